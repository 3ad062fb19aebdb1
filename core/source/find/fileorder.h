// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/source.h"

namespace millrace {

/// The order in which the files of one table are loaded.
enum class FileOrder
{
    Natural, ///< numbers in the names count by their value
    Name,    ///< byte by byte
    Time,    ///< of the last change, the oldest first
    Given    ///< as they were named, or moved by hand
};

template <>
inline constexpr auto enumNames<FileOrder> = namesOfEnum<FileOrder>({{FileOrder::Natural, "natural"},
                                                                     {FileOrder::Name, "name"},
                                                                     {FileOrder::Time, "time"},
                                                                     {FileOrder::Given, "given"}});

/// Sorts by the names of the files, and by their whole paths when two folders hold the same name: shards
/// that are spread over several disks follow each other, and so do the folders of several years. Files of
/// one time follow each other naturally. Given leaves them as they are.
void sortFiles(QVector<SourceFile> &files, FileOrder order);

/// In the order in which \a given names them, their folders or patterns; naturally among those of one folder.
void sortFilesAsGiven(QVector<SourceFile> &files, const QStringList &given);

} // namespace millrace

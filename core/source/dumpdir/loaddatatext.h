// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/dialect.h"

#include <QMap>
#include <QStringList>
#include <optional>

namespace millrace {

/// What a LOAD DATA statement says about its file. mapping/loadtext reads the whole statement, for a user who
/// wrote it, with a place for each fault; it makes a Mapping and therefore lives two stages later. Here a
/// tool's own statement is read for what a source is: file, dialect and columns, or not at all.
struct LoadDataText
{
    QString file;
    QString table;
    Dialect dialect;
    QStringList columns; ///< those that are variables without their '@'
};

/// The first LOAD DATA in the text; nothing: there is none, or it was not understood to its end.
std::optional<LoadDataText> parseLoadData(const QByteArray &sql);

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>
#include <QVector>

namespace millrace {

/// A group that an option file has, for a list to choose from. What it says is readOptionGroup()'s to find
/// out.
struct OptionGroupPlace
{
    QString name;
    QStringList files; ///< in the order in which they are read; the last one wins
};

/// The groups that say where a server is or who asks (host, port, socket, user, password, ssl-…), those of
/// servers left out, in the order they are met. The files are the ones my_print_defaults names, with what
/// they include; one that this account may not read is passed over, as the clients do. Blocks for the time of
/// one short process. Errors: OptionFileUnreadable (program missing).
Result<QVector<OptionGroupPlace>> listOptionGroups();

/// The files of "my_print_defaults --help", "~" replaced; empty: it names none.
QStringList optionFilesFromHelp(const QByteArray &help);
/// The same list from given files; used by listOptionGroups().
QVector<OptionGroupPlace> optionGroupsIn(const QStringList &files);

} // namespace millrace

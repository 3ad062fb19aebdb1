// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"

#include <QCoreApplication>

namespace millrace {

/// What the program says before it has a window.
struct Program
{
    Q_DECLARE_TR_FUNCTIONS(Program)
};

void complain(const QString &text); ///< on the error output

/// Asked before there is an application: all that is wanted is drawn or printed, on a server without a
/// screen, too.
bool wantsNoScreen(int argc, char **argv);
/// What --language says, before the options are read: --help speaks that language, too. Empty: nothing.
QString languageAsked(const QStringList &arguments);
/// Options and arguments, with their texts in the language that is installed.
void addOptions(reference::CommandParser &parser);

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace millrace {

/// core's texts in the user's language: CoreText::tr("…"), which lupdate finds. The window installs
/// translations (ui/language/translations.h); a program that installs none, as the command line does, gets
/// the English texts as they are written. Only what a person reads may pass through here: nothing that is
/// parsed, compared, stored as a key or sent to a server. Tables of constants hold
/// QT_TRANSLATE_NOOP("core", "…") and are translated where they are read, never while the program starts: a
/// constant would keep the language of its first use. Call from any thread.
class CoreText
{
    Q_DECLARE_TR_FUNCTIONS(core)
};

} // namespace millrace

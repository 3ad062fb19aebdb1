// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVector>

/// The engine's remedies name options of the command line; who sits in front of a window has controls.
namespace millrace {

/// An option, as the engine's texts have it: with the value that it is about, where there is one.
struct OptionWord
{
    const char *option;         ///< "--indexes keep"
    const char *page = nullptr; ///< the class of its page, which has its name; null: command line only
    const char *pageName = nullptr;
    const char *card = nullptr;    ///< the class that has the control; null: the page as a whole
    const char *control = nullptr; ///< its title there, with mnemonic and dots
    const char *choice = nullptr;  ///< of the control
    bool takesValue = false;       ///< any: it is named with the control
};

/// All of them.
const QVector<OptionWord> &optionWords();

/// \a text with the window's controls for options: “Secondary indexes: Keep in place” under Chunks. An option
/// that no page has is said to be one of the command line; whole commands (millrace-cli …) and options of
/// other programs stay. To do it twice changes nothing.
QString inControls(const QString &text);
QStringList inControls(const QStringList &texts);

} // namespace millrace

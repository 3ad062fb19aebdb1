// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/description.h"

namespace millrace::reference {

/// What stands where a value is expected.
enum class CompletionKind
{
    Words,  ///< one of the choices
    Files,  ///< a path
    Runs,   ///< the id of a run: the program is asked for them
    Nothing ///< a number, a name, a URL: nothing a shell could know
};

/// By the choices, and where there are none by the name a value has in the help (FILE, PLAN, RUN, …).
CompletionKind valueKind(const QString &valueName, const QStringList &choices);

/// The completion script of a program, to be installed where the shell looks for it (bash: under the
/// program's name in bash-completion's folder; zsh: _NAME in fpath; fish: NAME.fish in vendor_completions.d).
QByteArray bashCompletion(const ProgramDescription &program);
QByteArray zshCompletion(const ProgramDescription &program);
QByteArray fishCompletion(const ProgramDescription &program);
/// Of the shell that is named; empty: there is none for it.
QByteArray completionFor(const QString &shell, const ProgramDescription &program);

} // namespace millrace::reference

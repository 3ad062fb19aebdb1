// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"
#include "core/record/runfolder.h"

#include <QJsonObject>
#include <QStringList>
#include <memory>

namespace millrace::cli {

/// The exit codes scripts rely on.
enum ExitCode : int
{
    Ok = 0,                ///< done and verified
    UsageError = 1,        ///< usage or configuration
    PreflightRefused = 2,  ///< nothing was touched
    DoneWithRejects = 3,   ///< done, but rows were left out or the result could not be verified
    StoppedResumable = 4,  ///< stopped by an error; can be resumed
    CancelledResumable = 5 ///< cancelled; can be resumed
};

using reference::CommandParser;
using Handler = int (*)(const QStringList &arguments);

int inspectCommand(const QStringList &arguments);
int planCommand(const QStringList &arguments);
int sqlCommand(const QStringList &arguments);
int previewCommand(const QStringList &arguments);
int checkCommand(const QStringList &arguments);
int calibrateCommand(const QStringList &arguments);
int runCommand(const QStringList &arguments);
int resumeCommand(const QStringList &arguments);
int rollbackCommand(const QStringList &arguments);
int restoreCommand(const QStringList &arguments);
int runsCommand(const QStringList &arguments);
int reportCommand(const QStringList &arguments);
int mendCommand(const QStringList &arguments);
int tuneCommand(const QStringList &arguments);
int rehearseCommand(const QStringList &arguments);
int compareCommand(const QStringList &arguments);
int warmCommand(const QStringList &arguments);
int scratchCommand(const QStringList &arguments);
int connectionsCommand(const QStringList &arguments);
int pingCommand(const QStringList &arguments);
int sampleCommand(const QStringList &arguments);
int errorsCommand(const QStringList &arguments);
int helpCommand(const QStringList &arguments);

/// The exit codes and what they mean, in order.
QVector<reference::Term> exitCodes();
/// What the parser of a command knows: runs the command up to the point at which it would parse.
reference::CommandDescription describe(Handler command);

void printLine(const QString &text);       ///< to standard output
void printError(const QString &text);      ///< to standard error
void printJson(const QJsonObject &object); ///< one object, indented, to standard output

/// Prints the error and gives the exit code that belongs to it: PreflightRefused for what a preflight finds
/// (sources, server, mapping), CancelledResumable for a stop that was asked for, UsageError for everything
/// about the call and this machine.
int failed(const Error &error);
/// What a command that can fail ends with: its exit code, or that of its error as failed() has it.
int exitCodeOf(const Result<int> &ended);

/// Parses the arguments of a command whose one positional argument is a run (added here) and opens its
/// folder; nothing after an error or --help, with the exit code in \a exitCode.
std::unique_ptr<RunFolder> openRun(CommandParser &parser, const QString &command,
                                   const QStringList &arguments, int &exitCode);

/// Parses the command's arguments; nothing after an error or --help, with the exit code in \a exitCode. Every
/// command comes here before it does anything else: describe() relies on it.
bool parse(CommandParser &parser, const QString &command, const QStringList &arguments, int &exitCode);

/// What is wrong with how a command was called.
Error usageError(const QString &what, const QString &howToFix = {});

} // namespace millrace::cli

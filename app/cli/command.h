// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/runfolder.h"

#include <QCommandLineParser>
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

void printLine(const QString &text);       ///< to standard output
void printError(const QString &text);      ///< to standard error
void printJson(const QJsonObject &object); ///< one object, indented, to standard output

/// Prints the error and gives the exit code that belongs to it: PreflightRefused for what a preflight finds
/// (sources, server, mapping), UsageError for everything about the call and this machine.
int failed(const Error &error);

/// Parses the arguments of a command whose one positional argument is a run (added here) and opens its
/// folder; nothing after an error or --help, with the exit code in \a exitCode.
std::unique_ptr<RunFolder> openRun(QCommandLineParser &parser, const QString &command,
                                   const QStringList &arguments, int &exitCode);

/// Parses the command's arguments; nothing after an error or --help, with the exit code in \a exitCode.
bool parse(QCommandLineParser &parser, const QString &command, const QStringList &arguments, int &exitCode);

} // namespace millrace::cli

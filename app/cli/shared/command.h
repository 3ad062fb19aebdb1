// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"
#include "core/plan/planchoice.h"
#include "core/record/runfolder.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>
#include <memory>
#include <optional>

namespace millrace::cli {

/// The exit codes scripts rely on.
enum ExitCode : int
{
    Ok = 0,               ///< done and verified
    UsageError = 1,       ///< usage or configuration
    PreflightRefused = 2, ///< nothing was touched
    DoneWithRejects =
        3, ///< done, but rows or statements are missing, the dump had no end, or nothing is verified
    StoppedResumable = 4,  ///< stopped by an error; can be resumed
    CancelledResumable = 5 ///< cancelled; can be resumed
};

using reference::CommandParser;
/// A command gives its exit code; an error is printed by main(), which ends as exitCodeOf() has it.
using Handler = Result<int> (*)(const QStringList &arguments);

Result<int> inspectCommand(const QStringList &arguments);
Result<int> planCommand(const QStringList &arguments);
Result<int> sqlCommand(const QStringList &arguments);
Result<int> previewCommand(const QStringList &arguments);
Result<int> checkCommand(const QStringList &arguments);
Result<int> calibrateCommand(const QStringList &arguments);
Result<int> runCommand(const QStringList &arguments);
Result<int> resumeCommand(const QStringList &arguments);
Result<int> rollbackCommand(const QStringList &arguments);
Result<int> restoreCommand(const QStringList &arguments);
Result<int> runsCommand(const QStringList &arguments);
Result<int> reportCommand(const QStringList &arguments);
Result<int> lookCommand(const QStringList &arguments);
Result<int> mendCommand(const QStringList &arguments);
Result<int> replicaCommand(const QStringList &arguments);
Result<int> tuneCommand(const QStringList &arguments);
Result<int> rehearseCommand(const QStringList &arguments);
Result<int> compareCommand(const QStringList &arguments);
Result<int> warmCommand(const QStringList &arguments);
Result<int> scratchCommand(const QStringList &arguments);
Result<int> connectionsCommand(const QStringList &arguments);
Result<int> storesCommand(const QStringList &arguments);
Result<int> pingCommand(const QStringList &arguments);
Result<int> sampleCommand(const QStringList &arguments);
Result<int> errorsCommand(const QStringList &arguments);
Result<int> helpCommand(const QStringList &arguments);

/// The exit codes and what they mean, in order.
QVector<reference::Term> exitCodes();
/// What the parser of a command knows: runs the command up to the point at which it would parse.
reference::CommandDescription describe(Handler command);

void printLine(const QString &text); ///< to standard output
/// Shortened to the width of the terminal; whole into a file or a pipe.
void printShort(const QString &text);
void printError(const QString &text); ///< to standard error
/// What was chosen for a plan, by whom and why, a line each; nothing of plans that do not say.
void printChoices(const QVector<PlanChoice> &choices);
void printJson(const QJsonObject &object); ///< one object, indented, to standard output
/// The values of a row, of fields or of cells; null for NULL.
template <typename Values> QJsonArray jsonOfRow(const Values &values)
{
    QJsonArray array;
    for (const auto &value : values)
        array << (value.isNull ? QJsonValue() : QJsonValue(QString::fromUtf8(value.value)));
    return array;
}

/// Says what is wrong with how the command was called: "millrace-cli warm: name a server …". Gives
/// UsageError.
int misused(const QString &command, const QString &sentence);
/// Prints the error and gives the exit code that belongs to it: PreflightRefused for what a preflight finds
/// (sources, server, mapping), CancelledResumable for a stop that was asked for, UsageError for everything
/// about the call and this machine.
int failed(const Error &error);
/// What a command that can fail ends with: its exit code, or that of its error as failed() has it.
int exitCodeOf(const Result<int> &ended);

/// The one positional argument of a command, \a what it is: "one plan". Errors: there is none, or another
/// one.
Result<QString> onlyArgument(const CommandParser &parser, const QString &what);
/// "512M", "4G", "1000": bytes, powers of 1024.
std::optional<qint64> sizeOf(const QString &text);
/// For commands about a run, whose id is their one positional argument.
void addRunArgument(CommandParser &parser);
/// The folder of the run that was named. Errors: as onlyArgument(), as RunFolder::open().
Result<std::unique_ptr<RunFolder>> namedRun(const CommandParser &parser);

/// Parses the command's arguments. Gives the exit code that the command ends with after an error or --help.
/// Every command comes here before it does anything else: describe() relies on it.
std::optional<int> parse(CommandParser &parser, const QString &command, const QStringList &arguments);

/// What is wrong with how a command was called.
Error usageError(const QString &what, const QString &howToFix = {});

} // namespace millrace::cli

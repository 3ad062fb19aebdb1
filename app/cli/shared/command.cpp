// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/command.h"

#include "core/base/literals.h"
#include "core/base/text.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <cstdio>
#include <sys/ioctl.h>
#include <unistd.h>

namespace millrace::cli {

namespace {

/// No argument of a shell can hold this byte: it asks for the description instead of the command.
QString describing()
{
    return QString(QChar(0));
}

/// As it is into a file or a pipe; to a terminal nothing that it would obey.
void print(const QString &text, std::FILE *stream)
{
    const bool terminal = isatty(fileno(stream)) != 0;
    const QByteArray line = (terminal ? withoutControls(text) : text).toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stream);
}

} // namespace

void printLine(const QString &text)
{
    print(text, stdout);
}

void printShort(const QString &text)
{
    winsize size{};
    const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    // What withoutControls() makes pictures of is as wide as those; a tab would be wider.
    printLine(known ? shortenedTo(withoutControls(text).replace(u'\t', u' '), size.ws_col) : text);
}

void printChoices(const QVector<PlanChoice> &choices)
{
    for (const PlanChoice &choice : choices)
        printLine(u"  %1"_s.arg(choice.line()));
}

void printError(const QString &text)
{
    print(text, stderr);
}

void printJson(const QJsonObject &object)
{
    const QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Indented);
    std::fwrite(json.constData(), 1, static_cast<std::size_t>(json.size()), stdout);
}

QVector<reference::Term> exitCodes()
{
    const auto code = [](ExitCode value, const char16_t *text) {
        return reference::Term{QString::number(value), QString::fromUtf16(text)};
    };
    return {code(Ok, u"done and verified"),
            code(UsageError, u"usage or configuration"),
            code(PreflightRefused, u"preflight refused: nothing was touched"),
            code(DoneWithRejects, u"done with rejects, without statements of the dump, of a dump that was "
                                  u"not finished, or not verified"),
            code(StoppedResumable, u"stopped by an error; can be resumed"),
            code(CancelledResumable, u"cancelled; can be resumed")};
}

reference::CommandDescription describe(Handler command)
{
    try {
        (void)command({describing()});
    } catch (const reference::CommandDescription &description) {
        return description;
    }
    return {};
}

int misused(const QString &command, const QString &sentence)
{
    printError(u"millrace-cli %1: %2"_s.arg(command, sentence));
    return UsageError;
}

int failed(const Error &error)
{
    printError(u"millrace-cli: %1"_s.arg(error.text()));
    if (error.code == ErrorCode::Cancelled)
        return CancelledResumable;
    switch (error.stage()) {
    case Stage::Server:
        return error.code == ErrorCode::BadTargetUrl || error.code == ErrorCode::OptionFileUnreadable ||
                       error.code == ErrorCode::SavedConnectionsUnusable ||
                       error.code == ErrorCode::SavedConnectionUnknown
                   ? UsageError
                   : PreflightRefused;
    case Stage::Source:
        return error.code == ErrorCode::DialectInvalid ? UsageError : PreflightRefused;
    case Stage::Mapping:
        return error.code == ErrorCode::ColumnListInvalid || error.code == ErrorCode::ExpressionInvalid ||
                       error.code == ErrorCode::StatementNotUnderstood
                   ? UsageError
                   : PreflightRefused;
    default:
        return UsageError;
    }
}

int exitCodeOf(const Result<int> &ended)
{
    return ended ? *ended : failed(ended.error());
}

std::optional<int> parse(CommandParser &parser, const QString &command, const QStringList &arguments)
{
    const QCommandLineOption help({u"h"_s, u"help"_s}, u"Show this help."_s);
    parser.addOption(help);
    // Thrown, because it has to end the command wherever that stands, and no command has begun anything yet.
    if (arguments == QStringList{describing()})
        throw parser.description();
    if (!parser.parse(QStringList{u"millrace-cli %1"_s.arg(command)} + arguments)) {
        const QString fault = parser.errorText(); // some of Qt's end with a full stop
        return misused(command, fault.endsWith(u'.') ? fault : fault + u'.');
    }
    if (parser.isSet(help)) {
        QString text = parser.helpText();
        // helpText() names the program by its path; the command belongs there.
        const qsizetype end = text.indexOf(u'\n');
        const qsizetype options = text.indexOf(u"[options]"_s);
        if (options > 0 && options < end)
            text.replace(0, options, u"Usage: millrace-cli %1 "_s.arg(command));
        printLine(text);
        return Ok;
    }
    return std::nullopt;
}

Result<QString> onlyArgument(const CommandParser &parser, const QString &what)
{
    if (parser.positionalArguments().size() != 1)
        return fail(usageError(u"Name %1; --help says more."_s.arg(what)));
    return parser.positionalArguments().first();
}

std::optional<qint64> sizeOf(const QString &text)
{
    static const QRegularExpression pattern(u"^(\\d+)([kKmMgG]?)$"_s);
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const int shift = match.captured(2).isEmpty()
                          ? 0
                          : 10 * (1 + static_cast<int>(u"kmg"_s.indexOf(match.captured(2).toLower())));
    return match.captured(1).toLongLong() << shift;
}

void addRunArgument(CommandParser &parser)
{
    parser.addPositionalArgument(u"RUN"_s, u"The run's id (millrace-cli runs)."_s);
}

Result<std::unique_ptr<RunFolder>> namedRun(const CommandParser &parser)
{
    MILLRACE_TRY(const auto run, onlyArgument(parser, u"one run (millrace-cli runs lists them)"_s));
    return RunFolder::open(run);
}

Error usageError(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::PlanInvalid, .what = what, .howToFix = howToFix};
}

} // namespace millrace::cli

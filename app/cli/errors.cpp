// SPDX-License-Identifier: GPL-3.0-or-later
// errors: the catalogue. Our codes and the servers' overlap in their numbers: a number is looked up in both.
#include "app/cli/command.h"
#include "core/base/errorcodes.h"
#include "core/server/errorcatalogue.h"

#include <QJsonArray>
#include <algorithm>

namespace millrace::cli {

namespace {

struct Catalogue
{
    QVector<ErrorCodeFacts> ours = errorCodes();
    QVector<ServerErrorFacts> servers = serverErrors();

    QString nameOf(ErrorCode code) const
    {
        const auto found = std::find_if(ours.begin(), ours.end(),
                                        [code](const ErrorCodeFacts &facts) { return facts.code == code; });
        return found == ours.end() ? QString() : found->name;
    }

    /// What a number, or a name of ours, stands for.
    Catalogue about(const QString &wanted) const
    {
        Catalogue some{{}, {}};
        for (const ErrorCodeFacts &facts : ours)
            if (QString::number(static_cast<int>(facts.code)) == wanted ||
                facts.name.compare(wanted, Qt::CaseInsensitive) == 0)
                some.ours << facts;
        for (const ServerErrorFacts &facts : servers)
            if (QString::number(facts.serverCode) == wanted)
                some.servers << facts;
        return some;
    }
};

QString number(ErrorCode code)
{
    return QString::number(static_cast<int>(code));
}

QString stageOf(ErrorCode code)
{
    return stageName(Error{.code = code}.stage());
}

QJsonObject toJson(const Catalogue &some, const Catalogue &all)
{
    QJsonArray ours;
    for (const ErrorCodeFacts &facts : some.ours)
        ours << QJsonObject{{QStringLiteral("code"), static_cast<int>(facts.code)},
                            {QStringLiteral("name"), facts.name},
                            {QStringLiteral("stage"), stageOf(facts.code)},
                            {QStringLiteral("meaning"), facts.meaning},
                            {QStringLiteral("remedy"), facts.remedy}};
    QJsonArray servers;
    for (const ServerErrorFacts &facts : some.servers)
        servers << QJsonObject{{QStringLiteral("server_code"), facts.serverCode},
                               {QStringLiteral("code"), static_cast<int>(facts.code)},
                               {QStringLiteral("name"), all.nameOf(facts.code)},
                               {QStringLiteral("retried"), isRetryable(facts.serverCode)},
                               {QStringLiteral("remedy"), facts.remedy}};
    return {{QStringLiteral("errors"), ours}, {QStringLiteral("server_errors"), servers}};
}

QString becomes(const ServerErrorFacts &facts, const Catalogue &all)
{
    return QStringLiteral("%1 %2").arg(number(facts.code), all.nameOf(facts.code));
}

void print(const Catalogue &some, const Catalogue &all)
{
    for (const ErrorCodeFacts &facts : some.ours)
        printLine(QStringLiteral("%1 %2 (%3)\n      %4\n      %5")
                      .arg(number(facts.code).rightJustified(5), facts.name, stageOf(facts.code),
                           facts.meaning, facts.remedy));
    for (const ServerErrorFacts &facts : some.servers)
        printLine(
            QStringLiteral("%1 of the server or its client library → %2%3%4")
                .arg(QString::number(facts.serverCode).rightJustified(5), becomes(facts, all),
                     isRetryable(facts.serverCode) ? QStringLiteral("; tried again by itself") : QString(),
                     facts.remedy.isEmpty() ? QString() : QStringLiteral("\n      ") + facts.remedy));
}

void printMarkdown(const Catalogue &all)
{
    const auto cell = [](QString text) {
        return text.replace(QLatin1Char('|'), QStringLiteral("\\|"))
            .replace(QLatin1Char('*'), QStringLiteral("\\*"))
            .replace(QLatin1Char('_'), QStringLiteral("\\_"));
    };
    printLine(
        QStringLiteral("# Errors\n\nThe codes stand in every JSON that Millrace writes and never change "
                       "their meaning. Thousands name the stage.\n\n"
                       "| code | name | stage | meaning | what to do |\n|---|---|---|---|---|"));
    for (const ErrorCodeFacts &facts : all.ours)
        printLine(QStringLiteral("| %1 | %2 | %3 | %4 | %5 |")
                      .arg(number(facts.code), facts.name, stageOf(facts.code), cell(facts.meaning),
                           cell(facts.remedy)));
    printLine(
        QStringLiteral("\n## Errors of servers\n\nNumbers of MySQL, MariaDB and their client library, and "
                       "the code each becomes; the servers' own text is always quoted. Numbers that are "
                       "not here become 2008 StatementFailed.\n\n"
                       "| number | becomes | tried again | what to do |\n|---|---|---|---|"));
    for (const ServerErrorFacts &facts : all.servers)
        printLine(QStringLiteral("| %1 | %2 | %3 | %4 |")
                      .arg(QString::number(facts.serverCode), becomes(facts, all),
                           isRetryable(facts.serverCode) ? QStringLiteral("yes") : QStringLiteral("no"),
                           cell(facts.remedy)));
}

} // namespace

int errorsCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Lists the error codes with what they mean and what to do, ours first, then those of the "
        "servers that are known. A number is looked up in both."));
    parser.addPositionalArgument(QStringLiteral("CODE"), QStringLiteral("A number, or a name of ours."),
                                 QStringLiteral("[CODE]"));
    parser.addOptions({
        {QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")},
        {QStringLiteral("markdown"), QStringLiteral("The whole catalogue as Markdown.")},
    });
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("errors"), arguments, exitCode))
        return exitCode;
    const QStringList named = parser.positionalArguments();
    if (named.size() > 1 || (!named.isEmpty() && parser.isSet(QStringLiteral("markdown")))) {
        printError(QStringLiteral("millrace-cli errors: name one code, or none for all of them."));
        return UsageError;
    }
    const Catalogue all;
    const Catalogue some = named.isEmpty() ? all : all.about(named.first());
    if (some.ours.isEmpty() && some.servers.isEmpty()) {
        printError(
            QStringLiteral("millrace-cli errors: neither Millrace nor its catalogue of server errors has "
                           "“%1”; without a code it lists all.")
                .arg(named.first()));
        return UsageError;
    }
    if (parser.isSet(QStringLiteral("markdown")))
        printMarkdown(all);
    else if (parser.isSet(QStringLiteral("json")))
        printJson(toJson(some, all));
    else
        print(some, all);
    return Ok;
}

} // namespace millrace::cli

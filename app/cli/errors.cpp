// SPDX-License-Identifier: GPL-3.0-or-later
// errors: the catalogue. Our codes and the servers' overlap in their numbers: a number is looked up in both.
#include "app/cli/shared/command.h"
#include "core/base/errorcodes.h"
#include "core/base/literals.h"
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
    return enumName(Error{.code = code}.stage());
}

QJsonObject toJson(const Catalogue &some, const Catalogue &all)
{
    QJsonArray ours;
    for (const ErrorCodeFacts &facts : some.ours)
        ours << QJsonObject{{u"code"_s, static_cast<int>(facts.code)},
                            {u"name"_s, facts.name},
                            {u"stage"_s, stageOf(facts.code)},
                            {u"meaning"_s, facts.meaning},
                            {u"remedy"_s, facts.remedy}};
    QJsonArray servers;
    for (const ServerErrorFacts &facts : some.servers)
        servers << QJsonObject{{u"server_code"_s, facts.serverCode},
                               {u"code"_s, static_cast<int>(facts.code)},
                               {u"name"_s, all.nameOf(facts.code)},
                               {u"retried"_s, isRetryable(facts.serverCode)},
                               {u"remedy"_s, facts.remedy}};
    return {{u"errors"_s, ours}, {u"server_errors"_s, servers}};
}

QString becomes(const ServerErrorFacts &facts, const Catalogue &all)
{
    return u"%1 %2"_s.arg(number(facts.code), all.nameOf(facts.code));
}

void print(const Catalogue &some, const Catalogue &all)
{
    for (const ErrorCodeFacts &facts : some.ours)
        printLine(u"%1 %2 (%3)\n      %4\n      %5"_s.arg(number(facts.code).rightJustified(5), facts.name,
                                                          stageOf(facts.code), facts.meaning, facts.remedy));
    for (const ServerErrorFacts &facts : some.servers)
        printLine(u"%1 of the server or its client library → %2%3%4"_s.arg(
            QString::number(facts.serverCode).rightJustified(5), becomes(facts, all),
            isRetryable(facts.serverCode) ? u"; tried again by itself"_s : QString(),
            facts.remedy.isEmpty() ? QString() : u"\n      "_s + facts.remedy));
}

void printMarkdown(const Catalogue &all)
{
    const auto cell = [](QString text) {
        return text.replace(u'|', u"\\|"_s).replace(u'*', u"\\*"_s).replace(u'_', u"\\_"_s);
    };
    printLine(u"# Errors\n\nThe codes stand in every JSON that Millrace writes and never change "
              "their meaning. Thousands name the stage.\n\n"
              "| code | name | stage | meaning | what to do |\n|---|---|---|---|---|"_s);
    for (const ErrorCodeFacts &facts : all.ours)
        printLine(u"| %1 | %2 | %3 | %4 | %5 |"_s.arg(number(facts.code), facts.name, stageOf(facts.code),
                                                      cell(facts.meaning), cell(facts.remedy)));
    printLine(u"\n## Errors of servers\n\nNumbers of MySQL, MariaDB and their client library, and "
              "the code each becomes; the servers' own text is always quoted. Numbers that are "
              "not here become 2008 StatementFailed.\n\n"
              "| number | becomes | tried again | what to do |\n|---|---|---|---|"_s);
    for (const ServerErrorFacts &facts : all.servers)
        printLine(u"| %1 | %2 | %3 | %4 |"_s.arg(QString::number(facts.serverCode), becomes(facts, all),
                                                 isRetryable(facts.serverCode) ? u"yes"_s : u"no"_s,
                                                 cell(facts.remedy)));
}

} // namespace

Result<int> errorsCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Lists the error codes with what they mean and what to do, ours first, then those of the "
        "servers that are known. A number is looked up in both."_s);
    parser.addPositionalArgument(u"CODE"_s, u"A number, or a name of ours."_s, u"[CODE]"_s);
    parser.addOptions({
        {u"json"_s, u"One JSON object on standard output."_s},
        {u"markdown"_s, u"The whole catalogue as Markdown."_s},
    });
    if (const auto ended = parse(parser, u"errors"_s, arguments))
        return *ended;
    const QStringList named = parser.positionalArguments();
    if (named.size() > 1 || (!named.isEmpty() && parser.isSet(u"markdown"_s)))
        return misused(u"errors"_s, u"name one code, or none for all of them."_s);
    const Catalogue all;
    const Catalogue some = named.isEmpty() ? all : all.about(named.first());
    if (some.ours.isEmpty() && some.servers.isEmpty())
        return misused(u"errors"_s, u"neither Millrace nor its catalogue of server errors has "
                                    "“%1”; without a code it lists all."_s.arg(named.first()));
    if (parser.isSet(u"markdown"_s))
        printMarkdown(all);
    else if (parser.isSet(u"json"_s))
        printJson(toJson(some, all));
    else
        print(some, all);
    return Ok;
}

} // namespace millrace::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/foreignoptions.h"

#include "core/base/literals.h"

namespace millrace::cli {

namespace {

Result<void> readPolicy(const QCommandLineParser &parser, const QString &option, ForeignPolicy &policy)
{
    if (!parser.isSet(option))
        return {};
    const auto value = enumFromName<ForeignPolicy>(parser.value(option));
    if (!value)
        return fail(usageError(u"--%1 can be map or keep, not “%2”."_s.arg(option, parser.value(option))));
    policy = *value;
    return {};
}

} // namespace

void addForeignOptions(reference::CommandParser &parser)
{
    parser.addOptions({
        {u"definers"_s,
         u"As whom views, triggers, routines and events of a whole dump run: keep (default), strip (the "
         u"account that loads) or USER@HOST."_s,
         u"WHO"_s},
        {u"collations"_s,
         u"Collations and character sets of a dump that the server does not know: map (default: by the "
         u"nearest it has) or keep."_s,
         u"POLICY"_s},
        {u"engines"_s,
         u"Engines, row formats, table options and types that the server does not know: map (default) or "
         u"keep."_s,
         u"POLICY"_s},
        {u"sql-modes"_s,
         u"sql_modes of a whole dump that the server does not know: map (default: left out) or keep."_s,
         u"POLICY"_s},
        {u"binlog"_s, u"SQL_LOG_BIN and GTID_PURGED of a whole dump: leave-out (default) or as-dump."_s,
         u"WHAT"_s},
    });
    for (const QString &name : {u"collations"_s, u"engines"_s, u"sql-modes"_s})
        parser.setChoices(name, allEnumNames<ForeignPolicy>());
    parser.setChoices(u"binlog"_s, {u"leave-out"_s, u"as-dump"_s});
}

Result<WordChoice> readWordChoice(const QCommandLineParser &parser)
{
    WordChoice choice;
    MILLRACE_TRY_VOID(readPolicy(parser, u"collations"_s, choice.collations));
    MILLRACE_TRY_VOID(readPolicy(parser, u"engines"_s, choice.engines));
    MILLRACE_TRY_VOID(readPolicy(parser, u"sql-modes"_s, choice.sqlModes));
    const QString binlog = parser.value(u"binlog"_s);
    if (parser.isSet(u"binlog"_s) && binlog != "leave-out"_L1 && binlog != "as-dump"_L1)
        return fail(usageError(u"--binlog can be leave-out or as-dump, not “%1”."_s.arg(binlog)));
    choice.replication = binlog == "as-dump"_L1;
    const QString definers = parser.value(u"definers"_s);
    if (definers == "strip"_L1) {
        choice.definers = DefinerPolicy::Strip;
    } else if (parser.isSet(u"definers"_s) && definers != "keep"_L1) {
        if (definers.section(u'@', 0, -2).isEmpty() || definers.section(u'@', -1).isEmpty())
            return fail(usageError(
                u"--definers can be keep, strip or an account, USER@HOST, not “%1”."_s.arg(definers)));
        choice.definers = DefinerPolicy::Replace;
        choice.definer = definers;
    }
    return choice;
}

} // namespace millrace::cli

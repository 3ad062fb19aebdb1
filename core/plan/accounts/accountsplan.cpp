// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/accounts/accountsplan.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace millrace {

namespace {

AccountStatement statementOf(const QByteArray &text, const SqlSession &session)
{
    const SqlLexRules rules = session.rules();
    const auto tokens = sqlTokens(text, rules);
    // What no server would read so is better not read at all.
    const bool isReadable = isAscii(text) || ((session.charset.isEmpty() || isUtf8Charset(session.charset)) &&
                                              isValidUtf8(text, false));
    if (!isReadable && isOfAccounts(tokens))
        return {.kind = AccountStatement::Kind::NotUnderstood};
    return readAccountStatement(tokens, rules, displayText(session.schema));
}

QString placeText(const SourceFile &file, qint64 line)
{
    return CoreText::tr("line %1 of %2").arg(groupedNumber(line), QFileInfo(file.name()).fileName());
}

int fileIn(AccountsPlan &plan, const SourceFile &file)
{
    for (qsizetype i = 0; i < plan.files.size(); ++i)
        if (plan.files.at(i).name() == file.name())
            return static_cast<int>(i);
    plan.files << file;
    return static_cast<int>(plan.files.size()) - 1;
}

/// Of a file that is made on the way: read once, from its front.
Result<QVector<QByteArray>> cutFrom(const SourceFile &file, const QVector<AccountText> &places)
{
    QVector<QByteArray> texts(places.size());
    MILLRACE_TRY(const auto input, openContent(file.content()));
    qint64 begin = 0; // of the block
    qint64 last = 0;
    for (const AccountText &place : places)
        last = std::max(last, place.offset + place.bytes);
    while (begin < last) {
        MILLRACE_TRY(const auto block, input->next());
        if (block.empty())
            break;
        const qint64 end = begin + static_cast<qint64>(block.size());
        for (qsizetype i = 0; i < places.size(); ++i) {
            const qint64 from = std::max(begin, places.at(i).offset);
            const qint64 to = std::min(end, places.at(i).offset + places.at(i).bytes);
            if (from < to)
                texts[i].append(block.data() + (from - begin), to - from);
        }
        begin = end;
    }
    return texts;
}

/// A stretch of a file, with all that has to be known to read it alone.
struct Stretch
{
    SqlPlace begin; ///< in the program
    qint64 end = 0;
    SqlSession session;
};

/// Of the grant tables that have rows: their definitions, which tell the columns, and the rows.
QVector<Stretch> stretchesOf(const SqlDumpInspection &dump)
{
    QVector<Stretch> stretches;
    for (const SqlDumpTable &table : dump.tables) {
        if (table.keptRows.isEmpty())
            continue;
        if (!table.createSql.isEmpty())
            stretches << Stretch{.begin = table.createPlace,
                                 .end = table.createPlace.byteOffset + table.createSql.size(),
                                 .session = table.createSession};
        for (const SqlRowsInFile &part : table.inFiles)
            stretches << Stretch{.begin = part.firstInsert, .end = part.end, .session = part.session};
        if (table.inFiles.isEmpty()) // none of them is plain
            stretches << Stretch{.begin = table.firstInsert, .end = table.end, .session = table.session};
    }
    std::sort(stretches.begin(), stretches.end(), [](const Stretch &one, const Stretch &other) {
        return one.begin.byteOffset < other.begin.byteOffset;
    });
    return stretches;
}

/// Nothing but what stands between them divides them: one pass over the file reads them all.
QVector<Stretch> joined(const QVector<Stretch> &stretches, const QVector<DumpSource> &sources)
{
    QVector<Stretch> joined;
    for (const Stretch &each : stretches)
        if (joined.isEmpty() || isInSeveralFiles(sources, joined.last().begin.byteOffset, each.end) ||
            placeInFile(sources, joined.last().begin).source != placeInFile(sources, each.begin).source)
            joined << each;
        else
            joined.last().end = std::max(joined.last().end, each.end);
    return joined;
}

/// Errors: those of the dump there.
Result<void> readRows(const SourceFile &file, const AccountText &place, AccountRows &rows)
{
    const auto located = [&file](Error error) {
        error.context.file = file.name();
        return fail(std::move(error));
    };
    MILLRACE_TRY(const auto input, openContent(file.content(), place.offset, place.bytes));
    const SqlInspectLimits limits{.keepTexts = true, .keepsRowsOf = isGrantTable};
    SqlDumpInspector inspector(*input, limits, place.rows->begin, place.rows->session);
    for (;;) {
        const auto more = inspector.next();
        if (!more)
            return located(more.error());
        if (!*more)
            break;
        if (const auto taken = inspector.take(); !taken)
            return located(taken.error());
    }
    const SqlDumpInspection found = inspector.cut();
    for (const SqlDumpTable &table : found.tables)
        if (isGrantTable(table.schema, table.name))
            rows.add(table, [&file](SqlPlace at) { return placeText(file, at.line); });
    return {};
}

Result<QVector<QByteArray>> textsIn(const SourceFile &file, const QVector<AccountText> &places)
{
    if (file.isStreamed())
        return cutFrom(file, places);
    QVector<QByteArray> texts;
    for (const AccountText &place : places) {
        MILLRACE_TRY(const auto text, readContent(file.content(), place.offset, place.bytes));
        texts << text;
    }
    return texts;
}

} // namespace

QStringList AccountsPlan::wanted() const
{
    QStringList wanted = policy == AccountPolicy::None ? QStringList() : names;
    wanted.removeIf([this](const QString &name) { return leftOut.contains(name); });
    return wanted;
}

template <>
const JsonMembers<AccountsPlan> jsonMembers<AccountsPlan>{{"policy", &AccountsPlan::policy},
                                                          {"names", &AccountsPlan::names},
                                                          {"left_out", &AccountsPlan::leftOut},
                                                          {"statements", &AccountsPlan::statements}};

QJsonObject AccountsPlan::toJson() const
{
    QJsonObject json = jsonMembers<AccountsPlan>.write(*this);
    QJsonArray list;
    for (const SourceFile &file : files)
        list << sourceFileJson(file);
    json.insert(u"files"_s, list);
    return json;
}

Result<AccountsPlan> AccountsPlan::read(const QJsonObject &json)
{
    AccountsPlan plan = jsonMembers<AccountsPlan>.read(json);
    const QJsonArray list = json.value(u"files"_s).toArray();
    for (const auto &each : list) {
        MILLRACE_TRY(auto file, sourceFileFromJson(each.toObject()));
        plan.files << std::move(file);
    }
    for (const AccountText &text : std::as_const(plan.statements))
        if (text.file < 0 || text.file >= plan.files.size() || text.offset < 0 || text.bytes < 0)
            return fail({.code = ErrorCode::BadJson,
                         .what = CoreText::tr("A statement about accounts is in none of the plan's files."),
                         .howToFix = CoreText::tr("Write the plan again from its dump.")});
    return plan;
}

QVector<qint64> takeAccountsOut(SqlDumpInspection &dump, const SourceFile &file,
                                const QVector<DumpSource> &sources, AccountsPlan &plan, AccountSet &accounts)
{
    QVector<qint64> taken;
    QVector<SqlDumpStatement> kept;
    for (const SqlDumpStatement &statement : std::as_const(dump.statements)) {
        const AccountStatement found = statementOf(statement.text, statement.session);
        if (found.kind == AccountStatement::Kind::None) {
            kept << statement;
            continue;
        }
        taken << statement.place.byteOffset;
        if (found.kind == AccountStatement::Kind::Helper)
            continue;
        const DumpPlace at = placeInFile(sources, statement.place);
        const SourceFile &in = at.source < 0 ? file : sources.at(at.source).file;
        plan.statements << AccountText{.file = fileIn(plan, in),
                                       .line = at.place.line,
                                       .offset = at.place.byteOffset,
                                       .bytes = statement.text.size(),
                                       .schema = statement.session.schema,
                                       .charset = statement.session.charset,
                                       .sqlMode = statement.session.sqlMode};
        accounts.add(found, placeText(in, at.place.line));
    }
    if (!taken.isEmpty())
        dump.statements = kept;
    return taken;
}

Result<void> addAccountRows(const SqlDumpInspection &dump, const SourceFile &file, const QByteArray &own,
                            const QVector<DumpSource> &sources, AccountsPlan &plan, AccountRows &rows)
{
    const auto fileOf = [&](const DumpPlace &at) -> const SourceFile & {
        return at.source < 0 ? file : sources.at(at.source).file;
    };
    for (Stretch stretch : joined(stretchesOf(dump), sources)) {
        const DumpPlace at = placeInFile(sources, stretch.begin);
        if (isInSeveralFiles(sources, stretch.begin.byteOffset, stretch.end))
            return fail(
                {.code = ErrorCode::PlanInvalid,
                 .what = CoreText::tr("Another file runs among the rows of the dump's accounts, which "
                                      "cannot be read so."),
                 .howToFix = CoreText::tr("Dump the accounts by themselves, or load without them "
                                          "(--accounts none)."),
                 .context = {
                     .file = fileOf(at).name(), .line = at.place.line, .byteOffset = at.place.byteOffset}});
        if (stretch.session.schema.isEmpty())
            stretch.session.schema = own;
        const qint64 bytes = stretch.end - stretch.begin.byteOffset;
        plan.statements << AccountText{.file = fileIn(plan, fileOf(at)),
                                       .line = at.place.line,
                                       .offset = at.place.byteOffset,
                                       .bytes = bytes,
                                       .rows = SqlTablePart{.begin = at.place,
                                                            .session = stretch.session,
                                                            .end = at.place.byteOffset + bytes}};
    }
    for (const SqlDumpTable &table : dump.tables)
        if (isGrantTable(table.schema.isEmpty() ? own : table.schema, table.name))
            rows.add(table, [&](SqlPlace place) {
                const DumpPlace at = placeInFile(sources, place);
                return placeText(fileOf(at), at.place.line);
            });
    return {};
}

Result<void> chooseAccounts(const AccountSet &accounts, const QStringList &only, const QStringList &without,
                            AccountsPlan &plan)
{
    plan.names.clear();
    for (const DumpAccount &account : accounts.accounts())
        if (account.isMade)
            plan.names << account.name.text();
    for (const QString &name : only + without)
        if (!plan.names.contains(name))
            return fail(
                {.code = ErrorCode::PlanInvalid,
                 .what = CoreText::tr("The dump makes no account %1.").arg(name),
                 .howToFix = plan.names.isEmpty()
                                 ? CoreText::tr("It makes none at all.")
                                 : CoreText::tr("It makes these: %1.").arg(plan.names.join(u", "_s))});
    plan.leftOut.clear();
    for (const QString &name : std::as_const(plan.names))
        if (without.contains(name) || (!only.isEmpty() && !only.contains(name)))
            plan.leftOut << name;
    return {};
}

Result<AccountSet> readAccounts(const AccountsPlan &plan)
{
    MILLRACE_TRY_VOID(expectUnchanged(plan.files));
    AccountSet accounts;
    AccountRows rows;
    for (qsizetype in = 0; in < plan.files.size(); ++in) {
        QVector<AccountText> places;
        for (const AccountText &text : plan.statements) {
            if (text.file != in)
                continue;
            if (!text.rows) {
                places << text;
                continue;
            }
            MILLRACE_TRY_VOID(readRows(plan.files.at(in), text, rows));
        }
        MILLRACE_TRY(const auto texts, textsIn(plan.files.at(in), places));
        for (qsizetype i = 0; i < places.size(); ++i) {
            const AccountText &place = places.at(i);
            SqlSession session;
            session.schema = place.schema;
            session.charset = place.charset;
            session.sqlMode = place.sqlMode;
            accounts.add(statementOf(texts.at(i), session), placeText(plan.files.at(in), place.line));
        }
    }
    rows.addTo(accounts); // whose order matters to none of the statements
    return accounts;
}

} // namespace millrace

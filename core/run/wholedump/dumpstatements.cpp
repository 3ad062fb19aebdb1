// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumpstatements.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/server/errorcatalogue.h"
#include "core/sql/quoting.h"

#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <cerrno>
#include <unistd.h>

namespace millrace {

namespace {

/// DROP TABLE IF EXISTS of one table. Of one that is not there MariaDB makes entries in its logs all the
/// same, synced: 7 ms of the 12 that a dump's structure takes per table, where to ask takes 0.3.
bool dropsIfThere(const DumpStatement &statement)
{
    return statement.empties && statement.objects.size() == 1 &&
           statement.objects.first().kind == SqlObject::Table &&
           !statement.objects.first().schema.isEmpty() &&
           statement.text.left(64).simplified().toUpper().startsWith("DROP TABLE IF EXISTS ");
}

/// CREATE TABLE of one table, whose schema is known.
bool makesTable(const DumpStatement &statement)
{
    return !statement.empties && statement.objects.size() == 1 &&
           statement.objects.first().kind == SqlObject::Table &&
           !statement.objects.first().schema.isEmpty() &&
           statement.text.left(64).simplified().toUpper().startsWith("CREATE TABLE ");
}

/// The server commits with it, before and behind.
bool commitsByItself(const DumpStatement &statement)
{
    return dropsIfThere(statement) ||
           (makesTable(statement) && !statement.text.toUpper().contains("SELECT")); // which could leave rows
}

/// Whether any of the tables that statements drop is there when its turn comes: of a dump's first load there
/// is none, and one question tells it of all. \a together: of these, which make no other tables than they
/// drop.
Result<bool> isAnyToDrop(const QVector<qsizetype> &together, const QVector<DumpStatement> &statements,
                         Connection &connection)
{
    QSet<QString> seen;
    QHash<QString, QStringList> names; // by schema
    for (const qsizetype index : together) {
        if (!dropsIfThere(statements.at(index)))
            continue;
        const DumpObject &table = statements.at(index).objects.first();
        const QString name = qualifiedName(table.schema, table.name).toLower(); // as some servers compare
        if (seen.contains(name)) // one of these makes it meanwhile
            return true;
        seen.insert(name);
        names[table.schema] << quotedString(table.name);
    }
    constexpr qsizetype mostNames = 1000; // of one question
    for (auto each = names.constBegin(); each != names.constEnd(); ++each)
        for (qsizetype from = 0; from < each->size(); from += mostNames) {
            MILLRACE_TRY(
                const auto found,
                connection.value(u"SELECT 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 AND "
                                 "TABLE_NAME IN (%2) LIMIT 1"_s.arg(
                                     quotedString(each.key()), each->mid(from, mostNames).join(u", "_s))));
            if (found.isValid())
                return true;
        }
    return false;
}

Result<bool> isTableThere(const QString &schema, const QString &table, Connection &connection)
{
    MILLRACE_TRY(
        const auto found,
        connection.value(u"SELECT 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 AND "
                         "TABLE_NAME = %2 LIMIT 1"_s.arg(quotedString(schema), quotedString(table))));
    return found.isValid();
}

} // namespace

Result<std::unique_ptr<StatementLog>> StatementLog::open(const QString &folder)
{
    auto log = std::make_unique<StatementLog>();
    log->m_file.setFileName(folder + u"/statements.jsonl"_s);
    if (log->m_file.exists()) {
        MILLRACE_TRY(const auto bytes, readWholeFile(log->m_file.fileName()));
        for (const QByteArray &line : bytes.split('\n')) {
            const QJsonObject json = QJsonDocument::fromJson(line).object(); // a torn last line says nothing
            const Key key{json.value(u"list"_s).toString(), qsizetype(json.value(u"index"_s).toInteger(-1))};
            const QString state = json.value(u"state"_s).toString();
            if (state == "begun"_L1)
                log->m_begun.insert(key);
            else if (state == "done"_L1)
                log->m_done.insert(key);
            if (json.contains(u"statements"_s))
                log->m_outcomes.insert(key, {.statements = json.value(u"statements"_s).toInteger(),
                                             .rows = json.value(u"rows"_s).toInteger(),
                                             .skipped = json.value(u"skipped"_s).toInteger(),
                                             .replaced = json.value(u"replaced"_s).toInteger(),
                                             .warnings = json.value(u"warnings"_s).toInteger()});
        }
    }
    errno = 0;
    if (!log->m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return fail(writeError(log->m_file.fileName(), errno, log->m_file.errorString()));
    return log;
}

QByteArray StatementLog::line(const Key &key, const QString &state,
                              const std::optional<InOrderOutcome> &outcome)
{
    QJsonObject json{{u"list"_s, key.first}, {u"index"_s, key.second}, {u"state"_s, state}};
    if (outcome) {
        json.insert(u"statements"_s, outcome->statements);
        json.insert(u"rows"_s, outcome->rows);
        json.insert(u"skipped"_s, outcome->skipped);
        json.insert(u"replaced"_s, outcome->replaced);
        json.insert(u"warnings"_s, outcome->warnings);
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

Result<void> StatementLog::append(const QByteArray &lines, Sync sync)
{
    // The line break in front ends what a power loss may have torn.
    const QByteArray all = '\n' + lines;
    errno = 0;
    if (m_file.write(all) != all.size() || (sync == Sync::Now && ::fdatasync(m_file.handle()) != 0))
        return fail(writeError(m_file.fileName(), errno, m_file.errorString()));
    return {};
}

qsizetype StatementLog::lastDone(const QString &list) const
{
    qsizetype last = -1;
    for (const Key &key : m_done)
        if (key.first == list)
            last = std::max(last, key.second);
    return last;
}

Result<void> StatementLog::begin(const QString &list, const QVector<qsizetype> &indexes)
{
    QByteArray lines;
    for (const qsizetype index : indexes) {
        m_begun.insert({list, index});
        lines += line({list, index}, u"begun"_s);
    }
    return append(lines);
}

Result<void> StatementLog::noteDone(const QString &list, qsizetype index,
                                    const std::optional<InOrderOutcome> &outcome)
{
    m_done.insert({list, index});
    if (outcome)
        m_outcomes.insert({list, index}, *outcome);
    return append(line({list, index}, u"done"_s, outcome));
}

Result<void> StatementLog::ran(const QString &list, qsizetype index)
{
    m_done.insert({list, index});
    return append(line({list, index}, u"done"_s), Sync::WithNext);
}

std::optional<InOrderOutcome> StatementLog::outcomeAt(const QString &list, qsizetype index) const
{
    const auto found = m_outcomes.constFind({list, index});
    return found == m_outcomes.constEnd() ? std::nullopt : std::optional(*found);
}

Error atStatement(Error error, const DumpPlan &plan, const DumpStatement &statement)
{
    error.what = CoreText::tr("%1 The statement: %2")
                     .arg(error.what, QString::fromUtf8(statement.text.left(160)).simplified());
    error.context.file = statement.file.isEmpty() ? plan.path : statement.file;
    error.context.line = statement.place.line;
    error.context.byteOffset = statement.place.byteOffset;
    return error;
}

Error notKnownToHaveRun(const QString &why, const QString &runId, qint64 offset)
{
    return {.code = ErrorCode::StatementFailed,
            .what = CoreText::tr("Whether this statement ran before the run was interrupted, in whole or in "
                                 "part, is not known. %1")
                        .arg(why),
            .howToFix = CoreText::tr("Look at what it changes. Where it has run, go on after it: "
                                     "millrace-cli resume %1 --has-run %2. Where it has not, or what it did "
                                     "is taken out again: millrace-cli resume %1 --run-again %2.")
                            .arg(runId, QString::number(offset)),
            .context = {.inDoubt = offset}};
}

bool saysDoneAlready(int code)
{
    constexpr std::array codes{1007, 1008, 1022, 1050, 1051, 1060, 1061, 1068, 1091,
                               1304, 1305, 1359, 1360, 1396, 1537, 1539, 1826, 4127};
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

Result<std::unique_ptr<Connection>> openForDump(const DumpPlan &plan, const ResolvedConnection &target)
{
    auto connection = Connection::open(target.withoutSchema());
    if (!connection)
        return connection;
    MILLRACE_TRY_VOID((*connection)->allowScripts());
    if (plan.schema.isEmpty())
        return connection;
    const QString schema = quotedIdentifier(plan.schema);
    MILLRACE_TRY(const bool there, isSchemaThere(plan.schema, **connection));
    if (!there && plan.schemasMade.contains(plan.schema))
        return connection; // the dump makes it as it wants it, and goes into it
    if (!there)
        MILLRACE_TRY_VOID(expectSchema(plan, **connection));
    if (!there)
        MILLRACE_TRY_VOID((*connection)->execute(u"CREATE DATABASE %1"_s.arg(schema)));
    MILLRACE_TRY_VOID((*connection)->execute(u"USE %1"_s.arg(schema)));
    return connection;
}

Result<void> DumpStatements::run(const QString &list, const QVector<DumpStatement> &statements)
{
    constexpr int mostAttempts = 4;
    for (int attempt = 1;; ++attempt) {
        auto connection = openForDump(m_context.plan, m_context.target);
        auto ran = connection ? runOver(**connection, list, statements) : fail(connection.error());
        if (ran || attempt == mostAttempts || m_context.stop.stop_requested() ||
            !isConnectionLoss(ran.error().context.serverCode.value_or(0)))
            return ran;
    }
}

bool DumpStatements::leftOut(const DumpStatement &statement) const
{
    return std::any_of(statement.objects.begin(), statement.objects.end(),
                       [this](const DumpObject &object) { return m_context.kept.contains(object.key()); });
}

/// This one, and where it drops a table those that come next as far as they make or drop tables, too: each is
/// made where one of these has dropped it, so that a second try of any of them meets nothing that was there
/// before the run. A synced line for each cost as many waits for the disk as the statements themselves.
QVector<qsizetype> DumpStatements::beginningWith(qsizetype index, const QString &list,
                                                 const QVector<DumpStatement> &statements) const
{
    QVector<qsizetype> together{index};
    if (!dropsIfThere(statements.at(index)))
        return together;
    QSet<QString> dropped{statements.at(index).objects.first().key()};
    for (++index; index < statements.size(); ++index) {
        const DumpStatement &next = statements.at(index);
        if (next.phase == SqlPhase::Session || leftOut(next))
            continue;
        if (m_context.log.isDone(list, index) || m_context.log.wasBegun(list, index))
            break;
        if (dropsIfThere(next))
            dropped.insert(next.objects.first().key());
        else if (!makesTable(next) || !dropped.remove(next.objects.first().key()))
            break;
        together << index;
    }
    return together;
}

Result<void> DumpStatements::runOver(Connection &connection, const QString &list,
                                     const QVector<DumpStatement> &statements)
{
    qsizetype begunHere = -1; // up to this one
    bool anyThere = true;     // of the tables that those drop
    for (qsizetype index = 0; index < statements.size(); ++index) {
        if (m_context.stop.stop_requested())
            return fail(runStopped());
        const DumpStatement &statement = statements.at(index);
        const bool setting = statement.phase == SqlPhase::Session;
        if (leftOut(statement) || (!setting && m_context.log.isDone(list, index)))
            continue;
        const bool again = index > begunHere && m_context.log.wasBegun(list, index);
        if (!setting && !again && index > begunHere) {
            const auto together = beginningWith(index, list, statements);
            begunHere = together.last();
            MILLRACE_TRY_VOID(m_context.log.begin(list, together));
            MILLRACE_TRY(anyThere, isAnyToDrop(together, statements, connection));
        }
        if (index <= begunHere && !anyThere && dropsIfThere(statement)) {
            MILLRACE_TRY_VOID(m_context.log.ran(list, index));
            continue;
        }
        if (const auto ran = runOne(connection, statement, again); !ran)
            return fail(atStatement(ran.error(), m_context.plan, statement));
        if (!setting)
            MILLRACE_TRY_VOID(m_context.log.ran(list, index));
    }
    return {};
}

Result<void> DumpStatements::runOne(Connection &connection, const DumpStatement &statement, bool again) const
{
    if (dropsIfThere(statement)) {
        const DumpObject &table = statement.objects.first();
        MILLRACE_TRY(const bool there, isTableThere(table.schema, table.name, connection));
        if (!there)
            return {};
    }
    constexpr int schemaExists = 1007;
    const auto ran = connection.executeScript(statement.text);
    if (!ran && ran.error().context.serverCode != schemaExists && // it serves as well
        !(again && saysDoneAlready(ran.error().context.serverCode.value_or(0))))
        return fail(ran.error());
    if (statement.phase == SqlPhase::Session || commitsByItself(statement))
        return {};
    // A dump may have turned autocommit off; its own COMMIT stands among the rows and is not run.
    return connection.execute(u"COMMIT"_s);
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpexisting.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/connection.h"
#include "core/server/freshreads.h"
#include "core/sql/quoting.h"

#include <QHash>
#include <QSet>
#include <algorithm>

namespace millrace {

namespace {

/// Where the server lists objects of the kind.
QString lookUp(const DumpObject &object)
{
    const QString schema = quotedString(object.schema);
    const QString name = quotedString(object.name);
    const auto select = [](const char *view, const QString &where) {
        return u"SELECT 1 FROM information_schema.%1 WHERE %2 LIMIT 1"_s.arg(QLatin1String(view), where);
    };
    switch (object.kind) {
    case SqlObject::Database:
        return select("SCHEMATA", u"SCHEMA_NAME = %1"_s.arg(schema));
    case SqlObject::Table:
    case SqlObject::Sequence:
    case SqlObject::View:
        return select("TABLES", u"TABLE_SCHEMA = %1 AND TABLE_NAME = %2"_s.arg(schema, name));
    case SqlObject::Trigger:
        return select("TRIGGERS", u"TRIGGER_SCHEMA = %1 AND TRIGGER_NAME = %2"_s.arg(schema, name));
    case SqlObject::Procedure:
    case SqlObject::Function:
        return select(
            "ROUTINES",
            u"ROUTINE_SCHEMA = %1 AND ROUTINE_NAME = %2 AND ROUTINE_TYPE = '%3'"_s.arg(
                schema, name, QLatin1String(object.kind == SqlObject::Procedure ? "PROCEDURE" : "FUNCTION")));
    case SqlObject::Event:
        return select("EVENTS", u"EVENT_SCHEMA = %1 AND EVENT_NAME = %2"_s.arg(schema, name));
    case SqlObject::None:
    case SqlObject::Index:
    case SqlObject::Account:
        return {};
    }
    Q_UNREACHABLE();
}

bool isTableOrView(const DumpObject &object)
{
    return object.kind == SqlObject::Table || object.kind == SqlObject::Sequence ||
           object.kind == SqlObject::View;
}

/// Names of tables and views that are there, as the server compares names, of those that are asked about: one
/// question for hundreds. By schema.
Result<QHash<QString, QStringList>> namesThere(const QVector<DumpObject> &objects, Connection &server)
{
    constexpr qsizetype mostNames = 1000; // of one question
    QHash<QString, QStringList> asked;
    for (const DumpObject &object : objects)
        if (isTableOrView(object))
            asked[object.schema] << quotedString(object.name);
    QHash<QString, QStringList> there;
    for (auto names = asked.constBegin(); names != asked.constEnd(); ++names)
        for (qsizetype from = 0; from < names->size(); from += mostNames) {
            MILLRACE_TRY(
                const auto rows,
                server.rows(u"SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = "
                            "%1 AND TABLE_NAME IN (%2)"_s.arg(quotedString(names.key()),
                                                              names->mid(from, mostNames).join(u", "_s))));
            for (const auto &row : rows)
                there[names.key()] << row.value(0).toString();
        }
    return there;
}

/// TABLE_ROWS is an estimate, and of a table that was filled a moment ago a bad one: few rows are counted.
/// \a budget: rows that may still be looked at.
Result<void> countRows(Connection &server, const DumpObject &table, qint64 &budget, ExistingObject &found)
{
    const qint64 mostCounted = std::min<qint64>(100'000, budget);
    if (mostCounted > 0) {
        const QString name = qualifiedName(table.schema, table.name);
        FreshReads fresh(server);
        MILLRACE_TRY(const auto counted, fresh.ask([&] {
            return server.value(
                u"SELECT COUNT(*) FROM (SELECT 1 FROM %1 LIMIT %2) AS t"_s.arg(name).arg(mostCounted + 1));
        }));
        found.rows = counted.toLongLong();
        budget -= found.rows + 1000; // and the question itself
        if (found.rows <= mostCounted)
            return {};
    }
    found.rowsAreEstimated = true;
    MILLRACE_TRY(const auto estimate,
                 server.value(u"SELECT TABLE_ROWS FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 AND "
                              "TABLE_NAME = %2"_s.arg(quotedString(table.schema), quotedString(table.name))));
    found.rows = std::max(mostCounted, estimate.toLongLong());
    return {};
}

/// What a table or schema holds. \a budget: as of countRows().
Result<void> measure(Connection &server, qint64 &budget, ExistingObject &found)
{
    const DumpObject &object = found.object;
    const QString ofTable = u" AND TABLE_NAME = %1"_s.arg(quotedString(object.name));
    const QString where =
        u"TABLE_SCHEMA = %1 AND TABLE_TYPE LIKE '%TABLE'"_s.arg(quotedString(object.schema));
    if (object.kind != SqlObject::Table && object.kind != SqlObject::Database)
        return {};
    MILLRACE_TRY(const auto sums,
                 server.rows(u"SELECT COUNT(*), COALESCE(SUM(DATA_LENGTH + INDEX_LENGTH), 0), "
                             "COALESCE(SUM(TABLE_ROWS), 0) FROM information_schema.TABLES WHERE %1%2"_s.arg(
                                 where, object.kind == SqlObject::Table ? ofTable : QString())));
    const auto &sum = sums.first();
    const qint64 tables = sum.value(0).toLongLong();
    found.bytes = sum.value(1).toLongLong();
    found.holdsRows = object.kind == SqlObject::Database || tables > 0; // else it is a view
    if (object.kind == SqlObject::Table && found.holdsRows)
        return countRows(server, object, budget, found);
    if (object.kind == SqlObject::Table)
        return {};
    found.tables = tables;
    constexpr qint64 fewTables = 50;
    if (tables > fewTables) {
        found.rows = sum.value(2).toLongLong();
        found.rowsAreEstimated = true;
        return {};
    }
    qint64 rows = 0;
    MILLRACE_TRY(const auto names,
                 server.rows(u"SELECT TABLE_NAME FROM information_schema.TABLES WHERE %1"_s.arg(where)));
    for (const auto &name : names) {
        ExistingObject table;
        MILLRACE_TRY_VOID(countRows(
            server, {.kind = SqlObject::Table, .schema = object.schema, .name = name.value(0).toString()},
            budget, table));
        rows += table.rows;
        found.rowsAreEstimated = found.rowsAreEstimated || table.rowsAreEstimated;
    }
    found.rows = rows;
    return {};
}

/// The first of them by name, and how many more there are.
QString listOf(const QVector<ExistingObject> &objects)
{
    constexpr qsizetype named = 5;
    QStringList names;
    for (const ExistingObject &object : objects.mid(0, named))
        names << object.text();
    if (objects.size() > named)
        names << CoreText::tr("%1 more").arg(groupedNumber(objects.size() - named));
    return names.join(u", "_s);
}

} // namespace

QString ExistingObject::text() const
{
    if (rows < 0)
        return holdsRows ? CoreText::tr("%1 (rows not counted)").arg(object.text()) : object.text();
    const QString counted = rowsAreEstimated ? CoreText::tr("about %1").arg(rowsText(rows)) : rowsText(rows);
    return tables < 0 ? CoreText::tr("%1 (%2, %3)").arg(object.text(), counted, sizeText(bytes))
                      : CoreText::tr("%1 (%2, %3, %4)")
                            .arg(object.text(), tablesText(tables), counted, sizeText(bytes));
}

namespace {

/// With the keys of those that lose what they hold.
QVector<DumpObject> touchedBy(const DumpPlan &plan, QSet<QString> &emptied)
{
    QVector<DumpObject> touched;
    QSet<QString> seen;
    const auto add = [&](const DumpObject &object) {
        if (!seen.contains(object.key()))
            touched << object;
        seen.insert(object.key());
    };
    // Tables first: a stand-in's DROP TABLE would give a view that comes after it the wrong name, no more.
    for (const Plan &table : plan.tables)
        add({.kind = SqlObject::Table, .schema = table.schema, .name = table.table});
    const DumpTail tail = plan.tail.value_or(DumpTail());
    for (const DumpObject &table : tail.tables)
        add(table);
    for (const QVector<DumpStatement> *list : {&plan.before, &plan.after, &tail.statements})
        for (const DumpStatement &statement : *list)
            for (const DumpObject &object : statement.objects) {
                add(object);
                if (statement.empties)
                    emptied.insert(object.key());
            }
    return touched;
}

} // namespace

QVector<DumpObject> objectsOf(const DumpPlan &plan)
{
    QSet<QString> emptied;
    return touchedBy(plan, emptied);
}

Result<QVector<ExistingObject>> existingObjects(const DumpPlan &plan, Connection &server,
                                                const QVector<DumpObject> &madeBefore)
{
    QSet<QString> emptied;
    QVector<DumpObject> touched = touchedBy(plan, emptied);
    QSet<QString> made;
    for (const DumpObject &object : madeBefore)
        made.insert(object.key());
    touched.removeIf([&made](const DumpObject &object) { return made.contains(object.key()); });
    QVector<ExistingObject> there;
    qint64 budget = 2'000'000; // some seconds
    MILLRACE_TRY(const auto names, namesThere(touched, server));
    for (const DumpObject &object : std::as_const(touched)) {
        // Which of its tables it is nobody needs to know where there is none: that is how most dumps begin.
        const QString question =
            isTableOrView(object) && names.value(object.schema).isEmpty() ? QString() : lookUp(object);
        if (question.isEmpty())
            continue;
        MILLRACE_TRY(const auto found, server.value(question));
        if (!found.isValid())
            continue;
        there << ExistingObject{.object = object, .isLost = emptied.contains(object.key())};
        // What cannot be asked (a table that is broken, or not ours to read) is there all the same.
        if (const auto measured = measure(server, budget, there.last());
            !measured && !measured.error().context.serverCode)
            return fail(measured.error());
    }
    return there;
}

Error alreadyThere(const QVector<ExistingObject> &objects)
{
    return {.code = ErrorCode::PlanInvalid,
            .what = CoreText::tr("On the server already: %1.").arg(listOf(objects)),
            .howToFix = CoreText::tr("Plan with --existing append to leave them as they are and load into "
                                     "the tables, or --existing replace to let the dump's DROP statements "
                                     "take them away with all they hold.")};
}

QVector<ExistingObject> lostBy(const DumpPlan &plan, const QVector<ExistingObject> &objects)
{
    QVector<ExistingObject> lost = objects;
    lost.removeIf([&plan](const ExistingObject &object) {
        return plan.existing != ExistingTables::Replace || !object.isLost || !object.holdsRows;
    });
    return lost;
}

Error willBeLost(const QVector<ExistingObject> &lost)
{
    return {.code = ErrorCode::PlanInvalid,
            .what = CoreText::tr("The dump takes away what is on the server, with all it holds: %1.")
                        .arg(listOf(lost)),
            .howToFix = CoreText::tr("Keep a dump of it, or load into another schema.")};
}

namespace {

QString dropsSchema(const DumpStatement &statement, const DumpObject &schema)
{
    if (statement.file.isEmpty())
        return CoreText::tr("Line %1 of the dump drops the whole %2, with all it holds.")
            .arg(statement.place.line)
            .arg(schema.text());
    return CoreText::tr("Line %1 of %2 drops the whole %3, with all it holds.")
        .arg(statement.place.line)
        .arg(statement.file, schema.text());
}

} // namespace

Result<QStringList> dangersOf(const DumpPlan &plan, Connection &server, const QVector<DumpObject> &madeBefore)
{
    QStringList dangers;
    QVector<DumpStatement> statements = plan.before;
    if (plan.tail)
        for (const DumpStatement &statement : std::as_const(plan.tail->statements))
            statements << plan.tail->inItsFile(statement);
    for (const DumpStatement &statement : std::as_const(statements))
        for (const DumpObject &object : statement.objects)
            if (object.kind == SqlObject::Database && plan.existing == ExistingTables::Replace)
                dangers << dropsSchema(statement, object);
    MILLRACE_TRY(const auto there, existingObjects(plan, server, madeBefore));
    if (const auto lost = lostBy(plan, there); !lost.isEmpty())
        dangers << willBeLost(lost).text();
    if (!there.isEmpty() && plan.existing == ExistingTables::Refuse)
        dangers << CoreText::tr("The run will be refused. ") + alreadyThere(there).text();
    return dangers;
}

} // namespace millrace

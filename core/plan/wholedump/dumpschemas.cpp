// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpschemas.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/connection.h"
#include "core/source/bytes/charsets.h"
#include "core/sql/quoting.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

QString firstWordsOf(const SqlDumpStatement &statement)
{
    return displayText(statement.text.left(160)).simplified();
}

Error at(const SqlDumpStatement &statement, const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::PlanInvalid,
            .what = what.arg(firstWordsOf(statement)),
            .howToFix = howToFix,
            .context = {.line = statement.place.line, .byteOffset = statement.place.byteOffset}};
}

/// It goes with its schema: what makes, changes or fills something there, and what the server only knows to
/// do in that schema. Settings, transactions and accounts do not.
bool goesWithSchema(const SqlDumpStatement &statement)
{
    switch (statement.kind.phase) {
    case SqlPhase::Session:
        return statement.kind.verb == "USE";
    case SqlPhase::Skipped:
        return statement.kind.verb == "ALTER" || statement.kind.verb == "LOCK";
    case SqlPhase::AfterData:
        return statement.kind.object != SqlObject::Account && statement.kind.verb != "GRANT" &&
               statement.kind.verb != "REVOKE" && statement.kind.verb != "SET";
    default:
        return true;
    }
}

/// The schema it is about, as the dump names it.
QByteArray schemaOf(const SqlDumpStatement &statement)
{
    if (statement.kind.object == SqlObject::Database)
        return statement.kind.name;
    return statement.schema.isEmpty() ? statement.session.schema : statement.schema;
}

QString shownName(const SchemaNames &names, const QByteArray &schema)
{
    return displayText(names.value(schema, schema));
}

} // namespace

bool isSystemSchema(const QString &name)
{
    static const std::array system{u"mysql"_s, u"sys"_s, u"information_schema"_s, u"performance_schema"_s,
                                   u"ndbinfo"_s};
    return std::find(system.begin(), system.end(), name.toLower()) != system.end();
}

QStringList systemSchemasOf(const DumpReading &reading)
{
    QStringList schemas = reading.schemas();
    schemas.removeIf([](const QString &schema) { return !isSystemSchema(schema); });
    return schemas;
}

Result<QVector<qint64>> takeSchemasOut(SqlDumpInspection &dump, const QSet<QString> &schemas,
                                       const QString &own)
{
    QVector<qint64> taken;
    if (schemas.isEmpty())
        return taken;
    const auto isOut = [&](const QByteArray &schema) {
        return schemas.contains(schema.isEmpty() ? own : displayText(schema));
    };
    QVector<SqlDumpStatement> kept;
    for (const SqlDumpStatement &statement : std::as_const(dump.statements)) {
        const bool out = goesWithSchema(statement) && isOut(schemaOf(statement));
        for (const auto &[schema, name] : statement.kind.moreNames)
            if (isOut(schema.isEmpty() ? statement.session.schema : schema) != out)
                return fail(at(statement,
                               CoreText::tr("One statement is about schemas that are wanted and schemas that "
                                            "are left out: %1"),
                               CoreText::tr("Load all of them, or write a statement for each.")));
        if (out)
            taken << statement.place.byteOffset;
        else
            kept << statement;
    }
    dump.statements = kept;
    dump.tables.removeIf([&isOut](const SqlDumpTable &table) { return isOut(table.schema); });
    return taken;
}

Result<SchemaNames> schemaNamesOf(const QStringList &texts)
{
    SchemaNames names;
    for (const QString &text : texts) {
        const QStringList both = text.split(u'=');
        if (both.size() != 2 || both.first().trimmed().isEmpty() || both.last().trimmed().isEmpty())
            return fail(
                {.code = ErrorCode::PlanInvalid,
                 .what = CoreText::tr("“%1” does not say which schema is to be called how.").arg(text),
                 .howToFix = CoreText::tr("Write the dump's name, =, and the name on the server: "
                                          "shop=shop_copy.")});
        names.insert(both.first().trimmed().toUtf8(), both.last().trimmed().toUtf8());
    }
    return names;
}

Result<void> renameSchemas(SqlDumpInspection &dump, const SchemaNames &names)
{
    if (names.isEmpty())
        return {};
    for (SqlDumpStatement &statement : dump.statements) {
        const auto renamed =
            withSchemaNames(statement.text, statement.kind, statement.session.rules(), names);
        if (!renamed)
            return fail(at(statement,
                           CoreText::tr("It is not certain what of this statement names a schema that is to "
                                        "be another one here: %1"),
                           CoreText::tr("Load the dump into the schemas it names, or change the statement in "
                                        "the dump.")));
        statement.text = *renamed;
    }
    const SqlStatementClass createTable{
        .phase = SqlPhase::Structure, .object = SqlObject::Table, .creates = true, .verb = "CREATE"};
    for (SqlDumpTable &table : dump.tables)
        if (const auto renamed = withSchemaNames(table.createSql, createTable, table.session.rules(), names))
            table.createSql = *renamed;
    return {};
}

Result<bool> isSchemaThere(const QString &schema, Connection &server)
{
    MILLRACE_TRY(const auto there,
                 server.value(u"SELECT 1 FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = %1"_s.arg(
                     quotedString(schema))));
    return there.isValid();
}

Result<void> expectSchema(const DumpPlan &plan, Connection &server)
{
    if (plan.schema.isEmpty() || plan.createSchema)
        return {};
    // One that the dump makes under another name is the user's choice, and may be a slip of the pen.
    const QByteArray name = plan.schema.toUtf8();
    const bool isRenamed = std::any_of(plan.schemaNames.begin(), plan.schemaNames.end(),
                                       [&name](const QByteArray &other) { return other == name; });
    if (plan.schemasMade.contains(plan.schema) && !isRenamed)
        return {};
    MILLRACE_TRY(const bool there, isSchemaThere(plan.schema, server));
    if (there)
        return {};
    return fail({.code = ErrorCode::UnknownSchema,
                 .what = CoreText::tr("The target's schema %1 does not exist.").arg(plan.schema),
                 .howToFix = CoreText::tr("Create it, or let the run do so: plan with --create-schema.")});
}

QStringList warningsOfPlaces(const DumpPlan &plan, const SqlDumpInspection &dump)
{
    QStringList warnings;
    QSet<QByteArray> told;
    for (const SqlDumpStatement &statement : dump.statements) {
        const QByteArray schema = schemaOf(statement);
        const bool says = statement.kind.verb == "USE" || statement.kind.object == SqlObject::Database ||
                          !statement.kind.schema.isEmpty();
        if (!says || !goesWithSchema(statement) || schema.isEmpty() || told.contains(schema))
            continue;
        told.insert(schema);
        const QString name = shownName(plan.schemaNames, schema);
        if (isSystemSchema(name))
            warnings << CoreText::tr(
                            "Line %1 of the dump writes into the schema %2, which is the server's own: "
                            "its accounts, privileges and settings.")
                            .arg(groupedNumber(statement.place.line), name);
        else if (!plan.schema.isEmpty() && name != plan.schema)
            warnings << CoreText::tr(
                            "Line %1 of the dump names the schema %2 itself: what is of it goes there, "
                            "and not into %3. --schema %4=%3 sends it there.")
                            .arg(groupedNumber(statement.place.line), name, plan.schema, displayText(schema));
    }
    for (const SqlDumpTable &table : dump.tables)
        if (!table.schema.isEmpty() && !told.contains(table.schema) && table.insertStatements > 0 &&
            !plan.schema.isEmpty() && shownName(plan.schemaNames, table.schema) != plan.schema) {
            told.insert(table.schema);
            warnings << CoreText::tr(
                            "Line %1 of the dump names the schema %2 itself: what is of it goes there, "
                            "and not into %3. --schema %4=%3 sends it there.")
                            .arg(groupedNumber(table.firstInsert.line),
                                 shownName(plan.schemaNames, table.schema), plan.schema,
                                 displayText(table.schema));
        }
    return warnings;
}

Result<void> expectSchemaNames(const SchemaNames &names, const QStringList &all, const QStringList &leftOut)
{
    QSet<QByteArray> given;
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (!all.contains(QString::fromUtf8(name.key())))
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("The dump names no schema %1.").arg(displayText(name.key())),
                         .howToFix = all.isEmpty()
                                         ? CoreText::tr("It names none at all: the target says where it "
                                                        "goes.")
                                         : CoreText::tr("It names: %1.").arg(all.join(u", "_s))});
        const bool isOwn = all.contains(QString::fromUtf8(name.value())) && !names.contains(name.value()) &&
                           !leftOut.contains(QString::fromUtf8(name.value()));
        if (isOwn || given.contains(name.value()))
            return fail(
                {.code = ErrorCode::PlanInvalid,
                 .what =
                     CoreText::tr("Two schemas of the dump would go into %1.").arg(displayText(name.value())),
                 .howToFix = CoreText::tr("Give each a name of its own.")});
        given.insert(name.value());
    }
    return {};
}

} // namespace millrace

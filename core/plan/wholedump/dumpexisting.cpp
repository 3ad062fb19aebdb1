// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpexisting.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"

#include <QSet>

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

} // namespace

Result<QVector<DumpObject>> existingObjects(const DumpPlan &plan, Connection &server)
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
            for (const DumpObject &object : statement.objects)
                add(object);
    QVector<DumpObject> there;
    for (const DumpObject &object : std::as_const(touched)) {
        const QString question = lookUp(object);
        if (question.isEmpty())
            continue;
        MILLRACE_TRY(const auto found, server.value(question));
        if (found.isValid())
            there << object;
    }
    return there;
}

Error alreadyThere(const QVector<DumpObject> &objects)
{
    constexpr qsizetype named = 5;
    QStringList names;
    for (const DumpObject &object : objects.mid(0, named))
        names << object.text();
    if (objects.size() > named)
        names << CoreText::tr("%1 more").arg(groupedNumber(objects.size() - named));
    return {.code = ErrorCode::PlanInvalid,
            .what = CoreText::tr("On the server already: %1.").arg(names.join(u", "_s)),
            .howToFix = CoreText::tr("Plan with --existing append to leave them as they are and load into "
                                     "the tables, or --existing replace to let the dump's DROP statements "
                                     "take them away with all they hold.")};
}

} // namespace millrace

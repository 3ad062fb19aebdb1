// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpchoice.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"

#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

struct View
{
    QString schema;
    QString name;
    QString text;

    QString key() const { return DumpReading::keyOf(schema, name); }
};

/// One statement of a view's; the last one of a name is the view, those before it stand in for it.
QVector<View> viewsOf(const DumpReading &reading)
{
    QVector<View> views;
    for (const DumpScriptReading &script : reading.scripts)
        for (const SqlDumpStatement &statement : script.dump.statements)
            if (statement.kind.object == SqlObject::View && statement.kind.creates)
                views << View{.schema = statement.schema.isEmpty() ? script.script.schema
                                                                   : displayText(statement.schema),
                              .name = displayText(statement.kind.name),
                              .text = QString::fromUtf8(statement.text)};
    return views;
}

/// A server writes every table a view reads as `table` or `schema`.`table`, and its columns after that name.
/// Not meant: a column (`t`.`name`) and what it is called (AS `name`).
bool names(const View &view, const QString &schema, const QString &name)
{
    const QString quoted = u'`' + name + u'`';
    const QString inSchema = u'`' + schema + u"`."_s;
    static const QRegularExpression alias(u"\\bAS\\s*$"_s, QRegularExpression::CaseInsensitiveOption);
    for (qsizetype at = view.text.indexOf(quoted); at >= 0; at = view.text.indexOf(quoted, at + 1)) {
        const QStringView before = QStringView(view.text).left(at);
        if (before.endsWith(u"`."_s) ? before.endsWith(inSchema)
                                     : schema == view.schema && !alias.match(before.toString()).hasMatch())
            return true;
    }
    return false;
}

} // namespace

Result<DumpChoice> chooseTables(const DumpReading &reading, const QStringList &tables,
                                const QStringList &schemas)
{
    DumpChoice choice;
    const QVector<DumpReading::Table> all = reading.allTables();
    for (const QString &key : tables) {
        if (std::none_of(all.begin(), all.end(),
                         [&key](const DumpReading::Table &table) { return table.key() == key; }))
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("The dump holds no table %1.").arg(key),
                         .howToFix = CoreText::tr("Name its tables as millrace-cli inspect shows them.")});
        choice.leftOut.insert(key);
    }
    for (const DumpReading::Table &table : all)
        if (schemas.contains(table.schema))
            choice.leftOut.insert(table.key());
    const bool bringsAccounts = schemas.contains("mysql"_L1) && reading.bringsAccountRows();
    if (!all.isEmpty() && !bringsAccounts &&
        std::all_of(all.begin(), all.end(), [&choice](const DumpReading::Table &table) {
            return choice.leftOut.contains(table.key());
        }))
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("No table of the dump is to be loaded."),
                     .howToFix = schemas.isEmpty()
                                     ? CoreText::tr("Choose at least one.")
                                     : CoreText::tr("Choose at least one. Schemas that are left out: %1.")
                                           .arg(schemas.join(u", "_s))});
    // What is left out may be named by further views, until nothing new is found.
    QVector<std::pair<QString, QString>> gone;
    for (const DumpReading::Table &table : all)
        if (choice.leftOut.contains(table.key()))
            gone << std::pair(table.schema, table.name);
    const QVector<View> views = viewsOf(reading);
    for (const View &view : views)
        if (schemas.contains(view.schema) && !choice.leftOut.contains(view.key())) {
            choice.leftOut.insert(view.key());
            gone << std::pair(view.schema, view.name);
        }
    for (qsizetype i = 0; i < gone.size(); ++i)
        for (const View &view : views) {
            const auto [schema, name] = gone.at(i);
            if (choice.leftOut.contains(view.key()) || !names(view, schema, name))
                continue;
            choice.leftOut.insert(view.key());
            choice.notes << CoreText::tr("View %1 is left out, too: it reads %2.").arg(view.name, name);
            gone << std::pair(view.schema, view.name);
        }
    return choice;
}

} // namespace millrace

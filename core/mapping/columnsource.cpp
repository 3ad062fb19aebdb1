// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/columnsource.h"

#include "core/base/literals.h"
#include "core/sql/sqltokens.h"

#include <QHash>

namespace millrace {

QVector<ColumnSource> sourcesOf(const Mapping &mapping, const QStringList &columns)
{
    QHash<QString, int> bound; // the first that claims a column or a variable has it
    QHash<QString, int> read;
    for (int field = 0; field < mapping.fields.size(); ++field) {
        const FieldBinding &binding = mapping.fields.at(field);
        QHash<QString, int> &taken = binding.kind == FieldBinding::Kind::Column ? bound : read;
        if (const QString name = binding.name.toCaseFolded();
            binding.kind != FieldBinding::Kind::Discard && !taken.contains(name))
            taken.insert(name, field);
    }
    QHash<QString, QString> expressions;
    for (const ColumnExpression &set : mapping.expressions)
        if (const QString name = set.column.toCaseFolded(); !expressions.contains(name))
            expressions.insert(name, set.expression);

    QVector<ColumnSource> sources;
    for (const QString &column : columns) {
        const QString name = column.toCaseFolded();
        ColumnSource source{.field = bound.value(name, -1)};
        if (const auto set = expressions.constFind(name); set != expressions.constEnd()) {
            source = {.kind = set->trimmed().compare("@row_number"_L1, Qt::CaseInsensitive) == 0
                                  ? ColumnSource::Kind::Numbering
                                  : ColumnSource::Kind::Expression};
            if (source.kind == ColumnSource::Kind::Expression)
                source.expression = *set;
            for (const QString &variable : variablesOf(source.expression))
                if (const int field = read.value(variable.toCaseFolded(), -1);
                    field >= 0 && !source.reads.contains(field))
                    source.reads << field;
        } else if (source.field >= 0) {
            source.kind = ColumnSource::Kind::Field;
        }
        sources << source;
    }
    return sources;
}

ColumnSource sourceOf(const Mapping &mapping, const QString &column)
{
    return sourcesOf(mapping, {column}).first();
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fieldsmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/models/mappingedits.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/theme/theme.h"
#include "ui/words/celltext.h"

#include <QMimeData>

namespace millrace {

FieldsModel::FieldsModel(MigrationDraft *draft, QObject *parent)
    : TableModel({{"#"},
                  {QT_TR_NOOP("Name")},
                  {QT_TR_NOOP("Sample")},
                  {QT_TR_NOOP("Longest")},
                  {QT_TR_NOOP("Binding")},
                  {QT_TR_NOOP("By")}},
                 parent)
    , m_draft(draft)
{
    connect(draft, &MigrationDraft::sourceChanged, this, &FieldsModel::refresh);
    connect(draft, &MigrationDraft::mappingChanged, this, &FieldsModel::refresh);
    connect(draft, &MigrationDraft::tableChanged, this, &FieldsModel::refresh);
    refresh();
}

void FieldsModel::refresh()
{
    const int rows = qMax(m_draft->source().fieldCount, static_cast<int>(m_draft->mapping().fields.size()));
    const bool reset = rows != m_shownRows;
    if (reset)
        beginResetModel();
    m_shownRows = rows;
    m_samples.clear();
    m_matches = m_draft->tableSchema() ? matchFields(m_draft->source().fieldCount,
                                                     m_draft->source().fieldNames, *m_draft->tableSchema())
                                       : QVector<FieldMatch>();
    m_longest.fill(0, rows);
    for (int field = 0; field < rows; ++field) {
        QString sample;
        for (const Row &row : m_draft->input().sample) {
            const Field value = row.fields.value(field);
            m_longest[field] = qMax(m_longest[field], value.value.size());
            if (sample.isEmpty())
                sample = value.isNull ? QString() : cellText(value.value, 80);
        }
        m_samples.append(sample);
    }
    if (reset)
        endResetModel();
    else
        announce(Number, Why);
}

int FieldsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shownRows;
}

QVariant FieldsModel::cell(const QModelIndex &index, int role) const
{
    const int field = index.row();
    const bool isBound = field < m_draft->mapping().fields.size();
    const FieldBinding binding = isBound ? m_draft->mapping().fields.at(field) : FieldBinding();
    const ThemeColors &colors = themeColors(QApplication::palette());
    if (role == Qt::DisplayRole || role == Qt::EditRole) {
        switch (index.column()) {
        case Number:
            return field + 1;
        case Name:
            return m_draft->source().fieldNames.value(field);
        case Sample:
            return m_samples.value(field);
        case Longest:
            return groupedNumber(m_longest.value(field));
        case Binding:
            return isBound ? bindingText(binding) : QString();
        case Why:
            return isBound ? whyText(field, false) : QString();
        default:
            return {};
        }
    }
    if (role == Qt::ForegroundRole) {
        if (index.column() == Binding && binding.kind == FieldBinding::Kind::Variable)
            return colors.accent;
        if (index.column() == Binding && binding.kind == FieldBinding::Kind::Discard)
            return colors.muted;
        if (index.column() == Why && isBound && whyText(field, false) == tr("no match"))
            return colors.warning;
        return index.column() == Name || index.column() == Number || index.column() == Why ? colors.muted
                                                                                           : colors.text;
    }
    if (role == Qt::ToolTipRole && (index.column() == Why || index.column() == Binding) && isBound)
        return whyText(field, true);
    if (role == Qt::ToolTipRole && index.column() == Sample)
        return m_samples.value(field);
    if (role == ChoicesRole && index.column() == Binding) {
        QStringList choices;
        if (m_draft->tableSchema())
            for (const Column &column : m_draft->tableSchema()->columns)
                if (!column.generated)
                    choices << column.name;
        const QString name = m_draft->source().fieldNames.value(field);
        choices << (name.isEmpty() ? u"@f%1"_s.arg(field + 1) : u'@' + name) << u"@discard"_s;
        return choices;
    }
    return {};
}

Qt::ItemFlags FieldsModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags base = TableModel::flags(index);
    return base | Qt::ItemIsDragEnabled | (index.column() == Binding ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QMimeData *FieldsModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto *data = new QMimeData;
    data->setData(mimeType(), QByteArray::number(indexes.first().row()));
    return data;
}

/// A word, or a sentence, on why the field has the binding it has.
QString FieldsModel::whyText(int field, bool inFull) const
{
    const FieldMatch match = m_matches.value(field);
    const FieldBinding &binding = m_draft->mapping().fields.at(field);
    if (field >= m_matches.size() || match.binding != binding)
        return m_draft->mappingOrigin() == Origin::Set
                   ? (inFull ? tr("Bound by hand") : tr("hand"))
                   : (inFull ? tr("As the dump's values need it") : tr("values"));
    switch (match.reason) {
    case MatchReason::Name:
        return inFull ? tr("The column has the field's name") : tr("name");
    case MatchReason::Spelling:
        return inFull ? tr("The same name, spelled otherwise") : tr("spelling");
    case MatchReason::Alias:
        return inFull ? tr("Another name for the same: look whether it is") : tr("alias");
    case MatchReason::Similar:
        return inFull ? tr("A similar name: look whether it is meant") : tr("similar");
    case MatchReason::Position:
        return inFull ? tr("No name says more: the field's place among the columns") : tr("position");
    case MatchReason::Generated:
        return inFull ? tr("The server makes this column's values itself") : tr("generated");
    case MatchReason::Nothing:
        break;
    }
    return inFull ? tr("No column matches; the field is left out") : tr("no match");
}

bool FieldsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || index.column() != Binding || index.row() >= m_draft->mapping().fields.size())
        return false;
    const QString text = value.toString().trimmed();
    if (text == bindingText(m_draft->mapping().fields.at(index.row())))
        return true;
    const auto changed = withFieldBound(m_draft->mapping(), index.row(), text);
    if (!changed) {
        Q_EMIT editRefused(changed.error().what, changed.error().howToFix);
        return false;
    }
    m_draft->setMapping(*changed);
    return true;
}

} // namespace millrace

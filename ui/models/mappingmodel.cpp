// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/mappingmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/theme/theme.h"
#include "ui/words/celltext.h"
#include "ui/words/mappingwords.h"

#include <QMimeData>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <algorithm>

namespace millrace {

namespace {

constexpr int afterAll = 1'000'000; ///< more than a table has columns, or a line fields

QString rowNumberText()
{
    return MappingModel::tr("row number in source order");
}

} // namespace

MappingModel::MappingModel(MigrationDraft *draft, QObject *parent)
    : TableModel({{"#"},
                  {QT_TR_NOOP("Field")},
                  {QT_TR_NOOP("In the dump")},
                  {QT_TR_NOOP("Binding")},
                  {QT_TR_NOOP("By")},
                  {QT_TR_NOOP("Column")},
                  {QT_TR_NOOP("Type")},
                  {QT_TR_NOOP("Gets")},
                  {QT_TR_NOOP("Stored")}},
                 parent)
    , m_draft(draft)
{
    connect(draft, &MigrationDraft::sourceChanged, this, &MappingModel::refresh);
    connect(draft, &MigrationDraft::mappingChanged, this, &MappingModel::refresh);
    connect(draft, &MigrationDraft::tableChanged, this, &MappingModel::refresh);
    refresh();
}

void MappingModel::setPreview(const std::optional<Preview> &preview)
{
    m_preview = preview;
    refresh();
}

QVector<MappingModel::Pair> MappingModel::pairs() const
{
    const int fields = qMax(m_draft->source().fieldCount, static_cast<int>(m_draft->mapping().fields.size()));
    QVector<int> columnOf(fields, -1);
    for (int column = 0; column < m_sources.size(); ++column) {
        const ColumnSource &source = m_sources.at(column);
        // Of several columns the first has the field.
        for (const int field : source.field >= 0 ? QVector<int>{source.field} : source.reads)
            if (columnOf.at(field) < 0)
                columnOf[field] = column;
    }
    QVector<Pair> pairs;
    QVector<bool> shown(m_sources.size(), false);
    for (int field = 0; field < fields; ++field) {
        int column = columnOf.at(field);
        // Of several fields in one expression the first stands with the column.
        if (column >= 0 && std::exchange(shown[column], true))
            column = -1;
        pairs << Pair{.field = field, .column = column};
    }
    for (int column = 0; column < m_sources.size(); ++column)
        if (!shown.at(column))
            pairs << Pair{.column = column};
    return pairs;
}

MappingModel::Example MappingModel::exampleOf(const Pair &pair) const
{
    Example example;
    const auto hasValue = [&pair](const Row &row) {
        return pair.field < 0 || (pair.field < row.fields.size() && !row.fields.at(pair.field).isNull);
    };
    const auto take = [&](const Row &row) {
        if (pair.field >= 0)
            example.inDump = cellText(row.fields.at(pair.field).value, 80);
    };
    for (const Row &row : m_draft->input().sample)
        example.longest = qMax(example.longest, row.fields.value(pair.field).value.size());
    if (m_preview && pair.column >= 0) {
        const auto column = m_preview->columns.indexOf(tableColumn(pair.column).name);
        for (const PreviewRow &row : m_preview->rows) {
            if (!row.stored || column < 0 || column >= row.cells.size() || !hasValue(row.source))
                continue;
            const PreviewCell &cell = row.cells.at(column);
            take(row.source);
            example.isNull = cell.isNull;
            example.stored = cell.isNull ? (cell.isKnown ? u"NULL"_s : QString()) : cellText(cell.value, 80);
            return example;
        }
    }
    const auto &sample = m_draft->input().sample;
    if (const auto row = std::find_if(sample.begin(), sample.end(), hasValue); row != sample.end())
        take(*row);
    return example;
}

void MappingModel::refresh()
{
    m_matches = m_draft->tableSchema() ? matchFields(m_draft->source().fieldCount,
                                                     m_draft->source().fieldNames, *m_draft->tableSchema())
                                       : QVector<FieldMatch>();
    QStringList columns;
    if (m_draft->tableSchema())
        for (const millrace::Column &column : m_draft->tableSchema()->columns)
            columns << column.name;
    m_sources = sourcesOf(m_draft->mapping(), columns);
    const QVector<Pair> now = pairs();
    const bool isOther = now != m_pairs;
    // A reset would take the editor away that is just being asked for its value. Until then the rows there
    // are say what is true of them.
    if (isOther && m_isSetting) {
        QMetaObject::invokeMethod(this, &MappingModel::refresh, Qt::QueuedConnection);
        announce(Number, Stored);
        return;
    }
    if (isOther)
        beginResetModel();
    m_pairs = now;
    m_examples.clear();
    for (const Pair &pair : m_pairs)
        m_examples << exampleOf(pair);
    if (isOther)
        endResetModel();
    else
        announce(Number, Stored);
}

int MappingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pairs.size());
}

const Column &MappingModel::tableColumn(int column) const
{
    return m_draft->tableSchema()->columns.at(column);
}

QString MappingModel::getsText(int column) const
{
    const ColumnSource &source = m_sources.at(column);
    switch (source.kind) {
    case ColumnSource::Kind::Field:
        return tr("field %1").arg(source.field + 1);
    case ColumnSource::Kind::Expression:
        return source.expression;
    case ColumnSource::Kind::Numbering:
        return rowNumberText();
    case ColumnSource::Kind::Nothing:
        break;
    }
    if (tableColumn(column).generated)
        return tr("generated by the server");
    if (tableColumn(column).autoIncrement)
        return tr("next automatic number");
    if (!tableColumn(column).hasDefault)
        return tr("nothing, and it has no default");
    return tableColumn(column).nullable ? tr("its default, or NULL") : tr("its default");
}

QString MappingModel::text(int row, int column) const
{
    const auto [field, target] = m_pairs.at(row);
    switch (column) {
    case Number:
        return field < 0 ? QString() : QString::number(field + 1);
    case Field:
        return m_draft->source().fieldNames.value(field);
    case Sample:
        return m_examples.at(row).inDump;
    case Binding:
        return field >= 0 && field < m_draft->mapping().fields.size()
                   ? bindingText(m_draft->mapping().fields.at(field))
                   : QString();
    case Why:
        return whyText(field, false);
    case Stored:
        return m_examples.at(row).stored;
    default:
        break;
    }
    if (target < 0)
        return {};
    if (column == Column)
        return tableColumn(target).name;
    if (column == Type)
        return tableColumn(target).autoIncrement ? tableColumn(target).type + tr(", auto")
                                                 : tableColumn(target).type;
    return getsText(target);
}

QVariant MappingModel::order(const Pair &pair, const QModelIndex &index) const
{
    if (index.column() == Number)
        return pair.field >= 0 ? pair.field : afterAll + pair.column;
    if (index.column() == Column)
        return pair.column >= 0 ? pair.column : afterAll + pair.field;
    return text(index.row(), index.column());
}

QVariant MappingModel::cell(const QModelIndex &index, int role) const
{
    const Pair &pair = m_pairs.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return text(index.row(), index.column());
    case FieldRole:
        return pair.field;
    case ColumnRole:
        return pair.column;
    case OrderRole:
        return order(pair, index);
    case SearchRole: {
        QStringList texts;
        for (int column = 0; column < columnCount(); ++column)
            texts << text(index.row(), column);
        return texts.join(u'\n');
    }
    default:
        break;
    }
    const Example &example = m_examples.at(index.row());
    if (role == Qt::ToolTipRole && index.column() == Sample && pair.field >= 0)
        return tr("%1\nThe longest in the sample has %2 bytes.")
            .arg(example.inDump, groupedNumber(example.longest));
    if (role == Qt::ToolTipRole && index.column() == Stored)
        return example.stored;
    if (role == Qt::ForegroundRole && index.column() == Stored && example.isNull)
        return themeColors().muted;
    return index.column() < Column ? fieldCell(pair.field, index.column(), role)
           : pair.column < 0       ? QVariant()
                                   : columnCell(pair.column, index.column(), role);
}

QVariant MappingModel::fieldCell(int field, int column, int role) const
{
    const bool isBound = field >= 0 && field < m_draft->mapping().fields.size();
    const FieldBinding binding = isBound ? m_draft->mapping().fields.at(field) : FieldBinding();
    const ThemeColors &colors = themeColors();
    if (role == Qt::ForegroundRole) {
        const bool unmatched = isBound && whyText(field, false) == tr("no match");
        if (unmatched && (column == Why || column == Binding))
            return colors.warning;
        if (column == Binding && binding.kind == FieldBinding::Kind::Variable)
            return colors.accent;
        if (column == Binding && binding.kind == FieldBinding::Kind::Discard)
            return colors.muted;
        return column == Number || column == Why ? colors.muted : colors.text;
    }
    if (role == Qt::ToolTipRole && (column == Why || column == Binding) && isBound)
        return whyText(field, true);
    if (role == ChoicesRole && column == Binding) {
        QStringList choices;
        if (m_draft->tableSchema())
            for (const millrace::Column &target : m_draft->tableSchema()->columns)
                if (!target.generated)
                    choices << target.name;
        const QString name = m_draft->source().fieldNames.value(field);
        choices << (name.isEmpty() ? u"@f%1"_s.arg(field + 1) : u'@' + name) << u"@discard"_s;
        return choices;
    }
    return {};
}

QVariant MappingModel::columnCell(int target, int column, int role) const
{
    const millrace::Column &shown = tableColumn(target);
    const ThemeColors &colors = themeColors();
    if (column == Type && role == Qt::ToolTipRole)
        return shown.nullable ? tr("%1, may be NULL").arg(shown.type) : tr("%1 NOT NULL").arg(shown.type);
    if (column == Type && role == Qt::ForegroundRole)
        return colors.muted;
    const ColumnSource &source = m_sources.at(target);
    const bool isExpression = source.kind == ColumnSource::Kind::Expression;
    if (column == Stored && role == Qt::ForegroundRole)
        return isExpression ? colors.accent : colors.text;
    if (column != Gets)
        return {};
    switch (role) {
    case Qt::FontRole:
        return isExpression ? QVariant(codeFont()) : QVariant();
    case Qt::ToolTipRole:
        return isExpression ? QVariant(source.expression) : QVariant();
    case Qt::ForegroundRole:
        if (isExpression)
            return colors.accent;
        if (source.kind == ColumnSource::Kind::Nothing)
            return shown.hasDefault || shown.generated || shown.autoIncrement ? colors.muted : colors.bad;
        return colors.text;
    case ChoicesRole: {
        QStringList choices;
        for (int field = 0; field < m_draft->mapping().fields.size(); ++field)
            choices << tr("field %1").arg(field + 1);
        choices << rowNumberText() << tr("default") << u"NULL"_s << u"NULLIF(@%1, '')"_s.arg(shown.name)
                << u"CONCAT('', @%1)"_s.arg(shown.name);
        return choices;
    }
    case WordsRole:
        return expressionWords(m_draft->mapping());
    default:
        return {};
    }
}

Qt::ItemFlags MappingModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = TableModel::flags(index);
    if (!index.isValid())
        return flags;
    const Pair &pair = m_pairs.at(index.row());
    if (pair.field >= 0 && pair.field < m_draft->mapping().fields.size()) {
        flags |= Qt::ItemIsDragEnabled;
        flags.setFlag(Qt::ItemIsEditable, index.column() == Binding);
    }
    if (pair.column >= 0 && !tableColumn(pair.column).generated) {
        flags |= Qt::ItemIsDropEnabled;
        if (index.column() == Gets)
            flags |= Qt::ItemIsEditable;
    }
    return flags;
}

QMimeData *MappingModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty() || m_pairs.at(indexes.first().row()).field < 0)
        return nullptr;
    auto *data = new QMimeData;
    data->setData(mimeType(), QByteArray::number(m_pairs.at(indexes.first().row()).field));
    return data;
}

bool MappingModel::dropMimeData(const QMimeData *data, Qt::DropAction, int, int, const QModelIndex &parent)
{
    bool isNumber = false;
    const int field = data->data(mimeType()).toInt(&isNumber);
    if (!isNumber || field < 0 || field >= m_draft->mapping().fields.size() || !parent.isValid() ||
        !flags(parent).testFlag(Qt::ItemIsDropEnabled))
        return false;
    m_draft->setMapping(
        withColumnFromField(m_draft->mapping(), tableColumn(m_pairs.at(parent.row()).column).name, field));
    return true;
}

/// A word, or a sentence, on why the field has the binding it has.
QString MappingModel::whyText(int field, bool inFull) const
{
    if (field < 0 || field >= m_draft->mapping().fields.size())
        return {};
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

bool MappingModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const QString written = value.toString().trimmed();
    if (written == text(index.row(), index.column()))
        return true;
    const auto [field, column] = m_pairs.at(index.row());
    const QScopedValueRollback setting(m_isSetting, true);
    return index.column() == Binding ? setBinding(field, written) : setGets(column, written);
}

bool MappingModel::setBinding(int field, const QString &text)
{
    const auto changed = withFieldBound(m_draft->mapping(), field, text);
    if (!changed) {
        Q_EMIT editRefused(changed.error().what, changed.error().howToFix);
        return false;
    }
    m_draft->setMapping(*changed);
    return true;
}

bool MappingModel::setGets(int target, const QString &text)
{
    const QString column = tableColumn(target).name;
    const QRegularExpressionMatch match =
        QRegularExpression(u'^' + tr("field %1").arg(u"(\\d+)"_s) + u'$').match(text);
    const int field = match.captured(1).toInt() - 1;
    if (match.hasMatch() && field >= 0 && field < m_draft->mapping().fields.size()) {
        m_draft->setMapping(withColumnFromField(m_draft->mapping(), column, field));
    } else if (text == rowNumberText() || text == "@row_number"_L1) {
        m_draft->setMapping(withColumnFromRowNumber(m_draft->mapping(), column));
    } else if (text.isEmpty() || text.compare(tr("default"), Qt::CaseInsensitive) == 0) {
        m_draft->setMapping(withColumnUnset(m_draft->mapping(), column));
    } else {
        const auto changed = withColumnExpression(m_draft->mapping(), column, text);
        if (!changed) {
            Q_EMIT editRefused(changed.error().what, changed.error().howToFix);
            return false;
        }
        m_draft->setMapping(*changed);
    }
    return true;
}

} // namespace millrace

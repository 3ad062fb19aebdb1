// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/previewmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/models/mappingedits.h"
#include "ui/theme/theme.h"
#include "ui/words/celltext.h"

#include <algorithm>
#include <cmath>

namespace millrace {

namespace {

/// Written otherwise, worth the same: 1.50 and 1.5, 0x41 and A. Those are no change worth a colour.
bool meansTheSame(const QByteArray &raw, const QByteArray &stored)
{
    if (raw == stored || (stored.startsWith("0x") && QByteArray::fromHex(stored.mid(2)) == raw))
        return true;
    bool rawIsNumber = false;
    bool storedIsNumber = false;
    const double before = raw.toDouble(&rawIsNumber);
    const double after = stored.toDouble(&storedIsNumber);
    return rawIsNumber && storedIsNumber && std::abs(before - after) <= std::abs(before) * 1e-12;
}

bool concerns(const ServerWarning &warning, const QString &column)
{
    // MariaDB writes `s`.`t`.`c`, MySQL 'c'.
    return warning.message.contains(u'\'' + column + u'\'', Qt::CaseInsensitive) ||
           warning.message.contains(u'`' + column + u'`', Qt::CaseInsensitive);
}

QString warningText(const ServerWarning &warning)
{
    return u"%1 (%2)"_s.arg(warning.message).arg(warning.code);
}

QString valueText(const Field &field, qsizetype limit = 200)
{
    return field.isNull ? u"NULL"_s : cellText(field.value, limit);
}

QString sign(PreviewModel::Change change)
{
    switch (change) {
    case PreviewModel::Change::None:
        return {};
    case PreviewModel::Change::Other:
        return u"≠"_s;
    case PreviewModel::Change::Cut:
        return u"✂"_s;
    case PreviewModel::Change::Nulled:
        return u"∅"_s;
    case PreviewModel::Change::Defaulted:
        return u"+"_s;
    case PreviewModel::Change::Refused:
        return u"×"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

void PreviewModel::setPreview(const Preview &preview, const Mapping &mapping)
{
    beginResetModel();
    m_preview = preview;
    m_mapping = mapping;
    m_fieldOfColumn.clear();
    m_computed.clear();
    m_inputOfColumn.clear();
    m_judged.clear();
    for (const ColumnSource &source : sourcesOf(mapping, preview.columns)) {
        m_fieldOfColumn << source.field;
        m_computed << (source.kind == ColumnSource::Kind::Expression);
        m_inputOfColumn << (source.reads.size() == 1 ? source.reads.first() : -1);
    }
    for (const PreviewRow &row : preview.rows) {
        QVector<Judgement> judged;
        for (int column = 0; column < preview.columns.size(); ++column)
            judged << judge(row, column);
        m_judged << judged;
    }
    endResetModel();
}

void PreviewModel::clear()
{
    setPreview({}, {});
}

PreviewModel::Judgement PreviewModel::judge(const PreviewRow &row, int column) const
{
    Judgement judgement;
    for (const ServerWarning &warning : row.warnings)
        if (concerns(warning, m_preview.columns.at(column)))
            judgement.mark = Mark::Warned;
    if (!row.stored || column >= row.cells.size()) {
        judgement.change = row.stored ? Change::None : Change::Refused;
        return judgement;
    }
    const int field = m_fieldOfColumn.at(column);
    const PreviewCell &cell = row.cells.at(column);
    if (field < 0 || !cell.isKnown) {
        // Of an expression only the server can say that something went wrong.
        if (judgement.mark == Mark::Warned)
            judgement.change = cell.isNull ? Change::Nulled : Change::Other;
        return judgement;
    }
    const bool missing = field >= row.source.fields.size();
    const Field raw = row.source.fields.value(field);
    if (raw.isNull || missing)
        judgement.change = cell.isNull ? Change::None : Change::Defaulted;
    else if (cell.isNull)
        judgement.change = Change::Nulled;
    else if (!meansTheSame(raw.value, cell.value))
        judgement.change =
            raw.value.startsWith(cell.value) && !cell.value.isEmpty() ? Change::Cut : Change::Other;
    if (judgement.change != Change::None && judgement.mark == Mark::None)
        judgement.mark = Mark::Changed;
    return judgement;
}

PreviewModel::Mark PreviewModel::mark(int row, int column) const
{
    return judgement(row, column).mark;
}

PreviewModel::Change PreviewModel::change(int row, int column) const
{
    return judgement(row, column).change;
}

int PreviewModel::warningCount() const
{
    int count = 0;
    for (const PreviewRow &row : m_preview.rows)
        count += static_cast<int>(row.warnings.size()) + (row.stored || !row.warnings.isEmpty() ? 0 : 1);
    return count;
}

QString PreviewModel::place(const PreviewRow &row) const
{
    // A header line makes the two differ.
    const QString number = groupedNumber(row.number > 0 ? row.number : row.source.row);
    return row.source.line > 0 && row.source.line != row.number
               ? tr("row %1 (line %2)").arg(number, groupedNumber(row.source.line))
               : tr("row %1").arg(number);
}

QStringList PreviewModel::warningTexts(int most) const
{
    QStringList texts;
    for (const PreviewRow &row : m_preview.rows) {
        for (const ServerWarning &warning : row.warnings)
            if (texts.size() < most)
                texts << u"%1: %2"_s.arg(place(row), warningText(warning));
        if (!row.stored && row.warnings.isEmpty() && texts.size() < most)
            texts << tr("%1: the server skips this row").arg(place(row));
    }
    return texts;
}

QStringList PreviewModel::columnTexts() const
{
    QStringList texts;
    for (int column = 0; column < m_preview.columns.size(); ++column) {
        int counts[6] = {};
        for (const QVector<Judgement> &row : m_judged)
            ++counts[static_cast<int>(row.at(column).change)];
        const QString names[] = {{}, tr("other"), tr("cut"), tr("NULL"), tr("filled in")};
        QStringList parts;
        for (int change = 1; change < 5; ++change)
            if (counts[change] > 0)
                parts << u"%1 %2"_s.arg(counts[change]).arg(names[change]);
        if (!parts.isEmpty())
            texts << u"%1: %2"_s.arg(m_preview.columns.at(column), parts.join(u", "_s));
    }
    const auto refused = std::count_if(m_preview.rows.begin(), m_preview.rows.end(),
                                       [](const PreviewRow &row) { return !row.stored; });
    if (refused > 0)
        texts << counted(refused, tr("row not stored"), tr("rows not stored"));
    return texts;
}

QString PreviewModel::rowText(int row) const
{
    const PreviewRow &shown = m_preview.rows.at(row);
    QStringList lines{tr("%1 in the dump: %2").arg(place(shown), rawText(row)),
                      tr("Parsed: %1").arg(fieldsText(row))};
    for (int column = 0; column < m_preview.columns.size(); ++column)
        lines << u"%1: %2"_s.arg(m_preview.columns.at(column), cellShown(row, column));
    for (const ServerWarning &warning : shown.warnings)
        lines << warningText(warning);
    return lines.join(u'\n');
}

QString PreviewModel::rawText(int row) const
{
    return cellText(m_preview.rows.at(row).source.raw, 2000);
}

QString PreviewModel::fieldsText(int row) const
{
    const QVector<Field> &fields = m_preview.rows.at(row).source.fields;
    QStringList parts;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const QString value = valueText(fields.at(i), 40);
        // A field beyond the column list is what the server warns about (1262).
        parts << u"%1 %2"_s.arg(i < m_mapping.fields.size() ? bindingText(m_mapping.fields.at(i))
                                                            : tr("(too many)"),
                                fields.at(i).isNull ? value : u"“%1”"_s.arg(value));
    }
    return parts.join(u" · "_s);
}

QString PreviewModel::storedText(int row) const
{
    const PreviewRow &shown = m_preview.rows.at(row);
    if (!shown.stored)
        return tr("skipped by the server");
    QStringList parts;
    for (int column = 0; column < qMin(m_preview.columns.size(), shown.cells.size()); ++column)
        parts << u"%1 %2"_s.arg(m_preview.columns.at(column), storedText(shown, column));
    return parts.join(u" · "_s);
}

int PreviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_preview.rows.size());
}

int PreviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_preview.columns.isEmpty()
               ? 0
               : static_cast<int>(m_preview.columns.size()) + Values;
}

QString PreviewModel::storedText(const PreviewRow &row, int column) const
{
    const PreviewCell &cell = row.cells.at(column);
    if (!cell.isKnown && cell.isNull && m_fieldOfColumn.at(column) < 0)
        return tr("not asked");
    return cell.isNull ? u"NULL"_s : cellText(cell.value);
}

/// The stored value; where it is another one, the dump's stands before it.
QString PreviewModel::cellShown(int row, int column) const
{
    const PreviewRow &shown = m_preview.rows.at(row);
    if (!shown.stored || column >= shown.cells.size())
        return column == 0 ? sign(Change::Refused) + u' ' + tr("skipped by the server") : QString();
    QString stored = storedText(shown, column);
    const Change change = judgement(row, column).change;
    const bool computed = m_fieldOfColumn.at(column) < 0;
    const int field = computed ? m_inputOfColumn.at(column) : m_fieldOfColumn.at(column);
    if (field < 0)
        return change == Change::None ? stored : u"%1 %2"_s.arg(sign(change), stored);
    const QString raw =
        field < shown.source.fields.size() ? valueText(shown.source.fields.at(field), 40) : tr("nothing");
    if (change == Change::None && (!computed || raw == stored))
        return stored;
    return u"%1 %2 → %3"_s.arg(sign(change), raw.isEmpty() ? u"''"_s : raw, stored).trimmed();
}

QString PreviewModel::cellTip(int row, int column) const
{
    const PreviewRow &shown = m_preview.rows.at(row);
    QStringList lines;
    if (const int field = m_fieldOfColumn.at(column); field >= 0 && mark(row, column) != Mark::None)
        lines << tr("In the dump: %1").arg(valueText(shown.source.fields.value(field), 2000));
    for (const ServerWarning &warning : shown.warnings)
        if (concerns(warning, m_preview.columns.at(column)))
            lines << warningText(warning);
    return lines.join(u'\n');
}

QVariant PreviewModel::placeCell(int index, int role) const
{
    const PreviewRow &row = m_preview.rows.at(index);
    const ThemeColors &colors = themeColors();
    switch (role) {
    case Qt::DisplayRole:
        if (row.pick == Pick::Pinned)
            return u"▸ "_s + groupedNumber(row.number);
        return groupedNumber(row.pick == Pick::First && row.source.line > 0 ? row.source.line : row.number);
    case Qt::ForegroundRole:
        return row.pick == Pick::Pinned ? colors.accent : row.stored ? colors.muted : colors.bad;
    case Qt::ToolTipRole:
    case SearchRole:
        return rowText(index);
    case FindingRole:
        return !row.stored || std::any_of(m_judged.at(index).begin(), m_judged.at(index).end(),
                                          [](const Judgement &cell) { return cell.mark != Mark::None; });
    case NumberRole:
        return row.number;
    default:
        return {};
    }
}

QVariant PreviewModel::data(const QModelIndex &index, int role) const
{
    const PreviewRow &row = m_preview.rows.at(index.row());
    const ThemeColors &colors = themeColors();
    if (index.column() == Place)
        return placeCell(index.row(), role);
    if (index.column() == Raw)
        return role == Qt::DisplayRole      ? cellText(row.source.raw, 200)
               : role == Qt::ToolTipRole    ? QVariant(rawText(index.row()))
               : role == Qt::FontRole       ? QVariant(codeFont())
               : role == Qt::ForegroundRole ? QVariant(colors.muted)
                                            : QVariant();
    const int column = index.column() - Values;
    const bool hasCell = row.stored && column < row.cells.size();
    const Mark cellMark = mark(index.row(), column);
    switch (role) {
    case Qt::DisplayRole:
        return cellShown(index.row(), column);
    case Qt::ForegroundRole:
        if (cellMark == Mark::Warned || !row.stored)
            return colors.bad;
        if (cellMark == Mark::Changed)
            return colors.warning;
        if (hasCell && (row.cells.at(column).isNull || !row.cells.at(column).isKnown))
            return colors.muted;
        return m_computed.at(column) ? colors.accent : colors.text;
    case Qt::BackgroundRole: {
        if (cellMark == Mark::None)
            return {};
        QColor ground = cellMark == Mark::Warned ? colors.bad : colors.warning;
        ground.setAlphaF(0.15F);
        return ground;
    }
    case Qt::ToolTipRole:
        return cellTip(index.row(), column);
    case MarkRole:
        return static_cast<int>(cellMark);
    default:
        return {};
    }
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Place ? tr("Row")
           : section == Raw ? tr("In the dump")
                            : m_preview.columns.value(section - Values);
}

} // namespace millrace

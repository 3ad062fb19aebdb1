// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/preview.h"

#include <QAbstractTableModel>

namespace millrace {

/// What the server would store of some rows. A cell the server warned about is marked: red where the row is
/// in danger (skipped, refused under strict rules), amber where a bound value came out other than it went in.
/// What happened to it is said by a sign and by its value in the dump as well, never by the colour alone. A
/// row says all three of a value: its bytes in the dump, what they were taken for, what is stored; where the
/// last two are the same, once.
class PreviewModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Mark
    {
        None,
        Changed,
        Warned
    };
    /// What became of a value.
    enum class Change
    {
        None,
        Other,     ///< another value
        Cut,       ///< the beginning of it
        Nulled,    ///< NULL
        Defaulted, ///< a value where the dump has NULL or nothing
        Refused    ///< the row is not stored at all
    };
    enum Columns
    {
        Place, ///< the row's number
        Raw,   ///< its bytes as they stand in the dump
        Values ///< from here on a column of the preview each
    };
    static constexpr int MarkRole = Qt::UserRole;
    static constexpr int SearchRole = Qt::UserRole + 1;  ///< in column 0: all texts of the row
    static constexpr int FindingRole = Qt::UserRole + 2; ///< in column 0: whether anything in it is marked
    static constexpr int NumberRole =
        Qt::UserRole + 3; ///< in column 0: of the row in source order; 0 unknown

    using QAbstractTableModel::QAbstractTableModel;

    void setPreview(const Preview &preview, const Mapping &mapping);
    void clear();
    Mark mark(int row, int column) const; ///< column of the preview, from 0
    Change change(int row, int column) const;
    int warningCount() const; ///< of all rows
    /// "line 31,234: Out of range value for column 'user_id' at row 4 (1264)", the first few.
    QStringList warningTexts(int most) const;
    /// "user_id: 2 other, 1 NULL": what became of the shown rows' values, column by column; columns in which
    /// all is well are left out.
    QStringList columnTexts() const;
    /// From the dump to the table: the row's bytes, its fields, what is stored, and the server's words.
    QString rowText(int row) const;
    QString rawText(int row) const; ///< the row's bytes as they stand in the dump
    /// "user_id “5000000000” · @action “a” · @discard NULL": what the bytes were taken for, and where each
    /// goes.
    QString fieldsText(int row) const;
    /// "user_id 4294967295 · action “web_a”"; that the server skipped it, when it did.
    QString storedText(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Judgement
    {
        Mark mark = Mark::None;
        Change change = Change::None;
    };

    Judgement judge(const PreviewRow &row, int column) const;
    const Judgement &judgement(int row, int column) const { return m_judged.at(row).at(column); }
    QVariant placeCell(int row, int role) const;
    QString place(const PreviewRow &row) const;
    QString storedText(const PreviewRow &row, int column) const;
    QString cellShown(int row, int column) const;
    QString cellTip(int row, int column) const;

    Preview m_preview;
    Mapping m_mapping;
    QVector<int> m_fieldOfColumn; ///< the field bound straight to the column; -1 none
    QVector<bool> m_computed;     ///< the column gets an expression
    QVector<int> m_inputOfColumn; ///< the one field its expression reads; -1: none, or several
    QVector<QVector<Judgement>> m_judged;
};

} // namespace millrace

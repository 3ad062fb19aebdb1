// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/mapping/automatch.h"
#include "core/mapping/preview.h"
#include "ui/models/mappingedits.h"
#include "ui/models/tablemodel.h"

#include <optional>

namespace millrace {

class MigrationDraft;

/// From field to column, a row each: a field with its binding and the column it goes into, what the column
/// gets, and an example as it is in the dump and as it is stored. Fields come in the dump's order, also those
/// that go into no column; columns that no field goes into come after them. A field that goes into several
/// stands with the first. Bindings and what columns get are edited here; a field that is dragged to a column
/// goes into it.
class MappingModel : public TableModel
{
    Q_OBJECT
public:
    enum Columns
    {
        Number,
        Field,
        Sample,
        Binding,
        Why, ///< a word on what the binding was made by
        Column,
        Type,
        Gets, ///< a field, an expression, the row number, or the column's own default
        Stored
    };
    enum Roles
    {
        ChoicesRole = Qt::UserRole, ///< QStringList for the editor of a binding or of what a column gets
        WordsRole,                  ///< QStringList: what an expression is made of
        SearchRole,                 ///< in column 0: all that is said of the row
        OrderRole,                  ///< what the rows are sorted by
        FieldRole,                  ///< index from 0; -1: no field goes into the column
        ColumnRole                  ///< index from 0 among the table's; -1: the field goes into none
    };

    explicit MappingModel(MigrationDraft *draft, QObject *parent = nullptr);

    void setPreview(const std::optional<Preview> &preview); ///< where the stored examples come from

    int rowCount(const QModelIndex &parent = {}) const override;
    /// Of a field that is dragged: its index, from 0, as text.
    static QString mimeType() { return u"application/x-millrace-field"_s; }
    QStringList mimeTypes() const override { return {mimeType()}; }
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void editRefused(const QString &what, const QString &howToFix);

private:
    struct Pair
    {
        int field = -1;
        int column = -1;
        bool operator==(const Pair &) const = default;
    };
    struct Example
    {
        QString inDump;
        qsizetype longest = 0; ///< bytes of the field's longest value in the sample
        QString stored;
        bool isNull = false; ///< stored as NULL, or not known
    };

    QVariant cell(const QModelIndex &index, int role) const override;
    QVariant fieldCell(int field, int column, int role) const;
    QVariant columnCell(int field, int column, int role) const;
    QVariant order(const Pair &pair, const QModelIndex &index) const;
    QString text(int row, int column) const;
    void refresh();
    QVector<Pair> pairs() const;
    Example exampleOf(const Pair &pair) const;
    const millrace::Column &tableColumn(int column) const;
    QString getsText(int column) const;
    QString whyText(int field, bool inFull) const;
    bool setBinding(int field, const QString &text);
    bool setGets(int column, const QString &text);

    MigrationDraft *m_draft;
    std::optional<Preview> m_preview;
    QVector<ColumnSource> m_sources; ///< by column of the table
    QVector<Pair> m_pairs;
    QVector<Example> m_examples;
    QVector<FieldMatch> m_matches; ///< what names and places propose
    bool m_isSetting = false;      ///< an editor's value is being taken over
};

} // namespace millrace

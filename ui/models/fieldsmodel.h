// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/mapping/automatch.h"
#include "ui/models/tablemodel.h"

namespace millrace {

class MigrationDraft;

/// The dump's fields with a sample and what each is bound to; the binding is edited here.
class FieldsModel : public TableModel
{
    Q_OBJECT
public:
    enum Columns
    {
        Number,
        Name,
        Sample,
        Longest,
        Binding,
        Why ///< a word on what the binding was made by
    };
    static constexpr int ChoicesRole = Qt::UserRole; ///< QStringList for the editor of a binding

    explicit FieldsModel(MigrationDraft *draft, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    /// Of a field that is dragged: its index, from 0, as text.
    static QString mimeType() { return u"application/x-millrace-field"_s; }
    QStringList mimeTypes() const override { return {mimeType()}; }
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void editRefused(const QString &what, const QString &howToFix);

private:
    QVariant cell(const QModelIndex &index, int role) const override;
    void refresh();
    QString whyText(int field, bool inFull) const;

    MigrationDraft *m_draft;
    QStringList m_samples;
    QVector<qsizetype> m_longest;
    QVector<FieldMatch> m_matches; ///< what names and places propose
    int m_shownRows = 0;
};

} // namespace millrace

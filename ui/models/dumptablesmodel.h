// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/inspect/dumpreading.h"
#include "ui/models/tablemodel.h"

#include <QSet>

namespace millrace {

/// The tables of a whole dump, as they were read; those with a tick are loaded.
class DumpTablesModel : public RowsModel<DumpReading::Table>
{
    Q_OBJECT
public:
    enum Columns
    {
        Name,
        Rows,
        Size,
        Remark
    };
    explicit DumpTablesModel(QObject *parent = nullptr);

    void setTables(const QVector<DumpReading::Table> &tables);
    /// Those without a tick; of the schemas that are left out nobody can set one.
    void setLeftOut(const QStringList &keys, const QStringList &schemas);
    /// Of a dump that is still arriving: all of it is loaded, and the last one has more rows than those.
    void setHead(bool head);

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override; ///< the tick

Q_SIGNALS:
    void leftOutEdited(const QStringList &keys); ///< a tick was set or taken away, in the dump's order

private:
    QVariant cellOf(const DumpReading::Table &table, int column, int role) const override;
    QString remark(const DumpReading::Table &table) const;
    bool isLeftOut(const DumpReading::Table &table) const;

    QSet<QString> m_leftOut;
    QStringList m_schemasLeftOut;
    bool m_withSchema = false; ///< they are of several
    bool m_isHead = false;
};

} // namespace millrace

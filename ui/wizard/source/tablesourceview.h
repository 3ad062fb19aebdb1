// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractItemModel;
class QFormLayout;
class QLabel;

namespace millrace {

class DataTable;
struct Source;

/// What the Source page shows of a plan that loads from a table of the target's own server: which table, how
/// it is cut, its first rows. Such a plan comes from millrace-cli; here it can be left for files.
class TableSourceView : public QWidget
{
    Q_OBJECT
public:
    /// \a rows: the sample; belongs to the caller and outlives the view.
    explicit TableSourceView(QAbstractItemModel *rows, QWidget *parent = nullptr);

    /// REQUIRES: source.isTable().
    void setSource(const Source &source);

Q_SIGNALS:
    void filesRequested();
    void folderRequested();

private:
    QWidget *buildFacts();
    QLabel *addFact(const QString &name, const QString &objectName);

    QFormLayout *m_facts = nullptr;
    QLabel *m_table = nullptr;
    QLabel *m_size = nullptr;
    QLabel *m_key = nullptr;
    QLabel *m_columns = nullptr;
    DataTable *m_rows = nullptr;
    int m_shownFields = -1; ///< columns the grid was fitted to
};

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <QWidget>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace millrace {

class DataTable;
class DumpDraft;
class DumpTablesModel;
class DumpWork;

/// What the Source page shows of a dump that is loaded as a whole: its tables, and what is in it beside rows.
class DumpSourceView : public QWidget
{
    Q_OBJECT
public:
    DumpSourceView(DumpDraft *dump, DumpWork *work, QWidget *parent = nullptr);

Q_SIGNALS:
    void filesRequested();
    void folderRequested();
    void tableRequested(const QString &table); ///< that one alone

private:
    QWidget *buildTables();
    QWidget *buildContents();
    void refresh();
    void refreshProgress();
    void refreshAlone();
    bool isHead() const; ///< of a dump that is still arriving
    void refreshSchemas();
    void offerSchemas();

    DumpDraft *m_dump;
    DumpWork *m_work;
    DumpTablesModel *m_model = nullptr;
    DataTable *m_tables = nullptr;
    QLabel *m_contents = nullptr;
    QLabel *m_othersTitle = nullptr;
    QPlainTextEdit *m_others = nullptr;
    QCheckBox *m_runOthers = nullptr;
    QCheckBox *m_leaveOthers = nullptr;
    QPushButton *m_all = nullptr;
    QPushButton *m_none = nullptr;
    QPushButton *m_schemas = nullptr;
    QCheckBox *m_system = nullptr;
    QPushButton *m_alone = nullptr;
    QVector<QWidget *> m_withOthers; ///< that add files to it
    QLabel *m_headNote = nullptr;
};

} // namespace millrace

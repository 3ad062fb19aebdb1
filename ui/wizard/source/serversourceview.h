// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sourceserver.h"

#include <QWidget>

class QAbstractItemModel;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace millrace {

class ConnectionForm;
class DataTable;
class SourceWork;

/// A table, or the result of a SELECT, on another server: where it is, what it holds, its first rows.
class ServerSourceView : public QWidget
{
    Q_OBJECT
public:
    /// \a rows: the sample; belongs to the caller and outlives the view, as \a work does.
    ServerSourceView(SourceWork *work, QAbstractItemModel *rows, QWidget *parent = nullptr);

    /// Fills the fields from a source that was opened; REQUIRES: source.isOnServer().
    void setSource(const Source &source);
    /// No source yet: the fields stay as they are.
    void clearSource();

Q_SIGNALS:
    void filesRequested(); ///< never mind the server

private:
    QWidget *buildPlace();
    QWidget *buildRows();
    void chooseKind(bool query);
    void read();
    void list();
    void refresh();

    SourceWork *m_work;
    ConnectionForm *m_form = nullptr;
    QPushButton *m_tableKind = nullptr;
    QPushButton *m_queryKind = nullptr;
    QStackedWidget *m_what = nullptr; ///< table, or query
    QComboBox *m_table = nullptr;
    QPlainTextEdit *m_query = nullptr;
    QPushButton *m_list = nullptr;
    QPushButton *m_read = nullptr;
    QPushButton *m_trust = nullptr; ///< while the key of a host is not known
    QLabel *m_facts = nullptr;
    DataTable *m_rows = nullptr;
    bool m_hasSource = false;
    QString m_shown;        ///< URL and query the fields were filled from
    int m_shownFields = -1; ///< columns the grid was fitted to
};

} // namespace millrace

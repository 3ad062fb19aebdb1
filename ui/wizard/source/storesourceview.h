// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace millrace {

class MessageBar;
class StreamWork;

/// A dump in an object store: its URL and what the environment does not say of the store, and how far it is
/// fetched. What has arrived whole is files like any others.
class StoreSourceView : public QWidget
{
    Q_OBJECT
public:
    /// \a work outlives the view.
    explicit StoreSourceView(StreamWork *work, QWidget *parent = nullptr);

Q_SIGNALS:
    void filesRequested(); ///< never mind the store

private:
    QString url() const; ///< with the fields' items
    void fetch();
    void refresh();
    void refreshProgress();

    StreamWork *m_work;
    MessageBar *m_bar = nullptr;
    QLineEdit *m_url = nullptr;
    QLineEdit *m_endpoint = nullptr;
    QLineEdit *m_region = nullptr;
    QLineEdit *m_profile = nullptr;
    QPushButton *m_fetch = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_files = nullptr;
    QLabel *m_progress = nullptr;
};

} // namespace millrace

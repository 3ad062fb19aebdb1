// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QPlainTextEdit;
class QPushButton;

namespace millrace {

class ElidedLabel;

/// Findings in one line; where they do not fit they open below each other, to be read and copied.
class FindingsLine : public QWidget
{
    Q_OBJECT
public:
    explicit FindingsLine(const QString &objectName, QWidget *parent = nullptr);

    /// \a role as in the theme's README. None hides it.
    void setTexts(const QStringList &texts, const QString &role);
    void setAction(QPushButton *button); ///< at the right end of the line
    QString text() const;                ///< all of it

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setOpen(bool open);
    void refresh();
    int room() const;

    QStringList m_texts;
    QHBoxLayout *m_lineLayout = nullptr;
    ElidedLabel *m_line = nullptr;
    QPushButton *m_more = nullptr;
    QPushButton *m_action = nullptr;
    QPlainTextEdit *m_all = nullptr;
    bool m_open = false;
};

} // namespace millrace

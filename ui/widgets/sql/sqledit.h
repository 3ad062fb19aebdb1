// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace millrace {

class SqlCompleter;

/// A statement that is read or written: keywords, variables, strings and comments told apart, a place that is
/// wrong underlined, names completed while they are typed.
class SqlEdit : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit SqlEdit(const QString &objectName, QWidget *parent = nullptr);
    ~SqlEdit() override;

    void setWords(const QStringList &words);            ///< that are offered while a name is typed
    void showFault(qsizetype offset, qsizetype length); ///< length 0: what stands before it
    void clearFault();
    int heightOfLines(int lines) const;

Q_SIGNALS:
    void edited();  ///< by keys, paste or drop; not by setPlainText()
    void left();    ///< the focus went elsewhere
    void escaped(); ///< Escape was pressed

public Q_SLOTS:
    void showText(const QString &text); ///< without edited(); the cursor stays where it can

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void colour();
    void offer();
    void complete(const QString &word);

    SqlCompleter *m_completer = nullptr;
    qsizetype m_faultAt = -1, m_faultLength = 0;
    bool m_showing = false;
};

} // namespace millrace

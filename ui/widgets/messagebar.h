// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/literals.h"

#include <QFrame>

class QHBoxLayout;
class QPushButton;

namespace millrace {

class FoldingLabel;
class FoldingTexts;

/// What would be a message box elsewhere: one message in place, with what to do about it and, where there is
/// something to press, a button. Of a long one the first lines, until somebody wants more. Options of the
/// command line are shown as the controls that they are in the window. Hidden until it shows something.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    enum class Severity
    {
        Info,
        Good,
        Warning,
        Bad
    };

    explicit MessageBar(QWidget *parent = nullptr);

    void showMessage(Severity severity, const QString &what, const QString &howToFix = {});
    /// The error's sentence with its place in front, and its remedy below.
    void showError(const Error &error, Severity severity = Severity::Bad);
    void setAction(const QString &text,
                   const QString &objectName = u"barAction"_s); ///< empty: no button
    void addButton(QPushButton *button); ///< beside that of the action; the caller shows and hides it
    void clear();                        ///< hides the bar and takes its button away

    Severity severity() const { return m_severity; }
    const QString &what() const { return m_given.first; } ///< as it was given
    const QString &howToFix() const { return m_given.second; }

Q_SIGNALS:
    void actionTriggered();

private:
    Severity m_severity = Severity::Info;
    std::pair<QString, QString> m_given;
    FoldingTexts *m_texts = nullptr;
    FoldingLabel *m_what = nullptr;
    FoldingLabel *m_howToFix = nullptr;
    QHBoxLayout *m_buttons = nullptr;
    QPushButton *m_action = nullptr;
};

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/literals.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace millrace {

/// What would be a message box elsewhere: one message in place, with what to do about it and, where there is
/// something to press, a button. Hidden until it shows something.
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
    void clear();                                               ///< hides the bar and takes its button away

    Severity severity() const { return m_severity; }
    QString what() const;
    QString howToFix() const;

Q_SIGNALS:
    void actionTriggered();

private:
    Severity m_severity = Severity::Info;
    QLabel *m_what = nullptr;
    QLabel *m_howToFix = nullptr;
    QPushButton *m_action = nullptr;
};

} // namespace millrace

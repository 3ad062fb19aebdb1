// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "core/base/literals.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
{
    auto *outer = new QHBoxLayout(this);
    outer->setContentsMargins(12, 8, 12, 8);
    outer->setSpacing(12);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    m_what = makeLabel({}, {}, this);
    m_what->setObjectName(u"barWhat"_s);
    m_howToFix = makeLabel({}, u"muted"_s, this);
    m_howToFix->setObjectName(u"barHowToFix"_s);
    for (QLabel *label : {m_what, m_howToFix}) {
        label->setWordWrap(true);
        // A GRANT or a path in a message is there to be copied.
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setFocusPolicy(Qt::ClickFocus);
        texts->addWidget(label);
    }
    outer->addLayout(texts, 1);
    m_action = makeButton({}, u"barAction"_s, u"small"_s, this);
    m_action->hide();
    outer->addWidget(m_action, 0, Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
    connect(m_action, &QPushButton::clicked, this, &MessageBar::actionTriggered);
}

void MessageBar::showMessage(Severity severity, const QString &what, const QString &howToFix)
{
    static const QString names[] = {u"info"_s, u"good"_s, u"warning"_s, u"bad"_s};
    m_severity = severity;
    const QString &name = names[static_cast<int>(severity)];
    setRole(this, u"bar-"_s + name);
    setRole(m_what, severity == Severity::Info ? QString() : name);
    m_what->setText(what);
    m_howToFix->setText(howToFix);
    m_howToFix->setVisible(!howToFix.isEmpty());
    setAccessibleName(what);
    setAccessibleDescription(howToFix);
    show();
}

void MessageBar::showError(const Error &error, Severity severity)
{
    const QString place = locationText(error.context);
    showMessage(severity, place.isEmpty() ? error.what : place + u": "_s + error.what, error.howToFix);
}

void MessageBar::setAction(const QString &text, const QString &objectName)
{
    m_action->setText(text);
    m_action->setObjectName(objectName);
    m_action->setVisible(!text.isEmpty());
}

void MessageBar::clear()
{
    setAction({});
    m_what->clear();
    m_howToFix->clear();
    hide();
}

QString MessageBar::what() const
{
    return m_what->text();
}

QString MessageBar::howToFix() const
{
    return m_howToFix->text();
}

} // namespace millrace

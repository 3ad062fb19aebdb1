// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "core/base/literals.h"
#include "ui/language/optionwords.h"
#include "ui/widgets/foldinglabel.h"
#include "ui/widgets/foldingtexts.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace millrace {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
{
    auto *outer = new QHBoxLayout(this);
    outer->setContentsMargins(12, 8, 12, 8);
    outer->setSpacing(12);
    m_texts = new FoldingTexts(u"barMore"_s, this);
    m_what = m_texts->addText(u"barWhat"_s);
    m_howToFix = m_texts->addText(u"barHowToFix"_s, u"muted"_s);
    outer->addLayout(m_texts, 1);
    m_action = makeButton({}, u"barAction"_s, u"small"_s, this);
    m_action->hide();
    m_buttons = new QHBoxLayout;
    m_buttons->addStretch(1);
    addButton(m_action);
    outer->addLayout(m_buttons);
    constexpr int narrowBar = 432; // pixels beside which a button leaves no room for a sentence
    stackWhenNarrow(this, outer, narrowBar);
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
    if (m_given != std::pair(what, howToFix))
        m_texts->setOpen(false);
    m_given = {what, howToFix};
    m_what->setFullText(inControls(what));
    m_howToFix->setFullText(inControls(howToFix));
    m_howToFix->setVisible(!howToFix.isEmpty());
    setAccessibleName(m_what->text());
    setAccessibleDescription(m_howToFix->text());
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

void MessageBar::addButton(QPushButton *button)
{
    m_buttons->insertWidget(m_buttons->count() - 1, button, 0, Qt::AlignVCenter); // the room is behind them
}

void MessageBar::clear()
{
    setAction({});
    m_given = {};
    m_what->setFullText({});
    m_howToFix->setFullText({});
    hide();
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "core/base/literals.h"
#include "ui/language/optionwords.h"
#include "ui/widgets/foldinglabel.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

namespace {

constexpr int mostLines = 3; ///< of each of the two texts

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
{
    auto *outer = new QHBoxLayout(this);
    outer->setContentsMargins(12, 8, 12, 8);
    outer->setSpacing(12);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    m_what = named(new FoldingLabel(mostLines, this), u"barWhat"_s);
    m_howToFix = named(new FoldingLabel(mostLines, this), u"barHowToFix"_s);
    setRole(m_howToFix, u"muted"_s);
    for (FoldingLabel *label : {m_what, m_howToFix}) {
        connect(label, &FoldingLabel::longerChanged, this, &MessageBar::refreshMore);
        texts->addWidget(label);
    }
    m_more = makeButton({}, u"barMore"_s, u"link"_s, this);
    connect(m_more, &QPushButton::clicked, this, [this] { setOpen(!m_what->isOpen()); });
    texts->addWidget(m_more, 0, Qt::AlignLeft);
    outer->addLayout(texts, 1);
    m_action = makeButton({}, u"barAction"_s, u"small"_s, this);
    m_action->hide();
    outer->addWidget(m_action, 0, Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setOpen(false);
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
        setOpen(false);
    m_given = {what, howToFix};
    m_what->setFullText(inControls(what));
    m_howToFix->setFullText(inControls(howToFix));
    m_howToFix->setVisible(!howToFix.isEmpty());
    setAccessibleName(m_what->text());
    setAccessibleDescription(m_howToFix->text());
    refreshMore();
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
    m_given = {};
    m_what->setFullText({});
    m_howToFix->setFullText({});
    hide();
}

void MessageBar::setOpen(bool open)
{
    m_what->setOpen(open);
    m_howToFix->setOpen(open);
    m_more->setText(open ? tr("less") : tr("more"));
    m_more->setAccessibleName(open ? tr("Show the first lines only") : tr("Show all of the message"));
    refreshMore();
}

void MessageBar::refreshMore()
{
    m_more->setVisible(m_what->isLonger() || m_howToFix->isLonger());
}

} // namespace millrace

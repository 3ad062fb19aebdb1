// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/tuning/confcard.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/roles.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>

namespace millrace {

ConfCard::ConfCard(QWidget *parent)
    : Card(tr("my.cnf"), parent)
{
    m_which = makeButton({}, u"confWhich"_s, u"link"_s, this);
    m_copy = makeButton(tr("&Copy"), u"confCopy"_s, u"link"_s, this);
    m_toggle = makeButton({}, u"confToggle"_s, u"link"_s, this);
    for (QPushButton *button : {m_which, m_copy, m_toggle})
        addHeaderWidget(button);
    m_summary = named(new ElidedLabel({}, this), u"confSummary"_s);
    setType(m_summary, smallFont);
    setRole(m_summary, u"muted"_s);
    content()->addWidget(m_summary);
    m_text = named(new QPlainTextEdit(this), u"confText"_s, tr("Lines for my.cnf"));
    m_text->setProperty("role", u"code"_s);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    setType(m_text, codeFont);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    followType(m_text, [this] { m_text->setMinimumHeight(scaled(170)); });
    content()->addWidget(m_text, 1);
    connect(m_toggle, &QPushButton::clicked, this, [this] {
        m_open = !m_open;
        refresh();
    });
    connect(m_which, &QPushButton::clicked, this, [this] {
        m_back = !m_back;
        refresh();
    });
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    refresh();
}

void ConfCard::setAdvice(const ConfAdvice &advice)
{
    m_advice = advice;
    refresh();
}

void ConfCard::refresh()
{
    m_summary->setFullText(
        m_advice.lines.isEmpty()
            ? tr("Nothing that a restart of this server would bring.")
            : tr("A restart could bring more: %1, each with its reason, and the lines that take it back.")
                  .arg(counted(m_advice.lines.size(), tr("line"), tr("lines"))));
    m_toggle->setText(m_open ? tr("Hide &lines") : tr("Show &lines…"));
    m_which->setText(m_back ? tr("&What to write in") : tr("&What takes it back"));
    m_text->setPlainText(m_back ? m_advice.takenBack() : m_advice.snippet());
    m_text->setVisible(m_open);
    m_summary->setVisible(!m_open);
    m_copy->setVisible(m_open);
    m_which->setVisible(m_open && !m_advice.back.isEmpty());
    m_toggle->setVisible(m_open || !m_advice.lines.isEmpty() || !m_advice.notes.isEmpty());
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/mapping/findingsline.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

namespace {

constexpr int mostLines = 6; ///< that are open without scrolling

} // namespace

FindingsLine::FindingsLine(const QString &objectName, QWidget *parent)
    : QWidget(parent)
{
    m_line = named(new ElidedLabel({}, this), objectName);
    setType(m_line, smallFont);
    m_more = makeButton({}, objectName + u"More"_s, u"link"_s, this);
    m_lineLayout = makeLine(8, {{m_line, 1}, m_more});
    m_all = named(new QPlainTextEdit(this), objectName + u"All"_s, tr("Findings, one per line"));
    m_all->setReadOnly(true);
    m_all->setTabChangesFocus(true);
    m_all->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_all->setProperty("role", u"bare"_s);
    setType(m_all, smallFont);
    makeColumn(this, 2, {m_lineLayout, m_all});
    connect(m_more, &QPushButton::clicked, this, [this] { setOpen(!m_open); });
    followType(this, [this] { refresh(); });
    hide();
}

void FindingsLine::setAction(QPushButton *button)
{
    m_action = button;
    m_lineLayout->addWidget(button);
}

QString FindingsLine::text() const
{
    return m_texts.join(u"  ·  "_s);
}

/// For a text with nothing at its right but the action.
int FindingsLine::room() const
{
    return width() - (m_action && !m_action->isHidden() ? m_action->sizeHint().width() + 8 : 0);
}

void FindingsLine::setTexts(const QStringList &texts, const QString &role)
{
    m_texts = texts;
    setRole(m_line, role);
    m_all->setPlainText(texts.join(u'\n'));
    setVisible(!texts.isEmpty());
    refresh();
}

void FindingsLine::setOpen(bool open)
{
    m_open = open;
    refresh();
}

void FindingsLine::refresh()
{
    const bool isLong = m_line->fontMetrics().horizontalAdvance(text()) > room();
    m_more->setVisible(isLong);
    m_line->setFullText(isLong && m_open ? counted(m_texts.size(), tr("finding"), tr("findings")) : text());
    m_more->setText(m_open ? tr("less") : tr("more"));
    m_more->setAccessibleName(m_open ? tr("Show the findings in one line") : tr("Show all findings"));
    m_all->setVisible(isLong && m_open);
    const QFontMetrics metrics(m_all->font());
    int lines = 0;
    for (const QString &text : m_texts)
        lines += 1 + metrics.horizontalAdvance(text) / qMax(200, width() - 24);
    m_all->setFixedHeight(metrics.lineSpacing() * qMin(lines, mostLines) + 12);
}

void FindingsLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    refresh();
}

} // namespace millrace

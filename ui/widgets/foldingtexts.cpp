// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/foldingtexts.h"

#include "core/base/literals.h"
#include "ui/widgets/foldinglabel.h"
#include "ui/widgets/roles.h"

#include <QPushButton>
#include <algorithm>

namespace millrace {

namespace {

constexpr int mostLines = 3; ///< of each text

} // namespace

FoldingTexts::FoldingTexts(const QString &moreName, QWidget *holder)
    : m_holder(holder)
    , m_more(makeButton({}, moreName, u"link"_s, holder))
{
    setSpacing(2);
    connect(m_more, &QPushButton::clicked, this, [this] { setOpen(!m_open); });
    addWidget(m_more, 0, Qt::AlignLeft);
    setOpen(false);
}

FoldingLabel *FoldingTexts::addText(const QString &objectName, const QString &role)
{
    auto *text = named(new FoldingLabel(mostLines, m_holder), objectName);
    setRole(text, role);
    connect(text, &FoldingLabel::longerChanged, this, &FoldingTexts::refreshMore);
    insertWidget(static_cast<int>(m_texts.size()), text);
    m_texts << text;
    return text;
}

void FoldingTexts::setOpen(bool open)
{
    m_open = open;
    for (FoldingLabel *text : m_texts)
        text->setOpen(open);
    m_more->setText(open ? tr("less") : tr("more"));
    m_more->setAccessibleName(open ? tr("Show the first lines only") : tr("Show all of the message"));
    refreshMore();
}

void FoldingTexts::refreshMore()
{
    m_more->setVisible(std::any_of(m_texts.begin(), m_texts.end(),
                                   [](const FoldingLabel *text) { return text->isLonger(); }));
}

} // namespace millrace

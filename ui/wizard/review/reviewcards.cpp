// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/review/reviewcards.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/foldable.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

namespace millrace {

namespace {

MessageBar::Severity barSeverity(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Ok:
        return MessageBar::Severity::Good;
    case Finding::Severity::Note:
        return MessageBar::Severity::Info;
    case Finding::Severity::Warning:
        return MessageBar::Severity::Warning;
    case Finding::Severity::Blocking:
        return MessageBar::Severity::Bad;
    }
    Q_UNREACHABLE();
}

} // namespace

ReviewCards::ReviewCards(const QString &prefix, QWidget *parent)
    : QWidget(parent)
    , m_prefix(prefix)
{
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(12);
    m_wordsCard = new Card(tr("What will happen"), this);
    m_words = makeLabel({}, {}, m_wordsCard);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setTextFormat(Qt::RichText); // an ordered list; every part of it is escaped
    m_words->setWordWrap(true);
    m_words->setObjectName(u"scrolled"_s);
    auto *wordsScroll = scrolled(m_words, m_wordsCard);
    wordsScroll->setFocusPolicy(Qt::StrongFocus);
    m_words->setObjectName(prefix + u"reviewWords"_s);
    m_wordsCard->content()->addWidget(wordsScroll, 1);
    m_statementsCard = new Card(tr("Exact statements"), this);
    m_statements = named(new QPlainTextEdit(m_statementsCard), prefix + u"reviewStatements"_s,
                         tr("Statements of the run, in order"));
    m_statements->setProperty("role", u"bare"_s);
    m_statements->setReadOnly(true);
    m_statements->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setType(m_statements, codeFont);
    m_statements->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_statements->setTabChangesFocus(true);
    m_statementsCard->content()->addWidget(m_statements, 1);
    QHBoxLayout *top = makeLine(12, {{m_wordsCard, 46}, {m_statementsCard, 54}});
    stackWhenNarrow(this, top);
    setLargeTypeHeight(wordsScroll, 150);
    setLargeTypeHeight(m_statements, 110);
    m_layout->addLayout(top, 6);
    m_layout->addWidget(buildFindings(), 5);
}

QWidget *ReviewCards::buildFindings()
{
    m_findingsCard = new Card(tr("Preflight"), this);
    m_again = makeButton(tr("Check a&gain"), m_prefix + u"checkAgain"_s, u"link"_s, m_findingsCard);
    m_findingsCard->addHeaderWidget(m_again);
    connect(m_again, &QPushButton::clicked, this, &ReviewCards::checkRequested);
    m_findings = new QWidget(this);
    m_findingsLayout = new QVBoxLayout(m_findings);
    m_findingsLayout->setContentsMargins(0, 0, 8, 0);
    m_findingsLayout->setSpacing(6);
    m_findings->setObjectName(u"scrolled"_s);
    QScrollArea *findingsScroll = scrolled(m_findings, m_findingsCard);
    setLargeTypeHeight(findingsScroll, 130);
    m_findingsCard->content()->addWidget(findingsScroll, 1);
    return m_findingsCard;
}

void ReviewCards::insertBetween(QWidget *widget)
{
    m_layout->insertWidget(1, widget);
}

void ReviewCards::setWords(const QStringList &lines)
{
    QString list;
    for (const QString &line : lines)
        list += u"<li style=\"margin-bottom: 5px\">%1</li>"_s.arg(foldable(line).toHtmlEscaped());
    // Qt indents by 40 pixels whatever the type is; the numbers stand in what is left of them.
    const int outdent = qMax(0, 40 - scaled(18));
    m_words->setText(u"<ol style=\"margin-left: -%1px; margin-top: 0\">%2</ol>"_s.arg(outdent).arg(list));
}

void ReviewCards::setSentence(const QString &sentence)
{
    m_words->setText(foldable(sentence).toHtmlEscaped());
}

void ReviewCards::setStatements(const QString &text, const QString &note)
{
    if (m_statements->toPlainText() != text)
        m_statements->setPlainText(text);
    m_statementsCard->setNote(note);
}

void ReviewCards::setChecking(bool checking)
{
    m_again->setEnabled(!checking);
}

void ReviewCards::clearFindings()
{
    emptyLayout(m_findingsLayout);
}

void ReviewCards::setWaiting(const QString &text)
{
    clearFindings();
    m_findingsCard->setNote({});
    m_findingsLayout->addWidget(makeLabel(text, u"muted"_s, m_findings));
    m_findingsLayout->addStretch(1);
}

void ReviewCards::setFindings(QVector<Finding> findings)
{
    clearFindings();
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding &a, const Finding &b) { return a.severity > b.severity; });
    QStringList fine;
    int index = 0;
    for (const Finding &finding : std::as_const(findings)) {
        if (finding.severity == Finding::Severity::Ok) {
            fine << tr("%1: %2").arg(finding.topic, finding.detail.what);
            continue;
        }
        auto *bar = named(new MessageBar(m_findings), m_prefix + u"finding%1"_s.arg(++index));
        bar->showError(finding.detail, barSeverity(finding.severity));
        WizardPage *mender =
            m_mender && finding.severity == Finding::Severity::Blocking ? m_mender(finding) : nullptr;
        if (mender) {
            bar->setAction(tr("Go to %1").arg(mender->stepName()), m_prefix + u"remedy%1"_s.arg(index));
            connect(bar, &MessageBar::actionTriggered, this,
                    [this, mender] { Q_EMIT pageRequested(mender); });
        }
        m_findingsLayout->addWidget(bar);
    }
    if (!fine.isEmpty()) {
        QLabel *list =
            named(makeLabel(foldable(fine.join(u'\n')), u"good"_s, m_findings), m_prefix + u"findingsOk"_s);
        list->setWordWrap(true);
        setType(list, smallFont);
        m_findingsLayout->addWidget(list);
    }
    m_findingsLayout->addStretch(1);
    const auto blocking = std::count_if(findings.begin(), findings.end(), [](const Finding &finding) {
        return finding.severity == Finding::Severity::Blocking;
    });
    m_findingsCard->setNote(blocking > 0
                                ? tr("%1 in the way").arg(counted(blocking, tr("finding"), tr("findings")))
                                : tr("nothing in the way"));
}

} // namespace millrace

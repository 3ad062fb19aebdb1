// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/review/reviewbase.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/work/rehearsalwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/foldable.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/review/rehearsalbar.h"

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

bool isBlocking(const Finding &finding)
{
    return finding.severity == Finding::Severity::Blocking;
}

} // namespace

ReviewBase::ReviewBase(const QString &objectName, const QString &prefix, QWidget *parent)
    : WizardPage(objectName, parent)
    , m_prefix(prefix)
{
    m_save = makeButton(tr("Save pla&n…"), prefix + u"reviewSave"_s, {}, this);
    m_save->hide();
    connect(m_save, &QPushButton::clicked, this, &ReviewBase::saveRequested);
    QHBoxLayout *all = makeLine(12, {{buildPlan(), 6}, {buildFindings(), 5}});
    stackWhenNarrow(this, all, widePage);
    body()->addLayout(all, 1);
}

QLayout *ReviewBase::buildPlan()
{
    m_wordsCard = new Card(tr("What will happen"), this);
    m_words = makeLabel({}, {}, m_wordsCard);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setTextFormat(Qt::RichText); // an ordered list; every part of it is escaped
    m_words->setWordWrap(true);
    m_words->setObjectName(u"scrolled"_s);
    auto *wordsScroll = scrolled(m_words, m_wordsCard);
    wordsScroll->setFocusPolicy(Qt::StrongFocus);
    m_words->setObjectName(m_prefix + u"reviewWords"_s);
    m_wordsCard->content()->addWidget(wordsScroll, 1);
    m_statementsCard = new Card(tr("Exact statements"), this);
    m_statements = named(new QPlainTextEdit(m_statementsCard), m_prefix + u"reviewStatements"_s,
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
    return top;
}

QWidget *ReviewBase::buildFindings()
{
    m_findingsCard = new Card(tr("Preflight"), this);
    m_again = makeButton(tr("Check a&gain"), m_prefix + u"checkAgain"_s, u"link"_s, m_findingsCard);
    m_findingsCard->addHeaderWidget(m_again);
    connect(m_again, &QPushButton::clicked, this, [this] { check(); });
    auto *findings = named(new QWidget(this), u"scrolled"_s);
    m_bars = new QVBoxLayout(findings);
    m_bars->setContentsMargins(0, 0, 8, 0);
    m_bars->setSpacing(6);
    QScrollArea *scroll = scrolled(findings, m_findingsCard);
    setLargeTypeHeight(scroll, 130);
    m_findingsCard->content()->addWidget(scroll, 1);
    return m_findingsCard;
}

void ReviewBase::offerRehearsal(RehearsalWork *work)
{
    QPushButton *rehearse = makeButton(tr("&Rehearse"), m_prefix + u"rehearse"_s, u"link"_s, m_wordsCard);
    rehearse->setToolTip(rehearsalTip());
    m_wordsCard->addHeaderWidget(rehearse);
    body()->insertWidget(0, named(new RehearsalBar(work, this), m_prefix + u"rehearsalBar"_s));
    const auto refresh = [this, work, rehearse] {
        rehearse->setEnabled(!work->isRunning() && mayRehearse());
    };
    connect(rehearse, &QPushButton::clicked, work, &RehearsalWork::start);
    connect(work, &RehearsalWork::changed, this, refresh);
    connect(this, &WizardPage::readyChanged, this, refresh);
    refresh();
}

void ReviewBase::entered()
{
    refreshPlan();
    check();
}

void ReviewBase::enteredToRead()
{
    refreshPlan();
    setFindings(m_findings);
}

void ReviewBase::onPlanChanged()
{
    // Only while shown (an opened plan gets its table, a scan its counts); entering looks at everything anew.
    if (!isVisible())
        return;
    if (isEnabled())
        entered();
    else
        enteredToRead();
}

void ReviewBase::setWords(const QStringList &lines)
{
    QString list;
    for (const QString &line : lines)
        list += u"<li style=\"margin-bottom: 5px\">%1</li>"_s.arg(foldable(line).toHtmlEscaped());
    // Qt indents by 40 pixels whatever the type is; the numbers stand in what is left of them.
    const int outdent = qMax(0, 40 - scaled(lines.size() > 9 ? 26 : 18));
    m_words->setText(u"<ol style=\"margin-left: -%1px; margin-top: 0\">%2</ol>"_s.arg(outdent).arg(list));
}

void ReviewBase::setSentence(const QString &sentence)
{
    m_words->setText(foldable(sentence).toHtmlEscaped());
}

void ReviewBase::setStatements(const QString &text, const QString &note)
{
    if (m_statements->toPlainText() != text)
        m_statements->setPlainText(text);
    m_statementsCard->setNote(note);
}

void ReviewBase::setSaveable(bool saveable)
{
    m_save->setEnabled(saveable);
    tellChanged();
}

QString ReviewBase::loadText(qint64 rows)
{
    return rows < 0 ? tr("&Load") : tr("&Load %1").arg(rowsText(rows));
}

void ReviewBase::setFindings(const std::optional<QVector<Finding>> &findings)
{
    m_findings = findings;
    m_again->setEnabled(!isChecking());
    emptyLayout(m_bars);
    if (findings) {
        showFindings(*findings);
    } else {
        m_findingsCard->setNote({});
        QLabel *none = makeLabel(isChecking()  ? tr("Checking files, server and plan …")
                                 : isEnabled() ? QString()
                                               : tr("Not checked again while the load runs: what its own "
                                                    "preflight warned of stands among its events."),
                                 u"muted"_s, m_bars->parentWidget());
        none->setWordWrap(true);
        m_bars->addWidget(none);
    }
    m_bars->addStretch(1);
    tellChanged();
}

void ReviewBase::showFindings(QVector<Finding> findings)
{
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding &a, const Finding &b) { return a.severity > b.severity; });
    QStringList fine;
    int index = 0;
    for (const Finding &finding : std::as_const(findings)) {
        if (finding.severity == Finding::Severity::Ok) {
            fine << tr("%1: %2").arg(finding.topic, finding.detail.what);
            continue;
        }
        auto *bar = named(new MessageBar(m_bars->parentWidget()), m_prefix + u"finding%1"_s.arg(++index));
        bar->showError(finding.detail, barSeverity(finding.severity));
        if (WizardPage *mender = m_mender && isBlocking(finding) ? m_mender(finding) : nullptr) {
            bar->setAction(tr("Go to %1").arg(mender->stepName()), m_prefix + u"remedy%1"_s.arg(index));
            connect(bar, &MessageBar::actionTriggered, this,
                    [this, mender] { Q_EMIT pageRequested(mender); });
        }
        m_bars->addWidget(bar);
    }
    if (!fine.isEmpty()) {
        QLabel *list = named(makeLabel(foldable(fine.join(u'\n')), u"good"_s, m_bars->parentWidget()),
                             m_prefix + u"findingsOk"_s);
        list->setWordWrap(true);
        setType(list, smallFont);
        m_bars->addWidget(list);
    }
    const auto blocking = std::count_if(findings.begin(), findings.end(), isBlocking);
    m_findingsCard->setNote(blocking > 0
                                ? tr("%1 in the way").arg(counted(blocking, tr("finding"), tr("findings")))
                                : tr("nothing in the way"));
}

const Finding *ReviewBase::firstBlocking() const
{
    if (!m_findings)
        return nullptr;
    const auto found = std::find_if(m_findings->begin(), m_findings->end(), isBlocking);
    return found == m_findings->end() ? nullptr : &*found;
}

QString ReviewBase::hint() const
{
    if (!m_findings)
        return isChecking() ? tr("Checking …") : QString();
    if (const Finding *blocking = firstBlocking())
        return blocking->detail.what;
    return tr("Nothing has been changed on the server so far.");
}

bool ReviewBase::onNext()
{
    Q_EMIT loadRequested();
    return false;
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/finish/finishdetailscard.h"

#include "core/base/literals.h"
#include "core/report/runhints.h"
#include "ui/language/localtext.h"
#include "ui/models/run/rejectsmodel.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/finish/rowlookview.h"
#include "ui/words/pastrunwords.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace millrace {

namespace {

QLabel *makeText(const QString &objectName, QWidget *parent)
{
    QLabel *label = named(makeLabel({}, {}, parent), objectName);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

FinishDetailsCard::FinishDetailsCard(QWidget *parent)
    : Card({}, parent) // the tabs say what it holds, and need the room
{
    setAccessibleName(tr("Details"));
    m_stack = new QStackedWidget(this);
    m_evidence = makeText(u"evidence"_s, this);
    m_hints = makeText(u"hints"_s, this);
    m_stack->addWidget(scrolled(m_evidence, this));
    m_stack->addWidget(new QWidget(this)); // offerLook()
    m_stack->addWidget(buildRejects());
    m_stack->addWidget(buildReplica());
    m_stack->addWidget(scrolled(m_hints, this));
    const std::pair<const char *, QString> names[] = {{"evidenceTab", tr("Evidence")},
                                                      {"rowsTab", tr("Rows")},
                                                      {"rejectsTab", QString()},
                                                      {"replicaTab", tr("Replica")},
                                                      {"hintsTab", tr("Hints")}};
    for (int tab = 0; tab < TabCount; ++tab) {
        QPushButton *button =
            makeButton(names[tab].second, QLatin1String(names[tab].first), u"segment"_s, this);
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this, [this, tab] { showTab(static_cast<Tab>(tab)); });
        m_tabs << button;
    }
    // Not at the right of a title: in the smallest window four of them need all the room, and the fifth a
    // second line.
    auto *four = new QWidget(this);
    makeLine(four, 4, {m_tabs[Evidence], m_tabs[Rows], m_tabs[Rejects], m_tabs[Hints]});
    auto *tabs = new FlowLayout(4, 4);
    tabs->addWidget(four);
    tabs->addWidget(m_tabs[Replica]);
    content()->addLayout(tabs);
    content()->addWidget(m_stack, 1);
    m_tabs[Rows]->hide();
    m_tabs[Replica]->hide();
    setRejectCount(0);
    showTab(Evidence);
    followType(this, [this] { fitHeight(); });
}

void FinishDetailsCard::offerLook(LookWork *work)
{
    m_rows = new RowLookView(work, this);
    delete m_stack->widget(Rows); // which leaves the stack by that
    m_stack->insertWidget(Rows, m_rows);
    m_tabs[Rows]->show();
}

void FinishDetailsCard::setRun(const QString &runId, const QStringList &tables)
{
    m_tabs[Rows]->setEnabled(!runId.isEmpty());
    if (m_rows)
        m_rows->setRun(runId, tables);
}

QWidget *FinishDetailsCard::buildRejects()
{
    auto *page = new QWidget(this);
    m_model = new RejectsModel(this);
    m_rejects = new DataTable(u"rejectTable"_s, page);
    m_rejects->setModel(m_model);
    m_rejects->setAccessibleName(tr("Rows set aside"));
    m_rejects->setEmptyText(tr("Reading the rows that were set aside"));
    m_rejects->setRowHeight(22);
    m_rejectNote = new ElidedLabel({}, page);
    setType(m_rejectNote, noteFont);
    setRole(m_rejectNote, u"muted"_s);
    const auto add = [&](const QString &text, const char *name, const QString &tip) {
        QPushButton *button = makeButton(text, QLatin1String(name), u"small"_s, page);
        button->setToolTip(tip);
        return button;
    };
    m_reasons = add(tr("Reasons"), "openReasons", tr("The CSV that says why each row was set aside"));
    m_open = add(tr("Rows"), "openRejects", tr("The rows as they stood in the dump, to be corrected there"));
    m_load = add(tr("Load mended rows…"), "loadRejects",
                 tr("Mend the rows in their file and save it first: this makes a plan with that file as its "
                    "source, the "
                    "same table and mapping, and shows it"));
    makeColumn(page, 6, {{m_rejects, 1}, makeLine(4, {{m_rejectNote, 1}, m_reasons, m_open, m_load})});
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const RejectGroup *chosen = group())
            Q_EMIT openRequested(chosen->rejectsFile);
    });
    connect(m_reasons, &QPushButton::clicked, this, [this] {
        if (const RejectGroup *chosen = group())
            Q_EMIT openRequested(chosen->reasonsFile);
    });
    connect(m_load, &QPushButton::clicked, this, [this] {
        if (const RejectGroup *chosen = group())
            Q_EMIT loadRequested(chosen->plan, chosen->rejectsFile);
    });
    return page;
}

QWidget *FinishDetailsCard::buildReplica()
{
    auto *page = new QWidget(this);
    m_replica = named(new QPlainTextEdit(page), u"replicaScript"_s, tr("How the dump's source is followed"));
    m_replica->setReadOnly(true);
    m_replica->setTabChangesFocus(true);
    setType(m_replica, codeFont);
    m_replica->setProperty("role", u"code"_s);
    m_replicaNote = new ElidedLabel({}, page);
    setType(m_replicaNote, noteFont);
    QPushButton *copy = makeButton(tr("Copy"), u"copyReplica"_s, u"small"_s, page);
    copy->setToolTip(tr("Copies the conditions and the statements for source and server"));
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_replica->toPlainText()); });
    makeColumn(page, 6, {{m_replica, 1}, makeLine(4, {{m_replicaNote, 1}, copy})});
    return page;
}

void FinishDetailsCard::setReplica(const QString &script, bool isBlocked)
{
    m_replica->setPlainText(script);
    m_replicaNote->setFullText(isBlocked ? tr("Something stands in the way: see NOT SO")
                                         : tr("What stands between < and > is yours to fill in"));
    setRole(m_replicaNote, isBlocked ? u"warning"_s : u"muted"_s);
    m_tabs[Replica]->setVisible(!script.isEmpty());
    // Four have room in one line; one that holds nothing can make it.
    m_tabs[Rejects]->setVisible(script.isEmpty() || m_tabs[Rejects]->isEnabled());
    if (script.isEmpty() && tab() == Replica)
        showTab(Evidence);
}

const RejectGroup *FinishDetailsCard::group() const
{
    if (m_groups.isEmpty())
        return nullptr;
    const QModelIndex current = m_rejects->currentIndex();
    const int chosen = current.isValid() ? m_model->groupOf(current.row()) : 0;
    return &m_groups.at(chosen < m_groups.size() ? chosen : 0);
}

void FinishDetailsCard::setEvidence(const QStringList &lines)
{
    m_lines = lines;
    m_evidence->setText(lines.join(u'\n'));
}

void FinishDetailsCard::setRejectCount(qint64 count)
{
    constexpr qint64 most = 999; // the figure is among the others, too
    m_tabs[Rejects]->setText(
        tr("Set aside: %1").arg(count > most ? groupedNumber(most) + u'+' : groupedNumber(count)));
    m_tabs[Rejects]->setEnabled(count > 0);
    if (count == 0 && tab() == Rejects)
        showTab(Evidence);
}

void FinishDetailsCard::expect(qint64 rejects)
{
    m_groups.clear();
    m_model->setLines({});
    m_hints->setText(tr("Looking at the run's figures."));
    setReplica({}, false);
    setRejectCount(rejects);
    setBusy(true);
    showTab(rejects > 0 ? Rejects : Evidence);
}

void FinishDetailsCard::setDetails(const RunDetails &details)
{
    QStringList hints;
    for (const RunHint &hint : details.hints)
        hints << u"• "_s + hintSentence(hint);
    if (hints.isEmpty())
        hints << tr("Nothing in this run's figures asks for a change.");
    m_hints->setText(hints.join(u'\n'));
    setReplica(details.replica, details.replicaIsBlocked);

    QStringList evidence = details.shipped + m_lines + details.files + details.warmup;
    if (details.undoObstacle)
        evidence << noRollBackText(*details.undoObstacle);
    m_evidence->setText(evidence.join(u'\n'));

    m_groups = details.rejects;
    QVector<RejectLine> lines;
    qint64 count = 0;
    for (int group = 0; group < m_groups.size(); ++group) {
        count += m_groups.at(group).list.count;
        for (const Reject &reject : m_groups.at(group).list.rows)
            lines.append({reject, group});
    }
    m_model->setLines(lines);
    m_rejects->setEmptyText(tr("The files with the rows are not there any more"));
    m_rejects->fitColumns(210);
    m_rejectNote->setFullText(
        count > lines.size() ? tr("The first %1 of %2").arg(groupedNumber(lines.size()), groupedNumber(count))
                             : QString());
    setBusy(false);
}

void FinishDetailsCard::setBusy(bool busy)
{
    for (QPushButton *button : {m_open, m_reasons, m_load})
        button->setEnabled(!busy && !m_groups.isEmpty());
}

void FinishDetailsCard::showTab(Tab tab)
{
    m_stack->setCurrentIndex(tab);
    for (int i = 0; i < m_tabs.size(); ++i)
        m_tabs[i]->setChecked(i == tab);
    fitHeight();
    if (tab == Rows && m_rows)
        m_rows->lookAtOnce();
    Q_EMIT tabChanged();
}

/// First and last row with what stands above and below them, three rows of rejects, or some lines of
/// statements below two lines of tabs, in a low window too; texts scroll.
void FinishDetailsCard::fitHeight()
{
    setMinimumHeight(scaled(tab() == Rows ? 216 : tab() == Rejects || tab() == Replica ? 190 : 166));
}

FinishDetailsCard::Tab FinishDetailsCard::tab() const
{
    return static_cast<Tab>(m_stack->currentIndex());
}

} // namespace millrace

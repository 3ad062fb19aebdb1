// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/finish/rowlookview.h"

#include "core/base/literals.h"
#include "ui/models/run/rowlookmodel.h"
#include "ui/session/work/lookwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/roles.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>

namespace millrace {

using State = LookWork::State;

RowLookView::RowLookView(LookWork *work, QWidget *parent)
    : QWidget(parent)
    , m_work(work)
{
    m_tables = named(new QComboBox(this), u"lookTables"_s, tr("Table"));
    m_tables->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_tables->setMinimumContentsLength(12);
    m_typed =
        named(new QLineEdit(this), u"lookKey"_s, tr("Row by its key, or by # and its number in the dump"));
    m_typed->setPlaceholderText(tr("Key, or #number in the dump"));
    m_typed->setToolTip(
        tr("The table's row with this key beside the row of the dump that it was, Return looks for it. "
           "Of a key of several columns: the values, separated by commas. #1000: the dump's thousandth "
           "row."));
    m_ends = makeButton(tr("First, last"), u"lookEnds"_s, u"small"_s, this);
    m_slowest = makeButton(tr("Slowest"), u"lookSlowest"_s, u"small"_s, this);
    m_slowest->setToolTip(tr("The first and the last row of the chunk that took longest"));
    m_stop = makeButton(tr("Stop"), u"lookStop"_s, u"small"_s, this);
    m_model = new RowLookModel(this);
    m_rows = new DataTable(u"lookRows"_s, this);
    m_rows->setAccessibleName(tr("Rows of the dump and of the table"));
    m_rows->setModel(m_model);
    m_rows->setRowHeight(22);
    m_notes = named(new ElidedLabel({}, this), u"lookNotes"_s);
    setType(m_notes, noteFont);
    setRole(m_notes, u"muted"_s);
    makeColumn(this, 6,
               {makeLine(4, {{m_typed, 1}, m_ends, m_slowest, m_stop}),
                {m_rows, 1},
                makeLine(4, {{m_notes, 1}, m_tables})});

    connect(m_typed, &QLineEdit::returnPressed, this, &RowLookView::askTyped);
    m_pressed = m_ends;
    for (QPushButton *button : {m_ends, m_slowest})
        connect(button, &QPushButton::clicked, this, [this, button] {
            m_pressed = button;
            ask({.slowest = button == m_slowest});
        });
    connect(m_stop, &QPushButton::clicked, m_work, &LookWork::stop);
    connect(m_tables, &QComboBox::activated, this, [this] { ask({}); });
    connect(m_work, &LookWork::changed, this, &RowLookView::refresh);
    connect(m_rows->selectionModel(), &QItemSelectionModel::currentChanged, this, &RowLookView::showNotes);
    refresh();
}

void RowLookView::setRun(const QString &runId, const QStringList &tables)
{
    m_runId = runId;
    m_isAsked = false;
    m_tables->clear();
    m_tables->addItems(tables);
    m_tables->setVisible(tables.size() > 1);
    m_typed->clear();
    m_work->setRun(runId);
}

void RowLookView::lookAtOnce()
{
    if (!m_isAsked && !m_runId.isEmpty())
        ask({});
}

void RowLookView::ask(const RowsAsked &asked)
{
    m_isAsked = m_work->start(m_tables->currentText(), asked) || m_isAsked;
}

void RowLookView::askTyped()
{
    const QString text = m_typed->text().trimmed();
    if (text.isEmpty())
        return;
    if (text.startsWith(u'#')) {
        bool isNumber = false;
        const qint64 number = text.mid(1).remove(u',').remove(u'.').trimmed().toLongLong(&isNumber);
        if (isNumber && number > 0) {
            ask({.numbers = {number}});
            return;
        }
    }
    QStringList values{text};
    if (m_work->found() && m_work->found()->key.columns.size() > 1) {
        values = text.split(u',');
        for (QString &value : values)
            value = value.trimmed();
    }
    ask({.key = values});
}

QString RowLookView::words() const
{
    switch (m_work->state()) {
    case State::Running:
        return tr("Looking at the dump and at the table.");
    case State::Stopping:
        return tr("Stopping.");
    case State::Stopped:
        return tr("Stopped.");
    case State::Failed:
        return m_work->error() ? m_work->error()->text() : QString();
    case State::Idle:
    case State::Done:
        return {};
    }
    return {};
}

void RowLookView::refresh()
{
    const bool running = m_work->isRunning();
    // The buttons take each other's place: the keys must not be left on one that is gone.
    const bool hadKeys = m_ends->hasFocus() || m_slowest->hasFocus() || m_stop->hasFocus();
    for (QPushButton *button : {m_ends, m_slowest})
        button->setVisible(!running);
    m_stop->setVisible(running);
    m_stop->setEnabled(m_work->state() == State::Running);
    if (hadKeys)
        (running ? m_stop : m_pressed)->setFocus(Qt::OtherFocusReason);
    m_tables->setEnabled(!running);
    m_typed->setReadOnly(running); // it keeps the keys meanwhile
    m_model->setLook(m_work->found().value_or(RowLook{}));
    m_rows->setEmptyText(words());
    if (m_model->rowCount() > 0) {
        m_rows->fitColumns(210, false);
        m_rows->setCurrentIndex(m_model->index(0, RowLookModel::Title));
    }
    showNotes();
}

/// What is going on, or went wrong; else what there is to say of the row that is chosen.
void RowLookView::showNotes()
{
    const bool failed = m_work->state() == State::Failed;
    QString text = m_model->rowCount() > 0 || failed ? words() : QString();
    if (text.isEmpty() && m_rows->currentIndex().isValid())
        text = m_model->notes(m_rows->currentIndex().row());
    m_notes->setFullText(text);
    setRole(m_notes, failed ? u"warning"_s : u"muted"_s);
}

} // namespace millrace

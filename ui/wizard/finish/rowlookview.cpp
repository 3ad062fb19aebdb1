// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/finish/rowlookview.h"

#include "core/base/literals.h"
#include "ui/models/run/rowlookmodel.h"
#include "ui/session/keptpassword.h"
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
    , m_kept(new KeptPassword(this))
{
    m_tables = named(new QComboBox(this), u"lookTables"_s, tr("Table"));
    m_tables->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_tables->setMinimumContentsLength(12);
    m_search = buildSearch();
    m_question = buildQuestion();
    m_model = new RowLookModel(this);
    m_rows = new DataTable(u"lookRows"_s, this);
    m_rows->setAccessibleName(tr("Rows of the source and of the table"));
    m_rows->setModel(m_model);
    m_rows->setRowHeight(22);
    m_notes = named(new ElidedLabel({}, this), u"lookNotes"_s);
    setType(m_notes, noteFont);
    setRole(m_notes, u"muted"_s);
    makeColumn(this, 6, {m_search, m_question, {m_rows, 1}, makeLine(4, {{m_notes, 1}, m_tables})});

    connect(m_kept, &KeptPassword::answered, this, &RowLookView::takeKept);
    connect(m_tables, &QComboBox::activated, this, [this] { ask({}); });
    connect(m_work, &LookWork::changed, this, &RowLookView::refresh);
    connect(m_work, &LookWork::foundChanged, this, &RowLookView::showFound);
    connect(m_rows->selectionModel(), &QItemSelectionModel::currentChanged, this, &RowLookView::showNotes);
    refresh();
}

QWidget *RowLookView::buildSearch()
{
    auto *search = new QWidget(this);
    m_typed = named(new QLineEdit(search), u"lookKey"_s);
    m_ends = makeButton(tr("First, last"), u"lookEnds"_s, u"small"_s, search);
    m_slowest = makeButton(tr("Slowest"), u"lookSlowest"_s, u"small"_s, search);
    m_slowest->setToolTip(tr("The first and the last row of the chunk that took longest"));
    m_stop = makeButton(tr("Stop"), u"lookStop"_s, u"small"_s, search);
    m_stop->setToolTip(tr("Ends the search (Esc)"));
    makeLine(search, 4, {{m_typed, 1}, m_ends, m_slowest, m_stop});
    describeSearch();

    connect(m_typed, &QLineEdit::returnPressed, this, &RowLookView::askTyped);
    m_pressed = m_ends;
    for (QPushButton *button : {m_ends, m_slowest})
        connect(button, &QPushButton::clicked, this, [this, button] {
            m_pressed = button;
            ask({.slowest = button == m_slowest});
        });
    connect(m_stop, &QPushButton::clicked, m_work, &LookWork::stop);
    return search;
}

/// A server's rows have no numbers.
void RowLookView::describeSearch()
{
    const bool ofServer = m_work->isOfServer();
    m_typed->setAccessibleName(ofServer ? tr("Row by its key")
                                        : tr("Row by its key, or by # and its number in the dump"));
    m_typed->setPlaceholderText(ofServer ? tr("Key") : tr("Key, or #number in the dump"));
    m_typed->setToolTip(
        ofServer
            ? tr("The table's row with this key beside the row that the source's server has of it now, "
                 "Return "
                 "looks for it. Of a key of several columns: the values, separated by commas.")
            : tr("The table's row with this key beside the row of the dump that it was, Return looks for it. "
                 "Of a key of several columns: the values, separated by commas. #1000: the dump's thousandth "
                 "row."));
}

QWidget *RowLookView::buildQuestion()
{
    auto *question = new QWidget(this);
    m_account = named(new ElidedLabel({}, question), u"lookAccount"_s);
    m_password = named(new QLineEdit(question), u"lookPassword"_s);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setPlaceholderText(tr("Password"));
    m_signIn = makeButton(tr("Look"), u"lookSignIn"_s, u"small"_s, question);
    makeLine(question, 4, {{m_account, 1}, {m_password, 1}, m_signIn});
    connect(m_password, &QLineEdit::returnPressed, this, &RowLookView::signIn);
    connect(m_signIn, &QPushButton::clicked, this, &RowLookView::signIn);
    return question;
}

void RowLookView::signIn()
{
    if (!needsPassword() || m_password->text().isEmpty())
        return;
    const QString password = m_password->text();
    m_password->clear();
    m_work->setPassword(password);
}

/// The keychain's answer, in place of what nobody typed.
void RowLookView::takeKept(const QString &account, const QString &password, const QString &why)
{
    if (!m_work->refusal() || m_work->refusal()->account != account)
        return;
    m_keptSaid = why;
    if (password.isNull())
        refresh();
    else
        m_work->setPassword(password);
}

/// A server let nobody in, and the keychain has been asked.
bool RowLookView::needsPassword() const
{
    return m_work->state() == State::Failed && m_work->refusal() && !m_kept->isAsking();
}

QString RowLookView::refusalWords() const
{
    const LookWork::Refusal &refusal = *m_work->refusal();
    if (m_kept->isAsking())
        return tr("Asking the keychain for the password of %1.").arg(refusal.account);
    if (refusal.isKnown)
        return m_work->error()->text();
    const QString unknown =
        tr("The password of %1 is not known here: type it, or set %2 before the program starts.")
            .arg(refusal.account,
                 refusal.role == ServerRole::Source ? u"MILLRACE_SOURCE_PASSWORD"_s : u"MILLRACE_PASSWORD"_s);
    return m_keptSaid.isEmpty() ? unknown : m_keptSaid + u' ' + unknown;
}

void RowLookView::setRun(const QString &runId, const QStringList &tables)
{
    m_runId = runId;
    m_isAsked = false;
    m_kept->giveUp();
    m_keptAskedFor.clear();
    m_keptSaid.clear();
    m_password->clear();
    m_tables->clear();
    m_tables->addItems(tables);
    m_tables->setVisible(tables.size() > 1);
    m_typed->clear();
    m_work->setRun(runId);
    describeSearch();
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
        if (m_work->isOfServer())
            return tr("Asking the source's server and the target.");
        return m_work->percent() < 0 ? tr("Looking at the dump and at the table.")
                                     : tr("Looking through the dump: %1 % read.").arg(m_work->percent());
    case State::Stopping:
        return tr("Stopping.");
    case State::Stopped:
        return tr("Stopped.");
    case State::Failed:
        return m_work->refusal() ? refusalWords() : m_work->error() ? m_work->error()->text() : QString();
    case State::Idle:
    case State::Done:
        return {};
    }
    return {};
}

void RowLookView::refresh()
{
    if (const auto &refusal = m_work->refusal(); refusal && m_work->state() == State::Failed &&
                                                 !refusal->isKnown && m_keptAskedFor != refusal->account) {
        m_keptAskedFor = refusal->account;
        m_keptSaid.clear();
        m_kept->ask(refusal->account);
    }
    const bool running = m_work->isRunning();
    // The buttons take each other's place: the keys must not be left on one that is gone.
    const bool hadKeys = m_ends->hasFocus() || m_slowest->hasFocus() || m_stop->hasFocus();
    const bool wasHere = hadKeys || m_typed->hasFocus() || m_password->hasFocus() || m_signIn->hasFocus();
    const bool asks = needsPassword();
    const bool turns = asks != m_question->isVisibleTo(this);
    m_question->setVisible(asks);
    m_search->setVisible(!asks);
    if (asks) {
        m_account->setFullText(tr("Password of %1").arg(m_work->refusal()->account));
        m_password->setAccessibleName(m_account->fullText());
    }
    for (QPushButton *button : {m_ends, m_slowest})
        button->setVisible(!running);
    m_stop->setVisible(running);
    m_stop->setEnabled(m_work->state() == State::Running);
    if (turns && wasHere)
        (asks ? m_password : m_typed)->setFocus(Qt::OtherFocusReason);
    else if (hadKeys)
        (running ? m_stop : m_pressed)->setFocus(Qt::OtherFocusReason);
    m_tables->setEnabled(!running);
    m_typed->setReadOnly(running); // it keeps the keys meanwhile
    m_rows->setEmptyText(words());
    showNotes();
}

void RowLookView::showFound()
{
    m_model->setLook(m_work->found().value_or(RowLook{}));
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

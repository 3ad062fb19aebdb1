// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/commandsourceview.h"

#include "core/base/literals.h"
#include "core/base/text.h"
#include "ui/session/work/streamwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

namespace {

constexpr int commandHeight = 56; ///< at least
constexpr int saidHeight = 72;    ///< likewise

QPlainTextEdit *codeField(const QString &name, const QString &accessibleName, QWidget *parent)
{
    auto *field = named(new QPlainTextEdit(parent), name, accessibleName);
    field->setProperty("role", u"code"_s);
    setType(field, codeFont);
    field->setTabChangesFocus(true);
    return field;
}

} // namespace

CommandSourceView::CommandSourceView(StreamWork *work, QWidget *parent)
    : QWidget(parent)
    , m_work(work)
{
    auto *card = new Card(tr("The output of a command"), this);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    m_files = makeButton(tr("&Files instead"), u"commandToFiles"_s, u"link"_s, card);
    card->addHeaderWidget(m_files);
    QLabel *note =
        makeNote(tr("The command runs in a shell of your account. What it writes to its standard output is "
                    "the dump: SQL, "
                    "CSV or TSV, compressed or not. All of it is kept in a file until it is loaded and "
                    "verified. The plan "
                    "keeps the command's text: leave passwords and tokens to its own configuration."),
                 card);
    note->setWordWrap(true);
    card->content()->addWidget(note);
    m_command = codeField(u"commandText"_s, tr("Command that writes the dump"), card);
    m_command->setPlaceholderText(u"aws s3 cp s3://bucket/dump.sql.zst -"_s);
    m_command->setMinimumHeight(commandHeight);
    card->content()->addWidget(m_command, 1);
    m_read = makeButton(tr("&Read"), u"commandRead"_s, u"primary"_s, card);
    m_stop = makeButton(tr("Can&cel"), u"commandCancel"_s, {}, card);
    m_progress = named(makeLabel({}, u"muted"_s, card), u"commandProgress"_s);
    card->content()->addLayout(makeLine(8, {m_read, m_stop, m_progress, nullptr}));
    m_bar = named(new MessageBar(card), u"commandBar"_s);
    card->content()->addWidget(m_bar);
    m_said = codeField(u"commandSaid"_s, tr("What the command says"), card);
    m_said->setReadOnly(true);
    m_said->setPlaceholderText(tr("What the command writes to standard error is shown here."));
    m_said->setMinimumHeight(saidHeight);
    card->content()->addWidget(m_said, 2);

    setFocusProxy(m_command);
    connect(m_command, &QPlainTextEdit::textChanged, this, &CommandSourceView::refresh);
    connect(m_read, &QPushButton::clicked, this, &CommandSourceView::read);
    connect(m_stop, &QPushButton::clicked, work, &StreamWork::cancel);
    connect(m_files, &QPushButton::clicked, this, &CommandSourceView::filesRequested);
    connect(work, &StreamWork::changed, this, &CommandSourceView::refresh);
    connect(work, &StreamWork::progress, this, &CommandSourceView::refreshProgress);
    refresh();
}

void CommandSourceView::read()
{
    m_work->read(SourceStream::From::Command, m_command->toPlainText().trimmed());
}

void CommandSourceView::refresh()
{
    const bool reading = m_work->isReading();
    m_command->setReadOnly(reading);
    m_files->setEnabled(!reading);
    m_read->setEnabled(!reading && !m_command->toPlainText().trimmed().isEmpty());
    m_stop->setEnabled(reading);
    if (reading || !m_work->error())
        m_bar->clear();
    else
        m_bar->showError(*m_work->error());
    refreshProgress();
}

void CommandSourceView::refreshProgress()
{
    m_progress->setText(m_work->isReading() ? tr("Reading the stream: %1").arg(sizeText(m_work->bytes()))
                                            : QString());
    if (m_said->toPlainText() != m_work->said()) {
        m_said->setPlainText(m_work->said());
        m_said->moveCursor(QTextCursor::End);
    }
}

} // namespace millrace

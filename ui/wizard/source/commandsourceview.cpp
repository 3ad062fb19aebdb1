// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/commandsourceview.h"

#include "core/base/literals.h"
#include "core/base/text.h"
#include "ui/session/work/streamwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/roles.h"

#include <QPlainTextEdit>
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
    : StreamView(work,
                 {.name = u"command"_s,
                  .title = tr("The output of a command"),
                  .sentence = tr("What a command writes: it can be loaded while it arrives."),
                  .note = tr("The command runs in a shell of your account. What it writes to its standard "
                             "output is the dump: SQL, CSV or TSV, compressed or not. Dumps of SQL, and rows "
                             "of CSV and TSV, can be loaded while they arrive. All of it is kept in a file "
                             "until it is loaded and "
                             "verified. The plan keeps the command's text: leave "
                             "passwords and tokens to its own configuration.")},
                 parent)
    , m_command(codeField(u"commandText"_s, tr("Command that writes the dump"), card()))
{
    m_command->setPlaceholderText(u"aws s3 cp s3://bucket/dump.sql.zst -"_s);
    m_command->setMinimumHeight(commandHeight);
    card()->content()->addWidget(m_command, 1);
    addControls(tr("&Read"), u"commandRead"_s);
    m_said = codeField(u"commandSaid"_s, tr("What the command says"), card());
    m_said->setReadOnly(true);
    m_said->setPlaceholderText(tr("What the command writes to standard error is shown here."));
    m_said->setMinimumHeight(saidHeight);
    card()->content()->addWidget(m_said, 2);

    setFocusProxy(m_command);
    connect(m_command, &QPlainTextEdit::textChanged, this, &CommandSourceView::refresh);
    refresh();
}

bool CommandSourceView::isReady() const
{
    return !m_command->toPlainText().trimmed().isEmpty();
}

void CommandSourceView::begin()
{
    work()->read(SourceStream::From::Command, m_command->toPlainText().trimmed());
}

void CommandSourceView::setReadOnly(bool readOnly)
{
    m_command->setReadOnly(readOnly);
}

QString CommandSourceView::progressText() const
{
    return tr("Reading the stream: %1").arg(sizeText(work()->bytes()));
}

void CommandSourceView::showSaid()
{
    if (m_said->toPlainText() == work()->said())
        return;
    m_said->setPlainText(work()->said());
    m_said->moveCursor(QTextCursor::End);
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/pipesourceview.h"

#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/stream/pipestream.h"
#include "ui/session/work/streamwork.h"
#include "ui/widgets/card.h"
#include "ui/widgets/roles.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace millrace {

PipeSourceView::PipeSourceView(StreamWork *work, QWidget *parent)
    : StreamView(work,
                 {.name = u"pipe"_s,
                  .title = tr("A named pipe"),
                  .sentence = tr("What is written into a named pipe: it can be loaded while it arrives."),
                  .note = tr("What another program writes into the pipe is the dump: SQL, CSV or TSV, "
                             "compressed or not. Dumps of SQL, and rows of CSV and TSV, can be loaded while "
                             "they arrive. All of it is kept in a file until it is loaded and verified. "
                             "Nobody can tell whether its writer has failed: a dump of mysqldump or "
                             "mariadb-dump says itself where it ends.")},
                 parent)
    , m_path(named(new QLineEdit(card()), u"pipePath"_s, tr("Path of the named pipe")))
{
    card()->content()->addWidget(m_path);
    addControls(tr("&Read"), u"pipeRead"_s);
    card()->content()->addStretch(1);
    setFocusProxy(m_path);
    connect(m_path, &QLineEdit::textChanged, this, &PipeSourceView::refresh);
    connect(m_path, &QLineEdit::returnPressed, this, &PipeSourceView::beginIfReady);
    refresh();
}

void PipeSourceView::read(const QString &path)
{
    m_path->setText(path);
    beginIfReady();
}

bool PipeSourceView::isReady() const
{
    return isPipe(m_path->text().trimmed());
}

void PipeSourceView::begin()
{
    work()->read(SourceStream::From::Pipe, m_path->text().trimmed());
}

void PipeSourceView::setReadOnly(bool readOnly)
{
    m_path->setReadOnly(readOnly);
}

QString PipeSourceView::progressText() const
{
    return work()->bytes() > 0 ? tr("Reading the stream: %1").arg(sizeText(work()->bytes()))
                               : tr("Waiting for somebody to write there …");
}

} // namespace millrace

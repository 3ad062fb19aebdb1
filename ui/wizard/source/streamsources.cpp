// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/streamsources.h"

#include "core/base/text.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/sourcework.h"
#include "ui/session/work/streamwork.h"
#include "ui/wizard/source/commandsourceview.h"
#include "ui/wizard/source/pipesourceview.h"
#include "ui/wizard/source/storesourceview.h"

#include <algorithm>

namespace millrace {

StreamSources::StreamSources(MigrationDraft *draft, SourceWork *work, StreamWork *streams, QWidget *page)
    : QObject(page)
    , m_draft(draft)
    , m_work(work)
    , m_streams(streams)
    , m_pipe(new PipeSourceView(streams, page))
    , m_views{new CommandSourceView(streams, page), new StoreSourceView(streams, page), m_pipe}
{
    for (StreamView *view : std::as_const(m_views))
        connect(view, &StreamView::filesRequested, this, [this] { want(nullptr); });
    follow();
}

StreamView *StreamSources::viewOf(SourceStream::From from) const
{
    const auto view = std::find_if(m_views.begin(), m_views.end(),
                                   [from](const StreamView *each) { return each->from() == from; });
    return view == m_views.end() ? nullptr : *view;
}

StreamView *StreamSources::wanted() const
{
    return m_draft->source().isEmpty() ? m_wanted : nullptr;
}

void StreamSources::want(SourceStream::From from)
{
    want(viewOf(from));
}

void StreamSources::want(StreamView *view)
{
    m_wanted = view;
    Q_EMIT wantedChanged();
}

void StreamSources::readPipe(const QString &path)
{
    want(m_pipe);
    m_pipe->read(path);
}

void StreamSources::giveUp()
{
    m_streams->cancel();
    m_draft->change(&SourceDraft::clear);
    want(m_streams->from());
}

void StreamSources::follow()
{
    connect(m_streams, &StreamWork::headArrived, this, [this](const QString &file) {
        if (m_draft->source().isArriving() && m_draft->source().files.first().path == file)
            m_draft->change(&SourceDraft::setBrokenOff, {}); // it goes on
        else
            m_work->addArriving(file, m_streams->total() > 0 ? m_streams->total() : -1);
    });
    connect(m_streams, &StreamWork::arrived, this, [this](const QString &file) {
        // Rows are not counted beside a load that reads them.
        if (m_draft->source().isArriving() && m_draft->source().files.first().path == file)
            m_work->takeArrived(file, !m_streams->isLent());
        else
            m_work->addArrived(file);
    });
    connect(m_streams, &StreamWork::changed, this, &StreamSources::streamEnded);
    connect(m_streams, &StreamWork::progress, this, &StreamSources::progress);
    connect(m_work, &SourceWork::changed, this, [this] {
        for (StreamView *view : std::as_const(m_views))
            view->setWhyWhole(m_work->whyWhole());
    });
    connect(m_draft, &MigrationDraft::sourceChanged, this, [this] {
        if (!m_draft->source().isEmpty())
            m_wanted = nullptr;
    });
}

/// Of one that broke off the head is no source; what is known of it stays for the case that it goes on.
void StreamSources::streamEnded()
{
    if (m_streams->isReading() || !m_draft->source().isArriving() || !m_streams->arrival())
        return;
    const qint64 bytes = m_streams->arrival()->arrival().bytes();
    Error error = m_streams->error().value_or(
        Error{.code = ErrorCode::StreamBroken,
              .what = tr("The stream was stopped when %1 of it were there.").arg(sizeText(bytes)),
              .howToFix = tr("Resume the run, or roll it back.")});
    if (!m_streams->isLent())
        error.howToFix = howToGoOn();
    m_draft->change(&SourceDraft::setBrokenOff, error);
}

QString StreamSources::howToGoOn() const
{
    switch (m_streams->from()) {
    case SourceStream::From::Store:
        return tr("Nothing of it was loaded. Have the rest fetched: what is there is not fetched again.");
    case SourceStream::From::Pipe:
        return tr("Nothing of it was loaded. Have the same dump written there once more: it is compared with "
                  "what is there.");
    case SourceStream::From::Command:
    case SourceStream::From::Input:
        break;
    }
    return tr("Nothing of it was loaded. Mend what stopped the command, and run it again: what it writes "
              "is compared with what is there.");
}

} // namespace millrace

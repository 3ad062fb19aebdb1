// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/stream/sourcestream.h"

#include <QObject>
#include <QVector>

namespace millrace {

class MigrationDraft;
class PipeSourceView;
class SourceWork;
class StreamView;
class StreamWork;

/// The views of the Source page for dumps that are not here yet, and what becomes of what they read: its head
/// becomes the draft's source, then all of it; one that breaks off is none until it goes on.
class StreamSources : public QObject
{
    Q_OBJECT
public:
    /// All outlive it; \a page gets the views.
    StreamSources(MigrationDraft *draft, SourceWork *work, StreamWork *streams, QWidget *page);

    const QVector<StreamView *> &views() const { return m_views; }
    /// The one that was asked for while there is no source; null: none was.
    StreamView *wanted() const;
    void want(SourceStream::From from);
    /// Reads from that pipe.
    void readPipe(const QString &path);
    void giveUp(); ///< what arrives is not to be the source; its view is wanted again

Q_SIGNALS:
    void wantedChanged();
    void progress();

private:
    StreamView *viewOf(SourceStream::From from) const;
    void want(StreamView *view);
    void follow();
    void streamEnded();
    QString howToGoOn() const;

    MigrationDraft *m_draft;
    SourceWork *m_work;
    StreamWork *m_streams;
    PipeSourceView *m_pipe = nullptr;
    QVector<StreamView *> m_views;
    StreamView *m_wanted = nullptr;
};

} // namespace millrace

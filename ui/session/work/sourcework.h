// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/source/sourceserver.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/workqueue.h"

#include <QHash>
#include <QTimer>
#include <atomic>
#include <memory>

namespace millrace {

/// Reads files, or asks the source's server, for the draft, off the GUI thread: inspection, first rows, the
/// full scan. Lives on the GUI thread.
class SourceWork : public QObject
{
    Q_OBJECT
public:
    explicit SourceWork(MigrationDraft *draft, QObject *parent = nullptr);

    /// Inspects these files, folders and patterns together with the files already there; then scans them.
    void addPaths(const QStringList &paths, bool recursive = false);
    /// Looks at the head of a stream, in \a file, whose rest is on its way; \a total: bytes there are to
    /// come, -1: nobody knows. Where all of it has to be there before anything of it is loaded, whyWhole()
    /// says why, and the draft stays as it is.
    void addArriving(const QString &file, qint64 total);
    /// The same is there whole: the draft's file becomes what it is now; \a alsoScan: its rows are counted.
    void takeArrived(const QString &file, bool alsoScan);
    /// A stream that was there whole before its head was looked at, or what was fetched below a prefix.
    void addArrived(const QString &file);
    /// What a command or a store has brought here, and is all of the source; empty: it is what else was
    /// given.
    const QString &broughtFile() const { return m_brought; }
    const QString &whyWhole() const { return m_whyWhole; }
    /// What addPaths() was given so far for what the draft has now: files, folders, patterns.
    const QStringList &givenPaths() const { return m_given; }
    bool isRecursive() const { return m_recursive; }
    /// Takes each file of the chosen table for a table of its own.
    void splitTable();
    /// Looks at a table on another server, or at what a query there gives (\a table is empty then), and reads
    /// its first rows. \a password: null: from the environment or the option group.
    void readServer(const SourceAddress &address, const QString &query, const QString &password);
    /// The tables of that schema, for choosing one; serverTables() once changed() says so.
    void listTables(const ConnectionSpec &server, const QString &password);
    /// Whether error() is about a host on the way through ssh whose key it shows, and which could be trusted.
    bool showsUnknownHost() const;
    /// Keeps that key as known, it and no other, and goes on as listTables().
    void trustHostAndList(const ConnectionSpec &server, const QString &password);
    const QStringList &serverTables() const { return m_serverTables; }
    bool isListing() const { return m_reader.isBusy(u"list"_s); }
    /// Sniffs the dialect anew.
    void detectDialect();
    /// Re-reads the first rows under a dialect set by hand, at once; then scans.
    void applyDialect(const Dialect &dialect);
    /// The first rows and the scan for a plan that was opened.
    void readSample();
    void scan(); ///< when rows are not counted yet; a running scan starts over

    bool isInspecting() const { return m_reader.isBusy(u"read"_s); }
    bool isScanning() const { return m_scanner.isBusy(u"scan"_s); }
    /// Bytes of this file the running scan has read; its size when it is through.
    qint64 scannedBytes(int file) const;
    const std::optional<Error> &error() const { return m_error; } ///< of the last inspection, reading or scan

Q_SIGNALS:
    /// addPaths() was given a named pipe alone: it is no file, and whoever reads streams has to read it.
    void pipeGiven(const QString &path);
    void changed();      ///< inspecting, scanning or error changed
    void scanProgress(); ///< ten times a second while scanning

private:
    struct Progress;

    template <typename Work, typename Take> void read(Work work, Take take);
    /// \a trusted: an error whose host key is kept first; empty: none.
    void list(const ConnectionSpec &server, const QString &password, const QString &trusted);
    void inspect(const QStringList &paths, const QStringList &given, bool recursive);
    void take(QVector<FoundTable> found);
    void takeHeadOfDump(const QString &file);
    void lookAtWhole(const QString &file);
    void setError(const std::optional<Error> &error);

    MigrationDraft *m_draft;
    QStringList m_given;
    bool m_recursive = false;
    QString m_arriving; ///< the file of the stream of which the head is there
    QString m_brought;
    qint64 m_total = -1; ///< bytes of it; -1: nobody knows
    QString m_whyWhole;
    std::optional<Error> m_error;
    std::shared_ptr<Progress> m_progress;
    QHash<QString, int> m_scanPlaces; ///< of paths in the order the running scan reads them
    QStringList m_serverTables;
    QTimer m_sampler;
    WorkQueue m_reader;
    WorkQueue m_scanner; ///< its own thread: a scan of a large dump does not hold up a look at its head
};

} // namespace millrace

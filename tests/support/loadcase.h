// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/run/migrationrun.h"
#include "tests/support/privateserver.h"

#include <QTemporaryDir>
#include <functional>
#include <optional>

namespace millrace::test {

/// A load against the shared private server: files in a folder of its own, a fresh schema, a plan to be
/// changed by the test, and a run of it. After each run all that it left is searched for the passwords it
/// was given (SecretScan).
class LoadCase
{
public:
    LoadCase();
    explicit LoadCase(PrivateServer &server);

    /// Writes a file and makes it the next of the plan's source.
    void addFile(const QString &name, const QByteArray &content);
    /// Takes a file that is there already.
    void addPath(const QString &path);
    /// CREATE TABLE in the schema; the plan's target. Maps fields by position unless \a columns says
    /// otherwise.
    void createTable(const QString &definition, const QString &columns);
    void setExpression(const QString &text);

    /// A new run; \a during is called on another thread as soon as it runs.
    RunSummary run(const std::function<void(RunControl &, const MigrationRun &)> &during = {});
    /// The last run again.
    RunSummary resume(const std::function<void(RunControl &, const MigrationRun &)> &during = {});
    /// A new run under a control of the caller's.
    RunSummary runUnder(RunControl &control);
    RunFolder &folder() { return *m_folder; }
    /// What resume() goes on with: a run of somebody else's, a program that was killed.
    void openFolder(const QString &run);
    /// Of the last run, so that somebody else may have it.
    void closeFolder() { m_folder.reset(); }
    ResolvedConnection target() const { return m_server.connection(plan.schema); }

    qint64 rowsInTable() const;
    QString table() const; ///< quoted, with its schema
    QString folderPath() const { return m_files.path(); }
    PrivateServer &server() const { return m_server; }

    Plan plan;
    std::optional<ResolvedConnection> account;      ///< who runs; unset: root
    std::optional<ResolvedConnection> sourceServer; ///< the server the rows are read from
    QVector<Event> events;                          ///< of the last run
    std::function<void(const Event &)> onEvent;     ///< of a run, on whatever thread tells of it

private:
    RunSummary runIn(RunFolder &folder, RunControl &control,
                     const std::function<void(RunControl &, const MigrationRun &)> &during);
    void expectNoSecret(const RunFolder &folder, const ResolvedConnection &connection,
                        const RunSummary &summary) const;

    PrivateServer &m_server;
    QTemporaryDir m_files;
    std::unique_ptr<RunFolder> m_folder;
};

/// Why the run did not end well, or what its proof lacks: for messages.
std::string why(const RunSummary &summary);

} // namespace millrace::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/indexes/indexbuild.h"
#include "core/record/runfolder.h"
#include "core/run/undo/restore.h"
#include "core/sql/quoting.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test {

/// A table on a private server, a run folder, and the ways of the deferral as a run goes them. What fails
/// throws.
class IndexCase
{
public:
    explicit IndexCase(PrivateServer &server = PrivateServer::shared());

    /// CREATE TABLE t in the case's schema.
    void createTable(const QString &definition) const;
    /// Doubles the rows of t until there are \a rows: columns a, b int and s varchar besides the key.
    void createBigTable(qint64 rows, const QString &keys) const;
    void execute(const QString &sql) const; ///< in the case's schema
    QVariant value(const QString &sql) const { return m_server.value(sql); }
    /// SHOW CREATE TABLE without the counter of AUTO_INCREMENT, which loads move.
    QString createText() const;
    QStringList indexNames() const;

    Result<IndexDeferral> tryPlan(DeferralScope scope, const ResolvedConnection &account) const;
    IndexDeferral plan(DeferralScope scope = DeferralScope::NonUnique) const;
    /// Plans and saves, as a run does before it drops.
    void record(DeferralScope scope = DeferralScope::NonUnique);
    Result<IndexDropOutcome> tryDrop(const IndexBuildOptions &options,
                                     const ResolvedConnection &account) const;
    IndexDropOutcome drop() const;
    Result<IndexBuildOutcome> tryBuild(const IndexBuildOptions &options = {}) const;
    IndexBuildOutcome build() const;
    Result<RestoreOutcome> restore() const { return restoreRun(*m_folder, target()); }

    ResolvedConnection target() const { return m_server.connection(m_schema); }
    PrivateServer &server() const { return m_server; }
    RunFolder &folder() const { return *m_folder; }
    void releaseFolder() { m_folder.reset(); } ///< for another process that wants the run
    QString schema() const { return m_schema; }
    QString table() const { return qualifiedName(m_schema, u"t"_s); }
    const DeferredIndexFile &file() const { return *m_file; }
    ServerFacts facts() const;

private:
    PrivateServer &m_server;
    QString m_schema;
    std::unique_ptr<RunFolder> m_folder;
    std::optional<DeferredIndexFile> m_file;
};

/// The value, or std::runtime_error with the error's text.
template <typename T> T valueOrThrow(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().text().toStdString());
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

} // namespace millrace::test

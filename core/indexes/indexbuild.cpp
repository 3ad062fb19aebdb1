// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/indexbuild.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/indexes/duplicatekeys.h"
#include "core/indexes/indexalter.h"
#include "core/indexes/indexstatement.h"
#include "core/indexes/tablelocks.h"
#include "core/sql/quoting.h"

#include <QElapsedTimer>
#include <algorithm>

namespace millrace {

namespace {

constexpr int buildLockWaitSeconds = 300; ///< the last step of a long build waits for readers: worth patience
constexpr int duplicatesSeconds = 300;
constexpr int duplicateEntry = 1062;
constexpr int duplicateKeyName = 1061;

/// What makes an index build faster on this server, set for its session and put back after it.
/// MySQL 8.0.27+: innodb_ddl_threads, innodb_ddl_buffer_size (64 MiB: measured, 256 MiB was no faster),
/// innodb_parallel_read_threads; never lower than they are. MariaDB: none. Its innodb_sort_buffer_size is
/// read at the server's start only, and larger was slower (knobtable.cpp has the figures).
QVector<SessionSetting> indexBuildKnobs(const ServerFacts &facts)
{
    constexpr qint64 mebibyte = 1024LL * 1024;
    constexpr int threads = 4;
    QVector<SessionSetting> knobs;
    for (const auto &[name, value] : {std::pair<const char *, qint64>{"innodb_ddl_threads", threads},
                                      {"innodb_parallel_read_threads", threads},
                                      {"innodb_ddl_buffer_size", 64 * mebibyte}}) {
        const QString now = facts.variables.value(QLatin1String(name));
        if (!now.isEmpty() && now.toLongLong() < value) // a server without the variable has none to raise
            knobs << SessionSetting{QLatin1String(name), QString::number(value)};
    }
    return knobs;
}

class Builder
{
public:
    Builder(const DeferredIndexFile &record, const ServerFacts &facts, Connection &connection,
            const IndexBuildOptions &options)
        : m_record(record)
        , m_deferral(record.deferral())
        , m_facts(facts)
        , m_connection(connection)
        , m_options(options)
        , m_statement(record, facts, connection, options, buildLockWaitSeconds)
        , m_alter(connection, m_deferral.schema, m_deferral.table)
    {}

    Result<IndexBuildOutcome> run()
    {
        QElapsedTimer timer;
        timer.start();
        MILLRACE_TRY_VOID(m_statement.begin());
        // The ALTER of a killed program may still add or drop: look at the table when it has ended.
        MILLRACE_TRY_VOID(waitForRunningAlter(m_connection, m_facts, m_deferral.schema, m_deferral.table,
                                              m_options.status, m_options.stop));
        MILLRACE_TRY(auto missing, compare());
        m_outcome.present = m_present;
        if (!missing.isEmpty()) {
            prepareServer();
            MILLRACE_TRY_VOID(buildAll(missing));
        }
        MILLRACE_TRY_VOID(conclude());
        m_outcome.elapsedMs = timer.elapsed();
        return m_outcome;
    }

private:
    /// Reads the table; what it lacks of the record, without what has failed already.
    Result<QVector<IndexDefinition>> compare()
    {
        MILLRACE_TRY(m_keys, m_statement.readKeys());
        m_present.clear();
        m_outcome.altered.clear();
        QVector<IndexDefinition> missing;
        for (const IndexDefinition &index : m_deferral.deferred) {
            const IndexDefinition *there = m_keys.index(index.name);
            if (!there) {
                if (!hasFailed(index.name))
                    missing << index;
            } else if (there->canonical() == index.canonical()) {
                m_present << index.name;
            } else {
                m_outcome.altered << IndexProblem{index.name, alteredError(index, *there)};
            }
        }
        return missing;
    }

    Error alteredError(const IndexDefinition &index, const IndexDefinition &there) const
    {
        return {
            .code = ErrorCode::IndexBuildFailed,
            .what = CoreText::tr("%1 has an index %2 of another definition: “%3”, recorded was “%4”.")
                        .arg(qualifiedName(m_deferral.schema, m_deferral.table), quotedIdentifier(index.name),
                             there.sql, index.sql),
            .howToFix =
                CoreText::tr("Nothing was done to it. Keep it, or drop it and run millrace-cli restore %1.")
                    .arg(m_record.runId())};
    }

    bool hasFailed(const QString &name) const
    {
        return std::any_of(m_outcome.failed.begin(), m_outcome.failed.end(),
                           [&](const IndexProblem &problem) { return problem.index == name; });
    }

    void prepareServer()
    {
        for (const SessionSetting &setting : indexBuildKnobs(m_facts)) {
            const auto set = m_statement.session().guard().apply({setting});
            m_outcome.notes
                << (set ? CoreText::tr("%1 = %2 for the build.").arg(setting.name, setting.value)
                        : CoreText::tr("%1 could not be raised: %2").arg(setting.name, set.error().what));
        }
        // The progress is held against the table's size, which the server's statistics know too late after a
        // load. Older servers make a long SELECT block others when a table is analyzed.
        if (m_facts.can(Ability::AnalyzeBesideReaders))
            (void)m_connection.rows(u"ANALYZE NO_WRITE_TO_BINLOG TABLE "_s +
                                    qualifiedName(m_deferral.schema, m_deferral.table));
    }

    Result<void> addAtOnce(const QVector<IndexDefinition> &missing, bool keepOrder)
    {
        return m_statement.watched(
            CoreText::tr("building ") + indexesText(missing.size()), static_cast<int>(missing.size()),
            [&]() -> Result<void> {
                MILLRACE_TRY(const auto clause,
                             m_alter.run(addActions(missing, m_keys, m_deferral.order, keepOrder),
                                         IndexAlter::Copy::Allow));
                m_outcome.notes << CoreText::tr("%1 built with %2.")
                                       .arg(indexesText(missing.size()),
                                            clause.isEmpty()
                                                ? u"a copy of the table, the only way the server knows"_s
                                                : clause);
                return {};
            });
    }

    /// One ALTER for all. Each round either ends it or takes at least one index out of the game.
    Result<void> buildAll(QVector<IndexDefinition> missing)
    {
        bool keepOrder = true;
        int renewed = 0;
        while (!missing.isEmpty()) {
            if (m_options.stop.stop_requested())
                return fail({.code = ErrorCode::Cancelled,
                             .what = CoreText::tr("Cancelled before all indexes were built."),
                             .howToFix = CoreText::tr("millrace-cli restore %1 builds what is missing.")
                                             .arg(m_record.runId())});
            const auto added = addAtOnce(missing, keepOrder);
            if (added)
                return {};
            const Error &error = added.error();
            const int code = error.context.serverCode.value_or(0);
            if (IndexStatement::isFatal(error))
                return fail(explained(error));
            if (code == duplicateKeyName && ++renewed <= 3) {
                // Somebody added one of them meanwhile.
            } else if (code == duplicateEntry) {
                MILLRACE_TRY_VOID(noteDuplicates(error, missing));
            } else if (keepOrder && missing.size() < m_deferral.order.size()) {
                keepOrder = false; // it may be the order alone that the server refuses
            } else if (missing.size() > 1) {
                return buildEach(missing);
            } else {
                m_outcome.failed << IndexProblem{missing.first().name, explained(error)};
            }
            MILLRACE_TRY(missing, compare());
        }
        return {};
    }

    /// Together they failed for a reason that names none of them: each for itself.
    Result<void> buildEach(const QVector<IndexDefinition> &missing)
    {
        for (const IndexDefinition &index : missing) {
            const auto added = addAtOnce({index}, false);
            if (added)
                continue;
            if (IndexStatement::isFatal(added.error()))
                return fail(explained(added.error()));
            if (added.error().context.serverCode == duplicateEntry)
                MILLRACE_TRY_VOID(noteDuplicates(added.error(), {index}));
            else
                m_outcome.failed << IndexProblem{index.name, explained(added.error())};
        }
        return {};
    }

    Error explained(const Error &error)
    {
        return m_statement.explained(error, ErrorCode::IndexBuildFailed, CoreText::tr("Building indexes"));
    }

    /// The unique indexes the message may speak of: "… for key 'name'" on MariaDB, 'table.name' on MySQL, in
    /// any language.
    static QVector<IndexDefinition> namedIn(const Error &error, const QVector<IndexDefinition> &missing)
    {
        QVector<IndexDefinition> unique;
        QVector<IndexDefinition> named;
        for (const IndexDefinition &index : missing) {
            if (!index.isUnique())
                continue;
            unique << index;
            if (error.what.contains(u'\'' + index.name + u'\'') ||
                error.what.contains(u'.' + index.name + u'\''))
                named << index;
        }
        return named.isEmpty() ? unique : named;
    }

    Result<void> noteDuplicates(const Error &error, const QVector<IndexDefinition> &missing)
    {
        const qsizetype failedBefore = m_outcome.failed.size();
        const QVector<IndexDefinition> suspects = namedIn(error, missing);
        for (const IndexDefinition &index : suspects) {
            QVector<DuplicateKey> duplicates;
            const auto looked = m_statement.watched(
                CoreText::tr("looking for the duplicates of %1").arg(quotedIdentifier(index.name)), 0,
                [&]() -> Result<void> {
                    MILLRACE_TRY(duplicates, findDuplicates(m_connection, m_facts, m_deferral.schema,
                                                            m_deferral.table, index, duplicatesSeconds));
                    return {};
                });
            if (!looked && (looked.error().code == ErrorCode::Cancelled ||
                            looked.error().code == ErrorCode::ConnectionLost))
                return fail(explained(looked.error()));
            if (looked && duplicates.isEmpty() && suspects.size() > 1)
                continue;
            m_outcome.failed << IndexProblem{index.name, duplicateError(error, index, duplicates)};
        }
        if (m_outcome.failed.size() == failedBefore) // gone by the time we looked: the server's word must do
            for (const IndexDefinition &index : suspects.isEmpty() ? missing : suspects)
                m_outcome.failed << IndexProblem{index.name, explained(error)};
        return {};
    }

    Error duplicateError(const Error &server, const IndexDefinition &index,
                         const QVector<DuplicateKey> &duplicates) const
    {
        const QString table = qualifiedName(m_deferral.schema, m_deferral.table);
        Error error{.code = ErrorCode::DuplicateRow, .context = server.context};
        if (duplicates.isEmpty())
            error.what = CoreText::tr("The unique index %1 of %2 cannot be built: %3")
                             .arg(quotedIdentifier(index.name), table, server.what);
        else
            error.what =
                CoreText::tr("The unique index %1 of %2 cannot be built, these values are there more than "
                             "once%3: %4.")
                    .arg(quotedIdentifier(index.name), table,
                         duplicates.size() == mostDuplicatesShown
                             ? CoreText::tr(" (the first %1)").arg(mostDuplicatesShown)
                             : QString(),
                         duplicatesText(duplicates));
        error.howToFix =
            CoreText::tr("Leave one row of each (%1 finds them), then: millrace-cli restore %2.")
                .arg(duplicatesQuery(m_deferral.schema, m_deferral.table, index), m_record.runId());
        return error;
    }

    Result<void> conclude()
    {
        const QStringList before = m_outcome.present;
        MILLRACE_TRY(const auto missing, compare());
        for (const QString &name : std::as_const(m_present))
            if (!before.contains(name))
                m_outcome.built << name;
        // Never believed, always looked at: the server said it was done.
        for (const IndexDefinition &index : missing)
            m_outcome.failed << IndexProblem{
                index.name,
                Error{.code = ErrorCode::IndexBuildFailed,
                      .what = CoreText::tr("The index %1 is still missing although the server said it "
                                           "was built.")
                                  .arg(quotedIdentifier(index.name)),
                      .howToFix = CoreText::tr("Somebody may have dropped it again; millrace-cli restore "
                                               "%1 tries once more.")
                                      .arg(m_record.runId())}};
        QStringList now;
        for (const IndexDefinition &index : m_keys.indexes)
            if (m_deferral.order.contains(index.name))
                now << index.name;
        QStringList expected;
        for (const QString &name : m_deferral.order)
            if (now.contains(name))
                expected << name;
        m_outcome.orderKept = now == expected;
        if (!m_outcome.orderKept)
            m_outcome.notes << CoreText::tr(
                "SHOW CREATE TABLE lists the indexes in another order than before.");
        return {};
    }

    const DeferredIndexFile &m_record;
    const IndexDeferral &m_deferral;
    const ServerFacts &m_facts;
    Connection &m_connection;
    const IndexBuildOptions &m_options;
    IndexStatement m_statement;
    IndexAlter m_alter;
    TableKeys m_keys;      ///< as last read
    QStringList m_present; ///< of the record, as last read
    IndexBuildOutcome m_outcome;
};

} // namespace

Result<IndexBuildOutcome> buildIndexes(const DeferredIndexFile &record, const ServerFacts &facts,
                                       Connection &connection, const IndexBuildOptions &options)
{
    return Builder(record, facts, connection, options).run();
}

} // namespace millrace

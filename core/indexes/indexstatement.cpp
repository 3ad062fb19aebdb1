// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/indexstatement.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/indexes/statementwatch.h"
#include "core/indexes/tablelocks.h"
#include "core/server/errorcatalogue.h"
#include "core/sql/quoting.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

constexpr int lockWaitTimeout = 1205;
constexpr int deadlock = 1213;
constexpr int queryInterrupted = 1317;

int serverCode(const Error &error)
{
    return error.context.serverCode.value_or(0);
}

} // namespace

IndexStatement::IndexStatement(const DeferredIndexFile &record, const ServerFacts &facts,
                               Connection &connection, const IndexBuildOptions &options, int lockWaitSeconds)
    : m_record(record)
    , m_facts(facts)
    , m_connection(connection)
    , m_options(options)
    , m_lockWaitSeconds(options.lockWaitSeconds > 0 ? options.lockWaitSeconds : lockWaitSeconds)
    , m_session(connection, facts, m_lockWaitSeconds)
{}

Result<TableKeys> IndexStatement::readKeys()
{
    const IndexDeferral &deferral = m_record.deferral();
    auto keys = m_session.readKeys(deferral.schema, deferral.table);
    if (!keys && keys.error().code == ErrorCode::TableMissing) {
        Error error = keys.error();
        error.howToFix =
            CoreText::tr("If it was renamed, add the indexes there by hand; their definitions are in %1.")
                .arg(m_record.path());
        return fail(error);
    }
    return keys;
}

Result<void> IndexStatement::watched(const QString &what, int indexes,
                                     const std::function<Result<void>()> &work)
{
    if (m_options.status)
        m_options.status->begin(what);
    const IndexDeferral &deferral = m_record.deferral();
    StatementWatch watch(m_options.target, m_facts,
                         {.threadId = m_connection.threadId(),
                          .schema = deferral.schema,
                          .table = deferral.table,
                          .indexes = indexes,
                          .partitioned = deferral.partitioned},
                         m_options.status, m_options.stop);
    auto done = work();
    watch.finish();
    if (m_options.status)
        m_options.status->end();
    if (!m_options.stop.stop_requested())
        return done;
    // A kill that came after the statement had ended hits the next one: let it be one that does not matter.
    (void)m_connection.execute(u"DO 0"_s);
    if (done)
        return done;
    if (serverCode(done.error()) == queryInterrupted || done.error().code == ErrorCode::ConnectionLost)
        return fail(
            {.code = ErrorCode::Cancelled,
             .what = CoreText::tr("Cancelled while %1; the table holds whole indexes only.").arg(what),
             .howToFix =
                 CoreText::tr("millrace-cli restore %1 builds what is missing.").arg(m_record.runId())});
    return done;
}

Error IndexStatement::explained(const Error &error, ErrorCode otherwise, const QString &doing)
{
    const IndexDeferral &deferral = m_record.deferral();
    const QString table = qualifiedName(deferral.schema, deferral.table);
    const QString later =
        CoreText::tr("millrace-cli restore %1 puts back what is missing.").arg(m_record.runId());
    Error result = error;
    if (serverCode(error) == lockWaitTimeout) {
        const QString holders = lockHolders(m_connection, m_facts, deferral.schema, deferral.table);
        result.code = ErrorCode::TableLocked;
        result.what = CoreText::tr("%1 on %2: other sessions did not release the table within %3 s.")
                          .arg(doing, table)
                          .arg(m_lockWaitSeconds);
        result.howToFix =
            holders.isEmpty()
                ? CoreText::tr("This account sees no session that holds it (it may need PROCESS); end open "
                               "transactions that used the table. ")
                : CoreText::tr("It may be held by %1: let it end its transaction, or KILL it. ").arg(holders);
        result.howToFix += later;
    } else if (error.code == ErrorCode::StatementFailed || error.code == ErrorCode::RowRejected ||
               serverCode(error) == queryInterrupted) {
        result.code = otherwise;
        result.what = CoreText::tr("%1 on %2: %3").arg(doing, table, error.what);
        result.howToFix = (error.howToFix.isEmpty() ? QString() : error.howToFix + u' ') + later;
    } else if (error.code == ErrorCode::ConnectionLost) {
        result.howToFix = CoreText::tr("Check that the server runs. %1").arg(later);
    }
    return result;
}

bool IndexStatement::isFatal(const Error &error)
{
    const int code = serverCode(error);
    static constexpr std::array codes{lockWaitTimeout, deadlock, queryInterrupted};
    return error.code == ErrorCode::Cancelled || error.code == ErrorCode::PrivilegeMissing ||
           error.code == ErrorCode::TableMissing || error.code == ErrorCode::ConnectionLost ||
           error.code == ErrorCode::AccessDenied || isConnectionLoss(code) ||
           std::find(codes.begin(), codes.end(), code) != codes.end();
}

} // namespace millrace

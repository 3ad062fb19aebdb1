// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trials/pilottable.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/mapping/tables/ddl.h"
#include "core/run/trials/triallock.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

const QString pilotPrefix = u"_millrace_pilot_"_s;

Result<void> checkPrivileges(const Plan &plan, const ServerFacts &facts, const QString &name)
{
    QStringList missing;
    for (const char *privilege : {"CREATE", "DROP", "ALTER", "INSERT", "SELECT", "DELETE"})
        if (!facts.has(QString::fromLatin1(privilege), plan.schema, name))
            missing << QString::fromLatin1(privilege);
    if (missing.isEmpty())
        return {};
    const QString list = missing.join(u", "_s);
    return fail(
        {.code = ErrorCode::PrivilegeMissing,
         .what = CoreText::tr("A calibration needs a table of its own in schema %1, and the account %2 "
                              "lacks %3 there.")
                     .arg(plan.schema, quotedAccount(facts.currentUser), list),
         .howToFix = u"GRANT %1 ON %2.* TO %3"_s.arg(list, quotedIdentifier(plan.schema),
                                                     quotedAccount(facts.currentUser))});
}

} // namespace

PilotTable::PilotTable(Connection &connection, const QString &schema)
    : m_connection(connection)
    , m_schema(schema)
    , m_name(newTrialName(pilotPrefix))
{}

PilotTable::~PilotTable()
{
    (void)drop();
}

Result<std::unique_ptr<PilotTable>> PilotTable::create(const Plan &plan, const ServerFacts &facts,
                                                       Connection &connection)
{
    std::unique_ptr<PilotTable> pilot(new PilotTable(connection, plan.schema));
    MILLRACE_TRY_VOID(checkPrivileges(plan, facts, pilot->m_name));
    const auto target = readTable(connection, plan.schema, plan.table);
    if (target) {
        pilot->m_createSql = u"CREATE TABLE %1 LIKE %2"_s.arg(qualifiedName(plan.schema, pilot->m_name),
                                                              qualifiedName(plan.schema, plan.table));
    } else if (target.error().code == ErrorCode::TableMissing && !plan.createSql.isEmpty()) {
        MILLRACE_TRY(pilot->m_createSql, retargetedCreateTable(plan.createSql, plan.schema, pilot->m_name));
    } else {
        return fail(target.error());
    }
    MILLRACE_TRY_VOID(holdTrialLock(connection, pilot->m_name));
    MILLRACE_TRY_VOID(pilot->renew());
    return pilot;
}

Result<void> PilotTable::renew()
{
    MILLRACE_TRY_VOID(drop());
    const auto created = m_connection.execute(m_createSql);
    m_exists = created.has_value();
    return created;
}

Result<void> PilotTable::drop()
{
    if (!m_exists)
        return {};
    const auto dropped =
        m_connection.execute(u"DROP TABLE IF EXISTS %1"_s.arg(qualifiedName(m_schema, m_name)));
    if (!dropped) {
        Error error = dropped.error();
        error.what = CoreText::tr("The pilot's table %1 could not be dropped: %2")
                         .arg(qualifiedName(m_schema, m_name), error.what);
        error.howToFix += CoreText::tr(" The next calibration in this schema drops it.");
        return fail(error);
    }
    m_exists = false;
    return {};
}

Result<int> PilotTable::dropLeftovers(Connection &connection, const QString &schema)
{
    return dropTrialLeftovers(connection, schema, pilotPrefix);
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/serverbehaviour.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/errorcatalogue.h"
#include "core/sql/quoting.h"

#include <cstring>

namespace millrace {

namespace {

using Tried = ServerBehaviour::Tried;

class OneRow final : public InfileFeed
{
public:
    int read(char *buffer, unsigned size) override
    {
        constexpr char row[] = "1\n";
        constexpr unsigned bytes = sizeof row - 1;
        if (m_given || size < bytes)
            return 0;
        m_given = true;
        std::memcpy(buffer, row, bytes);
        return static_cast<int>(bytes);
    }

private:
    bool m_given = false;
};

bool isLost(const Error &error)
{
    return isConnectionLoss(error.context.serverCode.value_or(0));
}

/// What became of the row that \a put puts there.
template <typename Put>
Tried outcome(Connection &connection, const QString &table, std::optional<Error> &refusal, Put put)
{
    if (!connection.execute(u"START TRANSACTION"_s))
        return Tried::Not;
    const auto done = put();
    const auto back = connection.execute(u"ROLLBACK"_s);
    if (!done) {
        if (isLost(done.error()))
            return Tried::Not;
        refusal = done.error();
        return Tried::Refused;
    }
    const auto count = connection.value(u"SELECT COUNT(*) FROM %1"_s.arg(table));
    if (!back || !count)
        return Tried::Not;
    return count->toLongLong() == 0 ? Tried::TakenBack : Tried::Kept;
}

} // namespace

ServerBehaviour tryBehaviour(Connection &connection, const QString &schema, bool isLocalOn)
{
    ServerBehaviour behaviour;
    const QString table = qualifiedName(schema, u"_millrace_try"_s);
    if (const auto made = connection.execute(
            u"CREATE TEMPORARY TABLE %1 (id int NOT NULL PRIMARY KEY) ENGINE=InnoDB"_s.arg(table));
        !made) {
        behaviour.why = made.error().what;
        return behaviour;
    }
    if (isLocalOn)
        behaviour.load = outcome(connection, table, behaviour.refusal, [&] {
            OneRow row;
            return connection.loadData(u"LOAD DATA LOCAL INFILE 'millrace' INTO TABLE %1"_s.arg(table), row);
        });
    if (behaviour.load == Tried::Kept)
        (void)connection.execute(u"DELETE FROM %1"_s.arg(table));
    std::optional<Error> ofInsert;
    if (behaviour.load != Tried::TakenBack)
        behaviour.insert = outcome(connection, table, ofInsert, [&] {
            return connection.execute(u"INSERT INTO %1 VALUES (1)"_s.arg(table));
        });
    if (behaviour.insert == Tried::Refused) {
        behaviour.insert = Tried::Not;
        behaviour.why = ofInsert->what;
    }
    (void)connection.execute(u"DROP TEMPORARY TABLE IF EXISTS %1"_s.arg(table));
    return behaviour;
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
// The guard of settings of the server and its machine: what the knobs' table says is what this server does,
// and whoever dies at whatever moment, everything is as it was.
#include "core/base/literals.h"
#include "core/run/undo/restore.h"
#include "core/server/connection.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/knobs.h"
#include "core/tuning/knobvalues.h"
#include "core/tuning/sessionguard.h"
#include "core/tuning/settingsguard.h"
#include "core/tuning/settingslock.h"
#include "core/tuning/settingtext.h"
#include "tests/integration/servers/tuningcase.h"
#include "tests/support/fakehost.h"
#include "tests/support/qtprinters.h"

#include <gmock/gmock.h>
#include <thread>

namespace millrace::test::tuning_test {

namespace {

using namespace std::chrono_literals;
using Kind = SettingOutcome::Kind;

/// A guard with a run folder of its own, and what it said.
class Guard
{
public:
    explicit Guard(PrivateServer &server, const QString &schema, const ResolvedConnection &account,
                   const HostSettings &host)
        : m_server(server)
        , m_schema(schema)
        , m_account(account)
        , m_host(host)
        , run(u"run-%1"_s.arg(++count))
    {
        start();
    }
    Guard(PrivateServer &server, const QString &schema)
        : Guard(server, schema, server.connection(), HostSettings(u"/nowhere"_s))
    {}

    /// As after a kill: the connection goes without a farewell, nothing is put back, and the next one begins
    /// in the same folder.
    void die()
    {
        const auto connection = valueOf(Connection::open(m_server.connection()));
        const qint64 holder = SettingsLock::aliveConnection(*connection, run);
        m_dead.push_back(
            std::move(guard)); // never destroyed while the test looks: that would put things back
        if (holder != 0)
            (void)connection->execute(u"KILL %1"_s.arg(holder));
        while (SettingsLock::aliveConnection(*connection, run) != 0)
            std::this_thread::sleep_for(1ms);
    }
    void start()
    {
        guard = std::make_unique<SettingsGuard>(
            SettingsGuard::Context{.target = m_account,
                                   .schema = m_schema,
                                   .run = run,
                                   .runFolder = m_folder.path(),
                                   .host = m_host,
                                   .tell = [this](const SettingOutcome &outcome) { outcomes << outcome; },
                                   .note = [this](const QString &note) { notes << note; }});
    }
    ~Guard()
    {
        // A killed process runs no destructor; kept where it can be reached, or it would count as a leak.
        static auto &buried = *new std::vector<SettingsGuard *>;
        for (auto &dead : m_dead)
            buried.push_back(dead.release());
    }
    int countOf(Kind kind) const
    {
        return static_cast<int>(std::count_if(outcomes.begin(), outcomes.end(),
                                              [kind](const SettingOutcome &o) { return o.kind == kind; }));
    }
    const SettingOutcome *last(const char *name) const
    {
        for (auto it = outcomes.rbegin(); it != outcomes.rend(); ++it)
            if (it->name == QLatin1String(name))
                return &*it;
        return nullptr;
    }
    QString folder() const { return m_folder.path(); }

private:
    static inline int count = 0;
    PrivateServer &m_server;
    QString m_schema;
    ResolvedConnection m_account;
    HostSettings m_host;
    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<SettingsGuard>> m_dead;

public:
    QString run;
    std::unique_ptr<SettingsGuard> guard;
    QVector<SettingOutcome> outcomes;
    QStringList notes;
};

} // namespace

TEST_F(Tuning, EveryKnobThatIsOfferedCanBeSetAndComesBack)
{
    const auto connection = valueOf(Connection::open(server.connection()));
    const ServerFacts facts = valueOf(ServerFacts::read(*connection));
    int tried = 0;
    for (const Knob &knob : knobs(facts)) {
        if (knob.group == KnobGroup::Host)
            continue;
        if (!knob.here && !knob.name.startsWith("innodb_redo_log"_L1)) {
            EXPECT_FALSE(readGlobal(*connection, knob.name)) << knob.name;
        } else if (knob.group == KnobGroup::Start && knob.here) {
            // A pool that cannot grow takes any smaller size and, of larger ones, what it has.
            const bool pool = knob.name == "innodb_buffer_pool_size"_L1;
            const qint64 more = pool ? knob.today.toLongLong() : 0;
            const auto set =
                setGlobal(*connection, knob.name, more > 0 ? QString::number(2 * more) : knob.today);
            EXPECT_TRUE(!set || (pool && *set == knob.today)) << knob.name << " is said to need a restart";
        } else if (knob.group == KnobGroup::Global && knob.isToggle() && knob.name != redoLogName()) {
            // A private server runs without doublewrite buffer, and such a one stays without.
            if (knob.name == "innodb_doublewrite"_L1 && knob.today == "OFF"_L1)
                continue;
            // MySQL before 8.4 keeps it below a lower maximum, which is raised before it in a run.
            if (knob.name == "innodb_io_capacity"_L1)
                (void)setGlobal(*connection, u"innodb_io_capacity_max"_s, knob.during);
            const auto set = setGlobal(*connection, knob.name, knob.during);
            EXPECT_TRUE(set && sameSettingValue(*set, knob.during))
                << knob.name << ": " << (set ? set->toStdString() : set.error().text().toStdString());
            const auto back = setGlobal(*connection, knob.name, knob.today);
            EXPECT_TRUE(back && *back == knob.today) << knob.name;
            ++tried;
        }
    }
    EXPECT_GE(tried, 8);
    (void)setGlobal(*connection, u"innodb_io_capacity_max"_s, before.value(u"innodb_io_capacity_max"_s));
    expectAsBefore();
}

TEST_F(Tuning, SettingsAreWrittenDownSetAndPutBack)
{
    Guard run(server, schema);
    ASSERT_TRUE(run.guard->apply(someGlobals(), {}));
    EXPECT_EQ(value("innodb_flush_log_at_trx_commit"), u"0"_s);
    EXPECT_EQ(value("innodb_io_capacity"), u"30000"_s);
    EXPECT_EQ(run.countOf(Kind::Set), 6);
    const auto record = SettingsRecord::load(run.folder());
    ASSERT_TRUE(record && *record);
    EXPECT_EQ((*record)->settings.size(), 6);
    EXPECT_TRUE(tableIsThere());
    EXPECT_TRUE(run.guard->putBack());
    EXPECT_EQ(run.countOf(Kind::PutBack), 6);
    EXPECT_FALSE(tableIsThere()) << "nothing of ours stays";
    EXPECT_TRUE(SettingsRecord::load(run.folder()).value()->isDone());
    expectAsBefore();
}

TEST_F(Tuning, ADeadRunIsMendedByItselfByTheNextRunOrFromTheTableAlone)
{
    for (const char *how : {"restore", "resume", "next run", "table"}) {
        SCOPED_TRACE(how);
        Guard dead(server, schema);
        ASSERT_TRUE(dead.guard->apply(someGlobals(), {}));
        dead.die();
        EXPECT_EQ(value("innodb_flush_log_at_trx_commit"), u"0"_s);
        const QLatin1String way(how);
        if (way == "restore"_L1) {
            dead.start();
            EXPECT_TRUE(dead.guard->restore(false).value_or(false));
        } else if (way == "resume"_L1) {
            dead.start();
            ASSERT_TRUE(dead.guard->apply({{u"sync_binlog"_s, u"9"_s}}, {}));
            EXPECT_EQ(value("innodb_flush_log_at_trx_commit"),
                      before.value(u"innodb_flush_log_at_trx_commit"_s));
            EXPECT_TRUE(dead.guard->putBack());
        } else if (way == "next run"_L1) {
            Guard next(server, schema);
            ASSERT_TRUE(next.guard->apply({}, {}));
            EXPECT_EQ(next.countOf(Kind::PutBack), 6);
            EXPECT_EQ(next.outcomes.first().run, dead.run);
        } else {
            ASSERT_TRUE(QFile::remove(SettingsRecord::path(dead.folder())));
            const auto back = restoreFromServer(dead.run, server.connection());
            ASSERT_TRUE(back) << back.error().text();
            EXPECT_TRUE(back->isComplete());
            EXPECT_EQ(back->settings.size(), 6);
            const auto again = restoreFromServer(dead.run, server.connection());
            ASSERT_FALSE(again);
            EXPECT_EQ(again.error().code, ErrorCode::RunUnknown);
        }
        EXPECT_FALSE(tableIsThere());
        expectAsBefore();
    }
}

TEST_F(Tuning, BetweenTheNoteAndTheChangeNothingIsLost)
{
    // Killed right after the note: it says what was wanted, and nothing was changed yet.
    const auto connection = valueOf(Connection::open(server.connection()));
    SettingsRecord record{.server = serverIdentity(*connection), .machine = {}};
    record.settings << ChangedSetting{
        .name = u"sync_binlog"_s, .before = before.value(u"sync_binlog"_s), .wanted = u"7"_s};
    Guard run(server, schema);
    ASSERT_TRUE(record.save(run.folder()));
    EXPECT_TRUE(run.guard->restore(true).value_or(false));
    EXPECT_EQ(run.countOf(Kind::AlreadyBack), 1);
    // Killed after the change, before it was confirmed.
    record.settings.first().done = false;
    ASSERT_TRUE(record.save(run.folder()));
    ASSERT_TRUE(setGlobal(*connection, u"sync_binlog"_s, u"7"_s));
    run.start();
    EXPECT_TRUE(run.guard->restore(true).value_or(false));
    EXPECT_EQ(run.countOf(Kind::PutBack), 1);
    expectAsBefore();
}

TEST_F(Tuning, WhatSomebodyElseChangedIsLeftAloneAndSaid)
{
    Guard run(server, schema);
    ASSERT_TRUE(run.guard->apply(someGlobals(), {}));
    const auto other = valueOf(Connection::open(server.connection()));
    ASSERT_TRUE(setGlobal(*other, u"sync_binlog"_s, u"100"_s));
    EXPECT_TRUE(run.guard->putBack());
    EXPECT_EQ(value("sync_binlog"), u"100"_s);
    ASSERT_NE(run.last("sync_binlog"), nullptr);
    EXPECT_EQ(run.last("sync_binlog")->kind, Kind::LeftAlone);
    EXPECT_EQ(run.countOf(Kind::PutBack), 5);
    ASSERT_TRUE(setGlobal(*other, u"sync_binlog"_s, before.value(u"sync_binlog"_s)));
    expectAsBefore();
}

TEST_F(Tuning, TwoRunsThatWantTheSameKnobKeepTheOriginalValue)
{
    const QString elsewhere = server.freshSchema();
    const QString knob = u"innodb_flush_log_at_trx_commit"_s;
    for (const bool firstEndsFirst : {true, false}) {
        for (const char *second : {"0", "1"}) { // another value, and the same
            SCOPED_TRACE(firstEndsFirst ? "first in, first out" : "last in, first out");
            Guard one(server, schema);
            Guard two(server, elsewhere);
            ASSERT_TRUE(one.guard->apply({{knob, u"1"_s}, {u"sync_binlog"_s, u"7"_s}}, {}));
            ASSERT_TRUE(two.guard->apply({{knob, QLatin1String(second)}}, {}));
            EXPECT_EQ(value("innodb_flush_log_at_trx_commit"), QLatin1String(second));
            Guard &out = firstEndsFirst ? one : two;
            Guard &stays = firstEndsFirst ? two : one;
            EXPECT_TRUE(out.guard->putBack());
            EXPECT_EQ(out.last("innodb_flush_log_at_trx_commit")->kind, Kind::HandedOver);
            EXPECT_EQ(value("innodb_flush_log_at_trx_commit"),
                      firstEndsFirst ? QLatin1String(second) : u"1"_s);
            EXPECT_TRUE(stays.guard->putBack());
            EXPECT_EQ(stays.last("innodb_flush_log_at_trx_commit")->kind, Kind::PutBack);
            expectAsBefore();
        }
    }
}

TEST_F(Tuning, AKnobWhoseHolderDiesGoesBackWithTheRunThatIsLeft)
{
    const QString knob = u"innodb_flush_log_at_trx_commit"_s;
    Guard one(server, schema);
    Guard two(server, schema);
    ASSERT_TRUE(one.guard->apply({{knob, u"1"_s}}, {}));
    ASSERT_TRUE(two.guard->apply({{knob, u"0"_s}}, {}));
    one.die();
    EXPECT_TRUE(two.guard->putBack());
    EXPECT_EQ(two.last("innodb_flush_log_at_trx_commit")->kind, Kind::PutBack);
    expectAsBefore();
    one.start();
    EXPECT_TRUE(one.guard->restore(true).value_or(false));
    EXPECT_EQ(one.last("innodb_flush_log_at_trx_commit")->kind, Kind::AlreadyBack);
    expectAsBefore();
}

TEST_F(Tuning, WithoutPrivilegeTheRestIsSetAndTheReasonIsSaid)
{
    server.execute(u"CREATE USER little@localhost IDENTIFIED BY 'x'"_s);
    server.execute(u"GRANT ALL ON %1.* TO little@localhost"_s.arg(schema));
    const bool mariaDb =
        valueOf(ServerFacts::read(*valueOf(Connection::open(server.connection())))).isMariaDb();
    if (mariaDb)
        server.execute(u"GRANT BINLOG ADMIN ON *.* TO little@localhost"_s);
    Guard run(server, schema, server.connectionAs(u"little"_s, u"x"_s), HostSettings(u"/nowhere"_s));
    ASSERT_TRUE(run.guard->apply(someGlobals(), {}));
    EXPECT_EQ(run.countOf(Kind::Set), mariaDb ? 1 : 0) << "BINLOG ADMIN is enough for sync_binlog";
    EXPECT_EQ(run.countOf(Kind::NotSet), mariaDb ? 5 : 6);
    EXPECT_EQ(run.last("innodb_io_capacity")->error->code, ErrorCode::PrivilegeMissing);
    EXPECT_TRUE(run.guard->putBack());
    expectAsBefore();
    server.execute(u"DROP USER little@localhost"_s);
}

/// They go to the server in one statement: the error is still that of the one that is refused, and what was
/// set is what it was before.
TEST_F(Tuning, OfSettingsOfASessionTheRefusedOneIsNamedAndAllComeBack)
{
    const auto connection = valueOf(Connection::open(server.connection()));
    const QString asked = u"SELECT CONCAT_WS('|', @@SESSION.wait_timeout, @@SESSION.net_read_timeout, "
                          "@@SESSION.sql_mode, @@SESSION.foreign_key_checks + 0)"_s;
    const QString was = valueOf(connection->value(asked)).toString();
    SessionGuard guard(*connection);
    const QVector<SessionSetting> good{{u"wait_timeout"_s, u"4321"_s},
                                       {u"sql_mode"_s, u"NO_AUTO_VALUE_ON_ZERO"_s},
                                       {u"net_read_timeout"_s, u"77"_s},
                                       {u"foreign_key_checks"_s, u"0"_s}};
    ASSERT_TRUE(guard.apply(good));
    EXPECT_EQ(valueOf(connection->value(asked)).toString(), u"4321|77|NO_AUTO_VALUE_ON_ZERO|0"_s);
    ASSERT_EQ(guard.changes().size(), 4);
    EXPECT_EQ(guard.changes().at(2).name, u"net_read_timeout"_s);
    ASSERT_TRUE(guard.putBack());
    EXPECT_EQ(valueOf(connection->value(asked)).toString(), was);
    for (const SessionSetting &bad :
         {SessionSetting{u"no_such_variable"_s, u"1"_s}, SessionSetting{u"sql_mode"_s, u"NO_SUCH_MODE"_s},
          SessionSetting{u"innodb_page_size"_s, u"4096"_s}}) {
        const auto refused = guard.apply({good.at(0), bad, good.at(2)});
        ASSERT_FALSE(refused) << bad.name.toStdString();
        EXPECT_TRUE(refused.error().what.contains(bad.name) || refused.error().what.contains(bad.value))
            << refused.error().what.toStdString();
        EXPECT_EQ(guard.changes().size(), 1);
        ASSERT_TRUE(guard.putBack());
        EXPECT_EQ(valueOf(connection->value(asked)).toString(), was);
    }
}

TEST_F(Tuning, RefusedValuesAndUnknownVariablesAreLeftOut)
{
    Guard run(server, schema);
    ASSERT_TRUE(run.guard->apply({{u"innodb_io_capacity"_s, u"plenty"_s},
                                  {u"no_such_variable"_s, u"1"_s},
                                  {u"innodb_page_size"_s, u"4096"_s},
                                  {u"sync_binlog"_s, u"7"_s}},
                                 {}));
    EXPECT_EQ(run.last("innodb_io_capacity")->kind, Kind::NotSet);
    EXPECT_EQ(run.last("innodb_io_capacity")->error->code, ErrorCode::SettingRefused);
    EXPECT_EQ(run.last("no_such_variable")->error->code, ErrorCode::SettingUnknown);
    EXPECT_EQ(run.last("innodb_page_size")->kind, Kind::NotSet);
    EXPECT_EQ(run.last("sync_binlog")->kind, Kind::Set);
    EXPECT_TRUE(run.guard->putBack());
    expectAsBefore();
}

TEST_F(Tuning, ABufferPoolThatIsStillBeingResizedGoesBackToo)
{
    const qint64 now = before.value(u"innodb_buffer_pool_size"_s).toLongLong();
    const ServerFacts facts = valueOf(ServerFacts::read(*valueOf(Connection::open(server.connection()))));
    const qint64 largest = largestBufferPool(facts);
    const bool grows = largest == 0 || largest > now;
    const Knob pool = *findKnob(knobs(facts), u"innodb_buffer_pool_size"_s);
    EXPECT_EQ(pool.group, grows ? KnobGroup::Global : KnobGroup::Start);
    Guard run(server, schema);
    if (!grows) { // MariaDB 11.8: one that asks all the same is told, and nothing is to be put back
        ASSERT_TRUE(run.guard->apply(
            {{u"innodb_buffer_pool_size"_s, QString::number(now + 512LL * 1024 * 1024)}}, {}));
        EXPECT_EQ(run.countOf(Kind::NotSet), 1);
        EXPECT_TRUE(run.guard->putBack());
        expectAsBefore();
        return;
    }
    ASSERT_TRUE(
        run.guard->apply({{u"innodb_buffer_pool_size"_s, QString::number(now + 512LL * 1024 * 1024)}}, {}));
    EXPECT_EQ(run.countOf(Kind::Set), 1);
    EXPECT_TRUE(run.guard->putBack()); // at once: MySQL drops a change while the one before is under way
    expectAsBefore();
}

TEST_F(Tuning, TheMachinesSettingsGoTheSameWay)
{
    const FakeHost machine;
    Guard run(server, schema, server.connection(), machine.settings());
    ASSERT_TRUE(run.guard->apply({}, {{u"cpu_governor"_s, u"performance"_s}, {u"swappiness"_s, u"1"_s}}));
    EXPECT_EQ(*machine.settings().value(u"cpu_governor"_s), u"performance"_s);
    run.die();
    ASSERT_TRUE(QFile::remove(SettingsRecord::path(run.folder())));
    const auto fromElsewhere = restoreFromServer(run.run, server.connection(), HostSettings(u"/nowhere"_s));
    ASSERT_TRUE(fromElsewhere);
    EXPECT_FALSE(fromElsewhere->isComplete());
    EXPECT_THAT(fromElsewhere->settingNotes.join(u' ').toStdString(),
                testing::HasSubstr("sysctl vm.swappiness=60"))
        << "another machine cannot do it, but say how";
    const auto back = restoreFromServer(run.run, server.connection(), machine.settings());
    ASSERT_TRUE(back);
    EXPECT_TRUE(back->isComplete());
    EXPECT_EQ(*machine.settings().value(u"cpu_governor"_s), u"powersave"_s);
    EXPECT_EQ(*machine.settings().value(u"swappiness"_s), u"60"_s);
    expectAsBefore();
}

TEST_F(Tuning, AFolderThatCannotBeWrittenStopsBeforeAnythingIsChanged)
{
    std::vector<SettingOutcome> told;
    SettingsGuard guard({.target = server.connection(),
                         .schema = schema,
                         .run = u"run-x"_s,
                         .runFolder = u"/proc/nowhere"_s,
                         .host = HostSettings(u"/nowhere"_s),
                         .tell = [&told](const SettingOutcome &outcome) { told.push_back(outcome); },
                         .note = [](const QString &) {}});
    const auto applied = guard.apply(someGlobals(), {});
    ASSERT_FALSE(applied);
    EXPECT_EQ(applied.error().code, ErrorCode::FileNotWritable);
    EXPECT_TRUE(told.empty());
    expectAsBefore();
}

} // namespace millrace::test::tuning_test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/faults/faultcase.h"

#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"
#include "core/sql/quoting.h"
#include "tests/support/secretscan.h"

#include <algorithm>
#include <stdexcept>

namespace millrace::test {

namespace {

const QString serverName = u"server"_s;
const QString password = distinctivePassword();

QByteArray row(int id, bool bad)
{
    return QByteArray::number(id) + '\t' + (bad ? "none" : QByteArray::number(id * 7 % 1000)) + "\ttext of " +
           QByteArray::number(id * 7919 % 100003) + "\t2026-01-" + (id % 28 < 9 ? "0" : "") +
           QByteArray::number(id % 28 + 1) + '\n';
}

/// MySQL's own codes of a lost connection, and that of TLS, which ends one as well.
bool isRetryOfALoss(const Event &event)
{
    constexpr int tlsError = 2026;
    const int code = event.values.value(u"code"_s).toInt();
    return event.kind == Event::Kind::ChunkRetried && (code == tlsError || isConnectionLoss(code));
}

} // namespace

void Faults::SetUpTestSuite()
{
    // A silent line is looked at after this time; the default would make every stall cost 45 s.
    qputenv("MILLRACE_SILENCE_SECONDS", "2");
    if (line) // for all suites of this program: keys and a server take their time
        return;
    certificates = std::make_unique<Certificates>(u"Ours"_s);
    certificates->make(serverName, u"IP:127.0.0.1"_s);
    const int port = freePort();
    server = std::make_unique<PrivateServer>(PrivateServer::Options{
        .extraArguments = {u"--skip-networking=0"_s, u"--bind-address=127.0.0.1"_s, u"--port=%1"_s.arg(port),
                           u"--ssl-ca="_s + certificates->caFile(),
                           u"--ssl-cert="_s + certificates->certificate(serverName),
                           u"--ssl-key="_s + certificates->key(serverName)}});
    server->execute(u"CREATE USER app@'%' IDENTIFIED BY %1"_s.arg(quotedString(password)));
    server->execute(u"GRANT ALL PRIVILEGES ON *.* TO app@'%'"_s);
    // A host whose handshakes break off is locked out otherwise.
    server->execute(u"SET GLOBAL max_connect_errors = 1000000"_s);
    ioCapacity = server->value(u"SELECT @@innodb_io_capacity"_s).toString();
    line = std::make_unique<FaultProxy>(port);
}

void Faults::TearDownTestSuite()
{
    qunsetenv("MILLRACE_SILENCE_SECONDS");
}

ResolvedConnection Faults::throughTheLine(const QString &schema, ConnectionSpec::Tls tls)
{
    return {.spec = {.host = u"127.0.0.1"_s,
                     .port = line->port(),
                     .user = u"app"_s,
                     .schema = schema,
                     .tls = tls},
            .password = password};
}

void Faults::prepare(LoadCase &load, int rows, bool withKey, int badEvery)
{
    constexpr int files = 3;
    for (int file = 0; file < files; ++file) {
        QByteArray bytes;
        for (int id = rows * file / files + 1; id <= rows * (file + 1) / files; ++id)
            bytes += row(id, badEvery > 0 && id % badEvery == 0);
        load.addFile(u"rows_%1.txt"_s.arg(file), bytes);
    }
    load.createTable(u"(id int NOT NULL%1, n int NOT NULL, s varchar(40), d date) ENGINE=InnoDB"_s.arg(
                         withKey ? u" PRIMARY KEY"_s : QString()),
                     u"(id, n, s, d)"_s);
    load.plan.chunkRows = rows / 12;
    load.plan.workers = 2;
    load.plan.global = {{u"innodb_io_capacity"_s, u"1000"_s}};
    load.account = throughTheLine(load.plan.schema, ConnectionSpec::Tls::Disabled);
}

QString Faults::contentOf(LoadCase &load)
{
    return load.server()
        .value(u"SELECT CONCAT(COUNT(*), ':', SUM(CRC32(CONCAT_WS('|', id, n, s, d)))) FROM %1"_s.arg(
            load.table()))
        .toString();
}

Faults::Peace Faults::inPeace(LoadCase &load)
{
    line->script({});
    const RunSummary summary = load.run();
    if (summary.status != RunState::Done || !summary.tables.first().verified)
        throw std::runtime_error(why(summary));
    Peace peace{.content = contentOf(load)};
    peace.bytes[0] = line->passed(LineFault::Direction::ToServer);
    peace.bytes[1] = line->passed(LineFault::Direction::ToClient);
    EXPECT_GT(peace.bytes[0], 1000);
    EXPECT_GT(peace.bytes[1], 1000);
    expectNothingLeft(load);
    empty(load);
    return peace;
}

void Faults::putBack(LoadCase &load)
{
    load.server().execute(u"SET GLOBAL innodb_io_capacity = %1"_s.arg(ioCapacity));
    load.server().execute(u"DROP TABLE IF EXISTS %1._millrace_journal"_s.arg(load.plan.schema));
    empty(load);
}

void Faults::empty(LoadCase &load)
{
    load.server().execute(u"TRUNCATE TABLE %1"_s.arg(load.table()));
}

void Faults::expectNothingLeft(LoadCase &load)
{
    EXPECT_EQ(load.server()
                  .value(u"SELECT GROUP_CONCAT(TABLE_NAME) FROM information_schema.TABLES WHERE "
                         "TABLE_SCHEMA = '%1'"_s.arg(load.plan.schema))
                  .toString(),
              load.plan.table);
    EXPECT_EQ(load.server().value(u"SELECT @@innodb_io_capacity"_s).toString(), ioCapacity);
}

Faults::Told Faults::loadToItsEnd(LoadCase &load, const QVector<LineFault> &faults, RunSummary &summary)
{
    line->script(faults);
    summary = load.run();
    // Before the script is another.
    Told told{.fired = line->fired(), .broke = line->broke(), .retries = summary.tables.value(0).retries};
    while (summary.status != RunState::Done && told.more < 3) {
        EXPECT_TRUE(summary.error);
        EXPECT_FALSE(summary.error && summary.error->what.isEmpty());
        line->script({});
        if (told.more++ == 0)
            told.stoppedBy = why(summary);
        // What it left, errors and all, is searched for the password by run() and resume().
        summary = summary.status == RunState::Refused ? load.run() : load.resume();
        told.retries += summary.tables.value(0).retries;
    }
    return told;
}

void Faults::expectRetriesInTheMidst(LoadCase &load, const Peace &peace, LineFault::Kind kind)
{
    int retried = 0;
    for (const int sixth : {2, 3, 4}) {
        const LineFault fault{.kind = kind, .atByte = peace.bytes[0] * sixth / 6};
        SCOPED_TRACE(faultText(fault));
        RunSummary summary;
        const Told told = loadToItsEnd(load, {fault}, summary);
        EXPECT_EQ(told.fired, 1);
        EXPECT_EQ(told.broke, kind == LineFault::Kind::Corrupt ? 0 : 1);
        EXPECT_EQ(told.more, 0) << "one lost connection stops no run: " << told.stoppedBy;
        const bool saidSo = std::any_of(load.events.begin(), load.events.end(), isRetryOfALoss);
        EXPECT_EQ(told.retries > 0, saidSo) << "each is told with its code, and there is no other";
        retried += saidSo ? 1 : 0;
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        ASSERT_EQ(contentOf(load), peace.content);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        expectNothingLeft(load);
        empty(load);
    }
    // One may hit a COMMIT that went through, or whoever looks at the load from a connection of his own.
    EXPECT_GE(retried, 2);
}

} // namespace millrace::test

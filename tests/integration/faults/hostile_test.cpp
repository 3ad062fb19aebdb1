// SPDX-License-Identifier: GPL-3.0-or-later
// LOAD DATA LOCAL lets a server ask the client for any file, in answer to any statement.
// Ours gets the rows of the statement under way, under the name we gave, and nothing else.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/plan/checks/preflight.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "core/source/scan/filescan.h"
#include "tests/support/hostileserver.h"
#include "tests/support/qtprinters.h"
#include "tests/support/secretscan.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <gmock/gmock.h>

namespace millrace::test::hostile_test {

namespace {

const QByteArray wanted = "/etc/passwd";

/// Asks for the file in answer to whatever contains the word.
HostileServer::FileFor asking(const QByteArray &word, const QByteArray &file = wanted)
{
    return [word, file](const QByteArray &sql) { return sql.contains(word) ? file : QByteArray(); };
}

ResolvedConnection to(const HostileServer &server)
{
    return {.spec = {.host = u"127.0.0.1"_s,
                     .port = server.port(),
                     .user = u"app"_s,
                     .schema = u"s"_s,
                     .tls = ConnectionSpec::Tls::Disabled}};
}

class Rows final : public InfileFeed
{
public:
    int read(char *buffer, unsigned size) override
    {
        const auto count = std::min<qsizetype>(size, m_rows.size());
        std::copy_n(m_rows.constData(), count, buffer);
        m_rows.remove(0, count);
        return static_cast<int>(count);
    }

private:
    QByteArray m_rows = "1\ta\n2\tb\n";
};

void expectRefused(const Error &error)
{
    EXPECT_EQ(error.context.serverCode, 2068) << error.text();
    EXPECT_TRUE(error.what.contains(QString::fromLatin1(wanted))) << error.text();
    EXPECT_TRUE(error.what.contains(u"refused"_s));
    EXPECT_FALSE(error.howToFix.isEmpty());
}

} // namespace

TEST(HostileServer, GetsNothingWhileAConnectionIsMade)
{
    const HostileServer server(asking("SET"));
    const auto connection = Connection::open(to(server));
    EXPECT_GE(server.requests(), 1) << "the client's own SET NAMES";
    EXPECT_EQ(server.loot(), "");
    if (connection) { // the driver takes no notice of a SET NAMES that failed: what comes next is refused
        EXPECT_FALSE((*connection)->execute(u"SET autocommit = 1"_s));
    }
    EXPECT_EQ(server.loot(), "");
}

TEST(HostileServer, GetsNothingInAnswerToAnyStatement)
{
    using Use = std::function<std::optional<Error>(Connection &)>;
    const auto errorOf = [](const auto &result) {
        return result ? std::optional<Error>() : std::optional(result.error());
    };
    const QString sql = u"SELECT 'bait'"_s;
    const std::pair<const char *, Use> uses[] = {
        {"execute", [&](Connection &c) { return errorOf(c.execute(sql)); }},
        {"rows", [&](Connection &c) { return errorOf(c.rows(sql)); }},
        {"value", [&](Connection &c) { return errorOf(c.value(sql)); }},
        {"cursor", [&](Connection &c) { return errorOf(c.openCursor(sql)); }},
        {"describe", [&](Connection &c) { return errorOf(c.describe(sql)); }},
        {"insertRows", [&](Connection &c) { return errorOf(c.insertRows(sql.toUtf8(), 1)); }},
        {"executeBytes", [&](Connection &c) { return errorOf(c.executeBytes(sql.toUtf8())); }},
        {"insertSelect", [&](Connection &c) { return errorOf(c.insertSelect(sql)); }},
    };
    for (const auto &[name, use] : uses) {
        SCOPED_TRACE(name);
        const HostileServer server(asking("bait"));
        const auto connection = Connection::open(to(server));
        ASSERT_TRUE(connection) << connection.error().text();
        const auto error = use(**connection);
        EXPECT_EQ(server.requests(), 1);
        EXPECT_EQ(server.loot(), "");
        ASSERT_TRUE(error);
        expectRefused(*error);
    }
}

TEST(HostileServer, GetsNoOtherFileForALoadThanItsRows)
{
    const QString load = u"LOAD DATA LOCAL INFILE 'millrace run chunk 1' INTO TABLE t"_s;
    // Names that are nearly it, too: a comparison that stops early would take them.
    for (const QByteArray &name :
         {wanted, QByteArray("millrace run chunk 12"), QByteArray("millrace run chunk "),
          QByteArray("/etc/passwd millrace run chunk 1")}) {
        SCOPED_TRACE(name.constData());
        const HostileServer server(asking("LOAD DATA", name));
        const auto connection = Connection::open(to(server));
        ASSERT_TRUE(connection);
        Rows rows;
        const auto loaded = (*connection)->loadData(load, rows);
        EXPECT_EQ(server.requests(), 1);
        EXPECT_EQ(server.loot(), "");
        ASSERT_FALSE(loaded);
        EXPECT_EQ(loaded.error().context.serverCode, 2068);
        EXPECT_TRUE(loaded.error().what.contains(QString::fromLatin1(name))) << loaded.error().text();
    }
    const HostileServer honest(asking("LOAD DATA", "millrace run chunk 1"));
    const auto connection = Connection::open(to(honest));
    ASSERT_TRUE(connection);
    Rows rows;
    (void)(*connection)->loadData(load, rows); // its OK has no counts, which is an error of another kind
    EXPECT_EQ(honest.loot(), "1\ta\n2\tb\n");
}

/// LOAD DATA INFILE, without LOCAL, reads a file of the server's: nothing is to be sent at all.
TEST(HostileServer, GetsNothingForALoadOfItsOwnFiles)
{
    const HostileServer server(asking("LOAD DATA"));
    const auto connection = Connection::open(to(server));
    ASSERT_TRUE(connection);
    Rows rows;
    const auto loaded = (*connection)->loadData(u"LOAD DATA INFILE '/etc/passwd' INTO TABLE t"_s, rows);
    ASSERT_FALSE(loaded);
    expectRefused(loaded.error());
    EXPECT_EQ(server.requests(), 1);
    EXPECT_EQ(server.loot(), "");
}

TEST(HostileServer, GetsNothingFromThoseWhoLookAtItFirst)
{
    {
        SCOPED_TRACE("facts");
        const HostileServer server(asking("S"));
        if (const auto connection = Connection::open(to(server))) {
            EXPECT_FALSE(ServerFacts::read(**connection));
        }
        EXPECT_GE(server.requests(), 1);
        EXPECT_EQ(server.loot(), "");
    }
    {
        SCOPED_TRACE("preflight");
        const HostileServer server(asking("SELECT"));
        Plan plan;
        plan.schema = u"s"_s;
        plan.table = u"t"_s;
        const PreflightResult result = preflight(plan, to(server), {});
        EXPECT_TRUE(result.firstBlocking());
        EXPECT_GE(server.requests(), 1);
        EXPECT_EQ(server.loot(), "");
    }
}

/// The program as a whole, with the hostile one as its target and as the server its rows come from: whatever
/// it is asked for in answer to whichever statement comes first, it sends nothing, ends, and keeps the
/// password.
TEST(HostileServer, GetsNothingFromTheProgramAsTargetOrSource)
{
    const QTemporaryDir folder;
    QFile rows(folder.filePath(u"a.txt"_s));
    ASSERT_TRUE(rows.open(QIODevice::WriteOnly));
    rows.write("1\ta\n2\tb\n");
    rows.close();
    const QString password = distinctivePassword();
    const SecretScan scan({password});
    for (const QByteArray &word : {QByteArray("SET"), QByteArray("SHOW"), QByteArray("SELECT")}) {
        const HostileServer server(asking(word));
        const auto cli = [&](const QStringList &arguments) {
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"MILLRACE_PASSWORD"_s, password);
            environment.insert(u"MILLRACE_SOURCE_PASSWORD"_s, password);
            environment.insert(u"MILLRACE_HOME"_s, folder.filePath(u"home"_s));
            process.setProcessEnvironment(environment);
            process.setWorkingDirectory(folder.path());
            process.start(millraceCli(), arguments);
            EXPECT_TRUE(process.waitForFinished(120'000)) << "it hangs";
            EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
            EXPECT_NE(process.exitCode(), 0);
            scan.expectNone(process.readAllStandardOutput() + process.readAllStandardError(),
                            "what the program said");
        };
        const QString url = u"mysql://app@127.0.0.1:%1/s"_s.arg(server.port());
        SCOPED_TRACE(word.constData());
        int asked = 0;
        const auto expectAskedInVain = [&](const char *what) {
            EXPECT_GT(server.requests(), asked) << what;
            asked = server.requests();
            EXPECT_EQ(server.loot(), "") << what;
        };
        Plan plan{.name = u"x"_s, .schema = u"s"_s};
        plan.table = u"t"_s;
        plan.connection = to(server).spec;
        plan.source.files = {
            {.path = rows.fileName(), .fingerprint = fingerprintOf(rows.fileName()).value()}};
        plan.source.fieldCount = 2;
        plan.mapping.fields = parseColumnList(u"(id, s)"_s).value();
        ASSERT_TRUE(writeFileAtomically(folder.filePath(u"p.millrace"_s), plan.toJson()));
        cli({u"run"_s, u"p.millrace"_s, u"--json"_s});
        expectAskedInVain("as the target of a run");
        cli({u"inspect"_s, url + u"/t"_s, u"--json"_s});
        if (word == "SHOW")
            EXPECT_EQ(server.loot(), "") << "as the source, which is asked by SELECT first";
        else
            expectAskedInVain("as the source");
    }
    scan.expectNoneBelow(folder.path());
}

} // namespace millrace::test::hostile_test

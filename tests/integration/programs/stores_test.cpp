// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps of an object store through the command line: loaded, killed while they are fetched and while they are
// loaded, replaced in between; and that no key is in anything that is left.
#include "core/source/stream/spoolstore.h"
#include "tests/integration/programs/streamcase.h"
#include "tests/support/freeport.h"
#include "tests/support/secretscan.h"
#include "tests/support/stores/s3server.h"

#include <QStandardPaths>

namespace millrace::test::stores_test {

namespace {

constexpr auto sessionToken = "IQoJb3JpZ2luX2VjEDEtests+only/token==";

QByteArray rowsOf(int first, int count)
{
    QByteArray text;
    for (int id = first; id < first + count; ++id)
        text += QByteArray::number(id) + '\t' + QByteArray::number(id * 7) + '\n';
    return text;
}

class Stores : public StreamCase
{
protected:
    void SetUp() override
    {
        StreamCase::SetUp();
        store.wantToken(sessionToken);
    }
    void TearDown() override { expectNoKeys(); }

    /// In what is there now, and in what was said so far.
    void expectNoKeys() const
    {
        const SecretScan secrets({QString::fromLatin1(S3Server::secret), QString::fromLatin1(S3Server::keyId),
                                  QString::fromLatin1(sessionToken)});
        EXPECT_EQ(secrets.findsIn(m_folder.path()), QStringList());
        secrets.expectNone(m_said, "what the programs said");
    }

    QString url(const QString &key) const
    {
        return u"s3://dumps/"_s + key + u"?endpoint="_s + store.endpoint();
    }

    void start(QProcess &process, const QStringList &arguments) const
    {
        prepare(process, home());
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert(u"AWS_ACCESS_KEY_ID"_s, QString::fromLatin1(S3Server::keyId));
        environment.insert(u"AWS_SECRET_ACCESS_KEY"_s, QString::fromLatin1(S3Server::secret));
        environment.insert(u"AWS_SESSION_TOKEN"_s, QString::fromLatin1(sessionToken));
        environment.insert(u"AWS_CONFIG_FILE"_s, u"/nonexistent"_s);
        environment.insert(u"AWS_SHARED_CREDENTIALS_FILE"_s, u"/nonexistent"_s);
        for (const auto &name :
             {u"AWS_PROFILE"_s, u"AWS_REGION"_s, u"AWS_DEFAULT_REGION"_s, u"AWS_ENDPOINT_URL"_s,
              u"AWS_ENDPOINT_URL_S3"_s, u"AWS_CREDENTIAL_EXPIRATION"_s})
            environment.remove(name);
        process.setProcessEnvironment(environment);
        process.start(millraceCli(), arguments);
        process.closeWriteChannel();
    }
    Outcome ended(QProcess &process)
    {
        Outcome outcome = StreamCase::ended(process);
        m_said += outcome.output + outcome.errors;
        return outcome;
    }
    Outcome cli(const QStringList &arguments)
    {
        QProcess process;
        start(process, arguments);
        return ended(process);
    }
    QStringList load(const QString &source, const QStringList &more = {}) const
    {
        return StreamCase::load({source}, more);
    }
    QStringList spools() const { return QDir(home() + u"/streams"_s).entryList({u"stream-*"_s}, QDir::Dirs); }
    QString onlySpool() const { return home() + u"/streams/"_s + spools().value(0); }

    S3Server store;
    QByteArray m_said;
};

/// A store that others have written, moto's, on 127.0.0.1; it is filled by the ordinary client.
class MotoServer
{
public:
    explicit MotoServer(const QString &program)
    {
        m_endpoint = u"http://127.0.0.1:%1"_s.arg(freePort());
        m_process.setStandardErrorFile(QProcess::nullDevice());
        m_process.setStandardOutputFile(QProcess::nullDevice());
        m_process.start(program, {u"-H"_s, u"127.0.0.1"_s, u"-p"_s, m_endpoint.section(u':', -1)});
        EXPECT_TRUE(waitFor([this] { return ask(u"PUT"_s, u"/dumps"_s, {}); })) << "moto does not answer";
    }
    ~MotoServer()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    MotoServer(const MotoServer &) = delete;
    MotoServer &operator=(const MotoServer &) = delete;

    const QString &endpoint() const { return m_endpoint; }
    bool put(const QString &key, const QString &file) const
    {
        return ask(u"PUT"_s, u"/dumps/"_s + key, {u"--upload-file"_s, file});
    }

private:
    bool ask(const QString &method, const QString &path, const QStringList &more) const
    {
        return QProcess::execute(u"curl"_s,
                                 QStringList{u"-fs"_s, u"-o"_s, QProcess::nullDevice(), u"-X"_s, method,
                                             u"--noproxy"_s, u"*"_s, u"--aws-sigv4"_s,
                                             u"aws:amz:us-east-1:s3"_s, u"--user"_s, u"testing:testing"_s} +
                                     more + QStringList{m_endpoint + path}) == 0;
    }

    QProcess m_process;
    QString m_endpoint;
};

} // namespace

TEST_F(Stores, AnObjectIsLoadedAndItsSpoolGoes)
{
    store.put(u"dumps"_s, u"night 1/t.txt.gz"_s, packed(rowsOf(1, 20'000), "gzip"));
    store.beBusy(2);
    const Outcome run = cli(load(url(u"night 1/t.txt.gz"_s), {u"-o"_s, path(u"p.millrace"_s)}));
    ASSERT_EQ(run.exitCode, 0) << run.output.constData() << run.errors.constData();
    EXPECT_EQ(rows(), 20'000);
    EXPECT_TRUE(run.output.contains("The dump is the object s3://dumps/night 1/t.txt.gz"))
        << run.output.constData();
    EXPECT_EQ(spools(), QStringList());
    const QString id = QDir(home() + u"/runs"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    for (const QString &format : {u"html"_s, u"json"_s, u"csv"_s}) // searched for keys when the test ends
        EXPECT_EQ(cli({u"report"_s, id, u"-o"_s, path(u"report."_s + format)}).exitCode, 0);
    // The plan knows the object, by the endpoint that was named and no key; run again it fetches it again.
    const QJsonObject plan = QJsonDocument::fromJson(*readWholeFile(path(u"p.millrace"_s))).object();
    const QJsonObject stream = plan.value(u"stream"_s).toObject();
    EXPECT_EQ(stream.value(u"from"_s).toString(), u"store"_s);
    EXPECT_EQ(stream.value(u"text"_s).toString(), url(u"night 1/t.txt.gz"_s));
    m_server.execute(u"DELETE FROM %1.t"_s.arg(m_schema));
    const Outcome again = cli({u"run"_s, path(u"p.millrace"_s)});
    ASSERT_EQ(again.exitCode, 0) << again.output.constData() << again.errors.constData();
    EXPECT_EQ(rows(), 20'000);
    EXPECT_EQ(spools(), QStringList());
    const Outcome json = cli({u"inspect"_s, url(u"night 1/t.txt.gz"_s), u"--json"_s});
    EXPECT_EQ(json.json().value(u"tables"_s).toArray().size(), 1) << json.output.constData();
    EXPECT_EQ(spools(), QStringList());
}

TEST_F(Stores, APrefixIsLoadedAsTheFolderItIs)
{
    const QByteArray head = "/*!40101 SET NAMES utf8mb4*/;\n/*!40014 SET FOREIGN_KEY_CHECKS=0*/;\n";
    store.setPage(2);
    store.put(u"dumps"_s, u"my/metadata"_s,
              "Started dump at: 2026-11-28 01:00:00\nFinished dump at: 2026-11-28 01:00:01\n");
    store.put(u"dumps"_s, u"my/shop.a-schema.sql"_s,
              head + "CREATE TABLE `a` (`id` int NOT NULL, PRIMARY KEY (`id`));\n");
    store.put(u"dumps"_s, u"my/shop.b-schema.sql"_s,
              head + "CREATE TABLE `b` (`id` int NOT NULL, PRIMARY KEY (`id`));\n");
    store.put(u"dumps"_s, u"my/shop.a.00000.sql"_s, head + "INSERT INTO `a` VALUES(1),\n(2);\n");
    store.put(u"dumps"_s, u"my/shop.a.00001.sql"_s, head + "INSERT INTO `a` VALUES(3);\n");
    store.put(u"dumps"_s, u"my/shop.b.00000.sql"_s, head + "INSERT INTO `b` VALUES(4);\n");
    const Outcome run =
        cli({u"run"_s, url(u"my/"_s), u"--target"_s, target(), u"-o"_s, path(u"p.millrace"_s)});
    ASSERT_EQ(run.exitCode, 0) << run.output.constData() << run.errors.constData();
    EXPECT_EQ(rows(u"a"_s), 3);
    EXPECT_EQ(rows(u"b"_s), 1);
    EXPECT_EQ(spools(), QStringList());
    EXPECT_TRUE(run.output.contains("6 objects below s3://dumps/my/")) << run.output.constData();
    // The plan of a folder fetches it again, too.
    m_server.execute(u"DROP TABLE %1.a"_s.arg(m_schema));
    m_server.execute(u"DROP TABLE %1.b"_s.arg(m_schema));
    const Outcome again = cli({u"run"_s, path(u"p.millrace"_s)});
    ASSERT_EQ(again.exitCode, 0) << again.output.constData() << again.errors.constData();
    EXPECT_EQ(rows(u"a"_s), 3);
    // One object more is another dump.
    m_server.execute(u"DROP TABLE %1.a"_s.arg(m_schema));
    m_server.execute(u"DROP TABLE %1.b"_s.arg(m_schema));
    store.put(u"dumps"_s, u"my/shop.b.00001.sql"_s, head + "INSERT INTO `b` VALUES(5);\n");
    const Outcome changed = cli({u"run"_s, path(u"p.millrace"_s)});
    EXPECT_NE(changed.exitCode, 0);
    EXPECT_TRUE(changed.errors.contains("not those of which the plan was made"))
        << changed.errors.constData();
}

TEST_F(Stores, KilledWhileItIsFetchedGoesOnWithWhatArrived)
{
    const QByteArray content = rowsOf(1, 3'000'000);
    constexpr qint64 part = 8LL * 1024 * 1024;
    ASSERT_GT(content.size(), 5 * part);
    store.put(u"dumps"_s, u"t.txt"_s, content);
    store.holdAfter(4 * part + part / 2);
    {
        QProcess process;
        start(process, {u"inspect"_s, url(u"t.txt"_s), u"--no-scan"_s, u"--keep-spool"_s});
        ASSERT_TRUE(store.awaitHeld());
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        ASSERT_TRUE(process.waitForFinished(60'000));
    }
    ASSERT_EQ(spools().size(), 1);
    expectNoKeys();
    const auto ledger = readWholeFile(onlySpool() + u"/parts"_s);
    ASSERT_TRUE(ledger);
    const auto known = ledger->count('\n');
    ASSERT_GE(known, 1);
    const Outcome listed = cli({u"runs"_s, u"--json"_s});
    EXPECT_EQ(listed.json().value(u"streams"_s).toArray().first()[u"state"_s].toString(), u"partial"_s);
    store.letGo();
    const qint64 before = store.bytesSent();
    const Outcome run = cli({u"inspect"_s, url(u"t.txt"_s), u"--no-scan"_s, u"--keep-spool"_s});
    ASSERT_EQ(run.exitCode, 0) << run.errors.constData();
    EXPECT_LT(store.bytesSent() - before, content.size() - known * part + part / 2);
    ASSERT_EQ(spools().size(), 1);
    EXPECT_EQ(*readWholeFile(onlySpool() + u"/t.txt"_s), content);
    EXPECT_EQ(cli({u"runs"_s, u"--clear-spools"_s}).exitCode, 0);
    EXPECT_EQ(spools(), QStringList());
}

TEST_F(Stores, CtrlCKeepsWhatArrivedAndSaysSo)
{
    store.put(u"dumps"_s, u"t.txt"_s, rowsOf(1, 2'000'000));
    store.holdAfter(9LL * 1024 * 1024);
    QProcess process;
    start(process, {u"inspect"_s, url(u"t.txt"_s), u"--no-scan"_s});
    ASSERT_TRUE(store.awaitHeld());
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    const Outcome cancelled = ended(process);
    EXPECT_NE(cancelled.exitCode, 0);
    EXPECT_TRUE(cancelled.errors.contains("goes on with what has arrived")) << cancelled.errors.constData();
    EXPECT_LE(spools().size(), 1); // none where no part of it was whole
}

TEST_F(Stores, KilledWhileItLoadsIsResumedAlthoughTheSpoolIsGone)
{
    const QByteArray content = rowsOf(1, 60'000);
    store.put(u"dumps"_s, u"t.txt"_s, content);
    const QString plan = path(u"p.millrace"_s);
    const Outcome planned = cli({u"plan"_s, url(u"t.txt"_s), u"--target"_s, target(), u"--table"_s, u"t"_s,
                                 u"--chunk-rows"_s, u"5000"_s, u"--workers"_s, u"1"_s, u"-o"_s, plan});
    ASSERT_EQ(planned.exitCode, 0) << planned.errors.constData();
    // Another session's row holds the load in its midst.
    const auto blocker = Connection::open(m_server.connection());
    ASSERT_TRUE(blocker);
    ASSERT_TRUE((*blocker)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*blocker)->execute(u"INSERT INTO %1.t VALUES (30001, 0)"_s.arg(m_schema)));
    QProcess process;
    start(process, {u"run"_s, plan});
    ASSERT_TRUE(waitFor([this] { return rows() >= 5000; }));
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    ASSERT_TRUE(process.waitForFinished(60'000));
    ASSERT_TRUE((*blocker)->execute(u"ROLLBACK"_s));
    ASSERT_EQ(spools().size(), 1);
    ASSERT_TRUE(QDir(onlySpool()).removeRecursively());
    const QString run = QDir(home() + u"/runs"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    const Outcome resumed = cli({u"resume"_s, run});
    ASSERT_EQ(resumed.exitCode, 0) << resumed.output.constData() << resumed.errors.constData();
    EXPECT_EQ(rows(), 60'000);
    EXPECT_EQ(m_server.value(u"SELECT SUM(n) FROM %1.t"_s.arg(m_schema)).toLongLong(),
              7LL * 60'000 * 60'001 / 2);
}

TEST_F(Stores, AnObjectReplacedSinceThePlanIsNotLoaded)
{
    store.put(u"dumps"_s, u"t.txt"_s, rowsOf(1, 1000));
    const QString plan = path(u"p.millrace"_s);
    ASSERT_EQ(cli({u"plan"_s, url(u"t.txt"_s), u"--target"_s, target(), u"--table"_s, u"t"_s, u"-o"_s, plan})
                  .exitCode,
              0);
    ASSERT_EQ(cli({u"runs"_s, u"--clear-spools"_s}).exitCode, 0);
    store.put(u"dumps"_s, u"t.txt"_s, rowsOf(2, 1000));
    const Outcome run = cli({u"run"_s, plan});
    EXPECT_NE(run.exitCode, 0);
    EXPECT_TRUE(run.errors.contains("was replaced in the store since the plan was made"))
        << run.errors.constData();
    EXPECT_EQ(rows(), 0);
    EXPECT_EQ(spools(), QStringList());
}

TEST_F(Stores, WhatIsRefusedSaysWhyAndTouchesNothing)
{
    store.put(u"dumps"_s, u"t.txt"_s, rowsOf(1, 10));
    const Outcome missing = cli(load(url(u"T.txt"_s)));
    EXPECT_EQ(missing.exitCode, 2);
    EXPECT_TRUE(missing.errors.contains("There is no object s3://dumps/T.txt")) << missing.errors.constData();
    const Outcome secret = cli({u"inspect"_s, u"s3://AKIDX:hushhush@dumps/t.txt"_s});
    EXPECT_EQ(secret.exitCode, 2);
    EXPECT_FALSE(secret.errors.contains("hushhush")) << secret.errors.constData();
    const Outcome two = cli(load(url(u"t.txt"_s), {url(u"t.txt"_s)}));
    EXPECT_EQ(two.exitCode, 1);
    EXPECT_EQ(rows(), 0);
    EXPECT_EQ(spools(), QStringList());
}

/// The last part is not sent before rows of the first ones are in the table.
TEST_F(Stores, RowsAreLoadedWhileTheObjectArrives)
{
    const QByteArray content = rowsOf(1'000'000, 1'100'000); // two parts and a half
    ASSERT_GT(content.size(), 2 * 8 * 1024 * 1024);
    store.put(u"dumps"_s, u"t.txt"_s, content);
    store.holdFrom(16LL * 1024 * 1024);
    QProcess process;
    start(process, load(url(u"t.txt"_s), {u"--chunk-rows"_s, u"50000"_s}));
    ASSERT_TRUE(store.awaitHeld());
    ASSERT_TRUE(waitFor([this] { return rows() >= 100'000; }));
    // Killed now, it goes on with what is there: the first parts are not fetched again.
    process.kill();
    ended(process);
    const qint64 committed = rows();
    ASSERT_LT(committed, 1'100'000);
    const qint64 sent = store.bytesSent();
    store.letGo();
    const QString id = QDir(home() + u"/runs"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    EXPECT_EQ(cli({u"runs"_s, u"--clear-spools"_s}).exitCode, 0); // takes nothing that the run needs
    const Outcome resumed = cli({u"resume"_s, id});
    ASSERT_EQ(resumed.exitCode, 0) << resumed.output.constData() << resumed.errors.constData();
    EXPECT_LT(store.bytesSent() - sent, content.size() / 2);
    EXPECT_EQ(rows(), 1'100'000);
    EXPECT_EQ(m_server.value(u"SELECT SUM(n) - 7 * SUM(id) FROM %1.t"_s.arg(m_schema)).toLongLong(), 0);
    EXPECT_EQ(spools(), QStringList());
}

/// Another object under the name than the one of which rows are loaded.
TEST_F(Stores, ReplacedWhileItIsLoadedItIsRefusedAndRolledBack)
{
    store.put(u"dumps"_s, u"t.txt"_s, rowsOf(1'000'000, 1'100'000));
    store.holdFrom(16LL * 1024 * 1024);
    QProcess process;
    start(process, load(url(u"t.txt"_s), {u"--chunk-rows"_s, u"50000"_s}));
    ASSERT_TRUE(store.awaitHeld());
    ASSERT_TRUE(waitFor([this] { return rows() > 0; }));
    process.kill();
    ended(process);
    store.letGo();
    store.put(u"dumps"_s, u"t.txt"_s, rowsOf(2'000'000, 1'100'000));
    const QString id = QDir(home() + u"/runs"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    const qint64 before = rows();
    const Outcome refused = cli({u"resume"_s, id});
    EXPECT_NE(refused.exitCode, 0);
    EXPECT_TRUE(refused.errors.contains("was replaced in the store")) << refused.errors.constData();
    EXPECT_EQ(rows(), before);
    const Outcome back = cli({u"rollback"_s, id});
    EXPECT_EQ(back.exitCode, 0) << back.errors.constData();
    EXPECT_EQ(rows(), 0);
}

/// Our own store knows what we thought of; this one was written by others, from AWS's documents and answers.
TEST_F(Stores, OneThatOthersHaveWrittenIsReadTheSame)
{
    const QString program = QStandardPaths::findExecutable(u"moto_server"_s);
    if (program.isEmpty() || QStandardPaths::findExecutable(u"curl"_s).isEmpty())
        GTEST_SKIP() << "no moto_server (pip install 'moto[server]'), or no curl, in PATH";
    const MotoServer moto(program);
    const auto put = [&](const QString &key, const QByteArray &content) {
        const QString file = path(u"object"_s);
        return writeFileAtomically(file, content) && moto.put(key, file);
    };
    const auto at = [&](const QString &key) {
        return u"s3://dumps/%1?endpoint=%2&region=us-east-1"_s.arg(key, moto.endpoint());
    };
    const QByteArray content = rowsOf(1'000'000, 1'100'000); // two parts and a half
    ASSERT_TRUE(put(u"t.txt"_s, content));
    const Outcome run = cli(load(at(u"t.txt"_s)));
    ASSERT_EQ(run.exitCode, 0) << run.output.constData() << run.errors.constData();
    EXPECT_EQ(rows(), 1'100'000);
    EXPECT_EQ(m_server.value(u"SELECT SUM(n) - 7 * SUM(id) FROM %1.t"_s.arg(m_schema)).toLongLong(), 0);

    ASSERT_TRUE(put(u"my/metadata"_s, "Started dump at: 2026-11-28 01:00:00\n"
                                      "Finished dump at: 2026-11-28 01:00:01\n"));
    ASSERT_TRUE(
        put(u"my/shop.a-schema.sql"_s, "CREATE TABLE `a` (`id` int NOT NULL, PRIMARY KEY (`id`));\n"));
    ASSERT_TRUE(put(u"my/shop.a.00000.sql"_s, "INSERT INTO `a` VALUES(1),\n(2);\n"));
    const Outcome folder = cli({u"run"_s, at(u"my/"_s), u"--target"_s, target()});
    ASSERT_EQ(folder.exitCode, 0) << folder.output.constData() << folder.errors.constData();
    EXPECT_EQ(rows(u"a"_s), 2);

    const Outcome missing = cli(load(at(u"gone.txt"_s)));
    EXPECT_NE(missing.exitCode, 0);
    EXPECT_TRUE(missing.errors.contains("gone.txt")) << missing.errors.constData();
    EXPECT_EQ(spools(), QStringList());
}

} // namespace millrace::test::stores_test

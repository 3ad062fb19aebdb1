// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong around a load and is nobody's bug: full disks, a table that is altered or dropped
// meanwhile, names that look like SQL, files that look like bombs. Nothing is lost, nothing twice, no secret
// written down.
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/server/quoting.h"
#include "core/source/archivelist.h"
#include "core/source/inspector.h"
#include "tests/support/factsof.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/loadcase.h"
#include "tests/support/sanitized.h"

#include <QDataStream>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QUuid>
#include <gmock/gmock.h>
#include <sys/mount.h>
#include <thread>
#include <unistd.h>
#include <zlib.h>

namespace millrace::test {

namespace {

using namespace std::chrono_literals;

const QString plain = QStringLiteral("(id int NOT NULL PRIMARY KEY, s varchar(120)) ENGINE=InnoDB");
const QString plainColumns = QStringLiteral("(id, s)");

QByteArray rows(int from, int to)
{
    QByteArray bytes;
    for (int id = from; id <= to; ++id)
        bytes += QByteArray::number(id) + "\ttext of row " + QByteArray::number(id * 7919 % 100003) + '\n';
    return bytes;
}

/// Slow enough that something can happen in its midst.
void prepareSlow(LoadCase &load)
{
    load.addFile(QStringLiteral("a.txt"), rows(1, 20'000));
    load.createTable(plain, plainColumns);
    load.plan.chunkRows = 1'000;
    load.plan.limits.rowsPerSecond = 20'000;
    load.plan.verify = VerifyLevel::Content;
}

void waitForRows(const MigrationRun &run, qint64 count)
{
    while (run.progress().rowsCommitted < count && run.progress().state <= RunState::Loading)
        std::this_thread::sleep_for(1ms);
}

void expectAllRows(LoadCase &load, int count)
{
    EXPECT_EQ(load.rowsInTable(), count);
    EXPECT_EQ(load.server()
                  .value(QStringLiteral("SELECT SUM(s = CONCAT('text of row ', id * 7919 % 100003)) FROM %1")
                             .arg(load.table()))
                  .toInt(),
              count);
}

QByteArray linesOf(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

constexpr auto bombHead = "1\tabc\n2\tdef\n3\t"; // two rows, and the third begins
constexpr int bombBlock = 64 * 1024 * 1024;

/// A .gz may consist of several, so one block is packed once and written 160 times.
void makeGzipBomb(const QString &path)
{
    QProcess shell;
    shell.setWorkingDirectory(QFileInfo(path).path());
    shell.start(QStringLiteral("bash"),
                {QStringLiteral("-c"), QStringLiteral("set -o pipefail; { printf '%1' | gzip -1; "
                                                      "head -c %2 /dev/zero | tr '\\0' a | gzip -9 > part; "
                                                      "for i in {1..160}; do cat part; done; } > '%3'")
                                           .arg(QLatin1String("1\\tabc\\n2\\tdef\\n3\\t"))
                                           .arg(bombBlock)
                                           .arg(path)});
    ASSERT_TRUE(shell.waitForFinished(-1));
    ASSERT_EQ(shell.exitCode(), 0) << shell.readAllStandardError().toStdString();
}

/// The same in a .zip: a block that refers to nothing before it can be repeated within one deflated member.
void makeZipBomb(const QString &path)
{
    constexpr int times = 60; // below 4 GB, where the format would need its larger fields
    z_stream stream{};
    ASSERT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY), Z_OK);
    const auto deflated = [&stream](QByteArray bytes, int flush) {
        QByteArray packed(bytes.size() / 100 + 1000, '\0');
        stream.next_in = reinterpret_cast<Bytef *>(bytes.data());
        stream.avail_in = static_cast<uInt>(bytes.size());
        stream.next_out = reinterpret_cast<Bytef *>(packed.data());
        stream.avail_out = static_cast<uInt>(packed.size());
        deflate(&stream, flush);
        EXPECT_EQ(stream.avail_in, 0U);
        return packed.left(packed.size() - static_cast<qsizetype>(stream.avail_out));
    };
    const QByteArray head(bombHead);
    const QByteArray block(bombBlock, 'a');
    const auto sumOf = [](const QByteArray &bytes) {
        return crc32(0, reinterpret_cast<const Bytef *>(bytes.constData()), static_cast<uInt>(bytes.size()));
    };
    QByteArray packed = deflated(head, Z_FULL_FLUSH);
    const QByteArray again = deflated(block, Z_FULL_FLUSH);
    uLong sum = sumOf(head);
    const uLong sumOfBlock = sumOf(block);
    for (int i = 0; i < times; ++i) {
        packed += again;
        sum = crc32_combine(sum, sumOfBlock, bombBlock);
    }
    packed += deflated({}, Z_FINISH);
    deflateEnd(&stream);

    QByteArray zip;
    QDataStream out(&zip, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    const QByteArray member("bomb.txt");
    const auto common = [&] { // what the file's own header and the list at the end have in common
        out << quint16(20) << quint16(0) << quint16(8) << quint32(0) << quint32(sum) << quint32(packed.size())
            << quint32(head.size() + qint64(times) * bombBlock) << quint16(member.size()) << quint16(0);
    };
    out << quint32(0x04034b50);
    common();
    out.writeRawData(member.constData(), int(member.size()));
    out.writeRawData(packed.constData(), int(packed.size()));
    const auto listAt = quint32(zip.size());
    out << quint32(0x02014b50) << quint16(20);
    common();
    out << quint16(0) << quint16(0) << quint16(0) << quint32(0) << quint32(0);
    out.writeRawData(member.constData(), int(member.size()));
    const auto listBytes = quint32(zip.size()) - listAt;
    out << quint32(0x06054b50) << quint16(0) << quint16(0) << quint16(1) << quint16(1) << listBytes << listAt
        << quint16(0);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(zip), zip.size());
}

struct Bomb
{
    const char *name;
    void (*make)(const QString &path);
    const char *size; ///< how the longest field's begins
};

} // namespace

TEST(UnderUs, ATableThatIsDroppedStopsTheRunWithItsName)
{
    LoadCase load;
    prepareSlow(load);
    RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        waitForRows(run, 3'000);
        load.server().execute(QStringLiteral("DROP TABLE %1").arg(load.table()));
    });
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    EXPECT_EQ(summary.error->code, ErrorCode::TableMissing) << why(summary);
    EXPECT_FALSE(summary.error->howToFix.isEmpty());
    // Made again it is another table, without the rows that the journal has: going on would lose them.
    load.server().execute(QStringLiteral("CREATE TABLE %1 %2").arg(load.table(), plain));
    summary = load.resume();
    const bool proved = summary.status == RunState::Done && summary.tables.first().verified;
    EXPECT_FALSE(proved) << "rows that went with the table are not in it";
}

TEST(UnderUs, ATableThatIsAwayForAWhileGetsItsOtherRowsOnResume)
{
    LoadCase load;
    prepareSlow(load);
    const QString aside = qualifiedName(load.plan.schema, QStringLiteral("aside"));
    RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        waitForRows(run, 3'000);
        load.server().execute(QStringLiteral("RENAME TABLE %1 TO %2").arg(load.table(), aside));
    });
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    load.server().execute(QStringLiteral("RENAME TABLE %1 TO %2").arg(aside, load.table()));
    summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    expectAllRows(load, 20'000);
}

TEST(UnderUs, AColumnThatIsAddedOrNarrowedIsNoticedOrHarmless)
{
    LoadCase wider;
    prepareSlow(wider);
    const RunSummary added = wider.run([&](RunControl &, const MigrationRun &run) {
        waitForRows(run, 3'000);
        wider.server().execute(QStringLiteral("ALTER TABLE %1 ADD extra int").arg(wider.table()));
    });
    ASSERT_EQ(added.status, RunState::Done) << why(added);
    EXPECT_TRUE(added.tables.first().verified) << why(added);
    expectAllRows(wider, 20'000);

    if (!keepsChecks(wider.server()))
        GTEST_SKIP() << "the other half: MySQL forgets a CHECK before 8.0.16";
    LoadCase narrower; // what does not fit any more stops the run: it is not cut
    prepareSlow(narrower);
    RunSummary cut = narrower.run([&](RunControl &, const MigrationRun &run) {
        waitForRows(run, 3'000);
        narrower.server().execute(
            QStringLiteral("ALTER TABLE %1 ADD CHECK (id < 10000)").arg(narrower.table()));
    });
    ASSERT_EQ(cut.status, RunState::Stopped) << why(cut);
    EXPECT_EQ(cut.error->code, ErrorCode::RowRejected) << why(cut);
    EXPECT_LT(narrower.rowsInTable(), 10'000);
    EXPECT_EQ(narrower.rowsInTable() % 1'000, 0) << "only whole chunks";
}

TEST(FullDisk, OfTheServerStopsTheRunAndItGoesOnWhenThereIsSpace)
{
    if (::geteuid() != 0)
        GTEST_SKIP() << "a disk of 24 MB is a tmpfs, which only root mounts";
    const QTemporaryDir disk;
    if (::mount("tmpfs", disk.path().toLocal8Bit().constData(), "tmpfs", 0, "size=24m,mode=777") != 0)
        GTEST_SKIP() << "no tmpfs can be mounted here: " << strerror(errno);
    {
        // MySQL takes data elsewhere only from where it was told to look; 5.7 and MariaDB have no such
        // option.
        const QString elsewhere = QStringLiteral("--loose-innodb-directories=") + disk.path();
        PrivateServer server(PrivateServer::Options{.extraArguments = {elsewhere}});
        LoadCase load(server);
        QByteArray dump;
        for (int id = 1; id <= 60'000; ++id)
            dump += QByteArray::number(id) + '\t' + QByteArray(600, 'a' + static_cast<char>(id % 26)) + '\n';
        load.addFile(QStringLiteral("a.txt"), dump);
        load.createTable(QStringLiteral("(id int NOT NULL PRIMARY KEY, s varchar(700)) ENGINE=InnoDB DATA "
                                        "DIRECTORY='%1'")
                             .arg(disk.path()),
                         plainColumns);
        load.plan.chunkRows = 5'000;
        RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
        EXPECT_TRUE(summary.error->howToFix.contains(QStringLiteral("free space"), Qt::CaseInsensitive))
            << why(summary);
        EXPECT_EQ(load.rowsInTable() % 5'000, 0) << "only whole chunks";
        EXPECT_LT(load.rowsInTable(), 60'000);
        ASSERT_EQ(::mount("tmpfs", disk.path().toLocal8Bit().constData(), "tmpfs", MS_REMOUNT, "size=300m"),
                  0);
        summary = load.resume();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 60'000);
    }
    EXPECT_EQ(::umount2(disk.path().toLocal8Bit().constData(), MNT_DETACH), 0);
}

TEST(FullDisk, OfTheClientLosesNoRowThatIsSetAside)
{
    LoadCase load;
    QByteArray dump;
    for (int id = 1; id <= 6'000; ++id)
        dump += QByteArray::number(id) + '\t' + QByteArray(id % 2 == 0 ? 200 : 10, 'x') + '\n';
    load.addFile(QStringLiteral("a.txt"), dump);
    load.createTable(plain, plainColumns);
    load.plan.onError = OnError::SetAside;
    load.plan.chunkRows = 2'000;
    load.server(); // runs already: its files are not limited
    RunSummary summary;
    {
        const FileSizeLimit full(64 * 1024); // a chunk's 1,000 rejects are 200 KB
        summary = load.run();
    }
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    EXPECT_EQ(summary.error->code, ErrorCode::DiskFull) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 0) << "no chunk whose rejects are nowhere";
    summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 3'000);
    EXPECT_EQ(summary.tables.first().rowsRejected, 3'000);
    EXPECT_EQ(linesOf(summary.tables.first().rejectsFile).count('\n'), 3'000);
}

TEST(Names, ThatAreSqlAreNamesAndNothingElse)
{
    for (const QString &evil :
         {QStringLiteral("t`; DROP TABLE victim; -- "), QStringLiteral("a'b\"c\\"),
          QStringLiteral("two\nlines\t%1 %2"), QStringLiteral("*/ DROP TABLE victim; /*!50000")}) {
        SCOPED_TRACE(evil.toStdString());
        const QString name = evil.trimmed() + QStringLiteral("x"); // no name ends in a blank
        LoadCase load;
        load.server().execute(QStringLiteral("CREATE TABLE %1 (a int)")
                                  .arg(qualifiedName(load.plan.schema, QStringLiteral("victim"))));
        load.plan.table = name;
        load.addFile(QStringLiteral("a.txt"), "1\ta\t7\n2\tb\t8\nx\tc\t9\n");
        load.server().execute(QStringLiteral("CREATE TABLE %1 (%2 int NOT NULL PRIMARY KEY, s varchar(9), n "
                                             "int, KEY %2 (n)) ENGINE=InnoDB")
                                  .arg(load.table(), quotedIdentifier(name)));
        const auto columns = parseColumnList(QStringLiteral("(%1, s, n)").arg(quotedIdentifier(name)));
        ASSERT_TRUE(columns) << columns.error().text().toStdString();
        load.plan.mapping.fields = *columns;
        load.plan.source.fieldCount = 3;
        load.plan.onError = OnError::SetAside;
        load.plan.indexes = IndexPolicy::Defer;
        load.plan.verify = VerifyLevel::Content;
        for (const WayIn way : {WayIn::Local, WayIn::Insert}) {
            load.plan.wayIn = way;
            const RunSummary summary = load.run();
            ASSERT_EQ(summary.status, RunState::Done) << why(summary);
            EXPECT_TRUE(summary.tables.first().verified) << why(summary);
            EXPECT_EQ(load.rowsInTable(), 2);
            EXPECT_EQ(summary.tables.first().rowsRejected, 1);
            EXPECT_EQ(load.server()
                          .value(QStringLiteral("SELECT COUNT(*) FROM information_schema.TABLES WHERE "
                                                "TABLE_SCHEMA = '%1'")
                                     .arg(load.plan.schema))
                          .toInt(),
                      2)
                << "the victim and the target";
            load.server().execute(QStringLiteral("TRUNCATE TABLE %1").arg(load.table()));
        }
    }
}

TEST(Archives, LeadNowhereElse)
{
    const QTemporaryDir folder;
    ASSERT_TRUE(QFile::link(QStringLiteral("/etc/passwd"), folder.filePath(QStringLiteral("link.txt"))));
    QFile inside(folder.filePath(QStringLiteral("inside.txt")));
    ASSERT_TRUE(inside.open(QIODevice::WriteOnly));
    inside.write("1\ta\n");
    inside.close();
    ASSERT_EQ(
        QProcess::execute(QStringLiteral("tar"), {QStringLiteral("-C"), folder.path(), QStringLiteral("-cf"),
                                                  folder.filePath(QStringLiteral("a.tar")),
                                                  QStringLiteral("link.txt"), QStringLiteral("inside.txt")}),
        0);
    const auto listing = listArchive(folder.filePath(QStringLiteral("a.tar")));
    ASSERT_TRUE(listing) << listing.error().text().toStdString();
    ASSERT_EQ(listing->members.size(), 1) << "a link of an archive is no file of it";
    EXPECT_TRUE(listing->members.first().member.name.contains(QStringLiteral("inside")));
}

/// 10 GB of one field in a .gz, 4 GB in a .zip: the budget holds whatever the file unpacks to, and the field
/// is told. Under a limit of memory, so that a program that took the field into memory would die
/// of it.
class Bombs : public testing::TestWithParam<Bomb>
{};

TEST_P(Bombs, AreReadWithinTheMemoryBudget)
{
    const QTemporaryDir folder;
    const QString name = QString::fromLatin1(GetParam().name);
    const QString path = folder.filePath(name);
    ASSERT_NO_FATAL_FAILURE(GetParam().make(path));
    ASSERT_LT(QFileInfo(path).size(), 12'000'000) << "it is packed well";

    const auto cli = [&](const QString &arguments) {
        auto process = std::make_unique<QProcess>();
        process->setWorkingDirectory(folder.path());
        process->start(QStringLiteral("bash"),
                       {QStringLiteral("-c"),
                        QStringLiteral("%1; exec '%2' %3")
                            .arg(memoryLimitCommand(2000), QStringLiteral(MILLRACE_CLI), arguments)});
        EXPECT_TRUE(process->waitForFinished(-1));
        EXPECT_EQ(process->exitStatus(), QProcess::NormalExit);
        return process;
    };
    const auto inspected = cli(QStringLiteral("inspect %1 --json").arg(name));
    EXPECT_EQ(inspected->exitCode(), 0) << inspected->readAllStandardError().toStdString();
    const QByteArray found = inspected->readAllStandardOutput();
    EXPECT_TRUE(found.contains("\"rows_total\": 3")) << found.toStdString();
    EXPECT_TRUE(found.contains(GetParam().size)) << found.toStdString();

    LoadCase load;
    auto sources = inspectPaths({path});
    ASSERT_TRUE(sources) << sources.error().text().toStdString();
    ASSERT_EQ(sources->size(), 1);
    load.plan.source = sources->first().source;
    load.createTable(plain, plainColumns);
    load.plan.memoryBytes = 64LL * 1024 * 1024;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    EXPECT_EQ(summary.error->code, ErrorCode::RowTooLong) << why(summary);
    EXPECT_EQ(summary.error->context.row, 3);
    EXPECT_LT(load.rowsInTable(), 3);
}

INSTANTIATE_TEST_SUITE_P(Kinds, Bombs,
                         testing::Values(Bomb{"bomb.txt.gz", makeGzipBomb, "10737"},
                                         Bomb{"bomb.zip", makeZipBomb, "4026"}),
                         [](const auto &bomb) { return bomb.index == 0 ? "gzip" : "zip"; });

TEST(Secrets, AreInNoFileAndNoMessageOfAnyRun)
{
    const QString secret =
        QStringLiteral("pä$$'\"`%1\\&<%2")
            .arg(QUuid::createUuid().toString(QUuid::WithoutBraces), QStringLiteral("\u00A7"));
    LoadCase load;
    load.server().execute(
        QStringLiteral("CREATE USER secretive@localhost IDENTIFIED BY %1").arg(quotedString(secret)));
    load.server().execute(QStringLiteral("GRANT ALL PRIVILEGES ON *.* TO secretive@localhost"));
    load.addFile(QStringLiteral("a.txt"), "1\ta\n2\tb\nx\tc\n");
    load.createTable(plain, plainColumns);
    load.account = load.server().connectionAs(QStringLiteral("secretive"), secret, load.plan.schema);
    QString said;
    const auto listen = [&](const RunSummary &summary) {
        said += QString::fromStdString(why(summary));
        for (const Event &event : std::as_const(load.events))
            said += event.text + QString::fromUtf8(QJsonDocument(event.values).toJson());
    };
    listen(load.run()); // stops at the bad row
    load.plan.onError = OnError::SetAside;
    listen(load.run());
    load.plan.table = QStringLiteral("missing");
    listen(load.run());
    load.account->password += QStringLiteral("!");
    const RunSummary denied = load.run();
    EXPECT_EQ(denied.status, RunState::Refused);
    listen(denied);

    ASSERT_GT(said.size(), 100);
    EXPECT_FALSE(said.contains(secret));
    EXPECT_FALSE(load.plan.toJson().contains(secret.toUtf8()));
    const QByteArray core = secret.mid(6, 36).toUtf8(); // however the rest of it may be escaped
    int files = 0;
    QDirIterator walk(qEnvironmentVariable("MILLRACE_HOME"), QDir::Files | QDir::Hidden,
                      QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = walk.next();
        ++files;
        EXPECT_FALSE(linesOf(path).contains(core)) << path.toStdString();
    }
    EXPECT_GT(files, 8);
}

} // namespace millrace::test

// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong around a load and is nobody's bug: full disks, a table that is altered or dropped
// meanwhile, names that look like SQL. Nothing is lost, nothing twice, no secret
// written down.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/source/bytes/archivelist.h"
#include "core/sql/quoting.h"
#include "tests/support/factsof.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

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

namespace millrace::test::hardship_test {

namespace {

using namespace std::chrono_literals;

const QString plain = u"(id int NOT NULL PRIMARY KEY, s varchar(120)) ENGINE=InnoDB"_s;
const QString plainColumns = u"(id, s)"_s;

QByteArray rows(int from, int to)
{
    QByteArray bytes;
    for (int id = from; id <= to; ++id)
        bytes += QByteArray::number(id) + "\ttext of row " + QByteArray::number(id * 7919 % 100003) + '\n';
    return bytes;
}

/// Slow enough that something can happen in its midst.
void prepareSlow(LoadCase &load, int count = 20'000)
{
    if (count > 0)
        load.addFile(u"a.txt"_s, rows(1, count));
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

/// So many of the rows have the value that belongs to them.
void expectRightRows(LoadCase &load, qint64 count)
{
    EXPECT_EQ(
        load.server()
            .value(u"SELECT SUM(s = CONCAT('text of row ', id * 7919 % 100003)) FROM %1"_s.arg(load.table()))
            .toLongLong(),
        count);
}

void expectAllRows(LoadCase &load, int count)
{
    EXPECT_EQ(load.rowsInTable(), count);
    expectRightRows(load, count);
}

/// A load in whose midst the table is altered: %1 is the table.
RunSummary altered(LoadCase &load, const QString &statement)
{
    return load.run([&load, statement](RunControl &, const MigrationRun &run) {
        waitForRows(run, 3'000);
        EXPECT_EQ(run.progress().state, RunState::Loading) << "the middle";
        load.server().execute(statement.arg(load.table()));
    });
}

/// Stopped for want of a column, which is named.
void expectColumnMissed(const RunSummary &summary, const char *column)
{
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    EXPECT_TRUE(summary.error->text().contains(QLatin1String(column))) << why(summary);
    EXPECT_FALSE(summary.error->howToFix.isEmpty());
}

QByteArray linesOf(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path;
    return file.readAll();
}

} // namespace

TEST(UnderUs, ATableThatIsDroppedStopsTheRunWithItsName)
{
    LoadCase load;
    prepareSlow(load);
    RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        waitForRows(run, 3'000);
        load.server().execute(u"DROP TABLE %1"_s.arg(load.table()));
    });
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    EXPECT_EQ(summary.error->code, ErrorCode::TableMissing) << why(summary);
    EXPECT_FALSE(summary.error->howToFix.isEmpty());
    // Made again it is another table, without the rows that the journal has: going on would lose them.
    load.server().execute(u"CREATE TABLE %1 %2"_s.arg(load.table(), plain));
    summary = load.resume();
    const bool proved = summary.status == RunState::Done && summary.tables.first().verified;
    EXPECT_FALSE(proved) << "rows that went with the table are not in it";
    // Those of the chunks that were not in yet, each as it stands in the file.
    const qint64 there = load.rowsInTable();
    EXPECT_LE(there, 17'000);
    EXPECT_EQ(there % 1'000, 0) << "only whole chunks";
    expectRightRows(load, there);
}

TEST(UnderUs, ATableThatIsAwayForAWhileGetsItsOtherRowsOnResume)
{
    LoadCase load;
    prepareSlow(load);
    const QString aside = qualifiedName(load.plan.schema, u"aside"_s);
    RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        waitForRows(run, 3'000);
        load.server().execute(u"RENAME TABLE %1 TO %2"_s.arg(load.table(), aside));
    });
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    load.server().execute(u"RENAME TABLE %1 TO %2"_s.arg(aside, load.table()));
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
        wider.server().execute(u"ALTER TABLE %1 ADD extra int"_s.arg(wider.table()));
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
        narrower.server().execute(u"ALTER TABLE %1 ADD CHECK (id < 10000)"_s.arg(narrower.table()));
    });
    ASSERT_EQ(cut.status, RunState::Stopped) << why(cut);
    EXPECT_EQ(cut.error->code, ErrorCode::RowRejected) << why(cut);
    EXPECT_LT(narrower.rowsInTable(), 10'000);
    EXPECT_EQ(narrower.rowsInTable() % 1'000, 0) << "only whole chunks";
}

TEST(UnderUs, AColumnThatBecomesNarrowerCutsNoValue)
{
    LoadCase load;
    prepareSlow(load, 50'000); // 32,767 is the last that fits then
    const RunSummary summary = altered(load, u"ALTER TABLE %1 MODIFY id smallint NOT NULL"_s);
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    EXPECT_EQ(summary.error->code, ErrorCode::RowRejected) << why(summary);
    const qint64 there = load.rowsInTable();
    EXPECT_GE(there, 3'000);
    EXPECT_LE(there, 32'000);
    EXPECT_EQ(there % 1'000, 0) << "only whole chunks";
    expectRightRows(load, there);
}

TEST(UnderUs, AColumnThatIsDroppedStopsTheRunAndIsNotProvedWhenItIsBack)
{
    LoadCase load;
    prepareSlow(load);
    RunSummary summary = altered(load, u"ALTER TABLE %1 DROP COLUMN s"_s);
    expectColumnMissed(summary, "s");
    const qint64 without = load.rowsInTable();
    EXPECT_EQ(without % 1'000, 0) << "only whole chunks";
    EXPECT_LT(without, 20'000);
    // With the column went the values of what was in.
    load.server().execute(u"ALTER TABLE %1 ADD s varchar(120)"_s.arg(load.table()));
    summary = load.resume();
    const bool proved = summary.status == RunState::Done && summary.tables.first().verified;
    EXPECT_FALSE(proved) << "there are NULLs in place of values";
    expectRightRows(load, load.rowsInTable() - without);
}

TEST(UnderUs, AColumnThatIsRenamedStopsTheRunUntilItHasItsNameAgain)
{
    LoadCase load;
    prepareSlow(load);
    RunSummary summary = altered(load, u"ALTER TABLE %1 CHANGE s other varchar(120)"_s);
    expectColumnMissed(summary, "s");
    EXPECT_LT(load.rowsInTable(), 20'000);
    load.server().execute(u"ALTER TABLE %1 CHANGE other s varchar(120)"_s.arg(load.table()));
    summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    expectAllRows(load, 20'000);
}

TEST(UnderUs, ColumnsThatChangePlacesKeepTheirValues)
{
    for (const WayIn way : {WayIn::Local, WayIn::Insert}) {
        LoadCase load;
        prepareSlow(load);
        load.plan.wayIn = way;
        const RunSummary summary = altered(load, u"ALTER TABLE %1 MODIFY id int NOT NULL AFTER s"_s);
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        expectAllRows(load, 20'000);
    }
}

/// The names stay, what they stand for does not: nobody can know which was meant, but nothing is called
/// proved that is not as it stands in the file.
TEST(UnderUs, ColumnsThatSwapTheirNamesAreNeverCalledVerified)
{
    LoadCase load;
    QByteArray bytes;
    for (int id = 1; id <= 20'000; ++id)
        bytes +=
            QByteArray::number(id) + "\ta" + QByteArray::number(id) + "\tb" + QByteArray::number(id) + '\n';
    prepareSlow(load, 0);
    load.addFile(u"b.txt"_s, bytes);
    load.server().execute(u"DROP TABLE %1"_s.arg(load.table()));
    load.createTable(u"(id int NOT NULL PRIMARY KEY, s varchar(20), u varchar(20)) ENGINE=InnoDB"_s,
                     u"(id, s, u)"_s);
    const RunSummary summary =
        altered(load, u"ALTER TABLE %1 CHANGE s u varchar(20), CHANGE u s varchar(20)"_s);
    const auto wrong = load.server().value(
        u"SELECT COUNT(*) FROM %1 WHERE s <> CONCAT('a', id) OR u <> CONCAT('b', id)"_s.arg(load.table()));
    EXPECT_GT(wrong.toInt(), 0) << "what was in by then goes by the other names";
    const bool proved = summary.status == RunState::Done && summary.tables.first().verified;
    EXPECT_FALSE(proved) << why(summary);
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
        const QString elsewhere = u"--loose-innodb-directories="_s + disk.path();
        PrivateServer server(PrivateServer::Options{.extraArguments = {elsewhere}});
        LoadCase load(server);
        QByteArray dump;
        for (int id = 1; id <= 60'000; ++id)
            dump += QByteArray::number(id) + '\t' + QByteArray(600, 'a' + static_cast<char>(id % 26)) + '\n';
        load.addFile(u"a.txt"_s, dump);
        load.createTable(
            u"(id int NOT NULL PRIMARY KEY, s varchar(700)) ENGINE=InnoDB DATA DIRECTORY='%1'"_s.arg(
                disk.path()),
            plainColumns);
        load.plan.chunkRows = 5'000;
        RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
        EXPECT_TRUE(summary.error->howToFix.contains(u"free space"_s, Qt::CaseInsensitive)) << why(summary);
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
    load.addFile(u"a.txt"_s, dump);
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
    for (const QString &evil : {u"t`; DROP TABLE victim; -- "_s, u"a'b\"c\\"_s, u"two\nlines\t%1 %2"_s,
                                u"*/ DROP TABLE victim; /*!50000"_s}) {
        SCOPED_TRACE(evil);
        const QString name = evil.trimmed() + u"x"_s; // no name ends in a blank
        LoadCase load;
        load.server().execute(u"CREATE TABLE %1 (a int)"_s.arg(qualifiedName(load.plan.schema, u"victim"_s)));
        load.plan.table = name;
        load.addFile(u"a.txt"_s, "1\ta\t7\n2\tb\t8\nx\tc\t9\n");
        load.server().execute(u"CREATE TABLE %1 (%2 int NOT NULL PRIMARY KEY, s varchar(9), n "
                              "int, KEY %2 (n)) ENGINE=InnoDB"_s.arg(load.table(), quotedIdentifier(name)));
        const auto columns = parseColumnList(u"(%1, s, n)"_s.arg(quotedIdentifier(name)));
        ASSERT_TRUE(columns) << columns.error().text();
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
            EXPECT_EQ(
                load.server()
                    .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1'"_s.arg(
                        load.plan.schema))
                    .toInt(),
                2)
                << "the victim and the target";
            load.server().execute(u"TRUNCATE TABLE %1"_s.arg(load.table()));
        }
    }
}

TEST(Archives, LeadNowhereElse)
{
    const QTemporaryDir folder;
    ASSERT_TRUE(QFile::link(u"/etc/passwd"_s, folder.filePath(u"link.txt"_s)));
    QFile inside(folder.filePath(u"inside.txt"_s));
    ASSERT_TRUE(inside.open(QIODevice::WriteOnly));
    inside.write("1\ta\n");
    inside.close();
    ASSERT_EQ(QProcess::execute(u"tar"_s, {u"-C"_s, folder.path(), u"-cf"_s, folder.filePath(u"a.tar"_s),
                                           u"link.txt"_s, u"inside.txt"_s}),
              0);
    const auto listing = listArchive(folder.filePath(u"a.tar"_s));
    ASSERT_TRUE(listing) << listing.error().text();
    ASSERT_EQ(listing->members.size(), 1) << "a link of an archive is no file of it";
    EXPECT_TRUE(listing->members.first().member.name.contains(u"inside"_s));
}

TEST(Secrets, AreInNoFileAndNoMessageOfAnyRun)
{
    const QString secret =
        u"pä$$'\"`%1\\&<%2"_s.arg(QUuid::createUuid().toString(QUuid::WithoutBraces), u"\u00A7"_s);
    LoadCase load;
    load.server().execute(u"CREATE USER secretive@localhost IDENTIFIED BY %1"_s.arg(quotedString(secret)));
    load.server().execute(u"GRANT ALL PRIVILEGES ON *.* TO secretive@localhost"_s);
    load.addFile(u"a.txt"_s, "1\ta\n2\tb\nx\tc\n");
    load.createTable(plain, plainColumns);
    load.account = load.server().connectionAs(u"secretive"_s, secret, load.plan.schema);
    QString said;
    const auto listen = [&](const RunSummary &summary) {
        said += QString::fromStdString(why(summary));
        for (const Event &event : std::as_const(load.events))
            said += event.text + QString::fromUtf8(QJsonDocument(event.values).toJson());
    };
    listen(load.run()); // stops at the bad row
    load.plan.onError = OnError::SetAside;
    listen(load.run());
    load.plan.table = u"missing"_s;
    listen(load.run());
    load.account->password += u"!"_s;
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
        EXPECT_FALSE(linesOf(path).contains(core)) << path;
    }
    EXPECT_GT(files, 8);
}

} // namespace millrace::test::hardship_test

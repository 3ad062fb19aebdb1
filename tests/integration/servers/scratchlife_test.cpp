// SPDX-License-Identifier: GPL-3.0-or-later
// The private server's other lives: without care for the disk, sealed, in memory, deleted, thrown away.
#include "core/base/literals.h"
#include "core/server/scratch/scratchowner.h"
#include "core/server/scratch/scratchseal.h"
#include "core/server/scratch/serverprocess.h"
#include "core/server/scratch/throwawayserver.h"
#include "tests/integration/servers/scratchfixture.h"
#include "tests/support/ondisk.h"
#include "tests/support/testdata.h"

#include <QJsonDocument>
#include <unistd.h>

namespace millrace::scratchlife_test {

namespace {

class ScratchLife : public ScratchFixture
{
protected:
    ScratchLife()
        : ScratchFixture(test::placeOnDisk())
    {}
    ScratchServer::Options careless() const
    {
        return {.folder = folder(),
                .durability = ScratchServer::Durability::None,
                .memoryBytes = 64LL * 1024 * 1024,
                .program = program(),
                .eatMyData = test::builtFile(u"tests/integration/libfakeeatmydata.so"_s)};
    }
    static bool hasLibrary(qint64 pid)
    {
        const auto maps = readWholeFile(u"/proc/%1/maps"_s.arg(pid));
        EXPECT_TRUE(maps);
        return maps && maps->contains("fakeeatmydata");
    }
    static void execute(const ResolvedConnection &target, const QString &sql)
    {
        const auto connection = Connection::open(target);
        ASSERT_TRUE(connection) << qPrintable(connection.error().text());
        const auto done = (*connection)->execute(sql);
        ASSERT_TRUE(done) << qPrintable(done.error().text());
    }
    static QVariant value(const ResolvedConnection &target, const QString &sql)
    {
        const auto connection = Connection::open(target);
        EXPECT_TRUE(connection);
        return connection ? (*connection)->value(sql).value_or(QVariant()) : QVariant();
    }
};

} // namespace

TEST_F(ScratchLife, WithoutDurabilityTheLibraryIsInTheServerAndSealedItIsNot)
{
    putData();
    ScratchServer server(careless());
    const auto root = server.start();
    ASSERT_TRUE(root) << qPrintable(root.error().text());
    const ScratchServer::Status before = server.status();
    EXPECT_EQ(before.durability, ScratchServer::Durability::None);
    EXPECT_EQ(before.eatMyData, test::builtFile(u"tests/integration/libfakeeatmydata.so"_s));
    EXPECT_TRUE(hasLibrary(before.pid));
    EXPECT_EQ(value(*root, u"SELECT @@innodb_flush_log_at_trx_commit"_s).toInt(), 0);
    execute(*root, u"CREATE DATABASE s"_s);
    execute(*root, u"CREATE TABLE s.t (id int PRIMARY KEY, c varchar(20))"_s);
    execute(*root, u"INSERT INTO s.t VALUES (1, 'a'), (2, 'b')"_s);
    // What MySQL 5.7's own checksum is not the same of twice.
    execute(*root, u"CREATE TABLE s.j (id int, j json, `o``k` geometry)"_s);
    execute(*root, u"INSERT INTO s.j VALUES (1, '{\"a\": [1, \"é\"]}', POINT(1, 2)), (2, NULL, NULL)"_s);
    execute(*root, u"CREATE VIEW s.v AS SELECT 1"_s);

    QStringList stages;
    const auto sealed =
        sealScratch({.folder = folder()}, [&stages](const QString &stage) { stages << stage; });
    ASSERT_TRUE(sealed) << qPrintable(sealed.error().text());
    EXPECT_EQ(stages.size(), 4);
    ASSERT_EQ(sealed->tables.size(), 2);
    EXPECT_EQ(sealed->tables[0].name, u"s.j"_s);
    EXPECT_EQ(sealed->tables[1].name, u"s.t"_s);
    for (const SealReport::Table &table : sealed->tables)
        EXPECT_FALSE(table.checksum.isEmpty()) << table.name;
    EXPECT_EQ(sealed->wasDurability, u"none"_s);
    const ScratchServer::Status after = server.status();
    ASSERT_TRUE(after.running);
    EXPECT_NE(after.pid, before.pid);
    EXPECT_EQ(after.durability, ScratchServer::Durability::Full);
    EXPECT_EQ(after.memoryBytes, before.memoryBytes);
    EXPECT_FALSE(hasLibrary(after.pid));
    const auto again = server.connection();
    ASSERT_TRUE(again);
    EXPECT_EQ(value(*again, u"SELECT @@innodb_flush_log_at_trx_commit"_s).toInt(), 1);
    EXPECT_EQ(value(*again, u"SELECT GROUP_CONCAT(c ORDER BY id) FROM s.t"_s).toString(), u"a,b"_s);
}

TEST_F(ScratchLife, WhatDoesNotRunCannotBeSealed)
{
    const auto sealed = sealScratch({.folder = folder()}, {});
    ASSERT_FALSE(sealed);
    EXPECT_EQ(sealed.error().code, ErrorCode::ScratchServerFailed);
    EXPECT_TRUE(sealed.error().howToFix.contains("scratch start"_L1));
}

TEST_F(ScratchLife, ATableThatIsAnotherAfterTheRestartIsNamed)
{
    putData();
    ScratchServer server(careless());
    const auto root = server.start();
    ASSERT_TRUE(root) << qPrintable(root.error().text());
    execute(*root, u"CREATE DATABASE s"_s);
    execute(*root, u"CREATE TABLE s.same (id int PRIMARY KEY)"_s);
    execute(*root, u"CREATE TABLE s.other (id int PRIMARY KEY)"_s);
    // After the first checksums somebody writes.
    const auto sealed = sealScratch({.folder = folder()}, [&](const QString &stage) {
        if (stage.startsWith("Clean"_L1))
            execute(*root, u"INSERT INTO s.other VALUES (1)"_s);
    });
    ASSERT_FALSE(sealed);
    EXPECT_EQ(sealed.error().code, ErrorCode::ContentMismatch);
    EXPECT_TRUE(sealed.error().what.contains("s.other"_L1)) << qPrintable(sealed.error().what);
    EXPECT_FALSE(sealed.error().what.contains("s.same"_L1));
}

TEST_F(ScratchLife, DeletedItTakesWhatItMadeAndNothingElse)
{
    putData();
    ASSERT_FALSE(started().spec.socket.isEmpty());
    write("mine.txt", "keep");
    ASSERT_TRUE(scratch().status().hasData);
    const auto removed = scratch().remove();
    ASSERT_TRUE(removed) << qPrintable(removed.error().text());
    EXPECT_FALSE(scratch().status().running);
    EXPECT_FALSE(scratch().status().hasData);
    EXPECT_EQ(QDir(folder()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
              QStringList{u"mine.txt"_s});
    ASSERT_TRUE(scratch().remove()); // nothing is left to do
}

TEST_F(ScratchLife, ADataDirectoryOfSomebodyElseIsNotDeleted)
{
    write("data/ibdata1", "somebody's");
    const auto removed = scratch().remove();
    ASSERT_FALSE(removed);
    EXPECT_EQ(removed.error().code, ErrorCode::ScratchServerFailed);
    EXPECT_TRUE(QFile::exists(file("data/ibdata1")));
}

/// A folder that others can write to may name a server of theirs, to which the rows would go.
TEST_F(ScratchLife, AFolderThatIsNotOursAloneNamesNoServer)
{
    putData();
    ASSERT_FALSE(started().spec.socket.isEmpty());
    ASSERT_TRUE(scratch().status().running);
    const QFile::Permissions before = QFile::permissions(folder());
    ASSERT_TRUE(QFile::setPermissions(folder(), before | QFile::WriteOther));
    EXPECT_FALSE(scratch().status().running);
    const auto refused = scratch().start();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::ScratchServerFailed);
    ASSERT_TRUE(QFile::setPermissions(folder(), before));
    EXPECT_TRUE(scratch().status().running);
    if (::geteuid() == 0) {
        ASSERT_EQ(::chown(QFile::encodeName(folder()).constData(), 65534, 65534), 0);
        EXPECT_FALSE(scratch().status().running);
        EXPECT_FALSE(scratch().start());
        ASSERT_EQ(::chown(QFile::encodeName(folder()).constData(), 0, 0), 0);
    }
    EXPECT_TRUE(scratch().status().running);
}

TEST_F(ScratchLife, InMemoryItsFolderIsOnATmpfsAndTheMemoryIsCounted)
{
    const QString place = ScratchServer::memoryFolder();
    if (place.isEmpty())
        GTEST_SKIP() << "no tmpfs here that this account may write to";
    ScratchServer::Options options{.inMemory = true, .memoryBytes = 16LL * 1024 * 1024, .program = program()};
    ScratchServer server(options);
    const auto root = server.start();
    ASSERT_TRUE(root) << qPrintable(root.error().text());
    const ScratchServer::Status status = server.status();
    EXPECT_TRUE(status.inMemory);
    EXPECT_EQ(status.folder, place);
    EXPECT_FALSE(sealScratch(options, {})); // nothing makes it outlast the machine
    const auto removed = server.remove();
    ASSERT_TRUE(removed) << qPrintable(removed.error().text());
    EXPECT_FALSE(QFile::exists(place));

    options.memoryBytes = 1LL << 50;
    const auto tooLarge = ScratchServer(options).start();
    ASSERT_FALSE(tooLarge);
    EXPECT_TRUE(tooLarge.error().what.contains("of memory are to be had"_L1))
        << qPrintable(tooLarge.error().what);
    ASSERT_TRUE(ScratchServer(options).remove());

    // A folder that is on a disk is not taken for memory.
    options.folder = folder();
    options.memoryBytes = 16LL * 1024 * 1024;
    const auto onDisk = ScratchServer(options).start();
    ASSERT_FALSE(onDisk);
    EXPECT_TRUE(onDisk.error().what.contains("not in memory"_L1));
}

TEST_F(ScratchLife, AProgramStopsAtItsEndWhatItStartedAndNothingElse)
{
    ScratchServer own({.memoryBytes = 16LL * 1024 * 1024, .program = program()}); // in its usual place
    const auto started = own.start();
    ASSERT_TRUE(started) << qPrintable(started.error().text());
    const QString folder = own.status().folder;
    const QString stateFile = folder + u"/state.json"_s;

    const QByteArray state = readWholeFile(stateFile).value_or(QByteArray());
    QJsonObject others = QJsonDocument::fromJson(state).object();
    ASSERT_TRUE(others.contains(u"started_by"_s));
    QJsonObject owner = others[u"started_by"_s].toObject();
    owner[u"start_ticks"_s] = owner[u"start_ticks"_s].toInteger() - 1;
    others[u"started_by"_s] = owner;
    ASSERT_TRUE(writeFileAtomically(stateFile, QJsonDocument(others).toJson()));
    EXPECT_EQ(stopScratchStartedHere().value_or(QStringList{u"an error"_s}), QStringList());
    EXPECT_TRUE(own.status().running);

    ASSERT_TRUE(writeFileAtomically(stateFile, state));
    EXPECT_EQ(stopScratchStartedHere().value_or(QStringList()), QStringList{folder});
    EXPECT_FALSE(own.status().running);
    EXPECT_TRUE(own.status().hasData);
    ASSERT_TRUE(own.remove());
}

TEST_F(ScratchLife, AThrowawayGoesWithItsObjectAndThatOfAKilledProgramWithTheNext)
{
    QString path;
    qint64 pid = 0;
    {
        const auto server = ThrowawayServer::start({.memoryBytes = 16LL * 1024 * 1024, .program = program()});
        ASSERT_TRUE(server) << qPrintable(server.error().text());
        path = (*server)->folder();
        pid = (*server)->server().status().pid;
        EXPECT_EQ(ThrowawayServer::removeLeftovers(), 0); // its owner runs
        EXPECT_TRUE(QFile::exists(path));
    }
    EXPECT_FALSE(QFile::exists(QFileInfo(path).path())); // nor the folder it was in
    EXPECT_FALSE(ServerProcess::fromPid(pid));

    // As a program leaves it that is killed: the server runs, the owner is another process than it was.
    const QString left = dataHome() + u"/throwaway/throwaway-00000001"_s;
    ScratchServer orphan(
        {.folder = left + u"/server"_s, .memoryBytes = 16LL * 1024 * 1024, .program = program()});
    const auto started = orphan.start();
    ASSERT_TRUE(started) << qPrintable(started.error().text());
    QJsonObject owner = ServerProcess::fromPid(::getpid())->toJson();
    owner[u"start_ticks"_s] = owner[u"start_ticks"_s].toInteger() - 1;
    ASSERT_TRUE(writeFileAtomically(left + u"/owner.json"_s, QJsonDocument(owner).toJson()));
    EXPECT_EQ(ThrowawayServer::removeLeftovers(), 1);
    EXPECT_FALSE(QFile::exists(left));
    EXPECT_FALSE(orphan.status().running);
}

} // namespace millrace::scratchlife_test

// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are shipped to another machine: this one, by a real sshd.
#include "core/base/literals.h"
#include "core/ship/delivery/sshdelivery.h"
#include "tests/integration/ship/shipruncase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/remote/sshdcase.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test::shipssh_test {

namespace {

const QString body = u"(id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40) CHARACTER SET "
                     "utf8mb4 COLLATE utf8mb4_bin NOT NULL, KEY name (name)) ENGINE=InnoDB"_s;
const QString columns = u"(id, name)"_s;

QByteArray linesOf(int rows)
{
    QByteArray lines;
    for (int i = 1; i <= rows; ++i)
        lines += QByteArray::number(i) + "\tname " + QByteArray::number(i * 7919 % 1009) + '\n';
    return lines;
}

/// One sshd for all tests.
class ShipOverSsh : public ShipRunCase
{
protected:
    static void SetUpTestSuite() { s_sshd = new SshdCase; }
    static void TearDownTestSuite() { delete s_sshd; }
    void SetUp() override
    {
        if (!s_sshd->whyNot().isEmpty())
            GTEST_SKIP() << s_sshd->whyNot().toStdString();
    }
    static void prepare(LoadCase &load, const QByteArray &lines)
    {
        ShipRunCase::prepare(load, lines, body, columns);
        load.plan.shipBy = ShipBy::Ssh;
        load.plan.shipTo = s_sshd->destination();
    }
    static QStringList filesOf(const LoadCase &load)
    {
        return QDir(load.server().folder() + u"/data/"_s + load.plan.schema)
            .entryList({u"*.ibd"_s, u"*.cfg"_s, u"*.millrace"_s}, QDir::Files);
    }
    static inline SshdCase *s_sshd = nullptr;
};

} // namespace

TEST_F(ShipOverSsh, FilesGetThereAndAreTakenIn)
{
    const QByteArray lines = linesOf(3'000);
    LoadCase load;
    prepare(load, lines);
    expectShipped(load, load.run(), loadedChecksum(lines, body, columns));
    EXPECT_EQ(filesOf(load), QStringList{load.plan.table + u".ibd"_s});
}

TEST_F(ShipOverSsh, KilledAsTheyGoInItIsTakenBack)
{
    LoadCase load;
    prepare(load, linesOf(300));
    KilledProgram program(load);
    program.killAt(ShipStep::Importing);
    EXPECT_EQ(program.run(u"rollback"_s), 0) << program.said;
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_EQ(filesOf(load), QStringList{load.plan.table + u".ibd"_s});
    expectSound(load);
}

TEST_F(ShipOverSsh, AFileIsSentOnceAndOnlyAsItIs)
{
    QTemporaryDir there;
    const QString file = there.filePath(u"exported"_s);
    const QByteArray bytes(300'000, 'x');
    const auto write = [](const QString &path, const QByteArray &text) {
        QFile out(path);
        return out.open(QIODevice::WriteOnly) && out.write(text) == text.size();
    };
    const auto read = [](const QString &path) {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    };
    ASSERT_TRUE(write(file, bytes));
    const QString folder = there.filePath(u"it's a folder"_s);
    ASSERT_TRUE(QDir().mkpath(folder));
    SshDelivery delivery(
        s_sshd->destination(),
        {.schema = u"s"_s, .table = u"t"_s, .dataFolder = {}, .folder = folder, .name = u"t"_s}, {});
    const Delivery::Files files{file, file};
    const auto staged = delivery.stage(files);
    ASSERT_TRUE(staged) << staged.error().text();
    const QString parcel = folder + u"/t.ibd.millrace"_s;
    EXPECT_EQ(read(parcel), bytes);
    const QDateTime sent = QFileInfo(parcel).lastModified();
    ASSERT_TRUE(delivery.stage(files));
    EXPECT_EQ(QFileInfo(parcel).lastModified(), sent);
    // A part of it that was broken off.
    ASSERT_TRUE(write(parcel, bytes.left(1000)));
    ASSERT_TRUE(delivery.stage(files));
    EXPECT_EQ(read(parcel), bytes);
    ASSERT_TRUE(delivery.bring(files, false));
    EXPECT_EQ(QDir(folder).entryList(QDir::Files), (QStringList{u"t.cfg"_s, u"t.ibd"_s}));
    ASSERT_TRUE(delivery.withdraw());
    EXPECT_EQ(QDir(folder).entryList(QDir::Files), QStringList());
    ASSERT_TRUE(QDir().rmdir(folder));
    const auto nowhere = delivery.reach();
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error().code, ErrorCode::ShipFolderOutOfReach);
    EXPECT_TRUE(nowhere.error().what.contains(folder)) << nowhere.error().what;
}

TEST_F(ShipOverSsh, AHostThatIsNotKnownIsRefused)
{
    LoadCase load;
    prepare(load, linesOf(10));
    s_sshd->forgetHostKey(); // this test is the last one
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Refused) << why(summary);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::ShipFolderOutOfReach);
    EXPECT_TRUE(summary.error->what.contains(u"Host key verification failed"_s)) << why(summary);
    EXPECT_EQ(s_sshd->knownHosts(), QByteArray()) << "a key was accepted";
    EXPECT_EQ(load.rowsInTable(), 0);
}

} // namespace millrace::test::shipssh_test

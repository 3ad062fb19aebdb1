// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/run/ship/importwait.h"
#include "core/server/errorcatalogue.h"
#include "core/server/remoteshell.h"
#include "core/ship/delivery/bundledelivery.h"
#include "core/ship/ibd/base/format.h"
#include "core/ship/ibd/base/pageseal.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/ship/builtfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QtEndian>
#include <gtest/gtest.h>

namespace millrace::test::delivery_test {

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        throw std::runtime_error(path.toStdString());
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A bundle of two small files, and a folder that is like a server's; of names that a shell could mistake.
class ShipBundle : public testing::Test
{
protected:
    ShipBundle()
    {
        QDir(root()).mkpath(u"da'ta $1/shop"_s);
        write(built.ibd, QByteArray(70'000, 'i'));
        write(built.cfg, "exported");
    }
    QString root() const { return m_root.path(); }
    QString bundle() const { return root() + u"/bundle"_s; }
    QString data() const { return root() + u"/da'ta $1"_s; }
    QString placed(const QString &name) const { return data() + u"/shop/"_s + name; }
    BundleDelivery delivery() const
    {
        return BundleDelivery({.files = {.schema = u"shop"_s,
                                         .table = u"orders"_s,
                                         .dataFolder = data(),
                                         .folder = data() + u"/shop"_s,
                                         .name = u"orders"_s},
                               .server = u"db1"_s,
                               .run = u"20260101-000000-abcd"_s,
                               .folder = bundle()});
    }
    int place(const QStringList &arguments = {})
    {
        QProcess shell;
        shell.setProcessChannelMode(QProcess::MergedChannels);
        shell.setWorkingDirectory(root());
        shell.start(u"sh"_s, QStringList{bundle() + u"/place.sh"_s} + arguments);
        shell.waitForFinished();
        said = QString::fromUtf8(shell.readAll());
        return shell.exitCode();
    }
    QStringList placedFiles() const { return QDir(data() + u"/shop"_s).entryList(QDir::Files); }

    QTemporaryDir m_root;
    const Delivery::Files built{m_root.filePath(u"exported.ibd"_s), m_root.filePath(u"exported.cfg"_s)};
    QString said;
};

} // namespace

TEST_F(ShipBundle, ItsScriptPutsBothFilesInPlace)
{
    ASSERT_TRUE(delivery().stage(built));
    ASSERT_EQ(place(), 0) << said;
    EXPECT_EQ(placedFiles(), (QStringList{u"orders.cfg"_s, u"orders.ibd"_s}));
    EXPECT_EQ(read(placed(u"orders.ibd"_s)), read(built.ibd));
    EXPECT_EQ(QFileInfo(placed(u"orders.ibd"_s)).permissions() & QFile::Permissions(0x0777),
              QFile::ReadUser | QFile::WriteUser | QFile::ReadGroup);
    // Once more: nothing is put over a file.
    EXPECT_EQ(place(), 1);
    EXPECT_TRUE(said.contains(u"millrace-cli resume"_s)) << said;
}

TEST_F(ShipBundle, IsPutElsewhereWhenAsked)
{
    ASSERT_TRUE(delivery().stage(built));
    QDir(root()).mkpath(u"other place/shop"_s);
    ASSERT_EQ(place({u"other place"_s}), 0) << said; // seen from where it is called
    EXPECT_EQ(read(root() + u"/other place/shop/orders.cfg"_s), "exported");
    EXPECT_EQ(placedFiles(), QStringList());
    EXPECT_EQ(place({root() + u"/nowhere"_s}), 1);
}

TEST_F(ShipBundle, FilesThatSufferedOnTheirWayStayOut)
{
    ASSERT_TRUE(delivery().stage(built));
    for (const char *ending : {".ibd.millrace", ".cfg.millrace"}) {
        const QString parcel = bundle() + u"/orders"_s + QLatin1String(ending);
        const QByteArray good = read(parcel);
        QByteArray bad = good;
        bad[bad.size() / 2] ^= 1;
        QFile::remove(parcel); // another name of the run's own file: that one is not to be written into
        write(parcel, bad);
        EXPECT_EQ(place(), 1);
        EXPECT_EQ(placedFiles(), QStringList()) << said;
        write(parcel, good.left(good.size() - 1));
        EXPECT_EQ(place(), 1);
        EXPECT_EQ(placedFiles(), QStringList()) << said;
        // The next part of the run mends it.
        ASSERT_TRUE(delivery().stage(built));
        EXPECT_EQ(read(parcel), good);
    }
    EXPECT_EQ(place(), 0) << said;
}

TEST_F(ShipBundle, IsMadeAgainOnlyWhereItHasTo)
{
    ASSERT_TRUE(delivery().stage(built));
    const auto touched = [&] {
        QStringList all;
        for (const QFileInfo &file : QDir(bundle()).entryInfoList(QDir::Files))
            all << file.fileName() + QString::number(file.metadataChangeTime().toMSecsSinceEpoch());
        return all;
    };
    const QStringList before = touched();
    EXPECT_EQ(before.size(), 4);
    ASSERT_TRUE(delivery().stage(built));
    EXPECT_EQ(touched(), before);
    QFile::remove(bundle() + u"/README.txt"_s);
    ASSERT_TRUE(delivery().stage(built));
    EXPECT_TRUE(QFileInfo::exists(bundle() + u"/README.txt"_s));
    BundleDelivery::remove(bundle());
    EXPECT_FALSE(QFileInfo::exists(bundle()));
    EXPECT_TRUE(QFileInfo::exists(built.ibd));
}

TEST(ShipSpaceId, IsWrittenIntoTheFirstPageAlone)
{
    for (const QString &flavour : {u"mariadb-10.11"_s, u"mysql-9.7"_s}) {
        SCOPED_TRACE(flavour);
        const bool mariaDb = flavour.startsWith(u"maria"_s);
        const auto bytes = shipData(flavour + u".ibd"_s);
        const QByteArray before(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()));
        QTemporaryDir folder;
        const QString path = folder.filePath(u"t.ibd"_s);
        write(path, before);
        const auto changed = writeSpaceId(path, 0x12345678, mariaDb);
        ASSERT_TRUE(changed && *changed);
        const QByteArray after = read(path);
        const auto *page = reinterpret_cast<const ibd::Byte *>(after.constData());
        EXPECT_EQ(qFromBigEndian<quint32>(page + ibd::format::filSpaceId), 0x12345678U);
        EXPECT_EQ(qFromBigEndian<quint32>(page + ibd::format::fspSpaceId), 0x12345678U);
        EXPECT_TRUE(ibd::isSealed(page, mariaDb ? ibd::SealKind::FullCrc32 : ibd::SealKind::MySqlCrc32));
        EXPECT_EQ(after.mid(ibd::format::pageSize), before.mid(ibd::format::pageSize));
        EXPECT_EQ(after.mid(ibd::format::filLsn, 8), before.mid(ibd::format::filLsn, 8));
        EXPECT_FALSE(writeSpaceId(path, 0x12345678, mariaDb).value_or(true));
        // A page that is damaged is not sealed anew.
        QByteArray bad = after;
        bad[100] ^= 1;
        write(path, bad);
        const auto refused = writeSpaceId(path, 7, mariaDb);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, ErrorCode::ShipFileFaulty);
        EXPECT_EQ(read(path), bad);
    }
}

TEST(ShipDestination, IsNothingThatSshOrAShellCouldMistake)
{
    for (const char *good :
         {"db1", "loader@db1.example.org", "root@10.0.0.7:2222", "u@[fe80::1]:22", "db_1:22"})
        EXPECT_TRUE(RemoteShell::isDestination(QLatin1String(good))) << good;
    for (const char *bad : {"", "-oProxyCommand=x", "u@-oProxyCommand=x", "db1:", "db1:port", "a b", "db1;ls",
                            "u@", "@db1", "$(ls)", "db1\n", "ssh://db1"})
        EXPECT_FALSE(RemoteShell::isDestination(QLatin1String(bad))) << bad;
    EXPECT_EQ(RemoteShell(u"u@[fe80::1]:22"_s).host(), u"u@fe80::1"_s);
    EXPECT_EQ(shellQuoted(u"it's $1"_s), u"'it'\\''s $1'"_s);
}

/// As MariaDB 10.11.19 and MySQL 9.7.4 said it.
TEST(ShipWait, KnowsAFileThatIsNotThere)
{
    const auto missing = [](int code, const QString &said) {
        return isFileMissing(errorFromServer(code, said, {}));
    };
    EXPECT_TRUE(missing(1815, u"Internal error: Drop all secondary indexes before importing table x/t when "
                              ".cfg file is missing."_s));
    EXPECT_TRUE(
        missing(1030, u"Got error 168 \"Unknown (generic) error from engine\" from storage engine InnoDB"_s));
    EXPECT_TRUE(
        missing(1030, u"Got error 194 \"Tablespace is missing for a table\" from storage engine InnoDB"_s));
    EXPECT_TRUE(missing(1812, u"Tablespace is missing for table `x`.`t`."_s));
    EXPECT_TRUE(
        missing(1815, u"Internal error: Cannot reset LSNs in table `x`.`t` : Tablespace not found"_s));
    EXPECT_FALSE(missing(1815, u"Internal error: Cannot reset LSNs in table `x`.`t` : Data structure "
                               "corruption"_s));
    EXPECT_FALSE(missing(1030, u"Got error 28 \"No space left on device\" from storage engine InnoDB"_s));
    EXPECT_FALSE(missing(1808, u"Schema mismatch (Number of columns don't match)"_s));
    EXPECT_FALSE(missing(1034, u"Index for table 't168' is corrupt; try to repair it"_s));
}

} // namespace millrace::test::delivery_test

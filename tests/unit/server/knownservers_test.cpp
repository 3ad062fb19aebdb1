// SPDX-License-Identifier: GPL-3.0-or-later
// Which servers a plan may be opened with without being asked.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/login/connectionurl.h"
#include "core/server/login/knownservers.h"
#include "core/server/login/savedconnections.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <gtest/gtest.h>

namespace millrace::knownservers_test {

namespace {

ConnectionSpec spec(const char *url)
{
    const auto parsed = connectionFromUrl(QString::fromLatin1(url));
    EXPECT_TRUE(parsed) << url;
    return parsed.value_or(ConnectionSpec());
}

class KnownServersTest : public testing::Test
{
protected:
    void SetUp() override { forget(); }
    void TearDown() override { forget(); }
    static void forget()
    {
        QFile::remove(KnownServers::path());
        QFile::remove(SavedConnections::path());
    }
};

} // namespace

TEST_F(KnownServersTest, OnlyWhatWasSignedInToOrSaved)
{
    const ConnectionSpec mine = spec("mysql://me@db.example:3307/shop?ssl-mode=REQUIRED");
    EXPECT_FALSE(KnownServers::contains(mine)) << "there is no list yet";
    ASSERT_TRUE(KnownServers::add(mine));
    EXPECT_TRUE(KnownServers::contains(mine));
    EXPECT_TRUE(KnownServers::contains(spec("mysql://me@db.example:3307/other?ssl-mode=REQUIRED")));
    EXPECT_TRUE(
        KnownServers::contains(spec("mysql://me@db.example:3307/shop?ssl-mode=REQUIRED&compression=zlib")))
        << "no password goes elsewhere for it";
    // Another host, account, port, way, less security, or another group's password: another matter.
    for (const char *other :
         {"mysql://me@db.example.evil:3307/shop?ssl-mode=REQUIRED",
          "mysql://root@db.example:3307/shop?ssl-mode=REQUIRED",
          "mysql://me@db.example:3306/shop?ssl-mode=REQUIRED",
          "mysql://me@db.example:3307/shop?ssl-mode=DISABLED", "mysql://me@db.example:3307/shop",
          "mysql://me@localhost/shop?socket=/tmp/evil.sock",
          "mysql://me@db.example:3307/shop?ssl-mode=REQUIRED&option-group=client"})
        EXPECT_FALSE(KnownServers::contains(spec(other))) << other;
    EXPECT_TRUE(KnownServers::contains(spec("scratch:")));
    ASSERT_TRUE(SavedConnections::save(u"office"_s, spec("mysql://me@localhost/shop?socket=/run/m.sock")));
    EXPECT_TRUE(KnownServers::contains(spec("mysql://me@localhost/else?socket=/run/m.sock")));
}

TEST_F(KnownServersTest, TheListStaysShortAndReadable)
{
    for (int i = 0; i < KnownServers::mostServers + 20; ++i)
        ASSERT_TRUE(KnownServers::add(spec(qPrintable(u"mysql://me@h%1/"_s.arg(i)))));
    ASSERT_TRUE(KnownServers::add(spec("mysql://me@h30/"))); // used again: not the oldest any more
    ASSERT_TRUE(KnownServers::add(spec("mysql://me@new/")));
    const auto bytes = readWholeFile(KnownServers::path());
    ASSERT_TRUE(bytes);
    EXPECT_EQ(bytes->count('\n'), KnownServers::mostServers);
    EXPECT_FALSE(KnownServers::contains(spec("mysql://me@h20/")));
    EXPECT_TRUE(KnownServers::contains(spec("mysql://me@h30/")));
    // Whatever stands in it: nothing is known by it.
    QFile file(KnownServers::path());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("\n\n\xff\x00mysql\n*\n", 11));
    file.close();
    EXPECT_FALSE(KnownServers::contains(spec("mysql://me@h30/")));
    EXPECT_FALSE(KnownServers::contains(ConnectionSpec()));
}

} // namespace millrace::knownservers_test

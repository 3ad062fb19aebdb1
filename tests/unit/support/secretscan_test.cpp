// SPDX-License-Identifier: GPL-3.0-or-later
// The tests' look for passwords finds one that is there, in whatever form it was written down.
#include "tests/support/secretscan.h"

#include "core/load/runfolder.h"
#include "core/report/htmltext.h"
#include "core/server/quoting.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QUrl>
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

/// As passwords of people are: no stretch of it is long enough to be looked for alone.
const QString everyday = QStringLiteral("it's 5<6 & \"so\"");

std::unique_ptr<RunFolder> someRun()
{
    Plan plan{.name = QStringLiteral("x"), .schema = QStringLiteral("s")};
    plan.table = QStringLiteral("t");
    plan.source.files = {{.path = QStringLiteral("/a")}};
    plan.mapping.fields = {{.name = QStringLiteral("a")}};
    auto folder = RunFolder::create(plan).value();
    RunSummary summary{.run = folder->id(), .status = RunState::Stopped};
    summary.tables = {TableOutcome{.table = QStringLiteral("s.t")}};
    EXPECT_TRUE(folder->save(summary));
    return folder;
}

} // namespace

TEST(SecretScan, FindsAPasswordInEachFormItMayBeWrittenIn)
{
    for (const QString &password : {distinctivePassword(), everyday}) {
        SCOPED_TRACE(password.toStdString());
        const SecretScan scan({QStringLiteral("another password"), password});
        const QByteArray bytes = password.toUtf8();
        EXPECT_TRUE(scan.finds("as it is: " + bytes + '.'));
        EXPECT_TRUE(scan.finds(QJsonDocument(QJsonObject{{QStringLiteral("a"), password}}).toJson()));
        EXPECT_TRUE(scan.finds(QStringLiteral("<td>") + htmlText(password) + QStringLiteral("</td>")));
        EXPECT_TRUE(scan.finds("mysql://app:" + QUrl::toPercentEncoding(password) + "@db/"));
        EXPECT_TRUE(scan.finds(QStringLiteral("IDENTIFIED BY ") + quotedString(password)));
        EXPECT_TRUE(scan.finds(bytes.toHex()));
        for (const char *before : {"", "x", "xy"})
            EXPECT_TRUE(scan.finds(QByteArray((before + bytes).toBase64()))) << before;
        EXPECT_FALSE(scan.finds(QByteArray("nothing of the kind, nor a part: ") + bytes.left(4)));
    }
}

TEST(SecretScan, LooksForNoWordsThatMayBeMetAnywhere)
{
    EXPECT_TRUE(SecretScan({QString(), QStringLiteral("wrong")}).isEmpty());
    EXPECT_FALSE(SecretScan({QStringLiteral("wrong"), everyday}).isEmpty());
    EXPECT_NE(distinctivePassword(), distinctivePassword());
}

TEST(SecretScan, FindsOneInFilesHoweverDeepAndInTheirNames)
{
    const QString password = distinctivePassword();
    const SecretScan scan({password});
    const QTemporaryDir folder;
    ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("tables/1")));
    const auto write = [&](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly)) << name.toStdString();
        file.write(bytes);
        return file.fileName();
    };
    write(QStringLiteral("run.json"), "{}");
    EXPECT_EQ(scan.findsIn(folder.path()), QStringList());
    const QString deep =
        write(QStringLiteral("tables/1/.hidden"), QByteArray(100'000, 'x') + password.toUtf8());
    EXPECT_EQ(scan.findsIn(folder.path()), QStringList(deep));
    QFile::remove(deep);
    const QString named = write(password.mid(7, 24), {});
    EXPECT_EQ(scan.findsIn(folder.path()), QStringList(named));
}

TEST(SecretScan, FailsTheTestThatLetOneIntoARunFolderOrItsReports)
{
    static const QString password = distinctivePassword();
    static const SecretScan scan({password});
    static std::unique_ptr<RunFolder> clean = someRun();
    EXPECT_EQ(scan.expectNoneOfRun(*clean), 3);
    static std::unique_ptr<RunFolder> spoilt = someRun();
    ASSERT_TRUE(spoilt->append(
        Event{.kind = Event::Kind::Warning, .text = QStringLiteral("Access denied: ") + password}));
    testing::TestPartResultArray failures;
    {
        const testing::ScopedFakeTestPartResultReporter reporter(&failures);
        EXPECT_EQ(scan.expectNoneOfRun(*spoilt), 3);
    }
    ASSERT_EQ(failures.size(), 3) << "events.jsonl, the page, the JSON";
    for (int i = 0; i < failures.size(); ++i)
        EXPECT_FALSE(scan.finds(QByteArray(failures.GetTestPartResult(i).message())))
            << "not even in the failure's text";
    EXPECT_NONFATAL_FAILURE(scan.expectNone(password.toUtf8(), "an output"), "a password is in an output");
    EXPECT_NONFATAL_FAILURE(scan.expectNoneBelow(QStringLiteral("/nowhere/at/all")), "no file");
}

} // namespace millrace::test

// SPDX-License-Identifier: GPL-3.0-or-later
// The tests' look for passwords finds one that is there, in whatever form it was written down.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/support/secretscan.h"

#include "core/record/runfolder.h"
#include "core/report/htmltext.h"
#include "core/sql/quoting.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QUrl>
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

namespace millrace::test::secretscan_test {

namespace {

/// As passwords of people are: no stretch of it is long enough to be looked for alone.
const QString everyday = u"it's 5<6 & \"so\""_s;

std::unique_ptr<RunFolder> someRun()
{
    Plan plan{.name = u"x"_s, .schema = u"s"_s};
    plan.table = u"t"_s;
    plan.source.files = {{.path = u"/a"_s}};
    plan.mapping.fields = {{.name = u"a"_s}};
    auto folder = RunFolder::create(plan).value();
    RunSummary summary{.run = folder->id(), .status = RunState::Stopped};
    summary.tables = {TableOutcome{.table = u"s.t"_s}};
    EXPECT_TRUE(folder->save(summary));
    return folder;
}

} // namespace

TEST(SecretScan, FindsAPasswordInEachFormItMayBeWrittenIn)
{
    for (const QString &password : {distinctivePassword(), everyday}) {
        SCOPED_TRACE(password);
        const SecretScan scan({u"another password"_s, password});
        const QByteArray bytes = password.toUtf8();
        EXPECT_TRUE(scan.finds("as it is: " + bytes + '.'));
        EXPECT_TRUE(scan.finds(QJsonDocument(QJsonObject{{u"a"_s, password}}).toJson()));
        EXPECT_TRUE(scan.finds(u"<td>"_s + htmlText(password) + u"</td>"_s));
        EXPECT_TRUE(scan.finds("mysql://app:" + QUrl::toPercentEncoding(password) + "@db/"));
        EXPECT_TRUE(scan.finds(u"IDENTIFIED BY "_s + quotedString(password)));
        EXPECT_TRUE(scan.finds(bytes.toHex()));
        for (const char *before : {"", "x", "xy"})
            EXPECT_TRUE(scan.finds(QByteArray((before + bytes).toBase64()))) << before;
        EXPECT_FALSE(scan.finds(QByteArray("nothing of the kind, nor a part: ") + bytes.left(4)));
    }
}

TEST(SecretScan, LooksForNoWordsThatMayBeMetAnywhere)
{
    EXPECT_TRUE(SecretScan({QString(), u"wrong"_s}).isEmpty());
    EXPECT_FALSE(SecretScan({u"wrong"_s, everyday}).isEmpty());
    EXPECT_NE(distinctivePassword(), distinctivePassword());
}

TEST(SecretScan, FindsOneInFilesHoweverDeepAndInTheirNames)
{
    const QString password = distinctivePassword();
    const SecretScan scan({password});
    const QTemporaryDir folder;
    ASSERT_TRUE(QDir(folder.path()).mkpath(u"tables/1"_s));
    const auto write = [&](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly)) << name;
        file.write(bytes);
        return file.fileName();
    };
    write(u"run.json"_s, "{}");
    EXPECT_EQ(scan.findsIn(folder.path()), QStringList());
    const QString deep = write(u"tables/1/.hidden"_s, QByteArray(100'000, 'x') + password.toUtf8());
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
    ASSERT_TRUE(spoilt->append(Event{.kind = Event::Kind::Warning, .text = u"Access denied: "_s + password}));
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
    EXPECT_NONFATAL_FAILURE(scan.expectNoneBelow(u"/nowhere/at/all"_s), "no file");
}

} // namespace millrace::test::secretscan_test

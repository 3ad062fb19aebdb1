// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps in the shape of each tool that writes some (tests/data/dumps), by the ordinary client and by
// Millrace.
#include "core/base/literals.h"
#include "tests/integration/dumps/differential/differentialrunner.h"
#include "tests/support/factsof.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace millrace::test::dumptools_test {

namespace {

QString folder()
{
    return testData(u"dumps"_s);
}

std::vector<std::string> tools()
{
    std::vector<std::string> names;
    for (const QString &file : QDir(folder()).entryList({u"*.sql"_s}, QDir::Files, QDir::Name))
        names.push_back(file.chopped(4).toStdString());
    return names;
}

std::string nameOf(const testing::TestParamInfo<std::string> &tool)
{
    std::string name = tool.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
}

/// With names of collations or modes that the other flavour's server does not know.
bool isOfOtherFlavour(const std::string &tool, bool isMariaDb)
{
    static const std::set<std::string> ofMySql{"mysqldump-8.0", "mysqldump-9"};
    static const std::set<std::string> ofMariaDb{"mariadb-dump-10.2", "mariadb-dump-10.11",
                                                 "mariadb-dump-11.4", "mariadb-dump-12.3"};
    return (isMariaDb ? ofMySql : ofMariaDb).contains(tool);
}

/// The server takes TYPE = … no more, which Millrace says as ENGINE =; and MySQL no date of zeros as a
/// default in strict mode.
Verdict::Kind expectedOf(const std::string &tool, bool isMariaDb)
{
    if (isMariaDb)
        return tool == "mysqldump-3.23" ? Verdict::Kind::ClientFailed : Verdict::Kind::Same;
    return tool == "mysqldump-3.23" || tool == "mysqldump-4.0" ? Verdict::Kind::BothFailed
                                                               : Verdict::Kind::Same;
}

class DumpOfTool : public testing::TestWithParam<std::string>
{};

} // namespace

TEST_P(DumpOfTool, IsWhatTheClientMakesOfIt)
{
    const bool isMariaDb = factsOf(PrivateServer::shared()).isMariaDb();
    if (isOfOtherFlavour(GetParam(), isMariaDb))
        GTEST_SKIP() << "of the other flavour";
    QFile file(folder() + u'/' + QString::fromStdString(GetParam()) + u".sql"_s);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    static DifferentialRunner runner;
    // Some drop the schema they make.
    const Verdict verdict =
        runner.compare({.statements = {SqlStatement{.head = file.readAll(), .tail = {}}},
                        .planOptions = {u"--existing"_s, u"replace"_s, u"--chunk-rows"_s, u"2"_s}});
    EXPECT_EQ(verdict.kind, expectedOf(GetParam(), isMariaDb)) << qPrintable(verdict.text);
}

// In the order of myloader: the schema, all tables, their rows, then views, triggers and routines.
TEST(DumpFolderOfTool, OfMydumperIsWhatTheClientMakesOfIt)
{
    static DifferentialRunner runner;
    const QStringList folders = QDir(folder()).entryList({u"mydumper-*"_s}, QDir::Dirs);
    ASSERT_EQ(folders.size(), 2);
    for (const QString &name : folders) {
        const QDir of(folder() + u'/' + name);
        QStringList order;
        for (const char *kind : {"*-schema-create.sql", "*-schema.sql", "*.0000?.sql", "*-schema-view.sql",
                                 "*-schema-triggers.sql", "*-schema-post.sql"})
            order += of.entryList({QLatin1String(kind)}, QDir::Files, QDir::Name);
        ASSERT_EQ(order.size(), of.entryList({u"*.sql"_s}).size());
        const Verdict verdict = runner.compareFolder(of.path(), order);
        EXPECT_EQ(verdict.kind, Verdict::Kind::Same) << qPrintable(name) << '\n' << qPrintable(verdict.text);
    }
}

INSTANTIATE_TEST_SUITE_P(All, DumpOfTool, testing::ValuesIn(tools()), nameOf);

} // namespace millrace::test::dumptools_test

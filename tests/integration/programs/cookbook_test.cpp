// SPDX-License-Identifier: GPL-3.0-or-later
// Runs every command of the manual's cookbook as it stands there, in its order: only the names of server and
// folder, and the numbers of rows, are those of the test. A recipe that no longer works fails here.
#include "core/base/literals.h"
#include "tests/support/ondisk.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test::cookbook_test {

namespace {

struct Block
{
    QString recipe;
    QString script;
};

/// The blocks of the page that are marked as sh.
QVector<Block> cookbook()
{
    QFile page(sourceFile(u"resources/manual/cookbook.md"_s));
    EXPECT_TRUE(page.open(QIODevice::ReadOnly));
    QVector<Block> blocks;
    QString recipe;
    bool inside = false;
    for (const QString &line : QString::fromUtf8(page.readAll()).split(u'\n')) {
        if (line.startsWith("## "_L1))
            recipe = line.mid(3);
        else if (line == "```sh"_L1)
            blocks.append({recipe, {}});
        else if (inside && !line.startsWith("```"_L1))
            blocks.last().script += line + u'\n';
        inside = line == "```sh"_L1 || (inside && !line.startsWith("```"_L1));
    }
    return blocks;
}

class Cookbook : public testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(QDir().mkpath(path(u"bin"_s)));
        ASSERT_TRUE(QDir().mkpath(path(u"home"_s)));
        ASSERT_TRUE(QFile::link(millraceCli(), path(u"bin/millrace-cli"_s)));
        for (const char *schema : {"causes", "shop"})
            m_server.execute(u"CREATE DATABASE %1"_s.arg(QLatin1String(schema)));
        const auto sampled = bash(u"millrace-cli sample %1/credits --rows 2400"_s.arg(m_folder.path()));
        ASSERT_EQ(sampled.exitCode, 0) << sampled.text;
        m_server.execute(u"CREATE TABLE causes.credits_2009 (id int PRIMARY KEY, note varchar(9))"_s);
        m_server.execute(u"CREATE TABLE causes.credits_copy LIKE causes.credits_2009"_s);
        m_server.execute(u"INSERT INTO causes.credits_2009 VALUES (1, 'a'), (2, 'b'), (3, 'c')"_s);
        writeShop();
    }
    void TearDown() override { bash(u"millrace-cli scratch delete"_s); }

    /// A dump of single INSERTs, as mysqldump --skip-extended-insert writes them.
    void writeShop()
    {
        QFile dump(path(u"shop.sql"_s));
        ASSERT_TRUE(dump.open(QIODevice::WriteOnly));
        dump.write("-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB\n/*!40101 SET NAMES utf8mb4 */;\n"
                   "CREATE TABLE `orders` (`id` int NOT NULL, `note` varchar(60) DEFAULT NULL, `day` date, "
                   "PRIMARY KEY (`id`), KEY `day` (`day`)) ENGINE=InnoDB;\n");
        for (int row = 1; row <= 600; ++row)
            dump.write("INSERT INTO `orders` VALUES (" + QByteArray::number(row) +
                       ",'it\\'s row','2010-01-02');\n");
        dump.write("-- Dump completed on 2010-05-01\n");
        dump.close();
        const auto packed = bash(u"gzip %1"_s.arg(dump.fileName()));
        ASSERT_EQ(packed.exitCode, 0) << packed.text;
    }

    struct Ended
    {
        int exitCode;
        std::string text;
    };
    Ended bash(const QString &script) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"PATH"_s, path(u"bin"_s) + u':' + environment.value(u"PATH"_s));
        environment.insert(u"MILLRACE_HOME"_s, path(u"home"_s));
        environment.insert(u"MILLRACE_PASSWORD"_s, m_server.connection().password);
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(u"bash"_s, {u"-euo"_s, u"pipefail"_s, u"-c"_s, script});
        EXPECT_TRUE(process.waitForFinished(280'000)) << script;
        return {process.exitCode(), process.readAll().toStdString()};
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }

    /// The same commands for this server and folder, on few rows.
    QString ours(QString script) const
    {
        static const QRegularExpression url(u"mysql://loader@db1/(\\w+)"_s);
        static const QRegularExpression rows(u"--rows \\d+"_s);
        static const QRegularExpression before(u"\\bRUN-BEFORE\\b"_s);
        static const QRegularExpression run(u"\\bRUN\\b"_s);
        ConnectionSpec spec = m_server.connection(u"SCHEMA"_s).spec;
        spec.scratch = false;
        QString target = u'\'' + spec.toUrl() + u'\'';
        script.replace(url, target.replace("SCHEMA"_L1, "\\1"_L1));
        script.replace("/dumps"_L1, m_folder.path());
        script.replace(rows, u"--rows 500"_s);
        script.replace(before, u"$(millrace-cli runs | sed -n '2s/ .*//p')"_s);
        script.replace(run, u"$(millrace-cli runs | sed -n '1s/ .*//p')"_s);
        // The rest of a run is not ended by a reader that has had enough.
        return u"set +o pipefail\n"_s + script;
    }

    PrivateServer &m_server = PrivateServer::shared();
    QTemporaryDir m_folder{placeOnDisk() + u"/mr-cookbook-XXXXXX"_s}; ///< one of its recipes seals a server
};

} // namespace

TEST_F(Cookbook, EveryCommandDoesWhatItSays)
{
    // Every recipe begins with the tables it tells of.
    const QHash<QString, QStringList> before{
        {u"A load whose rate is not steady"_s, {u"TRUNCATE TABLE causes.credits"_s}}};
    const auto blocks = cookbook();
    ASSERT_GE(blocks.size(), 9) << "recipes are marked as sh";
    QStringList recipes;
    for (const Block &block : blocks) {
        if (!recipes.contains(block.recipe))
            for (const QString &statement : before.value(block.recipe))
                m_server.execute(statement);
        recipes << block.recipe;
        const auto ended = bash(ours(block.script));
        EXPECT_EQ(ended.exitCode, 0) << block.recipe << '\n' << block.script << '\n' << ended.text;
    }
    recipes.removeDuplicates();
    EXPECT_EQ(recipes.size(), 5) << qPrintable(recipes.join(u"; "_s));

    const auto count = [this](const char *table) {
        return m_server.value(u"SELECT COUNT(*) FROM "_s + QLatin1String(table)).toInt();
    };
    EXPECT_EQ(count("causes.credits"), 2400);
    EXPECT_EQ(count("causes.credits WHERE action LIKE 'web\\_%'"), 2400);
    EXPECT_EQ(
        count("causes.credits a JOIN causes.credits b ON b.id = a.id + 1 AND b.created_at < a.created_at"), 0)
        << "ids are in the order of time";
    EXPECT_EQ(count("causes.credits_copy"), 3);
    EXPECT_GT(count("causes.credits_insert"), 1000);
    EXPECT_EQ(count("causes.credits_warm"), 2400);
    EXPECT_EQ(count("shop.orders"), 600);
    for (const char *file : {"credits.html", "side-by-side.html", "compare.csv"})
        EXPECT_GT(QFileInfo(path(QLatin1String(file))).size(), 100) << file;
}

} // namespace millrace::test::cookbook_test

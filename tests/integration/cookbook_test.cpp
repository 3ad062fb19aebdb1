// SPDX-License-Identifier: GPL-3.0-or-later
// Runs every command of the manual's cookbook as it stands there, in its order: only the names of server and
// folder, and the numbers of rows, are those of the test. A recipe that no longer works fails here.
#include "tests/support/privateserver.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

struct Block
{
    QString recipe;
    QString script;
};

/// The blocks of the page that are marked as sh.
QVector<Block> cookbook()
{
    QFile page(QStringLiteral(MILLRACE_SOURCES "/resources/manual/cookbook.md"));
    EXPECT_TRUE(page.open(QIODevice::ReadOnly));
    QVector<Block> blocks;
    QString recipe;
    bool inside = false;
    for (const QString &line : QString::fromUtf8(page.readAll()).split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("## ")))
            recipe = line.mid(3);
        else if (line == QLatin1String("```sh"))
            blocks.append({recipe, {}});
        else if (inside && !line.startsWith(QLatin1String("```")))
            blocks.last().script += line + QLatin1Char('\n');
        inside = line == QLatin1String("```sh") || (inside && !line.startsWith(QLatin1String("```")));
    }
    return blocks;
}

class Cookbook : public testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(QDir().mkpath(path(QStringLiteral("bin"))));
        ASSERT_TRUE(QFile::link(QStringLiteral(MILLRACE_CLI), path(QStringLiteral("bin/millrace-cli"))));
        for (const char *schema : {"causes", "shop"})
            m_server.execute(QStringLiteral("CREATE DATABASE %1").arg(QLatin1String(schema)));
        const auto sampled =
            bash(QStringLiteral("millrace-cli sample %1/credits --rows 2400").arg(m_folder.path()));
        ASSERT_EQ(sampled.exitCode, 0) << sampled.text;
        m_server.execute(
            QStringLiteral("CREATE TABLE causes.credits_2009 (id int PRIMARY KEY, note varchar(9))"));
        m_server.execute(QStringLiteral("CREATE TABLE causes.credits_copy LIKE causes.credits_2009"));
        m_server.execute(
            QStringLiteral("INSERT INTO causes.credits_2009 VALUES (1, 'a'), (2, 'b'), (3, 'c')"));
        writeShop();
    }
    void TearDown() override { bash(QStringLiteral("millrace-cli scratch delete")); }

    /// A dump of single INSERTs, as mysqldump --skip-extended-insert writes them.
    void writeShop()
    {
        QFile dump(path(QStringLiteral("shop.sql")));
        ASSERT_TRUE(dump.open(QIODevice::WriteOnly));
        dump.write("-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB\n/*!40101 SET NAMES utf8mb4 */;\n"
                   "CREATE TABLE `orders` (`id` int NOT NULL, `note` varchar(60) DEFAULT NULL, `day` date, "
                   "PRIMARY KEY (`id`), KEY `day` (`day`)) ENGINE=InnoDB;\n");
        for (int row = 1; row <= 600; ++row)
            dump.write("INSERT INTO `orders` VALUES (" + QByteArray::number(row) +
                       ",'it\\'s row','2010-01-02');\n");
        dump.write("-- Dump completed on 2010-05-01\n");
        dump.close();
        const auto packed = bash(QStringLiteral("gzip %1").arg(dump.fileName()));
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
        environment.insert(QStringLiteral("PATH"), path(QStringLiteral("bin")) + QLatin1Char(':') +
                                                       environment.value(QStringLiteral("PATH")));
        environment.insert(QStringLiteral("MILLRACE_PASSWORD"), m_server.connection().password);
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral("bash"),
                      {QStringLiteral("-euo"), QStringLiteral("pipefail"), QStringLiteral("-c"), script});
        EXPECT_TRUE(process.waitForFinished(280'000)) << script.toStdString();
        return {process.exitCode(), process.readAll().toStdString()};
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }

    /// The same commands for this server and folder, on few rows.
    QString ours(QString script) const
    {
        static const QRegularExpression url(QStringLiteral("mysql://loader@db1/(\\w+)"));
        static const QRegularExpression rows(QStringLiteral("--rows \\d+"));
        static const QRegularExpression before(QStringLiteral("\\bRUN-BEFORE\\b"));
        static const QRegularExpression run(QStringLiteral("\\bRUN\\b"));
        ConnectionSpec spec = m_server.connection(QStringLiteral("SCHEMA")).spec;
        spec.scratch = false;
        QString target = QLatin1Char('\'') + spec.toUrl() + QLatin1Char('\'');
        script.replace(url, target.replace(QLatin1String("SCHEMA"), QLatin1String("\\1")));
        script.replace(QLatin1String("/dumps"), m_folder.path());
        script.replace(rows, QStringLiteral("--rows 500"));
        script.replace(before, QStringLiteral("$(millrace-cli runs | sed -n '2s/ .*//p')"));
        script.replace(run, QStringLiteral("$(millrace-cli runs | sed -n '1s/ .*//p')"));
        // The rest of a run is not ended by a reader that has had enough.
        return QStringLiteral("set +o pipefail\n") + script;
    }

    PrivateServer &m_server = PrivateServer::shared();
    QTemporaryDir m_folder;
};

} // namespace

TEST_F(Cookbook, EveryCommandDoesWhatItSays)
{
    // Every recipe begins with the tables it tells of.
    const QHash<QString, QStringList> before{{QStringLiteral("A load whose rate is not steady"),
                                              {QStringLiteral("TRUNCATE TABLE causes.credits")}}};
    const auto blocks = cookbook();
    ASSERT_GE(blocks.size(), 9) << "recipes are marked as sh";
    QStringList recipes;
    for (const Block &block : blocks) {
        if (!recipes.contains(block.recipe))
            for (const QString &statement : before.value(block.recipe))
                m_server.execute(statement);
        recipes << block.recipe;
        const auto ended = bash(ours(block.script));
        EXPECT_EQ(ended.exitCode, 0) << block.recipe.toStdString() << '\n'
                                     << block.script.toStdString() << '\n'
                                     << ended.text;
    }
    recipes.removeDuplicates();
    EXPECT_EQ(recipes.size(), 5) << qPrintable(recipes.join(QStringLiteral("; ")));

    const auto count = [this](const char *table) {
        return m_server.value(QStringLiteral("SELECT COUNT(*) FROM ") + QLatin1String(table)).toInt();
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

} // namespace millrace::test

// SPDX-License-Identifier: GPL-3.0-or-later
// The manual: made from resources/manual as it is, by the tool that makes it, and refused where it is broken;
// and the files that CONTRIBUTING names.
#include "core/base/errorcodes.h"
#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"
#include "tests/unit/cli/referencecase.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test::manual_test {

namespace {

const QString sources = sourceFile(u"resources/manual"_s);

class ManualTest : public testing::Test
{
protected:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &content) const
    {
        QDir().mkpath(path(name.section(u'/', 0, -2)));
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    static QString read(const QString &file)
    {
        QFile in(file);
        EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << qPrintable(file);
        return QString::fromUtf8(in.readAll());
    }
    /// The pages that millrace-cli prints, and the two folders of HTML made of all.
    void make()
    {
        write(u"printed/cli.md"_s, cli({u"help"_s, u"--markdown"_s}));
        write(u"printed/errors.md"_s, cli({u"errors"_s, u"--markdown"_s}));
        outputOf(
            builtFile(u"app/manual/millrace_manual"_s),
            {u"--html"_s, path(u"html"_s), u"--bundle"_s, path(u"bundle"_s), sources, path(u"printed"_s)});
    }
    /// What the tool says of a manual of our own that is not in order.
    QString complaint(const QString &folder) const
    {
        QProcess process;
        process.start(builtFile(u"app/manual/millrace_manual"_s), {path(folder)});
        EXPECT_TRUE(process.waitForFinished(60'000));
        EXPECT_EQ(process.exitCode(), 1);
        return QString::fromUtf8(process.readAllStandardError());
    }
    QStringList pages() const { return QDir(path(u"html"_s)).entryList({u"*.html"_s}, QDir::Files); }

    QTemporaryDir m_folder;
};

} // namespace

TEST_F(ManualTest, EveryPageIsMadeAndEveryLinkLeadsSomewhere)
{
    make();
    QStringList names = QDir(sources).entryList({u"*.md"_s}, QDir::Files);
    names << u"cli.md"_s << u"errors.md"_s;
    QSet<QString> made;
    for (const QString &page : pages())
        made << page.chopped(5) + u".md"_s;
    EXPECT_EQ(made, QSet<QString>(names.begin(), names.end()));
    static const QRegularExpression target(u"(?:href|src|srcset)=\"([^\"#]*)#?([^\"]*)\""_s);
    int links = 0;
    for (const QString &page : pages()) {
        const QString html = read(path(u"html/"_s + page));
        for (auto found = target.globalMatch(html); found.hasNext(); ++links) {
            const auto match = found.next();
            const QString file = match.captured(1).isEmpty() ? page : match.captured(1);
            ASSERT_TRUE(QFile::exists(path(u"html/"_s + file)))
                << qPrintable(page) << " → " << qPrintable(file);
            if (!match.captured(2).isEmpty()) {
                EXPECT_TRUE(read(path(u"html/"_s + file)).contains(u" id=\"%1\""_s.arg(match.captured(2))))
                    << qPrintable(page) << " → " << qPrintable(match.captured(0));
            }
        }
        EXPECT_FALSE(html.contains("<script"_L1)) << qPrintable(page);
        EXPECT_FALSE(html.contains("=\"http"_L1)) << qPrintable(page);
        EXPECT_EQ(html.count("aria-current"_L1), 1) << qPrintable(page);
    }
    EXPECT_GT(links, 300);
}

TEST_F(ManualTest, TellsEveryErrorAndEveryCommand)
{
    make();
    const QString errors = read(path(u"html/errors.html"_s));
    for (const ErrorCodeFacts &facts : errorCodes())
        EXPECT_TRUE(
            errors.contains(u"<td>%1</td>\n<td>%2</td>"_s.arg(static_cast<int>(facts.code)).arg(facts.name)))
            << qPrintable(facts.name);
    for (const ServerErrorFacts &facts : serverErrors())
        EXPECT_TRUE(errors.contains(u"<td>%1</td>"_s.arg(facts.serverCode))) << facts.serverCode;
    const QString commands = read(path(u"html/cli.html"_s));
    const auto described = describedOptions();
    for (auto command = described.begin(); command != described.end(); ++command) {
        EXPECT_TRUE(commands.contains(u"<h2 id=\"%1\">"_s.arg(command.key()))) << qPrintable(command.key());
        for (const QString &option : command.value())
            EXPECT_TRUE(commands.contains(option)) << qPrintable(option);
    }
}

/// Options that the pages name are options of the command they are named for.
TEST_F(ManualTest, NamesNoOptionThatIsNotThere)
{
    QSet<QString> known;
    const auto described = describedOptions();
    for (const QStringList &options : described)
        known += QSet<QString>(options.begin(), options.end());
    static const QRegularExpression option(u"(?<![\\w-])--[a-z][a-z-]+"_s);
    static const QRegularExpression command(u"millrace-cli ([a-z]+)"_s);
    // Of other programs.
    const QSet<QString> others{u"--tab"_s,
                               u"--default-character-set"_s,
                               u"--rows"_s,
                               u"--skip-tz-utc"_s,
                               u"--no-create-info"_s,
                               u"--no-data"_s,
                               u"--dir"_s,
                               u"--source-data"_s,
                               u"--master-data"_s,
                               u"--dump-slave"_s,
                               u"--dump-replica"_s,
                               u"--format"_s,
                               u"--system"_s,
                               u"--no-schemas"_s,
                               u"--all-databases"_s};
    for (const QString &name : QDir(sources).entryList({u"*.md"_s}, QDir::Files)) {
        const QString text = read(QDir(sources).filePath(name));
        for (auto found = option.globalMatch(text); found.hasNext();) {
            const QString named = found.next().captured();
            EXPECT_TRUE(known.contains(named) || others.contains(named))
                << qPrintable(name) << ": " << qPrintable(named);
        }
        for (auto found = command.globalMatch(text); found.hasNext();) {
            const QString named = found.next().captured(1);
            EXPECT_TRUE(described.contains(named)) << qPrintable(name) << ": " << qPrintable(named);
        }
    }
}

TEST_F(ManualTest, PicturesAreSmallAndWhole)
{
    qint64 bytes = 0;
    const QDir folder(sources + u"/pictures"_s);
    const QStringList files = folder.entryList({u"*.png"_s}, QDir::Files);
    EXPECT_GE(files.size(), 10);
    QString text;
    for (const QString &name : QDir(sources).entryList({u"*.md"_s}, QDir::Files))
        text += read(QDir(sources).filePath(name));
    for (const QString &name : files) {
        QFile file(folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QByteArray png = file.readAll();
        bytes += png.size();
        EXPECT_TRUE(png.startsWith("\x89PNG") && png.contains("IEND")) << qPrintable(name);
        EXPECT_TRUE(text.contains(QString(name).replace("-dark"_L1, "-light"_L1)))
            << qPrintable(name) << " is shown nowhere";
    }
    EXPECT_LT(bytes, 1'300'000) << "resources/manual/pictures.sh makes them small";
}

TEST_F(ManualTest, WhatLeadsNowhereIsRefused)
{
    write(u"a/index.md"_s, "# Index\n\n## Pages\n\n- [One](one.md)\n");
    write(u"a/one.md"_s, "# One\n\n[two](two.md) [below](#below) [out](https://example.org)\n\n"
                         "![none](pictures/none.png)\n");
    write(u"a/three.md"_s, "no heading\n");
    const QString said = complaint(u"a"_s);
    for (const char *fault :
         {"one.md links to two.md, which is not there.", "one.md links to #below, which is not there.",
          "one.md links to https://example.org, which is not there.",
          "one.md shows pictures/none.png, which is not there.", "index.md does not name three.md."})
        EXPECT_TRUE(said.contains(QLatin1String(fault))) << fault << '\n' << qPrintable(said);
    write(u"b/index.md"_s, "# Index\n\n- [Gone](gone.md)\n");
    EXPECT_TRUE(complaint(u"b"_s).contains("gone.md"_L1));
    EXPECT_TRUE(complaint(u"none"_s).contains("index.md"_L1));
}

/// Tables, code, markup that is only text, headings twice: as a browser and the window get them.
TEST_F(ManualTest, MarkdownBecomesHtml)
{
    write(u"c/index.md"_s, "# Index\n\n## All pages\n\n- [One & only](one.md): first\n");
    write(
        u"c/one.md"_s,
        "# The `one`\n\nA <b>tag</b>, a \"quote\".\n\n## Rows & chunks\n\ntext "
        "of rows\n\n## Rows & chunks\n\n"
        "| a | b |\n|---|---|\n| `x\\|y` | 2 |\n\n```sh\nls "
        "<a>\n```\n\n| | |\n|---|---|\n| bare | table |\n\n[up](#rows--chunks-1) [in](index.md#all-pages)\n");
    outputOf(builtFile(u"app/manual/millrace_manual"_s),
             {u"--html"_s, path(u"h"_s), u"--bundle"_s, path(u"q"_s), path(u"c"_s)});
    const QString page = read(path(u"h/one.html"_s));
    for (const char *wanted :
         {"<h1 id=\"the-one\">The <code>one</code></h1>", "A &lt;b&gt;tag&lt;/b&gt;",
          "<h2 id=\"rows--chunks\">", "<h2 id=\"rows--chunks-1\">", "<td><code>x|y</code></td>",
          "ls &lt;a&gt;", "href=\"index.html#all-pages\"", "<title>One &amp; only – Millrace</title>"})
        EXPECT_TRUE(page.contains(QString::fromUtf8(wanted))) << wanted << '\n' << qPrintable(page);
    EXPECT_EQ(page.count("<table>"_L1), 2);
    EXPECT_EQ(page.count("<thead>"_L1), 1) << "a head without words is none";
    const QString rich = read(path(u"q/one.html"_s));
    EXPECT_TRUE(rich.contains("<h2><a name=\"rows--chunks-1\"></a>Rows &amp; chunks</h2>"_L1));
    const QJsonArray list = QJsonDocument::fromJson(read(path(u"q/manual.json"_s)).toUtf8()).array();
    ASSERT_EQ(list.size(), 2);
    EXPECT_EQ(list[1][u"title"_s].toString(), u"One & only"_s);
    EXPECT_EQ(list[1][u"group"_s].toString(), u"All pages"_s);
    const QJsonArray sections = list[1][u"sections"_s].toArray();
    ASSERT_EQ(sections.size(), 3);
    EXPECT_EQ(sections[0][u"text"_s].toString(), u"A <b>tag</b>, a \"quote\"."_s);
    EXPECT_EQ(sections[1][u"heading"_s].toString(), u"Rows & chunks"_s);
    EXPECT_EQ(sections[1][u"text"_s].toString(), u"text of rows"_s);
}

/// A guide that sends people to files that were renamed is worse than none.
TEST(Contributing, NamesFilesThatAreThere)
{
    QFile guide(sourceFile(u".github/CONTRIBUTING.md"_s));
    ASSERT_TRUE(guide.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(guide.readAll());
    static const QRegularExpression named(u"`((?:app|core|ui|tests|resources|installer)/[\\w./-]*[\\w/])`"_s);
    int files = 0;
    for (auto found = named.globalMatch(text); found.hasNext(); ++files) {
        const QString file = found.next().captured(1);
        EXPECT_TRUE(QFile::exists(sourceFile(file))) << qPrintable(file);
    }
    EXPECT_GT(files, 15);
    for (const char *heading : {"Build and test", "A source format", "A knob", "A page", "The manual"})
        EXPECT_TRUE(text.contains(u"## "_s + QLatin1String(heading))) << heading;
}

} // namespace millrace::test::manual_test

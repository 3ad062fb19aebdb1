// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line says about itself against what it parses.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"
#include "tests/unit/cli/referencecase.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <gtest/gtest.h>

namespace millrace::test::reference_test {

namespace {

/// The part of a text that begins with \a head and ends before the next line that begins like one.
QString part(const QString &text, const QString &head, const QString &next)
{
    const qsizetype begin = text.indexOf(head);
    if (begin < 0)
        return {};
    const qsizetype end = text.indexOf(next, begin + head.size());
    return text.mid(begin, end < 0 ? -1 : end - begin);
}

/// Whether the words hold the option as a whole word, not as the head of a longer one.
bool names(const QString &text, const QString &option)
{
    return QRegularExpression(u"(?<![\\w-])%1(?![\\w-])"_s.arg(QRegularExpression::escape(option)))
        .match(text)
        .hasMatch();
}

} // namespace

TEST(Reference, DescribesExactlyTheOptionsThatAreParsed)
{
    const auto described = describedOptions();
    ASSERT_GE(described.size(), 20);
    for (auto command = described.begin(); command != described.end(); ++command)
        EXPECT_EQ(command.value(), parsedOptions(command.key())) << qPrintable(command.key());
}

TEST(Reference, ListsEveryCommandThatMainKnows)
{
    const QString list = QString::fromUtf8(cli({u"--help"_s}));
    const auto described = describedOptions();
    for (auto command = described.begin(); command != described.end(); ++command)
        EXPECT_TRUE(list.contains(u"\n  %1 "_s.arg(command.key()))) << qPrintable(command.key());
    // And no handler of the header is left out of the table.
    QFile header(sourceFile(u"app/cli/shared/command.h"_s));
    ASSERT_TRUE(header.open(QIODevice::ReadOnly));
    static const QRegularExpression handler(u"Result<int> (\\w+)Command\\("_s);
    auto found = handler.globalMatch(QString::fromUtf8(header.readAll()));
    int handlers = 0;
    for (; found.hasNext(); ++handlers) {
        const QString name = found.next().captured(1);
        EXPECT_TRUE(described.contains(name)) << qPrintable(name);
    }
    EXPECT_EQ(handlers, described.size());
}

TEST(Reference, ManPageHasEveryOptionOfEveryCommandInItsPlace)
{
    const QString page = QString::fromUtf8(cli({u"help"_s, u"--man"_s})).replace(u"\\-"_s, u"-"_s);
    const auto described = describedOptions();
    for (auto command = described.begin(); command != described.end(); ++command) {
        const QString section = part(page, u"\n.SS \"%1 "_s.arg(command.key()), u"\n.S"_s);
        EXPECT_FALSE(section.isEmpty()) << qPrintable(command.key());
        for (const QString &option : command.value())
            EXPECT_TRUE(names(section, option)) << qPrintable(command.key() + u' ' + option);
    }
    for (const char *title : {"NAME", "SYNOPSIS", "EXIT STATUS", "ENVIRONMENT", "FILES"})
        EXPECT_TRUE(page.contains(u"\n.SH \"%1\""_s.arg(QLatin1String(title)))) << title;
}

TEST(Reference, ManPageEscapesWhatRoffWouldTakeForItsOwn)
{
    const QByteArray page = cli({u"help"_s, u"--man"_s});
    // The help of the dialect options holds backslashes, which roff would eat.
    EXPECT_TRUE(page.contains("\\et, \\en, \\er, \\exHH"));
    static const QRegularExpression request(u"^\\.(TH|SH|SS|TP|PP|B|ad|\\\\\")( |$)"_s);
    for (const QString &line : QString::fromUtf8(page).split(u'\n'))
        EXPECT_TRUE(!line.startsWith(u'.') || request.match(line).hasMatch()) << qPrintable(line);
}

TEST(Reference, MarkdownHasEveryOptionOfEveryCommandInItsPlace)
{
    const QString page = QString::fromUtf8(cli({u"help"_s, u"--markdown"_s}));
    const auto described = describedOptions();
    for (auto command = described.begin(); command != described.end(); ++command) {
        const QString section = part(page, u"\n## %1\n"_s.arg(command.key()), u"\n## "_s);
        EXPECT_FALSE(section.isEmpty()) << qPrintable(command.key());
        for (const QString &option : command.value())
            EXPECT_TRUE(names(section, option)) << qPrintable(command.key() + u' ' + option);
    }
}

TEST(Reference, TellsTheExitCodesOfTheContract)
{
    const QJsonArray codes =
        QJsonDocument::fromJson(cli({u"help"_s, u"--json"_s})).object().value(u"exit_codes"_s).toArray();
    ASSERT_EQ(codes.size(), 6);
    for (int code = 0; code < 6; ++code) {
        EXPECT_EQ(codes.at(code)[u"code"_s].toInt(-1), code);
        EXPECT_FALSE(codes.at(code)[u"text"_s].toString().isEmpty());
    }
}

TEST(Reference, RefusesWhatItDoesNotKnow)
{
    cli({u"help"_s, u"frobnicate"_s}, 1);
    cli({u"help"_s, u"plan"_s, u"run"_s}, 1);
    cli({u"help"_s, u"--completion"_s, u"tcsh"_s}, 1);
}

} // namespace millrace::test::reference_test

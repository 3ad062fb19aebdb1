// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of errors against the enumeration in the header, and as the command line tells it.
#include "core/base/errorcodes.h"
#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"
#include "tests/unit/cli/referencecase.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test::errorcodes_test {

namespace {

/// Number → name, as somebody reads them in core/base/error.h.
QMap<int, QString> codesOfTheHeader()
{
    QFile header(sourceFile(u"core/base/error.h"_s));
    EXPECT_TRUE(header.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(header.readAll());
    const qsizetype begin = text.indexOf(u"enum class ErrorCode"_s);
    const QString body = text.mid(begin, text.indexOf(u"};"_s, begin) - begin);
    static const QRegularExpression entry(u"(\\w+) = (\\d+),"_s);
    QMap<int, QString> codes;
    for (auto found = entry.globalMatch(body); found.hasNext();) {
        const auto match = found.next();
        codes.insert(match.captured(2).toInt(), match.captured(1));
    }
    return codes;
}

} // namespace

TEST(ErrorCodes, AreThoseOfTheEnumeration)
{
    QMap<int, QString> known;
    for (const ErrorCodeFacts &facts : errorCodes())
        known.insert(static_cast<int>(facts.code), facts.name);
    EXPECT_GE(known.size(), 80);
    EXPECT_EQ(known, codesOfTheHeader());
}

TEST(ErrorCodes, HaveEachItsOwnMeaningAndARemedy)
{
    QSet<QString> meanings;
    for (const ErrorCodeFacts &facts : errorCodes()) {
        EXPECT_TRUE(facts.meaning.endsWith(u'.')) << qPrintable(facts.name);
        EXPECT_TRUE(facts.remedy.endsWith(u'.')) << qPrintable(facts.name);
        EXPECT_FALSE(enumName(Error{.code = facts.code}.stage()).isEmpty()) << qPrintable(facts.name);
        meanings.insert(facts.meaning);
    }
    EXPECT_EQ(meanings.size(), errorCodes().size());
}

TEST(ErrorCodes, TheCatalogueOfTheServersSaysWhatTheyBecome)
{
    const auto errors = serverErrors();
    for (qsizetype i = 0; i < errors.size(); ++i) {
        const Error error = errorFromServer(errors.at(i).serverCode, u"x"_s, {});
        EXPECT_EQ(error.code, errors.at(i).code) << errors.at(i).serverCode;
        EXPECT_EQ(error.howToFix, errors.at(i).remedy) << errors.at(i).serverCode;
        EXPECT_TRUE(i == 0 || errors.at(i - 1).serverCode < errors.at(i).serverCode) << i;
    }
}

/// Written down apart from the catalogue, after the servers' own lists: what a load meets, and what it is to
/// us.
TEST(ErrorCodes, WhatServersSayOfALoadIsKnown)
{
    const QMap<ErrorCode, QVector<int>> met{
        {ErrorCode::LocalInfileOff, {1148, 3948, 4166}},
        {ErrorCode::DuplicateRow, {1062, 1022, 1586}},
        {ErrorCode::RowRejected, {1048, 1216, 1261, 1262, 1263, 1264, 1265, 1292, 1300, 1301, 1364, 1366,
                                  1406, 1411, 1451, 1452, 1526, 1748, 3105, 3140, 3144, 3819, 3854, 4025}},
        {ErrorCode::StatementFailed,
         {2, 13, 29, 1021, 1114, 1153, 1180, 1197, 1205, 1213, 1235, 1290, 1442, 1449}},
        {ErrorCode::PrivilegeMissing, {1142, 1227, 1419}},
        {ErrorCode::ConnectionLost, {1927, 2006, 2013, 2055, 3169, 4031}},
        {ErrorCode::ServerUnreachable, {1040, 1129, 2002, 2003, 2005}},
        {ErrorCode::AccessDenied, {1045, 1130, 2059}},
        {ErrorCode::UnknownSchema, {1049}},
        {ErrorCode::TableMissing, {1146}},
        {ErrorCode::SettingUnknown, {1193}}};
    for (auto code = met.begin(); code != met.end(); ++code)
        for (const int number : code.value()) {
            const Error error = errorFromServer(number, u"x"_s, {});
            EXPECT_EQ(error.code, code.key()) << number;
            EXPECT_FALSE(error.howToFix.isEmpty()) << number;
            EXPECT_EQ(error.context.serverCode, number);
        }
}

TEST(ErrorCodes, AreToldByTheCommandLine)
{
    const auto told = [](const QStringList &arguments) {
        return QJsonDocument::fromJson(cli(QStringList{u"errors"_s, u"--json"_s} + arguments)).object();
    };
    EXPECT_EQ(told({})[u"errors"_s].toArray().size(), errorCodes().size());
    EXPECT_EQ(told({})[u"server_errors"_s].toArray().size(), serverErrors().size());
    // 2013 is one of ours and another of the client library's: both are told.
    const QJsonObject both = told({u"2013"_s});
    ASSERT_EQ(both[u"errors"_s].toArray().size(), 1);
    EXPECT_EQ(both[u"errors"_s][0][u"name"_s].toString(), u"OptionFileUnreadable"_s);
    ASSERT_EQ(both[u"server_errors"_s].toArray().size(), 1);
    EXPECT_EQ(both[u"server_errors"_s][0][u"name"_s].toString(), u"ConnectionLost"_s);
    EXPECT_EQ(told({u"diskfull"_s})[u"errors"_s][0][u"code"_s].toInt(), 1002);
    cli({u"errors"_s, u"4711"_s}, 1);

    const QString page = QString::fromUtf8(cli({u"errors"_s, u"--markdown"_s}));
    for (const ErrorCodeFacts &facts : errorCodes())
        EXPECT_TRUE(page.contains(u"\n| %1 | %2 |"_s.arg(static_cast<int>(facts.code)).arg(facts.name)))
            << qPrintable(facts.name);
}

/// Scripts read what it prints: the same words and numbers, whatever the machine speaks.
TEST(CommandLine, SpeaksEnglishInEveryLocale)
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"rows.tsv"_s);
    QFile dump(path);
    ASSERT_TRUE(dump.open(QIODevice::WriteOnly));
    for (int row = 1; row <= 1'500; ++row)
        dump.write(QByteArray::number(row) + "\t" + QByteArray::number(row / 10.0) + "\n");
    dump.close();
    const QStringList inspect{u"inspect"_s, path};
    const QStringList errors{u"errors"_s, u"1062"_s};
    const QByteArray inspected = cli(inspect);
    const QByteArray told = cli(errors);
    EXPECT_TRUE(inspected.contains("1,500 rows")) << inspected.constData();
    const QByteArray before = qgetenv("LC_ALL");
    qputenv("LC_ALL", "de_DE.UTF-8");
    qputenv("LANGUAGE", "de");
    EXPECT_EQ(cli(inspect), inspected);
    EXPECT_EQ(cli(errors), told);
    qputenv("LC_ALL", before);
    qunsetenv("LANGUAGE");
}

} // namespace millrace::test::errorcodes_test

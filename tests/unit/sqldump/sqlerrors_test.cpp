// SPDX-License-Identifier: GPL-3.0-or-later
// Bad dumps: what is said, and where.
#include "core/base/literals.h"
#include "core/source/sqldump/sqlrowstream.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"

#include <gtest/gtest.h>

namespace millrace::test::sqlerrors_test {

namespace {

struct Outcome
{
    qint64 rows = 0;
    Error error;
    bool failed = false;
    QStringList notes;
};

Outcome readAll(ChoppedStream &input, SqlRowStream::Options options = {.table = "t"})
{
    SqlRowStream stream(input, std::move(options));
    Outcome outcome;
    for (;;) {
        const auto block = stream.next();
        if (!block) {
            outcome.error = block.error();
            outcome.failed = true;
        }
        if (!block || block->empty())
            break;
    }
    outcome.rows = stream.rowCount();
    outcome.notes = stream.notes();
    return outcome;
}

void expectError(const QByteArray &sql, ErrorCode code, qint64 line, qint64 offset)
{
    for (const int block : {1, 5, 1 << 20}) {
        ChoppedStream input(sql, block);
        const Outcome outcome = readAll(input);
        ASSERT_TRUE(outcome.failed) << sql.constData();
        EXPECT_EQ(outcome.error.code, code) << qPrintable(outcome.error.text());
        EXPECT_EQ(outcome.error.context.line, line) << qPrintable(outcome.error.text()) << block;
        EXPECT_EQ(outcome.error.context.byteOffset, offset) << qPrintable(outcome.error.text()) << block;
        EXPECT_FALSE(outcome.error.howToFix.isEmpty());
    }
}

} // namespace

TEST(SqlErrors, UnterminatedQuotesAreLocated)
{
    expectError("INSERT INTO t VALUES (1,'a'),\n(2,'b\nc", ErrorCode::QuoteUnterminated, 2, 33);
    expectError("SELECT 1;\nSELECT 'it''s\n;\n", ErrorCode::QuoteUnterminated, 2, 17);
    expectError("INSERT INTO other VALUES (1),\n(\"x;\n", ErrorCode::QuoteUnterminated, 2, 31);
    expectError("SELECT 1;\n/* x\n", ErrorCode::SqlDumpTruncated, 2, 10);
    expectError("INSERT INTO t VALUES (NOW(),'b\nc", ErrorCode::QuoteUnterminated, 1, 28);
}

TEST(SqlErrors, CutOffDumpsAreNotTakenForComplete)
{
    expectError("INSERT INTO t VALUES (1),\n(2,", ErrorCode::SqlDumpTruncated, 2, 26);
    expectError("INSERT INTO t VALUES (1),\n", ErrorCode::SqlDumpTruncated, 2, 26);
    ChoppedStream cut("-- MySQL dump 10.13\n--\nINSERT INTO t VALUES (1);\n");
    const Outcome outcome = readAll(cut);
    EXPECT_EQ(outcome.rows, 1);
    ASSERT_EQ(outcome.notes.size(), 1);
    EXPECT_TRUE(outcome.notes.first().contains(u"Dump completed"_s));
    ChoppedStream whole(
        "-- MariaDB dump 10.19\n--\nINSERT INTO t VALUES (1);\n-- Dump completed on 2026-01-01\n");
    EXPECT_TRUE(readAll(whole).notes.isEmpty());
}

TEST(SqlErrors, RowsOfDifferentLength)
{
    expectError("INSERT INTO t VALUES (1,2);\nINSERT INTO t VALUES (3);", ErrorCode::FieldCountWrong, 2, 49);
    expectError("INSERT INTO t (a,b) VALUES (1,2,3);", ErrorCode::FieldCountWrong, 1, 27);
}

TEST(SqlErrors, WhatCannotBeLoadedIsRefused)
{
    expectError("INSERT INTO t VALUES (1)\nON DUPLICATE KEY UPDATE a=1;", ErrorCode::SourceUnsupported, 2,
                25);
    expectError("SELECT 1;\n\\. other.sql\n", ErrorCode::SourceUnsupported, 2, 10);
    expectError("SELECT 1 \\c\n;", ErrorCode::SourceUnsupported, 1, 9);
    expectError("INSERT INTO t VALUES (1) \\c\n;", ErrorCode::SourceUnsupported, 1, 25);
    expectError("INSERT INTO t VALUES (1+1,\n\\c 2);", ErrorCode::SourceUnsupported, 2, 27);
    expectError("INSERT INTO t VALUES (1),\n(1+1 \\g);", ErrorCode::SqlStatementInvalid, 2, 26);
    expectError("INSERT INTO t VALUES (1),\\g", ErrorCode::SourceUnsupported, 1, 25);
    expectError(QByteArray("SELECT 1;\n\0\0\0\0", 14), ErrorCode::SqlStatementInvalid, 2, 10);
    expectError(QByteArray("\xFF\xFES\0E\0L\0", 8), ErrorCode::SourceUnsupported, 1, 0);
    expectError("DELIMITER  \nSELECT 1;", ErrorCode::SqlStatementInvalid, 1, 0);
}

TEST(SqlErrors, LimitsHold)
{
    const QByteArray sql = "SELECT 1;\nSELECT '" + QByteArray(300'000, 'x') + "';";
    ChoppedStream statement(sql, 1000);
    const Outcome tooLong = readAll(statement, {.table = "t", .limits = {.statementBytes = 100'000}});
    EXPECT_EQ(tooLong.error.code, ErrorCode::SqlStatementTooLong);
    EXPECT_EQ(tooLong.error.context.line, 2);
    ChoppedStream rows("INSERT INTO t VALUES\n(1),\n('" + QByteArray(300'000, 'x') + "');", 1000);
    const Outcome longRow = readAll(rows, {.table = "t", .limits = {.rowBytes = 100'000}});
    EXPECT_EQ(longRow.error.code, ErrorCode::SqlStatementTooLong);
    EXPECT_EQ(longRow.error.context.line, 3);
    ChoppedStream other(
        "INSERT INTO other VALUES ('" + QByteArray(300'000, 'x') + "');INSERT INTO t VALUES (1);", 1000);
    EXPECT_EQ(readAll(other, {.table = "t", .limits = {.statementBytes = 100'000, .rowBytes = 100'000}}).rows,
              1)
        << "what is passed over is not held";
}

TEST(SqlErrors, AnUnreadableInputIsNotTheEnd)
{
    for (const char *sql : {"INSERT INTO t VALUES (1)", "INSERT INTO t VALUES (1,'", "SELECT 1", "-- x", "",
                            "INSERT INTO u VALUES ('"}) {
        ChoppedStream input(sql, 4);
        input.breakAtEnd();
        const Outcome outcome = readAll(input);
        ASSERT_TRUE(outcome.failed) << sql;
        EXPECT_EQ(outcome.error.code, ErrorCode::SourceUnreadable) << sql;
    }
}

} // namespace millrace::test::sqlerrors_test

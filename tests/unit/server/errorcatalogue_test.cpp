// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/errorcatalogue.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::errorcatalogue_test {

TEST(WarningSubjects, DeprecationsAndTheBinaryLogAreAboutTheStatement)
{
    for (const int code : {1196, 1287, 1554, 1592, 1681, 3090, 3123, 3135, 3719, 3720, 3777,
                           3778, 3779, 4079, 4095, 4096, 4119, 4162, 4166, 4326, 6414})
        EXPECT_EQ(warningSubject(code), WarningSubject::Statement) << code;
}

TEST(WarningSubjects, KeysConstraintsAndFieldCountsAreAboutTheRow)
{
    for (const int code :
         {1022, 1062, 1216, 1261, 1262, 1369, 1451, 1452, 1526, 1586, 1591, 1748, 1859, 3819, 4025})
        EXPECT_EQ(warningSubject(code), WarningSubject::Row) << code;
}

TEST(WarningSubjects, EverythingElseIsAboutAValueAndNeverPassedOver)
{
    for (const int code :
         {1048, 1263, 1264, 1265, 1292, 1300, 1301, 1364, 1366, 1406, 1411, 3140, 3144, 9999})
        EXPECT_EQ(warningSubject(code), WarningSubject::Value) << code;
}

/// A code in two drawers would make the run pass over what it stops at elsewhere.
TEST(WarningSubjects, WhatARunStopsAtIsNotAboutTheStatement)
{
    for (const ServerErrorFacts &facts : serverErrors())
        if (facts.code == ErrorCode::RowRejected || facts.code == ErrorCode::DuplicateRow) {
            EXPECT_NE(warningSubject(facts.serverCode), WarningSubject::Statement) << facts.serverCode;
        }
}

TEST(TooMuchAtOnce, IsKnownByNumberAndWhereThatSaysNothingByTheText)
{
    const auto of = [](int code, const char *text) {
        return errorFromServer(code, QString::fromUtf8(text), QString());
    };
    for (const int code : {1197, 1206, 3100, 3231})
        EXPECT_TRUE(isTooMuchAtOnce(of(code, "whatever"))) << code;
    EXPECT_TRUE(isTooMuchAtOnce(of(1180, "wsrep_max_ws_rows exceeded")));
    EXPECT_TRUE(isTooMuchAtOnce(of(1105, "Maximum writeset size exceeded")));
    EXPECT_FALSE(isTooMuchAtOnce(of(1180, "Got error 28 during COMMIT")));
    EXPECT_FALSE(isTooMuchAtOnce(of(1105, "Unknown error")));
    EXPECT_FALSE(isTooMuchAtOnce(of(1105, "wsrep_max_ws_rows exceeded"))) << "not what servers say";
    EXPECT_FALSE(isTooMuchAtOnce(of(1213, "Deadlock found; Maximum writeset size exceeded")));
    EXPECT_TRUE(isTooManyRows(of(1180, "wsrep_max_ws_rows exceeded")));
    EXPECT_TRUE(isTooManyRows(of(1206, "The total number of locks exceeds the lock table size")));
    EXPECT_FALSE(isTooManyRows(of(1180, "Got error 28 during COMMIT")));
    EXPECT_FALSE(isTooManyRows(of(3231, "The size of writeset data exceeds a limit")));
}

TEST(TooMuchAtOnce, SaysWhichLimitItIs)
{
    const auto remedy = [](int code, const char *text) {
        return errorFromServer(code, QString::fromUtf8(text), QString()).howToFix;
    };
    EXPECT_TRUE(remedy(1180, "wsrep_max_ws_rows exceeded").contains(u"wsrep_max_ws_rows"));
    EXPECT_TRUE(remedy(1105, "Maximum writeset size exceeded").contains(u"wsrep_max_ws_size"));
    EXPECT_TRUE(remedy(3231, "").contains(u"group_replication_transaction_size_limit"));
    EXPECT_FALSE(remedy(1180, "Got error 28 during COMMIT").contains(u"wsrep"));
}

} // namespace millrace::test::errorcatalogue_test

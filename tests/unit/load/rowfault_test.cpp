// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/load/writers/rowfault.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::rowfault_test {

TEST(RowFaults, NameRowAndColumnAsBothServersWriteThem)
{
    const RowFault mariaDb = faultFromMessage(1264, u"Out of range value for column `s`.`t`.`n` at row 17"_s);
    EXPECT_EQ(mariaDb.row, 17);
    EXPECT_EQ(mariaDb.column, u"n"_s);
    EXPECT_EQ(mariaDb.message, u"Out of range value for column `s`.`t`.`n`"_s);
    const RowFault mySql = faultFromMessage(1264, u"Out of range value for column 'n' at row 17"_s);
    EXPECT_EQ(mySql.row, 17);
    EXPECT_EQ(mySql.column, u"n"_s);
    EXPECT_EQ(faultFromMessage(1261, u"Row 3 doesn't contain data for all columns"_s).row, 3);
}

TEST(RowFaults, TakeNoRowAndNoColumnFromTheValuesTheyQuote)
{
    const RowFault value =
        faultFromMessage(1366, u"Incorrect integer value: 'see at row 2' for column `s`.`t`.`n` at row 5"_s);
    EXPECT_EQ(value.row, 5);
    EXPECT_EQ(value.column, u"n"_s);
    const RowFault duplicate =
        faultFromMessage(1062, u"Duplicate entry 'column 'n' at row 9' for key 't.PRIMARY'"_s);
    EXPECT_EQ(duplicate.row, 0) << "the server does not say";
    EXPECT_EQ(duplicate.column, QString());
    EXPECT_TRUE(duplicate.message.contains(u"at row 9"_s));
}

} // namespace millrace::test::rowfault_test

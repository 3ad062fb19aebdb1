// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/foldable.h"

#include <gtest/gtest.h>

using namespace millrace;

TEST(Foldable, OnlyLongWordsGetBreaksAndNothingIsLost)
{
    const QString modes =
        QStringLiteral("its sql_mode is ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_DATE.");
    const QString folded = foldable(modes);
    EXPECT_TRUE(folded.startsWith(QStringLiteral("its sql_mode is ONLY_\u200BFULL_\u200B")));
    EXPECT_TRUE(folded.contains(QStringLiteral("BY,\u200BSTRICT")));
    EXPECT_EQ(QString(folded).remove(QChar(0x200B)), modes);
    EXPECT_EQ(foldable(QStringLiteral("short.words, as_always")), QStringLiteral("short.words, as_always"));
    EXPECT_EQ(foldable({}), QString());
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "ui/widgets/foldable.h"

#include <gtest/gtest.h>

using namespace millrace;

TEST(Foldable, OnlyLongWordsGetBreaksAndNothingIsLost)
{
    const QString modes = u"its sql_mode is ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_DATE."_s;
    const QString folded = foldable(modes);
    EXPECT_TRUE(folded.startsWith(u"its sql_mode is ONLY_\u200BFULL_\u200B"_s));
    EXPECT_TRUE(folded.contains(u"BY,\u200BSTRICT"_s));
    EXPECT_EQ(QString(folded).remove(QChar(0x200B)), modes);
    EXPECT_EQ(foldable(u"short.words, as_always"_s), u"short.words, as_always"_s);
    EXPECT_EQ(foldable({}), QString());
}

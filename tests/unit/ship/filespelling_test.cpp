// SPDX-License-Identifier: GPL-3.0-or-later
// integration.shiprun has servers make tables of such names.
#include "core/base/literals.h"
#include "core/ship/filespelling.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::filespelling_test {

TEST(ShipFileSpelling, OfAscii)
{
    const QString plain = u"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"_s;
    EXPECT_EQ(fileSpelling(plain, false), plain);
    EXPECT_EQ(fileSpelling(u" !\"#$%&'()*+,-./"_s, false),
              u"@0020@0021@0022@0023@0024@0025@0026@0027@0028@0029@002a@002b@002c@002d@002e@002f"_s);
    EXPECT_EQ(fileSpelling(u":;<=>?@"_s, false), u"@003a@003b@003c@003d@003e@003f@0040"_s);
    EXPECT_EQ(fileSpelling(u"[\\]^`"_s, false), u"@005b@005c@005d@005e@0060"_s);
    EXPECT_EQ(fileSpelling(u"{|}~"_s, false), u"@007b@007c@007d@007e"_s);
}

TEST(ShipFileSpelling, OfOtherLetters)
{
    EXPECT_EQ(fileSpelling(u"straße Ÿ"_s, false), u"stra@1je@0020@1R"_s);
    EXPECT_EQ(fileSpelling(u"Ωμέγα"_s, false), u"@7P@6w@6h@6n@6l"_s);
    EXPECT_EQ(fileSpelling(u"Таблица"_s, false), u"@Y0@g0@h0@r0@o0@i1@g0"_s);
    EXPECT_EQ(fileSpelling(u"ᾘⅧⓩｚﬁ€表İ"_s, false), u"@Ow@N9@@z@z@@fb01@20ac@8868@0130"_s);
}

TEST(ShipFileSpelling, InLowerCase)
{
    EXPECT_EQ(fileSpelling(u"Ärger Orders"_s, true), fileSpelling(u"ärger orders"_s, false));
}

TEST(ShipFileSpelling, OfDevices)
{
    EXPECT_EQ(fileSpelling(u"con"_s, false), u"con@@@"_s);
    EXPECT_EQ(fileSpelling(u"Lpt9"_s, false), u"Lpt9@@@"_s);
    EXPECT_EQ(fileSpelling(u"com0"_s, false), u"com0"_s);
    EXPECT_EQ(fileSpelling(u"clock$"_s, false), u"clock@0024"_s);
}

} // namespace millrace::test::filespelling_test

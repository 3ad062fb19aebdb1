// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/shipevidence.h"

#include "core/base/literals.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::shipevidence_test {

TEST(ShipEvidence, SaysWhatWasComparedWhereAndWhatWasShipped)
{
    ShipRecord record{.step = ShipStep::Done,
                      .rows = 1'234'567,
                      .checksum = u"987654321"_s,
                      .fileHash = u"abcdef01"_s,
                      .fileBytes = 120'000'000};
    const QString rebuilt = shipEvidence(record, ShipFiles::Rebuilt).join(u'\n');
    for (const char *part :
         {"1,234,567 rows", "987654321", "rebuilt", "FORCE", "120 MB", "abcdef01", "took that file"})
        EXPECT_TRUE(rebuilt.contains(QString::fromLatin1(part))) << part << rebuilt.toStdString();
    const QString direct = shipEvidence(record, ShipFiles::Direct).join(u'\n');
    EXPECT_TRUE(direct.contains(u"Shipped direct"_s));
    EXPECT_FALSE(direct.contains(u"FORCE"_s));
    record.step = ShipStep::Built;
    EXPECT_TRUE(shipEvidence(record, ShipFiles::Direct).join(u'\n').contains(u"has not taken it in"_s));
    record.fileHash.clear();
    EXPECT_TRUE(shipEvidence(record, ShipFiles::Direct).isEmpty()) << "there is no file yet";
}

} // namespace millrace::shipevidence_test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/linebytes.h"

#include "core/base/literals.h"

#include <gtest/gtest.h>

namespace millrace::linebytes_test {

namespace {

RunSummary part(RunState status, qint64 rows, qint64 bytes)
{
    RunSummary summary{.run = u"20261128-100000-abcd"_s, .status = status};
    summary.tables = {TableOutcome{.rowsRead = rows, .lineBytes = bytes}};
    return summary;
}

} // namespace

TEST(LineBytes, AreThoseOfAllPartsOrNone)
{
    EXPECT_EQ(lineBytesSoFar({}, 70), 70) << "the first part";
    EXPECT_EQ(lineBytesSoFar(part(RunState::Stopped, 10, 50), 70), 120);
    EXPECT_EQ(lineBytesSoFar(part(RunState::Stopped, 0, 0), 70), 70) << "it had not come to a row";
    EXPECT_EQ(lineBytesSoFar(part(RunState::Loading, 10, 50), 70), 0) << "what it sent until it was killed";
    EXPECT_EQ(lineBytesSoFar(part(RunState::Stopped, 10, 0), 70), 0) << "not known of a part before it";
}

TEST(LineBytes, OfADumpAreThoseOfAllItsTablesOrNone)
{
    RunSummary dump = part(RunState::Done, 10, 50);
    dump.tables << TableOutcome{.rowsRead = 0} << TableOutcome{.rowsRead = 5, .lineBytes = 30};
    EXPECT_EQ(lineBytesOf(dump), 80);
    dump.tables << TableOutcome{.rowsRead = 5};
    EXPECT_EQ(lineBytesOf(dump), 0);
}

} // namespace millrace::linebytes_test

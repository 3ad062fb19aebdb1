// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the head of a file: what is proposed has to be a dialect that can be loaded with, and to read
// the head.
#include "core/source/guess/sniffer.h"
#include "tests/fuzz/target.h"

using namespace millrace;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    FileHead head{.bytes = QByteArray(reinterpret_cast<const char *>(data) + 1, qsizetype(size - 1)),
                  .isWhole = (data[0] & 1) != 0};
    if (head.bytes.isEmpty())
        return 0;
    const SniffedHead sniffed = sniffHead(head, {});
    FUZZ_EXPECT(sniffed.proposal.dialect.validate().has_value());
    FUZZ_EXPECT(sniffed.proposal.confidence >= 0 && sniffed.proposal.confidence <= 1);
    FUZZ_EXPECT(sniffed.fieldCount >= 0);
    const SniffedHead again = readHeadAs(head, {}, sniffed.proposal.dialect);
    FUZZ_EXPECT(again.fieldCount >= 0);
    return 0;
}

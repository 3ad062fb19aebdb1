// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a LOAD DATA statement: a fault has a place in it and a remedy; what is understood is written as
// a statement of ours that means the same.
#include "core/base/literals.h"
#include "core/mapping/loadtext.h"
#include "tests/fuzz/target.h"

using namespace millrace;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto read = parseLoadStatement(text);
    if (!read) {
        const TextFault &fault = read.error();
        FUZZ_EXPECT(fault.offset >= 0 && fault.length >= 0 && fault.offset + fault.length <= text.size());
        FUZZ_EXPECT(!fault.error.what.isEmpty() && !fault.error.howToFix.isEmpty());
        FUZZ_EXPECT(placeInText(text, fault.offset).startsWith(u"line "_s));
        return 0;
    }
    FUZZ_EXPECT(!read->table.isEmpty());
    FUZZ_EXPECT(read->dialect.validate().has_value());
    if (read->mapping.fields.isEmpty())
        return 0;
    const QString ours =
        serverFileStatement(read->dialect, read->mapping, u"s"_s, read->table, read->conflict, u"f"_s);
    const auto again = parseLoadStatement(ours);
    FUZZ_EXPECT(again.has_value());
    FUZZ_EXPECT(again->table == read->table);
    FUZZ_EXPECT(again->conflict == read->conflict);
    FUZZ_EXPECT(again->mapping == read->mapping);
    FUZZ_EXPECT(serverFileStatement(again->dialect, again->mapping, u"s"_s, again->table, again->conflict,
                                    u"f"_s) == ours);
    return 0;
}

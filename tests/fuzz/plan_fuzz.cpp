// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a plan, of one table or of a whole dump: refused with a remedy, or read into what can be
// written and read again without a difference, and that validate() would take.
#include "core/plan/wholedump/runplan.h"
#include "tests/fuzz/target.h"

using namespace millrace;

namespace {

template <typename Any> void expectReadable(const QByteArray &bytes)
{
    const auto plan = Any::fromJson(bytes);
    if (!plan) {
        // Parts of a plan have errors of their own; each says what to do.
        FUZZ_EXPECT(!plan.error().what.isEmpty() && !plan.error().howToFix.isEmpty());
        return;
    }
    if constexpr (std::is_same_v<Any, Plan>)
        FUZZ_EXPECT(plan->validate().has_value());
    const auto saved = Any::fromJson(plan->toJson()); // what is left out is now there, as its default
    FUZZ_EXPECT(saved.has_value());
    const auto again = Any::fromJson(saved->toJson());
    FUZZ_EXPECT(again.has_value());
    FUZZ_EXPECT(again->toJson() == saved->toJson());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    expectReadable<Plan>(bytes);
    expectReadable<DumpPlan>(bytes);
    expectReadable<RunPlan>(bytes);
    return 0;
}

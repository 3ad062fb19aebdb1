// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchmain.h"
#include "tests/bench/benchoptions.h"
#include "tests/bench/memorybench.h"
#include "tests/bench/ratiobench.h"

int main(int argc, char **argv)
{
    using namespace millrace::bench;
    return benchMain(argc, argv, "load_bench", [](const QStringList &arguments) {
        const BenchOptions options = BenchOptions::fromArguments(arguments);
        return options.big ? runMemoryBench(options) : runRatioBench(options);
    });
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchoptions.h"
#include "tests/bench/memorybench.h"
#include "tests/bench/ratiobench.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <cstdio>
#include <exception>

int main(int argc, char **argv)
{
    using namespace millrace::bench;
    QTemporaryDir home; // run folders of the bench do not belong among the user's
    qputenv("MILLRACE_HOME", home.path().toLocal8Bit());
    qunsetenv("MILLRACE_PASSWORD");
    QCoreApplication application(argc, argv);
    const BenchOptions options = BenchOptions::fromArguments(QCoreApplication::arguments());
    try {
        return (options.big ? runMemoryBench(options) : runRatioBench(options)) ? 0 : 1;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "load_bench: %s\n", error.what());
        return 2;
    }
}

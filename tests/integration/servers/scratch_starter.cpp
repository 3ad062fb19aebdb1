// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/scratchserver.h"

#include <QCoreApplication>
#include <QFile>
#include <cstdio>

/// scratch_starter FOLDER [PROGRAM]: starts the private server there, prints its pid and exits at once, as a
/// program does whose user closes it.
int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (argc < 2 || argc > 3)
        return 1;
    millrace::ScratchServer server({.folder = QFile::decodeName(argv[1]),
                                    .memoryBytes = 64LL * 1024 * 1024,
                                    .program = argc > 2 ? QFile::decodeName(argv[2]) : QString()});
    if (const auto started = server.start(); !started) {
        std::fprintf(stderr, "%s\n", qPrintable(started.error().text()));
        return 2;
    }
    std::printf("%lld\n", static_cast<long long>(server.status().pid));
    return 0;
}

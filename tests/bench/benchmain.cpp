// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchmain.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>

namespace millrace::bench {

int benchMain(int argc, char **argv, const char *name,
              const std::function<bool(const QStringList &arguments)> &measure)
{
    const QTemporaryDir home;
    qputenv("MILLRACE_HOME", home.path().toLocal8Bit());
    qunsetenv("MILLRACE_PASSWORD");
    const QCoreApplication application(argc, argv);
    try {
        return measure(QCoreApplication::arguments()) ? 0 : 1;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "%s: %s\n", name, error.what());
        return 2;
    }
}

qint64 countOf(const QCommandLineParser &parser, const char *option)
{
    const qint64 value = parser.value(QLatin1String(option)).toLongLong();
    if (value < 1)
        throw std::runtime_error(std::string("--") + option + " wants a number from 1");
    return value;
}

} // namespace millrace::bench

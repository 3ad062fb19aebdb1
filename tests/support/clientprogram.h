// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/privateserver.h"

namespace millrace::test {

/// How a program of the server's own (mariadb, mariadb-dump) ended.
struct ProgramEnd
{
    int exitCode = -1;
    QByteArray saidOnError;
};

/// Runs it with the server's socket and account in front of the arguments, its input from one file, its
/// output into another (empty: none). Blocks. Throws std::runtime_error when it has not ended in two minutes.
ProgramEnd runClientProgram(const PrivateServer &server, const QString &path, const QStringList &arguments,
                            const QString &input = {}, const QString &output = {});

} // namespace millrace::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/integration/dumps/differential/differentialrunner.h"

#include <vector>

namespace millrace::test {

/// A dump that is a program: what it says happens, in its order, as the ordinary client has it. There is a
/// beside.sql beside it, with two rows for t.
struct DumpProgram
{
    const char *name;
    const char *sql;
    enum class Server
    {
        Any,
        MariaDb,
        MySql
    } server = Server::Any;
    /// Some are about what both refuse.
    Verdict::Kind expected = Verdict::Kind::Same;
};

const std::vector<DumpProgram> &dumpPrograms();
/// Of them those about rows whose key is there, or that the server refuses.
std::vector<DumpProgram> duplicatePrograms();

/// For gtest.
void PrintTo(const DumpProgram &program, std::ostream *stream);

} // namespace millrace::test

// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest dumps that are programs (dumpprograms.cpp), by the ordinary client and by Millrace.
#include "core/base/literals.h"
#include "tests/integration/dumps/differential/dumpprograms.h"
#include "tests/support/factsof.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::dumpprograms_test {

namespace {

std::string nameOf(const testing::TestParamInfo<DumpProgram> &program)
{
    return program.param.name;
}

class DumpAsProgram : public testing::TestWithParam<DumpProgram>
{};

} // namespace

TEST_P(DumpAsProgram, IsWhatTheClientMakesOfIt)
{
    const DumpProgram &program = GetParam();
    const bool isMariaDb = factsOf(PrivateServer::shared()).isMariaDb();
    if (program.server == (isMariaDb ? DumpProgram::Server::MySql : DumpProgram::Server::MariaDb))
        GTEST_SKIP() << "of the other flavour";
    static DifferentialRunner runner;
    runner.writeBeside(u"beside.sql"_s, "INSERT INTO t VALUES (1,10);\nINSERT INTO t VALUES (2,20);\n");
    runner.writeBeside(u"beside_more.sql"_s, "INSERT INTO t VALUES (5,50)"); // no delimiter
    runner.writeBeside(u"beside_delimiter.sql"_s,
                       "INSERT INTO t VALUES (1,10)//\nsource beside_more.sql\nDELIMITER ;\n");
    // Each row for itself, several workers; and all at once.
    for (const char *rows : {"1", "1000000"}) {
        const Verdict verdict = runner.compare({.statements = {SqlStatement{.head = program.sql, .tail = {}}},
                                                .planOptions = {u"--chunk-rows"_s, QLatin1String(rows)}});
        ASSERT_EQ(verdict.kind, program.expected) << "--chunk-rows " << rows << '\n'
                                                  << program.sql << qPrintable(verdict.text);
    }
}

INSTANTIATE_TEST_SUITE_P(All, DumpAsProgram, testing::ValuesIn(dumpPrograms()), nameOf);

} // namespace millrace::test::dumpprograms_test

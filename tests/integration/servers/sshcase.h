// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/ssh/sshtunnel.h"
#include "tests/integration/faults/faultcase.h"
#include "tests/support/remote/sshdcase.h"

namespace millrace::test {

/// A server that listens on the loopback address, and a way to it through a real sshd. One sshd for all tests
/// of a suite.
class SshWays : public Faults
{
protected:
    static void SetUpTestSuite()
    {
        Faults::SetUpTestSuite();
        sshd = std::make_unique<SshdCase>();
    }
    static void TearDownTestSuite()
    {
        sshd.reset();
        Faults::TearDownTestSuite();
    }
    void SetUp() override
    {
        if (!sshd->whyNot().isEmpty())
            GTEST_SKIP() << sshd->whyNot().toStdString();
        sshd->rememberHostKey();
    }
    /// The server's account, by its port as the other end of ssh sees it.
    static ResolvedConnection throughSsh(const QString &schema = {})
    {
        ResolvedConnection target = throughTheLine(schema, ConnectionSpec::Tls::Preferred);
        target.spec.ssh.destination = sshd->destination();
        target.tunnels = std::make_shared<SshTunnels>();
        return target;
    }
    static Error refusalOf(const ResolvedConnection &target)
    {
        const auto opened = Connection::open(target);
        EXPECT_FALSE(opened) << "it was let in";
        return opened ? Error() : opened.error();
    }

    inline static std::unique_ptr<SshdCase> sshd;
};

} // namespace millrace::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/certificates.h"
#include "tests/support/faultproxy.h"
#include "tests/support/freeport.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test {

/// A server that listens on the loopback address, a line to it that can be broken, and loads that go over it.
/// Moments are random: MILLRACE_SEED repeats them.
class Faults : public testing::Test
{
protected:
    static void SetUpTestSuite();
    static void TearDownTestSuite();

    /// What goes over the line: the server's own account with everything, over the proxy.
    static ResolvedConnection throughTheLine(const QString &schema, ConnectionSpec::Tls tls);
    /// A dump of \a rows rows, of which every badEvery-th (0: none) does not fit its column; files of about
    /// the same size.
    static void prepare(LoadCase &load, int rows, bool withKey, int badEvery = 0);
    /// An order-free sum over all rows.
    static QString contentOf(LoadCase &load);
    /// Loads in peace; what the line carried each way, and what the table then held.
    struct Peace
    {
        QString content;
        qint64 bytes[2] = {0, 0};
    };
    static Peace inPeace(LoadCase &load);
    /// Empties the table for another run of the same plan.
    static void empty(LoadCase &load);
    /// And takes away what a run that is not gone on with left on the server.
    static void putBack(LoadCase &load);
    /// Neither journal nor changed settings.
    static void expectNothingLeft(LoadCase &load);

    struct Told ///< what became of the faults
    {
        int fired = 0;
        int broke = 0;         ///< of these the ones that ended a connection
        int more = 0;          ///< how often the run was gone on with, or begun anew
        qint64 retries = 0;    ///< of chunks, in all its parts
        std::string stoppedBy; ///< why it ended before its end, the first time
    };
    /// Loads over the line as scripted; what is stopped or refused is resumed, or run anew, over one in
    /// peace. The summary is of the last.
    static Told loadToItsEnd(LoadCase &load, const QVector<LineFault> &faults, RunSummary &summary);

    /// Such a fault in the midst of what goes to the server: the worker it hits tries again what it was at,
    /// and says so with the code of a lost connection; the rows are those of \a peace.
    static void expectRetriesInTheMidst(LoadCase &load, const Peace &peace, LineFault::Kind kind);

    inline static QString ioCapacity; ///< of the server; the plans change it for the load
    inline static std::unique_ptr<Certificates> certificates;
    inline static std::unique_ptr<PrivateServer> server;
    inline static std::unique_ptr<FaultProxy> line;

    const quint32 seed = killSeed();
    QRandomGenerator random{seed};
    testing::ScopedTrace trace{__FILE__, __LINE__, seedText(seed)};
};

} // namespace millrace::test

// SPDX-License-Identifier: GPL-3.0-or-later
// A compressed protocol: by the word of the server for every session of a load, by what passes a line that
// counts, and refused with the reason where it cannot be had.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "tests/integration/faults/faultcase.h"

#include <QScopeGuard>
#include <algorithm>
#include <mutex>

namespace millrace::test::compression_test {

namespace {

using Tls = ConnectionSpec::Tls;
using Direction = LineFault::Direction;

/// Opens sessions as without it, and asks the server of each how it is compressed.
class Witness final : public SessionOpener
{
public:
    Result<std::unique_ptr<Connection>> open(const ResolvedConnection &target, int seconds) override
    {
        ResolvedConnection there = target;
        there.opener.reset();
        MILLRACE_TRY(auto session, Connection::open(there, seconds));
        MILLRACE_TRY(const auto said, session->rows(u"SHOW SESSION STATUS LIKE 'Compression'"_s));
        const std::lock_guard lock(m_mutex);
        m_said << said.value(0).value(1).toString();
        return session;
    }
    QStringList said() const
    {
        const std::lock_guard lock(m_mutex);
        return m_said;
    }

private:
    mutable std::mutex m_mutex;
    QStringList m_said; ///< protected by m_mutex
};

class CompressedLine : public Faults
{
protected:
    static ResolvedConnection lineTo(const QString &schema, Compression compression, Tls tls = Tls::Disabled)
    {
        ResolvedConnection target = throughTheLine(schema, tls);
        target.spec.compression = compression;
        return target;
    }
    static Error refusal(Compression compression)
    {
        const auto opened = Connection::open(lineTo({}, compression));
        EXPECT_FALSE(opened) << "it was let in";
        return opened ? Error() : opened.error();
    }
    static bool canBeToldWhatToTake()
    {
        return server->value(u"SHOW GLOBAL VARIABLES LIKE 'protocol_compression_algorithms'"_s).isValid();
    }
    static qint64 lineBytes(LoadCase &load)
    {
        const auto summary = load.folder().summary();
        return summary ? summary->total(&TableOutcome::lineBytes) : -1;
    }
    static qint64 dumpBytes(const LoadCase &load) { return load.plan.source.totalBytes(); }
};

} // namespace

TEST_F(CompressedLine, EverySessionOfALoadIsAndLessPassesThanTheFilesHold)
{
    LoadCase load(*server);
    prepare(load, 60'000, true);
    const Peace plain = inPeace(load);
    EXPECT_GT(plain.bytes[0], dumpBytes(load)) << "the rows and what is around them";
    EXPECT_GT(lineBytes(load), dumpBytes(load));
    EXPECT_LE(lineBytes(load), plain.bytes[0]);
    for (const Tls tls : {Tls::Disabled, Tls::Required}) {
        SCOPED_TRACE(enumName(tls).toStdString());
        const auto witness = std::make_shared<Witness>();
        load.account = lineTo(load.plan.schema, Compression::Zlib, tls);
        load.account->opener = witness;
        const Peace packed = inPeace(load);
        EXPECT_EQ(packed.content, plain.content);
        EXPECT_LT(packed.bytes[0], dumpBytes(load) / 2);
        EXPECT_GT(lineBytes(load), 0);
        EXPECT_LE(lineBytes(load), packed.bytes[0]) << "of the sessions that load, not of those that watch";
        EXPECT_GT(witness->said().size(), load.plan.workers) << "and those of all others, too";
        EXPECT_EQ(witness->said().count(u"ON"_s), witness->said().size());
    }
}

TEST_F(CompressedLine, WhatTakesThePlaceOfALostSessionIsCompressedToo)
{
    LoadCase load(*server);
    prepare(load, 60'000, true);
    const auto witness = std::make_shared<Witness>();
    load.account = lineTo(load.plan.schema, Compression::Zlib);
    load.account->opener = witness;
    const Peace peace = inPeace(load);
    const auto before = witness->said().size();
    RunSummary summary;
    const Told told =
        loadToItsEnd(load, {{.kind = LineFault::Kind::Reset, .atByte = peace.bytes[0] / 2}}, summary);
    EXPECT_EQ(told.broke, 1);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(contentOf(load), peace.content);
    EXPECT_GE(witness->said().size() - before, load.plan.workers + 2) << "a control session, and one again";
    EXPECT_EQ(witness->said().count(u"ON"_s), witness->said().size());
    empty(load);
}

TEST_F(CompressedLine, ZstdIsRefusedWithTheReasonWhereItCannotBeHad)
{
    const auto opened = Connection::open(lineTo({}, Compression::Zstd));
    if (opened) { // a client library with the plugin, and a MySQL
        EXPECT_EQ((*opened)->compression(), Compression::Zstd);
        const auto said = (*opened)->rows(u"SHOW SESSION STATUS LIKE 'Compression_algorithm'"_s);
        ASSERT_TRUE(said);
        EXPECT_EQ(said->value(0).value(1).toString(), u"zstd"_s);
        return;
    }
    EXPECT_EQ(opened.error().code, ErrorCode::CompressionUnavailable);
    EXPECT_TRUE(opened.error().what.contains("zstd"_L1)) << opened.error().text();
    EXPECT_TRUE(opened.error().howToFix.contains("compression=zlib"_L1)) << opened.error().text();
}

TEST_F(CompressedLine, AServerThatTakesNoneIsNotLoadedUncompressedInstead)
{
    if (!canBeToldWhatToTake())
        GTEST_SKIP() << "only MySQL, from 8.0.18 on, can be told what to take";
    // A session that is open stays as it is; a new one of the test's own might not be let in.
    const auto admin = Connection::open(lineTo({}, Compression::Zlib));
    ASSERT_TRUE(admin) << admin.error().text();
    const auto allow = [&admin](const QString &which) {
        const auto set = (*admin)->execute(u"SET GLOBAL protocol_compression_algorithms = '%1'"_s.arg(which));
        EXPECT_TRUE(set) << set.error().text();
    };
    const auto putBack = qScopeGuard([&] { allow(u"zlib,zstd,uncompressed"_s); });
    allow(u"uncompressed"_s);
    const Error none = refusal(Compression::Zlib);
    EXPECT_EQ(none.code, ErrorCode::CompressionUnavailable) << none.text();
    EXPECT_TRUE(none.howToFix.contains("protocol_compression_algorithms"_L1)) << none.text();
    allow(u"zlib"_s);
    const Error demanded = refusal(Compression::Off);
    EXPECT_EQ(demanded.code, ErrorCode::CompressionUnavailable) << demanded.text();
    EXPECT_TRUE(demanded.howToFix.contains("compression=zlib"_L1)) << demanded.text();
    const auto found = Connection::open(lineTo({}, Compression::Auto));
    ASSERT_TRUE(found) << found.error().text();
    EXPECT_EQ((*found)->compression(), Compression::Zlib);
    ASSERT_TRUE((*found)->compressionDecision());
    EXPECT_EQ((*found)->compressionDecision()->why, CompressionDecision::Why::Demanded);
}

TEST_F(CompressedLine, LeftToMillraceItIsDecidedOnceAndSaid)
{
    using Why = CompressionDecision::Why;
    LoadCase load(*server);
    prepare(load, 6'000, true);
    const auto packed = Connection::open(lineTo({}, Compression::Zlib));
    ASSERT_TRUE(packed) << packed.error().text();
    const QString how = enumName((*packed)->compression()); // zstd where client and server have it
    // The line of a test never leaves the machine: what a first session far away finds is given.
    for (const auto &[found, said, status] :
         {std::tuple(std::optional<CompressionDecision>(), u"Not compressed: what passes does not leave"_s,
                     u"OFF"_s),
          {CompressionDecision{.why = Why::FarAway, .line = {.roundTripMs = 20}},
           u"Compressed (%1): a round trip takes 20 ms"_s.arg(how), u"ON"_s}}) {
        const auto witness = std::make_shared<Witness>();
        load.account = lineTo(load.plan.schema, Compression::Auto);
        load.account->opener = witness;
        load.account->compression = std::make_shared<CompressionChoice>();
        if (found)
            load.account->compression->settle(*found);
        (void)inPeace(load);
        ASSERT_TRUE(load.account->compression->decision());
        EXPECT_EQ(load.account->compression->decision()->why, found ? Why::FarAway : Why::SameMachine);
        EXPECT_EQ(witness->said().count(status), witness->said().size());
        EXPECT_EQ(std::count_if(load.events.begin(), load.events.end(),
                                [&said = said](const Event &event) { return event.text.startsWith(said); }),
                  1);
    }
}

/// A line of 100 Mbit/s, an arm's length away: what it carries says what its round trip does not.
TEST_F(CompressedLine, WhatTheLineCarriesIsMeasured)
{
    constexpr qint64 bytesPerSecond = 12'500'000;
    line->limitTo(bytesPerSecond);
    const auto putBack = qScopeGuard([] { line->limitTo(0); });
    const auto opened = Connection::open(lineTo({}, Compression::Off));
    ASSERT_TRUE(opened) << opened.error().text();
    const LineMeasure found = (*opened)->measuredLine();
    EXPECT_GE(found.roundTripMs, 0);
    EXPECT_GT(found.bytesPerSecond, 0);
    EXPECT_LT(found.bytesPerSecond, 2.0 * bytesPerSecond) << "more than can pass";
    EXPECT_EQ(CompressionDecision::of(true, true, found).why, CompressionDecision::Why::SlowLine);
    EXPECT_TRUE((*opened)->value(u"SELECT 1"_s)) << "it is of use afterwards";
}

} // namespace millrace::test::compression_test

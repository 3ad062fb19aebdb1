// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <mutex>
#include <optional>

namespace millrace {

/// Compression of the protocol: of all that passes a session, both ways.
enum class Compression
{
    Off,
    Zlib, ///< where client library and server both have zstd, the library takes that
    Zstd, ///< and nothing else
    Auto  ///< as CompressionDecision::of() has it
};

/// As the URL and the JSON write it.
template <>
inline constexpr auto enumNames<Compression> = namesOfEnum<Compression>({{Compression::Off, "off"},
                                                                         {Compression::Zlib, "zlib"},
                                                                         {Compression::Zstd, "zstd"},
                                                                         {Compression::Auto, "auto"}});

/// Case does not matter. Errors: BadTargetUrl.
Result<Compression> compressionFromName(const QString &name);

/// What was found of the way to a server.
struct LineMeasure
{
    double roundTripMs = -1;    ///< median; negative: not measured
    double bytesPerSecond = -1; ///< towards the server, on one session; negative: not measured
};

/// What became of Compression::Auto, and why.
struct CompressionDecision
{
    enum class Why
    {
        SameMachine, ///< a socket or a loopback address, and no ssh: nothing leaves this machine
        FastLine,    ///< it carries more than is packed; not measured: it is near
        SlowLine,
        FarAway,    ///< what it carries was not measured
        NotOffered, ///< slow or far away, but the server compresses nothing
        Demanded    ///< the server takes no session that is not compressed
    };

    /// From here on a line is faster than the zlib of the client library, which packs 20 to 50 MB of a dump
    /// per second and session (measured): a line of 100 Mbit/s carries 12 MB/s, one of 1 Gbit/s 118 MB/s.
    static constexpr double fastBytesPerSecond = 30e6;

    /// Of a line that was not measured: from here on it counts as slower than that. Within a machine room a
    /// round trip takes 0.05 to 0.5 ms and the line is of 1 Gbit/s (118 MB/s) or more, which workers that
    /// pack would not fill. A millisecond is 100 km of fibre there and back, or a router, a tunnel or a radio
    /// link in between: lines that are shared, and of a tenth of that.
    static constexpr double leastMs = 1.0;

    Why why = Why::SameMachine;
    LineMeasure line = {};

    bool compresses() const { return why == Why::SlowLine || why == Why::FarAway || why == Why::Demanded; }
    /// Of a session that has just been opened. \a offered: the server takes compressed ones.
    static CompressionDecision of(bool leavesMachine, bool offered, const LineMeasure &line);
};

/// The decision, made by the first session and kept for all others of the same target. From any thread.
class CompressionChoice
{
public:
    std::optional<CompressionDecision> decision() const;
    /// Who is second takes what the first one has found. Returns what counts.
    CompressionDecision settle(const CompressionDecision &found);

private:
    mutable std::mutex m_mutex;
    std::optional<CompressionDecision> m_decision; ///< protected by m_mutex
};

} // namespace millrace

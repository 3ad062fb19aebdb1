// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/login/compression.h"

#include "core/base/coretext.h"

namespace millrace {

Result<Compression> compressionFromName(const QString &name)
{
    if (const auto compression = enumFromName<Compression>(name.toLower()))
        return *compression;
    return fail({.code = ErrorCode::BadTargetUrl,
                 .what = CoreText::tr("compression=%1 is unknown.").arg(name),
                 .howToFix = CoreText::tr("Use off, zlib, zstd or auto.")});
}

CompressionDecision CompressionDecision::of(bool leavesMachine, bool offered, const LineMeasure &line)
{
    if (!leavesMachine)
        return {.why = Why::SameMachine};
    const bool isMeasured = line.bytesPerSecond >= 0;
    const bool isSlow = isMeasured ? line.bytesPerSecond < fastBytesPerSecond : line.roundTripMs >= leastMs;
    return {.why = !isSlow      ? Why::FastLine
                   : !offered   ? Why::NotOffered
                   : isMeasured ? Why::SlowLine
                                : Why::FarAway,
            .line = line};
}

std::optional<CompressionDecision> CompressionChoice::decision() const
{
    const std::lock_guard lock(m_mutex);
    return m_decision;
}

CompressionDecision CompressionChoice::settle(const CompressionDecision &found)
{
    const std::lock_guard lock(m_mutex);
    if (!m_decision)
        m_decision = found;
    return *m_decision;
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspect/dumphead.h"

#include "core/source/content/unpackedcontent.h"
#include "core/source/inspect/passedfiles.h"

#include <QElapsedTimer>
#include <QFileInfo>

namespace millrace {

namespace {

/// Fails where what is there ends, as the rest of it is on its way: what is whole in front of that is not
/// mistaken for a dump's last statement.
class HeadStream final : public ByteStream
{
public:
    explicit HeadStream(std::unique_ptr<ByteStream> input)
        : m_input(std::move(input))
    {}
    Result<std::span<const char>> next() override
    {
        auto block = m_input->next();
        // One that cannot be read from its first byte on is no head of anything.
        if (!block && !m_hasBytes)
            return block;
        m_hasBytes = true;
        m_hasEnded = !block || block->empty();
        if (m_hasEnded)
            return fail({.code = ErrorCode::StreamBroken});
        return block;
    }
    QByteArray sharedBlock() const override { return m_input->sharedBlock(); }
    qint64 fileBytesRead() const override { return m_input->fileBytesRead(); }
    bool hasEnded() const { return m_hasEnded; }

private:
    const std::unique_ptr<ByteStream> m_input;
    bool m_hasBytes = false;
    bool m_hasEnded = false;
};

/// The statement in which what is there ends makes no error: its rest is on its way.
Result<SqlDumpInspection> inspectHead(HeadStream &input)
{
    const SqlInspectLimits head = SqlInspectLimits::headOnly();
    PassedFiles files;
    const SqlInspectLimits limits{
        .keepTexts = true, .textBytes = 2 * head.bytes, .sources = &files}; // head.bytes is about so many
    SqlDumpInspector inspector(input, limits, {}, {});
    QElapsedTimer clock;
    clock.start();
    while (inspector.pieceBytes() < head.bytes && clock.elapsed() < head.milliseconds) {
        auto more = inspector.next();
        if (more && *more)
            if (const auto taken = inspector.take(); !taken)
                more = fail(taken.error());
        if (!more && !input.hasEnded())
            return fail(more.error());
        if (!more || !*more)
            break;
    }
    return inspector.cutInFront();
}

} // namespace

Result<DumpReading> readDumpHead(const QString &path)
{
    const Content content(path);
    MILLRACE_TRY(const auto fingerprint, fingerprintOf(path));
    MILLRACE_TRY(auto opened, openUnpacked(content));
    HeadStream input(std::move(opened));
    auto dump = inspectHead(input);
    if (!dump) {
        dump.error().context.file = path;
        return fail(dump.error());
    }
    dump->problems.clear(); // rows that cannot be read: of the part that they are in
    DumpReading head{.path = QFileInfo(path).absoluteFilePath(), .isHead = true};
    head.scripts << DumpScriptReading{.script = DumpScript{.content = content},
                                      .file = {.path = path, .fingerprint = fingerprint},
                                      .dump = *std::move(dump)};
    return head;
}

} // namespace millrace

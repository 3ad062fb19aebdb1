// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/memberstream.h"

#include "core/base/coretext.h"

namespace millrace {

namespace {

/// Goes on to the member; false when it does not come any more.
Result<bool> find(ArchiveReader &reader, const QString &member)
{
    for (;;) {
        MILLRACE_TRY(const auto next, reader.next());
        if (!next)
            return false;
        if (next->name == member && !next->link)
            return true;
    }
}

} // namespace

MemberStream::MemberStream(std::shared_ptr<ArchiveReader> reader)
    : m_reader(std::move(reader))
    , m_start(m_reader->position())
{}

Result<std::unique_ptr<MemberStream>> MemberStream::open(const QString &path, const QString &member)
{
    return ArchiveTrail().open(path, member);
}

Result<std::span<const char>> MemberStream::next()
{
    if (m_ended)
        return std::span<const char>();
    MILLRACE_TRY(auto block, m_reader->read(blockBytes));
    m_block = std::move(block); // a new one each time: the one before may be held by others
    m_read = m_reader->position() - m_start;
    m_ended = m_block.isEmpty();
    return std::span<const char>(m_block.constData(), static_cast<std::size_t>(m_block.size()));
}

Result<std::unique_ptr<MemberStream>> ArchiveTrail::open(const QString &path, const QString &member)
{
    if (m_reader && m_reader.use_count() == 1 && m_reader->path() == path) {
        // After an error the reader stands nowhere; from the front it comes again, or not.
        const auto found = find(*m_reader, member);
        if (found && *found)
            return std::unique_ptr<MemberStream>(new MemberStream(m_reader));
    }
    m_reader.reset();
    MILLRACE_TRY(m_reader, ArchiveReader::open(path));
    MILLRACE_TRY(const auto found, find(*m_reader, member));
    if (!found)
        return fail({.code = ErrorCode::SourceMissing,
                     .what = CoreText::tr("There is no file %1 in the archive %2.").arg(member, path),
                     .howToFix = CoreText::tr("Inspect the archive again; it is not what it was."),
                     .context = {.file = path}});
    return std::unique_ptr<MemberStream>(new MemberStream(m_reader));
}

} // namespace millrace

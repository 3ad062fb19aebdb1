// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/sortrun.h"

#include "core/base/coretext.h"

#include <QFile>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace millrace {

namespace {

Error unreadable(const QString &path, const QString &reason)
{
    return {
        .code = ErrorCode::FileNotReadable,
        .what = CoreText::tr("A temporary file of the sort, %1, cannot be read back: %2.").arg(path, reason),
        .howToFix = CoreText::tr("Check that disk, or give the sort another folder; then start it again."),
        .context = {.file = path}};
}

} // namespace

Result<std::unique_ptr<RunWriter>> RunWriter::create(const QString &path, BlockWriter::Options options)
{
    std::unique_ptr<RunWriter> writer(new RunWriter);
    writer->m_run.path = path;
    MILLRACE_TRY(writer->m_file, BlockWriter::create(path, options));
    return writer;
}

Result<void> RunWriter::put(const SortRecord &record)
{
    const std::size_t size = record.bytes();
    m_run.largestRecord = std::max(m_run.largestRecord, qint64(size));
    return m_file->append({record.stored, size});
}

Result<SortRun> RunWriter::finish()
{
    MILLRACE_TRY_VOID(m_file->finish(false));
    m_run.bytes = m_file->bytes();
    m_file.reset();
    return m_run;
}

Result<RunReader> RunReader::open(const SortRun &run, std::size_t bufferBytes)
{
    const int handle = ::open(QFile::encodeName(run.path).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return fail(unreadable(run.path, QString::fromLocal8Bit(std::strerror(errno))));
    ::posix_fadvise(handle, 0, 0, POSIX_FADV_SEQUENTIAL);
    RunReader reader(run, handle, std::max(bufferBytes, static_cast<std::size_t>(run.largestRecord)));
    MILLRACE_TRY_VOID(reader.next());
    return reader;
}

RunReader::RunReader(const SortRun &run, int handle, std::size_t bufferBytes)
    : m_path(run.path)
    , m_handle(handle)
    , m_left(run.bytes)
    , m_capacity(bufferBytes)
    , m_buffer(std::make_unique_for_overwrite<char[]>(bufferBytes))
{}

RunReader::RunReader(RunReader &&other) noexcept
    : m_path(std::move(other.m_path))
    , m_handle(std::exchange(other.m_handle, -1))
    , m_left(other.m_left)
    , m_capacity(other.m_capacity)
    , m_buffer(std::move(other.m_buffer))
    , m_at(other.m_at)
    , m_end(other.m_end)
    , m_ended(other.m_ended)
    , m_record(other.m_record)
    , m_prefix(other.m_prefix)
{}

RunReader::~RunReader()
{
    if (m_handle >= 0)
        ::close(m_handle);
}

Result<void> RunReader::next()
{
    const auto whole = [this] {
        const std::size_t there = m_end - m_at;
        return there >= SortRecord::headerBytes && there >= SortRecord::sizeAt(m_buffer.get() + m_at);
    };
    while (!whole()) {
        if (m_left == 0) {
            m_ended = true;
            if (m_at != m_end)
                return fail(unreadable(m_path, CoreText::tr("it ends in the middle of a row")));
            return {};
        }
        MILLRACE_TRY_VOID(refill());
    }
    m_record = SortRecord::read(m_buffer.get() + m_at);
    m_prefix = KeyPrefix::of(m_record.key);
    m_at += m_record.bytes();
    return {};
}

/// Moves what is left to the front and reads after it.
Result<void> RunReader::refill()
{
    if (m_at == 0 && m_end == m_capacity)
        return fail(unreadable(m_path, CoreText::tr("a row in it is longer than any that was written")));
    std::memmove(m_buffer.get(), m_buffer.get() + m_at, m_end - m_at);
    m_end -= m_at;
    m_at = 0;
    const auto wanted = static_cast<std::size_t>(std::min<qint64>(m_left, qint64(m_capacity - m_end)));
    const ssize_t got = ::read(m_handle, m_buffer.get() + m_end, wanted);
    if (got < 0 && errno == EINTR)
        return {};
    if (got <= 0)
        return fail(unreadable(m_path, got == 0 ? CoreText::tr("it is shorter than it was")
                                                : QString::fromLocal8Bit(std::strerror(errno))));
    m_end += static_cast<std::size_t>(got);
    m_left -= got;
    return {};
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/unpacker.h"

#include "core/base/coretext.h"
#include "core/source/bytes/sourceopen.h"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <utility>
#include <zlib.h>

namespace millrace {

namespace {

constexpr qint64 readBytesAtOnce = 256LL * 1024;

tl::unexpected<Error> because(const QString &reason)
{
    return fail({.code = ErrorCode::SourceUnreadable, .what = reason});
}

tl::unexpected<Error> bytesLeft()
{
    return because(
        CoreText::tr("after the end of what is compressed there are bytes that belong to nothing"));
}

/// gzip by zlib itself: libarchive's filter compares neither the checksum nor the length that stand after
/// the data, and takes a second part whose beginning is damaged for the end.
class GzipUnpacker final : public Unpacker
{
public:
    explicit GzipUnpacker(PackedInput &input)
        : m_input(input)
    {
        constexpr int gzipOnly = 16; // added to the size of the window: header and trailer are read and held
        m_ready = inflateInit2(&m_zlib, MAX_WBITS + gzipOnly) == Z_OK;
    }
    ~GzipUnpacker() override { inflateEnd(&m_zlib); }
    GzipUnpacker(const GzipUnpacker &) = delete;
    GzipUnpacker &operator=(const GzipUnpacker &) = delete;

    Result<qint64> read(char *buffer, qint64 size) override
    {
        if (!m_ready)
            return because(CoreText::tr("no memory to unpack it"));
        m_zlib.next_out = reinterpret_cast<Bytef *>(buffer);
        m_zlib.avail_out = static_cast<uInt>(size);
        while (m_zlib.avail_out > 0) {
            MILLRACE_TRY(const auto more, fill());
            if (!more && m_inPart)
                return because(CoreText::tr("it ends inside of what is compressed"));
            if (!more)
                break;
            if (!m_inPart && !beginsPart())
                return bytesLeft();
            if (m_padded)
                continue;
            m_inPart = true;
            const int state = inflate(&m_zlib, Z_NO_FLUSH);
            if (state == Z_STREAM_END) {
                m_inPart = false;
                m_parts = true;
                inflateReset(&m_zlib);
            } else if (state != Z_OK) {
                return because(m_zlib.msg != nullptr ? QString::fromLatin1(m_zlib.msg)
                                                     : QString::fromLatin1(zError(state)));
            }
        }
        return size - static_cast<qint64>(m_zlib.avail_out);
    }

    qint64 consumed() const override { return m_input.handedOut() - static_cast<qint64>(m_zlib.avail_in); }

private:
    /// False at the end of the input.
    Result<bool> fill()
    {
        if (m_zlib.avail_in > 0)
            return true;
        MILLRACE_TRY(const auto view, m_input.next());
        // zlib's interface is older than const; it does not write there.
        m_zlib.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(view.data()));
        m_zlib.avail_in = static_cast<uInt>(view.size());
        return !view.empty();
    }

    /// Between two parts. Zeros to the end are what a tape or a block device adds; they are passed over, and
    /// m_padded says so.
    bool beginsPart()
    {
        m_padded = m_padded || (m_parts && *m_zlib.next_in == 0);
        if (!m_padded)
            return true;
        const std::span bytes(m_zlib.next_in, m_zlib.avail_in);
        const bool zeros = std::all_of(bytes.begin(), bytes.end(), [](Bytef byte) { return byte == 0; });
        m_zlib.avail_in = 0;
        return zeros;
    }

    PackedInput &m_input;
    z_stream m_zlib{};
    bool m_ready = false;
    bool m_inPart = false;
    bool m_parts = false; ///< at least one was unpacked
    bool m_padded = false;
};

/// The others, by libarchive.
class ArchiveUnpacker final : public Unpacker
{
public:
    ArchiveUnpacker(Packing packing, PackedInput &input)
        : m_input(input)
    {
        archive *unpacker = m_unpacker.get();
        // That of this packing alone: one inside of another has its own turn.
        switch (packing) {
        case Packing::Gzip:
            break;
        case Packing::Bzip2:
            archive_read_support_filter_bzip2(unpacker);
            break;
        case Packing::Xz:
            archive_read_support_filter_xz(unpacker);
            break;
        case Packing::Zstd:
            archive_read_support_filter_zstd(unpacker);
            break;
        case Packing::Lz4:
            archive_read_support_filter_lz4(unpacker);
            break;
        }
        archive_read_support_format_raw(unpacker);
        archive_read_support_format_empty(unpacker);
    }

    Result<qint64> read(char *buffer, qint64 size) override
    {
        if (!m_begun) {
            MILLRACE_TRY_VOID(begin());
        }
        m_begun = true;
        const auto got =
            m_empty ? 0 : archive_read_data(m_unpacker.get(), buffer, static_cast<std::size_t>(size));
        if (got < 0)
            return damaged();
        if (got > 0)
            return static_cast<qint64>(got);
        MILLRACE_TRY(const auto left, m_input.next());
        if (!left.empty() || consumed() < m_input.handedOut())
            return bytesLeft();
        return 0;
    }

    qint64 consumed() const override { return archive_filter_bytes(m_unpacker.get(), -1); }

private:
    Result<void> begin()
    {
        const int opened = archive_read_open(m_unpacker.get(), &m_input, nullptr, readMore, nullptr);
        if (opened != ARCHIVE_OK)
            return damaged();
        archive_entry *entry = nullptr;
        const int found = archive_read_next_header(m_unpacker.get(), &entry);
        m_empty = found == ARCHIVE_EOF;
        // Bytes that only begin like a compressed file would be handed out as they are.
        if (!m_empty && (found != ARCHIVE_OK || archive_filter_count(m_unpacker.get()) < 2))
            return damaged();
        return {};
    }

    /// libarchive's way to ask for more.
    static la_ssize_t readMore(archive *, void *self, const void **bytes)
    {
        const auto view = static_cast<PackedInput *>(self)->next();
        if (!view)
            return -1;
        *bytes = view->data();
        return static_cast<la_ssize_t>(view->size());
    }

    tl::unexpected<Error> damaged() const
    {
        if (m_input.error())
            return fail(*m_input.error());
        const char *reason = archive_error_string(m_unpacker.get());
        return because(reason != nullptr ? QString::fromLocal8Bit(reason) : CoreText::tr("no reason given"));
    }

    PackedInput &m_input;
    std::unique_ptr<archive, decltype(&archive_read_free)> m_unpacker{archive_read_new(), archive_read_free};
    bool m_begun = false;
    bool m_empty = false;
};

} // namespace

Result<std::span<const char>> PackedInput::next()
{
    if (m_error)
        return fail(*m_error);
    std::span<const char> view;
    if (!inner) {
        m_block.resize(readBytesAtOnce);
        const qint64 got = file.read(m_block.data(), readBytesAtOnce);
        if (got < 0)
            m_error = sourceUnreadable(file.fileName(), file.errorString());
        view = {m_block.constData(), static_cast<std::size_t>(qMax<qint64>(0, got))};
    } else if (!first.isEmpty()) {
        m_block = std::exchange(first, {});
        view = {m_block.constData(), static_cast<std::size_t>(m_block.size())};
    } else if (const auto taken = inner->next()) {
        view = *taken;
    } else {
        m_error = taken.error();
    }
    if (m_error)
        return fail(*m_error);
    m_handedOut += static_cast<qint64>(view.size());
    return view;
}

std::unique_ptr<Unpacker> makeUnpacker(Packing packing, PackedInput &input)
{
    if (packing == Packing::Gzip)
        return std::make_unique<GzipUnpacker>(input);
    return std::make_unique<ArchiveUnpacker>(packing, input);
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#define XXH_INLINE_ALL
#include <QByteArray>
#include <archive.h>
#include <archive_entry.h>
#include <memory>
#include <stdexcept>
#include <xxhash.h>

namespace millrace::test {

/// What the zstd program writes and libarchive leaves out: the low half of the content's XXH64 after the
/// frame, and the flag in the frame's header that says so (RFC 8878, 3.1.1).
inline QByteArray withZstdChecksum(QByteArray frame, const QByteArray &content)
{
    constexpr qsizetype descriptorAt = 4;
    constexpr char checksumFlag = 4;
    const auto sum =
        static_cast<quint32>(XXH64(content.constData(), static_cast<std::size_t>(content.size()), 0));
    frame[descriptorAt] = static_cast<char>(frame.at(descriptorAt) | checksumFlag);
    for (int byte = 0; byte < 4; ++byte)
        frame += static_cast<char>(sum >> (8 * byte) & 0xFF);
    return frame;
}

/// The bytes compressed: "gzip", "bzip2", "xz", "zstd", "lz4".
inline QByteArray packed(const QByteArray &bytes, const char *filter)
{
    QByteArray out(bytes.size() + 64 * 1024, Qt::Uninitialized);
    std::size_t used = 0;
    const std::unique_ptr<archive, decltype(&archive_write_free)> writer(archive_write_new(),
                                                                         archive_write_free);
    const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                              archive_entry_free);
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_pathname(entry.get(), "data");
    archive_entry_set_size(entry.get(), bytes.size());
    const bool good = archive_write_add_filter_by_name(writer.get(), filter) == ARCHIVE_OK &&
                      archive_write_set_format_raw(writer.get()) == ARCHIVE_OK &&
                      archive_write_open_memory(writer.get(), out.data(),
                                                static_cast<std::size_t>(out.size()), &used) == ARCHIVE_OK &&
                      archive_write_header(writer.get(), entry.get()) == ARCHIVE_OK &&
                      archive_write_data(writer.get(), bytes.constData(),
                                         static_cast<std::size_t>(bytes.size())) == bytes.size() &&
                      archive_write_close(writer.get()) == ARCHIVE_OK;
    if (!good)
        throw std::runtime_error(archive_error_string(writer.get()));
    out.truncate(static_cast<qsizetype>(used));
    return qstrcmp(filter, "zstd") == 0 ? withZstdChecksum(out, bytes) : out;
}

} // namespace millrace::test

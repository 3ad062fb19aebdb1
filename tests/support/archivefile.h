// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/pack.h"

#include <QByteArray>
#include <QPair>
#include <QVector>
#include <archive.h>
#include <archive_entry.h>
#include <memory>
#include <stdexcept>

namespace millrace::test {

struct ArchiveEntry
{
    QByteArray name;
    QByteArray content;
    QByteArray linkTo = {}; ///< a symbolic link instead
};

/// An archive in memory. \a format: "zip", "ustar", "gnutar"; \a filter as in packed(), or none; \a options
/// as libarchive takes them ("zip:encryption=aes128"), with \a password.
inline QByteArray archived(const QVector<ArchiveEntry> &entries, const char *format,
                           const char *filter = nullptr, const char *options = nullptr,
                           const char *password = nullptr)
{
    if (filter != nullptr)
        return packed(archived(entries, format, nullptr, options, password), filter);
    qsizetype size = 1024 * 1024;
    for (const ArchiveEntry &entry : entries)
        size += entry.content.size() + 4096;
    QByteArray out(size, Qt::Uninitialized);
    std::size_t used = 0;
    const std::unique_ptr<archive, decltype(&archive_write_free)> writer(archive_write_new(),
                                                                         archive_write_free);
    const auto expect = [&writer](bool good) {
        if (!good)
            throw std::runtime_error(archive_error_string(writer.get()));
    };
    expect(archive_write_set_format_by_name(writer.get(), format) == ARCHIVE_OK);
    archive_write_set_bytes_in_last_block(writer.get(), 1);
    if (options != nullptr)
        expect(archive_write_set_options(writer.get(), options) == ARCHIVE_OK);
    if (password != nullptr)
        expect(archive_write_set_passphrase(writer.get(), password) == ARCHIVE_OK);
    expect(archive_write_open_memory(writer.get(), out.data(), static_cast<std::size_t>(out.size()), &used) ==
           ARCHIVE_OK);
    for (const ArchiveEntry &one : entries) {
        const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                                  archive_entry_free);
        archive_entry_set_pathname(entry.get(), one.name.constData());
        archive_entry_set_perm(entry.get(), 0644);
        if (!one.linkTo.isEmpty()) {
            archive_entry_set_filetype(entry.get(), AE_IFLNK);
            archive_entry_set_symlink(entry.get(), one.linkTo.constData());
        } else {
            archive_entry_set_filetype(entry.get(), one.name.endsWith('/') ? AE_IFDIR : AE_IFREG);
            archive_entry_set_size(entry.get(), one.content.size());
        }
        expect(archive_write_header(writer.get(), entry.get()) == ARCHIVE_OK);
        if (!one.content.isEmpty())
            expect(archive_write_data(writer.get(), one.content.constData(),
                                      static_cast<std::size_t>(one.content.size())) == one.content.size());
    }
    expect(archive_write_close(writer.get()) == ARCHIVE_OK);
    out.truncate(static_cast<qsizetype>(used));
    return out;
}

} // namespace millrace::test

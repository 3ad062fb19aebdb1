// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/archivereader.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/packedstream.h"
#include "core/source/bytes/packing.h"
#include "core/source/bytes/sourceopen.h"

#include <QFileInfo>
#include <QStringDecoder>
#include <archive.h>
#include <archive_entry.h>
#include <array>

namespace millrace {

namespace {

constexpr qsizetype tarBlock = 512;
constexpr std::size_t blockBytes = std::size_t{256} * 1024;

/// The sum over a tar header's bytes, its own field taken for blanks, is written in that field: an old tar
/// has no other mark.
bool isTarHeader(const QByteArray &head)
{
    constexpr qsizetype sumAt = 148;
    constexpr qsizetype sumBytes = 8;
    if (head.size() < tarBlock || head.at(0) == '\0')
        return false;
    bool isNumber = false;
    const QByteArray field = head.mid(sumAt, sumBytes).replace('\0', ' ').trimmed();
    const qint64 written = field.toLongLong(&isNumber, 8);
    qint64 sum = 0;
    for (qsizetype i = 0; i < tarBlock; ++i)
        sum += i >= sumAt && i < sumAt + sumBytes ? ' ' : static_cast<unsigned char>(head.at(i));
    return isNumber && sum == written;
}

QString nameOf(archive_entry *entry)
{
    if (const char *utf8 = archive_entry_pathname_utf8(entry))
        return QString::fromUtf8(utf8);
    const QByteArray raw = archive_entry_pathname(entry);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString name = decoder(raw);
    return decoder.hasError() ? QString::fromLatin1(raw) : name;
}

} // namespace

std::optional<ArchiveKind> archiveKindOf(const QByteArray &head)
{
    if (head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06"))
        return ArchiveKind::Zip;
    if (head.startsWith("7z\xBC\xAF\x27\x1C"))
        return ArchiveKind::SevenZip;
    if (isTarHeader(head))
        return ArchiveKind::Tar;
    return std::nullopt;
}

Result<std::optional<ArchiveKind>> archiveKindOfFile(const QString &path)
{
    MILLRACE_TRY(const auto head, readBytes(path, 0, tarBlock));
    MILLRACE_TRY(const auto packing, packingOfFile(path, head.left(magicBytes)));
    if (!packing)
        return archiveKindOf(head);
    MILLRACE_TRY(auto unpacked, PackedStream::open(path));
    MILLRACE_TRY(const auto block, unpacked->next());
    const auto kind =
        archiveKindOf(QByteArray(block.data(), static_cast<qsizetype>(block.size())).left(tarBlock));
    return kind == ArchiveKind::Tar ? kind : std::nullopt;
}

bool hasArchiveName(const QString &path)
{
    static const std::array<const char *, 8> suffixes{".zip", ".tgz",  ".tbz",  ".tbz2",
                                                      ".txz", ".tzst", ".tlz4", ".tar"};
    const QString name = unpackedName(path); // dump.tar of dump.tar.gz
    for (const char *suffix : suffixes)
        if (name.endsWith(QLatin1String(suffix), Qt::CaseInsensitive))
            return true;
    return false;
}

struct ArchiveReader::Handle
{
    QFile file;                             ///< ours, so that opening it fails as for every other source
    std::unique_ptr<PackedStream> unpacked; ///< what is in the file, if it is compressed as a whole
    std::optional<Error> unpackError;

    /// libarchive's way to ask for more of what is unpacked.
    static la_ssize_t readUnpacked(archive *, void *self, const void **bytes)
    {
        auto &handle = *static_cast<Handle *>(self);
        const auto view = handle.unpacked->next();
        if (!view) {
            handle.unpackError = view.error();
            return -1;
        }
        *bytes = view->data();
        return static_cast<la_ssize_t>(view->size());
    }
    /// Reads on after the end of the .tar, to where the checksums stand of what it was compressed to.
    Result<void> finish()
    {
        for (;;) {
            MILLRACE_TRY(const auto view, unpacked->next());
            if (view.empty())
                return {};
        }
    }
    std::unique_ptr<archive, decltype(&archive_read_free)> reader{archive_read_new(), archive_read_free};
};

ArchiveReader::ArchiveReader()
    : m_handle(std::make_unique<Handle>())
{}

ArchiveReader::~ArchiveReader() = default;

Result<std::unique_ptr<ArchiveReader>> ArchiveReader::open(const QString &path)
{
    MILLRACE_TRY(const auto head, readBytes(path, 0, tarBlock));
    std::unique_ptr<ArchiveReader> result(new ArchiveReader);
    result->m_path = path;
    result->m_kind = archiveKindOf(head).value_or(ArchiveKind::Tar);
    Handle &handle = *result->m_handle;
    MILLRACE_TRY_VOID(openSourceFile(handle.file, path));
    archive *reader = handle.reader.get();
    if (result->m_kind == ArchiveKind::Zip) {
        // Not the reader that goes from front to back: it would take a .zip whose end is missing for a whole
        // one with fewer files.
        archive_read_support_format_zip_seekable(reader);
    } else {
        archive_read_support_format_tar(reader);
    }
    if (packingOf(head)) {
        MILLRACE_TRY(handle.unpacked, PackedStream::open(path));
    }
    const int opened = handle.unpacked
                           ? archive_read_open(reader, &handle, nullptr, Handle::readUnpacked, nullptr)
                           : archive_read_open_fd(reader, handle.file.handle(), blockBytes);
    if (opened != ARCHIVE_OK)
        return fail(result->damaged(result->m_kind == ArchiveKind::Zip
                                        ? CoreText::tr("the directory at the end of a .zip is missing")
                                        : QString()));
    return result;
}

Result<std::optional<ArchiveMember>> ArchiveReader::next()
{
    archive *reader = m_handle->reader.get();
    const bool plainTar = m_kind == ArchiveKind::Tar && !isSequential();
    for (;;) {
        archive_entry *entry = nullptr;
        const int found = archive_read_next_header(reader, &entry);
        if (found == ARCHIVE_EOF) {
            // libarchive takes a .tar that was cut between two files for a whole one.
            if (plainTar && m_memberEnd > 0 && m_handle->file.size() <= m_memberEnd)
                return fail(damaged(CoreText::tr("the mark at the end of a .tar is missing")));
            if (isSequential())
                MILLRACE_TRY_VOID(m_handle->finish());
            return std::optional<ArchiveMember>();
        }
        if (found != ARCHIVE_OK && found != ARCHIVE_WARN)
            return fail(damaged());
        ArchiveMember member{.name = nameOf(entry)};
        m_member = member.name;
        if (archive_entry_size_is_set(entry) != 0)
            member.bytes = archive_entry_size(entry);
        if (plainTar) {
            const qint64 size = qMax<qint64>(0, member.bytes);
            m_memberEnd = position() + (size + tarBlock - 1) / tarBlock * tarBlock;
            if (position() + size > m_handle->file.size())
                return fail(damaged(CoreText::tr("the archive ends inside this file")));
        }
        member.encrypted = archive_entry_is_data_encrypted(entry) > 0;
        member.link = archive_entry_hardlink(entry) != nullptr || archive_entry_filetype(entry) == AE_IFLNK;
        if (member.link || archive_entry_filetype(entry) == AE_IFREG)
            return member;
    }
}

Result<QByteArray> ArchiveReader::read(qsizetype most)
{
    QByteArray block(most, Qt::Uninitialized);
    const auto got = archive_read_data(m_handle->reader.get(), block.data(), static_cast<std::size_t>(most));
    if (got < 0)
        return fail(damaged());
    block.truncate(static_cast<qsizetype>(got));
    return block;
}

qint64 ArchiveReader::position() const
{
    return isSequential() ? m_handle->unpacked->fileBytesRead()
                          : archive_filter_bytes(m_handle->reader.get(), -1);
}

bool ArchiveReader::isSequential() const
{
    return m_handle->unpacked != nullptr;
}

Error ArchiveReader::damaged(const QString &reason) const
{
    if (m_handle->unpackError)
        return *m_handle->unpackError;
    const char *said = archive_error_string(m_handle->reader.get());
    const QString why = !reason.isEmpty() ? reason
                        : said != nullptr ? QString::fromLocal8Bit(said)
                                          : CoreText::tr("no reason given");
    const QString at = m_member.isEmpty() ? QString() : CoreText::tr(", at %1").arg(m_member);
    return {.code = ErrorCode::SourceUnreadable,
            .what =
                CoreText::tr("%1 is damaged or cut short: %2 (near byte %3 of %4%5).")
                    .arg(m_path, why, groupedNumber(position()), groupedNumber(m_handle->file.size()), at),
            .howToFix =
                CoreText::tr("Copy the archive again, and compare its size and checksum with the original."),
            .context = {.file = m_path}};
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/packing.h"

#include "core/base/coretext.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

struct Known
{
    Packing packing;
    QByteArray magic;
    std::array<const char *, 2> suffixes;
};

const std::array<Known, 5> &known()
{
    static const std::array<Known, 5> all{
        {{Packing::Gzip, QByteArray("\x1F\x8B\x08", 3), {".gz", ".gzip"}},
         {Packing::Bzip2, QByteArray("BZh", 3), {".bz2", ".bzip2"}},
         {Packing::Xz, QByteArray("\xFD\x37zXZ\x00", 6), {".xz", ".xz"}},
         {Packing::Zstd, QByteArray("\x28\xB5\x2F\xFD", 4), {".zst", ".zstd"}},
         {Packing::Lz4, QByteArray("\x04\x22\x4D\x18", 4), {".lz4", ".lz4"}}}};
    return all;
}

} // namespace

std::optional<Packing> packingOf(const QByteArray &head)
{
    for (const Known &one : known())
        // "BZh" may begin an honest text; a block's or the stream's end's magic after it does not.
        if (head.startsWith(one.magic) && (one.packing != Packing::Bzip2 || head.mid(4, 6) == "1AY&SY" ||
                                           head.mid(4, 6) == "\x17\x72\x45\x38\x50\x90"))
            return one.packing;
    return std::nullopt;
}

Result<std::optional<Packing>> packingOfFile(const QString &path, const QByteArray &head)
{
    const auto packing = packingOf(head);
    const auto isText = [](char c) { return (c >= ' ' && c <= '~') || c == '\t' || c == '\n' || c == '\r'; };
    if (packing || unpackedName(path) == path || std::all_of(head.begin(), head.end(), isText))
        return packing;
    return fail({.code = ErrorCode::SourceUnreadable,
                 .what = CoreText::tr("%1 is damaged, or is not what its name says: it does not begin like a "
                                      "compressed file, and not like a text.")
                             .arg(path),
                 .howToFix = CoreText::tr("Copy the file again, and compare its size and checksum with the "
                                          "original; if it is not compressed, give it another name."),
                 .context = {.file = path}});
}

QString unpackedName(const QString &path)
{
    for (const Known &one : known())
        for (const char *suffix : one.suffixes)
            if (const QLatin1String end(suffix); path.endsWith(end, Qt::CaseInsensitive))
                return path.chopped(end.size());
    return path;
}

} // namespace millrace

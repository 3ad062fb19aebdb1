// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/archivelist.h"

#include "core/base/coretext.h"

#include <QFileInfo>
#include <QHash>

namespace millrace {

namespace {

constexpr qsizetype headBytes = 64LL * 1024;
constexpr qint64 headsBytes = 64LL * 1024 * 1024;

Error passedOver(const QString &path, const ArchiveMember &member, const QString &reason,
                 const QString &howToFix)
{
    return {.code = ErrorCode::SourceUnsupported,
            .what = CoreText::tr("%1/%2 was passed over: %3.").arg(path, member.name, reason),
            .howToFix = howToFix,
            .context = {.file = path}};
}

/// .DS_Store and the like, and __MACOSX/._credits.txt.
bool isHidden(const QString &name)
{
    return name.mid(name.lastIndexOf(u'/') + 1).startsWith(u'.');
}

Result<void> readHead(ArchiveReader &reader, ListedMember &listed)
{
    while (listed.head.size() < headBytes) {
        MILLRACE_TRY(const auto block, reader.read(headBytes - listed.head.size()));
        listed.headIsWhole = block.isEmpty();
        if (block.isEmpty())
            break;
        listed.head += block;
    }
    listed.hasHead = true;
    return {};
}

/// Which of two files of one name is meant nobody can know: none of them is taken.
void dropTwins(const QString &path, ArchiveListing &listing)
{
    QHash<QString, int> times;
    for (const ListedMember &listed : std::as_const(listing.members))
        ++times[listed.member.name];
    for (const ListedMember &listed : std::as_const(listing.members))
        if (int &count = times[listed.member.name]; count > 1) {
            listing.passed << passedOver(
                path, listed.member, CoreText::tr("the archive holds %1 files of this name").arg(count),
                CoreText::tr("Unpack the archive and name the file that is wanted."));
            count = -1; // said once
        }
    listing.members.removeIf(
        [&times](const ListedMember &listed) { return times.value(listed.member.name) != 1; });
}

} // namespace

Result<ArchiveListing> listArchive(const QString &path, std::stop_token stop)
{
    MILLRACE_TRY(auto opened, ArchiveReader::open(path));
    ArchiveReader &reader = *opened;
    ArchiveListing listing;
    qint64 heads = 0;
    qint64 start = 0;
    for (;;) {
        if (stop.stop_requested())
            return fail(lookStopped(CoreText::tr("The look into %1 was cancelled.").arg(path)));
        MILLRACE_TRY(const auto next, reader.next());
        listing.isSequential = reader.isSequential();
        // Headers and what is passed over count for the member before, so that the shares make up the whole.
        const qint64 end = next ? qMax(start, reader.position()) : QFileInfo(path).size();
        if (!listing.members.isEmpty())
            listing.members.last().archiveBytes += end - start;
        start = listing.members.isEmpty() ? start : end;
        if (!next)
            break;
        const ArchiveMember &member = *next;
        if (isHidden(member.name))
            continue;
        if (member.link) {
            listing.passed << passedOver(path, member, CoreText::tr("it is a link to another file"),
                                         CoreText::tr("Nothing is missing if that file is in the archive."));
            continue;
        }
        if (member.encrypted) {
            listing.passed << passedOver(path, member, CoreText::tr("it is encrypted"),
                                         CoreText::tr("Unpack the archive with its password first, or make "
                                                      "it again without one."));
            continue;
        }
        ListedMember listed{.member = member};
        if (heads < headsBytes)
            MILLRACE_TRY_VOID(readHead(reader, listed));
        heads += listed.head.size();
        listing.members << listed;
    }
    dropTwins(path, listing);
    return listing;
}

} // namespace millrace

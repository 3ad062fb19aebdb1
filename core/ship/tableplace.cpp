// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/tableplace.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/ship/filespelling.h"
#include "core/sql/quoting.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>
#include <xxhash.h>

namespace millrace {

namespace {

constexpr std::size_t blockBytes = std::size_t(4) << 20;

/// A descriptor that is closed.
class OpenFile
{
public:
    OpenFile(const QString &path, int flags, mode_t mode = 0)
        : m_file(::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, mode))
    {}
    ~OpenFile()
    {
        if (m_file >= 0)
            ::close(m_file);
    }
    OpenFile(const OpenFile &) = delete;
    OpenFile &operator=(const OpenFile &) = delete;
    int get() const { return m_file; }

private:
    int m_file;
};

Error outOfReach(const QString &what)
{
    return {.code = ErrorCode::ShipFolderOutOfReach,
            .what = what,
            .howToFix = CoreText::tr(
                "Run millrace-cli as the server's account or as root on the server's machine, or "
                "load another way (leave --way out).")};
}

Result<void> copyBytes(const OpenFile &from, const OpenFile &to, const QString &target)
{
    // One block list for both, where the file system can do that.
    if (::ioctl(to.get(), FICLONE, from.get()) == 0)
        return {};
    std::vector<char> block(blockBytes);
    for (;;) {
        const ssize_t got = ::read(from.get(), block.data(), block.size());
        if (got < 0)
            return fail(writeError(target, errno, CoreText::tr("its original cannot be read")));
        if (got == 0)
            return {};
        for (ssize_t done = 0; done < got;) {
            const ssize_t written =
                ::write(to.get(), block.data() + done, static_cast<std::size_t>(got - done));
            if (written < 0)
                return fail(writeError(target, errno, qt_error_string(errno)));
            done += written;
        }
    }
}

void syncFolder(const QString &path)
{
    const OpenFile folder(path, O_RDONLY | O_DIRECTORY);
    if (folder.get() >= 0)
        ::fsync(folder.get());
}

} // namespace

Result<void> copyProved(const QString &from, const QString &to)
{
    QFile::remove(to);
    {
        const OpenFile source(from, O_RDONLY);
        const OpenFile target(to, O_WRONLY | O_CREAT | O_EXCL, 0600);
        if (source.get() < 0)
            return fail({.code = ErrorCode::FileNotReadable,
                         .what = CoreText::tr("%1 cannot be read: %2.").arg(from, qt_error_string(errno)),
                         .howToFix = CoreText::tr("Check its owner and permissions.")});
        if (target.get() < 0)
            return fail(writeError(to, errno, qt_error_string(errno)));
        MILLRACE_TRY_VOID(copyBytes(source, target, to));
        if (::fsync(target.get()) != 0)
            return fail(writeError(to, errno, qt_error_string(errno)));
    }
    MILLRACE_TRY(const auto before, hashOfFile(from));
    MILLRACE_TRY(const auto after, hashOfFile(to));
    if (before == after)
        return {};
    return fail({.code = ErrorCode::ShipFileFaulty,
                 .what = CoreText::tr("The copy %1 differs from %2.").arg(to, from),
                 .howToFix = CoreText::tr("Look at memory and disks of this machine; then try again.")});
}

void writeOut(const QString &path)
{
    const OpenFile file(path, O_RDONLY);
    if (file.get() >= 0)
        ::fsync(file.get());
}

Result<quint64> hashOfFile(const QString &path)
{
    const OpenFile file(path, O_RDONLY);
    std::vector<char> block(blockBytes);
    const std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state(XXH3_createState(), XXH3_freeState);
    XXH3_64bits_reset(state.get());
    for (;;) {
        const ssize_t got = file.get() < 0 ? -1 : ::read(file.get(), block.data(), block.size());
        if (got < 0)
            return fail({.code = ErrorCode::FileNotReadable,
                         .what = CoreText::tr("%1 cannot be read: %2.").arg(path, qt_error_string(errno)),
                         .howToFix = CoreText::tr("Check its owner and permissions.")});
        if (got == 0)
            return XXH3_64bits_digest(state.get());
        XXH3_64bits_update(state.get(), block.data(), static_cast<std::size_t>(got));
    }
}

Result<TablePlace> TablePlace::find(Connection &connection, const QString &schema, const QString &table)
{
    TablePlace place;
    MILLRACE_TRY(place.m_files, TableFiles::of(connection, schema, table));
    struct stat facts = {};
    if (::stat(QFile::encodeName(place.ibd()).constData(), &facts) == 0) {
        place.m_owner = facts.st_uid;
        place.m_group = facts.st_gid;
        place.m_mode = facts.st_mode & 0777U;
        return place;
    }
    // Discarded, or of a server elsewhere: its folder has to do.
    if (::stat(QFile::encodeName(place.folder()).constData(), &facts) != 0)
        return fail(
            outOfReach(CoreText::tr("%1, where the server keeps the schema, cannot be seen from here (%2).")
                           .arg(place.folder(), qt_error_string(errno))));
    place.m_owner = facts.st_uid;
    place.m_group = facts.st_gid;
    place.m_mode = 0640;
    return place;
}

Result<void> TablePlace::checkWritable() const
{
    const bool isOwner = ::geteuid() == 0 || ::geteuid() == m_owner;
    if (isOwner && ::access(QFile::encodeName(folder()).constData(), W_OK | X_OK) == 0)
        return {};
    return fail(outOfReach(CoreText::tr("This account may not put files into %1, which belongs to %2.")
                               .arg(folder(), QFileInfo(folder()).owner())));
}

Result<void> TablePlace::exportTo(Connection &connection, const QString &folder, const QString &name) const
{
    MILLRACE_TRY_VOID(ensurePrivateFolder(folder));
    MILLRACE_TRY_VOID(connection.execute(
        u"FLUSH TABLES %1 FOR EXPORT"_s.arg(qualifiedName(m_files.schema, m_files.table))));
    const auto copied = [&]() -> Result<void> {
        if (!QFileInfo::exists(cfg()))
            return fail(
                outOfReach(CoreText::tr("The server wrote no %1 for the export: that folder is not its own.")
                               .arg(cfg())));
        MILLRACE_TRY_VOID(copyProved(ibd(), folder + u'/' + name + u".ibd"_s));
        return copyProved(cfg(), folder + u'/' + name + u".cfg"_s);
    }();
    const auto unlocked = connection.execute(u"UNLOCK TABLES"_s);
    return copied ? unlocked : copied;
}

Result<void> TablePlace::put(const QString &from, const QString &as, bool mayMove) const
{
    const QString before = as + u".millrace"_s;
    const QByteArray path = QFile::encodeName(before);
    if (!mayMove || ::rename(QFile::encodeName(from).constData(), path.constData()) != 0)
        MILLRACE_TRY_VOID(copyProved(from, before));
    if ((::geteuid() == 0 && ::chown(path.constData(), m_owner, m_group) != 0) ||
        ::chmod(path.constData(), m_mode) != 0)
        return fail(writeError(before, errno, qt_error_string(errno)));
    {
        const OpenFile file(before, O_RDONLY);
        if (file.get() < 0 || ::fsync(file.get()) != 0)
            return fail(writeError(before, errno, qt_error_string(errno)));
    }
    if (::rename(path.constData(), QFile::encodeName(as).constData()) != 0)
        return fail(writeError(as, errno, qt_error_string(errno)));
    syncFolder(folder());
    return {};
}

void TablePlace::clear() const
{
    for (const QString &file : {cfg(), cfg() + u".millrace"_s, ibd() + u".millrace"_s})
        QFile::remove(file);
}

} // namespace millrace

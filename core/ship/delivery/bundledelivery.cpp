// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/delivery/bundledelivery.h"

#include "core/base/coretext.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/server/remoteshell.h"
#include "core/ship/tableplace.h"
#include "core/sql/quoting.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <unistd.h>

namespace millrace {

namespace {

constexpr auto readmeName = "README.txt"_L1;
constexpr auto scriptName = "place.sh"_L1;
// No name that a server would open.
constexpr char ibdParcel[] = ".ibd.millrace";
constexpr char cfgParcel[] = ".cfg.millrace";

bool holds(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.readAll() == text;
}

Result<void> writeText(const QString &path, const QString &text)
{
    return holds(path, text.toUtf8()) ? Result<void>() : writeFileAtomically(path, text.toUtf8());
}

/// For terminals, which break lines within words.
QString wrapped(const QString &text)
{
    constexpr qsizetype width = 78;
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        lines << QString();
        for (const QString &word : line.split(u' ')) {
            if (!lines.last().isEmpty() && lines.last().size() + word.size() >= width)
                lines << QString();
            lines.last() += (lines.last().isEmpty() ? QString() : u" "_s) + word;
        }
    }
    return lines.join(u'\n');
}

/// A second name for the same bytes where that can be, else a copy; not again where it is there.
Result<void> layBeside(const QString &from, const QString &as)
{
    MILLRACE_TRY(const auto wanted, hashOfFile(from));
    if (QFileInfo::exists(as))
        if (const auto there = hashOfFile(as); there && *there == wanted)
            return {};
    QFile::remove(as);
    if (::link(QFile::encodeName(from).constData(), QFile::encodeName(as).constData()) == 0)
        return {};
    return copyProved(from, as);
}

} // namespace

Result<void> BundleDelivery::prepare(Connection &)
{
    return ensurePrivateFolder(m_facts.folder);
}

Result<void> BundleDelivery::stage(const Files &files)
{
    MILLRACE_TRY_VOID(ensurePrivateFolder(m_facts.folder));
    MILLRACE_TRY(const auto ibdSum, sha256OfFile(files.ibd));
    MILLRACE_TRY(const auto cfgSum, sha256OfFile(files.cfg));
    MILLRACE_TRY_VOID(layBeside(files.ibd, path(parcel(ibdParcel))));
    MILLRACE_TRY_VOID(layBeside(files.cfg, path(parcel(cfgParcel))));
    MILLRACE_TRY_VOID(writeText(path(readmeName), readme()));
    // Last: where it is, the rest is.
    return writeText(path(scriptName), script(ibdSum, cfgSum));
}

Result<void> BundleDelivery::bring(const Files &files, bool)
{
    return stage(files);
}

QString BundleDelivery::awaited() const
{
    return CoreText::tr("Waiting for the files of %1. On the server's machine, as root or as the server's "
                        "account: sh %2. %3 says what it does.")
        .arg(qualifiedName(m_facts.files.schema, m_facts.files.table), path(scriptName), path(readmeName));
}

void BundleDelivery::clear(Connection &server, bool imported)
{
    if (!imported)
        return;
    // The end of an export takes the .cfg away, whoever put it there (MySQL 9.7.4, MariaDB 10.11.19).
    if (server.execute(
            u"FLUSH TABLES %1 FOR EXPORT"_s.arg(qualifiedName(m_facts.files.schema, m_facts.files.table))))
        (void)server.execute(u"UNLOCK TABLES"_s);
}

QString BundleDelivery::folderOf(const QString &shipTo, const QString &runFolder)
{
    return shipTo.isEmpty() ? runFolder + u"/bundle"_s : shipTo + u'/' + QFileInfo(runFolder).fileName();
}

void BundleDelivery::remove(const QString &folder)
{
    QDir bundle(folder);
    for (const QString &name : bundle.entryList({scriptName, readmeName, u"*.millrace"_s}, QDir::Files))
        bundle.remove(name);
    QDir().rmdir(folder); // stays where somebody put something into it
}

QString BundleDelivery::readme() const
{
    const TableFiles &files = m_facts.files;
    const QString table = files.schema + u'.' + files.table;
    QStringList parts;
    parts << CoreText::tr("The table %1 of the server %2, run %3 of Millrace.")
                 .arg(table, m_facts.server, m_facts.run);
    parts << CoreText::tr(
                 "What there is to do, by somebody who may write into %1 (root, or the server's account):")
                 .arg(files.folder);
    parts << CoreText::tr("1. Copy this folder to the server's machine, if it is not there.\n"
                          "2. There: sh %1\n"
                          "3. That is all. Millrace sees that the files are there, has the server take them "
                          "in, counts, and ends.")
                 .arg(scriptName);
    parts << CoreText::tr("Put the files there by the script and in no other way. A MySQL server stops when "
                          "it takes in a file that is there only in part, and does not start as long as it "
                          "lies there. The script copies under other names, compares the checksums "
                          "(SHA-256), sets owner and mode, and only then gives the files the names that the "
                          "server looks for. It puts nothing over a file that is there.");
    parts << CoreText::tr("If the server keeps its data elsewhere on that machine than where it says "
                          "(%1), as with a container: sh %2 THAT-DIRECTORY")
                 .arg(files.dataFolder, scriptName);
    parts << CoreText::tr("Until the files are in, every statement that reads or writes the table gets the "
                          "error 1814 (tablespace is discarded); the table was empty before. No other table "
                          "is touched or locked. Millrace looks every few seconds, and with each look the "
                          "server writes one to three lines into its error log.");
    parts << CoreText::tr("If Millrace was ended meanwhile, go on with: millrace-cli resume %1\n"
                          "To have the empty table back: millrace-cli rollback %1\n"
                          "The server can be started anew at any time.")
                 .arg(m_facts.run);
    return wrapped(parts.join(u"\n\n"_s)) + u'\n';
}

QString BundleDelivery::script(const QString &ibdSum, const QString &cfgSum) const
{
    const TableFiles &files = m_facts.files;
    // POSIX sh, and of others sha256sum and a sync that takes files. A hard link, unlike mv, takes no name
    // that is given already.
    return uR"sh(#!/bin/sh
# %1: run it on the server's machine, as root or as the server's account.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
to=${1:-%2}/%3
name=%4
die() { rm -f -- "$to/$name.cfg.millrace" "$to/$name.ibd.millrace"; echo "place.sh: $1" >&2; exit 1; }
[ -d "$to" ] || { echo %5 >&2; exit 1; }
[ ! -e "$to/$name.ibd" ] || { echo %6 >&2; exit 1; }
set -- $(ls -ldn -- "$to")
[ "$(id -u)" -eq 0 ] || [ "$(id -u)" -eq "$3" ] || { echo %14 >&2; exit 1; }
for end in cfg ibd; do
    cp -- "$here/$name.$end.millrace" "$to/" || die %7
    [ "$(id -u)" -ne 0 ] || chown "$3:$4" "$to/$name.$end.millrace" || die %8
    chmod 640 "$to/$name.$end.millrace" || die %8
done
(cd -- "$to" && sha256sum -c - >&2) <<SUMS || die %9
%10  $name.cfg.millrace
%11  $name.ibd.millrace
SUMS
sync -- "$to/$name.cfg.millrace" "$to/$name.ibd.millrace" || die %7
rm -f -- "$to/$name.cfg"
for end in cfg ibd; do ln -- "$to/$name.$end.millrace" "$to/$name.$end" || die %12; done
rm -f -- "$to/$name.cfg.millrace" "$to/$name.ibd.millrace"
echo %13
)sh"_s.arg(
        files.schema + u'.' + files.table, shellQuoted(files.dataFolder),
        shellQuoted(files.folder.mid(files.dataFolder.size() + 1)), shellQuoted(files.name),
        shellQuoted(CoreText::tr("place.sh: the server's folder of that schema is not there. Is this the "
                                 "server's machine? A data directory can be named: sh place.sh DIRECTORY")),
        shellQuoted(CoreText::tr("place.sh: the table has its file. Either Millrace is not waiting for "
                                 "another (millrace-cli resume %1), or it has been put there.")
                        .arg(m_facts.run)),
        shellQuoted(CoreText::tr("the files cannot be copied; nothing was changed")),
        shellQuoted(CoreText::tr("owner and mode cannot be set; nothing was changed")),
        shellQuoted(CoreText::tr("the files are not those that were proved: copy the bundle again; "
                                 "nothing was changed")),
        cfgSum, ibdSum, shellQuoted(CoreText::tr("a file of that name appeared meanwhile")),
        shellQuoted(CoreText::tr("place.sh: the files are in place. Millrace does the rest.")),
        shellQuoted(CoreText::tr("place.sh: root or the account that the folder belongs to has to run "
                                 "this.")));
}

} // namespace millrace

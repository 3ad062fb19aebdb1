// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/tablefiles.h"

#include "core/base/coretext.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/ship/filespelling.h"
#include "core/ship/ibd/base/format.h"
#include "core/ship/ibd/base/pageseal.h"
#include "core/sql/quoting.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QtEndian>
#include <cerrno>
#include <unistd.h>

namespace millrace {

namespace {

Error unreadable(const QString &path, const QString &detail)
{
    return {.code = ErrorCode::FileNotReadable,
            .what = CoreText::tr("%1 cannot be read: %2.").arg(path, detail),
            .howToFix = CoreText::tr("Check its owner and permissions.")};
}

} // namespace

Result<TableFiles> TableFiles::of(Connection &connection, const QString &schema, const QString &table)
{
    MILLRACE_TRY(const auto facts, connection.rows(u"SELECT @@datadir, @@lower_case_table_names = 1"_s));
    MILLRACE_TRY_VOID(expectColumns(facts, 2));
    const bool lower = facts.first()[1].toInt() == 1;
    TableFiles files{.schema = schema,
                     .table = table,
                     .dataFolder = QDir::cleanPath(facts.first()[0].toString()),
                     .folder = {},
                     .name = fileSpelling(table, lower)};
    files.folder = files.dataFolder + u'/' + fileSpelling(schema, lower);
    return files;
}

Result<quint32> spaceIdOf(Connection &connection, const TableFiles &files, bool mariaDb)
{
    const QString folder = files.folder.mid(files.dataFolder.size() + 1);
    MILLRACE_TRY(const auto rows,
                 connection.rows(u"SELECT SPACE FROM information_schema.%1 WHERE NAME = %2"_s.arg(
                     mariaDb ? u"INNODB_SYS_TABLES"_s : u"INNODB_TABLES"_s,
                     quotedString(folder + u'/' + files.name))));
    const quint32 id = rows.isEmpty() ? 0 : rows.first().value(0).toUInt();
    if (id != 0)
        return id;
    return fail({.code = ErrorCode::ShipImpossible,
                 .what = CoreText::tr("The server does not say what number the file of %1 has.")
                             .arg(qualifiedName(files.schema, files.table)),
                 .howToFix = CoreText::tr("Load another way (leave --way out).")});
}

Result<bool> writeSpaceId(const QString &path, quint32 id, bool mariaDb)
{
    namespace format = ibd::format;
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        return fail(unreadable(path, file.errorString()));
    QByteArray page = file.read(format::pageSize);
    if (page.size() != qsizetype(format::pageSize))
        return fail(unreadable(path, file.errorString()));
    auto *bytes = reinterpret_cast<ibd::Byte *>(page.data());
    const auto seal = mariaDb ? ibd::SealKind::FullCrc32 : ibd::SealKind::MySqlCrc32;
    if (!ibd::isSealed(bytes, seal))
        return fail({.code = ErrorCode::ShipFileFaulty,
                     .what = CoreText::tr("The checksum of the first page of %1 is wrong.").arg(path),
                     .howToFix = CoreText::tr("Look at memory and disks of this machine; then try again.")});
    if (qFromBigEndian<quint32>(bytes + format::fspSpaceId) == id)
        return false;
    qToBigEndian(id, bytes + format::filSpaceId);
    qToBigEndian(id, bytes + format::fspSpaceId);
    ibd::sealPage(bytes, seal, qFromBigEndian<quint64>(bytes + format::filLsn));
    if (!file.seek(0) || file.write(page) != page.size() || !file.flush() || ::fsync(file.handle()) != 0)
        return fail(writeError(path, errno, file.errorString()));
    return true;
}

Result<QString> sha256OfFile(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return fail(unreadable(path, file.errorString()));
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace millrace

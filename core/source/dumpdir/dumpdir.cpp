// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/dumpdir.h"

#include "core/base/coretext.h"
#include "core/source/dumpdir/mydumperdir.h"
#include "core/source/dumpdir/shelldump.h"

#include <QDir>
#include <QFileInfo>

namespace millrace {

QString DumpDir::sentence() const
{
    QString text = CoreText::tr("Written by %1").arg(tool);
    if (!toolVersion.isEmpty())
        text += QLatin1Char(' ') + toolVersion;
    if (!server.isEmpty())
        text += CoreText::tr(" of server %1").arg(server);
    if (consistent)
        text += *consistent ? CoreText::tr(", consistent") : CoreText::tr(", NOT consistent");
    if (!finished)
        text += CoreText::tr(", NOT finished");
    else if (!ended.isEmpty())
        text += CoreText::tr(", finished %1").arg(ended);
    return text + QLatin1Char('.');
}

QJsonObject DumpDir::toJson() const
{
    QJsonObject json{{QStringLiteral("path"), path},
                     {QStringLiteral("tool"), tool},
                     {QStringLiteral("tool_version"), toolVersion},
                     {QStringLiteral("server"), server},
                     {QStringLiteral("begun"), begun},
                     {QStringLiteral("ended"), ended},
                     {QStringLiteral("position"), position},
                     {QStringLiteral("finished"), finished},
                     {QStringLiteral("tables"), tables.size()},
                     {QStringLiteral("views"), views.size()}};
    if (consistent)
        json.insert(QStringLiteral("consistent"), *consistent);
    return json;
}

Result<std::optional<DumpDir>> readDumpDir(const QString &path)
{
    const QDir folder(QFileInfo(path).absoluteFilePath());
    if (folder.exists(QStringLiteral("@.json"))) {
        auto dump = readShellDump(folder);
        if (!dump)
            return fail(dump.error());
        return std::optional<DumpDir>(std::move(*dump));
    }
    return readMydumperDir(folder);
}

} // namespace millrace

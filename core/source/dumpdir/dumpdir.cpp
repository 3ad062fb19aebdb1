// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/dumpdir.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

namespace millrace {

QString DumpDir::sentence() const
{
    QString text = CoreText::tr("Written by %1").arg(tool);
    if (!toolVersion.isEmpty())
        text += u' ' + toolVersion;
    if (!server.isEmpty())
        text += CoreText::tr(" of server %1").arg(server);
    if (consistent)
        text += *consistent ? CoreText::tr(", consistent") : CoreText::tr(", NOT consistent");
    if (!finished)
        text += CoreText::tr(", NOT finished");
    else if (!ended.isEmpty())
        text += CoreText::tr(", finished %1").arg(ended);
    return text + u'.';
}

QJsonObject DumpDir::toJson() const
{
    QJsonObject json{{u"path"_s, path},
                     {u"tool"_s, tool},
                     {u"tool_version"_s, toolVersion},
                     {u"server"_s, server},
                     {u"begun"_s, begun},
                     {u"ended"_s, ended},
                     {u"position"_s, coordinates.text()},
                     {u"finished"_s, finished},
                     {u"tables"_s, tables.size()},
                     {u"views"_s, views.size()}};
    if (consistent)
        json.insert(u"consistent"_s, *consistent);
    return json;
}

} // namespace millrace

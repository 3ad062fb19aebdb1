// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/dumpdir.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QJsonArray>
#include <algorithm>

namespace millrace {

std::optional<Error> DumpDir::brokenOff() const
{
    if (finished || growth)
        return std::nullopt;
    const auto said = std::find_if(notes.begin(), notes.end(), [this](const Error &note) {
        return note.context.file == path &&
               (note.code == ErrorCode::SourceEmpty || note.code == ErrorCode::SourceMissing);
    });
    if (said != notes.end())
        return *said;
    return Error{.code = ErrorCode::SourceEmpty,
                 .what = CoreText::tr("%1: %2 did not finish this dump.").arg(path, tool),
                 .howToFix = CoreText::tr("Dump again; what is here can be loaded, but it is not the whole."),
                 .context = {.file = path}};
}

QString DumpDir::sentence() const
{
    QString text = CoreText::tr("Written by %1").arg(tool);
    if (!toolVersion.isEmpty())
        text += u' ' + toolVersion;
    if (!server.isEmpty())
        text += CoreText::tr(" of server %1").arg(server);
    if (consistent)
        text += *consistent ? CoreText::tr(", consistent") : CoreText::tr(", NOT consistent");
    if (growth)
        return text + u". "_s + growth->sentence(tool);
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
    if (growth) {
        QJsonArray writers;
        for (const FolderWriter &writer : growth->writers)
            writers << QJsonObject{{u"pid"_s, writer.pid}, {u"program"_s, writer.program}};
        json.insert(u"growing"_s, QJsonObject{{u"tables"_s, growth->tables},
                                              {u"tables_complete"_s, growth->tablesComplete},
                                              {u"written_by"_s, writers}});
    }
    if (consistent)
        json.insert(u"consistent"_s, *consistent);
    return json;
}

std::optional<Error> growsTooEarly(const DumpDir &dump)
{
    const DumpGrowth &growth = *dump.growth;
    if (!growth.tellsFiles)
        return Error{.code = ErrorCode::SourceEmpty,
                     .what = growth.sentence(dump.tool),
                     .howToFix =
                         CoreText::tr("Which of its files are whole can be told only where the process "
                                      "that writes them is seen: by the same user, on the same "
                                      "machine. Else load the dump when %1 has ended.")
                             .arg(dump.tool),
                     .context = {.file = dump.path}};
    if (growth.lacksDefinitions.isEmpty())
        return std::nullopt;
    return Error{
        .code = ErrorCode::SourceEmpty,
        .what = CoreText::tr("%1 Of the definitions of its tables and views %2 are not there yet: "
                             "%3.")
                    .arg(growth.sentence(dump.tool))
                    .arg(growth.lacksDefinitions.size())
                    .arg(growth.lacksDefinitions.mid(0, 5).join(u", "_s)),
        .howToFix = growth.definitionsMayComeLast
                        ? CoreText::tr("Some versions of %1 write them after the rows: load the dump when it "
                                       "has ended, or have the definitions alone dumped into the directory "
                                       "first, and the rows alone after that. Of other versions they come "
                                       "first: try again in a moment.")
                              .arg(dump.tool)
                        : CoreText::tr("They come before the rows: try again in a moment. Rows that are "
                                       "still to come need not be waited for."),
        .context = {.file = dump.path}};
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/rows/chunkstory.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/record/runfolder.h"
#include "core/run/wholedump/tablefolder.h"
#include "core/source/keyrange.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

QString rangeText(qint64 first, qint64 count)
{
    return groupedNumber(first) + u" – "_s + groupedNumber(first + count - 1);
}

QStringList placesOf(const Chunk &chunk, const Plan &plan)
{
    QStringList places;
    for (const Segment &segment : chunk.segments) {
        const QString file = segment.file >= 0 && segment.file < plan.source.files.size()
                                 ? QFileInfo(plan.source.files.at(segment.file).name()).fileName()
                                 : CoreText::tr("file %1").arg(segment.file + 1);
        places << CoreText::tr("%1, rows %2, from line %3, byte %4")
                      .arg(file, rangeText(segment.firstRowInFile, segment.rows),
                           groupedNumber(segment.firstLine), groupedNumber(segment.offset.value));
    }
    if (plan.source.isTable()) {
        const TableKey &key = plan.source.table->key;
        places << CoreText::tr("after %1, up to %2")
                      .arg(chunk.keys.after.isEmpty() ? CoreText::tr("the beginning")
                                                      : keyText(key, chunk.keys.after),
                           chunk.keys.upTo.isEmpty() ? CoreText::tr("the end")
                                                     : keyText(key, chunk.keys.upTo));
    }
    return places;
}

} // namespace

int ChunkStory::attempts() const
{
    if (done && done->contains(u"attempts"_s))
        return done->value(u"attempts"_s).toInt();
    return static_cast<int>(std::count_if(events.begin(), events.end(), [](const Event &event) {
        return event.kind == Event::Kind::ChunkRetried && event.values.contains(u"attempt"_s);
    }));
}

Result<ChunkStory> ChunkStory::ofTable(const RunFolder &dump, qsizetype table, qint64 chunk)
{
    MILLRACE_TRY(const auto folder, begunTable(dump, table));
    if (folder)
        return read(*folder, chunk);
    return fail({.code = ErrorCode::RunUnknown,
                 .what = CoreText::tr("This table's load has not begun."),
                 .howToFix = CoreText::tr("Wait until its first chunk is under way.")});
}

Result<ChunkStory> ChunkStory::read(const RunFolder &folder, qint64 chunk)
{
    ChunkStory story;
    MILLRACE_TRY(const auto plan, folder.plan());
    MILLRACE_TRY(const auto chunks, folder.chunks());
    for (const Chunk &each : chunks)
        if (each.id.value == chunk)
            story.chunk = each;
    MILLRACE_TRY(const auto events, folder.events());
    for (const Event &event : events) {
        if (event.values.value(u"chunk"_s).toInteger() != chunk)
            continue;
        story.events << event;
        if (event.kind == Event::Kind::ChunkDone)
            story.done = event.values;
    }
    if (story.chunk.id.value == 0)
        return story;
    story.places = placesOf(story.chunk, plan);
    // One file per piece that it was loaded in.
    const QDir folderOfFindings(folder.path() + u"/findings"_s);
    for (const QString &name :
         folderOfFindings.entryList({u"chunk-%1-*"_s.arg(chunk)}, QDir::Files, QDir::Name)) {
        MILLRACE_TRY(const auto bytes, readWholeFile(folderOfFindings.filePath(name)));
        const ChunkFindings findings = ChunkFindings::fromBytes(bytes);
        story.findings.rejects += findings.rejects;
        for (const WarningKind &kind : findings.warnings)
            story.findings.addWarning(kind.code, kind.column, kind.example, kind.row, kind.count);
    }
    return story;
}

} // namespace millrace

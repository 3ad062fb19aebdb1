// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/filecounts.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/report/rows/rejectlist.h"

#include <QFileInfo>

namespace millrace {

QVector<FileCount> countsByFile(const RunReport &report)
{
    const TableOutcome outcome = report.summary.tables.value(0);
    QMap<QString, qint64> setAside;
    if (!outcome.reasonsFile.isEmpty())
        if (const auto rejects = RejectList::read(report.plan, outcome.rejectsFile, outcome.reasonsFile, 0))
            setAside = rejects->byFile;
    const bool isTold = report.summary.status == RunState::Done && outcome.rowsSkipped == 0;
    QVector<FileCount> counts;
    for (const SourceFile &file : report.plan.source.files) {
        FileCount count{.name = file.name(), .rows = file.rows, .setAside = setAside.value(file.name())};
        if (isTold && count.rows >= 0)
            count.loaded = count.rows - count.setAside;
        counts << count;
    }
    return counts;
}

QStringList fileCountLines(const QVector<FileCount> &counts, qsizetype most)
{
    QStringList lines;
    if (counts.size() < 2)
        return lines;
    for (const FileCount &count : counts.first(qMin(most, counts.size()))) {
        QStringList parts{count.rows < 0 ? CoreText::tr("not counted") : rowsText(count.rows)};
        if (count.loaded >= 0)
            parts << CoreText::tr("%1 loaded").arg(groupedNumber(count.loaded));
        if (count.setAside > 0)
            parts << CoreText::tr("%1 set aside").arg(groupedNumber(count.setAside));
        lines << QFileInfo(count.name).fileName() + u": "_s + parts.join(u", "_s);
    }
    if (counts.size() > most)
        lines << CoreText::tr("… and %1, which the report has").arg(filesText(counts.size() - most));
    return lines;
}

} // namespace millrace

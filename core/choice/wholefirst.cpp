// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choice/wholefirst.h"

#include "core/base/coretext.h"
#include "core/choice/choices.h"
#include "core/source/bytes/archivereader.h"
#include "core/source/inspect/dumpreading.h"

namespace millrace {

QString whyWholeFirst(const QStringList &paths)
{
    if (hasArchiveName(paths.first()))
        return CoreText::tr("it is an archive, whose files only its end tells");
    return {};
}

QString whyWholeFirst(const Source &source)
{
    if (source.files.size() != 1 || sqlTableOf(source) != nullptr ||
        !source.files.first().way.member.isEmpty())
        return CoreText::tr("it is a dump of SQL statements, whose tables only its end tells");
    if (source.dialect.isJsonLines())
        return CoreText::tr("it is JSON Lines, and a key may come for the first time in its last line");
    return {};
}

QString whyWholeFirst(const DumpPlanOptions &options)
{
    if (options.accounts != AccountPolicy::None)
        return CoreText::tr("which accounts it makes only its end tells");
    if (!options.schemaNames.isEmpty())
        return CoreText::tr("which schemas it has only its end tells, and one of them gets another name");
    return {};
}

QString whyWholeFirst(const Plan &plan, const ChoiceFacts &facts)
{
    if (plan.wayIn == WayIn::Ship)
        return CoreText::tr("the table's file is built from all of its rows (--way ship)");
    const bool mayChoose = !isSet(plan, Choice::Order);
    if (mayChoose ? facts.order && facts.whyUnsorted.isEmpty() && facts.order->wantsSort()
                  : plan.order == RowOrder::PrimaryKey)
        return mayChoose
                   ? CoreText::tr("its rows are not in the order of the table's key, and whether sorting "
                                  "them is worth it shows when they are counted (--order file loads them "
                                  "as they come)")
                   : CoreText::tr("its rows are sorted first (--order)");
    return {};
}

QString whyWholeForTable()
{
    return CoreText::tr("the table is made as all of its values want it");
}

void markArriving(Source &source, qint64 total)
{
    SourceFile &file = source.files.first();
    file.isArriving = true;
    file.rows = -1;
    if (total >= 0 && !file.isStreamed())
        file.statedBytes = total;
}

} // namespace millrace

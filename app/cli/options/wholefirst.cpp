// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/wholefirst.h"

#include "app/cli/options/plandump.h"
#include "core/base/literals.h"
#include "core/choice/choices.h"
#include "core/source/bytes/archivereader.h"

namespace millrace::cli {

QString whyWholeFirst(const QStringList &paths)
{
    if (hasArchiveName(paths.first()))
        return u"it is an archive, whose files only its end tells"_s;
    if (singleSqlDump(paths))
        return u"it is a dump of SQL statements, whose tables only its end tells"_s;
    return {};
}

QString whyWholeFirst(const Source &source)
{
    if (source.files.size() != 1 || sqlTableOf(source) != nullptr ||
        !source.files.first().way.member.isEmpty())
        return u"it is a dump of SQL statements, whose tables only its end tells"_s;
    if (source.dialect.isJsonLines())
        return u"it is JSON Lines, and a key may come for the first time in its last line"_s;
    return {};
}

QString whyWholeFirst(const Plan &plan, const ChoiceFacts &facts)
{
    if (plan.wayIn == WayIn::Ship)
        return u"the table's file is built from all of its rows (--way ship)"_s;
    const bool mayChoose = !isSet(plan, Choice::Order);
    if (mayChoose ? facts.order && facts.whyUnsorted.isEmpty() && facts.order->wantsSort()
                  : plan.order == RowOrder::PrimaryKey)
        return mayChoose ? u"its rows are not in the order of the table's key, and whether sorting them is "
                           "worth it shows when they are counted (--order file loads them as they come)"_s
                         : u"its rows are sorted first (--order)"_s;
    return {};
}

QString whyWholeForTable()
{
    return u"the table is made as all of its values want it"_s;
}

void markArriving(Source &source, qint64 total)
{
    SourceFile &file = source.files.first();
    file.isArriving = true;
    file.rows = -1;
    if (total >= 0 && !file.isStreamed())
        file.statedBytes = total;
}

} // namespace millrace::cli

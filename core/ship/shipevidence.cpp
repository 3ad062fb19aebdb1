// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/shipevidence.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

namespace millrace {

QStringList shipEvidence(const ShipRecord &record, ShipFiles files)
{
    if (record.fileHash.isEmpty())
        return {};
    QStringList lines{
        CoreText::tr("Built on a server of the target's version that was thrown away: %1, CHECKSUM TABLE %2.")
            .arg(rowsText(record.rows), record.checksum),
        files == ShipFiles::Direct
            ? CoreText::tr(
                  "Shipped direct: the pages as they were built, after CHECK TABLE and a checker of the "
                  "file that shares no code with its writer.")
            : CoreText::tr("Shipped rebuilt: every page written by that server (ALTER TABLE … FORCE), "
                           "compared after that, "
                           "and read by a checker of the file that shares no code with its writer."),
        CoreText::tr("The file: %1, XXH3 %2.").arg(sizeText(record.fileBytes), record.fileHash)};
    lines << (record.step >= ShipStep::Imported ? CoreText::tr("The target took that file in.")
                                                : CoreText::tr("The target has not taken it in."));
    return lines;
}

} // namespace millrace

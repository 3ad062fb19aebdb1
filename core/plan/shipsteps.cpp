// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/shipsteps.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

namespace millrace {

namespace {

QString builder(const Plan &plan)
{
    return plan.shipServer.isEmpty()
               ? CoreText::tr(
                     "A server of the target's very version is started on this machine (the program of the "
                     "target's own process, or one in PATH). It holds this table alone and is thrown away "
                     "afterwards.")
               : CoreText::tr(
                     "A server of the target's very version is started on this machine (%1). It holds this "
                     "table alone and is thrown away afterwards.")
                     .arg(plan.shipServer);
}

QString reading(const Plan &plan)
{
    if (plan.source.isTable())
        return CoreText::tr(
            "The rows come from a server's table: none is built, that server loads all of them.");
    return CoreText::tr(
               "The dump is read once. Its rows, sorted by the primary key where they are not, and the "
               "entries of every index whose order is known here are written into %1.built in that "
               "server's folder; what is sorted meanwhile lies in ship/sorted in the run's folder.")
        .arg(plan.table);
}

QString proof(const Plan &plan)
{
    return plan.shipFiles == ShipFiles::Direct
               ? CoreText::tr(
                     "Its count and its CHECKSUM TABLE have to be those of what was read, over all rows, and "
                     "CHECK TABLE looks through the pages as they were built.")
               : CoreText::tr(
                     "It writes every page anew (ALTER TABLE … FORCE). Then its count and its CHECKSUM TABLE "
                     "have to be those of what was read, over all rows.");
}

} // namespace

QStringList shipSteps(const Plan &plan)
{
    const QString table = plan.tableName();
    QStringList steps{
        CoreText::tr(
            "The target writes its empty table down (FLUSH TABLES … FOR EXPORT, locked for that moment); "
            "copies of the files are kept as before/empty.ibd and before/empty.cfg in the run's folder, "
            "for the way back."),
        builder(plan),
        CoreText::tr(
            "There the table is made by the target's SHOW CREATE TABLE, and its empty files are kept as "
            "ship/template.ibd and ship/template.cfg in the run's folder.")};
    if (!plan.partition.isEmpty())
        steps.prepend(
            CoreText::tr("A table that stands in for partition %1 is made in %2: what follows happens to it, "
                         "until its rows and the empty partition change places (EXCHANGE PARTITION) and it "
                         "is dropped.")
                .arg(plan.partition, plan.schema));
    steps << reading(plan);
    if (!plan.source.isTable())
        steps << CoreText::tr(
            "That server takes the file in (DISCARD and IMPORT TABLESPACE). Before it adds rows of "
            "its own, the ones that were built are counted and compared.");
    steps << CoreText::tr(
        "What only a server can be sure of, it loads by LOAD DATA as the plan says; indexes whose "
        "order only a server knows it makes behind the rows.");
    steps << proof(plan);
    steps << CoreText::tr(
        "The table is exported as ship/exported.ibd and ship/exported.cfg, that server is ended, "
        "and a checker that shares no code with what wrote the file reads all of it. So far "
        "nothing of the target was changed.");
    steps << CoreText::tr(
                 "%1 is locked, has to be still empty, and gives up its empty tablespace (DISCARD "
                 "TABLESPACE). On MariaDB the run waits there until the server's checkpoint has passed it, "
                 "a second or two, with innodb_max_dirty_pages_pct = 0 meanwhile.")
                 .arg(table);
    steps << CoreText::tr(
                 "%1.ibd and %1.cfg are put into the target's folder of %2, with owner and mode of the "
                 "files there, and taken in (IMPORT TABLESPACE).")
                 .arg(plan.table, plan.schema);
    if (plan.partition.isEmpty())
        steps << CoreText::tr(
            "Where the table has foreign keys, rows without a parent are looked for; if there are "
            "any, the table is emptied again.");
    steps << (plan.verify == VerifyLevel::Content
                  ? CoreText::tr(
                        "The next AUTO_INCREMENT number is set, the target counts its rows, and its CHECKSUM "
                        "TABLE has to be the one of the proof.")
                  : CoreText::tr("The next AUTO_INCREMENT number is set, and the target counts its rows."));
    steps << CoreText::tr(
        "Then ship/ and before/ are deleted. Until then every step is written down before it is "
        "taken: resume goes on from wherever the run was broken off, and rollback leaves the table "
        "empty, as it was.");
    return steps;
}

} // namespace millrace

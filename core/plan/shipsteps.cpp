// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/shipsteps.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
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
    if (const QString why = whyPlanBuildsNoRow(plan); !why.isEmpty())
        return CoreText::tr("No row is built here. %1 The server that is thrown away loads them.").arg(why);
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

/// What is kept of the empty table, or looked for in its place.
QString beginning(const Plan &plan)
{
    switch (plan.shipBy) {
    case ShipBy::Place:
        return CoreText::tr(
            "The target writes its empty table down (FLUSH TABLES … FOR EXPORT, locked for that moment); "
            "copies of the files are kept as before/empty.ibd and before/empty.cfg in the run's folder, "
            "for the way back.");
    case ShipBy::Bundle:
        return CoreText::tr(
            "Nothing is looked at in the target's folder, which nobody here sees. For the way back the "
            "server makes the empty table anew.");
    case ShipBy::Ssh:
        return CoreText::tr(
                   "ssh reaches %1, and the target writes its empty table down (FLUSH TABLES … FOR EXPORT, "
                   "locked for that moment): its file has to appear there. For the way back the server makes "
                   "the empty table anew.")
            .arg(plan.shipTo);
    }
    Q_UNREACHABLE();
}

/// Before the target gives up its empty tablespace, for this takes long; empty: nothing.
QString staging(const Plan &plan)
{
    switch (plan.shipBy) {
    case ShipBy::Place:
        return {};
    case ShipBy::Bundle:
        return CoreText::
            tr("A bundle is made in %1: both files, a README and place.sh, which compares their checksums "
               "and puts them into the target's folder.")
                .arg(plan.shipTo.isEmpty() ? CoreText::tr("the run's own folder (bundle)")
                                           : plan.shipTo + u"/RUN"_s);
    case ShipBy::Ssh:
        return CoreText::tr(
                   "Both files are sent to %1 under names that no server opens, and their checksums are "
                   "compared there.")
            .arg(plan.shipTo);
    }
    Q_UNREACHABLE();
}

QString placing(const Plan &plan)
{
    const QString files = CoreText::tr("%1.ibd and %1.cfg").arg(plan.table);
    switch (plan.shipBy) {
    case ShipBy::Place:
        return CoreText::tr("%1 are put into the target's folder of %2, with owner and mode of the files "
                            "there, and taken in (IMPORT TABLESPACE).")
            .arg(files, plan.schema);
    case ShipBy::Bundle:
        return CoreText::tr(
                   "The run waits until somebody has run place.sh on the target's machine, and tries "
                   "again and again to have %1 taken in (IMPORT TABLESPACE); until then others are "
                   "told that the table has no tablespace (1814).")
            .arg(files);
    case ShipBy::Ssh:
        return CoreText::tr(
                   "%1 get their names in the target's folder of %2, with its owner, and are taken in "
                   "(IMPORT TABLESPACE).")
            .arg(files, plan.schema);
    }
    Q_UNREACHABLE();
}

} // namespace

QString whyPlanBuildsNoRow(const Plan &plan)
{
    if (plan.source.isTable())
        return CoreText::tr("The rows come from a server's table.");
    if (!plan.mapping.expressions.isEmpty())
        return CoreText::tr("The mapping has expressions (SET), which the server alone computes.");
    if (plan.onDuplicate != OnDuplicate::Stop)
        return CoreText::tr("What becomes of rows with a key that is there already is for the server.");
    return {};
}

QStringList shipSteps(const Plan &plan)
{
    const QString table = plan.tableName();
    QStringList steps{
        beginning(plan), builder(plan),
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
    const bool builds = whyPlanBuildsNoRow(plan).isEmpty();
    if (builds)
        steps << CoreText::tr(
            "That server takes the file in (DISCARD and IMPORT TABLESPACE). Before it adds rows of "
            "its own, the ones that were built are counted and compared.");
    if (builds)
        steps << CoreText::tr(
            "What only a server can be sure of, it loads by LOAD DATA as the plan says; indexes whose "
            "order only a server knows it builds after the rows.");
    steps << proof(plan);
    steps << CoreText::tr(
        "The table is exported as ship/exported.ibd and ship/exported.cfg, that server is ended, "
        "and a checker that shares no code with what wrote the file reads all of it.");
    steps << (plan.shipFiles == ShipFiles::Direct && plan.shipBy == ShipBy::Place
                  ? CoreText::tr("So far no file has reached the target. On MariaDB the next step was begun "
                                 "with the proof, for it takes as long; where the proof fails, the empty "
                                 "table is put back.")
                  : CoreText::tr("So far nothing of the target was changed."));
    if (const QString staged = staging(plan); !staged.isEmpty())
        steps << staged;
    steps
        << CoreText::tr(
               "%1 is locked, has to be still empty, and gives up its empty tablespace (DISCARD "
               "TABLESPACE). On MariaDB the run waits there until the server's checkpoint has passed it, "
               "a second or two where little has to be written, with settings that make it write all changed "
               "pages (innodb_max_dirty_pages_pct = 0 and what goes with it).")
               .arg(table);
    steps << placing(plan);
    if (plan.partition.isEmpty() && plan.shipBy == ShipBy::Place) // the other ways take no such table
        steps << CoreText::tr(
            "Where the table has foreign keys, rows without a parent are looked for; if there are "
            "any, the table is emptied again.");
    steps << (plan.verify == VerifyLevel::Content
                  ? CoreText::tr(
                        "The next AUTO_INCREMENT number is set, the target counts its rows, and its CHECKSUM "
                        "TABLE has to be the one of the proof.")
                  : CoreText::tr("The next AUTO_INCREMENT number is set, and the target counts its rows."));
    steps << CoreText::tr(
        "Then these files are deleted. Until then every step is written down before it is taken: resume goes "
        "on from wherever the run was broken off, and rollback leaves the table empty, as it was.");
    return steps;
}

} // namespace millrace

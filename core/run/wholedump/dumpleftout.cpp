// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumpleftout.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/plan/wholedump/dumplisting.h"
#include "core/source/bytes/charsets.h"

namespace millrace {

namespace {

constexpr qsizetype mostNamed = 20;

QString listOf(const QStringList &names)
{
    const QString list = names.mid(0, mostNamed).join(u", "_s);
    return names.size() > mostNamed
               ? CoreText::tr("%1 and %2 more").arg(list, groupedNumber(names.size() - mostNamed))
               : list;
}

QStringList textsOf(const DumpPlan &plan, const QVector<DumpStatement> &statements)
{
    QStringList texts;
    for (const DumpStatement &statement : statements.mid(0, mostNamed))
        texts << CoreText::tr("%1: %2").arg(placeOf(plan, statement),
                                            displayText(statement.text.left(60)).simplified());
    return texts;
}

} // namespace

void noteLeftOut(const DumpPlan &plan, const QSet<QString> &kept, RunSummary &summary)
{
    summary.statementsMissing = 0;
    summary.missing.clear();
    summary.leftOut.clear();
    summary.unfinished = plan.unfinished;
    const QVector<DumpStatement> others = othersOf(plan);
    QVector<DumpStatement> replication = plan.others;
    replication.removeIf([](const DumpStatement &statement) { return !isOfReplication(statement); });
    const auto leftOut = [&](const QString &text, const QVector<DumpStatement> &statements) {
        summary.leftOut << text.arg(statementsText(statements.size()),
                                    textsOf(plan, statements).mid(0, 2).join(u"; "_s));
    };
    if (!others.isEmpty() && plan.othersAre == OtherStatements::Missing) {
        summary.statementsMissing = others.size();
        summary.missing = textsOf(plan, others);
    } else if (!others.isEmpty() && plan.othersAre == OtherStatements::LeftOut) {
        leftOut(CoreText::tr("Left out, as the plan says: %1 (%2)."), others);
    }
    if (!replication.isEmpty() && !plan.runsOthers() && !plan.foreign.choice.replication)
        leftOut(
            CoreText::tr("Left out, because they are about this server's part in a replication: %1 (%2)."),
            replication);
    if (!plan.leftOut.isEmpty())
        summary.leftOut << CoreText::tr("Left out, as the plan says: %1 (%2).")
                               .arg(tablesText(plan.leftOut.size()), listOf(plan.leftOut));
    if (!plan.leftOutViews.isEmpty())
        summary.leftOut << CoreText::tr("Left out, because they read tables that are: %1.")
                               .arg(listOf(plan.leftOutViews));
    if (!plan.cameLater.isEmpty())
        summary.leftOut << CoreText::tr("Written into the dump after it was planned, and not run: %1. Run "
                                        "these files with the mysql client.")
                               .arg(listOf(plan.cameLater));
    const QStringList wanted = plan.accounts.wanted();
    QStringList unwanted = plan.accounts.names;
    unwanted.removeIf([&wanted](const QString &name) { return wanted.contains(name); });
    if (!unwanted.isEmpty())
        summary.leftOut << CoreText::tr("Accounts and roles of the dump that were not made: %1 (%2).")
                               .arg(groupedNumber(unwanted.size()), listOf(unwanted));
    if (!kept.isEmpty()) {
        QStringList names = kept.values();
        names.sort();
        summary.leftOut << CoreText::tr(
                               "What was there stays as it is, as the plan says, and statements about "
                               "it did not run: %1.")
                               .arg(listOf(names));
    }
}

} // namespace millrace

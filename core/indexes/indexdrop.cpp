// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/indexes/indexalter.h"
#include "core/indexes/indexbuild.h"
#include "core/indexes/indexstatement.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

constexpr int dropLockWaitSeconds = 10;
constexpr int neededByForeignKey = 1553;

/// The index that "Cannot drop index 'x': needed in a foreign key constraint" speaks of, in any language; the
/// longest name that fits.
qsizetype namedIn(const QString &message, const QVector<IndexDefinition> &indexes)
{
    qsizetype found = -1;
    for (qsizetype i = 0; i < indexes.size(); ++i)
        if (message.contains(u'\'' + indexes.at(i).name + u'\'') &&
            (found < 0 || indexes.at(i).name.size() > indexes.at(found).name.size()))
            found = i;
    return found;
}

} // namespace

Result<IndexDropOutcome> dropIndexes(const DeferredIndexFile &record, const ServerFacts &facts,
                                     Connection &connection, const IndexBuildOptions &options)
{
    const IndexDeferral &deferral = record.deferral();
    IndexStatement statement(record, facts, connection, options, dropLockWaitSeconds);
    MILLRACE_TRY_VOID(statement.begin());
    MILLRACE_TRY(const auto keys, statement.readKeys());
    IndexDropOutcome outcome;
    QVector<IndexDefinition> present;
    for (const IndexDefinition &index : deferral.deferred) {
        const IndexDefinition *there = keys.index(index.name);
        if (!there)
            outcome.missing << index.name;
        else if (there->canonical() == index.canonical())
            present << index;
        else
            outcome.stays << KeptIndex{
                index.name, CoreText::tr("Its definition changed since it was recorded: %1").arg(there->sql)};
    }
    IndexAlter alter(connection, deferral.schema, deferral.table);
    while (!present.isEmpty()) {
        const QString what = CoreText::tr("dropping ") + indexesText(present.size());
        const auto dropped = statement.watched(what, 0, [&]() -> Result<void> {
            MILLRACE_TRY_VOID(alter.run(dropActions(present), IndexAlter::Copy::Refuse));
            return {};
        });
        if (dropped)
            break;
        // A foreign key of a table that this account may not see.
        const qsizetype needed = dropped.error().context.serverCode == neededByForeignKey
                                     ? namedIn(dropped.error().what, present)
                                     : -1;
        if (needed < 0)
            return fail(statement.explained(dropped.error(), ErrorCode::IndexDropFailed,
                                            CoreText::tr("Dropping indexes")));
        outcome.stays << KeptIndex{present.at(needed).name, CoreText::tr("A foreign key needs it.")};
        present.removeAt(needed);
    }
    for (const IndexDefinition &index : present)
        outcome.dropped << index.name;
    return outcome;
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/behaviourcheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

using Tried = ServerBehaviour::Tried;

/// What does not hold there, whatever a row in a transaction does.
QString withdrawn(ServerKind kind)
{
    switch (kind) {
    case ServerKind::TiDb:
        return CoreText::tr("Before version 7.6 its LOAD DATA commits by itself.");
    case ServerKind::Vitess:
        return CoreText::tr(
            "Its COMMIT over several shards may reach some of them only: rows can then be there "
            "that the journal does not have, or the other way round.");
    case ServerKind::SingleStore:
        return CoreText::tr("Its rules for odd values and its warnings are others: that a value was changed "
                            "may not be noticed.");
    case ServerKind::Doris:
    case ServerKind::StarRocks:
        return CoreText::tr("It takes bulk loads by a way of its own (Stream Load), and statements of a "
                            "transaction are not taken back as MySQL's are.");
    default:
        return {};
    }
}

QString whatWasTried(const ServerBehaviour &behaviour)
{
    if (behaviour.load == Tried::TakenBack || behaviour.insert == Tried::TakenBack)
        return CoreText::tr("Tried now: a row in a transaction is taken back by ROLLBACK.");
    if (behaviour.insert == Tried::Kept)
        return CoreText::tr("Tried now: a row in a transaction stays after ROLLBACK.");
    return behaviour.why.isEmpty()
               ? CoreText::tr("Whether it takes back what a transaction did was not tried.")
               : CoreText::tr("Whether it takes back what a transaction did could not be tried: %1")
                     .arg(behaviour.why);
}

} // namespace

QVector<Finding> checkKind(const ServerFacts &facts)
{
    const QString topic = CoreText::tr("Server");
    const QString name = serverKindName(facts.kind);
    if (isManaged(facts.kind))
        return {Finding::note(
            topic,
            CoreText::tr("A server of %1: its files are out of reach, and what this account may "
                         "not set is set where it is managed.")
                .arg(name),
            providerCommand(facts.kind, u"VARIABLE"_s, u"VALUE"_s))};
    if (!isOtherEngine(facts.kind))
        return {};
    QStringList said{
        CoreText::tr("%1 speaks MySQL's protocol and is an engine of its own: Millrace was never "
                     "tried with it.")
            .arg(name),
        withdrawn(facts.kind), whatWasTried(facts.behaviour)};
    said.removeAll(QString());
    return {
        Finding::warning(topic, said.join(u' '),
                         CoreText::tr("Rehearse with a part of the rows, and compare contents afterwards."))};
}

Error loadRefusal(const ServerFacts &facts)
{
    if (facts.splitsLoads())
        return {.code = ErrorCode::LoadCommitsByItself,
                .what =
                    CoreText::tr("wsrep_load_data_splitting is ON: the node commits LOAD DATA every 10,000 "
                                 "rows, whatever the transaction, so that a chunk that fails stays in "
                                 "part."),
                .howToFix = CoreText::tr("SET GLOBAL wsrep_load_data_splitting = OFF, or load with INSERT "
                                         "statements (--way insert).")};
    if (facts.behaviour.load == Tried::Kept)
        return {.code = ErrorCode::LoadCommitsByItself,
                .what = CoreText::tr("LOAD DATA commits by itself here (tried: its row was still there after "
                                     "ROLLBACK): a chunk and its line in the journal would not live and die "
                                     "together."),
                .howToFix = CoreText::tr("Load with INSERT statements (--way insert).")};
    Error error = facts.behaviour.refusal.value_or(Error{});
    error.code = ErrorCode::LocalInfileOff;
    error.what =
        CoreText::tr("The server says that it takes LOAD DATA LOCAL, and what answers does not (tried): %1")
            .arg(error.what);
    error.howToFix =
        CoreText::tr("If a proxy is between (ProxySQL and vtgate do not let it pass), connect to "
                     "the server itself; or load with INSERT statements (--way insert).");
    return error;
}

std::optional<Finding> checkRollback(const ServerFacts &facts)
{
    if (facts.behaviour.insert != Tried::Kept)
        return std::nullopt;
    return Finding::blocking(
        CoreText::tr("Transactions"),
        {.code = ErrorCode::LoadCommitsByItself,
         .what = CoreText::tr("Statements commit by themselves here (tried: a row was still there after "
                              "ROLLBACK): no run could say which rows are in the table, go on after an "
                              "interruption, or be taken back."),
         .howToFix = CoreText::tr("If a proxy is between, connect to the server itself.")});
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/accountpowers.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/checks/privileges.h"
#include "core/sql/quoting.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/knobs.h"

#include <algorithm>

namespace millrace {

namespace {

AccountPower onTables(const QString &what, const QVector<PrivilegeNeed> &needs, const QString &without,
                      const ServerFacts &facts)
{
    const auto missing = missingPrivileges(needs, facts);
    return {.what = what,
            .allowed = !missing,
            .grant = missing ? missing->howToFix : QString(),
            .without = without};
}

/// A privilege of the whole server, each of \a enough being enough; the first is the one to ask for.
AccountPower onServer(const QString &what, const QStringList &enough, const QString &without,
                      const ServerFacts &facts)
{
    const bool allowed =
        std::any_of(enough.begin(), enough.end(), [&facts](const QString &each) { return facts.has(each); });
    return {.what = what,
            .allowed = allowed,
            .grant = allowed
                         ? QString()
                         : u"GRANT %1 ON *.* TO %2;"_s.arg(enough.first(), quotedAccount(facts.currentUser)),
            .without = without};
}

QVector<PrivilegeNeed> needs(const QStringList &privileges, const QString &schema, const QString &table,
                             const QString &why)
{
    QVector<PrivilegeNeed> all;
    for (const QString &privilege : privileges)
        all << PrivilegeNeed{privilege, schema, table, why};
    return all;
}

/// A setting's right is the knob's to know; nothing where the server has no such setting.
void addKnob(QVector<AccountPower> &powers, const QVector<Knob> &all, const QString &name,
             const QString &what, const QString &without)
{
    const Knob *knob = findKnob(all, name);
    if (!knob || !knob->here)
        return;
    powers << AccountPower{.what = what,
                           .allowed = knob->needs.isEmpty(),
                           .grant = knob->needs.isEmpty() ? QString() : knob->needs + u';',
                           .without = without};
}

} // namespace

QJsonObject AccountPower::toJson() const
{
    return {{u"what"_s, what},
            {u"allowed"_s, allowed},
            {u"grant"_s, grant.isEmpty() ? QJsonValue() : QJsonValue(grant)},
            {u"without"_s, without}};
}

QVector<AccountPower> accountPowers(const ServerFacts &facts, const QString &schema, const QString &table)
{
    QVector<AccountPower> powers;
    if (!schema.isEmpty()) {
        const QString load = CoreText::tr("load rows");
        powers << onTables(load, needs({u"SELECT"_s, u"INSERT"_s}, schema, table, load),
                           CoreText::tr("There is no load without it."), facts);
        const QString strict = CoreText::tr("load strictly, and replace rows");
        powers << onTables(
            strict, needs({u"DELETE"_s}, schema, table, strict),
            CoreText::tr("LOAD DATA LOCAL is strict with REPLACE only, which asks for it: otherwise rows "
                         "are loaded with INSERT, or as the server bends them."),
            facts);
        const QString create = CoreText::tr("make tables");
        powers << onTables(
            create, needs({u"CREATE"_s, u"DROP"_s}, schema, {}, create),
            CoreText::tr("The table must be there, and there is no journal: a load that breaks off "
                         "cannot continue by itself."),
            facts);
        const QString temporary = CoreText::tr("make temporary tables");
        powers << onTables(
            temporary, needs({u"CREATE TEMPORARY TABLES"_s}, schema, {}, temporary),
            CoreText::tr("The preview runs on a scratch server, or evaluates expressions only."), facts);
        powers << onTables(CoreText::tr("drop indexes and build them after the load"),
                           indexDeferralNeeds(schema, table.isEmpty() ? u"…"_s : table),
                           CoreText::tr("Indexes are filled row by row, which is several times slower."),
                           facts);
    }
    const QVector<Knob> all = knobs(facts);
    addKnob(powers, all, u"innodb_flush_log_at_trx_commit"_s,
            facts.localInfile
                ? CoreText::tr("change settings of the whole server")
                : CoreText::tr("change settings of the whole server, local_infile among them, which is off"),
            CoreText::tr("They stay as they are; the load is slower."));
    addKnob(powers, all, u"sql_log_bin"_s, CoreText::tr("keep the load out of the binary log"),
            CoreText::tr("Every row is written there as well, and goes to the replicas."));
    addKnob(powers, all, redoLogName(), CoreText::tr("switch the redo log off"),
            CoreText::tr("It stays on, which is what a server that matters wants."));
    powers << onServer(CoreText::tr("have the server read files itself (LOAD DATA INFILE)"), {u"FILE"_s},
                       CoreText::tr("Rows go over the connection, about a fifth slower on the same machine."),
                       facts);
    powers << onServer(CoreText::tr("watch how far replicas lag behind"),
                       facts.can(Ability::ReplicaMonitor)
                           ? QStringList{u"REPLICA MONITOR"_s, u"SLAVE MONITOR"_s, u"SUPER"_s}
                           : QStringList{u"REPLICATION CLIENT"_s, u"SUPER"_s},
                       CoreText::tr("A load cannot slow down for a replica that falls behind."), facts);
    return powers;
}

QString encryptionText(const ServerFacts &facts, const ConnectionSpec &spec)
{
    if (facts.tlsCipher.isEmpty())
        return spec.ssh.isSet() ? CoreText::tr("encrypted by ssh as far as %1, not from there on")
                                      .arg(spec.ssh.destination)
                                : CoreText::tr("not encrypted");
    const QString verified =
        spec.tls == ConnectionSpec::Tls::VerifyIdentity ? CoreText::tr("certificate and name verified")
        : spec.tls == ConnectionSpec::Tls::VerifyCa     ? CoreText::tr("certificate verified, its name not")
                                                        : CoreText::tr("certificate not verified");
    return u"%1, %2; %3"_s.arg(facts.tlsVersion, facts.tlsCipher, verified);
}

QString compressionText(const ServerFacts &facts)
{
    using Why = CompressionDecision::Why;
    const QString method = enumName(facts.compression);
    if (!facts.compressionDecision)
        return facts.compression == Compression::Off ? CoreText::tr("Not compressed.")
                                                     : CoreText::tr("Compressed (%1).").arg(method);
    const CompressionDecision &decision = *facts.compressionDecision;
    const double roundTrip = decision.line.roundTripMs;
    const QString ms = decimalText(roundTrip, roundTrip < 10 ? 2 : 0);
    const bool isMeasured = decision.line.bytesPerSecond >= 0;
    const QString carries = sizeText(static_cast<qint64>(decision.line.bytesPerSecond));
    switch (decision.why) {
    case Why::SameMachine:
        return CoreText::tr("Not compressed: what passes does not leave this machine.");
    case Why::SlowLine:
        return CoreText::tr(
                   "Compressed (%1): the line carries %2/s (measured; a round trip takes %3 ms), which "
                   "is less than the compression packs.")
            .arg(method, carries, ms);
    case Why::FastLine:
        if (isMeasured)
            return CoreText::tr("Not compressed: the line carries %1/s (measured; a round trip takes %2 ms), "
                                "which is more than the compression packs.")
                .arg(carries, ms);
        return CoreText::tr("Not compressed: a round trip takes %1 ms, less than %2 ms, and so near the line "
                            "is faster than the compression.")
            .arg(ms, decimalText(CompressionDecision::leastMs, 0));
    case Why::NotOffered:
        if (isMeasured)
            return CoreText::tr(
                       "Not compressed: the line carries %1/s (measured; a round trip takes %2 ms), but "
                       "the server takes no compression.")
                .arg(carries, ms);
        return CoreText::tr("Not compressed: a round trip takes %1 ms, but the server takes no compression.")
            .arg(ms);
    case Why::FarAway:
        return CoreText::tr("Compressed (%1): a round trip takes %2 ms, and so far away the line is slower "
                            "than the compression.")
            .arg(method, ms);
    case Why::Demanded:
        break;
    }
    return CoreText::tr("Compressed (%1): the server takes no other sessions.").arg(method);
}

} // namespace millrace

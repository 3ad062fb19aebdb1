// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/accountpowers.h"

#include "core/base/coretext.h"
#include "core/plan/privileges.h"
#include "core/server/quoting.h"
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
            .grant = allowed ? QString()
                             : QStringLiteral("GRANT %1 ON *.* TO %2;")
                                   .arg(enough.first(), quotedAccount(facts.currentUser)),
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
                           .grant = knob->needs.isEmpty() ? QString() : knob->needs + QLatin1Char(';'),
                           .without = without};
}

} // namespace

QJsonObject AccountPower::toJson() const
{
    return {{QStringLiteral("what"), what},
            {QStringLiteral("allowed"), allowed},
            {QStringLiteral("grant"), grant.isEmpty() ? QJsonValue() : QJsonValue(grant)},
            {QStringLiteral("without"), without}};
}

QVector<AccountPower> accountPowers(const ServerFacts &facts, const QString &schema, const QString &table)
{
    QVector<AccountPower> powers;
    if (!schema.isEmpty()) {
        const QString load = CoreText::tr("load rows");
        powers << onTables(load,
                           needs({QStringLiteral("SELECT"), QStringLiteral("INSERT")}, schema, table, load),
                           CoreText::tr("There is no load without it."), facts);
        const QString strict = CoreText::tr("load strictly, and replace rows");
        powers << onTables(
            strict, needs({QStringLiteral("DELETE")}, schema, table, strict),
            CoreText::tr("LOAD DATA LOCAL is strict with REPLACE only, which asks for it: otherwise rows "
                         "go in by INSERT, or as the server bends them."),
            facts);
        const QString create = CoreText::tr("make tables");
        powers << onTables(
            create, needs({QStringLiteral("CREATE"), QStringLiteral("DROP")}, schema, {}, create),
            CoreText::tr("The table must be there, and there is no journal: a load that breaks off "
                         "cannot go on by itself."),
            facts);
        const QString temporary = CoreText::tr("make temporary tables");
        powers << onTables(
            temporary, needs({QStringLiteral("CREATE TEMPORARY TABLES")}, schema, {}, temporary),
            CoreText::tr("The preview runs on a scratch server, or evaluates expressions only."), facts);
        powers << onTables(CoreText::tr("drop indexes and build them behind the load"),
                           indexDeferralNeeds(schema, table.isEmpty() ? QStringLiteral("…") : table),
                           CoreText::tr("Indexes are filled row by row, which is several times slower."),
                           facts);
    }
    const QVector<Knob> all = knobs(facts);
    addKnob(powers, all, QStringLiteral("innodb_flush_log_at_trx_commit"),
            facts.localInfile
                ? CoreText::tr("change settings of the whole server")
                : CoreText::tr("change settings of the whole server, local_infile among them, which is off"),
            CoreText::tr("They stay as they are; the load is slower."));
    addKnob(powers, all, QStringLiteral("sql_log_bin"), CoreText::tr("keep the load out of the binary log"),
            CoreText::tr("Every row is written there as well, and goes to the replicas."));
    addKnob(powers, all, redoLogName(), CoreText::tr("switch the redo log off"),
            CoreText::tr("It stays on, which is what a server that matters wants."));
    powers << onServer(
        CoreText::tr("have the server read files itself (LOAD DATA INFILE)"), {QStringLiteral("FILE")},
        CoreText::tr("Rows go over the connection, about a fifth slower on the same machine."), facts);
    powers << onServer(CoreText::tr("watch how far replicas lag behind"),
                       facts.can(Ability::ReplicaMonitor)
                           ? QStringList{QStringLiteral("REPLICA MONITOR"), QStringLiteral("SLAVE MONITOR"),
                                         QStringLiteral("SUPER")}
                           : QStringList{QStringLiteral("REPLICATION CLIENT"), QStringLiteral("SUPER")},
                       CoreText::tr("A load cannot slow down for a replica that falls behind."), facts);
    return powers;
}

QString encryptionText(const ServerFacts &facts, const ConnectionSpec &spec)
{
    if (facts.tlsCipher.isEmpty())
        return CoreText::tr("not encrypted");
    const QString verified =
        spec.tls == ConnectionSpec::Tls::VerifyIdentity ? CoreText::tr("certificate and name verified")
        : spec.tls == ConnectionSpec::Tls::VerifyCa     ? CoreText::tr("certificate verified, its name not")
                                                        : CoreText::tr("certificate not verified");
    return QStringLiteral("%1, %2; %3").arg(facts.tlsVersion, facts.tlsCipher, verified);
}

} // namespace millrace

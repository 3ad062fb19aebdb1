// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/accountpowers.h"

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
        const QString load = QStringLiteral("load rows");
        powers << onTables(load,
                           needs({QStringLiteral("SELECT"), QStringLiteral("INSERT")}, schema, table, load),
                           QStringLiteral("There is no load without it."), facts);
        const QString strict = QStringLiteral("load strictly, and replace rows");
        powers << onTables(
            strict, needs({QStringLiteral("DELETE")}, schema, table, strict),
            QStringLiteral("LOAD DATA LOCAL is strict with REPLACE only, which asks for it: otherwise rows "
                           "go in by INSERT, or as the server bends them."),
            facts);
        const QString create = QStringLiteral("make tables");
        powers << onTables(
            create, needs({QStringLiteral("CREATE"), QStringLiteral("DROP")}, schema, {}, create),
            QStringLiteral("The table must be there, and there is no journal: a load that breaks off "
                           "cannot go on by itself."),
            facts);
        const QString temporary = QStringLiteral("make temporary tables");
        powers << onTables(
            temporary, needs({QStringLiteral("CREATE TEMPORARY TABLES")}, schema, {}, temporary),
            QStringLiteral("The preview runs on a scratch server, or evaluates expressions only."), facts);
        powers << onTables(QStringLiteral("drop indexes and build them behind the load"),
                           indexDeferralNeeds(schema, table.isEmpty() ? QStringLiteral("…") : table),
                           QStringLiteral("Indexes are filled row by row, which is several times slower."),
                           facts);
    }
    const QVector<Knob> all = knobs(facts);
    addKnob(
        powers, all, QStringLiteral("innodb_flush_log_at_trx_commit"),
        facts.localInfile
            ? QStringLiteral("change settings of the whole server")
            : QStringLiteral("change settings of the whole server, local_infile among them, which is off"),
        QStringLiteral("They stay as they are; the load is slower."));
    addKnob(powers, all, QStringLiteral("sql_log_bin"), QStringLiteral("keep the load out of the binary log"),
            QStringLiteral("Every row is written there as well, and goes to the replicas."));
    addKnob(powers, all, redoLogName(), QStringLiteral("switch the redo log off"),
            QStringLiteral("It stays on, which is what a server that matters wants."));
    powers << onServer(
        QStringLiteral("have the server read files itself (LOAD DATA INFILE)"), {QStringLiteral("FILE")},
        QStringLiteral("Rows go over the connection, about a fifth slower on the same machine."), facts);
    powers << onServer(QStringLiteral("watch how far replicas lag behind"),
                       facts.can(Ability::ReplicaMonitor)
                           ? QStringList{QStringLiteral("REPLICA MONITOR"), QStringLiteral("SLAVE MONITOR"),
                                         QStringLiteral("SUPER")}
                           : QStringList{QStringLiteral("REPLICATION CLIENT"), QStringLiteral("SUPER")},
                       QStringLiteral("A load cannot slow down for a replica that falls behind."), facts);
    return powers;
}

QString encryptionText(const ServerFacts &facts, const ConnectionSpec &spec)
{
    if (facts.tlsCipher.isEmpty())
        return QStringLiteral("not encrypted");
    const QString verified =
        spec.tls == ConnectionSpec::Tls::VerifyIdentity ? QStringLiteral("certificate and name verified")
        : spec.tls == ConnectionSpec::Tls::VerifyCa     ? QStringLiteral("certificate verified, its name not")
                                                        : QStringLiteral("certificate not verified");
    return QStringLiteral("%1, %2; %3").arg(facts.tlsVersion, facts.tlsCipher, verified);
}

} // namespace millrace

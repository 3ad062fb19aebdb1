// SPDX-License-Identifier: GPL-3.0-or-later
// ping: what a server is, how far away, how protected the way to it is, and what this account may do there.
#include "app/cli/command.h"
#include "app/cli/signin.h"
#include "core/plan/accountpowers.h"
#include "core/server/connection.h"
#include "core/server/scratchserver.h"

#include <QJsonArray>

namespace millrace::cli {

namespace {

QJsonObject toJson(const ServerFacts &facts, const ConnectionSpec &spec, const QVector<AccountPower> &powers)
{
    QJsonArray may;
    for (const AccountPower &power : powers)
        may << power.toJson();
    const bool encrypted = !facts.tlsCipher.isEmpty();
    const QString verified = !encrypted                                        ? QStringLiteral("no")
                             : spec.tls == ConnectionSpec::Tls::VerifyIdentity ? QStringLiteral("identity")
                             : spec.tls == ConnectionSpec::Tls::VerifyCa       ? QStringLiteral("ca")
                                                                               : QStringLiteral("no");
    return {
        {QStringLiteral("target"), spec.toUrl()},
        {QStringLiteral("flavour"), facts.isMariaDb() ? QStringLiteral("MariaDB") : QStringLiteral("MySQL")},
        {QStringLiteral("version"), facts.versionText},
        {QStringLiteral("latency_ms"), facts.latencyMs},
        {QStringLiteral("account"), facts.currentUser},
        {QStringLiteral("local_infile"), facts.localInfile},
        {QStringLiteral("tls"),
         QJsonObject{{QStringLiteral("encrypted"), encrypted},
                     {QStringLiteral("version"), encrypted ? QJsonValue(facts.tlsVersion) : QJsonValue()},
                     {QStringLiteral("cipher"), encrypted ? QJsonValue(facts.tlsCipher) : QJsonValue()},
                     {QStringLiteral("verified"), verified}}},
        {QStringLiteral("grants"), QJsonArray::fromStringList(facts.grants)},
        {QStringLiteral("may"), may}};
}

void printFacts(const ServerFacts &facts, const ConnectionSpec &spec, const QVector<AccountPower> &powers)
{
    printLine(QStringLiteral("%1: %2").arg(spec.displayName(), facts.displayName()));
    printLine(QStringLiteral("  account    %1").arg(facts.currentUser));
    printLine(QStringLiteral("  latency    %1 ms, the median of %2 round trips")
                  .arg(QString::number(facts.latencyMs, 'f', 2))
                  .arg(ServerFacts::latencyRounds));
    printLine(QStringLiteral("  connection %1").arg(encryptionText(facts, spec)));
    printLine(QStringLiteral("  LOAD DATA LOCAL is %1")
                  .arg(facts.localInfile ? QStringLiteral("on") : QStringLiteral("off")));
    if (spec.schema.isEmpty())
        printLine(QStringLiteral("  What it may do with tables depends on the schema: name one in the URL."));
    for (const AccountPower &power : powers) {
        printLine(QStringLiteral("  %1 %2").arg(
            power.allowed ? QStringLiteral("may    ") : QStringLiteral("may not"), power.what));
        if (!power.allowed)
            printLine(QStringLiteral("          %1\n          %2").arg(power.without, power.grant));
    }
}

} // namespace

int pingCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Connects and says what the server is, how long a round trip takes, how the "
                       "connection is protected, and what "
                       "this account may do there, each missing privilege with its GRANT. Changes nothing."));
    parser.addPositionalArgument(QStringLiteral("URL"),
                                 QStringLiteral("The server, best with the schema to load into."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("ping"), arguments, exitCode))
        return exitCode;
    if (parser.positionalArguments().size() != 1) {
        printError(QStringLiteral("millrace-cli ping: name one server."));
        return UsageError;
    }
    const auto spec = ConnectionSpec::parseUrl(parser.positionalArguments().first());
    if (!spec)
        return failed(spec.error());
    const auto target = signInTo(*spec);
    if (!target)
        return failed(target.error());
    const auto connection = Connection::open(*target);
    if (!connection)
        return failed(connection.error());
    const auto facts = ServerFacts::read(**connection);
    if (!facts)
        return failed(facts.error());
    const auto powers = accountPowers(*facts, target->spec.schema);
    if (parser.isSet(QStringLiteral("json")))
        printJson(toJson(*facts, target->spec, powers));
    else
        printFacts(*facts, target->spec, powers);
    return Ok;
}

} // namespace millrace::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// ping: what a server is, how far away, how protected the way to it is, and what this account may do there.
#include "app/cli/shared/command.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/plan/checks/accountpowers.h"
#include "core/server/connection.h"
#include "core/server/scratch/scratchserver.h"

#include "core/server/login/connectionurl.h"

#include <QJsonArray>

namespace millrace::cli {

namespace {

QJsonObject toJson(const ServerFacts &facts, const ConnectionSpec &spec, const QVector<AccountPower> &powers)
{
    QJsonArray may;
    for (const AccountPower &power : powers)
        may << power.toJson();
    const bool encrypted = !facts.tlsCipher.isEmpty();
    const QString verified = !encrypted                                        ? u"no"_s
                             : spec.tls == ConnectionSpec::Tls::VerifyIdentity ? u"identity"_s
                             : spec.tls == ConnectionSpec::Tls::VerifyCa       ? u"ca"_s
                                                                               : u"no"_s;
    return {{u"target"_s, spec.toUrl()},
            {u"flavour"_s, facts.isMariaDb() ? u"MariaDB"_s : u"MySQL"_s},
            {u"version"_s, facts.versionText},
            {u"latency_ms"_s, facts.latencyMs},
            {u"account"_s, facts.currentUser},
            {u"local_infile"_s, facts.localInfile},
            {u"tls"_s, QJsonObject{{u"encrypted"_s, encrypted},
                                   {u"version"_s, encrypted ? QJsonValue(facts.tlsVersion) : QJsonValue()},
                                   {u"cipher"_s, encrypted ? QJsonValue(facts.tlsCipher) : QJsonValue()},
                                   {u"verified"_s, verified}}},
            {u"compression"_s, enumName(facts.compression)},
            {u"grants"_s, QJsonArray::fromStringList(facts.grants)},
            {u"may"_s, may}};
}

void printFacts(const ServerFacts &facts, const ConnectionSpec &spec, const QVector<AccountPower> &powers)
{
    printLine(u"%1: %2"_s.arg(spec.displayName(), facts.displayName()));
    printLine(u"  account    %1"_s.arg(facts.currentUser));
    printLine(
        u"  latency    %1 ms, the median of %2 round trips"_s.arg(QString::number(facts.latencyMs, 'f', 2))
            .arg(ServerFacts::latencyRounds));
    printLine(u"  connection %1"_s.arg(encryptionText(facts, spec)));
    printLine(u"  line       %1"_s.arg(compressionText(facts)));
    printLine(u"  LOAD DATA LOCAL is %1"_s.arg(facts.localInfile ? u"on"_s : u"off"_s));
    if (spec.schema.isEmpty())
        printLine(u"  What it may do with tables depends on the schema: name one in the URL."_s);
    for (const AccountPower &power : powers) {
        printLine(u"  %1 %2"_s.arg(power.allowed ? u"may    "_s : u"may not"_s, power.what));
        if (!power.allowed)
            printLine(u"          %1\n          %2"_s.arg(power.without, power.grant));
    }
}

} // namespace

Result<int> pingCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Connects and says what the server is, how long a round trip takes, how the "
        "connection is protected, and what "
        "this account may do there, each missing privilege with its GRANT. Changes nothing."_s);
    parser.addPositionalArgument(u"URL"_s, u"The server, best with the schema to load into."_s);
    parser.addOption({u"json"_s, u"One JSON object on standard output."_s});
    if (const auto ended = parse(parser, u"ping"_s, arguments))
        return *ended;
    MILLRACE_TRY(const auto url, onlyArgument(parser, u"one server"_s));
    MILLRACE_TRY(const auto spec, connectionFromUrl(url));
    MILLRACE_TRY(const auto target, signInTo(spec));
    MILLRACE_TRY(const auto connection, Connection::open(target));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*connection));
    const auto powers = accountPowers(facts, target.spec.schema);
    if (parser.isSet(u"json"_s))
        printJson(toJson(facts, target.spec, powers));
    else
        printFacts(facts, target.spec, powers);
    return Ok;
}

} // namespace millrace::cli

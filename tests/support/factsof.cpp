// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/factsof.h"

#include "core/base/literals.h"
#include "core/server/connection.h"

#include <stdexcept>

namespace millrace::test {

ServerFacts factsOf(const PrivateServer &server)
{
    const auto connection = Connection::open(server.connection());
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    auto facts = ServerFacts::read(**connection);
    if (!facts)
        throw std::runtime_error(facts.error().text().toStdString());
    return std::move(*facts);
}

bool keepsChecks(const PrivateServer &server)
{
    const ServerFacts facts = factsOf(server);
    return facts.isMariaDb() || facts.version >= 80016;
}

bool offersTls(const PrivateServer &server)
{
    const ServerFacts facts = factsOf(server);
    // From 8.4 on MySQL has TLS and not the variable.
    return facts.variables.value(u"have_ssl"_s, u"YES"_s) == "YES"_L1;
}

QString whyNoTls(const PrivateServer &server)
{
    const QString versions = factsOf(server).variables.value(u"tls_version"_s);
    if (versions.contains(u"TLSv1.2"_s) || versions.contains(u"TLSv1.3"_s))
        return {};
    return u"MySQL 5.7 as its makers built it up to 5.7.27 (yaSSL) has %1, which the client library "
           "refuses"_s.arg(versions);
}

void keepNoFigures(const PrivateServer &server)
{
    const ServerFacts facts = factsOf(server);
    if (!facts.isMariaDb() && facts.version >= 80000 && facts.version <= 80015)
        server.execute(u"SET GLOBAL information_schema_stats_expiry = 0"_s);
}

} // namespace millrace::test

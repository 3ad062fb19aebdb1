// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/serverfacts.h"
#include "tests/support/privateserver.h"

namespace millrace::test {

/// Flavour, version, variables: what a test asks before it expects something that not every server does.
/// Throws as PrivateServer does.
ServerFacts factsOf(const PrivateServer &server);

/// Whether a CHECK is more than words there: MySQL reads and forgets it before 8.0.16.
bool keepsChecks(const PrivateServer &server);

/// Without being given a certificate: MySQL makes itself one (5.7 only where it was built with OpenSSL),
/// MariaDB from 11.4 on.
bool offersTls(const PrivateServer &server);

/// Given a certificate: why there is no TLS of a version that the client library speaks; empty when there is.
QString whyNoTls(const PrivateServer &server);

/// Before mydumper dumps it: SHOW TABLE STATUS of MySQL 8.0.15 waits for ever for the lock that mydumper
/// holds itself, because the server writes down the figures; so it does not.
void keepNoFigures(const PrivateServer &server);

} // namespace millrace::test

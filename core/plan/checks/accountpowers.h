// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"
#include "core/server/serverfacts.h"

#include <QJsonObject>
#include <QVector>

namespace millrace {

/// Something Millrace would do on a server, and whether this account may.
struct AccountPower
{
    QString what; ///< "load rows": completes "may …"
    bool allowed = false;
    QString grant;   ///< the exact GRANT that is missing; empty when allowed
    QString without; ///< what a load does without it

    QJsonObject toJson() const;
};

/// What a load can ask of an account, from what it cannot do without to what makes it faster. What concerns
/// tables is judged for \a schema, and for \a table when one is named; without a schema it is left out. The
/// same rules as the preflight's (privileges.h) and the knobs' (tuning/knobs.h), asked here without a plan.
QVector<AccountPower> accountPowers(const ServerFacts &facts, const QString &schema,
                                    const QString &table = {});

/// "TLSv1.3, TLS_AES_256_GCM_SHA384; certificate and name verified", "not encrypted": what protects a
/// connection.
QString encryptionText(const ServerFacts &facts, const ConnectionSpec &spec);
/// Whether and how the session is compressed, and where Millrace decided that, why: a sentence.
QString compressionText(const ServerFacts &facts);

} // namespace millrace

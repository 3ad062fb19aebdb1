// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace millrace {

/// What a my.cnf group says about a connection. Holds a password: in memory only, never logged.
struct OptionGroup
{
    QString host;
    int port = 0; ///< 0: not given
    QString socket;
    QString user;
    QString password;
    QString sslMode; ///< "VERIFY_CA"; of ssl-verify-server-cert "VERIFY_IDENTITY"
    QString sslCa;
    QString sslCert;
    QString sslKey;
};

/// Reads the group as the server's own clients would, through my_print_defaults: the same files, the same
/// order, the last value wins. Blocks for the time of one short process. Errors: OptionFileUnreadable
/// (program missing, group missing or empty, bad port).
Result<OptionGroup> readOptionGroup(const QString &name);

/// Where the program my_print_defaults is. Errors: OptionFileUnreadable.
Result<QString> printDefaultsProgram();

/// The group from my_print_defaults' output, one --name=value per line; other options are left alone.
Result<OptionGroup> parseOptionGroup(const QString &name, const QByteArray &output);

} // namespace millrace

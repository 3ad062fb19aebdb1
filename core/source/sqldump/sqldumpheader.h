// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <string_view>

namespace millrace {

/// What the comments of a dump say about who wrote it; empty where they are silent.
struct SqlDumpHeader
{
    QByteArray tool;          ///< "mysqldump", "mariadb-dump", "phpMyAdmin", "Adminer"
    QByteArray toolVersion;   ///< "10.13 Distrib 8.0.33"
    QByteArray serverVersion; ///< of the server the dump comes from
    QByteArray host;
    QByteArray database;
    QByteArray date;        ///< as written
    bool completed = false; ///< "-- Dump completed" is there

    /// Takes in one comment.
    void read(std::string_view comment);
};

} // namespace millrace

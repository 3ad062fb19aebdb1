// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqldumpheader.h"

#include <QByteArrayView>

namespace millrace {

namespace {

/// The rest of the line after `label`, trimmed; false when the line begins otherwise.
bool take(const QByteArray &line, const char *label, QByteArray &rest)
{
    if (!line.startsWith(label))
        return false;
    rest = line.mid(qsizetype(qstrlen(label))).trimmed();
    return true;
}

} // namespace

void SqlDumpHeader::read(std::string_view comment)
{
    if (!comment.starts_with("--"))
        return;
    const QByteArray line = QByteArray(comment.data(), qsizetype(comment.size())).mid(2).trimmed();
    QByteArray rest;
    const auto upToFor = [&rest] {
        return rest.left(rest.indexOf(", for ") < 0 ? rest.size() : rest.indexOf(", for ")).simplified();
    };
    if (take(line, "MySQL dump ", rest) || take(line, "MariaDB dump ", rest)) {
        // mariadb-dump called itself MySQL dump up to 10.4.
        tool = line.startsWith("MariaDB") || rest.contains("MariaDB") ? "mariadb-dump" : "mysqldump";
        toolVersion = upToFor();
    } else if (take(line, "phpMyAdmin SQL Dump", rest)) {
        tool = "phpMyAdmin";
    } else if (tool == "phpMyAdmin" && toolVersion.isEmpty() && take(line, "version ", rest)) {
        toolVersion = rest;
    } else if (take(line, "Adminer ", rest)) {
        tool = "Adminer";
        toolVersion = rest.left(rest.indexOf(' ') < 0 ? rest.size() : rest.indexOf(' '));
    } else if (host.isEmpty() && take(line, "Host: ", rest)) {
        const qsizetype at = rest.indexOf("Database:");
        host = (at < 0 ? rest : rest.left(at)).trimmed();
        if (at >= 0)
            database = rest.mid(at + 9).trimmed();
    } else if (database.isEmpty() && take(line, "Database: ", rest)) {
        database = rest.size() > 1 && rest.startsWith('`') && rest.endsWith('`')
                       ? rest.mid(1, rest.size() - 2)
                       : rest;
    } else if (serverVersion.isEmpty() &&
               (take(line, "Server version:", rest) || take(line, "Server version", rest))) {
        serverVersion = rest;
    } else if (take(line, "Generation Time: ", rest)) {
        date = rest;
    } else if (take(line, "Dump completed", rest)) {
        completed = true;
        if (take(rest, "on ", rest))
            date = rest.simplified();
    }
}

} // namespace millrace

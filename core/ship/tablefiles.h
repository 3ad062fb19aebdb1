// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/result.h"

#include <QString>

namespace millrace {

class Connection;

/// What a server calls the files of a table of its own tablespace, and where they are on its machine, by its
/// own word: nobody has looked. Values.
struct TableFiles
{
    QString schema; ///< as SQL has it
    QString table;
    QString dataFolder; ///< the server's, absolute
    QString folder;     ///< of the schema
    QString name;       ///< of both files, without their endings

    QString ibd() const { return folder + u'/' + name + u".ibd"_s; }
    QString cfg() const { return folder + u'/' + name + u".cfg"_s; }

    /// Errors: the server's.
    static Result<TableFiles> of(Connection &connection, const QString &schema, const QString &table);
};

/// The number that the server knows the table's file by; DISCARD and IMPORT leave it as it is. Errors:
/// PrivilegeMissing (PROCESS), the server's.
Result<quint32> spaceIdOf(Connection &connection, const TableFiles &files, bool mariaDb);

/// Writes the number into the first page of an exported file, which is where a server that starts looks: of
/// two files with one number in its folder MySQL does not start (9.7.4 seen), nor does MariaDB after some
/// crashes (10.11.19); with the table's own they do. IMPORT writes all others. False: it was there already.
/// Errors: FileNotReadable, FileNotWritable, ShipFileFaulty (the page is not sealed as it has to be).
Result<bool> writeSpaceId(const QString &path, quint32 id, bool mariaDb);

/// SHA-256 of a file's bytes, hexadecimal: slower than hashOfFile(), but every machine can check it. Errors:
/// FileNotReadable.
Result<QString> sha256OfFile(const QString &path);

} // namespace millrace

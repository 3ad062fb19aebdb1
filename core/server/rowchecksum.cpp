// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/rowchecksum.h"

#include "core/base/literals.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"

#include <QStringList>

namespace millrace {

QString rowChecksumSql(const QVector<Column> &columns)
{
    QStringList values;
    for (const Column &column : columns) {
        const QString name = quotedIdentifier(column.name);
        // A FLOAT is shown with six digits and kept with more; a VECTOR goes into no other function.
        const QString bytes =
            column.type.startsWith("float"_L1, Qt::CaseInsensitive)    ? u"%1 * 1e0"_s.arg(name)
            : column.type.startsWith("vector"_L1, Qt::CaseInsensitive) ? u"HEX(%1)"_s.arg(name)
                                                                       : name;
        values << u"ISNULL(%1), %2"_s.arg(name, bytes); // CONCAT_WS() leaves NULL out
    }
    // The separator as in contentQuery(): it makes the whole a byte string, whatever character sets meet in
    // it.
    return u"CRC32(CONCAT_WS(CAST(x'1F' AS BINARY), %1))"_s.arg(values.join(u", "_s));
}

} // namespace millrace

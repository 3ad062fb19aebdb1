// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/serverwords.h"

#include "core/base/literals.h"
#include "core/server/connection.h"

namespace millrace {

namespace {

void addRows(Connection &connection, const QString &question, QSet<QString> &names)
{
    if (const auto rows = connection.rows(question))
        for (const auto &row : *rows)
            names.insert(row.value(0).toString().toLower());
}

} // namespace

ServerWords ServerWords::read(Connection &connection, const QMap<QString, QString> &variables)
{
    ServerWords words;
    addRows(connection, u"SELECT COLLATION_NAME FROM information_schema.COLLATIONS"_s, words.collations);
    // MariaDB from 10.10 on lists uca1400_ai_ci there, and here what it is with each character set.
    if (words.collations.contains(u"uca1400_ai_ci"_s))
        addRows(connection,
                u"SELECT FULL_COLLATION_NAME FROM information_schema.COLLATION_CHARACTER_SET_APPLICABILITY"_s,
                words.collations);
    addRows(connection, u"SELECT CHARACTER_SET_NAME FROM information_schema.CHARACTER_SETS"_s,
            words.charsets);
    addRows(connection,
            u"SELECT ENGINE FROM information_schema.ENGINES WHERE SUPPORT IN ('YES', 'DEFAULT')"_s,
            words.engines);
    // MySQL lists those as well, and refuses to make tables with them.
    for (const QString &engine : variables.value(u"disabled_storage_engines"_s).split(u','))
        words.engines.remove(engine.trimmed().toLower());
    words.defaultEngine = variables.value(u"default_storage_engine"_s);
    return words;
}

} // namespace millrace

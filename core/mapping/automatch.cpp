// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/automatch.h"

#include <QSet>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

/// Letters and digits in lower case: what is left of a name when taste is taken away.
QString bare(const QString &name)
{
    QString text;
    for (const QChar c : name)
        if (c.isLetterOrNumber())
            text += c.toLower();
    return text;
}

/// Of these each means the other.
bool areAliases(const QString &a, const QString &b)
{
    static const QVector<QStringList> groups = [] {
        QVector<QStringList> all;
        for (const char *group : {
                 "id key no nr number",
                 "email mail emailaddress mailaddress",
                 // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one group, longer than a line
                 "createdat created createdon creationdate creationtime datecreated createtime createdate ts "
                 "timestamp",
                 "updatedat updated updatedon modified modifiedat lastmodified changedat changed updatetime",
                 "userid uid user usernumber",
                 "customerid customer customerno custid",
                 "name fullname displayname title",
                 "firstname givenname forename vorname",
                 "lastname surname familyname nachname",
                 "phone tel telephone phonenumber mobile",
                 "zip zipcode postcode postalcode plz",
                 "city town ort",
                 "country countrycode land",
                 "description descr desc comment note notes remark",
                 "quantity qty count amount",
                 "price cost unitprice",
                 "date day datum",
                 "url link website homepage",
                 "lat latitude",
                 "lon lng long longitude",
                 "ip ipaddress remoteaddr",
                 "deleted isdeleted deletedat removed",
             })
            all << QString::fromLatin1(group).split(u' ');
        return all;
    }();
    return std::any_of(groups.begin(), groups.end(),
                       [&](const QStringList &group) { return group.contains(a) && group.contains(b); });
}

/// "credit_id" in table credits is its id.
bool isWithTable(const QString &field, const QString &column, const QString &table)
{
    const QString singular = table.endsWith(u's') ? table.chopped(1) : table;
    return field == table + column || field == singular + column;
}

/// Letters to insert, take out, replace or swap with their neighbour on the way from one to the other.
int distance(const QString &a, const QString &b)
{
    QVector<QVector<int>> cost(a.size() + 1, QVector<int>(b.size() + 1));
    for (qsizetype i = 0; i <= a.size(); ++i)
        for (qsizetype j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cost[i][j] = static_cast<int>(i + j);
                continue;
            }
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1,
                                   cost[i - 1][j - 1] + (a.at(i - 1) == b.at(j - 1) ? 0 : 1)});
            if (i > 1 && j > 1 && a.at(i - 1) == b.at(j - 2) && a.at(i - 2) == b.at(j - 1))
                cost[i][j] = qMin(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    return cost[a.size()][b.size()];
}

class ByName
{
public:
    ByName(const QStringList &names, const TableSchema &table)
        : m_table(table)
        , m_tableName(bare(table.name))
        , m_matches(names.size())
        , m_free(table.columns.size(), true)
    {
        for (const QString &name : names)
            m_bare << bare(name);
        for (const Column &column : table.columns)
            m_columns << bare(column.name);
        take(MatchReason::Name, [&](qsizetype field, qsizetype column) {
            return names.at(field).trimmed().compare(table.columns.at(column).name, Qt::CaseInsensitive) == 0;
        });
        take(MatchReason::Spelling,
             [&](qsizetype field, qsizetype column) { return m_bare.at(field) == m_columns.at(column); });
    }

    bool foundAny() const
    {
        return std::any_of(m_matches.begin(), m_matches.end(),
                           [](const FieldMatch &match) { return match.reason != MatchReason::Nothing; });
    }

    QVector<FieldMatch> all()
    {
        take(MatchReason::Alias, [&](qsizetype field, qsizetype column) {
            return isWithTable(m_bare.at(field), m_columns.at(column), m_tableName) ||
                   areAliases(m_bare.at(field), m_columns.at(column));
        });
        takeSimilar();
        return m_matches;
    }

private:
    template <typename Fits> void take(MatchReason reason, Fits fits)
    {
        for (qsizetype field = 0; field < m_matches.size(); ++field) {
            if (m_matches.at(field).reason != MatchReason::Nothing || m_bare.at(field).isEmpty())
                continue;
            for (qsizetype column = 0; column < m_columns.size(); ++column)
                if (m_free.at(column) && fits(field, column)) {
                    bind(field, column, reason);
                    break;
                }
        }
    }

    void takeSimilar()
    {
        for (qsizetype field = 0; field < m_matches.size(); ++field) {
            const QString &name = m_bare.at(field);
            if (m_matches.at(field).reason != MatchReason::Nothing || name.size() < 4)
                continue; // of a short name any other is a letter away
            int least = static_cast<int>(name.size() / 4) + 1;
            qsizetype nearest = -1;
            for (qsizetype column = 0; column < m_columns.size(); ++column) {
                if (!m_free.at(column) || m_columns.at(column).size() < 4)
                    continue;
                const int letters = distance(name, m_columns.at(column));
                if (letters < least) {
                    least = letters;
                    nearest = column;
                } else if (letters == least) {
                    nearest = -1; // two that are as near: neither is meant for certain
                }
            }
            if (nearest >= 0)
                bind(field, nearest, MatchReason::Similar);
        }
    }

    void bind(qsizetype field, qsizetype column, MatchReason reason)
    {
        m_free[column] = false;
        const Column &target = m_table.columns.at(column);
        m_matches[field] = target.generated ? FieldMatch{.binding = {.kind = FieldBinding::Kind::Discard},
                                                         .reason = MatchReason::Generated}
                                            : FieldMatch{.binding = {.name = target.name}, .reason = reason};
    }

    const TableSchema &m_table;
    const QString m_tableName;
    QStringList m_bare, m_columns; ///< of the fields, of the columns
    QVector<FieldMatch> m_matches;
    QVector<bool> m_free;
};

QVector<FieldMatch> byPosition(int fieldCount, const TableSchema &table)
{
    // A dump that has as many fields as the table has columns carries generated columns too (MariaDB's -T
    // writes them); one with fewer has left them out.
    QVector<const Column *> columns;
    for (const Column &column : table.columns)
        if (!column.generated || fieldCount >= table.columns.size())
            columns << &column;
    QVector<FieldMatch> matches;
    for (int field = 0; field < fieldCount; ++field) {
        FieldMatch match{.binding = {.kind = FieldBinding::Kind::Discard}};
        if (field < columns.size())
            match = columns.at(field)->generated
                        ? FieldMatch{.binding = match.binding, .reason = MatchReason::Generated}
                        : FieldMatch{.binding = {.name = columns.at(field)->name},
                                     .reason = MatchReason::Position};
        matches << match;
    }
    return matches;
}

} // namespace

QVector<FieldMatch> matchFields(int fieldCount, const QStringList &fieldNames, const TableSchema &table)
{
    QStringList names = fieldNames;
    names.removeAll(QString()); // a field without a name is none of two alike
    const bool named = fieldNames.size() == fieldCount && !names.isEmpty() &&
                       QSet<QString>(names.begin(), names.end()).size() == names.size();
    if (named) {
        ByName byName(fieldNames, table);
        if (byName.foundAny()) {
            QVector<FieldMatch> matches = byName.all();
            for (FieldMatch &match : matches)
                if (match.reason == MatchReason::Nothing)
                    match.binding = {.kind = FieldBinding::Kind::Discard};
            return matches;
        }
    }
    return byPosition(fieldCount, table);
}

Mapping autoMap(int fieldCount, const QStringList &fieldNames, const TableSchema &table)
{
    Mapping mapping;
    for (const FieldMatch &match : matchFields(fieldCount, fieldNames, table))
        mapping.fields << match.binding;
    return mapping;
}

} // namespace millrace

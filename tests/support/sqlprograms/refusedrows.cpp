// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/refusedrows.h"

#include "core/base/literals.h"
#include "tests/support/randomdump.h"

#include <algorithm>
#include <vector>

namespace millrace::test {

namespace {

/// A column with values that fit it and others.
struct Type
{
    const char *definition;
    std::vector<const char *> good;
    std::vector<const char *> bad;
};

const std::vector<Type> types{
    {"tinyint", {"1", "-5", "'7'", "127"}, {"300", "-129", "'x'", "'7x'", "''", "1.6", "1e3"}},
    {"tinyint unsigned", {"1", "255"}, {"-1", "256", "'-3'"}},
    {"smallint", {"1", "32767", "0"}, {"40000", "'9 '", "'abc'"}},
    {"int", {"1", "2147483647"}, {"99999999999", "'12abc'", "'1.5'"}},
    {"bigint unsigned", {"1", "18446744073709551615"}, {"-1", "99999999999999999999"}},
    {"decimal(4,2)", {"1.25", "-99.99", "'3'"}, {"123.4", "1.999", "'1.5.'", "'x'"}},
    {"float", {"1.5", "-2"}, {"1e60", "'x'"}},
    {"double unsigned", {"1.5"}, {"-2", "'1e500'"}},
    {"varchar(3)", {"'abc'", "''", "7"}, {"'abcdef'", "'ab   '", "12345"}},
    {"varchar(3) CHARACTER SET latin1",
     {"'abc'", "'\xC3\xA9'"},
     {"'\xE2\x82\xAC\xF0\x9F\x98\x80'", "'abcd'"}},
    {"varchar(4) CHARACTER SET utf8mb3", {"'\xC3\xA9'"}, {"'a\xF0\x9F\x98\x80'"}},
    {"char(2)", {"'ab'", "'a'"}, {"'abc'", "'a  '"}},
    {"varbinary(3)", {"'abc'", "0x616263"}, {"'abcd'", "0x61626364"}},
    {"tinytext", {"'abc'"}, {}},
    {"enum('a','b')", {"'a'", "'B'", "2"}, {"'c'", "''", "7", "'1'"}},
    {"set('x','y')", {"'x'", "'y,x'", "3"}, {"'z'", "'x,z'", "9"}},
    {"date",
     {"'2020-02-29'", "20200101"},
     {"'2020-02-31'", "'nonsense'", "'2020-01-01 10:00:00'", "'0000-00-00'"}},
    {"datetime", {"'2020-02-29 10:00:00'"}, {"'2020-13-01 00:00:00'", "'x'", "'2020-01-01 10:00:00.6'"}},
    {"timestamp NULL", {"'2020-02-29 10:00:00'"}, {"'1960-01-01 00:00:00'", "'x'", "'2099-01-01 00:00:00'"}},
    {"time", {"'10:00:00'"}, {"'900:00:00'", "'x'", "'10:61:00'"}},
    {"year", {"2020", "'1999'"}, {"1800", "'x'", "3000"}},
    {"bit(3)", {"b'101'", "7"}, {"b'11111'", "9"}},
    {"json", {"'{\"a\": 1}'"}, {"'{'", "'x'"}},
};

/// Of the values above those that a strict session rounds or cuts blanks of, with a note: set-aside is
/// stricter than that.
bool isNoted(const char *value)
{
    static const std::vector<QByteArray> noted{"1.6",
                                               "1.999",
                                               "'1.5'",
                                               "'9 '",
                                               "'ab   '",
                                               "'a  '",
                                               "'2020-01-01 10:00:00'",
                                               "'2020-01-01 10:00:00.6'"};
    return std::find(noted.begin(), noted.end(), value) != noted.end();
}

struct Column
{
    QByteArray name;
    const Type *type;
    bool nullable = true;
    bool isParent = false;
};

class Maker
{
public:
    Maker(quint32 seed, RefusedRows form, bool isMariaDb)
        : m_dice(seed)
        , m_form(form)
        , m_isMariaDb(isMariaDb)
    {}

    SqlProgram make()
    {
        m_program.planOptions = {u"--chunk-rows"_s,
                                 QString::fromLatin1(m_dice.oneOf({"1", "2", "5", "1000000"})),
                                 u"--indexes"_s, QString::fromLatin1(m_dice.oneOf({"keep", "defer"}))};
        if (m_form == RefusedRows::Forced)
            m_program.planOptions += {u"--on-error"_s, u"set-aside"_s, u"--on-duplicate"_s,
                                      u"set-aside"_s,  u"--workers"_s, u"1"_s};
        add("SET sql_mode = '" + modes() + "'");
        m_hasParent = m_dice.chance(30);
        if (m_hasParent) {
            add("CREATE TABLE `p` (`id` int PRIMARY KEY)");
            add("INSERT INTO `p` VALUES (1),(2),(3)");
        }
        makeTable();
        const int statements = m_form == RefusedRows::Forced ? 6 + m_dice.below(10) : 1 + m_dice.below(4);
        for (int i = 0; i < statements; ++i)
            addRows();
        return m_program;
    }

private:
    void add(const QByteArray &head, const QByteArrayList &parts = {})
    {
        m_program.statements << SqlStatement{.head = head, .parts = parts};
    }

    QByteArray modes()
    {
        if (m_form == RefusedRows::Forced)
            return "STRICT_TRANS_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE";
        if (m_form != RefusedRows::Ignored)
            return m_dice.oneOf({"", "NO_AUTO_VALUE_ON_ZERO", "NO_ZERO_DATE"});
        return m_dice.oneOf({"", "STRICT_ALL_TABLES", "STRICT_TRANS_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE",
                             "NO_AUTO_VALUE_ON_ZERO", "TRADITIONAL"});
    }

    void makeTable()
    {
        QByteArrayList parts{m_dice.chance(80) ? "`id` int PRIMARY KEY" : "`id` int, KEY (`id`)"};
        const int columns = 1 + m_dice.below(4);
        for (int i = 0; i < columns; ++i) {
            const Type &type = types.at(std::size_t(m_dice.below(int(types.size()))));
            Column column{.name = "c" + QByteArray::number(i + 1), .type = &type};
            column.nullable = QByteArrayView(type.definition).endsWith("NULL") || m_dice.chance(60);
            QByteArray part = '`' + column.name + "` " + type.definition;
            if (!column.nullable)
                part += " NOT NULL";
            if (!type.good.empty() && m_dice.chance(30) && qstrcmp(type.definition, "json") != 0 &&
                qstrcmp(type.definition, "tinytext") != 0)
                part += QByteArray(" DEFAULT ") + type.good.front();
            parts << part;
            m_columns << column;
        }
        if (m_hasParent) {
            parts << "`parent` int, FOREIGN KEY (`parent`) REFERENCES `p` (`id`)";
            m_columns << Column{.name = "parent", .type = &types.at(3), .isParent = true};
        } else if (m_dice.chance(20)) {
            m_tail = " PARTITION BY RANGE (`id`) (PARTITION a VALUES LESS THAN (10), PARTITION b VALUES LESS "
                     "THAN (20))";
        }
        if (!stopsAtAPlace() && m_dice.chance(25))
            parts << "CHECK (`id` <> 3)";
        // A key of a partitioned table has to hold what it is parted by.
        if (m_tail.isEmpty() && m_dice.chance(30) &&
            qstrcmp(m_columns.first().type->definition, "json") != 0 &&
            qstrcmp(m_columns.first().type->definition, "tinytext") != 0)
            parts << "UNIQUE KEY `u` (`" + m_columns.first().name + "`)";
        if (!m_hasParent && m_tail.isEmpty() && m_dice.chance(10))
            m_tail = " ENGINE=MyISAM";
        m_program.statements << SqlStatement{.head = "CREATE TABLE `t` (" + parts.join(", ") + ')' + m_tail};
    }

    /// A row that has none is an error of its statement, and of both sides.
    bool stopsAtAPlace() const { return m_form == RefusedRows::Replaced || m_form == RefusedRows::Mixed; }

    QByteArray verb()
    {
        switch (m_form) {
        case RefusedRows::Ignored:
            return "INSERT IGNORE INTO";
        case RefusedRows::Replaced:
            return "REPLACE INTO";
        case RefusedRows::Mixed:
            return m_dice.oneOf({"INSERT IGNORE INTO", "REPLACE INTO", "INSERT IGNORE INTO"});
        case RefusedRows::Forced:
            break;
        }
        return "INSERT INTO";
    }

    QByteArray value(const Column &column)
    {
        if (column.isParent)
            return stopsAtAPlace() ? m_dice.oneOf({"1", "2", "3", "NULL"})
                                   : m_dice.oneOf({"1", "2", "3", "NULL", "9"});
        const bool wellFormed = column.type->bad.empty() || !m_dice.chance(35);
        // JSON that is none is refused whatever the statement says.
        const bool refused =
            qstrcmp(column.type->definition, "json") == 0 && !m_isMariaDb && m_form != RefusedRows::Forced;
        if (m_dice.chance(column.nullable ? 15 : stopsAtAPlace() ? 2 : 8))
            return "NULL";
        std::vector<const char *> from = wellFormed || refused ? column.type->good : column.type->bad;
        // Bytes among numbers make a statement of a row, and a statement is not set aside.
        if (m_form == RefusedRows::Forced && qstrcmp(column.type->definition, "bit(3)") == 0)
            from = {wellFormed ? "7" : "9"};
        if (m_form == RefusedRows::Forced)
            std::erase_if(from, isNoted);
        if (from.empty())
            from = column.type->good;
        return from.at(std::size_t(m_dice.below(int(from.size()))));
    }

    void addRows()
    {
        QByteArrayList rows;
        int count = m_form == RefusedRows::Forced ? 1 : 1 + m_dice.below(6);
        // MariaDB ignores what a CHECK says of a row that is alone in its statement only with --force.
        if (m_form != RefusedRows::Forced && m_isMariaDb)
            count = std::max(2, count);
        for (int i = 0; i < count; ++i) {
            // Some come again, and some have no partition.
            const int id = m_dice.chance(70) ? ++m_id : 1 + m_dice.below(22);
            QByteArrayList values{QByteArray::number(stopsAtAPlace() ? id % 20 : id)};
            for (const Column &column : std::as_const(m_columns))
                values << value(column);
            rows << '(' + values.join(',') + ')';
        }
        add(verb() + " `t` VALUES ", rows);
    }

    Dice m_dice;
    const RefusedRows m_form;
    const bool m_isMariaDb;
    SqlProgram m_program;
    QVector<Column> m_columns; ///< but the id
    QByteArray m_tail;
    bool m_hasParent = false;
    int m_id = 0;
};

} // namespace

SqlProgram refusedRows(quint32 seed, RefusedRows form, bool isMariaDb)
{
    return Maker(seed, form, isMariaDb).make();
}

} // namespace millrace::test

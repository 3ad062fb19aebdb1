// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/sqldump/randomsqldump.h"

namespace millrace::test {

namespace {

struct Spelling
{
    bool backslashEscapes = true;
    bool gbk = false;
};

QByteArray randomValue(Dice &dice)
{
    QByteArray value;
    const int pieces = dice.chance(5) ? dice.below(200) : dice.below(8);
    for (int i = 0; i < pieces; ++i)
        value += dice.chance(60) ? QByteArray(1, char(dice.below(128)))
                                 : dice.oneOf({"'",
                                               "''",
                                               "\"",
                                               "\\",
                                               "\\'",
                                               "\t",
                                               "\n",
                                               ");",
                                               "),(",
                                               "INSERT INTO `t` VALUES (1);",
                                               "-- ",
                                               "/*",
                                               "*/",
                                               "#",
                                               ";",
                                               "\xC3\xA9",
                                               "\xF0\x9F\x98\x80",
                                               "NULL",
                                               "%",
                                               "_",
                                               "\\N",
                                               "0123456789abcdefghijklmnopqrstuvwxyz"});
    if (dice.chance(20))
        value += QByteArray(1, '\0');
    return value;
}

QByteArray spellText(Dice &dice, const QByteArray &value, Spelling how, char quote)
{
    QByteArray text(1, quote);
    for (const char c : value) {
        if (!how.backslashEscapes) {
            text += c == quote ? QByteArray(2, quote) : QByteArray(1, c);
        } else if (c == '\\') {
            text += "\\\\";
        } else if (c == quote) {
            text += dice.chance(50) ? QByteArray(2, quote) : QByteArray("\\") + quote;
        } else if (c == '\'' || c == '"') {
            text += dice.chance(50) ? QByteArray(1, c) : QByteArray("\\") + c;
        } else if (c == '\n' || c == '\t' || c == '\0' || c == '\r' || c == '\b' || c == '\x1A') {
            const char letter = c == '\n'   ? 'n'
                                : c == '\t' ? 't'
                                : c == '\0' ? '0'
                                : c == '\r' ? 'r'
                                : c == '\b' ? 'b'
                                            : 'Z';
            text += dice.chance(50) ? QByteArray(1, c) : QByteArray("\\") + letter;
        } else if (dice.chance(3) && QByteArray("axyzdefghijklmopqsuvwNACDB(,;-#").contains(c)) {
            text += QByteArray("\\") + c; // \x is x
        } else {
            text += c;
        }
    }
    return text + quote;
}

QByteArray spellHex(Dice &dice, const QByteArray &value)
{
    const QByteArray digits = dice.chance(50) ? value.toHex() : value.toHex().toUpper();
    if (!value.isEmpty() && dice.chance(60))
        return "0x" + digits;
    return (dice.chance(50) ? "x'" : "X'") + digits + '\'';
}

QByteArray spellBits(Dice &dice, const QByteArray &value)
{
    QByteArray digits;
    for (const char c : value)
        for (int bit = 7; bit >= 0; --bit)
            digits += (static_cast<unsigned char>(c) >> bit) & 1 ? '1' : '0';
    return dice.chance(50) ? "b'" + digits + '\'' : "0b" + digits;
}

ExpectedField randomField(Dice &dice, Spelling how, QByteArray &sql)
{
    switch (dice.below(10)) {
    case 0:
        sql += dice.oneOf({"NULL", "null", "Null"});
        return {.isNull = true};
    case 1: {
        const QByteArray number = QByteArray::number(dice.below(2'000'000) - 1'000'000);
        sql += number;
        return {number};
    }
    case 2: {
        const QByteArray number =
            dice.oneOf({"0", "-1.50", "3.", ".25", "1e10", "-2.5E-3", "7E+2", "18446744073709551615"});
        sql += number;
        return {number};
    }
    case 3: {
        const bool yes = dice.chance(50);
        sql += yes ? dice.oneOf({"TRUE", "true"}) : dice.oneOf({"FALSE", "false"});
        return {yes ? "1" : "0"};
    }
    case 4: {
        const QByteArray value = randomValue(dice);
        sql += (dice.chance(30) ? "_binary " : "") + spellHex(dice, value);
        return {value};
    }
    case 5: {
        const QByteArray value = "x" + randomValue(dice).left(3);
        sql += spellBits(dice, value);
        return {value};
    }
    case 6: {
        const QByteArray value = randomValue(dice);
        sql += dice.oneOf({"_binary ", "_binary", "_BINARY  ", "_utf8mb4", "N"}) +
               spellText(dice, value, how, '\'');
        return {value};
    }
    case 7: {
        const QByteArray first = randomValue(dice);
        const QByteArray second = randomValue(dice);
        sql += spellText(dice, first, how, '\'') + dice.oneOf({" ", "\n", "  "}) +
               spellText(dice, second, how, '\'');
        return {first + second};
    }
    default: {
        const QByteArray value = randomValue(dice);
        sql += spellText(dice, value, how, dice.chance(70) ? '\'' : '"');
        return {value};
    }
    }
}

ExpectedRow randomRow(Dice &dice, Spelling how, int fields)
{
    ExpectedRow row;
    row.text = "(";
    const int strange = dice.chance(4) ? dice.below(fields) : -1;
    for (int i = 0; i < fields; ++i) {
        row.text += dice.chance(10) ? " " : "";
        if (i == strange)
            row.text += dice.oneOf({"DEFAULT", "NOW()", "1+1", "CONVERT('a)' USING latin1)", "_latin1'x'",
                                    "'a' COLLATE utf8mb4_bin", "/* c) */ 1", "`col`", "(1)", "_cp1251 0x41",
                                    "- 5", "'a' || 'b'"});
        else
            row.fields.append(randomField(dice, how, row.text));
        row.text += i + 1 < fields ? (dice.chance(10) ? " ,\n" : ",") : (dice.chance(10) ? "\t)" : ")");
    }
    if (strange >= 0)
        row.fields.clear();
    return row;
}

QByteArray noise(Dice &dice)
{
    return dice.oneOf({"", "", "\n", "-- it's a comment; with \"quotes\n", "# don't\n",
                       "/* it's ; a /* comment */", "/*!40000 ALTER TABLE `t` DISABLE KEYS */;\n",
                       "LOCK TABLES `t` WRITE;\n",
                       "SELECT 'INSERT INTO `t` VALUES (1);' /* ' */ FROM `a;b`;\n",
                       "DELIMITER //\nCREATE PROCEDURE p() BEGIN INSERT INTO t VALUES (1); SELECT ';//'; "
                       "END//\nDELIMITER ;\n",
                       "INSERT INTO `other` VALUES (1,'it''s; (t)'),(2,\"\\\\\");\n", "UNLOCK TABLES;\r\n",
                       ";;\n", "DROP TABLE x;"});
}

} // namespace

RandomSqlDump randomSqlDump(Dice &dice)
{
    RandomSqlDump dump;
    Spelling how;
    const int fields = 1 + dice.below(6);
    dump.sql = "SET NAMES utf8mb4;\n";
    if (dice.chance(20)) {
        how.backslashEscapes = false;
        dump.sql +=
            "/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_BACKSLASH_ESCAPES,STRICT_ALL_TABLES' */;\n";
    }
    const int statements = dice.below(6);
    for (int s = 0; s < statements; ++s) {
        dump.sql += noise(dice);
        dump.sql +=
            dice.oneOf({"INSERT INTO `t` VALUES ", "INSERT  IGNORE INTO t VALUES\n",
                        "REPLACE INTO `t` VALUES", "insert into`t`values", "INSERT INTO `t` VALUES "});
        const int rows = 1 + dice.below(dice.chance(20) ? 40 : 4);
        for (int r = 0; r < rows; ++r) {
            ExpectedRow row = randomRow(dice, how, fields);
            row.offset = dump.sql.size();
            row.line = dump.sql.count('\n') + 1;
            dump.sql += row.text;
            dump.rows.append(row);
            if (r + 1 < rows)
                dump.sql += dice.oneOf({",", ",", ",\n", "\n,", " , ", ", -- it's\n", "/* ( */,"});
        }
        dump.sql +=
            dice.oneOf({";\n", ";\n", ";", " ;\r\n", "\n;\n", " -- done\n;", "\\g", " \\G\n", "\n\\g;"});
    }
    dump.sql += noise(dice);
    return dump;
}

} // namespace millrace::test

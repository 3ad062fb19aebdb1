// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/dumps/differential/schemasnapshot.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <QRegularExpression>
#include <stdexcept>

namespace millrace::test {

namespace {

using Rows = QVector<QVector<QVariant>>;

constexpr int linesPerSection = 12;

class Reader
{
public:
    Reader(Connection &connection, QString schema)
        : m_connection(connection)
        , m_schema(std::move(schema))
    {}

    SchemaSnapshot read()
    {
        ask(u"SET NAMES utf8mb4"_s);
        ask(u"SET SESSION time_zone = '+00:00', sql_mode = ''"_s);
        for (const auto &table : ask(u"SELECT TABLE_NAME, TABLE_TYPE FROM information_schema.TABLES WHERE "
                                     "TABLE_SCHEMA = %1"_s.arg(quotedString(m_schema))))
            readTable(table.at(0).toString(), table.at(1).toString());
        readObjects(u"TRIGGER"_s, u"TRIGGER_NAME"_s, u"TRIGGERS"_s, u"TRIGGER_SCHEMA"_s);
        readObjects(u"EVENT"_s, u"EVENT_NAME"_s, u"EVENTS"_s, u"EVENT_SCHEMA"_s);
        for (const char *kind : {"PROCEDURE", "FUNCTION"})
            readObjects(QLatin1String(kind), u"ROUTINE_NAME"_s, u"ROUTINES"_s,
                        u"ROUTINE_TYPE = '%1' AND ROUTINE_SCHEMA"_s.arg(QLatin1String(kind)));
        return m_snapshot;
    }

private:
    Rows ask(const QString &sql)
    {
        auto rows = m_connection.rows(sql);
        if (!rows)
            throw std::runtime_error((sql + u": "_s + rows.error().text()).toStdString());
        return *rows;
    }

    /// Its own name is no difference between two schemas.
    QString neutral(QString text) const { return text.replace(quotedIdentifier(m_schema), u"`SCHEMA`"_s); }

    /// The client leaves the comments of a body out before it sends it (unless told --comments); Millrace has
    /// no reason to.
    static QString withoutComments(QString text)
    {
        static const QRegularExpression comment(u"--[ \\t][^\\n]*|#[^\\n]*|/\\*[^!].*?\\*/"_s,
                                                QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression blanks(u"\\s*\\n\\s*"_s);
        return text.remove(comment).replace(blanks, u"\n"_s).trimmed();
    }

    void readTable(const QString &name, const QString &type)
    {
        const QString qualified = qualifiedName(m_schema, name);
        const bool sequence = type == "SEQUENCE"_L1;
        const Rows made =
            ask((sequence ? u"SHOW CREATE SEQUENCE %1"_s : u"SHOW CREATE TABLE %1"_s).arg(qualified));
        QStringList &lines = m_snapshot.sections[u"%1 %2"_s.arg(type.toLower(), name)];
        for (const QVariant &value : made.value(0).mid(1))
            lines << neutral(value.toString()).split(u'\n');
        if (type == "VIEW"_L1)
            return;
        if (sequence) {
            for (const QVariant &value : ask(u"SELECT * FROM %1"_s.arg(qualified)).value(0))
                lines << value.toString();
            return;
        }
        readRows(name, qualified);
    }

    void readRows(const QString &name, const QString &qualified)
    {
        QStringList values;
        for (const auto &column : ask(u"SELECT COLUMN_NAME, DATA_TYPE FROM information_schema.COLUMNS WHERE "
                                      "TABLE_SCHEMA = %1 AND TABLE_NAME = %2 ORDER BY ORDINAL_POSITION"_s.arg(
                                          quotedString(m_schema), quotedString(name)))) {
            static const QRegularExpression bytes(u"binary|blob|bit|geometry|point|polygon|linestring"_s);
            const QString quoted = quotedIdentifier(column.at(0).toString());
            values << (bytes.match(column.at(1).toString()).hasMatch()
                           ? u"IFNULL(CONCAT('x', HEX(%1)), 'NULL')"_s
                           : u"QUOTE(%1)"_s)
                          .arg(quoted);
        }
        QStringList &lines = m_snapshot.sections[u"rows of "_s + name];
        for (const auto &row : ask(u"SELECT CONCAT(%1) FROM %2"_s.arg(values.join(u", ', ', "_s), qualified)))
            lines << row.at(0).toString();
        lines.sort();
    }

    void readObjects(const QString &kind, const QString &nameColumn, const QString &view,
                     const QString &schemaColumn)
    {
        for (const auto &object : ask(u"SELECT %1 FROM information_schema.%2 WHERE %3 = %4"_s.arg(
                 nameColumn, view, schemaColumn, quotedString(m_schema)))) {
            const QString name = object.at(0).toString();
            QStringList &lines = m_snapshot.sections[kind.toLower() + u' ' + name];
            // After the definition and the two character sets of a trigger stands when it was made.
            for (const QVariant &value :
                 ask(u"SHOW CREATE %1 %2"_s.arg(kind, qualifiedName(m_schema, name))).value(0).mid(1, 5))
                lines << withoutComments(neutral(value.toString())).split(u'\n');
        }
    }

    Connection &m_connection;
    const QString m_schema;
    SchemaSnapshot m_snapshot;
};

/// The lines of one that the other lacks, each as often as it does.
QStringList surplus(const QStringList &lines, QStringList others)
{
    QStringList found;
    for (const QString &line : lines)
        if (!others.removeOne(line))
            found << line;
    return found;
}

QStringList withoutNumbers(const QStringList &lines)
{
    static const QRegularExpression number(u" AUTO_INCREMENT=\\d+"_s);
    QStringList without = lines;
    return without.replaceInStrings(number, QString());
}

QSet<QString> sectionNames(const SchemaSnapshot &client, const SchemaSnapshot &millrace)
{
    const QStringList names = client.sections.keys() + millrace.sections.keys();
    return {names.begin(), names.end()};
}

} // namespace

SchemaSnapshot SchemaSnapshot::of(Connection &connection, const QString &schema)
{
    return Reader(connection, schema).read();
}

SnapshotDifference compareSnapshots(const SchemaSnapshot &client, const SchemaSnapshot &millrace)
{
    auto worst = SnapshotDifference::None;
    for (const QString &name : sectionNames(client, millrace)) {
        const bool inBoth = client.sections.contains(name) && millrace.sections.contains(name);
        const QStringList one = client.sections.value(name);
        const QStringList other = millrace.sections.value(name);
        if (inBoth && one == other)
            continue;
        auto difference = SnapshotDifference::Definitions;
        if (name.startsWith("rows of "_L1))
            difference = SnapshotDifference::Rows;
        else if (inBoth && (name.startsWith("sequence "_L1) || withoutNumbers(one) == withoutNumbers(other)))
            difference = SnapshotDifference::NextNumbers;
        worst = std::min(worst, difference);
    }
    return worst;
}

QString differenceText(const SchemaSnapshot &client, const SchemaSnapshot &millrace)
{
    QString text;
    QStringList names = sectionNames(client, millrace).values();
    names.sort();
    for (const QString &name : std::as_const(names)) {
        const QStringList one = client.sections.value(name);
        const QStringList other = millrace.sections.value(name);
        if (one == other && client.sections.contains(name) == millrace.sections.contains(name))
            continue;
        text += name + u'\n';
        const auto list = [&text](QChar sign, const QStringList &lines) {
            for (const QString &line : lines.mid(0, linesPerSection))
                text += u"  %1 %2\n"_s.arg(sign).arg(line);
            if (lines.size() > linesPerSection)
                text += u"  %1 … and %2 lines more\n"_s.arg(sign).arg(lines.size() - linesPerSection);
        };
        list(u'-', surplus(one, other));
        list(u'+', surplus(other, one));
        if (surplus(one, other).isEmpty() && surplus(other, one).isEmpty())
            text += u"  the same lines in another order\n"_s;
    }
    return text;
}

} // namespace millrace::test

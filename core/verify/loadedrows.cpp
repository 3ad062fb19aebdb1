// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/loadedrows.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/mapping/selectstatement.h"
#include "core/plan/statements.h"
#include "core/server/freshreads.h"
#include "core/source/bytes/charsets.h"
#include "core/sql/quoting.h"
#include "core/sql/sqltokens.h"

#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

const QString tableAlias = u"t"_s;

/// Today's answer is another one than that of the load.
bool answersAnew(const QString &expression)
{
    static const QRegularExpression names(
        u"\\b(now|sysdate|current_(timestamp|date|time)|localtime(stamp)?|cur(date|time)|utc_\\w+|"
        "unix_timestamp|uuid(_short)?|rand|random_bytes|last_insert_id|connection_id|row_count)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return names.match(expression).hasMatch();
}

Error notFound(const QString &what, const QString &howToFix = {})
{
    return {.code = ErrorCode::RowNotFound, .what = what, .howToFix = howToFix};
}

/// A cell as KeyBound has it.
QString boundOf(const KeyColumn &column, const PreviewCell &cell)
{
    const QString text = QString::fromUtf8(cell.value);
    return column.kind == KeyKind::Bytes && text.startsWith("0x"_L1) ? text.mid(2) : text;
}

bool isSame(const QVector<PreviewCell> &some, const QVector<PreviewCell> &others)
{
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const PreviewCell &one, const PreviewCell &other) {
                          return one.isNull == other.isNull && one.value == other.value;
                      });
}

PickedRow ofServer(const Row &row)
{
    return {.row = row, .pick = Pick::Pinned};
}

} // namespace

LoadedRow::Outcome LoadedRow::outcome() const
{
    if (wasSetAside)
        return Outcome::SetAside;
    if (stored.isEmpty())
        return key.isEmpty() ? Outcome::NotTold : Outcome::Missing;
    if (!hasSource)
        return Outcome::NotTold;
    if (!differing.isEmpty())
        return Outcome::Differs;
    return columnsCompared > 0 ? Outcome::Equal : Outcome::NotCompared;
}

QString outcomeText(LoadedRow::Outcome outcome)
{
    switch (outcome) {
    case LoadedRow::Outcome::Equal:
        return CoreText::tr("equal");
    case LoadedRow::Outcome::Differs:
        return CoreText::tr("differs");
    case LoadedRow::Outcome::Missing:
        return CoreText::tr("not in the table");
    case LoadedRow::Outcome::SetAside:
        return CoreText::tr("set aside");
    case LoadedRow::Outcome::NotCompared:
        return CoreText::tr("not compared");
    case LoadedRow::Outcome::NotTold:
        return CoreText::tr("not told");
    }
    Q_UNREACHABLE();
}

LoadedRows::LoadedRows(Connection &connection, const Plan &plan, Connection *source)
    : m_connection(&connection)
    , m_source(plan.source.isOnServer() ? source : nullptr)
    , m_plan(plan)
{}

Result<LoadedRows> LoadedRows::open(Connection &connection, const Plan &plan, Connection *source)
{
    LoadedRows rows(connection, plan, source);
    if (plan.source.isTable() && !rows.m_source)
        return fail(notFound(
            CoreText::tr("The rows of %1 come from a table of the same server.").arg(plan.tableName()),
            CoreText::tr("Compare the two tables with a client.")));
    MILLRACE_TRY_VOID(expectUnchanged(plan.source.files));
    if (rows.m_source) {
        MILLRACE_TRY(rows.m_dump, TableDump::open(*source, plan.source));
    }
    MILLRACE_TRY(rows.m_table, readTable(connection, plan.schema, plan.table));
    MILLRACE_TRY(rows.m_key, readTableKey(connection, plan.schema, plan.table));
    if (rows.m_key.isEmpty())
        return fail(notFound(
            CoreText::tr("%1 has no key by which a row could be told from others.").arg(plan.tableName()),
            CoreText::tr("Look at the table with a client.")));
    for (const Column &column : rows.m_table.columns)
        rows.m_columns << column.name;
    rows.m_given = sourcesOf(plan.mapping, rows.m_columns);
    for (const KeyColumn &column : rows.m_key.columns) {
        rows.m_keyColumns << static_cast<int>(rows.m_columns.indexOf(column.name, Qt::CaseInsensitive));
        if (rows.m_keyColumns.last() < 0)
            return fail(notFound(CoreText::tr("The key of %1 has a column that this account cannot read.")
                                     .arg(plan.tableName())));
    }
    // Expressions call functions of the schema by their bare names.
    MILLRACE_TRY_VOID(connection.execute(u"USE "_s + quotedIdentifier(plan.schema)));
    MILLRACE_TRY_VOID(prepareSession(plan, connection));
    if (const QString zone = timeZoneStatement(plan); !zone.isEmpty())
        MILLRACE_TRY_VOID(connection.execute(zone));
    return rows;
}

/// Each row through a statement of its own: rows that are alike would keep each other out.
Result<Preview> LoadedRows::made(const QVector<PickedRow> &rows)
{
    const Mapping mapping = keepingZeros(m_plan.mapping, m_table);
    Preview all;
    for (const PickedRow &row : rows) {
        auto one = previewPicked(*m_connection, m_plan.source.dialect, mapping, m_table, {row});
        if (!one && one.error().code == ErrorCode::PrivilegeMissing) {
            const QString because = one.error().howToFix;
            one = previewExpressions(*m_connection, m_plan.source.dialect, mapping, m_table, {row});
            if (one)
                one->because = because;
        }
        if (!one)
            return fail(one.error());
        const QVector<PreviewRow> before = all.rows;
        all = *one;
        all.rows = before + one->rows;
    }
    return all;
}

/// The load gives the column a value, and would give it the same one today.
bool LoadedRows::isTold(int column) const
{
    const ColumnSource &given = m_given.at(column);
    // A server's row is asked for by its key: which number it had in the load nobody knows.
    if (m_source &&
        (given.kind == ColumnSource::Kind::Numbering || usesVariable(given.expression, u"row_number"_s)))
        return false;
    return (given.kind != ColumnSource::Kind::Nothing || m_table.columns.at(column).generated) &&
           !answersAnew(given.expression);
}

/// Empty where the load leaves a column of it to the server, or the row's value is not known.
QStringList LoadedRows::keyOf(const PreviewRow &row) const
{
    QStringList key;
    for (qsizetype i = 0; row.stored && i < m_keyColumns.size(); ++i) {
        const int place = m_keyColumns.at(i);
        const PreviewCell cell = row.cells.value(place);
        const QString value = boundOf(m_key.columns.at(i), cell);
        if (cell.isNull || !isTold(place) || !isKeyValue(m_key.columns.at(i), value))
            return {};
        key << value;
    }
    return key;
}

Result<QVector<PreviewCell>> LoadedRows::storedOf(const QStringList &key)
{
    QStringList values;
    for (const Column &column : m_table.columns)
        values << shownValue(column);
    const QString query = u"SELECT %1 FROM %2 AS %3 WHERE %4"_s.arg(
        values.join(u", "_s), qualifiedName(m_table.schema, m_table.name), tableAlias,
        keyEquals(m_key, key, tableAlias));
    FreshReads fresh(*m_connection);
    MILLRACE_TRY(const auto rows, fresh.ask([&] { return m_connection->rows(query); }));
    QVector<PreviewCell> cells;
    for (const QVariant &value : rows.value(0))
        cells << PreviewCell{.value = value.toString().toUtf8(), .isNull = value.isNull()};
    return cells;
}

void LoadedRows::compare(const Preview &preview, LoadedRow &row) const
{
    QStringList notCompared;
    for (int column = 0; column < m_columns.size(); ++column) {
        const PreviewCell &made = row.source.cells.at(column);
        const PreviewCell &stored = row.stored.at(column);
        if (preview.way == PreviewWay::Expressions || !made.isKnown || !isTold(column)) {
            notCompared << m_columns.at(column);
            continue;
        }
        ++row.columnsCompared;
        if (made.isNull != stored.isNull || made.value != stored.value)
            row.differing << column;
    }
    if (!notCompared.isEmpty())
        row.notes << CoreText::tr("Not compared: %1.").arg(notCompared.join(u", "_s));
    if (!preview.because.isEmpty())
        row.notes << preview.because;
    if (row.differing.isEmpty())
        return;
    if (m_source)
        row.notes << CoreText::tr("The source's row is as it is now: it may have changed since the load.");
    if (!m_table.triggers.isEmpty())
        row.notes << CoreText::tr("The table has triggers, which the load fires and this look does not.");
    if (m_plan.onDuplicate == OnDuplicate::Keep || m_plan.onDuplicate == OnDuplicate::Replace ||
        m_plan.treatsDuplicatesAsDump())
        row.notes << CoreText::tr("Of rows with one key this run kept one: another row may have this key.");
}

Result<QVector<LoadedRow>> LoadedRows::beside(const QVector<PickedRow> &rows)
{
    MILLRACE_TRY(const auto preview, made(rows));
    QVector<LoadedRow> looked;
    for (const PreviewRow &source : preview.rows) {
        LoadedRow row{.source = source, .hasSource = true, .file = nameOf(source), .key = keyOf(source)};
        if (!source.stored)
            row.notes << CoreText::tr("The server does not store this row.");
        else if (row.key.isEmpty())
            row.notes << CoreText::tr("The row's key (%1) is not in the source: the server gave it one.")
                             .arg(m_key.text());
        if (!row.key.isEmpty()) {
            MILLRACE_TRY(row.stored, storedOf(row.key));
        }
        if (!row.stored.isEmpty())
            compare(preview, row);
        else if (!row.key.isEmpty())
            row.notes << CoreText::tr("The table has no row with %1.").arg(keyText(m_key, row.key));
        looked << row;
    }
    return looked;
}

Result<QVector<LoadedRow>> LoadedRows::numbered(const QVector<qint64> &numbers,
                                                const QVector<RowPlace> &places, const LookWatch &watch)
{
    MILLRACE_TRY(const auto rows, rowsNumbered(m_plan.source, places, numbers, watch));
    return beside(rows);
}

/// The dump's row by the fields that became the key's columns; nothing, and \a why, where the dump has none
/// that could be told.
Result<std::optional<PickedRow>> LoadedRows::sourceOf(const QVector<PreviewCell> &stored, QString &why,
                                                      const LookWatch &watch) const
{
    QVector<FieldWanted> wanted;
    for (qsizetype i = 0; i < m_keyColumns.size(); ++i) {
        const int place = m_keyColumns.at(i);
        const ColumnSource &given = m_given.at(place);
        const PreviewCell &cell = stored.at(place);
        if (given.kind == ColumnSource::Kind::Numbering && m_keyColumns.size() == 1) {
            MILLRACE_TRY(const auto rows, rowsNumbered(m_plan.source, {}, {cell.value.toLongLong()}, watch));
            if (!rows.isEmpty())
                return rows.first();
            why = CoreText::tr("The dump has no row of this number.");
            return std::nullopt;
        }
        const bool isOtherBytes = !isAscii(cell.value) && !isUtf8Charset(m_plan.source.dialect.charset);
        if (given.kind != ColumnSource::Kind::Field || isOtherBytes ||
            isShownAsBytes(m_table.columns.at(place))) {
            why = CoreText::tr(
                      "Which row of the dump this one was cannot be told from its key: %1 is not a field of "
                      "the dump as it is.")
                      .arg(m_columns.at(place));
            return std::nullopt;
        }
        const KeyKind kind = m_key.columns.at(i).kind;
        wanted << FieldWanted{.field = given.field,
                              .value = cell.value,
                              .isNumber = kind == KeyKind::Number,
                              .isPadded = kind == KeyKind::Text};
    }
    const bool lastWins = m_plan.onDuplicate == OnDuplicate::Replace;
    MILLRACE_TRY(auto row, rowWithFields(m_plan.source, wanted, lastWins, watch));
    if (!row)
        why = CoreText::tr(
            "No row of the dump has this key: the row was there before, or the dump writes the key in "
            "another way.");
    return row;
}

/// Of a row of the source: its file, or the table it stands in.
QString LoadedRows::nameOf(const PreviewRow &row) const
{
    if (!m_source)
        return m_plan.source.files.at(row.file).name();
    const SourceTable &table = *m_plan.source.table;
    return table.isQuery() ? table.text() : table.plainName();
}

QStringList LoadedRows::keyIn(const QVector<PreviewCell> &stored) const
{
    QStringList key;
    for (qsizetype i = 0; i < m_keyColumns.size(); ++i)
        key << boundOf(m_key.columns.at(i), stored.at(m_keyColumns.at(i)));
    return key;
}

/// The source's columns that became the key's; nothing, and \a why, where one of them is made of something.
std::optional<TableKey> LoadedRows::sourceFields(QString &why) const
{
    TableKey fields;
    for (qsizetype i = 0; i < m_keyColumns.size(); ++i) {
        const int place = m_keyColumns.at(i);
        const ColumnSource &given = m_given.at(place);
        if (given.kind != ColumnSource::Kind::Field) {
            why = CoreText::tr("Which row of the source this one was cannot be told from its key: %1 is not "
                               "a column of the source as it is.")
                      .arg(m_columns.at(place));
            return std::nullopt;
        }
        fields.columns << KeyColumn{.name = m_plan.source.fieldNames.value(given.field),
                                    .kind = m_key.columns.at(i).kind};
    }
    return fields;
}

/// The table's row, or its key where there is none, beside the row that the source's server has for it. Its
/// columns may be of other types and collations: what compares equal there is that row if the load makes the
/// key of it.
Result<LoadedRow> LoadedRows::besideServer(LoadedRow row)
{
    constexpr qint64 mostAlike = 8;
    const bool isStored = !row.stored.isEmpty();
    if (!isStored)
        row.notes << CoreText::tr("The table has no row with %1.").arg(keyText(m_key, row.key));
    QString why;
    const auto fields = sourceFields(why);
    if (!fields) {
        row.notes << why;
        return row;
    }
    const KeyBound values = isStored ? keyIn(row.stored) : row.key;
    MILLRACE_TRY(const auto alike,
                 m_dump->rows(*m_source, rowsWithValues(*m_plan.source.table, *fields, values, mostAlike)));
    std::optional<LoadedRow> refused; // by the target, as the row is now
    for (const Row &one : alike) {
        MILLRACE_TRY(auto found, beside({ofServer(one)}));
        LoadedRow &made = found.first();
        if (isSame(made.stored, row.stored))
            return made;
        if (!made.source.stored && !refused)
            refused = made;
    }
    if (refused) {
        refused->key = row.key;
        refused->stored = row.stored;
        return *refused;
    }
    row.notes << (isStored ? CoreText::tr("The source has no row with this key: the row was there before, or "
                                          "the source has changed since the load.")
                           : CoreText::tr("Nor has the source."));
    return row;
}

Result<LoadedRow> LoadedRows::endOfTable(KeyDirection from, const LookWatch &watch)
{
    const QString query = u"SELECT %1 FROM %2 AS %3 ORDER BY %4 LIMIT 1"_s.arg(
        keySelect(m_key, tableAlias), qualifiedName(m_table.schema, m_table.name), tableAlias,
        keyOrder(m_key, tableAlias, from));
    FreshReads fresh(*m_connection);
    MILLRACE_TRY(const auto rows, fresh.ask([&] { return m_connection->rows(query); }));
    if (rows.isEmpty())
        return fail(notFound(CoreText::tr("%1 has no rows.").arg(m_plan.tableName())));
    QStringList key;
    for (const QVariant &value : rows.first())
        key << value.toString();
    return withKey(key, watch);
}

Result<LoadedRow> LoadedRows::endOfSourceRange(const KeyRange &range, KeyDirection from)
{
    MILLRACE_TRY(const auto rows, m_dump->rows(*m_source, endOfRange(*m_plan.source.table, range, from)));
    if (rows.isEmpty())
        return fail(notFound(CoreText::tr("The source has no rows of this chunk any more.")));
    MILLRACE_TRY(const auto found, beside({ofServer(rows.first())}));
    return found.first();
}

Result<LoadedRow> LoadedRows::withKey(const QStringList &values, const LookWatch &watch)
{
    if (values.size() != m_key.columns.size())
        return fail(notFound(CoreText::tr("The key of %1 has the columns %2: a value for each is needed.")
                                 .arg(m_plan.tableName(), m_key.text())));
    for (qsizetype i = 0; i < values.size(); ++i)
        if (!isKeyValue(m_key.columns.at(i), values.at(i)))
            return fail(notFound(
                CoreText::tr("“%1” is not a value of %2.").arg(values.at(i), m_key.columns.at(i).name),
                m_key.columns.at(i).kind == KeyKind::Bytes ? CoreText::tr("Write its bytes in hexadecimal.")
                                                           : QString()));
    LoadedRow row{.key = values};
    MILLRACE_TRY(row.stored, storedOf(values));
    if (m_source)
        return besideServer(row);
    if (row.stored.isEmpty()) {
        row.notes << CoreText::tr("The table has no row with %1.").arg(keyText(m_key, values));
        return row;
    }
    QString why;
    MILLRACE_TRY(const auto source, sourceOf(row.stored, why, watch));
    if (!source) {
        row.notes << why;
        return row;
    }
    MILLRACE_TRY(auto found, beside({*source}));
    // The dump's row may have been given another key today than the one it was found by.
    if (found.first().stored.isEmpty())
        found.first().stored = row.stored;
    return found.first();
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/preview.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/mapping/readonly.h"
#include "core/mapping/selectstatement.h"
#include "core/server/connection.h"
#include "core/server/errorcatalogue.h"
#include "core/source/tabledump.h"
#include "core/sql/quoting.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <cstring>

namespace millrace {

namespace {

const QString previewName = u"_millrace_preview"_s;
const QString rowColumn = u"_millrace_row"_s;

/// The sample rows as one stretch of dump.
class RowFeed final : public InfileFeed
{
public:
    explicit RowFeed(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {}
    int read(char *buffer, unsigned size) override
    {
        const auto count = qMin<qsizetype>(size, m_bytes.size() - m_position);
        std::memcpy(buffer, m_bytes.constData() + m_position, static_cast<std::size_t>(count));
        m_position += count;
        return static_cast<int>(count);
    }

private:
    QByteArray m_bytes;
    qsizetype m_position = 0;
};

/// What follows the name in SHOW CREATE TABLE, without foreign keys and partitions.
QString definitionAlone(const QString &createSql)
{
    static const QRegularExpression foreignKey(
        u",\\n\\s*(CONSTRAINT\\s+`(?:[^`]|``)*`\\s+)?FOREIGN KEY[^\\n]*?(?=,?\\n)"_s);
    static const QRegularExpression partitions(u"\\n\\s*(/\\*!\\d+\\s*)?PARTITION BY .*\\z"_s,
                                               QRegularExpression::DotMatchesEverythingOption);
    QString definition = createSql.mid(createSql.indexOf(u'('));
    definition.remove(foreignKey);
    definition.remove(partitions);
    return definition;
}

Result<void> makeTemporaryTable(Connection &connection, const TableSchema &table)
{
    const QString name = qualifiedName(table.schema, previewName);
    // Rows get a column for their number in the sample; keys stay, so that duplicates show.
    // A temporary table has no partitions (1562), and LIKE would give it those.
    const QStringList statements{
        u"DROP TEMPORARY TABLE IF EXISTS %1"_s.arg(name),
        table.partitions > 0
            ? u"CREATE TEMPORARY TABLE %1 "_s.arg(name) + definitionAlone(table.createSql)
            : u"CREATE TEMPORARY TABLE %1 LIKE %2"_s.arg(name, qualifiedName(table.schema, table.name)),
        u"ALTER TABLE %1 ADD COLUMN %2 BIGINT"_s.arg(name, quotedIdentifier(rowColumn))};
    // On MySQL not every account may; the server's own list is long enough for most samples.
    (void)connection.execute(u"SET SESSION max_error_count = 65535"_s);
    for (const QString &statement : statements) {
        if (auto done = connection.execute(statement); !done) {
            Error error = done.error();
            if (error.code == ErrorCode::PrivilegeMissing)
                error.howToFix =
                    CoreText::tr("GRANT CREATE TEMPORARY TABLES ON %1.* to this account. Only the "
                                 "preview needs it.")
                        .arg(quotedIdentifier(table.schema));
            return fail(error);
        }
    }
    return {};
}

/// Gives each row what the server had to say about it. \a before: rows that earlier statements took.
Result<void> addWarnings(Connection &connection, qsizetype before, Preview &preview)
{
    MILLRACE_TRY(const auto warnings, connection.warnings());
    for (const ServerWarning &warning : warnings)
        if (warningSubject(warning.code) != WarningSubject::Statement && warning.rowInStatement >= 1 &&
            before + warning.rowInStatement <= preview.rows.size())
            preview.rows[before + warning.rowInStatement - 1].warnings << warning;
    return {};
}

Result<void> readBack(Connection &connection, const TableSchema &table, Preview &preview)
{
    QStringList expressions;
    for (const Column &column : table.columns) {
        preview.columns << column.name;
        expressions << shownValue(column);
    }
    MILLRACE_TRY(const auto stored, connection.rows(u"SELECT %1, %2 FROM %3"_s.arg(
                                        quotedIdentifier(rowColumn), expressions.join(u", "_s),
                                        qualifiedName(table.schema, previewName))));
    MILLRACE_TRY_VOID(expectColumns(stored, 1 + table.columns.size()));
    for (const auto &values : stored) {
        const qsizetype index = values.first().toLongLong() - 1;
        if (index < 0 || index >= preview.rows.size())
            continue;
        PreviewRow &row = preview.rows[index];
        row.stored = true;
        for (qsizetype column = 1; column < values.size(); ++column)
            row.cells << PreviewCell{.value = values.at(column).toString().toUtf8(),
                                     .isNull = values.at(column).isNull()};
    }
    return {};
}

/// What the server made of the rows, read back, and the temporary table gone.
Result<void> finish(Connection &connection, const TableSchema &table, Preview &preview)
{
    MILLRACE_TRY_VOID(readBack(connection, table, preview));
    return connection.execute(u"DROP TEMPORARY TABLE %1"_s.arg(qualifiedName(table.schema, previewName)));
}

/// How many rows from \a from on one statement can take: all of them, or with @row_number, which a statement
/// counts, those whose numbers follow each other.
qsizetype stretchOf(const QVector<PickedRow> &rows, qsizetype from, bool numbered)
{
    qsizetype end = from + 1;
    while (end < rows.size() && (!numbered || rows.at(end).number == rows.at(end - 1).number + 1))
        ++end;
    return end - from;
}

/// Sends the rows through the statement, one or more of them, into the table.
Result<void> send(Connection &connection, const Dialect &dialect, const Mapping &mapping,
                  const QString &schema, const QVector<PickedRow> &rows, Preview &preview)
{
    Mapping counting = mapping;
    counting.expressions << ColumnExpression{.column = rowColumn,
                                             .expression = u"(@millrace_sample := @millrace_sample + 1)"_s};
    const QString statement =
        loadStatement(dialect, counting, schema, previewName, RowMode::AsServer, u"preview"_s);
    for (qsizetype from = 0; from < rows.size();) {
        const qsizetype count = stretchOf(rows, from, mapping.usesRowNumber());
        MILLRACE_TRY_VOID(connection.execute(u"SET @millrace_sample = %1, %2 = %3"_s.arg(from)
                                                 .arg(rowNumberVariable())
                                                 .arg(rows.at(from).number - 1)));
        QByteArray bytes;
        for (qsizetype i = from; i < from + count; ++i)
            bytes += rows.at(i).row.raw + dialect.linesTerminatedBy;
        RowFeed feed(bytes);
        MILLRACE_TRY(const auto loaded, connection.loadData(statement, feed));
        if (loaded.warnings > 0)
            MILLRACE_TRY_VOID(addWarnings(connection, from, preview));
        from += count;
    }
    return {};
}

Preview previewOf(const QVector<PickedRow> &rows)
{
    Preview preview;
    for (const PickedRow &picked : rows)
        preview.rows << PreviewRow{
            .source = picked.row, .file = picked.file, .pick = picked.pick, .number = picked.number};
    return preview;
}

} // namespace

void tellOfFaultyLines(const Dialect &dialect, Preview &preview)
{
    if (!dialect.isJsonLines())
        return;
    for (PreviewRow &row : preview.rows)
        if (row.source.fields.size() > dialect.jsonKeys.size()) {
            row.stored = false;
            row.cells.clear();
            row.warnings = {
                {.code = 1262, .message = CoreText::tr("The line cannot be read as a JSON object.")}};
        }
}

bool isShownAsBytes(const Column &column)
{
    static const QRegularExpression binary(
        u"^(bit|binary|varbinary|(tiny|medium|long)?blob|geometry|point|linestring|polygon|multi\\w+|"
        "geometrycollection|vector)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return binary.match(column.type).hasMatch();
}

// What Qt would make of dates such as 0000-00-00 is not what is stored.
QString shownValue(const Column &column)
{
    const QString name = quotedIdentifier(column.name);
    return isShownAsBytes(column) ? u"CONCAT('0x', HEX(%1))"_s.arg(name)
                                  : u"CAST(%1 AS CHAR CHARACTER SET utf8mb4)"_s.arg(name);
}

Result<Preview> previewRows(Connection &connection, const Dialect &dialect, const Mapping &mapping,
                            const TableSchema &table, const QVector<Row> &rows)
{
    QVector<PickedRow> picked;
    for (const Row &row : rows)
        picked << PickedRow{.row = row, .number = row.row};
    return previewPicked(connection, dialect, mapping, table, picked);
}

Result<Preview> previewPicked(Connection &connection, const Dialect &dialect, const Mapping &mapping,
                              const TableSchema &table, const QVector<PickedRow> &rows)
{
    QElapsedTimer timer;
    timer.start();
    Preview preview = previewOf(rows);
    if (rows.isEmpty())
        return preview;
    MILLRACE_TRY_VOID(makeTemporaryTable(connection, table));
    {
        MILLRACE_TRY(const auto readOnly, ReadOnly::begin(connection));
        MILLRACE_TRY_VOID(send(connection, dialect, mapping, table.schema, rows, preview));
    }
    MILLRACE_TRY_VOID(finish(connection, table, preview));
    tellOfFaultyLines(dialect, preview);
    preview.milliseconds = timer.elapsed();
    return preview;
}

Result<QVector<Row>> sampleOf(Connection &connection, const Source &source, qint64 rows)
{
    const auto dump = TableDump::open(connection, source);
    return dump ? dump->rows(connection, firstRows(*source.table, rows))
                : Result<QVector<Row>>(fail(dump.error()));
}

Result<Preview> previewTable(Connection &connection, const Source &source, const Mapping &mapping,
                             const TableSchema &table, qint64 rows)
{
    QElapsedTimer timer;
    timer.start();
    MILLRACE_TRY(const auto sample, sampleOf(connection, source, rows));
    Preview preview;
    for (const Row &row : sample)
        preview.rows << PreviewRow{.source = row, .number = row.row};
    MILLRACE_TRY_VOID(makeTemporaryTable(connection, table));
    Mapping counting = mapping;
    counting.expressions << ColumnExpression{.column = rowColumn, .expression = u"@row_number"_s};
    const InsertSelect statement{.source = source,
                                 .mapping = counting,
                                 .schema = table.schema,
                                 .table = previewName,
                                 .verb = SelectVerb::InsertIgnore,
                                 .name = u"preview"_s};
    {
        MILLRACE_TRY(const auto readOnly, ReadOnly::begin(connection));
        MILLRACE_TRY(const auto loaded, connection.insertSelect(statement.sql() + u" LIMIT %1"_s.arg(rows)));
        if (loaded.warnings > 0)
            MILLRACE_TRY_VOID(addWarnings(connection, 0, preview));
    }
    MILLRACE_TRY_VOID(finish(connection, table, preview));
    preview.milliseconds = timer.elapsed();
    return preview;
}

} // namespace millrace

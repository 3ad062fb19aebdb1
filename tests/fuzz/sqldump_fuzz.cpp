// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as an SQL dump: the rows of table t must be the same lines, and an error the same error in the
// same place, however the bytes come in blocks; the inspection must count what the stream hands out.
#include "core/source/rows/rowreader.h"
#include "core/source/sqldump/sqlinspect.h"
#include "core/source/sqldump/sqlrowstream.h"
#include "tests/fuzz/target.h"

#include <QByteArray>

using namespace millrace;

namespace {

class Blocks final : public ByteStream
{
public:
    Blocks(const QByteArray &bytes, qsizetype size)
        : m_bytes(bytes)
        , m_size(size)
    {}
    Result<std::span<const char>> next() override
    {
        m_block = m_bytes.mid(m_at, m_size);
        m_at += m_block.size();
        return std::span<const char>(m_block.constData(), std::size_t(m_block.size()));
    }
    qint64 fileBytesRead() const override { return m_at; }

private:
    const QByteArray m_bytes;
    const qsizetype m_size;
    QByteArray m_block;
    qsizetype m_at = 0;
};

struct Seen
{
    QByteArray lines;
    QByteArray statements;
    qint64 rows = 0;
    QString error;
    qint64 line = 0;
};

Seen readIn(const QByteArray &bytes, qsizetype blockSize)
{
    Blocks input(bytes, blockSize);
    SqlRowStream stream(input, {.table = "t", .blockBytes = 64, .rowsPerMark = 3});
    Seen seen;
    for (;;) {
        const auto part = stream.nextPart();
        if (!part) {
            seen.error = part.error().what;
            seen.line = part.error().context.line.value_or(0);
            break;
        }
        if (*part == SqlRowStream::Part::End)
            break;
        if (*part == SqlRowStream::Part::Rows)
            seen.lines.append(stream.rows().data(), qsizetype(stream.rows().size()));
        else
            seen.statements += stream.statement().text + '\n';
    }
    seen.rows = stream.rowCount();
    return seen;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const Seen whole = readIn(bytes, std::max<qsizetype>(1, bytes.size()));
    for (const qsizetype blockSize : {1, 7, 100}) {
        const Seen again = readIn(bytes, blockSize);
        FUZZ_EXPECT(again.error == whole.error);
        FUZZ_EXPECT(again.line == whole.line);
        if (whole.error.isEmpty()) {
            FUZZ_EXPECT(again.lines == whole.lines);
            FUZZ_EXPECT(again.statements == whole.statements);
            FUZZ_EXPECT(again.rows == whole.rows);
        }
    }
    if (whole.error.isEmpty()) { // every line is a row to whoever reads it
        const RowReader reader(Dialect::mysqldumpTab());
        qint64 rows = 0;
        for (qsizetype at = 0; at < whole.lines.size(); ++rows) {
            Row row;
            const qint64 taken =
                reader.readRow({whole.lines.constData() + at, std::size_t(whole.lines.size() - at)}, row);
            FUZZ_EXPECT(taken > 0);
            at += taken;
        }
        FUZZ_EXPECT(rows == whole.rows);
    }
    Blocks input(bytes, 50);
    const auto dump = inspectSqlDump(input, {.keepTexts = true, .textBytes = 1 << 20});
    if (dump && dump->problems.isEmpty() && whole.error.isEmpty()) {
        qint64 rows = 0; // the stream was asked for no schema: it takes table t of all of them
        bool sameColumns = true;
        for (const SqlDumpTable &table : dump->tables)
            if (table.name == "t") {
                rows += table.rows;
                sameColumns =
                    sameColumns && !table.columnListsDiffer && table.columns == dump->tables.first().columns;
            }
        FUZZ_EXPECT(rows == whole.rows || !sameColumns);
    }
    return 0;
}

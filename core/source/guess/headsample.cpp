// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/headsample.h"

#include "core/source/bytes/utf16stream.h"
#include "core/source/content/content.h"
#include "core/source/json/jsonrow.h"

#include <QMap>

namespace millrace {

namespace {

bool hasLooseQuotes(const Field &field, const Dialect &dialect)
{
    const QByteArray &value = field.value;
    if (field.enclosed) // a quote before a terminator inside a value: another escape would have closed it
        return value.contains("\"" + dialect.fieldsTerminatedBy);
    return value.size() >= 2 && (value.startsWith('"') || value.endsWith('"'));
}

void takeStock(HeadSample &sample, const Dialect &dialect)
{
    QMap<int, int> counts;
    for (const Row &row : std::as_const(sample.rows)) {
        const int fields = int(row.fields.size());
        const int rows = ++counts[fields];
        if (rows > sample.rowsWithFieldCount) {
            sample.rowsWithFieldCount = rows;
            sample.fieldCount = fields;
        }
        for (const Field &field : row.fields) {
            sample.enclosedFields += field.enclosed ? 1 : 0;
            sample.looseQuotes += hasLooseQuotes(field, dialect) ? 1 : 0;
        }
        sample.trailingCr += row.raw.endsWith('\r') ? 1 : 0;
        sample.emptyLastFields +=
            fields > 1 && !row.fields.constLast().isNull && row.fields.constLast().value.isEmpty();
    }
}

/// The comment that begins at \a at, to its line end or that of the bytes; empty: none does.
QByteArray commentAt(const QByteArray &bytes, qsizetype at, const Dialect &dialect)
{
    if (dialect.commentsBeginWith.isEmpty() ||
        !QByteArrayView(bytes).sliced(at).startsWith(dialect.commentsBeginWith))
        return {};
    const qsizetype end = bytes.indexOf(dialect.lineEnd(), at);
    return bytes.mid(at, end < 0 ? -1 : end + 1 - at);
}

FileHead sentRowsOf(const FileHead &head, const Dialect &dialect)
{
    JsonRowWriter rows(dialect.jsonKeys, dialect.jsonTexts);
    eachWholeLine(head, [&rows](std::string_view line) {
        rows.write(line);
        return true;
    });
    return {.path = head.path, .bytes = rows.take(), .isWhole = true};
}

} // namespace

void eachWholeLine(const FileHead &head, const std::function<bool(std::string_view)> &each)
{
    std::string_view rest(head.bytes.constData(), static_cast<std::size_t>(head.bytes.size()));
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos && !head.isWhole)
            return; // it may go on
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (!isBlankJsonLine(line) && !each(line))
            return;
    }
}

ContentWay::Encoding encodingOf(const QByteArray &head)
{
    const auto order = utf16OrderOf(head);
    if (!order)
        return ContentWay::Encoding::AsIs;
    return *order == Utf16Order::LittleEndian ? ContentWay::Encoding::Utf16LittleEndian
                                              : ContentWay::Encoding::Utf16BigEndian;
}

Result<FileHead> readHead(const Content &content)
{
    FileHead head{.path = content.path};
    MILLRACE_TRY(head.bytes, readContent(content, 0, FileHead::maxBytes, &head.isWhole));
    head.hasMark = head.bytes.startsWith("\xEF\xBB\xBF");
    if (head.hasMark)
        head.bytes.remove(0, 3);
    return head;
}

HeadSample sampleHead(const FileHead &head, const Dialect &dialect, int maxRows)
{
    if (dialect.isJsonLines())
        return sampleHead(sentRowsOf(head, dialect), dialect.asSent(), maxRows);
    HeadSample sample;
    Dialect headerDialect = dialect;
    headerDialect.linesStartingBy.clear();
    const RowReader headerReader(headerDialect);
    const RowReader rowReader(dialect);
    const std::span bytes(head.bytes.constData(), std::size_t(head.bytes.size()));
    std::size_t at = 0;
    while (at < bytes.size() && sample.rows.size() < maxRows) {
        const bool inHeader = sample.header.size() < dialect.skipLines;
        if (const QByteArray comment =
                inHeader ? QByteArray() : commentAt(head.bytes, qsizetype(at), dialect);
            !comment.isEmpty()) {
            if (head.isWhole || comment.endsWith(dialect.lineEnd()))
                sample.comments << comment;
            sample.commentsAbove += sample.rows.isEmpty() ? 1 : 0;
            at += std::size_t(comment.size());
            continue;
        }
        Row row;
        const qint64 taken = (inHeader ? headerReader : rowReader).readRow(bytes.subspan(at), row);
        // A row that reaches the end of the head may go on after it.
        if (taken == 0 || (!head.isWhole && at + std::size_t(taken) == bytes.size()))
            break;
        row.row = sample.rows.size() + 1;
        row.byteOffset = qint64(at) + (head.hasMark ? 3 : 0);
        (inHeader ? sample.header : sample.rows).append(std::move(row));
        at += std::size_t(taken);
    }
    takeStock(sample, dialect);
    if (!sample.rows.isEmpty() && !dialect.fieldsEnclosedBy.isEmpty()) {
        const Field &last = sample.rows.constLast().fields.constLast();
        sample.quoteLeftOpen = !last.enclosed && last.value.startsWith(dialect.fieldsEnclosedBy);
    }
    return sample;
}

} // namespace millrace

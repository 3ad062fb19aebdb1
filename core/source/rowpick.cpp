// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rowpick.h"

#include "core/base/coretext.h"
#include "core/source/content/content.h"
#include "core/source/content/rowfiles.h"
#include "core/source/rows/rowscanner.h"

#include <QByteArrayMatcher>
#include <algorithm>
#include <limits>

namespace millrace {

namespace {

/// Where the row stands that lies that many rows after the place.
Result<qint64> offsetAfter(const Content &content, const Dialect &dialect, const RowPlace &place, qint64 rows,
                           const std::stop_token &stop)
{
    RowScanner scanner(dialect, {.startOffset = place.offset});
    MILLRACE_TRY(auto file, openContent(content, place.offset));
    // One row at least: where the first begins is known then, after header lines as well.
    for (bool done = false; !done;) {
        if (stop.stop_requested())
            return fail(
                lookStopped(CoreText::tr("Looking for a row of %1 was cancelled.").arg(content.name())));
        MILLRACE_TRY(const auto window, file->next());
        done = window.empty() ||
               scanner.scan(window, qMax<qint64>(rows, 1), std::numeric_limits<qint64>::max()).limitReached;
    }
    return rows == 0 ? scanner.bodyStart() : scanner.rowStart();
}

/// Without signs and zeros that change nothing; as it is where it is no number.
QByteArray plainNumber(const QByteArray &text)
{
    const bool negative = text.startsWith('-');
    qsizetype from = negative || text.startsWith('+') ? 1 : 0;
    qsizetype end = text.size();
    if (text.indexOf('.') >= 0) {
        while (end > from && text.at(end - 1) == '0')
            --end;
        if (end > from && text.at(end - 1) == '.')
            --end;
    }
    while (from + 1 < end && text.at(from) == '0' && text.at(from + 1) != '.')
        ++from;
    QByteArray digits = text.mid(from, end - from);
    if (digits.startsWith('.'))
        digits.prepend('0');
    return negative && digits != "0" ? '-' + digits : digits;
}

QByteArray withoutPadding(QByteArray text)
{
    while (text.endsWith(' '))
        text.chop(1);
    return text;
}

bool isAsWanted(const Row &row, const QVector<FieldWanted> &wanted)
{
    return std::all_of(wanted.begin(), wanted.end(), [&row](const FieldWanted &one) {
        if (one.field >= row.fields.size() || row.fields.at(one.field).isNull)
            return false;
        const QByteArray &value = row.fields.at(one.field).value;
        if (one.isNumber)
            return plainNumber(value.trimmed()) == plainNumber(one.value);
        return one.isPadded ? withoutPadding(value) == withoutPadding(one.value) : value == one.value;
    });
}

/// Bytes that every row as wanted has in it, for a look before its fields are taken apart; empty where
/// escapes or quotes could stand among them.
QByteArray bytesIn(const FieldWanted &wanted)
{
    if (wanted.isNumber) {
        const QByteArray digits = plainNumber(wanted.value);
        return digits.mid(digits.indexOf('.') >= 0 ? digits.indexOf('.') + 1
                          : digits.startsWith('-') ? 1
                                                   : 0);
    }
    const QByteArray value = wanted.isPadded ? withoutPadding(wanted.value) : wanted.value;
    const bool plain = std::all_of(value.begin(), value.end(), [](char byte) {
        return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
               byte == ' ' || byte == '-' || byte == ':' || byte == '.';
    });
    return plain ? value : QByteArray();
}

/// Rows of one content, one after the other, with their bytes.
class RowWalk
{
public:
    RowWalk(const Dialect &dialect, std::unique_ptr<ByteStream> file)
        : m_scanner(dialect, {})
        , m_file(std::move(file))
    {}

    /// False: there are no more. Errors: those of the content.
    Result<bool> next()
    {
        m_begun.clear();
        const qint64 rows = m_scanner.rowsDone();
        for (;;) {
            if (m_window.empty() && !m_ended) {
                MILLRACE_TRY(m_window, m_file->next());
                m_ended = m_window.empty();
            }
            if (m_ended) {
                // The last row may lack its end.
                [[maybe_unused]] const auto finished = m_scanner.finish();
                if (m_scanner.rowsDone() == rows)
                    return false;
                takeFrom(m_scanner.lastRowStart());
                return true;
            }
            const auto step = m_scanner.scan(m_window, rows + 1, std::numeric_limits<qint64>::max());
            if (m_begun.isEmpty())
                m_begunAt = m_position;
            const auto taken = static_cast<std::size_t>(step.consumed);
            m_begun.append(m_window.data(), static_cast<qsizetype>(taken));
            m_window = m_window.subspan(taken);
            m_position += step.consumed;
            if (step.limitReached) {
                takeFrom(m_scanner.lastRowStart());
                return true;
            }
        }
    }
    qint64 number() const { return m_scanner.rowsDone(); }
    qint64 offset() const { return m_offset; } ///< of its first byte
    std::span<const char> bytes() const
    {
        return {m_begun.constData() + m_from, static_cast<std::size_t>(m_begun.size() - m_from)};
    }

private:
    void takeFrom(qint64 offset) // header lines stand before the first
    {
        m_offset = offset;
        m_from = static_cast<qsizetype>(offset - m_begunAt);
    }

    RowScanner m_scanner;
    std::unique_ptr<ByteStream> m_file;
    std::span<const char> m_window;
    QByteArray m_begun;
    qint64 m_position = 0; ///< of m_window
    qint64 m_begunAt = 0;
    qint64 m_offset = 0;
    qsizetype m_from = 0;
    bool m_ended = false;
};

} // namespace

Result<QVector<PickedRow>> rowsNumbered(const Source &source, const QVector<RowPlace> &places,
                                        const QVector<qint64> &numbers, std::stop_token stop)
{
    QVector<PickedRow> picked;
    for (const qint64 number : numbers) {
        int index = 0;
        qint64 row = number; // in its file
        while (index < source.files.size() && row > source.files.at(index).rows)
            row -= source.files.at(index++).rows;
        if (index == source.files.size() || number < 1)
            continue;
        RowPlace nearest{.file = index};
        for (const RowPlace &place : places)
            if (place.file == index && place.row <= row && place.row >= nearest.row)
                nearest = place;
        const Content content = source.files.at(index).content();
        MILLRACE_TRY(const auto offset,
                     offsetAfter(content, source.dialect, nearest, row - nearest.row, stop));
        MILLRACE_TRY(auto rows, readRows(content, source.dialect, offset, 1));
        if (rows.isEmpty())
            continue; // longer than readRows() reads
        PickedRow found{.file = index, .row = rows.takeFirst(), .pick = Pick::Pinned, .number = number};
        found.row.row = row;
        picked << found;
    }
    return picked;
}

Result<std::optional<PickedRow>> rowWithFields(const Source &source, const QVector<FieldWanted> &wanted,
                                               bool last, std::stop_token stop)
{
    const QByteArray bytes = wanted.isEmpty() ? QByteArray() : bytesIn(wanted.first());
    const QByteArrayMatcher matcher(bytes);
    const RowReader reader(source.dialect);
    std::optional<PickedRow> found;
    qint64 rowsBefore = 0;
    for (int file = 0; file < source.files.size(); ++file) {
        const Content content = source.files.at(file).content();
        MILLRACE_TRY(auto stream, openContent(content));
        RowWalk walk(source.dialect, std::move(stream));
        for (;;) {
            if (stop.stop_requested())
                return fail(
                    lookStopped(CoreText::tr("Looking for a row of %1 was cancelled.").arg(content.name())));
            MILLRACE_TRY(const auto more, walk.next());
            if (!more)
                break;
            const auto raw = walk.bytes();
            if (!bytes.isEmpty() && matcher.indexIn(raw.data(), static_cast<qsizetype>(raw.size())) < 0)
                continue;
            Row row;
            reader.readRow(raw, row);
            if (!isAsWanted(row, wanted))
                continue;
            row.row = walk.number();
            row.byteOffset = walk.offset();
            found = PickedRow{
                .file = file, .row = row, .pick = Pick::Pinned, .number = rowsBefore + walk.number()};
            if (!last)
                return found;
        }
        rowsBefore += walk.number();
    }
    return found;
}

} // namespace millrace

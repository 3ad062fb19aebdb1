// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rowpick.h"

#include "core/base/coretext.h"
#include "core/source/content/content.h"
#include "core/source/rows/rowscanner.h"

#include <QByteArrayMatcher>
#include <algorithm>
#include <limits>
#include <numeric>

namespace millrace {

namespace {

constexpr qint64 noLimit = std::numeric_limits<qint64>::max();
constexpr qsizetype longestShown = qsizetype(4) * 1024 * 1024;

/// Tells of one file after the other as of one stretch of bytes.
class LookMeter
{
public:
    LookMeter(const LookWatch &watch, qint64 ofBytes)
        : m_watch(watch)
        , m_ofBytes(ofBytes)
    {}
    /// Errors: Cancelled.
    Result<void> tell(const Content &content, qint64 bytes)
    {
        if (m_watch.stop.stop_requested())
            return fail(
                lookStopped(CoreText::tr("Looking for a row of %1 was cancelled.").arg(content.name())));
        if (bytes != m_told && m_watch.progress)
            m_watch.progress(std::clamp<qint64>(m_before + bytes, 0, m_ofBytes), m_ofBytes);
        m_told = bytes;
        return {};
    }
    void passFile(qint64 bytes)
    {
        m_before += bytes;
        m_told = 0;
    }

private:
    const LookWatch &m_watch;
    const qint64 m_ofBytes;
    qint64 m_before = 0; ///< of the files that are through
    qint64 m_told = 0;
};

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

/// Rows of one content, one after the other, with their bytes; from the row on that begins at \a offset.
class RowWalk
{
public:
    RowWalk(const Dialect &dialect, std::unique_ptr<ByteStream> file, qint64 offset = 0)
        : m_scanner(dialect, {.startOffset = offset})
        , m_file(std::move(file))
        , m_position(offset)
    {}

    /// Passes that many rows by without keeping them, window by window: \a tell is asked whether to go on.
    /// Errors: those of the content, and of \a tell.
    template <typename Tell> Result<void> skip(qint64 rows, Tell tell)
    {
        while (m_scanner.rowsDone() < rows && !m_ended) {
            MILLRACE_TRY_VOID(fill());
            MILLRACE_TRY_VOID(tell());
            take(m_scanner.scan(m_window, rows, noLimit).consumed);
        }
        return {};
    }
    /// False: there are no more. Errors: those of the content.
    Result<bool> next()
    {
        m_begun.clear();
        const qint64 rows = m_scanner.rowsDone();
        for (;;) {
            MILLRACE_TRY_VOID(fill());
            if (m_ended) {
                // The last row may lack its end.
                [[maybe_unused]] const auto finished = m_scanner.finish();
                if (m_scanner.rowsDone() == rows)
                    return false;
                takeFrom(m_scanner.lastRowStart());
                return true;
            }
            const auto step = m_scanner.scan(m_window, rows + 1, noLimit);
            if (m_begun.isEmpty())
                m_begunAt = m_position;
            m_begun.append(m_window.data(), static_cast<qsizetype>(step.consumed));
            take(step.consumed);
            if (step.limitReached) {
                takeFrom(m_scanner.lastRowStart());
                return true;
            }
        }
    }
    qint64 number() const { return m_scanner.rowsDone(); }
    qint64 offset() const { return m_offset; }           ///< of its first byte
    qint64 fileBytesRead() const { return m_bytesRead; } ///< as ByteStream has it
    std::span<const char> bytes() const
    {
        return {m_begun.constData() + m_from, static_cast<std::size_t>(m_begun.size() - m_from)};
    }

private:
    Result<void> fill()
    {
        if (!m_window.empty() || m_ended)
            return {};
        MILLRACE_TRY(m_window, m_file->next());
        m_ended = m_window.empty();
        m_bytesRead = m_file->fileBytesRead();
        return {};
    }
    void take(qint64 bytes)
    {
        m_window = m_window.subspan(static_cast<std::size_t>(bytes));
        m_position += bytes;
    }
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
    qint64 m_bytesRead = 0;
    qsizetype m_from = 0;
    bool m_ended = false;
};

Row rowOf(const RowWalk &walk, const RowReader &reader)
{
    Row row;
    reader.readRow(walk.bytes(), row);
    row.byteOffset = walk.offset();
    return row;
}

/// Where reading from the place begins, in bytes of the file.
qint64 bytesAt(const SourceFile &file, const RowPlace &place)
{
    return file.isStreamed() ? 0 : place.offset;
}

/// What reading takes from the place to the end of the row, where all rows are of one length.
qint64 bytesTo(const SourceFile &file, const RowPlace &place, qint64 row)
{
    const qint64 before = file.isStreamed() ? 0 : place.row - 1;
    const double share = double(row - before) / double(qMax<qint64>(1, file.rows - before));
    return static_cast<qint64>(double(file.fileBytes() - bytesAt(file, place)) * share);
}

} // namespace

Result<QVector<PickedRow>> rowsNumbered(const Source &source, const QVector<RowPlace> &places,
                                        const QVector<qint64> &numbers, const LookWatch &watch)
{
    const RowReader reader(source.dialect);
    QVector<PickedRow> picked;
    for (const qint64 number : numbers) {
        int index = 0;
        qint64 row = number; // in its file
        while (index < source.files.size() && row > source.files.at(index).rows)
            row -= source.files.at(index++).rows;
        if (index == source.files.size() || number < 1)
            continue;
        const SourceFile &file = source.files.at(index);
        RowPlace nearest{.file = index};
        for (const RowPlace &place : places)
            if (place.file == index && place.row <= row && place.row >= nearest.row)
                nearest = place;
        const qint64 rows = row - nearest.row; // to be passed
        const Content content = file.content();
        MILLRACE_TRY(auto stream, openContent(content, nearest.offset));
        RowWalk walk(source.dialect, std::move(stream), nearest.offset);
        LookMeter meter(watch, bytesTo(file, nearest, row));
        MILLRACE_TRY_VOID(walk.skip(
            rows, [&] { return meter.tell(content, walk.fileBytesRead() - bytesAt(file, nearest)); }));
        MILLRACE_TRY(const auto found, walk.next());
        if (!found || walk.number() != rows + 1 || static_cast<qsizetype>(walk.bytes().size()) > longestShown)
            continue;
        PickedRow one{.file = index, .row = rowOf(walk, reader), .pick = Pick::Pinned, .number = number};
        one.row.row = row;
        picked << one;
    }
    return picked;
}

Result<std::optional<PickedRow>> rowWithFields(const Source &source, const QVector<FieldWanted> &wanted,
                                               bool last, const LookWatch &watch)
{
    const QByteArray bytes = wanted.isEmpty() ? QByteArray() : bytesIn(wanted.first());
    const QByteArrayMatcher matcher(bytes);
    const RowReader reader(source.dialect);
    std::optional<PickedRow> found;
    qint64 rowsBefore = 0;
    LookMeter meter(watch, std::accumulate(source.files.begin(), source.files.end(), qint64(0),
                                           [](qint64 all, const SourceFile &file) {
                                               return all + qMax<qint64>(0, file.fileBytes());
                                           }));
    for (int file = 0; file < source.files.size(); ++file) {
        const Content content = source.files.at(file).content();
        MILLRACE_TRY(auto stream, openContent(content));
        RowWalk walk(source.dialect, std::move(stream));
        for (;;) {
            MILLRACE_TRY_VOID(meter.tell(content, walk.fileBytesRead()));
            MILLRACE_TRY(const auto more, walk.next());
            if (!more)
                break;
            const auto raw = walk.bytes();
            if (!bytes.isEmpty() && matcher.indexIn(raw.data(), static_cast<qsizetype>(raw.size())) < 0)
                continue;
            Row row = rowOf(walk, reader);
            if (!isAsWanted(row, wanted))
                continue;
            row.row = walk.number();
            found = PickedRow{
                .file = file, .row = row, .pick = Pick::Pinned, .number = rowsBefore + walk.number()};
            if (!last)
                return found;
        }
        rowsBefore += walk.number();
        meter.passFile(source.files.at(file).fileBytes());
    }
    return found;
}

} // namespace millrace

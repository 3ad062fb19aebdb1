// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/rowframe.h"

#include "core/base/coretext.h"

#include <algorithm>
#include <charconv>

namespace millrace {

namespace {

std::span<const char> spanOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

bool readsTheSame(const RowReader &reader, std::span<const char> original, const QByteArray &changed)
{
    Row before;
    Row after;
    reader.readRow(original, before);
    if (reader.readRow(spanOf(changed), after) != changed.size())
        return false;
    return std::equal(before.fields.begin(), before.fields.end(), after.fields.begin(), after.fields.end(),
                      [](const Field &a, const Field &b) {
                          return a.value == b.value && a.isNull == b.isNull && a.enclosed == b.enclosed;
                      });
}

} // namespace

RowFrame::RowFrame(const Dialect &dialect, bool rowNumbers)
    : m_dialect(dialect)
    , m_reader(dialect)
    , m_rowNumbers(rowNumbers)
    , m_fieldEndsLikeLine(dialect.linesTerminatedBy.startsWith(dialect.fieldsTerminatedBy))
{}

Result<void> RowFrame::validate() const
{
    const auto beginsWithDigit = [](const QByteArray &bytes) {
        return !bytes.isEmpty() && bytes.at(0) >= '0' && bytes.at(0) <= '9';
    };
    const QByteArray *const specials[] = {&m_dialect.fieldsTerminatedBy, &m_dialect.linesTerminatedBy,
                                          &m_dialect.fieldsEnclosedBy, &m_dialect.fieldsEscapedBy};
    if (m_rowNumbers && std::any_of(std::begin(specials), std::end(specials),
                                    [&](const QByteArray *bytes) { return beginsWithDigit(*bytes); }))
        return fail({.code = ErrorCode::OrderRowNotMovable,
                     .what = CoreText::tr("Rows cannot be given their numbers before they are sorted: the "
                                          "dialect gives a digit a meaning of its own."),
                     .howToFix = CoreText::tr("Load in the order of the files, or write the dump with other "
                                              "terminators.")});
    return {};
}

Result<std::span<const char>> RowFrame::frame(const FedRow &row, qint64 rowNumber)
{
    std::span<const char> bytes = row.bytes;
    if (!row.terminated) {
        MILLRACE_TRY_VOID(terminate(bytes));
        bytes = spanOf(m_terminated);
    }
    if (m_rowNumbers) {
        MILLRACE_TRY_VOID(number(bytes, rowNumber));
        bytes = spanOf(m_numbered);
    }
    return bytes;
}

Result<void> RowFrame::terminate(std::span<const char> row)
{
    const QByteArray raw(row.data(), qsizetype(row.size()));
    QByteArrayList candidates{raw + m_dialect.linesTerminatedBy,
                              raw + m_dialect.fieldsEscapedBy + m_dialect.linesTerminatedBy};
    if (raw.endsWith(m_dialect.fieldsTerminatedBy))
        candidates << raw.chopped(m_dialect.fieldsTerminatedBy.size()) + m_dialect.linesTerminatedBy;
    for (const QByteArray &candidate : std::as_const(candidates))
        if (readsTheSame(m_reader, row, candidate)) {
            m_terminated = candidate;
            return {};
        }
    return fail({.code = ErrorCode::OrderRowNotMovable,
                 .what = CoreText::tr("The file's last row lacks its terminator and would read differently "
                                      "with one, so it cannot be moved."),
                 .howToFix = CoreText::tr("End the row in the file, or load in the order of the files.")});
}

Result<void> RowFrame::number(std::span<const char> row, qint64 rowNumber)
{
    const std::string_view bytes(row.data(), row.size());
    const QByteArray &start = m_dialect.linesStartingBy;
    const std::size_t begin =
        start.isEmpty() ? 0 : bytes.find(std::string_view(start.constData(), std::size_t(start.size())));
    const std::size_t body = begin + static_cast<std::size_t>(start.size());
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, rowNumber).ptr;
    m_numbered.resize(0);
    m_numbered.append(row.data(), qsizetype(body)).append(digits, end - digits);
    m_numbered.append(m_dialect.fieldsTerminatedBy);
    const qsizetype fieldEnd = m_numbered.size() - m_dialect.fieldsTerminatedBy.size();
    m_numbered.append(row.data() + body, qsizetype(row.size() - body));
    // FIELDS TERMINATED BY '|' LINES TERMINATED BY '|\n', and the row begins with a line feed.
    if (m_fieldEndsLikeLine &&
        std::string_view(m_numbered.constData(), std::size_t(m_numbered.size()))
            .substr(std::size_t(fieldEnd))
            .starts_with(std::string_view(m_dialect.linesTerminatedBy.constData(),
                                          std::size_t(m_dialect.linesTerminatedBy.size()))))
        return fail({.code = ErrorCode::OrderRowNotMovable,
                     .what = CoreText::tr("Row %1 begins like the end of a line after a field terminator, so "
                                          "its number cannot stand in front of it.")
                                 .arg(rowNumber),
                     .howToFix = CoreText::tr("Load in the order of the files, or write the dump with other "
                                              "terminators.")});
    return {};
}

} // namespace millrace

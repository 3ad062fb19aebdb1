// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/contentsummer.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"

#include <charconv>
#include <zlib.h>

namespace millrace {

namespace {

QVector<int> fieldsOf(const QVector<ContentColumn> &columns)
{
    QVector<int> fields;
    for (const ContentColumn &column : columns)
        fields << std::max(0, column.field); // @row_number reads a field it does not use
    return fields;
}

} // namespace

ContentSummer::ContentSummer(const ContentWatch &watch, const Dialect &dialect, const Chunk &range)
    : m_watch(watch)
    , m_columns(watch.columns().columns)
    , m_firstRow(range.firstRow.value)
    , m_scanner(dialect, {.startOffset = 1}) // a range begins after any header
    , m_fields(dialect, fieldsOf(m_columns))
{}

void ContentSummer::add(std::span<const char> bytes)
{
    while (!m_givenUp && !bytes.empty()) {
        const RowScanner::Step step =
            m_scanner.scan(bytes, m_scanner.rowsDone() + 1, std::numeric_limits<qint64>::max());
        const auto taken = static_cast<std::size_t>(step.consumed);
        if (!step.limitReached) {
            m_begun.append(bytes.data(), static_cast<qsizetype>(taken));
            return;
        }
        if (m_begun.isEmpty()) {
            addRow(bytes.first(taken), true);
        } else {
            m_begun.append(bytes.data(), static_cast<qsizetype>(taken));
            addRow({m_begun.constData(), static_cast<std::size_t>(m_begun.size())}, true);
            m_begun.resize(0);
        }
        bytes = bytes.subspan(taken);
    }
}

ContentSum ContentSummer::finish()
{
    if (!m_givenUp && !m_begun.isEmpty())
        addRow({m_begun.constData(), static_cast<std::size_t>(m_begun.size())}, false);
    return m_givenUp ? ContentSum() : m_sum;
}

void ContentSummer::addRow(std::span<const char> row, bool terminated)
{
    m_fields.read(row, terminated);
    m_text.clear();
    for (qsizetype i = 0; i < m_columns.size() && !m_givenUp; ++i) {
        if (i > 0)
            m_text += contentSeparator;
        const std::size_t before = m_text.size();
        if (!appendColumn(i))
            return;
        if (i != m_watch.columns().key)
            continue;
        qint64 key = 0;
        const auto end = m_text.data() + m_text.size();
        if (std::from_chars(m_text.data() + before, end, key).ec == std::errc())
            m_sum.addKey(key);
        else // beyond qint64
            m_sum.forgetKeys();
    }
    if (static_cast<qint64>(m_text.size()) >= m_watch.rowBytes())
        return giveUp(m_columns.first(), CoreText::tr("is part of a row larger than max_allowed_packet"));
    m_sum.sum += crc32_z(0, reinterpret_cast<const Bytef *>(m_text.data()), m_text.size());
    ++m_sum.rows;
    if (m_watch.columns().key < 0)
        m_sum.forgetKeys();
}

bool ContentSummer::appendColumn(qsizetype index)
{
    const ContentColumn &column = m_columns.at(index);
    if (column.field < 0) {
        m_text += std::to_string(m_firstRow + m_sum.rows);
        return true;
    }
    const KeyField &field = m_fields.at(index);
    if (field.isMissing) {
        giveUp(column, CoreText::tr("is missing"));
        return false;
    }
    if (field.isNull) {
        if (!column.nullable) {
            giveUp(column, CoreText::tr("is NULL, for which the server chooses a value"));
            return false;
        }
        m_text += '\0';
        return true;
    }
    if (!appendContent(column.rule, field.value, m_text)) {
        const auto start = field.value.substr(0, 40);
        const QString value = displayText(QByteArray(start.data(), static_cast<qsizetype>(start.size())));
        giveUp(column, CoreText::tr("is “%1”, which the server may write in another way").arg(value));
        return false;
    }
    return true;
}

void ContentSummer::giveUp(const ContentColumn &column, const QString &why)
{
    m_givenUp = true;
    m_watch.noteObstacle(
        CoreText::tr("column %1 of row %2 %3").arg(column.name, groupedNumber(m_firstRow + m_sum.rows), why));
}

} // namespace millrace

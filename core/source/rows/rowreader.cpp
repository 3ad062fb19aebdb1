// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rows/rowreader.h"

#include "core/source/bytes/charsets.h"
#include "core/source/rows/escapes.h"

#include <string_view>

namespace millrace {

namespace {

/// One pass over one row, field by field.
class FieldWalk
{
public:
    enum class End
    {
        Field,
        Row,
        File
    };

    FieldWalk(const Dialect &dialect, std::span<const char> bytes)
        : m_dialect(dialect)
        , m_bytes(bytes.data(), bytes.size())
        , m_quote(dialect.fieldsEnclosedBy.isEmpty() ? -1
                                                     : static_cast<uchar>(dialect.fieldsEnclosedBy.at(0)))
        , m_escape(dialect.fieldsEscapedBy.isEmpty() ? -1 : static_cast<uchar>(dialect.fieldsEscapedBy.at(0)))
        , m_trailBytes(trailBytesOf(dialect.charset))
    {}

    bool atEnd() const { return m_at >= m_bytes.size(); }
    std::size_t position() const { return m_at; }

    /// After LINES STARTING BY; false when it does not come.
    bool findLineStart()
    {
        const QByteArray &start = m_dialect.linesStartingBy;
        const std::size_t found =
            m_bytes.find(std::string_view(start.constData(), std::size_t(start.size())));
        m_at = found == std::string_view::npos ? m_bytes.size() : found + std::size_t(start.size());
        return found != std::string_view::npos;
    }

    /// REQUIRES: !atEnd().
    End read(Field &field)
    {
        m_sawNull = false;
        field.enclosed = isSpecial(m_at, m_quote);
        m_at += field.enclosed ? 1 : 0;
        const End end = field.enclosed ? readQuoted(field) : readPlain(field.value);
        const bool bareNull = m_quote >= 0 && !field.enclosed && field.value == "NULL";
        field.isNull = bareNull || (m_sawNull && field.value.size() == 1);
        if (field.isNull)
            field.value.clear();
        return end;
    }

private:
    bool isSpecial(std::size_t at, int special) const { return static_cast<uchar>(m_bytes[at]) == special; }

    bool standsAt(std::size_t at, const QByteArray &term) const
    {
        return m_bytes[at] == term.at(0) &&
               m_bytes.substr(at).starts_with(std::string_view(term.constData(), std::size_t(term.size())));
    }

    /// Takes an escape and what it escapes; false when the escape byte at m_at is none.
    bool takeEscape(QByteArray &value)
    {
        if (!isSpecial(m_at, m_escape))
            return false;
        if (m_at + 1 == m_bytes.size()) {
            value.append(m_bytes[m_at++]);
            return true;
        }
        if (m_escape == m_quote && !isSpecial(m_at + 1, m_escape))
            return false;
        value.append(unescapedByte(m_bytes[m_at + 1], m_sawNull));
        m_at += 2;
        return true;
    }

    void takeCharacter(QByteArray &value)
    {
        if (m_trailBytes == TrailBytes::Harmless) {
            value.append(m_bytes[m_at++]);
            return;
        }
        const std::size_t left = m_bytes.size() - m_at;
        const std::size_t length = characterLength(m_trailBytes, m_bytes.data() + m_at, left);
        const std::size_t taken = length == 0 ? left : length;
        value.append(m_bytes.data() + m_at, qsizetype(taken));
        m_at += taken;
    }

    bool takeTerminator(std::size_t at, End &end)
    {
        const bool line = standsAt(at, m_dialect.linesTerminatedBy);
        if (!line && !standsAt(at, m_dialect.fieldsTerminatedBy))
            return false;
        end = line ? End::Row : End::Field;
        m_at =
            at + std::size_t(line ? m_dialect.linesTerminatedBy.size() : m_dialect.fieldsTerminatedBy.size());
        return true;
    }

    End readPlain(QByteArray &value)
    {
        End end = End::File;
        while (!atEnd()) {
            if (takeEscape(value))
                continue;
            if (takeTerminator(m_at, end))
                return end;
            takeCharacter(value);
        }
        return end;
    }

    End readQuoted(Field &field)
    {
        End end = End::File;
        while (!atEnd()) {
            if (takeEscape(field.value))
                continue;
            if (!isSpecial(m_at, m_quote)) {
                takeCharacter(field.value);
                continue;
            }
            if (m_at + 1 == m_bytes.size()) {
                ++m_at;
                return end;
            }
            if (isSpecial(m_at + 1, m_quote)) {
                field.value.append(m_bytes[m_at]);
                m_at += 2;
                continue;
            }
            if (takeTerminator(m_at + 1, end))
                return end;
            takeCharacter(field.value);
        }
        // Never closed: the server keeps the opening quote as data.
        field.enclosed = false;
        field.value.prepend(char(m_quote));
        return end;
    }

    const Dialect &m_dialect;
    std::string_view m_bytes;
    std::size_t m_at = 0;
    int m_quote;
    int m_escape;
    TrailBytes m_trailBytes;
    bool m_sawNull = false;
};

} // namespace

QStringList fieldTexts(const Row &row)
{
    QStringList texts;
    for (const Field &field : row.fields)
        texts.append(displayText(field.value).trimmed());
    return texts;
}

RowReader::RowReader(Dialect dialect)
    : m_dialect(std::move(dialect))
{
    Q_ASSERT(m_dialect.validate());
}

qint64 RowReader::readRow(std::span<const char> bytes, Row &row) const
{
    row.fields.clear();
    row.raw.clear();
    FieldWalk walk(m_dialect, bytes);
    if (!m_dialect.linesStartingBy.isEmpty() && !walk.findLineStart())
        return 0;
    if (walk.atEnd())
        return 0;
    FieldWalk::End end = FieldWalk::End::Field;
    // An empty field at the end of the file is not read by the server: the row is one field short.
    while (end == FieldWalk::End::Field && !walk.atEnd()) {
        Field field;
        end = walk.read(field);
        row.fields.append(std::move(field));
    }
    const auto taken = qsizetype(walk.position());
    const qsizetype terminator = end == FieldWalk::End::Row ? m_dialect.linesTerminatedBy.size() : 0;
    row.raw = QByteArray(bytes.data(), taken - terminator);
    return taken;
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/source/readinfotwin.h"

namespace millrace::test {

ReadInfoTwin::ReadInfoTwin(const Dialect &dialect, const QByteArray &bytes, qsizetype from)
    : m_dialect(dialect)
    , m_bytes(bytes)
    , m_read(from)
    , m_enclosed(dialect.fieldsEnclosedBy.isEmpty() ? none : uchar(dialect.fieldsEnclosedBy.at(0)))
    , m_escape(dialect.fieldsEscapedBy.isEmpty() ? none : uchar(dialect.fieldsEscapedBy.at(0)))
{}

int ReadInfoTwin::get()
{
    if (!m_stack.isEmpty())
        return m_stack.takeLast();
    return m_read < m_bytes.size() ? uchar(m_bytes.at(m_read++)) : endOfFile;
}

void ReadInfoTwin::push(int c)
{
    m_stack.append(c);
}

/// The first byte has been read and is right; reads the others or gives them back.
bool ReadInfoTwin::terminator(const QByteArray &term)
{
    for (qsizetype i = 1; i < term.size(); ++i) {
        const int c = get();
        if (c != uchar(term.at(i))) {
            push(c);
            while (--i >= 1)
                push(uchar(term.at(i)));
            return false;
        }
    }
    return true;
}

bool ReadInfoTwin::terminator(int c, const QByteArray &term)
{
    return c == uchar(term.at(0)) && terminator(term);
}

char ReadInfoTwin::unescape(int c)
{
    switch (c) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case 'r':
        return '\r';
    case 'b':
        return '\b';
    case '0':
        return 0;
    case 'Z':
        return '\032';
    case 'N':
        m_foundNull = true;
        return 'N';
    default:
        return char(c);
    }
}

/// gbk only: lead 81-FE, trail 40-7E and 80-FE.
void ReadInfoTwin::readMultiByteTail(QByteArray &data)
{
    const uchar lead = uchar(data.back());
    if (m_dialect.charset != "gbk" || lead < 0x81 || lead == 0xFF)
        return;
    const int c = get();
    if ((c >= 0x40 && c <= 0x7E) || (c >= 0x80 && c <= 0xFE))
        data.append(char(c));
    else
        push(c);
}

bool ReadInfoTwin::readField(Field &field)
{
    m_foundNull = false;
    if (m_rowEnded)
        return false;
    int c = get();
    if (c == endOfFile) {
        m_rowEnded = m_eof = true;
        return false;
    }
    QByteArray data;
    int foundEnclosed = none;
    if (c == m_enclosed) {
        foundEnclosed = m_enclosed;
        data.append(char(c));
    } else {
        push(c);
    }
    const auto done = [&](bool enclosed, bool rowEnds, bool fileEnds) {
        field.enclosed = enclosed;
        field.value = enclosed ? data.mid(1) : data;
        m_rowEnded = rowEnds;
        m_eof = fileEnds;
        return true;
    };
    for (;;) {
        c = get();
        if (c == endOfFile) {
            m_quoteOpen = foundEnclosed != none;
            return done(false, true, true);
        }
        if (c == m_escape) {
            c = get();
            if (c == endOfFile) {
                data.append(char(m_escape));
                m_quoteOpen = foundEnclosed != none;
                return done(false, true, true);
            }
            if (m_escape != m_enclosed || c == m_escape) {
                data.append(unescape(c));
                continue;
            }
            push(c);
            c = m_escape;
        }
        if (foundEnclosed == none && terminator(c, m_dialect.linesTerminatedBy))
            return done(false, true, false);
        if (c == foundEnclosed) {
            c = get();
            if (c == foundEnclosed) {
                data.append(char(c));
                continue;
            }
            if (c == endOfFile)
                return done(true, true, true);
            if (terminator(c, m_dialect.linesTerminatedBy))
                return done(true, true, false);
            if (terminator(c, m_dialect.fieldsTerminatedBy))
                return done(true, false, false);
            push(c);
            c = foundEnclosed;
        } else if (foundEnclosed == none && terminator(c, m_dialect.fieldsTerminatedBy)) {
            return done(false, false, false);
        }
        data.append(char(c));
        readMultiByteTail(data);
    }
}

bool ReadInfoTwin::readRow(TwinRow &row)
{
    row = {};
    row.start = m_read - m_stack.size();
    m_rowEnded = false;
    m_quoteOpen = false;
    if (!m_dialect.linesStartingBy.isEmpty()) {
        for (;;) {
            const int c = get();
            if (c == endOfFile)
                return false;
            if (terminator(c, m_dialect.linesStartingBy))
                break;
        }
    }
    Field field;
    while (readField(field)) {
        const bool bareNull = m_enclosed != none && !field.enclosed && field.value == "NULL";
        field.isNull = bareNull || (m_foundNull && field.value.size() == 1);
        if (field.isNull)
            field.value.clear();
        row.fields.append(field);
        field = {};
    }
    row.end = m_read;
    for (const int c : std::as_const(m_stack))
        row.end -= c == endOfFile ? 0 : 1;
    row.terminated = !m_eof;
    row.quoteOpen = m_quoteOpen;
    return !row.fields.isEmpty();
}

} // namespace millrace::test

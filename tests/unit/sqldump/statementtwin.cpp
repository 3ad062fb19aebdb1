// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/sqldump/statementtwin.h"

namespace millrace::test {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\v' || c == '\f' || c == '\r';
}

QByteArray trimmedEnd(QByteArray text)
{
    while (!text.isEmpty() && (isSpace(text.back()) || text.back() == '\x1A'))
        text.chop(1);
    return text;
}

class Twin
{
public:
    explicit Twin(const QByteArray &dump)
        : m_dump(dump)
    {}

    TwinResult read()
    {
        if (m_dump.startsWith("\xEF\xBB\xBF"))
            m_at = 3;
        while (!m_stop && between())
            ;
        return m_result;
    }

private:
    bool is(const QByteArray &text, qint64 at) const { return m_dump.mid(at, text.size()) == text; }
    char byte(qint64 at) const { return at < m_dump.size() ? m_dump.at(at) : '\0'; }
    bool isDashComment(qint64 at) const
    {
        return is("--", at) && (at + 2 >= m_dump.size() || static_cast<unsigned char>(byte(at + 2)) <= ' ');
    }

    /// One thing between two statements, or one statement; false at the end.
    bool between()
    {
        while (m_at < m_dump.size() && (isSpace(byte(m_at)) || byte(m_at) == '\x1A'))
            ++m_at;
        if (m_at >= m_dump.size())
            return false;
        const bool neverRun = is("/*!999999", m_at) || is("/*M!999999", m_at);
        if (is("\\-", m_at)) {
            m_at += 2;
        } else if (is("\\g", m_at) || is("\\G", m_at)) {
            m_at += 2; // sends nothing
        } else if (byte(m_at) == '\\' || byte(m_at) == '\0') {
            m_result.refused = m_stop = true;
        } else if (is(m_delimiter, m_at)) {
            m_at += m_delimiter.size();
        } else if (byte(m_at) == '#' || is("--", m_at)) { // here the client looks at two dashes alone
            skipLine();
        } else if (is("/*", m_at) && (neverRun || (!is("/*!", m_at) && !is("/*M!", m_at)))) {
            const qint64 end = m_dump.indexOf("*/", m_at + 2);
            m_result.openAtEnd = m_stop = end < 0;
            m_at = end + 2;
        } else if (m_dump.mid(m_at, 9).toLower() == "delimiter" &&
                   (byte(m_at + 9) == ' ' || byte(m_at + 9) == '\t')) {
            const qint64 from = m_at + 9;
            skipLine();
            const QByteArray words = m_dump.mid(from, m_at - from).trimmed();
            m_delimiter = words.split(' ').first().split('\t').first();
            m_result.refused = m_stop = m_delimiter.isEmpty() || m_delimiter.contains('\\');
        } else {
            statement();
        }
        return true;
    }

    void skipLine()
    {
        const qint64 end = m_dump.indexOf('\n', m_at);
        m_at = end < 0 ? m_dump.size() : end + 1;
    }

    void statement()
    {
        const qint64 start = m_at;
        while (m_at < m_dump.size()) {
            const char c = byte(m_at);
            if (c == '\\') {
                if (byte(m_at + 1) == 'g' || byte(m_at + 1) == 'G') {
                    add(start, m_at);
                    m_at += 2;
                    return;
                }
                if (byte(m_at + 1) != 'N') {
                    m_result.refused = m_stop = true;
                    return;
                }
                m_at += 2;
            } else if (is(m_delimiter, m_at)) {
                add(start, m_at);
                m_at += m_delimiter.size();
                return;
            } else if (c == '\'' || c == '"' || c == '`') {
                quoted(c);
            } else if (c == '#' || isDashComment(m_at)) {
                skipLine();
            } else if (is("/*!", m_at) || is("/*+", m_at) || is("/*M!", m_at)) {
                m_at += 3;
            } else if (is("/*", m_at)) {
                const qint64 end = m_dump.indexOf("*/", m_at + 2);
                m_result.openAtEnd = m_stop = end < 0;
                if (m_stop)
                    return;
                m_at = end + 2;
            } else {
                ++m_at;
            }
            if (m_stop)
                return;
        }
        add(start, m_at);
    }

    void quoted(char quote)
    {
        for (++m_at; m_at < m_dump.size(); ++m_at) {
            if (byte(m_at) == '\\' && quote != '`') {
                ++m_at;
            } else if (byte(m_at) == quote) {
                ++m_at;
                return;
            }
        }
        m_result.openAtEnd = m_stop = true;
    }

    void add(qint64 start, qint64 end)
    {
        m_result.statements.append({.offset = start,
                                    .line = m_dump.left(start).count('\n') + 1,
                                    .text = trimmedEnd(m_dump.mid(start, end - start))});
    }

    const QByteArray &m_dump;
    TwinResult m_result;
    QByteArray m_delimiter = ";";
    qint64 m_at = 0;
    bool m_stop = false;
};

} // namespace

TwinResult splitSlowly(const QByteArray &dump)
{
    return Twin(dump).read();
}

} // namespace millrace::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/loaddatatext.h"

#include "core/base/bytetext.h"
#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"
#include "core/sql/sqllexer.h"

namespace millrace {

namespace {

class Parser
{
public:
    explicit Parser(const QString &sql)
        : m_lexer(sql)
    {
        step();
    }

    std::optional<LoadDataText> parse()
    {
        while (!at("LOAD") && m_token.kind != SqlLexeme::Kind::End)
            step();
        if (!skip("LOAD") || !skip("DATA"))
            return std::nullopt;
        for (const char *word : {"LOW_PRIORITY", "CONCURRENT", "LOCAL"})
            skip(word);
        if (!skip("INFILE") || m_token.kind != SqlLexeme::Kind::String)
            return std::nullopt;
        m_result.file = m_token.text;
        step();
        for (const char *word : {"REPLACE", "IGNORE"})
            skip(word);
        if (!skip("INTO") || !skip("TABLE"))
            return std::nullopt;
        while (m_token.isName() || m_token.isMark('.')) {
            if (at("CHARACTER") || at("CHARSET") || at("FIELDS") || at("COLUMNS") || at("LINES"))
                break;
            if (m_token.isName())
                m_result.table = m_token.text;
            step();
        }
        if (!readForm())
            return std::nullopt;
        readColumns();
        return m_result.dialect.validate() ? std::optional(m_result) : std::nullopt;
    }

private:
    bool at(const char *word) const { return m_token.isWord(QLatin1String(word)); }
    void step() { m_token = m_lexer.next(); }
    bool skip(const char *word)
    {
        if (!at(word))
            return false;
        step();
        return true;
    }

    /// The token's bytes. The lexer drops backslashes, which are half of what stands here.
    bool readBytes(QByteArray &bytes)
    {
        if (m_token.kind != SqlLexeme::Kind::String && m_token.kind != SqlLexeme::Kind::Identifier)
            return false;
        QString text = m_lexer.sql().mid(m_token.start + 1, m_token.end - m_token.start - 2);
        text.replace("''"_L1, "'"_L1);
        text.replace("\\'"_L1, "'"_L1);
        text.replace("\\\""_L1, "\""_L1);
        const auto decoded = bytesFromText(text);
        if (!decoded)
            return false;
        bytes = *decoded;
        step();
        return true;
    }

    bool readForm()
    {
        Dialect &dialect = m_result.dialect;
        bool lines = false;
        for (;;) {
            if (skip("FIELDS") || skip("COLUMNS"))
                lines = false;
            else if (skip("LINES"))
                lines = true;
            else if (skip("OPTIONALLY"))
                dialect.optionallyEnclosed = true;
            else if (at("CHARACTER") || at("CHARSET")) {
                skip("CHARACTER");
                step(); // SET, or CHARSET itself
                dialect.charset = m_token.text.toLatin1();
                step();
            } else if (at("TERMINATED") || at("ENCLOSED") || at("ESCAPED") || at("STARTING")) {
                QByteArray &bytes = at("TERMINATED")
                                        ? (lines ? dialect.linesTerminatedBy : dialect.fieldsTerminatedBy)
                                    : at("ENCLOSED") ? dialect.fieldsEnclosedBy
                                    : at("ESCAPED")  ? dialect.fieldsEscapedBy
                                                     : dialect.linesStartingBy;
                step();
                if (!skip("BY") || !readBytes(bytes))
                    return false;
            } else if (skip("IGNORE")) {
                dialect.skipLines = m_token.text.toInt();
                step();
                step(); // LINES or ROWS
            } else {
                return true;
            }
        }
    }

    void readColumns()
    {
        if (!m_token.isMark('('))
            return;
        for (step(); m_token.kind != SqlLexeme::Kind::End && !m_token.isMark(')'); step())
            if (m_token.isName())
                m_result.columns << m_token.text;
    }

    SqlLexer m_lexer;
    SqlLexeme m_token;
    LoadDataText m_result;
};

} // namespace

std::optional<LoadDataText> parseLoadData(const QByteArray &sql)
{
    return Parser(displayText(sql)).parse();
}

} // namespace millrace

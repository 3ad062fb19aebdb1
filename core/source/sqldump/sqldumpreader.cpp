// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqldumpreader.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"

namespace millrace {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool beginsWithWord(std::string_view text, std::string_view word, std::string_view ends = " \t")
{
    return text.size() > word.size() &&
           QByteArrayView(text.substr(0, word.size())).compare(word, Qt::CaseInsensitive) == 0 &&
           ends.find(text[word.size()]) != std::string_view::npos;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (isSqlSpace(text.back()) || text.back() == '\x1A'))
        text.remove_suffix(1);
    return text;
}

/// A comment to the server whatever its version: never a statement.
bool isPlainComment(std::string_view text)
{
    return text.starts_with("/*!999999") || text.starts_with("/*M!999999") ||
           (text.starts_with("/*") && !text.starts_with("/*!") && !text.starts_with("/*M!"));
}

bool isLineComment(std::string_view text)
{
    return text.starts_with('#') ||
           (text.starts_with("--") && (text.size() == 2 || static_cast<unsigned char>(text[2]) <= ' '));
}

} // namespace

SqlDumpReader::SqlDumpReader(ByteStream &input, SqlDumpLimits limits)
    : m_window(input)
    , m_limits(limits)
{}

SqlDumpReader::SqlDumpReader(ByteStream &input, SqlDumpLimits limits, SqlPlace place, SqlSession session)
    : m_window(input, place)
    , m_limits(limits)
    , m_session(std::move(session))
    , m_rules(m_session.rules())
    , m_place(place)
{}

SqlDumpReader::SqlDumpReader(ByteStream &input, SqlDumpLimits limits, SqlPlace place, SqlSession session,
                             InsertHead head)
    : m_window(input, place)
    , m_limits(limits)
    , m_session(std::move(session))
    , m_rules(m_session.rules())
    , m_head(std::move(head))
    , m_place(place)
    , m_state(State::InRows)
{}

/// Tries to have that many bytes in view.
Result<bool> SqlDumpReader::have(std::size_t bytes)
{
    while (m_window.size() < bytes) {
        MILLRACE_TRY(const auto more, m_window.more());
        if (!more)
            return false;
    }
    return true;
}

Result<bool> SqlDumpReader::moreOfStatement()
{
    if (qint64(m_window.size()) > m_limits.statementBytes)
        return failAt(
            m_place, ErrorCode::SqlStatementTooLong,
            CoreText::tr("A statement has no end within %1.").arg(sizeText(m_limits.statementBytes)),
            CoreText::tr("Look at this line of the dump: most likely a quote or a DELIMITER line before it "
                         "is broken."));
    return m_window.more();
}

Result<SqlDumpReader::Event> SqlDumpReader::next()
{
    if (m_state == State::InRows) {
        MILLRACE_TRY_VOID(skipRows());
    }
    m_window.consumeTo(m_window.begin() + m_handedOver);
    m_handedOver = 0;
    m_text = {};
    for (;;) {
        MILLRACE_TRY(auto event, between());
        if (event) {
            m_freshLine = false;
            return *event;
        }
    }
}

/// What stands between two statements, piece by piece; nothing when a piece was passed over.
Result<std::optional<SqlDumpReader::Event>> SqlDumpReader::between()
{
    if (const auto enough = have(16); !enough) // the longest thing that has to be told apart here
        return fail(enough.error());
    const char *at = m_window.begin();
    const auto isBetween = [](char c) { return isSqlSpace(c) || c == '\x1A'; }; // Ctrl-Z: a file's end to DOS
    for (; at < m_window.end() && isBetween(*at); ++at)
        m_freshLine = m_freshLine || *at == '\n';
    const bool moved = at != m_window.begin();
    m_window.consumeTo(at);
    if (m_window.size() == 0 && m_window.ended()) {
        if (!m_window.isInside()) {
            MILLRACE_TRY(const bool goesOn, beginNextFile());
            return goesOn ? std::optional<Event>() : std::optional(Event::End);
        }
        m_window.leave();
        m_sources->left(m_window.offset());
        m_endedWithoutDelimiter = false; // the client runs what stands there, and goes on
        m_freshLine = false;
        return std::optional<Event>();
    }
    if (moved)
        return std::optional<Event>();
    at = m_window.begin();
    m_place = m_window.placeOf(at);
    const std::string_view rest(at, m_window.size());
    MILLRACE_TRY(const auto marked, passFront(rest));
    if (marked)
        return std::optional<Event>();
    if (isGoCommand(rest)) { // of an empty statement
        m_window.consumeTo(at + goCommandBytes);
        return std::optional<Event>();
    }
    if (rest.starts_with("\\-")) { // mariadb's client: no more client commands in this file
        m_window.consumeTo(at + 2);
        return std::optional<Event>();
    }
    if (m_sources != nullptr && (rest.starts_with("\\.") || beginsWithWord(rest, "SOURCE"))) {
        MILLRACE_TRY_VOID(readSource());
        return std::optional<Event>();
    }
    if (rest[0] == '\\')
        return failCommand(u'\\' + QString(QLatin1Char(rest.size() > 1 ? rest[1] : ' ')));
    if (rest.starts_with(
            {m_rules.delimiter.constData(), static_cast<std::size_t>(m_rules.delimiter.size())})) {
        m_window.consumeTo(at + m_rules.delimiter.size());
        m_freshLine = false;
        return std::optional<Event>();
    }
    // In front of a statement the client takes two dashes for a comment whatever follows them.
    if (isLineComment(rest) || isPlainComment(rest) || rest.starts_with("--"))
        return comment();
    MILLRACE_TRY(const auto passed, passClientCommand(rest));
    if (passed)
        return std::optional<Event>();
    if (beginsWithWord(rest, "DELIMITER")) {
        MILLRACE_TRY_VOID(takeDelimiterLine());
        return std::optional<Event>();
    }
    MILLRACE_TRY(auto event, statement());
    return std::optional<Event>(event);
}

/// A byte order mark; an error where this is no text that can be read.
Result<bool> SqlDumpReader::passFront(std::string_view rest)
{
    if (m_window.isAtFront() && rest.starts_with(byteOrderMark)) {
        m_window.consumeTo(m_window.begin() + byteOrderMark.size());
        return true;
    }
    if (m_window.isAtFront() && (rest.starts_with("\xFF\xFE") || rest.starts_with("\xFE\xFF")))
        return failAt(
            m_place, ErrorCode::SourceUnsupported,
            CoreText::tr("The dump is UTF-16 text, as PowerShell's > writes it."),
            CoreText::tr("Make it again with mysqldump --result-file=FILE: what the shell converted "
                         "may be damaged."));
    if (rest[0] == '\0')
        return failAt(
            m_place, ErrorCode::SqlStatementInvalid,
            CoreText::tr("A NUL byte stands between two statements."),
            CoreText::tr("The dump was not written to its end, or is UTF-16: make it again, or convert it "
                         "to UTF-8."));
    return false;
}

/// The bytes in view up to the next line break or the end of the dump.
Result<std::size_t> SqlDumpReader::lineEnd()
{
    for (std::size_t from = 0;;) {
        const std::string_view rest(m_window.begin(), m_window.size());
        const std::size_t end = rest.find('\n', from);
        if (end != std::string_view::npos)
            return end;
        from = rest.size();
        MILLRACE_TRY(const auto more, moreOfStatement());
        if (!more)
            return from;
    }
}

/// Commands of the mysql client that are written as words: those that change nothing but its screen are
/// passed over with their line.
Result<bool> SqlDumpReader::passClientCommand(std::string_view rest)
{
    constexpr std::string_view endsOfWord = " \t\r\n;";
    for (const char *word : {"PROMPT", "WARNINGS", "NOWARNING", "NOTEE", "NOPAGER", "REHASH", "STATUS"})
        if (beginsWithWord(rest, word, endsOfWord)) {
            MILLRACE_TRY(const auto end, lineEnd());
            m_window.consumeTo(m_window.begin() + end);
            return true;
        }
    for (const char *word : {"SOURCE", "CONNECT", "SYSTEM", "TEE", "PAGER", "CHARSET", "QUIT", "EXIT"})
        if (beginsWithWord(rest, word, endsOfWord))
            return failCommand(QString::fromLatin1(word).toLower());
    return false;
}

tl::unexpected<Error> SqlDumpReader::failCommand(const QString &command) const
{
    return failAt(m_place, ErrorCode::SourceUnsupported,
                  CoreText::tr("The dump holds the client command %1.").arg(command),
                  m_sources == nullptr && (command == "source"_L1 || command == "\\."_L1)
                      ? CoreText::tr("Plan this dump as a whole and alone (millrace-cli plan FILE): then the "
                                     "other file runs in its place. Or take the line out.")
                      : CoreText::tr("Run this dump with the mysql client, or take the line out."));
}

/// "source FILE" and "\. FILE" take the rest of their line for a name, as the client does; where a delimiter
/// ends "source FILE", it ends the name, and the client goes on after it.
Result<bool> SqlDumpReader::readSource()
{
    MILLRACE_TRY(const auto end, lineEnd());
    std::string_view line(m_window.begin(), end);
    const bool isShort = line[0] == '\\';
    const std::size_t delimiter =
        isShort ? std::string_view::npos : line.find(std::string_view(m_rules.delimiter.constData()));
    if (!isShort && !m_freshLine && delimiter == std::string_view::npos)
        return failCommand(u"source"_s); // to the client it is the beginning of a statement
    const std::size_t taken = delimiter == std::string_view::npos
                                  ? end
                                  : delimiter + static_cast<std::size_t>(m_rules.delimiter.size());
    line = trimmed(line.substr(0, delimiter));
    line.remove_prefix(std::min(line.size(), isShort ? std::size_t{2} : std::string_view("SOURCE").size()));
    while (!line.empty() && isSqlSpace(line.front()))
        line.remove_prefix(1);
    if (line.empty())
        return failCommand(isShort ? u"\\."_s : u"source"_s);
    const QByteArray name(line.data(), static_cast<qsizetype>(line.size()));
    if (!m_firstSource)
        m_firstSource = SourceCommand{.name = name, .place = m_place, .session = m_session};
    m_window.consumeTo(m_window.begin() + taken);
    MILLRACE_TRY(auto *const input, m_sources->enter(name, m_place, m_window.offset()));
    m_window.enter(*input);
    m_freshLine = true;
    return true;
}

/// The file before is at its end, and stays open below the one that follows.
Result<bool> SqlDumpReader::beginNextFile()
{
    if (m_sources == nullptr)
        return false;
    MILLRACE_TRY(auto *const input, m_sources->follow(m_window.offset()));
    if (input == nullptr)
        return false;
    m_window.enter(*input);
    m_endedWithoutDelimiter = false;
    m_freshLine = true;
    ++m_filesFollowed;
    return true;
}

Result<std::optional<SqlDumpReader::Event>> SqlDumpReader::comment()
{
    if (*m_window.begin() != '/') {
        MILLRACE_TRY(m_handedOver, lineEnd());
    } else {
        for (std::size_t from = 2; m_handedOver == 0;) {
            const std::string_view rest(m_window.begin(), m_window.size());
            const std::size_t end = rest.find("*/", from);
            if (end != std::string_view::npos) {
                m_handedOver = end + 2;
                break;
            }
            from = std::max<std::size_t>(2, rest.size() - 1);
            MILLRACE_TRY(const auto more, moreOfStatement());
            if (!more)
                return failOpen(SqlSplitter::Inside::BlockComment, m_place);
        }
    }
    m_text = trimmed({m_window.begin(), m_handedOver});
    return Event::Comment;
}

/// "DELIMITER //": the first word of the rest of the line, quoted or not.
Result<bool> SqlDumpReader::takeDelimiterLine()
{
    MILLRACE_TRY(const auto end, lineEnd());
    std::string_view line = trimmed({m_window.begin(), end});
    line.remove_prefix(std::min(line.size(), std::string_view("DELIMITER ").size()));
    while (!line.empty() && isSqlSpace(line.front()))
        line.remove_prefix(1);
    const bool quoted = !line.empty() && (line[0] == '\'' || line[0] == '"' || line[0] == '`');
    const std::size_t length = quoted ? line.find(line[0], 1) : line.find_first_of(" \t");
    const std::string_view word = quoted
                                      ? line.substr(1, length == std::string_view::npos ? length : length - 1)
                                      : line.substr(0, length);
    if (word.empty() || word.find('\\') != std::string_view::npos)
        return failAt(m_place, ErrorCode::SqlStatementInvalid,
                      CoreText::tr("A DELIMITER line names no usable delimiter."),
                      CoreText::tr("Write DELIMITER and one or more characters, none of them a backslash."));
    m_session.delimiter = QByteArray(word.data(), static_cast<qsizetype>(word.size()));
    sessionChanged();
    m_window.consumeTo(m_window.begin() + end);
    return true;
}

Result<SqlDumpReader::Event> SqlDumpReader::statement()
{
    const auto known = static_cast<std::size_t>(m_head.text.size());
    if (known > 0 && m_window.size() > known && m_window.begin()[known] == '(' &&
        std::memcmp(m_window.begin(), m_head.text.constData(), known) == 0) {
        // The same words as before: dumps with one row per statement are made of them.
        m_window.consumeTo(m_window.begin() + known);
        m_state = State::InRows;
        return Event::Insert;
    }
    for (;;) {
        const HeadKind kind = readInsertHead(m_window.begin(), m_window.end(), m_rules, m_head);
        if (kind == HeadKind::Rows) {
            m_window.consumeTo(m_window.begin() + m_head.text.size());
            m_state = State::InRows;
            return Event::Insert;
        }
        if (kind == HeadKind::Other)
            break;
        MILLRACE_TRY(const auto more, moreOfStatement());
        if (!more)
            break;
    }
    m_head.text.clear(); // no rows: never to be taken for a head that was seen before
    if (beginsWithWord({m_window.begin(), m_window.size()}, "USE")) {
        // The client takes a line "USE schema" without a delimiter or \g for a command.
        MILLRACE_TRY(const auto end, lineEnd());
        const std::string_view line(m_window.begin(), end);
        if (line.find(std::string_view(m_rules.delimiter.constData())) == std::string_view::npos &&
            line.find("\\g") == std::string_view::npos) {
            m_text = trimmed(line);
            m_handedOver = end;
            m_session.apply(m_text.data(), m_text.data() + m_text.size());
            sessionChanged();
            return Event::Statement;
        }
    }
    MILLRACE_TRY_VOID(hold(0));
    const char first = m_text.empty() ? '\0' : m_text[0];
    if (first == 'U' || first == 'u' || first == 'S' || first == 's' || first == '/') {
        m_session.apply(m_text.data(), m_text.data() + m_text.size());
        sessionChanged();
    }
    return Event::Statement;
}

/// Brings the whole statement into view, from the window's front.
Result<void> SqlDumpReader::hold(std::size_t from)
{
    SqlSplitter splitter(m_rules);
    SqlPlace opened = m_place;
    for (;;) {
        const char *at = m_window.begin() + from;
        const auto stop = splitter.scan(at, m_window.end(), m_window.ended());
        from = static_cast<std::size_t>(at - m_window.begin());
        if (stop != SqlSplitter::Stop::NeedMore) {
            if (stop == SqlSplitter::Stop::ClientCommand)
                return failClientCommand(m_window.placeOf(at));
            m_handedOver = from + bytesOf(stop);
            break;
        }
        if (splitter.openedAt() != nullptr)
            opened = m_window.placeOf(splitter.openedAt());
        if (m_window.ended()) {
            if (splitter.inside() != SqlSplitter::Inside::Statement &&
                splitter.inside() != SqlSplitter::Inside::LineComment)
                return failOpen(splitter.inside(), opened);
            m_endedWithoutDelimiter = true;
            m_handedOver = from = m_window.size();
            break;
        }
        MILLRACE_TRY_VOID(moreOfStatement());
    }
    m_text = trimmed({m_window.begin(), from});
    return {};
}

/// What ends a statement, by where the splitter has stopped.
std::size_t SqlDumpReader::bytesOf(SqlSplitter::Stop stop) const
{
    return stop == SqlSplitter::Stop::GoCommand ? goCommandBytes
                                                : static_cast<std::size_t>(m_rules.delimiter.size());
}

tl::unexpected<Error> SqlDumpReader::failClientCommand(SqlPlace place) const
{
    return failAt(place, ErrorCode::SourceUnsupported,
                  CoreText::tr("A backslash stands outside of quotes: to the mysql client it is a command."),
                  CoreText::tr("Run this dump with the mysql client, or take the command out."));
}

void SqlDumpReader::sessionChanged()
{
    m_rules = m_session.rules();
    ++m_sessionSerial;
}

tl::unexpected<Error> SqlDumpReader::failAt(SqlPlace place, ErrorCode code, const QString &what,
                                            const QString &howToFix) const
{
    Error error{.code = code, .what = what, .howToFix = howToFix};
    error.context.line = place.line;
    error.context.byteOffset = place.byteOffset;
    return fail(std::move(error));
}

tl::unexpected<Error> SqlDumpReader::failOpen(SqlSplitter::Inside inside, SqlPlace place) const
{
    if (inside == SqlSplitter::Inside::BlockComment)
        return failAt(place, ErrorCode::SqlDumpTruncated,
                      CoreText::tr("The dump ends inside a comment that begins here."),
                      CoreText::tr("Close the comment, or make the dump again: it may be cut off."));
    return failAt(
        place, ErrorCode::QuoteUnterminated, CoreText::tr("The dump ends inside a quote that begins here."),
        CoreText::tr(
            "The dump is cut off or the quote is broken: make the dump again. If it was written with "
            "sql_mode NO_BACKSLASH_ESCAPES, put SET sql_mode='NO_BACKSLASH_ESCAPES'; at its head."));
}

} // namespace millrace

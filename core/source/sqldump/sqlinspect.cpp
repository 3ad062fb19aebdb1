// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlinspect.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"
#include "core/source/sqldump/sqlrowstream.h"

#include <QElapsedTimer>
#include <QHash>
#include <algorithm>
#include <limits>

namespace millrace {

namespace {

constexpr int problemsKept = 100;
constexpr std::size_t scratchBytes = std::size_t{1024} * 1024;

} // namespace

class SqlDumpInspector::Private
{
public:
    Private(ByteStream &input, const SqlInspectLimits &limits, SqlPlace place, SqlSession session)
        : m_limits(limits)
        , m_head(input, limits)
        , m_reader(m_head, limits.reader, place, std::move(session))
        , m_pieceBegin(place.byteOffset)
    {
        if (limits.sources != nullptr)
            m_reader.readSources(*limits.sources);
    }

    Result<SqlDumpInspection> run()
    {
        for (;;) {
            const auto more = next();
            if (!more) {
                if (!takeProblem(more.error()))
                    return fail(more.error());
                break;
            }
            if (!*more)
                break;
            MILLRACE_TRY_VOID(take());
            if (m_ended)
                break;
        }
        return finished();
    }

    Result<bool> next()
    {
        const int before = m_reader.sessionSerial();
        m_before = m_reader.session();
        MILLRACE_TRY(m_event, m_reader.next());
        m_sessionChanged = m_reader.sessionSerial() != before;
        m_atEnd = m_event == SqlDumpReader::Event::End;
        return !m_atEnd;
    }

    Result<void> take()
    {
        noteNextFile();
        if (m_event == SqlDumpReader::Event::Insert)
            return rows();
        if (m_event == SqlDumpReader::Event::Statement)
            return statement();
        m_result.header.read(m_reader.text());
        takeCoordinates();
        return {};
    }

    bool mayCut() const
    {
        if (m_sessionChanged || m_inTransaction || m_event == SqlDumpReader::Event::Comment)
            return false;
        if (m_event == SqlDumpReader::Event::Insert)
            return m_lastRows != SqlTableName(schemaOf(m_reader.head().schema), m_reader.head().table);
        const auto kind = classifySqlStatement(m_reader.text(), m_reader.session().rules());
        return kind.phase == SqlPhase::Structure && kind.object == SqlObject::Table;
    }

    bool hasRowsOf(const SqlTableName &table) const
    {
        return m_event == SqlDumpReader::Event::Insert && !m_sessionChanged && !m_inTransaction &&
               table == SqlTableName(schemaOf(m_reader.head().schema), m_reader.head().table);
    }
    const SqlDumpTable *openTable() const
    {
        const auto at = m_index.constFind(m_lastRows);
        if (at == m_index.constEnd() || !hasRowsOf(m_lastRows))
            return nullptr;
        const SqlDumpTable &table = m_result.tables.at(*at);
        return table.isOfOneMake() ? &table : nullptr;
    }

    SqlPlace place()
    {
        return m_atEnd ? SqlPlace{.line = m_reader.place().line, .byteOffset = m_reader.offset()}
                       : m_reader.place();
    }
    /// A DELIMITER stands on a line of its own, in front of it.
    SqlSession session() const
    {
        SqlSession inFront =
            m_atEnd || m_event != SqlDumpReader::Event::Statement ? m_reader.session() : m_before;
        inFront.delimiter = m_reader.session().delimiter;
        return inFront;
    }
    bool isAtEnd() const { return m_atEnd; }
    qint64 pieceBytes() { return place().byteOffset - m_pieceBegin; }
    /// The dump cannot be read on from here.
    std::optional<Error> endingProblem() const
    {
        return m_ended && !m_result.problems.isEmpty() ? std::optional(m_result.problems.last())
                                                       : std::nullopt;
    }

    SqlDumpInspection cut(bool withEnd)
    {
        const qint64 end = place().byteOffset;
        SqlDumpHeader header = m_result.header;
        SqlDumpInspection piece = withEnd ? finished() : between(end);
        m_result = {};
        m_result.header = std::move(header);
        m_index.clear();
        m_expectedFields.clear();
        m_converterTable = -1;
        m_textBytes = 0;
        m_pieceBegin = end;
        return piece;
    }

private:
    SqlDumpInspection finished()
    {
        m_result.bytesRead = m_reader.offset();
        m_result.firstSource = m_reader.firstSource();
        m_result.readWhole = !m_head.stopped() && !m_ended;
        noteCutOff();
        noteMixedTexts();
        forgetStandIns();
        return std::move(m_result);
    }

    /// All of its statements are whole, and more follow.
    SqlDumpInspection between(qint64 end)
    {
        m_result.bytesRead = end;
        m_result.firstSource = m_reader.firstSource();
        m_result.readWhole = true;
        noteMixedTexts();
        forgetStandIns();
        return std::move(m_result);
    }

    /// The front of a stream.
    class HeadStream final : public ByteStream
    {
    public:
        HeadStream(ByteStream &input, const SqlInspectLimits &limits)
            : m_input(input)
            , m_bytesLeft(limits.bytes > 0 ? limits.bytes : std::numeric_limits<qint64>::max())
            , m_milliseconds(limits.milliseconds)
        {
            m_timer.start();
        }

        Result<std::span<const char>> next() override
        {
            if (m_bytesLeft <= 0 || (m_milliseconds > 0 && m_timer.elapsed() > m_milliseconds)) {
                m_stopped = true;
                return std::span<const char>();
            }
            MILLRACE_TRY(auto block, m_input.next());
            if (qint64(block.size()) > m_bytesLeft)
                block = block.first(static_cast<std::size_t>(m_bytesLeft));
            m_bytesLeft -= qint64(block.size());
            return block;
        }
        qint64 fileBytesRead() const override { return m_input.fileBytesRead(); }
        /// Ended before the input did, as far as anybody looked.
        bool stopped() const { return m_stopped; }

    private:
        ByteStream &m_input;
        QElapsedTimer m_timer;
        qint64 m_bytesLeft;
        qint64 m_milliseconds;
        bool m_stopped = false;
    };

    /// A dump that cannot be read on is a result; a file that cannot be read is not. Where we stopped
    /// ourselves whatever is cut off is our doing.
    bool takeProblem(const Error &error)
    {
        if (error.code == ErrorCode::SourceUnreadable || error.code == ErrorCode::SourceChanged ||
            error.code == ErrorCode::SourceMissing || error.code == ErrorCode::Cancelled)
            return false;
        m_ended = true;
        if (!m_head.stopped() && m_result.problems.size() < problemsKept)
            m_result.problems.append(error);
        return true;
    }

    SqlDumpTable &table(const QByteArray &schema, const QByteArray &name)
    {
        const auto key = std::pair(schema, name);
        auto at = m_index.find(key);
        if (at == m_index.end()) {
            at = m_index.insert(key, m_result.tables.size());
            m_result.tables.append({.schema = schema, .name = name});
            m_expectedFields.append(0);
        }
        return m_result.tables[*at];
    }
    const QByteArray &schemaOf(const QByteArray &named) const
    {
        return named.isEmpty() ? m_reader.session().schema : named;
    }
    void addSchema(const QByteArray &name)
    {
        if (!name.isEmpty() && !m_result.schemas.contains(name))
            m_result.schemas.append(name);
    }

    /// Of a comment or a statement.
    void takeCoordinates()
    {
        ReplicationCoordinates &known = m_result.coordinates;
        const bool isFirst = !known.isThere();
        const QByteArray text(m_reader.text().data(), qsizetype(m_reader.text().size()));
        if (!known.take(text, m_reader.session().rules()) || !isFirst)
            return;
        m_result.coordinatesPlace = m_reader.place();
        known.serverVersion = QString::fromUtf8(m_result.header.serverVersion);
        known.database = QString::fromUtf8(m_result.header.database);
        const QByteArray &host = m_result.header.host;
        if (known.host.isEmpty() && !known.ofItsSource && host != "localhost" && host != "127.0.0.1")
            known.host = QString::fromUtf8(host);
    }

    Result<void> statement()
    {
        if (m_head.stopped() && m_reader.endedWithoutDelimiter())
            return {}; // half a statement: we cut it ourselves
        SqlDumpStatement found{.kind = classifySqlStatement(m_reader.text(), m_reader.session().rules()),
                               .place = m_reader.place(),
                               .bytes = qint64(m_reader.text().size())};
        found.schema = schemaOf(found.kind.schema);
        noteTransaction(found.kind.verb);
        if (found.kind.verb == "SET" || found.kind.verb == "CHANGE")
            takeCoordinates();
        if (m_result.charset.isEmpty())
            m_result.charset = m_reader.session().charset;
        addSchema(m_reader.session().schema);
        if (found.kind.object == SqlObject::Database && found.kind.creates)
            addSchema(found.kind.name);
        if (found.kind.object == SqlObject::Table && found.kind.creates) {
            SqlDumpTable &made = table(found.schema, found.kind.name);
            if (made.createSql.isEmpty()) {
                made.createSql = QByteArray(m_reader.text().data(), qsizetype(m_reader.text().size()));
                made.createPlace = found.place;
                made.createZone = m_reader.session().timeZone;
                if (keepsRowsOf(made))
                    made.createSession = m_reader.session();
            }
        }
        const InsertHead &head = m_reader.head();
        if (found.kind.phase == SqlPhase::Data && !head.table.isEmpty()) {
            found.kind.name = head.table;
            found.schema = schemaOf(head.schema);
            SqlDumpTable &changed = table(found.schema, head.table);
            ++changed.otherStatements;
            found.afterRow = changed.rows;
        }
        return keep(std::move(found), QByteArray(m_reader.text().data(), qsizetype(m_reader.text().size())));
    }

    Result<void> keep(SqlDumpStatement found, const QByteArray &text)
    {
        ++m_result.statementCount;
        if (m_result.statements.size() >= m_limits.statementsKept)
            return m_limits.keepTexts ? tooMany(found.place) : Result<void>();
        if (m_limits.keepTexts) {
            m_textBytes += text.size();
            if (m_textBytes > m_limits.textBytes)
                return tooMany(found.place);
            found.text = text;
            found.session = m_reader.session();
        }
        m_result.statements.append(std::move(found));
        return {};
    }
    /// What a transaction of the dump holds may be taken back by its end, or by none: it is all in one piece.
    void noteTransaction(const QByteArray &verb)
    {
        if (verb == "BEGIN" || verb == "START")
            m_inTransaction = true;
        else if (verb == "COMMIT" || verb == "ROLLBACK")
            m_inTransaction = m_setsAutocommit;
        else if (verb == "SET") {
            const QByteArray text(m_reader.text().data(), qsizetype(m_reader.text().size()));
            m_setsAutocommit = m_setsAutocommit || text.toLower().contains("autocommit");
            m_inTransaction = m_inTransaction || m_setsAutocommit;
        }
    }
    /// Where they are going to be run, none may be forgotten.
    Result<void> tooMany(SqlPlace place) const
    {
        Error error{
            .code = ErrorCode::SqlStatementTooLong,
            .what = CoreText::tr(
                        "The dump holds more than %1 statements, or %2 of them, that are not plain rows.")
                        .arg(m_limits.statementsKept)
                        .arg(sizeText(m_limits.textBytes)),
            .howToFix =
                CoreText::tr("Most of it is not data for LOAD DATA: run the dump with the mysql client.")};
        error.context.line = place.line;
        error.context.byteOffset = place.byteOffset;
        return fail(std::move(error));
    }
    /// A row, or a whole INSERT, that is run as it is.
    Result<void> keepRow(const SqlDumpTable &of, const QByteArray &text, SqlPlace place)
    {
        if (!m_limits.keepTexts)
            return {};
        return keep(
            {.kind = {.phase = SqlPhase::Data,
                      .object = SqlObject::Table,
                      .schema = m_reader.head().schema,
                      .name = of.name,
                      .verb = m_reader.head().verb == InsertHead::Verb::Replace ? "REPLACE" : "INSERT"},
             .place = place,
             .bytes = text.size(),
             .afterRow = of.rows,
             .schema = of.schema},
            text);
    }

    /// An INSERT with another column list is run as it is where its text is kept, as SqlRowStream does it.
    Result<void> holdInsert(SqlDumpTable &into)
    {
        const SqlPlace place = m_reader.place();
        if (const auto held = m_reader.holdInsert(); !held)
            return takeProblem(held.error()) ? Result<void>() : fail(held.error());
        ++into.otherStatements;
        if (keepsRowsOf(into))
            into.keptRows << SqlKeptRow{.place = place};
        const auto kept = keepRow(into,
                                  m_reader.head().text +
                                      QByteArray(m_reader.text().data(), qsizetype(m_reader.text().size())),
                                  place);
        into.end = m_reader.offset();
        return kept;
    }

    void noteSession(SqlDumpTable &into) const
    {
        into.sessionsDiffer = into.sessionsDiffer || !m_reader.session().readsRowsAs(into.session);
    }

    Result<void> rows()
    {
        const InsertHead &head = m_reader.head();
        const QByteArray schema = schemaOf(head.schema);
        SqlDumpTable &into = table(schema, head.table);
        m_lastRows = {schema, head.table};
        const qsizetype index = m_index.value({schema, head.table});
        int &expected = m_expectedFields[index];
        if (into.insertStatements++ == 0) {
            into.firstInsert = m_reader.place();
            into.session = m_reader.session();
            into.columns = head.columns;
            into.charset = m_reader.session().charset;
        } else if (!head.sameColumns({.columns = into.columns})) {
            into.columnListsDiffer = true;
            noteSession(into);
            if (m_limits.keepTexts)
                return holdInsert(into);
            expected = 0;
        }
        noteSession(into);
        into.verbs |= head.verb == InsertHead::Verb::Replace        ? SqlRowStream::Replace
                      : head.verb == InsertHead::Verb::InsertIgnore ? SqlRowStream::InsertIgnore
                                                                    : SqlRowStream::Insert;
        if (into.inFiles.isEmpty() || into.inFiles.last().file != m_files)
            into.inFiles.append(
                {.file = m_files, .firstInsert = m_reader.place(), .session = m_reader.session()});
        TupleConverter &converter = converterFor(index);
        const qint64 begin = m_reader.rowPlace().byteOffset;
        const qint64 rowsBefore = into.rows;
        const qint64 bytesBefore = into.lineBytes;
        for (bool ended = false; !ended;) {
            MILLRACE_TRY(ended, readSome(converter, into, expected));
        }
        into.insertBytes += m_reader.offset() - begin;
        into.end = m_reader.offset();
        SqlRowsInFile &inFile = into.inFiles.last();
        inFile.end = into.end;
        inFile.rows += into.rows - rowsBefore;
        inFile.lineBytes += into.lineBytes - bytesBefore;
        into.fields = expected;
        into.literalKinds.resize(expected);
        std::copy_n(converter.kinds().begin(), expected, into.literalKinds.begin());
        return {};
    }

    /// Rows up to the next one that is run as it is; says whether the INSERT has ended, or cannot be read on.
    Result<bool> readSome(TupleConverter &converter, SqlDumpTable &into, int &expected)
    {
        m_scratch.clear();
        const bool keeps = keepsRowsOf(into);
        const SqlPlace place = m_reader.rowPlace();
        const auto read =
            m_reader.readRows(converter, m_scratch,
                              {.bytes = scratchBytes, .rows = keeps ? 1 : std::numeric_limits<int>::max()},
                              expected, into.rows);
        if (keeps)
            keepRowOf(into, place, read.has_value());
        if (!read)
            return takeUnreadable(read.error(), into);
        into.lineBytes += qint64(m_scratch.size());
        bool ended = *read == SqlDumpReader::Rows::StatementEnd;
        if (*read != SqlDumpReader::Rows::RunAsIs)
            return ended;
        return takeAsItIs(converter, into, ended);
    }

    Result<bool> takeAsItIs(TupleConverter &converter, SqlDumpTable &into, bool ended)
    {
        const SqlPlace place = m_reader.rowPlace();
        const auto text = m_reader.takeRowText(converter, ended);
        if (!text)
            return takeUnreadable(text.error(), into);
        ++into.rowsRunAsIs;
        MILLRACE_TRY_VOID(keepRow(into, m_reader.head().text + *text, place));
        return ended;
    }

    bool keepsRowsOf(const SqlDumpTable &table) const
    {
        return m_limits.keepsRowsOf != nullptr &&
               m_limits.keepsRowsOf(table.schema.isEmpty() ? m_result.header.database : table.schema,
                                    table.name);
    }

    /// The one in m_scratch; what is not there is no plain row.
    void keepRowOf(SqlDumpTable &table, SqlPlace place, bool isRead)
    {
        const auto line = m_scratch.bytes();
        m_keptBytes += qint64(line.size());
        SqlKeptRow row{.place = place, .isPlain = isRead && !line.empty()};
        if (m_keptBytes > m_limits.textBytes) {
            if (!table.keptRows.isEmpty() && !table.keptRows.last().isPlain)
                return; // said already
            row.isPlain = false;
        }
        if (row.isPlain) {
            row.line = QByteArray(line.data(), qsizetype(line.size()) - 1);
            row.charset = m_reader.session().convertsLiterals() ? QByteArray(unknownConnection)
                                                                : m_reader.session().charset;
        }
        table.keptRows << row;
    }

    /// Rows that cannot be read: the statements after theirs may.
    Result<bool> takeUnreadable(const Error &error, SqlDumpTable &into)
    {
        const bool recoverable =
            error.code == ErrorCode::SourceUnsupported || error.code == ErrorCode::FieldCountWrong;
        if (!recoverable && !takeProblem(error))
            return fail(error);
        if (recoverable && m_limits.keepTexts)
            into.noRows = into.noRows.value_or(error); // whoever runs the statements lets the server do it
        else if (recoverable && m_result.problems.size() < problemsKept)
            m_result.problems.append(error);
        return true;
    }

    /// One converter is enough for a dump that goes from table to table; the kinds move with it.
    TupleConverter &converterFor(qsizetype index)
    {
        if (m_converterTable != index || m_converterSerial != m_reader.sessionSerial()) {
            m_converter = TupleConverter(m_reader.session().rules(), m_reader.session().charset);
            m_converter.addKinds(m_result.tables.at(index).literalKinds);
            m_converterTable = index;
            m_converterSerial = m_reader.sessionSerial();
        }
        return m_converter;
    }

    /// Of several files each has a head and an end of its own.
    void noteNextFile()
    {
        if (m_files == m_reader.filesFollowed())
            return;
        m_files = m_reader.filesFollowed();
        m_result.readWhole = true; // up to here
        noteCutOff();
        m_result.header = {};
        m_fileBegin = m_reader.place().byteOffset;
    }

    void noteCutOff()
    {
        const bool shouldSay = m_result.header.tool == "mysqldump" || m_result.header.tool == "mariadb-dump";
        if (!m_result.readWhole || !shouldSay || m_result.header.completed)
            return;
        m_result.problems.append(
            {.code = ErrorCode::SqlDumpTruncated,
             .what = CoreText::tr("The dump does not end with \"-- Dump completed\"."),
             .howToFix = CoreText::tr("It may be cut off: compare its size with that of the "
                                      "original, or make it again.")});
        if (m_fileBegin > 0) // says in which file
            m_result.problems.last().context.byteOffset = m_fileBegin;
    }

    void noteMixedTexts()
    {
        for (SqlDumpTable &each : m_result.tables)
            for (qsizetype field = 0; field < each.literalKinds.size() && !each.noRows; ++field)
                if (mixesTexts(each.literalKinds.at(field)) && m_result.problems.size() < problemsKept) {
                    Error error{.code = ErrorCode::SourceUnsupported,
                                .what =
                                    CoreText::tr("Field %1 of table %2 holds bytes in some rows, and text by "
                                                 "CONVERT in others.")
                                        .arg(field + 1)
                                        .arg(displayText(each.name)),
                                .howToFix = CoreText::tr("Run this dump with the mysql client.")};
                    error.context.line = each.firstInsert.line;
                    error.context.byteOffset = each.firstInsert.byteOffset;
                    if (m_limits.keepTexts)
                        each.noRows = error; // the server does it, statement by statement
                    else
                        m_result.problems.append(error);
                }
    }

    /// Older dumps make a table in place of each view first, so that views can name each other.
    void forgetStandIns()
    {
        const auto isStandIn = [this](const SqlDumpTable &each) {
            return each.insertStatements == 0 &&
                   std::any_of(m_result.statements.begin(), m_result.statements.end(),
                               [&each](const SqlDumpStatement &s) {
                                   return s.kind.object == SqlObject::View && s.kind.creates &&
                                          s.kind.name == each.name && s.schema == each.schema;
                               });
        };
        m_result.tables.erase(std::remove_if(m_result.tables.begin(), m_result.tables.end(), isStandIn),
                              m_result.tables.end());
    }

    const SqlInspectLimits &m_limits;
    qint64 m_textBytes = 0; ///< of the statements kept
    qint64 m_keptBytes = 0; ///< of the rows kept
    HeadStream m_head;
    SqlDumpReader m_reader;
    SqlDumpInspection m_result;
    QHash<std::pair<QByteArray, QByteArray>, qsizetype> m_index; ///< schema and name → place in tables
    QVector<int> m_expectedFields;
    SqlRowBuffer m_scratch;
    TupleConverter m_converter{SqlLexRules{}, {}};
    qsizetype m_converterTable = -1;
    int m_converterSerial = -1;
    SqlDumpReader::Event m_event = SqlDumpReader::Event::Comment; ///< the last one read
    SqlTableName m_lastRows;                                      ///< of the last rows taken in
    SqlSession m_before;                                          ///< the last event
    bool m_sessionChanged = false;                                ///< by it
    bool m_inTransaction = false;
    bool m_setsAutocommit = false; ///< whatever it is then
    bool m_atEnd = false;
    qint64 m_pieceBegin = 0;
    bool m_ended = false;   ///< the dump could not be read on
    int m_files = 0;        ///< that followed the first so far
    qint64 m_fileBegin = 0; ///< of the present one, in the program; 0: the first
};

bool SqlDumpTable::isOfOneMake() const
{
    return rows > 0 && rowsRunAsIs == 0 && otherStatements == 0 && !noRows && !columnListsDiffer &&
           !sessionsDiffer && verbs == SqlRowStream::Insert;
}

const SqlDumpTable *SqlDumpInspection::table(const QByteArray &schema, const QByteArray &name) const
{
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const SqlDumpTable &each) {
        return each.schema == schema && each.name == name;
    });
    return found == tables.end() ? nullptr : &*found;
}

qint64 SqlDumpInspection::countOf(SqlPhase phase) const
{
    return std::count_if(statements.begin(), statements.end(),
                         [phase](const SqlDumpStatement &each) { return each.kind.phase == phase; });
}

Result<SqlDumpInspection> inspectSqlDump(ByteStream &input, const SqlInspectLimits &limits)
{
    return SqlDumpInspector::Private(input, limits, SqlPlace(), SqlSession{.delimiter = limits.delimiter})
        .run();
}

SqlDumpInspector::SqlDumpInspector(ByteStream &input, const SqlInspectLimits &limits, SqlPlace place,
                                   SqlSession session)
    : d(std::make_unique<Private>(input, limits, place, std::move(session)))
{}

SqlDumpInspector::~SqlDumpInspector() = default;

Result<bool> SqlDumpInspector::next()
{
    return d->next();
}

Result<void> SqlDumpInspector::take()
{
    MILLRACE_TRY_VOID(d->take());
    const auto problem = d->endingProblem();
    return problem ? fail(*problem) : Result<void>();
}

bool SqlDumpInspector::mayCut() const
{
    return d->mayCut();
}

const SqlDumpTable *SqlDumpInspector::openTable() const
{
    return d->openTable();
}

bool SqlDumpInspector::hasRowsOf(const SqlTableName &table) const
{
    return d->hasRowsOf(table);
}

SqlPlace SqlDumpInspector::place() const
{
    return d->place();
}

SqlSession SqlDumpInspector::session() const
{
    return d->session();
}

qint64 SqlDumpInspector::pieceBytes() const
{
    return d->pieceBytes();
}

SqlDumpInspection SqlDumpInspector::cut()
{
    return d->cut(d->isAtEnd());
}

SqlDumpInspection SqlDumpInspector::cutInFront()
{
    return d->cut(false);
}

} // namespace millrace

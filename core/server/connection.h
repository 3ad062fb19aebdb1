// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/freshway.h"
#include "core/server/login/connectionspec.h"
#include "core/server/rowcursor.h"

#include <QSqlDatabase>
#include <QVariant>
#include <QVector>
#include <functional>
#include <memory>
#include <optional>

struct st_mysql;

namespace millrace {

class SshTunnel;

/// What the server said about one LOAD DATA: its Records/Deleted/Skipped/Warnings line.
struct LoadResult
{
    qint64 records = 0;
    qint64 deleted = 0;
    qint64 skipped = 0;
    qint64 warnings = 0;
};

struct ServerWarning
{
    QString level;
    int code = 0;
    QString message;
    qint64 rowInStatement = 0; ///< "at row N" at the message's end, "Row N" at its front; 0: it names none
};

/// A column of a result, as the protocol describes it.
struct ResultColumn
{
    enum class Kind
    {
        Plain, ///< numbers and moments: the same characters in every character set
        Text,
        Bytes, ///< BINARY, BLOB, BIT, GEOMETRY: no character set
        Float  ///< its text has fewer digits than the value
    };
    QString name;
    Kind kind = Kind::Plain;
};

template <>
inline constexpr auto
    enumNames<ResultColumn::Kind> = namesOfEnum<ResultColumn::Kind>({{ResultColumn::Kind::Plain, "plain"},
                                                                     {ResultColumn::Kind::Text, "text"},
                                                                     {ResultColumn::Kind::Bytes, "bytes"},
                                                                     {ResultColumn::Kind::Float, "float"}});

/// Feeds LOAD DATA LOCAL. Called on the connection's thread.
class InfileFeed
{
public:
    virtual ~InfileFeed() = default;
    /// Copies up to `size` bytes; 0 is the end, -1 breaks the statement off (the caller must then roll back:
    /// the server treats what it has as complete).
    virtual int read(char *buffer, unsigned size) = 0;
};

/// One connection over QMYSQL. Belongs to the thread that opened it, from open() to destruction.
/// The infile handler is installed on every connection, always: without a feed it refuses, so that a rogue
/// server can never ask for a file.
class Connection
{
public:
    /// With VerifyIdentity nothing of the account is sent to a server that does not prove its name. With
    /// VerifyCa a certificate of somebody else's ends the handshake as well, but that a server offers no TLS
    /// at all shows only after the login (libmariadb 3.3 has no other way): the password is then sent as the
    /// login method hashes it. Errors: DriverMissing, ServerUnreachable, AccessDenied, UnknownSchema,
    /// TlsUnavailable, TlsNotVerified, FileNotReadable (certificates), BadTargetUrl
    /// (ConnectionSpec::check()), CompressionUnavailable, SshTunnel::open()'s. With Compression::Auto the
    /// first session of a target measures the line, and a second one takes its place where that says to
    /// compress. \a seconds: how long address and login may take. Where the target has an opener, it is asked
    /// instead.
    static Result<std::unique_ptr<Connection>> open(const ResolvedConnection &target,
                                                    int seconds = handshakeSeconds);
    /// While a connection is made every answer is short; a server that has not given it by then gives none.
    static constexpr int handshakeSeconds = 30;
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// What every later error of this connection becomes: of several servers each says its name.
    void setErrorText(std::function<Error(Error)> text) { m_errorText = std::move(text); }

    /// Runs a statement; errors carry the server's code and a remedy from the error catalogue.
    Result<void> execute(const QString &sql);
    /// All rows of a (small) result.
    Result<QVector<QVector<QVariant>>> rows(const QString &sql);
    /// First column of the first row; invalid when there is no row.
    Result<QVariant> value(const QString &sql);
    /// Runs a SELECT and hands out its rows as they come; the connection is busy until the cursor is gone.
    Result<std::unique_ptr<RowCursor>> openCursor(const QString &sql);
    /// What the columns of a SELECT are; the rows it gives are read and thrown away.
    Result<QVector<ResultColumn>> describe(const QString &sql);
    /// Runs LOAD DATA LOCAL with the bytes of the feed.
    Result<LoadResult> loadData(const QString &sql, InfileFeed &feed);
    /// Runs an INSERT or REPLACE of \a rows rows, sent byte by byte as it stands (its literals may be in any
    /// character set). skipped: rows that INSERT IGNORE left out; deleted: rows that REPLACE took out.
    Result<LoadResult> insertRows(const QByteArray &sql, qint64 rows);
    /// Runs a statement byte by byte as it stands; whatever it answers is read and dropped. Returns the rows
    /// it changed.
    Result<qint64> executeBytes(const QByteArray &sql);
    /// What executeScript() has made of it.
    struct ScriptResult
    {
        qint64 changed = 0; ///< rows, of all its statements
        /// Rows of an INSERT or REPLACE that met others; unset: the server did not say, as of a single row.
        std::optional<qint64> duplicates = {};
        qint64 warnings = 0;
    };
    /// From now on executeScript() may run several statements at once.
    Result<void> allowScripts();
    /// One statement or several (between two DELIMITER lines), byte by byte as they stand. Everything that
    /// they answer is read and dropped: an error of a later one shows only so, and the server is done with
    /// all of them when this returns.
    Result<ScriptResult> executeScript(const QByteArray &sql);
    /// Runs an INSERT or REPLACE … SELECT. skipped: rows that INSERT IGNORE left out; deleted: rows that
    /// REPLACE took out or replaced.
    Result<LoadResult> insertSelect(const QString &sql);
    Result<QVector<ServerWarning>> warnings();

    /// How far the server, a replica itself, lags behind its source; the largest of several sources. -1: it
    /// is no replica, or its replication stands still. Errors: PrivilegeMissing (REPLICA MONITOR, REPLICATION
    /// CLIENT).
    Result<qint64> replicaLagSeconds();

    /// The socket's descriptor, -1 where there is none; the connection keeps it.
    int socketDescriptor() const;
    bool isTunnelled() const { return m_tunnel != nullptr; } ///< the socket leads to an ssh of ours
    QString tlsCipher() const;  ///< by the client library's own account; empty: not encrypted
    QString tlsVersion() const; ///< "TLSv1.3"; empty: not encrypted
    /// How what passes it is compressed, by the client library's own account; never Auto.
    Compression compression() const;
    /// What the way to the server is like, found out by a few statements that do nothing. A
    /// round trip that is negative: the connection is lost.
    LineMeasure measuredLine();
    /// What Compression::Auto came to; unset: the target says it itself.
    const std::optional<CompressionDecision> &compressionDecision() const { return m_decision; }
    /// As of the last answer: without a question that the session would know of.
    bool isAutocommit() const;
    bool isInTransaction() const; ///< likewise: one that was begun, or that has touched a table
    /// Where FreshReads keeps what it has asked; unset: nothing yet.
    std::optional<FreshWay> &knownFreshWay() { return m_freshWay; }
    /// The last thing its owner does with it where another thread's owner may have it next (SessionPool).
    void leaveThread();
    /// For a new owner, on the calling thread: as it was when it was opened, whatever the last one set,
    /// locked, began or made for itself. REQUIRES: leaveThread(). Errors: the session is of no use any more.
    Result<void> startOver(const QString &schema);
    /// For a new owner who goes on where the last one was, on the calling thread. False: the server has ended
    /// it, or has said something unasked. REQUIRES: leaveThread().
    bool goOn();
    /// Where it leads, the same text for the same place: a threadId() says something there alone.
    const QString &place() const { return m_place; }
    qint64 threadId() const; ///< CONNECTION_ID(), for KILL QUERY from another connection
    bool isAlive();
    /// threadId() of all that are open in this process, on whatever server: who looks for others leaves them
    /// out.
    static QVector<qint64> openIds();

    class Infile;

private:
    Connection();
    static Result<std::unique_ptr<Connection>> openAsAsked(const ResolvedConnection &target, int seconds);
    static Result<std::unique_ptr<Connection>> openAsMeasured(ResolvedConnection target, int seconds);
    double medianRoundTripMs();
    double sentPerSecond(double roundTripMs);
    Result<void> setModes();
    Error error(int code, const QString &message, const QString &context = {}) const;

    QString m_name;
    QString m_place;
    std::shared_ptr<SshTunnel> m_tunnel; ///< null: reached without; kept for as long as this is open
    QSqlDatabase m_database;
    st_mysql *m_mysql = nullptr;
    qint64 m_openId = 0; ///< as openIds() has it; 0: not open yet
    std::unique_ptr<Infile> m_infile;
    std::function<Error(Error)> m_errorText;
    std::optional<CompressionDecision> m_decision;
    std::optional<FreshWay> m_freshWay; ///< unset: not asked yet
};

/// A session that the next owner of the same kind may go on with as it is.
struct ReadySession
{
    std::unique_ptr<Connection> session;
    QStringList before = {}; ///< what its settings were before they were set, in the owner's order
    /// What its counters of replaced rows say; unset: not asked, or rows were written since.
    std::optional<qint64> replaced = {};
};

/// Decides at which address a session is opened, or which one is used again. From any thread.
class SessionOpener
{
public:
    virtual ~SessionOpener() = default;
    /// As Connection::open().
    virtual Result<std::unique_ptr<Connection>> open(const ResolvedConnection &target, int seconds) = 0;
    /// What is lost here may go on at another node that holds the same.
    virtual bool hasOtherNodes() const { return false; }
    virtual bool keepsSessions() const { return false; }
    /// From an owner who is through with it: no result is being read, and nobody is about to kill what it
    /// runs.
    virtual void giveBack(std::unique_ptr<Connection> session) { session.reset(); }
    /// One that somebody gave back with the same words; nothing: there is none.
    virtual std::optional<ReadySession> takeReady(const QString &) { return {}; }
    /// As giveBack(), with what it is ready for: all that was set in it, and nothing else differs from a new
    /// one.
    virtual void giveBackReady(ReadySession ready, const QString &) { giveBack(std::move(ready.session)); }
};

inline bool hasOtherNodes(const ResolvedConnection &target)
{
    return target.opener && target.opener->hasOtherNodes();
}

inline bool keepsSessions(const ResolvedConnection &target)
{
    return target.opener && target.opener->keepsSessions();
}

/// As SessionOpener::takeReady().
std::optional<ReadySession> takeReady(const ResolvedConnection &target, const QString &readyFor);
/// As SessionOpener::giveBackReady().
void giveBackReady(const ResolvedConnection &target, ReadySession ready, const QString &readyFor);
/// To who opened it, as SessionOpener::giveBack(); closes it where it was nobody.
void giveBack(const ResolvedConnection &target, std::unique_ptr<Connection> session);

/// That every row of an answer has as many columns as were asked for. Without TLS nothing tells that a bit of
/// a question was another one when it arrived: a comma that became a minus, and there is a column less.
/// Errors: ConnectionLost.
Result<void> expectColumns(const QVector<QVector<QVariant>> &rows, qsizetype columns);

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"

#include <QByteArray>
#include <QJsonObject>

namespace millrace {

/// What went wrong, as a number that never changes its meaning. Thousands name the stage; a retired number is
/// never used again. Scripts may rely on them: they are part of every JSON the program writes.
enum class ErrorCode : int
{
    // 1xxx base
    FileNotWritable = 1001,
    DiskFull = 1002,
    FileNotReadable = 1003,
    BadJson = 1004,
    Cancelled = 1005,
    // 2xxx server
    BadTargetUrl = 2001,
    ServerUnreachable = 2002,
    AccessDenied = 2003,
    UnknownSchema = 2004,
    TableMissing = 2005,
    LocalInfileOff = 2006,
    PrivilegeMissing = 2007,
    StatementFailed = 2008,
    ConnectionLost = 2009,
    DriverMissing = 2010,
    ScratchServerMissing = 2011,
    ScratchServerFailed = 2012,
    OptionFileUnreadable = 2013,
    TlsUnavailable = 2014,
    ServerFileUnreadable = 2015,
    ServerReadOnly = 2017,
    TlsNotVerified = 2018,
    SavedConnectionsUnusable = 2019,
    SavedConnectionUnknown = 2020,
    CompressionUnavailable = 2021,
    SshRefused = 2022,
    SshHostUnknown = 2023,
    SshHostChanged = 2024,
    LoadCommitsByItself = 2025,
    // 3xxx source
    SourceMissing = 3001,
    SourceUnreadable = 3002,
    SourceEmpty = 3003,
    SourceChanged = 3004,
    SourceUnsupported = 3005,
    DialectInvalid = 3006,
    FieldCountWrong = 3007,
    QuoteUnterminated = 3008,
    BytesNotInCharset = 3009,
    NulBytes = 3010,
    LineEndsMixed = 3011,
    RowTooLong = 3012,
    TextNotConvertible = 3013,
    CommentLikeRow = 3014,
    JsonLineInvalid = 3015,
    JsonKeysNotRead = 3016,
    SqlDumpTruncated = 3020,
    SqlStatementInvalid = 3021,
    SqlStatementTooLong = 3022,
    SourceConnectionLost = 3030,
    StreamBroken = 3031,
    StreamGone = 3032,
    CommandNotAllowed = 3033,
    StoreUrlInvalid = 3040,
    StoreCredentials = 3041,
    StoreRefused = 3042,
    StoreUnreachable = 3043,
    // 4xxx mapping
    ColumnListInvalid = 4001,
    ColumnUnknown = 4002,
    ColumnBoundTwice = 4003,
    MappingIncomplete = 4004,
    ExpressionInvalid = 4005,
    PreviewFailed = 4006,
    ValueDoesNotFit = 4007,
    StatementNotUnderstood = 4008,
    TransformInvalid = 4009,
    ProfileUnusable = 4010,
    // 5xxx plan
    PlanUnreadable = 5001,
    PlanInvalid = 5002,
    PlanTooNew = 5003,
    PreflightRefused = 5004,
    // 6xxx tuning
    SettingUnknown = 6001,
    SettingRefused = 6002,
    SettingNotPutBack = 6003,
    SettingsRecordUnusable = 6004,
    SettingNotConfirmed = 6005,
    // 7xxx load
    RowRejected = 7001,
    DuplicateRow = 7002,
    RunFolderUnusable = 7003,
    JournalUnusable = 7004,
    RunUnknown = 7005,
    RunNotResumable = 7006,
    RollbackImpossible = 7007,
    IndexRecordUnusable = 7020,
    IndexDropFailed = 7021,
    IndexBuildFailed = 7022,
    TableLocked = 7023,
    // 8xxx verify
    CountMismatch = 8001,
    TilingBroken = 8002,
    ContentMismatch = 8003,
    ContentNotCompared = 8004,
    RowNotFound = 8005,
    // 9xxx report
    ReportFailed = 9001,
    // 10xxx order
    OrderKeyMissing = 10001,
    OrderKeyNotInDump = 10002,
    OrderNotNeeded = 10003,
    OrderMemoryTooSmall = 10004,
    OrderRowNotMovable = 10005,
    OrderNotProved = 10006,
    // 11xxx ship
    ShipImpossible = 11001,
    ShipBuildFailed = 11002,
    ShipFileFaulty = 11003,
    ShipFolderOutOfReach = 11004,
    ShipServerMissing = 11005,
    ShipTargetChanged = 11006,
};

enum class Stage
{
    Base = 1,
    Server,
    Source,
    Mapping,
    Plan,
    Tuning,
    Load,
    Verify,
    Report,
    Order,
    Ship
};

/// The folder of core that a code belongs to.
template <>
inline constexpr auto enumNames<Stage> = namesOfEnum<Stage, Stage::Base>({{Stage::Base, "base"},
                                                                          {Stage::Server, "server"},
                                                                          {Stage::Source, "source"},
                                                                          {Stage::Mapping, "mapping"},
                                                                          {Stage::Plan, "plan"},
                                                                          {Stage::Tuning, "tuning"},
                                                                          {Stage::Load, "load"},
                                                                          {Stage::Verify, "verify"},
                                                                          {Stage::Report, "report"},
                                                                          {Stage::Order, "order"},
                                                                          {Stage::Ship, "ship"}});

/// Where it happened; a member that does not apply stays unset.
struct ErrorContext
{
    QString file;
    std::optional<qint64> line;       ///< physical line in the file, from 1
    std::optional<qint64> row;        ///< row in the file, from 1, header lines not counted
    std::optional<qint64> byteOffset; ///< offset of the row's first byte in the file
    QString column;
    std::optional<int> serverCode; ///< the server's or client library's error number
    /// Of a dump's statement of which only the user can say whether it has run: the byte to say it by
    /// (StatementAnswer).
    std::optional<qint64> inDoubt;
    QByteArray rawRow; ///< the row's bytes as they stand in the file, at most 64 KiB
};

/// Every error says what happened, where, and how to mend it, in a DBA's words.
struct Error
{
    ErrorCode code = ErrorCode::StatementFailed;
    QString what;
    QString howToFix;
    ErrorContext context;

    Stage stage() const { return static_cast<Stage>(static_cast<int>(code) / 1000); }
    /// "what. howToFix" on one line, the location in front when there is one.
    QString text() const;
    QJsonObject toJson() const;
    static Error fromJson(const QJsonObject &json);
};

/// "file:line (row N, byte B, column C)"; empty when nothing is set.
QString locationText(const ErrorContext &context);

/// Somebody asked the run to stop.
Error runStopped();
/// Somebody asked for a look at something to stop; \a what says at what.
Error lookStopped(const QString &what);

} // namespace millrace

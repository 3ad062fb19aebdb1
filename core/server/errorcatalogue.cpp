// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/errorcatalogue.h"

#include "core/base/coretext.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

struct Entry
{
    int serverCode;
    ErrorCode code;
    const char *remedy;        ///< a source text of CoreText
    int second = 0, third = 0; ///< codes of which the same is true; 0: none

    bool isOf(int asked) const
    {
        return asked != 0 && (asked == serverCode || asked == second || asked == third);
    }
};

// Sources: MySQL "Server Error Message Reference", MariaDB "Error Codes"; the remedies are ours.
constexpr Entry entries[] = {
    {1044, ErrorCode::PrivilegeMissing,
     QT_TRANSLATE_NOOP("core", "Ask for the privilege on this schema (GRANT … ON schema.* TO account).")},
    {1045, ErrorCode::AccessDenied,
     QT_TRANSLATE_NOOP("core", "Check user and password, and that the account may log in from this host.")},
    {1698, ErrorCode::AccessDenied,
     QT_TRANSLATE_NOOP("core", "This account logs in through the operating system (unix_socket): use the "
                               "socket as that system user, or another account.")},
    {1049, ErrorCode::UnknownSchema,
     QT_TRANSLATE_NOOP("core", "Check the schema's name, or create it: CREATE DATABASE.")},
    {1054, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "Check the column's name. Where the table was altered meanwhile, bring the "
                               "column back and resume the run, or plan anew.")},
    {1062, ErrorCode::DuplicateRow,
     QT_TRANSLATE_NOOP("core", "Remove the duplicate from the dump or the table, or let new rows replace old "
                               "ones (--on-duplicate replace).")},
    {1022, ErrorCode::DuplicateRow,
     QT_TRANSLATE_NOOP("core", "Remove the duplicate from the dump or the table."), 1586},
    {1048, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core",
                       "The column takes no NULL: map it through COALESCE(@field, …), or correct the row."),
     1263},
    {1364, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "The column has no default: bind a field to it or give it an expression.")},
    {1142, ErrorCode::PrivilegeMissing,
     QT_TRANSLATE_NOOP("core", "Grant the privilege on this table to the account.")},
    {1146, ErrorCode::TableMissing,
     QT_TRANSLATE_NOOP("core", "Check the table's name, or let the plan create it (--create).")},
    {1148, ErrorCode::LocalInfileOff,
     QT_TRANSLATE_NOOP(
         "core", "On the server: SET GLOBAL local_infile = 1 (needs SUPER or SYSTEM_VARIABLES_ADMIN).")},
    {3948, ErrorCode::LocalInfileOff,
     QT_TRANSLATE_NOOP("core", "On the server: SET GLOBAL local_infile = 1 (needs SYSTEM_VARIABLES_ADMIN).")},
    {4166, ErrorCode::LocalInfileOff,
     QT_TRANSLATE_NOOP("core", "On the server: SET GLOBAL local_infile = 1 (needs SUPER).")},
    {1153, ErrorCode::StatementFailed, QT_TRANSLATE_NOOP("core", "Raise max_allowed_packet on the server.")},
    {1205, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP(
         "core", "Another session holds the rows or the table: use fewer workers, or wait for it to end.")},
    {1213, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "Use fewer workers, or load in primary-key order.")},
    {1227, ErrorCode::PrivilegeMissing,
     QT_TRANSLATE_NOOP("core", "Grant the named privilege to the account, or leave the setting alone.")},
    {1261, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP(
         "core", "The row has too few fields: check FIELDS and LINES TERMINATED BY, or correct the row.")},
    {1262, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP(
         "core",
         "The row has too many fields: check FIELDS TERMINATED BY and ENCLOSED BY, or correct the row.")},
    {1264, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "The value does not fit: widen the column, or map it through an expression.")},
    {1265, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "The value would be truncated or altered: check the mapping and the column's "
                               "type, or correct the row.")},
    {1292, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP(
         "core",
         "The value is not valid for this type: map it through NULLIF or STR_TO_DATE, or correct the row.")},
    {1300, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core",
                       "The file is in another character set: choose the right one on the Source page."),
     3854},
    {1301, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "An expression's result is longer than a packet: raise max_allowed_packet on "
                               "the server, or bind the field to the column without an expression.")},
    {1366, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "The value cannot be stored in this column: check the mapping, the character "
                               "set and the sql_mode.")},
    {1406, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "Widen the column, or cut the value with LEFT(@field, n).")},
    {1411, ErrorCode::RowRejected, QT_TRANSLATE_NOOP("core", "Check the format given to STR_TO_DATE.")},
    {1452, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "Load the parent table first, or correct the row."), 1216},
    {1451, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "Rows of another table refer to the one that would go: keep the old row "
                               "(--on-duplicate keep), or see to those rows first.")},
    {1748, ErrorCode::RowRejected, QT_TRANSLATE_NOOP("core", "The row belongs to another partition.")},
    {2, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP(
         "core",
         "The server finds no such file: it has to lie on the server's own machine, or be sent with LOCAL."),
     29},
    {13, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "The server's own account must be able to read the file and the folders above "
                               "it; or send it with LOCAL.")},
    {1235, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "This version of the server does not know the statement: leave it out, or "
                               "load into a newer server.")},
    {1419, ErrorCode::PrivilegeMissing,
     QT_TRANSLATE_NOOP("core", "With the binary log on the server wants SUPER for this, or SET GLOBAL "
                               "log_bin_trust_function_creators = 1.")},
    {1442, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP(
         "core",
         "A trigger changes the table that is being loaded: drop the trigger for the time of the load.")},
    {1449, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "A trigger, view or function belongs to an account that is not there: create "
                               "the account, or change the DEFINER.")},
    {1526, ErrorCode::RowRejected, QT_TRANSLATE_NOOP("core", "Add a partition that takes the value.")},
    {1118, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "Make columns TEXT or BLOB, or choose ROW_FORMAT=DYNAMIC.")},
    {1114, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "The server's disk or temporary space is full: free space there.")},
    {1021, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "The server's disk is full: free space there.")},
    {1180, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "The server refused the COMMIT: see its error log.")},
    {1197, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "Use smaller chunks, or raise max_binlog_cache_size.")},
    {1206, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "Use smaller chunks or fewer workers, or raise innodb_buffer_pool_size.")},
    {3100, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core",
                       "The group refused the transaction: see the server's error log. Where it is too "
                       "large: use smaller chunks, or raise group_replication_transaction_size_limit "
                       "on all members."),
     3231},
    {3098, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "Group Replication takes rows of InnoDB tables with a primary key only: give "
                               "the table one (ALTER TABLE … ADD PRIMARY KEY).")},
    {1290, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "The server runs with an option that forbids this (read_only, "
                               "secure_file_priv): change it or use LOCAL.")},
    {1193, ErrorCode::SettingUnknown,
     QT_TRANSLATE_NOOP("core", "This server has no such variable: switch the setting off.")},
    {3105, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "The column is generated: bind its field to @discard.")},
    {3140, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "The value is not valid JSON: correct the row.")},
    {3144, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core",
                       "Bind the field to a variable and SET column = CONVERT(@variable USING utf8mb4).")},
    {3819, ErrorCode::RowRejected,
     QT_TRANSLATE_NOOP("core", "A CHECK constraint refuses the row: correct the row."), 4025},
    {1129, ErrorCode::ServerUnreachable,
     QT_TRANSLATE_NOOP("core", "The host is blocked: FLUSH HOSTS on the server.")},
    {1130, ErrorCode::AccessDenied,
     QT_TRANSLATE_NOOP("core", "The account may not log in from this host: GRANT it for this host.")},
    {1040, ErrorCode::ServerUnreachable,
     QT_TRANSLATE_NOOP("core", "Too many connections: use fewer workers or raise max_connections.")},
    {1317, ErrorCode::Cancelled, QT_TRANSLATE_NOOP("core", "")},
    {1927, ErrorCode::ConnectionLost,
     QT_TRANSLATE_NOOP("core", "The connection was killed on the server; resume the run."), 3169},
    {4031, ErrorCode::ConnectionLost,
     QT_TRANSLATE_NOOP("core",
                       "The connection was idle for longer than the server's wait_timeout; resume the run.")},
    {2002, ErrorCode::ServerUnreachable,
     QT_TRANSLATE_NOOP("core", "Check that the server runs and that the socket or host is right.")},
    {2003, ErrorCode::ServerUnreachable,
     QT_TRANSLATE_NOOP("core", "Check host and port, and that the server listens there.")},
    {2005, ErrorCode::ServerUnreachable, QT_TRANSLATE_NOOP("core", "Check the host's name.")},
    {2006, ErrorCode::ConnectionLost,
     QT_TRANSLATE_NOOP("core", "Check that the server still runs; then resume the run."), 2013, 2055},
    {2026, ErrorCode::TlsUnavailable,
     QT_TRANSLATE_NOOP("core", "Turn TLS on at the server, or choose TLS mode “preferred”.")},
    {3922, ErrorCode::CompressionUnavailable,
     QT_TRANSLATE_NOOP("core", "The server takes only what its variable protocol_compression_algorithms "
                               "names: choose another compression (compression=zlib), or have what you "
                               "want allowed there.")},
    {2068, ErrorCode::StatementFailed,
     QT_TRANSLATE_NOOP("core", "Nothing was sent. Only the rows of a load under way ever are: find out what "
                               "answers at this address, no honest server asks for a file by itself.")},
    {2059, ErrorCode::AccessDenied,
     QT_TRANSLATE_NOOP("core", "The account uses a login method this client lacks: use another account.")},
};

// Of a whole row: duplicates; its length; CHECK (also of a view), foreign keys, partitions; too few or too
// many fields.
constexpr std::array rowWarnings{1022, 1062, 1118, 1216, 1261, 1262, 1369, 1451,
                                 1452, 1526, 1586, 1591, 1748, 1859, 3819, 4025};

// Sources: MySQL's messages_to_clients.txt (8.0, 9.7), MariaDB's errmsg-utf8.txt (10.11).
constexpr std::array statementWarnings{
    1196, // ROLLBACK, and a table without transactions
    1287, // a syntax, variable or function that has a successor; utf8mb3 (MySQL 8.0.29)
    1554, // the same, with the version it goes in
    1592, // unsafe under binlog_format = STATEMENT
    1681, // a syntax that has no successor
    3090, // an sql_mode that goes
    3123, 3125, 3126, 3127, 3128,       // optimizer hints that are not understood or heeded
    3135,                               // NO_ZERO_DATE and kin without the strict mode
    3515, 3637,                         // hints where there are none
    3719,                               // utf8 is utf8mb3
    3720,                               // NATIONAL CHARACTER, N'…'
    3777,                               // user variables set in expressions
    3778, 4079,                         // a collation of utf8mb3, of another old character set
    3779,                               // a comment in a comment
    3856, 3858, 3859, 3860, 3861, 3956, // AUTO_INCREMENT of FLOAT, FLOAT(M,D), UNSIGNED, widths, ZEROFILL
    3962, 3963, 3964, 3965,             // INTO in front, VALUES(), SQL_CALC_FOUND_ROWS, FOUND_ROWS()
    4095, 4096, // another separator in a date, or one too many: the date that is stored is the one meant
    4119, 4162, // names without quotes, collations of the user's own
    4164, 4166, // a version comment without a blank, a syntax with a note on what to use
    4326, 6414  // tables with and without transactions in one transaction
};

/// Servers that say in words alone what it is about.
struct TextEntry
{
    int serverCode;
    const char *words; ///< the server's, which it does not translate
    const char *remedy;
};

constexpr TextEntry tooMuch[] = {
    {1180, "wsrep_max_ws_rows",
     QT_TRANSLATE_NOOP("core",
                       "The cluster takes no more rows in one transaction than wsrep_max_ws_rows says: use "
                       "smaller chunks (--chunk-rows), or raise it on all nodes.")},
    {1105, "writeset size",
     QT_TRANSLATE_NOOP("core",
                       "The cluster takes no longer transaction than wsrep_max_ws_size says: use smaller "
                       "chunks (--chunk-rows), or raise it on all nodes.")}};

/// Of one number with what it means to a proxy, which does not know a command of the protocol.
constexpr TextEntry ofNodes[] = {
    {1047, "wsrep",
     QT_TRANSLATE_NOOP(
         "core",
         "The node is cut off from its Galera cluster, or has not caught up with it: go on at "
         "another node (millrace-cli resume RUN --target URL), or mend the network between the nodes.")},
    {1047, "unsupported",
     QT_TRANSLATE_NOOP("core",
                       "A proxy answers that does not let the statement pass (ProxySQL and LOAD DATA LOCAL): "
                       "connect to the server itself, or load with INSERT statements (--way insert).")},
    {1180, "primary component",
     QT_TRANSLATE_NOOP("core",
                       "The node was cut off from its Galera cluster at the COMMIT: go on at another node "
                       "(millrace-cli resume RUN --target URL), or mend the network between the nodes.")}};

template <std::size_t N>
const TextEntry *entryByText(const TextEntry (&list)[N], int serverCode, const QString &text)
{
    const auto entry =
        std::find_if(std::begin(list), std::end(list), [serverCode, &text](const TextEntry &each) {
            return each.serverCode == serverCode &&
                   text.contains(QLatin1String(each.words), Qt::CaseInsensitive);
        });
    return entry == std::end(list) ? nullptr : entry;
}

/// Of an error of the server's, or its own text; null: none.
const TextEntry *tooMuchByText(int serverCode, const QString &text)
{
    return entryByText(tooMuch, serverCode, text);
}

constexpr std::array tooMuchByNumber{1197, 1206, 3100, 3231};

template <std::size_t N> bool isIn(const std::array<int, N> &codes, int code)
{
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

} // namespace

WarningSubject warningSubject(int serverCode)
{
    return isIn(statementWarnings, serverCode) ? WarningSubject::Statement
           : isIn(rowWarnings, serverCode)     ? WarningSubject::Row
                                               : WarningSubject::Value;
}

Error errorFromServer(int serverCode, const QString &serverMessage, const QString &doing)
{
    Error error;
    error.context.serverCode = serverCode;
    error.what = doing.isEmpty()
                     ? CoreText::tr("%1 (error %2).").arg(serverMessage).arg(serverCode)
                     : CoreText::tr("%1: %2 (error %3).").arg(doing, serverMessage).arg(serverCode);
    const auto entry = std::find_if(std::begin(entries), std::end(entries),
                                    [serverCode](const Entry &each) { return each.isOf(serverCode); });
    if (entry != std::end(entries)) {
        error.code = entry->code;
        error.howToFix = CoreText::tr(entry->remedy);
    }
    const TextEntry *byText = tooMuchByText(serverCode, serverMessage);
    if (byText == nullptr)
        byText = entryByText(ofNodes, serverCode, serverMessage);
    if (byText != nullptr)
        error.howToFix = CoreText::tr(byText->remedy);
    return error;
}

QVector<ServerErrorFacts> serverErrors()
{
    QVector<ServerErrorFacts> errors;
    for (const Entry &entry : entries)
        for (const int serverCode : {entry.serverCode, entry.second, entry.third})
            if (serverCode != 0)
                errors << ServerErrorFacts{
                    .serverCode = serverCode, .code = entry.code, .remedy = CoreText::tr(entry.remedy)};
    std::sort(errors.begin(), errors.end(), [](const ServerErrorFacts &a, const ServerErrorFacts &b) {
        return a.serverCode < b.serverCode;
    });
    return errors;
}

bool isDuplicateKey(int serverCode)
{
    constexpr std::array duplicates{1022, 1062, 1586, 1859};
    return isIn(duplicates, serverCode);
}

bool keepsRowOut(int serverCode)
{
    constexpr std::array refusals{1216, 1452, 1526, 1591, 1748, 3819, 4025};
    return isIn(refusals, serverCode);
}

bool isRetryable(int serverCode)
{
    // 1020: changed since last read (innodb_snapshot_isolation); 1047: Galera node not ready; 1614: deadlock
    // in XA; 3101: a group let another member's transaction go first.
    constexpr std::array passing{1020, 1047, 1205, 1213, 1614, 3101};
    return isIn(tooMuchByNumber, serverCode) || isIn(passing, serverCode);
}

bool isTooMuchAtOnce(const Error &error)
{
    const int code = error.context.serverCode.value_or(0);
    return isIn(tooMuchByNumber, code) || tooMuchByText(code, error.what) != nullptr;
}

bool isTooManyRows(const Error &error)
{
    constexpr int lockTableFull = 1206;
    constexpr int commitFailed = 1180;
    const int code = error.context.serverCode.value_or(0);
    return code == lockTableFull || (code == commitFailed && tooMuchByText(code, error.what) != nullptr);
}

bool isConnectionLoss(int serverCode)
{
    constexpr std::array lost{1053, 1158, 1159, 1160, 1161, 1927, 2002, 2003, 2006, 2013, 2055, 3169, 4031};
    return isIn(lost, serverCode);
}

bool isPassingRefusal(const Error &error)
{
    return isConnectionLoss(error.context.serverCode.value_or(0)) ||
           error.code == ErrorCode::ServerUnreachable || error.code == ErrorCode::TlsUnavailable;
}

} // namespace millrace

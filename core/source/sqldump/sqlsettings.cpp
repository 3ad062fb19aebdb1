// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlsettings.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QSet>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

/// Settings that say how a session reads, checks, logs and answers: a dump's rows are stored the same
/// whatever they are, or the load of rows is given them, too (sql_mode, time_zone, character sets, foreign
/// keys).
const QSet<QByteArray> &knownSettings()
{
    static const QSet<QByteArray> known{"names",
                                        "character",
                                        "charset",
                                        "character_set_client",
                                        "character_set_results",
                                        "character_set_connection",
                                        "character_set_database",
                                        "collation_connection",
                                        "collation_database",
                                        "collation_server",
                                        "character_set_server",
                                        "sql_mode",
                                        "time_zone",
                                        "foreign_key_checks",
                                        "unique_checks",
                                        "sql_notes",
                                        "sql_warnings",
                                        "sql_log_bin",
                                        "sql_quote_show_create",
                                        "sql_safe_updates",
                                        "sql_select_limit",
                                        "sql_require_primary_key",
                                        "autocommit",
                                        "net_read_timeout",
                                        "net_write_timeout",
                                        "wait_timeout",
                                        "interactive_timeout",
                                        "lock_wait_timeout",
                                        "innodb_lock_wait_timeout",
                                        "max_statement_time",
                                        "statement_timeout",
                                        "lock_timeout",
                                        "max_allowed_packet",
                                        "default_storage_engine",
                                        "storage_engine",
                                        "default_table_access_method",
                                        "default_tmp_storage_engine",
                                        "innodb_strict_mode",
                                        "explicit_defaults_for_timestamp",
                                        "show_create_table_skip_secondary_engine",
                                        "show_create_table_verbosity",
                                        "information_schema_stats_expiry",
                                        "show_gipk_in_create_table_and_information_schema",
                                        "transaction_isolation",
                                        "tx_isolation",
                                        "transaction",
                                        "session_track_gtids",
                                        "wsrep_on",
                                        "wsrep_osu_method",
                                        "optimizer_switch",
                                        "alter_algorithm",
                                        "note_verbosity",
                                        "system_versioning_alter_history",
                                        "default_collation_for_utf8mb4",
                                        "group_concat_max_len",
                                        "lc_messages",
                                        "profiling",
                                        "tmp_table_size",
                                        "max_heap_table_size",
                                        "sort_buffer_size",
                                        "myisam_sort_buffer_size",
                                        "bulk_insert_buffer_size"};
    return known;
}

/// What these say of rows is what they say by themselves; anything else only their own session does.
bool isAsItIsAnyway(const QVector<SqlByteToken> &statement, const QByteArray &setting)
{
    const auto isOff = [&](const char *name) {
        return setting == name && (setsTo(statement, name, "0") || setsTo(statement, name, "OFF"));
    };
    return isOff("sql_generate_invisible_primary_key") || isOff("system_versioning_insert_history") ||
           (setting == "check_constraint_checks" && (setsTo(statement, "check_constraint_checks", "1") ||
                                                     setsTo(statement, "check_constraint_checks", "ON")));
}

} // namespace

bool setsTo(const QVector<SqlByteToken> &statement, const char *setting, const char *value)
{
    for (qsizetype i = 0; i + 2 < statement.size(); ++i) {
        // @foreign_key_checks is a variable of the user's; @@foreign_key_checks is not.
        const bool ofUser =
            i > 0 && statement.at(i - 1).isMark('@') && !(i > 1 && statement.at(i - 2).isMark('@'));
        qsizetype at = i + 1;
        if (statement.at(at).isMark(':'))
            ++at;
        if (!ofUser && statement.at(i).isName() &&
            statement.at(i).text.compare(setting, Qt::CaseInsensitive) == 0 && statement.at(at).isMark('=') &&
            at + 1 < statement.size() && statement.at(at + 1).text.compare(value, Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

bool changesServer(const QVector<SqlByteToken> &statement)
{
    if (statement.isEmpty())
        return false;
    const QByteArray verb = statement.first().text.toUpper();
    constexpr std::array verbs{"SHUTDOWN", "KILL", "RESET",   "PURGE",     "CHANGE",
                               "INSTALL",  "STOP", "RESTART", "UNINSTALL", "CLONE"};
    if (std::any_of(verbs.begin(), verbs.end(), [&verb](const char *each) { return verb == each; }))
        return true;
    if (verb == "START") // REPLICA, SLAVE, GROUP_REPLICATION; a transaction is no matter of the server's
        return statement.size() > 1 && !statement.at(1).isWord("TRANSACTION");
    return verb == "SET" && hasWord(statement, {"GLOBAL", "PERSIST", "PERSIST_ONLY"});
}

QString replicationSettingOf(const QVector<SqlByteToken> &statement)
{
    if (statement.isEmpty() || !statement.first().isWord("SET"))
        return {};
    QString setting;
    int depth = 0;
    for (qsizetype i = 1; i < statement.size(); ++i) {
        depth += statement.at(i).isMark('(') ? 1 : statement.at(i).isMark(')') ? -1 : 0;
        if (depth == 0 && statement.at(i).isMark(','))
            return {}; // another assignment stands beside it
        const bool ofUser = statement.at(i - 1).isMark('@') && !statement.value(i - 2).isMark('@');
        if (!setting.isEmpty() || ofUser || !statement.at(i).isName() || !statement.value(i + 1).isMark('='))
            continue;
        const QString name = QString::fromUtf8(statement.at(i).text).toUpper();
        if (name != "SQL_LOG_BIN"_L1 && name != "GTID_PURGED"_L1 && name != "GTID_SLAVE_POS"_L1 &&
            name != "GTID_BINLOG_STATE"_L1)
            return {};
        setting = name;
    }
    return setting;
}

bool MyRocksStatements::has(const QByteArray &verb, const QVector<SqlByteToken> &statement)
{
    const QByteArray prepared = verb == "PREPARE" || verb == "EXECUTE" ? statement.value(1).text
                                : verb == "DEALLOCATE"                 ? statement.value(2).text
                                                                       : QByteArray();
    if (std::any_of(statement.begin(), statement.end(),
                    [](const SqlByteToken &token) { return token.text.contains("rocksdb"); })) {
        m_prepared.insert(prepared);
        return true;
    }
    return !prepared.isEmpty() && m_prepared.contains(prepared);
}

bool asksOfStatementBefore(const QVector<SqlByteToken> &statement)
{
    if (!statement.isEmpty() && statement.first().isWord("GET") && hasWord(statement, {"DIAGNOSTICS"}))
        return true;
    for (qsizetype i = 0; i < statement.size(); ++i) {
        const SqlByteToken &token = statement.at(i);
        const bool isSetting = i >= 2 && statement.at(i - 1).isMark('@') && statement.at(i - 2).isMark('@');
        const bool isSessionsSetting = i >= 2 && statement.at(i - 1).isMark('.');
        if ((token.isWord("ROW_COUNT") || token.isWord("FOUND_ROWS")) && statement.value(i + 1).isMark('('))
            return true;
        if ((isSetting || isSessionsSetting) &&
            (token.isWord("warning_count") || token.isWord("error_count")))
            return true;
    }
    return false;
}

bool AskingStatements::has(const SqlStatementClass &kind, const QVector<SqlByteToken> &statement)
{
    const bool asks = asksOfStatementBefore(statement);
    switch (kind.object) {
    case SqlObject::Procedure:
    case SqlObject::Function:
        if (kind.creates && asks)
            m_routines.insert(kind.name.toLower());
        return false;
    case SqlObject::Trigger: // asks about the statements in it
    case SqlObject::Event:
        return false;
    default:
        break;
    }
    const QByteArray name = statement.value(1).text.toLower();
    if (kind.verb == "PREPARE") {
        const bool isOfThose = std::any_of(statement.begin(), statement.end(), [](const SqlByteToken &token) {
            const QByteArray text =
                token.kind == SqlByteToken::Kind::Text ? token.text.toLower() : QByteArray();
            return text.contains("row_count") || text.contains("found_rows") ||
                   text.contains("diagnostics") || text.contains("warning_count") ||
                   text.contains("error_count");
        });
        isOfThose ? (void)m_prepared.insert(name) : (void)m_prepared.remove(name);
        return false;
    }
    if (asks || (kind.verb == "EXECUTE" && m_prepared.contains(name)))
        return true;
    return !m_routines.isEmpty() &&
           std::any_of(statement.begin(), statement.end(), [this](const SqlByteToken &token) {
               return token.isName() && m_routines.contains(token.text.toLower());
           });
}

QString whatOnlyThisSessionKnows(const QVector<SqlByteToken> &statement)
{
    const auto at = [&statement](qsizetype i) { return statement.value(i); };
    bool inValue = false;
    int depth = 0;
    for (qsizetype i = 1; i < statement.size(); ++i) {
        const SqlByteToken &token = statement.at(i);
        depth += token.isMark('(') ? 1 : token.isMark(')') ? -1 : 0;
        if (token.isMark('=') && !inValue) {
            inValue = true;
            continue;
        }
        if (token.isMark(',') && depth == 0) {
            inValue = false;
            continue;
        }
        if (!token.isName())
            continue;
        const bool ofUser = at(i - 1).isMark('@') && !at(i - 2).isMark('@');
        if (inValue) {
            if (token.isWord("SELECT") || token.isWord("EXISTS"))
                return CoreText::tr("what a query says");
            // IFNULL(@@time_zone, …), CONCAT(@@sql_mode, ',…'): the same in every session.
            const bool isCall = at(i + 1).isMark('(');
            static const QSet<QByteArray> pure{"CONCAT",   "REPLACE", "IF",    "IFNULL",
                                               "COALESCE", "CAST",    "NULLIF"};
            if (isCall && !pure.contains(token.text.toUpper()))
                return CoreText::tr("what a function says");
            continue;
        }
        const QByteArray name = token.text.toLower();
        if (name == "transaction") // SET TRANSACTION ISOLATION LEVEL …, READ WRITE
            return hasWord(statement, {"ONLY"})
                       ? CoreText::tr("the setting %1").arg(u"TRANSACTION READ ONLY"_s)
                       : QString();
        if (name == "names" || name == "character" || name == "charset") // up to the next comma
            inValue = true;
        if (ofUser)
            continue;
        if (name == "session" || name == "local")
            continue;
        if (!knownSettings().contains(name) && !isAsItIsAnyway(statement, name))
            return CoreText::tr("the setting %1").arg(QString::fromUtf8(token.text));
    }
    return {};
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonmembers.h"
#include "core/source/accounts/accountrows.h"
#include "core/source/inspect/dumpsources.h"
#include "core/source/sqldump/sqlinspect.h"
#include "core/source/sqldump/sqltablepart.h"

namespace millrace {

/// What is done about accounts, roles and grants of a dump.
enum class AccountPolicy
{
    None, ///< nothing
    New,  ///< those that the server has none of, if it can have them just as the dump does
    Fit   ///< the same; what this server has no word for is left out, and who has no password there is locked
};
template <>
inline constexpr auto enumNames<AccountPolicy> = namesOfEnum<AccountPolicy>({{AccountPolicy::None, "none"},
                                                                             {AccountPolicy::New, "new"},
                                                                             {AccountPolicy::Fit, "fit"}});

/// Where a statement about accounts stands, or rows of tables in which a server keeps its accounts. The text
/// stays in the dump: it may hold a password.
struct AccountText
{
    int file = 0; ///< of AccountsPlan::files
    qint64 line = 1;
    qint64 offset = 0;
    qint64 bytes = 0;
    QByteArray schema;
    QByteArray charset;
    QByteArray sqlMode;
    std::optional<SqlTablePart> rows; ///< not set: it is a statement
};
template <>
inline const JsonMembers<AccountText> jsonMembers<AccountText>{
    {"file", &AccountText::file},        {"line", &AccountText::line},
    {"offset", &AccountText::offset},    {"bytes", &AccountText::bytes},
    {"schema", &AccountText::schema},    {"charset", &AccountText::charset},
    {"sql_mode", &AccountText::sqlMode}, {"rows", &AccountText::rows, InJson::WhenSet}};

/// The part of a whole dump's plan that is about accounts; no secrets.
struct AccountsPlan
{
    AccountPolicy policy = AccountPolicy::None;
    QStringList names;   ///< that the dump makes (AccountName::text()), in its order
    QStringList leftOut; ///< of them: not wanted
    QVector<SourceFile> files;
    QVector<AccountText> statements;

    QStringList wanted() const; ///< with a policy that makes any
    QJsonObject toJson() const;
    /// Errors: BadJson.
    static Result<AccountsPlan> read(const QJsonObject &json);
};

/// What is about accounts goes out of the file of a dump and into the plan. Returns the offsets of the
/// statements, in the program.
QVector<qint64> takeAccountsOut(SqlDumpInspection &dump, const SourceFile &file,
                                const QVector<DumpSource> &sources, AccountsPlan &plan, AccountSet &accounts);

/// The rows of the file's grant tables (isGrantTable()), for accounts that are not made of statements: where
/// they stand goes into the plan, what they say into \a rows. \a own: the schema of what names none. Errors:
/// PlanInvalid (another file begins among them).
Result<void> addAccountRows(const SqlDumpInspection &dump, const SourceFile &file, const QByteArray &own,
                            const QVector<DumpSource> &sources, AccountsPlan &plan, AccountRows &rows);

/// Names those that the dump makes, and holds what is wanted of them against that. \a only: empty: all.
/// Errors: PlanInvalid (no such account).
Result<void> chooseAccounts(const AccountSet &accounts, const QStringList &only, const QStringList &without,
                            AccountsPlan &plan);

/// Reads the statements and rows again, in the dump. Errors: SourceChanged, SourceMissing, SourceUnreadable.
Result<AccountSet> readAccounts(const AccountsPlan &plan);

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/accountsrun.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/plan/accounts/accountwords.h"
#include "core/server/connection.h"
#include "core/source/sqldump/sqlsettings.h"
#include "core/sql/quoting.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <algorithm>
#include <utility>

namespace millrace {

namespace {

constexpr int accountCannotBe = 1396; // CREATE USER: it is there; DROP USER: it is not
constexpr int syntaxError = 1064;     // quotes the statement
constexpr int noSuchGrant = 1141;     // for this user
constexpr int noSuchRoute = 1698;     // MariaDB: who asks is no admin of the role

/// What the server says, without what is secret in the statement.
Error withoutSecrets(Error error, const FittedAccount &account)
{
    if (error.context.serverCode == syntaxError)
        error.what = CoreText::tr("The server does not understand the statement.");
    for (const QByteArray &secret : account.secrets)
        for (const QString &form :
             {QString::fromUtf8(secret), QString::fromLatin1(secret.toHex()),
              QString::fromLatin1(secret.toHex().toUpper()), quotedString(QString::fromUtf8(secret))})
            if (!form.isEmpty())
                error.what.replace(form, u"…"_s);
    error.what = CoreText::tr("Account %1: %2").arg(account.name.text(), error.what);
    return error;
}

/// The rows are in, and nobody changes the plan any more: what is in the way has to be mended on the server.
Error withWayOn(Error error)
{
    const QString way = CoreText::tr("Make the account by hand, with its grants, and resume the run: one "
                                     "that is there stays as it is, and the others are made.");
    error.howToFix = error.howToFix.isEmpty() ? way : error.howToFix + u' ' + way;
    return error;
}

/// Who keeps structure and rows out of the binary log keeps accounts out of it, too.
bool keepsOutOfBinlog(const DumpPlan &plan)
{
    return std::any_of(plan.before.begin(), plan.before.end(), [](const DumpStatement &statement) {
        const auto tokens = sqlTokens(statement.text, {});
        return setsTo(tokens, "sql_log_bin", "0") || setsTo(tokens, "sql_log_bin", "OFF");
    });
}

/// All that the server shows of an account, its secrets included. Empty: there is none.
Result<QStringList> wordsOf(const AccountRecord::Account &account, Connection &server)
{
    QStringList words;
    const QString name = account.name().quoted();
    const bool hasCreate = account.hasHost; // roles of MariaDB's have none
    for (const QString &sql :
         hasCreate ? QStringList{u"SHOW CREATE USER %1"_s.arg(name), u"SHOW GRANTS FOR %1"_s.arg(name)}
                   : QStringList{u"SHOW GRANTS FOR %1"_s.arg(name)}) {
        const auto rows = server.rows(sql);
        constexpr int cannotShow = 3162; // MySQL: SHOW CREATE USER of one that is not there
        if (!rows &&
            (rows.error().context.serverCode == noSuchGrant ||
             rows.error().context.serverCode == accountCannotBe ||
             rows.error().context.serverCode == cannotShow || rows.error().context.serverCode == noSuchRoute))
            return QStringList();
        if (!rows)
            return fail(rows.error());
        for (const auto &row : *rows)
            words << row.value(0).toString();
    }
    return words;
}

QVector<FittedAccount> fittedOf(const DecidedAccounts &decided)
{
    return decided.made + decided.there;
}

const FittedAccount *find(const QVector<FittedAccount> &accounts, const AccountName &name)
{
    for (const FittedAccount &account : accounts)
        if (account.name == name)
            return &account;
    return nullptr;
}

/// The statement may have run before the program was killed. It is ours if it is as we make it: nobody else
/// knows that hash, and none of ours is granted anything yet.
Result<bool> isAsMade(const AccountRecord::Account &account, const FittedAccount &fitted, Connection &server)
{
    (void)server.execute(u"SET SESSION print_identified_with_as_hex = 1"_s); // where there is such a thing
    MILLRACE_TRY(const auto words, wordsOf(account, server));
    if (words.isEmpty())
        return false;
    const qsizetype grants = words.size() - (account.hasHost ? 1 : 0);
    const bool isBare = grants <= 1 && (grants == 0 || words.last().startsWith("GRANT USAGE ON"_L1));
    const bool hasHashes =
        std::all_of(fitted.hashes.begin(), fitted.hashes.end(), [&words](const QByteArray &hash) {
            return words.first().contains(QString::fromUtf8(hash)) ||
                   words.first().contains(QString::fromLatin1(hash.toHex()), Qt::CaseInsensitive);
        });
    return isBare && hasHashes &&
           (!fitted.isLocked || words.first().contains("ACCOUNT LOCK"_L1, Qt::CaseInsensitive));
}

} // namespace

Result<QString> accountMark(const AccountRecord::Account &account, Connection &server, const QString &like)
{
    MILLRACE_TRY(const auto words, wordsOf(account, server));
    if (words.isEmpty())
        return QString();
    constexpr int rounds = 20'000; // some 10 ms
    const QByteArray salt = like.isEmpty() ? QByteArray::number(QRandomGenerator::system()->generate64(), 16)
                                           : like.section(u'-', 0, 0).toLatin1();
    QByteArray mark = words.join(u'\n').toUtf8();
    for (int round = 0; round < rounds; ++round)
        mark = QCryptographicHash::hash(salt + mark, QCryptographicHash::Sha256);
    return QString::fromLatin1(salt + '-' + mark.toHex());
}

Result<AccountsRun::Work> AccountsRun::begin() const
{
    Work work;
    MILLRACE_TRY(work.server, Connection::open(m_context.target.withoutSchema()));
    if (keepsOutOfBinlog(m_context.plan))
        MILLRACE_TRY_VOID(work.server->execute(u"SET SESSION sql_log_bin = 0"_s));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*work.server));
    MILLRACE_TRY(work.target, AccountTarget::read(facts, *work.server));
    MILLRACE_TRY(work.decided,
                 decideAccounts(m_context.plan.accounts, m_context.plan.schemaNames, work.target));
    MILLRACE_TRY(const auto earlier, AccountRecord::load(m_context.folder));
    if (earlier) {
        work.record = *earlier;
        return work;
    }
    if (m_context.plan.accounts.policy != AccountPolicy::Fit && !work.decided.notUnderstood.isEmpty())
        return fail(
            {.code = ErrorCode::PreflightRefused,
             .what = CoreText::tr("The dump says something about accounts that is not understood: %1.")
                         .arg(work.decided.notUnderstood.join(u", "_s)),
             .howToFix = CoreText::tr("Plan the dump again for this server.")});
    for (const FittedAccount &account : std::as_const(work.decided.there))
        work.record.there << account.name.text();
    for (const FittedAccount &account : std::as_const(work.decided.made)) {
        AccountRecord::Account own{.user = account.name.user,
                                   .host = account.name.host,
                                   .hasHost = account.name.hasHost,
                                   .isRole = account.isRole};
        for (const AccountLoss &loss : account.losses)
            if (m_context.plan.accounts.policy != AccountPolicy::Fit)
                return fail({.code = ErrorCode::PreflightRefused,
                             .what = CoreText::tr("%1 cannot be made just as in the dump: %2.")
                                         .arg(account.name.text(), lossText(loss, work.target)),
                             .howToFix = CoreText::tr("Plan the dump again for this server.")});
            else if (loss.kind == AccountLoss::Kind::Password)
                own.lockedWhy = loss.what;
            else
                own.without << lossText(loss, work.target);
        work.record.accounts << own;
    }
    MILLRACE_TRY_VOID(work.record.save(m_context.folder));
    return work;
}

Result<void> AccountsRun::run(Work &work, const FittedAccount &account, const QString &sql) const
{
    if (m_context.stop.stop_requested())
        return fail(runStopped());
    const auto ran = work.server->execute(sql);
    return ran ? Result<void>() : fail(withoutSecrets(ran.error(), account));
}

void AccountsRun::leaveAsForeign(Work &work, const AccountName &name) const
{
    work.record.there << name.text();
    work.record.accounts.removeIf(
        [&name](const AccountRecord::Account &account) { return account.name() == name; });
    m_context.tell(Event::Kind::Warning,
                   CoreText::tr("Somebody else has made %1 meanwhile: it stays as it is.").arg(name.text()),
                   {});
}

Result<void> AccountsRun::make()
{
    MILLRACE_TRY(auto work, begin());
    if (work.record.stage != AccountRecord::Stage::Making)
        return {};
    const QVector<AccountRecord::Account> all = work.record.accounts;
    for (const AccountRecord::Account &each : all) {
        const auto account = std::find_if(
            work.record.accounts.begin(), work.record.accounts.end(),
            [&each](const AccountRecord::Account &other) { return other.name() == each.name(); });
        if (account != work.record.accounts.end() && account->state != AccountRecord::State::Made)
            MILLRACE_TRY_VOID(makeOne(work, *account));
    }
    work.record.stage = AccountRecord::Stage::Granting;
    return work.record.save(m_context.folder);
}

Result<void> AccountsRun::makeOne(Work &work, AccountRecord::Account &account)
{
    const AccountName name = account.name();
    const QVector<FittedAccount> fitted = fittedOf(work.decided);
    const FittedAccount *const own = find(fitted, name);
    if (own == nullptr)
        return fail({.code = ErrorCode::SourceChanged,
                     .what = CoreText::tr("The dump makes no account %1 any more.").arg(name.text()),
                     .howToFix = CoreText::tr("Plan the dump again.")});
    if (work.target.has(name)) {
        MILLRACE_TRY(const bool isOwn, account.state == AccountRecord::State::Making
                                           ? isAsMade(account, *own, *work.server)
                                           : Result<bool>(false));
        if (isOwn)
            account.state = AccountRecord::State::Made;
        else
            leaveAsForeign(work, name);
        return work.record.save(m_context.folder);
    }
    account.state = AccountRecord::State::Making;
    MILLRACE_TRY_VOID(work.record.save(m_context.folder));
    if (auto made = run(work, *own, own->create); !made) {
        if (made.error().context.serverCode != accountCannotBe)
            return fail(withWayOn(made.error()));
        leaveAsForeign(work, name); // between our look and our statement
        return work.record.save(m_context.folder);
    }
    account.state = AccountRecord::State::Made;
    return work.record.save(m_context.folder);
}

Result<void> AccountsRun::grant()
{
    MILLRACE_TRY(auto work, begin());
    const QVector<FittedAccount> fitted = fittedOf(work.decided);
    if (work.record.stage == AccountRecord::Stage::Granting) {
        for (AccountRecord::Account &account : work.record.accounts)
            if (const FittedAccount *own = find(fitted, account.name()))
                MILLRACE_TRY_VOID(grantOne(work, account, *own));
        for (const AccountRecord::Account &account : std::as_const(work.record.accounts))
            if (const FittedAccount *own = find(fitted, account.name())) {
                for (const FittedGrant &role : own->roles)
                    MILLRACE_TRY_VOID(run(work, *own, role.sql));
                for (const QString &sql : own->last)
                    MILLRACE_TRY_VOID(run(work, *own, sql));
            }
        work.record.stage = AccountRecord::Stage::HandingOver;
        MILLRACE_TRY_VOID(work.record.save(m_context.folder));
    }
    if (work.record.stage == AccountRecord::Stage::HandingOver) {
        MILLRACE_TRY_VOID(handOver(work));
        for (AccountRecord::Account &account : work.record.accounts) {
            MILLRACE_TRY(account.mark, accountMark(account, *work.server));
        }
        work.record.stage = AccountRecord::Stage::Done;
        MILLRACE_TRY_VOID(work.record.save(m_context.folder));
        for (const QString &sentence : work.record.sentences())
            m_context.tell(Event::Kind::Note, sentence, {{u"accounts"_s, true}});
    }
    return {};
}

/// Said once more by who was killed, a grant changes nothing.
Result<void> AccountsRun::grantOne(Work &work, AccountRecord::Account &account, const FittedAccount &fitted)
{
    for (const FittedGrant &grant : fitted.grants) {
        if (grant.grant.isOfObject() && m_context.plan.accounts.policy == AccountPolicy::Fit) {
            MILLRACE_TRY(const bool isThere, isObjectThere(grant.grant, *work.server));
            const QString lost = CoreText::tr("there is nothing to grant it %1").arg(grantText(grant.grant));
            if (!isThere && !account.without.contains(lost))
                account.without << lost;
            if (!isThere)
                continue;
        }
        MILLRACE_TRY_VOID(run(work, fitted, grant.sql));
    }
    return {};
}

/// MariaDB makes whoever makes a role the one who may hand it on. Where the dump names another for that, the
/// run's account is none of its holders.
Result<void> AccountsRun::handOver(Work &work)
{
    if (!work.target.mariaDb)
        return {};
    const QVector<FittedAccount> fitted = fittedOf(work.decided);
    for (const AccountRecord::Account &account : std::as_const(work.record.accounts)) {
        const bool hasAdmin = std::any_of(fitted.begin(), fitted.end(), [&](const FittedAccount &other) {
            const bool isOurs = std::any_of(
                work.record.accounts.begin(), work.record.accounts.end(),
                [&other](const AccountRecord::Account &made) { return made.name() == other.name; });
            return isOurs && other.adminOf.contains(account.name());
        });
        if (!account.isRole || !hasAdmin)
            continue;
        const auto revoked = work.server->execute(
            u"REVOKE %1 FROM %2"_s.arg(account.name().quoted(), quotedAccount(work.target.currentUser)));
        const int code = revoked ? 0 : revoked.error().context.serverCode.value_or(0);
        if (!revoked && code != noSuchGrant && code != noSuchRoute) // a part before this one has done it
            return fail(revoked.error());
    }
    return {};
}

} // namespace millrace

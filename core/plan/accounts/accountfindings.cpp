// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/accounts/accountfindings.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/accounts/accountwords.h"
#include "core/source/accounts/accountset.h"
#include "core/sql/quoting.h"

#include <algorithm>
#include <utility>

namespace millrace {

namespace {

constexpr qsizetype mostNamed = 8;
constexpr qsizetype mostLines = 100; ///< who has to run them needs all

QString listed(const QStringList &names, qsizetype most = mostNamed)
{
    QStringList shown = names.mid(0, most);
    if (names.size() > most)
        shown << CoreText::tr("%1 more").arg(groupedNumber(names.size() - most));
    return shown.join(u", "_s);
}

/// Each privilege of it by itself: what one account has can so be held against another.
QStringList piecesOf(const AccountGrant &grant)
{
    QStringList pieces;
    if (grant.kind == AccountGrant::Kind::Revoke)
        return pieces;
    if (grant.kind == AccountGrant::Kind::Role || grant.kind == AccountGrant::Kind::Proxy)
        return {grantText(grant)};
    for (const AccountPrivilege &privilege : grant.privileges) {
        if (privilege.name == "USAGE"_L1)
            continue;
        AccountGrant piece = grant;
        for (const QString &column :
             privilege.columns.isEmpty() ? QStringList(QString()) : privilege.columns) {
            piece.privileges = {{privilege.name, column.isEmpty() ? QStringList() : QStringList{column}}};
            pieces << grantText(piece);
        }
    }
    return pieces;
}

class Looker
{
public:
    Looker(const AccountsPlan &plan, const SchemaNames &schemas, const ServerFacts &facts, Connection &server,
           const MakesObject &makes)
        : m_plan(plan)
        , m_schemas(schemas)
        , m_facts(facts)
        , m_server(server)
        , m_makes(makes)
    {}

    Result<QVector<Finding>> look()
    {
        MILLRACE_TRY(auto target, AccountTarget::read(m_facts, m_server));
        m_target = std::move(target);
        MILLRACE_TRY(auto decided, decideAccounts(m_plan, m_schemas, m_target));
        m_decided = std::move(decided);
        tellMade();
        for (const FittedAccount &account : std::as_const(m_decided.there))
            MILLRACE_TRY_VOID(tellThere(account));
        for (const FittedAccount &account : std::as_const(m_decided.made))
            MILLRACE_TRY_VOID(tellOf(account));
        lookAtOwnPrivileges();
        tellOfNotMade();
        tellNotCarried();
        return std::move(m_findings);
    }

private:
    void tellMade()
    {
        QStringList names;
        for (const FittedAccount &account : std::as_const(m_decided.made))
            names << account.name.text();
        if (names.isEmpty())
            return;
        m_findings << Finding::note(
            accountsTopic(),
            CoreText::tr("These accounts and roles of the dump are made: %1.").arg(listed(names)),
            m_facts.variables.value(u"log_bin"_s) == "ON"_L1
                ? CoreText::tr("After the rows are proved. The server writes them to its binary log, and so "
                               "its replicas get them, too.")
                : CoreText::tr("After the rows are proved."));
    }

    Result<void> tellThere(const FittedAccount &account)
    {
        QStringList wanted;
        for (const FittedGrant &grant : account.grants + account.roles)
            wanted += piecesOf(grant.grant);
        for (const QString &has : piecesOnServer(account.name))
            wanted.removeAll(has);
        wanted.removeDuplicates();
        m_findings << Finding::note(
            accountsTopic(),
            CoreText::tr("The server has an account %1 already, which stays as it is.")
                .arg(account.name.text()),
            wanted.isEmpty() ? CoreText::tr("It has all that the dump grants it.")
                             : CoreText::tr("The dump would also grant it: %1.").arg(listed(wanted)));
        return {};
    }

    QStringList piecesOnServer(const AccountName &name)
    {
        QStringList pieces;
        const auto rows = m_server.rows(u"SHOW GRANTS FOR %1"_s.arg(name.quoted()));
        if (!rows)
            return pieces;
        const SqlLexRules rules;
        for (const auto &row : *rows) {
            const QByteArray text = row.value(0).toString().toUtf8();
            const auto statement = readAccountStatement(sqlTokens(text, rules), rules, {});
            for (const AccountGrant &grant : statement.grants)
                pieces += piecesOf(grant);
        }
        return pieces;
    }

    /// PUBLIC, and whoever else is there on the server where the dump comes from and not made by it.
    void tellOfNotMade()
    {
        for (const DumpAccount &account : std::as_const(m_decided.dump)) {
            if (account.isMade || account.name.isCurrent)
                continue;
            QStringList undone;
            for (const FittedGrant &grant : fittedGrants(account, m_decided.dump, m_target, m_schemas))
                undone += piecesOf(grant.grant);
            for (const QString &has : piecesOnServer(nameHere(account.name, m_decided.dump, m_target)))
                undone.removeAll(has);
            undone.removeDuplicates();
            if (!undone.isEmpty())
                m_findings << Finding::warning(
                    accountsTopic(),
                    CoreText::tr("The dump makes no account %1, and what it grants it is not granted: %2.")
                        .arg(account.name.text(), listed(undone)),
                    CoreText::tr("Grant it by hand where it is wanted."));
        }
    }

    /// What nobody understands may be about any of them.
    void tellNotCarried()
    {
        const QString places = listed(m_decided.notUnderstood, mostLines);
        if (!places.isEmpty() && fits())
            m_findings << Finding::warning(
                accountsTopic(),
                CoreText::tr(
                    "The dump says something about accounts that is not understood, and left out: %1.")
                    .arg(places),
                CoreText::tr("The plan wants it so (--accounts fit). Run it by hand where it is wanted."));
        else if (!places.isEmpty())
            m_findings << Finding::blocking(
                accountsTopic(),
                {.code = ErrorCode::PreflightRefused,
                 .what = CoreText::tr("The dump says something about accounts that is not understood: %1.")
                             .arg(places),
                 .howToFix =
                     CoreText::tr("Mend it in the dump or take it out, and do by hand what it says; or "
                                  "have the accounts made without it (--accounts fit).")});
        if (!m_decided.dropped.isEmpty())
            m_findings << Finding::warning(
                accountsTopic(),
                CoreText::tr("Statements of the dump that drop accounts are not run: %1.")
                    .arg(listed(m_decided.dropped, mostLines)),
                CoreText::tr("Run them by hand where they are wanted."));
    }

    bool fits() const { return m_plan.policy == AccountPolicy::Fit; }

    Result<void> tellOf(const FittedAccount &account)
    {
        QStringList losses;
        for (const AccountLoss &loss : account.losses)
            losses << lossText(loss, m_target);
        for (const FittedGrant &grant : account.grants) {
            if (!grant.grant.isOfObject() || m_makes(grant.grant))
                continue;
            MILLRACE_TRY(const bool isThere, isObjectThere(grant.grant, m_server));
            if (!isThere)
                losses << CoreText::tr("there is nothing to grant it %1").arg(grantText(grant.grant));
        }
        if (!losses.isEmpty() && fits())
            m_findings << Finding::warning(accountsTopic(),
                                           CoreText::tr("%1 is not made just as in the dump: %2.")
                                               .arg(account.name.text(), listed(losses)),
                                           CoreText::tr("The plan wants it so (--accounts fit)."));
        else if (!losses.isEmpty())
            m_findings << Finding::blocking(
                accountsTopic(),
                {.code = ErrorCode::PreflightRefused,
                 .what = CoreText::tr("%1 cannot be made just as in the dump: %2.")
                             .arg(account.name.text(), listed(losses)),
                 .howToFix = CoreText::tr("Leave the account out, or have it made without that "
                                          "(--accounts fit).")});
        if (account.hasNoPassword && !account.isRole)
            m_findings << Finding::warning(
                accountsTopic(),
                CoreText::tr("%1 has no password in the dump, and gets none.").arg(account.name.text()),
                CoreText::tr("Leave it out, or give it one when the load is over."));
        return {};
    }

    /// Who grants has to have it.
    void lookAtOwnPrivileges()
    {
        if (m_decided.made.isEmpty())
            return;
        QStringList missing;
        const auto need = [&](const QString &privilege, const AccountGrant &grant) {
            const bool isGlobal = grant.schema == u'*';
            const QString schema =
                isGlobal ? QString() : schemaOfPattern(grant.schema).value_or(grant.schema);
            const QString name = grant.name == u'*' ? QString() : grant.name;
            if (!m_facts.has(privilege, schema, name))
                missing << (isGlobal ? privilege : CoreText::tr("%1 on %2").arg(privilege, schema));
        };
        const AccountGrant everywhere{.schema = u"*"_s, .name = u"*"_s};
        need(u"CREATE USER"_s, everywhere);
        bool grantsAny = false;
        for (const FittedAccount &account : std::as_const(m_decided.made))
            for (const FittedGrant &grant : account.grants)
                for (const AccountPrivilege &privilege : grant.grant.privileges)
                    if (privilege.name != "USAGE"_L1 && grant.grant.kind == AccountGrant::Kind::Privileges) {
                        grantsAny = true;
                        if (privilege.name != "ALL PRIVILEGES"_L1) // servers name its parts
                            need(privilege.name, grant.grant);
                    }
        const bool mayHandOn =
            std::any_of(m_facts.grants.begin(), m_facts.grants.end(),
                        [](const QString &grant) { return grant.contains("WITH GRANT OPTION"_L1); });
        if (grantsAny && !mayHandOn)
            missing << u"GRANT OPTION"_s;
        missing.removeDuplicates();
        if (!missing.isEmpty())
            m_findings << Finding::blocking(
                accountsTopic(),
                {.code = ErrorCode::PrivilegeMissing,
                 .what = CoreText::tr("To make the dump's accounts this one lacks: %1.").arg(listed(missing)),
                 .howToFix = CoreText::tr("Load as an account that has these and may grant them, leave those "
                                          "accounts out, or make none.")});
    }

    const AccountsPlan &m_plan;
    const SchemaNames &m_schemas;
    const ServerFacts &m_facts;
    Connection &m_server;
    const MakesObject &m_makes;
    AccountTarget m_target;
    DecidedAccounts m_decided;
    QVector<Finding> m_findings;
};

} // namespace

QString accountsTopic()
{
    return CoreText::tr("Accounts");
}

Result<DecidedAccounts> decideAccounts(const AccountsPlan &plan, const SchemaNames &schemas,
                                       const AccountTarget &target)
{
    MILLRACE_TRY(const auto set, readAccounts(plan));
    DecidedAccounts decided{
        .dump = set.accounts(), .notUnderstood = set.notUnderstood(), .dropped = set.dropped()};
    for (const FittedAccount &account : fitAccounts(decided.dump, plan.wanted(), target, schemas))
        (target.has(account.name) ? decided.there : decided.made) << account;
    return decided;
}

Result<bool> isObjectThere(const AccountGrant &grant, Connection &server)
{
    const bool isTable = grant.object == "TABLE"_L1;
    // On a table that is not there it is a privilege as well.
    if (isTable &&
        std::any_of(grant.privileges.begin(), grant.privileges.end(), [](const AccountPrivilege &privilege) {
            return privilege.name == "CREATE"_L1 || privilege.name == "ALL PRIVILEGES"_L1;
        }))
        return true;
    const bool isLibrary = grant.object == "LIBRARY"_L1;
    const QString sql =
        isLibrary
            ? u"SELECT 1 FROM information_schema.LIBRARIES WHERE LIBRARY_SCHEMA = %1 AND LIBRARY_NAME = %2 LIMIT 1"_s
        : isTable
            ? u"SELECT 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 AND TABLE_NAME = %2 LIMIT 1"_s
            : u"SELECT 1 FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = %1 AND ROUTINE_NAME = %2 "
              "LIMIT 1"_s;
    MILLRACE_TRY(const auto found,
                 server.value(sql.arg(quotedString(grant.schema), quotedString(grant.name))));
    return found.isValid();
}

Result<QVector<Finding>> accountFindings(const AccountsPlan &plan, const SchemaNames &schemas,
                                         const ServerFacts &facts, Connection &server,
                                         const MakesObject &makes)
{
    // Where all of it is left out by name nothing is wanted; where nothing of it could be read, all is.
    const bool wantsUnread =
        plan.policy != AccountPolicy::None && plan.names.isEmpty() && !plan.statements.isEmpty();
    if (!plan.wanted().isEmpty() || wantsUnread)
        return Looker(plan, schemas, facts, server, makes).look();
    QVector<Finding> findings;
    if (const QString note = accountsNote(plan); !note.isEmpty())
        findings << Finding::note(
            accountsTopic(), note,
            CoreText::tr("They may be made after the rows, where you want them (--accounts new)."));
    return findings;
}

QString accountsNote(const AccountsPlan &plan)
{
    if (plan.names.isEmpty() && plan.statements.isEmpty())
        return {};
    if (plan.names.isEmpty())
        return CoreText::tr("The dump grants privileges to accounts that it does not make: nothing of that "
                            "is done.");
    if (plan.wanted().isEmpty())
        return CoreText::tr("The dump brings accounts and roles, none of which is made: %1.")
            .arg(listed(plan.names));
    return CoreText::tr("Of the dump's accounts and roles those that the server has none of are made after "
                        "the rows: %1.")
        .arg(listed(plan.wanted()));
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/storekeyring.h"

#include "core/base/literals.h"
#include "core/keychain/passwordsafe.h"
#include "core/source/store/keptkeys.h"

#include <algorithm>
#include <utility>

namespace millrace {

namespace {

/// As far as it is written in the URL: no file has to be read for it.
QString placeOf(const QString &text)
{
    const auto url = StoreUrl::parse(text);
    return url ? QStringList{url->profile.isEmpty() ? url->bucket : QString(), url->profile, url->endpoint}
                     .join(u'\n')
               : QString();
}

} // namespace

StoreKeyring::StoreKeyring(QObject *parent)
    : QObject(parent)
{}

StoreKeyring::~StoreKeyring() = default;

PasswordSafe *StoreKeyring::safe()
{
    if (m_safe)
        return m_safe;
    m_safe = new PasswordSafe(this);
    connect(m_safe, &PasswordSafe::found, this, [this](const QString &account, const QString &text) {
        if (text.isNull())
            return answerAll(
                account,
                {.keys = {}, .whyNone = tr("The keychain has no keys for %1 any more.").arg(account)});
        const StoreKeys keys = keysOfKept(text);
        answerAll(
            account,
            {.keys = keys,
             .whyNone = keys.areThere()
                            ? QString()
                            : tr("What the keychain has for %1 are no keys of Millrace's.").arg(account)});
    });
    // Of a write, too: whose account it is then, an errand says.
    connect(m_safe, &PasswordSafe::failed, this, [this](const QString &account, const QString &why) {
        endErrand(account, why);
        answerAll(
            account,
            {.keys = {}, .whyNone = tr("The keychain did not give the keys for %1 (%2).").arg(account, why)});
    });
    connect(m_safe, &PasswordSafe::written, this, [this](const QString &account) { endErrand(account, {}); });
    connect(m_safe, &PasswordSafe::forgotten, this,
            [this](const QString &account) { endErrand(account, {}); });
    connect(m_safe, &PasswordSafe::notForgotten, this, &StoreKeyring::endErrand);
    return m_safe;
}

void StoreKeyring::ask(const QString &url, QObject *context, const Answer &answer)
{
    if (const StoreKeys typed = m_typed.value(placeOf(url)); typed.areThere())
        return answer({.keys = typed, .whyNone = {}});
    // Each question is one of its own: none outdates another's.
    m_queue.post(
        u"ask %1"_s.arg(++m_asked),
        [url](const std::stop_token &) {
            QString account = storeAccountToAsk(url);
            return account.isEmpty() || !KeptStores::isKept(account) ? QString() : account;
        },
        [this, context = QPointer<QObject>(context), answer](const QString &account) {
            if (!context)
                return;
            if (account.isEmpty())
                return answer({});
            m_questions.append({.account = account, .context = context, .answer = answer});
            safe()->read(account);
        });
}

void StoreKeyring::answerAll(const QString &account, const GivenKeys &given)
{
    const auto mine = [&account](const Question &question) { return question.account == account; };
    QVector<Question> asked;
    std::copy_if(m_questions.begin(), m_questions.end(), std::back_inserter(asked), mine);
    m_questions.removeIf(mine);
    for (const Question &question : std::as_const(asked))
        if (question.context)
            question.answer(given);
    if (asked.isEmpty())
        return;
    Q_EMIT noted(given.keys.areThere() ? tr("The keys for %1 are those in the keychain.").arg(account)
                                       : given.whyNone);
}

void StoreKeyring::remember(const QString &url, const StoreKeys &keys)
{
    m_typed.insert(placeOf(url), keys);
}

void StoreKeyring::keep(const QString &url)
{
    const StoreKeys keys = m_typed.value(placeOf(url));
    const auto parsed = StoreUrl::parse(url);
    if (!keys.areThere() || !parsed)
        return;
    m_queue.post(
        u"keep"_s,
        [url = *parsed, keys](const std::stop_token &) -> Result<Errand> {
            MILLRACE_TRY(const QString account, storeAccount(url));
            Errand errand{.account = account, .keys = keys, .wasKept = KeptStores::isKept(account)};
            MILLRACE_TRY_VOID(KeptStores::setKept(account, true));
            return errand;
        },
        [this](const Result<Errand> &errand) {
            if (errand)
                runErrand(*errand);
            else
                Q_EMIT noted(tr("The keys are not in the keychain: %1").arg(errand.error().what));
        });
}

void StoreKeyring::forget(const QString &url)
{
    m_typed.remove(placeOf(url));
    const auto parsed = StoreUrl::parse(url);
    if (!parsed)
        return;
    m_queue.post(
        u"forget"_s, [url = *parsed](const std::stop_token &) { return storeAccount(url); },
        [this](const Result<QString> &account) {
            if (account)
                runErrand({.account = *account, .keys = {}});
            else
                Q_EMIT noted(account.error().what);
        });
}

void StoreKeyring::runErrand(const Errand &errand)
{
    m_errands << errand;
    if (errand.keys.areThere())
        safe()->write(errand.account, keptText(errand.keys));
    else
        safe()->forget(errand.account);
}

/// \a whyNot: empty: it is done.
void StoreKeyring::endErrand(const QString &account, const QString &whyNot)
{
    const auto found = std::find_if(m_errands.begin(), m_errands.end(),
                                    [&account](const Errand &errand) { return errand.account == account; });
    if (found == m_errands.end())
        return;
    const Errand errand = m_errands.takeAt(found - m_errands.begin());
    const bool isKeeping = errand.keys.areThere();
    // Of keys that the keychain neither took nor had, and of those it has forgotten, the list says nothing.
    const bool isGone = isKeeping ? !whyNot.isEmpty() && !errand.wasKept : whyNot.isEmpty();
    if (isGone)
        m_queue.post(
            u"unlist "_s + account,
            [account](const std::stop_token &) { return KeptStores::setKept(account, false); },
            [this](const Result<void> &done) {
                if (!done)
                    Q_EMIT noted(done.error().what);
            });
    if (isKeeping)
        Q_EMIT noted(
            whyNot.isEmpty()
                ? tr("The keychain has the keys for %1.").arg(account)
                : tr("No keychain answers (%1): the keys are kept in memory only, and asked for next time.")
                      .arg(whyNot));
    else
        Q_EMIT noted(whyNot.isEmpty()
                         ? tr("The keychain has no keys for %1 any more.").arg(account)
                         : tr("The keys for %1 may still be in the keychain (%2).").arg(account, whyNot));
}

} // namespace millrace

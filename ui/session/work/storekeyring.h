// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/store/storeaccess.h"
#include "ui/session/work/workqueue.h"

#include <QHash>
#include <QPointer>
#include <QVector>
#include <functional>

namespace millrace {

class PasswordSafe;

/// The keys of object stores that were typed into this window, and those in the keychain. A window has one.
/// What is typed is in memory until the keychain is given it. Lives on the GUI thread and never waits.
class StoreKeyring : public QObject
{
    Q_OBJECT
public:
    explicit StoreKeyring(QObject *parent = nullptr);
    ~StoreKeyring() override;

    /// Calls \a answer with what is at hand for the URL: keys that were typed; nothing where environment or
    /// files have them; those of the keychain, which may have asked its user first. Not once \a context is
    /// gone.
    using Answer = std::function<void(const GivenKeys &)>;
    void ask(const QString &url, QObject *context, const Answer &answer);

    /// For all of its bucket, or its profile; as that of the URL is written.
    void remember(const QString &url, const StoreKeys &keys);
    /// Gives the keychain what was typed for the URL; noted() says what became of it. Nothing was: nothing.
    void keep(const QString &url);
    /// Memory and keychain; noted() says what became of it.
    void forget(const QString &url);

Q_SIGNALS:
    void noted(const QString &text); ///< a sentence about keys that were asked for, kept or forgotten

private:
    struct Question
    {
        QString account;
        QPointer<QObject> context;
        Answer answer;
    };
    struct Errand ///< a change of what the keychain has
    {
        QString account;
        StoreKeys keys;       ///< none: to be forgotten
        bool wasKept = false; ///< before it was begun
    };

    void answerAll(const QString &account, const GivenKeys &given);
    void runErrand(const Errand &errand);
    void endErrand(const QString &account, const QString &whyNot);
    PasswordSafe *safe();

    QHash<QString, StoreKeys> m_typed; ///< by placeOf() of the URL
    QVector<Question> m_questions;     ///< that the keychain is asked
    QVector<Errand> m_errands;
    int m_asked = 0;
    PasswordSafe *m_safe = nullptr; ///< made when it is first needed
    WorkQueue m_queue;
};

} // namespace millrace

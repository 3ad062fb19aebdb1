// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/restorework.h"

#include "core/base/literals.h"
#include "core/server/scratch/scratchserver.h"

namespace millrace {

namespace {

const QString lookKey = u"look"_s;
const QString restoreKey = u"restore"_s;

/// Whether the draft's password is for this server too: the schema does not matter.
bool isSameServer(ConnectionSpec one, ConnectionSpec other)
{
    one.schema.clear();
    other.schema.clear();
    return one == other;
}

} // namespace

struct RestoreWork::Outcome
{
    QVector<SettingsLeft> left;
    QStringList sentences;
    std::optional<Error> error;
};

RestoreWork::RestoreWork(MigrationDraft *draft, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
{
    // A server that was just connected to may know of runs whose folder is lost.
    connect(draft, &MigrationDraft::connectionChanged, this, [this] {
        if (m_draft->facts())
            look();
    });
}

RestoreWork::~RestoreWork() = default;

void RestoreWork::look()
{
    if (m_state == State::Running)
        return;
    m_queue.post(
        lookKey,
        [connected = m_draft->facts().has_value(), spec = m_draft->connection(),
         password = m_draft->password()](std::stop_token) {
            QVector<SettingsLeft> all = settingsLeftByRuns();
            if (connected)
                if (const auto target = resolveTarget(spec, password))
                    if (const auto there = settingsLeftOnServer(*target))
                        all += *there;
            return all;
        },
        [this](const QVector<SettingsLeft> &left) {
            const bool wereSome = !m_left.isEmpty();
            m_left = left;
            if (m_state != State::Idle && !left.isEmpty()) { // what was said about earlier ones is old
                m_state = State::Idle;
                m_error.reset();
                m_sentences.clear();
            }
            if (wereSome || !left.isEmpty())
                Q_EMIT changed();
        });
}

void RestoreWork::putBack()
{
    if (m_state == State::Running || m_left.isEmpty())
        return;
    m_queue.cancel(lookKey);
    m_state = State::Running;
    m_error.reset();
    m_sentences.clear();
    Q_EMIT changed();
    m_queue.post(
        restoreKey,
        [all = m_left, spec = m_draft->connection(), password = m_draft->password()](std::stop_token stop) {
            Outcome outcome;
            for (const SettingsLeft &left : all) {
                if (stop.stop_requested()) {
                    outcome.left << left;
                    continue;
                }
                const auto back = putSettingsBack(
                    left, left.connection && isSameServer(*left.connection, spec) ? password : QString());
                if (back)
                    outcome.sentences += back->sentences();
                else
                    outcome.error = back.error();
                if (!back || !back->settingsBack)
                    outcome.left << left;
            }
            return outcome;
        },
        [this](const Outcome &outcome) { finish(outcome); });
}

void RestoreWork::finish(const Outcome &outcome)
{
    m_left = outcome.left;
    m_sentences = outcome.sentences;
    m_error = outcome.error;
    m_state = m_left.isEmpty() ? State::Done : State::Failed;
    Q_EMIT changed();
}

} // namespace millrace

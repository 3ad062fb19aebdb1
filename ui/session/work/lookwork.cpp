// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/lookwork.h"

#include "core/run/wholedump/tablefolder.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/sourceserver.h"

#include <algorithm>

namespace millrace {

LookWork::LookWork(MigrationDraft *draft, QObject *parent)
    : StoppableWork(parent)
    , m_draft(draft)
{}

void LookWork::setRun(const QString &runId)
{
    m_runId = runId;
    m_server = m_draft->connection();
    m_password = m_draft->password();
    m_sourcePassword = m_draft->sourcePassword();
    m_isOfServer = m_draft->source().isOnServer();
    forget();
}

bool LookWork::start(const QString &table, const RowsAsked &asked)
{
    if (isRunning())
        return false;
    if (table != m_table) {
        clear();
        m_table = table;
    }
    m_asked = asked;
    m_refusal.reset();
    m_percent = -1;
    begin(
        [this, question = ++m_question, runId = m_runId, table, asked, spec = m_server, password = m_password,
         sourcePassword = m_sourcePassword](std::stop_token stop) -> Result<RowLook> {
            MILLRACE_TRY(auto run, RunFolder::open(runId));
            MILLRACE_TRY(const auto folder, tableRun(std::move(run), table));
            MILLRACE_TRY(const auto plan, folder->plan());
            MILLRACE_TRY(const auto target, resolveTarget(spec, password));
            const auto connection = Connection::open(target.withoutSchema());
            if (!connection)
                return refused(question, ServerRole::Target, target, connection.error());
            std::optional<ResolvedConnection> source;
            if (plan.source.isOnServer()) {
                MILLRACE_TRY(source, resolveSource(plan.source, sourcePassword));
            }
            const LookWatch watch{.stop = std::move(stop),
                                  .progress = [this, question, told = -1](qint64 bytes, qint64 all) mutable {
                                      const int percent = all > 0 ? static_cast<int>(bytes * 100 / all) : 0;
                                      if (percent != told)
                                          tellOf(question, percent);
                                      told = percent;
                                  }};
            auto look = lookAtRows(*folder, **connection, asked, watch, source);
            return look || !source ? look : refused(question, ServerRole::Source, *source, look.error());
        },
        [this](const RowLook &look) { add(look); });
    return true;
}

void LookWork::tellOf(quint64 question, int percent)
{
    tell([this, question, percent] {
        if (question == m_question)
            m_percent = percent;
    });
}

/// The error as it is; of a sign-in that failed it is told whose it was. On the work's thread.
Result<RowLook> LookWork::refused(quint64 question, ServerRole role, const ResolvedConnection &by,
                                  const Error &error)
{
    const Refusal refusal{.role = role, .account = by.spec.displayName(), .isKnown = !by.password.isNull()};
    if (error.code == ErrorCode::AccessDenied)
        tell([this, question, refusal] {
            if (question == m_question)
                m_refusal = refusal;
        });
    return fail(error);
}

void LookWork::setPassword(const QString &password)
{
    (m_refusal->role == ServerRole::Source ? m_sourcePassword : m_password) = password;
    start(m_table, m_asked);
}

void LookWork::add(const RowLook &look)
{
    constexpr qsizetype most = 40;
    RowLook all = look;
    for (const RowLook::Line &line : m_found ? m_found->lines : QVector<RowLook::Line>())
        if (all.lines.size() < most &&
            std::none_of(look.lines.begin(), look.lines.end(),
                         [&line](const RowLook::Line &one) { return one.title == line.title; }))
            all.lines << line;
    m_found = all;
    Q_EMIT foundChanged();
}

void LookWork::clear()
{
    ++m_question;
    m_percent = -1;
    m_refusal.reset();
    m_found.reset();
    m_table.clear();
    Q_EMIT foundChanged();
}

} // namespace millrace

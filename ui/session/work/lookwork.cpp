// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/lookwork.h"

#include "core/run/wholedump/tablefolder.h"
#include "core/server/scratch/scratchserver.h"

#include <algorithm>

namespace millrace {

LookWork::LookWork(MigrationDraft *draft, QObject *parent)
    : StoppableWork(parent)
    , m_draft(draft)
{}

void LookWork::setRun(const QString &runId)
{
    forget();
    m_runId = runId;
    m_server = m_draft->connection();
    m_password = m_draft->password();
}

bool LookWork::start(const QString &table, const RowsAsked &asked)
{
    if (isRunning())
        return false;
    if (table != m_table) {
        clear();
        m_table = table;
    }
    begin(
        [runId = m_runId, table, asked, spec = m_server,
         password = m_password](std::stop_token stop) -> Result<RowLook> {
            MILLRACE_TRY(auto run, RunFolder::open(runId));
            MILLRACE_TRY(const auto folder, tableRun(std::move(run), table));
            MILLRACE_TRY(const auto target, resolveTarget(spec, password));
            MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
            return lookAtRows(*folder, *connection, asked, {.stop = std::move(stop)});
        },
        [this](const RowLook &look) { add(look); });
    return true;
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
}

void LookWork::clear()
{
    m_found.reset();
    m_table.clear();
}

} // namespace millrace

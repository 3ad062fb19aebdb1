// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/statementguard.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

namespace millrace {

void StatementGuard::begin()
{
    m_watch.emplace(ServerWatch::Context{
        .limits = m_limits,
        .target = m_target,
        .ownSessions = [] { return 1; },
        .looked = [this](const QString &complaint) { looked(complaint); },
        .ended =
            [this](const Error &error) {
                m_pace.setFull();
                m_tell(Event::Kind::Warning,
                       CoreText::tr("The server's load cannot be watched any more: %1").arg(error.text()),
                       {});
            }});
}

void StatementGuard::end()
{
    m_watch.reset();
    m_pace.setFull();
}

void StatementGuard::looked(const QString &complaint)
{
    const bool before = m_pace.isSlow();
    m_pace.looked(!complaint.isEmpty());
    if (!before && m_pace.isSlow())
        m_tell(Event::Kind::Warning, CoreText::tr("The statements go slower: %1").arg(complaint),
               {{u"throttled"_s, complaint}});
    else if (before && !m_pace.isSlow())
        m_tell(Event::Kind::Note, CoreText::tr("The statements go at full speed again"),
               {{u"throttled"_s, QString()}});
}

} // namespace millrace

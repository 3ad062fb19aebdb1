// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/frame/scratchline.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/scratchwords.h"

namespace millrace {

ScratchLine::ScratchLine(ScratchWork *work, QWidget *parent)
    : QPushButton(parent)
    , m_work(work)
{
    setObjectName(u"scratchLine"_s);
    setRole(this, u"rail"_s);
    connect(work, &ScratchWork::changed, this, &ScratchLine::refresh);
    followType(this, [this] { refresh(); });
}

void ScratchLine::refresh()
{
    const bool busy = m_work->doing() != ScratchWork::Doing::Nothing;
    setVisible(busy || m_work->isRunning());
    const QString text = busy                        ? tr("Scratch server: %1").arg(scratchState(*m_work))
                         : m_work->status().inMemory ? tr("Scratch server runs, in memory")
                                                     : tr("Scratch server runs");
    // The rail does not grow with the type; the tool tip has it all.
    constexpr int edges = 46;
    setText(fontMetrics().elidedText(text, Qt::ElideRight, railWidth() - edges));
    setAccessibleName(text);
    setToolTip(scratchState(*m_work) + u'\n' + scratchFate(*m_work));
    setAccessibleDescription(scratchFate(*m_work));
}

} // namespace millrace

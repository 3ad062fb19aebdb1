// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/load/runpicture.h"

#include "core/base/literals.h"
#include "core/record/runfolder.h"
#include "ui/language/localtext.h"
#include "ui/session/run/runarchive.h"
#include "ui/theme/applytheme.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/load/runframe.h"
#include "ui/words/mappingwords.h"
#include "ui/words/sourcewords.h"

#include <QApplication>
#include <QImage>

namespace millrace {

namespace {

constexpr QSize pictureSize(1180, 760);

/// The rail as the wizard showed it when the plan was made.
void fillRail(RunFrame &frame, const Plan &plan)
{
    frame.setPlanName(plan.name);
    frame.setSummary(RunFrame::Source, plan.source.isTable()
                                           ? sourceTableWords(*plan.source.table)
                                           : filesText(plan.source.files.size()) + u" · "_s +
                                                 sizeText(plan.source.totalBytes()));
    frame.setSummary(RunFrame::Target, plan.tableName());
    frame.setSummary(RunFrame::Mapping, mappingWords(plan.mapping));
    frame.setSummary(RunFrame::Chunks,
                     tr("%1 rows · %2").arg(groupedNumber(plan.chunkRows), workersText(plan.workers)));
    frame.setSummary(RunFrame::Tuning,
                     counted(plan.sessionSettings().size(), tr("session setting"), tr("session settings")));
}

} // namespace

Result<void> renderRunPicture(const QString &runId, const QString &file, bool dark)
{
    MILLRACE_TRY(const RunView view, loadRunView(runId));
    MILLRACE_TRY(const std::unique_ptr<RunFolder> folder, RunFolder::open(runId));
    MILLRACE_TRY(const Plan plan, folder->plan());

    applyTheme(*qApp, dark ? ThemeMode::Dark : ThemeMode::Light);
    auto *page = new LoadPage; // the frame takes it over
    RunFrame frame(page, RunFrame::Load);
    fillRail(frame, plan);
    frame.setAttribute(Qt::WA_DontShowOnScreen);
    frame.resize(pictureSize);
    page->showRun(view);
    frame.show();
    // As before the first frame on a screen: cards move below each other where the window is too narrow, and
    // what the page shows follows their size.
    QCoreApplication::processEvents();

    QImage picture(pictureSize, QImage::Format_RGB32);
    picture.setDevicePixelRatio(1);
    picture.fill(frame.palette().color(QPalette::Window));
    frame.render(&picture);
    if (!picture.save(file, "PNG"))
        return fail({.code = ErrorCode::FileNotWritable,
                     .what = tr("%1 cannot be written. Check the folder and its permissions.").arg(file)});
    return {};
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/anyreport.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/record/runfolder.h"
#include "core/report/killedrun.h"

namespace millrace {

Result<AnyReport> readReport(const RunFolder &folder)
{
    MILLRACE_TRY(const auto plan, folder.runPlan());
    // Before its files are read: one that ends meanwhile has come to its end.
    const bool atWork = runIsAtWork(folder.path());
    const auto closed = [atWork](auto report) {
        if (!atWork)
            closeKilled(report);
        return AnyReport(std::move(report));
    };
    // A Result that is converted into one of another type leaks what it was made with (tl::expected 1.0).
    if (plan.isWholeDump())
        return DumpReport::read(folder, *plan.dump()).map(closed);
    return RunReport::read(folder).map(closed);
}

Result<QByteArray> reportFor(const RunFolder &folder, const QString &suffix)
{
    const auto write = [&suffix](const auto &report) -> Result<QByteArray> {
        if (suffix == "html"_L1)
            return reportHtml(report);
        if (suffix == "json"_L1)
            return reportJson(report);
        if (suffix == "csv"_L1)
            return reportCsv(report);
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("A report is no .%1 file.").arg(suffix),
                     .howToFix = CoreText::tr("Name a file that ends in .html, .json or .csv.")});
    };
    MILLRACE_TRY(const auto report, readReport(folder));
    return std::visit(write, report);
}

} // namespace millrace

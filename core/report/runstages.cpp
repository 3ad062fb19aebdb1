// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/runstages.h"

#include <algorithm>

namespace millrace {

QVector<RunStage> runStages(const QVector<Event> &events, double runSeconds)
{
    QVector<RunStage> stages;
    double last = 0;
    for (const Event &event : events) {
        const double at = static_cast<double>(event.elapsedMs) / 1000.0;
        last = std::max(last, at);
        if (event.kind != Event::Kind::StageChanged)
            continue;
        const QString name = event.values.value(QStringLiteral("stage")).toString();
        if (name.isEmpty())
            continue;
        if (!stages.isEmpty())
            stages.last().to = std::max(stages.last().from, at);
        stages << RunStage{.name = name, .from = at, .to = at};
    }
    if (!stages.isEmpty())
        stages.last().to = std::max({stages.last().from, last, runSeconds});
    return stages;
}

QString stageTitle(const QString &name)
{
    static const std::pair<QLatin1String, const char *> titles[] = {
        {QLatin1String("indexes"), "index build"},
        {QLatin1String("warm_up"), "warm-up"},
        {QLatin1String("structure"), "structure of the dump"},
        {QLatin1String("after"), "behind all rows"}};
    for (const auto &[key, title] : titles)
        if (name == key)
            return QString::fromLatin1(title);
    return name;
}

} // namespace millrace

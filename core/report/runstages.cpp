// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/runstages.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

namespace {

/// The source text of a stage's title, or nullptr where the name is all there is.
const char *wordsOf(const QString &name)
{
    static const std::pair<QLatin1String, const char *> titles[] = {
        {"preflight"_L1, QT_TRANSLATE_NOOP("core", "preflight")},
        {"sort"_L1, QT_TRANSLATE_NOOP("core", "sort")},
        {"load"_L1, QT_TRANSLATE_NOOP("core", "load")},
        {"verify"_L1, QT_TRANSLATE_NOOP("core", "verify")},
        {"indexes"_L1, QT_TRANSLATE_NOOP("core", "index build")},
        {"warm_up"_L1, QT_TRANSLATE_NOOP("core", "warm-up")},
        {"settings"_L1, QT_TRANSLATE_NOOP("core", "settings")},
        {"drop_indexes"_L1, QT_TRANSLATE_NOOP("core", "dropping of indexes")},
        {"first_byte"_L1, QT_TRANSLATE_NOOP("core", "until the first byte")},
        {"drain"_L1, QT_TRANSLATE_NOOP("core", "last commits")},
        {"arrival"_L1, QT_TRANSLATE_NOOP("core", "wait for the stream")},
        {"put_back"_L1, QT_TRANSLATE_NOOP("core", "settings put back")},
        {"clear_away"_L1, QT_TRANSLATE_NOOP("core", "journal away")},
        {"tail"_L1, QT_TRANSLATE_NOOP("core", "the dump in its own order")},
        {"end"_L1, QT_TRANSLATE_NOOP("core", "end")},
        {"structure"_L1, QT_TRANSLATE_NOOP("core", "structure of the dump")},
        {"accounts"_L1, QT_TRANSLATE_NOOP("core", "accounts of the dump")},
        {"after"_L1, QT_TRANSLATE_NOOP("core", "after all rows")},
        {"ship_server"_L1, QT_TRANSLATE_NOOP("core", "server that builds")},
        {"ship_build"_L1, QT_TRANSLATE_NOOP("core", "build")},
        {"ship_import_scratch"_L1, QT_TRANSLATE_NOOP("core", "look at what was built")},
        {"ship_indexes"_L1, QT_TRANSLATE_NOOP("core", "indexes of the server")},
        {"ship_proof"_L1, QT_TRANSLATE_NOOP("core", "proof")},
        {"ship_export"_L1, QT_TRANSLATE_NOOP("core", "export")},
        {"ship_import"_L1, QT_TRANSLATE_NOOP("core", "import")}};
    for (const auto &[key, title] : titles)
        if (name == key)
            return title;
    return nullptr;
}

} // namespace

QVector<RunStage> runStages(const QVector<Event> &events, double runSeconds)
{
    QVector<RunStage> stages;
    double last = 0;
    for (const Event &event : events) {
        const double at = static_cast<double>(event.elapsedMs) / 1000.0;
        last = std::max(last, at);
        if (event.kind != Event::Kind::StageChanged)
            continue;
        const QString name = event.values.value(u"stage"_s).toString();
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

QString stageName(const QString &name)
{
    const char *const words = wordsOf(name);
    return words ? QString::fromLatin1(words) : name;
}

QString stageTitle(const QString &name)
{
    const char *const words = wordsOf(name);
    return words ? CoreText::tr(words) : name;
}

} // namespace millrace

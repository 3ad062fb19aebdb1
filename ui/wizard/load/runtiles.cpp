// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/load/runtiles.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/plot/progressline.h"
#include "ui/session/run/runview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/tile.h"
#include "ui/words/sourcewords.h"

#include <QHBoxLayout>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

const QString dash = u"–"_s;
constexpr int narrowWidth = 920;    ///< the mean has a tile of its own above
constexpr int narrowestWidth = 670; ///< in large type: two rows of tiles

QString orDash(const std::optional<double> &rate)
{
    return rate ? rateText(*rate) : u"–"_s;
}

ProgressLine::Tone toneOf(const RunView &view)
{
    switch (view.state()) {
    case RunState::Paused:
        return ProgressLine::Tone::Paused;
    case RunState::Done: {
        const auto &tables = view.summary() ? view.summary()->tables : QVector<TableOutcome>();
        const bool verified =
            !tables.isEmpty() && std::all_of(tables.begin(), tables.end(),
                                             [](const TableOutcome &table) { return table.verified; });
        return verified ? ProgressLine::Tone::Good : ProgressLine::Tone::Warning;
    }
    case RunState::Stopped:
    case RunState::Cancelled:
    case RunState::Refused:
        return ProgressLine::Tone::Bad;
    default:
        return ProgressLine::Tone::Running;
    }
}

/// "28.9 MB of 50.0 MB · 36.0 MB/s"
QString bytesText(const RunView &view)
{
    const RunProgress &progress = view.progress();
    QStringList parts;
    if (view.isArriving())
        parts << arrivedText(progress);
    else if (progress.bytesTotal > 0 && !view.mayHaveMore())
        parts << RunTiles::tr("%1 of %2")
                     .arg(sizeText(view.isOver() ? progress.bytesCommitted : progress.bytesStreamed),
                          sizeText(progress.bytesTotal));
    // Else it is what was read of the dump, and what is around the rows; of a run that was resumed it is this
    // part's alone.
    if (progress.lineBytes > 0 && progress.rowsFoundDone == 0 &&
        progress.lineBytes < progress.bytesStreamed / 10 * 9)
        parts << RunTiles::tr("%1 on the line").arg(sizeText(progress.lineBytes));
    if (const auto rate = view.bytesPerSecondNow())
        parts << RunTiles::tr("%1/s").arg(sizeText(static_cast<qint64>(*rate)));
    return parts.join(u" · "_s);
}

/// How far off the remaining time may be.
QString spreadText(const RunView &view)
{
    if (view.progress().indexesDeferred > 0)
        return RunTiles::tr("with indexes: a guess");
    const auto spread = view.remainingSpreadMs();
    return spread ? RunTiles::tr("± %1").arg(durationText(*spread + 999)) : RunTiles::tr("rough guess");
}

bool isLimited(const RunView &view)
{
    return view.limits().rowsPerSecond > 0 || view.limits().bytesPerSecond > 0;
}

/// "610,000" up to ten million, then "92.1 M", then "15,116 M": what a tile has room for.
QString tileRows(qint64 rows)
{
    if (rows < 10'000'000)
        return groupedNumber(rows);
    if (rows < 1'000'000'000)
        return RunTiles::tr("%1 M").arg(decimalText(static_cast<double>(rows) / 1e6, 1));
    return RunTiles::tr("%1 M").arg(groupedNumber(rows / 1'000'000));
}

} // namespace

bool isStaged(RunState state)
{
    return state == RunState::Sorting || state == RunState::BuildingIndexes;
}

RunTiles::RunTiles(QWidget *parent)
    : QWidget(parent)
{
    m_row = new QHBoxLayout;
    m_row->setSpacing(10);
    const auto add = [this](const QString &label, const char *name) {
        auto *tile = named(new Tile(label, this), QLatin1String(name));
        tile->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        tile->setMinimumWidth(1); // else a long figure would push its neighbours
        return tile;
    };
    m_rate = add(tr("Rows/s sent now"), "rateTile");
    m_mean = add(tr("Mean rows/s sent"), "meanTile");
    m_rows = add(tr("Rows"), "rowsTile");
    m_elapsed = add(tr("Elapsed"), "elapsedTile");
    m_remaining = add(tr("Remaining"), "remainingTile");
    m_trouble = add(tr("Set aside"), "troubleTile");
    m_second = new QHBoxLayout;
    m_line = new ProgressLine(this);
    makeColumn(this, 12, {m_row, m_second, m_line});
    arrange();
}

void RunTiles::arrange()
{
    // Shares of the width, not sizes of the figures: nothing moves when a digit comes or goes.
    static constexpr std::array wide{140, 140, 225, 121, 120, 120};
    static constexpr std::array narrow{127, 0, 212, 106, 106, 113};
    static constexpr int inFirstOfTwo = 3;
    const auto &shares = m_width == Width::Wide ? wide : narrow;
    const int margin = m_width == Width::Wide ? 14 : 8;
    const std::array tiles{m_rate, m_mean, m_rows, m_elapsed, m_remaining, m_trouble};
    for (QHBoxLayout *row : {m_row, m_second}) {
        while (QLayoutItem *item = row->takeAt(0))
            delete item; // the tile is the widget's
        row->setSpacing(m_width == Width::Wide ? 10 : 8);
    }
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        QHBoxLayout *row = m_width == Width::TwoRows && i >= inFirstOfTwo ? m_second : m_row;
        row->addWidget(tiles.at(i), shares.at(i));
        tiles.at(i)->layout()->setContentsMargins(margin, 9, margin, 9);
    }
    m_mean->setVisible(m_width == Width::Wide);
}

void RunTiles::show(const RunView &view)
{
    const RunProgress &progress = view.progress();
    const bool staged = !view.isOver() && isStaged(view.state());
    showRates(view, staged);
    showRows(view, staged);
    m_elapsed->setValue(durationText(progress.elapsedMs));
    m_elapsed->setNote(progress.loadingMs > 0 ? tr("loading %1").arg(durationText(progress.loadingMs))
                                              : QString());
    const std::optional<qint64> remaining = view.remainingMs();
    m_remaining->setValue(remaining ? durationText(*remaining + 999) : dash);
    showEnd(view);
    showTrouble(view);
    m_line->setTone(toneOf(view));
}

void RunTiles::showRates(const RunView &view, bool staged)
{
    const bool paused = view.state() == RunState::Paused;
    const bool slowed = !view.slowedBecause().isEmpty();
    if (view.isOver()) { // the mean stands in the first tile now: say how much came through in that time
        const double seconds = view.summary()->loadSeconds;
        m_rate->setLabel(tr("Mean rows/s"));
        m_rate->setValue(orDash(view.rateMean()));
        m_mean->setLabel(tr("Loading time"));
        m_mean->setValue(seconds > 0 ? decimalText(seconds, seconds < 100 ? 2 : 0) : dash, tr("s"));
    } else {
        m_rate->setLabel(slowed                       ? tr("Rows/s, slowed")
                         : isLimited(view) && !staged ? tr("Rows/s, limited")
                         : view.isShipped()           ? tr("Rows/s built now")
                                                      : tr("Rows/s sent now"));
        m_rate->setValue(paused ? tr("Paused") : orDash(view.rateNow()));
        m_mean->setLabel(view.isShipped() ? tr("Mean rows/s built") : tr("Mean rows/s sent"));
        m_mean->setValue(staged ? dash : orDash(view.rateMean()));
    }
    m_rate->setTone(paused || slowed ? Tile::Tone::Warning : Tile::Tone::Plain);
    const auto committed = view.isShipped() ? std::nullopt : view.committedRateNow();
    m_rate->setNote(committed ? tr("%1 committed").arg(rateText(*committed)) : QString());
    m_mean->setNote(view.isOver() || staged ? QString() : tr("pauses left out"));
}

void RunTiles::showRows(const RunView &view, bool staged)
{
    const RunProgress &progress = view.progress();
    if (staged) {
        const bool known = progress.stageShare >= 0;
        m_rows->setLabel(view.state() == RunState::Sorting ? tr("Sorted") : tr("Indexes built"));
        m_rows->setValue(known ? tr("%1 %").arg(wholePercent(progress.stageShare)) : dash);
        m_line->setFractions(known ? progress.stageShare : 0, known ? progress.stageShare : 0);
    } else if (view.isArriving() || view.mayHaveMore()) {
        m_rows->setLabel(tr("Rows committed"));
        m_rows->setValue(tileRows(progress.rowsCommitted), {});
        m_line->setFractions(0, 0);
    } else {
        m_rows->setLabel(
            (view.isShipped() && !view.isOver() ? tr("Rows built · %1 %") : tr("Rows committed · %1 %"))
                .arg(wholePercent(view.committedFraction())));
        m_rows->setValue(tileRows(progress.rowsCommitted),
                         progress.rowsTotal > 0 ? tr("of %1").arg(tileRows(progress.rowsTotal)) : QString());
        m_line->setFractions(view.committedFraction(), view.sentFraction());
    }
    m_rows->setNote(staged ? QString() : bytesText(view));
}

void RunTiles::showTrouble(const RunView &view)
{
    const qint64 aside = view.rowsSetAside();
    const qint64 warnings = view.warnings();
    const qint64 retries = view.retries();
    QStringList more;
    if (warnings > 0)
        more << counted(warnings, tr("warning"), tr("warnings"));
    if (retries > 0)
        more << counted(retries, tr("retry"), tr("retries"));
    m_trouble->setValue(groupedNumber(aside));
    m_trouble->setNote(more.isEmpty() ? tr("no retries") : more.join(u", "_s));
    m_trouble->setTone(aside > 0 ? Tile::Tone::Bad : warnings > 0 ? Tile::Tone::Warning : Tile::Tone::Plain);
}

/// How far off the remaining time may be, and in the tooltip what time it will be then: only where that is
/// more than a guess, and not while nobody can say how long a pause lasts.
void RunTiles::showEnd(const RunView &view)
{
    const bool told = view.state() == RunState::Loading && view.progress().indexesDeferred == 0;
    const QDateTime now = QDateTime::currentDateTime();
    const std::optional<qint64> spread = told ? view.remainingSpreadMs() : std::nullopt;
    m_end.update(view.remainingMs(), spread, now);
    const auto end = view.remainingMs() ? m_end.end() : std::nullopt;
    m_endTime = end ? EndEstimate::text(*end, now) : QString();
    m_remaining->setNote(view.remainingMs() ? spreadText(view) : QString());
    m_remaining->setToolTip(end ? tr("At this pace the last row is in at about %1, give or take %2.")
                                      .arg(m_endTime, durationText(spread.value_or(0) + 999))
                                : QString());
}

void RunTiles::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Width now = width() < scaled(narrowestWidth) ? Width::TwoRows
                      : width() < scaled(narrowWidth)  ? Width::Narrow
                                                       : Width::Wide;
    if (now == m_width)
        return;
    m_width = now;
    arrange();
    layout()->activate(); // at once: no frame with a gap where a tile was
    Q_EMIT arrangementChanged();
}

} // namespace millrace

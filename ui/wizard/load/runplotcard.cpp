// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/load/runplotcard.h"

#include "core/base/literals.h"
#include "core/bottleneck/bottleneck.h"
#include "ui/language/localtext.h"
#include "ui/plot/othercurves.h"
#include "ui/plot/plotexport.h"
#include "ui/plot/runplot.h"
#include "ui/session/run/runview.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/wizard/load/runtiles.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

namespace {

constexpr std::array spanSeconds{0, 300, 60};
constexpr int narrowCard = 480; ///< pixels below which the server's figures are not offered

ElidedLabel *noteLine(const QString &objectName, QWidget *parent)
{
    auto *line = named(new ElidedLabel({}, parent), objectName);
    setType(line, noteFont);
    setRole(line, u"muted"_s);
    return line;
}

} // namespace

RunPlotCard::RunPlotCard(QWidget *parent)
    : Card(tr("Rows per second"), parent)
{
    m_plot = new RunPlot(this);
    buildHeader();
    m_legend = noteLine(u"plotLegend"_s, this);
    m_limit = noteLine(u"limitLine"_s, this);
    content()->setSpacing(4);
    content()->addLayout(makeLine(4, {{m_legend, 1}, m_export, m_enlarge}));
    content()->addWidget(m_plot, 1);
    content()->addWidget(m_limit);
    connect(m_plot, &RunPlot::followChanged, this, &RunPlotCard::showSpan);
    connect(m_plot, &RunPlot::hovered, this, [this](const QString &readout) {
        m_readout = readout;
        showLegend();
    });
    showSpan();
}

void RunPlotCard::buildHeader()
{
    m_series = named(new QComboBox(this), u"serverSeries"_s, tr("What of the server is drawn below"));
    for (int series = 0; series < serverSeriesCount; ++series)
        m_series->addItem(RunPlot::seriesName(static_cast<ServerSeries>(series)));
    m_series->setCurrentIndex(static_cast<int>(m_plot->series()));
    m_series->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_series->setMinimumContentsLength(11);
    setScaledWidth(m_series, 132);
    m_series->setToolTip(tr("Drawn below the time per chunk"));
    connect(m_series, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_plot->setSeries(static_cast<ServerSeries>(index)); });
    addHeaderWidget(m_series);

    const auto span = [this](const QString &text, const char *name, const QString &tip, int seconds) {
        QPushButton *button = makeButton(text, QLatin1String(name), u"segment"_s, this);
        button->setCheckable(true);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        connect(button, &QPushButton::clicked, this, [this, seconds] { m_plot->follow(seconds); });
        addHeaderWidget(button);
        m_spans << button;
    };
    span(tr("All"), "followAll", tr("Show the whole run as it goes on"), spanSeconds[0]);
    span(tr("5 min"), "followFive", tr("Follow the last five minutes"), spanSeconds[1]);
    span(tr("1 min"), "followOne", tr("Follow the last minute"), spanSeconds[2]);

    m_export = makeButton(tr("Save…"), u"exportPlot"_s, u"link"_s, this);
    m_export->setToolTip(tr("The plot as PNG or PDF, or its figures as CSV"));
    m_export->hide();
    connect(m_export, &QPushButton::clicked, this, &RunPlotCard::askWhereTo);
    m_enlarge = makeButton(tr("Larger"), u"enlargePlot"_s, u"link"_s, this);
    m_enlarge->setCheckable(true);
    m_enlarge->setToolTip(tr("Give the plot the room of the chunks, workers and events"));
    m_enlarge->hide();
    connect(m_enlarge, &QPushButton::toggled, this, [this](bool on) {
        m_enlarge->setText(on ? tr("Smaller") : tr("Larger"));
        Q_EMIT enlarged(on);
    });
}

void RunPlotCard::setChooser(FileChooser *chooser)
{
    m_chooser = chooser;
    m_export->setVisible(chooser != nullptr);
}

void RunPlotCard::setEnlargeable(bool enlargeable)
{
    m_enlarge->setVisible(enlargeable);
}

bool RunPlotCard::isEnlarged() const
{
    return m_enlarge->isChecked();
}

void RunPlotCard::clearRun()
{
    m_view = nullptr;
    m_markedEvents = -1;
    m_plot->clearRun();
}

void RunPlotCard::show(const RunView &view)
{
    m_view = &view;
    if (m_markedEvents < 0 && view.isShipped()) // what the target has to do meanwhile
        m_series->setCurrentIndex(static_cast<int>(ServerSeries::Processor));
    m_plot->setTrail(&view.trail());
    if (m_markedEvents != view.eventsSeen()) {
        m_markedEvents = view.eventsSeen();
        m_plot->setEvents(view.events());
    }
    m_plot->refresh();
    const QString limit = view.progress().limit ? bottleneckLine(*view.progress().limit) : QString();
    if (m_limit->fullText() != limit)
        m_limit->setFullText(limit);
    m_limit->setHidden(view.isOver() || view.isShipped());
    showLegend();
}

void RunPlotCard::setOthers(const QVector<OtherRun> &others)
{
    m_plot->setOthers(others);
}

void RunPlotCard::showSpan()
{
    showLegend(); // it says whether the plot stands still
    for (int i = 0; i < m_spans.size(); ++i)
        m_spans[i]->setChecked(m_plot->isFollowing() &&
                               m_plot->followedSeconds() == spanSeconds.at(std::size_t(i)));
}

void RunPlotCard::showLegend()
{
    QString text = m_readout;
    if (text.isEmpty()) {
        const double window = m_plot->meanWindow();
        const bool shipped = m_view && m_view->isShipped();
        text = (shipped ? tr("— built    ▮ taken in    - - mean of %1")
                        : tr("— sent    ··· committed    - - mean of %1"))
                   .arg(window < 60 ? tr("%1 s").arg(window, 0, 'f', 0)
                                    : tr("%1 min").arg(window / 60, 0, 'f', 0));
        // While the dump is sorted or indexes are built no row moves: no rate is claimed.
        const std::optional<double> mean =
            m_view && !isStaged(m_view->state()) ? m_view->rateMean() : std::nullopt;
        if (mean)
            text += tr("    overall %1 rows/s").arg(rateText(*mean));
        if (!m_plot->isFollowing())
            text += tr("    standing still: All follows again");
    }
    if (m_legend->fullText() != text)
        m_legend->setFullText(text);
}

void RunPlotCard::askWhereTo()
{
    if (!m_chooser || !m_view)
        return;
    const QString name = m_view->runId().isEmpty() ? u"run"_s : m_view->runId();
    m_chooser->chooseExport(
        this, name + u".png"_s, {tr("Picture (*.png)"), tr("Document (*.pdf)"), tr("Table (*.csv)")},
        [this](const QString &path) {
            if (!m_view)
                return;
            const auto written = exportPlot(*m_plot, m_view->trail(), path);
            if (written)
                Q_EMIT exported(MessageBar::Severity::Info, tr("Saved as %1.").arg(path), {});
            else
                Q_EMIT exported(MessageBar::Severity::Warning, written.error().what,
                                written.error().howToFix);
        });
}

void RunPlotCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    m_series->setVisible(width() >= scaled(narrowCard));
}

} // namespace millrace

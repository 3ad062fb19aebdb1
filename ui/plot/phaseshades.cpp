// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/phaseshades.h"

#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

namespace {

QColor shadeOf(RunPhase::Kind kind, const ThemeColors &colors)
{
    QColor color = colors.raised;
    switch (kind) {
    case RunPhase::Kind::Build:
    case RunPhase::Kind::Load: // the page's own colour: the rest stands out from it
        return colors.surface;
    case RunPhase::Kind::Verify:
        color = colors.good;
        break;
    case RunPhase::Kind::WarmUp:
        color = colors.warning;
        break;
    case RunPhase::Kind::Import:
    case RunPhase::Kind::Indexes:
    case RunPhase::Kind::Sort:
        color = colors.accent;
        break;
    case RunPhase::Kind::Preflight:
    case RunPhase::Kind::Other:
        return color;
    }
    color.setAlphaF(colors.dark ? 0.16F : 0.10F);
    return color;
}

} // namespace

QString PhaseShades::name(RunPhase::Kind kind)
{
    switch (kind) {
    case RunPhase::Kind::Preflight:
        return tr("preflight");
    case RunPhase::Kind::Sort:
        return tr("sort");
    case RunPhase::Kind::Build:
        return tr("build");
    case RunPhase::Kind::Load:
        return tr("load");
    case RunPhase::Kind::Indexes:
        return tr("index build");
    case RunPhase::Kind::Import:
        return tr("import");
    case RunPhase::Kind::Verify:
        return tr("verify");
    case RunPhase::Kind::WarmUp:
        return tr("warm-up");
    case RunPhase::Kind::Other:
        break;
    }
    return {};
}

PhaseShades::PhaseShades(QCustomPlot *plot, QCPAxisRect *rect)
    : m_plot(plot)
    , m_rect(rect)
{}

void PhaseShades::place(const QVector<RunPhase> &phases, double end, const ThemeColors &colors)
{
    QCPAxis *time = m_rect->axis(QCPAxis::atBottom);
    while (m_shades.size() < phases.size()) {
        auto *shade = new QCPItemRect(m_plot);
        auto *name = new QCPItemText(m_plot);
        anchorInTime({shade->topLeft, shade->bottomRight, name->position}, m_rect);
        shade->setLayer(u"background"_s);
        shade->setPen(Qt::NoPen);
        shade->setClipAxisRect(m_rect);
        name->setLayer(u"grid"_s);
        name->setClipAxisRect(m_rect);
        name->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
        name->setPadding({5, 1, 5, 0});
        m_shades.append(shade);
        m_names.append(name);
    }
    const QFontMetrics metrics(noteFont());
    for (qsizetype i = 0; i < m_shades.size(); ++i) {
        const bool used = i < phases.size();
        m_shades[i]->setVisible(used);
        m_names[i]->setVisible(false);
        if (!used)
            continue;
        const double from = phases[i].from;
        const double to = i + 1 < phases.size() ? phases[i + 1].from : std::max(end, from);
        m_shades[i]->setBrush(shadeOf(phases[i].kind, colors));
        m_shades[i]->topLeft->setCoords(from, 0);
        m_shades[i]->bottomRight->setCoords(to, 1);
        const double left = std::max(time->coordToPixel(from), static_cast<double>(m_rect->left()));
        const double right = std::min(time->coordToPixel(to), m_rect->right() + 1.0);
        const QString text = name(phases[i].kind);
        if (text.isEmpty() || right - left < metrics.horizontalAdvance(text) + 10)
            continue;
        m_names[i]->setVisible(true);
        m_names[i]->setText(text);
        m_names[i]->setFont(noteFont());
        m_names[i]->setColor(colors.muted);
        m_names[i]->position->setCoords(time->pixelToCoord(left), 0);
    }
}

} // namespace millrace

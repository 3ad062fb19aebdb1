// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace millrace {

namespace {

QColor colorOf(Ink ink, const ThemeColors &colors)
{
    switch (ink) {
    case Ink::Text:
        return colors.text;
    case Ink::Muted:
        return colors.muted;
    case Ink::Accent:
        return colors.accent;
    case Ink::OnAccent:
        return colors.onAccent;
    case Ink::Good:
        return colors.good;
    case Ink::Warning:
        return colors.warning;
    case Ink::Bad:
        return colors.bad;
    }
    return colors.text;
}

class ThemedEngine final : public QIconEngine
{
public:
    ThemedEngine(QByteArray svg, Ink ink)
        : m_svg(std::move(svg))
        , m_ink(ink)
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray coloured = m_svg;
        coloured.replace("#000000", colorNow(mode).name().toLatin1());
        QSvgRenderer(coloured).render(painter, QRectF(rect));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        const QString key = u"millrace-icon-%1-%2x%3-%4"_s.arg(qHash(m_svg))
                                .arg(size.width())
                                .arg(size.height())
                                .arg(colorNow(mode).name());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size); // in device pixels: QIcon multiplies by the ratio and sets it
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }
    QIconEngine *clone() const override { return new ThemedEngine(*this); }
    QString key() const override { return u"millrace"_s; }

private:
    QColor colorNow(QIcon::Mode mode) const
    {
        const ThemeColors &colors = themeColors();
        return mode == QIcon::Disabled ? colors.muted : colorOf(m_ink, colors);
    }

    QByteArray m_svg;
    Ink m_ink;
};

} // namespace

QIcon themedIcon(const QString &name, Ink ink)
{
    QFile file(u":/millrace/icons/%1.svg"_s.arg(name));
    return file.open(QIODevice::ReadOnly) ? QIcon(new ThemedEngine(file.readAll(), ink)) : QIcon();
}

} // namespace millrace

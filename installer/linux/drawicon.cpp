// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an SVG into a square PNG, for the folders of an icon theme: drawicon FILE.svg SIZE FILE.png
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

int main(int argc, char **argv)
{
    QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    const int size = arguments.value(2).toInt();
    if (arguments.size() != 4 || size < 1) {
        std::fputs("usage: drawicon FILE.svg SIZE FILE.png\n", stderr);
        return 1;
    }
    QSvgRenderer drawing(arguments.at(1));
    if (!drawing.isValid()) {
        std::fprintf(stderr, "drawicon: %s is no SVG that Qt can draw\n", qPrintable(arguments.at(1)));
        return 1;
    }
    QImage image(size, size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.setAspectRatioMode(Qt::KeepAspectRatio);
    drawing.render(&painter);
    painter.end();
    if (!image.save(arguments.at(3), "PNG")) {
        std::fprintf(stderr, "drawicon: %s cannot be written\n", qPrintable(arguments.at(3)));
        return 1;
    }
    return 0;
}

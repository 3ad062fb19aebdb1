// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/run/reportpdf.h"

#include "core/base/literals.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextObjectInterface>

namespace millrace {

namespace {

// What the report's style sheet says in a language that Qt's rich text and SVG understand: no variables, no
// grids, points instead of pixels.
const QString documentStyle =
    u"body { color: #1b2430; font-size: 8.5pt; }"
    "h1 { font-size: 14pt; font-weight: 600; } h2 { font-size: 10.5pt; font-weight: 600; margin-top: 14px; }"
    "p { margin-top: 3px; margin-bottom: 3px; }"
    "th { color: #5a6675; font-weight: 500; text-align: left; } td, th { padding: 1px 8px 1px 0; }"
    ".number { text-align: right; } .note { color: #5a6675; font-size: 8pt; }"
    ".good { color: #1b7347; } .look { color: #8a5a00; } .bad { color: #b3261e; }"
    "dt { color: #5a6675; } pre { font-family: monospace; font-size: 7.5pt; white-space: pre-wrap;"
    " background-color: #eef1f5; }"_s;

const QString plotStyle =
    u"<style type=\"text/css\">"
    ".grid { stroke: #d9dee6; stroke-dasharray: 2,3; } .axis { stroke: #5a6675; }"
    ".curve { fill: none; stroke: #0f6e84; stroke-width: 1.5; } .area { fill: #d6ebf0; fill-opacity: 0.6; }"
    ".second { fill: none; stroke: #8a5a00; stroke-width: 1.5; stroke-dasharray: 5,3; }"
    ".stage { fill: #0f6e84; fill-opacity: 0.1; } .mean { stroke: #5a6675; stroke-dasharray: 6,4; }"
    ".bar { fill: #0f6e84; fill-opacity: 0.7; } .event { stroke: #8a5a00; stroke-dasharray: 4,3; }"
    "text { font-size: 11px; fill: #5a6675; stroke: none; } .end { text-anchor: end; }"
    ".middle { text-anchor: middle; }</style>"_s;

constexpr int plotObject = QTextFormat::UserObject + 1;
constexpr int plotSource = QTextFormat::UserProperty + 1; ///< of its format: the SVG
constexpr QChar plotMark(0xE000);                         ///< private use: no report has it, nor its names

/// Draws the plots into the document as what they are, lines and letters: sharp at every size of the paper.
class PlotObject final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    using QObject::QObject;

    QSizeF intrinsicSize(QTextDocument *document, int, const QTextFormat &format) override
    {
        // As wide as the text; in the units of whatever the document is laid out for.
        const QTextFrameFormat edge = document->rootFrame()->frameFormat();
        const double room = document->textWidth() - edge.leftMargin() - edge.rightMargin();
        const double width = room > 0 ? room : plotWidth;
        const QSizeF box = QSvgRenderer(format.property(plotSource).toByteArray()).viewBoxF().size();
        return {width, box.width() > 0 ? width * box.height() / box.width() : 0};
    }
    void drawObject(QPainter *painter, const QRectF &place, QTextDocument *, int,
                    const QTextFormat &format) override
    {
        QSvgRenderer(format.property(plotSource).toByteArray()).render(painter, place);
    }

private:
    static constexpr double plotWidth = 640;
};

/// A class names several styles ("bar look"); QtSvg knows a rule per name, so the last one that has a rule
/// wins.
QByteArray styled(QString svg)
{
    svg.insert(svg.indexOf(u'>') + 1, plotStyle);
    return svg.toUtf8();
}

void placePlots(QTextDocument &document, const QVector<QByteArray> &plots)
{
    document.documentLayout()->registerHandler(plotObject, new PlotObject(&document));
    QTextCursor at(&document);
    for (const QByteArray &plot : plots) {
        at = document.find(QString(plotMark), at);
        if (at.isNull())
            return;
        QTextCharFormat format;
        format.setObjectType(plotObject);
        format.setProperty(plotSource, plot);
        at.insertText(QString(QChar::ObjectReplacementCharacter), format);
    }
}

/// The tiles as rows of a table, four each.
QString withTables(QString html)
{
    static const QRegularExpression row(u"<div class=\"tiles\">(.*?)</div>\\s*</div>"_s,
                                        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tile(u"<div class=\"tile\">(.*?)<strong>(.*?)</strong>"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    for (auto match = row.match(html); match.hasMatch(); match = row.match(html)) {
        QString table = u"<table width=\"100%\"><tr>"_s;
        int count = 0;
        for (auto tiles = tile.globalMatch(match.captured(1)); tiles.hasNext(); ++count) {
            const auto each = tiles.next();
            if (count > 0 && count % 4 == 0)
                table += u"</tr><tr>"_s;
            table += u"<td><span class=\"note\">"_s + each.captured(1) + u"</span><br/><b>"_s +
                     each.captured(2) + u"</b></td>"_s;
        }
        html.replace(match.capturedStart(), match.capturedLength(), table + u"</tr></table>"_s);
    }
    return html;
}

} // namespace

void layOutReport(QTextDocument &document, const QByteArray &html)
{
    QString text = QString::fromUtf8(html);
    text.remove(QRegularExpression(u"<head>.*?</head>"_s, QRegularExpression::DotMatchesEverythingOption));
    text = withTables(text);
    text.replace(u"<summary>"_s, u"<h2>"_s)
        .replace(u"</summary>"_s, u"</h2>"_s)
        .replace(u"</span><span>"_s, u"</span> · <span>"_s)
        .replace(u"</b><span>"_s, u"</b> · <span>"_s)
        .replace(u"<table>"_s, u"<table width=\"100%\">"_s)
        .replace(u"<th class=\"number\">"_s, u"<th align=\"right\">"_s)
        .replace(u"<td class=\"number\">"_s, u"<td align=\"right\">"_s);

    static const QRegularExpression plot(u"<svg .*?</svg>"_s, QRegularExpression::DotMatchesEverythingOption);
    text.remove(plotMark);
    QVector<QByteArray> plots;
    for (auto match = plot.match(text); match.hasMatch(); match = plot.match(text, match.capturedStart())) {
        plots << styled(match.captured());
        // A block of its own: beside a heading it makes both of their lines as high as itself.
        text.replace(match.capturedStart(), match.capturedLength(), u"<p>%1</p>"_s.arg(plotMark));
    }
    document.setDefaultStyleSheet(documentStyle);
    document.setHtml(text);
    placePlots(document, plots);
}

QByteArray reportPdf(const QByteArray &html)
{
    QTextDocument document;
    layOutReport(document, html);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
    writer.setCreator(u"Millrace"_s);
    writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
    document.print(&writer);
    return bytes;
}

} // namespace millrace

#include "reportpdf.moc"

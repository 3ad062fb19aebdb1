// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manualview.h"

#include "core/base/literals.h"
#include "ui/theme/stylesheet.h"

#include <QEvent>
#include <QFontInfo>
#include <QImageReader>
#include <QScrollBar>

namespace millrace {

namespace {

constexpr int widestText = 760; // longer lines are hard to read
constexpr int margin = 28;

/// "cookbook", of manual:/cookbook.html#a-heading.
QString nameOf(const QUrl &url)
{
    return url.path().section(u'/', -1).section(u'.', 0, 0);
}

} // namespace

ManualView::ManualView(const ManualBook *book, QWidget *parent)
    : QTextBrowser(parent)
    , m_book(book)
{
    setObjectName(u"manualView"_s);
    setAccessibleName(tr("Page of the manual"));
    setFrameShape(QFrame::NoFrame);
    setOpenExternalLinks(false);
    document()->setDocumentMargin(0);
    // source() is still the page before while this is told.
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl &url) {
        m_page = nameOf(url);
        highlight(m_words);
    });
    m_resized.setSingleShot(true);
    m_resized.setInterval(120);
    connect(&m_resized, &QTimer::timeout, this, [this] {
        if (m_drawnWidth != textWidth())
            drawAgain();
    });
}

void ManualView::open(const QString &page, const QString &anchor)
{
    QUrl url(u"manual:/%1.html"_s.arg(page));
    url.setFragment(anchor.isEmpty() ? QString() : anchor);
    setSource(url, QTextDocument::HtmlResource);
}

void ManualView::doSetSource(const QUrl &name, QTextDocument::ResourceType type)
{
    // A link of the manual, whose targets were all looked at when it was made; nothing else is opened.
    const QUrl target = source().isEmpty() ? name : source().resolved(name);
    if (target.scheme() != "manual"_L1 || !m_book->has(nameOf(target)))
        return;
    Q_UNUSED(type)
    QTextBrowser::doSetSource(target, QTextDocument::HtmlResource);
}

QVariant ManualView::loadResource(int type, const QUrl &name)
{
    const QString file = name.path().section(u'/', -1);
    if (type == QTextDocument::HtmlResource) {
        m_drawnWidth = textWidth();
        document()->setDefaultStyleSheet(style());
        return m_book->html(file.section(u'.', 0, 0));
    }
    if (type != QTextDocument::ImageResource)
        return {};
    QString path = m_book->folder() + u"/pictures/"_s + file;
    if (themeColors(palette()).dark && path.endsWith("-light.png"_L1)) {
        const QString dark = path.chopped(10) + u"-dark.png"_s;
        if (QFile::exists(dark))
            path = dark;
    }
    QImage image(path);
    const qreal ratio = devicePixelRatioF();
    const int most = qRound(textWidth() * ratio);
    if (image.width() > most)
        image = image.scaledToWidth(most, Qt::SmoothTransformation);
    image.setDevicePixelRatio(qMax(1.0, image.width() < most ? 1.0 : ratio));
    return image;
}

/// In the subset of CSS that Qt's rich text knows.
QString ManualView::style() const
{
    QString css = uR"(
body { color: $text; font-size: 14px; line-height: 140%; }
h1 { font-size: 22px; font-weight: 600; margin-top: 0px; margin-bottom: 10px; }
h2 { font-size: 17px; font-weight: 600; margin-top: 26px; margin-bottom: 6px; }
h3 { font-size: 14px; font-weight: 600; margin-top: 18px; margin-bottom: 4px; }
p { margin-top: 6px; margin-bottom: 8px; line-height: 140%; }
li { margin-top: 2px; margin-bottom: 3px; line-height: 140%; }
a { color: $accent; }
code { font-family: '$mono'; font-size: 12px; background-color: $raised; }
p.picture { margin-top: 8px; margin-bottom: 12px; line-height: 100%; }
pre { font-family: '$mono'; font-size: 12px; margin: 0px; line-height: 145%; white-space: pre-wrap; }
td.code { background-color: $raised; border-bottom: 0px; }
table { margin-top: 8px; margin-bottom: 12px; border-collapse: collapse; }
th { text-align: left; color: $muted; font-weight: 400; border-bottom: 1px solid $line; }
td { border-bottom: 1px solid $line; }
)"_s;
    css.replace(u"$mono"_s, QFontInfo(codeFont()).family());
    static const QRegularExpression sizes(u"(font-size: )(\\d+)px"_s);
    return themed(css, themeColors(palette()), sizes);
}

int ManualView::textWidth() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    return qMin(scaled(widestText), qMax(200, width() - bar - 2 * margin));
}

void ManualView::resizeEvent(QResizeEvent *event)
{
    setViewportMargins(margin, scaled(16),
                       qMax(margin, width() - margin - textWidth() - verticalScrollBar()->sizeHint().width()),
                       0);
    QTextBrowser::resizeEvent(event);
    if (m_drawnWidth > 0 && m_drawnWidth != textWidth())
        m_resized.start();
}

void ManualView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
         event->type() == QEvent::StyleChange) &&
        m_drawnWidth > 0) {
        m_drawnWidth = 1; // none: colours and sizes are those of before
        m_resized.start();
    }
}

void ManualView::drawAgain()
{
    const QScrollBar *bar = verticalScrollBar();
    const double place = bar->maximum() > 0 ? static_cast<double>(bar->value()) / bar->maximum() : 0;
    reload();
    verticalScrollBar()->setValue(qRound(place * verticalScrollBar()->maximum()));
}

void ManualView::highlight(const QString &words)
{
    m_words = words;
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString &word : words.simplified().split(u' ', Qt::SkipEmptyParts))
        for (QTextCursor at = document()->find(word); !at.isNull() && marks.size() < 500;
             at = document()->find(word, at)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(themeColors(palette()).softAccent);
            mark.format.setForeground(themeColors(palette()).text);
            marks << mark;
        }
    setExtraSelections(marks);
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmldocument.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/base/version.h"
#include "core/report/htmltext.h"
#include "core/report/reportstyle.h"

#include <QDateTime>

namespace millrace {

QByteArray reportDocument(const QString &name, const RunSummary &summary, const QString &body)
{
    const QString started =
        QDateTime::fromMSecsSinceEpoch(summary.startedMs).toUTC().toString(u"yyyy-MM-dd HH:mm:ss 'UTC'"_s);
    // The policy is a second lock: the page has no script and no link, and a browser would not follow one
    // either.
    const QString head = u"<!DOCTYPE html>\n<html lang=\""_s + textLocale().name().section(u'_', 0, 0) +
                         u"\"><head><meta charset=\"utf-8\"/>\n"
                         "<meta http-equiv=\"Content-Security-Policy\" "
                         "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
                         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                         "<title>"_s +
                         htmlText(name) + u" · Millrace</title>\n<style>"_s + reportStyle() +
                         u"</style></head>\n<body><main>\n"_s;
    const QString title = u"<header><b>Millrace</b><span>"_s + htmlText(name) + u"</span><span>"_s +
                          htmlText(CoreText::tr("run %1").arg(summary.run)) + u"</span><span>"_s +
                          htmlText(CoreText::tr("started %1").arg(started)) + u"</span></header>\n"_s;
    const QString foot =
        u"<footer>"_s +
        CoreText::tr("Written by Millrace %1 from the files of the run.").arg(programVersion()) +
        u"</footer>\n</main></body></html>\n"_s;
    return (head + title + body + foot).toUtf8();
}

QString htmlParagraph(const QString &text, const QString &style)
{
    return (style.isEmpty() ? u"<p>"_s : u"<p class=\"%1\">"_s.arg(style)) + htmlText(text) + u"</p>\n"_s;
}

QString reportSection(const QString &title, const QString &body)
{
    return body.isEmpty() ? QString()
                          : u"<section><h2>"_s + htmlText(title) + u"</h2>\n"_s + body + u"</section>\n"_s;
}

QString foldedSection(const QString &title, const QString &body, bool open)
{
    return u"<section><details%1><summary>"_s.arg(open ? u" open=\"open\""_s : QString()) + htmlText(title) +
           u"</summary>\n"_s + body + u"</details></section>\n"_s;
}

} // namespace millrace

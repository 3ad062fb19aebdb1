// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmldocument.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/report/htmltext.h"
#include "core/report/reportstyle.h"

#include <QDateTime>

namespace millrace {

QByteArray reportDocument(const QString &name, const RunSummary &summary, const QString &body)
{
    const QString started = QDateTime::fromMSecsSinceEpoch(summary.startedMs, Qt::UTC)
                                .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss 'UTC'"));
    // The policy is a second lock: the page has no script and no link, and a browser would not follow one
    // either.
    const QString head =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"") +
        textLocale().name().section(QLatin1Char('_'), 0, 0) +
        QStringLiteral("\"><head><meta charset=\"utf-8\"/>\n"
                       "<meta http-equiv=\"Content-Security-Policy\" "
                       "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                       "<title>") +
        htmlText(name) + QStringLiteral(" · Millrace</title>\n<style>") + reportStyle() +
        QStringLiteral("</style></head>\n<body><main>\n");
    const QString title =
        QStringLiteral("<header><b>Millrace</b><span>") + htmlText(name) + QStringLiteral("</span><span>") +
        htmlText(CoreText::tr("run %1").arg(summary.run)) + QStringLiteral("</span><span>") +
        htmlText(CoreText::tr("started %1").arg(started)) + QStringLiteral("</span></header>\n");
    const QString foot = QStringLiteral("<footer>") +
                         CoreText::tr("Written by Millrace %1 from the files of the run.")
                             .arg(QStringLiteral(MILLRACE_VERSION)) +
                         QStringLiteral("</footer>\n</main></body></html>\n");
    return (head + title + body + foot).toUtf8();
}

QString reportSection(const QString &title, const QString &body)
{
    return body.isEmpty() ? QString()
                          : QStringLiteral("<section><h2>") + htmlText(title) + QStringLiteral("</h2>\n") +
                                body + QStringLiteral("</section>\n");
}

QString foldedSection(const QString &title, const QString &body, bool open)
{
    return QStringLiteral("<section><details%1><summary>")
               .arg(open ? QStringLiteral(" open=\"open\"") : QString()) +
           htmlText(title) + QStringLiteral("</summary>\n") + body + QStringLiteral("</details></section>\n");
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmltable.h"

#include "core/report/htmltext.h"

namespace millrace {

namespace {

QString openTag(const QString &name, HtmlTable::Align align, const QString &style)
{
    QStringList classes;
    if (align == HtmlTable::Align::Number)
        classes << QStringLiteral("number");
    if (!style.isEmpty())
        classes << style;
    return classes.isEmpty() ? QLatin1Char('<') + name + QLatin1Char('>')
                             : QLatin1Char('<') + name + QStringLiteral(" class=\"") +
                                   htmlText(classes.join(QLatin1Char(' '))) + QStringLiteral("\">");
}

} // namespace

HtmlTable::HtmlTable(QVector<Head> heads)
    : m_heads(std::move(heads))
{}

void HtmlTable::addRow(const QVector<Cell> &cells)
{
    Q_ASSERT(cells.size() == m_heads.size());
    m_rows += QStringLiteral("<tr>");
    for (qsizetype i = 0; i < cells.size(); ++i)
        m_rows += openTag(QStringLiteral("td"), m_heads[i].align, cells[i].style) + htmlText(cells[i].text) +
                  QStringLiteral("</td>");
    m_rows += QStringLiteral("</tr>\n");
}

QString HtmlTable::html() const
{
    QString head;
    for (const Head &column : m_heads)
        head += openTag(QStringLiteral("th"), column.align, {}) + htmlText(column.title) +
                QStringLiteral("</th>");
    return QStringLiteral("<div class=\"wide\"><table><thead><tr>") + head +
           QStringLiteral("</tr></thead><tbody>\n") + m_rows + QStringLiteral("</tbody></table></div>\n");
}

} // namespace millrace

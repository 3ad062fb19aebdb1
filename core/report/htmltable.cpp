// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmltable.h"

#include "core/base/literals.h"
#include "core/report/htmltext.h"

namespace millrace {

namespace {

QString openTag(const QString &name, HtmlTable::Align align, const QString &style)
{
    QStringList classes;
    if (align == HtmlTable::Align::Number)
        classes << u"number"_s;
    if (!style.isEmpty())
        classes << style;
    return classes.isEmpty() ? u'<' + name + u'>'
                             : u'<' + name + u" class=\""_s + htmlText(classes.join(u' ')) + u"\">"_s;
}

} // namespace

HtmlTable::HtmlTable(QVector<Head> heads)
    : m_heads(std::move(heads))
{}

void HtmlTable::addRow(const QVector<Cell> &cells)
{
    Q_ASSERT(cells.size() == m_heads.size());
    m_rows += u"<tr>"_s;
    for (qsizetype i = 0; i < cells.size(); ++i)
        m_rows += openTag(u"td"_s, m_heads[i].align, cells[i].style) + htmlText(cells[i].text) + u"</td>"_s;
    m_rows += u"</tr>\n"_s;
}

QString HtmlTable::html() const
{
    QString head;
    for (const Head &column : m_heads)
        head += openTag(u"th"_s, column.align, {}) + htmlText(column.title) + u"</th>"_s;
    return u"<div class=\"wide\"><table><thead><tr>"_s + head + u"</tr></thead><tbody>\n"_s + m_rows +
           u"</tbody></table></div>\n"_s;
}

} // namespace millrace

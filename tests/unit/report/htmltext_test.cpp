// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmltable.h"
#include "core/report/htmltext.h"

#include <QXmlStreamReader>
#include <gtest/gtest.h>

namespace millrace {

TEST(HtmlText, MarkupIsEscaped)
{
    EXPECT_EQ(htmlText(QStringLiteral("<b a=\"1\" c='2'>&amp;</b>")).toStdString(),
              "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;");
}

TEST(HtmlText, ControlCharactersBecomeVisible)
{
    EXPECT_EQ(htmlText(QStringLiteral("a\x1b[31mb\x7f")), QStringLiteral("a\u241b[31mb\u2421"));
    EXPECT_EQ(htmlText(QString(QChar(u'\0'))), QStringLiteral("\u2400"));
    EXPECT_EQ(htmlText(QStringLiteral("tab\tline\n")), QStringLiteral("tab\tline\n"));
}

TEST(HtmlText, ANameCannotTurnItsDirection)
{
    EXPECT_EQ(htmlText(QStringLiteral("dump\u202etxt.exe")), QStringLiteral("dump[U+202E]txt.exe"));
    EXPECT_EQ(htmlText(QStringLiteral("a\u2066b")), QStringLiteral("a[U+2066]b"));
}

TEST(HtmlText, OtherScriptsAndPairsStay)
{
    const QString text = QStringLiteral("\u00e9\u4e2d\U0001f600");
    EXPECT_EQ(htmlText(text), text);
}

TEST(HtmlText, EveryCodeUnitLeavesWellFormedText)
{
    // Alone and beside another one: lone surrogates, C0, C1 and noncharacters would all end an XML reader.
    for (uint unit = 0; unit <= 0xffff; ++unit) {
        const QString text = QString(QChar(static_cast<char16_t>(unit))) + QLatin1Char('x');
        QXmlStreamReader reader(QByteArray("<p a=\"") + htmlText(text).toUtf8() + "\">" +
                                htmlText(text).toUtf8() + "</p>");
        while (!reader.atEnd())
            reader.readNext();
        ASSERT_FALSE(reader.hasError()) << std::hex << unit << ' ' << reader.errorString().toStdString();
    }
}

TEST(HtmlTable, CellsAreEscapedAndAligned)
{
    HtmlTable table({{QStringLiteral("<Name>")}, {QStringLiteral("Rows"), HtmlTable::Align::Number}});
    EXPECT_TRUE(table.isEmpty());
    table.addRow({{QStringLiteral("a<script>")}, {QStringLiteral("7"), QStringLiteral("bad")}});
    EXPECT_FALSE(table.isEmpty());
    const std::string html = table.html().toStdString();
    EXPECT_NE(html.find("<th>&lt;Name&gt;</th><th class=\"number\">Rows</th>"), std::string::npos) << html;
    EXPECT_NE(html.find("<td>a&lt;script&gt;</td><td class=\"number bad\">7</td>"), std::string::npos)
        << html;
}

} // namespace millrace

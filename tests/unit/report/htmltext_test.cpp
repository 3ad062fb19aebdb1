// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/report/htmltable.h"
#include "core/report/htmltext.h"
#include "tests/support/qtprinters.h"

#include <QXmlStreamReader>
#include <gtest/gtest.h>

namespace millrace::htmltext_test {

TEST(HtmlText, MarkupIsEscaped)
{
    EXPECT_EQ(htmlText(u"<b a=\"1\" c='2'>&amp;</b>"_s),
              u"&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;"_s);
}

TEST(HtmlText, ControlCharactersBecomeVisible)
{
    EXPECT_EQ(htmlText(u"a\x1b[31mb\x7f"_s), u"a\u241b[31mb\u2421"_s);
    EXPECT_EQ(htmlText(QString(QChar(u'\0'))), u"\u2400"_s);
    EXPECT_EQ(htmlText(u"tab\tline\n"_s), u"tab\tline\n"_s);
}

TEST(HtmlText, ANameCannotTurnItsDirection)
{
    EXPECT_EQ(htmlText(u"dump\u202etxt.exe"_s), u"dump[U+202E]txt.exe"_s);
    EXPECT_EQ(htmlText(u"a\u2066b"_s), u"a[U+2066]b"_s);
}

TEST(HtmlText, OtherScriptsAndPairsStay)
{
    const QString text = u"\u00e9\u4e2d\U0001f600"_s;
    EXPECT_EQ(htmlText(text), text);
}

TEST(HtmlText, EveryCodeUnitLeavesWellFormedText)
{
    // Alone and beside another one: lone surrogates, C0, C1 and noncharacters would all end an XML reader.
    for (uint unit = 0; unit <= 0xffff; ++unit) {
        const QString text = QString(QChar(static_cast<char16_t>(unit))) + u'x';
        QXmlStreamReader reader(QByteArray("<p a=\"") + htmlText(text).toUtf8() + "\">" +
                                htmlText(text).toUtf8() + "</p>");
        while (!reader.atEnd())
            reader.readNext();
        ASSERT_FALSE(reader.hasError()) << std::hex << unit << ' ' << reader.errorString();
    }
}

TEST(HtmlTable, CellsAreEscapedAndAligned)
{
    HtmlTable table({{u"<Name>"_s}, {u"Rows"_s, HtmlTable::Align::Number}});
    EXPECT_TRUE(table.isEmpty());
    table.addRow({{u"a<script>"_s}, {u"7"_s, u"bad"_s}});
    EXPECT_FALSE(table.isEmpty());
    const std::string html = table.html().toStdString();
    EXPECT_NE(html.find("<th>&lt;Name&gt;</th><th class=\"number\">Rows</th>"), std::string::npos) << html;
    EXPECT_NE(html.find("<td>a&lt;script&gt;</td><td class=\"number bad\">7</td>"), std::string::npos)
        << html;
}

} // namespace millrace::htmltext_test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/ui/tsentries.h"

#include "core/base/literals.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QXmlStreamReader>
#include <gtest/gtest.h>

namespace millrace::test {

QVector<TsEntry> tsEntries(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path;
    QXmlStreamReader xml(&file);
    QVector<TsEntry> entries;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1)
            context = xml.readElementText();
        else if (xml.name() == "message"_L1)
            entries << TsEntry{.context = context,
                               .hasForms = xml.attributes().value("numerus"_L1) == "yes"_L1};
        else if (xml.name() == "source"_L1)
            entries.last().source = xml.readElementText();
        else if (xml.name() == "translation"_L1) {
            entries.last().type = xml.attributes().value("type"_L1).toString();
            entries.last().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    EXPECT_FALSE(xml.hasError()) << path << ": " << xml.errorString();
    return entries;
}

} // namespace millrace::test

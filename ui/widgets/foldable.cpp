// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/foldable.h"

#include "core/base/literals.h"

#include <QRegularExpression>

namespace millrace {

QString foldable(const QString &text, int longest)
{
    const QRegularExpression longWord(u"\\S{%1,}"_s.arg(longest + 1));
    static const QRegularExpression joint(u"([,/\\\\.;_=])"_s);
    QString folded;
    qsizetype end = 0;
    for (auto words = longWord.globalMatch(text); words.hasNext();) {
        const auto word = words.next();
        folded += QStringView(text).mid(end, word.capturedStart() - end);
        folded += word.captured().replace(joint, u"\\1\u200B"_s);
        end = word.capturedEnd();
    }
    folded += QStringView(text).mid(end);
    return folded;
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/foldable.h"

#include <QRegularExpression>

namespace millrace {

QString foldable(const QString &text, int longest)
{
    const QRegularExpression longWord(QStringLiteral("\\S{%1,}").arg(longest + 1));
    static const QRegularExpression joint(QStringLiteral("([,/\\\\.;_=])"));
    QString folded;
    qsizetype end = 0;
    for (auto words = longWord.globalMatch(text); words.hasNext();) {
        const auto word = words.next();
        folded += QStringView(text).mid(end, word.capturedStart() - end);
        folded += word.captured().replace(joint, QStringLiteral("\\1\u200B"));
        end = word.capturedEnd();
    }
    folded += QStringView(text).mid(end);
    return folded;
}

} // namespace millrace

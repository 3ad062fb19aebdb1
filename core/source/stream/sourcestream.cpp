// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/sourcestream.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>

namespace millrace {

namespace {

/// "aws" of "AWS_PROFILE=x /usr/bin/aws s3 cp …": what runs, without what it is given.
QString programOf(const QString &command)
{
    static const QRegularExpression blanks(u"\\s+"_s);
    static const QRegularExpression program(u"\\A[A-Za-z0-9_./+-]{1,64}\\z"_s);
    static const QRegularExpression assignment(u"\\A[A-Za-z_][A-Za-z0-9_]*=[^'\"]*\\z"_s);
    const QStringList words = command.split(blanks, Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (assignment.match(word).hasMatch())
            continue;
        return program.match(word).hasMatch() ? QFileInfo(word).fileName() : QString();
    }
    return {};
}

} // namespace

QString SourceStream::sentence() const
{
    switch (from) {
    case From::Input:
        return CoreText::tr("The dump was read from standard input.");
    case From::Pipe:
        return CoreText::tr("The dump was read from the pipe %1.").arg(text);
    case From::Command:
        return CoreText::tr("The dump is written by this command: %1").arg(text);
    case From::Store: {
        const QString when = QDateTime::fromString(modified, Qt::ISODate).toString(u"yyyy-MM-dd HH:mm:ss"_s);
        return objects > 0 ? CoreText::tr("The dump is the %1 objects below %2, %3, the youngest of %4 UTC.")
                                 .arg(groupedNumber(objects), text, sizeText(bytes), when)
                           : CoreText::tr("The dump is the object %1, %2, of %3 UTC, ETag %4.")
                                 .arg(text, sizeText(bytes), when, tag);
    }
    }
    Q_UNREACHABLE();
}

QString SourceStream::discreetSentence() const
{
    if (from != From::Command)
        return sentence();
    const QString program = programOf(text);
    return program.isEmpty()
               ? CoreText::tr("The dump is written by a command, which the plan has.")
               : CoreText::tr("The dump is written by a command of %1, which the plan has.").arg(program);
}

} // namespace millrace

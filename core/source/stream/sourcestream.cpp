// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/sourcestream.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

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
        if (bytes < 0)
            return CoreText::tr("The dump is the object %1 of %2 UTC, ETag %3.").arg(text, when, tag);
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

QString SourceStream::wayOn(qint64 arrived) const
{
    const QString kept = CoreText::tr("%1 had arrived and are kept; which rows of them are loaded, the "
                                      "journal knows, and the others are not.")
                             .arg(sizeText(arrived));
    switch (from) {
    case From::Input:
        return kept + u' ' +
               CoreText::tr("Standard input cannot be read a second time: send the same dump once more to "
                            "“millrace-cli resume”, which compares it with what is kept and loads the rest; "
                            "or roll the run back.");
    case From::Pipe:
        return kept + u' ' +
               CoreText::tr("A pipe cannot be read a second time: resume the run and have the same dump "
                            "written to the pipe once more, which is compared with what is kept before the "
                            "rest is loaded; or roll the run back.");
    case From::Command:
        return kept + u' ' +
               CoreText::tr("Mend what stopped the command, then resume the run: it runs once more, what it "
                            "writes is compared with what is kept, and the rest is loaded. Or roll the run "
                            "back.");
    case From::Store:
        return kept + u' ' +
               CoreText::tr(
                   "Resume the run: the fetch goes on with what has arrived, and the rest is loaded. "
                   "Or roll the run back.");
    }
    Q_UNREACHABLE();
}

Result<void> expectDumpEnd(const QVector<Error> &problems)
{
    const auto cut = std::find_if(problems.begin(), problems.end(), [](const Error &problem) {
        return problem.code == ErrorCode::SqlDumpTruncated;
    });
    if (cut == problems.end())
        return {};
    return fail(
        {.code = ErrorCode::StreamBroken,
         .what = cut->what + u' ' + CoreText::tr("What wrote the stream ended before the dump did."),
         .howToFix = CoreText::tr("Have the dump sent once more. Nothing of it was loaded. If it is whole "
                                  "all the same, name the file in which the stream is kept as the source."),
         .context = cut->context});
}

} // namespace millrace

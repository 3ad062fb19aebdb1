// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scan/issuereport.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/content/content.h"
#include "core/source/content/jsonlinefinder.h"
#include "core/source/content/linecounter.h"
#include "core/source/rows/rowreader.h"

namespace millrace {

namespace {

QString remedy(const Source &source, int fields)
{
    const QString terminator =
        QString::fromLatin1(source.dialect.fieldsTerminatedBy.toPercentEncoding(" ,;|"));
    if (fields > source.fieldCount)
        return CoreText::tr(
                   "A value probably holds the field terminator (%1) unescaped: escape or enclose it, or "
                   "choose the dialect that the file was written in.")
            .arg(terminator);
    return CoreText::tr(
        "A value probably holds a line break unescaped, or the row was cut off: correct the row, or "
        "choose the dialect that the file was written in.");
}

} // namespace

IssueReport::IssueReport(const Source &source)
    : m_source(source)
{}

Result<void> IssueReport::add(const SourceFile &file, const FileScan &scan)
{
    m_issues += scan.issueCount;
    const Content content = file.content();
    if (m_source.dialect.isJsonLines()) {
        JsonLineFinder lines(content);
        for (qsizetype i = 0; i < scan.issues.size() && m_errors.size() < maxErrors; ++i) {
            MILLRACE_TRY(auto error, lines.fault(scan.issues.at(i).row));
            m_errors.append(std::move(error));
        }
        return {};
    }
    LineCounter lines(content, m_source.dialect.lineEnd());
    for (const FieldCountIssue &issue : scan.issues) {
        if (m_errors.size() == maxErrors)
            break;
        MILLRACE_TRY(const auto line, lines.lineAt(issue.byteOffset));
        Error error{.code = ErrorCode::FieldCountWrong,
                    .what =
                        CoreText::tr("The row has %1, %2 expected.")
                            .arg(fieldsText(issue.fields),
                                 m_source.fieldCount == 1 ? CoreText::tr("1 is")
                                                          : CoreText::tr("%1 are").arg(m_source.fieldCount)),
                    .howToFix = remedy(m_source, issue.fields),
                    .context = {.file = content.name(),
                                .line = line,
                                .row = issue.row,
                                .byteOffset = content.fileOffset(issue.byteOffset)}};
        MILLRACE_TRY(const auto head, readContent(content, issue.byteOffset, rawRowBytes));
        Row row;
        RowReader(m_source.dialect).readRow({head.constData(), std::size_t(head.size())}, row);
        error.context.rawRow = row.raw;
        if (row.raw.startsWith('#'))
            error.howToFix = CoreText::tr(
                "If it is a comment: say that comments begin with #, and such lines are left out.");
        m_errors.append(std::move(error));
    }
    return {};
}

QVector<Error> IssueReport::errors(qint64 rows) const
{
    QVector<Error> errors = m_errors;
    if (m_issues > errors.size() && m_source.dialect.isJsonLines())
        errors.append(
            {.code = ErrorCode::JsonLineInvalid,
             .what = CoreText::tr("%1 of %2 of %3 are no rows; the first %4 are listed.")
                         .arg(groupedNumber(m_issues), rowsText(rows), m_source.name,
                              groupedNumber(m_errors.size())),
             .howToFix = CoreText::tr("Mend the listed lines first; the others often share their cause.")});
    else if (m_issues > errors.size())
        errors.append(
            {.code = ErrorCode::FieldCountWrong,
             .what = CoreText::tr("%1 of %2 of %3 do not have %4; the first %5 are listed.")
                         .arg(groupedNumber(m_issues), rowsText(rows), m_source.name,
                              fieldsText(m_source.fieldCount), groupedNumber(m_errors.size())),
             .howToFix =
                 m_issues * 2 > rows
                     ? CoreText::tr("So many rows point to a wrong dialect: look at the terminators, the "
                                    "enclosing and the escape byte first.")
                     : CoreText::tr("Mend the listed rows first; the others often share their cause.")});
    return errors;
}

} // namespace millrace

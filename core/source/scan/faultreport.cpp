// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scan/faultreport.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/content/content.h"
#include "core/source/content/linecounter.h"
#include "core/source/rows/rowreader.h"

#include <algorithm>

namespace millrace {

namespace {

/// "0xE9 0x64": what the server shows of them in error 1366.
QString hexText(const QByteArray &bytes)
{
    QStringList texts;
    for (const char byte : bytes)
        texts << u"0x%1"_s.arg(static_cast<uchar>(byte), 2, 16, '0'_L1);
    return texts.join(u' ');
}

QString charsetCure()
{
    return CoreText::tr(
        "The server refuses such rows (error 1366). Choose the dump's own character set, or latin1 "
        "or binary, which take every byte; or correct the rows.");
}

} // namespace

void FaultReport::Tally::add(qint64 more, int in, const FaultPlace &place)
{
    if (more == 0 && !place.isSet())
        return;
    count += more;
    ++files;
    if (file < 0 && place.isSet()) {
        file = in;
        first = place;
    }
}

FaultReport::FaultReport(const Source &source)
    : m_source(source)
{}

void FaultReport::add(int file, const FileScan &scan)
{
    m_rows += scan.rows;
    m_terminated += scan.rows - (scan.lastRowTerminated ? 0 : 1);
    m_wrongRows += scan.issueCount;
    m_bad.add(scan.faults.badRows, file, scan.faults.firstBad);
    m_nul.add(scan.faults.nulBytes, file, scan.faults.firstNul);
    // Without a row that ends so, the CRLFs are all inside quoted values.
    if (scan.faults.firstCrRow.isSet())
        m_crLf.add(scan.faults.crLineFeeds, file, scan.faults.firstCrRow);
    m_lf.add(0, file, scan.faults.firstLfRow);
    m_bareLf.add(scan.faults.bareLineFeeds, file, scan.faults.firstBareLf);
    if (scan.comments.likeRows > 0 && m_commentsLikeRows == 0)
        m_firstCommentLikeRow = {.file = m_source.files.at(file).name(), .line = scan.comments.firstLikeRow};
    m_commentsLikeRows += scan.comments.likeRows;
    addUnread(file, scan.unreadKeys);
    if (scan.longestRowBytes > m_longestRow) {
        m_longestRow = scan.longestRowBytes;
        const Content content = m_source.files.at(file).content();
        m_longestRowAt = {.file = content.name(),
                          .row = scan.longestRow,
                          .byteOffset = content.fileOffset(scan.longestRowOffset)};
    }
}

void FaultReport::addUnread(int file, const UnreadJsonKeys &unread)
{
    if (m_unreadFile < 0 && !unread.keys.isEmpty())
        m_unreadFile = file;
    m_unread.furtherValues += unread.furtherValues;
    for (const UnreadJsonKeys::Key &key : unread.keys) {
        const auto known =
            std::find_if(m_unread.keys.begin(), m_unread.keys.end(),
                         [&key](const UnreadJsonKeys::Key &each) { return each.name == key.name; });
        if (known != m_unread.keys.end())
            known->count += key.count;
        else if (m_unread.keys.size() < UnreadJsonKeys::mostNamed)
            m_unread.keys << key;
        else
            m_unread.furtherValues += key.count;
    }
}

QString FaultReport::inFiles(const Tally &tally) const
{
    return m_source.files.size() < 2 ? QString() : CoreText::tr(" in %1").arg(filesText(tally.files));
}

Result<ErrorContext> FaultReport::locate(const Tally &tally, bool withField) const
{
    const FaultPlace &place = tally.first;
    const Content content = m_source.files.at(tally.file).content();
    MILLRACE_TRY(const auto line, LineCounter(content, m_source.dialect.lineEnd()).lineAt(place.offset));
    ErrorContext context{.file = content.name(),
                         .line = line,
                         .row = place.row,
                         .byteOffset = content.fileOffset(place.rowOffset)};
    MILLRACE_TRY(const auto head, readContent(content, place.rowOffset, rawRowBytes));
    const RowReader reader(m_source.dialect);
    const std::span bytes(head.constData(), static_cast<std::size_t>(head.size()));
    Row row;
    reader.readRow(bytes, row);
    context.rawRow = row.raw;
    const auto before = static_cast<std::size_t>(place.offset - place.rowOffset) + 1;
    if (withField && before <= bytes.size() && reader.readRow(bytes.first(before), row) > 0) {
        const qsizetype field = row.fields.size();
        context.column = field <= m_source.fieldNames.size() ? m_source.fieldNames.at(field - 1)
                                                             : CoreText::tr("field %1").arg(field);
    }
    return context;
}

Result<Error> FaultReport::badBytes() const
{
    MILLRACE_TRY(auto context, locate(m_bad, true));
    MILLRACE_TRY(const auto bytes,
                 readContent(m_source.files.at(m_bad.file).content(), m_bad.first.offset, 2));
    return Error{
        .code = ErrorCode::BytesNotInCharset,
        .what = CoreText::tr("%1 of %2%3 with bytes that are no %4 characters; the first at byte %5: %6.")
                    .arg(groupedNumber(m_bad.count), rowsText(m_rows), inFiles(m_bad),
                         QString::fromLatin1(m_source.dialect.charset), groupedNumber(m_bad.first.offset),
                         hexText(bytes)),
        .howToFix = charsetCure(),
        .context = context};
}

Result<Error> FaultReport::nulBytes() const
{
    MILLRACE_TRY(auto context, locate(m_nul, true));
    return Error{.code = ErrorCode::NulBytes,
                 .what = CoreText::tr("%1%2; the first at byte %3.")
                             .arg(counted(m_nul.count, CoreText::tr("NUL byte"), CoreText::tr("NUL bytes")),
                                  inFiles(m_nul), groupedNumber(m_nul.first.offset)),
                 .howToFix = CoreText::tr(
                     "They are loaded as they are. Text has none: look for a damaged file, or a binary or "
                     "BIT column."),
                 .context = context};
}

Result<Error> FaultReport::lineEnds() const
{
    const bool all = m_lf.file < 0;
    const bool most = m_crLf.count * 2 > m_terminated;
    MILLRACE_TRY(auto context, locate(most && !all ? m_lf : m_crLf, false));
    if (all)
        return Error{.code = ErrorCode::LineEndsMixed,
                     .what = CoreText::tr("Every row ends in CRLF, but LF is the line terminator: the last "
                                          "column keeps a CR."),
                     .howToFix = CoreText::tr("Choose LINES TERMINATED BY '\\r\\n'."),
                     .context = context};
    return Error{
        .code = ErrorCode::LineEndsMixed,
        .what =
            CoreText::tr("%1 in CRLF, the others%2 in LF; the first in %3 is here. After a "
                         "CRLF the last column keeps a CR.")
                .arg(counted(m_crLf.count, CoreText::tr("line break is"), CoreText::tr("line breaks are")),
                     inFiles(m_crLf), most ? u"LF"_s : u"CRLF"_s),
        .howToFix = CoreText::tr("Store TRIM(TRAILING '\\r' FROM @last), or convert the file with dos2unix."),
        .context = context};
}

Result<Error> FaultReport::bareLineFeeds() const
{
    MILLRACE_TRY(auto context, locate(m_bareLf, true));
    return Error{
        .code = ErrorCode::LineEndsMixed,
        .what = CoreText::tr("%1%2 without a CR, but CRLF is the line terminator: such a line and the next "
                             "are one row.")
                    .arg(counted(m_bareLf.count, CoreText::tr("line ends in LF"),
                                 CoreText::tr("lines end in LF")),
                         inFiles(m_bareLf)),
        .howToFix = CoreText::tr("Convert the file to one kind of line ends (dos2unix, then LINES TERMINATED "
                                 "BY '\\n'), unless these line feeds belong to values."),
        .context = context};
}

Error FaultReport::commentsLikeRows() const
{
    return {.code = ErrorCode::CommentLikeRow,
            .what =
                CoreText::tr("%1 left out as comments (%2), though they have as many fields as a row; the "
                             "first is here.")
                    .arg(counted(m_commentsLikeRows, CoreText::tr("line is"), CoreText::tr("lines are")),
                         QString::fromLatin1(m_source.dialect.commentsBeginWith)),
            .howToFix = CoreText::tr("If they are rows, leave the beginning of comments empty, and take the "
                                     "lines that are none out of the file."),
            .context = m_firstCommentLikeRow};
}

Error FaultReport::keysNotRead() const
{
    constexpr qsizetype mostShown = 20;
    QStringList texts;
    qint64 others = m_unread.furtherValues;
    for (const UnreadJsonKeys::Key &key : m_unread.keys) {
        if (texts.size() < mostShown)
            texts << CoreText::tr("“%1” (%2)")
                         .arg(key.name, counted(key.count, CoreText::tr("value"), CoreText::tr("values")));
        else
            others += key.count;
    }
    if (others > 0)
        texts << CoreText::tr("and %1 of other keys")
                     .arg(counted(others, CoreText::tr("value"), CoreText::tr("values")));
    return {.code = ErrorCode::JsonKeysNotRead,
            .what = CoreText::tr("Keys that are no field, so that their values are not loaded: %1. The first "
                                 "is here.")
                        .arg(texts.join(u", "_s)),
            .howToFix = CoreText::tr("They are none of the keys that the first rows have. Add to the keys "
                                     "what is to be loaded."),
            .context = {.file = m_source.files.at(m_unreadFile).name(),
                        .line = m_unread.keys.constFirst().firstLine}};
}

Result<QVector<Error>> FaultReport::notes() const
{
    QVector<Error> found;
    // A line feed inside quotes is a value's own (spreadsheets write it so), unless rows fall apart.
    const bool fallsApart = m_source.dialect.fieldsEnclosedBy.isEmpty() || m_wrongRows > 0;
    const std::pair<bool, Result<Error> (FaultReport::*)() const> kinds[] = {
        {m_bad.file >= 0, &FaultReport::badBytes},
        {m_nul.file >= 0, &FaultReport::nulBytes},
        {m_crLf.file >= 0, &FaultReport::lineEnds},
        {m_bareLf.file >= 0 && fallsApart, &FaultReport::bareLineFeeds}};
    for (const auto &[met, note] : kinds) {
        if (!met)
            continue;
        MILLRACE_TRY(auto error, (this->*note)());
        found << std::move(error);
    }
    if (m_commentsLikeRows > 0)
        found << commentsLikeRows();
    if (!m_unread.keys.isEmpty())
        found << keysNotRead();
    if (m_longestRow > mostRowBytes)
        found << Error{
            .code = ErrorCode::RowTooLong,
            .what = CoreText::tr("This row has %1: more than any client can read back (1 GiB).")
                        .arg(sizeText(m_longestRow)),
            .howToFix = CoreText::tr("Check LINES TERMINATED BY and the enclosing byte: a row this long is "
                                     "usually many rows whose ends were not seen."),
            .context = m_longestRowAt};
    return found;
}

} // namespace millrace

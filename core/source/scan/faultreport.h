// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/scan/scanfindings.h"

namespace millrace {

/// Turns what BodyScan found in the files of one source into one located note of each kind, with the count
/// over all files.
class FaultReport
{
public:
    /// No row longer than this can be read back: the most that max_allowed_packet can be set to.
    static constexpr qint64 mostRowBytes = 1024LL * 1024 * 1024;

    /// `source` must outlive the report.
    explicit FaultReport(const Source &source);

    /// \a file: an index of the source's files; in load order.
    void add(int file, const FileScan &scan);
    /// Reads the first places again, for line numbers, field and raw row. Errors: as readContent.
    Result<QVector<Error>> notes() const;

    qint64 longestRowBytes() const { return m_longestRow; }
    const ErrorContext &longestRow() const { return m_longestRowAt; }

private:
    struct Tally
    {
        qint64 count = 0;
        int files = 0;
        int file = -1; ///< of the first, an index of the source's files
        FaultPlace first;

        void add(qint64 more, int in, const FaultPlace &place);
    };
    void addUnread(int file, const UnreadJsonKeys &unread);
    Result<ErrorContext> locate(const Tally &tally, bool withField) const;
    Result<Error> badBytes() const;
    Result<Error> nulBytes() const;
    Result<Error> lineEnds() const;
    Result<Error> bareLineFeeds() const;
    Error commentsLikeRows() const;
    Error keysNotRead() const;
    QString inFiles(const Tally &tally) const;

    const Source &m_source;
    qint64 m_rows = 0;
    qint64 m_terminated = 0; ///< rows with a line terminator
    qint64 m_wrongRows = 0;  ///< with another number of fields
    Tally m_bad;
    Tally m_nul;
    Tally m_crLf;   ///< rows that end in CRLF where LF is the terminator
    Tally m_lf;     ///< rows that end in LF alone there; its count is not kept
    Tally m_bareLf; ///< line feeds where CRLF is the terminator
    qint64 m_commentsLikeRows = 0;
    ErrorContext m_firstCommentLikeRow;
    /// Of all files; the line is that in m_unreadFile where it is the first key.
    UnreadJsonKeys m_unread;
    int m_unreadFile = -1; ///< where the first of them was met
    qint64 m_longestRow = 0;
    ErrorContext m_longestRowAt;
};

} // namespace millrace

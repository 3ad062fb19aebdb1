// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/scan/scanfindings.h"

namespace millrace {

/// Turns rows with a wrong number of fields, and lines that are no JSON object, into located errors: the
/// first 20, and one that counts the rest.
class IssueReport
{
public:
    static constexpr int maxErrors = 20;

    /// `source` must outlive the report.
    explicit IssueReport(const Source &source);

    /// Reads the file again up to the last row it reports, for line numbers and the rows' bytes.
    Result<void> add(const SourceFile &file, const FileScan &scan);
    /// `rows`: of all files, to tell a wrong dialect from wrong rows.
    QVector<Error> errors(qint64 rows) const;

private:
    const Source &m_source;
    QVector<Error> m_errors;
    qint64 m_issues = 0;
};

} // namespace millrace

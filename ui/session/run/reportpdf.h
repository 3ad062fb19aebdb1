// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QTextDocument;

namespace millrace {

/// The HTML report as a PDF on A4: the same text, tables and plots, light colours, everything unfolded. \a
/// html: as reportFor() or compareRuns() made it. Takes seconds for thousands of chunks. Any thread of a
/// program with a QGuiApplication.
QByteArray reportPdf(const QByteArray &html);

/// The report as the document that is printed: for pictures of it.
void layOutReport(QTextDocument &document, const QByteArray &html);

} // namespace millrace

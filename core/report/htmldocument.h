// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runsummary.h"

#include <QByteArray>
#include <QString>

namespace millrace {

/// A whole page around \a body, which is markup: title, run, style sheet. It has no script and no link, and
/// says so to the browser.
QByteArray reportDocument(const QString &name, const RunSummary &summary, const QString &body);

/// A paragraph of this text. \a style: a class of the style sheet; empty: none.
QString htmlParagraph(const QString &text, const QString &style = {});

/// A heading, which is text, and markup below it; empty when there is none.
QString reportSection(const QString &title, const QString &body);
/// The same, to be opened by a click.
QString foldedSection(const QString &title, const QString &body, bool open);

} // namespace millrace

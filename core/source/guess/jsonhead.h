// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/guess/sniffer.h"

namespace millrace {

/// What the head of a file says about JSON Lines.
enum class JsonShape
{
    None,     ///< it is something else
    Lines,    ///< an object on each line
    Document, ///< JSON that goes over several lines
    Array     ///< it begins with an array
};

/// By the bytes; the name (.jsonl, .ndjson, .jsonlines, .json) decides what is made of those that are wrong:
/// a file called so may have lines that are no objects, and is told why it is no JSON Lines.
JsonShape jsonShapeOf(const FileHead &head);

/// Why a file of this shape is none that can be read, and what to do. REQUIRES: Document or Array.
Error notJsonLines(const QString &path, JsonShape shape);

/// More of the file than \a head, where that helps to find its keys: up to 4 MiB. Errors: as readContent.
Result<FileHead> readJsonHead(const Content &content, const FileHead &head);

/// The keys of its objects in the order of their first appearance; lines that are no objects have none.
QStringList jsonKeysOf(const FileHead &head);

/// What the head tells about the table. \a keys: those that were named by hand; empty: those of its rows.
/// \a asJson: of them (Dialect::jsonTexts).
/// Errors: SourceUnsupported: no object in it has a key.
Result<SniffedHead> sniffJson(const FileHead &head, const QStringList &keys, const QStringList &asJson);

} // namespace millrace

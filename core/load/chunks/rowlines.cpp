// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/rowlines.h"

#include "core/source/json/jsonline.h"

#include <algorithm>

namespace millrace {

Result<void> RowLines::complete(Reject &reject)
{
    if (reject.line > 0 || !reject.key.isEmpty())
        return {};
    if (m_file != reject.file) {
        const auto file =
            std::find_if(m_source.files.begin(), m_source.files.end(),
                         [&reject](const SourceFile &each) { return each.content().name() == reject.file; });
        if (file == m_source.files.end())
            return {};
        m_file = reject.file;
        m_counter.reset();
        m_finder.reset();
        m_jsonFinder.reset();
        if (!file->way.jsonKeys.isEmpty())
            m_jsonFinder = std::make_unique<JsonLineFinder>(file->content());
        else if (file->way.sqlTable)
            m_finder = std::make_unique<SqlRowFinder>(file->content());
        else
            m_counter = std::make_unique<LineCounter>(file->content(), m_source.dialect.lineEnd());
    }
    if (m_finder) {
        MILLRACE_TRY(const auto found, m_finder->find(reject.row));
        reject.line = found.place.line;
        reject.byteOffset = found.place.byteOffset;
        return {};
    }
    if (m_jsonFinder)
        return completeJson(reject);
    MILLRACE_TRY(reject.line, m_counter->lineAt(reject.byteOffset));
    reject.byteOffset = m_counter->content().fileOffset(reject.byteOffset).value_or(-1);
    return {};
}

Result<void> RowLines::completeJson(Reject &reject)
{
    MILLRACE_TRY(const auto at, m_jsonFinder->find(reject.row));
    reject.line = at.line;
    reject.byteOffset = at.byteOffset;
    reject.raw = at.text;
    JsonLineReader reader({});
    const JsonFault fault = reader.read({at.text.constData(), static_cast<std::size_t>(at.text.size())});
    if (fault == JsonFault::None)
        return {};
    // The server only knows that it got a row of too many fields.
    reject.column.clear();
    reject.reason = jsonFaultSentence(fault, reader);
    return {};
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/jsonlinefinder.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/json/jsonline.h"

namespace millrace {

namespace {

constexpr qsizetype keptOfLine = 64LL * 1024;

} // namespace

JsonLineFinder::JsonLineFinder(Content content)
    : m_content(std::move(content))
{}

Result<JsonLineAt> JsonLineFinder::find(qint64 row)
{
    const Content asIs = m_content.readAs({});
    if (!m_stream || row <= m_rows) {
        MILLRACE_TRY(m_stream, openContent(asIs));
        m_lines = std::make_unique<PhysicalLines>(*m_stream, mostJsonLineBytes);
        m_rows = 0;
    }
    for (;;) {
        while (const auto whole = m_lines->peek()) {
            const std::string_view line = jsonLineOf(*whole, m_lines->line());
            const bool isRow = !isBlankJsonLine(line);
            m_rows += isRow ? 1 : 0;
            if (isRow && m_rows == row) {
                const auto mark = static_cast<qint64>(whole->size() - line.size());
                JsonLineAt found{.line = m_lines->line(),
                                 .byteOffset = asIs.fileOffset(m_lines->offset() + mark).value_or(-1),
                                 .text = QByteArray(line.data(), static_cast<qsizetype>(line.size()))};
                m_lines->pass();
                return found;
            }
            m_lines->pass();
        }
        MILLRACE_TRY(const bool more, m_lines->readOn());
        if (!more)
            return fail(
                {.code = ErrorCode::SourceChanged,
                 .what = CoreText::tr("%1 has no row %2 any more.").arg(m_content.name(), groupedNumber(row)),
                 .howToFix =
                     CoreText::tr("Let nothing write to the file during the load; then inspect it again."),
                 .context = {.file = m_content.name()}});
    }
}

Result<Error> JsonLineFinder::fault(qint64 row)
{
    MILLRACE_TRY(const auto at, find(row));
    JsonLineReader reader(m_content.way.jsonKeys);
    const JsonFault fault = reader.read({at.text.constData(), static_cast<std::size_t>(at.text.size())});
    Error error{
        .code = ErrorCode::JsonLineInvalid,
        .what = jsonFaultSentence(fault, reader),
        .howToFix = jsonFaultRemedy(fault),
        .context = {
            .file = m_content.name(), .line = at.line, .row = row, .rawRow = at.text.left(keptOfLine)}};
    if (at.byteOffset >= 0)
        error.context.byteOffset = at.byteOffset;
    if (fault == JsonFault::None)
        return fail({.code = ErrorCode::SourceChanged,
                     .what = CoreText::tr("%1 was written to while it was read.").arg(m_content.name()),
                     .howToFix = CoreText::tr("Let nothing write to the file, then inspect it again."),
                     .context = error.context});
    return error;
}

} // namespace millrace

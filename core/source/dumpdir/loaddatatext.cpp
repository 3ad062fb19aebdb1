// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/loaddatatext.h"

#include "core/source/bytes/charsets.h"

namespace millrace {

std::optional<LoadDataText> parseLoadData(const QByteArray &sql)
{
    const auto load = firstLoadData(displayText(sql), {.doubleQuotedNames = true});
    if (!load)
        return std::nullopt;
    LoadDataText result{.table = load->table, .dialect = dialectOf(load->form)};
    for (const LoadDataField &field : load->fields)
        result.columns << field.name;
    return result.dialect.validate() ? std::optional(result) : std::nullopt;
}

Dialect dialectOf(const LoadDataForm &form)
{
    return {.fieldsTerminatedBy = form.fieldsTerminatedBy,
            .fieldsEnclosedBy = form.fieldsEnclosedBy,
            .optionallyEnclosed = form.optionallyEnclosed,
            .fieldsEscapedBy = form.fieldsEscapedBy,
            .linesTerminatedBy = form.linesTerminatedBy,
            .linesStartingBy = form.linesStartingBy,
            .skipLines = form.skipLines,
            .charset = form.charset};
}

} // namespace millrace

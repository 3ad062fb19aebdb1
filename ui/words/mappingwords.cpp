// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/mappingwords.h"

#include "core/mapping/mapping.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <algorithm>

namespace millrace {

QString mappingWords(const Mapping &mapping)
{
    const auto bound =
        std::count_if(mapping.fields.begin(), mapping.fields.end(),
                      [](const FieldBinding &binding) { return binding.kind == FieldBinding::Kind::Column; });
    return tr("%1 → %2").arg(fieldsText(mapping.fields.size()),
                             columnsText(bound + mapping.expressions.size()));
}

} // namespace millrace

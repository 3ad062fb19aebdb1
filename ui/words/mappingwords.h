// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/mapping/transforms.h"

#include <QString>
#include <QStringList>

namespace millrace {

/// "5 fields → 5 columns": Mapping::summary() in the window's language.
QString mappingWords(const Mapping &mapping);

/// What an expression can be made of: the mapping's variables, @row_number, and functions that both flavours
/// have, each with its opening bracket.
QStringList expressionWords(const Mapping &mapping);

/// "Prefix": how a menu calls the transform.
QString transformName(const Transform &transform);
/// "Text": what stands before a parameter's field.
QString parameterName(const TransformParameter &parameter);

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/transforms.h"

namespace millrace {

/// "Prefix": how a menu calls the transform.
QString transformName(const Transform &transform);
/// "Text": what stands before a parameter's field.
QString parameterName(const TransformParameter &parameter);

} // namespace millrace

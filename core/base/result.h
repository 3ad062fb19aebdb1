// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <tl/expected.hpp>

namespace millrace {

/// A value or the Error that kept us from it. Used across every folder border; exceptions are not.
template <typename T> using Result = tl::expected<T, Error>;

/// return fail({.code = …, .what = …, .howToFix = …});
inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

} // namespace millrace

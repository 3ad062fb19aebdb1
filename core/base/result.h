// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <tl/expected.hpp>

#include <utility>

namespace millrace {

/// A value or the Error that kept us from it. Used across every folder border; exceptions are not.
template <typename T> using Result = tl::expected<T, Error>;

/// return fail({.code = …, .what = …, .howToFix = …});
inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

} // namespace millrace

/// Hand an Error on: for `auto x = f(); if (!x) return fail(x.error());` around every call that can fail.
///
///     MILLRACE_TRY(const auto rows, countRows(connection, table)); // rows is the value, not the Result
///     MILLRACE_TRY_VOID(connection.execute(sql));                  // the value is not needed
///
/// Macros, for only a macro can return from the function (or lambda) that it stands in; that function returns
/// a Result of any type. The Result is a temporary of its own name and the value is moved out of it, never
/// copied. MILLRACE_TRY is several statements, the last of them the declaration: it cannot be the unbraced
/// body of an if or a loop. MILLRACE_TRY_VOID is one statement; a value (a lock, say) is gone when it ends.
#define MILLRACE_TRY(declaration, ...)                                                                       \
    MILLRACE_TRY_NAMED(MILLRACE_TRY_JOIN(tried, __COUNTER__), declaration, __VA_ARGS__)
#define MILLRACE_TRY_VOID(...) MILLRACE_TRY_VOID_NAMED(MILLRACE_TRY_JOIN(tried, __COUNTER__), __VA_ARGS__)

#define MILLRACE_TRY_NAMED(result, declaration, ...)                                                         \
    auto result = __VA_ARGS__;                                                                               \
    if (!result)                                                                                             \
        return ::millrace::fail(std::move(result).error());                                                  \
    declaration = *std::move(result)
#define MILLRACE_TRY_VOID_NAMED(result, ...)                                                                 \
    do {                                                                                                     \
        if (auto result = __VA_ARGS__; !result)                                                              \
            return ::millrace::fail(std::move(result).error());                                              \
    } while (false)
#define MILLRACE_TRY_JOIN(a, b)                                                                              \
    MILLRACE_TRY_JOIN_EXPANDED(a, b) // __COUNTER__ is a number only after one more step
#define MILLRACE_TRY_JOIN_EXPANDED(a, b) a##b

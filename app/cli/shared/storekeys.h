// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/store/storeaccess.h"
#include "core/source/stream/sourcestream.h"

namespace millrace::cli {

/// The keys of the store that the keychain was given (millrace-cli stores keep, or the window), where neither
/// environment nor files have any; whose they are is said on standard error. The keychain is asked for
/// nothing else, and never made to ask its user. Of what is no store: none.
GivenKeys keptKeysOf(SourceStream::From from, const QString &url);

} // namespace millrace::cli

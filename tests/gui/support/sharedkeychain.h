// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/support/privatekeychain.h"

namespace millrace::test {

/// The one keychain of this program, started before its first test and gone after the last, when no event
/// loop runs; null where the machine lacks what it needs, and before the first test.
PrivateKeychain *const &sharedKeychain();
/// What a login gives it.
QByteArray sharedKeychainPassword();

} // namespace millrace::test

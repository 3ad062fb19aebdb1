// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/store/storeaccess.h"

#include <QStringList>

namespace millrace {

/// Keys as a keychain keeps them, under storeAccount(): one text, which nothing else ever writes down.
QString keptText(const StoreKeys &keys);
/// None: it is no such text. Their origin is the keychain.
StoreKeys keysOfKept(const QString &text);

/// What of typed keys cannot be right: nothing typed, blanks or line breaks in it. Errors: StoreCredentials,
/// without any of it.
Result<void> checkTyped(const StoreKeys &keys);

/// Of which stores the keychain was given keys, so that it is asked for no other and its user can be told:
/// the names alone (storeAccount()), a line each, in stores.txt beside the saved connections. Every change
/// reads the file anew, under a lock, and writes it whole or not at all. Any thread; blocks for as long as a
/// small file takes.
class KeptStores
{
public:
    static QString path();
    /// Sorted. Errors: FileNotReadable.
    static Result<QStringList> load();
    static bool isKept(const QString &account); ///< no, too, where the file cannot be read
    /// Before the keychain is given the keys and after it has forgotten them: so whatever is in there is on
    /// the list, whenever the program is killed. Errors: FileNotReadable, FileNotWritable, DiskFull.
    static Result<void> setKept(const QString &account, bool kept);
};

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/identity/serverability.h"

#include <QByteArray>
#include <QStringList>
#include <span>

namespace millrace {

/// A function that is built into one server and not into every other.
struct ServerFunction
{
    const char *name; ///< upper case
    VersionRange mySql;
    VersionRange mariaDb;
    /// SQL that gives the same, or nearly; empty: nothing short. Never translated.
    const char *instead = "";
    /// Its call is a grammar of its own: a server that lacks it does not even take a routine that has one.
    bool ownGrammar = false;
    /// What a server is to prepare that has it, and one that lacks it cannot. Null: a call of it says which.
    const char *question = nullptr;

    const VersionRange &of(bool ofMariaDb) const { return ofMariaDb ? mariaDb : mySql; }
};

/// All of them, by name. Whether a server really lacks one it says itself (unknownFunctions()); the versions
/// are for people. Sources: the reference manuals, "Built-In Function and Operator Reference" and the pages
/// of each.
std::span<const ServerFunction> serverFunctions();
/// \a name: upper case. Null: no such row.
const ServerFunction *serverFunction(const QByteArray &name);

/// For people, whole sentences: who has it, what to write instead. \a mariaDb, \a version: the server that
/// lacks it.
QStringList functionRemedies(const ServerFunction &function, bool mariaDb, int version);

} // namespace millrace

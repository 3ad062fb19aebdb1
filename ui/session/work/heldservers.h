// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"
#include "core/source/source.h"

#include <QCoreApplication>

namespace millrace {

/// What is said while a plan's servers are held: nobody connected to them from here before (KnownServers).
struct HeldServers
{
    Q_DECLARE_TR_FUNCTIONS(HeldServers)
public:
    /// Whether a plan's servers may be connected to without asking.
    static bool areKnown(const ConnectionSpec &target, const Source &source);
    static Error notKnown(const ConnectionSpec &target, const Source &source); ///< names those that are not
    static Error notAsked(); ///< in place of the preflight's answer
};

} // namespace millrace

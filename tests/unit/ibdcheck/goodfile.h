// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/tablespacecheck.h"

namespace millrace::test {

/// A file of tests/data/ibd, unpacked. Throws std::runtime_error.
struct GoodFile
{
    explicit GoodFile(const char *server);

    /// Looks at \a bytes with the .cfg.
    ibdcheck::CheckReport check(const std::vector<uint8_t> &bytes, bool built = false) const;

    std::vector<uint8_t> bytes;
    std::vector<uint8_t> cfg;
};

/// One for the whole program, by the name of the server: mariadb, mysql.
const GoodFile &goodFile(const char *server);

} // namespace millrace::test

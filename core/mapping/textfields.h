// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/source/source.h"

namespace millrace {

/// Rows that hold bytes go in with CHARACTER SET binary: then the server takes every field for bytes, while
/// text on its way from another server is UTF-8. This is the mapping with that said where it matters: text
/// for columns in another character set, JSON (MySQL refuses bytes, 3144), UUID and INET (MariaDB takes bytes
/// for the stored form) and variables used in expressions go through CONVERT(… USING utf8mb4). The mapping
/// as it is for rows in utf8mb4. REQUIRES: source.isOnServer().
Mapping sayingWhatIsText(const Mapping &mapping, const Source &source, const TableSchema &table);

} // namespace millrace

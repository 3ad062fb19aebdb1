// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/imagebatch.h"

namespace millrace {

void ImageBatch::clear()
{
    rows.clear();
    raw.clear();
    images.clear();
    keys.clear();
    keyEnds.clear();
    isLastOfFile = false;
}

ibd::RowImage ImageBatch::image(const Row &row, std::size_t columns) const
{
    const ibd::Byte *packed = images.data() + row.imageAt;
    const std::size_t valueBytes = columns * sizeof(ibd::StoredValue);
    return {.bytes = packed + valueBytes,
            .length = static_cast<std::uint32_t>(row.imageBytes - valueBytes),
            .values = {reinterpret_cast<const ibd::StoredValue *>(packed), columns}};
}

std::string_view ImageBatch::key(const Row &row, std::size_t number) const
{
    const std::size_t index = row.firstKey + number;
    const std::size_t from = index == 0 ? 0 : keyEnds[index - 1];
    return {reinterpret_cast<const char *>(keys.data()) + from, keyEnds[index] - from};
}

} // namespace millrace

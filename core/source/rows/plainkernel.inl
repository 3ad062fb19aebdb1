// SPDX-License-Identifier: GPL-3.0-or-later
// Included by plainscan.cpp and plainscan_avx2.cpp inside an unnamed namespace. MILLRACE_KERNEL_TARGET says for
// which processor the functions are compiled; functions of one target may be inlined into each other.

/// The bytes that stand after an odd number of escapes; simdjson's way (Langdale, Lemire: "Parsing Gigabytes of
/// JSON per Second"; arXiv 1902.08318): a subtraction lets a carry run through each series of escapes.
MILLRACE_KERNEL_TARGET inline std::uint64_t escapedBytes(std::uint64_t escapes, bool firstIsEscaped,
                                                         std::uint64_t &active)
{
    constexpr std::uint64_t oddBits = 0xAAAAAAAAAAAAAAAAu;
    const std::uint64_t first = firstIsEscaped ? 1 : 0;
    const std::uint64_t candidates = escapes & ~first;
    const std::uint64_t seriesEnds = (((candidates << 1) | oddBits) - candidates) ^ oddBits;
    active = seriesEnds & escapes; // the escapes that escape the byte after them
    return seriesEnds ^ (escapes | first);
}

/// Row ends and separators of one block of 64 bytes, of which `valid` count.
struct BlockMasks
{
    std::uint64_t rowEnds;
    std::uint64_t separators;
};

template <typename Bytes, bool countFields>
MILLRACE_KERNEL_TARGET inline BlockMasks readBlock(const PlainDialect &dialect, PlainState &state, const char *data,
                                                   std::uint64_t valid, unsigned last)
{
    const Bytes bytes = Bytes::load(data);
    BlockMasks masks{bytes.equal(dialect.lineTerminator) & valid, 0};
    if constexpr (countFields)
        masks.separators = bytes.equal(dialect.fieldTerminator) & valid;
    if (dialect.hasEscape) {
        const std::uint64_t escapes = bytes.equal(dialect.escape) & valid;
        if (escapes != 0 || state.nextIsEscaped) {
            std::uint64_t active = 0;
            const std::uint64_t escaped = escapedBytes(escapes, state.nextIsEscaped, active);
            masks.rowEnds &= ~escaped;
            masks.separators &= ~escaped;
            state.nextIsEscaped = ((active >> last) & 1) != 0;
        }
    }
    return masks;
}

/// Writes the block's rows into the book. Returns the bytes up to the row end that reached a limit, 0 otherwise.
template <bool countFields>
MILLRACE_KERNEL_TARGET inline std::size_t takeRows(BlockMasks masks, PlainState &state, qint64 offset,
                                                   const ScanLimits &limits, RowBook &book)
{
    qint64 taken = 0; // separators of the block that belong to rows that have ended
    while (masks.rowEnds != 0) {
        const int at = std::countr_zero(masks.rowEnds);
        qint64 fields = 0;
        if constexpr (countFields) {
            const qint64 before = std::popcount(masks.separators & ((std::uint64_t{1} << at) - 1));
            fields = state.separators + before - taken + 1;
            taken = before;
            state.separators = 0;
        }
        book.rowEnded(offset + at + 1, static_cast<int>(fields));
        if (limits.reached(book)) [[unlikely]] {
            // A row end leaves nothing behind: what follows in the block is read again by the next call.
            state = {};
            return static_cast<std::size_t>(at) + 1;
        }
        masks.rowEnds &= masks.rowEnds - 1;
    }
    if constexpr (countFields)
        state.separators += std::popcount(masks.separators) - taken;
    return 0;
}

template <typename Bytes, bool countFields>
MILLRACE_KERNEL_TARGET std::size_t scanBlocks(const PlainDialect &dialect, PlainState &state, const char *data,
                                              std::size_t size, qint64 offset, const ScanLimits &limits, RowBook &book)
{
    std::size_t at = 0;
    BlockMasks masks{};
    for (; at + 64 <= size; at += 64) {
        masks = readBlock<Bytes, countFields>(dialect, state, data + at, ~std::uint64_t{0}, 63);
        if (const std::size_t end = takeRows<countFields>(masks, state, offset + qint64(at), limits, book))
            return at + end;
    }
    unsigned last = 63;
    if (at < size) {
        char padded[64] = {};
        std::memcpy(padded, data + at, size - at);
        last = static_cast<unsigned>(size - at - 1);
        masks = readBlock<Bytes, countFields>(dialect, state, padded, lowBits(size - at), last);
        if (const std::size_t end = takeRows<countFields>(masks, state, offset + qint64(at), limits, book))
            return at + end;
    }
    if (size > 0)
        state.afterSeparator = ((masks.separators >> last) & 1) != 0;
    return size;
}

template <typename Bytes>
MILLRACE_KERNEL_TARGET std::size_t scanPlain(const PlainDialect &dialect, PlainState &state, const char *data,
                                             std::size_t size, qint64 offset, const ScanLimits &limits, RowBook &book)
{
    return dialect.countFields ? scanBlocks<Bytes, true>(dialect, state, data, size, offset, limits, book)
                               : scanBlocks<Bytes, false>(dialect, state, data, size, offset, limits, book);
}

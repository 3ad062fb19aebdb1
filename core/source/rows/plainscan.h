// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/dialect.h"
#include "core/source/rows/rowbook.h"

namespace millrace {

/// The dialects of mysqldump -T and its relatives: no enclosing byte, terminators of one byte. A row end is
/// then a line terminator after an even number of escape bytes, which is found 64 bytes at a time.
struct PlainDialect
{
    char fieldTerminator = '\t';
    char lineTerminator = '\n';
    char escape = '\\';
    bool hasEscape = true;
    bool countFields = false;
};

struct PlainState
{
    bool nextIsEscaped = false;
    bool afterSeparator = false; ///< the last byte was an unescaped field terminator
    qint64 separators = 0;       ///< unescaped field terminators of the row being read
};

/// One call of ScanEngine::scan.
using PlainKernel = std::size_t (*)(const PlainDialect &dialect, PlainState &state, const char *data,
                                    std::size_t size, qint64 offset, const ScanLimits &limits, RowBook &book);

struct NamedKernel
{
    const char *name;
    PlainKernel scan;
};

/// The kernels this processor can run, the fastest first.
QVector<NamedKernel> plainKernels();

/// nullptr when the compiler or the processor has no AVX2.
PlainKernel avx2Kernel();

class PlainScan final : public ScanEngine
{
public:
    /// REQUIRES: suits(dialect).
    PlainScan(const Dialect &dialect, bool countFields, PlainKernel kernel);

    static bool suits(const Dialect &dialect);

    std::size_t scan(const char *data, std::size_t size, qint64 offset, const ScanLimits &limits,
                     RowBook &book) override;
    ScanEnd finish(qint64 offset, RowBook &book) override;

private:
    PlainDialect m_dialect;
    PlainState m_state;
    PlainKernel m_kernel;
};

} // namespace millrace

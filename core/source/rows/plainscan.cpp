// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rows/plainscan.h"

#include "core/source/bytes/bytemasks.h"
#include "core/source/bytes/charsets.h"

namespace millrace {

namespace {
#define MILLRACE_KERNEL_TARGET
#include "core/source/rows/plainkernel.inl"
#undef MILLRACE_KERNEL_TARGET
} // namespace

QVector<NamedKernel> plainKernels()
{
    QVector<NamedKernel> kernels;
    if (const PlainKernel avx2 = avx2Kernel())
        kernels.append({"avx2", avx2});
#if defined(__x86_64__)
    kernels.append({"sse2", scanPlain<Sse2Bytes>});
#endif
    kernels.append({"swar", scanPlain<SwarBytes>});
    return kernels;
}

PlainScan::PlainScan(const Dialect &dialect, bool countFields, PlainKernel kernel)
    : m_dialect{.fieldTerminator = dialect.fieldsTerminatedBy.at(0),
                .lineTerminator = dialect.linesTerminatedBy.at(0),
                .escape = dialect.fieldsEscapedBy.isEmpty() ? '\0' : dialect.fieldsEscapedBy.at(0),
                .hasEscape = !dialect.fieldsEscapedBy.isEmpty(),
                .countFields = countFields}
    , m_kernel(kernel)
{}

bool PlainScan::suits(const Dialect &dialect)
{
    return dialect.fieldsEnclosedBy.isEmpty() && dialect.linesStartingBy.isEmpty() &&
           dialect.fieldsTerminatedBy.size() == 1 && dialect.linesTerminatedBy.size() == 1 &&
           trailBytesOf(dialect.charset) == TrailBytes::Harmless;
}

std::size_t PlainScan::scan(const char *data, std::size_t size, qint64 offset, const ScanLimits &limits,
                            RowBook &book)
{
    return m_kernel(m_dialect, m_state, data, size, offset, limits, book);
}

ScanEnd PlainScan::finish(qint64 offset, RowBook &book)
{
    if (offset == book.rowStart)
        return ScanEnd::BetweenRows;
    // The server does not read an empty field at the end of the file: it finds the row one field short.
    const qint64 fields = m_state.separators + (m_state.afterSeparator ? 0 : 1);
    book.rowEnded(offset, static_cast<int>(fields));
    return ScanEnd::InsideRow;
}

} // namespace millrace

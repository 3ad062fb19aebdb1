// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/rowreader.h"

namespace millrace::test {

/// The oracle: the server's reader (sql_load.cc, READ_INFO::read_field of MariaDB 10.11) written down byte by
/// byte, with its stack of bytes given back. Slow and plain on purpose; shares no code with what it judges.
class ReadInfoTwin
{
public:
    ReadInfoTwin(const Dialect &dialect, const QByteArray &bytes, qsizetype from = 0);

    struct TwinRow
    {
        qsizetype start = 0;
        qsizetype end = 0;
        QVector<Field> fields;
        bool terminated = true;
        bool quoteOpen = false;
    };

    /// False at the end of the file.
    bool readRow(TwinRow &row);

private:
    static constexpr int endOfFile = -1;
    static constexpr int none = -2;

    int get();
    void push(int c);
    bool terminator(const QByteArray &term);
    bool terminator(int c, const QByteArray &term);
    bool readField(Field &field);
    void readMultiByteTail(QByteArray &data);
    char unescape(int c);

    Dialect m_dialect;
    QByteArray m_bytes;
    qsizetype m_read;
    QVector<int> m_stack;
    int m_enclosed;
    int m_escape;
    bool m_rowEnded = false;
    bool m_eof = false;
    bool m_foundNull = false;
    bool m_quoteOpen = false;
};

} // namespace millrace::test

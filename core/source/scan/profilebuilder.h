// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/rowreader.h"
#include "core/source/scan/charsetcheck.h"
#include "core/source/scan/distinctcount.h"
#include "core/source/source.h"

namespace millrace {

/// Makes a profile out of rows, which come in load order.
class ProfileBuilder
{
public:
    /// Of the source it uses dialect, fieldCount and fieldNames.
    explicit ProfileBuilder(const Source &source);

    /// Fields beyond the source's fieldCount are not profiled; missing ones are neither NULL nor empty.
    void add(const Row &row, const QString &file);
    TypeProfile profile(bool whole) const;

private:
    /// One way of ordering the values.
    struct Order
    {
        bool ascending = true;
        bool strictly = true;
        QByteArray last;
        bool any = false;
        ProfiledValue least;
        ProfiledValue greatest;
        QByteArray leastText, greatestText; ///< as far as they are compared
    };
    struct Field
    {
        ColumnProfile column;
        DistinctCount distinct;
        Order bySize; ///< meaningful while all values are Decimal
        Order byBytes;
    };
    template <typename Less>
    static void put(Order &order, const QByteArray &value, const ProfiledValue &place, const Less &less);
    ProfiledValue valueAt(const QByteArray &value, const Row &row, const QString &file) const;
    void addValue(Field &field, const QByteArray &value, const ProfiledValue &place);
    bool isText(const QByteArray &value);
    qint64 charactersOf(const QByteArray &value) const;

    CharsetCheck m_charset;
    bool m_utf8;
    TrailBytes m_trailBytes;
    bool m_hasOffsets; ///< of rows, that people find in the files
    bool m_json;
    qint64 m_rows = 0;
    QVector<Field> m_fields;
};

} // namespace millrace

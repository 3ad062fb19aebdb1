// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/content/contentway.h"
#include "core/source/content/physicallines.h"
#include "core/source/json/jsonrow.h"

#include <QVector>
#include <memory>

namespace millrace {

/// Keys whose values no field reads: they are not loaded.
struct UnreadJsonKeys
{
    static constexpr int mostNamed = 100;

    struct Key
    {
        QString name;
        qint64 count = 0;
        qint64 firstLine = 0; ///< from 1, in the file
    };
    QVector<Key> keys;        ///< the first of them, in the order of their first appearance
    qint64 furtherValues = 0; ///< of keys beyond these
};

/// The lines of a JSON Lines file as rows of Dialect::jsonLines(): one for each line that is not blank, and
/// for one that is no object a row of too many fields (jsonrow.h). A byte order mark is passed over. All who
/// read rows read them so. A view has no blank line in its middle (linesLeftOut()); its block is shared. Used
/// by one thread.
class JsonLineStream final : public ByteStream
{
public:
    /// \a way: whose jsonKeys are the fields. \a name: of the file, for errors. REQUIRES: there are keys.
    JsonLineStream(std::unique_ptr<ByteStream> lines, QString name, const ContentWay &way);

    /// Errors: those of the file's own stream; RowTooLong.
    Result<std::span<const char>> next() override;
    QByteArray sharedBlock() const override { return m_block; }
    qint64 linesLeftOut() const override { return m_blankLines; }
    qint64 fileBytesRead() const override { return m_stream->fileBytesRead(); }

    const UnreadJsonKeys &unreadKeys() const { return m_unread; }

private:
    void noteUnread();
    void takeLines();

    const std::unique_ptr<ByteStream> m_stream;
    const QString m_name;
    PhysicalLines m_lines;
    JsonRowWriter m_rows;
    QByteArray m_block;
    qint64 m_blankLines = 0;
    UnreadJsonKeys m_unread;
    QHash<QByteArray, qsizetype> m_unreadIndex;
};

} // namespace millrace

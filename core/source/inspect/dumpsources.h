// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/source.h"
#include "core/source/sqldump/sqlsources.h"

#include <functional>
#include <memory>
#include <vector>

namespace millrace {

/// A file that a dump runs in its place ("source FILE"), or that follows it in a program of several files.
/// Offsets are those of the whole program, in which its
/// bytes stand after the command; lines are those of the file that a place is in.
struct DumpSource
{
    SourceFile file;
    SqlPlace command;
    qint64 begin = 0;     ///< of its bytes
    qint64 end = -1;      ///< -1: it is being read
    int inside = -1;      ///< the one of the list that names it; -1: the dump itself does
    bool follows = false; ///< nobody names it: it stands after the file before, `command` is its first place

    QJsonObject toJson() const;
    /// Errors: BadJson (the file).
    static Result<DumpSource> read(const QJsonObject &json);
};

/// A file of the list begins between the two places: what stands there is in several.
bool isInSeveralFiles(const QVector<DumpSource> &sources, qint64 begin, qint64 end);

/// A place of the program, in the file it is in.
struct DumpPlace
{
    int source = -1; ///< of the list; -1: the dump itself
    SqlPlace place;
};
DumpPlace placeInFile(const QVector<DumpSource> &sources, SqlPlace ofProgram);

/// Opens those files one within the other. When a dump is planned they are looked for: beside the file that
/// names them, and where it is not there, in the working folder. When it runs they are the plan's.
class DumpSources final : public SqlSources
{
public:
    using Watch = std::function<std::unique_ptr<ByteStream>(std::unique_ptr<ByteStream>, const SourceFile &)>;

    /// \a watch: puts something around a file's stream; may be empty.
    explicit DumpSources(SourceFile dump, Watch watch = {})
        : m_dump(std::move(dump))
        , m_watch(std::move(watch))
    {}
    /// \a begin: where the program is taken up.
    DumpSources(SourceFile dump, QVector<DumpSource> planned, SqlPlace begin = {})
        : m_dump(std::move(dump))
        , m_planned(true)
        , m_list(std::move(planned))
        , m_file(placeInFile(m_list, begin).source)
    {}

    /// The files that the program goes on with after the dump, in order.
    void setFollowers(const QVector<SourceFile> &files) { m_followers = files; }

    /// Errors: SourceMissing, SourceUnsupported (it reads itself, or too many are open), located; as
    /// openUnpacked; SourceChanged (the plan has no such file).
    Result<ByteStream *> enter(const QByteArray &name, SqlPlace command, qint64 begin) override;
    void left(qint64 end) override;
    /// Errors: as openUnpacked.
    Result<ByteStream *> follow(qint64 begin) override;

    const QVector<DumpSource> &list() const { return m_list; } ///< in the order of the commands
    /// The error of a place of the program, with the file and the place there.
    Error located(Error error) const;

    static constexpr int mostOpen = 64; ///< one within the other

private:
    Result<ByteStream *> open(qsizetype index);
    Result<SourceFile> find(const QByteArray &name, SqlPlace command) const;
    const SourceFile &fileAt(int index) const { return index < 0 ? m_dump : m_list.at(index).file; }
    Error errorAt(SqlPlace command, ErrorCode code, const QString &what, const QString &howToFix) const;

    const SourceFile m_dump;
    const Watch m_watch;
    const bool m_planned = false;
    QVector<DumpSource> m_list;
    QVector<SourceFile> m_followers;
    qsizetype m_followed = 0; ///< of them
    int m_file = -1;          ///< of the list: the program's present file, which no command names
    QVector<int> m_open;      ///< of the list, the innermost last
    std::vector<std::unique_ptr<ByteStream>> m_streams;
};

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspect/dumpsources.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/content/unpackedcontent.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace millrace {

QJsonObject DumpSource::toJson() const
{
    return {{u"file"_s, sourceFileJson(file)},
            {u"command_line"_s, command.line},
            {u"command_offset"_s, command.byteOffset},
            {u"begin_offset"_s, begin},
            {u"end_offset"_s, end},
            {u"inside"_s, inside},
            {u"follows"_s, follows}};
}

Result<DumpSource> DumpSource::read(const QJsonObject &json)
{
    DumpSource source{.command = {.line = json.value(u"command_line"_s).toInteger(1),
                                  .byteOffset = json.value(u"command_offset"_s).toInteger()},
                      .begin = json.value(u"begin_offset"_s).toInteger(),
                      .end = json.value(u"end_offset"_s).toInteger(-1),
                      .inside = json.value(u"inside"_s).toInt(-1),
                      .follows = json.value(u"follows"_s).toBool()};
    MILLRACE_TRY(source.file, sourceFileFromJson(json.value(u"file"_s).toObject()));
    return source;
}

bool isInSeveralFiles(const QVector<DumpSource> &sources, qint64 begin, qint64 end)
{
    return std::any_of(sources.begin(), sources.end(),
                       [=](const DumpSource &each) { return each.begin > begin && each.begin < end; });
}

DumpPlace placeInFile(const QVector<DumpSource> &sources, SqlPlace ofProgram)
{
    const qint64 offset = ofProgram.byteOffset;
    DumpPlace found{.place = ofProgram};
    for (qsizetype i = 0; i < sources.size(); ++i) // the innermost comes last
        if (const DumpSource &each = sources.at(i);
            each.begin <= offset && (each.end < 0 || offset < each.end)) {
            found.source = static_cast<int>(i);
            found.place.byteOffset = offset - each.begin;
        }
    const qint64 from = offset - found.place.byteOffset;
    for (const DumpSource &each : sources)
        if (each.inside == found.source && each.begin >= from && each.end >= 0 && each.end <= offset)
            found.place.byteOffset -= each.end - each.begin;
    return found;
}

Result<ByteStream *> DumpSources::enter(const QByteArray &name, SqlPlace command, qint64 begin)
{
    qsizetype index = m_list.size();
    if (m_planned) {
        const auto planned = std::find_if(m_list.begin(), m_list.end(), [&](const DumpSource &each) {
            return each.command.byteOffset == command.byteOffset && each.begin == begin;
        });
        if (planned == m_list.end())
            return fail(errorAt(command, ErrorCode::SourceChanged,
                                CoreText::tr("The plan knows of no file that is read here."),
                                CoreText::tr("Plan the dump again.")));
        index = planned - m_list.begin();
    } else {
        MILLRACE_TRY(auto file, find(name, command));
        m_list << DumpSource{.file = std::move(file),
                             .command = command,
                             .begin = begin,
                             .inside = m_open.isEmpty() ? m_file : m_open.last()};
    }
    return open(index);
}

Result<ByteStream *> DumpSources::open(qsizetype index)
{
    const SourceFile &file = m_list.at(index).file;
    MILLRACE_TRY(auto stream, openUnpacked(file.content()));
    m_streams.push_back(m_watch ? m_watch(std::move(stream), file) : std::move(stream));
    m_open << static_cast<int>(index);
    return m_streams.back().get();
}

Result<ByteStream *> DumpSources::follow(qint64 begin)
{
    qsizetype index = m_list.size();
    if (m_planned) { // several may be empty and begin at the same place
        const auto next =
            std::find_if(m_list.begin() + m_file + 1, m_list.end(),
                         [&](const DumpSource &each) { return each.follows && each.begin == begin; });
        if (next == m_list.end())
            return static_cast<ByteStream *>(nullptr);
        index = next - m_list.begin();
    } else if (m_followed == m_followers.size()) {
        return static_cast<ByteStream *>(nullptr);
    } else {
        m_list << DumpSource{.file = m_followers.at(m_followed++),
                             .command = {.byteOffset = begin},
                             .begin = begin,
                             .follows = true};
    }
    m_file = static_cast<int>(index);
    return open(index);
}

void DumpSources::left(qint64 end)
{
    m_list[m_open.takeLast()].end = end;
    m_streams.pop_back();
}

/// The client looks in the folder it was started in, which a plan that runs elsewhere and later does not
/// know: whoever wrote the dump put the files beside it.
Result<SourceFile> DumpSources::find(const QByteArray &name, SqlPlace command) const
{
    const SourceFile &by = fileAt(m_open.isEmpty() ? m_file : m_open.last());
    QString said = QFile::decodeName(name);
    if (said.startsWith(u"~/"_s)) // as the client
        said = QDir::homePath() + said.mid(1);
    const QDir beside = QFileInfo(by.path).absoluteDir();
    const QString path = QFileInfo(beside.absoluteFilePath(said)).isFile()
                             ? beside.absoluteFilePath(said)
                             : QDir::current().absoluteFilePath(said);
    const QFileInfo there(path);
    if (!there.isFile()) {
        const bool isOneFolder = QFileInfo(said).isAbsolute() || beside == QDir::current();
        return fail(errorAt(
            command, ErrorCode::SourceMissing,
            isOneFolder ? CoreText::tr("The dump reads the file %1 here, which does not exist.").arg(path)
                        : CoreText::tr("The dump reads the file %1 here, which is neither in %2 nor in %3.")
                              .arg(said, beside.absolutePath(), QDir::currentPath()),
            CoreText::tr("Put the file there, or take the line out.")));
    }
    const QString canonical = there.canonicalFilePath();
    const bool readsItself = (m_file < 0 && QFileInfo(m_dump.path).canonicalFilePath() == canonical) ||
                             std::any_of(m_open.begin(), m_open.end(), [&](int index) {
                                 return QFileInfo(fileAt(index).path).canonicalFilePath() == canonical;
                             });
    if (readsItself)
        return fail(errorAt(command, ErrorCode::SourceUnsupported,
                            CoreText::tr("The file %1 is read within itself: that has no end.").arg(said),
                            CoreText::tr("Take the line out.")));
    if (m_open.size() >= mostOpen)
        return fail(errorAt(command, ErrorCode::SourceUnsupported,
                            CoreText::tr("More than %1 files are read one within the other.").arg(mostOpen),
                            CoreText::tr("Name the files one after the other in one file.")));
    MILLRACE_TRY(const auto fingerprint, fingerprintOf(path));
    return SourceFile{.path = QDir::cleanPath(path), .fingerprint = fingerprint};
}

Error DumpSources::errorAt(SqlPlace command, ErrorCode code, const QString &what,
                           const QString &howToFix) const
{
    Error error{.code = code, .what = what, .howToFix = howToFix};
    error.context.line = command.line;
    error.context.byteOffset = command.byteOffset;
    return located(std::move(error));
}

Error DumpSources::located(Error error) const
{
    if (!error.context.file.isEmpty())
        return error;
    if (!error.context.byteOffset) {
        error.context.file = fileAt(m_open.isEmpty() ? m_file : m_open.last()).name();
        return error;
    }
    const DumpPlace at = placeInFile(m_list, {.byteOffset = *error.context.byteOffset});
    error.context.file = fileAt(at.source).name();
    error.context.byteOffset = at.place.byteOffset;
    return error;
}

} // namespace millrace

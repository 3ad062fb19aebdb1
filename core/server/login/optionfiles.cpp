// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/login/optionfiles.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/login/optiongroup.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>

namespace millrace {

namespace {

/// As deep as the clients follow includes.
constexpr int deepest = 10;

bool isServerGroup(const QString &name)
{
    static const QRegularExpression servers(
        u"^(mysqld|mariadbd?|server|galera|mysql_upgrade|embedded|mysqladmin|mysqlhotcopy)"
        "(_safe|_multi|\\d+|[-.].*)?$"_s);
    return servers.match(name).hasMatch();
}

bool saysWhereOrWho(const QByteArray &option)
{
    const QByteArray name = QByteArray(option).replace('_', '-');
    return name == "host" || name == "port" || name == "socket" || name == "user" || name == "password" ||
           name.startsWith("ssl-");
}

class Reader
{
public:
    QVector<OptionGroupPlace> places;

    void read(const QString &path, int depth = 0)
    {
        QFile file(path);
        if (depth > deepest || !file.open(QIODevice::ReadOnly))
            return;
        QString group;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            if (line.isEmpty() || line.startsWith('#') || line.startsWith(';'))
                continue;
            if (line.startsWith('!'))
                include(line, QFileInfo(path).absolutePath(), depth);
            else if (line.startsWith('[') && line.contains(']'))
                group = QString::fromUtf8(line.mid(1, line.indexOf(']') - 1)).trimmed();
            else if (!group.isEmpty() && !isServerGroup(group) &&
                     saysWhereOrWho(
                         line.left(line.indexOf('=') < 0 ? line.size() : line.indexOf('=')).trimmed()))
                note(group, path);
        }
    }

private:
    void include(const QByteArray &line, const QString &folder, int depth)
    {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.size() < 2)
            return;
        const QString path =
            QDir(folder).absoluteFilePath(QFile::decodeName(line.mid(words.first().size()).trimmed()));
        if (words.first() == "!include")
            read(path, depth + 1);
        else if (words.first() == "!includedir")
            for (const QFileInfo &file :
                 QDir(path).entryInfoList({u"*.cnf"_s, u"*.ini"_s}, QDir::Files, QDir::Name))
                read(file.filePath(), depth + 1);
    }

    void note(const QString &group, const QString &path)
    {
        auto place = std::find_if(places.begin(), places.end(),
                                  [&](const OptionGroupPlace &known) { return known.name == group; });
        if (place == places.end())
            place = places.insert(places.end(), {.name = group, .files = {}});
        if (!place->files.contains(path))
            place->files << path;
    }
};

} // namespace

QStringList optionFilesFromHelp(const QByteArray &help)
{
    const QList<QByteArray> lines = help.split('\n');
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        if (!lines.at(i).startsWith("Default options are read from the following files"))
            continue;
        QStringList files;
        for (const QString &word : QFile::decodeName(lines.at(i + 1)).simplified().split(u' '))
            if (!word.isEmpty())
                files << (word.startsWith("~/"_L1) ? QDir::homePath() + word.mid(1) : word);
        return files;
    }
    return {};
}

QVector<OptionGroupPlace> optionGroupsIn(const QStringList &files)
{
    Reader reader;
    for (const QString &file : files)
        reader.read(file);
    return reader.places;
}

Result<QVector<OptionGroupPlace>> listOptionGroups()
{
    MILLRACE_TRY(const auto program, printDefaultsProgram());
    constexpr int timeoutMs = 10'000;
    QProcess process;
    process.start(program, {u"--help"_s}, QIODevice::ReadOnly);
    if (!process.waitForFinished(timeoutMs)) {
        const QString said = process.errorString();
        process.kill();
        process.waitForFinished();
        return fail({.code = ErrorCode::OptionFileUnreadable,
                     .what = CoreText::tr("%1 does not answer: %2.").arg(program, said),
                     .howToFix = CoreText::tr("Run \"%1 --help\" to see why.").arg(program)});
    }
    return optionGroupsIn(optionFilesFromHelp(process.readAllStandardOutput()));
}

} // namespace millrace

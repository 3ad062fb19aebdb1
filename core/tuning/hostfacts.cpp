// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/hostfacts.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <sys/statvfs.h>

namespace millrace {

namespace {

QString readText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

/// "0-3,8" → 5.
int countOf(const QString &cpuList)
{
    int count = 0;
    for (const QString &part : cpuList.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const int first = part.section(QLatin1Char('-'), 0, 0).toInt();
        const int last = part.contains(QLatin1Char('-')) ? part.section(QLatin1Char('-'), 1).toInt() : first;
        count += std::max(0, last - first + 1);
    }
    return count;
}

/// Kilobytes of one line of /proc/meminfo, in bytes.
qint64 memoryLine(const QString &meminfo, const QString &name)
{
    const QRegularExpression line(QStringLiteral("^%1:\\s+(\\d+) kB").arg(name),
                                  QRegularExpression::MultilineOption);
    return line.match(meminfo).captured(1).toLongLong() * 1024;
}

/// The control group of a process for one controller: version 1 gives every controller its own hierarchy,
/// version 2 has one for all (the line with the empty name).
struct ControlGroups
{
    QString unified;
    QMap<QString, QString> byController;

    static ControlGroups of(const QString &root, qint64 pid)
    {
        ControlGroups groups;
        const QString process = pid > 0 ? QString::number(pid) : QStringLiteral("self");
        for (const QString &line :
             readText(QStringLiteral("%1/proc/%2/cgroup").arg(root, process)).split(QLatin1Char('\n'))) {
            const QString names = line.section(QLatin1Char(':'), 1, 1);
            const QString path = line.section(QLatin1Char(':'), 2);
            if (names.isEmpty())
                groups.unified = path;
            for (const QString &name : names.split(QLatin1Char(','), Qt::SkipEmptyParts))
                groups.byController.insert(name, path);
        }
        return groups;
    }

    /// Files of that name from the group up to the root of its hierarchy: each level can only narrow.
    QStringList upwards(const QString &base, QString path, const QString &file) const
    {
        QStringList found;
        for (;;) {
            const QString candidate = QDir::cleanPath(base + path) + QLatin1Char('/') + file;
            if (QFile::exists(candidate))
                found << candidate;
            if (path.isEmpty() || path == QLatin1String("/"))
                return found;
            path = path.section(QLatin1Char('/'), 0, -2);
        }
    }
};

void readLimits(HostFacts &facts, const QString &root, qint64 pid)
{
    const ControlGroups groups = ControlGroups::of(root, pid);
    const QString base = root + QStringLiteral("/sys/fs/cgroup");
    const auto narrow = [&facts](double cpus) {
        if (cpus > 0 && (facts.cpuQuota == 0 || cpus < facts.cpuQuota))
            facts.cpuQuota = cpus;
    };
    for (const QString &file : groups.upwards(base, groups.unified, QStringLiteral("cpu.max"))) {
        const QStringList parts = readText(file).split(QLatin1Char(' '));
        if (parts.size() == 2 && parts.first() != QLatin1String("max") && parts.last().toDouble() > 0)
            narrow(parts.first().toDouble() / parts.last().toDouble());
    }
    const QString cpuGroup = groups.byController.value(QStringLiteral("cpu"));
    for (const QString &file :
         groups.upwards(base + QStringLiteral("/cpu"), cpuGroup, QStringLiteral("cpu.cfs_quota_us"))) {
        const double quota = readText(file).toDouble();
        const double period =
            readText(QString(file).replace(QStringLiteral("cfs_quota"), QStringLiteral("cfs_period")))
                .toDouble();
        if (quota > 0 && period > 0)
            narrow(quota / period);
    }

    QStringList sets = groups.upwards(base, groups.unified, QStringLiteral("cpuset.cpus.effective"));
    sets +=
        groups.upwards(base + QStringLiteral("/cpuset"), groups.byController.value(QStringLiteral("cpuset")),
                       QStringLiteral("cpuset.cpus"));
    for (const QString &file : std::as_const(sets)) {
        const QString set = readText(file);
        const int before = facts.cpuset.isEmpty() ? facts.cpus : countOf(facts.cpuset);
        if (countOf(set) > 0 && countOf(set) < before)
            facts.cpuset = set;
    }

    QStringList limits = groups.upwards(base, groups.unified, QStringLiteral("memory.max"));
    limits +=
        groups.upwards(base + QStringLiteral("/memory"), groups.byController.value(QStringLiteral("memory")),
                       QStringLiteral("memory.limit_in_bytes"));
    for (const QString &file : std::as_const(limits)) {
        bool isNumber = false;
        const qint64 limit = readText(file).toLongLong(&isNumber);
        if (isNumber && limit > 0 && limit < facts.memoryBytes) {
            facts.memoryBytes = limit;
            facts.memoryLimited = true;
        }
    }
}

/// Octal escapes of mountinfo: a space in a path is \040.
QString unescaped(const QString &text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        bool isOctal = false;
        const int code = text.mid(i + 1, 3).toInt(&isOctal, 8);
        if (text.at(i) == QLatin1Char('\\') && isOctal) {
            plain += QChar(code);
            i += 3;
        } else {
            plain += text.at(i);
        }
    }
    return plain;
}

std::optional<HostFacts::Filesystem> filesystemOf(const QString &root, const QString &path)
{
    if (path.isEmpty() || !QDir::isAbsolutePath(path))
        return std::nullopt;
    HostFacts::Filesystem found{.path = path};
    const QString folder = QDir::cleanPath(path) + QLatin1Char('/');
    for (const QString &line :
         readText(root + QStringLiteral("/proc/self/mountinfo")).split(QLatin1Char('\n'))) {
        const QString mount = unescaped(line.section(QLatin1Char(' '), 4, 4));
        const QString prefix = mount.endsWith(QLatin1Char('/')) ? mount : mount + QLatin1Char('/');
        if (mount.isEmpty() || !folder.startsWith(prefix) || mount.size() < found.mount.size())
            continue; // a later mount over the same place covers the earlier one
        found.mount = mount;
        found.type = line.section(QStringLiteral(" - "), 1).section(QLatin1Char(' '), 0, 0);
    }
    if (found.mount.isEmpty())
        return std::nullopt;
    struct statvfs space = {};
    if (::statvfs(QFile::encodeName(root + path).constData(), &space) == 0) {
        found.freeBytes = static_cast<qint64>(space.f_bavail) * static_cast<qint64>(space.f_frsize);
        found.totalBytes = static_cast<qint64>(space.f_blocks) * static_cast<qint64>(space.f_frsize);
    }
    return found;
}

} // namespace

HostFacts HostFacts::read(const HostSettings &host, const QString &datadir, const QString &tmpdir, qint64 pid)
{
    const QString root = host.root();
    HostFacts facts{.settings = host, .machine = host.machineName()};
    facts.cpus = countOf(readText(root + QStringLiteral("/sys/devices/system/cpu/online")));
    const QString meminfo = readText(root + QStringLiteral("/proc/meminfo"));
    facts.memoryBytes = memoryLine(meminfo, QStringLiteral("MemTotal"));
    facts.availableBytes = memoryLine(meminfo, QStringLiteral("MemAvailable"));
    readLimits(facts, root, pid);
    facts.datadir = filesystemOf(root, datadir);
    facts.tmpdir = filesystemOf(root, tmpdir);
    return facts;
}

std::optional<HostFacts> HostFacts::ofServer(const ConnectionSpec &spec, const ServerFacts &facts,
                                             const HostSettings &host)
{
    const bool loopback = spec.scratch || !spec.socket.isEmpty() || spec.host.isEmpty() ||
                          spec.host == QLatin1String("localhost") || spec.host == QLatin1String("::1") ||
                          spec.host.startsWith(QLatin1String("127."));
    if (!loopback || facts.variables.value(QStringLiteral("hostname")) != host.machineName())
        return std::nullopt;
    const QString datadir = facts.variables.value(QStringLiteral("datadir"));
    QString pidFile = facts.variables.value(QStringLiteral("pid_file"));
    if (!QDir::isAbsolutePath(pidFile))
        pidFile = datadir + pidFile;
    // Several temporary folders stand in one variable, used in turn: the first is looked at.
    const QString tmpdir = facts.variables.value(QStringLiteral("tmpdir")).section(QLatin1Char(':'), 0, 0);
    return read(host, datadir, tmpdir, readText(host.root() + pidFile).toLongLong());
}

QStringList HostFacts::warnings(const ServerFacts &facts) const
{
    QStringList lines;
    if (const auto governor = settings.value(QStringLiteral("cpu_governor"));
        governor && *governor != QLatin1String("performance"))
        lines << CoreText::tr("The CPU governor is %1: the cores may not clock up for short bursts of work, "
                              "which a load is made of.")
                     .arg(*governor);
    if (cpuQuota > 0)
        lines << CoreText::tr(
                     "The server's control group gets %1 CPUs' worth of time (of %2): beyond that it "
                     "is put to sleep, and the load stutters.")
                     .arg(textLocale().toString(cpuQuota, 'g', 3))
                     .arg(cpus);
    if (!cpuset.isEmpty())
        lines << CoreText::tr("The server may use the CPUs %1 only (of %2).").arg(cpuset).arg(cpus);
    if (const auto swappiness = settings.value(QStringLiteral("swappiness"));
        swappiness && swappiness->toInt() > 10)
        lines << CoreText::tr(
                     "vm.swappiness is %1: under memory pressure the kernel swaps pages of the buffer "
                     "pool out; 1 keeps them.")
                     .arg(*swappiness);
    if (memoryBytes > 0 && facts.bufferPoolBytes() > memoryBytes / 10 * 9)
        lines << CoreText::tr("The buffer pool (%1) takes nearly all of the %2 of memory.")
                     .arg(sizeText(facts.bufferPoolBytes()), sizeText(memoryBytes));
    constexpr qint64 little = 5LL * 1024 * 1024 * 1024;
    for (const auto &[what, place] :
         {std::pair(CoreText::tr("data directory"), datadir), std::pair(QStringLiteral("tmpdir"), tmpdir)}) {
        if (!place)
            continue;
        if (place->freeBytes >= 0 && place->freeBytes < little)
            lines << CoreText::tr("Only %1 free for the %2 %3.")
                         .arg(sizeText(place->freeBytes), what, place->path);
        if (place->inMemory())
            lines << CoreText::tr(
                         "The %1 %2 lies in memory (%3): it is gone after a restart of the machine, and "
                         "its pages compete with the buffer pool.")
                         .arg(what, place->path, place->type);
    }
    return lines;
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/hostfacts.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
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
    for (const QString &part : cpuList.split(u',', Qt::SkipEmptyParts)) {
        const int first = part.section(u'-', 0, 0).toInt();
        const int last = part.contains(u'-') ? part.section(u'-', 1).toInt() : first;
        count += std::max(0, last - first + 1);
    }
    return count;
}

/// Kilobytes of one line of /proc/meminfo, in bytes.
qint64 memoryLine(const QString &meminfo, const QString &name)
{
    const QRegularExpression line(u"^%1:\\s+(\\d+) kB"_s.arg(name), QRegularExpression::MultilineOption);
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
        const QString process = pid > 0 ? QString::number(pid) : u"self"_s;
        for (const QString &line : readText(u"%1/proc/%2/cgroup"_s.arg(root, process)).split(u'\n')) {
            const QString names = line.section(u':', 1, 1);
            const QString path = line.section(u':', 2);
            if (names.isEmpty())
                groups.unified = path;
            for (const QString &name : names.split(u',', Qt::SkipEmptyParts))
                groups.byController.insert(name, path);
        }
        return groups;
    }

    /// Files of that name from the group up to the root of its hierarchy: each level can only narrow.
    QStringList upwards(const QString &base, QString path, const QString &file) const
    {
        QStringList found;
        for (;;) {
            const QString candidate = QDir::cleanPath(base + path) + u'/' + file;
            if (QFile::exists(candidate))
                found << candidate;
            if (path.isEmpty() || path == "/"_L1)
                return found;
            path = path.section(u'/', 0, -2);
        }
    }
};

void readLimits(HostFacts &facts, const QString &root, qint64 pid)
{
    const ControlGroups groups = ControlGroups::of(root, pid);
    const QString base = root + u"/sys/fs/cgroup"_s;
    const auto narrow = [&facts](double cpus) {
        if (cpus > 0 && (facts.cpuQuota == 0 || cpus < facts.cpuQuota))
            facts.cpuQuota = cpus;
    };
    for (const QString &file : groups.upwards(base, groups.unified, u"cpu.max"_s)) {
        const QStringList parts = readText(file).split(u' ');
        if (parts.size() == 2 && parts.first() != "max"_L1 && parts.last().toDouble() > 0)
            narrow(parts.first().toDouble() / parts.last().toDouble());
    }
    const QString cpuGroup = groups.byController.value(u"cpu"_s);
    for (const QString &file : groups.upwards(base + u"/cpu"_s, cpuGroup, u"cpu.cfs_quota_us"_s)) {
        const double quota = readText(file).toDouble();
        const double period = readText(QString(file).replace(u"cfs_quota"_s, u"cfs_period"_s)).toDouble();
        if (quota > 0 && period > 0)
            narrow(quota / period);
    }

    QStringList sets = groups.upwards(base, groups.unified, u"cpuset.cpus.effective"_s);
    sets += groups.upwards(base + u"/cpuset"_s, groups.byController.value(u"cpuset"_s), u"cpuset.cpus"_s);
    for (const QString &file : std::as_const(sets)) {
        const QString set = readText(file);
        const int before = facts.cpuset.isEmpty() ? facts.cpus : countOf(facts.cpuset);
        if (countOf(set) > 0 && countOf(set) < before)
            facts.cpuset = set;
    }

    QStringList limits = groups.upwards(base, groups.unified, u"memory.max"_s);
    limits += groups.upwards(base + u"/memory"_s, groups.byController.value(u"memory"_s),
                             u"memory.limit_in_bytes"_s);
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
        if (text.at(i) == u'\\' && isOctal) {
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
    const QString folder = QDir::cleanPath(path) + u'/';
    for (const QString &line : readText(root + u"/proc/self/mountinfo"_s).split(u'\n')) {
        const QString mount = unescaped(line.section(u' ', 4, 4));
        const QString prefix = mount.endsWith(u'/') ? mount : mount + u'/';
        if (mount.isEmpty() || !folder.startsWith(prefix) || mount.size() < found.mount.size())
            continue; // a later mount over the same place covers the earlier one
        found.mount = mount;
        found.type = line.section(u" - "_s, 1).section(u' ', 0, 0);
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
    facts.cpus = countOf(readText(root + u"/sys/devices/system/cpu/online"_s));
    const QString meminfo = readText(root + u"/proc/meminfo"_s);
    facts.memoryBytes = memoryLine(meminfo, u"MemTotal"_s);
    facts.availableBytes = memoryLine(meminfo, u"MemAvailable"_s);
    readLimits(facts, root, pid);
    facts.datadir = filesystemOf(root, datadir);
    facts.tmpdir = filesystemOf(root, tmpdir);
    return facts;
}

std::optional<HostFacts> HostFacts::ofServer(const ConnectionSpec &spec, const ServerFacts &facts,
                                             const HostSettings &host)
{
    const bool loopback = spec.scratch || !spec.socket.isEmpty() || spec.host.isEmpty() ||
                          spec.host == "localhost"_L1 || spec.host == "::1"_L1 ||
                          spec.host.startsWith("127."_L1);
    if (!loopback || spec.ssh.isSet() || facts.variables.value(u"hostname"_s) != host.machineName())
        return std::nullopt;
    const QString datadir = facts.variables.value(u"datadir"_s);
    QString pidFile = facts.variables.value(u"pid_file"_s);
    if (!QDir::isAbsolutePath(pidFile))
        pidFile = datadir + pidFile;
    // Several temporary folders stand in one variable, used in turn: the first is looked at.
    const QString tmpdir = facts.variables.value(u"tmpdir"_s).section(u':', 0, 0);
    return read(host, datadir, tmpdir, readText(host.root() + pidFile).toLongLong());
}

QStringList HostFacts::warnings(const ServerFacts &facts) const
{
    QStringList lines;
    if (const auto governor = settings.value(u"cpu_governor"_s); governor && *governor != "performance"_L1)
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
    if (const auto swappiness = settings.value(u"swappiness"_s); swappiness && swappiness->toInt() > 10)
        lines << CoreText::tr(
                     "vm.swappiness is %1: under memory pressure the kernel swaps pages of the buffer "
                     "pool out; 1 keeps them.")
                     .arg(*swappiness);
    if (memoryBytes > 0 && facts.bufferPoolBytes() > memoryBytes / 10 * 9)
        lines << CoreText::tr("The buffer pool (%1) takes nearly all of the %2 of memory.")
                     .arg(sizeText(facts.bufferPoolBytes()), sizeText(memoryBytes));
    constexpr qint64 little = 5LL * 1024 * 1024 * 1024;
    for (const auto &[what, place] :
         {std::pair(CoreText::tr("data directory"), datadir), std::pair(u"tmpdir"_s, tmpdir)}) {
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

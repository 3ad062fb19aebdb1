// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/hostsettings.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace millrace {

namespace {

const QString governor = u"cpu_governor"_s;
const QString swappiness = u"swappiness"_s;
const QString hugePages = u"transparent_hugepage"_s;

QString firstLine(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine(4096)).trimmed() : QString();
}

/// "always [madvise] never" → "madvise".
QString chosenOf(const QString &line)
{
    static const QRegularExpression chosen(u"\\[(\\S+)\\]"_s);
    const auto match = chosen.match(line);
    return match.hasMatch() ? match.captured(1) : line;
}

QString cpuOf(const QString &governorFile)
{
    static const QRegularExpression cpu(u"/(cpu\\d+)/cpufreq/"_s);
    return cpu.match(governorFile).captured(1);
}

/// Straight to the kernel: what it refuses shows in write(), which a buffered file would hide until it is
/// closed. Not truncated before: of a plain file, as tests have, the value must never be gone for a moment.
int writeText(const QString &path, const QString &text)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CLOEXEC);
    if (file < 0)
        return errno;
    const QByteArray bytes = text.toUtf8() + '\n';
    const int reason =
        ::write(file, bytes.constData(), static_cast<std::size_t>(bytes.size())) == bytes.size() ? 0 : errno;
    ::close(file);
    return reason;
}

} // namespace

HostSettings::HostSettings()
    : HostSettings(qEnvironmentVariable("MILLRACE_HOST_ROOT"))
{}

HostSettings::HostSettings(QString root)
    : m_root(std::move(root))
{
    while (m_root.endsWith(u'/'))
        m_root.chop(1);
}

QStringList HostSettings::names()
{
    return {governor, swappiness, hugePages};
}

QStringList HostSettings::files(const QString &name) const
{
    if (name == swappiness)
        return {m_root + u"/proc/sys/vm/swappiness"_s};
    if (name == hugePages)
        return {m_root + u"/sys/kernel/mm/transparent_hugepage/enabled"_s};
    QStringList found;
    if (name != governor)
        return found;
    const QString cpus = m_root + u"/sys/devices/system/cpu"_s;
    static const QRegularExpression cpu(u"^cpu\\d+$"_s);
    for (const QString &entry : QDir(cpus).entryList({u"cpu*"_s}, QDir::Dirs)) {
        const QString file = u"%1/%2/cpufreq/scaling_governor"_s.arg(cpus, entry);
        if (cpu.match(entry).hasMatch() && QFile::exists(file))
            found << file;
    }
    std::sort(found.begin(), found.end(), [](const QString &a, const QString &b) {
        return cpuOf(a).mid(3).toInt() < cpuOf(b).mid(3).toInt();
    });
    return found;
}

Result<QString> HostSettings::value(const QString &name) const
{
    QStringList each;
    QStringList named;
    for (const QString &file : files(name)) {
        const QString value = chosenOf(firstLine(file));
        if (value.isEmpty())
            continue;
        each << value;
        named << u"%1=%2"_s.arg(cpuOf(file), value);
    }
    if (each.isEmpty())
        return fail({.code = ErrorCode::SettingUnknown,
                     .what = CoreText::tr("This machine shows no %1.").arg(name),
                     .howToFix = name == governor
                                     ? CoreText::tr("In a virtual machine look at the host below it.")
                                     : CoreText::tr("Leave the setting out.")});
    return each.count(each.first()) == each.size() ? each.first() : named.join(u',');
}

QStringList HostSettings::choices(const QString &name) const
{
    const QStringList paths = files(name);
    if (paths.isEmpty())
        return {};
    if (name == governor)
        return firstLine(QFileInfo(paths.first()).path() + u"/scaling_available_governors"_s)
            .split(u' ', Qt::SkipEmptyParts);
    if (name == hugePages)
        return firstLine(paths.first()).remove(u'[').remove(u']').split(u' ', Qt::SkipEmptyParts);
    return {};
}

bool HostSettings::isWritable(const QString &name) const
{
    const QStringList paths = files(name);
    return !paths.isEmpty() && std::all_of(paths.begin(), paths.end(), [](const QString &path) {
        return ::access(QFile::encodeName(path).constData(), W_OK) == 0;
    });
}

Result<QString> HostSettings::set(const QString &name, const QString &value) const
{
    const QStringList paths = files(name);
    if (paths.isEmpty())
        return this->value(name); // its error
    QMap<QString, QString> perCpu;
    if (value.contains(u'='))
        for (const QString &part : value.split(u','))
            perCpu.insert(part.section(u'=', 0, 0), part.section(u'=', 1));
    for (const QString &path : paths) {
        const QString wanted = perCpu.isEmpty() ? value : perCpu.value(cpuOf(path));
        if (wanted.isEmpty() || chosenOf(firstLine(path)) == wanted)
            continue;
        const int reason = writeText(path, wanted);
        if (reason == EACCES || reason == EPERM || reason == EROFS)
            return fail({.code = ErrorCode::PrivilegeMissing,
                         .what = CoreText::tr("This account may not change %1.").arg(name),
                         .howToFix = CoreText::tr("As root on that machine: %1").arg(command(name, value)),
                         .context = {.file = path}});
        if (reason != 0)
            return fail({.code = ErrorCode::SettingRefused,
                         .what = CoreText::tr("The kernel does not take “%1” for %2: %3.")
                                     .arg(wanted, name, QString::fromLocal8Bit(std::strerror(reason))),
                         .howToFix = choices(name).isEmpty()
                                         ? CoreText::tr("Leave the setting out.")
                                         : CoreText::tr("It offers: %1.").arg(choices(name).join(u", "_s)),
                         .context = {.file = path}});
    }
    return this->value(name);
}

QString HostSettings::command(const QString &name, const QString &value)
{
    if (name == swappiness)
        return u"sysctl vm.swappiness=%1"_s.arg(value);
    if (name == hugePages)
        return u"echo %1 > /sys/kernel/mm/transparent_hugepage/enabled"_s.arg(value);
    if (!value.contains(u'='))
        return u"echo %1 | tee /sys/devices/system/cpu/cpu*/cpufreq/scaling_governor"_s.arg(value);
    QStringList commands;
    for (const QString &part : value.split(u','))
        commands << u"echo %1 > /sys/devices/system/cpu/%2/cpufreq/scaling_governor"_s.arg(
            part.section(u'=', 1), part.section(u'=', 0, 0));
    return commands.join(u"; "_s);
}

QString HostSettings::machineName() const
{
    return firstLine(m_root + u"/proc/sys/kernel/hostname"_s);
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/hostsettings.h"

#include "core/base/coretext.h"

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

const QString governor = QStringLiteral("cpu_governor");
const QString swappiness = QStringLiteral("swappiness");
const QString hugePages = QStringLiteral("transparent_hugepage");

QString firstLine(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine(4096)).trimmed() : QString();
}

/// "always [madvise] never" → "madvise".
QString chosenOf(const QString &line)
{
    static const QRegularExpression chosen(QStringLiteral("\\[(\\S+)\\]"));
    const auto match = chosen.match(line);
    return match.hasMatch() ? match.captured(1) : line;
}

QString cpuOf(const QString &governorFile)
{
    static const QRegularExpression cpu(QStringLiteral("/(cpu\\d+)/cpufreq/"));
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
    while (m_root.endsWith(QLatin1Char('/')))
        m_root.chop(1);
}

QStringList HostSettings::names()
{
    return {governor, swappiness, hugePages};
}

QStringList HostSettings::files(const QString &name) const
{
    if (name == swappiness)
        return {m_root + QStringLiteral("/proc/sys/vm/swappiness")};
    if (name == hugePages)
        return {m_root + QStringLiteral("/sys/kernel/mm/transparent_hugepage/enabled")};
    QStringList found;
    if (name != governor)
        return found;
    const QString cpus = m_root + QStringLiteral("/sys/devices/system/cpu");
    static const QRegularExpression cpu(QStringLiteral("^cpu\\d+$"));
    for (const QString &entry : QDir(cpus).entryList({QStringLiteral("cpu*")}, QDir::Dirs)) {
        const QString file = QStringLiteral("%1/%2/cpufreq/scaling_governor").arg(cpus, entry);
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
        named << QStringLiteral("%1=%2").arg(cpuOf(file), value);
    }
    if (each.isEmpty())
        return fail({.code = ErrorCode::SettingUnknown,
                     .what = CoreText::tr("This machine shows no %1.").arg(name),
                     .howToFix = name == governor
                                     ? CoreText::tr("In a virtual machine look at the host below it.")
                                     : CoreText::tr("Leave the setting out.")});
    return each.count(each.first()) == each.size() ? each.first() : named.join(QLatin1Char(','));
}

QStringList HostSettings::choices(const QString &name) const
{
    const QStringList paths = files(name);
    if (paths.isEmpty())
        return {};
    if (name == governor)
        return firstLine(QFileInfo(paths.first()).path() + QStringLiteral("/scaling_available_governors"))
            .split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (name == hugePages)
        return firstLine(paths.first())
            .remove(QLatin1Char('['))
            .remove(QLatin1Char(']'))
            .split(QLatin1Char(' '), Qt::SkipEmptyParts);
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
    if (value.contains(QLatin1Char('=')))
        for (const QString &part : value.split(QLatin1Char(',')))
            perCpu.insert(part.section(QLatin1Char('='), 0, 0), part.section(QLatin1Char('='), 1));
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
            return fail(
                {.code = ErrorCode::SettingRefused,
                 .what = CoreText::tr("The kernel does not take “%1” for %2: %3.")
                             .arg(wanted, name, QString::fromLocal8Bit(std::strerror(reason))),
                 .howToFix =
                     choices(name).isEmpty()
                         ? CoreText::tr("Leave the setting out.")
                         : CoreText::tr("It offers: %1.").arg(choices(name).join(QStringLiteral(", "))),
                 .context = {.file = path}});
    }
    return this->value(name);
}

QString HostSettings::command(const QString &name, const QString &value)
{
    if (name == swappiness)
        return QStringLiteral("sysctl vm.swappiness=%1").arg(value);
    if (name == hugePages)
        return QStringLiteral("echo %1 > /sys/kernel/mm/transparent_hugepage/enabled").arg(value);
    if (!value.contains(QLatin1Char('=')))
        return QStringLiteral("echo %1 | tee /sys/devices/system/cpu/cpu*/cpufreq/scaling_governor")
            .arg(value);
    QStringList commands;
    for (const QString &part : value.split(QLatin1Char(',')))
        commands << QStringLiteral("echo %1 > /sys/devices/system/cpu/%2/cpufreq/scaling_governor")
                        .arg(part.section(QLatin1Char('='), 1), part.section(QLatin1Char('='), 0, 0));
    return commands.join(QStringLiteral("; "));
}

QString HostSettings::machineName() const
{
    return firstLine(m_root + QStringLiteral("/proc/sys/kernel/hostname"));
}

} // namespace millrace

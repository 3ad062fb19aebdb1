// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/preferences.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "ui/language/translations.h"

#include <QJsonDocument>
#include <QStandardPaths>
#include <QVector>

namespace millrace {

namespace {

const QString schemeKey = u"look/scheme"_s;
const QString languageKey = u"look/language"_s;
const QString fontKey = u"look/font_percent"_s;
const QString workersKey = u"load/workers"_s;
const QString chunkRowsKey = u"load/chunk_rows"_s;
const QString onCloseKey = u"run/on_close"_s;
const QString notifiesKey = u"run/notify"_s;
const QString sleepKey = u"run/inhibit_sleep"_s;
const QString plansKey = u"start/recent_plans"_s;
const QString geometryKey = u"window/geometry"_s;
const QString connectionKey = u"connection/last"_s; // as plans write it, in one line

const QStringList schemeNames{u"system"_s, u"light"_s, u"dark"_s};
const QStringList closeNames{u"ask"_s, u"background"_s, u"stop"_s};

template <typename Choice> Choice choice(const QString &name, const QStringList &names)
{
    return static_cast<Choice>(qMax<qsizetype>(0, names.indexOf(name)));
}

} // namespace

const QVector<int> &Preferences::fontSteps()
{
    static const QVector<int> steps{90, 100, 115, 130, 150};
    return steps;
}

QString Preferences::path()
{
    const QString name = u"/settings.ini"_s;
    return qEnvironmentVariableIsEmpty("MILLRACE_HOME")
               ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/millrace"_s +
                     name
               : dataHome() + name;
}

Preferences::Preferences(QObject *parent)
    : QObject(parent)
    , m_settings(path(), QSettings::IniFormat)
{}

Preferences::Scheme Preferences::scheme() const
{
    return choice<Scheme>(m_settings.value(schemeKey).toString(), schemeNames);
}

int Preferences::fontPercent() const
{
    const int percent = m_settings.value(fontKey, 100).toInt();
    return fontSteps().contains(percent) ? percent : 100;
}

QString Preferences::language() const
{
    const QString name = m_settings.value(languageKey).toString();
    return windowLanguages().contains(name) ? name : QString();
}

void Preferences::setLanguage(const QString &name)
{
    if (name.isEmpty())
        m_settings.remove(languageKey);
    else
        m_settings.setValue(languageKey, name);
}

int Preferences::workers() const
{
    const int workers = m_settings.value(workersKey, defaultWorkers).toInt();
    return workers >= 1 && workers <= 64 ? workers : defaultWorkers;
}

qint64 Preferences::chunkRows() const
{
    const qint64 rows = m_settings.value(chunkRowsKey, defaultChunkRows).toLongLong();
    return rows >= 1 ? rows : defaultChunkRows;
}

Preferences::OnClose Preferences::onClose() const
{
    return choice<OnClose>(m_settings.value(onCloseKey).toString(), closeNames);
}

bool Preferences::notifies() const
{
    return m_settings.value(notifiesKey, true).toBool();
}

bool Preferences::inhibitsSleep() const
{
    return m_settings.value(sleepKey, true).toBool();
}

QStringList Preferences::recentPlans() const
{
    return m_settings.value(plansKey).toStringList().mid(0, mostRecentPlans);
}

QByteArray Preferences::geometry() const
{
    return m_settings.value(geometryKey).toByteArray();
}

ConnectionSpec Preferences::lastConnection() const
{
    const QByteArray json = m_settings.value(connectionKey).toString().toUtf8();
    const auto spec = ConnectionSpec::fromJson(QJsonDocument::fromJson(json).object());
    return spec && spec->check() ? *spec : ConnectionSpec();
}

void Preferences::setLastConnection(const ConnectionSpec &spec)
{
    if (spec != lastConnection())
        m_settings.setValue(connectionKey,
                            QString::fromUtf8(QJsonDocument(spec.toJson()).toJson(QJsonDocument::Compact)));
}

void Preferences::setScheme(Scheme scheme)
{
    if (scheme == this->scheme())
        return;
    m_settings.setValue(schemeKey, schemeNames.at(static_cast<int>(scheme)));
    Q_EMIT looksChanged();
}

void Preferences::setFontPercent(int percent)
{
    if (percent == fontPercent() || !fontSteps().contains(percent))
        return;
    m_settings.setValue(fontKey, percent);
    Q_EMIT looksChanged();
}

void Preferences::setWorkers(int workers)
{
    if (workers == this->workers())
        return;
    m_settings.setValue(workersKey, workers);
    Q_EMIT loadDefaultsChanged();
}

void Preferences::setChunkRows(qint64 rows)
{
    if (rows == chunkRows())
        return;
    m_settings.setValue(chunkRowsKey, rows);
    Q_EMIT loadDefaultsChanged();
}

void Preferences::setOnClose(OnClose choice)
{
    m_settings.setValue(onCloseKey, closeNames.at(static_cast<int>(choice)));
}

void Preferences::setNotifies(bool on)
{
    m_settings.setValue(notifiesKey, on);
}

void Preferences::setInhibitsSleep(bool on)
{
    m_settings.setValue(sleepKey, on);
}

void Preferences::setGeometry(const QByteArray &geometry)
{
    m_settings.setValue(geometryKey, geometry);
}

void Preferences::notePlan(const QString &path)
{
    QStringList plans = recentPlans();
    plans.removeAll(path);
    plans.prepend(path);
    setRecentPlans(plans);
}

void Preferences::forgetPlan(const QString &path)
{
    QStringList plans = recentPlans();
    plans.removeAll(path);
    setRecentPlans(plans);
}

void Preferences::setRecentPlans(const QStringList &paths)
{
    if (paths == recentPlans())
        return;
    m_settings.setValue(plansKey, paths.mid(0, mostRecentPlans));
    Q_EMIT recentPlansChanged();
}

bool Preferences::isWritable() const
{
    return m_settings.isWritable();
}

} // namespace millrace

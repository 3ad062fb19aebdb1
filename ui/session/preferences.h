// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QStringList>

namespace millrace {

/// What the user chose about the program itself, for this account: settings.ini in MILLRACE_HOME when that is
/// set, else in $XDG_CONFIG_HOME/millrace. The only place that knows the keys. A value that makes no sense
/// counts as the default. No passwords, nothing about a migration. Lives on the GUI thread.
class Preferences : public QObject
{
    Q_OBJECT
public:
    enum class Scheme
    {
        System,
        Light,
        Dark
    };
    /// What closing the window does while a run is on.
    enum class OnClose
    {
        Ask,
        Background, ///< it goes on; with a tray its icon stays, without one the window is minimised
        Stop        ///< it is cancelled, and can be resumed
    };
    static const QVector<int> &fontSteps(); ///< percent
    static constexpr qint64 defaultChunkRows = 1'000'000;
    static constexpr int defaultWorkers = 2;
    static constexpr qsizetype mostRecentPlans = 12;

    explicit Preferences(QObject *parent = nullptr);
    static QString path();

    Scheme scheme() const;
    int fontPercent() const; ///< one of fontSteps()
    QString
    language() const;    ///< as windowLanguages() names it; empty: the desktop's. From the next start on.
    int workers() const; ///< of a new migration
    qint64 chunkRows() const;
    OnClose onClose() const;
    bool notifies() const; ///< the end of a run is told by the desktop
    bool inhibitsSleep() const;
    QStringList recentPlans() const; ///< paths, the one used last first
    QByteArray geometry() const;     ///< of the window
    /// The server that was signed in to last, by whom, and the schema; never a password. A default one: none.
    ConnectionSpec lastConnection() const;

    void setScheme(Scheme scheme);
    void setFontPercent(int percent);
    void setLanguage(const QString &name);
    void setWorkers(int workers);
    void setChunkRows(qint64 rows);
    void setOnClose(OnClose choice);
    void setNotifies(bool on);
    void setInhibitsSleep(bool on);
    void setGeometry(const QByteArray &geometry);
    void setLastConnection(const ConnectionSpec &spec);
    void notePlan(const QString &path); ///< becomes the first of recentPlans()
    void forgetPlan(const QString &path);
    void setRecentPlans(const QStringList &paths); ///< to take a forgetPlan() back
    bool isWritable() const;                       ///< false: choices last until the program ends

Q_SIGNALS:
    void looksChanged(); ///< scheme or font
    void loadDefaultsChanged();
    void recentPlansChanged();

private:
    mutable QSettings m_settings;
};

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/pagepictures.h"

#include "core/base/literals.h"
#include "ui/wizard/frame/wizardpage.h"
#include "ui/wizard/wizardwindow.h"

#include <QDir>

namespace millrace {

namespace {

constexpr int pollMs = 50;
constexpr int quietPolls = 6;   // the preview is asked for a quarter of a second after a change
constexpr int mostPolls = 1200; // a minute, for a server that does not answer

} // namespace

PagePictures::PagePictures(WizardWindow *window, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_folder(folder)
{
    m_timer.setInterval(pollMs);
    connect(&m_timer, &QTimer::timeout, this, &PagePictures::poll);
}

void PagePictures::start()
{
    if (!QDir().mkpath(m_folder))
        return end(tr("The folder %1 cannot be made.").arg(m_folder));
    m_window->goTo(m_step);
    m_timer.start();
}

void PagePictures::poll()
{
    m_quiet = m_window->isBusy() ? 0 : m_quiet + 1;
    if (++m_polls < mostPolls && m_quiet < quietPolls)
        return;
    if (m_polls >= mostPolls)
        return end(tr("No answer within a minute."));
    m_quiet = 0;
    m_polls = 0;
    shoot();
}

void PagePictures::shoot()
{
    const QString name = m_window->page(m_step)->stepName().toLower();
    const QString file = QDir(m_folder).filePath(u"%1-%2.png"_s.arg(m_step + 1).arg(name));
    if (!m_window->grab().save(file))
        return end(tr("%1 cannot be written.").arg(file));
    ++m_step;
    if (!m_window->goTo(m_step))
        end({});
}

void PagePictures::end(const QString &error)
{
    m_timer.stop();
    Q_EMIT finished(error);
}

} // namespace millrace

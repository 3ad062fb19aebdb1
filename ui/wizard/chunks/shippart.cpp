// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/chunks/shippart.h"

#include "core/base/literals.h"
#include "core/plan/checks/shipcheck.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/shipwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/foldable.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/filechooser.h"

#include <QCheckBox>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace millrace {

ShipPart::ShipPart(MigrationDraft *draft, ShipWork *work, FileChooser *chooser, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_work(work)
    , m_chooser(chooser)
    , m_grid(new QGridLayout)
    , m_files(m_grid, tr("Its pages"), u"shipFilesNote"_s, this,
              [this](int files) { m_draft->change(&Plan::shipFiles, static_cast<ShipFiles>(files)); })
{
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(5);
    m_grid->setColumnMinimumWidth(0, 138);
    m_grid->setColumnStretch(1, 1);
    m_files.add(
        ShipFiles::Rebuilt, tr("Written by a server"),
        tr("The server that is thrown away writes every page anew before the target gets the file (ALTER "
           "TABLE … FORCE): slower, and no page comes from anything but the server's own program."),
        u"shipRebuilt"_s);
    m_files.add(
        ShipFiles::Direct, tr("As they were built"),
        tr("Faster, most of all with indexes. CHECK TABLE and a checker of the file look through all of it "
           "before the target gets it; the pages are Millrace's."),
        u"shipDirect"_s);
    const auto line = [this](const QString &title, QWidget *what) {
        const int row = m_grid->rowCount();
        m_grid->addWidget(makeHeading(title, this), row, 0, Qt::AlignVCenter);
        m_grid->addWidget(what, row, 1, Qt::AlignVCenter);
    };
    line(tr("Server that builds"), buildProgram());
    m_unlogged = named(new QCheckBox(tr("leave the rows out (sql_log_bin = 0)"), this), u"shipUnlogged"_s,
                       tr("Leave the rows out of the binary log"));
    m_unlogged->setToolTip(
        tr("Replicas, point-in-time recovery and change capture do not get these rows: put the "
           "file on every replica, or load another way."));
    line(tr("Binary log"), m_unlogged);
    m_lanes = named(makeNote({}, this), u"shipLanes"_s);
    line(tr("What goes how"), m_lanes);
    m_bar = named(new MessageBar(this), u"shipBar"_s);
    m_found = named(makeNote({}, this), u"shipFound"_s);
    makeColumn(this, 8, {m_grid, m_bar, m_found});
    connect(m_unlogged, &QCheckBox::clicked, this,
            [this](bool on) { m_draft->setSessionVariable(u"sql_log_bin"_s, on ? u"0"_s : QString()); });
    connect(m_bar, &MessageBar::actionTriggered, this, &ShipPart::otherWayRequested);
}

QWidget *ShipPart::buildProgram()
{
    auto *holder = new QWidget(this);
    m_program = named(makeLabel({}, {}, holder), u"shipProgram"_s);
    m_choose = makeButton(tr("C&hoose…"), u"shipProgramChoose"_s, u"small"_s, holder);
    m_search = makeButton(tr("Look for it"), u"shipProgramSearch"_s, u"small"_s, holder);
    m_search->setToolTip(tr("The program of the target's own process, or one in PATH"));
    auto *line = new FlowLayout(8, 4);
    for (QWidget *part : {static_cast<QWidget *>(m_program), static_cast<QWidget *>(m_choose),
                          static_cast<QWidget *>(m_search)})
        line->addWidget(part);
    holder->setLayout(line);
    connect(m_choose, &QPushButton::clicked, this, &ShipPart::chooseProgram);
    connect(m_search, &QPushButton::clicked, this, [this] { setProgram({}); });
    return holder;
}

void ShipPart::chooseProgram()
{
    m_chooser->chooseProgram(this, [this](const QString &path) { setProgram(QDir(path).absolutePath()); });
}

void ShipPart::setProgram(const QString &path)
{
    if (m_search->hasFocus())
        m_choose->setFocus(); // the button goes
    m_draft->change(&Plan::shipServer, path);
}

void ShipPart::refresh()
{
    m_files.show(m_draft->asked().shipFiles);
    const bool logs = m_draft->facts() && writesBinaryLog(*m_draft->facts());
    m_unlogged->setEnabled(logs);
    m_unlogged->setChecked(leavesBinaryLogOut(m_draft->asked()));
    if (!logs && m_draft->facts())
        m_unlogged->setToolTip(tr("The server writes none."));
    refreshProgram();
    refreshFindings();
}

void ShipPart::refreshProgram()
{
    const QString given = m_draft->asked().shipServer;
    const auto &survey = m_work->survey();
    m_search->setVisible(!given.isEmpty());
    if (survey && survey->program)
        m_program->setText(u"%1 · %2"_s.arg(survey->program->displayName(),
                                            QDir::toNativeSeparators(survey->program->path)));
    else if (!given.isEmpty())
        m_program->setText(QDir::toNativeSeparators(given));
    else
        m_program->setText(m_work->isLooking() || !survey ? tr("the target's own, or one in PATH")
                                                          : tr("not found"));
}

void ShipPart::refreshFindings()
{
    const auto &survey = m_work->survey();
    m_bar->setAction({});
    m_bar->clear();
    m_lanes->setText(m_work->isLooking()        ? tr("Looking at table, server and folder …")
                     : survey && survey->lanes  ? survey->lanes->sentences().join(u'\n')
                     : m_draft->isTargetReady() ? tr("Shows once the table is there and can be shipped.")
                                                : tr("Shows once the table is known (Target)."));
    const QString lanes = survey && survey->lanes ? survey->lanes->sentences().join(u' ') : QString();
    QStringList fine;
    const Finding *warning = nullptr;
    if (survey)
        for (const Finding &finding : survey->findings) {
            if (finding.severity == Finding::Severity::Ok && finding.detail.what != lanes) // told above
                fine << tr("%1: %2").arg(finding.topic, finding.detail.what);
            else if (!warning && (finding.severity == Finding::Severity::Warning ||
                                  finding.severity == Finding::Severity::Note))
                warning = &finding;
        }
    if (const Error *obstacle = survey ? survey->obstacle() : nullptr) {
        m_bar->showError(*obstacle, MessageBar::Severity::Bad);
        m_bar->setAction(tr("Take the next best way"), u"shipOtherWay"_s);
    } else if (warning) {
        m_bar->showError(warning->detail, warning->severity == Finding::Severity::Warning
                                              ? MessageBar::Severity::Warning
                                              : MessageBar::Severity::Info);
    }
    m_found->setText(foldable(fine.join(u'\n')));
    m_found->setVisible(!fine.isEmpty());
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/startrail.h"

#include "core/base/literals.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/roles.h"

#include <QCoreApplication>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

StartRail::StartRail(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"startRail"_s);
    setAccessibleName(tr("Begin"));
    followType(this, [this] { setFixedWidth(railWidth()); });
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 20, 0, 12);
    lines->setSpacing(4);
    QLabel *product = makeLabel(u"Millrace"_s, u"accent"_s, this);
    setType(product, productFont);
    product->setContentsMargins(20, 0, 12, 0);
    QLabel *version = makeLabel(QCoreApplication::applicationVersion(), u"muted"_s, this);
    setType(version, smallFont);
    version->setContentsMargins(20, 0, 12, 0);
    lines->addWidget(product);
    lines->addWidget(version);
    lines->addSpacing(14);

    auto *main = new QVBoxLayout;
    main->setContentsMargins(16, 0, 16, 0);
    main->setSpacing(8);
    m_new = makeButton(tr("&New migration"), u"newMigration"_s, u"primary"_s, this);
    m_new->setIcon(themedIcon(u"plus"_s, Ink::OnAccent));
    m_goOn = makeButton({}, u"goOnDraft"_s, {}, this);
    m_goOn->setIcon(themedIcon(u"resume"_s));
    m_goOn->hide();
    main->addWidget(m_new);
    main->addWidget(m_goOn);
    lines->addLayout(main);
    lines->addSpacing(8);
    const auto railButton = [&](const QString &text, const QString &name, const QString &icon,
                                void (StartRail::*signal)()) {
        QPushButton *button = makeButton(text, name, u"rail"_s, this);
        button->setIcon(themedIcon(icon, Ink::Muted));
        connect(button, &QPushButton::clicked, this, signal);
        return button;
    };
    m_open = railButton(tr("&Open plan…"), u"startOpenPlan"_s, u"folder"_s, &StartRail::openRequested);
    m_sample = railButton(tr("&Try the sample"), u"trySample"_s, u"sample"_s, &StartRail::sampleRequested);
    m_sample->setToolTip(
        tr("Writes a small dump and opens it as a migration into a private server on this machine"));
    m_sample->setAccessibleDescription(m_sample->toolTip());
    lines->addWidget(m_open);
    lines->addWidget(m_sample);
    lines->addStretch(1);
    lines->addWidget(
        railButton(tr("&Settings"), u"openSettings"_s, u"settings"_s, &StartRail::settingsRequested));
    QPushButton *manual = railButton(tr("Manual"), u"openManual"_s, u"manual"_s, &StartRail::manualRequested);
    manual->setToolTip(tr("Every page, recipes, the error catalogue (F1)"));
    lines->addWidget(manual);
    lines->addWidget(railButton(tr("Keyboard s&hortcuts"), u"openShortcuts"_s, u"keyboard"_s,
                                &StartRail::shortcutsRequested));
    lines->addWidget(railButton(tr("&About"), u"openAbout"_s, u"info"_s, &StartRail::aboutRequested));
    connect(m_new, &QPushButton::clicked, this, &StartRail::newRequested);
    connect(m_goOn, &QPushButton::clicked, this, &StartRail::goOnRequested);
}

void StartRail::setDraft(const QString &name)
{
    m_draft = name;
    m_goOn->setText(m_running ? tr("Show the &load") : tr("&Go on"));
    m_goOn->setToolTip(name);
    m_goOn->setAccessibleDescription(name);
    m_goOn->setVisible(!name.isEmpty() || m_running);
}

void StartRail::setRunning(bool running)
{
    m_running = running;
    for (QPushButton *button : {m_new, m_open, m_sample})
        button->setEnabled(!running);
    setDraft(m_draft);
}

void StartRail::setMakingSample(bool making)
{
    m_sample->setEnabled(!making && !m_running);
    m_sample->setText(making ? tr("Making the sample …") : tr("&Try the sample"));
}

} // namespace millrace

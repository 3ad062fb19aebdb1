// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/chunks/waycard.h"

#include "core/base/literals.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/shipwork.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/chunks/shippart.h"

#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>

namespace millrace {

WayCard::WayCard(MigrationDraft *draft, ShipWork *work, FileChooser *chooser, QWidget *parent)
    : Card({}, parent)
    , m_draft(draft)
    , m_work(work)
    , m_grid(new QGridLayout)
    , m_way(m_grid, tr("Way in"), u"wayNote"_s, this,
            [this](int way) { m_draft->change(&Plan::wayIn, static_cast<WayIn>(way)); })
{
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnMinimumWidth(0, 138);
    m_grid->setColumnStretch(1, 1);
    nameWays();
    m_offer = named(makeNote({}, this), u"shipOffer"_s);
    m_grid->addWidget(m_offer, m_grid->rowCount(), 1);
    m_ship = new ShipPart(draft, work, chooser, this);
    content()->addLayout(m_grid);
    content()->addWidget(m_ship);
    connect(m_ship, &ShipPart::otherWayRequested, this, &WayCard::takeNextBest);
    connect(work, &ShipWork::changed, this, &WayCard::refresh);
    const auto ask = [this] {
        if (isVisible())
            m_work->look();
        refresh();
    };
    for (const auto changed : {&MigrationDraft::optionsChanged, &MigrationDraft::settingsChanged,
                               &MigrationDraft::tableChanged, &MigrationDraft::sourceChanged})
        connect(draft, changed, this, ask);
    refresh();
}

void WayCard::nameWays()
{
    m_way.add(WayIn::Auto, tr("LOAD DATA"),
              tr("The rows are streamed over the connections (LOAD DATA LOCAL); where the server refuses "
                 "that, they "
                 "go as INSERT statements."),
              u"wayAuto"_s);
    m_way.add(WayIn::Local, tr("LOAD DATA, nothing else"),
              tr("As LOAD DATA; where the server refuses LOCAL, the load does not begin."), u"wayLocal"_s);
    m_way.add(WayIn::ServerFile, tr("LOAD DATA from a pipe"),
              tr("The server reads a named pipe by itself, a little faster than over the connection. It has "
                 "to run on "
                 "this machine, and the account needs FILE."),
              u"wayServerFile"_s);
    m_way.add(
        WayIn::Insert, tr("INSERT"),
        tr("Statements of up to 5,000 rows, about half as fast: for servers that refuse LOAD DATA LOCAL."),
        u"wayInsert"_s);
    m_way.add(
        WayIn::Ship, tr("Shipped as a file"),
        tr("The table's file is built and proved on a server that is thrown away, and the target takes it in "
           "whole: it inserts no row, and is busy for a moment in place of the whole load. That takes an "
           "empty "
           "InnoDB table without triggers or FULLTEXT that no foreign key refers to; the target on this "
           "machine, "
           "rights to its data folder, and its very program; and nobody who reads the rows in its binary "
           "log. "
           "Workers and chunks are for rows that only a server can store; limits and settings of the whole "
           "server are left out."),
        u"wayShip"_s);
}

void WayCard::entered()
{
    m_work->look(true);
    refresh();
}

void WayCard::refresh()
{
    setHidden(m_draft->source().isSameServerTable()); // that has a way of its own
    const WayIn way = m_draft->wayIn();
    m_way.choice(WayIn::Local)->setVisible(way == WayIn::Local); // nobody else has to choose between the two
    QRadioButton *ship = m_way.choice(WayIn::Ship);
    ship->setVisible(!m_draft->isWholeDump());
    ship->setEnabled(way == WayIn::Ship || !m_work->isRuledOut());
    m_way.show(way);
    m_ship->setVisible(way == WayIn::Ship);
    if (way == WayIn::Ship)
        m_ship->refresh();
    refreshOffer();
}

/// While another way is chosen.
void WayCard::refreshOffer()
{
    const auto &survey = m_work->survey();
    const bool tells = survey && !m_draft->isShipped() && !m_draft->isWholeDump();
    m_offer->setVisible(tells);
    if (!tells)
        return;
    if (const Error *obstacle = survey->obstacle())
        m_offer->setText(m_work->isRuledOut()
                             ? tr("It cannot be shipped as a file: %1 What comes closest: rows sorted by the "
                                  "primary key, secondary "
                                  "indexes dropped before and built after.")
                                   .arg(obstacle->what)
                             : tr("To be shipped as a file it lacks: %1").arg(obstacle->what));
    else if (survey->lanes && !survey->lanes->whyNoRow.isEmpty())
        m_offer->setText(tr("It could be shipped as a file: that spares the target the load, and is no "
                            "faster. %1")
                             .arg(survey->lanes->sentences().join(u' ')));
    else
        m_offer->setText(tr("It could be shipped as a file, past the server's insert path. %1")
                             .arg(survey->lanes ? survey->lanes->sentences().join(u' ') : QString()));
}

void WayCard::takeNextBest()
{
    m_way.choice(WayIn::Auto)->setFocus(); // the button goes
    if (!m_draft->orderObstacle())
        m_draft->change(&Plan::order, RowOrder::PrimaryKey);
    if (m_draft->indexesStayBecause(IndexPolicy::Defer).isEmpty())
        m_draft->change(&Plan::indexes, IndexPolicy::Defer);
    m_draft->change(&Plan::wayIn, WayIn::Auto);
}

} // namespace millrace

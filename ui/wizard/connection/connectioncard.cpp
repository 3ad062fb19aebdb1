// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/connection/connectioncard.h"

#include "core/base/literals.h"
#include "core/keychain/passwordsafe.h"
#include "core/plan/checks/accountpowers.h"
#include "core/server/ssh/hostkeys.h"
#include "ui/language/localtext.h"
#include "ui/session/connectionbook.h"
#include "ui/session/preferences.h"
#include "ui/session/work/scratchwork.h"
#include "ui/session/work/serverwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/fittingscroll.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/connection/connectionform.h"
#include "ui/wizard/connection/savedbar.h"
#include "ui/wizard/connection/scratchcard.h"
#include "ui/words/clusterwords.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

namespace millrace {

namespace {

/// encryptionText() in the window's language.
QString encryptionWords(const ServerFacts &facts, const ConnectionSpec &spec)
{
    if (facts.tlsCipher.isEmpty())
        return spec.ssh.isSet() ? ConnectionCard::tr("encrypted by ssh as far as %1, not from there on")
                                      .arg(spec.ssh.destination)
                                : ConnectionCard::tr("not encrypted");
    const QString verified =
        spec.tls == ConnectionSpec::Tls::VerifyIdentity ? ConnectionCard::tr("certificate and name verified")
        : spec.tls == ConnectionSpec::Tls::VerifyCa ? ConnectionCard::tr("certificate verified, its name not")
                                                    : ConnectionCard::tr("certificate not verified");
    return u"%1, %2; %3"_s.arg(facts.tlsVersion, facts.tlsCipher, verified);
}

} // namespace

ConnectionCard::ConnectionCard(MigrationDraft *draft, ServerWork *work, ScratchWork *scratch,
                               FileChooser *chooser, QWidget *parent)
    : Card(tr("Connection"), parent)
    , m_draft(draft)
    , m_work(work)
    , m_scratch(scratch)
{
    m_serverKind = makeButton(tr("S&erver"), u"kindServer"_s, u"segment"_s, this);
    m_scratchKind = makeButton(tr("Scr&atch server"), u"kindScratch"_s, u"segment"_s, this);
    auto *group = new QButtonGroup(this);
    for (QPushButton *kind : {m_serverKind, m_scratchKind}) {
        kind->setCheckable(true);
        group->addButton(kind);
        connect(kind, &QPushButton::clicked, this, [this] {
            chooseKind(m_scratchKind->isChecked());
            refresh();
        });
    }
    content()->addLayout(makeLine(6, {m_serverKind, m_scratchKind, nullptr}));

    m_scratchNote =
        makeNote(tr("A private server of Millrace's own on this machine: socket only, random password. Good "
                    "for trying a plan out, and for loads whose data move on."),
                 this);
    content()->addWidget(m_scratchNote);
    buildScratch();
    buildForm(chooser);
    buildFacts();

    connect(draft, &MigrationDraft::connectionChanged, this, &ConnectionCard::fill);
    connect(draft, &MigrationDraft::connectionChanged, this, &ConnectionCard::refresh);
    connect(draft, &MigrationDraft::tableChanged, this, &ConnectionCard::refresh);
    connect(work, &ServerWork::stateChanged, this, &ConnectionCard::refresh);
    followType(this, [this] { setWide(m_wide); });
    connect(draft, &MigrationDraft::tableChanged, this, [this] {
        if (!m_draft->schema().isEmpty()) // it is when a new migration begins
            noteLast();
    });
    fill();
    refresh();
    m_untouched = m_form->spec();
}

void ConnectionCard::setWide(bool wide)
{
    m_wide = wide;
    const int width = scaled(318);
    setMinimumWidth(wide ? 0 : width);
    setMaximumWidth(wide ? QWIDGETSIZE_MAX : width);
}

void ConnectionCard::buildScratch()
{
    m_scratchCard = new ScratchCard(m_scratch, this);
    content()->addWidget(m_scratchCard);
    connect(m_scratchCard, &ScratchCard::submitted, this, &ConnectionCard::connectNow);
    connect(m_scratch, &ScratchWork::changed, this, &ConnectionCard::refresh);
    connect(m_scratch, &ScratchWork::started, this, [this] {
        if (m_scratchKind->isChecked())
            connectNow();
    });
    connect(m_scratch, &ScratchWork::ended, this, [this] {
        if (m_draft->connection().scratch) // what was known of it is no longer true
            m_work->disconnectFromServer();
    });
    connect(m_work, &ServerWork::stateChanged, m_scratch,
            &ScratchWork::look); // connecting may have started it
}

void ConnectionCard::buildForm(FileChooser *chooser)
{
    m_book = new ConnectionBook(this);
    m_safe = new PasswordSafe(this);
    // In a small window what is asked scrolls; what is answered does not.
    auto *area = new FittingScroll(this);
    auto *asked = new QWidget(area);
    area->setWidget(asked);
    asked->setAutoFillBackground(false); // the card's own colour
    area->viewport()->setAutoFillBackground(false);
    content()->addWidget(area);
    m_saved = new SavedBar(m_book, this);
    m_bookBar = named(new MessageBar(this), u"savedBar"_s);
    m_form = new ConnectionForm({}, this, chooser);
    QVBoxLayout *lines = makeColumn(asked, 8, {m_saved, m_bookBar, m_form});
    connect(m_form, &ConnectionForm::submitted, this, &ConnectionCard::connectNow);
    connect(m_saved, &SavedBar::picked, this, &ConnectionCard::pick);
    connect(m_saved, &SavedBar::saveAsked, this,
            [this](const QString &name) { m_book->save(name, m_form->spec()); });
    connect(m_bookBar, &MessageBar::actionTriggered, m_book, &ConnectionBook::undoRemove);
    connect(m_book, &ConnectionBook::changed, this, &ConnectionCard::refreshBook);
    connect(m_book, &ConnectionBook::optionGroupsChanged, this,
            [this] { m_form->setOptionGroups(m_book->optionGroups()); });
    buildSafe(lines);

    m_connect = makeButton(tr("&Connect"), u"connectButton"_s, u"primary"_s, this);
    content()->addLayout(makeLine(6, {m_connect, nullptr}));
    connect(m_connect, &QPushButton::clicked, this, &ConnectionCard::connectNow);
}

void ConnectionCard::buildSafe(QVBoxLayout *lines)
{
    m_remember =
        named(new QCheckBox(tr("Remember the password in the ke&ychain"), this), u"rememberPassword"_s);
    m_remember->setToolTip(tr("Of a saved connection, once the server has taken it"));
    m_remember->setVisible(false);
    lines->addWidget(m_remember);
    connect(m_remember, &QCheckBox::clicked, this, [this](bool on) { m_forgetAsked = !on; });
    m_safeNote = named(makeNote({}, this), u"keychainNote"_s);
    m_safeNote->setVisible(false);
    lines->addWidget(m_safeNote);
    connect(m_safe, &PasswordSafe::found, this, [this](const QString &account, const QString &password) {
        if (account != m_passwordFor || !m_form->password().isNull())
            return; // another one was picked meanwhile, or it was typed
        m_form->setPassword(password);
        if (password.isNull())
            noteSafe(tr("The keychain has no password for %1 any more.").arg(account));
    });
    // The keychain may have asked its user first: by now another connection can be the chosen one.
    connect(m_safe, &PasswordSafe::written, this, [this](const QString &account) {
        const SavedConnection *entry = entryOf(account);
        if (!entry)
            return m_safe->forget(account); // removed meanwhile
        m_book->setPasswordKept(entry->name, true);
        if (entry == m_book->find(m_saved->current()))
            m_safeNote->setVisible(false);
    });
    connect(m_safe, &PasswordSafe::failed, this, [this](const QString &account, const QString &why) {
        const SavedConnection *entry = entryOf(account);
        if (!entry || entry != m_book->find(m_saved->current()))
            return;
        noteSafe(tr("No keychain answers (%1): the password is kept in memory only and asked for next time.")
                     .arg(why));
        m_remember->setChecked(false);
    });
    connect(m_safe, &PasswordSafe::forgotten, this,
            [this](const QString &account) { noteForgotten(account, {}); });
    connect(m_safe, &PasswordSafe::notForgotten, this, &ConnectionCard::noteForgotten);
}

void ConnectionCard::noteSafe(const QString &text)
{
    m_safeNote->setText(text);
    m_safeNote->setVisible(true);
}

void ConnectionCard::pick(const QString &name)
{
    const SavedConnection *entry = m_book->find(name);
    if (!entry)
        return;
    m_bookBar->clear();
    m_form->setSpec(entry->spec);
    m_form->setPassword({});
    m_remember->setChecked(entry->passwordKept);
    m_forgetAsked = false;
    m_safeNote->setVisible(false);
    m_passwordFor = entry->spec.displayName();
    if (entry->passwordKept)
        m_safe->read(m_passwordFor);
    refreshBook();
}

void ConnectionCard::useSaved(const QString &name)
{
    m_wanted = name;
    m_book->reload(); // it may have been saved by another list of them
}

void ConnectionCard::offerLast()
{
    if (m_lastOffered || !m_wanted.isEmpty() || m_draft->connection() != ConnectionSpec() ||
        m_form->spec() != m_untouched)
        return;
    m_lastOffered = true;
    const ConnectionSpec last = Preferences().lastConnection();
    if (last == ConnectionSpec())
        return;
    chooseKind(last.scratch);
    if (last.scratch) {
        m_scratchCard->setSchema(last.schema);
    } else {
        if (const auto name = savedNameOf(m_book->connections(), last)) {
            m_saved->setCurrent(*name);
            pick(*name);
        }
        m_form->setSpec(last);   // with the schema of the last time
        m_form->focusPassword(); // Return is all that is left to press
    }
    refresh();
}

void ConnectionCard::noteLast()
{
    if (!m_work->isConnected())
        return;
    ConnectionSpec last = m_draft->connection();
    if (!m_draft->schema().isEmpty())
        last.schema = m_draft->schema();
    Preferences().setLastConnection(last);
}

void ConnectionCard::noteConnected()
{
    noteLast();
    const QString name = m_saved->current();
    const QString account = m_draft->connection().displayName();
    const SavedConnection *entry = m_book->find(name);
    // What was connected to may be a plan's server, or what was typed since the connection was picked.
    if (m_draft->connection().scratch || !entry || entry->spec.displayName() != account)
        return;
    m_book->markUsed(name);
    if (m_remember->isChecked() && !m_draft->password().isNull()) {
        m_safe->write(account, m_draft->password());
    } else if (m_forgetAsked && entry->passwordKept) { // not because the keychain did not answer
        m_safe->forget(account);
    }
}

const SavedConnection *ConnectionCard::entryOf(const QString &account) const
{
    const auto isOf = [&](const SavedConnection &entry) { return entry.spec.displayName() == account; };
    const SavedConnection *chosen = m_book->find(m_saved->current());
    if (chosen && isOf(*chosen))
        return chosen;
    const auto &all = m_book->connections();
    const auto found = std::find_if(all.begin(), all.end(), isOf);
    return found == all.end() ? nullptr : &*found;
}

void ConnectionCard::noteForgotten(const QString &account, const QString &whyNot)
{
    const QString said = whyNot.isEmpty() ? tr("Its password is gone from the keychain.")
                                          : tr("Its password may still be in the keychain (%1).").arg(whyNot);
    const auto &removed = m_book->removed();
    if (removed && removed->name == m_removedShown && removed->spec.displayName() == account &&
        !m_bookBar->isHidden())
        m_bookBar->showMessage(MessageBar::Severity::Info, m_bookBar->what(), said);
    if (!whyNot.isEmpty()) {
        const SavedConnection *chosen = m_book->find(m_saved->current());
        if (chosen && chosen->spec.displayName() == account)
            noteSafe(said);
        return;
    }
    for (const SavedConnection &entry : m_book->connections())
        if (entry.passwordKept && entry.spec.displayName() == account)
            m_book->setPasswordKept(entry.name, false);
}

void ConnectionCard::refreshBook()
{
    if (m_book->find(m_wanted)) {
        const QString name = std::exchange(m_wanted, {});
        chooseKind(false);
        m_saved->setCurrent(name);
        return pick(name); // comes back here
    }
    const bool scratch = m_scratchKind->isChecked();
    const bool saved = !m_saved->current().isEmpty() && !scratch;
    m_remember->setVisible(saved && PasswordSafe::isBuiltIn());
    if (saved && !PasswordSafe::isBuiltIn())
        noteSafe(tr("%1 The password is kept in memory only.").arg(PasswordSafe::whyNot()));
    if (m_book->error()) {
        m_bookBar->showError(*m_book->error());
        return;
    }
    const auto &removed = m_book->removed();
    const QString name = removed ? removed->name : QString();
    if (removed && name != m_removedShown) {
        const bool shared = std::any_of(
            m_book->connections().begin(), m_book->connections().end(), [&](const SavedConnection &entry) {
                return entry.passwordKept && entry.spec.displayName() == removed->spec.displayName();
            });
        m_removedShown = name;
        m_bookBar->showMessage(MessageBar::Severity::Info, tr("“%1” is removed.").arg(name));
        if (removed->passwordKept && !shared)
            m_safe->forget(removed->spec.displayName()); // noteForgotten() adds what came of it
        m_bookBar->setAction(tr("Undo"), u"savedUndo"_s);
    } else if (!removed) {
        m_bookBar->clear();
    }
    m_removedShown = name;
}

void ConnectionCard::buildFacts()
{
    m_bar = named(new MessageBar(this), u"connectionBar"_s);
    content()->addWidget(m_bar);
    connect(m_bar, &MessageBar::actionTriggered, m_work, &ServerWork::trustHostAndConnect);
    m_server = named(makeLabel({}, u"good"_s, this), u"serverFacts"_s);
    m_server->setWordWrap(true);
    m_link = makeNote({}, this);
    m_cluster = named(makeNote({}, this), u"clusterFacts"_s);
    m_account = named(makeNote({}, this), u"accountFacts"_s);
    for (QLabel *label : {m_server, m_link, m_cluster, m_account})
        content()->addWidget(label);
    m_powers = makeButton(tr("&What this account may do"), u"accountPowersButton"_s, u"link"_s, this);
    content()->addWidget(m_powers, 0, Qt::AlignLeft);
    connect(m_powers, &QPushButton::clicked, this, &ConnectionCard::accountAsked);
    content()->addStretch(1);
}

void ConnectionCard::chooseKind(bool scratch)
{
    m_serverKind->setChecked(!scratch);
    m_scratchKind->setChecked(scratch);
    m_form->setVisible(!scratch);
    m_scratchNote->setVisible(scratch);
    m_saved->setVisible(!scratch);
    m_bookBar->setVisible(false);
    m_remember->setVisible(!scratch && !m_saved->current().isEmpty() && PasswordSafe::isBuiltIn());
    m_safeNote->setVisible(false);
    m_scratchCard->setVisible(scratch);
}

void ConnectionCard::fill()
{
    const ConnectionSpec &spec = m_draft->connection();
    chooseKind(spec.scratch);
    if (spec.scratch) // its host, socket and user are its own business
        return m_scratchCard->setSchema(spec.schema);
    // What is being typed must not be overwritten by the answer to an older question.
    if (m_work->isConnecting())
        return;
    m_form->setSpec(spec);
}

void ConnectionCard::connectNow()
{
    ConnectionSpec spec;
    QString password;
    if (m_scratchKind->isChecked()) {
        if (!m_scratch->isRunning())
            return m_scratch->start(); // as the card says; it connects when it answers
        spec.scratch = true;
        spec.schema = m_scratchCard->schema();
    } else {
        spec = m_form->spec();
        password = m_form->password();
    }
    ConnectionSpec before = m_draft->connection();
    before.compression = spec.compression; // no other server for that
    const bool sameServer = spec == before;
    m_draft->setConnection(spec, password);
    if (!sameServer)
        m_draft->clearTable();
    m_work->connectToServer();
}

void ConnectionCard::refresh()
{
    const bool connecting = m_work->isConnecting();
    if (m_isConnecting && !connecting && m_work->isConnected())
        noteConnected();
    m_isConnecting = connecting;
    const bool scratch = m_scratchKind->isChecked();
    m_scratchNote->setVisible(scratch && !m_scratch->isRunning());
    m_connect->setEnabled(!connecting && !(scratch && m_scratch->doing() != ScratchWork::Doing::Nothing));
    m_connect->setText(connecting                           ? tr("Connecting …")
                       : scratch && !m_scratch->isRunning() ? tr("Start and &connect")
                       : m_work->isConnected()              ? tr("&Connect again")
                                                            : tr("&Connect"));
    setRole(m_connect, m_work->isConnected() ? u"small"_s : u"primary"_s);
    if (const auto &error = m_work->connectionError()) {
        m_bar->showError(*error);
        m_bar->setAction(showsHostKey(*error) ? tr("&Trust this key") : QString(), u"trustHostKey"_s);
    } else {
        m_bar->clear();
    }

    const auto &facts = m_draft->facts();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_server, m_link, m_account, m_powers})
        widget->setVisible(facts.has_value());
    const ClusterNote cluster = facts ? clusterNote(facts->cluster) : ClusterNote();
    m_cluster->setVisible(!cluster.text.isEmpty());
    if (!facts)
        return;
    m_cluster->setText(cluster.text);
    setRole(m_cluster, cluster.isWell ? u"muted"_s : u"warning"_s);
    m_server->setText(tr("Connected: %1").arg(facts->displayName()));
    m_link->setText(tr("%1 ms per round trip · %2")
                        .arg(decimalText(facts->latencyMs, facts->latencyMs < 10 ? 2 : 0),
                             encryptionWords(*facts, m_draft->connection())) +
                    (m_draft->connection().compression == Compression::Off
                         ? QString()
                         : u'\n' + compressionText(*facts)));
    m_account->setText(accountText());
}

QString ConnectionCard::accountText() const
{
    const ServerFacts &facts = *m_draft->facts();
    const QString schema = !m_draft->schema().isEmpty() ? m_draft->schema() : m_draft->connection().schema;
    const auto powers = accountPowers(facts, schema, m_draft->table());
    const auto allowed =
        std::count_if(powers.begin(), powers.end(), [](const AccountPower &power) { return power.allowed; });
    const QString local =
        facts.localInfile ? tr("LOAD DATA LOCAL is on.") : tr("LOAD DATA LOCAL is off on this server.");
    return (schema.isEmpty() ? tr("%1 may do %2 of the %3 things a load can ask for outside of schemas. %4")
                             : tr("%1 may do %2 of the %3 things a load can ask for. %4"))
        .arg(facts.currentUser)
        .arg(allowed)
        .arg(powers.size())
        .arg(local);
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/target/dumptargetpage.h"

#include "core/base/literals.h"
#include "core/plan/wholedump/dumppreflight.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "ui/language/localtext.h"
#include "ui/language/optionwords.h"
#include "ui/session/work/dumpwork.h"
#include "ui/session/work/serverwork.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/problemlist.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/connection/accountcard.h"
#include "ui/wizard/connection/connectioncard.h"
#include "ui/words/dumpwords.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>

namespace millrace {

DumpTargetPage::DumpTargetPage(MigrationDraft *draft, ServerWork *server, DumpDraft *dump, DumpWork *work,
                               ConnectionCard *connection, QWidget *parent)
    : WizardPage(u"dumpTargetPage"_s, parent)
    , m_draft(draft)
    , m_server(server)
    , m_dump(dump)
    , m_work(work)
    , m_connection(connection)
{
    m_thereCard = new Card(tr("On the server already"), this);
    m_there = named(new QPlainTextEdit(m_thereCard), u"dumpThere"_s,
                    tr("What of the dump is on the server already"));
    m_there->setProperty("role", u"bare"_s);
    m_there->setReadOnly(true);
    m_there->setTabChangesFocus(true);
    m_thereCard->content()->addWidget(m_there, 1);
    m_accountCard = new AccountCard(draft, this);
    m_accountCard->hide();
    m_problems = named(new ProblemList(3, this), u"dumpPlanProblems"_s);
    QVBoxLayout *right =
        makeColumn(12, {buildSchema(), buildExisting(), {m_thereCard, 1}, {m_accountCard, 1}, m_problems});
    m_columns = makeLine(12, {{right, 1}});
    m_stack = stackWhenNarrow(this, m_columns);
    connect(m_stack, &NarrowStack::changed, connection, &ConnectionCard::setWide);
    body()->addLayout(m_columns, 1);

    connect(connection, &ConnectionCard::accountAsked, this, [this] {
        if (!isVisible())
            return;
        m_accountCard->refresh();
        m_thereCard->hide();
        m_accountCard->show();
    });
    connect(m_accountCard, &AccountCard::closed, this, [this] {
        m_accountCard->hide();
        m_thereCard->show();
    });

    connect(server, &ServerWork::schemasChanged, this, &DumpTargetPage::refreshSchemas);
    connect(server, &ServerWork::stateChanged, this, &DumpTargetPage::refresh);
    connect(draft, &MigrationDraft::connectionChanged, this, &DumpTargetPage::refresh);
    connect(dump, &DumpDraft::readingChanged, this, &DumpTargetPage::refreshSchemas);
    connect(dump, &DumpDraft::optionsChanged, this, &DumpTargetPage::refreshSchemas);
    connect(dump, &DumpDraft::planChanged, this, &DumpTargetPage::refresh);
    connect(work, &DumpWork::changed, this, &DumpTargetPage::refresh);
    refreshSchemas();
}

void DumpTargetPage::enteredToRead()
{
    m_columns->insertWidget(0, m_connection);
    m_connection->setWide(m_stack->isStacked());
}

void DumpTargetPage::entered()
{
    enteredToRead();
    m_connection->offerLast();
}

QWidget *DumpTargetPage::buildSchema()
{
    auto *card = new Card(tr("Schema"), this);
    m_schema = named(new QComboBox(card), u"dumpSchema"_s, tr("Schema the dump goes into"));
    m_schema->setEditable(true);
    m_schema->setInsertPolicy(QComboBox::NoInsert);
    m_schema->setMinimumWidth(220);
    m_schema->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    card->content()->addLayout(makeLine(8, {m_schema, nullptr}));
    m_schemaNote = makeNote({}, card);
    setLargeTypeHeight(m_schemaNote, 30); // two lines
    m_schemaNote->setObjectName(u"dumpSchemaNote"_s);
    card->content()->addWidget(m_schemaNote);
    m_create = named(new QCheckBox(card), u"dumpCreateSchema"_s);
    card->content()->addWidget(m_create);
    m_namesLine = new QWidget(card);
    m_names = named(new QLineEdit(m_namesLine), u"dumpSchemaNames"_s,
                    tr("What schemas of the dump are called on the server"));
    m_names->setPlaceholderText(tr("shop=shop_copy, crm=crm_copy"));
    QLabel *label = makeLabel(tr("Ot&her names:"), {}, m_namesLine);
    label->setBuddy(m_names);
    makeLine(m_namesLine, 8, {label, {m_names, 1}});
    card->content()->addWidget(m_namesLine);
    connect(m_create, &QCheckBox::clicked, this,
            [this](bool create) { m_dump->change(&DumpPlanOptions::createSchema, create); });
    connect(m_names, &QLineEdit::editingFinished, this, &DumpTargetPage::onNamesEdited);
    connect(m_schema, &QComboBox::activated, this, &DumpTargetPage::onSchemaEdited);
    connect(m_schema->lineEdit(), &QLineEdit::editingFinished, this, &DumpTargetPage::onSchemaEdited);
    return card;
}

QWidget *DumpTargetPage::buildExisting()
{
    auto *card = new Card(tr("What is there already"), this);
    const auto add = [&](const QString &text, const QString &consequence, const char *objectName,
                         ExistingTables existing) {
        auto *radio = named(new QRadioButton(text, card), QString::fromLatin1(objectName));
        radio->setToolTip(consequence);
        radio->setAccessibleDescription(consequence);
        connect(radio, &QRadioButton::clicked, this,
                [this, existing] { m_dump->change(&DumpPlanOptions::existing, existing); });
        return radio;
    };
    m_refuse =
        add(tr("Re&fuse"),
            tr("Tables, views, triggers and routines of the dump that are on the server refuse the run "
               "before it touches anything."),
            "dumpRefuse", ExistingTables::Refuse);
    m_append = add(tr("&Leave it, add rows"),
                   tr("It stays as it is: the dump's statements about it are left out, and the rows go into "
                      "the tables there."),
                   "dumpAppend", ExistingTables::Append);
    m_replace =
        add(tr("&Replace it"),
            tr("The dump's DROP statements run: what is there goes, with all it holds. This cannot be "
               "undone."),
            "dumpReplace", ExistingTables::Replace);
    card->content()->addLayout(makeLine(14, {m_refuse, m_append, m_replace, nullptr}));
    m_existingNote = named(makeNote({}, card), u"dumpExistingNote"_s);
    card->content()->addWidget(m_existingNote);
    return card;
}

void DumpTargetPage::onSchemaEdited()
{
    const bool own = m_schema->currentIndex() == 0 && !m_dump->needsSchema() &&
                     m_schema->currentText() == m_schema->itemText(0);
    m_dump->setSchema(own ? QString() : m_schema->currentText().trimmed());
}

void DumpTargetPage::onNamesEdited()
{
    QStringList texts = m_names->text().split(u',');
    for (QString &text : texts)
        text = text.trimmed();
    texts.removeAll(QString());
    const auto names = schemaNamesOf(texts);
    m_namesError = names ? std::nullopt : std::optional(names.error());
    if (names)
        m_dump->change(&DumpPlanOptions::schemaNames, *names);
    refresh();
}

/// The server has none of the name, as far as the account sees.
bool DumpTargetPage::isSchemaNew() const
{
    return !m_dump->schema().isEmpty() && m_draft->facts() && !m_server->schemas().contains(m_dump->schema());
}

/// Of a dump with several schemas, or with one beside what names none: the list above is for the others.
void DumpTargetPage::refreshNames()
{
    const QStringList own = m_dump->ownSchemas();
    const bool several = own.size() > 1;
    m_namesLine->setVisible(several || (own.size() == 1 && m_dump->needsSchema()));
    m_schema->setVisible(!several || m_dump->needsSchema());
    QStringList texts;
    const SchemaNames &names = m_dump->asked().schemaNames;
    for (auto name = names.begin(); name != names.end(); ++name)
        texts << u"%1=%2"_s.arg(QString::fromUtf8(name.key()), QString::fromUtf8(name.value()));
    texts.sort();
    if (!m_namesError && !m_names->hasFocus())
        m_names->setText(texts.join(u", "_s));
    m_create->setVisible(isSchemaNew());
    m_create->setText(tr("&Make it when the load begins"));
    m_create->setChecked(m_dump->asked().createSchema);
}

void DumpTargetPage::refreshSchemas()
{
    const QStringList own = m_dump->ownSchemas();
    QStringList items;
    if (!m_dump->needsSchema() &&
        (m_dump->reading() || (m_dump->isPlanAlone() && m_dump->schema().isEmpty())))
        items << (own.isEmpty() ? tr("as the dump says") : tr("as the dump says: %1").arg(own.join(u", "_s)));
    items += m_server->schemas();
    QStringList now;
    for (int i = 0; i < m_schema->count(); ++i)
        now << m_schema->itemText(i);
    if (now != items) {
        m_schema->clear();
        m_schema->addItems(items);
    }
    const int index =
        m_dump->schema().isEmpty() && !m_dump->needsSchema() ? 0 : m_schema->findText(m_dump->schema());
    m_schema->setCurrentIndex(index);
    if (index < 0)
        m_schema->setEditText(m_dump->schema());
    m_schema->setEnabled(m_dump->mayChooseSchema());
    if (m_dump->isSchemaMissing())
        m_schemaNote->setText(
            tr("The dump does not say which schema it is of: choose one, or name a new one."));
    else if (isSchemaNew())
        m_schemaNote->setText(tr("The server has no schema %1.").arg(m_dump->schema()));
    else if (!m_dump->mayChooseSchema() && m_dump->reading())
        m_schemaNote->setText(tr("The dump is of several schemas and says itself where each table belongs."));
    else if (!m_dump->needsSchema() && !m_dump->schema().isEmpty() && own.size() == 1 &&
             own != QStringList{m_dump->schema()})
        m_schemaNote->setText(
            tr("What the dump says of %1 is done in %2, in views, triggers and routines too.")
                .arg(own.first(), m_dump->schema()));
    else
        m_schemaNote->clear();
    refreshNames();
    refresh();
}

void DumpTargetPage::refresh()
{
    QRadioButton *chosen = m_dump->asked().existing == ExistingTables::Refuse   ? m_refuse
                           : m_dump->asked().existing == ExistingTables::Append ? m_append
                                                                                : m_replace;
    chosen->setChecked(true);
    m_existingNote->setText(chosen->toolTip());
    refreshThere();
    refreshProblems();
    tellChanged();
}

void DumpTargetPage::refreshProblems()
{
    QVector<ProblemList::Problem> problems;
    if (m_namesError)
        problems.append({*m_namesError, MessageBar::Severity::Bad});
    // Whether a new schema may be made is asked by the tick.
    if (m_work->planError() && !(isSchemaNew() && m_work->planError()->code == ErrorCode::UnknownSchema))
        problems.append({*m_work->planError(), MessageBar::Severity::Bad});
    m_problems->setProblems(problems);
}

void DumpTargetPage::refreshThere()
{
    const QVector<ExistingObject> &there = m_dump->there();
    const bool replaces = m_dump->asked().existing == ExistingTables::Replace;
    QStringList lines;
    for (const ExistingObject &object : there)
        lines << (replaces && object.isLost && object.holdsRows ? tr("%1: goes, with all it holds") : u"%1"_s)
                     .arg(object.text());
    if (there.isEmpty())
        lines
            << (!m_draft->facts() ? tr("Connect to see what is there.")
                : m_dump->isPlanAlone()
                    ? tr("What of it is there was not asked: the plan stands as it was made.")
                : m_dump->plan() && m_dump->plan()->arriving
                    ? tr("Whether anything of it is there is asked for each part of the dump as it arrives, "
                         "before anything of that part runs.")
                : m_dump->plan()            ? tr("Nothing of the dump is on the server.")
                : m_work->isPlanning()      ? tr("Asking the server …")
                : m_dump->isSchemaMissing() ? tr("Choose a schema.")
                                            : QString());
    if (m_dump->plan()) // here they may be many: the list scrolls
        lines = inControls(m_dump->plan()->warnings) + lines;
    const QString text = lines.join(u'\n');
    if (m_there->toPlainText() != text)
        m_there->setPlainText(text);
    m_thereCard->setNote(there.isEmpty() ? QString() : counted(there.size(), tr("object"), tr("objects")));
}

QString DumpTargetPage::sentence() const
{
    if (m_server->isConnecting())
        return m_draft->connection().scratch ? tr("Starting the scratch server …") : tr("Connecting …");
    if (!m_draft->facts())
        return tr("Not connected. Nothing is changed on the server before the load begins.");
    const QString server =
        tr("%1 on %2").arg(m_draft->facts()->displayName(), m_draft->connection().displayName());
    if (m_dump->isPlanAlone() && !m_work->isReading())
        return tr("%1 · the plan as it was made").arg(server);
    if (!m_dump->reading())
        return tr("%1 · the dump is being read").arg(server);
    if (m_dump->isSchemaMissing())
        return tr("%1 · no schema chosen").arg(server);
    if (!m_dump->plan())
        return m_work->planError() ? tr("%1 · no plan").arg(server) : tr("%1 · planning …").arg(server);
    if (m_dump->plan()->arriving)
        return tr("%1 · what is there is asked as the dump arrives").arg(server);
    return tr("%1 · %2").arg(server, m_dump->there().isEmpty()
                                         ? tr("nothing of the dump is there")
                                         : tr("there already: %1").arg(objectsText(m_dump->there())));
}

QString DumpTargetPage::railSummary() const
{
    if (!m_draft->facts() && !m_dump->plan())
        return {};
    QString schema = m_dump->schema().isEmpty() ? m_dump->ownSchemas().join(u", "_s) : m_dump->schema();
    if (!schema.isEmpty())
        return schema;
    return m_draft->facts() ? m_draft->facts()->displayName() : m_draft->connection().displayName();
}

QString DumpTargetPage::hint() const
{
    if (m_dump->plan() && m_dump->asked().existing == ExistingTables::Refuse && !m_dump->there().isEmpty())
        return tr("Something of the dump is there already: the run would be refused.");
    if (m_dump->asked().existing == ExistingTables::Replace && !m_dump->there().isEmpty())
        return tr("What is listed here goes when the load begins.");
    if (m_draft->facts() && m_dump->isSchemaMissing())
        return tr("Choose a schema to continue.");
    if (isSchemaNew() && !m_dump->asked().createSchema)
        return tr("The server has no schema %1: tick that it may be made, or choose another.")
            .arg(m_dump->schema());
    return {};
}

bool DumpTargetPage::hintIsWarning() const
{
    return !m_dump->there().isEmpty() || (isSchemaNew() && !m_dump->asked().createSchema);
}

bool DumpTargetPage::isReady() const
{
    return m_dump->plan() && !m_server->isBusy() && !m_namesError &&
           (!isSchemaNew() || m_dump->asked().createSchema ||
            m_dump->plan()->schemasMade.contains(m_dump->schema()));
}

bool DumpTargetPage::mends(const Finding &finding) const
{
    return finding.topic == DumpPreflight::existingTopic() || finding.topic == DumpPreflight::placesTopic() ||
           finding.detail.stage() == Stage::Server;
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/connection/scratchcard.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/scratchwords.h"

#include <QApplication>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace millrace {

namespace {

constexpr qint64 mebibyte = qint64{1024} * 1024;

struct DurabilityChoice
{
    ScratchServer::Durability durability;
    bool inMemory;
};
constexpr DurabilityChoice durabilityChoices[] = {{ScratchServer::Durability::Full, false},
                                                  {ScratchServer::Durability::Relaxed, false},
                                                  {ScratchServer::Durability::None, false},
                                                  {ScratchServer::Durability::None, true}};

} // namespace

ScratchCard::ScratchCard(ScratchWork *work, QWidget *parent)
    : QWidget(parent)
    , m_work(work)
{
    setObjectName(u"scratchCard"_s);
    m_state = named(makeLabel({}, {}, this), u"scratchState"_s);
    m_state->setWordWrap(true);
    m_fate = named(makeNote({}, this), u"scratchFate"_s);
    m_fate->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_choices = buildChoices();
    QLabel *schemaLabel = makeLabel(tr("Sc&hema"), u"muted"_s, this);
    m_schema = named(new QLineEdit(u"scratch"_s, this), u"scratchSchema"_s);
    m_schema->setToolTip(tr("Made when it is missing."));
    schemaLabel->setBuddy(m_schema);
    QHBoxLayout *schemaLine = makeLine(8, {schemaLabel, {m_schema, 1}});
    connect(m_schema, &QLineEdit::returnPressed, this, &ScratchCard::submitted);
    m_question = buildQuestion();
    m_bar = named(new MessageBar(this), u"scratchBar"_s);
    makeColumn(this, 8, {m_state, m_fate, m_choices, schemaLine, buildButtons(), m_question, m_bar});

    connect(m_work, &ScratchWork::changed, this, &ScratchCard::refresh);
    refresh();
}

QWidget *ScratchCard::buildChoices()
{
    auto *holder = new QWidget(this);
    m_program = named(new QComboBox(holder), u"scratchProgram"_s, tr("Server program"));
    m_memory = named(new QSpinBox(holder), u"scratchMemory"_s, tr("Buffer pool"));
    m_memory->setToolTip(tr("innodb_buffer_pool_size of the scratch server"));
    m_memory->setRange(8, 1024 * 1024);
    m_memory->setSingleStep(256);
    m_memory->setGroupSeparatorShown(true);
    m_memory->setSuffix(tr(" MiB pool"));
    m_memory->setValue(static_cast<int>(m_work->options().memoryBytes / mebibyte));
    QHBoxLayout *first = makeLine(8, {{m_program, 1}, m_memory});
    m_durability = named(new QComboBox(holder), u"scratchDurability"_s, tr("Durability"));
    for (const auto &[durability, inMemory] : durabilityChoices) {
        QString title = durabilityTitle(durability, inMemory);
        title[0] = title.at(0).toUpper();
        m_durability->addItem(title);
        if (durability == m_work->options().durability && inMemory == m_work->options().inMemory)
            m_durability->setCurrentIndex(m_durability->count() - 1);
    }
    m_price = named(makeNote({}, holder), u"scratchPrice"_s);
    makeColumn(holder, 6, {first, m_durability, m_price});
    connect(m_program, &QComboBox::activated, this, &ScratchCard::choose);
    connect(m_durability, &QComboBox::activated, this, &ScratchCard::choose);
    connect(m_durability, &QComboBox::currentIndexChanged, this, &ScratchCard::choose);
    connect(m_memory, &QSpinBox::valueChanged, this, &ScratchCard::choose);
    return holder;
}

QWidget *ScratchCard::buildButtons()
{
    auto *holder = new QWidget(this);
    const auto button = [&](const QString &text, const QString &name, const QString &tip) {
        QPushButton *made = makeButton(text, name, u"small"_s, holder);
        made->setToolTip(tip);
        return made;
    };
    m_stop = button(tr("S&top it"), u"scratchStop"_s, tr("A clean shutdown; its data stay."));
    m_seal = button(tr("Sea&l it"), u"scratchSeal"_s,
                    tr("A clean shutdown, its files synced, started again with full durability, checksums of "
                       "all tables compared: what was loaded without care for the disk is safe then."));
    m_delete = button(tr("Delete &it …"), u"scratchDelete"_s, tr("Stops it and deletes its data."));
    makeLine(holder, 6, {m_stop, m_seal, m_delete, nullptr});
    connect(m_stop, &QPushButton::clicked, m_work, &ScratchWork::stop);
    connect(m_seal, &QPushButton::clicked, m_work, &ScratchWork::seal);
    connect(m_delete, &QPushButton::clicked, this, [this] {
        m_questionWords->setText(tr("%1 of data in %2 are deleted for good.")
                                     .arg(sizeText(m_work->status().dataBytes), m_work->status().folder));
        m_question->show();
        m_keep->setFocus(Qt::OtherFocusReason); // Enter must not be what deletes
        refresh();
    });
    return holder;
}

QWidget *ScratchCard::buildQuestion()
{
    auto *holder = new QFrame(this);
    holder->setProperty("role", u"question"_s);
    m_questionWords = named(makeLabel({}, {}, holder), u"scratchQuestion"_s);
    m_questionWords->setWordWrap(true);
    QPushButton *yes = makeButton(tr("Delete the data"), u"scratchDeleteYes"_s, u"small"_s, holder);
    m_keep = makeButton(tr("Keep them"), u"scratchDeleteNo"_s, u"small"_s, holder);
    makeColumn(holder, 8, {m_questionWords, makeLine(6, {yes, m_keep, nullptr})})
        ->setContentsMargins(12, 8, 12, 8);
    connect(yes, &QPushButton::clicked, this, [this] {
        m_question->hide();
        m_work->remove();
    });
    connect(m_keep, &QPushButton::clicked, this, [this] {
        m_question->hide();
        refresh();
        m_delete->setFocus(Qt::OtherFocusReason);
    });
    holder->hide();
    return holder;
}

QString ScratchCard::schema() const
{
    return m_schema->text().trimmed();
}

void ScratchCard::setSchema(const QString &schema)
{
    if (!schema.isEmpty() && !m_schema->hasFocus())
        m_schema->setText(schema);
}

void ScratchCard::keepKeys(bool idle)
{
    if (!idle && isAncestorOf(QApplication::focusWidget()) && !m_schema->hasFocus())
        return setFocus(Qt::OtherFocusReason);
    if (!idle || !hasFocus())
        return;
    for (QWidget *next : std::initializer_list<QWidget *>{m_stop, m_durability})
        if (next->isVisible() && next->isEnabled())
            return next->setFocus(Qt::OtherFocusReason);
}

void ScratchCard::choose()
{
    const DurabilityChoice &chosen = durabilityChoices[m_durability->currentIndex()];
    ScratchServer::Options options = m_work->options();
    options.durability = chosen.durability;
    options.inMemory = chosen.inMemory;
    options.memoryBytes = m_memory->value() * mebibyte;
    options.program = m_program->currentData().toString();
    m_work->setOptions(options);
}

void ScratchCard::fillPrograms()
{
    if (m_program->count() == m_work->seen().programs.size())
        return;
    const QSignalBlocker quiet(m_program);
    m_program->clear();
    for (const ServerProgram &program : m_work->seen().programs)
        m_program->addItem(program.displayName(), program.path);
}

void ScratchCard::refresh()
{
    const bool idle = m_work->doing() == ScratchWork::Doing::Nothing;
    const bool running = m_work->isRunning();
    const ScratchServer::Status &status = m_work->status();
    if (!idle)
        keepKeys(false); // before what has them goes
    m_state->setText(scratchState(*m_work));
    setRole(m_state, running && idle ? u"good"_s : u"muted"_s);
    const QString fate = idle && m_work->isKnown() ? scratchFate(*m_work) : QString();
    m_fate->setText(fate);

    m_choices->setVisible(!running && idle);
    fillPrograms();
    // Data know only their own flavour.
    const QString dataProgram = m_work->options().inMemory ? QString() : m_work->seen().programOfData;
    for (int i = 0; !dataProgram.isEmpty() && i < m_program->count(); ++i)
        if (QFileInfo(m_program->itemData(i).toString()).fileName() == dataProgram)
            m_program->setCurrentIndex(i);
    m_program->setEnabled(dataProgram.isEmpty() && m_program->count() > 1);
    m_program->setToolTip(dataProgram.isEmpty() ? QString()
                                                : tr("The data that are there belong to it; delete them to "
                                                     "start another."));
    m_program->setVisible(m_program->count() > 0);
    m_price->setText(durabilityPrice(m_work->options().durability, m_work->options().inMemory));

    if (m_question->isVisible() && (!idle || !status.hasData))
        m_question->hide();
    const bool asking = !m_question->isHidden();
    m_fate->setVisible(!fate.isEmpty() && !asking); // the question says where the data are
    m_stop->setVisible(running && !asking);
    m_seal->setVisible(running && !status.inMemory && !asking);
    m_delete->setVisible(status.hasData && !asking);
    for (QPushButton *button : {m_stop, m_seal, m_delete})
        button->setEnabled(idle);

    if (idle)
        keepKeys(true);
    if (m_work->error())
        m_bar->showError(*m_work->error());
    else if (m_work->sealed())
        m_bar->showMessage(MessageBar::Severity::Good, sealWords(*m_work->sealed()));
    else
        m_bar->clear();
}

} // namespace millrace

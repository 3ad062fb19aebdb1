// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/settingsdialog.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "ui/language/localtext.h"
#include "ui/language/translations.h"
#include "ui/session/preferences.h"
#include "ui/theme/theme.h"
#include "ui/widgets/roles.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>

namespace millrace {

namespace {

/// "Deutsch" of "de".
QString nativeName(const QString &language)
{
    QString name = QLocale(language).nativeLanguageName();
    return language == "en"_L1 ? u"English"_s : name.replace(0, 1, name.at(0).toUpper());
}

} // namespace

SettingsDialog::SettingsDialog(Preferences *preferences, bool hasTray, QWidget *parent)
    : QDialog(parent)
    , m_preferences(preferences)
{
    setObjectName(u"settingsDialog"_s);
    setWindowTitle(tr("Settings"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(20, 16, 20, 16);
    lines->setSpacing(12);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    buildLooks(form);
    buildLoads(form);
    buildRuns(form, hasTray);
    lines->addLayout(form);
    if (!preferences->isWritable()) {
        QLabel *warning = makeLabel(
            tr("%1 cannot be written: these choices last until the program ends.").arg(Preferences::path()),
            u"warning"_s, this);
        warning->setWordWrap(true);
        lines->addWidget(warning);
    }
    lines->addStretch(1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    lines->addWidget(buttons);
    // Notes wrap: what they need in height follows from the width.
    ensurePolished();
    const int width = qMax(sizeHint().width(), scaled(440));
    resize(width, lines->totalHeightForWidth(width));
}

void SettingsDialog::addRow(QFormLayout *form, const QString &label, QWidget *field)
{
    QLabel *name = makeLabel(label, {}, this);
    name->setBuddy(field);
    field->setAccessibleName(QString(label).remove(u'&'));
    form->addRow(name, field);
}

void SettingsDialog::buildLooks(QFormLayout *form)
{
    form->addRow(makeHeading(tr("Looks"), this));
    addChoice(form, tr("&Colours"), u"settingScheme"_s,
              {{tr("As the system"), static_cast<int>(Preferences::Scheme::System)},
               {tr("Light"), static_cast<int>(Preferences::Scheme::Light)},
               {tr("Dark"), static_cast<int>(Preferences::Scheme::Dark)}},
              static_cast<int>(m_preferences->scheme()), [this](const QVariant &scheme) {
                  m_preferences->setScheme(static_cast<Preferences::Scheme>(scheme.toInt()));
              });
    Choices sizes;
    for (const int percent : Preferences::fontSteps())
        sizes.append({tr("%1 %").arg(percent), percent});
    addChoice(form, tr("Size of &type"), u"settingFont"_s, sizes, m_preferences->fontPercent(),
              [this](const QVariant &percent) { m_preferences->setFontPercent(percent.toInt()); });
    Choices languages{{tr("As the system"), QString()}};
    // Each in its own words: whoever cannot read this one finds theirs.
    for (const QString &name : windowLanguages())
        languages.append({nativeName(name), name});
    addChoice(form, tr("&Language"), u"settingLanguage"_s, languages, m_preferences->language(),
              [this](const QVariant &name) { m_preferences->setLanguage(name.toString()); });
    form->addRow(
        QString(),
        makeNote(tr("The language, and the size of titles and notes, follow at the next start."), this));
}

void SettingsDialog::buildLoads(QFormLayout *form)
{
    form->addRow(makeHeading(tr("New migrations begin with"), this));
    auto *workers = named(new QSpinBox(this), u"settingWorkers"_s);
    workers->setRange(1, 64);
    workers->setValue(m_preferences->workers());
    addRow(form, tr("&Workers"), workers);
    connect(workers, &QSpinBox::valueChanged, m_preferences, &Preferences::setWorkers);
    QVector<qint64> sizes{100'000, 250'000, 500'000, 1'000'000, 2'000'000, 5'000'000};
    if (!sizes.contains(m_preferences->chunkRows())) // set by hand in the file
        sizes << m_preferences->chunkRows();
    Choices choices;
    for (const qint64 rows : std::as_const(sizes))
        choices.append({groupedNumber(rows), rows});
    addChoice(form, tr("&Rows per chunk"), u"settingChunkRows"_s, choices, m_preferences->chunkRows(),
              [this](const QVariant &rows) { m_preferences->setChunkRows(rows.toLongLong()); });
}

void SettingsDialog::buildRuns(QFormLayout *form, bool hasTray)
{
    form->addRow(makeHeading(tr("While a load runs"), this));
    addChoice(form, tr("Closing the window"), u"settingOnClose"_s,
              {{tr("Ask"), static_cast<int>(Preferences::OnClose::Ask)},
               {hasTray ? tr("Leave it running in the tray") : tr("Minimise the window"),
                static_cast<int>(Preferences::OnClose::Background)},
               {tr("Stop it, resumable"), static_cast<int>(Preferences::OnClose::Stop)}},
              static_cast<int>(m_preferences->onClose()), [this](const QVariant &choice) {
                  m_preferences->setOnClose(static_cast<Preferences::OnClose>(choice.toInt()));
              });
    addSwitch(form, tr("&Notify me at its end"), u"settingNotify"_s, m_preferences->notifies(),
              &Preferences::setNotifies);
    addSwitch(form, tr("&Keep the machine awake"), u"settingSleep"_s, m_preferences->inhibitsSleep(),
              &Preferences::setInhibitsSleep);

    form->addRow(makeHeading(tr("Records of the runs"), this));
    auto *line = new QWidget(this);
    QLabel *folder = makeNote(runsHome(), line);
    folder->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QPushButton *open = makeButton(tr("&Open"), u"settingOpenRuns"_s, u"small"_s, line);
    open->setAccessibleDescription(runsHome());
    makeLine(line, 6, {{folder, 1}, open});
    form->addRow(line);
    form->addRow(
        makeNote(tr("The window and millrace-cli share them. Set MILLRACE_HOME for both to keep them "
                    "elsewhere."),
                 this));
    connect(open, &QPushButton::clicked, this,
            [] { QDesktopServices::openUrl(QUrl::fromLocalFile(runsHome())); });
}

void SettingsDialog::addChoice(QFormLayout *form, const QString &label, const QString &objectName,
                               const Choices &choices, const QVariant &now,
                               const std::function<void(const QVariant &)> &chosen)
{
    auto *box = named(new QComboBox(this), objectName);
    for (const auto &[words, value] : choices)
        box->addItem(words, value);
    box->setCurrentIndex(qMax(0, box->findData(now)));
    addRow(form, label, box);
    connect(box, &QComboBox::activated, this, [box, chosen](int row) { chosen(box->itemData(row)); });
}

void SettingsDialog::addSwitch(QFormLayout *form, const QString &text, const QString &objectName, bool now,
                               void (Preferences::*set)(bool))
{
    auto *box = named(new QCheckBox(text, this), objectName);
    box->setChecked(now);
    form->addRow(QString(), box);
    connect(box, &QCheckBox::toggled, m_preferences, set);
}

} // namespace millrace

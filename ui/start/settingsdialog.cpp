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

QLabel *heading(const QString &text, QWidget *parent)
{
    QLabel *label = makeHeading(text, parent);
    return label;
}

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
    fill();
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
    form->addRow(heading(tr("Looks"), this));
    m_scheme = named(new QComboBox(this), u"settingScheme"_s);
    m_scheme->addItems({tr("As the system"), tr("Light"), tr("Dark")});
    addRow(form, tr("&Colours"), m_scheme);
    m_font = named(new QComboBox(this), u"settingFont"_s);
    for (const int percent : Preferences::fontSteps())
        m_font->addItem(tr("%1 %").arg(percent), percent);
    addRow(form, tr("Size of &type"), m_font);
    m_language = named(new QComboBox(this), u"settingLanguage"_s);
    m_language->addItem(tr("As the system"), QString());
    // Each in its own words: whoever cannot read this one finds theirs.
    for (const QString &name : windowLanguages())
        m_language->addItem(nativeName(name), name);
    addRow(form, tr("&Language"), m_language);
    form->addRow(
        QString(),
        makeNote(tr("The language, and the size of titles and notes, follow at the next start."), this));
    connect(m_language, &QComboBox::activated, this,
            [this](int row) { m_preferences->setLanguage(m_language->itemData(row).toString()); });
    connect(m_scheme, &QComboBox::activated, this,
            [this](int row) { m_preferences->setScheme(static_cast<Preferences::Scheme>(row)); });
    connect(m_font, &QComboBox::activated, this,
            [this](int row) { m_preferences->setFontPercent(m_font->itemData(row).toInt()); });
}

void SettingsDialog::buildLoads(QFormLayout *form)
{
    form->addRow(heading(tr("New migrations begin with"), this));
    m_workers = named(new QSpinBox(this), u"settingWorkers"_s);
    m_workers->setRange(1, 64);
    addRow(form, tr("&Workers"), m_workers);
    m_chunkRows = named(new QComboBox(this), u"settingChunkRows"_s);
    for (const qint64 rows : {100'000LL, 250'000LL, 500'000LL, 1'000'000LL, 2'000'000LL, 5'000'000LL})
        m_chunkRows->addItem(groupedNumber(rows), rows);
    addRow(form, tr("&Rows per chunk"), m_chunkRows);
    connect(m_workers, &QSpinBox::valueChanged, m_preferences, &Preferences::setWorkers);
    connect(m_chunkRows, &QComboBox::activated, this,
            [this](int row) { m_preferences->setChunkRows(m_chunkRows->itemData(row).toLongLong()); });
}

void SettingsDialog::buildRuns(QFormLayout *form, bool hasTray)
{
    form->addRow(heading(tr("While a load runs"), this));
    m_onClose = named(new QComboBox(this), u"settingOnClose"_s);
    m_onClose->addItems({tr("Ask"), hasTray ? tr("Leave it running in the tray") : tr("Minimise the window"),
                         tr("Stop it, resumable")});
    addRow(form, tr("Closing the window"), m_onClose);
    m_notify = named(new QCheckBox(tr("&Notify me at its end"), this), u"settingNotify"_s);
    m_sleep = named(new QCheckBox(tr("&Keep the machine awake"), this), u"settingSleep"_s);
    form->addRow(QString(), m_notify);
    form->addRow(QString(), m_sleep);
    connect(m_onClose, &QComboBox::activated, this,
            [this](int row) { m_preferences->setOnClose(static_cast<Preferences::OnClose>(row)); });
    connect(m_notify, &QCheckBox::toggled, m_preferences, &Preferences::setNotifies);
    connect(m_sleep, &QCheckBox::toggled, m_preferences, &Preferences::setInhibitsSleep);

    form->addRow(heading(tr("Records of the runs"), this));
    auto *line = new QWidget(this);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    QLabel *folder = makeNote(runsHome(), line);
    folder->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QPushButton *open = makeButton(tr("&Open"), u"settingOpenRuns"_s, u"small"_s, line);
    open->setAccessibleDescription(runsHome());
    layout->addWidget(folder, 1);
    layout->addWidget(open);
    form->addRow(line);
    form->addRow(
        makeNote(tr("The window and millrace-cli share them. Set MILLRACE_HOME for both to keep them "
                    "elsewhere."),
                 this));
    connect(open, &QPushButton::clicked, this,
            [] { QDesktopServices::openUrl(QUrl::fromLocalFile(runsHome())); });
}

void SettingsDialog::fill()
{
    m_scheme->setCurrentIndex(static_cast<int>(m_preferences->scheme()));
    m_language->setCurrentIndex(qMax(0, m_language->findData(m_preferences->language())));
    m_font->setCurrentIndex(m_font->findData(m_preferences->fontPercent()));
    m_workers->setValue(m_preferences->workers());
    if (m_chunkRows->findData(m_preferences->chunkRows()) < 0) // set by hand in the file
        m_chunkRows->addItem(groupedNumber(m_preferences->chunkRows()), m_preferences->chunkRows());
    m_chunkRows->setCurrentIndex(m_chunkRows->findData(m_preferences->chunkRows()));
    m_onClose->setCurrentIndex(static_cast<int>(m_preferences->onClose()));
    m_notify->setChecked(m_preferences->notifies());
    m_sleep->setChecked(m_preferences->inhibitsSleep());
}

} // namespace millrace

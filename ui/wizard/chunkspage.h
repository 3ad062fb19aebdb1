// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/wizardpage.h"

class QLabel;
class QLineEdit;
class QRadioButton;
class QSpinBox;

namespace millrace {

class MigrationDraft;
class Tile;

/// How the rows are cut, over how many connections they go, and what happens to those that do not fit.
class ChunksPage : public WizardPage
{
    Q_OBJECT
public:
    explicit ChunksPage(MigrationDraft *draft, QWidget *parent = nullptr);

    QString stepName() const override { return tr("Chunks"); }
    QString title() const override { return tr("Cut the load into chunks"); }
    QString sentence() const override;
    QString railSummary() const override;
    QString hint() const override;
    bool hintIsWarning() const override;
    bool isReady() const override;
    void entered() override;

private:
    QWidget *buildSize();
    QWidget *buildWorkers();
    QWidget *buildPolicies();
    void onRowsEdited();
    void refresh();
    void refreshMeaning();

    MigrationDraft *m_draft;
    QLineEdit *m_rows = nullptr;
    QSpinBox *m_workers = nullptr;
    Tile *m_chunkCount = nullptr;
    Tile *m_chunkBytes = nullptr;
    Tile *m_perWorker = nullptr;
    QLabel *m_sizeNote = nullptr;
    QLabel *m_workersNote = nullptr;
    QRadioButton *m_errorStop = nullptr;
    QRadioButton *m_errorAsServer = nullptr;
    QRadioButton *m_duplicateStop = nullptr;
    QRadioButton *m_duplicateReplace = nullptr;
    QLabel *m_policyNote = nullptr;
    bool m_rowsValid = true;
};

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/frame/wizardpage.h"

class QGridLayout;
class QLabel;
class QLineEdit;
class QRadioButton;
class QScrollArea;
class QSpinBox;

namespace millrace {

class CalibrationWork;
class FileChooser;
class MigrationDraft;
class Tile;

/// How the rows are cut, over how many connections they go, what happens to those that do not fit, what
/// becomes of indexes and order meanwhile, and what is proved in the end. A choice that cannot be had with
/// the others, this table or this mapping is off and the line below it says why.
class ChunksPage : public WizardPage
{
    Q_OBJECT
public:
    ChunksPage(MigrationDraft *draft, CalibrationWork *calibration, FileChooser *chooser,
               QWidget *parent = nullptr);

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
    void buildErrors(QGridLayout *grid, QWidget *card);
    void buildDuplicates(QGridLayout *grid, QWidget *card);
    void buildIndexes(QGridLayout *grid, QWidget *card);
    void buildOrder(QGridLayout *grid, QWidget *card);
    void buildProof(QGridLayout *grid, QWidget *card);
    void showWhole(QWidget *card);
    void onRangeChanged(int most);
    void onRowsEdited();
    void refresh();
    void refreshMeaning();
    void refreshPolicies();
    void refreshIndexes();
    void refreshOrder();

    MigrationDraft *m_draft;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_growing = nullptr; ///< the card to be kept in view for a moment
    QLineEdit *m_rows = nullptr;
    QSpinBox *m_workers = nullptr;
    QWidget *m_tiles = nullptr;
    QWidget *m_trials = nullptr;
    Tile *m_chunkCount = nullptr;
    Tile *m_chunkBytes = nullptr;
    Tile *m_perWorker = nullptr;
    QLabel *m_sizeNote = nullptr;
    QLabel *m_workersNote = nullptr;
    QRadioButton *m_errorStop = nullptr;
    QRadioButton *m_errorSetAside = nullptr;
    QRadioButton *m_errorAsServer = nullptr;
    QLabel *m_errorNote = nullptr;
    QRadioButton *m_duplicateStop = nullptr;
    QRadioButton *m_duplicateKeep = nullptr;
    QRadioButton *m_duplicateReplace = nullptr;
    QRadioButton *m_duplicateSetAside = nullptr;
    QLabel *m_duplicateNote = nullptr;
    QRadioButton *m_indexesKeep = nullptr;
    QRadioButton *m_indexesDefer = nullptr;
    QRadioButton *m_indexesDeferAll = nullptr;
    QLabel *m_indexNote = nullptr;
    QRadioButton *m_orderFile = nullptr;
    QRadioButton *m_orderKey = nullptr;
    QLabel *m_orderNote = nullptr;
    QRadioButton *m_verifySample = nullptr;
    QRadioButton *m_verifyContent = nullptr;
    QRadioButton *m_verifyCounts = nullptr;
    QLabel *m_verifyNote = nullptr;
    bool m_rowsValid = true;
};

} // namespace millrace

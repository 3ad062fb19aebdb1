// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "ui/wizard/frame/wizardpage.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace millrace {

class CalibrationWork;
class ChunkSizeCard;
class FileChooser;
class MigrationDraft;
class PoliciesCard;
class ShipWork;
class Tile;
class WayCard;

/// How the rows are cut, over how many connections they go, and by which policies.
class ChunksPage : public WizardPage
{
    Q_OBJECT
public:
    struct Works
    {
        CalibrationWork *calibration;
        ShipWork *ship;
    };
    ChunksPage(MigrationDraft *draft, const Works &works, FileChooser *chooser, QWidget *parent = nullptr);

    QString stepName() const override { return tr("Chunks"); }
    QString manualPage() const override { return u"chunks"_s; }
    QString title() const override;
    QString sentence() const override;
    QString railSummary() const override;
    QString hint() const override;
    bool hintIsWarning() const override { return true; }
    bool isReady() const override;
    void entered() override;
    void enteredToRead() override;

protected:
    std::optional<Stage> mendedStage() const override { return Stage::Ship; }

private:
    QWidget *buildTiles();
    QWidget *buildWorkers();
    void showWhole(QWidget *card);
    void onRangeChanged(int most);
    void refresh();
    void refreshTiles();

    MigrationDraft *m_draft;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_growing = nullptr; ///< the card to be kept in view for a moment
    QSpinBox *m_workers = nullptr;
    QPushButton *m_automaticWorkers = nullptr;
    QLabel *m_workersNote = nullptr;
    QWidget *m_tiles = nullptr;
    Tile *m_chunkCount = nullptr;
    Tile *m_chunkBytes = nullptr;
    Tile *m_perWorker = nullptr;
    ChunkSizeCard *m_size = nullptr;
    WayCard *m_way = nullptr;
    PoliciesCard *m_policies = nullptr;
    QWidget *m_trials = nullptr;
};

} // namespace millrace

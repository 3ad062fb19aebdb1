// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/mapping/mappingprofile.h"
#include "ui/session/draft/mappinghistory.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QTimer>

class QLineEdit;
class QPushButton;
class QSplitter;

namespace millrace {

class Card;
class MappingTable;
class MessageBar;
class PreviewCard;
class ServerWork;
class StatementFold;
class TransformBar;

/// Which field goes into which column, the statement that says so, and what the server makes of the first
/// rows.
class MappingPage : public WizardPage
{
    Q_OBJECT
public:
    MappingPage(MigrationDraft *draft, ServerWork *work, QWidget *parent = nullptr);

    QString stepName() const override { return tr("Mapping"); }
    QString manualPage() const override { return u"mapping"_s; }
    QString title() const override { return tr("Map fields to columns"); }
    QString sentence() const override;
    QString railSummary() const override;
    QString hint() const override;
    bool hintIsWarning() const override { return true; }
    bool isReady() const override;
    void entered() override;
    void enteredToRead() override;
Q_SIGNALS:
    void dialectEdited(const Dialect &dialect); ///< in the statement: the dump is to be read by it

protected:
    std::optional<Stage> mendedStage() const override { return Stage::Mapping; }
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildMapping();
    QWidget *buildStatement();
    void addUndo(Card *card);
    void addTransform(Card *card);
    void shareRoom();
    void openColumnMenu();
    void refresh();
    void mendDates(); ///< gives every date in a format of its own the expression that reads it
    void offerProfile();
    void saveAsProfile();
    void showRefusal(const QString &what, const QString &howToFix);

    MigrationDraft *m_draft;
    ServerWork *m_work;
    MappingHistory m_history;
    StatementFold *m_statement = nullptr;
    MappingTable *m_table = nullptr;
    Card *m_card = nullptr;
    QSplitter *m_halves = nullptr; ///< the mapping above, the preview below
    QTimer m_share;
    bool m_sharedByHand = false; ///< the user moved what is between them
    QLineEdit *m_profileName = nullptr;
    std::optional<MappingProfile> m_offered; ///< in the bar
    TransformBar *m_transform = nullptr;
    PreviewCard *m_preview = nullptr;
    MessageBar *m_bar = nullptr;
    QPushButton *m_mendDates = nullptr;
};

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/mapping/mappingprofile.h"
#include "ui/session/draft/mappinghistory.h"
#include "ui/wizard/frame/wizardpage.h"

class QLineEdit;
class QPushButton;

namespace millrace {

class Card;
class ColumnsModel;
class DataTable;
class FieldsModel;
class MessageBar;
class ElidedLabel;
class PreviewCard;
class ServerWork;
class StatementCard;
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
Q_SIGNALS:
    void dialectEdited(const Dialect &dialect); ///< in the statement: the dump is to be read by it

protected:
    std::optional<Stage> mendedStage() const override { return Stage::Mapping; }
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void fitTables();
    QWidget *buildFields();
    void addUndo(Card *card);
    QWidget *buildColumns();
    void openColumnMenu();
    void refresh();
    void mendDates(); ///< gives every date in a format of its own the expression that reads it
    void offerProfile();
    void saveAsProfile();
    void showRefusal(const QString &what, const QString &howToFix);

    MigrationDraft *m_draft;
    ServerWork *m_work;
    MappingHistory m_history;
    FieldsModel *m_fieldsModel = nullptr;
    ColumnsModel *m_columnsModel = nullptr;
    StatementCard *m_statement = nullptr;
    DataTable *m_fields = nullptr;
    DataTable *m_columns = nullptr;
    Card *m_columnsCard = nullptr;
    QLineEdit *m_profileName = nullptr;
    std::optional<MappingProfile> m_offered; ///< in the bar
    TransformBar *m_transform = nullptr;
    PreviewCard *m_preview = nullptr;
    MessageBar *m_bar = nullptr;
    QPushButton *m_mendDates = nullptr;
    ElidedLabel *m_values = nullptr; ///< what the columns would not take as it is
};

} // namespace millrace

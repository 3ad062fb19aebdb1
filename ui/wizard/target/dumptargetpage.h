// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/literals.h"
#include "ui/wizard/frame/wizardpage.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QRadioButton;

namespace millrace {

class AccountCard;
class Card;
class ConnectionCard;
class DumpDraft;
class DumpWork;
class MigrationDraft;
class NarrowStack;
class ProblemList;
class ServerWork;

/// Where a whole dump goes: the server, the schema, and what is done about what is there already.
class DumpTargetPage : public WizardPage
{
    Q_OBJECT
public:
    /// \a connection stands here while the page is shown, as on TargetPage.
    DumpTargetPage(MigrationDraft *draft, ServerWork *server, DumpDraft *dump, DumpWork *work,
                   ConnectionCard *connection, QWidget *parent = nullptr);

    QString stepName() const override { return tr("Target"); }
    QString manualPage() const override { return u"whole-dump"_s; }
    bool mends(const Finding &finding) const override;
    QString title() const override { return tr("Where it goes"); }
    QString sentence() const override;
    QString railSummary() const override;
    QString hint() const override;
    bool hintIsWarning() const override;
    bool isReady() const override;
    void entered() override;
    void enteredToRead() override;

private:
    QWidget *buildSchema();
    QWidget *buildExisting();
    void onSchemaEdited();
    void onNamesEdited();
    bool isSchemaNew() const;
    void refreshNames();
    void refreshProblems();
    void refresh();
    void refreshSchemas();
    void refreshThere();

    MigrationDraft *m_draft;
    ServerWork *m_server;
    DumpDraft *m_dump;
    DumpWork *m_work;
    ConnectionCard *m_connection;
    QHBoxLayout *m_columns = nullptr;
    NarrowStack *m_stack = nullptr; ///< of the columns
    AccountCard *m_accountCard = nullptr;
    QComboBox *m_schema = nullptr;
    QLabel *m_schemaNote = nullptr;
    QCheckBox *m_create = nullptr;
    QWidget *m_namesLine = nullptr;
    QLineEdit *m_names = nullptr;
    std::optional<Error> m_namesError;
    QRadioButton *m_refuse = nullptr;
    QRadioButton *m_append = nullptr;
    QRadioButton *m_replace = nullptr;
    QLabel *m_existingNote = nullptr;
    Card *m_thereCard = nullptr;
    QPlainTextEdit *m_there = nullptr;
    ProblemList *m_problems = nullptr;
};

} // namespace millrace

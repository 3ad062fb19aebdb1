// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"
#include "ui/wizard/frame/wizardpage.h"

#include <functional>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace millrace {

class Card;
class RehearsalWork;

/// The last look before anything happens, whatever is loaded: what will happen in words and in statements,
/// what the preflight found of it, and the ways to rehearse it, to save it and to begin.
class ReviewBase : public WizardPage
{
    Q_OBJECT
public:
    /// Has a button for it from here on. \a work is the page's elder. Once.
    void offerRehearsal(RehearsalWork *work);
    /// Says on which page a finding is mended; null: on none.
    using Mender = std::function<WizardPage *(const Finding &)>;
    void setMender(Mender mender) { m_mender = std::move(mender); }

    QString stepName() const override { return tr("Review"); }
    QString title() const override { return tr("Review what will happen"); }
    QString hint() const override;
    bool hintIsWarning() const override { return firstBlocking() != nullptr; }
    bool isReady() const override { return !isChecking() && m_findings && !firstBlocking(); }
    QList<QPushButton *> extraButtons() const override { return {m_save}; }
    bool onNext() override; ///< asks for the load; the window goes on when it has begun
    void entered() override;
    void enteredToRead() override;

Q_SIGNALS:
    void loadRequested();
    void saveRequested();
    void pageRequested(millrace::WizardPage *page); ///< a finding is mended there

protected:
    /// \a prefix: of the object names, which keeps two such pages apart; may be empty.
    ReviewBase(const QString &objectName, const QString &prefix, QWidget *parent);

    virtual void check() = 0; ///< asks for the preflight
    virtual bool isChecking() const = 0;
    virtual void refreshPlan() = 0; ///< tells of the plan by the setters below
    virtual bool mayRehearse() const = 0;
    virtual QString rehearsalTip() const = 0;

    void onPlanChanged();
    void setWords(const QStringList &lines);   ///< a numbered list
    void setSentence(const QString &sentence); ///< in place of the list, while there is none
    void setStatements(const QString &text, const QString &note);
    void setFindings(const std::optional<QVector<Finding>> &findings); ///< none: not yet
    void setSaveable(bool saveable);                                   ///< there is a plan
    static QString loadText(qint64 rows); ///< of the button; -1: not known how many

private:
    QLayout *buildPlan();
    QWidget *buildFindings();
    void showFindings(QVector<Finding> findings);
    const Finding *firstBlocking() const;

    QString m_prefix;
    Mender m_mender;
    std::optional<QVector<Finding>> m_findings;
    QLabel *m_words = nullptr;
    QPlainTextEdit *m_statements = nullptr;
    Card *m_wordsCard = nullptr;
    Card *m_statementsCard = nullptr;
    Card *m_findingsCard = nullptr;
    QVBoxLayout *m_bars = nullptr; ///< what was found, one below the other
    QPushButton *m_again = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace millrace

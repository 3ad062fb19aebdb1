// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/preflight.h"

#include <QStringList>
#include <QWidget>
#include <functional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace millrace {

class Card;
class WizardPage;

/// What will happen in words and in statements, and what the preflight found of it.
class ReviewCards : public QWidget
{
    Q_OBJECT
public:
    /// \a prefix: of the object names, which keeps the cards of two pages apart; may be empty.
    explicit ReviewCards(const QString &prefix, QWidget *parent = nullptr);

    Card *wordsCard() const { return m_wordsCard; }
    void insertBetween(QWidget *widget); ///< the words and the findings

    void setWords(const QStringList &lines);   ///< a numbered list
    void setSentence(const QString &sentence); ///< in place of the list, while there is none
    void setStatements(const QString &text, const QString &note);
    void setWaiting(const QString &text); ///< no findings yet
    void setFindings(QVector<Finding> findings);
    void setChecking(bool checking);
    /// Says on which page a finding is mended; null: on none.
    using Mender = std::function<WizardPage *(const Finding &)>;
    void setMender(Mender mender) { m_mender = std::move(mender); }

Q_SIGNALS:
    void checkRequested();
    void pageRequested(millrace::WizardPage *page); ///< a finding is mended there

private:
    QWidget *buildFindings();
    void clearFindings();

    QString m_prefix;
    Mender m_mender;
    QLabel *m_words = nullptr;
    QPlainTextEdit *m_statements = nullptr;
    Card *m_wordsCard = nullptr;
    Card *m_statementsCard = nullptr;
    Card *m_findingsCard = nullptr;
    QWidget *m_findings = nullptr;
    QVBoxLayout *m_findingsLayout = nullptr;
    QPushButton *m_again = nullptr;
    QVBoxLayout *m_layout = nullptr;
};

} // namespace millrace

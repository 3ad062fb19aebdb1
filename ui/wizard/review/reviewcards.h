// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/preflight.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace millrace {

class Card;

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
    /// What is found about that is mended on this page, whatever the error's code says.
    void setRemedy(const QString &topic, int step) { m_remedies.insert(topic, step); }

Q_SIGNALS:
    void checkRequested();
    void stepRequested(int step); ///< the remedy of a finding lies on that page

private:
    QWidget *buildFindings();
    void clearFindings();

    QString m_prefix;
    QHash<QString, int> m_remedies;
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

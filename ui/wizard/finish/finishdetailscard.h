// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/run/runarchive.h"
#include "ui/widgets/card.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace millrace {

class DataTable;
class ElidedLabel;
class LookWork;
class RejectsModel;
class RowLookView;

/// What there is to say of a finished run, one thing at a time: the evidence and what became of the settings,
/// rows of the dump beside those of the table, the rows that were set aside, how the dump's source is
/// followed where it says from which moment on, hints for next time.
class FinishDetailsCard : public Card
{
    Q_OBJECT
public:
    enum Tab
    {
        Evidence,
        Rows, ///< once offerLook() was called
        Rejects,
        Replica, ///< of a dump that names a moment of a binary log
        Hints,
        TabCount
    };

    explicit FinishDetailsCard(QWidget *parent = nullptr);

    void offerLook(LookWork *work);
    /// Whose rows can be looked at, as RowLookView::setRun() takes it; empty: nobody's.
    void setRun(const QString &runId, const QStringList &tables);
    void setEvidence(const QStringList &lines);
    /// Before it is known: \a rejects, how many rows the summary counts.
    void expect(qint64 rejects);
    void setDetails(const RunDetails &details);
    void showTab(Tab tab);
    Tab tab() const;
    /// While the mended rows are read.
    void setBusy(bool busy);

    /// It is as high as fitHeight() says, and what is in it scrolls, though its tabs may take two lines.
    bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void tabChanged();
    void openRequested(const QString &path);
    void loadRequested(const millrace::Plan &plan, const QString &rejectsFile);

private:
    QWidget *buildRejects();
    QWidget *buildReplica();
    void setReplica(const QString &script, bool isBlocked);
    const RejectGroup *group() const; ///< of the row that is chosen, or the first
    void setRejectCount(qint64 count);
    void fitHeight();

    QVector<RejectGroup> m_groups;
    QStringList m_lines;             ///< of evidence, without the warm-up's
    RejectsModel *m_model = nullptr; ///< all belong to the card
    QVector<QPushButton *> m_tabs;
    QStackedWidget *m_stack = nullptr;
    QLabel *m_evidence = nullptr;
    QLabel *m_hints = nullptr;
    ElidedLabel *m_rejectNote = nullptr;
    RowLookView *m_rows = nullptr; ///< none before offerLook()
    DataTable *m_rejects = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_reasons = nullptr;
    QPushButton *m_load = nullptr;
    QPlainTextEdit *m_replica = nullptr;
    ElidedLabel *m_replicaNote = nullptr;
};

} // namespace millrace

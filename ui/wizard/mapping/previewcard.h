// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QLineEdit;
class QPushButton;

namespace millrace {

class DataTable;
class ElidedLabel;
class FindingsLine;
class MigrationDraft;
class PreviewFilter;
class PreviewModel;
class ServerWork;

/// What the server makes of some rows of the source, to search in, to filter, and to pin rows to.
class PreviewCard : public Card
{
    Q_OBJECT
public:
    PreviewCard(MigrationDraft *draft, ServerWork *work, QWidget *parent = nullptr);

    int warningCount() const;
    void setReasonForNothing(const QString &text); ///< shown while the mapping is not right
    /// What was found in the columns' values by whoever read all of the dump; told with the rest.
    void setScanFindings(const QStringList &texts);
    void offerMending(QPushButton *mend); ///< beside the findings; does something about them

Q_SIGNALS:
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader();
    void fitRows();
    void say(const QStringList &texts, const QString &role);
    QWidget *buildDetail();
    void refresh();
    void togglePin(qint64 row);
    void onPinEntered();
    void showNote();
    void showDetail();
    QString note() const;

    MigrationDraft *m_draft;
    ServerWork *m_work;
    PreviewModel *m_model = nullptr;
    PreviewFilter *m_filter = nullptr;
    DataTable *m_rows = nullptr;
    QLineEdit *m_pin = nullptr;
    QWidget *m_detail = nullptr; ///< of the current row: its bytes in the dump, its fields, what is stored
    ElidedLabel *m_raw = nullptr;
    ElidedLabel *m_parsed = nullptr;
    ElidedLabel *m_stored = nullptr;
    FindingsLine *m_summary = nullptr;
    QStringList m_scanFindings;
    QStringList m_fitted; ///< columns the table was last fitted to
};

} // namespace millrace

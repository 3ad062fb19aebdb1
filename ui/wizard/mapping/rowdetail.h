// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace millrace {

class ElidedLabel;
class PreviewModel;

/// One row of the preview in three lines: its bytes in the dump, the fields they are taken for, what is
/// stored.
class RowDetail : public QWidget
{
    Q_OBJECT
public:
    explicit RowDetail(const PreviewModel *model, QWidget *parent = nullptr);

    void showRow(int row); ///< of the model; -1: none

private:
    const PreviewModel *m_model;
    ElidedLabel *m_raw = nullptr;
    ElidedLabel *m_fields = nullptr;
    ElidedLabel *m_stored = nullptr;
};

} // namespace millrace

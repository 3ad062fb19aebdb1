// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/mapping/rowdetail.h"

#include "core/base/literals.h"
#include "ui/models/previewmodel.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/roles.h"

#include <QGridLayout>
#include <QLabel>

namespace millrace {

RowDetail::RowDetail(const PreviewModel *model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    const auto add = [&](const QString &name, const char *objectName) {
        auto *text = named(new ElidedLabel({}, this), QString::fromLatin1(objectName));
        setType(text, codeFont);
        const int row = grid->rowCount();
        grid->addWidget(makeLabel(name, u"muted"_s, this), row, 0);
        grid->addWidget(text, row, 1);
        return text;
    };
    m_raw = add(tr("Raw"), "rowRaw");
    m_fields = add(tr("Parsed"), "rowParsed");
    m_stored = add(tr("Stored"), "rowStored");
}

void RowDetail::showRow(int row)
{
    const bool any = row >= 0 && row < m_model->rowCount();
    m_raw->setFullText(any ? m_model->rawText(row) : QString());
    m_fields->setFullText(any ? m_model->fieldsText(row) : QString());
    m_stored->setFullText(any ? m_model->storedText(row) : QString());
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/mapping/columnmenu.h"

#include "core/base/literals.h"
#include "ui/models/mappingedits.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/wizard/mapping/transformbar.h"
#include "ui/words/mappingwords.h"

namespace millrace {

ColumnMenu::ColumnMenu(MigrationDraft *draft, const QString &column, TransformBar *bar, QWidget *parent)
    : QMenu(parent)
    , m_draft(draft)
    , m_column(column)
    , m_bar(bar)
{
    setObjectName(u"columnMenu"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setToolTipsVisible(true);
    addFields();
    addAction(tr("A &constant or an expression …"), this, &ColumnMenu::constantAsked);
    addAction(tr("&NULL"), this, [this] { apply(u"NULL"_s); });
    addAction(tr("Its &default"), this,
              [this] { m_draft->setMapping(withColumnUnset(m_draft->mapping(), m_column)); });
    addAction(tr("The &row number"), this,
              [this] { m_draft->setMapping(withColumnFromRowNumber(m_draft->mapping(), m_column)); });
    addSeparator();
    addTransforms();
}

void ColumnMenu::addFields()
{
    QMenu *fields = addMenu(tr("A &field"));
    for (int field = 0; field < m_draft->mapping().fields.size(); ++field) {
        const QString name = m_draft->source().fieldNames.value(field);
        const QString text =
            name.isEmpty() ? tr("field %1").arg(field + 1) : tr("field %1, %2").arg(field + 1).arg(name);
        fields->addAction(text, this, [this, field] {
            m_draft->setMapping(withColumnFromField(m_draft->mapping(), m_column, field));
        });
    }
}

void ColumnMenu::addTransforms()
{
    const QString input = transformInput(m_draft->mapping(), m_column);
    QStringList variables;
    for (const FieldBinding &binding : m_draft->mapping().fields)
        if (binding.kind == FieldBinding::Kind::Variable)
            variables << u'@' + binding.name;
    for (const Transform &transform : transforms()) {
        QAction *action = addAction(transformName(transform));
        action->setObjectName(u"transform_"_s + transform.id);
        const bool works = !m_draft->facts() || transform.worksOn(*m_draft->facts());
        action->setEnabled(works && !input.isEmpty());
        action->setToolTip(input.isEmpty() ? tr("The column gets nothing yet that could be transformed")
                           : works         ? transform.pattern
                                           : tr("This server has no such function"));
        connect(action, &QAction::triggered, this, [this, transform, input, variables] {
            if (!transform.parameters.isEmpty())
                m_bar->ask(transform, m_column, input, variables);
            else if (const auto expression = transformed(transform, input))
                apply(*expression);
        });
    }
}

void ColumnMenu::apply(const QString &expression)
{
    const auto changed = withColumnExpression(m_draft->mapping(), m_column, expression);
    if (changed)
        m_draft->setMapping(*changed);
    else
        Q_EMIT refused(changed.error().what, changed.error().howToFix);
}

} // namespace millrace

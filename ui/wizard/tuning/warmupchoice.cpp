// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/tuning/warmupchoice.h"

#include "core/base/literals.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/widgets/roles.h"
#include "ui/words/planwords.h"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>

namespace millrace {

WarmupChoice::WarmupChoice(MigrationDraft *draft, QWidget *parent)
    : Card(tr("After the load"), parent)
    , m_draft(draft)
{
    setObjectName(u"warmupChoice"_s);
    const auto box = [this](const QString &text, const char *name, const QString &tip) {
        auto *check = named(new QCheckBox(text, this), QLatin1String(name));
        check->setToolTip(tip);
        connect(check, &QCheckBox::toggled, this, &WarmupChoice::choose);
        addHeaderWidget(check);
        return check;
    };
    m_wanted = box(tr("Warm &up"), "planWarm",
                   tr("Reads the table's rows into the buffer pool, twice, and shows what came of it."));
    m_indexes = box(tr("&indexes too"), "planWarmIndexes",
                    tr("Reads all secondary indexes as well, one after the other."));
    m_analyze = box(tr("&analyze"), "planWarmAnalyze",
                    tr("ANALYZE TABLE first: fresh statistics. It is not written to the binary log."));
    m_optimize =
        box(tr("o&ptimize"), "planWarmOptimize",
            tr("OPTIMIZE TABLE first: rewrites the whole table, so that it is read in one piece. Needs as "
               "much room again."));
    m_pageList = box(tr("page &list"), "planWarmPageList",
                     tr("The server writes down which pages it holds, for its next start."));
    m_words = named(makeNote({}, this), u"planWarmWords"_s);
    content()->addWidget(m_words);
    connect(draft, &MigrationDraft::optionsChanged, this, &WarmupChoice::refresh);
    refresh();
}

void WarmupChoice::choose()
{
    // Options that this card has no box for, a plan's own list of indexes, stay as they are.
    WarmupOptions options = m_draft->asked().warmup;
    options.wanted = m_wanted->isChecked();
    options.analyze = m_analyze->isChecked();
    options.optimize = m_optimize->isChecked();
    options.pageList = m_pageList->isChecked();
    if (!m_indexes->isChecked())
        options.indexes.clear();
    else if (options.indexes.isEmpty())
        options.indexes << WarmupOptions::allIndexes;
    m_draft->change(&Plan::warmup, options);
}

void WarmupChoice::refresh()
{
    const WarmupOptions &options = m_draft->asked().warmup;
    const auto show = [](QCheckBox *box, bool checked) {
        const QSignalBlocker quiet(box);
        box->setChecked(checked);
    };
    show(m_wanted, options.wanted);
    show(m_indexes, !options.indexes.isEmpty());
    show(m_analyze, options.analyze);
    show(m_optimize, options.optimize);
    show(m_pageList, options.pageList);
    for (QCheckBox *box : {m_indexes, m_analyze, m_optimize, m_pageList})
        box->setVisible(options.wanted);
    m_words->setVisible(options.wanted);
    m_words->setText(warmupWords(options));
}

} // namespace millrace

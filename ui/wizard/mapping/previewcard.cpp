// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/mapping/previewcard.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/models/previewfilter.h"
#include "ui/models/previewmodel.h"
#include "ui/session/work/serverwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/mapping/findingsline.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QShortcut>
#include <algorithm>

namespace millrace {

PreviewCard::PreviewCard(MigrationDraft *draft, ServerWork *work, QWidget *parent)
    : Card(tr("What the server will store"), parent)
    , m_draft(draft)
    , m_work(work)
{
    m_model = new PreviewModel(this);
    m_filter = new PreviewFilter(this);
    m_filter->setSourceModel(m_model);
    buildHeader();
    m_rows = new DataTable(u"preview"_s, this);
    m_rows->setModel(m_filter);
    m_rows->setAccessibleName(tr("What the server will store"));
    content()->addWidget(m_rows, 1);
    content()->addWidget(buildDetail());
    connect(m_rows, &QAbstractItemView::activated, this, [this] {
        m_detail->setVisible(m_detail->isHidden());
        showDetail();
    });
    connect(m_rows->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PreviewCard::showDetail);
    m_summary = new FindingsLine(u"previewWarnings"_s, this);
    content()->addWidget(m_summary);
    auto *pinCurrent = new QShortcut(Qt::Key_Space, m_rows, nullptr, nullptr, Qt::WidgetShortcut);
    connect(pinCurrent, &QShortcut::activated, this, [this] {
        const QModelIndex current = m_rows->currentIndex();
        if (current.isValid())
            togglePin(current.siblingAtColumn(0).data(PreviewModel::NumberRole).toLongLong());
    });
    connect(work, &ServerWork::previewChanged, this, &PreviewCard::refresh);
    refresh();
}

void PreviewCard::buildHeader()
{
    QPushButton *findings = makeButton(tr("Only &findings"), u"previewFindings"_s, u"segment"_s, this);
    findings->setCheckable(true);
    findings->setToolTip(tr("Rows in which a value changes, or that the server warns about"));
    const auto addLine = [this](const char *objectName, const QString &hint, const QString &tip) {
        auto *line = named(new QLineEdit(this), QString::fromLatin1(objectName), tip);
        line->setPlaceholderText(hint);
        line->setToolTip(tip);
        followType(line, [line] { // gives way in large type
            line->setMinimumWidth(fontPercent() > 100 ? scaled(56) : 104);
            line->setMaximumWidth(scaled(104));
        });
        addHeaderWidget(line);
        return line;
    };
    m_pin = addLine("previewPin", tr("Pin row"),
                    tr("A row's number: it is always shown then; once more, and it no longer is. "
                       "Space pins the row the cursor is in."));
    QLineEdit *search = addLine(
        "previewSearch", tr("Search"),
        tr("Search the rows, as in the dump and as stored. Return on a row shows its bytes, its fields and "
           "what is stored below the table."));
    search->setClearButtonEnabled(true);
    addHeaderWidget(findings);
    setTitleAboveInLargeType();
    connect(search, &QLineEdit::textChanged, m_filter, &PreviewFilter::setSearch);
    connect(findings, &QPushButton::toggled, m_filter, &PreviewFilter::setFindingsOnly);
    connect(m_pin, &QLineEdit::returnPressed, this, &PreviewCard::onPinEntered);
}

QWidget *PreviewCard::buildDetail()
{
    m_detail = named(new QWidget(this), u"rowDetail"_s);
    m_detail->hide();
    auto *grid = new QGridLayout(m_detail);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    const auto add = [&](const QString &name, const QString &objectName) {
        auto *text = named(new ElidedLabel({}, m_detail), objectName);
        setType(text, codeFont);
        const int row = grid->rowCount();
        grid->addWidget(makeLabel(name, u"muted"_s, m_detail), row, 0);
        grid->addWidget(text, row, 1);
        return text;
    };
    m_raw = add(tr("Raw"), u"rowRaw"_s);
    m_parsed = add(tr("Parsed"), u"rowParsed"_s);
    m_stored = add(tr("Stored"), u"rowStored"_s);
    return m_detail;
}

int PreviewCard::warningCount() const
{
    return m_work->preview() ? m_model->warningCount() : 0;
}

void PreviewCard::setReasonForNothing(const QString &text)
{
    m_rows->setEmptyText(text);
}

void PreviewCard::onPinEntered()
{
    const qint64 row = numberFromText(m_pin->text()).value_or(0);
    const qint64 rows = m_draft->source().totalRows();
    m_pin->selectAll();
    const bool wrong = row < 1 || (rows >= 0 && row > rows);
    if (wrong || rows < 0) {
        say({!wrong      ? tr("The rows are not counted yet; pin one when the scan is through.")
             : rows >= 0 ? tr("Rows are numbered from 1 to %1.").arg(groupedNumber(rows))
                         : tr("A row's number is a whole number from 1.")},
            u"warning"_s);
        return;
    }
    m_pin->clear();
    togglePin(row);
}

void PreviewCard::togglePin(qint64 row)
{
    if (row < 1 || m_draft->source().isTable())
        return;
    QVector<qint64> rows = m_draft->input().pinnedRows;
    if (!rows.removeOne(row))
        rows << row;
    m_draft->change(&SourceDraft::setPinnedRows, rows);
    m_work->requestPreview();
}

QString PreviewCard::note() const
{
    const Preview &preview = *m_work->preview();
    const auto count = [&preview](Pick pick) {
        return std::count_if(preview.rows.begin(), preview.rows.end(),
                             [pick](const PreviewRow &row) { return row.pick == pick; });
    };
    QStringList parts;
    if (const auto pinned = count(Pick::Pinned))
        parts << tr("%1 pinned").arg(pinned);
    parts << tr("first %1").arg(count(Pick::First));
    if (const auto spread = count(Pick::Spread))
        parts << tr("%1 others").arg(spread);
    if (count(Pick::Last) > 0)
        parts << tr("the last");
    const QString way = preview.way == PreviewWay::TemporaryTable ? tr("temporary table")
                        : preview.way == PreviewWay::ScratchTable ? tr("scratch server")
                                                                  : tr("expressions alone");
    return tr("%1 · %2, %3 ms").arg(parts.join(u", "_s), way).arg(preview.milliseconds);
}

void PreviewCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    if (event->oldSize().width() != width() && !m_fitted.isEmpty())
        fitRows();
    showNote();
}

void PreviewCard::setScanFindings(const QStringList &texts)
{
    if (texts == m_scanFindings)
        return;
    m_scanFindings = texts;
    refresh();
}

void PreviewCard::offerMending(QPushButton *mend)
{
    m_summary->setAction(mend);
}

void PreviewCard::say(const QStringList &texts, const QString &role)
{
    m_summary->setTexts(m_scanFindings + texts,
                        role == "bad"_L1 || m_scanFindings.isEmpty() ? role : u"warning"_s);
}

/// The bytes as they stand in the dump are as long as the row: they have what the values leave, and must not
/// push them out of view.
void PreviewCard::fitRows()
{
    constexpr int mostOfAValue = 280;
    m_rows->fitColumns(mostOfAValue);
    int left = m_rows->viewport()->width();
    for (int column = 0; column < m_rows->model()->columnCount(); ++column)
        if (column != PreviewModel::Raw)
            left -= qMin(scaled(mostOfAValue), m_rows->wantedWidth(column));
    const int fair = qMin(scaled(240), m_rows->viewport()->width() * 28 / 100);
    m_rows->setColumnWidth(PreviewModel::Raw, qMin(m_rows->wantedWidth(PreviewModel::Raw), qMax(fair, left)));
}

void PreviewCard::showNote()
{
    if (!m_work->preview() || m_work->isPreviewing())
        return;
    const Preview &preview = *m_work->preview();
    const bool roomy = width() > scaled(800);
    setNote(roomy ? note() : tr("%1 in %2 ms").arg(rowsText(preview.rows.size())).arg(preview.milliseconds));
    m_rows->setToolTip(roomy ? QString() : note());
}

void PreviewCard::showDetail()
{
    if (m_detail->isHidden())
        return;
    const int row = m_filter->mapToSource(m_rows->currentIndex()).row();
    m_raw->setFullText(row < 0 ? QString() : m_model->rawText(row));
    m_parsed->setFullText(row < 0 ? QString() : m_model->fieldsText(row));
    m_stored->setFullText(row < 0 ? QString() : m_model->storedText(row));
}

void PreviewCard::refresh()
{
    const auto &preview = m_work->preview();
    say({}, {});
    const bool fromFiles = !m_draft->source().isTable();
    m_pin->setVisible(fromFiles);
    if (preview) {
        m_model->setPreview(*preview, m_draft->mapping());
        m_rows->setColumnHidden(PreviewModel::Raw, !fromFiles);
        if (m_fitted != preview->columns) {
            m_fitted = preview->columns;
            fitRows();
        }
        showNote();
        const int warnings = m_model->warningCount();
        QStringList texts = m_model->columnTexts() + m_model->warningTexts(3);
        if (preview->way != PreviewWay::TemporaryTable)
            texts.prepend(
                preview->way == PreviewWay::Expressions
                    ? tr("Only expressions are evaluated, what columns make of values is not known. %1")
                          .arg(preview->because)
                    : preview->because);
        if (m_work->pinnedError())
            texts.prepend(m_work->pinnedError()->what);
        const QString role = warnings > 0 ? u"bad"_s : texts.isEmpty() ? u"muted"_s : u"warning"_s;
        if (texts.isEmpty() && m_scanFindings.isEmpty())
            texts << tr("Every value is stored as it is in the dump, without a warning.");
        say(texts, role);
    } else {
        m_model->clear();
        setNote({});
    }
    if (m_work->previewError()) {
        m_rows->setEmptyText(u"%1\n%2"_s.arg(m_work->previewError()->what, m_work->previewError()->howToFix));
    } else if (m_work->isPreviewing()) {
        m_rows->setEmptyText(tr("Asking the server …"));
        setNote(tr("asking the server …"));
    } else if (!m_draft->isTargetReady()) {
        m_rows->setEmptyText(tr("Connect to a server to see what it would store."));
    } else if (m_draft->input().sample.isEmpty()) {
        m_rows->setEmptyText(tr("There is no row to show."));
    }
    showDetail();
    Q_EMIT changed();
}

} // namespace millrace

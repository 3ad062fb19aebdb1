// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/chunks/limitscard.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/words/planwords.h"

#include <QDir>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace millrace {

namespace {

constexpr qint64 mebibyte = qint64{1024} * 1024;
constexpr int leastMemoryMebibytes = 32; ///< what a plan takes at least
constexpr double megabyte = 1'000'000;
constexpr int mostCount = 2'000'000'000;

/// Shows a value of the draft without taking it for one that was typed: rounding must not change a plan.
template <typename Box, typename Value> void showValue(Box *box, Value value)
{
    if (box->value() == value) // nor may it be written anew under the cursor
        return;
    const QSignalBlocker blocker(box);
    box->setValue(value);
}

/// Megabytes to the byte, written no longer than they are: 1.5, not 1.500000.
class MegabyteBox final : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

protected:
    QString textFromValue(double value) const override { return shortestText(value); }
};

} // namespace

LimitsCard::LimitsCard(MigrationDraft *draft, FileChooser *chooser, QWidget *parent)
    : Card(tr("Limits"), parent)
    , m_draft(draft)
    , m_chooser(chooser)
{
    m_toggle = makeButton({}, u"limitsToggle"_s, u"link"_s, this);
    addHeaderWidget(m_toggle);
    m_summary = named(new ElidedLabel({}, this), u"limitsSummary"_s);
    setType(m_summary, smallFont);
    setRole(m_summary, u"muted"_s);
    content()->addWidget(m_summary);
    m_fields = buildFields();
    content()->addWidget(m_fields);
    connect(m_toggle, &QPushButton::clicked, this, [this] { setOpen(!m_open); });
    connect(draft, &MigrationDraft::optionsChanged, this, &LimitsCard::refresh);
    connectFields();
    setOpen(false);
    refresh();
}

QWidget *LimitsCard::buildFields()
{
    auto *holder = new QWidget(this);
    auto *grid = new QGridLayout(holder);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->setColumnMinimumWidth(0, 138);
    grid->setColumnStretch(1, 1);
    const auto word = [holder](const QString &text) { return makeLabel(text, {}, holder); };

    m_rowRate = makeCount(u"limitRows"_s, tr("Rows per second at most"), mostCount, tr("no limit"));
    m_byteRate = named(new MegabyteBox(holder), u"limitBytes"_s, tr("Megabytes per second at most"));
    m_byteRate->setLocale(textLocale());
    m_byteRate->setRange(0, 1'000'000);
    m_byteRate->setDecimals(6);
    m_byteRate->setSpecialValueText(tr("no limit"));
    setScaledWidth(m_byteRate, 132);
    addLine(grid, tr("Speed at most"), {m_rowRate, word(tr("rows/s, and")), m_byteRate, word(tr("MB/s"))},
            tr("All workers together, as the dump's bytes are sent."));

    m_threads = makeCount(u"guardThreads"_s, tr("Slow down above so many running threads"), 100'000,
                          tr("not watched"));
    m_lag = makeCount(u"guardLag"_s, tr("Slow down above so many seconds of replica lag"), 1'000'000,
                      tr("not watched"));
    addLine(
        grid, tr("Slow down above"), {m_threads, word(tr("threads, or")), m_lag, word(tr("s of lag"))},
        tr("Threads_running without this load's own, and how far the server, its replicas or the other nodes "
           "of its cluster lag. Looked at once a second: the speed is halved until it is better. Flow "
           "control "
           "of a Galera cluster is always watched."));

    m_rejects = makeCount(u"maxRejects"_s, tr("Rows set aside at most"), mostCount, {});
    m_rejects->setMinimum(1);
    addLine(grid, tr("Bad rows"), {m_rejects, word(tr("rows set aside at most"))},
            tr("One more stops the load: so many mean a wrong dialect or mapping."));

    m_memory = makeCount(u"memoryMebibytes"_s, tr("Memory for sorting and buffers, in MiB"), 1'000'000, {});
    m_memory->setMinimum(leastMemoryMebibytes);
    m_memory->setSingleStep(64);
    addLine(grid, tr("Memory"), {m_memory, word(tr("MiB on this machine"))},
            tr("For sorting and buffers; more of it sorts in fewer passes."));

    m_folder = named(new QLineEdit(holder), u"workFolder"_s, tr("Folder for sorted copies"));
    m_folder->setPlaceholderText(tr("in the run's folder"));
    followType(m_folder, [this] { m_folder->setMinimumWidth(fontPercent() > 100 ? 0 : 300); });
    m_browse = makeButton(tr("&Choose…"), u"workFolderChoose"_s, u"small"_s, holder);
    addLine(grid, tr("Sorted copies"), {m_folder, m_browse},
            tr("Only where rows are sorted: about twice the dump in size."));
    return holder;
}

void LimitsCard::addLine(QGridLayout *grid, const QString &title, const QVector<QWidget *> &fields,
                         const QString &note)
{
    const int row = grid->rowCount();
    QLabel *head = makeHeading(title, this);
    grid->addWidget(head, row, 0, Qt::AlignVCenter);
    auto *line = new FlowLayout(8, 4);
    for (QWidget *field : fields)
        line->addWidget(field);
    grid->addLayout(line, row, 1);
    QLabel *words = makeNote(note, this);
    words->setContentsMargins(0, 0, 0, 8);
    grid->addWidget(words, row + 1, 1);
}

QSpinBox *LimitsCard::makeCount(const QString &name, const QString &what, int most, const QString &none)
{
    auto *box = named(new QSpinBox(this), name, what);
    box->setLocale(textLocale());
    box->setGroupSeparatorShown(true);
    box->setRange(0, most);
    box->setSpecialValueText(none);
    setScaledWidth(box, 132);
    return box;
}

void LimitsCard::connectFields()
{
    const auto limit = [this](auto *box, auto change) {
        using SpinBox = std::remove_pointer_t<decltype(box)>;
        connect(box, &SpinBox::valueChanged, this, [this, change](auto value) {
            LoadLimits limits = m_draft->asked().limits;
            change(limits, value);
            m_draft->change(&Plan::limits, limits);
        });
    };
    limit(m_rowRate, [](LoadLimits &limits, int value) { limits.rowsPerSecond = value; });
    limit(m_byteRate,
          [](LoadLimits &limits, double value) { limits.bytesPerSecond = qRound64(value * megabyte); });
    limit(m_threads, [](LoadLimits &limits, int value) { limits.threadsRunning = value; });
    limit(m_lag, [](LoadLimits &limits, int value) { limits.replicaLagSeconds = value; });
    connect(m_rejects, &QSpinBox::valueChanged, this,
            [this](int rows) { m_draft->change(&Plan::maxRejects, rows); });
    connect(m_memory, &QSpinBox::valueChanged, this,
            [this](int value) { m_draft->change(&Plan::memoryBytes, value * mebibyte); });
    const auto setFolder = [this](const QString &text) {
        m_draft->change(&Plan::workFolder,
                        text.trimmed().isEmpty() ? QString() : QDir(text.trimmed()).absolutePath());
    };
    connect(m_folder, &QLineEdit::editingFinished, this, [this, setFolder] { setFolder(m_folder->text()); });
    connect(m_browse, &QPushButton::clicked, this, [this, setFolder] {
        m_chooser->chooseWorkFolder(this, [this, setFolder](const QString &path) {
            m_folder->setText(
                QDir::toNativeSeparators(path)); // refresh() leaves it alone while the keys are in it
            setFolder(path);
        });
    });
}

void LimitsCard::setOpen(bool open)
{
    m_open = open;
    m_toggle->setText(open ? tr("Close") : tr("Change…"));
    m_toggle->setAccessibleName(open ? tr("Close the limits") : tr("Change the limits"));
    m_fields->setVisible(open);
    m_summary->setVisible(!open);
    if (open) {
        m_rowRate->setFocus(Qt::OtherFocusReason);
        Q_EMIT grown();
    }
}

void LimitsCard::refresh()
{
    const LoadLimits &limits = m_draft->asked().limits;
    showValue(m_rowRate, static_cast<int>(std::min<qint64>(limits.rowsPerSecond, mostCount)));
    showValue(m_byteRate, static_cast<double>(limits.bytesPerSecond) / megabyte);
    showValue(m_threads, limits.threadsRunning);
    showValue(m_lag, limits.replicaLagSeconds);
    showValue(m_rejects, static_cast<int>(std::min<qint64>(m_draft->asked().maxRejects, mostCount)));
    showValue(m_memory, static_cast<int>(m_draft->asked().memoryBytes / mebibyte));
    if (!m_folder->hasFocus())
        m_folder->setText(QDir::toNativeSeparators(m_draft->asked().workFolder));
    QString summary = limitsText(limits, m_draft->asked().memoryBytes, m_draft->asked().workFolder,
                                 m_draft->asked().maxRejects);
    summary[0] = summary.at(0).toUpper();
    m_summary->setFullText(summary);
}

} // namespace millrace

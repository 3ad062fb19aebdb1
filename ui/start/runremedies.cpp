// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/runremedies.h"

#include "core/base/literals.h"
#include "core/keychain/passwordsafe.h"
#include "ui/language/localtext.h"
#include "ui/session/connectionbook.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/roles.h"
#include "ui/words/pastrunwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStackedWidget>
#include <algorithm>

namespace millrace {

namespace {

/// Null: from the environment or the option group.
QString typed(const QLineEdit *password)
{
    return password->text().isEmpty() ? QString() : password->text();
}

} // namespace

RunRemedies::RunRemedies(RunShelf *shelf, ConnectionBook *book, QWidget *parent)
    : QWidget(parent)
    , m_shelf(shelf)
    , m_book(book)
    , m_safe(new PasswordSafe(this))
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 8, 0, 0);
    lines->setSpacing(4);
    m_headline = named(new ElidedLabel({}, this), u"runHeadline"_s);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_headline->setFont(bold);
    m_forget = makeButton(tr("&Forget"), u"runForget"_s, u"link"_s, this);
    m_forget->setToolTip(tr("Takes the run out of this list. What it loaded stays"));
    m_forget->setAccessibleDescription(m_forget->toolTip());
    lines->addLayout(makeLine(8, {{m_headline, 1}, m_forget}));

    m_story = named(makeLabel({}, u"muted"_s, this), u"runStory"_s);
    setType(m_story, smallFont);
    m_story->setWordWrap(true);
    m_story->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_story->setTextInteractionFlags(Qt::TextSelectableByMouse); // a GRANT is there to be copied
    QScrollArea *scroll = scrolled(m_story, this);
    scroll->setFocusPolicy(Qt::NoFocus);
    // Another run must not move the table above.
    followType(scroll, [scroll] { scroll->setFixedHeight(2 * QFontMetrics(smallFont()).lineSpacing() + 4); });
    lines->addWidget(scroll);

    m_actions = new QStackedWidget(this);
    m_actions->addWidget(buildButtons());
    m_actions->addWidget(buildQuestion());
    m_actions->addWidget(buildSourceQuestion());
    m_actions->addWidget(buildStatementQuestion());
    lines->addWidget(m_actions);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    connect(shelf, &RunShelf::runsChanged, this, &RunRemedies::refresh);
    connect(shelf, &RunShelf::doingChanged, this, &RunRemedies::refresh);
    connect(m_safe, &PasswordSafe::found, this, [this](const QString &account, const QString &password) {
        if (account == m_passwordFor && m_password->text().isEmpty())
            m_password->setText(password);
        if (account == m_sourcePasswordFor && m_sourcePassword->text().isEmpty())
            m_sourcePassword->setText(password);
        if (password.isNull())
            noteKeychain(account, tr("The keychain has no password for %1 any more.").arg(account));
    });
    connect(m_safe, &PasswordSafe::failed, this, [this](const QString &account, const QString &why) {
        noteKeychain(account,
                     tr("The keychain did not give the password of %1 (%2): type it.").arg(account, why));
    });
    refresh();
}

QWidget *RunRemedies::buildButtons()
{
    auto *page = new QWidget(this);
    const auto button = [page](const QString &text, const QString &name, const QString &tip) {
        QPushButton *made = makeButton(text, name, u"small"_s, page);
        made->setToolTip(tip);
        made->setAccessibleDescription(tip);
        return made;
    };
    m_resume = button(tr("&Resume"), u"runResume"_s,
                      tr("Goes on where it ended: chunks that are committed are not loaded again"));
    m_rollBack =
        button(tr("Roll &back…"), u"runRollBack"_s, tr("Takes exactly this run's rows out of its table"));
    m_open = button(
        tr("Sho&w"), u"runOpen"_s,
        tr("All pages as they were: what was chosen, the curve, the proof. From them another run can begin"));
    m_report = button(tr("&View report"), u"runReport"_s,
                      tr("Verdict, figures, curve, every statement and every event, in one file"));
    m_password = named(new QLineEdit(page), u"runPassword"_s);
    m_password->setEchoMode(QLineEdit::Password);
    followType(m_password, [this] { m_password->setMaximumWidth(scaled(190)); });
    makeLine(page, 6, {m_resume, {m_password, 2}, m_rollBack, m_open, m_report, nullptr});

    connect(m_resume, &QPushButton::clicked, this, &RunRemedies::resume);
    connect(m_password, &QLineEdit::returnPressed, m_resume, &QPushButton::click);
    connect(m_rollBack, &QPushButton::clicked, this, [this] {
        const PastRun *run = m_shelf->find(m_id);
        m_question->setFullText(tr("Take the %1 of this run out of %2?")
                                    .arg(rowsText(run ? run->rowsLoaded : 0),
                                         run && !run->target.isEmpty() ? run->target : tr("its table")));
        m_actions->setCurrentIndex(1);
        m_no->setFocus(); // the harmless answer
    });
    connect(m_open, &QPushButton::clicked, this, [this] { m_shelf->open(m_id); });
    connect(m_report, &QPushButton::clicked, this, [this] { m_shelf->report(m_id); });
    connect(m_forget, &QPushButton::clicked, this, [this] { m_shelf->forget(m_id); });
    return page;
}

QWidget *RunRemedies::buildQuestion()
{
    auto *page = new QWidget(this);
    m_question = new ElidedLabel({}, page);
    setRole(m_question, u"warning"_s);
    m_question->setObjectName(u"rollBackQuestion"_s);
    m_yes = makeButton(tr("&Yes, take them out"), u"rollBackYes"_s, u"small"_s, page);
    m_no = makeButton(tr("&Keep them"), u"rollBackNo"_s, u"small"_s, page);
    makeLine(page, 6, {{m_question, 1}, m_yes, m_no});
    connect(m_yes, &QPushButton::clicked, this, [this] {
        m_actions->setCurrentIndex(0);
        m_shelf->rollBack(m_id, typed(m_password));
    });
    connect(m_no, &QPushButton::clicked, this, [this] {
        m_actions->setCurrentIndex(0);
        m_rollBack->setFocus();
    });
    return page;
}

QWidget *RunRemedies::buildSourceQuestion()
{
    auto *page = new QWidget(this);
    m_sourceQuestion = named(new ElidedLabel({}, page), u"sourceQuestion"_s);
    m_sourcePassword = named(new QLineEdit(page), u"runSourcePassword"_s);
    m_sourcePassword->setEchoMode(QLineEdit::Password);
    m_sourcePassword->setPlaceholderText(tr("Password"));
    m_sourcePassword->setToolTip(tr("Empty: MILLRACE_SOURCE_PASSWORD"));
    followType(m_sourcePassword, [this] { m_sourcePassword->setMaximumWidth(scaled(190)); });
    m_goOn = makeButton(tr("&Resume"), u"runGoOn"_s, u"small"_s, page);
    auto *back = makeButton(tr("&Back"), u"runBack"_s, u"small"_s, page);
    makeLine(page, 6, {{m_sourceQuestion, 1}, {m_sourcePassword, 1}, m_goOn, back});
    const auto leave = [this] {
        m_actions->setCurrentIndex(0);
        m_resume->setFocus();
    };
    connect(m_goOn, &QPushButton::clicked, this, [this, leave] {
        leave();
        m_shelf->resume(m_id, typed(m_password), typed(m_sourcePassword));
    });
    connect(m_sourcePassword, &QLineEdit::returnPressed, m_goOn, &QPushButton::click);
    connect(back, &QPushButton::clicked, this, leave);
    return page;
}

QWidget *RunRemedies::buildStatementQuestion()
{
    auto *page = new QWidget(this);
    auto *question = named(new ElidedLabel({}, page), u"statementQuestion"_s);
    setRole(question, u"warning"_s);
    question->setFullText(tr("Has this statement run?"));
    m_hasRun = makeButton(tr("It has run, &go on after it"), u"statementHasRun"_s, u"small"_s, page);
    m_runAgain = makeButton(tr("It has &not, run it"), u"statementRunAgain"_s, u"small"_s, page);
    m_leaveOpen = makeButton(tr("&Back"), u"statementBack"_s, u"small"_s, page);
    makeLine(page, 6, {{question, 1}, m_hasRun, m_runAgain, m_leaveOpen});
    connect(m_hasRun, &QPushButton::clicked, this, [this] { answer(true); });
    connect(m_runAgain, &QPushButton::clicked, this, [this] { answer(false); });
    connect(m_leaveOpen, &QPushButton::clicked, this, [this] {
        m_actions->setCurrentIndex(0);
        m_resume->setFocus();
    });
    return page;
}

void RunRemedies::answer(bool hasRun)
{
    m_actions->setCurrentIndex(0);
    const PastRun *run = m_shelf->find(m_id);
    if (const auto offset = run ? statementInDoubt(*run) : std::nullopt)
        m_shelf->resume(m_id, typed(m_password), {}, StatementAnswer{.offset = *offset, .hasRun = hasRun});
}

void RunRemedies::resume()
{
    const PastRun *run = m_shelf->find(m_id);
    if (run && statementInDoubt(*run)) {
        m_actions->setCurrentIndex(3);
        m_leaveOpen->setFocus(); // the harmless answer
        return;
    }
    if (!run || !needsSourcePassword(*run))
        return m_shelf->resume(m_id, typed(m_password));
    const QString account = run->source->displayName();
    m_sourceQuestion->setFullText(tr("The rows come from %1:").arg(account));
    m_sourcePassword->setAccessibleName(tr("Password of %1").arg(account));
    m_actions->setCurrentIndex(2);
    m_sourcePassword->setFocus();
}

void RunRemedies::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Signs are the first to give way: the words are what tells the buttons apart.
    const bool wide = width() >= scaled(560);
    for (const auto &[button, icon] : {std::pair(m_resume, "resume"), std::pair(m_rollBack, "rollback"),
                                       std::pair(m_open, "folder"), std::pair(m_report, "report")})
        button->setIcon(wide ? themedIcon(QString::fromLatin1(icon)) : QIcon());
}

void RunRemedies::setRun(const QString &id)
{
    if (id == m_id)
        return refresh();
    m_id = id;
    m_actions->setCurrentIndex(0);
    for (QLineEdit *field : {m_password, m_sourcePassword})
        field->clear();
    m_passwordFor.clear();
    m_sourcePasswordFor.clear();
    m_keychainSaid.clear();
    if (const PastRun *run = m_shelf->find(id))
        askKeychain(*run);
    refresh();
}

void RunRemedies::setBusy(bool busy)
{
    m_busy = busy;
    refresh();
}

void RunRemedies::askRollBack(const QString &password)
{
    if (!password.isNull())
        m_password->setText(password);
    const PastRun *run = m_shelf->find(m_id);
    if (run && needsPassword(*run) && m_password->text().isEmpty() && !isKept(run->connection.displayName()))
        m_password->setFocus(); // and then the button beside it
    else
        m_rollBack->click();
}

void RunRemedies::open()
{
    m_open->click();
}

void RunRemedies::focusFirst()
{
    for (QPushButton *button : {m_resume, m_open, m_rollBack, m_report, m_forget})
        if (button->isVisible() && button->isEnabled())
            return button->setFocus();
}

bool RunRemedies::needsPassword(const PastRun &run) const
{
    return run.mayRollBack() && !run.connection.scratch && run.connection.optionGroup.isEmpty();
}

bool RunRemedies::needsSourcePassword(const PastRun &run) const
{
    return run.mayResume() && run.source && run.source->optionGroup.isEmpty();
}

void RunRemedies::askKeychain(const PastRun &run)
{
    if (const QString account = run.connection.displayName(); needsPassword(run) && isKept(account)) {
        m_passwordFor = account;
        m_safe->read(account);
    }
    if (!needsSourcePassword(run))
        return;
    if (const QString account = run.source->displayName(); isKept(account)) {
        m_sourcePasswordFor = account;
        if (account != m_passwordFor)
            m_safe->read(account);
    }
}

void RunRemedies::noteKeychain(const QString &account, const QString &text)
{
    if (account != m_passwordFor && account != m_sourcePasswordFor)
        return; // another run was chosen meanwhile
    m_keychainSaid = text;
    refresh();
}

bool RunRemedies::isKept(const QString &account) const
{
    const auto &all = m_book->connections();
    return std::any_of(all.begin(), all.end(), [&](const SavedConnection &entry) {
        return entry.passwordKept && entry.spec.displayName() == account;
    });
}

void RunRemedies::showStory(const PastRun &run)
{
    const RunStory story = runStory(run);
    m_headline->setFullText(
        tr("%1: %2").arg(run.summary.planName.isEmpty() ? run.id : run.summary.planName, story.headline));
    setRole(m_headline, verdictRole(story.tone));
    QStringList parts{m_keychainSaid, story.explanation, story.remedy};
    parts.removeAll(QString());
    parts << tr("Run %1.").arg(run.id);
    m_story->setText(parts.join(u' '));
}

void RunRemedies::refresh()
{
    const PastRun *run = m_shelf->find(m_id);
    const bool doing = m_shelf->doing() != RunShelf::Doing::Nothing;
    setEnabled(run != nullptr);
    if (!run) {
        m_headline->setFullText(tr("Choose a run to see what happened to it."));
        setRole(m_headline, u"muted"_s);
        m_story->clear();
    } else {
        showStory(*run);
    }
    if (doing && m_shelf->doingRun() == m_id) {
        const auto kind = m_shelf->doing();
        m_headline->setFullText(kind == RunShelf::Doing::RollingBack ? tr("Taking the run's rows out …")
                                : kind == RunShelf::Doing::Reporting ? tr("Writing the report …")
                                                                     : m_headline->fullText());
    }
    const bool atWork = run && run->ending == PastRun::Ending::AtWork;
    m_resume->setVisible(run && run->mayResume());
    m_rollBack->setVisible(run && run->mayRollBack());
    m_password->setVisible(run && needsPassword(*run));
    if (run) {
        m_password->setPlaceholderText(tr("Password"));
        m_password->setToolTip(tr("Of %1. Empty: MILLRACE_PASSWORD").arg(run->connection.displayName()));
        m_password->setAccessibleName(tr("Password of %1").arg(run->connection.displayName()));
    }
    for (QPushButton *button : {m_resume, m_rollBack, m_yes, m_goOn, m_hasRun, m_runAgain})
        button->setEnabled(run && !doing && !m_busy);
    m_open->setEnabled(run && !doing && !m_busy && !atWork && run->ending != PastRun::Ending::Unreadable);
    m_report->setEnabled(run && !doing && run->ending != PastRun::Ending::Unreadable);
    m_forget->setEnabled(run && !doing && !atWork);
}

} // namespace millrace

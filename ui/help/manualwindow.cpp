// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manualwindow.h"

#include "core/base/literals.h"
#include "ui/help/manuallist.h"
#include "ui/help/manualview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/roles.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace millrace {

ManualWindow::ManualWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
{
    setObjectName(u"manualWindow"_s);
    setWindowTitle(tr("Manual – Millrace"));
    setWindowIcon(QIcon(u":/millrace/icons/millrace.svg"_s));
    // The program ends with its own window, whatever is still being read.
    setAttribute(Qt::WA_QuitOnClose, false);
    setMinimumSize(640, 420);
    resize(1040, 760);
    auto *side = named(new QFrame(this), u"manualSide"_s);
    side->setFixedWidth(qMin(scaled(248), 320));
    auto *left = new QVBoxLayout(side);
    left->setContentsMargins(0, 12, 0, 0);
    left->setSpacing(8);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(12, 0, 12, 0);
    top->setSpacing(8);
    m_back = makeButton(tr("← &Back"), u"manualBack"_s, u"small"_s, side);
    m_forward = makeButton(tr("&Forward →"), u"manualForward"_s, u"small"_s, side);
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    QHBoxLayout *turns = makeLine(6, {{m_back, 1}, {m_forward, 1}});
    m_search = named(new QLineEdit(side), u"manualSearch"_s);
    m_search->setPlaceholderText(tr("Search all pages"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    top->addWidget(m_search);
    top->addLayout(turns);
    left->addLayout(top);
    m_list = new ManualList(&m_book, side);
    left->addWidget(m_list, 1);
    m_view = new ManualView(&m_book, this);
    makeLine(this, 0, {side, {m_view, 1}});
    addShortcuts();
    connect(m_list, &ManualList::opened, m_view, &ManualView::open);
    connect(m_view, &QTextBrowser::sourceChanged, this, [this] { m_list->markPage(m_view->page()); });
    connect(m_view, &QTextBrowser::backwardAvailable, m_back, &QPushButton::setEnabled);
    connect(m_view, &QTextBrowser::forwardAvailable, m_forward, &QPushButton::setEnabled);
    connect(m_back, &QPushButton::clicked, m_view, &QTextBrowser::backward);
    connect(m_forward, &QPushButton::clicked, m_view, &QTextBrowser::forward);
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_search, &QLineEdit::returnPressed, m_list, &ManualList::openCurrent);
}

void ManualWindow::addShortcuts()
{
    const auto add = [this](const QKeySequence &keys, auto &&slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    add(QKeySequence::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    add(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { m_view->backward(); });
    add(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { m_view->forward(); });
    add(QKeySequence(Qt::ALT | Qt::Key_Home), [this] { m_view->open(u"index"_s); });
    add(QKeySequence::Close, [this] { close(); });
}

void ManualWindow::openPage(const QString &page)
{
    m_search->clear();
    m_view->open(m_book.has(page) ? page : u"index"_s);
    if (isMinimized())
        showNormal();
    else
        show();
    raise();
    activateWindow();
    m_view->setFocus();
}

void ManualWindow::search(const QString &words)
{
    m_view->highlight(words);
    if (words.simplified().isEmpty())
        m_list->showPages();
    else
        m_list->showHits(m_book.search(words));
}

void ManualWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down && m_search->hasFocus()) {
        m_list->setFocus();
        if (!m_list->currentItem())
            m_list->setCurrentRow(0);
        return;
    }
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    if (m_search->text().isEmpty())
        close();
    else
        m_search->clear();
}

} // namespace millrace

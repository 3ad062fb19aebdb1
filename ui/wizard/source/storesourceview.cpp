// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/storesourceview.h"

#include "core/base/literals.h"
#include "core/base/text.h"
#include "ui/session/work/streamwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace millrace {

StoreSourceView::StoreSourceView(StreamWork *work, QWidget *parent)
    : QWidget(parent)
    , m_work(work)
{
    auto *card = new Card(tr("An object store"), this);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    m_files = makeButton(tr("&Files instead"), u"storeToFiles"_s, u"link"_s, card);
    card->addHeaderWidget(m_files);
    QLabel *note = makeNote(
        tr("An object of an S3-compatible store, or all objects below a prefix (with a / at its end). "
           "It is fetched whole, and kept on this machine until it is loaded and verified. The keys "
           "come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or from the profile in "
           "~/.aws/credentials, and are never kept."),
        card);
    note->setWordWrap(true);
    card->content()->addWidget(note);

    auto *form = new QFormLayout;
    const auto addField = [card, form](const QString &label, const QString &name, const QString &example) {
        auto *field = named(new QLineEdit(card), name);
        field->setPlaceholderText(example);
        form->addRow(label, field);
        return field;
    };
    m_url = addField(tr("&URL"), u"storeUrl"_s, u"s3://bucket/dumps/shop.sql.zst"_s);
    m_endpoint =
        addField(tr("&Endpoint"), u"storeEndpoint"_s, tr("as environment and profile say, else AWS"));
    m_region = addField(tr("Re&gion"), u"storeRegion"_s, tr("as environment and profile say"));
    m_profile =
        addField(tr("&Profile"), u"storeProfile"_s, tr("keys in the environment, else the profile default"));
    card->content()->addLayout(form);

    m_fetch = makeButton(tr("Fe&tch"), u"storeFetch"_s, u"primary"_s, card);
    m_stop = makeButton(tr("Can&cel"), u"storeCancel"_s, {}, card);
    m_progress = named(makeLabel({}, u"muted"_s, card), u"storeProgress"_s);
    card->content()->addLayout(makeLine(8, {m_fetch, m_stop, m_progress, nullptr}));
    m_bar = named(new MessageBar(card), u"storeBar"_s);
    card->content()->addWidget(m_bar);
    card->content()->addStretch(1);

    setFocusProxy(m_url);
    for (QLineEdit *field : {m_url, m_endpoint, m_region, m_profile}) {
        connect(field, &QLineEdit::textChanged, this, &StoreSourceView::refresh);
        connect(field, &QLineEdit::returnPressed, this, &StoreSourceView::fetch);
    }
    connect(m_fetch, &QPushButton::clicked, this, &StoreSourceView::fetch);
    connect(m_stop, &QPushButton::clicked, work, &StreamWork::cancel);
    connect(m_files, &QPushButton::clicked, this, &StoreSourceView::filesRequested);
    connect(work, &StreamWork::changed, this, &StoreSourceView::refresh);
    connect(work, &StreamWork::progress, this, &StoreSourceView::refreshProgress);
    refresh();
}

QString StoreSourceView::url() const
{
    QString url = m_url->text().trimmed();
    bool hasItems = url.section(u'/', 3).contains(u'?');
    const auto add = [&](const QString &name, const QLineEdit *field) {
        const QString value = field->text().trimmed();
        if (value.isEmpty())
            return;
        url += (hasItems ? u"&"_s : u"?"_s) + name + u'=' +
               QString::fromLatin1(QUrl::toPercentEncoding(value, ":/"));
        hasItems = true;
    };
    add(u"endpoint"_s, m_endpoint);
    add(u"region"_s, m_region);
    add(u"profile"_s, m_profile);
    return url;
}

void StoreSourceView::fetch()
{
    if (m_fetch->isEnabled())
        m_work->read(SourceStream::From::Store, url());
}

void StoreSourceView::refresh()
{
    const bool reading = m_work->isReading();
    for (QLineEdit *field : {m_url, m_endpoint, m_region, m_profile})
        field->setReadOnly(reading);
    m_files->setEnabled(!reading);
    m_fetch->setEnabled(!reading && !m_url->text().trimmed().isEmpty());
    m_stop->setEnabled(reading);
    if (reading || !m_work->error())
        m_bar->clear();
    else
        m_bar->showError(*m_work->error());
    refreshProgress();
}

void StoreSourceView::refreshProgress()
{
    if (!m_work->isReading())
        return m_progress->clear();
    const qint64 total = m_work->total();
    const qint64 bytes = m_work->bytes();
    if (total <= 0)
        return m_progress->setText(tr("Asking the store …"));
    const double perSecond = m_work->bytesPerSecond();
    const QString left = perSecond < 1
                             ? QString()
                             : u" · "_s + tr("%1 left").arg(durationText(static_cast<qint64>(
                                              1000.0 * static_cast<double>(total - bytes) / perSecond)));
    m_progress->setText(tr("%1 of %2 · %3/s")
                            .arg(sizeText(bytes), sizeText(total), sizeText(static_cast<qint64>(perSecond))) +
                        left);
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/storesourceview.h"

#include "core/base/literals.h"
#include "core/base/text.h"
#include "ui/session/work/streamwork.h"
#include "ui/widgets/card.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/source/storekeysform.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QUrl>
#include <QVBoxLayout>
#include <utility>

namespace millrace {

StoreSourceView::StoreSourceView(StreamWork *work, QWidget *parent)
    : StreamView(
          work,
          {.name = u"store"_s,
           .title = tr("An object store"),
           .sentence = tr("An object of a store, or all below a prefix."),
           .note =
               tr("An object of an S3-compatible store, or all objects below a prefix (with a / at its end). "
                  "It is kept on this machine until it is loaded and verified; one dump of SQL, or "
                  "object of CSV or TSV rows, can be loaded while it arrives. The keys "
                  "come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, from the profile in "
                  "~/.aws/credentials, or from the keychain; no plan, log or report has them.")},
          parent)
{
    auto *form = new QGridLayout;
    const auto addField = [this, form](const QString &label, const QString &name, const QString &example,
                                       QRect place) {
        auto *field = named(new QLineEdit(card()), name);
        field->setPlaceholderText(example);
        QLabel *words = makeLabel(label, {}, card());
        words->setBuddy(field);
        form->addWidget(words, place.y(), place.x());
        form->addWidget(field, place.y(), place.x() + 1, 1, place.width());
        return field;
    };
    m_url = addField(tr("&URL"), u"storeUrl"_s, u"s3://bucket/dumps/shop.sql.zst"_s, {0, 0, 3, 1});
    m_endpoint = addField(tr("&Endpoint"), u"storeEndpoint"_s, tr("as environment and profile say, else AWS"),
                          {0, 1, 3, 1});
    m_region = addField(tr("Re&gion"), u"storeRegion"_s, tr("as environment and profile say"), {0, 2, 1, 1});
    m_profile =
        addField(tr("&Profile"), u"storeProfile"_s, tr("as AWS_PROFILE says, else default"), {2, 2, 1, 1});
    card()->content()->addLayout(form);
    m_keys = new StoreKeysForm(card());
    card()->content()->addWidget(m_keys);
    addControls(tr("Fe&tch"), u"storeFetch"_s);
    card()->content()->addStretch(1);

    setFocusProxy(m_url);
    for (QLineEdit *field : {m_url, m_endpoint, m_region, m_profile}) {
        connect(field, &QLineEdit::textChanged, this, &StoreSourceView::refresh);
        connect(field, &QLineEdit::returnPressed, this, &StoreSourceView::beginIfReady);
    }
    connect(m_keys, &StoreKeysForm::changed, this, &StoreSourceView::refresh);
    connect(m_keys, &StoreKeysForm::submitted, this, &StoreSourceView::beginIfReady);
    connect(m_keys, &StoreKeysForm::forgetRequested, this,
            [this] { this->work()->keyring()->forget(url()); });
    connect(work->keyring(), &StoreKeyring::noted, m_keys, &StoreKeysForm::note);
    connect(work, &StreamWork::progress, this, &StoreSourceView::keepKeys);
    connect(work, &StreamWork::arrived, this, &StoreSourceView::keepKeys);
    connect(work, &StreamWork::changed, this, &StoreSourceView::showRefusal);
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

bool StoreSourceView::isReady() const
{
    return !m_url->text().trimmed().isEmpty() && m_keys->isReady();
}

void StoreSourceView::begin()
{
    m_keys->note({});
    // None typed: those of before are not meant any more.
    work()->keyring()->remember(url(), m_keys->keys());
    m_toKeep = m_keys->isToKeep() ? url() : QString();
    work()->read(SourceStream::From::Store, url());
}

/// It has told what there is to fetch, and so it took them.
void StoreSourceView::keepKeys()
{
    if (!m_toKeep.isEmpty() && work()->from() == from() && work()->total() > 0)
        work()->keyring()->keep(std::exchange(m_toKeep, QString()));
}

void StoreSourceView::showRefusal()
{
    const auto &error = work()->error();
    if (work()->from() == from() && !work()->isReading() && error &&
        error->code == ErrorCode::StoreCredentials) {
        m_toKeep.clear();
        m_keys->open();
    }
}

void StoreSourceView::setReadOnly(bool readOnly)
{
    m_keys->setEnabled(!readOnly);
    for (QLineEdit *field : {m_url, m_endpoint, m_region, m_profile})
        field->setReadOnly(readOnly);
}

QString StoreSourceView::progressText() const
{
    const qint64 total = work()->total();
    const qint64 bytes = work()->bytes();
    if (total <= 0)
        return tr("Asking the store …");
    const double perSecond = work()->bytesPerSecond();
    const QString left = perSecond < 1
                             ? QString()
                             : u" · "_s + tr("%1 left").arg(durationText(static_cast<qint64>(
                                              1000.0 * static_cast<double>(total - bytes) / perSecond)));
    return tr("%1 of %2 · %3/s")
               .arg(sizeText(bytes), sizeText(total), sizeText(static_cast<qint64>(perSecond))) +
           left;
}

} // namespace millrace

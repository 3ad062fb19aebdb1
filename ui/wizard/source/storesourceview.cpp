// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/storesourceview.h"

#include "core/base/literals.h"
#include "core/base/text.h"
#include "ui/session/work/streamwork.h"
#include "ui/widgets/card.h"
#include "ui/widgets/roles.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QUrl>
#include <QVBoxLayout>

namespace millrace {

StoreSourceView::StoreSourceView(StreamWork *work, QWidget *parent)
    : StreamView(
          work,
          {.name = u"store"_s,
           .title = tr("An object store"),
           .sentence = tr("An object of a store, or all below a prefix."),
           .note =
               tr("An object of an S3-compatible store, or all objects below a prefix (with a / at its end). "
                  "It is kept on this machine until it is loaded and verified; rows of one CSV or TSV object "
                  "can be loaded while they arrive. The keys "
                  "come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or from the profile in "
                  "~/.aws/credentials, and are never kept.")},
          parent)
{
    auto *form = new QFormLayout;
    const auto addField = [this, form](const QString &label, const QString &name, const QString &example) {
        auto *field = named(new QLineEdit(card()), name);
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
    card()->content()->addLayout(form);
    addControls(tr("Fe&tch"), u"storeFetch"_s);
    card()->content()->addStretch(1);

    setFocusProxy(m_url);
    for (QLineEdit *field : {m_url, m_endpoint, m_region, m_profile}) {
        connect(field, &QLineEdit::textChanged, this, &StoreSourceView::refresh);
        connect(field, &QLineEdit::returnPressed, this, &StoreSourceView::beginIfReady);
    }
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
    return !m_url->text().trimmed().isEmpty();
}

void StoreSourceView::begin()
{
    work()->read(SourceStream::From::Store, url());
}

void StoreSourceView::setReadOnly(bool readOnly)
{
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/source/streamview.h"

class QLineEdit;

namespace millrace {

class StoreKeysForm;

/// A dump in an object store: its URL, what the environment does not say of the store, keys where nobody has
/// any, and how far it is fetched. What has arrived whole is files like any others.
class StoreSourceView : public StreamView
{
    Q_OBJECT
public:
    /// \a work outlives the view.
    explicit StoreSourceView(StreamWork *work, QWidget *parent = nullptr);

private:
    SourceStream::From from() const override { return SourceStream::From::Store; }
    bool isReady() const override;
    void begin() override;
    void setReadOnly(bool readOnly) override;
    QString progressText() const override;
    QString url() const; ///< with the fields' items
    void keepKeys();     ///< once the store has let them in
    void showRefusal();  ///< of keys: others can be typed

    QLineEdit *m_url = nullptr;
    QLineEdit *m_endpoint = nullptr;
    QLineEdit *m_region = nullptr;
    QLineEdit *m_profile = nullptr;
    StoreKeysForm *m_keys = nullptr;
    QString m_toKeep; ///< the URL whose keys were typed to be kept, and not tried yet
};

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/stream/sourcestream.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace millrace {

class Card;
class MessageBar;
class StreamWork;

/// A dump that has to be read before it is files like any others: what says where it is, a button that
/// begins, how far it is, and what went wrong.
class StreamView : public QWidget
{
    Q_OBJECT

public:
    /// Why it is read to its end before anything of it is loaded, as the end of a sentence; empty: it is not
    /// known, or it need not be.
    void setWhyWhole(const QString &why);
    virtual SourceStream::From from() const = 0;           ///< whose streams it reads
    const QString &sentence() const { return m_sentence; } ///< of the page that shows it

Q_SIGNALS:
    void filesRequested(); ///< never mind the stream

protected:
    struct Texts
    {
        QString name; ///< object names begin with it
        QString title;
        QString sentence;
        QString note;
    };
    /// \a work outlives the view, and reads those of others, too. A subclass makes its fields, then
    /// addControls(), so that keys go through them as they are seen; it calls refresh() in the end and
    /// whenever they change.
    StreamView(StreamWork *work, const Texts &texts, QWidget *parent);

    StreamWork *work() const { return m_work; }
    Card *card() const { return m_card; }
    void addControls(const QString &begin, const QString &beginName); ///< what its button says, and is called
    void refresh();
    void beginIfReady();

    virtual bool isReady() const = 0; ///< the fields say enough
    virtual void begin() = 0;
    virtual void setReadOnly(bool readOnly) = 0;
    virtual QString progressText() const = 0; ///< while it reads
    virtual void showSaid() {}                ///< what there is to show beside that

private:
    void refreshProgress();
    bool isReading() const;

    StreamWork *m_work;
    const QString m_name;
    const QString m_sentence;
    QString m_whyWhole;
    Card *m_card;
    QPushButton *m_files;
    QPushButton *m_begin = nullptr;
    QPushButton *m_stop = nullptr;
    QLabel *m_progress = nullptr;
    MessageBar *m_bar = nullptr;
};

} // namespace millrace

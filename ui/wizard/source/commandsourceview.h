// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/source/streamview.h"

class QPlainTextEdit;

namespace millrace {

/// A dump that a command writes: the command, how far it is and what it says. What has arrived whole is a
/// file like any other.
class CommandSourceView : public StreamView
{
    Q_OBJECT
public:
    /// \a work outlives the view.
    explicit CommandSourceView(StreamWork *work, QWidget *parent = nullptr);

private:
    SourceStream::From from() const override { return SourceStream::From::Command; }
    bool isReady() const override;
    void begin() override;
    void setReadOnly(bool readOnly) override;
    QString progressText() const override;
    void showSaid() override;

    QPlainTextEdit *m_command;
    QPlainTextEdit *m_said = nullptr;
};

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/source/streamview.h"

class QLineEdit;

namespace millrace {

/// A dump that somebody writes into a named pipe: where it is, and how far it is read. What has arrived whole
/// is a file like any other.
class PipeSourceView : public StreamView
{
    Q_OBJECT
public:
    /// \a work outlives the view.
    explicit PipeSourceView(StreamWork *work, QWidget *parent = nullptr);

    /// Begins to read that one, unless another stream is read.
    void read(const QString &path);

private:
    SourceStream::From from() const override { return SourceStream::From::Pipe; }
    bool isReady() const override;
    void begin() override;
    void setReadOnly(bool readOnly) override;
    QString progressText() const override;

    QLineEdit *m_path;
};

} // namespace millrace

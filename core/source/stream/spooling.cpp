// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/spooling.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/stream/commandstream.h"
#include "core/source/stream/pipestream.h"
#include "core/source/stream/spoolfile.h"
#include "core/source/stream/spoolname.h"
#include "core/source/stream/spoolstore.h"
#include "core/source/stream/storespool.h"

#include <QFileInfo>
#include <memory>

namespace millrace {

namespace {

Result<std::unique_ptr<ByteStream>> openStream(SourceStream::From from, const QString &text,
                                               const SpoolOptions &options)
{
    switch (from) {
    case SourceStream::From::Input:
        return PipeStream::ofInput(options.stop);
    case SourceStream::From::Pipe: {
        MILLRACE_TRY(auto pipe, PipeStream::open(text, options.stop));
        return pipe;
    }
    case SourceStream::From::Command: {
        MILLRACE_TRY(auto command, CommandStream::start(text, options.stop, options.onErrorText));
        return command;
    }
    case SourceStream::From::Store:
        break; // spoolStore(): no stream that is read once
    }
    Q_UNREACHABLE();
}

Error emptyStream(SourceStream::From from)
{
    return {
        .code = ErrorCode::SourceEmpty,
        .what = from == SourceStream::From::Command ? CoreText::tr("The command wrote nothing.")
                                                    : CoreText::tr("The stream ended before its first byte."),
        .howToFix = CoreText::tr("Check what writes the dump: it has to write it to its standard output.")};
}

/// Its own name where that says what it is; else what is in it does.
Result<QString> nameFor(SourceStream::From from, const QString &text, const SpoolOptions &options,
                        const SpoolFile &file)
{
    QString name = usableSpoolName(options.name);
    if (name.isEmpty() && from == SourceStream::From::Pipe && saysItsKind(text))
        name = usableSpoolName(text);
    if (name.isEmpty())
        return spoolNameFor(file.arriving());
    return name;
}

/// One stream into one file, from its first byte to its end.
class Spooling
{
public:
    Spooling(SourceStream::From from, const QString &text, const SpoolOptions &options, SpoolFile &file)
        : m_options(options)
        , m_file(file)
        , m_stream{.from = from, .text = text, .keep = options.keep}
    {}

    Result<SourceStream> run()
    {
        if (!m_options.goOn.isEmpty())
            MILLRACE_TRY_VOID(show());
        auto read = readAll();
        if (read)
            read = finish();
        if (!read)
            return fail(m_isShown ? ofShown(read.error()) : read.error());
        return m_stream;
    }

private:
    Result<void> finish()
    {
        if (m_name.isEmpty()) {
            MILLRACE_TRY(m_name, nameFor(m_stream.from, m_stream.text, m_options, m_file));
        }
        return m_file.finish(m_name, m_stream);
    }

    Result<void> readAll()
    {
        MILLRACE_TRY(const auto input, openStream(m_stream.from, m_stream.text, m_options));
        while (true) {
            MILLRACE_TRY(const auto bytes, input->next());
            if (bytes.empty())
                break;
            MILLRACE_TRY_VOID(m_file.append(bytes));
            if (m_options.bytes != nullptr)
                *m_options.bytes = m_file.bytes();
            if (m_options.arrival != nullptr)
                MILLRACE_TRY_VOID(tellArrival());
        }
        if (m_file.bytes() == 0 && m_options.goOn.isEmpty())
            return fail(emptyStream(m_stream.from));
        return m_file.expectAllKnown();
    }

    Result<void> tellArrival()
    {
        if (!m_isShown && m_file.hasHead())
            MILLRACE_TRY_VOID(show());
        m_options.arrival->reach(m_file.bytes());
        return {};
    }

    Result<void> show()
    {
        MILLRACE_TRY(m_name, m_options.goOn.isEmpty()
                                 ? nameFor(m_stream.from, m_stream.text, m_options, m_file)
                                 : Result<QString>(QFileInfo(m_options.goOn).fileName()));
        MILLRACE_TRY_VOID(m_file.show(m_name, m_stream));
        m_isShown = true;
        if (m_options.onHead)
            m_options.onHead(m_stream);
        return {};
    }

    /// Rows of it may be loaded.
    Error ofShown(Error error) const
    {
        const QString before = error.code == ErrorCode::DiskFull
                                   ? CoreText::tr("Free as much space there first.") + u' '
                                   : QString();
        error.howToFix = before + m_stream.wayOn(m_file.bytesThere());
        return error;
    }

    const SpoolOptions &m_options;
    SpoolFile &m_file;
    SourceStream m_stream;
    QString m_name;
    bool m_isShown = false;
};

} // namespace

Result<SourceStream> spoolStream(SourceStream::From from, const QString &text, const SpoolOptions &options)
{
    if (from == SourceStream::From::Store)
        return spoolStore(text, options);
    const QString home = options.folder.isEmpty() ? streamsHome() : options.folder;
    sweepSpools(home);
    MILLRACE_TRY(const auto file,
                 options.goOn.isEmpty() ? SpoolFile::create(home) : SpoolFile::goOn(options.goOn));
    return Spooling(from, text, options, *file).run();
}

} // namespace millrace

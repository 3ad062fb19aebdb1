// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/streamoptions.h"

#include "app/cli/shared/signals.h"
#include "app/cli/shared/storekeys.h"
#include "app/cli/shared/terminalprogress.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/run/undo/spoolkeeping.h"
#include "core/source/store/storeurl.h"
#include "core/source/stream/pipestream.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <algorithm>
#include <atomic>
#include <ctime>
#include <memory>
#include <stop_token>
#include <unistd.h>

namespace millrace::cli {

namespace {

const QString standardInput = u"-"_s;

/// Signals end the reading of a stream, and nothing beyond it.
class SpoolingSignals
{
public:
    SpoolingSignals()
    {
        pthread_sigmask(SIG_BLOCK, nullptr, &m_before);
        m_watcher.emplace([this] { m_stop.request_stop(); });
    }
    ~SpoolingSignals()
    {
        (void)end();
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    SpoolingSignals(const SpoolingSignals &) = delete;
    SpoolingSignals &operator=(const SpoolingSignals &) = delete;

    std::stop_token token() const { return m_stop.get_token(); }
    /// True: one came. No other is waited for.
    bool end()
    {
        m_watcher.reset();
        // One that came when the watcher was just not waiting: it is blocked still, and would end the program
        // once it no longer is.
        const sigset_t watched = endingSignals();
        const timespec none{};
        if (sigtimedwait(&watched, nullptr, &none) > 0)
            m_stop.request_stop();
        return m_stop.stop_requested();
    }

private:
    sigset_t m_before{};
    std::stop_source m_stop;
    std::optional<SignalWatcher> m_watcher;
};

Result<void> takeBack(const SourceStream &stream)
{
    return removeSpool(stream.spool);
}

Result<void> takeBack(const RunPlan &plan)
{
    return removeSpool(plan.stream()->spool);
}

Result<void> takeBack(const std::unique_ptr<ArrivingStream> &arriving)
{
    arriving->stream->stop();
    (void)arriving->stream->wait();
    return withdrawSpool(arriving->stream->stream());
}

/// "1.2 of 3.4 GB, 85 MB/s, 0:26 left" while a store's objects arrive; of a stream nobody knows the end.
class ArrivalLine
{
public:
    explicit ArrivalLine(const std::atomic<qint64> &bytes, const std::atomic<qint64> &total)
        : m_bytes(bytes)
        , m_total(total)
    {
        m_clock.start();
    }
    QString text()
    {
        const qint64 bytes = m_bytes;
        const qint64 total = m_total;
        if (total <= 0)
            return u"Reading the stream: %1"_s.arg(sizeText(bytes));
        const double perSecond =
            1000.0 * static_cast<double>(bytes) / static_cast<double>(qMax<qint64>(m_clock.elapsed(), 1));
        const QString line = u"Fetching: %1 of %2, %3/s"_s.arg(sizeText(bytes), sizeText(total),
                                                               sizeText(static_cast<qint64>(perSecond)));
        return perSecond < 1 ? line
                             : line + u", %1 left"_s.arg(durationText(static_cast<qint64>(
                                          1000.0 * static_cast<double>(total - bytes) / perSecond)));
    }

private:
    const std::atomic<qint64> &m_bytes;
    const std::atomic<qint64> &m_total;
    QElapsedTimer m_clock;
};

/// What a command says.
void tellErrorText(const QString &text)
{
    printError(text.endsWith(u'\n') ? text.chopped(1) : text);
}

/// \a spool does it, with options that have progress, errors and signals.
template <typename Spool>
auto spooled(const CommandParser &parser, SpoolOptions options, ArrivedSoFar &arrived, Spool spool)
    -> decltype(spool(options))
{
    SpoolingSignals signalsHeld;
    std::atomic<qint64> &bytes = arrived.bytes;
    std::atomic<qint64> &total = arrived.total;
    options.stop = signalsHeld.token();
    options.bytes = &bytes;
    options.total = &total;
    options.onErrorText = &tellErrorText;
    const bool terminal = isatty(STDERR_FILENO) != 0;
    std::optional<TerminalLine> line;
    if (terminal || parser.optionNames().contains(u"progress"_s)) // which plan does not have
        line.emplace([arrival = std::make_shared<ArrivalLine>(bytes, total)] { return arrival->text(); },
                     terminal);
    auto result = spool(options);
    // Ctrl+C ends the writer, too: what looks like the end of the stream, or as a command that fails, is
    // none.
    if (!signalsHeld.end())
        return result;
    if (result)
        MILLRACE_TRY_VOID(takeBack(*result));
    if (total > 0)
        return fail(
            lookStopped(u"The fetching was cancelled. Begun once more, it goes on with what has arrived; "
                        "millrace-cli runs --clear-spools removes that."_s));
    return fail(lookStopped(u"The reading of the stream was cancelled."_s));
}

SpoolOptions spoolOptions(const CommandParser &parser, const GivenKeys &keys)
{
    const QString folder = parser.value(u"spool"_s);
    return {.folder = folder.isEmpty() ? QString() : QFileInfo(folder).absoluteFilePath(),
            .name = parser.value(u"stream-name"_s),
            .keep = parser.isSet(u"keep-spool"_s),
            .keys = keys};
}

/// With what the command line has for it.
Error withWayOut(Error error)
{
    if (error.code == ErrorCode::DiskFull)
        error.howToFix += u" (--spool FOLDER)"_s;
    else if (error.code == ErrorCode::StoreCredentials)
        error.howToFix += u" (To keep keys in the keychain: millrace-cli stores keep URL.)"_s;
    return error;
}

} // namespace

void addStreamOptions(CommandParser &parser)
{
    parser.addOptions({
        {u"command"_s,
         u"The source is what this command of the shell writes to its standard output ('aws s3 cp "
         "s3://bucket/dump.sql.zst -'). The plan keeps its text: leave secrets to the command's own configuration."_s,
         u"COMMAND"_s},
        {u"stream-name"_s,
         u"The name that the stream would have as a file, where its content does not tell: dump.sql, "
         "credits.csv.gz."_s,
         u"NAME"_s},
        {u"spool"_s,
         u"Where a stream, or what is fetched from an object store, is kept until it is loaded, whole and as "
         u"it came "
         "(default: streams in the folder of MILLRACE_HOME). plan reads it to its end; run does so "
         "where it cannot load it while it arrives."_s,
         u"FOLDER"_s},
        {u"keep-spool"_s,
         u"Keep the stream's spool file when a run of it is verified; else it is removed then."_s},
    });
}

void addStreamRunOptions(CommandParser &parser)
{
    parser.addOptions({
        {u"allow-command"_s, u"The command in the plan may run where its stream has to be read again, "
                             u"although this account did not give "
                             "it."_s},
    });
}

bool namesStream(const QCommandLineParser &parser, const QStringList &sources)
{
    return parser.isSet(u"command"_s) || sources.contains(standardInput) ||
           std::any_of(sources.begin(), sources.end(),
                       [](const QString &source) { return isStoreUrl(source) || isPipe(source); });
}

Result<void> expectWholeStream(const QCommandLineParser &parser, const QVector<Error> &problems)
{
    const QStringList sources = parser.positionalArguments();
    // A store gives the whole object: whether that is a whole dump is asked as of a file.
    if (!namesStream(parser, sources) || std::any_of(sources.begin(), sources.end(), isStoreUrl))
        return {};
    return expectDumpEnd(problems);
}

namespace {

struct NamedStream
{
    SourceStream::From from = SourceStream::From::Input;
    QString text;
};

/// REQUIRES: the sources name a stream. Errors: how it was called; as rememberCommand().
Result<NamedStream> namedStream(const CommandParser &parser, const QStringList &sources)
{
    const bool isCommand = parser.isSet(u"command"_s);
    if (sources.size() != (isCommand ? 0 : 1))
        return fail(
            usageError(u"A stream has to be the only source of a plan."_s, u"Make one plan per stream."_s));
    const bool isStore = !isCommand && isStoreUrl(sources.first());
    const QString text = isCommand                          ? parser.value(u"command"_s).trimmed()
                         : isStore                          ? sources.first()
                         : sources.first() == standardInput ? QString()
                                                            : QFileInfo(sources.first()).absoluteFilePath();
    const SourceStream::From from = isCommand        ? SourceStream::From::Command
                                    : isStore        ? SourceStream::From::Store
                                    : text.isEmpty() ? SourceStream::From::Input
                                                     : SourceStream::From::Pipe;
    if (isCommand && text.isEmpty())
        return fail(usageError(u"--command names no command."_s));
    if (from == SourceStream::From::Input && isatty(STDIN_FILENO) != 0)
        return fail(usageError(u"Standard input is a terminal, not a dump."_s,
                               u"Send the dump there: mysqldump … | millrace-cli …"_s));
    if (isCommand)
        MILLRACE_TRY_VOID(rememberCommand(text));
    return NamedStream{.from = from, .text = text};
}

/// A run's stream that can be read once only: whoever has the dump has to send it once more.
Result<void> expectSentAgain(const SourceStream &partial, qint64 arrived)
{
    const bool isSent =
        partial.from == SourceStream::From::Input ? isatty(STDIN_FILENO) == 0 : isPipe(partial.text);
    if (!isSent)
        return fail({.code = ErrorCode::StreamGone,
                     .what = partial.sentence() + u' ' +
                             u"It broke off before its end, and nobody sends it once more."_s,
                     .howToFix = partial.wayOn(arrived)});
    printError(u"%1 What is sent there now has to be the same dump from its beginning: it is compared with "
               "the %2 that had arrived."_s.arg(partial.sentence(), sizeText(arrived)));
    return {};
}

} // namespace

Result<std::optional<SourceStream>> readStream(const CommandParser &parser, QStringList &sources)
{
    if (!namesStream(parser, sources)) {
        for (const char *name : {"stream-name", "spool"})
            if (parser.isSet(QLatin1String(name)))
                return fail(
                    usageError(u"--%1 is about a stream, and the source is none."_s.arg(QLatin1String(name)),
                               u"Name - (standard input), a pipe, s3://… or --command as the source."_s));
        return std::optional<SourceStream>();
    }
    MILLRACE_TRY(const auto named, namedStream(parser, sources));
    ArrivedSoFar arrived;
    const GivenKeys keys = keptKeysOf(named.from, named.text);
    auto stream = spooled(parser, spoolOptions(parser, keys), arrived, [&](const SpoolOptions &options) {
        return spoolStream(named.from, named.text, options);
    });
    if (!stream)
        return fail(withWayOut(stream.error()));
    sources = {stream->spool};
    return std::optional(*stream);
}

Result<std::unique_ptr<ArrivingStream>> beginStream(const CommandParser &parser, QStringList &sources)
{
    MILLRACE_TRY(const auto named, namedStream(parser, sources));
    auto arriving = std::make_unique<ArrivingStream>();
    const GivenKeys keys = keptKeysOf(named.from, named.text);
    auto begun =
        spooled(parser, spoolOptions(parser, keys), arriving->arrived,
                [&](const SpoolOptions &options) -> Result<std::unique_ptr<ArrivingStream>> {
                    MILLRACE_TRY(arriving->stream, StreamArrival::begin(named.from, named.text, options));
                    return std::move(arriving);
                });
    if (!begun)
        return fail(withWayOut(begun.error()));
    sources = {(*begun)->stream->stream().spool};
    return begun;
}

Result<SourceStream> readToEnd(const CommandParser &parser, ArrivingStream &arriving)
{
    StreamArrival &stream = *arriving.stream;
    auto whole = spooled(parser, {}, arriving.arrived, [&](const SpoolOptions &options) {
        const std::stop_callback onStop(options.stop, [&stream] { stream.stop(); });
        return stream.wait();
    });
    if (whole)
        return whole;
    (void)withdrawSpool(stream.stream());
    Error error = whole.error();
    if (error.code != ErrorCode::Cancelled)
        error.howToFix = u"Mend that, and have the dump sent once more. Nothing of it was loaded."_s;
    return fail(withWayOut(error));
}

Result<std::unique_ptr<ArrivingStream>> resumeStream(const CommandParser &parser, RunFolder &folder,
                                                     RunPlan &plan)
{
    MILLRACE_TRY(plan, withStreamAsItIs(folder, plan));
    if (!plan.isArriving() || streamOfSpool(plan.stream()->spool))
        return std::unique_ptr<ArrivingStream>();
    const SourceStream partial = *plan.stream();
    const qint64 arrived = QFileInfo(partial.spool).size();
    if (partial.from == SourceStream::From::Command || partial.isStore()) {
        if (const auto may = mayReadAgain(plan, parser.isSet(u"allow-command"_s)); !may) {
            Error error = may.error();
            error.howToFix += u" (--allow-command)"_s;
            return fail(error);
        }
        printError(partial.sentence());
    } else {
        MILLRACE_TRY_VOID(expectSentAgain(partial, arrived));
    }
    auto arriving = std::make_unique<ArrivingStream>();
    // Its threads leave signals to the run; what has arrived stays whatever comes.
    const GivenKeys keys = keptKeysOf(partial.from, partial.text);
    const SpoolingSignals signalsHeld;
    auto again = StreamArrival::goOn(partial, {.stop = signalsHeld.token(),
                                               .bytes = &arriving->arrived.bytes,
                                               .total = &arriving->arrived.total,
                                               .keys = keys,
                                               .onErrorText = &tellErrorText});
    if (!again)
        return fail(withWayOut(again.error()));
    arriving->stream = std::move(*again);
    return arriving;
}

void tellOfSpool(const SourceStream &stream)
{
    printError(u"The stream is kept in %1 (%2): name that file as the source, and it is not read again; "
               u"millrace-cli "
               "runs --clear-spools removes it."_s.arg(stream.spool, sizeText(stream.bytes)));
}

Result<RunPlan> withStreamAtHand(const CommandParser &parser, const RunPlan &plan)
{
    if (!plan.stream())
        return plan;
    SourceStream stream = *plan.stream();
    stream.keep = stream.keep || parser.isSet(u"keep-spool"_s);
    RunPlan wanted = plan.withStream(stream);
    if (!lacksSpool(wanted))
        return wanted;
    if (const auto may = mayReadAgain(wanted, parser.isSet(u"allow-command"_s)); !may) {
        Error error = may.error();
        if (error.code == ErrorCode::CommandNotAllowed)
            error.howToFix += u" (--allow-command)"_s;
        return fail(error);
    }
    printError(stream.sentence());
    ArrivedSoFar arrived;
    auto again = spooled(parser, {.keys = keptKeysOf(stream.from, stream.text)}, arrived,
                         [&](const SpoolOptions &options) { return withStreamReadAgain(wanted, options); });
    if (!again)
        return fail(withWayOut(again.error()));
    return again;
}

void releaseStream(const CommandParser &parser, const RunPlan &plan, const QString &run)
{
    if (parser.isSet(u"keep-spool"_s))
        return;
    const auto released = releaseSpool(plan, run);
    if (!released)
        printError(u"millrace-cli: %1"_s.arg(released.error().text()));
    else if (*released && !parser.isSet(u"json"_s))
        printLine(u"The spool file of its stream is removed (%1)."_s.arg(sizeText(**released)));
}

} // namespace millrace::cli

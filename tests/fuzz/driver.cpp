// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a fuzz target without libFuzzer (which comes with clang only): first the committed corpus, then
// mutations of it for a bounded time. A target that is built with clang's -fsanitize=fuzzer needs no driver.
//   fuzz_X CORPUS [--seconds N | --inputs N] [--seed N] [--input FILE]
// An input on which the program dies is left behind as fuzz_X.crash in the current folder.
#include "core/base/literals.h"
#include "tests/fuzz/target.h"

#include <QByteArray>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <random>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

QByteArray current; ///< what the target is looking at
QByteArray crashFile;

/// Only what is allowed in a signal handler.
void leaveInputBehind(int signal)
{
    const int file = ::open(crashFile.constData(), O_CREAT | O_TRUNC | O_WRONLY, 0644);
    if (file >= 0) {
        [[maybe_unused]] const auto written =
            ::write(file, current.constData(), static_cast<std::size_t>(current.size()));
        ::close(file);
    }
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void runOn(const QByteArray &input)
{
    // A block of its own size: reading beyond it shows under AddressSanitizer.
    current = QByteArray(input.constData(), input.size());
    current.squeeze();
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(current.constData()),
                           static_cast<std::size_t>(current.size()));
}

class Mutator
{
public:
    Mutator(std::vector<QByteArray> corpus, std::uint32_t seed)
        : m_corpus(std::move(corpus))
        , m_random(seed)
    {}

    QByteArray next()
    {
        QByteArray bytes = pick();
        for (int changes = 1 + below(6); changes > 0; --changes)
            change(bytes);
        if (bytes.size() > 4096)
            bytes.truncate(4096);
        return bytes;
    }

private:
    int below(qsizetype limit) { return limit < 1 ? 0 : int(m_random() % std::uint32_t(limit)); }
    const QByteArray &pick() { return m_corpus[std::size_t(below(qsizetype(m_corpus.size())))]; }

    void change(QByteArray &bytes)
    {
        static const std::vector<QByteArray> words{"'",
                                                   "\"",
                                                   "`",
                                                   "\\",
                                                   "\n",
                                                   "\r\n",
                                                   "\t",
                                                   ",",
                                                   "\\N",
                                                   "--",
                                                   "/*",
                                                   "*/",
                                                   "/*!",
                                                   "(",
                                                   ")",
                                                   ";",
                                                   "NULL",
                                                   "0x",
                                                   "x'",
                                                   "b'",
                                                   "_binary ",
                                                   "INSERT INTO t VALUES (",
                                                   "),(",
                                                   "DELIMITER //\n",
                                                   "\xEF\xBB\xBF",
                                                   "\xFF\xFE",
                                                   QByteArray(1, '\0'),
                                                   "\xF0\x9F\x98\x80"};
        const int at = below(bytes.size() + 1);
        switch (below(7)) {
        case 0:
            if (!bytes.isEmpty())
                bytes[below(bytes.size())] = char(below(256));
            break;
        case 1:
            if (!bytes.isEmpty())
                bytes[below(bytes.size())] = char(bytes.at(below(bytes.size())) ^ (1 << below(8)));
            break;
        case 2:
            bytes.insert(at, words[std::size_t(below(qsizetype(words.size())))]);
            break;
        case 3:
            bytes.remove(at, below(16));
            break;
        case 4:
            bytes.insert(at, bytes.mid(below(bytes.size()), below(32)));
            break;
        case 5: // splice with another
            bytes = bytes.left(at) + pick().mid(below(64));
            break;
        default:
            bytes.truncate(at);
        }
    }

    std::vector<QByteArray> m_corpus;
    std::mt19937 m_random;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(u"CORPUS"_s, u"Folder of inputs."_s);
    parser.addOptions({{u"inputs"_s, u"How many, instead of how long."_s, u"N"_s},
                       {u"seconds"_s, u"How long."_s, u"N"_s, u"5"_s},
                       {u"seed"_s, u"To repeat a run."_s, u"N"_s},
                       {u"input"_s, u"This file alone."_s, u"FILE"_s}});
    parser.process(app);
    crashFile = QFileInfo(QString::fromLocal8Bit(argv[0])).fileName().toLocal8Bit() + ".crash";
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL, SIGBUS})
        std::signal(signal, leaveInputBehind);
    const auto contentOf = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    if (parser.isSet(u"input"_s)) {
        runOn(contentOf(parser.value(u"input"_s)));
        return 0;
    }
    std::vector<QByteArray> corpus;
    const QDir folder(parser.positionalArguments().value(0));
    for (const QFileInfo &file : folder.entryInfoList(QDir::Files, QDir::Name))
        corpus.push_back(contentOf(file.filePath()));
    if (corpus.empty()) {
        std::fprintf(stderr, "no corpus in %s\n", qPrintable(folder.path()));
        return 2;
    }
    for (const QByteArray &input : corpus)
        runOn(input);
    const std::uint32_t seed =
        parser.isSet(u"seed"_s) ? parser.value(u"seed"_s).toUInt() : std::random_device()();
    std::printf("seed %u\n", seed);
    std::fflush(stdout);
    Mutator mutator(std::move(corpus), seed);
    QElapsedTimer timer;
    timer.start();
    qint64 inputs = 0;
    const qint64 end = parser.value(u"seconds"_s).toLongLong() * 1000;
    const qint64 most = parser.value(u"inputs"_s).toLongLong();
    for (; most > 0 ? inputs < most : timer.elapsed() < end; ++inputs)
        runOn(mutator.next());
    std::printf("%lld inputs\n", static_cast<long long>(inputs));
    return inputs > 0 ? 0 : 2;
}

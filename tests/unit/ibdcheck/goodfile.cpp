// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/ibdcheck/goodfile.h"

#include "tests/support/testdata.h"

#include <QFile>
#include <archive.h>
#include <archive_entry.h>
#include <map>
#include <stdexcept>

namespace millrace::test {

namespace {

std::vector<uint8_t> unpacked(const QString &path)
{
    std::vector<uint8_t> bytes;
    archive *in = archive_read_new();
    archive_read_support_filter_all(in);
    archive_read_support_format_raw(in);
    archive_entry *entry = nullptr;
    if (archive_read_open_filename(in, path.toLocal8Bit().constData(), 65536) == ARCHIVE_OK &&
        archive_read_next_header(in, &entry) == ARCHIVE_OK) {
        std::vector<uint8_t> part(1 << 20);
        for (la_ssize_t got = 0; (got = archive_read_data(in, part.data(), part.size())) > 0;)
            bytes.insert(bytes.end(), part.begin(), part.begin() + got);
    }
    archive_read_free(in);
    if (bytes.empty())
        throw std::runtime_error("cannot unpack " + path.toStdString());
    return bytes;
}

} // namespace

GoodFile::GoodFile(const char *server)
    : bytes(unpacked(testData(QStringLiteral("ibd/%1.ibd.xz").arg(QLatin1String(server)))))
{
    QFile file(testData(QStringLiteral("ibd/%1.cfg").arg(QLatin1String(server))));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("no .cfg");
    const QByteArray read = file.readAll();
    cfg.assign(read.begin(), read.end());
}

ibdcheck::CheckReport GoodFile::check(const std::vector<uint8_t> &file, bool built) const
{
    return ibdcheck::checkTablespace(ibdcheck::MemoryStore(file), cfg, {.built = built});
}

const GoodFile &goodFile(const char *server)
{
    static std::map<std::string, std::unique_ptr<GoodFile>> files;
    std::unique_ptr<GoodFile> &file = files[server];
    if (!file)
        file = std::make_unique<GoodFile>(server);
    return *file;
}

} // namespace millrace::test

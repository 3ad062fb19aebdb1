// SPDX-License-Identifier: GPL-3.0-or-later
// Files inside archives: listed and streamed, never unpacked to disk.
#include "core/base/literals.h"
#include "core/source/bytes/archivelist.h"
#include "core/source/bytes/memberstream.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "tests/support/archivefile.h"
#include "tests/unit/source/sourcefixture.h"

#include <QDirIterator>
#include <QFileInfo>

namespace millrace::test::archive_test {

namespace {

struct Form
{
    const char *suffix;
    const char *format;
    const char *filter;
};

constexpr Form forms[] = {{"zip", "zip", nullptr},      {"tar", "ustar", nullptr},
                          {"tar.gz", "gnutar", "gzip"}, {"tar.bz2", "ustar", "bzip2"},
                          {"tar.xz", "ustar", "xz"},    {"tar.zst", "ustar", "zstd"},
                          {"tar.lz4", "ustar", "lz4"}};

QByteArray rows(int from, int to)
{
    QByteArray bytes;
    for (int id = from; id <= to; ++id)
        bytes += QByteArray::number(id) + "\ttext of row " + QByteArray::number(id) + '\n';
    return bytes;
}

class Archives : public SourceFiles
{
protected:
    QString archive(const Form &form, const QVector<ArchiveEntry> &entries)
    {
        return write(u"dump."_s + QLatin1String(form.suffix), archived(entries, form.format, form.filter));
    }

    static QString names(const ArchiveListing &listing)
    {
        QStringList list;
        for (const ListedMember &listed : listing.members)
            list << listed.member.name;
        return list.join(u' ');
    }

    static Result<QByteArray> whole(ByteStream &stream)
    {
        QByteArray bytes;
        for (;;) {
            MILLRACE_TRY(const auto block, stream.next());
            if (block.empty())
                return bytes;
            bytes.append(block.data(), static_cast<qsizetype>(block.size()));
        }
    }

    static QByteArray content(const QString &path, const QString &member)
    {
        const auto stream = MemberStream::open(path, member);
        EXPECT_TRUE(stream) << qPrintable(stream ? QString() : stream.error().text());
        if (!stream)
            return {};
        const auto bytes = whole(**stream);
        EXPECT_TRUE(bytes) << qPrintable(bytes ? QString() : bytes.error().text());
        return bytes.value_or(QByteArray());
    }
};

} // namespace

TEST_F(Archives, MembersOfEveryKindAreListedAndStreamed)
{
    const QVector<ArchiveEntry> entries{{"inner/", {}},
                                        {"inner/a.txt", rows(1, 200'000)},
                                        {"inner/empty.txt", {}},
                                        {"b.txt", rows(5, 9)},
                                        {"m\xC3\xBCll.txt", rows(1, 3)}};
    for (const Form &form : forms) {
        const QString path = archive(form, entries);
        EXPECT_EQ(*archiveKindOfFile(path),
                  form.filter == nullptr && form.format[0] == 'z' ? ArchiveKind::Zip : ArchiveKind::Tar)
            << form.suffix;
        EXPECT_TRUE(hasArchiveName(path));
        const auto listing = listArchive(path);
        ASSERT_TRUE(listing) << form.suffix << qPrintable(listing.error().text());
        EXPECT_EQ(names(*listing), u"inner/a.txt inner/empty.txt b.txt m\u00FCll.txt"_s) << form.suffix;
        EXPECT_EQ(listing->isSequential, form.filter != nullptr);
        const ListedMember &a = listing->members.at(0);
        EXPECT_EQ(a.member.bytes, entries.at(1).content.size());
        EXPECT_EQ(a.head, entries.at(1).content.left(64 * 1024));
        EXPECT_FALSE(a.headIsWhole);
        EXPECT_EQ(listing->members.at(2).head, rows(5, 9));
        EXPECT_TRUE(listing->members.at(2).headIsWhole);
        qint64 shares = 0;
        for (const ListedMember &listed : listing->members)
            shares += listed.archiveBytes;
        EXPECT_GT(shares, QFileInfo(path).size() * 9 / 10) << form.suffix;
        EXPECT_LE(shares, QFileInfo(path).size()) << form.suffix;
        EXPECT_EQ(content(path, u"inner/a.txt"_s), entries.at(1).content) << form.suffix;
        EXPECT_EQ(content(path, u"m\u00FCll.txt"_s), rows(1, 3)) << form.suffix;
        EXPECT_EQ(content(path, u"inner/empty.txt"_s), QByteArray()) << form.suffix;
        expectHelpful(MemberStream::open(path, u"c.txt"_s).error(), ErrorCode::SourceMissing);
    }
}

TEST_F(Archives, ProgressIsCountedInBytesOfTheArchive)
{
    for (const Form &form : {forms[0], forms[1], forms[2]}) {
        const QString path = archive(form, {{"a.txt", rows(1, 300'000)}, {"b.txt", rows(1, 300'000)}});
        const auto listing = listArchive(path);
        ASSERT_TRUE(listing);
        for (const ListedMember &listed : listing->members) {
            const auto stream = MemberStream::open(path, listed.member.name);
            ASSERT_TRUE(stream);
            qint64 before = 0;
            int steps = 0;
            for (auto block = (*stream)->next(); block && !block->empty(); block = (*stream)->next()) {
                EXPECT_GE((*stream)->fileBytesRead(), before);
                steps += (*stream)->fileBytesRead() > before ? 1 : 0;
                before = (*stream)->fileBytesRead();
            }
            EXPECT_GE(steps, 4) << form.suffix;
            EXPECT_NEAR(double(before), double(listed.archiveBytes),
                        0.02 * double(listed.archiveBytes) + 300'000)
                << form.suffix;
        }
    }
}

TEST_F(Archives, ATrailGoesOnWhereTheLastMemberEnded)
{
    for (const Form &form : {forms[0], forms[2]}) {
        const QString path = archive(form, {{"a", rows(1, 9)}, {"b", rows(2, 9)}, {"c", rows(3, 9)}});
        ArchiveTrail trail;
        // In order, with one left out and one half read, and back to the front.
        for (const char *name : {"a", "c", "b", "c", "a"}) {
            auto stream = trail.open(path, QString::fromLatin1(name));
            ASSERT_TRUE(stream) << name;
            const auto bytes = whole(**stream);
            ASSERT_TRUE(bytes);
            EXPECT_EQ(*bytes, rows(name[0] - 'a' + 1, 9)) << form.suffix << name;
        }
        auto first = trail.open(path, u"a"_s);
        auto second = trail.open(path, u"b"_s);
        ASSERT_TRUE(first && second);
        EXPECT_EQ(*whole(**first), rows(1, 9)) << "a stream that is still read is not taken away";
        EXPECT_EQ(*whole(**second), rows(2, 9));
    }
}

TEST_F(Archives, NamesAreNamesAndNothingIsWritten)
{
    const QString path = archive(forms[1], {{"../../evil.txt", rows(1, 3)},
                                            {"/etc/passwd.txt", rows(1, 4)},
                                            {"link.txt", {}, "/etc/passwd"},
                                            {".hidden", rows(1, 2)}});
    const auto listing = listArchive(path);
    ASSERT_TRUE(listing);
    EXPECT_EQ(names(*listing), u"../../evil.txt /etc/passwd.txt"_s);
    ASSERT_EQ(listing->passed.size(), 1);
    EXPECT_TRUE(listing->passed.first().what.contains(u"link.txt"_s));
    EXPECT_EQ(content(path, u"/etc/passwd.txt"_s), rows(1, 4));
    EXPECT_EQ(QDir(folder()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
}

TEST_F(Archives, TwoFilesOfOneNameAreNoneThatCouldBeMeant)
{
    const QString path = archive(forms[1], {{"a", rows(1, 3)}, {"b", rows(1, 3)}, {"a", rows(1, 4)}});
    const auto listing = listArchive(path);
    ASSERT_TRUE(listing);
    EXPECT_EQ(names(*listing), u"b"_s);
    ASSERT_EQ(listing->passed.size(), 1);
    EXPECT_TRUE(listing->passed.first().what.contains(u"2 files of this name"_s));
}

TEST_F(Archives, EncryptedMembersAreNamed)
{
    for (const char *encryption : {"zip:encryption=zipcrypt", "zip:encryption=aes128"}) {
        const QString path =
            write(u"secret.zip"_s, archived({{"a.txt", rows(1, 3)}}, "zip", nullptr, encryption, "secret"));
        const auto listing = listArchive(path);
        ASSERT_TRUE(listing) << qPrintable(listing.error().text());
        EXPECT_TRUE(listing->members.isEmpty());
        ASSERT_EQ(listing->passed.size(), 1);
        EXPECT_TRUE(listing->passed.first().what.contains(u"a.txt was passed over: it is encrypted"_s));
        const auto stream = MemberStream::open(path, u"a.txt"_s);
        ASSERT_TRUE(stream);
        expectHelpful((*stream)->next().error(), ErrorCode::SourceUnreadable);
    }
}

TEST_F(Archives, WhatIsCutShortIsSaidWherever)
{
    for (const Form &form : forms) {
        const QByteArray sound =
            archived({{"a.txt", rows(1, 30'000)}, {"b.txt", rows(1, 30'000)}}, form.format, form.filter);
        for (const qsizetype left :
             {sound.size() / 3, sound.size() / 2, sound.size() - 700, sound.size() - 30}) {
            if (left >= sound.size() - 512 && form.filter == nullptr && form.format[0] == 'u')
                continue; // of a .tar's two closing blocks one is enough
            const QString path = write(u"cut."_s + QLatin1String(form.suffix), sound.left(left));
            const auto listing = listArchive(path);
            ASSERT_FALSE(listing) << form.suffix << ' ' << left << " of " << sound.size();
            expectHelpful(listing.error(), ErrorCode::SourceUnreadable);
            EXPECT_TRUE(listing.error().what.contains(u"cut short"_s)) << form.suffix;
            EXPECT_TRUE(listing.error().what.contains(u"near byte"_s)) << form.suffix;
        }
    }
}

TEST_F(Archives, ABitThatFlipsIsAnErrorNeverAnotherRow)
{
    const QByteArray a = rows(1, 2'000);
    const QByteArray b = rows(3, 2'500);
    for (const Form &form : forms) {
        if (form.filter == nullptr && form.format[0] == 'u')
            continue; // a plain .tar has sums of its headers only
        const QByteArray sound = archived({{"a.txt", a}, {"b.txt", b}}, form.format, form.filter);
        int errors = 0;
        for (qsizetype at = 0; at < sound.size();
             at += at < 40 || at > sound.size() - 40 ? 1 : sound.size() / 300) {
            QByteArray bent = sound;
            bent[at] = static_cast<char>(bent.at(at) ^ (1 << at % 8));
            const QString path = write(u"bent"_s, bent);
            const auto kind = archiveKindOfFile(path);
            if (kind && !*kind)
                continue; // no archive any more
            const auto listing = listArchive(path);
            bool said = !listing || !listing->passed.isEmpty();
            qint64 bytes = 0;
            for (const ListedMember &listed : listing ? listing->members : QVector<ListedMember>()) {
                const auto stream = MemberStream::open(path, listed.member.name);
                const auto content = stream ? whole(**stream) : fail(stream.error());
                said = said || !content;
                if (content) {
                    EXPECT_TRUE(*content == a || *content == b)
                        << form.suffix << at << " of " << sound.size();
                    bytes += content->size();
                }
            }
            errors += said ? 1 : 0;
            EXPECT_TRUE(said || bytes == a.size() + b.size()) << form.suffix << at << " of " << sound.size();
        }
        EXPECT_GT(errors, 200) << form.suffix;
    }
}

TEST_F(Archives, ATarThatEndsBetweenTwoFilesIsCutShortToo)
{
    const QByteArray sound = archived({{"a.txt", rows(1, 3)}, {"b.txt", rows(1, 3)}}, "ustar");
    const auto listing = listArchive(write(u"cut.tar"_s, sound.left(1024)));
    ASSERT_FALSE(listing);
    EXPECT_TRUE(listing.error().what.contains(u"mark at the end"_s));
}

TEST_F(Archives, AnOrdinaryTextIsNoArchive)
{
    EXPECT_FALSE(archiveKindOf(rows(1, 100)));
    EXPECT_FALSE(archiveKindOf(QByteArray()));
    EXPECT_FALSE(archiveKindOf(QByteArray(512, '\0')));
    EXPECT_FALSE(hasArchiveName(u"credits.txt.gz"_s));
    EXPECT_TRUE(hasArchiveName(u"dump.TGZ"_s));
}

TEST_F(Archives, WhatIsInsideIsInspectedLikeAFolder)
{
    const QVector<ArchiveEntry> entries{
        {"db/credits_2.txt", rows(10, 30)},
        {"db/credits_10.txt", rows(31, 40)},
        {"db/credits_1.txt", rows(1, 9)},
        {"db/credits.sql", "CREATE TABLE `credits` (`id` int, `note` text);\n"},
        {"other/x.csv", "a,b,c\n1,2,3\n4,5,6\n"},
        {"README.md", "hello"},
        {"dump.sql", "INSERT INTO `s` VALUES (1,'x'),(2,'y');\n"}};
    for (const Form &form : forms) {
        const QString path = archive(form, entries);
        const auto found = inspectPaths({path});
        ASSERT_TRUE(found) << form.suffix << qPrintable(found.error().text());
        ASSERT_EQ(found->size(), 3) << form.suffix;
        const FoundTable &credits = found->at(0);
        EXPECT_EQ(credits.source.name, u"credits"_s);
        EXPECT_EQ(credits.source.fieldNames.join(u' '), u"id note"_s);
        EXPECT_TRUE(credits.source.createSql.startsWith(u"CREATE TABLE `credits`"_s));
        ASSERT_EQ(credits.source.files.size(), 3);
        EXPECT_EQ(credits.source.files.at(2).name(), path + u"/db/credits_10.txt"_s);
        EXPECT_EQ(credits.source.files.at(0).fingerprint, *fingerprintOf(path));
        ASSERT_EQ(credits.sample.size(), 9);
        EXPECT_EQ(credits.sample.at(8).line, 9);
        EXPECT_EQ(credits.source.totalBytes(), rows(1, 40).size()) << "the archive says so";
        EXPECT_EQ(found->at(1).source.dialect.skipLines, 1);
        EXPECT_EQ(found->at(2).source.name, u"s"_s);
        EXPECT_EQ(found->at(2).sample.size(), 2);
        const QVector<Error> notes = credits.notes;
        EXPECT_TRUE(std::any_of(notes.begin(), notes.end(), [](const Error &note) {
            return note.what.contains(u"README.md was passed over"_s);
        }));
        const auto again = Source::fromJson(credits.source.toJson());
        ASSERT_TRUE(again);
        EXPECT_EQ(again->files.at(2).name(), credits.source.files.at(2).name());
        EXPECT_EQ(again->totalBytes(), credits.source.totalBytes());
        const auto apart = inspectPaths(
            {path}, {.grouping = FileGrouping::Apart,
                     .onlyMembers = {credits.source.files.at(0).name(), credits.source.files.at(1).name()}});
        ASSERT_TRUE(apart);
        EXPECT_EQ(apart->size(), 2);
    }
}

TEST_F(Archives, RowsOfAllMembersAreCountedInOnePass)
{
    for (const Form &form : forms) {
        const QString path = archive(
            form, {{"t_2.txt", rows(101, 200)}, {"t_1.txt", rows(1, 100)}, {"t_3.txt", rows(201, 350)}});
        auto found = inspectPaths({path});
        ASSERT_TRUE(found);
        const auto issues = scanSource(found->first().source);
        ASSERT_TRUE(issues) << qPrintable(issues.error().text());
        EXPECT_EQ(found->first().source.totalRows(), 350);
        EXPECT_EQ(found->first().source.files.at(2).rows, 150);
    }
}

TEST_F(Archives, AnArchiveUnderAnotherNameIsSaidToBeOne)
{
    const QString path = write(u"a.txt"_s, archived({{"a.txt", rows(1, 3)}}, "zip"));
    const auto found = inspectPaths({path});
    expectHelpful(found.error(), ErrorCode::SourceUnsupported);
    EXPECT_TRUE(found.error().howToFix.contains(u".zip"_s));
    const QString none = write(u"b.zip"_s, rows(1, 30));
    EXPECT_EQ(inspectPaths({none})->first().source.fieldCount, 2) << "a name alone makes no archive";
}

TEST_F(Archives, ALookThatIsCancelledEnds)
{
    std::stop_source stop;
    stop.request_stop();
    const QString path = archive(forms[0], {{"a.txt", rows(1, 3)}});
    EXPECT_EQ(listArchive(path, stop.get_token()).error().code, ErrorCode::Cancelled);
}

} // namespace millrace::test::archive_test

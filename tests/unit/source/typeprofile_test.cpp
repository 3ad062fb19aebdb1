// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/content/rowfiles.h"
#include "core/source/scan/filescan.h"
#include "tests/support/randomdump.h"
#include "tests/unit/source/sourcefixture.h"

#include <QSet>

namespace millrace::test::typeprofile_test {

class TypeProfiles : public SourceFiles
{
protected:
    Source sourceOf(const QByteArrayList &contents, const QStringList &names, const Dialect &dialect = {})
    {
        Source source{
            .name = u"t"_s, .dialect = dialect, .fieldCount = int(names.size()), .fieldNames = names};
        for (const QByteArray &content : contents) {
            const QString file = write(u"%1.txt"_s.arg(source.files.size()), content);
            source.files.append({.path = file, .fingerprint = fingerprintOf(file).value()});
        }
        return source;
    }

    TypeProfile profileOf(Source source, ProfileSize size = {})
    {
        const auto found = scanSource(source, {}, {}, size);
        EXPECT_TRUE(found) << qPrintable(found.error().text());
        return source.scan->profile;
    }

    static ValueKinds kinds(const char *text) { return kindsOf(text, true); }
};

TEST_F(TypeProfiles, KindsOfSingleValues)
{
    using K = ValueKind;
    const ValueKinds text(K::Text);
    const ValueKinds integer = text | K::Integer | K::Decimal | K::Real;
    for (const char *value : {"0", "-0", "7", "-12", "18446744073709551616"})
        EXPECT_EQ(kinds(value), integer) << value;
    for (const char *value : {"0.5", "-12.250"})
        EXPECT_EQ(kinds(value), text | K::Decimal | K::Real) << value;
    for (const char *value : {"1e5", "-1.5E-10"})
        EXPECT_EQ(kinds(value), text | K::Real) << value;
    for (const char *value : {"007",
                              "+1",
                              "1.",
                              ".5",
                              "1e",
                              "1e1000",
                              "-",
                              "1a",
                              "1 ",
                              "2010-02-30",
                              "2011-02-29",
                              "2010-13-01",
                              "2010-1-1",
                              "2010-01-01 24:00:00",
                              "2010-01-01 10:00",
                              "10:60:00",
                              "839:00:00",
                              "12345678-1234-1234-1234-12345678901g",
                              "{\"a\":",
                              "2010-01-01 10:00:00.1234567"})
        EXPECT_EQ(kinds(value), text) << value;
    for (const char *value : {"2010-02-28", "2012-02-29", "0000-00-00", "2010-00-00"})
        EXPECT_EQ(kinds(value), text | K::Date | K::DateTime) << value;
    for (const char *value : {"2010-02-28 23:59:59", "2010-02-28T00:00:00.123456"})
        EXPECT_EQ(kinds(value), text | K::DateTime) << value;
    for (const char *value : {"10:20:30", "-838:59:59.5", "100:00:00"})
        EXPECT_EQ(kinds(value), text | K::Time) << value;
    EXPECT_EQ(kinds("12345678-1234-ABCD-abcd-123456789012"), text | K::Uuid);
    EXPECT_EQ(kinds("{\"a\": [1, 2]}"), text | K::Json);
    EXPECT_EQ(kinds("[]"), text | K::Json);
    EXPECT_EQ(kindsOf("\x89PNG", false), ValueKinds());
}

TEST_F(TypeProfiles, NumbersAreOrderedBySizeAtAnyLength)
{
    const QByteArrayList ascending{"-100000000000000000000000.5",
                                   "-100000000000000000000000",
                                   "-11",
                                   "-2",
                                   "-1.5",
                                   "0",
                                   "0.05",
                                   "0.5",
                                   "9",
                                   "10",
                                   "10.01",
                                   "99999999999999999999999999"};
    for (qsizetype i = 0; i < ascending.size(); ++i)
        for (qsizetype j = 0; j < ascending.size(); ++j)
            EXPECT_EQ(decimalLess(ascending.at(i), ascending.at(j)), i < j)
                << ascending.at(i) << ' ' << ascending.at(j);
    EXPECT_FALSE(decimalLess("1.50", "1.5"));
    EXPECT_FALSE(decimalLess("1.5", "1.50"));
    EXPECT_FALSE(decimalLess("-0", "0"));
    EXPECT_FALSE(decimalLess("0", "-0"));
}

TEST_F(TypeProfiles, OfASmallSourceEveryRowCounts)
{
    const TypeProfile profile = profileOf(
        sourceOf({"9\t1.25\t2010-01-01\tx\t\\N\t\n10\t-3.5\t2010-01-02 10:00:00.123\tR\xC3\xA9ne\t\\N\t\n",
                  "11\t100\t0000-00-00\ty\\ty\ta\xFF\t7\n"},
                 {u"id"_s, u"amount"_s, u"at"_s, u"name"_s, u"raw"_s, u"empty"_s}));
    EXPECT_TRUE(profile.whole);
    EXPECT_EQ(profile.rows, 3);
    ASSERT_EQ(profile.columns.size(), 6);
    const ColumnProfile &id = profile.columns.at(0);
    EXPECT_EQ(id.name, u"id"_s);
    EXPECT_EQ(id.kindText(), u"integer"_s);
    EXPECT_EQ(id.least.text, "9") << "by size, not by bytes";
    EXPECT_EQ(id.greatest.text, "11");
    EXPECT_TRUE(id.strictly);
    EXPECT_TRUE(id.isUnique());
    EXPECT_EQ(id.greatest.row, 1);
    EXPECT_TRUE(id.greatest.file.endsWith(u"1.txt"_s));
    const ColumnProfile &amount = profile.columns.at(1);
    EXPECT_EQ(amount.kindText(), u"decimal"_s);
    EXPECT_EQ(amount.wholeDigits, 3);
    EXPECT_EQ(amount.fractionDigits, 2);
    EXPECT_FALSE(amount.ascending);
    EXPECT_EQ(amount.least.text, "-3.5");
    EXPECT_EQ(amount.firstNot(ValueKind::Integer).text, "1.25");
    const ColumnProfile &at = profile.columns.at(2);
    EXPECT_EQ(at.kindText(), u"datetime"_s);
    EXPECT_EQ(at.fractionDigits, 3);
    EXPECT_EQ(at.firstNot(ValueKind::Date).row, 2);
    const ColumnProfile &name = profile.columns.at(3);
    EXPECT_EQ(name.kindText(), u"text"_s);
    EXPECT_EQ(name.longestCharacters, 4);
    EXPECT_EQ(name.longestBytes, 5);
    EXPECT_EQ(name.longest.text, "R\xC3\xA9ne");
    EXPECT_EQ(name.distinct, 3);
    EXPECT_EQ(profile.columns.at(4).kindText(), u"bytes"_s);
    EXPECT_EQ(profile.columns.at(4).nulls, 2);
    EXPECT_EQ(profile.columns.at(4).firstNull.row, 1);
    EXPECT_EQ(profile.columns.at(5).empties, 2);
    EXPECT_EQ(profile.columns.at(5).kindText(), u"integer"_s);
    EXPECT_FALSE(profile.columns.at(5).isUnique());

    const TypeProfile back = TypeProfile::fromJson(profile.toJson());
    EXPECT_EQ(back.toJson(), profile.toJson());
    EXPECT_EQ(back.columns.at(4).longest.text, profile.columns.at(4).longest.text)
        << "bytes that are no text";
}

TEST_F(TypeProfiles, RowsOnWindowBordersAreNotLost)
{
    QByteArray content;
    qint64 rows = 0;
    for (; content.size() < 5 * 1024 * 1024; ++rows)
        content += QByteArray::number(rows) + '\t' + QByteArray(int(rows % 300), 'x') + '\n';
    content += "last\ty"; // no terminator
    const TypeProfile profile =
        profileOf(sourceOf({content}, {u"id"_s, u"v"_s}), {.rows = ProfileSize::allRows});
    EXPECT_TRUE(profile.whole);
    EXPECT_EQ(profile.rows, rows + 1);
    EXPECT_EQ(profile.columns.at(0).firstNot(ValueKind::Integer).text, "last");
    EXPECT_EQ(profile.columns.at(0).firstNot(ValueKind::Integer).row, rows + 1);
    EXPECT_FALSE(profile.columns.at(0).distinctExact);
    EXPECT_NEAR(double(profile.columns.at(0).distinct), double(rows + 1), 0.07 * double(rows));
}

TEST_F(TypeProfiles, TheSampleIsTakenThroughoutAllFiles)
{
    // Three files of 20 MB together; what differs lies far beyond every head.
    QByteArrayList files;
    qint64 id = 0;
    qint64 before = 0; // rows in the files before the last
    for (int file = 0; file < 3; ++file) {
        QByteArray content;
        before = id;
        while (content.size() < 7'000'000) {
            ++id;
            content += QByteArray::number(id) + '\t' + (id % 10 == 0 ? "\\N" : "some value") + '\n';
        }
        files << content;
    }
    Source source = sourceOf(files, {u"id"_s, u"v"_s});
    const TypeProfile profile = profileOf(source);
    EXPECT_FALSE(profile.whole);
    EXPECT_GT(profile.rows, 1500);
    EXPECT_LT(profile.rows, 4000);
    const ColumnProfile &ids = profile.columns.at(0);
    EXPECT_TRUE(ids.strictly) << "the sample is in source order";
    EXPECT_EQ(ids.least.text, "1") << "the first row is in it";
    EXPECT_EQ(ids.greatest.text, QByteArray::number(id)) << "and so is the last";
    EXPECT_EQ(ids.greatest.row, id - before);
    EXPECT_TRUE(ids.isUnique()) << "no row is taken twice";
    const double share = double(profile.columns.at(1).nulls) / double(profile.rows);
    EXPECT_NEAR(share, 0.1, 0.03);
    EXPECT_EQ(profileOf(source).toJson(), profile.toJson()) << "the same places every time";

    // Rows are what they say they are.
    const auto row = readRows(ids.greatest.file, source.dialect, ids.greatest.byteOffset, 1);
    ASSERT_TRUE(row);
    EXPECT_EQ(row->first().fields.first().value, ids.greatest.text);

    EXPECT_EQ(profileOf(source, {.rows = 0}).rows, 0);
}

TEST_F(TypeProfiles, DistinctValuesAreExactThenEstimated)
{
    for (const qint64 different : {qint64{10}, qint64{20'000}, qint64{50'000}, qint64{400'000}}) {
        DistinctCount count;
        for (int pass = 0; pass < 2; ++pass)
            for (qint64 i = 0; i < different; ++i)
                count.add(QByteArray::number(i));
        EXPECT_EQ(count.isExact(), different <= DistinctCount::exactUpTo);
        EXPECT_NEAR(double(count.count()), double(different), count.isExact() ? 0 : 0.05 * double(different));
    }
}

} // namespace millrace::test::typeprofile_test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/order/sorttwin.h"

#include "core/base/literals.h"
#include "tests/unit/source/readinfotwin.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace millrace::test {

namespace {

template <typename T> int threeWay(const T &a, const T &b)
{
    return a < b ? -1 : b < a ? 1 : 0;
}

/// Digits after spaces and a sign. A long double holds every integer of 64 bits exactly.
long double leadingInteger(const QByteArray &text)
{
    const QByteArray rest = text.mid(text.size() - [&] {
        qsizetype left = text.size();
        while (left > 0 && std::isspace(static_cast<uchar>(text.at(text.size() - left))))
            --left;
        return left;
    }());
    const bool negative = rest.startsWith('-');
    long double number = 0;
    for (qsizetype i = negative || rest.startsWith('+') ? 1 : 0; i < rest.size() && i < 31; ++i) {
        if (rest.at(i) < '0' || rest.at(i) > '9')
            break;
        number = number * 10 + (rest.at(i) - '0');
    }
    return negative ? -number : number;
}

long double decimalOf(const QByteArray &text)
{
    // strtold would also read 0x10, inf and nan.
    static const QRegularExpression number(
        u"^[ \\t\\n\\v\\f\\r]*([+-]?[0-9]*\\.?[0-9]*([eE][+-]?[0-9]+)?)"_s);
    return std::strtold(number.match(QString::fromLatin1(text)).captured(1).toLatin1().constData(), nullptr);
}

int compareIntegers(const QByteArray &a, const QByteArray &b, bool isSigned, int bytes)
{
    const long double least = isSigned ? -std::ldexp(1.0L, 8 * bytes - 1) : 0;
    const long double most = std::ldexp(1.0L, isSigned ? 8 * bytes - 1 : 8 * bytes) - 1;
    return threeWay(std::clamp(leadingInteger(a), least, most), std::clamp(leadingInteger(b), least, most));
}

/// NULL as a number is the greatest one.
QByteArray numberText(const Field *field, bool isSigned, int bytes)
{
    if (field != nullptr && !field->isNull)
        return field->value;
    return isSigned ? (bytes == 8 ? "9223372036854775807" : "2147483647")
                    : (bytes == 8 ? "18446744073709551615" : "4294967295");
}

QByteArray foldedText(QByteArray text)
{
    while (text.endsWith(' '))
        text.chop(1);
    for (char &c : text)
        c = c >= 'a' && c <= 'z' ? char(c - 32) : c;
    return text;
}

int compareBytes(const QByteArray &a, const QByteArray &b)
{
    return std::lexicographical_compare_three_way(
               a.begin(), a.end(), b.begin(), b.end(),
               [](char x, char y) { return static_cast<uchar>(x) <=> static_cast<uchar>(y); }) < 0
               ? -1
           : a == b ? 0
                    : 1;
}

const Field *fieldOf(const TwinDumpRow &row, int field)
{
    return field < row.fields.size() ? &row.fields.at(field) : nullptr;
}

int comparePart(const TwinDumpRow &a, const TwinDumpRow &b, const KeyPart &part)
{
    const Field *x = fieldOf(a, part.field);
    const Field *y = fieldOf(b, part.field);
    const bool isSigned = part.kind == KeyOrderKind::Signed;
    const bool xNull = x == nullptr || x->isNull;
    const bool yNull = y == nullptr || y->isNull;
    if (isSigned || part.kind == KeyOrderKind::Unsigned) {
        // Descending or not, NULL stands with what sorts last.
        const auto value = [&](const Field *field, bool null) {
            if (null && part.descending)
                return isSigned ? QByteArray("-99999999999999999999") : QByteArray("0");
            return numberText(field, isSigned, part.bytes);
        };
        const int order = compareIntegers(value(x, xNull), value(y, yNull), isSigned, part.bytes);
        return part.descending ? -order : order;
    }
    if (xNull || yNull)
        return threeWay(xNull, yNull);
    int order = 0;
    if (part.kind == KeyOrderKind::Decimal)
        order = threeWay(decimalOf(x->value), decimalOf(y->value));
    else if (part.kind == KeyOrderKind::Text)
        order = compareBytes(foldedText(x->value), foldedText(y->value));
    else
        order = compareBytes(x->value, y->value);
    return part.descending ? -order : order;
}

} // namespace

TwinDump readDump(const QVector<QByteArray> &files, const QVector<qint64> &bodyStarts, const Dialect &dialect)
{
    TwinDump dump;
    for (int file = 0; file < files.size(); ++file) {
        ReadInfoTwin twin(dialect, files.at(file), qsizetype(bodyStarts.at(file)));
        ReadInfoTwin::TwinRow row;
        for (qint64 inFile = 1; twin.readRow(row); ++inFile) {
            dump.rows << TwinDumpRow{.file = file,
                                     .rowInFile = inFile,
                                     .number = dump.rows.size() + 1,
                                     .offset = row.start,
                                     .raw = files.at(file).mid(row.start, row.end - row.start),
                                     .terminated = row.terminated,
                                     .fields = row.fields};
            dump.quoteOpen = dump.quoteOpen || row.quoteOpen;
        }
    }
    return dump;
}

int compareSlowly(const TwinDumpRow &a, const TwinDumpRow &b, const SortKey &key)
{
    for (const KeyPart &part : key.parts)
        if (const int order = comparePart(a, b, part); order != 0)
            return order;
    return 0;
}

void sortSlowly(QVector<TwinDumpRow> &rows, const SortKey &key)
{
    std::stable_sort(rows.begin(), rows.end(), [&key](const TwinDumpRow &a, const TwinDumpRow &b) {
        return compareSlowly(a, b, key) < 0;
    });
}

} // namespace millrace::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/jsonhead.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/packing.h"
#include "core/source/json/jsonline.h"

#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

constexpr qint64 keyBytes = 4LL * 1024 * 1024;
constexpr int looked = 50; ///< lines that decide what a file of another name is

QString jsonSuffix(const QString &path)
{
    return QFileInfo(unpackedName(path)).suffix().toLower();
}

bool isLinesName(const QString &path)
{
    return QStringList{u"jsonl"_s, u"ndjson"_s, u"jsonlines"_s}.contains(jsonSuffix(path));
}

char firstByte(const QByteArray &bytes)
{
    const std::size_t at = std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))
                               .find_first_not_of(" \t\r\n");
    return at == std::string_view::npos ? '\0' : bytes.at(static_cast<qsizetype>(at));
}

} // namespace

JsonShape jsonShapeOf(const FileHead &head)
{
    const bool named = isLinesName(head.path);
    const bool isJson = named || jsonSuffix(head.path) == "json"_L1;
    const char first = firstByte(head.bytes);
    if (first != '{' && first != '[')
        return named && !head.bytes.isEmpty() ? JsonShape::Lines : JsonShape::None;
    int lines = 0;
    int objects = 0;
    JsonFault firstFault = JsonFault::None;
    JsonLineReader reader({});
    eachWholeLine(head, [&](std::string_view line) {
        const JsonFault fault = reader.read(line);
        // Of these the line is an object, too, though one that is refused.
        const bool isObject = fault == JsonFault::None || fault == JsonFault::KeyTwice ||
                              fault == JsonFault::LoneSurrogate || fault == JsonFault::NotUtf8;
        firstFault = lines == 0 ? fault : firstFault;
        ++lines;
        objects += isObject ? 1 : 0;
        return lines < looked;
    });
    if (lines > 0 && objects * 10 >= lines * 9)
        return JsonShape::Lines;
    if (lines == 0 && first == '{' && named)
        return JsonShape::Lines; // its first line is longer than the head
    // A line of its own for the bracket, or objects with commas between them: the text is one array.
    if (isJson && first == '[')
        return JsonShape::Array;
    if (isJson && (firstFault == JsonFault::EndsInside || lines == 0))
        return JsonShape::Document;
    return named ? JsonShape::Lines : JsonShape::None;
}

Error notJsonLines(const QString &path, JsonShape shape)
{
    const QString name = QFileInfo(path).fileName();
    const QString lines = QFileInfo(unpackedName(name)).completeBaseName() + u".jsonl"_s;
    return {.code = ErrorCode::SourceUnsupported,
            .what = shape == JsonShape::Array
                        ? CoreText::tr(
                              "%1 begins with a JSON array. Rows are read from JSON Lines, which have an "
                              "object on each line.")
                              .arg(path)
                        : CoreText::tr("%1 is JSON that goes over several lines. Rows are read from JSON "
                                       "Lines, which have an object on each line.")
                              .arg(path),
            .howToFix = (shape == JsonShape::Array ? CoreText::tr("Write it so first: jq -c '.[]' %1 > %2")
                                                   : CoreText::tr("Write it so first: jq -c . %1 > %2"))
                            .arg(name, lines),
            .context = {.file = path}};
}

Result<FileHead> readJsonHead(const Content &content, const FileHead &head)
{
    if (head.isWhole || head.bytes.size() >= keyBytes)
        return head;
    FileHead longer{.path = head.path, .hasMark = head.hasMark};
    MILLRACE_TRY(longer.bytes, readContent(content.readAs({}), 0, keyBytes, &longer.isWhole));
    if (longer.hasMark)
        longer.bytes.remove(0, 3);
    return longer;
}

QStringList jsonKeysOf(const FileHead &head)
{
    QStringList keys;
    QSet<QByteArray> seen;
    JsonLineReader reader({});
    eachWholeLine(head, [&](std::string_view line) {
        if (reader.read(line) != JsonFault::None)
            return true;
        for (const QByteArray &key : reader.otherKeys())
            if (!seen.contains(key)) {
                seen << key;
                keys << QString::fromUtf8(key);
            }
        return true;
    });
    return keys;
}

Result<SniffedHead> sniffJson(const FileHead &head, const QStringList &keys, const QStringList &asJson)
{
    const QStringList fields = keys.isEmpty() ? jsonKeysOf(head) : keys;
    if (fields.isEmpty()) {
        QString fault;
        JsonLineReader reader({});
        eachWholeLine(head, [&](std::string_view line) {
            fault = jsonFaultText(reader.read(line), reader.faultKey());
            return false;
        });
        return fail(
            {.code = ErrorCode::SourceUnsupported,
             .what =
                 fault.isEmpty()
                     ? CoreText::tr("%1 is named like JSON Lines, and no object in its first lines has a "
                                    "key.")
                           .arg(head.path)
                     : CoreText::tr("%1 is named like JSON Lines, and has no row in its first %2: its first "
                                    "line %3.")
                           .arg(head.path, sizeText(head.bytes.size()), fault),
             .howToFix = CoreText::tr("Mend the file, or give it a name that says what it is."),
             .context = {.file = head.path, .line = 1}});
    }
    SniffedHead sniffed{.fieldCount = static_cast<int>(fields.size()), .fieldNames = fields};
    sniffed.proposal.dialect = Dialect::jsonLines(fields, asJson);
    const HeadSample sample = sampleHead(head, sniffed.proposal.dialect);
    sniffed.proposal.confidence = sample.agreement();
    sniffed.proposal.evidence << CoreText::tr("JSON Lines: %1 of %2 are objects.")
                                     .arg(groupedNumber(sample.rowsWithFieldCount),
                                          counted(sample.rows.size(), CoreText::tr("sampled line"),
                                                  CoreText::tr("sampled lines")));
    sniffed.proposal.evidence << (keys.isEmpty()
                                      ? CoreText::tr("%1, in the order in which the first rows have them.")
                                      : CoreText::tr("%1, named by hand."))
                                     .arg(counted(fields.size(), CoreText::tr("key"), CoreText::tr("keys")));
    return sniffed;
}

} // namespace millrace

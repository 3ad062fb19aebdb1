// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/foreign/functiontable.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace millrace {

namespace {

constexpr VersionRange absent{-1, 0};
constexpr VersionRange present{0, 0};
/// Names without ST_ went with 8.0, functions that encrypt with 8.0.3 and 8.0.11.
constexpr VersionRange until57{0, 80000};

constexpr std::array functionRows{
    ServerFunction{"ADD_MONTHS", absent, {100601}, "DATE_ADD(d, INTERVAL n MONTH)"},
    ServerFunction{"ANY_VALUE", {50700}, absent, "MIN(x)"},
    ServerFunction{"AREA", until57, present, "ST_Area(g)"},
    ServerFunction{"ASBINARY", until57, present, "ST_AsBinary(g)"},
    ServerFunction{"ASTEXT", until57, present, "ST_AsText(g)"},
    ServerFunction{"ASWKB", until57, present, "ST_AsBinary(g)"},
    ServerFunction{"ASWKT", until57, present, "ST_AsText(g)"},
    ServerFunction{"BINLOG_GTID_POS", absent, present},
    ServerFunction{"BIN_TO_UUID", {80000}, absent, "LOWER(HEX(b))"},
    ServerFunction{"BUFFER", until57, present, "ST_Buffer(g, d)"},
    ServerFunction{"CENTROID", until57, present, "ST_Centroid(g)"},
    ServerFunction{"CHR", absent, {100301}, "CHAR(n USING utf8mb4)"},
    ServerFunction{"COLUMN_ADD", absent, present},
    ServerFunction{"COLUMN_CHECK", absent, present},
    ServerFunction{"COLUMN_CREATE", absent, present},
    ServerFunction{"COLUMN_DELETE", absent, present},
    ServerFunction{"COLUMN_EXISTS", absent, present},
    ServerFunction{"COLUMN_GET", absent, present},
    ServerFunction{"COLUMN_JSON", absent, present},
    ServerFunction{"COLUMN_LIST", absent, present},
    ServerFunction{"CONTAINS", until57, present, "MBRContains(a, b)", false,
                   "SELECT CONTAINS(POINT(1, 1), POINT(1, 1))"}, // a word of the grammar, too
    ServerFunction{"CONVEXHULL", until57, present, "ST_ConvexHull(g)"},
    ServerFunction{"CRC32C", absent, {100800}},
    ServerFunction{"CROSSES", until57, present, "ST_Crosses(a, b)"},
    ServerFunction{"CUME_DIST", {80000}, {100200}, "", true},
    ServerFunction{"DECODE", until57, present, "AES_DECRYPT(x, key)"},
    ServerFunction{"DECODE_HISTOGRAM", absent, present},
    ServerFunction{"DENSE_RANK", {80000}, {100200}, "", true},
    ServerFunction{"DES_DECRYPT", until57, present, "AES_DECRYPT(x, key)"},
    ServerFunction{"DES_ENCRYPT", until57, present, "AES_ENCRYPT(x, key)"},
    ServerFunction{"DIMENSION", until57, present, "ST_Dimension(g)"},
    ServerFunction{"DISJOINT", until57, present, "MBRDisjoint(a, b)"},
    ServerFunction{"ENCODE", until57, present, "AES_ENCRYPT(x, key)"},
    ServerFunction{"ENCRYPT", until57, present, "SHA2(x, 256)"},
    ServerFunction{"ENDPOINT", until57, present, "ST_EndPoint(g)"},
    ServerFunction{"ENVELOPE", until57, present, "ST_Envelope(g)"},
    ServerFunction{"EQUALS", until57, present, "MBREquals(a, b)"},
    ServerFunction{"EXTERIORRING", until57, present, "ST_ExteriorRing(g)"},
    ServerFunction{"FIRST_VALUE", {80000}, {100200}, "", true},
    ServerFunction{"FORMAT_BYTES", {80016}, {110800}},
    ServerFunction{"FORMAT_PICO_TIME", {80016}, {110000}},
    ServerFunction{"FROM_VECTOR", {90000}, absent, "VEC_ToText(v)"},
    ServerFunction{"GEOMCOLLFROMTEXT", until57, present, "ST_GeomCollFromText(t)"},
    ServerFunction{"GEOMETRYCOLLECTIONFROMTEXT", until57, present, "ST_GeomCollFromText(t)"},
    ServerFunction{"GEOMETRYFROMTEXT", until57, present, "ST_GeomFromText(t)"},
    ServerFunction{"GEOMETRYFROMWKB", until57, present, "ST_GeomFromWKB(b)"},
    ServerFunction{"GEOMETRYN", until57, present, "ST_GeometryN(g, n)"},
    ServerFunction{"GEOMETRYTYPE", until57, present, "ST_GeometryType(g)"},
    ServerFunction{"GEOMFROMTEXT", until57, present, "ST_GeomFromText(t)"},
    ServerFunction{"GEOMFROMWKB", until57, present, "ST_GeomFromWKB(b)"},
    ServerFunction{"GLENGTH", until57, present, "ST_Length(g)"},
    ServerFunction{"GROUPING", {80001}, absent, "", true},
    ServerFunction{"GTID_SUBSET", {50600}, absent},
    ServerFunction{"GTID_SUBTRACT", {50600}, absent},
    ServerFunction{"ICU_VERSION", {80004}, absent},
    ServerFunction{"INTERIORRINGN", until57, present, "ST_InteriorRingN(g, n)"},
    ServerFunction{"INTERSECTS", until57, present, "MBRIntersects(a, b)"},
    ServerFunction{"ISCLOSED", until57, present, "ST_IsClosed(g)"},
    ServerFunction{"ISEMPTY", until57, present, "ST_IsEmpty(g)"},
    ServerFunction{"ISSIMPLE", until57, present, "ST_IsSimple(g)"},
    ServerFunction{
        "IS_UUID", {80000}, absent, "x RLIKE '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'"},
    ServerFunction{"JSON_ARRAYAGG", {50722}, {100500}, "CONCAT('[', GROUP_CONCAT(JSON_QUOTE(x)), ']')"},
    ServerFunction{"JSON_ARRAY_INTERSECT", absent, {110200}},
    ServerFunction{"JSON_COMPACT", absent, {100204}, "CAST(j AS JSON)"},
    ServerFunction{"JSON_DETAILED", absent, {100204}, "JSON_PRETTY(j)"},
    ServerFunction{"JSON_EQUALS", absent, {100700}, "CAST(a AS JSON) = CAST(b AS JSON)"},
    ServerFunction{"JSON_EXISTS", absent, {100203}, "JSON_CONTAINS_PATH(j, 'one', path)"},
    ServerFunction{"JSON_KEY_VALUE", absent, {110200}},
    ServerFunction{"JSON_LOOSE", absent, {100204}, "CAST(j AS JSON)"},
    ServerFunction{"JSON_MERGE", {50708}, {100203}, "JSON_MERGE_PRESERVE(a, b)"},
    ServerFunction{"JSON_NORMALIZE", absent, {100700}, "CAST(j AS JSON)"},
    ServerFunction{"JSON_OBJECTAGG", {50722}, {100500}},
    ServerFunction{"JSON_OBJECT_FILTER_KEYS", absent, {110200}},
    ServerFunction{"JSON_OBJECT_TO_ARRAY", absent, {110200}},
    ServerFunction{"JSON_OVERLAPS", {80017}, {100900}},
    ServerFunction{"JSON_PRETTY", {50722}, {101003}, "JSON_DETAILED(j)"},
    ServerFunction{"JSON_QUERY", absent, {100203}, "JSON_EXTRACT(j, path)"},
    ServerFunction{"JSON_SCHEMA_VALID", {80017}, {110100}},
    ServerFunction{"JSON_SCHEMA_VALIDATION_REPORT", {80017}, absent},
    ServerFunction{"JSON_STORAGE_FREE", {80000}, absent},
    ServerFunction{"JSON_STORAGE_SIZE", {50722}, absent, "LENGTH(j)"},
    ServerFunction{"JSON_TABLE",
                   {80004},
                   {100600},
                   "",
                   true,
                   "SELECT 1 FROM JSON_TABLE('[]', '$' COLUMNS (a INT PATH '$')) t"}, // a word only there
    ServerFunction{"JSON_VALUE", {80021}, {100203}, "JSON_UNQUOTE(JSON_EXTRACT(j, path))"},
    ServerFunction{"KDF", absent, {110300}},
    ServerFunction{"LAG", {80000}, {100200}, "", true},
    ServerFunction{"LASTVAL", absent, {100301}},
    ServerFunction{"LEAD", {80000}, {100200}, "", true},
    ServerFunction{"LENGTHB", absent, {100301}, "LENGTH(x)"},
    ServerFunction{"LINEFROMTEXT", until57, present, "ST_LineFromText(t)"},
    ServerFunction{"LINESTRINGFROMTEXT", until57, present, "ST_LineFromText(t)"},
    ServerFunction{"MASTER_GTID_WAIT", absent, present},
    ServerFunction{"MEDIAN", absent, {100303}, "", true},
    ServerFunction{"NATURAL_SORT_KEY", absent, {100700}},
    ServerFunction{"NEXTVAL", absent, {100301}},
    ServerFunction{"NTH_VALUE", {80000}, {100200}, "", true},
    ServerFunction{"NTILE", {80000}, {100200}, "", true},
    ServerFunction{"NUMGEOMETRIES", until57, present, "ST_NumGeometries(g)"},
    ServerFunction{"NUMINTERIORRINGS", until57, present, "ST_NumInteriorRings(g)"},
    ServerFunction{"NUMPOINTS", until57, present, "ST_NumPoints(g)"},
    ServerFunction{"NVL", absent, {100301}, "IFNULL(a, b)"},
    ServerFunction{"NVL2", absent, {100301}, "IF(a IS NOT NULL, b, c)"},
    ServerFunction{"OLD_PASSWORD", {0, 50700}, present},
    ServerFunction{"OVERLAPS", until57, present, "MBROverlaps(a, b)"},
    ServerFunction{"PASSWORD",
                   {0, 80011},
                   present,
                   "CONCAT('*', UPPER(SHA1(UNHEX(SHA1(x)))))",
                   false,
                   "SELECT PASSWORD('x')"}, // a word of the grammar, too
    ServerFunction{"PERCENTILE_CONT", absent, {100303}, "", true},
    ServerFunction{"PERCENTILE_DISC", absent, {100303}, "", true},
    ServerFunction{"PERCENT_RANK", {80000}, {100200}, "", true},
    ServerFunction{"POINTFROMTEXT", until57, present, "ST_PointFromText(t)"},
    ServerFunction{"POINTN", until57, present, "ST_PointN(g, n)"},
    ServerFunction{"POLYFROMTEXT", until57, present, "ST_PolyFromText(t)"},
    ServerFunction{"POLYGONFROMTEXT", until57, present, "ST_PolyFromText(t)"},
    ServerFunction{"PS_CURRENT_THREAD_ID", {80016}, absent},
    ServerFunction{"PS_THREAD_ID", {80016}, absent},
    ServerFunction{"RANDOM_BYTES", {50617}, {101000}},
    ServerFunction{"RANK", {80000}, {100200}, "", true},
    ServerFunction{"REGEXP_INSTR", {80004}, {100005}},
    ServerFunction{"REGEXP_LIKE", {80004}, absent, "x REGEXP pattern"},
    ServerFunction{"REGEXP_REPLACE", {80004}, {100005}},
    ServerFunction{"REGEXP_SUBSTR", {80004}, {100005}},
    ServerFunction{"ROLES_GRAPHML", {80000}, absent},
    ServerFunction{"ROW_NUMBER", {80000}, {100200}, "", true},
    ServerFunction{"SETVAL", absent, {100301}},
    ServerFunction{"SFORMAT", absent, {100700}, "CONCAT(…)"},
    ServerFunction{"SOURCE_POS_WAIT", {80026}, absent, "MASTER_POS_WAIT(file, position)"},
    ServerFunction{"STARTPOINT", until57, present, "ST_StartPoint(g)"},
    ServerFunction{"STATEMENT_DIGEST", {80004}, absent},
    ServerFunction{"STATEMENT_DIGEST_TEXT", {80004}, absent},
    ServerFunction{"STRING_TO_VECTOR", {90000}, absent, "VEC_FromText(t)"},
    ServerFunction{"ST_BUFFER_STRATEGY", {50700}, absent},
    ServerFunction{"ST_COLLECT", {80024}, absent},
    ServerFunction{"ST_DISTANCE_SPHERE", {50706}, {100500}},
    ServerFunction{"ST_FRECHETDISTANCE", {80023}, absent},
    ServerFunction{"ST_GEOHASH", {50705}, absent},
    ServerFunction{"ST_HAUSDORFFDISTANCE", {80023}, absent},
    ServerFunction{"ST_ISRING", absent, present},
    ServerFunction{"ST_ISVALID", {50706}, absent},
    ServerFunction{"ST_LATFROMGEOHASH", {50705}, absent},
    ServerFunction{"ST_LATITUDE", {80012}, absent, "ST_X(g)"},
    ServerFunction{"ST_LINEINTERPOLATEPOINT", {80024}, absent},
    ServerFunction{"ST_LINEINTERPOLATEPOINTS", {80024}, absent},
    ServerFunction{"ST_LONGFROMGEOHASH", {50705}, absent},
    ServerFunction{"ST_LONGITUDE", {80012}, absent, "ST_Y(g)"},
    ServerFunction{"ST_MAKEENVELOPE", {50706}, absent},
    ServerFunction{"ST_POINTATDISTANCE", {80024}, absent},
    ServerFunction{"ST_POINTFROMGEOHASH", {50705}, absent},
    ServerFunction{"ST_POINTONSURFACE", absent, present},
    ServerFunction{"ST_RELATE", absent, present},
    ServerFunction{"ST_SIMPLIFY", {50706}, absent},
    ServerFunction{"ST_SWAPXY", {80000}, absent},
    ServerFunction{"ST_TRANSFORM", {80013}, absent},
    ServerFunction{"ST_VALIDATE", {50706}, absent},
    ServerFunction{"SYS_GUID", absent, {100601}, "REPLACE(UUID(), '-', '')"},
    ServerFunction{"TOUCHES", until57, present, "ST_Touches(a, b)"},
    ServerFunction{"TO_CHAR", absent, {100601}, "DATE_FORMAT(d, format)"},
    ServerFunction{"TO_VECTOR", {90000}, absent, "VEC_FromText(t)"},
    ServerFunction{"UUID_TO_BIN", {80000}, absent, "UNHEX(REPLACE(u, '-', ''))"},
    ServerFunction{"UUID_V4", absent, {110700}, "UUID()"},
    ServerFunction{"UUID_V7", absent, {110700}, "UUID()"},
    ServerFunction{"VALIDATE_PASSWORD_STRENGTH", {50600}, absent},
    ServerFunction{"VECTOR_DIM", {90000}, absent},
    ServerFunction{"VECTOR_TO_STRING", {90000}, absent, "VEC_ToText(v)"},
    ServerFunction{"VEC_DISTANCE", absent, {110701}},
    ServerFunction{"VEC_DISTANCE_COSINE", absent, {110701}},
    ServerFunction{"VEC_DISTANCE_EUCLIDEAN", absent, {110701}},
    ServerFunction{"VEC_FROMTEXT", absent, {110701}, "STRING_TO_VECTOR(t)"},
    ServerFunction{"VEC_TOTEXT", absent, {110701}, "VECTOR_TO_STRING(v)"},
    ServerFunction{"WAIT_FOR_EXECUTED_GTID_SET", {50705}, absent},
    ServerFunction{"WITHIN", until57, present, "MBRWithin(a, b)"},
    ServerFunction{"X", until57, present, "ST_X(g)"},
    ServerFunction{"Y", until57, present, "ST_Y(g)"},
};

constexpr bool isSorted()
{
    for (std::size_t i = 1; i < functionRows.size(); ++i)
        if (std::string_view(functionRows[i - 1].name) >= std::string_view(functionRows[i].name))
            return false;
    return true;
}
static_assert(isSorted(), "looked up by halves");

/// That too may be a function which not every server has.
bool helps(const char *instead, bool mariaDb, int version)
{
    const QByteArray call = QByteArray(instead).toUpper();
    const ServerFunction *const row = serverFunction(call.left(call.indexOf('(')));
    return !call.isEmpty() && (row == nullptr || row->of(mariaDb).contains(version));
}

/// 8.0 of 80000, 8.0.17 of 80017.
QString versionText(int version)
{
    const QString series = u"%1.%2"_s.arg(version / 10000).arg(version / 100 % 100);
    return version % 100 == 0 ? series : u"%1.%2"_s.arg(series).arg(version % 100);
}

} // namespace

std::span<const ServerFunction> serverFunctions()
{
    return functionRows;
}

const ServerFunction *serverFunction(const QByteArray &name)
{
    const std::string_view wanted(name.constData(), std::size_t(name.size()));
    const auto *const row =
        std::lower_bound(functionRows.begin(), functionRows.end(), wanted,
                         [](const ServerFunction &each, std::string_view it) { return each.name < it; });
    return row == functionRows.end() || row->name != wanted ? nullptr : row;
}

QStringList functionRemedies(const ServerFunction &function, bool mariaDb, int version)
{
    const auto nameOf = [](bool ofMariaDb) { return ofMariaDb ? u"MariaDB"_s : u"MySQL"_s; };
    const VersionRange own = function.of(mariaDb);
    QStringList sentences;
    if (own.from > version)
        sentences << CoreText::tr("%1 has it from %2 on.").arg(nameOf(mariaDb), versionText(own.from));
    else if (own.from >= 0 && own.gone > 0 && version >= own.gone)
        sentences
            << CoreText::tr("%1 has it no more from %2 on.").arg(nameOf(mariaDb), versionText(own.gone));
    else
        sentences << CoreText::tr("It is a function of %1.").arg(nameOf(!mariaDb));
    if (helps(function.instead, mariaDb, version))
        sentences << CoreText::tr("Write %1 in the dump instead.").arg(QString::fromUtf8(function.instead));
    else
        sentences << CoreText::tr("Write it differently in the dump, or make a function of that name first.");
    return sentences;
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/errorcodes.h"

#include "core/base/literals.h"

#include <string_view>
#include <utility>

namespace millrace {

namespace {

// The compiler spells a template argument that is an enumerator by its name, and one that is none as a cast:
// "Code = millrace::ErrorCode::DiskFull" against "Code = (millrace::ErrorCode)1099". GCC and Clang agree on
// that.
template <ErrorCode Code> constexpr std::string_view spelling()
{
    constexpr std::string_view function = __PRETTY_FUNCTION__;
    constexpr std::string_view before = "Code = ";
    const auto begin = function.find(before) + before.size();
    return function.substr(begin, function.find_first_of(";]", begin) - begin);
}

template <ErrorCode Code> constexpr std::string_view enumeratorName()
{
    constexpr std::string_view text = spelling<Code>();
    return text.starts_with('(') ? std::string_view() : text.substr(text.rfind(':') + 1);
}
static_assert(enumeratorName<ErrorCode::DiskFull>() == "DiskFull");
static_assert(enumeratorName<static_cast<ErrorCode>(1099)>().empty());

struct Words
{
    const char *meaning;
    const char *remedy;
};

// No default: the compiler names a code that has no words here.
Words wordsOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileNotWritable:
        return {"A file or folder of Millrace's own, or one it was told to write, cannot be written.",
                "Check the path, its owner and its permissions."};
    case ErrorCode::DiskFull:
        return {
            "The disk, the quota or the limit on file sizes of this machine is used up.",
            "Free space, or name another folder (MILLRACE_HOME, --work-folder); a run can then be resumed."};
    case ErrorCode::FileNotReadable:
        return {"A file cannot be read.", "Check the path and its permissions."};
    case ErrorCode::BadJson:
        return {"A file that should hold JSON does not.",
                "Take the file from a backup, or have it written anew."};
    case ErrorCode::Cancelled:
        return {"The work was cancelled by the user or by a signal.", "Resume the run, or roll it back."};
    case ErrorCode::BadTargetUrl:
        return {"The URL of a server is not one.",
                "Write mysql://user@host:port/schema, scratch:schema or saved:NAME/schema."};
    case ErrorCode::ServerUnreachable:
        return {"No connection to the server comes about.",
                "Check that it runs, host, port or socket, and its limit of connections."};
    case ErrorCode::AccessDenied:
        return {"The server does not let this account in.",
                "Check user, password and the host the account is granted for."};
    case ErrorCode::UnknownSchema:
        return {"The schema does not exist, or this account may not see it.",
                "Check its name, or create it."};
    case ErrorCode::TableMissing:
        return {"The table does not exist.", "Check its name, or let the plan create it (--create)."};
    case ErrorCode::LocalInfileOff:
        return {"The server refuses LOAD DATA LOCAL.",
                "SET GLOBAL local_infile = 1 on the server, or load with --way insert."};
    case ErrorCode::PrivilegeMissing:
        return {"The account lacks a privilege.", "The message has the GRANT; ask for exactly that."};
    case ErrorCode::StatementFailed:
        return {"The server refused a statement for a reason of its own.",
                "The server's number and message stand in the error; millrace-cli errors NUMBER tells more "
                "about it."};
    case ErrorCode::ConnectionLost:
        return {"The connection to the server was lost.",
                "Check that the server still runs; then resume the run."};
    case ErrorCode::DriverMissing:
        return {"Qt's MySQL driver is not installed.", "Install it (on Debian: libqt6sql6-mysql)."};
    case ErrorCode::ScratchServerMissing:
        return {"No server program for the private server was found.",
                "Install one (on Debian: mariadb-server-core), or name it with --server."};
    case ErrorCode::ScratchServerFailed:
        return {"The private server did not start, stop or answer.",
                "The message quotes its log; look there."};
    case ErrorCode::OptionFileUnreadable:
        return {"An option file (my.cnf) or a group of it cannot be read.",
                "Check the file and the name of the group."};
    case ErrorCode::TlsUnavailable:
        return {"The server offers no encryption although the connection asks for it.",
                "Turn TLS on at the server, or choose another ssl-mode."};
    case ErrorCode::ServerFileUnreadable:
        return {"The server cannot read a file or pipe of this machine.", "Load with --way local."};
    case ErrorCode::ServerReadOnly:
        return {"The server is read-only, as replicas are.", "Load into the primary."};
    case ErrorCode::TlsNotVerified:
        return {
            "The server's certificate could not be verified.",
            "Give the right authority with ssl-ca, or connect under the name the certificate was made for."};
    case ErrorCode::SavedConnectionsUnusable:
        return {"The file of the saved connections cannot be used.",
                "Mend or remove it; the message names it."};
    case ErrorCode::SavedConnectionUnknown:
        return {"No connection is saved under this name.", "millrace-cli connections lists them."};
    case ErrorCode::SourceMissing:
        return {"A file or table of the source is not there.", "Check the path, or give the source anew."};
    case ErrorCode::SourceUnreadable:
        return {"A file or table of the source cannot be read.",
                "Check its permissions, and that it is whole."};
    case ErrorCode::SourceEmpty:
        return {"The source holds no rows.", "Check that the dump is the right one and finished."};
    case ErrorCode::SourceChanged:
        return {"The source is not the one the plan or the run began with.",
                "Bring the old file back, or make a new plan."};
    case ErrorCode::SourceUnsupported:
        return {"The source is of a kind or a combination that cannot be loaded.",
                "The message says what can be."};
    case ErrorCode::DialectInvalid:
        return {"Terminators, quotes or escapes contradict each other.",
                "Correct the option the message names."};
    case ErrorCode::FieldCountWrong:
        return {"Rows have too few or too many fields.",
                "Check FIELDS and LINES TERMINATED BY and ENCLOSED BY, or correct the rows."};
    case ErrorCode::QuoteUnterminated:
        return {"A quote opens and does not close.",
                "Check ENCLOSED BY and ESCAPED BY, or correct the row at this place."};
    case ErrorCode::BytesNotInCharset:
        return {"Bytes are no characters of the character set the file is read in.",
                "Choose the right --charset, or correct the rows."};
    case ErrorCode::NulBytes:
        return {"The file holds NUL bytes.", "Check that it is text, and in which character set."};
    case ErrorCode::LineEndsMixed:
        return {"Lines end in two ways.", "Make them one, or trim the last column by an expression."};
    case ErrorCode::RowTooLong:
        return {"A row is longer than can be loaded or read back.",
                "Mend the row, or raise max_allowed_packet where the message says so."};
    case ErrorCode::TextNotConvertible:
        return {"Text with a byte order mark is not what the mark says.",
                "Write the dump anew, best as UTF-8."};
    case ErrorCode::SqlDumpTruncated:
        return {"The SQL dump ends in the middle.", "Write or copy it anew."};
    case ErrorCode::SqlStatementInvalid:
        return {"A statement of the SQL dump is not understood.",
                "The message has its place; mend it there."};
    case ErrorCode::SqlStatementTooLong:
        return {"A statement of the SQL dump is longer than the memory given.",
                "Raise --memory, or dump with smaller INSERT statements."};
    case ErrorCode::SourceConnectionLost:
        return {"The connection to the server that is the source was lost.",
                "Check that it still runs; then resume the run."};
    case ErrorCode::ColumnListInvalid:
        return {"The column list is not one.", "Write it as in LOAD DATA: (@discard, id, @a)."};
    case ErrorCode::ColumnUnknown:
        return {"The table has no column of this name.", "The message lists the table's columns."};
    case ErrorCode::ColumnBoundTwice:
        return {"A column would get its value from two places.", "Bind one of them to @discard."};
    case ErrorCode::MappingIncomplete:
        return {"A column gets no value and has no default.",
                "Bind a field to it, or give it an expression."};
    case ErrorCode::ExpressionInvalid:
        return {"A SET expression is not one.", "The message has the place in it."};
    case ErrorCode::PreviewFailed:
        return {"The server could not be made to run the preview.",
                "The message tells which privilege or setting it lacks."};
    case ErrorCode::ValueDoesNotFit:
        return {"Values of the dump would be cut, bent or refused by their column.",
                "Widen the column, or map it through an expression."};
    case ErrorCode::StatementNotUnderstood:
        return {"A LOAD DATA statement cannot be taken over.",
                "The message has the place and what is not known there."};
    case ErrorCode::TransformInvalid:
        return {"A ready-made transform was given a parameter it cannot use.",
                "Correct the parameter the message names."};
    case ErrorCode::ProfileUnusable:
        return {"A saved mapping does not fit or cannot be read.",
                "Save the mapping anew, or choose another profile."};
    case ErrorCode::PlanUnreadable:
        return {"The plan cannot be read.", "Check that it is a .millrace file and whole."};
    case ErrorCode::PlanInvalid:
        return {"The plan, or an option of the command that makes it, contradicts itself.",
                "The message names the option or member."};
    case ErrorCode::PlanTooNew:
        return {"The plan was written by a newer Millrace.", "Use that one, or make the plan anew."};
    case ErrorCode::PreflightRefused:
        return {"The preflight found what would make the load fail or lose rows.",
                "millrace-cli check PLAN lists it with what mends it."};
    case ErrorCode::SettingUnknown:
        return {"This server has no setting of that name.",
                "Leave it out; millrace-cli tune lists those it has."};
    case ErrorCode::SettingRefused:
        return {"The server, or Millrace, refuses the value.",
                "The message says why and which values are taken."};
    case ErrorCode::SettingNotPutBack:
        return {"A setting that was changed for the load is not what it was before.",
                "millrace-cli restore RUN, or the statement in the message."};
    case ErrorCode::SettingsRecordUnusable:
        return {"The record of changed settings is of another server or cannot be read.",
                "Connect to the server the run loaded into; the message has the statements."};
    case ErrorCode::SettingNotConfirmed:
        return {"A setting that can lose the whole server's data was not confirmed.",
                "Confirm it by the server's host name, as the message says."};
    case ErrorCode::RowRejected:
        return {"The server refuses a row, or would cut or bend a value of it.",
                "Mend the row, map it through an expression, or have such rows set aside (--on-error "
                "set-aside)."};
    case ErrorCode::DuplicateRow:
        return {"A row's key is in the table already.",
                "Remove one of them, or choose --on-duplicate keep, replace or set-aside."};
    case ErrorCode::RunFolderUnusable:
        return {"The folder of a run cannot be made, or another process works in it.",
                "Check MILLRACE_HOME, or wait for that process to end."};
    case ErrorCode::JournalUnusable:
        return {"The journal table cannot be made, read or written.",
                "Grant CREATE, INSERT, SELECT and DELETE on it, or choose another name."};
    case ErrorCode::RunUnknown:
        return {"There is no run of this name here.", "millrace-cli runs lists them."};
    case ErrorCode::RunNotResumable:
        return {"The run cannot be gone on with.", "The message says why; start a new run of its plan."};
    case ErrorCode::RollbackImpossible:
        return {"The rows of the run cannot be told from others, or taking them out would change others.",
                "The message says why and what can be done about it."};
    case ErrorCode::IndexRecordUnusable:
        return {"The record of dropped indexes cannot be used.", "Resume or restore the run it belongs to."};
    case ErrorCode::IndexDropFailed:
        return {"An index could not be dropped before the load.",
                "The message has the server's reason; or load with --indexes keep."};
    case ErrorCode::IndexBuildFailed:
        return {"An index could not be built after the load.",
                "Remove the cause the message names; millrace-cli restore RUN builds what is missing."};
    case ErrorCode::TableLocked:
        return {"Other sessions did not release the table in time.",
                "End them, or load when the table is not in use."};
    case ErrorCode::CountMismatch:
        return {"The table does not hold as many rows as were loaded.",
                "Look whether somebody else wrote; else roll the run back."};
    case ErrorCode::TilingBroken:
        return {"The chunks do not cover the source exactly once, or the server read another number of rows "
                "than was cut.",
                "Do not trust the table; roll the run back and report it."};
    case ErrorCode::ContentMismatch:
        return {"Contents of the table differ from what was sent.",
                "The report names the chunks; look at their rows."};
    case ErrorCode::ContentNotCompared:
        return {"Counts agree, but not all contents were compared.",
                "Compare by other means, or plan with --verify content."};
    case ErrorCode::ReportFailed:
        return {"The report could not be made.", "The message has the reason."};
    case ErrorCode::OrderKeyMissing:
        return {"The table has no key to sort by.", "Load with --order file."};
    case ErrorCode::OrderKeyNotInDump:
        return {"The key's values are not in the dump, so it cannot be sorted by them.",
                "Load with --order file."};
    case ErrorCode::OrderNotNeeded:
        return {"The rows are in key order without being sorted.",
                "Nothing is wrong; they are loaded as they stand."};
    case ErrorCode::OrderMemoryTooSmall:
        return {"The memory given is too little to sort with.", "Raise --memory to what the message names."};
    case ErrorCode::OrderRowNotMovable:
        return {"A row would read differently at another place of the file.",
                "Mend the row, or load with --order file."};
    case ErrorCode::OrderNotProved:
        return {"The sorted copy does not hold the same rows as the dump.",
                "Look at the disk of the work folder; nothing was loaded from the copy."};
    }
    return {"", ""};
}

constexpr int firstStage = static_cast<int>(Stage::Base);
constexpr int lastStage = static_cast<int>(Stage::Order);
constexpr int codesPerStage = 100; // of the thousand each has; a higher one fails the test of the catalogue

template <int Number> void addIfThere(QVector<ErrorCodeFacts> &codes)
{
    constexpr auto code = static_cast<ErrorCode>(Number);
    constexpr std::string_view name = enumeratorName<code>();
    if constexpr (!name.empty()) {
        const Words words = wordsOf(code);
        codes << ErrorCodeFacts{.code = code,
                                .name = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())),
                                .meaning = QString::fromUtf8(words.meaning),
                                .remedy = QString::fromUtf8(words.remedy)};
    }
}

template <int Stage, int... Offsets>
void addStage(QVector<ErrorCodeFacts> &codes, std::integer_sequence<int, Offsets...>)
{
    (addIfThere<Stage * 1000 + Offsets>(codes), ...);
}

template <int... Stages> void addStages(QVector<ErrorCodeFacts> &codes, std::integer_sequence<int, Stages...>)
{
    (addStage<firstStage + Stages>(codes, std::make_integer_sequence<int, codesPerStage>()), ...);
}

} // namespace

QVector<ErrorCodeFacts> errorCodes()
{
    QVector<ErrorCodeFacts> codes;
    addStages(codes, std::make_integer_sequence<int, lastStage - firstStage + 1>());
    return codes;
}

QString stageName(Stage stage)
{
    switch (stage) {
    case Stage::Base:
        return u"base"_s;
    case Stage::Server:
        return u"server"_s;
    case Stage::Source:
        return u"source"_s;
    case Stage::Mapping:
        return u"mapping"_s;
    case Stage::Plan:
        return u"plan"_s;
    case Stage::Tuning:
        return u"tuning"_s;
    case Stage::Load:
        return u"load"_s;
    case Stage::Verify:
        return u"verify"_s;
    case Stage::Report:
        return u"report"_s;
    case Stage::Order:
        return u"order"_s;
    }
    return {};
}

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/errorcodes.h"

#include "core/base/enumnames.h"

#include <utility>

namespace millrace {

namespace {

static_assert(enumeratorName<ErrorCode::DiskFull>() == "DiskFull");
static_assert(enumeratorName<static_cast<ErrorCode>(1099)>().empty());

struct Words
{
    ErrorCode code;
    const char *meaning;
    const char *remedy;
};

constexpr Words allWords[] = {
    {ErrorCode::FileNotWritable,
     "A file or folder of Millrace's own, or one it was told to write, cannot be written.",
     "Check the path, its owner and its permissions."},
    {ErrorCode::DiskFull, "The disk, the quota or the limit on file sizes of this machine is used up.",
     "Free space, or name another folder (MILLRACE_HOME, --work-folder); a run can then be resumed."},
    {ErrorCode::FileNotReadable, "A file cannot be read.", "Check the path and its permissions."},
    {ErrorCode::BadJson, "A file that should hold JSON does not.",
     "Take the file from a backup, or have it written anew."},
    {ErrorCode::Cancelled, "The work was cancelled by the user or by a signal.",
     "Resume the run, or roll it back."},
    {ErrorCode::BadTargetUrl, "The URL of a server is not one.",
     "Write mysql://user@host:port/schema, scratch:schema or saved:NAME/schema."},
    {ErrorCode::ServerUnreachable, "No connection to the server comes about.",
     "Check that it runs, host, port or socket, and its limit of connections."},
    {ErrorCode::AccessDenied, "The server does not let this account in.",
     "Check user, password and the host the account is granted for."},
    {ErrorCode::UnknownSchema, "The schema does not exist, or this account may not see it.",
     "Check its name, or create it."},
    {ErrorCode::TableMissing, "The table does not exist.",
     "Check its name, or let the plan create it (--create)."},
    {ErrorCode::LocalInfileOff, "The server refuses LOAD DATA LOCAL.",
     "SET GLOBAL local_infile = 1 on the server, or load with --way insert."},
    {ErrorCode::PrivilegeMissing, "The account lacks a privilege.",
     "The message has the GRANT; ask for exactly that."},
    {ErrorCode::StatementFailed, "The server refused a statement for a reason of its own.",
     "The server's number and message stand in the error; millrace-cli errors NUMBER tells more "
     "about it."},
    {ErrorCode::ConnectionLost, "The connection to the server was lost.",
     "Check that the server still runs; then resume the run."},
    {ErrorCode::DriverMissing, "Qt's MySQL driver is not installed.",
     "Install it (on Debian: libqt6sql6-mysql)."},
    {ErrorCode::ScratchServerMissing, "No server program for the private server was found.",
     "Install one (on Debian: mariadb-server-core), or name it with --server."},
    {ErrorCode::ScratchServerFailed, "The private server did not start, stop or answer.",
     "The message quotes its log; look there."},
    {ErrorCode::OptionFileUnreadable, "An option file (my.cnf) or a group of it cannot be read.",
     "Check the file and the name of the group."},
    {ErrorCode::TlsUnavailable, "The server offers no encryption although the connection asks for it.",
     "Turn TLS on at the server, or choose another ssl-mode."},
    {ErrorCode::ServerFileUnreadable, "The server cannot read a file or pipe of this machine.",
     "Load with --way local."},
    {ErrorCode::ServerReadOnly, "The server is read-only, as replicas are.", "Load into the primary."},
    {ErrorCode::TlsNotVerified, "The server's certificate could not be verified.",
     "Give the right authority with ssl-ca, or connect under the name the certificate was made for."},
    {ErrorCode::SavedConnectionsUnusable, "The file of the saved connections cannot be used.",
     "Mend or remove it; the message names it."},
    {ErrorCode::SavedConnectionUnknown, "No connection is saved under this name.",
     "millrace-cli connections lists them."},
    {ErrorCode::CompressionUnavailable,
     "Client library and server do not have the compression that the connection asks for.",
     "Choose another compression, or have it allowed at the server; the message says who lacks it."},
    {ErrorCode::SshRefused, "ssh is not let in, or not let through to the server, or cannot be run.",
     "The message quotes it; try the ssh command in it by hand."},
    {ErrorCode::SshHostUnknown, "The key of a host on the way through ssh is not known on this machine.",
     "Compare its fingerprint with the one of whoever runs the host; then accept it, as the message says."},
    {ErrorCode::SshHostChanged, "A host on the way through ssh shows another key than before.",
     "Ask whoever runs the host before anything else; somebody else may answer in its place."},
    {ErrorCode::LoadCommitsByItself,
     "What answers keeps the rows of a transaction that was rolled back, so that a chunk could be there in "
     "part or twice.",
     "Load with --way insert where that is taken back, or connect past the proxy."},
    {ErrorCode::SourceMissing, "A file or table of the source is not there.",
     "Check the path, or give the source anew."},
    {ErrorCode::SourceUnreadable, "A file or table of the source cannot be read.",
     "Check its permissions, and that it is whole."},
    {ErrorCode::SourceEmpty, "The source holds no rows.",
     "Check that the dump is the right one and finished."},
    {ErrorCode::SourceChanged, "The source is not the one the plan or the run began with.",
     "Bring the old file back, or make a new plan."},
    {ErrorCode::SourceUnsupported, "The source is of a kind or a combination that cannot be loaded.",
     "The message says what can be."},
    {ErrorCode::DialectInvalid, "Terminators, quotes or escapes contradict each other.",
     "Correct the option the message names."},
    {ErrorCode::FieldCountWrong, "Rows have too few or too many fields.",
     "Check FIELDS and LINES TERMINATED BY and ENCLOSED BY, or correct the rows."},
    {ErrorCode::QuoteUnterminated, "A quote opens and does not close.",
     "Check ENCLOSED BY and ESCAPED BY, or correct the row at this place."},
    {ErrorCode::BytesNotInCharset, "Bytes are no characters of the character set the file is read in.",
     "Choose the right --charset, or correct the rows."},
    {ErrorCode::NulBytes, "The file holds NUL bytes.", "Check that it is text, and in which character set."},
    {ErrorCode::LineEndsMixed, "Lines end in two ways.",
     "Make them one, or trim the last column by an expression."},
    {ErrorCode::RowTooLong, "A row is longer than can be loaded or read back.",
     "Mend the row, or raise max_allowed_packet where the message says so."},
    {ErrorCode::TextNotConvertible, "Text with a byte order mark is not what the mark says.",
     "Write the dump anew, best as UTF-8."},
    {ErrorCode::CommentLikeRow, "A line that is left out as a comment has as many fields as a row.",
     "Say that no comments are left out, if it is a row."},
    {ErrorCode::JsonLineInvalid, "A line of a JSON Lines file is no JSON object, or cannot be one row.",
     "The message has line and byte; mend the line there."},
    {ErrorCode::JsonKeysNotRead, "Objects of a JSON Lines file have keys that are no field of the load.",
     "Name these keys among those that are read, or let their values be."},
    {ErrorCode::SqlDumpTruncated, "The SQL dump ends in the middle.", "Write or copy it anew."},
    {ErrorCode::SqlStatementInvalid, "A statement of the SQL dump is not understood.",
     "The message has its place; mend it there."},
    {ErrorCode::SqlStatementTooLong, "A statement of the SQL dump is longer than the memory given.",
     "Raise --memory, or dump with smaller INSERT statements."},
    {ErrorCode::SourceConnectionLost, "The connection to the server that is the source was lost.",
     "Check that it still runs; then resume the run."},
    {ErrorCode::StreamBroken,
     "A stream that is the source ended early, or the command that writes it failed.",
     "The message has what the command said; mend that, and read the stream again."},
    {ErrorCode::StreamGone, "A stream that is the source was read, and what was kept of it is gone.",
     "Make a new plan, with the stream read again."},
    {ErrorCode::CommandNotAllowed,
     "A plan that this account did not make has a command that would have to run.",
     "Read the command; if it is what you want, allow it (--allow-command)."},
    {ErrorCode::StoreUrlInvalid, "The URL of an object store cannot be used as it is written.",
     "Write it as s3://bucket/key or s3://bucket/prefix/; the message has what is wrong in it."},
    {ErrorCode::StoreCredentials, "The keys for an object store are missing, expired or not to be read.",
     "Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or name the profile that has them."},
    {ErrorCode::StoreRefused, "The object store refused a request.",
     "The message has its answer, and what to change: rights, region, clock or keys."},
    {ErrorCode::StoreUnreachable, "The object store does not answer, or not completely.",
     "Check endpoint and network, then begin once more: what has arrived is not fetched again."},
    {ErrorCode::ColumnListInvalid, "The column list is not one.",
     "Write it as in LOAD DATA: (@discard, id, @a)."},
    {ErrorCode::ColumnUnknown, "The table has no column of this name.",
     "The message lists the table's columns."},
    {ErrorCode::ColumnBoundTwice, "A column would get its value from two places.",
     "Bind one of them to @discard."},
    {ErrorCode::MappingIncomplete, "A column gets no value and has no default.",
     "Bind a field to it, or give it an expression."},
    {ErrorCode::ExpressionInvalid, "A SET expression is not one.", "The message has the place in it."},
    {ErrorCode::PreviewFailed, "The server could not be made to run the preview.",
     "The message tells which privilege or setting it lacks."},
    {ErrorCode::ValueDoesNotFit, "Values of the dump would be cut, bent or refused by their column.",
     "Widen the column, or map it through an expression."},
    {ErrorCode::StatementNotUnderstood, "A LOAD DATA statement cannot be taken over.",
     "The message has the place and what is not known there."},
    {ErrorCode::TransformInvalid, "A ready-made transform was given a parameter it cannot use.",
     "Correct the parameter the message names."},
    {ErrorCode::ProfileUnusable, "A saved mapping does not fit or cannot be read.",
     "Save the mapping anew, or choose another profile."},
    {ErrorCode::PlanUnreadable, "The plan cannot be read.", "Check that it is a .millrace file and whole."},
    {ErrorCode::PlanInvalid, "The plan, or an option of the command that makes it, contradicts itself.",
     "The message names the option or member."},
    {ErrorCode::PlanTooNew, "The plan was written by a newer Millrace.",
     "Use that one, or make the plan anew."},
    {ErrorCode::PreflightRefused, "The preflight found what would make the load fail or lose rows.",
     "millrace-cli check PLAN lists it with what mends it."},
    {ErrorCode::SettingUnknown, "This server has no setting of that name.",
     "Leave it out; millrace-cli tune lists those it has."},
    {ErrorCode::SettingRefused, "The server, or Millrace, refuses the value.",
     "The message says why and which values are taken."},
    {ErrorCode::SettingNotPutBack, "A setting that was changed for the load is not what it was before.",
     "millrace-cli restore RUN, or the statement in the message."},
    {ErrorCode::SettingsRecordUnusable,
     "The record of changed settings is of another server or cannot be read.",
     "Connect to the server the run loaded into; the message has the statements."},
    {ErrorCode::SettingNotConfirmed, "A setting that can lose the whole server's data was not confirmed.",
     "Confirm it by the server's host name, as the message says."},
    {ErrorCode::RowRejected, "The server refuses a row, or would cut or bend a value of it.",
     "Mend the row, map it through an expression, or have such rows set aside (--on-error "
     "set-aside)."},
    {ErrorCode::DuplicateRow, "A row's key is in the table already.",
     "Remove one of them, or choose --on-duplicate keep, replace or set-aside."},
    {ErrorCode::RunFolderUnusable, "The folder of a run cannot be made, or another process works in it.",
     "Check MILLRACE_HOME, or wait for that process to end."},
    {ErrorCode::JournalUnusable, "The journal table cannot be made, read or written.",
     "Grant CREATE, INSERT, SELECT and DELETE on it, or choose another name."},
    {ErrorCode::RunUnknown, "There is no run of this name here.", "millrace-cli runs lists them."},
    {ErrorCode::RunNotResumable, "The run cannot be gone on with.",
     "The message says why; start a new run of its plan."},
    {ErrorCode::RollbackImpossible,
     "The rows of the run cannot be told from others, or taking them out would change others.",
     "The message says why and what can be done about it."},
    {ErrorCode::IndexRecordUnusable, "The record of dropped indexes cannot be used.",
     "Resume or restore the run it belongs to."},
    {ErrorCode::IndexDropFailed, "An index could not be dropped before the load.",
     "The message has the server's reason; or load with --indexes keep."},
    {ErrorCode::IndexBuildFailed, "An index could not be built after the load.",
     "Remove the cause the message names; millrace-cli restore RUN builds what is missing."},
    {ErrorCode::TableLocked, "Other sessions did not release the table in time.",
     "End them, or load when the table is not in use."},
    {ErrorCode::CountMismatch, "The table does not hold as many rows as were loaded.",
     "Look whether somebody else wrote; else roll the run back."},
    {ErrorCode::TilingBroken,
     "The chunks do not cover the source exactly once, or the server read another number of rows "
     "than was cut.",
     "Do not trust the table; roll the run back and report it."},
    {ErrorCode::ContentMismatch, "Contents of the table differ from what was sent.",
     "The report names the chunks; look at their rows."},
    {ErrorCode::ContentNotCompared, "Counts agree, but not all contents were compared.",
     "Compare by other means, or plan with --verify content."},
    {ErrorCode::RowNotFound, "Which row of the table belongs to which of the dump cannot be told.",
     "The message has the reason; look at the table with a client."},
    {ErrorCode::ReportFailed, "The report could not be made.", "The message has the reason."},
    {ErrorCode::OrderKeyMissing, "The table has no key to sort by.", "Load with --order file."},
    {ErrorCode::OrderKeyNotInDump, "The key's values are not in the dump, so it cannot be sorted by them.",
     "Load with --order file."},
    {ErrorCode::OrderNotNeeded, "The rows are in key order without being sorted.",
     "Nothing is wrong; they are loaded as they stand."},
    {ErrorCode::OrderMemoryTooSmall, "The memory given is too little to sort with.",
     "Raise --memory to what the message names."},
    {ErrorCode::OrderRowNotMovable, "A row would read differently at another place of the file.",
     "Mend the row, or load with --order file."},
    {ErrorCode::OrderNotProved, "The sorted copy does not hold the same rows as the dump.",
     "Look at the disk of the work folder; nothing was loaded from the copy."},
    {ErrorCode::ShipImpossible, "The table cannot be built beside the server and shipped in (--way ship).",
     "The message has the reason; load it another way (leave --way out)."},
    {ErrorCode::ShipBuildFailed, "The table's file could not be built.",
     "The message has the reason; the target was not touched. Load it another way (leave --way out)."},
    {ErrorCode::ShipFileFaulty, "A file that was built or copied is not what it should be.",
     "Nothing that is not proved reaches the target. Look at memory and disks of this machine; then try "
     "again."},
    {ErrorCode::ShipFolderOutOfReach, "Files cannot be put where the target keeps its tables.",
     "Run as the server's account or as root on the server's machine, or load another way (leave --way "
     "out)."},
    {ErrorCode::ShipServerMissing, "There is no server program of the target's very version on this machine.",
     "Name one (--server), or load another way (leave --way out)."},
    {ErrorCode::ShipTargetChanged, "The target's table is not what the run left there.",
     "Look at the table; roll the run back, or resume it."},
};

constexpr Words wordsOf(ErrorCode code)
{
    for (const Words &words : allWords)
        if (words.code == code)
            return words;
    return {};
}

constexpr int firstStage = static_cast<int>(Stage::Base);
constexpr int lastStage = static_cast<int>(Stage::Ship);
constexpr int codesPerStage = 100; // of the thousand each has; a higher one fails the test of the catalogue

template <int Number> void addIfThere(QVector<ErrorCodeFacts> &codes)
{
    constexpr auto code = static_cast<ErrorCode>(Number);
    constexpr std::string_view name = enumeratorName<code>();
    if constexpr (!name.empty()) {
        constexpr Words words = wordsOf(code);
        static_assert(words.meaning, "an error code without words");
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

} // namespace millrace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "core/base/literals.h"
#include "core/base/version.h"

#include <algorithm>
#include <array>

namespace millrace::cli {

namespace {

using reference::Section;
using reference::Term;

constexpr std::array entries{
    CommandEntry{"inspect", "what the files hold: tables, order, dialect, columns, rows", inspectCommand},
    CommandEntry{"plan", "write a plan", planCommand},
    CommandEntry{"sql", "every statement the run will execute, in order", sqlCommand},
    CommandEntry{"preview", "what the server makes of the first rows", previewCommand},
    CommandEntry{"check", "preflight: files, server, privileges, mapping", checkCommand},
    CommandEntry{"calibrate", "try workers, chunk sizes and indexes on a table of its own", calibrateCommand},
    CommandEntry{"run", "load", runCommand},
    CommandEntry{"resume", "go on with a run that was stopped or cancelled", resumeCommand},
    CommandEntry{"rollback", "take exactly this run's rows out", rollbackCommand},
    CommandEntry{"restore", "put back settings and indexes that a run left changed", restoreCommand},
    CommandEntry{"runs", "past and unfinished runs, newest first", runsCommand},
    CommandEntry{"report", "a report on a run, or two side by side", reportCommand},
    CommandEntry{"look", "rows of a run, in the dump and in the table", lookCommand},
    CommandEntry{"mend", "a plan that loads the rows a run set aside, once they are mended", mendCommand},
    CommandEntry{"replica", "how a loaded server follows the one its dump was made of", replicaCommand},
    CommandEntry{"ping", "what a server is, and what this account may do there", pingCommand},
    CommandEntry{"connections", "servers under names, for saved:NAME", connectionsCommand},
    CommandEntry{"stores", "keys of object stores, in the keychain", storesCommand},
    CommandEntry{"tune", "every setting that matters to a load, today and during it", tuneCommand},
    CommandEntry{"rehearse", "run a plan on a private server that is thrown away", rehearseCommand},
    CommandEntry{"warm", "read tables into the buffer pool, with evidence", warmCommand},
    CommandEntry{"compare", "LOAD DATA against INSERT, measured", compareCommand},
    CommandEntry{"scratch", "the private server", scratchCommand},
    CommandEntry{"sample", "write the sample dump", sampleCommand},
    CommandEntry{"errors", "the error codes, what they mean and what to do", errorsCommand},
    CommandEntry{"help", "this list, a command's options, man page, completion", helpCommand},
};

QVector<Section> sections()
{
    return {
        {.title = u"Targets and sources"_s,
         .text = u"A target is a URL; whatever of it comes from an option group of my.cnf can be "
                 "left out. A source is a file, a folder, a pattern or a table of a server."_s,
         .terms =
             {{u"mysql://user@host:port/schema?socket=…&ssl-mode=…&ssl-ca=…&compression=…&ssh=user@bastion&"
               "ssh-key=…&ssh-jump=…&option-group=…"_s,
               u"A server. After a schema another /table names a table of it as a source."_s},
              {u"scratch:schema"_s,
               u"The private server of this account; it is started when it does not run."_s},
              {u"saved:NAME/schema"_s,
               u"A server that millrace-cli connections, or the window, keeps under a name."_s},
              {u"table:SCHEMA.TABLE"_s, u"As a source: a table on the target's own server."_s}}},
        {.title = u"Environment"_s,
         .text =
             u"A password is never given on the command line, where every account of the "
             "machine can read it. Where neither the environment nor an option group has one, the password "
             "is taken that the "
             "window put into the keychain for a connection saved like the one that is named, the "
             "schema apart. Keys of object stores are found there, too, where millrace-cli stores or the "
             "window put them. A "
             "keychain that is locked is not opened: that is said, and the server "
             "decides."_s,
         .terms = {{u"MILLRACE_PASSWORD"_s,
                    u"The password of the target's account; without it an option group of my.cnf."_s},
                   {u"MILLRACE_SOURCE_PASSWORD"_s,
                    u"The password of the account on a server that is a source."_s},
                   {u"AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN"_s,
                    u"The keys of an object store; without them the profile in ~/.aws/credentials, then the "
                    "keychain (millrace-cli stores)."_s},
                   {u"MILLRACE_HOME"_s,
                    u"Where runs, profiles, connections and the private server are kept, in place of "
                    "$XDG_DATA_HOME/millrace."_s}}},
        {.title = u"Files"_s,
         .terms = {{u"~/.local/share/millrace/runs/RUN/"_s,
                    u"One folder per run: its plan, chunks, events, samples, rejects and settings."_s},
                   {u"~/.local/share/millrace/scratch/"_s, u"The data of the private server."_s},
                   {u"*.millrace"_s,
                    u"Plans, as plan and the window write them: JSON, without passwords."_s}}},
        {.title = u"Examples"_s,
         .terms = {{u"millrace-cli inspect /dumps/credits_*.txt"_s,
                    u"What is in these files, and how many rows."_s},
                   {u"millrace-cli plan /dumps/credits_*.txt --target mysql://dba@db7/shop "
                    "--table credits --indexes defer -o credits.millrace"_s,
                    u"A plan that drops the secondary indexes before and builds them after."_s},
                   {u"millrace-cli check credits.millrace && millrace-cli run credits.millrace"_s,
                    u"Preflight, then the load; nothing is touched where the preflight refuses."_s}}},
    };
}

} // namespace

std::span<const CommandEntry> commands()
{
    return entries;
}

const CommandEntry *commandNamed(const QString &name)
{
    const auto found = std::find_if(entries.begin(), entries.end(), [&name](const CommandEntry &entry) {
        return name == QLatin1String(entry.name);
    });
    return found == entries.end() ? nullptr : found;
}

reference::ProgramDescription describeProgram()
{
    reference::ProgramDescription program{
        .name = u"millrace-cli"_s,
        .version = programVersion(),
        .summary = u"bulk migrations into MySQL and MariaDB from the command line"_s,
        .exitCodes = exitCodes(),
        .sections = sections(),
        .seeAlso = {u"millrace(1)"_s, u"mariadb(1)"_s, u"mysql(1)"_s}};
    program.self.name = program.name;
    program.self.text =
        u"Carries a bulk dump into a table of MySQL or MariaDB: the dump's rows go through LOAD DATA LOCAL "
        "INFILE "
        "in chunks of whole rows, each chunk one transaction together with its line in a journal table. A "
        "run that was broken off at any moment is resumed, and the table holds every row once.\n\nEverything "
        "the window of millrace can do is done here from the same plan file. Nothing touches the target "
        "before "
        "run."_s;
    program.self.options = {
        {.names = {u"h"_s, u"help"_s}, .text = u"Lists the commands; after a command: its options."_s},
        {.names = {u"version"_s}, .text = u"Prints the version."_s}};
    for (const CommandEntry &entry : entries) {
        reference::CommandDescription command = describe(entry.handler);
        command.name = QString::fromUtf8(entry.name);
        command.summary = QString::fromUtf8(entry.summary);
        program.commands << command;
    }
    return program;
}

} // namespace millrace::cli

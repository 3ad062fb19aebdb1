#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Millrace beside the tools a DBA would otherwise take, side by side in one run on a private server.

  tests/bench/peers.py [--case NAME]… [--rows N] [--rounds N] [--cli …/millrace-cli] [--before …/millrace-cli]
                       [--json FILE] [--list]

Every tool loads the same rows into the same empty table of the same server, in turn, and another one goes first in every
round. Before each the changed pages of the one before are written back. After each CHECKSUM TABLE has to be what it was
after the first: a load that is fast because it is wrong ends the bench. A tool that is not installed is named as such.

Prints a table per case: seconds (best of the rounds), the ratio to the server's own LOAD DATA INFILE of the same rows by
two sessions (the file already at the server and already split: nothing else is counted), processor seconds and peak memory
of the client (the largest of its processes), and whether the tool itself proved what it loaded. With --before every line of Millrace has one of another build of it beside
it, and the tools of others stay away: what has a change made better or worse?
"""
import argparse
import datetime
import json
import os
import platform
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
TABLE = "credits"
COLUMNS = """id int unsigned NOT NULL PRIMARY KEY, user_id int unsigned NOT NULL, action varchar(40) NOT NULL,
  cause_id int unsigned NOT NULL, created_at datetime NOT NULL"""
INDEXES = ", KEY by_user (user_id, created_at), KEY by_action (action), KEY by_cause (cause_id)"
ACTIONS = ["signed a petition", "shared with 12 friends", "invited", "donated 5 $", "joined the cause"]
# MySQL Shell sets unique_checks = 0, too; on MariaDB the two together turn on its bulk insert into empty tables, which locks the
# whole table: sessions that load side by side end in deadlocks, and one duplicate loses rows. So every plain LOAD DATA here has one.
SESSION = "SET foreign_key_checks = 0; "
SHELL_CHUNK = 50_000_000  # bytesPerChunk of importTable


class Failed(Exception):
    pass


class Server:
    """Millrace's private server: every commit on disk, doublewrite on, no binary log, socket only."""

    def __init__(self, cli, work):
        self.cli, self.work = cli, work
        self.home = work / "home"
        self.environment = dict(os.environ, MILLRACE_HOME=str(self.home), LC_ALL="C.UTF-8")
        self.environment.pop("MILLRACE_PASSWORD", None)
        self.settings = work / "client.cnf"

    def scratch(self, *arguments):
        return subprocess.run([self.cli, "scratch", *arguments], env=self.environment, check=True, text=True,
                              stdout=subprocess.PIPE).stdout

    def start(self, pool_mib):
        self.stop()
        self.scratch("start", "--durability", "full", "--memory", f"{pool_mib}M")
        self.socket = json.loads(self.scratch("status", "--json"))["socket"]
        self.password = next(self.home.rglob("password")).read_text().strip()
        self.settings.write_text(f"[client]\nsocket={self.socket}\nuser=root\npassword={self.password}\n"
                                 "default-character-set=utf8mb4\n")
        self.settings.chmod(0o600)
        self.client = f"mariadb --defaults-file={self.settings} --local-infile=1"

    def stop(self):
        if self.home.exists():
            subprocess.run([self.cli, "scratch", "stop"], env=self.environment, check=False,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def sql(self, statements, schema="mysql"):
        done = subprocess.run(f"{self.client} --batch --skip-column-names {schema}", shell=True, text=True,
                              input=statements, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode:
            raise Failed(done.stderr.strip())
        return done.stdout.strip()

    def settle(self):
        """Writes every changed page back, so that no tool pays for the one before."""
        before = self.sql("SELECT @@GLOBAL.innodb_max_dirty_pages_pct, @@GLOBAL.innodb_max_dirty_pages_pct_lwm").split()
        self.sql("SET GLOBAL innodb_max_dirty_pages_pct_lwm = 0; SET GLOBAL innodb_max_dirty_pages_pct = 0")
        until = time.monotonic() + 300
        while int(self.sql("SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'").split()[1]) > 0:
            if time.monotonic() > until:
                raise Failed("the server did not write its changed pages back within five minutes")
            time.sleep(0.05)
        self.sql(f"SET GLOBAL innodb_max_dirty_pages_pct = {before[0]};"
                 f"SET GLOBAL innodb_max_dirty_pages_pct_lwm = {before[1]}")


class Run:
    """What one tool took: seconds by the clock, processor seconds and peak memory of its processes."""

    def __init__(self, seconds, processor, memory, proved):
        self.seconds, self.processor, self.memory, self.proved = seconds, processor, memory, proved


def measured(server, script):
    """Runs a bash script. What its processes used is what the kernel counted for them, read by time(1): a process forked by
    this one would begin with this one's memory as its peak."""
    usage, log = server.work / "usage", server.work / "output"
    begun = time.monotonic()
    with open(log, "wb") as output:
        done = subprocess.run(["/usr/bin/time", "-f", "%U %S %M", "-o", usage, "bash", "-euo", "pipefail", "-c", script],
                              env=server.environment, cwd=server.work, stdout=output, stderr=subprocess.STDOUT)
    seconds = time.monotonic() - begun
    text = log.read_text(errors="replace")
    if done.returncode:
        raise Failed(f"exit code {done.returncode}: {text[-2000:]}")
    user, system, kilobytes = usage.read_text().split()
    proved = re.findall(r'"verified": (true|false)', text)
    return Run(seconds, float(user) + float(system), int(kilobytes) * 1024,
               bool(proved) and all(answer == "true" for answer in proved))


class Data:
    """The files of all cases, made once: the same rows as text, as dumps, as dump folders."""

    def __init__(self, server, rows):
        self.server, self.rows, self.folder = server, rows, server.work / "data"
        self.folder.mkdir()
        self.made = {}

    def once(self, name, make):
        if name not in self.made:
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            make(path)
            self.made[name] = path
        return self.made[name]

    def text(self, rows, shuffled=False):
        def make(path):
            ids = list(range(1, rows + 1))
            if shuffled:
                random.Random(1).shuffle(ids)
            with open(path, "w", encoding="ascii", newline="\n") as out:
                for identity in ids:
                    mixed = identity * 2654435761 % 4294967296
                    second = identity % 86400
                    out.write(f"{identity}\t{mixed % 5000000}\t{ACTIONS[identity % 5]}\t{mixed // 7 % 90000}\t"
                              f"2010-{1 + identity % 12:02}-{1 + identity % 28:02} "
                              f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}\n")
        return self.once(f"{'shuffled' if shuffled else 'ordered'}{rows}/{TABLE}.tsv", make)

    def halves(self, path):
        """For the limit: the file in two, at a row's end."""
        def make(folder):
            folder.mkdir()
            subprocess.run(["split", "-n", "l/2", "-d", str(path), str(folder / "half")], check=True)
        return self.once(f"halves-of-{path.parent.name}", make)

    def gzipped(self, path):
        return self.once(f"gz-{path.parent.name}/{TABLE}.tsv.gz", lambda target: subprocess.run(
            f"gzip -6 -c '{path}' > '{target}'", shell=True, check=True))

    def fill(self, rows, indexes, tables=1):
        """The tables on the server, from which dumps are made."""
        text = self.text(rows // tables)
        self.server.sql("DROP DATABASE IF EXISTS bench; CREATE DATABASE bench")
        for number in range(tables):
            name = TABLE if tables == 1 else f"{TABLE}_{number:02}"
            self.server.sql(f"CREATE TABLE {name} ({COLUMNS}{INDEXES if indexes else ''}) ENGINE=InnoDB;"
                            f"LOAD DATA INFILE '{text}' INTO TABLE {name}", "bench")

    def dump(self, name, options, rows, indexes, tables=1):
        def make(path):
            self.fill(rows, indexes, tables)
            subprocess.run(f"mariadb-dump --defaults-file={self.server.settings} {options} bench > '{path}'",
                           shell=True, check=True)
        return self.once(name, make)

    def tab(self, rows, indexes, tables):
        def make(path):
            self.fill(rows, indexes, tables)
            path.mkdir()
            subprocess.run(f"mariadb-dump --defaults-file={self.server.settings} --tab='{path}' bench", shell=True, check=True)
        return self.once(f"tab{tables}-{rows}", make)

    def mydumper(self, rows, indexes, tables=1):
        def make(path):
            self.fill(rows, indexes, tables)
            subprocess.run(["mydumper", "--socket", self.server.socket, "--user", "root", "--password",
                            self.server.password, "--database", "bench", "--outputdir", str(path), "--threads", "2",
                            "--rows", str(max(100000, rows // 8))], check=True,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return self.once(f"mydumper{tables}-{rows}-{indexes}", make)


def millrace(server, source, *options, table=True):
    plan = server.work / "p.millrace"
    target = "scratch:bench" + (f" --table {TABLE}" if table else "")
    return (f"rm -f '{plan}'; '{server.cli}' plan '{source}' --target {target} {' '.join(options)} -o '{plan}'; "
            f"'{server.cli}' run '{plan}' --json")


def with_before(scripts, cli, before):
    """Of the tools those of Millrace and the limit, and each of Millrace's with another build of it."""
    both = {}
    for name, script in scripts.items():
        if "limit" in name or "what the ratio is to" in name:
            both[name] = script
        elif name.startswith("Millrace"):
            both[name] = script
            both[f"{name} (before)"] = script.replace(f"'{cli}'", f"'{before}'")
    return both


def load(server, path):
    return f'{server.client} bench -e "{SESSION}LOAD DATA LOCAL INFILE \'{path}\' INTO TABLE {TABLE}"'


def limit(server, data, path):
    """The server by itself, two sessions, one file each."""
    halves = sorted(data.halves(path).iterdir())
    parts = [f'{server.client} bench -e "{SESSION}LOAD DATA INFILE \'{half}\' INTO TABLE {TABLE}" & p{i}=$!'
             for i, half in enumerate(halves)]
    return "; ".join(parts) + "; " + "; ".join(f"wait $p{i}" for i in range(len(halves)))


def split_loop(server, path, rows):
    """The script of 2012: split into files of as many rows as a chunk has, one LOAD DATA after the other."""
    parts = server.work / "parts"
    return (f"rm -rf '{parts}'; mkdir '{parts}'; split -l {chunk_rows(rows)} '{path}' '{parts}/part'; "
            f"for part in '{parts}'/*; do {load(server, '$part')}; done; rm -rf '{parts}'")


def fifo_split(server, path, rows):
    """As its manual page has it; the pipe goes away after the last part."""
    fifo = server.work / "fifo"
    return (f"rm -f '{fifo}'; pt-fifo-split --fifo '{fifo}' --lines {chunk_rows(rows)} '{path}' & splitter=$!; "
            f"while [ ! -e '{fifo}' ]; do sleep 0.05; done; "
            f"while [ -e '{fifo}' ]; do {load(server, fifo)}; sleep 0.05; done; wait $splitter")


def chunk_rows(rows):
    return max(1000, rows // 8)


def file_order(server, path):
    """What importTable of MySQL Shell does: chunks of 50 MB in file order, taken by two sessions."""
    size, starts = path.stat().st_size, [0]
    with open(path, "rb") as file:
        while starts[-1] + SHELL_CHUNK < size:
            file.seek(starts[-1] + SHELL_CHUNK)
            file.readline()
            starts.append(file.tell())
    if starts[-1] >= size:
        starts.pop()
    chunks = list(zip(starts, starts[1:] + [size]))
    jobs = "\n".join(f"{start + 1} {end - start}" for start, end in chunks)
    one = f"tail -c +$0 '{path}' | head -c $1 | {load(server, '/dev/stdin')}".replace('"', '\\"')
    # tail is stopped by head's end, and says so: that is no failure of the load, whose status is the pipe's last.
    return f"set +o pipefail; printf '%s\\n' '{jobs}' | xargs -P 2 -L 1 bash -c \"{one.replace('$', chr(92) + '$')}\""


def needs(*programs):
    missing = [name for name in programs if not shutil.which(name)]
    return f"{', '.join(missing)} not installed" if missing else None


def text_tools(server, data, path, rows, *other):
    """Every way to load a text file; `other` are options against what Millrace chooses by itself, a line for each."""
    tools = [
        ("LOAD DATA INFILE by the server, 2 sessions (the limit)", None, lambda: limit(server, data, path)),
        ("Millrace", None, lambda: millrace(server, path)),
    ]
    for options in other:
        tools.append((f"Millrace {options}", None, lambda options=options: millrace(server, path, options)))
    return tools + [
        ("parallel LOAD DATA LOCAL in file order, 2 sessions", needs("mariadb"), lambda: file_order(server, path)),
        ("LOAD DATA LOCAL, 1 session", needs("mariadb"), lambda: load(server, path)),
        ("mariadb-import --local", needs("mariadb-import"),
         lambda: f"mariadb-import --defaults-file={server.settings} --local bench '{path}'"),
        ("split + LOAD DATA in a loop", needs("split"), lambda: split_loop(server, path, rows)),
        ("pt-fifo-split + LOAD DATA", needs("pt-fifo-split"), lambda: fifo_split(server, path, rows)),
    ]


def client_dump(server, dump):
    return f"{server.client} bench < '{dump}'"


def myloader(server, folder):
    return (f"myloader --socket '{server.socket}' --user root --password '{server.password}' --database bench "
            f"--directory '{folder}' --threads 2 --overwrite-tables")


class Case:
    def __init__(self, name, title, pool_mib, table, tools, text=None):
        self.name, self.title, self.pool_mib, self.table, self.tools = name, title, pool_mib, table, tools
        self.text = text  # of the limit's rows, where the tools load dumps


def cases(server, data, rows):
    single = max(2000, rows // 30)
    plain = f"CREATE TABLE {TABLE} ({COLUMNS}) ENGINE=InnoDB"
    indexed = f"CREATE TABLE {TABLE} ({COLUMNS}{INDEXES}) ENGINE=InnoDB"
    # 50 bytes a row: the table is larger than its text; a pool of half the text is far below it, one of eight times holds it.
    text_mib = rows * 50 // 1048576
    small, large = max(8, text_mib // 5), max(128, text_mib * 4)

    def dump_tools(dump, folder, more=()):
        return [
            ("LOAD DATA INFILE by the server, 2 sessions (the limit)", None,
             lambda: limit(server, data, data.text(single if "single" in dump()[1] else rows))),
            ("Millrace, plan and run", None, lambda: millrace(server, dump()[0], table=False)),
            ("mariadb < dump.sql", needs("mariadb"), lambda: client_dump(server, dump()[0])),
            *((("myloader --threads 2", needs("mydumper", "myloader"), lambda: myloader(server, folder())),
               ("Millrace of mydumper's folder", needs("mydumper"), lambda: millrace(server, folder(), table=False)))
              if folder else ()),
            *more,
        ]

    extended = lambda: (data.dump("extended.sql", "", rows, True), "extended")
    rowwise = lambda: (data.dump("single.sql", "--skip-extended-insert --skip-add-locks --skip-disable-keys", single, True),
                       "single")
    many = lambda: (data.dump("thirty.sql", "", rows, True, 30), "thirty")
    tab = lambda: data.tab(rows, True, 30)

    def import_tab():
        folder = tab()
        return (f"cat '{folder}'/*.sql | {server.client} bench; "
                f"mariadb-import --defaults-file={server.settings} --use-threads=2 bench '{folder}'/*.txt")

    def limit_of_many():
        text = data.text(rows // 30)
        make = "; ".join(f"CREATE TABLE {TABLE}_{n:02} ({COLUMNS}{INDEXES}) ENGINE=InnoDB" for n in range(30))
        jobs = "\n".join(f"{TABLE}_{n:02}" for n in range(30))
        one = (f'{server.client} bench -e "{SESSION}LOAD DATA INFILE \'{text}\' INTO TABLE $0"').replace('"', '\\"')
        return (f"{server.client} bench -e \"{make}\"; "
                f"printf '%s\\n' '{jobs}' | xargs -P 2 -L 1 bash -c \"{one.replace('$', chr(92) + '$')}\"")

    def small_tools(name, tables, each):
        """The ordinary client is the measure: here the server's structure and commits are all there is to do."""
        dump = lambda: data.dump(name, "", tables * each, True, tables)
        return [("mariadb < dump.sql (what the ratio is to)", needs("mariadb"), lambda: client_dump(server, dump())),
                ("Millrace, plan and run", None, lambda: millrace(server, dump(), table=False))]

    ordered, mixed = lambda: data.text(rows), lambda: data.text(rows, shuffled=True)
    packed = lambda: data.gzipped(data.text(rows))

    def gzip_tools():
        return [
            ("LOAD DATA INFILE by the server, 2 sessions (the limit)", None, lambda: limit(server, data, ordered())),
            ("Millrace of the .gz", None, lambda: millrace(server, packed())),
            ("zcat | LOAD DATA LOCAL, 1 session", needs("zcat"),
             lambda: f"zcat '{packed()}' | {load(server, '/dev/stdin')}"),
            ("gunzip, then LOAD DATA LOCAL in file order", needs("zcat"),
             lambda: f"zcat '{packed()}' > '{server.work}/unpacked'; "
                     + file_order(server, ordered()).replace(str(ordered()), f"{server.work}/unpacked")
                     + f"; rm '{server.work}/unpacked'"),
        ]

    return [
        Case("ordered", f"{rows:,} rows in key order, the pool holds the table", large, plain,
             lambda: text_tools(server, data, ordered(), rows)),
        Case("ordered-small", f"{rows:,} rows in key order, pool smaller than the data", small, plain,
             lambda: text_tools(server, data, ordered(), rows)),
        Case("shuffled", f"{rows:,} rows in no order, the pool holds the table", large, plain,
             lambda: text_tools(server, data, mixed(), rows, "--order file")),
        Case("shuffled-small", f"{rows:,} rows in no order, pool smaller than the data", small, plain,
             lambda: text_tools(server, data, mixed(), rows, "--order file")),
        Case("indexes", f"{rows:,} rows, 3 secondary indexes, the pool holds the table", large, indexed,
             lambda: text_tools(server, data, ordered(), rows, "--indexes keep")),
        Case("indexes-small", f"{rows:,} rows, 3 secondary indexes, pool smaller than the data", small, indexed,
             lambda: text_tools(server, data, ordered(), rows, "--indexes keep")),
        Case("gzip", f"{rows:,} rows, gzip, the pool holds the table", large, plain, gzip_tools),
        Case("extended", f"extended dump of {rows:,} rows, 3 secondary indexes, the pool holds the table", large, None,
             lambda: dump_tools(extended, lambda: data.mydumper(rows, True)), ordered),
        Case("extended-small", f"extended dump of {rows:,} rows, 3 secondary indexes, pool smaller than the data", small, None,
             lambda: dump_tools(extended, lambda: data.mydumper(rows, True)), ordered),
        Case("single", f"dump of {single:,} rows, one INSERT and one commit each, 3 secondary indexes", large, None,
             lambda: dump_tools(rowwise, None), lambda: data.text(single)),
        Case("small-tables", "dump of 200 tables of 100 rows, 3 secondary indexes each", large, None,
             lambda: small_tools("small-tables.sql", 200, 100)),
        Case("small-dump", "dump of 11 tables of 1,500 rows, 3 secondary indexes each", large, None,
             lambda: small_tools("small-dump.sql", 11, 1500)),
        Case("tables", f"30 tables of {rows // 30:,} rows, 3 secondary indexes each, the pool holds them", large, None,
             lambda: [("LOAD DATA INFILE by the server, 2 sessions (the limit)", None, limit_of_many),
                      *dump_tools(many, lambda: data.mydumper(rows, True, 30))[1:],
                      ("mariadb-import --use-threads=2 of --tab", needs("mariadb-import"), import_tab),
                      ("Millrace of --tab", None, lambda: millrace(server, tab(), "--group apart", table=False))]),
    ]


def fresh(server, case, tool):
    server.sql("DROP DATABASE IF EXISTS bench; CREATE DATABASE bench")
    own = case.table
    if own is None and case.text and "the limit" in tool:
        own = f"CREATE TABLE {TABLE} ({COLUMNS}{INDEXES}) ENGINE=InnoDB"
    if own:
        server.sql(own, "bench")
    server.settle()


def checksum(server):
    tables = server.sql("SELECT table_name FROM information_schema.tables WHERE table_schema = 'bench' "
                        "AND table_name NOT LIKE '\\_millrace%' ORDER BY 1").split()
    return server.sql("CHECKSUM TABLE " + ", ".join(tables) + " EXTENDED", "bench")


def run_case(server, case, rounds, before):
    server.start(case.pool_mib)
    tools = case.tools()
    scripts = {name: script() for name, missing, script in tools if not missing}  # makes the files it needs
    if before:
        scripts = with_before(scripts, server.cli, before)
    server.start(case.pool_mib)  # with a pool that has seen nothing of that
    runs, expected = {name: [] for name in scripts}, None
    for number in range(rounds):
        names = list(scripts)
        for name in names[number % len(names):] + names[:number % len(names)]:
            fresh(server, case, name)
            try:
                run = measured(server, scripts[name])
            except Failed as error:
                raise Failed(f"{case.name}: {name}: {error}") from error
            found = checksum(server)
            expected = expected or found
            if found != expected:
                raise Failed(f"{case.name}: {name} left other rows than the tools before it")
            runs[name].append(run)
            print(f"  {case.name} {number + 1}/{rounds}: {name}: {run.seconds:.2f} s", file=sys.stderr, flush=True)
    missing = {name: why for name, why, _ in tools if why}
    return runs, missing


def print_case(case, runs, missing):
    best = {name: min(each, key=lambda run: run.seconds) for name, each in runs.items()}
    limit_seconds = next(iter(best.values())).seconds  # every case names the limit first
    print(f"\n**{case.title}** (buffer pool {case.pool_mib} MiB)\n")
    print("| | seconds | of the limit | client CPU s | client memory | proved |\n|---|---:|---:|---:|---:|---|")
    for name, run in best.items():
        shown = name.replace("|", "\\|")  # which ends a cell
        print(f"| {shown} | {run.seconds:.2f} | {run.seconds / limit_seconds:.2f} | {run.processor:.2f} | "
              f"{run.memory / 1e6:.0f} MB | {'yes' if run.proved else '–'} |")
    for name, why in missing.items():
        print(f"| {name} | {why} | | | | |")
    sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--case", action="append", help="only this one; may be repeated")
    parser.add_argument("--rows", type=int, default=2_000_000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--cli", default=str(PROJECT / "build/release/app/millrace-cli"))
    parser.add_argument("--before", help="an earlier build, whose lines stand beside those of --cli")
    parser.add_argument("--json", help="every single run, into this file")
    parser.add_argument("--list", action="store_true", help="the cases' names")
    options = parser.parse_args()
    if not Path("/usr/bin/time").exists():
        parser.error("/usr/bin/time is missing (Debian: time)")
    with tempfile.TemporaryDirectory(prefix="millrace-peers-") as folder:
        server = Server(options.cli, Path(folder))
        data = Data(server, options.rows)
        every = cases(server, data, options.rows)
        if options.list:
            for case in every:
                print(f"{case.name:15} {case.title}")
            return 0
        known = [case.name for case in every]
        for name in options.case or []:
            if name not in known:
                parser.error(f"unknown case {name}; known: {', '.join(known)}")
        everything = {}
        try:
            server.start(128)
            version = subprocess.run([options.cli, "--version"], check=True, text=True, stdout=subprocess.PIPE).stdout.split()[-1]
            print(f"Millrace {version}, {os.cpu_count()} cores, {processor_name()}, {server.sql('SELECT VERSION()')}, "
                  f"{datetime.date.today().isoformat()}, load {os.getloadavg()[0]:.1f}, best of {options.rounds}")
            for case in every:
                if options.case and case.name not in options.case:
                    continue
                runs, missing = run_case(server, case, options.rounds, options.before)
                print_case(case, runs, missing)
                everything[case.name] = {name: [vars(run) for run in each] for name, each in runs.items()}
        except Failed as error:
            print(f"peers: {error}", file=sys.stderr)
            return 2
        finally:
            server.stop()
            if options.json:
                Path(options.json).write_text(json.dumps(everything, indent=1))
    return 0


def processor_name():
    with open("/proc/cpuinfo", encoding="utf-8") as info:
        for line in info:
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.machine()


if __name__ == "__main__":
    sys.exit(main())

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Bottleneck</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Limit: not clear from the figures.</source>
        <translation>Grenze: aus den Zahlen nicht klar zu erkennen.</translation>
    </message>
    <message>
        <source>Limit: the plan&apos;s own, %1 of the workers&apos; time. Raise it on the Chunks page.</source>
        <translation>Grenze: der Plan selbst, %1 der Zeit der Worker. Auf der Seite Chunks anheben.</translation>
    </message>
    <message>
        <source>Limit: the source, workers wait for it %1 of the time. Unpack the files beforehand, or put them on a faster disk.</source>
        <translation>Grenze: die Quelle, die Worker warten %1 der Zeit auf sie. Vorher entpacken oder auf ein schnelleres Laufwerk legen.</translation>
    </message>
    <message>
        <source>Limit: this machine prepares rows %1 of the workers&apos; time. More workers, or verify counts only.</source>
        <translation>Grenze: dieser Rechner bereitet Zeilen auf, %1 der Zeit der Worker. Mehr Worker, oder nur Anzahlen prüfen.</translation>
    </message>
    <message>
        <source>Limit: the network, full %1 of the time. Run Millrace on or near the server.</source>
        <translation>Grenze: das Netz, %1 der Zeit ausgelastet. Millrace auf dem Server oder in seiner Nähe ausführen.</translation>
    </message>
    <message>
        <source>Limit: the server&apos;s CPU, %1 of what the workers can use. Defer indexes, drop triggers.</source>
        <translation>Grenze: die CPU des Servers, %1 dessen, was die Worker nutzen können. Indizes später aufbauen, Trigger löschen.</translation>
    </message>
    <message>
        <source>Limit: this machine&apos;s CPU is all in use, %1 of it for the server. See what else runs here.</source>
        <translation>Grenze: die CPU dieses Rechners ist ausgelastet, %1 davon durch den Server. Nachsehen, was hier sonst läuft.</translation>
    </message>
    <message>
        <source>Limit: the redo log, %1 full. Raise innodb_redo_log_capacity or innodb_log_file_size.</source>
        <translation>Grenze: das Redo-Log, zu %1 voll. innodb_redo_log_capacity oder innodb_log_file_size erhöhen.</translation>
    </message>
    <message>
        <source>Limit: writing dirty pages. Raise innodb_io_capacity; sort by the primary key.</source>
        <translation>Grenze: das Schreiben geänderter Seiten. innodb_io_capacity erhöhen; nach dem Primärschlüssel sortieren.</translation>
    </message>
    <message>
        <source>Limit: index pages are read again, %1 per 100 rows. Defer the indexes, or a larger buffer pool.</source>
        <translation>Grenze: Indexseiten werden erneut gelesen, %1 je 100 Zeilen. Indizes später aufbauen oder den Buffer Pool vergrößern.</translation>
    </message>
    <message>
        <source>Limit: row locks, %1 of the workers&apos; time. See who holds the rows, or take fewer workers.</source>
        <translation>Grenze: Zeilensperren, %1 der Zeit der Worker. Nachsehen, wer die Zeilen sperrt, oder weniger Worker nehmen.</translation>
    </message>
    <message>
        <source>Limit: COMMIT, %1 of the workers&apos; time. Larger chunks; innodb_flush_log_at_trx_commit=2.</source>
        <translation>Grenze: COMMIT, %1 der Zeit der Worker. Größere Chunks; innodb_flush_log_at_trx_commit=2.</translation>
    </message>
    <message>
        <source>Limit: the AUTO_INCREMENT counter&apos;s lock, %1 of the workers&apos; time. innodb_autoinc_lock_mode=2.</source>
        <translation>Grenze: die Sperre des AUTO_INCREMENT-Zählers, %1 der Zeit der Worker. innodb_autoinc_lock_mode=2.</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Millrace plans (*.millrace)</source>
        <translation>Millrace-Pläne (*.millrace)</translation>
    </message>
    <message>
        <source>Add dump files</source>
        <translation>Dump-Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Dumps (*.txt *.tsv *.csv *.dat);;All files (*)</source>
        <translation>Dumps (*.txt *.tsv *.csv *.dat);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add a folder of dump files</source>
        <translation>Ordner mit Dump-Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Plan speichern</translation>
    </message>
    <message>
        <source>Folder for sorted copies</source>
        <translation>Ordner für sortierte Kopien</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer *.key);;All files (*)</source>
        <translation>PEM-Dateien (*.pem *.crt *.cer *.key);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Sichern unter</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Carries bulk dumps into MySQL and MariaDB with LOAD DATA, with the numbers on screen.
A password is never given here: MILLRACE_PASSWORD, or an option group of my.cnf.</source>
        <translation>Bringt große Dumps mit LOAD DATA nach MySQL und MariaDB, mit den Zahlen auf dem Bildschirm.
Ein Passwort wird hier nie angegeben: MILLRACE_PASSWORD oder eine Optionsgruppe der my.cnf.</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <translation>Dunkle Farben.</translation>
    </message>
    <message>
        <source>Light colours.</source>
        <translation>Helle Farben.</translation>
    </message>
    <message>
        <source>Draw the end of the run given by --run into a PNG and exit.</source>
        <translation>Das Ende des Laufs, den --run nennt, als PNG zeichnen und beenden.</translation>
    </message>
    <message>
        <source>The run for --picture.</source>
        <translation>Der Lauf für --picture.</translation>
    </message>
    <message>
        <source>Draw every page into PNGs of this folder and exit; with a plan all of them, without one the first.</source>
        <translation>Jede Seite als PNG in diesen Ordner zeichnen und beenden; mit einem Plan alle, ohne ihn die erste.</translation>
    </message>
    <message>
        <source>Size of the window: 1180x760.</source>
        <translation>Größe des Fensters: 1180x760.</translation>
    </message>
    <message>
        <source>Language of the window, in place of the desktop&apos;s: %1.</source>
        <translation>Sprache des Fensters, statt der des Systems: %1.</translation>
    </message>
    <message>
        <source>A saved plan (.millrace).</source>
        <translation>Ein gespeicherter Plan (.millrace).</translation>
    </message>
    <message>
        <source>Dump files or folders.</source>
        <translation>Dump-Dateien oder Ordner.</translation>
    </message>
    <message>
        <source>There are no texts in the language &quot;%1&quot;; there are: %2.</source>
        <translation>In der Sprache „%1“ gibt es keine Texte; vorhanden sind: %2.</translation>
    </message>
    <message>
        <source>--picture needs --run; millrace-cli runs lists them.</source>
        <translation>--picture braucht --run; millrace-cli runs listet die Läufe auf.</translation>
    </message>
    <message>
        <source>Give a plan or dump files, not both.</source>
        <translation>Entweder einen Plan oder Dump-Dateien angeben, nicht beides.</translation>
    </message>
    <message>
        <source>The plan %1 cannot be opened.</source>
        <translation>Der Plan %1 kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The scratch server that was started here is stopped; its data stay in %1 (millrace-cli scratch start, or delete).</source>
        <translation>Der hier gestartete Scratch-Server ist beendet; seine Daten bleiben in %1 (millrace-cli scratch start oder delete).</translation>
    </message>
    <message>
        <source>Write a report that millrace-cli made (.html) as PDF and exit.</source>
        <translation>Einen Bericht, den millrace-cli geschrieben hat (.html), als PDF schreiben und enden.</translation>
    </message>
</context>
<context>
    <name>TransformWords</name>
    <message>
        <source>Trim blanks</source>
        <translation>Leerzeichen abschneiden</translation>
    </message>
    <message>
        <source>Trim carriage returns at the end</source>
        <translation>Wagenrücklauf am Ende abschneiden</translation>
    </message>
    <message>
        <source>NULL when empty</source>
        <translation>NULL, wenn leer</translation>
    </message>
    <message>
        <source>NULL when it says …</source>
        <translation>NULL, wenn der Wert lautet …</translation>
    </message>
    <message>
        <source>Another value for NULL …</source>
        <translation>Anderer Wert für NULL …</translation>
    </message>
    <message>
        <source>Number with separators …</source>
        <translation>Zahl mit Trennzeichen …</translation>
    </message>
    <message>
        <source>Date in a format …</source>
        <translation>Datum in einem Format …</translation>
    </message>
    <message>
        <source>Epoch → datetime, UTC …</source>
        <translation>Epoch → datetime, UTC …</translation>
    </message>
    <message>
        <source>Epoch → datetime, session time zone …</source>
        <translation>Epoch → datetime, Zeitzone der Sitzung …</translation>
    </message>
    <message>
        <source>Prefix …</source>
        <translation>Präfix …</translation>
    </message>
    <message>
        <source>Suffix …</source>
        <translation>Suffix …</translation>
    </message>
    <message>
        <source>Upper case</source>
        <translation>Großbuchstaben</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>Kleinbuchstaben</translation>
    </message>
    <message>
        <source>Cut to a length …</source>
        <translation>Auf eine Länge kürzen …</translation>
    </message>
    <message>
        <source>Replace text …</source>
        <translation>Text ersetzen …</translation>
    </message>
    <message>
        <source>Replace a pattern …</source>
        <translation>Muster ersetzen …</translation>
    </message>
    <message>
        <source>Part of a list …</source>
        <translation>Teil einer Liste …</translation>
    </message>
    <message>
        <source>Join with another field …</source>
        <translation>Mit anderem Feld verbinden …</translation>
    </message>
    <message>
        <source>Look up in a list …</source>
        <translation>In einer Liste nachschlagen …</translation>
    </message>
    <message>
        <source>Look up, else as it is …</source>
        <translation>Nachschlagen, sonst wie er ist …</translation>
    </message>
    <message>
        <source>Yes/no → 1/0</source>
        <translation>Ja/Nein → 1/0</translation>
    </message>
    <message>
        <source>Hexadecimal → bytes</source>
        <translation>Hexadezimal → Bytes</translation>
    </message>
    <message>
        <source>Base64 → bytes</source>
        <translation>Base64 → Bytes</translation>
    </message>
    <message>
        <source>UUID → 16 bytes</source>
        <translation>UUID → 16 Bytes</translation>
    </message>
    <message>
        <source>IP address → bytes</source>
        <translation>IP-Adresse → Bytes</translation>
    </message>
    <message>
        <source>JSON of a binary dump</source>
        <translation>JSON eines binären Dumps</translation>
    </message>
    <message>
        <source>Number → BIT</source>
        <translation>Zahl → BIT</translation>
    </message>
    <message>
        <source>WKT → geometry</source>
        <translation>WKT → Geometrie</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Tausender</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Dezimal</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Units per second</source>
        <translation>Einheiten je Sekunde</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>From=to, …</source>
        <translation>Von=nach, …</translation>
    </message>
    <message>
        <source>Else</source>
        <translation>Sonst</translation>
    </message>
</context>
<context>
    <name>Warmup</name>
    <message>
        <source>the table is rewritten (OPTIMIZE)</source>
        <translation>die Tabelle wird neu geschrieben (OPTIMIZE)</translation>
    </message>
    <message>
        <source>its statistics are made anew (ANALYZE)</source>
        <translation>ihre Statistik wird neu erstellt (ANALYZE)</translation>
    </message>
    <message>
        <source>its rows are read into memory, twice</source>
        <translation>ihre Zeilen werden zweimal in den Speicher gelesen</translation>
    </message>
    <message>
        <source>its rows and all its indexes are read into memory, twice</source>
        <translation>ihre Zeilen und alle Indizes werden zweimal in den Speicher gelesen</translation>
    </message>
    <message>
        <source>its rows and %1 are read into memory, twice</source>
        <translation>ihre Zeilen und %1 werden zweimal in den Speicher gelesen</translation>
    </message>
    <message>
        <source>the server writes down which pages it holds</source>
        <translation>der Server hält fest, welche Seiten er im Speicher hat</translation>
    </message>
    <message>
        <source>Behind the proof %1. A table larger than the buffer pool is not read.</source>
        <translation>Nach dem Nachweis: %1. Eine Tabelle, die größer als der Buffer Pool ist, wird nicht gelesen.</translation>
    </message>
</context>
<context>
    <name>millrace</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>in place</source>
        <translation>bestehend</translation>
    </message>
    <message>
        <source>built after</source>
        <translation>danach aufgebaut</translation>
    </message>
    <message>
        <source>all built after</source>
        <translation>alle danach aufgebaut</translation>
    </message>
    <message>
        <source>%1, chunks of %2, indexes %3</source>
        <translation>%1, Chunks zu %2, Indizes %3</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>statements</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>If anything the dump makes, changes or fills is on the server already, the run is refused before it touches anything.</source>
        <translation>Liegt etwas, was der Dump anlegt, ändert oder füllt, schon auf dem Server, wird der Lauf abgelehnt, bevor er etwas anrührt.</translation>
    </message>
    <message>
        <source>What is on the server already is replaced: the dump&apos;s DROP statements run, and take away all it holds.</source>
        <translation>Was schon auf dem Server liegt, wird ersetzt: Die DROP-Anweisungen des Dumps werden ausgeführt und entfernen alles darin.</translation>
    </message>
    <message>
        <source>What is on the server already stays as it is, and the rows go into the tables that are there.</source>
        <translation>Was schon auf dem Server liegt, bleibt, wie es ist; die Zeilen kommen in die vorhandenen Tabellen.</translation>
    </message>
    <message>
        <source>view</source>
        <translation>View</translation>
    </message>
    <message>
        <source>views</source>
        <translation>Views</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>Trigger</translation>
    </message>
    <message>
        <source>triggers</source>
        <translation>Trigger</translation>
    </message>
    <message>
        <source>procedure</source>
        <translation>Prozedur</translation>
    </message>
    <message>
        <source>procedures</source>
        <translation>Prozeduren</translation>
    </message>
    <message>
        <source>function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>functions</source>
        <translation>Funktionen</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>events</source>
        <translation>Events</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>statement that sets the session</source>
        <translation>Anweisung, die die Sitzung einstellt</translation>
    </message>
    <message>
        <source>statements that set the session</source>
        <translation>Anweisungen, die die Sitzung einstellen</translation>
    </message>
    <message>
        <source>statement a load does without (LOCK TABLES, DISABLE KEYS, …)</source>
        <translation>Anweisung, auf die ein Laden verzichtet (LOCK TABLES, DISABLE KEYS, …)</translation>
    </message>
    <message>
        <source>statements a load does without (LOCK TABLES, DISABLE KEYS, …)</source>
        <translation>Anweisungen, auf die ein Laden verzichtet (LOCK TABLES, DISABLE KEYS, …)</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 of %2 are read from %3 and loaded on %4.</source>
        <translation>%1 aus %2 werden aus %3 gelesen und auf %4 geladen.</translation>
    </message>
    <message>
        <source>%1 of the dump, which set the session and make the structure, run first; each is noted in the run&apos;s folder before and after.</source>
        <translation>%1 des Dumps, die die Sitzung einstellen und die Struktur anlegen, laufen zuerst; jede wird davor und danach im Ordner des Laufs vermerkt.</translation>
    </message>
    <message>
        <source>The tables are loaded one after the other, in the dump&apos;s order, for their foreign keys are checked row by row.</source>
        <translation>Die Tabellen werden nacheinander in der Reihenfolge des Dumps geladen, denn ihre Fremdschlüssel werden Zeile für Zeile geprüft.</translation>
    </message>
    <message>
        <source>The tables are loaded by LOAD DATA, the largest first, up to %1 at the same time.</source>
        <translation>Die Tabellen werden mit LOAD DATA geladen, die größte zuerst, über bis zu %1 gleichzeitig.</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Each table has a journal of its own beside it, which notes every chunk in the chunk&apos;s own transaction and is dropped once the table is proved.</source>
        <translation>Jede Tabelle hat daneben ein eigenes Journal, das jeden Chunk in dessen eigener Transaktion vermerkt und gelöscht wird, sobald die Tabelle nachgewiesen ist.</translation>
    </message>
    <message>
        <source>Secondary indexes are written down and built behind a table&apos;s last row.</source>
        <translation>Sekundärindizes werden notiert und nach der letzten Zeile einer Tabelle aufgebaut.</translation>
    </message>
    <message>
        <source>Limits: %1.</source>
        <translation>Grenzen: %1.</translation>
    </message>
    <message>
        <source>%1 that change a table and are no rows of plain values run behind its rows.</source>
        <translation>%1, die eine Tabelle ändern und keine Zeilen aus einfachen Werten sind, laufen nach deren Zeilen.</translation>
    </message>
    <message>
        <source>The rows of each table are counted and compared with the dump.</source>
        <translation>Die Zeilen jeder Tabelle werden gezählt und mit dem Dump verglichen.</translation>
    </message>
    <message>
        <source>The rows of each table are counted and compared with the dump, and contents by checksum.</source>
        <translation>Die Zeilen jeder Tabelle werden gezählt und mit dem Dump verglichen, die Inhalte per Prüfsumme.</translation>
    </message>
    <message>
        <source>Then %1 of the dump run: indexes, constraints, views, triggers, routines.</source>
        <translation>Danach laufen %1 des Dumps: Indizes, Constraints, Views, Trigger, Routinen.</translation>
    </message>
    <message>
        <source>%1 of no known kind is left out, the first on %2.</source>
        <translation>%1 unbekannter Art bleibt weg, die erste auf %2.</translation>
    </message>
    <message>
        <source>%1 of no known kind are left out, the first on %2.</source>
        <translation>%1 unbekannter Art bleiben weg, die erste auf %2.</translation>
    </message>
    <message>
        <source>before the rows</source>
        <translation>vor den Zeilen</translation>
    </message>
    <message>
        <source> (%1 times)</source>
        <translation> (%1 Mal)</translation>
    </message>
    <message>
        <source>-- and so on for %1 more</source>
        <translation>-- und so weiter für noch %1</translation>
    </message>
    <message>
        <source>behind its table&apos;s rows</source>
        <translation>nach den Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>behind all rows</source>
        <translation>nach allen Zeilen</translation>
    </message>
    <message>
        <source>NOT RUN, for nobody knows what it is</source>
        <translation>WIRD NICHT AUSGEFÜHRT, denn niemand weiß, was es ist</translation>
    </message>
    <message>
        <source>They are dropped before the first row and built in one go behind the last.</source>
        <translation>Sie werden vor der ersten Zeile gelöscht und nach der letzten in einem Zug aufgebaut.</translation>
    </message>
    <message>
        <source>The secondary index is dropped before the first row and built in one go behind the last.</source>
        <translation>Der Sekundärindex wird vor der ersten Zeile gelöscht und nach der letzten in einem Zug aufgebaut.</translation>
    </message>
    <message>
        <source>All %1 secondary indexes are dropped before the first row and built in one go behind the last.</source>
        <translation>Alle %1 Sekundärindizes werden vor der ersten Zeile gelöscht und nach der letzten in einem Zug aufgebaut.</translation>
    </message>
    <message>
        <source>1 of %1 secondary indexes is dropped before the first row and built in one go behind the last.</source>
        <translation>1 von %1 Sekundärindizes wird vor der ersten Zeile gelöscht und nach der letzten in einem Zug aufgebaut.</translation>
    </message>
    <message>
        <source>%2 of %1 secondary indexes are dropped before the first row and built in one go behind the last.</source>
        <translation>%2 von %1 Sekundärindizes werden vor der ersten Zeile gelöscht und nach der letzten in einem Zug aufgebaut.</translation>
    </message>
    <message>
        <source>%1 stays: %2</source>
        <translation>%1 bleibt: %2</translation>
    </message>
    <message>
        <source>So does 1 other.</source>
        <translation>Ebenso 1 weiterer.</translation>
    </message>
    <message>
        <source>So do %1 others.</source>
        <translation>Ebenso %1 weitere.</translation>
    </message>
    <message>
        <source>Unique ones stay and find duplicates while they are loaded.</source>
        <translation>Eindeutige bleiben und finden Duplikate schon beim Laden.</translation>
    </message>
    <message>
        <source>Duplicates in unique ones are found only when these are built: the build then fails and names them.</source>
        <translation>Duplikate in eindeutigen Indizes zeigen sich erst bei deren Aufbau: Er schlägt dann fehl und nennt sie.</translation>
    </message>
    <message>
        <source>Needs ALTER, CREATE and DROP in the schema.</source>
        <translation>Braucht ALTER, CREATE und DROP im Schema.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>slower above %1</source>
        <translation>gebremst bei mehr als %1</translation>
    </message>
    <message>
        <source>running thread</source>
        <translation>laufenden Thread</translation>
    </message>
    <message>
        <source>running threads</source>
        <translation>laufenden Threads</translation>
    </message>
    <message>
        <source>slower above %1 s of replica lag</source>
        <translation>gebremst bei mehr als %1 s Rückstand des Replikats</translation>
    </message>
    <message>
        <source>%1 rows/s</source>
        <translation>%1 Zeilen/s</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>volle Geschwindigkeit</translation>
    </message>
    <message>
        <source>%1 MiB of memory</source>
        <translation>%1 MiB Speicher</translation>
    </message>
    <message>
        <source>stop after %1 set aside</source>
        <translation>Abbruch nach %1 ausgesondert</translation>
    </message>
    <message>
        <source>sorted copies in %1</source>
        <translation>sortierte Kopien in %1</translation>
    </message>
    <message>
        <source>One field takes one column or variable.</source>
        <translation>Ein Feld nimmt genau eine Spalte oder Variable auf.</translation>
    </message>
    <message>
        <source>Write a column&apos;s name, @variable or @discard.</source>
        <translation>Einen Spaltennamen, @variable oder @discard eingeben.</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>Dezimalzahl</translation>
    </message>
    <message>
        <source>real number</source>
        <translation>Gleitkommazahl</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>%1, in all %2 rows</source>
        <translation>%1, in allen %2 Zeilen</translation>
    </message>
    <message>
        <source>%1, in %2 rows taken throughout the source</source>
        <translation>%1, in %2 Zeilen aus der ganzen Quelle</translation>
    </message>
    <message>
        <source>%1 NULL · %2 empty · %3%4 different</source>
        <translation>%1 NULL · %2 leer · %3%4 verschieden</translation>
    </message>
    <message>
        <source>about </source>
        <translation>rund </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>longest: %1 characters, row %2</source>
        <translation>längster: %1 Zeichen, Zeile %2</translation>
    </message>
    <message>
        <source>longest: %1 characters (up to %2 bytes), row %3</source>
        <translation>längster: %1 Zeichen (bis zu %2 Bytes), Zeile %3</translation>
    </message>
    <message>
        <source>rises from row to row</source>
        <translation>steigt von Zeile zu Zeile</translation>
    </message>
    <message>
        <source>never falls from row to row</source>
        <translation>fällt nie von Zeile zu Zeile</translation>
    </message>
    <message>
        <source>%1 set aside: %2 holds them as they stood in the dump, %3 says why.</source>
        <translation>%1 ausgesondert: %2 enthält sie, wie sie im Dump standen, %3 nennt die Gründe.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 loaded and verified in %2.</source>
        <translation>%1 geladen und geprüft in %2.</translation>
    </message>
    <message>
        <source>%1 loaded in %2, not verified.</source>
        <translation>%1 geladen in %2, nicht geprüft.</translation>
    </message>
    <message>
        <source>Stopped after %1.</source>
        <translation>Gestoppt nach %1.</translation>
    </message>
    <message>
        <source>Cancelled after %1.</source>
        <translation>Abgebrochen nach %1.</translation>
    </message>
    <message>
        <source>Refused before the load: nothing on the server was changed.</source>
        <translation>Vor dem Laden abgelehnt: Auf dem Server wurde nichts geändert.</translation>
    </message>
    <message>
        <source>A rollback of this run was broken off.</source>
        <translation>Ein Zurückrollen dieses Laufs wurde unterbrochen.</translation>
    </message>
    <message>
        <source>Rolled back: this run&apos;s rows were taken out again.</source>
        <translation>Zurückgerollt: Die Zeilen dieses Laufs wurden wieder entfernt.</translation>
    </message>
    <message>
        <source>Not finished: the program that ran it ended without closing it.</source>
        <translation>Nicht beendet: Das Programm, das ihn ausführte, endete, ohne ihn abzuschließen.</translation>
    </message>
    <message>
        <source>The run left no evidence.</source>
        <translation>Der Lauf hat keinen Nachweis hinterlassen.</translation>
    </message>
    <message>
        <source>%1 set aside.</source>
        <translation>%1 ausgesondert.</translation>
    </message>
    <message>
        <source>%1 skipped by the server.</source>
        <translation>%1 vom Server übersprungen.</translation>
    </message>
    <message>
        <source>The server raised %1: values may have been changed to fit.</source>
        <translation>Der Server meldete %1: Werte wurden möglicherweise passend gemacht.</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>%1: not loaded to its end</source>
        <translation>%1: nicht bis zum Ende geladen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 set aside, %3 skipped</source>
        <translation>%1: %2 ausgesondert, %3 übersprungen</translation>
    </message>
    <message>
        <source>%1 of %2 verified: their rows were counted before and after.</source>
        <translation>%1 von %2 geprüft: Ihre Zeilen wurden vorher und nachher gezählt.</translation>
    </message>
    <message>
        <source>Contents: %1 of %2 compared with the dump, equal</source>
        <translation>Inhalte: %1 von %2 mit dem Dump verglichen, gleich</translation>
    </message>
    <message>
        <source>Of %1 not every column could be compared.</source>
        <translation>Bei %1 konnte nicht jede Spalte verglichen werden.</translation>
    </message>
    <message>
        <source>and %1 more tables</source>
        <translation>und %1 weitere Tabellen</translation>
    </message>
    <message>
        <source>The report has each table&apos;s counts, checksum and what was not compared.</source>
        <translation>Der Bericht enthält Anzahlen und Prüfsumme jeder Tabelle und was nicht verglichen wurde.</translation>
    </message>
    <message>
        <source>The run deferred %1 (%2): those it dropped and has not built again are missing. Resuming builds them behind the last row; millrace-cli restore %3 brings them back now.</source>
        <translation>Der Lauf hat %1 zurückgestellt (%2): Die er gelöscht und nicht wieder aufgebaut hat, fehlen. Fortsetzen baut sie nach der letzten Zeile auf; millrace-cli restore %3 bringt sie jetzt zurück.</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>Zeilen gelesen</translation>
    </message>
    <message>
        <source>Rows loaded</source>
        <translation>Zeilen geladen</translation>
    </message>
    <message>
        <source>Rows skipped</source>
        <translation>Zeilen übersprungen</translation>
    </message>
    <message>
        <source>Rows refused</source>
        <translation>Zeilen abgelehnt</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>%1 of up to %2 rows</source>
        <translation>%1 zu je bis zu %2 Zeilen</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Ganzer Lauf</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Mean rate</source>
        <translation>Mittlere Rate</translation>
    </message>
    <message>
        <source>%1 rows/s loaded</source>
        <translation>%1 Zeilen/s geladen</translation>
    </message>
    <message>
        <source>Memory, at most</source>
        <translation>Speicher, höchstens</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Checksum of %1</source>
        <translation>Prüfsumme von %1</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>%1 vorher, %2 nachher</translation>
    </message>
    <message>
        <source>%1: %2 more, exactly as many as were loaded.</source>
        <translation>%1: %2 mehr, genau so viele, wie geladen wurden.</translation>
    </message>
    <message>
        <source>%1: %2 more, where %3 were loaded.</source>
        <translation>%1: %2 mehr, geladen wurden aber %3.</translation>
    </message>
    <message>
        <source>Rows in %1: %2</source>
        <translation>Zeilen in %1: %2</translation>
    </message>
    <message>
        <source>Contents: all %1 compared with the dump, equal</source>
        <translation>Inhalte: alle %1 mit dem Dump verglichen, gleich</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 in the load&apos;s own sessions</source>
        <translation>%1 in den eigenen Sitzungen des Ladens</translation>
    </message>
    <message>
        <source>%1 on the server&apos;s machine</source>
        <translation>%1 auf dem Rechner des Servers</translation>
    </message>
    <message>
        <source>%1 for the whole server</source>
        <translation>%1 für den ganzen Server</translation>
    </message>
    <message>
        <source>%1, put back to %2</source>
        <translation>%1, zurückgesetzt auf %2</translation>
    </message>
    <message>
        <source>%1, gone with them</source>
        <translation>%1, mit ihnen verschwunden</translation>
    </message>
    <message>
        <source>%1, still %2</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>%1, then changed by somebody else to %2: left alone</source>
        <translation>%1, danach von jemand anderem auf %2 geändert: belassen</translation>
    </message>
    <message>
        <source>%1; another run has it and puts it back</source>
        <translation>%1; ein anderer Lauf verwendet es und setzt es zurück</translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>Startet …</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Wird beendet …</translation>
    </message>
    <message>
        <source>Deleting …</source>
        <translation>Wird gelöscht …</translation>
    </message>
    <message>
        <source>Sealing …</source>
        <translation>Wird versiegelt …</translation>
    </message>
    <message>
        <source>Sealing · %1</source>
        <translation>Versiegeln · %1</translation>
    </message>
    <message>
        <source>Looking for it …</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>Not running · keeps %1 of data</source>
        <translation>Läuft nicht · behält %1 Daten</translation>
    </message>
    <message>
        <source>Not running · it has no data</source>
        <translation>Läuft nicht · hat keine Daten</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>%1 MiB pool</source>
        <translation>%1 MiB Pool</translation>
    </message>
    <message>
        <source>%1 of data</source>
        <translation>%1 Daten</translation>
    </message>
    <message>
        <source>The data are in %1.</source>
        <translation>Die Daten liegen in %1.</translation>
    </message>
    <message>
        <source>Started by this window and stopped when it closes; the data stay in %1.</source>
        <translation>Von diesem Fenster gestartet und mit ihm beendet; die Daten bleiben in %1.</translation>
    </message>
    <message>
        <source>Started by another program, which still runs: it may count on it. Its data are in %1.</source>
        <translation>Von einem anderen Programm gestartet, das noch läuft und ihn vielleicht braucht. Die Daten liegen in %1.</translation>
    </message>
    <message>
        <source>Started by a program that has ended: it runs until it is stopped. Its data are in %1.</source>
        <translation>Von einem Programm gestartet, das beendet ist: Er läuft, bis er beendet wird. Die Daten liegen in %1.</translation>
    </message>
    <message>
        <source>libeatmydata is not installed: InnoDB still waits for the disk now and then.</source>
        <translation>libeatmydata ist nicht installiert: InnoDB wartet noch gelegentlich auf den Datenträger.</translation>
    </message>
    <message>
        <source>It is in memory: gone when the machine is switched off.</source>
        <translation>Er liegt im Speicher: weg, wenn der Rechner ausgeschaltet wird.</translation>
    </message>
    <message>
        <source>Another one runs in memory, with %1 of data; it comes in sight when this one is stopped.</source>
        <translation>Ein weiterer läuft im Speicher, mit %1 Daten; er wird sichtbar, wenn dieser beendet ist.</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>im Speicher</translation>
    </message>
    <message>
        <source>full durability</source>
        <translation>volle Dauerhaftigkeit</translation>
    </message>
    <message>
        <source>relaxed durability</source>
        <translation>gelockerte Dauerhaftigkeit</translation>
    </message>
    <message>
        <source>no durability</source>
        <translation>keine Dauerhaftigkeit</translation>
    </message>
    <message>
        <source>Data and log on a tmpfs: shows what a load takes without a disk. Gone when the machine is switched off, and it cannot be sealed.</source>
        <translation>Daten und Log auf einem tmpfs: zeigt, wie lange ein Laden ohne Datenträger dauert. Weg, wenn der Rechner ausgeschaltet wird; versiegeln geht nicht.</translation>
    </message>
    <message>
        <source>Every commit is on disk before it is confirmed, every page is written twice.</source>
        <translation>Jeder Commit ist auf dem Datenträger, bevor er bestätigt wird; jede Seite wird zweimal geschrieben.</translation>
    </message>
    <message>
        <source>The log is flushed by the second, no binary log, no doublewrite: a crash of the machine may cost the last second, or a page that was being written.</source>
        <translation>Das Log wird sekündlich geschrieben, kein Binlog, kein Doublewrite: Ein Absturz des Rechners kann die letzte Sekunde kosten, oder eine Seite, die gerade geschrieben wurde.</translation>
    </message>
    <message>
        <source>Nothing waits for the disk (libeatmydata): a crash of the machine costs everything. Seal it when the load is done.</source>
        <translation>Nichts wartet auf den Datenträger (libeatmydata): Ein Absturz des Rechners kostet alles. Nach dem Laden versiegeln.</translation>
    </message>
    <message>
        <source>It holds no tables.</source>
        <translation>Er enthält keine Tabellen.</translation>
    </message>
    <message>
        <source>The checksums of %1 are what they were.</source>
        <translation>Die Prüfsummen von %1 sind unverändert.</translation>
    </message>
    <message>
        <source>Sealed in %1 s: stopped cleanly, its files synced, started again with full durability. %2</source>
        <translation>In %1 s versiegelt: sauber beendet, Dateien auf den Datenträger geschrieben, mit voller Dauerhaftigkeit neu gestartet. %2</translation>
    </message>
    <message>
        <source>table %1.%2</source>
        <translation>Tabelle %1.%2</translation>
    </message>
    <message>
        <source>a query on %1</source>
        <translation>eine Abfrage auf %1</translation>
    </message>
    <message>
        <source>%1.%2 on %3</source>
        <translation>%1.%2 auf %3</translation>
    </message>
    <message>
        <source>no primary key</source>
        <translation>kein Primärschlüssel</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>foreign key</source>
        <translation>Fremdschlüssel</translation>
    </message>
    <message>
        <source>foreign keys</source>
        <translation>Fremdschlüssel</translation>
    </message>
    <message>
        <source>referenced by %1</source>
        <translation>referenziert von %1</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>primary key (%1)</source>
        <translation>Primärschlüssel (%1)</translation>
    </message>
    <message>
        <source>other index</source>
        <translation>weiterer Index</translation>
    </message>
    <message>
        <source>other indexes</source>
        <translation>weitere Indizes</translation>
    </message>
    <message>
        <source>no other index</source>
        <translation>kein weiterer Index</translation>
    </message>
    <message>
        <source>row format %1</source>
        <translation>Zeilenformat %1</translation>
    </message>
    <message>
        <source>about %1, %2</source>
        <translation>rund %1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>The table is not empty: about %1 are there already.</source>
        <translation>Die Tabelle ist nicht leer: Rund %1 sind schon da.</translation>
    </message>
    <message>
        <source>Rows are added to them. Empty it yourself if that is not what you want.</source>
        <translation>Die neuen Zeilen kommen hinzu. Wenn das nicht gewollt ist, die Tabelle selbst leeren.</translation>
    </message>
    <message>
        <source>The engine is %1: a chunk cannot be taken back.</source>
        <translation>Die Engine ist %1: Ein Chunk kann nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>ALTER TABLE … ENGINE=InnoDB makes chunks all or nothing.</source>
        <translation>ALTER TABLE … ENGINE=InnoDB macht Chunks zu ganz oder gar nicht.</translation>
    </message>
    <message>
        <source>The table has no primary key.</source>
        <translation>Die Tabelle hat keinen Primärschlüssel.</translation>
    </message>
    <message>
        <source>A row that is loaded twice would not be noticed. Add a key before the load.</source>
        <translation>Eine doppelt geladene Zeile fiele nicht auf. Vor dem Laden einen Schlüssel anlegen.</translation>
    </message>
    <message>
        <source>%1 on every row: %2.</source>
        <translation>%1 bei jeder Zeile: %2.</translation>
    </message>
    <message>
        <source>A trigger runs</source>
        <translation>Ein Trigger läuft</translation>
    </message>
    <message>
        <source>Triggers run</source>
        <translation>Trigger laufen</translation>
    </message>
    <message>
        <source>Drop them for the load if the dump holds their results already.</source>
        <translation>Für das Laden löschen, wenn der Dump ihre Ergebnisse schon enthält.</translation>
    </message>
    <message>
        <source>Foreign keys are looked up for every row: %1.</source>
        <translation>Fremdschlüssel werden für jede Zeile nachgeschlagen: %1.</translation>
    </message>
    <message>
        <source>Load the parents first, or set foreign_key_checks to 0 under Tuning.</source>
        <translation>Erst die Elterntabellen laden oder foreign_key_checks unter Tuning auf 0 setzen.</translation>
    </message>
    <message>
        <source>Foreign keys of other tables point here: %1.</source>
        <translation>Fremdschlüssel anderer Tabellen zeigen hierher: %1.</translation>
    </message>
    <message>
        <source>Rows can be added. Replacing or rolling back rows that others refer to is refused, or takes those away as well (ON DELETE CASCADE).</source>
        <translation>Zeilen können hinzukommen. Zeilen, auf die andere verweisen, zu ersetzen oder zurückzurollen, wird abgelehnt oder entfernt auch jene (ON DELETE CASCADE).</translation>
    </message>
    <message>
        <source>The table has %1.</source>
        <translation>Die Tabelle hat %1.</translation>
    </message>
    <message>
        <source>Rows that go to many partitions at once load slowly and unevenly: order the dump by the partition&apos;s key, or load into fewer partitions.</source>
        <translation>Zeilen, die in viele Partitionen zugleich gehen, laden langsam und ungleichmäßig: den Dump nach dem Partitionsschlüssel ordnen oder in weniger Partitionen laden.</translation>
    </message>
    <message>
        <source>%1 are filled row by row while loading.</source>
        <translation>%1: beim Laden Zeile für Zeile gefüllt.</translation>
    </message>
    <message>
        <source>secondary index</source>
        <translation>Sekundärindex</translation>
    </message>
    <message>
        <source>secondary indexes</source>
        <translation>Sekundärindizes</translation>
    </message>
    <message>
        <source>A large load is several times faster with them dropped before and added after.</source>
        <translation>Ein großes Laden ist um ein Mehrfaches schneller, wenn sie vorher gelöscht und danach angelegt werden.</translation>
    </message>
    <message>
        <source>The load&apos;s own connections</source>
        <translation>Die eigenen Verbindungen des Ladens</translation>
    </message>
    <message>
        <source>The whole server</source>
        <translation>Der ganze Server</translation>
    </message>
    <message>
        <source>With a restart, in my.cnf</source>
        <translation>Mit einem Neustart, in der my.cnf</translation>
    </message>
    <message>
        <source>The server&apos;s machine</source>
        <translation>Der Rechner des Servers</translation>
    </message>
    <message>
        <source>gone with them</source>
        <translation>mit ihnen verschwunden</translation>
    </message>
    <message>
        <source>for everybody during the load, put back behind it, after a crash too</source>
        <translation>während des Ladens für alle, danach zurückgesetzt, auch nach einem Absturz</translation>
    </message>
    <message>
        <source>nothing a load can switch</source>
        <translation>nichts, was ein Laden umschalten kann</translation>
    </message>
    <message>
        <source>put back behind the load</source>
        <translation>nach dem Laden zurückgesetzt</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>Scratch</translation>
    </message>
    <message>
        <source>Variables of the load&apos;s own connections only; nobody else notices.</source>
        <translation>Nur Variablen der eigenen Verbindungen des Ladens; sonst merkt es niemand.</translation>
    </message>
    <message>
        <source>The whole server too, and put back. A crash of its machine may cost everybody&apos;s last second.</source>
        <translation>Auch der ganze Server, danach zurückgesetzt. Ein Absturz seines Rechners kann alle die letzte Sekunde kosten.</translation>
    </message>
    <message>
        <source>Durability off: for a server whose data may be lost.</source>
        <translation>Ohne Dauerhaftigkeit: für einen Server, dessen Daten verloren gehen dürfen.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>→ %1</source>
        <translation>→ %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 already</source>
        <translation>%1, schon so</translation>
    </message>
    <message>
        <source>session variable</source>
        <translation>Sitzungsvariable</translation>
    </message>
    <message>
        <source>session variables</source>
        <translation>Sitzungsvariablen</translation>
    </message>
    <message>
        <source>%1 of the server</source>
        <translation>%1 des Servers</translation>
    </message>
    <message>
        <source>%1 of the machine</source>
        <translation>%1 des Rechners</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>Deadlock</translation>
    </message>
    <message>
        <source>lock wait</source>
        <translation>Warten auf Sperre</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>Verbindung verloren</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>retry: %1, chunk %2</source>
        <translation>Wiederholung: %1, Chunk %2</translation>
    </message>
    <message>
        <source>row refused</source>
        <translation>Zeile abgelehnt</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>fortgesetzt</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>There is no CREATE TABLE in this text.</source>
        <translation>In diesem Text steht kein CREATE TABLE.</translation>
    </message>
    <message>
        <source>Start it with CREATE TABLE and the columns in parentheses.</source>
        <translation>Mit CREATE TABLE und den Spalten in Klammern beginnen.</translation>
    </message>
    <message>
        <source>The statement loads into %1, the table chosen is %2.%3.</source>
        <translation>Die Anweisung lädt in %1, gewählt ist die Tabelle %2.%3.</translation>
    </message>
    <message>
        <source>Choose the other table under Target, or name this one here.</source>
        <translation>Die andere Tabelle unter Ziel wählen oder hier diese nennen.</translation>
    </message>
    <message>
        <source>each range of the key</source>
        <translation>jeder Bereich des Schlüssels</translation>
    </message>
    <message>
        <source>The statement has no column list.</source>
        <translation>Die Anweisung hat keine Spaltenliste.</translation>
    </message>
    <message>
        <source>Write the fields&apos; columns in brackets.</source>
        <translation>Die Spalten der Felder in Klammern angeben.</translation>
    </message>
    <message>
        <source>The rows do not come as they stand in a file: Millrace writes them itself, as FIELDS and LINES said before.</source>
        <translation>Die Zeilen kommen nicht so, wie sie in einer Datei stehen: Millrace schreibt sie selbst, wie FIELDS und LINES zuvor lauteten.</translation>
    </message>
    <message>
        <source>Leave CHARACTER SET, FIELDS and LINES as they were.</source>
        <translation>CHARACTER SET, FIELDS und LINES lassen, wie sie waren.</translation>
    </message>
    <message>
        <source>The first row that does not fit stops the load and is named; its chunk is taken back.</source>
        <translation>Die erste Zeile, die nicht passt, stoppt das Laden und wird genannt; ihr Chunk wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Rows that do not fit are set aside in rejects.txt in the run&apos;s folder, with the reasons in rejects.csv; everything else is loaded. More than %1 of them stop the load.</source>
        <translation>Zeilen, die nicht passen, kommen in rejects.txt im Ordner des Laufs, die Gründe in rejects.csv; alles andere wird geladen. Mehr als %1 davon stoppen das Laden.</translation>
    </message>
    <message>
        <source>Rows that do not fit are bent or skipped by the server, rows whose key is there already are skipped; its warnings are counted.</source>
        <translation>Zeilen, die nicht passen, werden vom Server zurechtgebogen oder übersprungen, solche mit vorhandenem Schlüssel übersprungen; seine Warnungen werden gezählt.</translation>
    </message>
    <message>
        <source>A row whose key is there already stops the load.</source>
        <translation>Eine Zeile, deren Schlüssel schon vorhanden ist, stoppt das Laden.</translation>
    </message>
    <message>
        <source>Where a row&apos;s key is there already, the row in the table stays; the one in the dump is skipped and counted.</source>
        <translation>Ist der Schlüssel einer Zeile schon vorhanden, bleibt die Zeile der Tabelle; die des Dumps wird übersprungen und gezählt.</translation>
    </message>
    <message>
        <source>A row whose key is there already replaces the row in the table.</source>
        <translation>Eine Zeile, deren Schlüssel schon vorhanden ist, ersetzt die Zeile der Tabelle.</translation>
    </message>
    <message>
        <source>A row whose key is there already is set aside in rejects.txt; the row in the table stays.</source>
        <translation>Eine Zeile, deren Schlüssel schon vorhanden ist, kommt in rejects.txt; die Zeile der Tabelle bleibt.</translation>
    </message>
    <message>
        <source>What settings of the server are now is written down in the run&apos;s folder and in %1._millrace_settings.</source>
        <translation>Die jetzigen Einstellungen des Servers werden im Ordner des Laufs und in %1._millrace_settings festgehalten.</translation>
    </message>
    <message>
        <source>For the whole server, during the load: %1.</source>
        <translation>Für den ganzen Server, während des Ladens: %1.</translation>
    </message>
    <message>
        <source>On the server&apos;s machine, during the load: %1.</source>
        <translation>Auf dem Rechner des Servers, während des Ladens: %1.</translation>
    </message>
    <message>
        <source>Secondary indexes, unique ones too, are written down in the run&apos;s folder and dropped; until they are built, nothing finds duplicates in the unique ones.</source>
        <translation>Sekundärindizes, auch eindeutige, werden im Ordner des Laufs festgehalten und gelöscht; bis sie aufgebaut sind, findet nichts Duplikate in den eindeutigen.</translation>
    </message>
    <message>
        <source>Secondary indexes that are not unique are written down in the run&apos;s folder and dropped; those that a foreign key needs stay.</source>
        <translation>Nicht eindeutige Sekundärindizes werden im Ordner des Laufs festgehalten und gelöscht; die ein Fremdschlüssel braucht, bleiben.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>%1 rows · %2</source>
        <translation>%1 Zeilen · %2</translation>
    </message>
    <message>
        <source>session setting</source>
        <translation>Sitzungseinstellung</translation>
    </message>
    <message>
        <source>session settings</source>
        <translation>Sitzungseinstellungen</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check the folder and its permissions.</source>
        <translation>%1 kann nicht geschrieben werden. Ordner und Rechte prüfen.</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>sendet</translation>
    </message>
    <message>
        <source>the server&apos;s work behind the last row</source>
        <translation>die Arbeit des Servers nach der letzten Zeile</translation>
    </message>
    <message>
        <source>COMMIT</source>
        <translation>COMMIT</translation>
    </message>
    <message>
        <source>reading the source</source>
        <translation>Lesen der Quelle</translation>
    </message>
    <message>
        <source>held back by a limit</source>
        <translation>von einer Grenze gebremst</translation>
    </message>
    <message>
        <source>waiting for rows</source>
        <translation>Warten auf Zeilen</translation>
    </message>
    <message>
        <source>between statements</source>
        <translation>zwischen Anweisungen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 × %2 (%3)</source>
        <translation>%1 × %2 (%3)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>lädt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>not cut yet: where it begins is known once the source is read so far</source>
        <translation>noch nicht geschnitten: Wo er beginnt, ist bekannt, sobald die Quelle so weit gelesen ist</translation>
    </message>
    <message>
        <source>%1, the first is row %2 of the source</source>
        <translation>%1, die erste ist Zeile %2 der Quelle</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>%1, sent %2 of %3</source>
        <translation>%1, %2 von %3 gesendet</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauerte</translation>
    </message>
    <message>
        <source>%1, %2 rows/s, ended at %3</source>
        <translation>%1, %2 Zeilen/s, beendet bei %3</translation>
    </message>
    <message>
        <source>Time went into</source>
        <translation>Zeit ging in</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Tried again</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Aussondern</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Server warnings</source>
        <translation>Warnungen des Servers</translation>
    </message>
    <message>
        <source>The last quarter of the chunks took %1 times as long as the first.</source>
        <translation>Das letzte Viertel der Chunks dauerte %1-mal so lang wie das erste.</translation>
    </message>
    <message>
        <source>Defer the secondary indexes and sort by the primary key.</source>
        <translation>Sekundärindizes später aufbauen und nach dem Primärschlüssel sortieren.</translation>
    </message>
    <message>
        <source>Defer the secondary indexes.</source>
        <translation>Sekundärindizes später aufbauen.</translation>
    </message>
    <message>
        <source>Sort the dump by the primary key.</source>
        <translation>Den Dump nach dem Primärschlüssel sortieren.</translation>
    </message>
    <message>
        <source>The table outgrows the buffer pool: give it more memory.</source>
        <translation>Die Tabelle wird größer als der Buffer Pool: Er braucht mehr Speicher.</translation>
    </message>
    <message>
        <source>The middle chunk took %1 s: larger chunks mean fewer COMMITs.</source>
        <translation>Der mittlere Chunk dauerte %1 s: Größere Chunks bedeuten weniger COMMITs.</translation>
    </message>
    <message>
        <source>The middle chunk took %1: smaller ones lose less when one has to be sent again.</source>
        <translation>Der mittlere Chunk dauerte %1: Kleinere verlieren weniger, wenn einer erneut gesendet werden muss.</translation>
    </message>
    <message>
        <source>%1 % of the chunks were tried again: fewer workers, or rows in key order, get in each other&apos;s way less.</source>
        <translation>%1 % der Chunks wurden wiederholt: Weniger Worker oder Zeilen in Schlüsselreihenfolge behindern sich weniger.</translation>
    </message>
    <message>
        <source>%1 % of the rows set aside failed in %2: mend its mapping before the next load.</source>
        <translation>%1 % der ausgesonderten Zeilen scheiterten in %2: Vor dem nächsten Laden die Zuordnung berichtigen.</translation>
    </message>
    <message>
        <source>For %1 % of the loading time the load was held back on purpose: at a quieter hour it is that much shorter.</source>
        <translation>%1 % der Ladezeit wurde absichtlich gebremst: Zu ruhigerer Stunde dauert es um so viel kürzer.</translation>
    </message>
    <message>
        <source>The server bent values (warnings: %1): &quot;set aside&quot; keeps such rows as they are.</source>
        <translation>Der Server hat Werte zurechtgebogen (Warnungen: %1): „Aussondern“ behält solche Zeilen, wie sie sind.</translation>
    </message>
    <message>
        <source>The load was not verified.</source>
        <translation>Das Laden wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Not verified: %1</source>
        <translation>Nicht geprüft: %1</translation>
    </message>
    <message>
        <source>while sorting the dump</source>
        <translation>beim Sortieren des Dumps</translation>
    </message>
    <message>
        <source>while building indexes</source>
        <translation>beim Aufbau der Indizes</translation>
    </message>
    <message>
        <source>while verifying</source>
        <translation>beim Prüfen</translation>
    </message>
    <message>
        <source>while warming up</source>
        <translation>beim Aufwärmen</translation>
    </message>
    <message>
        <source>before or while loading</source>
        <translation>vor dem Laden oder dabei</translation>
    </message>
    <message>
        <source>while loading</source>
        <translation>beim Laden</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>in Arbeit</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>look here</source>
        <translation>hier nachsehen</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>abgeschossen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>zurückgerollt</translation>
    </message>
    <message>
        <source>half rolled back</source>
        <translation>halb zurückgerollt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>A program works on it now: %1 committed so far.</source>
        <translation>Ein Programm arbeitet gerade daran: bisher %1 bestätigt.</translation>
    </message>
    <message>
        <source>Cancel it there, or wait for its end.</source>
        <translation>Dort abbrechen oder das Ende abwarten.</translation>
    </message>
    <message>
        <source>Its program was killed %1, after %2.</source>
        <translation>Sein Programm wurde %1 beendet, nach %2.</translation>
    </message>
    <message>
        <source>Committed chunks are in the table; what was on its way was not committed.</source>
        <translation>Bestätigte Chunks sind in der Tabelle; was unterwegs war, wurde nicht bestätigt.</translation>
    </message>
    <message>
        <source>Resume it: each row ends up in the table once.</source>
        <translation>Fortsetzen: Jede Zeile steht am Ende einmal in der Tabelle.</translation>
    </message>
    <message>
        <source>Its folder cannot be understood.</source>
        <translation>Sein Ordner ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The journal in the target still knows what was committed.</source>
        <translation>Das Journal im Ziel weiß noch, was bestätigt wurde.</translation>
    </message>
    <message>
        <source>Settings of its server are still changed.</source>
        <translation>Einstellungen seines Servers sind noch geändert.</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
    <message>
        <source>Indexes built again in %1: %2</source>
        <translation>Indizes in %1 wieder aufgebaut: %2</translation>
    </message>
    <message>
        <source>set aside: %1, chunk %2</source>
        <translation>ausgesondert: %1, Chunk %2</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>at most %1 rows/s</source>
        <translation>höchstens %1 Zeilen/s</translation>
    </message>
    <message>
        <source>no throttle</source>
        <translation>keine Drosselung</translation>
    </message>
    <message>
        <source>slowed down</source>
        <translation>gebremst</translation>
    </message>
    <message>
        <source>The picture cannot be written to the folder for temporary files.</source>
        <translation>Das Bild kann nicht in den Ordner für temporäre Dateien geschrieben werden.</translation>
    </message>
    <message>
        <source>Make room there, or set TMPDIR.</source>
        <translation>Dort Platz schaffen oder TMPDIR setzen.</translation>
    </message>
    <message>
        <source>%1 is no name of a picture or table.</source>
        <translation>%1 ist kein Name eines Bildes oder einer Tabelle.</translation>
    </message>
    <message>
        <source>Name a file that ends in .png, .pdf or .csv.</source>
        <translation>Eine Datei nennen, die auf .png, .pdf oder .csv endet.</translation>
    </message>
</context>
<context>
    <name>millrace::AboutDialog</name>
    <message>
        <source>About Millrace</source>
        <translation>Über Millrace</translation>
    </message>
    <message>
        <source>Millrace %1</source>
        <translation>Millrace %1</translation>
    </message>
    <message>
        <source>Bulk migrations into MySQL and MariaDB, with the numbers on screen. Free software under the GNU General Public License, version 3 or later; it comes without any warranty.</source>
        <translation>Große Migrationen nach MySQL und MariaDB, mit den Zahlen auf dem Bildschirm. Freie Software unter der GNU General Public License, Version 3 oder neuer; ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>What Millrace is made of</source>
        <translation>Woraus Millrace gemacht ist</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
</context>
<context>
    <name>millrace::AccountCard</name>
    <message>
        <source>may</source>
        <translation>darf</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>darf nicht</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the GRANT</source>
        <translation>Den GRANT kopieren</translation>
    </message>
    <message>
        <source>What this account may do</source>
        <translation>Was dieses Konto darf</translation>
    </message>
    <message>
        <source>Back to the &amp;tables</source>
        <translation>Zurück zu den &amp;Tabellen</translation>
    </message>
    <message>
        <source>%1 · choose a schema to see the rest</source>
        <translation>%1 · ein Schema wählen, um den Rest zu sehen</translation>
    </message>
    <message>
        <source>%1 · in %2</source>
        <translation>%1 · in %2</translation>
    </message>
</context>
<context>
    <name>millrace::CalibrationCard</name>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>&amp;Use the fastest</source>
        <translation>Den s&amp;chnellsten nehmen</translation>
    </message>
    <message>
        <source>Trials of the calibration</source>
        <translation>Versuche der Kalibrierung</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Measuring. A trial without a line in the table finds out how many rows fit into 3 s.</source>
        <translation>Es wird gemessen. Ein Versuch, der nicht in der Tabelle steht, ermittelt, wie viele Zeilen in 3 s passen.</translation>
    </message>
    <message>
        <source>Measuring, %1 so far. Fastest yet: %2.</source>
        <translation>Es wird gemessen, bisher %1. Am schnellsten: %2.</translation>
    </message>
    <message>
        <source>Stopping. The trial&apos;s table is being dropped.</source>
        <translation>Wird beendet. Die Tabelle des Versuchs wird gelöscht.</translation>
    </message>
    <message>
        <source>Stopped before the first trial was through. Nothing is changed.</source>
        <translation>Beendet, bevor der erste Versuch fertig war. Es ist nichts geändert.</translation>
    </message>
    <message>
        <source>Stopped after %1. Fastest of them: %2.</source>
        <translation>Beendet, gemessen: %1. Am schnellsten davon: %2.</translation>
    </message>
    <message>
        <source>Fastest: %1. At least %2 for %3%4.</source>
        <translation>Am schnellsten: %1. Mindestens %2 für %3%4.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>about </source>
        <translation>rund </translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>das Ziel</translation>
    </message>
    <message>
        <source>Loads the first rows at full speed into an empty table like %1, up to ten times, some 3 s each, with other workers, chunk sizes and indexes. That table is dropped afterwards; %1 is only read.</source>
        <translation>Lädt die ersten Zeilen mit voller Geschwindigkeit in eine leere Tabelle wie %1, bis zu zehnmal für je rund 3 s, mit anderen Workern, Chunk-Größen und Indizes. Diese Tabelle wird danach gelöscht; %1 wird nur gelesen.</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>Erneut &amp;messen</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird beendet…</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Übernommen</translation>
    </message>
</context>
<context>
    <name>millrace::CalibrationModel</name>
    <message>
        <source>fastest</source>
        <translation>am schnellsten</translation>
    </message>
    <message>
        <source>Took far longer than planned and was ended early: the rows committed until then count.</source>
        <translation>Dauerte viel länger als geplant und wurde vorzeitig beendet: Es zählen die bis dahin bestätigten Zeilen.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Chunk rows</source>
        <translation>Zeilen je Chunk</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Rows/s</source>
        <translation>Zeilen/s</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Whole load</source>
        <translation>Ganzes Laden</translation>
    </message>
</context>
<context>
    <name>millrace::ChunkCard</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>Chunk %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Chunk %1 of %2</source>
        <translation>Chunk %1 von %2</translation>
    </message>
</context>
<context>
    <name>millrace::ChunkMap</name>
    <message>
        <source>Chunks: %1</source>
        <translation>Chunks: %1</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 fertig</translation>
    </message>
    <message>
        <source>%1 loading</source>
        <translation>%1 laden</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 warten</translation>
    </message>
    <message>
        <source>a cell is %1 chunks</source>
        <translation>eine Zelle sind %1 Chunks</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>lädt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>Chunk %1</translation>
    </message>
    <message>
        <source>Chunks %1 – %2</source>
        <translation>Chunks %1 – %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The arrow keys choose a chunk, Escape lets it go.</source>
        <translation>Die Pfeiltasten wählen einen Chunk, Escape lässt ihn los.</translation>
    </message>
    <message>
        <source>%1 with rejects</source>
        <translation>%1 mit Ausgesonderten</translation>
    </message>
    <message>
        <source>%1 retried</source>
        <translation>%1 wiederholt</translation>
    </message>
</context>
<context>
    <name>millrace::ChunksPage</name>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>One chunk</source>
        <translation>Ein Chunk</translation>
    </message>
    <message>
        <source>Per worker</source>
        <translation>Je Worker</translation>
    </message>
    <message>
        <source>Rows per chunk</source>
        <translation>Zeilen je Chunk</translation>
    </message>
    <message>
        <source>rows, or</source>
        <translation>Zeilen, oder</translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 Mio.</translation>
    </message>
    <message>
        <source>%1 rows per chunk</source>
        <translation>%1 Zeilen je Chunk</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>connections load at the same time</source>
        <translation>Verbindungen gleichzeitig</translation>
    </message>
    <message>
        <source>Rows that do not fit</source>
        <translation>Unpassende Zeilen</translation>
    </message>
    <message>
        <source>Stop the load</source>
        <translation>Laden stoppen</translation>
    </message>
    <message>
        <source>The first value the server would bend ends the load: its chunk is taken back whole, and the row is named by where it stands.</source>
        <translation>Der erste Wert, den der Server zurechtbiegen würde, beendet das Laden: Sein Chunk wird ganz zurückgenommen und die Zeile mit ihrer Stelle genannt.</translation>
    </message>
    <message>
        <source>Set them aside</source>
        <translation>Aussondern</translation>
    </message>
    <message>
        <source>All other rows are loaded. These go to rejects.txt in the run&apos;s folder, ready to be loaded again once mended; rejects.csv says why, row by row.</source>
        <translation>Alle anderen Zeilen werden geladen. Diese kommen in rejects.txt im Ordner des Laufs und können berichtigt erneut geladen werden; rejects.csv nennt Zeile für Zeile den Grund.</translation>
    </message>
    <message>
        <source>As the server does</source>
        <translation>Wie der Server</translation>
    </message>
    <message>
        <source>Values out of range are clipped, bad dates become zero, rows a key or constraint refuses are skipped. Warnings are counted, nothing is set right.</source>
        <translation>Werte außerhalb des Bereichs werden gekappt, falsche Daten zu null, von Schlüssel oder Constraint abgelehnte Zeilen übersprungen. Warnungen werden gezählt, nichts wird berichtigt.</translation>
    </message>
    <message>
        <source>Key is there already</source>
        <translation>Schlüssel schon da</translation>
    </message>
    <message>
        <source>The chunk with the duplicate is taken back whole; the table keeps what it had.</source>
        <translation>Der Chunk mit dem Duplikat wird ganz zurückgenommen; die Tabelle behält, was sie hatte.</translation>
    </message>
    <message>
        <source>Keep the row there</source>
        <translation>Zeile dort behalten</translation>
    </message>
    <message>
        <source>The row in the table stays; the one in the dump is skipped and counted.</source>
        <translation>Die Zeile der Tabelle bleibt; die des Dumps wird übersprungen und gezählt.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The row of the dump wins, the one in the table is deleted. Needs DELETE; cannot be rolled back.</source>
        <translation>Die Zeile des Dumps gewinnt, die der Tabelle wird gelöscht. Braucht DELETE; kann nicht zurückgerollt werden.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Aussondern</translation>
    </message>
    <message>
        <source>The row in the table stays; the one in the dump goes to rejects.txt in the run&apos;s folder, with the key it met in rejects.csv.</source>
        <translation>Die Zeile der Tabelle bleibt; die des Dumps kommt in rejects.txt im Ordner des Laufs, der getroffene Schlüssel in rejects.csv.</translation>
    </message>
    <message>
        <source>Secondary indexes</source>
        <translation>Sekundärindizes</translation>
    </message>
    <message>
        <source>Keep in place</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>They are filled row by row while loading: slower the more there are and the larger the table.</source>
        <translation>Sie werden beim Laden Zeile für Zeile gefüllt: umso langsamer, je mehr es sind und je größer die Tabelle ist.</translation>
    </message>
    <message>
        <source>Drop before, build after</source>
        <translation>Danach aufbauen</translation>
    </message>
    <message>
        <source>All, unique ones too</source>
        <translation>Alle, auch eindeutige</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation>Wie in den Dateien</translation>
    </message>
    <message>
        <source>Nothing is copied. Fast when the dump is in primary-key order, as most are.</source>
        <translation>Nichts wird kopiert. Schnell, wenn der Dump wie meist nach dem Primärschlüssel geordnet ist.</translation>
    </message>
    <message>
        <source>Sorted by primary key</source>
        <translation>Nach Primärschlüssel sortiert</translation>
    </message>
    <message>
        <source>For a dump in another order and a table larger than the buffer pool: a sorted copy is loaded. On this machine it needs free space of about twice the dump.</source>
        <translation>Für einen anders geordneten Dump und eine Tabelle, die größer als der Buffer Pool ist: Geladen wird eine sortierte Kopie. Sie braucht auf diesem Rechner etwa den doppelten Platz des Dumps.</translation>
    </message>
    <message>
        <source>Proof afterwards</source>
        <translation>Nachweis danach</translation>
    </message>
    <message>
        <source>Counts and a sample</source>
        <translation>Mit Stichprobe</translation>
    </message>
    <message>
        <source>All rows are counted. The contents of a load of up to 32 MB, and of every fourth chunk of a larger one, are compared with the dump by checksum.</source>
        <translation>Alle Zeilen werden gezählt. Die Inhalte werden per Prüfsumme mit dem Dump verglichen: bis 32 MB alle, darüber in jedem vierten Chunk.</translation>
    </message>
    <message>
        <source>Counts and all contents</source>
        <translation>Mit allen Inhalten</translation>
    </message>
    <message>
        <source>The server reads every row again and computes a checksum that has to be the dump&apos;s. In a load of narrow rows that took a sixth of its time on top.</source>
        <translation>Der Server liest jede Zeile noch einmal und berechnet eine Prüfsumme, die der des Dumps gleichen muss. Bei schmalen Zeilen kam ein Sechstel der Ladezeit hinzu.</translation>
    </message>
    <message>
        <source>Counts only</source>
        <translation>Nur Anzahlen</translation>
    </message>
    <message>
        <source>The rows of the dump, the journal and the table are counted and compared; what stands in them is not.</source>
        <translation>Die Zeilen von Dump, Journal und Tabelle werden gezählt und verglichen, nicht aber ihr Inhalt.</translation>
    </message>
    <message>
        <source>While the server decides, it keeps the row that is there and skips the one in the dump, with a warning; there is no other choice.</source>
        <translation>Wenn der Server entscheidet, behält er die vorhandene Zeile und überspringt die des Dumps mit einer Warnung; eine andere Wahl gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no unique index that could be dropped.</source>
        <translation>Es gibt keinen eindeutigen Index, der gelöscht werden könnte.</translation>
    </message>
    <message>
        <source>%1 %2 could be dropped and built after.</source>
        <translation>%1 Möglich bei: %2.</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Not sorted: %1</source>
        <translation>Nicht sortiert: %1</translation>
    </message>
    <message>
        <source>As in the source&apos;s key</source>
        <translation>Wie im Schlüssel der Quelle</translation>
    </message>
    <message>
        <source>The rows come in the order of the query.</source>
        <translation>Die Zeilen kommen in der Reihenfolge der Abfrage.</translation>
    </message>
    <message>
        <source>Each range is read in the order of the source&apos;s key.</source>
        <translation>Jeder Bereich wird in der Reihenfolge des Schlüssels der Quelle gelesen.</translation>
    </message>
    <message>
        <source>Each statement reads its range in the order of the source&apos;s key.</source>
        <translation>Jede Anweisung liest ihren Bereich in der Reihenfolge des Schlüssels der Quelle.</translation>
    </message>
    <message>
        <source>Each statement orders its range by the primary key of the target; nothing is copied.</source>
        <translation>Jede Anweisung ordnet ihren Bereich nach dem Primärschlüssel des Ziels; nichts wird kopiert.</translation>
    </message>
    <message>
        <source>rows are being counted</source>
        <translation>die Zeilen werden gezählt</translation>
    </message>
    <message>
        <source>by the server&apos;s estimate</source>
        <translation>nach Schätzung des Servers</translation>
    </message>
    <message>
        <source>at %1 B per row</source>
        <translation>bei %1 B je Zeile</translation>
    </message>
    <message>
        <source>of the chunks, about</source>
        <translation>der Chunks, etwa</translation>
    </message>
    <message>
        <source>All rows go in one transaction, over one connection.</source>
        <translation>Alle Zeilen gehen in einer Transaktion über eine Verbindung.</translation>
    </message>
    <message>
        <source>A chunk is a range of the source&apos;s key, read by one SELECT and loaded in one transaction. Smaller chunks lose less when one fails; larger ones commit less often.</source>
        <translation>Ein Chunk ist ein Bereich des Schlüssels der Quelle, mit einem SELECT gelesen und in einer Transaktion geladen. Kleinere verlieren weniger, wenn einer scheitert; größere bestätigen seltener.</translation>
    </message>
    <message>
        <source>A chunk is a range of the key in one transaction, loaded in statements of some ten thousand rows. Until it is committed its rows in the source are locked against writers: smaller chunks hold them for shorter.</source>
        <translation>Ein Chunk ist ein Bereich des Schlüssels in einer Transaktion, geladen in Anweisungen zu einigen zehntausend Zeilen. Bis zum Commit sind seine Zeilen in der Quelle gegen Schreiber gesperrt: kleinere Chunks sperren kürzer.</translation>
    </message>
    <message>
        <source>A chunk is one LOAD DATA in one transaction. Smaller chunks lose less when one fails and lock for shorter; larger ones commit less often. From 100,000 rows up the cost of a commit is hardly to be seen.</source>
        <translation>Ein Chunk ist ein LOAD DATA in einer Transaktion. Kleinere verlieren weniger, wenn einer scheitert, und sperren kürzer; größere bestätigen seltener. Ab 100.000 Zeilen fallen die Kosten des Commits kaum noch auf.</translation>
    </message>
    <message>
        <source>One connection loads the chunks in the order of the dump: the gentlest for the server.</source>
        <translation>Eine Verbindung lädt die Chunks in der Reihenfolge des Dumps: am schonendsten für den Server.</translation>
    </message>
    <message>
        <source>More workers than the server has cores add little. Dumps in primary-key order stay fast: each worker appends its own stretch.</source>
        <translation>Mehr Worker, als der Server Kerne hat, bringen wenig. Nach Primärschlüssel geordnete Dumps bleiben schnell: Jeder Worker hängt seinen eigenen Abschnitt an.</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>%1 rows per chunk over %2</source>
        <translation>%1 Zeilen je Chunk über %2</translation>
    </message>
    <message>
        <source>One chunk over one connection</source>
        <translation>Ein Chunk über eine Verbindung</translation>
    </message>
    <message>
        <source>About %1 in about %2 over %3</source>
        <translation>Rund %1 in etwa %2 über %3</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>%1 in %2 over %3</source>
        <translation>%1 in %2 über %3</translation>
    </message>
    <message>
        <source>%1 rows · %2</source>
        <translation>%1 Zeilen · %2</translation>
    </message>
    <message>
        <source>Rows per chunk is a whole number from 1 up.</source>
        <translation>Zeilen je Chunk ist eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>The server decides about bad rows: what it stores may differ from the dump.</source>
        <translation>Über schlechte Zeilen entscheidet der Server: Was er speichert, kann vom Dump abweichen.</translation>
    </message>
    <message>
        <source>Cut the load into chunks</source>
        <translation>Das Laden in Chunks teilen</translation>
    </message>
</context>
<context>
    <name>millrace::CloseSheet</name>
    <message>
        <source>A load is running. What becomes of it when the window closes?</source>
        <translation>Ein Laden läuft. Was wird daraus, wenn das Fenster schließt?</translation>
    </message>
    <message>
        <source>Sto&amp;p, resumable</source>
        <translation>Sto&amp;ppen, fortsetzbar</translation>
    </message>
    <message>
        <source>&amp;Keep it open</source>
        <translation>&amp;Offen lassen</translation>
    </message>
    <message>
        <source>This desktop has no tray: the window goes to the task bar instead of closing. </source>
        <translation>Dieser Desktop hat keinen Infobereich: Statt zu schließen, geht das Fenster in die Taskleiste. </translation>
    </message>
    <message>
        <source>Stopping rolls back the chunks on their way; committed ones stay, and the start page offers to resume the run.</source>
        <translation>Stoppen rollt die Chunks zurück, die unterwegs sind; bestätigte bleiben, und die Startseite bietet an, den Lauf fortzusetzen.</translation>
    </message>
    <message>
        <source>Stopping the load: what is on its way is rolled back. The window closes then.</source>
        <translation>Das Laden wird gestoppt: Was unterwegs ist, wird zurückgerollt. Dann schließt sich das Fenster.</translation>
    </message>
    <message>
        <source>End the pro&amp;gram with the load</source>
        <translation>Das Progra&amp;mm mit dem Laden beenden</translation>
    </message>
    <message>
        <source>Leave it r&amp;unning in the tray</source>
        <translation>Im Infobereich &amp;weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Leave it r&amp;unning, minimised</source>
        <translation>Minimiert &amp;weiterlaufen lassen</translation>
    </message>
</context>
<context>
    <name>millrace::ColumnMenu</name>
    <message>
        <source>A &amp;constant or an expression …</source>
        <translation>Eine &amp;Konstante oder ein Ausdruck …</translation>
    </message>
    <message>
        <source>&amp;NULL</source>
        <translation>&amp;NULL</translation>
    </message>
    <message>
        <source>Its &amp;default</source>
        <translation>Ihr &amp;Standardwert</translation>
    </message>
    <message>
        <source>The &amp;row number</source>
        <translation>Die &amp;Zeilennummer</translation>
    </message>
    <message>
        <source>A &amp;field</source>
        <translation>Ein &amp;Feld</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>field %1, %2</source>
        <translation>Feld %1, %2</translation>
    </message>
    <message>
        <source>The column gets nothing yet that could be transformed</source>
        <translation>Die Spalte bekommt noch nichts, was sich umwandeln ließe</translation>
    </message>
    <message>
        <source>This server has no such function</source>
        <translation>Dieser Server hat keine solche Funktion</translation>
    </message>
</context>
<context>
    <name>millrace::ColumnsModel</name>
    <message>
        <source>row number in source order</source>
        <translation>Zeilennummer in Reihenfolge der Quelle</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>generated by the server</source>
        <translation>vom Server erzeugt</translation>
    </message>
    <message>
        <source>next automatic number</source>
        <translation>nächste automatische Nummer</translation>
    </message>
    <message>
        <source>nothing, and it has no default</source>
        <translation>nichts, und sie hat keinen Standardwert</translation>
    </message>
    <message>
        <source>its default, or NULL</source>
        <translation>ihr Standardwert oder NULL</translation>
    </message>
    <message>
        <source>its default</source>
        <translation>ihr Standardwert</translation>
    </message>
    <message>
        <source>, auto</source>
        <translation>, auto</translation>
    </message>
    <message>
        <source>%1, may be NULL</source>
        <translation>%1, NULL möglich</translation>
    </message>
    <message>
        <source>%1 NOT NULL</source>
        <translation>%1 NOT NULL</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Bekommt</translation>
    </message>
</context>
<context>
    <name>millrace::ConfCard</name>
    <message>
        <source>my.cnf</source>
        <translation>my.cnf</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Lines for my.cnf</source>
        <translation>Zeilen für die my.cnf</translation>
    </message>
    <message>
        <source>Nothing that a restart of this server would bring.</source>
        <translation>Nichts, was ein Neustart dieses Servers bringen würde.</translation>
    </message>
    <message>
        <source>A restart could bring more: %1, each with its reason, and the lines that take it back.</source>
        <translation>Ein Neustart könnte mehr bringen: %1, jede mit ihrem Grund, und die Zeilen, die es zurücknehmen.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Hide &amp;lines</source>
        <translation>Z&amp;eilen ausblenden</translation>
    </message>
    <message>
        <source>Show &amp;lines…</source>
        <translation>Z&amp;eilen anzeigen…</translation>
    </message>
    <message>
        <source>&amp;What to write in</source>
        <translation>Was einzu&amp;tragen ist</translation>
    </message>
    <message>
        <source>&amp;What takes it back</source>
        <translation>Was es z&amp;urücknimmt</translation>
    </message>
</context>
<context>
    <name>millrace::ConnectionCard</name>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>S&amp;erver</source>
        <translation>S&amp;erver</translation>
    </message>
    <message>
        <source>A private server of Millrace&apos;s own on this machine: socket only, random password. Good for trying a plan out, and for loads whose data move on.</source>
        <translation>Ein eigener Server von Millrace auf diesem Rechner: nur über Socket, zufälliges Passwort. Gut, um einen Plan zu erproben, und für Daten, die danach weiterziehen.</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Remember the password in the ke&amp;ychain</source>
        <translation>Passwort im Sch&amp;lüsselbund merken</translation>
    </message>
    <message>
        <source>Of a saved connection, once the server has taken it</source>
        <translation>Für eine gespeicherte Verbindung, sobald der Server es angenommen hat</translation>
    </message>
    <message>
        <source>The keychain has no password for %1 any more.</source>
        <translation>Der Schlüsselbund hat kein Passwort für %1 mehr.</translation>
    </message>
    <message>
        <source>No keychain answers (%1): the password is kept in memory only and asked for next time.</source>
        <translation>Kein Schlüsselbund antwortet (%1): Das Passwort bleibt nur im Speicher und wird nächstes Mal wieder erfragt.</translation>
    </message>
    <message>
        <source>%1 The password is kept in memory only.</source>
        <translation>%1 Das Passwort bleibt nur im Speicher.</translation>
    </message>
    <message>
        <source>“%1” is removed.</source>
        <translation>„%1“ ist entfernt.</translation>
    </message>
    <message>
        <source>Its password is gone from the keychain.</source>
        <translation>Das Passwort ist aus dem Schlüsselbund gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;What this account may do</source>
        <translation>Was dieses &amp;Konto darf</translation>
    </message>
    <message>
        <source>Connecting …</source>
        <translation>Verbindung wird hergestellt …</translation>
    </message>
    <message>
        <source>Start and &amp;connect</source>
        <translation>Starten und &amp;verbinden</translation>
    </message>
    <message>
        <source>&amp;Connect again</source>
        <translation>Erneut &amp;verbinden</translation>
    </message>
    <message>
        <source>Connected: %1</source>
        <translation>Verbunden: %1</translation>
    </message>
    <message>
        <source>%1 ms per round trip · %2</source>
        <translation>%1 ms je Roundtrip · %2</translation>
    </message>
    <message>
        <source>LOAD DATA LOCAL is on.</source>
        <translation>LOAD DATA LOCAL ist eingeschaltet.</translation>
    </message>
    <message>
        <source>LOAD DATA LOCAL is off on this server.</source>
        <translation>LOAD DATA LOCAL ist auf diesem Server ausgeschaltet.</translation>
    </message>
    <message>
        <source>%1 may do %2 of the %3 things a load can ask for outside of schemas. %4</source>
        <translation>%1 darf %2 von %3 Dingen, die ein Laden außerhalb von Schemas brauchen kann. %4</translation>
    </message>
    <message>
        <source>%1 may do %2 of the %3 things a load can ask for. %4</source>
        <translation>%1 darf %2 von %3 Dingen, die ein Laden brauchen kann. %4</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>nicht verschlüsselt</translation>
    </message>
    <message>
        <source>certificate and name verified</source>
        <translation>Zertifikat und Name geprüft</translation>
    </message>
    <message>
        <source>certificate verified, its name not</source>
        <translation>Zertifikat geprüft, Name nicht</translation>
    </message>
    <message>
        <source>certificate not verified</source>
        <translation>Zertifikat nicht geprüft</translation>
    </message>
    <message>
        <source>Scr&amp;atch server</source>
        <translation>S&amp;cratch-Server</translation>
    </message>
</context>
<context>
    <name>millrace::ConnectionForm</name>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>instead of host and port</source>
        <translation>statt Host und Port</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>kept in memory only</source>
        <translation>nur im Speicher gehalten</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>where the table is</source>
        <translation>wo die Tabelle liegt</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>TLS when the server has it</source>
        <translation>TLS, wenn der Server es hat</translation>
    </message>
    <message>
        <source>no TLS</source>
        <translation>kein TLS</translation>
    </message>
    <message>
        <source>TLS required</source>
        <translation>TLS erforderlich</translation>
    </message>
    <message>
        <source>TLS, CA verified</source>
        <translation>TLS, CA geprüft</translation>
    </message>
    <message>
        <source>TLS, CA and host verified</source>
        <translation>TLS, CA und Host geprüft</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>CA</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>Certificates of the CA</source>
        <translation>Zertifikate der CA</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>This client&apos;s certificate</source>
        <translation>Zertifikat dieses Clients</translation>
    </message>
    <message>
        <source>if asked for</source>
        <translation>falls verlangt</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Key of this client&apos;s certificate</source>
        <translation>Schlüssel zum Zertifikat dieses Clients</translation>
    </message>
    <message>
        <source>a group of my.cnf</source>
        <translation>eine Gruppe der my.cnf</translation>
    </message>
    <message>
        <source>What the fields leave open comes from this group of the option files</source>
        <translation>Was die Felder offenlassen, kommt aus dieser Gruppe der Optionsdateien</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>of the server</source>
        <translation>des Servers</translation>
    </message>
    <message>
        <source>of this system</source>
        <translation>dieses Systems</translation>
    </message>
    <message>
        <source>Falls back to an unencrypted connection; nothing is verified.</source>
        <translation>Weicht auf eine unverschlüsselte Verbindung aus; nichts wird geprüft.</translation>
    </message>
    <message>
        <source>Everything can be read on the way, and changed.</source>
        <translation>Unterwegs kann alles gelesen und verändert werden.</translation>
    </message>
    <message>
        <source>Encrypted, but to whom is not verified.</source>
        <translation>Verschlüsselt, aber mit wem, ist nicht geprüft.</translation>
    </message>
    <message>
        <source>Signed by the CA below; for which host is not verified.</source>
        <translation>Von der CA unten signiert; für welchen Host, ist nicht geprüft.</translation>
    </message>
    <message>
        <source>Signed by the CA below and made for this host. Nothing is sent to anybody else.</source>
        <translation>Von der CA unten signiert und für diesen Host ausgestellt. Niemand sonst bekommt etwas.</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
</context>
<context>
    <name>millrace::ConnectionsCard</name>
    <message>
        <source>Saved connections</source>
        <translation>Gespeicherte Verbindungen</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>Begins a migration into this server</source>
        <translation>Beginnt eine Migration auf diesen Server</translation>
    </message>
    <message>
        <source>Servers you save on the Target page are listed here.</source>
        <translation>Server, die Sie auf der Seite Ziel speichern, stehen hier.</translation>
    </message>
</context>
<context>
    <name>millrace::CreateTableCard</name>
    <message>
        <source>utf8mb4: every character there is, up to 4 bytes each.</source>
        <translation>utf8mb4: jedes Zeichen, das es gibt, bis zu 4 Bytes je Zeichen.</translation>
    </message>
    <message>
        <source>utf8mb3: no emoji and no rare CJK characters; both servers are giving it up.</source>
        <translation>utf8mb3: keine Emojis und seltenen CJK-Zeichen; beide Server geben es auf.</translation>
    </message>
    <message>
        <source>latin1: one byte each, Western European only; anything else does not fit.</source>
        <translation>latin1: ein Byte je Zeichen, nur westeuropäisch; alles andere passt nicht.</translation>
    </message>
    <message>
        <source>ascii: one byte each, no accents.</source>
        <translation>ascii: ein Byte je Zeichen, keine Umlaute und Akzente.</translation>
    </message>
    <message>
        <source>binary: bytes as they are, compared as bytes.</source>
        <translation>binary: Bytes, wie sie sind, als Bytes verglichen.</translation>
    </message>
    <message>
        <source>The schema&apos;s own character set, whatever it is.</source>
        <translation>Der eigene Zeichensatz des Schemas, welcher es auch ist.</translation>
    </message>
    <message>
        <source>DYNAMIC: long values off the page, index prefixes up to 3072 bytes.</source>
        <translation>DYNAMIC: lange Werte außerhalb der Seite, Index-Präfixe bis 3072 Bytes.</translation>
    </message>
    <message>
        <source>COMPRESSED: smaller on disk; loading costs processor time for every page.</source>
        <translation>COMPRESSED: kleiner auf dem Datenträger; das Laden kostet Rechenzeit für jede Seite.</translation>
    </message>
    <message>
        <source>COMPACT: the first 768 bytes of long values stay in the row; index prefixes up to 767 bytes.</source>
        <translation>COMPACT: die ersten 768 Bytes langer Werte bleiben in der Zeile; Index-Präfixe bis 767 Bytes.</translation>
    </message>
    <message>
        <source>REDUNDANT: the oldest format, larger rows.</source>
        <translation>REDUNDANT: das älteste Format, größere Zeilen.</translation>
    </message>
    <message>
        <source>The server&apos;s own row format (innodb_default_row_format; DYNAMIC unless changed).</source>
        <translation>Das Zeilenformat des Servers (innodb_default_row_format; DYNAMIC, wenn nicht geändert).</translation>
    </message>
    <message>
        <source>Create the table</source>
        <translation>Tabelle anlegen</translation>
    </message>
    <message>
        <source>Name of the new table</source>
        <translation>Name der neuen Tabelle</translation>
    </message>
    <message>
        <source>CREATE TABLE statement</source>
        <translation>CREATE-TABLE-Anweisung</translation>
    </message>
    <message>
        <source>&amp;Use this definition</source>
        <translation>Ve&amp;rwenden</translation>
    </message>
    <message>
        <source>The table is made when the load begins; now the server only checks the text.</source>
        <translation>Angelegt wird beim Laden; jetzt nur geprüft.</translation>
    </message>
    <message>
        <source>Character set of the new table</source>
        <translation>Zeichensatz der neuen Tabelle</translation>
    </message>
    <message>
        <source>the schema&apos;s</source>
        <translation>der des Schemas</translation>
    </message>
    <message>
        <source>Row format of the new table</source>
        <translation>Zeilenformat der neuen Tabelle</translation>
    </message>
    <message>
        <source>the server&apos;s</source>
        <translation>das des Servers</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Row format</source>
        <translation>Zeilenformat</translation>
    </message>
    <message>
        <source>The choices follow once the text is a CREATE TABLE with its list of columns.</source>
        <translation>Die Auswahl folgt, sobald der Text ein CREATE TABLE mit Spaltenliste ist.</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>A&amp;bbrechen</translation>
    </message>
</context>
<context>
    <name>millrace::DialectBar</name>
    <message>
        <source>Fields end</source>
        <translation>Feldende</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>comma ,</source>
        <translation>Komma ,</translation>
    </message>
    <message>
        <source>semicolon ;</source>
        <translation>Semikolon ;</translation>
    </message>
    <message>
        <source>pipe |</source>
        <translation>Strich |</translation>
    </message>
    <message>
        <source>Enclosed by</source>
        <translation>Umschlossen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Escaped by</source>
        <translation>Maskiert</translation>
    </message>
    <message>
        <source>Lines end</source>
        <translation>Zeilenende</translation>
    </message>
    <message>
        <source>Lines start</source>
        <translation>Zeilenanfang</translation>
    </message>
    <message>
        <source>Header lines</source>
        <translation>Kopfzeilen</translation>
    </message>
    <message>
        <source>Character set</source>
        <translation>Zeichensatz</translation>
    </message>
</context>
<context>
    <name>millrace::DropArea</name>
    <message>
        <source>Drop dump files or a folder here</source>
        <translation>Dump-Dateien oder einen Ordner hier ablegen</translation>
    </message>
    <message>
        <source>Tab-separated text of mysqldump -T or SELECT … INTO OUTFILE, TSV and CSV.
Shards of one table (credits_2010_01.txt, credits_2010_02.txt, …) are put in order.</source>
        <translation>Tabulatorgetrennter Text von mysqldump -T oder SELECT … INTO OUTFILE, TSV und CSV.
Teile einer Tabelle (credits_2010_01.txt, credits_2010_02.txt, …) werden in Reihenfolge gebracht.</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>&amp;Dateien…</translation>
    </message>
    <message>
        <source>Add fol&amp;der…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>From a se&amp;rver…</source>
        <translation>Von einem Se&amp;rver…</translation>
    </message>
</context>
<context>
    <name>millrace::DumpMappingPage</name>
    <message>
        <source>Tables, in the order in which they are loaded</source>
        <translation>Tabellen in der Reihenfolge, in der sie geladen werden</translation>
    </message>
    <message>
        <source>Tables of the plan</source>
        <translation>Tabellen des Plans</translation>
    </message>
    <message>
        <source>The plan is being made …</source>
        <translation>Der Plan wird erstellt …</translation>
    </message>
    <message>
        <source>C&amp;hange its mapping…</source>
        <translation>Zuordnung ände&amp;rn…</translation>
    </message>
    <message>
        <source>By &amp;name again</source>
        <translation>Wieder nach Na&amp;men</translation>
    </message>
    <message>
        <source>Forget what was changed by hand</source>
        <translation>Vergisst, was von Hand geändert wurde</translation>
    </message>
    <message>
        <source>Its statements</source>
        <translation>Ihre Anweisungen</translation>
    </message>
    <message>
        <source>Statements of the table</source>
        <translation>Anweisungen der Tabelle</translation>
    </message>
    <message>
        <source>Statements of %1</source>
        <translation>Anweisungen von %1</translation>
    </message>
    <message>
        <source>How each table is loaded</source>
        <translation>Wie jede Tabelle geladen wird</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>%1, columns matched by name</source>
        <translation>%1, Spalten nach Namen zugeordnet</translation>
    </message>
    <message>
        <source>%1, columns matched by name or as set by hand</source>
        <translation>%1, Spalten nach Namen oder von Hand zugeordnet</translation>
    </message>
    <message>
        <source>&amp;Done with this table</source>
        <translation>Mit dieser Tabelle &amp;fertig</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>← &amp;All tables</source>
        <translation>← Alle &amp;Tabellen</translation>
    </message>
</context>
<context>
    <name>millrace::DumpReviewPage</name>
    <message>
        <source>Connect under Target first.</source>
        <translation>Zuerst unter Ziel verbinden.</translation>
    </message>
    <message>
        <source>The plan is being made …</source>
        <translation>Der Plan wird erstellt …</translation>
    </message>
    <message>
        <source>Choose under Target where it goes.</source>
        <translation>Unter Ziel wählen, wohin es geht.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Choose under Target whether it stays as it is and gets the rows, or is replaced.</source>
        <translation>Unter Ziel wählen, ob es bleibt und die Zeilen bekommt oder ersetzt wird.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Checking files, server and plan …</source>
        <translation>Dateien, Server und Plan werden geprüft …</translation>
    </message>
    <message>
        <source>%1 of %2 from %3 onto %4</source>
        <translation>%1 aus %2 von %3 nach %4</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>&amp;Load %1</source>
        <translation>%1 &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Laden</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Nothing has been changed on the server so far.</source>
        <translation>Auf dem Server ist bisher nichts geändert.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Review what will happen</source>
        <translation>Prüfen, was geschehen wird</translation>
    </message>
    <message>
        <source>Save pla&amp;n…</source>
        <translation>Plan spei&amp;chern…</translation>
    </message>
    <message>
        <source>&amp;Rehearse</source>
        <translation>&amp;Probelauf</translation>
    </message>
    <message>
        <source>Runs the whole plan on a private server of this machine. The target is only read; the server is thrown away.</source>
        <translation>Führt den ganzen Plan auf einem privaten Server dieses Rechners aus. Das Ziel wird nur gelesen; der Server wird danach weggeworfen.</translation>
    </message>
</context>
<context>
    <name>millrace::DumpSourceView</name>
    <message>
        <source>-- line %1 of %2</source>
        <translation>-- Zeile %1 von %2</translation>
    </message>
    <message>
        <source>Tables of the dump</source>
        <translation>Tabellen des Dumps</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>&amp;Dateien…</translation>
    </message>
    <message>
        <source>Add fol&amp;der…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>Load only t&amp;his table</source>
        <translation>Nur diese &amp;Tabelle</translation>
    </message>
    <message>
        <source>What else is in it</source>
        <translation>Was sonst noch darin ist</translation>
    </message>
    <message>
        <source>Tables are made first and loaded at the same time, each by LOAD DATA. Indexes, constraints, views, triggers and routines follow behind the rows.</source>
        <translation>Erst werden Tabellen angelegt und gleichzeitig geladen, jede mit LOAD DATA. Indizes, Constraints, Views, Trigger und Routinen folgen nach den Zeilen.</translation>
    </message>
    <message>
        <source>Statements of no known kind</source>
        <translation>Anweisungen unbekannter Art</translation>
    </message>
    <message>
        <source>&amp;Run them, too, behind the rows</source>
        <translation>Auch sie nach den Zeilen &amp;ausführen</translation>
    </message>
    <message>
        <source>Nothing but rows.</source>
        <translation>Nichts als Zeilen.</translation>
    </message>
    <message>
        <source>%1 of no known kind:</source>
        <translation>%1 unbekannter Art:</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>statements</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>The dump cannot be read whole.</source>
        <translation>Der Dump kann nicht ganz gelesen werden.</translation>
    </message>
    <message>
        <source>Reading the dump …</source>
        <translation>Der Dump wird gelesen …</translation>
    </message>
    <message>
        <source>Reading the dump … %1 %</source>
        <translation>Der Dump wird gelesen … %1 %</translation>
    </message>
    <message>
        <source>No table</source>
        <translation>Keine Tabelle</translation>
    </message>
    <message>
        <source>Tick a&amp;ll</source>
        <translation>A&amp;lle</translation>
    </message>
    <message>
        <source>&amp;Tick none</source>
        <translation>&amp;Keine</translation>
    </message>
</context>
<context>
    <name>millrace::DumpTablesModel</name>
    <message>
        <source>no definition: has to be on the server</source>
        <translation>keine Definition: muss auf dem Server sein</translation>
    </message>
    <message>
        <source>%1 run as they stand</source>
        <translation>%1 unverändert ausgeführt</translation>
    </message>
    <message>
        <source>row with an expression</source>
        <translation>Zeile mit Ausdruck</translation>
    </message>
    <message>
        <source>rows with expressions</source>
        <translation>Zeilen mit Ausdrücken</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>nicht geladen</translation>
    </message>
</context>
<context>
    <name>millrace::DumpTargetPage</name>
    <message>
        <source>On the server already</source>
        <translation>Schon auf dem Server</translation>
    </message>
    <message>
        <source>What of the dump is on the server already</source>
        <translation>Was vom Dump schon auf dem Server ist</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Schema the dump goes into</source>
        <translation>Schema, in das der Dump geht</translation>
    </message>
    <message>
        <source>What is there already</source>
        <translation>Was schon dort ist</translation>
    </message>
    <message>
        <source>Re&amp;fuse</source>
        <translation>&amp;Ablehnen</translation>
    </message>
    <message>
        <source>Tables, views, triggers and routines of the dump that are on the server refuse the run before it touches anything.</source>
        <translation>Tabellen, Views, Trigger und Routinen des Dumps, die schon auf dem Server sind, verhindern den Lauf, bevor er etwas anrührt.</translation>
    </message>
    <message>
        <source>It stays as it is: the dump&apos;s statements about it are left out, and the rows go into the tables there.</source>
        <translation>Es bleibt, wie es ist: Die Anweisungen des Dumps dazu entfallen, und die Zeilen kommen in die vorhandenen Tabellen.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>E&amp;rsetzen</translation>
    </message>
    <message>
        <source>The dump&apos;s DROP statements run: what is there goes, with all it holds. This cannot be taken back.</source>
        <translation>Die DROP-Anweisungen des Dumps werden ausgeführt: Was dort ist, geht mit allem Inhalt. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>as the dump says</source>
        <translation>wie im Dump</translation>
    </message>
    <message>
        <source>as the dump says: %1</source>
        <translation>wie im Dump: %1</translation>
    </message>
    <message>
        <source>The dump does not say which schema it is of: choose one, or name a new one.</source>
        <translation>Der Dump sagt nicht, aus welchem Schema er stammt: eines wählen oder ein neues nennen.</translation>
    </message>
    <message>
        <source>%1 is made when the load begins.</source>
        <translation>%1 wird angelegt, wenn das Laden beginnt.</translation>
    </message>
    <message>
        <source>The dump is of several schemas and says itself where each table belongs.</source>
        <translation>Der Dump umfasst mehrere Schemas und sagt selbst, wohin jede Tabelle gehört.</translation>
    </message>
    <message>
        <source>Views, triggers and routines that name %1 themselves still do.</source>
        <translation>Views, Trigger und Routinen, die %1 selbst nennen, tun das weiterhin.</translation>
    </message>
    <message>
        <source>Connect to see what is there.</source>
        <translation>Verbinden, um zu sehen, was dort ist.</translation>
    </message>
    <message>
        <source>Nothing of the dump is on the server.</source>
        <translation>Vom Dump ist nichts auf dem Server.</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>Der Server wird gefragt …</translation>
    </message>
    <message>
        <source>Choose a schema.</source>
        <translation>Ein Schema wählen.</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Starting the scratch server …</source>
        <translation>Der Scratch-Server startet …</translation>
    </message>
    <message>
        <source>Connecting …</source>
        <translation>Verbindung wird hergestellt …</translation>
    </message>
    <message>
        <source>Not connected. Nothing is changed on the server before the load begins.</source>
        <translation>Nicht verbunden. Auf dem Server wird nichts geändert, bevor das Laden beginnt.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 · the dump is being read</source>
        <translation>%1 · der Dump wird gelesen</translation>
    </message>
    <message>
        <source>%1 · no schema chosen</source>
        <translation>%1 · kein Schema gewählt</translation>
    </message>
    <message>
        <source>%1 · no plan</source>
        <translation>%1 · kein Plan</translation>
    </message>
    <message>
        <source>%1 · planning …</source>
        <translation>%1 · wird geplant …</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>nothing of the dump is there</source>
        <translation>vom Dump ist nichts dort</translation>
    </message>
    <message>
        <source>there already: %1</source>
        <translation>schon dort: %1</translation>
    </message>
    <message>
        <source>Something of the dump is there already: the run would be refused.</source>
        <translation>Etwas aus dem Dump ist schon dort: Der Lauf würde abgelehnt.</translation>
    </message>
    <message>
        <source>What is listed here goes when the load begins.</source>
        <translation>Was hier aufgeführt ist, geht, wenn das Laden beginnt.</translation>
    </message>
    <message>
        <source>Choose a schema to go on.</source>
        <translation>Ein Schema wählen, um fortzufahren.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Wohin es geht</translation>
    </message>
    <message>
        <source>&amp;Leave it, add rows</source>
        <translation>&amp;Behalten, Zeilen ergänzen</translation>
    </message>
</context>
<context>
    <name>millrace::FieldsModel</name>
    <message>
        <source>no match</source>
        <translation>kein Treffer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längster</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Bound by hand</source>
        <translation>Von Hand gebunden</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>As the dump&apos;s values need it</source>
        <translation>Wie es die Werte des Dumps brauchen</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>The column has the field&apos;s name</source>
        <translation>Die Spalte heißt wie das Feld</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The same name, spelled otherwise</source>
        <translation>Derselbe Name, anders geschrieben</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>Schreibweise</translation>
    </message>
    <message>
        <source>Another name for the same: look whether it is</source>
        <translation>Anderer Name für dasselbe: prüfen, ob es stimmt</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>Synonym</translation>
    </message>
    <message>
        <source>A similar name: look whether it is meant</source>
        <translation>Ähnlicher Name: prüfen, ob er gemeint ist</translation>
    </message>
    <message>
        <source>similar</source>
        <translation>ähnlich</translation>
    </message>
    <message>
        <source>No name says more: the field&apos;s place among the columns</source>
        <translation>Kein Name sagt mehr: der Platz des Feldes unter den Spalten</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>The server makes this column&apos;s values itself</source>
        <translation>Der Server erzeugt die Werte dieser Spalte selbst</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>erzeugt</translation>
    </message>
    <message>
        <source>No column matches; the field is left out</source>
        <translation>Keine Spalte passt; das Feld bleibt weg</translation>
    </message>
</context>
<context>
    <name>millrace::FilesModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>millrace::FinishDetailsCard</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Rows set aside</source>
        <translation>Ausgesonderte Zeilen</translation>
    </message>
    <message>
        <source>Reading the rows that were set aside</source>
        <translation>Die ausgesonderten Zeilen werden gelesen</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>The CSV that says why each row was set aside</source>
        <translation>Die CSV-Datei mit dem Grund für jede ausgesonderte Zeile</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>The rows as they stood in the dump, to be mended there</source>
        <translation>Die Zeilen, wie sie im Dump standen, um sie dort zu berichtigen</translation>
    </message>
    <message>
        <source>Load mended rows…</source>
        <translation>Berichtigte laden…</translation>
    </message>
    <message>
        <source>Mend the rows in their file and save it first: this makes a plan with that file as its source, the same table and mapping, and shows it</source>
        <translation>Zuerst die Zeilen in ihrer Datei berichtigen und sie sichern: dies macht einen Plan mit dieser Datei als Quelle, derselben Tabelle und Zuordnung, und zeigt ihn</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Beiseite: %1</translation>
    </message>
    <message>
        <source>Looking at the run&apos;s figures.</source>
        <translation>Die Zahlen des Laufs werden angesehen.</translation>
    </message>
    <message>
        <source>Nothing in this run&apos;s figures asks for a change.</source>
        <translation>Nichts in den Zahlen dieses Laufs verlangt eine Änderung.</translation>
    </message>
    <message>
        <source>The files with the rows are not there any more</source>
        <translation>Die Dateien mit den Zeilen sind nicht mehr da</translation>
    </message>
    <message>
        <source>The first %1 of %2</source>
        <translation>Die ersten %1 von %2</translation>
    </message>
</context>
<context>
    <name>millrace::FinishPage</name>
    <message>
        <source>Open report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <source>Open run folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>What can be done next on the command line</source>
        <translation>Was als Nächstes auf der Kommandozeile möglich ist</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>The table&apos;s rows were not counted.</source>
        <translation>Die Zeilen der Tabelle wurden nicht gezählt.</translation>
    </message>
    <message>
        <source>No server setting was changed.</source>
        <translation>Keine Einstellung des Servers wurde geändert.</translation>
    </message>
    <message>
        <source>The report is written, but no program opened it.</source>
        <translation>Der Bericht ist geschrieben, aber kein Programm hat ihn geöffnet.</translation>
    </message>
    <message>
        <source>No program opened the folder.</source>
        <translation>Kein Programm hat den Ordner geöffnet.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>verified, look here</source>
        <translation>geprüft, hier nachsehen</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>New migration</source>
        <translation>Neue Migration</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>No program opened the file.</source>
        <translation>Kein Programm hat die Datei geöffnet.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Daten (*.json)</translation>
    </message>
    <message>
        <source>Samples (*.csv)</source>
        <translation>Messwerte (*.csv)</translation>
    </message>
</context>
<context>
    <name>millrace::KnobLine</name>
    <message>
        <source>today → during the load</source>
        <translation>heute → während des Ladens</translation>
    </message>
    <message>
        <source>Set by Millrace itself</source>
        <translation>Setzt Millrace selbst</translation>
    </message>
    <message>
        <source>No risk</source>
        <translation>Kein Risiko</translation>
    </message>
    <message>
        <source>Risk: %1</source>
        <translation>Risiko: %1</translation>
    </message>
    <message>
        <source>Needs: %1</source>
        <translation>Braucht: %1</translation>
    </message>
    <message>
        <source>Takes %1, which is there</source>
        <translation>Braucht %1, vorhanden</translation>
    </message>
</context>
<context>
    <name>millrace::LimitsCard</name>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Rows per second at most</source>
        <translation>Zeilen pro Sekunde höchstens</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Megabytes per second at most</source>
        <translation>Megabyte pro Sekunde höchstens</translation>
    </message>
    <message>
        <source>rows/s, and</source>
        <translation>Zeilen/s, und</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>Speed at most</source>
        <translation>Geschwindigkeit höchstens</translation>
    </message>
    <message>
        <source>All workers together, as the dump&apos;s bytes are sent.</source>
        <translation>Alle Worker zusammen, so wie die Bytes des Dumps gesendet werden.</translation>
    </message>
    <message>
        <source>Slow down above so many running threads</source>
        <translation>Bremsen bei mehr als so vielen laufenden Threads</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>nicht beobachtet</translation>
    </message>
    <message>
        <source>Slow down above so many seconds of replica lag</source>
        <translation>Bremsen bei mehr als so vielen Sekunden Rückstand des Replikats</translation>
    </message>
    <message>
        <source>threads, or</source>
        <translation>Threads, oder</translation>
    </message>
    <message>
        <source>s of lag</source>
        <translation>s Rückstand</translation>
    </message>
    <message>
        <source>Slow down above</source>
        <translation>Bremsen über</translation>
    </message>
    <message>
        <source>Threads_running without this load&apos;s own, and how far the server, being a replica, lags. Looked at once a second: the speed is halved until it is better. Flow control of a Galera cluster is always watched.</source>
        <translation>Threads_running ohne die des Ladens und, wie weit der Server als Replikat zurückliegt. Einmal pro Sekunde geprüft: Die Geschwindigkeit wird halbiert, bis es besser ist. Die Flusskontrolle eines Galera-Clusters wird immer beobachtet.</translation>
    </message>
    <message>
        <source>Rows set aside at most</source>
        <translation>Ausgesonderte Zeilen höchstens</translation>
    </message>
    <message>
        <source>rows set aside at most</source>
        <translation>Zeilen höchstens ausgesondert</translation>
    </message>
    <message>
        <source>Bad rows</source>
        <translation>Schlechte Zeilen</translation>
    </message>
    <message>
        <source>One more stops the load: so many mean a wrong dialect or mapping.</source>
        <translation>Eine mehr stoppt das Laden: So viele sprechen für einen falschen Dialekt oder eine falsche Zuordnung.</translation>
    </message>
    <message>
        <source>Memory for sorting and buffers, in MiB</source>
        <translation>Speicher für Sortieren und Puffer, in MiB</translation>
    </message>
    <message>
        <source>MiB on this machine</source>
        <translation>MiB auf diesem Rechner</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>For sorting and buffers; more of it sorts in fewer passes.</source>
        <translation>Für Sortieren und Puffer; mit mehr davon genügen weniger Durchgänge.</translation>
    </message>
    <message>
        <source>Folder for sorted copies</source>
        <translation>Ordner für sortierte Kopien</translation>
    </message>
    <message>
        <source>in the run&apos;s folder</source>
        <translation>im Ordner des Laufs</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>Wä&amp;hlen…</translation>
    </message>
    <message>
        <source>Sorted copies</source>
        <translation>Sortierte Kopien</translation>
    </message>
    <message>
        <source>Only where rows are sorted: about twice the dump in size.</source>
        <translation>Nur wo Zeilen sortiert werden: etwa doppelt so groß wie der Dump.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Close the limits</source>
        <translation>Die Grenzen schließen</translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation>Die Grenzen ändern</translation>
    </message>
</context>
<context>
    <name>millrace::LoadPage</name>
    <message>
        <source>%1 · %2 %</source>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>slowed down: %1</source>
        <translation>gebremst: %1</translation>
    </message>
    <message>
        <source>limited to %1</source>
        <translation>begrenzt auf %1</translation>
    </message>
    <message>
        <source>Nothing is sent yet</source>
        <translation>Noch ist nichts gesendet</translation>
    </message>
    <message>
        <source>All rows are committed</source>
        <translation>Alle Zeilen sind bestätigt</translation>
    </message>
    <message>
        <source>Cancel run…</source>
        <translation>Lauf abbrechen…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>No connection is loading</source>
        <translation>Keine Verbindung lädt</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Cancel this run?</source>
        <translation>Diesen Lauf abbrechen?</translation>
    </message>
    <message>
        <source>Chunks on their way are rolled back. Committed chunks stay; the run can be resumed later, or rolled back.</source>
        <translation>Chunks, die unterwegs sind, werden zurückgerollt. Bestätigte Chunks bleiben; der Lauf kann später fortgesetzt oder zurückgerollt werden.</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>Den Lauf abbrechen</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>die Tabelle</translation>
    </message>
    <message>
        <source>Loaded %1</source>
        <translation>%1 geladen</translation>
    </message>
    <message>
        <source>%1 is not loaded to its end</source>
        <translation>%1 ist nicht bis zum Ende geladen</translation>
    </message>
    <message>
        <source>%1 was not touched</source>
        <translation>%1 wurde nicht angerührt</translation>
    </message>
    <message>
        <source>%1 is as it was before</source>
        <translation>%1 ist wie zuvor</translation>
    </message>
    <message>
        <source>Sorting the dump by the primary key of %1</source>
        <translation>Der Dump wird nach dem Primärschlüssel von %1 sortiert</translation>
    </message>
    <message>
        <source>Building the indexes of %1</source>
        <translation>Die Indizes von %1 werden aufgebaut</translation>
    </message>
    <message>
        <source>Running what the dump has behind its rows</source>
        <translation>Was der Dump nach den Zeilen enthält, wird ausgeführt</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>Warming up %1</source>
        <translation>%1 wird aufgewärmt</translation>
    </message>
    <message>
        <source>Preparing to load %1</source>
        <translation>Das Laden von %1 wird vorbereitet</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>Cancelling: what is on its way is rolled back</source>
        <translation>Wird abgebrochen: Was unterwegs ist, wird zurückgerollt</translation>
    </message>
    <message>
        <source>Checking the plan against its files and the server</source>
        <translation>Der Plan wird gegen Dateien und Server geprüft</translation>
    </message>
    <message>
        <source>All rows are committed; counting what the table holds</source>
        <translation>Alle Zeilen sind bestätigt; was die Tabelle enthält, wird gezählt</translation>
    </message>
    <message>
        <source>Paused: nothing is sent; the open transactions wait</source>
        <translation>Angehalten: Nichts wird gesendet; die offenen Transaktionen warten</translation>
    </message>
    <message>
        <source>%1 of %2 chunks done</source>
        <translation>%1 von %2 Chunks fertig</translation>
    </message>
    <message>
        <source>setting changed for the load&apos;s own sessions</source>
        <translation>Einstellung der eigenen Sitzungen geändert</translation>
    </message>
    <message>
        <source>settings changed for the load&apos;s own sessions</source>
        <translation>Einstellungen der eigenen Sitzungen geändert</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>wird vorbereitet</translation>
    </message>
    <message>
        <source>sorting</source>
        <translation>sortiert</translation>
    </message>
    <message>
        <source>indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>running · %1 %</source>
        <translation>läuft · %1 %</translation>
    </message>
    <message>
        <source>paused · %1 %</source>
        <translation>angehalten · %1 %</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>wird abgebrochen</translation>
    </message>
    <message>
        <source>verifying</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>wird aufgewärmt</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>rolling back</source>
        <translation>wird zurückgerollt</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>zurückgerollt</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Limit speed</source>
        <translation>&amp;Drosseln</translation>
    </message>
    <message>
        <source>Give others on the server more room while the load goes on</source>
        <translation>Anderen auf dem Server mehr Raum geben, während das Laden weitergeht</translation>
    </message>
    <message>
        <source>throttled to %1</source>
        <translation>gedrosselt auf %1</translation>
    </message>
    <message>
        <source>Chunks of %1</source>
        <translation>Chunks von %1</translation>
    </message>
    <message>
        <source>The chunks of the chosen table are on the map below</source>
        <translation>Die Chunks der gewählten Tabelle zeigt die Karte darunter</translation>
    </message>
</context>
<context>
    <name>millrace::MainWindow</name>
    <message>
        <source>New migration</source>
        <translation>Neue Migration</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Start page; what the wizard holds stays</source>
        <translation>Startseite; was der Assistent enthält, bleibt</translation>
    </message>
    <message>
        <source>From the start page back to the wizard</source>
        <translation>Von der Startseite zurück zum Assistenten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>“%1” is saved nowhere and would be given up.</source>
        <translation>„%1“ ist nirgends gespeichert und ginge verloren.</translation>
    </message>
    <message>
        <source>Go on with it, or save it as a plan first.</source>
        <translation>Damit weitermachen oder es zuerst als Plan speichern.</translation>
    </message>
    <message>
        <source>Give it &amp;up</source>
        <translation>A&amp;ufgeben</translation>
    </message>
</context>
<context>
    <name>millrace::MappingPage</name>
    <message>
        <source>Save the mapping as a profile of this name</source>
        <translation>Die Zuordnung als Profil mit diesem Namen speichern</translation>
    </message>
    <message>
        <source>Save as profile</source>
        <translation>Als Profil</translation>
    </message>
    <message>
        <source>A name and Return: the mapping is kept, and offered for the next dump like this one</source>
        <translation>Name und Eingabetaste: Die Zuordnung wird behalten und beim nächsten Dump dieser Art angeboten</translation>
    </message>
    <message>
        <source>Fields of the dump</source>
        <translation>Felder des Dumps</translation>
    </message>
    <message>
        <source>Map a&amp;utomatically</source>
        <translation>A&amp;utomatisch</translation>
    </message>
    <message>
        <source>Fields of the dump and their bindings</source>
        <translation>Felder des Dumps und ihre Bindungen</translation>
    </message>
    <message>
        <source>%1 · bindings and expressions. The dialect and pinned rows are not part of it.</source>
        <translation>%1 · Bindungen und Ausdrücke. Dialekt und angeheftete Zeilen gehören nicht dazu.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns of the table and what they get</source>
        <translation>Spalten der Tabelle und was sie bekommen</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>U&amp;mwandeln</translation>
    </message>
    <message>
        <source>What the column in the cursor&apos;s row gets; Ctrl+T, or the menu key at the column</source>
        <translation>Was die Spalte der aktuellen Zeile bekommt; Strg+T oder die Menütaste auf der Spalte</translation>
    </message>
    <message>
        <source>Columns of %1</source>
        <translation>Spalten von %1</translation>
    </message>
    <message>
        <source>%1 findings: %2</source>
        <translation>%1 Befunde: %2</translation>
    </message>
    <message>
        <source>Read %1 as %2</source>
        <translation>%1 als %2 lesen</translation>
    </message>
    <message>
        <source>Read %1 columns as dates</source>
        <translation>%1 Spalten als Datum lesen</translation>
    </message>
    <message>
        <source>Mend the mapping to see what the server would store.</source>
        <translation>Die Zuordnung berichtigen, um zu sehen, was der Server speichern würde.</translation>
    </message>
    <message>
        <source>Profile “%1” was kept for dumps like this one.</source>
        <translation>Für Dumps wie diesen wurde das Profil „%1“ behalten.</translation>
    </message>
    <message>
        <source>Map as it says</source>
        <translation>Danach zuordnen</translation>
    </message>
    <message>
        <source>Kept as profile “%1”; it will be offered for dumps like this one.</source>
        <translation>Als Profil „%1“ behalten; es wird für Dumps wie diesen angeboten.</translation>
    </message>
    <message>
        <source>Choose a source and a table first.</source>
        <translation>Zuerst Quelle und Tabelle wählen.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>%1 in %2.%3</source>
        <translation>%1 in %2.%3</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>mapped by hand</source>
        <translation>von Hand zugeordnet</translation>
    </message>
    <message>
        <source>mapped automatically</source>
        <translation>automatisch zugeordnet</translation>
    </message>
    <message>
        <source>%1 discarded</source>
        <translation>%1 verworfen</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>expressions</source>
        <translation>Ausdrücke</translation>
    </message>
    <message>
        <source>row number</source>
        <translation>Zeilennummer</translation>
    </message>
    <message>
        <source>row numbers</source>
        <translation>Zeilennummern</translation>
    </message>
    <message>
        <source>warning in the sample.</source>
        <translation>Warnung in der Stichprobe.</translation>
    </message>
    <message>
        <source>warnings in the sample.</source>
        <translation>Warnungen in der Stichprobe.</translation>
    </message>
    <message>
        <source>%1 Rows like these will stop the load; choose what happens to them under Chunks.</source>
        <translation>%1 Solche Zeilen werden das Laden stoppen; was mit ihnen geschieht, steht unter Chunks zur Wahl.</translation>
    </message>
    <message>
        <source>%1 Rows like these are set aside, everything else is loaded.</source>
        <translation>%1 Solche Zeilen werden ausgesondert, alles andere wird geladen.</translation>
    </message>
    <message>
        <source>%1 Rows like these are bent or skipped by the server.</source>
        <translation>%1 Solche Zeilen werden vom Server zurechtgebogen oder übersprungen.</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Map fields to columns</source>
        <translation>Felder den Spalten zuordnen</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
</context>
<context>
    <name>millrace::MigrationDraft</name>
    <message>
        <source>The table has no secondary index to drop.</source>
        <translation>Die Tabelle hat keinen Sekundärindex, der gelöscht werden könnte.</translation>
    </message>
    <message>
        <source>No index can be dropped, for each of them: %1</source>
        <translation>Kein Index kann gelöscht werden, für jeden gilt: %1</translation>
    </message>
    <message>
        <source>%1 stays. %2</source>
        <translation>%1 bleibt. %2</translation>
    </message>
    <message>
        <source>the tables of a whole dump are loaded as they stand in it.</source>
        <translation>die Tabellen eines ganzen Dumps werden geladen, wie sie darin stehen.</translation>
    </message>
    <message>
        <source>rows of another server come in the order they are read in there.</source>
        <translation>Zeilen eines anderen Servers kommen in der Reihenfolge, in der sie dort gelesen werden.</translation>
    </message>
    <message>
        <source>%1 into %2.%3</source>
        <translation>%1 nach %2.%3</translation>
    </message>
</context>
<context>
    <name>millrace::PagePictures</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>No answer within a minute.</source>
        <translation>Keine Antwort innerhalb einer Minute.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>millrace::PasswordSafe</name>
    <message>
        <source>This Millrace was built without QtKeychain.</source>
        <translation>Dieses Millrace wurde ohne QtKeychain gebaut.</translation>
    </message>
</context>
<context>
    <name>millrace::PastRunsModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rows/s</source>
        <translation>Zeilen/s</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
</context>
<context>
    <name>millrace::PhaseShades</name>
    <message>
        <source>preflight</source>
        <translation>Vorprüfung</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>index build</source>
        <translation>Indexaufbau</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>Aufwärmen</translation>
    </message>
</context>
<context>
    <name>millrace::PlanTablesModel</name>
    <message>
        <source>is there</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>is made</source>
        <translation>wird angelegt</translation>
    </message>
    <message>
        <source>Goes into</source>
        <translation>Geht nach</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
</context>
<context>
    <name>millrace::PlansCard</name>
    <message>
        <source>Recent plans</source>
        <translation>Letzte Pläne</translation>
    </message>
    <message>
        <source>Op&amp;en</source>
        <translation>Öff&amp;nen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Takes it out of this list; the file stays</source>
        <translation>Nimmt ihn aus dieser Liste; die Datei bleibt</translation>
    </message>
    <message>
        <source>Plans you save or open are listed here.</source>
        <translation>Pläne, die Sie speichern oder öffnen, stehen hier.</translation>
    </message>
</context>
<context>
    <name>millrace::PreviewCard</name>
    <message>
        <source>What the server will store</source>
        <translation>Was der Server speichern wird</translation>
    </message>
    <message>
        <source>Only &amp;findings</source>
        <translation>Nur &amp;Befunde</translation>
    </message>
    <message>
        <source>Rows in which a value changes, or that the server warns about</source>
        <translation>Zeilen, in denen sich ein Wert ändert oder vor denen der Server warnt</translation>
    </message>
    <message>
        <source>Pin row</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>A row&apos;s number: it is always shown then; once more, and it no longer is. Space pins the row the cursor is in.</source>
        <translation>Nummer einer Zeile: Sie wird dann immer gezeigt; noch einmal, und sie wird es nicht mehr. Die Leertaste heftet die aktuelle Zeile an.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the rows, as in the dump and as stored. Return on a row shows its bytes, its fields and what is stored below the table.</source>
        <translation>Durchsucht die Zeilen, wie sie im Dump und wie sie gespeichert sind. Die Eingabetaste zeigt unter der Tabelle Bytes, Felder und Gespeichertes einer Zeile.</translation>
    </message>
    <message>
        <source>Rows are numbered from 1 to %1.</source>
        <translation>Zeilen sind von 1 bis %1 nummeriert.</translation>
    </message>
    <message>
        <source>A row&apos;s number is a whole number from 1.</source>
        <translation>Die Nummer einer Zeile ist eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>The rows are not counted yet; pin one when the scan is through.</source>
        <translation>Die Zeilen sind noch nicht gezählt; nach dem Durchsehen anheften.</translation>
    </message>
    <message>
        <source>%1 pinned</source>
        <translation>%1 angeheftet</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>erste %1</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>die letzte</translation>
    </message>
    <message>
        <source>temporary table</source>
        <translation>temporäre Tabelle</translation>
    </message>
    <message>
        <source>scratch server</source>
        <translation>Scratch-Server</translation>
    </message>
    <message>
        <source>expressions alone</source>
        <translation>nur Ausdrücke</translation>
    </message>
    <message>
        <source>%1 · %2, %3 ms</source>
        <translation>%1 · %2, %3 ms</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation>%1 in %2 ms</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Only expressions are evaluated, what columns make of values is not known. %1</source>
        <translation>Nur Ausdrücke werden ausgewertet; was Spalten aus Werten machen, ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Every value is stored as it is in the dump, without a warning.</source>
        <translation>Jeder Wert wird gespeichert, wie er im Dump steht, ohne Warnung.</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>Der Server wird gefragt …</translation>
    </message>
    <message>
        <source>asking the server …</source>
        <translation>der Server wird gefragt …</translation>
    </message>
    <message>
        <source>Connect to a server to see what it would store.</source>
        <translation>Mit einem Server verbinden, um zu sehen, was er speichern würde.</translation>
    </message>
    <message>
        <source>There is no row to show.</source>
        <translation>Es gibt keine Zeile zu zeigen.</translation>
    </message>
</context>
<context>
    <name>millrace::PreviewModel</name>
    <message>
        <source>row %1 (line %2)</source>
        <translation>Zeile %1 (Textzeile %2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1: the server skips this row</source>
        <translation>%1: Der Server überspringt diese Zeile</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>gekürzt</translation>
    </message>
    <message>
        <source>NULL</source>
        <translation>NULL</translation>
    </message>
    <message>
        <source>filled in</source>
        <translation>ergänzt</translation>
    </message>
    <message>
        <source>row not stored</source>
        <translation>Zeile nicht gespeichert</translation>
    </message>
    <message>
        <source>rows not stored</source>
        <translation>Zeilen nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 in the dump: %2</source>
        <translation>%1 im Dump: %2</translation>
    </message>
    <message>
        <source>Parsed: %1</source>
        <translation>Gelesen: %1</translation>
    </message>
    <message>
        <source>(too many)</source>
        <translation>(zu viele)</translation>
    </message>
    <message>
        <source>skipped by the server</source>
        <translation>vom Server übersprungen</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>In the dump: %1</source>
        <translation>Im Dump: %1</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>millrace::ProblemList</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>millrace::ProgressLine</name>
    <message>
        <source>%1 % committed, %2 % sent</source>
        <translation>%1 % bestätigt, %2 % gesendet</translation>
    </message>
</context>
<context>
    <name>millrace::RecentPlans</name>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>whole dump %1</source>
        <translation>ganzer Dump %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>%1.%2 on %3</source>
        <translation>%1.%2 auf %3</translation>
    </message>
</context>
<context>
    <name>millrace::RecentPlansModel</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>From and into</source>
        <translation>Von und nach</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
</context>
<context>
    <name>millrace::RedoLogConfirm</name>
    <message>
        <source>The server&apos;s name</source>
        <translation>Name des Servers</translation>
    </message>
    <message>
        <source>Switch the redo log off</source>
        <translation>Redo-Log abschalten</translation>
    </message>
    <message>
        <source>Leave it on</source>
        <translation>Eingeschaltet lassen</translation>
    </message>
    <message>
        <source>While the redo log is off, a crash of the server loses everything on it: every schema, not only this table. Have a backup that can be read. To go on, type the server&apos;s name: %1</source>
        <translation>Solange das Redo-Log abgeschaltet ist, verliert ein Absturz des Servers alles darauf: jedes Schema, nicht nur diese Tabelle. Ein lesbares Backup bereithalten. Zum Fortfahren den Namen des Servers eingeben: %1</translation>
    </message>
</context>
<context>
    <name>millrace::RehearsalBar</name>
    <message>
        <source>Rehearsing on a private server: %1 of %2.</source>
        <translation>Probelauf auf einem privaten Server: %1 von %2.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rehearsing: a private server is started, with a table like the target&apos;s.</source>
        <translation>Probelauf: Ein privater Server wird gestartet, mit einer Tabelle wie der des Ziels.</translation>
    </message>
    <message>
        <source>The target is only read. The server and its rows are thrown away afterwards.</source>
        <translation>Das Ziel wird nur gelesen. Server und Zeilen werden danach verworfen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stopping: the private server is taken away.</source>
        <translation>Wird beendet: Der private Server wird entfernt.</translation>
    </message>
    <message>
        <source>The rehearsal was stopped. Nothing is left of it.</source>
        <translation>Der Probelauf wurde beendet. Nichts ist davon übrig.</translation>
    </message>
    <message>
        <source>Rehearsed on %1: stopped behind %2. %3</source>
        <translation>Probelauf auf %1: gestoppt nach %2. %3</translation>
    </message>
    <message>
        <source>Rehearsed on %1: %2 loaded and verified in %3, %4 rows/s.</source>
        <translation>Probelauf auf %1: %2 geladen und geprüft in %3, %4 Zeilen/s.</translation>
    </message>
    <message>
        <source>Rehearsed on %1: %2 loaded, not verified in %3, %4 rows/s.</source>
        <translation>Probelauf auf %1: %2 geladen, nicht geprüft, in %3, %4 Zeilen/s.</translation>
    </message>
    <message>
        <source>%1 would be set aside.</source>
        <translation>%1 würden ausgesondert.</translation>
    </message>
    <message>
        <source>%1 would be skipped.</source>
        <translation>%1 würden übersprungen.</translation>
    </message>
</context>
<context>
    <name>millrace::RejectsModel</name>
    <message>
        <source>%1, line %2, byte %3</source>
        <translation>%1, Zeile %2, Byte %3</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Row as it stood in the dump</source>
        <translation>Zeile, wie sie im Dump stand</translation>
    </message>
</context>
<context>
    <name>millrace::ReviewCards</name>
    <message>
        <source>What will happen</source>
        <translation>Was geschehen wird</translation>
    </message>
    <message>
        <source>Exact statements</source>
        <translation>Genaue Anweisungen</translation>
    </message>
    <message>
        <source>Statements of the run, in order</source>
        <translation>Anweisungen des Laufs, der Reihe nach</translation>
    </message>
    <message>
        <source>Preflight</source>
        <translation>Vorprüfung</translation>
    </message>
    <message>
        <source>Check a&amp;gain</source>
        <translation>&amp;Erneut prüfen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to Source</source>
        <translation>Zu Quelle</translation>
    </message>
    <message>
        <source>Go to Target</source>
        <translation>Zu Ziel</translation>
    </message>
    <message>
        <source>Go to Mapping</source>
        <translation>Zu Zuordnung</translation>
    </message>
    <message>
        <source>Go to Chunks</source>
        <translation>Zu Chunks</translation>
    </message>
    <message>
        <source>Go to Tuning</source>
        <translation>Zu Tuning</translation>
    </message>
    <message>
        <source>%1 in the way</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>Hindernisse</translation>
    </message>
    <message>
        <source>nothing in the way</source>
        <translation>nichts im Weg</translation>
    </message>
</context>
<context>
    <name>millrace::ReviewPage</name>
    <message>
        <source>&amp;Rehearse</source>
        <translation>&amp;Probelauf</translation>
    </message>
    <message>
        <source>Runs the whole plan on a private server of this machine, with a table like the target&apos;s. The target is only read; the server is thrown away.</source>
        <translation>Führt den ganzen Plan auf einem privaten Server dieses Rechners aus, mit einer Tabelle wie der des Ziels. Das Ziel wird nur gelesen, der Server danach verworfen.</translation>
    </message>
    <message>
        <source> (%1 times)</source>
        <translation> (%1 Mal)</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>statements</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>The rows of the query on %1 are read by one SELECT and loaded as one chunk.</source>
        <translation>Die Zeilen der Abfrage auf %1 werden mit einem SELECT gelesen und als ein Chunk geladen.</translation>
    </message>
    <message>
        <source>%1 on %2 (about %3) is read by one SELECT and loaded as one chunk.</source>
        <translation>%1 auf %2 (rund %3) wird mit einem SELECT gelesen und als ein Chunk geladen.</translation>
    </message>
    <message>
        <source>%1 on %2 (about %3) is read in ranges of %4, all from one snapshot; writers there wait for the milliseconds it takes to begin it.</source>
        <translation>%1 auf %2 (rund %3) wird in Bereichen von %4 gelesen, alle aus einem Snapshot; Schreiber warten dort die Millisekunden, die sein Beginn dauert.</translation>
    </message>
    <message>
        <source>%1 on %2 (about %3) is read in ranges of %4, without a snapshot.</source>
        <translation>%1 auf %2 (rund %3) wird in Bereichen von %4 gelesen, ohne Snapshot.</translation>
    </message>
    <message>
        <source>%1 (about %2) is read whole, in one statement.</source>
        <translation>%1 (rund %2) wird ganz gelesen, in einer Anweisung.</translation>
    </message>
    <message>
        <source>%1 (about %2) is read in ranges of %3, which are locked against writers while they are loaded.</source>
        <translation>%1 (rund %2) wird in Bereichen von %3 gelesen, die gegen Schreiber gesperrt sind, solange sie geladen werden.</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>%1 (%2, %3) are read in the order shown under Source.</source>
        <translation>%1 (%2, %3): gelesen in der Reihenfolge, die unter Quelle steht.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>rows not counted yet</source>
        <translation>Zeilen noch nicht gezählt</translation>
    </message>
    <message>
        <source>%1 is created if it is missing.</source>
        <translation>%1 wird angelegt, falls nicht vorhanden.</translation>
    </message>
    <message>
        <source>A journal, %1.%2, notes every chunk in the chunk&apos;s own transaction.</source>
        <translation>Ein Journal, %1.%2, vermerkt jeden Chunk in dessen eigener Transaktion.</translation>
    </message>
    <message>
        <source>1 session variable is put in force and put back at the end</source>
        <translation>wird 1 Sitzungsvariable gesetzt und am Ende zurückgesetzt</translation>
    </message>
    <message>
        <source>%1 session variables are put in force and put back at the end</source>
        <translation>werden %1 Sitzungsvariablen gesetzt und am Ende zurückgesetzt</translation>
    </message>
    <message>
        <source>%1 to %2 is opened; there %3.</source>
        <translation>%1 zu %2 wird geöffnet; dort %3.</translation>
    </message>
    <message>
        <source>%1 to %2 are opened; there %3.</source>
        <translation>%1 zu %2 werden geöffnet; dort %3.</translation>
    </message>
    <message>
        <source>The rows come through this machine and go in by LOAD DATA; moments travel in time zone %1.</source>
        <translation>Die Zeilen laufen über diesen Rechner und werden mit LOAD DATA geladen; Zeitpunkte reisen in Zeitzone %1.</translation>
    </message>
    <message>
        <source>Within each statement the rows are ordered by the primary key of the target.</source>
        <translation>Innerhalb jeder Anweisung sind die Zeilen nach dem Primärschlüssel des Ziels geordnet.</translation>
    </message>
    <message>
        <source>Unless it is in order already, the dump is sorted by the primary key into a copy on this machine, which is loaded in its place and deleted once the rows are verified.</source>
        <translation>Ist der Dump nicht schon geordnet, wird er auf diesem Rechner nach dem Primärschlüssel in eine Kopie sortiert, die an seiner Stelle geladen und nach der Prüfung der Zeilen gelöscht wird.</translation>
    </message>
    <message>
        <source>Chunks of %1 are loaded into %2, %3; each is committed whole or not at all.</source>
        <translation>Chunks zu %1 werden in %2 geladen, %3; jeder wird ganz oder gar nicht bestätigt.</translation>
    </message>
    <message>
        <source>Limits: %1.</source>
        <translation>Grenzen: %1.</translation>
    </message>
    <message>
        <source>Behind the last row the indexes are built again, exactly as they were. Whatever happens before, millrace-cli restore brings them back.</source>
        <translation>Nach der letzten Zeile werden die Indizes genau so wieder aufgebaut, wie sie waren. Was immer vorher geschieht: millrace-cli restore bringt sie zurück.</translation>
    </message>
    <message>
        <source>Then all settings of the server are put back to what they were; one that somebody else changed meanwhile is left alone. After a crash millrace-cli restore, or the next run into this schema, does it.</source>
        <translation>Danach werden alle Einstellungen des Servers zurückgesetzt; was jemand anderes inzwischen geändert hat, bleibt. Nach einem Absturz erledigt das millrace-cli restore oder der nächste Lauf in dieses Schema.</translation>
    </message>
    <message>
        <source>The rows are counted before and after, and compared with the journal.</source>
        <translation>Die Zeilen werden vorher und nachher gezählt und mit dem Journal verglichen.</translation>
    </message>
    <message>
        <source>The server computes a checksum of all contents, which is compared with the dump&apos;s.</source>
        <translation>Der Server berechnet eine Prüfsumme aller Inhalte, die mit der des Dumps verglichen wird.</translation>
    </message>
    <message>
        <source>The server computes a checksum of the contents of some chunks (of a small load, of all), which is compared with the dump&apos;s.</source>
        <translation>Der Server berechnet eine Prüfsumme der Inhalte einiger Chunks (bei kleinem Umfang aller), die mit der des Dumps verglichen wird.</translation>
    </message>
    <message>
        <source>Then the journal is dropped.</source>
        <translation>Danach wird das Journal gelöscht.</translation>
    </message>
    <message>
        <source>Checking files, server and plan …</source>
        <translation>Dateien, Server und Plan werden geprüft …</translation>
    </message>
    <message>
        <source>The rows of a query on %1 into %2.%3 on %4</source>
        <translation>Die Zeilen einer Abfrage auf %1 nach %2.%3 auf %4</translation>
    </message>
    <message>
        <source>About %1 from %2.%3 into %4.%5 on %6</source>
        <translation>Rund %1 von %2.%3 nach %4.%5 auf %6</translation>
    </message>
    <message>
        <source>%1 from %2 into %3.%4 on %5</source>
        <translation>%1 aus %2 nach %3.%4 auf %5</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Laden</translation>
    </message>
    <message>
        <source>&amp;Load %1</source>
        <translation>%1 &amp;laden</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Nothing has been changed on the server so far.</source>
        <translation>Auf dem Server ist bisher nichts geändert.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Review what will happen</source>
        <translation>Prüfen, was geschehen wird</translation>
    </message>
    <message>
        <source>Save pla&amp;n…</source>
        <translation>Plan spei&amp;chern…</translation>
    </message>
</context>
<context>
    <name>millrace::RowDetail</name>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>Parsed</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
</context>
<context>
    <name>millrace::RunCompanion</name>
    <message>
        <source>A load is running: %1</source>
        <translation>Ein Laden läuft: %1</translation>
    </message>
    <message>
        <source>%1: %2 %, %3 gone</source>
        <translation>%1: %2 %, %3 vergangen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>millrace::RunEventCard</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Search events</source>
        <translation>Ereignisse suchen</translation>
    </message>
    <message>
        <source>Chunks too</source>
        <translation>Auch Chunks</translation>
    </message>
    <message>
        <source>Also list each chunk that was loaded</source>
        <translation>Auch jeden geladenen Chunk aufführen</translation>
    </message>
    <message>
        <source>Nothing to report</source>
        <translation>Nichts zu berichten</translation>
    </message>
    <message>
        <source>Events, newest first</source>
        <translation>Ereignisse, neueste zuerst</translation>
    </message>
    <message>
        <source>Which events</source>
        <translation>Welche Ereignisse</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Settings and stages</source>
        <translation>Einstellungen und Stufen</translation>
    </message>
</context>
<context>
    <name>millrace::RunEventModel</name>
    <message>
        <source>%1; set aside: %2</source>
        <translation>%1; ausgesondert: %2</translation>
    </message>
</context>
<context>
    <name>millrace::RunFrame</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Tuning</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Next: Finish</source>
        <translation>Weiter: Abschluss</translation>
    </message>
</context>
<context>
    <name>millrace::RunPlot</name>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>minutes:seconds</source>
        <translation>Minuten:Sekunden</translation>
    </message>
    <message>
        <source>hours:minutes</source>
        <translation>Stunden:Minuten</translation>
    </message>
    <message>
        <source>Rows per second over time</source>
        <translation>Zeilen pro Sekunde im Zeitverlauf</translation>
    </message>
    <message>
        <source>Plus and minus zoom, Left and Right move, Home shows the whole run, End follows its newest part.</source>
        <translation>Plus und Minus zoomen, Links und Rechts verschieben, Pos1 zeigt den ganzen Lauf, Ende folgt dem neuesten Teil.</translation>
    </message>
    <message>
        <source>s/chunk</source>
        <translation>s/Chunk</translation>
    </message>
    <message>
        <source>buffer pool reads/s</source>
        <translation>Buffer-Pool-Lesen/s</translation>
    </message>
    <message>
        <source>dirty pages, %</source>
        <translation>geänderte Seiten, %</translation>
    </message>
    <message>
        <source>checkpoint age, % of the redo log</source>
        <translation>Checkpoint-Alter, % des Redo-Logs</translation>
    </message>
    <message>
        <source>threads running</source>
        <translation>laufende Threads</translation>
    </message>
    <message>
        <source>fsyncs/s</source>
        <translation>fsyncs/s</translation>
    </message>
    <message>
        <source>reads/s</source>
        <translation>Lesen/s</translation>
    </message>
    <message>
        <source>dirty %</source>
        <translation>geändert %</translation>
    </message>
    <message>
        <source>age %</source>
        <translation>Alter %</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>thousand rows/s</source>
        <translation>Tsd. Zeilen/s</translation>
    </message>
    <message>
        <source>rows/s</source>
        <translation>Zeilen/s</translation>
    </message>
    <message>
        <source>%1: nothing heard from the server yet</source>
        <translation>%1: noch nichts vom Server gehört</translation>
    </message>
    <message>
        <source>%1 rows/s sent</source>
        <translation>%1 Zeilen/s gesendet</translation>
    </message>
    <message>
        <source>chunk %1 in %2 s</source>
        <translation>Chunk %1 in %2 s</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>millrace::RunPlotCard</name>
    <message>
        <source>Rows per second</source>
        <translation>Zeilen pro Sekunde</translation>
    </message>
    <message>
        <source>What of the server is drawn below</source>
        <translation>Was vom Server unten gezeichnet wird</translation>
    </message>
    <message>
        <source>Drawn below the time per chunk</source>
        <translation>Unter der Zeit je Chunk gezeichnet</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Show the whole run as it goes on</source>
        <translation>Den ganzen Lauf fortlaufend zeigen</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 min</translation>
    </message>
    <message>
        <source>Follow the last five minutes</source>
        <translation>Den letzten fünf Minuten folgen</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>Follow the last minute</source>
        <translation>Der letzten Minute folgen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>The plot as PNG or PDF, or its figures as CSV</source>
        <translation>Die Kurve als PNG oder PDF, oder ihre Zahlen als CSV</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Give the plot the room of the chunks, workers and events</source>
        <translation>Der Kurve den Platz von Chunks, Workern und Ereignissen geben</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>— sent    ··· committed    - - mean of %1</source>
        <translation>— gesendet    ··· bestätigt    - - Mittel über %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>    overall %1 rows/s</source>
        <translation>    gesamt %1 Zeilen/s</translation>
    </message>
    <message>
        <source>    standing still: All follows again</source>
        <translation>    steht still: Alle folgt wieder</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>millrace::RunRemedies</name>
    <message>
        <source>&amp;Forget</source>
        <translation>Ver&amp;gessen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Roll &amp;back…</source>
        <translation>&amp;Zurückrollen…</translation>
    </message>
    <message>
        <source>&amp;View report</source>
        <translation>&amp;Bericht ansehen</translation>
    </message>
    <message>
        <source>&amp;Its plan</source>
        <translation>Se&amp;in Plan</translation>
    </message>
    <message>
        <source>Goes on where it ended: chunks that are committed are not loaded again</source>
        <translation>Geht weiter, wo er endete: Bestätigte Chunks werden nicht noch einmal geladen</translation>
    </message>
    <message>
        <source>Takes exactly this run&apos;s rows out of its table</source>
        <translation>Nimmt genau die Zeilen dieses Laufs aus seiner Tabelle</translation>
    </message>
    <message>
        <source>Verdict, figures, curve, every statement and every event, in one file</source>
        <translation>Ergebnis, Zahlen, Kurve, jede Anweisung und jedes Ereignis in einer Datei</translation>
    </message>
    <message>
        <source>Opens what this run did as a plan, for another run</source>
        <translation>Öffnet, was dieser Lauf getan hat, als Plan für einen weiteren</translation>
    </message>
    <message>
        <source>Takes the run out of this list. What it loaded stays</source>
        <translation>Nimmt den Lauf aus dieser Liste. Was er geladen hat, bleibt</translation>
    </message>
    <message>
        <source>Take the %1 of this run out of %2?</source>
        <translation>Die %1 dieses Laufs aus %2 entfernen?</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>its table</source>
        <translation>seiner Tabelle</translation>
    </message>
    <message>
        <source>&amp;Yes, take them out</source>
        <translation>&amp;Ja, entfernen</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Run %1.</source>
        <translation>Lauf %1.</translation>
    </message>
    <message>
        <source>Choose a run to see what happened to it.</source>
        <translation>Einen Lauf wählen, um zu sehen, was mit ihm geschah.</translation>
    </message>
    <message>
        <source>Taking the run&apos;s rows out …</source>
        <translation>Die Zeilen des Laufs werden entfernt …</translation>
    </message>
    <message>
        <source>Writing the report …</source>
        <translation>Der Bericht wird geschrieben …</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Of %1. Empty: MILLRACE_PASSWORD</source>
        <translation>Von %1. Leer: MILLRACE_PASSWORD</translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation>Passwort von %1</translation>
    </message>
</context>
<context>
    <name>millrace::RunTablesModel</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>wird vorbereitet</translation>
    </message>
    <message>
        <source>sorting</source>
        <translation>sortiert</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>lädt</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>wird abgebrochen</translation>
    </message>
    <message>
        <source>building indexes</source>
        <translation>Indizes im Aufbau</translation>
    </message>
    <message>
        <source>verifying</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>wird aufgewärmt</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>loaded, not verified</source>
        <translation>geladen, nicht geprüft</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>zurückgerollt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
</context>
<context>
    <name>millrace::RunTiles</name>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>Rows/s sent now</source>
        <translation>Gesendet/s jetzt</translation>
    </message>
    <message>
        <source>Mean rows/s sent</source>
        <translation>Gesendet/s Mittel</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Vergangen</translation>
    </message>
    <message>
        <source>Remaining</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Mean rows/s</source>
        <translation>Zeilen/s Mittel</translation>
    </message>
    <message>
        <source>Rows/s, slowed</source>
        <translation>Zeilen/s, gebremst</translation>
    </message>
    <message>
        <source>Rows/s, limited</source>
        <translation>Zeilen/s, begrenzt</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Loading time</source>
        <translation>Ladezeit</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Sortiert</translation>
    </message>
    <message>
        <source>Indexes built</source>
        <translation>Indizes aufgebaut</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Rows committed · %1 %</source>
        <translation>Bestätigt · %1 %</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>retry</source>
        <translation>Wdh.</translation>
    </message>
    <message>
        <source>retries</source>
        <translation>Wdh.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>with indexes: a guess</source>
        <translation>mit Indizes: geschätzt</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>a rough guess yet</source>
        <translation>noch grob geschätzt</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Aussondern</translation>
    </message>
    <message>
        <source>%1 committed</source>
        <translation>%1 bestätigt</translation>
    </message>
    <message>
        <source>pauses left out</source>
        <translation>ohne Pausen</translation>
    </message>
    <message>
        <source>loading %1</source>
        <translation>lädt %1</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>no retries</source>
        <translation>keine Wdh.</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, um %2</translation>
    </message>
    <message>
        <source>At this pace the last row is in at about %1, give or take %2.</source>
        <translation>In diesem Tempo ist die letzte Zeile um etwa %1 geladen, plus oder minus %2.</translation>
    </message>
</context>
<context>
    <name>millrace::RunTray</name>
    <message>
        <source>&amp;Show Millrace</source>
        <translation>Millrace an&amp;zeigen</translation>
    </message>
    <message>
        <source>S&amp;top the load, resumable</source>
        <translation>Das Laden s&amp;toppen, fortsetzbar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
</context>
<context>
    <name>millrace::RunWorkerModel</name>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>sendet</translation>
    </message>
    <message>
        <source>committing</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>rolling back</source>
        <translation>wird zurückgerollt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Rows/s</source>
        <translation>Zeilen/s</translation>
    </message>
</context>
<context>
    <name>millrace::RunsCard</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Läufe suchen</translation>
    </message>
    <message>
        <source>A&amp;ll</source>
        <translation>A&amp;lle</translation>
    </message>
    <message>
        <source>Unfinishe&amp;d</source>
        <translation>Unvollen&amp;det</translation>
    </message>
    <message>
        <source>Search the runs</source>
        <translation>Die Läufe durchsuchen</translation>
    </message>
    <message>
        <source>Read the list of runs anew</source>
        <translation>Die Liste der Läufe neu lesen</translation>
    </message>
    <message>
        <source>A&amp;ll %1</source>
        <translation>A&amp;lle %1</translation>
    </message>
    <message>
        <source>Unfinishe&amp;d %1</source>
        <translation>Unvollen&amp;det %1</translation>
    </message>
    <message>
        <source>Reading the runs …</source>
        <translation>Die Läufe werden gelesen …</translation>
    </message>
    <message>
        <source>No run yet. Each load leaves its record here.</source>
        <translation>Noch kein Lauf. Jedes Laden hinterlässt hier seine Aufzeichnung.</translation>
    </message>
    <message>
        <source>No run matches.</source>
        <translation>Kein Lauf passt.</translation>
    </message>
    <message>
        <source>half rolled back</source>
        <translation>halb zurückgerollt</translation>
    </message>
</context>
<context>
    <name>millrace::SampleModel</name>
    <message>
        <source>%1, not %2</source>
        <translation>%1, nicht %2</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>The row ends before this field.</source>
        <translation>Die Zeile endet vor diesem Feld.</translation>
    </message>
    <message>
        <source>NULL: this is how LOAD DATA reads the field under these options.</source>
        <translation>NULL: So liest LOAD DATA das Feld unter diesen Optionen.</translation>
    </message>
    <message>
        <source>An empty text, not NULL. In a number or a date that is an error: NULLIF(@v, &apos;&apos;) makes NULL of it.</source>
        <translation>Ein leerer Text, nicht NULL. Bei Zahl oder Datum ist das ein Fehler: NULLIF(@v, &apos;&apos;) macht NULL daraus.</translation>
    </message>
    <message>
        <source>The letters %1, not NULL, under these options.</source>
        <translation>Die Buchstaben %1, nicht NULL, unter diesen Optionen.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Feld %1</translation>
    </message>
</context>
<context>
    <name>millrace::SampleWork</name>
    <message>
        <source>sample: action credits 2010</source>
        <translation>Beispiel: action credits 2010</translation>
    </message>
</context>
<context>
    <name>millrace::SavedBar</name>
    <message>
        <source>Saved connections</source>
        <translation>Gespeicherte Verbindungen</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Keep what the fields below say under a name, without the password</source>
        <translation>Was unten in den Feldern steht, unter einem Namen behalten, ohne das Passwort</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Name of the connection</source>
        <translation>Name der Verbindung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No saved connection yet</source>
        <translation>Noch keine gespeicherte Verbindung</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>Neue Verbindung</translation>
    </message>
</context>
<context>
    <name>millrace::SavedConnectionsModel</name>
    <message>
        <source>Last used %1</source>
        <translation>Zuletzt verwendet %1</translation>
    </message>
    <message>
        <source>Never used yet</source>
        <translation>Noch nie verwendet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
</context>
<context>
    <name>millrace::ScratchCard</name>
    <message>
        <source>Sc&amp;hema</source>
        <translation>Sc&amp;hema</translation>
    </message>
    <message>
        <source>Made when it is missing.</source>
        <translation>Wird angelegt, wenn es fehlt.</translation>
    </message>
    <message>
        <source>Server program</source>
        <translation>Server-Programm</translation>
    </message>
    <message>
        <source>Buffer pool</source>
        <translation>Buffer Pool</translation>
    </message>
    <message>
        <source>innodb_buffer_pool_size of the scratch server</source>
        <translation>innodb_buffer_pool_size des Scratch-Servers</translation>
    </message>
    <message>
        <source> MiB pool</source>
        <translation> MiB Pool</translation>
    </message>
    <message>
        <source>Durability</source>
        <translation>Dauerhaftigkeit</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>A clean shutdown; its data stay.</source>
        <translation>Sauber herunterfahren; die Daten bleiben.</translation>
    </message>
    <message>
        <source>Sea&amp;l it</source>
        <translation>Versie&amp;geln</translation>
    </message>
    <message>
        <source>A clean shutdown, its files synced, started again with full durability, checksums of all tables compared: what was loaded without care for the disk is safe then.</source>
        <translation>Sauber herunterfahren, Dateien auf den Datenträger schreiben, mit voller Dauerhaftigkeit neu starten, Prüfsummen aller Tabellen vergleichen: Was ohne Rücksicht auf den Datenträger geladen wurde, ist dann sicher.</translation>
    </message>
    <message>
        <source>Stops it and deletes its data.</source>
        <translation>Beendet ihn und löscht seine Daten.</translation>
    </message>
    <message>
        <source>%1 of data in %2 are deleted for good.</source>
        <translation>%1 Daten in %2 werden endgültig gelöscht.</translation>
    </message>
    <message>
        <source>Delete the data</source>
        <translation>Die Daten löschen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The data that are there belong to it; delete them to start another.</source>
        <translation>Die vorhandenen Daten gehören zu ihm; löschen, um einen anderen zu starten.</translation>
    </message>
    <message>
        <source>Delete &amp;it …</source>
        <translation>&amp;Löschen …</translation>
    </message>
</context>
<context>
    <name>millrace::ScratchLine</name>
    <message>
        <source>Scratch server: %1</source>
        <translation>Scratch-Server: %1</translation>
    </message>
    <message>
        <source>Scratch server runs, in memory</source>
        <translation>Scratch-Server läuft, im Speicher</translation>
    </message>
    <message>
        <source>Scratch server runs</source>
        <translation>Scratch-Server läuft</translation>
    </message>
</context>
<context>
    <name>millrace::ServerSourceView</name>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>The result of the SELECT, %1. It is read by one statement and goes in as one chunk: how many rows it has shows when they are in.</source>
        <translation>Das Ergebnis des SELECT, %1. Eine Anweisung liest es, und es wird als ein Chunk geladen: Wie viele Zeilen es sind, zeigt sich am Ende.</translation>
    </message>
    <message>
        <source>%1.%2 · %3 · about %4 · %5</source>
        <translation>%1.%2 · %3 · rund %4 · %5</translation>
    </message>
    <message>
        <source>a view</source>
        <translation>eine View</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>
It has no key that ranges could be made of: one statement reads it, and it goes in as one chunk.</source>
        <translation>
Es gibt keinen Schlüssel für Bereiche: Eine Anweisung liest alles, geladen wird es als ein Chunk.</translation>
    </message>
    <message>
        <source>
Read in ranges of %1, all from one snapshot: writers wait for the milliseconds it takes to begin it.</source>
        <translation>
In Bereichen von %1 gelesen, alle aus einem Snapshot: Schreiber warten die Millisekunden, die sein Beginn dauert.</translation>
    </message>
    <message>
        <source>
Read in ranges of %1. %2 has no snapshots: keep writers away while the run lasts.</source>
        <translation>
In Bereichen von %1 gelesen. %2 kennt keine Snapshots: Schreiber während des Laufs fernhalten.</translation>
    </message>
    <message>
        <source>First rows of the source</source>
        <translation>Erste Zeilen der Quelle</translation>
    </message>
    <message>
        <source>Say where the rows are, then read the first of them.</source>
        <translation>Angeben, wo die Zeilen liegen, dann die ersten lesen.</translation>
    </message>
    <message>
        <source>Rows of another server</source>
        <translation>Zeilen eines anderen Servers</translation>
    </message>
    <message>
        <source>&amp;Files instead</source>
        <translation>Lieber &amp;Dateien</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>SE&amp;LECT</source>
        <translation>SE&amp;LECT</translation>
    </message>
    <message>
        <source>Source table</source>
        <translation>Quelltabelle</translation>
    </message>
    <message>
        <source>SELECT whose rows are loaded</source>
        <translation>SELECT, dessen Zeilen geladen werden</translation>
    </message>
    <message>
        <source>SELECT id, name FROM …</source>
        <translation>SELECT id, name FROM …</translation>
    </message>
    <message>
        <source>&amp;Read the first rows</source>
        <translation>Die e&amp;rsten Zeilen lesen</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>E&amp;rneut lesen</translation>
    </message>
    <message>
        <source>L&amp;ist tables</source>
        <translation>Tabellen &amp;auflisten</translation>
    </message>
</context>
<context>
    <name>millrace::ServerWork</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
</context>
<context>
    <name>millrace::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>%1 cannot be written: these choices last until the program ends.</source>
        <translation>%1 kann nicht geschrieben werden: Diese Wahl gilt, bis das Programm endet.</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size of &amp;type</source>
        <translation>Schrif&amp;tgröße</translation>
    </message>
    <message>
        <source>New migrations begin with</source>
        <translation>Neue Migrationen beginnen mit</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Worker</translation>
    </message>
    <message>
        <source>&amp;Rows per chunk</source>
        <translation>Zeilen je &amp;Chunk</translation>
    </message>
    <message>
        <source>While a load runs</source>
        <translation>Während ein Laden läuft</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Leave it running in the tray</source>
        <translation>Im Infobereich weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Minimise the window</source>
        <translation>Fenster minimieren</translation>
    </message>
    <message>
        <source>Stop it, resumable</source>
        <translation>Stoppen, fortsetzbar</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Notify me at its end</source>
        <translation>Am Ende be&amp;nachrichtigen</translation>
    </message>
    <message>
        <source>&amp;Keep the machine awake</source>
        <translation>&amp;Rechner wach halten</translation>
    </message>
    <message>
        <source>Records of the runs</source>
        <translation>Aufzeichnungen der Läufe</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>The window and millrace-cli share them. Set MILLRACE_HOME for both to keep them elsewhere.</source>
        <translation>Das Fenster und millrace-cli teilen sie. MILLRACE_HOME für beide setzen, um sie anderswo abzulegen.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>The language, and the size of titles and notes, follow at the next start.</source>
        <translation>Die Sprache und die Größe von Titeln und Hinweisen folgen beim nächsten Start.</translation>
    </message>
</context>
<context>
    <name>millrace::SettingsLeftBar</name>
    <message>
        <source>a server that its plan no longer names</source>
        <translation>einem Server, den sein Plan nicht mehr nennt</translation>
    </message>
    <message>
        <source>settings; its record cannot be read</source>
        <translation>Einstellungen; die Aufzeichnung ist nicht lesbar</translation>
    </message>
    <message>
        <source>Run %1 was broken off and left changed on %2: %3.</source>
        <translation>Lauf %1 wurde unterbrochen und hat auf %2 geändert hinterlassen: %3.</translation>
    </message>
    <message>
        <source>%1 left some too.</source>
        <translation>Auch durch %1 blieb etwas geändert.</translation>
    </message>
    <message>
        <source>earlier run</source>
        <translation>früheren Lauf</translation>
    </message>
    <message>
        <source>earlier runs</source>
        <translation>frühere Läufe</translation>
    </message>
    <message>
        <source>Each goes back to its value from before; what somebody else changed since is left alone. The next load into the same schema does the same.</source>
        <translation>Jede bekommt ihren vorherigen Wert zurück; was jemand anderes seither geändert hat, bleibt. Das nächste Laden in dasselbe Schema tut dasselbe.</translation>
    </message>
    <message>
        <source>&amp;Put them back</source>
        <translation>Zurückse&amp;tzen</translation>
    </message>
    <message>
        <source>Putting the settings back …</source>
        <translation>Die Einstellungen werden zurückgesetzt …</translation>
    </message>
    <message>
        <source>The settings are as they were before.</source>
        <translation>Die Einstellungen sind wie zuvor.</translation>
    </message>
    <message>
        <source>Connect to %1 under Target with its password, then press again.</source>
        <translation>Unter Ziel mit %1 und dem Passwort verbinden, dann erneut drücken.</translation>
    </message>
    <message>
        <source>Not all settings could be put back.</source>
        <translation>Nicht alle Einstellungen konnten zurückgesetzt werden.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneu&amp;t versuchen</translation>
    </message>
</context>
<context>
    <name>millrace::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Underlined letters work with Alt. Tab goes from control to control, the arrow keys through tables and lists; Space and Return press.</source>
        <translation>Unterstrichene Buchstaben wirken mit Alt. Tab geht von Feld zu Feld, die Pfeiltasten durch Tabellen und Listen; Leertaste und Eingabetaste drücken.</translation>
    </message>
</context>
<context>
    <name>millrace::SourcePage</name>
    <message>
        <source>The &amp;whole dump</source>
        <translation>Der &amp;ganze Dump</translation>
    </message>
    <message>
        <source>All tables with their definitions, indexes, views, triggers and routines</source>
        <translation>Alle Tabellen mit Definitionen, Indizes, Views, Triggern und Routinen</translation>
    </message>
    <message>
        <source>Its rows alone, into a table of your choice, mapped as you like</source>
        <translation>Nur ihre Zeilen, in eine Tabelle Ihrer Wahl, beliebig zugeordnet</translation>
    </message>
    <message>
        <source>Files in load order</source>
        <translation>Dateien in Ladereihenfolge</translation>
    </message>
    <message>
        <source>Table found in these files</source>
        <translation>In diesen Dateien gefundene Tabelle</translation>
    </message>
    <message>
        <source>S&amp;plit</source>
        <translation>&amp;Aufteilen</translation>
    </message>
    <message>
        <source>Take each file for a table of its own</source>
        <translation>Jede Datei als eigene Tabelle nehmen</translation>
    </message>
    <message>
        <source>&amp;Join …</source>
        <translation>&amp;Vereinen …</translation>
    </message>
    <message>
        <source>Load the files of other tables of the same shape into this one too</source>
        <translation>Auch Dateien anderer Tabellen gleichen Aufbaus in diese laden</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Hoch</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>&amp;Runter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Order of the files</source>
        <translation>Reihenfolge der Dateien</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>natürlich</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Name</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>nach Zeit</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>&amp;Dateien…</translation>
    </message>
    <message>
        <source>Add fol&amp;der…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>with su&amp;bfolders</source>
        <translation>mit &amp;Unterordnern</translation>
    </message>
    <message>
        <source>How they are written</source>
        <translation>Wie sie geschrieben sind</translation>
    </message>
    <message>
        <source>De&amp;tect again</source>
        <translation>Neu er&amp;kennen</translation>
    </message>
    <message>
        <source>First rows of the first file</source>
        <translation>Erste Zeilen der ersten Datei</translation>
    </message>
    <message>
        <source>No row under this dialect</source>
        <translation>Keine Zeile in diesem Dialekt</translation>
    </message>
    <message>
        <source>All %1 tables of this shape</source>
        <translation>Alle %1 Tabellen dieses Aufbaus</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Erkannt: %1</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Von Hand gesetzt</translation>
    </message>
    <message>
        <source>%1 – table of %2</source>
        <translation>%1 – Tabelle von %2</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <translation>%1 – %2, %3</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Source: a query</source>
        <translation>Quelle: eine Abfrage</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>What to load</source>
        <translation>Was geladen wird</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>Der Server wird gefragt …</translation>
    </message>
    <message>
        <source>Looking at the files …</source>
        <translation>Die Dateien werden angesehen …</translation>
    </message>
    <message>
        <source>A dump that cannot be read whole</source>
        <translation>Ein Dump, der sich nicht ganz lesen lässt</translation>
    </message>
    <message>
        <source>Reading the dump …</source>
        <translation>Der Dump wird gelesen …</translation>
    </message>
    <message>
        <source>Reading the dump … %1 %</source>
        <translation>Der Dump wird gelesen … %1 %</translation>
    </message>
    <message>
        <source>A whole dump · %1</source>
        <translation>Ein ganzer Dump · %1</translation>
    </message>
    <message>
        <source>A query on %1 · %2</source>
        <translation>Eine Abfrage auf %1 · %2</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>%1.%2 on %3 · about %4</source>
        <translation>%1.%2 auf %3 · rund %4</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>A table of another MySQL or MariaDB server, or what a SELECT there gives.</source>
        <translation>Eine Tabelle eines anderen MySQL- oder MariaDB-Servers, oder was ein SELECT dort ergibt.</translation>
    </message>
    <message>
        <source>A table of the target&apos;s server · about %1 · %2</source>
        <translation>Eine Tabelle des Zielservers · rund %1 · %2</translation>
    </message>
    <message>
        <source>Text files, one row per line, that go into one table; or a table of an SQL dump.</source>
        <translation>Textdateien mit einer Zeile je Datensatz, die in eine Tabelle gehen; oder eine Tabelle eines SQL-Dumps.</translation>
    </message>
    <message>
        <source>One table of an SQL dump · %1 · %2</source>
        <translation>Eine Tabelle eines SQL-Dumps · %1 · %2</translation>
    </message>
    <message>
        <source>counting rows …</source>
        <translation>Zeilen werden gezählt …</translation>
    </message>
    <message>
        <source>field per row</source>
        <translation>Feld je Zeile</translation>
    </message>
    <message>
        <source>fields per row</source>
        <translation>Felder je Zeile</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>The whole dump is being read. You can go on meanwhile.</source>
        <translation>Der ganze Dump wird gelesen. Sie können inzwischen weitergehen.</translation>
    </message>
    <message>
        <source>Some rows have another number of fields. Check the terminator before you go on.</source>
        <translation>Einige Zeilen haben eine andere Anzahl Felder. Vor dem Weitergehen das Trennzeichen prüfen.</translation>
    </message>
    <message>
        <source>The whole dump was read: look at what is odd in it before you go on.</source>
        <translation>Der ganze Dump wurde gelesen: Vor dem Weitergehen ansehen, was daran auffällt.</translation>
    </message>
    <message>
        <source>Every row is being counted. You can go on meanwhile.</source>
        <translation>Jede Zeile wird gezählt. Sie können inzwischen weitergehen.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>On&amp;e table of it</source>
        <translation>&amp;Eine Tabelle daraus</translation>
    </message>
    <message>
        <source>Tick the tables that are to be loaded.</source>
        <translation>Die Tabellen ankreuzen, die geladen werden sollen.</translation>
    </message>
</context>
<context>
    <name>millrace::SourceWork</name>
    <message>
        <source>Schema or table is missing.</source>
        <translation>Schema oder Tabelle fehlt.</translation>
    </message>
    <message>
        <source>Name both, or the schema and a SELECT.</source>
        <translation>Beide nennen, oder das Schema und ein SELECT.</translation>
    </message>
</context>
<context>
    <name>millrace::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Bulk loads into MySQL and MariaDB, from the first look at a dump to the proved table</source>
        <translation>Große Ladeläufe nach MySQL und MariaDB, vom ersten Blick auf einen Dump bis zur nachgewiesenen Tabelle</translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 unvollendet</translation>
    </message>
    <message>
        <source>%1 of %2 verified</source>
        <translation>%1 von %2 geprüft</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>drop a dump anywhere here to begin</source>
        <translation>zum Beginnen irgendwo hier einen Dump ablegen</translation>
    </message>
    <message>
        <source>%1 taken out; run %2 is rolled back.</source>
        <translation>%1 entfernt; Lauf %2 ist zurückgerollt.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Run %1 is forgotten.</source>
        <translation>Lauf %1 ist vergessen.</translation>
    </message>
    <message>
        <source>What it loaded stays. Its record is deleted at the next start.</source>
        <translation>Was er geladen hat, bleibt. Seine Aufzeichnung wird beim nächsten Start gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 is out of the list.</source>
        <translation>%1 ist aus der Liste.</translation>
    </message>
    <message>
        <source>The file stays: %1</source>
        <translation>Die Datei bleibt: %1</translation>
    </message>
</context>
<context>
    <name>millrace::StartRail</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>&amp;New migration</source>
        <translation>&amp;Neue Migration</translation>
    </message>
    <message>
        <source>&amp;Open plan…</source>
        <translation>Pl&amp;an öffnen…</translation>
    </message>
    <message>
        <source>&amp;Try the sample</source>
        <translation>Beispiel ausp&amp;robieren</translation>
    </message>
    <message>
        <source>Writes a small dump and loads it into a private server on this machine</source>
        <translation>Schreibt einen kleinen Dump und lädt ihn in einen privaten Server auf diesem Rechner</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>Keyboard s&amp;hortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Über</translation>
    </message>
    <message>
        <source>Show the &amp;load</source>
        <translation>Das &amp;Laden anzeigen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weitermachen</translation>
    </message>
    <message>
        <source>Making the sample …</source>
        <translation>Das Beispiel wird erstellt …</translation>
    </message>
</context>
<context>
    <name>millrace::StatementCard</name>
    <message>
        <source>Statement</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Edit as text</source>
        <translation>Als T&amp;ext bearbeiten</translation>
    </message>
    <message>
        <source>Statement, to read and to edit</source>
        <translation>Anweisung, zum Lesen und Bearbeiten</translation>
    </message>
    <message>
        <source>Write here, or paste a LOAD DATA statement: the tables above follow. Ctrl+Space completes a name.</source>
        <translation>Hier schreiben oder eine LOAD-DATA-Anweisung einfügen: Die Tabellen oben folgen. Strg+Leertaste vervollständigt einen Namen.</translation>
    </message>
    <message>
        <source>Column list: a column, @variable or @discard per field</source>
        <translation>Spaltenliste: eine Spalte, @variable oder @discard je Feld</translation>
    </message>
    <message>
        <source>Column list</source>
        <translation>Spaltenliste</translation>
    </message>
    <message>
        <source>SET, one clause per line: column = expression; @row_number is the row&apos;s number in source order</source>
        <translation>SET, eine Klausel je Zeile: Spalte = Ausdruck; @row_number ist die Nummer der Zeile in Reihenfolge der Quelle</translation>
    </message>
    <message>
        <source>SET clauses</source>
        <translation>SET-Klauseln</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Discard ed&amp;it</source>
        <translation>Änderung &amp;verwerfen</translation>
    </message>
</context>
<context>
    <name>millrace::StepButton</name>
    <message>
        <source>not done yet</source>
        <translation>noch nicht erledigt</translation>
    </message>
    <message>
        <source>current step</source>
        <translation>aktueller Schritt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>Schritt %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>millrace::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>millrace::TableSourceView</name>
    <message>
        <source>First rows</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>First rows of the source table</source>
        <translation>Erste Zeilen der Quelltabelle</translation>
    </message>
    <message>
        <source>They are read once the server is connected, under Target.</source>
        <translation>Sie werden gelesen, sobald der Server unter Ziel verbunden ist.</translation>
    </message>
    <message>
        <source>A table on the target&apos;s server</source>
        <translation>Eine Tabelle auf dem Zielserver</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Geteilt nach</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>The rows go from table to table inside the server, by INSERT … SELECT in ranges of the key: nothing passes through this machine. While a range is loaded, whoever writes to these rows waits.</source>
        <translation>Die Zeilen gehen innerhalb des Servers von Tabelle zu Tabelle, mit INSERT … SELECT in Bereichen des Schlüssels: Nichts läuft über diesen Rechner. Wer diese Zeilen schreiben will, wartet, solange ihr Bereich geladen wird.</translation>
    </message>
    <message>
        <source>&amp;Files instead…</source>
        <translation>Lieber &amp;Dateien…</translation>
    </message>
    <message>
        <source>Fol&amp;der instead…</source>
        <translation>Lieber &amp;Ordner…</translation>
    </message>
    <message>
        <source>%1.%2, a view</source>
        <translation>%1.%2, eine View</translation>
    </message>
    <message>
        <source>%1.%2, %3</source>
        <translation>%1.%2, %3</translation>
    </message>
    <message>
        <source>about %1, %2 by the server&apos;s estimate</source>
        <translation>rund %1, %2 nach Schätzung des Servers</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>nothing: it has no key whose ranges could be told apart and is loaded in one piece</source>
        <translation>nichts: Es gibt keinen Schlüssel, dessen Bereiche sich unterscheiden ließen; geladen wird in einem Stück</translation>
    </message>
    <message>
        <source>ranges of %1 (%2)</source>
        <translation>Bereiche von %1 (%2)</translation>
    </message>
</context>
<context>
    <name>millrace::TablesModel</name>
    <message>
        <source>%1 of rows, %2 of secondary indexes, by the server&apos;s statistics</source>
        <translation>%1 Zeilen, %2 Sekundärindizes, nach der Statistik des Servers</translation>
    </message>
    <message>
        <source>The server&apos;s estimate</source>
        <translation>Die Schätzung des Servers</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Indexes, triggers, keys</source>
        <translation>Indizes, Trigger, Schlüssel</translation>
    </message>
</context>
<context>
    <name>millrace::TargetPage</name>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>choose a schema</source>
        <translation>ein Schema wählen</translation>
    </message>
    <message>
        <source>Search tables</source>
        <translation>Tabellen suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Create it from the &amp;dump&apos;s own DDL…</source>
        <translation>Mit der DDL des Du&amp;mps anlegen…</translation>
    </message>
    <message>
        <source>Connect to see the tables.</source>
        <translation>Verbinden, um die Tabellen zu sehen.</translation>
    </message>
    <message>
        <source>Choose a schema.</source>
        <translation>Ein Schema wählen.</translation>
    </message>
    <message>
        <source>No table in %1.</source>
        <translation>Keine Tabelle in %1.</translation>
    </message>
    <message>
        <source>Create one that fits the &amp;dump…</source>
        <translation>Eine zum Du&amp;mp passende anlegen…</translation>
    </message>
    <message>
        <source>will be created</source>
        <translation>wird angelegt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Starting the scratch server …</source>
        <translation>Der Scratch-Server startet …</translation>
    </message>
    <message>
        <source>Connecting …</source>
        <translation>Verbindung wird hergestellt …</translation>
    </message>
    <message>
        <source>Not connected. Nothing is changed on the server before the load begins.</source>
        <translation>Nicht verbunden. Auf dem Server wird nichts geändert, bevor das Laden beginnt.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 · no table chosen</source>
        <translation>%1 · keine Tabelle gewählt</translation>
    </message>
    <message>
        <source>%1 · %2.%3</source>
        <translation>%1 · %2.%3</translation>
    </message>
    <message>
        <source>Choose a table to go on.</source>
        <translation>Eine Tabelle wählen, um fortzufahren.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Choose the table to load into</source>
        <translation>Die Tabelle wählen, in die geladen wird</translation>
    </message>
</context>
<context>
    <name>millrace::ThrottleBar</name>
    <message>
        <source>Limit the speed</source>
        <translation>Die Geschwindigkeit begrenzen</translation>
    </message>
    <message>
        <source>Rows per second, at most</source>
        <translation>Zeilen pro Sekunde, höchstens</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Volle Geschwindigkeit</translation>
    </message>
    <message>
        <source>at most %1 rows/s</source>
        <translation>höchstens %1 Zeilen/s</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>volle Geschwindigkeit</translation>
    </message>
</context>
<context>
    <name>millrace::TransformBar</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abbre&amp;chen</translation>
    </message>
</context>
<context>
    <name>millrace::TuningPage</name>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Connect to a server under Target to see what can be set there.</source>
        <translation>Unter Ziel mit einem Server verbinden, um zu sehen, was sich dort setzen lässt.</translation>
    </message>
    <message>
        <source>No setting is described with these words.</source>
        <translation>Keine Einstellung ist mit diesen Wörtern beschrieben.</translation>
    </message>
    <message>
        <source>not this machine: run the commands there, as root</source>
        <translation>nicht dieser Rechner: die Befehle dort als root ausführen</translation>
    </message>
    <message>
        <source>Gains nothing here</source>
        <translation>Bringt hier nichts</translation>
    </message>
    <message>
        <source>InnoDB ignores it (it works for MyISAM only). What helps is to drop secondary indexes before the load and add them in one ALTER TABLE after it (Chunks).</source>
        <translation>InnoDB beachtet es nicht (es wirkt nur bei MyISAM). Was hilft: Sekundärindizes vor dem Laden löschen und danach in einem ALTER TABLE anlegen (Chunks).</translation>
    </message>
    <message>
        <source>One LOAD DATA is one transaction anyway. Millrace commits once per chunk, together with the chunk&apos;s journal row, so that a load that was cut off goes on exactly where it stood.</source>
        <translation>Ein LOAD DATA ist ohnehin eine Transaktion. Millrace bestätigt einmal je Chunk, zusammen mit dessen Journalzeile, damit ein unterbrochenes Laden genau dort weitergeht, wo es stand.</translation>
    </message>
    <message>
        <source>Not on this server</source>
        <translation>Nicht auf diesem Server</translation>
    </message>
    <message>
        <source>Seen there</source>
        <translation>Dort beobachtet</translation>
    </message>
    <message>
        <source>Your own choice.</source>
        <translation>Ihre eigene Wahl.</translation>
    </message>
    <message>
        <source>The plan also sets %1.</source>
        <translation>Der Plan setzt auch %1.</translation>
    </message>
    <message>
        <source>What can be set depends on the server.</source>
        <translation>Was sich setzen lässt, hängt vom Server ab.</translation>
    </message>
    <message>
        <source>%1 on %2 · nothing global is touched</source>
        <translation>%1 auf %2 · nichts Globales wird angerührt</translation>
    </message>
    <message>
        <source>session variable changes</source>
        <translation>Sitzungsvariable ändert sich</translation>
    </message>
    <message>
        <source>session variables change</source>
        <translation>Sitzungsvariablen ändern sich</translation>
    </message>
    <message>
        <source>%1 on %2 · all of it is put back, after a crash too</source>
        <translation>%1 auf %2 · alles wird zurückgesetzt, auch nach einem Absturz</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>%1, server too</source>
        <translation>%1, auch Server</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Tuning</translation>
    </message>
    <message>
        <source>Settings during the load</source>
        <translation>Einstellungen während des Ladens</translation>
    </message>
</context>
<context>
    <name>millrace::WarmupCard</name>
    <message>
        <source>Warm-up</source>
        <translation>Aufwärmen</translation>
    </message>
    <message>
        <source>Secondary &amp;indexes</source>
        <translation>Sekundär&amp;indizes</translation>
    </message>
    <message>
        <source>Reads all secondary indexes as well, one after the other.</source>
        <translation>Liest auch alle Sekundärindizes, einen nach dem anderen.</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>&amp;Analyze</translation>
    </message>
    <message>
        <source>ANALYZE TABLE first: fresh statistics. It is not written to the binary log.</source>
        <translation>Zuerst ANALYZE TABLE: frische Statistik. Es kommt nicht ins Binlog.</translation>
    </message>
    <message>
        <source>O&amp;ptimize</source>
        <translation>O&amp;ptimize</translation>
    </message>
    <message>
        <source>OPTIMIZE TABLE first: rewrites the whole table, so that it is read in one piece. Needs as much room again, and keeps nobody from reading.</source>
        <translation>Zuerst OPTIMIZE TABLE: schreibt die ganze Tabelle neu, damit sie am Stück gelesen wird. Braucht noch einmal so viel Platz und hindert niemanden am Lesen.</translation>
    </message>
    <message>
        <source>&amp;Warm up</source>
        <translation>Aufwär&amp;men</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>Reads the table into the buffer pool, twice, before its users come, and shows what came of it.</source>
        <translation>Liest die Tabelle zweimal in den Buffer Pool, bevor ihre Benutzer kommen, und zeigt, was es brachte.</translation>
    </message>
    <message>
        <source>Connecting.</source>
        <translation>Verbindung wird hergestellt.</translation>
    </message>
    <message>
        <source>On its way · %1</source>
        <translation>Unterwegs · %1</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Wird beendet.</translation>
    </message>
    <message>
        <source>Stopped. What was read so far stays in memory.</source>
        <translation>Beendet. Was bisher gelesen wurde, bleibt im Speicher.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>&amp;Warm up again</source>
        <translation>Erneut aufwär&amp;men</translation>
    </message>
</context>
<context>
    <name>millrace::WarmupChoice</name>
    <message>
        <source>After the load</source>
        <translation>Nach dem Laden</translation>
    </message>
    <message>
        <source>Warm &amp;up</source>
        <translation>Aufwär&amp;men</translation>
    </message>
    <message>
        <source>Reads the table&apos;s rows into the buffer pool, twice, and shows what came of it.</source>
        <translation>Liest die Zeilen der Tabelle zweimal in den Buffer Pool und zeigt, was es brachte.</translation>
    </message>
    <message>
        <source>&amp;indexes too</source>
        <translation>auch &amp;Indizes</translation>
    </message>
    <message>
        <source>Reads all secondary indexes as well, one after the other.</source>
        <translation>Liest auch alle Sekundärindizes, einen nach dem anderen.</translation>
    </message>
    <message>
        <source>&amp;analyze</source>
        <translation>&amp;analyze</translation>
    </message>
    <message>
        <source>ANALYZE TABLE first: fresh statistics. It is not written to the binary log.</source>
        <translation>Zuerst ANALYZE TABLE: frische Statistik. Es kommt nicht ins Binlog.</translation>
    </message>
    <message>
        <source>o&amp;ptimize</source>
        <translation>o&amp;ptimize</translation>
    </message>
    <message>
        <source>OPTIMIZE TABLE first: rewrites the whole table, so that it is read in one piece. Needs as much room again.</source>
        <translation>Zuerst OPTIMIZE TABLE: schreibt die ganze Tabelle neu, damit sie am Stück gelesen wird. Braucht noch einmal so viel Platz.</translation>
    </message>
    <message>
        <source>page &amp;list</source>
        <translation>Seiten&amp;liste</translation>
    </message>
    <message>
        <source>The server writes down which pages it holds, for its next start.</source>
        <translation>Der Server hält fest, welche Seiten er im Speicher hat, für seinen nächsten Start.</translation>
    </message>
</context>
<context>
    <name>millrace::WelcomeCard</name>
    <message>
        <source>Drop a dump anywhere in this window</source>
        <translation>Einen Dump irgendwo in diesem Fenster ablegen</translation>
    </message>
    <message>
        <source>Files of mysqldump -T, TSV, CSV, whole SQL dumps, dump folders and archives of them. Nothing on a server is touched before you press Load.</source>
        <translation>Dateien von mysqldump -T, TSV, CSV, ganze SQL-Dumps, Dump-Ordner und Archive davon. Auf einem Server wird nichts angerührt, bevor Sie Laden drücken.</translation>
    </message>
    <message>
        <source>&amp;Choose files…</source>
        <translation>&amp;Dateien wählen…</translation>
    </message>
    <message>
        <source>&amp;Play with the sample</source>
        <translation>Mit dem &amp;Beispiel spielen</translation>
    </message>
    <message>
        <source>The sample is a small dump that is loaded into a private server on this machine, and thrown away when you like.</source>
        <translation>Das Beispiel ist ein kleiner Dump, der in einen privaten Server auf diesem Rechner geladen und auf Wunsch verworfen wird.</translation>
    </message>
</context>
<context>
    <name>millrace::WizardFooter</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next: %1</source>
        <translation>&amp;Weiter: %1</translation>
    </message>
</context>
<context>
    <name>millrace::WizardWindow</name>
    <message>
        <source>&amp;Open plan…</source>
        <translation>Plan öff&amp;nen…</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>Plan &amp;speichern…</translation>
    </message>
    <message>
        <source>new migration</source>
        <translation>neue Migration</translation>
    </message>
    <message>
        <source>%1 – Millrace</source>
        <translation>%1 – Millrace</translation>
    </message>
    <message>
        <source>There is no plan yet.</source>
        <translation>Es gibt noch keinen Plan.</translation>
    </message>
    <message>
        <source>Connect under Target and choose where the dump goes.</source>
        <translation>Unter Ziel verbinden und wählen, wohin der Dump geht.</translation>
    </message>
    <message>
        <source>Plan saved as %1.</source>
        <translation>Plan als %1 gespeichert.</translation>
    </message>
    <message>
        <source>It holds no password. millrace-cli run loads it without this window.</source>
        <translation>Er enthält kein Passwort. millrace-cli run lädt ihn ohne dieses Fenster.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>Die Seite davor</translation>
    </message>
    <message>
        <source>The next page; never begins a load</source>
        <translation>Die nächste Seite; beginnt nie ein Laden</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Den Plan speichern</translation>
    </message>
</context>
</TS>

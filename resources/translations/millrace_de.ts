<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
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
        <source>PEM files (*.pem *.crt *.cer *.key);;All files (*)</source>
        <translation>PEM-Dateien (*.pem *.crt *.cer *.key);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Sichern unter</translation>
    </message>
    <message>
        <source>Choose the server&apos;s program</source>
        <translation>Das Programm des Servers wählen</translation>
    </message>
</context>
<context>
    <name>HeldServers</name>
    <message>
        <source>This plan names a server to which nobody has connected from here: %1.</source>
        <translation>Dieser Plan nennt einen Server, mit dem von hier aus noch niemand verbunden war: %1.</translation>
    </message>
    <message>
        <source>Nothing was sent to it. Look at the plan, then press Connect; a password from the keychain, MILLRACE_PASSWORD or an option group travels only then.</source>
        <translation>Es wurde ihm nichts gesendet. Sehen Sie sich den Plan an und drücken Sie dann Verbinden; erst dann geht ein Passwort aus dem Schlüsselbund, aus MILLRACE_PASSWORD oder einer Optionsgruppe dorthin.</translation>
    </message>
    <message>
        <source>The server has not been asked yet.</source>
        <translation>Der Server wurde noch nicht gefragt.</translation>
    </message>
    <message>
        <source>Press Connect above.</source>
        <translation>Drücken Sie oben auf „Verbinden“.</translation>
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
        <source>After the proof %1. A table larger than the buffer pool is not read.</source>
        <translation>Nach dem Nachweis: %1. Eine Tabelle, die größer als der Buffer Pool ist, wird nicht gelesen.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>“%1” stands for no byte.</source>
        <translation>„%1“ steht für kein Byte.</translation>
    </message>
    <message>
        <source>Write \t, \n, \r, \0, \\ or \xHH, with two digits.</source>
        <translation>\t, \n, \r, \0, \\ oder \xHH mit zwei Ziffern angeben.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>, Zeile %1</translation>
    </message>
    <message>
        <source>No space left while writing %1.</source>
        <translation>Kein Platz mehr beim Schreiben von %1.</translation>
    </message>
    <message>
        <source>Free space there, or point MILLRACE_HOME at a folder on another disk.</source>
        <translation>Dort Platz schaffen oder MILLRACE_HOME auf einen Ordner eines anderen Datenträgers zeigen lassen.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Give this account write access, or point MILLRACE_HOME at another folder.</source>
        <translation>Diesem Konto Schreibrechte geben oder MILLRACE_HOME auf einen anderen Ordner zeigen lassen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Check the path and its permissions.</source>
        <translation>Den Pfad und seine Rechte prüfen.</translation>
    </message>
    <message>
        <source>waiting until other sessions let go of the table</source>
        <translation>wartet, bis andere Sitzungen die Tabelle freigeben</translation>
    </message>
    <message>
        <source>reading the rows</source>
        <translation>liest die Zeilen</translation>
    </message>
    <message>
        <source>sorting</source>
        <translation>sortiert</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>adding what others changed meanwhile</source>
        <translation>trägt nach, was andere inzwischen geändert haben</translation>
    </message>
    <message>
        <source>writing to disk</source>
        <translation>schreibt auf den Datenträger</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>schließt ab</translation>
    </message>
    <message>
        <source>reading, sorting and writing</source>
        <translation>liest, sortiert und schreibt</translation>
    </message>
    <message>
        <source>copying the table</source>
        <translation>kopiert die Tabelle</translation>
    </message>
    <message>
        <source>This row has more than %1, the memory that the run may take, and what is unpacked is held there until it is in the table.</source>
        <translation>Diese Zeile hat mehr als %1, den Speicher, den der Lauf nehmen darf, und was entpackt wird, bleibt dort, bis es in der Tabelle ist.</translation>
    </message>
    <message>
        <source>Unpack the file first, or give the run more (--memory). Check LINES TERMINATED BY and the enclosing byte: a row this long is usually many rows whose ends were not seen.</source>
        <translation>Die Datei zuerst entpacken oder dem Lauf mehr geben (--memory). LINES TERMINATED BY und das Einschlusszeichen prüfen: Eine so lange Zeile besteht meist aus vielen, deren Enden nicht erkannt wurden.</translation>
    </message>
    <message>
        <source>The scan was cancelled.</source>
        <translation>Das Durchsehen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The row has %1 where %2 expected.</source>
        <translation>Die Zeile hat %1, %2 erwartet.</translation>
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
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>are</source>
        <translation>sind</translation>
    </message>
    <message>
        <source>The server read %1 in chunk %2 where %3 were cut.</source>
        <translation>Der Server las %1 in Chunk %2, geschnitten waren %3.</translation>
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
        <source>The dialect does not fit the file: check terminators, quotes and escapes on the Source page.</source>
        <translation>Der Dialekt passt nicht zur Datei: Trennzeichen, Anführungszeichen und Escapes auf der Seite Quelle prüfen.</translation>
    </message>
    <message>
        <source>The server skipped %1 in chunk %2 and gave a reason for %3.</source>
        <translation>Der Server übersprang %1 in Chunk %2 und nannte für %3 einen Grund.</translation>
    </message>
    <message>
        <source>Load with --on-error stop, which lets nothing be skipped.</source>
        <translation>Mit --on-error stop laden, das nichts überspringen lässt.</translation>
    </message>
    <message>
        <source>beyond the server&apos;s list of warnings</source>
        <translation>jenseits der Warnungsliste des Servers</translation>
    </message>
    <message>
        <source>More than %1 would have to be set aside. The last one: %2</source>
        <translation>Es müssten mehr als %1 ausgesondert werden. Die letzte: %2</translation>
    </message>
    <message>
        <source>Look at the rejects first: so many bad rows mean that dialect or mapping is wrong. If they are right, raise --max-rejects.</source>
        <translation>Zuerst die ausgesonderten Zeilen ansehen: So viele schlechte Zeilen bedeuten, dass Dialekt oder Zuordnung falsch ist. Sind sie richtig, --max-rejects erhöhen.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>is part of a row larger than max_allowed_packet</source>
        <translation>ist Teil einer Zeile, die größer als max_allowed_packet ist</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is NULL, for which the server chooses a value</source>
        <translation>ist NULL, wofür der Server einen Wert wählt</translation>
    </message>
    <message>
        <source>is “%1”, which the server may write in another way</source>
        <translation>ist „%1“, was der Server auf andere Weise schreiben kann</translation>
    </message>
    <message>
        <source>column %1 of row %2 %3</source>
        <translation>Spalte %1 von Zeile %2 %3</translation>
    </message>
    <message>
        <source>the server may bend values as it likes (--on-error as-server)</source>
        <translation>der Server darf Werte nach Belieben zurechtbiegen (--on-error as-server)</translation>
    </message>
    <message>
        <source>without a whole-number primary key in the dump no part of the table can be compared alone, only all of it (--verify content)</source>
        <translation>ohne ganzzahligen Primärschlüssel im Dump lässt sich kein Teil der Tabelle allein vergleichen, nur die ganze (--verify content)</translation>
    </message>
    <message>
        <source>The file is JSON: the index definitions in it can be added by hand (ALTER TABLE … ADD …).</source>
        <translation>Die Datei ist JSON: Die Indexdefinitionen darin lassen sich von Hand anlegen (ALTER TABLE … ADD …).</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The table already holds about %1: the build reads them too.</source>
        <translation>Die Tabelle enthält schon rund %1: Der Aufbau liest auch diese.</translation>
    </message>
    <message>
        <source>Replicas build the indexes too, one statement long: they fall behind for about as long as the build takes.</source>
        <translation>Auch Replikate bauen die Indizes auf, eine Anweisung lang: Sie fallen etwa um die Dauer des Aufbaus zurück.</translation>
    </message>
    <message>
        <source>The record of the indexes was written by a newer Millrace (format %1).</source>
        <translation>Die Aufzeichnung der Indizes stammt von einem neueren Millrace (Format %1).</translation>
    </message>
    <message>
        <source>The record of the indexes is incomplete.</source>
        <translation>Die Aufzeichnung der Indizes ist unvollständig.</translation>
    </message>
    <message>
        <source>The record of index %1 contradicts itself.</source>
        <translation>Die Aufzeichnung von Index %1 widerspricht sich.</translation>
    </message>
    <message>
        <source> Or keep the indexes in place (--indexes keep).</source>
        <translation> Oder die Indizes beibehalten (--indexes keep).</translation>
    </message>
    <message>
        <source>SHOW CREATE TABLE will list the indexes in another order afterwards; they are the same.</source>
        <translation>SHOW CREATE TABLE wird die Indizes danach in anderer Reihenfolge aufführen; es sind dieselben.</translation>
    </message>
    <message>
        <source>The run already has a record of dropped indexes.</source>
        <translation>Der Lauf hat schon eine Aufzeichnung gelöschter Indizes.</translation>
    </message>
    <message>
        <source>Go on with that one: resume or restore the run.</source>
        <translation>Mit jener weitermachen: den Lauf fortsetzen oder wiederherstellen.</translation>
    </message>
    <message>
        <source>Read the definitions in it and add them by hand (ALTER TABLE … ADD …).</source>
        <translation>Die Definitionen darin lesen und von Hand anlegen (ALTER TABLE … ADD …).</translation>
    </message>
    <message>
        <source>(%1) %2 times</source>
        <translation>(%1) %2-mal</translation>
    </message>
    <message>
        <source>Chunk %1 is cut differently from what the journal says was loaded.</source>
        <translation>Chunk %1 ist anders geschnitten, als das Journal als geladen vermerkt.</translation>
    </message>
    <message>
        <source>The plan or the source changed: roll the run back and start anew.</source>
        <translation>Plan oder Quelle hat sich geändert: den Lauf zurückrollen und neu beginnen.</translation>
    </message>
    <message>
        <source>%1 has no row %2 any more.</source>
        <translation>%1 hat keine Zeile %2 mehr.</translation>
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
        <source>%1 has an index %2 of another definition: “%3”, recorded was “%4”.</source>
        <translation>%1 hat einen Index %2 mit anderer Definition: „%3“, aufgezeichnet war „%4“.</translation>
    </message>
    <message>
        <source>Nothing was done to it. Keep it, or drop it and run millrace-cli restore %1.</source>
        <translation>Er blieb unangetastet. Ihn behalten oder ihn löschen und millrace-cli restore %1 ausführen.</translation>
    </message>
    <message>
        <source>%1 = %2 for the build.</source>
        <translation>%1 = %2 für den Aufbau.</translation>
    </message>
    <message>
        <source>%1 could not be raised: %2</source>
        <translation>%1 konnte nicht erhöht werden: %2</translation>
    </message>
    <message>
        <source>building </source>
        <translation>baut auf: </translation>
    </message>
    <message>
        <source>%1 built with %2.</source>
        <translation>%1 aufgebaut mit %2.</translation>
    </message>
    <message>
        <source>Cancelled before all indexes were built.</source>
        <translation>Abgebrochen, bevor alle Indizes aufgebaut waren.</translation>
    </message>
    <message>
        <source>millrace-cli restore %1 builds what is missing.</source>
        <translation>millrace-cli restore %1 baut, was fehlt.</translation>
    </message>
    <message>
        <source>Building indexes</source>
        <translation>Aufbau der Indizes</translation>
    </message>
    <message>
        <source>looking for the duplicates of %1</source>
        <translation>sucht die Duplikate von %1</translation>
    </message>
    <message>
        <source>The unique index %1 of %2 cannot be built: %3</source>
        <translation>Der eindeutige Index %1 von %2 kann nicht aufgebaut werden: %3</translation>
    </message>
    <message>
        <source>The unique index %1 of %2 cannot be built, these values are there more than once%3: %4.</source>
        <translation>Der eindeutige Index %1 von %2 kann nicht aufgebaut werden, diese Werte kommen mehrfach vor%3: %4.</translation>
    </message>
    <message>
        <source> (the first %1)</source>
        <translation> (die ersten %1)</translation>
    </message>
    <message>
        <source>Leave one row of each (%1 finds them), then: millrace-cli restore %2.</source>
        <translation>Von jeder eine Zeile übrig lassen (%1 findet sie), dann: millrace-cli restore %2.</translation>
    </message>
    <message>
        <source>The index %1 is still missing although the server said it was built.</source>
        <translation>Der Index %1 fehlt immer noch, obwohl der Server sagte, er sei aufgebaut.</translation>
    </message>
    <message>
        <source>Somebody may have dropped it again; millrace-cli restore %1 tries once more.</source>
        <translation>Vielleicht hat ihn jemand wieder gelöscht; millrace-cli restore %1 versucht es noch einmal.</translation>
    </message>
    <message>
        <source>SHOW CREATE TABLE lists the indexes in another order than before.</source>
        <translation>SHOW CREATE TABLE führt die Indizes in anderer Reihenfolge auf als zuvor.</translation>
    </message>
    <message>
        <source>Its definition changed since it was recorded: %1</source>
        <translation>Seine Definition hat sich seit der Aufzeichnung geändert: %1</translation>
    </message>
    <message>
        <source>dropping </source>
        <translation>löscht: </translation>
    </message>
    <message>
        <source>Dropping indexes</source>
        <translation>Löschen der Indizes</translation>
    </message>
    <message>
        <source>A foreign key needs it.</source>
        <translation>Ein Fremdschlüssel braucht ihn.</translation>
    </message>
    <message>
        <source>The server would not make it again word for word.</source>
        <translation>Der Server würde ihn nicht wortgleich wieder anlegen.</translation>
    </message>
    <message>
        <source>The server could not build it again in place: %1</source>
        <translation>Der Server könnte ihn nicht an Ort und Stelle wieder aufbauen: %1</translation>
    </message>
    <message>
        <source>it came back as “%1”</source>
        <translation>er kam als „%1“ zurück</translation>
    </message>
    <message>
        <source>the order of the indexes changed</source>
        <translation>die Reihenfolge der Indizes hat sich geändert</translation>
    </message>
    <message>
        <source>If it was renamed, add the indexes there by hand; their definitions are in %1.</source>
        <translation>Wurde sie umbenannt, die Indizes dort von Hand anlegen; ihre Definitionen stehen in %1.</translation>
    </message>
    <message>
        <source>Cancelled while %1; the table holds whole indexes only.</source>
        <translation>Abgebrochen (%1); die Tabelle hat nur ganze Indizes.</translation>
    </message>
    <message>
        <source>millrace-cli restore %1 puts back what is missing.</source>
        <translation>millrace-cli restore %1 bringt zurück, was fehlt.</translation>
    </message>
    <message>
        <source>This account sees no session that holds it (it may need PROCESS); end open transactions that used the table. </source>
        <translation>Dieses Konto sieht keine Sitzung, die sie hält (es braucht vielleicht PROCESS); offene Transaktionen beenden, die die Tabelle benutzt haben. </translation>
    </message>
    <message>
        <source>It may be held by %1: let it end its transaction, or KILL it. </source>
        <translation>Sie wird vielleicht von %1 gehalten: deren Transaktion enden lassen oder sie mit KILL beenden. </translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%1 bei %2: %3</translation>
    </message>
    <message>
        <source>Check that the server runs. %1</source>
        <translation>Prüfen, ob der Server läuft. %1</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>Der Lauf wurde gestoppt.</translation>
    </message>
    <message>
        <source>Chunk %1 holds %2 where %3 were cut.</source>
        <translation>Chunk %1 enthält %2, geschnitten waren %3.</translation>
    </message>
    <message>
        <source>Row %1 needs an INSERT of %2, and the server takes statements of up to %3 (max_allowed_packet).</source>
        <translation>Zeile %1 braucht ein INSERT von %2, und der Server nimmt Anweisungen bis %3 an (max_allowed_packet).</translation>
    </message>
    <message>
        <source>Raise max_allowed_packet on the server, or load with LOAD DATA (--way local), which it does not limit.</source>
        <translation>max_allowed_packet auf dem Server erhöhen oder mit LOAD DATA laden (--way local), das davon nicht begrenzt wird.</translation>
    </message>
    <message>
        <source>The journal table %1 cannot be used: %2</source>
        <translation>Die Journaltabelle %1 kann nicht benutzt werden: %2</translation>
    </message>
    <message>
        <source>What limits the load is not clear from the figures.</source>
        <translation>Was das Laden begrenzt, geht aus den Zahlen nicht hervor.</translation>
    </message>
    <message>
        <source>The plan&apos;s own speed limit: the workers spend %1 of their time waiting for it.</source>
        <translation>Die Geschwindigkeitsgrenze des Plans selbst: Die Worker warten %1 ihrer Zeit darauf.</translation>
    </message>
    <message>
        <source>The source: the workers spend %1 of their time waiting for rows.</source>
        <translation>Die Quelle: Die Worker warten %1 ihrer Zeit auf Zeilen.</translation>
    </message>
    <message>
        <source>This machine: the workers spend %1 of their time preparing rows.</source>
        <translation>Dieser Rechner: Die Worker bereiten %1 ihrer Zeit Zeilen auf.</translation>
    </message>
    <message>
        <source>The network: for %1 of the time the line was full while the server had room.</source>
        <translation>Das Netz: %1 der Zeit war die Leitung voll, während der Server Luft hatte.</translation>
    </message>
    <message>
        <source>The server&apos;s CPU: it used %1 of what the workers can keep busy.</source>
        <translation>Die CPU des Servers: Sie nutzte %1 von dem, was die Worker beschäftigen können.</translation>
    </message>
    <message>
        <source>This machine&apos;s CPU: all of it is in use, and only %1 of what the workers can keep busy goes to the server.</source>
        <translation>Die CPU dieses Rechners: Sie ist ganz ausgelastet, und nur %1 von dem, was die Worker beschäftigen können, geht an den Server.</translation>
    </message>
    <message>
        <source>The redo log: %1 full, so pages have to be written before rows can go on.</source>
        <translation>Das Redo-Log: zu %1 voll, sodass erst Seiten geschrieben werden müssen, bevor Zeilen weitergehen.</translation>
    </message>
    <message>
        <source>Writing dirty pages: the buffer pool had no free page for the next row.</source>
        <translation>Das Schreiben geänderter Seiten: Der Buffer Pool hatte keine freie Seite für die nächste Zeile.</translation>
    </message>
    <message>
        <source>Index maintenance: the buffer pool is too small for the indexes, %1 page reads per 100 rows.</source>
        <translation>Indexpflege: Der Buffer Pool ist zu klein für die Indizes, %1 gelesene Seiten je 100 Zeilen.</translation>
    </message>
    <message>
        <source>Row locks: the workers spend %1 of their time waiting for them.</source>
        <translation>Zeilensperren: Die Worker warten %1 ihrer Zeit darauf.</translation>
    </message>
    <message>
        <source>COMMIT: the workers spend %1 of their time after a chunk&apos;s last row, until it is on disk.</source>
        <translation>COMMIT: Die Worker stehen %1 ihrer Zeit hinter der letzten Zeile eines Chunks, bis er auf dem Datenträger ist.</translation>
    </message>
    <message>
        <source>The AUTO_INCREMENT counter: a LOAD DATA locks it until its end, and the workers spend %1 of their time waiting for each other&apos;s.</source>
        <translation>Der AUTO_INCREMENT-Zähler: Ein LOAD DATA sperrt ihn bis zu seinem Ende, und die Worker warten %1 ihrer Zeit aufeinander.</translation>
    </message>
    <message>
        <source>Raise or drop the limits on rows, bytes, running threads or replica lag.</source>
        <translation>Die Grenzen für Zeilen, Bytes, laufende Threads oder Rückstand des Replikats erhöhen oder weglassen.</translation>
    </message>
    <message>
        <source>Unpack the files beforehand or put them on a faster disk; of a stream look at what writes it, of a table on another server at that server.</source>
        <translation>Die Dateien vorher entpacken oder auf einen schnelleren Datenträger legen; bei einem Strom ansehen, was ihn schreibt, bei einer Tabelle eines anderen Servers jenen Server.</translation>
    </message>
    <message>
        <source>Give it more workers while cores are idle, verify counts only, or load with LOAD DATA where INSERTs are made.</source>
        <translation>Mehr Worker geben, solange Kerne frei sind, nur Anzahlen prüfen oder mit LOAD DATA laden, wo INSERTs gemacht werden.</translation>
    </message>
    <message>
        <source>Run Millrace on or near the server; TLS off where that is allowed.</source>
        <translation>Millrace auf dem Server oder in seiner Nähe ausführen; TLS aus, wo das erlaubt ist.</translation>
    </message>
    <message>
        <source>Defer secondary indexes, drop triggers, and take as many workers as the server has cores to spare.</source>
        <translation>Sekundärindizes zurückstellen, Trigger löschen und so viele Worker nehmen, wie der Server Kerne übrig hat.</translation>
    </message>
    <message>
        <source>See what else runs on this machine; Millrace itself needs less when the files are unpacked and only counts are verified.</source>
        <translation>Nachsehen, was sonst auf diesem Rechner läuft; Millrace selbst braucht weniger, wenn die Dateien entpackt sind und nur Anzahlen geprüft werden.</translation>
    </message>
    <message>
        <source>Raise innodb_redo_log_capacity (MySQL 8.0.30 and later) or innodb_log_file_size.</source>
        <translation>innodb_redo_log_capacity (ab MySQL 8.0.30) oder innodb_log_file_size erhöhen.</translation>
    </message>
    <message>
        <source>Raise innodb_io_capacity and innodb_io_capacity_max, innodb_buffer_pool_size where there is memory; sort by the primary key.</source>
        <translation>innodb_io_capacity und innodb_io_capacity_max erhöhen, innodb_buffer_pool_size, wo Speicher da ist; nach dem Primärschlüssel sortieren.</translation>
    </message>
    <message>
        <source>Defer secondary indexes (--indexes defer), sort by the primary key (--order primary-key), raise innodb_buffer_pool_size.</source>
        <translation>Sekundärindizes zurückstellen (--indexes defer), nach dem Primärschlüssel sortieren (--order primary-key), innodb_buffer_pool_size erhöhen.</translation>
    </message>
    <message>
        <source>See who holds the rows (SHOW ENGINE INNODB STATUS); fewer workers, or the order of the primary key.</source>
        <translation>Nachsehen, wer die Zeilen hält (SHOW ENGINE INNODB STATUS); weniger Worker oder die Reihenfolge des Primärschlüssels.</translation>
    </message>
    <message>
        <source>Larger chunks; innodb_flush_log_at_trx_commit=2 and sync_binlog=0 for the load.</source>
        <translation>Größere Chunks; innodb_flush_log_at_trx_commit=2 und sync_binlog=0 für das Laden.</translation>
    </message>
    <message>
        <source>innodb_autoinc_lock_mode=2 (my.cnf, with a restart; not with statement-based replication) takes this lock away. Until then more workers gain nothing here.</source>
        <translation>innodb_autoinc_lock_mode=2 (my.cnf, mit Neustart; nicht bei anweisungsbasierter Replikation) beseitigt diese Sperre. Bis dahin bringen mehr Worker hier nichts.</translation>
    </message>
    <message>
        <source>%1 run on the server besides this load (limit %2)</source>
        <translation>%1 laufen auf dem Server neben diesem Laden (Grenze %2)</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>the server lags %1 s behind its source (limit %2 s)</source>
        <translation>der Server liegt %1 s hinter seiner Quelle zurück (Grenze %2 s)</translation>
    </message>
    <message>
        <source>the cluster held its writers back for %1 % of the last second</source>
        <translation>der Cluster hielt seine Schreiber %1 % der letzten Sekunde zurück</translation>
    </message>
    <message>
        <source>The server&apos;s load cannot be watched any more: %1</source>
        <translation>Die Last des Servers kann nicht mehr beobachtet werden: %1</translation>
    </message>
    <message>
        <source>The load goes slower: %1</source>
        <translation>Das Laden wird langsamer: %1</translation>
    </message>
    <message>
        <source>The load goes at full speed again</source>
        <translation>Das Laden läuft wieder mit voller Geschwindigkeit</translation>
    </message>
    <message>
        <source>The named pipe %1 cannot be made: %2.</source>
        <translation>Die benannte Pipe %1 kann nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>Load with --way local.</source>
        <translation>Mit --way local laden.</translation>
    </message>
    <message>
        <source>There are no named pipes that a server can load from on this system.</source>
        <translation>Auf diesem System gibt es keine benannten Pipes, aus denen ein Server laden kann.</translation>
    </message>
    <message>
        <source>The journal counts %1 set aside, the run folder holds %2.</source>
        <translation>Das Journal zählt %1 ausgesondert, der Ordner des Laufs enthält %2.</translation>
    </message>
    <message>
        <source>Files are missing below %1/findings.</source>
        <translation>Unter %1/findings fehlen Dateien.</translation>
    </message>
    <message>
        <source>The row </source>
        <translation>Die Zeile </translation>
    </message>
    <message>
        <source>There is no run “%1” in %2.</source>
        <translation>Es gibt keinen Lauf „%1“ in %2.</translation>
    </message>
    <message>
        <source>millrace-cli runs lists them.</source>
        <translation>millrace-cli runs führt sie auf.</translation>
    </message>
    <message>
        <source>no lock file can be made</source>
        <translation>es kann keine Sperrdatei angelegt werden</translation>
    </message>
    <message>
        <source>it cannot be locked</source>
        <translation>sie kann nicht gesperrt werden</translation>
    </message>
    <message>
        <source>Run %1 is being worked on by process %2.</source>
        <translation>An Lauf %1 arbeitet Prozess %2.</translation>
    </message>
    <message>
        <source>Wait for it to end, or cancel it there.</source>
        <translation>Sein Ende abwarten oder ihn dort abbrechen.</translation>
    </message>
    <message>
        <source>it cannot be synced</source>
        <translation>er kann nicht auf den Datenträger geschrieben werden</translation>
    </message>
    <message>
        <source>the file cannot be removed</source>
        <translation>die Datei kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>Contents compared: all %1.</source>
        <translation>Inhalte verglichen: alle %1.</translation>
    </message>
    <message>
        <source>Contents compared: %1 of %2.</source>
        <translation>Inhalte verglichen: %1 von %2.</translation>
    </message>
    <message>
        <source>The run&apos;s summary names no run.</source>
        <translation>Die Zusammenfassung des Laufs nennt keinen Lauf.</translation>
    </message>
    <message>
        <source>The file run.json of its folder is damaged; the journal in the target is not.</source>
        <translation>Die Datei run.json seines Ordners ist beschädigt; das Journal im Ziel ist es nicht.</translation>
    </message>
    <message>
        <source>The server stopped reading before the end of chunk %1.</source>
        <translation>Der Server hörte vor dem Ende von Chunk %1 auf zu lesen.</translation>
    </message>
    <message>
        <source>the session that held the lock was lost</source>
        <translation>die Sitzung, die die Sperre hielt, ging verloren</translation>
    </message>
    <message>
        <source>%1 has no snapshots</source>
        <translation>%1 hat keine Snapshots</translation>
    </message>
    <message>
        <source>writers held %1 longer than the lock may wait</source>
        <translation>Schreiber hielten %1 länger, als die Sperre warten darf</translation>
    </message>
    <message>
        <source>%1 The session is opened again</source>
        <translation>%1 Die Sitzung wird neu geöffnet</translation>
    </message>
    <message>
        <source>a session was lost</source>
        <translation>eine Sitzung ging verloren</translation>
    </message>
    <message>
        <source>Bring the source&apos;s server back, then resume the run: %1</source>
        <translation>Den Server der Quelle zurückbringen, dann den Lauf fortsetzen: %1</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Not one snapshot of %1 on %2: %3 of a moment of their own (%4)</source>
        <translation>Nicht ein Snapshot von %1 auf %2: %3 mit je eigenem Zeitpunkt (%4)</translation>
    </message>
    <message>
        <source>The journal holds a part of chunk %1, from row %2 on, that the run&apos;s folder does not know.</source>
        <translation>Das Journal enthält einen Teil von Chunk %1, ab Zeile %2, den der Ordner des Laufs nicht kennt.</translation>
    </message>
    <message>
        <source>Its chunks.jsonl is damaged: roll the run back and start anew.</source>
        <translation>Seine chunks.jsonl ist beschädigt: den Lauf zurückrollen und neu beginnen.</translation>
    </message>
    <message>
        <source>session %1 (%2, %3 for %4 s)</source>
        <translation>Sitzung %1 (%2, %3 seit %4 s)</translation>
    </message>
    <message>
        <source>idle in a transaction</source>
        <translation>untätig in einer Transaktion</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>beschäftigt</translation>
    </message>
    <message>
        <source>Cancelled while session %1 still changes the indexes of %2.</source>
        <translation>Abgebrochen, während Sitzung %1 noch die Indizes von %2 ändert.</translation>
    </message>
    <message>
        <source>waiting for session %1, which still changes the table&apos;s indexes</source>
        <translation>wartet auf Sitzung %1, die noch die Indizes der Tabelle ändert</translation>
    </message>
    <message>
        <source>The rows of %1 go from table to table inside the server.</source>
        <translation>Die Zeilen von %1 gehen innerhalb des Servers von Tabelle zu Tabelle.</translation>
    </message>
    <message>
        <source>The table %1 changed while row %2 was looked at.</source>
        <translation>Die Tabelle %1 änderte sich, während Zeile %2 gesucht wurde.</translation>
    </message>
    <message>
        <source>Keep writers away from it, then resume the run.</source>
        <translation>Schreiber von ihr fernhalten, dann den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>Chunk %1 of %2 held %3 when the rows were numbered and holds %4 now: with @row_number numbers would be given twice or left out.</source>
        <translation>Chunk %1 von %2 enthielt %3, als die Zeilen nummeriert wurden, und enthält jetzt %4: Mit @row_number würden Nummern doppelt vergeben oder ausgelassen.</translation>
    </message>
    <message>
        <source>Roll the run back, keep writers away from the source and run it again.</source>
        <translation>Den Lauf zurückrollen, Schreiber von der Quelle fernhalten und ihn neu ausführen.</translation>
    </message>
    <message>
        <source>Chunk %1: %2 in %3 s</source>
        <translation>Chunk %1: %2 in %3 s</translation>
    </message>
    <message>
        <source>Chunk %1 is retried: %2</source>
        <translation>Chunk %1 wird wiederholt: %2</translation>
    </message>
    <message>
        <source>Chunk %1 is loaded in halves of %2 from here on</source>
        <translation>Chunk %1 wird ab hier in Hälften von %2 geladen</translation>
    </message>
    <message>
        <source>The connection was lost while chunk %1 was committed, and without a journal nobody can tell whether it is in the table. %2</source>
        <translation>Die Verbindung ging verloren, während Chunk %1 bestätigt wurde, und ohne Journal kann niemand sagen, ob er in der Tabelle ist. %2</translation>
    </message>
    <message>
        <source>Look for row %1 in the table, or empty it and start anew.</source>
        <translation>Zeile %1 in der Tabelle suchen oder diese leeren und neu beginnen.</translation>
    </message>
    <message>
        <source>The connection of worker %1 is gone (%2): it is opened again</source>
        <translation>Die Verbindung von Worker %1 ist weg (%2): Sie wird neu geöffnet</translation>
    </message>
    <message>
        <source>%1: %2 → %3 in the workers&apos; sessions</source>
        <translation>%1: %2 → %3 in den Sitzungen der Worker</translation>
    </message>
    <message>
        <source>put back to</source>
        <translation>zurückgesetzt auf</translation>
    </message>
    <message>
        <source>ended with its session, for others it was always</source>
        <translation>endete mit seiner Sitzung, für andere war es immer</translation>
    </message>
    <message>
        <source>The column list is not valid: %1.</source>
        <translation>Die Spaltenliste ist nicht gültig: %1.</translation>
    </message>
    <message>
        <source>Write it as in LOAD DATA: (@discard, user_id, @action, created_at).</source>
        <translation>Wie in LOAD DATA schreiben: (@discard, user_id, @action, created_at).</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>a name is missing after the last comma</source>
        <translation>nach dem letzten Komma fehlt ein Name</translation>
    </message>
    <message>
        <source>field %1 is a variable without a name</source>
        <translation>Feld %1 ist eine Variable ohne Namen</translation>
    </message>
    <message>
        <source>field %1 is “%2”, neither a column nor a variable</source>
        <translation>Feld %1 ist „%2“, weder Spalte noch Variable</translation>
    </message>
    <message>
        <source>the closing bracket is missing</source>
        <translation>die schließende Klammer fehlt</translation>
    </message>
    <message>
        <source>“%1” is left over</source>
        <translation>„%1“ bleibt übrig</translation>
    </message>
    <message>
        <source>“%1” is no SET clause: %2.</source>
        <translation>„%1“ ist keine SET-Klausel: %2.</translation>
    </message>
    <message>
        <source>Write column=expression, for example action=CONCAT(&apos;web_&apos;, @action).</source>
        <translation>Spalte=Ausdruck schreiben, zum Beispiel action=CONCAT(&apos;web_&apos;, @action).</translation>
    </message>
    <message>
        <source>it does not begin with a column and “=”</source>
        <translation>sie beginnt nicht mit einer Spalte und „=“</translation>
    </message>
    <message>
        <source>a bracket is closed that was never opened</source>
        <translation>eine Klammer wird geschlossen, die nie geöffnet wurde</translation>
    </message>
    <message>
        <source>one clause holds one expression; “%1” ends it</source>
        <translation>eine Klausel enthält einen Ausdruck; „%1“ beendet ihn</translation>
    </message>
    <message>
        <source>a bracket stays open</source>
        <translation>eine Klammer bleibt offen</translation>
    </message>
    <message>
        <source>triggers of the table may change what is loaded</source>
        <translation>Trigger der Tabelle können ändern, was geladen wird</translation>
    </message>
    <message>
        <source>no column gets a field as it is</source>
        <translation>keine Spalte erhält ein Feld, wie es ist</translation>
    </message>
    <message>
        <source>Give one CREATE TABLE statement.</source>
        <translation>Eine CREATE-TABLE-Anweisung angeben.</translation>
    </message>
    <message>
        <source>The CREATE TABLE text is not valid: %1</source>
        <translation>Der Text des CREATE TABLE ist nicht gültig: %1</translation>
    </message>
    <message>
        <source>There is no CREATE TABLE statement in the text.</source>
        <translation>Der Text enthält keine CREATE-TABLE-Anweisung.</translation>
    </message>
    <message>
        <source>The table&apos;s definition does not follow its name.</source>
        <translation>Auf den Namen der Tabelle folgt keine Definition.</translation>
    </message>
    <message>
        <source>Something follows the CREATE TABLE statement: %1</source>
        <translation>Auf die CREATE-TABLE-Anweisung folgt noch etwas: %1</translation>
    </message>
    <message>
        <source>The table option %1 is MariaDB&apos;s: left out.</source>
        <translation>Die Tabellenoption %1 gehört zu MariaDB: weggelassen.</translation>
    </message>
    <message>
        <source>WITH SYSTEM VERSIONING is MariaDB&apos;s: the copy has the current rows and keeps no history.</source>
        <translation>WITH SYSTEM VERSIONING gehört zu MariaDB: Die Kopie hat die aktuellen Zeilen und führt keine Historie.</translation>
    </message>
    <message>
        <source>The collation %1 is unknown there: %2 takes its place, which may order and compare some characters differently.</source>
        <translation>Die Collation %1 ist dort unbekannt: %2 tritt an ihre Stelle und kann manche Zeichen anders ordnen und vergleichen.</translation>
    </message>
    <message>
        <source>a %1 opens here and never ends</source>
        <translation>hier beginnt etwas, das nie endet (%1)</translation>
    </message>
    <message>
        <source>Close it.</source>
        <translation>Es schließen.</translation>
    </message>
    <message>
        <source>The statement, %1: %2.</source>
        <translation>Die Anweisung, %1: %2.</translation>
    </message>
    <message>
        <source>the text ends</source>
        <translation>der Text endet</translation>
    </message>
    <message>
        <source>there is “%1”</source>
        <translation>da steht „%1“</translation>
    </message>
    <message>
        <source>%1 is expected, but %2</source>
        <translation>%1 wird erwartet, aber %2</translation>
    </message>
    <message>
        <source>Write it as LOAD DATA LOCAL INFILE &apos;file&apos; INTO TABLE name … (columns) SET …</source>
        <translation>Als LOAD DATA LOCAL INFILE &apos;Datei&apos; INTO TABLE Name … (Spalten) SET … schreiben</translation>
    </message>
    <message>
        <source>LOAD XML reads another kind of file</source>
        <translation>LOAD XML liest eine andere Art von Dateien</translation>
    </message>
    <message>
        <source>Millrace loads rows of fields: TSV, CSV and SQL dumps.</source>
        <translation>Millrace lädt Zeilen aus Feldern: TSV, CSV und SQL-Dumps.</translation>
    </message>
    <message>
        <source>%1 only matters to MyISAM&apos;s table locks and is left out.</source>
        <translation>%1 ist nur für Tabellensperren von MyISAM von Bedeutung und wird weggelassen.</translation>
    </message>
    <message>
        <source>the file&apos;s name in quotes is expected, but %1</source>
        <translation>der Dateiname in Anführungszeichen wird erwartet, aber %1</translation>
    </message>
    <message>
        <source>Write INFILE &apos;file&apos;.</source>
        <translation>INFILE &apos;Datei&apos; schreiben.</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>die Tabelle</translation>
    </message>
    <message>
        <source>rows are to go into named partitions only, which the plan cannot hold</source>
        <translation>Zeilen sollen nur in benannte Partitionen gehen, was der Plan nicht enthalten kann</translation>
    </message>
    <message>
        <source>Leave PARTITION (…) out: the server puts each row where its partitioning says.</source>
        <translation>PARTITION (…) weglassen: Der Server legt jede Zeile dorthin, wo die Partitionierung sie haben will.</translation>
    </message>
    <message>
        <source>a character set is expected, but %1</source>
        <translation>ein Zeichensatz wird erwartet, aber %1</translation>
    </message>
    <message>
        <source>For example CHARACTER SET utf8mb4.</source>
        <translation>Zum Beispiel CHARACTER SET utf8mb4.</translation>
    </message>
    <message>
        <source>TERMINATED BY, ENCLOSED BY or ESCAPED BY is expected, but %1</source>
        <translation>TERMINATED BY, ENCLOSED BY oder ESCAPED BY wird erwartet, aber %1</translation>
    </message>
    <message>
        <source>Leave FIELDS out to take the defaults.</source>
        <translation>FIELDS weglassen, um die Vorgaben zu nehmen.</translation>
    </message>
    <message>
        <source>STARTING BY or TERMINATED BY is expected, but %1</source>
        <translation>STARTING BY oder TERMINATED BY wird erwartet, aber %1</translation>
    </message>
    <message>
        <source>Leave LINES out to take the defaults.</source>
        <translation>LINES weglassen, um die Vorgaben zu nehmen.</translation>
    </message>
    <message>
        <source>the number of lines to leave out is expected, but %1</source>
        <translation>die Zahl der auszulassenden Zeilen wird erwartet, aber %1</translation>
    </message>
    <message>
        <source>Write IGNORE 1 LINES.</source>
        <translation>IGNORE 1 LINES schreiben.</translation>
    </message>
    <message>
        <source>LINES is expected, but %1</source>
        <translation>LINES wird erwartet, aber %1</translation>
    </message>
    <message>
        <source>Write IGNORE %1 LINES.</source>
        <translation>IGNORE %1 LINES schreiben.</translation>
    </message>
    <message>
        <source>Write them as a string, for example &apos;\t&apos;, or as X&apos;09&apos;.</source>
        <translation>Als Zeichenkette schreiben, zum Beispiel &apos;\t&apos;, oder als X&apos;09&apos;.</translation>
    </message>
    <message>
        <source>bytes are expected, but %1</source>
        <translation>Bytes werden erwartet, aber %1</translation>
    </message>
    <message>
        <source>“%1” are no hexadecimal digits in pairs</source>
        <translation>„%1“ sind keine paarweisen Hexadezimalziffern</translation>
    </message>
    <message>
        <source>Write two digits per byte.</source>
        <translation>Zwei Ziffern je Byte schreiben.</translation>
    </message>
    <message>
        <source>Names with spaces and the like stand in `backquotes`.</source>
        <translation>Namen mit Leerzeichen und dergleichen stehen in `Backticks`.</translation>
    </message>
    <message>
        <source>The name of %1 is empty</source>
        <translation>Der Name für %1 ist leer</translation>
    </message>
    <message>
        <source>Write the name between the `backquotes`.</source>
        <translation>Den Namen zwischen die `Backticks` schreiben.</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>%1 is a column of another table</source>
        <translation>%1 ist eine Spalte einer anderen Tabelle</translation>
    </message>
    <message>
        <source>LOAD DATA fills the columns of %1 only.</source>
        <translation>LOAD DATA füllt nur die Spalten von %1.</translation>
    </message>
    <message>
        <source>a variable without a name</source>
        <translation>eine Variable ohne Namen</translation>
    </message>
    <message>
        <source>Write @name, or @discard for a field nobody needs.</source>
        <translation>@name schreiben oder @discard für ein Feld, das niemand braucht.</translation>
    </message>
    <message>
        <source>“,” or “)” is expected, but %1</source>
        <translation>„,“ oder „)“ wird erwartet, aber %1</translation>
    </message>
    <message>
        <source>Close the column list.</source>
        <translation>Die Spaltenliste schließen.</translation>
    </message>
    <message>
        <source>“=” is expected, but %1</source>
        <translation>„=“ wird erwartet, aber %1</translation>
    </message>
    <message>
        <source>Write %1 = expression.</source>
        <translation>%1 = Ausdruck schreiben.</translation>
    </message>
    <message>
        <source>Take it out.</source>
        <translation>Sie herausnehmen.</translation>
    </message>
    <message>
        <source>this bracket stays open</source>
        <translation>diese Klammer bleibt offen</translation>
    </message>
    <message>
        <source>an expression is expected, but %1</source>
        <translation>ein Ausdruck wird erwartet, aber %1</translation>
    </message>
    <message>
        <source>Write what the column gets, for example UPPER(@a).</source>
        <translation>Angeben, was die Spalte erhält, zum Beispiel UPPER(@a).</translation>
    </message>
    <message>
        <source>a second statement begins here</source>
        <translation>hier beginnt eine zweite Anweisung</translation>
    </message>
    <message>
        <source>Paste the LOAD DATA statement alone.</source>
        <translation>Die LOAD-DATA-Anweisung allein einfügen.</translation>
    </message>
    <message>
        <source>%1, which has no place here</source>
        <translation>%1, was hier nicht hingehört</translation>
    </message>
    <message>
        <source>The order is: CHARACTER SET, FIELDS, LINES, IGNORE n LINES, (columns), SET.</source>
        <translation>Die Reihenfolge ist: CHARACTER SET, FIELDS, LINES, IGNORE n LINES, (Spalten), SET.</translation>
    </message>
    <message>
        <source>line %1, character %2</source>
        <translation>Zeile %1, Zeichen %2</translation>
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
        <source>A field&apos;s binding is of the unknown kind “%1”.</source>
        <translation>Die Bindung eines Feldes hat die unbekannte Art „%1“.</translation>
    </message>
    <message>
        <source>A field is bound to a %1 without a name.</source>
        <translation>Ein Feld ist ohne Namen gebunden (%1).</translation>
    </message>
    <message>
        <source>An expression lacks its column or its text.</source>
        <translation>Einem Ausdruck fehlt die Spalte oder der Text.</translation>
    </message>
    <message>
        <source>The expression for %1 is not valid: %2</source>
        <translation>Der Ausdruck für %1 ist nicht gültig: %2</translation>
    </message>
    <message>
        <source>The expression for %1 reads @%2, but no field is bound to it.</source>
        <translation>Der Ausdruck für %1 liest @%2, aber kein Feld ist daran gebunden.</translation>
    </message>
    <message>
        <source>Bind a field to @%1.</source>
        <translation>Ein Feld an @%1 binden.</translation>
    </message>
    <message>
        <source>The dump&apos;s rows have %1, the mapping binds %2.</source>
        <translation>Die Zeilen des Dumps haben %1, die Zuordnung bindet %2.</translation>
    </message>
    <message>
        <source>Bind every field; the ones not needed to @discard.</source>
        <translation>Jedes Feld binden; die nicht gebrauchten an @discard.</translation>
    </message>
    <message>
        <source>Table %1 has no column %2.</source>
        <translation>Tabelle %1 hat keine Spalte %2.</translation>
    </message>
    <message>
        <source>Its columns are: %1.</source>
        <translation>Ihre Spalten sind: %1.</translation>
    </message>
    <message>
        <source>Column %1 is generated and takes no value.</source>
        <translation>Spalte %1 wird generiert und nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>Bind its field to @discard.</source>
        <translation>Ihr Feld an @discard binden.</translation>
    </message>
    <message>
        <source>Column %1 is bound twice.</source>
        <translation>Spalte %1 ist doppelt gebunden.</translation>
    </message>
    <message>
        <source>Bind one of the fields to a variable or to @discard.</source>
        <translation>Eines der Felder an eine Variable oder an @discard binden.</translation>
    </message>
    <message>
        <source>Column %1 takes no NULL, has no default and gets no value.</source>
        <translation>Spalte %1 nimmt kein NULL, hat keine Vorgabe und erhält keinen Wert.</translation>
    </message>
    <message>
        <source>Bind a field to it or give it an expression.</source>
        <translation>Ein Feld daran binden oder ihr einen Ausdruck geben.</translation>
    </message>
    <message>
        <source>Save the mapping anew, or choose another profile.</source>
        <translation>Die Zuordnung neu speichern oder ein anderes Profil wählen.</translation>
    </message>
    <message>
        <source>The profile was written by a newer Millrace (version %1 of its form, this one reads %2).</source>
        <translation>Das Profil stammt von einem neueren Millrace (Version %1 seiner Form, dieses liest %2).</translation>
    </message>
    <message>
        <source>The profile cannot be used: %1</source>
        <translation>Das Profil kann nicht benutzt werden: %1</translation>
    </message>
    <message>
        <source>The profile&apos;s names and bindings do not belong together.</source>
        <translation>Namen und Bindungen des Profils gehören nicht zusammen.</translation>
    </message>
    <message>
        <source>The profile has no name.</source>
        <translation>Das Profil hat keinen Namen.</translation>
    </message>
    <message>
        <source>There is no profile “%1”, and no such file.</source>
        <translation>Es gibt kein Profil „%1“ und keine solche Datei.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Es gibt: %1.</translation>
    </message>
    <message>
        <source>GRANT CREATE TEMPORARY TABLES ON %1.* to this account. Only the preview needs it.</source>
        <translation>GRANT CREATE TEMPORARY TABLES ON %1.* für dieses Konto. Nur die Vorschau braucht es.</translation>
    </message>
    <message>
        <source>The definition of %1 is not known.</source>
        <translation>Die Definition von %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>GRANT SELECT on the table to this account: SHOW CREATE TABLE asks for it.</source>
        <translation>GRANT SELECT auf die Tabelle für dieses Konto: SHOW CREATE TABLE verlangt es.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Widen the column, or change the value on the way (SET).</source>
        <translation>Die Spalte verbreitern oder den Wert unterwegs ändern (SET).</translation>
    </message>
    <message>
        <source>NULL does not go into %1, which is NOT NULL.</source>
        <translation>NULL geht nicht in %1, die NOT NULL ist.</translation>
    </message>
    <message>
        <source>Bind the field to a variable and give it a value: SET %1 = COALESCE(@v, …).</source>
        <translation>Das Feld an eine Variable binden und ihr einen Wert geben: SET %1 = COALESCE(@v, …).</translation>
    </message>
    <message>
        <source>Bind the field to a variable and make NULL of it: SET %1 = NULLIF(@v, &apos;&apos;).</source>
        <translation>Das Feld an eine Variable binden und NULL daraus machen: SET %1 = NULLIF(@v, &apos;&apos;).</translation>
    </message>
    <message>
        <source>“%1” is no %2: %3 is %4.</source>
        <translation>„%1“ passt nicht (erwartet: %2): %3 ist %4.</translation>
    </message>
    <message>
        <source>Look at it in the preview; bind the field to another column, or change it on the way (SET).</source>
        <translation>In der Vorschau ansehen; das Feld an eine andere Spalte binden oder unterwegs ändern (SET).</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>“%1” is no date to the server: %2 of the %3 values looked at for %4 are written as %5.</source>
        <translation>„%1“ ist für den Server kein Datum: %2 der %3 angesehenen Werte für %4 sind als %5 geschrieben.</translation>
    </message>
    <message>
        <source> They could be %1 as well: no value tells day and month apart.</source>
        <translation> Sie könnten auch %1 sein: Kein Wert unterscheidet Tag und Monat.</translation>
    </message>
    <message>
        <source>Bind the field to a variable and SET %1 = %2 (transform “date”).</source>
        <translation>Das Feld an eine Variable binden und SET %1 = %2 (Transformation „date“).</translation>
    </message>
    <message>
        <source>%1 is rounded in %2 %3.</source>
        <translation>%1 wird in %2 %3 gerundet.</translation>
    </message>
    <message>
        <source>Make the column a DECIMAL if the fraction matters.</source>
        <translation>Die Spalte zu DECIMAL machen, wenn die Nachkommastellen zählen.</translation>
    </message>
    <message>
        <source>%1 is out of the range of %2 %3.</source>
        <translation>%1 liegt außerhalb des Bereichs von %2 %3.</translation>
    </message>
    <message>
        <source>Up to %1 after the point are rounded to the %2 of %3 %4.</source>
        <translation>Bis zu %1 hinter dem Komma werden auf die %2 von %3 %4 gerundet.</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>character</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>A value of %1 does not go into %2 %3.</source>
        <translation>Ein Wert von %1 geht nicht in %2 %3.</translation>
    </message>
    <message>
        <source>Widen the column, or cut the value on the way: SET %1 = LEFT(@v, %2).</source>
        <translation>Die Spalte verbreitern oder den Wert unterwegs kürzen: SET %1 = LEFT(@v, %2).</translation>
    </message>
    <message>
        <source>%1 of the %2 looked at for %3 have come before; %4 takes each once.</source>
        <translation>%1 der für %3 angesehenen %2 kamen schon vor; %4 nimmt jeden einmal.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>the primary key</source>
        <translation>der Primärschlüssel</translation>
    </message>
    <message>
        <source>Choose what happens to duplicates, or number the rows: SET %1 = @row_number.</source>
        <translation>Wählen, was mit Duplikaten geschieht, oder die Zeilen nummerieren: SET %1 = @row_number.</translation>
    </message>
    <message>
        <source>%1 of the %2 looked at have values of (%3) that came before, such as (%4); %5 takes each once.</source>
        <translation>%1 der angesehenen %2 haben Werte von (%3), die schon vorkamen, etwa (%4); %5 nimmt jeden einmal.</translation>
    </message>
    <message>
        <source>Choose what happens to duplicates, or give one of its columns a value of its own: @row_number.</source>
        <translation>Wählen, was mit Duplikaten geschieht, oder einer der Spalten einen eigenen Wert geben: @row_number.</translation>
    </message>
    <message>
        <source>A value of @%1 has %2; where the result of an expression is longer than %3 (max_allowed_packet), %4 gets NULL (warning 1301).</source>
        <translation>Ein Wert von @%1 hat %2; wo das Ergebnis eines Ausdrucks länger als %3 ist (max_allowed_packet), erhält %4 NULL (Warnung 1301).</translation>
    </message>
    <message>
        <source>Bind the field directly to its column, or raise max_allowed_packet on the server.</source>
        <translation>Das Feld direkt an seine Spalte binden oder max_allowed_packet auf dem Server erhöhen.</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>The text ends inside a %1.</source>
        <translation>Der Text endet, bevor etwas geschlossen ist (%1).</translation>
    </message>
    <message>
        <source>No row of %1 was looked at yet: nothing is known of its columns.</source>
        <translation>Noch keine Zeile von %1 wurde angesehen: Über die Spalten ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Let the scan of the source end, or write the CREATE TABLE.</source>
        <translation>Das Durchsehen der Quelle abwarten oder das CREATE TABLE selbst schreiben.</translation>
    </message>
    <message>
        <source>Proposed from all %1.</source>
        <translation>Vorgeschlagen nach allen %1.</translation>
    </message>
    <message>
        <source>Proposed from %1 taken throughout the %2 there are: what no sampled row shows may still not fit.</source>
        <translation>Vorgeschlagen nach %1, verteilt über alle %2: Was keine Zeile der Stichprobe zeigt, passt vielleicht doch nicht.</translation>
    </message>
    <message>
        <source>Primary key %1: its numbers rise from row to row%2.</source>
        <translation>Primärschlüssel %1: Seine Zahlen steigen von Zeile zu Zeile%2.</translation>
    </message>
    <message>
        <source> in all sampled ones</source>
        <translation> in der ganzen Stichprobe</translation>
    </message>
    <message>
        <source>No primary key: no column of whole numbers rises from row to row.</source>
        <translation>Kein Primärschlüssel: Keine Spalte mit ganzen Zahlen steigt von Zeile zu Zeile.</translation>
    </message>
    <message>
        <source>a value has no “=” after it</source>
        <translation>einem Wert fehlt das „=“ dahinter</translation>
    </message>
    <message>
        <source>Write from=to, separated by commas: Y=1, N=0.</source>
        <translation>von=nach schreiben, durch Kommas getrennt: Y=1, N=0.</translation>
    </message>
    <message>
        <source>“%1” is no variable</source>
        <translation>„%1“ ist keine Variable</translation>
    </message>
    <message>
        <source>Bind the other field to a variable and write its name: @name.</source>
        <translation>Das andere Feld an eine Variable binden und deren Namen schreiben: @name.</translation>
    </message>
    <message>
        <source>Give a value.</source>
        <translation>Einen Wert angeben.</translation>
    </message>
    <message>
        <source>“%1” is not in its range</source>
        <translation>„%1“ liegt nicht im Bereich</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Eine ganze Zahl von %1 bis %2 schreiben.</translation>
    </message>
    <message>
        <source>The sorted file does not hold the same rows as the dump (%1 were read, %2 written, checksum %3 against %4): memory or disk gave back something else than was stored.</source>
        <translation>Die sortierte Datei enthält nicht dieselben Zeilen wie der Dump (%1 gelesen, %2 geschrieben, Prüfsumme %3 gegen %4): Speicher oder Datenträger gab etwas anderes zurück, als abgelegt wurde.</translation>
    </message>
    <message>
        <source>Check the machine&apos;s memory and that disk; then sort again, or load in the order of the files.</source>
        <translation>Den Speicher des Rechners und jenen Datenträger prüfen; dann erneut sortieren oder in der Reihenfolge der Dateien laden.</translation>
    </message>
    <message>
        <source>%1 of memory are too little to sort with.</source>
        <translation>%1 Speicher sind zu wenig zum Sortieren.</translation>
    </message>
    <message>
        <source>Give the sort at least %1.</source>
        <translation>Dem Sortieren mindestens %1 geben.</translation>
    </message>
    <message>
        <source>Table %1 has neither a primary key nor a unique index of NOT NULL columns: the server keeps its rows in the order they arrive.</source>
        <translation>Tabelle %1 hat weder Primärschlüssel noch einen eindeutigen Index aus NOT-NULL-Spalten: Der Server legt ihre Zeilen in der Reihenfolge ab, in der sie ankommen.</translation>
    </message>
    <message>
        <source>Load in the order of the files; sorting would gain nothing.</source>
        <translation>In der Reihenfolge der Dateien laden; Sortieren brächte nichts.</translation>
    </message>
    <message>
        <source>The key begins with %1, which is the row&apos;s number in the dump: the dump is in key order already.</source>
        <translation>Der Schlüssel beginnt mit %1, der Nummer der Zeile im Dump: Der Dump ist schon in Schlüsselreihenfolge.</translation>
    </message>
    <message>
        <source>Load in the order of the files.</source>
        <translation>In der Reihenfolge der Dateien laden.</translation>
    </message>
    <message>
        <source>The key begins with %1, whose numbers the server gives as the rows arrive: any order is key order.</source>
        <translation>Der Schlüssel beginnt mit %1, deren Nummern der Server vergibt, wie die Zeilen ankommen: Jede Reihenfolge ist Schlüsselreihenfolge.</translation>
    </message>
    <message>
        <source>The key begins with %1, which is computed by an expression: its order cannot be told from the dump&apos;s fields.</source>
        <translation>Der Schlüssel beginnt mit %1, die ein Ausdruck berechnet: Ihre Reihenfolge lässt sich den Feldern des Dumps nicht entnehmen.</translation>
    </message>
    <message>
        <source>Load in the order of the files, or bind a field that holds the key to %1 itself.</source>
        <translation>In der Reihenfolge der Dateien laden oder ein Feld, das den Schlüssel enthält, an %1 selbst binden.</translation>
    </message>
    <message>
        <source>The key begins with %1, which no field of the dump is bound to.</source>
        <translation>Der Schlüssel beginnt mit %1, woran kein Feld des Dumps gebunden ist.</translation>
    </message>
    <message>
        <source>Bind the field that holds it to %1, or load in the order of the files.</source>
        <translation>Das Feld, das sie enthält, an %1 binden oder in der Reihenfolge der Dateien laden.</translation>
    </message>
    <message>
        <source>Column %1 is AUTO_INCREMENT and gets no value from the dump: its numbers will follow the key, not the dump.</source>
        <translation>Spalte %1 ist AUTO_INCREMENT und erhält keinen Wert aus dem Dump: Ihre Nummern folgen dem Schlüssel, nicht dem Dump.</translation>
    </message>
    <message>
        <source>Key column %1 is in no field of the dump: rows are ordered by the columns before it.</source>
        <translation>Schlüsselspalte %1 ist in keinem Feld des Dumps: Die Zeilen werden nach den Spalten davor geordnet.</translation>
    </message>
    <message>
        <source>less than 0.1 %</source>
        <translation>weniger als 0,1 %</translation>
    </message>
    <message>
        <source>the first %1 looked at</source>
        <translation>den ersten angesehenen %1</translation>
    </message>
    <message>
        <source>%1 of %2 come after a row with a larger key; 95 of 100 rows stand within %3 of their place.</source>
        <translation>%1 von %2 kommen nach einer Zeile mit größerem Schlüssel; 95 von 100 Zeilen stehen höchstens %3 von ihrem Platz.</translation>
    </message>
    <message>
        <source>In key order: none of %1 comes after a row with a larger key.</source>
        <translation>In Schlüsselreihenfolge: Keine von %1 kommt nach einer Zeile mit größerem Schlüssel.</translation>
    </message>
    <message>
        <source>Nearly in key order: </source>
        <translation>Fast in Schlüsselreihenfolge: </translation>
    </message>
    <message>
        <source>%1 of %2 are in key order by themselves, but cover the same keys: on average %3 files each key, so the load would pass over the table as often.</source>
        <translation>%1 von %2 sind für sich in Schlüsselreihenfolge, decken aber dieselben Schlüssel ab: im Mittel %3 Dateien je Schlüssel, sodass das Laden ebenso oft über die Tabelle ginge.</translation>
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
        <source>Not in key order: %1 of the rows go to another part of the table than the rows before them. </source>
        <translation>Nicht in Schlüsselreihenfolge: %1 der Zeilen gehen in einen anderen Teil der Tabelle als die Zeilen davor. </translation>
    </message>
    <message>
        <source>Looking at the order of the rows was cancelled.</source>
        <translation>Das Ansehen der Zeilenreihenfolge wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Nothing was changed; start it again when you want to.</source>
        <translation>Nichts wurde geändert; bei Bedarf neu starten.</translation>
    </message>
    <message>
        <source>A row is longer than %1, which is too much for the memory given to the sort.</source>
        <translation>Eine Zeile ist länger als %1, zu viel für den Speicher des Sortierens.</translation>
    </message>
    <message>
        <source>Give the sort more memory (eight times the longest row), or load in the order of the files.</source>
        <translation>Dem Sortieren mehr Speicher geben (das Achtfache der längsten Zeile) oder in der Reihenfolge der Dateien laden.</translation>
    </message>
    <message>
        <source>Rows cannot be given their numbers before they are sorted: the dialect gives a digit a meaning of its own.</source>
        <translation>Zeilen können vor dem Sortieren keine Nummern erhalten: Der Dialekt gibt einer Ziffer eine eigene Bedeutung.</translation>
    </message>
    <message>
        <source>Load in the order of the files, or write the dump with other terminators.</source>
        <translation>In der Reihenfolge der Dateien laden oder den Dump mit anderen Trennzeichen schreiben.</translation>
    </message>
    <message>
        <source>The file&apos;s last row lacks its terminator and would read differently with one, so it cannot be moved.</source>
        <translation>Der letzten Zeile der Datei fehlt das Zeilenende, und sie läse sich damit anders; sie kann also nicht verschoben werden.</translation>
    </message>
    <message>
        <source>End the row in the file, or load in the order of the files.</source>
        <translation>Die Zeile in der Datei abschließen oder in der Reihenfolge der Dateien laden.</translation>
    </message>
    <message>
        <source>Row %1 begins like the end of a line after a field terminator, so its number cannot stand in front of it.</source>
        <translation>Zeile %1 beginnt wie das Ende einer Zeile nach einem Feldtrennzeichen, ihre Nummer kann also nicht davor stehen.</translation>
    </message>
    <message>
        <source>A row does not fit into the memory given to the sort.</source>
        <translation>Eine Zeile passt nicht in den Speicher des Sortierens.</translation>
    </message>
    <message>
        <source>Give the sort more memory, or load in the order of the files.</source>
        <translation>Dem Sortieren mehr Speicher geben oder in der Reihenfolge der Dateien laden.</translation>
    </message>
    <message>
        <source>The sort was cancelled; its temporary files are removed.</source>
        <translation>Das Sortieren wurde abgebrochen; seine temporären Dateien sind entfernt.</translation>
    </message>
    <message>
        <source>%1 has no entry %2.</source>
        <translation>%1 hat keinen Eintrag %2.</translation>
    </message>
    <message>
        <source>Let the dump be sorted anew.</source>
        <translation>Den Dump neu sortieren lassen.</translation>
    </message>
    <message>
        <source>Let nothing write to the file during the load; then inspect it again.</source>
        <translation>Während des Ladens nichts in die Datei schreiben lassen; dann erneut ansehen.</translation>
    </message>
    <message>
        <source>Sorting needs %1 of disk space in %2; %3 are free.</source>
        <translation>Sortieren braucht %1 Platz in %2; %3 sind frei.</translation>
    </message>
    <message>
        <source>Free space there, point MILLRACE_HOME at a folder on another disk, or load in the order of the files.</source>
        <translation>Dort Platz schaffen, MILLRACE_HOME auf einen Ordner eines anderen Datenträgers zeigen lassen oder in der Reihenfolge der Dateien laden.</translation>
    </message>
    <message>
        <source>A column of the sort key in the JSON is not readable.</source>
        <translation>Eine Spalte des Sortierschlüssels im JSON ist nicht lesbar.</translation>
    </message>
    <message>
        <source>A temporary file of the sort, %1, cannot be read back: %2.</source>
        <translation>Eine temporäre Datei des Sortierens, %1, kann nicht zurückgelesen werden: %2.</translation>
    </message>
    <message>
        <source>Check that disk, or give the sort another folder; then start it again.</source>
        <translation>Jenen Datenträger prüfen oder dem Sortieren einen anderen Ordner geben; dann neu starten.</translation>
    </message>
    <message>
        <source>it ends in the middle of a row</source>
        <translation>sie endet mitten in einer Zeile</translation>
    </message>
    <message>
        <source>a row in it is longer than any that was written</source>
        <translation>eine Zeile darin ist länger als jede geschriebene</translation>
    </message>
    <message>
        <source>it is shorter than it was</source>
        <translation>sie ist kürzer, als sie war</translation>
    </message>
    <message>
        <source>load rows</source>
        <translation>Zeilen laden</translation>
    </message>
    <message>
        <source>There is no load without it.</source>
        <translation>Ohne das gibt es kein Laden.</translation>
    </message>
    <message>
        <source>load strictly, and replace rows</source>
        <translation>strikt laden und Zeilen ersetzen</translation>
    </message>
    <message>
        <source>LOAD DATA LOCAL is strict with REPLACE only, which asks for it: otherwise rows are loaded with INSERT, or as the server bends them.</source>
        <translation>LOAD DATA LOCAL ist nur mit REPLACE strikt, das dieses Recht verlangt: Sonst gehen Zeilen per INSERT hinein oder so, wie der Server sie zurechtbiegt.</translation>
    </message>
    <message>
        <source>make tables</source>
        <translation>Tabellen anlegen</translation>
    </message>
    <message>
        <source>make temporary tables</source>
        <translation>temporäre Tabellen anlegen</translation>
    </message>
    <message>
        <source>The preview runs on a scratch server, or evaluates expressions only.</source>
        <translation>Die Vorschau läuft auf einem Scratch-Server oder wertet nur Ausdrücke aus.</translation>
    </message>
    <message>
        <source>drop indexes and build them after the load</source>
        <translation>Indizes löschen und nach dem Laden aufbauen</translation>
    </message>
    <message>
        <source>Indexes are filled row by row, which is several times slower.</source>
        <translation>Indizes werden Zeile für Zeile gefüllt, was ein Mehrfaches dauert.</translation>
    </message>
    <message>
        <source>change settings of the whole server</source>
        <translation>Einstellungen des ganzen Servers ändern</translation>
    </message>
    <message>
        <source>change settings of the whole server, local_infile among them, which is off</source>
        <translation>Einstellungen des ganzen Servers ändern, darunter local_infile, das aus ist</translation>
    </message>
    <message>
        <source>They stay as they are; the load is slower.</source>
        <translation>Sie bleiben, wie sie sind; das Laden ist langsamer.</translation>
    </message>
    <message>
        <source>keep the load out of the binary log</source>
        <translation>das Laden aus dem Binärlog heraushalten</translation>
    </message>
    <message>
        <source>Every row is written there as well, and goes to the replicas.</source>
        <translation>Jede Zeile wird auch dorthin geschrieben und geht an die Replikate.</translation>
    </message>
    <message>
        <source>switch the redo log off</source>
        <translation>das Redo-Log abschalten</translation>
    </message>
    <message>
        <source>It stays on, which is what a server that matters wants.</source>
        <translation>Es bleibt an, was ein Server, auf den es ankommt, so will.</translation>
    </message>
    <message>
        <source>have the server read files itself (LOAD DATA INFILE)</source>
        <translation>den Server selbst Dateien lesen lassen (LOAD DATA INFILE)</translation>
    </message>
    <message>
        <source>Rows go over the connection, about a fifth slower on the same machine.</source>
        <translation>Zeilen gehen über die Verbindung, auf demselben Rechner etwa ein Fünftel langsamer.</translation>
    </message>
    <message>
        <source>watch how far replicas lag behind</source>
        <translation>beobachten, wie weit Replikate zurückliegen</translation>
    </message>
    <message>
        <source>A load cannot slow down for a replica that falls behind.</source>
        <translation>Ein Laden kann nicht bremsen, wenn ein Replikat zurückfällt.</translation>
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
        <source>The dump holds no table %1.</source>
        <translation>Der Dump enthält keine Tabelle %1.</translation>
    </message>
    <message>
        <source>Name its tables as millrace-cli inspect shows them.</source>
        <translation>Seine Tabellen so nennen, wie millrace-cli inspect sie zeigt.</translation>
    </message>
    <message>
        <source>No table of the dump is to be loaded.</source>
        <translation>Keine Tabelle des Dumps soll geladen werden.</translation>
    </message>
    <message>
        <source>Choose at least one.</source>
        <translation>Mindestens eine wählen.</translation>
    </message>
    <message>
        <source>View %1 is left out, too: it reads %2.</source>
        <translation>View %1 bleibt auch weg: Sie liest %2.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>On the server already: %1.</source>
        <translation>Schon auf dem Server: %1.</translation>
    </message>
    <message>
        <source>Plan with --existing append to leave them as they are and load into the tables, or --existing replace to let the dump&apos;s DROP statements take them away with all they hold.</source>
        <translation>Mit --existing append planen, um sie zu belassen und in die Tabellen zu laden, oder mit --existing replace, damit die DROP-Anweisungen des Dumps sie mit allem Inhalt entfernen.</translation>
    </message>
    <message>
        <source>Choose a .millrace file that Millrace saved.</source>
        <translation>Eine .millrace-Datei wählen, die Millrace gespeichert hat.</translation>
    </message>
    <message>
        <source>The plan is of version %1, this program reads up to %2.</source>
        <translation>Der Plan hat Version %1, dieses Programm liest bis %2.</translation>
    </message>
    <message>
        <source>Update Millrace.</source>
        <translation>Millrace aktualisieren.</translation>
    </message>
    <message>
        <source>The plan&apos;s member “existing” is none of refuse, replace, append.</source>
        <translation>„existing“ im Plan ist keines von refuse, replace, append.</translation>
    </message>
    <message>
        <source>Write the plan again from its dump.</source>
        <translation>Den Plan neu aus seinem Dump schreiben.</translation>
    </message>
    <message>
        <source>A statement of the plan belongs to none of its tables.</source>
        <translation>Eine Anweisung des Plans gehört zu keiner seiner Tabellen.</translation>
    </message>
    <message>
        <source>The dump is of %1 schemas (%2), and the target names one.</source>
        <translation>Der Dump umfasst %1 Schemas (%2), und das Ziel nennt eines.</translation>
    </message>
    <message>
        <source>Leave the schema out of the target: each table goes into the one it comes from.</source>
        <translation>Das Schema im Ziel weglassen: Jede Tabelle geht in das, aus dem sie kommt.</translation>
    </message>
    <message>
        <source>Schema %1 is made.</source>
        <translation>Schema %1 wird angelegt.</translation>
    </message>
    <message>
        <source>Rows of %1.%2 are in two files of the dump.</source>
        <translation>Zeilen von %1.%2 stehen in zwei Dateien des Dumps.</translation>
    </message>
    <message>
        <source>Plan the files of this table on their own.</source>
        <translation>Die Dateien dieser Tabelle für sich planen.</translation>
    </message>
    <message>
        <source>No row of %1 is one of plain values.</source>
        <translation>Keine Zeile von %1 besteht aus einfachen Werten.</translation>
    </message>
    <message>
        <source>Run this dump with the mysql client.</source>
        <translation>Diesen Dump mit dem mysql-Client ausführen.</translation>
    </message>
    <message>
        <source>Line %1 of the dump drops the whole %2, with all it holds.</source>
        <translation>Zeile %1 des Dumps löscht %2 ganz, mit allem Inhalt.</translation>
    </message>
    <message>
        <source>The run will be refused. </source>
        <translation>Der Lauf wird abgelehnt. </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>nothing in the way of any table</source>
        <translation>nichts, was einer Tabelle im Weg steht</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>On the server already</source>
        <translation>Schon auf dem Server</translation>
    </message>
    <message>
        <source>One statement is about tables that are wanted and tables that are left out: %1</source>
        <translation>Eine Anweisung betrifft gewünschte und weggelassene Tabellen: %1</translation>
    </message>
    <message>
        <source>Load all of them, or write a statement for each.</source>
        <translation>Alle laden oder für jede eine Anweisung schreiben.</translation>
    </message>
    <message>
        <source>The dump does not say which schema its tables belong to.</source>
        <translation>Der Dump sagt nicht, zu welchem Schema seine Tabellen gehören.</translation>
    </message>
    <message>
        <source>Name one in the target: mysql://user@host/SCHEMA.</source>
        <translation>Eines im Ziel nennen: mysql://user@host/SCHEMA.</translation>
    </message>
    <message>
        <source>This statement changes rows between others of the dump, and its place there matters: %1</source>
        <translation>Diese Anweisung ändert Zeilen zwischen anderen des Dumps, und ihre Stelle dort ist wichtig: %1</translation>
    </message>
    <message>
        <source>Take it out of the dump and run it yourself, or run the dump with the mysql client.</source>
        <translation>Sie aus dem Dump nehmen und selbst ausführen oder den Dump mit dem mysql-Client ausführen.</translation>
    </message>
    <message>
        <source>The AUTO_INCREMENT column %1 needs an index that begins with it.</source>
        <translation>Die AUTO_INCREMENT-Spalte %1 braucht einen Index, der mit ihr beginnt.</translation>
    </message>
    <message>
        <source>The foreign key %1 needs it.</source>
        <translation>Der Fremdschlüssel %1 braucht ihn.</translation>
    </message>
    <message>
        <source>The rows are stored in its order.</source>
        <translation>Die Zeilen sind in seiner Reihenfolge gespeichert.</translation>
    </message>
    <message>
        <source>It is a FULLTEXT index: the stopwords it was made with are not in its definition, so it could not be brought back exactly.</source>
        <translation>Es ist ein FULLTEXT-Index: Die Stoppwörter, mit denen er angelegt wurde, stehen nicht in seiner Definition, er ließe sich also nicht genau wiederherstellen.</translation>
    </message>
    <message>
        <source>It is of a kind Millrace does not know.</source>
        <translation>Er ist von einer Art, die Millrace nicht kennt.</translation>
    </message>
    <message>
        <source>It is unique: it finds duplicates while they are loaded.</source>
        <translation>Er ist eindeutig: Er findet Duplikate, während sie geladen werden.</translation>
    </message>
    <message>
        <source>It is unique and the table is partitioned: its partitions may be made from it.</source>
        <translation>Er ist eindeutig und die Tabelle partitioniert: Ihre Partitionen können aus ihm gebildet sein.</translation>
    </message>
    <message>
        <source>It is unique over a hidden hash column (USING HASH): the server would copy the whole table to build it.</source>
        <translation>Er ist eindeutig über einer verborgenen Hash-Spalte (USING HASH): Der Server würde zum Aufbau die ganze Tabelle kopieren.</translation>
    </message>
    <message>
        <source>Its definition says something Millrace does not know.</source>
        <translation>Seine Definition sagt etwas, das Millrace nicht kennt.</translation>
    </message>
    <message>
        <source>The table has no primary key, and its rows may be stored in the order of this unique index.</source>
        <translation>Die Tabelle hat keinen Primärschlüssel, und ihre Zeilen können in der Reihenfolge dieses eindeutigen Indexes gespeichert sein.</translation>
    </message>
    <message>
        <source>The table&apos;s engine is %1; only InnoDB&apos;s indexes are deferred.</source>
        <translation>Die Engine der Tabelle ist %1; zurückgestellt werden nur Indizes von InnoDB.</translation>
    </message>
    <message>
        <source>The definition of an index cannot be read: %1, in “%2”.</source>
        <translation>Die Definition eines Indexes ist nicht lesbar: %1, in „%2“.</translation>
    </message>
    <message>
        <source>Keep the indexes in place during the load (--indexes keep).</source>
        <translation>Die Indizes während des Ladens beibehalten (--indexes keep).</translation>
    </message>
    <message>
        <source>the foreign key has no REFERENCES</source>
        <translation>der Fremdschlüssel hat kein REFERENCES</translation>
    </message>
    <message>
        <source>it names no key</source>
        <translation>sie nennt keinen Schlüssel</translation>
    </message>
    <message>
        <source>its name is not quoted</source>
        <translation>ihr Name steht nicht in Backticks</translation>
    </message>
    <message>
        <source>its columns are not closed</source>
        <translation>ihre Spalten sind nicht geschlossen</translation>
    </message>
    <message>
        <source>it goes on after its end</source>
        <translation>sie geht nach ihrem Ende weiter</translation>
    </message>
    <message>
        <source>the list of columns is not closed</source>
        <translation>die Spaltenliste ist nicht geschlossen</translation>
    </message>
    <message>
        <source>“%1” is “%2”; it can be %3.</source>
        <translation>„%1“ ist „%2“; möglich ist %3.</translation>
    </message>
    <message>
        <source>%1 is source and target at once.</source>
        <translation>%1 ist Quelle und Ziel zugleich.</translation>
    </message>
    <message>
        <source>Choose another target table (--table).</source>
        <translation>Eine andere Zieltabelle wählen (--table).</translation>
    </message>
    <message>
        <source>The way “%1” is for files: from a table of the same server rows go by INSERT … SELECT.</source>
        <translation>Der Weg „%1“ ist für Dateien: Aus einer Tabelle desselben Servers gehen Zeilen per INSERT … SELECT.</translation>
    </message>
    <message>
        <source>Leave --way out.</source>
        <translation>--way weglassen.</translation>
    </message>
    <message>
        <source>%1 cannot be set where the source is a table: its rows are read under REPEATABLE READ.</source>
        <translation>%1 kann nicht gesetzt werden, wenn die Quelle eine Tabelle ist: Ihre Zeilen werden unter REPEATABLE READ gelesen.</translation>
    </message>
    <message>
        <source>Leave the setting out.</source>
        <translation>Die Einstellung weglassen.</translation>
    </message>
    <message>
        <source>The plan&apos;s source table lacks its name or its columns.</source>
        <translation>Der Quelltabelle des Plans fehlt der Name oder fehlen die Spalten.</translation>
    </message>
    <message>
        <source>Rows of another server are not sorted on their way: they come in the order of the key they are read by.</source>
        <translation>Zeilen eines anderen Servers werden unterwegs nicht sortiert: Sie kommen in der Reihenfolge des Schlüssels, nach dem sie gelesen werden.</translation>
    </message>
    <message>
        <source>Leave --order out, or order a query by the target&apos;s key.</source>
        <translation>--order weglassen oder eine Abfrage nach dem Schlüssel des Ziels ordnen.</translation>
    </message>
    <message>
        <source>%1 has no key by which single rows could be told apart, so none can be set aside or left out.</source>
        <translation>%1 hat keinen Schlüssel, der einzelne Zeilen unterscheidet; so kann keine ausgesondert oder ausgelassen werden.</translation>
    </message>
    <message>
        <source>Give it a primary key, or load with --on-error stop or as-server.</source>
        <translation>Ihr einen Primärschlüssel geben oder mit --on-error stop oder as-server laden.</translation>
    </message>
    <message>
        <source>%1 has no key whose order could number its rows (@row_number).</source>
        <translation>%1 hat keinen Schlüssel, dessen Reihenfolge die Zeilen nummerieren könnte (@row_number).</translation>
    </message>
    <message>
        <source>Give it a primary key, or leave the number to AUTO_INCREMENT.</source>
        <translation>Ihr einen Primärschlüssel geben oder die Nummer AUTO_INCREMENT überlassen.</translation>
    </message>
    <message>
        <source>This is the plan of a whole SQL dump, not of one table.</source>
        <translation>Das ist der Plan eines ganzen SQL-Dumps, nicht einer Tabelle.</translation>
    </message>
    <message>
        <source>This is JSON, but no Millrace plan.</source>
        <translation>Das ist JSON, aber kein Millrace-Plan.</translation>
    </message>
    <message>
        <source>millrace-cli run takes it.</source>
        <translation>millrace-cli run nimmt ihn.</translation>
    </message>
    <message>
        <source>The plan names no source file.</source>
        <translation>Der Plan nennt keine Quelldatei.</translation>
    </message>
    <message>
        <source>The plan names no target table.</source>
        <translation>Der Plan nennt keine Zieltabelle.</translation>
    </message>
    <message>
        <source>The plan&apos;s mapping binds no field.</source>
        <translation>Die Zuordnung des Plans bindet kein Feld.</translation>
    </message>
    <message>
        <source>A chunk needs at least 1 row, the plan says %1.</source>
        <translation>Ein Chunk braucht mindestens 1 Zeile, der Plan sagt %1.</translation>
    </message>
    <message>
        <source>A chunk&apos;s size cannot be negative.</source>
        <translation>Die Größe eines Chunks kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>Workers can be 1 to 64, the plan says %1.</source>
        <translation>Worker können 1 bis 64 sein, der Plan sagt %1.</translation>
    </message>
    <message>
        <source>With “as-server” the server keeps the row that is there: “%1” cannot be combined with it.</source>
        <translation>Bei „as-server“ behält der Server die vorhandene Zeile: „%1“ lässt sich damit nicht verbinden.</translation>
    </message>
    <message>
        <source>The limit for rows set aside is %1; it has to be 1 or more.</source>
        <translation>Die Grenze für ausgesonderte Zeilen ist %1; sie muss 1 oder mehr sein.</translation>
    </message>
    <message>
        <source>A limit cannot be negative; 0 means none.</source>
        <translation>Eine Grenze kann nicht negativ sein; 0 heißt keine.</translation>
    </message>
    <message>
        <source>The memory budget is %1 bytes; it has to be %2 or more.</source>
        <translation>Das Speicherbudget ist %1 Bytes; es müssen %2 oder mehr sein.</translation>
    </message>
    <message>
        <source>The plan names no journal table.</source>
        <translation>Der Plan nennt keine Journaltabelle.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>“%1” of the plan has to be %2, and is %3.</source>
        <translation>„%1“ im Plan muss %2 sein und ist %3.</translation>
    </message>
    <message>
        <source>“%1” of the plan is %2, which is no value for it.</source>
        <translation>„%1“ im Plan ist %2, was kein Wert dafür ist.</translation>
    </message>
    <message>
        <source>Source files</source>
        <translation>Quelldateien</translation>
    </message>
    <message>
        <source>The source holds no row.</source>
        <translation>Die Quelle enthält keine Zeile.</translation>
    </message>
    <message>
        <source>Choose another file, or fewer header lines to skip.</source>
        <translation>Eine andere Datei wählen oder weniger Kopfzeilen überspringen.</translation>
    </message>
    <message>
        <source>%1, %2, unchanged since they were planned.</source>
        <translation>%1, %2, unverändert seit dem Planen.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>%1 as %2.</source>
        <translation>%1 als %2.</translation>
    </message>
    <message>
        <source>Session settings</source>
        <translation>Sitzungseinstellungen</translation>
    </message>
    <message>
        <source>The account %1 may not set %2.</source>
        <translation>Das Konto %1 darf %2 nicht setzen.</translation>
    </message>
    <message>
        <source>; or leave it as it is.</source>
        <translation>; oder es belassen.</translation>
    </message>
    <message>
        <source>The server lists %1 of a statement (max_error_count) and the account may not raise that: bad rows could go unseen.</source>
        <translation>Der Server führt %1 einer Anweisung auf (max_error_count), und das Konto darf das nicht erhöhen: Schlechte Zeilen könnten unbemerkt bleiben.</translation>
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
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>The server lists %1 of a statement (max_error_count) and the account may not raise that: a dump with many bad rows goes in more slowly, in smaller parts.</source>
        <translation>Der Server führt %1 einer Anweisung auf (max_error_count), und das Konto darf das nicht erhöhen: Ein Dump mit vielen schlechten Zeilen lädt langsamer, in kleineren Teilen.</translation>
    </message>
    <message>
        <source>Load guard</source>
        <translation>Lastwächter</translation>
    </message>
    <message>
        <source>The account %1 may not see how far the server lags behind its source: the load will not slow down when it does.</source>
        <translation>Das Konto %1 darf nicht sehen, wie weit der Server hinter seiner Quelle zurückliegt: Das Laden wird dann nicht gebremst.</translation>
    </message>
    <message>
        <source>%1, %2, about %3.</source>
        <translation>%1, %2, rund %3.</translation>
    </message>
    <message>
        <source>ALTER TABLE … ENGINE=InnoDB before the load.</source>
        <translation>ALTER TABLE … ENGINE=InnoDB vor dem Laden.</translation>
    </message>
    <message>
        <source>Triggers run for every row: %1.</source>
        <translation>Für jede Zeile laufen Trigger: %1.</translation>
    </message>
    <message>
        <source>Drop them for the load if they are not meant to fire.</source>
        <translation>Sie für das Laden löschen, wenn sie nicht auslösen sollen.</translation>
    </message>
    <message>
        <source>%1 filled row by row; the load slows down once they outgrow the buffer pool.</source>
        <translation>%1 Zeile für Zeile gefüllt; das Laden wird langsamer, sobald sie nicht mehr in den Buffer Pool passen.</translation>
    </message>
    <message>
        <source>secondary index is</source>
        <translation>Sekundärindex wird</translation>
    </message>
    <message>
        <source>secondary indexes are</source>
        <translation>Sekundärindizes werden</translation>
    </message>
    <message>
        <source>Let the run drop them before and build them after (--indexes defer) if the table is large.</source>
        <translation>Sie vom Lauf davor löschen und danach aufbauen lassen (--indexes defer), wenn die Tabelle groß ist.</translation>
    </message>
    <message>
        <source>Rollback</source>
        <translation>Zurückrollen</translation>
    </message>
    <message>
        <source>The table is not empty, and rows of it may be replaced: what they were is gone, the run cannot be rolled back.</source>
        <translation>Die Tabelle ist nicht leer, und Zeilen von ihr können ersetzt werden: Was sie waren, ist verloren, der Lauf kann nicht zurückgerollt werden.</translation>
    </message>
    <message>
        <source>Keep a backup of the table, or load into an empty one.</source>
        <translation>Ein Backup der Tabelle behalten oder in eine leere laden.</translation>
    </message>
    <message>
        <source>The table is not empty and has no whole number as its primary key: the run&apos;s rows cannot be told from others, it cannot be rolled back.</source>
        <translation>Die Tabelle ist nicht leer und hat keine ganze Zahl als Primärschlüssel: Die Zeilen des Laufs lassen sich von anderen nicht unterscheiden, er kann nicht zurückgerollt werden.</translation>
    </message>
    <message>
        <source>Load into an empty table if you may want to.</source>
        <translation>In eine leere Tabelle laden, wenn das gewünscht sein könnte.</translation>
    </message>
    <message>
        <source>The table is not empty. The run can be rolled back if %1 of all its rows is above the greatest there is now, and nobody else writes meanwhile.</source>
        <translation>Die Tabelle ist nicht leer. Der Lauf kann zurückgerollt werden, wenn alle seine Zeilen ein %1 über dem jetzt größten erhalten und sonst niemand inzwischen schreibt.</translation>
    </message>
    <message>
        <source>Otherwise load into an empty table if you may want to.</source>
        <translation>Sonst in eine leere Tabelle laden, wenn das gewünscht sein könnte.</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>Rechte</translation>
    </message>
    <message>
        <source>The account may do all this run needs.</source>
        <translation>Das Konto darf alles, was dieser Lauf braucht.</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>The account may not keep the journal %1: without it a run that is interrupted cannot be resumed or rolled back, and its result cannot be verified.</source>
        <translation>Das Konto darf das Journal %1 nicht führen: Ohne es kann ein unterbrochener Lauf nicht fortgesetzt oder zurückgerollt und sein Ergebnis nicht geprüft werden.</translation>
    </message>
    <message>
        <source>Column %1 is of type BIT: MariaDB and older MySQL dump it as raw bytes without escapes, and a value that holds the bytes 9, 10 or 92 is read as another or breaks its row.</source>
        <translation>Spalte %1 hat den Typ BIT: MariaDB und ältere MySQL geben ihn als rohe Bytes ohne Escapes aus, und ein Wert mit den Bytes 9, 10 oder 92 wird als anderer gelesen oder zerreißt seine Zeile.</translation>
    </message>
    <message>
        <source>Unless a recent MySQL (9.7) wrote the dump: dump %1+0 instead, bind the field to @b and set %1 = CAST(@b AS UNSIGNED).</source>
        <translation>Außer ein neues MySQL (9.7) hat den Dump geschrieben: stattdessen %1+0 ausgeben, das Feld an @b binden und %1 = CAST(@b AS UNSIGNED) setzen.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation>Es gibt keine Verbindung zum Server.</translation>
    </message>
    <message>
        <source>%1 is not there yet; the run creates it.</source>
        <translation>%1 gibt es noch nicht; der Lauf legt sie an.</translation>
    </message>
    <message>
        <source>make a foreign key to it</source>
        <translation>einen Fremdschlüssel darauf anlegen</translation>
    </message>
    <message>
        <source>count the rows before and after</source>
        <translation>die Zeilen vorher und nachher zählen</translation>
    </message>
    <message>
        <source>replace rows</source>
        <translation>Zeilen ersetzen</translation>
    </message>
    <message>
        <source>load strictly (LOAD DATA LOCAL is strict with REPLACE only)</source>
        <translation>strikt laden (LOAD DATA LOCAL ist nur mit REPLACE strikt)</translation>
    </message>
    <message>
        <source>make the table</source>
        <translation>die Tabelle anlegen</translation>
    </message>
    <message>
        <source>drop and build the indexes of %1 (rehearsed on an empty copy of the table)</source>
        <translation>die Indizes von %1 löschen und aufbauen (geprobt an einer leeren Kopie der Tabelle)</translation>
    </message>
    <message>
        <source>The account %1 may not %2.</source>
        <translation>Das Konto %1 darf nicht: %2.</translation>
    </message>
    <message>
        <source>, nor </source>
        <translation>, noch </translation>
    </message>
    <message>
        <source>Source server</source>
        <translation>Quellserver</translation>
    </message>
    <message>
        <source>Source table</source>
        <translation>Quelltabelle</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>rund %1</translation>
    </message>
    <message>
        <source>%1, %2, %3, read in ranges of %4 (%5).</source>
        <translation>%1, %2, %3, gelesen in Bereichen von %4 (%5).</translation>
    </message>
    <message>
        <source>its primary key</source>
        <translation>ihr Primärschlüssel</translation>
    </message>
    <message>
        <source>the key </source>
        <translation>der Schlüssel </translation>
    </message>
    <message>
        <source>A query has no key</source>
        <translation>Eine Abfrage hat keinen Schlüssel</translation>
    </message>
    <message>
        <source>%1 is a view, which has no key</source>
        <translation>%1 ist eine View, die keinen Schlüssel hat</translation>
    </message>
    <message>
        <source>%1 has no key whose ranges could be told apart</source>
        <translation>%1 hat keinen Schlüssel, dessen Bereiche sich unterscheiden ließen</translation>
    </message>
    <message>
        <source>: its rows are read by one SELECT and go in as one chunk, in one transaction. A run that is interrupted begins anew.</source>
        <translation>: Ihre Zeilen werden mit einem SELECT gelesen und gehen als ein Chunk hinein, in einer Transaktion. Ein unterbrochener Lauf beginnt von vorn.</translation>
    </message>
    <message>
        <source>Load from the underlying table, with the same expressions under --set, if it has many rows.</source>
        <translation>Aus der Tabelle dahinter laden, mit denselben Ausdrücken unter --set, wenn es viele Zeilen sind.</translation>
    </message>
    <message>
        <source>Give it a primary key if it has many rows.</source>
        <translation>Ihr einen Primärschlüssel geben, wenn sie viele Zeilen hat.</translation>
    </message>
    <message>
        <source>%1 is %2, which has no snapshots: what is written to it during the run may be loaded or not, and the run is verified only if nothing was.</source>
        <translation>%1 ist %2, das keine Snapshots hat: Was während des Laufs hineingeschrieben wird, kann geladen werden oder nicht, und der Lauf gilt nur als geprüft, wenn nichts geschrieben wurde.</translation>
    </message>
    <message>
        <source>Keep writers away from it during the run.</source>
        <translation>Während des Laufs Schreiber von ihr fernhalten.</translation>
    </message>
    <message>
        <source>The account %1 may not lock %2 for the moment at which the snapshots are taken: not one snapshot, but one per session. The run is verified only if nothing is written to the table meanwhile.</source>
        <translation>Das Konto %1 darf %2 nicht für den Augenblick sperren, in dem die Snapshots genommen werden: nicht ein Snapshot, sondern einer je Sitzung. Der Lauf gilt nur als geprüft, wenn inzwischen nichts in die Tabelle geschrieben wird.</translation>
    </message>
    <message>
        <source>All sessions read one snapshot: writers wait for the milliseconds it takes to begin it. The server keeps old versions of rows, and holds back ALTER TABLE on %1, until the run is through.</source>
        <translation>Alle Sitzungen lesen einen Snapshot: Schreiber warten die Millisekunden, die sein Beginn dauert. Der Server behält alte Versionen von Zeilen und hält ALTER TABLE auf %1 zurück, bis der Lauf durch ist.</translation>
    </message>
    <message>
        <source>On that server: GRANT SELECT ON %1 TO %2;</source>
        <translation>Auf jenem Server: GRANT SELECT ON %1 TO %2;</translation>
    </message>
    <message>
        <source>%1 is not what was planned: %2</source>
        <translation>%1 ist nicht, was geplant war: %2</translation>
    </message>
    <message>
        <source>its columns differ.</source>
        <translation>ihre Spalten sind andere.</translation>
    </message>
    <message>
        <source>the key it was to be cut by is another or gone.</source>
        <translation>der Schlüssel, nach dem sie geschnitten werden sollte, ist ein anderer oder fehlt.</translation>
    </message>
    <message>
        <source>Make the plan again.</source>
        <translation>Den Plan neu machen.</translation>
    </message>
    <message>
        <source>%1 holds no row.</source>
        <translation>%1 enthält keine Zeile.</translation>
    </message>
    <message>
        <source>Choose another table.</source>
        <translation>Eine andere Tabelle wählen.</translation>
    </message>
    <message>
        <source>%1 as %2 at %3; moments travel in time zone %4%5.</source>
        <translation>%1 als %2 bei %3; Zeitpunkte reisen in der Zeitzone %4%5.</translation>
    </message>
    <message>
        <source>; its sql_mode is empty</source>
        <translation>; sein sql_mode ist leer</translation>
    </message>
    <message>
        <source>; its sql_mode is </source>
        <translation>; sein sql_mode ist </translation>
    </message>
    <message>
        <source>This is the target&apos;s own server: the rows would go out and in again.</source>
        <translation>Das ist der Server des Ziels selbst: Die Zeilen gingen hinaus und wieder hinein.</translation>
    </message>
    <message>
        <source>Name the table table:%1.%2 and they stay inside the server.</source>
        <translation>Die Tabelle als table:%1.%2 nennen, dann bleiben sie im Server.</translation>
    </message>
    <message>
        <source>The rows go from %1 to %2: types that only one of them has are stored as what the target&apos;s column says.</source>
        <translation>Die Zeilen gehen von %1 nach %2: Typen, die nur einer von beiden hat, werden so gespeichert, wie die Spalte des Ziels lautet.</translation>
    </message>
    <message>
        <source>source %1, %2</source>
        <translation>Quelle %1, %2</translation>
    </message>
    <message>
        <source>each session</source>
        <translation>jede Sitzung</translation>
    </message>
    <message>
        <source>keep writers away while the snapshots are taken</source>
        <translation>Schreiber fernhalten, während die Snapshots genommen werden</translation>
    </message>
    <message>
        <source>each session: the rows as they are now</source>
        <translation>jede Sitzung: die Zeilen, wie sie jetzt sind</translation>
    </message>
    <message>
        <source>let writers go on</source>
        <translation>Schreiber weiterlassen</translation>
    </message>
    <message>
        <source>where the old values of server settings are written down, besides the run&apos;s folder</source>
        <translation>wo die alten Werte der Servereinstellungen neben dem Ordner des Laufs festgehalten werden</translation>
    </message>
    <message>
        <source>for the whole server, put back after the load</source>
        <translation>für den ganzen Server, nach dem Laden zurückgesetzt</translation>
    </message>
    <message>
        <source>for the server&apos;s machine (no SQL), put back after the load</source>
        <translation>für den Rechner des Servers (kein SQL), nach dem Laden zurückgesetzt</translation>
    </message>
    <message>
        <source>put back to what it was, unless somebody else changed it meanwhile</source>
        <translation>zurückgesetzt auf den vorherigen Wert, außer jemand anderes hat ihn inzwischen geändert</translation>
    </message>
    <message>
        <source>when no other run has a row in it</source>
        <translation>wenn kein anderer Lauf eine Zeile darin hat</translation>
    </message>
    <message>
        <source>create the schema when it is missing</source>
        <translation>das Schema anlegen, wenn es fehlt</translation>
    </message>
    <message>
        <source>create the table when it is missing</source>
        <translation>die Tabelle anlegen, wenn sie fehlt</translation>
    </message>
    <message>
        <source>create the journal</source>
        <translation>das Journal anlegen</translation>
    </message>
    <message>
        <source>count the rows before</source>
        <translation>die Zeilen vorher zählen</translation>
    </message>
    <message>
        <source>drop the secondary indexes, once their definitions are saved in the run&apos;s folder</source>
        <translation>die Sekundärindizes löschen, sobald ihre Definitionen im Ordner des Laufs gesichert sind</translation>
    </message>
    <message>
        <source>each worker: strictness</source>
        <translation>jeder Worker: Striktheit</translation>
    </message>
    <message>
        <source>each worker: session setting, put back at the end</source>
        <translation>jeder Worker: Sitzungseinstellung, am Ende zurückgesetzt</translation>
    </message>
    <message>
        <source>find where the ranges of the key end, ahead of the load</source>
        <translation>herausfinden, wo die Bereiche des Schlüssels enden, dem Laden voraus</translation>
    </message>
    <message>
        <source>each chunk</source>
        <translation>jeder Chunk</translation>
    </message>
    <message>
        <source>each chunk: row number of the row before its first</source>
        <translation>jeder Chunk: Nummer der Zeile vor seiner ersten</translation>
    </message>
    <message>
        <source>each chunk, with the range of its key</source>
        <translation>jeder Chunk, mit dem Bereich seines Schlüssels</translation>
    </message>
    <message>
        <source>each chunk, in statements of some ten thousand rows, each with the range of its key</source>
        <translation>jeder Chunk, in Anweisungen von einigen zehntausend Zeilen, jede mit dem Bereich ihres Schlüssels</translation>
    </message>
    <message>
        <source>each chunk: journal</source>
        <translation>jeder Chunk: Journal</translation>
    </message>
    <message>
        <source>build them in one go</source>
        <translation>sie in einem Zug aufbauen</translation>
    </message>
    <message>
        <source>count the rows after</source>
        <translation>die Zeilen nachher zählen</translation>
    </message>
    <message>
        <source>compare contents with the checksum taken on the way, chunk by chunk</source>
        <translation>Inhalte mit der unterwegs gebildeten Prüfsumme vergleichen, Chunk für Chunk</translation>
    </message>
    <message>
        <source>compare contents of some chunks with the checksum taken on the way</source>
        <translation>Inhalte einiger Chunks mit der unterwegs gebildeten Prüfsumme vergleichen</translation>
    </message>
    <message>
        <source>drop the journal when no other run needs it</source>
        <translation>das Journal löschen, wenn kein anderer Lauf es braucht</translation>
    </message>
    <message>
        <source>%1 is not the table that was planned: %2</source>
        <translation>%1 ist nicht die geplante Tabelle: %2</translation>
    </message>
    <message>
        <source>%1 %2: it is loaded as one single chunk, in one statement and one transaction. Nothing shows until it is through, and a run that is interrupted begins anew.</source>
        <translation>%1 %2: Sie wird als ein einziger Chunk geladen, in einer Anweisung und einer Transaktion. Bis er durch ist, zeigt sich nichts, und ein unterbrochener Lauf beginnt von vorn.</translation>
    </message>
    <message>
        <source>is a view, which has no key</source>
        <translation>ist eine View, die keinen Schlüssel hat</translation>
    </message>
    <message>
        <source>has no key whose ranges could be told apart</source>
        <translation>hat keinen Schlüssel, dessen Bereiche sich unterscheiden ließen</translation>
    </message>
    <message>
        <source>Load from the underlying table, with the same expressions under --set.</source>
        <translation>Aus der Tabelle dahinter laden, mit denselben Ausdrücken unter --set.</translation>
    </message>
    <message>
        <source>INSERT … SELECT locks the rows it reads in share mode until their chunk is committed: whoever changes one, or inserts between them, waits that long.</source>
        <translation>INSERT … SELECT sperrt die gelesenen Zeilen im Share-Modus, bis ihr Chunk bestätigt ist: Wer eine ändert oder dazwischen einfügt, wartet so lange.</translation>
    </message>
    <message>
        <source>Smaller chunks (--chunk-rows) hold them for less long. Rows added before their range&apos;s turn are loaded, later ones are not: keep writers away if the result has to be verified.</source>
        <translation>Kleinere Chunks (--chunk-rows) halten sie kürzer. Zeilen, die hinzukommen, bevor ihr Bereich an der Reihe ist, werden geladen, spätere nicht: Schreiber fernhalten, wenn das Ergebnis geprüft werden soll.</translation>
    </message>
    <message>
        <source>%1 has no transactions: each statement keeps writers away from the whole source, and what they change between two statements goes unnoticed.</source>
        <translation>%1 hat keine Transaktionen: Jede Anweisung hält Schreiber von der ganzen Quelle fern, und was sie zwischen zwei Anweisungen ändern, bleibt unbemerkt.</translation>
    </message>
    <message>
        <source>Keep writers away from the source during the run.</source>
        <translation>Während des Laufs Schreiber von der Quelle fernhalten.</translation>
    </message>
    <message>
        <source>@row_number needs ROW_NUMBER(), which this server does not have.</source>
        <translation>@row_number braucht ROW_NUMBER(), das dieser Server nicht hat.</translation>
    </message>
    <message>
        <source>Leave the number to AUTO_INCREMENT.</source>
        <translation>Die Nummer AUTO_INCREMENT überlassen.</translation>
    </message>
    <message>
        <source>With innodb_autoinc_lock_mode below 2 the server lets one INSERT … SELECT at a time into a table with an AUTO_INCREMENT column (%1): workers wait for each other.</source>
        <translation>Bei innodb_autoinc_lock_mode unter 2 lässt der Server immer nur ein INSERT … SELECT in eine Tabelle mit AUTO_INCREMENT-Spalte (%1): Worker warten aufeinander.</translation>
    </message>
    <message>
        <source>Load with one worker, or have the server started with innodb_autoinc_lock_mode = 2.</source>
        <translation>Mit einem Worker laden oder den Server mit innodb_autoinc_lock_mode = 2 starten lassen.</translation>
    </message>
    <message>
        <source>The server was started with innodb_read_only: nothing can be written.</source>
        <translation>Der Server wurde mit innodb_read_only gestartet: Nichts kann geschrieben werden.</translation>
    </message>
    <message>
        <source>Start it without.</source>
        <translation>Ihn ohne starten.</translation>
    </message>
    <message>
        <source>The server is read-only for everybody (super_read_only is ON).</source>
        <translation>Der Server ist für alle schreibgeschützt (super_read_only ist ON).</translation>
    </message>
    <message>
        <source>run SET GLOBAL super_read_only = 0 and SET GLOBAL read_only = 0.</source>
        <translation>SET GLOBAL super_read_only = 0 und SET GLOBAL read_only = 0 ausführen.</translation>
    </message>
    <message>
        <source>The server is read-only (read_only is %1), as replicas are.</source>
        <translation>Der Server ist schreibgeschützt (read_only ist %1), wie Replikate es sind.</translation>
    </message>
    <message>
        <source>run SET GLOBAL read_only = 0.</source>
        <translation>SET GLOBAL read_only = 0 ausführen.</translation>
    </message>
    <message>
        <source>Every session begins read-only here (%1 is ON).</source>
        <translation>Hier beginnt jede Sitzung schreibgeschützt (%1 ist ON).</translation>
    </message>
    <message>
        <source>Load with --tune %1=0, or switch it off on the server.</source>
        <translation>Mit --tune %1=0 laden oder es auf dem Server abschalten.</translation>
    </message>
    <message>
        <source>The server is read-only, as replicas are; this account may write all the same. If it is a replica, the rows will be missing on its source.</source>
        <translation>Der Server ist schreibgeschützt, wie Replikate es sind; dieses Konto darf trotzdem schreiben. Ist er ein Replikat, werden die Zeilen auf seiner Quelle fehlen.</translation>
    </message>
    <message>
        <source>Load into the source.</source>
        <translation>In die Quelle laden.</translation>
    </message>
    <message>
        <source>Server settings</source>
        <translation>Servereinstellungen</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Sie weglassen.</translation>
    </message>
    <message>
        <source>Write it into my.cnf and restart the server (millrace-cli tune --my-cnf).</source>
        <translation>Es in die my.cnf schreiben und den Server neu starten (millrace-cli tune --my-cnf).</translation>
    </message>
    <message>
        <source>The redo log is off during the load, as confirmed: a crash of the server meanwhile loses everything on it.</source>
        <translation>Das Redo-Log ist während des Ladens aus, wie bestätigt: Ein Absturz des Servers in dieser Zeit verliert alles darauf.</translation>
    </message>
    <message>
        <source>Have a backup that can be read.</source>
        <translation>Ein lesbares Backup bereithalten.</translation>
    </message>
    <message>
        <source>The server runs on another machine: %1 has to be set there.</source>
        <translation>Der Server läuft auf einem anderen Rechner: %1 muss dort gesetzt werden.</translation>
    </message>
    <message>
        <source>There, as root: %1</source>
        <translation>Dort, als root: %1</translation>
    </message>
    <message>
        <source>%1 = %2 (machine)</source>
        <translation>%1 = %2 (Rechner)</translation>
    </message>
    <message>
        <source>For the whole server during the load, put back after it: %1.</source>
        <translation>Für den ganzen Server während des Ladens, danach zurückgesetzt: %1.</translation>
    </message>
    <message>
        <source>unique_checks = 0 with %1 in place: a duplicate in the dump would not be found and corrupts the index.</source>
        <translation>unique_checks = 0 mit %1 an Ort und Stelle: Ein Duplikat im Dump würde nicht gefunden und beschädigt den Index.</translation>
    </message>
    <message>
        <source>unique index</source>
        <translation>eindeutigem Index</translation>
    </message>
    <message>
        <source>unique indexes</source>
        <translation>eindeutigen Indizes</translation>
    </message>
    <message>
        <source>Leave unique_checks on, or drop these indexes for the load as well (--indexes defer-all): their build after the load finds duplicates.</source>
        <translation>unique_checks anlassen oder auch diese Indizes für das Laden löschen (--indexes defer-all): Ihr Aufbau nach dem Laden findet Duplikate.</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>Text der Quelle</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Längste Zeile</translation>
    </message>
    <message>
        <source>This row has %1; the server takes statements up to %2 (max_allowed_packet).</source>
        <translation>Diese Zeile hat %1; der Server nimmt Anweisungen bis %2 an (max_allowed_packet).</translation>
    </message>
    <message>
        <source>SET GLOBAL max_allowed_packet to more than that, or load with LOAD DATA (--way auto).</source>
        <translation>Mit SET GLOBAL max_allowed_packet darüber setzen oder mit LOAD DATA laden (--way auto).</translation>
    </message>
    <message>
        <source>This row has %1, and a SET expression whose result is longer than %2 (max_allowed_packet) stores NULL (warning 1301).</source>
        <translation>Diese Zeile hat %1, und ein SET-Ausdruck, dessen Ergebnis länger als %2 ist (max_allowed_packet), speichert NULL (Warnung 1301).</translation>
    </message>
    <message>
        <source>Bind the long field directly to its column, or SET GLOBAL max_allowed_packet to more.</source>
        <translation>Das lange Feld direkt an seine Spalte binden oder max_allowed_packet mit SET GLOBAL erhöhen.</translation>
    </message>
    <message>
        <source>This row has %1, more than a quarter of the memory the run may take (%2).</source>
        <translation>Diese Zeile hat %1, mehr als ein Viertel des Speichers, den der Lauf nehmen darf (%2).</translation>
    </message>
    <message>
        <source>Give it more (--memory), or check LINES TERMINATED BY: a row this long is usually many rows whose ends were not seen.</source>
        <translation>Ihm mehr geben (--memory) oder LINES TERMINATED BY prüfen: Eine so lange Zeile besteht meist aus vielen, deren Enden nicht erkannt wurden.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>All %1 fit their columns.</source>
        <translation>Alle %1 passen in ihre Spalten.</translation>
    </message>
    <message>
        <source>%1 taken throughout the source fit their columns.</source>
        <translation>%1, verteilt über die Quelle, passen in ihre Spalten.</translation>
    </message>
    <message>
        <source>Run SET GLOBAL local_infile = 1 there; it needs %1 (GRANT %1 ON *.* TO %2).</source>
        <translation>Dort SET GLOBAL local_infile = 1 ausführen; es braucht %1 (GRANT %1 ON *.* TO %2).</translation>
    </message>
    <message>
        <source>LOCAL INFILE</source>
        <translation>LOCAL INFILE</translation>
    </message>
    <message>
        <source>local_infile is ON.</source>
        <translation>local_infile ist ON.</translation>
    </message>
    <message>
        <source>local_infile is switched on for the load.</source>
        <translation>local_infile wird für das Laden eingeschaltet.</translation>
    </message>
    <message>
        <source>The server refuses LOAD DATA LOCAL (local_infile is OFF): the rows are loaded with INSERT statements, which is slower.</source>
        <translation>Der Server lehnt LOAD DATA LOCAL ab (local_infile ist OFF): Die Zeilen gehen per INSERT hinein, was langsamer ist.</translation>
    </message>
    <message>
        <source>The server refuses LOAD DATA LOCAL: local_infile is OFF.</source>
        <translation>Der Server lehnt LOAD DATA LOCAL ab: local_infile ist OFF.</translation>
    </message>
    <message>
        <source> Or load with INSERT statements (--way insert).</source>
        <translation> Oder mit INSERT-Anweisungen laden (--way insert).</translation>
    </message>
    <message>
        <source> The server runs as %1.</source>
        <translation> Der Server läuft als %1.</translation>
    </message>
    <message>
        <source>Server file</source>
        <translation>Datei des Servers</translation>
    </message>
    <message>
        <source>The account %1 may not have the server read files.</source>
        <translation>Das Konto %1 darf den Server keine Dateien lesen lassen.</translation>
    </message>
    <message>
        <source>GRANT FILE ON *.* TO %1; or load with --way local.</source>
        <translation>GRANT FILE ON *.* TO %1; oder mit --way local laden.</translation>
    </message>
    <message>
        <source>The server reads files of this machine below %1 (tried).%2</source>
        <translation>Der Server liest Dateien dieses Rechners unter %1 (erprobt).%2</translation>
    </message>
    <message>
        <source>The rows are loaded with INSERT statements of up to 5,000 rows.</source>
        <translation>Die Zeilen gehen mit INSERT-Anweisungen von bis zu 5.000 Zeilen hinein.</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>%1, rows %2, from line %3, byte %4</source>
        <translation>%1, Zeilen %2, ab Zeile %3, Byte %4</translation>
    </message>
    <message>
        <source>after %1, up to %2</source>
        <translation>hinter %1, bis %2</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>dem Anfang</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>dem Ende</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>not verified: </source>
        <translation>nicht geprüft: </translation>
    </message>
    <message>
        <source>Rows in the dump</source>
        <translation>Zeilen im Dump</translation>
    </message>
    <message>
        <source>Rows loaded</source>
        <translation>Zeilen geladen</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Ausgesondert</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Rows/s</source>
        <translation>Zeilen/s</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>before the rows</source>
        <translation>vor den Zeilen</translation>
    </message>
    <message>
        <source>after its table&apos;s rows</source>
        <translation>nach den Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>after all rows</source>
        <translation>nach allen Zeilen</translation>
    </message>
    <message>
        <source>-- and %1 more: millrace-cli sql shows all of them
</source>
        <translation>-- und %1 weitere: millrace-cli sql zeigt alle
</translation>
    </message>
    <message>
        <source>Notes on the dump</source>
        <translation>Anmerkungen zum Dump</translation>
    </message>
    <message>
        <source>Statements of the dump beside its rows</source>
        <translation>Anweisungen des Dumps neben seinen Zeilen</translation>
    </message>
    <message>
        <source>%1 tables more are not shown one by one: millrace-cli report %2 --dump-table NAME writes the report of each.</source>
        <translation>%1 weitere Tabellen werden nicht einzeln gezeigt: millrace-cli report %2 --dump-table NAME schreibt den Bericht jeder einzelnen.</translation>
    </message>
    <message>
        <source>A report is no .%1 file.</source>
        <translation>Ein Bericht ist keine .%1-Datei.</translation>
    </message>
    <message>
        <source>Name a file that ends in .html, .json or .csv.</source>
        <translation>Eine Datei nennen, die auf .html, .json oder .csv endet.</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>begonnen %1</translation>
    </message>
    <message>
        <source>Written by Millrace %1 from the files of the run.</source>
        <translation>Geschrieben von Millrace %1 aus den Dateien des Laufs.</translation>
    </message>
    <message>
        <source>The run numbered its rows with @row_number; among the rows set aside those numbers are not known any more.</source>
        <translation>Der Lauf nummerierte seine Zeilen mit @row_number; bei den ausgesonderten Zeilen sind diese Nummern nicht mehr bekannt.</translation>
    </message>
    <message>
        <source>Open the file as a new source and map the numbered column to a field, or leave it to AUTO_INCREMENT.</source>
        <translation>Die Datei als neue Quelle öffnen und die nummerierte Spalte einem Feld zuordnen oder AUTO_INCREMENT überlassen.</translation>
    </message>
    <message>
        <source> (rows set aside)</source>
        <translation> (ausgesonderte Zeilen)</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>Mean of the first tenth of the chunks %1 ms, of the last tenth %2 ms: %3 times.</source>
        <translation>Mittel des ersten Zehntels der Chunks %1 ms, des letzten Zehntels %2 ms: %3-mal so viel.</translation>
    </message>
    <message>
        <source>%1 on %2, read %3</source>
        <translation>%1 auf %2, gelesen %3</translation>
    </message>
    <message>
        <source>by one SELECT</source>
        <translation>mit einem SELECT</translation>
    </message>
    <message>
        <source>in ranges of </source>
        <translation>in Bereichen von </translation>
    </message>
    <message>
        <source>%1 of the same server, by INSERT … SELECT %2</source>
        <translation>%1 desselben Servers, per INSERT … SELECT %2</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>in einem Stück</translation>
    </message>
    <message>
        <source>Rows per second, mean</source>
        <translation>Zeilen pro Sekunde, Mittel</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Ganzer Lauf</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Memory of Millrace</source>
        <translation>Speicher von Millrace</translation>
    </message>
    <message>
        <source>Rows per second</source>
        <translation>Zeilen pro Sekunde</translation>
    </message>
    <message>
        <source>Too short to draw: the run left fewer than two samples.</source>
        <translation>Zu kurz zum Zeichnen: Der Lauf hinterließ weniger als zwei Messpunkte.</translation>
    </message>
    <message>
        <source>Time per chunk</source>
        <translation>Zeit je Chunk</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>Zeilen gelesen</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Geladen</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>In the table before</source>
        <translation>Vorher in der Tabelle</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalte</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source> Checksum %1.</source>
        <translation> Prüfsumme %1.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <source>No table was reached, so there is nothing to verify.</source>
        <translation>Keine Tabelle wurde erreicht, es gibt also nichts zu prüfen.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Geltung</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>During the load</source>
        <translation>Während des Ladens</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source> (put back)</source>
        <translation> (zurückgesetzt)</translation>
    </message>
    <message>
        <source>ended with its connections</source>
        <translation>endete mit seinen Verbindungen</translation>
    </message>
    <message>
        <source> (not put back)</source>
        <translation> (nicht zurückgesetzt)</translation>
    </message>
    <message>
        <source> (changed by somebody else meanwhile, left alone)</source>
        <translation> (inzwischen von jemand anderem geändert, belassen)</translation>
    </message>
    <message>
        <source> (another run has it and puts it back)</source>
        <translation> (ein anderer Lauf hat es und setzt es zurück)</translation>
    </message>
    <message>
        <source>Settings changed</source>
        <translation>Geänderte Einstellungen</translation>
    </message>
    <message>
        <source>The run&apos;s log records no changed setting.</source>
        <translation>Das Protokoll des Laufs verzeichnet keine geänderte Einstellung.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
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
    <message>
        <source>%1 per chunk</source>
        <translation>%1 je Chunk</translation>
    </message>
    <message>
        <source>, at most %1</source>
        <translation>, höchstens %1</translation>
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
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>At a bad row</source>
        <translation>Bei einer schlechten Zeile</translation>
    </message>
    <message>
        <source>At a duplicate</source>
        <translation>Bei einem Duplikat</translation>
    </message>
    <message>
        <source>What was loaded</source>
        <translation>Was geladen wurde</translation>
    </message>
    <message>
        <source> (%1 times)</source>
        <translation> (%1 Mal)</translation>
    </message>
    <message>
        <source>Statements of the plan, in order</source>
        <translation>Anweisungen des Plans, der Reihe nach</translation>
    </message>
    <message>
        <source>The first %1 of %2 %3; the JSON report has them all.</source>
        <translation>Die ersten %1 von %2 %3; der JSON-Bericht hat alle.</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>nicht geladen</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Chunks (%1)</source>
        <translation>Chunks (%1)</translation>
    </message>
    <message>
        <source>First row in file</source>
        <translation>Erste Zeile in der Datei</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Events (%1)</source>
        <translation>Ereignisse (%1)</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>second to first</source>
        <translation>zweiter zu erstem</translation>
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
        <source>Verdict</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Stage: %1</source>
        <translation>Abschnitt: %1</translation>
    </message>
    <message>
        <source>Middle chunk</source>
        <translation>Mittlerer Chunk</translation>
    </message>
    <message>
        <source>Slowest chunk</source>
        <translation>Langsamster Chunk</translation>
    </message>
    <message>
        <source>What limited it</source>
        <translation>Was ihn begrenzte</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Rows per chunk</source>
        <translation>Zeilen je Chunk</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Way in</source>
        <translation>Weg hinein</translation>
    </message>
    <message>
        <source>global</source>
        <translation>global</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Two runs side by side.</source>
        <translation>Zwei Läufe nebeneinander.</translation>
    </message>
    <message>
        <source>%1 loaded %2 times as fast as %3.</source>
        <translation>%1 lud %2-mal so schnell wie %3.</translation>
    </message>
    <message>
        <source>%1 loaded at %2 % of the speed of %3.</source>
        <translation>%1 lud mit %2 % der Geschwindigkeit von %3.</translation>
    </message>
    <message>
        <source>Speeds are comparable where rows, server and table are.</source>
        <translation>Geschwindigkeiten sind vergleichbar, wo Zeilen, Server und Tabelle es sind.</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>What was planned</source>
        <translation>Was geplant war</translation>
    </message>
    <message>
        <source>Hints for next time</source>
        <translation>Hinweise für das nächste Mal</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Two runs side by side are no .%1 file.</source>
        <translation>Zwei Läufe nebeneinander sind keine .%1-Datei.</translation>
    </message>
    <message>
        <source>Name a file that ends in .html or .json.</source>
        <translation>Eine Datei nennen, die auf .html oder .json endet.</translation>
    </message>
    <message>
        <source>The last quarter of the chunks took %1 times as long as the first.</source>
        <translation>Das letzte Viertel der Chunks dauerte %1-mal so lang wie das erste.</translation>
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
        <source>The load was not verified.</source>
        <translation>Das Laden wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Not verified: %1</source>
        <translation>Nicht geprüft: %1</translation>
    </message>
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
        <source>verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>index build</source>
        <translation>Indexaufbau</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>Aufwärmen</translation>
    </message>
    <message>
        <source>structure of the dump</source>
        <translation>Struktur des Dumps</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>What limited the load</source>
        <translation>Was das Laden begrenzte</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauerte</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Dirty pages, % of the buffer pool</source>
        <translation>Geänderte Seiten, % des Buffer Pools</translation>
    </message>
    <message>
        <source>Checkpoint age, % of the redo log</source>
        <translation>Checkpoint-Alter, % des Redo-Logs</translation>
    </message>
    <message>
        <source>Buffer pool reads per second</source>
        <translation>Lesezugriffe des Buffer Pools pro Sekunde</translation>
    </message>
    <message>
        <source>fsyncs per second</source>
        <translation>fsyncs pro Sekunde</translation>
    </message>
    <message>
        <source>Threads running</source>
        <translation>Laufende Threads</translation>
    </message>
    <message>
        <source>What the server did meanwhile</source>
        <translation>Was der Server inzwischen tat</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Row as it stood in the dump</source>
        <translation>Zeile, wie sie im Dump stand</translation>
    </message>
    <message>
        <source>%1: %2 holds them as they stood, %3 says why.</source>
        <translation>%1: %2 enthält sie, wie sie standen, %3 sagt warum.</translation>
    </message>
    <message>
        <source>The first %1 are listed here.</source>
        <translation>Die ersten %1 sind hier aufgeführt.</translation>
    </message>
    <message>
        <source>Rows set aside</source>
        <translation>Ausgesonderte Zeilen</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Pages before</source>
        <translation>Seiten vorher</translation>
    </message>
    <message>
        <source>Pages after</source>
        <translation>Seiten nachher</translation>
    </message>
    <message>
        <source>First scan</source>
        <translation>Erster Durchgang</translation>
    </message>
    <message>
        <source>pages read</source>
        <translation>gelesene Seiten</translation>
    </message>
    <message>
        <source>Second scan</source>
        <translation>Zweiter Durchgang</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Aufwärmen</translation>
    </message>
    <message>
        <source>million rows/s</source>
        <translation>Mio. Zeilen/s</translation>
    </message>
    <message>
        <source>thousand rows/s</source>
        <translation>Tsd. Zeilen/s</translation>
    </message>
    <message>
        <source>rows set aside</source>
        <translation>Zeilen ausgesondert</translation>
    </message>
    <message>
        <source>throttle</source>
        <translation>Drosselung</translation>
    </message>
    <message>
        <source>Rows per second of both runs</source>
        <translation>Zeilen pro Sekunde beider Läufe</translation>
    </message>
    <message>
        <source>Rows per second over time</source>
        <translation>Zeilen pro Sekunde im Zeitverlauf</translation>
    </message>
    <message>
        <source>mean </source>
        <translation>Mittel </translation>
    </message>
    <message>
        <source>s per chunk</source>
        <translation>s je Chunk</translation>
    </message>
    <message>
        <source>ms per chunk</source>
        <translation>ms je Chunk</translation>
    </message>
    <message>
        <source>Chunk %1: %2 ms, %3</source>
        <translation>Chunk %1: %2 ms, %3</translation>
    </message>
    <message>
        <source>%1 was not checked.</source>
        <translation>%1 wurde nicht geprüft.</translation>
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
        <source>%1 loaded in %2, not verified.</source>
        <translation>%1 geladen in %2, nicht geprüft.</translation>
    </message>
    <message>
        <source>It can be resumed: millrace-cli resume %1</source>
        <translation>Er kann fortgesetzt werden: millrace-cli resume %1</translation>
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
        <source>Finish it with: millrace-cli rollback %1</source>
        <translation>Abschließen mit: millrace-cli rollback %1</translation>
    </message>
    <message>
        <source>Rolled back: this run&apos;s rows were taken out again.</source>
        <translation>Zurückgerollt: Die Zeilen dieses Laufs wurden wieder entfernt.</translation>
    </message>
    <message>
        <source>Not finished: the last word of this run is &quot;%1&quot;.</source>
        <translation>Nicht beendet: Das letzte Wort dieses Laufs ist „%1“.</translation>
    </message>
    <message>
        <source>It is still going on, or its program ended without closing it.</source>
        <translation>Er läuft noch, oder sein Programm endete, ohne ihn zu schließen.</translation>
    </message>
    <message>
        <source>%1 is %2 on this server: each chunk locks the AUTO_INCREMENT counter of %3 until its end, also where the rows bring their own numbers, so that %4 workers load one chunk after the other. %1 = 2 takes the lock away (my.cnf, with a restart).</source>
        <translation>%1 ist %2 auf diesem Server: Jeder Chunk sperrt den AUTO_INCREMENT-Zähler von %3 bis zu seinem Ende, auch wo die Zeilen eigene Nummern mitbringen, sodass %4 Worker einen Chunk nach dem anderen laden. %1 = 2 beseitigt die Sperre (my.cnf, mit Neustart).</translation>
    </message>
    <message>
        <source>The plan&apos;s chunks of %1 are larger than what loads in the time: more seconds per trial are needed to try them.</source>
        <translation>Die Chunks des Plans mit %1 sind größer, als in der Zeit lädt: Um sie zu erproben, sind mehr Sekunden je Versuch nötig.</translation>
    </message>
    <message>
        <source>Indexes kept in place get slower as they outgrow the buffer pool, which a pilot does not reach: the larger the table, the more deferring is worth.</source>
        <translation>Beibehaltene Indizes werden langsamer, wenn sie über den Buffer Pool hinauswachsen, was ein Pilot nicht erreicht: Je größer die Tabelle, desto mehr lohnt das Zurückstellen.</translation>
    </message>
    <message>
        <source>The trials loaded the rows in the order of the files, not sorted.</source>
        <translation>Die Versuche luden die Zeilen in der Reihenfolge der Dateien, nicht sortiert.</translation>
    </message>
    <message>
        <source>The plan&apos;s limits did not hold in the trials.</source>
        <translation>Die Grenzen des Plans galten in den Versuchen nicht.</translation>
    </message>
    <message>
        <source>The target&apos;s triggers (%1) did not run in the trials.</source>
        <translation>Die Trigger des Ziels (%1) liefen in den Versuchen nicht.</translation>
    </message>
    <message>
        <source>The target&apos;s foreign keys were not checked in the trials.</source>
        <translation>Die Fremdschlüssel des Ziels wurden in den Versuchen nicht geprüft.</translation>
    </message>
    <message>
        <source>The target holds rows already, the pilot&apos;s table was empty.</source>
        <translation>Das Ziel enthält schon Zeilen, die Tabelle des Piloten war leer.</translation>
    </message>
    <message>
        <source>A trial can take 0.2 to 600 seconds, not %1.</source>
        <translation>Ein Versuch kann 0,2 bis 600 Sekunden dauern, nicht %1.</translation>
    </message>
    <message>
        <source>Choose a few seconds.</source>
        <translation>Einige Sekunden wählen.</translation>
    </message>
    <message>
        <source>A pilot loads the first rows of a dump, and this source is a table.</source>
        <translation>Ein Pilot lädt die ersten Zeilen eines Dumps, und diese Quelle ist eine Tabelle.</translation>
    </message>
    <message>
        <source>Choose workers and chunk size yourself; as many workers as the server has CPUs are a fair start.</source>
        <translation>Worker und Chunkgröße selbst wählen; so viele Worker, wie der Server CPUs hat, sind ein guter Anfang.</translation>
    </message>
    <message>
        <source>The sample of the first rows cannot be written: %1.</source>
        <translation>Die Stichprobe der ersten Zeilen kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Free space there, or set TMPDIR to another folder.</source>
        <translation>Dort Platz schaffen oder TMPDIR auf einen anderen Ordner setzen.</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>Die Kalibrierung wurde gestoppt.</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>Der Vergleich wurde gestoppt.</translation>
    </message>
    <message>
        <source>Give other figures.</source>
        <translation>Andere Zahlen angeben.</translation>
    </message>
    <message>
        <source>LOAD DATA took %1 rows of %2.</source>
        <translation>LOAD DATA nahm %1 Zeilen von %2.</translation>
    </message>
    <message>
        <source>Compare on a server that nobody else writes to.</source>
        <translation>Auf einem Server vergleichen, in den sonst niemand schreibt.</translation>
    </message>
    <message>
        <source>A comparison needs tables, rows, workers and a repetition.</source>
        <translation>Ein Vergleich braucht Tabellen, Zeilen, Worker und eine Wiederholung.</translation>
    </message>
    <message>
        <source>%1 tables; it can be 1 to %2.</source>
        <translation>%1 Tabellen; möglich ist 1 bis %2.</translation>
    </message>
    <message>
        <source>%1 rows; it can be 1 to 2,000,000,000.</source>
        <translation>%1 Zeilen; möglich ist 1 bis 2.000.000.000.</translation>
    </message>
    <message>
        <source>%1 workers; it can be 1 to %2.</source>
        <translation>%1 Worker; möglich ist 1 bis %2.</translation>
    </message>
    <message>
        <source>The server refuses LOAD DATA LOCAL: there is nothing to compare.</source>
        <translation>Der Server lehnt LOAD DATA LOCAL ab: Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>SET GLOBAL local_infile = ON, or compare on the scratch server.</source>
        <translation>SET GLOBAL local_infile = ON oder auf dem Scratch-Server vergleichen.</translation>
    </message>
    <message>
        <source>The server was restarted after the proof and %1 of it are gone (%2 now): it did not flush every COMMIT to disk. Empty the table and load it again.</source>
        <translation>Der Server wurde nach dem Nachweis neu gestartet, und %1 davon sind weg (jetzt %2): Er schrieb nicht jedes COMMIT auf den Datenträger. Die Tabelle leeren und erneut laden.</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>The settings of the server go back after the last table; each table is proved before that, and counted again when the server is restarted</source>
        <translation>Die Einstellungen des Servers werden nach der letzten Tabelle zurückgesetzt; jede Tabelle wird vorher nachgewiesen und bei einem Neustart des Servers erneut gezählt</translation>
    </message>
    <message>
        <source>Indexes, views, triggers and routines of the dump</source>
        <translation>Indizes, Views, Trigger und Routinen des Dumps</translation>
    </message>
    <message>
        <source>indexes, views, triggers and routines of the dump</source>
        <translation>Indizes, Views, Trigger und Routinen des Dumps</translation>
    </message>
    <message>
        <source>%1 of %2 tables</source>
        <translation>%1 von %2 Tabellen</translation>
    </message>
    <message>
        <source>Preflight</source>
        <translation>Vorprüfung</translation>
    </message>
    <message>
        <source>Whether a restart of the server cost proved rows is not known: </source>
        <translation>Ob ein Neustart des Servers nachgewiesene Zeilen gekostet hat, ist nicht bekannt: </translation>
    </message>
    <message>
        <source>The server was restarted since the run began: what was proved is counted again</source>
        <translation>Der Server wurde seit Beginn des Laufs neu gestartet: Was nachgewiesen war, wird erneut gezählt</translation>
    </message>
    <message>
        <source>Load of %1</source>
        <translation>Laden von %1</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Fortgesetzt</translation>
    </message>
    <message>
        <source>%1: %2 loaded%3</source>
        <translation>%1: %2 geladen%3</translation>
    </message>
    <message>
        <source> and verified</source>
        <translation> und geprüft</translation>
    </message>
    <message>
        <source>, not verified</source>
        <translation>, nicht geprüft</translation>
    </message>
    <message>
        <source>%1 The statement: %2</source>
        <translation>%1 Die Anweisung: %2</translation>
    </message>
    <message>
        <source>Index %1 stays in place: %2</source>
        <translation>Index %1 bleibt an Ort und Stelle: %2</translation>
    </message>
    <message>
        <source>%1 dropped until the rows are in: %2. Whatever happens, millrace-cli restore %3 brings them back.</source>
        <translation>%1 gelöscht, bis die Zeilen drin sind: %2. Was immer geschieht, millrace-cli restore %3 bringt sie zurück.</translation>
    </message>
    <message>
        <source>%1 built in %2: %3</source>
        <translation>%1 aufgebaut in %2: %3</translation>
    </message>
    <message>
        <source>What limits the load: %1 %2</source>
        <translation>Was das Laden begrenzt: %1 %2</translation>
    </message>
    <message>
        <source>The dump is loaded in the order of %1</source>
        <translation>Der Dump wird in der Reihenfolge von %1 geladen</translation>
    </message>
    <message>
        <source>Nothing is sorted: %1</source>
        <translation>Nichts wird sortiert: %1</translation>
    </message>
    <message>
        <source>The AUTO_INCREMENT column goes through a variable, so that a 0 stays 0 beside the SET clause</source>
        <translation>Die AUTO_INCREMENT-Spalte geht über eine Variable, damit eine 0 neben der SET-Klausel eine 0 bleibt</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>chunk is</source>
        <translation>Chunk ist</translation>
    </message>
    <message>
        <source>chunks are</source>
        <translation>Chunks sind</translation>
    </message>
    <message>
        <source>The server confirmed %1 and lost them again, as a server that flushes its log by the second does when it crashes: they are loaded once more</source>
        <translation>Der Server bestätigte %1 und verlor sie wieder, wie es einem Server beim Absturz geschieht, der sein Log sekundenweise schreibt: Sie werden noch einmal geladen</translation>
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
        <source>merging sorted runs</source>
        <translation>führt sortierte Teile zusammen</translation>
    </message>
    <message>
        <source>reading and sorting</source>
        <translation>liest und sortiert</translation>
    </message>
    <message>
        <source>comparing contents</source>
        <translation>vergleicht Inhalte</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>%1 angelegt</translation>
    </message>
    <message>
        <source>The run kept no journal: what it committed is not written down.</source>
        <translation>Der Lauf führte kein Journal: Was er bestätigt hat, ist nicht festgehalten.</translation>
    </message>
    <message>
        <source>Empty the table and run the plan anew.</source>
        <translation>Die Tabelle leeren und den Plan neu ausführen.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>%1 set aside in %2</source>
        <translation>%1 ausgesondert in %2</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>What limited the load as a whole: %1 %2</source>
        <translation>Was das Laden insgesamt begrenzte: %1 %2</translation>
    </message>
    <message>
        <source>%1 loaded%2</source>
        <translation>%1 geladen%2</translation>
    </message>
    <message>
        <source>Cancelled; the run can be resumed</source>
        <translation>Abgebrochen; der Lauf kann fortgesetzt werden</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2.</source>
        <translation>%1 kann nicht verschoben werden: %2.</translation>
    </message>
    <message>
        <source>Check the permissions of %1.</source>
        <translation>Die Rechte von %1 prüfen.</translation>
    </message>
    <message>
        <source>Run %1 was being rolled back when that was broken off.</source>
        <translation>Lauf %1 wurde gerade zurückgerollt, als das unterbrochen wurde.</translation>
    </message>
    <message>
        <source>Run %1 is rolled back.</source>
        <translation>Lauf %1 ist zurückgerollt.</translation>
    </message>
    <message>
        <source>Start a new run of its plan.</source>
        <translation>Einen neuen Lauf seines Plans starten.</translation>
    </message>
    <message>
        <source>Run %1 is done and verified.</source>
        <translation>Lauf %1 ist fertig und geprüft.</translation>
    </message>
    <message>
        <source>Run %1 left settings of its server changed, and only its folder knows their old values.</source>
        <translation>Lauf %1 hat Einstellungen seines Servers geändert hinterlassen, und nur sein Ordner kennt die alten Werte.</translation>
    </message>
    <message>
        <source>Put them back first: millrace-cli restore %1</source>
        <translation>Sie zuerst zurücksetzen: millrace-cli restore %1</translation>
    </message>
    <message>
        <source>Run %1 took indexes away, and only its folder knows them.</source>
        <translation>Lauf %1 hat Indizes entfernt, und nur sein Ordner kennt sie.</translation>
    </message>
    <message>
        <source>Resume it, roll it back, or bring them back with: millrace-cli restore %1</source>
        <translation>Ihn fortsetzen, zurückrollen oder sie zurückbringen mit: millrace-cli restore %1</translation>
    </message>
    <message>
        <source>Run %1 was not forgotten, or its folder is deleted.</source>
        <translation>Lauf %1 wurde nicht vergessen, oder sein Ordner ist gelöscht.</translation>
    </message>
    <message>
        <source>A calibration needs a table of its own in schema %1, and the account %2 lacks %3 there.</source>
        <translation>Eine Kalibrierung braucht eine eigene Tabelle im Schema %1, und dem Konto %2 fehlt dort %3.</translation>
    </message>
    <message>
        <source>The pilot&apos;s table %1 could not be dropped: %2</source>
        <translation>Die Tabelle %1 des Piloten konnte nicht gelöscht werden: %2</translation>
    </message>
    <message>
        <source> The next calibration in this schema drops it.</source>
        <translation> Die nächste Kalibrierung in diesem Schema löscht sie.</translation>
    </message>
    <message>
        <source>they went from table to table inside the server</source>
        <translation>sie gingen innerhalb des Servers von Tabelle zu Tabelle</translation>
    </message>
    <message>
        <source>they were read at %1 moments</source>
        <translation>sie wurden zu %1 Zeitpunkten gelesen</translation>
    </message>
    <message>
        <source>The rows are not of one snapshot (%1). %2</source>
        <translation>Die Zeilen sind nicht aus einem Snapshot (%1). %2</translation>
    </message>
    <message>
        <source>There was no journal to compare the table with.</source>
        <translation>Es gab kein Journal, mit dem die Tabelle zu vergleichen wäre.</translation>
    </message>
    <message>
        <source>Grant CREATE and DROP in the schema for the next run.</source>
        <translation>Für den nächsten Lauf CREATE und DROP im Schema erteilen.</translation>
    </message>
    <message>
        <source>The contents were not compared: %1</source>
        <translation>Die Inhalte wurden nicht verglichen: %1</translation>
    </message>
    <message>
        <source>Counts agree, but not all contents were compared. %1</source>
        <translation>Die Anzahlen stimmen, aber nicht alle Inhalte wurden verglichen. %1</translation>
    </message>
    <message>
        <source>Compare the table with the dump by other means, or plan with --verify sample or counts.</source>
        <translation>Die Tabelle auf andere Weise mit dem Dump vergleichen oder mit --verify sample oder counts planen.</translation>
    </message>
    <message>
        <source>The plan&apos;s own target was not asked: %1</source>
        <translation>Das Ziel des Plans selbst wurde nicht befragt: %1</translation>
    </message>
    <message>
        <source>Without the %1 of the target&apos;s tables.</source>
        <translation>Ohne die %1 der Zieltabellen.</translation>
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
        <source>Without the table&apos;s %1: their parents are not here.</source>
        <translation>Ohne %1 der Tabelle: Deren Eltern sind nicht hier.</translation>
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
        <source>The plan&apos;s rows are in a table of the target&apos;s own server: on another server there is nothing to load.</source>
        <translation>Die Zeilen des Plans stehen in einer Tabelle des Zielservers selbst: Auf einem anderen Server gibt es nichts zu laden.</translation>
    </message>
    <message>
        <source>Calibrate the plan, which loads a few seconds into a table of its own there.</source>
        <translation>Den Plan kalibrieren, was dort einige Sekunden in eine eigene Tabelle lädt.</translation>
    </message>
    <message>
        <source>Nobody knows what %1.%2 looks like: the plan does not create it. %3</source>
        <translation>Niemand weiß, wie %1.%2 aussieht: Der Plan legt sie nicht an. %3</translation>
    </message>
    <message>
        <source>Bring the target within reach, or make the plan with --create.</source>
        <translation>Das Ziel erreichbar machen oder den Plan mit --create machen.</translation>
    </message>
    <message>
        <source>Rehearsed on %1, the target is %2: what one takes the other may refuse.</source>
        <translation>Geprobt auf %1, das Ziel ist %2: Was der eine nimmt, kann der andere ablehnen.</translation>
    </message>
    <message>
        <source>Nothing can be said about the storage: one of the two loads did not get to its end.</source>
        <translation>Über den Speicherort lässt sich nichts sagen: Eines der beiden Laden kam nicht zu seinem Ende.</translation>
    </message>
    <message>
        <source>Storage and durability cost the real server most of the difference: its disks, their log and its flush settings are where to look.</source>
        <translation>Datenträger und Dauerhaftigkeit kosten den echten Server das meiste des Unterschieds: An seinen Platten, ihrem Log und den Flush-Einstellungen ist anzusetzen.</translation>
    </message>
    <message>
        <source>The real server&apos;s storage takes its part, but it is not what the load waits for most.</source>
        <translation>Der Datenträger des echten Servers trägt dazu bei, aber er ist nicht das, worauf das Laden am meisten wartet.</translation>
    </message>
    <message>
        <source> In memory: %1 rows/s, there: %2 rows/s, a factor of %3.</source>
        <translation> Im Speicher: %1 Zeilen/s, dort: %2 Zeilen/s, Faktor %3.</translation>
    </message>
    <message>
        <source> The two are not the same machine: processors and network differ as well.</source>
        <translation> Die beiden sind nicht derselbe Rechner: Prozessoren und Netz sind auch verschieden.</translation>
    </message>
    <message>
        <source>Restore: </source>
        <translation>Wiederherstellen: </translation>
    </message>
    <message>
        <source>No setting is left as the run had it.</source>
        <translation>Keine Einstellung ist mehr so, wie der Lauf sie hatte.</translation>
    </message>
    <message>
        <source>Run %1 dropped no indexes: nothing is missing.</source>
        <translation>Lauf %1 hat keine Indizes gelöscht: Nichts fehlt.</translation>
    </message>
    <message>
        <source>%1 of %2 built again in %3: %4.</source>
        <translation>%1 von %2 wieder aufgebaut in %3: %4.</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>Schon vorhanden: %1.</translation>
    </message>
    <message>
        <source>All indexes of %1 are in place.</source>
        <translation>Alle Indizes von %1 sind vorhanden.</translation>
    </message>
    <message>
        <source>It could not be written into the run&apos;s events: %1</source>
        <translation>Es konnte nicht in die Ereignisse des Laufs geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Bring the table back from a backup, or resume the run.</source>
        <translation>Die Tabelle aus einem Backup zurückholen oder den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>Take the run&apos;s rows out by key.</source>
        <translation>Die Zeilen des Laufs nach Schlüssel entfernen.</translation>
    </message>
    <message>
        <source>row lies</source>
        <translation>Zeile liegt</translation>
    </message>
    <message>
        <source>rows lie</source>
        <translation>Zeilen liegen</translation>
    </message>
    <message>
        <source>Take the run&apos;s rows out by hand; nothing was changed.</source>
        <translation>Die Zeilen des Laufs von Hand entfernen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Keep other clients away and try again.</source>
        <translation>Andere Clients fernhalten und erneut versuchen.</translation>
    </message>
    <message>
        <source>Take the rows out by hand.</source>
        <translation>Die Zeilen von Hand entfernen.</translation>
    </message>
    <message>
        <source>Take them out by hand, or resume the run.</source>
        <translation>Sie von Hand entfernen oder den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>The rows are out, but not all indexes are back. %1</source>
        <translation>Die Zeilen sind entfernt, aber nicht alle Indizes sind zurück. %1</translation>
    </message>
    <message>
        <source>Mend what is in the way, then: millrace-cli restore %1</source>
        <translation>Beheben, was im Weg ist, dann: millrace-cli restore %1</translation>
    </message>
    <message>
        <source>Throttled by hand to %1 rows/s</source>
        <translation>Von Hand auf %1 Zeilen/s gedrosselt</translation>
    </message>
    <message>
        <source>The throttle is off</source>
        <translation>Die Drosselung ist aus</translation>
    </message>
    <message>
        <source>The plan of run %1 cannot be read: nobody knows which server it changed.</source>
        <translation>Der Plan von Lauf %1 kann nicht gelesen werden: Niemand weiß, welchen Server er geändert hat.</translation>
    </message>
    <message>
        <source>Name the server: millrace-cli restore %1 --target mysql://user@host/schema.</source>
        <translation>Den Server nennen: millrace-cli restore %1 --target mysql://user@host/schema.</translation>
    </message>
    <message>
        <source>Settings that the run changed before it was broken off are not all put back.</source>
        <translation>Einstellungen, die der Lauf vor seiner Unterbrechung geändert hat, sind nicht alle zurückgesetzt.</translation>
    </message>
    <message>
        <source>The run&apos;s events say which. Mend what is in the way, then: millrace-cli restore %1</source>
        <translation>Die Ereignisse des Laufs sagen, welche. Beheben, was im Weg ist, dann: millrace-cli restore %1</translation>
    </message>
    <message>
        <source>The server runs on another machine.</source>
        <translation>Der Server läuft auf einem anderen Rechner.</translation>
    </message>
    <message>
        <source>The warm-up was stopped; the load is complete</source>
        <translation>Das Aufwärmen wurde gestoppt; das Laden ist vollständig</translation>
    </message>
    <message>
        <source>The warm-up was broken off, the load is complete: %1</source>
        <translation>Das Aufwärmen wurde unterbrochen, das Laden ist vollständig: %1</translation>
    </message>
    <message>
        <source>Qt&apos;s MySQL driver (QMYSQL) is not installed.</source>
        <translation>Der MySQL-Treiber von Qt (QMYSQL) ist nicht installiert.</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-mysql.</source>
        <translation>Das Paket libqt6sql6-mysql installieren.</translation>
    </message>
    <message>
        <source>No connection to %1</source>
        <translation>Keine Verbindung zu %1</translation>
    </message>
    <message>
        <source>Qt&apos;s MySQL driver gives no MYSQL handle.</source>
        <translation>Der MySQL-Treiber von Qt gibt kein MYSQL-Handle heraus.</translation>
    </message>
    <message>
        <source>Use the QMYSQL driver that comes with Qt.</source>
        <translation>Den QMYSQL-Treiber verwenden, der zu Qt gehört.</translation>
    </message>
    <message>
        <source>The connection was lost at once</source>
        <translation>Die Verbindung ging sofort verloren</translation>
    </message>
    <message>
        <source>TLS is required but this connection is not encrypted.</source>
        <translation>TLS ist verlangt, aber diese Verbindung ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Turn TLS on at the server, or choose TLS mode “preferred”.</source>
        <translation>TLS am Server einschalten oder den TLS-Modus „preferred“ wählen.</translation>
    </message>
    <message>
        <source>The statement gives no rows: %1</source>
        <translation>Die Anweisung ergibt keine Zeilen: %1</translation>
    </message>
    <message>
        <source>Use a SELECT.</source>
        <translation>Ein SELECT verwenden.</translation>
    </message>
    <message>
        <source>The server gave no row counts for LOAD DATA.</source>
        <translation>Der Server nannte keine Zeilenzahlen für LOAD DATA.</translation>
    </message>
    <message>
        <source>Check that the server is MySQL or MariaDB and no proxy in between.</source>
        <translation>Prüfen, ob der Server MySQL oder MariaDB ist und kein Proxy dazwischen.</translation>
    </message>
    <message>
        <source>The server gave no row counts for INSERT … SELECT.</source>
        <translation>Der Server nannte keine Zeilenzahlen für INSERT … SELECT.</translation>
    </message>
    <message>
        <source>The replication lag cannot be read</source>
        <translation>Der Rückstand des Replikats kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Write mysql://user@host:port/schema, mysql://user@/schema?socket=/path, or scratch:schema.</source>
        <translation>mysql://user@host:port/schema, mysql://user@/schema?socket=/path oder scratch:schema schreiben.</translation>
    </message>
    <message>
        <source>ssl-mode=%1 is unknown.</source>
        <translation>ssl-mode=%1 ist unbekannt.</translation>
    </message>
    <message>
        <source>Use preferred, disabled, required, verify-ca or verify-identity.</source>
        <translation>preferred, disabled, required, verify-ca oder verify-identity verwenden.</translation>
    </message>
    <message>
        <source>The URL&apos;s path has more than one level.</source>
        <translation>Der Pfad der URL hat mehr als eine Ebene.</translation>
    </message>
    <message>
        <source>Name the schema only; the table is given apart (--table). A slash within the schema&apos;s name is written %2F.</source>
        <translation>Nur das Schema nennen; die Tabelle wird gesondert angegeben (--table). Ein Schrägstrich im Namen des Schemas wird als %2F geschrieben.</translation>
    </message>
    <message>
        <source>The URL names &quot;%1&quot; twice.</source>
        <translation>Die URL nennt „%1“ zweimal.</translation>
    </message>
    <message>
        <source>The URL&apos;s &quot;%1&quot; has no value.</source>
        <translation>„%1“ hat in der URL keinen Wert.</translation>
    </message>
    <message>
        <source>The URL has an unknown item &quot;%1&quot;.</source>
        <translation>Die URL hat eine unbekannte Angabe „%1“.</translation>
    </message>
    <message>
        <source>The URL names the host %1 and a socket.</source>
        <translation>Die URL nennt den Host %1 und einen Socket.</translation>
    </message>
    <message>
        <source>A CA is named (%1), but with ssl-mode=%2 nothing is checked against it.</source>
        <translation>Eine CA ist genannt (%1), aber bei ssl-mode=%2 wird nichts gegen sie geprüft.</translation>
    </message>
    <message>
        <source>Use ssl-mode=verify-identity, or verify-ca where the certificate is for another name; or leave ssl-ca out.</source>
        <translation>ssl-mode=verify-identity verwenden, oder verify-ca, wo das Zertifikat für einen anderen Namen ist; oder ssl-ca weglassen.</translation>
    </message>
    <message>
        <source>ssl-mode=verify-ca needs the CA that signed the server&apos;s certificate.</source>
        <translation>ssl-mode=verify-ca braucht die CA, die das Zertifikat des Servers signiert hat.</translation>
    </message>
    <message>
        <source>Name its file: ssl-ca=/path/ca.pem.</source>
        <translation>Ihre Datei nennen: ssl-ca=/path/ca.pem.</translation>
    </message>
    <message>
        <source>A client certificate is named, but ssl-mode=disabled uses none.</source>
        <translation>Ein Client-Zertifikat ist genannt, aber ssl-mode=disabled verwendet keines.</translation>
    </message>
    <message>
        <source>Use ssl-mode=required or stronger.</source>
        <translation>ssl-mode=required oder strenger verwenden.</translation>
    </message>
    <message>
        <source>A key is named without the certificate it belongs to.</source>
        <translation>Ein Schlüssel ist ohne das zugehörige Zertifikat genannt.</translation>
    </message>
    <message>
        <source>Name both: ssl-cert=… and ssl-key=….</source>
        <translation>Beide nennen: ssl-cert=… und ssl-key=….</translation>
    </message>
    <message>
        <source>A socket has no host name that a certificate could be for.</source>
        <translation>Ein Socket hat keinen Hostnamen, für den ein Zertifikat sein könnte.</translation>
    </message>
    <message>
        <source>A socket never leaves this machine: leave ssl-mode out.</source>
        <translation>Ein Socket verlässt diesen Rechner nie: ssl-mode weglassen.</translation>
    </message>
    <message>
        <source>“%1” is no host name.</source>
        <translation>„%1“ ist kein Hostname.</translation>
    </message>
    <message>
        <source>The driver cannot be given the path “%1”: it has a semicolon or unusual spaces in it.</source>
        <translation>Dem Treiber kann der Pfad „%1“ nicht übergeben werden: Er enthält ein Semikolon oder ungewöhnliche Leerzeichen.</translation>
    </message>
    <message>
        <source>Use a plainer path.</source>
        <translation>Einen schlichteren Pfad verwenden.</translation>
    </message>
    <message>
        <source>The private server takes a schema and nothing else.</source>
        <translation>Der private Server nimmt ein Schema und sonst nichts.</translation>
    </message>
    <message>
        <source>Write scratch: or scratch:schema.</source>
        <translation>scratch: oder scratch:schema schreiben.</translation>
    </message>
    <message>
        <source>The URL does not start with mysql://, scratch: or saved:.</source>
        <translation>Die URL beginnt nicht mit mysql://, scratch: oder saved:.</translation>
    </message>
    <message>
        <source>The URL contains a password, which other users of this machine and the shell&apos;s history would see.</source>
        <translation>Die URL enthält ein Passwort, das andere Benutzer dieses Rechners und die Shell-Historie sähen.</translation>
    </message>
    <message>
        <source>Take it out and set the environment variable MILLRACE_PASSWORD (for a source MILLRACE_SOURCE_PASSWORD), or name an option file&apos;s group with ?option-group=.</source>
        <translation>Es herausnehmen und die Umgebungsvariable MILLRACE_PASSWORD setzen (für eine Quelle MILLRACE_SOURCE_PASSWORD) oder mit ?option-group= die Gruppe einer Optionsdatei nennen.</translation>
    </message>
    <message>
        <source>Special characters in a name are written as %XX, and a password is never part of it (MILLRACE_PASSWORD).</source>
        <translation>Sonderzeichen in einem Namen werden als %XX geschrieben, und ein Passwort gehört nie dazu (MILLRACE_PASSWORD).</translation>
    </message>
    <message>
        <source>The URL contains a bare &quot;#&quot;.</source>
        <translation>Die URL enthält ein bloßes „#“.</translation>
    </message>
    <message>
        <source>Within a name it is written %23.</source>
        <translation>In einem Namen wird es als %23 geschrieben.</translation>
    </message>
    <message>
        <source>scratch server</source>
        <translation>Scratch-Server</translation>
    </message>
    <message>
        <source>The connection&apos;s port %1 is outside 1 to 65535.</source>
        <translation>Der Port %1 der Verbindung liegt außerhalb von 1 bis 65535.</translation>
    </message>
    <message>
        <source>The option group [%1] says ssl-mode=%2.</source>
        <translation>Die Optionsgruppe [%1] sagt ssl-mode=%2.</translation>
    </message>
    <message>
        <source>Ask for the privilege on this schema (GRANT … ON schema.* TO account).</source>
        <translation>Um das Recht auf dieses Schema bitten (GRANT … ON schema.* TO account).</translation>
    </message>
    <message>
        <source>Check user and password, and that the account may log in from this host.</source>
        <translation>Benutzer und Passwort prüfen, und ob das Konto sich von diesem Host anmelden darf.</translation>
    </message>
    <message>
        <source>This account logs in through the operating system (unix_socket): use the socket as that system user, or another account.</source>
        <translation>Dieses Konto meldet sich über das Betriebssystem an (unix_socket): den Socket als jener Systembenutzer verwenden oder ein anderes Konto.</translation>
    </message>
    <message>
        <source>Check the schema&apos;s name, or create it: CREATE DATABASE.</source>
        <translation>Den Namen des Schemas prüfen oder es anlegen: CREATE DATABASE.</translation>
    </message>
    <message>
        <source>Remove the duplicate from the dump or the table, or let new rows replace old ones (--on-duplicate replace).</source>
        <translation>Das Duplikat aus Dump oder Tabelle entfernen oder neue Zeilen alte ersetzen lassen (--on-duplicate replace).</translation>
    </message>
    <message>
        <source>Remove the duplicate from the dump or the table.</source>
        <translation>Das Duplikat aus Dump oder Tabelle entfernen.</translation>
    </message>
    <message>
        <source>The column has no default: bind a field to it or give it an expression.</source>
        <translation>Die Spalte hat keine Vorgabe: ein Feld daran binden oder ihr einen Ausdruck geben.</translation>
    </message>
    <message>
        <source>Grant the privilege on this table to the account.</source>
        <translation>Dem Konto das Recht auf diese Tabelle erteilen.</translation>
    </message>
    <message>
        <source>Check the table&apos;s name, or let the plan create it (--create).</source>
        <translation>Den Namen der Tabelle prüfen oder sie vom Plan anlegen lassen (--create).</translation>
    </message>
    <message>
        <source>On the server: SET GLOBAL local_infile = 1 (needs SUPER or SYSTEM_VARIABLES_ADMIN).</source>
        <translation>Auf dem Server: SET GLOBAL local_infile = 1 (braucht SUPER oder SYSTEM_VARIABLES_ADMIN).</translation>
    </message>
    <message>
        <source>On the server: SET GLOBAL local_infile = 1 (needs SYSTEM_VARIABLES_ADMIN).</source>
        <translation>Auf dem Server: SET GLOBAL local_infile = 1 (braucht SYSTEM_VARIABLES_ADMIN).</translation>
    </message>
    <message>
        <source>On the server: SET GLOBAL local_infile = 1 (needs SUPER).</source>
        <translation>Auf dem Server: SET GLOBAL local_infile = 1 (braucht SUPER).</translation>
    </message>
    <message>
        <source>Raise max_allowed_packet on the server.</source>
        <translation>max_allowed_packet auf dem Server erhöhen.</translation>
    </message>
    <message>
        <source>Another session holds the rows or the table: use fewer workers, or wait for it to end.</source>
        <translation>Eine andere Sitzung hält die Zeilen oder die Tabelle: weniger Worker nehmen oder ihr Ende abwarten.</translation>
    </message>
    <message>
        <source>Use fewer workers, or load in primary-key order.</source>
        <translation>Weniger Worker nehmen oder in der Reihenfolge des Primärschlüssels laden.</translation>
    </message>
    <message>
        <source>Grant the named privilege to the account, or leave the setting alone.</source>
        <translation>Dem Konto das genannte Recht erteilen oder die Einstellung belassen.</translation>
    </message>
    <message>
        <source>The value does not fit: widen the column, or map it through an expression.</source>
        <translation>Der Wert passt nicht: die Spalte verbreitern oder ihn über einen Ausdruck zuordnen.</translation>
    </message>
    <message>
        <source>The file is in another character set: choose the right one on the Source page.</source>
        <translation>Die Datei hat einen anderen Zeichensatz: den richtigen auf der Seite Quelle wählen.</translation>
    </message>
    <message>
        <source>An expression&apos;s result is longer than a packet: raise max_allowed_packet on the server, or bind the field to the column without an expression.</source>
        <translation>Das Ergebnis eines Ausdrucks ist länger als ein Paket: max_allowed_packet auf dem Server erhöhen oder das Feld ohne Ausdruck an die Spalte binden.</translation>
    </message>
    <message>
        <source>The value cannot be stored in this column: check the mapping, the character set and the sql_mode.</source>
        <translation>Der Wert kann in dieser Spalte nicht gespeichert werden: Zuordnung, Zeichensatz und sql_mode prüfen.</translation>
    </message>
    <message>
        <source>Widen the column, or cut the value with LEFT(@field, n).</source>
        <translation>Die Spalte verbreitern oder den Wert mit LEFT(@field, n) kürzen.</translation>
    </message>
    <message>
        <source>Check the format given to STR_TO_DATE.</source>
        <translation>Das Format für STR_TO_DATE prüfen.</translation>
    </message>
    <message>
        <source>Add a partition that takes the value.</source>
        <translation>Eine Partition hinzufügen, die den Wert aufnimmt.</translation>
    </message>
    <message>
        <source>Make columns TEXT or BLOB, or choose ROW_FORMAT=DYNAMIC.</source>
        <translation>Spalten zu TEXT oder BLOB machen oder ROW_FORMAT=DYNAMIC wählen.</translation>
    </message>
    <message>
        <source>The server&apos;s disk or temporary space is full: free space there.</source>
        <translation>Der Datenträger oder temporäre Platz des Servers ist voll: dort Platz schaffen.</translation>
    </message>
    <message>
        <source>The server&apos;s disk is full: free space there.</source>
        <translation>Der Datenträger des Servers ist voll: dort Platz schaffen.</translation>
    </message>
    <message>
        <source>The server refused the COMMIT: see its error log.</source>
        <translation>Der Server lehnte das COMMIT ab: in seinem Fehlerlog nachsehen.</translation>
    </message>
    <message>
        <source>Use smaller chunks, or raise max_binlog_cache_size.</source>
        <translation>Kleinere Chunks nehmen oder max_binlog_cache_size erhöhen.</translation>
    </message>
    <message>
        <source>The server runs with an option that forbids this (read_only, secure_file_priv): change it or use LOCAL.</source>
        <translation>Der Server läuft mit einer Option, die das verbietet (read_only, secure_file_priv): sie ändern oder LOCAL verwenden.</translation>
    </message>
    <message>
        <source>This server has no such variable: switch the setting off.</source>
        <translation>Dieser Server hat keine solche Variable: die Einstellung abschalten.</translation>
    </message>
    <message>
        <source>The column is generated: bind its field to @discard.</source>
        <translation>Die Spalte wird generiert: ihr Feld an @discard binden.</translation>
    </message>
    <message>
        <source>Bind the field to a variable and SET column = CONVERT(@variable USING utf8mb4).</source>
        <translation>Das Feld an eine Variable binden und SET Spalte = CONVERT(@variable USING utf8mb4).</translation>
    </message>
    <message>
        <source>The host is blocked: FLUSH HOSTS on the server.</source>
        <translation>Der Host ist gesperrt: FLUSH HOSTS auf dem Server.</translation>
    </message>
    <message>
        <source>The account may not log in from this host: GRANT it for this host.</source>
        <translation>Das Konto darf sich von diesem Host nicht anmelden: GRANT für diesen Host erteilen.</translation>
    </message>
    <message>
        <source>Too many connections: use fewer workers or raise max_connections.</source>
        <translation>Zu viele Verbindungen: weniger Worker nehmen oder max_connections erhöhen.</translation>
    </message>
    <message>
        <source>The connection was killed on the server; resume the run.</source>
        <translation>Die Verbindung wurde auf dem Server beendet (KILL); den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>The connection was idle for longer than the server&apos;s wait_timeout; resume the run.</source>
        <translation>Die Verbindung war länger untätig als wait_timeout des Servers; den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>Check that the server runs and that the socket or host is right.</source>
        <translation>Prüfen, ob der Server läuft und Socket oder Host stimmt.</translation>
    </message>
    <message>
        <source>Check host and port, and that the server listens there.</source>
        <translation>Host und Port prüfen, und ob der Server dort lauscht.</translation>
    </message>
    <message>
        <source>Check the host&apos;s name.</source>
        <translation>Den Namen des Hosts prüfen.</translation>
    </message>
    <message>
        <source>Check that the server still runs; then resume the run.</source>
        <translation>Prüfen, ob der Server noch läuft; dann den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>Nothing was sent. Only the rows of a load under way ever are: find out what answers at this address, no honest server asks for a file by itself.</source>
        <translation>Nichts wurde gesendet. Gesendet werden immer nur die Zeilen eines laufenden Ladens: herausfinden, was unter dieser Adresse antwortet; kein ehrlicher Server verlangt von sich aus eine Datei.</translation>
    </message>
    <message>
        <source>The account uses a login method this client lacks: use another account.</source>
        <translation>Das Konto verwendet ein Anmeldeverfahren, das diesem Client fehlt: ein anderes Konto verwenden.</translation>
    </message>
    <message>
        <source>%1 (error %2).</source>
        <translation>%1 (Fehler %2).</translation>
    </message>
    <message>
        <source>%1: %2 (error %3).</source>
        <translation>%1: %2 (Fehler %3).</translation>
    </message>
    <message>
        <source>%1 does not answer: %2.</source>
        <translation>%1 antwortet nicht: %2.</translation>
    </message>
    <message>
        <source>Run &quot;%1 --help&quot; to see why.</source>
        <translation>„%1 --help“ ausführen, um den Grund zu sehen.</translation>
    </message>
    <message>
        <source>%1 could not read the option files: %2.</source>
        <translation>%1 konnte die Optionsdateien nicht lesen: %2.</translation>
    </message>
    <message>
        <source>Run &quot;%1 %2&quot; to see what it objects to.</source>
        <translation>„%1 %2“ ausführen, um zu sehen, was es beanstandet.</translation>
    </message>
    <message>
        <source>The program my_print_defaults, which reads option files, was not found.</source>
        <translation>Das Programm my_print_defaults, das Optionsdateien liest, wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Install the client programs of MariaDB or MySQL (Debian: mariadb-client), or write the connection out and set MILLRACE_PASSWORD.</source>
        <translation>Die Client-Programme von MariaDB oder MySQL installieren (Debian: mariadb-client) oder die Verbindung ausschreiben und MILLRACE_PASSWORD setzen.</translation>
    </message>
    <message>
        <source>The option group [%1] says port=%2.</source>
        <translation>Die Optionsgruppe [%1] sagt port=%2.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Ein Port ist eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of an option group.</source>
        <translation>„%1“ kann nicht der Name einer Optionsgruppe sein.</translation>
    </message>
    <message>
        <source>Name the group as it stands between the brackets in the file.</source>
        <translation>Die Gruppe so nennen, wie sie in der Datei zwischen den Klammern steht.</translation>
    </message>
    <message>
        <source>No option file has a group [%1] that says anything.</source>
        <translation>Keine Optionsdatei hat eine Gruppe [%1], die etwas sagt.</translation>
    </message>
    <message>
        <source>Add [%1] with host, user and password to ~/.my.cnf, or correct the name.</source>
        <translation>[%1] mit host, user und password in ~/.my.cnf eintragen oder den Namen berichtigen.</translation>
    </message>
    <message>
        <source>Mend the file, or move it away to begin a new list; Millrace does not write over it.</source>
        <translation>Die Datei berichtigen oder beiseite legen, um eine neue Liste zu beginnen; Millrace überschreibt sie nicht.</translation>
    </message>
    <message>
        <source>Entry %1 of the saved connections has no name.</source>
        <translation>Eintrag %1 der gespeicherten Verbindungen hat keinen Namen.</translation>
    </message>
    <message>
        <source>The saved connection “%1” has a password in the file.</source>
        <translation>Die gespeicherte Verbindung „%1“ hat ein Passwort in der Datei.</translation>
    </message>
    <message>
        <source>Take it out, and change it if others can read the file. Passwords are kept in the keychain, or come from MILLRACE_PASSWORD or an option group.</source>
        <translation>Es herausnehmen und ändern, wenn andere die Datei lesen können. Passwörter liegen im Schlüsselbund oder kommen aus MILLRACE_PASSWORD oder einer Optionsgruppe.</translation>
    </message>
    <message>
        <source>The saved connection “%1” says nothing about a server.</source>
        <translation>Die gespeicherte Verbindung „%1“ sagt nichts über einen Server.</translation>
    </message>
    <message>
        <source>The saved connection “%1”: %2</source>
        <translation>Die gespeicherte Verbindung „%1“: %2</translation>
    </message>
    <message>
        <source>The saved connections are of schema version %1; this program reads %2.</source>
        <translation>Die gespeicherten Verbindungen haben Schemaversion %1; dieses Programm liest %2.</translation>
    </message>
    <message>
        <source>Use the newer Millrace that wrote them.</source>
        <translation>Das neuere Millrace verwenden, das sie geschrieben hat.</translation>
    </message>
    <message>
        <source>The saved connections have no schema_version.</source>
        <translation>Den gespeicherten Verbindungen fehlt schema_version.</translation>
    </message>
    <message>
        <source>The saved connections have no list &quot;connections&quot;.</source>
        <translation>Den gespeicherten Verbindungen fehlt die Liste „connections“.</translation>
    </message>
    <message>
        <source>Another program holds the list of saved connections.</source>
        <translation>Ein anderes Programm hält die Liste der gespeicherten Verbindungen.</translation>
    </message>
    <message>
        <source>Try again; if nobody does, remove %1.lock.</source>
        <translation>Erneut versuchen; hält sie niemand, %1.lock entfernen.</translation>
    </message>
    <message>
        <source>There is no saved connection “%1”.</source>
        <translation>Es gibt keine gespeicherte Verbindung „%1“.</translation>
    </message>
    <message>
        <source>None is saved yet: millrace-cli connections save NAME URL, or “Save” on the connection card.</source>
        <translation>Noch ist keine gespeichert: millrace-cli connections save NAME URL oder „Speichern“ auf der Verbindungskarte.</translation>
    </message>
    <message>
        <source>Saved are: %1.</source>
        <translation>Gespeichert sind: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a saved connection.</source>
        <translation>„%1“ kann nicht der Name einer gespeicherten Verbindung sein.</translation>
    </message>
    <message>
        <source>Give it a name of one line, at most %1 characters.</source>
        <translation>Ihr einen einzeiligen Namen mit höchstens %1 Zeichen geben.</translation>
    </message>
    <message>
        <source>There is a saved connection “%1” already.</source>
        <translation>Es gibt schon eine gespeicherte Verbindung „%1“.</translation>
    </message>
    <message>
        <source>Choose another name, or remove that one first.</source>
        <translation>Einen anderen Namen wählen oder jene zuerst entfernen.</translation>
    </message>
    <message>
        <source>it cannot be removed</source>
        <translation>sie kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>%1 does not suit a socket, and no private folder could be made in /tmp.</source>
        <translation>%1 eignet sich nicht für einen Socket, und in /tmp ließ sich kein privater Ordner anlegen.</translation>
    </message>
    <message>
        <source>Give the private server a folder with a shorter path.</source>
        <translation>Dem privaten Server einen Ordner mit kürzerem Pfad geben.</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>er kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>its files cannot be synced</source>
        <translation>seine Dateien können nicht auf den Datenträger geschrieben werden</translation>
    </message>
    <message>
        <source>The private server in %1 does not run: its tables cannot be read.</source>
        <translation>Der private Server in %1 läuft nicht: Seine Tabellen können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Start it (millrace-cli scratch start), then seal it.</source>
        <translation>Ihn starten (millrace-cli scratch start), dann versiegeln.</translation>
    </message>
    <message>
        <source>The private server in %1 keeps its data in memory: nothing makes them outlast the machine.</source>
        <translation>Der private Server in %1 hält seine Daten im Speicher: Nichts lässt sie den Rechner überdauern.</translation>
    </message>
    <message>
        <source>Load into one with its data on disk (--durability none), and seal that.</source>
        <translation>In einen mit Daten auf dem Datenträger laden (--durability none) und diesen versiegeln.</translation>
    </message>
    <message>
        <source>Checksums of all tables</source>
        <translation>Prüfsummen aller Tabellen</translation>
    </message>
    <message>
        <source>Clean shutdown</source>
        <translation>Sauberes Beenden</translation>
    </message>
    <message>
        <source>Start with full durability</source>
        <translation>Start mit voller Dauerhaftigkeit</translation>
    </message>
    <message>
        <source>Checksums once more</source>
        <translation>Noch einmal Prüfsummen</translation>
    </message>
    <message>
        <source>After the restart %1 not what they were before: %2.</source>
        <translation>Nach dem Neustart %1 nicht, was sie vorher waren: %2.</translation>
    </message>
    <message>
        <source>table is</source>
        <translation>Tabelle ist</translation>
    </message>
    <message>
        <source>tables are</source>
        <translation>Tabellen sind</translation>
    </message>
    <message>
        <source>Nobody may write while a server is sealed. If nobody did, load these tables again.</source>
        <translation>Niemand darf schreiben, während ein Server versiegelt wird. Hat es niemand getan, diese Tabellen erneut laden.</translation>
    </message>
    <message>
        <source>Another process has been starting or stopping the private server in %1 for minutes.</source>
        <translation>Ein anderer Prozess startet oder beendet den privaten Server in %1 seit Minuten.</translation>
    </message>
    <message>
        <source>End that process, then try again.</source>
        <translation>Jenen Prozess beenden, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>the lock file cannot be made</source>
        <translation>die Sperrdatei kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1 kann nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>Check that this account may run it.</source>
        <translation>Prüfen, ob dieses Konto es ausführen darf.</translation>
    </message>
    <message>
        <source>%1 ended at once.</source>
        <translation>%1 endete sofort.</translation>
    </message>
    <message>
        <source>%1 is not in memory: no tmpfs is mounted there.</source>
        <translation>%1 liegt nicht im Speicher: Dort ist kein tmpfs eingehängt.</translation>
    </message>
    <message>
        <source>Give it a folder on a tmpfs, such as one below /dev/shm.</source>
        <translation>Ihm einen Ordner auf einem tmpfs geben, etwa einen unter /dev/shm.</translation>
    </message>
    <message>
        <source>A server in memory with a buffer pool of %1 needs %2 with its log and first files, and only %3 of memory are to be had.</source>
        <translation>Ein Server im Speicher mit einem Buffer Pool von %1 braucht mit Log und ersten Dateien %2, und nur %3 Speicher sind zu haben.</translation>
    </message>
    <message>
        <source>The private server ended while it was starting.</source>
        <translation>Der private Server endete beim Start.</translation>
    </message>
    <message>
        <source>The private server in %1 does not take the password in %2.</source>
        <translation>Der private Server in %1 nimmt das Passwort in %2 nicht an.</translation>
    </message>
    <message>
        <source>Stop it and start it again: the password is set anew at every start.</source>
        <translation>Ihn beenden und neu starten: Das Passwort wird bei jedem Start neu gesetzt.</translation>
    </message>
    <message>
        <source>The private server (pid %1) runs but has not answered within %2. %3</source>
        <translation>Der private Server (pid %1) läuft, hat aber innerhalb von %2 nicht geantwortet. %3</translation>
    </message>
    <message>
        <source>The private server in %1 was started again.</source>
        <translation>Der private Server in %1 wurde wieder gestartet.</translation>
    </message>
    <message>
        <source>Stop it, then delete it.</source>
        <translation>Ihn beenden, dann löschen.</translation>
    </message>
    <message>
        <source>The private server in %1 does not run.</source>
        <translation>Der private Server in %1 läuft nicht.</translation>
    </message>
    <message>
        <source>Start it: millrace-cli scratch start.</source>
        <translation>Ihn starten: millrace-cli scratch start.</translation>
    </message>
    <message>
        <source>The password of the private server, %1, is gone or damaged.</source>
        <translation>Das Passwort des privaten Servers, %1, fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>Stop the server and start it again: it gets a new one.</source>
        <translation>Den Server beenden und neu starten: Er erhält ein neues.</translation>
    </message>
    <message>
        <source>The private server (pid %1) has not ended within %2.</source>
        <translation>Der private Server (pid %1) ist innerhalb von %2 nicht beendet.</translation>
    </message>
    <message>
        <source>It may still be writing changed pages to disk: wait, and look at %1.</source>
        <translation>Er schreibt vielleicht noch geänderte Seiten auf den Datenträger: warten und %1 ansehen.</translation>
    </message>
    <message>
        <source>The server reads no files at all: secure_file_priv is NULL.</source>
        <translation>Der Server liest gar keine Dateien: secure_file_priv ist NULL.</translation>
    </message>
    <message>
        <source>Start it with --secure-file-priv=FOLDER, or load with --way local.</source>
        <translation>Ihn mit --secure-file-priv=ORDNER starten oder mit --way local laden.</translation>
    </message>
    <message>
        <source>No folder can be made below %1.</source>
        <translation>Unter %1 kann kein Ordner angelegt werden.</translation>
    </message>
    <message>
        <source>Set TMPDIR to a folder that you may write to and the server may read.</source>
        <translation>TMPDIR auf einen Ordner setzen, in den geschrieben werden darf und den der Server lesen darf.</translation>
    </message>
    <message>
        <source>No file can be written to %1, from where the server reads files (%2).</source>
        <translation>In %1, woraus der Server Dateien liest, kann keine Datei geschrieben werden (%2).</translation>
    </message>
    <message>
        <source>Run Millrace as an account that may write there, or load with --way local.</source>
        <translation>Millrace unter einem Konto ausführen, das dort schreiben darf, oder mit --way local laden.</translation>
    </message>
    <message>
        <source>The server cannot read files of this machine&apos;s folder %1.</source>
        <translation>Der Server kann Dateien im Ordner %1 dieses Rechners nicht lesen.</translation>
    </message>
    <message>
        <source>It runs on another machine, in a container, with a /tmp of its own or under AppArmor; or the account lacks FILE (GRANT FILE ON *.* TO account). Load with --way local, or set secure_file_priv to a folder that both can use.</source>
        <translation>Er läuft auf einem anderen Rechner, in einem Container, mit eigenem /tmp oder unter AppArmor; oder dem Konto fehlt FILE (GRANT FILE ON *.* TO account). Mit --way local laden oder secure_file_priv auf einen Ordner setzen, den beide benutzen können.</translation>
    </message>
    <message>
        <source>%1 did not finish: %2.</source>
        <translation>%1 wurde nicht fertig: %2.</translation>
    </message>
    <message>
        <source>%1 failed with exit code %2.</source>
        <translation>%1 scheiterte mit Exit-Code %2.</translation>
    </message>
    <message>
        <source>mariadb-install-db, which makes a new server&apos;s data directory, was not found.</source>
        <translation>mariadb-install-db, das das Datenverzeichnis eines neuen Servers anlegt, wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Install it (Debian and Ubuntu: apt install mariadb-server-core).</source>
        <translation>Es installieren (Debian und Ubuntu: apt install mariadb-server-core).</translation>
    </message>
    <message>
        <source>No server program (mariadbd or mysqld) was found on this machine.</source>
        <translation>Auf diesem Rechner wurde kein Serverprogramm (mariadbd oder mysqld) gefunden.</translation>
    </message>
    <message>
        <source>The server program %1 was not found.</source>
        <translation>Das Serverprogramm %1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Install one; it need not be set up or started (Debian and Ubuntu: apt install mariadb-server-core).</source>
        <translation>Eines installieren; es muss weder eingerichtet noch gestartet sein (Debian und Ubuntu: apt install mariadb-server-core).</translation>
    </message>
    <message>
        <source>%1 does not say which version it is.</source>
        <translation>%1 sagt nicht, welche Version es ist.</translation>
    </message>
    <message>
        <source>Name a mariadbd or mysqld program.</source>
        <translation>Ein Programm mariadbd oder mysqld nennen.</translation>
    </message>
    <message>
        <source>the new data directory cannot be put there</source>
        <translation>das neue Datenverzeichnis kann dort nicht abgelegt werden</translation>
    </message>
    <message>
        <source>%1 was not made by Millrace.</source>
        <translation>%1 wurde nicht von Millrace angelegt.</translation>
    </message>
    <message>
        <source>Give the private server another folder; a data directory of somebody else&apos;s is never touched.</source>
        <translation>Dem privaten Server einen anderen Ordner geben; ein fremdes Datenverzeichnis wird nie angetastet.</translation>
    </message>
    <message>
        <source>The data in %1 belong to %2, but the server program here is %3.</source>
        <translation>Die Daten in %1 gehören zu %2, aber das Serverprogramm hier ist %3.</translation>
    </message>
    <message>
        <source>Start it with the program it was made with, or use another folder.</source>
        <translation>Ihn mit dem Programm starten, mit dem sie angelegt wurden, oder einen anderen Ordner verwenden.</translation>
    </message>
    <message>
        <source> It said:
</source>
        <translation> Es sagte:
</translation>
    </message>
    <message>
        <source>Free space there, or give the private server a folder on another disk.</source>
        <translation>Dort Platz schaffen oder dem privaten Server einen Ordner auf einem anderen Datenträger geben.</translation>
    </message>
    <message>
        <source>Give this account the folder. When it has it already, AppArmor or SELinux may keep the server program out of home directories (see &quot;dmesg | grep DENIED&quot;): use a folder the profile allows, such as one below /var/lib/mysql or /tmp, or set the profile to complain mode (aa-complain).</source>
        <translation>Diesem Konto den Ordner geben. Hat es ihn schon, hält vielleicht AppArmor oder SELinux das Serverprogramm von Heimatverzeichnissen fern (siehe „dmesg | grep DENIED“): einen Ordner verwenden, den das Profil erlaubt, etwa unter /var/lib/mysql oder /tmp, oder das Profil in den Complain-Modus setzen (aa-complain).</translation>
    </message>
    <message>
        <source>This version of the server does not know one of the options: take it out.</source>
        <translation>Diese Version des Servers kennt eine der Optionen nicht: sie herausnehmen.</translation>
    </message>
    <message>
        <source>Another server process uses these data: stop it, or use another folder.</source>
        <translation>Ein anderer Serverprozess benutzt diese Daten: ihn beenden oder einen anderen Ordner verwenden.</translation>
    </message>
    <message>
        <source>Run it by hand to see what it objects to.</source>
        <translation>Es von Hand ausführen, um zu sehen, was es beanstandet.</translation>
    </message>
    <message>
        <source>The whole story is in %1.</source>
        <translation>Alles Weitere steht in %1.</translation>
    </message>
    <message>
        <source>There is no schema %1, or this account may not see it.</source>
        <translation>Es gibt kein Schema %1, oder dieses Konto darf es nicht sehen.</translation>
    </message>
    <message>
        <source>Check its name, or create it: CREATE DATABASE %1.</source>
        <translation>Seinen Namen prüfen oder es anlegen: CREATE DATABASE %1.</translation>
    </message>
    <message>
        <source>There is no table %1.</source>
        <translation>Es gibt keine Tabelle %1.</translation>
    </message>
    <message>
        <source>Check schema and name, or let the plan create it (--create).</source>
        <translation>Schema und Name prüfen oder sie vom Plan anlegen lassen (--create).</translation>
    </message>
    <message>
        <source>%1 is a %2, not a table.</source>
        <translation>%1 ist %2, keine Tabelle.</translation>
    </message>
    <message>
        <source>Choose the underlying table.</source>
        <translation>Die Tabelle dahinter wählen.</translation>
    </message>
    <message>
        <source>There is no tmpfs with room for a server in memory: neither $XDG_RUNTIME_DIR nor /dev/shm is one.</source>
        <translation>Es gibt kein tmpfs mit Platz für einen Server im Speicher: Weder $XDG_RUNTIME_DIR noch /dev/shm ist eines.</translation>
    </message>
    <message>
        <source>Mount one, or let the server keep its data on disk.</source>
        <translation>Eines einhängen oder den Server seine Daten auf dem Datenträger halten lassen.</translation>
    </message>
    <message>
        <source>The file of the CA</source>
        <translation>Die Datei der CA</translation>
    </message>
    <message>
        <source>The client certificate</source>
        <translation>Das Client-Zertifikat</translation>
    </message>
    <message>
        <source>The key of the client certificate</source>
        <translation>Der Schlüssel des Client-Zertifikats</translation>
    </message>
    <message>
        <source>%1, %2, cannot be read: %3.</source>
        <translation>%1, %2, kann nicht gelesen werden: %3.</translation>
    </message>
    <message>
        <source>It has to have a line “-----BEGIN …-----”; DER is turned into PEM by openssl x509 -inform der.</source>
        <translation>Sie braucht eine Zeile „-----BEGIN …-----“; aus DER wird PEM mit openssl x509 -inform der.</translation>
    </message>
    <message>
        <source>a CA this machine trusts</source>
        <translation>einer CA, der dieser Rechner vertraut</translation>
    </message>
    <message>
        <source>%1 did not prove that it is the server you mean: %2.</source>
        <translation>%1 hat nicht bewiesen, dass es der gemeinte Server ist: %2.</translation>
    </message>
    <message>
        <source>Its certificate is not for “%1”. Connect by a name it was made for, or use ssl-mode=verify-ca, which checks who signed it and not the name.</source>
        <translation>Sein Zertifikat ist nicht für „%1“. Mit einem Namen verbinden, für den es ausgestellt ist, oder ssl-mode=verify-ca verwenden, das den Aussteller prüft und nicht den Namen.</translation>
    </message>
    <message>
        <source>Have the certificate renewed at the server, and check this machine&apos;s clock.</source>
        <translation>Das Zertifikat am Server erneuern lassen und die Uhr dieses Rechners prüfen.</translation>
    </message>
    <message>
        <source>Its certificate is not signed by %1. Get the right CA file from whoever runs the server (its variable ssl_ca names it).</source>
        <translation>Sein Zertifikat ist nicht von %1 signiert. Die richtige CA-Datei vom Betreiber des Servers holen (dessen Variable ssl_ca nennt sie).</translation>
    </message>
    <message>
        <source>%1/%2 was passed over: %3.</source>
        <translation>%1/%2 wurde übergangen: %3.</translation>
    </message>
    <message>
        <source>the archive holds %1 files of this name</source>
        <translation>das Archiv enthält %1 Dateien dieses Namens</translation>
    </message>
    <message>
        <source>Unpack the archive and name the file that is wanted.</source>
        <translation>Das Archiv entpacken und die gewünschte Datei nennen.</translation>
    </message>
    <message>
        <source>The look into %1 was cancelled.</source>
        <translation>Das Ansehen von %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>es ist ein Link auf eine andere Datei</translation>
    </message>
    <message>
        <source>Nothing is missing if that file is in the archive.</source>
        <translation>Nichts fehlt, wenn jene Datei im Archiv ist.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>es ist verschlüsselt</translation>
    </message>
    <message>
        <source>Unpack the archive with its password first, or make it again without one.</source>
        <translation>Das Archiv zuerst mit seinem Passwort entpacken oder es ohne eines neu anlegen.</translation>
    </message>
    <message>
        <source>the directory at the end of a .zip is missing</source>
        <translation>das Verzeichnis am Ende einer .zip fehlt</translation>
    </message>
    <message>
        <source>the mark at the end of a .tar is missing</source>
        <translation>die Endmarke einer .tar fehlt</translation>
    </message>
    <message>
        <source>the archive ends inside this file</source>
        <translation>das Archiv endet innerhalb dieser Datei</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund genannt</translation>
    </message>
    <message>
        <source>, at %1</source>
        <translation>, bei %1</translation>
    </message>
    <message>
        <source>%1 is damaged or cut short: %2 (near byte %3 of %4%5).</source>
        <translation>%1 ist beschädigt oder abgeschnitten: %2 (nahe Byte %3 von %4%5).</translation>
    </message>
    <message>
        <source>Copy the archive again, and compare its size and checksum with the original.</source>
        <translation>Das Archiv erneut kopieren und Größe und Prüfsumme mit dem Original vergleichen.</translation>
    </message>
    <message>
        <source>%1 ended before it should: it is not what it was.</source>
        <translation>%1 endete zu früh: Es ist nicht mehr, was es war.</translation>
    </message>
    <message>
        <source>Let nothing write to the file, then inspect it again.</source>
        <translation>Nichts in die Datei schreiben lassen, dann erneut ansehen.</translation>
    </message>
    <message>
        <source>%1 is empty: LOAD DATA would read rows of fixed width.</source>
        <translation>%1 ist leer: LOAD DATA würde Zeilen fester Breite lesen.</translation>
    </message>
    <message>
        <source>Give the bytes that stand between fields and at the end of rows.</source>
        <translation>Die Bytes angeben, die zwischen Feldern und am Ende von Zeilen stehen.</translation>
    </message>
    <message>
        <source>FIELDS TERMINATED BY and LINES TERMINATED BY are the same: the server would ignore the line terminator.</source>
        <translation>FIELDS TERMINATED BY und LINES TERMINATED BY sind gleich: Der Server würde das Zeilenende ignorieren.</translation>
    </message>
    <message>
        <source>Give rows a terminator of their own.</source>
        <translation>Zeilen ein eigenes Endezeichen geben.</translation>
    </message>
    <message>
        <source>FIELDS TERMINATED BY contains LINES TERMINATED BY: rows would end inside the field terminator.</source>
        <translation>FIELDS TERMINATED BY enthält LINES TERMINATED BY: Zeilen würden innerhalb des Feldtrennzeichens enden.</translation>
    </message>
    <message>
        <source>Choose a field terminator without the line terminator in it.</source>
        <translation>Ein Feldtrennzeichen ohne das Zeilenende darin wählen.</translation>
    </message>
    <message>
        <source>%1 has more than one byte; the server refuses that (error 1083).</source>
        <translation>%1 hat mehr als ein Byte; der Server lehnt das ab (Fehler 1083).</translation>
    </message>
    <message>
        <source>Use one byte, or none.</source>
        <translation>Ein Byte oder keines verwenden.</translation>
    </message>
    <message>
        <source>A terminator contains the enclosing or escape byte &apos;%1&apos;.</source>
        <translation>Ein Trennzeichen enthält das Einschluss- oder Escape-Byte &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Enclosing, escape and terminator bytes must differ.</source>
        <translation>Einschluss-, Escape- und Trennbytes müssen sich unterscheiden.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the name of a character set.</source>
        <translation>&apos;%1&apos; ist kein Name eines Zeichensatzes.</translation>
    </message>
    <message>
        <source>Use a name from SHOW CHARACTER SET, for example utf8mb4, latin1 or binary.</source>
        <translation>Einen Namen aus SHOW CHARACTER SET verwenden, zum Beispiel utf8mb4, latin1 oder binary.</translation>
    </message>
    <message>
        <source>LOAD DATA cannot read files in character set %1.</source>
        <translation>LOAD DATA kann Dateien im Zeichensatz %1 nicht lesen.</translation>
    </message>
    <message>
        <source>Convert the file first: iconv -f UTF-16 -t UTF-8, then use utf8mb4.</source>
        <translation>Die Datei zuerst umwandeln: iconv -f UTF-16 -t UTF-8, dann utf8mb4 verwenden.</translation>
    </message>
    <message>
        <source>A terminator has non-ASCII bytes, which the server cannot tell from parts of characters in %1.</source>
        <translation>Ein Trennzeichen hat Nicht-ASCII-Bytes, die der Server in %1 nicht von Teilen von Zeichen unterscheiden kann.</translation>
    </message>
    <message>
        <source>Use ASCII terminators, or CHARACTER SET binary or latin1.</source>
        <translation>ASCII-Trennzeichen verwenden oder CHARACTER SET binary oder latin1.</translation>
    </message>
    <message>
        <source>The number of header lines is negative.</source>
        <translation>Die Zahl der Kopfzeilen ist negativ.</translation>
    </message>
    <message>
        <source>Use 0 or more.</source>
        <translation>0 oder mehr verwenden.</translation>
    </message>
    <message>
        <source>The dialect&apos;s JSON holds something that is not a byte string.</source>
        <translation>Das JSON des Dialekts enthält etwas, das keine Bytefolge ist.</translation>
    </message>
    <message>
        <source>Write every byte as one character from U+0000 to U+00FF.</source>
        <translation>Jedes Byte als ein Zeichen von U+0000 bis U+00FF schreiben.</translation>
    </message>
    <message>
        <source>Written by %1</source>
        <translation>Geschrieben von %1</translation>
    </message>
    <message>
        <source> of server %1</source>
        <translation> vom Server %1</translation>
    </message>
    <message>
        <source>, consistent</source>
        <translation>, konsistent</translation>
    </message>
    <message>
        <source>, NOT consistent</source>
        <translation>, NICHT konsistent</translation>
    </message>
    <message>
        <source>, NOT finished</source>
        <translation>, NICHT fertig</translation>
    </message>
    <message>
        <source>, finished %1</source>
        <translation>, fertig %1</translation>
    </message>
    <message>
        <source>The dump&apos;s own metadata say how the files are written.</source>
        <translation>Die Metadaten des Dumps selbst sagen, wie die Dateien geschrieben sind.</translation>
    </message>
    <message>
        <source>The first row of %1 has %2, and the metadata name %3.</source>
        <translation>Die erste Zeile von %1 hat %2, und die Metadaten nennen %3.</translation>
    </message>
    <message>
        <source>Compare the dump with its metadata; the fields are taken as found.</source>
        <translation>Den Dump mit seinen Metadaten vergleichen; die Felder werden genommen, wie sie gefunden wurden.</translation>
    </message>
    <message>
        <source>The look at the dump was cancelled.</source>
        <translation>Das Ansehen des Dumps wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 holds no rows.</source>
        <translation>%1 enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>The look at %1 was cancelled.</source>
        <translation>Das Ansehen von %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation>Tabelle %1. %2</translation>
    </message>
    <message>
        <source>%1 in the dump without a data file: %2.</source>
        <translation>%1 im Dump ohne Datendatei: %2.</translation>
    </message>
    <message>
        <source>Nothing is missing if they were empty, or dumped without data.</source>
        <translation>Nichts fehlt, wenn sie leer waren oder ohne Daten ausgegeben wurden.</translation>
    </message>
    <message>
        <source>%1 holds no tables. %2</source>
        <translation>%1 enthält keine Tabellen. %2</translation>
    </message>
    <message>
        <source>Dump again, with the data.</source>
        <translation>Erneut ausgeben, mit den Daten.</translation>
    </message>
    <message>
        <source>%1: mydumper did not finish this dump.</source>
        <translation>%1: mydumper hat diesen Dump nicht beendet.</translation>
    </message>
    <message>
        <source>Dump again; what is here can be loaded, but it is not the whole.</source>
        <translation>Erneut ausgeben; was da ist, lässt sich laden, ist aber nicht das Ganze.</translation>
    </message>
    <message>
        <source>No LOAD DATA statement says how %1 is written: the server&apos;s own way is assumed.</source>
        <translation>Keine LOAD-DATA-Anweisung sagt, wie %1 geschrieben ist: Angenommen wird die Weise des Servers.</translation>
    </message>
    <message>
        <source>Compare the first rows, and set the dialect by hand if they are wrong.</source>
        <translation>Die ersten Zeilen vergleichen und den Dialekt von Hand setzen, wenn sie falsch sind.</translation>
    </message>
    <message>
        <source>it holds no object</source>
        <translation>sie enthält kein Objekt</translation>
    </message>
    <message>
        <source>Copy the dump again; this file was damaged or cut short.</source>
        <translation>Den Dump erneut kopieren; diese Datei wurde beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>The dump lacks %1: rows of the table are missing.</source>
        <translation>Dem Dump fehlt %1: Zeilen der Tabelle fehlen.</translation>
    </message>
    <message>
        <source>Copy the directory again, or dump again.</source>
        <translation>Das Verzeichnis erneut kopieren oder erneut ausgeben.</translation>
    </message>
    <message>
        <source>Column %1 of %2 is encoded in a way that is not known: %3.</source>
        <translation>Spalte %1 von %2 ist auf unbekannte Weise codiert: %3.</translation>
    </message>
    <message>
        <source>Bind the field to a variable and decode it in a SET expression.</source>
        <translation>Das Feld an eine Variable binden und in einem SET-Ausdruck decodieren.</translation>
    </message>
    <message>
        <source>Let the dump end, or dump again; what is here can be loaded, but it is not the whole.</source>
        <translation>Den Dump enden lassen oder erneut ausgeben; was da ist, lässt sich laden, ist aber nicht das Ganze.</translation>
    </message>
    <message>
        <source>The reading was cancelled.</source>
        <translation>Das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>written by %1 %2</source>
        <translation>geschrieben von %1 %2</translation>
    </message>
    <message>
        <source>from a server %1</source>
        <translation>von einem Server %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>am %1</translation>
    </message>
    <message>
        <source>SQL dump%1.</source>
        <translation>SQL-Dump%1.</translation>
    </message>
    <message>
        <source>%1 with %2%3.</source>
        <translation>%1 mit %2%3.</translation>
    </message>
    <message>
        <source>INSERT statement</source>
        <translation>INSERT-Anweisung</translation>
    </message>
    <message>
        <source>INSERT statements</source>
        <translation>INSERT-Anweisungen</translation>
    </message>
    <message>
        <source> in the part that was looked at</source>
        <translation> im angesehenen Teil</translation>
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
        <source>Load the whole dump, which runs them as they are; a load of this table alone stops there.</source>
        <translation>Den ganzen Dump laden, der sie ausführt, wie sie sind; ein Laden dieser Tabelle allein bleibt dort stehen.</translation>
    </message>
    <message>
        <source>Choose the data file that belongs to it (mysqldump --tab writes a .txt of the same name); the .sql beside it is read by itself.</source>
        <translation>Die zugehörige Datendatei wählen (mysqldump --tab schreibt eine .txt gleichen Namens); die .sql daneben wird von selbst gelesen.</translation>
    </message>
    <message>
        <source>%1 of %2 was looked at: more tables may follow after it.</source>
        <translation>%1 von %2 wurden angesehen: Danach können weitere Tabellen folgen.</translation>
    </message>
    <message>
        <source>millrace-cli plan reads the whole dump and finds them all.</source>
        <translation>millrace-cli plan liest den ganzen Dump und findet sie alle.</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> in %1</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>%1 of %2%3 with bytes that are no %4 characters; the first at byte %5: %6.</source>
        <translation>%1 von %2%3 mit Bytes, die keine Zeichen in %4 sind; die ersten bei Byte %5: %6.</translation>
    </message>
    <message>
        <source>%1%2; the first at byte %3.</source>
        <translation>%1%2; das erste bei Byte %3.</translation>
    </message>
    <message>
        <source>NUL byte</source>
        <translation>NUL-Byte</translation>
    </message>
    <message>
        <source>NUL bytes</source>
        <translation>NUL-Bytes</translation>
    </message>
    <message>
        <source>They are loaded as they are. Text has none: look for a damaged file, or a binary or BIT column.</source>
        <translation>Sie werden geladen, wie sie sind. Text hat keine: nach einer beschädigten Datei oder einer Binär- oder BIT-Spalte suchen.</translation>
    </message>
    <message>
        <source>Every row ends in CRLF, but LF is the line terminator: the last column keeps a CR.</source>
        <translation>Jede Zeile endet mit CRLF, aber LF ist das Zeilenende: Die letzte Spalte behält ein CR.</translation>
    </message>
    <message>
        <source>Choose LINES TERMINATED BY &apos;\r\n&apos;.</source>
        <translation>LINES TERMINATED BY &apos;\r\n&apos; wählen.</translation>
    </message>
    <message>
        <source>%1 in CRLF, the others%2 in LF; the first in %3 is here. After a CRLF the last column keeps a CR.</source>
        <translation>%1 CRLF, die anderen%2 LF; die erste mit %3 ist hier. Nach CRLF behält die letzte Spalte ein CR.</translation>
    </message>
    <message>
        <source>line break is</source>
        <translation>Zeilenumbruch ist</translation>
    </message>
    <message>
        <source>line breaks are</source>
        <translation>Zeilenumbrüche sind</translation>
    </message>
    <message>
        <source>Store TRIM(TRAILING &apos;\r&apos; FROM @last), or convert the file with dos2unix.</source>
        <translation>TRIM(TRAILING &apos;\r&apos; FROM @last) speichern oder die Datei mit dos2unix umwandeln.</translation>
    </message>
    <message>
        <source>%1%2 without a CR, but CRLF is the line terminator: such a line and the next are one row.</source>
        <translation>%1%2 ohne CR, aber CRLF ist das Zeilenende: Eine solche Zeile und die nächste sind eine.</translation>
    </message>
    <message>
        <source>line ends in LF</source>
        <translation>Zeile endet mit LF</translation>
    </message>
    <message>
        <source>lines end in LF</source>
        <translation>Zeilen enden mit LF</translation>
    </message>
    <message>
        <source>Convert the file to one kind of line ends (dos2unix, then LINES TERMINATED BY &apos;\n&apos;), unless these line feeds belong to values.</source>
        <translation>Die Datei auf eine Art von Zeilenenden umwandeln (dos2unix, dann LINES TERMINATED BY &apos;\n&apos;), außer diese LF gehören zu Werten.</translation>
    </message>
    <message>
        <source>This row has %1: more than any client can read back (1 GiB).</source>
        <translation>Diese Zeile hat %1: mehr, als irgendein Client zurücklesen kann (1 GiB).</translation>
    </message>
    <message>
        <source>Check LINES TERMINATED BY and the enclosing byte: a row this long is usually many rows whose ends were not seen.</source>
        <translation>LINES TERMINATED BY und das Einschlusszeichen prüfen: Eine so lange Zeile besteht meist aus vielen, deren Enden nicht erkannt wurden.</translation>
    </message>
    <message>
        <source>Unpack it first, then choose the text files in it: bsdtar -xf %1</source>
        <translation>Sie zuerst entpacken, dann die Textdateien darin wählen: bsdtar -xf %1</translation>
    </message>
    <message>
        <source>is a 7-Zip archive</source>
        <translation>ist ein 7-Zip-Archiv</translation>
    </message>
    <message>
        <source>is an archive, and its name does not say so</source>
        <translation>ist ein Archiv, und ihr Name sagt es nicht</translation>
    </message>
    <message>
        <source>Give it a name that ends in .zip, .tar or .tar.gz. %1</source>
        <translation>Ihr einen Namen geben, der auf .zip, .tar oder .tar.gz endet. %1</translation>
    </message>
    <message>
        <source>is written in UTF-32, which LOAD DATA cannot read</source>
        <translation>ist in UTF-32 geschrieben, was LOAD DATA nicht lesen kann</translation>
    </message>
    <message>
        <source>Convert it first: iconv -f UTF-32 -t UTF-8 %1 &gt; utf8_%1</source>
        <translation>Sie zuerst umwandeln: iconv -f UTF-32 -t UTF-8 %1 &gt; utf8_%1</translation>
    </message>
    <message>
        <source>holds SQL statements, no rows</source>
        <translation>enthält SQL-Anweisungen, keine Zeilen</translation>
    </message>
    <message>
        <source>is no text: it is full of zero bytes</source>
        <translation>ist kein Text: Sie ist voller Nullbytes</translation>
    </message>
    <message>
        <source>Export the table as text, for example with mysqldump --tab=DIR.</source>
        <translation>Die Tabelle als Text ausgeben, zum Beispiel mit mysqldump --tab=DIR.</translation>
    </message>
    <message>
        <source>The scan of %1 was cancelled.</source>
        <translation>Das Durchsehen von %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No row in %1 of %2.</source>
        <translation>Keine Zeile in %1 von %2.</translation>
    </message>
    <message>
        <source>Check that the dump was written, and the number of header lines.</source>
        <translation>Prüfen, ob der Dump geschrieben wurde, und die Zahl der Kopfzeilen.</translation>
    </message>
    <message>
        <source>no permission to list this folder</source>
        <translation>keine Berechtigung, diesen Ordner aufzulisten</translation>
    </message>
    <message>
        <source>%1 was passed over: it leads to %2, which is read already.</source>
        <translation>%1 wurde übergangen: Es führt zu %2, das schon gelesen wird.</translation>
    </message>
    <message>
        <source>Nothing is missing; remove the link if it is not wanted.</source>
        <translation>Nichts fehlt; den Link entfernen, wenn er nicht gewünscht ist.</translation>
    </message>
    <message>
        <source>There are more than %1 files in this folder.</source>
        <translation>In diesem Ordner sind mehr als %1 Dateien.</translation>
    </message>
    <message>
        <source>Name the folder of the dump itself, or a pattern such as credits_2011_*.txt.</source>
        <translation>Den Ordner des Dumps selbst nennen oder ein Muster wie credits_2011_*.txt.</translation>
    </message>
    <message>
        <source>The first line holds the column names of the .sql beside the file.</source>
        <translation>Die erste Zeile enthält die Spaltennamen der .sql neben der Datei.</translation>
    </message>
    <message>
        <source>The first line holds names where the rows below hold numbers or dates (%1).</source>
        <translation>Die erste Zeile enthält Namen, wo die Zeilen darunter Zahlen oder Datumswerte enthalten (%1).</translation>
    </message>
    <message>
        <source>The first line looks like column names, the rows below do not.</source>
        <translation>Die erste Zeile sieht nach Spaltennamen aus, die Zeilen darunter nicht.</translation>
    </message>
    <message>
        <source>%1 of %2 sampled rows do not have %3.</source>
        <translation>%1 von %2 Zeilen der Stichprobe haben nicht %3.</translation>
    </message>
    <message>
        <source>Look at the rows; another terminator, enclosing or escape byte may fit better.</source>
        <translation>Die Zeilen ansehen; ein anderes Trenn-, Einschluss- oder Escape-Byte passt vielleicht besser.</translation>
    </message>
    <message>
        <source>%1 of %2 sampled rows end in CRLF, the others in LF: the last column of the former would keep a CR.</source>
        <translation>%1 von %2 Zeilen der Stichprobe enden mit CRLF, die anderen mit LF: Die letzte Spalte der ersteren behielte ein CR.</translation>
    </message>
    <message>
        <source>Bind the last field to a variable and store TRIM(TRAILING &apos;\r&apos; FROM @last), or convert the file with dos2unix.</source>
        <translation>Das letzte Feld an eine Variable binden und TRIM(TRAILING &apos;\r&apos; FROM @last) speichern oder die Datei mit dos2unix umwandeln.</translation>
    </message>
    <message>
        <source>Column %1 is of type BIT: MariaDB and older MySQL dump it as raw bytes without escapes, and a value that holds the bytes 9, 10 or 92 (TAB, LF, backslash) is read as another or breaks its row.</source>
        <translation>Spalte %1 hat den Typ BIT: MariaDB und ältere MySQL geben ihn als rohe Bytes ohne Escapes aus, und ein Wert mit den Bytes 9, 10 oder 92 (TAB, LF, Backslash) wird als anderer gelesen oder zerreißt seine Zeile.</translation>
    </message>
    <message>
        <source>Unless a recent MySQL (9.7) wrote the dump: dump it as a number (SELECT …, %1+0, … INTO OUTFILE) and bind it with SET %1=CAST(@%1 AS UNSIGNED). That every row has the same number of fields proves nothing.</source>
        <translation>Außer ein neues MySQL (9.7) hat den Dump geschrieben: als Zahl ausgeben (SELECT …, %1+0, … INTO OUTFILE) und mit SET %1=CAST(@%1 AS UNSIGNED) binden. Dass jede Zeile gleich viele Felder hat, beweist nichts.</translation>
    </message>
    <message>
        <source>Column %1 is generated, but the dump holds its values.</source>
        <translation>Spalte %1 wird generiert, aber der Dump enthält ihre Werte.</translation>
    </message>
    <message>
        <source>Discard this field: MySQL refuses values for generated columns (error 3105), MariaDB ignores them.</source>
        <translation>Dieses Feld verwerfen: MySQL lehnt Werte für generierte Spalten ab (Fehler 3105), MariaDB ignoriert sie.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>Check that the dump was written to its end; an empty table&apos;s file is fine.</source>
        <translation>Prüfen, ob der Dump bis zum Ende geschrieben wurde; die Datei einer leeren Tabelle ist in Ordnung.</translation>
    </message>
    <message>
        <source>The look at the files was cancelled.</source>
        <translation>Das Ansehen der Dateien wurde abgebrochen.</translation>
    </message>
    <message>
        <source>UTF-16 by its byte order mark, converted to UTF-8 on the way.</source>
        <translation>UTF-16 laut Byte Order Mark, unterwegs in UTF-8 umgewandelt.</translation>
    </message>
    <message>
        <source>The rows of %1 are of another shape than those of %2: it is taken for a table of its own.</source>
        <translation>Die Zeilen von %1 haben einen anderen Aufbau als die von %2: Es gilt als eigene Tabelle.</translation>
    </message>
    <message>
        <source>%1 is named like a part of %2, but its rows are of another shape: it is taken for a table of its own.</source>
        <translation>%1 heißt wie ein Teil von %2, aber seine Zeilen haben einen anderen Aufbau: Es gilt als eigene Tabelle.</translation>
    </message>
    <message>
        <source>Compare the samples; set the dialect by hand if it is a part.</source>
        <translation>Die Stichproben vergleichen; den Dialekt von Hand setzen, wenn es ein Teil ist.</translation>
    </message>
    <message>
        <source>%1 of one shape, in natural order of their names.</source>
        <translation>%1 gleichen Aufbaus, in natürlicher Reihenfolge ihrer Namen.</translation>
    </message>
    <message>
        <source>No file was named.</source>
        <translation>Keine Datei wurde genannt.</translation>
    </message>
    <message>
        <source>Choose the files of the dump, or their folder.</source>
        <translation>Die Dateien des Dumps oder ihren Ordner wählen.</translation>
    </message>
    <message>
        <source>A value probably holds the field terminator (%1) unescaped: escape or enclose it, or choose the dialect that the file was written in.</source>
        <translation>Ein Wert enthält wahrscheinlich das Feldtrennzeichen (%1) ohne Escape: es maskieren oder einschließen oder den Dialekt wählen, in dem die Datei geschrieben wurde.</translation>
    </message>
    <message>
        <source>The row has %1, %2 expected.</source>
        <translation>Die Zeile hat %1, %2 erwartet.</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 ist</translation>
    </message>
    <message>
        <source>%1 are</source>
        <translation>%1 sind</translation>
    </message>
    <message>
        <source>%1 of %2 of %3 do not have %4; the first %5 are listed.</source>
        <translation>%1 von %2 von %3 haben nicht %4; die ersten %5 sind aufgeführt.</translation>
    </message>
    <message>
        <source>So many rows point to a wrong dialect: look at the terminators, the enclosing and the escape byte first.</source>
        <translation>So viele Zeilen deuten auf einen falschen Dialekt: zuerst Trennzeichen, Einschluss- und Escape-Byte ansehen.</translation>
    </message>
    <message>
        <source>Mend the listed rows first; the others often share their cause.</source>
        <translation>Zuerst die aufgeführten Zeilen berichtigen; die anderen haben oft dieselbe Ursache.</translation>
    </message>
    <message>
        <source>%1 has shrunk: %2 bytes were expected, %3 are there.</source>
        <translation>%1 ist geschrumpft: %2 Bytes wurden erwartet, %3 sind da.</translation>
    </message>
    <message>
        <source>There is no file %1 in the archive %2.</source>
        <translation>Es gibt keine Datei %1 im Archiv %2.</translation>
    </message>
    <message>
        <source>Inspect the archive again; it is not what it was.</source>
        <translation>Das Archiv erneut ansehen; es ist nicht mehr, was es war.</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>%1 is damaged or cut short: %2 (near byte %3%4).</source>
        <translation>%1 ist beschädigt oder abgeschnitten: %2 (nahe Byte %3%4).</translation>
    </message>
    <message>
        <source>Copy the file again, and compare its size and checksum with the original.</source>
        <translation>Die Datei erneut kopieren und Größe und Prüfsumme mit dem Original vergleichen.</translation>
    </message>
    <message>
        <source>No file matches %1 in the folder %2.</source>
        <translation>Keine Datei im Ordner %2 passt auf %1.</translation>
    </message>
    <message>
        <source>Check the pattern: * stands for any characters but /, ? for one; a relative one starts at the current folder.</source>
        <translation>Das Muster prüfen: * steht für beliebige Zeichen außer /, ? für eines; ein relatives beginnt im aktuellen Ordner.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Der Ordner %1 existiert nicht.</translation>
    </message>
    <message>
        <source>Check the path; a relative one starts at the current folder.</source>
        <translation>Den Pfad prüfen; ein relativer beginnt im aktuellen Ordner.</translation>
    </message>
    <message>
        <source>Looking for a row of %1 was cancelled.</source>
        <translation>Die Suche nach einer Zeile von %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>A field of this row opens with %1 and is never closed: the rest of the file would be one field.</source>
        <translation>Ein Feld dieser Zeile öffnet mit %1 und wird nie geschlossen: Der Rest der Datei wäre ein Feld.</translation>
    </message>
    <message>
        <source>Close or double the quote in the file, or choose another FIELDS ENCLOSED BY or FIELDS ESCAPED BY.</source>
        <translation>Das Anführungszeichen in der Datei schließen oder verdoppeln oder ein anderes FIELDS ENCLOSED BY oder FIELDS ESCAPED BY wählen.</translation>
    </message>
    <message>
        <source>%1 is there already and was not written by Millrace.</source>
        <translation>%1 ist schon da und wurde nicht von Millrace geschrieben.</translation>
    </message>
    <message>
        <source>Choose an empty folder for the sample.</source>
        <translation>Einen leeren Ordner für das Beispiel wählen.</translation>
    </message>
    <message>
        <source>A sample of %1 cannot be written.</source>
        <translation>Ein Beispiel mit %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Ask for one row at least.</source>
        <translation>Mindestens eine Zeile verlangen.</translation>
    </message>
    <message>
        <source>%1 of %2 sampled rows have %3, %4 between them.</source>
        <translation>%1 von %2 Zeilen der Stichprobe haben %3, dazwischen %4.</translation>
    </message>
    <message>
        <source>The file begins with a UTF-8 byte order mark, which is skipped.</source>
        <translation>Die Datei beginnt mit einem UTF-8-Byte-Order-Mark, das übersprungen wird.</translation>
    </message>
    <message>
        <source>The head is plain ASCII; utf8mb4 reads it.</source>
        <translation>Der Anfang ist reines ASCII; utf8mb4 liest es.</translation>
    </message>
    <message>
        <source>The head has non-ASCII characters and is valid UTF-8.</source>
        <translation>Der Anfang enthält Nicht-ASCII-Zeichen und ist gültiges UTF-8.</translation>
    </message>
    <message>
        <source>The head is not valid UTF-8: latin1 is a guess, check the characters in the preview.</source>
        <translation>Der Anfang ist kein gültiges UTF-8: latin1 ist geraten, die Zeichen in der Vorschau prüfen.</translation>
    </message>
    <message>
        <source>%1 enclosed in double quotes.</source>
        <translation>%1 in doppelte Anführungszeichen eingeschlossen.</translation>
    </message>
    <message>
        <source>sampled field is</source>
        <translation>Feld der Stichprobe ist</translation>
    </message>
    <message>
        <source>sampled fields are</source>
        <translation>Felder der Stichprobe sind</translation>
    </message>
    <message>
        <source>No sampled field is quoted; quotes as in RFC 4180 are assumed for later rows.</source>
        <translation>Kein Feld der Stichprobe ist eingeschlossen; für spätere Zeilen werden Anführungszeichen wie in RFC 4180 angenommen.</translation>
    </message>
    <message>
        <source>\N stands for NULL (%1 in the head).</source>
        <translation>\N steht für NULL (%1 am Anfang).</translation>
    </message>
    <message>
        <source>Backslashes are data here: they stand before bytes that nobody escapes.</source>
        <translation>Backslashes sind hier Daten: Sie stehen vor Bytes, die niemand maskiert.</translation>
    </message>
    <message>
        <source>All lines end in CRLF.</source>
        <translation>Alle Zeilen enden mit CRLF.</translation>
    </message>
    <message>
        <source>Every row closes with a bar, which is taken into the line terminator.</source>
        <translation>Jede Zeile schließt mit einem Trennstrich, der zum Zeilenende genommen wird.</translation>
    </message>
    <message>
        <source>A pair as mysqldump -T writes it: the .sql beside has CREATE TABLE %1.</source>
        <translation>Ein Paar, wie mysqldump -T es schreibt: Die .sql daneben enthält CREATE TABLE %1.</translation>
    </message>
    <message>
        <source>No row ends in the first 64 KiB.</source>
        <translation>Keine Zeile endet in den ersten 64 KiB.</translation>
    </message>
    <message>
        <source>The table has as many columns.</source>
        <translation>Die Tabelle hat ebenso viele Spalten.</translation>
    </message>
    <message>
        <source>Character set binary: each column stands in its own.</source>
        <translation>Zeichensatz binary: Jede Spalte steht in ihrem eigenen.</translation>
    </message>
    <message>
        <source>No row ends in the first 64 KiB; the dialect is a mere guess.</source>
        <translation>Keine Zeile endet in den ersten 64 KiB; der Dialekt ist nur geraten.</translation>
    </message>
    <message>
        <source>The .sql beside the file has a table with as many columns.</source>
        <translation>Die .sql neben der Datei enthält eine Tabelle mit ebenso vielen Spalten.</translation>
    </message>
    <message>
        <source>The dialect was set by hand.</source>
        <translation>Der Dialekt wurde von Hand gesetzt.</translation>
    </message>
    <message>
        <source>A source file in the JSON lacks its path or its fingerprint.</source>
        <translation>Einer Quelldatei im JSON fehlt der Pfad oder der Fingerabdruck.</translation>
    </message>
    <message>
        <source>Write the plan again from its source files.</source>
        <translation>Den Plan neu aus seinen Quelldateien schreiben.</translation>
    </message>
    <message>
        <source>was written to</source>
        <translation>wurde beschrieben</translation>
    </message>
    <message>
        <source>has grown by %1</source>
        <translation>ist um %1 gewachsen</translation>
    </message>
    <message>
        <source>has shrunk by %1</source>
        <translation>ist um %1 geschrumpft</translation>
    </message>
    <message>
        <source>%1 %2 since it was inspected: what was counted is not what is there.</source>
        <translation>%1 %2, seit es angesehen wurde: Was gezählt wurde, ist nicht, was da ist.</translation>
    </message>
    <message>
        <source>Name a readable file; this account needs read access to it and to the folders above it.</source>
        <translation>Eine lesbare Datei nennen; dieses Konto braucht Leserechte darauf und auf die Ordner darüber.</translation>
    </message>
    <message>
        <source>%1 is a link to %2, which does not exist.</source>
        <translation>%1 ist ein Link auf %2, das nicht existiert.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 existiert nicht.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>es ist eine Pipe oder ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>%1 was passed over: it is a link to %2, which does not exist.</source>
        <translation>%1 wurde übergangen: Es ist ein Link auf %2, das nicht existiert.</translation>
    </message>
    <message>
        <source>Mend the link if the file belongs to the dump: its rows are missing.</source>
        <translation>Den Link berichtigen, wenn die Datei zum Dump gehört: Ihre Zeilen fehlen.</translation>
    </message>
    <message>
        <source>%1 was passed over: its name is none of a data file.</source>
        <translation>%1 wurde übergangen: Der Name ist nicht der einer Datendatei.</translation>
    </message>
    <message>
        <source>Name the file itself if it holds rows.</source>
        <translation>Die Datei selbst nennen, wenn sie Zeilen enthält.</translation>
    </message>
    <message>
        <source> and %1</source>
        <translation> und %1</translation>
    </message>
    <message>
        <source>other subfolder</source>
        <translation>weiterer Unterordner</translation>
    </message>
    <message>
        <source>other subfolders</source>
        <translation>weitere Unterordner</translation>
    </message>
    <message>
        <source>%1%2 of %3 were not looked into.</source>
        <translation>%1%2 von %3 wurden nicht durchsucht.</translation>
    </message>
    <message>
        <source>Have subfolders read too (--recursive), or name them.</source>
        <translation>Unterordner mitlesen lassen (--recursive) oder sie nennen.</translation>
    </message>
    <message>
        <source>The archive %1 holds no files.</source>
        <translation>Das Archiv %1 enthält keine Dateien.</translation>
    </message>
    <message>
        <source>Check that it was written to its end.</source>
        <translation>Prüfen, ob es bis zum Ende geschrieben wurde.</translation>
    </message>
    <message>
        <source>The folder %1 holds no files.</source>
        <translation>Der Ordner %1 enthält keine Dateien.</translation>
    </message>
    <message>
        <source>Have subfolders read too (--recursive), or choose one.</source>
        <translation>Unterordner mitlesen lassen (--recursive) oder einen wählen.</translation>
    </message>
    <message>
        <source>Choose the folder that the dump was written to.</source>
        <translation>Den Ordner wählen, in den der Dump geschrieben wurde.</translation>
    </message>
    <message>
        <source>The source&apos;s path has more than two levels.</source>
        <translation>Der Pfad der Quelle hat mehr als zwei Ebenen.</translation>
    </message>
    <message>
        <source>Write mysql://user@host/schema/table; a slash within a name is written %2F.</source>
        <translation>mysql://user@host/schema/table schreiben; ein Schrägstrich in einem Namen wird als %2F geschrieben.</translation>
    </message>
    <message>
        <source>Write one SELECT, and give each column a name of its own (SELECT … AS name).</source>
        <translation>Ein SELECT schreiben und jeder Spalte einen eigenen Namen geben (SELECT … AS name).</translation>
    </message>
    <message>
        <source>Source server %1: </source>
        <translation>Quellserver %1: </translation>
    </message>
    <message>
        <source>The source table&apos;s fields are of an unknown kind “%1”.</source>
        <translation>Die Felder der Quelltabelle sind von unbekannter Art „%1“.</translation>
    </message>
    <message>
        <source>“%1” names no table.</source>
        <translation>„%1“ nennt keine Tabelle.</translation>
    </message>
    <message>
        <source>Write table:SCHEMA.TABLE; names with dots in backticks: &apos;table:`my.shop`.orders&apos;.</source>
        <translation>table:SCHEMA.TABELLE schreiben; Namen mit Punkten in Backticks: &apos;table:`my.shop`.orders&apos;.</translation>
    </message>
    <message>
        <source>The account may not read %1: %2</source>
        <translation>Das Konto darf %1 nicht lesen: %2</translation>
    </message>
    <message>
        <source>GRANT SELECT ON %1 TO this account</source>
        <translation>GRANT SELECT ON %1 für dieses Konto</translation>
    </message>
    <message>
        <source>A statement has no end within %1.</source>
        <translation>Eine Anweisung hat innerhalb von %1 kein Ende.</translation>
    </message>
    <message>
        <source>Look at this line of the dump: most likely a quote or a DELIMITER line before it is broken.</source>
        <translation>Diese Zeile des Dumps ansehen: Meist ist davor ein Anführungszeichen oder eine DELIMITER-Zeile kaputt.</translation>
    </message>
    <message>
        <source>The dump is UTF-16 text, as PowerShell&apos;s &gt; writes it.</source>
        <translation>Der Dump ist UTF-16-Text, wie das &gt; von PowerShell ihn schreibt.</translation>
    </message>
    <message>
        <source>Make it again with mysqldump --result-file=FILE: what the shell converted may be damaged.</source>
        <translation>Ihn mit mysqldump --result-file=DATEI neu anlegen: Was die Shell umgewandelt hat, kann beschädigt sein.</translation>
    </message>
    <message>
        <source>A NUL byte stands between two statements.</source>
        <translation>Ein NUL-Byte steht zwischen zwei Anweisungen.</translation>
    </message>
    <message>
        <source>The dump was not written to its end, or is UTF-16: make it again, or convert it to UTF-8.</source>
        <translation>Der Dump wurde nicht bis zum Ende geschrieben oder ist UTF-16: ihn neu anlegen oder in UTF-8 umwandeln.</translation>
    </message>
    <message>
        <source>Run this dump with the mysql client, or take the line out.</source>
        <translation>Diesen Dump mit dem mysql-Client ausführen oder die Zeile herausnehmen.</translation>
    </message>
    <message>
        <source>A DELIMITER line names no usable delimiter.</source>
        <translation>Eine DELIMITER-Zeile nennt kein brauchbares Trennzeichen.</translation>
    </message>
    <message>
        <source>Write DELIMITER and one or more characters, none of them a backslash.</source>
        <translation>DELIMITER und ein oder mehrere Zeichen schreiben, keines davon ein Backslash.</translation>
    </message>
    <message>
        <source>A backslash stands outside of quotes: to the mysql client it is a command.</source>
        <translation>Ein Backslash steht außerhalb von Anführungszeichen: Für den mysql-Client ist das ein Befehl.</translation>
    </message>
    <message>
        <source>Run this dump with the mysql client, or take the command out.</source>
        <translation>Diesen Dump mit dem mysql-Client ausführen oder den Befehl herausnehmen.</translation>
    </message>
    <message>
        <source>The dump ends inside a comment that begins here.</source>
        <translation>Der Dump endet in einem Kommentar, der hier beginnt.</translation>
    </message>
    <message>
        <source>Close the comment, or make the dump again: it may be cut off.</source>
        <translation>Den Kommentar schließen oder den Dump neu anlegen: Er ist vielleicht abgeschnitten.</translation>
    </message>
    <message>
        <source>The dump ends inside a quote that begins here.</source>
        <translation>Der Dump endet in einer Zeichenkette, die hier beginnt.</translation>
    </message>
    <message>
        <source>The dump is cut off or the quote is broken: make the dump again. If it was written with sql_mode NO_BACKSLASH_ESCAPES, put SET sql_mode=&apos;NO_BACKSLASH_ESCAPES&apos;; at its head.</source>
        <translation>Der Dump ist abgeschnitten oder das Anführungszeichen kaputt: den Dump neu anlegen. Wurde er mit sql_mode NO_BACKSLASH_ESCAPES geschrieben, SET sql_mode=&apos;NO_BACKSLASH_ESCAPES&apos;; an den Anfang setzen.</translation>
    </message>
    <message>
        <source>A row has %1 values, %2 were expected.</source>
        <translation>Eine Zeile hat %1 Werte, %2 wurden erwartet.</translation>
    </message>
    <message>
        <source>All rows of a table must have the values of its columns, or of the column list of its INSERT statements.</source>
        <translation>Alle Zeilen einer Tabelle müssen die Werte ihrer Spalten oder der Spaltenliste ihrer INSERT-Anweisungen haben.</translation>
    </message>
    <message>
        <source>A row has no end within %1.</source>
        <translation>Eine Zeile hat innerhalb von %1 kein Ende.</translation>
    </message>
    <message>
        <source>The dump ends in the middle of a row that begins here.</source>
        <translation>Der Dump endet mitten in einer Zeile, die hier beginnt.</translation>
    </message>
    <message>
        <source>The dump is cut off: make it again, or copy it again and compare the sizes.</source>
        <translation>Der Dump ist abgeschnitten: ihn neu anlegen oder erneut kopieren und die Größen vergleichen.</translation>
    </message>
    <message>
        <source>The dump ends between two rows of a statement.</source>
        <translation>Der Dump endet zwischen zwei Zeilen einer Anweisung.</translation>
    </message>
    <message>
        <source>The dump is cut off: make it again.</source>
        <translation>Der Dump ist abgeschnitten: ihn neu anlegen.</translation>
    </message>
    <message>
        <source>The rows of an INSERT are followed by something other than the delimiter, such as ON DUPLICATE KEY UPDATE.</source>
        <translation>Nach den Zeilen eines INSERT steht etwas anderes als das Trennzeichen, etwa ON DUPLICATE KEY UPDATE.</translation>
    </message>
    <message>
        <source>Rows of such a statement cannot be loaded by themselves: run this dump with the mysql client, or dump the table with mysqldump.</source>
        <translation>Zeilen einer solchen Anweisung lassen sich nicht für sich laden: diesen Dump mit dem mysql-Client ausführen oder die Tabelle mit mysqldump ausgeben.</translation>
    </message>
    <message>
        <source>A row is still open where its statement ends.</source>
        <translation>Eine Zeile ist noch offen, wo ihre Anweisung endet.</translation>
    </message>
    <message>
        <source>Look at this row of the dump: most likely a quote or a parenthesis is missing.</source>
        <translation>Diese Zeile des Dumps ansehen: Meist fehlt ein Anführungszeichen oder eine Klammer.</translation>
    </message>
    <message>
        <source>The dump does not end with &quot;-- Dump completed&quot;.</source>
        <translation>Der Dump endet nicht mit „-- Dump completed“.</translation>
    </message>
    <message>
        <source>It may be cut off: compare its size with that of the original, or make it again.</source>
        <translation>Er ist vielleicht abgeschnitten: seine Größe mit dem Original vergleichen oder ihn neu anlegen.</translation>
    </message>
    <message>
        <source>Field %1 of table %2 holds bytes in some rows, and text by CONVERT in others.</source>
        <translation>Feld %1 der Tabelle %2 enthält in manchen Zeilen Bytes und in anderen Text durch CONVERT.</translation>
    </message>
    <message>
        <source>These rows hold expressions or DEFAULT: run the dump with the mysql client.</source>
        <translation>Diese Zeilen enthalten Ausdrücke oder DEFAULT: den Dump mit dem mysql-Client ausführen.</translation>
    </message>
    <message>
        <source>The dump does not end with &quot;-- Dump completed&quot;: it may be cut off.</source>
        <translation>Der Dump endet nicht mit „-- Dump completed“: Er ist vielleicht abgeschnitten.</translation>
    </message>
    <message>
        <source>The last statement has no delimiter; it was read to the end of the dump.</source>
        <translation>Die letzte Anweisung hat kein Trennzeichen; sie wurde bis zum Ende des Dumps gelesen.</translation>
    </message>
    <message>
        <source>Row %1 is not in the dump any more.</source>
        <translation>Zeile %1 ist nicht mehr im Dump.</translation>
    </message>
    <message>
        <source>The dump was changed while it was read: load it again.</source>
        <translation>Der Dump wurde während des Lesens geändert: ihn erneut laden.</translation>
    </message>
    <message>
        <source>Load the whole dump (millrace-cli plan without --table), which runs such statements too.</source>
        <translation>Den ganzen Dump laden (millrace-cli plan ohne --table), der auch solche Anweisungen ausführt.</translation>
    </message>
    <message>
        <source>%1 has no row %2 of %3 any more.</source>
        <translation>%1 hat keine Zeile %2 von %3 mehr.</translation>
    </message>
    <message>
        <source>The dump was changed while it was read: plan it anew.</source>
        <translation>Der Dump wurde während des Lesens geändert: ihn neu planen.</translation>
    </message>
    <message>
        <source>%1 has no column %2 any more.</source>
        <translation>%1 hat keine Spalte %2 mehr.</translation>
    </message>
    <message>
        <source>the file ends in the middle of a character</source>
        <translation>die Datei endet mitten in einem Zeichen</translation>
    </message>
    <message>
        <source>the second half of a surrogate pair has no first</source>
        <translation>der zweiten Hälfte eines Surrogatpaars fehlt die erste</translation>
    </message>
    <message>
        <source>the first half of a surrogate pair has no second</source>
        <translation>der ersten Hälfte eines Surrogatpaars fehlt die zweite</translation>
    </message>
    <message>
        <source>Copy the file again, or have it written in UTF-8; what comes before this place is readable.</source>
        <translation>Die Datei erneut kopieren oder in UTF-8 schreiben lassen; was vor dieser Stelle kommt, ist lesbar.</translation>
    </message>
    <message>
        <source>as it was before</source>
        <translation>wie es vorher war</translation>
    </message>
    <message>
        <source>%1 Risk: %2.</source>
        <translation>%1 Risiko: %2.</translation>
    </message>
    <message>
        <source>After the load; or take the lines out again.</source>
        <translation>Nach dem Laden, oder die Zeilen wieder herausnehmen.</translation>
    </message>
    <message>
        <source>Three quarters of the %1 of memory: the more of table and indexes fits, the flatter the curve. Less where other programs run there.</source>
        <translation>Drei Viertel der %1 Speicher: Je mehr von Tabelle und Indizes hineinpasst, desto flacher die Kurve. Weniger, wo dort andere Programme laufen.</translation>
    </message>
    <message>
        <source>innodb_buffer_pool_size is %1: raise it to 75–80 % of that machine&apos;s memory, which cannot be seen from here.</source>
        <translation>innodb_buffer_pool_size ist %1: auf 75–80 % des Speichers jenes Rechners erhöhen, der von hier nicht zu sehen ist.</translation>
    </message>
    <message>
        <source>The data directory lies in memory, where O_DIRECT gains nothing.</source>
        <translation>Das Datenverzeichnis liegt im Speicher, wo O_DIRECT nichts bringt.</translation>
    </message>
    <message>
        <source>No page is in memory twice (in place of innodb_flush_method = O_DIRECT).</source>
        <translation>Keine Seite ist doppelt im Speicher (anstelle von innodb_flush_method = O_DIRECT).</translation>
    </message>
    <message>
        <source>Each byte is written once less. Replicas and point-in-time recovery end here.</source>
        <translation>Jedes Byte wird einmal weniger geschrieben. Replikate und Point-in-Time-Recovery enden hier.</translation>
    </message>
    <message>
        <source>the binary log is on again; then make a new backup</source>
        <translation>das Binärlog ist wieder an; dann ein neues Backup machen</translation>
    </message>
    <message>
        <source>The binary log is on: sql_log_bin = 0 leaves the load out of it, for its own sessions only. binlog_ignore_db would leave out a schema, for everybody and for good.</source>
        <translation>Das Binärlog ist an: sql_log_bin = 0 hält das Laden heraus, nur für dessen eigene Sitzungen. binlog_ignore_db ließe ein Schema weg, für alle und auf Dauer.</translation>
    </message>
    <message>
        <source>tmpdir = %1 has %2 free: index builds sort there; a folder on a larger disk is safer.</source>
        <translation>tmpdir = %1 hat %2 frei: Indexaufbauten sortieren dort; ein Ordner auf einem größeren Datenträger ist sicherer.</translation>
    </message>
    <message>
        <source>The server has no global variable “%1”.</source>
        <translation>Der Server hat keine globale Variable „%1“.</translation>
    </message>
    <message>
        <source>Leave the setting out for this server.</source>
        <translation>Die Einstellung für diesen Server weglassen.</translation>
    </message>
    <message>
        <source>The server does not take this value for %1: %2</source>
        <translation>Der Server nimmt diesen Wert für %1 nicht an: %2</translation>
    </message>
    <message>
        <source>Leave the setting out, or choose another value.</source>
        <translation>Die Einstellung weglassen oder einen anderen Wert wählen.</translation>
    </message>
    <message>
        <source>%1 stays %2: the server is still busy with an earlier change of it.</source>
        <translation>%1 bleibt %2: Der Server ist noch mit einer früheren Änderung beschäftigt.</translation>
    </message>
    <message>
        <source>Try again later: %1;</source>
        <translation>Später erneut versuchen: %1;</translation>
    </message>
    <message>
        <source>The CPU governor is %1: the cores may not clock up for short bursts of work, which a load is made of.</source>
        <translation>Der CPU-Governor ist %1: Die Kerne takten für kurze Arbeitsstöße, aus denen ein Laden besteht, vielleicht nicht hoch.</translation>
    </message>
    <message>
        <source>The server&apos;s control group gets %1 CPUs&apos; worth of time (of %2): beyond that it is put to sleep, and the load stutters.</source>
        <translation>Die Control Group des Servers erhält Zeit für %1 CPUs (von %2): Darüber wird er schlafen gelegt, und das Laden stockt.</translation>
    </message>
    <message>
        <source>The server may use the CPUs %1 only (of %2).</source>
        <translation>Der Server darf nur die CPUs %1 benutzen (von %2).</translation>
    </message>
    <message>
        <source>vm.swappiness is %1: under memory pressure the kernel swaps pages of the buffer pool out; 1 keeps them.</source>
        <translation>vm.swappiness ist %1: Bei Speichermangel lagert der Kernel Seiten des Buffer Pools aus; 1 behält sie.</translation>
    </message>
    <message>
        <source>The buffer pool (%1) takes nearly all of the %2 of memory.</source>
        <translation>Der Buffer Pool (%1) nimmt fast den ganzen Speicher von %2.</translation>
    </message>
    <message>
        <source>data directory</source>
        <translation>Datenverzeichnis</translation>
    </message>
    <message>
        <source>Only %1 free for the %2 %3.</source>
        <translation>Nur %1 frei für %2 %3.</translation>
    </message>
    <message>
        <source>The %1 %2 lies in memory (%3): it is gone after a restart of the machine, and its pages compete with the buffer pool.</source>
        <translation>%1 %2 liegt im Speicher (%3): Es ist nach einem Neustart des Rechners weg, und seine Seiten konkurrieren mit dem Buffer Pool.</translation>
    </message>
    <message>
        <source>This machine shows no %1.</source>
        <translation>Dieser Rechner zeigt kein %1.</translation>
    </message>
    <message>
        <source>In a virtual machine look at the host below it.</source>
        <translation>In einer virtuellen Maschine den Host darunter ansehen.</translation>
    </message>
    <message>
        <source>This account may not change %1.</source>
        <translation>Dieses Konto darf %1 nicht ändern.</translation>
    </message>
    <message>
        <source>As root on that machine: %1</source>
        <translation>Als root auf jenem Rechner: %1</translation>
    </message>
    <message>
        <source>The kernel does not take “%1” for %2: %3.</source>
        <translation>Der Kernel nimmt „%1“ für %2 nicht an: %3.</translation>
    </message>
    <message>
        <source>It offers: %1.</source>
        <translation>Er bietet an: %1.</translation>
    </message>
    <message>
        <source>not in %1</source>
        <translation>nicht in %1</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1 vor %2</translation>
    </message>
    <message>
        <source>%1 %2 and later</source>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>root on the server&apos;s machine</source>
        <translation>root auf dem Rechner des Servers</translation>
    </message>
    <message>
        <source>The binary log is off on this server: nothing to gain.</source>
        <translation>Das Binärlog ist auf diesem Server aus: nichts zu gewinnen.</translation>
    </message>
    <message>
        <source>%1 is a size, “%2” is none.</source>
        <translation>%1 ist eine Größe, „%2“ ist keine.</translation>
    </message>
    <message>
        <source>Write bytes, or a number with K, M, G or T.</source>
        <translation>Bytes schreiben oder eine Zahl mit K, M, G oder T.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”.</source>
        <translation>%1 kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>It goes from %1 to %2.</source>
        <translation>Es reicht von %1 bis %2.</translation>
    </message>
    <message>
        <source>It starts at %1.</source>
        <translation>Es beginnt bei %1.</translation>
    </message>
    <message>
        <source>“%1” is no variable name.</source>
        <translation>„%1“ ist kein Variablenname.</translation>
    </message>
    <message>
        <source>Write the name of a global variable.</source>
        <translation>Den Namen einer globalen Variable schreiben.</translation>
    </message>
    <message>
        <source>%1 for the whole server would change what everybody else&apos;s statements mean.</source>
        <translation>%1 für den ganzen Server würde ändern, was die Anweisungen aller anderen bedeuten.</translation>
    </message>
    <message>
        <source>Set it for the load&apos;s own sessions.</source>
        <translation>Es für die eigenen Sitzungen des Ladens setzen.</translation>
    </message>
    <message>
        <source>%1 decides who may write: a load does not take that away from a replica.</source>
        <translation>%1 entscheidet, wer schreiben darf: Ein Laden nimmt das einem Replikat nicht weg.</translation>
    </message>
    <message>
        <source>Load into the source; the replica gets the rows from there.</source>
        <translation>In die Quelle laden; das Replikat erhält die Zeilen von dort.</translation>
    </message>
    <message>
        <source>Switching InnoDB&apos;s redo log off is not confirmed for this server: a crash meanwhile loses the whole instance.</source>
        <translation>Das Abschalten des Redo-Logs von InnoDB ist für diesen Server nicht bestätigt: Ein Absturz in dieser Zeit verliert die ganze Instanz.</translation>
    </message>
    <message>
        <source>Confirm it by the server&apos;s name: --confirm-redo-log-off %1; or leave innodb_redo_log on.</source>
        <translation>Mit dem Namen des Servers bestätigen: --confirm-redo-log-off %1; oder innodb_redo_log anlassen.</translation>
    </message>
    <message>
        <source>innodb_io_capacity = %1 is above innodb_io_capacity_max = %2: MySQL would cut it, MariaDB would raise the other, and it would not come back.</source>
        <translation>innodb_io_capacity = %1 liegt über innodb_io_capacity_max = %2: MySQL würde es kürzen, MariaDB das andere erhöhen, und es käme nicht zurück.</translation>
    </message>
    <message>
        <source>Set innodb_io_capacity_max to %1 or more as well.</source>
        <translation>Auch innodb_io_capacity_max auf %1 oder mehr setzen.</translation>
    </message>
    <message>
        <source>innodb_max_dirty_pages_pct = %1 is below innodb_max_dirty_pages_pct_lwm = %2, which the server would change with it.</source>
        <translation>innodb_max_dirty_pages_pct = %1 liegt unter innodb_max_dirty_pages_pct_lwm = %2, was der Server mit ändern würde.</translation>
    </message>
    <message>
        <source>Choose %1 or more.</source>
        <translation>%1 oder mehr wählen.</translation>
    </message>
    <message>
        <source>How long the server waits for the next block of a load.</source>
        <translation>Wie lange der Server auf den nächsten Block eines Ladens wartet.</translation>
    </message>
    <message>
        <source>A paused or throttled load is not cut off by the server.</source>
        <translation>Ein angehaltenes oder gedrosseltes Laden wird vom Server nicht abgebrochen.</translation>
    </message>
    <message>
        <source>How long the server waits for us to take its answer.</source>
        <translation>Wie lange der Server darauf wartet, dass wir seine Antwort abnehmen.</translation>
    </message>
    <message>
        <source>A source on another server is not cut off while the target is slow.</source>
        <translation>Eine Quelle auf einem anderen Server wird nicht getrennt, während das Ziel langsam ist.</translation>
    </message>
    <message>
        <source>How long a connection may be idle.</source>
        <translation>Wie lange eine Verbindung untätig sein darf.</translation>
    </message>
    <message>
        <source>A worker that waits for the scan keeps its connection.</source>
        <translation>Ein Worker, der auf das Durchsehen wartet, behält seine Verbindung.</translation>
    </message>
    <message>
        <source>How long a statement waits for a row lock.</source>
        <translation>Wie lange eine Anweisung auf eine Zeilensperre wartet.</translation>
    </message>
    <message>
        <source>How long a statement waits for somebody&apos;s lock on the whole table (an ALTER, a backup).</source>
        <translation>Wie lange eine Anweisung auf eine fremde Sperre der ganzen Tabelle wartet (ein ALTER, ein Backup).</translation>
    </message>
    <message>
        <source>A blocked load says so after ten minutes, not after a day or a year.</source>
        <translation>Ein blockiertes Laden meldet es nach zehn Minuten, nicht nach einem Tag oder Jahr.</translation>
    </message>
    <message>
        <source>a backup that holds the table longer stops the load; it can be resumed</source>
        <translation>ein Backup, das die Tabelle länger hält, stoppt das Laden; es kann fortgesetzt werden</translation>
    </message>
    <message>
        <source>Whether parents of foreign keys are looked up, row by row.</source>
        <translation>Ob die Eltern von Fremdschlüsseln nachgeschlagen werden, Zeile für Zeile.</translation>
    </message>
    <message>
        <source>Saves one lookup per row and foreign key; nothing where the table has none.</source>
        <translation>Spart ein Nachschlagen je Zeile und Fremdschlüssel; nichts, wo die Tabelle keinen hat.</translation>
    </message>
    <message>
        <source>rows without a parent are stored and nobody says so</source>
        <translation>Zeilen ohne Eltern werden gespeichert, und niemand sagt es</translation>
    </message>
    <message>
        <source>Whether unique secondary indexes are checked at once; 0 lets them go through the change buffer.</source>
        <translation>Ob eindeutige Sekundärindizes sofort geprüft werden; 0 lässt sie durch den Change Buffer gehen.</translation>
    </message>
    <message>
        <source>Less random reading where such an index is larger than the buffer pool and change buffering is on.</source>
        <translation>Weniger zufälliges Lesen, wo ein solcher Index größer als der Buffer Pool und der Change Buffer an ist.</translation>
    </message>
    <message>
        <source>a real duplicate can corrupt a unique secondary index</source>
        <translation>ein echtes Duplikat kann einen eindeutigen Sekundärindex beschädigen</translation>
    </message>
    <message>
        <source>Whether the load&apos;s rows are written to the binary log.</source>
        <translation>Ob die Zeilen des Ladens ins Binärlog geschrieben werden.</translation>
    </message>
    <message>
        <source>Each byte is written once less, and COMMIT waits for one file less.</source>
        <translation>Jedes Byte wird einmal weniger geschrieben, und COMMIT wartet auf eine Datei weniger.</translation>
    </message>
    <message>
        <source>replicas and point-in-time recovery do not get these rows</source>
        <translation>Replikate und Point-in-Time-Recovery erhalten diese Zeilen nicht</translation>
    </message>
    <message>
        <source>What the load&apos;s statements see of others (tx_isolation before MariaDB 11.1).</source>
        <translation>Was die Anweisungen des Ladens von anderen sehen (tx_isolation vor MariaDB 11.1).</translation>
    </message>
    <message>
        <source>LOAD DATA itself gains nothing; expressions with subqueries take fewer locks.</source>
        <translation>LOAD DATA selbst gewinnt nichts; Ausdrücke mit Unterabfragen nehmen weniger Sperren.</translation>
    </message>
    <message>
        <source>expressions that read other tables may see rows that are not there a moment later</source>
        <translation>Ausdrücke, die andere Tabellen lesen, sehen vielleicht Zeilen, die es einen Augenblick später nicht gibt</translation>
    </message>
    <message>
        <source>In which zone the dump&apos;s TIMESTAMP values are read.</source>
        <translation>In welcher Zeitzone die TIMESTAMP-Werte des Dumps gelesen werden.</translation>
    </message>
    <message>
        <source>mysqldump writes them in +00:00; speed is the same.</source>
        <translation>mysqldump schreibt sie in +00:00; die Geschwindigkeit ist dieselbe.</translation>
    </message>
    <message>
        <source>a dump written in another zone is shifted</source>
        <translation>ein in einer anderen Zone geschriebener Dump wird verschoben</translation>
    </message>
    <message>
        <source>Which values are errors and how literals are read.</source>
        <translation>Welche Werte Fehler sind und wie Literale gelesen werden.</translation>
    </message>
    <message>
        <source>Strictness costs nothing measurable.</source>
        <translation>Striktheit kostet nichts Messbares.</translation>
    </message>
    <message>
        <source>Millrace adds STRICT_ALL_TABLES and NO_AUTO_VALUE_ON_ZERO to the server&apos;s own mode; the policy for bad rows (Chunks) decides about strictness.</source>
        <translation>Millrace fügt dem Modus des Servers STRICT_ALL_TABLES und NO_AUTO_VALUE_ON_ZERO hinzu; über die Striktheit entscheidet die Regel für schlechte Zeilen (Chunks).</translation>
    </message>
    <message>
        <source>How many warnings of a statement the server lists.</source>
        <translation>Wie viele Warnungen einer Anweisung der Server aufführt.</translation>
    </message>
    <message>
        <source>Bad rows are found in one go.</source>
        <translation>Schlechte Zeilen werden in einem Zug gefunden.</translation>
    </message>
    <message>
        <source>Millrace sets 65535, so that every bad row can be named.</source>
        <translation>Millrace setzt 65535, damit jede schlechte Zeile benannt werden kann.</translation>
    </message>
    <message>
        <source>Threads that build indexes.</source>
        <translation>Threads, die Indizes aufbauen.</translation>
    </message>
    <message>
        <source>Index builds use more cores where there are some; on 2 cores 4 threads against 1 made no difference that stood out.</source>
        <translation>Indexaufbauten nutzen mehr Kerne, wo welche da sind; auf 2 Kernen machten 4 Threads gegen 1 keinen auffälligen Unterschied.</translation>
    </message>
    <message>
        <source>Millrace raises it to 4 while it builds deferred indexes.</source>
        <translation>Millrace erhöht es auf 4, während es zurückgestellte Indizes aufbaut.</translation>
    </message>
    <message>
        <source>Memory in which an index build sorts.</source>
        <translation>Speicher, in dem ein Indexaufbau sortiert.</translation>
    </message>
    <message>
        <source>A little where it was measured (MySQL 9.7.4, 3 million rows, 3 indexes): 64 MB took 0.82 to 0.91 of the time of 1 MB, 256 MB was no faster than 64 MB.</source>
        <translation>Etwas, wo gemessen wurde (MySQL 9.7.4, 3 Mio. Zeilen, 3 Indizes): 64 MB brauchten das 0,82- bis 0,91-Fache der Zeit von 1 MB, 256 MB waren nicht schneller als 64 MB.</translation>
    </message>
    <message>
        <source>Millrace raises it to 64 MB while it builds deferred indexes.</source>
        <translation>Millrace erhöht ihn auf 64 MB, während es zurückgestellte Indizes aufbaut.</translation>
    </message>
    <message>
        <source>Threads that read the clustered index for an index build.</source>
        <translation>Threads, die den Clustered Index für einen Indexaufbau lesen.</translation>
    </message>
    <message>
        <source>Index builds read faster where cores are idle; on 2 cores 4 threads against 1 made no difference that stood out.</source>
        <translation>Indexaufbauten lesen schneller, wo Kerne frei sind; auf 2 Kernen machten 4 Threads gegen 1 keinen auffälligen Unterschied.</translation>
    </message>
    <message>
        <source>When a COMMIT reaches the disk: 1 at once, 2 within a second (survives mysqld, not the machine), 0 within a second.</source>
        <translation>Wann ein COMMIT den Datenträger erreicht: 1 sofort, 2 binnen einer Sekunde (überlebt mysqld, nicht den Rechner), 0 binnen einer Sekunde.</translation>
    </message>
    <message>
        <source>COMMIT does not wait for fsync: large with small chunks and slow disks, small with large chunks.</source>
        <translation>COMMIT wartet nicht auf fsync: viel bei kleinen Chunks und langsamen Platten, wenig bei großen Chunks.</translation>
    </message>
    <message>
        <source>a crash of the machine loses the last second of every session&apos;s commits; Millrace finds chunks that were lost and loads them again</source>
        <translation>ein Absturz des Rechners verliert die Commits der letzten Sekunde aller Sitzungen; Millrace findet verlorene Chunks und lädt sie erneut</translation>
    </message>
    <message>
        <source>After how many commits the binary log is synced; 0 leaves it to the system.</source>
        <translation>Nach wie vielen Commits das Binärlog auf den Datenträger geschrieben wird; 0 überlässt es dem System.</translation>
    </message>
    <message>
        <source>One fsync per COMMIT less where the binary log is on; nothing where it is off.</source>
        <translation>Ein fsync je COMMIT weniger, wo das Binärlog an ist; nichts, wo es aus ist.</translation>
    </message>
    <message>
        <source>a crash of the machine loses commits from the binary log: replicas fall apart from it</source>
        <translation>ein Absturz des Rechners verliert Commits aus dem Binärlog: Replikate laufen auseinander</translation>
    </message>
    <message>
        <source>How much redo log there may be before dirty pages have to be flushed.</source>
        <translation>Wie viel Redo-Log es geben darf, bevor geänderte Seiten geschrieben werden müssen.</translation>
    </message>
    <message>
        <source>No stalls at checkpoints: the curve stays flat under a heavy load.</source>
        <translation>Kein Stocken an Checkpoints: Die Kurve bleibt unter schwerer Last flach.</translation>
    </message>
    <message>
        <source>recovery after a crash reads more; takes the space on disk</source>
        <translation>die Wiederherstellung nach einem Absturz liest mehr; braucht den Platz auf dem Datenträger</translation>
    </message>
    <message>
        <source>The size of the redo log: how much may be written before dirty pages have to be flushed.</source>
        <translation>Die Größe des Redo-Logs: wie viel geschrieben werden darf, bevor geänderte Seiten geschrieben werden müssen.</translation>
    </message>
    <message>
        <source>Memory for redo log that is not written yet.</source>
        <translation>Speicher für noch nicht geschriebenes Redo-Log.</translation>
    </message>
    <message>
        <source>Large chunks do not wait for the log in the middle.</source>
        <translation>Große Chunks warten nicht mittendrin auf das Log.</translation>
    </message>
    <message>
        <source>The most writes per second InnoDB flushes dirty pages with when it has to catch up.</source>
        <translation>Die meisten Schreibvorgänge pro Sekunde, mit denen InnoDB geänderte Seiten schreibt, wenn es aufholen muss.</translation>
    </message>
    <message>
        <source>SSDs are used: flushing keeps up with the load.</source>
        <translation>SSDs werden genutzt: Das Schreiben hält mit dem Laden Schritt.</translation>
    </message>
    <message>
        <source>on spinning disks it only takes reads away from others</source>
        <translation>auf drehenden Platten nimmt es nur anderen das Lesen weg</translation>
    </message>
    <message>
        <source>The writes per second InnoDB flushes dirty pages with in the background.</source>
        <translation>Die Schreibvorgänge pro Sekunde, mit denen InnoDB geänderte Seiten im Hintergrund schreibt.</translation>
    </message>
    <message>
        <source>SSDs are used: fewer sudden stalls when the redo log is full.</source>
        <translation>SSDs werden genutzt: weniger plötzliches Stocken am Redo-Log.</translation>
    </message>
    <message>
        <source>How much of the buffer pool may be dirty before flushing gets aggressive.</source>
        <translation>Wie viel des Buffer Pools geändert sein darf, bevor das Schreiben aggressiv wird.</translation>
    </message>
    <message>
        <source>A page that many rows go to is written once, not again and again.</source>
        <translation>Eine Seite, in die viele Zeilen gehen, wird einmal geschrieben, nicht immer wieder.</translation>
    </message>
    <message>
        <source>a shutdown takes longer, it has more to flush</source>
        <translation>das Beenden dauert länger, es ist mehr zu schreiben</translation>
    </message>
    <message>
        <source>Memory for pages of tables and indexes.</source>
        <translation>Speicher für Seiten von Tabellen und Indizes.</translation>
    </message>
    <message>
        <source>The more of table and indexes fits, the flatter the curve.</source>
        <translation>Je mehr von Tabelle und Indizes hineinpasst, desto flacher die Kurve.</translation>
    </message>
    <message>
        <source>memory that is taken from others: too much of it makes the machine swap, or end mysqld</source>
        <translation>Speicher, der anderen genommen wird: Zu viel davon lässt den Rechner auslagern oder mysqld enden</translation>
    </message>
    <message>
        <source>Whether InnoDB keeps a hash of pages that are looked up often.</source>
        <translation>Ob InnoDB einen Hash oft nachgeschlagener Seiten führt.</translation>
    </message>
    <message>
        <source>Switched off it is not kept up to date by rows nobody looks up.</source>
        <translation>Abgeschaltet wird er nicht durch Zeilen nachgeführt, die niemand nachschlägt.</translation>
    </message>
    <message>
        <source>queries beside the load lose it, and it has to be learned again</source>
        <translation>Abfragen neben dem Laden verlieren ihn, und er muss neu gelernt werden</translation>
    </message>
    <message>
        <source>Which changes to pages of secondary indexes that are not in memory are collected and merged later.</source>
        <translation>Welche Änderungen an Seiten von Sekundärindizes, die nicht im Speicher sind, gesammelt und später eingearbeitet werden.</translation>
    </message>
    <message>
        <source>Less random reading while indexes larger than the buffer pool stay in place; dropping them for the load is worth more.</source>
        <translation>Weniger zufälliges Lesen, solange Indizes größer als der Buffer Pool an Ort und Stelle bleiben; sie für das Laden zu löschen, bringt mehr.</translation>
    </message>
    <message>
        <source>merges go on long after the load; MariaDB turned it off for cases of corruption</source>
        <translation>das Einarbeiten geht lange nach dem Laden weiter; MariaDB schaltete es wegen Beschädigungen ab</translation>
    </message>
    <message>
        <source>Half the bytes to the data files.</source>
        <translation>Halb so viele Bytes in die Datendateien.</translation>
    </message>
    <message>
        <source>Whether the server takes files from its clients (LOAD DATA LOCAL).</source>
        <translation>Ob der Server Dateien seiner Clients nimmt (LOAD DATA LOCAL).</translation>
    </message>
    <message>
        <source>LOAD DATA in place of INSERT statements.</source>
        <translation>LOAD DATA anstelle von INSERT-Anweisungen.</translation>
    </message>
    <message>
        <source>clients that trust a false server can be asked for their files</source>
        <translation>von Clients, die einem falschen Server vertrauen, können ihre Dateien verlangt werden</translation>
    </message>
    <message>
        <source>Whether statements that take long are logged; every chunk is one.</source>
        <translation>Ob lange dauernde Anweisungen protokolliert werden; jeder Chunk ist eine.</translation>
    </message>
    <message>
        <source>Saves one line per chunk.</source>
        <translation>Spart eine Zeile je Chunk.</translation>
    </message>
    <message>
        <source>slow queries of others are not logged meanwhile</source>
        <translation>langsame Abfragen anderer werden inzwischen nicht protokolliert</translation>
    </message>
    <message>
        <source>Whether every statement is logged; INSERT batches with all their rows.</source>
        <translation>Ob jede Anweisung protokolliert wird; INSERT-Stapel mit all ihren Zeilen.</translation>
    </message>
    <message>
        <source>Saves a copy of all rows where they are loaded with INSERT statements, little with LOAD DATA.</source>
        <translation>Spart eine Kopie aller Zeilen, wo sie per INSERT hineingehen, wenig bei LOAD DATA.</translation>
    </message>
    <message>
        <source>what others do is not logged meanwhile</source>
        <translation>was andere tun, wird inzwischen nicht protokolliert</translation>
    </message>
    <message>
        <source>ALTER INSTANCE DISABLE INNODB REDO_LOG: changes are not written ahead any more.</source>
        <translation>ALTER INSTANCE DISABLE INNODB REDO_LOG: Änderungen werden nicht mehr vorab geschrieben.</translation>
    </message>
    <message>
        <source>Less writing: 4 million rows took 3.5 s in place of 5.5 s on the machine it was tried on.</source>
        <translation>Weniger Schreiben: 4 Millionen Zeilen dauerten 3,5 s statt 5,5 s auf dem Rechner, auf dem es erprobt wurde.</translation>
    </message>
    <message>
        <source>A crash of the server while it is off loses the whole instance: every schema on it, not only this table</source>
        <translation>Ein Absturz des Servers, während es aus ist, verliert die ganze Instanz: jedes Schema darauf, nicht nur diese Tabelle</translation>
    </message>
    <message>
        <source>How data files are written; O_DIRECT goes around the system&apos;s cache.</source>
        <translation>Wie Datendateien geschrieben werden; O_DIRECT umgeht den Cache des Systems.</translation>
    </message>
    <message>
        <source>No page is in memory twice.</source>
        <translation>Keine Seite ist doppelt im Speicher.</translation>
    </message>
    <message>
        <source>slower on a filesystem without direct I/O (tmpfs)</source>
        <translation>langsamer auf einem Dateisystem ohne direkte Ein-/Ausgabe (tmpfs)</translation>
    </message>
    <message>
        <source>Whether data files go through the system&apos;s cache (it replaces innodb_flush_method).</source>
        <translation>Ob Datendateien durch den Cache des Systems gehen (ersetzt innodb_flush_method).</translation>
    </message>
    <message>
        <source>Memory in which an index that is built is sorted (MySQL from 8.0.27 on takes innodb_ddl_buffer_size).</source>
        <translation>Speicher, in dem ein aufzubauender Index sortiert wird (MySQL nimmt ab 8.0.27 innodb_ddl_buffer_size).</translation>
    </message>
    <message>
        <source>Leave it: larger was slower (MariaDB 10.11.19, 3 indexes over 3 million rows in one ALTER: 7 to 8 s with 256K and 1M, 14 to 16 s with 64M).</source>
        <translation>Belassen: Größer war langsamer (MariaDB 10.11.19, 3 Indizes über 3 Mio. Zeilen in einem ALTER: 7 bis 8 s mit 256K und 1M, 14 bis 16 s mit 64M).</translation>
    </message>
    <message>
        <source>taken three times per index that is built at once</source>
        <translation>dreimal genommen je gleichzeitig aufgebautem Index</translation>
    </message>
    <message>
        <source>How AUTO_INCREMENT numbers are given; below 2 a LOAD DATA locks the counter until it ends, also where the rows bring their own numbers.</source>
        <translation>Wie AUTO_INCREMENT-Nummern vergeben werden; unter 2 sperrt ein LOAD DATA den Zähler bis zu seinem Ende, auch wo die Zeilen eigene Nummern mitbringen.</translation>
    </message>
    <message>
        <source>Chunks of one table do not wait for each other. Whether that makes them faster is another matter: with 2 workers on 2 cores MariaDB 10.11.19 took as long in mode 2 as in mode 1.</source>
        <translation>Chunks einer Tabelle warten nicht aufeinander. Ob sie das schneller macht, ist eine andere Frage: Mit 2 Workern auf 2 Kernen brauchte MariaDB 10.11.19 in Modus 2 so lange wie in Modus 1.</translation>
    </message>
    <message>
        <source>not with statement-based replication</source>
        <translation>nicht bei anweisungsbasierter Replikation</translation>
    </message>
    <message>
        <source>Whether there is a binary log at all.</source>
        <translation>Ob es überhaupt ein Binärlog gibt.</translation>
    </message>
    <message>
        <source>Each byte is written once less.</source>
        <translation>Jedes Byte wird einmal weniger geschrieben.</translation>
    </message>
    <message>
        <source>replicas and point-in-time recovery end here: a new backup is needed after the load</source>
        <translation>Replikate und Point-in-Time-Recovery enden hier: Nach dem Laden ist ein neues Backup nötig</translation>
    </message>
    <message>
        <source>Where index builds and large sorts put their files.</source>
        <translation>Wo Indexaufbauten und große Sortierungen ihre Dateien ablegen.</translation>
    </message>
    <message>
        <source>An index build needs the index&apos;s size there: on a disk with room, not in memory.</source>
        <translation>Ein Indexaufbau braucht dort die Größe des Indexes: auf einem Datenträger mit Platz, nicht im Speicher.</translation>
    </message>
    <message>
        <source>How the kernel clocks the CPUs.</source>
        <translation>Wie der Kernel die CPUs taktet.</translation>
    </message>
    <message>
        <source>performance keeps them at full speed; powersave was the bottleneck of many a load.</source>
        <translation>performance hält sie auf voller Geschwindigkeit; powersave war der Engpass manchen Ladens.</translation>
    </message>
    <message>
        <source>more power and heat while the load runs</source>
        <translation>mehr Strom und Wärme, während das Laden läuft</translation>
    </message>
    <message>
        <source>How readily the kernel swaps memory of programs out to keep its file cache.</source>
        <translation>Wie bereitwillig der Kernel Speicher von Programmen auslagert, um seinen Dateicache zu behalten.</translation>
    </message>
    <message>
        <source>The buffer pool stays in memory.</source>
        <translation>Der Buffer Pool bleibt im Speicher.</translation>
    </message>
    <message>
        <source>The kernel joins pages of memory to large ones behind the programs&apos; back.</source>
        <translation>Der Kernel fasst Speicherseiten hinter dem Rücken der Programme zu großen zusammen.</translation>
    </message>
    <message>
        <source>madvise or never: no stalls while it looks for large pages.</source>
        <translation>madvise oder never: kein Stocken, während er nach großen Seiten sucht.</translation>
    </message>
    <message>
        <source>Write the name of a session variable.</source>
        <translation>Den Namen einer Sitzungsvariable schreiben.</translation>
    </message>
    <message>
        <source>%1 could not be put back to %2%3.</source>
        <translation>%1 konnte nicht auf %2 zurückgesetzt werden%3.</translation>
    </message>
    <message>
        <source>It was set for our own session only and ends with it.</source>
        <translation>Es war nur für unsere eigene Sitzung gesetzt und endet mit ihr.</translation>
    </message>
    <message>
        <source>unique_checks=0 together with foreign_key_checks=0 turns on MariaDB&apos;s bulk insert for empty tables: it locks the whole table, so that parallel chunks time out, and one duplicate can lose thousands of rows silently.</source>
        <translation>unique_checks=0 zusammen mit foreign_key_checks=0 schaltet bei MariaDB das Bulk Insert für leere Tabellen ein: Es sperrt die ganze Tabelle, sodass parallele Chunks in Timeouts laufen, und ein Duplikat kann stillschweigend Tausende Zeilen kosten.</translation>
    </message>
    <message>
        <source>Leave one of the two on; where the server&apos;s own default is OFF, set it to 1 for the load.</source>
        <translation>Eines der beiden anlassen; wo die Vorgabe des Servers OFF ist, es für das Laden auf 1 setzen.</translation>
    </message>
    <message>
        <source>%1 is set by Millrace itself during the load.</source>
        <translation>%1 setzt Millrace während des Ladens selbst.</translation>
    </message>
    <message>
        <source>%1 of the machine</source>
        <translation>%1 des Rechners</translation>
    </message>
    <message>
        <source>%1: %2 → %3 for the load.</source>
        <translation>%1: %2 → %3 für das Laden.</translation>
    </message>
    <message>
        <source>%1: %2 → %3, put back.</source>
        <translation>%1: %2 → %3, zurückgesetzt.</translation>
    </message>
    <message>
        <source>%1: %2 → %3, put back for run %4, which did not come to it.</source>
        <translation>%1: %2 → %3, zurückgesetzt für Lauf %4, der nicht dazu kam.</translation>
    </message>
    <message>
        <source>%1 is %2, as it was before the load, already.</source>
        <translation>%1 ist schon %2, wie vor dem Laden.</translation>
    </message>
    <message>
        <source>%1 is %2, which the load did not set: somebody else changed it meanwhile, it is left alone (before the load it was %3).</source>
        <translation>%1 ist %2, was das Laden nicht gesetzt hat: Jemand anderes hat es inzwischen geändert, es wird belassen (vor dem Laden war es %3).</translation>
    </message>
    <message>
        <source>%1 is still wanted by run %2, which puts it back to %3.</source>
        <translation>%1 wird noch von Lauf %2 gebraucht, der es auf %3 zurücksetzt.</translation>
    </message>
    <message>
        <source>%1 is not put back to %2: %3</source>
        <translation>%1 ist nicht auf %2 zurückgesetzt: %3</translation>
    </message>
    <message>
        <source>The server made %1 of it.</source>
        <translation>Der Server machte %1 daraus.</translation>
    </message>
    <message>
        <source>The settings to be put back are those of another server.</source>
        <translation>Die zurückzusetzenden Einstellungen sind die eines anderen Servers.</translation>
    </message>
    <message>
        <source>Connect to the server the run loaded into; the file has the values.</source>
        <translation>Mit dem Server verbinden, in den der Lauf lud; die Datei enthält die Werte.</translation>
    </message>
    <message>
        <source>%1 of the machine %2 was changed for the run; there, as root: %3</source>
        <translation>%1 des Rechners %2 wurde für den Lauf geändert; dort, als root: %3</translation>
    </message>
    <message>
        <source>It stayed %1 although the server took %2 without an error.</source>
        <translation>Es blieb %1, obwohl der Server %2 ohne Fehler annahm.</translation>
    </message>
    <message>
        <source>Choose a value within its limits.</source>
        <translation>Einen Wert innerhalb der Grenzen wählen.</translation>
    </message>
    <message>
        <source>Settings that the run changed before it was broken off cannot be put back.</source>
        <translation>Einstellungen, die der Lauf vor seiner Unterbrechung geändert hat, können nicht zurückgesetzt werden.</translation>
    </message>
    <message>
        <source>The old values are in the run&apos;s folder only, not on the server: %1</source>
        <translation>Die alten Werte stehen nur im Ordner des Laufs, nicht auf dem Server: %1</translation>
    </message>
    <message>
        <source>The server does not answer.</source>
        <translation>Der Server antwortet nicht.</translation>
    </message>
    <message>
        <source>When it does: millrace-cli restore %1</source>
        <translation>Wenn er es tut: millrace-cli restore %1</translation>
    </message>
    <message>
        <source>Run %1 is at work: connection %2 of the server belongs to it.</source>
        <translation>Lauf %1 ist bei der Arbeit: Verbindung %2 des Servers gehört zu ihm.</translation>
    </message>
    <message>
        <source>Wait for it to end. If the machine it ran on is gone, end the connection (KILL %1) and try again.</source>
        <translation>Sein Ende abwarten. Gibt es seinen Rechner nicht mehr, die Verbindung beenden (KILL %1) und erneut versuchen.</translation>
    </message>
    <message>
        <source>The server has no setting written down that run %1 changed.</source>
        <translation>Auf dem Server ist keine Einstellung festgehalten, die Lauf %1 geändert hat.</translation>
    </message>
    <message>
        <source>Check the run&apos;s id and the target&apos;s schema.</source>
        <translation>Die Kennung des Laufs und das Schema des Ziels prüfen.</translation>
    </message>
    <message>
        <source>The record of changed settings cannot be read: %1.</source>
        <translation>Die Aufzeichnung der geänderten Einstellungen ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>Compare the values in it with the server&apos;s and set them by hand (SET GLOBAL …).</source>
        <translation>Die Werte darin mit denen des Servers vergleichen und von Hand setzen (SET GLOBAL …).</translation>
    </message>
    <message>
        <source>an entry lacks its name or its value before</source>
        <translation>einem Eintrag fehlt der Name oder der vorherige Wert</translation>
    </message>
    <message>
        <source>Comparing the contents was cancelled.</source>
        <translation>Der Vergleich der Inhalte wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Die Tabelle</translation>
    </message>
    <message>
        <source>Chunk %1 (from row %2 of the source, %3 from %4 to %5)</source>
        <translation>Chunk %1 (ab Zeile %2 der Quelle, %3 von %4 bis %5)</translation>
    </message>
    <message>
        <source>holds %1 where %2 were loaded.</source>
        <translation>enthält %1, geladen wurden %2.</translation>
    </message>
    <message>
        <source>holds something else than the dump: the checksum of its %1 is %2, that of the dump %3.</source>
        <translation>enthält etwas anderes als der Dump: Die Prüfsumme der %1 ist %2, die des Dumps %3.</translation>
    </message>
    <message>
        <source>Compare these rows with the dump before you use the table. Another program that writes into it, or a column that changes what is stored in it, are the usual reasons.</source>
        <translation>Diese Zeilen vor Gebrauch der Tabelle mit dem Dump vergleichen. Ein anderes Programm, das hineinschreibt, oder eine Spalte, die ändert, was in ihr gespeichert wird, sind die üblichen Ursachen.</translation>
    </message>
    <message>
        <source>Not compared: %1.</source>
        <translation>Nicht verglichen: %1.</translation>
    </message>
    <message>
        <source>Contents of %1 were not compared: %2.</source>
        <translation>Die Inhalte (%1) wurden nicht verglichen: %2.</translation>
    </message>
    <message>
        <source>the rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>some rows</source>
        <translation>einige Zeilen</translation>
    </message>
    <message>
        <source>The contents of %1 were not compared: the server skipped, replaced or warned about rows of their chunks.</source>
        <translation>Die Inhalte von %1 wurden nicht verglichen: Der Server übersprang oder ersetzte Zeilen ihrer Chunks oder warnte davor.</translation>
    </message>
    <message>
        <source>The chunks&apos; keys overlap, so that no part of the table can be compared alone; --verify content compares all of it.</source>
        <translation>Die Schlüssel der Chunks überlappen sich, sodass kein Teil der Tabelle allein verglichen werden kann; --verify content vergleicht die ganze.</translation>
    </message>
    <message>
        <source>The contents of %1 were not compared: other rows lie between theirs.</source>
        <translation>Die Inhalte von %1 wurden nicht verglichen: Andere Zeilen liegen zwischen ihren.</translation>
    </message>
    <message>
        <source>The journal holds %1 in %2 chunks, the source %3 in %4.</source>
        <translation>Das Journal enthält %1 in %2 Chunks, die Quelle %3 in %4.</translation>
    </message>
    <message>
        <source>Resume the run: the chunks that are missing are loaded then.</source>
        <translation>Den Lauf fortsetzen: Die fehlenden Chunks werden dann geladen.</translation>
    </message>
    <message>
        <source>The table grew from %1 to %2 rows, that is by %3; the run loaded %4.</source>
        <translation>Die Tabelle wuchs von %1 auf %2 Zeilen, also um %3; der Lauf lud %4.</translation>
    </message>
    <message>
        <source>Somebody else wrote into the table meanwhile, or rows were lost: compare the table with the source before you use it.</source>
        <translation>Jemand anderes hat inzwischen in die Tabelle geschrieben, oder Zeilen gingen verloren: die Tabelle vor Gebrauch mit der Quelle vergleichen.</translation>
    </message>
    <message>
        <source>This is a fault of Millrace: do not trust the load, and report it.</source>
        <translation>Das ist ein Fehler von Millrace: dem Laden nicht trauen und ihn melden.</translation>
    </message>
    <message>
        <source>Chunk %1 begins after key (%2) where (%3) is next.</source>
        <translation>Chunk %1 beginnt hinter Schlüssel (%2), wo (%3) an der Reihe ist.</translation>
    </message>
    <message>
        <source>Chunk %1 begins at row %2 where row %3 is next.</source>
        <translation>Chunk %1 beginnt bei Zeile %2, wo Zeile %3 an der Reihe ist.</translation>
    </message>
    <message>
        <source>The last range ends at key (%1): what lies after it is not covered.</source>
        <translation>Der letzte Bereich endet bei Schlüssel (%1): Was dahinter liegt, ist nicht abgedeckt.</translation>
    </message>
    <message>
        <source>The source %1 changed during the run: it holds as many rows as before, but was written to.</source>
        <translation>Die Quelle %1 hat sich während des Laufs geändert: Sie enthält so viele Zeilen wie zuvor, wurde aber beschrieben.</translation>
    </message>
    <message>
        <source>Compare the two tables, or keep writers away from the source next time.</source>
        <translation>Die beiden Tabellen vergleichen oder nächstes Mal Schreiber von der Quelle fernhalten.</translation>
    </message>
    <message>
        <source>The source %1 changed during the run: it held %2 when its ranges were found, %3 were read range by range, and it holds %4 now.</source>
        <translation>Die Quelle %1 hat sich während des Laufs geändert: Sie enthielt %2, als ihre Bereiche ermittelt wurden, %3 wurden Bereich für Bereich gelesen, und jetzt enthält sie %4.</translation>
    </message>
    <message>
        <source>Every row that was read is in the target or in the rejects. Compare the two tables by key, or keep writers away from the source next time.</source>
        <translation>Jede gelesene Zeile ist im Ziel oder unter den ausgesonderten. Die beiden Tabellen nach Schlüssel vergleichen oder nächstes Mal Schreiber von der Quelle fernhalten.</translation>
    </message>
    <message>
        <source>The source&apos;s server was started during the run, %1 s ago: whether %2 was written to before cannot be told.</source>
        <translation>Der Server der Quelle wurde während des Laufs gestartet, vor %1 s: Ob %2 davor beschrieben wurde, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Compare the two tables before you use the copy.</source>
        <translation>Die beiden Tabellen vor Gebrauch der Kopie vergleichen.</translation>
    </message>
    <message>
        <source>Pages of this table in the buffer pool: not counted, InnoDB knows it under another spelling of its name.</source>
        <translation>Seiten dieser Tabelle im Buffer Pool: nicht gezählt, InnoDB kennt sie unter anderer Schreibweise ihres Namens.</translation>
    </message>
    <message>
        <source>Pages of this table in the buffer pool: not counted, which would make a row of every page of a pool of %1.</source>
        <translation>Seiten dieser Tabelle im Buffer Pool: nicht gezählt, was aus jeder Seite eines Pools von %1 eine Zeile machen würde.</translation>
    </message>
    <message>
        <source>Pages of this table in the buffer pool: not counted. %1</source>
        <translation>Seiten dieser Tabelle im Buffer Pool: nicht gezählt. %1</translation>
    </message>
    <message>
        <source>Pages of this table in the buffer pool: not counted, for want of a privilege. GRANT PROCESS ON *.* TO %1</source>
        <translation>Seiten dieser Tabelle im Buffer Pool: nicht gezählt, weil ein Recht fehlt. GRANT PROCESS ON *.* TO %1</translation>
    </message>
    <message>
        <source>Chunk %1 takes a file out of order.</source>
        <translation>Chunk %1 nimmt eine Datei außer der Reihe.</translation>
    </message>
    <message>
        <source>Chunk %1 begins at byte %2 where byte %3 is next.</source>
        <translation>Chunk %1 beginnt bei Byte %2, wo Byte %3 an der Reihe ist.</translation>
    </message>
    <message>
        <source>Chunk %1 skips rows of a file.</source>
        <translation>Chunk %1 überspringt Zeilen einer Datei.</translation>
    </message>
    <message>
        <source>Chunk %1 counts its rows wrong.</source>
        <translation>Chunk %1 zählt seine Zeilen falsch.</translation>
    </message>
    <message>
        <source>%1 were cut where the scan counted %2.</source>
        <translation>%1 wurden geschnitten, gezählt waren %2.</translation>
    </message>
    <message>
        <source>The file&apos;s end is not covered.</source>
        <translation>Das Ende der Datei ist nicht abgedeckt.</translation>
    </message>
    <message>
        <source>The warm-up was stopped.</source>
        <translation>Das Aufwärmen wurde gestoppt.</translation>
    </message>
    <message>
        <source>The server&apos;s process runs elsewhere: its memory and its reads from disk are not known.</source>
        <translation>Der Prozess des Servers läuft anderswo: Sein Speicher und sein Lesen vom Datenträger sind nicht bekannt.</translation>
    </message>
    <message>
        <source>What the server&apos;s process (pid %1) has read from disk is shown to its own account and to root only.</source>
        <translation>Was der Prozess des Servers (pid %1) vom Datenträger gelesen hat, sehen nur sein eigenes Konto und root.</translation>
    </message>
    <message>
        <source>%1 was refused: %2</source>
        <translation>%1 wurde abgelehnt: %2</translation>
    </message>
    <message>
        <source>There is no index %1.</source>
        <translation>Es gibt keinen Index %1.</translation>
    </message>
    <message>
        <source>Its engine is %1: the buffer pool holds InnoDB tables only.</source>
        <translation>Die Engine ist %1: Der Buffer Pool enthält nur InnoDB-Tabellen.</translation>
    </message>
    <message>
        <source>Not scanned: its %1 do not fit into the buffer pool of %2, and a scan would only throw out what users have read into it.</source>
        <translation>Nicht gelesen: Ihre %1 passen nicht in den Buffer Pool von %2, und ein Durchgang würde nur hinauswerfen, was Benutzer hineingelesen haben.</translation>
    </message>
    <message>
        <source>%1: reading %2</source>
        <translation>%1: liest %2</translation>
    </message>
    <message>
        <source>%1: reading %2 again</source>
        <translation>%1: liest %2 noch einmal</translation>
    </message>
    <message>
        <source>the list of pages is written</source>
        <translation>die Liste der Seiten wird geschrieben</translation>
    </message>
    <message>
        <source>The list of pages was not written: %1</source>
        <translation>Die Liste der Seiten wurde nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>List of pages: %1 (%2 % of each pool, the most recently used). </source>
        <translation>Liste der Seiten: %1 (%2 % jedes Pools, die zuletzt benutzten). </translation>
    </message>
    <message>
        <source>The server reads these pages at its next start.</source>
        <translation>Der Server liest diese Seiten bei seinem nächsten Start.</translation>
    </message>
    <message>
        <source>For the server to read them at its next start put innodb_buffer_pool_load_at_startup=ON into its my.cnf.</source>
        <translation>Damit der Server sie beim nächsten Start liest, innodb_buffer_pool_load_at_startup=ON in seine my.cnf setzen.</translation>
    </message>
    <message>
        <source> For all pages: SET GLOBAL innodb_buffer_pool_dump_pct=100.</source>
        <translation> Für alle Seiten: SET GLOBAL innodb_buffer_pool_dump_pct=100.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source> without a read from disk</source>
        <translation> ohne Lesen vom Datenträger</translation>
    </message>
    <message>
        <source> with %1</source>
        <translation> mit %1</translation>
    </message>
    <message>
        <source>page read from disk</source>
        <translation>vom Datenträger gelesener Seite</translation>
    </message>
    <message>
        <source>pages read from disk</source>
        <translation>vom Datenträger gelesenen Seiten</translation>
    </message>
    <message>
        <source>%1 in the buffer pool%2; </source>
        <translation>%1 im Buffer Pool%2; </translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source> (%1 before)</source>
        <translation> (vorher %1)</translation>
    </message>
    <message>
        <source>first scan %1%2, second %3%4.</source>
        <translation>erster Durchgang %1%2, zweiter %3%4.</translation>
    </message>
    <message>
        <source>%1: OPTIMIZE took %2.</source>
        <translation>%1: OPTIMIZE dauerte %2.</translation>
    </message>
    <message>
        <source>%1: ANALYZE took %2.</source>
        <translation>%1: ANALYZE dauerte %2.</translation>
    </message>
    <message>
        <source>Buffer pool: %1 of %2 pages hold data, %3 before.</source>
        <translation>Buffer Pool: %1 von %2 Seiten enthalten Daten, vorher %3.</translation>
    </message>
    <message>
        <source>The server&apos;s process: %1 resident, %2 before.</source>
        <translation>Der Prozess des Servers: %1 resident, vorher %2.</translation>
    </message>
    <message>
        <source>It read %1 from the disk meanwhile.</source>
        <translation>Er las inzwischen %1 vom Datenträger.</translation>
    </message>
    <message>
        <source>Remove the file; the run is complete without it.</source>
        <translation>Die Datei entfernen; der Lauf ist ohne sie vollständig.</translation>
    </message>
    <message>
        <source>events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>windows, SQL driver</source>
        <translation>Fenster, SQL-Treiber</translation>
    </message>
    <message>
        <source>the wire to the server</source>
        <translation>die Leitung zum Server</translation>
    </message>
    <message>
        <source>archives and compressed dumps</source>
        <translation>Archive und komprimierte Dumps</translation>
    </message>
    <message>
        <source>fingerprints and checksums</source>
        <translation>Fingerabdrücke und Prüfsummen</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>results with an error</source>
        <translation>Ergebnisse mit Fehler</translation>
    </message>
    <message>
        <source>This row has %1 and is held twice on its way: more than the memory the run may take (%2).</source>
        <translation>Diese Zeile hat %1 und liegt unterwegs zweimal im Speicher: mehr, als der Lauf belegen darf (%2).</translation>
    </message>
    <message>
        <source>Give it %1 (--memory), or check LINES TERMINATED BY: a row this long is usually many rows whose ends were not seen.</source>
        <translation>Geben Sie ihm %1 (--memory), oder prüfen Sie LINES TERMINATED BY: eine so lange Zeile besteht meist aus vielen, deren Enden nicht erkannt wurden.</translation>
    </message>
    <message>
        <source>The run&apos;s journal, %1, is gone, and the table holds %2 instead of the %3 before the run: which of them are the run&apos;s nobody can tell.</source>
        <translation>Das Journal des Laufs, %1, ist weg, und die Tabelle hat %2 statt der %3 vor dem Lauf: Welche davon vom Lauf stammen, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>This table&apos;s load has not begun.</source>
        <translation>Das Laden dieser Tabelle hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>Wait until its first chunk is under way.</source>
        <translation>Warten Sie, bis ihr erster Chunk unterwegs ist.</translation>
    </message>
    <message>
        <source>The server answered with %1 columns where %2 were asked for.</source>
        <translation>Der Server hat mit %1 Spalten geantwortet, wo nach %2 gefragt war.</translation>
    </message>
    <message>
        <source>The line to it changes what passes: use TLS, then resume the run.</source>
        <translation>Die Leitung zu ihm verändert, was durchgeht: TLS verwenden, dann den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>Correct SET TIME_ZONE in the dump, or time_zone in the plan.</source>
        <translation>SET TIME_ZONE im Dump berichtigen, oder time_zone im Plan.</translation>
    </message>
    <message>
        <source>The account may not lock tables: the journal&apos;s table stays in the schema, empty, when the run is done.</source>
        <translation>Das Konto darf keine Tabellen sperren: Die Tabelle des Journals bleibt nach dem Lauf leer im Schema stehen.</translation>
    </message>
    <message>
        <source>the run&apos;s own line in it, which keeps it there</source>
        <translation>die eigene Zeile des Laufs darin, die sie dort hält</translation>
    </message>
    <message>
        <source>take the run&apos;s lines out of the journal</source>
        <translation>die Zeilen des Laufs aus dem Journal nehmen</translation>
    </message>
    <message>
        <source>lock the journal when no other run has a line in it</source>
        <translation>das Journal sperren, wenn kein anderer Lauf eine Zeile darin hat</translation>
    </message>
    <message>
        <source>let go of it</source>
        <translation>es wieder freigeben</translation>
    </message>
    <message>
        <source>The trigger %1 runs for each row that is deleted from %2, and what it does there cannot be undone.</source>
        <translation>Der Trigger %1 läuft für jede Zeile, die aus %2 gelöscht wird, und was er dabei tut, lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Keep what SHOW CREATE TRIGGER says, drop the trigger, roll back, and make it again; nothing was changed.</source>
        <translation>Aufheben, was SHOW CREATE TRIGGER sagt, den Trigger löschen, zurückrollen und ihn wieder anlegen; geändert wurde nichts.</translation>
    </message>
    <message>
        <source>Rows of %1 that the run did not load refer to rows of %2 that it did (foreign key %3).</source>
        <translation>Zeilen von %1, die der Lauf nicht geladen hat, verweisen auf Zeilen von %2, die er geladen hat (Fremdschlüssel %3).</translation>
    </message>
    <message>
        <source>Delete those rows of %1, or have them refer to others, then roll back; nothing was changed.</source>
        <translation>Diese Zeilen von %1 löschen oder auf andere verweisen lassen, dann zurückrollen; geändert wurde nichts.</translation>
    </message>
    <message>
        <source>The run is finished: what the dump&apos;s own statements made of the rows is not written down any more.</source>
        <translation>Der Lauf ist fertig: Was die eigenen Anweisungen des Dumps aus den Zeilen gemacht haben, ist nicht mehr aufgeschrieben.</translation>
    </message>
    <message>
        <source>%1 changed during the rollback; nothing was taken out of it.</source>
        <translation>%1 hat sich während des Zurückrollens geändert; es wurde nichts herausgenommen.</translation>
    </message>
    <message>
        <source>The run replaced %1 of %2, and what they were is gone.</source>
        <translation>Der Lauf hat %1 von %2 ersetzt, und was sie waren, ist weg.</translation>
    </message>
    <message>
        <source>A statement of the dump may have changed rows that %1 held before, and what they were is gone.</source>
        <translation>Eine Anweisung des Dumps kann Zeilen geändert haben, die vorher in %1 standen, und was sie waren, ist weg.</translation>
    </message>
    <message>
        <source>%1 holds %2. It held %3 before the run, which loaded %4: somebody else wrote into it.</source>
        <translation>%1 hat %2. Vor dem Lauf, der %4 lud, waren es %3: Jemand anderes hat hineingeschrieben.</translation>
    </message>
    <message>
        <source>%1 holds %2. It held %3 before the run, which loaded %4: somebody else wrote into it, or a statement of the dump changed what was there.</source>
        <translation>%1 hat %2. Vor dem Lauf, der %4 lud, waren es %3: Jemand anderes hat hineingeschrieben, oder eine Anweisung des Dumps hat geändert, was dort stand.</translation>
    </message>
    <message>
        <source>%1 was not empty before the run and has no primary key of one column: the run&apos;s rows cannot be told from others.</source>
        <translation>%1 war vor dem Lauf nicht leer und hat keinen Primärschlüssel aus einer Spalte: Die Zeilen des Laufs sind von anderen nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>%1 in %5 above %2 = %3, the greatest key before the run, which loaded %4: its rows cannot be told from others.</source>
        <translation>%1 in %5 über %2 = %3, dem größten Schlüssel vor dem Lauf, der %4 lud: Seine Zeilen sind von anderen nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Check the column&apos;s name. Where the table was altered meanwhile, bring the column back and resume the run, or plan anew.</source>
        <translation>Den Namen der Spalte prüfen. Wurde die Tabelle inzwischen geändert, die Spalte wiederherstellen und den Lauf fortsetzen, oder neu planen.</translation>
    </message>
    <message>
        <source>Rows of another table refer to the one that would go: keep the old row (--on-duplicate keep), or see to those rows first.</source>
        <translation>Zeilen einer anderen Tabelle verweisen auf die, die weichen müsste: die alte Zeile behalten (--on-duplicate keep), oder sich erst um jene Zeilen kümmern.</translation>
    </message>
    <message>
        <source>The row belongs to another partition.</source>
        <translation>Die Zeile gehört in eine andere Partition.</translation>
    </message>
    <message>
        <source>The server finds no such file: it has to lie on the server&apos;s own machine, or be sent with LOCAL.</source>
        <translation>Der Server findet keine solche Datei: Sie muss auf seinem eigenen Rechner liegen, oder mit LOCAL gesendet werden.</translation>
    </message>
    <message>
        <source>The server&apos;s own account must be able to read the file and the folders above it; or send it with LOCAL.</source>
        <translation>Das Konto des Servers muss die Datei und die Ordner darüber lesen können; oder sie mit LOCAL senden.</translation>
    </message>
    <message>
        <source>This version of the server does not know the statement: leave it out, or load into a newer server.</source>
        <translation>Diese Version des Servers kennt die Anweisung nicht: sie weglassen, oder in einen neueren Server laden.</translation>
    </message>
    <message>
        <source>With the binary log on the server wants SUPER for this, or SET GLOBAL log_bin_trust_function_creators = 1.</source>
        <translation>Mit Binärlog verlangt der Server dafür SUPER, oder SET GLOBAL log_bin_trust_function_creators = 1.</translation>
    </message>
    <message>
        <source>A trigger changes the table that is being loaded: drop the trigger for the time of the load.</source>
        <translation>Ein Trigger ändert die Tabelle, die geladen wird: ihn für die Dauer des Ladens löschen.</translation>
    </message>
    <message>
        <source>A trigger, view or function belongs to an account that is not there: create the account, or change the DEFINER.</source>
        <translation>Ein Trigger, eine View oder eine Funktion gehört einem Konto, das es nicht gibt: das Konto anlegen, oder den DEFINER ändern.</translation>
    </message>
    <message>
        <source>%1 belongs to another account, or everybody may write into it.</source>
        <translation>%1 gehört einem anderen Konto, oder jeder darf hineinschreiben.</translation>
    </message>
    <message>
        <source>Remove it, or keep the server&apos;s data in another folder.</source>
        <translation>Ihn entfernen, oder die Daten des Servers in einem anderen Ordner halten.</translation>
    </message>
    <message>
        <source>it is not compressed</source>
        <translation>sie ist nicht komprimiert</translation>
    </message>
    <message>
        <source>%1 is damaged, or is not what its name says: it does not begin like a compressed file, and not like a text.</source>
        <translation>%1 ist beschädigt oder nicht, was der Name sagt: Die Datei beginnt weder wie eine komprimierte noch wie ein Text.</translation>
    </message>
    <message>
        <source>Copy the file again, and compare its size and checksum with the original; if it is not compressed, give it another name.</source>
        <translation>Die Datei noch einmal kopieren und Größe und Prüfsumme mit dem Original vergleichen; ist sie nicht komprimiert, ihr einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>after the end of what is compressed there are bytes that belong to nothing</source>
        <translation>hinter dem Ende des Komprimierten stehen Bytes, die zu nichts gehören</translation>
    </message>
    <message>
        <source>no memory to unpack it</source>
        <translation>kein Speicher zum Entpacken</translation>
    </message>
    <message>
        <source>it ends inside of what is compressed</source>
        <translation>sie endet mitten im Komprimierten</translation>
    </message>
    <message>
        <source>Look for a broken quote here; longer rows are not read from SQL dumps.</source>
        <translation>Hier nach einem fehlerhaften Anführungszeichen suchen; längere Zeilen werden aus SQL-Dumps nicht gelesen.</translation>
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
        <source>The server bent values (warnings: %1): &quot;set aside&quot; keeps such rows as they are.</source>
        <translation>Der Server hat Werte zurechtgebogen (Warnungen: %1): „Aussondern“ behält solche Zeilen, wie sie sind.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 set aside: %2 holds them as they stood in the dump, %3 says why.</source>
        <translation>%1 ausgesondert: %2 enthält sie, wie sie im Dump standen, %3 nennt die Gründe.</translation>
    </message>
    <message>
        <source>The run deferred %1 (%2): those it dropped and has not built again are missing. Resuming builds them after the last row; millrace-cli restore %3 brings them back now.</source>
        <translation>Der Lauf hat %1 zurückgestellt (%2): Die er gelöscht und nicht wieder aufgebaut hat, fehlen. Fortsetzen baut sie nach der letzten Zeile auf; millrace-cli restore %3 bringt sie jetzt zurück.</translation>
    </message>
    <message>
        <source>The record of dropped indexes is not JSON: %1.</source>
        <translation>Die Aufzeichnung der gelöschten Indizes ist kein JSON: %1.</translation>
    </message>
    <message>
        <source>%1 on %2: other sessions did not release the table within %3 s.</source>
        <translation>%1 bei %2: Andere Sitzungen gaben die Tabelle nicht innerhalb von %3 s frei.</translation>
    </message>
    <message>
        <source>Check FIELDS and LINES TERMINATED BY, or correct the row.</source>
        <translation>FIELDS und LINES TERMINATED BY prüfen oder die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>Snapshot of %1 on %2: %3 at one moment, writers locked out for %4 ms</source>
        <translation>Snapshot von %1 auf %2: %3 zu einem Zeitpunkt, Schreiber %4 ms lang ferngehalten</translation>
    </message>
    <message>
        <source>Make the plan anew, or correct its “mapping” by hand.</source>
        <translation>Den Plan neu machen oder sein „mapping“ von Hand berichtigen.</translation>
    </message>
    <message>
        <source>This is not a mapping profile.</source>
        <translation>Das ist kein Zuordnungsprofil.</translation>
    </message>
    <message>
        <source>An empty field is not a value of %1 %2.</source>
        <translation>Ein leeres Feld ist kein Wert für %1 %2.</translation>
    </message>
    <message>
        <source>The table must be there, and there is no journal: a load that breaks off cannot continue by itself.</source>
        <translation>Die Tabelle muss vorhanden sein, und es gibt kein Journal: Ein unterbrochenes Laden kann nicht von selbst weitergehen.</translation>
    </message>
    <message>
        <source>Give it a primary key, or a unique key without NULLs over whole columns that are not TIMESTAMP, ENUM, SET, BIT, FLOAT or DOUBLE.</source>
        <translation>Ihr einen Primärschlüssel geben oder einen eindeutigen Schlüssel ohne NULL über ganze Spalten, die kein TIMESTAMP, ENUM, SET, BIT, FLOAT oder DOUBLE sind.</translation>
    </message>
    <message>
        <source>Load into the server it replicates from, or, if it is not a replica, </source>
        <translation>In den Server laden, von dem er repliziert, oder, wenn er kein Replikat ist, </translation>
    </message>
    <message>
        <source>This server has no %1: the load continues without it.</source>
        <translation>Dieser Server hat kein %1: Das Laden läuft ohne weiter.</translation>
    </message>
    <message>
        <source>%1 cannot be changed while the server runs: the load continues without it.</source>
        <translation>%1 lässt sich bei laufendem Server nicht ändern: Das Laden läuft ohne weiter.</translation>
    </message>
    <message>
        <source>The account %1 may not set %2: the load continues without it.</source>
        <translation>Das Konto %1 darf %2 nicht setzen: Das Laden läuft ohne weiter.</translation>
    </message>
    <message>
        <source>%1 cannot be set on this machine: the load continues without it.</source>
        <translation>%1 kann auf diesem Rechner nicht gesetzt werden: Das Laden läuft ohne weiter.</translation>
    </message>
    <message>
        <source>This is not a plan: %1 at byte %2.</source>
        <translation>Das ist kein Plan: %1 bei Byte %2.</translation>
    </message>
    <message>
        <source>“%1” is not a time zone that the dump&apos;s moments could be written in.</source>
        <translation>„%1“ ist keine Zeitzone, in der die Zeitpunkte des Dumps geschrieben sein könnten.</translation>
    </message>
    <message>
        <source>Make the plan anew, or correct the file by hand.</source>
        <translation>Den Plan neu machen oder die Datei von Hand berichtigen.</translation>
    </message>
    <message>
        <source>This is not a plan of a whole dump.</source>
        <translation>Das ist kein Plan eines ganzen Dumps.</translation>
    </message>
    <message>
        <source>Load continues: %1 already committed</source>
        <translation>Das Laden geht weiter: %1 schon bestätigt</translation>
    </message>
    <message>
        <source>The real server&apos;s storage is not the bottleneck: in memory the load is hardly any faster.</source>
        <translation>Der Datenträger des echten Servers ist nicht der Engpass: Im Speicher ist das Laden nicht nennenswert schneller.</translation>
    </message>
    <message>
        <source>The column takes no NULL: map it through COALESCE(@field, …), or correct the row.</source>
        <translation>Die Spalte nimmt kein NULL: sie über COALESCE(@field, …) zuordnen oder die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>The row has too few fields: check FIELDS and LINES TERMINATED BY, or correct the row.</source>
        <translation>Die Zeile hat zu wenige Felder: FIELDS und LINES TERMINATED BY prüfen oder die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>The row has too many fields: check FIELDS TERMINATED BY and ENCLOSED BY, or correct the row.</source>
        <translation>Die Zeile hat zu viele Felder: FIELDS TERMINATED BY und ENCLOSED BY prüfen oder die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>The value would be truncated or altered: check the mapping and the column&apos;s type, or correct the row.</source>
        <translation>Der Wert würde gekürzt oder zurechtgebogen: Zuordnung und Typ der Spalte prüfen oder die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>The value is not valid for this type: map it through NULLIF or STR_TO_DATE, or correct the row.</source>
        <translation>Der Wert ist für diesen Typ nicht gültig: ihn über NULLIF oder STR_TO_DATE zuordnen oder die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>Load the parent table first, or correct the row.</source>
        <translation>Zuerst die Elterntabelle laden oder die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>The value is not valid JSON: correct the row.</source>
        <translation>Der Wert ist kein gültiges JSON: die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>A CHECK constraint refuses the row: correct the row.</source>
        <translation>Eine CHECK-Bedingung lehnt die Zeile ab: die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>Port 0 is not a port.</source>
        <translation>Port 0 ist kein Port.</translation>
    </message>
    <message>
        <source>This is not a valid URL: %1.</source>
        <translation>Das ist keine gültige URL: %1.</translation>
    </message>
    <message>
        <source>Entry %1 of the saved connections is not an object.</source>
        <translation>Eintrag %1 der gespeicherten Verbindungen ist kein Objekt.</translation>
    </message>
    <message>
        <source>The saved connections are not a JSON object: %1 at byte %2.</source>
        <translation>Die gespeicherten Verbindungen sind kein JSON-Objekt: %1 bei Byte %2.</translation>
    </message>
    <message>
        <source>%1, %2, is not a PEM file.</source>
        <translation>%1, %2, ist keine PEM-Datei.</translation>
    </message>
    <message>
        <source>%1 is not UTF-16 text: %2, at byte %3.</source>
        <translation>%1 ist kein UTF-16-Text: %2, bei Byte %3.</translation>
    </message>
    <message>
        <source>A statement here changes %1 and is not a row of plain values: %2</source>
        <translation>Eine Anweisung hier ändert %1 und ist keine Zeile einfacher Werte: %2</translation>
    </message>
    <message>
        <source>%1 is not a metadata file of MySQL Shell: %2.</source>
        <translation>%1 ist keine Metadatendatei von MySQL Shell: %2.</translation>
    </message>
    <message>
        <source>%1 of table %2 is no row of plain values.</source>
        <translation>%1 der Tabelle %2 ist keine Zeile einfacher Werte.</translation>
    </message>
    <message>
        <source>%1 of table %2 are no row of plain values.</source>
        <translation>%1 der Tabelle %2 sind keine Zeilen einfacher Werte.</translation>
    </message>
    <message>
        <source>The server refuses such rows (error 1366). Choose the dump&apos;s own character set, or latin1 or binary, which take every byte; or correct the rows.</source>
        <translation>Der Server lehnt solche Zeilen ab (Fehler 1366). Den Zeichensatz des Dumps wählen oder latin1 oder binary, die jedes Byte nehmen; oder die Zeilen berichtigen.</translation>
    </message>
    <message>
        <source>A value probably holds a line break unescaped, or the row was cut off: correct the row, or choose the dialect that the file was written in.</source>
        <translation>Ein Wert enthält wahrscheinlich einen Zeilenumbruch ohne Escape, oder die Zeile wurde abgeschnitten: die Zeile berichtigen oder den Dialekt wählen, in dem die Datei geschrieben wurde.</translation>
    </message>
    <message>
        <source>This is not a query that returns rows.</source>
        <translation>Das ist keine Abfrage, die Zeilen ergibt.</translation>
    </message>
    <message>
        <source>The dump holds more than %1 statements, or %2 of them, that are not plain rows.</source>
        <translation>Der Dump enthält mehr als %1 Anweisungen oder %2 davon, die keine einfachen Zeilen sind.</translation>
    </message>
    <message>
        <source>Most of it is not data for LOAD DATA: run the dump with the mysql client.</source>
        <translation>Das meiste davon sind keine Daten für LOAD DATA: den Dump mit dem mysql-Client ausführen.</translation>
    </message>
    <message>
        <source>More than %1 of statements that are not plain rows follow each other.</source>
        <translation>Mehr als %1 an Anweisungen, die keine einfachen Zeilen sind, folgen aufeinander.</translation>
    </message>
    <message>
        <source>Half the bytes to the data files. A page torn in a crash cannot be repaired.</source>
        <translation>Halb so viele Bytes in die Datendateien. Eine beim Absturz zerrissene Seite lässt sich nicht reparieren.</translation>
    </message>
    <message>
        <source>Workers wait longer for each other&apos;s locks before a chunk is retried.</source>
        <translation>Worker warten länger auf die Sperren der anderen, bevor ein Chunk wiederholt wird.</translation>
    </message>
    <message>
        <source>Whether each page is written twice, so that a torn one can be repaired.</source>
        <translation>Ob jede Seite zweimal geschrieben wird, damit eine zerrissene repariert werden kann.</translation>
    </message>
    <message>
        <source>a page that is torn in a crash cannot be repaired: the table has to come from a backup</source>
        <translation>eine beim Absturz zerrissene Seite lässt sich nicht reparieren: Die Tabelle muss aus einem Backup kommen</translation>
    </message>
    <message>
        <source>%1 stays as it is, the load continues without it: %2</source>
        <translation>%1 bleibt, wie es ist, das Laden läuft ohne weiter: %2</translation>
    </message>
    <message>
        <source>See the run&apos;s events for which, remove what is in the way, and resume the run.</source>
        <translation>In den Ereignissen des Laufs nachsehen, welche; beheben, was im Weg ist, und den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>%1 is not a record of a warm-up.</source>
        <translation>%1 ist keine Aufzeichnung eines Aufwärmens.</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>-- and so on for %1 more
</source>
        <translation>-- und so weiter für noch %1
</translation>
    </message>
    <message>
        <source>%1 in memory</source>
        <translation>%1 im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Rehearsed on %1: stopped after %2. %3</source>
        <translation>Probelauf auf %1: gestoppt nach %2. %3</translation>
    </message>
    <message>
        <source>Rehearsed on %1: %2 loaded and verified in %3, %4 rows/s.</source>
        <translation>Probelauf auf %1: %2 geladen und geprüft in %3, %4 Zeilen/s.</translation>
    </message>
    <message>
        <source>Rehearsed on %1: %2 loaded in %3, %4 rows/s, not verified.</source>
        <translation>Probelauf auf %1: %2 geladen in %3, %4 Zeilen/s, nicht geprüft.</translation>
    </message>
    <message>
        <source>%1 would be set aside.</source>
        <translation>%1 würden ausgesondert.</translation>
    </message>
    <message>
        <source>%1 would be skipped.</source>
        <translation>%1 würden übersprungen.</translation>
    </message>
    <message>
        <source>The server does not give the lock %1, by which others see that the tables of this trial are in use.</source>
        <translation>Der Server gibt die Sperre %1 nicht her, an der andere sehen, dass die Tabellen dieses Versuchs gebraucht werden.</translation>
    </message>
    <message>
        <source>Try again: the next trial takes a name of its own.</source>
        <translation>Noch einmal versuchen: Der nächste Versuch nimmt einen eigenen Namen.</translation>
    </message>
    <message>
        <source> The table has no transactions: rows of chunk %1 may be in it that are counted nowhere.</source>
        <translation> Die Tabelle hat keine Transaktionen: In ihr können Zeilen von Chunk %1 sein, die nirgends gezählt sind.</translation>
    </message>
    <message>
        <source>Compare the table with the source from row %1 on, or empty it, before you load again. %2</source>
        <translation>Die Tabelle ab Zeile %1 mit der Quelle vergleichen oder sie leeren, bevor noch einmal geladen wird. %2</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Transaktionen</translation>
    </message>
    <message>
        <source>%1 has no transactions: when a chunk fails, how many of its rows stay in the table cannot be told, and the run cannot be resumed exactly.</source>
        <translation>%1 hat keine Transaktionen: Wenn ein Chunk scheitert, lässt sich nicht sagen, wie viele seiner Zeilen in der Tabelle bleiben, und der Lauf kann nicht genau fortgesetzt werden.</translation>
    </message>
    <message>
        <source>%1 has no transactions: what a statement put into the table cannot be taken back to set a row aside.</source>
        <translation>%1 hat keine Transaktionen: Was eine Anweisung in die Tabelle gebracht hat, lässt sich nicht zurücknehmen, um eine Zeile auszusondern.</translation>
    </message>
    <message>
        <source> Or stop at errors (--on-error stop, --on-duplicate stop).</source>
        <translation> Oder bei Fehlern anhalten (--on-error stop, --on-duplicate stop).</translation>
    </message>
    <message>
        <source>%1 has no transactions: a chunk that fails leaves rows in the table that nobody has counted, and is not tried again.</source>
        <translation>%1 hat keine Transaktionen: Ein Chunk, der scheitert, lässt Zeilen in der Tabelle, die niemand gezählt hat, und wird nicht noch einmal versucht.</translation>
    </message>
    <message>
        <source> The table has no transactions: what went in before stays in it and is counted (%1 of chunk %2).</source>
        <translation> Die Tabelle hat keine Transaktionen: Was vorher hineinging, bleibt in ihr und ist gezählt (%1 von Chunk %2).</translation>
    </message>
    <message>
        <source>%1 has no transactions: each row is loaded with an INSERT of its own, which is slower. Rows before one that is refused stay in the table and are counted. A value that the server bends with no more than a note cannot be taken back, and when the connection or the server is lost, rows may be in the table that are counted nowhere.</source>
        <translation>%1 hat keine Transaktionen: Die Zeilen gehen mit je einem INSERT hinein, was langsamer ist. Zeilen vor einer, die abgewiesen wird, bleiben in der Tabelle und sind gezählt. Ein Wert, den der Server mit nicht mehr als einem Hinweis verändert, lässt sich nicht zurücknehmen, und wenn Verbindung oder Server verloren gehen, können Zeilen in der Tabelle sein, die nirgends gezählt sind.</translation>
    </message>
    <message>
        <source>-- then the dump as it stands, from line %1 to its end, a statement after the other.
-- %2
</source>
        <translation>-- dann der Dump, wie er dasteht, von Zeile %1 bis zum Ende, eine Anweisung nach der anderen.
-- %2
</translation>
    </message>
    <message>
        <source>NOT RUN: changes the server, or is of no known kind</source>
        <translation>NICHT AUSGEFÜHRT: ändert den Server oder ist von unbekannter Art</translation>
    </message>
    <message>
        <source>INSERT, INSERT IGNORE and REPLACE are mixed among the rows of %1.</source>
        <translation>Unter den Zeilen von %1 wechseln INSERT, INSERT IGNORE und REPLACE.</translation>
    </message>
    <message>
        <source>The INSERT statements of %1 stand under different settings of character set, sql_mode or time zone.</source>
        <translation>Die INSERT-Anweisungen von %1 stehen unter verschiedenen Einstellungen von Zeichensatz, sql_mode oder Zeitzone.</translation>
    </message>
    <message>
        <source>The dump takes back what it did: ROLLBACK.</source>
        <translation>Der Dump nimmt zurück, was er getan hat: ROLLBACK.</translation>
    </message>
    <message>
        <source>The dump ends without a COMMIT.</source>
        <translation>Der Dump endet ohne COMMIT.</translation>
    </message>
    <message>
        <source>Several statements stand between two delimiters: %1</source>
        <translation>Mehrere Anweisungen stehen zwischen zwei Trennzeichen: %1</translation>
    </message>
    <message>
        <source>What this does is the server&apos;s to say: %1</source>
        <translation>Was das tut, weiß nur der Server: %1</translation>
    </message>
    <message>
        <source>Only the session that runs the dump knows %1: %2</source>
        <translation>Nur die Sitzung, die den Dump ausführt, kennt %1: %2</translation>
    </message>
    <message>
        <source>This changes the structure after rows of it: %1</source>
        <translation>Das ändert die Struktur hinter Zeilen davon: %1</translation>
    </message>
    <message>
        <source>A temporary table is known to one session only: %1</source>
        <translation>Eine temporäre Tabelle kennt nur eine Sitzung: %1</translation>
    </message>
    <message>
        <source>An ALTER DATABASE before it may say what this becomes: %1</source>
        <translation>Ein ALTER DATABASE davor kann bestimmen, was daraus wird: %1</translation>
    </message>
    <message>
        <source>This is made of rows before it: %1</source>
        <translation>Das entsteht aus Zeilen davor: %1</translation>
    </message>
    <message>
        <source>What follows depends on this: %1</source>
        <translation>Was folgt, hängt davon ab: %1</translation>
    </message>
    <message>
        <source>The value depends on what ran before: %1</source>
        <translation>Der Wert hängt davon ab, was vorher lief: %1</translation>
    </message>
    <message>
        <source>This changes rows by what is there: %1</source>
        <translation>Das ändert Zeilen nach dem, was da ist: %1</translation>
    </message>
    <message>
        <source>The server numbers rows of %1 itself (%2), in the order of the dump.</source>
        <translation>Der Server nummeriert Zeilen von %1 selbst (%2), in der Reihenfolge des Dumps.</translation>
    </message>
    <message>
        <source>%1 is a view.</source>
        <translation>%1 ist eine View.</translation>
    </message>
    <message>
        <source>What columns %1 has is not known before it is made.</source>
        <translation>Welche Spalten %1 hat, ist nicht bekannt, bevor sie angelegt ist.</translation>
    </message>
    <message>
        <source>The columns that the INSERTs of %1 name are not those of the table.</source>
        <translation>Die Spalten, die die INSERTs von %1 nennen, sind nicht die der Tabelle.</translation>
    </message>
    <message>
        <source>Column %1 of %2 gets bytes in some rows, and numbers in others.</source>
        <translation>Spalte %1 von %2 bekommt in manchen Zeilen Bytes und in anderen Zahlen.</translation>
    </message>
    <message>
        <source>From line %1 on the dump runs as it stands, a statement after the other. %2</source>
        <translation>Ab Zeile %1 läuft der Dump, wie er dasteht, eine Anweisung nach der anderen. %2</translation>
    </message>
    <message>
        <source>Statements of the dump ran as they stand, and what they changed is not known.</source>
        <translation>Anweisungen des Dumps liefen, wie sie dastehen, und was sie geändert haben, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>the dump in its own order: %1 %</source>
        <translation>der Dump in seiner eigenen Reihenfolge: %1 %</translation>
    </message>
    <message>
        <source>The dump in its own order, from line %1 on</source>
        <translation>Der Dump in seiner eigenen Reihenfolge, ab Zeile %1</translation>
    </message>
    <message>
        <source>The run cannot go on: what this statement left in its session is gone with it.</source>
        <translation>Der Lauf kann nicht weitergehen: Was diese Anweisung in ihrer Sitzung hinterließ, ist mit ihr verschwunden.</translation>
    </message>
    <message>
        <source>Drop what the dump has made so far and run the plan anew.</source>
        <translation>Löschen Sie, was der Dump bisher gemacht hat, und führen Sie den Plan neu aus.</translation>
    </message>
    <message>
        <source>The first line counts from column to column (%1 …) and the rows below do not: it is taken for their header.</source>
        <translation>Die erste Zeile zählt von Spalte zu Spalte (%1 …), die Zeilen darunter nicht: Sie gilt als Kopfzeile.</translation>
    </message>
    <message>
        <source>The first line is quoted and the rows below are not: it is taken for their header.</source>
        <translation>Die erste Zeile steht in Anführungszeichen, die Zeilen darunter nicht: Sie gilt als Kopfzeile.</translation>
    </message>
    <message>
        <source>Which name belongs to which field cannot be told: they go by their places.</source>
        <translation>Welcher Name zu welchem Feld gehört, lässt sich nicht sagen: Es gilt ihre Reihenfolge.</translation>
    </message>
    <message>
        <source>The names go to the first fields; what is beyond them is empty.</source>
        <translation>Die Namen gelten für die ersten Felder; was darüber hinausgeht, ist leer.</translation>
    </message>
    <message>
        <source>The first field, which numbers the rows, is taken to be the one without a name.</source>
        <translation>Das erste Feld, das die Zeilen nummeriert, gilt als das ohne Namen.</translation>
    </message>
    <message>
        <source>The header has %1, the rows have %2. %3</source>
        <translation>Die Kopfzeile hat %1, die Zeilen haben %2. %3</translation>
    </message>
    <message>
        <source>Look at which field goes where, and bind them by hand if that is wrong.</source>
        <translation>Prüfen Sie, welches Feld wohin geht, und ordnen Sie die Felder von Hand zu, wenn das falsch ist.</translation>
    </message>
    <message>
        <source>The first line counts from field to field (%1 …) and no other does: it is loaded as a row, but may be a header.</source>
        <translation>Die erste Zeile zählt von Feld zu Feld (%1 …), keine andere tut das: Sie wird als Datenzeile geladen, kann aber eine Kopfzeile sein.</translation>
    </message>
    <message>
        <source>Set the number of header lines to 1 if it is one.</source>
        <translation>Setzen Sie die Zahl der Kopfzeilen auf 1, wenn sie eine ist.</translation>
    </message>
    <message>
        <source>All lines end in CR alone.</source>
        <translation>Alle Zeilen enden nur mit CR.</translation>
    </message>
    <message>
        <source>The first line says that %1 stands between fields; it is skipped.</source>
        <translation>Die erste Zeile nennt das Trennzeichen der Felder (%1); sie wird übersprungen.</translation>
    </message>
    <message>
        <source>%1 skipped.</source>
        <translation>%1 übersprungen.</translation>
    </message>
    <message>
        <source>line of comment (#) above the rows is</source>
        <translation>Kommentarzeile (#) über den Datenzeilen wird</translation>
    </message>
    <message>
        <source>lines of comment (#) above the rows are</source>
        <translation>Kommentarzeilen (#) über den Datenzeilen werden</translation>
    </message>
    <message>
        <source>line above the header or the rows is</source>
        <translation>Zeile über Kopfzeile oder Daten wird</translation>
    </message>
    <message>
        <source>lines above the header or the rows are</source>
        <translation>Zeilen über Kopfzeile oder Daten werden</translation>
    </message>
    <message>
        <source>The line above the rows holds names, though not one for each field.</source>
        <translation>Die Zeile über den Daten enthält Namen, aber nicht für jedes Feld einen.</translation>
    </message>
    <message>
        <source>what a query says</source>
        <translation>was eine Abfrage ergibt</translation>
    </message>
    <message>
        <source>what a function says</source>
        <translation>was eine Funktion ergibt</translation>
    </message>
    <message>
        <source>the setting %1</source>
        <translation>die Einstellung %1</translation>
    </message>
    <message>
        <source>The dump holds the client command %1.</source>
        <translation>Der Dump enthält den Befehl %1 des Clients.</translation>
    </message>
    <message>
        <source>%1 ran as they stand in the dump and changed %2; nothing was counted again.</source>
        <translation>%1 liefen, wie sie im Dump stehen, und änderten %2; nachgezählt wurde nichts.</translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4.</source>
        <translation>%1: %2 (%3), %4.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>The report names %1 more.</source>
        <translation>Der Bericht nennt %1 mehr.</translation>
    </message>
    <message>
        <source>kind of warning</source>
        <translation>Art von Warnung</translation>
    </message>
    <message>
        <source>kinds of warnings</source>
        <translation>Arten von Warnungen</translation>
    </message>
    <message>
        <source>Not all rows of %1 have the same number of values: line %2.</source>
        <translation>Nicht alle Zeilen von %1 haben gleich viele Werte: Zeile %2.</translation>
    </message>
    <message>
        <source>Another file runs there: %1.</source>
        <translation>Dort läuft eine andere Datei: %1.</translation>
    </message>
    <message>
        <source>Line %1 of %2 drops the whole %3, with all it holds.</source>
        <translation>Zeile %1 von %2 löscht %3 ganz, mit allem darin.</translation>
    </message>
    <message>
        <source>The plan knows of no file that is read here.</source>
        <translation>Der Plan kennt keine Datei, die hier gelesen wird.</translation>
    </message>
    <message>
        <source>Plan the dump again.</source>
        <translation>Planen Sie den Dump noch einmal.</translation>
    </message>
    <message>
        <source>The dump reads the file %1 here, which is neither in %2 nor in %3.</source>
        <translation>Der Dump liest hier die Datei %1; sie liegt weder in %2 noch in %3.</translation>
    </message>
    <message>
        <source>Put the file there, or take the line out.</source>
        <translation>Legen Sie die Datei dorthin, oder nehmen Sie die Zeile heraus.</translation>
    </message>
    <message>
        <source>The file %1 is read within itself: that has no end.</source>
        <translation>Die Datei %1 wird in sich selbst gelesen: Das hat kein Ende.</translation>
    </message>
    <message>
        <source>Take the line out.</source>
        <translation>Nehmen Sie die Zeile heraus.</translation>
    </message>
    <message>
        <source>More than %1 files are read one within the other.</source>
        <translation>Mehr als %1 Dateien werden ineinander gelesen.</translation>
    </message>
    <message>
        <source>Name the files one after the other in one file.</source>
        <translation>Nennen Sie die Dateien nacheinander in einer Datei.</translation>
    </message>
    <message>
        <source>Plan this dump as a whole and alone (millrace-cli plan FILE): then the other file runs in its place. Or take the line out.</source>
        <translation>Planen Sie diesen Dump als Ganzes und allein (millrace-cli plan DATEI): Dann läuft die andere Datei an ihrer Stelle. Oder nehmen Sie die Zeile heraus.</translation>
    </message>
    <message>
        <source>The dump reads the file %1 here, which does not exist.</source>
        <translation>Der Dump liest hier die Datei %1, die es nicht gibt.</translation>
    </message>
    <message>
        <source>-- but the rows of %1, which go in like this when the dump comes to them
</source>
        <translation>-- nur die Zeilen von %1 werden so geladen, sobald der Dump bei ihnen ist
</translation>
    </message>
    <message>
        <source>The plan does not say which of its tables the end of the dump loads.</source>
        <translation>Der Plan sagt nicht, welche seiner Tabellen das Ende des Dumps lädt.</translation>
    </message>
    <message>
        <source>Choose at least one. Schemas that are left out: %1.</source>
        <translation>Wählen Sie mindestens eine. Ausgelassene Schemas: %1.</translation>
    </message>
    <message>
        <source>%1 (rows not counted)</source>
        <translation>%1 (Zeilen nicht gezählt)</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>%1 (%2, %3, %4)</source>
        <translation>%1 (%2, %3, %4)</translation>
    </message>
    <message>
        <source>The dump takes away what is on the server, with all it holds: %1.</source>
        <translation>Der Dump nimmt weg, was auf dem Server ist, mit allem, was es enthält: %1.</translation>
    </message>
    <message>
        <source>Keep a dump of it, or load into another schema.</source>
        <translation>Bewahren Sie einen Dump davon auf, oder laden Sie in ein anderes Schema.</translation>
    </message>
    <message>
        <source>%1 holds nothing that could be run.</source>
        <translation>%1 enthält nichts, was ausgeführt werden könnte.</translation>
    </message>
    <message>
        <source>Choose a dump with statements that make or fill something.</source>
        <translation>Wählen Sie einen Dump mit Anweisungen, die etwas anlegen oder füllen.</translation>
    </message>
    <message>
        <source>Schema %1 of the dump goes into %2.</source>
        <translation>Schema %1 des Dumps kommt nach %2.</translation>
    </message>
    <message>
        <source>Schema %1 of the dump is left out: it is the server&apos;s own.</source>
        <translation>Schema %1 des Dumps wird ausgelassen: Es ist das des Servers selbst.</translation>
    </message>
    <message>
        <source>Schema %1 of the dump is left out.</source>
        <translation>Schema %1 des Dumps wird ausgelassen.</translation>
    </message>
    <message>
        <source>The dump names no schema %1.</source>
        <translation>Der Dump nennt kein Schema %1.</translation>
    </message>
    <message>
        <source>It names none at all: the target says where it goes.</source>
        <translation>Er nennt gar keines: Das Ziel sagt, wohin er kommt.</translation>
    </message>
    <message>
        <source>It names: %1.</source>
        <translation>Er nennt: %1.</translation>
    </message>
    <message>
        <source>Two schemas of the dump would go into %1.</source>
        <translation>Zwei Schemas des Dumps kämen nach %1.</translation>
    </message>
    <message>
        <source>Give each a name of its own.</source>
        <translation>Geben Sie jedem einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Wohin es geht</translation>
    </message>
    <message>
        <source>One statement is about schemas that are wanted and schemas that are left out: %1</source>
        <translation>Eine Anweisung betrifft gewünschte und ausgelassene Schemas: %1</translation>
    </message>
    <message>
        <source>“%1” does not say which schema is to be called how.</source>
        <translation>„%1“ sagt nicht, welches Schema wie heißen soll.</translation>
    </message>
    <message>
        <source>Write the dump&apos;s name, =, and the name on the server: shop=shop_copy.</source>
        <translation>Schreiben Sie den Namen im Dump, = und den Namen auf dem Server: shop=shop_copy.</translation>
    </message>
    <message>
        <source>It is not certain what of this statement names a schema that is to be another one here: %1</source>
        <translation>Es ist nicht sicher, was in dieser Anweisung ein Schema nennt, das hier ein anderes sein soll: %1</translation>
    </message>
    <message>
        <source>Load the dump into the schemas it names, or change the statement in the dump.</source>
        <translation>Laden Sie den Dump in die Schemas, die er nennt, oder ändern Sie die Anweisung im Dump.</translation>
    </message>
    <message>
        <source>The target&apos;s schema %1 does not exist.</source>
        <translation>Das Schema %1 des Ziels gibt es nicht.</translation>
    </message>
    <message>
        <source>Create it, or let the run do so: plan with --create-schema.</source>
        <translation>Legen Sie es an, oder lassen Sie es den Lauf tun: planen Sie mit --create-schema.</translation>
    </message>
    <message>
        <source>Line %1 of the dump writes into the schema %2, which is the server&apos;s own: its accounts, privileges and settings.</source>
        <translation>Zeile %1 des Dumps schreibt in das Schema %2, das dem Server selbst gehört: seine Konten, Rechte und Einstellungen.</translation>
    </message>
    <message>
        <source>Line %1 of the dump names the schema %2 itself: what is of it goes there, and not into %3. --schema %4=%3 sends it there.</source>
        <translation>Zeile %1 des Dumps nennt selbst das Schema %2: Was dazu gehört, kommt dorthin und nicht nach %3. --schema %4=%3 schickt es dorthin.</translation>
    </message>
    <message>
        <source>%1 was run in %2; the dump holds no rows.</source>
        <translation>%1 wurde in %2 ausgeführt; der Dump enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>%1 were run in %2; the dump holds no rows.</source>
        <translation>%1 wurden in %2 ausgeführt; der Dump enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>It is not certain what of this statement names a schema that is another one here.</source>
        <translation>Es ist nicht sicher, was in dieser Anweisung ein Schema nennt, das hier ein anderes ist.</translation>
    </message>
    <message>
        <source>Load the dump into the schemas it names.</source>
        <translation>Laden Sie den Dump in die Schemas, die er nennt.</translation>
    </message>
    <message>
        <source>%1 and no rows%2.</source>
        <translation>%1 und keine Zeilen%2.</translation>
    </message>
    <message>
        <source>It runs other files: %1.</source>
        <translation>Er führt andere Dateien aus: %1.</translation>
    </message>
    <message>
        <source>%1 holds no SQL statement%2.</source>
        <translation>%1 enthält keine SQL-Anweisung%2.</translation>
    </message>
    <message>
        <source>%1 holds SQL statements, and no rows.</source>
        <translation>%1 enthält SQL-Anweisungen und keine Zeilen.</translation>
    </message>
    <message>
        <source>It runs where the whole dump is loaded; for one table it is not needed.</source>
        <translation>Sie laufen, wo der ganze Dump geladen wird; für eine Tabelle braucht es sie nicht.</translation>
    </message>
    <message>
        <source>the collation %1</source>
        <translation>die Collation %1</translation>
    </message>
    <message>
        <source>the character set %1</source>
        <translation>den Zeichensatz %1</translation>
    </message>
    <message>
        <source>the engine %1</source>
        <translation>die Engine %1</translation>
    </message>
    <message>
        <source>the row format %1</source>
        <translation>das Zeilenformat %1</translation>
    </message>
    <message>
        <source>the table option %1</source>
        <translation>die Tabellenoption %1</translation>
    </message>
    <message>
        <source>the type %1</source>
        <translation>den Typ %1</translation>
    </message>
    <message>
        <source>the sql_mode %1</source>
        <translation>den sql_mode %1</translation>
    </message>
    <message>
        <source>the definer %1</source>
        <translation>den Definer %1</translation>
    </message>
    <message>
        <source>The sql_mode %1 is left out of SET statements: this server has no other way.</source>
        <translation>Der sql_mode %1 fällt aus SET-Anweisungen weg: Dieser Server kann es nicht anders.</translation>
    </message>
    <message>
        <source>The sql_mode %1, which this server has not, is left out of SET statements: statements that rely on it do something else.</source>
        <translation>Der sql_mode %1, den dieser Server nicht hat, fällt aus SET-Anweisungen weg: Anweisungen, die sich auf ihn verlassen, tun etwas anderes.</translation>
    </message>
    <message>
        <source>The sql_mode %1, which this server has not, is left out of SET statements.</source>
        <translation>Der sql_mode %1, den dieser Server nicht hat, fällt aus SET-Anweisungen weg.</translation>
    </message>
    <message>
        <source>The row format %1 is unknown there: the table gets the server&apos;s own.</source>
        <translation>Das Zeilenformat %1 ist dort unbekannt: Die Tabelle bekommt das des Servers.</translation>
    </message>
    <message>
        <source>The definer %1 is left out: what had it runs as the account that loads the dump.</source>
        <translation>Der Definer %1 fällt weg: Was ihn hatte, läuft als das Konto, das den Dump lädt.</translation>
    </message>
    <message>
        <source>The table option %1 is MySQL&apos;s: left out.</source>
        <translation>Die Tabellenoption %1 gehört MySQL: Sie fällt weg.</translation>
    </message>
    <message>
        <source>%1 is called %2 on this server.</source>
        <translation>%1 heißt auf diesem Server %2.</translation>
    </message>
    <message>
        <source>The engine %1 is not there: the table becomes %2.</source>
        <translation>Die Engine %1 gibt es dort nicht: Die Tabelle wird %2.</translation>
    </message>
    <message>
        <source>%1 is what old servers called %2.</source>
        <translation>%1 hieß bei alten Servern, was jetzt %2 heißt.</translation>
    </message>
    <message>
        <source>MySQL has no type %1: it becomes %2.</source>
        <translation>MySQL hat keinen Typ %1: Er wird %2.</translation>
    </message>
    <message>
        <source>The sql_mode %1, which this server has not, becomes what it stood for: %2.</source>
        <translation>Der sql_mode %1, den dieser Server nicht hat, wird zu dem, wofür er stand: %2.</translation>
    </message>
    <message>
        <source>The definer %1 becomes %2.</source>
        <translation>Der Definer %1 wird %2.</translation>
    </message>
    <message>
        <source>The plan was made for %1, and this is %2.</source>
        <translation>Der Plan wurde für %1 gemacht, und das hier ist %2.</translation>
    </message>
    <message>
        <source>Plan the dump again for this server.</source>
        <translation>Planen Sie den Dump noch einmal für diesen Server.</translation>
    </message>
    <message>
        <source>Written for another server</source>
        <translation>Für einen anderen Server geschrieben</translation>
    </message>
    <message>
        <source>It stands on %1.</source>
        <translation>Es steht in %1.</translation>
    </message>
    <message>
        <source>It stands there %1 times, first on %2.</source>
        <translation>Es steht dort %1-mal, zuerst in %2.</translation>
    </message>
    <message>
        <source>The plan writes %1 for %2, which this server does not know either.</source>
        <translation>Der Plan schreibt %1 für %2, was dieser Server auch nicht kennt.</translation>
    </message>
    <message>
        <source>The server does not know %1.</source>
        <translation>Der Server kennt %1 nicht.</translation>
    </message>
    <message>
        <source>It makes such tables with its own engine, or refuses them. %1</source>
        <translation>Er legt solche Tabellen mit seiner eigenen Engine an oder weist sie ab. %1</translation>
    </message>
    <message>
        <source>%1 Let the plan write what the server knows, or change the dump.</source>
        <translation>%1 Lassen Sie den Plan schreiben, was der Server kennt, oder ändern Sie den Dump.</translation>
    </message>
    <message>
        <source>Views or routines of the dump run as %1, and this account may not make such.</source>
        <translation>Views oder Routinen des Dumps laufen als %1, und dieses Konto darf solche nicht anlegen.</translation>
    </message>
    <message>
        <source>Leave the definers out (--definers strip), or GRANT %1 ON *.* TO %2;</source>
        <translation>Lassen Sie die Definer weg (--definers strip), oder GRANT %1 ON *.* TO %2;</translation>
    </message>
    <message>
        <source>No account of the server is called %1: what runs as such fails when it is used.</source>
        <translation>Kein Konto des Servers heißt %1: Was als solches läuft, scheitert, wenn es gebraucht wird.</translation>
    </message>
    <message>
        <source>Create it, leave the definers out (--definers strip) or name another (--definers USER@HOST).</source>
        <translation>Legen Sie es an, lassen Sie die Definer weg (--definers strip) oder nennen Sie einen anderen (--definers USER@HOST).</translation>
    </message>
    <message>
        <source>Views or routines of the dump run as %1.</source>
        <translation>Views oder Routinen des Dumps laufen als %1.</translation>
    </message>
    <message>
        <source>This account may not see whether those are there.</source>
        <translation>Dieses Konto darf nicht sehen, ob es die gibt.</translation>
    </message>
    <message>
        <source>The server has no setting %1.</source>
        <translation>Der Server hat keine Einstellung %1.</translation>
    </message>
    <message>
        <source>Leave it out (--binlog leave-out).</source>
        <translation>Lassen Sie sie weg (--binlog leave-out).</translation>
    </message>
    <message>
        <source>The dump sets SQL_LOG_BIN, which keeps what it does out of the server&apos;s binary log and so from its replicas. That is left out (--binlog as-dump does it, for structure and rows alike).</source>
        <translation>Der Dump setzt SQL_LOG_BIN, was das, was er tut, aus dem Binärlog des Servers heraushält und so von dessen Replikaten fern. Das fällt weg (--binlog as-dump tut es, für Struktur und Zeilen gleichermaßen).</translation>
    </message>
    <message>
        <source>The dump sets %1, which says what of a replication the server is to have already. That is left out (--binlog as-dump does it, after the rows).</source>
        <translation>Der Dump setzt %1, was sagt, was von einer Replikation der Server schon haben soll. Das fällt weg (--binlog as-dump tut es, hinter den Zeilen).</translation>
    </message>
    <message>
        <source>As the dump has it, structure and rows are kept out of the server&apos;s binary log and so from its replicas.</source>
        <translation>Wie es der Dump hat, bleiben Struktur und Zeilen aus dem Binärlog des Servers heraus und so seinen Replikaten fern.</translation>
    </message>
    <message>
        <source>As the dump has it, %1 is set: what of a replication the server is to have already.</source>
        <translation>Wie es der Dump hat, wird %1 gesetzt: was von einer Replikation der Server schon haben soll.</translation>
    </message>
    <message>
        <source>Only some of the statements about %1 name its schema.</source>
        <translation>Nur einige der Anweisungen zu %1 nennen das Schema.</translation>
    </message>
    <message>
        <source>by counts</source>
        <translation>nach der Zahl der Zeilen</translation>
    </message>
    <message>
        <source>by counts; contents were not compared</source>
        <translation>nach der Zahl der Zeilen; die Inhalte wurden nicht verglichen</translation>
    </message>
    <message>
        <source>by counts and the contents of %1</source>
        <translation>nach der Zahl der Zeilen und den Inhalten von %1</translation>
    </message>
    <message>
        <source>by counts and contents</source>
        <translation>nach Zahl der Zeilen und Inhalten</translation>
    </message>
    <message>
        <source>by counts and contents, though not of every column</source>
        <translation>nach Zahl der Zeilen und Inhalten, aber nicht aller Spalten</translation>
    </message>
    <message>
        <source>%1 loaded in %2, and %3 of the dump did not run.</source>
        <translation>%1 in %2 geladen, und %3 des Dumps sind nicht gelaufen.</translation>
    </message>
    <message>
        <source>%1 loaded in %2, %3 of them verified %4.</source>
        <translation>%1 in %2 geladen, davon %3 geprüft %4.</translation>
    </message>
    <message>
        <source>%1 loaded and verified in %2, %3.</source>
        <translation>%1 in %2 geladen und geprüft, %3.</translation>
    </message>
    <message>
        <source>Did not run: %1%2.</source>
        <translation>Nicht gelaufen: %1%2.</translation>
    </message>
    <message>
        <source>Run them yourself, or plan with --run-others or --without-others.</source>
        <translation>Führen Sie sie selbst aus, oder planen Sie mit --run-others oder --without-others.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Left out, as the plan says: %1 (%2).</source>
        <translation>Weggelassen, wie der Plan es sagt: %1 (%2).</translation>
    </message>
    <message>
        <source>Left out, because they read tables that are: %1.</source>
        <translation>Weggelassen, weil sie weggelassene Tabellen lesen: %1.</translation>
    </message>
    <message>
        <source>What was there stays as it is, as the plan says, and statements about it did not run: %1.</source>
        <translation>Was da war, bleibt, wie der Plan es sagt, und Anweisungen dazu sind nicht gelaufen: %1.</translation>
    </message>
    <message>
        <source>Left out, because they are about this server&apos;s part in a replication: %1 (%2).</source>
        <translation>Weggelassen, weil sie die Rolle dieses Servers in einer Replikation betreffen: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 ran as it stands in the dump and changed %2; nothing was counted again.</source>
        <translation>%1 lief, wie sie im Dump steht, und änderte %2; nachgezählt wurde nichts.</translation>
    </message>
    <message>
        <source>%1 has faults in IMPORT TABLESPACE that lose data; versions without them: MariaDB 10.6.20, 10.11.11, 11.4.5, 11.8 and later of these lines, MySQL 8.0 and later.</source>
        <translation>%1 hat Fehler in IMPORT TABLESPACE, die Daten verlieren; Versionen ohne sie: MariaDB 10.6.20, 10.11.11, 11.4.5, 11.8 und spätere dieser Linien, MySQL ab 8.0.</translation>
    </message>
    <message>
        <source>The server is part of a Galera cluster, whose other nodes would not get the rows.</source>
        <translation>Der Server gehört zu einem Galera-Cluster, dessen andere Knoten die Zeilen nicht bekämen.</translation>
    </message>
    <message>
        <source>The server is set up for Group Replication, whose other members would not get the rows.</source>
        <translation>Der Server ist für Group Replication eingerichtet, deren andere Mitglieder die Zeilen nicht bekämen.</translation>
    </message>
    <message>
        <source>The server is a managed one: nobody can put files into its folder.</source>
        <translation>Der Server ist ein verwalteter Dienst: Niemand kann Dateien in seinen Ordner legen.</translation>
    </message>
    <message>
        <source>The server&apos;s pages are not of 16 KiB.</source>
        <translation>Die Seiten des Servers haben nicht 16 KiB.</translation>
    </message>
    <message>
        <source>innodb_file_per_table is OFF: tables have no files of their own.</source>
        <translation>innodb_file_per_table ist OFF: Tabellen haben keine eigenen Dateien.</translation>
    </message>
    <message>
        <source>The server encrypts its tables.</source>
        <translation>Der Server verschlüsselt seine Tabellen.</translation>
    </message>
    <message>
        <source>The table&apos;s engine is %1; only InnoDB takes files.</source>
        <translation>Die Engine der Tabelle ist %1; nur InnoDB nimmt Dateien auf.</translation>
    </message>
    <message>
        <source>The table has triggers (%1), which rows that are shipped do not fire.</source>
        <translation>Die Tabelle hat Trigger (%1), die eingeschiffte Zeilen nicht auslösen.</translation>
    </message>
    <message>
        <source>The table is defined with %1.</source>
        <translation>Die Tabelle ist mit %1 definiert.</translation>
    </message>
    <message>
        <source>The table has no key: MariaDB gives the first row that is inserted after an import the hidden number of the last one, and overwrites that.</source>
        <translation>Die Tabelle hat keinen Schlüssel: MariaDB gibt der ersten Zeile, die nach einem Import eingefügt wird, die verborgene Nummer der letzten und überschreibt diese.</translation>
    </message>
    <message>
        <source>A foreign key of %1.%2 refers to the table.</source>
        <translation>Ein Fremdschlüssel von %1.%2 verweist auf die Tabelle.</translation>
    </message>
    <message>
        <source>The table is not empty.</source>
        <translation>Die Tabelle ist nicht leer.</translation>
    </message>
    <message>
        <source>Way in: ship</source>
        <translation>Weg hinein: ship</translation>
    </message>
    <message>
        <source>The table can be built beside the server and taken in whole.</source>
        <translation>Die Tabelle kann neben dem Server gebaut und als Ganzes aufgenommen werden.</translation>
    </message>
    <message>
        <source>Load it another way: leave --way out; with rows in no order --order primary-key and --indexes defer come closest.</source>
        <translation>Laden Sie sie auf andere Weise: --way weglassen; bei Zeilen ohne Ordnung kommen --order primary-key und --indexes defer am nächsten.</translation>
    </message>
    <message>
        <source>Settings of the whole server do nothing for a table that is shipped.</source>
        <translation>Einstellungen des ganzen Servers nützen einer Tabelle nichts, die eingeschifft wird.</translation>
    </message>
    <message>
        <source>Leave them out (--tune), or load another way (--way).</source>
        <translation>Lassen Sie sie weg (--tune), oder laden Sie auf andere Weise (--way).</translation>
    </message>
    <message>
        <source>Limits and guards do nothing for a table that is shipped: the target gets it in one go.</source>
        <translation>Grenzen und Wächter nützen einer Tabelle nichts, die eingeschifft wird: Das Ziel bekommt sie auf einmal.</translation>
    </message>
    <message>
        <source>Leave them out, or load another way (--way).</source>
        <translation>Lassen Sie sie weg, oder laden Sie auf andere Weise (--way).</translation>
    </message>
    <message>
        <source>keep what follows out of the binary log</source>
        <translation>hält das Folgende aus dem Binärlog</translation>
    </message>
    <message>
        <source>copies of the empty table&apos;s files, for the way back</source>
        <translation>Kopien der Dateien der leeren Tabelle, für den Rückweg</translation>
    </message>
    <message>
        <source>and on</source>
        <translation>und weiter</translation>
    </message>
    <message>
        <source>server that is thrown away, %1</source>
        <translation>Server, der weggeworfen wird: %1</translation>
    </message>
    <message>
        <source>the empty table, as the target writes it down</source>
        <translation>die leere Tabelle, wie das Ziel sie aufschreibt</translation>
    </message>
    <message>
        <source>the empty file, which is filled here</source>
        <translation>die leere Datei, die hier gefüllt wird</translation>
    </message>
    <message>
        <source>take the file in</source>
        <translation>die Datei aufnehmen</translation>
    </message>
    <message>
        <source>rows that are not built here</source>
        <translation>Zeilen, die nicht hier gebaut werden</translation>
    </message>
    <message>
        <source>compare with what was read</source>
        <translation>mit dem Gelesenen vergleichen</translation>
    </message>
    <message>
        <source>look through the table</source>
        <translation>die Tabelle durchsehen</translation>
    </message>
    <message>
        <source>have the server write every page</source>
        <translation>den Server jede Seite schreiben lassen</translation>
    </message>
    <message>
        <source>the files to be shipped</source>
        <translation>die Dateien, die eingeschifft werden</translation>
    </message>
    <message>
        <source>see that the table is still empty, and keep it so</source>
        <translation>nachsehen, dass die Tabelle noch leer ist, und sie so halten</translation>
    </message>
    <message>
        <source>take its empty file away</source>
        <translation>ihre leere Datei wegnehmen</translation>
    </message>
    <message>
        <source>take the new one in</source>
        <translation>die neue aufnehmen</translation>
    </message>
    <message>
        <source>the next number, where the table gives numbers</source>
        <translation>die nächste Nummer, wo die Tabelle Nummern vergibt</translation>
    </message>
    <message>
        <source>compare all contents</source>
        <translation>alle Inhalte vergleichen</translation>
    </message>
    <message>
        <source>A table is shipped from a server of the very version of its target, %1; found was %2.</source>
        <translation>Eine Tabelle wird von einem Server genau der Version ihres Ziels eingeschifft, %1; gefunden: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Name its program (--server), or load another way (leave --way out).</source>
        <translation>Nennen Sie sein Programm (--server), oder laden Sie auf andere Weise (--way weglassen).</translation>
    </message>
    <message>
        <source>No row is built here. %1 The server that is thrown away loads them.</source>
        <translation>Keine Zeile wird hier gebaut. %1 Der Server, der weggeworfen wird, lädt sie.</translation>
    </message>
    <message>
        <source>Start of a server that builds: %1</source>
        <translation>Start eines Servers, der baut: %1</translation>
    </message>
    <message>
        <source>What becomes of rows with a key that is there already is for the server.</source>
        <translation>Was aus Zeilen mit einem schon vorhandenen Schlüssel wird, ist Sache des Servers.</translation>
    </message>
    <message>
        <source>An index cannot be made after the rows: %1</source>
        <translation>Ein Index kann nicht nach den Zeilen angelegt werden: %1</translation>
    </message>
    <message>
        <source>Rows are built</source>
        <translation>Zeilen werden gebaut</translation>
    </message>
    <message>
        <source>Rows are read, sorted by the primary key and built</source>
        <translation>Zeilen werden gelesen, nach dem Primärschlüssel sortiert und gebaut</translation>
    </message>
    <message>
        <source>The rows are not in the order of the primary key after all: they are read again and sorted</source>
        <translation>Die Zeilen sind doch nicht in der Ordnung des Primärschlüssels: Sie werden noch einmal gelesen und sortiert</translation>
    </message>
    <message>
        <source>%1 built, a file of %2; %3 left to the server</source>
        <translation>%1 gebaut, eine Datei von %2; dem Server überlassen: %3</translation>
    </message>
    <message>
        <source>The file is taken in where it was built</source>
        <translation>Die Datei wird aufgenommen, wo sie gebaut wurde</translation>
    </message>
    <message>
        <source>The target was not touched. Load another way (leave --way out).</source>
        <translation>Das Ziel wurde nicht berührt. Laden Sie auf andere Weise (--way weglassen).</translation>
    </message>
    <message>
        <source>The rows that the server loaded are not proved: %1</source>
        <translation>Die Zeilen, die der Server lud, sind nicht bewiesen: %1</translation>
    </message>
    <message>
        <source>the file cannot be moved there</source>
        <translation>die Datei kann nicht dorthin verschoben werden</translation>
    </message>
    <message>
        <source>Indexes that only the server can make</source>
        <translation>Indizes, die nur der Server anlegen kann</translation>
    </message>
    <message>
        <source>Proof of what is to be shipped</source>
        <translation>Beweis dessen, was eingeschifft wird</translation>
    </message>
    <message>
        <source>CHECK TABLE says of what was built: %1.</source>
        <translation>CHECK TABLE sagt über das Gebaute: %1.</translation>
    </message>
    <message>
        <source>%1 were built and loaded, and the server counts %2.</source>
        <translation>%1 wurden gebaut und geladen, und der Server zählt %2.</translation>
    </message>
    <message>
        <source>Export of the files</source>
        <translation>Export der Dateien</translation>
    </message>
    <message>
        <source>the exported file cannot be taken there</source>
        <translation>die exportierte Datei kann nicht dorthin gebracht werden</translation>
    </message>
    <message>
        <source>it holds %1 rows, the server counted %2</source>
        <translation>sie enthält %1 Zeilen, der Server zählte %2</translation>
    </message>
    <message>
        <source>The exported file is not sound: %1.</source>
        <translation>Die exportierte Datei ist nicht in Ordnung: %1.</translation>
    </message>
    <message>
        <source>The tablespace of %1 was discarded by somebody.</source>
        <translation>Jemand hat den Tablespace von %1 verworfen.</translation>
    </message>
    <message>
        <source>Make the table anew, or import its tablespace.</source>
        <translation>Legen Sie die Tabelle neu an, oder importieren Sie ihren Tablespace.</translation>
    </message>
    <message>
        <source>Compared on the server that the file comes from; on the target the rows were counted.</source>
        <translation>Verglichen auf dem Server, von dem die Datei kommt; auf dem Ziel wurden die Zeilen gezählt.</translation>
    </message>
    <message>
        <source>%1 holds %2; %3 were shipped.</source>
        <translation>%1 enthält %2; eingeschifft wurden %3.</translation>
    </message>
    <message>
        <source>Look who wrote into it; or roll the run back.</source>
        <translation>Sehen Sie nach, wer hineinschrieb; oder rollen Sie den Lauf zurück.</translation>
    </message>
    <message>
        <source>The checksum of %1 is %2, and was %3 where it was proved.</source>
        <translation>Die Prüfsumme von %1 ist %2 und war %3, wo sie bewiesen wurde.</translation>
    </message>
    <message>
        <source>Counts agree, but the contents of %1 were not compared: their text does not say what the server stores.</source>
        <translation>Die Anzahlen stimmen, aber der Inhalt von %1 wurde nicht verglichen: Ihr Text sagt nicht, was der Server speichert.</translation>
    </message>
    <message>
        <source>Compared also on the target.</source>
        <translation>Verglichen auch auf dem Ziel.</translation>
    </message>
    <message>
        <source>Look at the table; then roll the run back, or resume it.</source>
        <translation>Sehen Sie die Tabelle an; dann rollen Sie den Lauf zurück oder setzen ihn fort.</translation>
    </message>
    <message>
        <source>Waiting for the server&apos;s checkpoint to pass the empty tablespace</source>
        <translation>Warten, bis der Checkpoint des Servers am leeren Tablespace vorbei ist</translation>
    </message>
    <message>
        <source>The target takes the files in</source>
        <translation>Das Ziel nimmt die Dateien auf</translation>
    </message>
    <message>
        <source>%1 holds %2; the run put %3 there: somebody else wrote into it.</source>
        <translation>%1 enthält %2; der Lauf brachte %3 dorthin: Jemand anders schrieb hinein.</translation>
    </message>
    <message>
        <source>The target&apos;s empty table is put back</source>
        <translation>Die leere Tabelle des Ziels wird zurückgelegt</translation>
    </message>
    <message>
        <source>Give the sort more memory (--memory).</source>
        <translation>Geben Sie der Sortierung mehr Speicher (--memory).</translation>
    </message>
    <message>
        <source>A key is twice in the dump: %1 (row %2 of all files).</source>
        <translation>Ein Schlüssel steht zweimal im Dump: %1 (Zeile %2 aller Dateien).</translation>
    </message>
    <message>
        <source>Take one of the rows out, or load with --on-duplicate, which has the server decide.</source>
        <translation>Nehmen Sie eine der Zeilen heraus, oder laden Sie mit --on-duplicate, womit der Server entscheidet.</translation>
    </message>
    <message>
        <source>The table&apos;s file cannot be built: %1.</source>
        <translation>Die Datei der Tabelle kann nicht gebaut werden: %1.</translation>
    </message>
    <message>
        <source>Load it another way (leave --way out); the target was not touched.</source>
        <translation>Laden Sie sie auf andere Weise (--way weglassen); das Ziel wurde nicht berührt.</translation>
    </message>
    <message>
        <source>The rows come from a server&apos;s table.</source>
        <translation>Die Zeilen kommen aus einer Tabelle eines Servers.</translation>
    </message>
    <message>
        <source>The mapping has expressions (SET), which the server alone computes.</source>
        <translation>Die Zuordnung hat Ausdrücke (SET), die nur der Server berechnet.</translation>
    </message>
    <message>
        <source>Column %1 comes from no field of the dump: the server fills it in.</source>
        <translation>Spalte %1 kommt aus keinem Feld des Dumps: Der Server füllt sie.</translation>
    </message>
    <message>
        <source>%1 does not say how far the table is.</source>
        <translation>%1 sagt nicht, wie weit die Tabelle ist.</translation>
    </message>
    <message>
        <source>Look at the target&apos;s table by hand.</source>
        <translation>Sehen Sie die Tabelle des Ziels von Hand an.</translation>
    </message>
    <message>
        <source>Run millrace-cli as the server&apos;s account or as root on the server&apos;s machine, or load another way (leave --way out).</source>
        <translation>Starten Sie millrace-cli als Konto des Servers oder als root auf der Maschine des Servers, oder laden Sie auf andere Weise (--way weglassen).</translation>
    </message>
    <message>
        <source>its original cannot be read</source>
        <translation>das Original kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Check its owner and permissions.</source>
        <translation>Prüfen Sie Besitzer und Rechte.</translation>
    </message>
    <message>
        <source>The copy %1 differs from %2.</source>
        <translation>Die Kopie %1 unterscheidet sich von %2.</translation>
    </message>
    <message>
        <source>Look at memory and disks of this machine; then try again.</source>
        <translation>Sehen Sie nach Speicher und Platten dieser Maschine; dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1, where the server keeps the schema, cannot be seen from here (%2).</source>
        <translation>%1, wo der Server das Schema hat, ist von hier nicht zu sehen (%2).</translation>
    </message>
    <message>
        <source>This account may not put files into %1, which belongs to %2.</source>
        <translation>Dieses Konto darf keine Dateien nach %1 legen, das %2 gehört.</translation>
    </message>
    <message>
        <source>The server wrote no %1 for the export: that folder is not its own.</source>
        <translation>Der Server schrieb für den Export kein %1: Dieser Ordner ist nicht seiner.</translation>
    </message>
    <message>
        <source>Column %1 is generated by the server.</source>
        <translation>Spalte %1 erzeugt der Server.</translation>
    </message>
    <message>
        <source>Values of the type %1 (column %2) are made by the server alone.</source>
        <translation>Werte des Typs %1 (Spalte %2) macht nur der Server.</translation>
    </message>
    <message>
        <source>Texts in the character set %1 (column %2) are made by the server alone.</source>
        <translation>Texte im Zeichensatz %1 (Spalte %2) macht nur der Server.</translation>
    </message>
    <message>
        <source>The order of the primary key is one that only the server knows (a collation).</source>
        <translation>Die Ordnung des Primärschlüssels kennt nur der Server (eine Kollation).</translation>
    </message>
    <message>
        <source>The table has no primary key, and the order of a unique key is one that only the server knows (a collation).</source>
        <translation>Die Tabelle hat keinen Primärschlüssel, und die Ordnung eines eindeutigen Schlüssels kennt nur der Server (eine Kollation).</translation>
    </message>
    <message>
        <source>The table has a CHECK, which the server alone can hold rows against.</source>
        <translation>Die Tabelle hat ein CHECK, gegen das nur der Server Zeilen prüfen kann.</translation>
    </message>
    <message>
        <source>ROW_FORMAT=%1 is not built here.</source>
        <translation>ROW_FORMAT=%1 wird hier nicht gebaut.</translation>
    </message>
    <message>
        <source>%1 is not empty any more: somebody else wrote into it.</source>
        <translation>%1 ist nicht mehr leer: Jemand anders schrieb hinein.</translation>
    </message>
    <message>
        <source>%1 holds %2 that the run did not put there.</source>
        <translation>%1 enthält %2, die nicht der Lauf dorthin gebracht hat.</translation>
    </message>
    <message>
        <source>-- then the dump as it stands, from line %1 of %2 to its end, a statement after the other.
-- %3
</source>
        <translation>-- dann der Dump, wie er dasteht, von Zeile %1 von %2 bis zum Ende, eine Anweisung nach der anderen.
-- %3
</translation>
    </message>
    <message>
        <source>It asks what the statement before has done: %1</source>
        <translation>Sie fragt, was die Anweisung davor getan hat: %1</translation>
    </message>
    <message>
        <source>%1 files run as one program, in one session and in this order: %2.</source>
        <translation>%1 Dateien laufen als ein Programm, in einer Sitzung und in dieser Reihenfolge: %2.</translation>
    </message>
    <message>
        <source>The rows of %1 are in several files.</source>
        <translation>Die Zeilen von %1 stehen in mehreren Dateien.</translation>
    </message>
    <message>
        <source>From line %1 of %2 on the dump runs as it stands, a statement after the other. %3</source>
        <translation>Ab Zeile %1 von %2 läuft der Dump, wie er dasteht, eine Anweisung nach der anderen. %3</translation>
    </message>
    <message>
        <source>Drop what the dump has made, or bring back a backup of what it changed.</source>
        <translation>Löschen Sie, was der Dump angelegt hat, oder spielen Sie eine Sicherung dessen zurück, was er geändert hat.</translation>
    </message>
    <message>
        <source>Drop what the dump has made, or bring back a backup of what it changed: %1.</source>
        <translation>Löschen Sie, was der Dump angelegt hat, oder spielen Sie eine Sicherung dessen zurück, was er geändert hat: %1.</translation>
    </message>
    <message>
        <source>Or let it go on to its end: millrace-cli resume %1</source>
        <translation>Oder lassen Sie ihn zu Ende laufen: millrace-cli resume %1</translation>
    </message>
    <message>
        <source>The statements go slower: %1</source>
        <translation>Die Anweisungen laufen langsamer: %1</translation>
    </message>
    <message>
        <source>The statements go at full speed again</source>
        <translation>Die Anweisungen laufen wieder mit voller Geschwindigkeit</translation>
    </message>
    <message>
        <source>The server does not know %1, and it stands where nothing is changed: in a text or a SET of a routine, which fails when it gets there, or in a value that is put together.</source>
        <translation>Der Server kennt %1 nicht, und es steht, wo nichts geändert wird: in einem Text oder einem SET einer Routine, die scheitert, wenn sie dorthin kommt, oder in einem zusammengesetzten Wert.</translation>
    </message>
    <message>
        <source>TIMESTAMPs of %1 are read as of time zone %2, which %3 sets.</source>
        <translation>TIMESTAMPs von %1 werden in der Zeitzone %2 gelesen, die %3 setzt.</translation>
    </message>
    <message>
        <source>The dump holds values for generated columns of %1: the server makes its own.</source>
        <translation>Der Dump enthält Werte für generierte Spalten von %1: der Server bildet seine eigenen.</translation>
    </message>
    <message>
        <source>The rows of %1 are in a file of their own, and it matters whether they are there before this statement or only after it: %2</source>
        <translation>Die Zeilen von %1 stehen in einer eigenen Datei, und es ist nicht gleich, ob sie vor dieser Anweisung da sind oder erst danach: %2</translation>
    </message>
    <message>
        <source>Run the SQL file with the mysql client first; the files can then be loaded into the tables that are there.</source>
        <translation>Führen Sie zuerst die SQL-Datei mit dem Client mysql aus; dann können die Dateien in die vorhandenen Tabellen geladen werden.</translation>
    </message>
    <message>
        <source>Nobody makes a table for the rows of %1: %2.%3 is neither in the dump nor on the server.</source>
        <translation>Für die Zeilen von %1 legt niemand eine Tabelle an: %2.%3 steht weder im Dump noch auf dem Server.</translation>
    </message>
    <message>
        <source>Name the file after its table, or leave it out.</source>
        <translation>Nennen Sie die Datei wie ihre Tabelle, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>%1, %2 of them not generated</source>
        <translation>%1, davon %2 nicht generiert</translation>
    </message>
    <message>
        <source>The rows of %1 have %2, and %3 has %4: which field is which column is not certain.</source>
        <translation>Die Zeilen von %1 haben %2, und %3 hat %4: Welches Feld welche Spalte ist, ist nicht sicher.</translation>
    </message>
    <message>
        <source>Load this table on its own and say which field goes where, or leave it out here.</source>
        <translation>Laden Sie diese Tabelle allein und sagen Sie, welches Feld wohin gehört, oder lassen Sie sie hier weg.</translation>
    </message>
    <message>
        <source>%1 has no field for what the server computes itself (%2): its fields are those of the other columns.</source>
        <translation>%1 hat kein Feld für das, was der Server selbst berechnet (%2): Die Felder sind die der anderen Spalten.</translation>
    </message>
    <message>
        <source>Nothing is missing: the server makes these values anew.</source>
        <translation>Es fehlt nichts: Der Server bildet diese Werte neu.</translation>
    </message>
    <message>
        <source>%1 makes its table.</source>
        <translation>%1 legt ihre Tabelle an.</translation>
    </message>
    <message>
        <source>%1 makes no table for %2.</source>
        <translation>%1 legt keine Tabelle für %2 an.</translation>
    </message>
    <message>
        <source>%1 makes a table without a data file: %2.</source>
        <translation>%1 legt eine Tabelle ohne Datendatei an: %2.</translation>
    </message>
    <message>
        <source>%1 makes %2 without a data file: %3.</source>
        <translation>%1 legt %2 ohne Datendatei an: %3.</translation>
    </message>
    <message>
        <source>A load of all of it makes them and leaves them empty; nothing is missing if they were.</source>
        <translation>Wird alles geladen, so werden sie angelegt und bleiben leer; es fehlt nichts, wenn sie leer waren.</translation>
    </message>
    <message>
        <source>The server that was to be thrown away does not let go of %1.</source>
        <translation>Der Server, der weggeworfen werden sollte, lässt %1 nicht los.</translation>
    </message>
    <message>
        <source>Resume the run.</source>
        <translation>Setzen Sie den Lauf fort.</translation>
    </message>
    <message>
        <source>give the table another tablespace</source>
        <translation>der Tabelle einen anderen Tablespace geben</translation>
    </message>
    <message>
        <source>keep others away while the table has none</source>
        <translation>andere fernhalten, solange die Tabelle keinen hat</translation>
    </message>
    <message>
        <source>have the empty table written down (FLUSH TABLES … FOR EXPORT)</source>
        <translation>die leere Tabelle herausschreiben lassen (FLUSH TABLES … FOR EXPORT)</translation>
    </message>
    <message>
        <source>have the server&apos;s checkpoint move on</source>
        <translation>den Checkpoint des Servers vorrücken lassen</translation>
    </message>
    <message>
        <source>The server&apos;s checkpoint has not moved for a minute (%1 of %2): without it, a crash would lose what is written to an imported table.</source>
        <translation>Der Checkpoint des Servers hat sich seit einer Minute nicht bewegt (%1 von %2): Ohne ihn verlöre ein Absturz, was in eine importierte Tabelle geschrieben wird.</translation>
    </message>
    <message>
        <source>SET GLOBAL innodb_max_dirty_pages_pct = 0 for a moment, as an account with SUPER; then resume the run.</source>
        <translation>Für einen Augenblick SET GLOBAL innodb_max_dirty_pages_pct = 0, als Konto mit SUPER; dann den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>%1 has it from %2 on.</source>
        <translation>%1 hat sie ab %2.</translation>
    </message>
    <message>
        <source>%1 has it no more from %2 on.</source>
        <translation>%1 hat sie ab %2 nicht mehr.</translation>
    </message>
    <message>
        <source>It is a function of %1.</source>
        <translation>Es ist eine Funktion von %1.</translation>
    </message>
    <message>
        <source>Write %1 in the dump instead.</source>
        <translation>Schreiben Sie im Dump stattdessen %1.</translation>
    </message>
    <message>
        <source>Write it differently in the dump, or make a function of that name first.</source>
        <translation>Schreiben Sie es im Dump anders, oder legen Sie zuvor eine Funktion dieses Namens an.</translation>
    </message>
    <message>
        <source>the function %1</source>
        <translation>die Funktion %1</translation>
    </message>
    <message>
        <source>The server has no function %1, and refuses what the dump makes with it.</source>
        <translation>Der Server hat keine Funktion %1 und lehnt ab, was der Dump damit anlegt.</translation>
    </message>
    <message>
        <source>The server has no function %1: a routine, trigger or event that calls it fails when it gets there.</source>
        <translation>Der Server hat keine Funktion %1: Eine Routine, ein Trigger oder ein Event, das sie aufruft, scheitert an dieser Stelle.</translation>
    </message>
    <message>
        <source>Give it a smaller pool (scratch start --memory), or let it keep its data on disk.</source>
        <translation>Ihm einen kleineren Pool geben (scratch start --memory) oder ihn seine Daten auf dem Datenträger halten lassen.</translation>
    </message>
    <message>
        <source>What the server reads in the table that is to be shipped is not what was read in the dump (checksum %1, expected %2).</source>
        <translation>Was der Server in der Tabelle liest, die eingeschifft werden soll, ist nicht das, was im Dump gelesen wurde (Prüfsumme %1, erwartet %2).</translation>
    </message>
    <message>
        <source>the journal&apos;s lines are logged as the rows are</source>
        <translation>die Zeilen des Journals werden geloggt wie die Datenzeilen</translation>
    </message>
    <message>
        <source>The server is a member of a group (Group Replication): with sql_log_bin=0 its other members would lack the rows, and leave the group at the first change of one.</source>
        <translation>Der Server ist Mitglied einer Gruppe (Group Replication): mit sql_log_bin=0 fehlten den anderen Mitgliedern die Zeilen, und sie verließen die Gruppe, sobald eine davon geändert wird.</translation>
    </message>
    <message>
        <source>Leave sql_log_bin as it is.</source>
        <translation>sql_log_bin lassen, wie es ist.</translation>
    </message>
    <message>
        <source>Replicas read the binary log of this server (%1): with sql_log_bin=0 they would lack the rows, and stop at the first change of one.</source>
        <translation>Replikate lesen das Binärlog dieses Servers (%1): mit sql_log_bin=0 fehlten ihnen die Zeilen, und sie blieben stehen, sobald eine davon geändert wird.</translation>
    </message>
    <message>
        <source>Leave sql_log_bin as it is; or load each replica as well, and confirm it by the server&apos;s name: --confirm-unlogged %1.</source>
        <translation>sql_log_bin lassen, wie es ist; oder jedes Replikat ebenfalls laden und es mit dem Namen des Servers bestätigen: --confirm-unlogged %1.</translation>
    </message>
    <message>
        <source>the other members of the group lack these rows and leave the group</source>
        <translation>den anderen Mitgliedern der Gruppe fehlen diese Zeilen, und sie verlassen die Gruppe</translation>
    </message>
    <message>
        <source>replicas lack these rows, and point-in-time recovery; seen now: %1</source>
        <translation>Replikaten und der Wiederherstellung auf einen Zeitpunkt fehlen diese Zeilen; jetzt zu sehen: %1</translation>
    </message>
    <message>
        <source>make a table that changes places with the partition</source>
        <translation>eine Tabelle anlegen, die mit der Partition den Platz tauscht</translation>
    </message>
    <message>
        <source>The table has no partition %1.</source>
        <translation>Die Tabelle hat keine Partition %1.</translation>
    </message>
    <message>
        <source>The table has no partition %1, but %2.</source>
        <translation>Die Tabelle hat keine Partition %1, aber %2.</translation>
    </message>
    <message>
        <source>Partition %1 has partitions of its own: name one of these (%2 …), only such a one can be exchanged.</source>
        <translation>Die Partition %1 ist selbst unterteilt: eine ihrer Unterpartitionen nennen (%2 …), nur eine solche kann getauscht werden.</translation>
    </message>
    <message>
        <source>Partition %1 is not empty.</source>
        <translation>Die Partition %1 ist nicht leer.</translation>
    </message>
    <message>
        <source>The rows&apos; parents in %1 (foreign key %2) cannot be looked up: %3</source>
        <translation>Die Eltern der Zeilen in %1 (Fremdschlüssel %2) können nicht nachgesehen werden: %3</translation>
    </message>
    <message>
        <source>The table is partitioned: one empty partition of it can be shipped (--partition), not the whole.</source>
        <translation>Die Tabelle ist partitioniert: Eine leere Partition von ihr kann eingeschifft werden (--partition), nicht das Ganze.</translation>
    </message>
    <message>
        <source>The table has a FULLTEXT index, whose own tables are not shipped. Take it away with its hidden column (while the table is empty: ALTER TABLE … DROP INDEX …, then ALTER TABLE … FORCE), ship, and add it again: the server makes it from the rows either way.</source>
        <translation>Die Tabelle hat einen FULLTEXT-Index, dessen eigene Tabellen nicht eingeschifft werden. Ihn mit seiner verborgenen Spalte entfernen (solange die Tabelle leer ist: ALTER TABLE … DROP INDEX …, dann ALTER TABLE … FORCE), einschiffen und wieder anlegen: Der Server baut ihn so oder so aus den Zeilen.</translation>
    </message>
    <message>
        <source>Only a table that is shipped is filled by a partition.</source>
        <translation>Nur eine Tabelle, die eingeschifft wird, wird nach Partition gefüllt.</translation>
    </message>
    <message>
        <source>Leave --partition out, the server finds each row&apos;s partition; or plan with --way ship.</source>
        <translation>--partition weglassen, der Server findet die Partition jeder Zeile; oder mit --way ship planen.</translation>
    </message>
    <message>
        <source>a table of the same shape, in place of the partition</source>
        <translation>eine Tabelle derselben Gestalt anstelle der Partition</translation>
    </message>
    <message>
        <source>hold each row against the partition, there and back</source>
        <translation>jede Zeile an der Partition prüfen, hin und zurück</translation>
    </message>
    <message>
        <source>rows without a parent, where the table has foreign keys</source>
        <translation>Zeilen ohne Eltern, wo die Tabelle Fremdschlüssel hat</translation>
    </message>
    <message>
        <source>keep others away</source>
        <translation>andere fernhalten</translation>
    </message>
    <message>
        <source>the rows and the empty partition change places</source>
        <translation>die Zeilen und die leere Partition tauschen die Plätze</translation>
    </message>
    <message>
        <source>and away with what is empty now</source>
        <translation>und weg mit dem, was nun leer ist</translation>
    </message>
    <message>
        <source>%1 of the dump do not belong to partition %2, one of them with %3.</source>
        <translation>%1 des Dumps gehören nicht in die Partition %2, eine davon mit %3.</translation>
    </message>
    <message>
        <source>Rows of the dump do not belong to partition %1: %2</source>
        <translation>Zeilen des Dumps gehören nicht in die Partition %1: %2</translation>
    </message>
    <message>
        <source>Name the partition they belong to (--partition), or leave --way out: the server finds each row&apos;s own then. The target&apos;s rows were not touched.</source>
        <translation>Die Partition nennen, in die sie gehören (--partition), oder --way weglassen: Dann findet der Server die Partition jeder Zeile. Die Zeilen des Ziels wurden nicht angerührt.</translation>
    </message>
    <message>
        <source>There is a table %1 already, which the run did not make.</source>
        <translation>Es gibt schon eine Tabelle %1, die der Lauf nicht angelegt hat.</translation>
    </message>
    <message>
        <source>Drop it, if nobody needs it, and plan again.</source>
        <translation>Sie löschen, wenn niemand sie braucht, und neu planen.</translation>
    </message>
    <message>
        <source>%1 is made, in place of partition %2</source>
        <translation>%1 wird angelegt, anstelle der Partition %2</translation>
    </message>
    <message>
        <source>Partition %1 of %2 is not empty any more: somebody else wrote into it.</source>
        <translation>Die Partition %1 von %2 ist nicht mehr leer: Jemand anderes hat hineingeschrieben.</translation>
    </message>
    <message>
        <source>Partition %1 of %2 holds %3 that the run did not put there.</source>
        <translation>Die Partition %1 von %2 enthält %3, die der Lauf nicht dorthin gebracht hat.</translation>
    </message>
    <message>
        <source>The rows of the run are gone from %1 and from partition %2 of %3.</source>
        <translation>Die Zeilen des Laufs sind aus %1 und aus der Partition %2 von %3 verschwunden.</translation>
    </message>
    <message>
        <source>%1 changes places with partition %2</source>
        <translation>%1 tauscht den Platz mit der Partition %2</translation>
    </message>
    <message>
        <source>Partition %1 of %2 holds %3; the run put %4 there: somebody else wrote into it.</source>
        <translation>Die Partition %1 von %2 enthält %3; der Lauf hat %4 dorthin gebracht: Jemand anderes hat hineingeschrieben.</translation>
    </message>
    <message>
        <source>Each row is held against partition %1</source>
        <translation>Jede Zeile wird an der Partition %1 geprüft</translation>
    </message>
    <message>
        <source>Parents of foreign keys are not looked up: the plan has foreign_key_checks = 0.</source>
        <translation>Eltern von Fremdschlüsseln werden nicht nachgesehen: Der Plan hat foreign_key_checks = 0.</translation>
    </message>
    <message>
        <source>Parents of foreign keys are looked up</source>
        <translation>Eltern von Fremdschlüsseln werden nachgesehen</translation>
    </message>
    <message>
        <source>%1 has what its definition does not show (%2), as a FULLTEXT index that was dropped or columns added instantly leave behind.</source>
        <translation>%1 hat etwas, das ihre Definition nicht zeigt (%2), wie es ein gelöschter FULLTEXT-Index oder sofort hinzugefügte Spalten hinterlassen.</translation>
    </message>
    <message>
        <source>ALTER TABLE %1 FORCE while it is empty; then run again.</source>
        <translation>ALTER TABLE %1 FORCE, solange sie leer ist; dann den Lauf neu starten.</translation>
    </message>
    <message>
        <source>%1 of %2 have no parent in %3 (foreign key %4), one of them with %5 = %6.</source>
        <translation>%1 von %2 haben keine Eltern in %3 (Fremdschlüssel %4), eine davon mit %5 = %6.</translation>
    </message>
    <message>
        <source>Load the parents first and resume the run, or correct the rows.</source>
        <translation>Zuerst die Eltern laden und den Lauf fortsetzen, oder die Zeilen berichtigen.</translation>
    </message>
    <message>
        <source>learn the number of the table&apos;s file</source>
        <translation>die Nummer der Datei der Tabelle erfahren</translation>
    </message>
    <message>
        <source>make the empty table anew for a rollback</source>
        <translation>für ein Zurücknehmen die leere Tabelle neu anlegen</translation>
    </message>
    <message>
        <source>The table has foreign keys (%1), which the empty table would lose that a rollback makes anew: ship it by place.</source>
        <translation>Die Tabelle hat Fremdschlüssel (%1), die der leeren Tabelle fehlen würden, die ein Zurücknehmen neu anlegt: Liefern Sie sie mit place.</translation>
    </message>
    <message>
        <source>A partition is filled where Millrace itself puts the files in place.</source>
        <translation>Eine Partition wird dort gefüllt, wo Millrace die Dateien selbst an ihren Platz legt.</translation>
    </message>
    <message>
        <source>Leave --ship-by out, on the server&apos;s machine.</source>
        <translation>Lassen Sie --ship-by weg, auf dem Rechner des Servers.</translation>
    </message>
    <message>
        <source>The folder for the bundle, %1, is no absolute path.</source>
        <translation>Der Ordner für das Bündel, %1, ist kein absoluter Pfad.</translation>
    </message>
    <message>
        <source>Name it from the root on.</source>
        <translation>Nennen Sie ihn vom Wurzelverzeichnis an.</translation>
    </message>
    <message>
        <source>“%1” is no machine that ssh could reach.</source>
        <translation>„%1“ ist kein Rechner, den ssh erreichen könnte.</translation>
    </message>
    <message>
        <source>Name it as [USER@]HOST[:PORT].</source>
        <translation>Nennen Sie ihn als [USER@]HOST[:PORT].</translation>
    </message>
    <message>
        <source>see that the folder is the server&apos;s own</source>
        <translation>sehen, ob der Ordner der des Servers ist</translation>
    </message>
    <message>
        <source>take the new one in: again and again, until somebody has put its files there</source>
        <translation>die neue aufnehmen: immer wieder, bis jemand ihre Dateien dorthin gelegt hat</translation>
    </message>
    <message>
        <source>have the server remove the .cfg that was put there</source>
        <translation>den Server die .cfg-Datei entfernen lassen, die dorthin gelegt wurde</translation>
    </message>
    <message>
        <source>The server finds the .cfg, but cannot open the .ibd of %1: look at its owner and mode, and into the server&apos;s error log.</source>
        <translation>Der Server findet die .cfg-Datei von %1, kann aber die .ibd-Datei nicht öffnen: Sehen Sie nach deren Eigentümer und Rechten und ins Fehlerprotokoll des Servers.</translation>
    </message>
    <message>
        <source>%1 was emptied or altered by somebody else meanwhile.</source>
        <translation>%1 wurde inzwischen von jemand anderem geleert oder geändert.</translation>
    </message>
    <message>
        <source>Waiting for the files to be put in place</source>
        <translation>Warten, bis die Dateien am Platz sind</translation>
    </message>
    <message>
        <source>The target&apos;s empty table is made anew</source>
        <translation>Die leere Tabelle des Ziels wird neu angelegt</translation>
    </message>
    <message>
        <source>There is no ssh program on this machine.</source>
        <translation>Auf diesem Rechner gibt es kein Programm ssh.</translation>
    </message>
    <message>
        <source>Install one (openssh-client), or ship by a bundle (--ship-by bundle).</source>
        <translation>Installieren Sie eines (openssh-client) oder liefern Sie mit einem Bündel (--ship-by bundle).</translation>
    </message>
    <message>
        <source>%1 does not start: %2.</source>
        <translation>%1 startet nicht: %2.</translation>
    </message>
    <message>
        <source>Look at that program.</source>
        <translation>Sehen Sie nach diesem Programm.</translation>
    </message>
    <message>
        <source>ssh does not reach %1: %2</source>
        <translation>ssh erreicht %1 nicht: %2</translation>
    </message>
    <message>
        <source>Log in there once by hand with ssh, and look at the host&apos;s key before you accept it. Millrace gives no password and accepts no key: it takes one of yours that the other side knows (ssh-copy-id), in an agent where it has a passphrase.</source>
        <translation>Melden Sie sich dort einmal selbst mit ssh an und sehen Sie den Schlüssel des Rechners an, bevor Sie ihn annehmen. Millrace gibt kein Passwort ein und nimmt keinen Schlüssel an: Es nimmt einen von Ihren, den die andere Seite kennt (ssh-copy-id), aus einem Agenten, wenn er eine Passphrase hat.</translation>
    </message>
    <message>
        <source>On %1: %2</source>
        <translation>Auf %1: %2</translation>
    </message>
    <message>
        <source>Log in there as root or as the server&apos;s account, or ship by a bundle (--ship-by bundle).</source>
        <translation>Melden Sie sich dort als root oder als das Konto des Servers an oder liefern Sie mit einem Bündel (--ship-by bundle).</translation>
    </message>
    <message>
        <source>Waiting for the files of %1. On the server&apos;s machine, as root or as the server&apos;s account: sh %2. %3 says what it does.</source>
        <translation>Warten auf die Dateien von %1. Auf dem Rechner des Servers, als root oder als das Konto des Servers: sh %2. Was das tut, steht in %3.</translation>
    </message>
    <message>
        <source>The table %1 of the server %2, run %3 of Millrace.</source>
        <translation>Die Tabelle %1 des Servers %2, Lauf %3 von Millrace.</translation>
    </message>
    <message>
        <source>What there is to do, by somebody who may write into %1 (root, or the server&apos;s account):</source>
        <translation>Was zu tun ist, von jemandem, der in %1 schreiben darf (root oder das Konto des Servers):</translation>
    </message>
    <message>
        <source>1. Copy this folder to the server&apos;s machine, if it is not there.
2. There: sh %1
3. That is all. Millrace sees that the files are there, has the server take them in, counts, and ends.</source>
        <translation>1. Diesen Ordner auf den Rechner des Servers kopieren, wenn er nicht dort ist.
2. Dort: sh %1
3. Das ist alles. Millrace sieht, dass die Dateien da sind, lässt den Server sie aufnehmen, zählt und endet.</translation>
    </message>
    <message>
        <source>Put the files there by the script and in no other way. A MySQL server stops when it takes in a file that is there only in part, and does not start as long as it lies there. The script copies under other names, compares the checksums (SHA-256), sets owner and mode, and only then gives the files the names that the server looks for. It puts nothing over a file that is there.</source>
        <translation>Legen Sie die Dateien mit dem Skript dorthin und auf keinem anderen Weg. Ein MySQL-Server hält an, wenn er eine Datei aufnimmt, die erst zum Teil da ist, und startet nicht, solange sie dort liegt. Das Skript kopiert unter anderen Namen, vergleicht die Prüfsummen (SHA-256), setzt Eigentümer und Rechte und gibt den Dateien erst dann die Namen, nach denen der Server sieht. Es legt nichts über eine Datei, die da ist.</translation>
    </message>
    <message>
        <source>If the server keeps its data elsewhere on that machine than where it says (%1), as with a container: sh %2 THAT-DIRECTORY</source>
        <translation>Wenn der Server seine Daten auf diesem Rechner woanders hat, als er sagt (%1), etwa in einem Container: sh %2 DIESES-VERZEICHNIS</translation>
    </message>
    <message>
        <source>Until the files are in, every statement that reads or writes the table gets the error 1814 (tablespace is discarded); the table was empty before. No other table is touched or locked. Millrace looks every few seconds, and with each look the server writes one to three lines into its error log.</source>
        <translation>Bis die Dateien aufgenommen sind, bekommt jede Anweisung, die die Tabelle liest oder schreibt, den Fehler 1814 (tablespace is discarded); die Tabelle war vorher leer. Keine andere Tabelle wird angerührt oder gesperrt. Millrace sieht alle paar Sekunden nach, und jedes Mal schreibt der Server eine bis drei Zeilen in sein Fehlerprotokoll.</translation>
    </message>
    <message>
        <source>If Millrace was ended meanwhile, go on with: millrace-cli resume %1
To have the empty table back: millrace-cli rollback %1
The server can be started anew at any time.</source>
        <translation>Wenn Millrace inzwischen beendet wurde, geht es weiter mit: millrace-cli resume %1
Um die leere Tabelle zurückzubekommen: millrace-cli rollback %1
Der Server kann jederzeit neu gestartet werden.</translation>
    </message>
    <message>
        <source>place.sh: the server&apos;s folder of that schema is not there. Is this the server&apos;s machine? A data directory can be named: sh place.sh DIRECTORY</source>
        <translation>place.sh: Der Ordner des Servers für dieses Schema ist nicht da. Ist das der Rechner des Servers? Ein Datenverzeichnis kann genannt werden: sh place.sh VERZEICHNIS</translation>
    </message>
    <message>
        <source>place.sh: the table has its file. Either Millrace is not waiting for another (millrace-cli resume %1), or it has been put there.</source>
        <translation>place.sh: Die Tabelle hat ihre Datei. Entweder wartet Millrace auf keine andere (millrace-cli resume %1), oder sie ist schon dorthin gelegt.</translation>
    </message>
    <message>
        <source>the files cannot be copied; nothing was changed</source>
        <translation>die Dateien können nicht kopiert werden; nichts wurde geändert</translation>
    </message>
    <message>
        <source>owner and mode cannot be set; nothing was changed</source>
        <translation>Eigentümer und Rechte können nicht gesetzt werden; nichts wurde geändert</translation>
    </message>
    <message>
        <source>the files are not those that were proved: copy the bundle again; nothing was changed</source>
        <translation>das sind nicht die geprüften Dateien: Kopieren Sie das Bündel noch einmal; nichts wurde geändert</translation>
    </message>
    <message>
        <source>a file of that name appeared meanwhile</source>
        <translation>inzwischen ist eine Datei dieses Namens entstanden</translation>
    </message>
    <message>
        <source>place.sh: the files are in place. Millrace does the rest.</source>
        <translation>place.sh: Die Dateien sind am Platz. Den Rest macht Millrace.</translation>
    </message>
    <message>
        <source>place.sh: root or the account that the folder belongs to has to run this.</source>
        <translation>place.sh: Das muss root ausführen oder das Konto, dem der Ordner gehört.</translation>
    </message>
    <message>
        <source>The server wrote no %1 on %2 for the export: that folder is not its own.</source>
        <translation>Der Server hat für den Export kein %1 auf %2 geschrieben: Dieser Ordner ist nicht seiner.</translation>
    </message>
    <message>
        <source>Name the machine that the server runs on, as ssh knows it (--ship-by ssh:HOST).</source>
        <translation>Nennen Sie den Rechner, auf dem der Server läuft, wie ssh ihn kennt (--ship-by ssh:HOST).</translation>
    </message>
    <message>
        <source>The server does not say what number the file of %1 has.</source>
        <translation>Der Server sagt nicht, welche Nummer die Datei von %1 hat.</translation>
    </message>
    <message>
        <source>Load another way (leave --way out).</source>
        <translation>Laden Sie auf einem anderen Weg (ohne --way).</translation>
    </message>
    <message>
        <source>The checksum of the first page of %1 is wrong.</source>
        <translation>Die Prüfsumme der ersten Seite von %1 stimmt nicht.</translation>
    </message>
    <message>
        <source>The binary log is on: rows that are shipped never get into it, so replicas, point-in-time recovery and change capture would miss them. If nobody needs them there, say so with sql_log_bin = 0 (--tune sql_log_bin=0).</source>
        <translation>Das Binärlog ist an: Eingeschiffte Zeilen kommen nie hinein, sie würden also Replikaten, der Wiederherstellung zu einem Zeitpunkt und dem Erfassen von Änderungen fehlen. Wenn niemand sie dort braucht, sagen Sie es mit sql_log_bin = 0 (--tune sql_log_bin=0).</translation>
    </message>
    <message>
        <source>A server of the target&apos;s very version is started on this machine (the program of the target&apos;s own process, or one in PATH). It holds this table alone and is thrown away afterwards.</source>
        <translation>Auf diesem Rechner wird ein Server genau der Version des Ziels gestartet (das Programm des Prozesses des Ziels oder eines im PATH). Er enthält nur diese Tabelle und wird danach weggeworfen.</translation>
    </message>
    <message>
        <source>A server of the target&apos;s very version is started on this machine (%1). It holds this table alone and is thrown away afterwards.</source>
        <translation>Auf diesem Rechner wird ein Server genau der Version des Ziels gestartet (%1). Er enthält nur diese Tabelle und wird danach weggeworfen.</translation>
    </message>
    <message>
        <source>The dump is read once. Its rows, sorted by the primary key where they are not, and the entries of every index whose order is known here are written into %1.built in that server&apos;s folder; what is sorted meanwhile lies in ship/sorted in the run&apos;s folder.</source>
        <translation>Der Dump wird einmal gelesen. Seine Zeilen, nach dem Primärschlüssel sortiert, wo sie es nicht sind, und die Einträge jedes Index, dessen Ordnung hier bekannt ist, werden in %1.built im Ordner jenes Servers geschrieben; was dabei sortiert wird, liegt in ship/sorted im Ordner des Laufs.</translation>
    </message>
    <message>
        <source>Its count and its CHECKSUM TABLE have to be those of what was read, over all rows, and CHECK TABLE looks through the pages as they were built.</source>
        <translation>Seine Zählung und sein CHECKSUM TABLE müssen die des Gelesenen sein, über alle Zeilen, und CHECK TABLE sieht die Seiten durch, wie sie gebaut wurden.</translation>
    </message>
    <message>
        <source>It writes every page anew (ALTER TABLE … FORCE). Then its count and its CHECKSUM TABLE have to be those of what was read, over all rows.</source>
        <translation>Er schreibt jede Seite neu (ALTER TABLE … FORCE). Dann müssen seine Zählung und sein CHECKSUM TABLE die des Gelesenen sein, über alle Zeilen.</translation>
    </message>
    <message>
        <source>The target writes its empty table down (FLUSH TABLES … FOR EXPORT, locked for that moment); copies of the files are kept as before/empty.ibd and before/empty.cfg in the run&apos;s folder, for the way back.</source>
        <translation>Das Ziel schreibt seine leere Tabelle nieder (FLUSH TABLES … FOR EXPORT, für den Moment gesperrt); Kopien der Dateien werden als before/empty.ibd und before/empty.cfg im Ordner des Laufs aufgehoben, für den Weg zurück.</translation>
    </message>
    <message>
        <source>There the table is made by the target&apos;s SHOW CREATE TABLE, and its empty files are kept as ship/template.ibd and ship/template.cfg in the run&apos;s folder.</source>
        <translation>Dort wird die Tabelle nach dem SHOW CREATE TABLE des Ziels angelegt, und ihre leeren Dateien werden als ship/template.ibd und ship/template.cfg im Ordner des Laufs aufgehoben.</translation>
    </message>
    <message>
        <source>A table that stands in for partition %1 is made in %2: what follows happens to it, until its rows and the empty partition change places (EXCHANGE PARTITION) and it is dropped.</source>
        <translation>In %2 wird eine Tabelle angelegt, die für die Partition %1 steht: Das Folgende geschieht mit ihr, bis ihre Zeilen und die leere Partition die Plätze tauschen (EXCHANGE PARTITION) und sie gelöscht wird.</translation>
    </message>
    <message>
        <source>That server takes the file in (DISCARD and IMPORT TABLESPACE). Before it adds rows of its own, the ones that were built are counted and compared.</source>
        <translation>Jener Server nimmt die Datei auf (DISCARD und IMPORT TABLESPACE). Bevor er eigene Zeilen hinzufügt, werden die gebauten gezählt und verglichen.</translation>
    </message>
    <message>
        <source>What only a server can be sure of, it loads by LOAD DATA as the plan says; indexes whose order only a server knows it builds after the rows.</source>
        <translation>Wessen nur ein Server sicher sein kann, das lädt er mit LOAD DATA, wie der Plan es sagt; Indizes, deren Ordnung nur ein Server kennt, legt er hinter den Zeilen an.</translation>
    </message>
    <message>
        <source>Where the table has foreign keys, rows without a parent are looked for; if there are any, the table is emptied again.</source>
        <translation>Wo die Tabelle Fremdschlüssel hat, werden Zeilen ohne Elternzeile gesucht; gibt es welche, wird die Tabelle wieder geleert.</translation>
    </message>
    <message>
        <source>The next AUTO_INCREMENT number is set, the target counts its rows, and its CHECKSUM TABLE has to be the one of the proof.</source>
        <translation>Die nächste AUTO_INCREMENT-Nummer wird gesetzt, das Ziel zählt seine Zeilen, und sein CHECKSUM TABLE muss das des Beweises sein.</translation>
    </message>
    <message>
        <source>The next AUTO_INCREMENT number is set, and the target counts its rows.</source>
        <translation>Die nächste AUTO_INCREMENT-Nummer wird gesetzt, und das Ziel zählt seine Zeilen.</translation>
    </message>
    <message>
        <source>indexes that are not built here</source>
        <translation>Indizes, die nicht hier gebaut werden</translation>
    </message>
    <message>
        <source>on MariaDB, until its checkpoint has passed the empty file; then put back</source>
        <translation>auf MariaDB, bis der Checkpoint über die leere Datei hinaus ist; dann zurückgestellt</translation>
    </message>
    <message>
        <source>server that builds</source>
        <translation>Server, der baut</translation>
    </message>
    <message>
        <source>build</source>
        <translation>Bau</translation>
    </message>
    <message>
        <source>look at what was built</source>
        <translation>Blick auf das Gebaute</translation>
    </message>
    <message>
        <source>indexes of the server</source>
        <translation>Indizes des Servers</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Disk space</source>
        <translation>Plattenplatz</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>The table&apos;s file will take about %1 to %2. The disk of %3 has to hold it up to twice at a time; %4 are free.</source>
        <translation>Die Datei der Tabelle wird etwa %1 bis %2 groß. Die Platte von %3 muss sie bis zu zweimal zugleich fassen; frei sind %4.</translation>
    </message>
    <message>
        <source>The table&apos;s file will take about %1 to %2. The disk of %3 has to hold it once; %4 are free.</source>
        <translation>Die Datei der Tabelle wird etwa %1 bis %2 groß. Die Platte von %3 muss sie einmal fassen; frei sind %4.</translation>
    </message>
    <message>
        <source>Free space there; the folders of runs move with MILLRACE_HOME. Files as they were built (--ship direct) need less.</source>
        <translation>Schaffen Sie dort Platz; die Ordner der Läufe ziehen mit MILLRACE_HOME um. Dateien, wie sie gebaut wurden (--ship direct), brauchen weniger.</translation>
    </message>
    <message>
        <source>The table&apos;s file will take about %1 to %2; free are %3.</source>
        <translation>Die Datei der Tabelle wird etwa %1 bis %2 groß; frei sind %3.</translation>
    </message>
    <message>
        <source>What goes which way</source>
        <translation>Was welchen Weg nimmt</translation>
    </message>
    <message>
        <source>The target&apos;s folder, disk space and which part of the table goes which way can be told once the table is there; the run looks at them before it builds anything.</source>
        <translation>Der Ordner des Ziels, der Plattenplatz und welcher Teil der Tabelle welchen Weg nimmt, lässt sich sagen, sobald die Tabelle da ist; der Lauf sieht sie sich an, bevor er etwas baut.</translation>
    </message>
    <message>
        <source>Create the table, and check again.</source>
        <translation>Legen Sie die Tabelle an und prüfen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Server that builds</source>
        <translation>Server, der baut</translation>
    </message>
    <message>
        <source>%1, the target&apos;s version: %2.</source>
        <translation>%1, die Version des Ziels: %2.</translation>
    </message>
    <message>
        <source>Folder of the target</source>
        <translation>Ordner des Ziels</translation>
    </message>
    <message>
        <source>This account may put files into %1.</source>
        <translation>Dieses Konto darf Dateien in %1 legen.</translation>
    </message>
    <message>
        <source>This account may put files into %1; whether the server keeps its tables there or runs on another machine shows when the run begins, before anything is changed.</source>
        <translation>Dieses Konto darf Dateien in %1 legen; ob der Server seine Tabellen dort hat oder auf einem anderen Rechner läuft, zeigt sich, wenn der Lauf beginnt, bevor etwas geändert wird.</translation>
    </message>
    <message>
        <source>Connect through the server&apos;s socket, and it is known before.</source>
        <translation>Verbinden Sie sich über den Socket des Servers, dann ist es vorher bekannt.</translation>
    </message>
    <message>
        <source>The target has taken in %1 in %2 s</source>
        <translation>Das Ziel hat %1 in %2 s aufgenommen</translation>
    </message>
    <message>
        <source>Built on a server of the target&apos;s version that was thrown away: %1, CHECKSUM TABLE %2.</source>
        <translation>Auf einem weggeworfenen Server der Version des Ziels gebaut: %1, CHECKSUM TABLE %2.</translation>
    </message>
    <message>
        <source>Shipped direct: the pages as they were built, after CHECK TABLE and a checker of the file that shares no code with its writer.</source>
        <translation>Direkt eingeschifft: die Seiten, wie sie gebaut wurden, nach CHECK TABLE und einem Prüfer der Datei, der keinen Code mit ihrem Schreiber teilt.</translation>
    </message>
    <message>
        <source>Shipped rebuilt: every page written by that server (ALTER TABLE … FORCE), compared after that, and read by a checker of the file that shares no code with its writer.</source>
        <translation>Neu geschrieben eingeschifft: jede Seite von jenem Server geschrieben (ALTER TABLE … FORCE), danach verglichen und von einem Prüfer der Datei gelesen, der keinen Code mit ihrem Schreiber teilt.</translation>
    </message>
    <message>
        <source>The file: %1, XXH3 %2.</source>
        <translation>Die Datei: %1, XXH3 %2.</translation>
    </message>
    <message>
        <source>The target took that file in.</source>
        <translation>Das Ziel hat diese Datei aufgenommen.</translation>
    </message>
    <message>
        <source>The target has not taken it in.</source>
        <translation>Das Ziel hat sie nicht aufgenommen.</translation>
    </message>
    <message>
        <source>indexes of its kind are not built here</source>
        <translation>Indizes seiner Art werden hier nicht gebaut</translation>
    </message>
    <message>
        <source>it is kept as a hash, which only the server computes</source>
        <translation>er wird als Hash geführt, den nur der Server berechnet</translation>
    </message>
    <message>
        <source>only the server computes what it holds</source>
        <translation>nur der Server berechnet, was er enthält</translation>
    </message>
    <message>
        <source>only the server knows the order of its texts (their collation)</source>
        <translation>nur der Server kennt die Ordnung seiner Texte (ihre Kollation)</translation>
    </message>
    <message>
        <source>Rows are written straight into the file; one whose text leaves open what is stored (an odd date, too many digits, bytes that are no text of its column) is loaded by the server that is thrown away.</source>
        <translation>Zeilen werden gleich in die Datei geschrieben; eine, deren Text offenlässt, was gespeichert wird (ein seltsames Datum, zu viele Ziffern, Bytes, die in ihrer Spalte kein Text sind), lädt der Server, der weggeworfen wird.</translation>
    </message>
    <message>
        <source>Indexes written with them: %1.</source>
        <translation>Indizes, die mit ihnen geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Index %1 is built by that server after the rows: %2.</source>
        <translation>Den Index %1 legt jener Server hinter den Zeilen an: %2.</translation>
    </message>
    <message>
        <source>The run waits for somebody to put the files into %1.</source>
        <translation>Der Lauf wartet darauf, dass jemand die Dateien in %1 legt.</translation>
    </message>
    <message>
        <source>ssh reaches %1, and the account there may put files into %2.</source>
        <translation>ssh erreicht %1, und das Konto dort darf Dateien in %2 legen.</translation>
    </message>
    <message>
        <source>Nothing is looked at in the target&apos;s folder, which nobody here sees. For the way back the server makes the empty table anew.</source>
        <translation>Im Ordner des Ziels wird nichts angesehen, denn von hier sieht ihn niemand. Für den Rückweg legt der Server die leere Tabelle neu an.</translation>
    </message>
    <message>
        <source>ssh reaches %1, and the target writes its empty table down (FLUSH TABLES … FOR EXPORT, locked for that moment): its file has to appear there. For the way back the server makes the empty table anew.</source>
        <translation>ssh erreicht %1, und das Ziel schreibt seine leere Tabelle nieder (FLUSH TABLES … FOR EXPORT, für den Augenblick gesperrt): deren Datei muss dort erscheinen. Für den Rückweg legt der Server die leere Tabelle neu an.</translation>
    </message>
    <message>
        <source>A bundle is made in %1: both files, a README and place.sh, which compares their checksums and puts them into the target&apos;s folder.</source>
        <translation>In %1 wird ein Bündel gemacht: beide Dateien, ein README und place.sh, das ihre Prüfsummen vergleicht und sie in den Ordner des Ziels legt.</translation>
    </message>
    <message>
        <source>Both files are sent to %1 under names that no server opens, and their checksums are compared there.</source>
        <translation>Beide Dateien gehen an %1 unter Namen, die kein Server öffnet, und ihre Prüfsummen werden dort verglichen.</translation>
    </message>
    <message>
        <source>%1.ibd and %1.cfg</source>
        <translation>%1.ibd und %1.cfg</translation>
    </message>
    <message>
        <source>%1 are put into the target&apos;s folder of %2, with owner and mode of the files there, and taken in (IMPORT TABLESPACE).</source>
        <translation>%1 werden in den Ordner %2 des Ziels gelegt, mit Eigentümer und Rechten der Dateien dort, und aufgenommen (IMPORT TABLESPACE).</translation>
    </message>
    <message>
        <source>The run waits until somebody has run place.sh on the target&apos;s machine, and tries again and again to have %1 taken in (IMPORT TABLESPACE); until then others are told that the table has no tablespace (1814).</source>
        <translation>Der Lauf wartet, bis jemand place.sh auf dem Rechner des Ziels ausgeführt hat, und versucht immer wieder, %1 aufnehmen zu lassen (IMPORT TABLESPACE); bis dahin erfahren andere, dass die Tabelle keinen Tablespace hat (1814).</translation>
    </message>
    <message>
        <source>%1 get their names in the target&apos;s folder of %2, with its owner, and are taken in (IMPORT TABLESPACE).</source>
        <translation>%1 erhalten ihre Namen im Ordner %2 des Ziels, mit dessen Eigentümer, und werden aufgenommen (IMPORT TABLESPACE).</translation>
    </message>
    <message>
        <source>%1 is locked, has to be still empty, and gives up its empty tablespace (DISCARD TABLESPACE). On MariaDB the run waits there until the server&apos;s checkpoint has passed it, a second or two where little has to be written, with settings that make it write all changed pages (innodb_max_dirty_pages_pct = 0 and what goes with it).</source>
        <translation>%1 wird gesperrt, muss noch leer sein und gibt ihren leeren Tablespace ab (DISCARD TABLESPACE). Auf MariaDB wartet der Lauf dort, bis der Checkpoint des Servers darüber hinaus ist, ein oder zwei Sekunden, wo wenig zu schreiben ist, mit Einstellungen, die ihn alle geänderten Seiten schreiben lassen (innodb_max_dirty_pages_pct = 0 und was dazugehört).</translation>
    </message>
    <message>
        <source>the run&apos;s own folder (bundle)</source>
        <translation>dem eigenen Ordner des Laufs (bundle)</translation>
    </message>
    <message>
        <source>Then these files are deleted. Until then every step is written down before it is taken: resume goes on from wherever the run was broken off, and rollback leaves the table empty, as it was.</source>
        <translation>Dann werden diese Dateien gelöscht. Bis dahin wird jeder Schritt aufgeschrieben, bevor er getan wird: resume geht von dort weiter, wo der Lauf abbrach, und rollback lässt die Tabelle leer zurück, wie sie war.</translation>
    </message>
    <message>
        <source>%1 has no tablespace now: millrace-cli rollback %2 brings the empty table back.</source>
        <translation>%1 hat jetzt keinen Tablespace: millrace-cli rollback %2 bringt die leere Tabelle zurück.</translation>
    </message>
    <message>
        <source>The table is exported as ship/exported.ibd and ship/exported.cfg, that server is ended, and a checker that shares no code with what wrote the file reads all of it.</source>
        <translation>Die Tabelle wird als ship/exported.ibd und ship/exported.cfg exportiert, jener Server wird beendet, und ein Prüfer, der keinen Code mit dem Schreiber der Datei teilt, liest sie ganz.</translation>
    </message>
    <message>
        <source>So far no file has reached the target. On MariaDB the next step was begun with the proof, for it takes as long; where the proof fails, the empty table is put back.</source>
        <translation>Bis hierher ist keine Datei beim Ziel angekommen. Auf MariaDB hat der nächste Schritt mit der Prüfung begonnen, denn er dauert ebenso lange; scheitert die Prüfung, wird die leere Tabelle zurückgestellt.</translation>
    </message>
    <message>
        <source>So far nothing of the target was changed.</source>
        <translation>Bis hierher wurde am Ziel nichts geändert.</translation>
    </message>
    <message>
        <source>the operator %1</source>
        <translation>der Operator %1</translation>
    </message>
    <message>
        <source>The operator %1, which this server has not, becomes the call that it stands for: %2.</source>
        <translation>Der Operator %1, den dieser Server nicht hat, wird zu dem Aufruf, für den er steht: %2.</translation>
    </message>
    <message>
        <source>The server has no operator %1, and refuses what the dump makes with it.</source>
        <translation>Der Server hat keinen Operator %1 und weist ab, was der Dump damit anlegt.</translation>
    </message>
    <message>
        <source>%1 Write %2 in the dump, and give a column that has no other name than this one with AS.</source>
        <translation>%1 Schreiben Sie im Dump %2, und geben Sie einer Spalte, die sonst keinen Namen hat, diesen mit AS.</translation>
    </message>
    <message>
        <source>The unique indexes of %1 stay in place: INSERT IGNORE and REPLACE go by them.</source>
        <translation>Die eindeutigen Indizes von %1 bleiben bestehen: INSERT IGNORE und REPLACE richten sich nach ihnen.</translation>
    </message>
    <message>
        <source>The contents of %1 were not compared: rows that came later took the place of some of them.</source>
        <translation>Die Inhalte von %1 wurden nicht verglichen: An die Stelle einiger sind spätere Zeilen getreten.</translation>
    </message>
    <message>
        <source>the table has no secondary index</source>
        <translation>die Tabelle hat keinen Sekundärindex</translation>
    </message>
    <message>
        <source>rows of a table come in the order of its key</source>
        <translation>Zeilen einer Tabelle kommen in der Reihenfolge ihres Schlüssels</translation>
    </message>
    <message>
        <source>saves about %1 % of the time</source>
        <translation>spart etwa %1 % der Zeit</translation>
    </message>
    <message>
        <source>filled while loading</source>
        <translation>beim Laden gefüllt</translation>
    </message>
    <message>
        <source>built after the load</source>
        <translation>nach dem Laden gebaut</translation>
    </message>
    <message>
        <source>rows are added to tables that are there</source>
        <translation>es kommen Zeilen zu Tabellen hinzu, die schon da sind</translation>
    </message>
    <message>
        <source>new tables are filled first; those below 1 MB keep their indexes</source>
        <translation>neue Tabellen werden zuerst gefüllt; die unter 1 MB behalten ihre Indizes</translation>
    </message>
    <message>
        <source>sorted by the primary key first</source>
        <translation>zuerst nach dem Primärschlüssel sortiert</translation>
    </message>
    <message>
        <source>as they come</source>
        <translation>wie sie kommen</translation>
    </message>
    <message>
        <source>the table is not known yet</source>
        <translation>die Tabelle ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>so few rows load at once in any order</source>
        <translation>so wenige Zeilen sind in jeder Reihenfolge gleich geladen</translation>
    </message>
    <message>
        <source>they are in the order of the key, but for a few</source>
        <translation>sie stehen bis auf wenige in der Reihenfolge des Schlüssels</translation>
    </message>
    <message>
        <source>they go all over the table</source>
        <translation>sie gehören quer über die ganze Tabelle</translation>
    </message>
    <message>
        <source>they go all over a table that outgrows the %1 of the buffer pool which this load can count on</source>
        <translation>sie gehören quer über eine Tabelle, die größer wird als die %1 des Pufferpools, auf die dieser Ladelauf zählen kann</translation>
    </message>
    <message>
        <source>built after the load, unique ones too</source>
        <translation>nach dem Laden gebaut, auch eindeutige</translation>
    </message>
    <message>
        <source>the account may not drop and build indexes</source>
        <translation>das Konto darf keine Indizes löschen und bauen</translation>
    </message>
    <message>
        <source>for so few rows building them anew is not worth it</source>
        <translation>für so wenige Zeilen lohnt es nicht, sie neu zu bauen</translation>
    </message>
    <message>
        <source>%1 of about %2</source>
        <translation>%1 von etwa %2</translation>
    </message>
    <message>
        <source>%1 outgrow the %2 of the buffer pool which this load can count on</source>
        <translation>%1 werden größer als die %2 des Pufferpools, auf die dieser Ladelauf zählen kann</translation>
    </message>
    <message>
        <source>%1 are built from sorted entries for less than they are filled row by row</source>
        <translation>%1 aus sortierten Einträgen zu bauen kostet weniger, als sie Zeile für Zeile zu füllen</translation>
    </message>
    <message>
        <source>the table has rows, and %1 of others in its schema may need them</source>
        <translation>die Tabelle hat Zeilen, und %1 anderer in ihrem Schema brauchen sie vielleicht</translation>
    </message>
    <message>
        <source>the table has %1 already, which would be indexed anew</source>
        <translation>die Tabelle hat schon %1, die neu indiziert würden</translation>
    </message>
    <message>
        <source>%1 fit into the buffer pool</source>
        <translation>%1 passen in den Pufferpool</translation>
    </message>
    <message>
        <source>%1 lets one session at a time write</source>
        <translation>%1 lässt nur eine Sitzung auf einmal schreiben</translation>
    </message>
    <message>
        <source>for so few rows more would not help</source>
        <translation>für so wenige Zeilen hülfen mehr nicht</translation>
    </message>
    <message>
        <source>how many processors the server has is not known</source>
        <translation>wie viele Prozessoren der Server hat, ist nicht bekannt</translation>
    </message>
    <message>
        <source>by its settings the server has about %1 processors</source>
        <translation>nach seinen Einstellungen hat der Server etwa %1 Prozessoren</translation>
    </message>
    <message>
        <source>the server has %1, which is this machine&apos;s</source>
        <translation>der Server hat %1, dieselben wie dieser Rechner</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>; %1 of others ran</source>
        <translation>; es liefen %1 von anderen</translation>
    </message>
    <message>
        <source>; chunks wait for the AUTO_INCREMENT lock (innodb_autoinc_lock_mode)</source>
        <translation>; Blöcke warten auf die AUTO_INCREMENT-Sperre (innodb_autoinc_lock_mode)</translation>
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
        <source>long rows: a chunk stays below %1</source>
        <translation>lange Zeilen: ein Block bleibt unter %1</translation>
    </message>
    <message>
        <source>the rows are not counted</source>
        <translation>die Zeilen sind nicht gezählt</translation>
    </message>
    <message>
        <source>so few rows go in one transaction</source>
        <translation>so wenige Zeilen gehen in eine Transaktion</translation>
    </message>
    <message>
        <source>so that all connections have work and end together</source>
        <translation>damit alle Verbindungen Arbeit haben und zusammen fertig werden</translation>
    </message>
    <message>
        <source>LOAD DATA LOCAL, or INSERT where the server refuses it</source>
        <translation>LOAD DATA LOCAL, oder INSERT, wo der Server es ablehnt</translation>
    </message>
    <message>
        <source>INSERT … SELECT</source>
        <translation>INSERT … SELECT</translation>
    </message>
    <message>
        <source>works with any account that may write</source>
        <translation>geht mit jedem Konto, das schreiben darf</translation>
    </message>
    <message>
        <source>counts and all contents</source>
        <translation>Anzahlen und alle Inhalte</translation>
    </message>
    <message>
        <source>counts only</source>
        <translation>nur Anzahlen</translation>
    </message>
    <message>
        <source>counts and a sample of the contents</source>
        <translation>Anzahlen und eine Stichprobe der Inhalte</translation>
    </message>
    <message>
        <source>a load of up to 32 MB is compared whole, of a larger one every fourth chunk</source>
        <translation>bis 32 MB wird alles verglichen, darüber jeder vierte Block</translation>
    </message>
    <message>
        <source>as it was asked for</source>
        <translation>wie verlangt</translation>
    </message>
    <message>
        <source>Secondary indexes</source>
        <translation>Sekundärindizes</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <translation>Reihenfolge der Zeilen</translation>
    </message>
    <message>
        <source>Proof afterwards</source>
        <translation>Nachweis danach</translation>
    </message>
    <message>
        <source> by the dump&apos;s own INSERT IGNORE</source>
        <translation> durch das eigene INSERT IGNORE des Dumps</translation>
    </message>
    <message>
        <source>, %1 in the place of others</source>
        <translation>, %1 an Stelle anderer</translation>
    </message>
    <message>
        <source>%1 of the dump was skipped by its own INSERT IGNORE.</source>
        <translation>%1 des Dumps wurde von seinem eigenen INSERT IGNORE übersprungen.</translation>
    </message>
    <message>
        <source>%1 of the dump were skipped by its own INSERT IGNORE.</source>
        <translation>%1 des Dumps wurden von seinem eigenen INSERT IGNORE übersprungen.</translation>
    </message>
    <message>
        <source>%1 of the dump took the place of others or changed them, by its own REPLACE or ON DUPLICATE KEY UPDATE.</source>
        <translation>Durch sein eigenes REPLACE oder ON DUPLICATE KEY UPDATE: %1 des Dumps an Stelle anderer, oder andere geändert.</translation>
    </message>
    <message>
        <source>The session of the interrupted run is still at work on the server: its statement is waited for</source>
        <translation>Die Sitzung des unterbrochenen Laufs arbeitet noch auf dem Server: auf ihre Anweisung wird gewartet</translation>
    </message>
    <message>
        <source>That statement is not one of which it is not known whether it has run.</source>
        <translation>Bei dieser Anweisung ist nicht ungewiss, ob sie gelaufen ist.</translation>
    </message>
    <message>
        <source>Resume without saying so: millrace-cli resume %1</source>
        <translation>Setzen Sie ohne diese Angabe fort: millrace-cli resume %1</translation>
    </message>
    <message>
        <source>The run cannot go on: what this statement asks about the one before it is gone with that one&apos;s session.</source>
        <translation>Der Lauf kann nicht weitergehen: Was diese Anweisung über die vorige fragt, ist mit deren Sitzung verloren.</translation>
    </message>
    <message>
        <source> It may have stored a part of its rows in %1, where there are no transactions.</source>
        <translation> Ein Teil ihrer Zeilen kann in %1 stehen, wo es keine Transaktionen gibt.</translation>
    </message>
    <message>
        <source>What this statement stored in tables without transactions (%1) before the run was interrupted is there still, all else of it was taken back.</source>
        <translation>Was diese Anweisung vor der Unterbrechung des Laufs in Tabellen ohne Transaktionen (%1) gespeichert hat, steht noch dort; alles andere von ihr wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>It writes into %1, where there are no transactions.</source>
        <translation>Sie schreibt in %1, wo es keine Transaktionen gibt.</translation>
    </message>
    <message>
        <source>Whether this statement ran before the run was interrupted, in whole or in part, is not known. %1</source>
        <translation>Ob diese Anweisung vor der Unterbrechung des Laufs ganz oder teilweise gelaufen ist, ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Look at what it changes. Where it has run, go on after it: millrace-cli resume %1 --has-run %2. Where it has not, or what it did is taken out again: millrace-cli resume %1 --run-again %2.</source>
        <translation>Sehen Sie nach, was sie ändert. Ist sie gelaufen, geht es hinter ihr weiter: millrace-cli resume %1 --has-run %2. Ist sie es nicht, oder ist wieder entfernt, was sie getan hat: millrace-cli resume %1 --run-again %2.</translation>
    </message>
    <message>
        <source>It commits by itself.</source>
        <translation>Sie schließt ihre Transaktion selbst ab.</translation>
    </message>
    <message>
        <source>Column %1 of %2 cannot be NULL, and INSERT IGNORE makes something else of it.</source>
        <translation>Spalte %1 von %2 kann nicht NULL sein, und INSERT IGNORE macht etwas anderes daraus.</translation>
    </message>
    <message>
        <source>sorting them would take longer than it saves</source>
        <translation>sie zu sortieren würde länger dauern, als es spart</translation>
    </message>
    <message>
        <source>the source has no key to divide it by</source>
        <translation>die Quelle hat keinen Schlüssel, nach dem sie geteilt werden könnte</translation>
    </message>
    <message>
        <source>the fastest of %1 trials with the first rows</source>
        <translation>der schnellste von %1 Versuchen mit den ersten Zeilen</translation>
    </message>
    <message>
        <source>many small tables: while one waits for its commit another goes in</source>
        <translation>viele kleine Tabellen: während eine auf ihren Commit wartet, wird eine andere geladen</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>dropping of indexes</source>
        <translation>Entfernen der Indizes</translation>
    </message>
    <message>
        <source>until the first byte</source>
        <translation>bis zum ersten Byte</translation>
    </message>
    <message>
        <source>last commits</source>
        <translation>letzte Commits</translation>
    </message>
    <message>
        <source>settings put back</source>
        <translation>Einstellungen zurückgestellt</translation>
    </message>
    <message>
        <source>journal away</source>
        <translation>Journal entfernt</translation>
    </message>
    <message>
        <source>the dump in its own order</source>
        <translation>der Dump in seiner Reihenfolge</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Where the time of the run&apos;s last part went: %1.</source>
        <translation>Wohin die Zeit des letzten Teils des Laufs ging: %1.</translation>
    </message>
    <message>
        <source>Which rows of %1 stay depends on their order, and some are no plain values.</source>
        <translation>Welche Zeilen von %1 bleiben, hängt von ihrer Reihenfolge ab, und einige sind keine reinen Werte.</translation>
    </message>
    <message>
        <source>INSERT IGNORE leaves out rows of %1 that refer to what is not there yet.</source>
        <translation>INSERT IGNORE lässt Zeilen von %1 aus, die sich auf etwas beziehen, das noch nicht da ist.</translation>
    </message>
    <message>
        <source>Counted are the rows that are written out in the dump; what %1 add or change besides is known when they have run.</source>
        <translation>Gezählt sind die Zeilen, die im Dump ausgeschrieben sind; was %1 außerdem hinzufügen oder ändern, ist bekannt, wenn sie gelaufen sind.</translation>
    </message>
    <message>
        <source>Look at the table, and empty it by hand: TRUNCATE TABLE %1</source>
        <translation>Sehen Sie sich die Tabelle an und leeren Sie sie von Hand: TRUNCATE TABLE %1</translation>
    </message>
    <message>
        <source>Look at the rows, and take them out by hand: DELETE FROM %1 WHERE %2</source>
        <translation>Sehen Sie sich die Zeilen an und nehmen Sie sie von Hand heraus: DELETE FROM %1 WHERE %2</translation>
    </message>
    <message>
        <source>The run is finished and verified; its journal is gone, and nothing was written down that %1 could be told by.</source>
        <translation>Der Lauf ist beendet und geprüft; sein Journal gibt es nicht mehr, und es wurde nichts festgehalten, woran %1 zu erkennen wäre.</translation>
    </message>
    <message>
        <source>Whether %1 is as the run left it cannot be proved: %2.</source>
        <translation>Ob %1 so ist, wie der Lauf sie hinterließ, lässt sich nicht beweisen: %2.</translation>
    </message>
    <message>
        <source>its rows are others than when the run ended</source>
        <translation>ihre Zeilen sind andere als am Ende des Laufs</translation>
    </message>
    <message>
        <source>its server was started anew at %1 UTC, and knows of no change before that</source>
        <translation>ihr Server wurde um %1 UTC neu gestartet und weiß von keiner Änderung davor</translation>
    </message>
    <message>
        <source>it was written to at %1 UTC, after the run</source>
        <translation>um %1 UTC, nach dem Lauf, wurde in sie geschrieben</translation>
    </message>
    <message>
        <source>its server does not say when it was last written to</source>
        <translation>ihr Server sagt nicht, wann zuletzt in sie geschrieben wurde</translation>
    </message>
    <message>
        <source>%1 takes no larger transaction with ease (%2)</source>
        <translation>%1 nimmt keine größere Transaktion ohne Mühe an (%2)</translation>
    </message>
    <message>
        <source>Galera: the whole cluster stands still while the indexes are built, and transactions that others have open on any node end with error 1213 (wsrep_OSU_method=TOI).</source>
        <translation>Galera: Der ganze Cluster steht still, während die Indizes aufgebaut werden, und Transaktionen, die andere auf irgendeinem Knoten offen haben, enden mit Fehler 1213 (wsrep_OSU_method=TOI).</translation>
    </message>
    <message>
        <source>Chunk %1 met its own rows: by the journal they are committed</source>
        <translation>Chunk %1 traf auf seine eigenen Zeilen: Laut Journal sind sie festgeschrieben</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Node %1 of a Galera cluster</source>
        <translation>Knoten %1 eines Galera-Clusters</translation>
    </message>
    <message>
        <source>Node %1 of a Galera cluster of %2</source>
        <translation>Knoten %1 eines Galera-Clusters aus %2</translation>
    </message>
    <message>
        <source>%1 takes no statements: it is %2, %3.</source>
        <translation>%1 nimmt keine Anweisungen an: Zustand %2, %3.</translation>
    </message>
    <message>
        <source>Load through a node of the primary component, or mend the network between the nodes.</source>
        <translation>Laden Sie über einen Knoten der primären Komponente, oder bringen Sie das Netz zwischen den Knoten in Ordnung.</translation>
    </message>
    <message>
        <source>; its state is not known.</source>
        <translation>; sein Zustand ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 is %2, not Synced: it may lag behind the others, and flow control does not wait for it.</source>
        <translation>%1 ist %2, nicht Synced: Er kann hinter den anderen zurückliegen, und die Flusskontrolle wartet nicht auf ihn.</translation>
    </message>
    <message>
        <source>Wait until wsrep_local_state_comment says Synced, or load through another node.</source>
        <translation>Warten Sie, bis wsrep_local_state_comment Synced sagt, oder laden Sie über einen anderen Knoten.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>The server is in a group (Group Replication). Its members are not known: the account may not read the list.</source>
        <translation>Der Server gehört zu einer Gruppe (Group Replication). Ihre Mitglieder sind nicht bekannt: Das Konto darf die Liste nicht lesen.</translation>
    </message>
    <message>
        <source>Member %1 of a group of %2 (Group Replication)</source>
        <translation>Mitglied %1 einer Gruppe von %2 (Group Replication)</translation>
    </message>
    <message>
        <source>%1 is not ONLINE but %2: it is no place to load into.</source>
        <translation>%1 ist nicht ONLINE, sondern %2: Dorthin wird nicht geladen.</translation>
    </message>
    <message>
        <source>%1. Not ONLINE there: %2.</source>
        <translation>%1. Nicht ONLINE sind dort: %2.</translation>
    </message>
    <message>
        <source>See to them first: a group that loses its majority stops.</source>
        <translation>Kümmern Sie sich zuerst um diese: Eine Gruppe, die ihre Mehrheit verliert, bleibt stehen.</translation>
    </message>
    <message>
        <source>Chunks of %1 are what %2 takes with ease (%3).</source>
        <translation>Chunks von %1 nimmt %2 ohne Mühe an (%3).</translation>
    </message>
    <message>
        <source>Chunks of %1 are more than %2 takes in one transaction (%3): each is refused and sent again in halves until what passes is known.</source>
        <translation>Chunks von %1 sind mehr, als %2 in einer Transaktion annimmt (%3): Jeder wird abgelehnt und in Hälften erneut gesendet, bis bekannt ist, was durchgeht.</translation>
    </message>
    <message>
        <source>Chunks of %1 are more than %2 takes with ease (%3): its other members fall behind, and everybody who writes waits for them.</source>
        <translation>Chunks von %1 sind mehr, als %2 ohne Mühe annimmt (%3): Die anderen Mitglieder geraten in Rückstand, und alle, die schreiben, warten auf sie.</translation>
    </message>
    <message>
        <source>Leave the rows per chunk to Millrace (--chunk-rows auto), or take %1.</source>
        <translation>Überlassen Sie die Zeilen je Chunk Millrace (--chunk-rows auto), oder nehmen Sie %1.</translation>
    </message>
    <message>
        <source>%1 is %2, which Galera does not replicate: its rows would be on node %3 alone.</source>
        <translation>%1 ist %2, was Galera nicht repliziert: Die Zeilen stünden allein auf Knoten %3.</translation>
    </message>
    <message>
        <source>ALTER TABLE … ENGINE=InnoDB before the load, or load into each node.</source>
        <translation>ALTER TABLE … ENGINE=InnoDB vor dem Laden, oder in jeden Knoten laden.</translation>
    </message>
    <message>
        <source>%1 is %2: Group Replication takes rows of InnoDB tables only (error 3098).</source>
        <translation>%1 ist %2: Group Replication nimmt nur Zeilen von InnoDB-Tabellen an (Fehler 3098).</translation>
    </message>
    <message>
        <source>%1 has no primary key: Group Replication takes no row of it (error 3098).</source>
        <translation>%1 hat keinen Primärschlüssel: Group Replication nimmt keine Zeile davon an (Fehler 3098).</translation>
    </message>
    <message>
        <source>Give it one: ALTER TABLE %1 ADD PRIMARY KEY (…); or an invisible one: ALTER TABLE %1 ADD COLUMN my_row_id bigint unsigned NOT NULL AUTO_INCREMENT INVISIBLE PRIMARY KEY FIRST.</source>
        <translation>Geben Sie ihr einen: ALTER TABLE %1 ADD PRIMARY KEY (…); oder einen unsichtbaren: ALTER TABLE %1 ADD COLUMN my_row_id bigint unsigned NOT NULL AUTO_INCREMENT INVISIBLE PRIMARY KEY FIRST.</translation>
    </message>
    <message>
        <source>Load into the group&apos;s primary: SELECT MEMBER_HOST, MEMBER_PORT FROM performance_schema.replication_group_members WHERE MEMBER_ROLE = &apos;PRIMARY&apos; names it.</source>
        <translation>Laden Sie in das primäre Mitglied der Gruppe: SELECT MEMBER_HOST, MEMBER_PORT FROM performance_schema.replication_group_members WHERE MEMBER_ROLE = &apos;PRIMARY&apos; nennt es.</translation>
    </message>
    <message>
        <source>Load into the group&apos;s primary, %1.</source>
        <translation>Laden Sie in das primäre Mitglied der Gruppe, %1.</translation>
    </message>
    <message>
        <source>No lock reaches the other nodes of the cluster, where another run may be about to begin: the journal&apos;s table stays in the schema, empty, when the run is done.</source>
        <translation>Keine Sperre reicht zu den anderen Knoten des Clusters, wo gerade ein anderer Lauf beginnen kann: Die Tabelle des Journals bleibt leer im Schema, wenn der Lauf fertig ist.</translation>
    </message>
    <message>
        <source>The server is a member of a group (Group Replication) that takes no writes here (%1).</source>
        <translation>Der Server ist Mitglied einer Gruppe (Group Replication), die hier keine Schreibzugriffe annimmt (%1).</translation>
    </message>
    <message>
        <source>%1 or %2, so that its other nodes keep up</source>
        <translation>%1 oder %2, damit die anderen Knoten mitkommen</translation>
    </message>
    <message>
        <source>%1, with room to spare</source>
        <translation>%1, mit Spielraum</translation>
    </message>
    <message>
        <source>%1 does not hold this run: its journal knows nothing of run %2.</source>
        <translation>%1 hat diesen Lauf nicht: Das Journal dort weiß nichts von Lauf %2.</translation>
    </message>
    <message>
        <source>Name another node of the same cluster, or the same server under its new address; elsewhere begin the plan anew.</source>
        <translation>Nennen Sie einen anderen Knoten desselben Clusters oder denselben Server unter seiner neuen Adresse; anderswo beginnen Sie den Plan neu.</translation>
    </message>
    <message>
        <source>node that is not known by name</source>
        <translation>Knoten, dessen Name nicht bekannt ist</translation>
    </message>
    <message>
        <source>nodes that are not known by name</source>
        <translation>Knoten, deren Namen nicht bekannt sind</translation>
    </message>
    <message>
        <source>The proof was cancelled.</source>
        <translation>Der Nachweis wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Node %1: %2</source>
        <translation>Knoten %1: %2</translation>
    </message>
    <message>
        <source>Counted on node %1.</source>
        <translation>Gezählt auf Knoten %1.</translation>
    </message>
    <message>
        <source>By its journal every chunk has arrived at %1 as well.</source>
        <translation>Laut Journal ist jeder Chunk auch auf %1 angekommen.</translation>
    </message>
    <message>
        <source>Not asked: %1.</source>
        <translation>Nicht gefragt: %1.</translation>
    </message>
    <message>
        <source>The other nodes were not asked: this account may not see them.</source>
        <translation>Die anderen Knoten wurden nicht gefragt: Dieses Konto darf sie nicht sehen.</translation>
    </message>
    <message>
        <source>“%1” is no address</source>
        <translation>„%1“ ist keine Adresse</translation>
    </message>
    <message>
        <source>it is in no cluster</source>
        <translation>er gehört zu keinem Cluster</translation>
    </message>
    <message>
        <source>its journal holds %1 in %2 chunks, that of the node the load went to %3 in %4.</source>
        <translation>Das Journal dort enthält %1 in %2 Chunks, das des Knotens, in den geladen wurde, %3 in %4.</translation>
    </message>
    <message>
        <source>Look at that node&apos;s error log and state before you read from it.</source>
        <translation>Sehen Sie sich Fehlerprotokoll und Zustand dieses Knotens an, bevor Sie von ihm lesen.</translation>
    </message>
    <message>
        <source>Use smaller chunks or fewer workers, or raise innodb_buffer_pool_size.</source>
        <translation>Kleinere Chunks oder weniger Worker nehmen, oder innodb_buffer_pool_size erhöhen.</translation>
    </message>
    <message>
        <source>The group refused the transaction: see the server&apos;s error log. Where it is too large: use smaller chunks, or raise group_replication_transaction_size_limit on all members.</source>
        <translation>Die Gruppe hat die Transaktion abgelehnt: siehe Fehlerprotokoll des Servers. Wo sie zu groß ist: kleinere Chunks nehmen, oder group_replication_transaction_size_limit auf allen Mitgliedern erhöhen.</translation>
    </message>
    <message>
        <source>Group Replication takes rows of InnoDB tables with a primary key only: give the table one (ALTER TABLE … ADD PRIMARY KEY).</source>
        <translation>Group Replication nimmt nur Zeilen von InnoDB-Tabellen mit Primärschlüssel an: Geben Sie der Tabelle einen (ALTER TABLE … ADD PRIMARY KEY).</translation>
    </message>
    <message>
        <source>The cluster takes no more rows in one transaction than wsrep_max_ws_rows says: use smaller chunks (--chunk-rows), or raise it on all nodes.</source>
        <translation>Der Cluster nimmt in einer Transaktion nicht mehr Zeilen an, als wsrep_max_ws_rows sagt: kleinere Chunks nehmen (--chunk-rows), oder den Wert auf allen Knoten erhöhen.</translation>
    </message>
    <message>
        <source>The cluster takes no longer transaction than wsrep_max_ws_size says: use smaller chunks (--chunk-rows), or raise it on all nodes.</source>
        <translation>Der Cluster nimmt keine längere Transaktion an, als wsrep_max_ws_size sagt: kleinere Chunks nehmen (--chunk-rows), oder den Wert auf allen Knoten erhöhen.</translation>
    </message>
    <message>
        <source>The server is a node of a Galera cluster: sql_log_bin=0 keeps no row from its other nodes, only from replicas that read its binary log.</source>
        <translation>Der Server ist ein Knoten eines Galera-Clusters: sql_log_bin=0 hält keine Zeile von den anderen Knoten fern, nur von Replikaten, die sein Binärlog lesen.</translation>
    </message>
    <message>
        <source>the other nodes of the cluster get the rows all the same</source>
        <translation>die anderen Knoten des Clusters bekommen die Zeilen trotzdem</translation>
    </message>
    <message>
        <source>Column %1 of %2 cannot be NULL, and the dump&apos;s session makes something else of it, or an error.</source>
        <translation>Spalte %1 von %2 kann nicht NULL sein, und die Sitzung des Dumps macht etwas anderes daraus oder einen Fehler.</translation>
    </message>
    <message>
        <source>Column %1 of %2 is a SET and gets numbers.</source>
        <translation>Spalte %1 von %2 ist ein SET und bekommt Zahlen.</translation>
    </message>
    <message>
        <source>%1 has the files of a dump by mydumper, and no metadata: nothing says whether it was finished.</source>
        <translation>%1 hat die Dateien eines Dumps von mydumper und keine Metadaten: Nichts sagt, ob er vollständig ist.</translation>
    </message>
    <message>
        <source>Get the file &quot;metadata&quot; as well, or compare the files with where they came from.</source>
        <translation>Beschaffen Sie auch die Datei „metadata“, oder vergleichen Sie die Dateien mit ihrer Herkunft.</translation>
    </message>
    <message>
        <source>%1 left out: none of them could be a row.</source>
        <translation>%1 weggelassen: keine davon könnte eine Datenzeile sein.</translation>
    </message>
    <message>
        <source>line of comment (#) between the sampled rows is</source>
        <translation>Kommentarzeile (#) zwischen den Datenzeilen der Stichprobe wird</translation>
    </message>
    <message>
        <source>lines of comment (#) between the sampled rows are</source>
        <translation>Kommentarzeilen (#) zwischen den Datenzeilen der Stichprobe werden</translation>
    </message>
    <message>
        <source>Lines of comment need rows that end in a line feed or a carriage return.</source>
        <translation>Kommentarzeilen brauchen Datenzeilen, die mit einem Zeilenvorschub oder Wagenrücklauf enden.</translation>
    </message>
    <message>
        <source>Leave the beginning of comments empty, or correct LINES TERMINATED BY.</source>
        <translation>Lassen Sie den Anfang der Kommentare leer, oder berichtigen Sie LINES TERMINATED BY.</translation>
    </message>
    <message>
        <source>Lines of comment and LINES STARTING BY at once: what does not start so is passed over by the server already.</source>
        <translation>Kommentarzeilen und LINES STARTING BY zugleich: Was nicht so anfängt, übergeht bereits der Server.</translation>
    </message>
    <message>
        <source>Use one of them.</source>
        <translation>Verwenden Sie eines davon.</translation>
    </message>
    <message>
        <source>Rows may begin with “%1”, too: such a row would be taken for a comment.</source>
        <translation>Auch Datenzeilen können mit „%1“ anfangen: Eine solche würde für einen Kommentar gehalten.</translation>
    </message>
    <message>
        <source>Choose a beginning of comments that is no terminator, no enclosing and no escape byte.</source>
        <translation>Wählen Sie für Kommentare einen Anfang, der kein Trenn-, Anführungs- oder Fluchtzeichen ist.</translation>
    </message>
    <message>
        <source>%1 left out as comments (%2), though they have as many fields as a row; the first is here.</source>
        <translation>%1 als Kommentar (%2) weggelassen, mit so vielen Feldern wie eine Datenzeile; die erste steht hier.</translation>
    </message>
    <message>
        <source>line is</source>
        <translation>Zeile wird</translation>
    </message>
    <message>
        <source>lines are</source>
        <translation>Zeilen werden</translation>
    </message>
    <message>
        <source>If they are rows, leave the beginning of comments empty, and take the lines that are none out of the file.</source>
        <translation>Sind es Datenzeilen, so lassen Sie den Anfang der Kommentare leer, und nehmen Sie die Zeilen, die keine sind, aus der Datei.</translation>
    </message>
    <message>
        <source>If it is a comment: say that comments begin with #, and such lines are left out.</source>
        <translation>Ist es ein Kommentar: Geben Sie an, dass Kommentare mit # anfangen; dann werden solche Zeilen weggelassen.</translation>
    </message>
    <message>
        <source>another server was asked than the run&apos;s, and its times are others</source>
        <translation>es wurde ein anderer Server gefragt als der des Laufs, und seine Zeiten sind andere</translation>
    </message>
    <message>
        <source>Node %1 of the Galera cluster is %2, not Synced: it lags behind the others.</source>
        <translation>Knoten %1 des Galera-Clusters ist %2, nicht Synced: Er hängt hinter den anderen zurück.</translation>
    </message>
    <message>
        <source>Not ONLINE in the group: %1.</source>
        <translation>Nicht ONLINE in der Gruppe: %1.</translation>
    </message>
    <message>
        <source>Nodes in the Galera cluster: %1 now, %2 before.</source>
        <translation>Knoten im Galera-Cluster: jetzt %1, vorher %2.</translation>
    </message>
    <message>
        <source>The cluster is as it should be again, at node %1.</source>
        <translation>Der Cluster ist wieder, wie er sein soll, auf Knoten %1.</translation>
    </message>
    <message>
        <source>%1 is lost to the run, which goes on at another node of the cluster, %2. %3</source>
        <translation>%1 ist für den Lauf verloren; er geht auf einem anderen Knoten des Clusters weiter, %2. %3</translation>
    </message>
    <message>
        <source>The node is cut off from its Galera cluster, or has not caught up with it: go on at another node (millrace-cli resume RUN --target URL), or mend the network between the nodes.</source>
        <translation>Der Knoten ist von seinem Galera-Cluster abgeschnitten oder hat ihn noch nicht eingeholt: Machen Sie auf einem anderen Knoten weiter (millrace-cli resume RUN --target URL), oder bringen Sie das Netz zwischen den Knoten in Ordnung.</translation>
    </message>
    <message>
        <source>The node was cut off from its Galera cluster at the COMMIT: go on at another node (millrace-cli resume RUN --target URL), or mend the network between the nodes.</source>
        <translation>Der Knoten wurde beim COMMIT von seinem Galera-Cluster abgeschnitten: Machen Sie auf einem anderen Knoten weiter (millrace-cli resume RUN --target URL), oder bringen Sie das Netz zwischen den Knoten in Ordnung.</translation>
    </message>
    <message>
        <source>Go on at a node that takes rows: millrace-cli resume RUN --target URL.</source>
        <translation>Machen Sie auf einem Knoten weiter, der Zeilen annimmt: millrace-cli resume RUN --target URL.</translation>
    </message>
    <message>
        <source>The server that answers does not belong to the cluster of the run.</source>
        <translation>Der Server, der antwortet, gehört nicht zum Cluster des Laufs.</translation>
    </message>
    <message>
        <source>The server that answers is in no cluster at the moment.</source>
        <translation>Der Server, der antwortet, gehört zurzeit zu keinem Cluster.</translation>
    </message>
    <message>
        <source>Member %1 of the group only reads.</source>
        <translation>Mitglied %1 der Gruppe liest nur.</translation>
    </message>
    <message>
        <source>Node %1 of the Galera cluster takes no statements: it is %2, %3.</source>
        <translation>Knoten %1 des Galera-Clusters nimmt keine Anweisungen an: Er ist %2, %3.</translation>
    </message>
    <message>
        <source>Member %1 of the group takes no rows: it is %2.</source>
        <translation>Mitglied %1 der Gruppe nimmt keine Zeilen an: Es ist %2.</translation>
    </message>
    <message>
        <source>The group has lost its majority: member %1 does not reach %2. Every COMMIT waits until they are back, or somebody makes the rest a group (SET GLOBAL group_replication_force_members).</source>
        <translation>Die Gruppe hat ihre Mehrheit verloren: Mitglied %1 erreicht %2 nicht. Jedes COMMIT wartet, bis sie zurück sind oder jemand den Rest zur Gruppe macht (SET GLOBAL group_replication_force_members).</translation>
    </message>
    <message>
        <source>Its certificate is not for “%1”. Connect by a name it was made for.</source>
        <translation>Sein Zertifikat gilt nicht für „%1“. Verbinden Sie sich über einen Namen, für den es ausgestellt ist.</translation>
    </message>
    <message>
        <source>nobody vouches for its certificate</source>
        <translation>für sein Zertifikat bürgt niemand</translation>
    </message>
    <message>
        <source>%1 did not prove that it is the server you mean: at a loopback address MariaDB Connector/C %2 checks no more than who signed a certificate, and that only where a CA file is named.</source>
        <translation>%1 hat nicht bewiesen, dass er der gemeinte Server ist: An einer Loopback-Adresse prüft MariaDB Connector/C %2 nur, wer ein Zertifikat unterschrieben hat, und auch das nur, wo eine CA-Datei genannt ist.</translation>
    </message>
    <message>
        <source>Connect to the server&apos;s own address instead of “%1”, or use ssl-mode=verify-ca with ssl-ca=FILE.</source>
        <translation>Verbinden Sie sich mit der eigenen Adresse des Servers statt mit „%1“, oder nehmen Sie ssl-mode=verify-ca mit ssl-ca=DATEI.</translation>
    </message>
    <message>
        <source>The run has no chunk %1.</source>
        <translation>Der Lauf hat keinen Chunk %1.</translation>
    </message>
    <message>
        <source>How long each chunk of this run took is not known.</source>
        <translation>Wie lange jeder Chunk dieses Laufs gebraucht hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Last row</source>
        <translation>Letzte Zeile</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>The rows were sorted by the primary key before they were cut into chunks: those of a chunk stand all over the dump.</source>
        <translation>Die Zeilen wurden nach dem Primärschlüssel sortiert, bevor sie in Chunks geteilt wurden: Die eines Chunks stehen überall im Dump.</translation>
    </message>
    <message>
        <source>Look at rows by their key or number.</source>
        <translation>Zeilen nach Schlüssel oder Nummer ansehen.</translation>
    </message>
    <message>
        <source>Chunk %1, first row</source>
        <translation>Chunk %1, erste Zeile</translation>
    </message>
    <message>
        <source>Chunk %1, last row</source>
        <translation>Chunk %1, letzte Zeile</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Beiseite: %1</translation>
    </message>
    <message>
        <source>The dump has no row %1, or it is too long to be shown.</source>
        <translation>Der Dump hat keine Zeile %1, oder sie ist zu lang, um gezeigt zu werden.</translation>
    </message>
    <message>
        <source>No table %1 of the dump was begun.</source>
        <translation>Keine Tabelle %1 des Dumps wurde begonnen.</translation>
    </message>
    <message>
        <source>The dump&apos;s tables are %1.</source>
        <translation>Die Tabellen des Dumps sind %1.</translation>
    </message>
    <message>
        <source>Compare the two tables with a client.</source>
        <translation>Die beiden Tabellen mit einem Client vergleichen.</translation>
    </message>
    <message>
        <source>%1 has no key by which a row could be told from others.</source>
        <translation>%1 hat keinen Schlüssel, an dem sich eine Zeile von anderen unterscheiden ließe.</translation>
    </message>
    <message>
        <source>Look at the table with a client.</source>
        <translation>Die Tabelle mit einem Client ansehen.</translation>
    </message>
    <message>
        <source>The key of %1 has a column that this account cannot read.</source>
        <translation>Der Schlüssel von %1 hat eine Spalte, die dieses Konto nicht lesen darf.</translation>
    </message>
    <message>
        <source>The server does not store this row.</source>
        <translation>Der Server speichert diese Zeile nicht.</translation>
    </message>
    <message>
        <source>The table has no row with %1.</source>
        <translation>Die Tabelle hat keine Zeile mit %1.</translation>
    </message>
    <message>
        <source>The dump has no row of this number.</source>
        <translation>Der Dump hat keine Zeile mit dieser Nummer.</translation>
    </message>
    <message>
        <source>Which row of the dump this one was cannot be told from its key: %1 is not a field of the dump as it is.</source>
        <translation>Welche Zeile des Dumps diese war, lässt sich aus ihrem Schlüssel nicht sagen: %1 ist kein Feld des Dumps, so wie es dort steht.</translation>
    </message>
    <message>
        <source>No row of the dump has this key: the row was there before, or the dump writes the key in another way.</source>
        <translation>Keine Zeile des Dumps hat diesen Schlüssel: Die Zeile war vorher da, oder der Dump schreibt den Schlüssel anders.</translation>
    </message>
    <message>
        <source>“%1” is not a value of %2.</source>
        <translation>„%1“ ist kein Wert von %2.</translation>
    </message>
    <message>
        <source>Write its bytes in hexadecimal.</source>
        <translation>Die Bytes hexadezimal schreiben.</translation>
    </message>
    <message>
        <source>The key of %1 has the columns %2: a value for each is needed.</source>
        <translation>Der Schlüssel von %1 hat die Spalten %2: Für jede wird ein Wert gebraucht.</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <translation>%1 geladen</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 ausgesondert</translation>
    </message>
    <message>
        <source>… and %1, which the report has</source>
        <translation>… und %1, die im Bericht stehen</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>not in the table</source>
        <translation>nicht in der Tabelle</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>ausgesondert</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>The table has triggers, which the load fires and this look does not.</source>
        <translation>Die Tabelle hat Trigger, die das Laden auslöst und dieser Blick nicht.</translation>
    </message>
    <message>
        <source>Of rows with one key this run kept one: another row may have this key.</source>
        <translation>Von Zeilen mit einem Schlüssel hat dieser Lauf eine behalten: Eine andere Zeile kann diesen Schlüssel haben.</translation>
    </message>
    <message>
        <source>Its program ended without closing the run: it was killed, or the machine went down.</source>
        <translation>Sein Programm endete, ohne den Lauf abzuschließen: Es wurde beendet, oder die Maschine fiel aus.</translation>
    </message>
    <message>
        <source>Resume it: each row ends up in the table once.</source>
        <translation>Fortsetzen: Jede Zeile steht am Ende einmal in der Tabelle.</translation>
    </message>
    <message>
        <source>%1 is not as the run left it: its rows are others than when the run ended.</source>
        <translation>%1 ist nicht mehr, wie der Lauf sie hinterließ: Ihre Zeilen sind andere als am Ende des Laufs.</translation>
    </message>
    <message>
        <source>Look at what is there, and take the rows out by hand: %1</source>
        <translation>Sehen Sie nach, was dort ist, und entfernen Sie die Zeilen von Hand: %1</translation>
    </message>
    <message>
        <source>The run is finished and verified: its journal is gone, and nothing was written down that its rows could be told by.</source>
        <translation>Der Lauf ist beendet und geprüft: Sein Journal gibt es nicht mehr, und es wurde nichts festgehalten, woran seine Zeilen zu erkennen wären.</translation>
    </message>
    <message>
        <source>The rows came from another server, where they have no numbers.</source>
        <translation>Die Zeilen kamen von einem anderen Server, dort haben sie keine Nummern.</translation>
    </message>
    <message>
        <source>Look at rows by their key.</source>
        <translation>Zeilen nach ihrem Schlüssel ansehen.</translation>
    </message>
    <message>
        <source>The source has no key: its rows were read in one go, and which of them are a chunk&apos;s cannot be told.</source>
        <translation>Die Quelle hat keinen Schlüssel: Ihre Zeilen wurden in einem Zug gelesen, und welche davon zu einem Chunk gehören, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>The look at the rows was cancelled.</source>
        <translation>Das Ansehen der Zeilen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The rows of %1 come from a table of the same server.</source>
        <translation>Die Zeilen von %1 kommen aus einer Tabelle desselben Servers.</translation>
    </message>
    <message>
        <source>The source&apos;s row is as it is now: it may have changed since the load.</source>
        <translation>Die Zeile der Quelle ist die von jetzt: Sie kann sich seit dem Laden geändert haben.</translation>
    </message>
    <message>
        <source>The row&apos;s key (%1) is not in the source: the server gave it one.</source>
        <translation>Der Schlüssel der Zeile (%1) steht nicht in der Quelle: Der Server hat ihn vergeben.</translation>
    </message>
    <message>
        <source>Which row of the source this one was cannot be told from its key: %1 is not a column of the source as it is.</source>
        <translation>Welche Zeile der Quelle diese war, lässt sich am Schlüssel nicht erkennen: %1 ist keine unveränderte Spalte der Quelle.</translation>
    </message>
    <message>
        <source>The source has no row with this key: the row was there before, or the source has changed since the load.</source>
        <translation>Die Quelle hat keine Zeile mit diesem Schlüssel: Die Zeile war schon vorher da, oder die Quelle hat sich seit dem Laden geändert.</translation>
    </message>
    <message>
        <source>Nor has the source.</source>
        <translation>Die Quelle auch nicht.</translation>
    </message>
    <message>
        <source>%1 has no rows.</source>
        <translation>%1 hat keine Zeilen.</translation>
    </message>
    <message>
        <source>The source has no rows of this chunk any more.</source>
        <translation>Die Quelle hat keine Zeilen dieses Chunks mehr.</translation>
    </message>
    <message>
        <source>of rows with one key their order says which stays, and more would not keep it</source>
        <translation>welche von mehreren Zeilen mit demselben Schlüssel bleibt, sagt ihre Reihenfolge, und mehr würden sie nicht einhalten</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>With %1 nobody can tell which of several rows with one key stays: their order in the dump is kept within a chunk only.</source>
        <translation>Mit %1 kann niemand sagen, welche von mehreren Zeilen mit demselben Schlüssel bleibt: Ihre Reihenfolge im Dump gilt nur innerhalb eines Chunks.</translation>
    </message>
    <message>
        <source>Where the dump may hold such rows load with one worker.</source>
        <translation>Wo der Dump solche Zeilen enthalten kann, mit einem Worker laden.</translation>
    </message>
    <message>
        <source>The run has loaded no rows.</source>
        <translation>Der Lauf hat keine Zeilen geladen.</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Komprimierung</translation>
    </message>
    <message>
        <source>The server takes only what its variable protocol_compression_algorithms names: choose another compression (compression=zlib), or have what you want allowed there.</source>
        <translation>Der Server nimmt nur an, was seine Variable protocol_compression_algorithms nennt: eine andere Komprimierung wählen (compression=zlib) oder die gewünschte dort erlauben lassen.</translation>
    </message>
    <message>
        <source>compression=%1 is unknown.</source>
        <translation>compression=%1 ist unbekannt.</translation>
    </message>
    <message>
        <source>Use off, zlib, zstd or auto.</source>
        <translation>off, zlib, zstd oder auto verwenden.</translation>
    </message>
    <message>
        <source>MariaDB Connector/C %1 on this machine cannot compress with zstd: it has no plugin for that.</source>
        <translation>MariaDB Connector/C %1 auf diesem Rechner kann nicht mit zstd komprimieren: Ihm fehlt das Plugin dafür.</translation>
    </message>
    <message>
        <source>Use compression=zlib, or install the library&apos;s plugin zstd.so.</source>
        <translation>compression=zlib verwenden oder das Plugin zstd.so der Bibliothek installieren.</translation>
    </message>
    <message>
        <source>A compressed connection is asked for, but %1 offers none.</source>
        <translation>Eine komprimierte Verbindung ist verlangt, aber %1 bietet keine an.</translation>
    </message>
    <message>
        <source>Have it allowed at the server (MySQL: its variable protocol_compression_algorithms), or leave compression off.</source>
        <translation>Sie am Server erlauben lassen (MySQL: seine Variable protocol_compression_algorithms) oder ohne Komprimierung verbinden.</translation>
    </message>
    <message>
        <source>%1 does not take zstd, only zlib.</source>
        <translation>%1 nimmt zstd nicht an, nur zlib.</translation>
    </message>
    <message>
        <source>Use compression=zlib. Zstd is MySQL&apos;s, from 8.0.18 on, where its variable protocol_compression_algorithms names it.</source>
        <translation>compression=zlib verwenden. Zstd hat MySQL ab 8.0.18, wo seine Variable protocol_compression_algorithms es nennt.</translation>
    </message>
    <message>
        <source>Not compressed.</source>
        <translation>Nicht komprimiert.</translation>
    </message>
    <message>
        <source>Compressed (%1).</source>
        <translation>Komprimiert (%1).</translation>
    </message>
    <message>
        <source>Not compressed: what passes does not leave this machine.</source>
        <translation>Nicht komprimiert: Die Verbindung verlässt diesen Rechner nicht.</translation>
    </message>
    <message>
        <source>Not compressed: a round trip takes %1 ms, less than %2 ms, and so near the line is faster than the compression.</source>
        <translation>Nicht komprimiert: Hin und zurück dauert es %1 ms, weniger als %2 ms, und so nah ist die Leitung schneller als die Komprimierung.</translation>
    </message>
    <message>
        <source>Not compressed: a round trip takes %1 ms, but the server takes no compression.</source>
        <translation>Nicht komprimiert: Hin und zurück dauert es %1 ms, aber der Server nimmt keine Komprimierung an.</translation>
    </message>
    <message>
        <source>Compressed (%1): a round trip takes %2 ms, and so far away the line is slower than the compression.</source>
        <translation>Komprimiert (%1): Hin und zurück dauert es %2 ms, und so weit entfernt ist die Leitung langsamer als die Komprimierung.</translation>
    </message>
    <message>
        <source>Compressed (%1): the server takes no other sessions.</source>
        <translation>Komprimiert (%1): Der Server nimmt keine anderen Sitzungen an.</translation>
    </message>
    <message>
        <source>Sent over the line</source>
        <translation>Über die Leitung gesendet</translation>
    </message>
    <message>
        <source>The cluster: for %1 of the time its nodes took no rows, because one of them has to catch up or because there is no majority of them.</source>
        <translation>Der Cluster: %1 der Zeit nahmen seine Knoten keine Zeilen an, weil einer von ihnen aufholen muss oder weil keine Mehrheit von ihnen da ist.</translation>
    </message>
    <message>
        <source>Look at the node with the longest wsrep_local_recv_queue: more threads that apply (wsrep_slave_threads), a faster disk, or leave it out until the load is over.</source>
        <translation>Sehen Sie nach dem Knoten mit der längsten wsrep_local_recv_queue: mehr Threads, die anwenden (wsrep_slave_threads), eine schnellere Platte, oder ihn herausnehmen, bis geladen ist.</translation>
    </message>
    <message>
        <source>Limit: the cluster, it took no rows %1 of the time. Look at the node with the longest wsrep_local_recv_queue.</source>
        <translation>Grenze: der Cluster, er nahm %1 der Zeit keine Zeilen an. Sehen Sie nach dem Knoten mit der längsten wsrep_local_recv_queue.</translation>
    </message>
    <message>
        <source>Bring the server back, then resume the run. %1</source>
        <translation>Bringen Sie den Server zurück, dann setzen Sie den Lauf fort. %1</translation>
    </message>
    <message>
        <source>What has to be true first</source>
        <translation>Was zuerst zutreffen muss</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>Following the source of the dump</source>
        <translation>Der Quelle des Dumps folgen</translation>
    </message>
    <message>
        <source>Where it begins</source>
        <translation>Wo es beginnt</translation>
    </message>
    <message>
        <source>The dump names GTIDs alone (%1), and %2 cannot begin at those of the other kind of server.</source>
        <translation>Der Dump nennt nur GTIDs (%1), und %2 kann bei denen der anderen Art von Server nicht beginnen.</translation>
    </message>
    <message>
        <source>Dump again with file and position of the binary log (source-data=2, master-data=2).</source>
        <translation>Noch einmal dumpen, mit Datei und Position des Binärlogs (source-data=2, master-data=2).</translation>
    </message>
    <message>
        <source>The source is a MySQL: only file and position lead MariaDB through its binary log. What MariaDB does not know there stops it: collations utf8mb4_0900, JSON that is updated in part, compressed transactions.</source>
        <translation>Die Quelle ist ein MySQL: Durch dessen Binärlog führen MariaDB nur Datei und Position. Was MariaDB darin nicht kennt, hält es an: Kollationen utf8mb4_0900, teilweise geändertes JSON, komprimierte Transaktionen.</translation>
    </message>
    <message>
        <source>The source is a MariaDB: only file and position lead MySQL through its binary log. What MySQL does not know there stops it: statements and types of MariaDB&apos;s alone, compressed columns and events.</source>
        <translation>Die Quelle ist eine MariaDB: Durch deren Binärlog führen MySQL nur Datei und Position. Was MySQL darin nicht kennt, hält es an: Anweisungen und Typen, die nur MariaDB hat, komprimierte Spalten und Ereignisse.</translation>
    </message>
    <message>
        <source>On the source: binlog_row_value_options = &apos;&apos;, binlog_transaction_compression = OFF, binlog_row_metadata = MINIMAL; an account whose login both know (mysql_native_password).</source>
        <translation>Auf der Quelle: binlog_row_value_options = &apos;&apos;, binlog_transaction_compression = OFF, binlog_row_metadata = MINIMAL; ein Konto, dessen Anmeldung beide kennen (mysql_native_password).</translation>
    </message>
    <message>
        <source>On the source: log_bin_compress = OFF, binlog_format = ROW. Try it with a server that nobody needs first.</source>
        <translation>Auf der Quelle: log_bin_compress = OFF, binlog_format = ROW. Zuerst mit einem Server versuchen, den niemand braucht.</translation>
    </message>
    <message>
        <source>The dump was made on a replica, and names the moment of that one&apos;s source.</source>
        <translation>Der Dump wurde auf einem Replikat gemacht und nennt den Zeitpunkt von dessen Quelle.</translation>
    </message>
    <message>
        <source>The statements lead to that source, not to the server that was dumped.</source>
        <translation>Die Anweisungen führen zu dieser Quelle, nicht zu dem Server, von dem der Dump ist.</translation>
    </message>
    <message>
        <source>The dumping tool says that its GTIDs may be of another moment than the rows.</source>
        <translation>Das Dump-Werkzeug sagt, dass seine GTIDs von einem anderen Zeitpunkt sein können als die Zeilen.</translation>
    </message>
    <message>
        <source>Compare the tables with the source once it has caught up (CHECKSUM TABLE), or dump again with an account that may lock.</source>
        <translation>Die Tabellen mit der Quelle vergleichen, sobald aufgeholt ist (CHECKSUM TABLE), oder noch einmal dumpen, mit einem Konto, das sperren darf.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>The source (%1) is newer than %2: no maker promises that this works.</source>
        <translation>Die Quelle (%1) ist neuer als %2: Kein Hersteller verspricht, dass das geht.</translation>
    </message>
    <message>
        <source>Load into a server of the same or a newer version.</source>
        <translation>In einen Server derselben oder einer neueren Version laden.</translation>
    </message>
    <message>
        <source>SET GLOBAL server_id = NUMBER; and server_id = NUMBER in its option file, for the next start.</source>
        <translation>SET GLOBAL server_id = ZAHL; und server_id = ZAHL in seiner Optionsdatei, für den nächsten Start.</translation>
    </message>
    <message>
        <source>SET GLOBAL server_id = NUMBER; and server_id = NUMBER in its option file, for the next start (from MySQL 8.0 on SET PERSIST does both).</source>
        <translation>SET GLOBAL server_id = ZAHL; und server_id = ZAHL in seiner Optionsdatei, für den nächsten Start (ab MySQL 8.0 tut SET PERSIST beides).</translation>
    </message>
    <message>
        <source>The server has no id (0): it can be nobody&apos;s replica.</source>
        <translation>Der Server hat keine Nummer (0): So kann er niemandes Replikat sein.</translation>
    </message>
    <message>
        <source>%1 is the id of a server that the GTIDs of the dump name (%2): what that one writes is taken for its own and left out.</source>
        <translation>%1 ist die Nummer eines Servers, den die GTIDs des Dumps nennen (%2): Was jener schreibt, wird für Eigenes gehalten und ausgelassen.</translation>
    </message>
    <message>
        <source>The GTIDs of the dump name this very server (%1): it is the source, or its data folder was copied from it.</source>
        <translation>Die GTIDs des Dumps nennen diesen Server selbst (%1): Er ist die Quelle, oder sein Datenordner wurde von ihr kopiert.</translation>
    </message>
    <message>
        <source>Of a copy: stop the server, take auto.cnf out of its data folder and start it, which makes a new one.</source>
        <translation>Bei einer Kopie: den Server anhalten, auto.cnf aus seinem Datenordner nehmen und ihn starten, das macht eine neue.</translation>
    </message>
    <message>
        <source>It is 1, which every server has that was given none: if the source has it too, neither follows the other.</source>
        <translation>Sie ist 1, wie bei jedem Server, der keine bekam: Hat die Quelle sie auch, folgt keiner dem anderen.</translation>
    </message>
    <message>
        <source>It is %1, and has to be another one on the source.</source>
        <translation>Sie ist %1 und muss auf der Quelle eine andere sein.</translation>
    </message>
    <message>
        <source>Look on the source: SELECT @@server_id;</source>
        <translation>Auf der Quelle nachsehen: SELECT @@server_id;</translation>
    </message>
    <message>
        <source>It is OFF, and the source has GTIDs: such transactions are refused.</source>
        <translation>Er ist OFF, und die Quelle hat GTIDs: Solche Transaktionen werden abgelehnt.</translation>
    </message>
    <message>
        <source>SET GLOBAL enforce_gtid_consistency = ON; then SET GLOBAL gtid_mode = OFF_PERMISSIVE; = ON_PERMISSIVE; = ON; one after the other, and both ON in its option file. Then ask again.</source>
        <translation>SET GLOBAL enforce_gtid_consistency = ON; dann SET GLOBAL gtid_mode = OFF_PERMISSIVE; = ON_PERMISSIVE; = ON; eines nach dem anderen, und beides als ON in seine Optionsdatei. Dann noch einmal fragen.</translation>
    </message>
    <message>
        <source>It is ON, and the dump names no GTIDs: where the source has none, its transactions are refused.</source>
        <translation>Er ist ON, und der Dump nennt keine GTIDs: Hat die Quelle keine, werden ihre Transaktionen abgelehnt.</translation>
    </message>
    <message>
        <source>Look on the source: SELECT @@gtid_mode; where it is OFF, from MySQL 8.0.23 on: add ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS = LOCAL to CHANGE REPLICATION SOURCE TO.</source>
        <translation>Auf der Quelle nachsehen: SELECT @@gtid_mode; ist er OFF, ab MySQL 8.0.23: ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS = LOCAL an CHANGE REPLICATION SOURCE TO anhängen.</translation>
    </message>
    <message>
        <source>It is %1, as GTIDs need it.</source>
        <translation>Er ist %1, wie GTIDs es brauchen.</translation>
    </message>
    <message>
        <source>It is %1, which suits file and position.</source>
        <translation>Er ist %1, was zu Datei und Position passt.</translation>
    </message>
    <message>
        <source>%1 takes its GTIDs and all its binary logs away: not where replicas of its own read them.</source>
        <translation>%1 nimmt ihm seine GTIDs und alle seine Binärlogs: nicht, wo eigene Replikate sie lesen.</translation>
    </message>
    <message>
        <source>It is empty: gtid_purged can be set.</source>
        <translation>Es ist leer: gtid_purged kann gesetzt werden.</translation>
    </message>
    <message>
        <source>It holds the GTIDs of the dump already.</source>
        <translation>Es enthält die GTIDs des Dumps schon.</translation>
    </message>
    <message>
        <source>Whether it holds some of the dump&apos;s GTIDs could not be asked.</source>
        <translation>Ob es GTIDs des Dumps enthält, ließ sich nicht erfragen.</translation>
    </message>
    <message>
        <source>Look at SELECT @@GLOBAL.gtid_executed; where it does, run %1 first and leave the plus out.</source>
        <translation>SELECT @@GLOBAL.gtid_executed ansehen; enthält es welche, zuerst %1 ausführen und das Plus weglassen.</translation>
    </message>
    <message>
        <source>It holds some of the dump&apos;s GTIDs, but not all.</source>
        <translation>Es enthält einige GTIDs des Dumps, aber nicht alle.</translation>
    </message>
    <message>
        <source>It holds transactions of the server&apos;s own, and this version sets gtid_purged only where there are none.</source>
        <translation>Es enthält eigene Transaktionen des Servers, und diese Version setzt gtid_purged nur, wo keine sind.</translation>
    </message>
    <message>
        <source>It holds transactions of the server&apos;s own, such as this load: the source will never have them.</source>
        <translation>Es enthält eigene Transaktionen des Servers, wie die dieses Laufs: Die Quelle wird sie nie haben.</translation>
    </message>
    <message>
        <source>Nothing for a replica. Where it is to take the source&apos;s place one day: run %1 first, and leave the plus out; that takes all its binary logs away.</source>
        <translation>Für ein Replikat nichts. Soll er eines Tages an die Stelle der Quelle treten: zuerst %1 ausführen und das Plus weglassen; das nimmt ihm alle Binärlogs.</translation>
    </message>
    <message>
        <source>It is ON: the server can have replicas of its own.</source>
        <translation>Er ist ON: Der Server kann eigene Replikate haben.</translation>
    </message>
    <message>
        <source>It is OFF: a replica works so, and can have none of its own.</source>
        <translation>Er ist OFF: Ein Replikat arbeitet so, kann aber keine eigenen haben.</translation>
    </message>
    <message>
        <source>Where it is to take the source&apos;s place one day, start it with log_bin.</source>
        <translation>Soll er eines Tages an die Stelle der Quelle treten: mit log_bin starten.</translation>
    </message>
    <message>
        <source>The server&apos;s own binary log is at %1, the dump at %2, in one domain.</source>
        <translation>Das eigene Binärlog des Servers steht bei %1, der Dump bei %2, in einer Domäne.</translation>
    </message>
    <message>
        <source>RESET MASTER before SET GLOBAL gtid_slave_pos takes its own GTIDs away, and all its binary logs: not where replicas of its own read them.</source>
        <translation>RESET MASTER vor SET GLOBAL gtid_slave_pos nimmt ihm seine eigenen GTIDs und alle seine Binärlogs: nicht, wo eigene Replikate sie lesen.</translation>
    </message>
    <message>
        <source>With gtid_strict_mode it writes no lower number.</source>
        <translation>Mit gtid_strict_mode schreibt er keine kleinere Nummer.</translation>
    </message>
    <message>
        <source>It will write lower numbers after higher ones, and replicas of its own may miss some.</source>
        <translation>Er wird kleinere Nummern nach größeren schreiben, und eigenen Replikaten können welche entgehen.</translation>
    </message>
    <message>
        <source>A change of what is missing here stops the replica, or goes unnoticed. Load it as well before it follows.</source>
        <translation>Eine Änderung an dem, was hier fehlt, hält das Replikat an oder bleibt unbemerkt. Auch das laden, bevor er folgt.</translation>
    </message>
    <message>
        <source>%1 of the dump were set aside.</source>
        <translation>%1 des Dumps wurden beiseitegelegt.</translation>
    </message>
    <message>
        <source>%1 of the dump were skipped.</source>
        <translation>%1 des Dumps wurden übersprungen.</translation>
    </message>
    <message>
        <source>What was on the server before stayed: it may have rows that the source has not.</source>
        <translation>Was vorher auf dem Server war, blieb: Darin können Zeilen sein, die die Quelle nicht hat.</translation>
    </message>
    <message>
        <source>Compare the tables with the source once it has caught up (CHECKSUM TABLE).</source>
        <translation>Die Tabellen mit der Quelle vergleichen, sobald aufgeholt ist (CHECKSUM TABLE).</translation>
    </message>
    <message>
        <source>Not all tables of the run were proved.</source>
        <translation>Nicht alle Tabellen des Laufs wurden bewiesen.</translation>
    </message>
    <message>
        <source>Compare them with the source once it has caught up (CHECKSUM TABLE).</source>
        <translation>Sie mit der Quelle vergleichen, sobald aufgeholt ist (CHECKSUM TABLE).</translation>
    </message>
    <message>
        <source>All rows of the dump were loaded and proved, and nobody may write here from now on but the replication (read_only).</source>
        <translation>Alle Zeilen des Dumps sind geladen und bewiesen, und von jetzt an darf hier niemand mehr schreiben als die Replikation (read_only).</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>Not all statements of the dump ran: %1</source>
        <translation>Nicht alle Anweisungen des Dumps liefen: %1</translation>
    </message>
    <message>
        <source>Run those that make or fill something with a client.</source>
        <translation>Die, die etwas anlegen oder füllen, mit einem Client ausführen.</translation>
    </message>
    <message>
        <source>Schemas</source>
        <translation>Schemas</translation>
    </message>
    <message>
        <source>The dump is not known to be of the whole server: of the source&apos;s changes only those of %1 are taken.</source>
        <translation>Dass der Dump vom ganzen Server ist, ist nicht bekannt: Von den Änderungen der Quelle werden nur die von %1 genommen.</translation>
    </message>
    <message>
        <source>Filters are forgotten when the server is started again: write them into its option file (%1). Statements go by the schema that USE named, so change no other one with the name in front.</source>
        <translation>Filter sind vergessen, wenn der Server neu startet: in seine Optionsdatei schreiben (%1). Anweisungen gehen nach dem Schema, das USE nannte; also kein anderes mit vorangestelltem Namen ändern.</translation>
    </message>
    <message>
        <source>The dump does not say which schema of the source its tables are of, and they are in %1 here.</source>
        <translation>Der Dump sagt nicht, aus welchem Schema der Quelle seine Tabellen sind, und hier sind sie in %1.</translation>
    </message>
    <message>
        <source>Where it has another name there, the replica needs replicate-rewrite-db, and replicate-do-db where the source has other schemas.</source>
        <translation>Heißt es dort anders, braucht das Replikat replicate-rewrite-db, und replicate-do-db, wo die Quelle andere Schemas hat.</translation>
    </message>
    <message>
        <source>Tables that were left out are left out of the replication, too: %1</source>
        <translation>Ausgelassene Tabellen werden auch aus der Replikation ausgelassen: %1</translation>
    </message>
    <message>
        <source>Write them into the option file as replicate-ignore-table. Triggers and foreign keys that need them stop the replica.</source>
        <translation>Sie als replicate-ignore-table in die Optionsdatei schreiben. Trigger und Fremdschlüssel, die sie brauchen, halten das Replikat an.</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Accounts are not loaded: GRANT and ALTER USER of one that is missing here stop the replica.</source>
        <translation>Konten werden nicht geladen: GRANT und ALTER USER eines Kontos, das hier fehlt, halten das Replikat an.</translation>
    </message>
    <message>
        <source>Make the accounts of the source here first.</source>
        <translation>Zuerst die Konten der Quelle hier anlegen.</translation>
    </message>
    <message>
        <source>Schemas have other names here: %1. Rows follow, but a statement that names the schema itself goes astray.</source>
        <translation>Schemas heißen hier anders: %1. Zeilen folgen, aber eine Anweisung, die das Schema selbst nennt, geht fehl.</translation>
    </message>
    <message>
        <source>binlog_format = ROW on the source, and in the option file here: replicate-rewrite-db = &quot;%1&quot;.</source>
        <translation>binlog_format = ROW auf der Quelle, und hier in der Optionsdatei: replicate-rewrite-db = &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>This version takes it at its start alone: start it again before it follows.</source>
        <translation>Diese Version nimmt es nur beim Start: neu starten, bevor er folgt.</translation>
    </message>
    <message>
        <source>Another source</source>
        <translation>Eine andere Quelle</translation>
    </message>
    <message>
        <source>The server is a replica already, of %1.</source>
        <translation>Der Server ist schon ein Replikat, von %1.</translation>
    </message>
    <message>
        <source>Where that one is not wanted: %1; and %2;</source>
        <translation>Wo diese nicht gewünscht ist: %1; und %2;</translation>
    </message>
    <message>
        <source>It is ON: what these events do happens here, and comes from the source once more: %1</source>
        <translation>Er ist ON: Was diese Events tun, geschieht hier und kommt von der Quelle noch einmal: %1</translation>
    </message>
    <message>
        <source>SET GLOBAL event_scheduler = OFF; or ALTER EVENT … DISABLE ON SLAVE for each.</source>
        <translation>SET GLOBAL event_scheduler = OFF; oder ALTER EVENT … DISABLE ON SLAVE für jedes.</translation>
    </message>
    <message>
        <source>The source</source>
        <translation>Die Quelle</translation>
    </message>
    <message>
        <source>Whether it still has %1 can only be seen there.</source>
        <translation>Ob sie %1 noch hat, ist nur dort zu sehen.</translation>
    </message>
    <message>
        <source>Whether its binary logs still go back to the dump can only be seen there.</source>
        <translation>Ob ihre Binärlogs noch bis zum Dump zurückreichen, ist nur dort zu sehen.</translation>
    </message>
    <message>
        <source>SHOW BINARY LOGS; says it. Where the file is gone, dump again.</source>
        <translation>SHOW BINARY LOGS; sagt es. Ist die Datei weg, noch einmal dumpen.</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Whether the source has TLS is not known: the statements do not ask for it.</source>
        <translation>Ob die Quelle TLS hat, ist nicht bekannt: Die Anweisungen verlangen es nicht.</translation>
    </message>
    <message>
        <source>Where it has: REQUIRE SSL for the account, MASTER_SSL = 1 and MASTER_SSL_CA (of MySQL SOURCE_…) for the replica.</source>
        <translation>Wo sie es hat: REQUIRE SSL für das Konto, MASTER_SSL = 1 und MASTER_SSL_CA (bei MySQL SOURCE_…) für das Replikat.</translation>
    </message>
    <message>
        <source>The statements ask for TLS, and do not look whose certificate it is.</source>
        <translation>Die Anweisungen verlangen TLS und sehen nicht nach, wessen Zertifikat es ist.</translation>
    </message>
    <message>
        <source>Name the CA to have it looked at: %1. Where the source has no TLS: no REQUIRE SSL, and %2.</source>
        <translation>Damit es geprüft wird, die CA nennen: %1. Hat die Quelle kein TLS: kein REQUIRE SSL, und %2.</translation>
    </message>
    <message>
        <source>so it is</source>
        <translation>so ist es</translation>
    </message>
    <message>
        <source>look</source>
        <translation>nachsehen</translation>
    </message>
    <message>
        <source>beware</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>NOT SO</source>
        <translation>NICHT SO</translation>
    </message>
    <message>
        <source>What has to be true first:</source>
        <translation>Was zuerst zutreffen muss:</translation>
    </message>
    <message>
        <source>The dump&apos;s source can be followed by %1, from %2 on (%3).</source>
        <translation>%1 kann der Quelle des Dumps folgen, ab %2 (%3).</translation>
    </message>
    <message>
        <source>On the source: an account to read its binary log, and whether the log is still there</source>
        <translation>Auf der Quelle: ein Konto, das ihr Binärlog liest, und ob das Log noch da ist</translation>
    </message>
    <message>
        <source>On %1: what it has already</source>
        <translation>Auf %1: was er schon hat</translation>
    </message>
    <message>
        <source>On %1: what it takes of the source</source>
        <translation>Auf %1: was er von der Quelle nimmt</translation>
    </message>
    <message>
        <source>On %1: follow the source</source>
        <translation>Auf %1: der Quelle folgen</translation>
    </message>
    <message>
        <source>On %1: whether it follows</source>
        <translation>Auf %1: ob er folgt</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>The command wrote as many bytes as when the plan was made, but other ones.</source>
        <translation>Der Befehl hat so viele Bytes geschrieben wie beim Erstellen des Plans, aber andere.</translation>
    </message>
    <message>
        <source>The command wrote %1, and %2 when the plan was made.</source>
        <translation>Der Befehl hat %1 geschrieben, und %2, als der Plan gemacht wurde.</translation>
    </message>
    <message>
        <source>Make a new plan from the command: what was counted is not what it writes now.</source>
        <translation>Aus dem Befehl einen neuen Plan machen: Was gezählt wurde, ist nicht, was er jetzt schreibt.</translation>
    </message>
    <message>
        <source>%1 Its bytes were kept in %2, and that file is gone.</source>
        <translation>%1 Seine Bytes waren in %2, und diese Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Have the dump sent once more, and make a new plan of it.</source>
        <translation>Den Dump noch einmal senden lassen und daraus einen neuen Plan machen.</translation>
    </message>
    <message>
        <source>This account did not give the command that writes this plan&apos;s dump, and so it does not run by itself: “%1”.</source>
        <translation>Dieses Konto hat den Befehl, der den Dump dieses Plans schreibt, nicht gegeben, darum läuft er nicht von selbst: „%1“.</translation>
    </message>
    <message>
        <source>Read the command; it would run under this account, with all its rights. If it is what you want, allow it.</source>
        <translation>Lesen Sie den Befehl; er liefe unter diesem Konto, mit allen seinen Rechten. Wenn Sie ihn so wollen, erlauben Sie ihn.</translation>
    </message>
    <message>
        <source>The command that writes the dump cannot be started: %1.</source>
        <translation>Der Befehl, der den Dump schreibt, kann nicht gestartet werden: %1.</translation>
    </message>
    <message>
        <source>Check that /bin/sh is there and this account may start it.</source>
        <translation>Prüfen, ob es /bin/sh gibt und dieses Konto es starten darf.</translation>
    </message>
    <message>
        <source>after %1 of the dump</source>
        <translation>nach %1 des Dumps</translation>
    </message>
    <message>
        <source>before it wrote anything</source>
        <translation>bevor er etwas geschrieben hatte</translation>
    </message>
    <message>
        <source>The command that writes the dump was killed by signal %1 %2.</source>
        <translation>Der Befehl, der den Dump schreibt, wurde durch Signal %1 beendet, %2.</translation>
    </message>
    <message>
        <source>The command that writes the dump ended with exit code %1 %2.</source>
        <translation>Der Befehl, der den Dump schreibt, endete mit Exit-Code %1, %2.</translation>
    </message>
    <message>
        <source>What it said last: “%1”.</source>
        <translation>Was er zuletzt sagte: „%1“.</translation>
    </message>
    <message>
        <source>Mend that, and have the dump written once more. Nothing of it was loaded.</source>
        <translation>Das beheben und den Dump noch einmal schreiben lassen. Nichts davon wurde geladen.</translation>
    </message>
    <message>
        <source>The reading of the stream was cancelled.</source>
        <translation>Das Lesen des Stroms wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Die Standardeingabe</translation>
    </message>
    <message>
        <source>The dump was read from standard input.</source>
        <translation>Der Dump wurde von der Standardeingabe gelesen.</translation>
    </message>
    <message>
        <source>The dump was read from the pipe %1.</source>
        <translation>Der Dump wurde aus der Pipe %1 gelesen.</translation>
    </message>
    <message>
        <source>The dump is written by this command: %1</source>
        <translation>Den Dump schreibt dieser Befehl: %1</translation>
    </message>
    <message>
        <source>The dump is written by a command, which the plan has.</source>
        <translation>Den Dump schreibt ein Befehl, der im Plan steht.</translation>
    </message>
    <message>
        <source>The dump is written by a command of %1, which the plan has.</source>
        <translation>Den Dump schreibt ein Befehl von %1, der im Plan steht.</translation>
    </message>
    <message>
        <source>No space left in %1, where the stream is kept until it is loaded: %2 of it had arrived, and there was more to come.</source>
        <translation>Kein Platz mehr in %1, wo der Strom aufbewahrt wird, bis er geladen ist: %2 davon waren angekommen, und es kam noch mehr.</translation>
    </message>
    <message>
        <source>Without what is removed now, %1 are free there.</source>
        <translation>Ohne das, was jetzt entfernt wird, sind dort %1 frei.</translation>
    </message>
    <message>
        <source>Free as much space as the whole stream takes, or name a folder on another disk for it; then have the stream sent once more. Nothing of it was loaded.</source>
        <translation>So viel Platz schaffen, wie der ganze Strom braucht, oder für ihn einen Ordner auf einem anderen Datenträger nennen; dann den Strom noch einmal senden lassen. Nichts davon wurde geladen.</translation>
    </message>
    <message>
        <source>The command wrote nothing.</source>
        <translation>Der Befehl hat nichts geschrieben.</translation>
    </message>
    <message>
        <source>The stream ended before its first byte.</source>
        <translation>Der Strom endete vor seinem ersten Byte.</translation>
    </message>
    <message>
        <source>Check what writes the dump: it has to write it to its standard output.</source>
        <translation>Prüfen, was den Dump schreibt: Er muss auf die Standardausgabe geschrieben werden.</translation>
    </message>
    <message>
        <source>The login of %1 sends the password itself, and from %2 on nothing would encrypt it: %3</source>
        <translation>Die Anmeldung von %1 sendet das Passwort selbst, und ab %2 würde nichts es verschlüsseln: %3</translation>
    </message>
    <message>
        <source>Use TLS (ssl-mode=preferred or stronger, and turned on at the server), or log in to the server&apos;s own machine by ssh and name its socket there.</source>
        <translation>TLS verwenden (ssl-mode=preferred oder strenger, und am Server eingeschaltet), oder sich durch ssh am Rechner des Servers selbst anmelden und dort seinen Socket angeben.</translation>
    </message>
    <message>
        <source>encrypted by ssh as far as %1, not from there on</source>
        <translation>bis %1 durch ssh verschlüsselt, von dort an nicht</translation>
    </message>
    <message>
        <source>Through ssh the client library sees a socket of this machine, and no host name that the server&apos;s certificate could be for.</source>
        <translation>Durch ssh sieht die Client-Bibliothek einen Socket dieses Rechners und keinen Hostnamen, für den das Zertifikat des Servers sein könnte.</translation>
    </message>
    <message>
        <source>Use ssl-mode=verify-ca with ssl-ca=FILE, which checks who signed it; the way to the last host is proved by ssh.</source>
        <translation>ssl-mode=verify-ca mit ssl-ca=DATEI verwenden: Das prüft, wer es signiert hat; den Weg bis zum letzten Host weist ssh nach.</translation>
    </message>
    <message>
        <source>ssh cannot be given the path “%1”: it has a character in it that ssh reads.</source>
        <translation>Der Pfad „%1“ kann ssh nicht gegeben werden: Er enthält ein Zeichen, das ssh auswertet.</translation>
    </message>
    <message>
        <source>Known are socket, ssl-mode, ssl-ca, ssl-cert, ssl-key, compression, ssh, ssh-key, ssh-jump and option-group.</source>
        <translation>Bekannt sind socket, ssl-mode, ssl-ca, ssl-cert, ssl-key, compression, ssh, ssh-key, ssh-jump und option-group.</translation>
    </message>
    <message>
        <source>Keep one of them: a socket is always on this machine, or on the one that ssh leads to.</source>
        <translation>Nur eines davon angeben: Ein Socket ist immer auf diesem Rechner oder auf dem, zu dem ssh führt.</translation>
    </message>
    <message>
        <source>The key cannot be added to %1: %2.</source>
        <translation>Der Schlüssel kann nicht an %1 angefügt werden: %2.</translation>
    </message>
    <message>
        <source>Check the path, its owner and its permissions.</source>
        <translation>Den Pfad, seinen Besitzer und seine Rechte prüfen.</translation>
    </message>
    <message>
        <source>%1 shows another key now than a moment ago: %2. Nothing was trusted.</source>
        <translation>%1 zeigt jetzt einen anderen Schlüssel als eben noch: %2. Es wurde keinem vertraut.</translation>
    </message>
    <message>
        <source>Ask whoever runs the host which key it has.</source>
        <translation>Beim Betreiber des Hosts nachfragen, welchen Schlüssel er hat.</translation>
    </message>
    <message>
        <source>The key of the host %1 is not known on this machine. It shows: %2.</source>
        <translation>Der Schlüssel des Hosts %1 ist auf diesem Rechner nicht bekannt. Er zeigt: %2.</translation>
    </message>
    <message>
        <source>Compare that fingerprint with the one of whoever runs the host. If it is the same, run this once and answer yes: %1</source>
        <translation>Diesen Fingerabdruck mit dem vergleichen, den der Betreiber des Hosts nennt. Ist es derselbe, einmal dies ausführen und mit yes antworten: %1</translation>
    </message>
    <message>
        <source>A key or hosts on the way are named for ssh, but no host that ssh is to log in to.</source>
        <translation>Für ssh sind ein Schlüssel oder Hosts auf dem Weg genannt, aber kein Host, an dem ssh sich anmelden soll.</translation>
    </message>
    <message>
        <source>Name it: ssh=user@bastion.</source>
        <translation>Ihn angeben: ssh=user@bastion.</translation>
    </message>
    <message>
        <source>“%1” is no host for ssh.</source>
        <translation>„%1“ ist kein Host für ssh.</translation>
    </message>
    <message>
        <source>Write user@host or user@host:port; hosts on the way are separated by commas. A password is never part of it.</source>
        <translation>user@host oder user@host:port schreiben; Hosts auf dem Weg werden durch Kommas getrennt. Ein Passwort gehört nie dazu.</translation>
    </message>
    <message>
        <source>The port of “%1” is outside 1 to 65535.</source>
        <translation>Der Port von „%1“ liegt nicht zwischen 1 und 65535.</translation>
    </message>
    <message>
        <source>Write the port that its sshd listens at, or leave it out.</source>
        <translation>Den Port angeben, an dem sein sshd lauscht, oder ihn weglassen.</translation>
    </message>
    <message>
        <source>Install one (on Debian: openssh-client).</source>
        <translation>Eines installieren (unter Debian: openssh-client).</translation>
    </message>
    <message>
        <source>On the way to %1 a host shows another key than the one this machine knows of it: the host was set up anew, or somebody else answers in its place. ssh says: %2</source>
        <translation>Auf dem Weg zu %1 zeigt ein Host einen anderen Schlüssel als den, den dieser Rechner von ihm kennt: Der Host wurde neu aufgesetzt, oder jemand anders antwortet an seiner Stelle. ssh sagt: %2</translation>
    </message>
    <message>
        <source>Ask whoever runs the host. Only if its key was changed on purpose, take the old one out of the file of known hosts (ssh-keygen -R HOST) and look at the new one. Millrace never does that.</source>
        <translation>Beim Betreiber des Hosts nachfragen. Nur wenn sein Schlüssel mit Absicht geändert wurde, den alten aus der Datei der bekannten Hosts nehmen (ssh-keygen -R HOST) und den neuen ansehen. Millrace tut das nie.</translation>
    </message>
    <message>
        <source>The key of a host on the way to %1 is not known on this machine.</source>
        <translation>Der Schlüssel eines Hosts auf dem Weg zu %1 ist auf diesem Rechner nicht bekannt.</translation>
    </message>
    <message>
        <source>Log in once by hand and compare the fingerprint that ssh shows with the one of whoever runs the host: %1</source>
        <translation>Sich einmal von Hand anmelden und den Fingerabdruck, den ssh zeigt, mit dem vergleichen, den der Betreiber des Hosts nennt: %1</translation>
    </message>
    <message>
        <source>ssh is not let in on the way to %1: %2</source>
        <translation>ssh wird auf dem Weg zu %1 nicht eingelassen: %2</translation>
    </message>
    <message>
        <source>Millrace gives ssh no password: the host has to know one of your keys (ssh-copy-id), and a key with a passphrase has to be in the agent (ssh-add), or SSH_ASKPASS names a program that asks for it. This shows whether it does: %1</source>
        <translation>Millrace gibt ssh kein Passwort: Der Host muss einen Ihrer Schlüssel kennen (ssh-copy-id), und ein Schlüssel mit Passphrase muss im Agenten sein (ssh-add), oder SSH_ASKPASS nennt ein Programm, das danach fragt. Ob das so ist, zeigt: %1</translation>
    </message>
    <message>
        <source>ssh does not open a way through %1: %2</source>
        <translation>ssh öffnet keinen Weg durch %1: %2</translation>
    </message>
    <message>
        <source>Look at your settings of ssh for this host (~/.ssh/config).</source>
        <translation>Die eigenen Einstellungen von ssh für diesen Host ansehen (~/.ssh/config).</translation>
    </message>
    <message>
        <source>it ended without a word.</source>
        <translation>es endete ohne ein Wort.</translation>
    </message>
    <message>
        <source>Check the host&apos;s name, that it is up, and that its sshd may be reached from here. The same by hand: %1</source>
        <translation>Den Namen des Hosts prüfen, ob er läuft und ob sein sshd von hier aus erreichbar ist. Dasselbe von Hand: %1</translation>
    </message>
    <message>
        <source>%1 lets ssh in, but does not let it through to %2: %3</source>
        <translation>%1 lässt ssh ein, aber nicht weiter zu %2: %3</translation>
    </message>
    <message>
        <source>Have it allowed there (sshd_config: AllowTcpForwarding, AllowStreamLocalForwarding, PermitOpen), or go through another host.</source>
        <translation>Es dort erlauben lassen (sshd_config: AllowTcpForwarding, AllowStreamLocalForwarding, PermitOpen) oder über einen anderen Host gehen.</translation>
    </message>
    <message>
        <source>From %1 there is no connection to %2: %3</source>
        <translation>Von %1 aus gibt es keine Verbindung zu %2: %3</translation>
    </message>
    <message>
        <source>Host, port or socket are looked up on that machine, not on this one. Check them as they are seen from there, and that the server runs.</source>
        <translation>Host, Port oder Socket werden auf jenem Rechner gesucht, nicht auf diesem. Prüfen, ob sie von dort aus gesehen stimmen und ob der Server läuft.</translation>
    </message>
    <message>
        <source>The key for ssh, %1, cannot be read: %2.</source>
        <translation>Der Schlüssel für ssh, %1, kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Name a key of this machine, or none, where the agent has it. A plan of another machine names the path it has there.</source>
        <translation>Einen Schlüssel dieses Rechners angeben, oder keinen, wenn der Agent ihn hat. Ein Plan eines anderen Rechners nennt den Pfad, den er dort hat.</translation>
    </message>
    <message>
        <source>No private folder can be made for the socket of ssh in %1.</source>
        <translation>In %1 kann kein privater Ordner für den Socket von ssh angelegt werden.</translation>
    </message>
    <message>
        <source>Set TMPDIR to a folder with a short, plain path that you may write to.</source>
        <translation>TMPDIR auf einen beschreibbaren Ordner mit kurzem, einfachem Pfad setzen.</translation>
    </message>
    <message>
        <source>It did not get through within %1 s.</source>
        <translation>Es kam innerhalb von %1 s nicht durch.</translation>
    </message>
    <message>
        <source>replica %1 lags %2 s behind (limit %3 s)</source>
        <translation>die Replik %1 liegt %2 s zurück (Grenze %3 s)</translation>
    </message>
    <message>
        <source>node %1 of the cluster lags %2 s behind (limit %3 s)</source>
        <translation>der Knoten %1 des Clusters liegt %2 s zurück (Grenze %3 s)</translation>
    </message>
    <message>
        <source>its address is not known</source>
        <translation>seine Adresse ist nicht bekannt</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>replica</source>
        <translation>Replik</translation>
    </message>
    <message>
        <source>replica, stopped</source>
        <translation>Replik, angehalten</translation>
    </message>
    <message>
        <source>object stores</source>
        <translation>Objektspeicher</translation>
    </message>
    <message>
        <source>%1 has other bytes than when the plan was made, and the same ETag.</source>
        <translation>%1 hat andere Bytes als zu der Zeit, da der Plan gemacht wurde, und denselben ETag.</translation>
    </message>
    <message>
        <source>Make a new plan of it.</source>
        <translation>Einen neuen Plan davon machen.</translation>
    </message>
    <message>
        <source>Of the keys for the object store the environment has one only: %1 is not set.</source>
        <translation>Von den Schlüsseln für den Objektspeicher hat die Umgebung nur einen: %1 ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>the environment</source>
        <translation>der Umgebung</translation>
    </message>
    <message>
        <source>profile %1 in %2</source>
        <translation>Profil %1 in %2</translation>
    </message>
    <message>
        <source>Profile %1 has an aws_access_key_id and no aws_secret_access_key.</source>
        <translation>Profil %1 hat eine aws_access_key_id und keinen aws_secret_access_key.</translation>
    </message>
    <message>
        <source>Profile %1 gets its keys by %2, which only the tools of AWS can do.</source>
        <translation>Profil %1 bekommt seine Schlüssel durch %2, was nur die Werkzeuge von AWS können.</translation>
    </message>
    <message>
        <source>Have them give the keys to this program: eval &quot;$(aws configure export-credentials --profile %1 --format env)&quot;.</source>
        <translation>Diese die Schlüssel an dieses Programm geben lassen: eval &quot;$(aws configure export-credentials --profile %1 --format env)&quot;.</translation>
    </message>
    <message>
        <source>There is no profile %1 in ~/.aws/credentials and ~/.aws/config.</source>
        <translation>Es gibt kein Profil %1 in ~/.aws/credentials und ~/.aws/config.</translation>
    </message>
    <message>
        <source>There are no keys for the object store, neither in the environment nor in profile %1.</source>
        <translation>Es gibt keine Schlüssel für den Objektspeicher, weder in der Umgebung noch in Profil %1.</translation>
    </message>
    <message>
        <source>The keys for the object store, of %1, expired at %2 UTC.</source>
        <translation>Die Schlüssel für den Objektspeicher, aus %1, sind um %2 UTC abgelaufen.</translation>
    </message>
    <message>
        <source>Sign in anew with the tool that gave them (aws sso login, aws sts assume-role …), so that there are keys that are valid for as long as the dump takes to be fetched.</source>
        <translation>Sich neu anmelden mit dem Werkzeug, das sie gab (aws sso login, aws sts assume-role …), so dass es Schlüssel gibt, die so lange gelten, wie das Holen des Dumps dauert.</translation>
    </message>
    <message>
        <source>The store&apos;s endpoint in environment or profile is no web address.</source>
        <translation>Der Endpunkt des Speichers in Umgebung oder Profil ist keine Web-Adresse.</translation>
    </message>
    <message>
        <source>Write it as https://host or http://127.0.0.1:9000.</source>
        <translation>Ihn als https://host oder http://127.0.0.1:9000 schreiben.</translation>
    </message>
    <message>
        <source>The object store at %1 would be read without TLS: everybody on the way could read the dump, and change it.</source>
        <translation>Der Objektspeicher unter %1 würde ohne TLS gelesen: Jeder unterwegs könnte den Dump lesen und ändern.</translation>
    </message>
    <message>
        <source>Use https://. If the network in between is yours alone, say so with plain-http=1 in the URL.</source>
        <translation>https:// verwenden. Wenn das Netz dazwischen Ihnen allein gehört, das mit plain-http=1 in der URL sagen.</translation>
    </message>
    <message>
        <source>The object store at %1 cannot be read: %2.</source>
        <translation>Der Objektspeicher unter %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Its certificate has to be signed by a CA that this machine trusts, and be for this host. A CA of your own: name its file in AWS_CA_BUNDLE.</source>
        <translation>Sein Zertifikat muss von einer CA unterschrieben sein, der diese Maschine vertraut, und für diesen Host sein. Eine eigene CA: ihre Datei in AWS_CA_BUNDLE nennen.</translation>
    </message>
    <message>
        <source>Check endpoint, network and proxy (https_proxy), then begin once more: what has arrived is not fetched again.</source>
        <translation>Endpunkt, Netz und Proxy (https_proxy) prüfen, dann noch einmal beginnen: Was angekommen ist, wird nicht noch einmal geholt.</translation>
    </message>
    <message>
        <source>The object %1 is empty.</source>
        <translation>Das Objekt %1 ist leer.</translation>
    </message>
    <message>
        <source>Check what wrote it: there is nothing in it to load.</source>
        <translation>Prüfen, was es geschrieben hat: Es ist nichts darin, was geladen werden könnte.</translation>
    </message>
    <message>
        <source>The store at %1 gives %2 no size, no ETag, or no part of it.</source>
        <translation>Der Speicher unter %1 nennt zu %2 keine Größe, keinen ETag oder gibt keinen Teil davon.</translation>
    </message>
    <message>
        <source>Without them nobody can tell that it stays the same while it is read: have a tool write it to a file, and name that.</source>
        <translation>Ohne sie kann niemand sagen, dass es dasselbe bleibt, während es gelesen wird: Es von einem Werkzeug in eine Datei schreiben lassen und diese nennen.</translation>
    </message>
    <message>
        <source>The store gives all of %1 where a part of it is asked for.</source>
        <translation>Der Speicher gibt das ganze %1, wo ein Teil davon verlangt ist.</translation>
    </message>
    <message>
        <source>Have a tool write the object to a file, and name that.</source>
        <translation>Das Objekt von einem Werkzeug in eine Datei schreiben lassen und diese nennen.</translation>
    </message>
    <message>
        <source>The store gave another part of %1 than it was asked for.</source>
        <translation>Der Speicher gab einen anderen Teil von %1, als verlangt war.</translation>
    </message>
    <message>
        <source>Begin once more; a proxy in between may be the reason.</source>
        <translation>Noch einmal beginnen; ein Proxy dazwischen kann der Grund sein.</translation>
    </message>
    <message>
        <source>This machine&apos;s clock is ahead of it by %1.</source>
        <translation>Die Uhr dieser Maschine geht ihm gegenüber um %1 vor.</translation>
    </message>
    <message>
        <source>This machine&apos;s clock is behind it by %1.</source>
        <translation>Die Uhr dieser Maschine geht ihm gegenüber um %1 nach.</translation>
    </message>
    <message>
        <source>The bucket %1 is not in region %2.</source>
        <translation>Der Bucket %1 ist nicht in der Region %2.</translation>
    </message>
    <message>
        <source>The bucket %1 is in region %2, and region %3 was asked for it.</source>
        <translation>Der Bucket %1 ist in der Region %2, und nach ihm wurde die Region %3 gefragt.</translation>
    </message>
    <message>
        <source>Set its region in AWS_REGION, or with region=NAME in the URL.</source>
        <translation>Seine Region in AWS_REGION setzen oder mit region=NAME in der URL.</translation>
    </message>
    <message>
        <source>Set AWS_REGION=%1, or region=%1 in the URL.</source>
        <translation>AWS_REGION=%1 setzen oder region=%1 in der URL.</translation>
    </message>
    <message>
        <source>%1 was replaced in the store while it was read: its ETag is another one now.</source>
        <translation>%1 wurde im Speicher ersetzt, während es gelesen wurde: Sein ETag ist jetzt ein anderer.</translation>
    </message>
    <message>
        <source>Begin once more when nobody writes it any more. Nothing of it was loaded.</source>
        <translation>Noch einmal beginnen, wenn es niemand mehr schreibt. Nichts davon wurde geladen.</translation>
    </message>
    <message>
        <source>the keys of %1</source>
        <translation>die Schlüssel aus %1</translation>
    </message>
    <message>
        <source>a request without keys</source>
        <translation>eine Anfrage ohne Schlüssel</translation>
    </message>
    <message>
        <source>The store says: “%1”.</source>
        <translation>Der Speicher sagt: „%1“.</translation>
    </message>
    <message>
        <source>There is no bucket %1 at %2.</source>
        <translation>Es gibt keinen Bucket %1 unter %2.</translation>
    </message>
    <message>
        <source>Check its name, and that this is its store: AWS_ENDPOINT_URL, the profile, or endpoint=… in the URL.</source>
        <translation>Seinen Namen prüfen, und dass dies sein Speicher ist: AWS_ENDPOINT_URL, das Profil oder endpoint=… in der URL.</translation>
    </message>
    <message>
        <source>There is no object %1.</source>
        <translation>Es gibt kein Objekt %1.</translation>
    </message>
    <message>
        <source>Check the key, capitals too; it is taken as it stands, and nothing in it is percent-encoded. For all objects below a prefix write a / at its end.</source>
        <translation>Den Schlüssel prüfen, auch Großbuchstaben; er wird genommen, wie er dasteht, und nichts darin ist prozentkodiert. Für alle Objekte unter einem Präfix ein / an dessen Ende schreiben.</translation>
    </message>
    <message>
        <source>The store lets %1 not read %2.</source>
        <translation>Der Speicher erlaubt nicht, dass %1 %2 lesen.</translation>
    </message>
    <message>
        <source>Have s3:ListBucket on the bucket %1 and s3:GetObject on %2* given to them.</source>
        <translation>Ihnen s3:ListBucket auf den Bucket %1 und s3:GetObject auf %2* geben lassen.</translation>
    </message>
    <message>
        <source>Have s3:GetObject on it given to them. Without s3:ListBucket on the bucket %1 an object that is not there is refused like this, too.</source>
        <translation>Ihnen s3:GetObject darauf geben lassen. Ohne s3:ListBucket auf den Bucket %1 wird ein Objekt, das nicht da ist, ebenso verweigert.</translation>
    </message>
    <message>
        <source>The store does not accept the signature of %1: their secret is another one.</source>
        <translation>Der Speicher nimmt die Unterschrift nicht an für %1: Das Geheimnis ist ein anderes.</translation>
    </message>
    <message>
        <source>Copy the secret anew, whole and without blanks. A proxy that changes requests on their way has the same effect.</source>
        <translation>Das Geheimnis neu kopieren, ganz und ohne Leerzeichen. Ein Proxy, der Anfragen unterwegs ändert, hat dieselbe Wirkung.</translation>
    </message>
    <message>
        <source>The store at %1 does not know %2.</source>
        <translation>Dem Speicher unter %1 unbekannt: %2.</translation>
    </message>
    <message>
        <source>Check that they are keys of this store, and were not deleted. Keys of a session need their AWS_SESSION_TOKEN, too.</source>
        <translation>Prüfen, dass es Schlüssel dieses Speichers sind und sie nicht gelöscht wurden. Schlüssel einer Sitzung brauchen auch ihr AWS_SESSION_TOKEN.</translation>
    </message>
    <message>
        <source>The store does not accept the session token of %1.</source>
        <translation>Der Speicher nimmt das Sitzungstoken nicht an für %1.</translation>
    </message>
    <message>
        <source>The store says that %1 have expired.</source>
        <translation>Abgelaufen, sagt der Speicher, sind %1.</translation>
    </message>
    <message>
        <source>Sign in anew with the tool that gave them, and begin once more: what has arrived is not fetched again.</source>
        <translation>Sich neu anmelden mit dem Werkzeug, das sie gab, und noch einmal beginnen: Was angekommen ist, wird nicht noch einmal geholt.</translation>
    </message>
    <message>
        <source>The store refuses the request because of its time.</source>
        <translation>Der Speicher lehnt die Anfrage wegen ihrer Uhrzeit ab.</translation>
    </message>
    <message>
        <source>Set this machine&apos;s clock (timedatectl set-ntp true), and begin once more.</source>
        <translation>Die Uhr dieser Maschine stellen (timedatectl set-ntp true) und noch einmal beginnen.</translation>
    </message>
    <message>
        <source>%1 is archived, and cannot be read as it is.</source>
        <translation>%1 ist archiviert und kann so nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Have it restored first (aws s3api restore-object), which takes hours.</source>
        <translation>Es zuerst wiederherstellen lassen (aws s3api restore-object), was Stunden dauert.</translation>
    </message>
    <message>
        <source>The store at %1 answered again and again with %2.</source>
        <translation>Der Speicher unter %1 antwortete immer wieder mit %2.</translation>
    </message>
    <message>
        <source>It is overloaded or being mended. Begin once more later: what has arrived is not fetched again.</source>
        <translation>Er ist überlastet oder wird gewartet. Später noch einmal beginnen: Was angekommen ist, wird nicht noch einmal geholt.</translation>
    </message>
    <message>
        <source>The store at %1 answered %2 when it was asked for %3.</source>
        <translation>Der Speicher unter %1 antwortete %2, als er nach %3 gefragt wurde.</translation>
    </message>
    <message>
        <source>Check that endpoint, region and bucket belong together, and that it is a store that speaks S3.</source>
        <translation>Prüfen, dass Endpunkt, Region und Bucket zusammengehören und dass es ein Speicher ist, der S3 spricht.</translation>
    </message>
    <message>
        <source>The store answered with a list of objects that cannot be read.</source>
        <translation>Der Speicher antwortete mit einer Liste von Objekten, die nicht gelesen werden kann.</translation>
    </message>
    <message>
        <source>Check that the endpoint is a store that speaks S3 (ListObjectsV2).</source>
        <translation>Prüfen, dass der Endpunkt ein Speicher ist, der S3 spricht (ListObjectsV2).</translation>
    </message>
    <message>
        <source>Write s3://bucket/key, or s3://bucket/prefix/ for all objects below a prefix.</source>
        <translation>s3://bucket/key schreiben, oder s3://bucket/prefix/ für alle Objekte unter einem Präfix.</translation>
    </message>
    <message>
        <source>The URL of the object store has what looks like a key or a signature in it.</source>
        <translation>In der URL des Objektspeichers steht, was wie ein Schlüssel oder eine Unterschrift aussieht.</translation>
    </message>
    <message>
        <source>Leave it out: plans, reports and the shell&apos;s history would keep it. The keys are taken from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the profile in ~/.aws/credentials.</source>
        <translation>Es weglassen: Pläne, Berichte und die Verlaufsliste der Shell würden es behalten. Die Schlüssel werden aus AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY genommen oder aus dem Profil in ~/.aws/credentials.</translation>
    </message>
    <message>
        <source>“%1” in the store&apos;s URL is “%2”.</source>
        <translation>„%1“ in der URL des Speichers ist „%2“.</translation>
    </message>
    <message>
        <source>Give it 1 or 0.</source>
        <translation>1 oder 0 angeben.</translation>
    </message>
    <message>
        <source>The store&apos;s endpoint “%1” is no web address.</source>
        <translation>Der Endpunkt „%1“ des Speichers ist keine Web-Adresse.</translation>
    </message>
    <message>
        <source>Give it one word.</source>
        <translation>Ein einzelnes Wort angeben.</translation>
    </message>
    <message>
        <source>The store&apos;s URL has an item that is unknown: “%1”.</source>
        <translation>Die URL des Speichers hat eine unbekannte Angabe: „%1“.</translation>
    </message>
    <message>
        <source>Known are: %1.</source>
        <translation>Bekannt sind: %1.</translation>
    </message>
    <message>
        <source>This is no URL of an object store.</source>
        <translation>Das ist keine URL eines Objektspeichers.</translation>
    </message>
    <message>
        <source>The store&apos;s URL names no bucket.</source>
        <translation>Die URL des Speichers nennt keinen Bucket.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a bucket.</source>
        <translation>„%1“ kann nicht der Name eines Buckets sein.</translation>
    </message>
    <message>
        <source>The key in the store&apos;s URL is longer than 1024 bytes.</source>
        <translation>Der Schlüssel in der URL des Speichers ist länger als 1024 Bytes.</translation>
    </message>
    <message>
        <source>The key in the store&apos;s URL has a NUL character in it.</source>
        <translation>Im Schlüssel in der URL des Speichers steht ein NUL-Zeichen.</translation>
    </message>
    <message>
        <source>What is to be fetched takes %1, and %2 are free in %3, where it would be kept until it is loaded.</source>
        <translation>Was zu holen ist, braucht %1, und %2 sind frei in %3, wo es aufbewahrt würde, bis es geladen ist.</translation>
    </message>
    <message>
        <source>Free as much space, or name a folder on another disk for it. Nothing of it is left there now, and nothing was loaded.</source>
        <translation>So viel Platz freimachen oder einen Ordner auf einer anderen Platte dafür nennen. Nichts davon liegt jetzt noch dort, und nichts wurde geladen.</translation>
    </message>
    <message>
        <source>The object %1 cannot be a file here: its name, or a part of it, is that of another one.</source>
        <translation>Das Objekt %1 kann hier keine Datei sein: Sein Name, oder ein Teil davon, ist der eines anderen.</translation>
    </message>
    <message>
        <source>Name a prefix below which there are files and folders as on a disk.</source>
        <translation>Ein Präfix nennen, unter dem es Dateien und Ordner gibt wie auf einer Platte.</translation>
    </message>
    <message>
        <source>The record of a fetch is none.</source>
        <translation>Das Verzeichnis eines Holvorgangs ist keines.</translation>
    </message>
    <message>
        <source>The dump is the %1 objects below %2, %3, the youngest of %4 UTC.</source>
        <translation>Der Dump sind die %1 Objekte unter %2, %3, das jüngste von %4 UTC.</translation>
    </message>
    <message>
        <source>The dump is the object %1, %2, of %3 UTC, ETag %4.</source>
        <translation>Der Dump ist das Objekt %1, %2, von %3 UTC, ETag %4.</translation>
    </message>
    <message>
        <source>The object “%1” cannot be a file: its key has empty parts, “..”, or parts that are too long.</source>
        <translation>Das Objekt „%1“ kann keine Datei sein: Sein Schlüssel hat leere Teile, „..“ oder Teile, die zu lang sind.</translation>
    </message>
    <message>
        <source>The fetching was cancelled.</source>
        <translation>Das Holen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The bytes that arrived of s3://%1/%2 are not those that were uploaded: their MD5 sum is %3, and the ETag %4.</source>
        <translation>Die Bytes, die von s3://%1/%2 ankamen, sind nicht die hochgeladenen: Ihre MD5-Summe ist %3, der ETag %4.</translation>
    </message>
    <message>
        <source>Begin once more: all of it is fetched anew. If the ETags of this store are no MD5 sums, say so with etag-is-md5=0 in the URL.</source>
        <translation>Noch einmal beginnen: Alles wird neu geholt. Wenn die ETags dieses Speichers keine MD5-Summen sind, das mit etag-is-md5=0 in der URL sagen.</translation>
    </message>
    <message>
        <source>There are no objects below %1.</source>
        <translation>Es gibt keine Objekte unter %1.</translation>
    </message>
    <message>
        <source>Check bucket and prefix, capitals too; a prefix begins with no /.</source>
        <translation>Bucket und Präfix prüfen, auch Großbuchstaben; ein Präfix beginnt mit keinem /.</translation>
    </message>
    <message>
        <source>The objects below %1 are not those of which the plan was made: names, sizes or ETags are others.</source>
        <translation>Die Objekte unter %1 sind nicht die, von denen der Plan gemacht wurde: Namen, Größen oder ETags sind andere.</translation>
    </message>
    <message>
        <source>%1 was replaced in the store since the plan was made: its ETag is %2 now, and was %3.</source>
        <translation>%1 wurde im Speicher ersetzt, seit der Plan gemacht wurde: Sein ETag ist jetzt %2 und war %3.</translation>
    </message>
    <message>
        <source>These accounts and roles of the dump are made: %1.</source>
        <translation>Diese Konten und Rollen des Dumps werden angelegt: %1.</translation>
    </message>
    <message>
        <source>After the rows are proved. The server writes them to its binary log, and so its replicas get them, too.</source>
        <translation>Wenn die Zeilen bewiesen sind. Der Server schreibt sie in sein Binärlog, und so bekommen sie auch seine Replikate.</translation>
    </message>
    <message>
        <source>After the rows are proved.</source>
        <translation>Wenn die Zeilen bewiesen sind.</translation>
    </message>
    <message>
        <source>The server has an account %1 already, which stays as it is.</source>
        <translation>Der Server hat bereits ein Konto %1, das bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>It has all that the dump grants it.</source>
        <translation>Es hat alles, was der Dump ihm gewährt.</translation>
    </message>
    <message>
        <source>The dump would also grant it: %1.</source>
        <translation>Der Dump würde ihm außerdem gewähren: %1.</translation>
    </message>
    <message>
        <source>there is nothing to grant it %1</source>
        <translation>es gibt nichts, worauf ihm %1 gewährt werden könnte</translation>
    </message>
    <message>
        <source>%1 is not made just as in the dump: %2.</source>
        <translation>%1 wird nicht genau wie im Dump angelegt: %2.</translation>
    </message>
    <message>
        <source>The plan wants it so (--accounts fit).</source>
        <translation>Der Plan will es so (--accounts fit).</translation>
    </message>
    <message>
        <source>%1 cannot be made just as in the dump: %2.</source>
        <translation>%1 kann nicht genau wie im Dump angelegt werden: %2.</translation>
    </message>
    <message>
        <source>Leave the account out, or have it made without that (--accounts fit).</source>
        <translation>Lassen Sie das Konto weg, oder lassen Sie es ohne das anlegen (--accounts fit).</translation>
    </message>
    <message>
        <source>%1 has no password in the dump, and gets none.</source>
        <translation>%1 hat im Dump kein Passwort und bekommt keines.</translation>
    </message>
    <message>
        <source>Leave it out, or give it one when the load is over.</source>
        <translation>Lassen Sie es weg, oder geben Sie ihm eines, wenn der Ladevorgang vorbei ist.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>To make the dump&apos;s accounts this one lacks: %1.</source>
        <translation>Um die Konten des Dumps anzulegen, fehlt diesem Konto: %1.</translation>
    </message>
    <message>
        <source>Load as an account that has these and may grant them, leave those accounts out, or make none.</source>
        <translation>Laden Sie mit einem Konto, das diese hat und gewähren darf, lassen Sie jene Konten weg, oder legen Sie keine an.</translation>
    </message>
    <message>
        <source>They may be made after the rows, where you want them (--accounts new).</source>
        <translation>Sie können nach den Zeilen angelegt werden, wenn Sie sie wollen (--accounts new).</translation>
    </message>
    <message>
        <source>The dump grants privileges to accounts that it does not make: nothing of that is done.</source>
        <translation>Der Dump gewährt Konten Rechte, die er nicht anlegt: Nichts davon geschieht.</translation>
    </message>
    <message>
        <source>The dump brings accounts and roles, none of which is made: %1.</source>
        <translation>Der Dump bringt Konten und Rollen mit, von denen keine angelegt wird: %1.</translation>
    </message>
    <message>
        <source>Of the dump&apos;s accounts and roles those that the server has none of are made after the rows: %1.</source>
        <translation>Von den Konten und Rollen des Dumps werden die, die der Server nicht hat, nach den Zeilen angelegt: %1.</translation>
    </message>
    <message>
        <source>%1 cannot take its password (%2): it is made locked</source>
        <translation>%1 kann sein Passwort nicht übernehmen (%2): Es wird gesperrt angelegt</translation>
    </message>
    <message>
        <source>it cannot sign in by %1</source>
        <translation>es kann sich nicht über %1 anmelden</translation>
    </message>
    <message>
        <source>it does not get %1</source>
        <translation>es bekommt %1 nicht</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 fällt weg</translation>
    </message>
    <message>
        <source>A statement about accounts is in none of the plan&apos;s files.</source>
        <translation>Eine Anweisung zu Konten steht in keiner der Dateien des Plans.</translation>
    </message>
    <message>
        <source>The dump makes no account %1.</source>
        <translation>Der Dump legt kein Konto %1 an.</translation>
    </message>
    <message>
        <source>It makes none at all.</source>
        <translation>Er legt gar keines an.</translation>
    </message>
    <message>
        <source>It makes these: %1.</source>
        <translation>Er legt diese an: %1.</translation>
    </message>
    <message>
        <source>This account may not see which accounts the server has: %1</source>
        <translation>Dieses Konto darf nicht sehen, welche Konten der Server hat: %1</translation>
    </message>
    <message>
        <source>GRANT SELECT ON mysql.user TO %1;</source>
        <translation>GRANT SELECT ON mysql.user TO %1;</translation>
    </message>
    <message>
        <source>the role %1</source>
        <translation>die Rolle %1</translation>
    </message>
    <message>
        <source>to stand in for %1</source>
        <translation>für %1 einzutreten</translation>
    </message>
    <message>
        <source>No account of the server is called %1 yet.</source>
        <translation>Noch heißt kein Konto des Servers %1.</translation>
    </message>
    <message>
        <source>It is one of the dump&apos;s accounts, and is made before what runs as it: %1.</source>
        <translation>Es ist eines der Konten des Dumps und wird vor dem angelegt, was unter ihm läuft: %1.</translation>
    </message>
    <message>
        <source>No account of the server is called %1: what runs as such fails when it is used, and that is %2.</source>
        <translation>Kein Konto des Servers heißt %1: Was unter ihm läuft, scheitert, wenn es benutzt wird, und das ist %2.</translation>
    </message>
    <message>
        <source>The dump has that account: have it made (--accounts new). Or leave the definers out (--definers strip) or name another (--definers USER@HOST).</source>
        <translation>Der Dump hat dieses Konto: Lassen Sie es anlegen (--accounts new). Oder lassen Sie die Definer weg (--definers strip), oder nennen Sie einen anderen (--definers USER@HOST).</translation>
    </message>
    <message>
        <source>-- then those of these accounts and roles that the server has none of, with what the dump grants them:
-- %1
</source>
        <translation>-- dann die von diesen Konten und Rollen, die der Server nicht hat, mit dem, was der Dump ihnen gewährt:
-- %1
</translation>
    </message>
    <message>
        <source>Accounts made: %1 (%2).</source>
        <translation>Angelegte Konten: %1 (%2).</translation>
    </message>
    <message>
        <source>Not made yet: %1 (%2).</source>
        <translation>Noch nicht angelegt: %1 (%2).</translation>
    </message>
    <message>
        <source>There already, and left as they are: %1 (%2).</source>
        <translation>Schon da und unverändert gelassen: %1 (%2).</translation>
    </message>
    <message>
        <source>Taken back: %1 (%2).</source>
        <translation>Zurückgenommen: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 is locked: the server cannot take its password (%2). Give it one, then ALTER USER … ACCOUNT UNLOCK.</source>
        <translation>%1 ist gesperrt: Der Server kann sein Passwort nicht übernehmen (%2). Geben Sie ihm eines, dann ALTER USER … ACCOUNT UNLOCK.</translation>
    </message>
    <message>
        <source>%1 is not just as in the dump: %2.</source>
        <translation>%1 ist nicht genau wie im Dump: %2.</translation>
    </message>
    <message>
        <source>%1 was not taken back: %2.</source>
        <translation>%1 wurde nicht zurückgenommen: %2.</translation>
    </message>
    <message>
        <source>Not all that the dump grants them is granted yet.</source>
        <translation>Noch ist nicht alles gewährt, was der Dump ihnen gewährt.</translation>
    </message>
    <message>
        <source>What the run wrote down of its accounts cannot be read.</source>
        <translation>Was der Lauf über seine Konten aufgeschrieben hat, ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Look at the file, and at the server&apos;s accounts.</source>
        <translation>Sehen Sie die Datei und die Konten des Servers an.</translation>
    </message>
    <message>
        <source>not made yet</source>
        <translation>noch nicht angelegt</translation>
    </message>
    <message>
        <source>made</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>not taken back</source>
        <translation>nicht zurückgenommen</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>locked: the server cannot take its password (%1)</source>
        <translation>gesperrt: Der Server kann sein Passwort nicht übernehmen (%1)</translation>
    </message>
    <message>
        <source>there already</source>
        <translation>schon da</translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation>unverändert gelassen</translation>
    </message>
    <message>
        <source>accounts of the dump</source>
        <translation>Konten des Dumps</translation>
    </message>
    <message>
        <source>the run did not come to its end with it, and so nobody can tell whether it is as the run left it. Where it is not wanted: %1;</source>
        <translation>der Lauf kam mit ihm nicht zu Ende, und so kann niemand sagen, ob es ist, wie der Lauf es hinterließ. Wo es nicht gewünscht ist: %1;</translation>
    </message>
    <message>
        <source>somebody has changed it since. Where it is not wanted: %1;</source>
        <translation>jemand hat es seither geändert. Wo es nicht gewünscht ist: %1;</translation>
    </message>
    <message>
        <source>The server does not understand the statement.</source>
        <translation>Der Server versteht die Anweisung nicht.</translation>
    </message>
    <message>
        <source>Account %1: %2</source>
        <translation>Konto %1: %2</translation>
    </message>
    <message>
        <source>Somebody else has made %1 meanwhile: it stays as it is.</source>
        <translation>Jemand anders hat inzwischen %1 angelegt: Es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The dump makes no account %1 any more.</source>
        <translation>Der Dump legt kein Konto %1 mehr an.</translation>
    </message>
    <message>
        <source>Accounts and roles of the dump that were not made: %1 (%2).</source>
        <translation>Konten und Rollen des Dumps, die nicht angelegt wurden: %1 (%2).</translation>
    </message>
    <message>
        <source>What accounts may do</source>
        <translation>Was Konten dürfen</translation>
    </message>
    <message>
        <source>The rows of %1 are not proved: no account of the dump is made. A plan of the statements about accounts alone makes them.</source>
        <translation>Die Zeilen von %1 sind nicht bewiesen: Kein Konto des Dumps wird angelegt. Ein Plan nur aus den Anweisungen zu Konten legt sie an.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>JSON Lines, %1 as fields</source>
        <translation>JSON Lines, %1 als Felder</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>%1 was written to while it was read.</source>
        <translation>In %1 wurde geschrieben, während die Datei gelesen wurde.</translation>
    </message>
    <message>
        <source>A line here has more than %1.</source>
        <translation>Eine Zeile hat hier mehr als %1.</translation>
    </message>
    <message>
        <source>If the file is one JSON document, write one object per line: jq -c &apos;.[]&apos; FILE &gt; FILE.jsonl</source>
        <translation>Ist die Datei ein einziges JSON-Dokument, so schreiben Sie ein Objekt je Zeile: jq -c &apos;.[]&apos; DATEI &gt; DATEI.jsonl</translation>
    </message>
    <message>
        <source>%1 begins with a JSON array. Rows are read from JSON Lines, which have an object on each line.</source>
        <translation>%1 beginnt mit einem JSON-Array. Gelesen werden JSON Lines, mit einem Objekt auf jeder Zeile.</translation>
    </message>
    <message>
        <source>%1 is JSON that goes over several lines. Rows are read from JSON Lines, which have an object on each line.</source>
        <translation>%1 ist JSON, das über mehrere Zeilen geht. Gelesen werden JSON Lines, mit einem Objekt auf jeder Zeile.</translation>
    </message>
    <message>
        <source>Write it so first: jq -c &apos;.[]&apos; %1 &gt; %2</source>
        <translation>Schreiben Sie es zuerst so: jq -c &apos;.[]&apos; %1 &gt; %2</translation>
    </message>
    <message>
        <source>Write it so first: jq -c . %1 &gt; %2</source>
        <translation>Schreiben Sie es zuerst so: jq -c . %1 &gt; %2</translation>
    </message>
    <message>
        <source>%1 is named like JSON Lines, and no object in its first lines has a key.</source>
        <translation>%1 heißt wie JSON Lines, und in den ersten Zeilen hat kein Objekt einen Schlüssel.</translation>
    </message>
    <message>
        <source>%1 is named like JSON Lines, and has no row in its first %2: its first line %3.</source>
        <translation>%1 heißt wie JSON Lines und hat in den ersten %2 keine Zeile, die eine Datenzeile wäre: Die erste Zeile %3.</translation>
    </message>
    <message>
        <source>Mend the file, or give it a name that says what it is.</source>
        <translation>Berichtigen Sie die Datei, oder geben Sie ihr einen Namen, der sagt, was sie ist.</translation>
    </message>
    <message>
        <source>JSON Lines: %1 of %2 are objects.</source>
        <translation>JSON Lines: %1 von %2 sind Objekte.</translation>
    </message>
    <message>
        <source>sampled line</source>
        <translation>Zeile der Stichprobe</translation>
    </message>
    <message>
        <source>sampled lines</source>
        <translation>Zeilen der Stichprobe</translation>
    </message>
    <message>
        <source>%1, in the order in which the first rows have them.</source>
        <translation>%1, in der Reihenfolge, in der die ersten Zeilen sie haben.</translation>
    </message>
    <message>
        <source>%1, named by hand.</source>
        <translation>%1, von Hand genannt.</translation>
    </message>
    <message>
        <source>does not begin with {: it is no JSON object</source>
        <translation>beginnt nicht mit {: Sie ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>is a JSON array, no object</source>
        <translation>ist ein JSON-Array, kein Objekt</translation>
    </message>
    <message>
        <source>ends before its object does</source>
        <translation>endet, bevor ihr Objekt endet</translation>
    </message>
    <message>
        <source>goes on after the end of its object</source>
        <translation>geht hinter dem Ende ihres Objekts weiter</translation>
    </message>
    <message>
        <source>has something else where a key in double quotes is due</source>
        <translation>hat etwas anderes, wo ein Schlüssel in doppelten Anführungszeichen stehen muss</translation>
    </message>
    <message>
        <source>has no colon after a key</source>
        <translation>hat keinen Doppelpunkt hinter einem Schlüssel</translation>
    </message>
    <message>
        <source>has something here that is no JSON value</source>
        <translation>hat hier etwas, das kein JSON-Wert ist</translation>
    </message>
    <message>
        <source>has neither a comma nor a closing bracket after a value</source>
        <translation>hat hinter einem Wert weder ein Komma noch eine schließende Klammer</translation>
    </message>
    <message>
        <source>has a number that JSON does not write so</source>
        <translation>hat eine Zahl, die JSON nicht so schreibt</translation>
    </message>
    <message>
        <source>has a backslash that escapes nothing</source>
        <translation>hat einen Backslash, der nichts maskiert</translation>
    </message>
    <message>
        <source>has half of a surrogate pair (\uD800 to \uDFFF), which is no character</source>
        <translation>hat ein halbes Surrogatpaar (\uD800 bis \uDFFF), das kein Zeichen ist</translation>
    </message>
    <message>
        <source>has a control character in a string that is not escaped</source>
        <translation>hat in einer Zeichenkette ein Steuerzeichen, das nicht maskiert ist</translation>
    </message>
    <message>
        <source>has bytes that are no UTF-8</source>
        <translation>hat Bytes, die kein UTF-8 sind</translation>
    </message>
    <message>
        <source>has the key “%1” twice</source>
        <translation>hat den Schlüssel „%1“ zweimal</translation>
    </message>
    <message>
        <source>The line %1 (byte %2 of the line).</source>
        <translation>Die Zeile %1 (Byte %2 der Zeile).</translation>
    </message>
    <message>
        <source>Write one object per line: jq -c &apos;.[]&apos; FILE &gt; FILE.jsonl</source>
        <translation>Schreiben Sie ein Objekt je Zeile: jq -c &apos;.[]&apos; DATEI &gt; DATEI.jsonl</translation>
    </message>
    <message>
        <source>If an object goes over several lines, write one per line: jq -c . FILE &gt; FILE.jsonl. Otherwise the file was cut off, or the line has to be mended.</source>
        <translation>Geht ein Objekt über mehrere Zeilen, so schreiben Sie eines je Zeile: jq -c . DATEI &gt; DATEI.jsonl. Sonst wurde die Datei abgeschnitten, oder die Zeile ist zu berichtigen.</translation>
    </message>
    <message>
        <source>Write the missing half, or another character, in its place.</source>
        <translation>Schreiben Sie die fehlende Hälfte oder ein anderes Zeichen an diese Stelle.</translation>
    </message>
    <message>
        <source>JSON is UTF-8: convert the file, for example with iconv -f LATIN1 -t UTF-8, or mend the line.</source>
        <translation>JSON ist UTF-8: Wandeln Sie die Datei um, zum Beispiel mit iconv -f LATIN1 -t UTF-8, oder berichtigen Sie die Zeile.</translation>
    </message>
    <message>
        <source>Which of the values counts nobody can tell: take one of them out of the line.</source>
        <translation>Welcher der Werte gilt, kann niemand sagen: Nehmen Sie einen davon aus der Zeile.</translation>
    </message>
    <message>
        <source>Mend the line; jq . says the same of it.</source>
        <translation>Berichtigen Sie die Zeile; jq . sagt dasselbe über sie.</translation>
    </message>
    <message>
        <source>Rows of JSON Lines have no terminators, quotes, header lines or comments of their own: they are written for the server as mysqldump writes them, in utf8mb4.</source>
        <translation>Zeilen von JSON Lines haben keine eigenen Trenn- und Anführungszeichen, Kopfzeilen oder Kommentare: Sie werden für den Server geschrieben, wie mysqldump sie schreibt, in utf8mb4.</translation>
    </message>
    <message>
        <source>Leave FIELDS, LINES, header lines, comments and CHARACTER SET as they are.</source>
        <translation>Lassen Sie FIELDS, LINES, Kopfzeilen, Kommentare und CHARACTER SET, wie sie sind.</translation>
    </message>
    <message>
        <source>The key “%1” is named twice.</source>
        <translation>Der Schlüssel „%1“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Name each key once: its value may go into several columns by expressions.</source>
        <translation>Nennen Sie jeden Schlüssel einmal: Sein Wert kann durch Ausdrücke in mehrere Spalten gehen.</translation>
    </message>
    <message>
        <source>“%1” is no list of keys.</source>
        <translation>„%1“ ist keine Liste von Schlüsseln.</translation>
    </message>
    <message>
        <source>Separate keys by commas, or write them as a JSON array: [&quot;id&quot;, &quot;first, last&quot;].</source>
        <translation>Trennen Sie Schlüssel durch Kommas, oder schreiben Sie sie als JSON-Array: [&quot;id&quot;, &quot;first, last&quot;].</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>and %1 of other keys</source>
        <translation>und %1 anderer Schlüssel</translation>
    </message>
    <message>
        <source>Keys that are no field, so that their values are not loaded: %1. The first is here.</source>
        <translation>Schlüssel, die kein Feld sind, so dass ihre Werte nicht geladen werden: %1. Der erste steht hier.</translation>
    </message>
    <message>
        <source>They are none of the keys that the first rows have. Add to the keys what is to be loaded.</source>
        <translation>Die ersten Zeilen haben diese Schlüssel nicht. Nehmen Sie zu den Schlüsseln hinzu, was geladen werden soll.</translation>
    </message>
    <message>
        <source>%1 of %2 of %3 are no rows; the first %4 are listed.</source>
        <translation>%1 von %2 von %3 sind keine Datenzeilen; die ersten %4 sind aufgeführt.</translation>
    </message>
    <message>
        <source>Mend the listed lines first; the others often share their cause.</source>
        <translation>Berichtigen Sie zuerst die aufgeführten Zeilen; die anderen haben oft dieselbe Ursache.</translation>
    </message>
    <message>
        <source>%1 has not ended the dump: whether these are all rows of the table is not known yet.</source>
        <translation>%1 hat den Dump nicht beendet: Ob das alle Zeilen der Tabelle sind, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 is complete in the dump: %2 in %3</source>
        <translation>%1 ist im Dump vollständig: %2 in %3</translation>
    </message>
    <message>
        <source> and counted</source>
        <translation> und gezählt</translation>
    </message>
    <message>
        <source>%1 has ended the dump in %2, and it lacks files.</source>
        <translation>%1 hat den Dump in %2 beendet, und es fehlen ihm Dateien.</translation>
    </message>
    <message>
        <source>%1 has not ended the dump in %2, and nobody has written there for %3.</source>
        <translation>%1 hat den Dump in %2 nicht beendet, und seit %3 hat dort niemand geschrieben.</translation>
    </message>
    <message>
        <source>The rows of all its tables are loaded; its end is missing, which says that they are all.</source>
        <translation>Die Zeilen aller seiner Tabellen sind geladen; es fehlt sein Ende, das sagt, dass es alle sind.</translation>
    </message>
    <message>
        <source>Not complete: %1.</source>
        <translation>Nicht vollständig: %1.</translation>
    </message>
    <message>
        <source>What is loaded stays. Resume the run once the dump is whole: the same files, with those that it lacks. A new dump needs a new plan; roll this run back before.</source>
        <translation>Was geladen ist, bleibt. Setzen Sie den Lauf fort, sobald der Dump vollständig ist: dieselben Dateien, mit denen, die ihm fehlen. Ein neuer Dump braucht einen neuen Plan; nehmen Sie diesen Lauf vorher zurück.</translation>
    </message>
    <message>
        <source>Put the dump&apos;s files back, then resume.</source>
        <translation>Legen Sie die Dateien des Dumps zurück und setzen Sie dann fort.</translation>
    </message>
    <message>
        <source>Compare the directory with the one that %1 wrote; or roll this run back and plan the dump anew.</source>
        <translation>Vergleichen Sie das Verzeichnis mit dem, das %1 geschrieben hat; oder nehmen Sie diesen Lauf zurück und planen Sie den Dump neu.</translation>
    </message>
    <message>
        <source>The dump has %1 tables in the end, and %2 when it was planned.</source>
        <translation>Der Dump hat am Ende %1 Tabellen und hatte %2, als er geplant wurde.</translation>
    </message>
    <message>
        <source>The files of %1 are not those that were loaded.</source>
        <translation>Die Dateien von %1 sind nicht die, die geladen wurden.</translation>
    </message>
    <message>
        <source>By its own account the dump has %1 bytes of rows of %2, and its files hold %3.</source>
        <translation>Nach eigener Angabe hat der Dump %1 Bytes an Zeilen von %2, und seine Dateien enthalten %3.</translation>
    </message>
    <message>
        <source>waiting for %1 to end the dump, for %2</source>
        <translation>wartet seit %2 darauf, dass %1 den Dump beendet</translation>
    </message>
    <message>
        <source>waiting for %1 to complete %2, for %3</source>
        <translation>wartet seit %3 darauf, dass %1 mit %2 fertig wird</translation>
    </message>
    <message>
        <source>waiting for %1 to complete %2 and %3 more, for %4</source>
        <translation>wartet seit %4 darauf, dass %1 mit %2 und %3 weiteren fertig wird</translation>
    </message>
    <message>
        <source>; no process is seen to write it</source>
        <translation>; kein Prozess ist zu sehen, der ihn schreibt</translation>
    </message>
    <message>
        <source>%1 Of the definitions of its tables and views %2 are not there yet: %3.</source>
        <translation>%1 Von den Definitionen seiner Tabellen und Views sind %2 noch nicht da: %3.</translation>
    </message>
    <message>
        <source>They come before the rows: try again in a moment. Rows that are still to come need not be waited for.</source>
        <translation>Sie kommen vor den Zeilen: Versuchen Sie es gleich noch einmal. Auf Zeilen, die noch kommen, müssen Sie nicht warten.</translation>
    </message>
    <message>
        <source>%1: the dump is not finished, @.done.json is missing.</source>
        <translation>%1: Der Dump ist nicht fertig, @.done.json fehlt.</translation>
    </message>
    <message>
        <source>%1, process %2, is writing the metadata of the dump in %3.</source>
        <translation>%1, Prozess %2, schreibt gerade die Metadaten des Dumps in %3.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation>%1, Prozess %2</translation>
    </message>
    <message>
        <source>%1 is still writing this dump.</source>
        <translation>%1 schreibt noch an diesem Dump.</translation>
    </message>
    <message>
        <source>%1 is still writing this dump: %2 of %3 tables are complete.</source>
        <translation>%1 schreibt noch an diesem Dump: %2 von %3 Tabellen sind vollständig.</translation>
    </message>
    <message>
        <source>Two dumps that are still being written, %1 and %2, cannot be loaded by one plan.</source>
        <translation>Zwei Dumps, die noch geschrieben werden, %1 und %2, können nicht mit einem Plan geladen werden.</translation>
    </message>
    <message>
        <source>Make a plan of each.</source>
        <translation>Machen Sie aus jedem einen Plan.</translation>
    </message>
    <message>
        <source>Try again when the first table is complete. The load of the whole dump waits for the others.</source>
        <translation>Versuchen Sie es wieder, wenn die erste Tabelle vollständig ist. Das Laden des ganzen Dumps wartet auf die anderen.</translation>
    </message>
    <message>
        <source>so that the first ones go in while the others arrive</source>
        <translation>damit die ersten hineingehen, während die anderen noch ankommen</translation>
    </message>
    <message>
        <source>how much will arrive nobody knows: every fourth chunk is compared</source>
        <translation>wie viel ankommen wird, weiß niemand: Jeder vierte Chunk wird verglichen</translation>
    </message>
    <message>
        <source>Before version 7.6 its LOAD DATA commits by itself.</source>
        <translation>Vor Version 7.6 schreibt LOAD DATA dort von selbst fest.</translation>
    </message>
    <message>
        <source>Its COMMIT over several shards may reach some of them only: rows can then be there that the journal does not have, or the other way round.</source>
        <translation>COMMIT über mehrere Shards erreicht womöglich nur einige davon: dann können Zeilen da sein, die das Journal nicht hat, oder umgekehrt.</translation>
    </message>
    <message>
        <source>Its rules for odd values and its warnings are others: that a value was changed may not be noticed.</source>
        <translation>Die Regeln für ungewöhnliche Werte und die Warnungen sind andere: dass ein Wert geändert wurde, bleibt womöglich unbemerkt.</translation>
    </message>
    <message>
        <source>It takes bulk loads by a way of its own (Stream Load), and statements of a transaction are not taken back as MySQL&apos;s are.</source>
        <translation>Große Mengen nimmt die Engine auf eigenem Weg (Stream Load), und Anweisungen einer Transaktion werden nicht zurückgenommen wie bei MySQL.</translation>
    </message>
    <message>
        <source>Tried now: a row in a transaction is taken back by ROLLBACK.</source>
        <translation>Eben versucht: eine Zeile in einer Transaktion wird durch ROLLBACK zurückgenommen.</translation>
    </message>
    <message>
        <source>Tried now: a row in a transaction stays after ROLLBACK.</source>
        <translation>Eben versucht: eine Zeile in einer Transaktion bleibt nach ROLLBACK stehen.</translation>
    </message>
    <message>
        <source>Whether it takes back what a transaction did was not tried.</source>
        <translation>Ob zurückgenommen wird, was eine Transaktion getan hat, wurde nicht versucht.</translation>
    </message>
    <message>
        <source>Whether it takes back what a transaction did could not be tried: %1</source>
        <translation>Ob zurückgenommen wird, was eine Transaktion getan hat, ließ sich nicht versuchen: %1</translation>
    </message>
    <message>
        <source>A server of %1: its files are out of reach, and what this account may not set is set where it is managed.</source>
        <translation>Ein Server von %1: seine Dateien sind nicht erreichbar, und was dieses Konto nicht setzen darf, wird dort gesetzt, wo er verwaltet wird.</translation>
    </message>
    <message>
        <source>%1 speaks MySQL&apos;s protocol and is an engine of its own: Millrace was never tried with it.</source>
        <translation>%1 spricht das Protokoll von MySQL und ist eine eigene Engine: Millrace wurde damit nie ausprobiert.</translation>
    </message>
    <message>
        <source>Rehearse with a part of the rows, and compare contents afterwards.</source>
        <translation>Erst mit einem Teil der Zeilen proben und danach die Inhalte vergleichen.</translation>
    </message>
    <message>
        <source>wsrep_load_data_splitting is ON: the node commits LOAD DATA every 10,000 rows, whatever the transaction, so that a chunk that fails stays in part.</source>
        <translation>wsrep_load_data_splitting ist ON: der Knoten schreibt LOAD DATA alle 10.000 Zeilen fest, gleich in welcher Transaktion, sodass von einem gescheiterten Block ein Teil bleibt.</translation>
    </message>
    <message>
        <source>SET GLOBAL wsrep_load_data_splitting = OFF, or load with INSERT statements (--way insert).</source>
        <translation>SET GLOBAL wsrep_load_data_splitting = OFF, oder mit INSERT-Anweisungen laden (--way insert).</translation>
    </message>
    <message>
        <source>LOAD DATA commits by itself here (tried: its row was still there after ROLLBACK): a chunk and its line in the journal would not live and die together.</source>
        <translation>LOAD DATA schreibt hier von selbst fest (versucht: die Zeile war nach ROLLBACK noch da): ein Block und seine Zeile im Journal stünden und fielen nicht zusammen.</translation>
    </message>
    <message>
        <source>Load with INSERT statements (--way insert).</source>
        <translation>Mit INSERT-Anweisungen laden (--way insert).</translation>
    </message>
    <message>
        <source>The server says that it takes LOAD DATA LOCAL, and what answers does not (tried): %1</source>
        <translation>Der Server sagt, dass er LOAD DATA LOCAL annimmt, und was antwortet, tut es nicht (versucht): %1</translation>
    </message>
    <message>
        <source>If a proxy is between (ProxySQL and vtgate do not let it pass), connect to the server itself; or load with INSERT statements (--way insert).</source>
        <translation>Steht ein Proxy dazwischen (ProxySQL und vtgate lassen es nicht durch), direkt mit dem Server verbinden; oder mit INSERT-Anweisungen laden (--way insert).</translation>
    </message>
    <message>
        <source>Statements commit by themselves here (tried: a row was still there after ROLLBACK): no run could say which rows are in the table, go on after an interruption, or be taken back.</source>
        <translation>Anweisungen werden hier von selbst festgeschrieben (versucht: eine Zeile war nach ROLLBACK noch da): kein Lauf könnte sagen, welche Zeilen in der Tabelle sind, nach einer Unterbrechung weitermachen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>If a proxy is between, connect to the server itself.</source>
        <translation>Steht ein Proxy dazwischen, direkt mit dem Server verbinden.</translation>
    </message>
    <message>
        <source>It is set where the server is managed: %1</source>
        <translation>Gesetzt wird es dort, wo der Server verwaltet wird: %1</translation>
    </message>
    <message>
        <source> The rows are loaded with INSERT statements, which is slower.</source>
        <translation> Die Zeilen werden mit INSERT-Anweisungen geladen, was langsamer ist.</translation>
    </message>
    <message>
        <source>This plan is of the head of a stream that had not ended.</source>
        <translation>Dieser Plan ist vom Anfang eines Stroms, der noch nicht zu Ende war.</translation>
    </message>
    <message>
        <source>Resume the run that began with it (millrace-cli resume), or roll that run back and have the dump sent once more.</source>
        <translation>Den Lauf fortsetzen, der damit begann (millrace-cli resume), oder ihn zurückrollen und den Dump noch einmal senden lassen.</translation>
    </message>
    <message>
        <source>It was loaded while it arrived, and rows in front of that may be in the table: roll the run back, then have the dump sent once more.</source>
        <translation>Er wurde geladen, während er ankam, und Zeilen davor können in der Tabelle sein: den Lauf zurückrollen, dann den Dump noch einmal senden lassen.</translation>
    </message>
    <message>
        <source>All of the stream has arrived: %1. It was loaded meanwhile.</source>
        <translation>Der ganze Strom ist angekommen: %1. Er wurde währenddessen geladen.</translation>
    </message>
    <message>
        <source>A proxy answers that does not let the statement pass (ProxySQL and LOAD DATA LOCAL): connect to the server itself, or load with INSERT statements (--way insert).</source>
        <translation>Es antwortet ein Proxy, der die Anweisung nicht durchlässt (ProxySQL und LOAD DATA LOCAL): direkt mit dem Server verbinden oder mit INSERT-Anweisungen laden (--way insert).</translation>
    </message>
    <message>
        <source>%1 has shrunk while it was loaded: %2 bytes of it had arrived, %3 are there.</source>
        <translation>%1 ist geschrumpft, während es geladen wurde: %2 Byte davon waren angekommen, %3 sind da.</translation>
    </message>
    <message>
        <source>Let nothing write to the folder of streams; roll the run back, and have the stream sent once more.</source>
        <translation>Nichts in den Ordner der Ströme schreiben lassen; den Lauf zurückrollen und den Strom noch einmal senden lassen.</translation>
    </message>
    <message>
        <source>The dump is the object %1 of %2 UTC, ETag %3.</source>
        <translation>Der Dump ist das Objekt %1 von %2 UTC, ETag %3.</translation>
    </message>
    <message>
        <source>%1 had arrived and are kept; which rows of them are loaded, the journal knows, and the others are not.</source>
        <translation>%1 waren angekommen und sind aufbewahrt; welche Zeilen davon geladen sind, weiß das Journal, die anderen sind es nicht.</translation>
    </message>
    <message>
        <source>Standard input cannot be read a second time: send the same dump once more to “millrace-cli resume”, which compares it with what is kept and loads the rest; or roll the run back.</source>
        <translation>Die Standardeingabe lässt sich kein zweites Mal lesen: denselben Dump noch einmal an „millrace-cli resume“ senden, das ihn mit dem Aufbewahrten vergleicht und den Rest lädt; oder den Lauf zurückrollen.</translation>
    </message>
    <message>
        <source>A pipe cannot be read a second time: resume the run and have the same dump written to the pipe once more, which is compared with what is kept before the rest is loaded; or roll the run back.</source>
        <translation>Eine Pipe lässt sich kein zweites Mal lesen: den Lauf fortsetzen und denselben Dump noch einmal in die Pipe schreiben lassen; er wird mit dem Aufbewahrten verglichen, bevor der Rest geladen wird. Oder den Lauf zurückrollen.</translation>
    </message>
    <message>
        <source>Mend what stopped the command, then resume the run: it runs once more, what it writes is compared with what is kept, and the rest is loaded. Or roll the run back.</source>
        <translation>Beheben, woran der Befehl scheiterte, und den Lauf fortsetzen: Der Befehl läuft noch einmal, was er schreibt, wird mit dem Aufbewahrten verglichen, und der Rest wird geladen. Oder den Lauf zurückrollen.</translation>
    </message>
    <message>
        <source>Resume the run: the fetch goes on with what has arrived, and the rest is loaded. Or roll the run back.</source>
        <translation>Den Lauf fortsetzen: Das Holen geht mit dem Angekommenen weiter, und der Rest wird geladen. Oder den Lauf zurückrollen.</translation>
    </message>
    <message>
        <source>What had arrived of the stream was kept in %1, and that file is gone: %2.</source>
        <translation>Was vom Strom angekommen war, war in %1 aufbewahrt, und diese Datei ist weg: %2.</translation>
    </message>
    <message>
        <source>Roll the run back, then have the dump sent once more.</source>
        <translation>Den Lauf zurückrollen, dann den Dump noch einmal senden lassen.</translation>
    </message>
    <message>
        <source>Another process reads the stream into %1.</source>
        <translation>Ein anderer Prozess liest den Strom in %1.</translation>
    </message>
    <message>
        <source>Wait for it to end, or end it.</source>
        <translation>Warten, bis er endet, oder ihn beenden.</translation>
    </message>
    <message>
        <source>The stream is not the one of which rows may be loaded: byte %1 is another than the one that had arrived before.</source>
        <translation>Der Strom ist nicht der, von dem Zeilen geladen sein können: Byte %1 ist ein anderes als das, das zuvor angekommen war.</translation>
    </message>
    <message>
        <source>The stream ended after %1, and %2 of it had arrived before: it is not the same one, or was cut short.</source>
        <translation>Der Strom endete nach %1, und %2 davon waren zuvor angekommen: Er ist nicht derselbe oder wurde abgeschnitten.</translation>
    </message>
    <message>
        <source>What is in %1 is not all of its stream: that had not ended when a run began to load it.</source>
        <translation>Was in %1 steht, ist nicht der ganze Strom: Der war noch nicht zu Ende, als ein Lauf ihn zu laden begann.</translation>
    </message>
    <message>
        <source>What had arrived of %1 is not at hand: it was kept in %2.</source>
        <translation>Was von %1 angekommen war, ist nicht zur Hand: Es war in %2 aufbewahrt.</translation>
    </message>
    <message>
        <source>Another process may be fetching it: wait for that. If the file is gone, roll the run back and begin anew.</source>
        <translation>Vielleicht holt es gerade ein anderer Prozess: darauf warten. Ist die Datei weg, den Lauf zurückrollen und neu beginnen.</translation>
    </message>
    <message>
        <source>Roll the run back: rows of these bytes may be loaded. Then begin anew. If the ETags of this store are no MD5 sums, say so with etag-is-md5=0 in the URL.</source>
        <translation>Den Lauf zurückrollen: Zeilen aus diesen Bytes können geladen sein. Dann neu beginnen. Sind die ETags dieses Speichers keine MD5-Summen, es mit etag-is-md5=0 in der URL sagen.</translation>
    </message>
    <message>
        <source>how many rows will come nobody knows, and of an empty table it takes little</source>
        <translation>wie viele Zeilen kommen, weiß niemand, und bei einer leeren Tabelle kostet es wenig</translation>
    </message>
    <message>
        <source>Free as much space there first.</source>
        <translation>Zuerst dort so viel Platz schaffen.</translation>
    </message>
    <message>
        <source>Roll the run back: rows of what was there before may be loaded. Then begin anew.</source>
        <translation>Den Lauf zurückrollen: Zeilen von dem, was vorher dort war, können geladen sein. Dann neu beginnen.</translation>
    </message>
    <message>
        <source>Free as much space there, then resume the run.</source>
        <translation>Dort so viel Platz schaffen, dann den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>it is an archive, whose files only its end tells</source>
        <translation>es ist ein Archiv, dessen Dateien erst sein Ende nennt</translation>
    </message>
    <message>
        <source>it is a dump of SQL statements, whose tables only its end tells</source>
        <translation>es ist ein Dump aus SQL-Anweisungen, dessen Tabellen erst sein Ende nennt</translation>
    </message>
    <message>
        <source>it is JSON Lines, and a key may come for the first time in its last line</source>
        <translation>es sind JSON Lines, und ein Schlüssel kann erst in der letzten Zeile vorkommen</translation>
    </message>
    <message>
        <source>the table&apos;s file is built from all of its rows (--way ship)</source>
        <translation>die Datei der Tabelle wird aus allen ihren Zeilen gebaut (--way ship)</translation>
    </message>
    <message>
        <source>its rows are not in the order of the table&apos;s key, and whether sorting them is worth it shows when they are counted (--order file loads them as they come)</source>
        <translation>seine Zeilen stehen nicht in der Reihenfolge des Schlüssels der Tabelle, und ob es sich lohnt, sie zu sortieren, zeigt sich, wenn sie gezählt sind (--order file lädt sie, wie sie kommen)</translation>
    </message>
    <message>
        <source>its rows are sorted first (--order)</source>
        <translation>seine Zeilen werden zuerst sortiert (--order)</translation>
    </message>
    <message>
        <source>the table is made as all of its values want it</source>
        <translation>die Tabelle wird so angelegt, wie alle ihre Werte es verlangen</translation>
    </message>
    <message>
        <source>What had arrived of the stream was kept in %1, and is gone: nobody can tell whether what comes now is what was loaded.</source>
        <translation>Was vom Strom angekommen war, war in %1 aufbewahrt und ist weg: niemand kann sagen, ob das, was jetzt kommt, dasselbe ist, was geladen wurde.</translation>
    </message>
    <message>
        <source>There the client would send a file of its own, which is not done: %1</source>
        <translation>Dort würde der Client eine eigene Datei senden, was nicht geschieht: %1</translation>
    </message>
    <message>
        <source>Rows that run as statements cannot be set aside: the first that the server refuses stops the run.</source>
        <translation>Zeilen, die als Anweisungen laufen, lassen sich nicht beiseitelegen: Die erste, die der Server abweist, hält den Lauf an.</translation>
    </message>
    <message>
        <source>The session takes the rows of %1 for another character set than they are written in (character_set_connection).</source>
        <translation>Die Sitzung nimmt die Zeilen von %1 in einem anderen Zeichensatz als dem, in dem sie geschrieben sind (character_set_connection).</translation>
    </message>
    <message>
        <source>Some rows of %1 are expressions, and the session compares text by a collation of its own (collation_connection).</source>
        <translation>Einige Zeilen von %1 sind Ausdrücke, und die Sitzung vergleicht Text nach einer eigenen Kollation (collation_connection).</translation>
    </message>
    <message>
        <source>%1 is not written as %2 was planned: %3.</source>
        <translation>%1 ist nicht so geschrieben, wie %2 geplant wurde: %3.</translation>
    </message>
    <message>
        <source>Roll this run back, and plan the dump when it has ended.</source>
        <translation>Machen Sie diesen Lauf rückgängig, und planen Sie den Dump, wenn er beendet ist.</translation>
    </message>
    <message>
        <source>its rows have %1 where %2 expected</source>
        <translation>seine Zeilen haben %1, %2 erwartet</translation>
    </message>
    <message>
        <source>it names other columns</source>
        <translation>er nennt andere Spalten</translation>
    </message>
    <message>
        <source>its character set, time zone, mode or dialect is another one than in the files before it</source>
        <translation>Zeichensatz, Zeitzone, Modus oder Dialekt sind andere als in den Dateien davor</translation>
    </message>
    <message>
        <source>More of its rows are to come.</source>
        <translation>Es kommen noch mehr Zeilen der Tabelle.</translation>
    </message>
    <message>
        <source>Written into the dump after it was planned, and not run: %1. Run these files with the mysql client.</source>
        <translation>Nach der Planung in den Dump geschrieben und nicht ausgeführt: %1. Führen Sie diese Dateien mit dem mysql-Client aus.</translation>
    </message>
    <message>
        <source>%1 grows in the dump: %2 in %3 so far</source>
        <translation>%1 wächst im Dump: bisher %2 in %3</translation>
    </message>
    <message>
        <source>The dump has the client send a file of its own, which is sent for nobody: load that file with a plan of its own, or run the dump with the ordinary client.</source>
        <translation>Der Dump lässt den Client eine eigene Datei senden, und gesendet wird für niemanden eine: Diese Datei mit einem eigenen Plan laden oder den Dump mit dem gewöhnlichen Client ausführen.</translation>
    </message>
    <message>
        <source>%1 has ended the dump (%2): it holds the tables, files and sizes that were loaded</source>
        <translation>%1 hat den Dump beendet (%2): Er enthält die Tabellen, Dateien und Größen, die geladen wurden</translation>
    </message>
    <message>
        <source>%1 has ended the dump (%2): it holds the tables and files that were loaded; how many rows there are it does not say</source>
        <translation>%1 hat den Dump beendet (%2): Er enthält die Tabellen und Dateien, die geladen wurden; wie viele Zeilen es sind, sagt er nicht</translation>
    </message>
    <message>
        <source>Files with statements were written into the dump after it was planned; they do not run: %1</source>
        <translation>Nach der Planung wurden Dateien mit Anweisungen in den Dump geschrieben; sie werden nicht ausgeführt: %1</translation>
    </message>
    <message>
        <source>By its own account the dump has %1 of %2, and its files hold %3.</source>
        <translation>Nach seiner eigenen Angabe hat der Dump %1 von %2, und seine Dateien enthalten %3.</translation>
    </message>
    <message>
        <source>Which of its files are whole can be told only where the process that writes them is seen: by the same user, on the same machine. Else load the dump when %1 has ended.</source>
        <translation>Welche seiner Dateien ganz sind, lässt sich nur sagen, wo der Prozess zu sehen ist, der sie schreibt: für denselben Benutzer, auf derselben Maschine. Laden Sie den Dump sonst, wenn %1 fertig ist.</translation>
    </message>
    <message>
        <source>Some versions of %1 write them after the rows: load the dump when it has ended, or have the definitions alone dumped into the directory first, and the rows alone after that. Of other versions they come first: try again in a moment.</source>
        <translation>Manche Versionen von %1 schreiben sie nach den Zeilen: Laden Sie den Dump, wenn er beendet ist, oder lassen Sie zuerst die Definitionen allein in das Verzeichnis schreiben und danach die Zeilen allein. Bei anderen Versionen kommen sie zuerst: Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Loaded as a whole, it is followed: each file is loaded when it is complete, and the load ends with the dump.</source>
        <translation>Als Ganzes geladen, wird ihm gefolgt: Jede Datei wird geladen, wenn sie vollständig ist, und das Laden endet mit dem Dump.</translation>
    </message>
    <message>
        <source>%1 holds no dump any more.</source>
        <translation>%1 enthält keinen Dump mehr.</translation>
    </message>
    <message>
        <source>Its rows are still to come.</source>
        <translation>Ihre Zeilen kommen noch.</translation>
    </message>
    <message>
        <source>Compressed (%1): the line carries %2/s (measured; a round trip takes %3 ms), which is less than the compression packs.</source>
        <translation>Komprimiert (%1): die Leitung trägt %2/s (gemessen; ein Hin und Zurück dauert %3 ms), weniger, als die Kompression packt.</translation>
    </message>
    <message>
        <source>Not compressed: the line carries %1/s (measured; a round trip takes %2 ms), which is more than the compression packs.</source>
        <translation>Nicht komprimiert: die Leitung trägt %1/s (gemessen; ein Hin und Zurück dauert %2 ms), mehr, als die Kompression packt.</translation>
    </message>
    <message>
        <source>Not compressed: the line carries %1/s (measured; a round trip takes %2 ms), but the server takes no compression.</source>
        <translation>Nicht komprimiert: die Leitung trägt %1/s (gemessen; ein Hin und Zurück dauert %2 ms), aber der Server nimmt keine Kompression an.</translation>
    </message>
    <message>
        <source>The stream whose first rows a pilot would load is still arriving.</source>
        <translation>Der Strom, dessen erste Zeilen ein Probelauf laden würde, kommt noch an.</translation>
    </message>
    <message>
        <source>Measure when all of it is there.</source>
        <translation>Messen, wenn er ganz da ist.</translation>
    </message>
    <message>
        <source>which accounts it makes only its end tells</source>
        <translation>welche Konten er anlegt, sagt erst sein Ende</translation>
    </message>
    <message>
        <source>which schemas it has only its end tells, and one of them gets another name</source>
        <translation>welche Schemas er hat, sagt erst sein Ende, und eines davon bekommt einen anderen Namen</translation>
    </message>
    <message>
        <source>The parts of the plan do not follow each other.</source>
        <translation>Die Teile des Plans folgen nicht aufeinander.</translation>
    </message>
    <message>
        <source>From line %1 on the dump is read whole before it runs: %2</source>
        <translation>Ab Zeile %1 wird der Dump ganz gelesen, bevor er läuft: %2</translation>
    </message>
    <message>
        <source>All of the dump has arrived: %1 in %2 parts</source>
        <translation>Der ganze Dump ist angekommen: %1 in %2 Teilen</translation>
    </message>
    <message>
        <source>What wrote the stream ended before the dump did.</source>
        <translation>Was den Strom schrieb, endete vor dem Dump.</translation>
    </message>
    <message>
        <source>Waiting for the next part of the dump</source>
        <translation>Warten auf den nächsten Teil des Dumps</translation>
    </message>
    <message>
        <source>waiting for the next part of the dump</source>
        <translation>wartet auf den nächsten Teil des Dumps</translation>
    </message>
    <message>
        <source>wait for the stream</source>
        <translation>Warten auf den Strom</translation>
    </message>
    <message>
        <source>The plan waits for rows of %1, which is none of its tables.</source>
        <translation>Der Plan wartet auf Zeilen von %1, das keine seiner Tabellen ist.</translation>
    </message>
    <message>
        <source>%1 arrives: %2 so far</source>
        <translation>%1 kommt an: bisher %2</translation>
    </message>
    <message>
        <source>All of %1 has arrived: %2</source>
        <translation>Von %1 ist alles angekommen: %2</translation>
    </message>
    <message>
        <source>waiting for more rows of %1</source>
        <translation>wartet auf weitere Zeilen von %1</translation>
    </message>
    <message>
        <source>The line cannot be read as a JSON object.</source>
        <translation>Die Zeile ist nicht als JSON-Objekt zu lesen.</translation>
    </message>
    <message>
        <source>“%1” is no object and no array, and %2 takes JSON: strings arrive there without their quotes, true and false as 1 and 0.</source>
        <translation>„%1“ ist kein Objekt und kein Array, und %2 nimmt JSON: Texte kommen dort ohne ihre Anführungszeichen an, true und false als 1 und 0.</translation>
    </message>
    <message>
        <source>Send the values of the key as JSON, as they stand: write %1:json among the keys that are fields.</source>
        <translation>Die Werte des Schlüssels als JSON senden, so wie sie dastehen: unter den Schlüsseln, die Felder sind, %1:json schreiben.</translation>
    </message>
    <message>
        <source>Accounts of the dump were made here. GRANT and ALTER USER of another one of the source&apos;s, that is missing here, stop the replica.</source>
        <translation>Konten des Dumps wurden hier angelegt. GRANT und ALTER USER eines anderen Kontos der Quelle, das hier fehlt, halten das Replikat an.</translation>
    </message>
    <message>
        <source>Make the account by hand, with its grants, and resume the run: one that is there stays as it is, and the others are made.</source>
        <translation>Das Konto von Hand anlegen, mit seinen Rechten, und den Lauf fortsetzen: Eines, das da ist, bleibt, wie es ist, und die anderen werden angelegt.</translation>
    </message>
    <message>
        <source>To load the dump without its rows, take the file out of the directory.</source>
        <translation>Um den Dump ohne seine Zeilen zu laden, die Datei aus dem Verzeichnis nehmen.</translation>
    </message>
    <message>
        <source>The key “%1” is to be sent as JSON, and is no field.</source>
        <translation>Der Schlüssel „%1“ soll als JSON gesendet werden und ist kein Feld.</translation>
    </message>
    <message>
        <source>Name it among the keys that are fields, too.</source>
        <translation>Ihn auch unter den Schlüsseln nennen, die Felder sind.</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 bisher</translation>
    </message>
    <message>
        <source>Have the dump sent once more. Nothing of it was loaded. If it is whole all the same, name the file in which the stream is kept as the source.</source>
        <translation>Den Dump noch einmal schicken lassen. Nichts davon wurde geladen. Ist er trotzdem vollständig, die Datei als Quelle nennen, in der der Strom aufbewahrt ist.</translation>
    </message>
    <message>
        <source>The dump makes no account %1, and what it grants it is not granted: %2.</source>
        <translation>Der Dump legt kein Konto %1 an, und was er ihm gewährt, wird nicht gewährt: %2.</translation>
    </message>
    <message>
        <source>Grant it by hand where it is wanted.</source>
        <translation>Gewähren Sie es von Hand, wo es gewünscht ist.</translation>
    </message>
    <message>
        <source>The dump says something about accounts that is not understood, and left out: %1.</source>
        <translation>Der Dump sagt etwas über Konten, das nicht verstanden und weggelassen wird: %1.</translation>
    </message>
    <message>
        <source>The plan wants it so (--accounts fit). Run it by hand where it is wanted.</source>
        <translation>Der Plan will es so (--accounts fit). Führen Sie es von Hand aus, wo es gewünscht ist.</translation>
    </message>
    <message>
        <source>The dump says something about accounts that is not understood: %1.</source>
        <translation>Der Dump sagt etwas über Konten, das nicht verstanden wird: %1.</translation>
    </message>
    <message>
        <source>Mend it in the dump or take it out, and do by hand what it says; or have the accounts made without it (--accounts fit).</source>
        <translation>Berichtigen Sie es im Dump, oder nehmen Sie es heraus und tun von Hand, was es sagt; oder lassen Sie die Konten ohne das anlegen (--accounts fit).</translation>
    </message>
    <message>
        <source>Statements of the dump that drop accounts are not run: %1.</source>
        <translation>Anweisungen des Dumps, die Konten löschen, werden nicht ausgeführt: %1.</translation>
    </message>
    <message>
        <source>Run them by hand where they are wanted.</source>
        <translation>Führen Sie sie von Hand aus, wo sie gewünscht sind.</translation>
    </message>
    <message>
        <source>%1 has no %2: it is made locked</source>
        <translation>%1 hat kein %2: es wird gesperrt angelegt</translation>
    </message>
    <message>
        <source>Another file runs among the rows of the dump&apos;s accounts, which cannot be read so.</source>
        <translation>Zwischen den Zeilen der Konten des Dumps läuft eine andere Datei; so können sie nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Dump the accounts by themselves, or load without them (--accounts none).</source>
        <translation>Dumpen Sie die Konten für sich, oder laden Sie ohne sie (--accounts none).</translation>
    </message>
    <message>
        <source>The accounts in the rows of the dump&apos;s schema mysql are left out with it: they are read in SQL dumps that are files, and not in files of rows, nor in a dump that is still arriving.</source>
        <translation>Die Konten in den Zeilen des Schemas mysql des Dumps bleiben mit ihm weg: Gelesen werden sie in SQL-Dumps, die Dateien sind, nicht in Dateien mit Zeilen und nicht in einem Dump, der noch ankommt.</translation>
    </message>
    <message>
        <source>%1 Tables, rows, views, triggers or routines may be missing of it.</source>
        <translation>%1 Tabellen, Zeilen, Views, Trigger oder Routinen können davon fehlen.</translation>
    </message>
    <message>
        <source>Dump again. What is here can be loaded and is verified, but that it is all of the dump is nothing that the run can say.</source>
        <translation>Erneut ausgeben. Was da ist, lässt sich laden und wird bestätigt; dass es der ganze Dump ist, kann der Lauf aber nicht sagen.</translation>
    </message>
    <message>
        <source>The dump</source>
        <translation>Der Dump</translation>
    </message>
    <message>
        <source>%1 What is missing of it is not in the tables either.</source>
        <translation>%1 Was davon fehlt, ist auch nicht in den Tabellen.</translation>
    </message>
    <message>
        <source>%1 The dump itself was not finished.</source>
        <translation>%1 Der Dump selbst wurde nicht beendet.</translation>
    </message>
    <message>
        <source>Dump again, and load that.</source>
        <translation>Erneut ausgeben und das laden.</translation>
    </message>
    <message>
        <source>no row of plain values in UTF-8</source>
        <translation>keine Zeile aus einfachen Werten in UTF-8</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>it has no column %1</source>
        <translation>es fehlt die Spalte %1</translation>
    </message>
    <message>
        <source>nothing in the dump says which columns it has</source>
        <translation>nichts im Dump sagt, welche Spalten sie hat</translation>
    </message>
    <message>
        <source>it has %1 values for %2 columns</source>
        <translation>sie hat %1 Werte für %2 Spalten</translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation>%1 ist kein Text</translation>
    </message>
    <message>
        <source>%1 is neither Y nor N</source>
        <translation>%1 ist weder Y noch N</translation>
    </message>
    <message>
        <source>what its column %1 means is not known</source>
        <translation>was ihre Spalte %1 bedeutet, ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1 (mysql.tables_priv: the columns are not in the dump)</source>
        <translation>%1 (mysql.tables_priv: die Spalten sind nicht im Dump)</translation>
    </message>
    <message>
        <source>its JSON is damaged</source>
        <translation>ihr JSON ist beschädigt</translation>
    </message>
    <message>
        <source>its JSON has an unexpected value in %1</source>
        <translation>ihr JSON hat einen unerwarteten Wert in %1</translation>
    </message>
    <message>
        <source>%1: %2 did not finish this dump.</source>
        <translation>%1: %2 hat diesen Dump nicht beendet.</translation>
    </message>
    <message>
        <source>The dump lacks %1: schema %2, its routines and its events would be missing.</source>
        <translation>Dem Dump fehlt %1: Schema %2, seine Routinen und seine Events würden fehlen.</translation>
    </message>
    <message>
        <source>The dump lacks %1: view %2 would be missing.</source>
        <translation>Dem Dump fehlt %1: View %2 würde fehlen.</translation>
    </message>
    <message>
        <source>The dump lacks %1: the definition of table %2 is missing.</source>
        <translation>Dem Dump fehlt %1: Die Definition der Tabelle %2 ist nicht da.</translation>
    </message>
    <message>
        <source>The dump lacks %1: triggers of table %2 would be missing.</source>
        <translation>Dem Dump fehlt %1: Trigger der Tabelle %2 würden fehlen.</translation>
    </message>
    <message>
        <source>Another program holds the list of stores whose keys are in the keychain.</source>
        <translation>Ein anderes Programm hält die Liste der Speicher, deren Schlüssel im Schlüsselbund sind.</translation>
    </message>
    <message>
        <source>the keychain</source>
        <translation>dem Schlüsselbund</translation>
    </message>
    <message>
        <source>Of the keys the access key id is missing.</source>
        <translation>Von den Schlüsseln fehlt die Zugriffsschlüssel-ID.</translation>
    </message>
    <message>
        <source>Of the keys the secret is missing.</source>
        <translation>Von den Schlüsseln fehlt das Geheimnis.</translation>
    </message>
    <message>
        <source>Both are needed, and of keys of a session the token, too.</source>
        <translation>Beide werden gebraucht, bei Schlüsseln einer Sitzung auch das Token.</translation>
    </message>
    <message>
        <source>One of the keys has blanks or line breaks in it.</source>
        <translation>In einem der Schlüssel sind Leerzeichen oder Zeilenumbrüche.</translation>
    </message>
    <message>
        <source>Copy each by itself, without what stands beside it.</source>
        <translation>Jeden für sich kopieren, ohne das, was daneben steht.</translation>
    </message>
    <message>
        <source>Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN for keys of a session) before the program is started, or have them in ~/.aws/credentials and name the profile in AWS_PROFILE or with profile=NAME in the URL, or have the keychain keep them. A public bucket is read with anonymous=1 in the URL.</source>
        <translation>AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY setzen (und AWS_SESSION_TOKEN für Schlüssel einer Sitzung), bevor das Programm gestartet wird, oder sie in ~/.aws/credentials haben und das Profil in AWS_PROFILE oder mit profile=NAME in der URL nennen, oder sie vom Schlüsselbund aufbewahren lassen. Ein öffentlicher Bucket wird mit anonymous=1 in der URL gelesen.</translation>
    </message>
    <message>
        <source>%1 was replaced in the store while it was read: it had %2, and has none from byte %3 on now.</source>
        <translation>%1 wurde im Speicher ersetzt, während es gelesen wurde: Es hatte %2 und hat jetzt ab Byte %3 nichts mehr.</translation>
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
        <source>Secondary indexes are written down and built after a table&apos;s last row.</source>
        <translation>Sekundärindizes werden notiert und nach der letzten Zeile einer Tabelle aufgebaut.</translation>
    </message>
    <message>
        <source>Limits: %1.</source>
        <translation>Grenzen: %1.</translation>
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
        <source>They are dropped before the first row and built in one go after the last.</source>
        <translation>Sie werden vor der ersten Zeile gelöscht und nach der letzten in einem Zug aufgebaut.</translation>
    </message>
    <message>
        <source>The secondary index is dropped before the first row and built in one go after the last.</source>
        <translation>Der Sekundärindex wird vor der ersten Zeile gelöscht und nach der letzten in einem Zug aufgebaut.</translation>
    </message>
    <message>
        <source>All %1 secondary indexes are dropped before the first row and built in one go after the last.</source>
        <translation>Alle %1 Sekundärindizes werden vor der ersten Zeile gelöscht und nach der letzten in einem Zug aufgebaut.</translation>
    </message>
    <message>
        <source>1 of %1 secondary indexes is dropped before the first row and built in one go after the last.</source>
        <translation>1 von %1 Sekundärindizes wird vor der ersten Zeile gelöscht und nach der letzten in einem Zug aufgebaut.</translation>
    </message>
    <message>
        <source>%2 of %1 secondary indexes are dropped before the first row and built in one go after the last.</source>
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
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <translation>%1 mit bis zu %2 Zeilen</translation>
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
        <source>for everybody during the load, put back after it, after a crash too</source>
        <translation>während des Ladens für alle, danach zurückgesetzt, auch nach einem Absturz</translation>
    </message>
    <message>
        <source>nothing a load can switch</source>
        <translation>nichts, was ein Laden umschalten kann</translation>
    </message>
    <message>
        <source>put back after the load</source>
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
        <source>sending</source>
        <translation>sendet</translation>
    </message>
    <message>
        <source>the server&apos;s work after the last row</source>
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
        <source>Name a file that ends in .png, .pdf or .csv.</source>
        <translation>Eine Datei nennen, die auf .png, .pdf oder .csv endet.</translation>
    </message>
    <message>
        <source>The engine is %1: a chunk cannot be rolled back.</source>
        <translation>Die Engine ist %1: Ein Chunk kann nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>%1 is not the name of a picture or table.</source>
        <translation>%1 ist kein Name eines Bildes oder einer Tabelle.</translation>
    </message>
    <message>
        <source>The first row that does not fit stops the load and is named; its chunk is rolled back.</source>
        <translation>Die erste Zeile, die nicht passt, stoppt das Laden und wird genannt; ihr Chunk wird zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 that change a table and are no rows of plain values run after its rows.</source>
        <translation>%1, die eine Tabelle ändern und keine Zeilen aus einfachen Werten sind, laufen nach deren Zeilen.</translation>
    </message>
    <message>
        <source>TIMESTAMP values are read in time zone %1.</source>
        <translation>TIMESTAMP-Werte werden in der Zeitzone %1 gelesen.</translation>
    </message>
    <message>
        <source>The rows come through this machine and are loaded with LOAD DATA; moments travel in time zone %1.</source>
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
        <source>After the last row the indexes are built again, exactly as they were. Whatever happens before, millrace-cli restore brings them back.</source>
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
        <source>%1 that changes the server, or is of no known kind, is left out, the first on %2.</source>
        <translation>%1, die den Server ändert oder von unbekannter Art ist, wird weggelassen, die erste in %2.</translation>
    </message>
    <message>
        <source>%1 that change the server, or are of no known kind, are left out, the first on %2.</source>
        <translation>%1, die den Server ändern oder von unbekannter Art sind, werden weggelassen, die erste in %2.</translation>
    </message>
    <message>
        <source>Values that do not fit are stored as the dump&apos;s own session would store them and are counted; the first row that is refused stops the load and is named.</source>
        <translation>Werte, die nicht passen, werden so gespeichert, wie die Sitzung des Dumps selbst sie speichern würde, und gezählt; die erste Zeile, die abgewiesen wird, hält den Ladevorgang an und wird genannt.</translation>
    </message>
    <message>
        <source>%1 holds no rows: its statements are run on %2.</source>
        <translation>%1 enthält keine Zeilen: Seine Anweisungen werden auf %2 ausgeführt.</translation>
    </message>
    <message>
        <source>the page %1</source>
        <translation>die Seite %1</translation>
    </message>
    <message>
        <source>“%1” under %2</source>
        <translation>„%1“ unter %2</translation>
    </message>
    <message>
        <source>“%1: %2” under %3</source>
        <translation>„%1: %2“ unter %3</translation>
    </message>
    <message>
        <source>%1 on the command line</source>
        <translation>%1 auf der Kommandozeile</translation>
    </message>
    <message>
        <source>%1: %2 more, exactly as many as were loaded without taking the place of others (%3).</source>
        <translation>%1: %2 mehr, genau so viele, wie geladen wurden, ohne an die Stelle anderer zu treten (%3).</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Gewählt: %1.</translation>
    </message>
    <message>
        <source>Look at what it changes, then resume: you are asked whether it has run.</source>
        <translation>Sehen Sie nach, was sie ändert, und setzen Sie dann fort: Sie werden gefragt, ob sie gelaufen ist.</translation>
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
        <source>%1 to %2 is opened.</source>
        <translation>%1 zu %2 wird geöffnet.</translation>
    </message>
    <message>
        <source>%1 to %2 are opened.</source>
        <translation>%1 zu %2 werden geöffnet.</translation>
    </message>
    <message>
        <source>Galera cluster of %1: this is %2, %3</source>
        <translation>Galera-Cluster aus %1: dies ist %2, %3</translation>
    </message>
    <message>
        <source>Galera cluster: this is %1, %2</source>
        <translation>Galera-Cluster: dies ist %1, %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>Group Replication: this is %1</source>
        <translation>Group Replication: dies ist %1</translation>
    </message>
    <message>
        <source>Group of %1: this is %2</source>
        <translation>Gruppe aus %1: dies ist %2</translation>
    </message>
    <message>
        <source>Its binary log is read by %1</source>
        <translation>Sein Binärlog lesen %1</translation>
    </message>
    <message>
        <source>Roll back is not offered. %1</source>
        <translation>Zurücknehmen wird nicht angeboten. %1</translation>
    </message>
    <message>
        <source>Sent over the line</source>
        <translation>Über die Leitung gesendet</translation>
    </message>
    <message>
        <source>statement before the rows</source>
        <translation>Anweisung vor den Zeilen</translation>
    </message>
    <message>
        <source>statements before the rows</source>
        <translation>Anweisungen vor den Zeilen</translation>
    </message>
    <message>
        <source>statement among the rows</source>
        <translation>Anweisung zwischen den Zeilen</translation>
    </message>
    <message>
        <source>statements among the rows</source>
        <translation>Anweisungen zwischen den Zeilen</translation>
    </message>
    <message>
        <source>statement after the rows</source>
        <translation>Anweisung nach den Zeilen</translation>
    </message>
    <message>
        <source>statements after the rows</source>
        <translation>Anweisungen nach den Zeilen</translation>
    </message>
    <message>
        <source>statement where the dump runs as it stands</source>
        <translation>Anweisung, wo der Dump läuft, wie er dasteht</translation>
    </message>
    <message>
        <source>statements where the dump runs as it stands</source>
        <translation>Anweisungen, wo der Dump läuft, wie er dasteht</translation>
    </message>
    <message>
        <source>statement that changes the server, left out</source>
        <translation>Anweisung, die den Server ändert, weggelassen</translation>
    </message>
    <message>
        <source>statements that change the server, left out</source>
        <translation>Anweisungen, die den Server ändern, weggelassen</translation>
    </message>
    <message>
        <source>It is kept in %1.</source>
        <translation>Er wird in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>It is kept in %1 until it is loaded and verified.</source>
        <translation>Er wird in %1 aufbewahrt, bis er geladen und geprüft ist.</translation>
    </message>
    <message>
        <source>%1 of %2 arrived</source>
        <translation>%1 von %2 angekommen</translation>
    </message>
    <message>
        <source>%1 arrived</source>
        <translation>%1 angekommen</translation>
    </message>
    <message>
        <source>%1 is loaded on %2 while it arrives, one part after the other: each has its structure, its rows and what comes after them. Rows of a large table are loaded before its last one is there.</source>
        <translation>%1 wird auf %2 geladen, während es ankommt, ein Teil nach dem anderen: jeder hat seine Struktur, seine Zeilen und was danach kommt. Zeilen einer großen Tabelle werden geladen, bevor ihre letzte da ist.</translation>
    </message>
    <message>
        <source>Each part is held against the server, and in the run&apos;s folder, before anything of it runs; nothing is verified before the end of the stream is there and was judged.</source>
        <translation>Jeder Teil ist gegen den Server geprüft und liegt im Ordner des Laufs, bevor etwas davon läuft; nichts gilt als geprüft, bevor das Ende des Stroms da ist und beurteilt wurde.</translation>
    </message>
    <message>
        <source>If anything that a part makes, changes or fills is on the server already, the run stops before it touches anything of that part.</source>
        <translation>Ist etwas, das ein Teil anlegt, ändert oder füllt, schon auf dem Server, hält der Lauf an, bevor er etwas von diesem Teil anfasst.</translation>
    </message>
    <message>
        <source>The tables of a part are loaded by LOAD DATA, the largest first, up to %1 at the same time.</source>
        <translation>Die Tabellen eines Teils werden mit LOAD DATA geladen, die größte zuerst, bis zu %1 gleichzeitig.</translation>
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
    <name>millrace::AccountsBar</name>
    <message>
        <source>Accounts of the dump</source>
        <translation>Konten des Dumps</translation>
    </message>
    <message>
        <source>Accounts and roles</source>
        <translation>Konten und Rollen</translation>
    </message>
    <message>
        <source>Wh&amp;ich…</source>
        <translation>&amp;Welche…</translation>
    </message>
    <message>
        <source>none is made</source>
        <translation>keines wird angelegt</translation>
    </message>
    <message>
        <source>made as in the dump</source>
        <translation>angelegt wie im Dump</translation>
    </message>
    <message>
        <source>made as far as the server can</source>
        <translation>angelegt, soweit der Server es kann</translation>
    </message>
    <message>
        <source>After the rows are proved; what they may do comes last. One that the server has already stays as it is. As far as the server can: a privilege that it does not know is left out, and who has no password there is locked.</source>
        <translation>Wenn die Zeilen bewiesen sind; was sie dürfen, kommt zuletzt. Eines, das der Server schon hat, bleibt, wie es ist. Soweit der Server es kann: ein Recht, das er nicht kennt, wird weggelassen, und wer dort kein Passwort hat, ist gesperrt.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1 of %2 wanted</source>
        <translation>%1 von %2 gewünscht</translation>
    </message>
</context>
<context>
    <name>millrace::ArrivalBar</name>
    <message>
        <source>Can&amp;cel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>&amp;Fetch the rest</source>
        <translation>Den Res&amp;t holen</translation>
    </message>
    <message>
        <source>&amp;Run it again</source>
        <translation>Noch e&amp;inmal ausführen</translation>
    </message>
    <message>
        <source>Not all of the stream is there.</source>
        <translation>Der Strom ist nicht ganz da.</translation>
    </message>
    <message>
        <source>Arriving: %1 of %2 · %3/s</source>
        <translation>Kommt an: %1 von %2 · %3/s</translation>
    </message>
    <message>
        <source>Arriving: %1 so far · %2/s</source>
        <translation>Kommt an: bisher %1 · %2/s</translation>
    </message>
    <message>
        <source>&amp;Read it again</source>
        <translation>Noch einmal &amp;lesen</translation>
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
    <name>millrace::ChunkSizeCard</name>
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
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic: %1. A chunk is one LOAD DATA in one transaction.</source>
        <translation>Automatisch: %1. Ein Block ist ein LOAD DATA in einer Transaktion.</translation>
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
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>connections load at the same time</source>
        <translation>Verbindungen gleichzeitig</translation>
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
        <source>One connection loads the chunks in the order of the dump: the gentlest for the server.</source>
        <translation>Eine Verbindung lädt die Chunks in der Reihenfolge des Dumps: am schonendsten für den Server.</translation>
    </message>
    <message>
        <source>More workers than the server has cores add little. Dumps in primary-key order stay fast: each worker appends its own stretch.</source>
        <translation>Mehr Worker, als der Server Kerne hat, bringen wenig. Nach Primärschlüssel geordnete Dumps bleiben schnell: Jeder Worker hängt seinen eigenen Abschnitt an.</translation>
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
    <message>
        <source>Build the table beside the server</source>
        <translation>Die Tabelle neben dem Server bauen</translation>
    </message>
    <message>
        <source>Taken in whole as one file, its pages as they were built</source>
        <translation>Als eine Datei im Ganzen aufgenommen, ihre Seiten, wie sie gebaut wurden</translation>
    </message>
    <message>
        <source>Taken in whole as one file, its pages written by a server of the target&apos;s version</source>
        <translation>Als eine Datei im Ganzen aufgenommen, ihre Seiten von einem Server der Version des Ziels geschrieben</translation>
    </message>
    <message>
        <source>shipped, direct</source>
        <translation>eingeschifft, direkt</translation>
    </message>
    <message>
        <source>shipped, rebuilt</source>
        <translation>eingeschifft, neu geschrieben</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic: %1.</source>
        <translation>Automatisch: %1.</translation>
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
    <name>millrace::CommandSourceView</name>
    <message>
        <source>The output of a command</source>
        <translation>Die Ausgabe eines Befehls</translation>
    </message>
    <message>
        <source>Command that writes the dump</source>
        <translation>Befehl, der den Dump schreibt</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Lesen</translation>
    </message>
    <message>
        <source>What the command says</source>
        <translation>Was der Befehl sagt</translation>
    </message>
    <message>
        <source>What the command writes to standard error is shown here.</source>
        <translation>Was der Befehl auf die Standardfehlerausgabe schreibt, steht hier.</translation>
    </message>
    <message>
        <source>Reading the stream: %1</source>
        <translation>Der Strom wird gelesen: %1</translation>
    </message>
    <message>
        <source>The command runs in a shell of your account. What it writes to its standard output is the dump: SQL, CSV or TSV, compressed or not. Dumps of SQL, and rows of CSV and TSV, can be loaded while they arrive. All of it is kept in a file until it is loaded and verified. The plan keeps the command&apos;s text: leave passwords and tokens to its own configuration.</source>
        <translation>Der Befehl läuft in einer Shell Ihres Kontos. Was er auf seine Standardausgabe schreibt, ist der Dump: SQL, CSV oder TSV, gepackt oder nicht. SQL-Dumps und Zeilen in CSV und TSV können geladen werden, während sie ankommen. Alles wird in einer Datei aufbewahrt, bis es geladen und geprüft ist. Der Plan enthält den Text des Befehls: Kennwörter und Token gehören in dessen eigene Konfiguration.</translation>
    </message>
    <message>
        <source>What a command writes: it can be loaded while it arrives.</source>
        <translation>Was ein Befehl schreibt: es kann geladen werden, während es ankommt.</translation>
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
    <message>
        <source>Its password may still be in the keychain (%1).</source>
        <translation>Das Passwort ist vielleicht noch im Schlüsselbund (%1).</translation>
    </message>
    <message>
        <source>&amp;Trust this key</source>
        <translation>Diesem Schlüssel ver&amp;trauen</translation>
    </message>
    <message>
        <source>encrypted by ssh as far as %1, not from there on</source>
        <translation>bis %1 durch ssh verschlüsselt, von dort an nicht</translation>
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
    <message>
        <source>TLS if offered</source>
        <translation>TLS, falls angeboten</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Komprimierung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Of what passes the line, both ways. Where the line is slower than the dump is read, a load gains by it; on a fast one it costs processor time only.</source>
        <translation>Von allem, was über die Leitung geht, in beide Richtungen. Wo die Leitung langsamer ist, als der Dump gelesen wird, gewinnt die Ladung dadurch; auf einer schnellen kostet es nur Prozessorzeit.</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>user@bastion, if through one</source>
        <translation>user@bastion, falls über einen</translation>
    </message>
    <message>
        <source>Through the ssh of this machine, with its settings, agent and known hosts; host, port and socket above are then those that the bastion sees. A passphrase is asked for by the agent, or by the program that SSH_ASKPASS names.</source>
        <translation>Über das ssh dieses Rechners, mit seinen Einstellungen, seinem Agenten und seinen bekannten Hosts; Host, Port und Socket oben sind dann die, die jener Rechner sieht. Nach einer Passphrase fragt der Agent oder das Programm, das SSH_ASKPASS nennt.</translation>
    </message>
    <message>
        <source>SSH key</source>
        <translation>SSH-Schlüssel</translation>
    </message>
    <message>
        <source>Private key for ssh</source>
        <translation>Privater Schlüssel für ssh</translation>
    </message>
    <message>
        <source>as ssh is set up</source>
        <translation>wie ssh eingerichtet ist</translation>
    </message>
    <message>
        <source>SSH jumps</source>
        <translation>SSH-Sprünge</translation>
    </message>
    <message>
        <source>user@a, user@b</source>
        <translation>user@a, user@b</translation>
    </message>
    <message>
        <source>zlib, if the line is slow</source>
        <translation>zlib, wenn die Leitung langsam ist</translation>
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
    <message>
        <source>caret ^</source>
        <translation>Zirkumflex ^</translation>
    </message>
    <message>
        <source>tilde ~</source>
        <translation>Tilde ~</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Keys that are fields, in this order</source>
        <translation>Schlüssel, die Felder sind, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>KEY:json sends the values of a key as JSON, as they stand: for a JSON column whose values are not all objects and arrays.</source>
        <translation>SCHLÜSSEL:json sendet die Werte eines Schlüssels als JSON, so wie sie dastehen: für eine JSON-Spalte, deren Werte nicht alle Objekte und Arrays sind.</translation>
    </message>
</context>
<context>
    <name>millrace::DropArea</name>
    <message>
        <source>Drop dump files or a folder here</source>
        <translation>Dump-Dateien oder einen Ordner hier ablegen</translation>
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
    <message>
        <source>From a co&amp;mmand…</source>
        <translation>Von einem &amp;Befehl…</translation>
    </message>
    <message>
        <source>From a s&amp;tore…</source>
        <translation>Aus einem Objektspei&amp;cher…</translation>
    </message>
    <message>
        <source>SQL dumps, tab-separated text of mysqldump -T or SELECT … INTO OUTFILE, TSV, CSV and JSON Lines.
Shards of one table (credits_2010_01.txt, credits_2010_02.txt, …) are put in order.</source>
        <translation>SQL-Dumps, tabulatorgetrennter Text von mysqldump -T oder SELECT … INTO OUTFILE, TSV, CSV und JSON Lines.
Teile einer Tabelle (credits_2010_01.txt, credits_2010_02.txt, …) werden der Reihe nach geordnet.</translation>
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
    <message>
        <source>All rows of the dump run as they stand. %1</source>
        <translation>Alle Zeilen des Dumps laufen, wie sie dastehen. %1</translation>
    </message>
    <message>
        <source>Each table is planned when it has come: its columns are matched by name.</source>
        <translation>Jede Tabelle wird geplant, wenn sie gekommen ist: ihre Spalten werden nach Namen zugeordnet.</translation>
    </message>
    <message>
        <source>As they arrive, columns matched by name</source>
        <translation>Wie sie ankommen, Spalten nach Namen zugeordnet</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Namen</translation>
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
        <source>Choose under Target whether it stays as it is and gets the rows, or is replaced.</source>
        <translation>Unter Ziel wählen, ob es bleibt und die Zeilen bekommt oder ersetzt wird.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>%1 of %2 from %3 onto %4</source>
        <translation>%1 aus %2 von %3 nach %4</translation>
    </message>
    <message>
        <source>Runs the whole plan on a private server of this machine. The target is only read; the server is thrown away.</source>
        <translation>Führt den ganzen Plan auf einem privaten Server dieses Rechners aus. Das Ziel wird nur gelesen; der Server wird danach weggeworfen.</translation>
    </message>
    <message>
        <source>All statements of %1 onto %2: it holds no rows</source>
        <translation>Alle Anweisungen von %1 auf %2: Er enthält keine Zeilen</translation>
    </message>
    <message>
        <source>Run the d&amp;ump</source>
        <translation>D&amp;ump ausführen</translation>
    </message>
    <message>
        <source>-- Each part of the dump is planned when it has come.
-- Its statements are in the run&apos;s plan before they run.</source>
        <translation>-- Jeder Teil des Dumps wird geplant, wenn er gekommen ist.
-- Seine Anweisungen stehen im Plan des Laufs, bevor sie laufen.</translation>
    </message>
    <message>
        <source>What arrives of %1, onto %2</source>
        <translation>Was von %1 ankommt, auf %2</translation>
    </message>
    <message>
        <source>as it arrives</source>
        <translation>wie er ankommt</translation>
    </message>
    <message>
        <source>The stream broke off: have it go on under Source.</source>
        <translation>Der Strom ist abgebrochen: unter „Quelle“ weitergehen lassen.</translation>
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
        <source>&amp;Run them, too, after the rows</source>
        <translation>Auch sie nach den Zeilen &amp;ausführen</translation>
    </message>
    <message>
        <source>Nothing but rows.</source>
        <translation>Nichts als Zeilen.</translation>
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
        <source>Tick a&amp;ll</source>
        <translation>A&amp;lle</translation>
    </message>
    <message>
        <source>&amp;Tick none</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Statements that are left out</source>
        <translation>Anweisungen, die weggelassen werden</translation>
    </message>
    <message>
        <source>%1 that change the server, or are of no known kind:</source>
        <translation>%1, die den Server ändern oder von unbekannter Art sind:</translation>
    </message>
    <message>
        <source>Tables are made first and loaded at the same time, each by LOAD DATA. Indexes, constraints, views, triggers and routines follow after the rows. From where the order matters, the dump runs as it stands.</source>
        <translation>Tabellen werden zuerst angelegt und gleichzeitig geladen, jede mit LOAD DATA. Indizes, Constraints, Views, Trigger und Routinen folgen nach den Zeilen. Von da an, wo die Reihenfolge zählt, läuft der Dump, wie er dasteht.</translation>
    </message>
    <message>
        <source>Sche&amp;mas…</source>
        <translation>Sche&amp;mas…</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>Load %1, too: accounts, privileges and settings of the server itself</source>
        <translation>Auch %1 laden: Konten, Rechte und Einstellungen des Servers selbst</translation>
    </message>
    <message>
        <source>No table: all of it is run as it stands</source>
        <translation>Keine Tabelle: Alles wird ausgeführt, wie es dasteht</translation>
    </message>
    <message>
        <source>Lea&amp;ve them out: they are not wanted</source>
        <translation>Weglassen: sie sind nicht gewüns&amp;cht</translation>
    </message>
    <message>
        <source>If neither is ticked, they do not run either, and the run ends with them as what is missing.</source>
        <translation>Ist keines von beiden angekreuzt, laufen sie auch nicht, und der Lauf nennt sie am Ende als das, was fehlt.</translation>
    </message>
    <message>
        <source>More tables may follow. All of it is loaded while it arrives, each column by its name. Once it is all there, tables and schemas can be left out, and columns mapped otherwise: wait for it where that is wanted.</source>
        <translation>Weitere Tabellen können folgen. Alles wird geladen, während es ankommt, jede Spalte nach ihrem Namen. Ist alles da, können Tabellen und Schemas weggelassen und Spalten anders zugeordnet werden: dafür darauf warten.</translation>
    </message>
    <message>
        <source>Nothing but rows so far.</source>
        <translation>Bisher nichts als Zeilen.</translation>
    </message>
    <message>
        <source>Statements that change the server, or are of no known kind, where any come:</source>
        <translation>Anweisungen, die den Server ändern oder von unbekannter Art sind, falls welche kommen:</translation>
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
    <message>
        <source>not loaded with its schema</source>
        <translation>mit seinem Schema ausgelassen</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
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
        <source>The dump is of several schemas and says itself where each table belongs.</source>
        <translation>Der Dump umfasst mehrere Schemas und sagt selbst, wohin jede Tabelle gehört.</translation>
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
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Wohin es geht</translation>
    </message>
    <message>
        <source>&amp;Leave it, add rows</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>The dump&apos;s DROP statements run: what is there goes, with all it holds. This cannot be undone.</source>
        <translation>Die DROP-Anweisungen des Dumps werden ausgeführt: Was dort ist, geht mit allem Inhalt. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Choose a schema to continue.</source>
        <translation>Ein Schema wählen, um fortzufahren.</translation>
    </message>
    <message>
        <source>What schemas of the dump are called on the server</source>
        <translation>Wie Schemas des Dumps auf dem Server heißen</translation>
    </message>
    <message>
        <source>shop=shop_copy, crm=crm_copy</source>
        <translation>shop=shop_copy, crm=crm_copy</translation>
    </message>
    <message>
        <source>Ot&amp;her names:</source>
        <translation>Andere Na&amp;men:</translation>
    </message>
    <message>
        <source>&amp;Make it when the load begins</source>
        <translation>Beim Laden anle&amp;gen</translation>
    </message>
    <message>
        <source>The server has no schema %1.</source>
        <translation>Der Server hat kein Schema %1.</translation>
    </message>
    <message>
        <source>What the dump says of %1 is done in %2, in views, triggers and routines too.</source>
        <translation>Was der Dump zu %1 sagt, geschieht in %2, auch in Sichten, Triggern und Routinen.</translation>
    </message>
    <message>
        <source>%1: goes, with all it holds</source>
        <translation>%1: geht verloren, mit allem, was es enthält</translation>
    </message>
    <message>
        <source>The server has no schema %1: tick that it may be made, or choose another.</source>
        <translation>Der Server hat kein Schema %1: Haken Sie an, dass es angelegt werden darf, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>What of it is there was not asked: the plan stands as it was made.</source>
        <translation>Was davon dort ist, wurde nicht erfragt: Der Plan gilt, wie er gemacht wurde.</translation>
    </message>
    <message>
        <source>%1 · the plan as it was made</source>
        <translation>%1 · der Plan, wie er gemacht wurde</translation>
    </message>
    <message>
        <source>Whether anything of it is there is asked for each part of the dump as it arrives, before anything of that part runs.</source>
        <translation>Ob etwas davon schon da ist, wird für jeden Teil des Dumps gefragt, wenn er ankommt, bevor etwas davon läuft.</translation>
    </message>
    <message>
        <source>%1 · what is there is asked as the dump arrives</source>
        <translation>%1 · was schon da ist, wird mit dem Ankommen gefragt</translation>
    </message>
</context>
<context>
    <name>millrace::DumpWork</name>
    <message>
        <source>All of the dump has to be there first: %1.</source>
        <translation>Zuerst muss der ganze Dump da sein: %1.</translation>
    </message>
    <message>
        <source>Wait until it is, or take back what needs that.</source>
        <translation>Warten, bis er da ist, oder zurücknehmen, was das braucht.</translation>
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
    <message>
        <source>arriving</source>
        <translation>kommt an</translation>
    </message>
</context>
<context>
    <name>millrace::FindingsLine</name>
    <message>
        <source>Findings, one per line</source>
        <translation>Befunde, einer je Zeile</translation>
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
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>Show the findings in one line</source>
        <translation>Die Befunde in einer Zeile zeigen</translation>
    </message>
    <message>
        <source>Show all findings</source>
        <translation>Alle Befunde zeigen</translation>
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
        <translation>Belege</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
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
    <message>
        <source>The rows as they stood in the dump, to be corrected there</source>
        <translation>Die Zeilen, wie sie im Dump standen, um sie dort zu berichtigen</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>Replikat</translation>
    </message>
    <message>
        <source>How the dump&apos;s source is followed</source>
        <translation>Wie der Quelle des Dumps gefolgt wird</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the conditions and the statements for source and server</source>
        <translation>Kopiert die Bedingungen und die Anweisungen für Quelle und Server</translation>
    </message>
    <message>
        <source>Something stands in the way: see NOT SO</source>
        <translation>Etwas steht im Weg: siehe NICHT SO</translation>
    </message>
    <message>
        <source>What stands between &lt; and &gt; is yours to fill in</source>
        <translation>Was zwischen &lt; und &gt; steht, ist auszufüllen</translation>
    </message>
</context>
<context>
    <name>millrace::FinishPage</name>
    <message>
        <source>Open report</source>
        <translation>Bericht</translation>
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
    <message>
        <source>What ran as it stands was not counted again.</source>
        <translation>Was lief, wie es dasteht, wurde nicht nachgezählt.</translation>
    </message>
    <message>
        <source>The dump holds no rows that could be counted.</source>
        <translation>Der Dump enthält keine Zeilen, die gezählt werden könnten.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Roll back…</source>
        <translation>Zurücknehmen…</translation>
    </message>
    <message>
        <source>Takes exactly this run&apos;s rows out again, where the table is as the run left it</source>
        <translation>Nimmt genau die Zeilen dieses Laufs wieder heraus, sofern die Tabelle so ist, wie der Lauf sie hinterließ</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Saves the report as a web page, a document or data</source>
        <translation>Speichert den Bericht als Webseite, Dokument oder Daten</translation>
    </message>
    <message>
        <source>Opens the run&apos;s folder</source>
        <translation>Öffnet den Ordner des Laufs</translation>
    </message>
    <message>
        <source>Draws other runs over this one&apos;s plot, or sets one beside it as a page</source>
        <translation>Zeichnet andere Läufe in diese Kurve oder stellt einen als Seite daneben</translation>
    </message>
    <message>
        <source>On this plot</source>
        <translation>In dieser Kurve</translation>
    </message>
    <message>
        <source>Side by side as a page</source>
        <translation>Nebeneinander als Seite</translation>
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
        <source>%1 · this run: %2 ×</source>
        <translation>%1 · dieser Lauf: %2 ×</translation>
    </message>
</context>
<context>
    <name>millrace::FoldingTexts</name>
    <message>
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>Show the first lines only</source>
        <translation>Nur die ersten Zeilen zeigen</translation>
    </message>
    <message>
        <source>Show all of the message</source>
        <translation>Die ganze Meldung zeigen</translation>
    </message>
</context>
<context>
    <name>millrace::ForeignBar</name>
    <message>
        <source>as the server has them</source>
        <translation>wie der Server sie hat</translation>
    </message>
    <message>
        <source>as the dump has them</source>
        <translation>wie der Dump sie hat</translation>
    </message>
    <message>
        <source>Definers</source>
        <translation>Definer</translation>
    </message>
    <message>
        <source>the account that loads</source>
        <translation>das ladende Konto</translation>
    </message>
    <message>
        <source>another account</source>
        <translation>ein anderes Konto</translation>
    </message>
    <message>
        <source>Account that views and routines run as</source>
        <translation>Konto, als das Views und Routinen laufen</translation>
    </message>
    <message>
        <source>Views, triggers, routines and events of the dump run as this account.</source>
        <translation>Views, Trigger, Routinen und Events des Dumps laufen als dieses Konto.</translation>
    </message>
    <message>
        <source>Collations</source>
        <translation>Collations</translation>
    </message>
    <message>
        <source>Engines and types</source>
        <translation>Engines und Typen</translation>
    </message>
    <message>
        <source>sql_modes</source>
        <translation>sql_modes</translation>
    </message>
    <message>
        <source>Binary log</source>
        <translation>Binärlog</translation>
    </message>
    <message>
        <source>left alone</source>
        <translation>unberührt</translation>
    </message>
    <message>
        <source>as the dump has it</source>
        <translation>wie im Dump</translation>
    </message>
    <message>
        <source>Written for another server</source>
        <translation>Für einen anderen Server geschrieben</translation>
    </message>
</context>
<context>
    <name>millrace::KeptPassword</name>
    <message>
        <source>The keychain has no password for %1 any more.</source>
        <translation>Der Schlüsselbund hat kein Passwort für %1 mehr.</translation>
    </message>
    <message>
        <source>The keychain did not give the password of %1 (%2).</source>
        <translation>Der Schlüsselbund gab das Passwort von %1 nicht heraus (%2).</translation>
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
    <message>
        <source>Threads_running without this load&apos;s own, and how far the server, its replicas or the other nodes of its cluster lag. Looked at once a second: the speed is halved until it is better. Flow control of a Galera cluster is always watched.</source>
        <translation>Threads_running ohne die dieses Ladens, und wie weit der Server, seine Repliken oder die anderen Knoten seines Clusters zurückliegen. Jede Sekunde wird nachgesehen: die Geschwindigkeit wird halbiert, bis es besser ist. Die Flusskontrolle eines Galera-Clusters wird immer beobachtet.</translation>
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
        <source>Running what the dump has after its rows</source>
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
    <message>
        <source>ready at about %1</source>
        <translation>fertig gegen %1</translation>
    </message>
    <message>
        <source>Stretches of rows</source>
        <translation>Abschnitte von Zeilen</translation>
    </message>
    <message>
        <source>The target&apos;s table stays empty, or is made so again. The run can be resumed later.</source>
        <translation>Die Tabelle des Ziels bleibt leer oder wird es wieder. Der Lauf kann später fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Proving and shipping %1</source>
        <translation>%1 wird bewiesen und eingeschifft</translation>
    </message>
    <message>
        <source>Building the file of %1</source>
        <translation>Die Datei von %1 wird gebaut</translation>
    </message>
    <message>
        <source>Nodes and replicas</source>
        <translation>Knoten und Repliken</translation>
    </message>
    <message>
        <source>Target and replicas</source>
        <translation>Ziel und Repliken</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Loaded while it arrives: %1</source>
        <translation>Wird geladen, während er ankommt: %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
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
    <message>
        <source>Manual, on the page about what is on screen</source>
        <translation>Handbuch, auf der Seite über das Gezeigte</translation>
    </message>
</context>
<context>
    <name>millrace::ManualList</name>
    <message>
        <source>Pages of the manual</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>Not in the manual.</source>
        <translation>Nicht im Handbuch.</translation>
    </message>
</context>
<context>
    <name>millrace::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>millrace::ManualWindow</name>
    <message>
        <source>Manual – Millrace</source>
        <translation>Handbuch – Millrace</translation>
    </message>
    <message>
        <source>← &amp;Back</source>
        <translation>← &amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward →</source>
        <translation>&amp;Vor →</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
</context>
<context>
    <name>millrace::MappingModel</name>
    <message>
        <source>row number in source order</source>
        <translation>Zeilennummer in Reihenfolge der Quelle</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>In the dump</source>
        <translation>Im Dump</translation>
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
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
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
        <source>%1
The longest in the sample has %2 bytes.</source>
        <translation>%1
Der längste in der Stichprobe hat %2 Bytes.</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>kein Treffer</translation>
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
        <source>Map a&amp;utomatically</source>
        <translation>A&amp;uto</translation>
    </message>
    <message>
        <source>%1 · bindings and expressions. The dialect and pinned rows are not part of it.</source>
        <translation>%1 · Bindungen und Ausdrücke. Dialekt und angeheftete Zeilen gehören nicht dazu.</translation>
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
        <source>%1 in %2.%3</source>
        <translation>%1 in %2.%3</translation>
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
    <message>
        <source>Fields and columns</source>
        <translation>Felder und Spalten</translation>
    </message>
    <message>
        <source>Search fields and columns</source>
        <translation>Felder und Spalten suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>By name, value, binding or expression. A click on a heading puts the rows in order: # as in the dump, Column as in the table; headings can be moved.</source>
        <translation>Nach Name, Wert, Bindung oder Ausdruck. Ein Klick auf eine Überschrift ordnet die Zeilen: # wie im Dump, Spalte wie in der Tabelle; Überschriften lassen sich verschieben.</translation>
    </message>
    <message>
        <source>This field goes into no column.</source>
        <translation>Dieses Feld geht in keine Spalte.</translation>
    </message>
    <message>
        <source>Bind it to a column first, or choose a column&apos;s row.</source>
        <translation>Binden Sie es zuerst an eine Spalte, oder wählen Sie die Zeile einer Spalte.</translation>
    </message>
</context>
<context>
    <name>millrace::MappingTable</name>
    <message>
        <source>Fields of the dump and the columns they go into</source>
        <translation>Felder des Dumps und die Spalten, in die sie gehen</translation>
    </message>
    <message>
        <source>No field or column has this in it.</source>
        <translation>Kein Feld und keine Spalte enthält dies.</translation>
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
    <name>millrace::OtherCurves</name>
    <message>
        <source>%1 rows/s</source>
        <translation>%1 Zeilen/s</translation>
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
    <message>
        <source>the keychain is locked</source>
        <translation>der Schlüsselbund ist gesperrt</translation>
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
    <message>
        <source>build</source>
        <translation>Bau</translation>
    </message>
    <message>
        <source>import</source>
        <translation>Import</translation>
    </message>
</context>
<context>
    <name>millrace::PipeSourceView</name>
    <message>
        <source>A named pipe</source>
        <translation>Eine benannte Pipe</translation>
    </message>
    <message>
        <source>What is written into a named pipe: it can be loaded while it arrives.</source>
        <translation>Was in eine benannte Pipe geschrieben wird: es kann geladen werden, während es ankommt.</translation>
    </message>
    <message>
        <source>What another program writes into the pipe is the dump: SQL, CSV or TSV, compressed or not. Dumps of SQL, and rows of CSV and TSV, can be loaded while they arrive. All of it is kept in a file until it is loaded and verified. Nobody can tell whether its writer has failed: a dump of mysqldump or mariadb-dump says itself where it ends.</source>
        <translation>Was ein anderes Programm in die Pipe schreibt, ist der Dump: SQL, CSV oder TSV, gepackt oder nicht. SQL-Dumps und Zeilen in CSV und TSV können geladen werden, während sie ankommen. Alles wird in einer Datei aufbewahrt, bis es geladen und geprüft ist. Ob das schreibende Programm gescheitert ist, kann niemand erkennen: ein Dump von mysqldump oder mariadb-dump sagt selbst, wo er endet.</translation>
    </message>
    <message>
        <source>Path of the named pipe</source>
        <translation>Pfad der benannten Pipe</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Lesen</translation>
    </message>
    <message>
        <source>Reading the stream: %1</source>
        <translation>Der Strom wird gelesen: %1</translation>
    </message>
    <message>
        <source>Waiting for somebody to write there …</source>
        <translation>Warten, dass jemand dorthin schreibt …</translation>
    </message>
</context>
<context>
    <name>millrace::PlanDesk</name>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
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
        <source>The dump of this plan was written by a command, and what was kept of it is gone: “%1”.</source>
        <translation>Den Dump dieses Plans hat ein Befehl geschrieben, und was davon aufbewahrt wurde, ist nicht mehr da: „%1“.</translation>
    </message>
    <message>
        <source>What was fetched of %1 for this plan is gone.</source>
        <translation>Was von %1 für diesen Plan geholt wurde, ist weg.</translation>
    </message>
    <message>
        <source>Have the same fetched again, or begin anew with From a store… on the Source page.</source>
        <translation>Lassen Sie dasselbe noch einmal holen, oder beginnen Sie auf der Seite Quelle neu mit „Aus einem Objektspeicher…“.</translation>
    </message>
    <message>
        <source>Read the command; it would run under your account, with all its rights. Have it run only if it is what you want. It has to write the same bytes again.</source>
        <translation>Lesen Sie den Befehl; er liefe unter Ihrem Konto, mit allen seinen Rechten. Lassen Sie ihn nur laufen, wenn er ist, was Sie wollen. Er muss dieselben Bytes noch einmal schreiben.</translation>
    </message>
    <message>
        <source>&amp;Fetch it again</source>
        <translation>Noch einmal &amp;holen</translation>
    </message>
    <message>
        <source>&amp;Run the command</source>
        <translation>&amp;Befehl ausführen</translation>
    </message>
    <message>
        <source>The dump of this plan is read again: %1.</source>
        <translation>Der Dump dieses Plans wird noch einmal gelesen: %1.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>The stream that it loads is still arriving.</source>
        <translation>Der Strom, den er lädt, kommt noch an.</translation>
    </message>
    <message>
        <source>Save the plan when all of it is there; or load it now: the run keeps its plan.</source>
        <translation>Den Plan speichern, wenn der Strom ganz da ist; oder jetzt laden: der Lauf behält seinen Plan.</translation>
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
    <name>millrace::PoliciesCard</name>
    <message>
        <source>Rows that do not fit</source>
        <translation>Unpassende Zeilen</translation>
    </message>
    <message>
        <source>Key is there already</source>
        <translation>Schlüssel schon da</translation>
    </message>
    <message>
        <source>Secondary indexes</source>
        <translation>Sekundärindizes</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Proof afterwards</source>
        <translation>Nachweis danach</translation>
    </message>
    <message>
        <source>Stop the load</source>
        <translation>Laden stoppen</translation>
    </message>
    <message>
        <source>The first value the server would alter ends the load: its chunk is rolled back whole, and the row is named by where it stands.</source>
        <translation>Der erste Wert, den der Server zurechtbiegen würde, beendet das Laden: Sein Chunk wird ganz zurückgenommen und die Zeile mit ihrer Stelle genannt.</translation>
    </message>
    <message>
        <source>Set them aside</source>
        <translation>Aussondern</translation>
    </message>
    <message>
        <source>All other rows are loaded. These go to rejects.txt in the run&apos;s folder, ready to be loaded again once corrected; rejects.csv says why, row by row.</source>
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
        <source>The chunk with the duplicate is rolled back whole; the table keeps what it had.</source>
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
        <source>As the dump&apos;s session does</source>
        <translation>Wie die Sitzung des Dumps</translation>
    </message>
    <message>
        <source>Under the sql_mode that the dump sets for its rows: where that is not strict, a value out of range or too long is stored as the session would store it, and counted. A row that is refused stops the load.</source>
        <translation>Unter dem sql_mode, den der Dump für seine Zeilen setzt: Ist der nicht strikt, wird ein zu großer oder zu langer Wert so gespeichert, wie die Sitzung ihn speichern würde, und gezählt. Eine Zeile, die abgewiesen wird, hält den Ladevorgang an.</translation>
    </message>
    <message>
        <source>All contents are compared beside the server; the target counts its rows and computes the same checksum once more.</source>
        <translation>Alle Inhalte werden neben dem Server verglichen; das Ziel zählt seine Zeilen und berechnet dieselbe Prüfsumme noch einmal.</translation>
    </message>
    <message>
        <source>All contents are compared beside the server; the target counts its rows.</source>
        <translation>Alle Inhalte werden neben dem Server verglichen; das Ziel zählt seine Zeilen.</translation>
    </message>
    <message>
        <source>Made beside the server, whatever is chosen here: the table is shipped with them.</source>
        <translation>Neben dem Server angelegt, was auch immer hier gewählt ist: Die Tabelle wird mit ihnen eingeschifft.</translation>
    </message>
    <message>
        <source>Sorted by the primary key where they are not, whatever is chosen here.</source>
        <translation>Nach dem Primärschlüssel sortiert, wo sie es nicht sind, was auch immer hier gewählt ist.</translation>
    </message>
    <message>
        <source>Chosen as soon as source, server and table are known.</source>
        <translation>Wird gewählt, sobald Quelle, Server und Tabelle bekannt sind.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Millrace chooses by what it knows of source, table and server, and says why.</source>
        <translation>Millrace wählt nach dem, was es von Quelle, Tabelle und Server weiß, und sagt warum.</translation>
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
    <message>
        <source>In the dump</source>
        <translation>Im Dump</translation>
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
    <name>millrace::RehearsalBar</name>
    <message>
        <source>Rehearsing on a private server: %1 of %2.</source>
        <translation>Probelauf auf einem privaten Server: %1 von %2.</translation>
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
        <source>The rehearsal was stopped. Nothing is left of it.</source>
        <translation>Der Probelauf wurde beendet. Nichts ist davon übrig.</translation>
    </message>
    <message>
        <source>Stopping: the private server is removed.</source>
        <translation>Wird beendet: Der private Server wird entfernt.</translation>
    </message>
</context>
<context>
    <name>millrace::RehearsalWork</name>
    <message>
        <source>There is no plan of the dump yet.</source>
        <translation>Es gibt noch keinen Plan des Dumps.</translation>
    </message>
    <message>
        <source>Connect under Target, and choose where it goes.</source>
        <translation>Unter Ziel verbinden und wählen, wohin er geht.</translation>
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
    <name>millrace::ReviewBase</name>
    <message>
        <source>Save pla&amp;n…</source>
        <translation>Plan spei&amp;chern…</translation>
    </message>
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
        <source>&amp;Rehearse</source>
        <translation>&amp;Probelauf</translation>
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
        <source>Checking files, server and plan …</source>
        <translation>Dateien, Server und Plan werden geprüft …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1</translation>
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
        <source>Not checked again while the load runs: what its own preflight warned of stands among its events.</source>
        <translation>Während das Laden läuft, wird nicht neu geprüft: wovor dessen eigene Vorprüfung gewarnt hat, steht unter seinen Ereignissen.</translation>
    </message>
</context>
<context>
    <name>millrace::ReviewPage</name>
    <message>
        <source>Runs the whole plan on a private server of this machine, with a table like the target&apos;s. The target is only read; the server is thrown away.</source>
        <translation>Führt den ganzen Plan auf einem privaten Server dieses Rechners aus, mit einer Tabelle wie der des Ziels. Das Ziel wird nur gelesen, der Server danach verworfen.</translation>
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
        <source>%1 (%2, %3) are read in the order shown under Source.</source>
        <translation>%1 (%2, %3): gelesen in der Reihenfolge, die unter Quelle steht.</translation>
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
        <source>Chunks of %1 are loaded into %2, %3; each is committed whole or not at all.</source>
        <translation>Chunks zu %1 werden in %2 geladen, %3; jeder wird ganz oder gar nicht bestätigt.</translation>
    </message>
    <message>
        <source>Limits: %1.</source>
        <translation>Grenzen: %1.</translation>
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
        <source>They are JSON Lines: each object is a row, of the values of %1.</source>
        <translation>Es sind JSON Lines: Jedes Objekt ist eine Zeile, aus den Werten von %1.</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>The stream is loaded while it arrives, as its first rows say; nothing is verified before its end is there and was judged.</source>
        <translation>Der Strom wird geladen, während er ankommt, so wie seine ersten Zeilen es sagen; nichts wird bestätigt, bevor sein Ende da ist und beurteilt wurde.</translation>
    </message>
    <message>
        <source>The stream broke off: have it go on under Source.</source>
        <translation>Der Strom ist abgebrochen: unter „Quelle“ weitergehen lassen.</translation>
    </message>
    <message>
        <source>All of the stream has to be there first: %1.</source>
        <translation>Der Strom muss zuerst ganz da sein: %1.</translation>
    </message>
</context>
<context>
    <name>millrace::RowLookModel</name>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>In the dump</source>
        <translation>Im Dump</translation>
    </message>
    <message>
        <source>In the source</source>
        <translation>In der Quelle</translation>
    </message>
</context>
<context>
    <name>millrace::RowLookView</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Row by its key, or by # and its number in the dump</source>
        <translation>Zeile nach ihrem Schlüssel, oder nach # und ihrer Nummer im Dump</translation>
    </message>
    <message>
        <source>Key, or #number in the dump</source>
        <translation>Schlüssel oder #Nummer im Dump</translation>
    </message>
    <message>
        <source>The table&apos;s row with this key beside the row of the dump that it was, Return looks for it. Of a key of several columns: the values, separated by commas. #1000: the dump&apos;s thousandth row.</source>
        <translation>Die Zeile der Tabelle mit diesem Schlüssel neben der Zeile des Dumps, die sie war; die Eingabetaste sucht sie. Bei einem Schlüssel aus mehreren Spalten: die Werte, durch Kommas getrennt. #1000: die tausendste Zeile des Dumps.</translation>
    </message>
    <message>
        <source>First, last</source>
        <translation>Erste, letzte</translation>
    </message>
    <message>
        <source>The first and the last row of the chunk that took longest</source>
        <translation>Die erste und die letzte Zeile des Chunks, der am längsten gebraucht hat</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Looking at the dump and at the table.</source>
        <translation>Sieht in den Dump und in die Tabelle.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Wird beendet.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Beendet.</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>Langsamste</translation>
    </message>
    <message>
        <source>Rows of the source and of the table</source>
        <translation>Zeilen der Quelle und der Tabelle</translation>
    </message>
    <message>
        <source>Ends the search (Esc)</source>
        <translation>Beendet die Suche (Esc)</translation>
    </message>
    <message>
        <source>Row by its key</source>
        <translation>Zeile nach ihrem Schlüssel</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>The table&apos;s row with this key beside the row that the source&apos;s server has of it now, Return looks for it. Of a key of several columns: the values, separated by commas.</source>
        <translation>Die Zeile der Tabelle mit diesem Schlüssel neben der, die der Quellserver jetzt davon hat; die Eingabetaste sucht sie. Bei einem Schlüssel aus mehreren Spalten: die Werte, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Asking the keychain for the password of %1.</source>
        <translation>Fragt den Schlüsselbund nach dem Passwort von %1.</translation>
    </message>
    <message>
        <source>The password of %1 is not known here: type it, or set %2 before the program starts.</source>
        <translation>Das Passwort von %1 ist hier nicht bekannt: bitte eintippen, oder %2 setzen, bevor das Programm startet.</translation>
    </message>
    <message>
        <source>Asking the source&apos;s server and the target.</source>
        <translation>Fragt den Quellserver und das Ziel.</translation>
    </message>
    <message>
        <source>Looking through the dump: %1 % read.</source>
        <translation>Sieht den Dump durch: %1 % gelesen.</translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation>Passwort von %1</translation>
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
    <message>
        <source>%1: %2 %, %3 rows/s, %4 left</source>
        <translation>%1: %2 %, %3 Zeilen/s, noch %4</translation>
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
</context>
<context>
    <name>millrace::RunNodeModel</name>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Rows/s</source>
        <translation>Zeilen/s</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>level</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>%1: the load&apos;s sessions are here</source>
        <translation>%1: hier sind die Sitzungen des Ladens</translation>
    </message>
    <message>
        <source>%1 is not asked: %2</source>
        <translation>%1 wird nicht gefragt: %2</translation>
    </message>
    <message>
        <source>%1. Rows per second are those its tables take in, whoever sends them. Lag: as it says itself.</source>
        <translation>%1. Zeilen je Sekunde sind die, die seine Tabellen aufnehmen, wer auch immer sie schickt. Rückstand: wie sie ihn selbst nennt.</translation>
    </message>
    <message>
        <source>%1. Rows per second are those its tables take in, whoever sends them. The queue: transactions it has received and not applied. Lag: for how long the node of the load has had something that this one lacks.</source>
        <translation>%1. Zeilen je Sekunde sind die, die seine Tabellen aufnehmen, wer auch immer sie schickt. Wartend: Transaktionen, die er bekommen und nicht angewendet hat. Rückstand: seit wann der Knoten des Ladens etwas hat, das diesem fehlt.</translation>
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
        <translation>Dirty-%</translation>
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
    <message>
        <source>k rows/s</source>
        <translation>k Zeilen/s</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>CPU, % of a core</source>
        <translation>CPU, % eines Kerns</translation>
    </message>
    <message>
        <source>cpu %</source>
        <translation>CPU %</translation>
    </message>
    <message>
        <source>%1 rows/s built</source>
        <translation>%1 Zeilen/s gebaut</translation>
    </message>
    <message>
        <source>%1 rows/s taken in</source>
        <translation>%1 Zeilen/s aufgenommen</translation>
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
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>— built    ▮ taken in    - - mean of %1</source>
        <translation>— gebaut    ▮ aufgenommen    - - Mittel von %1</translation>
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
        <translation>&amp;Bericht</translation>
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
        <source>Takes the run out of this list. What it loaded stays</source>
        <translation>Nimmt den Lauf aus dieser Liste. Was er geladen hat, bleibt</translation>
    </message>
    <message>
        <source>Take the %1 of this run out of %2?</source>
        <translation>Die %1 dieses Laufs aus %2 entfernen?</translation>
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
    <message>
        <source>Empty: MILLRACE_SOURCE_PASSWORD</source>
        <translation>Leer: MILLRACE_SOURCE_PASSWORD</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>The rows come from %1:</source>
        <translation>Die Zeilen kommen von %1:</translation>
    </message>
    <message>
        <source>The keychain has no password for %1 any more.</source>
        <translation>Der Schlüsselbund hat kein Passwort für %1 mehr.</translation>
    </message>
    <message>
        <source>The keychain did not give the password of %1 (%2): type it.</source>
        <translation>Der Schlüsselbund gab das Passwort von %1 nicht heraus (%2): bitte eintippen.</translation>
    </message>
    <message>
        <source>Has this statement run?</source>
        <translation>Ist diese Anweisung gelaufen?</translation>
    </message>
    <message>
        <source>It has run, &amp;go on after it</source>
        <translation>Sie ist &amp;gelaufen, dahinter weiter</translation>
    </message>
    <message>
        <source>It has &amp;not, run it</source>
        <translation>&amp;Nicht gelaufen, ausführen</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>An&amp;sehen</translation>
    </message>
    <message>
        <source>All pages as they were: what was chosen, the curve, the proof. From them another run can begin</source>
        <translation>Alle Seiten, wie sie waren: was gewählt wurde, die Kurve, der Nachweis. Von ihnen aus kann ein neuer Lauf beginnen</translation>
    </message>
</context>
<context>
    <name>millrace::RunShelf</name>
    <message>
        <source>It broke off before its end, and a window has no standard input.</source>
        <translation>Er ist vor seinem Ende abgebrochen, und ein Fenster hat keine Standardeingabe.</translation>
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
        <source>At this pace the last row is in at about %1, give or take %2.</source>
        <translation>In diesem Tempo ist die letzte Zeile um etwa %1 geladen, plus oder minus %2.</translation>
    </message>
    <message>
        <source>rough guess</source>
        <translation>grob geschätzt</translation>
    </message>
    <message>
        <source>Rows/s built now</source>
        <translation>Zeilen/s gebaut</translation>
    </message>
    <message>
        <source>Mean rows/s built</source>
        <translation>Mittel Zeilen/s gebaut</translation>
    </message>
    <message>
        <source>Rows built · %1 %</source>
        <translation>Zeilen gebaut · %1 %</translation>
    </message>
    <message>
        <source>%1 on the line</source>
        <translation>%1 auf der Leitung</translation>
    </message>
    <message>
        <source>Rows committed</source>
        <translation>Zeilen festgeschrieben</translation>
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
    <name>millrace::ServerNameConfirm</name>
    <message>
        <source>The server&apos;s name</source>
        <translation>Name des Servers</translation>
    </message>
    <message>
        <source>To continue, type the server&apos;s name: %1</source>
        <translation>Zum Fortfahren den Namen des Servers eingeben: %1</translation>
    </message>
</context>
<context>
    <name>millrace::ServerSourceView</name>
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
    <message>
        <source>&amp;Trust this key</source>
        <translation>Diesem Schlüssel ver&amp;trauen</translation>
    </message>
</context>
<context>
    <name>millrace::ServerWork</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
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
    <name>millrace::ShipPart</name>
    <message>
        <source>Its pages</source>
        <translation>Ihre Seiten</translation>
    </message>
    <message>
        <source>Written by a server</source>
        <translation>Von einem Server geschrieben</translation>
    </message>
    <message>
        <source>The server that is thrown away writes every page anew before the target gets the file (ALTER TABLE … FORCE): slower, and no page comes from anything but the server&apos;s own program.</source>
        <translation>Der Server, der weggeworfen wird, schreibt jede Seite neu, bevor das Ziel die Datei bekommt (ALTER TABLE … FORCE): langsamer, und keine Seite kommt von etwas anderem als dem Programm des Servers.</translation>
    </message>
    <message>
        <source>As they were built</source>
        <translation>Wie sie gebaut wurden</translation>
    </message>
    <message>
        <source>Faster, most of all with indexes. CHECK TABLE and a checker of the file look through all of it before the target gets it; the pages are Millrace&apos;s.</source>
        <translation>Schneller, vor allem mit Indizes. CHECK TABLE und ein Prüfer der Datei sehen alles durch, bevor das Ziel sie bekommt; die Seiten sind von Millrace.</translation>
    </message>
    <message>
        <source>Server that builds</source>
        <translation>Server, der baut</translation>
    </message>
    <message>
        <source>Leave the rows out of the binary log</source>
        <translation>Zeilen aus dem Binärlog heraushalten</translation>
    </message>
    <message>
        <source>Replicas, point-in-time recovery and change capture do not get these rows: put the file on every replica, or load another way.</source>
        <translation>Replikate, Wiederherstellung zu einem Zeitpunkt und das Erfassen von Änderungen bekommen diese Zeilen nicht: Legen Sie die Datei auf jedes Replikat, oder laden Sie auf andere Weise.</translation>
    </message>
    <message>
        <source>Binary log</source>
        <translation>Binärlog</translation>
    </message>
    <message>
        <source>What goes how</source>
        <translation>Was wie hineinkommt</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Wäh&amp;len…</translation>
    </message>
    <message>
        <source>Look for it</source>
        <translation>Suchen lassen</translation>
    </message>
    <message>
        <source>The program of the target&apos;s own process, or one in PATH</source>
        <translation>Das Programm des Prozesses des Ziels oder eines im PATH</translation>
    </message>
    <message>
        <source>The server writes none.</source>
        <translation>Der Server schreibt keines.</translation>
    </message>
    <message>
        <source>the target&apos;s own, or one in PATH</source>
        <translation>das des Ziels selbst oder eines im PATH</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Looking at table, server and folder …</source>
        <translation>Sieht Tabelle, Server und Ordner an …</translation>
    </message>
    <message>
        <source>Shows once the table is there and can be shipped.</source>
        <translation>Zeigt sich, sobald die Tabelle da ist und eingeschifft werden kann.</translation>
    </message>
    <message>
        <source>Shows once the table is known (Target).</source>
        <translation>Zeigt sich, sobald die Tabelle bekannt ist (Ziel).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take the next best way</source>
        <translation>Den nächstbesten Weg nehmen</translation>
    </message>
    <message>
        <source>leave the rows out (sql_log_bin = 0)</source>
        <translation>Zeilen heraushalten (sql_log_bin = 0)</translation>
    </message>
</context>
<context>
    <name>millrace::ShipWork</name>
    <message>
        <source>Server</source>
        <translation>Server</translation>
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
        <source>%1.%2 on %3 · about %4</source>
        <translation>%1.%2 auf %3 · rund %4</translation>
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
    <message>
        <source>The whole dump is being read. You can continue meanwhile.</source>
        <translation>Der ganze Dump wird gelesen. Sie können inzwischen weitergehen.</translation>
    </message>
    <message>
        <source>Some rows have another number of fields. Check the terminator before you continue.</source>
        <translation>Einige Zeilen haben eine andere Anzahl Felder. Vor dem Weitergehen das Trennzeichen prüfen.</translation>
    </message>
    <message>
        <source>The whole dump was read: look at what is odd in it before you continue.</source>
        <translation>Der ganze Dump wurde gelesen: Vor dem Weitergehen ansehen, was daran auffällt.</translation>
    </message>
    <message>
        <source>Every row is being counted. You can continue meanwhile.</source>
        <translation>Jede Zeile wird gezählt. Sie können inzwischen weitergehen.</translation>
    </message>
    <message>
        <source>A whole dump without tables: its statements are run</source>
        <translation>Ein ganzer Dump ohne Tabellen: Seine Anweisungen werden ausgeführt</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>A stream that broke off · %1 so far · %2</source>
        <translation>Ein abgebrochener Strom · bisher %1 · %2</translation>
    </message>
    <message>
        <source>A stream that is still arriving · %1 so far · %2</source>
        <translation>Ein Strom, der noch ankommt · bisher %1 · %2</translation>
    </message>
    <message>
        <source>a stream, broken off</source>
        <translation>ein Strom, abgebrochen</translation>
    </message>
    <message>
        <source>a stream, arriving</source>
        <translation>ein Strom, kommt an</translation>
    </message>
    <message>
        <source>The stream broke off: have it go on before you continue.</source>
        <translation>Der Strom ist abgebrochen: erst weitergehen lassen, dann fortfahren.</translation>
    </message>
    <message>
        <source>The stream is still arriving. You can continue, and load what is there meanwhile.</source>
        <translation>Der Strom kommt noch an. Sie können weitergehen und inzwischen laden, was da ist.</translation>
    </message>
    <message>
        <source>A dump that broke off · %1 so far · begins with %2</source>
        <translation>Ein abgebrochener Dump · bisher %1 · beginnt mit %2</translation>
    </message>
    <message>
        <source>A dump that is still arriving · %1 so far · begins with %2</source>
        <translation>Ein Dump, der noch ankommt · bisher %1 · beginnt mit %2</translation>
    </message>
    <message>
        <source>A dump that has arrived · %1 · begins with %2</source>
        <translation>Ein angekommener Dump · %1 · beginnt mit %2</translation>
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
    <message>
        <source>The source is a stream that is still arriving: no file can go with it.</source>
        <translation>Die Quelle ist ein Strom, der noch ankommt: keine Datei kann dazukommen.</translation>
    </message>
    <message>
        <source>Cancel it first, or wait until all of it is there.</source>
        <translation>Zuerst abbrechen, oder warten, bis er ganz da ist.</translation>
    </message>
    <message>
        <source>%1 is a named pipe: it can only be read alone.</source>
        <translation>%1 ist eine benannte Pipe: sie kann nur allein gelesen werden.</translation>
    </message>
    <message>
        <source>Take the other files away, or load it by a plan of its own.</source>
        <translation>Die anderen Dateien wegnehmen, oder sie mit einem eigenen Plan laden.</translation>
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
        <translation>Beispiel p&amp;robieren</translation>
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
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Every page, recipes, the error catalogue (F1)</source>
        <translation>Alle Seiten, Rezepte, der Fehlerkatalog (F1)</translation>
    </message>
    <message>
        <source>Writes a small dump and opens it as a migration into a private server on this machine</source>
        <translation>Schreibt einen kleinen Dump und öffnet ihn als Migration in einen privaten Server auf diesem Rechner</translation>
    </message>
</context>
<context>
    <name>millrace::StatementFold</name>
    <message>
        <source>Statement, to read and to edit</source>
        <translation>Anweisung, zum Lesen und Bearbeiten</translation>
    </message>
    <message>
        <source>Write here, or paste a LOAD DATA statement: the table above follows. Ctrl+Space completes a name.</source>
        <translation>Schreiben Sie hier, oder fügen Sie eine LOAD-DATA-Anweisung ein: Die Tabelle darüber folgt. Strg+Leertaste ergänzt einen Namen.</translation>
    </message>
    <message>
        <source>State&amp;ment</source>
        <translation>Anweisun&amp;g</translation>
    </message>
    <message>
        <source>The whole statement, to read, to write or to paste over</source>
        <translation>Die ganze Anweisung, zum Lesen, Schreiben oder Überkleben</translation>
    </message>
    <message>
        <source>Discard ed&amp;it</source>
        <translation>&amp;Verwerfen</translation>
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
        <source>Column list</source>
        <translation>Spaltenliste</translation>
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
        <source>Column list: a column, @variable or @discard per field</source>
        <translation>Spaltenliste: eine Spalte, @variable oder @discard je Feld</translation>
    </message>
    <message>
        <source>SET, one clause per line: column = expression; @row_number is the row&apos;s number in source order</source>
        <translation>SET, eine Klausel je Zeile: Spalte = Ausdruck; @row_number ist die Nummer der Zeile in Reihenfolge der Quelle</translation>
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
    <name>millrace::StoreKeyring</name>
    <message>
        <source>The keychain has no keys for %1 any more.</source>
        <translation>Der Schlüsselbund hat keine Schlüssel für %1 mehr.</translation>
    </message>
    <message>
        <source>What the keychain has for %1 are no keys of Millrace&apos;s.</source>
        <translation>Was der Schlüsselbund für %1 hat, sind keine Schlüssel von Millrace.</translation>
    </message>
    <message>
        <source>The keychain did not give the keys for %1 (%2).</source>
        <translation>Der Schlüsselbund hat die Schlüssel für %1 nicht hergegeben (%2).</translation>
    </message>
    <message>
        <source>The keys for %1 are those in the keychain.</source>
        <translation>Die Schlüssel für %1 sind die aus dem Schlüsselbund.</translation>
    </message>
    <message>
        <source>The keys are not in the keychain: %1</source>
        <translation>Die Schlüssel sind nicht im Schlüsselbund: %1</translation>
    </message>
    <message>
        <source>The keychain has the keys for %1.</source>
        <translation>Der Schlüsselbund hat die Schlüssel für %1.</translation>
    </message>
    <message>
        <source>No keychain answers (%1): the keys are kept in memory only, and asked for next time.</source>
        <translation>Kein Schlüsselbund antwortet (%1): Die Schlüssel bleiben nur im Speicher dieses Programms, und beim nächsten Mal wird nach ihnen gefragt.</translation>
    </message>
    <message>
        <source>The keys for %1 may still be in the keychain (%2).</source>
        <translation>Die Schlüssel für %1 sind vielleicht noch im Schlüsselbund (%2).</translation>
    </message>
</context>
<context>
    <name>millrace::StoreKeysForm</name>
    <message>
        <source>T&amp;ype keys…</source>
        <translation>Schlüssel ein&amp;tippen …</translation>
    </message>
    <message>
        <source>&amp;Access key id</source>
        <translation>&amp;Zugriffsschlüssel-ID</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>Gehei&amp;mnis</translation>
    </message>
    <message>
        <source>Sessi&amp;on token</source>
        <translation>S&amp;itzungstoken</translation>
    </message>
    <message>
        <source>of keys of a session only</source>
        <translation>nur bei Schlüsseln einer Sitzung</translation>
    </message>
    <message>
        <source>Remember the &amp;keys in the keychain</source>
        <translation>Schlüssel im Schlüssel&amp;bund merken</translation>
    </message>
    <message>
        <source>For all dumps of the bucket, or of the profile, once the store has taken them</source>
        <translation>Für alle Dumps des Buckets oder des Profils, sobald der Speicher sie angenommen hat</translation>
    </message>
    <message>
        <source>Fo&amp;rget them</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>Takes the keys for this bucket, or profile, out of the keychain</source>
        <translation>Nimmt die Schlüssel für diesen Bucket oder dieses Profil aus dem Schlüsselbund</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>dieser Seite</translation>
    </message>
</context>
<context>
    <name>millrace::StoreSourceView</name>
    <message>
        <source>An object store</source>
        <translation>Ein Objektspeicher</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>&amp;Endpoint</source>
        <translation>&amp;Endpunkt</translation>
    </message>
    <message>
        <source>as environment and profile say, else AWS</source>
        <translation>wie Umgebung und Profil sagen, sonst AWS</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>Re&amp;gion</translation>
    </message>
    <message>
        <source>as environment and profile say</source>
        <translation>wie Umgebung und Profil sagen</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>Fe&amp;tch</source>
        <translation>&amp;Holen</translation>
    </message>
    <message>
        <source>Asking the store …</source>
        <translation>Der Speicher wird gefragt …</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 of %2 · %3/s</source>
        <translation>%1 von %2 · %3/s</translation>
    </message>
    <message>
        <source>An object of a store, or all below a prefix.</source>
        <translation>Ein Objekt eines Speichers oder alle unter einem Präfix.</translation>
    </message>
    <message>
        <source>An object of an S3-compatible store, or all objects below a prefix (with a / at its end). It is kept on this machine until it is loaded and verified; one dump of SQL, or object of CSV or TSV rows, can be loaded while it arrives. The keys come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, from the profile in ~/.aws/credentials, or from the keychain; no plan, log or report has them.</source>
        <translation>Ein Objekt eines S3-kompatiblen Speichers oder alle Objekte unter einem Präfix (mit / am Ende). Es bleibt auf diesem Rechner, bis es geladen und geprüft ist; ein einzelner SQL-Dump oder ein Objekt mit CSV- oder TSV-Zeilen kann geladen werden, während es ankommt. Die Schlüssel kommen aus AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY, aus dem Profil in ~/.aws/credentials oder aus dem Schlüsselbund; kein Plan, Protokoll oder Bericht enthält sie.</translation>
    </message>
    <message>
        <source>as AWS_PROFILE says, else default</source>
        <translation>wie AWS_PROFILE sagt, sonst default</translation>
    </message>
</context>
<context>
    <name>millrace::StreamSources</name>
    <message>
        <source>The stream was stopped when %1 of it were there.</source>
        <translation>Der Strom wurde angehalten, als %1 davon da waren.</translation>
    </message>
    <message>
        <source>Resume the run, or roll it back.</source>
        <translation>Den Lauf fortsetzen oder zurückrollen.</translation>
    </message>
    <message>
        <source>Nothing of it was loaded. Have the rest fetched: what is there is not fetched again.</source>
        <translation>Nichts davon wurde geladen. Den Rest holen lassen: was da ist, wird nicht noch einmal geholt.</translation>
    </message>
    <message>
        <source>Nothing of it was loaded. Have the same dump written there once more: it is compared with what is there.</source>
        <translation>Nichts davon wurde geladen. Denselben Dump noch einmal dorthin schreiben lassen: er wird mit dem verglichen, was da ist.</translation>
    </message>
    <message>
        <source>Nothing of it was loaded. Mend what stopped the command, and run it again: what it writes is compared with what is there.</source>
        <translation>Nichts davon wurde geladen. Beheben, was den Befehl angehalten hat, und ihn noch einmal ausführen: was er schreibt, wird mit dem verglichen, was da ist.</translation>
    </message>
</context>
<context>
    <name>millrace::StreamView</name>
    <message>
        <source>&amp;Files instead</source>
        <translation>Lieber &amp;Dateien</translation>
    </message>
    <message>
        <source>Can&amp;cel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>%1. All of it is read first: %2.</source>
        <translation>%1. Er wird zuerst ganz gelesen: %2.</translation>
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
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Choose the table to load into</source>
        <translation>Die Tabelle wählen, in die geladen wird</translation>
    </message>
    <message>
        <source>This account sees no schema.</source>
        <translation>Dieses Konto sieht kein Schema.</translation>
    </message>
    <message>
        <source>Choose a table to continue.</source>
        <translation>Eine Tabelle wählen, um fortzufahren.</translation>
    </message>
    <message>
        <source>has the name of the source</source>
        <translation>heißt wie die Quelle</translation>
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
    <message>
        <source>One LOAD DATA is one transaction anyway. Millrace commits once per chunk, together with the chunk&apos;s journal row, so that a load that was cut off continues exactly where it stopped.</source>
        <translation>Ein LOAD DATA ist ohnehin eine Transaktion. Millrace bestätigt einmal je Chunk, zusammen mit dessen Journalzeile, damit ein unterbrochenes Laden genau dort weitergeht, wo es stand.</translation>
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
        <source>Leave the rows out of the binary log</source>
        <translation>Zeilen aus dem Binärlog heraushalten</translation>
    </message>
    <message>
        <source>Leave them in</source>
        <translation>Drin lassen</translation>
    </message>
    <message>
        <source>While the redo log is off, a crash of the server loses everything on it: every schema, not only this table. Have a backup that can be read.</source>
        <translation>Solange das Redo-Log abgeschaltet ist, verliert ein Absturz des Servers alles darauf: jedes Schema, nicht nur diese Tabelle. Ein lesbares Backup bereithalten.</translation>
    </message>
    <message>
        <source>Replicas read the binary log of this server: %1. They will lack the rows, and stop at the first change of one, unless each is loaded as well.</source>
        <translation>Replikate lesen das Binärlog dieses Servers: %1. Ihnen werden die Zeilen fehlen, und sie bleiben stehen, sobald eine davon geändert wird, wenn nicht jedes ebenfalls geladen wird.</translation>
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
    <name>millrace::WayCard</name>
    <message>
        <source>Way in</source>
        <translation>Weg hinein</translation>
    </message>
    <message>
        <source>LOAD DATA</source>
        <translation>LOAD DATA</translation>
    </message>
    <message>
        <source>The rows are streamed over the connections (LOAD DATA LOCAL); where the server refuses that, they go as INSERT statements.</source>
        <translation>Die Zeilen fließen über die Verbindungen (LOAD DATA LOCAL); wo der Server das ablehnt, gehen sie als INSERT-Anweisungen.</translation>
    </message>
    <message>
        <source>LOAD DATA, nothing else</source>
        <translation>LOAD DATA, nichts anderes</translation>
    </message>
    <message>
        <source>As LOAD DATA; where the server refuses LOCAL, the load does not begin.</source>
        <translation>Wie LOAD DATA; wo der Server LOCAL ablehnt, beginnt das Laden nicht.</translation>
    </message>
    <message>
        <source>LOAD DATA from a pipe</source>
        <translation>LOAD DATA aus einer Pipe</translation>
    </message>
    <message>
        <source>The server reads a named pipe by itself, a little faster than over the connection. It has to run on this machine, and the account needs FILE.</source>
        <translation>Der Server liest selbst eine benannte Pipe, etwas schneller als über die Verbindung. Er muss auf diesem Rechner laufen, und das Konto braucht FILE.</translation>
    </message>
    <message>
        <source>INSERT</source>
        <translation>INSERT</translation>
    </message>
    <message>
        <source>Statements of up to 5,000 rows, about half as fast: for servers that refuse LOAD DATA LOCAL.</source>
        <translation>Anweisungen mit bis zu 5.000 Zeilen, etwa halb so schnell: für Server, die LOAD DATA LOCAL ablehnen.</translation>
    </message>
    <message>
        <source>Shipped as a file</source>
        <translation>Als Datei eingeschifft</translation>
    </message>
    <message>
        <source>The table&apos;s file is built and proved on a server that is thrown away, and the target takes it in whole: it inserts no row, and is busy for a moment in place of the whole load. That takes an empty InnoDB table without triggers or FULLTEXT that no foreign key refers to; the target on this machine, rights to its data folder, and its very program; and nobody who reads the rows in its binary log. Workers and chunks are for rows that only a server can store; limits and settings of the whole server are left out.</source>
        <translation>Die Datei der Tabelle wird auf einem Server gebaut und bewiesen, der weggeworfen wird, und das Ziel nimmt sie im Ganzen auf: Es fügt keine Zeile ein und ist einen Moment beschäftigt statt das ganze Laden lang. Dafür braucht es eine leere InnoDB-Tabelle ohne Trigger oder FULLTEXT, auf die kein Fremdschlüssel verweist; das Ziel auf diesem Rechner, Rechte an seinem Datenordner und genau sein Programm; und niemanden, der die Zeilen in seinem Binärlog liest. Worker und Chunks gelten für Zeilen, die nur ein Server speichern kann; Grenzen und Einstellungen des ganzen Servers bleiben weg.</translation>
    </message>
    <message>
        <source>It cannot be shipped as a file: %1 What comes closest: rows sorted by the primary key, secondary indexes dropped before and built after.</source>
        <translation>Sie kann nicht als Datei eingeschifft werden: %1 Am nächsten kommt: Zeilen nach dem Primärschlüssel sortiert, Sekundärindizes vorher gelöscht und nachher gebaut.</translation>
    </message>
    <message>
        <source>To be shipped as a file it lacks: %1</source>
        <translation>Um als Datei eingeschifft zu werden, fehlt: %1</translation>
    </message>
    <message>
        <source>It could be shipped as a file, past the server&apos;s insert path. %1</source>
        <translation>Sie könnte als Datei eingeschifft werden, am Einfügeweg des Servers vorbei. %1</translation>
    </message>
    <message>
        <source>It could be shipped as a file: that spares the target the load, and is no faster. %1</source>
        <translation>Sie könnte als Datei eingeschifft werden: das erspart dem Ziel das Laden und ist nicht schneller. %1</translation>
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
        <source>&amp;Load it now</source>
        <translation>Gleich &amp;laden</translation>
    </message>
    <message>
        <source>The sample is a small dump for a private server on this machine, thrown away when you like: a migration with every page filled in, or its load at once.</source>
        <translation>Das Beispiel ist ein kleiner Dump für einen privaten Server auf diesem Rechner, der weggeworfen wird, wann Sie wollen: eine Migration, in der jede Seite ausgefüllt ist, oder gleich ihr Laden.</translation>
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
    <message>
        <source>The load uses what this page says: it can be changed when the load has ended.</source>
        <translation>Das Laden verwendet, was diese Seite sagt: Es lässt sich ändern, wenn das Laden beendet ist.</translation>
    </message>
    <message>
        <source>Show the &amp;load</source>
        <translation>&amp;Zum Laden</translation>
    </message>
</context>
<context>
    <name>millrace::WizardFrame</name>
    <message>
        <source>&amp;Open plan…</source>
        <translation>Plan öff&amp;nen…</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>Plan &amp;speichern…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>The manual&apos;s page about this step (F1)</source>
        <translation>Die Seite des Handbuchs über diesen Schritt (F1)</translation>
    </message>
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
    <name>millrace::WizardWindow</name>
    <message>
        <source>new migration</source>
        <translation>neue Migration</translation>
    </message>
    <message>
        <source>%1 – Millrace</source>
        <translation>%1 – Millrace</translation>
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

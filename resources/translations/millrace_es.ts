<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>Bottleneck</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Limit: not clear from the figures.</source>
        <translation>Límite: las cifras no lo muestran con claridad.</translation>
    </message>
    <message>
        <source>Limit: the plan&apos;s own, %1 of the workers&apos; time. Raise it on the Chunks page.</source>
        <translation>Límite: el del propio plan, %1 del tiempo de los workers. Súbalo en la página Chunks.</translation>
    </message>
    <message>
        <source>Limit: the source, workers wait for it %1 of the time. Unpack the files beforehand, or put them on a faster disk.</source>
        <translation>Límite: el origen, los workers lo esperan %1 del tiempo. Descomprima antes los archivos o póngalos en un disco más rápido.</translation>
    </message>
    <message>
        <source>Limit: this machine prepares rows %1 of the workers&apos; time. More workers, or verify counts only.</source>
        <translation>Límite: este equipo prepara filas %1 del tiempo de los workers. Más workers, o verificar solo recuentos.</translation>
    </message>
    <message>
        <source>Limit: the network, full %1 of the time. Run Millrace on or near the server.</source>
        <translation>Límite: la red, saturada %1 del tiempo. Ejecute Millrace en el servidor o cerca de él.</translation>
    </message>
    <message>
        <source>Limit: the server&apos;s CPU, %1 of what the workers can use. Defer indexes, drop triggers.</source>
        <translation>Límite: la CPU del servidor, %1 de lo que los workers pueden usar. Difiera los índices, elimine triggers.</translation>
    </message>
    <message>
        <source>Limit: this machine&apos;s CPU is all in use, %1 of it for the server. See what else runs here.</source>
        <translation>Límite: la CPU de este equipo está al máximo, %1 de ella por el servidor. Mire qué más se ejecuta aquí.</translation>
    </message>
    <message>
        <source>Limit: the redo log, %1 full. Raise innodb_redo_log_capacity or innodb_log_file_size.</source>
        <translation>Límite: el redo log, lleno al %1. Suba innodb_redo_log_capacity o innodb_log_file_size.</translation>
    </message>
    <message>
        <source>Limit: writing dirty pages. Raise innodb_io_capacity; sort by the primary key.</source>
        <translation>Límite: la escritura de páginas modificadas. Suba innodb_io_capacity; ordene por la clave primaria.</translation>
    </message>
    <message>
        <source>Limit: index pages are read again, %1 per 100 rows. Defer the indexes, or a larger buffer pool.</source>
        <translation>Límite: se releen páginas de índices, %1 por cada 100 filas. Difiera los índices o amplíe el buffer pool.</translation>
    </message>
    <message>
        <source>Limit: row locks, %1 of the workers&apos; time. See who holds the rows, or take fewer workers.</source>
        <translation>Límite: bloqueos de filas, %1 del tiempo de los workers. Mire quién bloquea las filas o use menos workers.</translation>
    </message>
    <message>
        <source>Limit: COMMIT, %1 of the workers&apos; time. Larger chunks; innodb_flush_log_at_trx_commit=2.</source>
        <translation>Límite: COMMIT, %1 del tiempo de los workers. Chunks más grandes; innodb_flush_log_at_trx_commit=2.</translation>
    </message>
    <message>
        <source>Limit: the AUTO_INCREMENT counter&apos;s lock, %1 of the workers&apos; time. innodb_autoinc_lock_mode=2.</source>
        <translation>Límite: el bloqueo del contador AUTO_INCREMENT, %1 del tiempo de los workers. innodb_autoinc_lock_mode=2.</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Millrace plans (*.millrace)</source>
        <translation>Planes de Millrace (*.millrace)</translation>
    </message>
    <message>
        <source>Add dump files</source>
        <translation>Añadir archivos de volcado</translation>
    </message>
    <message>
        <source>Dumps (*.txt *.tsv *.csv *.dat);;All files (*)</source>
        <translation>Volcados (*.txt *.tsv *.csv *.dat);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add a folder of dump files</source>
        <translation>Añadir una carpeta de archivos de volcado</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>Abrir plan</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Guardar plan</translation>
    </message>
    <message>
        <source>Folder for sorted copies</source>
        <translation>Carpeta para copias ordenadas</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer *.key);;All files (*)</source>
        <translation>Archivos PEM (*.pem *.crt *.cer *.key);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Carries bulk dumps into MySQL and MariaDB with LOAD DATA, with the numbers on screen.
A password is never given here: MILLRACE_PASSWORD, or an option group of my.cnf.</source>
        <translation>Lleva grandes volcados a MySQL y MariaDB con LOAD DATA, con las cifras en pantalla.
Aquí nunca se indica una contraseña: MILLRACE_PASSWORD o un grupo de opciones de my.cnf.</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <translation>Colores oscuros.</translation>
    </message>
    <message>
        <source>Light colours.</source>
        <translation>Colores claros.</translation>
    </message>
    <message>
        <source>Draw the end of the run given by --run into a PNG and exit.</source>
        <translation>Dibujar en un PNG el final de la ejecución indicada con --run y salir.</translation>
    </message>
    <message>
        <source>The run for --picture.</source>
        <translation>La ejecución para --picture.</translation>
    </message>
    <message>
        <source>Draw every page into PNGs of this folder and exit; with a plan all of them, without one the first.</source>
        <translation>Dibujar cada página en un PNG de esta carpeta y salir; con un plan, todas; sin él, la primera.</translation>
    </message>
    <message>
        <source>Size of the window: 1180x760.</source>
        <translation>Tamaño de la ventana: 1180x760.</translation>
    </message>
    <message>
        <source>Language of the window, in place of the desktop&apos;s: %1.</source>
        <translation>Idioma de la ventana, en lugar del del escritorio: %1.</translation>
    </message>
    <message>
        <source>A saved plan (.millrace).</source>
        <translation>Un plan guardado (.millrace).</translation>
    </message>
    <message>
        <source>Dump files or folders.</source>
        <translation>Archivos o carpetas de volcado.</translation>
    </message>
    <message>
        <source>There are no texts in the language &quot;%1&quot;; there are: %2.</source>
        <translation>No hay textos en el idioma «%1»; los hay en: %2.</translation>
    </message>
    <message>
        <source>--picture needs --run; millrace-cli runs lists them.</source>
        <translation>--picture necesita --run; millrace-cli runs muestra las ejecuciones.</translation>
    </message>
    <message>
        <source>Give a plan or dump files, not both.</source>
        <translation>Indique un plan o archivos de volcado, no ambos.</translation>
    </message>
    <message>
        <source>The plan %1 cannot be opened.</source>
        <translation>No se puede abrir el plan %1.</translation>
    </message>
    <message>
        <source>The scratch server that was started here is stopped; its data stay in %1 (millrace-cli scratch start, or delete).</source>
        <translation>El servidor scratch iniciado aquí está detenido; sus datos siguen en %1 (millrace-cli scratch start o delete).</translation>
    </message>
    <message>
        <source>Write a report that millrace-cli made (.html) as PDF and exit.</source>
        <translation>Escribir como PDF un informe que hizo millrace-cli (.html) y terminar.</translation>
    </message>
</context>
<context>
    <name>TransformWords</name>
    <message>
        <source>Trim blanks</source>
        <translation>Quitar espacios</translation>
    </message>
    <message>
        <source>Trim carriage returns at the end</source>
        <translation>Quitar retornos de carro al final</translation>
    </message>
    <message>
        <source>NULL when empty</source>
        <translation>NULL si está vacío</translation>
    </message>
    <message>
        <source>NULL when it says …</source>
        <translation>NULL si dice …</translation>
    </message>
    <message>
        <source>Another value for NULL …</source>
        <translation>Otro valor para NULL …</translation>
    </message>
    <message>
        <source>Number with separators …</source>
        <translation>Número con separadores …</translation>
    </message>
    <message>
        <source>Date in a format …</source>
        <translation>Fecha con formato …</translation>
    </message>
    <message>
        <source>Epoch → datetime, UTC …</source>
        <translation>Epoch → datetime, UTC …</translation>
    </message>
    <message>
        <source>Epoch → datetime, session time zone …</source>
        <translation>Epoch → datetime, zona horaria de la sesión …</translation>
    </message>
    <message>
        <source>Prefix …</source>
        <translation>Prefijo …</translation>
    </message>
    <message>
        <source>Suffix …</source>
        <translation>Sufijo …</translation>
    </message>
    <message>
        <source>Upper case</source>
        <translation>Mayúsculas</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>Minúsculas</translation>
    </message>
    <message>
        <source>Cut to a length …</source>
        <translation>Cortar a una longitud …</translation>
    </message>
    <message>
        <source>Replace text …</source>
        <translation>Reemplazar texto …</translation>
    </message>
    <message>
        <source>Replace a pattern …</source>
        <translation>Reemplazar un patrón …</translation>
    </message>
    <message>
        <source>Part of a list …</source>
        <translation>Parte de una lista …</translation>
    </message>
    <message>
        <source>Join with another field …</source>
        <translation>Unir con otro campo …</translation>
    </message>
    <message>
        <source>Look up in a list …</source>
        <translation>Buscar en una lista …</translation>
    </message>
    <message>
        <source>Look up, else as it is …</source>
        <translation>Buscar; si no, como está …</translation>
    </message>
    <message>
        <source>Yes/no → 1/0</source>
        <translation>Sí/no → 1/0</translation>
    </message>
    <message>
        <source>Hexadecimal → bytes</source>
        <translation>Hexadecimal → bytes</translation>
    </message>
    <message>
        <source>Base64 → bytes</source>
        <translation>Base64 → bytes</translation>
    </message>
    <message>
        <source>UUID → 16 bytes</source>
        <translation>UUID → 16 bytes</translation>
    </message>
    <message>
        <source>IP address → bytes</source>
        <translation>Dirección IP → bytes</translation>
    </message>
    <message>
        <source>JSON of a binary dump</source>
        <translation>JSON de un volcado binario</translation>
    </message>
    <message>
        <source>Number → BIT</source>
        <translation>Número → BIT</translation>
    </message>
    <message>
        <source>WKT → geometry</source>
        <translation>WKT → geometría</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Miles</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Decimal</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Units per second</source>
        <translation>Unidades por segundo</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>From=to, …</source>
        <translation>De=a, …</translation>
    </message>
    <message>
        <source>Else</source>
        <translation>Si no</translation>
    </message>
</context>
<context>
    <name>Warmup</name>
    <message>
        <source>the table is rewritten (OPTIMIZE)</source>
        <translation>se reescribe la tabla (OPTIMIZE)</translation>
    </message>
    <message>
        <source>its statistics are made anew (ANALYZE)</source>
        <translation>se rehacen sus estadísticas (ANALYZE)</translation>
    </message>
    <message>
        <source>its rows are read into memory, twice</source>
        <translation>sus filas se leen en memoria, dos veces</translation>
    </message>
    <message>
        <source>its rows and all its indexes are read into memory, twice</source>
        <translation>sus filas y todos sus índices se leen en memoria, dos veces</translation>
    </message>
    <message>
        <source>its rows and %1 are read into memory, twice</source>
        <translation>sus filas y %1 se leen en memoria, dos veces</translation>
    </message>
    <message>
        <source>the server writes down which pages it holds</source>
        <translation>el servidor anota qué páginas tiene en memoria</translation>
    </message>
    <message>
        <source>Behind the proof %1. A table larger than the buffer pool is not read.</source>
        <translation>Tras la prueba: %1. Una tabla mayor que el buffer pool no se lee.</translation>
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
        <translation>en su sitio</translation>
    </message>
    <message>
        <source>built after</source>
        <translation>creados después</translation>
    </message>
    <message>
        <source>all built after</source>
        <translation>todos creados después</translation>
    </message>
    <message>
        <source>%1, chunks of %2, indexes %3</source>
        <translation>%1, chunks de %2, índices %3</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>worker</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>workers</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>sentencia</translation>
    </message>
    <message>
        <source>statements</source>
        <translation>sentencias</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>línea %1 de %2</translation>
    </message>
    <message>
        <source>If anything the dump makes, changes or fills is on the server already, the run is refused before it touches anything.</source>
        <translation>Si algo de lo que el volcado crea, cambia o llena ya está en el servidor, la ejecución se rechaza antes de tocar nada.</translation>
    </message>
    <message>
        <source>What is on the server already is replaced: the dump&apos;s DROP statements run, and take away all it holds.</source>
        <translation>Lo que ya está en el servidor se reemplaza: se ejecutan las sentencias DROP del volcado y se llevan todo su contenido.</translation>
    </message>
    <message>
        <source>What is on the server already stays as it is, and the rows go into the tables that are there.</source>
        <translation>Lo que ya está en el servidor queda como está y las filas van a las tablas existentes.</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>views</source>
        <translation>vistas</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>trigger</translation>
    </message>
    <message>
        <source>triggers</source>
        <translation>triggers</translation>
    </message>
    <message>
        <source>procedure</source>
        <translation>procedimiento</translation>
    </message>
    <message>
        <source>procedures</source>
        <translation>procedimientos</translation>
    </message>
    <message>
        <source>function</source>
        <translation>función</translation>
    </message>
    <message>
        <source>functions</source>
        <translation>funciones</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>events</source>
        <translation>eventos</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>secuencia</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>secuencias</translation>
    </message>
    <message>
        <source>statement that sets the session</source>
        <translation>sentencia que ajusta la sesión</translation>
    </message>
    <message>
        <source>statements that set the session</source>
        <translation>sentencias que ajustan la sesión</translation>
    </message>
    <message>
        <source>statement a load does without (LOCK TABLES, DISABLE KEYS, …)</source>
        <translation>sentencia que una carga no necesita (LOCK TABLES, DISABLE KEYS, …)</translation>
    </message>
    <message>
        <source>statements a load does without (LOCK TABLES, DISABLE KEYS, …)</source>
        <translation>sentencias que una carga no necesita (LOCK TABLES, DISABLE KEYS, …)</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 of %2 are read from %3 and loaded on %4.</source>
        <translation>%1 de %2 se leen de %3 y se cargan en %4.</translation>
    </message>
    <message>
        <source>%1 of the dump, which set the session and make the structure, run first; each is noted in the run&apos;s folder before and after.</source>
        <translation>Primero se ejecutan %1 del volcado, que ajustan la sesión y crean la estructura; cada una se anota antes y después en la carpeta de la ejecución.</translation>
    </message>
    <message>
        <source>The tables are loaded one after the other, in the dump&apos;s order, for their foreign keys are checked row by row.</source>
        <translation>Las tablas se cargan una tras otra, en el orden del volcado, porque sus claves foráneas se comprueban fila por fila.</translation>
    </message>
    <message>
        <source>The tables are loaded by LOAD DATA, the largest first, up to %1 at the same time.</source>
        <translation>Las tablas se cargan con LOAD DATA, la mayor primero, por hasta %1 a la vez.</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>conexión</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>conexiones</translation>
    </message>
    <message>
        <source>Each table has a journal of its own beside it, which notes every chunk in the chunk&apos;s own transaction and is dropped once the table is proved.</source>
        <translation>Cada tabla tiene al lado su propio diario, que anota cada chunk en la transacción del propio chunk y se elimina una vez probada la tabla.</translation>
    </message>
    <message>
        <source>Secondary indexes are written down and built behind a table&apos;s last row.</source>
        <translation>Los índices secundarios se anotan y se crean tras la última fila de cada tabla.</translation>
    </message>
    <message>
        <source>Limits: %1.</source>
        <translation>Límites: %1.</translation>
    </message>
    <message>
        <source>%1 that change a table and are no rows of plain values run behind its rows.</source>
        <translation>%1 que cambian una tabla y no son filas de valores simples se ejecutan tras sus filas.</translation>
    </message>
    <message>
        <source>The rows of each table are counted and compared with the dump.</source>
        <translation>Las filas de cada tabla se cuentan y se comparan con el volcado.</translation>
    </message>
    <message>
        <source>The rows of each table are counted and compared with the dump, and contents by checksum.</source>
        <translation>Las filas de cada tabla se cuentan y se comparan con el volcado, y su contenido por suma de comprobación.</translation>
    </message>
    <message>
        <source>Then %1 of the dump run: indexes, constraints, views, triggers, routines.</source>
        <translation>Después se ejecutan %1 del volcado: índices, restricciones, vistas, triggers, rutinas.</translation>
    </message>
    <message>
        <source>%1 of no known kind is left out, the first on %2.</source>
        <translation>%1 de tipo desconocido queda fuera, la primera en %2.</translation>
    </message>
    <message>
        <source>%1 of no known kind are left out, the first on %2.</source>
        <translation>%1 de tipo desconocido quedan fuera, la primera en %2.</translation>
    </message>
    <message>
        <source>before the rows</source>
        <translation>antes de las filas</translation>
    </message>
    <message>
        <source> (%1 times)</source>
        <translation> (%1 veces)</translation>
    </message>
    <message>
        <source>-- and so on for %1 more</source>
        <translation>-- y así con %1 más</translation>
    </message>
    <message>
        <source>behind its table&apos;s rows</source>
        <translation>tras las filas de su tabla</translation>
    </message>
    <message>
        <source>behind all rows</source>
        <translation>tras todas las filas</translation>
    </message>
    <message>
        <source>NOT RUN, for nobody knows what it is</source>
        <translation>NO SE EJECUTA, pues nadie sabe qué es</translation>
    </message>
    <message>
        <source>They are dropped before the first row and built in one go behind the last.</source>
        <translation>Se eliminan antes de la primera fila y se crean de una vez tras la última.</translation>
    </message>
    <message>
        <source>The secondary index is dropped before the first row and built in one go behind the last.</source>
        <translation>El índice secundario se elimina antes de la primera fila y se crea de una vez tras la última.</translation>
    </message>
    <message>
        <source>All %1 secondary indexes are dropped before the first row and built in one go behind the last.</source>
        <translation>Los %1 índices secundarios se eliminan antes de la primera fila y se crean de una vez tras la última.</translation>
    </message>
    <message>
        <source>1 of %1 secondary indexes is dropped before the first row and built in one go behind the last.</source>
        <translation>1 de %1 índices secundarios se elimina antes de la primera fila y se crea de una vez tras la última.</translation>
    </message>
    <message>
        <source>%2 of %1 secondary indexes are dropped before the first row and built in one go behind the last.</source>
        <translation>%2 de %1 índices secundarios se eliminan antes de la primera fila y se crean de una vez tras la última.</translation>
    </message>
    <message>
        <source>%1 stays: %2</source>
        <translation>%1 se queda: %2</translation>
    </message>
    <message>
        <source>So does 1 other.</source>
        <translation>También 1 más.</translation>
    </message>
    <message>
        <source>So do %1 others.</source>
        <translation>También %1 más.</translation>
    </message>
    <message>
        <source>Unique ones stay and find duplicates while they are loaded.</source>
        <translation>Los únicos se quedan y encuentran duplicados durante la carga.</translation>
    </message>
    <message>
        <source>Duplicates in unique ones are found only when these are built: the build then fails and names them.</source>
        <translation>Los duplicados en los únicos solo se descubren al crearlos: la creación falla entonces y los nombra.</translation>
    </message>
    <message>
        <source>Needs ALTER, CREATE and DROP in the schema.</source>
        <translation>Necesita ALTER, CREATE y DROP en el esquema.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>slower above %1</source>
        <translation>más lento por encima de %1</translation>
    </message>
    <message>
        <source>running thread</source>
        <translation>hilo en ejecución</translation>
    </message>
    <message>
        <source>running threads</source>
        <translation>hilos en ejecución</translation>
    </message>
    <message>
        <source>slower above %1 s of replica lag</source>
        <translation>más lento por encima de %1 s de retraso de la réplica</translation>
    </message>
    <message>
        <source>%1 rows/s</source>
        <translation>%1 filas/s</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>velocidad máxima</translation>
    </message>
    <message>
        <source>%1 MiB of memory</source>
        <translation>%1 MiB de memoria</translation>
    </message>
    <message>
        <source>stop after %1 set aside</source>
        <translation>parar tras %1 apartadas</translation>
    </message>
    <message>
        <source>sorted copies in %1</source>
        <translation>copias ordenadas en %1</translation>
    </message>
    <message>
        <source>One field takes one column or variable.</source>
        <translation>Un campo toma una sola columna o variable.</translation>
    </message>
    <message>
        <source>Write a column&apos;s name, @variable or @discard.</source>
        <translation>Escriba el nombre de una columna, @variable o @discard.</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>entero</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>decimal</translation>
    </message>
    <message>
        <source>real number</source>
        <translation>número real</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>fecha y hora</translation>
    </message>
    <message>
        <source>time</source>
        <translation>hora</translation>
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
        <translation>texto</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>%1, in all %2 rows</source>
        <translation>%1, en las %2 filas</translation>
    </message>
    <message>
        <source>%1, in %2 rows taken throughout the source</source>
        <translation>%1, en %2 filas tomadas de todo el origen</translation>
    </message>
    <message>
        <source>%1 NULL · %2 empty · %3%4 different</source>
        <translation>%1 NULL · %2 vacíos · %3%4 distintos</translation>
    </message>
    <message>
        <source>about </source>
        <translation>unos </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>longest: %1 characters, row %2</source>
        <translation>más largo: %1 caracteres, fila %2</translation>
    </message>
    <message>
        <source>longest: %1 characters (up to %2 bytes), row %3</source>
        <translation>más largo: %1 caracteres (hasta %2 bytes), fila %3</translation>
    </message>
    <message>
        <source>rises from row to row</source>
        <translation>sube de fila en fila</translation>
    </message>
    <message>
        <source>never falls from row to row</source>
        <translation>nunca baja de fila en fila</translation>
    </message>
    <message>
        <source>%1 set aside: %2 holds them as they stood in the dump, %3 says why.</source>
        <translation>%1 apartadas: %2 las contiene tal como estaban en el volcado, %3 dice por qué.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 loaded and verified in %2.</source>
        <translation>%1 cargadas y verificadas en %2.</translation>
    </message>
    <message>
        <source>%1 loaded in %2, not verified.</source>
        <translation>%1 cargadas en %2, sin verificar.</translation>
    </message>
    <message>
        <source>Stopped after %1.</source>
        <translation>Parada tras %1.</translation>
    </message>
    <message>
        <source>Cancelled after %1.</source>
        <translation>Cancelada tras %1.</translation>
    </message>
    <message>
        <source>Refused before the load: nothing on the server was changed.</source>
        <translation>Rechazada antes de la carga: no se cambió nada en el servidor.</translation>
    </message>
    <message>
        <source>A rollback of this run was broken off.</source>
        <translation>Se interrumpió una reversión de esta ejecución.</translation>
    </message>
    <message>
        <source>Rolled back: this run&apos;s rows were taken out again.</source>
        <translation>Revertida: se quitaron de nuevo las filas de esta ejecución.</translation>
    </message>
    <message>
        <source>Not finished: the program that ran it ended without closing it.</source>
        <translation>Sin terminar: el programa que la ejecutaba acabó sin cerrarla.</translation>
    </message>
    <message>
        <source>The run left no evidence.</source>
        <translation>La ejecución no dejó pruebas.</translation>
    </message>
    <message>
        <source>%1 set aside.</source>
        <translation>%1 apartadas.</translation>
    </message>
    <message>
        <source>%1 skipped by the server.</source>
        <translation>%1 omitidas por el servidor.</translation>
    </message>
    <message>
        <source>The server raised %1: values may have been changed to fit.</source>
        <translation>El servidor emitió %1: puede haber adaptado valores.</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avisos</translation>
    </message>
    <message>
        <source>%1: not loaded to its end</source>
        <translation>%1: no cargada hasta el final</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 set aside, %3 skipped</source>
        <translation>%1: %2 apartadas, %3 omitidas</translation>
    </message>
    <message>
        <source>%1 of %2 verified: their rows were counted before and after.</source>
        <translation>%1 de %2 verificadas: sus filas se contaron antes y después.</translation>
    </message>
    <message>
        <source>Contents: %1 of %2 compared with the dump, equal</source>
        <translation>Contenido: %1 de %2 comparadas con el volcado, iguales</translation>
    </message>
    <message>
        <source>Of %1 not every column could be compared.</source>
        <translation>En %1 no se pudo comparar cada columna.</translation>
    </message>
    <message>
        <source>and %1 more tables</source>
        <translation>y %1 tablas más</translation>
    </message>
    <message>
        <source>The report has each table&apos;s counts, checksum and what was not compared.</source>
        <translation>El informe contiene los recuentos y la suma de cada tabla y lo que no se comparó.</translation>
    </message>
    <message>
        <source>The run deferred %1 (%2): those it dropped and has not built again are missing. Resuming builds them behind the last row; millrace-cli restore %3 brings them back now.</source>
        <translation>La ejecución difirió %1 (%2): faltan los que eliminó y aún no ha vuelto a crear. Al reanudar se crean tras la última fila; millrace-cli restore %3 los repone ahora.</translation>
    </message>
    <message>
        <source>index</source>
        <translation>índice</translation>
    </message>
    <message>
        <source>indexes</source>
        <translation>índices</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>Filas leídas</translation>
    </message>
    <message>
        <source>Rows loaded</source>
        <translation>Filas cargadas</translation>
    </message>
    <message>
        <source>Rows skipped</source>
        <translation>Filas omitidas</translation>
    </message>
    <message>
        <source>Rows refused</source>
        <translation>Filas rechazadas</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>%1 of up to %2 rows</source>
        <translation>%1 de hasta %2 filas</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Reintentos</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Toda la ejecución</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Mean rate</source>
        <translation>Ritmo medio</translation>
    </message>
    <message>
        <source>%1 rows/s loaded</source>
        <translation>%1 filas/s cargadas</translation>
    </message>
    <message>
        <source>Memory, at most</source>
        <translation>Memoria, como máximo</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Checksum of %1</source>
        <translation>Suma de %1</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>%1 antes, %2 después</translation>
    </message>
    <message>
        <source>%1: %2 more, exactly as many as were loaded.</source>
        <translation>%1: %2 más, exactamente las que se cargaron.</translation>
    </message>
    <message>
        <source>%1: %2 more, where %3 were loaded.</source>
        <translation>%1: %2 más, cuando se cargaron %3.</translation>
    </message>
    <message>
        <source>Rows in %1: %2</source>
        <translation>Filas en %1: %2</translation>
    </message>
    <message>
        <source>Contents: all %1 compared with the dump, equal</source>
        <translation>Contenido: las %1 comparadas con el volcado, iguales</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 in the load&apos;s own sessions</source>
        <translation>%1 en las sesiones de la carga</translation>
    </message>
    <message>
        <source>%1 on the server&apos;s machine</source>
        <translation>%1 en el equipo del servidor</translation>
    </message>
    <message>
        <source>%1 for the whole server</source>
        <translation>%1 para todo el servidor</translation>
    </message>
    <message>
        <source>%1, put back to %2</source>
        <translation>%1, restaurado a %2</translation>
    </message>
    <message>
        <source>%1, gone with them</source>
        <translation>%1, desaparecido con ellas</translation>
    </message>
    <message>
        <source>%1, still %2</source>
        <translation>%1, aún %2</translation>
    </message>
    <message>
        <source>%1, then changed by somebody else to %2: left alone</source>
        <translation>%1, después cambiado por otros a %2: no se toca</translation>
    </message>
    <message>
        <source>%1; another run has it and puts it back</source>
        <translation>%1; otra ejecución lo usa y lo restaura</translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>Iniciando …</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Deteniendo …</translation>
    </message>
    <message>
        <source>Deleting …</source>
        <translation>Eliminando …</translation>
    </message>
    <message>
        <source>Sealing …</source>
        <translation>Sellando …</translation>
    </message>
    <message>
        <source>Sealing · %1</source>
        <translation>Sellando · %1</translation>
    </message>
    <message>
        <source>Looking for it …</source>
        <translation>Buscándolo …</translation>
    </message>
    <message>
        <source>Not running · keeps %1 of data</source>
        <translation>Detenido · conserva %1 de datos</translation>
    </message>
    <message>
        <source>Not running · it has no data</source>
        <translation>Detenido · no tiene datos</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>%1 MiB pool</source>
        <translation>pool de %1 MiB</translation>
    </message>
    <message>
        <source>%1 of data</source>
        <translation>%1 de datos</translation>
    </message>
    <message>
        <source>The data are in %1.</source>
        <translation>Los datos están en %1.</translation>
    </message>
    <message>
        <source>Started by this window and stopped when it closes; the data stay in %1.</source>
        <translation>Iniciado por esta ventana y detenido al cerrarla; los datos quedan en %1.</translation>
    </message>
    <message>
        <source>Started by another program, which still runs: it may count on it. Its data are in %1.</source>
        <translation>Iniciado por otro programa que sigue en marcha y puede contar con él. Sus datos están en %1.</translation>
    </message>
    <message>
        <source>Started by a program that has ended: it runs until it is stopped. Its data are in %1.</source>
        <translation>Iniciado por un programa que ya terminó: sigue hasta que se detenga. Sus datos están en %1.</translation>
    </message>
    <message>
        <source>libeatmydata is not installed: InnoDB still waits for the disk now and then.</source>
        <translation>libeatmydata no está instalada: InnoDB aún espera al disco de vez en cuando.</translation>
    </message>
    <message>
        <source>It is in memory: gone when the machine is switched off.</source>
        <translation>Está en memoria: desaparece al apagar el equipo.</translation>
    </message>
    <message>
        <source>Another one runs in memory, with %1 of data; it comes in sight when this one is stopped.</source>
        <translation>Otro está en memoria, con %1 de datos; se verá cuando este se detenga.</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>en memoria</translation>
    </message>
    <message>
        <source>full durability</source>
        <translation>durabilidad completa</translation>
    </message>
    <message>
        <source>relaxed durability</source>
        <translation>durabilidad relajada</translation>
    </message>
    <message>
        <source>no durability</source>
        <translation>sin durabilidad</translation>
    </message>
    <message>
        <source>Data and log on a tmpfs: shows what a load takes without a disk. Gone when the machine is switched off, and it cannot be sealed.</source>
        <translation>Datos y log en un tmpfs: muestra lo que tarda una carga sin disco. Desaparece al apagar el equipo y no se puede sellar.</translation>
    </message>
    <message>
        <source>Every commit is on disk before it is confirmed, every page is written twice.</source>
        <translation>Cada commit está en disco antes de confirmarse y cada página se escribe dos veces.</translation>
    </message>
    <message>
        <source>The log is flushed by the second, no binary log, no doublewrite: a crash of the machine may cost the last second, or a page that was being written.</source>
        <translation>El log se vuelca cada segundo, sin binlog ni doublewrite: una caída puede costar el último segundo o una página a medio escribir.</translation>
    </message>
    <message>
        <source>Nothing waits for the disk (libeatmydata): a crash of the machine costs everything. Seal it when the load is done.</source>
        <translation>Nada espera al disco (libeatmydata): una caída del equipo lo cuesta todo. Séllelo al terminar la carga.</translation>
    </message>
    <message>
        <source>It holds no tables.</source>
        <translation>No contiene tablas.</translation>
    </message>
    <message>
        <source>The checksums of %1 are what they were.</source>
        <translation>Las sumas de comprobación de %1 no han cambiado.</translation>
    </message>
    <message>
        <source>Sealed in %1 s: stopped cleanly, its files synced, started again with full durability. %2</source>
        <translation>Sellado en %1 s: detenido limpiamente, archivos sincronizados, iniciado de nuevo con durabilidad completa. %2</translation>
    </message>
    <message>
        <source>table %1.%2</source>
        <translation>tabla %1.%2</translation>
    </message>
    <message>
        <source>a query on %1</source>
        <translation>una consulta en %1</translation>
    </message>
    <message>
        <source>%1.%2 on %3</source>
        <translation>%1.%2 en %3</translation>
    </message>
    <message>
        <source>no primary key</source>
        <translation>sin clave primaria</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>partición</translation>
    </message>
    <message>
        <source>partitions</source>
        <translation>particiones</translation>
    </message>
    <message>
        <source>foreign key</source>
        <translation>clave foránea</translation>
    </message>
    <message>
        <source>foreign keys</source>
        <translation>claves foráneas</translation>
    </message>
    <message>
        <source>referenced by %1</source>
        <translation>referenciada por %1</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>primary key (%1)</source>
        <translation>clave primaria (%1)</translation>
    </message>
    <message>
        <source>other index</source>
        <translation>índice más</translation>
    </message>
    <message>
        <source>other indexes</source>
        <translation>índices más</translation>
    </message>
    <message>
        <source>no other index</source>
        <translation>ningún otro índice</translation>
    </message>
    <message>
        <source>row format %1</source>
        <translation>formato de fila %1</translation>
    </message>
    <message>
        <source>about %1, %2</source>
        <translation>unas %1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>The table is not empty: about %1 are there already.</source>
        <translation>La tabla no está vacía: ya hay unas %1.</translation>
    </message>
    <message>
        <source>Rows are added to them. Empty it yourself if that is not what you want.</source>
        <translation>Las filas se añaden a ellas. Vacíela usted si no es lo que quiere.</translation>
    </message>
    <message>
        <source>The engine is %1: a chunk cannot be taken back.</source>
        <translation>El motor es %1: un chunk no se puede deshacer.</translation>
    </message>
    <message>
        <source>ALTER TABLE … ENGINE=InnoDB makes chunks all or nothing.</source>
        <translation>ALTER TABLE … ENGINE=InnoDB hace que cada chunk sea todo o nada.</translation>
    </message>
    <message>
        <source>The table has no primary key.</source>
        <translation>La tabla no tiene clave primaria.</translation>
    </message>
    <message>
        <source>A row that is loaded twice would not be noticed. Add a key before the load.</source>
        <translation>Una fila cargada dos veces pasaría inadvertida. Añada una clave antes de la carga.</translation>
    </message>
    <message>
        <source>%1 on every row: %2.</source>
        <translation>%1 con cada fila: %2.</translation>
    </message>
    <message>
        <source>A trigger runs</source>
        <translation>Se ejecuta un trigger</translation>
    </message>
    <message>
        <source>Triggers run</source>
        <translation>Se ejecutan triggers</translation>
    </message>
    <message>
        <source>Drop them for the load if the dump holds their results already.</source>
        <translation>Elimínelos durante la carga si el volcado ya contiene sus resultados.</translation>
    </message>
    <message>
        <source>Foreign keys are looked up for every row: %1.</source>
        <translation>Las claves foráneas se consultan para cada fila: %1.</translation>
    </message>
    <message>
        <source>Load the parents first, or set foreign_key_checks to 0 under Tuning.</source>
        <translation>Cargue primero las tablas padre, o ponga foreign_key_checks a 0 en Ajustes.</translation>
    </message>
    <message>
        <source>Foreign keys of other tables point here: %1.</source>
        <translation>Claves foráneas de otras tablas apuntan aquí: %1.</translation>
    </message>
    <message>
        <source>Rows can be added. Replacing or rolling back rows that others refer to is refused, or takes those away as well (ON DELETE CASCADE).</source>
        <translation>Se pueden añadir filas. Reemplazar o revertir filas a las que otras se refieren se rechaza, o se lleva también esas (ON DELETE CASCADE).</translation>
    </message>
    <message>
        <source>The table has %1.</source>
        <translation>La tabla tiene %1.</translation>
    </message>
    <message>
        <source>Rows that go to many partitions at once load slowly and unevenly: order the dump by the partition&apos;s key, or load into fewer partitions.</source>
        <translation>Las filas que van a muchas particiones a la vez cargan lento y de forma irregular: ordene el volcado por la clave de partición o cargue en menos particiones.</translation>
    </message>
    <message>
        <source>%1 are filled row by row while loading.</source>
        <translation>%1: se llenan fila por fila durante la carga.</translation>
    </message>
    <message>
        <source>secondary index</source>
        <translation>índice secundario</translation>
    </message>
    <message>
        <source>secondary indexes</source>
        <translation>índices secundarios</translation>
    </message>
    <message>
        <source>A large load is several times faster with them dropped before and added after.</source>
        <translation>Una carga grande es varias veces más rápida si se eliminan antes y se añaden después.</translation>
    </message>
    <message>
        <source>The load&apos;s own connections</source>
        <translation>Las conexiones propias de la carga</translation>
    </message>
    <message>
        <source>The whole server</source>
        <translation>Todo el servidor</translation>
    </message>
    <message>
        <source>With a restart, in my.cnf</source>
        <translation>Con un reinicio, en my.cnf</translation>
    </message>
    <message>
        <source>The server&apos;s machine</source>
        <translation>El equipo del servidor</translation>
    </message>
    <message>
        <source>gone with them</source>
        <translation>desaparecido con ellas</translation>
    </message>
    <message>
        <source>for everybody during the load, put back behind it, after a crash too</source>
        <translation>para todos durante la carga, restaurado después, también tras una caída</translation>
    </message>
    <message>
        <source>nothing a load can switch</source>
        <translation>nada que una carga pueda cambiar</translation>
    </message>
    <message>
        <source>put back behind the load</source>
        <translation>restaurado tras la carga</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>Scratch</translation>
    </message>
    <message>
        <source>Variables of the load&apos;s own connections only; nobody else notices.</source>
        <translation>Solo variables de las conexiones propias de la carga; nadie más lo nota.</translation>
    </message>
    <message>
        <source>The whole server too, and put back. A crash of its machine may cost everybody&apos;s last second.</source>
        <translation>También todo el servidor, y se restaura. Una caída de su equipo puede costar a todos el último segundo.</translation>
    </message>
    <message>
        <source>Durability off: for a server whose data may be lost.</source>
        <translation>Sin durabilidad: para un servidor cuyos datos se pueden perder.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
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
        <translation>%1, ya está</translation>
    </message>
    <message>
        <source>session variable</source>
        <translation>variable de sesión</translation>
    </message>
    <message>
        <source>session variables</source>
        <translation>variables de sesión</translation>
    </message>
    <message>
        <source>%1 of the server</source>
        <translation>%1 del servidor</translation>
    </message>
    <message>
        <source>%1 of the machine</source>
        <translation>%1 del equipo</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>deadlock</translation>
    </message>
    <message>
        <source>lock wait</source>
        <translation>espera de bloqueo</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>conexión perdida</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>error %1</translation>
    </message>
    <message>
        <source>retry: %1, chunk %2</source>
        <translation>reintento: %1, chunk %2</translation>
    </message>
    <message>
        <source>row refused</source>
        <translation>fila rechazada</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>reanudada</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>There is no CREATE TABLE in this text.</source>
        <translation>En este texto no hay ningún CREATE TABLE.</translation>
    </message>
    <message>
        <source>Start it with CREATE TABLE and the columns in parentheses.</source>
        <translation>Empiece con CREATE TABLE y las columnas entre paréntesis.</translation>
    </message>
    <message>
        <source>The statement loads into %1, the table chosen is %2.%3.</source>
        <translation>La sentencia carga en %1, la tabla elegida es %2.%3.</translation>
    </message>
    <message>
        <source>Choose the other table under Target, or name this one here.</source>
        <translation>Elija la otra tabla en Destino, o nombre esta aquí.</translation>
    </message>
    <message>
        <source>each range of the key</source>
        <translation>cada rango de la clave</translation>
    </message>
    <message>
        <source>The statement has no column list.</source>
        <translation>La sentencia no tiene lista de columnas.</translation>
    </message>
    <message>
        <source>Write the fields&apos; columns in brackets.</source>
        <translation>Escriba las columnas de los campos entre paréntesis.</translation>
    </message>
    <message>
        <source>The rows do not come as they stand in a file: Millrace writes them itself, as FIELDS and LINES said before.</source>
        <translation>Las filas no vienen como están en un archivo: las escribe el propio Millrace, tal como decían antes FIELDS y LINES.</translation>
    </message>
    <message>
        <source>Leave CHARACTER SET, FIELDS and LINES as they were.</source>
        <translation>Deje CHARACTER SET, FIELDS y LINES como estaban.</translation>
    </message>
    <message>
        <source>The first row that does not fit stops the load and is named; its chunk is taken back.</source>
        <translation>La primera fila que no encaja detiene la carga y se nombra; su chunk se deshace.</translation>
    </message>
    <message>
        <source>Rows that do not fit are set aside in rejects.txt in the run&apos;s folder, with the reasons in rejects.csv; everything else is loaded. More than %1 of them stop the load.</source>
        <translation>Las filas que no encajan se apartan en rejects.txt en la carpeta de la ejecución, con los motivos en rejects.csv; todo lo demás se carga. Más de %1 detienen la carga.</translation>
    </message>
    <message>
        <source>Rows that do not fit are bent or skipped by the server, rows whose key is there already are skipped; its warnings are counted.</source>
        <translation>El servidor adapta u omite las filas que no encajan y omite las de clave ya existente; se cuentan sus avisos.</translation>
    </message>
    <message>
        <source>A row whose key is there already stops the load.</source>
        <translation>Una fila cuya clave ya existe detiene la carga.</translation>
    </message>
    <message>
        <source>Where a row&apos;s key is there already, the row in the table stays; the one in the dump is skipped and counted.</source>
        <translation>Si la clave de una fila ya existe, queda la fila de la tabla; la del volcado se omite y se cuenta.</translation>
    </message>
    <message>
        <source>A row whose key is there already replaces the row in the table.</source>
        <translation>Una fila cuya clave ya existe reemplaza la fila de la tabla.</translation>
    </message>
    <message>
        <source>A row whose key is there already is set aside in rejects.txt; the row in the table stays.</source>
        <translation>Una fila cuya clave ya existe se aparta en rejects.txt; queda la fila de la tabla.</translation>
    </message>
    <message>
        <source>What settings of the server are now is written down in the run&apos;s folder and in %1._millrace_settings.</source>
        <translation>Los valores actuales del servidor se anotan en la carpeta de la ejecución y en %1._millrace_settings.</translation>
    </message>
    <message>
        <source>For the whole server, during the load: %1.</source>
        <translation>Para todo el servidor, durante la carga: %1.</translation>
    </message>
    <message>
        <source>On the server&apos;s machine, during the load: %1.</source>
        <translation>En el equipo del servidor, durante la carga: %1.</translation>
    </message>
    <message>
        <source>Secondary indexes, unique ones too, are written down in the run&apos;s folder and dropped; until they are built, nothing finds duplicates in the unique ones.</source>
        <translation>Los índices secundarios, también los únicos, se anotan en la carpeta de la ejecución y se eliminan; hasta crearlos de nuevo nada encuentra duplicados en los únicos.</translation>
    </message>
    <message>
        <source>Secondary indexes that are not unique are written down in the run&apos;s folder and dropped; those that a foreign key needs stay.</source>
        <translation>Los índices secundarios no únicos se anotan en la carpeta de la ejecución y se eliminan; los que necesita una clave foránea se quedan.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>%1 rows · %2</source>
        <translation>%1 filas · %2</translation>
    </message>
    <message>
        <source>session setting</source>
        <translation>ajuste de sesión</translation>
    </message>
    <message>
        <source>session settings</source>
        <translation>ajustes de sesión</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check the folder and its permissions.</source>
        <translation>No se puede escribir %1. Compruebe la carpeta y sus permisos.</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>campos</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>enviando</translation>
    </message>
    <message>
        <source>the server&apos;s work behind the last row</source>
        <translation>el trabajo del servidor tras la última fila</translation>
    </message>
    <message>
        <source>COMMIT</source>
        <translation>COMMIT</translation>
    </message>
    <message>
        <source>reading the source</source>
        <translation>lectura del origen</translation>
    </message>
    <message>
        <source>held back by a limit</source>
        <translation>frenado por un límite</translation>
    </message>
    <message>
        <source>waiting for rows</source>
        <translation>espera de filas</translation>
    </message>
    <message>
        <source>between statements</source>
        <translation>entre sentencias</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
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
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>cargando</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>not cut yet: where it begins is known once the source is read so far</source>
        <translation>aún sin cortar: se sabrá dónde empieza cuando el origen se haya leído hasta ahí</translation>
    </message>
    <message>
        <source>%1, the first is row %2 of the source</source>
        <translation>%1, la primera es la fila %2 del origen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>%1, sent %2 of %3</source>
        <translation>%1, enviado %2 de %3</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Tardó</translation>
    </message>
    <message>
        <source>%1, %2 rows/s, ended at %3</source>
        <translation>%1, %2 filas/s, terminado en %3</translation>
    </message>
    <message>
        <source>Time went into</source>
        <translation>El tiempo se fue en</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Tried again</source>
        <translation>Repetido</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Omitidas</translation>
    </message>
    <message>
        <source>Server warnings</source>
        <translation>Avisos del servidor</translation>
    </message>
    <message>
        <source>The last quarter of the chunks took %1 times as long as the first.</source>
        <translation>El último cuarto de los chunks tardó %1 veces lo que el primero.</translation>
    </message>
    <message>
        <source>Defer the secondary indexes and sort by the primary key.</source>
        <translation>Difiera los índices secundarios y ordene por la clave primaria.</translation>
    </message>
    <message>
        <source>Defer the secondary indexes.</source>
        <translation>Difiera los índices secundarios.</translation>
    </message>
    <message>
        <source>Sort the dump by the primary key.</source>
        <translation>Ordene el volcado por la clave primaria.</translation>
    </message>
    <message>
        <source>The table outgrows the buffer pool: give it more memory.</source>
        <translation>La tabla supera el buffer pool: dele más memoria.</translation>
    </message>
    <message>
        <source>The middle chunk took %1 s: larger chunks mean fewer COMMITs.</source>
        <translation>El chunk mediano tardó %1 s: chunks más grandes suponen menos COMMIT.</translation>
    </message>
    <message>
        <source>The middle chunk took %1: smaller ones lose less when one has to be sent again.</source>
        <translation>El chunk mediano tardó %1: los más pequeños pierden menos si hay que enviar uno de nuevo.</translation>
    </message>
    <message>
        <source>%1 % of the chunks were tried again: fewer workers, or rows in key order, get in each other&apos;s way less.</source>
        <translation>%1 % de los chunks se repitieron: menos workers, o filas en orden de clave, se estorban menos.</translation>
    </message>
    <message>
        <source>%1 % of the rows set aside failed in %2: mend its mapping before the next load.</source>
        <translation>%1 % de las filas apartadas fallaron en %2: corrija su asignación antes de la próxima carga.</translation>
    </message>
    <message>
        <source>For %1 % of the loading time the load was held back on purpose: at a quieter hour it is that much shorter.</source>
        <translation>%1 % del tiempo de carga se frenó a propósito: a una hora más tranquila dura ese tanto menos.</translation>
    </message>
    <message>
        <source>The server bent values (warnings: %1): &quot;set aside&quot; keeps such rows as they are.</source>
        <translation>El servidor adaptó valores (avisos: %1): «Apartar» conserva esas filas como son.</translation>
    </message>
    <message>
        <source>The load was not verified.</source>
        <translation>La carga no se verificó.</translation>
    </message>
    <message>
        <source>Not verified: %1</source>
        <translation>Sin verificar: %1</translation>
    </message>
    <message>
        <source>while sorting the dump</source>
        <translation>al ordenar el volcado</translation>
    </message>
    <message>
        <source>while building indexes</source>
        <translation>al crear índices</translation>
    </message>
    <message>
        <source>while verifying</source>
        <translation>al verificar</translation>
    </message>
    <message>
        <source>while warming up</source>
        <translation>al calentar</translation>
    </message>
    <message>
        <source>before or while loading</source>
        <translation>antes de la carga o durante ella</translation>
    </message>
    <message>
        <source>while loading</source>
        <translation>durante la carga</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificada</translation>
    </message>
    <message>
        <source>look here</source>
        <translation>mire aquí</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>revertida</translation>
    </message>
    <message>
        <source>half rolled back</source>
        <translation>revertida a medias</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>A program works on it now: %1 committed so far.</source>
        <translation>Un programa trabaja en ella: %1 confirmadas hasta ahora.</translation>
    </message>
    <message>
        <source>Cancel it there, or wait for its end.</source>
        <translation>Cancélela allí o espere a que acabe.</translation>
    </message>
    <message>
        <source>Its program was killed %1, after %2.</source>
        <translation>Su programa se interrumpió %1, tras %2.</translation>
    </message>
    <message>
        <source>Committed chunks are in the table; what was on its way was not committed.</source>
        <translation>Los chunks confirmados están en la tabla; lo que iba en camino no se confirmó.</translation>
    </message>
    <message>
        <source>Resume it: each row ends up in the table once.</source>
        <translation>Reanúdela: cada fila acaba una vez en la tabla.</translation>
    </message>
    <message>
        <source>Its folder cannot be understood.</source>
        <translation>Su carpeta no se entiende.</translation>
    </message>
    <message>
        <source>The journal in the target still knows what was committed.</source>
        <translation>El diario en el destino aún sabe lo que se confirmó.</translation>
    </message>
    <message>
        <source>Settings of its server are still changed.</source>
        <translation>Ajustes de su servidor siguen cambiados.</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>hoy %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>ayer %1</translation>
    </message>
    <message>
        <source>Indexes built again in %1: %2</source>
        <translation>Índices creados de nuevo en %1: %2</translation>
    </message>
    <message>
        <source>set aside: %1, chunk %2</source>
        <translation>apartada: %1, chunk %2</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ajustes</translation>
    </message>
    <message>
        <source>at most %1 rows/s</source>
        <translation>como máximo %1 filas/s</translation>
    </message>
    <message>
        <source>no throttle</source>
        <translation>sin freno</translation>
    </message>
    <message>
        <source>slowed down</source>
        <translation>frenada</translation>
    </message>
    <message>
        <source>The picture cannot be written to the folder for temporary files.</source>
        <translation>No se puede escribir la imagen en la carpeta de archivos temporales.</translation>
    </message>
    <message>
        <source>Make room there, or set TMPDIR.</source>
        <translation>Haga sitio allí o defina TMPDIR.</translation>
    </message>
    <message>
        <source>%1 is no name of a picture or table.</source>
        <translation>%1 no es nombre de imagen ni de tabla.</translation>
    </message>
    <message>
        <source>Name a file that ends in .png, .pdf or .csv.</source>
        <translation>Indique un archivo que acabe en .png, .pdf o .csv.</translation>
    </message>
</context>
<context>
    <name>millrace::AboutDialog</name>
    <message>
        <source>About Millrace</source>
        <translation>Acerca de Millrace</translation>
    </message>
    <message>
        <source>Millrace %1</source>
        <translation>Millrace %1</translation>
    </message>
    <message>
        <source>Bulk migrations into MySQL and MariaDB, with the numbers on screen. Free software under the GNU General Public License, version 3 or later; it comes without any warranty.</source>
        <translation>Migraciones masivas a MySQL y MariaDB, con las cifras en pantalla. Software libre bajo la GNU General Public License, versión 3 o posterior; sin garantía alguna.</translation>
    </message>
    <message>
        <source>What Millrace is made of</source>
        <translation>De qué está hecho Millrace</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
</context>
<context>
    <name>millrace::AccountCard</name>
    <message>
        <source>may</source>
        <translation>puede</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>no puede</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the GRANT</source>
        <translation>Copiar el GRANT</translation>
    </message>
    <message>
        <source>What this account may do</source>
        <translation>Qué puede hacer esta cuenta</translation>
    </message>
    <message>
        <source>Back to the &amp;tables</source>
        <translation>Volver a las &amp;tablas</translation>
    </message>
    <message>
        <source>%1 · choose a schema to see the rest</source>
        <translation>%1 · elija un esquema para ver el resto</translation>
    </message>
    <message>
        <source>%1 · in %2</source>
        <translation>%1 · en %2</translation>
    </message>
</context>
<context>
    <name>millrace::CalibrationCard</name>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Para&amp;r</translation>
    </message>
    <message>
        <source>&amp;Use the fastest</source>
        <translation>&amp;Usar el más rápido</translation>
    </message>
    <message>
        <source>Trials of the calibration</source>
        <translation>Pruebas de la calibración</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>pruebas</translation>
    </message>
    <message>
        <source>Measuring. A trial without a line in the table finds out how many rows fit into 3 s.</source>
        <translation>Midiendo. Una prueba sin línea en la tabla averigua cuántas filas caben en 3 s.</translation>
    </message>
    <message>
        <source>Measuring, %1 so far. Fastest yet: %2.</source>
        <translation>Midiendo, %1 hasta ahora. La más rápida: %2.</translation>
    </message>
    <message>
        <source>Stopping. The trial&apos;s table is being dropped.</source>
        <translation>Parando. Se está eliminando la tabla de la prueba.</translation>
    </message>
    <message>
        <source>Stopped before the first trial was through. Nothing is changed.</source>
        <translation>Parada antes de acabar la primera prueba. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>Stopped after %1. Fastest of them: %2.</source>
        <translation>Parada tras %1. La más rápida: %2.</translation>
    </message>
    <message>
        <source>Fastest: %1. At least %2 for %3%4.</source>
        <translation>La más rápida: %1. Al menos %2 para %3%4.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>about </source>
        <translation>unos </translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>el destino</translation>
    </message>
    <message>
        <source>Loads the first rows at full speed into an empty table like %1, up to ten times, some 3 s each, with other workers, chunk sizes and indexes. That table is dropped afterwards; %1 is only read.</source>
        <translation>Carga las primeras filas a toda velocidad en una tabla vacía como %1, hasta diez veces, unos 3 s cada una, con otros workers, tamaños de chunk e índices. Esa tabla se elimina después; %1 solo se lee.</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>&amp;Medir de nuevo</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
</context>
<context>
    <name>millrace::CalibrationModel</name>
    <message>
        <source>fastest</source>
        <translation>la más rápida</translation>
    </message>
    <message>
        <source>Took far longer than planned and was ended early: the rows committed until then count.</source>
        <translation>Tardó mucho más de lo previsto y se acabó antes: cuentan las filas confirmadas hasta entonces.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Chunk rows</source>
        <translation>Filas por chunk</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Índices</translation>
    </message>
    <message>
        <source>Rows/s</source>
        <translation>Filas/s</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Whole load</source>
        <translation>Toda la carga</translation>
    </message>
</context>
<context>
    <name>millrace::ChunkCard</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>Chunk %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>Chunk %1 of %2</source>
        <translation>Chunk %1 de %2</translation>
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
        <translation>%1 hechos</translation>
    </message>
    <message>
        <source>%1 loading</source>
        <translation>%1 cargando</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fallidos</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en espera</translation>
    </message>
    <message>
        <source>a cell is %1 chunks</source>
        <translation>una celda son %1 chunks</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>cargando</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
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
        <translation>Las flechas eligen un chunk, Escape lo suelta.</translation>
    </message>
    <message>
        <source>%1 with rejects</source>
        <translation>%1 con rechazos</translation>
    </message>
    <message>
        <source>%1 retried</source>
        <translation>%1 repetidos</translation>
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
        <translation>Un chunk</translation>
    </message>
    <message>
        <source>Per worker</source>
        <translation>Por worker</translation>
    </message>
    <message>
        <source>Rows per chunk</source>
        <translation>Filas por chunk</translation>
    </message>
    <message>
        <source>rows, or</source>
        <translation>filas, o</translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 rows per chunk</source>
        <translation>%1 filas por chunk</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>connections load at the same time</source>
        <translation>conexiones a la vez</translation>
    </message>
    <message>
        <source>Rows that do not fit</source>
        <translation>Filas malas</translation>
    </message>
    <message>
        <source>Stop the load</source>
        <translation>Parar la carga</translation>
    </message>
    <message>
        <source>The first value the server would bend ends the load: its chunk is taken back whole, and the row is named by where it stands.</source>
        <translation>El primer valor que el servidor adaptaría termina la carga: su chunk se deshace entero y se nombra la fila con su lugar.</translation>
    </message>
    <message>
        <source>Set them aside</source>
        <translation>Apartarlas</translation>
    </message>
    <message>
        <source>All other rows are loaded. These go to rejects.txt in the run&apos;s folder, ready to be loaded again once mended; rejects.csv says why, row by row.</source>
        <translation>Se cargan todas las demás filas. Estas van a rejects.txt en la carpeta de la ejecución, listas para cargarse una vez corregidas; rejects.csv dice por qué, fila por fila.</translation>
    </message>
    <message>
        <source>As the server does</source>
        <translation>Como el servidor</translation>
    </message>
    <message>
        <source>Values out of range are clipped, bad dates become zero, rows a key or constraint refuses are skipped. Warnings are counted, nothing is set right.</source>
        <translation>Los valores fuera de rango se recortan, las fechas malas pasan a cero, las filas que rechaza una clave o restricción se omiten. Los avisos se cuentan, nada se corrige.</translation>
    </message>
    <message>
        <source>Key is there already</source>
        <translation>Clave repetida</translation>
    </message>
    <message>
        <source>The chunk with the duplicate is taken back whole; the table keeps what it had.</source>
        <translation>El chunk con el duplicado se deshace entero; la tabla conserva lo que tenía.</translation>
    </message>
    <message>
        <source>Keep the row there</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>The row in the table stays; the one in the dump is skipped and counted.</source>
        <translation>Queda la fila de la tabla; la del volcado se omite y se cuenta.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>The row of the dump wins, the one in the table is deleted. Needs DELETE; cannot be rolled back.</source>
        <translation>Gana la fila del volcado, la de la tabla se borra. Necesita DELETE; no se puede revertir.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>The row in the table stays; the one in the dump goes to rejects.txt in the run&apos;s folder, with the key it met in rejects.csv.</source>
        <translation>Queda la fila de la tabla; la del volcado va a rejects.txt en la carpeta de la ejecución, con la clave que encontró en rejects.csv.</translation>
    </message>
    <message>
        <source>Secondary indexes</source>
        <translation>Índices secundarios</translation>
    </message>
    <message>
        <source>Keep in place</source>
        <translation>Mantener</translation>
    </message>
    <message>
        <source>They are filled row by row while loading: slower the more there are and the larger the table.</source>
        <translation>Se llenan fila por fila durante la carga: más lento cuantos más haya y cuanto mayor sea la tabla.</translation>
    </message>
    <message>
        <source>Drop before, build after</source>
        <translation>Crear después</translation>
    </message>
    <message>
        <source>All, unique ones too</source>
        <translation>También únicos</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation>Como en los archivos</translation>
    </message>
    <message>
        <source>Nothing is copied. Fast when the dump is in primary-key order, as most are.</source>
        <translation>No se copia nada. Rápido si el volcado está en el orden de la clave primaria, como casi todos.</translation>
    </message>
    <message>
        <source>Sorted by primary key</source>
        <translation>Por clave primaria</translation>
    </message>
    <message>
        <source>For a dump in another order and a table larger than the buffer pool: a sorted copy is loaded. On this machine it needs free space of about twice the dump.</source>
        <translation>Para un volcado en otro orden y una tabla mayor que el buffer pool: se carga una copia ordenada. Necesita en este equipo espacio libre de unas dos veces el volcado.</translation>
    </message>
    <message>
        <source>Proof afterwards</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Counts and a sample</source>
        <translation>Con una muestra</translation>
    </message>
    <message>
        <source>All rows are counted. The contents of a load of up to 32 MB, and of every fourth chunk of a larger one, are compared with the dump by checksum.</source>
        <translation>Se cuentan todas las filas. El contenido de una carga de hasta 32 MB, y de uno de cada cuatro chunks de una mayor, se compara con el volcado por suma de comprobación.</translation>
    </message>
    <message>
        <source>Counts and all contents</source>
        <translation>Con todo el contenido</translation>
    </message>
    <message>
        <source>The server reads every row again and computes a checksum that has to be the dump&apos;s. In a load of narrow rows that took a sixth of its time on top.</source>
        <translation>El servidor lee de nuevo cada fila y calcula una suma que debe ser la del volcado. En una carga de filas estrechas añadió una sexta parte de su tiempo.</translation>
    </message>
    <message>
        <source>Counts only</source>
        <translation>Solo recuentos</translation>
    </message>
    <message>
        <source>The rows of the dump, the journal and the table are counted and compared; what stands in them is not.</source>
        <translation>Se cuentan y comparan las filas del volcado, del diario y de la tabla; no su contenido.</translation>
    </message>
    <message>
        <source>While the server decides, it keeps the row that is there and skips the one in the dump, with a warning; there is no other choice.</source>
        <translation>Si decide el servidor, conserva la fila existente y omite la del volcado, con un aviso; no hay otra opción.</translation>
    </message>
    <message>
        <source>There is no unique index that could be dropped.</source>
        <translation>No hay ningún índice único que se pueda eliminar.</translation>
    </message>
    <message>
        <source>%1 %2 could be dropped and built after.</source>
        <translation>%1 Se podrían diferir: %2.</translation>
    </message>
    <message>
        <source>index</source>
        <translation>índice</translation>
    </message>
    <message>
        <source>indexes</source>
        <translation>índices</translation>
    </message>
    <message>
        <source>Not sorted: %1</source>
        <translation>Sin ordenar: %1</translation>
    </message>
    <message>
        <source>As in the source&apos;s key</source>
        <translation>Como en la clave del origen</translation>
    </message>
    <message>
        <source>The rows come in the order of the query.</source>
        <translation>Las filas vienen en el orden de la consulta.</translation>
    </message>
    <message>
        <source>Each range is read in the order of the source&apos;s key.</source>
        <translation>Cada rango se lee en el orden de la clave del origen.</translation>
    </message>
    <message>
        <source>Each statement reads its range in the order of the source&apos;s key.</source>
        <translation>Cada sentencia lee su rango en el orden de la clave del origen.</translation>
    </message>
    <message>
        <source>Each statement orders its range by the primary key of the target; nothing is copied.</source>
        <translation>Cada sentencia ordena su rango por la clave primaria del destino; no se copia nada.</translation>
    </message>
    <message>
        <source>rows are being counted</source>
        <translation>se están contando las filas</translation>
    </message>
    <message>
        <source>by the server&apos;s estimate</source>
        <translation>según el servidor</translation>
    </message>
    <message>
        <source>at %1 B per row</source>
        <translation>a %1 B por fila</translation>
    </message>
    <message>
        <source>of the chunks, about</source>
        <translation>de los chunks, unos</translation>
    </message>
    <message>
        <source>All rows go in one transaction, over one connection.</source>
        <translation>Todas las filas van en una transacción, por una conexión.</translation>
    </message>
    <message>
        <source>A chunk is a range of the source&apos;s key, read by one SELECT and loaded in one transaction. Smaller chunks lose less when one fails; larger ones commit less often.</source>
        <translation>Un chunk es un rango de la clave del origen, leído con un SELECT y cargado en una transacción. Los pequeños pierden menos si uno falla; los grandes confirman menos veces.</translation>
    </message>
    <message>
        <source>A chunk is a range of the key in one transaction, loaded in statements of some ten thousand rows. Until it is committed its rows in the source are locked against writers: smaller chunks hold them for shorter.</source>
        <translation>Un chunk es un rango de la clave en una transacción, cargado en sentencias de unas decenas de miles de filas. Hasta confirmarse, sus filas del origen están bloqueadas para escritura: los pequeños las retienen menos tiempo.</translation>
    </message>
    <message>
        <source>A chunk is one LOAD DATA in one transaction. Smaller chunks lose less when one fails and lock for shorter; larger ones commit less often. From 100,000 rows up the cost of a commit is hardly to be seen.</source>
        <translation>Un chunk es un LOAD DATA en una transacción. Los pequeños pierden menos si uno falla y bloquean menos tiempo; los grandes confirman menos veces. Desde 100.000 filas el coste del commit apenas se nota.</translation>
    </message>
    <message>
        <source>One connection loads the chunks in the order of the dump: the gentlest for the server.</source>
        <translation>Una conexión carga los chunks en el orden del volcado: lo más suave para el servidor.</translation>
    </message>
    <message>
        <source>More workers than the server has cores add little. Dumps in primary-key order stay fast: each worker appends its own stretch.</source>
        <translation>Más workers que núcleos del servidor aportan poco. Los volcados en orden de clave primaria siguen rápidos: cada worker añade su propio tramo.</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>worker</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>workers</translation>
    </message>
    <message>
        <source>%1 rows per chunk over %2</source>
        <translation>%1 filas por chunk por %2</translation>
    </message>
    <message>
        <source>One chunk over one connection</source>
        <translation>Un chunk por una conexión</translation>
    </message>
    <message>
        <source>About %1 in about %2 over %3</source>
        <translation>Unas %1 en unos %2 por %3</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>chunk</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>chunks</translation>
    </message>
    <message>
        <source>%1 in %2 over %3</source>
        <translation>%1 en %2 por %3</translation>
    </message>
    <message>
        <source>%1 rows · %2</source>
        <translation>%1 filas · %2</translation>
    </message>
    <message>
        <source>Rows per chunk is a whole number from 1 up.</source>
        <translation>Filas por chunk es un número entero desde 1.</translation>
    </message>
    <message>
        <source>The server decides about bad rows: what it stores may differ from the dump.</source>
        <translation>El servidor decide sobre las filas malas: lo que guarda puede diferir del volcado.</translation>
    </message>
    <message>
        <source>Cut the load into chunks</source>
        <translation>Dividir la carga en chunks</translation>
    </message>
</context>
<context>
    <name>millrace::CloseSheet</name>
    <message>
        <source>A load is running. What becomes of it when the window closes?</source>
        <translation>Hay una carga en curso. ¿Qué pasa con ella al cerrar la ventana?</translation>
    </message>
    <message>
        <source>Sto&amp;p, resumable</source>
        <translation>Parar, reanudabl&amp;e</translation>
    </message>
    <message>
        <source>&amp;Keep it open</source>
        <translation>Dejar a&amp;bierta</translation>
    </message>
    <message>
        <source>This desktop has no tray: the window goes to the task bar instead of closing. </source>
        <translation>Este escritorio no tiene bandeja: la ventana va a la barra de tareas en vez de cerrarse. </translation>
    </message>
    <message>
        <source>Stopping rolls back the chunks on their way; committed ones stay, and the start page offers to resume the run.</source>
        <translation>Al parar se revierten los chunks en camino; los confirmados quedan, y la página de inicio ofrece reanudar la ejecución.</translation>
    </message>
    <message>
        <source>Stopping the load: what is on its way is rolled back. The window closes then.</source>
        <translation>Parando la carga: lo que está en camino se revierte. Después se cierra la ventana.</translation>
    </message>
    <message>
        <source>End the pro&amp;gram with the load</source>
        <translation>Terminar el programa y la car&amp;ga</translation>
    </message>
    <message>
        <source>Leave it r&amp;unning in the tray</source>
        <translation>&amp;Dejarla en la bandeja</translation>
    </message>
    <message>
        <source>Leave it r&amp;unning, minimised</source>
        <translation>Dejarla en marc&amp;ha, minimizada</translation>
    </message>
</context>
<context>
    <name>millrace::ColumnMenu</name>
    <message>
        <source>A &amp;constant or an expression …</source>
        <translation>Una &amp;constante o una expresión …</translation>
    </message>
    <message>
        <source>&amp;NULL</source>
        <translation>&amp;NULL</translation>
    </message>
    <message>
        <source>Its &amp;default</source>
        <translation>Su valor por &amp;defecto</translation>
    </message>
    <message>
        <source>The &amp;row number</source>
        <translation>El númer&amp;o de fila</translation>
    </message>
    <message>
        <source>A &amp;field</source>
        <translation>Un ca&amp;mpo</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>campo %1</translation>
    </message>
    <message>
        <source>field %1, %2</source>
        <translation>campo %1, %2</translation>
    </message>
    <message>
        <source>The column gets nothing yet that could be transformed</source>
        <translation>La columna aún no recibe nada que se pueda transformar</translation>
    </message>
    <message>
        <source>This server has no such function</source>
        <translation>Este servidor no tiene esa función</translation>
    </message>
</context>
<context>
    <name>millrace::ColumnsModel</name>
    <message>
        <source>row number in source order</source>
        <translation>número de fila en el orden del origen</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>campo %1</translation>
    </message>
    <message>
        <source>generated by the server</source>
        <translation>generado por el servidor</translation>
    </message>
    <message>
        <source>next automatic number</source>
        <translation>siguiente número automático</translation>
    </message>
    <message>
        <source>nothing, and it has no default</source>
        <translation>nada, y no tiene valor por defecto</translation>
    </message>
    <message>
        <source>its default, or NULL</source>
        <translation>su valor por defecto, o NULL</translation>
    </message>
    <message>
        <source>its default</source>
        <translation>su valor por defecto</translation>
    </message>
    <message>
        <source>, auto</source>
        <translation>, auto</translation>
    </message>
    <message>
        <source>%1, may be NULL</source>
        <translation>%1, admite NULL</translation>
    </message>
    <message>
        <source>%1 NOT NULL</source>
        <translation>%1 NOT NULL</translation>
    </message>
    <message>
        <source>default</source>
        <translation>valor por defecto</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Recibe</translation>
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
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Lines for my.cnf</source>
        <translation>Líneas para my.cnf</translation>
    </message>
    <message>
        <source>Nothing that a restart of this server would bring.</source>
        <translation>Nada que un reinicio de este servidor pudiera aportar.</translation>
    </message>
    <message>
        <source>A restart could bring more: %1, each with its reason, and the lines that take it back.</source>
        <translation>Un reinicio podría aportar más: %1, cada una con su motivo, y las líneas que lo deshacen.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>líneas</translation>
    </message>
    <message>
        <source>Hide &amp;lines</source>
        <translation>Ocultar lí&amp;neas</translation>
    </message>
    <message>
        <source>Show &amp;lines…</source>
        <translation>Mostrar lí&amp;neas…</translation>
    </message>
    <message>
        <source>&amp;What to write in</source>
        <translation>&amp;Qué escribir</translation>
    </message>
    <message>
        <source>&amp;What takes it back</source>
        <translation>Qué lo &amp;deshace</translation>
    </message>
</context>
<context>
    <name>millrace::ConnectionCard</name>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>S&amp;erver</source>
        <translation>S&amp;ervidor</translation>
    </message>
    <message>
        <source>A private server of Millrace&apos;s own on this machine: socket only, random password. Good for trying a plan out, and for loads whose data move on.</source>
        <translation>Un servidor privado de Millrace en este equipo: solo socket, contraseña aleatoria. Bueno para probar un plan y para datos que luego siguen su camino.</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>Co&amp;nectar</translation>
    </message>
    <message>
        <source>Remember the password in the ke&amp;ychain</source>
        <translation>Guardar la contraseña en el &amp;llavero</translation>
    </message>
    <message>
        <source>Of a saved connection, once the server has taken it</source>
        <translation>De una conexión guardada, cuando el servidor la haya aceptado</translation>
    </message>
    <message>
        <source>The keychain has no password for %1 any more.</source>
        <translation>El llavero ya no tiene contraseña para %1.</translation>
    </message>
    <message>
        <source>No keychain answers (%1): the password is kept in memory only and asked for next time.</source>
        <translation>No responde ningún llavero (%1): la contraseña queda solo en memoria y se pedirá la próxima vez.</translation>
    </message>
    <message>
        <source>%1 The password is kept in memory only.</source>
        <translation>%1 La contraseña queda solo en memoria.</translation>
    </message>
    <message>
        <source>“%1” is removed.</source>
        <translation>«%1» se ha quitado.</translation>
    </message>
    <message>
        <source>Its password is gone from the keychain.</source>
        <translation>Su contraseña se borró del llavero.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>&amp;What this account may do</source>
        <translation>Qué &amp;puede hacer esta cuenta</translation>
    </message>
    <message>
        <source>Connecting …</source>
        <translation>Conectando …</translation>
    </message>
    <message>
        <source>Start and &amp;connect</source>
        <translation>Iniciar y co&amp;nectar</translation>
    </message>
    <message>
        <source>&amp;Connect again</source>
        <translation>Co&amp;nectar de nuevo</translation>
    </message>
    <message>
        <source>Connected: %1</source>
        <translation>Conectado: %1</translation>
    </message>
    <message>
        <source>%1 ms per round trip · %2</source>
        <translation>%1 ms de ida y vuelta · %2</translation>
    </message>
    <message>
        <source>LOAD DATA LOCAL is on.</source>
        <translation>LOAD DATA LOCAL está activado.</translation>
    </message>
    <message>
        <source>LOAD DATA LOCAL is off on this server.</source>
        <translation>LOAD DATA LOCAL está desactivado en este servidor.</translation>
    </message>
    <message>
        <source>%1 may do %2 of the %3 things a load can ask for outside of schemas. %4</source>
        <translation>%1 puede hacer %2 de las %3 cosas que una carga puede pedir fuera de los esquemas. %4</translation>
    </message>
    <message>
        <source>%1 may do %2 of the %3 things a load can ask for. %4</source>
        <translation>%1 puede hacer %2 de las %3 cosas que una carga puede pedir. %4</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>sin cifrar</translation>
    </message>
    <message>
        <source>certificate and name verified</source>
        <translation>certificado y nombre verificados</translation>
    </message>
    <message>
        <source>certificate verified, its name not</source>
        <translation>certificado verificado, su nombre no</translation>
    </message>
    <message>
        <source>certificate not verified</source>
        <translation>certificado sin verificar</translation>
    </message>
    <message>
        <source>Scr&amp;atch server</source>
        <translation>Servidor s&amp;cratch</translation>
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
        <translation>Puerto</translation>
    </message>
    <message>
        <source>instead of host and port</source>
        <translation>en lugar de host y puerto</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>kept in memory only</source>
        <translation>solo en memoria</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>where the table is</source>
        <translation>donde está la tabla</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>TLS when the server has it</source>
        <translation>TLS si el servidor lo tiene</translation>
    </message>
    <message>
        <source>no TLS</source>
        <translation>sin TLS</translation>
    </message>
    <message>
        <source>TLS required</source>
        <translation>TLS obligatorio</translation>
    </message>
    <message>
        <source>TLS, CA verified</source>
        <translation>TLS, CA verificada</translation>
    </message>
    <message>
        <source>TLS, CA and host verified</source>
        <translation>TLS, CA y host verificados</translation>
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
        <translation>Certificados de la CA</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>This client&apos;s certificate</source>
        <translation>Certificado de este cliente</translation>
    </message>
    <message>
        <source>if asked for</source>
        <translation>si se pide</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Key of this client&apos;s certificate</source>
        <translation>Clave del certificado de este cliente</translation>
    </message>
    <message>
        <source>a group of my.cnf</source>
        <translation>un grupo de my.cnf</translation>
    </message>
    <message>
        <source>What the fields leave open comes from this group of the option files</source>
        <translation>Lo que los campos dejan abierto viene de este grupo de los archivos de opciones</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>of the server</source>
        <translation>del servidor</translation>
    </message>
    <message>
        <source>of this system</source>
        <translation>de este sistema</translation>
    </message>
    <message>
        <source>Falls back to an unencrypted connection; nothing is verified.</source>
        <translation>Recurre a una conexión sin cifrar; no se verifica nada.</translation>
    </message>
    <message>
        <source>Everything can be read on the way, and changed.</source>
        <translation>Todo se puede leer por el camino, y cambiar.</translation>
    </message>
    <message>
        <source>Encrypted, but to whom is not verified.</source>
        <translation>Cifrada, pero no se verifica con quién.</translation>
    </message>
    <message>
        <source>Signed by the CA below; for which host is not verified.</source>
        <translation>Firmado por la CA de abajo; no se verifica para qué host.</translation>
    </message>
    <message>
        <source>Signed by the CA below and made for this host. Nothing is sent to anybody else.</source>
        <translation>Firmado por la CA de abajo y emitido para este host. No se envía nada a nadie más.</translation>
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
        <translation>Conexiones guardadas</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Usar</translation>
    </message>
    <message>
        <source>Begins a migration into this server</source>
        <translation>Empieza una migración a este servidor</translation>
    </message>
    <message>
        <source>Servers you save on the Target page are listed here.</source>
        <translation>Aquí aparecen los servidores que guarde en la página Destino.</translation>
    </message>
</context>
<context>
    <name>millrace::CreateTableCard</name>
    <message>
        <source>utf8mb4: every character there is, up to 4 bytes each.</source>
        <translation>utf8mb4: todos los caracteres que existen, hasta 4 bytes cada uno.</translation>
    </message>
    <message>
        <source>utf8mb3: no emoji and no rare CJK characters; both servers are giving it up.</source>
        <translation>utf8mb3: sin emojis ni caracteres CJK raros; ambos servidores lo abandonan.</translation>
    </message>
    <message>
        <source>latin1: one byte each, Western European only; anything else does not fit.</source>
        <translation>latin1: un byte cada uno, solo Europa occidental; nada más cabe.</translation>
    </message>
    <message>
        <source>ascii: one byte each, no accents.</source>
        <translation>ascii: un byte cada uno, sin acentos.</translation>
    </message>
    <message>
        <source>binary: bytes as they are, compared as bytes.</source>
        <translation>binary: bytes tal como son, comparados como bytes.</translation>
    </message>
    <message>
        <source>The schema&apos;s own character set, whatever it is.</source>
        <translation>El juego de caracteres del esquema, sea cual sea.</translation>
    </message>
    <message>
        <source>DYNAMIC: long values off the page, index prefixes up to 3072 bytes.</source>
        <translation>DYNAMIC: valores largos fuera de la página, prefijos de índice hasta 3072 bytes.</translation>
    </message>
    <message>
        <source>COMPRESSED: smaller on disk; loading costs processor time for every page.</source>
        <translation>COMPRESSED: más pequeño en disco; la carga cuesta procesador en cada página.</translation>
    </message>
    <message>
        <source>COMPACT: the first 768 bytes of long values stay in the row; index prefixes up to 767 bytes.</source>
        <translation>COMPACT: los primeros 768 bytes de valores largos quedan en la fila; prefijos de índice hasta 767 bytes.</translation>
    </message>
    <message>
        <source>REDUNDANT: the oldest format, larger rows.</source>
        <translation>REDUNDANT: el formato más antiguo, filas mayores.</translation>
    </message>
    <message>
        <source>The server&apos;s own row format (innodb_default_row_format; DYNAMIC unless changed).</source>
        <translation>El formato de fila del servidor (innodb_default_row_format; DYNAMIC si no se cambió).</translation>
    </message>
    <message>
        <source>Create the table</source>
        <translation>Crear la tabla</translation>
    </message>
    <message>
        <source>Name of the new table</source>
        <translation>Nombre de la tabla nueva</translation>
    </message>
    <message>
        <source>CREATE TABLE statement</source>
        <translation>Sentencia CREATE TABLE</translation>
    </message>
    <message>
        <source>&amp;Use this definition</source>
        <translation>Usar esta de&amp;finición</translation>
    </message>
    <message>
        <source>The table is made when the load begins; now the server only checks the text.</source>
        <translation>La tabla se crea al empezar la carga; ahora el servidor solo comprueba el texto.</translation>
    </message>
    <message>
        <source>Character set of the new table</source>
        <translation>Juego de caracteres de la tabla nueva</translation>
    </message>
    <message>
        <source>the schema&apos;s</source>
        <translation>el del esquema</translation>
    </message>
    <message>
        <source>Row format of the new table</source>
        <translation>Formato de fila de la tabla nueva</translation>
    </message>
    <message>
        <source>the server&apos;s</source>
        <translation>el del servidor</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>Row format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>The choices follow once the text is a CREATE TABLE with its list of columns.</source>
        <translation>Las opciones aparecen cuando el texto sea un CREATE TABLE con su lista de columnas.</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Cancela&amp;r</translation>
    </message>
</context>
<context>
    <name>millrace::DialectBar</name>
    <message>
        <source>Fields end</source>
        <translation>Fin de campo</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>comma ,</source>
        <translation>coma ,</translation>
    </message>
    <message>
        <source>semicolon ;</source>
        <translation>punto y coma ;</translation>
    </message>
    <message>
        <source>pipe |</source>
        <translation>barra |</translation>
    </message>
    <message>
        <source>Enclosed by</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Escaped by</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Lines end</source>
        <translation>Fin de línea</translation>
    </message>
    <message>
        <source>Lines start</source>
        <translation>Inicio de línea</translation>
    </message>
    <message>
        <source>Header lines</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>Character set</source>
        <translation>Caracteres</translation>
    </message>
</context>
<context>
    <name>millrace::DropArea</name>
    <message>
        <source>Drop dump files or a folder here</source>
        <translation>Suelte aquí archivos de volcado o una carpeta</translation>
    </message>
    <message>
        <source>Tab-separated text of mysqldump -T or SELECT … INTO OUTFILE, TSV and CSV.
Shards of one table (credits_2010_01.txt, credits_2010_02.txt, …) are put in order.</source>
        <translation>Texto separado por tabuladores de mysqldump -T o SELECT … INTO OUTFILE, TSV y CSV.
Las partes de una tabla (credits_2010_01.txt, credits_2010_02.txt, …) se ponen en orden.</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Arc&amp;hivos…</translation>
    </message>
    <message>
        <source>Add fol&amp;der…</source>
        <translation>Car&amp;peta…</translation>
    </message>
    <message>
        <source>From a se&amp;rver…</source>
        <translation>De un ser&amp;vidor…</translation>
    </message>
</context>
<context>
    <name>millrace::DumpMappingPage</name>
    <message>
        <source>Tables, in the order in which they are loaded</source>
        <translation>Tablas, en el orden en que se cargan</translation>
    </message>
    <message>
        <source>Tables of the plan</source>
        <translation>Tablas del plan</translation>
    </message>
    <message>
        <source>The plan is being made …</source>
        <translation>Se está creando el plan …</translation>
    </message>
    <message>
        <source>C&amp;hange its mapping…</source>
        <translation>Ca&amp;mbiar su asignación…</translation>
    </message>
    <message>
        <source>By &amp;name again</source>
        <translation>De nuevo por &amp;nombre</translation>
    </message>
    <message>
        <source>Forget what was changed by hand</source>
        <translation>Olvida lo que se cambió a mano</translation>
    </message>
    <message>
        <source>Its statements</source>
        <translation>Sus sentencias</translation>
    </message>
    <message>
        <source>Statements of the table</source>
        <translation>Sentencias de la tabla</translation>
    </message>
    <message>
        <source>Statements of %1</source>
        <translation>Sentencias de %1</translation>
    </message>
    <message>
        <source>How each table is loaded</source>
        <translation>Cómo se carga cada tabla</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>%1, columns matched by name</source>
        <translation>%1, columnas asignadas por nombre</translation>
    </message>
    <message>
        <source>%1, columns matched by name or as set by hand</source>
        <translation>%1, columnas asignadas por nombre o a mano</translation>
    </message>
    <message>
        <source>&amp;Done with this table</source>
        <translation>Listo c&amp;on esta tabla</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>← &amp;All tables</source>
        <translation>← Todas las ta&amp;blas</translation>
    </message>
</context>
<context>
    <name>millrace::DumpReviewPage</name>
    <message>
        <source>Connect under Target first.</source>
        <translation>Conéctese primero en Destino.</translation>
    </message>
    <message>
        <source>The plan is being made …</source>
        <translation>Se está creando el plan …</translation>
    </message>
    <message>
        <source>Choose under Target where it goes.</source>
        <translation>Elija en Destino adónde va.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>Choose under Target whether it stays as it is and gets the rows, or is replaced.</source>
        <translation>Elija en Destino si queda como está y recibe las filas, o se reemplaza.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Checking files, server and plan …</source>
        <translation>Comprobando archivos, servidor y plan …</translation>
    </message>
    <message>
        <source>%1 of %2 from %3 onto %4</source>
        <translation>%1 de %2 de %3 a %4</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>&amp;Load %1</source>
        <translation>Ca&amp;rgar %1</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>Ca&amp;rgar</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Comprobando …</translation>
    </message>
    <message>
        <source>Nothing has been changed on the server so far.</source>
        <translation>Hasta ahora no se ha cambiado nada en el servidor.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Review what will happen</source>
        <translation>Revise lo que va a pasar</translation>
    </message>
    <message>
        <source>Save pla&amp;n…</source>
        <translation>Guardar p&amp;lan…</translation>
    </message>
    <message>
        <source>&amp;Rehearse</source>
        <translation>&amp;Ensayar</translation>
    </message>
    <message>
        <source>Runs the whole plan on a private server of this machine. The target is only read; the server is thrown away.</source>
        <translation>Ejecuta el plan entero en un servidor privado de este equipo. El destino solo se lee; el servidor se elimina después.</translation>
    </message>
</context>
<context>
    <name>millrace::DumpSourceView</name>
    <message>
        <source>-- line %1 of %2</source>
        <translation>-- línea %1 de %2</translation>
    </message>
    <message>
        <source>Tables of the dump</source>
        <translation>Tablas del volcado</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Arc&amp;hivos…</translation>
    </message>
    <message>
        <source>Add fol&amp;der…</source>
        <translation>Car&amp;peta…</translation>
    </message>
    <message>
        <source>Load only t&amp;his table</source>
        <translation>Solo es&amp;ta tabla</translation>
    </message>
    <message>
        <source>What else is in it</source>
        <translation>Qué más contiene</translation>
    </message>
    <message>
        <source>Tables are made first and loaded at the same time, each by LOAD DATA. Indexes, constraints, views, triggers and routines follow behind the rows.</source>
        <translation>Primero se crean las tablas y se cargan a la vez, cada una con LOAD DATA. Índices, restricciones, vistas, triggers y rutinas siguen a las filas.</translation>
    </message>
    <message>
        <source>Statements of no known kind</source>
        <translation>Sentencias de tipo desconocido</translation>
    </message>
    <message>
        <source>&amp;Run them, too, behind the rows</source>
        <translation>&amp;Ejecutarlas también, tras las filas</translation>
    </message>
    <message>
        <source>Nothing but rows.</source>
        <translation>Nada más que filas.</translation>
    </message>
    <message>
        <source>%1 of no known kind:</source>
        <translation>%1 de tipo desconocido:</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>sentencia</translation>
    </message>
    <message>
        <source>statements</source>
        <translation>sentencias</translation>
    </message>
    <message>
        <source>The dump cannot be read whole.</source>
        <translation>El volcado no se puede leer entero.</translation>
    </message>
    <message>
        <source>Reading the dump …</source>
        <translation>Leyendo el volcado …</translation>
    </message>
    <message>
        <source>Reading the dump … %1 %</source>
        <translation>Leyendo el volcado … %1 %</translation>
    </message>
    <message>
        <source>No table</source>
        <translation>Ninguna tabla</translation>
    </message>
    <message>
        <source>Tick a&amp;ll</source>
        <translation>To&amp;das</translation>
    </message>
    <message>
        <source>&amp;Tick none</source>
        <translation>&amp;Ninguna</translation>
    </message>
</context>
<context>
    <name>millrace::DumpTablesModel</name>
    <message>
        <source>no definition: has to be on the server</source>
        <translation>sin definición: debe estar en el servidor</translation>
    </message>
    <message>
        <source>%1 run as they stand</source>
        <translation>%1 ejecutadas tal cual</translation>
    </message>
    <message>
        <source>row with an expression</source>
        <translation>fila con una expresión</translation>
    </message>
    <message>
        <source>rows with expressions</source>
        <translation>filas con expresiones</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>no se carga</translation>
    </message>
</context>
<context>
    <name>millrace::DumpTargetPage</name>
    <message>
        <source>On the server already</source>
        <translation>Ya en el servidor</translation>
    </message>
    <message>
        <source>What of the dump is on the server already</source>
        <translation>Qué del volcado ya está en el servidor</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Schema the dump goes into</source>
        <translation>Esquema al que va el volcado</translation>
    </message>
    <message>
        <source>What is there already</source>
        <translation>Lo que ya está allí</translation>
    </message>
    <message>
        <source>Re&amp;fuse</source>
        <translation>&amp;Rechazar</translation>
    </message>
    <message>
        <source>Tables, views, triggers and routines of the dump that are on the server refuse the run before it touches anything.</source>
        <translation>Las tablas, vistas, triggers y rutinas del volcado que ya están en el servidor rechazan la ejecución antes de que toque nada.</translation>
    </message>
    <message>
        <source>It stays as it is: the dump&apos;s statements about it are left out, and the rows go into the tables there.</source>
        <translation>Queda como está: se omiten las sentencias del volcado sobre ello y las filas van a las tablas existentes.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>Reempla&amp;zar</translation>
    </message>
    <message>
        <source>The dump&apos;s DROP statements run: what is there goes, with all it holds. This cannot be taken back.</source>
        <translation>Se ejecutan las sentencias DROP del volcado: lo que hay desaparece con todo su contenido. No se puede deshacer.</translation>
    </message>
    <message>
        <source>as the dump says</source>
        <translation>como dice el volcado</translation>
    </message>
    <message>
        <source>as the dump says: %1</source>
        <translation>como dice el volcado: %1</translation>
    </message>
    <message>
        <source>The dump does not say which schema it is of: choose one, or name a new one.</source>
        <translation>El volcado no dice de qué esquema es: elija uno o nombre uno nuevo.</translation>
    </message>
    <message>
        <source>%1 is made when the load begins.</source>
        <translation>%1 se crea al empezar la carga.</translation>
    </message>
    <message>
        <source>The dump is of several schemas and says itself where each table belongs.</source>
        <translation>El volcado es de varios esquemas y dice él mismo adónde va cada tabla.</translation>
    </message>
    <message>
        <source>Views, triggers and routines that name %1 themselves still do.</source>
        <translation>Las vistas, triggers y rutinas que nombran %1 lo siguen haciendo.</translation>
    </message>
    <message>
        <source>Connect to see what is there.</source>
        <translation>Conéctese para ver lo que hay.</translation>
    </message>
    <message>
        <source>Nothing of the dump is on the server.</source>
        <translation>Nada del volcado está en el servidor.</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>Preguntando al servidor …</translation>
    </message>
    <message>
        <source>Choose a schema.</source>
        <translation>Elija un esquema.</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objeto</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>objetos</translation>
    </message>
    <message>
        <source>Starting the scratch server …</source>
        <translation>Iniciando el servidor scratch …</translation>
    </message>
    <message>
        <source>Connecting …</source>
        <translation>Conectando …</translation>
    </message>
    <message>
        <source>Not connected. Nothing is changed on the server before the load begins.</source>
        <translation>Sin conexión. No se cambia nada en el servidor antes de empezar la carga.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 · the dump is being read</source>
        <translation>%1 · leyendo el volcado</translation>
    </message>
    <message>
        <source>%1 · no schema chosen</source>
        <translation>%1 · ningún esquema elegido</translation>
    </message>
    <message>
        <source>%1 · no plan</source>
        <translation>%1 · sin plan</translation>
    </message>
    <message>
        <source>%1 · planning …</source>
        <translation>%1 · planificando …</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>nothing of the dump is there</source>
        <translation>nada del volcado está allí</translation>
    </message>
    <message>
        <source>there already: %1</source>
        <translation>ya está allí: %1</translation>
    </message>
    <message>
        <source>Something of the dump is there already: the run would be refused.</source>
        <translation>Algo del volcado ya está allí: la ejecución se rechazaría.</translation>
    </message>
    <message>
        <source>What is listed here goes when the load begins.</source>
        <translation>Lo que aparece aquí desaparece al empezar la carga.</translation>
    </message>
    <message>
        <source>Choose a schema to go on.</source>
        <translation>Elija un esquema para seguir.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Adónde va</translation>
    </message>
    <message>
        <source>&amp;Leave it, add rows</source>
        <translation>Dejar &amp;y añadir filas</translation>
    </message>
</context>
<context>
    <name>millrace::FieldsModel</name>
    <message>
        <source>no match</source>
        <translation>sin coincidencia</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Muestra</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Más largo</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Bound by hand</source>
        <translation>Asignado a mano</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>As the dump&apos;s values need it</source>
        <translation>Como lo piden los valores del volcado</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>The column has the field&apos;s name</source>
        <translation>La columna se llama como el campo</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>The same name, spelled otherwise</source>
        <translation>El mismo nombre, escrito de otra forma</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>grafía</translation>
    </message>
    <message>
        <source>Another name for the same: look whether it is</source>
        <translation>Otro nombre para lo mismo: mire si lo es</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>alias</translation>
    </message>
    <message>
        <source>A similar name: look whether it is meant</source>
        <translation>Un nombre parecido: mire si es el que quiere</translation>
    </message>
    <message>
        <source>similar</source>
        <translation>parecido</translation>
    </message>
    <message>
        <source>No name says more: the field&apos;s place among the columns</source>
        <translation>Ningún nombre dice más: el lugar del campo entre las columnas</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>The server makes this column&apos;s values itself</source>
        <translation>El servidor genera los valores de esta columna</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>generada</translation>
    </message>
    <message>
        <source>No column matches; the field is left out</source>
        <translation>Ninguna columna coincide; el campo se omite</translation>
    </message>
</context>
<context>
    <name>millrace::FilesModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
</context>
<context>
    <name>millrace::FinishDetailsCard</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Rows set aside</source>
        <translation>Filas apartadas</translation>
    </message>
    <message>
        <source>Reading the rows that were set aside</source>
        <translation>Leyendo las filas apartadas</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>The CSV that says why each row was set aside</source>
        <translation>El CSV que dice por qué se apartó cada fila</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>The rows as they stood in the dump, to be mended there</source>
        <translation>Las filas como estaban en el volcado, para corregirlas allí</translation>
    </message>
    <message>
        <source>Load mended rows…</source>
        <translation>Cargar corregidas…</translation>
    </message>
    <message>
        <source>Mend the rows in their file and save it first: this makes a plan with that file as its source, the same table and mapping, and shows it</source>
        <translation>Corrija primero las filas en su archivo y guárdelo: esto hace un plan con ese archivo como origen, la misma tabla y la misma asignación, y lo muestra</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Apartadas: %1</translation>
    </message>
    <message>
        <source>Looking at the run&apos;s figures.</source>
        <translation>Mirando las cifras de la ejecución.</translation>
    </message>
    <message>
        <source>Nothing in this run&apos;s figures asks for a change.</source>
        <translation>Nada en las cifras de esta ejecución pide un cambio.</translation>
    </message>
    <message>
        <source>The files with the rows are not there any more</source>
        <translation>Los archivos con las filas ya no están</translation>
    </message>
    <message>
        <source>The first %1 of %2</source>
        <translation>Las primeras %1 de %2</translation>
    </message>
</context>
<context>
    <name>millrace::FinishPage</name>
    <message>
        <source>Open report</source>
        <translation>Abrir informe</translation>
    </message>
    <message>
        <source>Open run folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>What can be done next on the command line</source>
        <translation>Qué se puede hacer ahora en la línea de órdenes</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>The table&apos;s rows were not counted.</source>
        <translation>No se contaron las filas de la tabla.</translation>
    </message>
    <message>
        <source>No server setting was changed.</source>
        <translation>No se cambió ningún ajuste del servidor.</translation>
    </message>
    <message>
        <source>The report is written, but no program opened it.</source>
        <translation>El informe está escrito, pero ningún programa lo abrió.</translation>
    </message>
    <message>
        <source>No program opened the folder.</source>
        <translation>Ningún programa abrió la carpeta.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Ejecución %1</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificada</translation>
    </message>
    <message>
        <source>verified, look here</source>
        <translation>verificada, mire aquí</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>New migration</source>
        <translation>Nueva migración</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>No program opened the file.</source>
        <translation>Ningún programa abrió el archivo.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Documento (*.pdf)</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Datos (*.json)</translation>
    </message>
    <message>
        <source>Samples (*.csv)</source>
        <translation>Muestras (*.csv)</translation>
    </message>
</context>
<context>
    <name>millrace::KnobLine</name>
    <message>
        <source>today → during the load</source>
        <translation>hoy → durante la carga</translation>
    </message>
    <message>
        <source>Set by Millrace itself</source>
        <translation>Lo pone el propio Millrace</translation>
    </message>
    <message>
        <source>No risk</source>
        <translation>Sin riesgo</translation>
    </message>
    <message>
        <source>Risk: %1</source>
        <translation>Riesgo: %1</translation>
    </message>
    <message>
        <source>Needs: %1</source>
        <translation>Necesita: %1</translation>
    </message>
    <message>
        <source>Takes %1, which is there</source>
        <translation>Usa %1, que está</translation>
    </message>
</context>
<context>
    <name>millrace::LimitsCard</name>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Rows per second at most</source>
        <translation>Filas por segundo como máximo</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Megabytes per second at most</source>
        <translation>Megabytes por segundo como máximo</translation>
    </message>
    <message>
        <source>rows/s, and</source>
        <translation>filas/s, y</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>Speed at most</source>
        <translation>Velocidad máxima</translation>
    </message>
    <message>
        <source>All workers together, as the dump&apos;s bytes are sent.</source>
        <translation>Todos los workers juntos, según se envían los bytes del volcado.</translation>
    </message>
    <message>
        <source>Slow down above so many running threads</source>
        <translation>Frenar por encima de tantos hilos en ejecución</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>no se vigila</translation>
    </message>
    <message>
        <source>Slow down above so many seconds of replica lag</source>
        <translation>Frenar por encima de tantos segundos de retraso de la réplica</translation>
    </message>
    <message>
        <source>threads, or</source>
        <translation>hilos, o</translation>
    </message>
    <message>
        <source>s of lag</source>
        <translation>s de retraso</translation>
    </message>
    <message>
        <source>Slow down above</source>
        <translation>Frenar por encima de</translation>
    </message>
    <message>
        <source>Threads_running without this load&apos;s own, and how far the server, being a replica, lags. Looked at once a second: the speed is halved until it is better. Flow control of a Galera cluster is always watched.</source>
        <translation>Threads_running sin los de esta carga, y cuánto se retrasa el servidor si es una réplica. Se mira una vez por segundo: la velocidad se reduce a la mitad hasta que mejora. El control de flujo de un clúster Galera siempre se vigila.</translation>
    </message>
    <message>
        <source>Rows set aside at most</source>
        <translation>Filas apartadas como máximo</translation>
    </message>
    <message>
        <source>rows set aside at most</source>
        <translation>filas apartadas como máximo</translation>
    </message>
    <message>
        <source>Bad rows</source>
        <translation>Filas malas</translation>
    </message>
    <message>
        <source>One more stops the load: so many mean a wrong dialect or mapping.</source>
        <translation>Una más detiene la carga: tantas indican un dialecto o una asignación erróneos.</translation>
    </message>
    <message>
        <source>Memory for sorting and buffers, in MiB</source>
        <translation>Memoria para ordenar y búferes, en MiB</translation>
    </message>
    <message>
        <source>MiB on this machine</source>
        <translation>MiB en este equipo</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>For sorting and buffers; more of it sorts in fewer passes.</source>
        <translation>Para ordenar y búferes; con más se ordena en menos pasadas.</translation>
    </message>
    <message>
        <source>Folder for sorted copies</source>
        <translation>Carpeta para copias ordenadas</translation>
    </message>
    <message>
        <source>in the run&apos;s folder</source>
        <translation>en la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>Sorted copies</source>
        <translation>Copias ordenadas</translation>
    </message>
    <message>
        <source>Only where rows are sorted: about twice the dump in size.</source>
        <translation>Solo donde se ordenan filas: unas dos veces el tamaño del volcado.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Close the limits</source>
        <translation>Cerrar los límites</translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation>Cambiar los límites</translation>
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
        <translation>frenada: %1</translation>
    </message>
    <message>
        <source>limited to %1</source>
        <translation>limitada a %1</translation>
    </message>
    <message>
        <source>Nothing is sent yet</source>
        <translation>Aún no se envía nada</translation>
    </message>
    <message>
        <source>All rows are committed</source>
        <translation>Todas las filas están confirmadas</translation>
    </message>
    <message>
        <source>Cancel run…</source>
        <translation>Cancelar ejecución…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>No connection is loading</source>
        <translation>Ninguna conexión está cargando</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Cancel this run?</source>
        <translation>¿Cancelar esta ejecución?</translation>
    </message>
    <message>
        <source>Chunks on their way are rolled back. Committed chunks stay; the run can be resumed later, or rolled back.</source>
        <translation>Los chunks en camino se revierten. Los chunks confirmados quedan; la ejecución se puede reanudar después, o revertir.</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>Cancelar la ejecución</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la tabla</translation>
    </message>
    <message>
        <source>Loaded %1</source>
        <translation>%1 cargada</translation>
    </message>
    <message>
        <source>%1 is not loaded to its end</source>
        <translation>%1 no está cargada hasta el final</translation>
    </message>
    <message>
        <source>%1 was not touched</source>
        <translation>%1 no se tocó</translation>
    </message>
    <message>
        <source>%1 is as it was before</source>
        <translation>%1 está como antes</translation>
    </message>
    <message>
        <source>Sorting the dump by the primary key of %1</source>
        <translation>Ordenando el volcado por la clave primaria de %1</translation>
    </message>
    <message>
        <source>Building the indexes of %1</source>
        <translation>Creando los índices de %1</translation>
    </message>
    <message>
        <source>Running what the dump has behind its rows</source>
        <translation>Ejecutando lo que el volcado trae tras sus filas</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>Verificando %1</translation>
    </message>
    <message>
        <source>Warming up %1</source>
        <translation>Calentando %1</translation>
    </message>
    <message>
        <source>Preparing to load %1</source>
        <translation>Preparando la carga de %1</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>Cargando %1</translation>
    </message>
    <message>
        <source>Cancelling: what is on its way is rolled back</source>
        <translation>Cancelando: lo que está en camino se revierte</translation>
    </message>
    <message>
        <source>Checking the plan against its files and the server</source>
        <translation>Comprobando el plan con sus archivos y el servidor</translation>
    </message>
    <message>
        <source>All rows are committed; counting what the table holds</source>
        <translation>Todas las filas están confirmadas; contando lo que contiene la tabla</translation>
    </message>
    <message>
        <source>Paused: nothing is sent; the open transactions wait</source>
        <translation>En pausa: no se envía nada; las transacciones abiertas esperan</translation>
    </message>
    <message>
        <source>%1 of %2 chunks done</source>
        <translation>%1 de %2 chunks hechos</translation>
    </message>
    <message>
        <source>setting changed for the load&apos;s own sessions</source>
        <translation>ajuste cambiado en las sesiones de la carga</translation>
    </message>
    <message>
        <source>settings changed for the load&apos;s own sessions</source>
        <translation>ajustes cambiados en las sesiones de la carga</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>preparando</translation>
    </message>
    <message>
        <source>sorting</source>
        <translation>ordenando</translation>
    </message>
    <message>
        <source>indexes</source>
        <translation>índices</translation>
    </message>
    <message>
        <source>running · %1 %</source>
        <translation>en marcha · %1 %</translation>
    </message>
    <message>
        <source>paused · %1 %</source>
        <translation>en pausa · %1 %</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>cancelando</translation>
    </message>
    <message>
        <source>verifying</source>
        <translation>verificando</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>calentando</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>rolling back</source>
        <translation>revirtiendo</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>revertida</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>&amp;Limit speed</source>
        <translation>&amp;Frenar</translation>
    </message>
    <message>
        <source>Give others on the server more room while the load goes on</source>
        <translation>Da más espacio a otros en el servidor mientras la carga sigue</translation>
    </message>
    <message>
        <source>throttled to %1</source>
        <translation>frenada a %1</translation>
    </message>
    <message>
        <source>Chunks of %1</source>
        <translation>Chunks de %1</translation>
    </message>
    <message>
        <source>The chunks of the chosen table are on the map below</source>
        <translation>El mapa de abajo muestra los chunks de la tabla elegida</translation>
    </message>
</context>
<context>
    <name>millrace::MainWindow</name>
    <message>
        <source>New migration</source>
        <translation>Nueva migración</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Abrir un plan</translation>
    </message>
    <message>
        <source>Start page; what the wizard holds stays</source>
        <translation>Página de inicio; lo que contiene el asistente queda</translation>
    </message>
    <message>
        <source>From the start page back to the wizard</source>
        <translation>De la página de inicio al asistente</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <source>“%1” is saved nowhere and would be given up.</source>
        <translation>«%1» no está guardado y se perdería.</translation>
    </message>
    <message>
        <source>Go on with it, or save it as a plan first.</source>
        <translation>Siga con él o guárdelo antes como plan.</translation>
    </message>
    <message>
        <source>Give it &amp;up</source>
        <translation>&amp;Descartarlo</translation>
    </message>
</context>
<context>
    <name>millrace::MappingPage</name>
    <message>
        <source>Save the mapping as a profile of this name</source>
        <translation>Guardar la asignación como perfil con este nombre</translation>
    </message>
    <message>
        <source>Save as profile</source>
        <translation>Como perfil</translation>
    </message>
    <message>
        <source>A name and Return: the mapping is kept, and offered for the next dump like this one</source>
        <translation>Un nombre e Intro: la asignación se guarda y se ofrece para el próximo volcado como este</translation>
    </message>
    <message>
        <source>Fields of the dump</source>
        <translation>Campos del volcado</translation>
    </message>
    <message>
        <source>Map a&amp;utomatically</source>
        <translation>A&amp;utomático</translation>
    </message>
    <message>
        <source>Fields of the dump and their bindings</source>
        <translation>Campos del volcado y sus asignaciones</translation>
    </message>
    <message>
        <source>%1 · bindings and expressions. The dialect and pinned rows are not part of it.</source>
        <translation>%1 · asignaciones y expresiones. El dialecto y las filas fijadas no forman parte.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Columns of the table and what they get</source>
        <translation>Columnas de la tabla y lo que reciben</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>&amp;Transformar</translation>
    </message>
    <message>
        <source>What the column in the cursor&apos;s row gets; Ctrl+T, or the menu key at the column</source>
        <translation>Lo que recibe la columna de la fila del cursor; Ctrl+T, o la tecla de menú sobre la columna</translation>
    </message>
    <message>
        <source>Columns of %1</source>
        <translation>Columnas de %1</translation>
    </message>
    <message>
        <source>%1 findings: %2</source>
        <translation>%1 hallazgos: %2</translation>
    </message>
    <message>
        <source>Read %1 as %2</source>
        <translation>Leer %1 como %2</translation>
    </message>
    <message>
        <source>Read %1 columns as dates</source>
        <translation>Leer %1 columnas como fechas</translation>
    </message>
    <message>
        <source>Mend the mapping to see what the server would store.</source>
        <translation>Corrija la asignación para ver lo que guardaría el servidor.</translation>
    </message>
    <message>
        <source>Profile “%1” was kept for dumps like this one.</source>
        <translation>Se guardó el perfil «%1» para volcados como este.</translation>
    </message>
    <message>
        <source>Map as it says</source>
        <translation>Asignar según él</translation>
    </message>
    <message>
        <source>Kept as profile “%1”; it will be offered for dumps like this one.</source>
        <translation>Guardado como perfil «%1»; se ofrecerá para volcados como este.</translation>
    </message>
    <message>
        <source>Choose a source and a table first.</source>
        <translation>Elija primero un origen y una tabla.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>campos</translation>
    </message>
    <message>
        <source>%1 in %2.%3</source>
        <translation>%1 en %2.%3</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>mapped by hand</source>
        <translation>asignados a mano</translation>
    </message>
    <message>
        <source>mapped automatically</source>
        <translation>asignados automáticamente</translation>
    </message>
    <message>
        <source>%1 discarded</source>
        <translation>%1 descartados</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>expresión</translation>
    </message>
    <message>
        <source>expressions</source>
        <translation>expresiones</translation>
    </message>
    <message>
        <source>row number</source>
        <translation>número de fila</translation>
    </message>
    <message>
        <source>row numbers</source>
        <translation>números de fila</translation>
    </message>
    <message>
        <source>warning in the sample.</source>
        <translation>aviso en la muestra.</translation>
    </message>
    <message>
        <source>warnings in the sample.</source>
        <translation>avisos en la muestra.</translation>
    </message>
    <message>
        <source>%1 Rows like these will stop the load; choose what happens to them under Chunks.</source>
        <translation>%1 Filas así detendrán la carga; elija en Chunks qué pasa con ellas.</translation>
    </message>
    <message>
        <source>%1 Rows like these are set aside, everything else is loaded.</source>
        <translation>%1 Las filas así se apartan, todo lo demás se carga.</translation>
    </message>
    <message>
        <source>%1 Rows like these are bent or skipped by the server.</source>
        <translation>%1 El servidor adapta u omite las filas así.</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>Map fields to columns</source>
        <translation>Asignar campos a columnas</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
</context>
<context>
    <name>millrace::MigrationDraft</name>
    <message>
        <source>The table has no secondary index to drop.</source>
        <translation>La tabla no tiene índices secundarios que eliminar.</translation>
    </message>
    <message>
        <source>No index can be dropped, for each of them: %1</source>
        <translation>Ningún índice se puede eliminar; en cada uno: %1</translation>
    </message>
    <message>
        <source>%1 stays. %2</source>
        <translation>%1 se queda. %2</translation>
    </message>
    <message>
        <source>the tables of a whole dump are loaded as they stand in it.</source>
        <translation>las tablas de un volcado completo se cargan como están en él.</translation>
    </message>
    <message>
        <source>rows of another server come in the order they are read in there.</source>
        <translation>las filas de otro servidor vienen en el orden en que se leen allí.</translation>
    </message>
    <message>
        <source>%1 into %2.%3</source>
        <translation>%1 a %2.%3</translation>
    </message>
</context>
<context>
    <name>millrace::PagePictures</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>No answer within a minute.</source>
        <translation>Sin respuesta en un minuto.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
</context>
<context>
    <name>millrace::PasswordSafe</name>
    <message>
        <source>This Millrace was built without QtKeychain.</source>
        <translation>Este Millrace se compiló sin QtKeychain.</translation>
    </message>
</context>
<context>
    <name>millrace::PastRunsModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>En</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Rows/s</source>
        <translation>Filas/s</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Empezada</translation>
    </message>
</context>
<context>
    <name>millrace::PhaseShades</name>
    <message>
        <source>preflight</source>
        <translation>comprobación previa</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>ordenar</translation>
    </message>
    <message>
        <source>load</source>
        <translation>carga</translation>
    </message>
    <message>
        <source>index build</source>
        <translation>creación de índices</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>verificar</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>calentamiento</translation>
    </message>
</context>
<context>
    <name>millrace::PlanTablesModel</name>
    <message>
        <source>is there</source>
        <translation>existe</translation>
    </message>
    <message>
        <source>is made</source>
        <translation>se crea</translation>
    </message>
    <message>
        <source>Goes into</source>
        <translation>Va a</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Asignación</translation>
    </message>
</context>
<context>
    <name>millrace::PlansCard</name>
    <message>
        <source>Recent plans</source>
        <translation>Planes recientes</translation>
    </message>
    <message>
        <source>Op&amp;en</source>
        <translation>Abr&amp;ir</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Takes it out of this list; the file stays</source>
        <translation>Lo quita de esta lista; el archivo queda</translation>
    </message>
    <message>
        <source>Plans you save or open are listed here.</source>
        <translation>Aquí aparecen los planes que guarde o abra.</translation>
    </message>
</context>
<context>
    <name>millrace::PreviewCard</name>
    <message>
        <source>What the server will store</source>
        <translation>Lo que guardará el servidor</translation>
    </message>
    <message>
        <source>Only &amp;findings</source>
        <translation>Solo ha&amp;llazgos</translation>
    </message>
    <message>
        <source>Rows in which a value changes, or that the server warns about</source>
        <translation>Filas en las que cambia un valor o sobre las que avisa el servidor</translation>
    </message>
    <message>
        <source>Pin row</source>
        <translation>Fijar fila</translation>
    </message>
    <message>
        <source>A row&apos;s number: it is always shown then; once more, and it no longer is. Space pins the row the cursor is in.</source>
        <translation>Número de una fila: se mostrará siempre; otra vez, y deja de mostrarse. La barra espaciadora fija la fila del cursor.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the rows, as in the dump and as stored. Return on a row shows its bytes, its fields and what is stored below the table.</source>
        <translation>Busca en las filas, como están en el volcado y como se guardan. Intro sobre una fila muestra bajo la tabla sus bytes, sus campos y lo guardado.</translation>
    </message>
    <message>
        <source>Rows are numbered from 1 to %1.</source>
        <translation>Las filas se numeran de 1 a %1.</translation>
    </message>
    <message>
        <source>A row&apos;s number is a whole number from 1.</source>
        <translation>El número de una fila es un entero desde 1.</translation>
    </message>
    <message>
        <source>The rows are not counted yet; pin one when the scan is through.</source>
        <translation>Las filas aún no están contadas; fije una cuando acabe el recorrido.</translation>
    </message>
    <message>
        <source>%1 pinned</source>
        <translation>%1 fijadas</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>primeras %1</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>la última</translation>
    </message>
    <message>
        <source>temporary table</source>
        <translation>tabla temporal</translation>
    </message>
    <message>
        <source>scratch server</source>
        <translation>servidor scratch</translation>
    </message>
    <message>
        <source>expressions alone</source>
        <translation>solo expresiones</translation>
    </message>
    <message>
        <source>%1 · %2, %3 ms</source>
        <translation>%1 · %2, %3 ms</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation>%1 en %2 ms</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>Only expressions are evaluated, what columns make of values is not known. %1</source>
        <translation>Solo se evalúan expresiones; no se sabe qué hacen las columnas con los valores. %1</translation>
    </message>
    <message>
        <source>Every value is stored as it is in the dump, without a warning.</source>
        <translation>Cada valor se guarda como está en el volcado, sin avisos.</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>Preguntando al servidor …</translation>
    </message>
    <message>
        <source>asking the server …</source>
        <translation>preguntando al servidor …</translation>
    </message>
    <message>
        <source>Connect to a server to see what it would store.</source>
        <translation>Conéctese a un servidor para ver lo que guardaría.</translation>
    </message>
    <message>
        <source>There is no row to show.</source>
        <translation>No hay ninguna fila que mostrar.</translation>
    </message>
</context>
<context>
    <name>millrace::PreviewModel</name>
    <message>
        <source>row %1 (line %2)</source>
        <translation>fila %1 (línea %2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>%1: the server skips this row</source>
        <translation>%1: el servidor omite esta fila</translation>
    </message>
    <message>
        <source>other</source>
        <translation>distinto</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cortado</translation>
    </message>
    <message>
        <source>NULL</source>
        <translation>NULL</translation>
    </message>
    <message>
        <source>filled in</source>
        <translation>rellenado</translation>
    </message>
    <message>
        <source>row not stored</source>
        <translation>fila no guardada</translation>
    </message>
    <message>
        <source>rows not stored</source>
        <translation>filas no guardadas</translation>
    </message>
    <message>
        <source>%1 in the dump: %2</source>
        <translation>%1 en el volcado: %2</translation>
    </message>
    <message>
        <source>Parsed: %1</source>
        <translation>Leído: %1</translation>
    </message>
    <message>
        <source>(too many)</source>
        <translation>(demasiados)</translation>
    </message>
    <message>
        <source>skipped by the server</source>
        <translation>omitida por el servidor</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>sin preguntar</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>In the dump: %1</source>
        <translation>En el volcado: %1</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
</context>
<context>
    <name>millrace::ProblemList</name>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
</context>
<context>
    <name>millrace::ProgressLine</name>
    <message>
        <source>%1 % committed, %2 % sent</source>
        <translation>%1 % confirmado, %2 % enviado</translation>
    </message>
</context>
<context>
    <name>millrace::RecentPlans</name>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>El archivo ya no está.</translation>
    </message>
    <message>
        <source>whole dump %1</source>
        <translation>volcado completo %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>%1.%2 on %3</source>
        <translation>%1.%2 en %3</translation>
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
        <translation>Nombre</translation>
    </message>
    <message>
        <source>From and into</source>
        <translation>De y a</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
</context>
<context>
    <name>millrace::RedoLogConfirm</name>
    <message>
        <source>The server&apos;s name</source>
        <translation>Nombre del servidor</translation>
    </message>
    <message>
        <source>Switch the redo log off</source>
        <translation>Desactivar el redo log</translation>
    </message>
    <message>
        <source>Leave it on</source>
        <translation>Dejarlo activado</translation>
    </message>
    <message>
        <source>While the redo log is off, a crash of the server loses everything on it: every schema, not only this table. Have a backup that can be read. To go on, type the server&apos;s name: %1</source>
        <translation>Mientras el redo log está desactivado, una caída del servidor pierde todo lo que contiene: cada esquema, no solo esta tabla. Tenga una copia de seguridad legible. Para seguir, escriba el nombre del servidor: %1</translation>
    </message>
</context>
<context>
    <name>millrace::RehearsalBar</name>
    <message>
        <source>Rehearsing on a private server: %1 of %2.</source>
        <translation>Ensayo en un servidor privado: %1 de %2.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>Rehearsing: a private server is started, with a table like the target&apos;s.</source>
        <translation>Ensayo: se inicia un servidor privado, con una tabla como la del destino.</translation>
    </message>
    <message>
        <source>The target is only read. The server and its rows are thrown away afterwards.</source>
        <translation>El destino solo se lee. El servidor y sus filas se desechan después.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stopping: the private server is taken away.</source>
        <translation>Parando: se retira el servidor privado.</translation>
    </message>
    <message>
        <source>The rehearsal was stopped. Nothing is left of it.</source>
        <translation>El ensayo se detuvo. No queda nada de él.</translation>
    </message>
    <message>
        <source>Rehearsed on %1: stopped behind %2. %3</source>
        <translation>Ensayado en %1: parado tras %2. %3</translation>
    </message>
    <message>
        <source>Rehearsed on %1: %2 loaded and verified in %3, %4 rows/s.</source>
        <translation>Ensayado en %1: %2 cargadas y verificadas en %3, %4 filas/s.</translation>
    </message>
    <message>
        <source>Rehearsed on %1: %2 loaded, not verified in %3, %4 rows/s.</source>
        <translation>Ensayado en %1: %2 cargadas, sin verificar, en %3, %4 filas/s.</translation>
    </message>
    <message>
        <source>%1 would be set aside.</source>
        <translation>%1 se apartarían.</translation>
    </message>
    <message>
        <source>%1 would be skipped.</source>
        <translation>%1 se omitirían.</translation>
    </message>
</context>
<context>
    <name>millrace::RejectsModel</name>
    <message>
        <source>%1, line %2, byte %3</source>
        <translation>%1, línea %2, byte %3</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Row as it stood in the dump</source>
        <translation>Fila como estaba en el volcado</translation>
    </message>
</context>
<context>
    <name>millrace::ReviewCards</name>
    <message>
        <source>What will happen</source>
        <translation>Lo que va a pasar</translation>
    </message>
    <message>
        <source>Exact statements</source>
        <translation>Sentencias exactas</translation>
    </message>
    <message>
        <source>Statements of the run, in order</source>
        <translation>Sentencias de la ejecución, por orden</translation>
    </message>
    <message>
        <source>Preflight</source>
        <translation>Comprobación previa</translation>
    </message>
    <message>
        <source>Check a&amp;gain</source>
        <translation>C&amp;omprobar de nuevo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to Source</source>
        <translation>Ir a Origen</translation>
    </message>
    <message>
        <source>Go to Target</source>
        <translation>Ir a Destino</translation>
    </message>
    <message>
        <source>Go to Mapping</source>
        <translation>Ir a Asignación</translation>
    </message>
    <message>
        <source>Go to Chunks</source>
        <translation>Ir a Chunks</translation>
    </message>
    <message>
        <source>Go to Tuning</source>
        <translation>Ir a Ajustes</translation>
    </message>
    <message>
        <source>%1 in the way</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>impedimento</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>impedimentos</translation>
    </message>
    <message>
        <source>nothing in the way</source>
        <translation>nada lo impide</translation>
    </message>
</context>
<context>
    <name>millrace::ReviewPage</name>
    <message>
        <source>&amp;Rehearse</source>
        <translation>E&amp;nsayar</translation>
    </message>
    <message>
        <source>Runs the whole plan on a private server of this machine, with a table like the target&apos;s. The target is only read; the server is thrown away.</source>
        <translation>Ejecuta todo el plan en un servidor privado de este equipo, con una tabla como la del destino. El destino solo se lee; el servidor se desecha.</translation>
    </message>
    <message>
        <source> (%1 times)</source>
        <translation> (%1 veces)</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>sentencia</translation>
    </message>
    <message>
        <source>statements</source>
        <translation>sentencias</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>The rows of the query on %1 are read by one SELECT and loaded as one chunk.</source>
        <translation>Las filas de la consulta en %1 se leen con un SELECT y se cargan como un chunk.</translation>
    </message>
    <message>
        <source>%1 on %2 (about %3) is read by one SELECT and loaded as one chunk.</source>
        <translation>%1 en %2 (unas %3) se lee con un SELECT y se carga como un chunk.</translation>
    </message>
    <message>
        <source>%1 on %2 (about %3) is read in ranges of %4, all from one snapshot; writers there wait for the milliseconds it takes to begin it.</source>
        <translation>%1 en %2 (unas %3) se lee en rangos de %4, todos de una misma instantánea; los escritores esperan allí los milisegundos que tarda en empezar.</translation>
    </message>
    <message>
        <source>%1 on %2 (about %3) is read in ranges of %4, without a snapshot.</source>
        <translation>%1 en %2 (unas %3) se lee en rangos de %4, sin instantánea.</translation>
    </message>
    <message>
        <source>%1 (about %2) is read whole, in one statement.</source>
        <translation>%1 (unas %2) se lee entera, en una sentencia.</translation>
    </message>
    <message>
        <source>%1 (about %2) is read in ranges of %3, which are locked against writers while they are loaded.</source>
        <translation>%1 (unas %2) se lee en rangos de %3, bloqueados para escritura mientras se cargan.</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>conexión</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>conexiones</translation>
    </message>
    <message>
        <source>%1 (%2, %3) are read in the order shown under Source.</source>
        <translation>%1 (%2, %3): se leen en el orden que muestra Origen.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>rows not counted yet</source>
        <translation>filas aún sin contar</translation>
    </message>
    <message>
        <source>%1 is created if it is missing.</source>
        <translation>%1 se crea si falta.</translation>
    </message>
    <message>
        <source>A journal, %1.%2, notes every chunk in the chunk&apos;s own transaction.</source>
        <translation>Un diario, %1.%2, anota cada chunk en la transacción del propio chunk.</translation>
    </message>
    <message>
        <source>1 session variable is put in force and put back at the end</source>
        <translation>se aplica 1 variable de sesión y se restaura al final</translation>
    </message>
    <message>
        <source>%1 session variables are put in force and put back at the end</source>
        <translation>se aplican %1 variables de sesión y se restauran al final</translation>
    </message>
    <message>
        <source>%1 to %2 is opened; there %3.</source>
        <translation>Se abre %1 a %2; allí %3.</translation>
    </message>
    <message>
        <source>%1 to %2 are opened; there %3.</source>
        <translation>Se abren %1 a %2; allí %3.</translation>
    </message>
    <message>
        <source>The rows come through this machine and go in by LOAD DATA; moments travel in time zone %1.</source>
        <translation>Las filas pasan por este equipo y entran con LOAD DATA; los instantes viajan en la zona horaria %1.</translation>
    </message>
    <message>
        <source>Within each statement the rows are ordered by the primary key of the target.</source>
        <translation>Dentro de cada sentencia las filas van ordenadas por la clave primaria del destino.</translation>
    </message>
    <message>
        <source>Unless it is in order already, the dump is sorted by the primary key into a copy on this machine, which is loaded in its place and deleted once the rows are verified.</source>
        <translation>Si no está ya en orden, el volcado se ordena por la clave primaria en una copia en este equipo, que se carga en su lugar y se borra una vez verificadas las filas.</translation>
    </message>
    <message>
        <source>Chunks of %1 are loaded into %2, %3; each is committed whole or not at all.</source>
        <translation>Chunks de %1 se cargan en %2, %3; cada uno se confirma entero o nada.</translation>
    </message>
    <message>
        <source>Limits: %1.</source>
        <translation>Límites: %1.</translation>
    </message>
    <message>
        <source>Behind the last row the indexes are built again, exactly as they were. Whatever happens before, millrace-cli restore brings them back.</source>
        <translation>Tras la última fila se crean de nuevo los índices, exactamente como eran. Pase lo que pase antes, millrace-cli restore los repone.</translation>
    </message>
    <message>
        <source>Then all settings of the server are put back to what they were; one that somebody else changed meanwhile is left alone. After a crash millrace-cli restore, or the next run into this schema, does it.</source>
        <translation>Después todos los ajustes del servidor vuelven a lo que eran; el que otros cambiaron entretanto no se toca. Tras una caída lo hace millrace-cli restore, o la próxima ejecución en este esquema.</translation>
    </message>
    <message>
        <source>The rows are counted before and after, and compared with the journal.</source>
        <translation>Las filas se cuentan antes y después, y se comparan con el diario.</translation>
    </message>
    <message>
        <source>The server computes a checksum of all contents, which is compared with the dump&apos;s.</source>
        <translation>El servidor calcula una suma de comprobación de todo el contenido, que se compara con la del volcado.</translation>
    </message>
    <message>
        <source>The server computes a checksum of the contents of some chunks (of a small load, of all), which is compared with the dump&apos;s.</source>
        <translation>El servidor calcula una suma de comprobación del contenido de algunos chunks (en una carga pequeña, de todos), que se compara con la del volcado.</translation>
    </message>
    <message>
        <source>Then the journal is dropped.</source>
        <translation>Después se elimina el diario.</translation>
    </message>
    <message>
        <source>Checking files, server and plan …</source>
        <translation>Comprobando archivos, servidor y plan …</translation>
    </message>
    <message>
        <source>The rows of a query on %1 into %2.%3 on %4</source>
        <translation>Las filas de una consulta en %1 a %2.%3 en %4</translation>
    </message>
    <message>
        <source>About %1 from %2.%3 into %4.%5 on %6</source>
        <translation>Unas %1 de %2.%3 a %4.%5 en %6</translation>
    </message>
    <message>
        <source>%1 from %2 into %3.%4 on %5</source>
        <translation>%1 de %2 a %3.%4 en %5</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>Ca&amp;rgar</translation>
    </message>
    <message>
        <source>&amp;Load %1</source>
        <translation>Ca&amp;rgar %1</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Comprobando …</translation>
    </message>
    <message>
        <source>Nothing has been changed on the server so far.</source>
        <translation>Hasta ahora no se ha cambiado nada en el servidor.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Review what will happen</source>
        <translation>Revise lo que va a pasar</translation>
    </message>
    <message>
        <source>Save pla&amp;n…</source>
        <translation>Guardar p&amp;lan…</translation>
    </message>
</context>
<context>
    <name>millrace::RowDetail</name>
    <message>
        <source>Raw</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Parsed</source>
        <translation>Leído</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Guardado</translation>
    </message>
</context>
<context>
    <name>millrace::RunCompanion</name>
    <message>
        <source>A load is running: %1</source>
        <translation>Hay una carga en curso: %1</translation>
    </message>
    <message>
        <source>%1: %2 %, %3 gone</source>
        <translation>%1: %2 %, %3 transcurrido</translation>
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
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Search events</source>
        <translation>Buscar eventos</translation>
    </message>
    <message>
        <source>Chunks too</source>
        <translation>También chunks</translation>
    </message>
    <message>
        <source>Also list each chunk that was loaded</source>
        <translation>Mostrar también cada chunk cargado</translation>
    </message>
    <message>
        <source>Nothing to report</source>
        <translation>Nada que contar</translation>
    </message>
    <message>
        <source>Events, newest first</source>
        <translation>Eventos, los más recientes primero</translation>
    </message>
    <message>
        <source>Which events</source>
        <translation>Qué eventos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Settings and stages</source>
        <translation>Ajustes y etapas</translation>
    </message>
</context>
<context>
    <name>millrace::RunEventModel</name>
    <message>
        <source>%1; set aside: %2</source>
        <translation>%1; apartadas: %2</translation>
    </message>
</context>
<context>
    <name>millrace::RunFrame</name>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Next: Finish</source>
        <translation>Siguiente: Final</translation>
    </message>
</context>
<context>
    <name>millrace::RunPlot</name>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>minutes:seconds</source>
        <translation>minutos:segundos</translation>
    </message>
    <message>
        <source>hours:minutes</source>
        <translation>horas:minutos</translation>
    </message>
    <message>
        <source>Rows per second over time</source>
        <translation>Filas por segundo a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Plus and minus zoom, Left and Right move, Home shows the whole run, End follows its newest part.</source>
        <translation>Más y menos cambian el zoom, izquierda y derecha desplazan, Inicio muestra toda la ejecución, Fin sigue la parte más reciente.</translation>
    </message>
    <message>
        <source>s/chunk</source>
        <translation>s/chunk</translation>
    </message>
    <message>
        <source>buffer pool reads/s</source>
        <translation>lecturas del buffer pool/s</translation>
    </message>
    <message>
        <source>dirty pages, %</source>
        <translation>páginas modificadas, %</translation>
    </message>
    <message>
        <source>checkpoint age, % of the redo log</source>
        <translation>edad del checkpoint, % del redo log</translation>
    </message>
    <message>
        <source>threads running</source>
        <translation>hilos en ejecución</translation>
    </message>
    <message>
        <source>fsyncs/s</source>
        <translation>fsyncs/s</translation>
    </message>
    <message>
        <source>reads/s</source>
        <translation>lecturas/s</translation>
    </message>
    <message>
        <source>dirty %</source>
        <translation>modificadas %</translation>
    </message>
    <message>
        <source>age %</source>
        <translation>edad %</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>hilos</translation>
    </message>
    <message>
        <source>thousand rows/s</source>
        <translation>miles de filas/s</translation>
    </message>
    <message>
        <source>rows/s</source>
        <translation>filas/s</translation>
    </message>
    <message>
        <source>%1: nothing heard from the server yet</source>
        <translation>%1: aún sin noticias del servidor</translation>
    </message>
    <message>
        <source>%1 rows/s sent</source>
        <translation>%1 filas/s enviadas</translation>
    </message>
    <message>
        <source>chunk %1 in %2 s</source>
        <translation>chunk %1 en %2 s</translation>
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
        <translation>Filas por segundo</translation>
    </message>
    <message>
        <source>What of the server is drawn below</source>
        <translation>Qué del servidor se dibuja abajo</translation>
    </message>
    <message>
        <source>Drawn below the time per chunk</source>
        <translation>Dibujado bajo el tiempo por chunk</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Show the whole run as it goes on</source>
        <translation>Mostrar toda la ejecución según avanza</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 min</translation>
    </message>
    <message>
        <source>Follow the last five minutes</source>
        <translation>Seguir los últimos cinco minutos</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>Follow the last minute</source>
        <translation>Seguir el último minuto</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>The plot as PNG or PDF, or its figures as CSV</source>
        <translation>La curva como PNG o PDF, o sus cifras como CSV</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Give the plot the room of the chunks, workers and events</source>
        <translation>Dar a la curva el sitio de chunks, workers y eventos</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>— sent    ··· committed    - - mean of %1</source>
        <translation>— enviadas    ··· confirmadas    - - media de %1</translation>
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
        <translation>    total %1 filas/s</translation>
    </message>
    <message>
        <source>    standing still: All follows again</source>
        <translation>    detenida: Todo vuelve a seguir</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Documento (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
</context>
<context>
    <name>millrace::RunRemedies</name>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Olvidar</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>Roll &amp;back…</source>
        <translation>Re&amp;vertir…</translation>
    </message>
    <message>
        <source>&amp;View report</source>
        <translation>Ver in&amp;forme</translation>
    </message>
    <message>
        <source>&amp;Its plan</source>
        <translation>Su &amp;plan</translation>
    </message>
    <message>
        <source>Goes on where it ended: chunks that are committed are not loaded again</source>
        <translation>Sigue donde terminó: los chunks confirmados no se cargan de nuevo</translation>
    </message>
    <message>
        <source>Takes exactly this run&apos;s rows out of its table</source>
        <translation>Quita exactamente las filas de esta ejecución de su tabla</translation>
    </message>
    <message>
        <source>Verdict, figures, curve, every statement and every event, in one file</source>
        <translation>Veredicto, cifras, curva, cada sentencia y cada evento, en un archivo</translation>
    </message>
    <message>
        <source>Opens what this run did as a plan, for another run</source>
        <translation>Abre lo que hizo esta ejecución como plan, para otra</translation>
    </message>
    <message>
        <source>Takes the run out of this list. What it loaded stays</source>
        <translation>Quita la ejecución de esta lista. Lo que cargó queda</translation>
    </message>
    <message>
        <source>Take the %1 of this run out of %2?</source>
        <translation>¿Quitar %1 de esta ejecución de %2?</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>its table</source>
        <translation>su tabla</translation>
    </message>
    <message>
        <source>&amp;Yes, take them out</source>
        <translation>&amp;Sí, quitarlas</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Conservarlas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Run %1.</source>
        <translation>Ejecución %1.</translation>
    </message>
    <message>
        <source>Choose a run to see what happened to it.</source>
        <translation>Elija una ejecución para ver qué pasó con ella.</translation>
    </message>
    <message>
        <source>Taking the run&apos;s rows out …</source>
        <translation>Quitando las filas de la ejecución …</translation>
    </message>
    <message>
        <source>Writing the report …</source>
        <translation>Escribiendo el informe …</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Of %1. Empty: MILLRACE_PASSWORD</source>
        <translation>De %1. Vacía: MILLRACE_PASSWORD</translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation>Contraseña de %1</translation>
    </message>
</context>
<context>
    <name>millrace::RunTablesModel</name>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>preparando</translation>
    </message>
    <message>
        <source>sorting</source>
        <translation>ordenando</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>cargando</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>cancelando</translation>
    </message>
    <message>
        <source>building indexes</source>
        <translation>creando índices</translation>
    </message>
    <message>
        <source>verifying</source>
        <translation>verificando</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>calentando</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificada</translation>
    </message>
    <message>
        <source>loaded, not verified</source>
        <translation>cargada, sin verificar</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>revertida</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
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
        <translation>Enviadas/s ahora</translation>
    </message>
    <message>
        <source>Mean rows/s sent</source>
        <translation>Enviadas/s media</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Transcurrido</translation>
    </message>
    <message>
        <source>Remaining</source>
        <translation>Restante</translation>
    </message>
    <message>
        <source>Mean rows/s</source>
        <translation>Filas/s media</translation>
    </message>
    <message>
        <source>Rows/s, slowed</source>
        <translation>Filas/s, frenada</translation>
    </message>
    <message>
        <source>Rows/s, limited</source>
        <translation>Filas/s, limitada</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Loading time</source>
        <translation>Tiempo de carga</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Ordenado</translation>
    </message>
    <message>
        <source>Indexes built</source>
        <translation>Índices creados</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Rows committed · %1 %</source>
        <translation>Confirmadas · %1 %</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>retry</source>
        <translation>reint.</translation>
    </message>
    <message>
        <source>retries</source>
        <translation>reint.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>with indexes: a guess</source>
        <translation>con índices: estimado</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>a rough guess yet</source>
        <translation>aún muy aproximado</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>%1 committed</source>
        <translation>%1 confirmadas</translation>
    </message>
    <message>
        <source>pauses left out</source>
        <translation>sin las pausas</translation>
    </message>
    <message>
        <source>loading %1</source>
        <translation>cargando %1</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avisos</translation>
    </message>
    <message>
        <source>no retries</source>
        <translation>sin reint.</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, a las %2</translation>
    </message>
    <message>
        <source>At this pace the last row is in at about %1, give or take %2.</source>
        <translation>A este ritmo la última fila entra hacia las %1, con un margen de %2.</translation>
    </message>
</context>
<context>
    <name>millrace::RunTray</name>
    <message>
        <source>&amp;Show Millrace</source>
        <translation>Mo&amp;strar Millrace</translation>
    </message>
    <message>
        <source>S&amp;top the load, resumable</source>
        <translation>&amp;Parar la carga, reanudable</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
</context>
<context>
    <name>millrace::RunWorkerModel</name>
    <message>
        <source>idle</source>
        <translation>inactivo</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>retenido</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>enviando</translation>
    </message>
    <message>
        <source>committing</source>
        <translation>confirmando</translation>
    </message>
    <message>
        <source>rolling back</source>
        <translation>revirtiendo</translation>
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
        <translation>Estado</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Rows/s</source>
        <translation>Filas/s</translation>
    </message>
</context>
<context>
    <name>millrace::RunsCard</name>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Buscar ejecuciones</translation>
    </message>
    <message>
        <source>A&amp;ll</source>
        <translation>&amp;Todas</translation>
    </message>
    <message>
        <source>Unfinishe&amp;d</source>
        <translation>Sin &amp;terminar</translation>
    </message>
    <message>
        <source>Search the runs</source>
        <translation>Buscar en las ejecuciones</translation>
    </message>
    <message>
        <source>Read the list of runs anew</source>
        <translation>Leer de nuevo la lista de ejecuciones</translation>
    </message>
    <message>
        <source>A&amp;ll %1</source>
        <translation>&amp;Todas %1</translation>
    </message>
    <message>
        <source>Unfinishe&amp;d %1</source>
        <translation>Sin ter&amp;minar %1</translation>
    </message>
    <message>
        <source>Reading the runs …</source>
        <translation>Leyendo las ejecuciones …</translation>
    </message>
    <message>
        <source>No run yet. Each load leaves its record here.</source>
        <translation>Aún no hay ejecuciones. Cada carga deja aquí su registro.</translation>
    </message>
    <message>
        <source>No run matches.</source>
        <translation>Ninguna ejecución coincide.</translation>
    </message>
    <message>
        <source>half rolled back</source>
        <translation>revertida a medias</translation>
    </message>
</context>
<context>
    <name>millrace::SampleModel</name>
    <message>
        <source>%1, not %2</source>
        <translation>%1, no %2</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>campos</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>The row ends before this field.</source>
        <translation>La fila termina antes de este campo.</translation>
    </message>
    <message>
        <source>NULL: this is how LOAD DATA reads the field under these options.</source>
        <translation>NULL: así lee LOAD DATA el campo con estas opciones.</translation>
    </message>
    <message>
        <source>An empty text, not NULL. In a number or a date that is an error: NULLIF(@v, &apos;&apos;) makes NULL of it.</source>
        <translation>Un texto vacío, no NULL. En un número o una fecha es un error: NULLIF(@v, &apos;&apos;) lo convierte en NULL.</translation>
    </message>
    <message>
        <source>The letters %1, not NULL, under these options.</source>
        <translation>Las letras %1, no NULL, con estas opciones.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Campo %1</translation>
    </message>
</context>
<context>
    <name>millrace::SampleWork</name>
    <message>
        <source>sample: action credits 2010</source>
        <translation>muestra: action credits 2010</translation>
    </message>
</context>
<context>
    <name>millrace::SavedBar</name>
    <message>
        <source>Saved connections</source>
        <translation>Conexiones guardadas</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>G&amp;uardar</translation>
    </message>
    <message>
        <source>Keep what the fields below say under a name, without the password</source>
        <translation>Conserva con un nombre lo que dicen los campos de abajo, sin la contraseña</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Reno&amp;mbrar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Name of the connection</source>
        <translation>Nombre de la conexión</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Conser&amp;var</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>No saved connection yet</source>
        <translation>Aún no hay conexiones guardadas</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>Nueva conexión</translation>
    </message>
</context>
<context>
    <name>millrace::SavedConnectionsModel</name>
    <message>
        <source>Last used %1</source>
        <translation>Usada por última vez %1</translation>
    </message>
    <message>
        <source>Never used yet</source>
        <translation>Aún sin usar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
</context>
<context>
    <name>millrace::ScratchCard</name>
    <message>
        <source>Sc&amp;hema</source>
        <translation>Es&amp;quema</translation>
    </message>
    <message>
        <source>Made when it is missing.</source>
        <translation>Se crea si falta.</translation>
    </message>
    <message>
        <source>Server program</source>
        <translation>Programa del servidor</translation>
    </message>
    <message>
        <source>Buffer pool</source>
        <translation>Buffer pool</translation>
    </message>
    <message>
        <source>innodb_buffer_pool_size of the scratch server</source>
        <translation>innodb_buffer_pool_size del servidor scratch</translation>
    </message>
    <message>
        <source> MiB pool</source>
        <translation> MiB de pool</translation>
    </message>
    <message>
        <source>Durability</source>
        <translation>Durabilidad</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <translation>&amp;Detenerlo</translation>
    </message>
    <message>
        <source>A clean shutdown; its data stay.</source>
        <translation>Un cierre limpio; sus datos quedan.</translation>
    </message>
    <message>
        <source>Sea&amp;l it</source>
        <translation>Se&amp;llarlo</translation>
    </message>
    <message>
        <source>A clean shutdown, its files synced, started again with full durability, checksums of all tables compared: what was loaded without care for the disk is safe then.</source>
        <translation>Un cierre limpio, archivos sincronizados, nuevo inicio con durabilidad completa, sumas de todas las tablas comparadas: lo que se cargó sin cuidar el disco queda entonces a salvo.</translation>
    </message>
    <message>
        <source>Stops it and deletes its data.</source>
        <translation>Lo detiene y borra sus datos.</translation>
    </message>
    <message>
        <source>%1 of data in %2 are deleted for good.</source>
        <translation>%1 de datos en %2 se borran para siempre.</translation>
    </message>
    <message>
        <source>Delete the data</source>
        <translation>Borrar los datos</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservarlos</translation>
    </message>
    <message>
        <source>The data that are there belong to it; delete them to start another.</source>
        <translation>Los datos que hay son suyos; bórrelos para iniciar otro.</translation>
    </message>
    <message>
        <source>Delete &amp;it …</source>
        <translation>&amp;Borrarlo …</translation>
    </message>
</context>
<context>
    <name>millrace::ScratchLine</name>
    <message>
        <source>Scratch server: %1</source>
        <translation>Scratch: %1</translation>
    </message>
    <message>
        <source>Scratch server runs, in memory</source>
        <translation>Scratch en marcha, en memoria</translation>
    </message>
    <message>
        <source>Scratch server runs</source>
        <translation>Scratch en marcha</translation>
    </message>
</context>
<context>
    <name>millrace::ServerSourceView</name>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>The result of the SELECT, %1. It is read by one statement and goes in as one chunk: how many rows it has shows when they are in.</source>
        <translation>El resultado del SELECT, %1. Lo lee una sentencia y entra como un chunk: cuántas filas tiene se ve cuando están dentro.</translation>
    </message>
    <message>
        <source>%1.%2 · %3 · about %4 · %5</source>
        <translation>%1.%2 · %3 · unas %4 · %5</translation>
    </message>
    <message>
        <source>a view</source>
        <translation>una vista</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>
It has no key that ranges could be made of: one statement reads it, and it goes in as one chunk.</source>
        <translation>
No tiene una clave de la que hacer rangos: la lee una sentencia y entra como un chunk.</translation>
    </message>
    <message>
        <source>
Read in ranges of %1, all from one snapshot: writers wait for the milliseconds it takes to begin it.</source>
        <translation>
Se lee en rangos de %1, todos de una misma instantánea: los escritores esperan los milisegundos que tarda en empezar.</translation>
    </message>
    <message>
        <source>
Read in ranges of %1. %2 has no snapshots: keep writers away while the run lasts.</source>
        <translation>
Se lee en rangos de %1. %2 no tiene instantáneas: mantenga alejados a los escritores durante la ejecución.</translation>
    </message>
    <message>
        <source>First rows of the source</source>
        <translation>Primeras filas del origen</translation>
    </message>
    <message>
        <source>Say where the rows are, then read the first of them.</source>
        <translation>Indique dónde están las filas y lea las primeras.</translation>
    </message>
    <message>
        <source>Rows of another server</source>
        <translation>Filas de otro servidor</translation>
    </message>
    <message>
        <source>&amp;Files instead</source>
        <translation>Mejor arc&amp;hivos</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>SE&amp;LECT</source>
        <translation>SE&amp;LECT</translation>
    </message>
    <message>
        <source>Source table</source>
        <translation>Tabla de origen</translation>
    </message>
    <message>
        <source>SELECT whose rows are loaded</source>
        <translation>SELECT cuyas filas se cargan</translation>
    </message>
    <message>
        <source>SELECT id, name FROM …</source>
        <translation>SELECT id, name FROM …</translation>
    </message>
    <message>
        <source>&amp;Read the first rows</source>
        <translation>Leer las p&amp;rimeras filas</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Primeras filas</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Leyendo …</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Leer de nuev&amp;o</translation>
    </message>
    <message>
        <source>L&amp;ist tables</source>
        <translation>Listar ta&amp;blas</translation>
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
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>%1 cannot be written: these choices last until the program ends.</source>
        <translation>No se puede escribir %1: estas opciones valen hasta que termine el programa.</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size of &amp;type</source>
        <translation>&amp;Tamaño de letra</translation>
    </message>
    <message>
        <source>New migrations begin with</source>
        <translation>Las migraciones nuevas empiezan con</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>&amp;Workers</translation>
    </message>
    <message>
        <source>&amp;Rows per chunk</source>
        <translation>&amp;Filas por chunk</translation>
    </message>
    <message>
        <source>While a load runs</source>
        <translation>Durante una carga</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Leave it running in the tray</source>
        <translation>Dejarla en la bandeja</translation>
    </message>
    <message>
        <source>Minimise the window</source>
        <translation>Minimizar la ventana</translation>
    </message>
    <message>
        <source>Stop it, resumable</source>
        <translation>Parar, reanudable</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>Al cerrar la ventana</translation>
    </message>
    <message>
        <source>&amp;Notify me at its end</source>
        <translation>&amp;Notificarme al final</translation>
    </message>
    <message>
        <source>&amp;Keep the machine awake</source>
        <translation>&amp;Mantener despierto el equipo</translation>
    </message>
    <message>
        <source>Records of the runs</source>
        <translation>Registros de las ejecuciones</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>The window and millrace-cli share them. Set MILLRACE_HOME for both to keep them elsewhere.</source>
        <translation>La ventana y millrace-cli los comparten. Defina MILLRACE_HOME para ambos para guardarlos en otro lugar.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>The language, and the size of titles and notes, follow at the next start.</source>
        <translation>El idioma y el tamaño de los títulos y las notas siguen en el próximo inicio.</translation>
    </message>
</context>
<context>
    <name>millrace::SettingsLeftBar</name>
    <message>
        <source>a server that its plan no longer names</source>
        <translation>un servidor que su plan ya no nombra</translation>
    </message>
    <message>
        <source>settings; its record cannot be read</source>
        <translation>ajustes; su registro no se puede leer</translation>
    </message>
    <message>
        <source>Run %1 was broken off and left changed on %2: %3.</source>
        <translation>La ejecución %1 se interrumpió y dejó cambiado en %2: %3.</translation>
    </message>
    <message>
        <source>%1 left some too.</source>
        <translation>También dejó alguno %1.</translation>
    </message>
    <message>
        <source>earlier run</source>
        <translation>ejecución anterior</translation>
    </message>
    <message>
        <source>earlier runs</source>
        <translation>ejecuciones anteriores</translation>
    </message>
    <message>
        <source>Each goes back to its value from before; what somebody else changed since is left alone. The next load into the same schema does the same.</source>
        <translation>Cada uno vuelve a su valor anterior; lo que otros cambiaron desde entonces no se toca. La próxima carga en el mismo esquema hace lo mismo.</translation>
    </message>
    <message>
        <source>&amp;Put them back</source>
        <translation>Restaurar&amp;los</translation>
    </message>
    <message>
        <source>Putting the settings back …</source>
        <translation>Restaurando los ajustes …</translation>
    </message>
    <message>
        <source>The settings are as they were before.</source>
        <translation>Los ajustes están como antes.</translation>
    </message>
    <message>
        <source>Connect to %1 under Target with its password, then press again.</source>
        <translation>Conéctese a %1 en Destino con su contraseña y pulse de nuevo.</translation>
    </message>
    <message>
        <source>Not all settings could be put back.</source>
        <translation>No se pudieron restaurar todos los ajustes.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Rei&amp;ntentar</translation>
    </message>
</context>
<context>
    <name>millrace::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Underlined letters work with Alt. Tab goes from control to control, the arrow keys through tables and lists; Space and Return press.</source>
        <translation>Las letras subrayadas funcionan con Alt. Tab va de control en control, las flechas por tablas y listas; Espacio e Intro pulsan.</translation>
    </message>
</context>
<context>
    <name>millrace::SourcePage</name>
    <message>
        <source>The &amp;whole dump</source>
        <translation>El &amp;volcado completo</translation>
    </message>
    <message>
        <source>All tables with their definitions, indexes, views, triggers and routines</source>
        <translation>Todas las tablas con sus definiciones, índices, vistas, triggers y rutinas</translation>
    </message>
    <message>
        <source>Its rows alone, into a table of your choice, mapped as you like</source>
        <translation>Solo sus filas, a una tabla de su elección, asignadas como quiera</translation>
    </message>
    <message>
        <source>Files in load order</source>
        <translation>Archivos en orden de carga</translation>
    </message>
    <message>
        <source>Table found in these files</source>
        <translation>Tabla hallada en estos archivos</translation>
    </message>
    <message>
        <source>S&amp;plit</source>
        <translation>S&amp;eparar</translation>
    </message>
    <message>
        <source>Take each file for a table of its own</source>
        <translation>Tratar cada archivo como tabla propia</translation>
    </message>
    <message>
        <source>&amp;Join …</source>
        <translation>&amp;Juntar …</translation>
    </message>
    <message>
        <source>Load the files of other tables of the same shape into this one too</source>
        <translation>Cargar también en esta los archivos de otras tablas de la misma forma</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Su&amp;bir</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>Baja&amp;r</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Order of the files</source>
        <translation>Orden de los archivos</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>natural</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>por nombre</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>por fecha</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Arc&amp;hivos…</translation>
    </message>
    <message>
        <source>Add fol&amp;der…</source>
        <translation>Car&amp;peta…</translation>
    </message>
    <message>
        <source>with su&amp;bfolders</source>
        <translation>con sub&amp;carpetas</translation>
    </message>
    <message>
        <source>How they are written</source>
        <translation>Cómo están escritos</translation>
    </message>
    <message>
        <source>De&amp;tect again</source>
        <translation>De&amp;tectar de nuevo</translation>
    </message>
    <message>
        <source>First rows of the first file</source>
        <translation>Primeras filas del primer archivo</translation>
    </message>
    <message>
        <source>No row under this dialect</source>
        <translation>Ninguna fila con este dialecto</translation>
    </message>
    <message>
        <source>All %1 tables of this shape</source>
        <translation>Las %1 tablas de esta forma</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Detectado: %1</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Puesto a mano</translation>
    </message>
    <message>
        <source>%1 – table of %2</source>
        <translation>%1 – tabla de %2</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <translation>%1 – %2, %3</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>Source: a query</source>
        <translation>Origen: una consulta</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Origen: %1</translation>
    </message>
    <message>
        <source>What to load</source>
        <translation>Qué cargar</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>Preguntando al servidor …</translation>
    </message>
    <message>
        <source>Looking at the files …</source>
        <translation>Mirando los archivos …</translation>
    </message>
    <message>
        <source>A dump that cannot be read whole</source>
        <translation>Un volcado que no se puede leer entero</translation>
    </message>
    <message>
        <source>Reading the dump …</source>
        <translation>Leyendo el volcado …</translation>
    </message>
    <message>
        <source>Reading the dump … %1 %</source>
        <translation>Leyendo el volcado … %1 %</translation>
    </message>
    <message>
        <source>A whole dump · %1</source>
        <translation>Un volcado completo · %1</translation>
    </message>
    <message>
        <source>A query on %1 · %2</source>
        <translation>Una consulta en %1 · %2</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>%1.%2 on %3 · about %4</source>
        <translation>%1.%2 en %3 · unas %4</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>A table of another MySQL or MariaDB server, or what a SELECT there gives.</source>
        <translation>Una tabla de otro servidor MySQL o MariaDB, o lo que da allí un SELECT.</translation>
    </message>
    <message>
        <source>A table of the target&apos;s server · about %1 · %2</source>
        <translation>Una tabla del servidor de destino · unas %1 · %2</translation>
    </message>
    <message>
        <source>Text files, one row per line, that go into one table; or a table of an SQL dump.</source>
        <translation>Archivos de texto, una fila por línea, que van a una tabla; o una tabla de un volcado SQL.</translation>
    </message>
    <message>
        <source>One table of an SQL dump · %1 · %2</source>
        <translation>Una tabla de un volcado SQL · %1 · %2</translation>
    </message>
    <message>
        <source>counting rows …</source>
        <translation>contando filas …</translation>
    </message>
    <message>
        <source>field per row</source>
        <translation>campo por fila</translation>
    </message>
    <message>
        <source>fields per row</source>
        <translation>campos por fila</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>The whole dump is being read. You can go on meanwhile.</source>
        <translation>Se está leyendo el volcado completo. Puede seguir entretanto.</translation>
    </message>
    <message>
        <source>Some rows have another number of fields. Check the terminator before you go on.</source>
        <translation>Algunas filas tienen otro número de campos. Compruebe el separador antes de seguir.</translation>
    </message>
    <message>
        <source>The whole dump was read: look at what is odd in it before you go on.</source>
        <translation>El volcado completo está leído: mire lo que llama la atención antes de seguir.</translation>
    </message>
    <message>
        <source>Every row is being counted. You can go on meanwhile.</source>
        <translation>Se está contando cada fila. Puede seguir entretanto.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>On&amp;e table of it</source>
        <translation>&amp;Una tabla de él</translation>
    </message>
    <message>
        <source>Tick the tables that are to be loaded.</source>
        <translation>Marque las tablas que se deben cargar.</translation>
    </message>
</context>
<context>
    <name>millrace::SourceWork</name>
    <message>
        <source>Schema or table is missing.</source>
        <translation>Falta el esquema o la tabla.</translation>
    </message>
    <message>
        <source>Name both, or the schema and a SELECT.</source>
        <translation>Nombre ambos, o el esquema y un SELECT.</translation>
    </message>
</context>
<context>
    <name>millrace::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Bulk loads into MySQL and MariaDB, from the first look at a dump to the proved table</source>
        <translation>Cargas masivas en MySQL y MariaDB, desde la primera mirada a un volcado hasta la tabla probada</translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 sin terminar</translation>
    </message>
    <message>
        <source>%1 of %2 verified</source>
        <translation>%1 de %2 verificadas</translation>
    </message>
    <message>
        <source>run</source>
        <translation>ejecución</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>ejecuciones</translation>
    </message>
    <message>
        <source>drop a dump anywhere here to begin</source>
        <translation>suelte un volcado en cualquier lugar para empezar</translation>
    </message>
    <message>
        <source>%1 taken out; run %2 is rolled back.</source>
        <translation>%1 quitadas; la ejecución %2 está revertida.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>Run %1 is forgotten.</source>
        <translation>La ejecución %1 está olvidada.</translation>
    </message>
    <message>
        <source>What it loaded stays. Its record is deleted at the next start.</source>
        <translation>Lo que cargó queda. Su registro se borra en el próximo inicio.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>%1 is out of the list.</source>
        <translation>%1 ya no está en la lista.</translation>
    </message>
    <message>
        <source>The file stays: %1</source>
        <translation>El archivo queda: %1</translation>
    </message>
</context>
<context>
    <name>millrace::StartRail</name>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>&amp;New migration</source>
        <translation>&amp;Nueva migración</translation>
    </message>
    <message>
        <source>&amp;Open plan…</source>
        <translation>Abr&amp;ir plan…</translation>
    </message>
    <message>
        <source>&amp;Try the sample</source>
        <translation>Probar &amp;la muestra</translation>
    </message>
    <message>
        <source>Writes a small dump and loads it into a private server on this machine</source>
        <translation>Escribe un volcado pequeño y lo carga en un servidor privado de este equipo</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ajustes</translation>
    </message>
    <message>
        <source>Keyboard s&amp;hortcuts</source>
        <translation>Ata&amp;jos de teclado</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Acerca &amp;de</translation>
    </message>
    <message>
        <source>Show the &amp;load</source>
        <translation>Mostrar la &amp;carga</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>Making the sample …</source>
        <translation>Creando la muestra …</translation>
    </message>
</context>
<context>
    <name>millrace::StatementCard</name>
    <message>
        <source>Statement</source>
        <translation>Sentencia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Edit as text</source>
        <translation>&amp;Editar como texto</translation>
    </message>
    <message>
        <source>Statement, to read and to edit</source>
        <translation>Sentencia, para leer y editar</translation>
    </message>
    <message>
        <source>Write here, or paste a LOAD DATA statement: the tables above follow. Ctrl+Space completes a name.</source>
        <translation>Escriba aquí, o pegue una sentencia LOAD DATA: las tablas de arriba la siguen. Ctrl+Espacio completa un nombre.</translation>
    </message>
    <message>
        <source>Column list: a column, @variable or @discard per field</source>
        <translation>Lista de columnas: una columna, @variable o @discard por campo</translation>
    </message>
    <message>
        <source>Column list</source>
        <translation>Lista de columnas</translation>
    </message>
    <message>
        <source>SET, one clause per line: column = expression; @row_number is the row&apos;s number in source order</source>
        <translation>SET, una cláusula por línea: columna = expresión; @row_number es el número de la fila en el orden del origen</translation>
    </message>
    <message>
        <source>SET clauses</source>
        <translation>Cláusulas SET</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>A&amp;plicar</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
    <message>
        <source>Discard ed&amp;it</source>
        <translation>&amp;Descartar cambio</translation>
    </message>
</context>
<context>
    <name>millrace::StepButton</name>
    <message>
        <source>not done yet</source>
        <translation>aún sin hacer</translation>
    </message>
    <message>
        <source>current step</source>
        <translation>paso actual</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>Paso %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>millrace::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
</context>
<context>
    <name>millrace::TableSourceView</name>
    <message>
        <source>First rows</source>
        <translation>Primeras filas</translation>
    </message>
    <message>
        <source>First rows of the source table</source>
        <translation>Primeras filas de la tabla de origen</translation>
    </message>
    <message>
        <source>They are read once the server is connected, under Target.</source>
        <translation>Se leen cuando el servidor está conectado, en Destino.</translation>
    </message>
    <message>
        <source>A table on the target&apos;s server</source>
        <translation>Una tabla en el servidor de destino</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Cortada por</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>The rows go from table to table inside the server, by INSERT … SELECT in ranges of the key: nothing passes through this machine. While a range is loaded, whoever writes to these rows waits.</source>
        <translation>Las filas pasan de tabla a tabla dentro del servidor, con INSERT … SELECT en rangos de la clave: nada pasa por este equipo. Mientras se carga un rango, quien escriba en esas filas espera.</translation>
    </message>
    <message>
        <source>&amp;Files instead…</source>
        <translation>Mejor arc&amp;hivos…</translation>
    </message>
    <message>
        <source>Fol&amp;der instead…</source>
        <translation>Mejor car&amp;peta…</translation>
    </message>
    <message>
        <source>%1.%2, a view</source>
        <translation>%1.%2, una vista</translation>
    </message>
    <message>
        <source>%1.%2, %3</source>
        <translation>%1.%2, %3</translation>
    </message>
    <message>
        <source>about %1, %2 by the server&apos;s estimate</source>
        <translation>unas %1, %2 según estima el servidor</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>nothing: it has no key whose ranges could be told apart and is loaded in one piece</source>
        <translation>nada: no tiene una clave cuyos rangos se distingan y se carga de una pieza</translation>
    </message>
    <message>
        <source>ranges of %1 (%2)</source>
        <translation>rangos de %1 (%2)</translation>
    </message>
</context>
<context>
    <name>millrace::TablesModel</name>
    <message>
        <source>%1 of rows, %2 of secondary indexes, by the server&apos;s statistics</source>
        <translation>%1 de filas, %2 de índices secundarios, según las estadísticas del servidor</translation>
    </message>
    <message>
        <source>The server&apos;s estimate</source>
        <translation>La estimación del servidor</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Indexes, triggers, keys</source>
        <translation>Índices, triggers, claves</translation>
    </message>
</context>
<context>
    <name>millrace::TargetPage</name>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>choose a schema</source>
        <translation>elija un esquema</translation>
    </message>
    <message>
        <source>Search tables</source>
        <translation>Buscar tablas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Create it from the &amp;dump&apos;s own DDL…</source>
        <translation>Crearla con la DDL del v&amp;olcado…</translation>
    </message>
    <message>
        <source>Connect to see the tables.</source>
        <translation>Conéctese para ver las tablas.</translation>
    </message>
    <message>
        <source>Choose a schema.</source>
        <translation>Elija un esquema.</translation>
    </message>
    <message>
        <source>No table in %1.</source>
        <translation>Ninguna tabla en %1.</translation>
    </message>
    <message>
        <source>Create one that fits the &amp;dump…</source>
        <translation>Crear una que encaje con el v&amp;olcado…</translation>
    </message>
    <message>
        <source>will be created</source>
        <translation>se creará</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Starting the scratch server …</source>
        <translation>Iniciando el servidor scratch …</translation>
    </message>
    <message>
        <source>Connecting …</source>
        <translation>Conectando …</translation>
    </message>
    <message>
        <source>Not connected. Nothing is changed on the server before the load begins.</source>
        <translation>Sin conexión. No se cambia nada en el servidor antes de empezar la carga.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 · no table chosen</source>
        <translation>%1 · ninguna tabla elegida</translation>
    </message>
    <message>
        <source>%1 · %2.%3</source>
        <translation>%1 · %2.%3</translation>
    </message>
    <message>
        <source>Choose a table to go on.</source>
        <translation>Elija una tabla para seguir.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Choose the table to load into</source>
        <translation>Elija la tabla en la que cargar</translation>
    </message>
</context>
<context>
    <name>millrace::ThrottleBar</name>
    <message>
        <source>Limit the speed</source>
        <translation>Limitar la velocidad</translation>
    </message>
    <message>
        <source>Rows per second, at most</source>
        <translation>Filas por segundo, como máximo</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Velocidad máxima</translation>
    </message>
    <message>
        <source>at most %1 rows/s</source>
        <translation>como máximo %1 filas/s</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>velocidad máxima</translation>
    </message>
</context>
<context>
    <name>millrace::TransformBar</name>
    <message>
        <source>&amp;Apply</source>
        <translation>A&amp;plicar</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
</context>
<context>
    <name>millrace::TuningPage</name>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>Connect to a server under Target to see what can be set there.</source>
        <translation>Conéctese a un servidor en Destino para ver qué se puede ajustar allí.</translation>
    </message>
    <message>
        <source>No setting is described with these words.</source>
        <translation>Ningún ajuste se describe con estas palabras.</translation>
    </message>
    <message>
        <source>not this machine: run the commands there, as root</source>
        <translation>no es este equipo: ejecute allí las órdenes, como root</translation>
    </message>
    <message>
        <source>Gains nothing here</source>
        <translation>Aquí no aporta nada</translation>
    </message>
    <message>
        <source>InnoDB ignores it (it works for MyISAM only). What helps is to drop secondary indexes before the load and add them in one ALTER TABLE after it (Chunks).</source>
        <translation>InnoDB lo ignora (solo sirve para MyISAM). Lo que ayuda es eliminar los índices secundarios antes de la carga y añadirlos después en un ALTER TABLE (Chunks).</translation>
    </message>
    <message>
        <source>One LOAD DATA is one transaction anyway. Millrace commits once per chunk, together with the chunk&apos;s journal row, so that a load that was cut off goes on exactly where it stood.</source>
        <translation>Un LOAD DATA ya es una transacción. Millrace confirma una vez por chunk, junto con su fila del diario, para que una carga cortada siga exactamente donde estaba.</translation>
    </message>
    <message>
        <source>Not on this server</source>
        <translation>No en este servidor</translation>
    </message>
    <message>
        <source>Seen there</source>
        <translation>Visto allí</translation>
    </message>
    <message>
        <source>Your own choice.</source>
        <translation>Su propia elección.</translation>
    </message>
    <message>
        <source>The plan also sets %1.</source>
        <translation>El plan también pone %1.</translation>
    </message>
    <message>
        <source>What can be set depends on the server.</source>
        <translation>Lo que se puede ajustar depende del servidor.</translation>
    </message>
    <message>
        <source>%1 on %2 · nothing global is touched</source>
        <translation>%1 en %2 · no se toca nada global</translation>
    </message>
    <message>
        <source>session variable changes</source>
        <translation>variable de sesión cambia</translation>
    </message>
    <message>
        <source>session variables change</source>
        <translation>variables de sesión cambian</translation>
    </message>
    <message>
        <source>%1 on %2 · all of it is put back, after a crash too</source>
        <translation>%1 en %2 · todo se restaura, también tras una caída</translation>
    </message>
    <message>
        <source>change</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>cambios</translation>
    </message>
    <message>
        <source>%1, server too</source>
        <translation>%1, también servidor</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Settings during the load</source>
        <translation>Ajustes durante la carga</translation>
    </message>
</context>
<context>
    <name>millrace::WarmupCard</name>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>Secondary &amp;indexes</source>
        <translation>Índices &amp;secundarios</translation>
    </message>
    <message>
        <source>Reads all secondary indexes as well, one after the other.</source>
        <translation>Lee también todos los índices secundarios, uno tras otro.</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>Anal&amp;yze</translation>
    </message>
    <message>
        <source>ANALYZE TABLE first: fresh statistics. It is not written to the binary log.</source>
        <translation>Primero ANALYZE TABLE: estadísticas frescas. No se escribe en el log binario.</translation>
    </message>
    <message>
        <source>O&amp;ptimize</source>
        <translation>O&amp;ptimize</translation>
    </message>
    <message>
        <source>OPTIMIZE TABLE first: rewrites the whole table, so that it is read in one piece. Needs as much room again, and keeps nobody from reading.</source>
        <translation>Primero OPTIMIZE TABLE: reescribe toda la tabla para que se lea de una pieza. Necesita otro tanto de espacio y no impide leer a nadie.</translation>
    </message>
    <message>
        <source>&amp;Warm up</source>
        <translation>Calen&amp;tar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Para&amp;r</translation>
    </message>
    <message>
        <source>Reads the table into the buffer pool, twice, before its users come, and shows what came of it.</source>
        <translation>Lee la tabla en el buffer pool, dos veces, antes de que lleguen sus usuarios, y muestra el resultado.</translation>
    </message>
    <message>
        <source>Connecting.</source>
        <translation>Conectando.</translation>
    </message>
    <message>
        <source>On its way · %1</source>
        <translation>En camino · %1</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Parando.</translation>
    </message>
    <message>
        <source>Stopped. What was read so far stays in memory.</source>
        <translation>Parado. Lo leído hasta ahora queda en memoria.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hecho.</translation>
    </message>
    <message>
        <source>&amp;Warm up again</source>
        <translation>Calen&amp;tar de nuevo</translation>
    </message>
</context>
<context>
    <name>millrace::WarmupChoice</name>
    <message>
        <source>After the load</source>
        <translation>Tras la carga</translation>
    </message>
    <message>
        <source>Warm &amp;up</source>
        <translation>Calen&amp;tar</translation>
    </message>
    <message>
        <source>Reads the table&apos;s rows into the buffer pool, twice, and shows what came of it.</source>
        <translation>Lee las filas de la tabla en el buffer pool, dos veces, y muestra el resultado.</translation>
    </message>
    <message>
        <source>&amp;indexes too</source>
        <translation>también índic&amp;es</translation>
    </message>
    <message>
        <source>Reads all secondary indexes as well, one after the other.</source>
        <translation>Lee también todos los índices secundarios, uno tras otro.</translation>
    </message>
    <message>
        <source>&amp;analyze</source>
        <translation>anal&amp;yze</translation>
    </message>
    <message>
        <source>ANALYZE TABLE first: fresh statistics. It is not written to the binary log.</source>
        <translation>Primero ANALYZE TABLE: estadísticas frescas. No se escribe en el log binario.</translation>
    </message>
    <message>
        <source>o&amp;ptimize</source>
        <translation>o&amp;ptimize</translation>
    </message>
    <message>
        <source>OPTIMIZE TABLE first: rewrites the whole table, so that it is read in one piece. Needs as much room again.</source>
        <translation>Primero OPTIMIZE TABLE: reescribe toda la tabla para que se lea de una pieza. Necesita otro tanto de espacio.</translation>
    </message>
    <message>
        <source>page &amp;list</source>
        <translation>&amp;lista de páginas</translation>
    </message>
    <message>
        <source>The server writes down which pages it holds, for its next start.</source>
        <translation>El servidor anota qué páginas tiene en memoria, para su próximo inicio.</translation>
    </message>
</context>
<context>
    <name>millrace::WelcomeCard</name>
    <message>
        <source>Drop a dump anywhere in this window</source>
        <translation>Suelte un volcado en cualquier lugar de esta ventana</translation>
    </message>
    <message>
        <source>Files of mysqldump -T, TSV, CSV, whole SQL dumps, dump folders and archives of them. Nothing on a server is touched before you press Load.</source>
        <translation>Archivos de mysqldump -T, TSV, CSV, volcados SQL completos, carpetas de volcados y archivos comprimidos. No se toca nada en un servidor antes de que pulse Cargar.</translation>
    </message>
    <message>
        <source>&amp;Choose files…</source>
        <translation>&amp;Elegir archivos…</translation>
    </message>
    <message>
        <source>&amp;Play with the sample</source>
        <translation>Ju&amp;gar con la muestra</translation>
    </message>
    <message>
        <source>The sample is a small dump that is loaded into a private server on this machine, and thrown away when you like.</source>
        <translation>La muestra es un volcado pequeño que se carga en un servidor privado de este equipo y se desecha cuando quiera.</translation>
    </message>
</context>
<context>
    <name>millrace::WizardFooter</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next: %1</source>
        <translation>&amp;Siguiente: %1</translation>
    </message>
</context>
<context>
    <name>millrace::WizardWindow</name>
    <message>
        <source>&amp;Open plan…</source>
        <translation>Abr&amp;ir plan…</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>&amp;Guardar plan…</translation>
    </message>
    <message>
        <source>new migration</source>
        <translation>nueva migración</translation>
    </message>
    <message>
        <source>%1 – Millrace</source>
        <translation>%1 – Millrace</translation>
    </message>
    <message>
        <source>There is no plan yet.</source>
        <translation>Aún no hay plan.</translation>
    </message>
    <message>
        <source>Connect under Target and choose where the dump goes.</source>
        <translation>Conéctese en Destino y elija adónde va el volcado.</translation>
    </message>
    <message>
        <source>Plan saved as %1.</source>
        <translation>Plan guardado como %1.</translation>
    </message>
    <message>
        <source>It holds no password. millrace-cli run loads it without this window.</source>
        <translation>No contiene contraseña. millrace-cli run lo carga sin esta ventana.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>La página anterior</translation>
    </message>
    <message>
        <source>The next page; never begins a load</source>
        <translation>La página siguiente; nunca empieza una carga</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Abrir un plan</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Guardar el plan</translation>
    </message>
</context>
</TS>

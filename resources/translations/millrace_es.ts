<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
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
        <source>PEM files (*.pem *.crt *.cer *.key);;All files (*)</source>
        <translation>Archivos PEM (*.pem *.crt *.cer *.key);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Choose the server&apos;s program</source>
        <translation>Elegir el programa del servidor</translation>
    </message>
</context>
<context>
    <name>HeldServers</name>
    <message>
        <source>This plan names a server to which nobody has connected from here: %1.</source>
        <translation>Este plan nombra un servidor al que nadie se ha conectado desde aquí: %1.</translation>
    </message>
    <message>
        <source>Nothing was sent to it. Look at the plan, then press Connect; a password from the keychain, MILLRACE_PASSWORD or an option group travels only then.</source>
        <translation>No se le ha enviado nada. Mire el plan y pulse después Conectar; solo entonces viaja una contraseña del llavero, de MILLRACE_PASSWORD o de un grupo de opciones.</translation>
    </message>
    <message>
        <source>The server has not been asked yet.</source>
        <translation>Aún no se ha preguntado al servidor.</translation>
    </message>
    <message>
        <source>Press Connect above.</source>
        <translation>Pulse «Conectar» arriba.</translation>
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
        <source>After the proof %1. A table larger than the buffer pool is not read.</source>
        <translation>Tras la prueba: %1. Una tabla mayor que el buffer pool no se lee.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>“%1” stands for no byte.</source>
        <translation>«%1» no representa ningún byte.</translation>
    </message>
    <message>
        <source>Write \t, \n, \r, \0, \\ or \xHH, with two digits.</source>
        <translation>Escriba \t, \n, \r, \0, \\ o \xHH, con dos dígitos.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>, línea %1</translation>
    </message>
    <message>
        <source>No space left while writing %1.</source>
        <translation>No queda espacio al escribir %1.</translation>
    </message>
    <message>
        <source>Free space there, or point MILLRACE_HOME at a folder on another disk.</source>
        <translation>Libere espacio allí o haga que MILLRACE_HOME apunte a una carpeta de otro disco.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>Give this account write access, or point MILLRACE_HOME at another folder.</source>
        <translation>Dé a esta cuenta permiso de escritura o haga que MILLRACE_HOME apunte a otra carpeta.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>Check the path and its permissions.</source>
        <translation>Compruebe la ruta y sus permisos.</translation>
    </message>
    <message>
        <source>waiting until other sessions let go of the table</source>
        <translation>esperando a que otras sesiones suelten la tabla</translation>
    </message>
    <message>
        <source>reading the rows</source>
        <translation>leyendo las filas</translation>
    </message>
    <message>
        <source>sorting</source>
        <translation>ordenando</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>escribiendo</translation>
    </message>
    <message>
        <source>adding what others changed meanwhile</source>
        <translation>añadiendo lo que otros cambiaron entretanto</translation>
    </message>
    <message>
        <source>writing to disk</source>
        <translation>escribiendo en disco</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>terminando</translation>
    </message>
    <message>
        <source>reading, sorting and writing</source>
        <translation>leyendo, ordenando y escribiendo</translation>
    </message>
    <message>
        <source>copying the table</source>
        <translation>copiando la tabla</translation>
    </message>
    <message>
        <source>This row has more than %1, the memory that the run may take, and what is unpacked is held there until it is in the table.</source>
        <translation>Esta fila tiene más de %1, la memoria que la ejecución puede tomar, y lo que se desempaqueta se queda allí hasta estar en la tabla.</translation>
    </message>
    <message>
        <source>Unpack the file first, or give the run more (--memory). Check LINES TERMINATED BY and the enclosing byte: a row this long is usually many rows whose ends were not seen.</source>
        <translation>Desempaquete antes el archivo o dé más a la ejecución (--memory). Compruebe LINES TERMINATED BY y el byte delimitador: una fila tan larga suele ser muchas cuyos finales no se vieron.</translation>
    </message>
    <message>
        <source>The scan was cancelled.</source>
        <translation>Se canceló el recorrido.</translation>
    </message>
    <message>
        <source>The row has %1 where %2 expected.</source>
        <translation>La fila tiene %1 donde %2 lo esperado.</translation>
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
        <source>is</source>
        <translation>es</translation>
    </message>
    <message>
        <source>are</source>
        <translation>es</translation>
    </message>
    <message>
        <source>The server read %1 in chunk %2 where %3 were cut.</source>
        <translation>El servidor leyó %1 en el chunk %2, donde se cortaron %3.</translation>
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
        <source>The dialect does not fit the file: check terminators, quotes and escapes on the Source page.</source>
        <translation>El dialecto no encaja con el archivo: compruebe separadores, comillas y escapes en la página Origen.</translation>
    </message>
    <message>
        <source>The server skipped %1 in chunk %2 and gave a reason for %3.</source>
        <translation>El servidor omitió %1 en el chunk %2 y dio un motivo para %3.</translation>
    </message>
    <message>
        <source>Load with --on-error stop, which lets nothing be skipped.</source>
        <translation>Cargue con --on-error stop, que no deja omitir nada.</translation>
    </message>
    <message>
        <source>beyond the server&apos;s list of warnings</source>
        <translation>más allá de la lista de avisos del servidor</translation>
    </message>
    <message>
        <source>More than %1 would have to be set aside. The last one: %2</source>
        <translation>Habría que apartar más de %1. La última: %2</translation>
    </message>
    <message>
        <source>Look at the rejects first: so many bad rows mean that dialect or mapping is wrong. If they are right, raise --max-rejects.</source>
        <translation>Mire antes las filas rechazadas: tantas filas malas significan que el dialecto o la asignación están mal. Si están bien, suba --max-rejects.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Fila %1: %2</translation>
    </message>
    <message>
        <source>is part of a row larger than max_allowed_packet</source>
        <translation>es parte de una fila mayor que max_allowed_packet</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>is NULL, for which the server chooses a value</source>
        <translation>es NULL, para lo que el servidor elige un valor</translation>
    </message>
    <message>
        <source>is “%1”, which the server may write in another way</source>
        <translation>es «%1», que el servidor puede escribir de otra manera</translation>
    </message>
    <message>
        <source>column %1 of row %2 %3</source>
        <translation>la columna %1 de la fila %2 %3</translation>
    </message>
    <message>
        <source>the server may bend values as it likes (--on-error as-server)</source>
        <translation>el servidor puede adaptar valores a su gusto (--on-error as-server)</translation>
    </message>
    <message>
        <source>without a whole-number primary key in the dump no part of the table can be compared alone, only all of it (--verify content)</source>
        <translation>sin una clave primaria entera en el volcado no se puede comparar ninguna parte de la tabla por separado, solo toda (--verify content)</translation>
    </message>
    <message>
        <source>The file is JSON: the index definitions in it can be added by hand (ALTER TABLE … ADD …).</source>
        <translation>El archivo es JSON: las definiciones de índices que contiene se pueden añadir a mano (ALTER TABLE … ADD …).</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The table already holds about %1: the build reads them too.</source>
        <translation>La tabla ya contiene unas %1: la creación también las lee.</translation>
    </message>
    <message>
        <source>Replicas build the indexes too, one statement long: they fall behind for about as long as the build takes.</source>
        <translation>Las réplicas también crean los índices, en una sola sentencia: se retrasan más o menos lo que dura la creación.</translation>
    </message>
    <message>
        <source>The record of the indexes was written by a newer Millrace (format %1).</source>
        <translation>El registro de los índices lo escribió un Millrace más nuevo (formato %1).</translation>
    </message>
    <message>
        <source>The record of the indexes is incomplete.</source>
        <translation>El registro de los índices está incompleto.</translation>
    </message>
    <message>
        <source>The record of index %1 contradicts itself.</source>
        <translation>El registro del índice %1 se contradice.</translation>
    </message>
    <message>
        <source> Or keep the indexes in place (--indexes keep).</source>
        <translation> O conserve los índices (--indexes keep).</translation>
    </message>
    <message>
        <source>SHOW CREATE TABLE will list the indexes in another order afterwards; they are the same.</source>
        <translation>SHOW CREATE TABLE mostrará después los índices en otro orden; son los mismos.</translation>
    </message>
    <message>
        <source>The run already has a record of dropped indexes.</source>
        <translation>La ejecución ya tiene un registro de índices eliminados.</translation>
    </message>
    <message>
        <source>Go on with that one: resume or restore the run.</source>
        <translation>Siga con ese: reanude o restaure la ejecución.</translation>
    </message>
    <message>
        <source>Read the definitions in it and add them by hand (ALTER TABLE … ADD …).</source>
        <translation>Lea las definiciones que contiene y añádalas a mano (ALTER TABLE … ADD …).</translation>
    </message>
    <message>
        <source>(%1) %2 times</source>
        <translation>(%1) %2 veces</translation>
    </message>
    <message>
        <source>Chunk %1 is cut differently from what the journal says was loaded.</source>
        <translation>El chunk %1 está cortado de otro modo que el que el diario da por cargado.</translation>
    </message>
    <message>
        <source>The plan or the source changed: roll the run back and start anew.</source>
        <translation>El plan o el origen cambió: revierta la ejecución y empiece de nuevo.</translation>
    </message>
    <message>
        <source>%1 has no row %2 any more.</source>
        <translation>%1 ya no tiene la fila %2.</translation>
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
        <source>%1 has an index %2 of another definition: “%3”, recorded was “%4”.</source>
        <translation>%1 tiene un índice %2 con otra definición: «%3»; lo registrado era «%4».</translation>
    </message>
    <message>
        <source>Nothing was done to it. Keep it, or drop it and run millrace-cli restore %1.</source>
        <translation>No se tocó. Consérvelo, o elimínelo y ejecute millrace-cli restore %1.</translation>
    </message>
    <message>
        <source>%1 = %2 for the build.</source>
        <translation>%1 = %2 para la creación.</translation>
    </message>
    <message>
        <source>%1 could not be raised: %2</source>
        <translation>No se pudo subir %1: %2</translation>
    </message>
    <message>
        <source>building </source>
        <translation>creando </translation>
    </message>
    <message>
        <source>%1 built with %2.</source>
        <translation>%1 creados con %2.</translation>
    </message>
    <message>
        <source>Cancelled before all indexes were built.</source>
        <translation>Cancelado antes de crear todos los índices.</translation>
    </message>
    <message>
        <source>millrace-cli restore %1 builds what is missing.</source>
        <translation>millrace-cli restore %1 crea lo que falta.</translation>
    </message>
    <message>
        <source>Building indexes</source>
        <translation>Creación de índices</translation>
    </message>
    <message>
        <source>looking for the duplicates of %1</source>
        <translation>buscando los duplicados de %1</translation>
    </message>
    <message>
        <source>The unique index %1 of %2 cannot be built: %3</source>
        <translation>No se puede crear el índice único %1 de %2: %3</translation>
    </message>
    <message>
        <source>The unique index %1 of %2 cannot be built, these values are there more than once%3: %4.</source>
        <translation>No se puede crear el índice único %1 de %2, estos valores están más de una vez%3: %4.</translation>
    </message>
    <message>
        <source> (the first %1)</source>
        <translation> (los primeros %1)</translation>
    </message>
    <message>
        <source>Leave one row of each (%1 finds them), then: millrace-cli restore %2.</source>
        <translation>Deje una fila de cada uno (%1 las encuentra) y después: millrace-cli restore %2.</translation>
    </message>
    <message>
        <source>The index %1 is still missing although the server said it was built.</source>
        <translation>El índice %1 sigue faltando aunque el servidor dijo que lo creó.</translation>
    </message>
    <message>
        <source>Somebody may have dropped it again; millrace-cli restore %1 tries once more.</source>
        <translation>Quizá alguien lo eliminó de nuevo; millrace-cli restore %1 lo intenta otra vez.</translation>
    </message>
    <message>
        <source>SHOW CREATE TABLE lists the indexes in another order than before.</source>
        <translation>SHOW CREATE TABLE muestra los índices en otro orden que antes.</translation>
    </message>
    <message>
        <source>Its definition changed since it was recorded: %1</source>
        <translation>Su definición cambió desde que se registró: %1</translation>
    </message>
    <message>
        <source>dropping </source>
        <translation>eliminando </translation>
    </message>
    <message>
        <source>Dropping indexes</source>
        <translation>Eliminación de índices</translation>
    </message>
    <message>
        <source>A foreign key needs it.</source>
        <translation>Lo necesita una clave foránea.</translation>
    </message>
    <message>
        <source>The server would not make it again word for word.</source>
        <translation>El servidor no volvería a crearlo palabra por palabra.</translation>
    </message>
    <message>
        <source>The server could not build it again in place: %1</source>
        <translation>El servidor no podría volver a crearlo en el sitio: %1</translation>
    </message>
    <message>
        <source>it came back as “%1”</source>
        <translation>volvió como «%1»</translation>
    </message>
    <message>
        <source>the order of the indexes changed</source>
        <translation>cambió el orden de los índices</translation>
    </message>
    <message>
        <source>If it was renamed, add the indexes there by hand; their definitions are in %1.</source>
        <translation>Si se renombró, añada allí los índices a mano; sus definiciones están en %1.</translation>
    </message>
    <message>
        <source>Cancelled while %1; the table holds whole indexes only.</source>
        <translation>Cancelado (%1); la tabla solo tiene índices enteros.</translation>
    </message>
    <message>
        <source>millrace-cli restore %1 puts back what is missing.</source>
        <translation>millrace-cli restore %1 devuelve lo que falta.</translation>
    </message>
    <message>
        <source>This account sees no session that holds it (it may need PROCESS); end open transactions that used the table. </source>
        <translation>Esta cuenta no ve ninguna sesión que la retenga (quizá necesite PROCESS); termine las transacciones abiertas que usaron la tabla. </translation>
    </message>
    <message>
        <source>It may be held by %1: let it end its transaction, or KILL it. </source>
        <translation>Quizá la retiene %1: deje que termine su transacción o use KILL. </translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%1 en %2: %3</translation>
    </message>
    <message>
        <source>Check that the server runs. %1</source>
        <translation>Compruebe que el servidor funciona. %1</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>La ejecución se detuvo.</translation>
    </message>
    <message>
        <source>Chunk %1 holds %2 where %3 were cut.</source>
        <translation>El chunk %1 contiene %2, donde se cortaron %3.</translation>
    </message>
    <message>
        <source>Row %1 needs an INSERT of %2, and the server takes statements of up to %3 (max_allowed_packet).</source>
        <translation>La fila %1 necesita un INSERT de %2, y el servidor acepta sentencias de hasta %3 (max_allowed_packet).</translation>
    </message>
    <message>
        <source>Raise max_allowed_packet on the server, or load with LOAD DATA (--way local), which it does not limit.</source>
        <translation>Suba max_allowed_packet en el servidor, o cargue con LOAD DATA (--way local), que no tiene ese límite.</translation>
    </message>
    <message>
        <source>The journal table %1 cannot be used: %2</source>
        <translation>No se puede usar la tabla del diario %1: %2</translation>
    </message>
    <message>
        <source>What limits the load is not clear from the figures.</source>
        <translation>Las cifras no dejan claro qué limita la carga.</translation>
    </message>
    <message>
        <source>The plan&apos;s own speed limit: the workers spend %1 of their time waiting for it.</source>
        <translation>El límite de velocidad del propio plan: los workers pasan %1 de su tiempo esperándolo.</translation>
    </message>
    <message>
        <source>The source: the workers spend %1 of their time waiting for rows.</source>
        <translation>El origen: los workers pasan %1 de su tiempo esperando filas.</translation>
    </message>
    <message>
        <source>This machine: the workers spend %1 of their time preparing rows.</source>
        <translation>Este equipo: los workers pasan %1 de su tiempo preparando filas.</translation>
    </message>
    <message>
        <source>The network: for %1 of the time the line was full while the server had room.</source>
        <translation>La red: %1 del tiempo la línea estuvo llena mientras el servidor tenía margen.</translation>
    </message>
    <message>
        <source>The server&apos;s CPU: it used %1 of what the workers can keep busy.</source>
        <translation>La CPU del servidor: usó %1 de lo que los workers pueden mantener ocupado.</translation>
    </message>
    <message>
        <source>This machine&apos;s CPU: all of it is in use, and only %1 of what the workers can keep busy goes to the server.</source>
        <translation>La CPU de este equipo: está toda en uso, y solo %1 de lo que los workers pueden mantener ocupado va al servidor.</translation>
    </message>
    <message>
        <source>The redo log: %1 full, so pages have to be written before rows can go on.</source>
        <translation>El redo log: lleno al %1, así que hay que escribir páginas antes de seguir con las filas.</translation>
    </message>
    <message>
        <source>Writing dirty pages: the buffer pool had no free page for the next row.</source>
        <translation>La escritura de páginas modificadas: el buffer pool no tenía una página libre para la fila siguiente.</translation>
    </message>
    <message>
        <source>Index maintenance: the buffer pool is too small for the indexes, %1 page reads per 100 rows.</source>
        <translation>Mantenimiento de índices: el buffer pool es pequeño para los índices, %1 lecturas de página por cada 100 filas.</translation>
    </message>
    <message>
        <source>Row locks: the workers spend %1 of their time waiting for them.</source>
        <translation>Bloqueos de filas: los workers pasan %1 de su tiempo esperándolos.</translation>
    </message>
    <message>
        <source>COMMIT: the workers spend %1 of their time after a chunk&apos;s last row, until it is on disk.</source>
        <translation>COMMIT: los workers pasan %1 de su tiempo tras la última fila de un chunk, hasta que está en disco.</translation>
    </message>
    <message>
        <source>The AUTO_INCREMENT counter: a LOAD DATA locks it until its end, and the workers spend %1 of their time waiting for each other&apos;s.</source>
        <translation>El contador AUTO_INCREMENT: un LOAD DATA lo bloquea hasta su final, y los workers pasan %1 de su tiempo esperándose unos a otros.</translation>
    </message>
    <message>
        <source>Raise or drop the limits on rows, bytes, running threads or replica lag.</source>
        <translation>Suba o quite los límites de filas, bytes, hilos en ejecución o retraso de la réplica.</translation>
    </message>
    <message>
        <source>Unpack the files beforehand or put them on a faster disk; of a stream look at what writes it, of a table on another server at that server.</source>
        <translation>Desempaquete antes los archivos o póngalos en un disco más rápido; si es un flujo, mire lo que lo escribe; si es una tabla de otro servidor, ese servidor.</translation>
    </message>
    <message>
        <source>Give it more workers while cores are idle, verify counts only, or load with LOAD DATA where INSERTs are made.</source>
        <translation>Dele más workers mientras haya núcleos libres, verifique solo recuentos, o cargue con LOAD DATA donde se hacen INSERT.</translation>
    </message>
    <message>
        <source>Run Millrace on or near the server; TLS off where that is allowed.</source>
        <translation>Ejecute Millrace en el servidor o cerca de él; sin TLS donde esté permitido.</translation>
    </message>
    <message>
        <source>Defer secondary indexes, drop triggers, and take as many workers as the server has cores to spare.</source>
        <translation>Aplace los índices secundarios, elimine triggers y use tantos workers como núcleos libres tenga el servidor.</translation>
    </message>
    <message>
        <source>See what else runs on this machine; Millrace itself needs less when the files are unpacked and only counts are verified.</source>
        <translation>Mire qué más se ejecuta en este equipo; Millrace necesita menos si los archivos están desempaquetados y solo se verifican recuentos.</translation>
    </message>
    <message>
        <source>Raise innodb_redo_log_capacity (MySQL 8.0.30 and later) or innodb_log_file_size.</source>
        <translation>Suba innodb_redo_log_capacity (MySQL 8.0.30 y posteriores) o innodb_log_file_size.</translation>
    </message>
    <message>
        <source>Raise innodb_io_capacity and innodb_io_capacity_max, innodb_buffer_pool_size where there is memory; sort by the primary key.</source>
        <translation>Suba innodb_io_capacity e innodb_io_capacity_max, e innodb_buffer_pool_size si hay memoria; ordene por la clave primaria.</translation>
    </message>
    <message>
        <source>Defer secondary indexes (--indexes defer), sort by the primary key (--order primary-key), raise innodb_buffer_pool_size.</source>
        <translation>Aplace los índices secundarios (--indexes defer), ordene por la clave primaria (--order primary-key), suba innodb_buffer_pool_size.</translation>
    </message>
    <message>
        <source>See who holds the rows (SHOW ENGINE INNODB STATUS); fewer workers, or the order of the primary key.</source>
        <translation>Mire quién retiene las filas (SHOW ENGINE INNODB STATUS); menos workers, o el orden de la clave primaria.</translation>
    </message>
    <message>
        <source>Larger chunks; innodb_flush_log_at_trx_commit=2 and sync_binlog=0 for the load.</source>
        <translation>Chunks más grandes; innodb_flush_log_at_trx_commit=2 y sync_binlog=0 para la carga.</translation>
    </message>
    <message>
        <source>innodb_autoinc_lock_mode=2 (my.cnf, with a restart; not with statement-based replication) takes this lock away. Until then more workers gain nothing here.</source>
        <translation>innodb_autoinc_lock_mode=2 (my.cnf, con reinicio; no con replicación por sentencias) quita este bloqueo. Hasta entonces más workers no ganan nada aquí.</translation>
    </message>
    <message>
        <source>%1 run on the server besides this load (limit %2)</source>
        <translation>%1 en ejecución en el servidor además de esta carga (límite %2)</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>hilo</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>hilos</translation>
    </message>
    <message>
        <source>the server lags %1 s behind its source (limit %2 s)</source>
        <translation>el servidor va %1 s por detrás de su origen (límite %2 s)</translation>
    </message>
    <message>
        <source>the cluster held its writers back for %1 % of the last second</source>
        <translation>el clúster frenó a sus escritores el %1 % del último segundo</translation>
    </message>
    <message>
        <source>The server&apos;s load cannot be watched any more: %1</source>
        <translation>Ya no se puede vigilar la carga del servidor: %1</translation>
    </message>
    <message>
        <source>The load goes slower: %1</source>
        <translation>La carga va más lenta: %1</translation>
    </message>
    <message>
        <source>The load goes at full speed again</source>
        <translation>La carga va de nuevo a toda velocidad</translation>
    </message>
    <message>
        <source>The named pipe %1 cannot be made: %2.</source>
        <translation>No se puede crear la tubería con nombre %1: %2.</translation>
    </message>
    <message>
        <source>Load with --way local.</source>
        <translation>Cargue con --way local.</translation>
    </message>
    <message>
        <source>There are no named pipes that a server can load from on this system.</source>
        <translation>En este sistema no hay tuberías con nombre de las que un servidor pueda cargar.</translation>
    </message>
    <message>
        <source>The journal counts %1 set aside, the run folder holds %2.</source>
        <translation>El diario cuenta %1 apartadas, la carpeta de la ejecución contiene %2.</translation>
    </message>
    <message>
        <source>Files are missing below %1/findings.</source>
        <translation>Faltan archivos bajo %1/findings.</translation>
    </message>
    <message>
        <source>The row </source>
        <translation>La fila </translation>
    </message>
    <message>
        <source>There is no run “%1” in %2.</source>
        <translation>No hay ninguna ejecución «%1» en %2.</translation>
    </message>
    <message>
        <source>millrace-cli runs lists them.</source>
        <translation>millrace-cli runs las enumera.</translation>
    </message>
    <message>
        <source>no lock file can be made</source>
        <translation>no se puede crear el archivo de bloqueo</translation>
    </message>
    <message>
        <source>it cannot be locked</source>
        <translation>no se puede bloquear</translation>
    </message>
    <message>
        <source>Run %1 is being worked on by process %2.</source>
        <translation>El proceso %2 trabaja en la ejecución %1.</translation>
    </message>
    <message>
        <source>Wait for it to end, or cancel it there.</source>
        <translation>Espere a que termine o cancélela allí.</translation>
    </message>
    <message>
        <source>it cannot be synced</source>
        <translation>no se puede sincronizar</translation>
    </message>
    <message>
        <source>the file cannot be removed</source>
        <translation>no se puede quitar el archivo</translation>
    </message>
    <message>
        <source>Contents compared: all %1.</source>
        <translation>Contenido comparado: todas las %1.</translation>
    </message>
    <message>
        <source>Contents compared: %1 of %2.</source>
        <translation>Contenido comparado: %1 de %2.</translation>
    </message>
    <message>
        <source>The run&apos;s summary names no run.</source>
        <translation>El resumen de la ejecución no nombra ninguna.</translation>
    </message>
    <message>
        <source>The file run.json of its folder is damaged; the journal in the target is not.</source>
        <translation>El archivo run.json de su carpeta está dañado; el diario en el destino no.</translation>
    </message>
    <message>
        <source>The server stopped reading before the end of chunk %1.</source>
        <translation>El servidor dejó de leer antes del final del chunk %1.</translation>
    </message>
    <message>
        <source>the session that held the lock was lost</source>
        <translation>se perdió la sesión que tenía el bloqueo</translation>
    </message>
    <message>
        <source>%1 has no snapshots</source>
        <translation>%1 no tiene instantáneas</translation>
    </message>
    <message>
        <source>writers held %1 longer than the lock may wait</source>
        <translation>los escritores retuvieron %1 más de lo que el bloqueo puede esperar</translation>
    </message>
    <message>
        <source>%1 The session is opened again</source>
        <translation>%1 La sesión se abre de nuevo</translation>
    </message>
    <message>
        <source>a session was lost</source>
        <translation>se perdió una sesión</translation>
    </message>
    <message>
        <source>Bring the source&apos;s server back, then resume the run: %1</source>
        <translation>Recupere el servidor de origen y después reanude la ejecución: %1</translation>
    </message>
    <message>
        <source>session</source>
        <translation>sesión</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>sesiones</translation>
    </message>
    <message>
        <source>Not one snapshot of %1 on %2: %3 of a moment of their own (%4)</source>
        <translation>No hay una sola instantánea de %1 en %2: %3 con un momento propio (%4)</translation>
    </message>
    <message>
        <source>The journal holds a part of chunk %1, from row %2 on, that the run&apos;s folder does not know.</source>
        <translation>El diario contiene una parte del chunk %1, desde la fila %2, que la carpeta de la ejecución no conoce.</translation>
    </message>
    <message>
        <source>Its chunks.jsonl is damaged: roll the run back and start anew.</source>
        <translation>Su chunks.jsonl está dañado: revierta la ejecución y empiece de nuevo.</translation>
    </message>
    <message>
        <source>session %1 (%2, %3 for %4 s)</source>
        <translation>la sesión %1 (%2, %3 desde hace %4 s)</translation>
    </message>
    <message>
        <source>idle in a transaction</source>
        <translation>inactiva en una transacción</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>ocupada</translation>
    </message>
    <message>
        <source>Cancelled while session %1 still changes the indexes of %2.</source>
        <translation>Cancelado mientras la sesión %1 aún cambia los índices de %2.</translation>
    </message>
    <message>
        <source>waiting for session %1, which still changes the table&apos;s indexes</source>
        <translation>esperando a la sesión %1, que aún cambia los índices de la tabla</translation>
    </message>
    <message>
        <source>The rows of %1 go from table to table inside the server.</source>
        <translation>Las filas de %1 van de tabla a tabla dentro del servidor.</translation>
    </message>
    <message>
        <source>The table %1 changed while row %2 was looked at.</source>
        <translation>La tabla %1 cambió mientras se miraba la fila %2.</translation>
    </message>
    <message>
        <source>Keep writers away from it, then resume the run.</source>
        <translation>Mantenga alejados a los escritores y después reanude la ejecución.</translation>
    </message>
    <message>
        <source>Chunk %1 of %2 held %3 when the rows were numbered and holds %4 now: with @row_number numbers would be given twice or left out.</source>
        <translation>El chunk %1 de %2 contenía %3 cuando se numeraron las filas y ahora contiene %4: con @row_number habría números repetidos u omitidos.</translation>
    </message>
    <message>
        <source>Roll the run back, keep writers away from the source and run it again.</source>
        <translation>Revierta la ejecución, mantenga alejados del origen a los escritores y ejecútela de nuevo.</translation>
    </message>
    <message>
        <source>Chunk %1: %2 in %3 s</source>
        <translation>Chunk %1: %2 en %3 s</translation>
    </message>
    <message>
        <source>Chunk %1 is retried: %2</source>
        <translation>El chunk %1 se repite: %2</translation>
    </message>
    <message>
        <source>Chunk %1 is loaded in halves of %2 from here on</source>
        <translation>El chunk %1 se carga desde aquí en mitades de %2</translation>
    </message>
    <message>
        <source>The connection was lost while chunk %1 was committed, and without a journal nobody can tell whether it is in the table. %2</source>
        <translation>La conexión se perdió mientras se confirmaba el chunk %1, y sin diario nadie puede decir si está en la tabla. %2</translation>
    </message>
    <message>
        <source>Look for row %1 in the table, or empty it and start anew.</source>
        <translation>Busque la fila %1 en la tabla, o vacíela y empiece de nuevo.</translation>
    </message>
    <message>
        <source>The connection of worker %1 is gone (%2): it is opened again</source>
        <translation>La conexión del worker %1 se perdió (%2): se abre de nuevo</translation>
    </message>
    <message>
        <source>%1: %2 → %3 in the workers&apos; sessions</source>
        <translation>%1: %2 → %3 en las sesiones de los workers</translation>
    </message>
    <message>
        <source>put back to</source>
        <translation>restaurado a</translation>
    </message>
    <message>
        <source>ended with its session, for others it was always</source>
        <translation>terminó con su sesión, para los demás siempre fue</translation>
    </message>
    <message>
        <source>The column list is not valid: %1.</source>
        <translation>La lista de columnas no es válida: %1.</translation>
    </message>
    <message>
        <source>Write it as in LOAD DATA: (@discard, user_id, @action, created_at).</source>
        <translation>Escríbala como en LOAD DATA: (@discard, user_id, @action, created_at).</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacía</translation>
    </message>
    <message>
        <source>a name is missing after the last comma</source>
        <translation>falta un nombre tras la última coma</translation>
    </message>
    <message>
        <source>field %1 is a variable without a name</source>
        <translation>el campo %1 es una variable sin nombre</translation>
    </message>
    <message>
        <source>field %1 is “%2”, neither a column nor a variable</source>
        <translation>el campo %1 es «%2», ni columna ni variable</translation>
    </message>
    <message>
        <source>the closing bracket is missing</source>
        <translation>falta el paréntesis de cierre</translation>
    </message>
    <message>
        <source>“%1” is left over</source>
        <translation>sobra «%1»</translation>
    </message>
    <message>
        <source>“%1” is no SET clause: %2.</source>
        <translation>«%1» no es una cláusula SET: %2.</translation>
    </message>
    <message>
        <source>Write column=expression, for example action=CONCAT(&apos;web_&apos;, @action).</source>
        <translation>Escriba columna=expresión, por ejemplo action=CONCAT(&apos;web_&apos;, @action).</translation>
    </message>
    <message>
        <source>it does not begin with a column and “=”</source>
        <translation>no empieza con una columna y «=»</translation>
    </message>
    <message>
        <source>a bracket is closed that was never opened</source>
        <translation>se cierra un paréntesis que nunca se abrió</translation>
    </message>
    <message>
        <source>one clause holds one expression; “%1” ends it</source>
        <translation>una cláusula contiene una expresión; «%1» la termina</translation>
    </message>
    <message>
        <source>a bracket stays open</source>
        <translation>queda abierto un paréntesis</translation>
    </message>
    <message>
        <source>triggers of the table may change what is loaded</source>
        <translation>los triggers de la tabla pueden cambiar lo que se carga</translation>
    </message>
    <message>
        <source>no column gets a field as it is</source>
        <translation>ninguna columna recibe un campo tal cual</translation>
    </message>
    <message>
        <source>Give one CREATE TABLE statement.</source>
        <translation>Indique una sentencia CREATE TABLE.</translation>
    </message>
    <message>
        <source>The CREATE TABLE text is not valid: %1</source>
        <translation>El texto de CREATE TABLE no es válido: %1</translation>
    </message>
    <message>
        <source>There is no CREATE TABLE statement in the text.</source>
        <translation>En el texto no hay ninguna sentencia CREATE TABLE.</translation>
    </message>
    <message>
        <source>The table&apos;s definition does not follow its name.</source>
        <translation>La definición de la tabla no sigue a su nombre.</translation>
    </message>
    <message>
        <source>Something follows the CREATE TABLE statement: %1</source>
        <translation>Algo sigue a la sentencia CREATE TABLE: %1</translation>
    </message>
    <message>
        <source>The table option %1 is MariaDB&apos;s: left out.</source>
        <translation>La opción de tabla %1 es de MariaDB: se omite.</translation>
    </message>
    <message>
        <source>WITH SYSTEM VERSIONING is MariaDB&apos;s: the copy has the current rows and keeps no history.</source>
        <translation>WITH SYSTEM VERSIONING es de MariaDB: la copia tiene las filas actuales y no guarda historial.</translation>
    </message>
    <message>
        <source>The collation %1 is unknown there: %2 takes its place, which may order and compare some characters differently.</source>
        <translation>La intercalación %1 no se conoce allí: la sustituye %2, que puede ordenar y comparar de otro modo algunos caracteres.</translation>
    </message>
    <message>
        <source>a %1 opens here and never ends</source>
        <translation>aquí empieza algo que nunca termina (%1)</translation>
    </message>
    <message>
        <source>Close it.</source>
        <translation>Ciérrelo.</translation>
    </message>
    <message>
        <source>The statement, %1: %2.</source>
        <translation>La sentencia, %1: %2.</translation>
    </message>
    <message>
        <source>the text ends</source>
        <translation>el texto termina</translation>
    </message>
    <message>
        <source>there is “%1”</source>
        <translation>hay «%1»</translation>
    </message>
    <message>
        <source>%1 is expected, but %2</source>
        <translation>se espera %1, pero %2</translation>
    </message>
    <message>
        <source>Write it as LOAD DATA LOCAL INFILE &apos;file&apos; INTO TABLE name … (columns) SET …</source>
        <translation>Escríbala como LOAD DATA LOCAL INFILE &apos;archivo&apos; INTO TABLE nombre … (columnas) SET …</translation>
    </message>
    <message>
        <source>LOAD XML reads another kind of file</source>
        <translation>LOAD XML lee otra clase de archivo</translation>
    </message>
    <message>
        <source>Millrace loads rows of fields: TSV, CSV and SQL dumps.</source>
        <translation>Millrace carga filas de campos: TSV, CSV y volcados SQL.</translation>
    </message>
    <message>
        <source>%1 only matters to MyISAM&apos;s table locks and is left out.</source>
        <translation>%1 solo importa a los bloqueos de tabla de MyISAM y se omite.</translation>
    </message>
    <message>
        <source>the file&apos;s name in quotes is expected, but %1</source>
        <translation>se espera el nombre del archivo entre comillas, pero %1</translation>
    </message>
    <message>
        <source>Write INFILE &apos;file&apos;.</source>
        <translation>Escriba INFILE &apos;archivo&apos;.</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la tabla</translation>
    </message>
    <message>
        <source>rows are to go into named partitions only, which the plan cannot hold</source>
        <translation>las filas deben ir solo a particiones con nombre, lo que el plan no puede guardar</translation>
    </message>
    <message>
        <source>Leave PARTITION (…) out: the server puts each row where its partitioning says.</source>
        <translation>Quite PARTITION (…): el servidor pone cada fila donde dice su particionado.</translation>
    </message>
    <message>
        <source>a character set is expected, but %1</source>
        <translation>se espera un juego de caracteres, pero %1</translation>
    </message>
    <message>
        <source>For example CHARACTER SET utf8mb4.</source>
        <translation>Por ejemplo CHARACTER SET utf8mb4.</translation>
    </message>
    <message>
        <source>TERMINATED BY, ENCLOSED BY or ESCAPED BY is expected, but %1</source>
        <translation>se espera TERMINATED BY, ENCLOSED BY o ESCAPED BY, pero %1</translation>
    </message>
    <message>
        <source>Leave FIELDS out to take the defaults.</source>
        <translation>Quite FIELDS para usar los valores por omisión.</translation>
    </message>
    <message>
        <source>STARTING BY or TERMINATED BY is expected, but %1</source>
        <translation>se espera STARTING BY o TERMINATED BY, pero %1</translation>
    </message>
    <message>
        <source>Leave LINES out to take the defaults.</source>
        <translation>Quite LINES para usar los valores por omisión.</translation>
    </message>
    <message>
        <source>the number of lines to leave out is expected, but %1</source>
        <translation>se espera el número de líneas que omitir, pero %1</translation>
    </message>
    <message>
        <source>Write IGNORE 1 LINES.</source>
        <translation>Escriba IGNORE 1 LINES.</translation>
    </message>
    <message>
        <source>LINES is expected, but %1</source>
        <translation>se espera LINES, pero %1</translation>
    </message>
    <message>
        <source>Write IGNORE %1 LINES.</source>
        <translation>Escriba IGNORE %1 LINES.</translation>
    </message>
    <message>
        <source>Write them as a string, for example &apos;\t&apos;, or as X&apos;09&apos;.</source>
        <translation>Escríbalos como cadena, por ejemplo &apos;\t&apos;, o como X&apos;09&apos;.</translation>
    </message>
    <message>
        <source>bytes are expected, but %1</source>
        <translation>se esperan bytes, pero %1</translation>
    </message>
    <message>
        <source>“%1” are no hexadecimal digits in pairs</source>
        <translation>«%1» no son dígitos hexadecimales por pares</translation>
    </message>
    <message>
        <source>Write two digits per byte.</source>
        <translation>Escriba dos dígitos por byte.</translation>
    </message>
    <message>
        <source>Names with spaces and the like stand in `backquotes`.</source>
        <translation>Los nombres con espacios y similares van entre `acentos graves`.</translation>
    </message>
    <message>
        <source>The name of %1 is empty</source>
        <translation>El nombre de %1 está vacío</translation>
    </message>
    <message>
        <source>Write the name between the `backquotes`.</source>
        <translation>Escriba el nombre entre los `acentos graves`.</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>una columna</translation>
    </message>
    <message>
        <source>%1 is a column of another table</source>
        <translation>%1 es una columna de otra tabla</translation>
    </message>
    <message>
        <source>LOAD DATA fills the columns of %1 only.</source>
        <translation>LOAD DATA solo llena las columnas de %1.</translation>
    </message>
    <message>
        <source>a variable without a name</source>
        <translation>una variable sin nombre</translation>
    </message>
    <message>
        <source>Write @name, or @discard for a field nobody needs.</source>
        <translation>Escriba @nombre, o @discard para un campo que nadie necesita.</translation>
    </message>
    <message>
        <source>“,” or “)” is expected, but %1</source>
        <translation>se espera «,» o «)», pero %1</translation>
    </message>
    <message>
        <source>Close the column list.</source>
        <translation>Cierre la lista de columnas.</translation>
    </message>
    <message>
        <source>“=” is expected, but %1</source>
        <translation>se espera «=», pero %1</translation>
    </message>
    <message>
        <source>Write %1 = expression.</source>
        <translation>Escriba %1 = expresión.</translation>
    </message>
    <message>
        <source>Take it out.</source>
        <translation>Quítelo.</translation>
    </message>
    <message>
        <source>this bracket stays open</source>
        <translation>este paréntesis queda abierto</translation>
    </message>
    <message>
        <source>an expression is expected, but %1</source>
        <translation>se espera una expresión, pero %1</translation>
    </message>
    <message>
        <source>Write what the column gets, for example UPPER(@a).</source>
        <translation>Escriba lo que recibe la columna, por ejemplo UPPER(@a).</translation>
    </message>
    <message>
        <source>a second statement begins here</source>
        <translation>aquí empieza una segunda sentencia</translation>
    </message>
    <message>
        <source>Paste the LOAD DATA statement alone.</source>
        <translation>Pegue solo la sentencia LOAD DATA.</translation>
    </message>
    <message>
        <source>%1, which has no place here</source>
        <translation>%1, que no tiene lugar aquí</translation>
    </message>
    <message>
        <source>The order is: CHARACTER SET, FIELDS, LINES, IGNORE n LINES, (columns), SET.</source>
        <translation>El orden es: CHARACTER SET, FIELDS, LINES, IGNORE n LINES, (columnas), SET.</translation>
    </message>
    <message>
        <source>line %1, character %2</source>
        <translation>línea %1, carácter %2</translation>
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
        <source>A field&apos;s binding is of the unknown kind “%1”.</source>
        <translation>La asignación de un campo es de la clase desconocida «%1».</translation>
    </message>
    <message>
        <source>A field is bound to a %1 without a name.</source>
        <translation>Un campo está asignado sin nombre (%1).</translation>
    </message>
    <message>
        <source>An expression lacks its column or its text.</source>
        <translation>A una expresión le falta su columna o su texto.</translation>
    </message>
    <message>
        <source>The expression for %1 is not valid: %2</source>
        <translation>La expresión de %1 no es válida: %2</translation>
    </message>
    <message>
        <source>The expression for %1 reads @%2, but no field is bound to it.</source>
        <translation>La expresión de %1 lee @%2, pero ningún campo se le asigna.</translation>
    </message>
    <message>
        <source>Bind a field to @%1.</source>
        <translation>Asigne un campo a @%1.</translation>
    </message>
    <message>
        <source>The dump&apos;s rows have %1, the mapping binds %2.</source>
        <translation>Las filas del volcado tienen %1, la asignación usa %2.</translation>
    </message>
    <message>
        <source>Bind every field; the ones not needed to @discard.</source>
        <translation>Asigne todos los campos; los que no hagan falta, a @discard.</translation>
    </message>
    <message>
        <source>Table %1 has no column %2.</source>
        <translation>La tabla %1 no tiene la columna %2.</translation>
    </message>
    <message>
        <source>Its columns are: %1.</source>
        <translation>Sus columnas son: %1.</translation>
    </message>
    <message>
        <source>Column %1 is generated and takes no value.</source>
        <translation>La columna %1 es generada y no acepta valores.</translation>
    </message>
    <message>
        <source>Bind its field to @discard.</source>
        <translation>Asigne su campo a @discard.</translation>
    </message>
    <message>
        <source>Column %1 is bound twice.</source>
        <translation>La columna %1 está asignada dos veces.</translation>
    </message>
    <message>
        <source>Bind one of the fields to a variable or to @discard.</source>
        <translation>Asigne uno de los campos a una variable o a @discard.</translation>
    </message>
    <message>
        <source>Column %1 takes no NULL, has no default and gets no value.</source>
        <translation>La columna %1 no acepta NULL, no tiene valor por omisión y no recibe ningún valor.</translation>
    </message>
    <message>
        <source>Bind a field to it or give it an expression.</source>
        <translation>Asígnele un campo o dele una expresión.</translation>
    </message>
    <message>
        <source>Save the mapping anew, or choose another profile.</source>
        <translation>Guarde de nuevo la asignación, o elija otro perfil.</translation>
    </message>
    <message>
        <source>The profile was written by a newer Millrace (version %1 of its form, this one reads %2).</source>
        <translation>El perfil lo escribió un Millrace más nuevo (versión %1 de su formato, este lee la %2).</translation>
    </message>
    <message>
        <source>The profile cannot be used: %1</source>
        <translation>No se puede usar el perfil: %1</translation>
    </message>
    <message>
        <source>The profile&apos;s names and bindings do not belong together.</source>
        <translation>Los nombres y asignaciones del perfil no concuerdan.</translation>
    </message>
    <message>
        <source>The profile has no name.</source>
        <translation>El perfil no tiene nombre.</translation>
    </message>
    <message>
        <source>There is no profile “%1”, and no such file.</source>
        <translation>No hay ningún perfil «%1» ni tal archivo.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Hay: %1.</translation>
    </message>
    <message>
        <source>GRANT CREATE TEMPORARY TABLES ON %1.* to this account. Only the preview needs it.</source>
        <translation>GRANT CREATE TEMPORARY TABLES ON %1.* a esta cuenta. Solo lo necesita la vista previa.</translation>
    </message>
    <message>
        <source>The definition of %1 is not known.</source>
        <translation>No se conoce la definición de %1.</translation>
    </message>
    <message>
        <source>GRANT SELECT on the table to this account: SHOW CREATE TABLE asks for it.</source>
        <translation>GRANT SELECT sobre la tabla a esta cuenta: lo pide SHOW CREATE TABLE.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>Widen the column, or change the value on the way (SET).</source>
        <translation>Ensanche la columna, o cambie el valor por el camino (SET).</translation>
    </message>
    <message>
        <source>NULL does not go into %1, which is NOT NULL.</source>
        <translation>NULL no cabe en %1, que es NOT NULL.</translation>
    </message>
    <message>
        <source>Bind the field to a variable and give it a value: SET %1 = COALESCE(@v, …).</source>
        <translation>Asigne el campo a una variable y dele un valor: SET %1 = COALESCE(@v, …).</translation>
    </message>
    <message>
        <source>Bind the field to a variable and make NULL of it: SET %1 = NULLIF(@v, &apos;&apos;).</source>
        <translation>Asigne el campo a una variable y conviértalo en NULL: SET %1 = NULLIF(@v, &apos;&apos;).</translation>
    </message>
    <message>
        <source>“%1” is no %2: %3 is %4.</source>
        <translation>«%1» no es válido (se espera: %2): %3 es %4.</translation>
    </message>
    <message>
        <source>Look at it in the preview; bind the field to another column, or change it on the way (SET).</source>
        <translation>Mírelo en la vista previa; asigne el campo a otra columna, o cámbielo por el camino (SET).</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>“%1” is no date to the server: %2 of the %3 values looked at for %4 are written as %5.</source>
        <translation>«%1» no es una fecha para el servidor: %2 de los %3 valores vistos para %4 están escritos como %5.</translation>
    </message>
    <message>
        <source> They could be %1 as well: no value tells day and month apart.</source>
        <translation> También podrían ser %1: ningún valor distingue el día del mes.</translation>
    </message>
    <message>
        <source>Bind the field to a variable and SET %1 = %2 (transform “date”).</source>
        <translation>Asigne el campo a una variable y SET %1 = %2 (transformación «date»).</translation>
    </message>
    <message>
        <source>%1 is rounded in %2 %3.</source>
        <translation>%1 se redondea en %2 %3.</translation>
    </message>
    <message>
        <source>Make the column a DECIMAL if the fraction matters.</source>
        <translation>Haga la columna DECIMAL si importa la fracción.</translation>
    </message>
    <message>
        <source>%1 is out of the range of %2 %3.</source>
        <translation>%1 está fuera del rango de %2 %3.</translation>
    </message>
    <message>
        <source>Up to %1 after the point are rounded to the %2 of %3 %4.</source>
        <translation>Hasta %1 tras la coma se redondean a los %2 de %3 %4.</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>dígito</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>dígitos</translation>
    </message>
    <message>
        <source>character</source>
        <translation>carácter</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caracteres</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>A value of %1 does not go into %2 %3.</source>
        <translation>Un valor de %1 no cabe en %2 %3.</translation>
    </message>
    <message>
        <source>Widen the column, or cut the value on the way: SET %1 = LEFT(@v, %2).</source>
        <translation>Ensanche la columna, o recorte el valor por el camino: SET %1 = LEFT(@v, %2).</translation>
    </message>
    <message>
        <source>%1 of the %2 looked at for %3 have come before; %4 takes each once.</source>
        <translation>%1 de los %2 vistos para %3 ya aparecieron antes; %4 admite cada uno una vez.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>the primary key</source>
        <translation>la clave primaria</translation>
    </message>
    <message>
        <source>Choose what happens to duplicates, or number the rows: SET %1 = @row_number.</source>
        <translation>Elija qué pasa con los duplicados, o numere las filas: SET %1 = @row_number.</translation>
    </message>
    <message>
        <source>%1 of the %2 looked at have values of (%3) that came before, such as (%4); %5 takes each once.</source>
        <translation>%1 de las %2 vistas tienen valores de (%3) que ya aparecieron, como (%4); %5 admite cada uno una vez.</translation>
    </message>
    <message>
        <source>Choose what happens to duplicates, or give one of its columns a value of its own: @row_number.</source>
        <translation>Elija qué pasa con los duplicados, o dé a una de sus columnas un valor propio: @row_number.</translation>
    </message>
    <message>
        <source>A value of @%1 has %2; where the result of an expression is longer than %3 (max_allowed_packet), %4 gets NULL (warning 1301).</source>
        <translation>Un valor de @%1 tiene %2; donde el resultado de una expresión supera %3 (max_allowed_packet), %4 recibe NULL (aviso 1301).</translation>
    </message>
    <message>
        <source>Bind the field directly to its column, or raise max_allowed_packet on the server.</source>
        <translation>Asigne el campo directamente a su columna, o suba max_allowed_packet en el servidor.</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>comentario</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>comilla</translation>
    </message>
    <message>
        <source>The text ends inside a %1.</source>
        <translation>El texto termina con algo abierto (%1).</translation>
    </message>
    <message>
        <source>No row of %1 was looked at yet: nothing is known of its columns.</source>
        <translation>Aún no se ha visto ninguna fila de %1: no se sabe nada de sus columnas.</translation>
    </message>
    <message>
        <source>Let the scan of the source end, or write the CREATE TABLE.</source>
        <translation>Espere a que acabe el recorrido del origen, o escriba el CREATE TABLE.</translation>
    </message>
    <message>
        <source>Proposed from all %1.</source>
        <translation>Propuesto a partir de todas las %1.</translation>
    </message>
    <message>
        <source>Proposed from %1 taken throughout the %2 there are: what no sampled row shows may still not fit.</source>
        <translation>Propuesto a partir de %1 repartidas entre las %2 que hay: lo que ninguna fila de la muestra enseña puede no encajar.</translation>
    </message>
    <message>
        <source>Primary key %1: its numbers rise from row to row%2.</source>
        <translation>Clave primaria %1: sus números crecen de fila en fila%2.</translation>
    </message>
    <message>
        <source> in all sampled ones</source>
        <translation> en toda la muestra</translation>
    </message>
    <message>
        <source>No primary key: no column of whole numbers rises from row to row.</source>
        <translation>Sin clave primaria: ninguna columna de números enteros crece de fila en fila.</translation>
    </message>
    <message>
        <source>a value has no “=” after it</source>
        <translation>a un valor le falta «=» detrás</translation>
    </message>
    <message>
        <source>Write from=to, separated by commas: Y=1, N=0.</source>
        <translation>Escriba de=a, separados por comas: Y=1, N=0.</translation>
    </message>
    <message>
        <source>“%1” is no variable</source>
        <translation>«%1» no es una variable</translation>
    </message>
    <message>
        <source>Bind the other field to a variable and write its name: @name.</source>
        <translation>Asigne el otro campo a una variable y escriba su nombre: @nombre.</translation>
    </message>
    <message>
        <source>Give a value.</source>
        <translation>Indique un valor.</translation>
    </message>
    <message>
        <source>“%1” is not in its range</source>
        <translation>«%1» no está en su rango</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Escriba un número entero de %1 a %2.</translation>
    </message>
    <message>
        <source>The sorted file does not hold the same rows as the dump (%1 were read, %2 written, checksum %3 against %4): memory or disk gave back something else than was stored.</source>
        <translation>El archivo ordenado no contiene las mismas filas que el volcado (%1 leídas, %2 escritas, suma %3 frente a %4): la memoria o el disco devolvió algo distinto de lo guardado.</translation>
    </message>
    <message>
        <source>Check the machine&apos;s memory and that disk; then sort again, or load in the order of the files.</source>
        <translation>Compruebe la memoria del equipo y ese disco; después ordene de nuevo, o cargue en el orden de los archivos.</translation>
    </message>
    <message>
        <source>%1 of memory are too little to sort with.</source>
        <translation>%1 de memoria son pocos para ordenar.</translation>
    </message>
    <message>
        <source>Give the sort at least %1.</source>
        <translation>Dé a la ordenación al menos %1.</translation>
    </message>
    <message>
        <source>Table %1 has neither a primary key nor a unique index of NOT NULL columns: the server keeps its rows in the order they arrive.</source>
        <translation>La tabla %1 no tiene clave primaria ni un índice único de columnas NOT NULL: el servidor guarda sus filas en el orden en que llegan.</translation>
    </message>
    <message>
        <source>Load in the order of the files; sorting would gain nothing.</source>
        <translation>Cargue en el orden de los archivos; ordenar no ganaría nada.</translation>
    </message>
    <message>
        <source>The key begins with %1, which is the row&apos;s number in the dump: the dump is in key order already.</source>
        <translation>La clave empieza por %1, que es el número de la fila en el volcado: el volcado ya está en orden de clave.</translation>
    </message>
    <message>
        <source>Load in the order of the files.</source>
        <translation>Cargue en el orden de los archivos.</translation>
    </message>
    <message>
        <source>The key begins with %1, whose numbers the server gives as the rows arrive: any order is key order.</source>
        <translation>La clave empieza por %1, cuyos números da el servidor según llegan las filas: cualquier orden es orden de clave.</translation>
    </message>
    <message>
        <source>The key begins with %1, which is computed by an expression: its order cannot be told from the dump&apos;s fields.</source>
        <translation>La clave empieza por %1, que calcula una expresión: su orden no se deduce de los campos del volcado.</translation>
    </message>
    <message>
        <source>Load in the order of the files, or bind a field that holds the key to %1 itself.</source>
        <translation>Cargue en el orden de los archivos, o asigne a la propia %1 un campo que contenga la clave.</translation>
    </message>
    <message>
        <source>The key begins with %1, which no field of the dump is bound to.</source>
        <translation>La clave empieza por %1, a la que no se asigna ningún campo del volcado.</translation>
    </message>
    <message>
        <source>Bind the field that holds it to %1, or load in the order of the files.</source>
        <translation>Asigne a %1 el campo que la contiene, o cargue en el orden de los archivos.</translation>
    </message>
    <message>
        <source>Column %1 is AUTO_INCREMENT and gets no value from the dump: its numbers will follow the key, not the dump.</source>
        <translation>La columna %1 es AUTO_INCREMENT y no recibe valor del volcado: sus números seguirán la clave, no el volcado.</translation>
    </message>
    <message>
        <source>Key column %1 is in no field of the dump: rows are ordered by the columns before it.</source>
        <translation>La columna de clave %1 no está en ningún campo del volcado: las filas se ordenan por las columnas anteriores.</translation>
    </message>
    <message>
        <source>less than 0.1 %</source>
        <translation>menos del 0,1 %</translation>
    </message>
    <message>
        <source>the first %1 looked at</source>
        <translation>las primeras %1 vistas</translation>
    </message>
    <message>
        <source>%1 of %2 come after a row with a larger key; 95 of 100 rows stand within %3 of their place.</source>
        <translation>%1 de %2 van tras una fila con clave mayor; 95 de cada 100 filas están a menos de %3 de su sitio.</translation>
    </message>
    <message>
        <source>In key order: none of %1 comes after a row with a larger key.</source>
        <translation>En orden de clave: ninguna de %1 va tras una fila con clave mayor.</translation>
    </message>
    <message>
        <source>Nearly in key order: </source>
        <translation>Casi en orden de clave: </translation>
    </message>
    <message>
        <source>%1 of %2 are in key order by themselves, but cover the same keys: on average %3 files each key, so the load would pass over the table as often.</source>
        <translation>%1 de %2 están por sí solos en orden de clave, pero cubren las mismas claves: de media %3 archivos por clave, así que la carga pasaría por la tabla otras tantas veces.</translation>
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
        <source>Not in key order: %1 of the rows go to another part of the table than the rows before them. </source>
        <translation>No en orden de clave: %1 de las filas van a otra parte de la tabla que las anteriores. </translation>
    </message>
    <message>
        <source>Looking at the order of the rows was cancelled.</source>
        <translation>Se canceló el examen del orden de las filas.</translation>
    </message>
    <message>
        <source>Nothing was changed; start it again when you want to.</source>
        <translation>No se cambió nada; iníciela de nuevo cuando quiera.</translation>
    </message>
    <message>
        <source>A row is longer than %1, which is too much for the memory given to the sort.</source>
        <translation>Una fila es más larga que %1, demasiado para la memoria de la ordenación.</translation>
    </message>
    <message>
        <source>Give the sort more memory (eight times the longest row), or load in the order of the files.</source>
        <translation>Dé más memoria a la ordenación (ocho veces la fila más larga), o cargue en el orden de los archivos.</translation>
    </message>
    <message>
        <source>Rows cannot be given their numbers before they are sorted: the dialect gives a digit a meaning of its own.</source>
        <translation>No se pueden numerar las filas antes de ordenarlas: el dialecto da a un dígito un significado propio.</translation>
    </message>
    <message>
        <source>Load in the order of the files, or write the dump with other terminators.</source>
        <translation>Cargue en el orden de los archivos, o escriba el volcado con otros separadores.</translation>
    </message>
    <message>
        <source>The file&apos;s last row lacks its terminator and would read differently with one, so it cannot be moved.</source>
        <translation>A la última fila del archivo le falta su terminador y con él se leería de otro modo, así que no se puede mover.</translation>
    </message>
    <message>
        <source>End the row in the file, or load in the order of the files.</source>
        <translation>Termine la fila en el archivo, o cargue en el orden de los archivos.</translation>
    </message>
    <message>
        <source>Row %1 begins like the end of a line after a field terminator, so its number cannot stand in front of it.</source>
        <translation>La fila %1 empieza como el final de una línea tras un separador de campos, así que su número no puede ir delante.</translation>
    </message>
    <message>
        <source>A row does not fit into the memory given to the sort.</source>
        <translation>Una fila no cabe en la memoria de la ordenación.</translation>
    </message>
    <message>
        <source>Give the sort more memory, or load in the order of the files.</source>
        <translation>Dé más memoria a la ordenación, o cargue en el orden de los archivos.</translation>
    </message>
    <message>
        <source>The sort was cancelled; its temporary files are removed.</source>
        <translation>Se canceló la ordenación; sus archivos temporales se han quitado.</translation>
    </message>
    <message>
        <source>%1 has no entry %2.</source>
        <translation>%1 no tiene la entrada %2.</translation>
    </message>
    <message>
        <source>Let the dump be sorted anew.</source>
        <translation>Haga ordenar de nuevo el volcado.</translation>
    </message>
    <message>
        <source>Let nothing write to the file during the load; then inspect it again.</source>
        <translation>Que nada escriba en el archivo durante la carga; después inspecciónelo de nuevo.</translation>
    </message>
    <message>
        <source>Sorting needs %1 of disk space in %2; %3 are free.</source>
        <translation>Ordenar necesita %1 de disco en %2; hay %3 libres.</translation>
    </message>
    <message>
        <source>Free space there, point MILLRACE_HOME at a folder on another disk, or load in the order of the files.</source>
        <translation>Libere espacio allí, haga que MILLRACE_HOME apunte a una carpeta de otro disco, o cargue en el orden de los archivos.</translation>
    </message>
    <message>
        <source>A column of the sort key in the JSON is not readable.</source>
        <translation>Una columna de la clave de ordenación en el JSON no se puede leer.</translation>
    </message>
    <message>
        <source>A temporary file of the sort, %1, cannot be read back: %2.</source>
        <translation>No se puede releer un archivo temporal de la ordenación, %1: %2.</translation>
    </message>
    <message>
        <source>Check that disk, or give the sort another folder; then start it again.</source>
        <translation>Compruebe ese disco, o dé otra carpeta a la ordenación; después iníciela de nuevo.</translation>
    </message>
    <message>
        <source>it ends in the middle of a row</source>
        <translation>termina en medio de una fila</translation>
    </message>
    <message>
        <source>a row in it is longer than any that was written</source>
        <translation>una fila es más larga que cualquiera de las escritas</translation>
    </message>
    <message>
        <source>it is shorter than it was</source>
        <translation>es más corto de lo que era</translation>
    </message>
    <message>
        <source>load rows</source>
        <translation>cargar filas</translation>
    </message>
    <message>
        <source>There is no load without it.</source>
        <translation>Sin ello no hay carga.</translation>
    </message>
    <message>
        <source>load strictly, and replace rows</source>
        <translation>cargar con rigor y reemplazar filas</translation>
    </message>
    <message>
        <source>LOAD DATA LOCAL is strict with REPLACE only, which asks for it: otherwise rows are loaded with INSERT, or as the server bends them.</source>
        <translation>LOAD DATA LOCAL solo es estricto con REPLACE, que lo pide: si no, las filas entran por INSERT, o como el servidor las adapte.</translation>
    </message>
    <message>
        <source>make tables</source>
        <translation>crear tablas</translation>
    </message>
    <message>
        <source>make temporary tables</source>
        <translation>crear tablas temporales</translation>
    </message>
    <message>
        <source>The preview runs on a scratch server, or evaluates expressions only.</source>
        <translation>La vista previa se ejecuta en un servidor scratch, o solo evalúa expresiones.</translation>
    </message>
    <message>
        <source>drop indexes and build them after the load</source>
        <translation>eliminar índices y crearlos tras la carga</translation>
    </message>
    <message>
        <source>Indexes are filled row by row, which is several times slower.</source>
        <translation>Los índices se llenan fila a fila, varias veces más lento.</translation>
    </message>
    <message>
        <source>change settings of the whole server</source>
        <translation>cambiar ajustes de todo el servidor</translation>
    </message>
    <message>
        <source>change settings of the whole server, local_infile among them, which is off</source>
        <translation>cambiar ajustes de todo el servidor, entre ellos local_infile, que está desactivado</translation>
    </message>
    <message>
        <source>They stay as they are; the load is slower.</source>
        <translation>Quedan como están; la carga es más lenta.</translation>
    </message>
    <message>
        <source>keep the load out of the binary log</source>
        <translation>dejar la carga fuera del registro binario</translation>
    </message>
    <message>
        <source>Every row is written there as well, and goes to the replicas.</source>
        <translation>Cada fila se escribe también allí y va a las réplicas.</translation>
    </message>
    <message>
        <source>switch the redo log off</source>
        <translation>desactivar el redo log</translation>
    </message>
    <message>
        <source>It stays on, which is what a server that matters wants.</source>
        <translation>Queda activado, que es lo que quiere un servidor importante.</translation>
    </message>
    <message>
        <source>have the server read files itself (LOAD DATA INFILE)</source>
        <translation>hacer que el servidor lea archivos él mismo (LOAD DATA INFILE)</translation>
    </message>
    <message>
        <source>Rows go over the connection, about a fifth slower on the same machine.</source>
        <translation>Las filas van por la conexión, cerca de un quinto más lento en el mismo equipo.</translation>
    </message>
    <message>
        <source>watch how far replicas lag behind</source>
        <translation>vigilar cuánto se retrasan las réplicas</translation>
    </message>
    <message>
        <source>A load cannot slow down for a replica that falls behind.</source>
        <translation>Una carga no puede frenar por una réplica que se retrasa.</translation>
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
        <source>The dump holds no table %1.</source>
        <translation>El volcado no contiene la tabla %1.</translation>
    </message>
    <message>
        <source>Name its tables as millrace-cli inspect shows them.</source>
        <translation>Nombre sus tablas como las muestra millrace-cli inspect.</translation>
    </message>
    <message>
        <source>No table of the dump is to be loaded.</source>
        <translation>No se va a cargar ninguna tabla del volcado.</translation>
    </message>
    <message>
        <source>Choose at least one.</source>
        <translation>Elija al menos una.</translation>
    </message>
    <message>
        <source>View %1 is left out, too: it reads %2.</source>
        <translation>La vista %1 también se deja fuera: lee %2.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>On the server already: %1.</source>
        <translation>Ya en el servidor: %1.</translation>
    </message>
    <message>
        <source>Plan with --existing append to leave them as they are and load into the tables, or --existing replace to let the dump&apos;s DROP statements take them away with all they hold.</source>
        <translation>Planifique con --existing append para dejarlas como están y cargar en las tablas, o con --existing replace para que las sentencias DROP del volcado las quiten con todo lo que contienen.</translation>
    </message>
    <message>
        <source>Choose a .millrace file that Millrace saved.</source>
        <translation>Elija un archivo .millrace guardado por Millrace.</translation>
    </message>
    <message>
        <source>The plan is of version %1, this program reads up to %2.</source>
        <translation>El plan es de la versión %1, este programa lee hasta la %2.</translation>
    </message>
    <message>
        <source>Update Millrace.</source>
        <translation>Actualice Millrace.</translation>
    </message>
    <message>
        <source>The plan&apos;s member “existing” is none of refuse, replace, append.</source>
        <translation>«existing» del plan no es ninguno de refuse, replace, append.</translation>
    </message>
    <message>
        <source>Write the plan again from its dump.</source>
        <translation>Escriba de nuevo el plan a partir de su volcado.</translation>
    </message>
    <message>
        <source>A statement of the plan belongs to none of its tables.</source>
        <translation>Una sentencia del plan no pertenece a ninguna de sus tablas.</translation>
    </message>
    <message>
        <source>The dump is of %1 schemas (%2), and the target names one.</source>
        <translation>El volcado es de %1 esquemas (%2), y el destino nombra uno.</translation>
    </message>
    <message>
        <source>Leave the schema out of the target: each table goes into the one it comes from.</source>
        <translation>Quite el esquema del destino: cada tabla va al suyo de procedencia.</translation>
    </message>
    <message>
        <source>Schema %1 is made.</source>
        <translation>Se crea el esquema %1.</translation>
    </message>
    <message>
        <source>Rows of %1.%2 are in two files of the dump.</source>
        <translation>Las filas de %1.%2 están en dos archivos del volcado.</translation>
    </message>
    <message>
        <source>Plan the files of this table on their own.</source>
        <translation>Planifique aparte los archivos de esta tabla.</translation>
    </message>
    <message>
        <source>No row of %1 is one of plain values.</source>
        <translation>Ninguna fila de %1 es de valores simples.</translation>
    </message>
    <message>
        <source>Run this dump with the mysql client.</source>
        <translation>Ejecute este volcado con el cliente mysql.</translation>
    </message>
    <message>
        <source>Line %1 of the dump drops the whole %2, with all it holds.</source>
        <translation>La línea %1 del volcado elimina %2 entero, con todo lo que contiene.</translation>
    </message>
    <message>
        <source>The run will be refused. </source>
        <translation>La ejecución se rechazará. </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>nothing in the way of any table</source>
        <translation>nada que estorbe a ninguna tabla</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>La comprobación se canceló.</translation>
    </message>
    <message>
        <source>On the server already</source>
        <translation>Ya en el servidor</translation>
    </message>
    <message>
        <source>One statement is about tables that are wanted and tables that are left out: %1</source>
        <translation>Una sentencia trata de tablas deseadas y de tablas excluidas: %1</translation>
    </message>
    <message>
        <source>Load all of them, or write a statement for each.</source>
        <translation>Cárguelas todas, o escriba una sentencia para cada una.</translation>
    </message>
    <message>
        <source>The dump does not say which schema its tables belong to.</source>
        <translation>El volcado no dice a qué esquema pertenecen sus tablas.</translation>
    </message>
    <message>
        <source>Name one in the target: mysql://user@host/SCHEMA.</source>
        <translation>Nombre uno en el destino: mysql://user@host/ESQUEMA.</translation>
    </message>
    <message>
        <source>This statement changes rows between others of the dump, and its place there matters: %1</source>
        <translation>Esta sentencia cambia filas entre otras del volcado, y su lugar allí importa: %1</translation>
    </message>
    <message>
        <source>Take it out of the dump and run it yourself, or run the dump with the mysql client.</source>
        <translation>Sáquela del volcado y ejecútela usted, o ejecute el volcado con el cliente mysql.</translation>
    </message>
    <message>
        <source>The AUTO_INCREMENT column %1 needs an index that begins with it.</source>
        <translation>La columna AUTO_INCREMENT %1 necesita un índice que empiece por ella.</translation>
    </message>
    <message>
        <source>The foreign key %1 needs it.</source>
        <translation>Lo necesita la clave foránea %1.</translation>
    </message>
    <message>
        <source>The rows are stored in its order.</source>
        <translation>Las filas se guardan en su orden.</translation>
    </message>
    <message>
        <source>It is a FULLTEXT index: the stopwords it was made with are not in its definition, so it could not be brought back exactly.</source>
        <translation>Es un índice FULLTEXT: las palabras vacías con que se creó no están en su definición, así que no se podría recuperar con exactitud.</translation>
    </message>
    <message>
        <source>It is of a kind Millrace does not know.</source>
        <translation>Es de una clase que Millrace no conoce.</translation>
    </message>
    <message>
        <source>It is unique: it finds duplicates while they are loaded.</source>
        <translation>Es único: encuentra duplicados mientras se cargan.</translation>
    </message>
    <message>
        <source>It is unique and the table is partitioned: its partitions may be made from it.</source>
        <translation>Es único y la tabla está particionada: sus particiones pueden hacerse a partir de él.</translation>
    </message>
    <message>
        <source>It is unique over a hidden hash column (USING HASH): the server would copy the whole table to build it.</source>
        <translation>Es único sobre una columna hash oculta (USING HASH): el servidor copiaría toda la tabla para crearlo.</translation>
    </message>
    <message>
        <source>Its definition says something Millrace does not know.</source>
        <translation>Su definición dice algo que Millrace no conoce.</translation>
    </message>
    <message>
        <source>The table has no primary key, and its rows may be stored in the order of this unique index.</source>
        <translation>La tabla no tiene clave primaria, y sus filas pueden guardarse en el orden de este índice único.</translation>
    </message>
    <message>
        <source>The table&apos;s engine is %1; only InnoDB&apos;s indexes are deferred.</source>
        <translation>El motor de la tabla es %1; solo se aplazan los índices de InnoDB.</translation>
    </message>
    <message>
        <source>The definition of an index cannot be read: %1, in “%2”.</source>
        <translation>No se puede leer la definición de un índice: %1, en «%2».</translation>
    </message>
    <message>
        <source>Keep the indexes in place during the load (--indexes keep).</source>
        <translation>Conserve los índices durante la carga (--indexes keep).</translation>
    </message>
    <message>
        <source>the foreign key has no REFERENCES</source>
        <translation>la clave foránea no tiene REFERENCES</translation>
    </message>
    <message>
        <source>it names no key</source>
        <translation>no nombra ninguna clave</translation>
    </message>
    <message>
        <source>its name is not quoted</source>
        <translation>su nombre no va entre comillas</translation>
    </message>
    <message>
        <source>its columns are not closed</source>
        <translation>sus columnas no se cierran</translation>
    </message>
    <message>
        <source>it goes on after its end</source>
        <translation>sigue después de su final</translation>
    </message>
    <message>
        <source>the list of columns is not closed</source>
        <translation>la lista de columnas no se cierra</translation>
    </message>
    <message>
        <source>“%1” is “%2”; it can be %3.</source>
        <translation>«%1» es «%2»; puede ser %3.</translation>
    </message>
    <message>
        <source>%1 is source and target at once.</source>
        <translation>%1 es origen y destino a la vez.</translation>
    </message>
    <message>
        <source>Choose another target table (--table).</source>
        <translation>Elija otra tabla de destino (--table).</translation>
    </message>
    <message>
        <source>The way “%1” is for files: from a table of the same server rows go by INSERT … SELECT.</source>
        <translation>La vía «%1» es para archivos: desde una tabla del mismo servidor las filas van por INSERT … SELECT.</translation>
    </message>
    <message>
        <source>Leave --way out.</source>
        <translation>Quite --way.</translation>
    </message>
    <message>
        <source>%1 cannot be set where the source is a table: its rows are read under REPEATABLE READ.</source>
        <translation>No se puede establecer %1 si el origen es una tabla: sus filas se leen con REPEATABLE READ.</translation>
    </message>
    <message>
        <source>Leave the setting out.</source>
        <translation>Quite el ajuste.</translation>
    </message>
    <message>
        <source>The plan&apos;s source table lacks its name or its columns.</source>
        <translation>A la tabla de origen del plan le falta el nombre o las columnas.</translation>
    </message>
    <message>
        <source>Rows of another server are not sorted on their way: they come in the order of the key they are read by.</source>
        <translation>Las filas de otro servidor no se ordenan por el camino: vienen en el orden de la clave con que se leen.</translation>
    </message>
    <message>
        <source>Leave --order out, or order a query by the target&apos;s key.</source>
        <translation>Quite --order, u ordene una consulta por la clave del destino.</translation>
    </message>
    <message>
        <source>%1 has no key by which single rows could be told apart, so none can be set aside or left out.</source>
        <translation>%1 no tiene una clave que distinga filas sueltas, así que no se puede apartar ni omitir ninguna.</translation>
    </message>
    <message>
        <source>Give it a primary key, or load with --on-error stop or as-server.</source>
        <translation>Dele una clave primaria, o cargue con --on-error stop o as-server.</translation>
    </message>
    <message>
        <source>%1 has no key whose order could number its rows (@row_number).</source>
        <translation>%1 no tiene una clave cuyo orden pueda numerar sus filas (@row_number).</translation>
    </message>
    <message>
        <source>Give it a primary key, or leave the number to AUTO_INCREMENT.</source>
        <translation>Dele una clave primaria, o deje el número a AUTO_INCREMENT.</translation>
    </message>
    <message>
        <source>This is the plan of a whole SQL dump, not of one table.</source>
        <translation>Este es el plan de un volcado SQL entero, no de una tabla.</translation>
    </message>
    <message>
        <source>This is JSON, but no Millrace plan.</source>
        <translation>Esto es JSON, pero no un plan de Millrace.</translation>
    </message>
    <message>
        <source>millrace-cli run takes it.</source>
        <translation>millrace-cli run lo acepta.</translation>
    </message>
    <message>
        <source>The plan names no source file.</source>
        <translation>El plan no nombra ningún archivo de origen.</translation>
    </message>
    <message>
        <source>The plan names no target table.</source>
        <translation>El plan no nombra ninguna tabla de destino.</translation>
    </message>
    <message>
        <source>The plan&apos;s mapping binds no field.</source>
        <translation>La asignación del plan no usa ningún campo.</translation>
    </message>
    <message>
        <source>A chunk needs at least 1 row, the plan says %1.</source>
        <translation>Un chunk necesita al menos 1 fila, el plan dice %1.</translation>
    </message>
    <message>
        <source>A chunk&apos;s size cannot be negative.</source>
        <translation>El tamaño de un chunk no puede ser negativo.</translation>
    </message>
    <message>
        <source>Workers can be 1 to 64, the plan says %1.</source>
        <translation>Los workers pueden ser de 1 a 64, el plan dice %1.</translation>
    </message>
    <message>
        <source>With “as-server” the server keeps the row that is there: “%1” cannot be combined with it.</source>
        <translation>Con «as-server» el servidor conserva la fila existente: «%1» no se puede combinar con ello.</translation>
    </message>
    <message>
        <source>The limit for rows set aside is %1; it has to be 1 or more.</source>
        <translation>El límite de filas apartadas es %1; debe ser 1 o más.</translation>
    </message>
    <message>
        <source>A limit cannot be negative; 0 means none.</source>
        <translation>Un límite no puede ser negativo; 0 significa ninguno.</translation>
    </message>
    <message>
        <source>The memory budget is %1 bytes; it has to be %2 or more.</source>
        <translation>El presupuesto de memoria es %1 bytes; debe ser %2 o más.</translation>
    </message>
    <message>
        <source>The plan names no journal table.</source>
        <translation>El plan no nombra ninguna tabla del diario.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>“%1” of the plan has to be %2, and is %3.</source>
        <translation>«%1» del plan debe ser %2, y es %3.</translation>
    </message>
    <message>
        <source>“%1” of the plan is %2, which is no value for it.</source>
        <translation>«%1» del plan es %2, que no es un valor para ello.</translation>
    </message>
    <message>
        <source>Source files</source>
        <translation>Archivos de origen</translation>
    </message>
    <message>
        <source>The source holds no row.</source>
        <translation>El origen no contiene ninguna fila.</translation>
    </message>
    <message>
        <source>Choose another file, or fewer header lines to skip.</source>
        <translation>Elija otro archivo, u omita menos líneas de cabecera.</translation>
    </message>
    <message>
        <source>%1, %2, unchanged since they were planned.</source>
        <translation>%1, %2, sin cambios desde la planificación.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>%1 as %2.</source>
        <translation>%1 como %2.</translation>
    </message>
    <message>
        <source>Session settings</source>
        <translation>Ajustes de sesión</translation>
    </message>
    <message>
        <source>The account %1 may not set %2.</source>
        <translation>La cuenta %1 no puede establecer %2.</translation>
    </message>
    <message>
        <source>; or leave it as it is.</source>
        <translation>; o déjelo como está.</translation>
    </message>
    <message>
        <source>The server lists %1 of a statement (max_error_count) and the account may not raise that: bad rows could go unseen.</source>
        <translation>El servidor enumera %1 de una sentencia (max_error_count) y la cuenta no puede subirlo: podrían pasar filas malas sin verse.</translation>
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
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>The server lists %1 of a statement (max_error_count) and the account may not raise that: a dump with many bad rows goes in more slowly, in smaller parts.</source>
        <translation>El servidor enumera %1 de una sentencia (max_error_count) y la cuenta no puede subirlo: un volcado con muchas filas malas entra más despacio, en partes más pequeñas.</translation>
    </message>
    <message>
        <source>Load guard</source>
        <translation>Guarda de carga</translation>
    </message>
    <message>
        <source>The account %1 may not see how far the server lags behind its source: the load will not slow down when it does.</source>
        <translation>La cuenta %1 no puede ver cuánto se retrasa el servidor respecto a su origen: la carga no frenará cuando ocurra.</translation>
    </message>
    <message>
        <source>%1, %2, about %3.</source>
        <translation>%1, %2, unas %3.</translation>
    </message>
    <message>
        <source>ALTER TABLE … ENGINE=InnoDB before the load.</source>
        <translation>ALTER TABLE … ENGINE=InnoDB antes de la carga.</translation>
    </message>
    <message>
        <source>Triggers run for every row: %1.</source>
        <translation>Se ejecutan triggers en cada fila: %1.</translation>
    </message>
    <message>
        <source>Drop them for the load if they are not meant to fire.</source>
        <translation>Elimínelos para la carga si no deben dispararse.</translation>
    </message>
    <message>
        <source>%1 filled row by row; the load slows down once they outgrow the buffer pool.</source>
        <translation>%1 fila a fila; la carga se frena en cuanto no caben en el buffer pool.</translation>
    </message>
    <message>
        <source>secondary index is</source>
        <translation>índice secundario se llena</translation>
    </message>
    <message>
        <source>secondary indexes are</source>
        <translation>índices secundarios se llenan</translation>
    </message>
    <message>
        <source>Let the run drop them before and build them after (--indexes defer) if the table is large.</source>
        <translation>Haga que la ejecución los elimine antes y los cree después (--indexes defer) si la tabla es grande.</translation>
    </message>
    <message>
        <source>Rollback</source>
        <translation>Reversión</translation>
    </message>
    <message>
        <source>The table is not empty, and rows of it may be replaced: what they were is gone, the run cannot be rolled back.</source>
        <translation>La tabla no está vacía y se pueden reemplazar filas suyas: lo que eran se pierde, la ejecución no se puede revertir.</translation>
    </message>
    <message>
        <source>Keep a backup of the table, or load into an empty one.</source>
        <translation>Guarde una copia de seguridad de la tabla, o cargue en una vacía.</translation>
    </message>
    <message>
        <source>The table is not empty and has no whole number as its primary key: the run&apos;s rows cannot be told from others, it cannot be rolled back.</source>
        <translation>La tabla no está vacía y su clave primaria no es un número entero: las filas de la ejecución no se distinguen de otras, no se puede revertir.</translation>
    </message>
    <message>
        <source>Load into an empty table if you may want to.</source>
        <translation>Cargue en una tabla vacía si puede querer hacerlo.</translation>
    </message>
    <message>
        <source>The table is not empty. The run can be rolled back if %1 of all its rows is above the greatest there is now, and nobody else writes meanwhile.</source>
        <translation>La tabla no está vacía. La ejecución se puede revertir si todas sus filas reciben un %1 mayor que el máximo actual y nadie más escribe entretanto.</translation>
    </message>
    <message>
        <source>Otherwise load into an empty table if you may want to.</source>
        <translation>Si no, cargue en una tabla vacía si puede querer hacerlo.</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>Privilegios</translation>
    </message>
    <message>
        <source>The account may do all this run needs.</source>
        <translation>La cuenta puede hacer todo lo que esta ejecución necesita.</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>The account may not keep the journal %1: without it a run that is interrupted cannot be resumed or rolled back, and its result cannot be verified.</source>
        <translation>La cuenta no puede llevar el diario %1: sin él una ejecución interrumpida no se puede reanudar ni revertir, y su resultado no se puede verificar.</translation>
    </message>
    <message>
        <source>Column %1 is of type BIT: MariaDB and older MySQL dump it as raw bytes without escapes, and a value that holds the bytes 9, 10 or 92 is read as another or breaks its row.</source>
        <translation>La columna %1 es de tipo BIT: MariaDB y las versiones antiguas de MySQL la vuelcan como bytes crudos sin escapes, y un valor con los bytes 9, 10 o 92 se lee como otro o rompe su fila.</translation>
    </message>
    <message>
        <source>Unless a recent MySQL (9.7) wrote the dump: dump %1+0 instead, bind the field to @b and set %1 = CAST(@b AS UNSIGNED).</source>
        <translation>Salvo que un MySQL reciente (9.7) escribiera el volcado: vuelque %1+0 en su lugar, asigne el campo a @b y ponga %1 = CAST(@b AS UNSIGNED).</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation>No hay conexión con el servidor.</translation>
    </message>
    <message>
        <source>%1 is not there yet; the run creates it.</source>
        <translation>%1 aún no existe; la ejecución la crea.</translation>
    </message>
    <message>
        <source>make a foreign key to it</source>
        <translation>crear una clave foránea a ella</translation>
    </message>
    <message>
        <source>count the rows before and after</source>
        <translation>contar las filas antes y después</translation>
    </message>
    <message>
        <source>replace rows</source>
        <translation>reemplazar filas</translation>
    </message>
    <message>
        <source>load strictly (LOAD DATA LOCAL is strict with REPLACE only)</source>
        <translation>cargar con rigor (LOAD DATA LOCAL solo es estricto con REPLACE)</translation>
    </message>
    <message>
        <source>make the table</source>
        <translation>crear la tabla</translation>
    </message>
    <message>
        <source>drop and build the indexes of %1 (rehearsed on an empty copy of the table)</source>
        <translation>eliminar y crear los índices de %1 (ensayado en una copia vacía de la tabla)</translation>
    </message>
    <message>
        <source>The account %1 may not %2.</source>
        <translation>La cuenta %1 no puede %2.</translation>
    </message>
    <message>
        <source>, nor </source>
        <translation>, ni </translation>
    </message>
    <message>
        <source>Source server</source>
        <translation>Servidor de origen</translation>
    </message>
    <message>
        <source>Source table</source>
        <translation>Tabla de origen</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>unas %1</translation>
    </message>
    <message>
        <source>%1, %2, %3, read in ranges of %4 (%5).</source>
        <translation>%1, %2, %3, se lee en rangos de %4 (%5).</translation>
    </message>
    <message>
        <source>its primary key</source>
        <translation>su clave primaria</translation>
    </message>
    <message>
        <source>the key </source>
        <translation>la clave </translation>
    </message>
    <message>
        <source>A query has no key</source>
        <translation>Una consulta no tiene clave</translation>
    </message>
    <message>
        <source>%1 is a view, which has no key</source>
        <translation>%1 es una vista, que no tiene clave</translation>
    </message>
    <message>
        <source>%1 has no key whose ranges could be told apart</source>
        <translation>%1 no tiene una clave cuyos rangos se distingan</translation>
    </message>
    <message>
        <source>: its rows are read by one SELECT and go in as one chunk, in one transaction. A run that is interrupted begins anew.</source>
        <translation>: sus filas se leen con un SELECT y entran como un chunk, en una transacción. Una ejecución interrumpida empieza de nuevo.</translation>
    </message>
    <message>
        <source>Load from the underlying table, with the same expressions under --set, if it has many rows.</source>
        <translation>Cargue desde la tabla que hay detrás, con las mismas expresiones en --set, si tiene muchas filas.</translation>
    </message>
    <message>
        <source>Give it a primary key if it has many rows.</source>
        <translation>Dele una clave primaria si tiene muchas filas.</translation>
    </message>
    <message>
        <source>%1 is %2, which has no snapshots: what is written to it during the run may be loaded or not, and the run is verified only if nothing was.</source>
        <translation>%1 es %2, que no tiene instantáneas: lo que se escriba durante la ejecución puede cargarse o no, y la ejecución solo se verifica si no se escribió nada.</translation>
    </message>
    <message>
        <source>Keep writers away from it during the run.</source>
        <translation>Mantenga alejados a los escritores durante la ejecución.</translation>
    </message>
    <message>
        <source>The account %1 may not lock %2 for the moment at which the snapshots are taken: not one snapshot, but one per session. The run is verified only if nothing is written to the table meanwhile.</source>
        <translation>La cuenta %1 no puede bloquear %2 en el momento de tomar las instantáneas: no una instantánea, sino una por sesión. La ejecución solo se verifica si entretanto no se escribe nada en la tabla.</translation>
    </message>
    <message>
        <source>All sessions read one snapshot: writers wait for the milliseconds it takes to begin it. The server keeps old versions of rows, and holds back ALTER TABLE on %1, until the run is through.</source>
        <translation>Todas las sesiones leen una instantánea: los escritores esperan los milisegundos que tarda en empezar. El servidor guarda versiones antiguas de filas y retiene ALTER TABLE sobre %1 hasta que acaba la ejecución.</translation>
    </message>
    <message>
        <source>On that server: GRANT SELECT ON %1 TO %2;</source>
        <translation>En ese servidor: GRANT SELECT ON %1 TO %2;</translation>
    </message>
    <message>
        <source>%1 is not what was planned: %2</source>
        <translation>%1 no es lo planificado: %2</translation>
    </message>
    <message>
        <source>its columns differ.</source>
        <translation>sus columnas difieren.</translation>
    </message>
    <message>
        <source>the key it was to be cut by is another or gone.</source>
        <translation>la clave por la que se iba a cortar es otra o ya no está.</translation>
    </message>
    <message>
        <source>Make the plan again.</source>
        <translation>Haga el plan de nuevo.</translation>
    </message>
    <message>
        <source>%1 holds no row.</source>
        <translation>%1 no contiene ninguna fila.</translation>
    </message>
    <message>
        <source>Choose another table.</source>
        <translation>Elija otra tabla.</translation>
    </message>
    <message>
        <source>%1 as %2 at %3; moments travel in time zone %4%5.</source>
        <translation>%1 como %2 en %3; los instantes viajan en la zona horaria %4%5.</translation>
    </message>
    <message>
        <source>; its sql_mode is empty</source>
        <translation>; su sql_mode está vacío</translation>
    </message>
    <message>
        <source>; its sql_mode is </source>
        <translation>; su sql_mode es </translation>
    </message>
    <message>
        <source>This is the target&apos;s own server: the rows would go out and in again.</source>
        <translation>Este es el propio servidor de destino: las filas saldrían y volverían a entrar.</translation>
    </message>
    <message>
        <source>Name the table table:%1.%2 and they stay inside the server.</source>
        <translation>Nombre la tabla table:%1.%2 y se quedan dentro del servidor.</translation>
    </message>
    <message>
        <source>The rows go from %1 to %2: types that only one of them has are stored as what the target&apos;s column says.</source>
        <translation>Las filas van de %1 a %2: los tipos que solo tiene uno se guardan como diga la columna de destino.</translation>
    </message>
    <message>
        <source>source %1, %2</source>
        <translation>origen %1, %2</translation>
    </message>
    <message>
        <source>each session</source>
        <translation>cada sesión</translation>
    </message>
    <message>
        <source>keep writers away while the snapshots are taken</source>
        <translation>mantener alejados a los escritores mientras se toman las instantáneas</translation>
    </message>
    <message>
        <source>each session: the rows as they are now</source>
        <translation>cada sesión: las filas como están ahora</translation>
    </message>
    <message>
        <source>let writers go on</source>
        <translation>dejar seguir a los escritores</translation>
    </message>
    <message>
        <source>where the old values of server settings are written down, besides the run&apos;s folder</source>
        <translation>dónde se anotan los valores anteriores de los ajustes del servidor, además de la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>for the whole server, put back after the load</source>
        <translation>para todo el servidor, restaurado tras la carga</translation>
    </message>
    <message>
        <source>for the server&apos;s machine (no SQL), put back after the load</source>
        <translation>para el equipo del servidor (no es SQL), restaurado tras la carga</translation>
    </message>
    <message>
        <source>put back to what it was, unless somebody else changed it meanwhile</source>
        <translation>restaurado a lo que era, salvo que otros lo cambiaran entretanto</translation>
    </message>
    <message>
        <source>when no other run has a row in it</source>
        <translation>cuando ninguna otra ejecución tiene una fila en ella</translation>
    </message>
    <message>
        <source>create the schema when it is missing</source>
        <translation>crear el esquema si falta</translation>
    </message>
    <message>
        <source>create the table when it is missing</source>
        <translation>crear la tabla si falta</translation>
    </message>
    <message>
        <source>create the journal</source>
        <translation>crear el diario</translation>
    </message>
    <message>
        <source>count the rows before</source>
        <translation>contar las filas antes</translation>
    </message>
    <message>
        <source>drop the secondary indexes, once their definitions are saved in the run&apos;s folder</source>
        <translation>eliminar los índices secundarios, una vez guardadas sus definiciones en la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>each worker: strictness</source>
        <translation>cada worker: rigor</translation>
    </message>
    <message>
        <source>each worker: session setting, put back at the end</source>
        <translation>cada worker: ajuste de sesión, restaurado al final</translation>
    </message>
    <message>
        <source>find where the ranges of the key end, ahead of the load</source>
        <translation>encontrar dónde terminan los rangos de la clave, por delante de la carga</translation>
    </message>
    <message>
        <source>each chunk</source>
        <translation>cada chunk</translation>
    </message>
    <message>
        <source>each chunk: row number of the row before its first</source>
        <translation>cada chunk: número de la fila anterior a su primera</translation>
    </message>
    <message>
        <source>each chunk, with the range of its key</source>
        <translation>cada chunk, con el rango de su clave</translation>
    </message>
    <message>
        <source>each chunk, in statements of some ten thousand rows, each with the range of its key</source>
        <translation>cada chunk, en sentencias de unas decenas de miles de filas, cada una con el rango de su clave</translation>
    </message>
    <message>
        <source>each chunk: journal</source>
        <translation>cada chunk: diario</translation>
    </message>
    <message>
        <source>build them in one go</source>
        <translation>crearlos de una vez</translation>
    </message>
    <message>
        <source>count the rows after</source>
        <translation>contar las filas después</translation>
    </message>
    <message>
        <source>compare contents with the checksum taken on the way, chunk by chunk</source>
        <translation>comparar el contenido con la suma tomada por el camino, chunk a chunk</translation>
    </message>
    <message>
        <source>compare contents of some chunks with the checksum taken on the way</source>
        <translation>comparar el contenido de algunos chunks con la suma tomada por el camino</translation>
    </message>
    <message>
        <source>drop the journal when no other run needs it</source>
        <translation>eliminar el diario cuando ninguna otra ejecución lo necesita</translation>
    </message>
    <message>
        <source>%1 is not the table that was planned: %2</source>
        <translation>%1 no es la tabla planificada: %2</translation>
    </message>
    <message>
        <source>%1 %2: it is loaded as one single chunk, in one statement and one transaction. Nothing shows until it is through, and a run that is interrupted begins anew.</source>
        <translation>%1 %2: se carga como un solo chunk, en una sentencia y una transacción. No se ve nada hasta que acaba, y una ejecución interrumpida empieza de nuevo.</translation>
    </message>
    <message>
        <source>is a view, which has no key</source>
        <translation>es una vista, que no tiene clave</translation>
    </message>
    <message>
        <source>has no key whose ranges could be told apart</source>
        <translation>no tiene una clave cuyos rangos se distingan</translation>
    </message>
    <message>
        <source>Load from the underlying table, with the same expressions under --set.</source>
        <translation>Cargue desde la tabla que hay detrás, con las mismas expresiones en --set.</translation>
    </message>
    <message>
        <source>INSERT … SELECT locks the rows it reads in share mode until their chunk is committed: whoever changes one, or inserts between them, waits that long.</source>
        <translation>INSERT … SELECT bloquea en modo compartido las filas que lee hasta que se confirma su chunk: quien cambie una, o inserte entre ellas, espera ese tiempo.</translation>
    </message>
    <message>
        <source>Smaller chunks (--chunk-rows) hold them for less long. Rows added before their range&apos;s turn are loaded, later ones are not: keep writers away if the result has to be verified.</source>
        <translation>Los chunks más pequeños (--chunk-rows) las retienen menos. Las filas añadidas antes del turno de su rango se cargan, las posteriores no: mantenga alejados a los escritores si el resultado se ha de verificar.</translation>
    </message>
    <message>
        <source>%1 has no transactions: each statement keeps writers away from the whole source, and what they change between two statements goes unnoticed.</source>
        <translation>%1 no tiene transacciones: cada sentencia aparta a los escritores de todo el origen, y lo que cambien entre dos sentencias pasa inadvertido.</translation>
    </message>
    <message>
        <source>Keep writers away from the source during the run.</source>
        <translation>Mantenga alejados del origen a los escritores durante la ejecución.</translation>
    </message>
    <message>
        <source>@row_number needs ROW_NUMBER(), which this server does not have.</source>
        <translation>@row_number necesita ROW_NUMBER(), que este servidor no tiene.</translation>
    </message>
    <message>
        <source>Leave the number to AUTO_INCREMENT.</source>
        <translation>Deje el número a AUTO_INCREMENT.</translation>
    </message>
    <message>
        <source>With innodb_autoinc_lock_mode below 2 the server lets one INSERT … SELECT at a time into a table with an AUTO_INCREMENT column (%1): workers wait for each other.</source>
        <translation>Con innodb_autoinc_lock_mode menor que 2 el servidor deja un solo INSERT … SELECT a la vez en una tabla con columna AUTO_INCREMENT (%1): los workers se esperan.</translation>
    </message>
    <message>
        <source>Load with one worker, or have the server started with innodb_autoinc_lock_mode = 2.</source>
        <translation>Cargue con un worker, o haga iniciar el servidor con innodb_autoinc_lock_mode = 2.</translation>
    </message>
    <message>
        <source>The server was started with innodb_read_only: nothing can be written.</source>
        <translation>El servidor se inició con innodb_read_only: no se puede escribir nada.</translation>
    </message>
    <message>
        <source>Start it without.</source>
        <translation>Inícielo sin ello.</translation>
    </message>
    <message>
        <source>The server is read-only for everybody (super_read_only is ON).</source>
        <translation>El servidor es de solo lectura para todos (super_read_only está en ON).</translation>
    </message>
    <message>
        <source>run SET GLOBAL super_read_only = 0 and SET GLOBAL read_only = 0.</source>
        <translation>ejecute SET GLOBAL super_read_only = 0 y SET GLOBAL read_only = 0.</translation>
    </message>
    <message>
        <source>The server is read-only (read_only is %1), as replicas are.</source>
        <translation>El servidor es de solo lectura (read_only es %1), como las réplicas.</translation>
    </message>
    <message>
        <source>run SET GLOBAL read_only = 0.</source>
        <translation>ejecute SET GLOBAL read_only = 0.</translation>
    </message>
    <message>
        <source>Every session begins read-only here (%1 is ON).</source>
        <translation>Aquí cada sesión empieza en solo lectura (%1 está en ON).</translation>
    </message>
    <message>
        <source>Load with --tune %1=0, or switch it off on the server.</source>
        <translation>Cargue con --tune %1=0, o desactívelo en el servidor.</translation>
    </message>
    <message>
        <source>The server is read-only, as replicas are; this account may write all the same. If it is a replica, the rows will be missing on its source.</source>
        <translation>El servidor es de solo lectura, como las réplicas; esta cuenta puede escribir de todos modos. Si es una réplica, las filas faltarán en su origen.</translation>
    </message>
    <message>
        <source>Load into the source.</source>
        <translation>Cargue en el origen.</translation>
    </message>
    <message>
        <source>Server settings</source>
        <translation>Ajustes del servidor</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Quítelo.</translation>
    </message>
    <message>
        <source>Write it into my.cnf and restart the server (millrace-cli tune --my-cnf).</source>
        <translation>Escríbalo en my.cnf y reinicie el servidor (millrace-cli tune --my-cnf).</translation>
    </message>
    <message>
        <source>The redo log is off during the load, as confirmed: a crash of the server meanwhile loses everything on it.</source>
        <translation>El redo log está desactivado durante la carga, como se confirmó: una caída del servidor entretanto pierde todo lo que contiene.</translation>
    </message>
    <message>
        <source>Have a backup that can be read.</source>
        <translation>Tenga una copia de seguridad legible.</translation>
    </message>
    <message>
        <source>The server runs on another machine: %1 has to be set there.</source>
        <translation>El servidor está en otro equipo: %1 se ha de establecer allí.</translation>
    </message>
    <message>
        <source>There, as root: %1</source>
        <translation>Allí, como root: %1</translation>
    </message>
    <message>
        <source>%1 = %2 (machine)</source>
        <translation>%1 = %2 (equipo)</translation>
    </message>
    <message>
        <source>For the whole server during the load, put back after it: %1.</source>
        <translation>Para todo el servidor durante la carga, restaurado después: %1.</translation>
    </message>
    <message>
        <source>unique_checks = 0 with %1 in place: a duplicate in the dump would not be found and corrupts the index.</source>
        <translation>unique_checks = 0 con %1 en su sitio: un duplicado del volcado no se encontraría y corrompe el índice.</translation>
    </message>
    <message>
        <source>unique index</source>
        <translation>índice único</translation>
    </message>
    <message>
        <source>unique indexes</source>
        <translation>índices únicos</translation>
    </message>
    <message>
        <source>Leave unique_checks on, or drop these indexes for the load as well (--indexes defer-all): their build after the load finds duplicates.</source>
        <translation>Deje unique_checks activado, o elimine también estos índices para la carga (--indexes defer-all): su creación tras la carga encuentra duplicados.</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>Texto del origen</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Fila más larga</translation>
    </message>
    <message>
        <source>This row has %1; the server takes statements up to %2 (max_allowed_packet).</source>
        <translation>Esta fila tiene %1; el servidor acepta sentencias de hasta %2 (max_allowed_packet).</translation>
    </message>
    <message>
        <source>SET GLOBAL max_allowed_packet to more than that, or load with LOAD DATA (--way auto).</source>
        <translation>SET GLOBAL max_allowed_packet a más que eso, o cargue con LOAD DATA (--way auto).</translation>
    </message>
    <message>
        <source>This row has %1, and a SET expression whose result is longer than %2 (max_allowed_packet) stores NULL (warning 1301).</source>
        <translation>Esta fila tiene %1, y una expresión SET cuyo resultado supera %2 (max_allowed_packet) guarda NULL (aviso 1301).</translation>
    </message>
    <message>
        <source>Bind the long field directly to its column, or SET GLOBAL max_allowed_packet to more.</source>
        <translation>Asigne el campo largo directamente a su columna, o SET GLOBAL max_allowed_packet a más.</translation>
    </message>
    <message>
        <source>This row has %1, more than a quarter of the memory the run may take (%2).</source>
        <translation>Esta fila tiene %1, más de un cuarto de la memoria que la ejecución puede tomar (%2).</translation>
    </message>
    <message>
        <source>Give it more (--memory), or check LINES TERMINATED BY: a row this long is usually many rows whose ends were not seen.</source>
        <translation>Dele más (--memory), o compruebe LINES TERMINATED BY: una fila tan larga suele ser muchas cuyos finales no se vieron.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>All %1 fit their columns.</source>
        <translation>Todas las %1 caben en sus columnas.</translation>
    </message>
    <message>
        <source>%1 taken throughout the source fit their columns.</source>
        <translation>%1 repartidas por el origen caben en sus columnas.</translation>
    </message>
    <message>
        <source>Run SET GLOBAL local_infile = 1 there; it needs %1 (GRANT %1 ON *.* TO %2).</source>
        <translation>Ejecute allí SET GLOBAL local_infile = 1; necesita %1 (GRANT %1 ON *.* TO %2).</translation>
    </message>
    <message>
        <source>LOCAL INFILE</source>
        <translation>LOCAL INFILE</translation>
    </message>
    <message>
        <source>local_infile is ON.</source>
        <translation>local_infile está en ON.</translation>
    </message>
    <message>
        <source>local_infile is switched on for the load.</source>
        <translation>local_infile se activa para la carga.</translation>
    </message>
    <message>
        <source>The server refuses LOAD DATA LOCAL (local_infile is OFF): the rows are loaded with INSERT statements, which is slower.</source>
        <translation>El servidor rechaza LOAD DATA LOCAL (local_infile está en OFF): las filas entran por sentencias INSERT, más lento.</translation>
    </message>
    <message>
        <source>The server refuses LOAD DATA LOCAL: local_infile is OFF.</source>
        <translation>El servidor rechaza LOAD DATA LOCAL: local_infile está en OFF.</translation>
    </message>
    <message>
        <source> Or load with INSERT statements (--way insert).</source>
        <translation> O cargue con sentencias INSERT (--way insert).</translation>
    </message>
    <message>
        <source> The server runs as %1.</source>
        <translation> El servidor se ejecuta como %1.</translation>
    </message>
    <message>
        <source>Server file</source>
        <translation>Archivo del servidor</translation>
    </message>
    <message>
        <source>The account %1 may not have the server read files.</source>
        <translation>La cuenta %1 no puede hacer que el servidor lea archivos.</translation>
    </message>
    <message>
        <source>GRANT FILE ON *.* TO %1; or load with --way local.</source>
        <translation>GRANT FILE ON *.* TO %1; o cargue con --way local.</translation>
    </message>
    <message>
        <source>The server reads files of this machine below %1 (tried).%2</source>
        <translation>El servidor lee archivos de este equipo bajo %1 (probado).%2</translation>
    </message>
    <message>
        <source>The rows are loaded with INSERT statements of up to 5,000 rows.</source>
        <translation>Las filas entran con sentencias INSERT de hasta 5000 filas.</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>archivo %1</translation>
    </message>
    <message>
        <source>%1, rows %2, from line %3, byte %4</source>
        <translation>%1, filas %2, desde la línea %3, byte %4</translation>
    </message>
    <message>
        <source>after %1, up to %2</source>
        <translation>tras %1, hasta %2</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>el principio</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el final</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>sin empezar</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>not verified: </source>
        <translation>sin verificar: </translation>
    </message>
    <message>
        <source>Rows in the dump</source>
        <translation>Filas en el volcado</translation>
    </message>
    <message>
        <source>Rows loaded</source>
        <translation>Filas cargadas</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartadas</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Rows/s</source>
        <translation>Filas/s</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>before the rows</source>
        <translation>antes de las filas</translation>
    </message>
    <message>
        <source>after its table&apos;s rows</source>
        <translation>tras las filas de su tabla</translation>
    </message>
    <message>
        <source>after all rows</source>
        <translation>tras todas las filas</translation>
    </message>
    <message>
        <source>-- and %1 more: millrace-cli sql shows all of them
</source>
        <translation>-- y %1 más: millrace-cli sql las muestra todas
</translation>
    </message>
    <message>
        <source>Notes on the dump</source>
        <translation>Notas sobre el volcado</translation>
    </message>
    <message>
        <source>Statements of the dump beside its rows</source>
        <translation>Sentencias del volcado aparte de sus filas</translation>
    </message>
    <message>
        <source>%1 tables more are not shown one by one: millrace-cli report %2 --dump-table NAME writes the report of each.</source>
        <translation>%1 tablas más no se muestran una a una: millrace-cli report %2 --dump-table NOMBRE escribe el informe de cada una.</translation>
    </message>
    <message>
        <source>A report is no .%1 file.</source>
        <translation>Un informe no es un archivo .%1.</translation>
    </message>
    <message>
        <source>Name a file that ends in .html, .json or .csv.</source>
        <translation>Nombre un archivo que termine en .html, .json o .csv.</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>ejecución %1</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>iniciada %1</translation>
    </message>
    <message>
        <source>Written by Millrace %1 from the files of the run.</source>
        <translation>Escrito por Millrace %1 a partir de los archivos de la ejecución.</translation>
    </message>
    <message>
        <source>The run numbered its rows with @row_number; among the rows set aside those numbers are not known any more.</source>
        <translation>La ejecución numeró sus filas con @row_number; entre las filas apartadas esos números ya no se conocen.</translation>
    </message>
    <message>
        <source>Open the file as a new source and map the numbered column to a field, or leave it to AUTO_INCREMENT.</source>
        <translation>Abra el archivo como nuevo origen y asigne la columna numerada a un campo, o déjela a AUTO_INCREMENT.</translation>
    </message>
    <message>
        <source> (rows set aside)</source>
        <translation> (filas apartadas)</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>sin contar</translation>
    </message>
    <message>
        <source>Mean of the first tenth of the chunks %1 ms, of the last tenth %2 ms: %3 times.</source>
        <translation>Media del primer décimo de los chunks %1 ms, del último %2 ms: %3 veces.</translation>
    </message>
    <message>
        <source>%1 on %2, read %3</source>
        <translation>%1 en %2, leída %3</translation>
    </message>
    <message>
        <source>by one SELECT</source>
        <translation>con un SELECT</translation>
    </message>
    <message>
        <source>in ranges of </source>
        <translation>en rangos de </translation>
    </message>
    <message>
        <source>%1 of the same server, by INSERT … SELECT %2</source>
        <translation>%1 del mismo servidor, por INSERT … SELECT %2</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>de una pieza</translation>
    </message>
    <message>
        <source>Rows per second, mean</source>
        <translation>Filas por segundo, media</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Toda la ejecución</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Reintentos</translation>
    </message>
    <message>
        <source>Memory of Millrace</source>
        <translation>Memoria de Millrace</translation>
    </message>
    <message>
        <source>Rows per second</source>
        <translation>Filas por segundo</translation>
    </message>
    <message>
        <source>Too short to draw: the run left fewer than two samples.</source>
        <translation>Demasiado corta para dibujar: la ejecución dejó menos de dos muestras.</translation>
    </message>
    <message>
        <source>Time per chunk</source>
        <translation>Tiempo por chunk</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>Filas leídas</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Cargadas</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Omitidas</translation>
    </message>
    <message>
        <source>In the table before</source>
        <translation>Antes en la tabla</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificada</translation>
    </message>
    <message>
        <source> Checksum %1.</source>
        <translation> Suma %1.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>sin comparar</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>No table was reached, so there is nothing to verify.</source>
        <translation>No se llegó a ninguna tabla, así que no hay nada que verificar.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Ámbito</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>During the load</source>
        <translation>Durante la carga</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source> (put back)</source>
        <translation> (restaurado)</translation>
    </message>
    <message>
        <source>ended with its connections</source>
        <translation>terminó con sus conexiones</translation>
    </message>
    <message>
        <source> (not put back)</source>
        <translation> (sin restaurar)</translation>
    </message>
    <message>
        <source> (changed by somebody else meanwhile, left alone)</source>
        <translation> (cambiado entretanto por otros, no se toca)</translation>
    </message>
    <message>
        <source> (another run has it and puts it back)</source>
        <translation> (otra ejecución lo tiene y lo restaura)</translation>
    </message>
    <message>
        <source>Settings changed</source>
        <translation>Ajustes cambiados</translation>
    </message>
    <message>
        <source>The run&apos;s log records no changed setting.</source>
        <translation>El registro de la ejecución no anota ningún ajuste cambiado.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
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
    <message>
        <source>%1 per chunk</source>
        <translation>%1 por chunk</translation>
    </message>
    <message>
        <source>, at most %1</source>
        <translation>, como mucho %1</translation>
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
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>no alcanzado</translation>
    </message>
    <message>
        <source>At a bad row</source>
        <translation>Ante una fila mala</translation>
    </message>
    <message>
        <source>At a duplicate</source>
        <translation>Ante un duplicado</translation>
    </message>
    <message>
        <source>What was loaded</source>
        <translation>Qué se cargó</translation>
    </message>
    <message>
        <source> (%1 times)</source>
        <translation> (%1 veces)</translation>
    </message>
    <message>
        <source>Statements of the plan, in order</source>
        <translation>Sentencias del plan, en orden</translation>
    </message>
    <message>
        <source>The first %1 of %2 %3; the JSON report has them all.</source>
        <translation>Los primeros %1 de %2 %3; el informe JSON los tiene todos.</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Primera fila</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>sin cargar</translation>
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
        <translation>Primera fila en el archivo</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Events (%1)</source>
        <translation>Eventos (%1)</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>second to first</source>
        <translation>segunda frente a primera</translation>
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
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Stage: %1</source>
        <translation>Etapa: %1</translation>
    </message>
    <message>
        <source>Middle chunk</source>
        <translation>Chunk mediano</translation>
    </message>
    <message>
        <source>Slowest chunk</source>
        <translation>Chunk más lento</translation>
    </message>
    <message>
        <source>What limited it</source>
        <translation>Qué la limitó</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Rows per chunk</source>
        <translation>Filas por chunk</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Índices</translation>
    </message>
    <message>
        <source>Way in</source>
        <translation>Vía de entrada</translation>
    </message>
    <message>
        <source>global</source>
        <translation>global</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>equipo</translation>
    </message>
    <message>
        <source>Two runs side by side.</source>
        <translation>Dos ejecuciones lado a lado.</translation>
    </message>
    <message>
        <source>%1 loaded %2 times as fast as %3.</source>
        <translation>%1 cargó %2 veces más rápido que %3.</translation>
    </message>
    <message>
        <source>%1 loaded at %2 % of the speed of %3.</source>
        <translation>%1 cargó al %2 % de la velocidad de %3.</translation>
    </message>
    <message>
        <source>Speeds are comparable where rows, server and table are.</source>
        <translation>Las velocidades son comparables donde lo son filas, servidor y tabla.</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Qué resultó</translation>
    </message>
    <message>
        <source>What was planned</source>
        <translation>Qué se planificó</translation>
    </message>
    <message>
        <source>Hints for next time</source>
        <translation>Consejos para la próxima vez</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Two runs side by side are no .%1 file.</source>
        <translation>Dos ejecuciones lado a lado no son un archivo .%1.</translation>
    </message>
    <message>
        <source>Name a file that ends in .html or .json.</source>
        <translation>Nombre un archivo que termine en .html o .json.</translation>
    </message>
    <message>
        <source>The last quarter of the chunks took %1 times as long as the first.</source>
        <translation>El último cuarto de los chunks tardó %1 veces lo que el primero.</translation>
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
        <source>The load was not verified.</source>
        <translation>La carga no se verificó.</translation>
    </message>
    <message>
        <source>Not verified: %1</source>
        <translation>Sin verificar: %1</translation>
    </message>
    <message>
        <source>preflight</source>
        <translation>comprobación previa</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>ordenación</translation>
    </message>
    <message>
        <source>load</source>
        <translation>carga</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>verificación</translation>
    </message>
    <message>
        <source>index build</source>
        <translation>creación de índices</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>calentamiento</translation>
    </message>
    <message>
        <source>structure of the dump</source>
        <translation>estructura del volcado</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>sin leer</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>What limited the load</source>
        <translation>Qué limitó la carga</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>Empezó</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Tardó</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Dirty pages, % of the buffer pool</source>
        <translation>Páginas modificadas, % del buffer pool</translation>
    </message>
    <message>
        <source>Checkpoint age, % of the redo log</source>
        <translation>Edad del checkpoint, % del redo log</translation>
    </message>
    <message>
        <source>Buffer pool reads per second</source>
        <translation>Lecturas del buffer pool por segundo</translation>
    </message>
    <message>
        <source>fsyncs per second</source>
        <translation>fsync por segundo</translation>
    </message>
    <message>
        <source>Threads running</source>
        <translation>Hilos en ejecución</translation>
    </message>
    <message>
        <source>What the server did meanwhile</source>
        <translation>Qué hizo el servidor entretanto</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Row as it stood in the dump</source>
        <translation>Fila como estaba en el volcado</translation>
    </message>
    <message>
        <source>%1: %2 holds them as they stood, %3 says why.</source>
        <translation>%1: %2 las contiene como estaban, %3 dice por qué.</translation>
    </message>
    <message>
        <source>The first %1 are listed here.</source>
        <translation>Aquí se listan las primeras %1.</translation>
    </message>
    <message>
        <source>Rows set aside</source>
        <translation>Filas apartadas</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Pages before</source>
        <translation>Páginas antes</translation>
    </message>
    <message>
        <source>Pages after</source>
        <translation>Páginas después</translation>
    </message>
    <message>
        <source>First scan</source>
        <translation>Primer recorrido</translation>
    </message>
    <message>
        <source>pages read</source>
        <translation>páginas leídas</translation>
    </message>
    <message>
        <source>Second scan</source>
        <translation>Segundo recorrido</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>million rows/s</source>
        <translation>millones de filas/s</translation>
    </message>
    <message>
        <source>thousand rows/s</source>
        <translation>miles de filas/s</translation>
    </message>
    <message>
        <source>rows set aside</source>
        <translation>filas apartadas</translation>
    </message>
    <message>
        <source>throttle</source>
        <translation>freno</translation>
    </message>
    <message>
        <source>Rows per second of both runs</source>
        <translation>Filas por segundo de ambas ejecuciones</translation>
    </message>
    <message>
        <source>Rows per second over time</source>
        <translation>Filas por segundo a lo largo del tiempo</translation>
    </message>
    <message>
        <source>mean </source>
        <translation>media </translation>
    </message>
    <message>
        <source>s per chunk</source>
        <translation>s por chunk</translation>
    </message>
    <message>
        <source>ms per chunk</source>
        <translation>ms por chunk</translation>
    </message>
    <message>
        <source>Chunk %1: %2 ms, %3</source>
        <translation>Chunk %1: %2 ms, %3</translation>
    </message>
    <message>
        <source>%1 was not checked.</source>
        <translation>%1 no se verificó.</translation>
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
        <source>%1 loaded in %2, not verified.</source>
        <translation>%1 cargadas en %2, sin verificar.</translation>
    </message>
    <message>
        <source>It can be resumed: millrace-cli resume %1</source>
        <translation>Se puede reanudar: millrace-cli resume %1</translation>
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
        <source>Finish it with: millrace-cli rollback %1</source>
        <translation>Termínela con: millrace-cli rollback %1</translation>
    </message>
    <message>
        <source>Rolled back: this run&apos;s rows were taken out again.</source>
        <translation>Revertida: se quitaron de nuevo las filas de esta ejecución.</translation>
    </message>
    <message>
        <source>Not finished: the last word of this run is &quot;%1&quot;.</source>
        <translation>Sin terminar: la última palabra de esta ejecución es «%1».</translation>
    </message>
    <message>
        <source>It is still going on, or its program ended without closing it.</source>
        <translation>Sigue en marcha, o su programa terminó sin cerrarla.</translation>
    </message>
    <message>
        <source>%1 is %2 on this server: each chunk locks the AUTO_INCREMENT counter of %3 until its end, also where the rows bring their own numbers, so that %4 workers load one chunk after the other. %1 = 2 takes the lock away (my.cnf, with a restart).</source>
        <translation>%1 es %2 en este servidor: cada chunk bloquea el contador AUTO_INCREMENT de %3 hasta su final, también donde las filas traen sus propios números, así que %4 workers cargan un chunk tras otro. %1 = 2 quita el bloqueo (my.cnf, con reinicio).</translation>
    </message>
    <message>
        <source>The plan&apos;s chunks of %1 are larger than what loads in the time: more seconds per trial are needed to try them.</source>
        <translation>Los chunks del plan, de %1, son mayores que lo que se carga en ese tiempo: para probarlos hacen falta más segundos por prueba.</translation>
    </message>
    <message>
        <source>Indexes kept in place get slower as they outgrow the buffer pool, which a pilot does not reach: the larger the table, the more deferring is worth.</source>
        <translation>Los índices conservados se vuelven más lentos cuando rebasan el buffer pool, lo que un piloto no alcanza: cuanto mayor la tabla, más vale aplazarlos.</translation>
    </message>
    <message>
        <source>The trials loaded the rows in the order of the files, not sorted.</source>
        <translation>Las pruebas cargaron las filas en el orden de los archivos, sin ordenar.</translation>
    </message>
    <message>
        <source>The plan&apos;s limits did not hold in the trials.</source>
        <translation>Los límites del plan no rigieron en las pruebas.</translation>
    </message>
    <message>
        <source>The target&apos;s triggers (%1) did not run in the trials.</source>
        <translation>Los triggers del destino (%1) no se ejecutaron en las pruebas.</translation>
    </message>
    <message>
        <source>The target&apos;s foreign keys were not checked in the trials.</source>
        <translation>Las claves foráneas del destino no se comprobaron en las pruebas.</translation>
    </message>
    <message>
        <source>The target holds rows already, the pilot&apos;s table was empty.</source>
        <translation>El destino ya contiene filas, la tabla del piloto estaba vacía.</translation>
    </message>
    <message>
        <source>A trial can take 0.2 to 600 seconds, not %1.</source>
        <translation>Una prueba puede durar de 0,2 a 600 segundos, no %1.</translation>
    </message>
    <message>
        <source>Choose a few seconds.</source>
        <translation>Elija unos segundos.</translation>
    </message>
    <message>
        <source>A pilot loads the first rows of a dump, and this source is a table.</source>
        <translation>Un piloto carga las primeras filas de un volcado, y este origen es una tabla.</translation>
    </message>
    <message>
        <source>Choose workers and chunk size yourself; as many workers as the server has CPUs are a fair start.</source>
        <translation>Elija usted workers y tamaño de chunk; tantos workers como CPU tenga el servidor es un buen comienzo.</translation>
    </message>
    <message>
        <source>The sample of the first rows cannot be written: %1.</source>
        <translation>No se puede escribir la muestra de las primeras filas: %1.</translation>
    </message>
    <message>
        <source>Free space there, or set TMPDIR to another folder.</source>
        <translation>Libere espacio allí, o ponga TMPDIR en otra carpeta.</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>La calibración se detuvo.</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>La comparación se detuvo.</translation>
    </message>
    <message>
        <source>Give other figures.</source>
        <translation>Indique otras cifras.</translation>
    </message>
    <message>
        <source>LOAD DATA took %1 rows of %2.</source>
        <translation>LOAD DATA tomó %1 filas de %2.</translation>
    </message>
    <message>
        <source>Compare on a server that nobody else writes to.</source>
        <translation>Compare en un servidor en el que nadie más escriba.</translation>
    </message>
    <message>
        <source>A comparison needs tables, rows, workers and a repetition.</source>
        <translation>Una comparación necesita tablas, filas, workers y una repetición.</translation>
    </message>
    <message>
        <source>%1 tables; it can be 1 to %2.</source>
        <translation>%1 tablas; puede ser de 1 a %2.</translation>
    </message>
    <message>
        <source>%1 rows; it can be 1 to 2,000,000,000.</source>
        <translation>%1 filas; puede ser de 1 a 2.000.000.000.</translation>
    </message>
    <message>
        <source>%1 workers; it can be 1 to %2.</source>
        <translation>%1 workers; puede ser de 1 a %2.</translation>
    </message>
    <message>
        <source>The server refuses LOAD DATA LOCAL: there is nothing to compare.</source>
        <translation>El servidor rechaza LOAD DATA LOCAL: no hay nada que comparar.</translation>
    </message>
    <message>
        <source>SET GLOBAL local_infile = ON, or compare on the scratch server.</source>
        <translation>SET GLOBAL local_infile = ON, o compare en el servidor scratch.</translation>
    </message>
    <message>
        <source>The server was restarted after the proof and %1 of it are gone (%2 now): it did not flush every COMMIT to disk. Empty the table and load it again.</source>
        <translation>El servidor se reinició tras la prueba y faltan %1 (%2 ahora): no llevó cada COMMIT a disco. Vacíe la tabla y cárguela de nuevo.</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>The settings of the server go back after the last table; each table is proved before that, and counted again when the server is restarted</source>
        <translation>Los ajustes del servidor se restauran tras la última tabla; cada tabla se prueba antes, y se cuenta de nuevo si el servidor se reinicia</translation>
    </message>
    <message>
        <source>Indexes, views, triggers and routines of the dump</source>
        <translation>Índices, vistas, triggers y rutinas del volcado</translation>
    </message>
    <message>
        <source>indexes, views, triggers and routines of the dump</source>
        <translation>índices, vistas, triggers y rutinas del volcado</translation>
    </message>
    <message>
        <source>%1 of %2 tables</source>
        <translation>%1 de %2 tablas</translation>
    </message>
    <message>
        <source>Preflight</source>
        <translation>Comprobación previa</translation>
    </message>
    <message>
        <source>Whether a restart of the server cost proved rows is not known: </source>
        <translation>No se sabe si un reinicio del servidor costó filas probadas: </translation>
    </message>
    <message>
        <source>The server was restarted since the run began: what was proved is counted again</source>
        <translation>El servidor se reinició desde que empezó la ejecución: lo probado se cuenta de nuevo</translation>
    </message>
    <message>
        <source>Load of %1</source>
        <translation>Carga de %1</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reanudada</translation>
    </message>
    <message>
        <source>%1: %2 loaded%3</source>
        <translation>%1: %2 cargadas%3</translation>
    </message>
    <message>
        <source> and verified</source>
        <translation> y verificadas</translation>
    </message>
    <message>
        <source>, not verified</source>
        <translation>, sin verificar</translation>
    </message>
    <message>
        <source>%1 The statement: %2</source>
        <translation>%1 La sentencia: %2</translation>
    </message>
    <message>
        <source>Index %1 stays in place: %2</source>
        <translation>El índice %1 queda en su sitio: %2</translation>
    </message>
    <message>
        <source>%1 dropped until the rows are in: %2. Whatever happens, millrace-cli restore %3 brings them back.</source>
        <translation>%1 eliminados hasta que entren las filas: %2. Pase lo que pase, millrace-cli restore %3 los devuelve.</translation>
    </message>
    <message>
        <source>%1 built in %2: %3</source>
        <translation>%1 creados en %2: %3</translation>
    </message>
    <message>
        <source>What limits the load: %1 %2</source>
        <translation>Qué limita la carga: %1 %2</translation>
    </message>
    <message>
        <source>The dump is loaded in the order of %1</source>
        <translation>El volcado se carga en el orden de %1</translation>
    </message>
    <message>
        <source>Nothing is sorted: %1</source>
        <translation>No se ordena nada: %1</translation>
    </message>
    <message>
        <source>The AUTO_INCREMENT column goes through a variable, so that a 0 stays 0 beside the SET clause</source>
        <translation>La columna AUTO_INCREMENT pasa por una variable, para que un 0 siga siendo 0 junto a la cláusula SET</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>chunk is</source>
        <translation>chunk está</translation>
    </message>
    <message>
        <source>chunks are</source>
        <translation>chunks están</translation>
    </message>
    <message>
        <source>The server confirmed %1 and lost them again, as a server that flushes its log by the second does when it crashes: they are loaded once more</source>
        <translation>El servidor confirmó %1 y los perdió de nuevo, como pasa al caer a un servidor que vuelca su log por segundos: se cargan otra vez</translation>
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
        <source>merging sorted runs</source>
        <translation>fusionando tramos ordenados</translation>
    </message>
    <message>
        <source>reading and sorting</source>
        <translation>leyendo y ordenando</translation>
    </message>
    <message>
        <source>comparing contents</source>
        <translation>comparando contenido</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>%1 creada</translation>
    </message>
    <message>
        <source>The run kept no journal: what it committed is not written down.</source>
        <translation>La ejecución no llevó diario: lo que confirmó no está anotado.</translation>
    </message>
    <message>
        <source>Empty the table and run the plan anew.</source>
        <translation>Vacíe la tabla y ejecute el plan de nuevo.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>%1 set aside in %2</source>
        <translation>%1 apartadas en %2</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>What limited the load as a whole: %1 %2</source>
        <translation>Qué limitó la carga en conjunto: %1 %2</translation>
    </message>
    <message>
        <source>%1 loaded%2</source>
        <translation>%1 cargadas%2</translation>
    </message>
    <message>
        <source>Cancelled; the run can be resumed</source>
        <translation>Cancelada; la ejecución se puede reanudar</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2.</source>
        <translation>No se puede mover %1: %2.</translation>
    </message>
    <message>
        <source>Check the permissions of %1.</source>
        <translation>Compruebe los permisos de %1.</translation>
    </message>
    <message>
        <source>Run %1 was being rolled back when that was broken off.</source>
        <translation>La ejecución %1 se estaba revirtiendo cuando eso se interrumpió.</translation>
    </message>
    <message>
        <source>Run %1 is rolled back.</source>
        <translation>La ejecución %1 está revertida.</translation>
    </message>
    <message>
        <source>Start a new run of its plan.</source>
        <translation>Inicie una nueva ejecución de su plan.</translation>
    </message>
    <message>
        <source>Run %1 is done and verified.</source>
        <translation>La ejecución %1 está terminada y verificada.</translation>
    </message>
    <message>
        <source>Run %1 left settings of its server changed, and only its folder knows their old values.</source>
        <translation>La ejecución %1 dejó cambiados ajustes de su servidor, y solo su carpeta conoce los valores anteriores.</translation>
    </message>
    <message>
        <source>Put them back first: millrace-cli restore %1</source>
        <translation>Restáurelos antes: millrace-cli restore %1</translation>
    </message>
    <message>
        <source>Run %1 took indexes away, and only its folder knows them.</source>
        <translation>La ejecución %1 quitó índices, y solo su carpeta los conoce.</translation>
    </message>
    <message>
        <source>Resume it, roll it back, or bring them back with: millrace-cli restore %1</source>
        <translation>Reanúdela, reviértala, o devuélvalos con: millrace-cli restore %1</translation>
    </message>
    <message>
        <source>Run %1 was not forgotten, or its folder is deleted.</source>
        <translation>La ejecución %1 no se olvidó, o su carpeta está borrada.</translation>
    </message>
    <message>
        <source>A calibration needs a table of its own in schema %1, and the account %2 lacks %3 there.</source>
        <translation>Una calibración necesita una tabla propia en el esquema %1, y a la cuenta %2 le falta allí %3.</translation>
    </message>
    <message>
        <source>The pilot&apos;s table %1 could not be dropped: %2</source>
        <translation>No se pudo eliminar la tabla %1 del piloto: %2</translation>
    </message>
    <message>
        <source> The next calibration in this schema drops it.</source>
        <translation> La próxima calibración en este esquema la elimina.</translation>
    </message>
    <message>
        <source>they went from table to table inside the server</source>
        <translation>fueron de tabla a tabla dentro del servidor</translation>
    </message>
    <message>
        <source>they were read at %1 moments</source>
        <translation>se leyeron en %1 momentos</translation>
    </message>
    <message>
        <source>The rows are not of one snapshot (%1). %2</source>
        <translation>Las filas no son de una sola instantánea (%1). %2</translation>
    </message>
    <message>
        <source>There was no journal to compare the table with.</source>
        <translation>No había diario con que comparar la tabla.</translation>
    </message>
    <message>
        <source>Grant CREATE and DROP in the schema for the next run.</source>
        <translation>Conceda CREATE y DROP en el esquema para la próxima ejecución.</translation>
    </message>
    <message>
        <source>The contents were not compared: %1</source>
        <translation>El contenido no se comparó: %1</translation>
    </message>
    <message>
        <source>Counts agree, but not all contents were compared. %1</source>
        <translation>Los recuentos coinciden, pero no se comparó todo el contenido. %1</translation>
    </message>
    <message>
        <source>Compare the table with the dump by other means, or plan with --verify sample or counts.</source>
        <translation>Compare la tabla con el volcado por otros medios, o planifique con --verify sample o counts.</translation>
    </message>
    <message>
        <source>The plan&apos;s own target was not asked: %1</source>
        <translation>No se preguntó al propio destino del plan: %1</translation>
    </message>
    <message>
        <source>Without the %1 of the target&apos;s tables.</source>
        <translation>Sin los %1 de las tablas de destino.</translation>
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
        <source>Without the table&apos;s %1: their parents are not here.</source>
        <translation>Sin %1 de la tabla: sus tablas padre no están aquí.</translation>
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
        <source>The plan&apos;s rows are in a table of the target&apos;s own server: on another server there is nothing to load.</source>
        <translation>Las filas del plan están en una tabla del propio servidor de destino: en otro servidor no hay nada que cargar.</translation>
    </message>
    <message>
        <source>Calibrate the plan, which loads a few seconds into a table of its own there.</source>
        <translation>Calibre el plan, que carga allí unos segundos en una tabla propia.</translation>
    </message>
    <message>
        <source>Nobody knows what %1.%2 looks like: the plan does not create it. %3</source>
        <translation>Nadie sabe cómo es %1.%2: el plan no la crea. %3</translation>
    </message>
    <message>
        <source>Bring the target within reach, or make the plan with --create.</source>
        <translation>Ponga el destino al alcance, o haga el plan con --create.</translation>
    </message>
    <message>
        <source>Rehearsed on %1, the target is %2: what one takes the other may refuse.</source>
        <translation>Ensayado en %1, el destino es %2: lo que uno acepta el otro puede rechazarlo.</translation>
    </message>
    <message>
        <source>Nothing can be said about the storage: one of the two loads did not get to its end.</source>
        <translation>No se puede decir nada del almacenamiento: una de las dos cargas no llegó a su fin.</translation>
    </message>
    <message>
        <source>Storage and durability cost the real server most of the difference: its disks, their log and its flush settings are where to look.</source>
        <translation>El almacenamiento y la durabilidad cuestan al servidor real casi toda la diferencia: mire sus discos, su log y sus ajustes de flush.</translation>
    </message>
    <message>
        <source>The real server&apos;s storage takes its part, but it is not what the load waits for most.</source>
        <translation>El almacenamiento del servidor real influye, pero no es lo que la carga más espera.</translation>
    </message>
    <message>
        <source> In memory: %1 rows/s, there: %2 rows/s, a factor of %3.</source>
        <translation> En memoria: %1 filas/s, allí: %2 filas/s, un factor de %3.</translation>
    </message>
    <message>
        <source> The two are not the same machine: processors and network differ as well.</source>
        <translation> No son el mismo equipo: también difieren procesadores y red.</translation>
    </message>
    <message>
        <source>Restore: </source>
        <translation>Restauración: </translation>
    </message>
    <message>
        <source>No setting is left as the run had it.</source>
        <translation>Ningún ajuste queda como lo tenía la ejecución.</translation>
    </message>
    <message>
        <source>Run %1 dropped no indexes: nothing is missing.</source>
        <translation>La ejecución %1 no eliminó índices: no falta nada.</translation>
    </message>
    <message>
        <source>%1 of %2 built again in %3: %4.</source>
        <translation>%1 de %2 creados de nuevo en %3: %4.</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>Ya presentes: %1.</translation>
    </message>
    <message>
        <source>All indexes of %1 are in place.</source>
        <translation>Todos los índices de %1 están en su sitio.</translation>
    </message>
    <message>
        <source>It could not be written into the run&apos;s events: %1</source>
        <translation>No se pudo escribir en los eventos de la ejecución: %1</translation>
    </message>
    <message>
        <source>Bring the table back from a backup, or resume the run.</source>
        <translation>Recupere la tabla de una copia de seguridad, o reanude la ejecución.</translation>
    </message>
    <message>
        <source>Take the run&apos;s rows out by key.</source>
        <translation>Quite las filas de la ejecución por clave.</translation>
    </message>
    <message>
        <source>row lies</source>
        <translation>fila está</translation>
    </message>
    <message>
        <source>rows lie</source>
        <translation>filas están</translation>
    </message>
    <message>
        <source>Take the run&apos;s rows out by hand; nothing was changed.</source>
        <translation>Quite a mano las filas de la ejecución; no se cambió nada.</translation>
    </message>
    <message>
        <source>Keep other clients away and try again.</source>
        <translation>Mantenga alejados a otros clientes e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Take the rows out by hand.</source>
        <translation>Quite las filas a mano.</translation>
    </message>
    <message>
        <source>Take them out by hand, or resume the run.</source>
        <translation>Quítelas a mano, o reanude la ejecución.</translation>
    </message>
    <message>
        <source>The rows are out, but not all indexes are back. %1</source>
        <translation>Las filas se quitaron, pero no todos los índices han vuelto. %1</translation>
    </message>
    <message>
        <source>Mend what is in the way, then: millrace-cli restore %1</source>
        <translation>Corrija lo que estorba y después: millrace-cli restore %1</translation>
    </message>
    <message>
        <source>Throttled by hand to %1 rows/s</source>
        <translation>Frenada a mano a %1 filas/s</translation>
    </message>
    <message>
        <source>The throttle is off</source>
        <translation>El freno está quitado</translation>
    </message>
    <message>
        <source>The plan of run %1 cannot be read: nobody knows which server it changed.</source>
        <translation>No se puede leer el plan de la ejecución %1: nadie sabe qué servidor cambió.</translation>
    </message>
    <message>
        <source>Name the server: millrace-cli restore %1 --target mysql://user@host/schema.</source>
        <translation>Nombre el servidor: millrace-cli restore %1 --target mysql://user@host/esquema.</translation>
    </message>
    <message>
        <source>Settings that the run changed before it was broken off are not all put back.</source>
        <translation>No todos los ajustes que la ejecución cambió antes de interrumpirse están restaurados.</translation>
    </message>
    <message>
        <source>The run&apos;s events say which. Mend what is in the way, then: millrace-cli restore %1</source>
        <translation>Los eventos de la ejecución dicen cuáles. Corrija lo que estorba y después: millrace-cli restore %1</translation>
    </message>
    <message>
        <source>The server runs on another machine.</source>
        <translation>El servidor está en otro equipo.</translation>
    </message>
    <message>
        <source>The warm-up was stopped; the load is complete</source>
        <translation>El calentamiento se detuvo; la carga está completa</translation>
    </message>
    <message>
        <source>The warm-up was broken off, the load is complete: %1</source>
        <translation>El calentamiento se interrumpió, la carga está completa: %1</translation>
    </message>
    <message>
        <source>Qt&apos;s MySQL driver (QMYSQL) is not installed.</source>
        <translation>El controlador MySQL de Qt (QMYSQL) no está instalado.</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-mysql.</source>
        <translation>Instale el paquete libqt6sql6-mysql.</translation>
    </message>
    <message>
        <source>No connection to %1</source>
        <translation>Sin conexión con %1</translation>
    </message>
    <message>
        <source>Qt&apos;s MySQL driver gives no MYSQL handle.</source>
        <translation>El controlador MySQL de Qt no da un identificador MYSQL.</translation>
    </message>
    <message>
        <source>Use the QMYSQL driver that comes with Qt.</source>
        <translation>Use el controlador QMYSQL que viene con Qt.</translation>
    </message>
    <message>
        <source>The connection was lost at once</source>
        <translation>La conexión se perdió enseguida</translation>
    </message>
    <message>
        <source>TLS is required but this connection is not encrypted.</source>
        <translation>Se exige TLS pero esta conexión no está cifrada.</translation>
    </message>
    <message>
        <source>Turn TLS on at the server, or choose TLS mode “preferred”.</source>
        <translation>Active TLS en el servidor, o elija el modo TLS «preferred».</translation>
    </message>
    <message>
        <source>The statement gives no rows: %1</source>
        <translation>La sentencia no da filas: %1</translation>
    </message>
    <message>
        <source>Use a SELECT.</source>
        <translation>Use un SELECT.</translation>
    </message>
    <message>
        <source>The server gave no row counts for LOAD DATA.</source>
        <translation>El servidor no dio recuentos de filas para LOAD DATA.</translation>
    </message>
    <message>
        <source>Check that the server is MySQL or MariaDB and no proxy in between.</source>
        <translation>Compruebe que el servidor es MySQL o MariaDB y que no hay un proxy en medio.</translation>
    </message>
    <message>
        <source>The server gave no row counts for INSERT … SELECT.</source>
        <translation>El servidor no dio recuentos de filas para INSERT … SELECT.</translation>
    </message>
    <message>
        <source>The replication lag cannot be read</source>
        <translation>No se puede leer el retraso de la réplica</translation>
    </message>
    <message>
        <source>Write mysql://user@host:port/schema, mysql://user@/schema?socket=/path, or scratch:schema.</source>
        <translation>Escriba mysql://user@host:port/schema, mysql://user@/schema?socket=/path, o scratch:schema.</translation>
    </message>
    <message>
        <source>ssl-mode=%1 is unknown.</source>
        <translation>ssl-mode=%1 es desconocido.</translation>
    </message>
    <message>
        <source>Use preferred, disabled, required, verify-ca or verify-identity.</source>
        <translation>Use preferred, disabled, required, verify-ca o verify-identity.</translation>
    </message>
    <message>
        <source>The URL&apos;s path has more than one level.</source>
        <translation>La ruta de la URL tiene más de un nivel.</translation>
    </message>
    <message>
        <source>Name the schema only; the table is given apart (--table). A slash within the schema&apos;s name is written %2F.</source>
        <translation>Nombre solo el esquema; la tabla se da aparte (--table). Una barra en el nombre del esquema se escribe %2F.</translation>
    </message>
    <message>
        <source>The URL names &quot;%1&quot; twice.</source>
        <translation>La URL nombra «%1» dos veces.</translation>
    </message>
    <message>
        <source>The URL&apos;s &quot;%1&quot; has no value.</source>
        <translation>«%1» no tiene valor en la URL.</translation>
    </message>
    <message>
        <source>The URL has an unknown item &quot;%1&quot;.</source>
        <translation>La URL tiene un elemento desconocido «%1».</translation>
    </message>
    <message>
        <source>The URL names the host %1 and a socket.</source>
        <translation>La URL nombra el host %1 y un socket.</translation>
    </message>
    <message>
        <source>A CA is named (%1), but with ssl-mode=%2 nothing is checked against it.</source>
        <translation>Se nombra una CA (%1), pero con ssl-mode=%2 no se comprueba nada con ella.</translation>
    </message>
    <message>
        <source>Use ssl-mode=verify-identity, or verify-ca where the certificate is for another name; or leave ssl-ca out.</source>
        <translation>Use ssl-mode=verify-identity, o verify-ca donde el certificado es de otro nombre; o quite ssl-ca.</translation>
    </message>
    <message>
        <source>ssl-mode=verify-ca needs the CA that signed the server&apos;s certificate.</source>
        <translation>ssl-mode=verify-ca necesita la CA que firmó el certificado del servidor.</translation>
    </message>
    <message>
        <source>Name its file: ssl-ca=/path/ca.pem.</source>
        <translation>Nombre su archivo: ssl-ca=/path/ca.pem.</translation>
    </message>
    <message>
        <source>A client certificate is named, but ssl-mode=disabled uses none.</source>
        <translation>Se nombra un certificado de cliente, pero ssl-mode=disabled no usa ninguno.</translation>
    </message>
    <message>
        <source>Use ssl-mode=required or stronger.</source>
        <translation>Use ssl-mode=required o más estricto.</translation>
    </message>
    <message>
        <source>A key is named without the certificate it belongs to.</source>
        <translation>Se nombra una clave sin el certificado al que pertenece.</translation>
    </message>
    <message>
        <source>Name both: ssl-cert=… and ssl-key=….</source>
        <translation>Nombre ambos: ssl-cert=… y ssl-key=….</translation>
    </message>
    <message>
        <source>A socket has no host name that a certificate could be for.</source>
        <translation>Un socket no tiene un nombre de host para el que pueda ser un certificado.</translation>
    </message>
    <message>
        <source>A socket never leaves this machine: leave ssl-mode out.</source>
        <translation>Un socket nunca sale de este equipo: quite ssl-mode.</translation>
    </message>
    <message>
        <source>“%1” is no host name.</source>
        <translation>«%1» no es un nombre de host.</translation>
    </message>
    <message>
        <source>The driver cannot be given the path “%1”: it has a semicolon or unusual spaces in it.</source>
        <translation>No se puede dar al controlador la ruta «%1»: contiene un punto y coma o espacios inusuales.</translation>
    </message>
    <message>
        <source>Use a plainer path.</source>
        <translation>Use una ruta más sencilla.</translation>
    </message>
    <message>
        <source>The private server takes a schema and nothing else.</source>
        <translation>El servidor privado acepta un esquema y nada más.</translation>
    </message>
    <message>
        <source>Write scratch: or scratch:schema.</source>
        <translation>Escriba scratch: o scratch:schema.</translation>
    </message>
    <message>
        <source>The URL does not start with mysql://, scratch: or saved:.</source>
        <translation>La URL no empieza por mysql://, scratch: o saved:.</translation>
    </message>
    <message>
        <source>The URL contains a password, which other users of this machine and the shell&apos;s history would see.</source>
        <translation>La URL contiene una contraseña, que verían otros usuarios de este equipo y el historial del shell.</translation>
    </message>
    <message>
        <source>Take it out and set the environment variable MILLRACE_PASSWORD (for a source MILLRACE_SOURCE_PASSWORD), or name an option file&apos;s group with ?option-group=.</source>
        <translation>Quítela y use la variable de entorno MILLRACE_PASSWORD (para un origen MILLRACE_SOURCE_PASSWORD), o nombre el grupo de un archivo de opciones con ?option-group=.</translation>
    </message>
    <message>
        <source>Special characters in a name are written as %XX, and a password is never part of it (MILLRACE_PASSWORD).</source>
        <translation>Los caracteres especiales de un nombre se escriben %XX, y una contraseña nunca forma parte de ella (MILLRACE_PASSWORD).</translation>
    </message>
    <message>
        <source>The URL contains a bare &quot;#&quot;.</source>
        <translation>La URL contiene un «#» suelto.</translation>
    </message>
    <message>
        <source>Within a name it is written %23.</source>
        <translation>Dentro de un nombre se escribe %23.</translation>
    </message>
    <message>
        <source>scratch server</source>
        <translation>servidor scratch</translation>
    </message>
    <message>
        <source>The connection&apos;s port %1 is outside 1 to 65535.</source>
        <translation>El puerto %1 de la conexión está fuera de 1 a 65535.</translation>
    </message>
    <message>
        <source>The option group [%1] says ssl-mode=%2.</source>
        <translation>El grupo de opciones [%1] dice ssl-mode=%2.</translation>
    </message>
    <message>
        <source>Ask for the privilege on this schema (GRANT … ON schema.* TO account).</source>
        <translation>Pida el privilegio sobre este esquema (GRANT … ON schema.* TO account).</translation>
    </message>
    <message>
        <source>Check user and password, and that the account may log in from this host.</source>
        <translation>Compruebe usuario y contraseña, y que la cuenta puede entrar desde este host.</translation>
    </message>
    <message>
        <source>This account logs in through the operating system (unix_socket): use the socket as that system user, or another account.</source>
        <translation>Esta cuenta entra a través del sistema operativo (unix_socket): use el socket como ese usuario del sistema, u otra cuenta.</translation>
    </message>
    <message>
        <source>Check the schema&apos;s name, or create it: CREATE DATABASE.</source>
        <translation>Compruebe el nombre del esquema, o créelo: CREATE DATABASE.</translation>
    </message>
    <message>
        <source>Remove the duplicate from the dump or the table, or let new rows replace old ones (--on-duplicate replace).</source>
        <translation>Quite el duplicado del volcado o de la tabla, o haga que las filas nuevas reemplacen a las viejas (--on-duplicate replace).</translation>
    </message>
    <message>
        <source>Remove the duplicate from the dump or the table.</source>
        <translation>Quite el duplicado del volcado o de la tabla.</translation>
    </message>
    <message>
        <source>The column has no default: bind a field to it or give it an expression.</source>
        <translation>La columna no tiene valor por omisión: asígnele un campo o dele una expresión.</translation>
    </message>
    <message>
        <source>Grant the privilege on this table to the account.</source>
        <translation>Conceda a la cuenta el privilegio sobre esta tabla.</translation>
    </message>
    <message>
        <source>Check the table&apos;s name, or let the plan create it (--create).</source>
        <translation>Compruebe el nombre de la tabla, o haga que el plan la cree (--create).</translation>
    </message>
    <message>
        <source>On the server: SET GLOBAL local_infile = 1 (needs SUPER or SYSTEM_VARIABLES_ADMIN).</source>
        <translation>En el servidor: SET GLOBAL local_infile = 1 (necesita SUPER o SYSTEM_VARIABLES_ADMIN).</translation>
    </message>
    <message>
        <source>On the server: SET GLOBAL local_infile = 1 (needs SYSTEM_VARIABLES_ADMIN).</source>
        <translation>En el servidor: SET GLOBAL local_infile = 1 (necesita SYSTEM_VARIABLES_ADMIN).</translation>
    </message>
    <message>
        <source>On the server: SET GLOBAL local_infile = 1 (needs SUPER).</source>
        <translation>En el servidor: SET GLOBAL local_infile = 1 (necesita SUPER).</translation>
    </message>
    <message>
        <source>Raise max_allowed_packet on the server.</source>
        <translation>Suba max_allowed_packet en el servidor.</translation>
    </message>
    <message>
        <source>Another session holds the rows or the table: use fewer workers, or wait for it to end.</source>
        <translation>Otra sesión retiene las filas o la tabla: use menos workers, o espere a que termine.</translation>
    </message>
    <message>
        <source>Use fewer workers, or load in primary-key order.</source>
        <translation>Use menos workers, o cargue en el orden de la clave primaria.</translation>
    </message>
    <message>
        <source>Grant the named privilege to the account, or leave the setting alone.</source>
        <translation>Conceda a la cuenta el privilegio nombrado, o deje el ajuste.</translation>
    </message>
    <message>
        <source>The value does not fit: widen the column, or map it through an expression.</source>
        <translation>El valor no cabe: ensanche la columna, o asígnelo con una expresión.</translation>
    </message>
    <message>
        <source>The file is in another character set: choose the right one on the Source page.</source>
        <translation>El archivo está en otro juego de caracteres: elija el correcto en la página Origen.</translation>
    </message>
    <message>
        <source>An expression&apos;s result is longer than a packet: raise max_allowed_packet on the server, or bind the field to the column without an expression.</source>
        <translation>El resultado de una expresión es mayor que un paquete: suba max_allowed_packet en el servidor, o asigne el campo a la columna sin expresión.</translation>
    </message>
    <message>
        <source>The value cannot be stored in this column: check the mapping, the character set and the sql_mode.</source>
        <translation>El valor no se puede guardar en esta columna: compruebe la asignación, el juego de caracteres y el sql_mode.</translation>
    </message>
    <message>
        <source>Widen the column, or cut the value with LEFT(@field, n).</source>
        <translation>Ensanche la columna, o recorte el valor con LEFT(@field, n).</translation>
    </message>
    <message>
        <source>Check the format given to STR_TO_DATE.</source>
        <translation>Compruebe el formato dado a STR_TO_DATE.</translation>
    </message>
    <message>
        <source>Add a partition that takes the value.</source>
        <translation>Añada una partición que admita el valor.</translation>
    </message>
    <message>
        <source>Make columns TEXT or BLOB, or choose ROW_FORMAT=DYNAMIC.</source>
        <translation>Haga las columnas TEXT o BLOB, o elija ROW_FORMAT=DYNAMIC.</translation>
    </message>
    <message>
        <source>The server&apos;s disk or temporary space is full: free space there.</source>
        <translation>El disco o el espacio temporal del servidor está lleno: libere espacio allí.</translation>
    </message>
    <message>
        <source>The server&apos;s disk is full: free space there.</source>
        <translation>El disco del servidor está lleno: libere espacio allí.</translation>
    </message>
    <message>
        <source>The server refused the COMMIT: see its error log.</source>
        <translation>El servidor rechazó el COMMIT: vea su log de errores.</translation>
    </message>
    <message>
        <source>Use smaller chunks, or raise max_binlog_cache_size.</source>
        <translation>Use chunks más pequeños, o suba max_binlog_cache_size.</translation>
    </message>
    <message>
        <source>The server runs with an option that forbids this (read_only, secure_file_priv): change it or use LOCAL.</source>
        <translation>El servidor se ejecuta con una opción que lo prohíbe (read_only, secure_file_priv): cámbiela o use LOCAL.</translation>
    </message>
    <message>
        <source>This server has no such variable: switch the setting off.</source>
        <translation>Este servidor no tiene esa variable: desactive el ajuste.</translation>
    </message>
    <message>
        <source>The column is generated: bind its field to @discard.</source>
        <translation>La columna es generada: asigne su campo a @discard.</translation>
    </message>
    <message>
        <source>Bind the field to a variable and SET column = CONVERT(@variable USING utf8mb4).</source>
        <translation>Asigne el campo a una variable y SET columna = CONVERT(@variable USING utf8mb4).</translation>
    </message>
    <message>
        <source>The host is blocked: FLUSH HOSTS on the server.</source>
        <translation>El host está bloqueado: FLUSH HOSTS en el servidor.</translation>
    </message>
    <message>
        <source>The account may not log in from this host: GRANT it for this host.</source>
        <translation>La cuenta no puede entrar desde este host: GRANT para este host.</translation>
    </message>
    <message>
        <source>Too many connections: use fewer workers or raise max_connections.</source>
        <translation>Demasiadas conexiones: use menos workers o suba max_connections.</translation>
    </message>
    <message>
        <source>The connection was killed on the server; resume the run.</source>
        <translation>La conexión se terminó en el servidor (KILL); reanude la ejecución.</translation>
    </message>
    <message>
        <source>The connection was idle for longer than the server&apos;s wait_timeout; resume the run.</source>
        <translation>La conexión estuvo inactiva más que el wait_timeout del servidor; reanude la ejecución.</translation>
    </message>
    <message>
        <source>Check that the server runs and that the socket or host is right.</source>
        <translation>Compruebe que el servidor funciona y que el socket o el host es correcto.</translation>
    </message>
    <message>
        <source>Check host and port, and that the server listens there.</source>
        <translation>Compruebe host y puerto, y que el servidor escucha allí.</translation>
    </message>
    <message>
        <source>Check the host&apos;s name.</source>
        <translation>Compruebe el nombre del host.</translation>
    </message>
    <message>
        <source>Check that the server still runs; then resume the run.</source>
        <translation>Compruebe que el servidor sigue funcionando; después reanude la ejecución.</translation>
    </message>
    <message>
        <source>Nothing was sent. Only the rows of a load under way ever are: find out what answers at this address, no honest server asks for a file by itself.</source>
        <translation>No se envió nada. Solo se envían las filas de una carga en curso: averigüe qué responde en esta dirección; ningún servidor honrado pide un archivo por su cuenta.</translation>
    </message>
    <message>
        <source>The account uses a login method this client lacks: use another account.</source>
        <translation>La cuenta usa un método de acceso que este cliente no tiene: use otra cuenta.</translation>
    </message>
    <message>
        <source>%1 (error %2).</source>
        <translation>%1 (error %2).</translation>
    </message>
    <message>
        <source>%1: %2 (error %3).</source>
        <translation>%1: %2 (error %3).</translation>
    </message>
    <message>
        <source>%1 does not answer: %2.</source>
        <translation>%1 no responde: %2.</translation>
    </message>
    <message>
        <source>Run &quot;%1 --help&quot; to see why.</source>
        <translation>Ejecute «%1 --help» para ver por qué.</translation>
    </message>
    <message>
        <source>%1 could not read the option files: %2.</source>
        <translation>%1 no pudo leer los archivos de opciones: %2.</translation>
    </message>
    <message>
        <source>Run &quot;%1 %2&quot; to see what it objects to.</source>
        <translation>Ejecute «%1 %2» para ver a qué se opone.</translation>
    </message>
    <message>
        <source>The program my_print_defaults, which reads option files, was not found.</source>
        <translation>No se encontró el programa my_print_defaults, que lee archivos de opciones.</translation>
    </message>
    <message>
        <source>Install the client programs of MariaDB or MySQL (Debian: mariadb-client), or write the connection out and set MILLRACE_PASSWORD.</source>
        <translation>Instale los programas cliente de MariaDB o MySQL (Debian: mariadb-client), o escriba la conexión entera y use MILLRACE_PASSWORD.</translation>
    </message>
    <message>
        <source>The option group [%1] says port=%2.</source>
        <translation>El grupo de opciones [%1] dice port=%2.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Un puerto es un número de 1 a 65535.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of an option group.</source>
        <translation>«%1» no puede ser el nombre de un grupo de opciones.</translation>
    </message>
    <message>
        <source>Name the group as it stands between the brackets in the file.</source>
        <translation>Nombre el grupo como está entre los corchetes en el archivo.</translation>
    </message>
    <message>
        <source>No option file has a group [%1] that says anything.</source>
        <translation>Ningún archivo de opciones tiene un grupo [%1] que diga algo.</translation>
    </message>
    <message>
        <source>Add [%1] with host, user and password to ~/.my.cnf, or correct the name.</source>
        <translation>Añada [%1] con host, user y password a ~/.my.cnf, o corrija el nombre.</translation>
    </message>
    <message>
        <source>Mend the file, or move it away to begin a new list; Millrace does not write over it.</source>
        <translation>Corrija el archivo, o apártelo para empezar una lista nueva; Millrace no lo sobrescribe.</translation>
    </message>
    <message>
        <source>Entry %1 of the saved connections has no name.</source>
        <translation>La entrada %1 de las conexiones guardadas no tiene nombre.</translation>
    </message>
    <message>
        <source>The saved connection “%1” has a password in the file.</source>
        <translation>La conexión guardada «%1» tiene una contraseña en el archivo.</translation>
    </message>
    <message>
        <source>Take it out, and change it if others can read the file. Passwords are kept in the keychain, or come from MILLRACE_PASSWORD or an option group.</source>
        <translation>Quítela, y cámbiela si otros pueden leer el archivo. Las contraseñas están en el llavero, o vienen de MILLRACE_PASSWORD o de un grupo de opciones.</translation>
    </message>
    <message>
        <source>The saved connection “%1” says nothing about a server.</source>
        <translation>La conexión guardada «%1» no dice nada de un servidor.</translation>
    </message>
    <message>
        <source>The saved connection “%1”: %2</source>
        <translation>La conexión guardada «%1»: %2</translation>
    </message>
    <message>
        <source>The saved connections are of schema version %1; this program reads %2.</source>
        <translation>Las conexiones guardadas son de la versión de esquema %1; este programa lee la %2.</translation>
    </message>
    <message>
        <source>Use the newer Millrace that wrote them.</source>
        <translation>Use el Millrace más nuevo que las escribió.</translation>
    </message>
    <message>
        <source>The saved connections have no schema_version.</source>
        <translation>A las conexiones guardadas les falta schema_version.</translation>
    </message>
    <message>
        <source>The saved connections have no list &quot;connections&quot;.</source>
        <translation>A las conexiones guardadas les falta la lista «connections».</translation>
    </message>
    <message>
        <source>Another program holds the list of saved connections.</source>
        <translation>Otro programa retiene la lista de conexiones guardadas.</translation>
    </message>
    <message>
        <source>Try again; if nobody does, remove %1.lock.</source>
        <translation>Inténtelo de nuevo; si nadie la retiene, quite %1.lock.</translation>
    </message>
    <message>
        <source>There is no saved connection “%1”.</source>
        <translation>No hay ninguna conexión guardada «%1».</translation>
    </message>
    <message>
        <source>None is saved yet: millrace-cli connections save NAME URL, or “Save” on the connection card.</source>
        <translation>Aún no hay ninguna guardada: millrace-cli connections save NOMBRE URL, o «Guardar» en la tarjeta de conexión.</translation>
    </message>
    <message>
        <source>Saved are: %1.</source>
        <translation>Guardadas: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a saved connection.</source>
        <translation>«%1» no puede ser el nombre de una conexión guardada.</translation>
    </message>
    <message>
        <source>Give it a name of one line, at most %1 characters.</source>
        <translation>Dele un nombre de una línea, de %1 caracteres como mucho.</translation>
    </message>
    <message>
        <source>There is a saved connection “%1” already.</source>
        <translation>Ya hay una conexión guardada «%1».</translation>
    </message>
    <message>
        <source>Choose another name, or remove that one first.</source>
        <translation>Elija otro nombre, o quite antes aquella.</translation>
    </message>
    <message>
        <source>it cannot be removed</source>
        <translation>no se puede quitar</translation>
    </message>
    <message>
        <source>%1 does not suit a socket, and no private folder could be made in /tmp.</source>
        <translation>%1 no sirve para un socket, y no se pudo crear una carpeta privada en /tmp.</translation>
    </message>
    <message>
        <source>Give the private server a folder with a shorter path.</source>
        <translation>Dé al servidor privado una carpeta con una ruta más corta.</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>its files cannot be synced</source>
        <translation>no se pueden sincronizar sus archivos</translation>
    </message>
    <message>
        <source>The private server in %1 does not run: its tables cannot be read.</source>
        <translation>El servidor privado de %1 no está en marcha: no se pueden leer sus tablas.</translation>
    </message>
    <message>
        <source>Start it (millrace-cli scratch start), then seal it.</source>
        <translation>Inícielo (millrace-cli scratch start) y después séllelo.</translation>
    </message>
    <message>
        <source>The private server in %1 keeps its data in memory: nothing makes them outlast the machine.</source>
        <translation>El servidor privado de %1 guarda sus datos en memoria: nada los hace sobrevivir al equipo.</translation>
    </message>
    <message>
        <source>Load into one with its data on disk (--durability none), and seal that.</source>
        <translation>Cargue en uno con sus datos en disco (--durability none) y selle ese.</translation>
    </message>
    <message>
        <source>Checksums of all tables</source>
        <translation>Sumas de comprobación de todas las tablas</translation>
    </message>
    <message>
        <source>Clean shutdown</source>
        <translation>Parada limpia</translation>
    </message>
    <message>
        <source>Start with full durability</source>
        <translation>Inicio con durabilidad completa</translation>
    </message>
    <message>
        <source>Checksums once more</source>
        <translation>Sumas de comprobación otra vez</translation>
    </message>
    <message>
        <source>After the restart %1 not what they were before: %2.</source>
        <translation>Tras el reinicio %1 igual que antes: %2.</translation>
    </message>
    <message>
        <source>table is</source>
        <translation>tabla no está</translation>
    </message>
    <message>
        <source>tables are</source>
        <translation>tablas no están</translation>
    </message>
    <message>
        <source>Nobody may write while a server is sealed. If nobody did, load these tables again.</source>
        <translation>Nadie debe escribir mientras se sella un servidor. Si nadie lo hizo, cargue estas tablas de nuevo.</translation>
    </message>
    <message>
        <source>Another process has been starting or stopping the private server in %1 for minutes.</source>
        <translation>Otro proceso lleva minutos iniciando o deteniendo el servidor privado de %1.</translation>
    </message>
    <message>
        <source>End that process, then try again.</source>
        <translation>Termine ese proceso y después inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>the lock file cannot be made</source>
        <translation>no se puede crear el archivo de bloqueo</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>No se puede iniciar %1: %2.</translation>
    </message>
    <message>
        <source>Check that this account may run it.</source>
        <translation>Compruebe que esta cuenta puede ejecutarlo.</translation>
    </message>
    <message>
        <source>%1 ended at once.</source>
        <translation>%1 terminó enseguida.</translation>
    </message>
    <message>
        <source>%1 is not in memory: no tmpfs is mounted there.</source>
        <translation>%1 no está en memoria: no hay un tmpfs montado allí.</translation>
    </message>
    <message>
        <source>Give it a folder on a tmpfs, such as one below /dev/shm.</source>
        <translation>Dele una carpeta en un tmpfs, como una bajo /dev/shm.</translation>
    </message>
    <message>
        <source>A server in memory with a buffer pool of %1 needs %2 with its log and first files, and only %3 of memory are to be had.</source>
        <translation>Un servidor en memoria con un buffer pool de %1 necesita %2 con su log y primeros archivos, y solo hay %3 de memoria.</translation>
    </message>
    <message>
        <source>The private server ended while it was starting.</source>
        <translation>El servidor privado terminó mientras se iniciaba.</translation>
    </message>
    <message>
        <source>The private server in %1 does not take the password in %2.</source>
        <translation>El servidor privado de %1 no acepta la contraseña de %2.</translation>
    </message>
    <message>
        <source>Stop it and start it again: the password is set anew at every start.</source>
        <translation>Deténgalo e inícielo de nuevo: la contraseña se pone de nuevo en cada inicio.</translation>
    </message>
    <message>
        <source>The private server (pid %1) runs but has not answered within %2. %3</source>
        <translation>El servidor privado (pid %1) está en marcha pero no ha respondido en %2. %3</translation>
    </message>
    <message>
        <source>The private server in %1 was started again.</source>
        <translation>El servidor privado de %1 se inició de nuevo.</translation>
    </message>
    <message>
        <source>Stop it, then delete it.</source>
        <translation>Deténgalo y después bórrelo.</translation>
    </message>
    <message>
        <source>The private server in %1 does not run.</source>
        <translation>El servidor privado de %1 no está en marcha.</translation>
    </message>
    <message>
        <source>Start it: millrace-cli scratch start.</source>
        <translation>Inícielo: millrace-cli scratch start.</translation>
    </message>
    <message>
        <source>The password of the private server, %1, is gone or damaged.</source>
        <translation>La contraseña del servidor privado, %1, falta o está dañada.</translation>
    </message>
    <message>
        <source>Stop the server and start it again: it gets a new one.</source>
        <translation>Detenga el servidor e inícielo de nuevo: recibe una nueva.</translation>
    </message>
    <message>
        <source>The private server (pid %1) has not ended within %2.</source>
        <translation>El servidor privado (pid %1) no ha terminado en %2.</translation>
    </message>
    <message>
        <source>It may still be writing changed pages to disk: wait, and look at %1.</source>
        <translation>Quizá aún escribe páginas modificadas en disco: espere y mire %1.</translation>
    </message>
    <message>
        <source>The server reads no files at all: secure_file_priv is NULL.</source>
        <translation>El servidor no lee ningún archivo: secure_file_priv es NULL.</translation>
    </message>
    <message>
        <source>Start it with --secure-file-priv=FOLDER, or load with --way local.</source>
        <translation>Inícielo con --secure-file-priv=CARPETA, o cargue con --way local.</translation>
    </message>
    <message>
        <source>No folder can be made below %1.</source>
        <translation>No se puede crear una carpeta bajo %1.</translation>
    </message>
    <message>
        <source>Set TMPDIR to a folder that you may write to and the server may read.</source>
        <translation>Ponga TMPDIR en una carpeta en la que usted pueda escribir y que el servidor pueda leer.</translation>
    </message>
    <message>
        <source>No file can be written to %1, from where the server reads files (%2).</source>
        <translation>No se puede escribir ningún archivo en %1, de donde el servidor lee archivos (%2).</translation>
    </message>
    <message>
        <source>Run Millrace as an account that may write there, or load with --way local.</source>
        <translation>Ejecute Millrace con una cuenta que pueda escribir allí, o cargue con --way local.</translation>
    </message>
    <message>
        <source>The server cannot read files of this machine&apos;s folder %1.</source>
        <translation>El servidor no puede leer archivos de la carpeta %1 de este equipo.</translation>
    </message>
    <message>
        <source>It runs on another machine, in a container, with a /tmp of its own or under AppArmor; or the account lacks FILE (GRANT FILE ON *.* TO account). Load with --way local, or set secure_file_priv to a folder that both can use.</source>
        <translation>Está en otro equipo, en un contenedor, con un /tmp propio o bajo AppArmor; o a la cuenta le falta FILE (GRANT FILE ON *.* TO account). Cargue con --way local, o ponga secure_file_priv en una carpeta que ambos puedan usar.</translation>
    </message>
    <message>
        <source>%1 did not finish: %2.</source>
        <translation>%1 no terminó: %2.</translation>
    </message>
    <message>
        <source>%1 failed with exit code %2.</source>
        <translation>%1 falló con el código de salida %2.</translation>
    </message>
    <message>
        <source>mariadb-install-db, which makes a new server&apos;s data directory, was not found.</source>
        <translation>No se encontró mariadb-install-db, que crea el directorio de datos de un servidor nuevo.</translation>
    </message>
    <message>
        <source>Install it (Debian and Ubuntu: apt install mariadb-server-core).</source>
        <translation>Instálelo (Debian y Ubuntu: apt install mariadb-server-core).</translation>
    </message>
    <message>
        <source>No server program (mariadbd or mysqld) was found on this machine.</source>
        <translation>No se encontró ningún programa de servidor (mariadbd o mysqld) en este equipo.</translation>
    </message>
    <message>
        <source>The server program %1 was not found.</source>
        <translation>No se encontró el programa de servidor %1.</translation>
    </message>
    <message>
        <source>Install one; it need not be set up or started (Debian and Ubuntu: apt install mariadb-server-core).</source>
        <translation>Instale uno; no hace falta configurarlo ni iniciarlo (Debian y Ubuntu: apt install mariadb-server-core).</translation>
    </message>
    <message>
        <source>%1 does not say which version it is.</source>
        <translation>%1 no dice qué versión es.</translation>
    </message>
    <message>
        <source>Name a mariadbd or mysqld program.</source>
        <translation>Nombre un programa mariadbd o mysqld.</translation>
    </message>
    <message>
        <source>the new data directory cannot be put there</source>
        <translation>el nuevo directorio de datos no se puede poner ahí</translation>
    </message>
    <message>
        <source>%1 was not made by Millrace.</source>
        <translation>%1 no lo creó Millrace.</translation>
    </message>
    <message>
        <source>Give the private server another folder; a data directory of somebody else&apos;s is never touched.</source>
        <translation>Dé otra carpeta al servidor privado; un directorio de datos ajeno nunca se toca.</translation>
    </message>
    <message>
        <source>The data in %1 belong to %2, but the server program here is %3.</source>
        <translation>Los datos de %1 son de %2, pero el programa de servidor aquí es %3.</translation>
    </message>
    <message>
        <source>Start it with the program it was made with, or use another folder.</source>
        <translation>Inícielo con el programa con que se crearon, o use otra carpeta.</translation>
    </message>
    <message>
        <source> It said:
</source>
        <translation> Dijo:
</translation>
    </message>
    <message>
        <source>Free space there, or give the private server a folder on another disk.</source>
        <translation>Libere espacio allí, o dé al servidor privado una carpeta de otro disco.</translation>
    </message>
    <message>
        <source>Give this account the folder. When it has it already, AppArmor or SELinux may keep the server program out of home directories (see &quot;dmesg | grep DENIED&quot;): use a folder the profile allows, such as one below /var/lib/mysql or /tmp, or set the profile to complain mode (aa-complain).</source>
        <translation>Dé la carpeta a esta cuenta. Si ya la tiene, quizá AppArmor o SELinux aparta al programa de servidor de los directorios personales (vea «dmesg | grep DENIED»): use una carpeta que el perfil permita, como una bajo /var/lib/mysql o /tmp, o ponga el perfil en modo complain (aa-complain).</translation>
    </message>
    <message>
        <source>This version of the server does not know one of the options: take it out.</source>
        <translation>Esta versión del servidor no conoce una de las opciones: quítela.</translation>
    </message>
    <message>
        <source>Another server process uses these data: stop it, or use another folder.</source>
        <translation>Otro proceso de servidor usa estos datos: deténgalo, o use otra carpeta.</translation>
    </message>
    <message>
        <source>Run it by hand to see what it objects to.</source>
        <translation>Ejecútelo a mano para ver a qué se opone.</translation>
    </message>
    <message>
        <source>The whole story is in %1.</source>
        <translation>Toda la historia está en %1.</translation>
    </message>
    <message>
        <source>There is no schema %1, or this account may not see it.</source>
        <translation>No hay ningún esquema %1, o esta cuenta no puede verlo.</translation>
    </message>
    <message>
        <source>Check its name, or create it: CREATE DATABASE %1.</source>
        <translation>Compruebe su nombre, o créelo: CREATE DATABASE %1.</translation>
    </message>
    <message>
        <source>There is no table %1.</source>
        <translation>No hay ninguna tabla %1.</translation>
    </message>
    <message>
        <source>Check schema and name, or let the plan create it (--create).</source>
        <translation>Compruebe esquema y nombre, o haga que el plan la cree (--create).</translation>
    </message>
    <message>
        <source>%1 is a %2, not a table.</source>
        <translation>%1 es %2, no una tabla.</translation>
    </message>
    <message>
        <source>Choose the underlying table.</source>
        <translation>Elija la tabla que hay detrás.</translation>
    </message>
    <message>
        <source>There is no tmpfs with room for a server in memory: neither $XDG_RUNTIME_DIR nor /dev/shm is one.</source>
        <translation>No hay un tmpfs con espacio para un servidor en memoria: ni $XDG_RUNTIME_DIR ni /dev/shm lo es.</translation>
    </message>
    <message>
        <source>Mount one, or let the server keep its data on disk.</source>
        <translation>Monte uno, o deje que el servidor guarde sus datos en disco.</translation>
    </message>
    <message>
        <source>The file of the CA</source>
        <translation>El archivo de la CA</translation>
    </message>
    <message>
        <source>The client certificate</source>
        <translation>El certificado de cliente</translation>
    </message>
    <message>
        <source>The key of the client certificate</source>
        <translation>La clave del certificado de cliente</translation>
    </message>
    <message>
        <source>%1, %2, cannot be read: %3.</source>
        <translation>%1, %2, no se puede leer: %3.</translation>
    </message>
    <message>
        <source>It has to have a line “-----BEGIN …-----”; DER is turned into PEM by openssl x509 -inform der.</source>
        <translation>Debe tener una línea «-----BEGIN …-----»; DER se convierte en PEM con openssl x509 -inform der.</translation>
    </message>
    <message>
        <source>a CA this machine trusts</source>
        <translation>una CA en la que confía este equipo</translation>
    </message>
    <message>
        <source>%1 did not prove that it is the server you mean: %2.</source>
        <translation>%1 no demostró ser el servidor deseado: %2.</translation>
    </message>
    <message>
        <source>Its certificate is not for “%1”. Connect by a name it was made for, or use ssl-mode=verify-ca, which checks who signed it and not the name.</source>
        <translation>Su certificado no es para «%1». Conéctese con un nombre para el que se hizo, o use ssl-mode=verify-ca, que comprueba quién lo firmó y no el nombre.</translation>
    </message>
    <message>
        <source>Have the certificate renewed at the server, and check this machine&apos;s clock.</source>
        <translation>Haga renovar el certificado en el servidor, y compruebe el reloj de este equipo.</translation>
    </message>
    <message>
        <source>Its certificate is not signed by %1. Get the right CA file from whoever runs the server (its variable ssl_ca names it).</source>
        <translation>Su certificado no está firmado por %1. Pida el archivo de CA correcto a quien lleva el servidor (lo nombra su variable ssl_ca).</translation>
    </message>
    <message>
        <source>%1/%2 was passed over: %3.</source>
        <translation>Se pasó por alto %1/%2: %3.</translation>
    </message>
    <message>
        <source>the archive holds %1 files of this name</source>
        <translation>el archivo comprimido contiene %1 archivos con este nombre</translation>
    </message>
    <message>
        <source>Unpack the archive and name the file that is wanted.</source>
        <translation>Desempaquete el archivo comprimido y nombre el archivo deseado.</translation>
    </message>
    <message>
        <source>The look into %1 was cancelled.</source>
        <translation>Se canceló el examen de %1.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se cambió nada.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>es un enlace a otro archivo</translation>
    </message>
    <message>
        <source>Nothing is missing if that file is in the archive.</source>
        <translation>No falta nada si ese archivo está en el archivo comprimido.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>está cifrado</translation>
    </message>
    <message>
        <source>Unpack the archive with its password first, or make it again without one.</source>
        <translation>Desempaquete antes el archivo comprimido con su contraseña, o hágalo de nuevo sin ella.</translation>
    </message>
    <message>
        <source>the directory at the end of a .zip is missing</source>
        <translation>falta el directorio al final de un .zip</translation>
    </message>
    <message>
        <source>the mark at the end of a .tar is missing</source>
        <translation>falta la marca al final de un .tar</translation>
    </message>
    <message>
        <source>the archive ends inside this file</source>
        <translation>el archivo comprimido termina dentro de este archivo</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>sin motivo indicado</translation>
    </message>
    <message>
        <source>, at %1</source>
        <translation>, en %1</translation>
    </message>
    <message>
        <source>%1 is damaged or cut short: %2 (near byte %3 of %4%5).</source>
        <translation>%1 está dañado o cortado: %2 (cerca del byte %3 de %4%5).</translation>
    </message>
    <message>
        <source>Copy the archive again, and compare its size and checksum with the original.</source>
        <translation>Copie de nuevo el archivo comprimido y compare su tamaño y suma con el original.</translation>
    </message>
    <message>
        <source>%1 ended before it should: it is not what it was.</source>
        <translation>%1 terminó antes de lo debido: no es lo que era.</translation>
    </message>
    <message>
        <source>Let nothing write to the file, then inspect it again.</source>
        <translation>Que nada escriba en el archivo; después inspecciónelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is empty: LOAD DATA would read rows of fixed width.</source>
        <translation>%1 está vacío: LOAD DATA leería filas de ancho fijo.</translation>
    </message>
    <message>
        <source>Give the bytes that stand between fields and at the end of rows.</source>
        <translation>Indique los bytes que van entre campos y al final de las filas.</translation>
    </message>
    <message>
        <source>FIELDS TERMINATED BY and LINES TERMINATED BY are the same: the server would ignore the line terminator.</source>
        <translation>FIELDS TERMINATED BY y LINES TERMINATED BY son iguales: el servidor ignoraría el fin de línea.</translation>
    </message>
    <message>
        <source>Give rows a terminator of their own.</source>
        <translation>Dé a las filas un terminador propio.</translation>
    </message>
    <message>
        <source>FIELDS TERMINATED BY contains LINES TERMINATED BY: rows would end inside the field terminator.</source>
        <translation>FIELDS TERMINATED BY contiene LINES TERMINATED BY: las filas acabarían dentro del separador de campos.</translation>
    </message>
    <message>
        <source>Choose a field terminator without the line terminator in it.</source>
        <translation>Elija un separador de campos que no contenga el fin de línea.</translation>
    </message>
    <message>
        <source>%1 has more than one byte; the server refuses that (error 1083).</source>
        <translation>%1 tiene más de un byte; el servidor lo rechaza (error 1083).</translation>
    </message>
    <message>
        <source>Use one byte, or none.</source>
        <translation>Use un byte, o ninguno.</translation>
    </message>
    <message>
        <source>A terminator contains the enclosing or escape byte &apos;%1&apos;.</source>
        <translation>Un terminador contiene el byte delimitador o de escape &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Enclosing, escape and terminator bytes must differ.</source>
        <translation>Los bytes delimitador, de escape y terminadores deben ser distintos.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the name of a character set.</source>
        <translation>&apos;%1&apos; no es el nombre de un juego de caracteres.</translation>
    </message>
    <message>
        <source>Use a name from SHOW CHARACTER SET, for example utf8mb4, latin1 or binary.</source>
        <translation>Use un nombre de SHOW CHARACTER SET, por ejemplo utf8mb4, latin1 o binary.</translation>
    </message>
    <message>
        <source>LOAD DATA cannot read files in character set %1.</source>
        <translation>LOAD DATA no puede leer archivos en el juego de caracteres %1.</translation>
    </message>
    <message>
        <source>Convert the file first: iconv -f UTF-16 -t UTF-8, then use utf8mb4.</source>
        <translation>Convierta antes el archivo: iconv -f UTF-16 -t UTF-8, y use utf8mb4.</translation>
    </message>
    <message>
        <source>A terminator has non-ASCII bytes, which the server cannot tell from parts of characters in %1.</source>
        <translation>Un terminador tiene bytes no ASCII, que el servidor no distingue de partes de caracteres en %1.</translation>
    </message>
    <message>
        <source>Use ASCII terminators, or CHARACTER SET binary or latin1.</source>
        <translation>Use terminadores ASCII, o CHARACTER SET binary o latin1.</translation>
    </message>
    <message>
        <source>The number of header lines is negative.</source>
        <translation>El número de líneas de cabecera es negativo.</translation>
    </message>
    <message>
        <source>Use 0 or more.</source>
        <translation>Use 0 o más.</translation>
    </message>
    <message>
        <source>The dialect&apos;s JSON holds something that is not a byte string.</source>
        <translation>El JSON del dialecto contiene algo que no es una cadena de bytes.</translation>
    </message>
    <message>
        <source>Write every byte as one character from U+0000 to U+00FF.</source>
        <translation>Escriba cada byte como un carácter de U+0000 a U+00FF.</translation>
    </message>
    <message>
        <source>Written by %1</source>
        <translation>Escrito por %1</translation>
    </message>
    <message>
        <source> of server %1</source>
        <translation> del servidor %1</translation>
    </message>
    <message>
        <source>, consistent</source>
        <translation>, consistente</translation>
    </message>
    <message>
        <source>, NOT consistent</source>
        <translation>, NO consistente</translation>
    </message>
    <message>
        <source>, NOT finished</source>
        <translation>, SIN terminar</translation>
    </message>
    <message>
        <source>, finished %1</source>
        <translation>, terminado %1</translation>
    </message>
    <message>
        <source>The dump&apos;s own metadata say how the files are written.</source>
        <translation>Los propios metadatos del volcado dicen cómo están escritos los archivos.</translation>
    </message>
    <message>
        <source>The first row of %1 has %2, and the metadata name %3.</source>
        <translation>La primera fila de %1 tiene %2, y los metadatos nombran %3.</translation>
    </message>
    <message>
        <source>Compare the dump with its metadata; the fields are taken as found.</source>
        <translation>Compare el volcado con sus metadatos; los campos se toman como se encontraron.</translation>
    </message>
    <message>
        <source>The look at the dump was cancelled.</source>
        <translation>Se canceló el examen del volcado.</translation>
    </message>
    <message>
        <source>%1 holds no rows.</source>
        <translation>%1 no contiene filas.</translation>
    </message>
    <message>
        <source>The look at %1 was cancelled.</source>
        <translation>Se canceló el examen de %1.</translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation>Tabla %1. %2</translation>
    </message>
    <message>
        <source>%1 in the dump without a data file: %2.</source>
        <translation>%1 en el volcado sin archivo de datos: %2.</translation>
    </message>
    <message>
        <source>Nothing is missing if they were empty, or dumped without data.</source>
        <translation>No falta nada si estaban vacías, o se volcaron sin datos.</translation>
    </message>
    <message>
        <source>%1 holds no tables. %2</source>
        <translation>%1 no contiene tablas. %2</translation>
    </message>
    <message>
        <source>Dump again, with the data.</source>
        <translation>Haga el volcado de nuevo, con los datos.</translation>
    </message>
    <message>
        <source>%1: mydumper did not finish this dump.</source>
        <translation>%1: mydumper no terminó este volcado.</translation>
    </message>
    <message>
        <source>Dump again; what is here can be loaded, but it is not the whole.</source>
        <translation>Haga el volcado de nuevo; lo que hay se puede cargar, pero no es todo.</translation>
    </message>
    <message>
        <source>No LOAD DATA statement says how %1 is written: the server&apos;s own way is assumed.</source>
        <translation>Ninguna sentencia LOAD DATA dice cómo está escrito %1: se supone el modo del servidor.</translation>
    </message>
    <message>
        <source>Compare the first rows, and set the dialect by hand if they are wrong.</source>
        <translation>Compare las primeras filas, y fije el dialecto a mano si están mal.</translation>
    </message>
    <message>
        <source>it holds no object</source>
        <translation>no contiene ningún objeto</translation>
    </message>
    <message>
        <source>Copy the dump again; this file was damaged or cut short.</source>
        <translation>Copie el volcado de nuevo; este archivo está dañado o cortado.</translation>
    </message>
    <message>
        <source>The dump lacks %1: rows of the table are missing.</source>
        <translation>Al volcado le falta %1: faltan filas de la tabla.</translation>
    </message>
    <message>
        <source>Copy the directory again, or dump again.</source>
        <translation>Copie el directorio de nuevo, o haga el volcado de nuevo.</translation>
    </message>
    <message>
        <source>Column %1 of %2 is encoded in a way that is not known: %3.</source>
        <translation>La columna %1 de %2 está codificada de un modo desconocido: %3.</translation>
    </message>
    <message>
        <source>Bind the field to a variable and decode it in a SET expression.</source>
        <translation>Asigne el campo a una variable y descodifíquelo en una expresión SET.</translation>
    </message>
    <message>
        <source>Let the dump end, or dump again; what is here can be loaded, but it is not the whole.</source>
        <translation>Deje terminar el volcado, o hágalo de nuevo; lo que hay se puede cargar, pero no es todo.</translation>
    </message>
    <message>
        <source>The reading was cancelled.</source>
        <translation>La lectura se canceló.</translation>
    </message>
    <message>
        <source>written by %1 %2</source>
        <translation>escrito por %1 %2</translation>
    </message>
    <message>
        <source>from a server %1</source>
        <translation>de un servidor %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>el %1</translation>
    </message>
    <message>
        <source>SQL dump%1.</source>
        <translation>Volcado SQL%1.</translation>
    </message>
    <message>
        <source>%1 with %2%3.</source>
        <translation>%1 con %2%3.</translation>
    </message>
    <message>
        <source>INSERT statement</source>
        <translation>sentencia INSERT</translation>
    </message>
    <message>
        <source>INSERT statements</source>
        <translation>sentencias INSERT</translation>
    </message>
    <message>
        <source> in the part that was looked at</source>
        <translation> en la parte examinada</translation>
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
        <source>Load the whole dump, which runs them as they are; a load of this table alone stops there.</source>
        <translation>Cargue el volcado entero, que las ejecuta como están; una carga solo de esta tabla se detiene ahí.</translation>
    </message>
    <message>
        <source>Choose the data file that belongs to it (mysqldump --tab writes a .txt of the same name); the .sql beside it is read by itself.</source>
        <translation>Elija el archivo de datos que le corresponde (mysqldump --tab escribe un .txt del mismo nombre); el .sql al lado se lee solo.</translation>
    </message>
    <message>
        <source>%1 of %2 was looked at: more tables may follow after it.</source>
        <translation>Se examinaron %1 de %2: detrás puede haber más tablas.</translation>
    </message>
    <message>
        <source>millrace-cli plan reads the whole dump and finds them all.</source>
        <translation>millrace-cli plan lee el volcado entero y las encuentra todas.</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> en %1</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>campo %1</translation>
    </message>
    <message>
        <source>%1 of %2%3 with bytes that are no %4 characters; the first at byte %5: %6.</source>
        <translation>%1 de %2%3 con bytes que no son caracteres de %4; los primeros en el byte %5: %6.</translation>
    </message>
    <message>
        <source>%1%2; the first at byte %3.</source>
        <translation>%1%2; el primero en el byte %3.</translation>
    </message>
    <message>
        <source>NUL byte</source>
        <translation>byte NUL</translation>
    </message>
    <message>
        <source>NUL bytes</source>
        <translation>bytes NUL</translation>
    </message>
    <message>
        <source>They are loaded as they are. Text has none: look for a damaged file, or a binary or BIT column.</source>
        <translation>Se cargan como están. Un texto no los tiene: busque un archivo dañado, o una columna binaria o BIT.</translation>
    </message>
    <message>
        <source>Every row ends in CRLF, but LF is the line terminator: the last column keeps a CR.</source>
        <translation>Todas las filas terminan en CRLF, pero el fin de línea es LF: la última columna conserva un CR.</translation>
    </message>
    <message>
        <source>Choose LINES TERMINATED BY &apos;\r\n&apos;.</source>
        <translation>Elija LINES TERMINATED BY &apos;\r\n&apos;.</translation>
    </message>
    <message>
        <source>%1 in CRLF, the others%2 in LF; the first in %3 is here. After a CRLF the last column keeps a CR.</source>
        <translation>%1 en CRLF, los demás%2 en LF; el primero en %3 está aquí. Tras un CRLF la última columna conserva un CR.</translation>
    </message>
    <message>
        <source>line break is</source>
        <translation>salto de línea está</translation>
    </message>
    <message>
        <source>line breaks are</source>
        <translation>saltos de línea están</translation>
    </message>
    <message>
        <source>Store TRIM(TRAILING &apos;\r&apos; FROM @last), or convert the file with dos2unix.</source>
        <translation>Guarde TRIM(TRAILING &apos;\r&apos; FROM @last), o convierta el archivo con dos2unix.</translation>
    </message>
    <message>
        <source>%1%2 without a CR, but CRLF is the line terminator: such a line and the next are one row.</source>
        <translation>%1%2 sin CR, pero el fin de línea es CRLF: tal línea y la siguiente son una fila.</translation>
    </message>
    <message>
        <source>line ends in LF</source>
        <translation>línea termina en LF</translation>
    </message>
    <message>
        <source>lines end in LF</source>
        <translation>líneas terminan en LF</translation>
    </message>
    <message>
        <source>Convert the file to one kind of line ends (dos2unix, then LINES TERMINATED BY &apos;\n&apos;), unless these line feeds belong to values.</source>
        <translation>Convierta el archivo a un solo fin de línea (dos2unix, después LINES TERMINATED BY &apos;\n&apos;), salvo que esos LF pertenezcan a valores.</translation>
    </message>
    <message>
        <source>This row has %1: more than any client can read back (1 GiB).</source>
        <translation>Esta fila tiene %1: más de lo que cualquier cliente puede releer (1 GiB).</translation>
    </message>
    <message>
        <source>Check LINES TERMINATED BY and the enclosing byte: a row this long is usually many rows whose ends were not seen.</source>
        <translation>Compruebe LINES TERMINATED BY y el byte delimitador: una fila tan larga suele ser muchas cuyos finales no se vieron.</translation>
    </message>
    <message>
        <source>Unpack it first, then choose the text files in it: bsdtar -xf %1</source>
        <translation>Desempaquételo antes y elija los archivos de texto que contiene: bsdtar -xf %1</translation>
    </message>
    <message>
        <source>is a 7-Zip archive</source>
        <translation>es un archivo 7-Zip</translation>
    </message>
    <message>
        <source>is an archive, and its name does not say so</source>
        <translation>es un archivo comprimido, y su nombre no lo dice</translation>
    </message>
    <message>
        <source>Give it a name that ends in .zip, .tar or .tar.gz. %1</source>
        <translation>Dele un nombre que termine en .zip, .tar o .tar.gz. %1</translation>
    </message>
    <message>
        <source>is written in UTF-32, which LOAD DATA cannot read</source>
        <translation>está escrito en UTF-32, que LOAD DATA no puede leer</translation>
    </message>
    <message>
        <source>Convert it first: iconv -f UTF-32 -t UTF-8 %1 &gt; utf8_%1</source>
        <translation>Conviértalo antes: iconv -f UTF-32 -t UTF-8 %1 &gt; utf8_%1</translation>
    </message>
    <message>
        <source>holds SQL statements, no rows</source>
        <translation>contiene sentencias SQL, ninguna fila</translation>
    </message>
    <message>
        <source>is no text: it is full of zero bytes</source>
        <translation>no es texto: está lleno de bytes cero</translation>
    </message>
    <message>
        <source>Export the table as text, for example with mysqldump --tab=DIR.</source>
        <translation>Exporte la tabla como texto, por ejemplo con mysqldump --tab=DIR.</translation>
    </message>
    <message>
        <source>The scan of %1 was cancelled.</source>
        <translation>Se canceló el recorrido de %1.</translation>
    </message>
    <message>
        <source>No row in %1 of %2.</source>
        <translation>Ninguna fila en %1 de %2.</translation>
    </message>
    <message>
        <source>Check that the dump was written, and the number of header lines.</source>
        <translation>Compruebe que el volcado se escribió, y el número de líneas de cabecera.</translation>
    </message>
    <message>
        <source>no permission to list this folder</source>
        <translation>sin permiso para listar esta carpeta</translation>
    </message>
    <message>
        <source>%1 was passed over: it leads to %2, which is read already.</source>
        <translation>Se pasó por alto %1: lleva a %2, que ya se lee.</translation>
    </message>
    <message>
        <source>Nothing is missing; remove the link if it is not wanted.</source>
        <translation>No falta nada; quite el enlace si no se desea.</translation>
    </message>
    <message>
        <source>There are more than %1 files in this folder.</source>
        <translation>Hay más de %1 archivos en esta carpeta.</translation>
    </message>
    <message>
        <source>Name the folder of the dump itself, or a pattern such as credits_2011_*.txt.</source>
        <translation>Nombre la carpeta del propio volcado, o un patrón como credits_2011_*.txt.</translation>
    </message>
    <message>
        <source>The first line holds the column names of the .sql beside the file.</source>
        <translation>La primera línea contiene los nombres de columna del .sql junto al archivo.</translation>
    </message>
    <message>
        <source>The first line holds names where the rows below hold numbers or dates (%1).</source>
        <translation>La primera línea contiene nombres donde las filas de abajo contienen números o fechas (%1).</translation>
    </message>
    <message>
        <source>The first line looks like column names, the rows below do not.</source>
        <translation>La primera línea parece nombres de columna; las filas de abajo no.</translation>
    </message>
    <message>
        <source>%1 of %2 sampled rows do not have %3.</source>
        <translation>%1 de %2 filas de la muestra no tienen %3.</translation>
    </message>
    <message>
        <source>Look at the rows; another terminator, enclosing or escape byte may fit better.</source>
        <translation>Mire las filas; quizá encaje mejor otro separador, delimitador o byte de escape.</translation>
    </message>
    <message>
        <source>%1 of %2 sampled rows end in CRLF, the others in LF: the last column of the former would keep a CR.</source>
        <translation>%1 de %2 filas de la muestra terminan en CRLF, las demás en LF: la última columna de las primeras conservaría un CR.</translation>
    </message>
    <message>
        <source>Bind the last field to a variable and store TRIM(TRAILING &apos;\r&apos; FROM @last), or convert the file with dos2unix.</source>
        <translation>Asigne el último campo a una variable y guarde TRIM(TRAILING &apos;\r&apos; FROM @last), o convierta el archivo con dos2unix.</translation>
    </message>
    <message>
        <source>Column %1 is of type BIT: MariaDB and older MySQL dump it as raw bytes without escapes, and a value that holds the bytes 9, 10 or 92 (TAB, LF, backslash) is read as another or breaks its row.</source>
        <translation>La columna %1 es de tipo BIT: MariaDB y las versiones antiguas de MySQL la vuelcan como bytes crudos sin escapes, y un valor con los bytes 9, 10 o 92 (TAB, LF, barra inversa) se lee como otro o rompe su fila.</translation>
    </message>
    <message>
        <source>Unless a recent MySQL (9.7) wrote the dump: dump it as a number (SELECT …, %1+0, … INTO OUTFILE) and bind it with SET %1=CAST(@%1 AS UNSIGNED). That every row has the same number of fields proves nothing.</source>
        <translation>Salvo que un MySQL reciente (9.7) escribiera el volcado: vuélquela como número (SELECT …, %1+0, … INTO OUTFILE) y asígnela con SET %1=CAST(@%1 AS UNSIGNED). Que cada fila tenga el mismo número de campos no prueba nada.</translation>
    </message>
    <message>
        <source>Column %1 is generated, but the dump holds its values.</source>
        <translation>La columna %1 es generada, pero el volcado contiene sus valores.</translation>
    </message>
    <message>
        <source>Discard this field: MySQL refuses values for generated columns (error 3105), MariaDB ignores them.</source>
        <translation>Descarte este campo: MySQL rechaza valores para columnas generadas (error 3105), MariaDB los ignora.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>Check that the dump was written to its end; an empty table&apos;s file is fine.</source>
        <translation>Compruebe que el volcado se escribió hasta el final; el archivo de una tabla vacía es correcto.</translation>
    </message>
    <message>
        <source>The look at the files was cancelled.</source>
        <translation>Se canceló el examen de los archivos.</translation>
    </message>
    <message>
        <source>UTF-16 by its byte order mark, converted to UTF-8 on the way.</source>
        <translation>UTF-16 por su marca de orden de bytes, convertido a UTF-8 por el camino.</translation>
    </message>
    <message>
        <source>The rows of %1 are of another shape than those of %2: it is taken for a table of its own.</source>
        <translation>Las filas de %1 tienen otra forma que las de %2: se toma por una tabla propia.</translation>
    </message>
    <message>
        <source>%1 is named like a part of %2, but its rows are of another shape: it is taken for a table of its own.</source>
        <translation>%1 se llama como una parte de %2, pero sus filas tienen otra forma: se toma por una tabla propia.</translation>
    </message>
    <message>
        <source>Compare the samples; set the dialect by hand if it is a part.</source>
        <translation>Compare las muestras; fije el dialecto a mano si es una parte.</translation>
    </message>
    <message>
        <source>%1 of one shape, in natural order of their names.</source>
        <translation>%1 de una misma forma, en el orden natural de sus nombres.</translation>
    </message>
    <message>
        <source>No file was named.</source>
        <translation>No se nombró ningún archivo.</translation>
    </message>
    <message>
        <source>Choose the files of the dump, or their folder.</source>
        <translation>Elija los archivos del volcado, o su carpeta.</translation>
    </message>
    <message>
        <source>A value probably holds the field terminator (%1) unescaped: escape or enclose it, or choose the dialect that the file was written in.</source>
        <translation>Un valor contiene probablemente el separador de campos (%1) sin escape: póngale escape o enciérrelo, o elija el dialecto con que se escribió el archivo.</translation>
    </message>
    <message>
        <source>The row has %1, %2 expected.</source>
        <translation>La fila tiene %1, %2 lo esperado.</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 es</translation>
    </message>
    <message>
        <source>%1 are</source>
        <translation>%1 es</translation>
    </message>
    <message>
        <source>%1 of %2 of %3 do not have %4; the first %5 are listed.</source>
        <translation>%1 de %2 de %3 no tienen %4; se listan las primeras %5.</translation>
    </message>
    <message>
        <source>So many rows point to a wrong dialect: look at the terminators, the enclosing and the escape byte first.</source>
        <translation>Tantas filas apuntan a un dialecto erróneo: mire antes los separadores, el delimitador y el byte de escape.</translation>
    </message>
    <message>
        <source>Mend the listed rows first; the others often share their cause.</source>
        <translation>Corrija antes las filas listadas; las demás suelen tener la misma causa.</translation>
    </message>
    <message>
        <source>%1 has shrunk: %2 bytes were expected, %3 are there.</source>
        <translation>%1 ha encogido: se esperaban %2 bytes, hay %3.</translation>
    </message>
    <message>
        <source>There is no file %1 in the archive %2.</source>
        <translation>No hay ningún archivo %1 en el archivo comprimido %2.</translation>
    </message>
    <message>
        <source>Inspect the archive again; it is not what it was.</source>
        <translation>Inspeccione de nuevo el archivo comprimido; no es lo que era.</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> de %1</translation>
    </message>
    <message>
        <source>%1 is damaged or cut short: %2 (near byte %3%4).</source>
        <translation>%1 está dañado o cortado: %2 (cerca del byte %3%4).</translation>
    </message>
    <message>
        <source>Copy the file again, and compare its size and checksum with the original.</source>
        <translation>Copie el archivo de nuevo y compare su tamaño y suma con el original.</translation>
    </message>
    <message>
        <source>No file matches %1 in the folder %2.</source>
        <translation>Ningún archivo coincide con %1 en la carpeta %2.</translation>
    </message>
    <message>
        <source>Check the pattern: * stands for any characters but /, ? for one; a relative one starts at the current folder.</source>
        <translation>Compruebe el patrón: * representa cualesquiera caracteres salvo /, ? uno; si es relativo, parte de la carpeta actual.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>La carpeta %1 no existe.</translation>
    </message>
    <message>
        <source>Check the path; a relative one starts at the current folder.</source>
        <translation>Compruebe la ruta; si es relativa, parte de la carpeta actual.</translation>
    </message>
    <message>
        <source>Looking for a row of %1 was cancelled.</source>
        <translation>Se canceló la búsqueda de una fila de %1.</translation>
    </message>
    <message>
        <source>A field of this row opens with %1 and is never closed: the rest of the file would be one field.</source>
        <translation>Un campo de esta fila se abre con %1 y nunca se cierra: el resto del archivo sería un campo.</translation>
    </message>
    <message>
        <source>Close or double the quote in the file, or choose another FIELDS ENCLOSED BY or FIELDS ESCAPED BY.</source>
        <translation>Cierre o duplique la comilla en el archivo, o elija otro FIELDS ENCLOSED BY o FIELDS ESCAPED BY.</translation>
    </message>
    <message>
        <source>%1 is there already and was not written by Millrace.</source>
        <translation>%1 ya existe y no lo escribió Millrace.</translation>
    </message>
    <message>
        <source>Choose an empty folder for the sample.</source>
        <translation>Elija una carpeta vacía para la muestra.</translation>
    </message>
    <message>
        <source>A sample of %1 cannot be written.</source>
        <translation>No se puede escribir una muestra de %1.</translation>
    </message>
    <message>
        <source>Ask for one row at least.</source>
        <translation>Pida al menos una fila.</translation>
    </message>
    <message>
        <source>%1 of %2 sampled rows have %3, %4 between them.</source>
        <translation>%1 de %2 filas de la muestra tienen %3, con %4 entre ellos.</translation>
    </message>
    <message>
        <source>The file begins with a UTF-8 byte order mark, which is skipped.</source>
        <translation>El archivo empieza con una marca de orden de bytes UTF-8, que se omite.</translation>
    </message>
    <message>
        <source>The head is plain ASCII; utf8mb4 reads it.</source>
        <translation>El comienzo es ASCII puro; utf8mb4 lo lee.</translation>
    </message>
    <message>
        <source>The head has non-ASCII characters and is valid UTF-8.</source>
        <translation>El comienzo tiene caracteres no ASCII y es UTF-8 válido.</translation>
    </message>
    <message>
        <source>The head is not valid UTF-8: latin1 is a guess, check the characters in the preview.</source>
        <translation>El comienzo no es UTF-8 válido: latin1 es una conjetura, compruebe los caracteres en la vista previa.</translation>
    </message>
    <message>
        <source>%1 enclosed in double quotes.</source>
        <translation>%1 entre comillas dobles.</translation>
    </message>
    <message>
        <source>sampled field is</source>
        <translation>campo de la muestra está</translation>
    </message>
    <message>
        <source>sampled fields are</source>
        <translation>campos de la muestra están</translation>
    </message>
    <message>
        <source>No sampled field is quoted; quotes as in RFC 4180 are assumed for later rows.</source>
        <translation>Ningún campo de la muestra va entre comillas; se suponen comillas como en RFC 4180 para filas posteriores.</translation>
    </message>
    <message>
        <source>\N stands for NULL (%1 in the head).</source>
        <translation>\N representa NULL (%1 en el comienzo).</translation>
    </message>
    <message>
        <source>Backslashes are data here: they stand before bytes that nobody escapes.</source>
        <translation>Las barras inversas son datos aquí: están ante bytes a los que nadie pone escape.</translation>
    </message>
    <message>
        <source>All lines end in CRLF.</source>
        <translation>Todas las líneas terminan en CRLF.</translation>
    </message>
    <message>
        <source>Every row closes with a bar, which is taken into the line terminator.</source>
        <translation>Cada fila se cierra con una barra, que se toma como parte del fin de línea.</translation>
    </message>
    <message>
        <source>A pair as mysqldump -T writes it: the .sql beside has CREATE TABLE %1.</source>
        <translation>Un par como los que escribe mysqldump -T: el .sql al lado tiene CREATE TABLE %1.</translation>
    </message>
    <message>
        <source>No row ends in the first 64 KiB.</source>
        <translation>Ninguna fila termina en los primeros 64 KiB.</translation>
    </message>
    <message>
        <source>The table has as many columns.</source>
        <translation>La tabla tiene el mismo número de columnas.</translation>
    </message>
    <message>
        <source>Character set binary: each column stands in its own.</source>
        <translation>Juego de caracteres binary: cada columna está en el suyo.</translation>
    </message>
    <message>
        <source>No row ends in the first 64 KiB; the dialect is a mere guess.</source>
        <translation>Ninguna fila termina en los primeros 64 KiB; el dialecto es una mera conjetura.</translation>
    </message>
    <message>
        <source>The .sql beside the file has a table with as many columns.</source>
        <translation>El .sql junto al archivo tiene una tabla con el mismo número de columnas.</translation>
    </message>
    <message>
        <source>The dialect was set by hand.</source>
        <translation>El dialecto se fijó a mano.</translation>
    </message>
    <message>
        <source>A source file in the JSON lacks its path or its fingerprint.</source>
        <translation>A un archivo de origen del JSON le falta su ruta o su huella.</translation>
    </message>
    <message>
        <source>Write the plan again from its source files.</source>
        <translation>Escriba de nuevo el plan a partir de sus archivos de origen.</translation>
    </message>
    <message>
        <source>was written to</source>
        <translation>fue escrito</translation>
    </message>
    <message>
        <source>has grown by %1</source>
        <translation>ha crecido en %1</translation>
    </message>
    <message>
        <source>has shrunk by %1</source>
        <translation>ha encogido en %1</translation>
    </message>
    <message>
        <source>%1 %2 since it was inspected: what was counted is not what is there.</source>
        <translation>%1 %2 desde que se inspeccionó: lo que se contó no es lo que hay.</translation>
    </message>
    <message>
        <source>Name a readable file; this account needs read access to it and to the folders above it.</source>
        <translation>Nombre un archivo legible; esta cuenta necesita permiso de lectura sobre él y las carpetas superiores.</translation>
    </message>
    <message>
        <source>%1 is a link to %2, which does not exist.</source>
        <translation>%1 es un enlace a %2, que no existe.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 no existe.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>es una tubería o un dispositivo, no un archivo</translation>
    </message>
    <message>
        <source>%1 was passed over: it is a link to %2, which does not exist.</source>
        <translation>Se pasó por alto %1: es un enlace a %2, que no existe.</translation>
    </message>
    <message>
        <source>Mend the link if the file belongs to the dump: its rows are missing.</source>
        <translation>Corrija el enlace si el archivo pertenece al volcado: faltan sus filas.</translation>
    </message>
    <message>
        <source>%1 was passed over: its name is none of a data file.</source>
        <translation>Se pasó por alto %1: su nombre no es el de un archivo de datos.</translation>
    </message>
    <message>
        <source>Name the file itself if it holds rows.</source>
        <translation>Nombre el propio archivo si contiene filas.</translation>
    </message>
    <message>
        <source> and %1</source>
        <translation> y %1</translation>
    </message>
    <message>
        <source>other subfolder</source>
        <translation>subcarpeta más</translation>
    </message>
    <message>
        <source>other subfolders</source>
        <translation>subcarpetas más</translation>
    </message>
    <message>
        <source>%1%2 of %3 were not looked into.</source>
        <translation>No se miró dentro de %1%2 de %3.</translation>
    </message>
    <message>
        <source>Have subfolders read too (--recursive), or name them.</source>
        <translation>Haga leer también las subcarpetas (--recursive), o nómbrelas.</translation>
    </message>
    <message>
        <source>The archive %1 holds no files.</source>
        <translation>El archivo comprimido %1 no contiene archivos.</translation>
    </message>
    <message>
        <source>Check that it was written to its end.</source>
        <translation>Compruebe que se escribió hasta el final.</translation>
    </message>
    <message>
        <source>The folder %1 holds no files.</source>
        <translation>La carpeta %1 no contiene archivos.</translation>
    </message>
    <message>
        <source>Have subfolders read too (--recursive), or choose one.</source>
        <translation>Haga leer también las subcarpetas (--recursive), o elija una.</translation>
    </message>
    <message>
        <source>Choose the folder that the dump was written to.</source>
        <translation>Elija la carpeta en la que se escribió el volcado.</translation>
    </message>
    <message>
        <source>The source&apos;s path has more than two levels.</source>
        <translation>La ruta del origen tiene más de dos niveles.</translation>
    </message>
    <message>
        <source>Write mysql://user@host/schema/table; a slash within a name is written %2F.</source>
        <translation>Escriba mysql://user@host/schema/table; una barra dentro de un nombre se escribe %2F.</translation>
    </message>
    <message>
        <source>Write one SELECT, and give each column a name of its own (SELECT … AS name).</source>
        <translation>Escriba un SELECT, y dé a cada columna un nombre propio (SELECT … AS nombre).</translation>
    </message>
    <message>
        <source>Source server %1: </source>
        <translation>Servidor de origen %1: </translation>
    </message>
    <message>
        <source>The source table&apos;s fields are of an unknown kind “%1”.</source>
        <translation>Los campos de la tabla de origen son de una clase desconocida «%1».</translation>
    </message>
    <message>
        <source>“%1” names no table.</source>
        <translation>«%1» no nombra ninguna tabla.</translation>
    </message>
    <message>
        <source>Write table:SCHEMA.TABLE; names with dots in backticks: &apos;table:`my.shop`.orders&apos;.</source>
        <translation>Escriba table:ESQUEMA.TABLA; los nombres con puntos, entre acentos graves: &apos;table:`my.shop`.orders&apos;.</translation>
    </message>
    <message>
        <source>The account may not read %1: %2</source>
        <translation>La cuenta no puede leer %1: %2</translation>
    </message>
    <message>
        <source>GRANT SELECT ON %1 TO this account</source>
        <translation>GRANT SELECT ON %1 a esta cuenta</translation>
    </message>
    <message>
        <source>A statement has no end within %1.</source>
        <translation>Una sentencia no tiene final en %1.</translation>
    </message>
    <message>
        <source>Look at this line of the dump: most likely a quote or a DELIMITER line before it is broken.</source>
        <translation>Mire esta línea del volcado: lo más probable es que antes haya rota una comilla o una línea DELIMITER.</translation>
    </message>
    <message>
        <source>The dump is UTF-16 text, as PowerShell&apos;s &gt; writes it.</source>
        <translation>El volcado es texto UTF-16, como lo escribe el &gt; de PowerShell.</translation>
    </message>
    <message>
        <source>Make it again with mysqldump --result-file=FILE: what the shell converted may be damaged.</source>
        <translation>Hágalo de nuevo con mysqldump --result-file=ARCHIVO: lo que convirtió el shell puede estar dañado.</translation>
    </message>
    <message>
        <source>A NUL byte stands between two statements.</source>
        <translation>Hay un byte NUL entre dos sentencias.</translation>
    </message>
    <message>
        <source>The dump was not written to its end, or is UTF-16: make it again, or convert it to UTF-8.</source>
        <translation>El volcado no se escribió hasta el final, o es UTF-16: hágalo de nuevo, o conviértalo a UTF-8.</translation>
    </message>
    <message>
        <source>Run this dump with the mysql client, or take the line out.</source>
        <translation>Ejecute este volcado con el cliente mysql, o quite la línea.</translation>
    </message>
    <message>
        <source>A DELIMITER line names no usable delimiter.</source>
        <translation>Una línea DELIMITER no nombra un delimitador utilizable.</translation>
    </message>
    <message>
        <source>Write DELIMITER and one or more characters, none of them a backslash.</source>
        <translation>Escriba DELIMITER y uno o más caracteres, ninguno una barra inversa.</translation>
    </message>
    <message>
        <source>A backslash stands outside of quotes: to the mysql client it is a command.</source>
        <translation>Hay una barra inversa fuera de comillas: para el cliente mysql es una orden.</translation>
    </message>
    <message>
        <source>Run this dump with the mysql client, or take the command out.</source>
        <translation>Ejecute este volcado con el cliente mysql, o quite la orden.</translation>
    </message>
    <message>
        <source>The dump ends inside a comment that begins here.</source>
        <translation>El volcado termina dentro de un comentario que empieza aquí.</translation>
    </message>
    <message>
        <source>Close the comment, or make the dump again: it may be cut off.</source>
        <translation>Cierre el comentario, o haga de nuevo el volcado: puede estar cortado.</translation>
    </message>
    <message>
        <source>The dump ends inside a quote that begins here.</source>
        <translation>El volcado termina dentro de unas comillas que empiezan aquí.</translation>
    </message>
    <message>
        <source>The dump is cut off or the quote is broken: make the dump again. If it was written with sql_mode NO_BACKSLASH_ESCAPES, put SET sql_mode=&apos;NO_BACKSLASH_ESCAPES&apos;; at its head.</source>
        <translation>El volcado está cortado o la comilla está rota: haga de nuevo el volcado. Si se escribió con sql_mode NO_BACKSLASH_ESCAPES, ponga SET sql_mode=&apos;NO_BACKSLASH_ESCAPES&apos;; al comienzo.</translation>
    </message>
    <message>
        <source>A row has %1 values, %2 were expected.</source>
        <translation>Una fila tiene %1 valores, se esperaban %2.</translation>
    </message>
    <message>
        <source>All rows of a table must have the values of its columns, or of the column list of its INSERT statements.</source>
        <translation>Todas las filas de una tabla deben tener los valores de sus columnas, o de la lista de columnas de sus sentencias INSERT.</translation>
    </message>
    <message>
        <source>A row has no end within %1.</source>
        <translation>Una fila no tiene final en %1.</translation>
    </message>
    <message>
        <source>The dump ends in the middle of a row that begins here.</source>
        <translation>El volcado termina en medio de una fila que empieza aquí.</translation>
    </message>
    <message>
        <source>The dump is cut off: make it again, or copy it again and compare the sizes.</source>
        <translation>El volcado está cortado: hágalo de nuevo, o cópielo otra vez y compare los tamaños.</translation>
    </message>
    <message>
        <source>The dump ends between two rows of a statement.</source>
        <translation>El volcado termina entre dos filas de una sentencia.</translation>
    </message>
    <message>
        <source>The dump is cut off: make it again.</source>
        <translation>El volcado está cortado: hágalo de nuevo.</translation>
    </message>
    <message>
        <source>The rows of an INSERT are followed by something other than the delimiter, such as ON DUPLICATE KEY UPDATE.</source>
        <translation>Tras las filas de un INSERT hay algo distinto del delimitador, como ON DUPLICATE KEY UPDATE.</translation>
    </message>
    <message>
        <source>Rows of such a statement cannot be loaded by themselves: run this dump with the mysql client, or dump the table with mysqldump.</source>
        <translation>Las filas de tal sentencia no se pueden cargar por sí solas: ejecute este volcado con el cliente mysql, o vuelque la tabla con mysqldump.</translation>
    </message>
    <message>
        <source>A row is still open where its statement ends.</source>
        <translation>Una fila sigue abierta donde termina su sentencia.</translation>
    </message>
    <message>
        <source>Look at this row of the dump: most likely a quote or a parenthesis is missing.</source>
        <translation>Mire esta fila del volcado: lo más probable es que falte una comilla o un paréntesis.</translation>
    </message>
    <message>
        <source>The dump does not end with &quot;-- Dump completed&quot;.</source>
        <translation>El volcado no termina con «-- Dump completed».</translation>
    </message>
    <message>
        <source>It may be cut off: compare its size with that of the original, or make it again.</source>
        <translation>Puede estar cortado: compare su tamaño con el del original, o hágalo de nuevo.</translation>
    </message>
    <message>
        <source>Field %1 of table %2 holds bytes in some rows, and text by CONVERT in others.</source>
        <translation>El campo %1 de la tabla %2 contiene bytes en unas filas, y texto por CONVERT en otras.</translation>
    </message>
    <message>
        <source>These rows hold expressions or DEFAULT: run the dump with the mysql client.</source>
        <translation>Estas filas contienen expresiones o DEFAULT: ejecute el volcado con el cliente mysql.</translation>
    </message>
    <message>
        <source>The dump does not end with &quot;-- Dump completed&quot;: it may be cut off.</source>
        <translation>El volcado no termina con «-- Dump completed»: puede estar cortado.</translation>
    </message>
    <message>
        <source>The last statement has no delimiter; it was read to the end of the dump.</source>
        <translation>La última sentencia no tiene delimitador; se leyó hasta el final del volcado.</translation>
    </message>
    <message>
        <source>Row %1 is not in the dump any more.</source>
        <translation>La fila %1 ya no está en el volcado.</translation>
    </message>
    <message>
        <source>The dump was changed while it was read: load it again.</source>
        <translation>El volcado cambió mientras se leía: cárguelo de nuevo.</translation>
    </message>
    <message>
        <source>Load the whole dump (millrace-cli plan without --table), which runs such statements too.</source>
        <translation>Cargue el volcado entero (millrace-cli plan sin --table), que también ejecuta tales sentencias.</translation>
    </message>
    <message>
        <source>%1 has no row %2 of %3 any more.</source>
        <translation>%1 ya no tiene la fila %2 de %3.</translation>
    </message>
    <message>
        <source>The dump was changed while it was read: plan it anew.</source>
        <translation>El volcado cambió mientras se leía: planifíquelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 has no column %2 any more.</source>
        <translation>%1 ya no tiene la columna %2.</translation>
    </message>
    <message>
        <source>the file ends in the middle of a character</source>
        <translation>el archivo termina en medio de un carácter</translation>
    </message>
    <message>
        <source>the second half of a surrogate pair has no first</source>
        <translation>a la segunda mitad de un par sustituto le falta la primera</translation>
    </message>
    <message>
        <source>the first half of a surrogate pair has no second</source>
        <translation>a la primera mitad de un par sustituto le falta la segunda</translation>
    </message>
    <message>
        <source>Copy the file again, or have it written in UTF-8; what comes before this place is readable.</source>
        <translation>Copie el archivo de nuevo, o hágalo escribir en UTF-8; lo anterior a este lugar se puede leer.</translation>
    </message>
    <message>
        <source>as it was before</source>
        <translation>como era antes</translation>
    </message>
    <message>
        <source>%1 Risk: %2.</source>
        <translation>%1 Riesgo: %2.</translation>
    </message>
    <message>
        <source>After the load; or take the lines out again.</source>
        <translation>Tras la carga, o quite las líneas de nuevo.</translation>
    </message>
    <message>
        <source>Three quarters of the %1 of memory: the more of table and indexes fits, the flatter the curve. Less where other programs run there.</source>
        <translation>Tres cuartos de los %1 de memoria: cuanto más quepa de tabla e índices, más plana la curva. Menos donde se ejecuten otros programas.</translation>
    </message>
    <message>
        <source>innodb_buffer_pool_size is %1: raise it to 75–80 % of that machine&apos;s memory, which cannot be seen from here.</source>
        <translation>innodb_buffer_pool_size es %1: súbalo al 75–80 % de la memoria de ese equipo, que desde aquí no se ve.</translation>
    </message>
    <message>
        <source>The data directory lies in memory, where O_DIRECT gains nothing.</source>
        <translation>El directorio de datos está en memoria, donde O_DIRECT no gana nada.</translation>
    </message>
    <message>
        <source>No page is in memory twice (in place of innodb_flush_method = O_DIRECT).</source>
        <translation>Ninguna página está dos veces en memoria (en lugar de innodb_flush_method = O_DIRECT).</translation>
    </message>
    <message>
        <source>Each byte is written once less. Replicas and point-in-time recovery end here.</source>
        <translation>Cada byte se escribe una vez menos. Las réplicas y la recuperación a un momento dado terminan aquí.</translation>
    </message>
    <message>
        <source>the binary log is on again; then make a new backup</source>
        <translation>el registro binario vuelve a estar activado; haga después una nueva copia de seguridad</translation>
    </message>
    <message>
        <source>The binary log is on: sql_log_bin = 0 leaves the load out of it, for its own sessions only. binlog_ignore_db would leave out a schema, for everybody and for good.</source>
        <translation>El registro binario está activado: sql_log_bin = 0 deja fuera la carga, solo para sus propias sesiones. binlog_ignore_db dejaría fuera un esquema, para todos y para siempre.</translation>
    </message>
    <message>
        <source>tmpdir = %1 has %2 free: index builds sort there; a folder on a larger disk is safer.</source>
        <translation>tmpdir = %1 tiene %2 libres: la creación de índices ordena allí; una carpeta en un disco mayor es más segura.</translation>
    </message>
    <message>
        <source>The server has no global variable “%1”.</source>
        <translation>El servidor no tiene la variable global «%1».</translation>
    </message>
    <message>
        <source>Leave the setting out for this server.</source>
        <translation>Quite el ajuste para este servidor.</translation>
    </message>
    <message>
        <source>The server does not take this value for %1: %2</source>
        <translation>El servidor no acepta este valor para %1: %2</translation>
    </message>
    <message>
        <source>Leave the setting out, or choose another value.</source>
        <translation>Quite el ajuste, o elija otro valor.</translation>
    </message>
    <message>
        <source>%1 stays %2: the server is still busy with an earlier change of it.</source>
        <translation>%1 sigue en %2: el servidor aún está ocupado con un cambio anterior.</translation>
    </message>
    <message>
        <source>Try again later: %1;</source>
        <translation>Inténtelo más tarde: %1;</translation>
    </message>
    <message>
        <source>The CPU governor is %1: the cores may not clock up for short bursts of work, which a load is made of.</source>
        <translation>El gobernador de CPU es %1: los núcleos pueden no subir de frecuencia en ráfagas cortas, de las que consta una carga.</translation>
    </message>
    <message>
        <source>The server&apos;s control group gets %1 CPUs&apos; worth of time (of %2): beyond that it is put to sleep, and the load stutters.</source>
        <translation>El grupo de control del servidor recibe tiempo de %1 CPU (de %2): más allá se le duerme, y la carga va a tirones.</translation>
    </message>
    <message>
        <source>The server may use the CPUs %1 only (of %2).</source>
        <translation>El servidor solo puede usar las CPU %1 (de %2).</translation>
    </message>
    <message>
        <source>vm.swappiness is %1: under memory pressure the kernel swaps pages of the buffer pool out; 1 keeps them.</source>
        <translation>vm.swappiness es %1: con poca memoria el kernel saca al swap páginas del buffer pool; 1 las conserva.</translation>
    </message>
    <message>
        <source>The buffer pool (%1) takes nearly all of the %2 of memory.</source>
        <translation>El buffer pool (%1) toma casi todos los %2 de memoria.</translation>
    </message>
    <message>
        <source>data directory</source>
        <translation>directorio de datos</translation>
    </message>
    <message>
        <source>Only %1 free for the %2 %3.</source>
        <translation>Solo %1 libres para %2 %3.</translation>
    </message>
    <message>
        <source>The %1 %2 lies in memory (%3): it is gone after a restart of the machine, and its pages compete with the buffer pool.</source>
        <translation>%1 %2 está en memoria (%3): desaparece tras reiniciar el equipo, y sus páginas compiten con el buffer pool.</translation>
    </message>
    <message>
        <source>This machine shows no %1.</source>
        <translation>Este equipo no muestra %1.</translation>
    </message>
    <message>
        <source>In a virtual machine look at the host below it.</source>
        <translation>En una máquina virtual mire el host que hay debajo.</translation>
    </message>
    <message>
        <source>This account may not change %1.</source>
        <translation>Esta cuenta no puede cambiar %1.</translation>
    </message>
    <message>
        <source>As root on that machine: %1</source>
        <translation>Como root en ese equipo: %1</translation>
    </message>
    <message>
        <source>The kernel does not take “%1” for %2: %3.</source>
        <translation>El kernel no acepta «%1» para %2: %3.</translation>
    </message>
    <message>
        <source>It offers: %1.</source>
        <translation>Ofrece: %1.</translation>
    </message>
    <message>
        <source>not in %1</source>
        <translation>no en %1</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1 antes de %2</translation>
    </message>
    <message>
        <source>%1 %2 and later</source>
        <translation>%1 %2 y posteriores</translation>
    </message>
    <message>
        <source>root on the server&apos;s machine</source>
        <translation>root en el equipo del servidor</translation>
    </message>
    <message>
        <source>The binary log is off on this server: nothing to gain.</source>
        <translation>El registro binario está desactivado en este servidor: nada que ganar.</translation>
    </message>
    <message>
        <source>%1 is a size, “%2” is none.</source>
        <translation>%1 es un tamaño, «%2» no.</translation>
    </message>
    <message>
        <source>Write bytes, or a number with K, M, G or T.</source>
        <translation>Escriba bytes, o un número con K, M, G o T.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”.</source>
        <translation>%1 no puede ser «%2».</translation>
    </message>
    <message>
        <source>It goes from %1 to %2.</source>
        <translation>Va de %1 a %2.</translation>
    </message>
    <message>
        <source>It starts at %1.</source>
        <translation>Empieza en %1.</translation>
    </message>
    <message>
        <source>“%1” is no variable name.</source>
        <translation>«%1» no es un nombre de variable.</translation>
    </message>
    <message>
        <source>Write the name of a global variable.</source>
        <translation>Escriba el nombre de una variable global.</translation>
    </message>
    <message>
        <source>%1 for the whole server would change what everybody else&apos;s statements mean.</source>
        <translation>%1 para todo el servidor cambiaría lo que significan las sentencias de los demás.</translation>
    </message>
    <message>
        <source>Set it for the load&apos;s own sessions.</source>
        <translation>Póngalo para las propias sesiones de la carga.</translation>
    </message>
    <message>
        <source>%1 decides who may write: a load does not take that away from a replica.</source>
        <translation>%1 decide quién puede escribir: una carga no le quita eso a una réplica.</translation>
    </message>
    <message>
        <source>Load into the source; the replica gets the rows from there.</source>
        <translation>Cargue en el origen; la réplica recibe las filas de allí.</translation>
    </message>
    <message>
        <source>Switching InnoDB&apos;s redo log off is not confirmed for this server: a crash meanwhile loses the whole instance.</source>
        <translation>Desactivar el redo log de InnoDB no está confirmado para este servidor: una caída entretanto pierde toda la instancia.</translation>
    </message>
    <message>
        <source>Confirm it by the server&apos;s name: --confirm-redo-log-off %1; or leave innodb_redo_log on.</source>
        <translation>Confírmelo con el nombre del servidor: --confirm-redo-log-off %1; o deje innodb_redo_log activado.</translation>
    </message>
    <message>
        <source>innodb_io_capacity = %1 is above innodb_io_capacity_max = %2: MySQL would cut it, MariaDB would raise the other, and it would not come back.</source>
        <translation>innodb_io_capacity = %1 supera innodb_io_capacity_max = %2: MySQL lo recortaría, MariaDB subiría el otro, y no volvería a su valor.</translation>
    </message>
    <message>
        <source>Set innodb_io_capacity_max to %1 or more as well.</source>
        <translation>Ponga también innodb_io_capacity_max a %1 o más.</translation>
    </message>
    <message>
        <source>innodb_max_dirty_pages_pct = %1 is below innodb_max_dirty_pages_pct_lwm = %2, which the server would change with it.</source>
        <translation>innodb_max_dirty_pages_pct = %1 está por debajo de innodb_max_dirty_pages_pct_lwm = %2, que el servidor cambiaría con él.</translation>
    </message>
    <message>
        <source>Choose %1 or more.</source>
        <translation>Elija %1 o más.</translation>
    </message>
    <message>
        <source>How long the server waits for the next block of a load.</source>
        <translation>Cuánto espera el servidor el siguiente bloque de una carga.</translation>
    </message>
    <message>
        <source>A paused or throttled load is not cut off by the server.</source>
        <translation>El servidor no corta una carga en pausa o frenada.</translation>
    </message>
    <message>
        <source>How long the server waits for us to take its answer.</source>
        <translation>Cuánto espera el servidor a que tomemos su respuesta.</translation>
    </message>
    <message>
        <source>A source on another server is not cut off while the target is slow.</source>
        <translation>Un origen en otro servidor no se corta mientras el destino va lento.</translation>
    </message>
    <message>
        <source>How long a connection may be idle.</source>
        <translation>Cuánto puede estar inactiva una conexión.</translation>
    </message>
    <message>
        <source>A worker that waits for the scan keeps its connection.</source>
        <translation>Un worker que espera el recorrido conserva su conexión.</translation>
    </message>
    <message>
        <source>How long a statement waits for a row lock.</source>
        <translation>Cuánto espera una sentencia un bloqueo de fila.</translation>
    </message>
    <message>
        <source>How long a statement waits for somebody&apos;s lock on the whole table (an ALTER, a backup).</source>
        <translation>Cuánto espera una sentencia un bloqueo ajeno de toda la tabla (un ALTER, una copia de seguridad).</translation>
    </message>
    <message>
        <source>A blocked load says so after ten minutes, not after a day or a year.</source>
        <translation>Una carga bloqueada lo dice a los diez minutos, no al cabo de un día o un año.</translation>
    </message>
    <message>
        <source>a backup that holds the table longer stops the load; it can be resumed</source>
        <translation>una copia de seguridad que retiene la tabla más tiempo detiene la carga; se puede reanudar</translation>
    </message>
    <message>
        <source>Whether parents of foreign keys are looked up, row by row.</source>
        <translation>Si se buscan los padres de las claves foráneas, fila a fila.</translation>
    </message>
    <message>
        <source>Saves one lookup per row and foreign key; nothing where the table has none.</source>
        <translation>Ahorra una búsqueda por fila y clave foránea; nada si la tabla no tiene.</translation>
    </message>
    <message>
        <source>rows without a parent are stored and nobody says so</source>
        <translation>se guardan filas sin padre y nadie lo dice</translation>
    </message>
    <message>
        <source>Whether unique secondary indexes are checked at once; 0 lets them go through the change buffer.</source>
        <translation>Si los índices secundarios únicos se comprueban enseguida; 0 los deja pasar por el change buffer.</translation>
    </message>
    <message>
        <source>Less random reading where such an index is larger than the buffer pool and change buffering is on.</source>
        <translation>Menos lecturas aleatorias donde tal índice es mayor que el buffer pool y el change buffer está activado.</translation>
    </message>
    <message>
        <source>a real duplicate can corrupt a unique secondary index</source>
        <translation>un duplicado real puede corromper un índice secundario único</translation>
    </message>
    <message>
        <source>Whether the load&apos;s rows are written to the binary log.</source>
        <translation>Si las filas de la carga se escriben en el registro binario.</translation>
    </message>
    <message>
        <source>Each byte is written once less, and COMMIT waits for one file less.</source>
        <translation>Cada byte se escribe una vez menos, y COMMIT espera un archivo menos.</translation>
    </message>
    <message>
        <source>replicas and point-in-time recovery do not get these rows</source>
        <translation>las réplicas y la recuperación a un momento dado no reciben estas filas</translation>
    </message>
    <message>
        <source>What the load&apos;s statements see of others (tx_isolation before MariaDB 11.1).</source>
        <translation>Qué ven de los demás las sentencias de la carga (tx_isolation antes de MariaDB 11.1).</translation>
    </message>
    <message>
        <source>LOAD DATA itself gains nothing; expressions with subqueries take fewer locks.</source>
        <translation>LOAD DATA en sí no gana nada; las expresiones con subconsultas toman menos bloqueos.</translation>
    </message>
    <message>
        <source>expressions that read other tables may see rows that are not there a moment later</source>
        <translation>las expresiones que leen otras tablas pueden ver filas que un momento después no están</translation>
    </message>
    <message>
        <source>In which zone the dump&apos;s TIMESTAMP values are read.</source>
        <translation>En qué zona se leen los valores TIMESTAMP del volcado.</translation>
    </message>
    <message>
        <source>mysqldump writes them in +00:00; speed is the same.</source>
        <translation>mysqldump los escribe en +00:00; la velocidad es la misma.</translation>
    </message>
    <message>
        <source>a dump written in another zone is shifted</source>
        <translation>un volcado escrito en otra zona se desplaza</translation>
    </message>
    <message>
        <source>Which values are errors and how literals are read.</source>
        <translation>Qué valores son errores y cómo se leen los literales.</translation>
    </message>
    <message>
        <source>Strictness costs nothing measurable.</source>
        <translation>El rigor no cuesta nada medible.</translation>
    </message>
    <message>
        <source>Millrace adds STRICT_ALL_TABLES and NO_AUTO_VALUE_ON_ZERO to the server&apos;s own mode; the policy for bad rows (Chunks) decides about strictness.</source>
        <translation>Millrace añade STRICT_ALL_TABLES y NO_AUTO_VALUE_ON_ZERO al modo del servidor; sobre el rigor decide la regla para filas malas (Chunks).</translation>
    </message>
    <message>
        <source>How many warnings of a statement the server lists.</source>
        <translation>Cuántos avisos de una sentencia enumera el servidor.</translation>
    </message>
    <message>
        <source>Bad rows are found in one go.</source>
        <translation>Las filas malas se encuentran de una vez.</translation>
    </message>
    <message>
        <source>Millrace sets 65535, so that every bad row can be named.</source>
        <translation>Millrace pone 65535, para que se pueda nombrar cada fila mala.</translation>
    </message>
    <message>
        <source>Threads that build indexes.</source>
        <translation>Hilos que crean índices.</translation>
    </message>
    <message>
        <source>Index builds use more cores where there are some; on 2 cores 4 threads against 1 made no difference that stood out.</source>
        <translation>La creación de índices usa más núcleos donde los hay; con 2 núcleos, 4 hilos frente a 1 no dieron una diferencia notable.</translation>
    </message>
    <message>
        <source>Millrace raises it to 4 while it builds deferred indexes.</source>
        <translation>Millrace lo sube a 4 mientras crea índices aplazados.</translation>
    </message>
    <message>
        <source>Memory in which an index build sorts.</source>
        <translation>Memoria en la que ordena una creación de índices.</translation>
    </message>
    <message>
        <source>A little where it was measured (MySQL 9.7.4, 3 million rows, 3 indexes): 64 MB took 0.82 to 0.91 of the time of 1 MB, 256 MB was no faster than 64 MB.</source>
        <translation>Algo, donde se midió (MySQL 9.7.4, 3 millones de filas, 3 índices): 64 MB tardaron de 0,82 a 0,91 del tiempo de 1 MB, 256 MB no fueron más rápidos que 64 MB.</translation>
    </message>
    <message>
        <source>Millrace raises it to 64 MB while it builds deferred indexes.</source>
        <translation>Millrace la sube a 64 MB mientras crea índices aplazados.</translation>
    </message>
    <message>
        <source>Threads that read the clustered index for an index build.</source>
        <translation>Hilos que leen el índice clúster para una creación de índices.</translation>
    </message>
    <message>
        <source>Index builds read faster where cores are idle; on 2 cores 4 threads against 1 made no difference that stood out.</source>
        <translation>La creación de índices lee más rápido donde hay núcleos libres; con 2 núcleos, 4 hilos frente a 1 no dieron una diferencia notable.</translation>
    </message>
    <message>
        <source>When a COMMIT reaches the disk: 1 at once, 2 within a second (survives mysqld, not the machine), 0 within a second.</source>
        <translation>Cuándo llega un COMMIT al disco: 1 enseguida, 2 en un segundo (sobrevive a mysqld, no al equipo), 0 en un segundo.</translation>
    </message>
    <message>
        <source>COMMIT does not wait for fsync: large with small chunks and slow disks, small with large chunks.</source>
        <translation>COMMIT no espera fsync: mucho con chunks pequeños y discos lentos, poco con chunks grandes.</translation>
    </message>
    <message>
        <source>a crash of the machine loses the last second of every session&apos;s commits; Millrace finds chunks that were lost and loads them again</source>
        <translation>una caída del equipo pierde el último segundo de commits de todas las sesiones; Millrace encuentra los chunks perdidos y los carga de nuevo</translation>
    </message>
    <message>
        <source>After how many commits the binary log is synced; 0 leaves it to the system.</source>
        <translation>Tras cuántos commits se sincroniza el registro binario; 0 lo deja al sistema.</translation>
    </message>
    <message>
        <source>One fsync per COMMIT less where the binary log is on; nothing where it is off.</source>
        <translation>Un fsync menos por COMMIT donde el registro binario está activado; nada donde no.</translation>
    </message>
    <message>
        <source>a crash of the machine loses commits from the binary log: replicas fall apart from it</source>
        <translation>una caída del equipo pierde commits del registro binario: las réplicas divergen</translation>
    </message>
    <message>
        <source>How much redo log there may be before dirty pages have to be flushed.</source>
        <translation>Cuánto redo log puede haber antes de tener que escribir páginas modificadas.</translation>
    </message>
    <message>
        <source>No stalls at checkpoints: the curve stays flat under a heavy load.</source>
        <translation>Sin parones en los checkpoints: la curva sigue plana con mucha carga.</translation>
    </message>
    <message>
        <source>recovery after a crash reads more; takes the space on disk</source>
        <translation>la recuperación tras una caída lee más; ocupa el espacio en disco</translation>
    </message>
    <message>
        <source>The size of the redo log: how much may be written before dirty pages have to be flushed.</source>
        <translation>El tamaño del redo log: cuánto se puede escribir antes de tener que escribir páginas modificadas.</translation>
    </message>
    <message>
        <source>Memory for redo log that is not written yet.</source>
        <translation>Memoria para redo log aún sin escribir.</translation>
    </message>
    <message>
        <source>Large chunks do not wait for the log in the middle.</source>
        <translation>Los chunks grandes no esperan al log a la mitad.</translation>
    </message>
    <message>
        <source>The most writes per second InnoDB flushes dirty pages with when it has to catch up.</source>
        <translation>El máximo de escrituras por segundo con que InnoDB escribe páginas modificadas cuando debe ponerse al día.</translation>
    </message>
    <message>
        <source>SSDs are used: flushing keeps up with the load.</source>
        <translation>Se aprovechan los SSD: la escritura sigue el ritmo de la carga.</translation>
    </message>
    <message>
        <source>on spinning disks it only takes reads away from others</source>
        <translation>en discos giratorios solo quita lecturas a otros</translation>
    </message>
    <message>
        <source>The writes per second InnoDB flushes dirty pages with in the background.</source>
        <translation>Las escrituras por segundo con que InnoDB escribe páginas modificadas en segundo plano.</translation>
    </message>
    <message>
        <source>SSDs are used: fewer sudden stalls when the redo log is full.</source>
        <translation>Se aprovechan los SSD: menos parones repentinos por el redo log.</translation>
    </message>
    <message>
        <source>How much of the buffer pool may be dirty before flushing gets aggressive.</source>
        <translation>Cuánto del buffer pool puede estar modificado antes de que la escritura se vuelva agresiva.</translation>
    </message>
    <message>
        <source>A page that many rows go to is written once, not again and again.</source>
        <translation>Una página a la que van muchas filas se escribe una vez, no una y otra vez.</translation>
    </message>
    <message>
        <source>a shutdown takes longer, it has more to flush</source>
        <translation>la parada tarda más, hay más que escribir</translation>
    </message>
    <message>
        <source>Memory for pages of tables and indexes.</source>
        <translation>Memoria para páginas de tablas e índices.</translation>
    </message>
    <message>
        <source>The more of table and indexes fits, the flatter the curve.</source>
        <translation>Cuanto más quepa de tabla e índices, más plana la curva.</translation>
    </message>
    <message>
        <source>memory that is taken from others: too much of it makes the machine swap, or end mysqld</source>
        <translation>memoria que se quita a otros: demasiada hace que el equipo use swap, o que termine mysqld</translation>
    </message>
    <message>
        <source>Whether InnoDB keeps a hash of pages that are looked up often.</source>
        <translation>Si InnoDB lleva un hash de las páginas que se buscan a menudo.</translation>
    </message>
    <message>
        <source>Switched off it is not kept up to date by rows nobody looks up.</source>
        <translation>Desactivado, no se mantiene al día con filas que nadie busca.</translation>
    </message>
    <message>
        <source>queries beside the load lose it, and it has to be learned again</source>
        <translation>las consultas simultáneas lo pierden, y hay que aprenderlo de nuevo</translation>
    </message>
    <message>
        <source>Which changes to pages of secondary indexes that are not in memory are collected and merged later.</source>
        <translation>Qué cambios en páginas de índices secundarios que no están en memoria se reúnen y se fusionan después.</translation>
    </message>
    <message>
        <source>Less random reading while indexes larger than the buffer pool stay in place; dropping them for the load is worth more.</source>
        <translation>Menos lecturas aleatorias mientras índices mayores que el buffer pool siguen en su sitio; eliminarlos para la carga vale más.</translation>
    </message>
    <message>
        <source>merges go on long after the load; MariaDB turned it off for cases of corruption</source>
        <translation>las fusiones siguen mucho después de la carga; MariaDB lo desactivó por casos de corrupción</translation>
    </message>
    <message>
        <source>Half the bytes to the data files.</source>
        <translation>La mitad de bytes a los archivos de datos.</translation>
    </message>
    <message>
        <source>Whether the server takes files from its clients (LOAD DATA LOCAL).</source>
        <translation>Si el servidor acepta archivos de sus clientes (LOAD DATA LOCAL).</translation>
    </message>
    <message>
        <source>LOAD DATA in place of INSERT statements.</source>
        <translation>LOAD DATA en lugar de sentencias INSERT.</translation>
    </message>
    <message>
        <source>clients that trust a false server can be asked for their files</source>
        <translation>a los clientes que confían en un servidor falso se les pueden pedir sus archivos</translation>
    </message>
    <message>
        <source>Whether statements that take long are logged; every chunk is one.</source>
        <translation>Si se registran las sentencias que tardan; cada chunk es una.</translation>
    </message>
    <message>
        <source>Saves one line per chunk.</source>
        <translation>Ahorra una línea por chunk.</translation>
    </message>
    <message>
        <source>slow queries of others are not logged meanwhile</source>
        <translation>las consultas lentas de otros no se registran entretanto</translation>
    </message>
    <message>
        <source>Whether every statement is logged; INSERT batches with all their rows.</source>
        <translation>Si se registra cada sentencia; los lotes INSERT con todas sus filas.</translation>
    </message>
    <message>
        <source>Saves a copy of all rows where they are loaded with INSERT statements, little with LOAD DATA.</source>
        <translation>Ahorra una copia de todas las filas donde entran por sentencias INSERT, poco con LOAD DATA.</translation>
    </message>
    <message>
        <source>what others do is not logged meanwhile</source>
        <translation>lo que hacen otros no se registra entretanto</translation>
    </message>
    <message>
        <source>ALTER INSTANCE DISABLE INNODB REDO_LOG: changes are not written ahead any more.</source>
        <translation>ALTER INSTANCE DISABLE INNODB REDO_LOG: los cambios ya no se escriben por adelantado.</translation>
    </message>
    <message>
        <source>Less writing: 4 million rows took 3.5 s in place of 5.5 s on the machine it was tried on.</source>
        <translation>Menos escritura: 4 millones de filas tardaron 3,5 s en lugar de 5,5 s en el equipo en que se probó.</translation>
    </message>
    <message>
        <source>A crash of the server while it is off loses the whole instance: every schema on it, not only this table</source>
        <translation>Una caída del servidor mientras está desactivado pierde toda la instancia: cada esquema, no solo esta tabla</translation>
    </message>
    <message>
        <source>How data files are written; O_DIRECT goes around the system&apos;s cache.</source>
        <translation>Cómo se escriben los archivos de datos; O_DIRECT evita la caché del sistema.</translation>
    </message>
    <message>
        <source>No page is in memory twice.</source>
        <translation>Ninguna página está dos veces en memoria.</translation>
    </message>
    <message>
        <source>slower on a filesystem without direct I/O (tmpfs)</source>
        <translation>más lento en un sistema de archivos sin E/S directa (tmpfs)</translation>
    </message>
    <message>
        <source>Whether data files go through the system&apos;s cache (it replaces innodb_flush_method).</source>
        <translation>Si los archivos de datos pasan por la caché del sistema (reemplaza a innodb_flush_method).</translation>
    </message>
    <message>
        <source>Memory in which an index that is built is sorted (MySQL from 8.0.27 on takes innodb_ddl_buffer_size).</source>
        <translation>Memoria en la que se ordena un índice que se crea (MySQL desde 8.0.27 usa innodb_ddl_buffer_size).</translation>
    </message>
    <message>
        <source>Leave it: larger was slower (MariaDB 10.11.19, 3 indexes over 3 million rows in one ALTER: 7 to 8 s with 256K and 1M, 14 to 16 s with 64M).</source>
        <translation>Déjelo: mayor fue más lento (MariaDB 10.11.19, 3 índices sobre 3 millones de filas en un ALTER: de 7 a 8 s con 256K y 1M, de 14 a 16 s con 64M).</translation>
    </message>
    <message>
        <source>taken three times per index that is built at once</source>
        <translation>se toma tres veces por índice creado a la vez</translation>
    </message>
    <message>
        <source>How AUTO_INCREMENT numbers are given; below 2 a LOAD DATA locks the counter until it ends, also where the rows bring their own numbers.</source>
        <translation>Cómo se dan los números AUTO_INCREMENT; por debajo de 2 un LOAD DATA bloquea el contador hasta terminar, también donde las filas traen sus propios números.</translation>
    </message>
    <message>
        <source>Chunks of one table do not wait for each other. Whether that makes them faster is another matter: with 2 workers on 2 cores MariaDB 10.11.19 took as long in mode 2 as in mode 1.</source>
        <translation>Los chunks de una tabla no se esperan. Si eso los hace más rápidos es otra cuestión: con 2 workers en 2 núcleos MariaDB 10.11.19 tardó lo mismo en modo 2 que en modo 1.</translation>
    </message>
    <message>
        <source>not with statement-based replication</source>
        <translation>no con replicación por sentencias</translation>
    </message>
    <message>
        <source>Whether there is a binary log at all.</source>
        <translation>Si hay un registro binario en absoluto.</translation>
    </message>
    <message>
        <source>Each byte is written once less.</source>
        <translation>Cada byte se escribe una vez menos.</translation>
    </message>
    <message>
        <source>replicas and point-in-time recovery end here: a new backup is needed after the load</source>
        <translation>las réplicas y la recuperación a un momento dado terminan aquí: tras la carga hace falta una nueva copia de seguridad</translation>
    </message>
    <message>
        <source>Where index builds and large sorts put their files.</source>
        <translation>Dónde ponen sus archivos la creación de índices y las ordenaciones grandes.</translation>
    </message>
    <message>
        <source>An index build needs the index&apos;s size there: on a disk with room, not in memory.</source>
        <translation>Una creación de índices necesita allí el tamaño del índice: en un disco con espacio, no en memoria.</translation>
    </message>
    <message>
        <source>How the kernel clocks the CPUs.</source>
        <translation>Cómo regula el kernel la frecuencia de las CPU.</translation>
    </message>
    <message>
        <source>performance keeps them at full speed; powersave was the bottleneck of many a load.</source>
        <translation>performance las mantiene a plena velocidad; powersave fue el cuello de botella de muchas cargas.</translation>
    </message>
    <message>
        <source>more power and heat while the load runs</source>
        <translation>más consumo y calor mientras dura la carga</translation>
    </message>
    <message>
        <source>How readily the kernel swaps memory of programs out to keep its file cache.</source>
        <translation>Con qué facilidad saca el kernel al swap memoria de programas para conservar su caché de archivos.</translation>
    </message>
    <message>
        <source>The buffer pool stays in memory.</source>
        <translation>El buffer pool queda en memoria.</translation>
    </message>
    <message>
        <source>The kernel joins pages of memory to large ones behind the programs&apos; back.</source>
        <translation>El kernel une páginas de memoria en grandes a espaldas de los programas.</translation>
    </message>
    <message>
        <source>madvise or never: no stalls while it looks for large pages.</source>
        <translation>madvise o never: sin parones mientras busca páginas grandes.</translation>
    </message>
    <message>
        <source>Write the name of a session variable.</source>
        <translation>Escriba el nombre de una variable de sesión.</translation>
    </message>
    <message>
        <source>%1 could not be put back to %2%3.</source>
        <translation>%1 no se pudo restaurar a %2%3.</translation>
    </message>
    <message>
        <source>It was set for our own session only and ends with it.</source>
        <translation>Se puso solo para nuestra propia sesión y termina con ella.</translation>
    </message>
    <message>
        <source>unique_checks=0 together with foreign_key_checks=0 turns on MariaDB&apos;s bulk insert for empty tables: it locks the whole table, so that parallel chunks time out, and one duplicate can lose thousands of rows silently.</source>
        <translation>unique_checks=0 junto con foreign_key_checks=0 activa en MariaDB la inserción masiva para tablas vacías: bloquea toda la tabla, de modo que los chunks en paralelo agotan su espera, y un duplicado puede perder miles de filas en silencio.</translation>
    </message>
    <message>
        <source>Leave one of the two on; where the server&apos;s own default is OFF, set it to 1 for the load.</source>
        <translation>Deje activado uno de los dos; donde el valor del servidor sea OFF, póngalo a 1 para la carga.</translation>
    </message>
    <message>
        <source>%1 is set by Millrace itself during the load.</source>
        <translation>%1 lo pone el propio Millrace durante la carga.</translation>
    </message>
    <message>
        <source>%1 of the machine</source>
        <translation>%1 del equipo</translation>
    </message>
    <message>
        <source>%1: %2 → %3 for the load.</source>
        <translation>%1: %2 → %3 para la carga.</translation>
    </message>
    <message>
        <source>%1: %2 → %3, put back.</source>
        <translation>%1: %2 → %3, restaurado.</translation>
    </message>
    <message>
        <source>%1: %2 → %3, put back for run %4, which did not come to it.</source>
        <translation>%1: %2 → %3, restaurado para la ejecución %4, que no llegó a hacerlo.</translation>
    </message>
    <message>
        <source>%1 is %2, as it was before the load, already.</source>
        <translation>%1 ya es %2, como antes de la carga.</translation>
    </message>
    <message>
        <source>%1 is %2, which the load did not set: somebody else changed it meanwhile, it is left alone (before the load it was %3).</source>
        <translation>%1 es %2, que la carga no puso: otros lo cambiaron entretanto, no se toca (antes de la carga era %3).</translation>
    </message>
    <message>
        <source>%1 is still wanted by run %2, which puts it back to %3.</source>
        <translation>%1 aún lo necesita la ejecución %2, que lo restaura a %3.</translation>
    </message>
    <message>
        <source>%1 is not put back to %2: %3</source>
        <translation>%1 no se ha restaurado a %2: %3</translation>
    </message>
    <message>
        <source>The server made %1 of it.</source>
        <translation>El servidor lo convirtió en %1.</translation>
    </message>
    <message>
        <source>The settings to be put back are those of another server.</source>
        <translation>Los ajustes que hay que restaurar son de otro servidor.</translation>
    </message>
    <message>
        <source>Connect to the server the run loaded into; the file has the values.</source>
        <translation>Conéctese al servidor en el que cargó la ejecución; el archivo tiene los valores.</translation>
    </message>
    <message>
        <source>%1 of the machine %2 was changed for the run; there, as root: %3</source>
        <translation>%1 del equipo %2 se cambió para la ejecución; allí, como root: %3</translation>
    </message>
    <message>
        <source>It stayed %1 although the server took %2 without an error.</source>
        <translation>Siguió en %1 aunque el servidor aceptó %2 sin error.</translation>
    </message>
    <message>
        <source>Choose a value within its limits.</source>
        <translation>Elija un valor dentro de sus límites.</translation>
    </message>
    <message>
        <source>Settings that the run changed before it was broken off cannot be put back.</source>
        <translation>No se pueden restaurar ajustes que la ejecución cambió antes de interrumpirse.</translation>
    </message>
    <message>
        <source>The old values are in the run&apos;s folder only, not on the server: %1</source>
        <translation>Los valores anteriores están solo en la carpeta de la ejecución, no en el servidor: %1</translation>
    </message>
    <message>
        <source>The server does not answer.</source>
        <translation>El servidor no responde.</translation>
    </message>
    <message>
        <source>When it does: millrace-cli restore %1</source>
        <translation>Cuando responda: millrace-cli restore %1</translation>
    </message>
    <message>
        <source>Run %1 is at work: connection %2 of the server belongs to it.</source>
        <translation>La ejecución %1 está trabajando: la conexión %2 del servidor es suya.</translation>
    </message>
    <message>
        <source>Wait for it to end. If the machine it ran on is gone, end the connection (KILL %1) and try again.</source>
        <translation>Espere a que termine. Si su equipo ya no está, termine la conexión (KILL %1) e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The server has no setting written down that run %1 changed.</source>
        <translation>El servidor no tiene anotado ningún ajuste que cambiara la ejecución %1.</translation>
    </message>
    <message>
        <source>Check the run&apos;s id and the target&apos;s schema.</source>
        <translation>Compruebe el identificador de la ejecución y el esquema de destino.</translation>
    </message>
    <message>
        <source>The record of changed settings cannot be read: %1.</source>
        <translation>No se puede leer el registro de ajustes cambiados: %1.</translation>
    </message>
    <message>
        <source>Compare the values in it with the server&apos;s and set them by hand (SET GLOBAL …).</source>
        <translation>Compare sus valores con los del servidor y póngalos a mano (SET GLOBAL …).</translation>
    </message>
    <message>
        <source>an entry lacks its name or its value before</source>
        <translation>a una entrada le falta el nombre o el valor anterior</translation>
    </message>
    <message>
        <source>Comparing the contents was cancelled.</source>
        <translation>Se canceló la comparación del contenido.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La tabla</translation>
    </message>
    <message>
        <source>Chunk %1 (from row %2 of the source, %3 from %4 to %5)</source>
        <translation>El chunk %1 (desde la fila %2 del origen, %3 de %4 a %5)</translation>
    </message>
    <message>
        <source>holds %1 where %2 were loaded.</source>
        <translation>contiene %1, se cargaron %2.</translation>
    </message>
    <message>
        <source>holds something else than the dump: the checksum of its %1 is %2, that of the dump %3.</source>
        <translation>contiene algo distinto del volcado: la suma de sus %1 es %2, la del volcado %3.</translation>
    </message>
    <message>
        <source>Compare these rows with the dump before you use the table. Another program that writes into it, or a column that changes what is stored in it, are the usual reasons.</source>
        <translation>Compare estas filas con el volcado antes de usar la tabla. Otro programa que escribe en ella, o una columna que cambia lo que se guarda, son las causas habituales.</translation>
    </message>
    <message>
        <source>Not compared: %1.</source>
        <translation>Sin comparar: %1.</translation>
    </message>
    <message>
        <source>Contents of %1 were not compared: %2.</source>
        <translation>No se comparó el contenido (%1): %2.</translation>
    </message>
    <message>
        <source>the rows</source>
        <translation>todas las filas</translation>
    </message>
    <message>
        <source>some rows</source>
        <translation>algunas filas</translation>
    </message>
    <message>
        <source>The contents of %1 were not compared: the server skipped, replaced or warned about rows of their chunks.</source>
        <translation>No se comparó el contenido de %1: el servidor omitió o reemplazó filas de sus chunks, o avisó de ellas.</translation>
    </message>
    <message>
        <source>The chunks&apos; keys overlap, so that no part of the table can be compared alone; --verify content compares all of it.</source>
        <translation>Las claves de los chunks se solapan, así que no se puede comparar ninguna parte de la tabla por separado; --verify content la compara entera.</translation>
    </message>
    <message>
        <source>The contents of %1 were not compared: other rows lie between theirs.</source>
        <translation>No se comparó el contenido de %1: hay otras filas entre las suyas.</translation>
    </message>
    <message>
        <source>The journal holds %1 in %2 chunks, the source %3 in %4.</source>
        <translation>El diario contiene %1 en %2 chunks, el origen %3 en %4.</translation>
    </message>
    <message>
        <source>Resume the run: the chunks that are missing are loaded then.</source>
        <translation>Reanude la ejecución: entonces se cargan los chunks que faltan.</translation>
    </message>
    <message>
        <source>The table grew from %1 to %2 rows, that is by %3; the run loaded %4.</source>
        <translation>La tabla creció de %1 a %2 filas, es decir, en %3; la ejecución cargó %4.</translation>
    </message>
    <message>
        <source>Somebody else wrote into the table meanwhile, or rows were lost: compare the table with the source before you use it.</source>
        <translation>Alguien más escribió entretanto en la tabla, o se perdieron filas: compare la tabla con el origen antes de usarla.</translation>
    </message>
    <message>
        <source>This is a fault of Millrace: do not trust the load, and report it.</source>
        <translation>Esto es un fallo de Millrace: no se fíe de la carga, e infórmelo.</translation>
    </message>
    <message>
        <source>Chunk %1 begins after key (%2) where (%3) is next.</source>
        <translation>El chunk %1 empieza tras la clave (%2) donde toca (%3).</translation>
    </message>
    <message>
        <source>Chunk %1 begins at row %2 where row %3 is next.</source>
        <translation>El chunk %1 empieza en la fila %2 donde toca la fila %3.</translation>
    </message>
    <message>
        <source>The last range ends at key (%1): what lies after it is not covered.</source>
        <translation>El último rango termina en la clave (%1): lo que hay detrás no está cubierto.</translation>
    </message>
    <message>
        <source>The source %1 changed during the run: it holds as many rows as before, but was written to.</source>
        <translation>El origen %1 cambió durante la ejecución: contiene tantas filas como antes, pero se escribió en él.</translation>
    </message>
    <message>
        <source>Compare the two tables, or keep writers away from the source next time.</source>
        <translation>Compare las dos tablas, o mantenga alejados del origen a los escritores la próxima vez.</translation>
    </message>
    <message>
        <source>The source %1 changed during the run: it held %2 when its ranges were found, %3 were read range by range, and it holds %4 now.</source>
        <translation>El origen %1 cambió durante la ejecución: contenía %2 cuando se hallaron sus rangos, se leyeron %3 rango a rango, y ahora contiene %4.</translation>
    </message>
    <message>
        <source>Every row that was read is in the target or in the rejects. Compare the two tables by key, or keep writers away from the source next time.</source>
        <translation>Cada fila leída está en el destino o entre las rechazadas. Compare las dos tablas por clave, o mantenga alejados del origen a los escritores la próxima vez.</translation>
    </message>
    <message>
        <source>The source&apos;s server was started during the run, %1 s ago: whether %2 was written to before cannot be told.</source>
        <translation>El servidor del origen se inició durante la ejecución, hace %1 s: no se puede saber si antes se escribió en %2.</translation>
    </message>
    <message>
        <source>Compare the two tables before you use the copy.</source>
        <translation>Compare las dos tablas antes de usar la copia.</translation>
    </message>
    <message>
        <source>Pages of this table in the buffer pool: not counted, InnoDB knows it under another spelling of its name.</source>
        <translation>Páginas de esta tabla en el buffer pool: sin contar, InnoDB la conoce con otra grafía de su nombre.</translation>
    </message>
    <message>
        <source>Pages of this table in the buffer pool: not counted, which would make a row of every page of a pool of %1.</source>
        <translation>Páginas de esta tabla en el buffer pool: sin contar, lo que haría una fila de cada página de un pool de %1.</translation>
    </message>
    <message>
        <source>Pages of this table in the buffer pool: not counted. %1</source>
        <translation>Páginas de esta tabla en el buffer pool: sin contar. %1</translation>
    </message>
    <message>
        <source>Pages of this table in the buffer pool: not counted, for want of a privilege. GRANT PROCESS ON *.* TO %1</source>
        <translation>Páginas de esta tabla en el buffer pool: sin contar, por falta de un privilegio. GRANT PROCESS ON *.* TO %1</translation>
    </message>
    <message>
        <source>Chunk %1 takes a file out of order.</source>
        <translation>El chunk %1 toma un archivo fuera de orden.</translation>
    </message>
    <message>
        <source>Chunk %1 begins at byte %2 where byte %3 is next.</source>
        <translation>El chunk %1 empieza en el byte %2 donde toca el byte %3.</translation>
    </message>
    <message>
        <source>Chunk %1 skips rows of a file.</source>
        <translation>El chunk %1 se salta filas de un archivo.</translation>
    </message>
    <message>
        <source>Chunk %1 counts its rows wrong.</source>
        <translation>El chunk %1 cuenta mal sus filas.</translation>
    </message>
    <message>
        <source>%1 were cut where the scan counted %2.</source>
        <translation>Se cortaron %1 donde el recorrido contó %2.</translation>
    </message>
    <message>
        <source>The file&apos;s end is not covered.</source>
        <translation>El final del archivo no está cubierto.</translation>
    </message>
    <message>
        <source>The warm-up was stopped.</source>
        <translation>El calentamiento se detuvo.</translation>
    </message>
    <message>
        <source>The server&apos;s process runs elsewhere: its memory and its reads from disk are not known.</source>
        <translation>El proceso del servidor está en otro lugar: no se conocen su memoria ni sus lecturas de disco.</translation>
    </message>
    <message>
        <source>What the server&apos;s process (pid %1) has read from disk is shown to its own account and to root only.</source>
        <translation>Lo que el proceso del servidor (pid %1) ha leído del disco solo se muestra a su propia cuenta y a root.</translation>
    </message>
    <message>
        <source>%1 was refused: %2</source>
        <translation>%1 se rechazó: %2</translation>
    </message>
    <message>
        <source>There is no index %1.</source>
        <translation>No hay ningún índice %1.</translation>
    </message>
    <message>
        <source>Its engine is %1: the buffer pool holds InnoDB tables only.</source>
        <translation>Su motor es %1: el buffer pool solo contiene tablas InnoDB.</translation>
    </message>
    <message>
        <source>Not scanned: its %1 do not fit into the buffer pool of %2, and a scan would only throw out what users have read into it.</source>
        <translation>Sin recorrer: sus %1 no caben en el buffer pool de %2, y un recorrido solo echaría lo que los usuarios han leído.</translation>
    </message>
    <message>
        <source>%1: reading %2</source>
        <translation>%1: leyendo %2</translation>
    </message>
    <message>
        <source>%1: reading %2 again</source>
        <translation>%1: leyendo %2 otra vez</translation>
    </message>
    <message>
        <source>the list of pages is written</source>
        <translation>se escribe la lista de páginas</translation>
    </message>
    <message>
        <source>The list of pages was not written: %1</source>
        <translation>No se escribió la lista de páginas: %1</translation>
    </message>
    <message>
        <source>List of pages: %1 (%2 % of each pool, the most recently used). </source>
        <translation>Lista de páginas: %1 (%2 % de cada pool, las usadas más recientemente). </translation>
    </message>
    <message>
        <source>The server reads these pages at its next start.</source>
        <translation>El servidor lee estas páginas en su próximo inicio.</translation>
    </message>
    <message>
        <source>For the server to read them at its next start put innodb_buffer_pool_load_at_startup=ON into its my.cnf.</source>
        <translation>Para que el servidor las lea en su próximo inicio ponga innodb_buffer_pool_load_at_startup=ON en su my.cnf.</translation>
    </message>
    <message>
        <source> For all pages: SET GLOBAL innodb_buffer_pool_dump_pct=100.</source>
        <translation> Para todas las páginas: SET GLOBAL innodb_buffer_pool_dump_pct=100.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source> without a read from disk</source>
        <translation> sin lecturas de disco</translation>
    </message>
    <message>
        <source> with %1</source>
        <translation> con %1</translation>
    </message>
    <message>
        <source>page read from disk</source>
        <translation>página leída del disco</translation>
    </message>
    <message>
        <source>pages read from disk</source>
        <translation>páginas leídas del disco</translation>
    </message>
    <message>
        <source>%1 in the buffer pool%2; </source>
        <translation>%1 en el buffer pool%2; </translation>
    </message>
    <message>
        <source>page</source>
        <translation>página</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>páginas</translation>
    </message>
    <message>
        <source> (%1 before)</source>
        <translation> (%1 antes)</translation>
    </message>
    <message>
        <source>first scan %1%2, second %3%4.</source>
        <translation>primer recorrido %1%2, segundo %3%4.</translation>
    </message>
    <message>
        <source>%1: OPTIMIZE took %2.</source>
        <translation>%1: OPTIMIZE tardó %2.</translation>
    </message>
    <message>
        <source>%1: ANALYZE took %2.</source>
        <translation>%1: ANALYZE tardó %2.</translation>
    </message>
    <message>
        <source>Buffer pool: %1 of %2 pages hold data, %3 before.</source>
        <translation>Buffer pool: %1 de %2 páginas tienen datos, %3 antes.</translation>
    </message>
    <message>
        <source>The server&apos;s process: %1 resident, %2 before.</source>
        <translation>El proceso del servidor: %1 residentes, %2 antes.</translation>
    </message>
    <message>
        <source>It read %1 from the disk meanwhile.</source>
        <translation>Leyó entretanto %1 del disco.</translation>
    </message>
    <message>
        <source>Remove the file; the run is complete without it.</source>
        <translation>Quite el archivo; la ejecución está completa sin él.</translation>
    </message>
    <message>
        <source>events</source>
        <translation>eventos</translation>
    </message>
    <message>
        <source>windows, SQL driver</source>
        <translation>ventanas, controlador SQL</translation>
    </message>
    <message>
        <source>the wire to the server</source>
        <translation>la línea con el servidor</translation>
    </message>
    <message>
        <source>archives and compressed dumps</source>
        <translation>archivos comprimidos y volcados comprimidos</translation>
    </message>
    <message>
        <source>fingerprints and checksums</source>
        <translation>huellas y sumas de comprobación</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>compresión</translation>
    </message>
    <message>
        <source>results with an error</source>
        <translation>resultados con error</translation>
    </message>
    <message>
        <source>This row has %1 and is held twice on its way: more than the memory the run may take (%2).</source>
        <translation>Esta fila tiene %1 y ocupa el doble por el camino: más que la memoria permitida a la ejecución (%2).</translation>
    </message>
    <message>
        <source>Give it %1 (--memory), or check LINES TERMINATED BY: a row this long is usually many rows whose ends were not seen.</source>
        <translation>Dele %1 (--memory) o compruebe LINES TERMINATED BY: una fila tan larga suele ser muchas cuyos finales no se vieron.</translation>
    </message>
    <message>
        <source>The run&apos;s journal, %1, is gone, and the table holds %2 instead of the %3 before the run: which of them are the run&apos;s nobody can tell.</source>
        <translation>El diario de la ejecución, %1, ya no está, y la tabla tiene %2 en lugar de las %3 de antes: no se puede saber cuáles son de la ejecución.</translation>
    </message>
    <message>
        <source>This table&apos;s load has not begun.</source>
        <translation>La carga de esta tabla no ha empezado.</translation>
    </message>
    <message>
        <source>Wait until its first chunk is under way.</source>
        <translation>Espere a que su primer chunk esté en camino.</translation>
    </message>
    <message>
        <source>The server answered with %1 columns where %2 were asked for.</source>
        <translation>El servidor respondió con %1 columnas donde se pidieron %2.</translation>
    </message>
    <message>
        <source>The line to it changes what passes: use TLS, then resume the run.</source>
        <translation>La línea hacia él cambia lo que pasa: use TLS y luego reanude la ejecución.</translation>
    </message>
    <message>
        <source>Correct SET TIME_ZONE in the dump, or time_zone in the plan.</source>
        <translation>Corrija SET TIME_ZONE en el volcado, o time_zone en el plan.</translation>
    </message>
    <message>
        <source>The account may not lock tables: the journal&apos;s table stays in the schema, empty, when the run is done.</source>
        <translation>La cuenta no puede bloquear tablas: la tabla del diario queda vacía en el esquema al terminar la ejecución.</translation>
    </message>
    <message>
        <source>the run&apos;s own line in it, which keeps it there</source>
        <translation>la línea propia de la ejecución, que la mantiene ahí</translation>
    </message>
    <message>
        <source>take the run&apos;s lines out of the journal</source>
        <translation>quitar del diario las líneas de la ejecución</translation>
    </message>
    <message>
        <source>lock the journal when no other run has a line in it</source>
        <translation>bloquear el diario cuando ninguna otra ejecución tenga una línea en él</translation>
    </message>
    <message>
        <source>let go of it</source>
        <translation>soltarlo</translation>
    </message>
    <message>
        <source>The trigger %1 runs for each row that is deleted from %2, and what it does there cannot be undone.</source>
        <translation>El disparador %1 se ejecuta por cada fila que se borra de %2, y lo que hace no se puede deshacer.</translation>
    </message>
    <message>
        <source>Keep what SHOW CREATE TRIGGER says, drop the trigger, roll back, and make it again; nothing was changed.</source>
        <translation>Guarde lo que dice SHOW CREATE TRIGGER, borre el disparador, revierta y vuelva a crearlo; no se cambió nada.</translation>
    </message>
    <message>
        <source>Rows of %1 that the run did not load refer to rows of %2 that it did (foreign key %3).</source>
        <translation>Hay filas de %1 que la ejecución no cargó y que remiten a filas de %2 que sí cargó (clave foránea %3).</translation>
    </message>
    <message>
        <source>Delete those rows of %1, or have them refer to others, then roll back; nothing was changed.</source>
        <translation>Borre esas filas de %1, o haga que remitan a otras, y después revierta; no se cambió nada.</translation>
    </message>
    <message>
        <source>The run is finished: what the dump&apos;s own statements made of the rows is not written down any more.</source>
        <translation>La ejecución ha terminado: lo que las sentencias del propio volcado hicieron con las filas ya no está anotado.</translation>
    </message>
    <message>
        <source>%1 changed during the rollback; nothing was taken out of it.</source>
        <translation>%1 cambió durante la reversión; no se sacó nada de ella.</translation>
    </message>
    <message>
        <source>The run replaced %1 of %2, and what they were is gone.</source>
        <translation>La ejecución sustituyó %1 de %2, y lo que eran ya no existe.</translation>
    </message>
    <message>
        <source>A statement of the dump may have changed rows that %1 held before, and what they were is gone.</source>
        <translation>Una sentencia del volcado puede haber cambiado filas que %1 ya tenía, y lo que eran ya no existe.</translation>
    </message>
    <message>
        <source>%1 holds %2. It held %3 before the run, which loaded %4: somebody else wrote into it.</source>
        <translation>%1 tiene %2. Antes de la ejecución, que cargó %4, tenía %3: alguien más escribió en ella.</translation>
    </message>
    <message>
        <source>%1 holds %2. It held %3 before the run, which loaded %4: somebody else wrote into it, or a statement of the dump changed what was there.</source>
        <translation>%1 tiene %2. Antes de la ejecución, que cargó %4, tenía %3: alguien más escribió en ella, o una sentencia del volcado cambió lo que había.</translation>
    </message>
    <message>
        <source>%1 was not empty before the run and has no primary key of one column: the run&apos;s rows cannot be told from others.</source>
        <translation>%1 no estaba vacía antes de la ejecución y no tiene una clave primaria de una sola columna: las filas de la ejecución no se distinguen de las demás.</translation>
    </message>
    <message>
        <source>%1 in %5 above %2 = %3, the greatest key before the run, which loaded %4: its rows cannot be told from others.</source>
        <translation>%1 en %5 por encima de %2 = %3, la mayor clave antes de la ejecución, que cargó %4: sus filas no se distinguen de las demás.</translation>
    </message>
    <message>
        <source>Check the column&apos;s name. Where the table was altered meanwhile, bring the column back and resume the run, or plan anew.</source>
        <translation>Compruebe el nombre de la columna. Si la tabla se modificó entretanto, recupere la columna y reanude la ejecución, o planifique de nuevo.</translation>
    </message>
    <message>
        <source>Rows of another table refer to the one that would go: keep the old row (--on-duplicate keep), or see to those rows first.</source>
        <translation>Hay filas de otra tabla que remiten a la que desaparecería: conserve la fila antigua (--on-duplicate keep), u ocúpese antes de esas filas.</translation>
    </message>
    <message>
        <source>The row belongs to another partition.</source>
        <translation>La fila pertenece a otra partición.</translation>
    </message>
    <message>
        <source>The server finds no such file: it has to lie on the server&apos;s own machine, or be sent with LOCAL.</source>
        <translation>El servidor no encuentra ese archivo: tiene que estar en su propia máquina, o enviarse con LOCAL.</translation>
    </message>
    <message>
        <source>The server&apos;s own account must be able to read the file and the folders above it; or send it with LOCAL.</source>
        <translation>La cuenta del servidor tiene que poder leer el archivo y las carpetas superiores; o envíelo con LOCAL.</translation>
    </message>
    <message>
        <source>This version of the server does not know the statement: leave it out, or load into a newer server.</source>
        <translation>Esta versión del servidor no conoce la sentencia: omítala, o cargue en un servidor más reciente.</translation>
    </message>
    <message>
        <source>With the binary log on the server wants SUPER for this, or SET GLOBAL log_bin_trust_function_creators = 1.</source>
        <translation>Con el registro binario activo el servidor exige SUPER para esto, o SET GLOBAL log_bin_trust_function_creators = 1.</translation>
    </message>
    <message>
        <source>A trigger changes the table that is being loaded: drop the trigger for the time of the load.</source>
        <translation>Un disparador cambia la tabla que se está cargando: bórrelo mientras dure la carga.</translation>
    </message>
    <message>
        <source>A trigger, view or function belongs to an account that is not there: create the account, or change the DEFINER.</source>
        <translation>Un disparador, una vista o una función pertenece a una cuenta que no existe: cree la cuenta, o cambie el DEFINER.</translation>
    </message>
    <message>
        <source>%1 belongs to another account, or everybody may write into it.</source>
        <translation>%1 pertenece a otra cuenta, o cualquiera puede escribir en ella.</translation>
    </message>
    <message>
        <source>Remove it, or keep the server&apos;s data in another folder.</source>
        <translation>Elimínela, o guarde los datos del servidor en otra carpeta.</translation>
    </message>
    <message>
        <source>it is not compressed</source>
        <translation>no está comprimido</translation>
    </message>
    <message>
        <source>%1 is damaged, or is not what its name says: it does not begin like a compressed file, and not like a text.</source>
        <translation>%1 está dañado, o no es lo que dice su nombre: no empieza como un archivo comprimido, ni como un texto.</translation>
    </message>
    <message>
        <source>Copy the file again, and compare its size and checksum with the original; if it is not compressed, give it another name.</source>
        <translation>Vuelva a copiar el archivo y compare su tamaño y su suma de comprobación con el original; si no está comprimido, dele otro nombre.</translation>
    </message>
    <message>
        <source>after the end of what is compressed there are bytes that belong to nothing</source>
        <translation>tras el final de lo comprimido hay bytes que no pertenecen a nada</translation>
    </message>
    <message>
        <source>no memory to unpack it</source>
        <translation>no hay memoria para descomprimirlo</translation>
    </message>
    <message>
        <source>it ends inside of what is compressed</source>
        <translation>termina en medio de lo comprimido</translation>
    </message>
    <message>
        <source>Look for a broken quote here; longer rows are not read from SQL dumps.</source>
        <translation>Busque aquí unas comillas rotas; de los volcados SQL no se leen filas más largas.</translation>
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
        <source>The server bent values (warnings: %1): &quot;set aside&quot; keeps such rows as they are.</source>
        <translation>El servidor adaptó valores (avisos: %1): «Apartar» conserva esas filas como son.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 set aside: %2 holds them as they stood in the dump, %3 says why.</source>
        <translation>%1 apartadas: %2 las contiene tal como estaban en el volcado, %3 dice por qué.</translation>
    </message>
    <message>
        <source>The run deferred %1 (%2): those it dropped and has not built again are missing. Resuming builds them after the last row; millrace-cli restore %3 brings them back now.</source>
        <translation>La ejecución difirió %1 (%2): faltan los que eliminó y aún no ha vuelto a crear. Al reanudar se crean tras la última fila; millrace-cli restore %3 los repone ahora.</translation>
    </message>
    <message>
        <source>The record of dropped indexes is not JSON: %1.</source>
        <translation>El registro de los índices eliminados no es JSON: %1.</translation>
    </message>
    <message>
        <source>%1 on %2: other sessions did not release the table within %3 s.</source>
        <translation>%1 en %2: otras sesiones no soltaron la tabla en %3 s.</translation>
    </message>
    <message>
        <source>Check FIELDS and LINES TERMINATED BY, or correct the row.</source>
        <translation>Compruebe FIELDS y LINES TERMINATED BY, o corrija la fila.</translation>
    </message>
    <message>
        <source>Snapshot of %1 on %2: %3 at one moment, writers locked out for %4 ms</source>
        <translation>Instantánea de %1 en %2: %3 en un mismo momento, escritores apartados %4 ms</translation>
    </message>
    <message>
        <source>Make the plan anew, or correct its “mapping” by hand.</source>
        <translation>Haga el plan de nuevo, o corrija su «mapping» a mano.</translation>
    </message>
    <message>
        <source>This is not a mapping profile.</source>
        <translation>Esto no es un perfil de asignación.</translation>
    </message>
    <message>
        <source>An empty field is not a value of %1 %2.</source>
        <translation>Un campo vacío no es un valor de %1 %2.</translation>
    </message>
    <message>
        <source>The table must be there, and there is no journal: a load that breaks off cannot continue by itself.</source>
        <translation>La tabla debe existir y no hay diario: una carga interrumpida no puede seguir por sí sola.</translation>
    </message>
    <message>
        <source>Give it a primary key, or a unique key without NULLs over whole columns that are not TIMESTAMP, ENUM, SET, BIT, FLOAT or DOUBLE.</source>
        <translation>Dele una clave primaria, o una clave única sin NULL sobre columnas enteras que no sean TIMESTAMP, ENUM, SET, BIT, FLOAT ni DOUBLE.</translation>
    </message>
    <message>
        <source>Load into the server it replicates from, or, if it is not a replica, </source>
        <translation>Cargue en el servidor del que replica o, si no es una réplica, </translation>
    </message>
    <message>
        <source>This server has no %1: the load continues without it.</source>
        <translation>Este servidor no tiene %1: la carga sigue sin ello.</translation>
    </message>
    <message>
        <source>%1 cannot be changed while the server runs: the load continues without it.</source>
        <translation>%1 no se puede cambiar con el servidor en marcha: la carga sigue sin ello.</translation>
    </message>
    <message>
        <source>The account %1 may not set %2: the load continues without it.</source>
        <translation>La cuenta %1 no puede establecer %2: la carga sigue sin ello.</translation>
    </message>
    <message>
        <source>%1 cannot be set on this machine: the load continues without it.</source>
        <translation>%1 no se puede establecer en este equipo: la carga sigue sin ello.</translation>
    </message>
    <message>
        <source>This is not a plan: %1 at byte %2.</source>
        <translation>Esto no es un plan: %1 en el byte %2.</translation>
    </message>
    <message>
        <source>“%1” is not a time zone that the dump&apos;s moments could be written in.</source>
        <translation>«%1» no es una zona horaria en la que puedan estar escritos los momentos del volcado.</translation>
    </message>
    <message>
        <source>Make the plan anew, or correct the file by hand.</source>
        <translation>Haga el plan de nuevo, o corrija el archivo a mano.</translation>
    </message>
    <message>
        <source>This is not a plan of a whole dump.</source>
        <translation>Esto no es el plan de un volcado entero.</translation>
    </message>
    <message>
        <source>Load continues: %1 already committed</source>
        <translation>La carga sigue: %1 ya confirmados</translation>
    </message>
    <message>
        <source>The real server&apos;s storage is not the bottleneck: in memory the load is hardly any faster.</source>
        <translation>El almacenamiento del servidor real no es el cuello de botella: en memoria la carga apenas es más rápida.</translation>
    </message>
    <message>
        <source>The column takes no NULL: map it through COALESCE(@field, …), or correct the row.</source>
        <translation>La columna no acepta NULL: asígnela con COALESCE(@field, …), o corrija la fila.</translation>
    </message>
    <message>
        <source>The row has too few fields: check FIELDS and LINES TERMINATED BY, or correct the row.</source>
        <translation>La fila tiene pocos campos: compruebe FIELDS y LINES TERMINATED BY, o corrija la fila.</translation>
    </message>
    <message>
        <source>The row has too many fields: check FIELDS TERMINATED BY and ENCLOSED BY, or correct the row.</source>
        <translation>La fila tiene demasiados campos: compruebe FIELDS TERMINATED BY y ENCLOSED BY, o corrija la fila.</translation>
    </message>
    <message>
        <source>The value would be truncated or altered: check the mapping and the column&apos;s type, or correct the row.</source>
        <translation>El valor se recortaría o adaptaría: compruebe la asignación y el tipo de la columna, o corrija la fila.</translation>
    </message>
    <message>
        <source>The value is not valid for this type: map it through NULLIF or STR_TO_DATE, or correct the row.</source>
        <translation>El valor no es válido para este tipo: asígnelo con NULLIF o STR_TO_DATE, o corrija la fila.</translation>
    </message>
    <message>
        <source>Load the parent table first, or correct the row.</source>
        <translation>Cargue antes la tabla padre, o corrija la fila.</translation>
    </message>
    <message>
        <source>The value is not valid JSON: correct the row.</source>
        <translation>El valor no es JSON válido: corrija la fila.</translation>
    </message>
    <message>
        <source>A CHECK constraint refuses the row: correct the row.</source>
        <translation>Una restricción CHECK rechaza la fila: corrija la fila.</translation>
    </message>
    <message>
        <source>Port 0 is not a port.</source>
        <translation>El puerto 0 no es un puerto.</translation>
    </message>
    <message>
        <source>This is not a valid URL: %1.</source>
        <translation>Esta no es una URL válida: %1.</translation>
    </message>
    <message>
        <source>Entry %1 of the saved connections is not an object.</source>
        <translation>La entrada %1 de las conexiones guardadas no es un objeto.</translation>
    </message>
    <message>
        <source>The saved connections are not a JSON object: %1 at byte %2.</source>
        <translation>Las conexiones guardadas no son un objeto JSON: %1 en el byte %2.</translation>
    </message>
    <message>
        <source>%1, %2, is not a PEM file.</source>
        <translation>%1, %2, no es un archivo PEM.</translation>
    </message>
    <message>
        <source>%1 is not UTF-16 text: %2, at byte %3.</source>
        <translation>%1 no es texto UTF-16: %2, en el byte %3.</translation>
    </message>
    <message>
        <source>A statement here changes %1 and is not a row of plain values: %2</source>
        <translation>Una sentencia aquí cambia %1 y no es una fila de valores simples: %2</translation>
    </message>
    <message>
        <source>%1 is not a metadata file of MySQL Shell: %2.</source>
        <translation>%1 no es un archivo de metadatos de MySQL Shell: %2.</translation>
    </message>
    <message>
        <source>%1 of table %2 is no row of plain values.</source>
        <translation>%1 de la tabla %2 no es una fila de valores simples.</translation>
    </message>
    <message>
        <source>%1 of table %2 are no row of plain values.</source>
        <translation>%1 de la tabla %2 no son filas de valores simples.</translation>
    </message>
    <message>
        <source>The server refuses such rows (error 1366). Choose the dump&apos;s own character set, or latin1 or binary, which take every byte; or correct the rows.</source>
        <translation>El servidor rechaza esas filas (error 1366). Elija el juego de caracteres del volcado, o latin1 o binary, que aceptan cualquier byte; o corrija las filas.</translation>
    </message>
    <message>
        <source>A value probably holds a line break unescaped, or the row was cut off: correct the row, or choose the dialect that the file was written in.</source>
        <translation>Un valor contiene probablemente un salto de línea sin escape, o la fila se cortó: corrija la fila, o elija el dialecto con que se escribió el archivo.</translation>
    </message>
    <message>
        <source>This is not a query that returns rows.</source>
        <translation>Esta no es una consulta que dé filas.</translation>
    </message>
    <message>
        <source>The dump holds more than %1 statements, or %2 of them, that are not plain rows.</source>
        <translation>El volcado contiene más de %1 sentencias, o %2 de ellas, que no son filas simples.</translation>
    </message>
    <message>
        <source>Most of it is not data for LOAD DATA: run the dump with the mysql client.</source>
        <translation>La mayor parte no son datos para LOAD DATA: ejecute el volcado con el cliente mysql.</translation>
    </message>
    <message>
        <source>More than %1 of statements that are not plain rows follow each other.</source>
        <translation>Más de %1 de sentencias que no son filas simples van seguidas.</translation>
    </message>
    <message>
        <source>Half the bytes to the data files. A page torn in a crash cannot be repaired.</source>
        <translation>La mitad de bytes a los archivos de datos. Una página rota en una caída no se puede reparar.</translation>
    </message>
    <message>
        <source>Workers wait longer for each other&apos;s locks before a chunk is retried.</source>
        <translation>Los workers esperan más los bloqueos de los otros antes de repetir un chunk.</translation>
    </message>
    <message>
        <source>Whether each page is written twice, so that a torn one can be repaired.</source>
        <translation>Si cada página se escribe dos veces, para poder reparar una rota.</translation>
    </message>
    <message>
        <source>a page that is torn in a crash cannot be repaired: the table has to come from a backup</source>
        <translation>una página rota en una caída no se puede reparar: la tabla ha de venir de una copia de seguridad</translation>
    </message>
    <message>
        <source>%1 stays as it is, the load continues without it: %2</source>
        <translation>%1 queda como está, la carga sigue sin ello: %2</translation>
    </message>
    <message>
        <source>See the run&apos;s events for which, remove what is in the way, and resume the run.</source>
        <translation>Vea en los eventos de la ejecución cuáles, corrija lo que estorba y reanude la ejecución.</translation>
    </message>
    <message>
        <source>%1 is not a record of a warm-up.</source>
        <translation>%1 no es el registro de un calentamiento.</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>línea %1 de %2</translation>
    </message>
    <message>
        <source>-- and so on for %1 more
</source>
        <translation>-- y así con %1 más
</translation>
    </message>
    <message>
        <source>%1 in memory</source>
        <translation>%1 en memoria</translation>
    </message>
    <message>
        <source>Rehearsed on %1: stopped after %2. %3</source>
        <translation>Ensayado en %1: parado tras %2. %3</translation>
    </message>
    <message>
        <source>Rehearsed on %1: %2 loaded and verified in %3, %4 rows/s.</source>
        <translation>Ensayado en %1: %2 cargadas y verificadas en %3, %4 filas/s.</translation>
    </message>
    <message>
        <source>Rehearsed on %1: %2 loaded in %3, %4 rows/s, not verified.</source>
        <translation>Ensayado en %1: %2 cargadas en %3, %4 filas/s, sin verificar.</translation>
    </message>
    <message>
        <source>%1 would be set aside.</source>
        <translation>%1 se apartarían.</translation>
    </message>
    <message>
        <source>%1 would be skipped.</source>
        <translation>%1 se omitirían.</translation>
    </message>
    <message>
        <source>The server does not give the lock %1, by which others see that the tables of this trial are in use.</source>
        <translation>El servidor no concede el bloqueo %1, por el que otros ven que las tablas de esta prueba están en uso.</translation>
    </message>
    <message>
        <source>Try again: the next trial takes a name of its own.</source>
        <translation>Inténtelo de nuevo: la próxima prueba toma un nombre propio.</translation>
    </message>
    <message>
        <source> The table has no transactions: rows of chunk %1 may be in it that are counted nowhere.</source>
        <translation> La tabla no tiene transacciones: puede haber en ella filas del chunk %1 que no están contadas en ningún sitio.</translation>
    </message>
    <message>
        <source>Compare the table with the source from row %1 on, or empty it, before you load again. %2</source>
        <translation>Compare la tabla con el origen desde la fila %1, o vacíela, antes de cargar otra vez. %2</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Transacciones</translation>
    </message>
    <message>
        <source>%1 has no transactions: when a chunk fails, how many of its rows stay in the table cannot be told, and the run cannot be resumed exactly.</source>
        <translation>%1 no tiene transacciones: si un chunk falla, no se puede decir cuántas de sus filas se quedan en la tabla, y la ejecución no se puede reanudar con exactitud.</translation>
    </message>
    <message>
        <source>%1 has no transactions: what a statement put into the table cannot be taken back to set a row aside.</source>
        <translation>%1 no tiene transacciones: lo que una sentencia puso en la tabla no se puede deshacer para apartar una fila.</translation>
    </message>
    <message>
        <source> Or stop at errors (--on-error stop, --on-duplicate stop).</source>
        <translation> O deténgase en los errores (--on-error stop, --on-duplicate stop).</translation>
    </message>
    <message>
        <source>%1 has no transactions: a chunk that fails leaves rows in the table that nobody has counted, and is not tried again.</source>
        <translation>%1 no tiene transacciones: un chunk que falla deja en la tabla filas que nadie ha contado, y no se intenta otra vez.</translation>
    </message>
    <message>
        <source> The table has no transactions: what went in before stays in it and is counted (%1 of chunk %2).</source>
        <translation> La tabla no tiene transacciones: lo que entró antes se queda en ella y está contado (%1 del chunk %2).</translation>
    </message>
    <message>
        <source>%1 has no transactions: each row is loaded with an INSERT of its own, which is slower. Rows before one that is refused stay in the table and are counted. A value that the server bends with no more than a note cannot be taken back, and when the connection or the server is lost, rows may be in the table that are counted nowhere.</source>
        <translation>%1 no tiene transacciones: cada fila entra con su propio INSERT, lo que es más lento. Las filas anteriores a una rechazada se quedan en la tabla y están contadas. Un valor que el servidor altera con una simple nota no se puede deshacer, y si se pierde la conexión o el servidor, puede haber en la tabla filas que no están contadas en ningún sitio.</translation>
    </message>
    <message>
        <source>-- then the dump as it stands, from line %1 to its end, a statement after the other.
-- %2
</source>
        <translation>-- después el volcado tal como está, desde la línea %1 hasta el final, una sentencia tras otra.
-- %2
</translation>
    </message>
    <message>
        <source>NOT RUN: changes the server, or is of no known kind</source>
        <translation>NO SE EJECUTA: cambia el servidor o es de tipo desconocido</translation>
    </message>
    <message>
        <source>INSERT, INSERT IGNORE and REPLACE are mixed among the rows of %1.</source>
        <translation>Entre las filas de %1 se mezclan INSERT, INSERT IGNORE y REPLACE.</translation>
    </message>
    <message>
        <source>The INSERT statements of %1 stand under different settings of character set, sql_mode or time zone.</source>
        <translation>Las sentencias INSERT de %1 están bajo ajustes distintos de juego de caracteres, sql_mode o zona horaria.</translation>
    </message>
    <message>
        <source>The dump takes back what it did: ROLLBACK.</source>
        <translation>El volcado deshace lo que hizo: ROLLBACK.</translation>
    </message>
    <message>
        <source>The dump ends without a COMMIT.</source>
        <translation>El volcado termina sin COMMIT.</translation>
    </message>
    <message>
        <source>Several statements stand between two delimiters: %1</source>
        <translation>Hay varias sentencias entre dos delimitadores: %1</translation>
    </message>
    <message>
        <source>What this does is the server&apos;s to say: %1</source>
        <translation>Lo que esto hace solo lo sabe el servidor: %1</translation>
    </message>
    <message>
        <source>Only the session that runs the dump knows %1: %2</source>
        <translation>Solo la sesión que ejecuta el volcado conoce %1: %2</translation>
    </message>
    <message>
        <source>This changes the structure after rows of it: %1</source>
        <translation>Esto cambia la estructura después de filas de ella: %1</translation>
    </message>
    <message>
        <source>A temporary table is known to one session only: %1</source>
        <translation>Una tabla temporal solo la conoce una sesión: %1</translation>
    </message>
    <message>
        <source>An ALTER DATABASE before it may say what this becomes: %1</source>
        <translation>Un ALTER DATABASE anterior puede decidir en qué se convierte: %1</translation>
    </message>
    <message>
        <source>This is made of rows before it: %1</source>
        <translation>Esto se hace con filas anteriores: %1</translation>
    </message>
    <message>
        <source>What follows depends on this: %1</source>
        <translation>Lo que sigue depende de esto: %1</translation>
    </message>
    <message>
        <source>The value depends on what ran before: %1</source>
        <translation>El valor depende de lo que se ejecutó antes: %1</translation>
    </message>
    <message>
        <source>This changes rows by what is there: %1</source>
        <translation>Esto cambia filas según lo que hay: %1</translation>
    </message>
    <message>
        <source>The server numbers rows of %1 itself (%2), in the order of the dump.</source>
        <translation>El servidor numera él mismo filas de %1 (%2), en el orden del volcado.</translation>
    </message>
    <message>
        <source>%1 is a view.</source>
        <translation>%1 es una vista.</translation>
    </message>
    <message>
        <source>What columns %1 has is not known before it is made.</source>
        <translation>Qué columnas tiene %1 no se sabe antes de crearla.</translation>
    </message>
    <message>
        <source>The columns that the INSERTs of %1 name are not those of the table.</source>
        <translation>Las columnas que nombran los INSERT de %1 no son las de la tabla.</translation>
    </message>
    <message>
        <source>Column %1 of %2 gets bytes in some rows, and numbers in others.</source>
        <translation>La columna %1 de %2 recibe bytes en unas filas y números en otras.</translation>
    </message>
    <message>
        <source>From line %1 on the dump runs as it stands, a statement after the other. %2</source>
        <translation>Desde la línea %1 el volcado se ejecuta tal como está, una sentencia tras otra. %2</translation>
    </message>
    <message>
        <source>Statements of the dump ran as they stand, and what they changed is not known.</source>
        <translation>Se ejecutaron sentencias del volcado tal como están y no se sabe qué cambiaron.</translation>
    </message>
    <message>
        <source>the dump in its own order: %1 %</source>
        <translation>el volcado en su propio orden: %1 %</translation>
    </message>
    <message>
        <source>The dump in its own order, from line %1 on</source>
        <translation>El volcado en su propio orden, desde la línea %1</translation>
    </message>
    <message>
        <source>The run cannot go on: what this statement left in its session is gone with it.</source>
        <translation>La ejecución no puede continuar: lo que esta sentencia dejó en su sesión desapareció con ella.</translation>
    </message>
    <message>
        <source>Drop what the dump has made so far and run the plan anew.</source>
        <translation>Borre lo que el volcado hizo hasta ahora y ejecute el plan de nuevo.</translation>
    </message>
    <message>
        <source>The first line counts from column to column (%1 …) and the rows below do not: it is taken for their header.</source>
        <translation>La primera línea cuenta de columna en columna (%1 …) y las filas de abajo no: se toma por su encabezado.</translation>
    </message>
    <message>
        <source>The first line is quoted and the rows below are not: it is taken for their header.</source>
        <translation>La primera línea va entre comillas y las filas de abajo no: se toma por su encabezado.</translation>
    </message>
    <message>
        <source>Which name belongs to which field cannot be told: they go by their places.</source>
        <translation>No se puede saber qué nombre corresponde a qué campo: se toman por su posición.</translation>
    </message>
    <message>
        <source>The names go to the first fields; what is beyond them is empty.</source>
        <translation>Los nombres corresponden a los primeros campos; lo que sobra está vacío.</translation>
    </message>
    <message>
        <source>The first field, which numbers the rows, is taken to be the one without a name.</source>
        <translation>El primer campo, que numera las filas, se toma por el que no tiene nombre.</translation>
    </message>
    <message>
        <source>The header has %1, the rows have %2. %3</source>
        <translation>El encabezado tiene %1, las filas tienen %2. %3</translation>
    </message>
    <message>
        <source>Look at which field goes where, and bind them by hand if that is wrong.</source>
        <translation>Compruebe qué campo va a dónde y asígnelos a mano si no es correcto.</translation>
    </message>
    <message>
        <source>The first line counts from field to field (%1 …) and no other does: it is loaded as a row, but may be a header.</source>
        <translation>La primera línea cuenta de campo en campo (%1 …) y ninguna otra lo hace: se carga como fila, pero puede ser un encabezado.</translation>
    </message>
    <message>
        <source>Set the number of header lines to 1 if it is one.</source>
        <translation>Ponga el número de líneas de encabezado en 1 si lo es.</translation>
    </message>
    <message>
        <source>All lines end in CR alone.</source>
        <translation>Todas las líneas terminan solo en CR.</translation>
    </message>
    <message>
        <source>The first line says that %1 stands between fields; it is skipped.</source>
        <translation>La primera línea indica el separador de los campos (%1); se omite.</translation>
    </message>
    <message>
        <source>%1 skipped.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>line of comment (#) above the rows is</source>
        <translation>línea de comentario (#) sobre las filas se omite</translation>
    </message>
    <message>
        <source>lines of comment (#) above the rows are</source>
        <translation>líneas de comentario (#) sobre las filas se omiten</translation>
    </message>
    <message>
        <source>line above the header or the rows is</source>
        <translation>línea sobre el encabezado o las filas se omite</translation>
    </message>
    <message>
        <source>lines above the header or the rows are</source>
        <translation>líneas sobre el encabezado o las filas se omiten</translation>
    </message>
    <message>
        <source>The line above the rows holds names, though not one for each field.</source>
        <translation>La línea sobre las filas contiene nombres, aunque no uno por campo.</translation>
    </message>
    <message>
        <source>what a query says</source>
        <translation>lo que dice una consulta</translation>
    </message>
    <message>
        <source>what a function says</source>
        <translation>lo que dice una función</translation>
    </message>
    <message>
        <source>the setting %1</source>
        <translation>el ajuste %1</translation>
    </message>
    <message>
        <source>The dump holds the client command %1.</source>
        <translation>El volcado contiene la orden %1 del cliente.</translation>
    </message>
    <message>
        <source>%1 ran as they stand in the dump and changed %2; nothing was counted again.</source>
        <translation>%1 se ejecutaron tal como están en el volcado y cambiaron %2; no se volvió a contar nada.</translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4.</source>
        <translation>%1: %2 (%3), %4.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>vez</translation>
    </message>
    <message>
        <source>times</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>The report names %1 more.</source>
        <translation>El informe nombra %1 más.</translation>
    </message>
    <message>
        <source>kind of warning</source>
        <translation>tipo de aviso</translation>
    </message>
    <message>
        <source>kinds of warnings</source>
        <translation>tipos de avisos</translation>
    </message>
    <message>
        <source>Not all rows of %1 have the same number of values: line %2.</source>
        <translation>No todas las filas de %1 tienen el mismo número de valores: línea %2.</translation>
    </message>
    <message>
        <source>Another file runs there: %1.</source>
        <translation>Ahí se ejecuta otro archivo: %1.</translation>
    </message>
    <message>
        <source>Line %1 of %2 drops the whole %3, with all it holds.</source>
        <translation>La línea %1 de %2 elimina %3 por completo, con todo lo que contiene.</translation>
    </message>
    <message>
        <source>The plan knows of no file that is read here.</source>
        <translation>El plan no conoce ningún archivo que se lea aquí.</translation>
    </message>
    <message>
        <source>Plan the dump again.</source>
        <translation>Planifique el volcado de nuevo.</translation>
    </message>
    <message>
        <source>The dump reads the file %1 here, which is neither in %2 nor in %3.</source>
        <translation>El volcado lee aquí el archivo %1, que no está ni en %2 ni en %3.</translation>
    </message>
    <message>
        <source>Put the file there, or take the line out.</source>
        <translation>Ponga el archivo allí o quite la línea.</translation>
    </message>
    <message>
        <source>The file %1 is read within itself: that has no end.</source>
        <translation>El archivo %1 se lee dentro de sí mismo: eso no tiene fin.</translation>
    </message>
    <message>
        <source>Take the line out.</source>
        <translation>Quite la línea.</translation>
    </message>
    <message>
        <source>More than %1 files are read one within the other.</source>
        <translation>Se leen más de %1 archivos uno dentro de otro.</translation>
    </message>
    <message>
        <source>Name the files one after the other in one file.</source>
        <translation>Nombre los archivos uno tras otro en un solo archivo.</translation>
    </message>
    <message>
        <source>Plan this dump as a whole and alone (millrace-cli plan FILE): then the other file runs in its place. Or take the line out.</source>
        <translation>Planifique este volcado entero y solo (millrace-cli plan ARCHIVO): así el otro archivo se ejecuta en su lugar. O quite la línea.</translation>
    </message>
    <message>
        <source>The dump reads the file %1 here, which does not exist.</source>
        <translation>El volcado lee aquí el archivo %1, que no existe.</translation>
    </message>
    <message>
        <source>-- but the rows of %1, which go in like this when the dump comes to them
</source>
        <translation>-- solo las filas de %1 se cargan así cuando el volcado llega a ellas
</translation>
    </message>
    <message>
        <source>The plan does not say which of its tables the end of the dump loads.</source>
        <translation>El plan no dice cuáles de sus tablas carga el final del volcado.</translation>
    </message>
    <message>
        <source>Choose at least one. Schemas that are left out: %1.</source>
        <translation>Elija al menos una. Esquemas que se omiten: %1.</translation>
    </message>
    <message>
        <source>%1 (rows not counted)</source>
        <translation>%1 (filas sin contar)</translation>
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
        <translation>El volcado quita lo que hay en el servidor, con todo lo que contiene: %1.</translation>
    </message>
    <message>
        <source>Keep a dump of it, or load into another schema.</source>
        <translation>Guarde un volcado de ello, o cargue en otro esquema.</translation>
    </message>
    <message>
        <source>%1 holds nothing that could be run.</source>
        <translation>%1 no contiene nada que se pueda ejecutar.</translation>
    </message>
    <message>
        <source>Choose a dump with statements that make or fill something.</source>
        <translation>Elija un volcado con sentencias que creen o llenen algo.</translation>
    </message>
    <message>
        <source>Schema %1 of the dump goes into %2.</source>
        <translation>El esquema %1 del volcado va a %2.</translation>
    </message>
    <message>
        <source>Schema %1 of the dump is left out: it is the server&apos;s own.</source>
        <translation>El esquema %1 del volcado se omite: es el del propio servidor.</translation>
    </message>
    <message>
        <source>Schema %1 of the dump is left out.</source>
        <translation>El esquema %1 del volcado se omite.</translation>
    </message>
    <message>
        <source>The dump names no schema %1.</source>
        <translation>El volcado no nombra ningún esquema %1.</translation>
    </message>
    <message>
        <source>It names none at all: the target says where it goes.</source>
        <translation>No nombra ninguno: el destino dice adónde va.</translation>
    </message>
    <message>
        <source>It names: %1.</source>
        <translation>Nombra: %1.</translation>
    </message>
    <message>
        <source>Two schemas of the dump would go into %1.</source>
        <translation>Dos esquemas del volcado irían a %1.</translation>
    </message>
    <message>
        <source>Give each a name of its own.</source>
        <translation>Dé a cada uno un nombre propio.</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Adónde va</translation>
    </message>
    <message>
        <source>One statement is about schemas that are wanted and schemas that are left out: %1</source>
        <translation>Una sentencia trata de esquemas que se quieren y de otros que se omiten: %1</translation>
    </message>
    <message>
        <source>“%1” does not say which schema is to be called how.</source>
        <translation>«%1» no dice qué esquema se ha de llamar cómo.</translation>
    </message>
    <message>
        <source>Write the dump&apos;s name, =, and the name on the server: shop=shop_copy.</source>
        <translation>Escriba el nombre del volcado, = y el nombre en el servidor: shop=shop_copy.</translation>
    </message>
    <message>
        <source>It is not certain what of this statement names a schema that is to be another one here: %1</source>
        <translation>No es seguro qué parte de esta sentencia nombra un esquema que aquí ha de ser otro: %1</translation>
    </message>
    <message>
        <source>Load the dump into the schemas it names, or change the statement in the dump.</source>
        <translation>Cargue el volcado en los esquemas que nombra, o cambie la sentencia en el volcado.</translation>
    </message>
    <message>
        <source>The target&apos;s schema %1 does not exist.</source>
        <translation>El esquema %1 del destino no existe.</translation>
    </message>
    <message>
        <source>Create it, or let the run do so: plan with --create-schema.</source>
        <translation>Créelo, o deje que lo haga la ejecución: planifique con --create-schema.</translation>
    </message>
    <message>
        <source>Line %1 of the dump writes into the schema %2, which is the server&apos;s own: its accounts, privileges and settings.</source>
        <translation>La línea %1 del volcado escribe en el esquema %2, que es del propio servidor: sus cuentas, privilegios y ajustes.</translation>
    </message>
    <message>
        <source>Line %1 of the dump names the schema %2 itself: what is of it goes there, and not into %3. --schema %4=%3 sends it there.</source>
        <translation>La línea %1 del volcado nombra ella misma el esquema %2: lo que es de él va allí, y no a %3. --schema %4=%3 lo envía allí.</translation>
    </message>
    <message>
        <source>%1 was run in %2; the dump holds no rows.</source>
        <translation>%1 se ejecutó en %2; el volcado no contiene filas.</translation>
    </message>
    <message>
        <source>%1 were run in %2; the dump holds no rows.</source>
        <translation>%1 se ejecutaron en %2; el volcado no contiene filas.</translation>
    </message>
    <message>
        <source>It is not certain what of this statement names a schema that is another one here.</source>
        <translation>No es seguro qué parte de esta sentencia nombra un esquema que aquí es otro.</translation>
    </message>
    <message>
        <source>Load the dump into the schemas it names.</source>
        <translation>Cargue el volcado en los esquemas que nombra.</translation>
    </message>
    <message>
        <source>%1 and no rows%2.</source>
        <translation>%1 y ninguna fila%2.</translation>
    </message>
    <message>
        <source>It runs other files: %1.</source>
        <translation>Ejecuta otros archivos: %1.</translation>
    </message>
    <message>
        <source>%1 holds no SQL statement%2.</source>
        <translation>%1 no contiene ninguna sentencia SQL%2.</translation>
    </message>
    <message>
        <source>%1 holds SQL statements, and no rows.</source>
        <translation>%1 contiene sentencias SQL y ninguna fila.</translation>
    </message>
    <message>
        <source>It runs where the whole dump is loaded; for one table it is not needed.</source>
        <translation>Se ejecuta donde se carga el volcado entero; para una tabla no hace falta.</translation>
    </message>
    <message>
        <source>the collation %1</source>
        <translation>la colación %1</translation>
    </message>
    <message>
        <source>the character set %1</source>
        <translation>el juego de caracteres %1</translation>
    </message>
    <message>
        <source>the engine %1</source>
        <translation>el motor %1</translation>
    </message>
    <message>
        <source>the row format %1</source>
        <translation>el formato de filas %1</translation>
    </message>
    <message>
        <source>the table option %1</source>
        <translation>la opción de tabla %1</translation>
    </message>
    <message>
        <source>the type %1</source>
        <translation>el tipo %1</translation>
    </message>
    <message>
        <source>the sql_mode %1</source>
        <translation>el sql_mode %1</translation>
    </message>
    <message>
        <source>the definer %1</source>
        <translation>el definidor %1</translation>
    </message>
    <message>
        <source>The sql_mode %1 is left out of SET statements: this server has no other way.</source>
        <translation>El sql_mode %1 se omite en las sentencias SET: este servidor no lo hace de otra manera.</translation>
    </message>
    <message>
        <source>The sql_mode %1, which this server has not, is left out of SET statements: statements that rely on it do something else.</source>
        <translation>El sql_mode %1, que este servidor no tiene, se omite en las sentencias SET: las sentencias que dependen de él hacen otra cosa.</translation>
    </message>
    <message>
        <source>The sql_mode %1, which this server has not, is left out of SET statements.</source>
        <translation>El sql_mode %1, que este servidor no tiene, se omite en las sentencias SET.</translation>
    </message>
    <message>
        <source>The row format %1 is unknown there: the table gets the server&apos;s own.</source>
        <translation>El formato de filas %1 no se conoce allí: la tabla recibe el del servidor.</translation>
    </message>
    <message>
        <source>The definer %1 is left out: what had it runs as the account that loads the dump.</source>
        <translation>El definidor %1 se omite: lo que lo tenía se ejecuta como la cuenta que carga el volcado.</translation>
    </message>
    <message>
        <source>The table option %1 is MySQL&apos;s: left out.</source>
        <translation>La opción de tabla %1 es de MySQL: se omite.</translation>
    </message>
    <message>
        <source>%1 is called %2 on this server.</source>
        <translation>%1 se llama %2 en este servidor.</translation>
    </message>
    <message>
        <source>The engine %1 is not there: the table becomes %2.</source>
        <translation>El motor %1 no está allí: la tabla pasa a ser %2.</translation>
    </message>
    <message>
        <source>%1 is what old servers called %2.</source>
        <translation>%1 es como llamaban los servidores antiguos a %2.</translation>
    </message>
    <message>
        <source>MySQL has no type %1: it becomes %2.</source>
        <translation>MySQL no tiene el tipo %1: pasa a ser %2.</translation>
    </message>
    <message>
        <source>The sql_mode %1, which this server has not, becomes what it stood for: %2.</source>
        <translation>El sql_mode %1, que este servidor no tiene, pasa a ser lo que significaba: %2.</translation>
    </message>
    <message>
        <source>The definer %1 becomes %2.</source>
        <translation>El definidor %1 pasa a ser %2.</translation>
    </message>
    <message>
        <source>The plan was made for %1, and this is %2.</source>
        <translation>El plan se hizo para %1, y esto es %2.</translation>
    </message>
    <message>
        <source>Plan the dump again for this server.</source>
        <translation>Vuelva a planificar el volcado para este servidor.</translation>
    </message>
    <message>
        <source>Written for another server</source>
        <translation>Escrito para otro servidor</translation>
    </message>
    <message>
        <source>It stands on %1.</source>
        <translation>Está en %1.</translation>
    </message>
    <message>
        <source>It stands there %1 times, first on %2.</source>
        <translation>Está %1 veces, la primera en %2.</translation>
    </message>
    <message>
        <source>The plan writes %1 for %2, which this server does not know either.</source>
        <translation>El plan escribe %1 en lugar de %2, que este servidor tampoco conoce.</translation>
    </message>
    <message>
        <source>The server does not know %1.</source>
        <translation>El servidor no conoce %1.</translation>
    </message>
    <message>
        <source>It makes such tables with its own engine, or refuses them. %1</source>
        <translation>Crea tales tablas con su propio motor, o las rechaza. %1</translation>
    </message>
    <message>
        <source>%1 Let the plan write what the server knows, or change the dump.</source>
        <translation>%1 Deje que el plan escriba lo que el servidor conoce, o cambie el volcado.</translation>
    </message>
    <message>
        <source>Views or routines of the dump run as %1, and this account may not make such.</source>
        <translation>Vistas o rutinas del volcado se ejecutan como %1, y esta cuenta no puede crearlas.</translation>
    </message>
    <message>
        <source>Leave the definers out (--definers strip), or GRANT %1 ON *.* TO %2;</source>
        <translation>Omita los definidores (--definers strip), o GRANT %1 ON *.* TO %2;</translation>
    </message>
    <message>
        <source>No account of the server is called %1: what runs as such fails when it is used.</source>
        <translation>Ninguna cuenta del servidor se llama %1: lo que se ejecuta como tal falla al usarse.</translation>
    </message>
    <message>
        <source>Create it, leave the definers out (--definers strip) or name another (--definers USER@HOST).</source>
        <translation>Créela, omita los definidores (--definers strip) o indique otro (--definers USER@HOST).</translation>
    </message>
    <message>
        <source>Views or routines of the dump run as %1.</source>
        <translation>Vistas o rutinas del volcado se ejecutan como %1.</translation>
    </message>
    <message>
        <source>This account may not see whether those are there.</source>
        <translation>Esta cuenta no puede ver si existen.</translation>
    </message>
    <message>
        <source>The server has no setting %1.</source>
        <translation>El servidor no tiene el ajuste %1.</translation>
    </message>
    <message>
        <source>Leave it out (--binlog leave-out).</source>
        <translation>Omítalo (--binlog leave-out).</translation>
    </message>
    <message>
        <source>The dump sets SQL_LOG_BIN, which keeps what it does out of the server&apos;s binary log and so from its replicas. That is left out (--binlog as-dump does it, for structure and rows alike).</source>
        <translation>El volcado establece SQL_LOG_BIN, que mantiene lo que hace fuera del registro binario del servidor y por tanto de sus réplicas. Eso se omite (--binlog as-dump lo hace, para estructura y filas por igual).</translation>
    </message>
    <message>
        <source>The dump sets %1, which says what of a replication the server is to have already. That is left out (--binlog as-dump does it, after the rows).</source>
        <translation>El volcado establece %1, que dice qué de una replicación ya debe tener el servidor. Eso se omite (--binlog as-dump lo hace, detrás de las filas).</translation>
    </message>
    <message>
        <source>As the dump has it, structure and rows are kept out of the server&apos;s binary log and so from its replicas.</source>
        <translation>Como lo tiene el volcado, estructura y filas quedan fuera del registro binario del servidor y por tanto de sus réplicas.</translation>
    </message>
    <message>
        <source>As the dump has it, %1 is set: what of a replication the server is to have already.</source>
        <translation>Como lo tiene el volcado, se establece %1: qué de una replicación ya debe tener el servidor.</translation>
    </message>
    <message>
        <source>Only some of the statements about %1 name its schema.</source>
        <translation>Solo algunas de las sentencias sobre %1 nombran su esquema.</translation>
    </message>
    <message>
        <source>by counts</source>
        <translation>por el número de filas</translation>
    </message>
    <message>
        <source>by counts; contents were not compared</source>
        <translation>por el número de filas; los contenidos no se compararon</translation>
    </message>
    <message>
        <source>by counts and the contents of %1</source>
        <translation>por el número de filas y los contenidos de %1</translation>
    </message>
    <message>
        <source>by counts and contents</source>
        <translation>por el número de filas y los contenidos</translation>
    </message>
    <message>
        <source>by counts and contents, though not of every column</source>
        <translation>por el número de filas y los contenidos, pero no de todas las columnas</translation>
    </message>
    <message>
        <source>%1 loaded in %2, and %3 of the dump did not run.</source>
        <translation>%1 cargadas en %2, y %3 del volcado no se ejecutaron.</translation>
    </message>
    <message>
        <source>%1 loaded in %2, %3 of them verified %4.</source>
        <translation>%1 cargadas en %2, %3 de ellas verificadas %4.</translation>
    </message>
    <message>
        <source>%1 loaded and verified in %2, %3.</source>
        <translation>%1 cargadas y verificadas en %2, %3.</translation>
    </message>
    <message>
        <source>Did not run: %1%2.</source>
        <translation>No se ejecutó: %1%2.</translation>
    </message>
    <message>
        <source>Run them yourself, or plan with --run-others or --without-others.</source>
        <translation>Ejecútelas usted mismo, o planifique con --run-others o --without-others.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Left out, as the plan says: %1 (%2).</source>
        <translation>Omitido, como dice el plan: %1 (%2).</translation>
    </message>
    <message>
        <source>Left out, because they read tables that are: %1.</source>
        <translation>Omitido, porque leen tablas omitidas: %1.</translation>
    </message>
    <message>
        <source>What was there stays as it is, as the plan says, and statements about it did not run: %1.</source>
        <translation>Lo que había se queda como está, como dice el plan, y las sentencias sobre ello no se ejecutaron: %1.</translation>
    </message>
    <message>
        <source>Left out, because they are about this server&apos;s part in a replication: %1 (%2).</source>
        <translation>Omitido porque se refiere al papel de este servidor en una replicación: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 ran as it stands in the dump and changed %2; nothing was counted again.</source>
        <translation>%1 se ejecutó tal como está en el volcado y cambió %2; no se volvió a contar nada.</translation>
    </message>
    <message>
        <source>%1 has faults in IMPORT TABLESPACE that lose data; versions without them: MariaDB 10.6.20, 10.11.11, 11.4.5, 11.8 and later of these lines, MySQL 8.0 and later.</source>
        <translation>%1 tiene fallos en IMPORT TABLESPACE que pierden datos; versiones sin ellos: MariaDB 10.6.20, 10.11.11, 11.4.5, 11.8 y posteriores de estas series, MySQL desde 8.0.</translation>
    </message>
    <message>
        <source>The server is part of a Galera cluster, whose other nodes would not get the rows.</source>
        <translation>El servidor forma parte de un clúster Galera, cuyos otros nodos no recibirían las filas.</translation>
    </message>
    <message>
        <source>The server is set up for Group Replication, whose other members would not get the rows.</source>
        <translation>El servidor está configurado para Group Replication, cuyos otros miembros no recibirían las filas.</translation>
    </message>
    <message>
        <source>The server is a managed one: nobody can put files into its folder.</source>
        <translation>El servidor es un servicio gestionado: nadie puede poner archivos en su carpeta.</translation>
    </message>
    <message>
        <source>The server&apos;s pages are not of 16 KiB.</source>
        <translation>Las páginas del servidor no son de 16 KiB.</translation>
    </message>
    <message>
        <source>innodb_file_per_table is OFF: tables have no files of their own.</source>
        <translation>innodb_file_per_table está en OFF: las tablas no tienen archivos propios.</translation>
    </message>
    <message>
        <source>The server encrypts its tables.</source>
        <translation>El servidor cifra sus tablas.</translation>
    </message>
    <message>
        <source>The table&apos;s engine is %1; only InnoDB takes files.</source>
        <translation>El motor de la tabla es %1; solo InnoDB acepta archivos.</translation>
    </message>
    <message>
        <source>The table has triggers (%1), which rows that are shipped do not fire.</source>
        <translation>La tabla tiene disparadores (%1), que las filas embarcadas no activan.</translation>
    </message>
    <message>
        <source>The table is defined with %1.</source>
        <translation>La tabla está definida con %1.</translation>
    </message>
    <message>
        <source>The table has no key: MariaDB gives the first row that is inserted after an import the hidden number of the last one, and overwrites that.</source>
        <translation>La tabla no tiene clave: MariaDB da a la primera fila que se inserta tras una importación el número oculto de la última, y la sobrescribe.</translation>
    </message>
    <message>
        <source>A foreign key of %1.%2 refers to the table.</source>
        <translation>Una clave foránea de %1.%2 hace referencia a la tabla.</translation>
    </message>
    <message>
        <source>The table is not empty.</source>
        <translation>La tabla no está vacía.</translation>
    </message>
    <message>
        <source>Way in: ship</source>
        <translation>Vía de entrada: ship</translation>
    </message>
    <message>
        <source>The table can be built beside the server and taken in whole.</source>
        <translation>La tabla puede construirse junto al servidor e incorporarse entera.</translation>
    </message>
    <message>
        <source>Load it another way: leave --way out; with rows in no order --order primary-key and --indexes defer come closest.</source>
        <translation>Cárguela de otra manera: omita --way; con filas sin orden, --order primary-key y --indexes defer son lo más parecido.</translation>
    </message>
    <message>
        <source>Settings of the whole server do nothing for a table that is shipped.</source>
        <translation>Los ajustes de todo el servidor no aportan nada a una tabla que se embarca.</translation>
    </message>
    <message>
        <source>Leave them out (--tune), or load another way (--way).</source>
        <translation>Omítalos (--tune) o cargue de otra manera (--way).</translation>
    </message>
    <message>
        <source>Limits and guards do nothing for a table that is shipped: the target gets it in one go.</source>
        <translation>Los límites y vigilantes no sirven para una tabla que se embarca: el destino la recibe de una vez.</translation>
    </message>
    <message>
        <source>Leave them out, or load another way (--way).</source>
        <translation>Omítalos o cargue de otra manera (--way).</translation>
    </message>
    <message>
        <source>keep what follows out of the binary log</source>
        <translation>mantener lo que sigue fuera del registro binario</translation>
    </message>
    <message>
        <source>copies of the empty table&apos;s files, for the way back</source>
        <translation>copias de los archivos de la tabla vacía, para poder volver atrás</translation>
    </message>
    <message>
        <source>and on</source>
        <translation>y se sigue</translation>
    </message>
    <message>
        <source>server that is thrown away, %1</source>
        <translation>servidor desechable: %1</translation>
    </message>
    <message>
        <source>the empty table, as the target writes it down</source>
        <translation>la tabla vacía, tal como la escribe el destino</translation>
    </message>
    <message>
        <source>the empty file, which is filled here</source>
        <translation>el archivo vacío, que se llena aquí</translation>
    </message>
    <message>
        <source>take the file in</source>
        <translation>incorporar el archivo</translation>
    </message>
    <message>
        <source>rows that are not built here</source>
        <translation>filas que no se construyen aquí</translation>
    </message>
    <message>
        <source>compare with what was read</source>
        <translation>comparar con lo leído</translation>
    </message>
    <message>
        <source>look through the table</source>
        <translation>revisar la tabla</translation>
    </message>
    <message>
        <source>have the server write every page</source>
        <translation>hacer que el servidor escriba cada página</translation>
    </message>
    <message>
        <source>the files to be shipped</source>
        <translation>los archivos que se embarcan</translation>
    </message>
    <message>
        <source>see that the table is still empty, and keep it so</source>
        <translation>comprobar que la tabla sigue vacía y mantenerla así</translation>
    </message>
    <message>
        <source>take its empty file away</source>
        <translation>quitar su archivo vacío</translation>
    </message>
    <message>
        <source>take the new one in</source>
        <translation>incorporar el nuevo</translation>
    </message>
    <message>
        <source>the next number, where the table gives numbers</source>
        <translation>el número siguiente, donde la tabla da números</translation>
    </message>
    <message>
        <source>compare all contents</source>
        <translation>comparar todo el contenido</translation>
    </message>
    <message>
        <source>A table is shipped from a server of the very version of its target, %1; found was %2.</source>
        <translation>Una tabla se embarca desde un servidor de la misma versión que su destino, %1; encontrado: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Name its program (--server), or load another way (leave --way out).</source>
        <translation>Indique su programa (--server) o cargue de otra manera (omita --way).</translation>
    </message>
    <message>
        <source>No row is built here. %1 The server that is thrown away loads them.</source>
        <translation>Aquí no se construye ninguna fila. %1 Las carga el servidor desechable.</translation>
    </message>
    <message>
        <source>Start of a server that builds: %1</source>
        <translation>Arranque de un servidor que construye: %1</translation>
    </message>
    <message>
        <source>What becomes of rows with a key that is there already is for the server.</source>
        <translation>Lo que ocurre con las filas cuya clave ya existe es cosa del servidor.</translation>
    </message>
    <message>
        <source>An index cannot be made after the rows: %1</source>
        <translation>Un índice no puede crearse después de las filas: %1</translation>
    </message>
    <message>
        <source>Rows are built</source>
        <translation>Se construyen las filas</translation>
    </message>
    <message>
        <source>Rows are read, sorted by the primary key and built</source>
        <translation>Las filas se leen, se ordenan por la clave primaria y se construyen</translation>
    </message>
    <message>
        <source>The rows are not in the order of the primary key after all: they are read again and sorted</source>
        <translation>Las filas no están en el orden de la clave primaria: se leen de nuevo y se ordenan</translation>
    </message>
    <message>
        <source>%1 built, a file of %2; %3 left to the server</source>
        <translation>%1 construidas, un archivo de %2; se dejan al servidor: %3</translation>
    </message>
    <message>
        <source>The file is taken in where it was built</source>
        <translation>El archivo se incorpora donde se construyó</translation>
    </message>
    <message>
        <source>The target was not touched. Load another way (leave --way out).</source>
        <translation>El destino no se ha tocado. Cargue de otra manera (omita --way).</translation>
    </message>
    <message>
        <source>The rows that the server loaded are not proved: %1</source>
        <translation>Las filas que cargó el servidor no están probadas: %1</translation>
    </message>
    <message>
        <source>the file cannot be moved there</source>
        <translation>el archivo no puede moverse ahí</translation>
    </message>
    <message>
        <source>Indexes that only the server can make</source>
        <translation>Índices que solo el servidor puede crear</translation>
    </message>
    <message>
        <source>Proof of what is to be shipped</source>
        <translation>Prueba de lo que se va a embarcar</translation>
    </message>
    <message>
        <source>CHECK TABLE says of what was built: %1.</source>
        <translation>CHECK TABLE dice de lo construido: %1.</translation>
    </message>
    <message>
        <source>%1 were built and loaded, and the server counts %2.</source>
        <translation>Se construyeron y cargaron %1, y el servidor cuenta %2.</translation>
    </message>
    <message>
        <source>Export of the files</source>
        <translation>Exportación de los archivos</translation>
    </message>
    <message>
        <source>the exported file cannot be taken there</source>
        <translation>el archivo exportado no puede llevarse ahí</translation>
    </message>
    <message>
        <source>it holds %1 rows, the server counted %2</source>
        <translation>contiene %1 filas, el servidor contó %2</translation>
    </message>
    <message>
        <source>The exported file is not sound: %1.</source>
        <translation>El archivo exportado no está bien: %1.</translation>
    </message>
    <message>
        <source>The tablespace of %1 was discarded by somebody.</source>
        <translation>Alguien descartó el tablespace de %1.</translation>
    </message>
    <message>
        <source>Make the table anew, or import its tablespace.</source>
        <translation>Cree la tabla de nuevo o importe su tablespace.</translation>
    </message>
    <message>
        <source>Compared on the server that the file comes from; on the target the rows were counted.</source>
        <translation>Comparadas en el servidor del que viene el archivo; en el destino se contaron las filas.</translation>
    </message>
    <message>
        <source>%1 holds %2; %3 were shipped.</source>
        <translation>%1 contiene %2; se embarcaron %3.</translation>
    </message>
    <message>
        <source>Look who wrote into it; or roll the run back.</source>
        <translation>Mire quién escribió en ella; o deshaga la ejecución.</translation>
    </message>
    <message>
        <source>The checksum of %1 is %2, and was %3 where it was proved.</source>
        <translation>La suma de %1 es %2, y fue %3 donde se probó.</translation>
    </message>
    <message>
        <source>Counts agree, but the contents of %1 were not compared: their text does not say what the server stores.</source>
        <translation>Los recuentos coinciden, pero no se comparó el contenido de %1: su texto no dice qué guarda el servidor.</translation>
    </message>
    <message>
        <source>Compared also on the target.</source>
        <translation>Comparadas también en el destino.</translation>
    </message>
    <message>
        <source>Look at the table; then roll the run back, or resume it.</source>
        <translation>Mire la tabla; luego deshaga la ejecución o reanúdela.</translation>
    </message>
    <message>
        <source>Waiting for the server&apos;s checkpoint to pass the empty tablespace</source>
        <translation>Esperando a que el punto de control del servidor pase el tablespace vacío</translation>
    </message>
    <message>
        <source>The target takes the files in</source>
        <translation>El destino incorpora los archivos</translation>
    </message>
    <message>
        <source>%1 holds %2; the run put %3 there: somebody else wrote into it.</source>
        <translation>%1 contiene %2; la ejecución puso %3 ahí: alguien más escribió en ella.</translation>
    </message>
    <message>
        <source>The target&apos;s empty table is put back</source>
        <translation>Se repone la tabla vacía del destino</translation>
    </message>
    <message>
        <source>Give the sort more memory (--memory).</source>
        <translation>Dé más memoria a la ordenación (--memory).</translation>
    </message>
    <message>
        <source>A key is twice in the dump: %1 (row %2 of all files).</source>
        <translation>Una clave está dos veces en el volcado: %1 (fila %2 de todos los archivos).</translation>
    </message>
    <message>
        <source>Take one of the rows out, or load with --on-duplicate, which has the server decide.</source>
        <translation>Quite una de las filas o cargue con --on-duplicate, que deja decidir al servidor.</translation>
    </message>
    <message>
        <source>The table&apos;s file cannot be built: %1.</source>
        <translation>El archivo de la tabla no puede construirse: %1.</translation>
    </message>
    <message>
        <source>Load it another way (leave --way out); the target was not touched.</source>
        <translation>Cárguela de otra manera (omita --way); el destino no se ha tocado.</translation>
    </message>
    <message>
        <source>The rows come from a server&apos;s table.</source>
        <translation>Las filas vienen de una tabla de un servidor.</translation>
    </message>
    <message>
        <source>The mapping has expressions (SET), which the server alone computes.</source>
        <translation>La asignación tiene expresiones (SET), que solo calcula el servidor.</translation>
    </message>
    <message>
        <source>Column %1 comes from no field of the dump: the server fills it in.</source>
        <translation>La columna %1 no viene de ningún campo del volcado: la rellena el servidor.</translation>
    </message>
    <message>
        <source>%1 does not say how far the table is.</source>
        <translation>%1 no dice hasta dónde ha llegado la tabla.</translation>
    </message>
    <message>
        <source>Look at the target&apos;s table by hand.</source>
        <translation>Mire la tabla del destino a mano.</translation>
    </message>
    <message>
        <source>Run millrace-cli as the server&apos;s account or as root on the server&apos;s machine, or load another way (leave --way out).</source>
        <translation>Ejecute millrace-cli con la cuenta del servidor o como root en la máquina del servidor, o cargue de otra manera (omita --way).</translation>
    </message>
    <message>
        <source>its original cannot be read</source>
        <translation>el original no puede leerse</translation>
    </message>
    <message>
        <source>Check its owner and permissions.</source>
        <translation>Compruebe su propietario y sus permisos.</translation>
    </message>
    <message>
        <source>The copy %1 differs from %2.</source>
        <translation>La copia %1 difiere de %2.</translation>
    </message>
    <message>
        <source>Look at memory and disks of this machine; then try again.</source>
        <translation>Revise la memoria y los discos de esta máquina; luego inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1, where the server keeps the schema, cannot be seen from here (%2).</source>
        <translation>%1, donde el servidor guarda el esquema, no se ve desde aquí (%2).</translation>
    </message>
    <message>
        <source>This account may not put files into %1, which belongs to %2.</source>
        <translation>Esta cuenta no puede poner archivos en %1, que pertenece a %2.</translation>
    </message>
    <message>
        <source>The server wrote no %1 for the export: that folder is not its own.</source>
        <translation>El servidor no escribió %1 para la exportación: esa carpeta no es la suya.</translation>
    </message>
    <message>
        <source>Column %1 is generated by the server.</source>
        <translation>La columna %1 la genera el servidor.</translation>
    </message>
    <message>
        <source>Values of the type %1 (column %2) are made by the server alone.</source>
        <translation>Los valores del tipo %1 (columna %2) solo los hace el servidor.</translation>
    </message>
    <message>
        <source>Texts in the character set %1 (column %2) are made by the server alone.</source>
        <translation>Los textos en el juego de caracteres %1 (columna %2) solo los hace el servidor.</translation>
    </message>
    <message>
        <source>The order of the primary key is one that only the server knows (a collation).</source>
        <translation>El orden de la clave primaria solo lo conoce el servidor (una colación).</translation>
    </message>
    <message>
        <source>The table has no primary key, and the order of a unique key is one that only the server knows (a collation).</source>
        <translation>La tabla no tiene clave primaria, y el orden de una clave única solo lo conoce el servidor (una colación).</translation>
    </message>
    <message>
        <source>The table has a CHECK, which the server alone can hold rows against.</source>
        <translation>La tabla tiene un CHECK, con el que solo el servidor puede contrastar las filas.</translation>
    </message>
    <message>
        <source>ROW_FORMAT=%1 is not built here.</source>
        <translation>ROW_FORMAT=%1 no se construye aquí.</translation>
    </message>
    <message>
        <source>%1 is not empty any more: somebody else wrote into it.</source>
        <translation>%1 ya no está vacía: alguien más escribió en ella.</translation>
    </message>
    <message>
        <source>%1 holds %2 that the run did not put there.</source>
        <translation>%1 contiene %2 que la ejecución no puso ahí.</translation>
    </message>
    <message>
        <source>-- then the dump as it stands, from line %1 of %2 to its end, a statement after the other.
-- %3
</source>
        <translation>-- después el volcado tal como está, desde la línea %1 de %2 hasta el final, una sentencia tras otra.
-- %3
</translation>
    </message>
    <message>
        <source>It asks what the statement before has done: %1</source>
        <translation>Pregunta qué ha hecho la sentencia anterior: %1</translation>
    </message>
    <message>
        <source>%1 files run as one program, in one session and in this order: %2.</source>
        <translation>%1 archivos se ejecutan como un solo programa, en una sesión y en este orden: %2.</translation>
    </message>
    <message>
        <source>The rows of %1 are in several files.</source>
        <translation>Las filas de %1 están en varios archivos.</translation>
    </message>
    <message>
        <source>From line %1 of %2 on the dump runs as it stands, a statement after the other. %3</source>
        <translation>Desde la línea %1 de %2 el volcado se ejecuta tal como está, una sentencia tras otra. %3</translation>
    </message>
    <message>
        <source>Drop what the dump has made, or bring back a backup of what it changed.</source>
        <translation>Elimine lo que ha creado el volcado, o recupere una copia de seguridad de lo que ha cambiado.</translation>
    </message>
    <message>
        <source>Drop what the dump has made, or bring back a backup of what it changed: %1.</source>
        <translation>Elimine lo que ha creado el volcado, o recupere una copia de seguridad de lo que ha cambiado: %1.</translation>
    </message>
    <message>
        <source>Or let it go on to its end: millrace-cli resume %1</source>
        <translation>O deje que siga hasta el final: millrace-cli resume %1</translation>
    </message>
    <message>
        <source>The statements go slower: %1</source>
        <translation>Las sentencias van más despacio: %1</translation>
    </message>
    <message>
        <source>The statements go at full speed again</source>
        <translation>Las sentencias vuelven a ir a toda velocidad</translation>
    </message>
    <message>
        <source>The server does not know %1, and it stands where nothing is changed: in a text or a SET of a routine, which fails when it gets there, or in a value that is put together.</source>
        <translation>El servidor no conoce %1, y está donde nada se cambia: en un texto o un SET de una rutina, que falla cuando llega ahí, o en un valor compuesto de varios.</translation>
    </message>
    <message>
        <source>TIMESTAMPs of %1 are read as of time zone %2, which %3 sets.</source>
        <translation>Los TIMESTAMP de %1 se leen en la zona horaria %2, que establece %3.</translation>
    </message>
    <message>
        <source>The dump holds values for generated columns of %1: the server makes its own.</source>
        <translation>El volcado contiene valores para columnas generadas de %1: el servidor crea los suyos.</translation>
    </message>
    <message>
        <source>The rows of %1 are in a file of their own, and it matters whether they are there before this statement or only after it: %2</source>
        <translation>Las filas de %1 están en un archivo propio, y no da igual si están antes de esta sentencia o solo después: %2</translation>
    </message>
    <message>
        <source>Run the SQL file with the mysql client first; the files can then be loaded into the tables that are there.</source>
        <translation>Ejecute primero el archivo SQL con el cliente mysql; después los archivos pueden cargarse en las tablas que hay.</translation>
    </message>
    <message>
        <source>Nobody makes a table for the rows of %1: %2.%3 is neither in the dump nor on the server.</source>
        <translation>Nadie crea una tabla para las filas de %1: %2.%3 no está ni en el volcado ni en el servidor.</translation>
    </message>
    <message>
        <source>Name the file after its table, or leave it out.</source>
        <translation>Dé al archivo el nombre de su tabla, o déjelo fuera.</translation>
    </message>
    <message>
        <source>%1, %2 of them not generated</source>
        <translation>%1, %2 de ellas no generadas</translation>
    </message>
    <message>
        <source>The rows of %1 have %2, and %3 has %4: which field is which column is not certain.</source>
        <translation>Las filas de %1 tienen %2, y %3 tiene %4: no es seguro qué campo es qué columna.</translation>
    </message>
    <message>
        <source>Load this table on its own and say which field goes where, or leave it out here.</source>
        <translation>Cargue esta tabla sola e indique qué campo va a dónde, o déjela fuera aquí.</translation>
    </message>
    <message>
        <source>%1 has no field for what the server computes itself (%2): its fields are those of the other columns.</source>
        <translation>%1 no tiene campo para lo que el servidor calcula por sí mismo (%2): sus campos son los de las demás columnas.</translation>
    </message>
    <message>
        <source>Nothing is missing: the server makes these values anew.</source>
        <translation>No falta nada: el servidor crea estos valores de nuevo.</translation>
    </message>
    <message>
        <source>%1 makes its table.</source>
        <translation>%1 crea su tabla.</translation>
    </message>
    <message>
        <source>%1 makes no table for %2.</source>
        <translation>%1 no crea ninguna tabla para %2.</translation>
    </message>
    <message>
        <source>%1 makes a table without a data file: %2.</source>
        <translation>%1 crea una tabla sin archivo de datos: %2.</translation>
    </message>
    <message>
        <source>%1 makes %2 without a data file: %3.</source>
        <translation>%1 crea %2 sin archivo de datos: %3.</translation>
    </message>
    <message>
        <source>A load of all of it makes them and leaves them empty; nothing is missing if they were.</source>
        <translation>Una carga de todo las crea y las deja vacías; no falta nada si lo estaban.</translation>
    </message>
    <message>
        <source>The server that was to be thrown away does not let go of %1.</source>
        <translation>El servidor desechable no suelta %1.</translation>
    </message>
    <message>
        <source>Resume the run.</source>
        <translation>Reanude la ejecución.</translation>
    </message>
    <message>
        <source>give the table another tablespace</source>
        <translation>dar a la tabla otro tablespace</translation>
    </message>
    <message>
        <source>keep others away while the table has none</source>
        <translation>mantener a otros fuera mientras la tabla no tiene ninguno</translation>
    </message>
    <message>
        <source>have the empty table written down (FLUSH TABLES … FOR EXPORT)</source>
        <translation>hacer que se escriba la tabla vacía (FLUSH TABLES … FOR EXPORT)</translation>
    </message>
    <message>
        <source>have the server&apos;s checkpoint move on</source>
        <translation>hacer avanzar el punto de control del servidor</translation>
    </message>
    <message>
        <source>The server&apos;s checkpoint has not moved for a minute (%1 of %2): without it, a crash would lose what is written to an imported table.</source>
        <translation>El punto de control del servidor no se ha movido en un minuto (%1 de %2): sin él, una caída perdería lo que se escriba en una tabla importada.</translation>
    </message>
    <message>
        <source>SET GLOBAL innodb_max_dirty_pages_pct = 0 for a moment, as an account with SUPER; then resume the run.</source>
        <translation>SET GLOBAL innodb_max_dirty_pages_pct = 0 por un momento, con una cuenta con SUPER; luego reanude la ejecución.</translation>
    </message>
    <message>
        <source>%1 has it from %2 on.</source>
        <translation>%1 la tiene desde %2.</translation>
    </message>
    <message>
        <source>%1 has it no more from %2 on.</source>
        <translation>%1 ya no la tiene desde %2.</translation>
    </message>
    <message>
        <source>It is a function of %1.</source>
        <translation>Es una función de %1.</translation>
    </message>
    <message>
        <source>Write %1 in the dump instead.</source>
        <translation>Escriba en el volcado %1 en su lugar.</translation>
    </message>
    <message>
        <source>Write it differently in the dump, or make a function of that name first.</source>
        <translation>Escríbalo de otro modo en el volcado o cree antes una función con ese nombre.</translation>
    </message>
    <message>
        <source>the function %1</source>
        <translation>la función %1</translation>
    </message>
    <message>
        <source>The server has no function %1, and refuses what the dump makes with it.</source>
        <translation>El servidor no tiene la función %1 y rechaza lo que el volcado crea con ella.</translation>
    </message>
    <message>
        <source>The server has no function %1: a routine, trigger or event that calls it fails when it gets there.</source>
        <translation>El servidor no tiene la función %1: una rutina, un disparador o un evento que la llame falla al llegar ahí.</translation>
    </message>
    <message>
        <source>Give it a smaller pool (scratch start --memory), or let it keep its data on disk.</source>
        <translation>Dele un pool más pequeño (scratch start --memory), o deje que guarde sus datos en disco.</translation>
    </message>
    <message>
        <source>What the server reads in the table that is to be shipped is not what was read in the dump (checksum %1, expected %2).</source>
        <translation>Lo que el servidor lee en la tabla que se va a embarcar no es lo que se leyó en el volcado (suma de comprobación %1, se esperaba %2).</translation>
    </message>
    <message>
        <source>the journal&apos;s lines are logged as the rows are</source>
        <translation>las líneas del diario se registran como las filas</translation>
    </message>
    <message>
        <source>The server is a member of a group (Group Replication): with sql_log_bin=0 its other members would lack the rows, and leave the group at the first change of one.</source>
        <translation>El servidor es miembro de un grupo (Group Replication): con sql_log_bin=0 a los demás miembros les faltarían las filas, y abandonarían el grupo al primer cambio de una de ellas.</translation>
    </message>
    <message>
        <source>Leave sql_log_bin as it is.</source>
        <translation>Deje sql_log_bin como está.</translation>
    </message>
    <message>
        <source>Replicas read the binary log of this server (%1): with sql_log_bin=0 they would lack the rows, and stop at the first change of one.</source>
        <translation>Hay réplicas que leen el registro binario de este servidor (%1): con sql_log_bin=0 les faltarían las filas, y se detendrían al primer cambio de una de ellas.</translation>
    </message>
    <message>
        <source>Leave sql_log_bin as it is; or load each replica as well, and confirm it by the server&apos;s name: --confirm-unlogged %1.</source>
        <translation>Deje sql_log_bin como está; o cargue también cada réplica y confírmelo con el nombre del servidor: --confirm-unlogged %1.</translation>
    </message>
    <message>
        <source>the other members of the group lack these rows and leave the group</source>
        <translation>a los demás miembros del grupo les faltan estas filas y abandonan el grupo</translation>
    </message>
    <message>
        <source>replicas lack these rows, and point-in-time recovery; seen now: %1</source>
        <translation>a las réplicas y a la recuperación a un momento dado les faltan estas filas; se ven ahora: %1</translation>
    </message>
    <message>
        <source>make a table that changes places with the partition</source>
        <translation>crear una tabla que intercambia su lugar con la partición</translation>
    </message>
    <message>
        <source>The table has no partition %1.</source>
        <translation>La tabla no tiene ninguna partición %1.</translation>
    </message>
    <message>
        <source>The table has no partition %1, but %2.</source>
        <translation>La tabla no tiene ninguna partición %1, pero sí %2.</translation>
    </message>
    <message>
        <source>Partition %1 has partitions of its own: name one of these (%2 …), only such a one can be exchanged.</source>
        <translation>La partición %1 tiene a su vez particiones: indique una de ellas (%2 …), solo una así puede intercambiarse.</translation>
    </message>
    <message>
        <source>Partition %1 is not empty.</source>
        <translation>La partición %1 no está vacía.</translation>
    </message>
    <message>
        <source>The rows&apos; parents in %1 (foreign key %2) cannot be looked up: %3</source>
        <translation>No se pueden consultar los padres de las filas en %1 (clave foránea %2): %3</translation>
    </message>
    <message>
        <source>The table is partitioned: one empty partition of it can be shipped (--partition), not the whole.</source>
        <translation>La tabla está particionada: se puede embarcar una partición vacía (--partition), no el conjunto.</translation>
    </message>
    <message>
        <source>The table has a FULLTEXT index, whose own tables are not shipped. Take it away with its hidden column (while the table is empty: ALTER TABLE … DROP INDEX …, then ALTER TABLE … FORCE), ship, and add it again: the server makes it from the rows either way.</source>
        <translation>La tabla tiene un índice FULLTEXT, cuyas propias tablas no se embarcan. Quítelo junto con su columna oculta (mientras la tabla esté vacía: ALTER TABLE … DROP INDEX …, después ALTER TABLE … FORCE), embarque la tabla y vuelva a añadirlo: el servidor lo construye a partir de las filas en cualquier caso.</translation>
    </message>
    <message>
        <source>Only a table that is shipped is filled by a partition.</source>
        <translation>Solo una tabla que se embarca se llena por partición.</translation>
    </message>
    <message>
        <source>Leave --partition out, the server finds each row&apos;s partition; or plan with --way ship.</source>
        <translation>Omita --partition, el servidor encuentra la partición de cada fila; o planifique con --way ship.</translation>
    </message>
    <message>
        <source>a table of the same shape, in place of the partition</source>
        <translation>una tabla de la misma forma en lugar de la partición</translation>
    </message>
    <message>
        <source>hold each row against the partition, there and back</source>
        <translation>comprobar cada fila con la partición, ida y vuelta</translation>
    </message>
    <message>
        <source>rows without a parent, where the table has foreign keys</source>
        <translation>filas sin padre, donde la tabla tiene claves foráneas</translation>
    </message>
    <message>
        <source>keep others away</source>
        <translation>mantener alejados a los demás</translation>
    </message>
    <message>
        <source>the rows and the empty partition change places</source>
        <translation>las filas y la partición vacía intercambian sus lugares</translation>
    </message>
    <message>
        <source>and away with what is empty now</source>
        <translation>y fuera lo que ahora está vacío</translation>
    </message>
    <message>
        <source>%1 of the dump do not belong to partition %2, one of them with %3.</source>
        <translation>%1 del volcado no pertenecen a la partición %2, una de ellas con %3.</translation>
    </message>
    <message>
        <source>Rows of the dump do not belong to partition %1: %2</source>
        <translation>Hay filas del volcado que no pertenecen a la partición %1: %2</translation>
    </message>
    <message>
        <source>Name the partition they belong to (--partition), or leave --way out: the server finds each row&apos;s own then. The target&apos;s rows were not touched.</source>
        <translation>Indique la partición a la que pertenecen (--partition) u omita --way: entonces el servidor encuentra la de cada fila. Las filas del destino no se tocaron.</translation>
    </message>
    <message>
        <source>There is a table %1 already, which the run did not make.</source>
        <translation>Ya existe una tabla %1 que la ejecución no creó.</translation>
    </message>
    <message>
        <source>Drop it, if nobody needs it, and plan again.</source>
        <translation>Elimínela, si nadie la necesita, y planifique de nuevo.</translation>
    </message>
    <message>
        <source>%1 is made, in place of partition %2</source>
        <translation>Se crea %1 en lugar de la partición %2</translation>
    </message>
    <message>
        <source>Partition %1 of %2 is not empty any more: somebody else wrote into it.</source>
        <translation>La partición %1 de %2 ya no está vacía: alguien más escribió en ella.</translation>
    </message>
    <message>
        <source>Partition %1 of %2 holds %3 that the run did not put there.</source>
        <translation>La partición %1 de %2 contiene %3 que la ejecución no puso allí.</translation>
    </message>
    <message>
        <source>The rows of the run are gone from %1 and from partition %2 of %3.</source>
        <translation>Las filas de la ejecución han desaparecido de %1 y de la partición %2 de %3.</translation>
    </message>
    <message>
        <source>%1 changes places with partition %2</source>
        <translation>%1 intercambia su lugar con la partición %2</translation>
    </message>
    <message>
        <source>Partition %1 of %2 holds %3; the run put %4 there: somebody else wrote into it.</source>
        <translation>La partición %1 de %2 contiene %3; la ejecución puso %4 allí: alguien más escribió en ella.</translation>
    </message>
    <message>
        <source>Each row is held against partition %1</source>
        <translation>Cada fila se comprueba con la partición %1</translation>
    </message>
    <message>
        <source>Parents of foreign keys are not looked up: the plan has foreign_key_checks = 0.</source>
        <translation>No se consultan los padres de las claves foráneas: el plan tiene foreign_key_checks = 0.</translation>
    </message>
    <message>
        <source>Parents of foreign keys are looked up</source>
        <translation>Se consultan los padres de las claves foráneas</translation>
    </message>
    <message>
        <source>%1 has what its definition does not show (%2), as a FULLTEXT index that was dropped or columns added instantly leave behind.</source>
        <translation>%1 tiene algo que su definición no muestra (%2), como lo que dejan un índice FULLTEXT eliminado o columnas añadidas al instante.</translation>
    </message>
    <message>
        <source>ALTER TABLE %1 FORCE while it is empty; then run again.</source>
        <translation>ALTER TABLE %1 FORCE mientras esté vacía; después ejecute de nuevo.</translation>
    </message>
    <message>
        <source>%1 of %2 have no parent in %3 (foreign key %4), one of them with %5 = %6.</source>
        <translation>%1 de %2 no tienen padre en %3 (clave foránea %4), una de ellas con %5 = %6.</translation>
    </message>
    <message>
        <source>Load the parents first and resume the run, or correct the rows.</source>
        <translation>Cargue primero los padres y reanude la ejecución, o corrija las filas.</translation>
    </message>
    <message>
        <source>learn the number of the table&apos;s file</source>
        <translation>saber el número del archivo de la tabla</translation>
    </message>
    <message>
        <source>make the empty table anew for a rollback</source>
        <translation>volver a crear la tabla vacía para deshacer la carga</translation>
    </message>
    <message>
        <source>The table has foreign keys (%1), which the empty table would lose that a rollback makes anew: ship it by place.</source>
        <translation>La tabla tiene claves foráneas (%1), que perdería la tabla vacía que se crea de nuevo al deshacer la carga: envíela con place.</translation>
    </message>
    <message>
        <source>A partition is filled where Millrace itself puts the files in place.</source>
        <translation>Una partición se llena allí donde Millrace mismo pone los archivos en su sitio.</translation>
    </message>
    <message>
        <source>Leave --ship-by out, on the server&apos;s machine.</source>
        <translation>Omita --ship-by, en el equipo del servidor.</translation>
    </message>
    <message>
        <source>The folder for the bundle, %1, is no absolute path.</source>
        <translation>La carpeta para el paquete, %1, no es una ruta absoluta.</translation>
    </message>
    <message>
        <source>Name it from the root on.</source>
        <translation>Indíquela desde la raíz.</translation>
    </message>
    <message>
        <source>“%1” is no machine that ssh could reach.</source>
        <translation>«%1» no es un equipo al que ssh pueda llegar.</translation>
    </message>
    <message>
        <source>Name it as [USER@]HOST[:PORT].</source>
        <translation>Indíquelo como [USER@]HOST[:PORT].</translation>
    </message>
    <message>
        <source>see that the folder is the server&apos;s own</source>
        <translation>comprobar que la carpeta es la del servidor</translation>
    </message>
    <message>
        <source>take the new one in: again and again, until somebody has put its files there</source>
        <translation>incorporar el nuevo: una y otra vez, hasta que alguien haya puesto allí sus archivos</translation>
    </message>
    <message>
        <source>have the server remove the .cfg that was put there</source>
        <translation>hacer que el servidor quite el .cfg que se puso allí</translation>
    </message>
    <message>
        <source>The server finds the .cfg, but cannot open the .ibd of %1: look at its owner and mode, and into the server&apos;s error log.</source>
        <translation>El servidor encuentra el .cfg de %1, pero no puede abrir el .ibd: mire su propietario y sus permisos, y el registro de errores del servidor.</translation>
    </message>
    <message>
        <source>%1 was emptied or altered by somebody else meanwhile.</source>
        <translation>Mientras tanto, otra persona vació o modificó %1.</translation>
    </message>
    <message>
        <source>Waiting for the files to be put in place</source>
        <translation>A la espera de que se pongan los archivos en su sitio</translation>
    </message>
    <message>
        <source>The target&apos;s empty table is made anew</source>
        <translation>Se vuelve a crear la tabla vacía del destino</translation>
    </message>
    <message>
        <source>There is no ssh program on this machine.</source>
        <translation>En este equipo no hay ningún programa ssh.</translation>
    </message>
    <message>
        <source>Install one (openssh-client), or ship by a bundle (--ship-by bundle).</source>
        <translation>Instale uno (openssh-client) o envíe con un paquete (--ship-by bundle).</translation>
    </message>
    <message>
        <source>%1 does not start: %2.</source>
        <translation>%1 no arranca: %2.</translation>
    </message>
    <message>
        <source>Look at that program.</source>
        <translation>Revise ese programa.</translation>
    </message>
    <message>
        <source>ssh does not reach %1: %2</source>
        <translation>ssh no llega a %1: %2</translation>
    </message>
    <message>
        <source>Log in there once by hand with ssh, and look at the host&apos;s key before you accept it. Millrace gives no password and accepts no key: it takes one of yours that the other side knows (ssh-copy-id), in an agent where it has a passphrase.</source>
        <translation>Entre allí una vez a mano con ssh y mire la clave del equipo antes de aceptarla. Millrace no da contraseñas ni acepta claves: usa una de las suyas que el otro lado conozca (ssh-copy-id), de un agente si tiene frase de paso.</translation>
    </message>
    <message>
        <source>On %1: %2</source>
        <translation>En %1: %2</translation>
    </message>
    <message>
        <source>Log in there as root or as the server&apos;s account, or ship by a bundle (--ship-by bundle).</source>
        <translation>Entre allí como root o como la cuenta del servidor, o envíe con un paquete (--ship-by bundle).</translation>
    </message>
    <message>
        <source>Waiting for the files of %1. On the server&apos;s machine, as root or as the server&apos;s account: sh %2. %3 says what it does.</source>
        <translation>A la espera de los archivos de %1. En el equipo del servidor, como root o como la cuenta del servidor: sh %2. Lo que hace está en %3.</translation>
    </message>
    <message>
        <source>The table %1 of the server %2, run %3 of Millrace.</source>
        <translation>La tabla %1 del servidor %2, ejecución %3 de Millrace.</translation>
    </message>
    <message>
        <source>What there is to do, by somebody who may write into %1 (root, or the server&apos;s account):</source>
        <translation>Lo que hay que hacer, por alguien que pueda escribir en %1 (root o la cuenta del servidor):</translation>
    </message>
    <message>
        <source>1. Copy this folder to the server&apos;s machine, if it is not there.
2. There: sh %1
3. That is all. Millrace sees that the files are there, has the server take them in, counts, and ends.</source>
        <translation>1. Copie esta carpeta al equipo del servidor, si no está allí.
2. Allí: sh %1
3. Eso es todo. Millrace ve que los archivos están, hace que el servidor los incorpore, cuenta y termina.</translation>
    </message>
    <message>
        <source>Put the files there by the script and in no other way. A MySQL server stops when it takes in a file that is there only in part, and does not start as long as it lies there. The script copies under other names, compares the checksums (SHA-256), sets owner and mode, and only then gives the files the names that the server looks for. It puts nothing over a file that is there.</source>
        <translation>Ponga los archivos allí con el script y de ninguna otra manera. Un servidor MySQL se detiene cuando incorpora un archivo que solo está en parte, y no arranca mientras siga allí. El script copia con otros nombres, compara las sumas (SHA-256), fija propietario y permisos, y solo entonces da a los archivos los nombres que busca el servidor. No pone nada encima de un archivo que ya exista.</translation>
    </message>
    <message>
        <source>If the server keeps its data elsewhere on that machine than where it says (%1), as with a container: sh %2 THAT-DIRECTORY</source>
        <translation>Si el servidor guarda sus datos en ese equipo en otro sitio del que dice (%1), como con un contenedor: sh %2 ESE-DIRECTORIO</translation>
    </message>
    <message>
        <source>Until the files are in, every statement that reads or writes the table gets the error 1814 (tablespace is discarded); the table was empty before. No other table is touched or locked. Millrace looks every few seconds, and with each look the server writes one to three lines into its error log.</source>
        <translation>Hasta que los archivos estén incorporados, toda sentencia que lea o escriba la tabla recibe el error 1814 (tablespace is discarded); la tabla estaba vacía antes. Ninguna otra tabla se toca ni se bloquea. Millrace mira cada pocos segundos, y con cada mirada el servidor escribe de una a tres líneas en su registro de errores.</translation>
    </message>
    <message>
        <source>If Millrace was ended meanwhile, go on with: millrace-cli resume %1
To have the empty table back: millrace-cli rollback %1
The server can be started anew at any time.</source>
        <translation>Si Millrace terminó mientras tanto, se sigue con: millrace-cli resume %1
Para recuperar la tabla vacía: millrace-cli rollback %1
El servidor se puede reiniciar en cualquier momento.</translation>
    </message>
    <message>
        <source>place.sh: the server&apos;s folder of that schema is not there. Is this the server&apos;s machine? A data directory can be named: sh place.sh DIRECTORY</source>
        <translation>place.sh: la carpeta del servidor para ese esquema no está. ¿Es este el equipo del servidor? Se puede indicar un directorio de datos: sh place.sh DIRECTORIO</translation>
    </message>
    <message>
        <source>place.sh: the table has its file. Either Millrace is not waiting for another (millrace-cli resume %1), or it has been put there.</source>
        <translation>place.sh: la tabla tiene su archivo. O Millrace no espera otro (millrace-cli resume %1), o ya se puso allí.</translation>
    </message>
    <message>
        <source>the files cannot be copied; nothing was changed</source>
        <translation>no se pueden copiar los archivos; no se cambió nada</translation>
    </message>
    <message>
        <source>owner and mode cannot be set; nothing was changed</source>
        <translation>no se pueden fijar propietario y permisos; no se cambió nada</translation>
    </message>
    <message>
        <source>the files are not those that were proved: copy the bundle again; nothing was changed</source>
        <translation>no son los archivos que se comprobaron: copie el paquete otra vez; no se cambió nada</translation>
    </message>
    <message>
        <source>a file of that name appeared meanwhile</source>
        <translation>mientras tanto apareció un archivo con ese nombre</translation>
    </message>
    <message>
        <source>place.sh: the files are in place. Millrace does the rest.</source>
        <translation>place.sh: los archivos están en su sitio. Millrace hace lo demás.</translation>
    </message>
    <message>
        <source>place.sh: root or the account that the folder belongs to has to run this.</source>
        <translation>place.sh: esto lo tiene que ejecutar root o la cuenta a la que pertenece la carpeta.</translation>
    </message>
    <message>
        <source>The server wrote no %1 on %2 for the export: that folder is not its own.</source>
        <translation>El servidor no escribió ningún %1 en %2 para la exportación: esa carpeta no es la suya.</translation>
    </message>
    <message>
        <source>Name the machine that the server runs on, as ssh knows it (--ship-by ssh:HOST).</source>
        <translation>Indique el equipo en el que corre el servidor, como lo conoce ssh (--ship-by ssh:HOST).</translation>
    </message>
    <message>
        <source>The server does not say what number the file of %1 has.</source>
        <translation>El servidor no dice qué número tiene el archivo de %1.</translation>
    </message>
    <message>
        <source>Load another way (leave --way out).</source>
        <translation>Cargue de otra manera (sin --way).</translation>
    </message>
    <message>
        <source>The checksum of the first page of %1 is wrong.</source>
        <translation>La suma de comprobación de la primera página de %1 es incorrecta.</translation>
    </message>
    <message>
        <source>The binary log is on: rows that are shipped never get into it, so replicas, point-in-time recovery and change capture would miss them. If nobody needs them there, say so with sql_log_bin = 0 (--tune sql_log_bin=0).</source>
        <translation>El registro binario está activado: las filas embarcadas nunca llegan a él, así que faltarían en las réplicas, en la recuperación a un momento dado y en la captura de cambios. Si nadie las necesita ahí, dígalo con sql_log_bin = 0 (--tune sql_log_bin=0).</translation>
    </message>
    <message>
        <source>A server of the target&apos;s very version is started on this machine (the program of the target&apos;s own process, or one in PATH). It holds this table alone and is thrown away afterwards.</source>
        <translation>En este equipo se inicia un servidor de la misma versión que el destino (el programa del propio proceso del destino o uno en PATH). Solo contiene esta tabla y después se desecha.</translation>
    </message>
    <message>
        <source>A server of the target&apos;s very version is started on this machine (%1). It holds this table alone and is thrown away afterwards.</source>
        <translation>En este equipo se inicia un servidor de la misma versión que el destino (%1). Solo contiene esta tabla y después se desecha.</translation>
    </message>
    <message>
        <source>The dump is read once. Its rows, sorted by the primary key where they are not, and the entries of every index whose order is known here are written into %1.built in that server&apos;s folder; what is sorted meanwhile lies in ship/sorted in the run&apos;s folder.</source>
        <translation>El volcado se lee una vez. Sus filas, ordenadas por la clave primaria donde no lo están, y las entradas de cada índice cuyo orden se conoce aquí se escriben en %1.built en la carpeta de ese servidor; lo que se ordena entretanto está en ship/sorted, en la carpeta de la ejecución.</translation>
    </message>
    <message>
        <source>Its count and its CHECKSUM TABLE have to be those of what was read, over all rows, and CHECK TABLE looks through the pages as they were built.</source>
        <translation>Su recuento y su CHECKSUM TABLE tienen que ser los de lo leído, sobre todas las filas, y CHECK TABLE revisa las páginas tal como se construyeron.</translation>
    </message>
    <message>
        <source>It writes every page anew (ALTER TABLE … FORCE). Then its count and its CHECKSUM TABLE have to be those of what was read, over all rows.</source>
        <translation>Escribe de nuevo cada página (ALTER TABLE … FORCE). Después su recuento y su CHECKSUM TABLE tienen que ser los de lo leído, sobre todas las filas.</translation>
    </message>
    <message>
        <source>The target writes its empty table down (FLUSH TABLES … FOR EXPORT, locked for that moment); copies of the files are kept as before/empty.ibd and before/empty.cfg in the run&apos;s folder, for the way back.</source>
        <translation>El destino escribe su tabla vacía (FLUSH TABLES … FOR EXPORT, bloqueada ese momento); se guardan copias de los archivos como before/empty.ibd y before/empty.cfg en la carpeta de la ejecución, para la vuelta.</translation>
    </message>
    <message>
        <source>There the table is made by the target&apos;s SHOW CREATE TABLE, and its empty files are kept as ship/template.ibd and ship/template.cfg in the run&apos;s folder.</source>
        <translation>Allí se crea la tabla según el SHOW CREATE TABLE del destino, y sus archivos vacíos se guardan como ship/template.ibd y ship/template.cfg en la carpeta de la ejecución.</translation>
    </message>
    <message>
        <source>A table that stands in for partition %1 is made in %2: what follows happens to it, until its rows and the empty partition change places (EXCHANGE PARTITION) and it is dropped.</source>
        <translation>En %2 se crea una tabla que hace las veces de la partición %1: lo que sigue le ocurre a ella, hasta que sus filas y la partición vacía cambian de lugar (EXCHANGE PARTITION) y se elimina.</translation>
    </message>
    <message>
        <source>That server takes the file in (DISCARD and IMPORT TABLESPACE). Before it adds rows of its own, the ones that were built are counted and compared.</source>
        <translation>Ese servidor toma el archivo (DISCARD e IMPORT TABLESPACE). Antes de que añada filas propias, las construidas se cuentan y se comparan.</translation>
    </message>
    <message>
        <source>What only a server can be sure of, it loads by LOAD DATA as the plan says; indexes whose order only a server knows it builds after the rows.</source>
        <translation>Aquello de lo que solo un servidor puede estar seguro lo carga él con LOAD DATA según el plan; los índices cuyo orden solo conoce un servidor los crea después de las filas.</translation>
    </message>
    <message>
        <source>Where the table has foreign keys, rows without a parent are looked for; if there are any, the table is emptied again.</source>
        <translation>Donde la tabla tiene claves foráneas se buscan filas sin padre; si las hay, la tabla se vacía de nuevo.</translation>
    </message>
    <message>
        <source>The next AUTO_INCREMENT number is set, the target counts its rows, and its CHECKSUM TABLE has to be the one of the proof.</source>
        <translation>Se fija el siguiente número AUTO_INCREMENT, el destino cuenta sus filas y su CHECKSUM TABLE tiene que ser el de la prueba.</translation>
    </message>
    <message>
        <source>The next AUTO_INCREMENT number is set, and the target counts its rows.</source>
        <translation>Se fija el siguiente número AUTO_INCREMENT y el destino cuenta sus filas.</translation>
    </message>
    <message>
        <source>indexes that are not built here</source>
        <translation>índices que no se construyen aquí</translation>
    </message>
    <message>
        <source>on MariaDB, until its checkpoint has passed the empty file; then put back</source>
        <translation>en MariaDB, hasta que su punto de control haya pasado el archivo vacío; luego se restituye</translation>
    </message>
    <message>
        <source>server that builds</source>
        <translation>servidor que construye</translation>
    </message>
    <message>
        <source>build</source>
        <translation>construcción</translation>
    </message>
    <message>
        <source>look at what was built</source>
        <translation>examen de lo construido</translation>
    </message>
    <message>
        <source>indexes of the server</source>
        <translation>índices del servidor</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>export</source>
        <translation>exportación</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importación</translation>
    </message>
    <message>
        <source>Disk space</source>
        <translation>Espacio en disco</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>The table&apos;s file will take about %1 to %2. The disk of %3 has to hold it up to twice at a time; %4 are free.</source>
        <translation>El archivo de la tabla ocupará de %1 a %2, aproximadamente. El disco de %3 tiene que contenerlo hasta dos veces a la vez; hay %4 libres.</translation>
    </message>
    <message>
        <source>The table&apos;s file will take about %1 to %2. The disk of %3 has to hold it once; %4 are free.</source>
        <translation>El archivo de la tabla ocupará de %1 a %2, aproximadamente. El disco de %3 tiene que contenerlo una vez; hay %4 libres.</translation>
    </message>
    <message>
        <source>Free space there; the folders of runs move with MILLRACE_HOME. Files as they were built (--ship direct) need less.</source>
        <translation>Libere espacio allí; las carpetas de las ejecuciones se mueven con MILLRACE_HOME. Los archivos tal como se construyeron (--ship direct) necesitan menos.</translation>
    </message>
    <message>
        <source>The table&apos;s file will take about %1 to %2; free are %3.</source>
        <translation>El archivo de la tabla ocupará de %1 a %2, aproximadamente; hay libres %3.</translation>
    </message>
    <message>
        <source>What goes which way</source>
        <translation>Qué va por qué camino</translation>
    </message>
    <message>
        <source>The target&apos;s folder, disk space and which part of the table goes which way can be told once the table is there; the run looks at them before it builds anything.</source>
        <translation>La carpeta del destino, el espacio en disco y qué parte de la tabla va por qué camino se saben cuando la tabla existe; la ejecución los mira antes de construir nada.</translation>
    </message>
    <message>
        <source>Create the table, and check again.</source>
        <translation>Cree la tabla y compruebe de nuevo.</translation>
    </message>
    <message>
        <source>Server that builds</source>
        <translation>Servidor que crea</translation>
    </message>
    <message>
        <source>%1, the target&apos;s version: %2.</source>
        <translation>%1, la versión del destino: %2.</translation>
    </message>
    <message>
        <source>Folder of the target</source>
        <translation>Carpeta del destino</translation>
    </message>
    <message>
        <source>This account may put files into %1.</source>
        <translation>Esta cuenta puede poner archivos en %1.</translation>
    </message>
    <message>
        <source>This account may put files into %1; whether the server keeps its tables there or runs on another machine shows when the run begins, before anything is changed.</source>
        <translation>Esta cuenta puede poner archivos en %1; si el servidor guarda allí sus tablas o está en otro equipo se ve cuando empieza la ejecución, antes de cambiar nada.</translation>
    </message>
    <message>
        <source>Connect through the server&apos;s socket, and it is known before.</source>
        <translation>Conéctese por el socket del servidor y se sabrá antes.</translation>
    </message>
    <message>
        <source>The target has taken in %1 in %2 s</source>
        <translation>El destino ha tomado %1 en %2 s</translation>
    </message>
    <message>
        <source>Built on a server of the target&apos;s version that was thrown away: %1, CHECKSUM TABLE %2.</source>
        <translation>Construida en un servidor desechable de la versión del destino: %1, CHECKSUM TABLE %2.</translation>
    </message>
    <message>
        <source>Shipped direct: the pages as they were built, after CHECK TABLE and a checker of the file that shares no code with its writer.</source>
        <translation>Embarcada directamente: las páginas tal como se construyeron, después de CHECK TABLE y de un comprobador del archivo que no comparte código con quien lo escribió.</translation>
    </message>
    <message>
        <source>Shipped rebuilt: every page written by that server (ALTER TABLE … FORCE), compared after that, and read by a checker of the file that shares no code with its writer.</source>
        <translation>Embarcada reconstruida: cada página escrita por ese servidor (ALTER TABLE … FORCE), comparada después y leída por un comprobador del archivo que no comparte código con quien lo escribió.</translation>
    </message>
    <message>
        <source>The file: %1, XXH3 %2.</source>
        <translation>El archivo: %1, XXH3 %2.</translation>
    </message>
    <message>
        <source>The target took that file in.</source>
        <translation>El destino tomó ese archivo.</translation>
    </message>
    <message>
        <source>The target has not taken it in.</source>
        <translation>El destino no lo ha tomado.</translation>
    </message>
    <message>
        <source>indexes of its kind are not built here</source>
        <translation>los índices de su clase no se construyen aquí</translation>
    </message>
    <message>
        <source>it is kept as a hash, which only the server computes</source>
        <translation>se guarda como un hash que solo calcula el servidor</translation>
    </message>
    <message>
        <source>only the server computes what it holds</source>
        <translation>solo el servidor calcula lo que contiene</translation>
    </message>
    <message>
        <source>only the server knows the order of its texts (their collation)</source>
        <translation>solo el servidor conoce el orden de sus textos (su intercalación)</translation>
    </message>
    <message>
        <source>Rows are written straight into the file; one whose text leaves open what is stored (an odd date, too many digits, bytes that are no text of its column) is loaded by the server that is thrown away.</source>
        <translation>Las filas se escriben directamente en el archivo; una cuyo texto no dice con certeza qué se guarda (una fecha rara, demasiadas cifras, bytes que no son texto en su columna) la carga el servidor desechable.</translation>
    </message>
    <message>
        <source>Indexes written with them: %1.</source>
        <translation>Índices que se escriben con ellas: %1.</translation>
    </message>
    <message>
        <source>Index %1 is built by that server after the rows: %2.</source>
        <translation>El índice %1 lo crea ese servidor después de las filas: %2.</translation>
    </message>
    <message>
        <source>The run waits for somebody to put the files into %1.</source>
        <translation>La ejecución espera a que alguien ponga los archivos en %1.</translation>
    </message>
    <message>
        <source>ssh reaches %1, and the account there may put files into %2.</source>
        <translation>ssh llega a %1, y la cuenta de allí puede poner archivos en %2.</translation>
    </message>
    <message>
        <source>Nothing is looked at in the target&apos;s folder, which nobody here sees. For the way back the server makes the empty table anew.</source>
        <translation>En la carpeta del destino no se mira nada, pues desde aquí nadie la ve. Para la vuelta atrás el servidor crea de nuevo la tabla vacía.</translation>
    </message>
    <message>
        <source>ssh reaches %1, and the target writes its empty table down (FLUSH TABLES … FOR EXPORT, locked for that moment): its file has to appear there. For the way back the server makes the empty table anew.</source>
        <translation>ssh llega a %1, y el destino escribe su tabla vacía (FLUSH TABLES … FOR EXPORT, bloqueada por ese momento): su archivo tiene que aparecer allí. Para la vuelta atrás el servidor crea de nuevo la tabla vacía.</translation>
    </message>
    <message>
        <source>A bundle is made in %1: both files, a README and place.sh, which compares their checksums and puts them into the target&apos;s folder.</source>
        <translation>En %1 se hace un paquete: los dos archivos, un README y place.sh, que compara sus sumas y los pone en la carpeta del destino.</translation>
    </message>
    <message>
        <source>Both files are sent to %1 under names that no server opens, and their checksums are compared there.</source>
        <translation>Los dos archivos se envían a %1 con nombres que ningún servidor abre, y sus sumas se comparan allí.</translation>
    </message>
    <message>
        <source>%1.ibd and %1.cfg</source>
        <translation>%1.ibd y %1.cfg</translation>
    </message>
    <message>
        <source>%1 are put into the target&apos;s folder of %2, with owner and mode of the files there, and taken in (IMPORT TABLESPACE).</source>
        <translation>%1 se ponen en la carpeta de %2 del destino, con el propietario y los permisos de los archivos de allí, y se importan (IMPORT TABLESPACE).</translation>
    </message>
    <message>
        <source>The run waits until somebody has run place.sh on the target&apos;s machine, and tries again and again to have %1 taken in (IMPORT TABLESPACE); until then others are told that the table has no tablespace (1814).</source>
        <translation>La ejecución espera a que alguien haya ejecutado place.sh en la máquina del destino, e intenta una y otra vez que se importen %1 (IMPORT TABLESPACE); hasta entonces los demás reciben que la tabla no tiene espacio de tablas (1814).</translation>
    </message>
    <message>
        <source>%1 get their names in the target&apos;s folder of %2, with its owner, and are taken in (IMPORT TABLESPACE).</source>
        <translation>%1 reciben sus nombres en la carpeta de %2 del destino, con su propietario, y se importan (IMPORT TABLESPACE).</translation>
    </message>
    <message>
        <source>%1 is locked, has to be still empty, and gives up its empty tablespace (DISCARD TABLESPACE). On MariaDB the run waits there until the server&apos;s checkpoint has passed it, a second or two where little has to be written, with settings that make it write all changed pages (innodb_max_dirty_pages_pct = 0 and what goes with it).</source>
        <translation>%1 se bloquea, tiene que seguir vacía y entrega su espacio de tablas vacío (DISCARD TABLESPACE). En MariaDB la ejecución espera ahí a que el punto de control del servidor lo haya pasado, uno o dos segundos donde hay poco que escribir, con ajustes que le hacen escribir todas las páginas cambiadas (innodb_max_dirty_pages_pct = 0 y lo que lo acompaña).</translation>
    </message>
    <message>
        <source>the run&apos;s own folder (bundle)</source>
        <translation>la carpeta propia de la ejecución (bundle)</translation>
    </message>
    <message>
        <source>Then these files are deleted. Until then every step is written down before it is taken: resume goes on from wherever the run was broken off, and rollback leaves the table empty, as it was.</source>
        <translation>Después se borran estos archivos. Hasta entonces cada paso se anota antes de darlo: resume continúa donde se interrumpió la ejecución y rollback deja la tabla vacía, como estaba.</translation>
    </message>
    <message>
        <source>%1 has no tablespace now: millrace-cli rollback %2 brings the empty table back.</source>
        <translation>%1 no tiene ahora espacio de tablas: millrace-cli rollback %2 devuelve la tabla vacía.</translation>
    </message>
    <message>
        <source>The table is exported as ship/exported.ibd and ship/exported.cfg, that server is ended, and a checker that shares no code with what wrote the file reads all of it.</source>
        <translation>La tabla se exporta como ship/exported.ibd y ship/exported.cfg, se termina ese servidor, y un comprobador que no comparte código con quien escribió el archivo lo lee entero.</translation>
    </message>
    <message>
        <source>So far no file has reached the target. On MariaDB the next step was begun with the proof, for it takes as long; where the proof fails, the empty table is put back.</source>
        <translation>Hasta aquí ningún archivo ha llegado al destino. En MariaDB el paso siguiente empezó con la prueba, porque dura lo mismo; si la prueba falla, se repone la tabla vacía.</translation>
    </message>
    <message>
        <source>So far nothing of the target was changed.</source>
        <translation>Hasta aquí no se ha cambiado nada en el destino.</translation>
    </message>
    <message>
        <source>the operator %1</source>
        <translation>el operador %1</translation>
    </message>
    <message>
        <source>The operator %1, which this server has not, becomes the call that it stands for: %2.</source>
        <translation>El operador %1, que este servidor no tiene, se convierte en la llamada que representa: %2.</translation>
    </message>
    <message>
        <source>The server has no operator %1, and refuses what the dump makes with it.</source>
        <translation>El servidor no tiene el operador %1 y rechaza lo que el volcado crea con él.</translation>
    </message>
    <message>
        <source>%1 Write %2 in the dump, and give a column that has no other name than this one with AS.</source>
        <translation>%1 Escriba %2 en el volcado y dé ese nombre con AS a la columna que no tiene otro.</translation>
    </message>
    <message>
        <source>The unique indexes of %1 stay in place: INSERT IGNORE and REPLACE go by them.</source>
        <translation>Los índices únicos de %1 se quedan: INSERT IGNORE y REPLACE se rigen por ellos.</translation>
    </message>
    <message>
        <source>The contents of %1 were not compared: rows that came later took the place of some of them.</source>
        <translation>El contenido de %1 no se comparó: filas posteriores ocuparon el lugar de algunas de ellas.</translation>
    </message>
    <message>
        <source>the table has no secondary index</source>
        <translation>la tabla no tiene índices secundarios</translation>
    </message>
    <message>
        <source>rows of a table come in the order of its key</source>
        <translation>las filas de una tabla vienen en el orden de su clave</translation>
    </message>
    <message>
        <source>saves about %1 % of the time</source>
        <translation>ahorra cerca del %1 % del tiempo</translation>
    </message>
    <message>
        <source>filled while loading</source>
        <translation>se llenan durante la carga</translation>
    </message>
    <message>
        <source>built after the load</source>
        <translation>se construyen después de la carga</translation>
    </message>
    <message>
        <source>rows are added to tables that are there</source>
        <translation>se añaden filas a tablas que ya existen</translation>
    </message>
    <message>
        <source>new tables are filled first; those below 1 MB keep their indexes</source>
        <translation>las tablas nuevas se llenan primero; las de menos de 1 MB conservan sus índices</translation>
    </message>
    <message>
        <source>sorted by the primary key first</source>
        <translation>ordenadas antes por la clave primaria</translation>
    </message>
    <message>
        <source>as they come</source>
        <translation>como vienen</translation>
    </message>
    <message>
        <source>the table is not known yet</source>
        <translation>la tabla aún no se conoce</translation>
    </message>
    <message>
        <source>so few rows load at once in any order</source>
        <translation>tan pocas filas se cargan enseguida en cualquier orden</translation>
    </message>
    <message>
        <source>they are in the order of the key, but for a few</source>
        <translation>están en el orden de la clave, salvo unas pocas</translation>
    </message>
    <message>
        <source>they go all over the table</source>
        <translation>van por toda la tabla</translation>
    </message>
    <message>
        <source>they go all over a table that outgrows the %1 of the buffer pool which this load can count on</source>
        <translation>van por toda una tabla que supera los %1 del buffer pool con los que esta carga puede contar</translation>
    </message>
    <message>
        <source>built after the load, unique ones too</source>
        <translation>se construyen después de la carga, también los únicos</translation>
    </message>
    <message>
        <source>the account may not drop and build indexes</source>
        <translation>la cuenta no puede borrar ni construir índices</translation>
    </message>
    <message>
        <source>for so few rows building them anew is not worth it</source>
        <translation>para tan pocas filas no vale la pena construirlos de nuevo</translation>
    </message>
    <message>
        <source>%1 of about %2</source>
        <translation>%1 de unos %2</translation>
    </message>
    <message>
        <source>%1 outgrow the %2 of the buffer pool which this load can count on</source>
        <translation>%1 superan los %2 del buffer pool con los que esta carga puede contar</translation>
    </message>
    <message>
        <source>%1 are built from sorted entries for less than they are filled row by row</source>
        <translation>construir %1 a partir de entradas ordenadas cuesta menos que llenarlos fila a fila</translation>
    </message>
    <message>
        <source>the table has rows, and %1 of others in its schema may need them</source>
        <translation>la tabla tiene filas, y %1 de otros en su esquema pueden necesitarlos</translation>
    </message>
    <message>
        <source>the table has %1 already, which would be indexed anew</source>
        <translation>la tabla ya tiene %1, que habría que indexar de nuevo</translation>
    </message>
    <message>
        <source>%1 fit into the buffer pool</source>
        <translation>%1 caben en el buffer pool</translation>
    </message>
    <message>
        <source>%1 lets one session at a time write</source>
        <translation>%1 deja escribir a una sola sesión a la vez</translation>
    </message>
    <message>
        <source>for so few rows more would not help</source>
        <translation>para tan pocas filas más no ayudarían</translation>
    </message>
    <message>
        <source>how many processors the server has is not known</source>
        <translation>no se sabe cuántos procesadores tiene el servidor</translation>
    </message>
    <message>
        <source>by its settings the server has about %1 processors</source>
        <translation>según su configuración, el servidor tiene unos %1 procesadores</translation>
    </message>
    <message>
        <source>the server has %1, which is this machine&apos;s</source>
        <translation>el servidor tiene %1, los de esta máquina</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>procesador</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>procesadores</translation>
    </message>
    <message>
        <source>; %1 of others ran</source>
        <translation>; había %1 de otros en marcha</translation>
    </message>
    <message>
        <source>; chunks wait for the AUTO_INCREMENT lock (innodb_autoinc_lock_mode)</source>
        <translation>; los bloques esperan el bloqueo de AUTO_INCREMENT (innodb_autoinc_lock_mode)</translation>
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
        <source>long rows: a chunk stays below %1</source>
        <translation>filas largas: un bloque queda por debajo de %1</translation>
    </message>
    <message>
        <source>the rows are not counted</source>
        <translation>las filas no se han contado</translation>
    </message>
    <message>
        <source>so few rows go in one transaction</source>
        <translation>tan pocas filas van en una transacción</translation>
    </message>
    <message>
        <source>so that all connections have work and end together</source>
        <translation>para que todas las conexiones tengan trabajo y acaben a la vez</translation>
    </message>
    <message>
        <source>LOAD DATA LOCAL, or INSERT where the server refuses it</source>
        <translation>LOAD DATA LOCAL, o INSERT donde el servidor lo rechaza</translation>
    </message>
    <message>
        <source>INSERT … SELECT</source>
        <translation>INSERT … SELECT</translation>
    </message>
    <message>
        <source>works with any account that may write</source>
        <translation>sirve con cualquier cuenta que pueda escribir</translation>
    </message>
    <message>
        <source>counts and all contents</source>
        <translation>recuentos y todo el contenido</translation>
    </message>
    <message>
        <source>counts only</source>
        <translation>solo recuentos</translation>
    </message>
    <message>
        <source>counts and a sample of the contents</source>
        <translation>recuentos y una muestra del contenido</translation>
    </message>
    <message>
        <source>a load of up to 32 MB is compared whole, of a larger one every fourth chunk</source>
        <translation>hasta 32 MB se compara todo; si es mayor, uno de cada cuatro bloques</translation>
    </message>
    <message>
        <source>as it was asked for</source>
        <translation>como se pidió</translation>
    </message>
    <message>
        <source>Secondary indexes</source>
        <translation>Índices secundarios</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <translation>Orden de las filas</translation>
    </message>
    <message>
        <source>Proof afterwards</source>
        <translation>Prueba posterior</translation>
    </message>
    <message>
        <source> by the dump&apos;s own INSERT IGNORE</source>
        <translation> por el propio INSERT IGNORE del volcado</translation>
    </message>
    <message>
        <source>, %1 in the place of others</source>
        <translation>, %1 en lugar de otras</translation>
    </message>
    <message>
        <source>%1 of the dump was skipped by its own INSERT IGNORE.</source>
        <translation>%1 del volcado se omitió por su propio INSERT IGNORE.</translation>
    </message>
    <message>
        <source>%1 of the dump were skipped by its own INSERT IGNORE.</source>
        <translation>%1 del volcado se omitieron por su propio INSERT IGNORE.</translation>
    </message>
    <message>
        <source>%1 of the dump took the place of others or changed them, by its own REPLACE or ON DUPLICATE KEY UPDATE.</source>
        <translation>Por su propio REPLACE u ON DUPLICATE KEY UPDATE: %1 del volcado en lugar de otras, o las cambiaron.</translation>
    </message>
    <message>
        <source>The session of the interrupted run is still at work on the server: its statement is waited for</source>
        <translation>La sesión de la ejecución interrumpida aún trabaja en el servidor: se espera a su sentencia</translation>
    </message>
    <message>
        <source>That statement is not one of which it is not known whether it has run.</source>
        <translation>De esa sentencia no hay duda de si se ha ejecutado.</translation>
    </message>
    <message>
        <source>Resume without saying so: millrace-cli resume %1</source>
        <translation>Reanude sin decirlo: millrace-cli resume %1</translation>
    </message>
    <message>
        <source>The run cannot go on: what this statement asks about the one before it is gone with that one&apos;s session.</source>
        <translation>La ejecución no puede seguir: lo que esta sentencia pregunta sobre la anterior se perdió con la sesión de aquella.</translation>
    </message>
    <message>
        <source> It may have stored a part of its rows in %1, where there are no transactions.</source>
        <translation> Una parte de sus filas puede estar en %1, donde no hay transacciones.</translation>
    </message>
    <message>
        <source>What this statement stored in tables without transactions (%1) before the run was interrupted is there still, all else of it was taken back.</source>
        <translation>Lo que esta sentencia guardó en tablas sin transacciones (%1) antes de que se interrumpiera la ejecución sigue allí; todo lo demás se deshizo.</translation>
    </message>
    <message>
        <source>It writes into %1, where there are no transactions.</source>
        <translation>Escribe en %1, donde no hay transacciones.</translation>
    </message>
    <message>
        <source>Whether this statement ran before the run was interrupted, in whole or in part, is not known. %1</source>
        <translation>No se sabe si esta sentencia se ejecutó, entera o en parte, antes de que se interrumpiera la ejecución. %1</translation>
    </message>
    <message>
        <source>Look at what it changes. Where it has run, go on after it: millrace-cli resume %1 --has-run %2. Where it has not, or what it did is taken out again: millrace-cli resume %1 --run-again %2.</source>
        <translation>Mire lo que cambia. Si se ha ejecutado, siga detrás de ella: millrace-cli resume %1 --has-run %2. Si no, o si ya se ha quitado lo que hizo: millrace-cli resume %1 --run-again %2.</translation>
    </message>
    <message>
        <source>It commits by itself.</source>
        <translation>Confirma por sí misma.</translation>
    </message>
    <message>
        <source>Column %1 of %2 cannot be NULL, and INSERT IGNORE makes something else of it.</source>
        <translation>La columna %1 de %2 no puede ser NULL, e INSERT IGNORE hace otra cosa de ello.</translation>
    </message>
    <message>
        <source>sorting them would take longer than it saves</source>
        <translation>ordenarlas tardaría más de lo que ahorra</translation>
    </message>
    <message>
        <source>the source has no key to divide it by</source>
        <translation>el origen no tiene clave por la que dividirlo</translation>
    </message>
    <message>
        <source>the fastest of %1 trials with the first rows</source>
        <translation>la más rápida de %1 pruebas con las primeras filas</translation>
    </message>
    <message>
        <source>many small tables: while one waits for its commit another goes in</source>
        <translation>muchas tablas pequeñas: mientras una espera su commit, se carga otra</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ajustes</translation>
    </message>
    <message>
        <source>dropping of indexes</source>
        <translation>eliminación de índices</translation>
    </message>
    <message>
        <source>until the first byte</source>
        <translation>hasta el primer byte</translation>
    </message>
    <message>
        <source>last commits</source>
        <translation>últimos commits</translation>
    </message>
    <message>
        <source>settings put back</source>
        <translation>ajustes restablecidos</translation>
    </message>
    <message>
        <source>journal away</source>
        <translation>diario eliminado</translation>
    </message>
    <message>
        <source>the dump in its own order</source>
        <translation>el volcado en su propio orden</translation>
    </message>
    <message>
        <source>end</source>
        <translation>final</translation>
    </message>
    <message>
        <source>Where the time of the run&apos;s last part went: %1.</source>
        <translation>En qué se fue el tiempo de la última parte de la ejecución: %1.</translation>
    </message>
    <message>
        <source>Which rows of %1 stay depends on their order, and some are no plain values.</source>
        <translation>Qué filas de %1 se quedan depende de su orden, y algunas no son valores simples.</translation>
    </message>
    <message>
        <source>INSERT IGNORE leaves out rows of %1 that refer to what is not there yet.</source>
        <translation>INSERT IGNORE omite las filas de %1 que se refieren a lo que todavía no está.</translation>
    </message>
    <message>
        <source>Counted are the rows that are written out in the dump; what %1 add or change besides is known when they have run.</source>
        <translation>Se cuentan las filas escritas en el volcado; lo que %1 añaden o cambian además se sabe cuando se han ejecutado.</translation>
    </message>
    <message>
        <source>Look at the table, and empty it by hand: TRUNCATE TABLE %1</source>
        <translation>Revise la tabla y vacíela a mano: TRUNCATE TABLE %1</translation>
    </message>
    <message>
        <source>Look at the rows, and take them out by hand: DELETE FROM %1 WHERE %2</source>
        <translation>Revise las filas y sáquelas a mano: DELETE FROM %1 WHERE %2</translation>
    </message>
    <message>
        <source>The run is finished and verified; its journal is gone, and nothing was written down that %1 could be told by.</source>
        <translation>La ejecución ha terminado y está verificada; su diario ya no existe, y no se anotó nada por lo que reconocer %1.</translation>
    </message>
    <message>
        <source>Whether %1 is as the run left it cannot be proved: %2.</source>
        <translation>No se puede demostrar que %1 esté como la dejó la ejecución: %2.</translation>
    </message>
    <message>
        <source>its rows are others than when the run ended</source>
        <translation>sus filas son otras que al terminar la ejecución</translation>
    </message>
    <message>
        <source>its server was started anew at %1 UTC, and knows of no change before that</source>
        <translation>su servidor se reinició el %1 UTC y no sabe de cambios anteriores</translation>
    </message>
    <message>
        <source>it was written to at %1 UTC, after the run</source>
        <translation>se escribió en ella el %1 UTC, después de la ejecución</translation>
    </message>
    <message>
        <source>its server does not say when it was last written to</source>
        <translation>su servidor no dice cuándo se escribió en ella por última vez</translation>
    </message>
    <message>
        <source>%1 takes no larger transaction with ease (%2)</source>
        <translation>%1 no admite con holgura una transacción mayor (%2)</translation>
    </message>
    <message>
        <source>Galera: the whole cluster stands still while the indexes are built, and transactions that others have open on any node end with error 1213 (wsrep_OSU_method=TOI).</source>
        <translation>Galera: todo el clúster se detiene mientras se construyen los índices, y las transacciones que otros tengan abiertas en cualquier nodo terminan con el error 1213 (wsrep_OSU_method=TOI).</translation>
    </message>
    <message>
        <source>Chunk %1 met its own rows: by the journal they are committed</source>
        <translation>El chunk %1 encontró sus propias filas: según el diario están confirmadas</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nodo</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nodos</translation>
    </message>
    <message>
        <source>Node %1 of a Galera cluster</source>
        <translation>Nodo %1 de un clúster Galera</translation>
    </message>
    <message>
        <source>Node %1 of a Galera cluster of %2</source>
        <translation>Nodo %1 de un clúster Galera de %2</translation>
    </message>
    <message>
        <source>%1 takes no statements: it is %2, %3.</source>
        <translation>%1 no admite sentencias: su estado es %2, %3.</translation>
    </message>
    <message>
        <source>Load through a node of the primary component, or mend the network between the nodes.</source>
        <translation>Cargue a través de un nodo del componente primario, o repare la red entre los nodos.</translation>
    </message>
    <message>
        <source>; its state is not known.</source>
        <translation>; su estado no se conoce.</translation>
    </message>
    <message>
        <source>%1 is %2, not Synced: it may lag behind the others, and flow control does not wait for it.</source>
        <translation>%1 está %2, no Synced: puede ir por detrás de los demás, y el control de flujo no lo espera.</translation>
    </message>
    <message>
        <source>Wait until wsrep_local_state_comment says Synced, or load through another node.</source>
        <translation>Espere hasta que wsrep_local_state_comment diga Synced, o cargue a través de otro nodo.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>The server is in a group (Group Replication). Its members are not known: the account may not read the list.</source>
        <translation>El servidor está en un grupo (Group Replication). Sus miembros no se conocen: la cuenta no puede leer la lista.</translation>
    </message>
    <message>
        <source>Member %1 of a group of %2 (Group Replication)</source>
        <translation>Miembro %1 de un grupo de %2 (Group Replication)</translation>
    </message>
    <message>
        <source>%1 is not ONLINE but %2: it is no place to load into.</source>
        <translation>%1 no está ONLINE sino %2: ahí no se carga.</translation>
    </message>
    <message>
        <source>%1. Not ONLINE there: %2.</source>
        <translation>%1. No están ONLINE allí: %2.</translation>
    </message>
    <message>
        <source>See to them first: a group that loses its majority stops.</source>
        <translation>Ocúpese antes de ellos: un grupo que pierde su mayoría se detiene.</translation>
    </message>
    <message>
        <source>Chunks of %1 are what %2 takes with ease (%3).</source>
        <translation>%2 admite con holgura chunks de %1 (%3).</translation>
    </message>
    <message>
        <source>Chunks of %1 are more than %2 takes in one transaction (%3): each is refused and sent again in halves until what passes is known.</source>
        <translation>Los chunks de %1 superan lo que %2 admite en una transacción (%3): cada uno se rechaza y se vuelve a enviar en mitades hasta saber qué pasa.</translation>
    </message>
    <message>
        <source>Chunks of %1 are more than %2 takes with ease (%3): its other members fall behind, and everybody who writes waits for them.</source>
        <translation>Los chunks de %1 superan lo que %2 admite con holgura (%3): los demás miembros se retrasan, y todos los que escriben los esperan.</translation>
    </message>
    <message>
        <source>Leave the rows per chunk to Millrace (--chunk-rows auto), or take %1.</source>
        <translation>Deje las filas por chunk a Millrace (--chunk-rows auto), o tome %1.</translation>
    </message>
    <message>
        <source>%1 is %2, which Galera does not replicate: its rows would be on node %3 alone.</source>
        <translation>%1 es %2, que Galera no replica: sus filas estarían solo en el nodo %3.</translation>
    </message>
    <message>
        <source>ALTER TABLE … ENGINE=InnoDB before the load, or load into each node.</source>
        <translation>ALTER TABLE … ENGINE=InnoDB antes de la carga, o cargue en cada nodo.</translation>
    </message>
    <message>
        <source>%1 is %2: Group Replication takes rows of InnoDB tables only (error 3098).</source>
        <translation>%1 es %2: Group Replication solo admite filas de tablas InnoDB (error 3098).</translation>
    </message>
    <message>
        <source>%1 has no primary key: Group Replication takes no row of it (error 3098).</source>
        <translation>%1 no tiene clave primaria: Group Replication no admite ninguna fila suya (error 3098).</translation>
    </message>
    <message>
        <source>Give it one: ALTER TABLE %1 ADD PRIMARY KEY (…); or an invisible one: ALTER TABLE %1 ADD COLUMN my_row_id bigint unsigned NOT NULL AUTO_INCREMENT INVISIBLE PRIMARY KEY FIRST.</source>
        <translation>Dele una: ALTER TABLE %1 ADD PRIMARY KEY (…); o una invisible: ALTER TABLE %1 ADD COLUMN my_row_id bigint unsigned NOT NULL AUTO_INCREMENT INVISIBLE PRIMARY KEY FIRST.</translation>
    </message>
    <message>
        <source>Load into the group&apos;s primary: SELECT MEMBER_HOST, MEMBER_PORT FROM performance_schema.replication_group_members WHERE MEMBER_ROLE = &apos;PRIMARY&apos; names it.</source>
        <translation>Cargue en el primario del grupo: SELECT MEMBER_HOST, MEMBER_PORT FROM performance_schema.replication_group_members WHERE MEMBER_ROLE = &apos;PRIMARY&apos; lo nombra.</translation>
    </message>
    <message>
        <source>Load into the group&apos;s primary, %1.</source>
        <translation>Cargue en el primario del grupo, %1.</translation>
    </message>
    <message>
        <source>No lock reaches the other nodes of the cluster, where another run may be about to begin: the journal&apos;s table stays in the schema, empty, when the run is done.</source>
        <translation>Ningún bloqueo llega a los demás nodos del clúster, donde otra ejecución puede estar a punto de empezar: la tabla del diario queda vacía en el esquema cuando la ejecución termina.</translation>
    </message>
    <message>
        <source>The server is a member of a group (Group Replication) that takes no writes here (%1).</source>
        <translation>El servidor es miembro de un grupo (Group Replication) que aquí no admite escrituras (%1).</translation>
    </message>
    <message>
        <source>%1 or %2, so that its other nodes keep up</source>
        <translation>%1 o %2, para que los demás nodos sigan el ritmo</translation>
    </message>
    <message>
        <source>%1, with room to spare</source>
        <translation>%1, con margen</translation>
    </message>
    <message>
        <source>%1 does not hold this run: its journal knows nothing of run %2.</source>
        <translation>%1 no tiene esta ejecución: su diario no sabe nada de la ejecución %2.</translation>
    </message>
    <message>
        <source>Name another node of the same cluster, or the same server under its new address; elsewhere begin the plan anew.</source>
        <translation>Indique otro nodo del mismo clúster, o el mismo servidor con su nueva dirección; en otro lugar empiece el plan de nuevo.</translation>
    </message>
    <message>
        <source>node that is not known by name</source>
        <translation>nodo cuyo nombre no se conoce</translation>
    </message>
    <message>
        <source>nodes that are not known by name</source>
        <translation>nodos cuyos nombres no se conocen</translation>
    </message>
    <message>
        <source>The proof was cancelled.</source>
        <translation>La prueba se canceló.</translation>
    </message>
    <message>
        <source>Node %1: %2</source>
        <translation>Nodo %1: %2</translation>
    </message>
    <message>
        <source>Counted on node %1.</source>
        <translation>Contado en el nodo %1.</translation>
    </message>
    <message>
        <source>By its journal every chunk has arrived at %1 as well.</source>
        <translation>Según su diario, todos los chunks han llegado también a %1.</translation>
    </message>
    <message>
        <source>Not asked: %1.</source>
        <translation>Sin preguntar: %1.</translation>
    </message>
    <message>
        <source>The other nodes were not asked: this account may not see them.</source>
        <translation>No se preguntó a los demás nodos: esta cuenta no puede verlos.</translation>
    </message>
    <message>
        <source>“%1” is no address</source>
        <translation>«%1» no es una dirección</translation>
    </message>
    <message>
        <source>it is in no cluster</source>
        <translation>no está en ningún clúster</translation>
    </message>
    <message>
        <source>its journal holds %1 in %2 chunks, that of the node the load went to %3 in %4.</source>
        <translation>su diario contiene %1 en %2 chunks, el del nodo en el que se cargó %3 en %4.</translation>
    </message>
    <message>
        <source>Look at that node&apos;s error log and state before you read from it.</source>
        <translation>Mire el registro de errores y el estado de ese nodo antes de leer de él.</translation>
    </message>
    <message>
        <source>Use smaller chunks or fewer workers, or raise innodb_buffer_pool_size.</source>
        <translation>Use chunks más pequeños o menos workers, o aumente innodb_buffer_pool_size.</translation>
    </message>
    <message>
        <source>The group refused the transaction: see the server&apos;s error log. Where it is too large: use smaller chunks, or raise group_replication_transaction_size_limit on all members.</source>
        <translation>El grupo rechazó la transacción: vea el registro de errores del servidor. Si es demasiado grande: use chunks más pequeños, o aumente group_replication_transaction_size_limit en todos los miembros.</translation>
    </message>
    <message>
        <source>Group Replication takes rows of InnoDB tables with a primary key only: give the table one (ALTER TABLE … ADD PRIMARY KEY).</source>
        <translation>Group Replication solo admite filas de tablas InnoDB con clave primaria: dele una a la tabla (ALTER TABLE … ADD PRIMARY KEY).</translation>
    </message>
    <message>
        <source>The cluster takes no more rows in one transaction than wsrep_max_ws_rows says: use smaller chunks (--chunk-rows), or raise it on all nodes.</source>
        <translation>El clúster no admite en una transacción más filas de las que dice wsrep_max_ws_rows: use chunks más pequeños (--chunk-rows), o auméntelo en todos los nodos.</translation>
    </message>
    <message>
        <source>The cluster takes no longer transaction than wsrep_max_ws_size says: use smaller chunks (--chunk-rows), or raise it on all nodes.</source>
        <translation>El clúster no admite una transacción más larga de lo que dice wsrep_max_ws_size: use chunks más pequeños (--chunk-rows), o auméntelo en todos los nodos.</translation>
    </message>
    <message>
        <source>The server is a node of a Galera cluster: sql_log_bin=0 keeps no row from its other nodes, only from replicas that read its binary log.</source>
        <translation>El servidor es un nodo de un clúster Galera: sql_log_bin=0 no oculta ninguna fila a los demás nodos, solo a las réplicas que leen su registro binario.</translation>
    </message>
    <message>
        <source>the other nodes of the cluster get the rows all the same</source>
        <translation>los demás nodos del clúster reciben las filas igualmente</translation>
    </message>
    <message>
        <source>Column %1 of %2 cannot be NULL, and the dump&apos;s session makes something else of it, or an error.</source>
        <translation>La columna %1 de %2 no puede ser NULL, y la sesión del volcado la convierte en otra cosa o en un error.</translation>
    </message>
    <message>
        <source>Column %1 of %2 is a SET and gets numbers.</source>
        <translation>La columna %1 de %2 es un SET y recibe números.</translation>
    </message>
    <message>
        <source>%1 has the files of a dump by mydumper, and no metadata: nothing says whether it was finished.</source>
        <translation>%1 tiene los archivos de un volcado de mydumper y ningún metadato: nada dice si se terminó.</translation>
    </message>
    <message>
        <source>Get the file &quot;metadata&quot; as well, or compare the files with where they came from.</source>
        <translation>Consiga también el archivo «metadata» o compare los archivos con su origen.</translation>
    </message>
    <message>
        <source>%1 left out: none of them could be a row.</source>
        <translation>%1: ninguna podría ser una fila.</translation>
    </message>
    <message>
        <source>line of comment (#) between the sampled rows is</source>
        <translation>línea de comentario (#) entre las filas de la muestra se omite</translation>
    </message>
    <message>
        <source>lines of comment (#) between the sampled rows are</source>
        <translation>líneas de comentario (#) entre las filas de la muestra se omiten</translation>
    </message>
    <message>
        <source>Lines of comment need rows that end in a line feed or a carriage return.</source>
        <translation>Las líneas de comentario requieren filas que acaben en salto de línea o retorno de carro.</translation>
    </message>
    <message>
        <source>Leave the beginning of comments empty, or correct LINES TERMINATED BY.</source>
        <translation>Deje vacío el comienzo de los comentarios o corrija LINES TERMINATED BY.</translation>
    </message>
    <message>
        <source>Lines of comment and LINES STARTING BY at once: what does not start so is passed over by the server already.</source>
        <translation>Líneas de comentario y LINES STARTING BY a la vez: lo que no empieza así ya lo omite el servidor.</translation>
    </message>
    <message>
        <source>Use one of them.</source>
        <translation>Use uno de los dos.</translation>
    </message>
    <message>
        <source>Rows may begin with “%1”, too: such a row would be taken for a comment.</source>
        <translation>También las filas pueden empezar con «%1»: una fila así se tomaría por un comentario.</translation>
    </message>
    <message>
        <source>Choose a beginning of comments that is no terminator, no enclosing and no escape byte.</source>
        <translation>Elija para los comentarios un comienzo que no sea separador, delimitador ni carácter de escape.</translation>
    </message>
    <message>
        <source>%1 left out as comments (%2), though they have as many fields as a row; the first is here.</source>
        <translation>%1 como comentario (%2) con tantos campos como una fila; la primera está aquí.</translation>
    </message>
    <message>
        <source>line is</source>
        <translation>línea se omite</translation>
    </message>
    <message>
        <source>lines are</source>
        <translation>líneas se omiten</translation>
    </message>
    <message>
        <source>If they are rows, leave the beginning of comments empty, and take the lines that are none out of the file.</source>
        <translation>Si son filas, deje vacío el comienzo de los comentarios y quite del archivo las líneas que no lo son.</translation>
    </message>
    <message>
        <source>If it is a comment: say that comments begin with #, and such lines are left out.</source>
        <translation>Si es un comentario: indique que los comentarios empiezan con #, y esas líneas se omitirán.</translation>
    </message>
    <message>
        <source>another server was asked than the run&apos;s, and its times are others</source>
        <translation>se preguntó a otro servidor que el de la ejecución, y sus tiempos son otros</translation>
    </message>
    <message>
        <source>Node %1 of the Galera cluster is %2, not Synced: it lags behind the others.</source>
        <translation>El nodo %1 del clúster Galera está en %2, no Synced: va por detrás de los demás.</translation>
    </message>
    <message>
        <source>Not ONLINE in the group: %1.</source>
        <translation>No está ONLINE en el grupo: %1.</translation>
    </message>
    <message>
        <source>Nodes in the Galera cluster: %1 now, %2 before.</source>
        <translation>Nodos en el clúster Galera: ahora %1, antes %2.</translation>
    </message>
    <message>
        <source>The cluster is as it should be again, at node %1.</source>
        <translation>El clúster vuelve a estar como debe, en el nodo %1.</translation>
    </message>
    <message>
        <source>%1 is lost to the run, which goes on at another node of the cluster, %2. %3</source>
        <translation>%1 está perdido para la ejecución, que sigue en otro nodo del clúster, %2. %3</translation>
    </message>
    <message>
        <source>The node is cut off from its Galera cluster, or has not caught up with it: go on at another node (millrace-cli resume RUN --target URL), or mend the network between the nodes.</source>
        <translation>El nodo está aislado de su clúster Galera, o aún no lo ha alcanzado: siga en otro nodo (millrace-cli resume RUN --target URL), o arregle la red entre los nodos.</translation>
    </message>
    <message>
        <source>The node was cut off from its Galera cluster at the COMMIT: go on at another node (millrace-cli resume RUN --target URL), or mend the network between the nodes.</source>
        <translation>El nodo quedó aislado de su clúster Galera durante el COMMIT: siga en otro nodo (millrace-cli resume RUN --target URL), o arregle la red entre los nodos.</translation>
    </message>
    <message>
        <source>Go on at a node that takes rows: millrace-cli resume RUN --target URL.</source>
        <translation>Siga en un nodo que admita filas: millrace-cli resume RUN --target URL.</translation>
    </message>
    <message>
        <source>The server that answers does not belong to the cluster of the run.</source>
        <translation>El servidor que responde no pertenece al clúster de la ejecución.</translation>
    </message>
    <message>
        <source>The server that answers is in no cluster at the moment.</source>
        <translation>El servidor que responde no está ahora en ningún clúster.</translation>
    </message>
    <message>
        <source>Member %1 of the group only reads.</source>
        <translation>El miembro %1 del grupo es de solo lectura.</translation>
    </message>
    <message>
        <source>Node %1 of the Galera cluster takes no statements: it is %2, %3.</source>
        <translation>El nodo %1 del clúster Galera no admite sentencias: está en %2, %3.</translation>
    </message>
    <message>
        <source>Member %1 of the group takes no rows: it is %2.</source>
        <translation>El miembro %1 del grupo no admite filas: está en %2.</translation>
    </message>
    <message>
        <source>The group has lost its majority: member %1 does not reach %2. Every COMMIT waits until they are back, or somebody makes the rest a group (SET GLOBAL group_replication_force_members).</source>
        <translation>El grupo ha perdido la mayoría: el miembro %1 no alcanza a %2. Cada COMMIT espera hasta que vuelvan o alguien haga un grupo con el resto (SET GLOBAL group_replication_force_members).</translation>
    </message>
    <message>
        <source>Its certificate is not for “%1”. Connect by a name it was made for.</source>
        <translation>Su certificado no es para «%1». Conéctese por un nombre para el que se haya emitido.</translation>
    </message>
    <message>
        <source>nobody vouches for its certificate</source>
        <translation>nadie responde por su certificado</translation>
    </message>
    <message>
        <source>%1 did not prove that it is the server you mean: at a loopback address MariaDB Connector/C %2 checks no more than who signed a certificate, and that only where a CA file is named.</source>
        <translation>%1 no demostró ser el servidor que usted quiere: en una dirección de bucle local MariaDB Connector/C %2 solo comprueba quién firmó un certificado, y eso solo si se nombra un archivo de CA.</translation>
    </message>
    <message>
        <source>Connect to the server&apos;s own address instead of “%1”, or use ssl-mode=verify-ca with ssl-ca=FILE.</source>
        <translation>Conéctese a la dirección propia del servidor en lugar de «%1», o use ssl-mode=verify-ca con ssl-ca=ARCHIVO.</translation>
    </message>
    <message>
        <source>The run has no chunk %1.</source>
        <translation>La ejecución no tiene ningún chunk %1.</translation>
    </message>
    <message>
        <source>How long each chunk of this run took is not known.</source>
        <translation>No se sabe cuánto tardó cada chunk de esta ejecución.</translation>
    </message>
    <message>
        <source>Last row</source>
        <translation>Última fila</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>The rows were sorted by the primary key before they were cut into chunks: those of a chunk stand all over the dump.</source>
        <translation>Las filas se ordenaron por la clave primaria antes de cortarlas en chunks: las de un chunk están repartidas por todo el volcado.</translation>
    </message>
    <message>
        <source>Look at rows by their key or number.</source>
        <translation>Mire las filas por su clave o su número.</translation>
    </message>
    <message>
        <source>Chunk %1, first row</source>
        <translation>Chunk %1, primera fila</translation>
    </message>
    <message>
        <source>Chunk %1, last row</source>
        <translation>Chunk %1, última fila</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Apartadas: %1</translation>
    </message>
    <message>
        <source>The dump has no row %1, or it is too long to be shown.</source>
        <translation>El volcado no tiene ninguna fila %1, o es demasiado larga para mostrarla.</translation>
    </message>
    <message>
        <source>No table %1 of the dump was begun.</source>
        <translation>No se empezó ninguna tabla %1 del volcado.</translation>
    </message>
    <message>
        <source>The dump&apos;s tables are %1.</source>
        <translation>Las tablas del volcado son %1.</translation>
    </message>
    <message>
        <source>Compare the two tables with a client.</source>
        <translation>Compare las dos tablas con un cliente.</translation>
    </message>
    <message>
        <source>%1 has no key by which a row could be told from others.</source>
        <translation>%1 no tiene ninguna clave que distinga una fila de las demás.</translation>
    </message>
    <message>
        <source>Look at the table with a client.</source>
        <translation>Mire la tabla con un cliente.</translation>
    </message>
    <message>
        <source>The key of %1 has a column that this account cannot read.</source>
        <translation>La clave de %1 tiene una columna que esta cuenta no puede leer.</translation>
    </message>
    <message>
        <source>The server does not store this row.</source>
        <translation>El servidor no guarda esta fila.</translation>
    </message>
    <message>
        <source>The table has no row with %1.</source>
        <translation>La tabla no tiene ninguna fila con %1.</translation>
    </message>
    <message>
        <source>The dump has no row of this number.</source>
        <translation>El volcado no tiene ninguna fila con este número.</translation>
    </message>
    <message>
        <source>Which row of the dump this one was cannot be told from its key: %1 is not a field of the dump as it is.</source>
        <translation>Por su clave no se puede decir qué fila del volcado era esta: %1 no es un campo del volcado tal cual.</translation>
    </message>
    <message>
        <source>No row of the dump has this key: the row was there before, or the dump writes the key in another way.</source>
        <translation>Ninguna fila del volcado tiene esta clave: la fila estaba antes, o el volcado escribe la clave de otra manera.</translation>
    </message>
    <message>
        <source>“%1” is not a value of %2.</source>
        <translation>«%1» no es un valor de %2.</translation>
    </message>
    <message>
        <source>Write its bytes in hexadecimal.</source>
        <translation>Escriba sus bytes en hexadecimal.</translation>
    </message>
    <message>
        <source>The key of %1 has the columns %2: a value for each is needed.</source>
        <translation>La clave de %1 tiene las columnas %2: hace falta un valor para cada una.</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <translation>%1 cargadas</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 apartadas</translation>
    </message>
    <message>
        <source>… and %1, which the report has</source>
        <translation>… y %1, que están en el informe</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>not in the table</source>
        <translation>no está en la tabla</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>apartada</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>The table has triggers, which the load fires and this look does not.</source>
        <translation>La tabla tiene disparadores, que la carga activa y esta mirada no.</translation>
    </message>
    <message>
        <source>Of rows with one key this run kept one: another row may have this key.</source>
        <translation>De las filas con una misma clave esta ejecución conservó una: otra fila puede tener esta clave.</translation>
    </message>
    <message>
        <source>Its program ended without closing the run: it was killed, or the machine went down.</source>
        <translation>Su programa terminó sin cerrar la ejecución: se interrumpió, o la máquina se apagó.</translation>
    </message>
    <message>
        <source>Resume it: each row ends up in the table once.</source>
        <translation>Reanúdela: cada fila acaba una vez en la tabla.</translation>
    </message>
    <message>
        <source>%1 is not as the run left it: its rows are others than when the run ended.</source>
        <translation>%1 no está como la dejó la ejecución: sus filas son otras que al terminar esta.</translation>
    </message>
    <message>
        <source>Look at what is there, and take the rows out by hand: %1</source>
        <translation>Mire lo que hay y quite las filas a mano: %1</translation>
    </message>
    <message>
        <source>The run is finished and verified: its journal is gone, and nothing was written down that its rows could be told by.</source>
        <translation>La ejecución terminó y está verificada: su diario ya no existe y no se anotó nada por lo que reconocer sus filas.</translation>
    </message>
    <message>
        <source>The rows came from another server, where they have no numbers.</source>
        <translation>Las filas vinieron de otro servidor, donde no tienen números.</translation>
    </message>
    <message>
        <source>Look at rows by their key.</source>
        <translation>Mire las filas por su clave.</translation>
    </message>
    <message>
        <source>The source has no key: its rows were read in one go, and which of them are a chunk&apos;s cannot be told.</source>
        <translation>El origen no tiene clave: sus filas se leyeron de una vez y no se puede saber cuáles son de un chunk.</translation>
    </message>
    <message>
        <source>The look at the rows was cancelled.</source>
        <translation>Se canceló la consulta de las filas.</translation>
    </message>
    <message>
        <source>The rows of %1 come from a table of the same server.</source>
        <translation>Las filas de %1 vienen de una tabla del mismo servidor.</translation>
    </message>
    <message>
        <source>The source&apos;s row is as it is now: it may have changed since the load.</source>
        <translation>La fila del origen es la de ahora: puede haber cambiado desde la carga.</translation>
    </message>
    <message>
        <source>The row&apos;s key (%1) is not in the source: the server gave it one.</source>
        <translation>La clave de la fila (%1) no está en el origen: se la dio el servidor.</translation>
    </message>
    <message>
        <source>Which row of the source this one was cannot be told from its key: %1 is not a column of the source as it is.</source>
        <translation>Por su clave no se puede saber qué fila del origen era esta: %1 no es una columna del origen tal cual.</translation>
    </message>
    <message>
        <source>The source has no row with this key: the row was there before, or the source has changed since the load.</source>
        <translation>El origen no tiene ninguna fila con esta clave: la fila ya estaba antes, o el origen ha cambiado desde la carga.</translation>
    </message>
    <message>
        <source>Nor has the source.</source>
        <translation>El origen tampoco.</translation>
    </message>
    <message>
        <source>%1 has no rows.</source>
        <translation>%1 no tiene filas.</translation>
    </message>
    <message>
        <source>The source has no rows of this chunk any more.</source>
        <translation>El origen ya no tiene filas de este chunk.</translation>
    </message>
    <message>
        <source>of rows with one key their order says which stays, and more would not keep it</source>
        <translation>de varias filas con la misma clave su orden dice cuál queda, y más no lo respetarían</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>With %1 nobody can tell which of several rows with one key stays: their order in the dump is kept within a chunk only.</source>
        <translation>Con %1 nadie puede decir cuál de varias filas con la misma clave queda: su orden en el volcado solo se respeta dentro de un chunk.</translation>
    </message>
    <message>
        <source>Where the dump may hold such rows load with one worker.</source>
        <translation>Si el volcado puede contener tales filas, cargue con un solo worker.</translation>
    </message>
    <message>
        <source>The run has loaded no rows.</source>
        <translation>La ejecución no ha cargado filas.</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compresión</translation>
    </message>
    <message>
        <source>The server takes only what its variable protocol_compression_algorithms names: choose another compression (compression=zlib), or have what you want allowed there.</source>
        <translation>El servidor solo admite lo que nombra su variable protocol_compression_algorithms: elija otra compresión (compression=zlib) o haga que se permita allí la deseada.</translation>
    </message>
    <message>
        <source>compression=%1 is unknown.</source>
        <translation>compression=%1 es desconocido.</translation>
    </message>
    <message>
        <source>Use off, zlib, zstd or auto.</source>
        <translation>Use off, zlib, zstd o auto.</translation>
    </message>
    <message>
        <source>MariaDB Connector/C %1 on this machine cannot compress with zstd: it has no plugin for that.</source>
        <translation>MariaDB Connector/C %1 de este equipo no puede comprimir con zstd: no tiene el complemento para ello.</translation>
    </message>
    <message>
        <source>Use compression=zlib, or install the library&apos;s plugin zstd.so.</source>
        <translation>Use compression=zlib o instale el complemento zstd.so de la biblioteca.</translation>
    </message>
    <message>
        <source>A compressed connection is asked for, but %1 offers none.</source>
        <translation>Se pide una conexión comprimida, pero %1 no la ofrece.</translation>
    </message>
    <message>
        <source>Have it allowed at the server (MySQL: its variable protocol_compression_algorithms), or leave compression off.</source>
        <translation>Haga que se permita en el servidor (MySQL: su variable protocol_compression_algorithms) o conecte sin compresión.</translation>
    </message>
    <message>
        <source>%1 does not take zstd, only zlib.</source>
        <translation>%1 no admite zstd, solo zlib.</translation>
    </message>
    <message>
        <source>Use compression=zlib. Zstd is MySQL&apos;s, from 8.0.18 on, where its variable protocol_compression_algorithms names it.</source>
        <translation>Use compression=zlib. Zstd es de MySQL, desde 8.0.18, donde su variable protocol_compression_algorithms lo nombra.</translation>
    </message>
    <message>
        <source>Not compressed.</source>
        <translation>Sin comprimir.</translation>
    </message>
    <message>
        <source>Compressed (%1).</source>
        <translation>Comprimido (%1).</translation>
    </message>
    <message>
        <source>Not compressed: what passes does not leave this machine.</source>
        <translation>Sin comprimir: lo que pasa no sale de este equipo.</translation>
    </message>
    <message>
        <source>Not compressed: a round trip takes %1 ms, less than %2 ms, and so near the line is faster than the compression.</source>
        <translation>Sin comprimir: ida y vuelta tardan %1 ms, menos de %2 ms, y tan cerca la línea es más rápida que la compresión.</translation>
    </message>
    <message>
        <source>Not compressed: a round trip takes %1 ms, but the server takes no compression.</source>
        <translation>Sin comprimir: ida y vuelta tardan %1 ms, pero el servidor no admite compresión.</translation>
    </message>
    <message>
        <source>Compressed (%1): a round trip takes %2 ms, and so far away the line is slower than the compression.</source>
        <translation>Comprimido (%1): ida y vuelta tardan %2 ms, y tan lejos la línea es más lenta que la compresión.</translation>
    </message>
    <message>
        <source>Compressed (%1): the server takes no other sessions.</source>
        <translation>Comprimido (%1): el servidor no admite otras sesiones.</translation>
    </message>
    <message>
        <source>Sent over the line</source>
        <translation>Enviado por la línea</translation>
    </message>
    <message>
        <source>The cluster: for %1 of the time its nodes took no rows, because one of them has to catch up or because there is no majority of them.</source>
        <translation>El clúster: durante el %1 del tiempo sus nodos no aceptaron filas, porque uno de ellos tiene que ponerse al día o porque no hay mayoría.</translation>
    </message>
    <message>
        <source>Look at the node with the longest wsrep_local_recv_queue: more threads that apply (wsrep_slave_threads), a faster disk, or leave it out until the load is over.</source>
        <translation>Mire el nodo con la wsrep_local_recv_queue más larga: más hilos que apliquen (wsrep_slave_threads), un disco más rápido, o déjelo fuera hasta que termine la carga.</translation>
    </message>
    <message>
        <source>Limit: the cluster, it took no rows %1 of the time. Look at the node with the longest wsrep_local_recv_queue.</source>
        <translation>Límite: el clúster, no aceptó filas el %1 del tiempo. Mire el nodo con la wsrep_local_recv_queue más larga.</translation>
    </message>
    <message>
        <source>Bring the server back, then resume the run. %1</source>
        <translation>Recupere el servidor y reanude la ejecución. %1</translation>
    </message>
    <message>
        <source>What has to be true first</source>
        <translation>Lo que debe cumplirse antes</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Cómo está</translation>
    </message>
    <message>
        <source>Following the source of the dump</source>
        <translation>Seguir al origen del volcado</translation>
    </message>
    <message>
        <source>Where it begins</source>
        <translation>Dónde empieza</translation>
    </message>
    <message>
        <source>The dump names GTIDs alone (%1), and %2 cannot begin at those of the other kind of server.</source>
        <translation>El volcado solo indica GTID (%1), y %2 no puede empezar en los del otro tipo de servidor.</translation>
    </message>
    <message>
        <source>Dump again with file and position of the binary log (source-data=2, master-data=2).</source>
        <translation>Volver a volcar con archivo y posición del registro binario (source-data=2, master-data=2).</translation>
    </message>
    <message>
        <source>The source is a MySQL: only file and position lead MariaDB through its binary log. What MariaDB does not know there stops it: collations utf8mb4_0900, JSON that is updated in part, compressed transactions.</source>
        <translation>El origen es un MySQL: por su registro binario solo archivo y posición guían a MariaDB. Lo que MariaDB no conoce allí la detiene: intercalaciones utf8mb4_0900, JSON modificado en parte, transacciones comprimidas.</translation>
    </message>
    <message>
        <source>The source is a MariaDB: only file and position lead MySQL through its binary log. What MySQL does not know there stops it: statements and types of MariaDB&apos;s alone, compressed columns and events.</source>
        <translation>El origen es una MariaDB: por su registro binario solo archivo y posición guían a MySQL. Lo que MySQL no conoce allí lo detiene: sentencias y tipos propios de MariaDB, columnas y eventos comprimidos.</translation>
    </message>
    <message>
        <source>On the source: binlog_row_value_options = &apos;&apos;, binlog_transaction_compression = OFF, binlog_row_metadata = MINIMAL; an account whose login both know (mysql_native_password).</source>
        <translation>En el origen: binlog_row_value_options = &apos;&apos;, binlog_transaction_compression = OFF, binlog_row_metadata = MINIMAL; una cuenta cuyo inicio de sesión conozcan ambos (mysql_native_password).</translation>
    </message>
    <message>
        <source>On the source: log_bin_compress = OFF, binlog_format = ROW. Try it with a server that nobody needs first.</source>
        <translation>En el origen: log_bin_compress = OFF, binlog_format = ROW. Probarlo antes con un servidor que nadie necesite.</translation>
    </message>
    <message>
        <source>The dump was made on a replica, and names the moment of that one&apos;s source.</source>
        <translation>El volcado se hizo en una réplica e indica el momento del origen de esta.</translation>
    </message>
    <message>
        <source>The statements lead to that source, not to the server that was dumped.</source>
        <translation>Las sentencias llevan a ese origen, no al servidor que se volcó.</translation>
    </message>
    <message>
        <source>The dumping tool says that its GTIDs may be of another moment than the rows.</source>
        <translation>La herramienta de volcado dice que sus GTID pueden ser de otro momento que las filas.</translation>
    </message>
    <message>
        <source>Compare the tables with the source once it has caught up (CHECKSUM TABLE), or dump again with an account that may lock.</source>
        <translation>Comparar las tablas con el origen cuando se haya puesto al día (CHECKSUM TABLE), o volver a volcar con una cuenta que pueda bloquear.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>The source (%1) is newer than %2: no maker promises that this works.</source>
        <translation>El origen (%1) es más nuevo que %2: ningún fabricante promete que esto funcione.</translation>
    </message>
    <message>
        <source>Load into a server of the same or a newer version.</source>
        <translation>Cargar en un servidor de la misma versión o de una más nueva.</translation>
    </message>
    <message>
        <source>SET GLOBAL server_id = NUMBER; and server_id = NUMBER in its option file, for the next start.</source>
        <translation>SET GLOBAL server_id = NÚMERO; y server_id = NÚMERO en su archivo de opciones, para el próximo arranque.</translation>
    </message>
    <message>
        <source>SET GLOBAL server_id = NUMBER; and server_id = NUMBER in its option file, for the next start (from MySQL 8.0 on SET PERSIST does both).</source>
        <translation>SET GLOBAL server_id = NÚMERO; y server_id = NÚMERO en su archivo de opciones, para el próximo arranque (desde MySQL 8.0, SET PERSIST hace ambas cosas).</translation>
    </message>
    <message>
        <source>The server has no id (0): it can be nobody&apos;s replica.</source>
        <translation>El servidor no tiene número (0): no puede ser réplica de nadie.</translation>
    </message>
    <message>
        <source>%1 is the id of a server that the GTIDs of the dump name (%2): what that one writes is taken for its own and left out.</source>
        <translation>%1 es el número de un servidor que los GTID del volcado indican (%2): lo que ese escribe se toma por propio y se omite.</translation>
    </message>
    <message>
        <source>The GTIDs of the dump name this very server (%1): it is the source, or its data folder was copied from it.</source>
        <translation>Los GTID del volcado indican este mismo servidor (%1): es el origen, o su carpeta de datos se copió de él.</translation>
    </message>
    <message>
        <source>Of a copy: stop the server, take auto.cnf out of its data folder and start it, which makes a new one.</source>
        <translation>Si es una copia: parar el servidor, sacar auto.cnf de su carpeta de datos y arrancarlo, lo que crea uno nuevo.</translation>
    </message>
    <message>
        <source>It is 1, which every server has that was given none: if the source has it too, neither follows the other.</source>
        <translation>Es 1, como en todo servidor al que no se dio ninguno: si el origen también lo tiene, ninguno sigue al otro.</translation>
    </message>
    <message>
        <source>It is %1, and has to be another one on the source.</source>
        <translation>Es %1, y en el origen debe ser otro.</translation>
    </message>
    <message>
        <source>Look on the source: SELECT @@server_id;</source>
        <translation>Mirar en el origen: SELECT @@server_id;</translation>
    </message>
    <message>
        <source>It is OFF, and the source has GTIDs: such transactions are refused.</source>
        <translation>Está en OFF, y el origen tiene GTID: tales transacciones se rechazan.</translation>
    </message>
    <message>
        <source>SET GLOBAL enforce_gtid_consistency = ON; then SET GLOBAL gtid_mode = OFF_PERMISSIVE; = ON_PERMISSIVE; = ON; one after the other, and both ON in its option file. Then ask again.</source>
        <translation>SET GLOBAL enforce_gtid_consistency = ON; luego SET GLOBAL gtid_mode = OFF_PERMISSIVE; = ON_PERMISSIVE; = ON; uno tras otro, y ambos en ON en su archivo de opciones. Después, preguntar de nuevo.</translation>
    </message>
    <message>
        <source>It is ON, and the dump names no GTIDs: where the source has none, its transactions are refused.</source>
        <translation>Está en ON, y el volcado no indica GTID: si el origen no los tiene, sus transacciones se rechazan.</translation>
    </message>
    <message>
        <source>Look on the source: SELECT @@gtid_mode; where it is OFF, from MySQL 8.0.23 on: add ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS = LOCAL to CHANGE REPLICATION SOURCE TO.</source>
        <translation>Mirar en el origen: SELECT @@gtid_mode; si está en OFF, desde MySQL 8.0.23: añadir ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS = LOCAL a CHANGE REPLICATION SOURCE TO.</translation>
    </message>
    <message>
        <source>It is %1, as GTIDs need it.</source>
        <translation>Está en %1, como lo necesitan los GTID.</translation>
    </message>
    <message>
        <source>It is %1, which suits file and position.</source>
        <translation>Está en %1, lo que sirve para archivo y posición.</translation>
    </message>
    <message>
        <source>%1 takes its GTIDs and all its binary logs away: not where replicas of its own read them.</source>
        <translation>%1 le quita sus GTID y todos sus registros binarios: no donde los lean réplicas propias.</translation>
    </message>
    <message>
        <source>It is empty: gtid_purged can be set.</source>
        <translation>Está vacío: se puede fijar gtid_purged.</translation>
    </message>
    <message>
        <source>It holds the GTIDs of the dump already.</source>
        <translation>Ya contiene los GTID del volcado.</translation>
    </message>
    <message>
        <source>Whether it holds some of the dump&apos;s GTIDs could not be asked.</source>
        <translation>No se pudo preguntar si contiene algunos GTID del volcado.</translation>
    </message>
    <message>
        <source>Look at SELECT @@GLOBAL.gtid_executed; where it does, run %1 first and leave the plus out.</source>
        <translation>Mirar SELECT @@GLOBAL.gtid_executed; si los contiene, ejecutar antes %1 y quitar el signo más.</translation>
    </message>
    <message>
        <source>It holds some of the dump&apos;s GTIDs, but not all.</source>
        <translation>Contiene algunos GTID del volcado, pero no todos.</translation>
    </message>
    <message>
        <source>It holds transactions of the server&apos;s own, and this version sets gtid_purged only where there are none.</source>
        <translation>Contiene transacciones propias del servidor, y esta versión solo fija gtid_purged donde no hay ninguna.</translation>
    </message>
    <message>
        <source>It holds transactions of the server&apos;s own, such as this load: the source will never have them.</source>
        <translation>Contiene transacciones propias del servidor, como las de esta carga: el origen nunca las tendrá.</translation>
    </message>
    <message>
        <source>Nothing for a replica. Where it is to take the source&apos;s place one day: run %1 first, and leave the plus out; that takes all its binary logs away.</source>
        <translation>Para una réplica, nada. Si un día va a ocupar el lugar del origen: ejecutar antes %1 y quitar el signo más; eso le quita todos sus registros binarios.</translation>
    </message>
    <message>
        <source>It is ON: the server can have replicas of its own.</source>
        <translation>Está en ON: el servidor puede tener réplicas propias.</translation>
    </message>
    <message>
        <source>It is OFF: a replica works so, and can have none of its own.</source>
        <translation>Está en OFF: una réplica funciona así, pero no puede tener réplicas propias.</translation>
    </message>
    <message>
        <source>Where it is to take the source&apos;s place one day, start it with log_bin.</source>
        <translation>Si un día va a ocupar el lugar del origen, arrancarlo con log_bin.</translation>
    </message>
    <message>
        <source>The server&apos;s own binary log is at %1, the dump at %2, in one domain.</source>
        <translation>El registro binario propio del servidor está en %1, el volcado en %2, en un mismo dominio.</translation>
    </message>
    <message>
        <source>RESET MASTER before SET GLOBAL gtid_slave_pos takes its own GTIDs away, and all its binary logs: not where replicas of its own read them.</source>
        <translation>RESET MASTER antes de SET GLOBAL gtid_slave_pos le quita sus propios GTID y todos sus registros binarios: no donde los lean réplicas propias.</translation>
    </message>
    <message>
        <source>With gtid_strict_mode it writes no lower number.</source>
        <translation>Con gtid_strict_mode no escribe ningún número menor.</translation>
    </message>
    <message>
        <source>It will write lower numbers after higher ones, and replicas of its own may miss some.</source>
        <translation>Escribirá números menores tras otros mayores, y a sus réplicas propias pueden faltarles algunos.</translation>
    </message>
    <message>
        <source>A change of what is missing here stops the replica, or goes unnoticed. Load it as well before it follows.</source>
        <translation>Un cambio en lo que falta aquí detiene la réplica o pasa inadvertido. Cargarlo también antes de que siga al origen.</translation>
    </message>
    <message>
        <source>%1 of the dump were set aside.</source>
        <translation>%1 del volcado se apartaron.</translation>
    </message>
    <message>
        <source>%1 of the dump were skipped.</source>
        <translation>%1 del volcado se saltaron.</translation>
    </message>
    <message>
        <source>What was on the server before stayed: it may have rows that the source has not.</source>
        <translation>Lo que había antes en el servidor se quedó: puede tener filas que el origen no tiene.</translation>
    </message>
    <message>
        <source>Compare the tables with the source once it has caught up (CHECKSUM TABLE).</source>
        <translation>Comparar las tablas con el origen cuando se haya puesto al día (CHECKSUM TABLE).</translation>
    </message>
    <message>
        <source>Not all tables of the run were proved.</source>
        <translation>No todas las tablas de la ejecución se probaron.</translation>
    </message>
    <message>
        <source>Compare them with the source once it has caught up (CHECKSUM TABLE).</source>
        <translation>Compararlas con el origen cuando se haya puesto al día (CHECKSUM TABLE).</translation>
    </message>
    <message>
        <source>All rows of the dump were loaded and proved, and nobody may write here from now on but the replication (read_only).</source>
        <translation>Todas las filas del volcado se cargaron y se probaron, y desde ahora nadie debe escribir aquí salvo la replicación (read_only).</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Sentencias</translation>
    </message>
    <message>
        <source>Not all statements of the dump ran: %1</source>
        <translation>No se ejecutaron todas las sentencias del volcado: %1</translation>
    </message>
    <message>
        <source>Run those that make or fill something with a client.</source>
        <translation>Ejecutar con un cliente las que crean o llenan algo.</translation>
    </message>
    <message>
        <source>Schemas</source>
        <translation>Esquemas</translation>
    </message>
    <message>
        <source>The dump is not known to be of the whole server: of the source&apos;s changes only those of %1 are taken.</source>
        <translation>No consta que el volcado sea de todo el servidor: de los cambios del origen solo se toman los de %1.</translation>
    </message>
    <message>
        <source>Filters are forgotten when the server is started again: write them into its option file (%1). Statements go by the schema that USE named, so change no other one with the name in front.</source>
        <translation>Los filtros se olvidan cuando el servidor vuelve a arrancar: escribirlos en su archivo de opciones (%1). Las sentencias van por el esquema que nombró USE; no cambiar otro anteponiendo su nombre.</translation>
    </message>
    <message>
        <source>The dump does not say which schema of the source its tables are of, and they are in %1 here.</source>
        <translation>El volcado no dice de qué esquema del origen son sus tablas, y aquí están en %1.</translation>
    </message>
    <message>
        <source>Where it has another name there, the replica needs replicate-rewrite-db, and replicate-do-db where the source has other schemas.</source>
        <translation>Si allí tiene otro nombre, la réplica necesita replicate-rewrite-db, y replicate-do-db donde el origen tenga otros esquemas.</translation>
    </message>
    <message>
        <source>Tables that were left out are left out of the replication, too: %1</source>
        <translation>Las tablas omitidas se omiten también de la replicación: %1</translation>
    </message>
    <message>
        <source>Write them into the option file as replicate-ignore-table. Triggers and foreign keys that need them stop the replica.</source>
        <translation>Escribirlas en el archivo de opciones como replicate-ignore-table. Los disparadores y claves foráneas que las necesitan detienen la réplica.</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Accounts are not loaded: GRANT and ALTER USER of one that is missing here stop the replica.</source>
        <translation>Las cuentas no se cargan: GRANT y ALTER USER de una que falta aquí detienen la réplica.</translation>
    </message>
    <message>
        <source>Make the accounts of the source here first.</source>
        <translation>Crear antes aquí las cuentas del origen.</translation>
    </message>
    <message>
        <source>Schemas have other names here: %1. Rows follow, but a statement that names the schema itself goes astray.</source>
        <translation>Los esquemas tienen aquí otros nombres: %1. Las filas siguen, pero una sentencia que nombra el esquema se extravía.</translation>
    </message>
    <message>
        <source>binlog_format = ROW on the source, and in the option file here: replicate-rewrite-db = &quot;%1&quot;.</source>
        <translation>binlog_format = ROW en el origen, y aquí en el archivo de opciones: replicate-rewrite-db = &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>This version takes it at its start alone: start it again before it follows.</source>
        <translation>Esta versión solo lo toma al arrancar: arrancarla de nuevo antes de que siga al origen.</translation>
    </message>
    <message>
        <source>Another source</source>
        <translation>Otro origen</translation>
    </message>
    <message>
        <source>The server is a replica already, of %1.</source>
        <translation>El servidor ya es una réplica, de %1.</translation>
    </message>
    <message>
        <source>Where that one is not wanted: %1; and %2;</source>
        <translation>Si ese no se quiere: %1; y %2;</translation>
    </message>
    <message>
        <source>It is ON: what these events do happens here, and comes from the source once more: %1</source>
        <translation>Está en ON: lo que hacen estos eventos ocurre aquí y llega del origen otra vez: %1</translation>
    </message>
    <message>
        <source>SET GLOBAL event_scheduler = OFF; or ALTER EVENT … DISABLE ON SLAVE for each.</source>
        <translation>SET GLOBAL event_scheduler = OFF; o ALTER EVENT … DISABLE ON SLAVE para cada uno.</translation>
    </message>
    <message>
        <source>The source</source>
        <translation>El origen</translation>
    </message>
    <message>
        <source>Whether it still has %1 can only be seen there.</source>
        <translation>Si aún tiene %1 solo se ve allí.</translation>
    </message>
    <message>
        <source>Whether its binary logs still go back to the dump can only be seen there.</source>
        <translation>Si sus registros binarios aún llegan hasta el volcado solo se ve allí.</translation>
    </message>
    <message>
        <source>SHOW BINARY LOGS; says it. Where the file is gone, dump again.</source>
        <translation>SHOW BINARY LOGS; lo dice. Si el archivo ya no está, volver a volcar.</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Cifrado</translation>
    </message>
    <message>
        <source>Whether the source has TLS is not known: the statements do not ask for it.</source>
        <translation>No se sabe si el origen tiene TLS: las sentencias no lo piden.</translation>
    </message>
    <message>
        <source>Where it has: REQUIRE SSL for the account, MASTER_SSL = 1 and MASTER_SSL_CA (of MySQL SOURCE_…) for the replica.</source>
        <translation>Si lo tiene: REQUIRE SSL para la cuenta, MASTER_SSL = 1 y MASTER_SSL_CA (en MySQL SOURCE_…) para la réplica.</translation>
    </message>
    <message>
        <source>The statements ask for TLS, and do not look whose certificate it is.</source>
        <translation>Las sentencias piden TLS, y no miran de quién es el certificado.</translation>
    </message>
    <message>
        <source>Name the CA to have it looked at: %1. Where the source has no TLS: no REQUIRE SSL, and %2.</source>
        <translation>Para que se compruebe, indicar la CA: %1. Si el origen no tiene TLS: sin REQUIRE SSL, y %2.</translation>
    </message>
    <message>
        <source>so it is</source>
        <translation>así es</translation>
    </message>
    <message>
        <source>look</source>
        <translation>mirar</translation>
    </message>
    <message>
        <source>beware</source>
        <translation>cuidado</translation>
    </message>
    <message>
        <source>NOT SO</source>
        <translation>NO ES ASÍ</translation>
    </message>
    <message>
        <source>What has to be true first:</source>
        <translation>Lo que debe cumplirse antes:</translation>
    </message>
    <message>
        <source>The dump&apos;s source can be followed by %1, from %2 on (%3).</source>
        <translation>%1 puede seguir al origen del volcado, desde %2 (%3).</translation>
    </message>
    <message>
        <source>On the source: an account to read its binary log, and whether the log is still there</source>
        <translation>En el origen: una cuenta para leer su registro binario, y si el registro aún está</translation>
    </message>
    <message>
        <source>On %1: what it has already</source>
        <translation>En %1: lo que ya tiene</translation>
    </message>
    <message>
        <source>On %1: what it takes of the source</source>
        <translation>En %1: lo que toma del origen</translation>
    </message>
    <message>
        <source>On %1: follow the source</source>
        <translation>En %1: seguir al origen</translation>
    </message>
    <message>
        <source>On %1: whether it follows</source>
        <translation>En %1: si sigue</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>The command wrote as many bytes as when the plan was made, but other ones.</source>
        <translation>El comando ha escrito tantos bytes como cuando se hizo el plan, pero otros.</translation>
    </message>
    <message>
        <source>The command wrote %1, and %2 when the plan was made.</source>
        <translation>El comando ha escrito %1, y %2 cuando se hizo el plan.</translation>
    </message>
    <message>
        <source>Make a new plan from the command: what was counted is not what it writes now.</source>
        <translation>Haga un plan nuevo a partir del comando: lo que se contó no es lo que escribe ahora.</translation>
    </message>
    <message>
        <source>%1 Its bytes were kept in %2, and that file is gone.</source>
        <translation>%1 Sus bytes estaban en %2, y ese archivo ya no existe.</translation>
    </message>
    <message>
        <source>Have the dump sent once more, and make a new plan of it.</source>
        <translation>Haga que se envíe el volcado una vez más y haga con él un plan nuevo.</translation>
    </message>
    <message>
        <source>This account did not give the command that writes this plan&apos;s dump, and so it does not run by itself: “%1”.</source>
        <translation>Esta cuenta no ha dado el comando que escribe el volcado de este plan, y por eso no se ejecuta por sí solo: «%1».</translation>
    </message>
    <message>
        <source>Read the command; it would run under this account, with all its rights. If it is what you want, allow it.</source>
        <translation>Lea el comando; se ejecutaría con esta cuenta y con todos sus derechos. Si es lo que quiere, permítalo.</translation>
    </message>
    <message>
        <source>The command that writes the dump cannot be started: %1.</source>
        <translation>No se puede iniciar el comando que escribe el volcado: %1.</translation>
    </message>
    <message>
        <source>Check that /bin/sh is there and this account may start it.</source>
        <translation>Compruebe que existe /bin/sh y que esta cuenta puede iniciarlo.</translation>
    </message>
    <message>
        <source>after %1 of the dump</source>
        <translation>tras %1 del volcado</translation>
    </message>
    <message>
        <source>before it wrote anything</source>
        <translation>antes de escribir nada</translation>
    </message>
    <message>
        <source>The command that writes the dump was killed by signal %1 %2.</source>
        <translation>El comando que escribe el volcado fue terminado por la señal %1, %2.</translation>
    </message>
    <message>
        <source>The command that writes the dump ended with exit code %1 %2.</source>
        <translation>El comando que escribe el volcado terminó con el código de salida %1, %2.</translation>
    </message>
    <message>
        <source>What it said last: “%1”.</source>
        <translation>Lo último que dijo: «%1».</translation>
    </message>
    <message>
        <source>Mend that, and have the dump written once more. Nothing of it was loaded.</source>
        <translation>Corrija eso y haga que se escriba el volcado una vez más. No se ha cargado nada de él.</translation>
    </message>
    <message>
        <source>The reading of the stream was cancelled.</source>
        <translation>Se canceló la lectura del flujo.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>La entrada estándar</translation>
    </message>
    <message>
        <source>The dump was read from standard input.</source>
        <translation>El volcado se leyó de la entrada estándar.</translation>
    </message>
    <message>
        <source>The dump was read from the pipe %1.</source>
        <translation>El volcado se leyó de la tubería %1.</translation>
    </message>
    <message>
        <source>The dump is written by this command: %1</source>
        <translation>El volcado lo escribe este comando: %1</translation>
    </message>
    <message>
        <source>The dump is written by a command, which the plan has.</source>
        <translation>El volcado lo escribe un comando, que está en el plan.</translation>
    </message>
    <message>
        <source>The dump is written by a command of %1, which the plan has.</source>
        <translation>El volcado lo escribe un comando de %1, que está en el plan.</translation>
    </message>
    <message>
        <source>No space left in %1, where the stream is kept until it is loaded: %2 of it had arrived, and there was more to come.</source>
        <translation>No queda espacio en %1, donde se guarda el flujo hasta que se carga: habían llegado %2 y quedaba más por llegar.</translation>
    </message>
    <message>
        <source>Without what is removed now, %1 are free there.</source>
        <translation>Sin lo que se elimina ahora, quedan allí %1 libres.</translation>
    </message>
    <message>
        <source>Free as much space as the whole stream takes, or name a folder on another disk for it; then have the stream sent once more. Nothing of it was loaded.</source>
        <translation>Libere tanto espacio como ocupa todo el flujo, o indique para él una carpeta de otro disco; después haga que se envíe el flujo una vez más. No se ha cargado nada de él.</translation>
    </message>
    <message>
        <source>The command wrote nothing.</source>
        <translation>El comando no ha escrito nada.</translation>
    </message>
    <message>
        <source>The stream ended before its first byte.</source>
        <translation>El flujo terminó antes de su primer byte.</translation>
    </message>
    <message>
        <source>Check what writes the dump: it has to write it to its standard output.</source>
        <translation>Compruebe qué escribe el volcado: tiene que escribirse en la salida estándar.</translation>
    </message>
    <message>
        <source>The login of %1 sends the password itself, and from %2 on nothing would encrypt it: %3</source>
        <translation>El inicio de sesión de %1 envía la propia contraseña, y a partir de %2 nada la cifraría: %3</translation>
    </message>
    <message>
        <source>Use TLS (ssl-mode=preferred or stronger, and turned on at the server), or log in to the server&apos;s own machine by ssh and name its socket there.</source>
        <translation>Use TLS (ssl-mode=preferred o más estricto, y activado en el servidor), o inicie sesión por ssh en la propia máquina del servidor e indique allí su socket.</translation>
    </message>
    <message>
        <source>encrypted by ssh as far as %1, not from there on</source>
        <translation>cifrado por ssh hasta %1, desde allí no</translation>
    </message>
    <message>
        <source>Through ssh the client library sees a socket of this machine, and no host name that the server&apos;s certificate could be for.</source>
        <translation>A través de ssh, la biblioteca cliente ve un socket de esta máquina y ningún nombre de host para el que pudiera ser el certificado del servidor.</translation>
    </message>
    <message>
        <source>Use ssl-mode=verify-ca with ssl-ca=FILE, which checks who signed it; the way to the last host is proved by ssh.</source>
        <translation>Use ssl-mode=verify-ca con ssl-ca=ARCHIVO, que comprueba quién lo firmó; el camino hasta el último host lo demuestra ssh.</translation>
    </message>
    <message>
        <source>ssh cannot be given the path “%1”: it has a character in it that ssh reads.</source>
        <translation>No se puede dar a ssh la ruta «%1»: contiene un carácter que ssh interpreta.</translation>
    </message>
    <message>
        <source>Known are socket, ssl-mode, ssl-ca, ssl-cert, ssl-key, compression, ssh, ssh-key, ssh-jump and option-group.</source>
        <translation>Se conocen socket, ssl-mode, ssl-ca, ssl-cert, ssl-key, compression, ssh, ssh-key, ssh-jump y option-group.</translation>
    </message>
    <message>
        <source>Keep one of them: a socket is always on this machine, or on the one that ssh leads to.</source>
        <translation>Deje solo uno: un socket está siempre en esta máquina, o en aquella a la que lleva ssh.</translation>
    </message>
    <message>
        <source>The key cannot be added to %1: %2.</source>
        <translation>No se puede añadir la clave a %1: %2.</translation>
    </message>
    <message>
        <source>Check the path, its owner and its permissions.</source>
        <translation>Compruebe la ruta, su propietario y sus permisos.</translation>
    </message>
    <message>
        <source>%1 shows another key now than a moment ago: %2. Nothing was trusted.</source>
        <translation>%1 muestra ahora otra clave que hace un momento: %2. No se ha confiado en ninguna.</translation>
    </message>
    <message>
        <source>Ask whoever runs the host which key it has.</source>
        <translation>Pregunte a quien administra el host qué clave tiene.</translation>
    </message>
    <message>
        <source>The key of the host %1 is not known on this machine. It shows: %2.</source>
        <translation>La clave del host %1 no se conoce en esta máquina. Muestra: %2.</translation>
    </message>
    <message>
        <source>Compare that fingerprint with the one of whoever runs the host. If it is the same, run this once and answer yes: %1</source>
        <translation>Compare esta huella con la que le dé quien administra el host. Si es la misma, ejecute esto una vez y responda yes: %1</translation>
    </message>
    <message>
        <source>A key or hosts on the way are named for ssh, but no host that ssh is to log in to.</source>
        <translation>Se indican para ssh una clave o hosts intermedios, pero ningún host en el que ssh deba iniciar sesión.</translation>
    </message>
    <message>
        <source>Name it: ssh=user@bastion.</source>
        <translation>Indíquelo: ssh=user@bastion.</translation>
    </message>
    <message>
        <source>“%1” is no host for ssh.</source>
        <translation>«%1» no es un host para ssh.</translation>
    </message>
    <message>
        <source>Write user@host or user@host:port; hosts on the way are separated by commas. A password is never part of it.</source>
        <translation>Escriba user@host o user@host:port; los hosts intermedios se separan por comas. Una contraseña nunca forma parte de ello.</translation>
    </message>
    <message>
        <source>The port of “%1” is outside 1 to 65535.</source>
        <translation>El puerto de «%1» no está entre 1 y 65535.</translation>
    </message>
    <message>
        <source>Write the port that its sshd listens at, or leave it out.</source>
        <translation>Escriba el puerto en el que escucha su sshd, u omítalo.</translation>
    </message>
    <message>
        <source>Install one (on Debian: openssh-client).</source>
        <translation>Instale uno (en Debian: openssh-client).</translation>
    </message>
    <message>
        <source>On the way to %1 a host shows another key than the one this machine knows of it: the host was set up anew, or somebody else answers in its place. ssh says: %2</source>
        <translation>En el camino hacia %1, un host muestra otra clave que la que esta máquina conoce de él: el host se instaló de nuevo, o alguien responde en su lugar. ssh dice: %2</translation>
    </message>
    <message>
        <source>Ask whoever runs the host. Only if its key was changed on purpose, take the old one out of the file of known hosts (ssh-keygen -R HOST) and look at the new one. Millrace never does that.</source>
        <translation>Pregunte a quien administra el host. Solo si su clave se cambió a propósito, quite la antigua del archivo de hosts conocidos (ssh-keygen -R HOST) y mire la nueva. Millrace nunca lo hace.</translation>
    </message>
    <message>
        <source>The key of a host on the way to %1 is not known on this machine.</source>
        <translation>La clave de un host en el camino hacia %1 no se conoce en esta máquina.</translation>
    </message>
    <message>
        <source>Log in once by hand and compare the fingerprint that ssh shows with the one of whoever runs the host: %1</source>
        <translation>Inicie sesión una vez a mano y compare la huella que muestra ssh con la que le dé quien administra el host: %1</translation>
    </message>
    <message>
        <source>ssh is not let in on the way to %1: %2</source>
        <translation>ssh no puede entrar en el camino hacia %1: %2</translation>
    </message>
    <message>
        <source>Millrace gives ssh no password: the host has to know one of your keys (ssh-copy-id), and a key with a passphrase has to be in the agent (ssh-add), or SSH_ASKPASS names a program that asks for it. This shows whether it does: %1</source>
        <translation>Millrace no da ninguna contraseña a ssh: el host debe conocer una de sus claves (ssh-copy-id), y una clave con frase de paso debe estar en el agente (ssh-add), o SSH_ASKPASS nombra un programa que la pide. Esto muestra si es así: %1</translation>
    </message>
    <message>
        <source>ssh does not open a way through %1: %2</source>
        <translation>ssh no abre un camino a través de %1: %2</translation>
    </message>
    <message>
        <source>Look at your settings of ssh for this host (~/.ssh/config).</source>
        <translation>Mire sus ajustes de ssh para este host (~/.ssh/config).</translation>
    </message>
    <message>
        <source>it ended without a word.</source>
        <translation>terminó sin decir nada.</translation>
    </message>
    <message>
        <source>Check the host&apos;s name, that it is up, and that its sshd may be reached from here. The same by hand: %1</source>
        <translation>Compruebe el nombre del host, que esté en marcha y que su sshd sea accesible desde aquí. Lo mismo a mano: %1</translation>
    </message>
    <message>
        <source>%1 lets ssh in, but does not let it through to %2: %3</source>
        <translation>%1 deja entrar a ssh, pero no lo deja pasar hasta %2: %3</translation>
    </message>
    <message>
        <source>Have it allowed there (sshd_config: AllowTcpForwarding, AllowStreamLocalForwarding, PermitOpen), or go through another host.</source>
        <translation>Haga que se permita allí (sshd_config: AllowTcpForwarding, AllowStreamLocalForwarding, PermitOpen), o pase por otro host.</translation>
    </message>
    <message>
        <source>From %1 there is no connection to %2: %3</source>
        <translation>Desde %1 no hay conexión con %2: %3</translation>
    </message>
    <message>
        <source>Host, port or socket are looked up on that machine, not on this one. Check them as they are seen from there, and that the server runs.</source>
        <translation>El host, el puerto o el socket se buscan en aquella máquina, no en esta. Compruébelos tal como se ven desde allí, y que el servidor esté en marcha.</translation>
    </message>
    <message>
        <source>The key for ssh, %1, cannot be read: %2.</source>
        <translation>No se puede leer la clave para ssh, %1: %2.</translation>
    </message>
    <message>
        <source>Name a key of this machine, or none, where the agent has it. A plan of another machine names the path it has there.</source>
        <translation>Indique una clave de esta máquina, o ninguna si la tiene el agente. Un plan de otra máquina nombra la ruta que tiene allí.</translation>
    </message>
    <message>
        <source>No private folder can be made for the socket of ssh in %1.</source>
        <translation>No se puede crear en %1 una carpeta privada para el socket de ssh.</translation>
    </message>
    <message>
        <source>Set TMPDIR to a folder with a short, plain path that you may write to.</source>
        <translation>Ponga en TMPDIR una carpeta con una ruta corta y sencilla en la que pueda escribir.</translation>
    </message>
    <message>
        <source>It did not get through within %1 s.</source>
        <translation>No llegó en %1 s.</translation>
    </message>
    <message>
        <source>replica %1 lags %2 s behind (limit %3 s)</source>
        <translation>la réplica %1 va %2 s por detrás (límite %3 s)</translation>
    </message>
    <message>
        <source>node %1 of the cluster lags %2 s behind (limit %3 s)</source>
        <translation>el nodo %1 del clúster va %2 s por detrás (límite %3 s)</translation>
    </message>
    <message>
        <source>its address is not known</source>
        <translation>no se conoce su dirección</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>replica</source>
        <translation>réplica</translation>
    </message>
    <message>
        <source>replica, stopped</source>
        <translation>réplica, parada</translation>
    </message>
    <message>
        <source>object stores</source>
        <translation>almacenes de objetos</translation>
    </message>
    <message>
        <source>%1 has other bytes than when the plan was made, and the same ETag.</source>
        <translation>%1 tiene otros bytes que cuando se hizo el plan, y el mismo ETag.</translation>
    </message>
    <message>
        <source>Make a new plan of it.</source>
        <translation>Haga un plan nuevo de él.</translation>
    </message>
    <message>
        <source>Of the keys for the object store the environment has one only: %1 is not set.</source>
        <translation>De las claves para el almacén de objetos el entorno tiene solo una: %1 no está definida.</translation>
    </message>
    <message>
        <source>the environment</source>
        <translation>el entorno</translation>
    </message>
    <message>
        <source>profile %1 in %2</source>
        <translation>el perfil %1 de %2</translation>
    </message>
    <message>
        <source>Profile %1 has an aws_access_key_id and no aws_secret_access_key.</source>
        <translation>El perfil %1 tiene un aws_access_key_id y ningún aws_secret_access_key.</translation>
    </message>
    <message>
        <source>Profile %1 gets its keys by %2, which only the tools of AWS can do.</source>
        <translation>El perfil %1 obtiene sus claves mediante %2, lo que solo pueden hacer las herramientas de AWS.</translation>
    </message>
    <message>
        <source>Have them give the keys to this program: eval &quot;$(aws configure export-credentials --profile %1 --format env)&quot;.</source>
        <translation>Haga que ellas den las claves a este programa: eval &quot;$(aws configure export-credentials --profile %1 --format env)&quot;.</translation>
    </message>
    <message>
        <source>There is no profile %1 in ~/.aws/credentials and ~/.aws/config.</source>
        <translation>No hay ningún perfil %1 en ~/.aws/credentials ni en ~/.aws/config.</translation>
    </message>
    <message>
        <source>There are no keys for the object store, neither in the environment nor in profile %1.</source>
        <translation>No hay claves para el almacén de objetos, ni en el entorno ni en el perfil %1.</translation>
    </message>
    <message>
        <source>The keys for the object store, of %1, expired at %2 UTC.</source>
        <translation>Las claves para el almacén de objetos, de %1, caducaron el %2 UTC.</translation>
    </message>
    <message>
        <source>Sign in anew with the tool that gave them (aws sso login, aws sts assume-role …), so that there are keys that are valid for as long as the dump takes to be fetched.</source>
        <translation>Inicie sesión de nuevo con la herramienta que las dio (aws sso login, aws sts assume-role …), para que haya claves válidas todo el tiempo que tarde en traerse el volcado.</translation>
    </message>
    <message>
        <source>The store&apos;s endpoint in environment or profile is no web address.</source>
        <translation>El endpoint del almacén en el entorno o el perfil no es una dirección web.</translation>
    </message>
    <message>
        <source>Write it as https://host or http://127.0.0.1:9000.</source>
        <translation>Escríbalo como https://host o http://127.0.0.1:9000.</translation>
    </message>
    <message>
        <source>The object store at %1 would be read without TLS: everybody on the way could read the dump, and change it.</source>
        <translation>El almacén de objetos en %1 se leería sin TLS: cualquiera en el camino podría leer el volcado, y cambiarlo.</translation>
    </message>
    <message>
        <source>Use https://. If the network in between is yours alone, say so with plain-http=1 in the URL.</source>
        <translation>Use https://. Si la red de por medio es solo suya, dígalo con plain-http=1 en la URL.</translation>
    </message>
    <message>
        <source>The object store at %1 cannot be read: %2.</source>
        <translation>El almacén de objetos en %1 no se puede leer: %2.</translation>
    </message>
    <message>
        <source>Its certificate has to be signed by a CA that this machine trusts, and be for this host. A CA of your own: name its file in AWS_CA_BUNDLE.</source>
        <translation>Su certificado debe estar firmado por una CA en la que esta máquina confía, y ser para este host. Una CA propia: indique su archivo en AWS_CA_BUNDLE.</translation>
    </message>
    <message>
        <source>Check endpoint, network and proxy (https_proxy), then begin once more: what has arrived is not fetched again.</source>
        <translation>Compruebe endpoint, red y proxy (https_proxy), y empiece de nuevo: lo que ha llegado no se trae otra vez.</translation>
    </message>
    <message>
        <source>The object %1 is empty.</source>
        <translation>El objeto %1 está vacío.</translation>
    </message>
    <message>
        <source>Check what wrote it: there is nothing in it to load.</source>
        <translation>Compruebe qué lo escribió: no hay nada en él que cargar.</translation>
    </message>
    <message>
        <source>The store at %1 gives %2 no size, no ETag, or no part of it.</source>
        <translation>El almacén en %1 no da de %2 tamaño, ETag o parte alguna.</translation>
    </message>
    <message>
        <source>Without them nobody can tell that it stays the same while it is read: have a tool write it to a file, and name that.</source>
        <translation>Sin ellos nadie puede saber que sigue siendo el mismo mientras se lee: haga que una herramienta lo escriba en un archivo, e indique ese.</translation>
    </message>
    <message>
        <source>The store gives all of %1 where a part of it is asked for.</source>
        <translation>El almacén da todo %1 donde se pide una parte.</translation>
    </message>
    <message>
        <source>Have a tool write the object to a file, and name that.</source>
        <translation>Haga que una herramienta escriba el objeto en un archivo, e indique ese.</translation>
    </message>
    <message>
        <source>The store gave another part of %1 than it was asked for.</source>
        <translation>El almacén dio otra parte de %1 que la pedida.</translation>
    </message>
    <message>
        <source>Begin once more; a proxy in between may be the reason.</source>
        <translation>Empiece de nuevo; un proxy de por medio puede ser la causa.</translation>
    </message>
    <message>
        <source>This machine&apos;s clock is ahead of it by %1.</source>
        <translation>El reloj de esta máquina va adelantado respecto a él en %1.</translation>
    </message>
    <message>
        <source>This machine&apos;s clock is behind it by %1.</source>
        <translation>El reloj de esta máquina va atrasado respecto a él en %1.</translation>
    </message>
    <message>
        <source>The bucket %1 is not in region %2.</source>
        <translation>El bucket %1 no está en la región %2.</translation>
    </message>
    <message>
        <source>The bucket %1 is in region %2, and region %3 was asked for it.</source>
        <translation>El bucket %1 está en la región %2, y se preguntó por él a la región %3.</translation>
    </message>
    <message>
        <source>Set its region in AWS_REGION, or with region=NAME in the URL.</source>
        <translation>Defina su región en AWS_REGION, o con region=NOMBRE en la URL.</translation>
    </message>
    <message>
        <source>Set AWS_REGION=%1, or region=%1 in the URL.</source>
        <translation>Defina AWS_REGION=%1, o region=%1 en la URL.</translation>
    </message>
    <message>
        <source>%1 was replaced in the store while it was read: its ETag is another one now.</source>
        <translation>%1 fue sustituido en el almacén mientras se leía: su ETag es ahora otro.</translation>
    </message>
    <message>
        <source>Begin once more when nobody writes it any more. Nothing of it was loaded.</source>
        <translation>Empiece de nuevo cuando nadie lo escriba ya. No se cargó nada de él.</translation>
    </message>
    <message>
        <source>the keys of %1</source>
        <translation>las claves de %1</translation>
    </message>
    <message>
        <source>a request without keys</source>
        <translation>una petición sin claves</translation>
    </message>
    <message>
        <source>The store says: “%1”.</source>
        <translation>El almacén dice: «%1».</translation>
    </message>
    <message>
        <source>There is no bucket %1 at %2.</source>
        <translation>No hay ningún bucket %1 en %2.</translation>
    </message>
    <message>
        <source>Check its name, and that this is its store: AWS_ENDPOINT_URL, the profile, or endpoint=… in the URL.</source>
        <translation>Compruebe su nombre, y que este es su almacén: AWS_ENDPOINT_URL, el perfil o endpoint=… en la URL.</translation>
    </message>
    <message>
        <source>There is no object %1.</source>
        <translation>No hay ningún objeto %1.</translation>
    </message>
    <message>
        <source>Check the key, capitals too; it is taken as it stands, and nothing in it is percent-encoded. For all objects below a prefix write a / at its end.</source>
        <translation>Compruebe la clave, también las mayúsculas; se toma tal como está, y nada en ella va codificado con %. Para todos los objetos bajo un prefijo escriba una / al final.</translation>
    </message>
    <message>
        <source>The store lets %1 not read %2.</source>
        <translation>El almacén no permite que %1 lean %2.</translation>
    </message>
    <message>
        <source>Have s3:ListBucket on the bucket %1 and s3:GetObject on %2* given to them.</source>
        <translation>Haga que les den s3:ListBucket sobre el bucket %1 y s3:GetObject sobre %2*.</translation>
    </message>
    <message>
        <source>Have s3:GetObject on it given to them. Without s3:ListBucket on the bucket %1 an object that is not there is refused like this, too.</source>
        <translation>Haga que les den s3:GetObject sobre él. Sin s3:ListBucket sobre el bucket %1 un objeto que no está se niega de la misma manera.</translation>
    </message>
    <message>
        <source>The store does not accept the signature of %1: their secret is another one.</source>
        <translation>El almacén no acepta la firma de %1: su secreto es otro.</translation>
    </message>
    <message>
        <source>Copy the secret anew, whole and without blanks. A proxy that changes requests on their way has the same effect.</source>
        <translation>Copie de nuevo el secreto, entero y sin espacios. Un proxy que cambie las peticiones en el camino tiene el mismo efecto.</translation>
    </message>
    <message>
        <source>The store at %1 does not know %2.</source>
        <translation>El almacén en %1 no conoce %2.</translation>
    </message>
    <message>
        <source>Check that they are keys of this store, and were not deleted. Keys of a session need their AWS_SESSION_TOKEN, too.</source>
        <translation>Compruebe que son claves de este almacén, y que no se borraron. Las claves de una sesión necesitan también su AWS_SESSION_TOKEN.</translation>
    </message>
    <message>
        <source>The store does not accept the session token of %1.</source>
        <translation>El almacén no acepta el token de sesión de %1.</translation>
    </message>
    <message>
        <source>The store says that %1 have expired.</source>
        <translation>El almacén dice que %1 han caducado.</translation>
    </message>
    <message>
        <source>Sign in anew with the tool that gave them, and begin once more: what has arrived is not fetched again.</source>
        <translation>Inicie sesión de nuevo con la herramienta que las dio, y empiece otra vez: lo que ha llegado no se trae de nuevo.</translation>
    </message>
    <message>
        <source>The store refuses the request because of its time.</source>
        <translation>El almacén rechaza la petición por su hora.</translation>
    </message>
    <message>
        <source>Set this machine&apos;s clock (timedatectl set-ntp true), and begin once more.</source>
        <translation>Ponga en hora el reloj de esta máquina (timedatectl set-ntp true), y empiece de nuevo.</translation>
    </message>
    <message>
        <source>%1 is archived, and cannot be read as it is.</source>
        <translation>%1 está archivado, y no se puede leer así.</translation>
    </message>
    <message>
        <source>Have it restored first (aws s3api restore-object), which takes hours.</source>
        <translation>Haga que primero se restaure (aws s3api restore-object), lo que tarda horas.</translation>
    </message>
    <message>
        <source>The store at %1 answered again and again with %2.</source>
        <translation>El almacén en %1 respondió una y otra vez con %2.</translation>
    </message>
    <message>
        <source>It is overloaded or being mended. Begin once more later: what has arrived is not fetched again.</source>
        <translation>Está sobrecargado o en mantenimiento. Empiece de nuevo más tarde: lo que ha llegado no se trae otra vez.</translation>
    </message>
    <message>
        <source>The store at %1 answered %2 when it was asked for %3.</source>
        <translation>El almacén en %1 respondió %2 cuando se le pidió %3.</translation>
    </message>
    <message>
        <source>Check that endpoint, region and bucket belong together, and that it is a store that speaks S3.</source>
        <translation>Compruebe que endpoint, región y bucket van juntos, y que es un almacén que habla S3.</translation>
    </message>
    <message>
        <source>The store answered with a list of objects that cannot be read.</source>
        <translation>El almacén respondió con una lista de objetos que no se puede leer.</translation>
    </message>
    <message>
        <source>Check that the endpoint is a store that speaks S3 (ListObjectsV2).</source>
        <translation>Compruebe que el endpoint es un almacén que habla S3 (ListObjectsV2).</translation>
    </message>
    <message>
        <source>Write s3://bucket/key, or s3://bucket/prefix/ for all objects below a prefix.</source>
        <translation>Escriba s3://bucket/key, o s3://bucket/prefix/ para todos los objetos bajo un prefijo.</translation>
    </message>
    <message>
        <source>The URL of the object store has what looks like a key or a signature in it.</source>
        <translation>En la URL del almacén de objetos hay lo que parece una clave o una firma.</translation>
    </message>
    <message>
        <source>Leave it out: plans, reports and the shell&apos;s history would keep it. The keys are taken from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the profile in ~/.aws/credentials.</source>
        <translation>Quítelo: los planes, los informes y el historial del shell lo guardarían. Las claves se toman de AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY, o del perfil en ~/.aws/credentials.</translation>
    </message>
    <message>
        <source>“%1” in the store&apos;s URL is “%2”.</source>
        <translation>«%1» en la URL del almacén es «%2».</translation>
    </message>
    <message>
        <source>Give it 1 or 0.</source>
        <translation>Ponga 1 o 0.</translation>
    </message>
    <message>
        <source>The store&apos;s endpoint “%1” is no web address.</source>
        <translation>El endpoint «%1» del almacén no es una dirección web.</translation>
    </message>
    <message>
        <source>Give it one word.</source>
        <translation>Ponga una sola palabra.</translation>
    </message>
    <message>
        <source>The store&apos;s URL has an item that is unknown: “%1”.</source>
        <translation>La URL del almacén tiene un elemento desconocido: «%1».</translation>
    </message>
    <message>
        <source>Known are: %1.</source>
        <translation>Se conocen: %1.</translation>
    </message>
    <message>
        <source>This is no URL of an object store.</source>
        <translation>Esto no es la URL de un almacén de objetos.</translation>
    </message>
    <message>
        <source>The store&apos;s URL names no bucket.</source>
        <translation>La URL del almacén no indica ningún bucket.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a bucket.</source>
        <translation>«%1» no puede ser el nombre de un bucket.</translation>
    </message>
    <message>
        <source>The key in the store&apos;s URL is longer than 1024 bytes.</source>
        <translation>La clave en la URL del almacén tiene más de 1024 bytes.</translation>
    </message>
    <message>
        <source>The key in the store&apos;s URL has a NUL character in it.</source>
        <translation>La clave en la URL del almacén contiene un carácter NUL.</translation>
    </message>
    <message>
        <source>What is to be fetched takes %1, and %2 are free in %3, where it would be kept until it is loaded.</source>
        <translation>Lo que hay que traer ocupa %1, y hay %2 libres en %3, donde se guardaría hasta que esté cargado.</translation>
    </message>
    <message>
        <source>Free as much space, or name a folder on another disk for it. Nothing of it is left there now, and nothing was loaded.</source>
        <translation>Libere tanto espacio, o indique para ello una carpeta en otro disco. Nada de ello queda allí ahora, y no se cargó nada.</translation>
    </message>
    <message>
        <source>The object %1 cannot be a file here: its name, or a part of it, is that of another one.</source>
        <translation>El objeto %1 no puede ser aquí un archivo: su nombre, o una parte de él, es el de otro.</translation>
    </message>
    <message>
        <source>Name a prefix below which there are files and folders as on a disk.</source>
        <translation>Indique un prefijo bajo el que haya archivos y carpetas como en un disco.</translation>
    </message>
    <message>
        <source>The record of a fetch is none.</source>
        <translation>El registro de una descarga no lo es.</translation>
    </message>
    <message>
        <source>The dump is the %1 objects below %2, %3, the youngest of %4 UTC.</source>
        <translation>El volcado son los %1 objetos bajo %2, %3, el más reciente del %4 UTC.</translation>
    </message>
    <message>
        <source>The dump is the object %1, %2, of %3 UTC, ETag %4.</source>
        <translation>El volcado es el objeto %1, %2, del %3 UTC, ETag %4.</translation>
    </message>
    <message>
        <source>The object “%1” cannot be a file: its key has empty parts, “..”, or parts that are too long.</source>
        <translation>El objeto «%1» no puede ser un archivo: su clave tiene partes vacías, «..» o partes demasiado largas.</translation>
    </message>
    <message>
        <source>The fetching was cancelled.</source>
        <translation>Se canceló la descarga.</translation>
    </message>
    <message>
        <source>The bytes that arrived of s3://%1/%2 are not those that were uploaded: their MD5 sum is %3, and the ETag %4.</source>
        <translation>Los bytes que llegaron de s3://%1/%2 no son los que se subieron: su suma MD5 es %3, y el ETag %4.</translation>
    </message>
    <message>
        <source>Begin once more: all of it is fetched anew. If the ETags of this store are no MD5 sums, say so with etag-is-md5=0 in the URL.</source>
        <translation>Empiece de nuevo: todo se trae otra vez. Si los ETags de este almacén no son sumas MD5, dígalo con etag-is-md5=0 en la URL.</translation>
    </message>
    <message>
        <source>There are no objects below %1.</source>
        <translation>No hay objetos bajo %1.</translation>
    </message>
    <message>
        <source>Check bucket and prefix, capitals too; a prefix begins with no /.</source>
        <translation>Compruebe bucket y prefijo, también las mayúsculas; un prefijo no empieza con /.</translation>
    </message>
    <message>
        <source>The objects below %1 are not those of which the plan was made: names, sizes or ETags are others.</source>
        <translation>Los objetos bajo %1 no son aquellos de los que se hizo el plan: nombres, tamaños o ETags son otros.</translation>
    </message>
    <message>
        <source>%1 was replaced in the store since the plan was made: its ETag is %2 now, and was %3.</source>
        <translation>%1 fue sustituido en el almacén desde que se hizo el plan: su ETag es ahora %2, y era %3.</translation>
    </message>
    <message>
        <source>These accounts and roles of the dump are made: %1.</source>
        <translation>Estas cuentas y roles del volcado se crean: %1.</translation>
    </message>
    <message>
        <source>After the rows are proved. The server writes them to its binary log, and so its replicas get them, too.</source>
        <translation>Cuando las filas están probadas. El servidor las escribe en su registro binario, y así las reciben también sus réplicas.</translation>
    </message>
    <message>
        <source>After the rows are proved.</source>
        <translation>Cuando las filas están probadas.</translation>
    </message>
    <message>
        <source>The server has an account %1 already, which stays as it is.</source>
        <translation>El servidor ya tiene una cuenta %1, que queda como está.</translation>
    </message>
    <message>
        <source>It has all that the dump grants it.</source>
        <translation>Tiene todo lo que el volcado le concede.</translation>
    </message>
    <message>
        <source>The dump would also grant it: %1.</source>
        <translation>El volcado le concedería además: %1.</translation>
    </message>
    <message>
        <source>there is nothing to grant it %1</source>
        <translation>no existe aquello sobre lo que concederle %1</translation>
    </message>
    <message>
        <source>%1 is not made just as in the dump: %2.</source>
        <translation>%1 no se crea exactamente como en el volcado: %2.</translation>
    </message>
    <message>
        <source>The plan wants it so (--accounts fit).</source>
        <translation>El plan lo quiere así (--accounts fit).</translation>
    </message>
    <message>
        <source>%1 cannot be made just as in the dump: %2.</source>
        <translation>%1 no puede crearse exactamente como en el volcado: %2.</translation>
    </message>
    <message>
        <source>Leave the account out, or have it made without that (--accounts fit).</source>
        <translation>Deje fuera la cuenta o haga que se cree sin eso (--accounts fit).</translation>
    </message>
    <message>
        <source>%1 has no password in the dump, and gets none.</source>
        <translation>%1 no tiene contraseña en el volcado y no recibe ninguna.</translation>
    </message>
    <message>
        <source>Leave it out, or give it one when the load is over.</source>
        <translation>Déjela fuera o dele una cuando la carga haya terminado.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>To make the dump&apos;s accounts this one lacks: %1.</source>
        <translation>Para crear las cuentas del volcado, a esta le falta: %1.</translation>
    </message>
    <message>
        <source>Load as an account that has these and may grant them, leave those accounts out, or make none.</source>
        <translation>Cargue con una cuenta que los tenga y pueda concederlos, deje fuera esas cuentas o no cree ninguna.</translation>
    </message>
    <message>
        <source>They may be made after the rows, where you want them (--accounts new).</source>
        <translation>Pueden crearse después de las filas, si las quiere (--accounts new).</translation>
    </message>
    <message>
        <source>The dump grants privileges to accounts that it does not make: nothing of that is done.</source>
        <translation>El volcado concede privilegios a cuentas que no crea: no se hace nada de eso.</translation>
    </message>
    <message>
        <source>The dump brings accounts and roles, none of which is made: %1.</source>
        <translation>El volcado trae cuentas y roles, de los que no se crea ninguno: %1.</translation>
    </message>
    <message>
        <source>Of the dump&apos;s accounts and roles those that the server has none of are made after the rows: %1.</source>
        <translation>De las cuentas y roles del volcado, los que el servidor no tiene se crean después de las filas: %1.</translation>
    </message>
    <message>
        <source>%1 cannot take its password (%2): it is made locked</source>
        <translation>%1 no puede tomar su contraseña (%2): se crea bloqueada</translation>
    </message>
    <message>
        <source>it cannot sign in by %1</source>
        <translation>no puede iniciar sesión por %1</translation>
    </message>
    <message>
        <source>it does not get %1</source>
        <translation>no recibe %1</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 se omite</translation>
    </message>
    <message>
        <source>A statement about accounts is in none of the plan&apos;s files.</source>
        <translation>Una sentencia sobre cuentas no está en ninguno de los archivos del plan.</translation>
    </message>
    <message>
        <source>The dump makes no account %1.</source>
        <translation>El volcado no crea ninguna cuenta %1.</translation>
    </message>
    <message>
        <source>It makes none at all.</source>
        <translation>No crea ninguna.</translation>
    </message>
    <message>
        <source>It makes these: %1.</source>
        <translation>Crea estas: %1.</translation>
    </message>
    <message>
        <source>This account may not see which accounts the server has: %1</source>
        <translation>Esta cuenta no puede ver qué cuentas tiene el servidor: %1</translation>
    </message>
    <message>
        <source>GRANT SELECT ON mysql.user TO %1;</source>
        <translation>GRANT SELECT ON mysql.user TO %1;</translation>
    </message>
    <message>
        <source>the role %1</source>
        <translation>el rol %1</translation>
    </message>
    <message>
        <source>to stand in for %1</source>
        <translation>actuar en lugar de %1</translation>
    </message>
    <message>
        <source>No account of the server is called %1 yet.</source>
        <translation>Todavía ninguna cuenta del servidor se llama %1.</translation>
    </message>
    <message>
        <source>It is one of the dump&apos;s accounts, and is made before what runs as it: %1.</source>
        <translation>Es una de las cuentas del volcado y se crea antes de lo que se ejecuta como ella: %1.</translation>
    </message>
    <message>
        <source>No account of the server is called %1: what runs as such fails when it is used, and that is %2.</source>
        <translation>Ninguna cuenta del servidor se llama %1: lo que se ejecuta como tal falla al usarse, y eso es %2.</translation>
    </message>
    <message>
        <source>The dump has that account: have it made (--accounts new). Or leave the definers out (--definers strip) or name another (--definers USER@HOST).</source>
        <translation>El volcado tiene esa cuenta: haga que se cree (--accounts new). O deje fuera los definidores (--definers strip) o nombre otro (--definers USER@HOST).</translation>
    </message>
    <message>
        <source>-- then those of these accounts and roles that the server has none of, with what the dump grants them:
-- %1
</source>
        <translation>-- después, de estas cuentas y roles, los que el servidor no tiene, con lo que el volcado les concede:
-- %1
</translation>
    </message>
    <message>
        <source>Accounts made: %1 (%2).</source>
        <translation>Cuentas creadas: %1 (%2).</translation>
    </message>
    <message>
        <source>Not made yet: %1 (%2).</source>
        <translation>Aún sin crear: %1 (%2).</translation>
    </message>
    <message>
        <source>There already, and left as they are: %1 (%2).</source>
        <translation>Ya estaban y quedan como están: %1 (%2).</translation>
    </message>
    <message>
        <source>Taken back: %1 (%2).</source>
        <translation>Retiradas: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 is locked: the server cannot take its password (%2). Give it one, then ALTER USER … ACCOUNT UNLOCK.</source>
        <translation>%1 está bloqueada: el servidor no puede tomar su contraseña (%2). Dele una y después ALTER USER … ACCOUNT UNLOCK.</translation>
    </message>
    <message>
        <source>%1 is not just as in the dump: %2.</source>
        <translation>%1 no es exactamente como en el volcado: %2.</translation>
    </message>
    <message>
        <source>%1 was not taken back: %2.</source>
        <translation>%1 no se retiró: %2.</translation>
    </message>
    <message>
        <source>Not all that the dump grants them is granted yet.</source>
        <translation>Todavía no se ha concedido todo lo que el volcado les concede.</translation>
    </message>
    <message>
        <source>What the run wrote down of its accounts cannot be read.</source>
        <translation>Lo que la ejecución anotó de sus cuentas no se puede leer.</translation>
    </message>
    <message>
        <source>Look at the file, and at the server&apos;s accounts.</source>
        <translation>Mire el archivo y las cuentas del servidor.</translation>
    </message>
    <message>
        <source>not made yet</source>
        <translation>aún sin crear</translation>
    </message>
    <message>
        <source>made</source>
        <translation>creada</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>not taken back</source>
        <translation>no retirada</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>locked: the server cannot take its password (%1)</source>
        <translation>bloqueada: el servidor no puede tomar su contraseña (%1)</translation>
    </message>
    <message>
        <source>there already</source>
        <translation>ya estaba</translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation>queda como está</translation>
    </message>
    <message>
        <source>accounts of the dump</source>
        <translation>cuentas del volcado</translation>
    </message>
    <message>
        <source>the run did not come to its end with it, and so nobody can tell whether it is as the run left it. Where it is not wanted: %1;</source>
        <translation>la ejecución no llegó a su fin con ella, y así nadie puede decir si está como la dejó. Donde no se desee: %1;</translation>
    </message>
    <message>
        <source>somebody has changed it since. Where it is not wanted: %1;</source>
        <translation>alguien la ha cambiado desde entonces. Donde no se desee: %1;</translation>
    </message>
    <message>
        <source>The server does not understand the statement.</source>
        <translation>El servidor no entiende la sentencia.</translation>
    </message>
    <message>
        <source>Account %1: %2</source>
        <translation>Cuenta %1: %2</translation>
    </message>
    <message>
        <source>Somebody else has made %1 meanwhile: it stays as it is.</source>
        <translation>Otra persona ha creado %1 entretanto: queda como está.</translation>
    </message>
    <message>
        <source>The dump makes no account %1 any more.</source>
        <translation>El volcado ya no crea ninguna cuenta %1.</translation>
    </message>
    <message>
        <source>Accounts and roles of the dump that were not made: %1 (%2).</source>
        <translation>Cuentas y roles del volcado que no se crearon: %1 (%2).</translation>
    </message>
    <message>
        <source>What accounts may do</source>
        <translation>Lo que pueden hacer las cuentas</translation>
    </message>
    <message>
        <source>The rows of %1 are not proved: no account of the dump is made. A plan of the statements about accounts alone makes them.</source>
        <translation>Las filas de %1 no están probadas: no se crea ninguna cuenta del volcado. Un plan solo con las sentencias sobre cuentas las crea.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>JSON Lines, %1 as fields</source>
        <translation>JSON Lines, %1 como campos</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>claves</translation>
    </message>
    <message>
        <source>%1 was written to while it was read.</source>
        <translation>Se escribió en %1 mientras se leía.</translation>
    </message>
    <message>
        <source>A line here has more than %1.</source>
        <translation>Aquí hay una línea de más de %1.</translation>
    </message>
    <message>
        <source>If the file is one JSON document, write one object per line: jq -c &apos;.[]&apos; FILE &gt; FILE.jsonl</source>
        <translation>Si el archivo es un solo documento JSON, escriba un objeto por línea: jq -c &apos;.[]&apos; ARCHIVO &gt; ARCHIVO.jsonl</translation>
    </message>
    <message>
        <source>%1 begins with a JSON array. Rows are read from JSON Lines, which have an object on each line.</source>
        <translation>%1 empieza con un array JSON. Las filas se leen de JSON Lines, que tienen un objeto en cada línea.</translation>
    </message>
    <message>
        <source>%1 is JSON that goes over several lines. Rows are read from JSON Lines, which have an object on each line.</source>
        <translation>%1 es JSON que ocupa varias líneas. Las filas se leen de JSON Lines, que tienen un objeto en cada línea.</translation>
    </message>
    <message>
        <source>Write it so first: jq -c &apos;.[]&apos; %1 &gt; %2</source>
        <translation>Escríbalo antes así: jq -c &apos;.[]&apos; %1 &gt; %2</translation>
    </message>
    <message>
        <source>Write it so first: jq -c . %1 &gt; %2</source>
        <translation>Escríbalo antes así: jq -c . %1 &gt; %2</translation>
    </message>
    <message>
        <source>%1 is named like JSON Lines, and no object in its first lines has a key.</source>
        <translation>%1 se llama como JSON Lines, y ningún objeto de sus primeras líneas tiene una clave.</translation>
    </message>
    <message>
        <source>%1 is named like JSON Lines, and has no row in its first %2: its first line %3.</source>
        <translation>%1 se llama como JSON Lines y no tiene ninguna fila en sus primeros %2: su primera línea %3.</translation>
    </message>
    <message>
        <source>Mend the file, or give it a name that says what it is.</source>
        <translation>Corrija el archivo o dele un nombre que diga lo que es.</translation>
    </message>
    <message>
        <source>JSON Lines: %1 of %2 are objects.</source>
        <translation>JSON Lines: %1 de %2 son objetos.</translation>
    </message>
    <message>
        <source>sampled line</source>
        <translation>línea de la muestra</translation>
    </message>
    <message>
        <source>sampled lines</source>
        <translation>líneas de la muestra</translation>
    </message>
    <message>
        <source>%1, in the order in which the first rows have them.</source>
        <translation>%1, en el orden en que las tienen las primeras filas.</translation>
    </message>
    <message>
        <source>%1, named by hand.</source>
        <translation>%1, indicadas a mano.</translation>
    </message>
    <message>
        <source>does not begin with {: it is no JSON object</source>
        <translation>no empieza con {: no es un objeto JSON</translation>
    </message>
    <message>
        <source>is a JSON array, no object</source>
        <translation>es un array JSON, no un objeto</translation>
    </message>
    <message>
        <source>ends before its object does</source>
        <translation>termina antes que su objeto</translation>
    </message>
    <message>
        <source>goes on after the end of its object</source>
        <translation>continúa después del final de su objeto</translation>
    </message>
    <message>
        <source>has something else where a key in double quotes is due</source>
        <translation>tiene otra cosa donde debe haber una clave entre comillas dobles</translation>
    </message>
    <message>
        <source>has no colon after a key</source>
        <translation>no tiene dos puntos después de una clave</translation>
    </message>
    <message>
        <source>has something here that is no JSON value</source>
        <translation>tiene aquí algo que no es un valor JSON</translation>
    </message>
    <message>
        <source>has neither a comma nor a closing bracket after a value</source>
        <translation>no tiene ni coma ni cierre después de un valor</translation>
    </message>
    <message>
        <source>has a number that JSON does not write so</source>
        <translation>tiene un número que JSON no escribe así</translation>
    </message>
    <message>
        <source>has a backslash that escapes nothing</source>
        <translation>tiene una barra invertida que no escapa nada</translation>
    </message>
    <message>
        <source>has half of a surrogate pair (\uD800 to \uDFFF), which is no character</source>
        <translation>tiene medio par sustituto (\uD800 a \uDFFF), que no es ningún carácter</translation>
    </message>
    <message>
        <source>has a control character in a string that is not escaped</source>
        <translation>tiene en una cadena un carácter de control sin escapar</translation>
    </message>
    <message>
        <source>has bytes that are no UTF-8</source>
        <translation>tiene bytes que no son UTF-8</translation>
    </message>
    <message>
        <source>has the key “%1” twice</source>
        <translation>tiene dos veces la clave «%1»</translation>
    </message>
    <message>
        <source>The line %1 (byte %2 of the line).</source>
        <translation>La línea %1 (byte %2 de la línea).</translation>
    </message>
    <message>
        <source>Write one object per line: jq -c &apos;.[]&apos; FILE &gt; FILE.jsonl</source>
        <translation>Escriba un objeto por línea: jq -c &apos;.[]&apos; ARCHIVO &gt; ARCHIVO.jsonl</translation>
    </message>
    <message>
        <source>If an object goes over several lines, write one per line: jq -c . FILE &gt; FILE.jsonl. Otherwise the file was cut off, or the line has to be mended.</source>
        <translation>Si un objeto ocupa varias líneas, escriba uno por línea: jq -c . ARCHIVO &gt; ARCHIVO.jsonl. Si no, el archivo está cortado o hay que corregir la línea.</translation>
    </message>
    <message>
        <source>Write the missing half, or another character, in its place.</source>
        <translation>Escriba en su lugar la mitad que falta u otro carácter.</translation>
    </message>
    <message>
        <source>JSON is UTF-8: convert the file, for example with iconv -f LATIN1 -t UTF-8, or mend the line.</source>
        <translation>JSON es UTF-8: convierta el archivo, por ejemplo con iconv -f LATIN1 -t UTF-8, o corrija la línea.</translation>
    </message>
    <message>
        <source>Which of the values counts nobody can tell: take one of them out of the line.</source>
        <translation>Nadie puede saber cuál de los valores vale: quite uno de ellos de la línea.</translation>
    </message>
    <message>
        <source>Mend the line; jq . says the same of it.</source>
        <translation>Corrija la línea; jq . dice lo mismo de ella.</translation>
    </message>
    <message>
        <source>Rows of JSON Lines have no terminators, quotes, header lines or comments of their own: they are written for the server as mysqldump writes them, in utf8mb4.</source>
        <translation>Las filas de JSON Lines no tienen terminadores, comillas, líneas de cabecera ni comentarios propios: se escriben para el servidor como las escribe mysqldump, en utf8mb4.</translation>
    </message>
    <message>
        <source>Leave FIELDS, LINES, header lines, comments and CHARACTER SET as they are.</source>
        <translation>Deje FIELDS, LINES, líneas de cabecera, comentarios y CHARACTER SET como están.</translation>
    </message>
    <message>
        <source>The key “%1” is named twice.</source>
        <translation>La clave «%1» está indicada dos veces.</translation>
    </message>
    <message>
        <source>Name each key once: its value may go into several columns by expressions.</source>
        <translation>Indique cada clave una vez: su valor puede ir a varias columnas mediante expresiones.</translation>
    </message>
    <message>
        <source>“%1” is no list of keys.</source>
        <translation>«%1» no es una lista de claves.</translation>
    </message>
    <message>
        <source>Separate keys by commas, or write them as a JSON array: [&quot;id&quot;, &quot;first, last&quot;].</source>
        <translation>Separe las claves con comas o escríbalas como array JSON: [&quot;id&quot;, &quot;first, last&quot;].</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«%1» (%2)</translation>
    </message>
    <message>
        <source>and %1 of other keys</source>
        <translation>y %1 de otras claves</translation>
    </message>
    <message>
        <source>Keys that are no field, so that their values are not loaded: %1. The first is here.</source>
        <translation>Claves que no son ningún campo, de modo que sus valores no se cargan: %1. La primera está aquí.</translation>
    </message>
    <message>
        <source>They are none of the keys that the first rows have. Add to the keys what is to be loaded.</source>
        <translation>No están entre las claves de las primeras filas. Añada a las claves lo que se deba cargar.</translation>
    </message>
    <message>
        <source>%1 of %2 of %3 are no rows; the first %4 are listed.</source>
        <translation>%1 de %2 de %3 no son filas; se enumeran las primeras %4.</translation>
    </message>
    <message>
        <source>Mend the listed lines first; the others often share their cause.</source>
        <translation>Corrija primero las líneas enumeradas; las demás suelen tener la misma causa.</translation>
    </message>
    <message>
        <source>%1 has not ended the dump: whether these are all rows of the table is not known yet.</source>
        <translation>%1 no ha terminado el volcado: aún no se sabe si estas son todas las filas de la tabla.</translation>
    </message>
    <message>
        <source>%1 is complete in the dump: %2 in %3</source>
        <translation>%1 está completa en el volcado: %2 en %3</translation>
    </message>
    <message>
        <source> and counted</source>
        <translation> y contadas</translation>
    </message>
    <message>
        <source>%1 has ended the dump in %2, and it lacks files.</source>
        <translation>%1 ha terminado el volcado en %2, y le faltan archivos.</translation>
    </message>
    <message>
        <source>%1 has not ended the dump in %2, and nobody has written there for %3.</source>
        <translation>%1 no ha terminado el volcado en %2, y nadie ha escrito allí desde hace %3.</translation>
    </message>
    <message>
        <source>The rows of all its tables are loaded; its end is missing, which says that they are all.</source>
        <translation>Las filas de todas sus tablas están cargadas; falta su final, que dice que son todas.</translation>
    </message>
    <message>
        <source>Not complete: %1.</source>
        <translation>Sin completar: %1.</translation>
    </message>
    <message>
        <source>What is loaded stays. Resume the run once the dump is whole: the same files, with those that it lacks. A new dump needs a new plan; roll this run back before.</source>
        <translation>Lo cargado se queda. Reanude la ejecución cuando el volcado esté entero: los mismos archivos, con los que le faltan. Un volcado nuevo necesita un plan nuevo; revierta antes esta ejecución.</translation>
    </message>
    <message>
        <source>Put the dump&apos;s files back, then resume.</source>
        <translation>Devuelva los archivos del volcado a su sitio y reanude.</translation>
    </message>
    <message>
        <source>Compare the directory with the one that %1 wrote; or roll this run back and plan the dump anew.</source>
        <translation>Compare el directorio con el que escribió %1; o revierta esta ejecución y planifique el volcado de nuevo.</translation>
    </message>
    <message>
        <source>The dump has %1 tables in the end, and %2 when it was planned.</source>
        <translation>El volcado tiene al final %1 tablas, y tenía %2 cuando se planificó.</translation>
    </message>
    <message>
        <source>The files of %1 are not those that were loaded.</source>
        <translation>Los archivos de %1 no son los que se cargaron.</translation>
    </message>
    <message>
        <source>By its own account the dump has %1 bytes of rows of %2, and its files hold %3.</source>
        <translation>Según él mismo, el volcado tiene %1 bytes de filas de %2, y sus archivos contienen %3.</translation>
    </message>
    <message>
        <source>waiting for %1 to end the dump, for %2</source>
        <translation>espera desde hace %2 a que %1 termine el volcado</translation>
    </message>
    <message>
        <source>waiting for %1 to complete %2, for %3</source>
        <translation>espera desde hace %3 a que %1 complete %2</translation>
    </message>
    <message>
        <source>waiting for %1 to complete %2 and %3 more, for %4</source>
        <translation>espera desde hace %4 a que %1 complete %2 y %3 más</translation>
    </message>
    <message>
        <source>; no process is seen to write it</source>
        <translation>; no se ve ningún proceso que lo escriba</translation>
    </message>
    <message>
        <source>%1 Of the definitions of its tables and views %2 are not there yet: %3.</source>
        <translation>%1 De las definiciones de sus tablas y vistas faltan todavía %2: %3.</translation>
    </message>
    <message>
        <source>They come before the rows: try again in a moment. Rows that are still to come need not be waited for.</source>
        <translation>Vienen antes que las filas: inténtelo de nuevo en un momento. No hace falta esperar a las filas que aún faltan.</translation>
    </message>
    <message>
        <source>%1: the dump is not finished, @.done.json is missing.</source>
        <translation>%1: el volcado no está terminado, falta @.done.json.</translation>
    </message>
    <message>
        <source>%1, process %2, is writing the metadata of the dump in %3.</source>
        <translation>%1, proceso %2, está escribiendo los metadatos del volcado en %3.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation>%1, proceso %2</translation>
    </message>
    <message>
        <source>%1 is still writing this dump.</source>
        <translation>%1 aún está escribiendo este volcado.</translation>
    </message>
    <message>
        <source>%1 is still writing this dump: %2 of %3 tables are complete.</source>
        <translation>%1 aún está escribiendo este volcado: %2 de %3 tablas están completas.</translation>
    </message>
    <message>
        <source>Two dumps that are still being written, %1 and %2, cannot be loaded by one plan.</source>
        <translation>Dos volcados que aún se están escribiendo, %1 y %2, no se pueden cargar con un solo plan.</translation>
    </message>
    <message>
        <source>Make a plan of each.</source>
        <translation>Haga un plan de cada uno.</translation>
    </message>
    <message>
        <source>Try again when the first table is complete. The load of the whole dump waits for the others.</source>
        <translation>Inténtelo de nuevo cuando la primera tabla esté completa. La carga del volcado entero espera a las demás.</translation>
    </message>
    <message>
        <source>so that the first ones go in while the others arrive</source>
        <translation>para que las primeras entren mientras llegan las demás</translation>
    </message>
    <message>
        <source>how much will arrive nobody knows: every fourth chunk is compared</source>
        <translation>cuánto llegará no lo sabe nadie: se compara uno de cada cuatro chunks</translation>
    </message>
    <message>
        <source>Before version 7.6 its LOAD DATA commits by itself.</source>
        <translation>Antes de la versión 7.6 su LOAD DATA confirma por sí solo.</translation>
    </message>
    <message>
        <source>Its COMMIT over several shards may reach some of them only: rows can then be there that the journal does not have, or the other way round.</source>
        <translation>Su COMMIT sobre varios shards puede alcanzar solo algunos: entonces puede haber filas que el diario no tiene, o al revés.</translation>
    </message>
    <message>
        <source>Its rules for odd values and its warnings are others: that a value was changed may not be noticed.</source>
        <translation>Sus reglas para valores extraños y sus avisos son otros: puede pasar inadvertido que un valor se cambió.</translation>
    </message>
    <message>
        <source>It takes bulk loads by a way of its own (Stream Load), and statements of a transaction are not taken back as MySQL&apos;s are.</source>
        <translation>Recibe cargas masivas por un camino propio (Stream Load), y las sentencias de una transacción no se deshacen como en MySQL.</translation>
    </message>
    <message>
        <source>Tried now: a row in a transaction is taken back by ROLLBACK.</source>
        <translation>Probado ahora: ROLLBACK deshace una fila de una transacción.</translation>
    </message>
    <message>
        <source>Tried now: a row in a transaction stays after ROLLBACK.</source>
        <translation>Probado ahora: una fila de una transacción permanece tras ROLLBACK.</translation>
    </message>
    <message>
        <source>Whether it takes back what a transaction did was not tried.</source>
        <translation>No se probó si deshace lo que hizo una transacción.</translation>
    </message>
    <message>
        <source>Whether it takes back what a transaction did could not be tried: %1</source>
        <translation>No se pudo probar si deshace lo que hizo una transacción: %1</translation>
    </message>
    <message>
        <source>A server of %1: its files are out of reach, and what this account may not set is set where it is managed.</source>
        <translation>Un servidor de %1: sus archivos no están al alcance, y lo que esta cuenta no puede ajustar se ajusta donde se administra.</translation>
    </message>
    <message>
        <source>%1 speaks MySQL&apos;s protocol and is an engine of its own: Millrace was never tried with it.</source>
        <translation>%1 habla el protocolo de MySQL y es un motor propio: Millrace nunca se ha probado con él.</translation>
    </message>
    <message>
        <source>Rehearse with a part of the rows, and compare contents afterwards.</source>
        <translation>Ensaye con una parte de las filas y compare después el contenido.</translation>
    </message>
    <message>
        <source>wsrep_load_data_splitting is ON: the node commits LOAD DATA every 10,000 rows, whatever the transaction, so that a chunk that fails stays in part.</source>
        <translation>wsrep_load_data_splitting está en ON: el nodo confirma LOAD DATA cada 10.000 filas, sea cual sea la transacción, de modo que un bloque que falla queda en parte.</translation>
    </message>
    <message>
        <source>SET GLOBAL wsrep_load_data_splitting = OFF, or load with INSERT statements (--way insert).</source>
        <translation>SET GLOBAL wsrep_load_data_splitting = OFF, o cargue con sentencias INSERT (--way insert).</translation>
    </message>
    <message>
        <source>LOAD DATA commits by itself here (tried: its row was still there after ROLLBACK): a chunk and its line in the journal would not live and die together.</source>
        <translation>LOAD DATA confirma por sí solo aquí (probado: su fila seguía ahí tras ROLLBACK): un bloque y su línea en el diario no vivirían ni morirían juntos.</translation>
    </message>
    <message>
        <source>Load with INSERT statements (--way insert).</source>
        <translation>Cargue con sentencias INSERT (--way insert).</translation>
    </message>
    <message>
        <source>The server says that it takes LOAD DATA LOCAL, and what answers does not (tried): %1</source>
        <translation>El servidor dice que admite LOAD DATA LOCAL, y lo que responde no lo hace (probado): %1</translation>
    </message>
    <message>
        <source>If a proxy is between (ProxySQL and vtgate do not let it pass), connect to the server itself; or load with INSERT statements (--way insert).</source>
        <translation>Si hay un proxy por medio (ProxySQL y vtgate no lo dejan pasar), conéctese al propio servidor; o cargue con sentencias INSERT (--way insert).</translation>
    </message>
    <message>
        <source>Statements commit by themselves here (tried: a row was still there after ROLLBACK): no run could say which rows are in the table, go on after an interruption, or be taken back.</source>
        <translation>Las sentencias se confirman por sí solas aquí (probado: una fila seguía ahí tras ROLLBACK): ninguna ejecución podría decir qué filas hay en la tabla, continuar tras una interrupción ni deshacerse.</translation>
    </message>
    <message>
        <source>If a proxy is between, connect to the server itself.</source>
        <translation>Si hay un proxy por medio, conéctese al propio servidor.</translation>
    </message>
    <message>
        <source>It is set where the server is managed: %1</source>
        <translation>Se ajusta donde se administra el servidor: %1</translation>
    </message>
    <message>
        <source> The rows are loaded with INSERT statements, which is slower.</source>
        <translation> Las filas se cargan con sentencias INSERT, lo que es más lento.</translation>
    </message>
    <message>
        <source>This plan is of the head of a stream that had not ended.</source>
        <translation>Este plan es del comienzo de un flujo que no había terminado.</translation>
    </message>
    <message>
        <source>Resume the run that began with it (millrace-cli resume), or roll that run back and have the dump sent once more.</source>
        <translation>Reanude la ejecución que comenzó con él (millrace-cli resume), o reviértala y haga enviar el volcado otra vez.</translation>
    </message>
    <message>
        <source>It was loaded while it arrived, and rows in front of that may be in the table: roll the run back, then have the dump sent once more.</source>
        <translation>Se cargó mientras llegaba, y las filas anteriores pueden estar en la tabla: revierta la ejecución y haga enviar el volcado otra vez.</translation>
    </message>
    <message>
        <source>All of the stream has arrived: %1. It was loaded meanwhile.</source>
        <translation>Ha llegado todo el flujo: %1. Se cargó mientras tanto.</translation>
    </message>
    <message>
        <source>A proxy answers that does not let the statement pass (ProxySQL and LOAD DATA LOCAL): connect to the server itself, or load with INSERT statements (--way insert).</source>
        <translation>Responde un proxy que no deja pasar la sentencia (ProxySQL y LOAD DATA LOCAL): conéctese al propio servidor, o cargue con sentencias INSERT (--way insert).</translation>
    </message>
    <message>
        <source>%1 has shrunk while it was loaded: %2 bytes of it had arrived, %3 are there.</source>
        <translation>%1 se ha encogido mientras se cargaba: habían llegado %2 bytes, y hay %3.</translation>
    </message>
    <message>
        <source>Let nothing write to the folder of streams; roll the run back, and have the stream sent once more.</source>
        <translation>No deje que nada escriba en la carpeta de flujos; revierta la ejecución y haga enviar el flujo otra vez.</translation>
    </message>
    <message>
        <source>The dump is the object %1 of %2 UTC, ETag %3.</source>
        <translation>El volcado es el objeto %1 del %2 UTC, ETag %3.</translation>
    </message>
    <message>
        <source>%1 had arrived and are kept; which rows of them are loaded, the journal knows, and the others are not.</source>
        <translation>Habían llegado %1, que se conservan; el diario sabe qué filas de ellos están cargadas, y las demás no lo están.</translation>
    </message>
    <message>
        <source>Standard input cannot be read a second time: send the same dump once more to “millrace-cli resume”, which compares it with what is kept and loads the rest; or roll the run back.</source>
        <translation>La entrada estándar no se puede leer por segunda vez: envíe el mismo volcado otra vez a «millrace-cli resume», que lo compara con lo conservado y carga el resto; o revierta la ejecución.</translation>
    </message>
    <message>
        <source>A pipe cannot be read a second time: resume the run and have the same dump written to the pipe once more, which is compared with what is kept before the rest is loaded; or roll the run back.</source>
        <translation>Una tubería no se puede leer por segunda vez: reanude la ejecución y haga escribir el mismo volcado otra vez en la tubería; se compara con lo conservado antes de cargar el resto. O revierta la ejecución.</translation>
    </message>
    <message>
        <source>Mend what stopped the command, then resume the run: it runs once more, what it writes is compared with what is kept, and the rest is loaded. Or roll the run back.</source>
        <translation>Corrija lo que detuvo el comando y reanude la ejecución: se ejecuta otra vez, lo que escribe se compara con lo conservado, y se carga el resto. O revierta la ejecución.</translation>
    </message>
    <message>
        <source>Resume the run: the fetch goes on with what has arrived, and the rest is loaded. Or roll the run back.</source>
        <translation>Reanude la ejecución: la descarga sigue con lo que ha llegado, y se carga el resto. O revierta la ejecución.</translation>
    </message>
    <message>
        <source>What had arrived of the stream was kept in %1, and that file is gone: %2.</source>
        <translation>Lo que había llegado del flujo se conservaba en %1, y ese archivo ya no está: %2.</translation>
    </message>
    <message>
        <source>Roll the run back, then have the dump sent once more.</source>
        <translation>Revierta la ejecución y después haga enviar el volcado otra vez.</translation>
    </message>
    <message>
        <source>Another process reads the stream into %1.</source>
        <translation>Otro proceso lee el flujo en %1.</translation>
    </message>
    <message>
        <source>Wait for it to end, or end it.</source>
        <translation>Espere a que termine, o termínelo.</translation>
    </message>
    <message>
        <source>The stream is not the one of which rows may be loaded: byte %1 is another than the one that had arrived before.</source>
        <translation>El flujo no es aquel del que puede haber filas cargadas: el byte %1 es otro que el que había llegado antes.</translation>
    </message>
    <message>
        <source>The stream ended after %1, and %2 of it had arrived before: it is not the same one, or was cut short.</source>
        <translation>El flujo terminó tras %1, y antes habían llegado %2: no es el mismo, o quedó cortado.</translation>
    </message>
    <message>
        <source>What is in %1 is not all of its stream: that had not ended when a run began to load it.</source>
        <translation>Lo que hay en %1 no es todo el flujo: este no había terminado cuando una ejecución empezó a cargarlo.</translation>
    </message>
    <message>
        <source>What had arrived of %1 is not at hand: it was kept in %2.</source>
        <translation>Lo que había llegado de %1 no está a mano: se conservaba en %2.</translation>
    </message>
    <message>
        <source>Another process may be fetching it: wait for that. If the file is gone, roll the run back and begin anew.</source>
        <translation>Puede que otro proceso lo esté descargando: espérelo. Si el archivo ya no está, revierta la ejecución y empiece de nuevo.</translation>
    </message>
    <message>
        <source>Roll the run back: rows of these bytes may be loaded. Then begin anew. If the ETags of this store are no MD5 sums, say so with etag-is-md5=0 in the URL.</source>
        <translation>Revierta la ejecución: puede haber filas cargadas de estos bytes. Después empiece de nuevo. Si los ETag de este almacén no son sumas MD5, dígalo con etag-is-md5=0 en la URL.</translation>
    </message>
    <message>
        <source>how many rows will come nobody knows, and of an empty table it takes little</source>
        <translation>nadie sabe cuántas filas llegarán, y en una tabla vacía cuesta poco</translation>
    </message>
    <message>
        <source>Free as much space there first.</source>
        <translation>Primero libere ese espacio allí.</translation>
    </message>
    <message>
        <source>Roll the run back: rows of what was there before may be loaded. Then begin anew.</source>
        <translation>Deshaga la ejecución: pueden estar cargadas filas de lo que había antes. Después empiece de nuevo.</translation>
    </message>
    <message>
        <source>Free as much space there, then resume the run.</source>
        <translation>Libere ese espacio allí y reanude la ejecución.</translation>
    </message>
    <message>
        <source>it is an archive, whose files only its end tells</source>
        <translation>es un archivo comprimido, cuyos ficheros solo dice su final</translation>
    </message>
    <message>
        <source>it is a dump of SQL statements, whose tables only its end tells</source>
        <translation>es un volcado de sentencias SQL, cuyas tablas solo dice su final</translation>
    </message>
    <message>
        <source>it is JSON Lines, and a key may come for the first time in its last line</source>
        <translation>son JSON Lines, y una clave puede aparecer por primera vez en la última línea</translation>
    </message>
    <message>
        <source>the table&apos;s file is built from all of its rows (--way ship)</source>
        <translation>el fichero de la tabla se construye con todas sus filas (--way ship)</translation>
    </message>
    <message>
        <source>its rows are not in the order of the table&apos;s key, and whether sorting them is worth it shows when they are counted (--order file loads them as they come)</source>
        <translation>sus filas no están en el orden de la clave de la tabla, y si vale la pena ordenarlas se ve cuando están contadas (--order file las carga según llegan)</translation>
    </message>
    <message>
        <source>its rows are sorted first (--order)</source>
        <translation>sus filas se ordenan primero (--order)</translation>
    </message>
    <message>
        <source>the table is made as all of its values want it</source>
        <translation>la tabla se crea como piden todos sus valores</translation>
    </message>
    <message>
        <source>What had arrived of the stream was kept in %1, and is gone: nobody can tell whether what comes now is what was loaded.</source>
        <translation>Lo que había llegado del flujo se guardaba en %1 y ya no está: nadie puede decir si lo que llega ahora es lo que se cargó.</translation>
    </message>
    <message>
        <source>There the client would send a file of its own, which is not done: %1</source>
        <translation>Ahí el cliente enviaría un archivo propio, lo que no se hace: %1</translation>
    </message>
    <message>
        <source>Rows that run as statements cannot be set aside: the first that the server refuses stops the run.</source>
        <translation>Las filas que se ejecutan como sentencias no se pueden apartar: la primera que el servidor rechaza detiene la ejecución.</translation>
    </message>
    <message>
        <source>The session takes the rows of %1 for another character set than they are written in (character_set_connection).</source>
        <translation>La sesión toma las filas de %1 en otro juego de caracteres que aquel en que están escritas (character_set_connection).</translation>
    </message>
    <message>
        <source>Some rows of %1 are expressions, and the session compares text by a collation of its own (collation_connection).</source>
        <translation>Algunas filas de %1 son expresiones, y la sesión compara texto según una intercalación propia (collation_connection).</translation>
    </message>
    <message>
        <source>%1 is not written as %2 was planned: %3.</source>
        <translation>%1 no está escrito como se planificó %2: %3.</translation>
    </message>
    <message>
        <source>Roll this run back, and plan the dump when it has ended.</source>
        <translation>Deshaga esta ejecución y planifique el volcado cuando haya terminado.</translation>
    </message>
    <message>
        <source>its rows have %1 where %2 expected</source>
        <translation>sus filas tienen %1 donde %2 lo esperado</translation>
    </message>
    <message>
        <source>it names other columns</source>
        <translation>nombra otras columnas</translation>
    </message>
    <message>
        <source>its character set, time zone, mode or dialect is another one than in the files before it</source>
        <translation>su juego de caracteres, zona horaria, modo o dialecto no es el de los archivos anteriores</translation>
    </message>
    <message>
        <source>More of its rows are to come.</source>
        <translation>Aún faltan filas de la tabla por llegar.</translation>
    </message>
    <message>
        <source>Written into the dump after it was planned, and not run: %1. Run these files with the mysql client.</source>
        <translation>Escritos en el volcado después de planificarlo, y no ejecutados: %1. Ejecute estos archivos con el cliente mysql.</translation>
    </message>
    <message>
        <source>%1 grows in the dump: %2 in %3 so far</source>
        <translation>%1 crece en el volcado: %2 en %3 hasta ahora</translation>
    </message>
    <message>
        <source>The dump has the client send a file of its own, which is sent for nobody: load that file with a plan of its own, or run the dump with the ordinary client.</source>
        <translation>El volcado hace que el cliente envíe un archivo propio, y no se envía ninguno para nadie: cargue ese archivo con un plan propio o ejecute el volcado con el cliente habitual.</translation>
    </message>
    <message>
        <source>%1 has ended the dump (%2): it holds the tables, files and sizes that were loaded</source>
        <translation>%1 ha terminado el volcado (%2): contiene las tablas, los archivos y los tamaños que se cargaron</translation>
    </message>
    <message>
        <source>%1 has ended the dump (%2): it holds the tables and files that were loaded; how many rows there are it does not say</source>
        <translation>%1 ha terminado el volcado (%2): contiene las tablas y los archivos que se cargaron; cuántas filas son no lo dice</translation>
    </message>
    <message>
        <source>Files with statements were written into the dump after it was planned; they do not run: %1</source>
        <translation>Después de planificar el volcado se escribieron en él archivos con sentencias; no se ejecutan: %1</translation>
    </message>
    <message>
        <source>By its own account the dump has %1 of %2, and its files hold %3.</source>
        <translation>Según sus propios datos el volcado tiene %1 de %2, y sus archivos contienen %3.</translation>
    </message>
    <message>
        <source>Which of its files are whole can be told only where the process that writes them is seen: by the same user, on the same machine. Else load the dump when %1 has ended.</source>
        <translation>Cuáles de sus archivos están completos solo se sabe donde se ve el proceso que los escribe: con el mismo usuario y en la misma máquina. Si no, cargue el volcado cuando %1 haya terminado.</translation>
    </message>
    <message>
        <source>Some versions of %1 write them after the rows: load the dump when it has ended, or have the definitions alone dumped into the directory first, and the rows alone after that. Of other versions they come first: try again in a moment.</source>
        <translation>Algunas versiones de %1 las escriben después de las filas: cargue el volcado cuando haya terminado, o haga volcar en el directorio primero solo las definiciones y después solo las filas. En otras versiones vienen primero: inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>Loaded as a whole, it is followed: each file is loaded when it is complete, and the load ends with the dump.</source>
        <translation>Cargado como un todo, se lo sigue: cada archivo se carga cuando está completo, y la carga termina con el volcado.</translation>
    </message>
    <message>
        <source>%1 holds no dump any more.</source>
        <translation>%1 ya no contiene ningún volcado.</translation>
    </message>
    <message>
        <source>Its rows are still to come.</source>
        <translation>Sus filas aún están por llegar.</translation>
    </message>
    <message>
        <source>Compressed (%1): the line carries %2/s (measured; a round trip takes %3 ms), which is less than the compression packs.</source>
        <translation>Comprimido (%1): la línea lleva %2/s (medido; una ida y vuelta tarda %3 ms), menos de lo que empaqueta la compresión.</translation>
    </message>
    <message>
        <source>Not compressed: the line carries %1/s (measured; a round trip takes %2 ms), which is more than the compression packs.</source>
        <translation>Sin comprimir: la línea lleva %1/s (medido; una ida y vuelta tarda %2 ms), más de lo que empaqueta la compresión.</translation>
    </message>
    <message>
        <source>Not compressed: the line carries %1/s (measured; a round trip takes %2 ms), but the server takes no compression.</source>
        <translation>Sin comprimir: la línea lleva %1/s (medido; una ida y vuelta tarda %2 ms), pero el servidor no acepta compresión.</translation>
    </message>
    <message>
        <source>The stream whose first rows a pilot would load is still arriving.</source>
        <translation>El flujo cuyas primeras filas cargaría una prueba aún está llegando.</translation>
    </message>
    <message>
        <source>Measure when all of it is there.</source>
        <translation>Mida cuando esté entero.</translation>
    </message>
    <message>
        <source>which accounts it makes only its end tells</source>
        <translation>qué cuentas crea solo lo dice su final</translation>
    </message>
    <message>
        <source>which schemas it has only its end tells, and one of them gets another name</source>
        <translation>qué esquemas tiene solo lo dice su final, y uno de ellos recibe otro nombre</translation>
    </message>
    <message>
        <source>The parts of the plan do not follow each other.</source>
        <translation>Las partes del plan no se siguen unas a otras.</translation>
    </message>
    <message>
        <source>From line %1 on the dump is read whole before it runs: %2</source>
        <translation>Desde la línea %1 el volcado se lee entero antes de ejecutarse: %2</translation>
    </message>
    <message>
        <source>All of the dump has arrived: %1 in %2 parts</source>
        <translation>Ha llegado todo el volcado: %1 en %2 partes</translation>
    </message>
    <message>
        <source>What wrote the stream ended before the dump did.</source>
        <translation>Lo que escribía el flujo terminó antes que el volcado.</translation>
    </message>
    <message>
        <source>Waiting for the next part of the dump</source>
        <translation>Espera de la siguiente parte del volcado</translation>
    </message>
    <message>
        <source>waiting for the next part of the dump</source>
        <translation>espera la siguiente parte del volcado</translation>
    </message>
    <message>
        <source>wait for the stream</source>
        <translation>espera del flujo</translation>
    </message>
    <message>
        <source>The plan waits for rows of %1, which is none of its tables.</source>
        <translation>El plan espera filas de %1, que no es ninguna de sus tablas.</translation>
    </message>
    <message>
        <source>%1 arrives: %2 so far</source>
        <translation>%1 está llegando: %2 hasta ahora</translation>
    </message>
    <message>
        <source>All of %1 has arrived: %2</source>
        <translation>Ha llegado todo de %1: %2</translation>
    </message>
    <message>
        <source>waiting for more rows of %1</source>
        <translation>espera más filas de %1</translation>
    </message>
    <message>
        <source>The line cannot be read as a JSON object.</source>
        <translation>La línea no se puede leer como objeto JSON.</translation>
    </message>
    <message>
        <source>“%1” is no object and no array, and %2 takes JSON: strings arrive there without their quotes, true and false as 1 and 0.</source>
        <translation>«%1» no es ni objeto ni array, y %2 recibe JSON: los textos llegan allí sin sus comillas, true y false como 1 y 0.</translation>
    </message>
    <message>
        <source>Send the values of the key as JSON, as they stand: write %1:json among the keys that are fields.</source>
        <translation>Envíe los valores de la clave como JSON, tal como están: escriba %1:json entre las claves que son campos.</translation>
    </message>
    <message>
        <source>Accounts of the dump were made here. GRANT and ALTER USER of another one of the source&apos;s, that is missing here, stop the replica.</source>
        <translation>Aquí se crearon cuentas del volcado. GRANT y ALTER USER de otra cuenta del origen que falte aquí detienen la réplica.</translation>
    </message>
    <message>
        <source>Make the account by hand, with its grants, and resume the run: one that is there stays as it is, and the others are made.</source>
        <translation>Cree la cuenta a mano, con sus privilegios, y reanude la ejecución: la que ya existe se queda como está, y las demás se crean.</translation>
    </message>
    <message>
        <source>To load the dump without its rows, take the file out of the directory.</source>
        <translation>Para cargar el volcado sin sus filas, saque el archivo del directorio.</translation>
    </message>
    <message>
        <source>The key “%1” is to be sent as JSON, and is no field.</source>
        <translation>La clave «%1» debe enviarse como JSON, y no es un campo.</translation>
    </message>
    <message>
        <source>Name it among the keys that are fields, too.</source>
        <translation>Nómbrela también entre las claves que son campos.</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 hasta ahora</translation>
    </message>
    <message>
        <source>Have the dump sent once more. Nothing of it was loaded. If it is whole all the same, name the file in which the stream is kept as the source.</source>
        <translation>Haga que se envíe el volcado otra vez. No se cargó nada de él. Si aun así está completo, indique como origen el archivo en que se guarda el flujo.</translation>
    </message>
    <message>
        <source>The dump makes no account %1, and what it grants it is not granted: %2.</source>
        <translation>El volcado no crea ninguna cuenta %1, y lo que le concede no se concede: %2.</translation>
    </message>
    <message>
        <source>Grant it by hand where it is wanted.</source>
        <translation>Concédalo a mano donde se desee.</translation>
    </message>
    <message>
        <source>The dump says something about accounts that is not understood, and left out: %1.</source>
        <translation>El volcado dice algo sobre cuentas que no se entiende y se omite: %1.</translation>
    </message>
    <message>
        <source>The plan wants it so (--accounts fit). Run it by hand where it is wanted.</source>
        <translation>El plan lo quiere así (--accounts fit). Ejecútelo a mano donde se desee.</translation>
    </message>
    <message>
        <source>The dump says something about accounts that is not understood: %1.</source>
        <translation>El volcado dice algo sobre cuentas que no se entiende: %1.</translation>
    </message>
    <message>
        <source>Mend it in the dump or take it out, and do by hand what it says; or have the accounts made without it (--accounts fit).</source>
        <translation>Corríjalo en el volcado, o quítelo y haga a mano lo que dice; o haga crear las cuentas sin ello (--accounts fit).</translation>
    </message>
    <message>
        <source>Statements of the dump that drop accounts are not run: %1.</source>
        <translation>Las sentencias del volcado que eliminan cuentas no se ejecutan: %1.</translation>
    </message>
    <message>
        <source>Run them by hand where they are wanted.</source>
        <translation>Ejecútelas a mano donde se deseen.</translation>
    </message>
    <message>
        <source>%1 has no %2: it is made locked</source>
        <translation>%1 no tiene %2: se crea bloqueada</translation>
    </message>
    <message>
        <source>Another file runs among the rows of the dump&apos;s accounts, which cannot be read so.</source>
        <translation>Entre las filas de las cuentas del volcado se ejecuta otro archivo; así no se pueden leer.</translation>
    </message>
    <message>
        <source>Dump the accounts by themselves, or load without them (--accounts none).</source>
        <translation>Vuelque las cuentas por separado, o cargue sin ellas (--accounts none).</translation>
    </message>
    <message>
        <source>The accounts in the rows of the dump&apos;s schema mysql are left out with it: they are read in SQL dumps that are files, and not in files of rows, nor in a dump that is still arriving.</source>
        <translation>Las cuentas en las filas del esquema mysql del volcado se omiten con él: se leen en volcados SQL que son archivos, no en archivos de filas ni en un volcado que aún está llegando.</translation>
    </message>
    <message>
        <source>%1 Tables, rows, views, triggers or routines may be missing of it.</source>
        <translation>%1 Pueden faltar tablas, filas, vistas, triggers o rutinas.</translation>
    </message>
    <message>
        <source>Dump again. What is here can be loaded and is verified, but that it is all of the dump is nothing that the run can say.</source>
        <translation>Haga el volcado de nuevo. Lo que hay se puede cargar y se verifica, pero que sea el volcado entero no puede decirlo la ejecución.</translation>
    </message>
    <message>
        <source>The dump</source>
        <translation>El volcado</translation>
    </message>
    <message>
        <source>%1 What is missing of it is not in the tables either.</source>
        <translation>%1 Lo que falta de él tampoco está en las tablas.</translation>
    </message>
    <message>
        <source>%1 The dump itself was not finished.</source>
        <translation>%1 El volcado mismo no llegó a terminarse.</translation>
    </message>
    <message>
        <source>Dump again, and load that.</source>
        <translation>Haga el volcado de nuevo y cargue eso.</translation>
    </message>
    <message>
        <source>no row of plain values in UTF-8</source>
        <translation>no es una fila de valores simples en UTF-8</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 no es un número</translation>
    </message>
    <message>
        <source>it has no column %1</source>
        <translation>falta la columna %1</translation>
    </message>
    <message>
        <source>nothing in the dump says which columns it has</source>
        <translation>nada en el volcado dice qué columnas tiene</translation>
    </message>
    <message>
        <source>it has %1 values for %2 columns</source>
        <translation>tiene %1 valores para %2 columnas</translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation>%1 no es un texto</translation>
    </message>
    <message>
        <source>%1 is neither Y nor N</source>
        <translation>%1 no es ni Y ni N</translation>
    </message>
    <message>
        <source>what its column %1 means is not known</source>
        <translation>no se sabe qué significa su columna %1</translation>
    </message>
    <message>
        <source>%1 (mysql.tables_priv: the columns are not in the dump)</source>
        <translation>%1 (mysql.tables_priv: las columnas no están en el volcado)</translation>
    </message>
    <message>
        <source>its JSON is damaged</source>
        <translation>su JSON está dañado</translation>
    </message>
    <message>
        <source>its JSON has an unexpected value in %1</source>
        <translation>su JSON tiene un valor inesperado en %1</translation>
    </message>
    <message>
        <source>%1: %2 did not finish this dump.</source>
        <translation>%1: %2 no terminó este volcado.</translation>
    </message>
    <message>
        <source>The dump lacks %1: schema %2, its routines and its events would be missing.</source>
        <translation>Al volcado le falta %1: faltarían el esquema %2, sus rutinas y sus eventos.</translation>
    </message>
    <message>
        <source>The dump lacks %1: view %2 would be missing.</source>
        <translation>Al volcado le falta %1: faltaría la vista %2.</translation>
    </message>
    <message>
        <source>The dump lacks %1: the definition of table %2 is missing.</source>
        <translation>Al volcado le falta %1: no está la definición de la tabla %2.</translation>
    </message>
    <message>
        <source>The dump lacks %1: triggers of table %2 would be missing.</source>
        <translation>Al volcado le falta %1: faltarían triggers de la tabla %2.</translation>
    </message>
    <message>
        <source>Another program holds the list of stores whose keys are in the keychain.</source>
        <translation>Otro programa tiene ocupada la lista de almacenes cuyas claves están en el llavero.</translation>
    </message>
    <message>
        <source>the keychain</source>
        <translation>el llavero</translation>
    </message>
    <message>
        <source>Of the keys the access key id is missing.</source>
        <translation>De las claves falta el identificador de la clave de acceso.</translation>
    </message>
    <message>
        <source>Of the keys the secret is missing.</source>
        <translation>De las claves falta el secreto.</translation>
    </message>
    <message>
        <source>Both are needed, and of keys of a session the token, too.</source>
        <translation>Hacen falta las dos y, si son de una sesión, también el token.</translation>
    </message>
    <message>
        <source>One of the keys has blanks or line breaks in it.</source>
        <translation>Una de las claves contiene espacios o saltos de línea.</translation>
    </message>
    <message>
        <source>Copy each by itself, without what stands beside it.</source>
        <translation>Copie cada una por separado, sin lo que tiene al lado.</translation>
    </message>
    <message>
        <source>Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN for keys of a session) before the program is started, or have them in ~/.aws/credentials and name the profile in AWS_PROFILE or with profile=NAME in the URL, or have the keychain keep them. A public bucket is read with anonymous=1 in the URL.</source>
        <translation>Defina AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY (y AWS_SESSION_TOKEN para claves de una sesión) antes de iniciar el programa, o téngalas en ~/.aws/credentials e indique el perfil en AWS_PROFILE o con profile=NOMBRE en la URL, o haga que el llavero las guarde. Un bucket público se lee con anonymous=1 en la URL.</translation>
    </message>
    <message>
        <source>%1 was replaced in the store while it was read: it had %2, and has none from byte %3 on now.</source>
        <translation>%1 fue reemplazado en el almacén mientras se leía: tenía %2, y ahora no tiene nada a partir del byte %3.</translation>
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
        <source>Secondary indexes are written down and built after a table&apos;s last row.</source>
        <translation>Los índices secundarios se anotan y se crean tras la última fila de cada tabla.</translation>
    </message>
    <message>
        <source>Limits: %1.</source>
        <translation>Límites: %1.</translation>
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
        <source>They are dropped before the first row and built in one go after the last.</source>
        <translation>Se eliminan antes de la primera fila y se crean de una vez tras la última.</translation>
    </message>
    <message>
        <source>The secondary index is dropped before the first row and built in one go after the last.</source>
        <translation>El índice secundario se elimina antes de la primera fila y se crea de una vez tras la última.</translation>
    </message>
    <message>
        <source>All %1 secondary indexes are dropped before the first row and built in one go after the last.</source>
        <translation>Los %1 índices secundarios se eliminan antes de la primera fila y se crean de una vez tras la última.</translation>
    </message>
    <message>
        <source>1 of %1 secondary indexes is dropped before the first row and built in one go after the last.</source>
        <translation>1 de %1 índices secundarios se elimina antes de la primera fila y se crea de una vez tras la última.</translation>
    </message>
    <message>
        <source>%2 of %1 secondary indexes are dropped before the first row and built in one go after the last.</source>
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
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
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
        <source>for everybody during the load, put back after it, after a crash too</source>
        <translation>para todos durante la carga, restaurado después, también tras una caída</translation>
    </message>
    <message>
        <source>nothing a load can switch</source>
        <translation>nada que una carga pueda cambiar</translation>
    </message>
    <message>
        <source>put back after the load</source>
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
        <source>sending</source>
        <translation>enviando</translation>
    </message>
    <message>
        <source>the server&apos;s work after the last row</source>
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
        <source>Name a file that ends in .png, .pdf or .csv.</source>
        <translation>Indique un archivo que acabe en .png, .pdf o .csv.</translation>
    </message>
    <message>
        <source>The engine is %1: a chunk cannot be rolled back.</source>
        <translation>El motor es %1: un chunk no se puede deshacer.</translation>
    </message>
    <message>
        <source>%1 is not the name of a picture or table.</source>
        <translation>%1 no es nombre de imagen ni de tabla.</translation>
    </message>
    <message>
        <source>The first row that does not fit stops the load and is named; its chunk is rolled back.</source>
        <translation>La primera fila que no encaja detiene la carga y se nombra; su chunk se deshace.</translation>
    </message>
    <message>
        <source>%1 that change a table and are no rows of plain values run after its rows.</source>
        <translation>%1 que cambian una tabla y no son filas de valores simples se ejecutan tras sus filas.</translation>
    </message>
    <message>
        <source>TIMESTAMP values are read in time zone %1.</source>
        <translation>Los valores TIMESTAMP se leen en la zona horaria %1.</translation>
    </message>
    <message>
        <source>The rows come through this machine and are loaded with LOAD DATA; moments travel in time zone %1.</source>
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
        <source>After the last row the indexes are built again, exactly as they were. Whatever happens before, millrace-cli restore brings them back.</source>
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
        <source>%1 that changes the server, or is of no known kind, is left out, the first on %2.</source>
        <translation>%1 que cambia el servidor o es de tipo desconocido se omite, la primera en %2.</translation>
    </message>
    <message>
        <source>%1 that change the server, or are of no known kind, are left out, the first on %2.</source>
        <translation>%1 que cambian el servidor o son de tipo desconocido se omiten, la primera en %2.</translation>
    </message>
    <message>
        <source>Values that do not fit are stored as the dump&apos;s own session would store them and are counted; the first row that is refused stops the load and is named.</source>
        <translation>Los valores que no caben se guardan como los guardaría la propia sesión del volcado y se cuentan; la primera fila rechazada detiene la carga y se nombra.</translation>
    </message>
    <message>
        <source>%1 holds no rows: its statements are run on %2.</source>
        <translation>%1 no contiene filas: sus sentencias se ejecutan en %2.</translation>
    </message>
    <message>
        <source>the page %1</source>
        <translation>la página %1</translation>
    </message>
    <message>
        <source>“%1” under %2</source>
        <translation>«%1» en %2</translation>
    </message>
    <message>
        <source>“%1: %2” under %3</source>
        <translation>«%1: %2» en %3</translation>
    </message>
    <message>
        <source>%1 on the command line</source>
        <translation>%1 en la línea de órdenes</translation>
    </message>
    <message>
        <source>%1: %2 more, exactly as many as were loaded without taking the place of others (%3).</source>
        <translation>%1: %2 más, exactamente tantas como se cargaron sin ocupar el lugar de otras (%3).</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Elegido: %1.</translation>
    </message>
    <message>
        <source>Look at what it changes, then resume: you are asked whether it has run.</source>
        <translation>Mire qué cambia y luego reanude: se le preguntará si se ha ejecutado.</translation>
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
        <source>%1 to %2 is opened.</source>
        <translation>Se abre %1 a %2.</translation>
    </message>
    <message>
        <source>%1 to %2 are opened.</source>
        <translation>Se abren %1 a %2.</translation>
    </message>
    <message>
        <source>Galera cluster of %1: this is %2, %3</source>
        <translation>Clúster Galera de %1: este es %2, %3</translation>
    </message>
    <message>
        <source>Galera cluster: this is %1, %2</source>
        <translation>Clúster Galera: este es %1, %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>Group Replication: this is %1</source>
        <translation>Group Replication: este es %1</translation>
    </message>
    <message>
        <source>Group of %1: this is %2</source>
        <translation>Grupo de %1: este es %2</translation>
    </message>
    <message>
        <source>Its binary log is read by %1</source>
        <translation>Leen su registro binario: %1</translation>
    </message>
    <message>
        <source>Roll back is not offered. %1</source>
        <translation>No se ofrece revertir. %1</translation>
    </message>
    <message>
        <source>Sent over the line</source>
        <translation>Enviado por la línea</translation>
    </message>
    <message>
        <source>statement before the rows</source>
        <translation>sentencia antes de las filas</translation>
    </message>
    <message>
        <source>statements before the rows</source>
        <translation>sentencias antes de las filas</translation>
    </message>
    <message>
        <source>statement among the rows</source>
        <translation>sentencia entre las filas</translation>
    </message>
    <message>
        <source>statements among the rows</source>
        <translation>sentencias entre las filas</translation>
    </message>
    <message>
        <source>statement after the rows</source>
        <translation>sentencia después de las filas</translation>
    </message>
    <message>
        <source>statements after the rows</source>
        <translation>sentencias después de las filas</translation>
    </message>
    <message>
        <source>statement where the dump runs as it stands</source>
        <translation>sentencia donde el volcado se ejecuta tal como está</translation>
    </message>
    <message>
        <source>statements where the dump runs as it stands</source>
        <translation>sentencias donde el volcado se ejecuta tal como está</translation>
    </message>
    <message>
        <source>statement that changes the server, left out</source>
        <translation>sentencia que cambia el servidor, omitida</translation>
    </message>
    <message>
        <source>statements that change the server, left out</source>
        <translation>sentencias que cambian el servidor, omitidas</translation>
    </message>
    <message>
        <source>It is kept in %1.</source>
        <translation>Se guarda en %1.</translation>
    </message>
    <message>
        <source>It is kept in %1 until it is loaded and verified.</source>
        <translation>Se guarda en %1 hasta que esté cargado y verificado.</translation>
    </message>
    <message>
        <source>%1 of %2 arrived</source>
        <translation>han llegado %1 de %2</translation>
    </message>
    <message>
        <source>%1 arrived</source>
        <translation>han llegado %1</translation>
    </message>
    <message>
        <source>%1 is loaded on %2 while it arrives, one part after the other: each has its structure, its rows and what comes after them. Rows of a large table are loaded before its last one is there.</source>
        <translation>%1 se carga en %2 mientras llega, una parte tras otra: cada una tiene su estructura, sus filas y lo que viene después. Las filas de una tabla grande se cargan antes de que esté la última.</translation>
    </message>
    <message>
        <source>Each part is held against the server, and in the run&apos;s folder, before anything of it runs; nothing is verified before the end of the stream is there and was judged.</source>
        <translation>Cada parte se contrasta con el servidor y está en la carpeta de la ejecución antes de que se ejecute nada de ella; nada se da por verificado antes de que el final del flujo esté ahí y se haya juzgado.</translation>
    </message>
    <message>
        <source>If anything that a part makes, changes or fills is on the server already, the run stops before it touches anything of that part.</source>
        <translation>Si algo que una parte crea, cambia o llena ya está en el servidor, la ejecución se detiene antes de tocar nada de esa parte.</translation>
    </message>
    <message>
        <source>The tables of a part are loaded by LOAD DATA, the largest first, up to %1 at the same time.</source>
        <translation>Las tablas de una parte se cargan con LOAD DATA, la más grande primero, hasta %1 a la vez.</translation>
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
    <name>millrace::AccountsBar</name>
    <message>
        <source>Accounts of the dump</source>
        <translation>Cuentas del volcado</translation>
    </message>
    <message>
        <source>Accounts and roles</source>
        <translation>Cuentas y roles</translation>
    </message>
    <message>
        <source>Wh&amp;ich…</source>
        <translation>C&amp;uáles…</translation>
    </message>
    <message>
        <source>none is made</source>
        <translation>no se crea ninguna</translation>
    </message>
    <message>
        <source>made as in the dump</source>
        <translation>creadas como en el volcado</translation>
    </message>
    <message>
        <source>made as far as the server can</source>
        <translation>creadas hasta donde el servidor puede</translation>
    </message>
    <message>
        <source>After the rows are proved; what they may do comes last. One that the server has already stays as it is. As far as the server can: a privilege that it does not know is left out, and who has no password there is locked.</source>
        <translation>Después de probadas las filas; lo que pueden hacer viene al final. Una que el servidor ya tiene queda como está. Hasta donde el servidor puede: un privilegio que no conoce se omite, y quien no tiene contraseña allí queda bloqueada.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>%1 of %2 wanted</source>
        <translation>%1 de %2 deseadas</translation>
    </message>
</context>
<context>
    <name>millrace::ArrivalBar</name>
    <message>
        <source>Can&amp;cel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Fetch the rest</source>
        <translation>&amp;Traer el resto</translation>
    </message>
    <message>
        <source>&amp;Run it again</source>
        <translation>&amp;Ejecutarlo otra vez</translation>
    </message>
    <message>
        <source>Not all of the stream is there.</source>
        <translation>El flujo no está entero.</translation>
    </message>
    <message>
        <source>Arriving: %1 of %2 · %3/s</source>
        <translation>Llegando: %1 de %2 · %3/s</translation>
    </message>
    <message>
        <source>Arriving: %1 so far · %2/s</source>
        <translation>Llegando: %1 hasta ahora · %2/s</translation>
    </message>
    <message>
        <source>&amp;Read it again</source>
        <translation>&amp;Leer de nuevo</translation>
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
    <name>millrace::ChunkSizeCard</name>
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
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Automatic: %1. A chunk is one LOAD DATA in one transaction.</source>
        <translation>Automático: %1. Un bloque es un LOAD DATA en una transacción.</translation>
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
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>connections load at the same time</source>
        <translation>conexiones a la vez</translation>
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
        <source>One connection loads the chunks in the order of the dump: the gentlest for the server.</source>
        <translation>Una conexión carga los chunks en el orden del volcado: lo más suave para el servidor.</translation>
    </message>
    <message>
        <source>More workers than the server has cores add little. Dumps in primary-key order stay fast: each worker appends its own stretch.</source>
        <translation>Más workers que núcleos del servidor aportan poco. Los volcados en orden de clave primaria siguen rápidos: cada worker añade su propio tramo.</translation>
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
    <message>
        <source>Build the table beside the server</source>
        <translation>Construir la tabla junto al servidor</translation>
    </message>
    <message>
        <source>Taken in whole as one file, its pages as they were built</source>
        <translation>Se toma entera como un archivo, con las páginas tal como se construyeron</translation>
    </message>
    <message>
        <source>Taken in whole as one file, its pages written by a server of the target&apos;s version</source>
        <translation>Se toma entera como un archivo, con las páginas escritas por un servidor de la versión del destino</translation>
    </message>
    <message>
        <source>shipped, direct</source>
        <translation>embarcada, directa</translation>
    </message>
    <message>
        <source>shipped, rebuilt</source>
        <translation>embarcada, reconstruida</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Automatic: %1.</source>
        <translation>Automático: %1.</translation>
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
    <name>millrace::CommandSourceView</name>
    <message>
        <source>The output of a command</source>
        <translation>La salida de un comando</translation>
    </message>
    <message>
        <source>Command that writes the dump</source>
        <translation>Comando que escribe el volcado</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Leer</translation>
    </message>
    <message>
        <source>What the command says</source>
        <translation>Lo que dice el comando</translation>
    </message>
    <message>
        <source>What the command writes to standard error is shown here.</source>
        <translation>Aquí se muestra lo que el comando escribe en la salida de errores.</translation>
    </message>
    <message>
        <source>Reading the stream: %1</source>
        <translation>Leyendo el flujo: %1</translation>
    </message>
    <message>
        <source>The command runs in a shell of your account. What it writes to its standard output is the dump: SQL, CSV or TSV, compressed or not. Dumps of SQL, and rows of CSV and TSV, can be loaded while they arrive. All of it is kept in a file until it is loaded and verified. The plan keeps the command&apos;s text: leave passwords and tokens to its own configuration.</source>
        <translation>El comando se ejecuta en una shell de su cuenta. Lo que escribe en su salida estándar es el volcado: SQL, CSV o TSV, comprimido o no. Los volcados SQL y las filas de CSV y TSV pueden cargarse mientras llegan. Todo se guarda en un archivo hasta que esté cargado y verificado. El plan conserva el texto del comando: deje contraseñas y tokens a su propia configuración.</translation>
    </message>
    <message>
        <source>What a command writes: it can be loaded while it arrives.</source>
        <translation>Lo que escribe un comando: puede cargarse mientras llega.</translation>
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
    <message>
        <source>Its password may still be in the keychain (%1).</source>
        <translation>Puede que su contraseña siga en el llavero (%1).</translation>
    </message>
    <message>
        <source>&amp;Trust this key</source>
        <translation>Con&amp;fiar en esta clave</translation>
    </message>
    <message>
        <source>encrypted by ssh as far as %1, not from there on</source>
        <translation>cifrado por ssh hasta %1, desde allí no</translation>
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
    <message>
        <source>TLS if offered</source>
        <translation>TLS si se ofrece</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compresión</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Of what passes the line, both ways. Where the line is slower than the dump is read, a load gains by it; on a fast one it costs processor time only.</source>
        <translation>De todo lo que pasa por la línea, en ambos sentidos. Donde la línea es más lenta que la lectura del volcado, la carga gana con ello; en una rápida solo cuesta tiempo de procesador.</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>user@bastion, if through one</source>
        <translation>user@bastion, si se pasa por uno</translation>
    </message>
    <message>
        <source>Through the ssh of this machine, with its settings, agent and known hosts; host, port and socket above are then those that the bastion sees. A passphrase is asked for by the agent, or by the program that SSH_ASKPASS names.</source>
        <translation>Por el ssh de esta máquina, con sus ajustes, su agente y sus hosts conocidos; el host, el puerto y el socket de arriba son entonces los que ve aquella máquina. Una frase de paso la pide el agente, o el programa que nombra SSH_ASKPASS.</translation>
    </message>
    <message>
        <source>SSH key</source>
        <translation>Clave SSH</translation>
    </message>
    <message>
        <source>Private key for ssh</source>
        <translation>Clave privada para ssh</translation>
    </message>
    <message>
        <source>as ssh is set up</source>
        <translation>como esté ssh</translation>
    </message>
    <message>
        <source>SSH jumps</source>
        <translation>Saltos SSH</translation>
    </message>
    <message>
        <source>user@a, user@b</source>
        <translation>user@a, user@b</translation>
    </message>
    <message>
        <source>zlib, if the line is slow</source>
        <translation>zlib, si la línea es lenta</translation>
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
    <message>
        <source>caret ^</source>
        <translation>circunflejo ^</translation>
    </message>
    <message>
        <source>tilde ~</source>
        <translation>tilde ~</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Keys that are fields, in this order</source>
        <translation>Claves que son campos, en este orden</translation>
    </message>
    <message>
        <source>KEY:json sends the values of a key as JSON, as they stand: for a JSON column whose values are not all objects and arrays.</source>
        <translation>CLAVE:json envía los valores de una clave como JSON, tal como están: para una columna JSON cuyos valores no son todos objetos y arrays.</translation>
    </message>
</context>
<context>
    <name>millrace::DropArea</name>
    <message>
        <source>Drop dump files or a folder here</source>
        <translation>Suelte aquí archivos de volcado o una carpeta</translation>
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
    <message>
        <source>From a co&amp;mmand…</source>
        <translation>De un co&amp;mando…</translation>
    </message>
    <message>
        <source>From a s&amp;tore…</source>
        <translation>De un a&amp;lmacén…</translation>
    </message>
    <message>
        <source>SQL dumps, tab-separated text of mysqldump -T or SELECT … INTO OUTFILE, TSV, CSV and JSON Lines.
Shards of one table (credits_2010_01.txt, credits_2010_02.txt, …) are put in order.</source>
        <translation>Volcados SQL, texto separado por tabuladores de mysqldump -T o SELECT … INTO OUTFILE, TSV, CSV y JSON Lines.
Las partes de una tabla (credits_2010_01.txt, credits_2010_02.txt, …) se ponen en orden.</translation>
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
    <message>
        <source>All rows of the dump run as they stand. %1</source>
        <translation>Todas las filas del volcado se ejecutan tal como están. %1</translation>
    </message>
    <message>
        <source>Each table is planned when it has come: its columns are matched by name.</source>
        <translation>Cada tabla se planifica cuando ha llegado: sus columnas se asignan por nombre.</translation>
    </message>
    <message>
        <source>As they arrive, columns matched by name</source>
        <translation>Según llegan, columnas asignadas por nombre</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>por nombre</translation>
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
        <source>Choose under Target whether it stays as it is and gets the rows, or is replaced.</source>
        <translation>Elija en Destino si queda como está y recibe las filas, o se reemplaza.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>%1 of %2 from %3 onto %4</source>
        <translation>%1 de %2 de %3 a %4</translation>
    </message>
    <message>
        <source>Runs the whole plan on a private server of this machine. The target is only read; the server is thrown away.</source>
        <translation>Ejecuta el plan entero en un servidor privado de este equipo. El destino solo se lee; el servidor se elimina después.</translation>
    </message>
    <message>
        <source>All statements of %1 onto %2: it holds no rows</source>
        <translation>Todas las sentencias de %1 en %2: no contiene filas</translation>
    </message>
    <message>
        <source>Run the d&amp;ump</source>
        <translation>E&amp;jecutar el volcado</translation>
    </message>
    <message>
        <source>-- Each part of the dump is planned when it has come.
-- Its statements are in the run&apos;s plan before they run.</source>
        <translation>-- Cada parte del volcado se planifica cuando ha llegado.
-- Sus sentencias están en el plan de la ejecución antes de ejecutarse.</translation>
    </message>
    <message>
        <source>What arrives of %1, onto %2</source>
        <translation>Lo que llega de %1, en %2</translation>
    </message>
    <message>
        <source>as it arrives</source>
        <translation>según llega</translation>
    </message>
    <message>
        <source>The stream broke off: have it go on under Source.</source>
        <translation>El flujo se interrumpió: haga que siga en Origen.</translation>
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
        <source>&amp;Run them, too, after the rows</source>
        <translation>&amp;Ejecutarlas también, tras las filas</translation>
    </message>
    <message>
        <source>Nothing but rows.</source>
        <translation>Nada más que filas.</translation>
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
        <source>Tick a&amp;ll</source>
        <translation>To&amp;das</translation>
    </message>
    <message>
        <source>&amp;Tick none</source>
        <translation>&amp;Ninguna</translation>
    </message>
    <message>
        <source>Statements that are left out</source>
        <translation>Sentencias que se omiten</translation>
    </message>
    <message>
        <source>%1 that change the server, or are of no known kind:</source>
        <translation>%1 que cambian el servidor o son de tipo desconocido:</translation>
    </message>
    <message>
        <source>Tables are made first and loaded at the same time, each by LOAD DATA. Indexes, constraints, views, triggers and routines follow after the rows. From where the order matters, the dump runs as it stands.</source>
        <translation>Las tablas se crean primero y se cargan a la vez, cada una con LOAD DATA. Índices, restricciones, vistas, disparadores y rutinas siguen después de las filas. Desde donde importa el orden, el volcado se ejecuta tal como está.</translation>
    </message>
    <message>
        <source>Sche&amp;mas…</source>
        <translation>Esque&amp;mas…</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>Load %1, too: accounts, privileges and settings of the server itself</source>
        <translation>Cargar también %1: cuentas, privilegios y ajustes del propio servidor</translation>
    </message>
    <message>
        <source>No table: all of it is run as it stands</source>
        <translation>Ninguna tabla: todo se ejecuta tal como está</translation>
    </message>
    <message>
        <source>Lea&amp;ve them out: they are not wanted</source>
        <translation>Omitirlas: no se &amp;quieren</translation>
    </message>
    <message>
        <source>If neither is ticked, they do not run either, and the run ends with them as what is missing.</source>
        <translation>Si no se marca ninguna de las dos, tampoco se ejecutan, y la ejecución termina nombrándolas como lo que falta.</translation>
    </message>
    <message>
        <source>More tables may follow. All of it is loaded while it arrives, each column by its name. Once it is all there, tables and schemas can be left out, and columns mapped otherwise: wait for it where that is wanted.</source>
        <translation>Pueden seguir más tablas. Todo se carga mientras llega, cada columna por su nombre. Cuando esté todo, se pueden dejar fuera tablas y esquemas y asignar las columnas de otro modo: espere a ello si lo desea.</translation>
    </message>
    <message>
        <source>Nothing but rows so far.</source>
        <translation>Hasta ahora, solo filas.</translation>
    </message>
    <message>
        <source>Statements that change the server, or are of no known kind, where any come:</source>
        <translation>Sentencias que cambian el servidor, o de tipo desconocido, si llega alguna:</translation>
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
    <message>
        <source>not loaded with its schema</source>
        <translation>no se carga, como su esquema</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>hasta ahora</translation>
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
        <source>The dump is of several schemas and says itself where each table belongs.</source>
        <translation>El volcado es de varios esquemas y dice él mismo adónde va cada tabla.</translation>
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
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Adónde va</translation>
    </message>
    <message>
        <source>&amp;Leave it, add rows</source>
        <translation>Dejar &amp;y añadir</translation>
    </message>
    <message>
        <source>The dump&apos;s DROP statements run: what is there goes, with all it holds. This cannot be undone.</source>
        <translation>Se ejecutan las sentencias DROP del volcado: lo que hay desaparece con todo su contenido. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Choose a schema to continue.</source>
        <translation>Elija un esquema para seguir.</translation>
    </message>
    <message>
        <source>What schemas of the dump are called on the server</source>
        <translation>Cómo se llaman en el servidor los esquemas del volcado</translation>
    </message>
    <message>
        <source>shop=shop_copy, crm=crm_copy</source>
        <translation>shop=shop_copy, crm=crm_copy</translation>
    </message>
    <message>
        <source>Ot&amp;her names:</source>
        <translation>Otros nom&amp;bres:</translation>
    </message>
    <message>
        <source>&amp;Make it when the load begins</source>
        <translation>Crearlo al e&amp;mpezar la carga</translation>
    </message>
    <message>
        <source>The server has no schema %1.</source>
        <translation>El servidor no tiene ningún esquema %1.</translation>
    </message>
    <message>
        <source>What the dump says of %1 is done in %2, in views, triggers and routines too.</source>
        <translation>Lo que el volcado dice de %1 se hace en %2, también en vistas, triggers y rutinas.</translation>
    </message>
    <message>
        <source>%1: goes, with all it holds</source>
        <translation>%1: se pierde, con todo lo que contiene</translation>
    </message>
    <message>
        <source>The server has no schema %1: tick that it may be made, or choose another.</source>
        <translation>El servidor no tiene ningún esquema %1: marque que se puede crear, o elija otro.</translation>
    </message>
    <message>
        <source>What of it is there was not asked: the plan stands as it was made.</source>
        <translation>No se ha preguntado qué hay allí de él: el plan vale tal como se hizo.</translation>
    </message>
    <message>
        <source>%1 · the plan as it was made</source>
        <translation>%1 · el plan tal como se hizo</translation>
    </message>
    <message>
        <source>Whether anything of it is there is asked for each part of the dump as it arrives, before anything of that part runs.</source>
        <translation>Si ya hay algo de él se pregunta para cada parte del volcado cuando llega, antes de que se ejecute nada de esa parte.</translation>
    </message>
    <message>
        <source>%1 · what is there is asked as the dump arrives</source>
        <translation>%1 · lo que ya hay se pregunta según llega el volcado</translation>
    </message>
</context>
<context>
    <name>millrace::DumpWork</name>
    <message>
        <source>All of the dump has to be there first: %1.</source>
        <translation>Primero tiene que estar todo el volcado: %1.</translation>
    </message>
    <message>
        <source>Wait until it is, or take back what needs that.</source>
        <translation>Espere a que esté, o deshaga lo que lo necesita.</translation>
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
    <message>
        <source>arriving</source>
        <translation>llegando</translation>
    </message>
</context>
<context>
    <name>millrace::FindingsLine</name>
    <message>
        <source>Findings, one per line</source>
        <translation>Hallazgos, uno por línea</translation>
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
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>Show the findings in one line</source>
        <translation>Mostrar los hallazgos en una línea</translation>
    </message>
    <message>
        <source>Show all findings</source>
        <translation>Mostrar todos los hallazgos</translation>
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
        <translation>Pistas</translation>
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
    <message>
        <source>The rows as they stood in the dump, to be corrected there</source>
        <translation>Las filas como estaban en el volcado, para corregirlas allí</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>Réplica</translation>
    </message>
    <message>
        <source>How the dump&apos;s source is followed</source>
        <translation>Cómo se sigue al origen del volcado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the conditions and the statements for source and server</source>
        <translation>Copia las condiciones y las sentencias para el origen y el servidor</translation>
    </message>
    <message>
        <source>Something stands in the way: see NOT SO</source>
        <translation>Algo lo impide: ver NO ES ASÍ</translation>
    </message>
    <message>
        <source>What stands between &lt; and &gt; is yours to fill in</source>
        <translation>Lo que está entre &lt; y &gt; hay que rellenarlo</translation>
    </message>
</context>
<context>
    <name>millrace::FinishPage</name>
    <message>
        <source>Open report</source>
        <translation>Abrir informe</translation>
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
    <message>
        <source>What ran as it stands was not counted again.</source>
        <translation>Lo que se ejecutó tal como está no se volvió a contar.</translation>
    </message>
    <message>
        <source>The dump holds no rows that could be counted.</source>
        <translation>El volcado no contiene filas que se puedan contar.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>Roll back…</source>
        <translation>Revertir…</translation>
    </message>
    <message>
        <source>Takes exactly this run&apos;s rows out again, where the table is as the run left it</source>
        <translation>Saca de nuevo exactamente las filas de esta ejecución, si la tabla está como la dejó</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Saves the report as a web page, a document or data</source>
        <translation>Guarda el informe como página web, documento o datos</translation>
    </message>
    <message>
        <source>Opens the run&apos;s folder</source>
        <translation>Abre la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>Draws other runs over this one&apos;s plot, or sets one beside it as a page</source>
        <translation>Dibuja otras ejecuciones sobre esta curva, o pone una al lado como página</translation>
    </message>
    <message>
        <source>On this plot</source>
        <translation>En esta curva</translation>
    </message>
    <message>
        <source>Side by side as a page</source>
        <translation>Lado a lado como página</translation>
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
        <source>%1 · this run: %2 ×</source>
        <translation>%1 · esta ejecución: %2 ×</translation>
    </message>
</context>
<context>
    <name>millrace::FoldingTexts</name>
    <message>
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>Show the first lines only</source>
        <translation>Mostrar solo las primeras líneas</translation>
    </message>
    <message>
        <source>Show all of the message</source>
        <translation>Mostrar todo el mensaje</translation>
    </message>
</context>
<context>
    <name>millrace::ForeignBar</name>
    <message>
        <source>as the server has them</source>
        <translation>como los tiene el servidor</translation>
    </message>
    <message>
        <source>as the dump has them</source>
        <translation>como los tiene el volcado</translation>
    </message>
    <message>
        <source>Definers</source>
        <translation>Definidores</translation>
    </message>
    <message>
        <source>the account that loads</source>
        <translation>la cuenta que carga</translation>
    </message>
    <message>
        <source>another account</source>
        <translation>otra cuenta</translation>
    </message>
    <message>
        <source>Account that views and routines run as</source>
        <translation>Cuenta con la que se ejecutan vistas y rutinas</translation>
    </message>
    <message>
        <source>Views, triggers, routines and events of the dump run as this account.</source>
        <translation>Vistas, disparadores, rutinas y eventos del volcado se ejecutan como esta cuenta.</translation>
    </message>
    <message>
        <source>Collations</source>
        <translation>Colaciones</translation>
    </message>
    <message>
        <source>Engines and types</source>
        <translation>Motores y tipos</translation>
    </message>
    <message>
        <source>sql_modes</source>
        <translation>sql_modes</translation>
    </message>
    <message>
        <source>Binary log</source>
        <translation>Registro binario</translation>
    </message>
    <message>
        <source>left alone</source>
        <translation>sin tocar</translation>
    </message>
    <message>
        <source>as the dump has it</source>
        <translation>como en el volcado</translation>
    </message>
    <message>
        <source>Written for another server</source>
        <translation>Escrito para otro servidor</translation>
    </message>
</context>
<context>
    <name>millrace::KeptPassword</name>
    <message>
        <source>The keychain has no password for %1 any more.</source>
        <translation>El llavero ya no tiene contraseña para %1.</translation>
    </message>
    <message>
        <source>The keychain did not give the password of %1 (%2).</source>
        <translation>El llavero no dio la contraseña de %1 (%2).</translation>
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
    <message>
        <source>Threads_running without this load&apos;s own, and how far the server, its replicas or the other nodes of its cluster lag. Looked at once a second: the speed is halved until it is better. Flow control of a Galera cluster is always watched.</source>
        <translation>Threads_running sin los de esta carga, y cuánto retraso llevan el servidor, sus réplicas o los otros nodos de su clúster. Se mira cada segundo: la velocidad se reduce a la mitad hasta que mejore. El control de flujo de un clúster Galera se vigila siempre.</translation>
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
        <source>Running what the dump has after its rows</source>
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
    <message>
        <source>ready at about %1</source>
        <translation>listo hacia las %1</translation>
    </message>
    <message>
        <source>Stretches of rows</source>
        <translation>Tramos de filas</translation>
    </message>
    <message>
        <source>The target&apos;s table stays empty, or is made so again. The run can be resumed later.</source>
        <translation>La tabla del destino queda vacía o vuelve a estarlo. La ejecución se puede reanudar más tarde.</translation>
    </message>
    <message>
        <source>Proving and shipping %1</source>
        <translation>Probando y embarcando %1</translation>
    </message>
    <message>
        <source>Building the file of %1</source>
        <translation>Construyendo el archivo de %1</translation>
    </message>
    <message>
        <source>Nodes and replicas</source>
        <translation>Nodos y réplicas</translation>
    </message>
    <message>
        <source>Target and replicas</source>
        <translation>Destino y réplicas</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Loaded while it arrives: %1</source>
        <translation>Se carga mientras llega: %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
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
    <message>
        <source>Manual, on the page about what is on screen</source>
        <translation>Manual, en la página sobre lo que se ve</translation>
    </message>
</context>
<context>
    <name>millrace::ManualList</name>
    <message>
        <source>Pages of the manual</source>
        <translation>Páginas del manual</translation>
    </message>
    <message>
        <source>Not in the manual.</source>
        <translation>No está en el manual.</translation>
    </message>
</context>
<context>
    <name>millrace::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
</context>
<context>
    <name>millrace::ManualWindow</name>
    <message>
        <source>Manual – Millrace</source>
        <translation>Manual – Millrace</translation>
    </message>
    <message>
        <source>← &amp;Back</source>
        <translation>← &amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward →</source>
        <translation>A&amp;delante →</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Buscar en todas las páginas</translation>
    </message>
</context>
<context>
    <name>millrace::MappingModel</name>
    <message>
        <source>row number in source order</source>
        <translation>número de fila en el orden del origen</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>In the dump</source>
        <translation>En el volcado</translation>
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
    <message>
        <source>Stored</source>
        <translation>Guardado</translation>
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
        <source>%1
The longest in the sample has %2 bytes.</source>
        <translation>%1
El más largo de la muestra tiene %2 bytes.</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>sin coincidencia</translation>
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
        <source>Map a&amp;utomatically</source>
        <translation>A&amp;utomático</translation>
    </message>
    <message>
        <source>%1 · bindings and expressions. The dialect and pinned rows are not part of it.</source>
        <translation>%1 · asignaciones y expresiones. El dialecto y las filas fijadas no forman parte.</translation>
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
        <source>%1 in %2.%3</source>
        <translation>%1 en %2.%3</translation>
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
    <message>
        <source>Fields and columns</source>
        <translation>Campos y columnas</translation>
    </message>
    <message>
        <source>Search fields and columns</source>
        <translation>Buscar campos y columnas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>By name, value, binding or expression. A click on a heading puts the rows in order: # as in the dump, Column as in the table; headings can be moved.</source>
        <translation>Por nombre, valor, vínculo o expresión. Un clic en un encabezado ordena las filas: # como en el volcado, Columna como en la tabla; los encabezados se pueden mover.</translation>
    </message>
    <message>
        <source>This field goes into no column.</source>
        <translation>Este campo no va a ninguna columna.</translation>
    </message>
    <message>
        <source>Bind it to a column first, or choose a column&apos;s row.</source>
        <translation>Vincúlelo primero a una columna, o elija la fila de una columna.</translation>
    </message>
</context>
<context>
    <name>millrace::MappingTable</name>
    <message>
        <source>Fields of the dump and the columns they go into</source>
        <translation>Campos del volcado y las columnas a las que van</translation>
    </message>
    <message>
        <source>No field or column has this in it.</source>
        <translation>Ningún campo ni columna contiene esto.</translation>
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
    <name>millrace::OtherCurves</name>
    <message>
        <source>%1 rows/s</source>
        <translation>%1 filas/s</translation>
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
    <message>
        <source>the keychain is locked</source>
        <translation>el llavero está bloqueado</translation>
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
    <message>
        <source>build</source>
        <translation>construcción</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importación</translation>
    </message>
</context>
<context>
    <name>millrace::PipeSourceView</name>
    <message>
        <source>A named pipe</source>
        <translation>Una tubería con nombre</translation>
    </message>
    <message>
        <source>What is written into a named pipe: it can be loaded while it arrives.</source>
        <translation>Lo que se escribe en una tubería con nombre: puede cargarse mientras llega.</translation>
    </message>
    <message>
        <source>What another program writes into the pipe is the dump: SQL, CSV or TSV, compressed or not. Dumps of SQL, and rows of CSV and TSV, can be loaded while they arrive. All of it is kept in a file until it is loaded and verified. Nobody can tell whether its writer has failed: a dump of mysqldump or mariadb-dump says itself where it ends.</source>
        <translation>Lo que otro programa escribe en la tubería es el volcado: SQL, CSV o TSV, comprimido o no. Los volcados SQL y las filas de CSV y TSV pueden cargarse mientras llegan. Todo se guarda en un archivo hasta que esté cargado y verificado. Nadie puede saber si el programa que escribe ha fallado: un volcado de mysqldump o mariadb-dump dice él mismo dónde termina.</translation>
    </message>
    <message>
        <source>Path of the named pipe</source>
        <translation>Ruta de la tubería con nombre</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Leer</translation>
    </message>
    <message>
        <source>Reading the stream: %1</source>
        <translation>Leyendo el flujo: %1</translation>
    </message>
    <message>
        <source>Waiting for somebody to write there …</source>
        <translation>Esperando a que alguien escriba allí …</translation>
    </message>
</context>
<context>
    <name>millrace::PlanDesk</name>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Conectar</translation>
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
        <source>The dump of this plan was written by a command, and what was kept of it is gone: “%1”.</source>
        <translation>El volcado de este plan lo escribió un comando, y lo que se guardaba de él ya no existe: «%1».</translation>
    </message>
    <message>
        <source>What was fetched of %1 for this plan is gone.</source>
        <translation>Lo que se trajo de %1 para este plan ya no está.</translation>
    </message>
    <message>
        <source>Have the same fetched again, or begin anew with From a store… on the Source page.</source>
        <translation>Haga que se traiga lo mismo otra vez, o empiece de nuevo con «De un almacén…» en la página Origen.</translation>
    </message>
    <message>
        <source>Read the command; it would run under your account, with all its rights. Have it run only if it is what you want. It has to write the same bytes again.</source>
        <translation>Lea el comando; se ejecutaría con su cuenta, con todos sus derechos. Haga que se ejecute solo si es lo que quiere. Tiene que escribir otra vez los mismos bytes.</translation>
    </message>
    <message>
        <source>&amp;Fetch it again</source>
        <translation>&amp;Traerlo otra vez</translation>
    </message>
    <message>
        <source>&amp;Run the command</source>
        <translation>&amp;Ejecutar el comando</translation>
    </message>
    <message>
        <source>The dump of this plan is read again: %1.</source>
        <translation>El volcado de este plan se lee otra vez: %1.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>The stream that it loads is still arriving.</source>
        <translation>El flujo que carga aún está llegando.</translation>
    </message>
    <message>
        <source>Save the plan when all of it is there; or load it now: the run keeps its plan.</source>
        <translation>Guarde el plan cuando esté entero; o cárguelo ahora: la ejecución guarda su plan.</translation>
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
    <name>millrace::PoliciesCard</name>
    <message>
        <source>Rows that do not fit</source>
        <translation>Filas malas</translation>
    </message>
    <message>
        <source>Key is there already</source>
        <translation>Clave repetida</translation>
    </message>
    <message>
        <source>Secondary indexes</source>
        <translation>Índices secundarios</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Proof afterwards</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Stop the load</source>
        <translation>Parar la carga</translation>
    </message>
    <message>
        <source>The first value the server would alter ends the load: its chunk is rolled back whole, and the row is named by where it stands.</source>
        <translation>El primer valor que el servidor adaptaría termina la carga: su chunk se deshace entero y se nombra la fila con su lugar.</translation>
    </message>
    <message>
        <source>Set them aside</source>
        <translation>Apartarlas</translation>
    </message>
    <message>
        <source>All other rows are loaded. These go to rejects.txt in the run&apos;s folder, ready to be loaded again once corrected; rejects.csv says why, row by row.</source>
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
        <source>The chunk with the duplicate is rolled back whole; the table keeps what it had.</source>
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
        <source>As the dump&apos;s session does</source>
        <translation>Como la sesión del volcado</translation>
    </message>
    <message>
        <source>Under the sql_mode that the dump sets for its rows: where that is not strict, a value out of range or too long is stored as the session would store it, and counted. A row that is refused stops the load.</source>
        <translation>Con el sql_mode que el volcado fija para sus filas: si no es estricto, un valor fuera de rango o demasiado largo se guarda como lo guardaría la sesión y se cuenta. Una fila rechazada detiene la carga.</translation>
    </message>
    <message>
        <source>All contents are compared beside the server; the target counts its rows and computes the same checksum once more.</source>
        <translation>Todo el contenido se compara junto al servidor; el destino cuenta sus filas y calcula la misma suma de comprobación otra vez.</translation>
    </message>
    <message>
        <source>All contents are compared beside the server; the target counts its rows.</source>
        <translation>Todo el contenido se compara junto al servidor; el destino cuenta sus filas.</translation>
    </message>
    <message>
        <source>Made beside the server, whatever is chosen here: the table is shipped with them.</source>
        <translation>Se crean junto al servidor, se elija lo que se elija aquí: la tabla se embarca con ellos.</translation>
    </message>
    <message>
        <source>Sorted by the primary key where they are not, whatever is chosen here.</source>
        <translation>Ordenadas por la clave primaria donde no lo están, se elija lo que se elija aquí.</translation>
    </message>
    <message>
        <source>Chosen as soon as source, server and table are known.</source>
        <translation>Se elige en cuanto se conocen el origen, el servidor y la tabla.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Millrace chooses by what it knows of source, table and server, and says why.</source>
        <translation>Millrace elige según lo que sabe del origen, la tabla y el servidor, y dice por qué.</translation>
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
    <message>
        <source>In the dump</source>
        <translation>En el volcado</translation>
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
    <name>millrace::RehearsalBar</name>
    <message>
        <source>Rehearsing on a private server: %1 of %2.</source>
        <translation>Ensayo en un servidor privado: %1 de %2.</translation>
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
        <source>The rehearsal was stopped. Nothing is left of it.</source>
        <translation>El ensayo se detuvo. No queda nada de él.</translation>
    </message>
    <message>
        <source>Stopping: the private server is removed.</source>
        <translation>Parando: se retira el servidor privado.</translation>
    </message>
</context>
<context>
    <name>millrace::RehearsalWork</name>
    <message>
        <source>There is no plan of the dump yet.</source>
        <translation>Aún no hay un plan del volcado.</translation>
    </message>
    <message>
        <source>Connect under Target, and choose where it goes.</source>
        <translation>Conéctese en Destino y elija adónde va.</translation>
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
    <name>millrace::ReviewBase</name>
    <message>
        <source>Save pla&amp;n…</source>
        <translation>Guardar p&amp;lan…</translation>
    </message>
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
        <source>&amp;Rehearse</source>
        <translation>&amp;Ensayar</translation>
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
        <source>Checking files, server and plan …</source>
        <translation>Comprobando archivos, servidor y plan …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
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
        <source>Not checked again while the load runs: what its own preflight warned of stands among its events.</source>
        <translation>Mientras la carga está en curso no se comprueba de nuevo: lo que advirtió su propia comprobación previa está entre sus eventos.</translation>
    </message>
</context>
<context>
    <name>millrace::ReviewPage</name>
    <message>
        <source>Runs the whole plan on a private server of this machine, with a table like the target&apos;s. The target is only read; the server is thrown away.</source>
        <translation>Ejecuta todo el plan en un servidor privado de este equipo, con una tabla como la del destino. El destino solo se lee; el servidor se desecha.</translation>
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
        <source>%1 (%2, %3) are read in the order shown under Source.</source>
        <translation>%1 (%2, %3): se leen en el orden que muestra Origen.</translation>
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
        <source>Chunks of %1 are loaded into %2, %3; each is committed whole or not at all.</source>
        <translation>Chunks de %1 se cargan en %2, %3; cada uno se confirma entero o nada.</translation>
    </message>
    <message>
        <source>Limits: %1.</source>
        <translation>Límites: %1.</translation>
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
        <source>They are JSON Lines: each object is a row, of the values of %1.</source>
        <translation>Son JSON Lines: cada objeto es una fila con los valores de %1.</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>claves</translation>
    </message>
    <message>
        <source>The stream is loaded while it arrives, as its first rows say; nothing is verified before its end is there and was judged.</source>
        <translation>El flujo se carga mientras llega, según dicen sus primeras filas; nada se verifica antes de que su final esté ahí y se haya juzgado.</translation>
    </message>
    <message>
        <source>The stream broke off: have it go on under Source.</source>
        <translation>El flujo se cortó: haga que siga en «Origen».</translation>
    </message>
    <message>
        <source>All of the stream has to be there first: %1.</source>
        <translation>El flujo tiene que estar entero primero: %1.</translation>
    </message>
</context>
<context>
    <name>millrace::RowLookModel</name>
    <message>
        <source>%1, row %2</source>
        <translation>%1, fila %2</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Cuál</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>In the dump</source>
        <translation>En el volcado</translation>
    </message>
    <message>
        <source>In the source</source>
        <translation>En el origen</translation>
    </message>
</context>
<context>
    <name>millrace::RowLookView</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Row by its key, or by # and its number in the dump</source>
        <translation>Fila por su clave, o por # y su número en el volcado</translation>
    </message>
    <message>
        <source>Key, or #number in the dump</source>
        <translation>Clave, o #número en el volcado</translation>
    </message>
    <message>
        <source>The table&apos;s row with this key beside the row of the dump that it was, Return looks for it. Of a key of several columns: the values, separated by commas. #1000: the dump&apos;s thousandth row.</source>
        <translation>La fila de la tabla con esta clave junto a la fila del volcado que fue; Intro la busca. De una clave de varias columnas: los valores, separados por comas. #1000: la milésima fila del volcado.</translation>
    </message>
    <message>
        <source>First, last</source>
        <translation>Primera, última</translation>
    </message>
    <message>
        <source>The first and the last row of the chunk that took longest</source>
        <translation>La primera y la última fila del chunk que más tardó</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Looking at the dump and at the table.</source>
        <translation>Mirando el volcado y la tabla.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Parando.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Rows of the source and of the table</source>
        <translation>Filas del origen y de la tabla</translation>
    </message>
    <message>
        <source>Ends the search (Esc)</source>
        <translation>Termina la búsqueda (Esc)</translation>
    </message>
    <message>
        <source>Row by its key</source>
        <translation>Fila por su clave</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>The table&apos;s row with this key beside the row that the source&apos;s server has of it now, Return looks for it. Of a key of several columns: the values, separated by commas.</source>
        <translation>La fila de la tabla con esta clave junto a la que el servidor de origen tiene ahora; Intro la busca. De una clave de varias columnas: los valores, separados por comas.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Asking the keychain for the password of %1.</source>
        <translation>Pidiendo al llavero la contraseña de %1.</translation>
    </message>
    <message>
        <source>The password of %1 is not known here: type it, or set %2 before the program starts.</source>
        <translation>Aquí no se conoce la contraseña de %1: escríbala, o defina %2 antes de iniciar el programa.</translation>
    </message>
    <message>
        <source>Asking the source&apos;s server and the target.</source>
        <translation>Preguntando al servidor de origen y al destino.</translation>
    </message>
    <message>
        <source>Looking through the dump: %1 % read.</source>
        <translation>Mirando el volcado: %1 % leído.</translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation>Contraseña de %1</translation>
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
    <message>
        <source>%1: %2 %, %3 rows/s, %4 left</source>
        <translation>%1: %2 %, %3 filas/s, quedan %4</translation>
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
</context>
<context>
    <name>millrace::RunNodeModel</name>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Rows/s</source>
        <translation>Filas/s</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>Retraso</translation>
    </message>
    <message>
        <source>level</source>
        <translation>al día</translation>
    </message>
    <message>
        <source>%1: the load&apos;s sessions are here</source>
        <translation>%1: aquí están las sesiones de la carga</translation>
    </message>
    <message>
        <source>%1 is not asked: %2</source>
        <translation>A %1 no se le pregunta: %2</translation>
    </message>
    <message>
        <source>%1. Rows per second are those its tables take in, whoever sends them. Lag: as it says itself.</source>
        <translation>%1. Las filas por segundo son las que admiten sus tablas, las envíe quien las envíe. Retraso: el que ella misma indica.</translation>
    </message>
    <message>
        <source>%1. Rows per second are those its tables take in, whoever sends them. The queue: transactions it has received and not applied. Lag: for how long the node of the load has had something that this one lacks.</source>
        <translation>%1. Las filas por segundo son las que admiten sus tablas, las envíe quien las envíe. La cola: transacciones recibidas y no aplicadas. Retraso: desde cuándo el nodo de la carga tiene algo que a este le falta.</translation>
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
        <translation>suc. %</translation>
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
    <message>
        <source>k rows/s</source>
        <translation>k filas/s</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>CPU, % of a core</source>
        <translation>CPU, % de un núcleo</translation>
    </message>
    <message>
        <source>cpu %</source>
        <translation>CPU %</translation>
    </message>
    <message>
        <source>%1 rows/s built</source>
        <translation>%1 filas/s construidas</translation>
    </message>
    <message>
        <source>%1 rows/s taken in</source>
        <translation>%1 filas/s importadas</translation>
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
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>— built    ▮ taken in    - - mean of %1</source>
        <translation>— construidas    ▮ importadas    - - media de %1</translation>
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
        <source>Takes the run out of this list. What it loaded stays</source>
        <translation>Quita la ejecución de esta lista. Lo que cargó queda</translation>
    </message>
    <message>
        <source>Take the %1 of this run out of %2?</source>
        <translation>¿Quitar %1 de esta ejecución de %2?</translation>
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
    <message>
        <source>Empty: MILLRACE_SOURCE_PASSWORD</source>
        <translation>Vacío: MILLRACE_SOURCE_PASSWORD</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>The rows come from %1:</source>
        <translation>Las filas vienen de %1:</translation>
    </message>
    <message>
        <source>The keychain has no password for %1 any more.</source>
        <translation>El llavero ya no tiene contraseña para %1.</translation>
    </message>
    <message>
        <source>The keychain did not give the password of %1 (%2): type it.</source>
        <translation>El llavero no dio la contraseña de %1 (%2): escríbala.</translation>
    </message>
    <message>
        <source>Has this statement run?</source>
        <translation>¿Se ha ejecutado esta sentencia?</translation>
    </message>
    <message>
        <source>It has run, &amp;go on after it</source>
        <translation>Se ha ejecutado, &amp;seguir tras ella</translation>
    </message>
    <message>
        <source>It has &amp;not, run it</source>
        <translation>&amp;No se ha ejecutado, ejecutarla</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>E&amp;xaminar</translation>
    </message>
    <message>
        <source>All pages as they were: what was chosen, the curve, the proof. From them another run can begin</source>
        <translation>Todas las páginas como eran: lo elegido, la curva, la prueba. Desde ellas puede empezar otra ejecución</translation>
    </message>
</context>
<context>
    <name>millrace::RunShelf</name>
    <message>
        <source>It broke off before its end, and a window has no standard input.</source>
        <translation>Se cortó antes de su final, y una ventana no tiene entrada estándar.</translation>
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
        <source>At this pace the last row is in at about %1, give or take %2.</source>
        <translation>A este ritmo la última fila entra hacia las %1, con un margen de %2.</translation>
    </message>
    <message>
        <source>rough guess</source>
        <translation>aproximado</translation>
    </message>
    <message>
        <source>Rows/s built now</source>
        <translation>Filas/s construidas</translation>
    </message>
    <message>
        <source>Mean rows/s built</source>
        <translation>Media filas/s constr.</translation>
    </message>
    <message>
        <source>Rows built · %1 %</source>
        <translation>Filas construidas · %1 %</translation>
    </message>
    <message>
        <source>%1 on the line</source>
        <translation>%1 por la línea</translation>
    </message>
    <message>
        <source>Rows committed</source>
        <translation>Filas confirmadas</translation>
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
    <name>millrace::ServerNameConfirm</name>
    <message>
        <source>The server&apos;s name</source>
        <translation>Nombre del servidor</translation>
    </message>
    <message>
        <source>To continue, type the server&apos;s name: %1</source>
        <translation>Para seguir, escriba el nombre del servidor: %1</translation>
    </message>
</context>
<context>
    <name>millrace::ServerSourceView</name>
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
    <message>
        <source>&amp;Trust this key</source>
        <translation>Con&amp;fiar en esta clave</translation>
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
        <translation>Servidor</translation>
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
    <name>millrace::ShipPart</name>
    <message>
        <source>Its pages</source>
        <translation>Sus páginas</translation>
    </message>
    <message>
        <source>Written by a server</source>
        <translation>Escritas por un servidor</translation>
    </message>
    <message>
        <source>The server that is thrown away writes every page anew before the target gets the file (ALTER TABLE … FORCE): slower, and no page comes from anything but the server&apos;s own program.</source>
        <translation>El servidor desechable escribe de nuevo cada página antes de que el destino reciba el archivo (ALTER TABLE … FORCE): más lento, y ninguna página viene de otra cosa que del propio programa del servidor.</translation>
    </message>
    <message>
        <source>As they were built</source>
        <translation>Tal como se construyeron</translation>
    </message>
    <message>
        <source>Faster, most of all with indexes. CHECK TABLE and a checker of the file look through all of it before the target gets it; the pages are Millrace&apos;s.</source>
        <translation>Más rápido, sobre todo con índices. CHECK TABLE y un comprobador del archivo lo revisan entero antes de que el destino lo reciba; las páginas son de Millrace.</translation>
    </message>
    <message>
        <source>Server that builds</source>
        <translation>Servidor que crea</translation>
    </message>
    <message>
        <source>Leave the rows out of the binary log</source>
        <translation>Dejar las filas fuera del registro binario</translation>
    </message>
    <message>
        <source>Replicas, point-in-time recovery and change capture do not get these rows: put the file on every replica, or load another way.</source>
        <translation>Las réplicas, la recuperación a un momento dado y la captura de cambios no reciben estas filas: ponga el archivo en cada réplica o cargue de otra manera.</translation>
    </message>
    <message>
        <source>Binary log</source>
        <translation>Registro binario</translation>
    </message>
    <message>
        <source>What goes how</source>
        <translation>Qué entra cómo</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Elegi&amp;r…</translation>
    </message>
    <message>
        <source>Look for it</source>
        <translation>Buscarlo</translation>
    </message>
    <message>
        <source>The program of the target&apos;s own process, or one in PATH</source>
        <translation>El programa del propio proceso del destino o uno en PATH</translation>
    </message>
    <message>
        <source>The server writes none.</source>
        <translation>El servidor no escribe ninguno.</translation>
    </message>
    <message>
        <source>the target&apos;s own, or one in PATH</source>
        <translation>el del propio destino o uno en PATH</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>Looking at table, server and folder …</source>
        <translation>Mirando la tabla, el servidor y la carpeta…</translation>
    </message>
    <message>
        <source>Shows once the table is there and can be shipped.</source>
        <translation>Se ve cuando la tabla existe y se puede embarcar.</translation>
    </message>
    <message>
        <source>Shows once the table is known (Target).</source>
        <translation>Se ve cuando se conoce la tabla (Destino).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take the next best way</source>
        <translation>Tomar el siguiente mejor camino</translation>
    </message>
    <message>
        <source>leave the rows out (sql_log_bin = 0)</source>
        <translation>dejar fuera las filas (sql_log_bin = 0)</translation>
    </message>
</context>
<context>
    <name>millrace::ShipWork</name>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
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
        <source>%1.%2 on %3 · about %4</source>
        <translation>%1.%2 en %3 · unas %4</translation>
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
    <message>
        <source>The whole dump is being read. You can continue meanwhile.</source>
        <translation>Se está leyendo el volcado completo. Puede seguir entretanto.</translation>
    </message>
    <message>
        <source>Some rows have another number of fields. Check the terminator before you continue.</source>
        <translation>Algunas filas tienen otro número de campos. Compruebe el separador antes de seguir.</translation>
    </message>
    <message>
        <source>The whole dump was read: look at what is odd in it before you continue.</source>
        <translation>El volcado completo está leído: mire lo que llama la atención antes de seguir.</translation>
    </message>
    <message>
        <source>Every row is being counted. You can continue meanwhile.</source>
        <translation>Se está contando cada fila. Puede seguir entretanto.</translation>
    </message>
    <message>
        <source>A whole dump without tables: its statements are run</source>
        <translation>Un volcado entero sin tablas: se ejecutan sus sentencias</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>A stream that broke off · %1 so far · %2</source>
        <translation>Un flujo que se cortó · %1 hasta ahora · %2</translation>
    </message>
    <message>
        <source>A stream that is still arriving · %1 so far · %2</source>
        <translation>Un flujo que aún está llegando · %1 hasta ahora · %2</translation>
    </message>
    <message>
        <source>a stream, broken off</source>
        <translation>un flujo, cortado</translation>
    </message>
    <message>
        <source>a stream, arriving</source>
        <translation>un flujo, llegando</translation>
    </message>
    <message>
        <source>The stream broke off: have it go on before you continue.</source>
        <translation>El flujo se cortó: haga que siga antes de continuar.</translation>
    </message>
    <message>
        <source>The stream is still arriving. You can continue, and load what is there meanwhile.</source>
        <translation>El flujo aún está llegando. Puede continuar y cargar mientras tanto lo que hay.</translation>
    </message>
    <message>
        <source>A dump that broke off · %1 so far · begins with %2</source>
        <translation>Un volcado interrumpido · %1 hasta ahora · empieza con %2</translation>
    </message>
    <message>
        <source>A dump that is still arriving · %1 so far · begins with %2</source>
        <translation>Un volcado que aún está llegando · %1 hasta ahora · empieza con %2</translation>
    </message>
    <message>
        <source>A dump that has arrived · %1 · begins with %2</source>
        <translation>Un volcado que ha llegado · %1 · empieza con %2</translation>
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
    <message>
        <source>The source is a stream that is still arriving: no file can go with it.</source>
        <translation>El origen es un flujo que aún está llegando: ningún fichero puede ir con él.</translation>
    </message>
    <message>
        <source>Cancel it first, or wait until all of it is there.</source>
        <translation>Cancélelo primero o espere hasta que esté entero.</translation>
    </message>
    <message>
        <source>%1 is a named pipe: it can only be read alone.</source>
        <translation>%1 es una tubería con nombre: solo puede leerse sola.</translation>
    </message>
    <message>
        <source>Take the other files away, or load it by a plan of its own.</source>
        <translation>Quite los demás archivos, o cárguela con un plan propio.</translation>
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
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Every page, recipes, the error catalogue (F1)</source>
        <translation>Todas las páginas, recetas, el catálogo de errores (F1)</translation>
    </message>
    <message>
        <source>Writes a small dump and opens it as a migration into a private server on this machine</source>
        <translation>Escribe un volcado pequeño y lo abre como migración hacia un servidor privado en esta máquina</translation>
    </message>
</context>
<context>
    <name>millrace::StatementFold</name>
    <message>
        <source>Statement, to read and to edit</source>
        <translation>Sentencia, para leer y editar</translation>
    </message>
    <message>
        <source>Write here, or paste a LOAD DATA statement: the table above follows. Ctrl+Space completes a name.</source>
        <translation>Escriba aquí, o pegue una sentencia LOAD DATA: la tabla de arriba la sigue. Ctrl+Espacio completa un nombre.</translation>
    </message>
    <message>
        <source>State&amp;ment</source>
        <translation>Se&amp;ntencia</translation>
    </message>
    <message>
        <source>The whole statement, to read, to write or to paste over</source>
        <translation>La sentencia completa, para leerla, escribirla o pegar otra</translation>
    </message>
    <message>
        <source>Discard ed&amp;it</source>
        <translation>&amp;Descartar cambio</translation>
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
        <source>Column list</source>
        <translation>Lista de columnas</translation>
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
        <source>Column list: a column, @variable or @discard per field</source>
        <translation>Lista de columnas: una columna, @variable o @discard por campo</translation>
    </message>
    <message>
        <source>SET, one clause per line: column = expression; @row_number is the row&apos;s number in source order</source>
        <translation>SET, una cláusula por línea: columna = expresión; @row_number es el número de la fila en el orden del origen</translation>
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
    <name>millrace::StoreKeyring</name>
    <message>
        <source>The keychain has no keys for %1 any more.</source>
        <translation>El llavero ya no tiene claves para %1.</translation>
    </message>
    <message>
        <source>What the keychain has for %1 are no keys of Millrace&apos;s.</source>
        <translation>Lo que el llavero tiene para %1 no son claves de Millrace.</translation>
    </message>
    <message>
        <source>The keychain did not give the keys for %1 (%2).</source>
        <translation>El llavero no dio las claves para %1 (%2).</translation>
    </message>
    <message>
        <source>The keys for %1 are those in the keychain.</source>
        <translation>Las claves para %1 son las del llavero.</translation>
    </message>
    <message>
        <source>The keys are not in the keychain: %1</source>
        <translation>Las claves no están en el llavero: %1</translation>
    </message>
    <message>
        <source>The keychain has the keys for %1.</source>
        <translation>El llavero tiene las claves para %1.</translation>
    </message>
    <message>
        <source>No keychain answers (%1): the keys are kept in memory only, and asked for next time.</source>
        <translation>Ningún llavero responde (%1): las claves se guardan solo en memoria y se pedirán la próxima vez.</translation>
    </message>
    <message>
        <source>The keys for %1 may still be in the keychain (%2).</source>
        <translation>Las claves para %1 pueden seguir en el llavero (%2).</translation>
    </message>
</context>
<context>
    <name>millrace::StoreKeysForm</name>
    <message>
        <source>T&amp;ype keys…</source>
        <translation>Escribir cla&amp;ves…</translation>
    </message>
    <message>
        <source>&amp;Access key id</source>
        <translation>&amp;Id. de clave</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>&amp;Secreto</translation>
    </message>
    <message>
        <source>Sessi&amp;on token</source>
        <translation>T&amp;oken de sesión</translation>
    </message>
    <message>
        <source>of keys of a session only</source>
        <translation>solo de claves de una sesión</translation>
    </message>
    <message>
        <source>Remember the &amp;keys in the keychain</source>
        <translation>Guardar las claves en el &amp;llavero</translation>
    </message>
    <message>
        <source>For all dumps of the bucket, or of the profile, once the store has taken them</source>
        <translation>Para todos los volcados del bucket o del perfil, en cuanto el almacén las haya aceptado</translation>
    </message>
    <message>
        <source>Fo&amp;rget them</source>
        <translation>Olvi&amp;darlas</translation>
    </message>
    <message>
        <source>Takes the keys for this bucket, or profile, out of the keychain</source>
        <translation>Quita del llavero las claves para este bucket o perfil</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>esta página</translation>
    </message>
</context>
<context>
    <name>millrace::StoreSourceView</name>
    <message>
        <source>An object store</source>
        <translation>Un almacén de objetos</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>&amp;Endpoint</source>
        <translation>&amp;Endpoint</translation>
    </message>
    <message>
        <source>as environment and profile say, else AWS</source>
        <translation>como digan entorno y perfil, si no AWS</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>Re&amp;gión</translation>
    </message>
    <message>
        <source>as environment and profile say</source>
        <translation>como digan entorno y perfil</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Perfil</translation>
    </message>
    <message>
        <source>Fe&amp;tch</source>
        <translation>&amp;Traer</translation>
    </message>
    <message>
        <source>Asking the store …</source>
        <translation>Preguntando al almacén …</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>%1 of %2 · %3/s</source>
        <translation>%1 de %2 · %3/s</translation>
    </message>
    <message>
        <source>An object of a store, or all below a prefix.</source>
        <translation>Un objeto de un almacén, o todos los que hay bajo un prefijo.</translation>
    </message>
    <message>
        <source>An object of an S3-compatible store, or all objects below a prefix (with a / at its end). It is kept on this machine until it is loaded and verified; one dump of SQL, or object of CSV or TSV rows, can be loaded while it arrives. The keys come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, from the profile in ~/.aws/credentials, or from the keychain; no plan, log or report has them.</source>
        <translation>Un objeto de un almacén compatible con S3, o todos los objetos bajo un prefijo (con / al final). Se guarda en este equipo hasta que esté cargado y verificado; un solo volcado SQL, o un objeto con filas CSV o TSV, puede cargarse mientras llega. Las claves vienen de AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY, del perfil en ~/.aws/credentials o del llavero; ningún plan, registro ni informe las contiene.</translation>
    </message>
    <message>
        <source>as AWS_PROFILE says, else default</source>
        <translation>lo que diga AWS_PROFILE; si no, default</translation>
    </message>
</context>
<context>
    <name>millrace::StreamSources</name>
    <message>
        <source>The stream was stopped when %1 of it were there.</source>
        <translation>El flujo se detuvo cuando habían llegado %1.</translation>
    </message>
    <message>
        <source>Resume the run, or roll it back.</source>
        <translation>Reanude la ejecución, o reviértala.</translation>
    </message>
    <message>
        <source>Nothing of it was loaded. Have the rest fetched: what is there is not fetched again.</source>
        <translation>No se cargó nada. Haga que se traiga el resto: lo que ya está no se trae de nuevo.</translation>
    </message>
    <message>
        <source>Nothing of it was loaded. Have the same dump written there once more: it is compared with what is there.</source>
        <translation>No se cargó nada. Haga que se escriba allí otra vez el mismo volcado: se compara con lo que ya está.</translation>
    </message>
    <message>
        <source>Nothing of it was loaded. Mend what stopped the command, and run it again: what it writes is compared with what is there.</source>
        <translation>No se cargó nada. Corrija lo que detuvo el comando y ejecútelo de nuevo: lo que escribe se compara con lo que ya está.</translation>
    </message>
</context>
<context>
    <name>millrace::StreamView</name>
    <message>
        <source>&amp;Files instead</source>
        <translation>Mejor arc&amp;hivos</translation>
    </message>
    <message>
        <source>Can&amp;cel</source>
        <translation>Can&amp;celar</translation>
    </message>
    <message>
        <source>%1. All of it is read first: %2.</source>
        <translation>%1. Se lee entero primero: %2.</translation>
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
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Choose the table to load into</source>
        <translation>Elija la tabla en la que cargar</translation>
    </message>
    <message>
        <source>This account sees no schema.</source>
        <translation>Esta cuenta no ve ningún esquema.</translation>
    </message>
    <message>
        <source>Choose a table to continue.</source>
        <translation>Elija una tabla para seguir.</translation>
    </message>
    <message>
        <source>has the name of the source</source>
        <translation>se llama como el origen</translation>
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
    <message>
        <source>One LOAD DATA is one transaction anyway. Millrace commits once per chunk, together with the chunk&apos;s journal row, so that a load that was cut off continues exactly where it stopped.</source>
        <translation>Un LOAD DATA ya es una transacción. Millrace confirma una vez por chunk, junto con su fila del diario, para que una carga cortada siga exactamente donde estaba.</translation>
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
        <source>Leave the rows out of the binary log</source>
        <translation>Dejar las filas fuera del registro binario</translation>
    </message>
    <message>
        <source>Leave them in</source>
        <translation>Dejarlas dentro</translation>
    </message>
    <message>
        <source>While the redo log is off, a crash of the server loses everything on it: every schema, not only this table. Have a backup that can be read.</source>
        <translation>Mientras el redo log está desactivado, una caída del servidor pierde todo lo que contiene: cada esquema, no solo esta tabla. Tenga una copia de seguridad legible.</translation>
    </message>
    <message>
        <source>Replicas read the binary log of this server: %1. They will lack the rows, and stop at the first change of one, unless each is loaded as well.</source>
        <translation>Hay réplicas que leen el registro binario de este servidor: %1. Les faltarán las filas, y se detendrán al primer cambio de una de ellas, si no se carga también cada una.</translation>
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
    <name>millrace::WayCard</name>
    <message>
        <source>Way in</source>
        <translation>Vía de entrada</translation>
    </message>
    <message>
        <source>LOAD DATA</source>
        <translation>LOAD DATA</translation>
    </message>
    <message>
        <source>The rows are streamed over the connections (LOAD DATA LOCAL); where the server refuses that, they go as INSERT statements.</source>
        <translation>Las filas fluyen por las conexiones (LOAD DATA LOCAL); donde el servidor lo rechaza, van como sentencias INSERT.</translation>
    </message>
    <message>
        <source>LOAD DATA, nothing else</source>
        <translation>LOAD DATA, nada más</translation>
    </message>
    <message>
        <source>As LOAD DATA; where the server refuses LOCAL, the load does not begin.</source>
        <translation>Como LOAD DATA; donde el servidor rechaza LOCAL, la carga no empieza.</translation>
    </message>
    <message>
        <source>LOAD DATA from a pipe</source>
        <translation>LOAD DATA desde una tubería</translation>
    </message>
    <message>
        <source>The server reads a named pipe by itself, a little faster than over the connection. It has to run on this machine, and the account needs FILE.</source>
        <translation>El servidor lee por sí mismo una tubería con nombre, algo más rápido que por la conexión. Tiene que estar en este equipo y la cuenta necesita FILE.</translation>
    </message>
    <message>
        <source>INSERT</source>
        <translation>INSERT</translation>
    </message>
    <message>
        <source>Statements of up to 5,000 rows, about half as fast: for servers that refuse LOAD DATA LOCAL.</source>
        <translation>Sentencias de hasta 5.000 filas, más o menos a la mitad de velocidad: para servidores que rechazan LOAD DATA LOCAL.</translation>
    </message>
    <message>
        <source>Shipped as a file</source>
        <translation>Embarcada como archivo</translation>
    </message>
    <message>
        <source>The table&apos;s file is built and proved on a server that is thrown away, and the target takes it in whole: it inserts no row, and is busy for a moment in place of the whole load. That takes an empty InnoDB table without triggers or FULLTEXT that no foreign key refers to; the target on this machine, rights to its data folder, and its very program; and nobody who reads the rows in its binary log. Workers and chunks are for rows that only a server can store; limits and settings of the whole server are left out.</source>
        <translation>El archivo de la tabla se construye y se prueba en un servidor desechable, y el destino lo toma entero: no inserta ninguna fila y está ocupado un momento en lugar de toda la carga. Hace falta una tabla InnoDB vacía sin disparadores ni FULLTEXT a la que no apunte ninguna clave foránea; el destino en este equipo, permisos en su carpeta de datos y su mismo programa; y nadie que lea las filas en su registro binario. Los trabajadores y los trozos son para filas que solo un servidor puede guardar; los límites y los ajustes de todo el servidor se omiten.</translation>
    </message>
    <message>
        <source>It cannot be shipped as a file: %1 What comes closest: rows sorted by the primary key, secondary indexes dropped before and built after.</source>
        <translation>No se puede embarcar como archivo: %1 Lo más parecido: filas ordenadas por la clave primaria, índices secundarios eliminados antes y construidos después.</translation>
    </message>
    <message>
        <source>To be shipped as a file it lacks: %1</source>
        <translation>Para embarcarse como archivo falta: %1</translation>
    </message>
    <message>
        <source>It could be shipped as a file, past the server&apos;s insert path. %1</source>
        <translation>Se podría embarcar como archivo, sin pasar por la inserción del servidor. %1</translation>
    </message>
    <message>
        <source>It could be shipped as a file: that spares the target the load, and is no faster. %1</source>
        <translation>Se podría embarcar como archivo: eso ahorra la carga al destino y no es más rápido. %1</translation>
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
        <source>&amp;Load it now</source>
        <translation>&amp;Cargarla ya</translation>
    </message>
    <message>
        <source>The sample is a small dump for a private server on this machine, thrown away when you like: a migration with every page filled in, or its load at once.</source>
        <translation>La muestra es un volcado pequeño para un servidor privado en esta máquina, que se tira cuando quiera: una migración con todas las páginas rellenas, o su carga enseguida.</translation>
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
    <message>
        <source>The load uses what this page says: it can be changed when the load has ended.</source>
        <translation>La carga usa lo que dice esta página: se puede cambiar cuando la carga haya terminado.</translation>
    </message>
    <message>
        <source>Show the &amp;load</source>
        <translation>&amp;Mostrar la carga</translation>
    </message>
</context>
<context>
    <name>millrace::WizardFrame</name>
    <message>
        <source>&amp;Open plan…</source>
        <translation>Abr&amp;ir plan…</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>&amp;Guardar plan…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>The manual&apos;s page about this step (F1)</source>
        <translation>La página del manual sobre este paso (F1)</translation>
    </message>
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
    <name>millrace::WizardWindow</name>
    <message>
        <source>new migration</source>
        <translation>nueva migración</translation>
    </message>
    <message>
        <source>%1 – Millrace</source>
        <translation>%1 – Millrace</translation>
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

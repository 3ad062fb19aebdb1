# SPDX-License-Identifier: GPL-3.0-or-later
# DEB and TGZ. Libraries are found by dpkg-shlibdeps; what is opened by name at run time it cannot see and is named
# here: Qt's MySQL driver, its platform plugins and SVG icons.
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_FILE_NAME ${MILLRACE_PACKAGE}-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_NAME ${MILLRACE_PACKAGE})
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${MILLRACE_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_SECTION database)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(depends libqt6sql6-mysql)
# The private server: programs only, no service. my_print_defaults reads the option groups of my.cnf.
set(recommends mariadb-server-core mariadb-client-core)
set(suggests eatmydata bash-completion)
set(about "Millrace reads the .txt files of mysqldump -T, TSV and CSV, whole SQL
dumps, compressed or not, directories of mydumper and MySQL Shell and tables
of other servers, and sends their rows through LOAD DATA LOCAL INFILE in
chunks of whole rows: each chunk is one transaction together with its line in
a journal table. A load that was broken off at any moment is resumed, and the
table holds every row once.
.
")
if(MILLRACE_GUI)
  # The plugin that draws SVG icons was a part of the library before it had a package of its own.
  list(APPEND depends qt6-qpa-plugins "qt6-svg-plugins | libqt6svg6 (<< 6.6)")
  # The second: Qt's own few texts in other languages.
  list(APPEND recommends "fonts-inter | fonts-dejavu-core" qt6-translations-l10n)
  list(APPEND suggests qt6-wayland "gnome-keyring | kwalletmanager")
  string(APPEND about "This package has the window, a wizard from the dump to the proved table that
plots the rows per second while it loads, and millrace-cli, which runs the
same plans from a script.")
  set(CPACK_DEBIAN_PACKAGE_CONFLICTS millrace-cli)
  set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "bulk migrations into MySQL and MariaDB")
else()
  string(APPEND about "This package has the command line alone and needs no screen; the package
millrace has the window too.")
  set(CPACK_DEBIAN_PACKAGE_CONFLICTS millrace)
  set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "bulk migrations into MySQL and MariaDB (command line)")
endif()
# Both have millrace-cli: they take each other's place.
set(CPACK_DEBIAN_PACKAGE_REPLACES ${CPACK_DEBIAN_PACKAGE_CONFLICTS})
list(JOIN depends ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
list(JOIN recommends ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS)
list(JOIN suggests ", " CPACK_DEBIAN_PACKAGE_SUGGESTS)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "${about}")

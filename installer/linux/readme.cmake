# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DFROM=README.md -DTO=FILE -P readme.cmake: the README as it is installed, where the folders of the sources are
# not there: links lead to the manual's pages beside it, and what was not installed is named without a link.
file(READ ${FROM} text)
string(REGEX REPLACE "\\]\\(resources/manual/([a-z-]+)\\.md\\)" "](html/\\1.html)" text "${text}")
string(REPLACE "](tests/bench/PEERS.md)" "](PEERS.md)" text "${text}")
string(REGEX REPLACE "\\[([^]\n]+)\\]\\((core|ui|tests|installer|\\.github)/[^)]*\\)" "\\1 of the sources" text "${text}")
file(WRITE ${TO} "${text}")

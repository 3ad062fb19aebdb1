#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Window and command line for any Linux, with Qt, plugins, fonts, client library and the licences of all of them:
# millrace-VERSION-linux-ARCH.tar.gz and the same as one file that starts by itself (.run), both with their SHA-256, in
# build/bundle. Made on Debian 12 from its packages, so that it runs wherever glibc is as new as Debian 12's.
#   installer/bundle.sh                of build/package, which is built if need be
#   installer/bundle.sh --build DIR    of a folder that is configured already
set -euo pipefail

die() { printf 'bundle: %s\n' "$*" >&2; exit 1; }
note() { printf 'bundle: %s\n' "$*"; }

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=
while [[ $# -gt 0 ]]; do
    case $1 in
        --build) build=${2:?--build wants a folder}; shift ;;
        -h|--help) sed -n '3,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
        *) die "unknown option $1; known: --build DIR" ;;
    esac
    shift
done
[[ $(. /etc/os-release && echo "$ID $VERSION_ID") == "debian 12" ]] ||
    die "is made on Debian 12: what is built on a newer system does not run on an older one"
for tool in patchelf:patchelf dpkg-query:dpkg objdump:binutils strip:binutils; do
    command -v "${tool%:*}" >/dev/null || die "${tool%:*} is missing: apt-get install ${tool#*:}"
done
libraries=/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || gcc -print-multiarch)
qt=$libraries/qt6/plugins
[[ -e $qt/platforms/libqwayland-generic.so ]] || die "the plugin for Wayland is missing: apt-get install qt6-wayland"
[[ -e $libraries/libsecret-1.so.0 ]] || die "the library of the keychain is missing: apt-get install libsecret-1-0"
[[ -e $libraries/libXcursor.so.1 ]] || die "the library of X's cursors is missing: apt-get install libxcursor1"

cd "$project"
if [[ -z $build ]]; then
    build=build/package
    cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DMILLRACE_TESTS=OFF -DMILLRACE_GUI=ON >/dev/null
fi
cmake --build "$build" --target millrace millrace-cli millrace_generated
version=$("$build/app/millrace-cli" --version | sed 's/.* //')
name=millrace-$version-linux-$(uname -m)
out=$project/build/bundle
tree=$out/$name
rm -rf "$out"
mkdir -p "$tree"
cmake --install "$build" --prefix "$tree" --strip >/dev/null
rm "$tree/share/doc/millrace/requirements.md" # of the archive without libraries

# What stays the system's: the C library and what has to fit it, and the C++ library, because drivers of the system that
# are loaded into the same process may need a newer one than Debian 12's. Every system whose C library is new enough
# has a C++ library that is.
system='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|anl|nss_.*|stdc\+\+|gcc_s|mvec))\.so'
owners=$out/owners
: >"$owners"
# Of which package a file is; every one has to be somebody's, for its licence goes along.
owner() {
    local path package
    for path in "$1" "$(readlink -f "$1")" "/usr$1" "${1#/usr}"; do
        package=$(dpkg-query -S "$path" 2>/dev/null | grep -v '^diversion' | head -n 1 | sed 's/: .*//') || true
        [[ -z $package ]] || { echo "$package"; return; }
    done
    die "$1 belongs to no package: under which licence is it?"
}
take() { # FILE FOLDER
    mkdir -p "$tree/$2"
    [[ ! -e $tree/$2/${1##*/} ]] || return 0
    owner "$1" >>"$owners"
    install -m 0644 "$1" "$tree/$2/${1##*/}" # follows links: each library goes by the name it is asked for
}
take_library() { # FILE FOLDER, and what it needs
    take "$1" "$2"
    local needed path
    while read -r needed path; do
        [[ $path == /* ]] || die "$1 needs $needed, which is not here"
        [[ ${path##*/} =~ $system ]] || take "$path" lib
    done < <(ldd "$1" | sed -nE 's/^\t(\S+) => (not found|\S+).*/\1 \2/p')
}
for program in millrace millrace-cli; do
    while read -r path; do
        [[ ${path##*/} =~ $system ]] || take "$path" lib
    done < <(ldd "$tree/bin/$program" | sed -nE 's/^\t\S+ => (\/\S+) .*/\1/p')
done
# Opened by name while the program runs. No plugin for OpenGL: everything is drawn by Qt itself, and nothing depends on
# the drivers of the machine. The plugin that draws title bars on Wayland is loaded with one of those only (start.sh).
for plugin in platforms/libq{xcb,wayland-generic,offscreen}.so wayland-shell-integration/libxdg-shell.so \
    platforminputcontexts/lib{ibus,compose}platforminputcontextplugin.so \
    iconengines/libqsvgicon.so imageformats/libqsvg.so sqldrivers/libqsqlmysql.so; do
    take_library "$qt/$plugin" "plugins/${plugin%/*}"
done
for plugin in "$libraries"/libmariadb3/plugin/*.so; do
    take_library "$plugin" lib/mariadb-plugins
done
take_library "$libraries/libsecret-1.so.0" lib
take_library "$libraries/libXcursor.so.1" lib # the system's would meet our libX11
for language in de es; do
    take "/usr/share/qt6/translations/qtbase_$language.qm" share/qt6/translations
done
for font in opentype/inter/Inter-{Regular,Italic,Medium,SemiBold,Bold}.otf truetype/dejavu/DejaVuSans{,Mono}{,-Bold}.ttf; do
    take "/usr/share/fonts/$font" share/millrace/fonts
done

# Each finds the others by where it lies itself: nothing is said in the environment, which the programs that Millrace
# starts (a server, ssh, a client) would inherit.
find "$tree/lib" "$tree/plugins" -name '*.so*' -print0 | while IFS= read -r -d '' file; do
    strip --strip-unneeded "$file"
    folder=$(realpath --relative-to="${file%/*}" "$tree/lib")
    patchelf --force-rpath --set-rpath "\$ORIGIN/$folder" "$file"
done
for program in millrace millrace-cli; do
    patchelf --force-rpath --set-rpath '$ORIGIN/../lib' "$tree/bin/$program"
done
printf '[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = share/qt6/translations\nData = share/qt6\n' >"$tree/bin/qt.conf"
# Each start on Wayland would complain that the plugin for OpenGL, which is left out on purpose, is not there.
printf '[Rules]\nqt.qpa.wayland.warning=false\n' >"$tree/share/qt6/qtlogging.ini"

# Licences, and where the sources of each are: Debian keeps them under these names and versions.
licences=$tree/share/doc/licences
mkdir -p "$licences"
{
    echo "What is in this bundle besides Millrace, from Debian 12: package, version, source package, its version."
    echo "The licence of each is in the folder of its name, and what it calls /usr/share/common-licenses is the folder common."
    echo "Debian's archive has the sources."
    echo
    sort -u "$owners" | while read -r package; do
        dpkg-query -W -f '${binary:Package} ${Version} ${source:Package} ${source:Version}\n' "$package"
        mkdir -p "$licences/${package%:*}"
        cp -L "/usr/share/doc/${package%:*}/copyright" "$licences/${package%:*}/copyright"
    done
} >"$licences/LIST"
# Some name a licence of the system's folder instead of repeating it.
mkdir -p "$licences/common"
grep -rhoE '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' "$licences"/*/copyright | sort -u | while read -r path; do
    [[ ! -f $path ]] || cp -L "$path" "$licences/common/"
done
cp -L /usr/share/common-licenses/GPL-3 "$licences/common/" # Millrace's own

# The newest version of a library's symbols that any file here asks for.
newest() {
    find "$tree"/bin/millrace* "$tree/lib" "$tree/plugins" -type f -exec objdump -T {} + | grep -oE "$1_[0-9]+\.[0-9.]+" | sort -uV | tail -n 1
}
newest=$(newest GLIBC)
newest_cxx=$(newest GLIBCXX)
here=$(getconf GNU_LIBC_VERSION | sed 's/.* //')
[[ $(printf '%s\n' "${newest#GLIBC_}" "$here" | sort -V | tail -n 1) == "$here" ]] || die "needs $newest, newer than this system's"
for program in millrace millrace-cli; do
    sed -e "s/@PROGRAM@/$program/" -e "s/@GLIBC@/${newest#GLIBC_}/" -e "s/@ARCH@/$(uname -m)/g" installer/bundle/start.sh >"$tree/$program"
    chmod 0755 "$tree/$program"
done
sed -e "s/@VERSION@/$version/" -e "s/@GLIBC@/${newest#GLIBC_}/" -e "s/@GLIBCXX@/$newest_cxx/" installer/bundle/README >"$tree/README"

# The same bytes from the same files: names in order, nobody's, of the time of the last change.
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
(cd "$out" && tar --sort=name --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw,a-s --mtime="@$epoch" -cf - "$name" | gzip -9n >"$name.tar.gz")
sum=$(sha256sum <"$out/$name.tar.gz" | cut -d ' ' -f 1)
sed -e "s/@NAME@/$name/g" -e "s/@SUM@/$sum/" installer/bundle/self.sh >"$out/$name.run"
cat "$out/$name.tar.gz" >>"$out/$name.run"
chmod 0755 "$out/$name.run"
(cd "$out" && sha256sum "$name.tar.gz" "$name.run" >SHA256SUMS)
rm -f "$owners"
note "$(find "$tree/lib" -name '*.so*' | wc -l) libraries of $(($(wc -l <"$licences/LIST") - 4)) packages, $(du -sm "$tree" | cut -f 1) MB unpacked; needs $newest, $newest_cxx"
ls -l "$out"/*.tar.gz "$out"/*.run

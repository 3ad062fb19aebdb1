// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/delivery/sshdelivery.h"

#include "core/base/coretext.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

// What runs there gets the server's folder as its first parameter.
const QString enterFolder = uR"sh(cd -- "$1" || exit 3
)sh"_s;

const QString lookThere = enterFolder + uR"sh(file=$2
set -- $(ls -ldn .)
[ "$(id -u)" -eq 0 ] || [ "$(id -u)" -eq "$3" ] || { echo "$(id -un) is neither root nor the owner of $PWD" >&2; exit 4; }
[ -w . ] || { echo "$PWD cannot be written" >&2; exit 4; }
command -v sha256sum >/dev/null || { echo "there is no sha256sum" >&2; exit 4; }
[ ! -e "$file" ] || echo there
)sh"_s;

// On the disk before it has its name, as a file that is put there from this machine is. The same file is not
// sent twice. Each writes under a name of its own until it is whole: what a program that was killed has set
// going may still be at it.
const QString takeThere = enterFolder + uR"sh(name=$2 sum="$3  -"
umask 077
if [ ! -e "$name" ] || [ "$(sha256sum <"$name")" != "$sum" ]; then
    cat >"$name.$$" || { rm -f -- "$name.$$"; exit 5; }
    [ "$(sha256sum <"$name.$$")" = "$sum" ] ||
        { rm -f -- "$name.$$"; echo "$name arrived with another SHA-256" >&2; exit 5; }
    sync -- "$name.$$" || exit 5
    mv -f -- "$name.$$" "$name" || exit 5
fi
set -- $(ls -ldn .)
[ "$(id -u)" -ne 0 ] || chown "$3:$4" "$name" && chmod 640 "$name"
)sh"_s;

// The .ibd last: it is what the server looks for.
const QString placeThere =
    enterFolder + uR"sh(mv -f -- "$2.cfg.millrace" "$2.cfg" && mv -f -- "$2.ibd.millrace" "$2.ibd"
)sh"_s;

const QString tidyThere = enterFolder + uR"sh(rm -f -- "$2.cfg" "$2".cfg.millrace* "$2".ibd.millrace*
)sh"_s;

const QString takeAwayThere =
    enterFolder + uR"sh(rm -f -- "$2.ibd" "$2.cfg" "$2".cfg.millrace* "$2".ibd.millrace*
)sh"_s;

} // namespace

Result<void> SshDelivery::reach()
{
    MILLRACE_TRY_VOID(m_shell.run(lookThere, {m_files.folder, m_files.name}, {}, m_stop));
    return {};
}

Result<void> SshDelivery::prepare(Connection &server)
{
    MILLRACE_TRY_VOID(
        server.execute(u"FLUSH TABLES %1 FOR EXPORT"_s.arg(qualifiedName(m_files.schema, m_files.table))));
    const auto seen = m_shell.run(lookThere, {m_files.folder, parcel(".cfg")}, {}, m_stop);
    MILLRACE_TRY_VOID(server.execute(u"UNLOCK TABLES"_s));
    MILLRACE_TRY(const auto said, seen);
    if (said.trimmed() == "there"_L1)
        return {};
    return fail(
        {.code = ErrorCode::ShipFolderOutOfReach,
         .what = CoreText::tr("The server wrote no %1 on %2 for the export: that folder is not its own.")
                     .arg(m_files.cfg(), m_shell.host()),
         .howToFix = CoreText::tr("Name the machine that the server runs on, as ssh knows it "
                                  "(--ship-by ssh:HOST).")});
}

Result<void> SshDelivery::send(const QString &file, const QString &name)
{
    MILLRACE_TRY(const auto sum, sha256OfFile(file));
    MILLRACE_TRY_VOID(m_shell.run(takeThere, {m_files.folder, name, sum}, file, m_stop));
    return {};
}

Result<void> SshDelivery::stage(const Files &files)
{
    MILLRACE_TRY_VOID(send(files.ibd, parcel(".ibd.millrace")));
    return send(files.cfg, parcel(".cfg.millrace"));
}

Result<void> SshDelivery::bring(const Files &, bool)
{
    MILLRACE_TRY_VOID(m_shell.run(placeThere, {m_files.folder, m_files.name}));
    return {};
}

void SshDelivery::clear(Connection &, bool)
{
    (void)m_shell.run(tidyThere, {m_files.folder, m_files.name});
}

Result<void> SshDelivery::withdraw()
{
    MILLRACE_TRY_VOID(m_shell.run(takeAwayThere, {m_files.folder, m_files.name}));
    return {};
}

} // namespace millrace

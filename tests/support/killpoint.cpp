// SPDX-License-Identifier: GPL-3.0-or-later
// A library that is preloaded into the program (LD_PRELOAD): it kills the program, as SIGKILL does, at the
// very moment at which a file of a given name takes its place with a given text in it. Whoever looks from
// outside and then kills comes too late on a busy machine, and calls a step killed that was never hit.
//
// MILLRACE_KILL_FILE: the file's name, without folders.
// MILLRACE_KILL_TEXT: what it has to contain; several, each on its line.
// MILLRACE_KILL_WHEN: "before" it takes its place (the one before it is what is left), or "after".
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include <dlfcn.h>
#include <unistd.h>

namespace {

std::string variable(const char *name)
{
    const char *value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody changes it
    return value ? value : "";
}

bool isMeant(const char *from, const std::string &to)
{
    const std::string wanted = variable("MILLRACE_KILL_FILE");
    if (wanted.empty() || to.substr(to.rfind('/') + 1) != wanted)
        return false;
    std::ifstream file(from, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(file), {}};
    std::istringstream texts(variable("MILLRACE_KILL_TEXT"));
    for (std::string text; std::getline(texts, text);)
        if (content.find(text) != std::string::npos)
            return true;
    return false;
}

void die()
{
    ::kill(::getpid(), SIGKILL);
    for (;;)
        ::pause();
}

/// The function that is meant without us.
template <typename Function> Function *realOne(const char *name)
{
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): what dlsym() is for
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

/// Lets a file take its place, unless the program is to die of it.
template <typename Place> int placed(const char *from, const char *to, const Place &place)
{
    const bool meant = isMeant(from, to);
    if (meant && variable("MILLRACE_KILL_WHEN") == "before")
        die();
    const int result = place();
    if (meant && result == 0)
        die();
    return result;
}

} // namespace

// How QSaveFile puts a file in another's place.
extern "C" int rename(const char *from, const char *to) noexcept
{
    static auto *const real = realOne<decltype(::rename)>("rename");
    return placed(from, to, [&] { return real(from, to); });
}

// And where there was none.
extern "C" int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
{
    static auto *const real = realOne<decltype(::linkat)>("linkat");
    return placed(from, to, [&] { return real(fromFolder, from, toFolder, to, flags); });
}

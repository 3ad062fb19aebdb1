// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace millrace::test {

/// A port of the loopback address that nobody listens on at the moment; 0 when there is none.
inline int freePort()
{
    const int descriptor = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool bound = ::bind(descriptor, reinterpret_cast<sockaddr *>(&address), size) == 0 &&
                       ::getsockname(descriptor, reinterpret_cast<sockaddr *>(&address), &size) == 0;
    ::close(descriptor);
    return bound ? ntohs(address.sin_port) : 0;
}

} // namespace millrace::test

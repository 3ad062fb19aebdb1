// SPDX-License-Identifier: GPL-3.0-or-later
// In every program of preset tsan. QProcess starts a child that shares the program's memory until it becomes
// another program, and GCC 12's ThreadSanitizer counts both of its ways back from clone(), as if each had a
// memory of its own: from then on the thread that started the process is one whose locks are not looked at,
// and what they protect is called a race. So the child gets a memory of its own, as from fork().
#include <cstdarg>
#include <sched.h>

extern "C" int __interceptor_clone(int (*run)(void *), void *stack, int flags, void *argument, int *parentId,
                                   void *tls, int *childId);

extern "C" int clone(int (*run)(void *), void *stack, int flags, void *argument, ...) noexcept
{
    std::va_list more;
    va_start(more, argument);
    int *const parentId = va_arg(more, int *);
    void *const tls = va_arg(more, void *);
    int *const childId = va_arg(more, int *);
    va_end(more);
    return __interceptor_clone(run, stack, flags & ~CLONE_VM, argument, parentId, tls, childId);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for libeatmydata, which need not be installed: the calls by which a server waits for the disk do
// nothing.
extern "C" {
int fsync(int);
int fdatasync(int);
int fsync(int)
{
    return 0;
}
int fdatasync(int)
{
    return 0;
}
}

#ifndef CFILES_H
#define CFILES_H

/// Opens what lies below a folder for reading, without waiting for anything and without leaving the folder, be it by
/// `..`, by a link or while somebody moves things about. Answers a descriptor, or -1 with `errno`.
int open_beneath(int folder, const char *path, int flags);

/// Opens a folder that paths are to lie below; nothing in it is read by that. -1 with `errno` where there is none.
int open_folder(const char *path);

/// The kind (`S_IFREG`, `S_IFDIR` …) of what a path below a folder leads to; -1 where it leads nowhere, or elsewhere.
int kind_beneath(int folder, const char *path);

#endif

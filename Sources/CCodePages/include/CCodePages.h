#ifndef CCODEPAGES_H
#define CCODEPAGES_H

#include <stddef.h>

/// Puts a copy of the first `limit` bytes of the program's own code in place of the file's pages, in pages of 2 MB where
/// the kernel has them. False where it can't; the file's pages stay then.
///
/// A process that is made from this one finds such pages mapped; those of a file it has to fault in one after the other.
int code_pages_copy(size_t limit);

#endif

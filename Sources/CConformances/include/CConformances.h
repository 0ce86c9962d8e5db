#ifndef CCONFORMANCES_H
#define CCONFORMANCES_H

#include <stdint.h>

/// The first of the numbers by which the program's conformances are found, each the distance from itself to a record.
const int32_t *conformances_start(void);

/// The first of these numbers, from one on, that leads to a conformance to one of a few protocols; null where none does.
/// Which of the protocols it is goes to `found`.
const int32_t *conformances_next(const int32_t *from, const uintptr_t *protocols, int count, int *found);

/// Whether an address lies in this program or library, and not in another one that is loaded.
int conformances_is_own(const void *address);

/// How a type conforms to a protocol, by the record of a conformance that depends on nothing, or on how one generic
/// argument conforms.
const void *conformances_witnesses(const void *record, const void *type, const void *argument);

#endif

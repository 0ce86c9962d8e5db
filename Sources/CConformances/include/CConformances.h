#ifndef CCONFORMANCES_H
#define CCONFORMANCES_H

#include <stdint.h>

/// The first of the numbers by which the program's conformances are found, each the distance from itself to a record.
const int32_t *conformances_start(void);

/// Where these numbers end.
const int32_t *conformances_end(void);

/// Whether an address lies in this program or library, and not in another one that is loaded.
int conformances_is_own(const void *address);

/// How a type conforms to a protocol, by the record of a conformance that depends on nothing.
const void *conformances_witnesses(const void *record, const void *type);

#endif

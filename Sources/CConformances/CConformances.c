#include "CConformances.h"

// Symbols of the linker: it gives them to sections whose names could be names of C, and to what it links as a whole.
#define LINKERS extern __attribute__((visibility("hidden")))
LINKERS const int32_t __start_swift5_protocol_conformances[];
LINKERS const int32_t __stop_swift5_protocol_conformances[];
LINKERS const char __ehdr_start[];
LINKERS const char _end[];

const int32_t *conformances_start(void) { return __start_swift5_protocol_conformances; }

const int32_t *conformances_next(const int32_t *from, const uintptr_t *protocols, int count, int *found) {
    for (const int32_t *place = from; place < __stop_swift5_protocol_conformances; place++) {
        // A record begins with the distance to its protocol; where the lowest bit is set, to where the address stands.
        const int32_t *record = (const int32_t *)((const char *)place + *place);
        uintptr_t protocol = (uintptr_t)((const char *)record + (*record & ~1));
        if (*record & 1) protocol = *(const uintptr_t *)protocol;
        for (int index = 0; index < count; index++) {
            if (protocols[index] != protocol) continue;
            *found = index;
            return place;
        }
    }
    return 0;
}

int conformances_is_own(const void *address) {
    return (const char *)address >= __ehdr_start && (const char *)address < _end;
}

// Of the Swift runtime.
const void *swift_getWitnessTable(const void *conformance, const void *type, const void *const *arguments);

const void *conformances_witnesses(const void *record, const void *type, const void *argument) {
    return swift_getWitnessTable(record, type, argument ? &argument : 0);
}

#ifndef CDIGEST_H
#define CDIGEST_H

#include <stddef.h>
#include <stdint.h>

/// SHA-256 (FIPS 180-4) in the making.
struct digest {
    uint32_t state[8];
    uint64_t length;
    uint8_t block[64];
};

void digest_begin(struct digest *digest);
void digest_add(struct digest *digest, const void *bytes, size_t count);
/// Writes the 32 bytes; the digest has to be begun anew afterwards.
void digest_end(struct digest *digest, uint8_t result[32]);

#endif

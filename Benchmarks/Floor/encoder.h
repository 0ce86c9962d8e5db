// A fast PNG encoder for opaque pictures: what the floor writes its files with.
#ifndef ENCODER_H
#define ENCODER_H

#include <stddef.h>
#include <stdint.h>

struct bytes {
    uint8_t *start;
    size_t count, capacity;
};

void append(struct bytes *bytes, const void *data, size_t count);

struct encoder;

// Rows are Cairo's RGB24: 32 bits a pixel, native byte order.
struct encoder *encoder_begin(struct bytes *output, int width, int height);
void encoder_rows(struct encoder *encoder, const uint8_t *pixels, int stride, int count);
// Writes what is left and frees the encoder.
void encoder_end(struct encoder *encoder);

#endif

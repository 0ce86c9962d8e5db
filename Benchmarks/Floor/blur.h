#ifndef BLUR_H
#define BLUR_H

#include <stdint.h>

// Three box blurs along each axis, which come near a Gaussian of `sigma` pixels, on one byte a pixel.
void blur(uint8_t *pixels, int width, int height, int stride, double sigma);

#endif

#include "blur.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void blur_rows(uint8_t *pixels, int width, int height, int stride, int radius, uint32_t factor, uint8_t *copy) {
    for (int y = 0; y < height; y++) {
        uint8_t *row = pixels + (size_t)y * stride;
        uint32_t sum = 0;
        memcpy(copy, row, width);
        for (int x = 0; x <= radius && x < width; x++) sum += copy[x];
        for (int x = 0; x < width; x++) {
            row[x] = sum * factor >> 16;
            if (x + radius + 1 < width) sum += copy[x + radius + 1];
            if (x >= radius) sum -= copy[x - radius];
        }
    }
}

// Whole rows at once, which reads memory in its order.
static void blur_columns(
    uint8_t *pixels, int width, int height, int stride, int radius, uint32_t factor, uint8_t *copy, uint32_t *sums) {
    memset(sums, 0, width * sizeof *sums);
    for (int y = 0; y < height; y++) memcpy(copy + (size_t)y * width, pixels + (size_t)y * stride, width);
    for (int y = 0; y <= radius && y < height; y++)
        for (int x = 0; x < width; x++) sums[x] += copy[(size_t)y * width + x];
    for (int y = 0; y < height; y++) {
        uint8_t *row = pixels + (size_t)y * stride;
        const uint8_t *entering = copy + (size_t)(y + radius + 1) * width;
        const uint8_t *leaving = copy + (size_t)(y - radius) * width;
        for (int x = 0; x < width; x++) row[x] = sums[x] * factor >> 16;
        if (y + radius + 1 < height)
            for (int x = 0; x < width; x++) sums[x] += entering[x];
        if (y >= radius)
            for (int x = 0; x < width; x++) sums[x] -= leaving[x];
    }
}

void blur(uint8_t *pixels, int width, int height, int stride, double sigma) {
    int radius = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5) / 2, count = 2 * radius + 1;
    uint32_t factor = (65536 + count / 2) / count;
    uint8_t *copy = malloc((size_t)width * height);
    uint32_t *sums = malloc(width * sizeof *sums);
    for (int pass = 0; pass < 3; pass++) {
        blur_rows(pixels, width, height, stride, radius, factor, copy);
        blur_columns(pixels, width, height, stride, radius, factor, copy, sums);
    }
    free(sums);
    free(copy);
}

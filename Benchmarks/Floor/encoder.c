// Filter "up", runs of one byte as matches of distance 1, one dynamic Huffman code a block: pictures of interfaces are
// mostly rows that repeat the row above, and searching for other matches costs more than drawing them.
#include "encoder.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

enum { LITERALS = 286, END = 256, DISTANCES = 1, BLOCK = 1 << 17, SHORTEST = 3, LONGEST = 258 };

struct bits {
    uint64_t waiting;
    int count;
};

struct encoder {
    struct bytes *output;
    struct bytes stream;
    struct bits bits;
    int width, height;
    size_t row;
    uint8_t *above, *current, *filtered;
    // Literals below 256; END + a run's length above it.
    uint16_t *symbols;
    size_t symbol_count;
    uint32_t frequency[LITERALS];
    uint32_t checksum;
};

static const int run_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const int run_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static uint8_t run_code[LONGEST + 1];

void append(struct bytes *bytes, const void *data, size_t count) {
    if (bytes->count + count > bytes->capacity) {
        bytes->capacity = 2 * (bytes->count + count) + 4096;
        bytes->start = realloc(bytes->start, bytes->capacity);
        if (!bytes->start) abort();
    }
    memcpy(bytes->start + bytes->count, data, count);
    bytes->count += count;
}

static void store(uint8_t *place, uint32_t number) {
    for (int i = 0; i < 4; i++) place[i] = number >> (24 - 8 * i);
}

static void append_chunk(struct bytes *output, const char *type, const uint8_t *data, size_t count) {
    uint8_t number[4];
    store(number, count);
    append(output, number, 4);
    append(output, type, 4);
    if (count) append(output, data, count);
    store(number, libdeflate_crc32(0, output->start + output->count - count - 4, count + 4));
    append(output, number, 4);
}

// MARK: - Huffman codes

// Lengths of at most `longest`: where the tree is deeper, the frequencies are made more alike and it is built again.
static void code_lengths(const uint32_t *frequency, int count, int longest, uint8_t *length) {
    int order[LITERALS], used = 0;
    memset(length, 0, count);
    for (int i = 0; i < count; i++) {
        if (!frequency[i]) continue;
        int place = used++;
        while (place > 0 && frequency[order[place - 1]] > frequency[i]) {
            order[place] = order[place - 1];
            place--;
        }
        order[place] = i;
    }
    if (used == 1) length[order[0]] = 1;
    if (used < 2) return;
    for (int shift = 0;; shift++) {
        uint64_t weight[2 * LITERALS];
        int parent[2 * LITERALS], depth[2 * LITERALS];
        for (int i = 0; i < used; i++) {
            weight[i] = frequency[order[i]] >> shift;
            if (!weight[i]) weight[i] = 1;
        }
        // Leaves wait in order of weight, and inner nodes are made in order of weight: the lightest is first of one.
        int leaf = 0, inner = used, end = used;
        while (end < 2 * used - 1) {
            weight[end] = 0;
            for (int side = 0; side < 2; side++) {
                int lightest = leaf < used && (inner >= end || weight[leaf] <= weight[inner]) ? leaf++ : inner++;
                weight[end] += weight[lightest];
                parent[lightest] = end;
            }
            end++;
        }
        int deepest = 0;
        depth[end - 1] = 0;
        for (int i = end - 2; i >= 0; i--) {
            depth[i] = depth[parent[i]] + 1;
            if (i < used && depth[i] > deepest) deepest = depth[i];
        }
        if (deepest > longest) continue;
        for (int i = 0; i < used; i++) length[order[i]] = depth[i];
        return;
    }
}

// Deflate sends a code's first bit first.
static void codes(const uint8_t *length, int count, uint16_t *code) {
    int next[16] = {0}, of_length[16] = {0};
    for (int i = 0; i < count; i++) of_length[length[i]]++;
    of_length[0] = 0;
    for (int bits = 1, first = 0; bits < 16; bits++) {
        first = (first + of_length[bits - 1]) << 1;
        next[bits] = first;
    }
    for (int i = 0; i < count; i++) {
        int straight = length[i] ? next[length[i]]++ : 0, reversed = 0;
        for (int bit = 0; bit < length[i]; bit++) reversed |= (straight >> bit & 1) << (length[i] - 1 - bit);
        code[i] = reversed;
    }
}

// MARK: - Blocks

static inline uint8_t *put(struct bits *bits, uint8_t *place, uint32_t value, int count) {
    bits->waiting |= (uint64_t)value << bits->count;
    bits->count += count;
    if (bits->count >= 32) {
        memcpy(place, &bits->waiting, 4);
        place += 4;
        bits->waiting >>= 32;
        bits->count -= 32;
    }
    return place;
}

static void end_block(struct encoder *encoder, int is_last) {
    static const int order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t length[LITERALS], header_length[19], header[LITERALS + DISTANCES];
    uint16_t code[LITERALS], header_code[19];
    uint32_t header_frequency[19] = {0};
    encoder->frequency[END] = 1;
    code_lengths(encoder->frequency, LITERALS, 15, length);
    codes(length, LITERALS, code);
    int literals = LITERALS;
    while (literals > 257 && !length[literals - 1]) literals--;
    memcpy(header, length, literals);
    header[literals] = 1;
    for (int i = 0; i < literals + DISTANCES; i++) header_frequency[header[i]]++;
    code_lengths(header_frequency, 19, 7, header_length);
    codes(header_length, 19, header_code);
    int header_codes = 19;
    while (header_codes > 4 && !header_length[order[header_codes - 1]]) header_codes--;

    // A symbol takes at most 15 bits, 5 more for a run and 1 for its distance.
    size_t room = encoder->symbol_count * 4 + 2048;
    struct bytes *stream = &encoder->stream;
    if (stream->count + room > stream->capacity) {
        stream->capacity = 2 * (stream->count + room);
        stream->start = realloc(stream->start, stream->capacity);
        if (!stream->start) abort();
    }
    struct bits bits = encoder->bits;
    uint8_t *place = stream->start + stream->count;
    place = put(&bits, place, is_last | 2 << 1, 3);
    place = put(&bits, place, (literals - 257) | (header_codes - 4) << 10, 14);
    for (int i = 0; i < header_codes; i++) place = put(&bits, place, header_length[order[i]], 3);
    for (int i = 0; i < literals + DISTANCES; i++)
        place = put(&bits, place, header_code[header[i]], header_length[header[i]]);
    for (size_t i = 0; i < encoder->symbol_count; i++) {
        int symbol = encoder->symbols[i];
        if (symbol < END) {
            place = put(&bits, place, code[symbol], length[symbol]);
        } else {
            int run = run_code[symbol - END];
            place = put(&bits, place, code[257 + run], length[257 + run]);
            place = put(&bits, place, symbol - END - run_base[run], run_extra[run] + 1);
        }
    }
    place = put(&bits, place, code[END], length[END]);
    if (is_last) {
        for (; bits.count > 0; bits.count -= 8, bits.waiting >>= 8) *place++ = bits.waiting;
    }
    encoder->bits = bits;
    stream->count = place - stream->start;
    encoder->symbol_count = 0;
    memset(encoder->frequency, 0, sizeof encoder->frequency);
}

// MARK: - Rows

struct encoder *encoder_begin(struct bytes *output, int width, int height) {
    if (!run_code[LONGEST])
        for (int run = SHORTEST, code = 0; run <= LONGEST; run++) {
            while (code < 28 && run_base[code + 1] <= run) code++;
            run_code[run] = code;
        }
    struct encoder *encoder = calloc(1, sizeof *encoder);
    encoder->output = output;
    encoder->width = width;
    encoder->height = height;
    encoder->row = 3 * (size_t)width;
    encoder->above = calloc(1, encoder->row);
    encoder->current = malloc(encoder->row);
    encoder->filtered = malloc(encoder->row + 16);
    encoder->symbols = malloc(sizeof *encoder->symbols * (BLOCK + encoder->row + 1));
    encoder->checksum = 1;
    uint8_t header[13] = {[8] = 8, [9] = 2};
    store(header, width);
    store(header + 4, height);
    append(output, "\x89PNG\r\n\x1a\n", 8);
    append_chunk(output, "IHDR", header, 13);
    append(&encoder->stream, "\x78\x01", 2);
    return encoder;
}

static void add_row(struct encoder *encoder) {
    const uint8_t *filtered = encoder->filtered;
    size_t count = encoder->row + 1, place = 0;
    uint16_t *symbol = encoder->symbols + encoder->symbol_count;
    while (place < count) {
        uint8_t byte = filtered[place];
        size_t end = place + 1;
        uint64_t same = byte * 0x0101010101010101u;
        while (end + 8 <= count) {
            uint64_t next;
            memcpy(&next, filtered + end, 8);
            next ^= same;
            if (next) {
                end += __builtin_ctzll(next) >> 3;
                goto ended;
            }
            end += 8;
        }
        while (end < count && filtered[end] == byte) end++;
    ended:
        *symbol++ = byte;
        encoder->frequency[byte]++;
        size_t run = end - place - 1;
        while (run >= SHORTEST) {
            size_t length = run > LONGEST ? LONGEST : run;
            if (run > length && run - length < SHORTEST) length -= SHORTEST;
            *symbol++ = END + length;
            encoder->frequency[257 + run_code[length]]++;
            run -= length;
        }
        for (; run; run--) {
            *symbol++ = byte;
            encoder->frequency[byte]++;
        }
        place = end;
    }
    encoder->symbol_count = symbol - encoder->symbols;
    encoder->checksum = libdeflate_adler32(encoder->checksum, filtered, count);
    if (encoder->symbol_count >= BLOCK) end_block(encoder, 0);
}

void encoder_rows(struct encoder *encoder, const uint8_t *pixels, int stride, int count) {
    for (int y = 0; y < count; y++) {
        const uint32_t *source = (const uint32_t *)(pixels + (size_t)y * stride);
        uint8_t *current = encoder->current;
        for (int x = 0; x < encoder->width; x++) {
            current[3 * x] = source[x] >> 16;
            current[3 * x + 1] = source[x] >> 8;
            current[3 * x + 2] = source[x];
        }
        encoder->filtered[0] = 2;
        for (size_t i = 0; i < encoder->row; i++) encoder->filtered[1 + i] = current[i] - encoder->above[i];
        encoder->current = encoder->above;
        encoder->above = current;
        add_row(encoder);
    }
}

void encoder_end(struct encoder *encoder) {
    end_block(encoder, 1);
    uint8_t checksum[4];
    store(checksum, encoder->checksum);
    append(&encoder->stream, checksum, 4);
    append_chunk(encoder->output, "IDAT", encoder->stream.start, encoder->stream.count);
    append_chunk(encoder->output, "IEND", NULL, 0);
    free(encoder->stream.start);
    free(encoder->above);
    free(encoder->current);
    free(encoder->filtered);
    free(encoder->symbols);
    free(encoder);
}

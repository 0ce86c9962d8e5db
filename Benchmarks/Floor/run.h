// What both programs do with their arguments: NAME OUT.png [--repeat N] [--layout].
#ifndef RUN_H
#define RUN_H

#include "encoder.h"
#include "scenes.h"

struct program {
    void (*prepare)(const struct scene *scene);
    void (*draw)(const struct scene *scene, struct bytes *output);
    void (*layout)(const struct scene *scene);
};

// Draws once, or prints the median of N times in milliseconds to standard error.
int run(int count, char **arguments, const struct program *program);

#endif

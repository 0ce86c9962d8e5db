#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec * 1e-6;
}

static int order(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static void draw_to_file(const struct program *program, const struct scene *scene, const char *path) {
    struct bytes output = {0};
    program->draw(scene, &output);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(output.start, 1, output.count, file) != output.count || fclose(file)) {
        fprintf(stderr, "can't write %s\n", path);
        exit(73);
    }
    free(output.start);
}

int run(int count, char **arguments, const struct program *program) {
    const struct scene *scene = count > 2 ? scene_named(arguments[1]) : NULL;
    int rounds = 0, only_layout = 0;
    for (int i = 3; i < count; i++) {
        if (!strcmp(arguments[i], "--layout")) only_layout = 1;
        if (!strcmp(arguments[i], "--repeat") && i + 1 < count) rounds = atoi(arguments[++i]);
    }
    if (!scene || (only_layout && !scene->rows)) {
        fprintf(stderr, "usage: %s w1|w2|w2s|w3|w3b OUT.png [--repeat N] [--layout]\n", arguments[0]);
        return 64;
    }
    program->prepare(scene);
    if (rounds < 1 && !only_layout) {
        draw_to_file(program, scene, arguments[2]);
        return 0;
    }
    if (rounds < 1) rounds = 1;
    double *times = malloc(rounds * sizeof *times);
    // The first rounds fill caches.
    for (int i = -2; i < rounds; i++) {
        double start = milliseconds();
        if (only_layout) program->layout(scene);
        else draw_to_file(program, scene, arguments[2]);
        if (i >= 0) times[i] = milliseconds() - start;
    }
    qsort(times, rounds, sizeof *times, order);
    fprintf(stderr, "%.4f\n", times[rounds / 2]);
    free(times);
    return 0;
}

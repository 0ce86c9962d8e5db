// The workloads' pictures at fixed places: shaped and drawn, with nothing measured, built or laid out.
#ifndef SCENES_H
#define SCENES_H

#include <cairo.h>

enum { ROW_HEIGHT = 44, ROWS_WIDTH = 400, BAND_ROWS = 32 };

struct scene {
    const char *name;
    // Points and pixels a point; for rows how many there are.
    int width, height, scale, rows;
};

// NULL where there is none of that name.
const struct scene *scene_named(const char *name);
void open_fonts(void);
void draw_scene(cairo_t *context, const struct scene *scene);
// With the row's top at `y`.
void draw_row(cairo_t *context, int index, double y);
// A rectangle with round corners, as a path.
void trace_rounded(cairo_t *context, double x, double y, double width, double height, double radius);
// Shapes what the rows hold, and draws nothing.
double shape_rows(int count);

#endif

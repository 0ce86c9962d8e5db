#include "scenes.h"

#include <cairo-ft.h>
#include <hb-ot.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "blur.h"

#define REGULAR "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
#define BOLD "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"

struct font {
    FT_Face face;
    hb_font_t *shaper;
    cairo_font_face_t *drawer;
};

static struct font regular, bold;

static const struct scene scenes[] = {
    {"w1", 320, 480, 2, 0},         {"w2", 400, 300, 2, 0},          {"w2s", 400, 300, 2, 0},
    {"w3", ROWS_WIDTH, 0, 1, 1000}, {"w3b", ROWS_WIDTH, 0, 1, 10000},
};

const struct scene *scene_named(const char *name) {
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
        if (!strcmp(scenes[i].name, name)) return &scenes[i];
    return NULL;
}

// MARK: - Text

static struct font open_font(FT_Library library, const char *path) {
    struct font font;
    if (FT_New_Face(library, path, 0, &font.face)) {
        fprintf(stderr, "there is no font at %s: install fonts-dejavu-core\n", path);
        exit(66);
    }
    hb_blob_t *blob = hb_blob_create_from_file(path);
    hb_face_t *face = hb_face_create(blob, 0);
    font.shaper = hb_font_create(face);
    hb_ot_font_set_funcs(font.shaper);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    font.drawer = cairo_ft_font_face_create_for_ft_face(font.face, FT_LOAD_NO_HINTING);
    return font;
}

void open_fonts(void) {
    FT_Library library;
    if (FT_Init_FreeType(&library)) exit(70);
    regular = open_font(library, REGULAR);
    bold = open_font(library, BOLD);
}

// Puts the glyphs into `glyphs` from (x, y) on and answers their advance.
static double shape(
    struct font *font, const char *text, double size, double x, double y, cairo_glyph_t *glyphs, unsigned *count) {
    static hb_buffer_t *buffer;
    if (!buffer) buffer = hb_buffer_create();
    hb_buffer_reset(buffer);
    hb_buffer_add_utf8(buffer, text, -1, 0, -1);
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(font->shaper, buffer, NULL, 0);
    hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, count);
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, count);
    double unit = size / font->face->units_per_EM, pen = x;
    for (unsigned i = 0; i < *count; i++) {
        glyphs[i] = (cairo_glyph_t){
            infos[i].codepoint, pen + positions[i].x_offset * unit, y - positions[i].y_offset * unit};
        pen += positions[i].x_advance * unit;
    }
    return pen - x;
}

// `alignment`: 0 begins at x, 1 ends there.
static void draw_text(
    cairo_t *context, struct font *font, const char *text, double size, double x, double baseline, double alignment) {
    cairo_glyph_t glyphs[256];
    unsigned count;
    double width = shape(font, text, size, x, baseline, glyphs, &count);
    if (alignment)
        for (unsigned i = 0; i < count; i++) glyphs[i].x -= width * alignment;
    cairo_set_font_face(context, font->drawer);
    cairo_set_font_size(context, size);
    cairo_show_glyphs(context, glyphs, count);
}

// MARK: - Shapes

static void set_colour(cairo_t *context, unsigned hex, double opacity) {
    cairo_set_source_rgba(context, (hex >> 16 & 255) / 255.0, (hex >> 8 & 255) / 255.0, (hex & 255) / 255.0, opacity);
}

void trace_rounded(cairo_t *context, double x, double y, double width, double height, double radius) {
    cairo_new_sub_path(context);
    cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(context, x + radius, y + radius, radius, M_PI, 1.5 * M_PI);
    cairo_close_path(context);
}

static void draw_line_of_text(cairo_t *context) {
    set_colour(context, 0xFFCC00, 1);
    cairo_rectangle(context, 58, 207, 204, 66);
    cairo_fill(context);
    set_colour(context, 0, 1);
    draw_text(context, &regular, "Hello, world!", 28, 160, 250, 0.5);
}

static void draw_shadow(cairo_t *context, const struct scene *scene) {
    int width = scene->width * scene->scale, height = scene->height * scene->scale;
    cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
    cairo_t *of_mask = cairo_create(mask);
    cairo_scale(of_mask, scene->scale, scene->scale);
    trace_rounded(of_mask, 10, 10, 380, 280, 20);
    cairo_fill(of_mask);
    cairo_surface_flush(mask);
    blur(cairo_image_surface_get_data(mask), width, height, cairo_image_surface_get_stride(mask), 8 * scene->scale);
    cairo_surface_mark_dirty(mask);
    cairo_save(context);
    cairo_identity_matrix(context);
    set_colour(context, 0, 0.33);
    cairo_mask_surface(context, mask, 0, 0);
    cairo_restore(context);
    cairo_destroy(of_mask);
    cairo_surface_destroy(mask);
}

static void draw_card(cairo_t *context) {
    static const char *lines[] = {
        "Writes programs for machines that nobody has", "built yet, and notes that they may one day",
        "compose music of any complexity or extent."};
    static const char *tags[] = {"Maths", "Poetry", "Engines", "Music", "Chess"};
    static const double places[][2] = {{30, 56.5}, {92.5, 59}, {157.5, 66.5}, {230, 55}, {291, 56.5}};
    cairo_pattern_t *gradient = cairo_pattern_create_linear(10, 10, 390, 290);
    cairo_pattern_add_color_stop_rgb(gradient, 0, 0x58 / 255.0, 0x56 / 255.0, 0xD6 / 255.0);
    cairo_pattern_add_color_stop_rgb(gradient, 1, 1, 0x2D / 255.0, 0x55 / 255.0);
    trace_rounded(context, 10, 10, 380, 280, 20);
    cairo_set_source(context, gradient);
    cairo_fill(context);
    cairo_pattern_destroy(gradient);
    set_colour(context, 0xFFFFFF, 0.3);
    cairo_arc(context, 62, 83, 32, 0, 2 * M_PI);
    cairo_fill(context);
    set_colour(context, 0xFFFFFF, 1);
    draw_text(context, &bold, "Ada Lovelace", 20, 108, 80, 0);
    set_colour(context, 0xFFFFFF, 0.8);
    draw_text(context, &regular, "Analyst of engines", 14, 108, 103, 0);
    set_colour(context, 0xFFFFFF, 1);
    for (int i = 0; i < 3; i++) draw_text(context, &regular, lines[i], 14, 30, 145 + 20.5 * i, 0);
    for (int i = 0; i < 5; i++) {
        set_colour(context, 0xFFFFFF, 0.2);
        trace_rounded(context, places[i][0], 204.5, places[i][1], 24.5, 12.25);
        cairo_fill(context);
        set_colour(context, 0xFFFFFF, 1);
        draw_text(context, &regular, tags[i], 11, places[i][0] + 10, 221, 0);
    }
    set_colour(context, 0xFFFFFF, 0.25);
    trace_rounded(context, 30, 243, 340, 6, 3);
    cairo_fill(context);
    set_colour(context, 0xFFFFFF, 1);
    trace_rounded(context, 30, 243, 230, 6, 3);
    cairo_fill(context);
}

void draw_scene(cairo_t *context, const struct scene *scene) {
    set_colour(context, 0xFFFFFF, 1);
    cairo_paint(context);
    if (!strcmp(scene->name, "w1")) {
        draw_line_of_text(context);
        return;
    }
    if (!strcmp(scene->name, "w2s")) draw_shadow(context, scene);
    draw_card(context);
}

// MARK: - Rows

void draw_row(cairo_t *context, int index, double y) {
    char title[32];
    snprintf(title, sizeof title, "Row %d", index);
    set_colour(context, 0x007AFF, 1);
    cairo_arc(context, 28, y + 21.5, 12, 0, 2 * M_PI);
    cairo_fill(context);
    set_colour(context, 0, 1);
    draw_text(context, &regular, title, 17, 50, y + 28, 0);
    set_colour(context, 0x8A8A8E, 1);
    draw_text(context, &regular, "Detail", 17, 384, y + 28, 1);
    set_colour(context, 0xC6C6C8, 1);
    cairo_rectangle(context, 0, y + 43, ROWS_WIDTH, 1);
    cairo_fill(context);
}

double shape_rows(int count) {
    double total = 0;
    cairo_glyph_t glyphs[256];
    unsigned found;
    for (int i = 0; i < count; i++) {
        char title[32];
        snprintf(title, sizeof title, "Row %d", i);
        total += shape(&regular, title, 17, 0, 0, glyphs, &found);
        total += shape(&regular, "Detail", 17, 0, 0, glyphs, &found);
    }
    return total;
}

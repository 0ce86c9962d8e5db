// The best peer: what a careful C programmer writes, with Pango to measure and wrap, and Cairo's own PNG writer.
#include <libdeflate.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run.h"

static PangoContext *pango;

static void prepare(const struct scene *scene) {
    (void)scene;
    pango = pango_font_map_create_context(pango_cairo_font_map_new());
}

// MARK: - Text

// `width`: 0 for one line.
static PangoLayout *text(const char *characters, double size, int is_bold, double width) {
    PangoLayout *layout = pango_layout_new(pango);
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, "DejaVu Sans");
    if (is_bold) pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD);
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    pango_layout_set_text(layout, characters, -1);
    if (width > 0) pango_layout_set_width(layout, width * PANGO_SCALE);
    return layout;
}

static void measure(PangoLayout *layout, double *width, double *height) {
    int units_wide, units_high;
    pango_layout_get_size(layout, &units_wide, &units_high);
    *width = units_wide / (double)PANGO_SCALE;
    *height = units_high / (double)PANGO_SCALE;
}

// Frees the layout.
static void show(cairo_t *context, PangoLayout *layout, double x, double y) {
    cairo_move_to(context, x, y);
    pango_cairo_show_layout(context, layout);
    g_object_unref(layout);
}

// `alignment`: 0 begins at x, 1 ends there.
static void show_line(
    cairo_t *context, const char *characters, double size, int is_bold, double x, double middle, double alignment) {
    double width, height;
    PangoLayout *layout = text(characters, size, is_bold, 0);
    measure(layout, &width, &height);
    show(context, layout, x - width * alignment, middle - height / 2);
}

// MARK: - Scenes

static void draw_line_of_text(cairo_t *context) {
    double width, height;
    PangoLayout *layout = text("Hello, world!", 28, 0, 0);
    measure(layout, &width, &height);
    cairo_set_source_rgb(context, 1, 0.8, 0);
    cairo_rectangle(context, 160 - width / 2 - 16, 240 - height / 2 - 16, width + 32, height + 32);
    cairo_fill(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    show(context, layout, 160 - width / 2, 240 - height / 2);
}

static void draw_card(cairo_t *context) {
    static const char *tags[] = {"Maths", "Poetry", "Engines", "Music", "Chess"};
    double width, height, x = 30, y = 129;
    cairo_pattern_t *gradient = cairo_pattern_create_linear(10, 10, 390, 290);
    cairo_pattern_add_color_stop_rgb(gradient, 0, 0x58 / 255.0, 0x56 / 255.0, 0xD6 / 255.0);
    cairo_pattern_add_color_stop_rgb(gradient, 1, 1, 0x2D / 255.0, 0x55 / 255.0);
    trace_rounded(context, 10, 10, 380, 280, 20);
    cairo_set_source(context, gradient);
    cairo_fill(context);
    cairo_pattern_destroy(gradient);
    cairo_set_source_rgba(context, 1, 1, 1, 0.3);
    cairo_arc(context, 62, 83, 32, 0, 2 * M_PI);
    cairo_fill(context);
    cairo_set_source_rgb(context, 1, 1, 1);
    show_line(context, "Ada Lovelace", 20, 1, 108, 72, 0);
    show_line(context, "Analyst of engines", 14, 0, 108, 98, 0);
    PangoLayout *paragraph = text(
        "Writes programs for machines that nobody has built yet, and notes that they may one day compose music of any "
        "complexity or extent.",
        14, 0, 340);
    measure(paragraph, &width, &height);
    show(context, paragraph, 30, y);
    y += height + 14;
    for (int i = 0; i < 5; i++) {
        PangoLayout *tag = text(tags[i], 11, 0, 0);
        measure(tag, &width, &height);
        cairo_set_source_rgba(context, 1, 1, 1, 0.2);
        trace_rounded(context, x, y, width + 20, height + 10, height / 2 + 5);
        cairo_fill(context);
        cairo_set_source_rgb(context, 1, 1, 1);
        show(context, tag, x + 10, y + 5);
        x += width + 26;
    }
    y += height + 24;
    cairo_set_source_rgba(context, 1, 1, 1, 0.25);
    trace_rounded(context, 30, y, 340, 6, 3);
    cairo_fill(context);
    cairo_set_source_rgb(context, 1, 1, 1);
    trace_rounded(context, 30, y, 230, 6, 3);
    cairo_fill(context);
}

static void draw_pango_row(cairo_t *context, int index, double y) {
    char title[32];
    snprintf(title, sizeof title, "Row %d", index);
    cairo_set_source_rgb(context, 0, 0.478, 1);
    cairo_arc(context, 28, y + 21.5, 12, 0, 2 * M_PI);
    cairo_fill(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    show_line(context, title, 17, 0, 50, y + 21.5, 0);
    cairo_set_source_rgb(context, 0.541, 0.541, 0.557);
    show_line(context, "Detail", 17, 0, 384, y + 21.5, 1);
    cairo_set_source_rgb(context, 0.776, 0.776, 0.784);
    cairo_rectangle(context, 0, y + 43, ROWS_WIDTH, 1);
    cairo_fill(context);
}

// MARK: - Output

static cairo_status_t append_stream(void *output, const unsigned char *data, unsigned count) {
    append(output, data, count);
    return CAIRO_STATUS_SUCCESS;
}

static void append_png(png_structp writer, png_bytep data, size_t count) {
    append(png_get_io_ptr(writer), data, count);
}

static void flush_png(png_structp writer) { (void)writer; }

// Cairo's surfaces end at 32,767 pixels: the rows are drawn in bands, which libpng takes as they come.
static void draw_rows(const struct scene *scene, struct bytes *output) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, ROWS_WIDTH, ROW_HEIGHT * BAND_ROWS);
    cairo_t *context = cairo_create(surface);
    png_structp writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(writer);
    png_set_write_fn(writer, output, append_png, flush_png);
    png_set_IHDR(
        writer, info, ROWS_WIDTH, ROW_HEIGHT * scene->rows, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, 0, 0);
    png_write_info(writer, info);
    uint8_t row[3 * ROWS_WIDTH];
    for (int first = 0; first < scene->rows; first += BAND_ROWS) {
        int count = scene->rows - first < BAND_ROWS ? scene->rows - first : BAND_ROWS;
        cairo_set_source_rgb(context, 1, 1, 1);
        cairo_paint(context);
        for (int i = 0; i < count; i++) draw_pango_row(context, first + i, ROW_HEIGHT * i);
        cairo_surface_flush(surface);
        for (int y = 0; y < ROW_HEIGHT * count; y++) {
            const uint32_t *pixels = (const uint32_t *)(cairo_image_surface_get_data(surface)
                                                        + (size_t)y * cairo_image_surface_get_stride(surface));
            for (int x = 0; x < ROWS_WIDTH; x++) {
                row[3 * x] = pixels[x] >> 16;
                row[3 * x + 1] = pixels[x] >> 8;
                row[3 * x + 2] = pixels[x];
            }
            png_write_row(writer, row);
        }
    }
    png_write_end(writer, NULL);
    png_destroy_write_struct(&writer, &info);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
}

static void draw(const struct scene *scene, struct bytes *output) {
    if (scene->rows) {
        draw_rows(scene, output);
        return;
    }
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, scene->width * scene->scale, scene->height * scene->scale);
    cairo_t *context = cairo_create(surface);
    cairo_scale(context, scene->scale, scene->scale);
    pango_cairo_update_context(context, pango);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    if (!strcmp(scene->name, "w1")) draw_line_of_text(context);
    else draw_card(context);
    cairo_surface_write_to_png_stream(surface, append_stream, output);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
}

static void layout(const struct scene *scene) {
    for (int i = 0; i < scene->rows; i++) {
        char title[32];
        double width, height;
        snprintf(title, sizeof title, "Row %d", i);
        PangoLayout *parts[] = {text(title, 17, 0, 0), text("Detail", 17, 0, 0)};
        for (int part = 0; part < 2; part++) {
            measure(parts[part], &width, &height);
            g_object_unref(parts[part]);
        }
    }
}

int main(int count, char **arguments) {
    static const struct program program = {prepare, draw, layout};
    return run(count, arguments, &program);
}

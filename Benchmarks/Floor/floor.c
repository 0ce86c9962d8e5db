// What a picture costs without any of us: Cairo, HarfBuzz and FreeType, and a fast encoder, at fixed coordinates.
#include "run.h"

static volatile double shaped;

static void prepare(const struct scene *scene) {
    (void)scene;
    open_fonts();
}

static void draw(const struct scene *scene, struct bytes *output) {
    int height = scene->rows ? ROW_HEIGHT * scene->rows : scene->height;
    // Tall pictures are drawn in bands, so that memory stays flat.
    int band = scene->rows ? ROW_HEIGHT * BAND_ROWS : scene->height;
    int width = scene->width * scene->scale;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, band * scene->scale);
    cairo_t *context = cairo_create(surface);
    cairo_scale(context, scene->scale, scene->scale);
    struct encoder *encoder = encoder_begin(output, width, height * scene->scale);
    const uint8_t *pixels = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < height; y += band) {
        int rows = height - y < band ? height - y : band;
        if (scene->rows) {
            cairo_set_source_rgb(context, 1, 1, 1);
            cairo_paint(context);
            for (int top = 0; top < rows; top += ROW_HEIGHT) draw_row(context, (y + top) / ROW_HEIGHT, top);
        } else {
            draw_scene(context, scene);
        }
        cairo_surface_flush(surface);
        encoder_rows(encoder, pixels, stride, rows * scene->scale);
    }
    encoder_end(encoder);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
}

static void layout(const struct scene *scene) { shaped = shape_rows(scene->rows); }

int main(int count, char **arguments) {
    static const struct program program = {prepare, draw, layout};
    return run(count, arguments, &program);
}

// The functions of gdk-pixbuf and librsvg that images are decoded with, as types only: neither library
// is linked, both are opened when the first picture asks for them. Opaque pointers stand for
// GObject's, GdkPixbuf's and Cairo's structures.
#pragma once
#include <stddef.h>

/// GError.
typedef struct {
  unsigned int domain;
  int code;
  char *message;
} image_error;

/// RsvgRectangle.
typedef struct {
  double x, y, width, height;
} svg_rectangle;

// GLib
typedef void (*object_unref_function)(void *object);
typedef void (*error_free_function)(image_error *error);
typedef void (*memory_free_function)(void *memory);
typedef void (*size_prepared_function)(void *loader, int width, int height, void *data);
typedef unsigned long (*signal_connect_function)(
    void *instance, const char *signal, size_prepared_function handler, void *data, void *destroy, int flags);

// gdk-pixbuf
typedef void *(*pixbuf_loader_new_function)(void);
typedef int (*pixbuf_loader_write_function)(
    void *loader, const unsigned char *bytes, size_t count, image_error **error);
typedef int (*pixbuf_loader_close_function)(void *loader, image_error **error);
typedef void (*pixbuf_loader_set_size_function)(void *loader, int width, int height);
typedef void *(*pixbuf_loader_get_pixbuf_function)(void *loader);
typedef int (*pixbuf_number_function)(const void *pixbuf);
typedef unsigned char *(*pixbuf_pixels_function)(const void *pixbuf);
typedef void *(*pixbuf_new_from_data_function)(
    const unsigned char *pixels, int colorspace, int has_alpha, int bits, int width, int height, int rowstride,
    void *destroy, void *data);
typedef int (*pixbuf_save_function)(
    void *pixbuf, char **buffer, size_t *count, const char *type, char **keys, char **values, image_error **error);

// librsvg
typedef void *(*svg_new_from_data_function)(const unsigned char *bytes, size_t count, image_error **error);
typedef int (*svg_intrinsic_size_function)(void *handle, double *width, double *height);
typedef void (*svg_intrinsic_dimensions_function)(
    void *handle, int *has_width, void *width, int *has_height, void *height, int *has_view_box,
    svg_rectangle *view_box);
typedef int (*svg_render_function)(
    void *handle, void *cairo, const svg_rectangle *viewport, image_error **error);

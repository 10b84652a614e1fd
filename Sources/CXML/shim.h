// The functions of libxml2 that documents of Interface Builder and pages of HTML are read with, as types only: the library, which
// Foundation's XML parser rests on, is not linked but opened when the first document is read.
#pragma once
#include <stddef.h>

typedef void (*xml_error_function)(void *data, const char *message, int severity, void *locator);
typedef void *(*xml_reader_new_function)(
    const char *bytes, int count, const char *url, const char *encoding, int options);
typedef void (*xml_reader_free_function)(void *reader);
typedef void (*xml_reader_set_error_function)(void *reader, xml_error_function handler, void *data);
typedef int (*xml_reader_number_function)(void *reader);
typedef const unsigned char *(*xml_reader_text_function)(void *reader);
typedef void *(*xml_reader_node_function)(void *reader);
typedef long (*xml_node_line_function)(const void *node);
typedef int (*xml_locator_line_function)(void *locator);
typedef void *(*html_read_function)(const char *bytes, int count, const char *url, const char *encoding, int options);
typedef void (*xml_free_document_function)(void *document);
typedef void *(*xml_reader_walker_function)(void *document);

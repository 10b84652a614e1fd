// The functions of the toolchain's index library that the structure check reads references with, as types only: the
// library is opened when the check runs. Opaque pointers stand for its objects.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// indexstore_string_ref_t: bytes without an end mark.
typedef struct {
  const char *data;
  size_t length;
} index_string;

typedef void *(*index_store_create_function)(const char *path, void **error);
typedef void (*index_dispose_function)(void *object);
typedef bool (*index_name_receiver)(void *context, index_string name);
typedef bool (*index_object_receiver)(void *context, void *object);
typedef bool (*index_units_function)(void *store, unsigned sorted, void *context, index_name_receiver receiver);
typedef void *(*index_reader_function)(void *store, const char *name, void **error);
typedef bool (*index_objects_function)(void *reader, void *context, index_object_receiver receiver);
typedef index_string (*index_string_function)(void *object);
typedef unsigned (*index_kind_function)(void *object);
typedef uint64_t (*index_bits_function)(void *object);
typedef void *(*index_object_function)(void *object);
typedef void (*index_position_function)(void *occurrence, unsigned *line, unsigned *column);

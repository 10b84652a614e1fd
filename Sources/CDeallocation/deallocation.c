#include "deallocation.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// The word two before a class's metadata is the function that destroys its instances (docs/ABI/TypeMetadata.rst in the
// sources of Swift). Its argument is in the context register, for which this attribute is the compiler's own.
typedef __attribute__((swiftcall)) void (*destroyer)(__attribute__((swift_context)) void *object);

struct diverted_class {
  _Atomic(uintptr_t) metadata;
  destroyer destroy;
  deallocation_handler handler;
};

// Open addressing; at most half full. Readers take no lock: a class is entered before its metadata leads here, and a table
// that was outgrown stays, because a reader may still be in it.
struct class_table {
  size_t capacity;
  size_t count;
  struct diverted_class classes[];
};

static _Atomic(struct class_table *) current_table;
static pthread_mutex_t table_mutex = PTHREAD_MUTEX_INITIALIZER;

static pthread_t first_thread;

static __attribute__((constructor)) void note_first_thread(void) { first_thread = pthread_self(); }

static _Atomic(destroyer) *destroyer_of(const void *metadata) {
  return (_Atomic(destroyer) *)((uintptr_t)metadata - 2 * sizeof(void *));
}

static struct diverted_class *place_of(struct class_table *table, uintptr_t metadata) {
  size_t index = (metadata >> 4) * 0x9E3779B97F4A7C15u >> 20;
  for (;; index++) {
    struct diverted_class *place = &table->classes[index & (table->capacity - 1)];
    uintptr_t found = atomic_load_explicit(&place->metadata, memory_order_acquire);
    if (found == metadata || found == 0) return place;
  }
}

static void enter(struct class_table *table, uintptr_t metadata, destroyer destroy, deallocation_handler handler) {
  struct diverted_class *place = place_of(table, metadata);
  place->destroy = destroy;
  place->handler = handler;
  atomic_store_explicit(&place->metadata, metadata, memory_order_release);
  table->count++;
}

static struct class_table *table_with_room(void) {
  struct class_table *table = atomic_load_explicit(&current_table, memory_order_relaxed);
  if (table && 2 * (table->count + 1) <= table->capacity) return table;
  size_t capacity = table ? 2 * table->capacity : 512;
  struct class_table *larger = calloc(1, sizeof(struct class_table) + capacity * sizeof(struct diverted_class));
  if (!larger) abort();
  larger->capacity = capacity;
  for (size_t index = 0; table && index < table->capacity; index++) {
    struct diverted_class *place = &table->classes[index];
    uintptr_t metadata = atomic_load_explicit(&place->metadata, memory_order_relaxed);
    if (metadata) enter(larger, metadata, place->destroy, place->handler);
  }
  atomic_store_explicit(&current_table, larger, memory_order_release);
  return larger;
}

static struct diverted_class *class_of(void *object) {
  return place_of(atomic_load_explicit(&current_table, memory_order_acquire), *(uintptr_t *)object);
}

static __attribute__((swiftcall)) void divert(__attribute__((swift_context)) void *object) {
  class_of(object)->handler(object);
}

bool deallocation_is_diverted(const void *metadata) {
  return atomic_load_explicit(destroyer_of(metadata), memory_order_relaxed) == divert;
}

void deallocation_divert(void *metadata, deallocation_handler handler) {
  pthread_mutex_lock(&table_mutex);
  if (!deallocation_is_diverted(metadata)) {
    destroyer destroy = atomic_load_explicit(destroyer_of(metadata), memory_order_relaxed);
    enter(table_with_room(), (uintptr_t)metadata, destroy, handler);
    atomic_store_explicit(destroyer_of(metadata), divert, memory_order_release);
  }
  pthread_mutex_unlock(&table_mutex);
}

bool deallocation_is_on_first_thread(void) { return pthread_equal(pthread_self(), first_thread); }

void deallocation_finish(void *object) { class_of(object)->destroy(object); }

#include <malloc.h>
#include "allocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

// A program's own malloc takes the place of the C library's for the program and all libraries it
// loads; these are the names under which glibc keeps its own reachable.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static _Atomic uint64_t count;

// Where a thread's own storage is at hand without asking for memory, which would end here again.
static _Thread_local uint64_t thread_count __attribute__((tls_model("initial-exec")));

// The most bytes that were given out since it was asked for. Looking costs some microseconds, so only large blocks make
// it look: those that grow with what is measured.
static const size_t large_block = 1 << 15;
static _Atomic int watches_peak;
static _Atomic uint64_t peak;

static void raise_peak(uint64_t bytes) {
  uint64_t known = atomic_load_explicit(&peak, memory_order_relaxed);
  while (bytes > known && !atomic_compare_exchange_weak(&peak, &known, bytes)) {
  }
}

static void add_one(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  thread_count += 1;
  if (size >= large_block && atomic_load_explicit(&watches_peak, memory_order_relaxed)) {
    raise_peak(allocated_bytes() + size);
  }
}

void watch_peak(void) {
  atomic_store(&peak, allocated_bytes());
  atomic_store(&watches_peak, 1);
}

uint64_t peak_bytes(void) {
  atomic_store(&watches_peak, 0);
  raise_peak(allocated_bytes());
  return atomic_load(&peak);
}

uint64_t allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

uint64_t allocation_count_of_thread(void) { return thread_count; }

static _Atomic int counts_live;
static _Atomic int64_t live;

void count_live_bytes(void) {
  atomic_store(&live, 0);
  atomic_store(&counts_live, 1);
}

int64_t live_bytes(void) { return atomic_load(&live); }

static void *given(void *memory) {
  if (memory != NULL && atomic_load_explicit(&counts_live, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&live, (int64_t)malloc_usable_size(memory), memory_order_relaxed);
  }
  return memory;
}

static void taken(void *memory) {
  if (memory != NULL && atomic_load_explicit(&counts_live, memory_order_relaxed)) {
    atomic_fetch_sub_explicit(&live, (int64_t)malloc_usable_size(memory), memory_order_relaxed);
  }
}

void free(void *memory) {
  taken(memory);
  __libc_free(memory);
}

void *malloc(size_t size) {
  add_one(size);
  return given(__libc_malloc(size));
}

void *calloc(size_t number, size_t size) {
  add_one(number * size);
  return given(__libc_calloc(number, size));
}

void *realloc(void *memory, size_t size) {
  add_one(size);
  taken(memory);
  void *result = __libc_realloc(memory, size);
  // What could not be given is still there as it was.
  given(result == NULL && size > 0 ? memory : result);
  return result;
}

void *memalign(size_t alignment, size_t size) {
  add_one(size);
  return given(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
  add_one(size);
  return given(__libc_memalign(alignment, size));
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  add_one(size);
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = given(result);
  return 0;
}

uint64_t allocated_bytes(void) {
  struct mallinfo2 status = mallinfo2();
  return status.uordblks + status.hblkhd;
}

#include "pixels.h"

// Processors that have wider vectors do it in half the time; which one it is, the loader finds out.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

// A plain loop, which compilers turn into vector instructions. On its own, for a compiler that knows how large `alpha` is
// works out the products in twice as many bits, at half the speed.
FOR_EACH_PROCESSOR void mix_bytes(
    const uint8_t *restrict source, uint16_t alpha, const uint8_t *restrict shares, uint8_t *restrict target,
    size_t count) {
  for (size_t place = 0; place < count; place++) {
    uint8_t from_source = part_of_byte(source[place], alpha);
    uint8_t room = (uint8_t)~shares[place];
    target[place] = (uint8_t)(shares[place] + (from_source < room ? from_source : room));
  }
}

FOR_EACH_PROCESSOR void mix_lines(
    const uint8_t *restrict top, const uint8_t *restrict bottom, uint16_t share, uint16_t *restrict target,
    size_t count) {
  uint16_t rest = (uint16_t)(256 - share);
  for (size_t place = 0; place < count; place++) {
    target[place] = (uint16_t)((uint16_t)(top[place] * rest) + (uint16_t)(bottom[place] * share));
  }
}

typedef uint16_t lanes __attribute__((vector_size(8), aligned(2)));
typedef uint32_t wide_lanes __attribute__((vector_size(16)));
typedef uint8_t pixel_lanes __attribute__((vector_size(4), aligned(1)));

FOR_EACH_PROCESSOR void mix_columns(
    const uint16_t *restrict line, const column_sample *restrict columns, uint8_t *restrict target, size_t count) {
  for (size_t place = 0; place < count; place++) {
    const lanes *first = (const lanes *)(line + columns[place].start);
    uint32_t share = columns[place].share;
    wide_lanes mixed = __builtin_convertvector(first[0], wide_lanes) * (256 - share) +
                       __builtin_convertvector(first[1], wide_lanes) * share + 32768;
    *(pixel_lanes *)(target + place * 4) = __builtin_convertvector(mixed >> 16, pixel_lanes);
  }
}

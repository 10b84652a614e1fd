#include "pixels.h"
#include "processors.h"

// Tests draw most of their pixels with this one, in a build without optimisation: vectors are fast there, too.
typedef uint8_t byte_lanes __attribute__((vector_size(32), aligned(1)));
typedef uint16_t product_lanes __attribute__((vector_size(64)));
enum { byte_lane_count = sizeof(byte_lanes) };

FOR_EACH_PROCESSOR void mix_bytes(
    const uint8_t *restrict source, uint16_t alpha, const uint8_t *restrict shares, uint8_t *restrict target,
    size_t count) {
  size_t place = 0;
  for (; place + byte_lane_count <= count; place += byte_lane_count) {
    product_lanes product = __builtin_convertvector(*(const byte_lanes *)(source + place), product_lanes) * alpha + 128;
    // Divided by 255, as in `part_of_byte`, within 16 bits.
    byte_lanes from_source = __builtin_convertvector((product + (product >> 8)) >> 8, byte_lanes);
    byte_lanes share = *(const byte_lanes *)(shares + place);
    byte_lanes room = ~share;
    byte_lanes fits = (byte_lanes)(from_source < room);
    *(byte_lanes *)(target + place) = share + ((from_source & fits) | (room & ~fits));
  }
  for (; place < count; place++) {
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

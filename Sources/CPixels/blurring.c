#include "pixels.h"
#include "processors.h"

FOR_EACH_PROCESSOR void add_bytes(const uint8_t *restrict bytes, uint16_t *restrict sums, size_t count) {
  for (size_t place = 0; place < count; place++) sums[place] = (uint16_t)(sums[place] + bytes[place]);
}

FOR_EACH_PROCESSOR void prepare_lines(
    const uint16_t *restrict upper, const uint16_t *restrict lower, uint16_t *restrict base, uint16_t *restrict steps,
    size_t count) {
  for (size_t place = 0; place < count; place++) {
    base[place] = (uint16_t)(upper[place] * 256 + 128);
    steps[place] = (uint16_t)((lower[place] - upper[place]) * 16);
  }
}

// The factors are chosen so that the result is in the upper byte of 16 bits.
FOR_EACH_PROCESSOR void mix_prepared_lines(
    const uint16_t *restrict base, const uint16_t *restrict steps, uint16_t share, uint8_t *restrict target,
    size_t count) {
  for (size_t place = 0; place < count; place++) {
    target[place] = (uint8_t)((uint16_t)(base[place] + (uint16_t)(steps[place] * share)) >> 8);
  }
}

void blur_bytes(uint8_t *start, ptrdiff_t stride, size_t count, size_t radius, uint8_t *line) {
  uint32_t size = (uint32_t)radius * 2 + 1;
  uint32_t sum = size / 2;
  for (size_t place = 0; place < count; place++) line[place] = start[(ptrdiff_t)place * stride];
  for (size_t place = 0; place < radius && place < count; place++) sum += line[place];
  for (size_t place = 0; place < count; place++) {
    if (place + radius < count) sum += line[place + radius];
    if (place > radius) sum -= line[place - radius - 1];
    start[(ptrdiff_t)place * stride] = (uint8_t)(sum / size);
  }
}

#pragma once
#include <stddef.h>
#include <stdint.h>

/// The product of two numbers up to 255, divided by 255 and rounded: by the upper half of a product.
static inline uint8_t part_of_byte(uint16_t value, uint16_t alpha) {
  uint16_t product = (uint16_t)(value * alpha + 128);
  return (uint8_t)(((uint32_t)product * 257) >> 16);
}

/// Sets each byte of `target` to `alpha` 255ths of that of `source`, rounded, and the byte of `shares` beside it; a sum stops
/// at 255. Nothing overlaps.
void mix_bytes(const uint8_t *source, uint16_t alpha, const uint8_t *shares, uint8_t *target, size_t count);

/// Mixes two lines of bytes: each is that of `top`, and `share` 256ths of `bottom` in its place, times 256. Nothing overlaps.
void mix_lines(const uint8_t *top, const uint8_t *bottom, uint16_t share, uint16_t *target, size_t count);

/// A pixel between two of a line.
typedef struct {
  /// The number of the first one's first lane.
  uint32_t start;
  /// The part of the second one, in 256ths.
  uint32_t share;
} column_sample;

/// Sets `count` pixels of four bytes to mixtures of pixels of a line that `mix_lines` made, rounded.
void mix_columns(const uint16_t *line, const column_sample *columns, uint8_t *target, size_t count);

/// Copies pixels of four bytes with the first and the third byte exchanged. Nothing overlaps.
void exchange_red_and_blue(const uint32_t *source, uint32_t *target, size_t count);

/// Adds each byte to the sum beside it.
void add_bytes(const uint8_t *bytes, uint16_t *sums, size_t count);

/// Prepares two lines for `mix_prepared_lines`: `base` is `upper` times 256 and half a step for rounding, `steps` what a 16th of
/// `lower` in place of `upper` changes.
void prepare_lines(
    const uint16_t *upper, const uint16_t *lower, uint16_t *base, uint16_t *steps, size_t count);

/// Mixes two lines that `prepare_lines` prepared, with `share` 16ths of the lower one.
void mix_prepared_lines(
    const uint16_t *base, const uint16_t *steps, uint16_t share, uint8_t *target, size_t count);

/// Replaces each of `count` bytes that are `stride` apart by the mean of those at most `radius` places from it, rounded; there
/// is nothing beyond the ends. `line` has room for them all. O(count), whatever the radius.
void blur_bytes(uint8_t *start, ptrdiff_t stride, size_t count, size_t radius, uint8_t *line);

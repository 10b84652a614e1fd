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

#pragma once
#include <stddef.h>
#include <stdint.h>

/// Sets each byte of `target` to `alpha` 255ths of that of `source`, rounded, and the byte of `shares` beside it; a sum stops
/// at 255. Nothing overlaps.
void mix_bytes(const uint8_t *source, uint16_t alpha, const uint8_t *shares, uint8_t *target, size_t count);

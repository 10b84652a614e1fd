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

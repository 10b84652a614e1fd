#include "pixels.h"
#include "processors.h"

FOR_EACH_PROCESSOR void exchange_red_and_blue(
    const uint32_t *restrict source, uint32_t *restrict target, size_t count) {
  for (size_t place = 0; place < count; place++) {
    uint32_t pixel = source[place];
    target[place] = (pixel & 0xFF00FF00) | (pixel & 0xFF) << 16 | (pixel >> 16 & 0xFF);
  }
}

#include "heap.h"
#include <malloc.h>

int64_t heap_bytes(void) {
  struct mallinfo2 status = mallinfo2();
  return (int64_t)(status.uordblks + status.hblkhd);
}

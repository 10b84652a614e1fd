#pragma once
#include <stdint.h>

/// Bytes that the C library's allocator has given out and not got back, small blocks and mapped ones.
int64_t heap_bytes(void);

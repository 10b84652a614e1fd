#ifndef TRESTLE_ALLOCATIONS_H
#define TRESTLE_ALLOCATIONS_H

#include <stdint.h>

/// How often memory was asked for since the process began: calls of malloc, calloc, realloc and the
/// aligned forms, by every thread and library. Linking this target replaces those functions by
/// counting ones that hand on to the C library.
uint64_t allocation_count(void);

/// The same of the thread that asks, so that tests that run beside each other can count.
uint64_t allocation_count_of_thread(void);

/// Bytes that the allocator has given out and not got back, small blocks and mapped ones.
uint64_t allocated_bytes(void);

/// Begins to count what is given out and taken back, exactly: the allocator's own figure takes for given out what threads
/// keep at hand for themselves.
void count_live_bytes(void);

/// Bytes that were given out and not taken back since `count_live_bytes`; less than 0 where more was taken back.
int64_t live_bytes(void);

/// Begins to watch how many bytes are given out at most, to some kilobytes.
void watch_peak(void);

/// Ends to watch, and says how many bytes were given out at most since `watch_peak`.
uint64_t peak_bytes(void);

#endif

#pragma once
#include <stdbool.h>

/// Called in place of an object's destruction, on the thread that let its last reference go. The object is still whole; it
/// has to be handed to `deallocation_finish` once.
typedef void (*deallocation_handler)(void *object);

/// Whether the destruction of a class's own instances goes to a handler. One comparison.
bool deallocation_is_diverted(const void *metadata);

/// Sends the destruction of a class's own instances, not of its subclasses', to `handler` from now on; the first handler of a
/// class stays. `metadata` is the class's, in memory that can be written.
void deallocation_divert(void *metadata, deallocation_handler handler);

/// Whether this thread is the one that the program began on: in an app the main one. A comparison.
bool deallocation_is_on_first_thread(void);

/// Destroys an object whose destruction went to a handler.
void deallocation_finish(void *object);

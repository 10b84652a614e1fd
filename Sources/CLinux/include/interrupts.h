#pragma once

/// Notes signals that ask the process to end (SIGINT, SIGTERM, SIGHUP) instead of ending it. The second one of a kind ends
/// it as ever, and those that the process ignores or handles remain so.
/// - Returns: a descriptor to read from once a signal has come; negative where the kernel has none.
int interrupts_watch(void);

/// Lets the signals end the process again, and closes the descriptor.
void interrupts_unwatch(int descriptor);

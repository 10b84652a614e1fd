#pragma once

// Functions as an optimising compiler makes them for conformances. They are read, never called.

/// The default of one method, and of another.
void thunks_commit_default(void), thunks_move_default(void);
/// An app's own methods.
void thunks_commit_own(void), thunks_move_own(void);
/// Entries that jump to the default after an instruction, and that call it with arguments from the stack.
void thunks_commit_entry(void), thunks_move_entry(void);
/// Entries that are equal to those, and were merged with them: they keep a frame, and jump there.
void thunks_merged_commit_entry(void), thunks_merged_move_entry(void);
/// An entry that jumps there without a frame, as linkers make it.
void thunks_linked_commit_entry(void);
/// An entry that jumps to the default, behind an instruction that contains the byte of a call.
void thunks_disguised_commit_entry(void);

// Replaced by the module's first sources.

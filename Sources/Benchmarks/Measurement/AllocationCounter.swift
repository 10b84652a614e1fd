import CAllocations

/// How often memory was asked for.
enum AllocationCounter {
  /// Calls of malloc and its kin since the process began, by every thread and library.
  static var count: Int {
    Int(allocation_count())
  }
}

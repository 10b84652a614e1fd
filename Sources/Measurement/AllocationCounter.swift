import CAllocations

/// Counts allocations.
package enum AllocationCounter {
  /// The number of allocations since the process began, by every thread and library.
  package static var count: Int {
    Int(allocation_count())
  }

  /// The bytes that are allocated and not freed.
  package static var heapBytes: Int { Int(allocated_bytes()) }

  /// The largest number of bytes that were allocated at once during `body`, accurate to some kilobytes.
  package static func peakBytes(in body: () -> Void) -> Int {
    watch_peak()
    body()
    return Int(peak_bytes())
  }

  /// The number of allocations of the calling thread in `body`.
  package static func count(in body: () -> Void) -> Int {
    let before = allocation_count_of_thread()
    body()
    return Int(allocation_count_of_thread() - before)
  }
}

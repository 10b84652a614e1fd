import CAllocations

/// How often memory was asked for.
package enum AllocationCounter {
  /// Calls of malloc and its kin since the process began, by every thread and library.
  package static var count: Int {
    Int(allocation_count())
  }

  /// Bytes that the allocator has given out and not got back.
  package static var heapBytes: Int { Int(allocated_bytes()) }

  /// The most bytes that the allocator had given out at a time during `body`, to some kilobytes.
  package static func peakBytes(in body: () -> Void) -> Int {
    watch_peak()
    body()
    return Int(peak_bytes())
  }

  /// How often the calling thread asks for memory in `body`; other threads do not count.
  package static func count(in body: () -> Void) -> Int {
    let before = allocation_count_of_thread()
    body()
    return Int(allocation_count_of_thread() - before)
  }
}

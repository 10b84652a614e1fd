/// Counts how many elements two runs in memory have in common at their start or end.
///
/// Elements with equal bits are equal regardless of their type, so `==` is only called where bits differ.
enum CommonEnds {
  /// The number of elements that are compared at once.
  private static let block = 64

  /// The number of equal elements at the start of both. O(n) of it.
  static func prefix<Element: Equatable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>
  ) -> Int {
    let count = min(old.count, new.count)
    guard count > 0, let old = old.baseAddress, let new = new.baseAddress else { return 0 }
    if old == new { return count }
    var index = 0
    while index < count {
      let end = min(index + block, count)
      if !hasSameBits(old + index, new + index, end - index) {
        for position in index..<end where !isEqual(old + position, new + position) { return position }
      }
      index = end
    }
    return count
  }

  /// The number of equal elements at the end of both. O(n) of it.
  static func suffix<Element: Equatable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>
  ) -> Int {
    let count = min(old.count, new.count)
    guard count > 0, let oldStart = old.baseAddress, let newStart = new.baseAddress else { return 0 }
    let oldEnd = oldStart + old.count
    let newEnd = newStart + new.count
    var index = 0
    while index < count {
      let end = min(index + block, count)
      if !hasSameBits(oldEnd - end, newEnd - end, end - index) {
        for position in index..<end where !isEqual(oldEnd - position - 1, newEnd - position - 1) { return position }
      }
      index = end
    }
    return count
  }

  @inline(__always)
  static func isEqual<Element: Equatable>(
    _ one: UnsafePointer<Element>, _ other: UnsafePointer<Element>
  ) -> Bool {
    hasSameBits(one, other, 1) || one.pointee == other.pointee
  }

  @inline(__always)
  private static func hasSameBits<Element>(
    _ one: UnsafePointer<Element>, _ other: UnsafePointer<Element>, _ count: Int
  ) -> Bool {
    hasSameBytes(UnsafeRawPointer(one), UnsafeRawPointer(other), count * MemoryLayout<Element>.stride)
  }

  private static func hasSameBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      let difference =
        one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if difference != 0 { return false }
      offset += 8
    }
    while offset < count {
      let one = one.load(fromByteOffset: offset, as: UInt8.self)
      if one != other.load(fromByteOffset: offset, as: UInt8.self) { return false }
      offset += 1
    }
    return true
  }
}

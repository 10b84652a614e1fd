/// A hash table of handles: small numbers that identify elements stored elsewhere.
///
/// The table stores the hash beside the handle, so growing and removing never hash an element again, and an element
/// is only compared if all 32 bits of the hash agree. Eight bytes a slot, at most three quarters of the slots used.
package struct HandleTable: Sendable {
  /// Upper half: hash; lower half: handle + 1. Zero is a free slot.
  private var slots: ContiguousArray<UInt64> = []
  private(set) package var count = 0

  package init() {}

  /// A table that takes `capacity` handles without growing.
  package init(capacity: Int) { reserve(capacity) }

  /// 32 well mixed bits of a `hashValue`.
  @inline(__always)
  package static func hash(_ hashValue: Int) -> UInt32 {
    let bits = UInt64(truncatingIfNeeded: hashValue)
    return UInt32(truncatingIfNeeded: bits ^ (bits >> 32))
  }

  package mutating func reserve(_ capacity: Int) {
    let needed = Self.slotCount(for: capacity)
    if needed > slots.count { resize(to: needed) }
  }

  /// The handle with this hash that `isMatch` accepts. O(1) expected.
  @inline(__always)
  package func find(_ hash: UInt32, _ isMatch: (Int) -> Bool) -> Int? {
    guard !slots.isEmpty else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var position = Int(hash) & mask
      while slots[position] != 0 {
        if Self.hash(of: slots[position]) == hash {
          let handle = Self.handle(of: slots[position])
          if isMatch(handle) { return handle }
        }
        position = (position + 1) & mask
      }
      return nil
    }
  }

  /// Adds a handle that is not there yet. O(1) expected, amortised.
  package mutating func insert(_ handle: Int, hash: UInt32) {
    if (count + 1) * 4 > slots.count * 3 { resize(to: max(slots.count * 2, 8)) }
    count += 1
    put(Self.slot(hash, handle))
  }

  /// Takes out a handle. O(1) expected.
  /// - Precondition: the handle is there with this hash.
  package mutating func remove(_ handle: Int, hash: UInt32) {
    let mask = slots.count - 1
    var hole = position(of: handle, hash: hash)
    // Handles that had been pushed past the hole move back, so that a search never meets a gap.
    var next = (hole + 1) & mask
    while slots[next] != 0 {
      let home = Int(Self.hash(of: slots[next])) & mask
      if (next &- home) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
    count -= 1
  }

  /// Gives an element another handle. O(1) expected.
  /// - Precondition: `old` is there with this hash, `new` is not.
  package mutating func rename(_ old: Int, to new: Int, hash: UInt32) {
    slots[position(of: old, hash: hash)] = Self.slot(hash, new)
  }

  /// Gives all handles other numbers and removes those whose number is negative. O(n) without hashing an element.
  package mutating func renumber(_ numbers: ContiguousArray<Int32>) {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: old.count)
    count = 0
    for slot in old where slot != 0 {
      let number = numbers[Self.handle(of: slot)]
      guard number >= 0 else { continue }
      count += 1
      put(Self.slot(Self.hash(of: slot), Int(number)))
    }
  }

  // MARK: Slots

  private static func slotCount(for capacity: Int) -> Int {
    var count = 8
    while capacity * 4 > count * 3 { count *= 2 }
    return count
  }

  @inline(__always)
  private static func slot(_ hash: UInt32, _ handle: Int) -> UInt64 {
    UInt64(hash) << 32 | UInt64(UInt32(truncatingIfNeeded: handle &+ 1))
  }

  @inline(__always)
  private static func hash(of slot: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: slot >> 32) }

  @inline(__always)
  private static func handle(of slot: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: slot)) &- 1 }

  private func position(of handle: Int, hash: UInt32) -> Int {
    let mask = slots.count - 1
    let wanted = Self.slot(hash, handle)
    var position = Int(hash) & mask
    while slots[position] != wanted {
      precondition(slots[position] != 0, "Handle \(handle) is not in the table.")
      position = (position + 1) & mask
    }
    return position
  }

  private mutating func put(_ slot: UInt64) {
    let mask = slots.count - 1
    var position = Int(Self.hash(of: slot)) & mask
    while slots[position] != 0 { position = (position + 1) & mask }
    slots[position] = slot
  }

  private mutating func resize(to slotCount: Int) {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: slotCount)
    for slot in old where slot != 0 { put(slot) }
  }

  /// The first rule that is broken, as a sentence; nil if all hold. O(n).
  package func invariantViolation() -> String? {
    let used = slots.indices.filter { slots[$0] != 0 }
    if used.count != count { return "\(used.count) slots are used by \(count) handles." }
    if count * 4 > slots.count * 3 { return "\(count) handles crowd \(slots.count) slots." }
    let mask = slots.count - 1
    for position in used {
      var probe = Int(Self.hash(of: slots[position])) & mask
      while probe != position {
        if slots[probe] == 0 { return "Handle \(Self.handle(of: slots[position])) cannot be reached." }
        probe = (probe + 1) & mask
      }
    }
    return nil
  }
}

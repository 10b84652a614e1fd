/// Tells which classes leave a method of a protocol to the protocol's default.
///
/// Some optional methods change what a table shows before they are called: rows can be swiped away where the data
/// source commits edits. Calling such a method to find out would delete a row. But what a conformance calls for a
/// requirement is a few instructions that go on to the app's method or to the default, and to which one stands in
/// them as an address.
@MainActor
struct DefaultWitness {
  /// More instructions than lead from a conformance to a method, in bytes.
  private static let longestThunk = 256
  /// The same of optimised code.
  private static let longestSharedThunk = 32

  private let requirement: Int
  /// Where the default is; nil where it was not found, and no question is answered.
  private let defaultAddress: UInt?

  /// - Parameters:
  ///   - requirement: the entry of the requirement in conformances, in words.
  ///   - other: another requirement of the same form. What both call belongs to the runtime.
  ///   - defaults: a conformance that leaves both to the default.
  init(requirement: Int, other: Int, defaults: UnsafePointer<UInt>, entryCount: Int) {
    self.requirement = requirement
    let candidates = Self.targets(of: requirement, in: defaults, entryCount).subtracting(
      Self.targets(of: other, in: defaults, entryCount))
    defaultAddress = candidates.count == 1 ? candidates.first : nil
  }

  /// Whether a conformance leaves the requirement to the default; nil where that is unknown.
  func isDefault(in conformance: UnsafePointer<UInt>, entryCount: Int) -> Bool? {
    guard let defaultAddress else { return nil }
    if Self.targets(of: requirement, in: conformance, entryCount).contains(defaultAddress) { return true }
    // Optimised conformances that do the same share their instructions: one jumps to the other's.
    guard let shared = CodeTargets.jump(at: conformance[requirement]) else { return false }
    return CodeTargets.direct(from: shared, to: shared + UInt(Self.longestSharedThunk)).contains(defaultAddress)
  }

  /// The addresses that a conformance's entry calls or jumps to.
  private static func targets(
    of requirement: Int, in conformance: UnsafePointer<UInt>, _ entryCount: Int
  ) -> Set<UInt> {
    let start = conformance[requirement]
    // The next entry's instructions are not this one's.
    let next = (1..<entryCount).map { conformance[$0] }.filter { $0 > start }.min() ?? .max
    return CodeTargets.direct(from: start, to: min(next, start + UInt(longestThunk)))
  }
}

/// Reads where machine instructions lead.
enum CodeTargets {
  /// Where the first instruction at an address jumps; nil where it does something else.
  static func jump(at start: UInt) -> UInt? {
    guard let code = UnsafeRawPointer(bitPattern: start) else { return nil }
    #if arch(x86_64)
      guard code.load(as: UInt8.self) == 0xE9 else { return nil }
      return start &+ 5 &+ UInt(bitPattern: Int(code.loadUnaligned(fromByteOffset: 1, as: Int32.self)))
    #elseif arch(arm64)
      let word = code.load(as: UInt32.self)
      guard word >> 26 == 0b000101 else { return nil }
      return start &+ UInt(bitPattern: Int(Int32(bitPattern: word << 6) >> 6) * 4)
    #else
      return nil
    #endif
  }

  /// The addresses within this program that the instructions between two addresses call or jump to directly. On a
  /// machine whose instructions are not known there are none.
  static func direct(from start: UInt, to end: UInt) -> Set<UInt> {
    guard let code = UnsafeRawPointer(bitPattern: start) else { return [] }
    // What follows a jump belongs to something else.
    if let only = jump(at: start) { return [only] }
    var found: Set<UInt> = []
    #if arch(x86_64)
      // call rel32 is E8, jmp rel32 is E9; the distance counts from the next instruction.
      for offset in 0..<max(Int(end - start) - 4, 0) {
        let operation = code.load(fromByteOffset: offset, as: UInt8.self)
        guard operation == 0xE8 || operation == 0xE9 else { continue }
        let distance = code.loadUnaligned(fromByteOffset: offset + 1, as: Int32.self)
        found.insert(start &+ UInt(bitPattern: offset + 5 + Int(distance)))
      }
    #elseif arch(arm64)
      // bl is 100101, b is 000101, each with a distance of 26 bits in words of 4 bytes.
      for offset in stride(from: 0, to: Int(end - start) - 3, by: 4) {
        let word = code.load(fromByteOffset: offset, as: UInt32.self)
        guard word >> 26 == 0b100101 || word >> 26 == 0b000101 else { continue }
        let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
        found.insert(start &+ UInt(bitPattern: offset + distance))
      }
    #endif
    return found
  }
}

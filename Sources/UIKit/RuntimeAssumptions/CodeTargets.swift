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

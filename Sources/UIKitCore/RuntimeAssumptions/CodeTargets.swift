import Foundation

/// Reads where machine instructions lead.
enum CodeTargets {
  /// The function at the end of a chain of small functions that only jump to the next one: the compiler generates these
  /// for conformances, and the linker for identical functions.
  static func end(of start: UInt) -> UInt {
    var address = start
    for _ in 0..<8 {
      guard let next = continuation(of: address) else { break }
      address = next.target
    }
    return address
  }

  /// The target of a function that only jumps; nil for any other function.
  static func jump(at start: UInt) -> UInt? {
    guard let next = continuation(of: start), !next.isCall else { return nil }
    return next.target
  }

  /// The addresses within this program that the instructions between two addresses call or jump to directly. Empty on
  /// an unknown architecture.
  static func direct(from start: UInt, to end: UInt) -> Set<UInt> {
    guard let code = code(at: start) else { return [] }
    // Instructions after a jump belong to another function.
    if let only = jump(at: start) { return [only] }
    var found: Set<UInt> = []
    #if arch(x86_64)
      // call rel32 is E8, jmp rel32 is E9; the distance counts from the next instruction. Behind pop %rbp (5D) a jump or a
      // return (C3) ends the function. The bytes also occur within other instructions, and in distances: those lead nowhere.
      var offset = 0
      while offset < Int(end - start) - 4 {
        let operation = code.load(fromByteOffset: offset, as: UInt8.self)
        var length = 1
        if operation == 0xE8 || operation == 0xE9 {
          let target = target(ofDistanceAt: offset + 1, from: start, code)
          if self.code(at: target) != nil {
            found.insert(target)
            length = 5
          }
        }
        let isEnd = operation == 0xC3 || operation == 0xE9 && length > 1
        if isEnd, offset > 0, code.load(fromByteOffset: offset - 1, as: UInt8.self) == 0x5D { break }
        offset += length
      }
    #elseif arch(arm64)
      // bl is 100101, b is 000101, each with a distance of 26 bits in words of 4 bytes; ret ends the function.
      for offset in stride(from: 0, to: Int(end - start) - 3, by: 4) {
        let word = code.load(fromByteOffset: offset, as: UInt32.self)
        if word == 0xD65F_03C0 { break }
        guard word >> 26 == 0b100101 || word >> 26 == 0b000101 else { continue }
        found.insert(target(of: word, at: start &+ UInt(offset)))
      }
    #endif
    return found
  }

  /// The target of a function that only saves registers before it continues there, and whether that is a call; nil for any other function.
  private static func continuation(of start: UInt) -> (target: UInt, isCall: Bool)? {
    guard let code = code(at: start) else { return nil }
    #if arch(x86_64)
      // Perhaps push %rbp; mov %rsp,%rbp; then perhaps sub $n,%rsp or pop %rbp; then call or jmp.
      var offset = 0
      if code.loadUnaligned(as: UInt32.self) == 0xE589_4855 {
        offset = 4
        if code.loadUnaligned(fromByteOffset: offset, as: UInt32.self) & 0xFF_FFFF == 0xEC_8348 { offset += 4 }
        if code.load(fromByteOffset: offset, as: UInt8.self) == 0x5D { offset += 1 }
      }
      let operation = code.load(fromByteOffset: offset, as: UInt8.self)
      guard operation == 0xE9 || operation == 0xE8 && offset > 0 else { return nil }
      return (target(ofDistanceAt: offset + 1, from: start, code), operation == 0xE8)
    #elseif arch(arm64)
      // stp and ldp of x29 and x30, mov x29,sp and sub sp,sp,#n; then b or bl.
      for offset in stride(from: 0, to: 24, by: 4) {
        let word = code.load(fromByteOffset: offset, as: UInt32.self)
        if word >> 26 == 0b100101 || word >> 26 == 0b000101 {
          return (target(of: word, at: start &+ UInt(offset)), word >> 26 == 0b100101)
        }
        let isFrame =
          word == 0xA9BF_7BFD || word == 0xA8C1_7BFD || word == 0x9100_03FD || word & 0xFF80_03FF == 0xD100_03FF
        guard isFrame else { return nil }
      }
      return nil
    #else
      return nil
    #endif
  }

  #if arch(x86_64)
    private static func target(ofDistanceAt offset: Int, from start: UInt, _ code: UnsafeRawPointer) -> UInt {
      let distance = code.loadUnaligned(fromByteOffset: offset, as: Int32.self)
      return start &+ UInt(bitPattern: offset + 4 + Int(distance))
    }
  #elseif arch(arm64)
    private static func target(of word: UInt32, at address: UInt) -> UInt {
      address &+ UInt(bitPattern: Int(Int32(bitPattern: word << 6) >> 6) * 4)
    }
  #endif

  /// The code at an address; nil if there is none: bytes within an instruction may look like a call.
  private static func code(at address: UInt) -> UnsafeRawPointer? {
    guard pages.contains(where: { $0.contains(address) && $0.contains(address &+ 256) }) else { return nil }
    return UnsafeRawPointer(bitPattern: address)
  }

  /// The addresses of the code that is loaded.
  private static let pages: [Range<UInt>] = {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return [] }
    return maps.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ", maxSplits: 2)
      guard fields.count > 1, fields[1].hasPrefix("r-x") else { return nil }
      let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
  }()
}

import Foundation
import Glibc
import ListCore

/// The names of the program's classes, for messages about one that is not found. Reads the whole program.
enum ClassNames {
  /// The class names of this program; empty if it has no symbol table. Read once.
  private static let ofProgram: [String] = {
    guard let program = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped) else {
      return []
    }
    return program.withUnsafeBytes { bytes in
      stringTables(of: bytes).flatMap { names(in: UnsafeRawBufferPointer(rebasing: bytes[$0])).map(\.name) }
    }
  }()

  /// Names of classes that come near another one.
  static func near(_ name: String) -> [String] { NearNames.near(name, among: ofProgram) }

  /// The classes whose metadata have symbols in a table, where each ends with a zero: `$s6Plants9PlantCellCN` is that of
  /// `PlantCell` in the module `Plants`. Classes inside of other types are left out.
  static func names(in table: UnsafeRawBufferPointer) -> [(module: String, name: String)] {
    guard let start = table.baseAddress, table.last == 0 else { return [] }
    var names: [(module: String, name: String)] = []
    var offset = 0
    while offset < table.count {
      let length = strlen((start + offset).assumingMemoryBound(to: CChar.self))
      let end = offset + length
      if length > 6, table[offset] == UInt8(ascii: "$"), table[end - 1] == UInt8(ascii: "N"),
        table[end - 2] == UInt8(ascii: "C"), let name = name(ofSymbol: Data(table[offset..<end - 2]))
      {
        names.append(name)
      }
      offset = end + 1
    }
    return names
  }

  // MARK: The file of a program

  /// The ranges of the tables of strings in a program (ELF, 64 bits).
  static func stringTables(of program: UnsafeRawBufferPointer) -> [Range<Int>] {
    func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Int {
      guard offset >= 0, offset <= program.count - MemoryLayout<Number>.size else { return 0 }
      return Int(truncatingIfNeeded: program.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
    guard program.starts(with: [0x7F] + Array("ELF".utf8)) else { return [] }
    let (sections, size) = (number(UInt64.self, at: 0x28), number(UInt16.self, at: 0x3A))
    return (0..<number(UInt16.self, at: 0x3C)).compactMap { index in
      let section = sections + index * size
      let (start, length) = (number(UInt64.self, at: section + 0x18), number(UInt64.self, at: section + 0x20))
      // Three is a table of strings.
      guard number(UInt32.self, at: section + 4) == 3, start >= 0, length > 0, length <= program.count - start else {
        return nil
      }
      return start..<start + length
    }
  }

  private static func name(ofSymbol symbol: Data) -> (module: String, name: String)? {
    var rest = symbol
    guard rest.starts(with: "$s".utf8) else { return nil }
    rest = rest.dropFirst(2)
    guard let module = word(&rest), let name = word(&rest), rest.isEmpty else { return nil }
    return (module, name)
  }

  /// A word with its length before it, as `9PlantCell`.
  private static func word(_ rest: inout Data) -> String? {
    let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0, length <= rest.count - digits.count
    else { return nil }
    let word = rest.dropFirst(digits.count).prefix(length)
    rest = rest.dropFirst(digits.count + length)
    return String(decoding: word, as: UTF8.self)
  }
}

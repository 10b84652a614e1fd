import Foundation

/// The numbers and letters that symbols show in a circle or a square.
enum SymbolCharacters {
  /// Numbers to 50, also with a leading zero, and the letters from a to z.
  static func areKnown(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 2, let first = bytes.first else { return false }
    if bytes.count == 1, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { return true }
    guard bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return false }
    return (Int(text) ?? .max) <= 50
  }

  /// The name by which `picture(_:)` finds the characters.
  static func pictureName(_ text: String) -> String { "character-\(text)" }

  /// The characters side by side; nil for another name than `pictureName` gives.
  static func picture(_ name: String) -> SymbolPicture? {
    guard name.hasPrefix("character-") else { return nil }
    let paths = name.dropFirst("character-".count).compactMap { character in
      lines[String(character)].flatMap { SymbolPathParser.path($0) }
    }
    guard !paths.isEmpty else { return nil }
    let joined = CGMutablePath()
    var edge: CGFloat = 0
    for path in paths {
      let box = path.boundingBoxOfPath
      joined.addPath(path, transform: CGAffineTransform(translationX: edge - box.minX, y: 0))
      edge += box.width + gap
    }
    return SymbolPicture(lines: joined, minimumWidth: minimumWidth)
  }

  /// The distance between two characters, from the centre of one's outermost line to that of the other's.
  private static let gap: CGFloat = 3.4

  /// Characters that are narrower count as this wide, so that all single characters are drawn equally high.
  private static let minimumWidth: CGFloat = 12

  /// A character and the path of its strokes on each line, 12 units high.
  private static let lines = SymbolLines(
    """
    0 M4.200 8a3.700 6 0 1 0 7.400 0a3.700 6 0 1 0 -7.400 0z
    1 M5.200 4.600L8.600 2v12
    2 M4.600 5.400A3.400 3.400 0 1 1 10.400 7.700L4.400 14H11.600
    3 M4.500 4.300A3.500 3 0 1 1 8 7.700A3.700 3.200 0 1 1 4.200 11.900M7.200 7.700H8
    4 M9.800 14V2L3.800 10.400H12.200
    5 M11.200 2H5.400L4.800 7.600A3.700 3.900 0 1 1 4.300 12.200
    6 M10.600 2.300C7 2.800 4.300 6.400 4.300 10.200A3.700 3.800 0 1 0 11.700 10.200A3.700 3.800 0 0 0 4.300 10.200
    7 M4.400 2H11.600L6.800 14
    8 M4.900 4.900a3.100 2.900 0 1 0 6.200 0a3.1 2.9 0 1 0 -6.2 0zM4.2 10.9a3.8 3.1 0 1 0 7.6 0a3.8 3.1 0 1 0 -7.6 0z
    9 M5.400 13.700C9 13.200 11.700 9.600 11.700 5.800A3.700 3.800 0 1 0 4.300 5.800A3.700 3.800 0 0 0 11.700 5.800
    a M3 14L8 2L13 14M4.800 9.800H11.200
    b M4.200 8H8.600A3 3 0 0 0 8.600 2H4.200V14H9A3 3 0 0 0 9 8
    c M12.600 4.600A5.300 6 0 1 0 12.600 11.400
    d M3.800 2V14H7A5.600 6 0 0 0 7 2z
    e M11.400 2H4.800V14H11.400M4.800 8H10.400
    f M11.400 2H5V14M5 8H10.400
    g M12.600 4.600A5.300 6 0 1 0 13 9.200V8.600H9
    h M3.600 2V14M12.400 2V14M3.600 8H12.400
    i M6.400 2H9.600M6.400 14H9.600M8 2V14
    j M10.800 2V10.600A3.300 3.400 0 0 1 4.200 10.600
    k M4.200 2V14M12 2L4.200 9.600M7.200 6.800L12.200 14
    l M5 2V14H11.600
    m M2.800 14V2L8 10.400L13.200 2V14
    n M3.600 14V2L12.400 14V2
    o M2.600 8a5.400 6 0 1 0 10.800 0a5.400 6 0 1 0 -10.800 0z
    p M4.400 14V2H8.600A3.400 3.400 0 0 1 8.600 8.800H4.400
    q M2.600 8a5.400 6 0 1 0 10.800 0a5.400 6 0 1 0 -10.800 0zM9.200 10.600L13 14.400
    r M4.200 14V2H8.600A3.300 3.300 0 0 1 8.600 8.600H4.200M8.400 8.600L12 14
    s M11.600 4.600A3.600 3 0 1 0 8 8A3.800 3.100 0 1 1 4.200 11.400
    t M3.200 2H12.800M8 2V14
    u M3.600 2V9.800A4.400 4.300 0 0 0 12.400 9.800V2
    v M3.200 2L8 14L12.800 2
    w M1.600 2L4.800 14L8 4L11.200 14L14.400 2
    x M3.600 2L12.400 14M12.400 2L3.600 14
    y M3.200 2L8 8.400L12.800 2M8 8.400V14
    z M4 2H12L3.800 14H12.200
    """)
}

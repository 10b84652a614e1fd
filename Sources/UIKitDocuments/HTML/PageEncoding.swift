import Foundation

/// Decodes the bytes of a text or an HTML page.
enum PageEncoding {
  /// The text of bytes in the given encoding; if that is nil, in the encoding that the bytes name themselves, or else
  /// in the default.
  static func string(of data: Data, _ encoding: UInt?, default standard: String.Encoding) -> String? {
    if let encoding { return String(data: data, encoding: String.Encoding(rawValue: encoding)) }
    for (mark, encoding) in marks where data.starts(with: mark) {
      return String(data: encoding == .utf8 ? data.dropFirst(mark.count) : data, encoding: encoding)
    }
    return String(data: data, encoding: named(in: data) ?? standard)
  }

  /// The marks of byte order at the beginning of a text.
  private static let marks: [([UInt8], String.Encoding)] = [
    ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
  ]

  /// The encoding in `<meta charset="utf-8">`, which must be in the first kilobyte.
  private static func named(in data: Data) -> String.Encoding? {
    let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    guard let mark = head.range(of: "charset=") else { return nil }
    let name = head[mark.upperBound...].drop { "\"' ".contains($0) }.prefix {
      $0.isLetter || $0.isNumber || "-_".contains($0)
    }
    return encodings[String(name)]
  }

  private static let encodings: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "utf-16": .utf16, "us-ascii": .windowsCP1252, "ascii": .windowsCP1252,
    "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252, "windows-1252": .windowsCP1252,
    "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
  ]
}

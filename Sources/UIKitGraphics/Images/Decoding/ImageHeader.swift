import Foundation

/// The format of a picture file, its size in pixels and its orientation, read from the first bytes without decoding.
struct ImageHeader: Equatable {
  enum Format {
    case png, jpeg, gif, webp, svg
  }

  var format: Format
  /// As stored, before rotation. Zero for SVG, which has no pixels.
  var width: Int
  var height: Int
  /// The EXIF orientation, 1…8; 1 is upright.
  var orientation = 1

  init(format: Format, width: Int, height: Int, orientation: Int = 1) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  /// Nil if the bytes do not begin like a known image format.
  init?(_ data: Data) {
    let header = data.withUnsafeBytes { bytes -> ImageHeader? in
      let reader = ByteReader(bytes: bytes)
      return Self.png(reader) ?? Self.jpeg(reader) ?? Self.gif(reader) ?? Self.webp(reader) ?? Self.svg(reader)
    }
    guard let header, header.format == .svg || (header.width > 0 && header.height > 0) else { return nil }
    self = header
  }

  private static func png(_ bytes: ByteReader) -> ImageHeader? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      let width = bytes.big32(16), let height = bytes.big32(20)
    else { return nil }
    return ImageHeader(format: .png, width: width, height: height)
  }

  private static func gif(_ bytes: ByteReader) -> ImageHeader? {
    guard bytes.starts(with: Array("GIF8".utf8)), let width = bytes.little16(6), let height = bytes.little16(8) else {
      return nil
    }
    return ImageHeader(format: .gif, width: width, height: height)
  }

  private static func webp(_ bytes: ByteReader) -> ImageHeader? {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.starts(with: Array("WEBPVP8".utf8), at: 8),
      let kind = bytes.byte(15)
    else { return nil }
    switch kind {
    case UInt8(ascii: " "):
      guard let width = bytes.little16(26), let height = bytes.little16(28) else { return nil }
      return ImageHeader(format: .webp, width: width & 0x3FFF, height: height & 0x3FFF)
    case UInt8(ascii: "L"):
      guard let low = bytes.little16(21), let high = bytes.little16(23) else { return nil }
      let bits = low | high << 16
      return ImageHeader(format: .webp, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case UInt8(ascii: "X"):
      guard let width = bytes.little24(24), let height = bytes.little24(27) else { return nil }
      return ImageHeader(format: .webp, width: width + 1, height: height + 1)
    default: return nil
    }
  }

  /// Walks the segments of a JPEG file to its frame header, past an EXIF segment if there is one.
  private static func jpeg(_ bytes: ByteReader) -> ImageHeader? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    var orientation = 1
    while let marker = bytes.byte(position), marker == 0xFF {
      guard let kind = bytes.byte(position + 1) else { return nil }
      if kind == 0xFF {
        position += 1
        continue
      }
      if kind == 0x01 || (0xD0...0xD8).contains(kind) {
        position += 2
        continue
      }
      guard let length = bytes.big16(position + 2), length >= 2 else { return nil }
      let isFrame = (0xC0...0xCF).contains(kind) && kind != 0xC4 && kind != 0xC8 && kind != 0xCC
      if isFrame {
        guard let height = bytes.big16(position + 5), let width = bytes.big16(position + 7) else { return nil }
        return ImageHeader(format: .jpeg, width: width, height: height, orientation: orientation)
      }
      if kind == 0xE1, bytes.starts(with: Array("Exif\0\0".utf8), at: position + 4) {
        orientation = exifOrientation(bytes, start: position + 10) ?? 1
      }
      position += 2 + length
    }
    return nil
  }

  /// The orientation entry of the first directory of a TIFF structure.
  private static func exifOrientation(_ bytes: ByteReader, start: Int) -> Int? {
    let isLittle = bytes.byte(start) == UInt8(ascii: "I")
    func number16(_ position: Int) -> Int? { isLittle ? bytes.little16(position) : bytes.big16(position) }
    func number32(_ position: Int) -> Int? { isLittle ? bytes.little32(position) : bytes.big32(position) }
    guard let offset = number32(start + 4), offset < 1 << 24, let count = number16(start + offset) else { return nil }
    for entry in 0..<min(count, 256) {
      let position = start + offset + 2 + entry * 12
      guard let tag = number16(position) else { return nil }
      guard tag == 0x0112, let value = number16(position + 8) else { continue }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }

  private static func svg(_ bytes: ByteReader) -> ImageHeader? {
    let start = String(decoding: bytes.bytes.prefix(1_024), as: UTF8.self)
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard text.hasPrefix("<svg") || (text.hasPrefix("<") && start.contains("<svg")) else { return nil }
    return ImageHeader(format: .svg, width: 0, height: 0)
  }
}

/// Reads numbers at offsets of a file; nil past its end.
private struct ByteReader {
  let bytes: UnsafeRawBufferPointer

  func byte(_ position: Int) -> UInt8? {
    position >= 0 && position < bytes.count ? bytes[position] : nil
  }

  func starts(with prefix: [UInt8], at position: Int = 0) -> Bool {
    position + prefix.count <= bytes.count && bytes[position..<(position + prefix.count)].elementsEqual(prefix)
  }

  func big16(_ position: Int) -> Int? {
    guard let high = byte(position), let low = byte(position + 1) else { return nil }
    return Int(high) << 8 | Int(low)
  }

  func big32(_ position: Int) -> Int? {
    guard let high = big16(position), let low = big16(position + 2) else { return nil }
    return high << 16 | low
  }

  func little16(_ position: Int) -> Int? {
    guard let low = byte(position), let high = byte(position + 1) else { return nil }
    return Int(high) << 8 | Int(low)
  }

  func little24(_ position: Int) -> Int? {
    guard let low = little16(position), let high = byte(position + 2) else { return nil }
    return Int(high) << 16 | low
  }

  func little32(_ position: Int) -> Int? {
    guard let low = little16(position), let high = little16(position + 2) else { return nil }
    return high << 16 | low
  }
}

import Foundation

/// A picture file: its bytes, what they say about it, and its pixels once they are decoded.
final class ImageFile: Hashable, @unchecked Sendable {
  /// For messages: the path, or how many bytes it is.
  let name: String
  let header: ImageHeader
  private let data: Data

  /// Nil when the bytes begin no picture that is known.
  init?(data: Data, name: String) {
    guard let header = ImageHeader(data) else { return nil }
    self.data = data
    self.header = header
    self.name = name
  }

  deinit {
    DecodedBitmaps.shared.forget(self)
  }

  /// Nil when the file cannot be read or is no picture; the latter is said on standard error.
  convenience init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { return nil }
    guard ImageHeader(data) != nil else {
      ImageLog.say("\(path) is not a picture: it is none of PNG, JPEG, WebP, GIF and SVG, or its beginning is broken.")
      return nil
    }
    self.init(data: data, name: path)
  }

  var orientation: UIImage.Orientation { UIImage.Orientation(exif: header.orientation) }

  /// The content of an image of this file.
  var content: ImageContent {
    header.format == .svg ? .drawing(VectorFile(data: data, name: name)) : .file(self)
  }

  /// The pixels at the file's own size, or at less that still covers `size`. Nil when they cannot be decoded, which
  /// is said on standard error.
  func bitmap(atLeast size: CGSize) -> CGImage? {
    if let image = bitmapAtHand(atLeast: size, decodesSmall: false) { return image }
    guard !isBroken else { return nil }
    switch ImageDecoder.bitmap(of: data, header: header, atLeast: size) {
    case .success(let image):
      DecodedBitmaps.shared.keep(image, for: self)
      return image
    case .failure(let failure):
      ImageLog.say("\(name) cannot be shown: \(failure.reason).")
      DecodedBitmaps.shared.keepFailure(of: self)
      return nil
    }
  }

  /// Pixels that cover `size` if they are decoded already, or are so few that decoding takes no time.
  func bitmapAtHand(atLeast size: CGSize) -> CGImage? {
    bitmapAtHand(atLeast: size, decodesSmall: header.format == .png && header.width * header.height <= 128 * 128)
  }

  private func bitmapAtHand(atLeast size: CGSize, decodesSmall: Bool) -> CGImage? {
    let (width, height) = header.size(covering: size)
    if let image = DecodedBitmaps.shared.bitmap(of: self, width: width, height: height) { return image }
    return decodesSmall ? bitmap(atLeast: size) : nil
  }

  /// Whether decoding was tried and failed.
  var isBroken: Bool { DecodedBitmaps.shared.hasFailed(self) }

  static func == (left: ImageFile, right: ImageFile) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The pixels of files that were shown lately, up to a number of bytes. Safe on any thread.
final class DecodedBitmaps: @unchecked Sendable {
  static let shared = DecodedBitmaps(limit: 24 << 20)

  private struct Entry {
    let image: CGImage
    var lastUse: Int
    var byteCount: Int { image.bytesPerRow * image.height }
  }

  private let limit: Int
  private let lock = NSLock()
  /// By the identity of files, which say when they go.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var failures: Set<ObjectIdentifier> = []
  private var byteCount = 0
  private var uses = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// The pixels of a file if they are kept at no fewer than the given size.
  func bitmap(of file: ImageFile, width: Int, height: Int) -> CGImage? {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(file)
    guard let entry = entries[key], entry.image.width >= width, entry.image.height >= height else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return entry.image
  }

  func keep(_ image: CGImage, for file: ImageFile) {
    lock.lock()
    defer { lock.unlock() }
    uses += 1
    let key = ObjectIdentifier(file)
    let entry = Entry(image: image, lastUse: uses)
    byteCount += entry.byteCount - (entries[key]?.byteCount ?? 0)
    entries[key] = entry
    while byteCount > limit, entries.count > 1, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      byteCount -= oldest.value.byteCount
      entries[oldest.key] = nil
    }
  }

  /// Forgets a file, whose identity another object may get.
  func forget(_ file: ImageFile) {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(file)
    byteCount -= entries.removeValue(forKey: key)?.byteCount ?? 0
    failures.remove(key)
  }

  func keepFailure(of file: ImageFile) {
    lock.lock()
    defer { lock.unlock() }
    failures.insert(ObjectIdentifier(file))
  }

  func hasFailed(_ file: ImageFile) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return failures.contains(ObjectIdentifier(file))
  }
}

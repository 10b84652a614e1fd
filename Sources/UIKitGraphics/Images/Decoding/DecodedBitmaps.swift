import Foundation

/// The pixels of files that were shown lately, up to a number of bytes. Safe on any thread.
final class DecodedBitmaps: @unchecked Sendable {
  static let shared = DecodedBitmaps(limit: 20 << 20)

  private struct Key: Hashable {
    /// The file's identity. A file calls `forget` when it is deallocated.
    let file: ObjectIdentifier
    /// How the bitmap is placed in a view; nil for one of the whole file.
    let fit: BitmapFit?
  }

  private struct Entry {
    let image: CGImage
    var lastUse: Int
    var byteCount: Int { image.bytesPerRow * image.height }
  }

  private let limit: Int
  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  private var failures: Set<ObjectIdentifier> = []
  private var byteCount = 0
  private var uses = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// The pixels of a whole file if they are kept at no fewer than the given size.
  func bitmap(of file: ImageFile, width: Int, height: Int) -> CGImage? {
    guard let image = bitmap(Key(file: ObjectIdentifier(file), fit: nil)) else { return nil }
    return image.width >= width && image.height >= height ? image : nil
  }

  /// The pixels of a file as they are placed in a view.
  func bitmap(of file: ImageFile, fit: BitmapFit) -> CGImage? {
    bitmap(Key(file: ObjectIdentifier(file), fit: fit))
  }

  private func bitmap(_ key: Key) -> CGImage? {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries[key] else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return entry.image
  }

  /// Keeps pixels. If there are too many, the least recently used ones are removed.
  func keep(_ image: CGImage, for file: ImageFile, fit: BitmapFit? = nil) {
    lock.lock()
    defer { lock.unlock() }
    uses += 1
    let key = Key(file: ObjectIdentifier(file), fit: fit)
    let entry = Entry(image: image, lastUse: uses)
    byteCount += entry.byteCount - (entries[key]?.byteCount ?? 0)
    entries[key] = entry
    while byteCount > limit, entries.count > 1, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      byteCount -= oldest.value.byteCount
      entries[oldest.key] = nil
    }
  }

  /// Removes the pixels of a file that is being deallocated, because another object may get the file's identity.
  func forget(_ file: ImageFile) {
    lock.lock()
    defer { lock.unlock() }
    let identity = ObjectIdentifier(file)
    failures.remove(identity)
    for key in entries.keys.filter({ $0.file == identity }) {
      byteCount -= entries.removeValue(forKey: key)?.byteCount ?? 0
    }
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

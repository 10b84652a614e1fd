import Foundation

/// Picture files that are in use, each once, so that images of the same file share its pixels. Safe on any thread.
package final class ImageFiles: @unchecked Sendable {
  package static let shared = ImageFiles()

  /// The state of a file on disk. If the state has changed, the file is read again.
  private struct Key: Hashable {
    let path: String
    let device: UInt64
    let inode: UInt64
    let byteCount: Int
    let seconds: Int
    let nanoseconds: Int

    /// Nil if there is no such file.
    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.path = path
      (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
      byteCount = Int(status.st_size)
      (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    }
  }

  private struct Entry {
    weak var file: ImageFile?
  }

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  /// The number of entries at which the entries of deallocated files are removed.
  private var room = 64
  /// Files that stay while `keeping` runs.
  private var kept: [ImageFile] = []
  private var keepers = 0

  /// The file at a path; nil if it cannot be read or is not an image. Reads it unless an image of it is in use and it
  /// has not changed since.
  func file(at path: String) -> ImageFile? {
    guard let key = Key(path: path) else { return nil }
    if let known = known(key) { return known }
    // Read without the lock, because reading may take long and other threads would wait for it.
    guard let file = ImageFile(path: path) else { return nil }
    return adopt(file, key)
  }

  private func known(_ key: Key) -> ImageFile? {
    lock.lock()
    defer { lock.unlock() }
    return entries[key]?.file
  }

  /// The file, or the one that another thread has read in the meantime.
  private func adopt(_ file: ImageFile, _ key: Key) -> ImageFile {
    lock.lock()
    defer { lock.unlock() }
    if let known = entries[key]?.file { return known }
    if entries.count >= room {
      entries = entries.filter { $0.value.file != nil }
      room = max(64, 2 * entries.count)
    }
    entries[key] = Entry(file: file)
    if keepers > 0 { kept.append(file) }
    return file
  }

  /// Runs `body`, and meanwhile keeps every file that is read, with its pixels as far as the cache has space. For code
  /// that shows screens repeatedly, each of which would read the same pictures again.
  package func keeping<Result>(_ body: () throws -> Result) rethrows -> Result {
    beginKeeping()
    defer { endKeeping() }
    return try body()
  }

  /// Begins the effect of `keeping`, until a call of `endKeeping`.
  package func beginKeeping() {
    lock.lock()
    keepers += 1
    lock.unlock()
  }

  package func endKeeping() {
    lock.lock()
    keepers -= 1
    // Keeps the files alive until the lock is released, so that they are deallocated without the lock.
    let unused = keepers == 0 ? kept : []
    if keepers == 0 { kept = [] }
    lock.unlock()
    withExtendedLifetime(unused) {}
  }
}

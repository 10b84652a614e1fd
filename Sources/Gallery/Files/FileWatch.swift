import Foundation

/// Content that is read from a file, and may have mistakes.
protocol ReadContent: Equatable, Sendable {
  /// Whether the content has no mistake, so that it is shown at once.
  var isWhole: Bool { get }
}

/// Reads a file again whenever it was saved, in another thread. The file may be written, replaced, moved away and come
/// back, and so may the folders and symbolic links on the way to it.
@MainActor
final class FileWatch<Content: ReadContent> {
  private let path: String
  private let read: @Sendable (String) -> Content
  private let onContent: (Content) -> Void
  private let clock: any Clock<Duration>
  private let queue = DispatchQueue(label: "Reading a watched file")
  private var events: FileEvents?
  private var polling: Task<Void, Never>?
  private var rule = SaveRule()
  /// The content that was last reported.
  private var known: Content
  /// The tasks that wait: for the next reading, and for reading the file again after a mistake.
  private var coming: Task<Void, Never>?
  private var held: Task<Void, Never>?
  private var number = 0
  /// The file's signature before it was last read: a save after reading changes it.
  private var seen: FileSystem.Signature?

  /// The interval at which a file is polled as well: the kernel does not report changes that other machines make on
  /// network file systems.
  private static var pause: Duration { .seconds(1) }

  /// - Parameters:
  ///   - known: the content that was read already.
  ///   - hasEvents: whether to use the kernel's change events.
  ///   - onContent: takes each content that differs from the one before.
  init(
    path: String, known: Content, clock: any Clock<Duration> = ContinuousClock(), hasEvents: Bool = true,
    read: @escaping @Sendable (String) -> Content, onContent: @escaping (Content) -> Void
  ) {
    self.path = path
    self.known = known
    self.clock = clock
    self.read = read
    self.onContent = onContent
    if hasEvents {
      events = FileEvents(path: path) { [weak self] in self?.note($0) }
    }
    poll()
    // The file may have been saved after `known` was read and before it was watched, so it is read again.
    readNow()
  }

  isolated deinit {
    for task in [polling, coming, held] { task?.cancel() }
  }

  private func poll() {
    polling = Task { [weak self, path, clock] in
      while (try? await clock.sleep(for: Self.pause)) != nil {
        // The signature is unchanged if the kernel reported the save, because the file has been read since.
        guard let self else { return }
        let signature = FileSystem.signature(path)
        if signature != seen { note(signature == nil ? .gone : .changed) }
      }
    }
  }

  private func note(_ event: SaveRule.Event) {
    rule.note(event)
    held?.cancel()
    held = nil
    let delay = rule.delay
    guard delay > .zero else { return readNow() }
    guard coming == nil else { return }
    coming = Task { [weak self, clock] in
      if (try? await clock.sleep(for: delay)) != nil { self?.readNow() }
    }
  }

  /// - Parameter held: a mistake that is reported if it is still there.
  private func readNow(after held: Content? = nil) {
    coming?.cancel()
    coming = nil
    number += 1
    seen = FileSystem.signature(path)
    queue.async { [weak self, number, path, read] in
      let content = read(path)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(content, number, after: held) } }
    }
  }

  private func take(_ content: Content, _ number: Int, after held: Content?) {
    guard number == self.number, content != known else { return }
    if content.isWhole || content == held { return tell(content) }
    let patience = rule.patience
    self.held = Task { [weak self, clock] in
      if (try? await clock.sleep(for: patience)) != nil { self?.readNow(after: content) }
    }
  }

  private func tell(_ content: Content) {
    known = content
    onContent(content)
  }
}

/// Facts about files that the system knows without reading them.
enum FileSystem {
  /// Changes with the file; nil if it does not exist.
  struct Signature: Equatable {
    var device: UInt64
    var file: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  static func signature(_ path: String) -> Signature? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Signature(
      device: UInt64(status.st_dev), file: UInt64(status.st_ino), size: Int64(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }
}

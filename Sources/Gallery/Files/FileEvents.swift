import Foundation

/// Receives the kernel's events (inotify) for changes of a file and of the folders on the path to it.
@MainActor
final class FileEvents {
  private let path: String
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  /// The names of interest in each watched folder, by the number of the watch.
  private var folders: [Int32: Set<String>] = [:]
  private var file: Int32?
  private let onEvent: (SaveRule.Event) -> Void

  private static let folderMask = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR | IN_DONT_FOLLOW)
  private static let fileMask = UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB)

  /// Nil if nothing can be watched, such as when the system has no watches left. Unreadable folders are not watched.
  ///
  /// - Parameter onEvent: called on the main queue.
  init?(path: String, onEvent: @escaping (SaveRule.Event) -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.path = path
    self.descriptor = descriptor
    self.onEvent = onEvent
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { close(descriptor) }
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
    source.activate()
    watch()
    if folders.isEmpty {
      source.cancel()
      return nil
    }
  }

  isolated deinit { source.cancel() }

  /// Watches the folders and links that lead to the file at present, and the file itself if it exists.
  private func watch() {
    var watched: [Int32: Set<String>] = [:]
    for place in WatchedPlaces.of(path) {
      let number = inotify_add_watch(descriptor, place.folder, Self.folderMask)
      if number >= 0 { watched[number, default: []].insert(place.name) }
    }
    let newFile = inotify_add_watch(descriptor, path, Self.fileMask)
    for number in Set(folders.keys).union(file.map { [$0] } ?? []) where watched[number] == nil && number != newFile {
      inotify_rm_watch(descriptor, number)
    }
    folders = watched
    file = newFile >= 0 ? newFile : nil
  }

  private func receive() {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    var events: [SaveRule.Event] = []
    var isWayChanged = false
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      for event in KernelFileEvent.all(in: buffer[..<count]) { take(event, &events, &isWayChanged) }
    }
    // The new file is watched before it is read, so that no later write is missed.
    if isWayChanged { watch() }
    events.forEach(onEvent)
  }

  private func take(_ event: KernelFileEvent, _ events: inout [SaveRule.Event], _ isWayChanged: inout Bool) {
    if event.isOverflow {
      isWayChanged = true
      events.append(.changed)
    } else if event.watch == file {
      // Once the path has changed, the event may come from the old file, which reports that it has lost its name:
      // ignored.
      guard !isWayChanged else { return }
      if event.has(IN_CLOSE_WRITE) {
        events.append(.finished)
      } else if event.has(IN_MODIFY) || event.has(IN_ATTRIB) {
        events.append(.changed)
      }
    } else if folders[event.watch]?.contains(event.name) == true {
      isWayChanged = true
      events.append(event.has(IN_MOVED_TO) ? .finished : event.has(IN_CREATE) ? .changed : .gone)
    }
  }
}

/// One record of inotify.
struct KernelFileEvent: Equatable {
  /// The number of the watch; -1 if events were lost.
  var watch: Int32
  var mask: UInt32
  /// The name in a watched folder; empty for a watched file.
  var name: String

  var isOverflow: Bool { has(IN_Q_OVERFLOW) }

  func has(_ event: Int32) -> Bool { mask & UInt32(event) != 0 }

  /// The records in bytes from the kernel. Each holds the number of the watch, the mask, a cookie and the length of the
  /// name as numbers, then the name, padded with zeros.
  static func all(in bytes: ArraySlice<UInt8>) -> [KernelFileEvent] {
    var found: [KernelFileEvent] = []
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while place + 16 <= bytes.count {
        let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
        guard length <= bytes.count - place - 16 else { return }
        let name = bytes[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }
        found.append(
          KernelFileEvent(
            watch: bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
            mask: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
            name: String(decoding: name, as: UTF8.self)))
        place += 16 + length
      }
    }
    return found
  }
}

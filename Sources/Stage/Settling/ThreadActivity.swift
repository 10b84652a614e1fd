import Foundation
import Glibc

/// The threads of this process that compute or wait for a disk.
///
/// Work that was handed to another thread without a timer or a connection (`Task.detached`, a global queue) is
/// visible nowhere else until it ends.
package enum ThreadActivity {
  /// The names of the threads at work now, the caller's left out, in the order of their numbers.
  ///
  /// - Complexity: O(*n*) system calls in the number of threads.
  package static func busyThreads() -> [String] {
    guard let folder = opendir("/proc/self/task") else { return [] }
    defer { closedir(folder) }
    let own = ownNumber
    var found: [(number: Int32, name: String)] = []
    while let entry = readdir(folder) {
      let file = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let number = Int32(file), number != own, let state = state(of: number), state.isBusy else { continue }
      found.append((number, state.name))
    }
    return found.sorted { $0.number < $1.number }.map(\.name)
  }

  /// Parses a line such as `123 (a name) R 1 …`; a name may contain anything.
  static func parse(_ line: String) -> (name: String, isBusy: Bool)? {
    guard let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")"), open < close else { return nil }
    let state = line[line.index(after: close)...].first { $0 != " " }
    return (String(line[line.index(after: open)..<close]), state == "R" || state == "D")
  }

  /// The number of the calling thread: the last part of the path that `/proc/thread-self` links to.
  private static var ownNumber: Int32? {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      let path = UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(to: CChar.self)
      let length = readlink("/proc/thread-self", path, buffer.count)
      return String(decoding: buffer.prefix(max(0, length)), as: UTF8.self).split(separator: "/").last.flatMap {
        Int32($0)
      }
    }
  }

  private static func state(of thread: Int32) -> (name: String, isBusy: Bool)? {
    let descriptor = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let line = withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      String(decoding: buffer.prefix(max(0, read(descriptor, buffer.baseAddress!, buffer.count))), as: UTF8.self)
    }
    return parse(line)
  }
}

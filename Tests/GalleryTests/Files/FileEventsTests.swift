import Expectations
import Foundation
import Testing

@testable import Gallery

@Suite("File events of the kernel")
struct FileEventsTests {
  private func record(_ watch: Int32, _ mask: Int32, _ name: String) -> [UInt8] {
    let padded = name.isEmpty ? [] : Array(name.utf8) + Array(repeating: 0, count: 16 - name.utf8.count % 16)
    let numbers = [UInt32(bitPattern: watch), UInt32(mask), 0, UInt32(padded.count)]
    return numbers.flatMap { number in withUnsafeBytes(of: number) { Array($0) } } + padded
  }

  @Test("records have a watch, a mask, and a name in a folder")
  func records() {
    let bytes = record(3, IN_MOVED_TO, "list.json") + record(4, IN_CLOSE_WRITE, "") + record(-1, IN_Q_OVERFLOW, "")
    let events = KernelFileEvent.all(in: bytes[...])
    expectEqual(events.map(\.watch), [3, 4, -1])
    expectEqual(events.map(\.name), ["list.json", "", ""])
    expect(events[0].has(IN_MOVED_TO) && !events[0].has(IN_CREATE) && events[1].has(IN_CLOSE_WRITE))
    expectEqual(events.map(\.isOverflow), [false, false, true])
  }

  @Test("a truncated record is ignored")
  func cut() {
    let bytes = record(3, IN_CREATE, "list.json")
    for length in 0..<bytes.count { expect(KernelFileEvent.all(in: bytes[..<length]).isEmpty) }
  }

  /// A file that loses its name to another one changes too, by its number of names: it would be read for that in vain, and the
  /// list shown later.
  @Test("a file that replaces the watched one is one event") @MainActor
  func replaced() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, other) = (folder.appendingPathComponent("list"), folder.appendingPathComponent("other"))
    for url in [file, other] { try Data().write(to: url) }
    var events: [SaveRule.Event] = []
    let (told, tell) = AsyncStream<Void>.makeStream()
    let watch = try require(
      FileEvents(path: file.path) {
        events.append($0)
        tell.yield()
      })
    expectEqual(rename(other.path, file.path), 0)
    var iterator = told.makeAsyncIterator()
    _ = await iterator.next(isolation: MainActor.shared)
    expectEqual(events, [.finished])
    withExtendedLifetime(watch) {}
  }
}

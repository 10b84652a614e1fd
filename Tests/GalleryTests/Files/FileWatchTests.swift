import Expectations
import Foundation
import Testing
import TrestleTesting

@testable import Gallery

/// A save that nobody is told of would let its test wait for ever; the limit is far above what a test takes beside all others.
@MainActor @Suite("Watching a file", .serialized, .timeLimit(.minutes(15)))
struct FileWatchTests {
  /// A text that is whole if it ends with a point.
  private struct Text: ReadContent {
    var text: String?

    init(_ path: String) { text = try? String(contentsOfFile: path, encoding: .utf8) }

    var isWhole: Bool { text?.hasSuffix(".") == true }
  }

  /// A folder with a watched file, and what was told of it.
  @MainActor private final class Watched {
    let folder: URL
    let path: String
    private var watch: FileWatch<Text>?
    private let stream: AsyncStream<Text>

    init(
      _ name: String = "list", clock: ManualClock? = nil, hasEvents: Bool = true,
      onRead: @escaping @Sendable () -> Void = {}, _ prepare: (URL) throws -> Void
    ) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try prepare(folder)
      path = folder.appendingPathComponent(name).path
      let send: AsyncStream<Text>.Continuation
      (stream, send) = AsyncStream<Text>.makeStream()
      let read: @Sendable (String) -> Text = { path in
        defer { onRead() }
        return Text(path)
      }
      let tell: (Text) -> Void = { send.yield($0) }
      watch =
        if let clock {
          FileWatch(path: path, known: Text(path), clock: clock, hasEvents: hasEvents, read: read, onContent: tell)
        } else {
          FileWatch(path: path, known: Text(path), hasEvents: hasEvents, read: read, onContent: tell)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func write(_ text: String, _ name: String = "list") throws {
      try text.write(to: url(name), atomically: false, encoding: .utf8)
    }

    func told() async -> String? {
      var iterator = stream.makeAsyncIterator()
      return await iterator.next(isolation: MainActor.shared)?.text
    }
  }

  private func watched(hasEvents: Bool = true) throws -> Watched {
    try Watched(hasEvents: hasEvents) {
      try "one.".write(to: $0.appendingPathComponent("list"), atomically: false, encoding: .utf8)
    }
  }

  @Test("a file that is emptied and written, or replaced by a rename, is reported")
  func saves() async throws {
    let watched = try watched()
    try watched.write("two.")
    expectEqual(await watched.told(), "two.")
    try watched.write("three.", "other")
    expectEqual(rename(watched.url("other").path, watched.path), 0)
    expectEqual(await watched.told(), "three.")
    // The new file is watched too.
    try watched.write("four.")
    expectEqual(await watched.told(), "four.")
  }

  @Test("an editor that moves the file away and writes a new one shows no fault")
  func moves() async throws {
    let watched = try watched()
    expectEqual(rename(watched.path, watched.url("list~").path), 0)
    try watched.write("two.")
    try FileManager.default.removeItem(at: watched.url("list~"))
    expectEqual(await watched.told(), "two.")
  }

  @Test("a half-written file is not reported until writing ends")
  func pieces() async throws {
    let watched = try watched()
    let file = try FileHandle(forWritingTo: watched.url("list"))
    try file.truncate(atOffset: 0)
    for piece in ["t", "w"] {
      try file.write(contentsOf: Data(piece.utf8))
      await Task.yield()
    }
    try file.write(contentsOf: Data("o.".utf8))
    try file.close()
    expectEqual(await watched.told(), "two.")
    try watched.write("torn")
    expectEqual(await watched.told(), "torn")
  }

  @Test("a deleted file is reported as missing, and again when it is back")
  func deletes() async throws {
    let watched = try watched()
    try FileManager.default.removeItem(atPath: watched.path)
    expectNil(await watched.told())
    try watched.write("back.")
    expectEqual(await watched.told(), "back.")
  }

  @Test("a changed link to the file, or in its path, is reported")
  func links() async throws {
    let watched = try Watched("now/list") { folder in
      for version in ["v1", "v2"] {
        let place = folder.appendingPathComponent(version)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try "\(version).".write(to: place.appendingPathComponent("text"), atomically: false, encoding: .utf8)
        expectEqual(symlink("text", place.appendingPathComponent("list").path), 0)
      }
      expectEqual(symlink("v1", folder.appendingPathComponent("now").path), 0)
    }
    expectEqual(symlink("v2", watched.url("next").path), 0)
    expectEqual(rename(watched.url("next").path, watched.url("now").path), 0)
    expectEqual(await watched.told(), "v2.")
    try watched.write("v3.", "v2/text")
    expectEqual(await watched.told(), "v3.")
    try watched.write("v4.", "v2/other")
    expectEqual(symlink("other", watched.url("v2/next").path), 0)
    expectEqual(rename(watched.url("v2/next").path, watched.url("v2/list").path), 0)
    expectEqual(await watched.told(), "v4.")
  }

  @Test("a folder that is replaced is watched anew")
  func folders() async throws {
    let watched = try Watched("sub/list") { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
      try "one.".write(to: folder.appendingPathComponent("sub/list"), atomically: false, encoding: .utf8)
    }
    try FileManager.default.removeItem(at: watched.url("sub"))
    expectNil(await watched.told())
    try FileManager.default.createDirectory(at: watched.url("sub"), withIntermediateDirectories: true)
    try watched.write("two.", "sub/list")
    expectEqual(await watched.told(), "two.")
  }

  @Test("without events of the kernel the file is polled")
  func polling() async throws {
    let watched = try watched(hasEvents: false)
    try watched.write("two, longer.")
    expectEqual(await watched.told(), "two, longer.")
  }

  @Test("a save between the first reading and the first poll is reported")
  func savedBeforePolling() async throws {
    let isRead = DispatchSemaphore(value: 0)
    let watched = try Watched(hasEvents: false, onRead: { isRead.signal() }) {
      try "one.".write(to: $0.appendingPathComponent("list"), atomically: false, encoding: .utf8)
    }
    // The main thread is held, so that no look comes before the save.
    expectEqual(isRead.wait(timeout: .now() + 60), .success)
    try watched.write("two, longer.")
    expectEqual(await watched.told(), "two, longer.")
  }

  @Test("a save that the kernel reported is not read again by the next poll")
  func polledAfterAnEvent() async throws {
    let clock = ManualClock()
    let isRead = DispatchSemaphore(value: 0)
    let watched = try Watched(clock: clock, onRead: { isRead.signal() }) {
      try "one.".write(to: $0.appendingPathComponent("list"), atomically: false, encoding: .utf8)
    }
    // The save comes after the first reading, so that it is told for its event.
    expectEqual(isRead.wait(timeout: .now() + 60), .success)
    try watched.write("two.", "other")
    expectEqual(rename(watched.url("other").path, watched.path), 0)
    expectEqual(await watched.told(), "two.")
    try require(await clock.waitForSleepers(1))
    clock.advance(by: .seconds(1))
    try require(await clock.waitForSleepers(1))
    // Another sleeper would be a reading that is to come.
    for _ in 0..<10 { await Task.yield() }
    expectEqual(clock.sleeperCount, 1)
  }
}

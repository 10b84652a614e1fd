import Expectations
import Foundation
import Testing

@testable import Stage

/// Urgent data on a connection within the machine stand for what the kernel says of memory: it is told the same way.
@Suite("Memory pressure")
struct MemoryPressureTests {
  @Test("each urgent word is reported, until the other side closes")
  func told() async throws {
    let (near, far) = try require(Self.connection())
    let words = AsyncStream<Void>.makeStream()
    MemoryPressure.watch(near) {
      var word: UInt8 = 0
      recv(near, &word, 1, Int32(MSG_OOB))
      words.continuation.yield()
    }
    var told = words.stream.makeAsyncIterator()
    for _ in 0..<3 {
      var word: UInt8 = 7
      expectEqual(send(far, &word, 1, Int32(MSG_OOB)), 1)
      expect(await told.next() != nil)
    }
    close(far)
  }

  @Test("an account prints the warning that it gets")
  func account() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("account-\(UUID())").path
    defer { unlink(path) }
    expect(FileManager.default.createFile(atPath: path, contents: nil))
    let descriptor = try require(MemoryPressure.descriptor(of: path))
    close(descriptor)
    expectEqual(FileManager.default.contents(atPath: path), Data("some 300000 2000000\0".utf8))
  }

  @Test(
    "there is nothing to watch where there is no account, or none to write to",
    arguments: ["/nowhere/memory", "/dev/full"])
  func noAccount(path: String) {
    expectNil(MemoryPressure.descriptor(of: path))
  }

  /// Two ends of a connection over the loopback address.
  private static func connection() -> (near: Int32, far: Int32)? {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let far = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(listener, generic, length) == 0 && listen(listener, 1) == 0
          && getsockname(listener, generic, &length) == 0 && connect(far, generic, length) == 0
      }
    }
    guard isConnected else { return nil }
    let near = accept(listener, nil, nil)
    return near >= 0 ? (near, far) : nil
  }
}

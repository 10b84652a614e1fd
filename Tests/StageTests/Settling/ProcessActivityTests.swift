import CLinux
import Expectations
import Foundation
import Glibc
import Testing

@testable import Stage

@Suite struct ProcessActivityTests {
  /// A connection to a server on the loopback interface, both ends in this process.
  final class LoopbackConnection {
    let listener: Int32
    let client: Int32
    let server: Int32
    let port: UInt16

    init() throws {
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let bound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) }
      }
      try require(bound == 0 && listen(listener, 1) == 0)
      _ = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) }
      }
      port = UInt16(bigEndian: address.sin_port)
      let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let connected = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, length) }
      }
      try require(connected == 0)
      self.listener = listener
      self.client = client
      server = accept(listener, nil, nil)
      try require(server >= 0)
    }

    deinit { [client, server, listener].forEach { _ = close($0) } }

    /// Whether the client end waits for an answer. The server end's peer has another port.
    var owesAnAnswer: Bool { ProcessActivity.waits().contains(.answer(peer: "127.0.0.1:\(port)")) }
  }

  @Test func aConnectionWithoutARequestIsNotAwaited() throws {
    let connection = try LoopbackConnection()
    expect(!connection.owesAnAnswer)
  }

  @Test func anUnansweredRequestIsAwaited() throws {
    let connection = try LoopbackConnection()
    expectEqual(send(connection.client, "GET", 3, 0), 3)
    expect(connection.owesAnAnswer)
  }

  @Test func anArmedTimerIsAwaitedUntilItIsDisarmed() {
    let timer = timer_make(0)
    defer { close(timer) }
    func isAwaited() -> Bool {
      ProcessActivity.waits().contains { wait in
        if case .timer(let milliseconds) = wait { return (4100...4321).contains(milliseconds) }
        return false
      }
    }
    expect(!isAwaited())
    timer_arm(timer, 4.321)
    expect(isAwaited())
    timer_arm(timer, 0)
    expect(!isAwaited())
  }

  @Test func aTimerBeyondTheHorizonIsNotAwaited() {
    let timer = timer_make(6000)
    defer { close(timer) }
    let limit = Int(ProcessActivity.horizon * 1000)
    for case .timer(let milliseconds) in ProcessActivity.waits() {
      expect(milliseconds <= limit)
    }
  }

  @Test func waitsHaveDescriptions() {
    expectEqual(ProcessActivity.Wait.answer(peer: "127.0.0.1:80").description, "an answer from 127.0.0.1:80")
    expectEqual(ProcessActivity.Wait.timer(milliseconds: 12).description, "a timer that fires in 12 ms")
  }
}

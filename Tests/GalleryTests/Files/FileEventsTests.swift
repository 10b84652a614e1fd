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
}

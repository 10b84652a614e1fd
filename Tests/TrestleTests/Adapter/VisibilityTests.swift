import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Suite("The visibility of rows")
struct VisibilityTests {
  @MainActor final class Log { var seen: [Int] = [], ended: [Int] = [] }

  private func list(_ ids: some Sequence<Int>, _ log: Log, height: CGFloat = 100) -> RowList {
    RowList {
      Rows(ids.map { Post(id: $0, text: "\($0)") }) { post in
        Row(post, in: PostCell.self) { $0.show($1) }
          .height(.fixed(height))
          .onVisible { log.seen.append($0.id) }
          .onEndDisplay { log.ended.append($0.id) }
      }
    }
  }

  @Test("a row is reported once when half of it is visible, and again when it comes back")
  func impressions() throws {
    let scene = ListScene()
    let log = Log()
    try scene.show(list(0..<20, log))
    expectEqual(log.seen.sorted(), [0, 1, 2, 3, 4], "the last one is in sight by 80 of 100 points")
    log.seen = []
    scene.table.contentOffset.y = 60
    try scene.screen.settle()
    expect(log.seen.isEmpty, "the next one is in sight by 40 points")
    scene.table.contentOffset.y = 80
    try scene.screen.settle()
    expectEqual(log.seen, [5])
    scene.table.contentOffset.y = 1000
    try scene.screen.settle()
    expectEqual(log.ended.sorted(), [0, 1, 2, 3, 4, 5])
    log.seen = []
    scene.table.contentOffset.y = 0
    try scene.screen.settle()
    expectEqual(log.seen, [0, 1, 2, 3, 4], "top to bottom")
  }

  @Test("rows inserted by a change are reported, rows that stay are not reported twice")
  func changes() throws {
    let scene = ListScene()
    let log = Log()
    try scene.show(list([1, 2], log))
    try scene.show(list([3, 2, 1], log), animated: true)
    expectEqual(log.seen.sorted(), [1, 2, 3])
  }

  @Test("a row higher than the screen is reported when it fills half of the screen")
  func highRow() throws {
    let scene = ListScene()
    let log = Log()
    try scene.show(list([1, 2], log, height: 2000))
    expectEqual(log.seen, [1])
    scene.table.contentOffset.y = 2000 - 241
    try scene.screen.settle()
    expectEqual(log.seen, [1])
    scene.table.contentOffset.y = 2000 - 240
    try scene.screen.settle()
    expectEqual(log.seen, [1, 2])
  }
}

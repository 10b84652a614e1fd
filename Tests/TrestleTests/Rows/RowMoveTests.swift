import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Suite("Rules of moving rows")
struct RowMoveTests {
  private func target(_ rule: RowMoveRule, from source: (Int, Int), to proposed: (Int, Int)) throws -> IndexPath {
    let scene = ListScene()
    try scene.show(
      RowList {
        for section in 0..<2 {
          RowSection(section) {
            Rows((section * 10..<section * 10 + 5).map { Post(id: $0, text: "\($0)") }) { post in
              if post.id == 3 {
                Row(post, in: PostCell.self) { $0.show($1) }
              } else {
                Row(post, in: PostCell.self) { $0.show($1) }.onMove(rule) { _, _ in }
              }
            }
          }
        }
      })
    let delegate = try require(scene.table.delegate)
    return delegate.tableView(
      scene.table, targetIndexPathForMoveFromRowAt: IndexPath(row: source.1, section: source.0),
      toProposedIndexPath: IndexPath(row: proposed.1, section: proposed.0))
  }

  @Test("anywhere, within a section, or only past rows that can be moved as well")
  func rules() throws {
    expectEqual(try target(.anywhere, from: (0, 0), to: (1, 2)), IndexPath(row: 2, section: 1))
    expectEqual(try target(.withinSection, from: (0, 0), to: (0, 4)), IndexPath(row: 4, section: 0))
    expectEqual(try target(.withinSection, from: (0, 1), to: (1, 2)), IndexPath(row: 4, section: 0))
    expectEqual(try target(.withinSection, from: (1, 1), to: (0, 2)), IndexPath(row: 0, section: 1))
    expectEqual(try target(.amongMovable, from: (0, 0), to: (0, 4)), IndexPath(row: 2, section: 0))
    expectEqual(try target(.amongMovable, from: (0, 4), to: (0, 0)), IndexPath(row: 4, section: 0))
    expectEqual(try target(.amongMovable, from: (1, 4), to: (1, 1)), IndexPath(row: 1, section: 1))
  }

  @Test("or where the app accepts it, asked with the neighbours")
  func accepted() throws {
    var asked: [String] = []
    let rule = RowMoveRule.accepted { move in
      asked.append("\(move.previous?.description ?? "-") \(move.next?.description ?? "-")")
      return move.destination.section == 1
    }
    expectEqual(try target(rule, from: (0, 0), to: (0, 2)), IndexPath(row: 0, section: 0))
    expectEqual(try target(rule, from: (0, 0), to: (1, 5)), IndexPath(row: 5, section: 1))
    expectEqual(asked, ["Post 2 Post 3", "Post 14 -"])
  }
}

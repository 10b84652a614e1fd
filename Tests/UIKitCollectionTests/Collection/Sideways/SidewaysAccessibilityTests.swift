import Expectations
import Testing
import UIKit

@testable import ListTesting
@_spi(UIKitFloors) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct SidewaysAccessibilityTests {
  private func names(_ view: UIView) -> [String] {
    (view.accessibilityDefaults.orderedViews ?? []).compactMap {
      if let cell = $0 as? TestCollectionCell { return cell.name }
      return $0 is SidewaysScrollView ? "row" : nil
    }
  }

  @Test func accessibilityReadsOrthogonalItemsInOrder() throws {
    let scene = CollectionScene(rows: [20, 2, 20]) { RowsLayout.Section(behavior: $0 == 1 ? .none : .continuous) }
    expectEqual(names(scene.view), ["row", "1.0", "1.1", "row"])
    scene.scrollRow(0, to: 440)
    scene.scrollRow(0, to: 330)
    let row = try require(scene.row(0))
    expectEqual(names(row.view), ["0.3", "0.4", "0.5"], "in order, whichever came first")
  }

  @Test func accessibilityScrollMovesOrthogonalSectionsByPages() throws {
    let scene = CollectionScene(rows: [20, 20])
    let row = try require(scene.row(0))
    expect(row.view.accessibilityDefaults.scroll(.right))
    scene.advance(1)
    expect(scene.offset(0) == 320 && scene.offset(1) == 0)
    expect(!row.view.accessibilityDefaults.scroll(.down), "that is the list's")
    expect(row.view.accessibilityDefaults.scroll(.left))
    scene.advance(1)
    expectEqual(scene.offset(0), 0)
    expect(!row.view.accessibilityDefaults.scroll(.left))
  }
}

import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct CollectionItemsTests {
  @Test func itemsAreNumberedAcrossSections() {
    let scene = CollectionScene(items: [3, 0, 2, 0])
    let data = scene.view.model
    expectEqual(data.itemCount, 5)
    let paths = (0..<5).map(data.path(numbered:))
    expectEqual(paths.map { "\($0.section).\($0.row)" }, ["0.0", "0.1", "0.2", "2.0", "2.1"])
    expectEqual(paths.map(data.number(of:)), [0, 1, 2, 3, 4])
    withExtendedLifetime(scene) {}
  }

  @Test func theNearestItemOfAPointIsFound() {
    let scene = CollectionScene()
    let items = scene.view.items
    expectEqual(items.number(nearest: CGPoint(x: 150, y: 50)), 1)
    expectEqual(items.number(nearest: CGPoint(x: 104, y: 50)), 0)
    expectEqual(items.number(nearest: CGPoint(x: 300, y: -40)), 2)
    expectEqual(items.number(nearest: CGPoint(x: 50, y: 4000)), 99, "below the last")
    scene.source.items = []
    scene.view.reloadData()
    expectNil(items.number(nearest: .zero))
  }

  @Test func aFocusSearchWithoutCandidatesEndsEarly() {
    let scene = CollectionScene(items: [3000])
    let items = scene.view.items
    var asked = 0
    let found = items.item(from: RowPath(section: 0, row: 1), .down, page: CGSize(width: 320, height: 440)) { _ in
      asked += 1
      return false
    }
    withExtendedLifetime(scene) {}
    expect(found == nil && asked >= 2997 && asked < 6000, "each line once, or where two looks meet")
  }
}

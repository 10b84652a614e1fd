import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite struct CollectionReuseTests {
  private func hidden<View: UIView>(_ type: View.Type, in list: UICollectionView) -> Int {
    list.subviews.count { $0 is View && $0.isHidden }
  }

  @Test func aMemoryWarningReleasesReusableViews() throws {
    let layout = CollectionScene.makeLayout { $0.headerReferenceSize = CGSize(width: 0, height: 20) }
    let scene = CollectionScene(layout, items: [3, 3, 3])
    scene.source.items = [["a"]]
    scene.view.reloadData()
    scene.layOut()
    expect(hidden(TestCollectionCell.self, in: scene.view) == 8 && hidden(TestBand.self, in: scene.view) == 2)
    let shown = try require(scene.cell(0))
    scene.view.releaseSpareMemory()
    expectEqual(hidden(UIView.self, in: scene.view), 0)
    expect(scene.cell(0) === shown && scene.shown == ["a"], "those on screen stay")
    // Items that come get new views.
    scene.source.items = (0..<3).map { section in (0..<3).map { "\(section).\($0)" } }
    scene.view.reloadData()
    scene.layOut()
    expectEqual(scene.shown, scene.source.items.flatMap { $0 })
    expectNil(scene.view.invariantViolation())
  }

  @Test func aMemoryWarningReleasesReusableOrthogonalScrollViews() {
    let scene = CollectionScene(RowsLayout(), items: [9, 9, 9])
    scene.source.items = [scene.source.items[0]]
    scene.view.reloadData()
    scene.layOut()
    expect(hidden(SidewaysScrollView.self, in: scene.view) > 0)
    scene.view.releaseSpareMemory()
    expectEqual(hidden(SidewaysScrollView.self, in: scene.view), 0)
    expect(scene.view.visibleCells.contains { $0.superview is SidewaysScrollView })
    scene.source.items = [scene.source.items[0], ["a"], ["b"]]
    scene.view.reloadData()
    scene.layOut()
    expect(scene.shown.suffix(2) == ["a", "b"] && scene.view.invariantViolation() == nil)
  }
}

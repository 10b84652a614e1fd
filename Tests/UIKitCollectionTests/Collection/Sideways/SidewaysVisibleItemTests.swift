import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite struct SidewaysVisibleItemTests {
  private func scene(_ rows: [Int] = [50, 50]) -> CollectionScene {
    let scene = CollectionScene(rows: rows)
    scene.rows.section = { _ in RowsLayout.Section(hasBadges: true) }
    return scene
  }

  private func begin(
    _ scene: CollectionScene, _ body: @escaping (Int, CGPoint, [any NSCollectionLayoutVisibleItem]) -> Void
  ) {
    scene.rows.onVisible = body
    scene.rows.invalidateLayout()
    scene.layOut()
  }

  @Test func theVisibleItemsHandlerIsCalledWithEachOffset() {
    let scene = scene()
    var calls: [String] = []
    begin(scene) { section, offset, items in
      let names = items.map { "\($0.name.isEmpty ? "cell" : $0.name) \($0.indexPath.item)" }
      calls.append("\(section) at \(Int(offset.x)): \(names.joined(separator: ", "))")
    }
    let all = "cell 0, cell 1, cell 2, badge 0, badge 1, badge 2"
    expectEqual(calls, ["1 at 0: \(all)", "0 at 0: \(all)"], "the last section first, when it is solved")
    calls = []
    scene.scrollRow(1, to: 100)
    expectEqual(
      calls, ["1 at 100: cell 1, cell 2, cell 3, badge 0, badge 1, badge 2, badge 3"],
      "a badge that sticks out of its item is in sight longer")
    calls = []
    scene.view.setNeedsLayout()
    scene.layOut()
    expectEqual(calls, [], "nothing moved")
  }

  @Test func visibleItemChangesApplyToReturningElements() throws {
    let scene = scene([50])
    begin(scene) { _, offset, items in
      for item in items where item.representedElementCategory == .cell {
        item.alpha = item.frame.midX < offset.x ? 0.5 : 1
      }
    }
    let first = try require(scene.cell(0))
    // The first item is half gone, then out of sight; its cell goes to others.
    for offset in [70.0, 130, 240, 350] { scene.scrollRow(0, to: offset) }
    expectNil(scene.cell(0))
    scene.scrollRow(0, to: 90)
    let second = try require(scene.cell(0))
    expectEqual(second.alpha, 0.5)
    scene.scrollRow(0, to: 0)
    expect(scene.cell(0) === second && second.alpha == 1)
    expect(second !== first || first.alpha == 1)
    expectNil(scene.view.invariantViolation())
  }

  @Test func visibleItemChangesLastUntilTheSectionIsSolvedAgain() throws {
    let scene = scene([50])
    var isChanging = true
    begin(scene) { _, offset, items in
      guard isChanging else { return }
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - 160)
        item.alpha = 1 - distance / 1000
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        item.zIndex = 7
        item.center.y += 5
      }
    }
    let cell = try require(scene.cell(1))
    expect(
      cell.alpha == 1 && cell.transform.a == 0.5 && cell.layer.zPosition == 7
        && scene.cell(0).map { abs($0.alpha - 0.89) < 0.001 } == true)
    expectEqual(cell.center.y, 45)
    expectNil(scene.view.invariantViolation())
    isChanging = false
    scene.scrollRow(0, to: 55)
    expectEqual(cell.transform.a, 0.5, "scrolling does not solve it")
    scene.scrollRow(0, to: 400)
    scene.scrollRow(0, to: 55)
    expectNil(scene.view.invariantViolation())
    scene.rows.invalidateLayout()
    scene.layOut()
    expect(scene.cell(1)?.transform.isIdentity == true && scene.cell(1)?.center.y == 40)
    expectEqual(scene.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.alpha, 1)
  }

  @Test func theVisibleItemsHandlerMayHideItems() {
    let scene = scene([50])
    begin(scene) { _, _, items in for item in items where item.indexPath.item == 1 { item.isHidden = true } }
    let cell = scene.view.elements.cell(at: RowPath(section: 0, row: 1))
    expectEqual(cell?.isHidden, true)
    begin(scene) { _, _, items in for item in items { item.isHidden = item.indexPath.item == 2 } }
    expect(scene.cell(1) === cell && cell?.isHidden == false && scene.cell(2)?.isHidden == true)
    scene.scrollRow(0, to: 30)
    expectNil(scene.view.invariantViolation())
  }

  @Test func theVisibleItemsHandlerMayReloadData() {
    let scene = scene()
    var reloads = 0
    begin(scene) { [unowned scene] _, _, _ in
      guard reloads < 3 else { return }
      reloads += 1
      scene.view.reloadData()
    }
    scene.layOut()
    expect(reloads == 3 && scene.view.invariantViolation() == nil)
  }
}

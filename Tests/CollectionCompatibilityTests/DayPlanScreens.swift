import Expectations
import Testing
import TrestleTesting
import UIKit

/// Headers that stay in sight, decoration views, and animations of the layout's own.
@MainActor @Suite struct DayPlanScreens {
  private let header = UICollectionView.elementKindSectionHeader

  private func decorations<View: UIView>(_ view: UICollectionView, _ type: View.Type) -> [View] {
    view.subviews.compactMap { $0 as? View }.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
  }

  private func expectPlan(_ controller: DayPlanViewController) {
    let view: UICollectionView = controller.collectionView
    var names: [String] = []
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let cell = view.cellForItem(at: path) as? PlanCell else { continue }
      expectEqual(cell.label.text, controller.days[path.section].entries[path.item])
      expect(cell.frame == controller.layout.layoutAttributesForItem(at: path)?.frame && cell.alpha == 1)
      names.append(cell.label.text ?? "")
    }
    let seen = controller.layout.layoutAttributesForElements(in: view.bounds) ?? []
    expectEqual(seen.filter { $0.representedElementCategory == .cell }.count, names.count)
    let cards = seen.filter { $0.representedElementKind == DayPlanLayout.cardKind }.map(\.frame)
    expectEqual(decorations(view, DayCardView.self).map(\.frame), cards.sorted { $0.minY < $1.minY })
    let lines = seen.filter { $0.representedElementKind == DayPlanLayout.lineKind }.map(\.frame)
    expectEqual(decorations(view, DayLineView.self).map(\.frame), lines.sorted { $0.minY < $1.minY })
    expect(decorations(view, DayLineView.self).allSatisfy { $0.alpha == 1 })
  }

  @Test func headersStayInPlaceWhileScrolling() throws {
    let controller = DayPlanViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.collectionView
    for y in stride(from: 0.0, through: 560, by: 45) {
      view.contentOffset.y = y
      screen.advance(frames: 1)
      expectPlan(controller)
      let top = view.visibleSupplementaryViews(ofKind: header).min { $0.frame.minY < $1.frame.minY }
      expect((top?.frame.minY ?? .infinity) <= y + controller.layout.gap, "a day's name is at the top at \(y)")
    }
    view.contentOffset.y = 150
    screen.advance(frames: 1)
    let monday = try require(view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)))
    expectEqual(monday.frame.minY, 150)
    let cell = try require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    expect(monday.layer.zPosition > cell.layer.zPosition)
    expect(decorations(view, DayCardView.self)[0].layer.zPosition < cell.layer.zPosition)
  }

  @Test func entriesAreInsertedFromTheLeftAndDeletedToTheRight() throws {
    let controller = DayPlanViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.collectionView
    controller.insert("Tea", at: IndexPath(item: 2, section: 0))
    screen.advance(by: 0.1)
    let tea = try require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? PlanCell)
    expectEqual(tea.label.text, "Tea")
    let place = try require(tea.layer.presentation())
    expect(place.frame.minX < 16 && place.frame.minX > -358 && place.opacity < 1 && place.opacity > 0)
    try screen.settle()
    expectPlan(controller)
    expectEqual(controller.layout.actions, ["insert 0.2", "finalize"])
    let gone = tea
    controller.remove(at: IndexPath(item: 2, section: 0))
    screen.advance(by: 0.15)
    let way = try require(gone.layer.presentation())
    expect(gone.superview === view && way.frame.minX > 16 && way.opacity < 1)
    try screen.settle()
    expect(gone.superview == nil || gone.isHidden)
    expectPlan(controller)
    expectEqual(controller.layout.actions.suffix(2), ["delete 0.2", "finalize"])
  }

  @Test func severalChangesApplyInOneBatch() throws {
    let controller = DayPlanViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 1_200))
    let view: UICollectionView = controller.collectionView
    let call = try require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
    controller.shuffle()
    try screen.settle()
    expectEqual(controller.days[0].entries, ["Rest", "Wake", "Write", "Lunch", "Read"])
    expect(view.cellForItem(at: IndexPath(item: 1, section: 1)) === call, "what moves keeps its cell")
    expectEqual(Set(controller.layout.actions), ["insert 0.0", "delete 0.1", "move 0.4 to 1.1", "finalize"])
    expectPlan(controller)
    screen.resize(to: CGSize(width: 700, height: 500))
    try screen.settle()
    expectPlan(controller)
    expectEqual(view.contentSize.width, 700)
  }
}

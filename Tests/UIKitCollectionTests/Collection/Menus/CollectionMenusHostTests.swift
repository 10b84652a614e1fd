import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitTesting

/// Menus of items in a row that scrolls sideways, while it is scrolled along.
@MainActor @Suite(.serialized) struct CollectionMenusHostTests {
  @MainActor private final class Owner: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate {
    var log: [String] = []
    var hasEditMenus = false
    var children: [UIMenuElement] = [UIAction(title: "Act") { _ in }]

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPaths.map { "\($0.section).\($0.item)" }) at \(Int(point.x)) \(Int(point.y))")
      return hasEditMenus
        ? nil : UIContextMenuConfiguration(actionProvider: { [children] _ in UIMenu(children: children) })
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.append("dismisses \(indexPath.section).\(indexPath.item)")
      return nil
    }
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
      log.append("edit menu \(indexPath.section).\(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) {}
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.append("drag begins")
    }
  }

  private let source = CollectionSource(items: [20, 20])
  private let owner = Owner()
  private let view: UICollectionView
  private let screen: MountedScreen

  init() throws {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 380),
      collectionViewLayout: RowsLayout { _ in RowsLayout.Section(header: 20) })
    view.contentInsetAdjustmentBehavior = .never
    view.register(TestCollectionCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      TestBand.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "band")
    view.dataSource = source
    view.delegate = owner
    let controller = UIViewController()
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.addSubview(view)
    screen.advance(frames: 1)
    // The first row shows items 2 to 4.
    view.sideways.row(ofSection: 0)?.scroll(to: 220, animated: false)
    screen.advance(frames: 1)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private var offset: CGFloat { view.sideways.offset(ofSection: 0) }
  private var overlay: ContextMenuOverlay? {
    screen.window.subviews.lazy.compactMap { $0 as? ContextMenuOverlay }.first
  }
  private func seen(_ cell: UIView) -> CGRect { cell.convert(cell.bounds, to: nil) }

  private func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    screen.stage.send(
      .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), timestamp: screen.time)))
  }

  private func open(at place: CGPoint = CGPoint(x: 160, y: 160)) throws -> ContextMenuOverlay {
    screen.tap(at: place, duration: 0.7)
    try screen.settle()
    return try require(overlay)
  }

  private func close() throws {
    view.contextMenuInteraction?.dismissMenu()
    try screen.settle()
    expectNil(overlay)
  }

  @Test(arguments: [false, true]) func aContextMenuIsForTheItemUnderTheFinger(isRightToLeft: Bool) throws {
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    screen.advance(frames: 2)
    expectEqual(offset, 220)
    let cell = try require(view.cellForItem(at: path(3)))
    let overlay = try open()
    expectEqual(owner.log, ["menu [\"0.3\"] at 160 60"])
    expectEqual(
      overlay.preview?.source, CGRect(x: 110, y: 120, width: 100, height: 80), "it stands out where it is seen")
    expect(cell.layer.opacity == 0 && offset == 220)
    try close()
    expect(owner.log.last == "dismisses 0.3" && cell.layer.opacity == 1)
    expect(seen(cell) == CGRect(x: 110, y: 120, width: 100, height: 80) && view.invariantViolation() == nil)
  }

  @Test func anOrthogonalSectionDoesNotScrollUnderAnOpenMenu() throws {
    send(.began, 160, 160)
    screen.advance(by: 0.7)
    expect(overlay != nil)
    for x in stride(from: CGFloat(160), through: 20, by: -20) {
      send(.moved, x, 160)
      screen.advance(frames: 1)
    }
    expect(offset == 220 && view.sideways.row(ofSection: 0)?.view.isDragging == false)
    send(.ended, 20, 160)
    try screen.settle()
    expectEqual(offset, 220)
  }

  @Test func anOrthogonalSectionScrollsAfterItsMenuCloses() throws {
    _ = try open()
    try close()
    screen.drag(from: CGPoint(x: 200, y: 160), to: CGPoint(x: 90, y: 160))
    try screen.settle()
    expect(offset > 300 && overlay == nil)
  }

  @Test func anItemMayBeDeletedWhileItsMenuIsOpen() throws {
    let cell = try require(view.cellForItem(at: path(3)))
    _ = try open()
    source.items[0].remove(at: 3)
    view.deleteItems(at: [path(3)])
    try screen.settle()
    view.contextMenuInteraction?.dismissMenu()
    try screen.settle()
    expect(overlay == nil && !owner.log.contains("dismisses 0.3"))
    expect(cell.layer.opacity == 1 && view.invariantViolation() == nil)
    expect(view.visibleCells.allSatisfy { $0.layer.opacity == 1 })
  }

  @Test func anItemMayScrollOutWhileItsMenuIsOpen() throws {
    let cell = try require(view.cellForItem(at: path(3)))
    _ = try open()
    view.sideways.row(ofSection: 0)?.scroll(to: 1500, animated: false)
    screen.advance(frames: 2)
    expectNil(view.cellForItem(at: path(3)))
    try close()
    expect(cell.layer.opacity == 1 && view.visibleCells.allSatisfy { $0.layer.opacity == 1 })
    expectNil(view.invariantViolation())
  }

  /// Found at random: the menu stayed open over the next screen, and kept the list.
  @Test func removingTheCollectionViewClosesItsMenu() throws {
    _ = try open()
    view.removeFromSuperview()
    try screen.settle()
    expect(overlay == nil && view.visibleCells.allSatisfy { $0.layer.opacity == 1 })
  }

  @Test func anEditMenuTargetsTheItemsFrame() throws {
    owner.hasEditMenus = true
    screen.tap(at: CGPoint(x: 160, y: 160), duration: 0.7)
    try screen.settle()
    expectEqual(owner.log, ["menu [\"0.3\"] at 160 60", "edit menu 0.3"])
    let interaction = try require(view.menus.editMenu.interaction)
    let target = view.menus.editMenu.editMenuInteraction(
      interaction, targetRectFor: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    expectEqual(target, CGRect(x: 110, y: 20, width: 100, height: 80))
  }

  @Test func draggingAnItemClosesItsMenu() throws {
    view.dragDelegate = owner
    view.dragInteractionEnabled = true
    let cell = try require(view.cellForItem(at: path(3)))
    send(.began, 160, 160)
    screen.advance(by: 1)
    expect(overlay != nil && seen(cell).midX == 160)
    send(.moved, 160, 190)
    screen.advance(by: 1)
    expect(overlay == nil && owner.log.contains("drag begins"))
    expectEqual(CGPoint(x: seen(cell).midX, y: seen(cell).midY), CGPoint(x: 160, y: 190), "it hangs on the finger")
    send(.ended, 160, 190)
    try screen.settle()
    expect(offset == 220 && view.invariantViolation() == nil)
    expect(cell.layer.opacity == 1 && cell.superview === view.sideways.row(ofSection: 0)?.view)
  }
}

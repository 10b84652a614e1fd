import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct CollectionSwipesHostTests {
  private func scene(_ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }) -> ListScene {
    let scene = ListScene(.made(.plain))
    scene.layout.configuration = .made(.plain) {
      $0.trailingSwipeActionsConfigurationProvider = { [unowned scene] path in
        scene.note("trailing \(path.item)")
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Bin") { _, _, done in
            scene.note("deleted \(path.item)")
            done(true)
          }
        ])
      }
      change(&$0)
    }
    scene.screen.advance(frames: 2)
    return scene
  }

  private func button(_ scene: ListScene) -> UIView? {
    scene.swipeView.map { $0.button(0) }
  }

  @Test
  func aSwipeShowsTheTrailingActions() throws {
    let scene = scene()
    scene.swipe(1, by: -120)
    expectEqual(scene.takeLog(), ["trailing 1"])
    expect(scene.view.swipes.openCell === scene.cell(1))
    expectEqual(scene.cell(1).layer.sublayerTransform.m41, -74)
    expect(scene.cell(1).configurationState.isSwiped)
    scene.screen.tap(at: scene.middle(of: try require(button(scene))))
    scene.screen.advance(by: 1)
    expectEqual(scene.takeLog(), ["deleted 1"])
    expect(scene.view.swipes.openCell == nil && !scene.cell(1).configurationState.isSwiped)
  }

  @Test
  func aSideWithoutSwipeActionsDoesNotOpen() {
    let scene = scene()
    scene.swipe(0, by: 120)
    expect(scene.view.swipes.openCell == nil && !scene.takeLog().contains { $0.hasPrefix("trailing") })
  }

  @Test
  func aSwipeInReadingDirectionShowsTheLeadingActions() {
    let scene = ListScene(.made(.plain), direction: .rightToLeft)
    scene.layout.configuration = .made(.plain) {
      $0.leadingSwipeActionsConfigurationProvider = { [unowned scene] path in
        scene.note("leading \(path.item)")
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        ])
      }
    }
    scene.screen.advance(frames: 2)
    scene.swipe(0, by: -120)
    expect(scene.takeLog() == ["leading 0"] && scene.view.swipes.openCell === scene.cell(0))
  }

  @Test
  func swipesDoNotOpenItemsInEditMode() {
    let scene = scene()
    scene.view.isEditing = true
    scene.swipe(0, by: -120)
    expect(scene.takeLog() == [] && scene.view.swipes.openCell == nil)
  }

  @Test
  func theDeleteAccessoryShowsTheTrailingActions() throws {
    let scene = scene()
    scene.make = { cell, _ in cell.accessories = [.delete()] }
    scene.view.reloadData()
    scene.view.isEditing = true
    scene.screen.advance(by: 0.6)
    let control = try require(scene.cell(2).accessoryRow.view(of: .delete))
    scene.screen.tap(at: control.convert(CGPoint(x: control.bounds.maxX - 8, y: control.bounds.midY), to: nil))
    scene.screen.advance(by: 1)
    expectEqual(scene.takeLog(), ["trailing 2"])
    expect(scene.view.swipes.openCell === scene.cell(2))
    scene.screen.tap(at: scene.middle(of: try require(button(scene))))
    scene.screen.advance(by: 1)
    expectEqual(scene.takeLog(), ["deleted 2"])
  }

  @Test
  func scrollingUpdatesAndReloadsCloseTheItem() {
    let scene = scene()
    scene.swipe(0, by: -120)
    expect(scene.view.swipes.openCell != nil)
    scene.view.performBatchUpdates {
      scene.items[0].append("Four")
      scene.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    scene.screen.advance(by: 1)
    expectNil(scene.view.swipes.openCell)
    scene.swipe(0, by: -120)
    expect(scene.view.swipes.openCell != nil)
    scene.view.reloadData()
    scene.screen.advance(frames: 2)
    expectNil(scene.view.swipes.openCell)
  }

  @Test
  func collectionViewsWithoutListsHaveNoSwipeActions() {
    let scene = ListScene(.made(.plain))
    scene.layout.configuration = nil
    scene.view.reloadData()
    scene.screen.advance(frames: 2)
    scene.swipe(0, by: -120)
    expect(scene.view.swipes.openCell == nil && scene.cell(0).placement.list == nil)
    expect(!scene.cell(0).separators.lines.showsBottom)
  }
}

extension ListScene {
  /// The buttons beside the open item.
  var swipeView: SwipePullView? {
    view.swipes.openCell?.subviews.compactMap { $0 as? SwipePullView }.first
  }
}

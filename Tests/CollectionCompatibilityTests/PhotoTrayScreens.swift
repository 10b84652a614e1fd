import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitTesting

/// Photos dragged within their shelves and from a tray, some of which arrive later than they are dropped.
@MainActor @Suite struct PhotoTrayScreens {
  /// A finger that is moved step by step.
  @MainActor struct Finger {
    let screen: MountedScreen
    var id = 0

    func touch(_ phase: PointerEvent.Phase, at point: CGPoint) {
      screen.stage.send(.pointer(PointerEvent(id: id, phase: phase, location: point, timestamp: screen.time)))
      screen.advance(frames: 1)
    }

    /// Lifts what is there, and takes it to each of some places.
    func carry(from start: CGPoint, by places: [CGPoint]) {
      touch(.began, at: start)
      screen.advance(by: 0.7)
      var last = start
      for place in places {
        for step in 1...10 {
          let part = CGFloat(step) / 10
          touch(.moved, at: CGPoint(x: last.x + (place.x - last.x) * part, y: last.y + (place.y - last.y) * part))
        }
        last = place
      }
    }
  }

  private func place(_ view: UICollectionView, _ item: Int, _ section: Int = 0) throws -> CGPoint {
    let frame = try require(view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame)
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  private func expectShelves(_ controller: PhotoTrayViewController, _ comment: Comment? = nil) {
    let view: UICollectionView = controller.shelfView
    for section in controller.shelves.indices {
      expectEqual(view.numberOfItems(inSection: section), controller.shelves[section].count, comment)
      let names = view.indexPathsForVisibleItems.filter { $0.section == section }.sorted()
        .map { (view.cellForItem(at: $0) as? PhotoCell)?.label.text }
      expectEqual(names, controller.shelves[section], comment)
    }
    expect(view.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.shadowOpacity == 0 }, comment)
  }

  private func loading(_ controller: PhotoTrayViewController) -> [LoadingCell] {
    controller.shelfView.subviews.compactMap { $0 as? LoadingCell }.filter { !$0.isHidden }
  }

  @Test func aPhotoIsDraggedToAnotherSection() throws {
    let controller = PhotoTrayViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.shelfView
    screen.drag(from: try place(view, 1), to: try place(view, 1, 1), press: 0.7)
    try screen.settle()
    expectEqual(
      controller.shelves, [["Alps", "Cliff", "Dunes", "Elm", "Fjord"], ["Girl", "Beach", "Hat", "Ink", "Jug"]])
    expectEqual(controller.log, ["begin", "enter", "move Beach to 1.1", "drop ends", "end"])
    expectShelves(controller)
    screen.drag(from: try place(view, 0, 1), to: try place(view, 0), press: 0.7)
    try screen.settle()
    expect(controller.shelves[0].first == "Girl" && controller.shelves[1].first == "Beach")
    expectShelves(controller)
    expect(!view.hasUncommittedUpdates)
  }

  @Test func aPlaceholderAwaitsAPhotoFromTheTray() throws {
    let controller = PhotoTrayViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.shelfView
    let finger = Finger(screen: screen)
    let end = try place(view, 2)
    finger.carry(from: try place(controller.trayView, 1), by: [end])
    expect(view.hasActiveDrop && !view.hasActiveDrag && controller.trayView.hasActiveDrag)
    expectEqual(controller.log, ["begin", "enter"])
    let carried = screen.window.subviews.last
    expectEqual(carried.map { abs($0.center.x - end.x) < 45 && abs($0.center.y - end.y) < 45 }, true)
    finger.touch(.ended, at: end)
    expectEqual(controller.log, ["begin", "enter", "await Lamp 1", "drop ends", "end"])
    try screen.settle()
    expectEqual(loading(controller).count, 1)
    let waiting = try require(loading(controller).first)
    expect(waiting.frame.contains(view.convert(end, from: nil)) && waiting.updates == 1 && waiting.alpha == 1)
    expect(view.hasUncommittedUpdates)
    expectEqual(view.numberOfItems(inSection: 0), 6, "the data source has not got it yet")
    expectNil(view.indexPath(for: waiting))
    expectShelves(controller, "paths do not count the placeholder")
    screen.tap(at: end)
    expectEqual(view.indexPathsForSelectedItems, [], "a placeholder is not selected")
    let fourth = try require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    screen.tap(at: view.convert(fourth.center, to: nil))
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
    controller.updateLoading()
    expectEqual(waiting.updates, 2)
    expect(controller.finishLoading())
    try screen.settle()
    expectEqual(controller.log.last, "insert Lamp at 0.2")
    expectEqual(controller.shelves[0], ["Alps", "Beach", "Lamp", "Cliff", "Dunes", "Elm", "Fjord"])
    expectShelves(controller)
    expect(loading(controller).isEmpty && !view.hasUncommittedUpdates)
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 3, section: 0)], "the selection follows its photo")
    expectEqual(screen.window.subviews.count, 1, "nothing of the drag is left")
  }

  @Test func placeholdersSurviveChangesOfTheirSections() throws {
    let controller = PhotoTrayViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.shelfView
    for item in 0..<3 {
      screen.drag(from: try place(controller.trayView, item), to: try place(view, 1), press: 0.7)
      try screen.settle()
    }
    expectEqual(loading(controller).count, 3)
    screen.drag(from: try place(view, 5), to: try place(view, 0), press: 0.7)
    try screen.settle()
    expectEqual(controller.shelves[0], ["Fjord", "Alps", "Beach", "Cliff", "Dunes", "Elm"])
    expectEqual(loading(controller).count, 3)
    expectShelves(controller)
    expect(controller.finishLoading())
    expect(controller.failLoading())
    try screen.settle()
    expectEqual(loading(controller).count, 1)
    expectShelves(controller)
    expectEqual(controller.shelves[0].count, 7)
    view.reloadData()
    try screen.settle()
    expect(loading(controller).isEmpty, "a reload takes placeholders away")
    expect(!controller.finishLoading() && !controller.failLoading())
    expectShelves(controller)
  }

  @Test func aPhotoDroppedBesideTheItemsIsAppended() throws {
    let controller = PhotoTrayViewController()
    controller.loadsLater = false
    let screen = MountedScreen(controller)
    screen.drag(from: try place(controller.trayView, 0), to: CGPoint(x: 200, y: 800), press: 0.7)
    try screen.settle()
    expectEqual(controller.shelves[1], ["Girl", "Hat", "Ink", "Jug", "Kite"])
    expectShelves(controller)
    expect(loading(controller).isEmpty)
  }

  @Test func aDragLeavesTheViewAndIsCancelled() throws {
    let controller = PhotoTrayViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.shelfView
    let start = try place(controller.trayView, 0)
    let finger = Finger(screen: screen)
    finger.carry(from: start, by: [try place(view, 0), start])
    expect(controller.log == ["begin", "enter", "exit"] && !view.hasActiveDrop)
    finger.touch(.ended, at: start)
    try screen.settle()
    expectEqual(controller.log, ["begin", "enter", "exit", "drop ends", "end"])
    finger.carry(from: start, by: [try place(view, 0)])
    finger.touch(.cancelled, at: try place(view, 0))
    try screen.settle()
    expect(loading(controller).isEmpty && controller.arrivals.isEmpty)
    expectEqual(screen.window.subviews.count, 1)
    expect(controller.trayView.visibleCells.allSatisfy { $0.frame.minY == 10 && $0.alpha == 1 })
    expectShelves(controller)
  }

  @Test func aSecondFingerAddsToTheDrag() throws {
    let controller = PhotoTrayViewController()
    controller.loadsLater = false
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.shelfView
    let start = try place(controller.trayView, 0)
    let finger = Finger(screen: screen)
    finger.carry(from: start, by: [CGPoint(x: start.x + 30, y: start.y + 20)])
    let second = Finger(screen: screen, id: 1)
    let other = try place(controller.trayView, 2)
    second.touch(.began, at: other)
    second.touch(.ended, at: other)
    let end = try place(view, 0, 1)
    finger.touch(.moved, at: end)
    finger.touch(.moved, at: end)
    finger.touch(.ended, at: end)
    try screen.settle()
    expect(controller.log.contains("await Kite 2") && controller.log.contains("await Moon 2"), "\(controller.log)")
    expectEqual(Set(controller.shelves[1]), ["Girl", "Hat", "Ink", "Jug", "Kite", "Moon"])
    expectShelves(controller)
  }

  @Test func matchesItsPictures() throws {
    for (name, traits) in CollectionPictures.looks {
      let controller = PhotoTrayViewController()
      let screen = MountedScreen(controller, size: CGSize(width: 390, height: 500), traits: traits)
      let view: UICollectionView = controller.shelfView
      let finger = Finger(screen: screen)
      let end = try place(view, 2)
      finger.carry(from: try place(controller.trayView, 1), by: [CGPoint(x: end.x + 40, y: end.y + 20)])
      expectGolden(screen.picture, "carried-\(name)")
      finger.touch(.ended, at: end)
      try screen.settle()
      expectGolden(screen.picture, "awaited-\(name)")
    }
  }
}

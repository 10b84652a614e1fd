import Foundation
import Fuzzing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Scrolls rows and the list around them by fingers, wheels and keys, changes the items meanwhile, and says what does not fit.
@MainActor
final class RowsDriver {
  private var generator: SeededGenerator
  private let scene: CollectionScene
  private var nextName = 0
  private var finger: CGPoint?
  private(set) var log: [String] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let counts = (0..<generator.int(1...8)).map { _ in generator.int(0...40) }
    let isTransposed = generator.oneIn(5)
    scene = CollectionScene(rows: counts, isRightToLeft: generator.oneIn(3))
    scene.rows.section = Self.makeSections(&generator)
    scene.rows.isTransposed = isTransposed
    scene.rows.invalidateLayout()
    if generator.oneIn(3) {
      scene.rows.onVisible = { _, offset, items in
        for item in items where item.representedElementCategory == .cell {
          item.alpha = item.indexPath.item % 2 == 0 ? 0.5 : 1
        }
      }
    }
    scene.view.allowsMultipleSelection = generator.oneIn(2)
    self.generator = generator
    scene.layOut()
  }

  private static func makeSections(_ generator: inout SeededGenerator) -> (Int) -> RowsLayout.Section {
    let kinds = (0..<3).map { _ in
      RowsLayout.Section(
        behavior: generator.pick([
          .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
        ]), itemSize: CGSize(width: CGFloat(generator.int(4...40)) * 10, height: CGFloat(generator.int(4...12)) * 10),
        spacing: CGFloat(generator.int(0...2)) * 8, lines: generator.int(1...3),
        inset: generator.oneIn(3) ? 16 : 0, header: generator.oneIn(2) ? 24 : 0,
        bounce: generator.pick([.automatic, .always, .never]), hasBadges: generator.oneIn(3))
    }
    return { kinds[$0 % kinds.count] }
  }

  private var view: UICollectionView { scene.view }

  func step() {
    let steps: [(String, @MainActor () -> Void)] = [
      ("finger", moveFinger), ("finger", moveFinger), ("finger", moveFinger), ("finger", moveFinger),
      ("lift", liftFinger), ("wheel", wheel), ("wheel", wheel), ("key", key), ("key", key), ("key", key),
      ("wait", wait), ("wait", wait), ("update", update), ("update", update), ("section", changeSections),
      ("scroll to", scrollTo), ("offset", setOffset), ("move", move), ("move", move), ("rare", rarely),
    ]
    let (name, body) = generator.pick(steps)
    log.append(name)
    body()
    if generator.oneIn(2) { scene.advance(1 / 60) }
  }

  // MARK: Fingers, wheels, keys

  private var place: CGPoint { CGPoint(x: generator.double(1...319), y: generator.double(1...439)) }

  private func moveFinger() {
    guard let old = finger else {
      let new = place
      finger = new
      return scene.touches.down(at: new)
    }
    // Along the row mostly, or along the list.
    let isAcross = generator.oneIn(3)
    let reach = generator.double(-60...60)
    let new = CGPoint(
      x: min(max(old.x + (isAcross ? 0 : reach), 1), 319), y: min(max(old.y + (isAcross ? reach : 0), 1), 439))
    scene.advance(1 / 60)
    scene.touches.move(to: new)
    finger = new
  }

  private func liftFinger() {
    guard finger != nil else { return }
    if generator.oneIn(8) { scene.touches.cancel() } else { scene.touches.up() }
    finger = nil
  }

  private func wheel() {
    let isSideways = generator.oneIn(2)
    let notch = generator.pick([-120.0, -60, 60, 120])
    scene.turnWheel(at: place, by: CGVector(dx: isSideways ? notch : 0, dy: isSideways ? 0 : notch))
  }

  private func key() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardRightArrow,
      .keyboardPageDown, .keyboardPageUp, .keyboardHome, .keyboardEnd, .keyboardSpacebar,
    ]
    let press = UIPress(
      key: UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: [], keyCode: generator.pick(keys)),
      window: scene.touches.window, responder: view, timestamp: scene.touches.clock.now)
    view.pressesBegan([press], with: nil)
  }

  private func wait() { scene.advance(generator.double(0...0.6)) }

  // MARK: The app

  private func randomPath() -> IndexPath? {
    let sections = scene.source.items.indices.filter { !scene.source.items[$0].isEmpty }
    guard !sections.isEmpty else { return nil }
    let section = generator.pick(sections)
    return IndexPath(item: generator.below(scene.source.items[section].count), section: section)
  }

  private func scrollTo() {
    guard let path = randomPath() else { return }
    view.scrollToItem(
      at: path, at: generator.pick([[.top, .left], .right, .centeredHorizontally, .bottom, []]),
      animated: generator.oneIn(2))
  }

  private func setOffset() {
    let offset = view.contentOffset
    view.contentOffset = view.limits.clamped(
      CGPoint(x: offset.x + generator.double(-300...300), y: offset.y + generator.double(-300...300)))
  }

  private func move() {
    switch generator.below(5) {
    case 0: if let path = randomPath() { _ = view.beginInteractiveMovementForItem(at: path) }
    case 1...2:
      let place = place
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: view.contentOffset.x + place.x, y: view.contentOffset.y + place.y))
    case 3: view.endInteractiveMovement()
    default: view.cancelInteractiveMovement()
    }
  }

  private func makeName() -> String {
    nextName += 1
    return "new \(nextName)"
  }

  private func update() {
    guard !scene.source.items.isEmpty else { return }
    view.performBatchUpdates { [self] in
      for section in scene.source.items.indices where generator.oneIn(3) {
        var items = scene.source.items[section]
        let gone = items.indices.filter { _ in generator.oneIn(6) }
        for index in gone.reversed() { items.remove(at: index) }
        let added = generator.int(0...3)
        for _ in 0..<added { items.insert(makeName(), at: 0) }
        scene.source.items[section] = items
        view.deleteItems(at: gone.map { IndexPath(item: $0, section: section) })
        view.insertItems(at: (0..<added).map { IndexPath(item: $0, section: section) })
      }
    }
    guard let from = randomPath(), generator.oneIn(2) else { return }
    let section = generator.below(scene.source.items.count)
    let name = scene.source.items[from.section].remove(at: from.item)
    let item = generator.int(0...scene.source.items[section].count)
    scene.source.items[section].insert(name, at: item)
    view.moveItem(at: from, to: IndexPath(item: item, section: section))
  }

  private func changeSections() {
    let count = scene.source.items.count
    switch generator.below(4) {
    case 0 where count > 1:
      let (from, to) = (generator.below(count), generator.below(count))
      scene.source.items.insert(scene.source.items.remove(at: from), at: to)
      view.moveSection(from, toSection: to)
    case 1 where count > 0:
      let section = generator.below(count)
      scene.source.items.remove(at: section)
      view.deleteSections([section])
    case 2 where count > 0: view.reloadSections([generator.below(count)])
    case 3 where count < 9:
      let section = generator.int(0...count)
      scene.source.items.insert((0..<generator.int(0...20)).map { _ in makeName() }, at: section)
      view.insertSections([section])
    default: break
    }
  }

  private func rarely() {
    switch generator.below(5) {
    case 0: view.frame.size = CGSize(width: generator.pick([200, 320]), height: generator.pick([300, 440]))
    case 1: view.reloadData()
    case 2: scene.rows.section = Self.makeSections(&generator); scene.rows.invalidateLayout()
    case 3: scene.rows.invalidateLayout()
    default:
      let layout = RowsLayout(Self.makeSections(&generator))
      view.setCollectionViewLayout(layout, animated: generator.oneIn(2))
    }
  }

  // MARK: Rules

  /// The first rule that is broken once everything is laid out, as a sentence; nil where all hold.
  func violation() -> String? {
    scene.layOut()
    return view.invariantViolation() ?? dataViolation()
  }

  private func dataViolation() -> String? {
    guard !view.isMovingItem else { return nil }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if counts != scene.source.items.map(\.count) { return "There are \(counts) items." }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? TestCollectionCell else { continue }
      let wanted = scene.source.items[path.section][path.item]
      if cell.name != wanted { return "item \(path) shows \(cell.name), not \(wanted)." }
      let place = view.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
      if let found = view.indexPathForItem(at: place), found != path {
        return "item \(found) is at the place of \(path)."
      }
    }
    return nil
  }
}

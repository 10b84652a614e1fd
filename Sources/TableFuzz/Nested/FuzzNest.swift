import Fuzzing
import Stage
import UIKit

/// A table whose rows are collection views that scroll sideways, driven at random by one or two fingers, the mouse
/// wheel and keys.
///
/// Fingers stay down over several steps, so that gestures mix: a gesture that one list began, the other must not take
/// over.
@MainActor
final class FuzzNest: FuzzSubject {
  enum Step: String, CaseIterable {
    case down, move, moveOn, moveFar, up, secondFinger, secondMove, secondUp, cancel, frame, frames, rest, wheel, tap,
      key,
      scrollCarousel, scrollTable, rows, items, reload, resize, direction
  }

  let option = "--nested"

  let seed: UInt64
  let world = FuzzStage()
  private var table = UITableView()
  private var source = FuzzNestSource()
  /// The positions of the fingers that are down, by number.
  private var fingers: [Int: CGPoint] = [:]

  init(seed: UInt64) { self.seed = seed }

  var dump: String { "fingers \(fingers), table at \(table.contentOffset)" }

  func begin() {
    // Fingers that are down on the previous nest are lifted.
    for finger in fingers.keys.sorted() { lift(finger, .cancelled) }
    table.removeFromSuperview()
    table = UITableView(frame: CGRect(origin: .zero, size: FuzzStage.size), style: .plain)
    table.register(FuzzNestCell.self, forCellReuseIdentifier: FuzzNestCell.reuseIdentifier)
    table.rowHeight = 70
    source = FuzzNestSource()
    source.replace(&random)
    source.isPaged = random.oneIn(3)
    table.dataSource = source
    table.delegate = source
    world.window.addSubview(table)
  }

  // MARK: Steps

  func perform(_ step: Step) {
    switch step {
    case .down: down(0)
    case .move: move(0, by: 12)
    case .moveOn: for _ in 0..<random.int(2...5) { move(0, by: 15) }
    case .moveFar: move(0, by: 120)
    case .up: lift(0, .ended)
    case .secondFinger: down(1)
    case .secondMove: move(1, by: 20)
    case .secondUp: lift(1, .ended)
    case .cancel: for finger in fingers.keys.sorted() { lift(finger, .cancelled) }
    case .frame: world.advance(by: 1 / 60)
    case .frames: world.advance(by: Double(random.int(2...20)) / 60)
    case .rest:
      for finger in fingers.keys.sorted() { lift(finger, .ended) }
      world.advance(by: 4)
    case .wheel:
      let isAcross = random.oneIn(2)
      let distance = CGFloat(random.int(-90...90))
      world.wheel(randomPlace(), by: CGVector(dx: isAcross ? distance : 0, dy: isAcross ? 0 : distance))
    case .tap: if fingers.isEmpty { world.touch(randomPlace()) }
    case .key:
      world.press(
        random.pick([.keyboardTab, .keyboardDownArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardSpacebar]),
        modifiers: [])
    case .scrollCarousel: scrollCarousel()
    case .scrollTable: table.contentOffset.y = CGFloat(random.int(0...Int(max(table.contentSize.height - 240, 0))))
    case .rows: changeRows()
    case .items: changeItems()
    case .reload:
      source.replace(&random)
      table.reloadData()
    case .resize: table.frame.size.width = random.pick([120, 160])
    case .direction: table.semanticContentAttribute = random.pick([.forceLeftToRight, .forceRightToLeft])
    }
  }

  private func randomPlace() -> CGPoint { CGPoint(x: random.int(2...158), y: random.int(2...238)) }

  private func down(_ finger: Int) {
    guard fingers[finger] == nil else { return }
    let place = randomPlace()
    fingers[finger] = place
    world.send(.began, place, finger: finger)
    if random.oneIn(2) { world.advance(by: random.oneIn(2) ? 0.2 : 1 / 60) }
  }

  private func move(_ finger: Int, by distance: Int) {
    guard var place = fingers[finger] else { return }
    place.x += CGFloat(random.int(-distance...distance))
    place.y += CGFloat(random.int(-distance...distance))
    fingers[finger] = place
    world.send(.moved, place, finger: finger)
    world.advance(by: 1 / 60)
  }

  private func lift(_ finger: Int, _ phase: PointerEvent.Phase) {
    guard let place = fingers.removeValue(forKey: finger) else { return }
    world.send(phase, place, finger: finger)
  }

  private var cells: [FuzzNestCell] { table.visibleCells.compactMap { $0 as? FuzzNestCell } }

  private func scrollCarousel() {
    guard let cell = cells.randomElement(using: &random), cell.count > 0 else { return }
    cell.carousel.scrollToItem(
      at: IndexPath(item: random.below(cell.count), section: 0), at: random.pick([.left, .centeredHorizontally, []]),
      animated: random.oneIn(2))
  }

  private func changeRows() {
    table.performBatchUpdates {
      if self.random.oneIn(2), self.source.rows.count > 1 {
        let row = self.random.below(self.source.rows.count)
        self.source.remove(row)
        self.table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
      } else {
        let row = self.random.int(0...self.source.rows.count)
        self.source.insert(row, &self.random)
        self.table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      }
    }
  }

  /// Inserts items into a visible carousel, or removes some.
  private func changeItems() {
    guard let cell = cells.randomElement(using: &random), let row = cell.row else { return }
    let old = cell.count
    let count = random.int(0...12)
    source.counts[row] = count
    cell.carousel.performBatchUpdates {
      cell.count = count
      let changed = (min(old, count)..<max(old, count)).map { IndexPath(item: $0, section: 0) }
      if count < old { cell.carousel.deleteItems(at: changed) } else { cell.carousel.insertItems(at: changed) }
    }
  }

  // MARK: Checks

  func fault(after step: Step) -> String? {
    world.layOut(table)
    if let violation = table.invariantViolation() { return violation }
    let cells = cells
    for cell in cells {
      if let violation = cell.carousel.invariantViolation() { return "in row \(cell.row as Any): \(violation)" }
      if cell.carousel.numberOfItems(inSection: 0) != source.counts[cell.row ?? -1] { return "a row has other items" }
    }
    let lists: [UIScrollView] = [table] + cells.map(\.carousel)
    let dragged = lists.filter(\.isDragging)
    // [D] The gesture that starts wins: one finger drags one list.
    if dragged.count > max(fingers.count, 0) { return "\(dragged.count) lists are dragged by \(fingers.count) fingers" }
    return step == .rest ? rested(lists, cells) : nil
  }

  /// Without fingers, after a while, all lists rest at allowed offsets, and carousels at those that their rows store.
  private func rested(_ lists: [UIScrollView], _ cells: [FuzzNestCell]) -> String? {
    for list in lists {
      let name = list === table ? "the table" : "a carousel"
      if list.isTracking || list.isDragging || list.isDecelerating { return "\(name) is not at rest" }
      let last = CGPoint(
        x: max(list.contentSize.width - list.bounds.width, 0), y: max(list.contentSize.height - list.bounds.height, 0))
      let offset = list.contentOffset
      if offset.x < -0.5 || offset.y < -0.5 || offset.x > last.x + 0.5 || offset.y > last.y + 0.5 {
        return "\(name) rests at \(offset), beyond \(last)"
      }
    }
    for cell in cells {
      guard let row = cell.row, let kept = source.offsets[row] else { continue }
      let offset = cell.carousel.contentOffset.x
      if abs(kept - offset) > 0.5 { return "row \(row) is at \(offset), and was left at \(kept)" }
    }
    return nil
  }
}

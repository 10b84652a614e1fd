import Fuzzing
import UIKit

/// The steps of fingers and keys. The data may change below them.
extension FuzzGrid {
  func fling() {
    let start = CGPoint(x: random.int(20...140), y: random.int(20...220))
    world.touch(start, places(from: start, 2...6)) { _ in if self.random.oneIn(8) { self.changeItems() } }
  }

  /// A long press that lifts an item, drags it, and drops it.
  func drag() {
    let start = CGPoint(x: random.int(20...140), y: random.int(20...220))
    world.touch(start, places(from: start, 1...8), press: random.oneIn(6) ? 0.3 : 0.7) { _ in
      switch self.random.int(0...40) {
      case 0: self.view.reloadData()
      case 1: self.changeItems(ends: true)
      case 2: self.view.frame.size.width = self.random.pick([100, 160])
      case 3: self.world.advance(by: 0.6)
      case 4: self.view.semanticContentAttribute = self.random.pick([.forceLeftToRight, .forceRightToLeft])
      default: break
      }
    }
    arrive()
  }

  /// Drags something from the tray onto the grid.
  func give() {
    guard tray?.window != nil else { return }
    let start = CGPoint(x: random.int(4...156), y: Int(FuzzStage.size.height) - 9)
    let end = CGPoint(x: random.int(10...150), y: random.int(10...200))
    let steps = random.int(2...6)
    let places = (1...steps).map {
      CGPoint(
        x: start.x + (end.x - start.x) * CGFloat($0) / CGFloat(steps),
        y: start.y + (end.y - start.y) * CGFloat($0) / CGFloat(steps))
    }
    world.touch(start, places, press: 0.7) { _ in
      switch self.random.int(0...30) {
      case 0: self.view.reloadData()
      case 1: self.changeItems(ends: true)
      case 2: self.tray?.reloadData()
      case 3: self.decide()
      default: break
      }
    }
    arrive()
  }

  /// Makes changes while a dropped item moves to its destination; its cell is hidden until it arrives.
  private func arrive() {
    for _ in 0..<random.int(0...3) {
      switch random.int(0...5) {
      case 0: changeItems()
      case 1: view.reloadData()
      case 2: view.contentOffset.y += CGFloat(random.int(-60...60))
      case 3: decide()
      case 4: view.setCollectionViewLayout(makeLayout(), animated: random.oneIn(2))
      default: world.advance(by: Double(random.int(1...9)) / 60)
      }
    }
    world.advance(by: 0.6)
  }

  /// Ends a placeholder: its data have arrived, or never will.
  func decide() {
    guard !view.isMovingItem, let context = source.waiting.randomElement(using: &random) else { return }
    source.waiting.removeAll { $0 === context }
    switch random.int(0...3) {
    case 0: context.deletePlaceholder()
    case 1:
      context.setNeedsCellUpdate()
      source.waiting.append(context)
    default:
      let count = source.data.sections.joined().count
      let isThere = context.commitInsertion { self.source.data.insert(at: ($0.section, $0.item)) }
      if source.data.sections.joined().count != count + (isThere ? 1 : 0) { source.fault = "a placeholder came twice" }
    }
  }

  private func places(from start: CGPoint, _ count: ClosedRange<Int>) -> [CGPoint] {
    let step = CGPoint(x: random.int(-30...30), y: random.int(-30...30))
    return (1...random.int(count)).map {
      CGPoint(x: start.x + step.x * CGFloat($0), y: start.y + step.y * CGFloat($0))
    }
  }

  func press() {
    for _ in 0..<random.int(1...4) {
      world.press(
        random.pick([
          .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageUp,
          .keyboardPageDown, .keyboardHome, .keyboardEnd, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardTab,
        ]), modifiers: random.pick([[], [], .shift, .command]))
      if random.oneIn(3) { world.advance(by: Double(random.int(1...10)) / 60) }
    }
  }

  /// A click with a modifier key.
  func click() {
    world.modifiers = random.pick([.command, .shift])
    world.touch(CGPoint(x: random.int(4...156), y: random.int(4...236)))
    world.modifiers = []
  }
}

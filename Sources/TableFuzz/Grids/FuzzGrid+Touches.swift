import Fuzzing
import UIKit

/// What fingers and keys do. The data may change below them.
extension FuzzGrid {
  func fling() {
    let start = CGPoint(x: random.int(20...140), y: random.int(20...220))
    world.touch(start, places(from: start, 2...6)) { _ in if self.random.oneIn(8) { self.changeItems() } }
  }

  /// A finger that rests until it lifts an item, and drops it somewhere.
  func drag() {
    let start = CGPoint(x: random.int(20...140), y: random.int(20...220))
    world.touch(start, places(from: start, 1...8), press: random.oneIn(6) ? 0.3 : 0.7) { _ in
      switch self.random.int(0...40) {
      case 0: self.view.reloadData()
      case 1: self.changeItems()
      case 2: self.view.frame.size.width = self.random.pick([100, 160])
      case 3: self.world.advance(by: 0.6)
      case 4: self.view.semanticContentAttribute = self.random.pick([.forceLeftToRight, .forceRightToLeft])
      default: break
      }
    }
    // What was dropped is on its way, and the cell that stands for it not to be seen until then.
    world.advance(by: 0.5)
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

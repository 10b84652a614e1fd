import Fuzzing
import UIKit

/// The steps only for collection views whose sections scroll sideways: turns of the mouse wheel along them, and menus.
extension FuzzGrid {
  func turnWheel() {
    for _ in 0..<random.int(1...3) {
      let isAcross = random.oneIn(2)
      let distance = CGFloat(random.int(-90...90))
      world.wheel(
        CGPoint(x: random.int(4...156), y: random.int(4...236)),
        by: CGVector(dx: isAcross ? distance : 0, dy: isAcross ? 0 : distance))
      if random.oneIn(2) { world.advance(by: Double(random.int(1...10)) / 60) }
    }
  }

  /// A long press that opens the menu of an item, unless it lifts the item; something may happen below the menu before
  /// it is closed.
  func openMenu() {
    view.dragInteractionEnabled = random.oneIn(3)
    source.hasMenus = true
    let start = CGPoint(x: random.int(10...150), y: random.int(10...230))
    // A finger that moves far enough takes the item along, or chooses from the menu.
    let places = (0..<random.int(0...3)).map { CGPoint(x: start.x + CGFloat($0 * random.int(-9...9)), y: start.y) }
    world.touch(start, places, press: 0.9) { _ in if self.random.oneIn(8) { self.changeItems(ends: true) } }
    for _ in 0..<random.int(0...2) {
      switch random.int(0...4) {
      case 0: changeItems(ends: true)
      case 1: view.reloadData()
      case 2: view.contentOffset.y += CGFloat(random.int(-60...60))
      case 3: view.setCollectionViewLayout(makeLayout(), animated: random.oneIn(2))
      default: world.advance(by: Double(random.int(1...20)) / 60)
      }
    }
    view.contextMenuInteraction?.dismissMenu()
    world.advance(by: 1)
    source.hasMenus = false
    view.dragInteractionEnabled = true
  }
}

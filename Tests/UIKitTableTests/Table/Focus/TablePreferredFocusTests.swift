import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore

/// The row that has the focus first.
@MainActor @Suite(.serialized)
struct TablePreferredFocusTests {
  private final class Owner: NSObject, UITableViewDelegate {
    var preferred: IndexPath?
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
  }

  private func press(_ scene: TableScene) {
    let press = UIPress(
      key: UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: [], keyCode: .keyboardDownArrow),
      window: scene.touches.window, responder: scene.table, timestamp: 0)
    scene.table.pressesBegan([press], with: nil)
    scene.layOut()
  }

  private func focused(_ scene: TableScene) -> [Int] {
    scene.table.visibleCells.filter { $0.configurationState.isFocused }.compactMap {
      scene.table.indexPath(for: $0)?.row
    }
  }

  @Test func indexPathForPreferredFocusedViewIsFocusedFirst() {
    let owner = Owner()
    owner.preferred = IndexPath(row: 4, section: 0)
    let scene = TableScene(rows: [30], delegate: owner)
    press(scene)
    expectEqual(focused(scene), [4])
    press(scene)
    expectEqual(focused(scene), [5], "afterwards keys move it")
  }

  @Test func withoutAPreferenceTheFirstRowIsFocused() {
    let owner = Owner()
    let scene = TableScene(rows: [30], delegate: owner)
    press(scene)
    expectEqual(focused(scene), [0])
  }
}

import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// The calls to a delegate about the focus, and the moves that it can prevent.
@MainActor @Suite(.serialized) struct UITableViewFocusUpdateContextTests {
  private final class Keyboard: UITableViewController {
    var log: [String] = []
    /// Rows that the focus may not go to.
    var forbidden: Set<Int> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.allowsFocus = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { context.nextFocusedIndexPath.map { !forbidden.contains($0.row) } ?? true }
    override func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let name = { (path: IndexPath?) in path.map { "\($0.row)" } ?? "none" }
      log.append("\(name(context.previouslyFocusedIndexPath)) to \(name(context.nextFocusedIndexPath))")
      expect(context.nextFocusedView === context.nextFocusedIndexPath.flatMap(tableView.cellForRow))
      coordinator.addCoordinatedAnimations(nil) { self.log.append("done") }
    }
  }

  @Test func theDelegateAllowsAndIsToldOfFocusUpdates() throws {
    let controller = Keyboard()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    screen.press(.keyboardDownArrow)
    try screen.settle()
    screen.press(.keyboardDownArrow)
    try screen.settle()
    expectEqual(controller.log, ["none to 0", "done", "0 to 1", "done"])
    controller.forbidden = [2]
    screen.press(.keyboardDownArrow)
    try screen.settle()
    expect(controller.log.count == 4 && controller.tableView.focus.path?.row == 1)
    controller.log = []
    try screen.tap(row: IndexPath(row: 4, section: 0))
    try screen.settle()
    expectEqual(controller.log, ["1 to none", "done"])
  }
}

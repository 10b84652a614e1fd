import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// A table beside a collection view, with a field above them.
@MainActor @Suite(.serialized)
struct FocusGroupsTests {
  private final class Pair: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 600, height: 40))
    let table = UITableView(frame: CGRect(x: 0, y: 40, width: 300, height: 360))
    let grid = UICollectionView(
      frame: CGRect(x: 300, y: 40, width: 300, height: 360), collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      grid.dataSource = self
      // Behind the table in the hierarchy, and read before it from right to left.
      for subview in [grid, table, field] { view.addSubview(subview) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    var focused: [Int?] { [table.focus.path?.row, grid.focus.path?.row] }
  }

  private func mount(isRightToLeft: Bool = false, takesText: Bool = false) -> (Pair, MountedScreen) {
    let controller = Pair()
    controller.field.isEnabled = takesText
    let screen = MountedScreen(controller, size: CGSize(width: 600, height: 400), scale: 1) {
      if isRightToLeft { $0.layoutDirection = .rightToLeft }
    }
    return (controller, screen)
  }

  private func press(_ screen: MountedScreen, _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) throws {
    screen.press(key, modifiers: modifiers)
    try screen.settle()
  }

  @Test func tabMovesTheFocusBetweenLists() throws {
    let (controller, screen) = mount(takesText: true)
    try press(screen, .keyboardTab)
    expect(controller.focused == [nil, nil] && controller.field.isFirstResponder)
    try press(screen, .keyboardTab)
    expect(controller.focused == [0, nil] && !controller.field.isFirstResponder)
    try press(screen, .keyboardDownArrow)
    expectEqual(controller.focused, [1, nil])
    try press(screen, .keyboardTab)
    expectEqual(controller.focused, [nil, 0])
    try press(screen, .keyboardRightArrow)
    try press(screen, .keyboardDownArrow)
    expectEqual(controller.focused, [nil, 6], "keys go to the list that Tab chose")
    try press(screen, .keyboardTab)
    expect(controller.focused == [nil, nil] && controller.field.isFirstResponder, "around")
    try press(screen, .keyboardTab, .shift)
    expectEqual(controller.focused, [nil, 0])
  }

  @Test func aListRestoresItsLastFocusedItem() throws {
    let (controller, screen) = mount()
    controller.grid.remembersLastFocusedIndexPath = true
    try press(screen, .keyboardTab, .shift)
    try press(screen, .keyboardRightArrow)
    try press(screen, .keyboardTab)
    expectEqual(controller.focused, [0, nil])
    try press(screen, .keyboardTab)
    expectEqual(controller.focused, [nil, 1])
  }

  @Test func tabBeginsWithTheRightListInRightToLeftLayout() throws {
    let (controller, screen) = mount(isRightToLeft: true)
    try press(screen, .keyboardTab)
    expectEqual(controller.focused, [nil, 0])
  }

  @Test func tabSkipsListsWithoutFocus() throws {
    let (controller, screen) = mount()
    controller.table.allowsFocus = false
    try press(screen, .keyboardTab)
    expectEqual(controller.focused, [nil, 0])
    try press(screen, .keyboardTab)
    expectEqual(controller.focused, [nil, 0], "there is no other")
    controller.grid.isHidden = true
    controller.table.allowsFocus = true
    try press(screen, .keyboardTab)
    expectEqual(controller.table.focus.path?.row, 0)
  }

  @Test func onlyOneListHasTheFocus() throws {
    let (controller, screen) = mount()
    try press(screen, .keyboardTab)
    controller.grid.focus.enter()
    expectEqual(controller.focused, [nil, 0])
    try press(screen, .keyboardRightArrow)
    expectEqual(controller.focused, [nil, 1])
  }
}

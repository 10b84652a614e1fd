import ListCore
import Stage
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

extension FakeList: ListSwipesHost {
  var pixelScale: CGFloat { 2 }
  var stageClock: FrameClock? { clock }
  var stageTime: CFTimeInterval? { clock?.now }
  func swipeableItem(at place: CGPoint) -> RowPath? { item(at: place) }

  func swipeActions(of path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    notes.append("\(isLeading ? "leading" : "trailing") \(path.row)")
    onActionsAsked()
    let names = isLeading ? leadingActions : trailingActions
    return UISwipeActionsConfiguration(
      actions: names.map { name in
        UIContextualAction(style: .normal, title: name) { [unowned self] _, _, completion in
          notes.append("\(name) \(swipes.actingItem.map { "\($0.row)" } ?? "none")")
          completions.append(completion)
        }
      })
  }

  func confirmationActions(of path: RowPath) -> UISwipeActionsConfiguration? {
    swipeActions(of: path, isLeading: false)
  }
  func swipeWillBegin(at path: RowPath) { notes.append("swipe begins \(path.row)") }
  func swipeDidEnd(at path: RowPath?) { notes.append("swipe ends \(path.map { "\($0.row)" } ?? "none")") }
}

extension FakeListCell: SwipeableCell {
  func setSwiped(_ isSwiped: Bool) { self.isSwiped = isSwiped }
  func setShowsTrailingActions(_ shows: Bool) { showsTrailingActions = shows }
  func restoreBeforeReuse(_ restore: @escaping @MainActor () -> Void) { restoring = restore }
}

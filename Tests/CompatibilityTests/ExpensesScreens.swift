import Expectations
import Testing
import TrestleTesting
import UIKit

/// A person keeps expenses: finds one, edits, deletes and adds.
@MainActor @Suite(.serialized) struct ExpensesScreens {
  private let expenses = ExpensesViewController(expenses: [
    Expense(id: 1, name: "Bread", amount: 4, category: .food),
    Expense(id: 2, name: "Train to Ghent", amount: 31, category: .travel),
    Expense(id: 3, name: "Breakfast", amount: 12, category: .food),
    Expense(id: 4, name: "Lamp", amount: 55, category: .home),
  ])
  private let navigation: UINavigationController
  private let screen: MountedScreen

  init() throws {
    navigation = UINavigationController(rootViewController: expenses)
    navigation.navigationBar.prefersLargeTitles = true
    screen = MountedScreen(navigation)
    try screen.settle()
  }

  @Test func searchingShowsResultsInPlaceAndPushesFromThem() throws {
    let bar = expenses.searchController.searchBar
    let field = bar.searchTextField
    screen.tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
    try screen.settle()
    expect(expenses.searchController.isActive && field.isFirstResponder)
    expectEqual(expenses.log, ["willPresent", "update  0", "begin", "didPresent"], "\(expenses.log)")
    expect(bar.showsCancelButton && bar.showsScopeBar)
    expectEqual(navigation.navigationBar.frame.height, CGFloat(105), "the title makes room, the scopes take some")
    screen.type("bre")
    try screen.settle()
    expectEqual(expenses.results.expenses.map(\.name), ["Bread", "Breakfast"])
    expect(expenses.results.viewIfLoaded?.window != nil)
    try screen.tap(row: IndexPath(row: 1, section: 0), of: expenses.results.tableView)
    try screen.settle()
    expectEqual((navigation.topViewController as? ExpenseViewController)?.expense.id, 3)
    navigation.popViewController(animated: true)
    try screen.settle()
    expect(expenses.searchController.isActive && bar.text == "bre", "the search stands as it was")
    try screen.tap(.text("Home"))
    try screen.settle()
    expect(
      expenses.results.expenses.isEmpty && expenses.log.suffix(2) == ["scope 3", "update bre 3"], "\(expenses.log)")
    try screen.tap(.text("Cancel"))
    try screen.settle()
    expect(!expenses.searchController.isActive && bar.text == "")
    expectEqual(Array(expenses.log.suffix(4)), ["cancel", "willDismiss", "update  3", "didDismiss"], "\(expenses.log)")
  }

  @Test func rowsAreDeletedAfterAConfirmation() throws {
    let frame = expenses.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    let row = expenses.tableView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    screen.drag(from: CGPoint(x: 330, y: row.y), to: CGPoint(x: 200, y: row.y))
    try screen.settle()
    try screen.tap(.text("Delete"))
    try screen.settle()
    let alert = try require(expenses.presentedViewController as? UIAlertController)
    expectEqual(alert.actions.map(\.title), ["Cancel", "Delete"])
    try screen.activate(.label("Delete"))
    try screen.settle()
    expectEqual(expenses.expenses.map(\.id), [1, 3, 4])
    expectEqual(expenses.tableView.numberOfRows(inSection: 0), 3)
  }

  @Test func severalRowsAreDeletedByTheToolbar() throws {
    try screen.tap(.text("Edit"))
    try screen.settle()
    expect(!navigation.isToolbarHidden && expenses.toolbarItems?.last?.isEnabled == false)
    try screen.tap(.text("Select All"))
    try screen.settle()
    expectEqual(expenses.tableView.indexPathsForSelectedRows?.count, 4)
    try screen.tap(row: IndexPath(row: 0, section: 0))
    try screen.settle()
    try screen.activate(.label("Delete"))
    try screen.settle()
    expect(expenses.presentedViewController is UIAlertController)
    try screen.tap(.text("Delete"))
    try screen.settle()
    expect(expenses.expenses.map(\.id) == [1] && navigation.isToolbarHidden && !expenses.isEditing)
  }

  @Test func aSheetAddsAnExpenseAndAsksBeforeItIsDismissed() throws {
    try screen.activate(.label("Add"))
    try screen.settle()
    let editor = try require(
      (expenses.presentedViewController as? UINavigationController)?.topViewController as? ExpenseEditorViewController)
    expect(editor.nameField.isFirstResponder && editor.navigationItem.rightBarButtonItem?.isEnabled == false)
    screen.type("Tea")
    screen.press(.keyboardReturnOrEnter)
    expect(editor.amountField.isFirstResponder)
    screen.type("1a2")
    expect(editor.amountField.text == "12" && editor.navigationItem.rightBarButtonItem?.isEnabled == true)
    let bar = editor.navigationController!.navigationBar
    let top = bar.convert(CGPoint(x: 195, y: 10), to: nil)
    screen.drag(from: top, to: CGPoint(x: 195, y: 830))
    try screen.settle()
    expect(editor.presentedViewController is UIAlertController, "it asks first")
    try screen.tap(.text("Keep Editing"))
    try screen.settle()
    try screen.tap(.text("Save"))
    try screen.settle()
    expect(expenses.expenses.first?.name == "Tea" && expenses.presentedViewController == nil)
  }
}

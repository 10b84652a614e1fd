import Expectations
import Testing
import TrestleTesting
import UIKit

/// The screens with fields and search bars, operated as a person would.
@MainActor @Suite(.serialized) struct TextInputScreens {
  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test func theReturnKeyMovesThroughTheFieldsOfAForm() throws {
    let controller = AddressFormViewController()
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    screen.tap(at: middle(try require(controller.field(.name))))
    for value in ["Ann", "High Street 1", "EH1 1AA 99"] {
      screen.type(value)
      screen.press(.keyboardReturnOrEnter)
      try screen.settle()
    }
    expect(controller.values[.name] == "Ann" && controller.values[.street] == "High Street 1")
    expectEqual(controller.values[.postcode], "EH1 1AA ", "the delegate takes no more than eight characters")
    expectEqual(controller.field(.city)?.isEditing, true)
    screen.press(.keyboardTab)
    screen.press(.keyboardTab)
    let password = try require(controller.field(.password))
    expect(password.isEditing)
    screen.press(.keyboardReturnOrEnter)
    expectEqual(controller.submissions, 0, "an empty field refuses return")
    screen.type("secret")
    screen.press(.keyboardReturnOrEnter)
    expect(controller.submissions == 1 && !password.isEditing && controller.values[.password] == "secret")
    expectEqual(
      controller.log,
      [
        "begin Name", "end Name", "begin Street", "end Street", "begin Postcode", "end Postcode", "begin City",
        "end City", "begin E-mail", "end E-mail", "begin Password", "end Password",
      ])
    expectEqual(controller.keyboardNotifications, 0, "a desktop shows no keyboard")
  }

  @Test func anEditedCellStaysWhileScrolledAway() throws {
    let controller = AddressFormViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 160))
    try screen.settle()
    let field = try require(controller.field(.name))
    field.becomeFirstResponder()
    screen.type("A")
    controller.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    try screen.settle()
    screen.type("nn")
    expect(field.isEditing && field.text == "Ann")
    controller.tableView.setContentOffset(.zero, animated: false)
    try screen.settle()
    expect(controller.field(.name) === field && field.text == "Ann")
  }

  @Test func aSearchBarInTheHeaderFiltersWhileTyping() throws {
    let controller = SongsViewController()
    let screen = MountedScreen(controller)
    try screen.settle()
    screen.tap(at: middle(controller.searchBar))
    try screen.settle()
    screen.type("li")
    expectEqual(controller.songs, ["Für Elise", "Moonlight Sonata"])
    expect(controller.tableView.numberOfRows(inSection: 0) == 2 && controller.searchBar.isFirstResponder)
    screen.press(.keyboardReturnOrEnter)
    expect(!controller.searchBar.isFirstResponder && controller.searchBar.text == "li")
    screen.tap(at: middle(controller.searchBar))
    try screen.settle()
    screen.press(.keyboardEscape)
    expect(controller.songs.count == 14 && controller.searchBar.text == "")
    expectEqual(controller.log, ["begin", "text l", "text li", "search", "end", "begin", "cancel", "end"])
  }

  @Test func aSearchControllerFiltersByTextAndScope() throws {
    let controller = DishesViewController()
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    screen.tap(at: middle(controller.searchController.searchBar.searchTextField))
    try screen.settle()
    expect(controller.searchController.isActive && controller.searchController.searchBar.showsScopeBar)
    screen.type("leek")
    expect(controller.isFiltering && controller.tableView.numberOfRows(inSection: 0) == 6)
    // The second of four scopes.
    screen.tap(at: CGPoint(x: 16 + 358 * 3 / 8, y: 70))
    expect(controller.updates.last == "Soup: leek" && controller.filtered.allSatisfy { $0.kind == "Soup" })
    screen.press(.keyboardEscape)
    try screen.settle()
    expect(!controller.searchController.isActive && controller.tableView.numberOfRows(inSection: 0) == 30)
  }
}

import Expectations
import Testing
import TrestleTesting
import UIKit

/// The accounts and what they ask, answered by finger and by keys.
@MainActor @Suite(.serialized) struct AccountScreens {
  private let accounts = AccountsViewController()
  private let screen: MountedScreen

  init() throws {
    screen = MountedScreen(UINavigationController(rootViewController: accounts))
    try screen.settle()
  }

  @Test func aRowOffersItsEditActions() throws {
    try screen.tap(row: IndexPath(row: 0, section: 0))
    try screen.settle()
    expectGolden(screen.picture, "action sheet")
    expectGolden(screen.accessibility, "action sheet")
    try screen.activate(.label("Delete"))
    try screen.settle()
    expectEqual(accounts.log, ["asked"])
    expectGolden(screen.picture, "question")
    expectGolden(screen.accessibility, "question")
    try screen.activate(.label("Delete"))
    try screen.settle()
    expect(accounts.log == ["asked", "deleted"] && accounts.names == ["Household", "Holidays"])
    expectNil(accounts.presentedViewController)
  }

  @Test func escapeAndAnOutsideTapDismissTheActionSheetWithoutChanges() throws {
    try screen.tap(row: IndexPath(row: 0, section: 0))
    try screen.settle()
    screen.tap(at: CGPoint(x: 200, y: 100))
    try screen.settle()
    expect(accounts.presentedViewController == nil && accounts.names.count == 3)
    try screen.tap(row: IndexPath(row: 0, section: 0))
    try screen.settle()
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    screen.press(.keyboardEscape)
    try screen.settle()
    expect(accounts.log == ["asked", "kept"] && accounts.presentedViewController == nil)
  }

  @Test func addingAnAccountAsksForItsName() throws {
    screen.tap(at: CGPoint(x: 366, y: 22))
    try screen.settle()
    let alert = try require(accounts.presentedViewController as? UIAlertController)
    expectEqual(alert.textFields?.first?.isEditing, true)
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expect(accounts.presentedViewController === alert, "the choice is not enabled yet")
    screen.type("Car")
    expectGolden(screen.picture, "name")
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expect(accounts.names.last == "Car" && accounts.presentedViewController == nil)
  }
}

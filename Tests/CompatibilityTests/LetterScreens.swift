import Expectations
import Testing
import TrestleTesting
import UIKit

/// The mailbox with a large title, used as a person would.
@MainActor @Suite(.serialized) struct LetterScreens {
  private let letters = LettersViewController()
  private let navigation: UINavigationController
  private let screen: MountedScreen

  init() throws {
    navigation = UINavigationController(rootViewController: letters)
    screen = MountedScreen(navigation)
    try screen.settle()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  @Test func theTitleIsLargeUntilTheLettersAreScrolled() throws {
    expectEqual(bar.frame.height, 148)
    expectEqual(letters.tableView.contentOffset.y, -148)
    expectGolden(screen.picture, "at the top")
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    try screen.settle()
    expectEqual(bar.frame.height, 44)
    expectGolden(screen.picture, "scrolled")
  }

  @Test func aLetterHasASmallTitleAPromptAndItsOwnBackButton() throws {
    try screen.tap(row: IndexPath(row: 2, section: 0))
    try screen.settle()
    expectEqual(bar.frame.height, 74, "a prompt makes the bar higher")
    expectGolden(screen.picture, "letter")
    screen.tap(at: CGPoint(x: 30, y: 52))
    try screen.settle()
    expect(letters.backs == 1 && navigation.viewControllers == [letters])
    expectEqual(bar.frame.height, 148)
  }

  @Test func theSortButtonOpensItsMenu() throws {
    screen.tap(at: CGPoint(x: 366, y: 22))
    try screen.settle()
    expectGolden(screen.picture, "sort menu")
    try screen.activate(.label("Oldest First"))
    try screen.settle()
    expectEqual(letters.sorting, "oldest")
  }

  @Test func searchingHidesTheTitle() throws {
    let field = try require(letters.navigationItem.searchController?.searchBar.searchTextField)
    screen.tap(at: field.convert(CGPoint(x: 100, y: field.bounds.midY), to: nil))
    try screen.settle()
    screen.type("1")
    try screen.settle()
    expectEqual(letters.queries.last, "1")
    expectEqual(bar.frame.height, 61)
    screen.press(.keyboardEscape)
    try screen.settle()
    expect(bar.frame.height == 148 && letters.tableView.contentOffset.y == -148)
  }
}

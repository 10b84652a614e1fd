import Expectations
import PictureTesting
import Testing
import UIKit
import UIKitTesting

/// The part of a screen that stays visible during a search.
@MainActor @Suite(.serialized)
struct SearchPresentationTests {
  private let searched = UITableViewController(style: .plain)

  private func begin(_ search: UISearchController) throws -> (UINavigationController, MountedScreen) {
    searched.title = "Searched"
    searched.navigationItem.searchController = search
    searched.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: searched)
    let screen = MountedScreen(navigation)
    try screen.settle()
    search.isActive = true
    try screen.settle()
    return (navigation, screen)
  }

  @Test func hidesNavigationBarDuringPresentationMayBeTurnedOff() throws {
    let search = UISearchController(searchResultsController: nil)
    expect(search.hidesNavigationBarDuringPresentation)
    search.hidesNavigationBarDuringPresentation = false
    let (navigation, _) = try begin(search)
    expectEqual(navigation.navigationBar.frame.height, 96)
    expect(navigation.navigationBar.shownTexts.contains("Searched"))
  }

  @Test func searchResultsControllerAppearsOnceThereIsText() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    expect(search.searchResultsController === results)
    expectNil(UISearchController(searchResultsController: nil).searchResultsController)
    let (_, screen) = try begin(search)
    expect(results.viewIfLoaded?.window == nil || results.view.isHidden)
    search.searchBar.becomeFirstResponder()
    screen.type("a")
    try screen.settle()
    expect(results.view.window != nil && !results.view.isHidden)
    search.isActive = false
    try screen.settle()
    expect(results.view.window == nil || results.view.isHidden)
  }

  /// [D] The name of `obscuresBackgroundDuringPresentation` before iOS 12.
  @Test func dimsBackgroundDuringPresentationObscuresTheContent() throws {
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = false
    expect(!search.obscuresBackgroundDuringPresentation)
    let (_, screen) = try begin(search)
    let clear = Pixels(screen.picture)[300, 1200]
    search.isActive = false
    try screen.settle()
    search.dimsBackgroundDuringPresentation = true
    search.isActive = true
    try screen.settle()
    expect(Pixels(screen.picture)[300, 1200] != clear)
  }
}

import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized) struct SearchControllerTests {
  @MainActor private final class Results: UITableViewController {
    var appearances = 0
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }
  }

  @MainActor private final class Searched: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let search: UISearchController
    var notes: [String] = []
    var rowCount = 50

    init(_ results: UIViewController?) {
      search = UISearchController(searchResultsController: results)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Searched"
      search.searchResultsUpdater = self
      search.delegate = self
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      notes.append("select \(indexPath.row)")
    }

    func updateSearchResults(for searchController: UISearchController) {
      notes.append("update \(searchController.searchBar.text ?? "nil")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { notes.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { notes.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { notes.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { notes.append("didDismiss") }
  }

  private func make(
    _ results: UIViewController? = nil, _ change: (Searched) -> Void = { _ in }
  ) throws -> (Searched, UINavigationController, MountedScreen) {
    let searched = Searched(results)
    change(searched)
    searched.navigationItem.searchController = searched.search
    let navigation = UINavigationController(rootViewController: searched)
    let screen = MountedScreen(navigation)
    try screen.settle()
    return (searched, navigation, screen)
  }

  private func tapField(_ searched: Searched, _ screen: MountedScreen) throws {
    let field = searched.search.searchBar.searchTextField
    screen.tap(at: field.convert(CGPoint(x: 100, y: field.bounds.midY), to: nil))
    try screen.settle()
  }

  @Test func theSearchBarLiesBelowTheTitleAndInsetsTheContent() throws {
    let (searched, navigation, _) = try make()
    expectEqual(navigation.navigationBar.frame.height, 96)
    expectEqual(
      searched.search.searchBar.convert(searched.search.searchBar.bounds, to: nil),
      CGRect(x: 0, y: 44, width: 390, height: 52))
    expect(searched.tableView.adjustedContentInset.top == 96 && searched.tableView.contentOffset.y == -96)
  }

  @Test func searchCallbacksComeInOrderUntilTheSearchEnds() throws {
    let (searched, navigation, screen) = try make()
    searched.search.obscuresBackgroundDuringPresentation = false
    try tapField(searched, screen)
    expect(searched.search.isActive && searched.search.searchBar.isFirstResponder)
    expectEqual(searched.notes, ["willPresent", "update ", "didPresent"])
    expectEqual(navigation.navigationBar.frame.height, 61, "the title makes room, all but nine points above the field")
    searched.notes = []
    screen.type("ab")
    screen.press(.keyboardDeleteOrBackspace)
    expectEqual(searched.notes, ["update a", "update ab", "update a"])
    searched.notes = []
    screen.press(.keyboardEscape)
    try screen.settle()
    expectEqual(searched.notes, ["willDismiss", "update ", "didDismiss"])
    expect(
      !searched.search.isActive && searched.search.searchBar.text == "" && !searched.search.searchBar.isFirstResponder)
    expectEqual(navigation.navigationBar.frame.height, 96)
  }

  @Test func didPresentIsCalledAfterTheAnimation() throws {
    let (searched, _, screen) = try make()
    searched.search.isActive = true
    screen.advance(frames: 1)
    expectEqual(searched.notes, ["willPresent", "update "])
    try screen.settle()
    expectEqual(searched.notes, ["willPresent", "update ", "didPresent"])
  }

  @Test func anInterruptedSearchCallsItsDelegateInOrder() throws {
    let (searched, navigation, screen) = try make()
    searched.search.isActive = true
    screen.advance(frames: 3)
    searched.search.isActive = false
    screen.advance(frames: 3)
    searched.search.isActive = true
    try screen.settle()
    expectEqual(
      searched.notes,
      [
        "willPresent", "update ", "didPresent", "willDismiss", "update ", "didDismiss", "willPresent", "update ",
        "didPresent",
      ])
    expectEqual(navigation.navigationBar.frame.height, 61)
  }

  @Test(arguments: [3, 50]) func theContentOffsetFollowsTheSearchBar(rowCount: Int) throws {
    let (searched, navigation, screen) = try make { $0.rowCount = rowCount }
    navigation.navigationBar.prefersLargeTitles = true
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 148 && searched.tableView.contentOffset.y == -148)
    searched.search.isActive = true
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 61 && searched.tableView.contentOffset.y == -61)
    searched.search.isActive = false
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 148 && searched.tableView.contentOffset.y == -148)
  }

  @Test func theClearButtonWorksBesideTheResults() throws {
    let (searched, _, screen) = try make()
    try tapField(searched, screen)
    screen.type("ab")
    let field = searched.search.searchBar.searchTextField
    field.resignFirstResponder()
    try screen.settle()
    screen.tap(at: field.convert(CGPoint(x: field.bounds.maxX - 16, y: field.bounds.midY), to: nil))
    try screen.settle()
    expect(field.text == "" && searched.search.isActive)
  }

  @Test func unobscuredRowsCanBeSelected() throws {
    let (searched, _, screen) = try make()
    searched.search.obscuresBackgroundDuringPresentation = false
    try tapField(searched, screen)
    screen.tap(at: CGPoint(x: 100, y: 300))
    expect(searched.notes.last?.hasPrefix("select") == true && searched.search.isActive)
  }

  @Test func aTapOnTheDimmingViewEndsTheSearch() throws {
    let (searched, _, screen) = try make()
    try tapField(searched, screen)
    screen.tap(at: CGPoint(x: 100, y: 300))
    try screen.settle()
    expect(!searched.search.isActive && !searched.notes.contains { $0.hasPrefix("select") })
  }

  @Test func theResultsControllerIsShownWhileThereIsText() throws {
    let results = Results(style: .plain)
    let (searched, _, screen) = try make(results)
    try tapField(searched, screen)
    expect(results.viewIfLoaded?.window == nil && !searched.search.showsSearchResultsController)
    screen.type("a")
    try screen.settle()
    expect(results.view.window != nil && results.appearances == 1 && searched.search.showsSearchResultsController)
    expectEqual(results.tableView.adjustedContentInset.top, 61)
    screen.press(.keyboardDeleteOrBackspace)
    expectNil(results.view.window)
    searched.search.showsSearchResultsController = true
    expect(results.view.window != nil)
    searched.search.isActive = false
    try screen.settle()
    expect(results.view.window == nil && searched.search.view.superview == nil && results.parent == nil)
  }

  @Test func theBarHasABackgroundOverSearchResults() throws {
    let results = Searched(nil)
    let (searched, navigation, screen) = try make(results)
    navigation.navigationBar.prefersLargeTitles = true
    try screen.settle()
    try tapField(searched, screen)
    screen.type("a")
    try screen.settle()
    expect(navigation.navigationBar.contents.isAtScrollEdge)
    results.tableView.contentOffset.y = 100
    expect(!navigation.navigationBar.contents.isAtScrollEdge)
    screen.press(.keyboardDeleteOrBackspace)
    try screen.settle()
    expect(navigation.navigationBar.contents.isAtScrollEdge, "the searched, which was not scrolled, is seen")
    screen.type("a")
    try screen.settle()
    expect(!navigation.navigationBar.contents.isAtScrollEdge, "the results stand as they were")
    searched.search.isActive = false
    try screen.settle()
    expect(navigation.navigationBar.contents.isAtScrollEdge && navigation.navigationBar.frame.height == 148)
    expect(results.tableView.edgeObserver == nil && searched.tableView.edgeObserver != nil)
  }

  @Test func theScopeBarAppearsWithTheSearch() throws {
    let (searched, navigation, screen) = try make {
      $0.search.searchBar.scopeButtonTitles = ["All", "Some"]
    }
    expect(!searched.search.searchBar.showsScopeBar)
    try tapField(searched, screen)
    expect(searched.search.searchBar.showsScopeBar && navigation.navigationBar.frame.height == 105)
    searched.notes = []
    screen.tap(at: CGPoint(x: 300, y: 70))
    expect(searched.search.searchBar.selectedScopeButtonIndex == 1 && searched.notes == ["update "])
    searched.search.isActive = false
    try screen.settle()
    expect(!searched.search.searchBar.showsScopeBar && navigation.navigationBar.frame.height == 96)
  }

  @Test(arguments: [0, 47] as [CGFloat]) func anActiveFieldKeepsOffTheTopEdge(statusBarHeight: CGFloat) throws {
    let (searched, navigation, screen) = try make()
    navigation.additionalSafeAreaInsets.top = statusBarHeight
    try screen.settle()
    try tapField(searched, screen)
    let field = searched.search.searchBar.searchTextField
    let top = field.convert(field.bounds, to: screen.window).minY
    expectEqual(top, (statusBarHeight == 0 ? 10 : 48), "beneath a status bar it is close to that")
    expectEqual(navigation.navigationBar.frame.height, (statusBarHeight == 0 ? 61 : 52))
  }

  @Test func scrollingHidesAndShowsTheSearchBar() throws {
    let (searched, navigation, screen) = try make()
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 44 && searched.tableView.adjustedContentInset.top == 44)
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 96 && searched.tableView.contentOffset.y == -96)
  }

  @Test func hidesSearchBarWhenScrollingMayBeTurnedOff() throws {
    let (_, navigation, screen) = try make { $0.navigationItem.hidesSearchBarWhenScrolling = false }
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    expectEqual(navigation.navigationBar.frame.height, 96)
  }

  @Test func settingTheTextUpdatesSearchResults() throws {
    let (searched, _, screen) = try make()
    searched.search.isActive = true
    try screen.settle()
    searched.notes = []
    searched.search.searchBar.text = "abc"
    expectEqual(searched.notes, ["update abc"])
    searched.title = "Renamed"
    try screen.settle()
    expect(searched.search.searchBar.isFirstResponder, "the bar that stays goes on being edited")
  }

  @Test func aSearchBarWorksAsTableHeaderView() throws {
    let searched = Searched(nil)
    searched.search.obscuresBackgroundDuringPresentation = false
    searched.loadViewIfNeeded()
    searched.tableView.tableHeaderView = searched.search.searchBar
    let screen = MountedScreen(searched)
    try screen.settle()
    try tapField(searched, screen)
    expect(searched.search.isActive)
    screen.type("x")
    expectEqual(searched.notes.last, "update x")
  }

  @Test func anEndedSearchControllerIsReleased() throws {
    weak var gone: UISearchController?
    do {
      let (searched, navigation, screen) = try make()
      try tapField(searched, screen)
      screen.type("a")
      searched.search.isActive = false
      try screen.settle()
      gone = searched.search
      _ = navigation
    }
    expectNil(gone)
  }
}

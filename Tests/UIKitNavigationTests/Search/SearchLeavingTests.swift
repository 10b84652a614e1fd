import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A search goes in each call that it makes, and nothing stops.
@MainActor @Suite(.serialized) struct SearchLeavingTests {
  /// Where the search bar is shown.
  enum Place: CaseIterable {
    case navigationItem, tableHeader
  }

  private static let calls = [
    "willPresentSearchController(_:)", "didPresentSearchController(_:)", "willDismissSearchController(_:)",
    "didDismissSearchController(_:)", "updateSearchResults(for:)",
  ]

  private static func show(_ holdings: Holdings, in place: Place) {
    let search = UISearchController(searchResultsController: UITableViewController(style: .plain))
    let teller = SearchTeller()
    teller.holdings = holdings
    search.delegate = teller
    search.searchResultsUpdater = teller
    search.searchBar.scopeButtonTitles = ["One", "Two"]
    let table = UITableViewController(style: .plain)
    holdings.hold(teller)
    holdings.watch("search", search)
    switch place {
    case .navigationItem:
      table.navigationItem.searchController = search
      table.navigationItem.hidesSearchBarWhenScrolling = false
      holdings.show(UINavigationController(rootViewController: table))
    case .tableHeader:
      table.tableView.tableHeaderView = search.searchBar
      holdings.hold(search)
      table.definesPresentationContext = true
      holdings.show(table)
    }
  }

  private static func bar(_ view: UIView?) -> UISearchBar? {
    guard let view else { return nil }
    return view as? UISearchBar ?? view.subviews.lazy.compactMap { bar($0) }.first
  }

  @MainActor private static func use(_ holdings: Holdings) {
    let screen = holdings.screen
    let field = bar(holdings.controller.object?.view)?.searchTextField
    let place = field.map { $0.convert(CGPoint(x: 60, y: $0.bounds.midY), to: nil) } ?? CGPoint(x: 80, y: 100)
    screen.tap(at: place)
    screen.advance(by: 0.6)
    screen.type("ab")
    screen.advance(by: 0.3)
    holdings.tap("Two")
    screen.advance(by: 0.3)
    screen.press(.keyboardReturnOrEnter)
    screen.advance(by: 0.3)
    holdings.tap("Cancel")
    screen.advance(by: 0.6)
    screen.tap(at: place)
    screen.advance(by: 0.6)
    screen.tap(at: CGPoint(x: 160, y: 400))
    screen.advance(by: 0.6)
    screen.tap(at: place)
    screen.advance(by: 0.2)
    screen.press(.keyboardEscape)
    screen.advance(by: 0.6)
  }

  @Test(arguments: Place.allCases) func theScreenMayBeReleasedInSearchCallbacks(_ place: Place) throws {
    try Use(
      name: "search in \(place)", calls: Self.calls,
      build: { Self.show($0, in: place) }, perform: Self.use
    ).leaveAtEachCall()
  }

  @Test(arguments: Place.allCases) func theSearchControllerMayBeReleasedInItsCallbacks(_ place: Place) throws {
    for call in Self.calls {
      let holdings = Holdings()
      weak var gone: UISearchController?
      var isCalled = false
      do {
        Self.show(holdings, in: place)
        let table =
          (holdings.controller.object as? UINavigationController)?.topViewController as? UITableViewController
          ?? holdings.controller.object as? UITableViewController
        gone = table?.navigationItem.searchController ?? holdings.held(UISearchController.self)
        holdings.onCall = { [weak holdings, weak table] name in
          guard name == call, !isCalled else { return }
          isCalled = true
          table?.navigationItem.searchController = nil
          table?.tableView.tableHeaderView = nil
          holdings?.forgetOthers()
        }
      }
      Self.use(holdings)
      holdings.settle()
      expect(isCalled, "\(call)")
      expectNil(gone, "\(call)")
      holdings.end()
    }
  }

  @Test func theScreenMayBeReleasedInSearchBarCallbacks() throws {
    try Use(
      name: "search bar",
      calls: [
        "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)", "searchBarShouldEndEditing(_:)",
        "searchBarTextDidEndEditing(_:)", "searchBar(_:textDidChange:)",
        "searchBar(_:shouldChangeTextIn:replacementText:)", "searchBarSearchButtonClicked(_:)",
        "searchBarCancelButtonClicked(_:)", "searchBar(_:selectedScopeButtonIndexDidChange:)",
        "searchBarBookmarkButtonClicked(_:)",
      ],
      build: { holdings in
        let bar = UISearchBar()
        let teller = SearchTeller()
        teller.holdings = holdings
        bar.delegate = teller
        bar.showsCancelButton = true
        bar.showsBookmarkButton = true
        bar.scopeButtonTitles = ["One", "Two"]
        bar.showsScopeBar = true
        holdings.hold(teller)
        holdings.show(bar, frame: CGRect(x: 0, y: 100, width: 320, height: 100))
      },
      perform: { holdings in
        let screen = holdings.screen
        let field = (holdings.view.object as? UISearchBar)?.searchTextField
        @MainActor func place(_ x: CGFloat) -> CGPoint {
          field.map { $0.convert(CGPoint(x: x, y: $0.bounds.midY), to: nil) } ?? CGPoint(x: x, y: 126)
        }
        screen.tap(at: place((field?.bounds.width ?? 200) - 16))
        screen.advance(by: 0.5)
        screen.tap(at: place(60))
        screen.advance(by: 0.5)
        screen.type("ab")
        holdings.tap("Two")
        screen.advance(by: 0.3)
        screen.press(.keyboardReturnOrEnter)
        screen.advance(by: 0.3)
        holdings.tap("Cancel")
        screen.advance(by: 0.5)
        (holdings.view.object as? UISearchBar)?.resignFirstResponder()
        screen.advance(by: 0.5)
      }
    ).leaveAtEachCall()
  }
}

import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The suggestions of a search: when they are shown, chosen, and gone.
@MainActor @Suite(.serialized) struct SearchSuggestionsTests {
  @MainActor private final class Searched: UIViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var suggestionsByText: [String: [String]] = [:]
    var notes: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = self
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      notes.append("update \(text)")
      guard searchController.isActive, let words = suggestionsByText[text] else { return }
      searchController.searchSuggestions = words.map { UISearchSuggestionItem(localizedSuggestion: $0) }
    }

    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      notes.append("select \(searchSuggestion.localizedSuggestion ?? "")")
      expectNil(searchController.searchSuggestions)
    }
  }

  private let searched = Searched()
  private let screen: MountedScreen

  init() throws {
    searched.suggestionsByText = ["": ["apple", "pear"], "b": ["banana"]]
    screen = MountedScreen(UINavigationController(rootViewController: searched), size: CGSize(width: 320, height: 400))
    try screen.settle()
    searched.search.isActive = true
    try screen.settle()
  }

  private var rows: [SearchSuggestionRow] { screen.window.descendants(of: SearchSuggestionRow.self) }

  @Test func suggestionsAreShownAndReplacedByTyping() throws {
    expectEqual(rows.map(\.accessibilityLabel), ["apple", "pear"])
    screen.type("b")
    try screen.settle()
    expectEqual(rows.map(\.accessibilityLabel), ["banana"])
    screen.type("c")
    try screen.settle()
    expect(rows.isEmpty && searched.search.searchSuggestions == nil)
  }

  @Test func tappingASuggestionCallsTheUpdater() throws {
    searched.notes = []
    let row = try require(rows.last)
    screen.tap(at: row.convert(CGPoint(x: 40, y: 10), to: nil))
    try screen.settle()
    expect(searched.notes == ["select pear"] && rows.isEmpty)
  }

  @Test func suggestionRowsAreMeasuredOncePerWidth() {
    let list = SearchSuggestionList(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let words = ["apple", "pear", String(repeating: "a long suggestion ", count: 4)]
    list.show(words.map { UISearchSuggestionItem(localizedSuggestion: $0) }, select: { _ in })
    list.layoutIfNeeded()
    let rows = list.descendants(of: SearchSuggestionRow.self)
    let heights = rows.map(\.frame.height)
    expect(heights.count == 3 && heights[0] == heights[1] && heights[2] > heights[1] + 15)
    expect(rows[2].frame.minY == heights[0] + heights[1] && list.contentSize.height == rows[2].frame.maxY)
    // A row that is moved shows whether the list places its rows.
    rows[0].frame.origin.y = -1000
    list.contentOffset.y = 20
    list.layoutIfNeeded()
    expectEqual(rows[0].frame.minY, -1000)
    list.frame.size.width = 200
    list.layoutIfNeeded()
    expect(rows[0].frame.minY == 0 && rows[2].frame.height > heights[2])
  }

  @Test func theOptionalMethodIsCalledWithAQuestionMark() {
    searched.notes = []
    searched.search.searchSuggestions = nil
    let updater = searched.search.searchResultsUpdater
    updater?.updateSearchResults?(for: searched.search, selecting: UISearchSuggestionItem(localizedSuggestion: "fig"))
    expectEqual(searched.notes, ["select fig"])
  }

  @Test func suggestionsDisappearWithTheSearch() throws {
    searched.search.isActive = false
    try screen.settle()
    expect(rows.isEmpty && searched.search.searchSuggestions == nil)
  }

  @Test func suggestionsAreSetAndHiddenProgrammatically() throws {
    searched.search.searchSuggestions = []
    try screen.settle()
    expect(rows.isEmpty)
    let text = NSAttributedString(string: "plum", attributes: [.foregroundColor: UIColor.red])
    searched.search.searchSuggestions = [
      UISearchSuggestionItem(localizedAttributedSuggestion: text, localizedDescription: "a plum")
    ]
    try screen.settle()
    expectEqual(rows.map(\.accessibilityLabel), ["a plum"])
    searched.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    try screen.settle()
    expect(rows.isEmpty && searched.search.searchSuggestions?.count == 1)
  }

  @Test func searchBarPlacementIsAlwaysStacked() {
    expectEqual(searched.navigationItem.preferredSearchBarPlacement, .automatic)
    for placement in [UINavigationItem.SearchBarPlacement.inline, .stacked] {
      searched.navigationItem.preferredSearchBarPlacement = placement
      expectEqual(searched.navigationItem.preferredSearchBarPlacement, placement)
      expect(searched.navigationItem.searchBarPlacement == .stacked && searched.search.searchBarPlacement == .stacked)
    }
  }

  @Test func aSuggestionItemKeepsItsProperties() {
    let icon = UIImage(systemName: "star")
    let item = UISearchSuggestionItem(localizedSuggestion: "kiwi", localizedDescription: "a kiwi", iconImage: icon)
    expect(item.localizedSuggestion == "kiwi" && item.localizedAttributedSuggestion == nil)
    expect(item.localizedDescription == "a kiwi" && item.iconImage === icon && item.representedObject == nil)
    let attributed = UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "fig"))
    expect(attributed.localizedSuggestion == "fig" && attributed.localizedAttributedSuggestion?.string == "fig")
  }
}

extension UIView {
  fileprivate func descendants<View: UIView>(of type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.descendants(of: type) }
  }
}

import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Fields, search bars, scope bars, bar buttons and refreshing operated by touch, mouse, keyboard and a screen reader's
/// user.
@MainActor @Suite(.serialized) struct FieldOperationTests {
  typealias Means = OperationScene.Means

  private static func trace(_ name: String, _ body: (Means, OperationScene) throws -> Void) rethrows {
    var text = ""
    for means in Means.allCases {
      let scene = OperationScene()
      text += "# \(means.rawValue)\n"
      try body(means, scene)
      text += scene.take().map { "  \($0)\n" }.joined()
    }
    expectGolden(text, name)
  }

  @Test func eventsOfOperatedFieldsMatchTheirTraces() throws {
    try Self.trace("text field") { means, scene in
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      scene.add(field, size: CGSize(width: 200, height: 34))
      scene.screen.advance(frames: 2)
      if means == .keyboard { scene.screen.press(.keyboardTab) } else { try scene.operate(field, by: means) }
      expect(field.isEditing, "\(means)")
      scene.screen.type("ab")
      expectEqual(field.text, "ab")
      scene.screen.press(.keyboardReturnOrEnter)
      expect(!field.isEditing, "Return ends it, as somebody listens for that")
    }
  }

  @MainActor private final class Cities: UIViewController, UISearchBarDelegate, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    weak var scene: OperationScene?

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Cities"
      search.searchBar.scopeButtonTitles = ["All", "Coast", "Inland"]
      search.searchBar.delegate = self
      search.searchResultsUpdater = self
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
      scene?.note("update “\(searchController.searchBar.text ?? "")” \(searchController.isActive)")
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { scene?.note("begins") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { scene?.note("text “\(searchText)”") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      scene?.note("scope \(selectedScope)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { scene?.note("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { scene?.note("cancel") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { scene?.note("ends") }
  }

  @Test func searchCallbacksMatchTheirTrace() throws {
    var text = ""
    for means in Means.allCases {
      let cities = Cities()
      let scene = OperationScene(cities)
      cities.scene = scene
      let (bar, screen) = (cities.search.searchBar, scene.screen)
      bar.searchTextField.accessibilityIdentifier = "control"
      screen.advance(by: 0.5)
      if means == .keyboard { screen.press(.keyboardTab) } else { try scene.operate(bar.searchTextField, by: means) }
      screen.advance(by: 0.8)
      expect(cities.search.isActive && bar.searchTextField.isFirstResponder, "\(means)")
      screen.type("be")
      text += "# \(means.rawValue): field\n" + scene.take().map { "  \($0)\n" }.joined()
      switch means {
      case .touch: try screen.tap(.text("Coast"))
      case .mouse: scene.click(try screen.point(of: .text("Coast")))
      case .keyboard:
        // To what clears the field is no way by the tab key: Escape does that. The scopes are what comes next to it.
        for _ in 0..<4 where !(screen.window.presence.keyFocus.target is UISegmentedControl) {
          screen.press(.keyboardTab)
        }
        screen.press(.keyboardRightArrow)
      case .reader: try screen.activate(.label("Coast"))
      }
      screen.advance(by: 0.5)
      expectEqual(bar.selectedScopeButtonIndex, 1, "\(means)")
      text += "# \(means.rawValue): scope\n" + scene.take().map { "  \($0)\n" }.joined()
      switch means {
      case .touch: try screen.tap(.text("Cancel"))
      case .mouse: scene.click(try screen.point(of: .text("Cancel")))
      case .keyboard: screen.press(.keyboardEscape)
      case .reader: try screen.activate(.label("Cancel"))
      }
      screen.advance(by: 0.8)
      expect(!cities.search.isActive && bar.text == "", "\(means)")
      text += "# \(means.rawValue): cancel\n" + scene.take().map { "  \($0)\n" }.joined()
    }
    expectGolden(text, "search")
  }

  @Test(arguments: Means.allCases) func barButtonItemsArePerformedByEveryMeansOfInput(_ means: Means) throws {
    let scene = OperationScene()
    let item = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in scene.note("done") })
    let sort = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(children: ["Name", "Date"].map { title in UIAction(title: title) { _ in scene.note(title) } }))
    scene.controller.navigationItem.rightBarButtonItem = item
    scene.controller.navigationItem.leftBarButtonItem = sort
    scene.screen.advance(by: 0.5)
    func operate(_ title: String, tabs: Int) throws {
      switch means {
      case .touch: try scene.screen.tap(.text(title))
      case .mouse: scene.click(try scene.screen.point(of: .text(title)))
      case .keyboard:
        for _ in 0..<tabs { scene.screen.press(.keyboardTab) }
        scene.screen.press(.keyboardSpacebar)
      case .reader: try scene.screen.activate(.label(title))
      }
      scene.screen.advance(by: 0.5)
    }
    try operate("Sort", tabs: 1)
    try scene.choose("Date", number: 2, by: means)
    try operate("Done", tabs: 1)
    expectEqual(scene.take(), ["Date", "done"])
    item.isEnabled = false
    scene.screen.advance(frames: 2)
    do { try operate("Done", tabs: 0) } catch is NoSuchElement { expectEqual(means, .reader) }
    expect(scene.take().isEmpty)
  }

  /// Keys have no pull: a table is refreshed by a finger, a wheel and a reader.
  @Test(arguments: [Means.touch, .mouse, .reader]) func tablesAreRefreshedByTouchWheelAndScreenReader(_ means: Means) {
    let tables = UITableViewController(style: .plain)
    let scene = OperationScene(tables)
    let control = UIRefreshControl()
    tables.refreshControl = control
    control.addAction(UIAction { _ in scene.note("refresh") }, for: .valueChanged)
    scene.screen.advance(by: 0.5)
    switch means {
    case .touch: scene.screen.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 460))
    case .mouse:
      for _ in 0..<12 { scene.screen.wheel(at: CGPoint(x: 160, y: 200), by: CGVector(dx: 0, dy: 40)) }
    case .reader, .keyboard: expect(tables.tableView.accessibilityScroll(.up), "a page up at the top")
    }
    scene.screen.advance(by: 1)
    expect(scene.take() == ["refresh"] && control.isRefreshing)
    control.endRefreshing()
    scene.screen.advance(by: 1)
    expect(!control.isRefreshing && tables.tableView.contentOffset.y == -tables.tableView.adjustedContentInset.top)
  }
}

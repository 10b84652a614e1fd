import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Large titles", .serialized)
struct LargeTitleTests {
  private final class Rows: UITableViewController {
    var count = 60

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private func make(_ change: (Rows) -> Void = { _ in }) throws -> (Rows, UINavigationController, MountedScreen) {
    let rows = Rows(style: .plain)
    rows.title = "Everything"
    change(rows)
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = MountedScreen(navigation)
    try screen.settle()
    return (rows, navigation, screen)
  }

  private func titleAlpha(_ navigation: UINavigationController) -> CGFloat? {
    navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }.last?.titleView?.alpha
  }

  @Test("the first offset shows all of it, and the insets follow as it goes")
  func theLargeTitleCollapsesWithTheContentOffset() throws {
    let (rows, navigation, screen) = try make()
    expect(rows.tableView.contentOffset.y == -96 && rows.tableView.adjustedContentInset.top == 96)
    expectEqual(titleAlpha(navigation), 0)
    rows.tableView.contentOffset.y = -76
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 76 && rows.tableView.adjustedContentInset.top == 76)
    expect(rows.view.safeAreaInsets.top == 76 && titleAlpha(navigation) == 0)
    rows.tableView.contentOffset.y = 100
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 44 && rows.tableView.adjustedContentInset.top == 44)
    expect(rows.tableView.contentOffset.y == 100 && titleAlpha(navigation) == 1)
  }

  @Test("follows the text size, in the view that it has")
  func theLargeTitleFollowsTheTextSize() throws {
    let (_, navigation, screen) = try make()
    let bar = navigation.navigationBar
    let title = try require(bar.subviews.compactMap { $0 as? NavigationBarContent }.last?.largeTitle)
    func label() -> UILabel? { title.subviews.compactMap { $0 as? UILabel }.first }
    expect(label()?.font.pointSize == 34 && bar.frame.height == 96)

    screen.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    try screen.settle()
    let font = try require(label()?.font)
    expect(title.window != nil && font.pointSize == 40)
    expectEqual(bar.frame.height, 44 + 11 + font.lineHeight.rounded(.up))
    expect(try require(label()).frame.height >= font.lineHeight)

    screen.window.traitOverrides.preferredContentSizeCategory = .large
    try screen.settle()
    expect(label()?.font.pointSize == 34 && bar.frame.height == 96)
  }

  @Test("a wheel over a list that fits moves neither list nor title, and a finger pulls both back")
  func aWheelOverAFittingListMovesNothing() throws {
    let (rows, navigation, screen) = try make { $0.count = 3 }
    for distance in [-40.0, 40, -200, 200] {
      screen.wheel(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: distance))
      screen.advance(by: 0.3)
      expect(rows.tableView.contentOffset.y == -96 && navigation.navigationBar.frame.height == 96, "\(distance)")
    }
    for distance in [-150.0, 150] {
      screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 + distance), hold: 0)
      try screen.settle()
      expect(rows.tableView.contentOffset.y == -96 && navigation.navigationBar.frame.height == 96, "\(distance)")
    }
  }

  @Test("a fling to the top brings it back")
  func aFlingToTheTopShowsTheLargeTitle() throws {
    let (rows, navigation, screen) = try make()
    rows.tableView.contentOffset.y = 500
    try screen.settle()
    screen.fling(from: CGPoint(x: 200, y: 300), velocity: CGVector(dx: 0, dy: 4000))
    try screen.settle()
    expect(rows.tableView.contentOffset.y == -96 && navigation.navigationBar.frame.height == 96)
  }

  @Test("a scroll wheel never leaves it half collapsed", arguments: [(CGFloat(-18), CGFloat(-96)), (-60, -36)])
  func aWheelNeverLeavesTheLargeTitleHalfCollapsed(distance: CGFloat, offset: CGFloat) throws {
    let (rows, navigation, screen) = try make()
    screen.wheel(at: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: distance))
    try screen.settle()
    expectEqual(rows.tableView.contentOffset.y, offset)
    expectEqual(navigation.navigationBar.frame.height, (offset == -96 ? 96 : 44))
  }

  @Test(
    "content that is a little too high hides the whole title, so that its end can be seen; content that fits does not")
  func slightlyTooTallContentHidesTheWholeLargeTitle() throws {
    for (count, offset) in [(18, -44), (16, -96)] as [(Int, CGFloat)] {
      // 18 rows of 44 and the whole bar are 44 points higher than the screen.
      let (rows, navigation, screen) = try make { $0.count = count }
      let end = rows.tableView.contentSize.height - rows.tableView.bounds.height
      expect(count == 16 ? end < -96 : end > -96 && end < -44)
      screen.wheel(at: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -60))
      try screen.settle()
      expect(rows.tableView.contentOffset.y == offset && navigation.navigationBar.frame.height == -offset)
      screen.wheel(at: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 60))
      try screen.settle()
      expectEqual(rows.tableView.contentOffset.y, -96)
    }
  }

  @Test("a drag never leaves it half collapsed", arguments: [(18.0, -96.0), (40, -44)])
  func aDragNeverLeavesTheLargeTitleHalfCollapsed(distance: Double, offset: Double) throws {
    let (rows, _, screen) = try make()
    screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 490 - distance))
    try screen.settle()
    expectEqual(rows.tableView.contentOffset, CGPoint(x: 0, y: offset))
  }

  @Test("the Home key shows it again")
  func theHomeKeyShowsTheLargeTitle() throws {
    let (rows, _, screen) = try make()
    rows.tableView.contentOffset.y = 900
    try screen.settle()
    screen.press(.keyboardHome)
    try screen.settle()
    expectEqual(rows.tableView.contentOffset.y, -96)
  }

  @Test("pulled content makes the bar higher")
  func pulledContentStretchesTheBar() throws {
    let (rows, navigation, _) = try make()
    rows.tableView.contentOffset.y = -146
    navigation.view.layoutIfNeeded()
    expectEqual(navigation.navigationBar.frame.height, 146)
    expectEqual(rows.tableView.adjustedContentInset.top, 96)
  }

  @Test("a refresh control turns between the buttons and the title")
  func theRefreshControlLiesAboveTheLargeTitle() throws {
    let (rows, navigation, screen) = try make { $0.refreshControl = UIRefreshControl() }
    rows.refreshControl?.beginRefreshing()
    rows.tableView.setContentOffset(CGPoint(x: 0, y: -156), animated: false)
    screen.advance(frames: 2)
    let control = try require(rows.refreshControl)
    expectEqual(control.convert(control.bounds, to: navigation.view).minY, 44)
    expectEqual(navigation.navigationBar.frame.height, 156)
    rows.refreshControl?.endRefreshing()
    try screen.settle()
    expectEqual(rows.tableView.contentOffset.y, -96)
  }

  @Test("a pushed screen inherits it or has none, and the one below comes back as it was")
  func aPushInheritsOrHidesTheLargeTitle() throws {
    let (rows, navigation, screen) = try make()
    rows.tableView.contentOffset.y = 200
    try screen.settle()
    let large = Rows(style: .plain)
    navigation.pushViewController(large, animated: true)
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 96 && large.tableView.contentOffset.y == -96)
    let small = UIViewController()
    small.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(small, animated: true)
    screen.advance(by: 0.1)
    expect((44...96).contains(navigation.navigationBar.frame.height))
    try screen.settle()
    expectEqual(navigation.navigationBar.frame.height, 44)
    navigation.popToRootViewController(animated: true)
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 44 && rows.tableView.contentOffset.y == 200)
    rows.navigationItem.largeTitleDisplayMode = .never
    navigation.navigationBar.prefersLargeTitles = false
    try screen.settle()
    expectEqual(navigation.navigationBar.frame.height, 44)
  }

  @Test("a short list stays where it is")
  func aShortListDoesNotCollapseTheLargeTitle() throws {
    let (rows, navigation, screen) = try make { $0.count = 2 }
    screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
    try screen.settle()
    expect(rows.tableView.contentOffset.y == -96 && navigation.navigationBar.frame.height == 96)
  }

  @Test("the search bar collapses before the title, unless it is to stay")
  func theSearchBarCollapsesBeforeTheLargeTitle() throws {
    let (rows, navigation, screen) = try make { $0.navigationItem.searchController = UISearchController() }
    expect(navigation.navigationBar.frame.height == 148 && rows.tableView.contentOffset.y == -148)
    screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 450))
    try screen.settle()
    expect(rows.tableView.contentOffset.y == -96 && titleAlpha(navigation) == 0)
    rows.navigationItem.hidesSearchBarWhenScrolling = false
    rows.tableView.contentOffset.y = 300
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 96 && titleAlpha(navigation) == 1)
  }

  @Test("a title that is pulled grows in steps, so that few sizes of its letters are kept")
  func aPulledTitleGrowsInSteps() throws {
    let title = LargeTitle("Contacts", attributes: [:])
    title.frame = CGRect(x: 0, y: 0, width: 390, height: 52)
    let label = try require(title.subviews.first)
    var scales: Set<CGFloat> = []
    for pull in stride(from: 0, through: 400, by: 0.3) {
      title.pull = pull
      title.layoutIfNeeded()
      scales.insert(label.transform.a)
    }
    expect(scales.count == 26 && scales.min() == 1)
    expect(abs(try require(scales.max()) - 1.1) < 1e-9)
  }

  /// A table that lies in the controller's view, held by constraints, as most screens have it.
  private final class PinnedRows: UIViewController {
    let table = UITableView(frame: .zero, style: .insetGrouped)

    override func viewDidLoad() {
      super.viewDidLoad()
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }

  @Test("a table that constraints hold does not stretch the bar, when it is shown and when the window turns")
  func aConstrainedTableDoesNotStretchTheBar() throws {
    let rows = PinnedRows()
    rows.title = "Everything"
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = MountedScreen(navigation, size: CGSize(width: 390, height: 844))
    try screen.settle()
    let height =
      NavigationBarLayout.height(for: navigation.traitCollection) + LargeTitle.height(for: navigation.traitCollection)
    for size in [CGSize(width: 390, height: 844), CGSize(width: 700, height: 500), CGSize(width: 390, height: 844)] {
      screen.resize(to: size)
      try screen.settle()
      expectEqual(navigation.navigationBar.frame.height, height, "\(size)")
      expectEqual(rows.table.contentOffset.y, -height, "\(size)")
    }
  }

  @Test("a navigation controller that left is released")
  func aNavigationControllerWithLargeTitlesIsReleased() throws {
    weak var gone: UINavigationController?
    do {
      let (_, navigation, screen) = try make()
      gone = navigation
      navigation.pushViewController(UIViewController(), animated: true)
      try screen.settle()
    }
    expectNil(gone)
  }

  @Test("a subtitle is below it, and scrolls away with it")
  func aSubtitleScrollsAwayWithTheLargeTitle() throws {
    let (rows, navigation, screen) = try make { $0.navigationItem.subtitle = "of them" }
    let bar = navigation.navigationBar
    let line = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: bar.traitCollection).lineHeight
    expect(bar.frame.height == 96 + line.rounded(.up) && rows.tableView.contentOffset.y == -bar.frame.height)
    let content = try require(bar.subviews.compactMap { $0 as? NavigationBarContent }.last)
    let labels = try require(content.largeTitle?.subviews as? [UILabel])
    expectEqual(labels.map(\.text), ["Everything", "of them"])
    expect(labels[1].frame.minY >= labels[0].frame.maxY - 1 && labels[1].frame.minX == labels[0].frame.minX)
    rows.tableView.contentOffset.y = 100
    try screen.settle()
    expectEqual(bar.frame.height, 44)
    let small = try require(content.titleView as? SubtitledTitle)
    let parts = try require(small.subviews as? [UILabel])
    expect(parts.map(\.text) == ["Everything", "of them"] && small.frame.height <= 44 && small.alpha == 1)
    expect(parts[0].frame.maxY <= parts[1].frame.minY + 1 && parts[0].font.pointSize > parts[1].font.pointSize)
    rows.navigationItem.subtitle = nil
    try screen.settle()
    expect(content.titleView is UILabel)
  }
}

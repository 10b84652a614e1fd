import Expectations
import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Observable
private final class Counter: Identifiable {
  nonisolated let id: Int
  var count = 0

  init(id: Int) { self.id = id }
}

@MainActor @Suite("A controller of a list screen")
struct ListViewControllerTests {
  private func texts(_ list: ListViewController) -> [String] { list.tableView.visibleCells.map(ListScene.text) }

  @Test("the product: unknown parts have no rows; a change updates the rows that differ")
  func product() async throws {
    let product = Product()
    product.pictures = ["front"]
    product.price = 20
    let list = ListViewController(ProductContents(product: product))
    let screen = MountedScreen(UINavigationController(rootViewController: list))
    try screen.settle()
    expectEqual(texts(list), ["front", "20 kr", "0 comments", "No comments yet"])
    expectEqual(list.title, "Product")
    let picture = list.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    expectEqual(picture.width / picture.height, 8.0 / 3)
    expectEqual(
      list.adapter.description,
      """
      2 sections, 4 rows
      'basics': 2 rows
        0.0 Carousel pictures, aspect ratio 2.67
        0.1 Headline price, automatic
      'comments': 2 rows, header
        1.0 Headline count, automatic
        1.1 Headline none, automatic
      """)
    let cells = list.tableView.visibleCells
    product.title = "Chair"
    product.specification = ["width": "40", "depth": "45"]
    product.comments = (1...6).map { Product.Comment(id: $0, text: "comment \($0)") }
    expectEqual(texts(list).count, 4, "nothing changes before the next frame")
    await yieldToTasks()
    try screen.settle()
    expectEqual(
      texts(list),
      [
        "front", "Chair", "20 kr", "depth: 45", "width: 40", "6 comments", "comment 1", "comment 2", "comment 3",
        "comment 4", "View all comments",
      ])
    expectEqual(list.title, "Chair")
    expect(cells.prefix(3).allSatisfy(list.tableView.visibleCells.contains))
    let all = try require(list.adapter.indexPath(for: RowIdentity(Headline.self, id: "all")))
    try screen.tap(row: all)
    await yieldToTasks()
    try screen.settle()
    expectEqual(texts(list).suffix(2), ["comment 5", "comment 6"])
  }

  @Test("the feed: two streams, handlers typed by their own models, deleting by a swipe")
  func feed() async throws {
    let feed = FeedModel()
    feed.posts = (1...3).map { Post(id: $0, text: "post \($0)") }
    feed.ads = [Ad(id: 1, sponsor: "ad")]
    let list = ListViewController(FeedContents(feed: feed))
    let screen = MountedScreen(list)
    try screen.settle()
    expectEqual(texts(list), ["post 1", "post 2", "ad", "post 3"])
    expectEqual(feed.impressions, [1: 1])
    try screen.tap(row: IndexPath(row: 1, section: 0))
    expectEqual(feed.opened, [2])
    try screen.drag(row: IndexPath(row: 0, section: 0), by: CGVector(dx: -380, dy: 0))
    await yieldToTasks()
    try screen.settle()
    expectEqual(texts(list), ["post 2", "ad", "post 3"])
    expectEqual(feed.impressions, [1: 1])
  }

  @Test("settings: a switch drives the model, and the model the rows")
  func settings() async throws {
    let settings = Settings()
    let list = ListViewController(SettingsContents(settings: settings))
    let screen = MountedScreen(UINavigationController(rootViewController: list))
    try screen.settle()
    expectEqual(list.tableView.numberOfRows(inSection: 0), 2)
    let cell = try require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let toggle = try require(cell.accessoryView as? UISwitch)
    screen.tap(at: toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: nil))
    try screen.settle()
    await yieldToTasks()
    try screen.settle()
    expect(!settings.isOnline)
    expectEqual(list.tableView.numberOfRows(inSection: 0), 1)
    expect(cell.accessoryView === toggle, "the cell is the same")
    try screen.tap(row: IndexPath(row: 0, section: 1))
    expectEqual(settings.opened, ["about"])
    expectEqual(list.tableView.indexPathForSelectedRow, IndexPath(row: 0, section: 1), "until the screen appears again")
  }

  @Test("a screen that is set in the first frame is not animated, one that is set later is")
  func screenOfTheFirstFrame() throws {
    struct Wishes: ListScreen {
      var count = 1
      var rows: RowList { Rows((0..<count).map { $0 }, id: \.self) { Row($0, Headline("wish \($0)")) } }
    }
    final class Controller: ListViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let wishes = screen as? Wishes, wishes.count == 1 { screen = Wishes(count: 3) }
      }
    }
    let list = Controller(Wishes())
    let screen = MountedScreen(list)
    try screen.settle()
    expectEqual(texts(list), ["wish 0", "wish 1", "wish 2"])
    let atOnce = screen.time
    expect(atOnce < 0.1, "nothing moves")
    list.screen = Wishes(count: 2)
    try screen.settle()
    expectEqual(texts(list), ["wish 0", "wish 1"])
    expect(screen.time - atOnce > 0.2, "the row leaves")
  }

  @Test("a switch returns to its state if the model does not follow")
  func stubbornModel() throws {
    struct Stubborn: ListScreen {
      var rows: RowList { Row("a", Headline("a")).toggle(true) { _ in } }
    }
    let list = ListViewController(Stubborn())
    let screen = MountedScreen(list)
    try screen.settle()
    let toggle = try require(list.tableView.visibleCells.first?.accessoryView as? UISwitch)
    screen.tap(at: toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: nil))
    try screen.settle()
    expect(toggle.isOn)
  }

  @Test("a property that only a cell reads updates that cell, without making the rows again")
  func cellObservation() async throws {
    @MainActor final class Log { var evaluations = 0, configured: [Int] = [] }
    struct Counters: ListScreen {
      let counters: [Counter]
      let log: Log
      var rows: RowList {
        let _ = log.evaluations += 1
        Rows(counters) { counter in
          Row(counter, in: UITableViewCell.self) { cell, counter in
            log.configured.append(counter.id)
            cell.textLabel?.text = "\(counter.count)"
          }
        }
      }
    }
    let log = Log()
    let counters = (0..<3).map(Counter.init)
    let list = ListViewController(Counters(counters: counters, log: log))
    let screen = MountedScreen(list)
    try screen.settle()
    let evaluations = log.evaluations
    log.configured = []
    counters[1].count = 7
    counters[1].count = 8
    await yieldToTasks()
    try screen.settle()
    expectEqual(texts(list), ["0", "8", "0"])
    expect(log.configured == [1] && log.evaluations == evaluations)
  }

  @Test("handlers retain nothing")
  func lifeTime() async throws {
    weak var controller: ListViewController?
    weak var adapter: ListAdapter?
    weak var model: Product?
    weak var table: UITableView?
    do {
      let product = Product()
      product.comments = [Product.Comment(id: 1, text: "one")]
      let list = ListViewController(ProductContents(product: product))
      let screen = MountedScreen(list)
      try screen.settle()
      product.price = 3
      await yieldToTasks()
      try screen.settle()
      (controller, adapter, model, table) = (list, list.adapter, product, list.tableView)
      expect(controller != nil && adapter != nil && model != nil && table != nil)
    }
    await yieldToTasks()
    expect(controller == nil && adapter == nil && model == nil && table == nil)
  }

  @Test("another screen shows the difference")
  func otherScreen() throws {
    struct Lines: ListScreen {
      var lines: [String]
      var rows: RowList { Rows(lines, id: { $0 }) { Headline($0) } }
    }
    let list = ListViewController(Lines(lines: ["a", "b"]))
    let screen = MountedScreen(list)
    try screen.settle()
    let first = list.tableView.visibleCells.first
    list.screen = Lines(lines: ["x", "a"])
    try screen.settle()
    expect(texts(list) == ["x", "a"] && list.tableView.visibleCells.last === first)
  }
}

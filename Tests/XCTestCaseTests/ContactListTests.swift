import UIKit
import XCTest

private final class ContactListController: UITableViewController {
  var names = (1...40).map { "Contact \($0)" }
  var onScrollEnd: (() -> Void)?
  private(set) var displayed: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displayed.insert(indexPath.row)
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onScrollEnd?() }
}

/// A suite of a list on a shown window: rows come with the run loop, scrolls and updates end by callbacks.
final class ContactListTests: XCTestCase {
  private var window: UIWindow!
  private var list: ContactListController!

  override func setUpWithError() throws {
    list = ContactListController(style: .plain)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    window.rootViewController = list
    window.makeKeyAndVisible()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
  }

  override func tearDownWithError() throws {
    window.isHidden = true
    window = nil
    list = nil
  }

  func testRowsAreShownAfterARunLoopTurn() {
    XCTAssertEqual(list.tableView.visibleCells.first?.textLabel?.text, "Contact 1")
    XCTAssertEqual(list.tableView.visibleCells.count, 10)
    XCTAssertTrue(list.displayed.isSuperset(of: 0..<10))
  }

  func testAScrollEndsByItsCallback() {
    let ended = expectation(description: "scrolled")
    list.onScrollEnd = { ended.fulfill() }
    list.tableView.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: true)
    wait(for: [ended], timeout: 5)
    XCTAssertEqual(list.tableView.indexPathsForVisibleRows?.first?.row, 30)
    XCTAssertNotNil(list.tableView.cellForRow(at: IndexPath(row: 35, section: 0)))
  }

  func testABatchUpdateCompletes() {
    let updated = expectation(description: "updated")
    list.tableView.performBatchUpdates {
      self.list.names.remove(at: 0)
      self.list.names.insert("Newcomer", at: 3)
      self.list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      self.list.tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .left)
    } completion: { finished in
      XCTAssertTrue(finished)
      updated.fulfill()
    }
    wait(for: [updated], timeout: 5)
    XCTAssertEqual(list.tableView.visibleCells.map { $0.textLabel?.text }[3], "Newcomer")
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 40)
  }

  func testSelectionNeedsNoRunLoopTurn() {
    let path = IndexPath(row: 2, section: 0)
    list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    XCTAssertEqual(list.tableView.indexPathForSelectedRow, path)
    XCTAssertEqual(list.tableView.cellForRow(at: path)?.isSelected, true)
  }
}

import Expectations
import Testing
import TrestleTesting
import UIKit

// Prefetching, an index, a refresh control and several selected rows as they were written before Swift 6. It has to
// compile in language mode 5 without a warning.

class RefreshedScreen: UITableViewController {
  var names = ["Ana", "Ben", "Cora"]
  var fetched: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.prefetchDataSource = self
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControl = control
  }

  func refresh() {
    names.append("Dan")
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { names.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { names.map { String($0.prefix(1)) } }
  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
}

extension RefreshedScreen: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { fetched += indexPaths }
}

@MainActor @Suite struct RefreshedScreenTests {
  @Test func aTablePrefetchesRefreshesAndHasAnIndex() {
    let controller = RefreshedScreen(style: .plain)
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    expect(controller.fetched.first == IndexPath(row: 8, section: 1))
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
    screen.advance(by: 2)
    expect(controller.names.count == 4)
    screen.tap(at: CGPoint(x: 384, y: 422 + 21))
    expect(controller.tableView.contentOffset.y > 0)
  }
}

import UIKit

/// Whether tables know which data sources move rows, without being told: read from code, which differs where it is
/// optimised, so that tests in debug builds say nothing of it.
@MainActor
enum EditingMethods {
  private class Plain: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private final class Moving: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }

  /// What is wrong; nil where nothing is.
  static func fault() -> String? {
    if hasGrips(Plain()) { return "a row has a grip whose data source moves none" }
    return hasGrips(Moving()) ? nil : "a row has no grip whose data source moves it"
  }

  private static func hasGrips(_ dataSource: any UITableViewDataSource) -> Bool {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = dataSource
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    return table.cellForRow(at: IndexPath(row: 0, section: 0))?.showsReorderControl ?? false
  }
}

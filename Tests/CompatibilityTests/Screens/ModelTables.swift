import UIKit

/// A model that tells its observers of each change as it happens, and tables that follow it row by row. In the manner
/// of libraries for tables whose rows are described by values.
@MainActor protocol RowModelObserver: AnyObject {
  func model(inserted index: Int, section: Int)
  func model(removed index: Int, section: Int)
  func modelWasReplaced()
}

struct DescribedRow: Equatable {
  var title: String
  var detail: String?
}

struct DescribedSection: Equatable {
  var header: String?
  var footer: String?
  var rows: [DescribedRow]
}

@MainActor final class DescribedModel {
  var sections: [DescribedSection]
  weak var observer: (any RowModelObserver)?

  init(_ sections: [DescribedSection]) { self.sections = sections }

  func append(_ row: DescribedRow, toSection section: Int) {
    sections[section].rows.append(row)
    observer?.model(inserted: sections[section].rows.count - 1, section: section)
  }

  func remove(at index: Int, section: Int) {
    sections[section].rows.remove(at: index)
    observer?.model(removed: index, section: section)
  }

  /// Removes rows and tells of each while the rows are being gone through.
  func removeAll(inSection section: Int, where isGone: (DescribedRow) -> Bool) {
    var index = 0
    sections[section].rows.removeAll { row in
      defer { index += 1 }
      guard isGone(row) else { return false }
      observer?.model(removed: index, section: section)
      return true
    }
  }

  func replace(_ sections: [DescribedSection]) {
    self.sections = sections
    observer?.modelWasReplaced()
  }
}

final class DescribedTable: NSObject, UITableViewDataSource, UITableViewDelegate, RowModelObserver {
  let table: UITableView
  let model: DescribedModel
  private(set) var asked = 0

  init(table: UITableView, model: DescribedModel) {
    self.table = table
    self.model = model
    super.init()
    table.dataSource = self
    table.delegate = self
    model.observer = self
  }

  func model(inserted index: Int, section: Int) {
    table.insertRows(at: [IndexPath(row: index, section: section)], with: .automatic)
  }
  func model(removed index: Int, section: Int) {
    table.deleteRows(at: [IndexPath(row: index, section: section)], with: .automatic)
  }
  func modelWasReplaced() { table.reloadData() }

  func numberOfSections(in tableView: UITableView) -> Int {
    asked += 1
    return model.sections.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = model.sections[indexPath.section].rows[indexPath.row]
    let style: UITableViewCell.CellStyle = row.detail == nil ? .default : .subtitle
    let identifier = "\(style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    model.sections[section].header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    model.sections[section].footer
  }
}

/// A collection view of one section that follows a list of names.
final class NameCollection: NSObject, UICollectionViewDataSource {
  var names: [String]
  let view: UICollectionView
  private(set) var asked = 0

  init(names: [String], view: UICollectionView) {
    self.names = names
    self.view = view
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    asked += 1
    return names.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = names[indexPath.item]
    return cell
  }
}

import UIKit

/// A shopping list as the documentation of `UITableView` tells to write one: the data changes, then the table is told.
class ShoppingListViewController: UITableViewController {
  struct Item: Equatable {
    var name: String
    var isBought = false
  }

  private(set) var open: [Item] = ["Bread", "Milk", "Apples"].map { Item(name: $0) }
  private(set) var bought: [Item] = []
  private(set) var finished: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
  }

  func add(_ name: String) {
    open.insert(Item(name: name), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func rename(_ row: Int, _ name: String) {
    open[row].name = name
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
  }

  func mark(_ row: Int) {
    open[row].name += "!"
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  func buy(_ row: Int) {
    let item = open.remove(at: row)
    bought.append(item)
    tableView.beginUpdates()
    tableView.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: bought.count - 1, section: 1))
    tableView.endUpdates()
  }

  func forgetBought() {
    tableView.performBatchUpdates({
      self.bought = []
      self.tableView.reloadSections(IndexSet(integer: 1), with: UITableView.RowAnimation.middle)
    }) { [weak self] isFinished in
      self?.finished.append(isFinished)
    }
  }

  func removeTwo() {
    tableView.performBatchUpdates {
      self.open.removeFirst(2)
      self.tableView.deleteRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 0)], with: .left)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? open.count : bought.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = (indexPath.section == 0 ? open : bought)[indexPath.row].name
    return cell
  }
}

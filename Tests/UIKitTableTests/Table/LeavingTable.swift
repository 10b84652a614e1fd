import Foundation
import ScreenTesting
import UIKit
import UIKitTesting

@testable import ListTesting

/// Data source and delegate of a table, from each of whose calls the app may let the table go.
@MainActor
final class LeavingTable: ScrollTeller {
  var counts = [30, 30]
  var hasMenus = false

  func cell(of tableView: UITableView, at path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = "Row"
    cell.accessoryType = .detailButton
    return cell
  }

  func swipe() -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Action") { [weak self] _, _, completion in
        self?.tell("swipe action")
        completion(true)
      }
    ])
  }

  func menu() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(previewProvider: { [weak self] in
      self?.tell("preview of a menu")
      return nil
    }) { [weak self] _ in
      self?.tell("elements of a menu")
      return UIMenu(children: [UIAction(title: "Choose") { _ in self?.tell("action of a menu") }])
    }
  }

  static func show(in holdings: Holdings, change: (UITableView, LeavingTable) -> Void = { _, _ in }) {
    let table = UITableView(frame: .zero, style: .plain)
    let owner = LeavingTable()
    owner.holdings = holdings
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = owner
    table.delegate = owner
    table.prefetchDataSource = owner
    table.dragDelegate = owner
    table.dropDelegate = owner
    table.dragInteractionEnabled = true
    table.allowsFocus = true
    change(table, owner)
    holdings.hold(owner)
    holdings.show(table)
    if let cell = table.visibleCells.first { holdings.watch("cell", cell) }
  }
}

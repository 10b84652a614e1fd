import UIKit

/// Vouchers with the buttons behind a row written as before iOS 11.
class VouchersViewController: UITableViewController {
  var vouchers = ["Books 10", "Shoes 25", "Travel 40"]
  var shared: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Vouchers"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "voucher")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return vouchers.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "voucher", for: indexPath)
    cell.textLabel?.text = vouchers[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    let delete = UITableViewRowAction(style: .destructive, title: "Delete") { (action, indexPath) in
      self.vouchers.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    let share = UITableViewRowAction(style: .normal, title: "Share") { [weak self] _, indexPath in
      guard let self = self else { return }
      self.shared.append(self.vouchers[indexPath.row])
      self.tableView.setEditing(false, animated: true)
    }
    share.backgroundColor = .systemBlue
    return [delete, share]
  }
}

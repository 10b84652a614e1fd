import UIKit

/// All items of a part of the page, one below the other.
final class ShopItemsViewController: UITableViewController {
  private let items: [ShownItem]

  init(_ items: ShopItems, of shop: ShopModel) {
    self.items = shop.shown(items.items)
    super.init(style: .plain)
    title = items.title
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RankedItemCell.self, forCellReuseIdentifier: "item")
    tableView.estimatedRowHeight = 70
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    (cell as? RankedItemCell)?.show(indexPath.row + 1, items[indexPath.row])
    return cell
  }
}

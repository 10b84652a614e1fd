import UIKit

/// The page of a shop on a bare table. It passes actions to the model, and the model's content to the data source.
final class PlainShopViewController: UITableViewController, ShopModelDelegate {
  let shop: ShopModel
  private(set) lazy var dataSource = ShopDataSource(tableView)

  init(shop: ShopModel) {
    self.shop = shop
    super.init(style: .plain)
    title = "Shop"
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 100
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    self.refreshControl = refreshControl
    dataSource.onMore = { [weak self] in self?.showAll($0) }
    dataSource.onSignIn = { [weak self] in self?.shop.signIn() }
    dataSource.onRetry = { [weak self] in self?.shop.load($0) }
    dataSource.bannerClock = shop.bannerClock
    dataSource.onRetryPictures = { [weak self] in self?.shop.retryPictures() }
    shop.delegate = self
    shop.load()
    show(animated: false)
  }

  private func refresh() { Task { [shop] in await shop.refresh() } }

  private func show(animated: Bool) {
    dataSource.show(ShopSection.all(of: shop), animated: animated)
    navigationItem.rightBarButtonItem =
      shop.isSignedIn
      ? UIBarButtonItem(primaryAction: UIAction(title: "Sign out") { [weak self] _ in self?.shop.signOut() }) : nil
  }

  private func showAll(_ part: ShopPart) {
    guard let items = part == .shelf ? shop.shelf.content : shop.ranking.content else { return }
    navigationController?.pushViewController(ShopItemsViewController(items, of: shop), animated: true)
  }

  // MARK: The model

  func shopDidChange(_ shop: ShopModel) { show(animated: view.window != nil) }
  func shopDidRefresh(_ shop: ShopModel) { refreshControl?.endRefreshing() }
}

import UIKit

/// The page of a shop on a bare collection view. It passes actions to the model, and the model's content to the data
/// source.
final class PlainShopViewController: UICollectionViewController, ShopModelDelegate {
  let shop: ShopModel
  let pager: ShopPager
  private(set) lazy var dataSource = ShopDataSource(collectionView, pager: pager)

  init(shop: ShopModel) {
    self.shop = shop
    pager = ShopPager(clock: shop.bannerClock)
    weak var controller: PlainShopViewController?
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { controller?.section($0, $1) })
    controller = self
    title = "Shop"
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    collectionView.refreshControl = refreshControl
    dataSource.onMore = { [weak self] in self?.showAll($0) }
    dataSource.onSignIn = { [weak self] in self?.shop.signIn() }
    dataSource.onRetry = { [weak self] in self?.shop.load($0) }
    pager.turn = { [weak self] in self?.turn(to: $0) }
    shop.delegate = self
    shop.load()
    show(animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pager.isOnScreen = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pager.isOnScreen = false
  }

  private func refresh() { Task { [shop] in await shop.refresh() } }

  private func show(animated: Bool) {
    pager.count = shop.banners.content?.count ?? 0
    dataSource.show(ShopSection.all(of: shop), animated: animated)
    navigationItem.rightBarButtonItem =
      shop.isSignedIn
      ? UIBarButtonItem(primaryAction: UIAction(title: "Sign out") { [weak self] _ in self?.shop.signOut() }) : nil
  }

  private func showAll(_ part: ShopPart) {
    guard let items = part == .shelf ? shop.shelf.content : shop.ranking.content else { return }
    navigationController?.pushViewController(ShopItemsViewController(items, of: shop), animated: true)
  }

  // MARK: Sections

  private func section(
    _ number: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    switch dataSource.section(number) {
    case .carousel:
      let section = banners(environment)
      let dots = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: dots, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      ]
      return section
    case .shelf:
      let section = ShopLayout.shelf(environment)
      section.boundarySupplementaryItems = [ShopLayout.shelfHeader]
      return section
    case .ranking: return list(environment, hasHeader: true)
    case .signIn, .phase, nil: return list(environment, hasHeader: false)
    }
  }

  private func banners(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(width / ShopStyle.bannerAspect))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      let banners = items.filter { $0.representedElementCategory == .cell }
      let nearest = banners.min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }
      if let page = nearest?.indexPath.item { self?.showPage(page) }
    }
    return section
  }

  /// Only rows of the ranking have lines between them.
  private func list(
    _ environment: any NSCollectionLayoutEnvironment, hasHeader: Bool
  ) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = hasHeader ? .supplementary : .none
    list.itemSeparatorHandler = { [weak self] path, separator in
      guard let self, case .ranked = dataSource.row(at: path) else {
        var hidden = separator
        hidden.topSeparatorVisibility = .hidden
        hidden.bottomSeparatorVisibility = .hidden
        return hidden
      }
      return separator
    }
    return .list(using: list, layoutEnvironment: environment)
  }

  // MARK: Pages

  private func showPage(_ page: Int) {
    guard page != pager.page else { return }
    pager.show(page: page)
    dataSource.showDots()
  }

  private func turn(to page: Int) {
    guard let section = dataSource.sections.firstIndex(of: .carousel) else { return }
    collectionView.turn(toBanner: IndexPath(item: page, section: section))
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if case .banner(let banner) = dataSource.row(at: indexPath) { pager.bannerCame(banner.id) }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if let cell = cell as? BannerCell, let banner = cell.banner { pager.bannerWent(banner.id) }
  }

  // MARK: Selection

  private func hasFailedPicture(_ indexPath: IndexPath) -> Bool {
    switch dataSource.row(at: indexPath) {
    case .banner(let banner): banner.picture == .failed
    case .item(let item): item.picture == .failed
    default: false
    }
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    hasFailedPicture(indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    hasFailedPicture(indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    shop.retryPictures()
  }

  // MARK: The model

  func shopDidChange(_ shop: ShopModel) { show(animated: view.window != nil) }
  func shopDidRefresh(_ shop: ShopModel) { collectionView.refreshControl?.endRefreshing() }
}

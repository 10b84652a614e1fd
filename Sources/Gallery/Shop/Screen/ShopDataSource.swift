import UIKit

/// Shows sections in a collection view. Actions in cells are reported by closures.
@MainActor
final class ShopDataSource: NSObject {
  var onMore: (ShopPart) -> Void = { _ in }
  var onSignIn: () -> Void = {}
  var onRetry: (ShopPart) -> Void = { _ in }
  private let pager: ShopPager
  private unowned let collectionView: UICollectionView
  private var rows: [String: ShopRow] = [:]
  private var titles: [ShopSection.ID: String] = [:]
  private var source: UICollectionViewDiffableDataSource<ShopSection.ID, String>?

  init(_ collectionView: UICollectionView, pager: ShopPager) {
    self.pager = pager
    self.collectionView = collectionView
    super.init()
    for cell in [
      BannerCell.self, SignInCell.self, ShelfItemCell.self, RankedItemCell.self, ShopPhaseCell.self,
    ] as [UICollectionViewCell.Type] { collectionView.register(cell, forCellWithReuseIdentifier: "\(cell)") }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] in
      self?.cell($0, $1, $2)
    }
    source?.supplementaryViewProvider = { [weak self] in self?.edge($0, $1, $2) }
  }

  /// The sections that the collection view has.
  var sections: [ShopSection.ID] { source?.snapshot().sectionIdentifiers ?? [] }

  func section(_ number: Int) -> ShopSection.ID? { source?.sectionIdentifier(for: number) }

  func row(at indexPath: IndexPath) -> ShopRow? { source?.itemIdentifier(for: indexPath).flatMap { rows[$0] } }

  /// Shows sections: inserted and deleted rows are animated, and changed rows are configured in place.
  func show(_ sections: [ShopSection], animated: Bool) {
    var new: [String: ShopRow] = [:]
    var snapshot = NSDiffableDataSourceSnapshot<ShopSection.ID, String>()
    for section in sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
      for row in section.rows { new[row.id] = row }
      titles[section.id] = section.title
    }
    let changed = new.filter { id, row in rows[id].map { $0 != row } ?? false }
    let isSame = changed.isEmpty && new.count == rows.count && new.keys.allSatisfy { rows[$0] != nil }
    rows = new
    guard !isSame || snapshot.itemIdentifiers != source?.snapshot().itemIdentifiers else { return }
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { changed[$0] != nil })
    source?.apply(snapshot, animatingDifferences: animated)
  }

  // MARK: Cells

  private func cell(_ view: UICollectionView, _ indexPath: IndexPath, _ id: String) -> UICollectionViewCell? {
    guard let row = rows[id] else { return nil }
    let cell = view.dequeueReusableCell(withReuseIdentifier: "\(Self.cellClass(of: row))", for: indexPath)
    fill(cell, row)
    return cell
  }

  private static func cellClass(of row: ShopRow) -> UICollectionViewCell.Type {
    switch row {
    case .banner: BannerCell.self
    case .signIn: SignInCell.self
    case .item: ShelfItemCell.self
    case .ranked: RankedItemCell.self
    case .loading, .failed: ShopPhaseCell.self
    }
  }

  private func fill(_ cell: UICollectionViewCell, _ row: ShopRow) {
    switch (row, cell) {
    case (.banner(let banner), let cell as BannerCell):
      cell.show(banner)
      cell.onTouch = pager.touch
    case (.signIn, let cell as SignInCell): cell.onSignIn = { [weak self] in self?.onSignIn() }
    case (.item(let item), let cell as ShelfItemCell): cell.show(item)
    case (.ranked(let ranked), let cell as RankedItemCell): cell.show(ranked.rank, ranked.item)
    case (.loading(let part), let cell as ShopPhaseCell): cell.show(part, nil)
    case (.failed(let part, let fault), let cell as ShopPhaseCell):
      cell.show(part, fault)
      cell.onRetry = { [weak self] in self?.onRetry(part) }
    default: break
    }
  }

  // MARK: Headers and dots

  private func edge(_ view: UICollectionView, _ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView? {
    let edge = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    let content: (any UIContentConfiguration)? =
      kind == UICollectionView.elementKindSectionHeader ? header(indexPath.section) : dots
    (edge as? UICollectionViewListCell)?.contentConfiguration = content
    return edge
  }

  private func header(_ section: Int) -> ShopHeader? {
    guard let id = self.section(section), let title = titles[id] else { return nil }
    return ShopHeader(title: title) { [weak self] in self?.onMore(id == .shelf ? .shelf : .ranking) }
  }

  private var dots: PageDots { PageDots(count: pager.count, page: pager.page) }

  /// Shows the page that the banners have now.
  func showDots() {
    guard let section = sections.firstIndex(of: .carousel) else { return }
    let view = collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
    (view as? UICollectionViewListCell)?.contentConfiguration = dots
  }
}

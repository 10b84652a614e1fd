import UIKit

/// Shows sections in a table. Actions in cells are reported by closures.
@MainActor
final class ShopDataSource {
  var onMore: (ShopPart) -> Void = { _ in }
  var onSignIn: () -> Void = {}
  var onRetry: (ShopPart) -> Void = { _ in }
  /// Says when the next banner comes.
  var bannerClock: (any Clock<Duration>)?
  var onRetryPictures: () -> Void = {}

  private var rows: [String: ShopRow] = [:]
  private var tableSource: UITableViewDiffableDataSource<ShopSection.ID, String>?

  init(_ tableView: UITableView) {
    tableView.register(CarouselCell.self, forCellReuseIdentifier: "carousel")
    tableView.register(SignInCell.self, forCellReuseIdentifier: "sign-in")
    tableView.register(ShopHeaderCell.self, forCellReuseIdentifier: "header")
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
    tableView.register(RankedItemCell.self, forCellReuseIdentifier: "ranked")
    tableView.register(ShopPhaseCell.self, forCellReuseIdentifier: "phase")
    tableSource = UITableViewDiffableDataSource(tableView: tableView) { [weak self] in self?.cell($0, $1, $2) }
    tableSource?.defaultRowAnimation = .fade
  }

  /// The sections that the table has.
  var sections: [ShopSection.ID] { tableSource?.snapshot().sectionIdentifiers ?? [] }

  func row(at indexPath: IndexPath) -> ShopRow? {
    tableSource?.itemIdentifier(for: indexPath).flatMap { rows[$0] }
  }

  /// Shows sections: inserted and deleted rows are animated, and changed rows are configured in place.
  func show(_ sections: [ShopSection], animated: Bool) {
    var new: [String: ShopRow] = [:]
    var snapshot = NSDiffableDataSourceSnapshot<ShopSection.ID, String>()
    for section in sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
      for row in section.rows { new[row.id] = row }
    }
    let changed = new.filter { id, row in rows[id].map { $0 != row } ?? false }
    let isSame = changed.isEmpty && new.count == rows.count && new.keys.allSatisfy { rows[$0] != nil }
    rows = new
    guard !isSame || snapshot.itemIdentifiers != tableSource?.snapshot().itemIdentifiers else { return }
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { changed[$0] != nil })
    tableSource?.apply(snapshot, animatingDifferences: animated)
  }

  // MARK: Cells

  private func cell(_ tableView: UITableView, _ indexPath: IndexPath, _ id: String) -> UITableViewCell? {
    guard let row = rows[id] else { return nil }
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier(of: row), for: indexPath)
    fill(cell, row)
    return cell
  }

  private static func identifier(of row: ShopRow) -> String {
    switch row {
    case .carousel: "carousel"
    case .signIn: "sign-in"
    case .header: "header"
    case .shelf: "shelf"
    case .ranked: "ranked"
    case .loading, .failed: "phase"
    }
  }

  private func fill(_ cell: UITableViewCell, _ row: ShopRow) {
    // Whether rows have separators: only those of the ranking.
    var isRanked = false
    switch (row, cell) {
    case (.carousel(let banners), let cell as CarouselCell):
      cell.clock = bannerClock
      cell.show(banners)
      cell.onRetryPictures = { [weak self] in self?.onRetryPictures() }
    case (.signIn, let cell as SignInCell): cell.onSignIn = { [weak self] in self?.onSignIn() }
    case (.header(let part, let title, let hasMore), let cell as ShopHeaderCell):
      cell.show(title, hasMore: hasMore)
      cell.onMore = { [weak self] in self?.onMore(part) }
    case (.shelf(let items), let cell as ShelfCell):
      cell.show(items)
      cell.onRetryPictures = { [weak self] in self?.onRetryPictures() }
    case (.ranked(let rank, let item), let cell as RankedItemCell):
      cell.show(rank, item)
      isRanked = true
    case (.loading(let part), let cell as ShopPhaseCell): cell.show(part, nil)
    case (.failed(let part, let fault), let cell as ShopPhaseCell):
      cell.show(part, fault)
      cell.onRetry = { [weak self] in self?.onRetry(part) }
    default: break
    }
    cell.separatorInset = isRanked ? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) : Self.noLine
  }

  /// A line that begins beyond every row.
  private static let noLine = UIEdgeInsets(top: 0, left: 10_000, bottom: 0, right: 0)
}

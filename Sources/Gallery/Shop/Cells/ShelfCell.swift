import UIKit

/// Items in a row that is scrolled sideways.
final class ShelfCell: UITableViewCell {
  private let layout = SidewaysLayout()
  private(set) lazy var collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private lazy var height = collectionView.heightAnchor.constraint(equalToConstant: 0)
  private var items: [ShownItem] = []
  /// Called when an item whose picture did not come is tapped.
  var onRetryPictures: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    layout.minimumLineSpacing = ShopStyle.padding
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.alwaysBounceHorizontal = true
    collectionView.backgroundColor = .clear
    collectionView.register(ShelfItemCell.self, forCellWithReuseIdentifier: "item")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(collectionView)
    // The row's height is rounded to pixels.
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: ShopStyle.gap),
      collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -ShopStyle.padding),
      collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      height,
    ])
    adoptTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: ShelfCell, _) in
      cell.adoptTextSize()
    }
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its cells in code.") }

  private func adoptTextSize() {
    layout.itemSize = ShelfItemCell.size(for: traitCollection)
    height.constant = layout.itemSize.height
  }

  /// Shows items. The same ones stay where they were scrolled to.
  func show(_ items: [ShownItem]) {
    let isSame = items.map(\.id) == self.items.map(\.id)
    self.items = items
    guard isSame else { return collectionView.reloadData() }
    for case let cell as ShelfItemCell in collectionView.visibleCells {
      if let path = collectionView.indexPath(for: cell) { cell.show(items[path.item]) }
    }
  }
}

extension ShelfCell: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ShelfItemCell)?.show(items[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if items[indexPath.item].picture == .failed { onRetryPictures() }
  }
}

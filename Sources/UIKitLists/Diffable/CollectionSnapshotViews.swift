/// Cells and supplementary views of a diffable data source, made by the app's providers.
@MainActor
final class CollectionSnapshotViews<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>

  private let applier: SnapshotApplier<UICollectionView, Section, Item>
  private let cellProvider: DataSource.CellProvider
  var supplementaryViewProvider: DataSource.SupplementaryViewProvider?

  init(applier: SnapshotApplier<UICollectionView, Section, Item>, cellProvider: @escaping DataSource.CellProvider) {
    self.applier = applier
    self.cellProvider = cellProvider
  }

  func cell(in collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
    applier.cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
  }

  func supplementaryView(
    in collectionView: UICollectionView, _ kind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let made = applier.makingView { supplementaryViewProvider?(collectionView, kind, indexPath) }
    guard let view = made else {
      SnapshotFault.stop(
        "UICollectionViewDiffableDataSource: supplementaryViewProvider is nil or returned nil for element kind "
          + "'\(kind)' at \(indexPath), which is not allowed: the layout of \(collectionView) has such an element.",
        "Set supplementaryViewProvider and dequeue a view there, or give headers and footers no size.")
    }
    return view
  }
}

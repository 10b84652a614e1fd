import UIKit

/// Errands that are swiped away and pinned, and in edit mode deleted, added, reordered and chosen.
final class ErrandsListViewController: UICollectionViewController {
  private typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, String>

  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  private(set) var log: [String] = []
  private var pinned: Set<String> = []

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    title = "Errands"
    collectionView.collectionViewLayout = makeLayout()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      guard let errand = dataSource.itemIdentifier(for: indexPath) else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
        remove(errand)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      guard let errand = dataSource.itemIdentifier(for: indexPath), errand != "Buy milk" else { return nil }
      let pin = UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, _, completion in
        pinned.insert(errand)
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([errand])
        dataSource.apply(snapshot)
        completion(true)
      }
      pin.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [pin])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelectionDuringEditing = true
    let registration = Registration { [unowned self] cell, _, errand in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = errand
      content.secondaryText = pinned.contains(errand) ? "Pinned" : nil
      cell.contentConfiguration = content
      cell.accessories = [
        .delete(), .multiselect(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing),
      ]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, errand in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: errand)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
      log.append("order \(transaction.finalSnapshot.itemIdentifiers.joined(separator: ", "))")
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Buy milk", "Return books", "Call the plumber", "Water the plants", "Post the parcel"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func remove(_ errand: String) {
    log.append("removed \(errand)")
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([errand])
    dataSource.apply(snapshot)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selected \(indexPath.item)")
  }
}

import UIKit

/// Assets as a grid or as a list, changed by a button or by a pinch; several are chosen by a pan with two fingers.
final class AssetsViewController: UICollectionViewController {
  private(set) var names = (1...120).map { "Asset \($0)" }
  private(set) var log: [String] = []
  private(set) var isGrid = true
  private(set) var isTransitioning = false
  let gridLayout: UICollectionViewFlowLayout
  let listLayout: UICollectionViewFlowLayout

  init() {
    gridLayout = UICollectionViewFlowLayout()
    gridLayout.itemSize = CGSize(width: 120, height: 120)
    gridLayout.minimumInteritemSpacing = 10
    gridLayout.minimumLineSpacing = 10
    listLayout = UICollectionViewFlowLayout()
    listLayout.itemSize = CGSize(width: 380, height: 56)
    listLayout.minimumLineSpacing = 1
    super.init(collectionViewLayout: gridLayout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(AssetCell.self, forCellWithReuseIdentifier: "asset")
    collectionView.allowsMultipleSelection = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "List", primaryAction: UIAction(title: "List") { [weak self] _ in self?.toggleLayout() })
  }

  func toggleLayout(animated: Bool = true) {
    isGrid.toggle()
    collectionView.setCollectionViewLayout(isGrid ? gridLayout : listLayout, animated: animated) { finished in
      self.log.append("finished \(finished)")
    }
    navigationItem.rightBarButtonItem?.title = isGrid ? "List" : "Grid"
  }

  func startPinch() -> UICollectionViewTransitionLayout {
    isTransitioning = true
    let next = isGrid ? listLayout : gridLayout
    return collectionView.startInteractiveTransition(to: next) { completed, finished in
      self.isTransitioning = false
      if finished { self.isGrid.toggle() }
      self.log.append("transition \(completed) \(finished)")
    }
  }

  func movePinch(to progress: CGFloat) {
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    layout.transitionProgress = progress
    layout.invalidateLayout()
  }

  func endPinch(finish: Bool) {
    if finish {
      collectionView.finishInteractiveTransition()
    } else {
      collectionView.cancelInteractiveTransition()
    }
  }

  func deleteSelected() {
    let chosen = collectionView.indexPathsForSelectedItems ?? []
    collectionView.performBatchUpdates {
      for path in chosen.sorted(by: >) { self.names.remove(at: path.item) }
      self.collectionView.deleteItems(at: chosen)
    }
    setEditing(false, animated: true)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "asset", for: indexPath) as! AssetCell
    cell.label.text = names[indexPath.item]
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.item)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.append("begin \(indexPath.item)")
    setEditing(true, animated: true)
  }

  override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    log.append("end")
  }
}

final class AssetCell: UICollectionViewCell {
  let label = UILabel()
  private let check = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    label.translatesAutoresizingMaskIntoConstraints = false
    check.translatesAutoresizingMaskIntoConstraints = false
    check.isHidden = true
    contentView.addSubview(label)
    contentView.addSubview(check)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      check.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      check.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { check.isHidden = !isSelected }
  }
}

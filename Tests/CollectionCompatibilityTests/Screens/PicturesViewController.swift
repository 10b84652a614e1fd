import UIKit

/// A grid of pictures that are picked in edit mode, and that have menus.
final class PicturesViewController: UICollectionViewController {
  private(set) var names = ["Beach", "Castle", "Desert", "Forest", "Harbour", "Island", "Lake", "Meadow"]
  private(set) var opened: [String] = []
  private(set) var log: [String] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.register(PictureNameCell.self, forCellWithReuseIdentifier: "Picture")
    collectionView.allowsMultipleSelectionDuringEditing = true
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Picture", for: indexPath)
    (cell as? PictureNameCell)?.nameLabel.text = names[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    opened.append(names[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !isEditing else { return nil }
    return UIContextMenuConfiguration(identifier: names[indexPath.item] as NSString, previewProvider: nil) { _ in
      let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
        self?.names.remove(at: indexPath.item)
        self?.collectionView.deleteItems(at: [indexPath])
      }
      return UIMenu(children: [delete])
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    log.append("display \(configuration.identifier)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    log.append("end \(configuration.identifier)")
  }
}

/// A name, and a circle while pictures are picked.
final class PictureNameCell: UICollectionViewCell {
  let nameLabel = UILabel()
  let circle = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.frame = CGRect(x: 8, y: 8, width: 94, height: 20)
    circle.frame = CGRect(x: 80, y: 80, width: 22, height: 22)
    contentView.addSubview(nameLabel)
    contentView.addSubview(circle)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    circle.isHidden = !state.isEditing
    circle.image = UIImage(systemName: state.isSelected ? "checkmark.circle.fill" : "circle")
  }
}

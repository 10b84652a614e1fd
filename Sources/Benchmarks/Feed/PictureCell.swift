import UIKit

/// A picture above a caption, as shops and photo grids show them.
final class PictureCell: UICollectionViewCell {
  static let reuseIdentifier = "picture"
  private static let captionHeight: CGFloat = 24

  let pictureView = UIImageView()
  let captionLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    captionLabel.font = .preferredFont(forTextStyle: .footnote)
    contentView.addSubview(pictureView)
    contentView.addSubview(captionLabel)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    pictureView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.captionHeight)
    captionLabel.frame = CGRect(
      x: 0, y: bounds.height - Self.captionHeight, width: bounds.width, height: Self.captionHeight)
  }
}

/// The items of a grid or a carousel.
@MainActor
final class PictureSource: NSObject, UICollectionViewDataSource {
  private let itemCount: Int
  private let images: WorkloadImages

  init(itemCount: Int, images: WorkloadImages) {
    self.itemCount = itemCount
    self.images = images
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { itemCount }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PictureCell.reuseIdentifier, for: indexPath)
    guard let cell = cell as? PictureCell else { return cell }
    cell.pictureView.image = images.picture(indexPath.item % 8)
    cell.captionLabel.text = "Item \(indexPath.item)"
    return cell
  }
}

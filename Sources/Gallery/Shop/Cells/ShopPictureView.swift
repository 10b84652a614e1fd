import UIKit

/// Shows a picture: only the background while it is loading, and a symbol after a failure.
final class ShopPictureView: UIView {
  private let imageView = UIImageView()
  private let sign = UIImageView(image: UIImage(systemName: "arrow.clockwise"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    sign.contentMode = .center
    sign.tintColor = .secondaryLabel
    sign.isHidden = true
    // Screen readers skip the picture, because the item's name is beside it.
    for view in [imageView, sign] { view.isAccessibilityElement = false }
    addSubview(imageView)
    addSubview(sign)
  }

  /// The height of the part at the bottom that another view covers.
  var coveredHeight: CGFloat = 0 { didSet { if coveredHeight != oldValue { setNeedsLayout() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    sign.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: min(coveredHeight, bounds.height), right: 0))
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its views in code.") }

  func show(_ picture: ShopPicture) {
    imageView.image = picture.image
    sign.isHidden = picture != .failed
  }
}

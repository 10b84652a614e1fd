import UIKit

/// A picture across the whole page, with its title over it.
final class BannerCell: UICollectionViewCell {
  private let pictureView = ShopPictureView()
  private let shade = UIView()
  private let titleLabel = ShopStyle.makeLabel(ShopStyle.heading, .white, lines: 2)
  private let touches = TouchWatch()
  /// Called when the first finger touches, and when the last one is lifted.
  var onTouch: (_ isTouched: Bool) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Readable on every picture.
    shade.backgroundColor = .black.withAlphaComponent(0.35)
    for view in [pictureView, shade, titleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      pictureView.topAnchor.constraint(equalTo: contentView.topAnchor),
      pictureView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      pictureView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      shade.topAnchor.constraint(equalTo: titleLabel.topAnchor, constant: -ShopStyle.gap),
      shade.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      shade.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -ShopStyle.padding),
      titleLabel.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: ShopStyle.gap),
    ])
    touches.onChange = { [weak self] in
      guard let self else { return }
      onTouch(touches.isTouched)
    }
    addGestureRecognizer(touches)
    isAccessibilityElement = true
    accessibilityTraits = [.image]
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its cells in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layoutIfNeeded()
    pictureView.coveredHeight = shade.frame.height
  }

  private(set) var banner: ShownBanner?

  func show(_ banner: ShownBanner) {
    self.banner = banner
    titleLabel.text = banner.banner.title
    accessibilityLabel = banner.banner.title
    pictureView.show(banner.picture)
  }
}

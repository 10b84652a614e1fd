import UIKit

/// An item on the shelf: its picture, its name, its price.
final class ShelfItemCell: UICollectionViewCell {
  private let pictureView = ShopPictureView()
  private let nameLabel = ShopStyle.makeLabel(ShopStyle.name, lines: 2)
  private let priceLabel = ShopStyle.makeLabel(ShopStyle.price, .systemRed)

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.layer.cornerRadius = ShopStyle.cornerRadius
    let stack = UIStackView(arrangedSubviews: [pictureView, nameLabel, priceLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(ShopStyle.gap, after: pictureView)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
      pictureView.widthAnchor.constraint(equalTo: pictureView.heightAnchor, multiplier: ShopStyle.itemAspect),
    ])
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its cells in code.") }

  func show(_ item: ShownItem) {
    pictureView.show(item.picture)
    nameLabel.text = item.item.name
    priceLabel.text = ShopStyle.price(item.item.price)
    accessibilityLabel = "\(item.item.name), \(ShopStyle.price(item.item.price))"
  }

  /// A size that is large enough for every item, in points.
  static func size(for traits: UITraitCollection) -> CGSize {
    let scaled = UIFontMetrics(forTextStyle: .subheadline).scaledValue(
      for: ShopStyle.itemWidth, compatibleWith: traits)
    // The limit keeps the beginning of the next item visible at every text size.
    let width = min(scaled, ShopStyle.widestItem)
    let name = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits).lineHeight
    let price = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: ShopStyle.price, compatibleWith: traits)
    let texts = (2 * name + price.lineHeight).rounded(.up)
    return CGSize(
      width: width.rounded(), height: (width / ShopStyle.itemAspect + ShopStyle.gap + 4 + texts + 2).rounded(.up))
  }
}

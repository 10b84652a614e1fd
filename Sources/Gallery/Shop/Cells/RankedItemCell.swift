import UIKit

/// An item of the ranking: its number, picture, name and price. The picture is hidden at accessibility text sizes.
final class RankedItemCell: UICollectionViewListCell {
  /// All numbers have one width, so that pictures are below one another.
  private lazy var rankWidth = rankLabel.widthAnchor.constraint(equalToConstant: 0)
  private let rankLabel = ShopStyle.makeLabel(ShopStyle.rank, .secondaryLabel)
  private let pictureView = ShopPictureView()
  private let nameLabel = ShopStyle.makeLabel(ShopStyle.name, lines: 0)
  private let priceLabel = ShopStyle.makeLabel(ShopStyle.price, .systemRed)

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.layer.cornerRadius = ShopStyle.cornerRadius / 2
    rankLabel.textAlignment = .center
    let texts = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [rankLabel, pictureView, texts])
    row.alignment = .center
    row.spacing = ShopStyle.padding
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    // Not a required constraint, because a stack view sets the width of a hidden view to 0.
    let pictureWidth = pictureView.widthAnchor.constraint(equalToConstant: ShopStyle.thumbnail.width)
    pictureWidth.priority = UILayoutPriority(999)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: ShopStyle.gap),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -ShopStyle.gap),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      rankWidth,
      pictureWidth,
      pictureView.heightAnchor.constraint(equalToConstant: ShopStyle.thumbnail.height),
    ])
    adoptTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: RankedItemCell, _) in
      cell.adoptTextSize()
    }
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its cells in code.") }

  private func adoptTextSize() {
    rankWidth.constant = UIFontMetrics(forTextStyle: .headline).scaledValue(
      for: ShopStyle.rankWidth, compatibleWith: traitCollection)
    pictureView.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  func show(_ rank: Int, _ item: ShownItem) {
    rankLabel.text = "\(rank)"
    pictureView.show(item.picture)
    nameLabel.text = item.item.name
    priceLabel.text = ShopStyle.price(item.item.price)
  }
}

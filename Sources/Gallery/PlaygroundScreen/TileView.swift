import UIKit

/// A picture or a symbol above one text or two.
final class TileView: DescribedContentView {
  private let imageView = UIImageView()
  private let titleLabel = FeedStyle.makeLabel(FeedStyle.name, .label, lines: 0)
  private let detailLabel = FeedStyle.makeLabel(FeedStyle.detail, .secondaryLabel, lines: 0)
  private lazy var stack = UIStackView(arrangedSubviews: [imageView, titleLabel, detailLabel])
  private lazy var wide = imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 0.75)
  /// One height for all symbols, in which they are centred: their own heights differ.
  private lazy var symbolHeight = imageView.heightAnchor.constraint(equalToConstant: 0)
  private lazy var leading = stack.leadingAnchor.constraint(equalTo: leadingAnchor)
  private lazy var trailing = stack.trailingAnchor.constraint(equalTo: trailingAnchor)

  override init(_ content: DescribedContent) {
    super.init(content)
    Self.prepare(imageView)
    // A row can be a fraction of a pixel higher than its content: the last label takes the rest, not the title.
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
    stack.axis = .vertical
    stack.spacing = FeedStyle.lineSpacing
    stack.setCustomSpacing(FeedStyle.blockSpacing, after: imageView)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    // Not a required constraint: in a layout with a fixed height, the texts may be cut off at the bottom.
    let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.padding)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: Self.padding), leading, trailing, bottom,
    ])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: TileView, _: UITraitCollection) in
      view.scaleSymbol()
    }
    show()
  }

  required init?(coder: NSCoder) { fatalError("The playground makes its views in code.") }

  private static let padding: CGFloat = 10
  /// The height for a symbol with text size L, in points.
  private static let symbolSide: CGFloat = 34

  private func scaleSymbol() {
    symbolHeight.constant = UIFontMetrics(forTextStyle: .title1)
      .scaledValue(for: Self.symbolSide, compatibleWith: traitCollection)
  }

  override func show() {
    super.show()
    let fields = content.fields
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    let isPicture = fields.image != nil
    imageView.contentMode = isPicture && content.image?.isSymbolImage == false ? .scaleAspectFill : .center
    imageView.backgroundColor = isPicture ? .systemGray5 : nil
    imageView.layer.cornerRadius = isPicture ? 10 : 0
    imageView.tintColor = isPicture ? .systemGray2 : fields.tint?.color ?? .tintColor
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: isPicture ? .body : .title1)
    // The stack view sets the height of a hidden view to 0, which would contradict these constraints.
    for constraint in [wide, symbolHeight] { constraint.isActive = false }
    if content.image != nil { (isPicture ? wide : symbolHeight).isActive = true }
    // With a background the content has padding.
    let padding = fields.background == nil ? 0 : Self.padding
    leading.constant = padding
    trailing.constant = -padding
    scaleSymbol()
    DescribedContent.show(
      fields.text, in: titleLabel, fields.font ?? .headline, fields.color ?? .label, fields)
    DescribedContent.show(
      fields.secondaryText, in: detailLabel, fields.secondaryFont ?? .footnote,
      fields.secondaryColor ?? .secondaryLabel, fields)
  }
}

import UIKit

/// An ad: a name, a word that marks it, a text, and a wide picture.
final class BannerView: DescribedContentView {
  private let nameLabel = FeedStyle.makeLabel(FeedStyle.name, .label, lines: 0)
  private let badge = AdBadge()
  private let bodyLabel = FeedStyle.makeLabel(FeedStyle.text, .secondaryLabel, lines: 0)
  private let pictureView = UIImageView()
  private lazy var heading = UIStackView(arrangedSubviews: [nameLabel, badge])
  private lazy var stack = UIStackView(arrangedSubviews: [heading, bodyLabel, pictureView])
  private lazy var aspect = pictureView.widthAnchor.constraint(
    equalTo: pictureView.heightAnchor, multiplier: FeedStyle.pictureAspect)

  override init(_ content: DescribedContent) {
    super.init(content)
    Self.prepare(pictureView)
    pictureView.layer.cornerRadius = FeedStyle.pictureCornerRadius
    pictureView.backgroundColor = .systemGray5
    // The name keeps its height: fractions of a pixel in a row's height stretch the text below it.
    nameLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
    heading.alignment = .center
    heading.spacing = FeedStyle.blockSpacing
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(FeedStyle.blockSpacing + 2, after: bodyLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -FeedStyle.verticalPadding)
    bottom.priority = .defaultHigh
    // Not a required constraint, because a column may be narrower than a badge.
    let trailing = stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
    trailing.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: FeedStyle.verticalPadding),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      trailing, bottom,
      badge.widthAnchor.constraint(lessThanOrEqualTo: heading.widthAnchor, multiplier: 0.5),
    ])
    show()
  }

  required init?(coder: NSCoder) { fatalError("The playground makes its views in code.") }

  override func show() {
    super.show()
    let fields = content.fields
    badge.text = fields.badge
    badge.isHidden = fields.badge == nil
    DescribedContent.show(
      fields.text, in: nameLabel, fields.font ?? .headline, fields.color ?? .label, fields)
    DescribedContent.show(
      fields.secondaryText, in: bodyLabel, fields.secondaryFont ?? .subheadline,
      fields.secondaryColor ?? .secondaryLabel, fields)
    pictureView.image = content.image
    pictureView.isHidden = content.image == nil
    // The stack view sets the height of a hidden view to 0, which would contradict the aspect ratio.
    aspect.isActive = content.image != nil
    let isPicture = content.image?.isSymbolImage == false
    pictureView.contentMode = isPicture ? .scaleAspectFill : .center
    pictureView.tintColor = fields.image == nil ? fields.tint?.color ?? .tintColor : .systemGray2
  }
}

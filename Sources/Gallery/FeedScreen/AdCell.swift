import UIKit

/// Shows an ad: the sponsor, the word that marks it as an ad, the text, and a wide picture.
final class AdCell: UITableViewCell {
  private let sponsorLabel = FeedStyle.makeLabel(FeedStyle.name, .label)
  private let badge = AdBadge()
  private let bodyLabel = FeedStyle.makeLabel(FeedStyle.text, .secondaryLabel, lines: 0)
  private let pictureView = UIImageView()
  private lazy var heading = UIStackView(arrangedSubviews: [sponsorLabel, badge])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = FeedStyle.pictureCornerRadius
    pictureView.backgroundColor = .systemGray5
    pictureView.tintColor = .systemGray2
    heading.alignment = .center
    heading.spacing = FeedStyle.blockSpacing
    for view in [heading, bodyLabel, pictureView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("The feed makes its cells in code.")
  }

  /// Shows an ad.
  func show(_ ad: Ad, picture: UIImage?) {
    sponsorLabel.text = ad.sponsor
    badge.text = ad.hint
    bodyLabel.text = ad.text
    pictureView.image = picture ?? UIImage(systemName: "photo")
    pictureView.contentMode = picture == nil ? .center : .scaleAspectFill
  }

  private func setUpConstraints() {
    let margins = contentView.layoutMarginsGuide
    // The picture's own size is ignored: it fills the width.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      pictureView.setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
      pictureView.setContentHuggingPriority(.fittingSizeLevel, for: axis)
    }
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: contentView.topAnchor, constant: FeedStyle.verticalPadding),
      heading.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      heading.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      // The badge is as wide as its word, at most half of the row; the sponsor's name has the rest.
      badge.widthAnchor.constraint(lessThanOrEqualTo: heading.widthAnchor, multiplier: 0.5),
      bodyLabel.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 4),
      bodyLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      pictureView.topAnchor.constraint(equalTo: bodyLabel.bottomAnchor, constant: FeedStyle.blockSpacing + 2),
      pictureView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      pictureView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      pictureView.widthAnchor.constraint(
        equalTo: pictureView.heightAnchor, multiplier: FeedStyle.pictureAspect),
      contentView.bottomAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: FeedStyle.verticalPadding + 2),
    ])
  }
}

/// A word in a capsule.
final class AdBadge: UIView {
  private let label = FeedStyle.makeLabel(FeedStyle.hint, .secondaryLabel)

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    clipsToBounds = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 7, bottom: 3, trailing: 7)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(.required, for: .horizontal)
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("The feed makes its cells in code.")
  }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

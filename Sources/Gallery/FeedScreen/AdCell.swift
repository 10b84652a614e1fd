import UIKit

/// Shows an ad: the sponsor, the word that marks it as an ad, the text, and a wide picture.
final class AdCell: UITableViewCell {
  private let sponsorLabel = UILabel()
  private let badge = UIView()
  private let hintLabel = UILabel()
  private let bodyLabel = UILabel()
  private let pictureView = UIImageView()
  private var layout: AdLayout?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sponsorLabel.textColor = .label
    badge.backgroundColor = .tertiarySystemFill
    badge.clipsToBounds = true
    hintLabel.textColor = .secondaryLabel
    hintLabel.textAlignment = .center
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 0
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = FeedMetrics.pictureCornerRadius
    pictureView.backgroundColor = .systemGray5
    pictureView.tintColor = .systemGray2
    badge.addSubview(hintLabel)
    for view in [sponsorLabel, badge, bodyLabel, pictureView] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows an ad.
  func show(_ ad: Ad, picture: UIImage?, layout: AdLayout, fonts: FeedFonts) {
    self.layout = layout
    sponsorLabel.font = fonts.name
    hintLabel.font = fonts.hint
    bodyLabel.font = fonts.text
    sponsorLabel.text = ad.sponsor
    hintLabel.text = ad.hint
    bodyLabel.text = ad.text
    pictureView.image = picture ?? UIImage(systemName: "photo")
    pictureView.contentMode = picture == nil ? .center : .scaleAspectFill
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layout else { return }
    sponsorLabel.frame = layout.sponsor
    badge.frame = layout.badge
    badge.layer.cornerRadius = layout.badge.height / 2
    hintLabel.frame = badge.bounds
    bodyLabel.frame = layout.text
    pictureView.frame = layout.picture
  }
}

import UIKit

/// Shows a post: the author's picture in a circle, name, state, and the text beneath.
final class PostCell: UITableViewCell {
  private let avatarView = UIImageView()
  private let nameLabel = UILabel()
  private let stateLabel = UILabel()
  private let bodyLabel = UILabel()
  private var layout: PostLayout?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.layer.cornerRadius = FeedMetrics.avatarSide / 2
    avatarView.backgroundColor = .systemGray5
    avatarView.tintColor = .systemGray2
    nameLabel.textColor = .label
    stateLabel.textColor = .secondaryLabel
    bodyLabel.textColor = .label
    bodyLabel.numberOfLines = 0
    for view in [avatarView, nameLabel, stateLabel, bodyLabel] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a post.
  func show(_ post: Post, picture: UIImage?, layout: PostLayout, fonts: FeedFonts) {
    self.layout = layout
    avatarView.image = picture ?? UIImage(systemName: "person.fill")
    nameLabel.font = fonts.name
    stateLabel.font = fonts.detail
    bodyLabel.font = fonts.text
    nameLabel.text = post.author
    stateLabel.text = post.state
    bodyLabel.text = post.text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layout else { return }
    avatarView.frame = layout.avatar
    nameLabel.frame = layout.name
    stateLabel.frame = layout.state
    bodyLabel.frame = layout.text
  }
}

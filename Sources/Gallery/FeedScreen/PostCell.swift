import UIKit

/// Shows a post: the author's picture in a circle, name, state, and the text beneath.
///
/// The row's height follows from the constraints. With very large text a narrow column beside a picture holds one
/// word a line, so the text then runs beneath the picture over the whole width.
final class PostCell: UITableViewCell {
  private let avatarView = UIImageView()
  private let nameLabel = FeedStyle.makeLabel(FeedStyle.name, .label)
  private let stateLabel = FeedStyle.makeLabel(FeedStyle.detail, .secondaryLabel)
  private let bodyLabel = FeedStyle.makeLabel(FeedStyle.text, .label, lines: 0)
  private lazy var heading = UIStackView(arrangedSubviews: [nameLabel, stateLabel])
  private var besideAvatar: [NSLayoutConstraint] = []
  private var belowAvatar: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
    adoptTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: PostCell, _) in
      cell.adoptTextSize()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("The feed makes its cells in code.")
  }

  /// Shows a post.
  func show(_ post: Post, picture: UIImage?) {
    avatarView.image = picture ?? UIImage(systemName: "person.fill")
    nameLabel.text = post.author
    stateLabel.text = post.state
    bodyLabel.text = post.text
  }

  private func setUpViews() {
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.layer.cornerRadius = FeedStyle.avatarSide / 2
    avatarView.backgroundColor = .systemGray5
    avatarView.tintColor = .systemGray2
    heading.axis = .vertical
    heading.spacing = FeedStyle.lineSpacing
    for view in [avatarView, heading, bodyLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  private func setUpConstraints() {
    let margins = contentView.layoutMarginsGuide
    // The heading is centred on the avatar, unless it is higher than the avatar.
    let headingCenter = heading.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor)
    headingCenter.priority = .defaultLow
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatarView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: FeedStyle.verticalPadding),
      avatarView.widthAnchor.constraint(equalToConstant: FeedStyle.avatarSide),
      avatarView.heightAnchor.constraint(equalToConstant: FeedStyle.avatarSide),
      heading.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: FeedStyle.avatarSpacing),
      heading.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      heading.topAnchor.constraint(greaterThanOrEqualTo: avatarView.topAnchor),
      headingCenter,
      bodyLabel.topAnchor.constraint(greaterThanOrEqualTo: heading.bottomAnchor, constant: FeedStyle.blockSpacing),
      bodyLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: bodyLabel.bottomAnchor, constant: FeedStyle.verticalPadding),
      contentView.bottomAnchor.constraint(
        greaterThanOrEqualTo: avatarView.bottomAnchor, constant: FeedStyle.verticalPadding),
    ])
    besideAvatar = [bodyLabel.leadingAnchor.constraint(equalTo: heading.leadingAnchor)]
    belowAvatar = [
      bodyLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bodyLabel.topAnchor.constraint(
        greaterThanOrEqualTo: avatarView.bottomAnchor, constant: FeedStyle.blockSpacing),
    ]
  }

  private var runsBelowAvatar: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private func adoptTextSize() {
    NSLayoutConstraint.deactivate(runsBelowAvatar ? besideAvatar : belowAvatar)
    NSLayoutConstraint.activate(runsBelowAvatar ? belowAvatar : besideAvatar)
    for label in [nameLabel, stateLabel] { label.numberOfLines = runsBelowAvatar ? 0 : 1 }
    placeSeparator()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    placeSeparator()
  }

  /// The separator below the row begins where the text does.
  private func placeSeparator() {
    let indent = runsBelowAvatar ? 0 : FeedStyle.avatarSide + FeedStyle.avatarSpacing
    separatorInset = UIEdgeInsets(top: 0, left: directionalLayoutMargins.leading + indent, bottom: 0, right: 0)
  }
}

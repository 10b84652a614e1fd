import UIKit

/// The feed with self-sizing cells: constraints give the heights that the measured cells compute.
enum FeedConstraints {
  /// The space below the content of cells that size themselves.
  static let bottom: CGFloat = 12
}

/// A cell of the self-sizing feed.
class ConstraintFeedCell: FeedCell {
  override func makeLabel(_ font: UIFont, _ color: UIColor = .label) -> UILabel {
    let label = super.makeLabel(font, color)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  override func makeImageView(cornerRadius: CGFloat) -> UIImageView {
    let view = super.makeImageView(cornerRadius: cornerRadius)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  func pin(_ view: UIView, leading: CGFloat, trailing: CGFloat = FeedMetrics.side) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: leading),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -trailing),
    ]
  }
}

final class PostConstraintCell: ConstraintFeedCell {
  private lazy var avatar = makeImageView(cornerRadius: FeedMetrics.avatarSide / 2)
  private lazy var name = makeLabel(FeedFonts.name)
  private lazy var detail = makeLabel(FeedFonts.detail, .secondaryLabel)
  private lazy var body = makeLabel(FeedFonts.body)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    body.numberOfLines = FeedMetrics.bodyLines
    NSLayoutConstraint.activate(
      [name, detail, body].flatMap { pin($0, leading: FeedMetrics.textX) } + [
        avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: FeedMetrics.side),
        avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: FeedMetrics.top),
        avatar.widthAnchor.constraint(equalToConstant: FeedMetrics.avatarSide),
        avatar.heightAnchor.constraint(equalToConstant: FeedMetrics.avatarSide),
        name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: FeedMetrics.top),
        name.heightAnchor.constraint(equalToConstant: FeedMetrics.nameHeight),
        detail.topAnchor.constraint(equalTo: name.bottomAnchor),
        detail.heightAnchor.constraint(equalToConstant: FeedMetrics.detailHeight),
        body.topAnchor.constraint(
          equalTo: detail.bottomAnchor,
          constant: FeedMetrics.bodyTop - FeedMetrics.top - FeedMetrics.nameHeight - FeedMetrics.detailHeight),
        body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -FeedConstraints.bottom),
      ])
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ row: WorkloadRow, images: WorkloadImages) {
    avatar.image = images.avatar(row.image)
    name.text = row.title
    detail.text = row.detail
    body.text = row.body
  }
}

final class AdConstraintCell: ConstraintFeedCell {
  private lazy var picture = makeImageView(cornerRadius: 8)
  private lazy var title = makeLabel(FeedFonts.name)
  private lazy var detail = makeLabel(FeedFonts.detail, .secondaryLabel)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    NSLayoutConstraint.activate(
      [picture, title, detail].flatMap { pin($0, leading: FeedMetrics.side) } + [
        picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: FeedMetrics.top),
        picture.heightAnchor.constraint(equalToConstant: FeedMetrics.pictureSize.height),
        title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 6),
        title.heightAnchor.constraint(equalToConstant: FeedMetrics.nameHeight),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor),
        detail.heightAnchor.constraint(equalToConstant: FeedMetrics.detailHeight),
        detail.bottomAnchor.constraint(
          equalTo: contentView.bottomAnchor,
          constant:
            -(FeedMetrics.adHeight - FeedMetrics.top - FeedMetrics.pictureSize.height - 6
            - FeedMetrics.nameHeight - FeedMetrics.detailHeight)),
      ])
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ row: WorkloadRow, images: WorkloadImages) {
    picture.image = images.picture(row.image)
    title.text = row.title
    detail.text = row.detail
  }
}

final class HeaderConstraintCell: ConstraintFeedCell {
  private lazy var title = makeLabel(FeedFonts.header)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .systemGray5
    NSLayoutConstraint.activate(
      pin(title, leading: FeedMetrics.side) + [
        title.topAnchor.constraint(equalTo: contentView.topAnchor),
        title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        title.heightAnchor.constraint(equalToConstant: FeedMetrics.headerHeight),
      ])
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ row: WorkloadRow, images: WorkloadImages) { title.text = row.title }
}

final class SettingConstraintCell: ConstraintFeedCell {
  private lazy var title = makeLabel(FeedFonts.setting)
  private lazy var detail = makeLabel(FeedFonts.setting, .secondaryLabel)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detail.setContentCompressionResistancePriority(.required, for: .horizontal)
    detail.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: FeedMetrics.side),
      detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      detail.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -FeedMetrics.side),
      title.topAnchor.constraint(equalTo: contentView.topAnchor),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      title.heightAnchor.constraint(equalToConstant: FeedMetrics.settingHeight),
      detail.centerYAnchor.constraint(equalTo: title.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ row: WorkloadRow, images: WorkloadImages) {
    title.text = row.title
    detail.text = row.detail
  }
}

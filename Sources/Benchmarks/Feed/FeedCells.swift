import UIKit

/// Points of the benchmark's layout, as laid down for every toolkit.
enum FeedMetrics {
  static let side: CGFloat = 16
  static let top: CGFloat = 12
  static let avatarSide: CGFloat = 40
  static let textX: CGFloat = 68
  static let textWidth: CGFloat = 306
  static let nameHeight: CGFloat = 20
  static let detailHeight: CGFloat = 18
  static let bodyTop: CGFloat = 54
  static let bodyLines = 6
  static let postHeightWithoutBody: CGFloat = 66
  static let adHeight: CGFloat = 150
  static let pictureSize = CGSize(width: 358, height: 80)
  static let headerHeight: CGFloat = 32
  static let settingHeight: CGFloat = 44
  /// Mean height of all rows.
  static let meanHeight: CGFloat = 96
}

/// The fonts of the benchmark's feed.
@MainActor
enum FeedFonts {
  static let name = UIFont.boldSystemFont(ofSize: 15)
  static let detail = UIFont.systemFont(ofSize: 13)
  static let body = UIFont.systemFont(ofSize: 15)
  static let header = UIFont.boldSystemFont(ofSize: 13)
  static let setting = UIFont.systemFont(ofSize: 17)
}

/// A cell of the benchmark's feed.
class FeedCell: UITableViewCell {
  func show(_ row: WorkloadRow, images: WorkloadImages) {}

  func makeLabel(_ font: UIFont, _ color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = color
    contentView.addSubview(label)
    return label
  }

  func makeImageView(cornerRadius: CGFloat) -> UIImageView {
    let view = UIImageView()
    view.layer.cornerRadius = cornerRadius
    view.clipsToBounds = true
    contentView.addSubview(view)
    return view
  }
}

final class PostCell: FeedCell {
  private lazy var avatar = makeImageView(cornerRadius: FeedMetrics.avatarSide / 2)
  private lazy var name = makeLabel(FeedFonts.name)
  private lazy var detail = makeLabel(FeedFonts.detail, .secondaryLabel)
  private lazy var body = makeLabel(FeedFonts.body)

  override func show(_ row: WorkloadRow, images: WorkloadImages) {
    avatar.image = images.avatar(row.image)
    name.text = row.title
    detail.text = row.detail
    body.numberOfLines = FeedMetrics.bodyLines
    body.text = row.body
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = FeedMetrics.textX
    let width = FeedMetrics.textWidth
    avatar.frame = CGRect(
      x: FeedMetrics.side, y: FeedMetrics.top, width: FeedMetrics.avatarSide, height: FeedMetrics.avatarSide)
    name.frame = CGRect(x: x, y: FeedMetrics.top, width: width, height: FeedMetrics.nameHeight)
    detail.frame = CGRect(
      x: x, y: FeedMetrics.top + FeedMetrics.nameHeight, width: width, height: FeedMetrics.detailHeight)
    body.frame = CGRect(
      x: x, y: FeedMetrics.bodyTop, width: width,
      height: max(0, contentView.bounds.height - FeedMetrics.postHeightWithoutBody))
  }
}

final class AdCell: FeedCell {
  private lazy var picture = makeImageView(cornerRadius: 8)
  private lazy var title = makeLabel(FeedFonts.name)
  private lazy var detail = makeLabel(FeedFonts.detail, .secondaryLabel)

  override func show(_ row: WorkloadRow, images: WorkloadImages) {
    picture.image = images.picture(row.image)
    title.text = row.title
    detail.text = row.detail
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = FeedMetrics.pictureSize
    let bottom = FeedMetrics.top + size.height + 6
    picture.frame = CGRect(origin: CGPoint(x: FeedMetrics.side, y: FeedMetrics.top), size: size)
    title.frame = CGRect(x: FeedMetrics.side, y: bottom, width: size.width, height: FeedMetrics.nameHeight)
    detail.frame = CGRect(
      x: FeedMetrics.side, y: bottom + FeedMetrics.nameHeight, width: size.width, height: FeedMetrics.detailHeight)
  }
}

final class HeaderCell: FeedCell {
  private lazy var title = makeLabel(FeedFonts.header)

  override func show(_ row: WorkloadRow, images: WorkloadImages) {
    backgroundColor = .systemGray5
    title.text = row.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(
      x: FeedMetrics.side, y: 0, width: FeedMetrics.pictureSize.width, height: contentView.bounds.height)
  }
}

final class SettingCell: FeedCell {
  private lazy var title = makeLabel(FeedFonts.setting)
  private lazy var detail = makeLabel(FeedFonts.setting, .secondaryLabel)

  override func show(_ row: WorkloadRow, images: WorkloadImages) {
    title.text = row.title
    detail.textAlignment = .right
    detail.text = row.detail
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = contentView.bounds.height
    title.frame = CGRect(x: FeedMetrics.side, y: 0, width: 220, height: height)
    detail.frame = CGRect(x: FeedMetrics.side + 220, y: 0, width: FeedMetrics.pictureSize.width - 220, height: height)
  }
}

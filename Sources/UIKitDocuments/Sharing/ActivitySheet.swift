import ListCore
@_spi(UIKitFloors) import UIKitCore

/// The content of an activity controller: the shared items, a row of apps to share with, and a list of actions.
final class ActivitySheet: UIView {
  private let session: ActivitySession
  private let header: ActivityHeader
  private let scroll = UIScrollView()
  private let row = UIScrollView()
  private let card = UIView()
  private let tiles: [ActivityTile]
  private let actions: [ActivityAction]
  private let spinner = UIActivityIndicatorView(style: .large)
  /// Whether items are being made for a chosen activity: no other one can be chosen.
  var isWaiting = false {
    didSet {
      scroll.isUserInteractionEnabled = !isWaiting
      scroll.alpha = isWaiting ? Self.waitingAlpha : 1
      if isWaiting { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
  }

  /// [?]
  private static let waitingAlpha: CGFloat = 0.4
  /// In points [C].
  private static let margin: CGFloat = 16
  private static let headerHeight: CGFloat = 72
  private static let tileSize = CGSize(width: 76, height: 104)
  private static let actionHeight: CGFloat = 52
  private static let cornerRadius: CGFloat = 10

  init(_ session: ActivitySession) {
    self.session = session
    header = ActivityHeader(session.previews, session.shown) { [weak session] in session?.cancel() }
    tiles = session.activities(in: .share).map { ActivityTile($0, in: session) }
    let listed = session.activities(in: .action)
    actions = listed.map { ActivityAction($0, in: session, isLast: $0 === listed.last) }
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Self.cornerRadius
    card.clipsToBounds = true
    row.showsHorizontalScrollIndicator = false
    addSubview(header)
    addSubview(scroll)
    addSubview(spinner)
    scroll.addSubview(row)
    scroll.addSubview(card)
    for tile in tiles { row.addSubview(tile) }
    for action in actions { card.addSubview(action) }
  }

  required init?(coder: NSCoder) { nil }

  /// The height that shows everything, in points.
  var fittingHeight: CGFloat { Self.headerHeight + contentHeight }

  private var rowHeight: CGFloat { tiles.isEmpty ? 0 : Self.tileSize.height + Self.margin }

  private var contentHeight: CGFloat {
    rowHeight + CGFloat(actions.count) * Self.actionHeight + 2 * Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    header.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.headerHeight)
    scroll.frame = CGRect(
      x: area.minX, y: header.frame.maxY, width: area.width, height: max(area.maxY - header.frame.maxY, 0))
    scroll.contentSize = CGSize(width: area.width, height: contentHeight)
    spinner.sizeToFit()
    spinner.center = CGPoint(x: scroll.frame.midX, y: scroll.frame.midY)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    row.frame = CGRect(x: 0, y: Self.margin / 2, width: area.width, height: Self.tileSize.height)
    let width = max(CGFloat(tiles.count) * Self.tileSize.width + Self.margin, area.width)
    row.contentSize = CGSize(width: width, height: Self.tileSize.height)
    for (index, tile) in tiles.enumerated() {
      let x = Self.margin / 2 + CGFloat(index) * Self.tileSize.width
      tile.frame = CGRect(
        origin: CGPoint(x: isRightToLeft ? width - x - Self.tileSize.width : x, y: 0), size: Self.tileSize)
    }
    card.frame = CGRect(
      x: Self.margin, y: rowHeight + Self.margin / 2, width: max(area.width - 2 * Self.margin, 0),
      height: CGFloat(actions.count) * Self.actionHeight)
    for (index, action) in actions.enumerated() {
      action.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.actionHeight, width: card.bounds.width, height: Self.actionHeight)
    }
  }
}

/// The row above the activities: an image or symbol of the items, their text, and a close button.
final class ActivityHeader: UIView {
  private let image = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()
  private let close: UIButton

  /// In points [C].
  private static let margin: CGFloat = 16
  private static let imageSize: CGFloat = 40
  private static let closeSize: CGFloat = 30

  init(_ items: [Any], _ shown: (title: String, picture: UIImage?)?, close action: @escaping () -> Void) {
    var configuration = UIButton.Configuration.gray()
    configuration.cornerStyle = .capsule
    configuration.contentInsets = .zero
    configuration.image = UIImage(systemName: "xmark")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    configuration.baseForegroundColor = .secondaryLabel
    configuration.background.backgroundColor = .tertiarySystemFill
    close = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    super.init(frame: .zero)
    close.accessibilityLabel = SystemWord.close.text
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    image.layer.cornerRadius = 6
    image.clipsToBounds = true
    image.tintColor = .secondaryLabel
    for view in [image, title, detail, close] { addSubview(view) }
    show(items)
    guard let shown else { return }
    title.text = shown.title
    if let picture = shown.picture {
      image.image = picture
      image.contentMode = .scaleAspectFill
    }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ items: [Any]) {
    let pictures = items.compactMap { $0 as? UIImage }
    let texts = items.compactMap { ($0 as? String) ?? ($0 as? NSAttributedString)?.string }
    let links = items.compactMap { $0 as? URL }
    image.image = pictures.first ?? UIImage(systemName: links.isEmpty ? "doc.text" : "safari")
    image.contentMode = pictures.isEmpty ? .center : .scaleAspectFill
    title.text =
      texts.first ?? links.first?.host
      ?? (pictures.count > 1 ? SystemWord.imageCount.text("\(pictures.count)") : SystemWord.image.text)
    detail.text = links.first.map { $0.host ?? $0.absoluteString }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func frame(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
      CGRect(x: isRightToLeft ? width - x - w : x, y: y, width: max(w, 0), height: h)
    }
    image.frame = frame(Self.margin, (height - Self.imageSize) / 2, Self.imageSize, Self.imageSize)
    close.frame = frame(
      width - Self.margin - Self.closeSize, (height - Self.closeSize) / 2, Self.closeSize, Self.closeSize)
    let x = 2 * Self.margin + Self.imageSize - 4
    let room = width - x - Self.margin * 2 - Self.closeSize
    let titleHeight = title.intrinsicContentSize.height
    let detailHeight = detail.text == nil ? 0 : detail.intrinsicContentSize.height
    let y = (height - titleHeight - detailHeight) / 2
    title.textAlignment = isRightToLeft ? .right : .left
    detail.textAlignment = title.textAlignment
    title.frame = frame(x, y, room, titleHeight)
    detail.frame = frame(x, y + titleHeight, room, detailHeight)
  }
}

/// An activity of the share row: an image in a tile, with its title below.
final class ActivityTile: UIControl {
  private let tile = UIView()
  private let image = UIImageView()
  private let title = UILabel()

  /// In points [C].
  private static let tileSize: CGFloat = 60
  private static let cornerRadius: CGFloat = 13
  private static let symbolSize: CGFloat = 28

  init(_ activity: UIActivity, in session: ActivitySession) {
    super.init(frame: .zero)
    tile.backgroundColor = .secondarySystemGroupedBackground
    tile.layer.cornerRadius = Self.cornerRadius
    tile.clipsToBounds = true
    tile.isUserInteractionEnabled = false
    image.image = activity.activityImage
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
    image.contentMode = .center
    title.text = activity.activityTitle
    title.font = .systemFont(ofSize: 11)
    title.textAlignment = .center
    title.numberOfLines = 2
    tile.addSubview(image)
    addSubview(tile)
    addSubview(title)
    isAccessibilityElement = true
    accessibilityLabel = activity.activityTitle
    accessibilityTraits = .button
    addAction(UIAction { [weak session] _ in session?.choose(activity) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() { alpha = isHighlighted ? 0.5 : 1 }

  override func layoutSubviews() {
    super.layoutSubviews()
    tile.frame = CGRect(
      x: (bounds.width - Self.tileSize) / 2, y: 4, width: Self.tileSize, height: Self.tileSize)
    image.frame = tile.bounds
    title.frame = CGRect(
      x: 2, y: tile.frame.maxY + 6, width: bounds.width - 4, height: title.sizeThatFits(bounds.size).height)
  }
}

/// An action of the list: its title, and its image at the trailing edge.
final class ActivityAction: UIControl {
  private let image = UIImageView()
  private let title = UILabel()
  private let line = UIView()

  /// In points [C].
  private static let margin: CGFloat = 16
  private static let imageWidth: CGFloat = 28
  private static let symbolSize: CGFloat = 20

  init(_ activity: UIActivity, in session: ActivitySession, isLast: Bool) {
    super.init(frame: .zero)
    image.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
    image.contentMode = .center
    image.tintColor = .label
    title.text = activity.activityTitle
    title.font = .systemFont(ofSize: 17)
    line.backgroundColor = .separator
    line.isHidden = isLast
    line.isUserInteractionEnabled = false
    for view in [title, image, line] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = activity.activityTitle
    accessibilityTraits = .button
    addAction(UIAction { [weak session] _ in session?.choose(activity) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() { backgroundColor = isHighlighted ? .systemGray4 : nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (width, height) = (bounds.width, bounds.height)
    let imageX = isRightToLeft ? Self.margin : width - Self.margin - Self.imageWidth
    image.frame = CGRect(x: imageX, y: 0, width: Self.imageWidth, height: height)
    let room = max(width - 3 * Self.margin - Self.imageWidth, 0)
    title.textAlignment = isRightToLeft ? .right : .left
    title.frame = CGRect(x: isRightToLeft ? width - Self.margin - room : Self.margin, y: 0, width: room, height: height)
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: isRightToLeft ? 0 : Self.margin, y: height - thickness, width: width - Self.margin, height: thickness)
  }
}

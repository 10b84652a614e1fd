/// The rectangles of a button's title and image, and its size. Those of a configured button come from a
/// `ButtonContentLayout`.
@MainActor
struct ButtonLayout {
  private let button: UIButton
  private let content: ButtonContent

  init(_ button: UIButton) {
    self.button = button
    content = button.content
    button.appearance.updateIfNeeded()
  }

  /// The space above and below a title if no insets are set, and the minimum width of a button with a title [C].
  private enum Metrics {
    static let titlePadding: CGFloat = 6
    static let smallestWidth: CGFloat = 30
  }

  private var direction: UIUserInterfaceLayoutDirection { button.effectiveUserInterfaceLayoutDirection }
  private var configuration: UIButton.Configuration? { button.configuration }
  private var imageSize: CGSize { button.appearance.imageSize }

  private var titleSize: CGSize {
    guard button.appearance.title?.isEmpty == false else { return .zero }
    let unlimited = CGFloat.greatestFiniteMagnitude
    return button.appearance.titleLabel.sizeThatFits(CGSize(width: unlimited, height: unlimited))
  }

  /// The size of title and image next to each other.
  private var contentSize: CGSize {
    let (image, title) = (imageSize, titleSize)
    return CGSize(width: image.width + title.width, height: max(image.height, title.height))
  }

  /// The size that the button needs, rounded up to pixels; for a configured button within the width of `room`, unless
  /// that is 0.
  func size(fitting room: CGSize) -> CGSize {
    if let configured {
      return configured.size(width: room.width > 0 ? room.width : .greatestFiniteMagnitude)
    }
    var size = contentSize
    let insets = content.contentEdgeInsets
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if content.contentEdgeInsets == .zero, titleSize != .zero || imageSize == .zero {
      if titleSize == .zero { size.height = max(size.height, button.appearance.titleLabel.font.lineHeight) }
      size.height += Metrics.titlePadding * 2
      size.width = max(size.width, Metrics.smallestWidth)
    }
    if let background = button.currentBackgroundImage?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return CGSize(
      width: size.width.roundedUp(toPixelsOf: button.traitCollection),
      height: size.height.roundedUp(toPixelsOf: button.traitCollection))
  }

  func contentRect(in bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration.map { $0.contentInsets.absolute(direction) } ?? content.contentEdgeInsets)
  }

  func imageRect(in rect: CGRect) -> CGRect {
    if configured != nil { return configuredRects(inContent: rect).image }
    let size = CGSize(width: min(imageSize.width, rect.width), height: min(imageSize.height, rect.height))
    guard size.width > 0 else { return CGRect(origin: rect.origin, size: .zero) }
    let place = place(of: size, isFirst: true, in: rect)
    return moved(place, by: content.imageEdgeInsets)
  }

  func titleRect(in rect: CGRect) -> CGRect {
    if configured != nil { return configuredRects(inContent: rect).title }
    var size = titleSize
    size.width = max(0, min(size.width, rect.width - imageSize.width))
    size.height = min(size.height, rect.height)
    let place = place(of: size, isFirst: imageSize == .zero, in: rect)
    return moved(place, by: content.titleEdgeInsets)
  }

  /// The baselines of the title and of the subtitle below it, on whole pixels, in a button of a size; nil without a title.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard button.appearance.title?.isEmpty == false else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    let rects = configured.map { configuredRects($0, in: bounds) }
    let title = rects?.title ?? button.titleRect(forContentRect: button.contentRect(forBounds: bounds))
    let lines = button.appearance.titleLabel.baselineOffsets(in: title.size)
    var baselines = CGPoint(x: title.minY + lines.first, y: title.maxY - lines.last)
    if let rects, let subtitle = button.appearance.subtitleLabel {
      baselines.y = rects.subtitle.maxY - subtitle.baselineOffsets(in: rects.subtitle.size).last
    }
    baselines = baselines.rounded(toPixelsOf: button.traitCollection)
    return (baselines.x, size.height - baselines.y)
  }

  /// Lays out the button's views.
  func place() {
    let (label, picture, background) = button.appearance.views
    background?.frame = button.backgroundRect(forBounds: button.bounds)
    if let configured {
      let rects = configuredRects(configured, in: button.bounds)
      picture?.frame = rects.image
      label?.frame = rects.title
      let parts = button.appearance.parts
      parts.place(rects)
      for text in [label, parts.subtitleLabel] { text?.alignLines(configured.textShare, direction) }
      return
    }
    let rect = button.contentRect(forBounds: button.bounds)
    picture?.frame = button.imageRect(forContentRect: rect)
    label?.frame = button.titleRect(forContentRect: rect)
  }

  // MARK: Configured buttons

  /// The layout of the configuration; nil for a button without one.
  private var configured: ButtonContentLayout? {
    guard let configuration else { return nil }
    let parts = button.appearance.parts
    let hasTitle = button.appearance.title?.isEmpty == false
    return ButtonContentLayout(
      insets: configuration.contentInsets, imageSize: imageSize, imageReservation: configuration.imageReservation,
      imagePlacement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
      indicatorSize: parts.indicatorView?.intrinsicContentSize ?? .zero, titlePadding: configuration.titlePadding,
      titleAlignment: configuration.titleAlignment,
      title: hasTitle ? measurer(button.appearance.titleLabel) : nil,
      subtitle: parts.subtitleLabel.map(measurer), scale: max(button.traitCollection.displayScale, 1))
  }

  private func measurer(_ label: UILabel) -> (CGFloat) -> CGSize {
    { room in
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, room), height: size.height)
    }
  }

  /// The rectangles for a configured button, within the bounds less the insets.
  private func configuredRects(_ layout: ButtonContentLayout, in bounds: CGRect) -> ButtonContentLayout.Rects {
    layout.rects(
      in: bounds.size, horizontal: button.effectiveContentHorizontalAlignment.leadingShare(direction),
      vertical: button.contentVerticalAlignment.share, isRightToLeft: direction == .rightToLeft)
  }

  /// The rectangles for a configured button, in a content rectangle.
  private func configuredRects(inContent rect: CGRect) -> ButtonContentLayout.Rects {
    guard var layout = configured else { return ButtonContentLayout.Rects() }
    layout.insets = .zero
    var rects = configuredRects(layout, in: rect)
    rects.image.origin = CGPoint(x: rects.image.minX + rect.minX, y: rects.image.minY + rect.minY)
    rects.title.origin = CGPoint(x: rects.title.minX + rect.minX, y: rects.title.minY + rect.minY)
    return rects
  }

  /// Aligns title and image as one group, and returns the frame of its first or second part.
  private func place(of size: CGSize, isFirst: Bool, in rect: CGRect) -> CGRect {
    var total = contentSize
    total.width = min(total.width, rect.width)
    let group = CGRect(origin: CGPoint(x: left(total.width, rect), y: top(total.height, rect)), size: total)
    let isLeft = isFirst == (direction == .leftToRight)
    let origin = CGPoint(
      x: isLeft ? group.minX : group.maxX - size.width, y: button.contentVerticalAlignment.top(size.height, in: rect))
    return CGRect(origin: origin.rounded(toPixelsOf: button.traitCollection), size: size)
  }

  private func left(_ width: CGFloat, _ rect: CGRect) -> CGFloat {
    switch button.effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: rect.minX
    case .right, .trailing: rect.maxX - width
    case .center: rect.midX - width / 2
    }
  }

  private func top(_ height: CGFloat, _ rect: CGRect) -> CGFloat {
    button.contentVerticalAlignment.top(height, in: rect)
  }

  /// Moves a part by its insets; a centred part moves by half the difference of opposite insets.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero else { return rect }
    var rect = rect
    switch button.effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: rect.origin.x += insets.left
    case .right, .trailing: rect.origin.x -= insets.right
    case .center: rect.origin.x += (insets.left - insets.right) / 2
    }
    switch button.contentVerticalAlignment {
    case .top: rect.origin.y += insets.top
    case .bottom: rect.origin.y -= insets.bottom
    case .center, .fill: rect.origin.y += (insets.top - insets.bottom) / 2
    }
    return rect
  }
}

/// The baselines of the button's texts; without text, both are at the lower edge.
extension UIButton: BaselineView {
  final func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    ButtonLayout(self).baselineOffsets(in: size) ?? (size.height, 0)
  }

  final var baselineMetrics: BaselineMetrics? {
    guard appearance.title?.isEmpty == false else { return nil }
    return appearance.titleLabel.baselineMetrics
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// 0 at the leading edge, 1 at the trailing one.
  func leadingShare(_ direction: UIUserInterfaceLayoutDirection) -> CGFloat {
    switch self {
    case .center: 0.5
    case .leading, .fill: 0
    case .trailing: 1
    case .left: direction == .leftToRight ? 0 : 1
    case .right: direction == .leftToRight ? 1 : 0
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// 0 at the top, 1 at the bottom.
  var share: CGFloat {
    switch self {
    case .top: 0
    case .center, .fill: 0.5
    case .bottom: 1
    }
  }

  func top(_ height: CGFloat, in rect: CGRect) -> CGFloat {
    switch self {
    case .top: rect.minY
    case .bottom: rect.maxY - height
    case .center, .fill: rect.midY - height / 2
    }
  }
}

extension CGPoint {
  func rounded(toPixelsOf traits: UITraitCollection) -> CGPoint {
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}

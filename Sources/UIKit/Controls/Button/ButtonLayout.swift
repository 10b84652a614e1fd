/// Where a button's title and image stand, and the size that they need.
@MainActor
struct ButtonLayout {
  private let button: UIButton
  private let content: ButtonContent

  init(_ button: UIButton) {
    self.button = button
    content = button.content
    button.appearance.updateIfNeeded()
  }

  /// Space above and below a title where no insets are set, and the least width of a button with a title [C].
  private enum Metrics {
    static let titlePadding: CGFloat = 6
    static let smallestWidth: CGFloat = 30
  }

  private var direction: UIUserInterfaceLayoutDirection { button.effectiveUserInterfaceLayoutDirection }
  private var configuration: UIButton.Configuration? { button.configuration }
  private var imageSize: CGSize { button.appearance.image?.size ?? .zero }

  private var titleSize: CGSize {
    guard button.appearance.title?.isEmpty == false else { return .zero }
    let unlimited = CGFloat.greatestFiniteMagnitude
    return button.appearance.titleLabel.sizeThatFits(CGSize(width: unlimited, height: unlimited))
  }

  /// Whether the image stands above or below the title.
  private var isStacked: Bool {
    configuration.map { $0.imagePlacement == .top || $0.imagePlacement == .bottom } ?? false
  }

  private var imageComesLast: Bool {
    configuration.map { $0.imagePlacement == .trailing || $0.imagePlacement == .bottom } ?? false
  }

  private var padding: CGFloat {
    guard let configuration, imageSize != .zero, titleSize != .zero else { return 0 }
    return configuration.imagePadding
  }

  private var insets: UIEdgeInsets {
    configuration.map { $0.contentInsets.absolute(direction) } ?? content.contentEdgeInsets
  }

  /// What title and image need together.
  private var contentSize: CGSize {
    let (image, title) = (imageSize, titleSize)
    return isStacked
      ? CGSize(width: max(image.width, title.width), height: image.height + padding + title.height)
      : CGSize(width: image.width + padding + title.width, height: max(image.height, title.height))
  }

  /// The size that the button needs, in whole pixels.
  var size: CGSize {
    var size = contentSize
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if configuration == nil, content.contentEdgeInsets == .zero, titleSize != .zero || imageSize == .zero {
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

  func contentRect(in bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  func imageRect(in rect: CGRect) -> CGRect {
    let size = CGSize(width: min(imageSize.width, rect.width), height: min(imageSize.height, rect.height))
    guard size.width > 0 else { return CGRect(origin: rect.origin, size: .zero) }
    let place = place(of: size, isFirst: !imageComesLast, in: rect)
    return moved(place, by: content.imageEdgeInsets)
  }

  func titleRect(in rect: CGRect) -> CGRect {
    var size = titleSize
    let room = isStacked ? rect.width : rect.width - imageSize.width - padding
    size.width = max(0, min(size.width, room))
    size.height = min(size.height, rect.height)
    let place = place(of: size, isFirst: imageComesLast || imageSize == .zero, in: rect)
    return moved(place, by: content.titleEdgeInsets)
  }

  /// Places the views that the button has.
  func place() {
    let (label, picture, background) = button.appearance.views
    background?.frame = button.backgroundRect(forBounds: button.bounds)
    let rect = button.contentRect(forBounds: button.bounds)
    picture?.frame = button.imageRect(forContentRect: rect)
    label?.frame = button.titleRect(forContentRect: rect)
    configuration?.applyShape(to: button)
  }

  /// Aligns both parts together and answers where the first or the second of them is.
  private func place(of size: CGSize, isFirst: Bool, in rect: CGRect) -> CGRect {
    var total = contentSize
    total.width = min(total.width, rect.width)
    let group = CGRect(origin: CGPoint(x: left(total.width, rect), y: top(total.height, rect)), size: total)
    let origin: CGPoint
    if isStacked {
      origin = CGPoint(
        x: group.midX - size.width / 2, y: isFirst ? group.minY : group.maxY - size.height)
    } else {
      let isLeft = isFirst == (direction == .leftToRight)
      let y = button.contentVerticalAlignment.top(size.height, in: rect)
      origin = CGPoint(x: isLeft ? group.minX : group.maxX - size.width, y: y)
    }
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

  /// Insets on both sides move a centred part by half their difference.
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

extension UIControl.ContentVerticalAlignment {
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

/// The button of one action beside a row that is swiped open.
final class SwipeActionButton: UIView {
  let action: UIContextualAction
  private let onTap: () -> Void
  private let imageView = UIImageView()
  private let label = UILabel()
  private let shade = UIView()
  /// The area in which image and title are centred, in the button's coordinates; the button may be larger.
  private var contentArea = CGRect.zero

  init(_ action: UIContextualAction, onTap: @escaping () -> Void) {
    self.action = action
    self.onTap = onTap
    super.init(frame: .zero)
    clipsToBounds = true
    if let effect = action.backgroundEffect {
      let view = UIVisualEffectView(effect: effect)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      view.contentView.backgroundColor = action.shownBackgroundColor
      addSubview(view)
    } else {
      backgroundColor = action.shownBackgroundColor
    }
    setUpContent()
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
    addSubview(shade)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.spokenName
  }

  required init?(coder: NSCoder) { return nil }

  private var category: UIContentSizeCategory?

  /// Titles grow with the reader's text size as far as the buttons have room for it.
  func adopt(_ textSize: UIContentSizeCategory) {
    let largest = SwipeMetrics.largestTitleCategory
    let category = textSize > largest ? largest : textSize
    guard category != self.category else { return }
    self.category = category
    label.font = .preferredFont(
      forTextStyle: .subheadline, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    // Forces a layout in the same area.
    contentArea = .zero
  }

  private func setUpContent() {
    // Titles and images on coloured buttons are white in every appearance.
    imageView.image = action.image?.renderingMode == .alwaysOriginal ? action.image : whiteImage
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  private var whiteImage: UIImage? { action.image?.withRenderingMode(.alwaysTemplate) }

  // MARK: Size and layout

  private func showsTitle(height: CGFloat) -> Bool {
    action.title?.isEmpty == false && (action.image == nil || height >= SwipeMetrics.titleUnderImageHeight)
  }

  /// The width that the content asks for in a row of a height.
  func width(height: CGFloat) -> CGFloat {
    var width = action.image?.size.width ?? 0
    if showsTitle(height: height) {
      width = max(width, label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)).width)
    }
    return max(width.rounded(.up) + 2 * SwipeMetrics.buttonPadding, SwipeMetrics.minimumButtonWidth)
  }

  /// Places the button, and its content in a part of it. Only a new size requires a layout of the content.
  func place(in frame: CGRect, content: CGRect) {
    self.frame = frame
    shade.frame = bounds
    let area = CGRect(x: content.minX - frame.minX, y: 0, width: content.width, height: frame.height)
    if area.size != contentArea.size {
      contentArea = area
      layOutContent()
    } else if area.minX != contentArea.minX {
      let delta = area.minX - contentArea.minX
      contentArea = area
      imageView.frame.origin.x += delta
      label.frame.origin.x += delta
    }
  }

  private func layOutContent() {
    let area = contentArea
    let showsTitle = showsTitle(height: area.height)
    label.isHidden = !showsTitle
    let imageSize = fitted(action.image?.size ?? .zero, in: area.size)
    let room = CGSize(width: area.width - SwipeMetrics.buttonPadding, height: area.height)
    let titleSize = showsTitle ? label.sizeThatFits(room) : .zero
    let titleHeight = min(titleSize.height, area.height)
    let gap = imageSize.height > 0 && titleHeight > 0 ? SwipeMetrics.imageToTitle : 0
    let scale = max(traitCollection.displayScale, 1)
    let top = ((area.height - imageSize.height - gap - titleHeight) / 2 * scale).rounded() / scale
    imageView.frame = CGRect(
      x: ((area.midX - imageSize.width / 2) * scale).rounded() / scale, y: top, width: imageSize.width,
      height: imageSize.height)
    label.frame = CGRect(
      x: area.minX + (area.width - room.width) / 2, y: top + imageSize.height + gap, width: room.width,
      height: titleHeight)
  }

  /// A picture larger than its space is scaled down to it.
  private func fitted(_ size: CGSize, in room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let factor = min(1, room.width / size.width, room.height / size.height)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  // MARK: Touches

  // The touch belongs to the button: it is not passed up the responder chain, where it would select the row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    shade.alpha = SwipeMetrics.touchedAlpha
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    shade.alpha = isInside(touches, event) ? SwipeMetrics.touchedAlpha : 0
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { shade.alpha = 0 }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    shade.alpha = 0
    if isInside(touches, event) { onTap() }
  }

  private func isInside(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    touches.contains { point(inside: $0.location(in: self), with: event) }
  }
}

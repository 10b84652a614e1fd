/// An item in the middle of the screen: its image, enlarged, above its title.
@MainActor
final class LargeContentView: UIView {
  /// The corners' radius, the space around the content, between image and title, and to the region's edges, in points
  /// [?].
  private static let cornerRadius: CGFloat = 22
  private static let padding: CGFloat = 24
  private static let spacing: CGFloat = 16
  private static let margin: CGFloat = 32
  /// The least and the greatest width, and the size of images that are enlarged, in points [?].
  private static let widths: ClosedRange<CGFloat> = 180...420
  private static let imageSize: CGFloat = 110
  /// How long the view takes to appear and to disappear, in seconds [?].
  private static let duration: TimeInterval = 0.2

  private let region: CGRect
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  let imageView = UIImageView(frame: .zero)
  let label = UILabel(frame: .zero)
  private var insets = UIEdgeInsets.zero
  private var scalesImage = false

  /// - Parameter region: the part of the window in whose middle the view is.
  init(region: CGRect) {
    self.region = region
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    alpha = 0
    ground.layer.cornerRadius = Self.cornerRadius
    ground.clipsToBounds = true
    addSubview(ground)
    imageView.tintColor = .label
    label.numberOfLines = 0
    label.textAlignment = .center
    ground.contentView.addSubview(imageView)
    ground.contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: (any UILargeContentViewerItem)?) {
    ground.isHidden = item == nil
    guard let item else { return }
    insets = item.largeContentImageInsets
    scalesImage = item.scalesLargeContentImage
    let image = item.largeContentImage
    let isStencil = image?.renderingMode == .automatic && image?.isSymbolImage == false
    imageView.image = isStencil ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.preferredSymbolConfiguration =
      scalesImage ? UIImage.SymbolConfiguration(pointSize: Self.imageSize * 0.75) : nil
    imageView.contentMode = scalesImage ? .scaleAspectFit : .center
    label.text = item.largeContentTitle
    place()
  }

  private var shownImageSize: CGSize {
    guard let image = imageView.image else { return .zero }
    guard scalesImage, !image.isSymbolImage else { return imageView.intrinsicContentSize }
    let factor = Self.imageSize / max(1, image.size.width, image.size.height)
    return CGSize(width: image.size.width * factor, height: image.size.height * factor)
  }

  private func place() {
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let widest = max(0, min(region.width - 2 * Self.margin, Self.widths.upperBound) - 2 * Self.padding)
    let picture = shownImageSize
    let text =
      label.text?.isEmpty == false
      ? label.sizeThatFits(CGSize(width: widest, height: .greatestFiniteMagnitude)) : .zero
    let gap = picture == .zero || text == .zero ? 0 : Self.spacing
    let highest = max(0, region.height - 2 * Self.margin - 2 * Self.padding - picture.height - gap)
    let height = min(text.height.rounded(.up), highest)
    let content = CGSize(
      width: max(picture.width, min(text.width.rounded(.up), widest), Self.widths.lowerBound - 2 * Self.padding),
      height: picture.height + gap + height)
    let size = CGSize(width: content.width + 2 * Self.padding, height: content.height + 2 * Self.padding)
    frame = CGRect(
      x: (region.midX - size.width / 2).rounded(), y: (region.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
    ground.frame = bounds
    imageView.frame = CGRect(
      x: (size.width - picture.width) / 2, y: Self.padding, width: picture.width, height: picture.height
    ).inset(by: insets)
    label.frame = CGRect(
      x: Self.padding, y: Self.padding + picture.height + gap, width: content.width, height: height)
  }

  func appear() { fade(to: 1) {} }

  func disappear() { fade(to: 0) { [weak self] in self?.removeFromSuperview() } }

  private func fade(to alpha: CGFloat, _ completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.alpha = alpha }, completion: { _ in completion() })
  }
}

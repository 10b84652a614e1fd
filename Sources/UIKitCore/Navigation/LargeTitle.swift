/// The large title of a screen, below the row of title and buttons. A bar that is too low clips it at the top.
@MainActor
final class LargeTitle: UIView {
  /// The space above and below the text together, and the space above it, in points [M].
  static let padding: CGFloat = 11
  static let top: CGFloat = 3.5
  /// By which part of its size the text grows for each point that the content is pulled down, and at most [C].
  static let growth: CGFloat = 0.0006
  static let greatestGrowth: CGFloat = 0.1
  /// The text's scale changes in steps of 1/250, about a pixel each, because the letters of every size stay in memory
  /// for a while.
  static let growthSteps: CGFloat = 250

  private let label = UILabel(frame: .zero)
  /// The label, or the title with a menu around it.
  private var shown: UIView
  private var subtitle: UILabel?
  private var hasOwnFont = false
  /// How far the content is pulled below its resting position, in points.
  var pull: CGFloat = 0 {
    didSet { if pull != oldValue { setNeedsLayout() } }
  }

  /// - Parameter wrap: puts the label into a title with a menu; nil for a title without one.
  init(
    _ title: String?, _ subtitle: String? = nil, attributes: [NSAttributedString.Key: Any],
    wrap: ((UIView) -> MenuTitle)? = nil
  ) {
    shown = label
    super.init(frame: .zero)
    isUserInteractionEnabled = wrap != nil
    clipsToBounds = true
    label.text = title
    if let font = attributes[.font] as? UIFont {
      hasOwnFont = true
      label.font = font
    }
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    label.accessibilityTraits.insert(.header)
    if let wrap { shown = wrap(label) }
    addSubview(shown)
    self.subtitle = subtitle.flatMap { $0.isEmpty ? nil : makeSubtitle($0) }
  }

  private func makeSubtitle(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.textColor = .secondaryLabel
    addSubview(label)
    return label
  }

  required init?(coder: NSCoder) {
    shown = label
    super.init(coder: coder)
  }

  static func font(for traits: UITraitCollection) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  /// The font of the line below the title [?].
  private static func subtitleFont(for traits: UITraitCollection) -> UIFont {
    UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
  }

  /// Height of the whole title in points, with a line below it where there is a subtitle.
  static func height(for traits: UITraitCollection, hasSubtitle: Bool = false) -> CGFloat {
    font(for: traits).lineHeight.rounded(.up) + padding
      + (hasSubtitle ? subtitleFont(for: traits).lineHeight.rounded(.up) : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !hasOwnFont { label.font = Self.font(for: traitCollection) }
    let margin = NavigationBarLayout.margin(width: bounds.width)
    let room = CGSize(width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin), height: 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let fitting = shown.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    let size = CGSize(width: min(fitting.width.rounded(.up), room.width), height: fitting.height.rounded(.up))
    let growth = min(max(0, pull) * Self.growth, Self.greatestGrowth)
    let scale = 1 + (growth * Self.growthSteps).rounded() / Self.growthSteps
    let x =
      isRightToLeft
      ? bounds.maxX - safeAreaInsets.right - margin - size.width : bounds.minX + safeAreaInsets.left + margin
    // Measured from below: the title moves up with the content.
    let y = bounds.maxY - Self.height(for: traitCollection, hasSubtitle: subtitle != nil) + Self.top
    shown.bounds.size = size
    // The title is scaled from its leading edge.
    let anchor = isRightToLeft ? x + size.width * (1 - scale / 2) : x + size.width * scale / 2
    shown.center = CGPoint(x: anchor, y: y + size.height * (1 - scale / 2))
    shown.transform = CGAffineTransform(scaleX: scale, y: scale)
    layOutSubtitle(below: y + size.height, margin: margin, room: room.width, isRightToLeft)
  }

  /// A finger beside the text scrolls the content.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && shown.frame.contains(point)
  }

  private func layOutSubtitle(below y: CGFloat, margin: CGFloat, room: CGFloat, _ isRightToLeft: Bool) {
    guard let subtitle else { return }
    subtitle.font = Self.subtitleFont(for: traitCollection)
    let fitting = subtitle.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    let width = min(fitting.width.rounded(.up), room)
    let x =
      isRightToLeft
      ? bounds.maxX - safeAreaInsets.right - margin - width : bounds.minX + safeAreaInsets.left + margin
    subtitle.frame = CGRect(x: x, y: y, width: width, height: fitting.height.rounded(.up))
  }
}

import UIKit

/// An element that shows text.
final class TextLeaf: LayoutNode {
  let label: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    label.isUserInteractionEnabled = false
    return label
  }()

  private var shown: ShownText?
  /// The text's colour in a command, if it or an enclosing view sets one.
  private(set) var ownColor: UIColor?
  /// The number of a numeric text, if the content transition depends on it.
  private var number: Double?
  private var scale: CGFloat = 1
  /// The number of lines for which space is reserved, and their spacing.
  private var (leastLines, lineSpacing) = (1, CGFloat(0))
  private var font = UIFont.preferredFont(forTextStyle: .body)

  /// The node that is evaluated again if the text shows the time relative to now.
  weak var node: ViewNode?
  private var ticker: TimelineTicker?
  private var secondsOrigin: Date?
  private let copying = TextCopying()

  /// Updates the text each second, or stops doing so.
  ///
  /// - Parameter origin: A moment at which a second begins; nil if any does.
  func followTime(_ follows: Bool, from origin: Date? = nil) {
    if !follows || origin != secondsOrigin {
      ticker?.stop()
      ticker = nil
    }
    guard follows, ticker == nil else { return }
    let ticker = TimelineTicker()
    self.ticker = ticker
    secondsOrigin = origin
    ticker.view = label
    ticker.follow(PeriodicTimelineSchedule(from: origin ?? PresentDate.current, by: 1)) { [weak self] _ in
      guard let node = self?.node, node.isMounted else { return }
      node.graph.invalidate(node, Transaction())
    }
  }

  override func willLeave() { followTime(false) }

  func update(_ text: Text, _ environment: EnvironmentValues) -> Bool {
    copying.follow(label, environment.isTextSelectable)
    ownColor = environment.isInCommand ? text.color(environment) : nil
    let new = text.shown(environment)
    var isChanged = false
    if scale != environment.displayScale {
      // Lengths are rounded to whole pixels.
      scale = environment.displayScale
      isChanged = true
    }
    let limit = max(environment.lineLimit ?? 0, 0)
    if label.numberOfLines != limit {
      label.numberOfLines = limit
      isChanged = true
    }
    if leastLines != environment.leastLineCount || lineSpacing != environment.lineSpacing {
      (leastLines, lineSpacing) = (environment.leastLineCount, environment.lineSpacing)
      isChanged = true
    }
    let alignment = NSTextAlignment(environment.multilineTextAlignment, environment.layoutDirection)
    let mode: NSLineBreakMode =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    if label.allowsDefaultTighteningForTruncation != environment.allowsTightening {
      label.allowsDefaultTighteningForTruncation = environment.allowsTightening
    }
    if label.minimumScaleFactor != environment.minimumScaleFactor, environment.minimumScaleFactor < 1 {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = environment.minimumScaleFactor
    }
    guard shown != new || label.textAlignment != alignment || label.lineBreakMode != mode else { return isChanged }
    isChanged = isChanged || !new.hasSameSize(as: shown)
    if let node, shown != nil, shown != new {
      environment.contentTransition.run(on: label, node.graph.transaction, environment, before: number)
    }
    number = environment.contentTransition.value
    shown = new
    font = new.font ?? font
    show(new, environment)
    if label.textAlignment != alignment { label.textAlignment = alignment }
    if label.lineBreakMode != mode { label.lineBreakMode = mode }
    return isChanged
  }

  private func show(_ text: ShownText, _ environment: EnvironmentValues) {
    switch text {
    case .uniform(let text):
      if label.font !== text.font { label.font = text.font }
      if label.textColor !== text.color { label.textColor = text.color }
      label.text = text.string
    case .attributed(let text): label.attributedText = spaced(text, environment.lineSpacing)
    }
  }

  private func spaced(_ text: NSAttributedString, _ spacing: CGFloat) -> NSAttributedString {
    guard spacing > 0 else { return text }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    let result = NSMutableAttributedString(attributedString: text)
    result.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let shown, !shown.isEmpty else { return CGSize(width: 0, height: toPixels(reserved(proposal))) }
    let width = proposal.width.map { $0.isFinite ? $0 : CGFloat.greatestFiniteMagnitude } ?? .greatestFiniteMagnitude
    // Stacks propose a width of 0 to learn the least width; text is not broken into lines for it [?].
    if width <= 0 { return CGSize(width: 0, height: toPixels(font.lineHeight)) }
    var size = wholeSize(width)
    if let height = proposal.height, height.isFinite, size.height > max(height, font.lineHeight) {
      size = textSize(CGSize(width: width, height: max(height, font.lineHeight)))
    }
    if leastLines > 1 { size.height = max(size.height, reserved(proposal)) }
    // A text is at most as wide as the proposal: a wider word is clipped.
    return CGSize(width: min(toPixels(size.width), width), height: toPixels(size.height))
  }

  /// The height of the reserved lines, as far as the proposal allows.
  private func reserved(_ proposal: ProposedViewSize) -> CGFloat {
    guard leastLines > 1 else { return font.lineHeight }
    let height = CGFloat(leastLines) * font.lineHeight + CGFloat(leastLines - 1) * lineSpacing
    return min(height, max(proposal.height ?? .infinity, font.lineHeight))
  }

  /// The height of the text's own lines, which are at the top of the reserved ones.
  private func ownHeight(_ size: CGSize) -> CGFloat {
    leastLines > 1 ? min(toPixels(textSize(size).height), size.height) : size.height
  }

  /// If the proposed height is at most that of one line, one line is shown, so the text need not be measured for that
  /// height.
  override func knownLength(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
    guard axis == .vertical, let height = proposal.height, height <= font.lineHeight, let width = proposal.width,
      width > 0, width.isFinite, shown?.isEmpty == false
    else { return nil }
    return toPixels(min(wholeSize(width).height, font.lineHeight))
  }

  /// The sizes of the whole text for recently proposed widths: a stack proposes one width with several heights.
  private var wholeSizes: [(width: CGFloat, size: CGSize)] = []
  private static let mostSizes = 8

  /// The size of all lines at a width.
  private func wholeSize(_ width: CGFloat) -> CGSize {
    for known in wholeSizes
    where known.width == width || known.width == .greatestFiniteMagnitude && known.size.width <= width {
      return known.size
    }
    let size = textSize(CGSize(width: width, height: .greatestFiniteMagnitude))
    if wholeSizes.count >= Self.mostSizes { wholeSizes.removeFirst() }
    wholeSizes.append((width, size))
    return size
  }

  private func textSize(_ room: CGSize) -> CGSize {
    label.textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: label.numberOfLines
    ).size
  }

  override func invalidate() {
    wholeSizes.removeAll(keepingCapacity: true)
    super.invalidate()
  }

  /// A length in points, rounded up to whole pixels by the environment's scale, as a label outside of a window has no
  /// scale yet.
  private func toPixels(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return font.ascender }
    if key == VerticalAlignment.lastTextBaseline.key { return ownHeight(size) + font.descender }
    return nil
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    pass.place(label, CGRect(x: origin.x, y: origin.y, width: frame.width, height: ownHeight(frame.size)))
  }
}

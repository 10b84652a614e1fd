import ListCore

/// The titles at the side of a list.
final class SectionIndexBar: UIView {
  private weak var index: (any SectionIndexTracking)?
  private(set) var titles: [String] = []
  private(set) var layout = SectionIndexLayout(titleCount: 0, height: 0, pitch: SectionIndexMetrics.pitch)

  /// The titles' colour; nil for the tint colour.
  var color: UIColor? { didSet { setNeedsDisplay() } }

  init(index: any SectionIndexTracking) {
    self.index = index
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    layer.zPosition = SectionIndexMetrics.zPosition
    isAccessibilityElement = true
    accessibilityLabel = SystemWord.sectionIndex.text
    accessibilityTraits = .adjustable
    addGestureRecognizer(SectionIndexGestureRecognizer(bar: self))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func setTitles(_ titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
    updateLayout()
    setNeedsDisplay()
  }

  /// Places the bar at `frame`, which scrolls with the content. It is only drawn again if its size changes.
  func place(_ frame: CGRect) {
    guard frame != self.frame else { return }
    let isResized = frame.size != self.frame.size
    UIView.performWithoutAnimation { self.frame = frame }
    if isResized { updateLayout() }
  }

  private func updateLayout() {
    layout = SectionIndexLayout(
      titleCount: titles.count, height: bounds.height - 2 * SectionIndexMetrics.endPadding,
      pitch: SectionIndexMetrics.pitch)
  }

  // MARK: Tracking

  /// The position of a finger on the bar; nil at the end.
  func track(_ place: CGPoint?) {
    if let place {
      index?.track(layout.title(at: place.y - SectionIndexMetrics.endPadding))
    } else {
      index?.endTracking()
    }
  }

  override func accessibilityIncrement() { index?.step(by: 1) }
  override func accessibilityDecrement() { index?.step(by: -1) }

  // The touch belongs to the bar: it selects no row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Looks

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  static let font = UIFont.systemFont(ofSize: SectionIndexMetrics.fontSize, weight: .semibold)

  /// The width of a bar with titles.
  static func width(of titles: [String]) -> CGFloat {
    let widest =
      titles.lazy.filter { $0 != UITableView.indexSearch }
      .map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0
    return max(SectionIndexMetrics.width, widest.rounded(.up) + 2 * SectionIndexMetrics.sidePadding)
  }

  override func draw(_ rect: CGRect) {
    let color = (color ?? tintColor ?? .systemBlue).resolvedColor(with: traitCollection)
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color]
    for (place, entry) in layout.entries.enumerated() {
      let middle = CGPoint(
        x: bounds.midX,
        y: SectionIndexMetrics.endPadding + layout.start + (CGFloat(place) + 0.5) * layout.pitch)
      switch entry {
      case .title(let number) where titles[number] == UITableView.indexSearch: drawMagnifier(at: middle, color)
      case .title(let number): draw(titles[number], at: middle, attributes)
      case .bullet: draw("\u{2022}", at: middle, attributes)
      }
    }
  }

  private func draw(_ text: String, at middle: CGPoint, _ attributes: [NSAttributedString.Key: Any]) {
    let size = text.size(withAttributes: attributes)
    text.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
  }

  private func drawMagnifier(at middle: CGPoint, _ color: UIColor) {
    let size = SectionIndexMetrics.magnifierSize
    let place = CGRect(x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size)
    UIImage(systemName: "magnifyingglass")?.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: place)
  }
}

/// Follows a finger on the bar from the moment it comes down: there is nothing else that a touch there could mean.
final class SectionIndexGestureRecognizer: UIGestureRecognizer {
  private weak var bar: SectionIndexBar?

  init(bar: SectionIndexBar?) {
    self.bar = bar
    super.init(target: nil, action: nil)
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(bar: nil) }

  private func follow() {
    switch state {
    case .began, .changed: bar?.track(location(in: bar))
    case .ended, .cancelled, .failed: bar?.track(nil)
    case .possible: break
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

/// The views of a segmented control: a plate, lines between the segments, a raised plate under the selected one, and each
/// segment's label or image.
@MainActor
final class SegmentAppearance {
  private unowned let control: UISegmentedControl
  private let selection = UIView()
  private var contents: [UIView] = []
  private var lines: [UIView] = []
  private(set) var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var selectedTint: UIColor? { didSet { update() } }

  /// In points [C: iOS 13 to 18].
  private static let height: CGFloat = 32
  private static let cornerRadius: CGFloat = 9
  private static let selectionInset: CGFloat = 2
  private static let selectionCornerRadius: CGFloat = 7
  /// The distance from a segment's content to each of its sides, in points [?].
  private static let contentMargin: CGFloat = 12
  private static let fontSize: CGFloat = 13
  private static let lineInset: CGFloat = 8
  /// How small the selected segment gets while it is held [?].
  private static let heldScale: CGFloat = 0.95
  /// How opaque the content of a segment is while a finger holds it, and while it is disabled [?].
  private static let heldAlpha: CGFloat = 0.2
  private static let disabledAlpha: CGFloat = 0.3
  /// For how many seconds the selection slides [?].
  private static let slideDuration: TimeInterval = 0.25
  /// [C] The colour of the plate under the selected segment.
  private static let raised = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  init(control: UISegmentedControl) { self.control = control }

  func setUp() {
    control.layer.cornerRadius = Self.cornerRadius
    control.backgroundColor = .tertiarySystemFill
    selection.isUserInteractionEnabled = false
    selection.layer.cornerRadius = Self.selectionCornerRadius
    selection.layer.shadowOpacity = 0.12
    selection.layer.shadowRadius = 4
    selection.layer.shadowOffset = CGSize(width: 0, height: 3)
    control.addSubview(selection)
    update()
  }

  func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    update()
    control.invalidateIntrinsicContentSize()
  }

  // MARK: Sizes

  var naturalSize: CGSize { CGSize(width: widths.total, height: Self.height) }

  /// The frames of the segments, in order.
  var segmentFrames: [CGRect] {
    var x: CGFloat = 0
    let bounds = control.bounds
    let isRightToLeft = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return widths.widths(in: bounds.width).map { width in
      defer { x += width }
      return CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  /// The frame of a segment, if it exists.
  func frame(of segment: Int?) -> CGRect? {
    guard let segment, control.segments.items.indices.contains(segment) else { return nil }
    return segmentFrames[segment]
  }

  private var widths: SegmentWidths {
    SegmentWidths(
      natural: contents.map { ceil($0.intrinsicContentSize.width) + 2 * Self.contentMargin },
      given: control.segments.items.map(\.width), isApportioned: control.segments.isApportioned)
  }

  // MARK: Content

  func contentDidChange(animated: Bool) {
    let items = control.segments.items
    for view in contents + lines { view.removeFromSuperview() }
    contents = items.map(Self.content)
    lines = items.dropFirst().map { _ in UIView() }
    for line in lines { control.insertSubview(line, belowSubview: selection) }
    for content in contents { control.addSubview(content) }
    control.invalidateIntrinsicContentSize()
    update(animated: animated)
  }

  private static func content(of segment: Segment) -> UIView {
    if let image = segment.image {
      let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      view.contentMode = .center
      view.isAccessibilityElement = true
      view.accessibilityLabel = segment.action?.title
      return view
    }
    let label = UILabel()
    label.text = segment.title
    label.textAlignment = .center
    return label
  }

  // MARK: Looks

  func update(animated: Bool = false) {
    control.setNeedsLayout()
    guard animated, control.window != nil else { return show() }
    UIView.animate(
      withDuration: Self.slideDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: show)
  }

  func place() {
    let frames = segmentFrames
    let items = control.segments.items
    for (index, content) in contents.enumerated() {
      let offset = items[index].contentOffset
      content.frame = frames[index].insetBy(dx: min(4, frames[index].width / 2), dy: 0)
        .offsetBy(dx: offset.width, dy: offset.height)
    }
    for (index, line) in lines.enumerated() {
      let edge = frames[index].minX < frames[index + 1].minX ? frames[index].maxX : frames[index].minX
      line.frame = CGRect(
        x: edge - 0.5, y: Self.lineInset, width: 1, height: max(control.bounds.height - 2 * Self.lineInset, 0))
    }
    placeSelection(frames)
    if control.state.contains(.focused) { control.keyFocus.frameDidChange(of: control) }
  }

  private func placeSelection(_ frames: [CGRect]) {
    guard let shown = shownSelection, frames.indices.contains(shown) else { return }
    selection.transform = .identity
    selection.frame = frames[shown].insetBy(dx: Self.selectionInset, dy: Self.selectionInset)
    if control.segmentTracking.dragsSelection {
      selection.transform = CGAffineTransform(scaleX: Self.heldScale, y: Self.heldScale)
    }
  }

  /// The segment that is shown as selected: while a finger drags the selection, the one below it.
  private var shownSelection: Int? {
    let tracking = control.segmentTracking
    if tracking.dragsSelection, let held = tracking.held { return held }
    let selected = control.segments.selected
    return selected >= 0 ? selected : nil
  }

  private func show() {
    let shown = shownSelection
    selection.alpha = shown == nil ? 0 : 1
    selection.backgroundColor = selectedTint ?? Self.raised
    let tracking = control.segmentTracking
    for (index, content) in contents.enumerated() {
      let segment = control.segments.items[index]
      let isHeld = control.cursor.held == index || (tracking.held == index && !tracking.dragsSelection)
      content.alpha = !segment.isEnabled || !control.isEnabled ? Self.disabledAlpha : isHeld ? Self.heldAlpha : 1
      style(content, isSelected: index == shown, isEnabled: segment.isEnabled && control.isEnabled)
    }
    for (index, line) in lines.enumerated() {
      line.backgroundColor = .separator
      line.alpha = index == shown || index + 1 == shown ? 0 : 1
    }
    place()
  }

  private func style(_ content: UIView, isSelected: Bool, isEnabled: Bool) {
    content.tintColor = .label
    var traits: UIAccessibilityTraits = isSelected ? [.button, .selected] : .button
    if !isEnabled { traits.insert(.notEnabled) }
    content.accessibilityTraits = traits
    guard let label = content as? UILabel else { return }
    label.font = .systemFont(ofSize: Self.fontSize, weight: isSelected ? .semibold : .medium)
    label.textColor = .label
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    var written = attributes[UIControl.State.normal.rawValue] ?? [:]
    written.merge(attributes[state.rawValue] ?? [:]) { _, own in own }
    if let font = written[.font] as? UIFont { label.font = font }
    if let color = written[.foregroundColor] as? UIColor { label.textColor = color }
  }
}

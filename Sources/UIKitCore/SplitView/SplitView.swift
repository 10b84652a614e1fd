import ListCore

/// The view of a split view controller, with a view for each column.
@MainActor
final class SplitView: UIView {
  typealias Column = UISplitViewController.Column

  private weak var stage: SplitStage?
  private let columns: [Column: SplitColumnView] = [
    .primary: SplitColumnView(isNarrow: true), .supplementary: SplitColumnView(isNarrow: true),
    .secondary: SplitColumnView(isNarrow: false),
  ]
  let dim = SplitDim(frame: .zero)
  /// The background of the primary column.
  var primaryBackground = UISplitViewController.BackgroundStyle.none {
    didSet { columns[.primary]?.backgroundColor = primaryBackground == .sidebar ? .secondarySystemBackground : nil }
  }

  init(_ stage: SplitStage) {
    self.stage = stage
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = .systemBackground
    for column in [Column.secondary, .supplementary, .primary] { if let view = columns[column] { addSubview(view) } }
    if let secondary = columns[.secondary] { insertSubview(dim, aboveSubview: secondary) }
    dim.alpha = 0
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    stage?.layOut()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Lays out the content of columns, not the columns themselves.
  func layOutColumns() { for column in columns.values { column.layoutIfNeeded() } }

  func add(_ view: UIView, in column: Column) { columns[column]?.add(view) }

  func place(
    _ layout: SplitLayout, mode: UISplitViewController.DisplayMode, shown: [Column: UIViewController], isTrailing: Bool
  ) {
    dim.frame = bounds
    dim.alpha = mode.isOverlay ? 1 : 0
    let frames: [(Column, CGRect)] = [
      (.primary, layout.primary), (.supplementary, layout.supplementary), (.secondary, layout.secondary),
    ]
    for (column, frame) in frames {
      columns[column]?.lineEdge = column == .secondary ? nil : isTrailing ? .left : .right
      columns[column]?.frame = frame
    }
  }

  /// Adds the view of a controller that fills the window.
  func addBase(_ view: UIView) { insertSubview(view, at: subviews.count) }

  func placeBase(_ base: UIViewController?) {
    dim.alpha = 0
    base?.viewIfLoaded?.frame = bounds
  }
}

/// A column, with a line at its inner edge.
@MainActor
final class SplitColumnView: UIView {
  private let line = UIView(frame: .zero)
  var lineEdge: UIRectEdge? { didSet { if lineEdge != oldValue { setNeedsLayout() } } }

  /// - Parameter isNarrow: whether its content adapts as on a narrow window.
  init(isNarrow: Bool) {
    super.init(frame: .zero)
    clipsToBounds = true
    // A screen reader reads column by column.
    shouldGroupAccessibilityChildren = true
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    if isNarrow { traitOverrides.horizontalSizeClass = .compact }
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ view: UIView) {
    insertSubview(view, belowSubview: line)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews where view !== line { view.frame = bounds }
    let thickness = 1 / max(1, traitCollection.displayScale)
    line.isHidden = lineEdge == nil
    line.frame = CGRect(
      x: lineEdge == .left ? bounds.minX : bounds.maxX - thickness, y: 0, width: thickness, height: bounds.height)
  }
}

/// The shade over a secondary column beneath others; a tap on it hides them.
@MainActor
final class SplitDim: UIView {
  /// The opacity of the shade [C].
  private static let opacity: CGFloat = 0.2

  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: Self.opacity)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.actions.handler = { [weak self] in self?.onTap?() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}

/// The button that shows and hides columns.
@MainActor
enum SplitButton {
  static func item(_ action: @escaping () -> Void) -> UIBarButtonItem {
    let item = UIBarButtonItem(image: image(for: .tile), primaryAction: UIAction { _ in action() })
    // [C]
    item.accessibilityLabel = SystemWord.toggleSidebar.text
    return item
  }

  /// A button that leaves the secondary column alone.
  static func expandItem(_ action: @escaping () -> Void) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"), primaryAction: UIAction { _ in action() })
    item.accessibilityLabel = SystemWord.fullScreen.text
    return item
  }

  /// [D] A sidebar if columns are tiled, a back arrow if they overlay another.
  static func image(for behavior: UISplitViewController.SplitBehavior) -> UIImage? {
    UIImage(systemName: behavior == .tile ? "sidebar.leading" : "chevron.backward")
  }
}

/// Recognises a drag from the leading edge, which shows further columns, and one back, which hides those over the
/// secondary one.
@MainActor
final class SplitDrag: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// The distance from the edge at which the drag may start, and its minimum length, in points [C].
  static let edgeWidth: CGFloat = 24
  static let distance: CGFloat = 40

  private weak var stage: SplitStage?
  private var isFromEdge = false
  private var hasChanged = false

  init(_ stage: SplitStage?) {
    self.stage = stage
    super.init(target: nil, action: nil)
    delegate = self
    maximumNumberOfTouches = 1
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(nil) }

  private var sign: CGFloat { stage?.isTrailing == true ? -1 : 1 }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view, let stage else { return false }
    let x = touch.location(in: view).x
    isFromEdge = (sign > 0 ? x - view.bounds.minX : view.bounds.maxX - x) <= Self.edgeWidth
    return stage.target(ofDragOpening: true) != nil && isFromEdge || stage.target(ofDragOpening: false) != nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let stage else { return false }
    let translation = translation(in: view)
    guard abs(translation.x) > abs(translation.y) else { return false }
    let isOpening = translation.x * sign > 0
    return stage.target(ofDragOpening: isOpening) != nil && (isFromEdge || !isOpening)
  }

  private func follow() {
    guard let view, let stage else { return }
    let moved = translation(in: view).x * sign
    switch state {
    case .began:
      hasChanged = false
      stage.drag(true)
    case .changed where !hasChanged && abs(moved) >= Self.distance:
      hasChanged = true
      if let target = stage.target(ofDragOpening: moved > 0) { stage.choose(target, animated: true) }
    case .ended, .cancelled, .failed: stage.drag(false)
    case .changed, .possible: break
    }
  }
}

/// The arranged views of a stack in order, and the constraints that lay them out.
///
/// After any change all constraints are made again, once, before the next layout.
@MainActor
final class StackArrangement {
  /// The settings of a stack.
  struct Settings: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var isBaselineRelative = false
    var isMarginsRelative = false
  }

  private unowned var stackView: UIStackView!
  private(set) var views: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  private var hiddenLengths: [NSLayoutConstraint] = []
  private var isCurrent = false

  nonisolated init() {}

  var settings = Settings() {
    didSet { if settings != oldValue { invalidate() } }
  }

  func attach(to stackView: UIStackView) {
    self.stackView = stackView
  }

  private func invalidate() {
    isCurrent = false
    stackView.setNeedsUpdateConstraints()
    stackView.setNeedsLayout()
    if stackView.window != nil { ViewAnimations.current?.layOutAtEnd(LayoutEngine.layoutRoot(of: stackView)) }
  }

  // MARK: Views

  func insert(_ view: UIView, at index: Int) {
    guard (0...views.count).contains(index) else {
      fatalError(
        "-[UIStackView insertArrangedSubview:atIndex:]: index \(index) is out of bounds, the stack has \(views.count) views"
      )
    }
    var index = index
    if let present = views.firstIndex(where: { $0 === view }) {
      views.remove(at: present)
      index = min(index, views.count)
    }
    if view.superview !== stackView { stackView.addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    views.insert(view, at: index)
    invalidate()
  }

  func remove(_ view: UIView) {
    guard let index = views.firstIndex(where: { $0 === view }) else { return }
    views.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    invalidate()
  }

  func visibilityDidChange(of view: UIView) {
    if views.contains(where: { $0 === view }) { invalidate() }
  }

  func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard views.contains(where: { $0 === view }), customSpacing(after: view) != spacing else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    invalidate()
  }

  func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  /// The spacing after a view, in points, or `spacingUseSystem`.
  private func spacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? settings.spacing
  }

  // MARK: Baselines

  /// The view whose baselines are the stack's: in a row the tallest view, in a column the first and the last one. [D]
  var firstBaselineView: UIView {
    (settings.axis == .vertical ? visible.first : tallest)?.forFirstBaselineLayout ?? stackView
  }

  var lastBaselineView: UIView {
    (settings.axis == .vertical ? visible.last : tallest)?.forLastBaselineLayout ?? stackView
  }

  private var tallest: UIView? {
    var found: (view: UIView, height: CGFloat)?
    for view in visible {
      let height = LayoutEngine.enclosing(view)?.solvedSize(of: view)?.height ?? view.intrinsicContentSize.height
      if found.map({ height > $0.height }) ?? true { found = (view, height) }
    }
    return found?.view
  }

  private var visible: [UIView] { views.filter { !$0.isHidden } }

  // MARK: Constraints

  func updateConstraints() {
    guard !isCurrent else { return }
    isCurrent = true
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stackView.removeLayoutGuide(guide) }
    var maker = makeMaker()
    maker.make(views)
    constraints = maker.constraints
    guides = maker.guides
    hiddenLengths = maker.hiddenLengths
    NSLayoutConstraint.activate(constraints)
  }

  private func makeMaker() -> StackConstraints {
    StackConstraints(stackView: stackView, settings: settings, spacing: { self.spacing(after: $0) })
  }

  /// Called when the stack has its size: hidden views get the length of visible ones across the stack, so that they
  /// have it when they appear.
  func didLayOut() {
    guard !hiddenLengths.isEmpty else { return }
    let length = makeMaker().lengthAcross
    for constraint in hiddenLengths where constraint.constant != length { constraint.constant = length }
  }
}

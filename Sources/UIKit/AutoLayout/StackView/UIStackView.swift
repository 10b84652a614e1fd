/// Lays out views in a row or a column by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  final let stack = StackArrangement()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    stack.attach(to: self)
  }

  /// A stack with views in it, in their order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// An empty stack, as from an archive that says nothing.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    stack.attach(to: self)
  }

  /// The views that the stack lays out, in their order.
  open var arrangedSubviews: [UIView] { stack.views }

  /// Adds a view to the end of the row, and to the subviews.
  open func addArrangedSubview(_ view: UIView) { stack.insert(view, at: stack.views.count) }

  /// Adds a view to the row at an index, and to the subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { stack.insert(view, at: stackIndex) }

  /// Takes a view out of the row. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) { stack.remove(view) }

  /// Whether the views stand beside or below one another.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.settings.axis }
    set { stack.settings.axis = newValue }
  }

  /// How the views share the length of the row.
  open var distribution: Distribution {
    get { stack.settings.distribution }
    set { stack.settings.distribution = newValue }
  }

  /// How the views stand across the row.
  open var alignment: Alignment {
    get { stack.settings.alignment }
    set { stack.settings.alignment = newValue }
  }

  /// The distance between neighbours, in points.
  open var spacing: CGFloat {
    get { stack.settings.spacing }
    set { stack.settings.spacing = newValue }
  }

  /// Sets the distance behind one view. `spacingUseDefault` gives it the stack's, `spacingUseSystem` the system's.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.setCustomSpacing(spacing, after: arrangedSubview)
  }

  /// The distance that was set behind a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { stack.customSpacing(after: arrangedSubview) }

  /// Whether the distances in a column are measured from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.settings.isBaselineRelative }
    set { stack.settings.isBaselineRelative = newValue }
  }

  /// Whether the row keeps within the layout margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.settings.isMarginsRelative }
    set { stack.settings.isMarginsRelative = newValue }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints anew if something about the row changed.
  open override func updateConstraints() {
    stack.updateConstraints()
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stack.remove(subview)
  }

  open override var forFirstBaselineLayout: UIView { stack.firstBaselineView }

  open override var forLastBaselineLayout: UIView { stack.lastBaselineView }

  final override func keepsShowing(_ subview: UIView) -> Bool { stack.views.contains { $0 === subview } }

  final override func subviewVisibilityDidChange(_ subview: UIView) { stack.visibilityDidChange(of: subview) }
}

extension UIStackView {
  /// How views share the length of a row.
  public enum Distribution: Int, Sendable {
    /// They fill it, yielding by their priorities.
    case fill = 0
    /// They are as long as each other.
    case fillEqually = 1
    /// They are as long as their contents are to each other.
    case fillProportionally = 2
    /// The distances between them are as long as each other.
    case equalSpacing = 3
    /// Their centres are as far from each other, where the distances allow it.
    case equalCentering = 4
  }

  /// How views stand across a row.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's own spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// Stands for the system's spacing.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }
}

/// Lays out views in a row or a column with constraints that it makes itself.
@preconcurrency @MainActor
open class UIStackView: UIView {
  final let stack = StackArrangement()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    stack.attach(to: self)
  }

  /// A stack that arranges views in their order, and makes them its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// An empty stack, or as a document of Interface Builder describes it.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    stack.attach(to: self)
    subviews.forEach(addArrangedSubview)
    coder.decode(StackViewDecoding.self, into: self)
  }

  /// The views that the stack lays out, in order. Hidden ones take no space.
  open var arrangedSubviews: [UIView] { stack.views }

  /// Appends a view to the stack, and makes it a subview.
  open func addArrangedSubview(_ view: UIView) { stack.insert(view, at: stack.views.count) }

  /// Inserts a view at an index, and makes it a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { stack.insert(view, at: stackIndex) }

  /// Removes a view from the arrangement. It stays a subview: hide it or remove it from its superview, too.
  open func removeArrangedSubview(_ view: UIView) { stack.remove(view) }

  /// The direction of the arrangement; `horizontal` by default.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.settings.axis }
    set { stack.settings.axis = newValue }
  }

  /// How views share the length of the stack; `fill` by default.
  open var distribution: Distribution {
    get { stack.settings.distribution }
    set { stack.settings.distribution = newValue }
  }

  /// How views are aligned across the stack; `fill` by default.
  open var alignment: Alignment {
    get { stack.settings.alignment }
    set { stack.settings.alignment = newValue }
  }

  /// The spacing between neighbours in points, or the minimum spacing for the equal distributions. 0 by default.
  open var spacing: CGFloat {
    get { stack.settings.spacing }
    set { stack.settings.spacing = newValue }
  }

  /// Sets the distance after one view. `spacingUseDefault` restores the stack's distance, `spacingUseSystem` takes
  /// the system's.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.setCustomSpacing(spacing, after: arrangedSubview)
  }

  /// The distance that was set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { stack.customSpacing(after: arrangedSubview) }

  /// Whether distances in a column are measured between baselines. False by default.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.settings.isBaselineRelative }
    set { stack.settings.isBaselineRelative = newValue }
  }

  /// Whether the arrangement keeps inside the layout margins. False by default: it fills the bounds.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.settings.isMarginsRelative }
    set { stack.settings.isMarginsRelative = newValue }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the stack's constraints again if the arrangement changed.
  open override func updateConstraints() {
    stack.updateConstraints()
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    stack.didLayOut()
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
  /// The distribution of views along the stack's axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the axis. Those that grow or shrink are chosen by their priorities.
    case fill = 0
    /// Views fill the axis with equal lengths.
    case fillEqually = 1
    /// Views fill the axis in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// Views keep their lengths, with equal distances between them.
    case equalSpacing = 3
    /// Views keep their lengths, with equal distances between their centres as far as the spacing allows.
    case equalCentering = 4
  }

  /// The alignment of views across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// Stretched to the full extent across the stack.
    case fill = 0
    /// At the leading edge of a vertical stack, at the upper edge of a horizontal one.
    case leading = 1
    /// First baselines on one line; only for a horizontal stack.
    case firstBaseline = 2
    /// Centred across the stack.
    case center = 3
    /// At the trailing edge of a vertical stack, at the lower edge of a horizontal one.
    case trailing = 4
    /// Last baselines on one line; only for a horizontal stack.
    case lastBaseline = 5

    /// At the upper edge: the name of `leading` for a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the lower edge: the name of `trailing` for a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that stands for the stack's `spacing`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// The custom spacing that stands for the system's standard distance.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }
}

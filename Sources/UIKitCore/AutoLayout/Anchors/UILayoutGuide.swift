/// A rectangle that takes part in layout without being a view: it draws nothing and receives no touches.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  final let part: LayoutGuidePart

  /// A guide without an owner and constraints.
  public override init() {
    part = LayoutGuidePart()
    super.init()
  }

  init(part: LayoutGuidePart) {
    self.part = part
    super.init()
  }

  /// A guide with the default settings: archives are not read.
  public required init?(coder: NSCoder) {
    part = LayoutGuidePart()
    super.init()
  }

  /// The view whose coordinates the guide uses; nil at first. Constraints on the guide need one.
  /// `UIView.addLayoutGuide(_:)` sets it.
  open weak var owningView: UIView? {
    get { part.owner }
    set { LayoutGuideOwnership(self).move(to: newValue) }
  }

  /// A name for descriptions of constraints; empty by default.
  open var identifier: String {
    get { part.identifier }
    set { part.identifier = newValue }
  }

  /// The guide's rectangle in its owner's coordinates, by the last layout; zero before.
  open var layoutFrame: CGRect { part.frame(of: self) }

  /// The guide's edge at which lines of text begin: the left one, or the right one in a right-to-left layout.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .leading) }
  /// The guide's edge at which lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .trailing) }
  /// The guide's left edge, in any layout direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .left) }
  /// The guide's right edge, in any layout direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .right) }
  /// The guide's upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .top) }
  /// The guide's lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .bottom) }
  /// The guide's width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .width) }
  /// The guide's height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .height) }
  /// The guide's horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .centerX) }
  /// The guide's vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .centerY) }

  /// Whether the active constraints leave the guide's rectangle undetermined.
  open var hasAmbiguousLayout: Bool { LayoutInspection.isAmbiguous(self) }

  /// The active constraints on the guide along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutInspection.constraints(affecting: self, axis: axis)
  }
}

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  final let part: LayoutGuidePart

  public override init() {
    part = LayoutGuidePart()
    super.init()
  }

  init(part: LayoutGuidePart) {
    self.part = part
    super.init()
  }

  /// A guide as from an archive that says nothing.
  public required init?(coder: NSCoder) {
    part = LayoutGuidePart()
    super.init()
  }

  /// The view in whose coordinates the guide lies. Constraints on the guide need one.
  open weak var owningView: UIView? {
    get { part.owner }
    set { LayoutGuideOwnership(self).move(to: newValue) }
  }

  /// A name for descriptions of constraints.
  open var identifier: String {
    get { part.identifier }
    set { part.identifier = newValue }
  }

  /// The guide's rectangle in its owner's coordinates, by the last layout.
  open var layoutFrame: CGRect { part.frame(of: self) }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .centerY) }

  /// Whether the constraints leave the guide's rectangle more than one best value.
  open var hasAmbiguousLayout: Bool { LayoutInspection.isAmbiguous(self) }

  /// The constraints in force that speak of the guide along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutInspection.constraints(affecting: self, axis: axis)
  }
}

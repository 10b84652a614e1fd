/// A relation between two attributes of views or layout guides: `first = multiplier · second + constant`, or `≤`, or `≥`.
///
/// A place is counted in the coordinates of the nearest view that both items lie in, which a multiplier, and a place
/// along one axis that equals one along the other, are about.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What the constraint says; nothing for one that was made without items.
  final private(set) lazy var record = ConstraintRecord.blank

  /// A constraint that relates nothing and cannot be activated; for initialisers of subclasses.
  public override init() {
    super.init()
  }

  /// A constraint that nothing holds up yet; activate it to put it in force.
  ///
  /// A length may be compared with a constant: `view2` is nil then, whatever `attr2` is.
  ///
  /// - Precondition: The attributes fit together: a place with a place, along either axis, a length with a length, and
  ///   leading and trailing not with left and right.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      ConstraintRecord(
        first: ConstraintSide(item: view1, attribute: attr1), second: ConstraintSide(item: view2, attribute: attr2),
        relation: relation, multiplier: multiplier, constant: c))
  }

  convenience init(_ record: ConstraintRecord) {
    self.init()
    self.record = record
    record.check(self)
  }

  /// The view or guide on the left of the equation.
  open var firstItem: AnyObject? { record.first.item }

  /// The view or guide on the right of the equation, if there is one.
  open var secondItem: AnyObject? { record.second.item }

  open var firstAttribute: Attribute { record.first.attribute }

  open var secondAttribute: Attribute { record.second.attribute }

  open var relation: Relation { record.relation }

  open var multiplier: CGFloat { record.multiplier }

  /// What is added on the right of the equation, in points. Changing it is cheap: the solution goes on from the last.
  open var constant: CGFloat {
    get { record.constant }
    set { ConstraintActivation(self).setConstant(newValue) }
  }

  /// How important the constraint is. Once it is active, it cannot become required, or cease to be.
  open var priority: UILayoutPriority {
    get { record.priority }
    set { ConstraintActivation(self).setPriority(newValue) }
  }

  /// A name for descriptions of the constraint.
  open var identifier: String? {
    get { record.identifier }
    set { record.identifier = newValue }
  }

  /// Kept for archives.
  open var shouldBeArchived: Bool {
    get { record.shouldBeArchived }
    set { record.shouldBeArchived = newValue }
  }

  /// Whether the constraint is in force. Activating it adds it to the nearest view that both of its items lie in.
  open var isActive: Bool {
    get { record.holder != nil }
    set { ConstraintActivation(self).setActive(newValue) }
  }

  /// The constraints that a sentence of the visual format language stands for, not active yet.
  ///
  /// - Precondition: The sentence is well formed, and its names are keys of `metrics` or `views`.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatConstraints.make(format, options: opts, metrics: metrics, views: views)
  }

  /// Puts constraints in force together, which is cheaper than one after another.
  open class func activate(_ constraints: [NSLayoutConstraint]) { ConstraintActivation.activate(constraints) }

  /// Takes constraints out of force together.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { ConstraintActivation.deactivate(constraints) }

  open override var description: String { MainActor.assumeIsolated { ConstraintDescription(self).text } }
}

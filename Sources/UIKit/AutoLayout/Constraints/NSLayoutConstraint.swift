/// A relation between two attributes of views or layout guides: `first = multiplier · second + constant`, or `≤`, or `≥`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  final let record: ConstraintRecord

  /// A constraint that nothing holds up yet; activate it to put it in force.
  ///
  /// - Precondition: The attributes fit together: both horizontal or both vertical, a place with a place, a length
  ///   with a length, and `view2` nil with `notAnAttribute`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      ConstraintRecord(
        first: ConstraintSide(item: view1, attribute: attr1), second: ConstraintSide(item: view2, attribute: attr2),
        relation: relation, multiplier: multiplier, constant: c))
  }

  init(_ record: ConstraintRecord) {
    self.record = record
    super.init()
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

/// A relation between two attributes of views or layout guides: `first = multiplier · second + constant`, or `≤`, or
/// `≥`.
///
/// Positions are measured in the coordinates of the nearest common ancestor of both items. This matters for a
/// multiplier of a position, and for a position along one axis that equals one along the other.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The state of the constraint; blank for one that was made without items.
  final private(set) lazy var record = ConstraintRecord.blank

  /// A constraint without items, which cannot be activated; for initializers of subclasses.
  public override init() {
    super.init()
  }

  /// A constraint `view1.attr1 = multiplier · view2.attr2 + c`, or an inequality, which is not active yet. It does
  /// not retain its views.
  ///
  /// A length may be compared with a constant: `view2` is then nil, and `attr2` is ignored.
  ///
  /// - Precondition: The attributes fit together: a position with a position, along either axis; a length with a
  ///   length; and leading and trailing not with left and right.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      ConstraintRecord(
        first: ConstraintSide(item: view1, attribute: attr1), second: ConstraintSide(item: view2, attribute: attr2),
        relation: relation, multiplier: multiplier, constant: c))
    // [C] On iOS this initialiser returns an object that lives until the end of the turn: apps assign it to a weak
    // property, and add it to a view from there.
    Turn.keep(self)
  }

  convenience init(_ record: ConstraintRecord) {
    self.init()
    self.record = record
    record.check(self)
  }

  /// A constraint from a document; nil, with the reason reported, if its sides cannot be compared.
  convenience init?(_ record: ConstraintRecord, tell: (String) -> Void) {
    self.init()
    self.record = record
    guard let fault = record.fault(of: self) else { return }
    tell(fault)
    return nil
  }

  /// The view or guide on the left of the equation.
  open var firstItem: AnyObject? { record.first.item }

  /// The view or guide on the right of the equation, if there is one.
  open var secondItem: AnyObject? { record.second.item }

  /// The attribute of `firstItem`.
  open var firstAttribute: Attribute { record.first.attribute }

  /// The attribute of `secondItem`; `notAnAttribute` without one.
  open var secondAttribute: Attribute { record.second.attribute }

  /// The anchor on the left of the equation: equal to the anchor of `firstItem` from which the constraint could be made.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(side: record.first) }

  /// The anchor on the right of the equation; nil where a length is compared with a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    record.second.isEmpty ? nil : NSLayoutAnchor(side: record.second)
  }

  /// The comparison between both sides. Fixed when the constraint is made.
  open var relation: Relation { record.relation }

  /// The factor of the second attribute. Fixed when the constraint is made.
  open var multiplier: CGFloat { record.multiplier }

  /// The points added to the second attribute. Changing it on an active constraint is cheap: solving continues from
  /// the last solution.
  open var constant: CGFloat {
    get { record.constant }
    set { ConstraintActivation(self).setConstant(newValue) }
  }

  /// The importance of the constraint; `required` by default. Stops the program if an active constraint would become
  /// required or cease to be.
  open var priority: UILayoutPriority {
    get { record.priority }
    set { ConstraintActivation(self).setPriority(newValue) }
  }

  /// A name for descriptions of the constraint.
  open var identifier: String? {
    get { record.identifier }
    set { record.identifier = newValue }
  }

  /// Kept only: constraints are not archived here. False by default.
  open var shouldBeArchived: Bool {
    get { record.shouldBeArchived }
    set { record.shouldBeArchived = newValue }
  }

  /// Whether the constraint takes part in layout; false at first. Activating adds it to the nearest common ancestor of
  /// its items, and stops the program if there is none.
  open var isActive: Bool {
    get { record.holder != nil }
    set { ConstraintActivation(self).setActive(newValue) }
  }

  /// The constraints that a visual format string describes, not active yet.
  ///
  /// - Precondition: The string is well formed, and its names are keys of `metrics` or `views`.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatConstraints.make(format, options: opts, metrics: metrics, views: views)
  }

  /// Activates constraints together, which is cheaper than one after another.
  open class func activate(_ constraints: [NSLayoutConstraint]) { ConstraintActivation.activate(constraints) }

  /// Deactivates constraints together. Inactive ones stay as they are.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { ConstraintActivation.deactivate(constraints) }

  /// The constraint as an equation in the form of UIKit's logs.
  open override var description: String { MainActor.assumeIsolated { ConstraintDescription(self).text } }
}

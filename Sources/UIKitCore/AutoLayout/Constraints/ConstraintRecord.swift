/// The state of a constraint.
@MainActor
final class ConstraintRecord {
  let first: ConstraintSide
  let second: ConstraintSide
  let relation: NSLayoutConstraint.Relation
  let multiplier: CGFloat
  var constant: CGFloat
  /// The part of the constant that depends on fonts or margins, such as the system's spacing times a multiplier.
  let systemSpacing: SystemSpacing?
  private let isDirectional: Bool
  /// Whether the constraint contains only edges, centres and sizes, and so depends on the items' rectangles alone.
  let isPlain: Bool
  var priority = UILayoutPriority.required
  var identifier: String?
  var shouldBeArchived = false
  /// The view to which the active constraint was added.
  weak var holder: UIView?
  /// The views that may be layout roots, but are none while this constraint connects views inside with views outside.
  var crossedRoots: [WeakView] = []
  /// Increases with each activation, to find the constraint that was activated last.
  var activationNumber = 0
  /// The views whose baselines the constraint uses, which may differ from its items.
  var baselineViews: [ObjectIdentifier] = []
  /// Whether the constant depends on margins, baselines or fonts, so that the engine computes it for each solution.
  var isMoving = false

  init(
    first: ConstraintSide, second: ConstraintSide, relation: NSLayoutConstraint.Relation, multiplier: CGFloat,
    constant: CGFloat, systemSpacing: SystemSpacing? = nil
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = Self.limited(constant)
    self.systemSpacing = systemSpacing
    isDirectional = first.isDirectional || second.isDirectional
    isPlain =
      systemSpacing == nil && first.subtracted == nil && second.subtracted == nil && !first.attribute.followsContent
      && !second.attribute.followsContent
  }

  /// The record of a constraint that was made without items.
  static var blank: ConstraintRecord {
    ConstraintRecord(first: .nothing, second: .nothing, relation: .equal, multiplier: 1, constant: 0)
  }

  /// Whether the second side influences the equation.
  var hasSecondSide: Bool { !second.isEmpty && multiplier != 0 }

  /// The views that the items are or belong to.
  var owners: [UIView] { items.compactMap(Self.owner) }

  /// The view that an item is or belongs to.
  static func owner(of item: AnyObject?) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

  /// The nearest view that contains all items; nil if there is none.
  var commonAncestor: UIView? {
    let owners = owners
    var candidate = owners.first
    while let view = candidate {
      if owners.allSatisfy({ $0.isDescendant(of: view) }) { return view }
      candidate = view.superview
    }
    return nil
  }

  /// Whether the constraint depends on the origin of coordinates, because the positions on both sides do not cancel
  /// out.
  var dependsOnOrigin: Bool {
    guard !first.attribute.isDimension, first.subtracted == nil, second.subtracted == nil else { return false }
    return multiplier != 1 || first.attribute.axis != second.attribute.axis
  }

  /// Whether the constraint is measured from the right: it contains leading or trailing, and its holder's layout
  /// direction is right to left. Distances and inequalities are then reversed. [D]
  var isMirrored: Bool { isDirectional && holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The constant, limited to values that the solver computes exactly; UIKit limits it, too. [C] Stops the program if
  /// the constant is infinite or not a number.
  static func limited(_ constant: CGFloat) -> CGFloat {
    guard abs(constant) > greatestConstant, constant.isFinite else { return constant }
    if !hasReportedLimit {
      hasReportedLimit = true
      let text = """
        This NSLayoutConstraint is being configured with a constant that exceeds internal limits. \
        A smaller value will be substituted, but this problem should be fixed. This will be logged only once. \
        The constant is \(constant), the limit \(greatestConstant).

        """
      FileHandle.standardError.write(Data(text.utf8))
    }
    return constant < 0 ? -greatestConstant : greatestConstant
  }

  /// [?] The limit is not published.
  private static let greatestConstant: CGFloat = 1e6
  private static var hasReportedLimit = false

  /// The views and guides in the constraint.
  var items: [AnyObject] {
    var items: [AnyObject] = []
    for place in first.places + second.places {
      if let item = place.item { items.append(item) }
    }
    return items
  }

  /// Whether the constant depends on margins, baselines or fonts, which change with the views.
  var hasMovingConstant: Bool {
    systemSpacing != nil || (first.places + second.places).contains { $0.attribute.followsContent }
  }

  /// Stops the program if the two sides cannot be compared, in UIKit's words.
  func check(_ constraint: NSLayoutConstraint) {
    if let fault = fault(of: constraint) { fatalError(fault) }
  }

  /// The reason for which the two sides cannot be compared, in UIKit's words; nil where they can.
  func fault(of constraint: NSLayoutConstraint) -> String? {
    let left = first.attribute
    let right = second.attribute
    if !constant.isFinite {
      return "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) in \(constraint)"
    }
    if !multiplier.isFinite {
      return "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:\(multiplier) in \(constraint)"
    }
    if first.isEmpty || first.item == nil { return "NSLayoutConstraint: Constraint must contain a first layout item" }
    let isConstant = second.isEmpty || multiplier == 0
    if isConstant, !left.isDimension, first.subtracted == nil {
      return
        "NSLayoutConstraint for \(subject): A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be "
        + "specified in pairs. The constraint is \(constraint); relate \(left.descriptionName) to an attribute of the "
        + "superview, such as its \(left.descriptionName)."
    }
    if second.isEmpty { return nil }
    if second.item == nil {
      return "NSLayoutConstraint for \(subject): The second item of \(constraint) is no longer there; keep it alive."
    }
    // [C] A position may be related to one along the other axis, and a width to a height.
    if left.isDimension != right.isDimension, first.subtracted == nil, second.subtracted == nil {
      return
        "NSLayoutConstraint for \(subject): Invalid pairing of layout attributes. The constraint is \(constraint); "
        + "relate a location to a location, and a size to a size."
    }
    if !isPairOfSameDirections(left, right) {
      return
        "NSLayoutConstraint for \(subject): A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither. The constraint is \(constraint)."
    }
    return nil
  }

  /// The item to name in messages.
  private var subject: String { ConstraintDescription.name(of: first.item) }

  private func isPairOfSameDirections(
    _ left: NSLayoutConstraint.Attribute, _ right: NSLayoutConstraint.Attribute
  ) -> Bool {
    func isAbsolute(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      [.left, .right, .leftMargin, .rightMargin].contains(attribute)
    }
    return !(isAbsolute(left) && right.isDirectional) && !(left.isDirectional && isAbsolute(right))
  }
}

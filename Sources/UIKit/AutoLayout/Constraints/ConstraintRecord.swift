/// What a constraint remembers.
@MainActor
final class ConstraintRecord {
  let first: ConstraintSide
  let second: ConstraintSide
  let relation: NSLayoutConstraint.Relation
  let multiplier: CGFloat
  var constant: CGFloat
  /// The part of the constant that follows from fonts or margins, such as the system's spacing times a multiplier.
  let systemSpacing: SystemSpacing?
  private let isDirectional: Bool
  /// Whether the constraint is about edges, centres and sizes alone, which depend on nothing but rectangles.
  let isPlain: Bool
  var priority = UILayoutPriority.required
  var identifier: String?
  var shouldBeArchived = false
  /// The view that the constraint was added to while it is active.
  weak var holder: UIView?
  /// The views that would be layout roots if the constraint did not reach into them.
  var crossedRoots: [WeakView] = []
  /// Counts activations, so that of two constraints the one is known that came later.
  var activationNumber = 0
  /// The views whose baselines the constraint is about, which may be others than its items.
  var baselineViews: [ObjectIdentifier] = []
  /// Whether an engine looks at the constant again before each solution.
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

  /// Whether the constraint is counted from the right: it speaks of leading or trailing, and the contents of the view
  /// that it was added to are read from there. Distances and inequalities turn round with it. [D]
  var isMirrored: Bool { isDirectional && holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A constant that is no number, or infinite, is a mistake; one that is merely too large for an exact solution is
  /// brought down, which UIKit does, too. [C]
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

  /// The views and guides that the constraint speaks of.
  var items: [AnyObject] {
    var items: [AnyObject] = []
    for place in first.places + second.places {
      if let item = place.item { items.append(item) }
    }
    return items
  }

  /// Whether the constant depends on what may change with the views: margins, baselines, fonts.
  var hasMovingConstant: Bool {
    systemSpacing != nil || (first.places + second.places).contains { $0.attribute.followsContent }
  }

  /// Stops where the two sides cannot be compared, in UIKit's words.
  func check(_ constraint: NSLayoutConstraint) {
    let left = first.attribute
    let right = second.attribute
    guard constant.isFinite else {
      fatalError("NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) in \(constraint)")
    }
    guard multiplier.isFinite else {
      fatalError(
        "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:\(multiplier) in \(constraint)")
    }
    guard !first.isEmpty && first.item != nil else {
      fatalError("NSLayoutConstraint: Constraint must contain a first layout item")
    }
    guard multiplier != 0 || second.isEmpty else {
      fatalError(
        "NSLayoutConstraint: Multiplier is zero, which would make the second item of \(constraint) meaningless; use a constant"
      )
    }
    if second.isEmpty {
      guard left.isDimension || first.subtracted != nil else {
        fatalError(
          "NSLayoutConstraint for \(constraint): A constraint cannot be made that sets a location equal to a constant. "
            + "Location attributes must be specified in pairs.")
      }
      return
    }
    guard second.item != nil else {
      fatalError("NSLayoutConstraint for \(constraint): Constraint must have a second item for its second attribute")
    }
    guard left.axis == right.axis || (left.isDimension && right.isDimension) else {
      fatalError(
        "NSLayoutConstraint for \(constraint): Invalid pairing of layout attributes. Attributes are along different axes."
      )
    }
    guard left.isDimension == right.isDimension || first.subtracted != nil || second.subtracted != nil else {
      fatalError(
        "NSLayoutConstraint for \(constraint): Invalid pairing of layout attributes. A location cannot be related to a size."
      )
    }
    guard isPairOfSameDirections(left, right) else {
      fatalError(
        "NSLayoutConstraint for \(constraint): A constraint cannot be made between a leading/trailing attribute and a "
          + "right/left attribute. Use leading/trailing for both or neither.")
    }
  }

  private func isPairOfSameDirections(
    _ left: NSLayoutConstraint.Attribute, _ right: NSLayoutConstraint.Attribute
  ) -> Bool {
    func isAbsolute(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      [.left, .right, .leftMargin, .rightMargin].contains(attribute)
    }
    return !(isAbsolute(left) && right.isDirectional) && !(left.isDirectional && isAbsolute(right))
  }
}

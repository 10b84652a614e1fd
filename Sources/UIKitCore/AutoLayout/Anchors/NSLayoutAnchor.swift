/// An attribute of a view or a guide, from which constraints are made. The type parameter lets the compiler refuse
/// constraints between axes. Constraints made here are required and not active yet.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let side: ConstraintSide

  init(side: ConstraintSide) {
    self.side = side
    super.init()
  }

  convenience init(item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(side: ConstraintSide(item: item, attribute: attribute))
  }

  /// Whether another object is an anchor of the same attribute of the same view or guide.
  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let other = object as? any SidedAnchor
    return MainActor.assumeIsolated { other?.side.isSame(as: side) == true }
  }

  /// A number that equal anchors share.
  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(side.item.map(ObjectIdentifier.init))
      hasher.combine(side.attribute)
      return hasher.finalize()
    }
  }

  /// The attribute's name, for descriptions.
  open var name: String { side.attribute.descriptionName }

  /// A constraint that makes this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor.side)
  }

  /// A constraint that keeps this anchor at or beyond another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.side)
  }

  /// A constraint that keeps this anchor at or before another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor.side)
  }

  /// A constraint that makes this anchor equal to another plus `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: anchor.side, constant: c)
  }

  /// A constraint that keeps this anchor at or beyond another plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.side, constant: c)
  }

  /// A constraint that keeps this anchor at or before another plus `c` points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor.side, constant: c)
  }

  /// Whether the active constraints leave the anchor's value undetermined. Solves pending changes first.
  open var hasAmbiguousLayout: Bool { LayoutInspection.isAmbiguous(side) }

  /// The active constraints on the anchor's item along the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] { LayoutInspection.constraints(affecting: side) }

  final func related(
    _ relation: NSLayoutConstraint.Relation, to other: ConstraintSide, multiplier: CGFloat = 1, constant: CGFloat = 0,
    systemSpacing: SystemSpacing? = nil
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      ConstraintRecord(
        first: side, second: other, relation: relation, multiplier: multiplier, constant: constant,
        systemSpacing: systemSpacing))
  }
}

/// An anchor of any axis.
@MainActor
private protocol SidedAnchor {
  var side: ConstraintSide { get }
}

extension NSLayoutAnchor: SidedAnchor {}

/// A horizontal position: an edge or a centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this position to another, as a length that constraints can use.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(side: otherAnchor.side.distance(from: side))
  }

  /// A constraint that puts this position after another by the system's distance times `multiplier`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor.side, systemSpacing: SystemSpacing(multiplier: multiplier))
  }

  /// A constraint that puts this position after another by at least the system's distance times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.side, systemSpacing: SystemSpacing(multiplier: multiplier))
  }

  /// A constraint that puts this position after another by at most the system's distance times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor.side, systemSpacing: SystemSpacing(multiplier: multiplier))
  }
}

/// A vertical position: an edge, a centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this position to another, as a length that constraints can use.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(side: otherAnchor.side.distance(from: side))
  }

  /// A constraint that puts this position below another by the system's distance times `multiplier`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor.side, systemSpacing: SystemSpacing(multiplier: multiplier))
  }

  /// A constraint that puts this position below another by at least the system's distance times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.side, systemSpacing: SystemSpacing(multiplier: multiplier))
  }

  /// A constraint that puts this position below another by at most the system's distance times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor.side, systemSpacing: SystemSpacing(multiplier: multiplier))
  }
}

/// A length: a width, a height or a distance.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that makes this length `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, to: .nothing, constant: c) }

  /// A constraint that makes this length at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: .nothing, constant: c)
  }

  /// A constraint that makes this length at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: .nothing, constant: c)
  }

  /// A constraint that makes this length `m` times another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: anchor.side, multiplier: m)
  }

  /// A constraint that makes this length at least `m` times another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.side, multiplier: m)
  }

  /// A constraint that makes this length at most `m` times another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor.side, multiplier: m)
  }

  /// A constraint that makes this length `m` times another plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor.side, multiplier: m, constant: c)
  }

  /// A constraint that makes this length at least `m` times another plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.side, multiplier: m, constant: c)
  }

  /// A constraint that makes this length at most `m` times another plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor.side, multiplier: m, constant: c)
  }
}

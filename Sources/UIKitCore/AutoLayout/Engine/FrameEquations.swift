import ConstraintSolver

/// The equations of a view that is placed by its frame within its superview.
///
/// A width or height that the view's autoresizing mask makes flexible follows the superview's within a solution; with a
/// flexible near margin the far edge follows. So constraints inside the view can decide the superview's size, as for a
/// view from a nib that fills another one. Proportional margins take effect once the superview has been placed.
@MainActor
struct FrameEquations {
  private let horizontal: FrameAxisEquations
  private let vertical: FrameAxisEquations

  /// - Parameter withSize: Whether to add equations for the size, too; the size of a measured root has constraints of
  ///   its own.
  init(
    of view: UIView, _ variables: LayoutItemVariables, in superview: LayoutItemVariables?, withSize: Bool,
    _ system: inout ConstraintSystem
  ) {
    let mask = view.viewState.translatesAutoresizingMask && superview != nil ? view.autoresizingMask : []
    horizontal = FrameAxisEquations(
      .horizontal, .init(mask, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin), variables, in: superview,
      withSize: withSize, &system)
    vertical = FrameAxisEquations(
      .vertical, .init(mask, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin), variables, in: superview,
      withSize: withSize, &system)
  }

  func remove(_ system: inout ConstraintSystem) {
    horizontal.remove(&system)
    vertical.remove(&system)
  }

  /// Applies the view's alignment rectangle, in the coordinates of its superview's.
  func refresh(_ rect: CGRect, in superview: CGSize, _ system: inout ConstraintSystem) {
    horizontal.refresh(rect.minX, rect.width, superview.width, &system)
    vertical.refresh(rect.minY, rect.height, superview.height, &system)
  }

  /// An equation of the view in UIKit's form; nil if the handle belongs to no equation of this view.
  func description(
    of handle: SolverConstraint, _ view: String, in superview: String, _ system: ConstraintSystem
  ) -> String? {
    horizontal.description(of: handle, view, in: superview, ("minX", "maxX", "width"), system)
      ?? vertical.description(of: handle, view, in: superview, ("minY", "maxY", "height"), system)
  }
}

/// The equations of a view's frame along one axis.
@MainActor
private struct FrameAxisEquations {
  /// The part of a frame that follows the superview's size.
  enum Rule {
    case fixed, followsLength, followsEnd

    init(
      _ mask: UIView.AutoresizingMask, _ marginBefore: UIView.AutoresizingMask, _ length: UIView.AutoresizingMask,
      _ marginAfter: UIView.AutoresizingMask
    ) {
      switch (mask.contains(marginBefore), mask.contains(length), mask.contains(marginAfter)) {
      case (false, true, false): self = .followsLength
      case (true, false, false): self = .followsEnd
      default: self = .fixed
      }
    }
  }

  let rule: Rule
  let position: SolverConstraint
  let length: SolverConstraint?

  init(
    _ axis: NSLayoutConstraint.Axis, _ rule: Rule, _ view: LayoutItemVariables, in superview: LayoutItemVariables?,
    withSize: Bool, _ system: inout ConstraintSystem
  ) {
    self.rule = rule
    var position = [SolverTerm(view.origin(axis))]
    var length = [SolverTerm(view.length(axis))]
    if let superview {
      position.append(SolverTerm(superview.origin(axis), -1))
      let difference = [SolverTerm(view.length(axis)), SolverTerm(superview.length(axis), -1)]
      switch rule {
      case .fixed: break
      case .followsLength: length = difference
      case .followsEnd: position += difference
      }
    }
    self.position = Self.equation(position, &system)
    self.length = withSize ? Self.equation(length, &system) : nil
  }

  private static func equation(_ terms: [SolverTerm], _ system: inout ConstraintSystem) -> SolverConstraint {
    let constraint = system.makeConstraint(terms, .equal, constant: 0)
    system.activate(constraint)
    return constraint
  }

  func remove(_ system: inout ConstraintSystem) {
    system.remove(position)
    if let length { system.remove(length) }
  }

  func refresh(_ origin: CGFloat, _ extent: CGFloat, _ superview: CGFloat, _ system: inout ConstraintSystem) {
    let offset = rule == .followsEnd ? origin + extent - superview : origin
    system.setConstant(-Double(offset), of: position)
    guard let length else { return }
    system.setConstant(-Double(rule == .followsLength ? extent - superview : extent), of: length)
  }

  func description(
    of handle: SolverConstraint, _ view: String, in superview: String,
    _ names: (start: String, end: String, length: String),
    _ system: ConstraintSystem
  ) -> String? {
    let value = 0 - system.constant(of: handle)
    func relation(_ name: String) -> String {
      let constant = value == 0 ? "" : value < 0 ? " - \(-value)" : " + \(value)"
      return "\(view).\(name) == \(superview).\(name)\(constant)"
    }
    if handle == position {
      return rule == .followsEnd ? relation(names.end) : "\(view).\(names.start) == \(value)"
    }
    guard handle == length else { return nil }
    return rule == .followsLength ? relation(names.length) : "\(view).\(names.length) == \(value)"
  }
}

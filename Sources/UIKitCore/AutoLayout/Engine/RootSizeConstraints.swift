import ConstraintSolver

/// A preferred size of a root, with priorities.
struct RootSizePreference: Equatable {
  var target: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}

/// The size of a measured root: fixed while the root is laid out, preferred while its fitting size is computed.
///
/// The two constraints are reused with other constants and priorities, so that measuring continues from the last
/// solution and keeps its structure. If the content does not fit, two required constraints are added until the size
/// changes: UIKit's `UIView-Encapsulated-Layout-Width` and `-Height`, which break one of the app's constraints.
@MainActor
struct RootSizeConstraints {
  private let width: SolverConstraint
  private let height: SolverConstraint
  private let requiredWidth: SolverConstraint
  private let requiredHeight: SolverConstraint
  private var size = CGSize.zero
  private var isEnforced = false

  /// The priority of the measured size: above every priority that apps can request, but not required, so that a fitting
  /// size changes no structure.
  private static let fact = SolverPriority(SolverPriority.required.rawValue.nextDown)

  init(_ variables: LayoutItemVariables, _ system: inout ConstraintSystem) {
    func preference(_ variable: SolverVariable) -> SolverConstraint {
      let preference = system.makeConstraint([SolverTerm(variable)], .equal, constant: 0, priority: Self.fact)
      system.activate(preference)
      system.activate(system.makeConstraint([SolverTerm(variable)], .greaterThanOrEqual, constant: 0))
      return preference
    }
    width = preference(variables.width)
    height = preference(variables.height)
    requiredWidth = system.makeConstraint([SolverTerm(variables.width)], .equal, constant: 0)
    requiredHeight = system.makeConstraint([SolverTerm(variables.height)], .equal, constant: 0)
  }

  /// Fixes the root's size.
  mutating func state(_ size: CGSize, _ system: inout ConstraintSystem) {
    if size != self.size { release(&system) }
    self.size = size
    set(width, size.width, Self.fact, &system)
    set(height, size.height, Self.fact, &system)
  }

  /// Prefers a size instead of fixing it.
  mutating func prefer(_ preference: RootSizePreference, _ system: inout ConstraintSystem) {
    release(&system)
    set(width, preference.target.width, Self.priority(preference.horizontal), &system)
    set(height, preference.target.height, Self.priority(preference.vertical), &system)
  }

  /// Requires the fixed size if the solved one differs by a pixel or more; measured heights are rounded to pixels.
  ///
  /// - Returns: whether it is required from now on.
  mutating func enforce(_ solved: CGSize, within pixel: CGFloat, _ system: inout ConstraintSystem) -> Bool {
    guard !isEnforced, size.width > 0,
      abs(solved.width - size.width) >= pixel || abs(solved.height - size.height) >= pixel
    else {
      return false
    }
    isEnforced = true
    system.setConstant(-Double(size.width), of: requiredWidth)
    system.setConstant(-Double(size.height), of: requiredHeight)
    system.activate(requiredWidth)
    system.activate(requiredHeight)
    return true
  }

  private mutating func release(_ system: inout ConstraintSystem) {
    guard isEnforced else { return }
    isEnforced = false
    system.deactivate(requiredWidth)
    system.deactivate(requiredHeight)
  }

  private static func priority(_ priority: UILayoutPriority) -> SolverPriority {
    priority.rawValue >= UILayoutPriority.required.rawValue ? fact : SolverPriority(Double(priority.rawValue))
  }

  private func set(
    _ constraint: SolverConstraint, _ length: CGFloat, _ priority: SolverPriority, _ system: inout ConstraintSystem
  ) {
    system.setConstant(-Double(length), of: constraint)
    system.setPriority(priority, of: constraint)
  }

  /// The name of the required constraints in UIKit's form.
  func description(of handle: SolverConstraint, item: UIView?) -> String? {
    let name = ConstraintDescription.name(of: item)
    if handle == requiredWidth {
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' \(name).width == \(size.width) (active)>"
    }
    if handle == requiredHeight {
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' \(name).height == \(size.height) (active)>"
    }
    return nil
  }
}

import ConstraintSolver

/// What size a root is to have, and how much.
struct RootSizeWish: Equatable {
  var target: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}

/// The size of a root that is measured: a fact while it is laid out, a wish while its fitting size is looked for.
///
/// Both are the same two constraints with other constants and priorities, so that measuring goes on from the last
/// solution and changes nothing of its structure. Content that does not fit meets two required constraints besides,
/// which are there from then on until the size is another one: UIKit's `UIView-Encapsulated-Layout-Width` and
/// `-Height`, one of whose opponents is broken.
@MainActor
struct RootSizeConstraints {
  private let width: SolverConstraint
  private let height: SolverConstraint
  private let requiredWidth: SolverConstraint
  private let requiredHeight: SolverConstraint
  private var size = CGSize.zero
  private var isEnforced = false

  /// Above every priority that can be asked for, and not required: content that fits costs no change of structure.
  private static let fact = SolverPriority(SolverPriority.required.rawValue.nextDown)

  init(_ variables: LayoutItemVariables, _ system: inout ConstraintSystem) {
    func wish(_ variable: SolverVariable) -> SolverConstraint {
      let wish = system.makeConstraint([SolverTerm(variable)], .equal, constant: 0, priority: Self.fact)
      system.activate(wish)
      system.activate(system.makeConstraint([SolverTerm(variable)], .greaterThanOrEqual, constant: 0))
      return wish
    }
    width = wish(variables.width)
    height = wish(variables.height)
    requiredWidth = system.makeConstraint([SolverTerm(variables.width)], .equal, constant: 0)
    requiredHeight = system.makeConstraint([SolverTerm(variables.height)], .equal, constant: 0)
  }

  /// Makes a size the root's own.
  mutating func state(_ size: CGSize, _ system: inout ConstraintSystem) {
    if size != self.size { release(&system) }
    self.size = size
    set(width, size.width, Self.fact, &system)
    set(height, size.height, Self.fact, &system)
  }

  /// Asks for a size instead.
  mutating func wish(_ wish: RootSizeWish, _ system: inout ConstraintSystem) {
    release(&system)
    set(width, wish.target.width, Self.priority(wish.horizontal), &system)
    set(height, wish.target.height, Self.priority(wish.vertical), &system)
  }

  /// Requires the stated size if the solved one is another by a pixel or more; measured heights are rounded to one.
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

  /// The required constraints as UIKit names them.
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

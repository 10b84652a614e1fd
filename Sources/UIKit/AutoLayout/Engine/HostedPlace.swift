import ConstraintSolver

/// A view that places some of its subviews itself, as a cell does its content view and accessory.
@MainActor
protocol HostingView: UIView {
  /// Where a subview belongs; nil for those that are not the view's to place.
  func hostedPlace(of subview: UIView) -> HostedPlace?
}

/// Where a view's host places it.
enum HostedPlace: Equatable {
  /// The host's bounds, less something at each edge.
  case insets(UIEdgeInsets)
  /// In the middle of the host's height, this far from its right or left edge.
  case right(CGFloat)
  case left(CGFloat)
}

extension HostedPlace {
  /// Says, once, that a content view is its cell's to place. UIKit leaves it at that and calls the result undefined [C];
  /// here the app's constraints count, and where they say nothing the content view fills its cell.
  @MainActor
  static func reportTakeover(of view: UIView) {
    guard !hasReportedTakeover, case .insets = view.hostedPlace, let host = view.superview else { return }
    hasReportedTakeover = true
    let text = """
      Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a \(type(of: host)) is not \
      supported and will result in undefined behavior, as this property is managed by the owning view. Cell: \
      \(ConstraintDescription.name(of: host)). This is said once.

      """
    FileHandle.standardError.write(Data(text.utf8))
  }

  @MainActor private static var hasReportedTakeover = false
}

/// The equations by which a hosted view follows the size of its host, in the same solution.
///
/// They are required, as the frame is that they stand for. Once the app has taken the view over by switching off the
/// translation of its frame, they yield to everything the app says.
@MainActor
struct HostedPlaceEquations {
  private var handles: [SolverConstraint] = []

  /// Below all that apps can ask for.
  private static let yielding = SolverPriority(0.5)

  init(
    _ place: HostedPlace, _ view: LayoutItemVariables, in host: LayoutItemVariables, isRequired: Bool,
    _ system: inout ConstraintSystem
  ) {
    let left = [SolverTerm(view.minX), SolverTerm(host.minX, -1)]
    let top = [SolverTerm(view.minY), SolverTerm(host.minY, -1)]
    let expressions: [[SolverTerm]]
    switch place {
    case .insets:
      expressions = [
        left, top, [SolverTerm(view.width), SolverTerm(host.width, -1)],
        [SolverTerm(view.height), SolverTerm(host.height, -1)],
      ]
    case .right:
      expressions = [
        left + [SolverTerm(view.width), SolverTerm(host.width, -1)],
        top + [SolverTerm(view.height, 0.5), SolverTerm(host.height, -0.5)],
      ]
    case .left:
      expressions = [left, top + [SolverTerm(view.height, 0.5), SolverTerm(host.height, -0.5)]]
    }
    for terms in expressions {
      let constraint = system.makeConstraint(
        terms, .equal, constant: 0, priority: isRequired ? .required : Self.yielding)
      system.activate(constraint)
      handles.append(constraint)
    }
  }

  func contains(_ handle: SolverConstraint) -> Bool { handles.contains(handle) }

  /// Takes over where the view belongs now.
  func refresh(_ place: HostedPlace, _ system: inout ConstraintSystem) {
    let values: [CGFloat]
    switch place {
    case .insets(let insets):
      values = [insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom]
    case .right(let distance): values = [-distance, 0]
    case .left(let distance): values = [distance, 0]
    }
    for (handle, value) in zip(handles, values) { system.setConstant(-Double(value), of: handle) }
  }
}

extension UIView {
  /// Where the superview places the view, if it is one that does.
  final var hostedPlace: HostedPlace? { (superviewReference as? any HostingView)?.hostedPlace(of: self) }
}

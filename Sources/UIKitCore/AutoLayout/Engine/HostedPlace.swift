import ConstraintSolver

/// A view that lays out some of its subviews itself, as a cell does with its content view and accessory.
@MainActor
package protocol HostingView: UIView {
  /// The frame rule of a subview; nil if the view does not lay the subview out.
  func hostedPlace(of subview: UIView) -> HostedPlace?
}

/// The rule by which a host places a subview.
package enum HostedPlace: Equatable {
  /// The host's bounds with an inset at each edge.
  case insets(UIEdgeInsets)
  /// The host's bounds, unless the subview's own constraints override them.
  case bounds
  /// Vertically centred, at this distance from the host's right or left edge.
  case right(CGFloat)
  case left(CGFloat)
}

extension HostedPlace {
  /// Reports, once, that the app constrains a content view which its cell should place. UIKit calls the result
  /// undefined [C]; here the app's constraints are used, and the content view fills its cell otherwise.
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

/// The equations by which a hosted view follows its host's size in the same solution.
///
/// They are required, like the frame that they represent. For `bounds`, and once the app has switched off the
/// translation of the view's frame, they yield to all of the app's constraints.
@MainActor
struct HostedPlaceEquations {
  private var handles: [SolverConstraint] = []

  /// A priority below all that apps can request.
  private static let yielding = SolverPriority(0.5)

  init(
    _ place: HostedPlace, _ view: LayoutItemVariables, in host: LayoutItemVariables, isRequired: Bool,
    _ system: inout ConstraintSystem
  ) {
    let left = [SolverTerm(view.minX), SolverTerm(host.minX, -1)]
    let top = [SolverTerm(view.minY), SolverTerm(host.minY, -1)]
    let expressions: [[SolverTerm]]
    switch place {
    case .insets, .bounds:
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
        terms, .equal, constant: 0, priority: isRequired && place != .bounds ? .required : Self.yielding)
      system.activate(constraint)
      handles.append(constraint)
    }
  }

  func contains(_ handle: SolverConstraint) -> Bool { handles.contains(handle) }

  /// Applies the present distances of the view's frame rule.
  func refresh(_ place: HostedPlace, _ system: inout ConstraintSystem) {
    let values: [CGFloat]
    switch place {
    case .insets(let insets):
      values = [insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom]
    case .bounds: values = [0, 0, 0, 0]
    case .right(let distance): values = [-distance, 0]
    case .left(let distance): values = [distance, 0]
    }
    for (handle, value) in zip(handles, values) { system.setConstant(-Double(value), of: handle) }
  }
}

extension UIView {
  /// The view's frame rule, if its superview is a host that lays it out.
  final var hostedPlace: HostedPlace? { (superviewReference as? any HostingView)?.hostedPlace(of: self) }
}

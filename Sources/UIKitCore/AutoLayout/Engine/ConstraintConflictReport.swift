/// Reports contradicting constraints on standard error, in UIKit's words.
package struct ConstraintConflictReport: Sendable {
  /// All contradicting constraints, in the solver's order.
  package let constraints: [String]
  /// The constraint that was left out.
  package let broken: String

  var text: String {
    """
    Unable to simultaneously satisfy constraints.
    	Probably at least one of the constraints in the following list is one you don't want. \
    Try this: (1) look at each constraint and try to figure out which you don't expect; \
    (2) find the code that added the unwanted constraint or constraints and fix it.
    (
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(broken)
    """
  }

  func log() {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// A reported contradiction that involves constraints of the app.
@MainActor
struct KnownConflict {
  let report: ConstraintConflictReport
  let own: [WeakConstraint]
  /// The constraint that was left out; empty for one of UIKit's own.
  let broken: WeakConstraint

  /// Whether all of the constraints are still active.
  var isPresent: Bool { own.allSatisfy { $0.constraint?.isActive == true } }
}

/// A weak reference to a constraint.
@MainActor
struct WeakConstraint {
  private(set) weak var constraint: NSLayoutConstraint?

  init(_ constraint: NSLayoutConstraint?) { self.constraint = constraint }
}

/// Questions about a layout, for debugging.
@MainActor
package enum LayoutInspection {
  /// The contradictions among the constraints of the hierarchy whose layout root is `root`, as reported, each with the
  /// view of the broken constraint; without those in which a constraint was deactivated since. Empty for a view that is
  /// not a layout root.
  package static func conflicts(of root: UIView) -> [(report: ConstraintConflictReport, view: UIView?)] {
    let known = root.viewState.constraints?.engine?.conflicts ?? []
    return known.filter(\.isPresent).map { ($0.report, $0.broken.constraint?.firstItem as? UIView) }
  }

  /// Whether a view is placed by constraints, or by its frame.
  package static func isPlacedByConstraints(_ view: UIView) -> Bool {
    view.viewState.isLayoutItem && !view.translatesAutoresizingMaskIntoConstraints
  }

  static func isAmbiguous(_ item: AnyObject) -> Bool {
    guard let (layoutItem, engine) = placed(item) else { return false }
    let variables = layoutItem.variables
    return [variables.minX, variables.minY, variables.width, variables.height].contains {
      engine.system.isAmbiguous($0)
    }
  }

  static func isAmbiguous(_ side: ConstraintSide) -> Bool {
    guard let item = side.item, let (layoutItem, engine) = placed(item), let axis = side.attribute.axis else {
      return false
    }
    let variables = layoutItem.variables
    return engine.system.isAmbiguous(variables.origin(axis)) || engine.system.isAmbiguous(variables.length(axis))
  }

  /// The active constraints on an item along an axis.
  static func constraints(affecting item: AnyObject, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    while let view = holder {
      found += (view.viewState.constraints?.constraints ?? []).filter { constraint in
        (constraint.record.first.places + constraint.record.second.places).contains {
          $0.item === item && $0.attribute.axis == axis
        }
      }
      holder = view.superviewReference
    }
    return found
  }

  static func constraints(affecting side: ConstraintSide) -> [NSLayoutConstraint] {
    guard let item = side.item, let axis = side.attribute.axis else { return [] }
    return constraints(affecting: item, axis: axis)
  }

  /// Moves a view whose layout is ambiguous to another rectangle that its constraints allow.
  static func exerciseAmbiguity(of view: UIView) {
    guard isAmbiguous(view), let (item, engine) = placed(view) else { return }
    engine.exerciseAmbiguity(of: item)
  }

  private static func placed(_ item: AnyObject) -> (LayoutItem, LayoutEngine)? {
    let owner = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    guard let engine = owner.flatMap({ LayoutEngine.enclosing($0) }) else { return nil }
    engine.solve()
    return engine.knownItem(for: item).map { ($0, engine) }
  }
}

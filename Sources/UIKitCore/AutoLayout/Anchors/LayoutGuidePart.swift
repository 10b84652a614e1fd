/// The state of a layout guide.
@MainActor
final class LayoutGuidePart {
  weak var owner: UIView?
  var identifier = ""
  let rule: LayoutGuideRule?

  nonisolated init(rule: LayoutGuideRule? = nil) {
    self.rule = rule
  }

  /// The guide's rectangle: a system guide's follows from its rule, and so is valid before any layout; any other
  /// guide's is that of the last layout.
  func frame(of guide: UILayoutGuide) -> CGRect {
    guard let owner else { return .zero }
    if let rule { return rule.frame(in: owner) }
    guard let item = LayoutEngine.enclosing(owner)?.knownItem(for: guide), !item.solution.isNull else { return .zero }
    return item.rectInParent
  }
}

/// Adds a guide to a view, or removes it.
@MainActor
struct LayoutGuideOwnership {
  let guide: UILayoutGuide

  init(_ guide: UILayoutGuide) {
    self.guide = guide
  }

  func move(to view: UIView?) {
    guard guide.part.owner !== view else { return }
    if let owner = guide.part.owner {
      owner.constraintState.guides.removeAll { $0 === guide }
      ConstraintHierarchy(owner).deactivateConstraints(on: guide)
    }
    guide.part.owner = view
    view?.constraintState.guides.append(guide)
  }
}

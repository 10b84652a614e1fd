/// What a layout guide remembers.
@MainActor
final class LayoutGuidePart {
  weak var owner: UIView?
  var identifier = ""
  let rule: LayoutGuideRule?

  nonisolated init(rule: LayoutGuideRule? = nil) {
    self.rule = rule
  }

  /// The guide's rectangle: by its rule where it has one, which holds before any layout too.
  func frame(of guide: UILayoutGuide) -> CGRect {
    guard let owner else { return .zero }
    if let rule { return rule.frame(in: owner) }
    guard let item = LayoutEngine.enclosing(owner)?.knownItem(for: guide), !item.solution.isNull else { return .zero }
    return item.rectInParent
  }
}

/// Gives a guide to a view or takes it away.
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

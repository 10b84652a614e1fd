/// What a system guide keeps from its view's edges.
enum LayoutGuideRule {
  case margins, safeArea, readableWidth

  /// Lines longer than this are hard to read: the readable width at the default text size, in points. [C]
  static let greatestReadableWidth: CGFloat = 672

  @MainActor
  func callAsFunction(_ view: UIView) -> UIEdgeInsets {
    switch self {
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .readableWidth:
      var insets = view.layoutMargins
      let excess = view.bounds.width - insets.left - insets.right - Self.greatestReadableWidth
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    }
  }
}

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
    if let rule { return owner.bounds.inset(by: rule(owner)) }
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

/// How many active constraints refer to a view or its guides.
struct ConstraintMentions {
  /// Constraints of the view with views that are not its descendants, or of the view alone.
  fileprivate var fromOutside = 0
  /// Constraints of the view with its descendants.
  fileprivate var fromInside = 0
}

extension ConstraintRecord {
  /// Adds `change` to the counts of the views that a constraint refers to, when a view begins or ceases to hold it.
  func count(_ change: Int, in holder: UIView) {
    guard first.isEmpty || first.subtracted != nil || second.subtracted != nil else {
      return countSides(change, in: holder)
    }
    let places = first.places + second.places
    for index in places.indices {
      guard let owner = Self.owner(of: places[index].item),
        !places[..<index].contains(where: { Self.owner(of: $0.item) === owner })
      else { continue }
      let hasOthers = places.contains { Self.owner(of: $0.item) !== owner }
      owner.count(change, isFromInside: hasOthers && owner === holder)
    }
  }

  /// Counts a constraint with at most two positions, as most have, without making arrays of positions and items.
  private func countSides(_ change: Int, in holder: UIView) {
    let left = Self.owner(of: first.item)
    let right = second.isEmpty ? left : Self.owner(of: second.item)
    let isBetweenViews = left !== right
    left?.count(change, isFromInside: isBetweenViews && left === holder)
    if isBetweenViews { right?.count(change, isFromInside: right === holder) }
  }
}

extension UIView {
  fileprivate final func count(_ change: Int, isFromInside: Bool) {
    if isFromInside {
      viewState.mentions.fromInside += change
    } else {
      viewState.mentions.fromOutside += change
    }
  }
}

extension UIView {
  /// Whether the view keeps its frame although its autoresizing mask is not translated, because no constraint positions
  /// it. For a controller's view and for a window's, constraints to descendants are ignored. [C]
  final var keepsFrame: Bool {
    let mentions = viewState.mentions
    guard mentions.fromOutside == 0 else { return false }
    if mentions.fromInside > 0 { return owningViewController != nil || superviewReference is UIWindow }
    return !takesSizeFromContent
  }

  /// Whether only the intrinsic content size gives the view a size.
  private var takesSizeFromContent: Bool {
    guard viewState.frameOrigin == .constraints || bounds.size == .zero else { return false }
    let content = intrinsicContentSize
    return content.width >= 0 || content.height >= 0
  }
}

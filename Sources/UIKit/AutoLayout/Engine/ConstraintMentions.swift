/// How many constraints in force speak of a view or of its guides.
struct ConstraintMentions {
  /// Those that tie it to what is not in it, or that are about it alone.
  var fromOutside = 0
  /// Those that tie what is in it to it.
  var fromInside = 0
}

extension ConstraintRecord {
  /// Counts the constraint, which a view holds now, or no longer, with the views that it speaks of.
  func count(_ change: Int, in holder: UIView) {
    let places = first.places + second.places
    for index in places.indices {
      guard let owner = Self.owner(of: places[index].item),
        !places[..<index].contains(where: { Self.owner(of: $0.item) === owner })
      else { continue }
      if owner === holder, places.contains(where: { Self.owner(of: $0.item) !== owner }) {
        owner.viewState.mentions.fromInside += change
      } else {
        owner.viewState.mentions.fromOutside += change
      }
    }
  }
}

extension UIView {
  /// Whether the view stays where its frame puts it although its mask is not translated: no constraint speaks of it. Of a
  /// controller's view and of what a window shows constraints may speak that tie to it what is in it. [C]
  final var keepsFrame: Bool {
    let mentions = viewState.mentions
    guard mentions.fromOutside == 0 else { return false }
    if mentions.fromInside > 0 { return owningViewController != nil || superviewReference is UIWindow }
    return !takesSizeFromContent
  }

  /// Whether nobody gave the view a size but its content.
  private var takesSizeFromContent: Bool {
    guard viewState.frameOrigin == .constraints || bounds.size == .zero else { return false }
    let content = intrinsicContentSize
    return content.width >= 0 || content.height >= 0
  }
}

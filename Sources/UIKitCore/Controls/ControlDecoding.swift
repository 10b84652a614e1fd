import InterfaceDocuments

/// Decodes the attributes that every control has.
enum ControlDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIControl>) {
    plan.set(\.isEnabled, element.bool("enabled"))
    plan.set(\.isSelected, element.bool("selected"))
    plan.set(\.isHighlighted, element.bool("highlighted"))
    plan.set(\.contentHorizontalAlignment, element.value("contentHorizontalAlignment", horizontal))
    plan.set(\.contentVerticalAlignment, element.value("contentVerticalAlignment", vertical))
  }

  private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]

  private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}

extension UIControl: ActionSource {
  package func connect(_ target: AnyObject?, _ action: Selector, _ event: UIControlEventCode?) {
    addTarget(target, action: action, for: event.map { Event(rawValue: $0) } ?? .primaryActionTriggered)
  }
}

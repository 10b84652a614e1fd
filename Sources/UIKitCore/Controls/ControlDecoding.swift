import InterfaceDocuments

/// Decodes the attributes that every control has.
enum ControlDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIControl>) {
    plan.set(element.bool("enabled")) { $0.isEnabled = $1 }
    plan.set(element.bool("selected")) { $0.isSelected = $1 }
    plan.set(element.bool("highlighted")) { $0.isHighlighted = $1 }
    plan.set(element.value("contentHorizontalAlignment", horizontal)) { $0.contentHorizontalAlignment = $1 }
    plan.set(element.value("contentVerticalAlignment", vertical)) { $0.contentVerticalAlignment = $1 }
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

import InterfaceDocuments

/// Decodes switches from documents of Interface Builder.
enum SwitchDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UISwitch>) {
    element.ignore(["title"])
    plan.set(element.bool("on") ?? false) { $0.setOn($1, animated: false) }
    plan.set(element.color(key: "onTintColor")) { $0.onTintColor = $1 }
    plan.set(element.color(key: "thumbTintColor")) { $0.thumbTintColor = $1 }
  }
}

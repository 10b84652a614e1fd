import InterfaceDocuments

/// Decodes switches from documents of Interface Builder.
enum SwitchDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UISwitch>) {
    element.ignore(["title"])
    plan.call(element.bool("on") ?? false) { $0.setOn($1, animated: false) }
    plan.call(element.color(key: "onTintColor")) { $0.onTintColor = $1 }
    plan.call(element.color(key: "thumbTintColor")) { $0.thumbTintColor = $1 }
  }
}

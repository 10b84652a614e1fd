import InterfaceDocuments

/// Decodes activity indicators from documents of Interface Builder.
enum ActivityIndicatorDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIActivityIndicatorView>) {
    plan.set(element.value("style", styles)) { $0.style = $1 }
    plan.set(element.bool("hidesWhenStopped")) { $0.hidesWhenStopped = $1 }
    plan.set(element.color(key: "color")) { $0.color = $1 }
    if element.bool("animating") == true { plan.run { indicator, _ in indicator.startAnimating() } }
  }

  private static let styles: [String: UIActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large,
  ]
}

/// Decodes progress views from documents of Interface Builder.
enum ProgressViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIProgressView>) {
    plan.set(element.value("progressViewStyle", ["default": .default, "bar": .bar])) { $0.progressViewStyle = $1 }
    plan.set(element.number("progress").map { Float($0) }) { $0.progress = $1 }
    plan.set(element.color(key: "progressTintColor")) { $0.progressTintColor = $1 }
    plan.set(element.color(key: "trackTintColor")) { $0.trackTintColor = $1 }
  }
}

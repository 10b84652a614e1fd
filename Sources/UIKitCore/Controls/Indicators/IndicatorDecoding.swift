import InterfaceDocuments

/// Decodes activity indicators from documents of Interface Builder.
enum ActivityIndicatorDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIActivityIndicatorView>) {
    plan.set(\.style, element.value("style", styles))
    plan.set(\.hidesWhenStopped, element.bool("hidesWhenStopped"))
    plan.call(element.color(key: "color")) { $0.color = $1 }
    if element.bool("animating") == true { plan.run { indicator, _ in indicator.startAnimating() } }
  }

  private static let styles: [String: UIActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large,
  ]
}

/// Decodes progress views from documents of Interface Builder.
enum ProgressViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIProgressView>) {
    plan.set(\.progressViewStyle, element.value("progressViewStyle", ["default": .default, "bar": .bar]))
    plan.set(\.progress, element.number("progress").map { Float($0) })
    plan.set(\.progressTintColor, element.color(key: "progressTintColor"))
    plan.set(\.trackTintColor, element.color(key: "trackTintColor"))
  }
}

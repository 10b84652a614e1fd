import InterfaceDocuments

/// Decodes image views from documents of Interface Builder.
enum ImageViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIImageView>) {
    element.ignore(["catalog"])
    plan.set(element.image("image")) { $0.image = $1 }
    plan.set(element.image("highlightedImage")) { $0.highlightedImage = $1 }
    plan.set(element.bool("highlighted")) { $0.isHighlighted = $1 }
    plan.set(element.child("preferredSymbolConfiguration", key: "preferredSymbolConfiguration").flatMap(configuration))
    { $0.preferredSymbolConfiguration = $1 }
  }

  /// The size, weight and scale of symbols that a document specifies.
  static func configuration(_ element: DocumentElement) -> UIImage.SymbolConfiguration? {
    element.ignore(["configurationType", "renderingMode"])
    let scale = element.value("scale", scales) ?? .default
    if let font = element.font() { return UIImage.SymbolConfiguration(font: font, scale: scale) }
    guard let size = element.number("pointSize") else { return UIImage.SymbolConfiguration(scale: scale) }
    return UIImage.SymbolConfiguration(
      pointSize: size, weight: element.value("weight", weights) ?? .unspecified, scale: scale)
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

import InterfaceDocuments

/// Decodes image views from documents of Interface Builder.
enum ImageViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIImageView>) {
    element.ignore(["catalog"])
    plan.set(\.image, element.image("image"))
    plan.set(\.highlightedImage, element.image("highlightedImage"))
    plan.set(\.isHighlighted, element.bool("highlighted"))
    plan.set(
      \.preferredSymbolConfiguration,
      element.child("preferredSymbolConfiguration", key: "preferredSymbolConfiguration").flatMap(configuration))
  }

  /// The size, weight and scale that a document wants symbols drawn in.
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

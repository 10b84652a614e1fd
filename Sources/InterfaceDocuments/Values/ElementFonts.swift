import CoreGraphics
import UIKitGraphics

/// Fonts of documents.
extension DocumentElement {
  /// The font of the `fontDescription` with a key.
  package func font(key: String = "fontDescription") -> UIFont? { child("fontDescription", key: key)?.font }

  /// The font of a `fontDescription`, or of the `font` of an attributed text: a text style, the system font, or a font
  /// by its name.
  package var font: UIFont? {
    ignore(["family", "metaFont", "size"])
    let written = number("pointSize") ?? number("size") ?? UIFont.systemFontSize
    let size = min(max(written, 0), Self.largestFontSize)
    if let style = self["style"] { return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    if let name = self["name"] { return UIFont(name: name, size: size) ?? systemFont(size) }
    return systemFont(size)
  }

  /// The largest point size; only a broken document has a larger one, which would need too much memory.
  private static let largestFontSize: CGFloat = 2000

  private func systemFont(_ size: CGFloat) -> UIFont {
    switch self["type"] {
    case "boldSystem": .boldSystemFont(ofSize: size)
    case "italicSystem": .italicSystemFont(ofSize: size)
    default: .systemFont(ofSize: size, weight: value("weight", FontWeightNames.weights) ?? .regular)
    }
  }
}

private enum FontWeightNames {
  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

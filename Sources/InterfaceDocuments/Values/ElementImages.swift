import CoreGraphics
import UIKitGraphics

/// Images of documents.
extension DocumentElement {
  /// The image that an attribute names: a symbol if the element, or the document's list of resources, marks it as one
  /// of the system; otherwise an image of the app.
  ///
  /// An image with its own scale or rendering mode is a child element, `imageReference`, instead of an attribute.
  package func image(_ attribute: String) -> UIImage? {
    guard let document else { return nil }
    guard let name = self[attribute] else { return child("imageReference", key: attribute)?.referencedImage }
    let isSystem = self["catalog"] == "system" || document.resource("image", name)?["catalog"] == "system"
    let image = isSystem ? UIImage(systemName: name) : UIImage(named: name, in: document.bundle, with: nil)
    if image == nil { document.tell(self, "an image is not found: \(name)") }
    return image
  }

  private var referencedImage: UIImage? {
    ignore(["key", "catalog", "variableValue"])
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]
    // Rendering modes for several colours are ignored: the image keeps the mode that it has by itself.
    let modes: [String: UIImage.RenderingMode] = ["template": .alwaysTemplate, "original": .alwaysOriginal]
    var image = self.image("image")
    if let scale = value("symbolScale", scales) {
      image = image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
    }
    if let mode = self["renderingMode"].flatMap({ modes[$0] }) { image = image?.withRenderingMode(mode) }
    return image
  }
}

import CoreGraphics
import UIKitGraphics

/// Images of documents.
extension DocumentElement {
  /// The image that an attribute names: a symbol where the element, or the document's list of resources, says that the
  /// system has it; otherwise one of the app's.
  ///
  /// An image with a scale or a rendering mode of its own is an element, `imageReference`, in place of the attribute.
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
    // Modes of several colours are those of symbols, which have one here.
    let modes: [String: UIImage.RenderingMode] = ["template": .alwaysTemplate, "original": .alwaysOriginal]
    var image = self.image("image")
    if let scale = value("symbolScale", scales) {
      image = image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
    }
    if let mode = self["renderingMode"].flatMap({ modes[$0] }) { image = image?.withRenderingMode(mode) }
    return image
  }
}

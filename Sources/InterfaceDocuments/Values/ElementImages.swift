import CoreGraphics
import UIKitGraphics

/// Images of documents.
extension DocumentElement {
  /// The image that an attribute names: a symbol where the element, or the document's list of resources, says that the
  /// system has it; otherwise one of the app's.
  package func image(_ attribute: String) -> UIImage? {
    guard let name = self[attribute], let document else { return nil }
    let isSystem = self["catalog"] == "system" || document.resource("image", name)?["catalog"] == "system"
    let image = isSystem ? UIImage(systemName: name) : UIImage(named: name, in: document.bundle, with: nil)
    if image == nil { document.tell(self, "an image is not found: \(name)") }
    return image
  }
}

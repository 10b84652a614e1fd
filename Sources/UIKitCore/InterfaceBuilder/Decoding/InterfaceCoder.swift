import Foundation
import InterfaceDocuments

/// Passes the elements of a document to the `init(coder:)` of views, controllers and items.
///
/// With ``decode(_:into:)`` an initialiser applies its own class's part of the element whose object is being made. To
/// any key the coder answers like an empty archive.
package final class InterfaceCoder: NSCoder {
  package unowned let instance: DocumentInstance
  private var stack: [DocumentElement] = []

  init(instance: DocumentInstance) {
    self.instance = instance
    super.init()
  }

  /// The element whose object is being made.
  package var element: DocumentElement? { stack.last }

  /// Runs `make` with this as the current element, which the initialisers that it calls decode.
  func making<Object>(_ element: DocumentElement, _ make: () -> Object) -> Object {
    stack.append(element)
    defer { stack.removeLast() }
    return make()
  }

  /// Applies an element's values to an existing view, such as a cell's content view.
  @MainActor package func fill(_ view: UIView, from element: DocumentElement) {
    making(element) {
      decode(ViewDecoding.self, into: view)
      if let label = view as? UILabel { decode(LabelDecoding.self, into: label) }
      if let image = view as? UIImageView { decode(ImageViewDecoding.self, into: image) }
    }
    instance.adopt(view, of: element)
  }

  // MARK: An archive without keys

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension NSCoder {
  /// Applies the class's part of the current element to an object; does nothing for another kind of coder.
  @MainActor
  package func decode<Decoding: ElementDecoding>(_ decoding: Decoding.Type, into object: Decoding.Object) {
    guard let coder = self as? InterfaceCoder, let element = coder.element else { return }
    element.plan(decoding).run(on: object, coder)
    if element.hasVariations { coder.instance.variations.note(object, element, decoding) }
  }

  /// The element whose object is being made; nil for another kind of coder.
  @MainActor package var describedElement: DocumentElement? { (self as? InterfaceCoder)?.element }

  /// Whether the document enables touches for the view being made; for views that ignore touches by default.
  @MainActor var describesInteraction: Bool {
    describedElement?.kept(DescribedInteraction.init).isEnabled ?? false
  }
}

/// Whether an element enables touches for a view.
private struct DescribedInteraction {
  let isEnabled: Bool

  init(_ element: DocumentElement) { isEnabled = element.bool("userInteractionEnabled") ?? true }
}

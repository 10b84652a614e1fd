import Foundation
import InterfaceDocuments

/// Hands the elements of a document to the `init(coder:)` of views, controllers and items.
///
/// An initialiser asks with ``decode(_:into:)`` for its own class's part of the element that is being made. All other keys of
/// an archive are empty.
package final class InterfaceCoder: NSCoder {
  package unowned let instance: DocumentInstance
  private var stack: [DocumentElement] = []

  init(instance: DocumentInstance) {
    self.instance = instance
    super.init()
  }

  /// The element that is being made into an object.
  package var element: DocumentElement? { stack.last }

  /// Makes an object of an element, whose initialisers find it here.
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
  /// Applies its class's part of the current element to an object; does nothing for another archive.
  @MainActor
  package func decode<Decoding: ElementDecoding>(_ decoding: Decoding.Type, into object: Decoding.Object) {
    guard let coder = self as? InterfaceCoder, let element = coder.element else { return }
    element.plan(decoding).run(on: object, coder)
    if element.hasVariations { coder.instance.variations.note(object, element, decoding) }
  }

  /// The element of a document that is being made; nil for every other archive.
  @MainActor package var describedElement: DocumentElement? { (self as? InterfaceCoder)?.element }

  /// Whether a document enables touches for a view that ignores them by default.
  @MainActor var describesInteraction: Bool {
    describedElement?.kept(DescribedInteraction.init).isEnabled ?? false
  }
}

/// Whether an element enables touches for a view.
private struct DescribedInteraction {
  let isEnabled: Bool

  init(_ element: DocumentElement) { isEnabled = element.bool("userInteractionEnabled") ?? true }
}

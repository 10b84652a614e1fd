import InterfaceDocuments
@_spi(UIKitFloors) import UIKitCore

/// Makes reusable views of a nib, or of a prototype in a document.
@MainActor
enum RegisteredNib {
  /// Makes the one view of a nib that is registered under an identifier.
  ///
  /// - Precondition: The nib has one object, which is of the class.
  static func view<View: UIView>(_ nib: UINib, _ identifier: String, as type: View.Type) -> View {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? View else {
      fatalError(
        """
        invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be \
        a \(View.self) instance. It has \(objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")).
        """)
    }
    return view
  }

  /// Makes the view of a prototype, which knows the owner and the segues of the document that the list is in.
  static func view<View: UIView>(_ element: DocumentElement, in instance: DocumentInstance, as type: View.Type) -> View
  {
    let prototype = instance.prototype()
    guard let view = prototype.make(element) as? View else {
      fatalError(
        """
        The prototype at \(instance.document.name):\(element.line) is no \(View.self). Give it a class that is one.
        """)
    }
    prototype.finish()
    return view
  }
}

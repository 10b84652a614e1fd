/// Makes an object one of another class, as Objective-C's function of this name does. The class is derived from the object's
/// own, or is one that it is derived from, and stores no more.
///
/// - Returns: the class from before; nil without an object.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let obj else { return nil }
  let object = obj as AnyObject
  let previous: AnyClass = type(of: object)
  guard previous != cls else { return previous }
  ObjectClass.check(previous, cls)
  ObjectClass.set(cls, of: object)
  if let view = object as? UIView { MainActor.assumeIsolated { ObjectClass.didChange(view) } }
  return previous
}

/// The class of an object, which is the first word of it.
enum ObjectClass {
  /// Stops the program if objects of the one class cannot become objects of the other.
  static func check(_ previous: AnyClass, _ new: AnyClass) {
    guard inherits(new, from: previous) || inherits(previous, from: new) else {
      fatalError("object_setClass: \(new) is neither derived from \(previous), nor \(previous) from it.")
    }
    guard size(new) <= size(previous) else {
      fatalError(
        """
        object_setClass: an object of \(previous) has no room for the properties that \(new) stores. Make one of \(new), or \
        move them to another object.
        """)
    }
  }

  private static func inherits(_ type: AnyClass, from above: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == above }
  }

  /// The size of an instance in bytes, stored after kind, superclass, flags and the address point in a class's metadata.
  private static func size(_ type: AnyClass) -> UInt32 {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
  }

  static func set(_ type: AnyClass, of object: AnyObject) {
    Unmanaged.passUnretained(object).toOpaque().storeBytes(of: unsafeBitCast(type, to: UInt.self), as: UInt.self)
  }

  /// The view may draw and lay out itself from now on.
  @MainActor static func didChange(_ view: UIView) {
    if DrawingOverride.draws(type(of: view)) {
      view.layer.contentDrawing = view
      view.setNeedsDisplay()
    }
    view.setNeedsLayout()
    view.superview?.setNeedsLayout()
  }
}

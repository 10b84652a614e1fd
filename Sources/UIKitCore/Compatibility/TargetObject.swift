import Foundation

/// The object that is actually called for a target or an observer.
///
/// A class is an object on Apple's platforms, and can be a target whose methods are those of the class. On Linux it is
/// put into a new object each time it is asked for as one. The first object of a class is kept, as classes live forever,
/// so that a target that is not kept alive stays, and is found again when it is removed.
enum TargetObject {
  private static let lock = NSLock()
  private static nonisolated(unsafe) var classes: [ObjectIdentifier: AnyObject] = [:]

  static func of(_ target: Any) -> AnyObject {
    guard let type = target as? AnyClass else { return target as AnyObject }
    return lock.withLock {
      if let known = classes[ObjectIdentifier(type)] { return known }
      let object = type as AnyObject
      classes[ObjectIdentifier(type)] = object
      return object
    }
  }
}

import Foundation

/// The object to call for a target or an observer.
///
/// On Apple's platforms a class is an object, and can be a target whose class methods are called. On Linux each
/// conversion of a class to `AnyObject` makes a new object. The first one is kept for each class, so that a weak
/// reference to it stays valid, and that it is found again when the target is removed.
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

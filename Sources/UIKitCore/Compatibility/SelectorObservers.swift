import Foundation
import QuartzCore

/// Observers whose methods are called by selector, which Foundation for Linux lacks.
extension NotificationCenter {
  /// Calls a method of an observer for notifications with a name, from an object if one is given. The observer is not
  /// retained, and need not be removed before its deallocation.
  ///
  /// The method runs on the main thread: at once if the notification is posted there, else as soon as possible.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = TargetObject.of(observer)
    nonisolated(unsafe) weak let weakObserver = observer
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      onMainActor {
        guard let observer = weakObserver else { return }
        ActionTable.call(aSelector, of: observer, [notification])
      }
    }
    SelectorObservers.of(observer).add(token, in: self, name: aName, object: anObject)
  }

  /// Removes an observer that was added with a selector, or returned by `addObserver(forName:object:queue:using:)`.
  public func removeObserver(_ observer: AnyObject) {
    let observer = TargetObject.of(observer)
    SelectorObservers.of(observer).remove(from: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes a class that was added with a selector.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer.Type) {
    removeObserver(TargetObject.of(observer))
  }

  /// Removes an observer from notifications of a name, or of every name if it is nil, and of an object or of all.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let observer = TargetObject.of(observer)
    SelectorObservers.of(observer).remove(from: self) { observation in
      (aName == nil || observation.name == aName)
        && (anObject == nil || observation.object === anObject as AnyObject)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  /// Removes a class from notifications of a name, or of every name if it is nil, and of an object or of all.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer.Type, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(TargetObject.of(observer), name: aName, object: anObject)
  }
}

/// The selector observations of one observer. The list is deallocated with the observer, and ends the observations.
private final class SelectorObservers: @unchecked Sendable {
  struct Observation {
    weak var center: NotificationCenter?
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    weak var object: AnyObject?
  }

  private static nonisolated(unsafe) let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private let lock = NSLock()
  private var observations: [Observation] = []

  static func of(_ observer: AnyObject) -> SelectorObservers {
    if let known = objc_getAssociatedObject(observer, key) as? SelectorObservers { return known }
    let made = SelectorObservers()
    objc_setAssociatedObject(observer, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func add(_ token: any NSObjectProtocol, in center: NotificationCenter, name: NSNotification.Name?, object: Any?) {
    let observation = Observation(center: center, token: token, name: name, object: object.map { $0 as AnyObject })
    lock.withLock { observations.append(observation) }
  }

  func remove(from center: NotificationCenter, where matches: (Observation) -> Bool) {
    let removed = lock.withLock {
      let removed = observations.filter { $0.center === center && matches($0) }
      observations.removeAll { observation in removed.contains { $0.token === observation.token } }
      return removed
    }
    for observation in removed { center.removeObserver(observation.token as Any) }
  }

  deinit {
    for observation in observations { observation.center?.removeObserver(observation.token as Any) }
  }
}

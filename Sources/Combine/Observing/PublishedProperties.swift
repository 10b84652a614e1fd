@_spi(Reflection) import Swift

/// Finds the properties with `@Published` of an object, those of its superclasses included.
///
/// Their offsets are found once per class, from its metadata; after that an object costs one load for each of them.
enum PublishedProperties {
  private struct Place {
    let offset: Int
    let type: any PublishedProperty.Type
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var places: [ObjectIdentifier: [Place]] = [:]

  static func subjects(of object: AnyObject) -> [any PublishedChanges] {
    let places = places(in: type(of: object))
    let address = Unmanaged.passUnretained(object).toOpaque()
    return places.map { $0.type.subject(at: address + $0.offset) }
  }

  private static func places(in objectClass: AnyClass) -> [Place] {
    let identity = ObjectIdentifier(objectClass)
    if let known = lock.withLock({ places[identity] }) { return known }
    var found: [Place] = []
    // 1: the type is a class.
    _ = _forEachField(of: objectClass, options: _EachFieldOptions(rawValue: 1)) { _, offset, type, _ in
      if let type = type as? any PublishedProperty.Type { found.append(Place(offset: offset, type: type)) }
      return true
    }
    lock.withLock { places[identity] = found }
    return found
  }
}

/// A stored property with `@Published`, regardless of its value.
protocol PublishedProperty {
  static func subject(at address: UnsafeMutableRawPointer) -> any PublishedChanges
}

/// The subject of a property with `@Published`, whatever the type of its value.
protocol PublishedChanges: AnyObject {
  /// Sends before each change, once the object's publisher has been requested.
  var objectWillChange: ObservableObjectPublisher? { get set }
}

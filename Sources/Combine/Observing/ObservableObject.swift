/// An object whose publisher sends before the object changes.
///
/// A class that does not declare `objectWillChange` gets one that sends before any of its `@Published` properties is
/// set, those of its superclasses included.
public protocol ObservableObject: AnyObject {
  /// Sends before each change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { ObjectWillChange.publisher(of: self) }
}

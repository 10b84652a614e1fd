/// An object that says when it is about to change.
///
/// A class without an `objectWillChange` of its own has one that sends before any of its properties with `@Published`
/// is set, those of its superclasses included.
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

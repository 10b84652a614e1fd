/// An activity that can be ended before its time.
public protocol Cancellable {
  /// Ends the activity and releases its resources. Has no effect if it has already ended.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity going for as long as `collection` holds it.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the activity going for as long as `set` holds it.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

extension Publisher {
  /// Puts a value in the place of each `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
    map { $0 ?? output }
  }
}

// Apple's headers mark the closure of a batch as non-escaping, which Swift imports even for an optional parameter.
// Swift sources cannot declare that. So there are two forms: one with an optional closure, which apps override, and one
// with a non-escaping closure, to which apps can pass closures of their own callers.

extension UITableView {
  /// Makes several changes at once. Calls the method with optional updates, which apps may override.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView {
  /// Makes several changes at once. Calls the method with optional updates, which apps may override.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

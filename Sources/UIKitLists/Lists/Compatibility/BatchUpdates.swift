// Apple's headers say that the updates of a batch do not escape, which Swift imports into an optional parameter, too. No
// Swift source can say that of an optional: so there is the optional form, which apps override, and this one, by which
// they pass on closures of their own callers and use them within a trailing closure.

extension UITableView {
  /// Makes several changes at once, as the method with optional updates, which is called and may be overridden.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView {
  /// Makes several changes at once, as the method with optional updates, which is called and may be overridden.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

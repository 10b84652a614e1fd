extension NSObjectProtocol {
  /// Whether an object has a method that the selector names, in the `_actions` table of its class.
  ///
  /// Foundation for Linux lacks the member; classes of ours declare it where it can be overridden.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    if let responder = self as? UIResponder { return responder.responds(to: aSelector) }
    return aSelector.map { ActionTable.responds(self, to: $0) } ?? false
  }
}

extension NSObjectProtocol {
  /// Whether an object has a method that the selector names, in the `_actions` table of its class.
  ///
  /// Foundation for Linux lacks this method; UIKit's classes declare their own, so that apps can override it.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    if let responder = self as? UIResponder { return responder.responds(to: aSelector) }
    return aSelector.map { ActionTable.responds(self, to: $0) } ?? false
  }
}

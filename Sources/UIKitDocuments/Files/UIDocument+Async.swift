extension UIDocument {
  /// Reads the file away from the main thread.
  ///
  /// - Returns: whether that worked.
  @discardableResult
  public func open() async -> Bool {
    await withUnsafeContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Saves changes, and closes the document.
  ///
  /// - Returns: whether saving worked; if not, the document stays open.
  @discardableResult
  public func close() async -> Bool {
    await withUnsafeContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Saves the document to a file. It never returns if there are no contents to save, as the completion handler of the
  /// other variant is not called then.
  ///
  /// - Returns: whether that worked.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withUnsafeContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }

  /// Saves the document if it has changed.
  ///
  /// - Returns: whether that worked.
  @discardableResult
  public func autosave() async -> Bool {
    await withUnsafeContinuation { done in autosave { done.resume(returning: $0) } }
  }

  /// Discards changes and reads a file.
  ///
  /// - Returns: whether that worked.
  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await withUnsafeContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
  }
}

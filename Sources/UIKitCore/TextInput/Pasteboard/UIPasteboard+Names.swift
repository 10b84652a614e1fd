extension UIPasteboard {
  /// The pasteboard with a name; nil if it does not exist and `create` is false.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let contents = PasteboardList.contents(named: pasteboardName, makes: create) else { return nil }
    self.init(contents)
  }
}

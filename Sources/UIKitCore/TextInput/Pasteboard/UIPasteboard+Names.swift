extension UIPasteboard {
  /// The pasteboard of a name; nil if there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let contents = PasteboardList.contents(named: pasteboardName, makes: create) else { return nil }
    self.init(contents)
  }
}

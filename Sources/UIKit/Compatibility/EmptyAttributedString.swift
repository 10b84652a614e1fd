extension NSAttributedString {
  /// What `NSAttributedString()` and `NSMutableAttributedString()` are here: Foundation's classes have the initialiser
  /// without arguments on Apple's systems only, and an extension cannot add one that their superclass has.
  public convenience init(_empty: Never? = nil) {
    self.init(string: "")
  }
}

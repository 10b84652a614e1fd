extension NSAttributedString {
  /// Makes `NSAttributedString()` and `NSMutableAttributedString()` compile: Foundation's classes have an initialiser
  /// without arguments on Apple's systems only, and an extension cannot add one that their superclass has.
  public convenience init(_empty: Never? = nil) {
    self.init(string: "")
  }
}

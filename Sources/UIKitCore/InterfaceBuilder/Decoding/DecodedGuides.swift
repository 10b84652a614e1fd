/// Finds the layout guides to which documents refer by key.
@MainActor
enum DecodedGuides {
  /// The guide of a key that every view has; nil for other keys.
  static func guide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    default: nil
    }
  }
}

/// Whether a bar is as light or dark as the rest, or always dark.
public enum UIBarStyle: Int, Sendable {
  /// As the rest of the window.
  case `default` = 0
  /// Dark, with light titles.
  case black = 1
}

extension UIBarStyle {
  /// What a bar of the style shows itself in.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}

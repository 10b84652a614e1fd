/// Whether a bar is as light or dark as the rest, or always dark.
public enum UIBarStyle: Int, Sendable {
  /// The appearance of the window.
  case `default` = 0
  /// Dark, with light titles.
  case black = 1

  /// An older name of `black`, for bars that nothing shines through.
  public static var blackOpaque: UIBarStyle { .black }
}

extension UIBarStyle {
  /// The appearance that a bar of the style uses.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}

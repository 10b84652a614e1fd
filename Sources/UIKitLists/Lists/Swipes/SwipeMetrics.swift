/// The numbers of items that are swiped open, in points and seconds.
@MainActor
enum SwipeMetrics {
  /// The minimum width of a button [M: of collection view lists], and the padding of its title [M: likewise].
  static let minimumButtonWidth: CGFloat = 74
  static let buttonPadding: CGFloat = 15
  /// The row height from which titles are shown below images; lower rows show only images [C].
  static let titleUnderImageHeight: CGFloat = 91
  /// The largest text size that titles follow [?].
  static let largestTitleCategory = UIContentSizeCategory.extraExtraExtraLarge
  /// The distance between image and title [?].
  static let imageToTitle: CGFloat = 4
  /// The largest part of the row's width that the buttons together take [?].
  static let largestShare: CGFloat = 0.8
  /// The colour of actions that destroy nothing [C].
  static let normalColor = UIColor.systemGray
  /// The opacity of the black over a touched button [?].
  static let touchedAlpha: CGFloat = 0.2
  /// How quickly a row opens and closes, in 1/s: critically damped, all but at rest after 0.35 s [?].
  static let frequency = 18.0
  /// How long the first button takes to cover the others, or to go back [?].
  static let fullSwipeDuration = 0.2
}

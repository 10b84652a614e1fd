/// The titles, images and colours of a button by state, and their offsets.
@MainActor
final class ButtonContent {
  var titles = ValuesByState<String>()
  var attributedTitles = ValuesByState<NSAttributedString>()
  var titleColors = ValuesByState<UIColor>()
  var titleShadowColors = ValuesByState<UIColor>()
  var images = ValuesByState<UIImage>()
  var backgroundImages = ValuesByState<UIImage>()
  var symbolConfigurations = ValuesByState<UIImage.SymbolConfiguration>()
  var contentEdgeInsets = UIEdgeInsets.zero
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
  var adjustsImageWhenHighlighted = true
  var adjustsImageWhenDisabled = true
}

/// A value for each state; a state without one has that of the normal state.
struct ValuesByState<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }

  /// Whether the state has a value of its own.
  func hasOwn(_ state: UIControl.State) -> Bool { values[state] != nil }
}

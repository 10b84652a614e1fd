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
  var showsTouchWhenHighlighted = false
}

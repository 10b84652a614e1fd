/// Shows the content of a visual effect view in the colours of the blur behind it, lighter or darker than that.
///
/// The view belongs into the `contentView` of a visual effect view with the blur. Only the opacity of its content
/// counts: a label's text, the shape of a template image.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// A vibrancy for labels on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// A vibrancy of a style on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  package override func contentEffects(for traits: UITraitCollection) -> [LayerEffect] {
    let contrast = style.contrast
    return [.ground([.saturation(Self.saturation), .brightness(blur.isDark(for: traits) ? contrast : -contrast)])]
  }

  /// How much more colourful the content is than the blur [?].
  private static let saturation = 2.0

  /// Vibrancies of one style on equal blurs are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blur == blur
  }
  /// A value that depends on the style and the blur.
  open override var hash: Int { blur.hash &* 31 &+ style.rawValue }
}

/// The content for which a vibrancy is meant, from the most to the least visible of its kind.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Labels of the first rank.
  case label = 0
  /// Labels of the second rank.
  case secondaryLabel = 1
  /// Labels of the third rank.
  case tertiaryLabel = 2
  /// Labels of the fourth rank.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Less visible areas.
  case secondaryFill = 5
  /// The least visible areas.
  case tertiaryFill = 6
  /// Lines between other content.
  case separator = 7

  /// How much lighter or darker the content is than the blur, of the whole range. Not documented, apart from the order [?].
  fileprivate var contrast: Double {
    switch self {
    case .label: 0.72
    case .secondaryLabel: 0.52
    case .tertiaryLabel: 0.34
    case .quaternaryLabel: 0.22
    case .fill: 0.26
    case .secondaryFill: 0.18
    case .tertiaryFill: 0.12
    case .separator: 0.24
    }
  }
}

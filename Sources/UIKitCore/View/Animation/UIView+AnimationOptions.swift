extension UIView {
  /// The speed of an animation over time.
  public enum AnimationCurve: Int, Sendable {
    /// Begins and ends slowly.
    case easeInOut = 0
    /// Begins slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
  }

  /// Options of view animations.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options, with Apple's values.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views that ask for layout are laid out within the animation.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
    /// Animated views receive touches during the animation.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// The animation replaces running ones, and begins at the values that they show.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    /// The animation repeats forever.
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }
    /// The animation plays forwards and backwards.
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }
    /// The animation's own duration counts within another animation.
    public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 1 << 5) }
    /// The animation's own pace counts within another animation.
    public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 1 << 6) }
    /// A transition shows changes of its views while it runs; they are always shown.
    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }
    /// A transition hides and shows its views instead of removing and adding them.
    public static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 1 << 8) }
    /// The animation's own options count within another animation.
    public static var overrideInheritedOptions: AnimationOptions { AnimationOptions(rawValue: 1 << 9) }
    /// Begins and ends slowly: the default, without a bit.
    public static var curveEaseInOut: AnimationOptions { [] }
    /// Begins slowly.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    /// Ends slowly.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    /// Constant speed.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
    /// A transition turns the view about its vertical axis, the left edge towards the back.
    public static var transitionFlipFromLeft: AnimationOptions { AnimationOptions(rawValue: 1 << 20) }
    /// A transition turns the view about its vertical axis, the right edge towards the back.
    public static var transitionFlipFromRight: AnimationOptions { AnimationOptions(rawValue: 2 << 20) }
    /// A transition turns the view about its horizontal axis, the top edge towards the back.
    public static var transitionFlipFromTop: AnimationOptions { AnimationOptions(rawValue: 6 << 20) }
    /// A transition turns the view about its horizontal axis, the bottom edge towards the back.
    public static var transitionFlipFromBottom: AnimationOptions { AnimationOptions(rawValue: 7 << 20) }
    /// A transition fades from the old content to the new.
    public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
    /// Wants 60 frames a second. The display decides.
    public static var preferredFramesPerSecond60: AnimationOptions { AnimationOptions(rawValue: 3 << 24) }
    /// Wants 30 frames a second. The display decides.
    public static var preferredFramesPerSecond30: AnimationOptions { AnimationOptions(rawValue: 7 << 24) }
  }

  /// Options of key frame animations.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options, with Apple's values.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views that are marked for layout are laid out within the animation.
    public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1) }
    /// Animated views receive touches.
    public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 1) }
    /// The animation replaces running ones, from the values that are shown.
    public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 2) }
    /// The animation repeats for ever.
    public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 3) }
    /// The animation plays forwards and backwards.
    public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 4) }
    /// The animation keeps its own duration inside another animation.
    public static var overrideInheritedDuration: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 5)
    }
    /// The animation keeps its own options inside another animation.
    public static var overrideInheritedOptions: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 9)
    }
    /// Values change straight from key frame to key frame: the default, without a bit.
    public static var calculationModeLinear: KeyframeAnimationOptions { [] }
    /// Values jump when a key frame ends [?].
    public static var calculationModeDiscrete: KeyframeAnimationOptions { mode(1) }
    /// Values change linearly, at a constant pace in all key frames, regardless of the key frames' times.
    public static var calculationModePaced: KeyframeAnimationOptions { mode(2) }
    /// Values follow a smooth curve through the key frames.
    public static var calculationModeCubic: KeyframeAnimationOptions { mode(3) }
    /// Values follow a smooth curve, at a constant pace in all key frames, regardless of the key frames' times.
    public static var calculationModeCubicPaced: KeyframeAnimationOptions { mode(4) }
  }
}

extension UIView.AnimationOptions {
  /// The pace that the options name.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
  }

  /// The look of a transition; nil if the options name none.
  var transition: ViewTransition.Look? {
    switch rawValue >> 20 & 0x7 {
    case 1: .flip(.left)
    case 2: .flip(.right)
    case 5: .crossDissolve
    case 6: .flip(.top)
    case 7: .flip(.bottom)
    default: nil
    }
  }
}

extension UIView.AnimationCurve {
  package var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}

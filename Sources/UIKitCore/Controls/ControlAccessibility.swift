import ListCore

extension UIControl {
  /// The accessibility of every control: traits for its state.
  package var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

/// The accessibility of controls without a specific class.
struct ControlAccessibility: ViewAccessibilityDefaults {
  let view: UIControl

  var isElement: Bool { true }
  var state: UIAccessibilityTraits { view.stateTraits }
}

/// The accessibility of buttons: their title, or the name of their image.
struct ButtonAccessibility: ViewAccessibilityDefaults {
  let view: UIButton

  var isElement: Bool { true }
  var label: String? { view.appearance.title ?? view.appearance.imageName }
  var traits: UIAccessibilityTraits { view.buttonMenu.isToggle ? [.button, .toggleButton] : .button }
  var state: UIAccessibilityTraits { view.stateTraits }
  var largeContentTitle: String? { view.appearance.title }
  var largeContentImage: UIImage? { view.appearance.image }
}

/// The accessibility of segmented controls: their segments are elements.
struct SegmentedControlAccessibility: ViewAccessibilityDefaults {
  let view: UISegmentedControl

  var containerRole: String? { "segmentedControl" }
}

/// The accessibility of refresh controls: the value announces whether a refresh is running [C]. Activation and
/// increment start one.
struct RefreshAccessibility: ViewAccessibilityDefaults {
  let view: UIRefreshControl

  var isElement: Bool { true }
  var label: String? { view.attributedTitle?.string ?? SystemWord.refresh.text }
  var value: String? { view.isRefreshing ? SystemWord.inProgress.text : nil }
  var traits: UIAccessibilityTraits { [.adjustable, .updatesFrequently] }
  var state: UIAccessibilityTraits { view.stateTraits }

  func activate() -> Bool { view.cycle.beginByUser() }
  func increment() { _ = view.cycle.beginByUser() }
}

/// The accessibility of progress bars: the value is the progress in percent.
struct ProgressViewAccessibility: ViewAccessibilityDefaults {
  let view: UIProgressView

  var isElement: Bool { true }
  /// [C]
  var label: String? { SystemWord.progress.text }
  var value: String? { view.bar.spokenShare }
  var traits: UIAccessibilityTraits { .updatesFrequently }
}

/// The accessibility of activity indicators: the value announces whether they are animating [C].
struct ActivityIndicatorAccessibility: ViewAccessibilityDefaults {
  let view: UIActivityIndicatorView

  var isElement: Bool { true }
  var label: String? { view.isAnimating ? SystemWord.inProgress.text : SystemWord.progressHalted.text }
}

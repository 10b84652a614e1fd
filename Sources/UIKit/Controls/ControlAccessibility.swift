extension UIControl {
  /// What every control tells of its state, whatever else it is.
  var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

/// What controls of no particular class tell.
struct ControlAccessibility: ViewAccessibilityDefaults {
  let view: UIControl

  var isElement: Bool { true }
  var state: UIAccessibilityTraits { view.stateTraits }
}

/// What buttons tell: their title, or what their image is called.
struct ButtonAccessibility: ViewAccessibilityDefaults {
  let view: UIButton

  var isElement: Bool { true }
  var label: String? { view.appearance.title ?? view.appearance.imageName }
  var traits: UIAccessibilityTraits { view.buttonMenu.isToggle ? [.button, .toggleButton] : .button }
  var state: UIAccessibilityTraits { view.stateTraits }
}

/// What switches tell: 1 or 0 [C].
struct SwitchAccessibility: ViewAccessibilityDefaults {
  let view: UISwitch

  var isElement: Bool { true }
  var value: String? { view.isOn ? "1" : "0" }
  var traits: UIAccessibilityTraits { [.button, .toggleButton] }
  var state: UIAccessibilityTraits { view.stateTraits }
}

/// What segmented controls tell: their segments are elements.
struct SegmentedControlAccessibility: ViewAccessibilityDefaults {
  let view: UISegmentedControl

  var containerRole: String? { "segmentedControl" }
}

/// What page controls tell: which page of how many is shown. They are adjusted a page at a time.
struct PageControlAccessibility: ViewAccessibilityDefaults {
  let view: UIPageControl

  var isElement: Bool { view.numberOfPages > 0 }
  var value: String? { view.dots.spokenPage }
  var traits: UIAccessibilityTraits { .adjustable }
  var state: UIAccessibilityTraits { view.stateTraits }

  func increment() { if view.isEnabled { view.pageTracking.go(by: 1, nil) } }
  func decrement() { if view.isEnabled { view.pageTracking.go(by: -1, nil) } }
}

/// What refresh controls tell: whether a refresh is under way [C]. Activated or increased, one begins.
struct RefreshAccessibility: ViewAccessibilityDefaults {
  let view: UIRefreshControl

  var isElement: Bool { true }
  var label: String? { view.attributedTitle?.string ?? "Refresh" }
  var value: String? { view.isRefreshing ? "In progress" : nil }
  var traits: UIAccessibilityTraits { [.adjustable, .updatesFrequently] }
  var state: UIAccessibilityTraits { view.stateTraits }

  func activate() -> Bool { view.cycle.beginByUser() }
  func increment() { _ = view.cycle.beginByUser() }
}

/// What progress bars tell: how much is done, in percent.
struct ProgressViewAccessibility: ViewAccessibilityDefaults {
  let view: UIProgressView

  var isElement: Bool { true }
  /// [C]
  var label: String? { "Progress" }
  var value: String? { view.bar.spokenShare }
  var traits: UIAccessibilityTraits { .updatesFrequently }
}

/// What activity indicators tell: whether they turn [C].
struct ActivityIndicatorAccessibility: ViewAccessibilityDefaults {
  let view: UIActivityIndicatorView

  var isElement: Bool { true }
  var label: String? { view.isAnimating ? "In progress" : "Progress halted" }
}

/// What sliders tell: how far along the thumb is, in percent [C]. They are adjusted by a tenth of the way.
struct SliderAccessibility: ViewAccessibilityDefaults {
  let view: UISlider

  var isElement: Bool { true }
  var value: String? { "\(Int((view.sliding.range.share * 100).rounded()))%" }
  var traits: UIAccessibilityTraits { .adjustable }
  var state: UIAccessibilityTraits { view.stateTraits }

  func increment() { if view.isEnabled { view.sliding.step(by: 1) } }
  func decrement() { if view.isEnabled { view.sliding.step(by: -1) } }
}

/// What steppers tell: their halves are elements.
struct StepperAccessibility: ViewAccessibilityDefaults {
  let view: UIStepper

  var containerRole: String? { "stepper" }
}

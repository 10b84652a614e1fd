@_spi(UIKitFloors) import UIKitCore

/// The accessibility of sliders: the value is the thumb's position in percent [C]. An adjustment moves it by a tenth.
struct SliderAccessibility: ViewAccessibilityDefaults {
  let view: UISlider

  var isElement: Bool { true }
  var value: String? { "\(Int((view.sliding.range.share * 100).rounded()))%" }
  var traits: UIAccessibilityTraits { .adjustable }
  var state: UIAccessibilityTraits { view.stateTraits }

  func increment() { if view.isEnabled { view.sliding.step(by: 1) } }
  func decrement() { if view.isEnabled { view.sliding.step(by: -1) } }
}

@_spi(UIKitFloors) import UIKitCore

/// The accessibility of steppers: their halves are elements.
struct StepperAccessibility: ViewAccessibilityDefaults {
  let view: UIStepper

  var containerRole: String? { "stepper" }
}

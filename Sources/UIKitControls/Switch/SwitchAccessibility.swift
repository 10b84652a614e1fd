@_spi(UIKitFloors) import UIKitCore

/// The accessibility of switches: the value is 1 or 0 [C].
struct SwitchAccessibility: ViewAccessibilityDefaults {
  let view: UISwitch

  var isElement: Bool { true }
  var value: String? { view.isOn ? "1" : "0" }
  var traits: UIAccessibilityTraits { [.button, .toggleButton] }
  var state: UIAccessibilityTraits { view.stateTraits }
}

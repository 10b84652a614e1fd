import ScreenTesting
import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// The controls that there are, each kind once: what it is, how it is operated, and what it is to show and tell then.
@MainActor
enum OperatedControl: String, CaseIterable {
  case systemButton = "system button"
  case customButton = "custom button"
  case detailButton = "detail disclosure button"
  case closeButton = "close button"
  case filledButton = "filled button"
  case toggleButton = "toggle button"
  case menuButton = "menu button"
  case popUpButton = "pop-up button"
  case onOffSwitch = "switch"
  case segments
  case momentarySegments = "momentary segments"
  case pages
  case slider
  case stepper

  /// Made anew, with what stands for its value.
  func made() -> (control: UIControl, value: () -> String) {
    switch self {
    case .systemButton: titled(UIButton(type: .system))
    case .customButton: titled(UIButton(type: .custom))
    case .detailButton: plain(UIButton(type: .detailDisclosure))
    case .closeButton: plain(UIButton(type: .close))
    case .filledButton: titled(UIButton(configuration: .filled()))
    case .toggleButton: toggle()
    case .menuButton: menu(isPopUp: false)
    case .popUpButton: menu(isPopUp: true)
    case .onOffSwitch: onOff()
    case .segments: segmented(isMomentary: false)
    case .momentarySegments: segmented(isMomentary: true)
    case .pages: paged()
    case .slider: slid()
    case .stepper: stepped()
    }
  }

  private func plain(_ button: UIButton) -> (UIControl, () -> String) { (button, { "tapped" }) }

  private func titled(_ button: UIButton) -> (UIControl, () -> String) {
    button.setTitle("Button", for: .normal)
    return plain(button)
  }

  private func toggle() -> (UIControl, () -> String) {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Toggle"
    button.changesSelectionAsPrimaryAction = true
    return (button, { button.isSelected ? "selected" : "not selected" })
  }

  private func menu(isPopUp: Bool) -> (UIControl, () -> String) {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Menu"
    button.menu = UIMenu(children: ["Ant", "Bee", "Cat"].map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = isPopUp
    return (button, { button.menu?.allActions.first { $0.state == .on }?.title ?? "none on" })
  }

  private func onOff() -> (UIControl, () -> String) {
    let control = UISwitch()
    return (control, { control.isOn ? "on" : "off" })
  }

  private func segmented(isMomentary: Bool) -> (UIControl, () -> String) {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.isMomentary = isMomentary
    if !isMomentary { control.selectedSegmentIndex = 0 }
    return (control, { "segment \(control.selectedSegmentIndex)" })
  }

  private func paged() -> (UIControl, () -> String) {
    let control = UIPageControl()
    control.numberOfPages = 4
    return (control, { "page \(control.currentPage)" })
  }

  private func slid() -> (UIControl, () -> String) {
    let control = UISlider()
    control.isContinuous = false
    return (control, { "\(Int((control.value * 100).rounded())) of 100" })
  }

  private func stepped() -> (UIControl, () -> String) {
    let control = UIStepper()
    return (control, { "\(Int(control.value))" })
  }

  /// The value that the control shows after it was operated once.
  var outcome: String {
    switch self {
    case .systemButton, .customButton, .detailButton, .closeButton, .filledButton: "tapped"
    case .toggleButton: "selected"
    case .menuButton: "none on"
    case .popUpButton: "Bee"
    case .onOffSwitch: "on"
    case .segments: "segment 1"
    case .momentarySegments: "segment -1"
    case .pages: "page 1"
    case .slider: "10 of 100"
    case .stepper: "1"
    }
  }

  /// The event that apps observe, which is sent once by each way of operation.
  var told: String {
    switch self {
    case .menuButton, .popUpButton: "menuActionTriggered"
    case .onOffSwitch, .segments, .momentarySegments, .pages, .slider, .stepper: "valueChanged"
    default: "primaryActionTriggered"
    }
  }

  /// Operates it once, by one means.
  func operate(_ control: UIControl, in scene: OperationScene, by means: OperationScene.Means) throws {
    switch (self, means) {
    case (.menuButton, _), (.popUpButton, _):
      try scene.operate(control, by: means)
      guard control.isEnabled else { return }
      try scene.choose("Bee", number: 2, by: means)
    case (.momentarySegments, .keyboard):
      scene.screen.press(.keyboardTab)
      scene.screen.press(.keyboardRightArrow)
      scene.screen.press(.keyboardSpacebar)
    case (.segments, .keyboard), (.pages, .keyboard), (.slider, .keyboard),
      (.stepper, .keyboard):
      scene.screen.press(.keyboardTab)
      scene.screen.press(.keyboardRightArrow)
    case (.segments, .reader), (.momentarySegments, .reader): try scene.screen.activate(.label("Two"))
    case (.stepper, .reader): try scene.screen.activate(.label("Increment"))
    case (.pages, .reader), (.slider, .reader): try scene.screen.increment(.identifier("control"))
    case (.pages, _), (.stepper, _):
      try scene.operate(control, by: means, at: CGPoint(x: control.bounds.maxX - 4, y: control.bounds.midY))
    case (.slider, _):
      let way = control.bounds.width - 2 * SliderMetrics.trackInset - SliderMetrics.thumbDiameter
      let thumb = CGPoint(x: SliderMetrics.trackInset + SliderMetrics.thumbDiameter / 2, y: control.bounds.midY)
      scene.drag(means, from: control.convert(thumb, to: nil), by: way / 10)
    default: try scene.operate(control, by: means)
    }
    scene.screen.advance(by: 0.5)
  }
}

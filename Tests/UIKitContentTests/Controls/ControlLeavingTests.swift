import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A control goes in each event that it sends, and nothing stops.
@MainActor @Suite(.serialized) struct ControlLeavingTests {
  private struct Kind {
    var name: String
    var make: @MainActor () -> UIControl
    var events: [UIControl.Event]
  }

  private static let kinds = [
    Kind(
      name: "button",
      make: {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Button"
        return button
      }, events: [.touchDown, .touchDragInside, .touchUpInside, .primaryActionTriggered]),
    Kind(name: "switch", make: { UISwitch() }, events: [.valueChanged, .touchDown]),
    Kind(
      name: "slider",
      make: {
        let slider = UISlider()
        slider.value = 0.5
        return slider
      }, events: [.valueChanged, .touchDown]),
    Kind(name: "stepper", make: { UIStepper() }, events: [.valueChanged]),
    Kind(
      name: "segmented control",
      make: {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 0
        return control
      }, events: [.valueChanged]),
    Kind(
      name: "page control",
      make: {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (5, 2)
        return control
      }, events: [.valueChanged]),
  ]

  @Test func theScreenMayBeReleasedInControlEvents() throws {
    for kind in Self.kinds {
      try Use(
        name: kind.name, calls: kind.events.map { "\($0.rawValue)" },
        build: { holdings in
          let control = kind.make()
          for shift in 0..<20 {
            let event = UIControl.Event(rawValue: 1 << UInt(shift))
            control.addAction(UIAction { [weak holdings] _ in holdings?.tell("\(event.rawValue)") }, for: event)
          }
          control.addAction(UIAction { [weak holdings] _ in holdings?.tell("again") }, for: .allEvents)
          holdings.show(control, frame: CGRect(x: 60, y: 200, width: 200, height: 44))
        },
        perform: { holdings in
          let screen = holdings.screen
          let frame = holdings.view.object?.frame ?? .zero
          let middle = CGPoint(x: frame.midX, y: frame.midY)
          screen.tap(at: middle)
          screen.advance(by: 0.4)
          screen.drag(
            from: CGPoint(x: frame.minX + 20, y: frame.midY), to: CGPoint(x: frame.maxX - 16, y: frame.midY))
          screen.advance(by: 0.4)
          screen.tap(at: CGPoint(x: frame.maxX - 12, y: frame.midY))
          screen.advance(by: 0.4)
          screen.tap(at: CGPoint(x: frame.maxX - 12, y: frame.midY), duration: 2)
          screen.advance(by: 0.4)
          screen.drag(from: middle, to: CGPoint(x: 300, y: 400))
          screen.advance(by: 0.4)
          screen.press(.keyboardTab)
          screen.press(.keyboardSpacebar)
          screen.press(.keyboardRightArrow)
          screen.advance(by: 0.4)
        }
      ).leaveAtEachCall()
    }
  }

  @Test func theScreenMayBeReleasedInButtonHandlers() throws {
    try Use(
      name: "button handlers", calls: ["update of the configuration", "attributes", "toggle"],
      build: { holdings in
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Button"
        button.changesSelectionAsPrimaryAction = true
        button.configurationUpdateHandler = { [weak holdings] _ in holdings?.tell("update of the configuration") }
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
          MainActor.assumeIsolated { [weak holdings] in holdings?.tell("attributes") }
          return attributes
        }
        button.addAction(UIAction { [weak holdings] _ in holdings?.tell("toggle") }, for: .primaryActionTriggered)
        holdings.show(button, frame: CGRect(x: 60, y: 200, width: 200, height: 44))
      },
      perform: { holdings in
        holdings.screen.tap(at: CGPoint(x: 160, y: 220))
        holdings.screen.advance(by: 0.3)
        (holdings.view.object as? UIButton)?.isEnabled = false
        holdings.screen.advance(by: 0.3)
      }
    ).leaveAtEachCall()
  }
}

import Stage
import Testing
import UIKit
import UIKitTesting

/// A control in a screen, operated by one means; every event is noted with the states that the control is in.
@MainActor
package final class OperationScene {
  /// By what a control is operated.
  package enum Means: String, CaseIterable, CustomTestStringConvertible {
    case touch, mouse, keyboard
    case reader = "screen reader"

    package var testDescription: String { rawValue }
  }

  package let controller: UIViewController
  package let screen: MountedScreen
  private var notes: [String] = []

  private static let events: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  package init(_ controller: UIViewController = UIViewController()) {
    self.controller = controller
    screen = MountedScreen(
      UINavigationController(rootViewController: controller), size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.backgroundColor = .systemBackground
  }

  package func add(_ control: UIControl, size: CGSize? = nil) {
    control.accessibilityIdentifier = "control"
    control.sizeToFit()
    if let size { control.frame.size = size }
    control.frame.origin = CGPoint(x: 40, y: 200)
    controller.view.addSubview(control)
    watch(control)
  }

  package func watch(_ control: UIControl) {
    for (event, name) in Self.events {
      control.addAction(
        UIAction { [weak self, weak control] _ in self?.note(control.map { "\(name)\(Self.states(of: $0))" } ?? name) },
        for: event)
    }
  }

  package func note(_ what: String) { notes.append(what) }

  package func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  private static func states(of control: UIControl) -> String {
    let names: [(UIControl.State, String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"), (.focused, "focused"),
    ]
    let present = names.filter { control.state.contains($0.0) }.map(\.1)
    return present.isEmpty ? "" : " (\(present.joined(separator: ", ")))"
  }

  // MARK: Operating

  /// A tap, a click, the tab key and the space bar, or the double tap of a screen reader's user.
  package func operate(_ view: UIView, by means: Means, at place: CGPoint? = nil) throws {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = view.convert(place ?? middle, to: nil)
    switch means {
    case .touch: screen.tap(at: point)
    case .mouse: click(point)
    case .keyboard:
      screen.press(.keyboardTab)
      screen.press(.keyboardSpacebar)
    case .reader: try screen.activate(.identifier("control"))
    }
    screen.advance(by: 0.5)
  }

  /// Chooses an element of the menu that is open.
  package func choose(_ title: String, number: Int, by means: Means) throws {
    switch means {
    case .touch: try screen.tap(.text(title))
    case .mouse: click(try screen.point(of: .text(title)))
    case .keyboard:
      for _ in 0..<number { screen.press(.keyboardDownArrow) }
      screen.press(.keyboardReturnOrEnter)
    case .reader: try screen.activate(.label(title))
    }
    screen.advance(by: 0.8)
  }

  package func click(_ point: CGPoint) {
    mouse(.began, point)
    screen.advance(by: 0.05)
    mouse(.ended, point)
    screen.advance(frames: 1)
  }

  package func drag(_ means: Means, from start: CGPoint, by distance: CGFloat) {
    guard means == .mouse else { return screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y)) }
    mouse(.began, start)
    for step in 1...10 {
      screen.advance(frames: 1)
      mouse(.moved, CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y))
    }
    mouse(.ended, CGPoint(x: start.x + distance, y: start.y))
    screen.advance(by: 0.5)
  }

  private func mouse(_ phase: PointerEvent.Phase, _ place: CGPoint) {
    let event = PointerEvent(phase: phase, location: place, timestamp: screen.time, kind: .mouse)
    (screen.window.windowScene?.stage as? OffscreenStage)?.send(.pointer(event))
  }
}

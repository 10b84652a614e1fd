import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// Every control operated by touch, mouse, keyboard and a screen reader's user: the events that come, as a file beside this
/// one, and that apps hear of it once and find the same whatever the means.
@MainActor @Suite(.serialized) struct ControlOperationTests {
  @Test(arguments: OperatedControl.allCases)
  func eventsOfOperatedControlsMatchTheirTraces(_ kind: OperatedControl) throws {
    var text = ""
    for means in OperationScene.Means.allCases {
      let scene = OperationScene()
      let (control, value) = kind.made()
      scene.add(control)
      scene.screen.advance(frames: 2)
      try kind.operate(control, in: scene, by: means)
      let notes = scene.take()
      text += "# \(means.rawValue)\n" + notes.map { "  \($0)\n" }.joined() + "  → \(value())\n"
      expectEqual(notes.count { $0.hasPrefix(kind.told) }, 1, "\(kind.rawValue) by \(means.rawValue): \(notes)")
      expectEqual(value(), kind.outcome, "\(kind.rawValue) by \(means.rawValue)")
      expect(!control.isHighlighted && !control.isTracking, "\(kind.rawValue) by \(means.rawValue) is let go")
    }
    expectGolden(text, kind.rawValue)
  }

  @Test(arguments: OperatedControl.allCases)
  func disabledControlsSendNoEvents(_ kind: OperatedControl) throws {
    for means in OperationScene.Means.allCases {
      let scene = OperationScene()
      let (control, value) = kind.made()
      scene.add(control)
      control.isEnabled = false
      scene.screen.advance(frames: 2)
      let before = value()
      do {
        try kind.operate(control, in: scene, by: means)
        expect(
          means != .reader || kind == .pages || kind == .slider, "a reader is told that \(kind.rawValue) is not enabled"
        )
      } catch let error as NoSuchElement {
        expectEqual(means, .reader, "\(error)")
      }
      expect(scene.take().isEmpty && value() == before, "\(kind.rawValue) by \(means.rawValue)")
    }
  }

  @Test(arguments: OperatedControl.allCases)
  func performPrimaryActionPerformsTheControlsAction(_ kind: OperatedControl) throws {
    let scene = OperationScene()
    let (control, value) = kind.made()
    scene.add(control)
    scene.screen.advance(frames: 2)
    control.performPrimaryAction()
    scene.screen.advance(by: 0.5)
    switch kind {
    case .menuButton, .popUpButton:
      try scene.choose("Bee", number: 1, by: .touch)
      expect(scene.take().contains { $0.hasPrefix("menuActionTriggered") } && value() == kind.outcome)
    case .segments, .momentarySegments, .pages, .slider, .stepper:
      expectEqual(scene.take().map { $0 }, ["primaryActionTriggered"], "which of several is not said")
    default:
      expect(scene.take().count { $0.hasPrefix("primaryActionTriggered") } == 1 && value() == kind.outcome)
    }
  }

  /// Touch and mouse go through the states that apps draw.
  @Test(arguments: OperatedControl.allCases, [OperationScene.Means.touch, .mouse])
  func aPressedControlIsHighlightedAndReleasingOutsideSendsNoAction(
    _ kind: OperatedControl, _ means: OperationScene.Means
  ) {
    guard kind != .menuButton, kind != .popUpButton, kind != .onOffSwitch, kind.told != "valueChanged" else { return }
    let scene = OperationScene()
    let (control, value) = kind.made()
    scene.add(control)
    scene.screen.advance(frames: 2)
    let before = value()
    scene.drag(means, from: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil), by: 220)
    let notes = scene.take()
    expect(notes.first == "touchDown (highlighted)" && notes.last == "touchUpOutside" && value() == before)
    expect(notes.contains("touchDragExit") && !notes.contains { $0.hasPrefix("primary") }, "\(notes)")
  }
}

import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls

/// The value of a stepper, by rule, by finger and by readers.
@MainActor @Suite(.serialized) struct UIStepperTests {
  @Test func aCounterStaysInItsRangeOrWraps() {
    var counter = StepperCounter()
    counter.go(by: -1)
    expect(counter.value == 0 && !counter.canGo(by: -1) && counter.canGo(by: 1))
    counter.step = 30
    for _ in 0..<4 { counter.go(by: 1) }
    expect(counter.value == 100 && !counter.canGo(by: 1), "the last step is shorter")
    counter.wraps = true
    counter.go(by: 1)
    expect(counter.value == 0 && counter.canGo(by: -1))
    counter.go(by: -1)
    expectEqual(counter.value, 100)
    counter.set(-4)
    expectEqual(counter.value, 0)
  }

  private func scene(_ change: (UIStepper) -> Void = { _ in }) -> (OperationScene, UIStepper) {
    let scene = OperationScene()
    let stepper = UIStepper()
    scene.add(stepper)
    change(stepper)
    scene.screen.advance(frames: 2)
    return (scene, stepper)
  }

  private func plus(_ stepper: UIStepper) -> CGPoint { stepper.convert(CGPoint(x: 70, y: 16), to: nil) }

  @Test func aStepperHasAFixedSize() {
    let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
    expectEqual(stepper.frame, CGRect(x: 5, y: 6, width: 94, height: 32))
    expect(stepper.intrinsicContentSize == stepper.frame.size && stepper.sizeThatFits(.zero) == stepper.frame.size)
    expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) == (0, 100, 1, 0))
    expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
  }

  @Test func aTapStepsAndSendsValueChanged() {
    let (scene, stepper) = scene { $0.stepValue = 5 }
    scene.screen.tap(at: plus(stepper))
    expectEqual(stepper.value, 5)
    expectEqual(scene.take().count { $0.hasPrefix("valueChanged") }, 1)
    scene.screen.tap(at: stepper.convert(CGPoint(x: 20, y: 16), to: nil))
    expectEqual(stepper.value, 0)
    _ = scene.take()
    scene.screen.tap(at: stepper.convert(CGPoint(x: 20, y: 16), to: nil))
    expect(stepper.value == 0 && scene.take().isEmpty, "there is nothing below the least")
  }

  @Test func holdingAStepperRepeatsTheStep() {
    let (scene, stepper) = scene()
    scene.screen.tap(at: plus(stepper), duration: 1.05)
    expectEqual(stepper.value, 7, "at once, after half a second, and every tenth then")
    expectEqual(scene.take().count { $0.hasPrefix("valueChanged") }, 7)
    scene.screen.advance(by: 2)
    expectEqual(stepper.value, 7)
    stepper.autorepeat = false
    scene.screen.tap(at: plus(stepper), duration: 2)
    expectEqual(stepper.value, 8)
  }

  @Test func repeatingStopsAtTheMaximum() {
    let (scene, stepper) = scene { $0.maximumValue = 3 }
    scene.screen.tap(at: plus(stepper), duration: 2)
    expectEqual(stepper.value, 3)
  }

  @Test func aControlThatIsNotContinuousSendsOneEventAtTheEnd() {
    let (scene, stepper) = scene { $0.isContinuous = false }
    scene.screen.tap(at: plus(stepper), duration: 0.85)
    expect(stepper.value == 5 && scene.take().count { $0.hasPrefix("valueChanged") } == 1)
  }

  @Test func draggingOffAHalfStopsRepeating() {
    let (scene, stepper) = scene()
    let place = plus(stepper)
    scene.screen.drag(from: place, to: CGPoint(x: place.x, y: place.y + 80), duration: 0.2, hold: 1)
    expectEqual(stepper.value, 1)
  }

  @Test func theHalvesAreAccessibilityButtons() throws {
    let (scene, stepper) = scene()
    try scene.screen.activate(.label("Increment"))
    try scene.screen.activate(.label("Increment"))
    try scene.screen.activate(.label("Decrement"))
    expect(stepper.value == 1 && scene.take().count { $0.hasPrefix("valueChanged") } == 3)
    stepper.value = 0
    #expect(throws: NoSuchElement.self) { try scene.screen.activate(.label("Decrement")) }
  }

  @Test func fromRightToLeftIncrementIsAtTheLeft() {
    let (scene, stepper) = scene()
    scene.screen.window.traitOverrides.layoutDirection = .rightToLeft
    scene.screen.advance(frames: 2)
    scene.screen.tap(at: stepper.convert(CGPoint(x: 20, y: 16), to: nil))
    expectEqual(stepper.value, 1)
  }

  @Test func invalidLimitsStopTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().minimumValue = 100 }
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().maximumValue = 0 }
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().stepValue = 0 }
  }

  // MARK: Images

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func shown(_ view: UIView, _ image: UIImage?) -> UIImageView? {
    if let view = view as? UIImageView, view.image === image { return view }
    return view.subviews.lazy.compactMap { shown($0, image) }.first
  }

  @Test func stepperImagesFollowTheState() throws {
    let (more, less, end) = (image(10, 10), image(9, 9), image(8, 8))
    let (_, stepper) = scene {
      $0.setIncrementImage(more, for: .normal)
      $0.setDecrementImage(less, for: .normal)
      $0.setDecrementImage(end, for: .disabled)
    }
    expect(stepper.incrementImage(for: .normal) === more && stepper.incrementImage(for: .disabled) == nil)
    let half = try require(shown(stepper, end))
    expect(half.alpha == 1 && shown(stepper, more) != nil, "nothing is below the least")
    stepper.value = 1
    expect(half.image === less)
    stepper.value = 100
    expect((shown(stepper, more)?.alpha ?? 1) < 1, "a state without an image of its own dims the normal one")
  }

  /// Code that gives steppers their tint colour sets the symbols as images.
  @Test func symbolImagesOfAStepperAreTinted() throws {
    let (scene, stepper) = scene()
    let plus = try require(stepper.incrementImage(for: .normal))
    expect(shown(stepper, plus)?.tintColor == .label && stepper.decrementImage(for: .normal) != nil)
    stepper.tintColor = .red
    stepper.setIncrementImage(plus, for: .normal)
    scene.screen.advance(frames: 1)
    expectEqual(shown(stepper, plus)?.tintColor, .red)
    stepper.setIncrementImage(nil, for: .normal)
    expectEqual(shown(stepper, plus)?.tintColor, .label)
  }

  @Test func aBackgroundImageReplacesTheDefaultBackground() throws {
    let (normal, disabled) = (image(20, 20), image(20, 20))
    let (_, stepper) = scene {
      $0.setBackgroundImage(normal, for: .normal)
      $0.setBackgroundImage(disabled, for: .disabled)
    }
    let plate = try require(shown(stepper, normal))
    expect(plate.frame == stepper.bounds && plate.backgroundColor == nil)
    stepper.isEnabled = false
    expect(plate.image === disabled && stepper.backgroundImage(for: .highlighted) == nil)
    stepper.setBackgroundImage(nil, for: .normal)
    stepper.setBackgroundImage(nil, for: .disabled)
    expect(plate.image == nil && plate.backgroundColor == .tertiarySystemFill)
  }

  @Test func theDividerImageFollowsTheStatesOfBothHalves() throws {
    let (usual, atStart) = (image(4, 20), image(6, 20))
    let (scene, stepper) = scene {
      $0.setDividerImage(usual, forLeftSegmentState: .normal, rightSegmentState: .normal)
      $0.setDividerImage(atStart, forLeftSegmentState: .disabled, rightSegmentState: .normal)
    }
    let line = try require(shown(stepper, atStart))
    expectEqual(line.frame, CGRect(x: 44, y: 0, width: 6, height: 32))
    stepper.value = 5
    scene.screen.advance(frames: 1)
    expect(line.image === usual && line.frame.width == 4)
    expect(stepper.dividerImage(forLeftSegmentState: .disabled, rightSegmentState: .normal) === atStart)
    expectNil(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .disabled))
  }
}

import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct StepperTests {
  private struct Counter: View {
    static var edits: [Bool] = []
    @State private var count = 9
    @State private var steps: [String] = []
    var body: some View {
      VStack {
        Stepper("Count", value: $count, in: 0...10, step: 2, onEditingChanged: { Counter.edits.append($0) })
        Stepper("Steps", onIncrement: { steps.append("up") }, onDecrement: nil) { _ in }
        Stepper(value: $count, in: 0...20, step: 5, onEditingChanged: { _ in }) { Text("older") }
        Text("count \(count) \(steps.joined())")
      }
    }
  }

  private func press(_ stepper: UIStepper, up: Bool, _ screen: MountedScreen) throws {
    screen.tap(at: stepper.convert(CGPoint(x: up ? stepper.bounds.width - 10 : 10, y: 15), to: nil))
    try screen.settle()
  }

  @Test func theLabelIsSpokenWithTheControl() throws {
    let hosted = Hosted(Counter(), width: 390, height: 300)
    let steppers = hosted.views.compactMap { $0 as? UIStepper }
    expectEqual(steppers.map(\.accessibilityLabel), ["Count", "Steps", "older"])
  }

  @Test func stepsStayInTheRangeAndReportEditing() throws {
    Counter.edits = []
    let hosted = Hosted(Counter(), width: 390, height: 300)
    let steppers = hosted.views.compactMap { $0 as? UIStepper }
    try require(steppers.count == 3)
    expectEqual(hosted.texts.last, "count 9 ")
    // 11 is out of the range: there is no way up.
    try press(steppers[0], up: true, hosted.screen)
    expectEqual(hosted.texts.last, "count 9 ")
    try press(steppers[0], up: false, hosted.screen)
    expect(hosted.texts.last == "count 7 " && Counter.edits.prefix(2) == [true, false])
    try press(steppers[1], up: true, hosted.screen)
    try press(steppers[1], up: false, hosted.screen)
    expectEqual(hosted.texts.last, "count 7 up")
    try press(steppers[2], up: true, hosted.screen)
    expectEqual(hosted.texts.last, "count 12 up")
  }
}

import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The accessibility members that every object has.
@MainActor @Suite struct ObjectAccessibilityTests {
  /// A part of a drawing that is no view.
  final class Bar: NSObject {}

  private let screen: MountedScreen
  private let chart = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))

  init() {
    let controller = UIViewController()
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.addSubview(chart)
  }

  /// [D] Nothing is said of an object until somebody does.
  @Test func anObjectHasNoAccessibilityByDefault() {
    let object = Bar()
    expect(!object.isAccessibilityElement && object.accessibilityLabel == nil && object.accessibilityValue == nil)
    expect(object.accessibilityHint == nil && object.accessibilityTraits == [])
    expect(object.accessibilityFrame == .zero && object.accessibilityCustomActions == nil)
  }

  @Test func objectsKeepSeparateAccessibilityValues() {
    let (first, second) = (Bar(), Bar())
    first.accessibilityLabel = "First"
    second.accessibilityLabel = "Second"
    expect(first.accessibilityLabel == "First" && second.accessibilityLabel == "Second")
    first.accessibilityLabel = nil
    expect(first.accessibilityLabel == nil && second.accessibilityLabel == "Second")
  }

  @Test func objectsAreReadAmongTheirViewsElements() throws {
    let bar = Bar()
    bar.isAccessibilityElement = true
    bar.accessibilityLabel = "March"
    bar.accessibilityValue = "40 %"
    bar.accessibilityHint = "Opens the month"
    bar.accessibilityTraits = [.button, .selected]
    bar.accessibilityFrame = CGRect(x: 30, y: 60, width: 20, height: 80)
    chart.accessibilityElements = [bar]
    let element = try screen.accessibilityElement(.label("March"))
    expect(element.value == "40 %" && element.hint == "Opens the month")
    expectEqual(element.traits, [.button, .selected])
    expectEqual(element.frame, CGRect(x: 30, y: 60, width: 20, height: 80))
    expectEqual(element.activationPoint, CGPoint(x: 40, y: 100), "its middle")
    chart.accessibilityElementsHidden = true
    #expect(throws: NoSuchElement.self) { try screen.accessibilityElement(.label("March")) }
  }

  @Test func customActionsOfObjectsArePerformed() throws {
    let bar = Bar()
    var log: [String] = []
    bar.isAccessibilityElement = true
    bar.accessibilityLabel = "March"
    bar.accessibilityFrame = CGRect(x: 30, y: 60, width: 20, height: 80)
    bar.accessibilityCustomActions = ["Delete", "Share"].map { name in
      UIAccessibilityCustomAction(name: name) { action in
        log.append(action.name)
        return true
      }
    }
    chart.accessibilityElements = [bar]
    expectEqual(try screen.accessibilityElement(.label("March")).actions, ["Delete", "Share"])
    try screen.perform("Share", on: .label("March"))
    expectEqual(log, ["Share"])
  }

  @Test func aViewIsFoundByItsAccessibilityIdentifier() throws {
    chart.isAccessibilityElement = true
    chart.accessibilityIdentifier = "chart"
    chart.accessibilityLabel = "Sales"
    let element = try screen.accessibilityElement(.identifier("chart"))
    expect(element.label == "Sales" && element.frame == chart.frame)
  }
}

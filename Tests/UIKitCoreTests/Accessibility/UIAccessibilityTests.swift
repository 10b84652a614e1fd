import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Settings of the reader, notifications of the app, and what elements do.
@MainActor @Suite(.serialized) struct UIAccessibilityTests {
  private static let flags: [(setting: AccessibilitySetting, isOn: @Sendable () -> Bool)] = [
    (.voiceOver, { UIAccessibility.isVoiceOverRunning }),
    (.switchControl, { UIAccessibility.isSwitchControlRunning }),
    (.assistiveTouch, { UIAccessibility.isAssistiveTouchRunning }),
    (.guidedAccess, { UIAccessibility.isGuidedAccessEnabled }),
    (.speakSelection, { UIAccessibility.isSpeakSelectionEnabled }),
    (.speakScreen, { UIAccessibility.isSpeakScreenEnabled }),
    (.boldText, { UIAccessibility.isBoldTextEnabled }),
    (.darkerColors, { UIAccessibility.isDarkerSystemColorsEnabled }),
    (.grayscale, { UIAccessibility.isGrayscaleEnabled }),
    (.invertColors, { UIAccessibility.isInvertColorsEnabled }),
    (.reduceTransparency, { UIAccessibility.isReduceTransparencyEnabled }),
    (.differentiateWithoutColor, { UIAccessibility.shouldDifferentiateWithoutColor }),
    (.buttonShapes, { UIAccessibility.buttonShapesEnabled }),
    (.switchLabels, { UIAccessibility.isOnOffSwitchLabelsEnabled }),
    (.reduceMotion, { UIAccessibility.isReduceMotionEnabled }),
    (.crossFadeTransitions, { UIAccessibility.prefersCrossFadeTransitions }),
    (.videoAutoplay, { UIAccessibility.isVideoAutoplayEnabled }),
    (.closedCaptioning, { UIAccessibility.isClosedCaptioningEnabled }),
    (.monoAudio, { UIAccessibility.isMonoAudioEnabled }),
    (.shakeToUndo, { UIAccessibility.isShakeToUndoEnabled }),
  ]

  /// Counts the notifications of a name.
  private final class Counter: @unchecked Sendable {
    private(set) var count = 0
    private var token: (any NSObjectProtocol)?

    init(_ name: NSNotification.Name) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        self?.count += 1
      }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
  }

  @Test func eachAccessibilitySettingIsSeparateAndPosted() {
    expectEqual(Self.flags.count, AccessibilitySetting.allCases.count)
    let standard = Self.flags.map { $0.isOn() }
    expectEqual(
      standard.filter(\.self).count, 2, "videos may start, and shaking undoes, unless the reader says otherwise")
    for (index, flag) in Self.flags.enumerated() {
      let counter = Counter(AccessibilitySettings.Setting.allCases[index].notification)
      withAccessibility(flag.setting, !standard[index]) {
        var expected = standard
        expected[index].toggle()
        expectEqual(Self.flags.map { $0.isOn() }, expected, "\(flag.setting)")
        expectEqual(counter.count, 1, "\(flag.setting)")
        withAccessibility(flag.setting, !standard[index]) { expectEqual(counter.count, 1, "nothing changed") }
      }
      expectEqual(counter.count, 2, "\(flag.setting)")
    }
    expectEqual(Set(AccessibilitySettings.Setting.allCases.map(\.notification)).count, Self.flags.count)
  }

  @Test func accessibilityPostsReachAllListeners() {
    UIAccessibility.post(notification: .announcement, argument: "before")
    var first: AccessibilityNotifications? = AccessibilityNotifications()
    let second = AccessibilityNotifications()
    let view = UIView()
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    expectEqual(first?.posted.map(\.notification), [.layoutChanged, .announcement])
    expect(first?.posted[0].argument as? UIView === view)
    first = nil
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    expectEqual(second.posted.count, 3)
    expectEqual(second.announcements, ["Saved"])
    let all: [UIAccessibility.Notification] = [
      .announcement, .layoutChanged, .screenChanged, .pageScrolled, .pauseAssistiveTechnology,
      .resumeAssistiveTechnology,
    ]
    expectEqual(Set(all).count, all.count)
  }

  @Test func customActionsCallHandlersOrMethods() {
    final class Target: UIResponder {
      var log: [String] = []
      func act(_ action: UIAccessibilityCustomAction) { log.append(action.name) }
      override class var _actions: [_Action] { super._actions + [_Action("act:", Target.act(_:))] }
    }
    var target: Target? = Target()
    let handled = UIAccessibilityCustomAction(name: "No", image: UIImage()) { $0.name == "Yes" }
    expect(!handled.perform() && handled.image != nil)
    handled.name = "Yes"
    expect(handled.perform() && handled.attributedName.string == "Yes")
    let called = UIAccessibilityCustomAction(name: "Call", target: target, selector: "act:")
    expect(called.perform())
    expect(target?.log == ["Call"] && called.selector == "act:")
    called.selector = "other:"
    expect(!called.perform())
    called.selector = "act:"
    target = nil
    expect(called.target == nil && !called.perform())
    called.category = UIAccessibilityCustomAction.editCategory
    expectEqual(called.category?.isEmpty, false)
  }

  @Test func accessibilityPropertiesKeepTheAppsValues() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    expect(view.accessibilityFrame == view.frame && view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 4, height: 4)
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 2, y: 2))
    view.accessibilityActivationPoint = CGPoint(x: 1, y: 1)
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 1, y: 1))
    expectNil(view.accessibilityUserInputLabels)
    view.accessibilityLabel = "Box"
    expectEqual(view.accessibilityUserInputLabels, ["Box"])
    expect(!view.accessibilityRespondsToUserInteraction)
    view.accessibilityTraits = .adjustable
    expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = false
    expect(!view.accessibilityRespondsToUserInteraction)
    expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape() && !view.accessibilityPerformMagicTap())
    expect(!view.accessibilityScroll(.down))
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    expectNil(view.accessibilityValue, "what an element's value means is the app's to say")
  }

  @Test func convertToScreenCoordinatesUsesTheWindowsFrame() {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(view)
    let rect = UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
    expectEqual(rect, CGRect(x: 111, y: 62, width: 3, height: 4))
    expectEqual(window.accessibilityFrame, window.frame)
  }

  @Test func scrollViewsScrollByPages() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 250, height: 100)
    func page(_ direction: UIAccessibilityScrollDirection) -> CGPoint? { AccessibilityPaging(view).page(direction) }
    expect(page(.right) == CGPoint(x: 100, y: 0) && page(.next) == CGPoint(x: 100, y: 0))
    expect(page(.left) == nil && page(.down) == nil && page(.up) == nil && page(.previous) == nil)
    view.contentOffset.x = 100
    expectEqual(page(.right), CGPoint(x: 150, y: 0), "as far as there is content")
    expectEqual(page(.left), .zero)
    view.semanticContentAttribute = .forceRightToLeft
    expect(page(.next) == .zero && page(.previous) == CGPoint(x: 150, y: 0))
    view.isScrollEnabled = false
    expectNil(page(.next))
  }

  @Test func accessibilityEscapePopsAndDismisses() throws {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let screen = MountedScreen(navigation)
    expect(!screen.performEscape())
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: false)
    try screen.settle()
    expect(screen.performEscape())
    try screen.settle()
    expectEqual(navigation.viewControllers, [root])
    let sheet = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Sheet"
    sheet.view.addSubview(label)
    root.present(sheet, animated: false)
    try screen.settle()
    expectEqual(screen.accessibility, #"staticText "Sheet""#, "what is behind a sheet is not read")
    sheet.isModalInPresentation = true
    expect(!screen.performEscape(), "it has to be answered")
    sheet.isModalInPresentation = false
    expect(screen.performEscape())
    try screen.settle()
    expectNil(root.presentedViewController)
    expectEqual(screen.accessibilityElements.map(\.label), ["Root"])
  }

  @Test func accessibilityActivateFallsBackToATap() throws {
    final class Square: UIView {
      var activations = 0
      var touches = 0
      override func accessibilityActivate() -> Bool {
        activations += 1
        return activations == 1
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let controller = UIViewController()
    let screen = MountedScreen(controller)
    let square = Square(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    square.isAccessibilityElement = true
    square.accessibilityLabel = "Square"
    controller.view.addSubview(square)
    try screen.activate(.label("Square"))
    expect(square.activations == 1 && square.touches == 0)
    try screen.activate(.label("Square"))
    expect(square.activations == 2 && square.touches == 1)
    square.accessibilityTraits = [.button, .notEnabled]
    #expect(throws: NoSuchElement.self) { try screen.activate(.label("Square")) }
    #expect(throws: NoSuchElement.self) { try screen.activate(.identifier("Square")) }
    #expect(throws: NoSuchElement.self) { try screen.perform("Turn", on: .label("Square")) }
    square.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Turn") { _ in false }]
    let failure = #expect(throws: NoSuchElement.self) { try screen.perform("Turn", on: .label("Square")) }
    expectEqual(failure?.description, #"the element with the label "Square": its action "Turn" failed"#)
  }
}

import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI
@testable import UIKitCore

@MainActor struct AccessibilityFocusStateTests {
  private enum Part: Hashable { case title, error }

  private struct Screen: View {
    @AccessibilityFocusState private var part: Part?
    @AccessibilityFocusState(for: .voiceOver) private var isOnNote: Bool
    @AccessibilityFocusState(for: .switchControl) private var isSwitched: Bool
    @AccessibilityFocusState(for: .switchControl) private var switched: Part?
    var body: some View {
      Text("Title").accessibilityFocused($part, equals: .title)
      Text("Error").accessibilityFocused($part, equals: .error)
        .accessibilityFocused($switched, equals: .error)
      Text("Note").accessibilityFocused($isOnNote)
      Text("Switch").accessibilityFocused($isSwitched)
      Button("Fail") { part = .error }
      Button("Note it") { isOnNote = true }
      Button("Switch to it") { (isSwitched, switched) = (true, .error) }
      Text(part == .error ? "at the error" : "elsewhere")
    }
  }

  @MainActor private final class Log { var lines: [String?] = [] }

  @Test func accessibilityFocusFollowsTheBinding() throws {
    let log = Log()
    let key = AccessibilityPosts.add { notification, argument in
      guard notification == .layoutChanged else { return }
      nonisolated(unsafe) let element = argument
      MainActor.assumeIsolated { log.lines.append((element as? UIView)?.accessibilityLabel) }
    }
    defer { AccessibilityPosts.remove(key) }
    let hosted = Hosted(Screen(), height: 400)
    try hosted.screen.settle()
    expect(log.lines.isEmpty)
    try hosted.press("Switch to it")
    expect(log.lines.isEmpty, "the user's tool is a screen reader")
    try hosted.press("Fail")
    expect(log.lines == ["Error"] && hosted.texts.contains("at the error"))
    try hosted.press("Fail")
    expectEqual(log.lines.count, 1, "the value is what it was")
    try hosted.press("Note it")
    expectEqual(log.lines, ["Error", "Note"])
  }

  @Test func accessibilityTechnologiesBehaveLikeASet() {
    let both: AccessibilityTechnologies = [.voiceOver, .switchControl]
    expect(both.contains(.voiceOver) && !AccessibilityTechnologies.voiceOver.contains(.switchControl))
    expect(both.subtracting(.voiceOver) == .switchControl && both.intersection(.voiceOver) == .voiceOver)
  }
}

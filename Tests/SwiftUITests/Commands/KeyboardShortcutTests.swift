import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct KeyboardShortcutTests {
  private final class Log {
    var lines: [String] = []
  }

  private func hosted(_ log: Log, isDisabled: Bool = false) throws -> Hosted<some View> {
    let hosted = Hosted(
      NavigationStack {
        VStack {
          Button("New") { log.lines.append("new") }.keyboardShortcut("n").disabled(isDisabled)
          Button("Send") { log.lines.append("send") }.keyboardShortcut(.defaultAction)
          Button("Leave") { log.lines.append("leave") }.keyboardShortcut(.cancelAction)
          Button("Up") { log.lines.append("up") }.keyboardShortcut(.upArrow, modifiers: [.command, .shift])
          Button("Plan") { log.lines.append("plan") }.keyboardShortcut("P")
          Button("Plain") { log.lines.append("plain") }
        }
        .toolbar { Button("Find") { log.lines.append("find") }.keyboardShortcut("f", modifiers: [.command, .option]) }
      }, width: 320, height: 480)
    try hosted.screen.settle()
    return hosted
  }

  @Test func keyboardShortcutsPerformTheirButtons() throws {
    let log = Log()
    let hosted = try hosted(log)
    hosted.screen.press(.keyboardN, modifiers: .command)
    hosted.screen.press(.keyboardReturnOrEnter)
    hosted.screen.press(.keyboardEscape)
    hosted.screen.press(.keyboardUpArrow, modifiers: [.command, .shift])
    hosted.screen.press(.keyboardF, modifiers: [.command, .alternate])
    expectEqual(log.lines, ["new", "send", "leave", "up", "find"])
    hosted.screen.press(.keyboardP, modifiers: [.command, .shift])
    expectEqual(log.lines.last, "plan", "a capital letter is typed with the shift key")
    log.lines.removeLast()
    hosted.screen.press(.keyboardN)
    hosted.screen.press(.keyboardN, modifiers: [.command, .shift])
    expectEqual(log.lines.count, 5, "other keys are none of them")
  }

  @Test func disabledButtonsIgnoreTheirKeyboardShortcuts() throws {
    let log = Log()
    let hosted = try hosted(log, isDisabled: true)
    hosted.screen.press(.keyboardN, modifiers: .command)
    expect(log.lines.isEmpty)
  }

  @Test func keyboardShortcutsReachOnlyTheFrontmostScreen() throws {
    struct Screen: View {
      let log: Log
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Back") { log.lines.append("below") }.keyboardShortcut("s")
          Button("Open") { isShown = true }.keyboardShortcut("o")
        }
        .sheet(isPresented: $isShown) {
          Button("Front") { log.lines.append("front") }.keyboardShortcut("s")
        }
      }
    }
    let log = Log()
    let hosted = Hosted(Screen(log: log), width: 320, height: 480)
    try hosted.screen.settle()
    hosted.screen.press(.keyboardS, modifiers: .command)
    hosted.screen.press(.keyboardO, modifiers: .command)
    try hosted.screen.settle()
    hosted.screen.press(.keyboardS, modifiers: .command)
    expectEqual(log.lines, ["below", "front"])
  }

  @Test func keyboardShortcutsSwitchToggles() throws {
    struct Screen: View {
      @State private var isLoud = false
      @State private var isWide = true
      var body: some View {
        NavigationStack {
          VStack {
            Toggle("Loud", isOn: $isLoud).keyboardShortcut("l")
            Text("\(isLoud ? "loud" : "quiet") \(isWide ? "wide" : "narrow")")
          }
          .toolbar { Toggle("Wide", isOn: $isWide).keyboardShortcut("w") }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 320, height: 480)
    try hosted.screen.settle()
    hosted.screen.press(.keyboardL, modifiers: .command)
    hosted.screen.press(.keyboardW, modifiers: .command)
    try hosted.screen.settle()
    _ = try hosted.screen.point(of: .text("loud narrow"))
  }

  @Test func keyboardShortcutsAreEqualByKeyAndModifiers() {
    expectEqual(KeyboardShortcut("n"), KeyboardShortcut("n", modifiers: .command))
    expectEqual(KeyboardShortcut.defaultAction, KeyboardShortcut(.return, modifiers: []))
    expect(KeyEquivalent("x").character == "x" && KeyEquivalent.escape.input == UIKeyCommand.inputEscape)
  }
}

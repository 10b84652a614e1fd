import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct CommandsTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private struct Extra: Commands {
    let log: Log
    let isLarge: Bool
    var body: some Commands {
      CommandGroup(after: .newItem) {
        Button("Again") { log.lines.append("again") }.keyboardShortcut("g")
      }
      if isLarge { CommandMenu("Large") { Button("Large") { log.lines.append("large") }.keyboardShortcut("l") } }
    }
  }

  private func scene(_ log: Log, isLarge: Bool = true) -> some Scene {
    WindowGroup { Text("content") }
      .commands {
        CommandMenu("Things") {
          Button("Add") { log.lines.append("add") }.keyboardShortcut("n", modifiers: [.command, .shift])
          Divider()
          Button("Off") { log.lines.append("off") }.keyboardShortcut("o").disabled(true)
        }
        Extra(log: log, isLarge: isLarge)
        EmptyCommands()
      }
  }

  @Test func keyboardShortcutsRunCommands() throws {
    let log = Log()
    let hosted = Hosted(try require(scene(log)._firstWindow))
    try hosted.screen.settle()
    hosted.screen.press(.keyboardN, modifiers: [.command, .shift])
    hosted.screen.press(.keyboardG, modifiers: .command)
    hosted.screen.press(.keyboardO, modifiers: .command)
    hosted.screen.press(.keyboardL, modifiers: .command)
    try hosted.screen.settle()
    expectEqual(log.lines, ["add", "again", "large"])
  }

  @Test func commandsAreNotShown() throws {
    let hosted = Hosted(try require(scene(Log())._firstWindow))
    try hosted.screen.settle()
    expect(!hosted.screen.accessibility.contains("Add") && hosted.screen.accessibility.contains("content"))
    expectEqual(hosted.size(300, 200), Hosted(Text("content")).size(300, 200))
  }
}

import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct KeyPressTests {
  private final class Log { var lines: [String] = [] }

  private struct Screen: View {
    let log: Log
    @FocusState private var isFocused: Bool
    var body: some View {
      Text("Board").frame(width: 100, height: 40)
        .focusable()
        .focused($isFocused)
        .onKeyPress(.upArrow) {
          log.lines.append("up")
          return .handled
        }
        .onKeyPress(keys: ["a", .space], phases: [.down, .up]) { press in
          log.lines.append("\(press.characters.debugDescription) \(press.phase == .up ? "released" : "pressed")")
          return .handled
        }
        .onKeyPress(characters: .decimalDigits) { press in
          log.lines.append("digit \(press.characters)")
          return press.characters == "1" ? .handled : .ignored
        }
        .onKeyPress { press in
          log.lines.append("any \(press.key.character) \(press.modifiers.contains(.shift) ? "shift" : "")")
          return .ignored
        }
        .onAppear { isFocused = true }
    }
  }

  private func log(_ keys: (MountedScreen) -> Void) throws -> [String] {
    let log = Log()
    let hosted = Hosted(Screen(log: log))
    try hosted.screen.settle()
    keys(hosted.screen)
    return log.lines
  }

  @Test func keysReachTheActionsAroundTheFocus() throws {
    expectEqual(try log { $0.press(.keyboardUpArrow) }, ["up"])
    expectEqual(try log { $0.press(.keyboardA) }, ["\"a\" pressed", "\"a\" released"])
    expectEqual(try log { $0.press(.keyboardSpacebar) }, ["\" \" pressed", "\" \" released"])
  }

  @Test func aKeyThatIsIgnoredGoesOnToTheNextAction() throws {
    expectEqual(try log { $0.press(.keyboard1) }, ["digit 1"])
    expectEqual(try log { $0.press(.keyboard2) }, ["digit 2", "any 2 "])
  }

  @Test func modifiersAreTold() throws {
    expectEqual(try log { $0.press(.keyboardB, modifiers: .shift) }, ["any b shift"])
  }

  @Test func keysWithoutTheFocusReachNoAction() throws {
    let log = Log()
    let hosted = Hosted(
      Text("Board").focusable().onKeyPress(.upArrow) {
        log.lines.append("up")
        return .handled
      })
    try hosted.screen.settle()
    hosted.screen.press(.keyboardUpArrow)
    #expect(log.lines.isEmpty)
  }

  @Test func phasesAreNamed() {
    expectEqual(KeyPress.Phases.all.debugDescription, "[down, repeat, up]")
    expectEqual(KeyPress.Phases.up.debugDescription, "[up]")
  }
}

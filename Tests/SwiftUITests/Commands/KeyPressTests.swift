import Expectations
import Stage
import Testing
import UIKit

@testable import SwiftUI
@testable import UIKitTesting

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
    expect(log.lines.isEmpty)
  }

  private struct Field: View {
    let log: Log
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Name", text: $text)
        .focused($isFocused)
        .onKeyPress(phases: .all) { press in
          let phase = press.phase == .up ? "up" : press.phase == .repeat ? "again" : "down"
          log.lines.append("\(press.characters.debugDescription) \(phase)")
          return ["b", .delete, .return].contains(press.key) ? .handled : .ignored
        }
        .onSubmit { log.lines.append("submitted") }
        .onAppear { isFocused = true }
    }
  }

  /// Presses a key as a keyboard does: the text follows the key, and each of its repetitions.
  private func type(_ key: UIKeyboardHIDUsage, _ text: String?, repeats: Int = 0, on screen: MountedScreen) {
    for phase in [KeyEvent.Phase.down] + Array(repeating: .repeat, count: repeats) + [.up] {
      screen.sendEvent(
        .key(KeyEvent(usage: key.rawValue, characters: text ?? "", modifiers: [], phase: phase, timestamp: screen.time))
      )
      if let text, phase != .up { screen.sendEvent(.text(text)) }
      screen.advance(frames: 1)
    }
  }

  @Test func aHandledKeyTypesNothingIntoAFocusedField() throws {
    let log = Log()
    let hosted = Hosted(Field(log: log))
    try hosted.screen.settle()
    let field = try require(hosted.screen.window.firstResponder as? UITextField)
    type(.keyboardA, "a", on: hosted.screen)
    type(.keyboardB, "b", repeats: 2, on: hosted.screen)
    type(.keyboardC, "c", repeats: 1, on: hosted.screen)
    expectEqual(field.text, "acc")
    expectEqual(
      log.lines,
      [
        #""a" down"#, #""a" up"#, #""b" down"#, #""b" again"#, #""b" again"#, #""b" up"#, #""c" down"#, #""c" again"#,
        #""c" up"#,
      ])
    log.lines = []
    type(.keyboardDeleteOrBackspace, nil, repeats: 1, on: hosted.screen)
    type(.keyboardReturnOrEnter, nil, on: hosted.screen)
    expect(field.text == "acc" && field.isFirstResponder && !log.lines.contains("submitted"))
    type(.keyboardLeftArrow, nil, on: hosted.screen)
    hosted.screen.type("x")
    expectEqual(field.text, "acxc", "keys that are ignored, and text without keys, reach the field")
  }

  @Test func phasesAreNamed() {
    expectEqual(KeyPress.Phases.all.debugDescription, "[down, repeat, up]")
    expectEqual(KeyPress.Phases.up.debugDescription, "[up]")
  }
}

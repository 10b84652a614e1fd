import Testing
import UIKit
import UIKitTesting

/// The order of a text field's callbacks, events and notifications, as a file beside this one.
@MainActor @Suite(.serialized)
struct TextFieldGoldenTraceTests {
  private let scene = FieldScene()

  @Test func textFieldEditingMatchesItsTrace() throws {
    var text = ""
    func during(_ heading: String, _ body: () -> Void) {
      _ = scene.take()
      body()
      text += "# \(heading)\n" + scene.take().map { "  \($0)\n" }.joined()
    }
    let (field, screen) = (scene.field, scene.screen)
    field.clearButtonMode = .whileEditing
    during("tapped") { screen.tap(at: CGPoint(x: 60, y: 117)) }
    during("a letter typed") { screen.type("a") }
    during("a letter composed, another, entered") {
      scene.compose("n")
      scene.compose("ni")
      scene.enter("你")
    }
    during("an arrow") { screen.press(.keyboardLeftArrow) }
    during("all selected and cut") {
      screen.press(.keyboardA, modifiers: .control)
      screen.press(.keyboardX, modifiers: .control)
    }
    during("pasted") { screen.press(.keyboardV, modifiers: .control) }
    during("taken back") { screen.press(.keyboardZ, modifiers: .control) }
    during("made again") { screen.press(.keyboardY, modifiers: .control) }
    during("a letter deleted") { screen.press(.keyboardDeleteOrBackspace) }
    during("set by program") { field.text = "set" }
    during("cleared by the button") {
      screen.advance(frames: 1)
      let rect = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
      screen.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    }
    during("return") { screen.press(.keyboardReturnOrEnter) }
    during("tab") { screen.press(.keyboardTab) }
    during("tab back") { screen.press(.keyboardTab, modifiers: .shift) }
    during("taken out of the window") { field.removeFromSuperview() }
    expectGolden(text, "text field")
  }
}

import Testing
import UIKit
import UIKitTesting

/// The order of a text view's callbacks and notifications, as a file beside this one.
@MainActor @Suite(.serialized)
struct TextViewGoldenTraceTests {
  private let scene = TextViewScene()
  /// Notes the notifications of text views among what the scene notes.
  private final class Observation {
    private var tokens: [any NSObjectProtocol] = []

    @MainActor init(_ scene: TextViewScene) {
      let names = [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: scene.view, queue: nil) { [weak scene] _ in
          let what = name.rawValue.replacingOccurrences(of: "UITextViewText", with: "")
          MainActor.assumeIsolated { scene?.notes.append("notification \(what)") }
        }
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test func textViewEditingMatchesItsTrace() throws {
    let observation = Observation(scene)
    defer { withExtendedLifetime(observation) {} }
    let (view, screen) = (scene.view, scene.screen)
    var text = ""
    func during(_ heading: String, _ body: () throws -> Void) rethrows {
      _ = scene.take()
      try body()
      text += "# \(heading)\n" + scene.take().map { "  \($0)\n" }.joined()
    }
    view.text = "one two\nthree"
    screen.advance(frames: 1)
    during("tapped behind the text") { screen.tap(at: CGPoint(x: 150, y: 200)) }
    during("tapped in front of it") { screen.tap(at: scene.point(0)) }
    during("a letter typed") { screen.type("a") }
    during("return") { screen.press(.keyboardReturnOrEnter) }
    during("a letter deleted") { screen.press(.keyboardDeleteOrBackspace) }
    during("an arrow") { screen.press(.keyboardRightArrow) }
    during("all selected and cut") {
      screen.press(.keyboardA, modifiers: .control)
      screen.press(.keyboardX, modifiers: .control)
    }
    during("pasted") { screen.press(.keyboardV, modifiers: .control) }
    during("taken back") { screen.press(.keyboardZ, modifiers: .control) }
    during("made again") { screen.press(.keyboardY, modifiers: .control) }
    during("a text dropped") { screen.drop([.text("new ")], at: scene.point(0)) }
    during("a change that the delegate refuses") {
      scene.refusals = ["shouldChange"]
      screen.type("b")
      scene.refusals = []
    }
    during("set by program") { view.text = "set" }
    during("selected by program") { view.selectedRange = NSRange(location: 1, length: 1) }
    during("replaced by program") { view.replace(view.selectedTextRange!, withText: "u") }
    during("an end that the delegate refuses") {
      scene.refusals = ["shouldEnd"]
      view.resignFirstResponder()
      scene.refusals = []
    }
    during("resigned") { view.resignFirstResponder() }
    during("a beginning that the delegate refuses") {
      scene.refusals = ["shouldBegin"]
      screen.tap(at: scene.point(0))
      scene.refusals = []
    }
    during("made first responder by program") { view.becomeFirstResponder() }
    during("taken out of the window") { view.removeFromSuperview() }
    expectGolden(text, "text view")
  }
}

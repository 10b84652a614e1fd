import Testing
import UIKit
import UIKitTesting

/// The order of what fields, their delegate and the notifications of keyboards say, as a file beside this one.
@MainActor @Suite(.serialized) struct KeyboardGoldenTraceTests {
  /// Notes the notifications of keyboards among what a scene notes, on the main queue, as most apps ask.
  @MainActor private final class KeyboardObservation {
    private var tokens: [any NSObjectProtocol] = []

    init(_ scene: FieldScene) {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak scene] notification in
          let what = notification.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
            .replacingOccurrences(of: "Notification", with: "")
          let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null
          let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
          let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1
          MainActor.assumeIsolated {
            scene?.notes.append(
              "keyboard \(what) \(Int(begin.minY))+\(Int(begin.height)) → \(Int(end.minY))+\(Int(end.height))"
                + " in \(duration)")
          }
        }
      }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private func bar(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height)) }

  @Test func accessoryAndInputViewCallsMatchTheirTrace() {
    let scene = FieldScene()
    let observation = KeyboardObservation(scene)
    defer { withExtendedLifetime(observation) {} }
    var text = ""
    func during(_ heading: String, _ body: () -> Void) {
      _ = scene.take()
      body()
      let atOnce = scene.take().map { "  \($0)\n" }
      scene.screen.advance(by: 0.6)
      let later = scene.take().map { "  later \($0)\n" }
      text += "# \(heading)\n" + (atOnce + later).joined()
    }
    let (field, second) = (scene.field, scene.second)
    (field.inputAccessoryView, second.inputAccessoryView) = (bar(40), bar(60))
    during("edited") { field.becomeFirstResponder() }
    during("the other field, with a higher bar") { second.becomeFirstResponder() }
    during("keys of its own") {
      second.inputView = bar(200)
      second.reloadInputViews()
    }
    during("return to the first") { field.becomeFirstResponder() }
    during("a field with the same bar") {
      second.inputView = nil
      second.inputAccessoryView = field.inputAccessoryView
      second.becomeFirstResponder()
    }
    during("over") { second.resignFirstResponder() }
    during("edited, and over at once") {
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    during("without a bar") {
      field.inputAccessoryView = nil
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    during("refused") {
      scene.refusals = ["second shouldBegin"]
      second.becomeFirstResponder()
    }
    expectGolden(text, "keyboard")
  }
}

import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct UIViewRepresentableTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private struct Field: UIViewRepresentable {
    @Binding var text: String
    let log: Log

    final class Coordinator: NSObject, UITextFieldDelegate {
      var field: Field
      init(_ field: Field) { self.field = field }
      func textFieldDidEndEditing(_ textField: UITextField) { field.text = textField.text ?? "" }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField {
      log.lines.append("make")
      let field = UITextField()
      field.delegate = context.coordinator
      return field
    }
    func updateUIView(_ field: UITextField, context: Context) {
      log.lines.append("update \(text)")
      field.text = text
    }
    static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) {
      coordinator.field.log.lines.append("dismantle")
    }
  }

  private struct Screen: View {
    let log: Log
    @State private var text = "a"
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Change") { text += "b" }
        Button("Hide") { isShown = false }
        if isShown { Field(text: $text, log: log) }
      }
    }
  }

  @Test func theViewIsMadeOnceUpdatedAndDismantled() throws {
    let log = Log()
    let hosted = Hosted(Screen(log: log))
    expectEqual(log.lines, ["make", "update a"])
    try hosted.press("Change")
    expectEqual(log.lines, ["make", "update a", "update ab"])
    try hosted.press("Hide")
    expectEqual(log.lines.last, "dismantle")
    expect(!hosted.views.contains { $0 is UITextField })
  }

  private struct Label: UIViewRepresentable {
    let hugs: Bool
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "text"
      if hugs { label.setContentHuggingPriority(.required, for: .horizontal) }
      return label
    }
    func updateUIView(_ label: UILabel, context: Context) {}
  }

  @Test func aViewThatHugsItsContentKeepsItsSize() {
    let hugging = Hosted(Label(hugs: true))
    expectEqual(hugging.size(300, 200).width, hugging.size(nil, nil).width)
    expectEqual(Hosted(Label(hugs: false)).size(300, 200).width, 300)
  }
}

import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct ButtonTests {
  private struct Large: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 100, height: 60).opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  @Test func aTapRunsTheAction() throws {
    let hosted = Hosted(Counter())
    try hosted.press("0")
    expectEqual(hosted.texts, ["1"])
  }

  @Test func aDisabledButtonDoesNothing() throws {
    let hosted = Hosted(Counter().disabled(true))
    try hosted.press("0")
    expectEqual(hosted.texts, ["0"])
    expectEqual(hosted.views.compactMap { ($0 as? UILabel)?.textColor }, [.tertiaryLabel])
  }

  @Test func aCustomButtonStyleKnowsWhetherItIsPressed() throws {
    let hosted = Hosted(Counter().buttonStyle(Large()))
    let button = try require(hosted.views.first { $0 is PressView })
    expectEqual(button.frame.size, CGSize(width: 100, height: 60))
    (button as? UIControl)?.isHighlighted = true
    hosted.screen.advance(by: 0.2)
    expect(hosted.views.contains { $0.alpha == 0.5 })
    (button as? UIControl)?.isHighlighted = false
    try hosted.screen.settle()
    expect(!hosted.views.contains { $0.alpha == 0.5 })
  }

  @Test func aPrimitiveButtonStyleTriggersTheAction() throws {
    let hosted = Hosted(Counter().buttonStyle(Twice()))
    let label = try require(hosted.views.first { $0 is UILabel })
    hosted.screen.tap(at: label.convert(CGPoint(x: 2, y: 2), to: nil))
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["2"])
  }

  @Test func buttonRolesHaveColours() {
    let hosted = Hosted(
      HStack {
        Button("Keep") {}
        Button("Delete", role: .destructive) {}
        Button("Tinted") {}.tint(.green)
      })
    let colors = hosted.views.compactMap { ($0 as? UILabel)?.textColor }
    expectEqual(colors, [.tintColor, .systemRed, .systemGreen])
  }

  @Test func theLabelIsTheAccessibilityLabel() throws {
    let hosted = Hosted(Button(action: {}) { Label("Share", systemImage: "square.and.arrow.up") })
    let button = try require(hosted.views.first { $0 is PressView })
    expect(button.isAccessibilityElement && button.accessibilityTraits == .button)
    expectEqual(button.accessibilityLabel, "Share")
  }

  private struct Counting: PrimitiveButtonStyle {
    @Binding var count: Int
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("count \(count)")
        Button(configuration).simultaneousGesture(TapGesture().onEnded { count += 1 })
      }
    }
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(5).background(.green) }
  }

  @Test func aButtonStyleWrapsTheStyleOfTheEnvironment() throws {
    struct Screen: View {
      @State private var count = 0
      @State private var isSaved = false
      var body: some View {
        Button("Save") { isSaved = true }.buttonStyle(Counting(count: $count)).buttonStyle(Framed())
        Text(isSaved ? "saved" : "not saved")
      }
    }
    let hosted = Hosted(Screen())
    expectEqual(hosted.texts, ["count 0", "Save", "not saved"])
    expect(hosted.views.contains { $0.backgroundColor == .systemGreen })
    try hosted.press("Save")
    expectEqual(hosted.texts, ["count 1", "Save", "saved"])
  }

  @Test func aForegroundStyleOfTheAppReplacesTheTint() {
    let hosted = Hosted(
      VStack {
        Button("Own") {}.foregroundStyle(.black)
        Button("Colour") {}.foregroundColor(.green)
        HStack { Button("Around", role: .destructive) {} }.foregroundStyle(.orange)
        Button("Bordered") {}.buttonStyle(.bordered).foregroundStyle(.purple)
        Button("Prominent") {}.buttonStyle(.borderedProminent).foregroundStyle(.yellow)
        Button("Level") {}.foregroundStyle(.secondary)
        Button(action: {}) { Text("Inside").foregroundStyle(.red) }
      }, height: 500)
    let colors: [UIColor?] = hosted.views.compactMap { ($0 as? UILabel)?.textColor }
    expectEqual(
      colors, [.black, .systemGreen, .systemOrange, .systemPurple, .systemYellow, .secondaryLabel, .systemRed])
  }

  @Test func theForegroundStyleOfAContainerDoesNotReplaceTheTint() throws {
    let hosted = Hosted(
      List {
        Section {
          LabeledContent("Row") { Button("Change") {} }
        } header: {
          Button("All") {}
        }
      }, width: 390, height: 400)
    try hosted.screen.settle()
    func colors(_ view: UIView) -> [String: UIColor] {
      var own: [String: UIColor] = [:]
      if let label = view as? UILabel, let text = label.text { own[text] = label.textColor }
      return view.subviews.map { colors($0) }.reduce(own) { $0.merging($1) { first, _ in first } }
    }
    let found = colors(hosted.controller.view)
    expect(found["Change"] == .tintColor && (found["All"] ?? found["ALL"]) == .tintColor)
  }
}

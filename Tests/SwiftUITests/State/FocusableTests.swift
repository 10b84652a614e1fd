import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct FocusableTests {
  private struct Inner: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text("\(name) \(isFocused ? "on" : "off")").frame(height: 40) }
  }

  private struct Screen: View {
    enum Card: Hashable { case first, second, third }
    @FocusState private var card: Card?
    var isEnabled = true
    var body: some View {
      VStack {
        Inner(name: "first").focusable().focused($card, equals: .first)
        Inner(name: "second").focusable(isEnabled).focused($card, equals: .second)
        Inner(name: "third").focusable(interactions: .activate).focused($card, equals: .third)
        Button("Third") { card = .third }
        Button("None") { card = nil }
      }
    }
  }

  private func tap(_ text: String, _ hosted: Hosted<some View>) throws {
    let label = try require(hosted.labels.first { $0.text == text })
    hosted.screen.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
    try hosted.screen.settle()
  }

  @Test func aTapFocusesAViewAndTakesTheFocusFromTheOther() throws {
    let hosted = Hosted(Screen(), height: 400)
    try tap("first off", hosted)
    expect(hosted.labels.contains { $0.text == "first on" })
    try tap("second off", hosted)
    expect(hosted.labels.map(\.text).contains("first off") && hosted.labels.map(\.text).contains("second on"))
  }

  @Test func theAppMovesTheFocus() throws {
    let hosted = Hosted(Screen(), height: 400)
    try hosted.press("Third")
    expect(hosted.labels.map(\.text).contains("third on"))
    try hosted.press("None")
    expect(hosted.labels.map(\.text).contains("third off"))
  }

  @Test func viewsThatAreActivatedTakeNoFocusFromTaps() throws {
    let hosted = Hosted(Screen(), height: 400)
    try tap("third off", hosted)
    expect(hosted.labels.map(\.text).contains("third off"))
  }

  @Test func aViewThatIsNotFocusableStaysWithoutFocus() throws {
    let hosted = Hosted(Screen(isEnabled: false), height: 400)
    try tap("second off", hosted)
    expect(hosted.labels.map(\.text).contains("second off"))
  }
}

extension Hosted {
  /// All labels of the hosting view.
  var labels: [UILabel] {
    func below(_ view: UIView) -> [UILabel] { ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(below) }
    return below(controller.view)
  }
}

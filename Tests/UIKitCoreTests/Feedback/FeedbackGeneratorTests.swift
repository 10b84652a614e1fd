import Expectations
import Testing
import UIKit
import UIKitTesting

/// When feedback is given, and whom generators belong to.
@MainActor struct FeedbackGeneratorTests {
  @Test func feedbackGeneratorsEmitTheRequestedFeedback() {
    let given = feedback {
      let impact = UIImpactFeedbackGenerator(style: .heavy)
      impact.prepare()
      impact.impactOccurred()
      impact.impactOccurred(intensity: 3)
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5, at: CGPoint(x: 1, y: 2))
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.error)
    }
    expectEqual(
      given,
      [
        "prepare", "impact heavy 1.0", "impact heavy 1.0", "impact medium 0.5 at (1.0, 2.0)", "selection",
        "notification error",
      ])
  }

  /// [D] Apple's three kinds and their numbers.
  @Test func notificationFeedbackHasThreeTypes() {
    let kinds: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
    expectEqual(kinds.map(\.rawValue), [0, 1, 2])
    let given = feedback { for kind in kinds { UINotificationFeedbackGenerator().notificationOccurred(kind) } }
    expectEqual(given, ["notification success", "notification warning", "notification error"])
  }

  @Test func feedbackBeforeAFailureIsDropped() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      _ = try feedback {
        UISelectionFeedbackGenerator().selectionChanged()
        throw Failure()
      }
    }
    expect(feedback(during: {}).isEmpty)
  }

  @Test func feedbackGeneratorsAreInteractionsOfTheirView() {
    let view = UIView()
    let generator = UIImpactFeedbackGenerator(style: .light, view: view)
    expect(generator.view === view && view.interactions.contains { $0 === generator })
    view.removeInteraction(generator)
    expectNil(generator.view)
  }

  @Test func feedbackGeneratorsDoNotRetainTheirView() {
    var view: UIView? = UIView()
    weak let gone = view
    let generator = UISelectionFeedbackGenerator(view: view!)
    view = nil
    expect(gone == nil && generator.view == nil)
  }
}

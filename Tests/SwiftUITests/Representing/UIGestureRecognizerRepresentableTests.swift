import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct UIGestureRecognizerRepresentableTests {
  private final class Trace {
    var places: [CGPoint] = []
    var named: [CGPoint] = []
    var translations: [CGPoint?] = []
    var made = 0
    var enabled: [Bool] = []
  }

  @MainActor private final class Speaker: NSObject {
    let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    init(_ converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter) { self.converter = converter }
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    let trace: Trace
    @Environment(\.isEnabled) private var isEnabled

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Speaker { Speaker(converter) }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      trace.made += 1
      return UIPanGestureRecognizer()
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      trace.enabled.append(isEnabled)
      recognizer.isEnabled = isEnabled
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      guard recognizer.state == .ended else { return }
      trace.places.append(context.converter.localLocation)
      trace.named.append(context.coordinator.converter.location(in: .named("all")))
      trace.translations.append(context.converter.localTranslation)
    }
  }

  private struct Screen: View {
    let trace: Trace
    @State private var isOff = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).gesture(Pan(trace: trace)).disabled(isOff)
        Button("Off") { isOff = true }
      }
      .coordinateSpace(name: "all")
    }
  }

  @Test func theRecognizerReportsConvertedLocations() throws {
    let trace = Trace()
    let hosted = Hosted(Screen(trace: trace))
    let box = try require(hosted.views.first { ($0 as? ContainedView)?.takesTouches == true })
    let start = box.convert(CGPoint(x: 50, y: 50), to: nil)
    hosted.screen.drag(from: start, to: CGPoint(x: start.x + 30, y: start.y + 10), duration: 0.3)
    try hosted.screen.settle()
    expect(trace.made == 1 && trace.places == [CGPoint(x: 80, y: 60)])
    expectEqual(trace.named, [CGPoint(x: 80, y: 60)])
    let translation = try require(trace.translations.first ?? nil)
    expect(translation.x > 15 && translation.x <= 30)
    try hosted.press("Off")
    expect(trace.made == 1 && trace.enabled.first == true && trace.enabled.last == false)
    hosted.screen.drag(from: start, to: CGPoint(x: start.x + 30, y: start.y), duration: 0.3)
    try hosted.screen.settle()
    expectEqual(trace.places.count, 1)
  }

  private struct Tap: UIGestureRecognizerRepresentable {
    let action: (CGPoint?) -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      action(context.converter.localVelocity)
    }
  }

  @Test func recognizerActionsChangeStateAndTapsHaveNoVelocity() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").frame(width: 100, height: 50).gesture(Tap { if $0 == nil { count += 1 } })
      }
    }
    let hosted = Hosted(Counter())
    for count in 1...2 {
      hosted.screen.tap(at: CGPoint(x: 150, y: 100))
      try hosted.screen.settle()
      expectEqual(hosted.texts, ["\(count)"])
    }
  }
}

import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("Values that animations change step by step")
struct AnimatableTests {
  private struct Number: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text("\(Int(value.rounded()))") }
  }

  private struct Shifted: ViewModifier, Animatable {
    var distance: Double
    var animatableData: Double {
      get { distance }
      set { distance = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, distance) }
  }

  private struct Slide: GeometryEffect {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
  }

  private struct Bar: Shape {
    var fraction: Double
    var animatableData: Double {
      get { fraction }
      set { fraction = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * fraction, height: rect.height))
    }
  }

  private struct Screen<Content: View>: View {
    @State private var isOn = false
    let content: (Double) -> Content
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        content(isOn ? 100 : 0)
        Button("Animate") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        Button("Set") { isOn.toggle() }
      }
    }
  }

  /// Taps a button, and lets half of the animation pass.
  private func press<V: View>(_ title: String, _ hosted: Hosted<V>) throws {
    try hosted.screen.activate(.label(title))
    hosted.screen.advance(frames: 30)
  }

  @Test("a view's body is evaluated with the values between") func view() throws {
    let hosted = Hosted(Screen { Number(value: $0) })
    try press("Animate", hosted)
    let half = try require(hosted.texts.compactMap(Int.init).first)
    expect((45...55).contains(half))
    try hosted.screen.settle()
    expect(hosted.texts.contains("100"))
    let evaluations = hosted.evaluations
    hosted.screen.advance(frames: 10)
    expectEqual(hosted.evaluations, evaluations)
    try press("Set", hosted)
    expect(hosted.texts.contains("0"))
  }

  @Test("an animation back begins at the current value") func turning() throws {
    let hosted = Hosted(Screen { Number(value: $0) })
    try press("Animate", hosted)
    try hosted.screen.activate(.label("Animate"))
    hosted.screen.advance(frames: 2)
    let now = try require(hosted.texts.compactMap(Int.init).first)
    expect((40...55).contains(now))
    try hosted.screen.settle()
    expect(hosted.texts.contains("0"))
  }

  @Test("a modifier's body is evaluated with the values between") func modifier() throws {
    let hosted = Hosted(Screen { Text("moved").modifier(Shifted(distance: $0)) }, width: 400)
    func place() -> CGFloat {
      hosted.views.first { ($0 as? UILabel)?.text == "moved" }.map { $0.convert($0.bounds, to: nil).minX } ?? -1
    }
    try hosted.screen.settle()
    let start = place()
    try press("Animate", hosted)
    expect(place() > start && place() < start + 100)
    try hosted.screen.settle()
    expect(place() != start)
  }

  @Test("a geometry effect moves a view in frames, and leaves its layout") func effect() throws {
    let hosted = Hosted(Screen { Text("moved").modifier(Slide(distance: CGFloat($0))) }, width: 400)
    func place() -> CGFloat {
      hosted.views.first { ($0 as? UILabel)?.text == "moved" }.map { $0.convert($0.bounds, to: nil).minX } ?? -1
    }
    try hosted.screen.settle()
    let start = place()
    try press("Animate", hosted)
    expect((start + 45...start + 55).contains(place()))
    try hosted.screen.settle()
    expectEqual(place(), start + 100)
  }

  @Test("a shape is drawn with the values between") func shape() throws {
    let hosted = Hosted(Screen { Bar(fraction: $0 / 100).fill(.red).frame(width: 200, height: 50) })
    try hosted.screen.settle()
    let frame = try require(hosted.views.first { $0 is ShapeDrawingView }.map { $0.convert($0.bounds, to: nil) })
    let (near, far) = (Int(frame.minX) + 60, Int(frame.minX) + 140)
    let y = Int(frame.midY)
    let white = hosted.pixel(near, y)
    try press("Animate", hosted)
    expect(hosted.pixel(near, y) != white && hosted.pixel(far, y) == white)
    try hosted.screen.settle()
    expect(hosted.pixel(far, y) != white)
  }

  @Test("a trimmed, turned and scaled shape animates what it is changed by") func changedShapes() {
    var turned = Circle().rotation(.degrees(90))
    expect(abs(turned.animatableData.second - .pi / 2) < 1e-9)
    turned.animatableData.second = 0
    expectEqual(turned.angle, .zero)
    var moved = Circle().offset(x: 3, y: 4)
    moved.animatableData.second = AnimatablePair(5, 6)
    expectEqual(moved.offset, CGSize(width: 5, height: 6))
    var scaled = Rectangle().scale(2)
    expectEqual(
      scaled.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect,
      CGRect(x: -5, y: -5, width: 20, height: 20))
    scaled.animatableData.second = AnimatablePair(1, 1)
    expectEqual(scaled.scale, CGSize(width: 1, height: 1))
    var rounded = RoundedRectangle(cornerRadius: 4)
    rounded.animatableData = AnimatablePair(8, 8)
    expectEqual(rounded.cornerSize, CGSize(width: 8, height: 8))
    expectEqual(AnyShape(Circle()).path(in: CGRect(x: 0, y: 0, width: 4, height: 8)).boundingRect.height, 4)
    let shifted = Rectangle().transform(CGAffineTransform(translationX: 2, y: 0))
    expectEqual(shifted.path(in: CGRect(x: 0, y: 0, width: 1, height: 1)).boundingRect.minX, 2)
  }

  @Test("vectors are added, scaled and measured by component") func vectors() {
    var pair = AnimatablePair(3.0, CGFloat(4)) + AnimatablePair(1.0, CGFloat(0)) - AnimatablePair(1.0, CGFloat(0))
    expectEqual(pair.magnitudeSquared, 25)
    pair.scale(by: 2)
    expect(pair == AnimatablePair(6, 8) && AnimatablePair<Double, CGFloat>.zero == AnimatablePair(0, 0))
    expect(
      EmptyAnimatableData.zero + EmptyAnimatableData() == EmptyAnimatableData()
        && EmptyAnimatableData().magnitudeSquared == 0)
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.second.first = 7
    expectEqual(rect.width, 7)
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.second.second = 9
    expectEqual(insets.trailing, 9)
    var point = UnitPoint.center
    point.animatableData = AnimatablePair(0, 1)
    expectEqual(point, .bottomLeading)
  }

  @Test func animatablePairsAreScaledAndInterpolated() {
    let pair = AnimatablePair(2.0, 4.0)
    expectEqual(pair.scaled(by: 0.5), AnimatablePair(1, 2))
    expectEqual(pair.interpolated(towards: AnimatablePair(4, 0), amount: 0.25), AnimatablePair(2.5, 3))
    var number = 10.0
    number.interpolate(towards: 20, amount: 2)
    expectEqual(number, 30)
  }
}

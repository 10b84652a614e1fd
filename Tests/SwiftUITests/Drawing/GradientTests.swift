import Expectations
import Testing

@testable import SwiftUI

@MainActor struct GradientTests {
  @Test func theGradientOfAColourIsLighterAtTheTop() {
    let blue = Color(red: 0, green: 0, blue: 0.8)
    let hosted = Hosted(Rectangle().fill(blue.gradient), width: 20, height: 100)
    let (top, bottom) = (hosted.pixel(10, 1), hosted.pixel(10, 98))
    expect(top > bottom && bottom.hasSuffix("cc") && top.prefix(2) > "20")
  }

  @Test func anyGradientsRunFromTopToBottom() {
    let gradient = AnyGradient(Gradient(colors: [.black, .white]))
    let hosted = Hosted(Rectangle().fill(gradient), width: 20, height: 100)
    expect(hosted.pixel(10, 1) < "101010" && hosted.pixel(10, 98) > "f0f0f0")
  }

  @Test func angularGradientsFillTheirAnglesOnly() {
    let gradient = AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
    let hosted = Hosted(gradient, width: 100, height: 100)
    let whole = Hosted(AngularGradient(colors: [.red, .blue], center: .center), width: 100, height: 100)
    expect(hosted.pixel(50, 95) != whole.pixel(50, 95))
    expectEqual(hosted.pixel(60, 10), hosted.pixel(90, 40), "the rest of the turn has the colours of the ends")
    expect(hosted.pixel(40, 10) == hosted.pixel(10, 40) && hosted.pixel(40, 10) != hosted.pixel(60, 10))
    let styled = Hosted(
      Rectangle().fill(
        .angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))),
      width: 100, height: 100)
    expectEqual(styled.pixel(50, 95), hosted.pixel(50, 95))
    let conic = Hosted(
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center)), width: 100, height: 100)
    expectEqual(conic.pixel(20, 95), whole.pixel(20, 95))
    let radial = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)
    let filled = Rectangle().fill(
      .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50))
    expectEqual(
      Hosted(filled, width: 100, height: 100).pixel(30, 50), Hosted(radial, width: 100, height: 100).pixel(30, 50))
  }
}
